"""No hand reaches anybody else: every word that was sent in a whole match is read for cards.

A card may be named to everybody when it lies open (or lay open this round), and to one person
when they hold it or just held it. Anything else is a leak.
"""

from __future__ import annotations

from typing import Any

from bot.i18n import Say
from engine.tables.table import Status, Table
from tests.bot.playing import all_ready, begin, take_turn
from tests.bot.stage import Stage
from tests.bot.watch import Sent, Watch

SAY = Say("en")
WORDS = {
    "mary": "Mary",
    "darnley": "Darnley",
    "elizabeth": "Elizabeth",
    "james": "👑 James",
    "rizzio": "Rizzio",
    "throckmorton": "Throckmorton",
    "cecil": "Cecil",
    "bothwell": "Bothwell",
    "dudley": "Dudley",
    "knox": "Knox",
    "loch-leven": "Loch Leven",
    "fotheringhay": "Fotheringhay",
    "gruesome-end": "Gruesome End",
    "geddon": "Geddon",
    "crown-jewels": "Jewels",
}
"""What a card is known by wherever its long or its short name stands."""


class Witness:
    """Follows a match from outside, and knows what each person may have seen."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.watch = Watch(stage.env)
        self.open: set[str] = set()
        self.held: dict[int, set[str]] = {user.id: set() for user in stage.people.values()}

    def follow(self, _before: Table | None, after: Table) -> None:
        """Told of each change: what lies open and who holds what, now or before."""
        if after.state is None:
            return
        data = after.package.game.state_to_json(after.state)
        for own in data["sets"]:
            for _, *cards in own:
                self.open.update(cards)
        self.open.update(data["pile"])
        for seat, cards in enumerate(data["hands"]):
            user_id = after.seats[seat].user_id
            if user_id is not None:
                self.held[user_id].update(cards)

    def new_round(self) -> None:
        self.open.clear()
        for held in self.held.values():
            held.clear()

    def check(self) -> int:
        """Read the news; how many messages named a card."""
        found = 0
        for sent in self.watch.news():
            if "rules" in sent.text[:80]:
                continue
            named = self.cards_in(sent)
            may = self.open | (self.held[sent.to] if sent.to is not None else set())
            assert named <= may, (sent.to, named - may, sent.text)
            found += bool(named)
        return found

    def cards_in(self, sent: Sent) -> set[str]:
        named = {card for card, word in WORDS.items() if word in sent.text}
        return named | {value.partition("#")[0] for value in _values(sent.payload) if "#" in value}


def _values(payload: dict[str, Any]) -> list[str]:
    waiting, values = list(payload.get("components") or ()), []
    while waiting:
        node = waiting.pop()
        values += [option["value"] for option in node.get("options") or ()]
        waiting += node.get("components") or ()
    return values


async def test_every_card_has_a_word_to_know_it_by(stage: Stage) -> None:
    face = stage.bot.registry.package("queen-of-scots").face
    for card in face.cards():
        named = [each for each, word in WORDS.items() if word in SAY.plain(face.card_name(card))]
        assert named == [card]


async def test_no_hand_leaks_in_a_whole_match(stage: Stage) -> None:
    witness = Witness(stage)
    stage.bot.tables.subscribe(witness.follow)
    await begin(stage, stage.bess, target=200, computers=1)
    named = 0
    for _ in range(200):
        table = await stage.table()
        if table.status is Status.ROUND_OVER:
            named += witness.check()
            witness.new_round()
            await all_ready(stage)
        elif table.status is Status.PLAYING:
            user = await stage.turn()
            for other in (stage.anne, stage.bess):
                await other.slash("hand")
            await stage.dorothy.slash("hand")
            await stage.dorothy.press("More")
            await stage.dorothy.press_private("Watch")
            await take_turn(user)
            named += witness.check()
        else:
            break
    assert (await stage.table()).status is Status.FINISHED
    assert named > 50


async def test_nobody_can_open_anothers_private_message(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await stage.anne.hand()
    seen = [message.id for message in stage.channel.history(viewer=stage.bess.member)]
    assert stage.anne.private.id not in seen
