"""What became of seats in mid-match, told among the moves until the round is over. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.table import News, Status, Table


def left(table: Table, before: Table, seat: int, kind: str) -> Table:
    """The table that tells who left this seat, as it was ``before``; a lobby shows it anyway."""
    if before.status is Status.LOBBY:
        return table
    seated = before.seats[seat]
    gone = News(kind, seat, len(table.log), seated.user_id, seated.name)
    return replace(table, news=(*table.news, gone))


def hosts(table: Table, seat: int) -> Table:
    """The table that tells who is its host now."""
    if table.status is Status.LOBBY:
        return table
    kept = tuple(each for each in table.news if each.kind != "host")
    return replace(table, news=(*kept, News("host", seat, len(table.log))))


def names(table: Table, user_id: int) -> bool:
    """Whether it is told of this person that they left."""
    return any(each.user_id == user_id for each in table.news)


def without(table: Table, user_id: int) -> Table:
    """The table without what names this person."""
    kept = tuple(each for each in table.news if each.user_id != user_id)
    return replace(table, news=kept, version=table.version + 1)
