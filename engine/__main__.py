"""The engine's own commands: play matches, compare players, re-play a record.

Exit codes: 0 all is well; 1 the record is false (an illegal move, wrong scores); 2 something
cannot be read or written, or the command line is wrong. Errors are one line on standard error.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random

from pydantic import ValidationError

from engine.errors import DataError, FalseRecord
from engine.game import Json, Rules
from engine.games import BUILDERS, Registry
from engine.league import Pairing, league, line_up, table
from engine.record import dumps, replay
from engine.simulate import RANDOM, Write, player, simulate

FALSE = 1
UNUSABLE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        registry = Registry(read_editions(os.environ))
        if options.command == "simulate":
            _simulate(parser, options, registry)
        elif options.command == "league":
            _league(parser, options, registry)
        else:
            _verify(options.file, registry)
        sys.stdout.flush()
    except FalseRecord as error:
        return _fail(str(error), FALSE)
    except DataError as error:
        return _fail(str(error), UNUSABLE)
    except OSError as error:
        _drop_output()
        if isinstance(error, BrokenPipeError):
            return UNUSABLE  # whoever read the output has gone, and wants no message either
        return _fail(f"{error.filename or 'output'}: {error.strerror}", UNUSABLE)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def read_editions(environment: Mapping[str, str]) -> dict[str, Json]:
    """The operator's own decks: ``QUEEN_OF_SCOTS_DECK`` names a file, and so for each game."""
    editions = {}
    for builder in BUILDERS:
        path = environment.get(f"{builder.id.upper().replace('-', '_')}_DECK")
        if path:
            editions[builder.id] = builder.read_edition(Path(path))
    return editions


def _fail(line: str, code: int) -> int:
    print(f"error: {line}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """Lose what standard output will not take, or Python would complain about it at its exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("simulate", help="play whole matches and print one JSON object")
    _add_match_options(play)
    play.add_argument(
        "--players",
        type=lambda names: names.split(","),
        default=[RANDOM],
        metavar="A,B,…",
        help="random or a computer's level: one for all seats, or one a seat",
    )
    play.add_argument("--record", type=Path, metavar="FILE", help="write the matches' record here")
    compare = commands.add_parser(
        "league",
        help="compare players and print a table",
        description=(
            "Whole matches with duplicate deals: the same cards are played once for each rotation "
            "of the players. Prints how many matches each kind of player won, with a 95 % "
            "interval over deals, by how many points it was ahead, and the median time a move."
        ),
    )
    _add_match_options(compare)
    compare.add_argument(
        "--players",
        type=lambda names: names.split(","),
        required=True,
        metavar="A,B,…",
        help="random or a computer's level, a seat each; the last one takes the seats left",
    )
    compare.add_argument(
        "--jobs", type=_positive, default=1, help="processes that play; the result is the same"
    )
    check = commands.add_parser("verify", help="re-play a match record and print its totals")
    check.add_argument("file", type=Path)
    return parser


def _add_match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, choices=[builder.id for builder in BUILDERS])
    parser.add_argument("--seats", type=int, help="default: one a player named, or the fewest")
    parser.add_argument("--matches", type=_positive, default=1, help="a league rounds them up")
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same matches")
    parser.add_argument("--rules", nargs="*", type=_pair, default=[], metavar="KEY=VALUE")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not key=value")
    return key, value


def _simulate(
    parser: argparse.ArgumentParser, options: argparse.Namespace, registry: Registry
) -> None:
    package = registry.package(options.game)
    game = package.game
    players = _players(parser, options, game.id, game.seats)
    rules = _rules(parser, options, game.rules)
    with _recording(options.record) as write:
        tally = simulate(package, rules, players, options.matches, options.seed, write)
    result = {
        "game": game.id,
        "seats": len(players),
        "matches": tally.matches,
        "rounds": tally.rounds,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "wins": tally.wins,
        "players": players,
    }
    print(json.dumps(result))


def _league(
    parser: argparse.ArgumentParser, options: argparse.Namespace, registry: Registry
) -> None:
    package = registry.package(options.game)
    game = package.game
    names: list[str] = options.players
    seats = _seats(parser, options, game.id, game.seats)
    if len(names) > seats:
        parser.error(f"{len(names)} players for {seats} seats")
    for name in names:
        player(package, name, Random())  # noqa: S311 - only to see whether there is one
    rules = _rules(parser, options, game.rules)
    pairing = Pairing(
        game.id,
        game.edition(),
        rules.model_dump(mode="json"),
        line_up(names, seats),
        options.seed,
    )
    scores = league(pairing, options.matches, options.jobs)
    print(table(pairing, scores))


def _players(
    parser: argparse.ArgumentParser, options: argparse.Namespace, game_id: str, allowed: range
) -> list[str]:
    names: list[str] = options.players
    seats = _seats(parser, options, game_id, allowed)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        parser.error(f"{len(names)} players for {seats} seats: name one for all, or one a seat")
    return names


def _seats(
    parser: argparse.ArgumentParser, options: argparse.Namespace, game_id: str, allowed: range
) -> int:
    seats: int | None = options.seats
    if seats is None:
        seats = max(len(options.players), allowed[0])
    if seats not in allowed:
        parser.error(f"{game_id} has {allowed[0]} to {allowed[-1]} seats, not {seats}")
    return seats


def _rules(
    parser: argparse.ArgumentParser, options: argparse.Namespace, model: type[Rules]
) -> Rules:
    try:
        return model.model_validate(dict(options.rules))
    except ValidationError as error:
        first = error.errors()[0]
        parser.error(f"rule {'.'.join(map(str, first['loc']))}: {first['msg']}")


@contextmanager
def _recording(path: Path | None) -> Iterator[Write | None]:
    """Where a record's lines go: to a file beside ``path`` that takes its place when complete.

    What is not a plain file (a pipe) is written to as it is.
    """
    if path is None:
        yield None
        return
    path = path.resolve()
    plain = path.is_file() or not path.exists()
    target = path.with_name(f".{path.name}.{os.getpid()}.part") if plain else path
    try:
        with target.open("w", encoding="utf-8") as file:
            yield lambda line: print(dumps(line), file=file)
            file.flush()
            if plain:
                os.fsync(file.fileno())
        if plain:
            target.replace(path)
    except BaseException as error:
        if plain:
            target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise


def _verify(path: Path, registry: Registry) -> None:
    for match in replay(_lines(path), registry, str(path)):
        print(json.dumps(asdict(match)))


def _lines(path: Path) -> Iterator[str]:
    with path.open("rb") as file:
        for number, raw in enumerate(file, start=1):
            try:
                yield raw.decode()
            except UnicodeDecodeError as error:
                raise DataError(str(path), f"line {number}", "not UTF-8 text") from error


if __name__ == "__main__":
    sys.exit(main())
