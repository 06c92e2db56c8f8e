"""`rozz arena`: computer players against each other, seats changed from game to game; games are kept in a file.

A game depends on the scenario, the levels, the seed and its number alone, so an arena that was stopped goes on where it
stood.  Time is the processor's.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from rozz import library
from rozz.engine import untrusted_json
from rozz.engine.ai.evaluator import Minded
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.think import think
from rozz.engine.dice import Keyed
from rozz.engine.errors import BadFile, BadJson
from rozz.engine.game import Rules

#: Moments after which a game is broken off, and how often a position may come before it is.
LONGEST = 150
OFTENEST = 3
#: Games that are played at once, whatever is asked for: each has a process of its own, and Windows knows no more.
MOST_JOBS = 61


@dataclass(frozen=True)
class Bout:
    """A finished game: which level sat where, who won and why, and what thinking cost by seat."""

    number: int
    seats: Mapping[str, int]
    winners: tuple[str, ...]
    reason: str
    turns: int
    asked: Mapping[str, int] = field(default_factory=dict)
    evaluations: Mapping[str, int] = field(default_factory=dict)
    seconds: Mapping[str, float] = field(default_factory=dict)
    slowest: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    """What is to be played: a scenario, the levels of its seats, how many games, and the seed."""

    game: str
    scenario: Mapping[str, Any]
    levels: tuple[int, ...]
    seed: str
    longest: int = LONGEST

    @property
    def head(self) -> dict[str, Any]:
        """What the file of an arena begins with: whoever goes on must mean the same."""
        return {
            "arena": 2,
            "game": self.game,
            "scenario": self.scenario["name"],
            "levels": list(self.levels),
            "seed": self.seed,
            "longest": self.longest,
        }


def placed(levels: Sequence[int], seats: Sequence[str], number: int) -> dict[str, int]:
    """Which level sits where in a game: the last level as often as seats are left, all moved on by one each game."""
    padded = [*levels, *[levels[-1]] * len(seats)][: len(seats)]
    return {seat: padded[(place + number) % len(seats)] for place, seat in enumerate(seats)}


def bout(card: Card, number: int) -> Bout:
    """One game, from its beginning."""
    rules = library.game(card.game)
    scenario = rules.read(card.scenario)
    seats = [seat.colour for seat in rules.seats(scenario) if not seat.is_passive]
    sitting = placed(card.levels, seats, number)
    minds = {seat: library.mind(card.game) for seat in seats}
    levels = {seat: LEVELS[level] for seat, level in sitting.items()}
    # A game and its mirror have the same chance; of players who are alike the mirror would be the same game again.
    chance = number if len(set(sitting.values())) == 1 else number // len(seats)
    key = f"{card.seed} {chance}".encode()
    return played(rules, scenario, minds, levels, key, number, card.longest)


def played(
    rules: Rules,
    scenario: Any,
    minds: Mapping[str, Minded | None],
    levels: Mapping[str, Level],
    key: bytes,
    number: int = 0,
    longest: int = LONGEST,
) -> Bout:
    """A game between these; seats without a level are played by nobody."""
    idle = [seat.colour for seat in rules.seats(scenario) if seat.colour not in levels]
    asked, evaluations = dict.fromkeys(levels, 0), dict.fromkeys(levels, 0)
    seconds, slowest = dict.fromkeys(levels, 0.0), dict.fromkeys(levels, 0.0)
    state = rules.begin(scenario, Keyed(key, "begin"))
    seen: dict[str, int] = {}
    moments, turn, broken = 0, 0, ""
    while (moment := rules.moment(state)) is not None and not broken:
        turn, moments = moment.turn, moments + 1
        orders: dict[str, Any] = {}
        for seat in moment.seats:
            if seat in idle:
                orders[seat] = rules.default(state, seat)
                continue
            begun = process_time()
            thought = think(rules, minds[seat], state, seat, levels[seat], key, idle=idle)
            took = process_time() - begun
            orders[seat] = thought.commands
            asked[seat] += 1
            evaluations[seat] += thought.evaluations
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        state = rules.after(state, orders, Keyed(key, f"moment {moments}"))
        broken = _broken(rules, state, seen, moments, longest)
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome else ()
    reason = outcome.reason if outcome else broken
    sitting = {seat: level.number for seat, level in levels.items()}
    return Bout(number, sitting, winners, reason, turn, asked, evaluations, seconds, slowest)


def _broken(rules: Rules, state: Any, seen: dict[str, int], moments: int, longest: int) -> str:
    """Why a game is not played on: it is too long, or a position has come too often."""
    print_of = dict(rules.fingerprint(state))
    print_of.pop("turn", None)
    name = json.dumps(print_of, sort_keys=True)
    seen[name] = seen.get(name, 0) + 1
    if seen[name] >= OFTENEST:
        return "repeated"
    return "too long" if moments >= longest else ""


@dataclass
class Row:
    """What one level did, over all games or from one seat."""

    games: int = 0
    won: int = 0
    shared: int = 0
    drawn: int = 0
    lost: int = 0
    turns: int = 0
    asked: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, each: Bout, seat: str) -> None:
        """Count a game from the side of a seat."""
        self.games += 1
        is_winner = seat in each.winners
        self.won += is_winner and len(each.winners) == 1
        self.shared += is_winner and len(each.winners) > 1
        self.drawn += not each.winners
        self.lost += bool(each.winners) and not is_winner
        self.turns += each.turns
        self.asked += each.asked[seat]
        self.evaluations += each.evaluations[seat]
        self.seconds += each.seconds[seat]
        self.slowest = max(self.slowest, each.slowest[seat])

    @property
    def decided(self) -> float:
        """The share of decided games that were won; 0 where none was decided."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.0

    def told(self) -> dict[str, float]:
        """As figures of a table."""
        asked = max(1, self.asked)
        return {
            "games": self.games,
            "won": self.won,
            "shared": self.shared,
            "drawn": self.drawn,
            "lost": self.lost,
            "decided": round(self.decided, 3),
            "turns": round(self.turns / max(1, self.games), 1),
            "evaluations": round(self.evaluations / asked),
            "seconds": round(self.seconds / asked, 3),
            "slowest": round(self.slowest, 3),
        }


