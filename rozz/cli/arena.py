"""`rozz arena`: computer players against each other, changing seats between games, which are stored in a file.

A game depends only on the scenario, the levels, the seed and its number, so an interrupted arena can be resumed. Times
are processor times.
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

from rozz import game_extras, library
from rozz.engine import untrusted_json
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.think import think
from rozz.engine.dice import KeyedDice
from rozz.engine.errors import BadFile, BadJson
from rozz.engine.game import Rules
from rozz.engine.said import said
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed

#: The number of moments after which a game is stopped, and how often a position may occur before that.
LONGEST = 150
MOST_COMMON = 3
#: The most games played at once, even if more are requested. Each is a process, and Windows cannot wait for more.
MOST_JOBS = 61
#: The columns of the printed table.
COLUMNS = ("won", "shared", "drawn", "lost", "decided", "turns", "evaluations", "seconds", "slowest")


@dataclass(frozen=True)
class Bout:
    """A finished game: which level had which seat, who won and why, and what each seat's thinking cost."""

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
class ArenaSetup:
    """What is played: a scenario, the levels, the seed, and the limit on moments."""

    game: str
    scenario: Mapping[str, Any]
    levels: tuple[int, ...]
    seed: str
    longest: int = LONGEST

    @property
    def head(self) -> dict[str, Any]:
        """The header of an arena's file, which must match to resume it."""
        return {
            "arena": 2,
            "game": self.game,
            "scenario": self.scenario["name"],
            "levels": list(self.levels),
            "seed": self.seed,
            "longest": self.longest,
        }


def levels_by_seat(levels: Sequence[int], seats: Sequence[str], number: int) -> dict[str, int]:
    """Which level gets which seat: the last level fills the remaining seats, and all move on by one each game."""
    padded = [*levels, *[levels[-1]] * len(seats)][: len(seats)]
    return {seat: padded[(place + number) % len(seats)] for place, seat in enumerate(seats)}


def bout(setup: ArenaSetup, number: int) -> Bout:
    """Play one game from its start."""
    rules = library.game(setup.game)
    scenario = rules.read(setup.scenario)
    seats = [seat.colour for seat in rules.seats(scenario) if not seat.is_passive]
    by_seat = levels_by_seat(setup.levels, seats, number)
    evaluators = {seat: game_extras.evaluator(setup.game) for seat in seats}
    levels = {seat: LEVELS[level] for seat, level in by_seat.items()}
    # A game and its mirror have the same randomness; for equal players the mirror would be the same game again.
    chance = number if len(set(by_seat.values())) == 1 else number // len(seats)
    key = f"{setup.seed} {chance}".encode()
    return play_game(rules, scenario, evaluators, levels, key, number, setup.longest)


def play_game(
    rules: Rules,
    scenario: Any,
    evaluators: Mapping[str, Evaluator | None],
    levels: Mapping[str, Level],
    key: bytes,
    number: int = 0,
    longest: int = LONGEST,
) -> Bout:
    """Play a game between these players; nobody plays seats without a level."""
    idle = [seat.colour for seat in rules.seats(scenario) if seat.colour not in levels]
    asked, evaluations = dict.fromkeys(levels, 0), dict.fromkeys(levels, 0)
    seconds, slowest = dict.fromkeys(levels, 0.0), dict.fromkeys(levels, 0.0)
    state = rules.begin(scenario, KeyedDice(key, "begin"))
    seen: dict[str, int] = {}
    moments, turn, broken = 0, 0, ""
    while (moment := rules.moment(state)) is not None and not broken:
        turn, moments = moment.turn, moments + 1
        orders: dict[str, Any] = {}
        for seat in moment.seats:
            if seat in idle:
                orders[seat] = rules.default_commands(state, seat)
                continue
            begun = process_time()
            thought = think(rules, evaluators[seat], state, seat, levels[seat], key, idle=idle)
            took = process_time() - begun
            orders[seat] = thought.commands
            asked[seat] += 1
            evaluations[seat] += thought.evaluations
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        state = rules.next_state(state, orders, KeyedDice(key, f"moment {moments}"))
        broken = _break_off_reason(rules, state, seen, moments, longest)
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome else ()
    reason = outcome.reason if outcome else broken
    played_by = {seat: level.number for seat, level in levels.items()}
    return Bout(number, played_by, winners, reason, turn, asked, evaluations, seconds, slowest)


def _break_off_reason(rules: Rules, state: Any, seen: dict[str, int], moments: int, longest: int) -> str:
    """Why a game is stopped: "too-long", or "repeated" if a position occurred too often; or empty."""
    position = {key: value for key, value in rules.fingerprint(state).items() if key != "turn"}
    name = json.dumps(position, sort_keys=True)
    seen[name] = seen.get(name, 0) + 1
    if seen[name] >= MOST_COMMON:
        return "repeated"
    return "too-long" if moments >= longest else ""


