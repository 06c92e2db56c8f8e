"""A league of unlike players: whether new weights may be taken.

`python -m training.league SCENARIO --games N --seed S --file FILE [--heroes A,B] [--opponents C,D] [--turns N]`

Each hero plays N games against each opponent of `opponents.py`, half of them in either seat. A game begins with one to
four random turns, or with as many as `--turns` says; against exploiters with none, because they know how the hero
begins. To judge a new book, say `--turns 0`. Heroes meet an opponent in the same openings. The first hero (by default
level 4 as it is) is to replace the second one (by default the newest version that plays otherwise). `gate.py` says
whether it may; if not, the exit code is 1. Every finished game is a line in FILE, so a league that was stopped goes on;
games with other settings do not count. For scenarios for two.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rozz.engine.ai.evaluator import Evaluator, Plan
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.search.beam_search import grown
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.dice import Keyed
from rozz.engine.game import Rules
from rozz.engine.puzzles.proof import whole
from training import families, frozen, gate
from training.gate import Result
from training.opponents import NOW, SETTLED, Exploiter, players, random_plan
from training.scripted_games import Opening, Participant, played, scenario_named

#: The level that finds openings, the most kinds of plans, and how much worse than the best they may be.
WIDE = replace(LEVELS[4], work=500, candidates=36)
KINDS, MARGIN = 14, 0.1
#: The least and the most random turns.
SHORTEST, LONGEST = 1, 4


@dataclass(frozen=True)
class League:
    """What is played: the scenario, the seed, and how many turns are random (one to four if it is None)."""

    scenario: str
    seed: str
    turns: int | None = None

    @property
    def with_lines(self) -> bool:
        """Whether players begin as their books say."""
        return self.turns == 0

    @property
    def head(self) -> Mapping[str, Any]:
        """What a line of the file must say to count."""
        settings = json.dumps(frozen.todays(), sort_keys=True)
        return {**asdict(self), "settings": sha256(settings.encode()).hexdigest()[:8]}


def play(
    rules: Rules, scenario: Any, league: League, known: Mapping[str, Participant], hero: str, other: str, game: int
) -> Result:
    """One game of a hero against an opponent."""
    seats = [each.colour for each in rules.seats(scenario)]
    seat, foe = seats[game % 2], seats[1 - game % 2]
    key = f"{league.seed} {league.scenario} {other} {game // 2}"
    turns = Random(key).randint(SHORTEST, LONGEST) if league.turns is None else league.turns
    if any(isinstance(known[name], Exploiter) for name in (hero, other)):
        turns = 0
    begun = opening(rules, scenario, turns, key) if turns else {}
    done = played(rules, scenario, {seat: known[hero], foe: known[other]}, key.encode(), begun)
    own = theirs = ""
    if rules.name == "rozz":
        own, theirs = (families.family(scenario.catalog, done.given[each]) for each in (seat, foe))
    return Result(hero, other, game, done.score(seat), turns, own, theirs)


def opening(rules: Rules, scenario: Any, turns: int, key: str) -> Opening:
    """First turns of both seats: random choices among good plans of different kinds."""
    mind = frozen.evaluator(frozen.settings(SETTLED), rules.name)
    chance, state = Random(f"{key} opening"), rules.begin(scenario, Keyed(key.encode(), "begin"))
    given: dict[str, list[Plan]] = {seat.colour: [] for seat in rules.seats(scenario)}
    number = 0
    while (moment := rules.moment(state)) is not None and min(map(len, given.values())) < turns:
        orders = {seat: any_good(rules, mind, state, seat, WIDE, chance) for seat in moment.seats}
        for seat, plan in orders.items():
            given[seat].append(plan)
        number += 1
        state = rules.after(state, orders, Keyed(key.encode(), f"moment {number}"))
    return given


def any_good(rules: Rules, mind: Evaluator, state: Any, seat: str, level: Level, chance: Random) -> Plan:
    """Any of the best plans of different kinds against a player who does nothing."""
    moment = rules.moment(state)
    assert moment is not None
    context = SearchContext(rules, mind, state, moment, seat, level, b"opening", level.work)
    still = {each: rules.default(state, each) for each in moment.seats if each != seat}
    found: dict[Any, Plan] = {}
    scored = whole(grown(context, seat, ((1.0, still),), 8, level.candidates))
    for each in scored:
        if each.value >= scored[0].value - MARGIN and context.is_legal(each.plan):
            found.setdefault(mind.kind(each.plan), each.plan)
    return chance.choice(list(found.values())[:KINDS]) if found else random_plan(rules, mind, state, seat, chance)


def kept(path: Path, head: Mapping[str, Any]) -> list[Result]:
    """The games of a league in a file; half a line at its end is dropped."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    finished, _, torn = text.rpartition("\n")
    if torn:
        path.write_text(finished + "\n" if finished else "", encoding="utf-8")
    lines = map(json.loads, finished.splitlines())
    return [Result(**line["game"]) for line in lines if line["league"] == head]