def table(bouts: Iterable[Bout]) -> dict[str, dict[str, float]]:
    """A row for each level, and for each level in each seat."""
    rows: dict[str, Row] = {}
    for each in bouts:
        for seat, level in each.seats.items():
            rows.setdefault(f"level {level}", Row()).add(each, seat)
            rows.setdefault(f"level {level} as {seat}", Row()).add(each, seat)
    return {name: rows[name].told() for name in sorted(rows)}


def reasons(bouts: Sequence[Bout]) -> dict[str, int]:
    """How the games ended."""
    counted: dict[str, int] = {}
    for each in bouts:
        counted[each.reason] = counted.get(each.reason, 0) + 1
    return dict(sorted(counted.items()))


def kept(path: Path | None, card: Card) -> list[Bout]:
    """The games that a file holds already; it begins with what they are of.  Raises BadFile for other games."""
    if path is None or not path.exists():
        return []
    try:
        if not (text := path.read_text(encoding="utf-8")).strip():
            return []
        head, *lines = text.splitlines()
        if untrusted_json.read(head) != card.head:
            raise BadFile(f"{path.name} is of other games: {head}", "arena")
        return [_bout(untrusted_json.read(line)) for line in lines if line.endswith("}")]
    except (BadJson, ValueError, TypeError, KeyError, AttributeError) as wrong:
        raise BadFile(f"{path.name} is no file of an arena", "arena") from wrong


def _bout(written: dict[str, Any]) -> Bout:
    """A game as it was kept; raises ValueError, TypeError, KeyError or AttributeError for what is none."""
    game = Bout(**{**written, "winners": tuple(written["winners"])})
    counts = (game.number, game.turns, *game.asked.values(), *game.evaluations.values())
    times = (*game.seconds.values(), *game.slowest.values())
    is_whole = (
        all(type(count) is int and count >= 0 for count in counts)
        and all(type(time) in (int, float) for time in times)
        and all(type(level) is int and level in LEVELS for level in game.seats.values())
        and all(each.keys() == game.seats.keys() for each in (game.asked, game.evaluations, game.seconds, game.slowest))
        and set(game.winners) <= game.seats.keys()
        and isinstance(game.reason, str)
    )
    if not is_whole:
        raise ValueError(f"game {game.number} is not whole")
    return game


def bouts(card: Card, games: int, jobs: int = 1, path: Path | None = None) -> Iterator[Bout]:
    """So many games, those of the file first; each is written there as soon as it is over."""
    known = {each.number: each for each in kept(path, card)}
    yield from (known[number] for number in sorted(known) if number < games)
    missing = [number for number in range(games) if number not in known]
    if path is not None:
        _rewrite(path, card, known.values())
    for each in _all(card, missing, jobs):
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps(asdict(each)) + "\n")
        yield each


def _rewrite(path: Path, card: Card, known: Iterable[Bout]) -> None:
    """The file anew: a line that was cut off when the arena was stopped is gone."""
    lines = [json.dumps(card.head), *(json.dumps(asdict(each)) for each in known)]
    path.write_text("\n".join(lines) + "\n")


def _all(card: Card, numbers: Sequence[int], jobs: int) -> Iterator[Bout]:
    if min(jobs, len(numbers)) <= 1:
        yield from map(partial(bout, card), numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers), MOST_JOBS)) as pool:
        yield from pool.map(partial(bout, card), numbers)


def main(chosen: argparse.Namespace) -> int:
    """Play, and print the table."""
    written = library.scenario_of_any_game(chosen.scenario)
    card = Card(written["game"], written, _levels(chosen.levels), str(chosen.seed), chosen.longest)
    path = Path(chosen.file) if chosen.file else None
    done = list(bouts(card, chosen.games, chosen.jobs, path))
    if chosen.json:
        print(json.dumps({**card.head, "games": len(done), "ended": reasons(done), "table": table(done)}))
        return 0
    print("\n".join(lines(card, done)))
    return 0


def _levels(text: str) -> tuple[int, ...]:
    """`4,2` as numbers of levels; raises BadFile for what is no level."""
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if not part.isdecimal() or int(part) not in LEVELS:
            raise BadFile(f"there is no level {part!r}; there are {', '.join(map(str, LEVELS))}", "levels")
    return tuple(map(int, parts))


def lines(card: Card, done: Sequence[Bout]) -> Iterator[str]:
    """The table as it is printed."""
    yield f"{card.scenario['name']}, levels {','.join(map(str, card.levels))}, seed {card.seed}, {len(done)} games"
    yield f"ended by {', '.join(f'{reason} {number}' for reason, number in reasons(done).items())}"
    columns = ("won", "shared", "drawn", "lost", "decided", "turns", "evaluations", "seconds", "slowest")
    yield f"{'':<20}" + "".join(f"{name:>12}" for name in columns)
    for name, row in table(done).items():
        yield f"{name:<20}" + "".join(f"{row[column]:>12g}" for column in columns)