@dataclass
class Row:
    """The results of one level, over all games or from one seat."""

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
        """The fraction of decided games that were won; 0 if none was decided."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.0

    def figures(self) -> dict[str, float]:
        """The figures of a table row."""
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


def rows(games: Iterable[Bout]) -> dict[tuple[int, str], dict[str, float]]:
    """A row for each level, and for each level in each seat: (level, seat or empty) → figures, sorted."""
    found: dict[tuple[int, str], Row] = {}
    for each in games:
        for seat, level in each.seats.items():
            found.setdefault((level, ""), Row()).add(each, seat)
            found.setdefault((level, seat), Row()).add(each, seat)
    return {place: found[place].figures() for place in sorted(found)}


def table(games: Iterable[Bout]) -> dict[str, dict[str, float]]:
    """The rows for programs, by names such as "level 4" and "level 4 as RED"."""
    return {f"level {level}{seat and ' as '}{seat}": row for (level, seat), row in rows(games).items()}


def reasons(games: Sequence[Bout]) -> dict[str, int]:
    """How the games ended."""
    counted: dict[str, int] = {}
    for each in games:
        counted[each.reason] = counted.get(each.reason, 0) + 1
    return dict(sorted(counted.items()))


def stored_bouts(path: Path | None, setup: ArenaSetup) -> list[Bout]:
    """The games already in a file, after its header. Raises BadFile if the header does not match."""
    if path is None or not path.exists():
        return []
    try:
        if not (text := path.read_text(encoding="utf-8")).strip():
            return []
        head, *lines = text.splitlines()
        if untrusted_json.read(head) != setup.head:
            raise BadFile(said("cli-arena-other", file=path.name, head=head), "arena")
        return [_read_bout(untrusted_json.read(line)) for line in lines if line.endswith("}")]
    except (BadJson, ValueError, TypeError, KeyError, AttributeError) as wrong:
        raise BadFile(said("cli-arena-damaged", file=path.name), "arena") from wrong


def _read_bout(written: dict[str, Any]) -> Bout:
    """Parse a stored game; raises ValueError, TypeError, KeyError or AttributeError if it is invalid."""
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


def bouts(setup: ArenaSetup, games: int, jobs: int = 1, path: Path | None = None) -> Iterator[Bout]:
    """Yield a number of games, first the games in the file; new games are appended to the file as they end."""
    known = {each.number: each for each in stored_bouts(path, setup)}
    yield from (known[number] for number in sorted(known) if number < games)
    missing = [number for number in range(games) if number not in known]
    if path is not None:
        _rewrite(path, setup, known.values())
    for each in _play_all(setup, missing, jobs):
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps(asdict(each)) + "\n")
        yield each


def _rewrite(path: Path, setup: ArenaSetup, known: Iterable[Bout]) -> None:
    """Rewrite the file without a line cut off by an interruption."""
    lines = [json.dumps(setup.head), *(json.dumps(asdict(each)) for each in known)]
    path.write_text("\n".join(lines) + "\n")


def _play_all(setup: ArenaSetup, numbers: Sequence[int], jobs: int) -> Iterator[Bout]:
    """Play these games, several at once if asked."""
    if min(jobs, len(numbers)) <= 1:
        yield from map(partial(bout, setup), numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers), MOST_JOBS)) as pool:
        yield from pool.map(partial(bout, setup), numbers)


def main(chosen: argparse.Namespace) -> int:
    """Play, and print the table."""
    written = library.scenario_of_any_game(chosen.scenario)
    setup = ArenaSetup(written["game"], written, _levels(chosen.levels), str(chosen.seed), chosen.longest)
    path = Path(chosen.file) if chosen.file else None
    done = list(bouts(setup, chosen.games, chosen.jobs, path))
    if chosen.json:
        print(json.dumps({**setup.head, "games": len(done), "ended": reasons(done), "table": table(done)}))
        return 0
    print("\n".join(lines(setup, done)))
    return 0


def _levels(text: str) -> tuple[int, ...]:
    """Parse `4,2` as numbers of levels; raises BadFile for an unknown level."""
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if not part.isdecimal() or int(part) not in LEVELS:
            raise BadFile(said("cli-no-level", level=part, levels=tuple(map(str, LEVELS))), "levels")
    return tuple(map(int, parts))


def lines(setup: ArenaSetup, done: Sequence[Bout]) -> Iterator[str]:
    """The lines of the printed table."""
    levels = ",".join(map(str, setup.levels))
    yield say("cli-arena-games", scenario=setup.scenario["name"], levels=levels, seed=setup.seed, games=len(done))
    ended = [say("cli-arena-reason", reason=reason, number=number) for reason, number in reasons(done).items()]
    yield say("cli-arena-ended", reasons=listed(ended))
    yield f"{'':<20}" + "".join(f"{say(f'cli-arena-{name}'):>12}" for name in COLUMNS)
    for (level, seat), row in rows(done).items():
        name = say("cli-arena-level-as" if seat else "cli-arena-level", level=level, seat=seat)
        yield f"{name:<20}" + "".join(f"{row[column]:>12g}" for column in COLUMNS)