def run(league: League, games: int, heroes: Sequence[str], opponents: Sequence[str], path: Path) -> Iterator[Result]:
    """All games of a league in their order, those that are not in the file played now."""
    rules, scenario = scenario_named(league.scenario)
    known = players(rules, scenario, league.scenario)
    done = {(each.hero, each.opponent, each.game): each for each in kept(path, league.head)}
    for game in range(games):
        for other in opponents:
            for hero in heroes:
                if is_same(rules, scenario, hero, other, league.with_lines):
                    continue
                if (hero, other, game) not in done:
                    result = play(rules, scenario, league, known, hero, other, game)
                    with path.open("a", encoding="utf-8") as file:
                        file.write(json.dumps({"league": league.head, "game": asdict(result)}) + "\n")
                    done[hero, other, game] = result
                yield done[hero, other, game]


def is_same(rules: Rules, scenario: Any, one: str, two: str, with_lines: bool = True) -> bool:
    """Whether two names mean the same player."""
    return one == two or {one, two} == {NOW, current(rules, scenario, with_lines)}


def current(rules: Rules, scenario: Any, with_lines: bool = True) -> str:
    """The name of the version that level 4 still is; empty if it has been changed since."""
    today = frozen.decisive(frozen.todays(), rules.name, scenario, with_lines)
    for number, chosen in frozen.versions(rules.name, scenario, with_lines).items():
        if frozen.decisive(chosen, rules.name, scenario, with_lines) == today:
            return f"version {number}"
    return ""


def names(rules: Rules, scenario: Any, league: League) -> tuple[list[str], list[str]]:
    """The default heroes, new and old, and the default opponents."""
    known = players(rules, scenario, league.scenario)
    unlike = [f"version {number}" for number in frozen.versions(rules.name, scenario, league.with_lines)]
    old = [name for name in unlike if name != current(rules, scenario, league.with_lines)]
    others = [name for name in known if name in unlike or not name.startswith("version ")]
    return [NOW, *old[-1:]], [name for name in others if name != NOW]


def main(arguments: Sequence[str]) -> int:
    """Play what is missing, print the tables and the verdict."""
    parser = argparse.ArgumentParser(prog="python -m training.league", description=__doc__.partition("\n")[0])
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=gate.ENOUGH, help="of each hero against each opponent")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--heroes", type=listed, help="names, separated by commas; the first is to replace the second")
    parser.add_argument("--opponents", type=listed, help="names, separated by commas")
    parser.add_argument("--turns", type=int, help="how many turns are random; by default one to four")
    parser.add_argument("--enough", type=int, default=gate.ENOUGH, help="fewer games of a kind are not judged")
    chosen = parser.parse_args(arguments)
    rules, scenario = scenario_named(chosen.scenario)
    if rules.name not in ("rozz", "rosenkreuz", *frozen.AREAS) or len(rules.seats(scenario)) != 2:
        parser.error(f"{chosen.scenario} is not for two, or its game has no league")
    league = League(chosen.scenario, chosen.seed, chosen.turns)
    heroes, opponents = names(rules, scenario, league)
    heroes, opponents = chosen.heroes or heroes, chosen.opponents or opponents
    known = players(rules, scenario, chosen.scenario)
    for name in (*heroes, *opponents):
        if name not in known:
            parser.error(f"{name} is none of {', '.join(known)}")
    before, begun = len(kept(chosen.file, league.head)), monotonic()
    results = []
    for result in run(league, chosen.games, heroes, opponents, chosen.file):
        results.append(result)
        print(f"{len(results)}: {result.hero} – {result.opponent}, {result.score:g}", file=sys.stderr)
    fresh = len(kept(chosen.file, league.head)) - before
    print(gate.tables(results, heroes, families.TURNS))
    print(f"\n{fresh} games played, {60 * fresh / (monotonic() - begun):.1f} a minute")
    judged = gate.verdict(results, heroes, families.TURNS, chosen.enough)
    print(judged)
    return 0 if judged.is_passed else 1


def listed(text: str) -> list[str]:
    """Names that are separated by commas."""
    return [name.strip() for name in text.split(",")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
