"""A league of different players, which decides whether new weights are accepted.

`python -m training.league SCENARIO --games N --seed S --file FILE [--heroes A,B] [--opponents C,D] [--turns N]`

Each hero plays N games against each opponent of `opponents.py`, half of them in each seat. A game begins with one to
four random turns, or with as many as `--turns` says; against exploiters with none, because they know how the hero
begins. To judge a new book, use `--turns 0`. Heroes meet an opponent in the same openings. The first hero (by default
level 4 as it is) is the candidate, and the second one the current player (by default the newest version that plays
differently). `acceptance.py` decides; if the candidate is not accepted, the exit code is 1. Every finished game is a
line in FILE, so a stopped league can be resumed; games with other settings do not count. Only scenarios for two players
work.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.search.beam_search import examine_plans
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.dice import KeyedDice
from rozz.engine.errors import BadScenario
from rozz.engine.game import Plan, Rules
from rozz.engine.puzzles.proof import whole
from training import acceptance, frozen_versions, opening_families
from training.acceptance import Result
from training.opponents import BASE_VERSION, NOW, players, random_plan
from training.scripted_games import Opening, Participant, canonical_name, play_game, scenario_named

#: The level that finds openings, the most kinds of plans, and how much worse than the best they may be.
WIDE = replace(LEVELS[4], work=500, candidates=36)
KINDS, MARGIN = 14, 0.1
#: The least and the most random turns.
SHORTEST, LONGEST = 1, 4
#: How every line of a league's file begins.
LINE_START = '{"league": {'


@dataclass(frozen=True)
class LeagueSettings:
    """What is played: the scenario, the seed, and how many turns are random (one to four if it is None)."""

    scenario: str
    seed: str
    turns: int | None = None

    @property
    def plays_book_lines(self) -> bool:
        """Whether players begin as their books say."""
        return self.turns == 0

    def fingerprint(self) -> Mapping[str, Any]:
        """What a line of the file must say to count."""
        level_4 = json.dumps(frozen_versions.current_settings(), sort_keys=True)
        return {**asdict(self), "settings": sha256(level_4.encode()).hexdigest()[:8]}


@dataclass(frozen=True)
class League:
    """A league: its settings and players, who plays whom how often, and in which file the games are kept.

    `unchanged` is the name of the version that level 4 still equals; empty if it has been changed since.
    """

    settings: LeagueSettings
    rules: Rules
    scenario: Any
    players: Mapping[str, Participant]
    unchanged: str
    heroes: Sequence[str]
    opponents: Sequence[str]
    games: int = acceptance.ENOUGH
    enough: int = acceptance.ENOUGH
    file: Path = Path()
    _openings: dict[str, Opening] = field(default_factory=dict, compare=False)

    def is_same(self, one: str, two: str) -> bool:
        """Whether two names mean the same player."""
        return one == two or {one, two} == {NOW, self.unchanged}

    def opponents_of(self, hero: str) -> list[str]:
        """The opponents of a hero, without the hero."""
        return [name for name in self.opponents if not self.is_same(hero, name)]

    def opening(self, key: str, turns: int) -> Opening:
        """The random turns of a game; all games with a key have the same."""
        if key not in self._openings:
            self._openings[key] = random_opening(self.rules, self.scenario, turns, key)
        return self._openings[key]


def league_of(settings: LeagueSettings, heroes: Sequence[str] = (), opponents: Sequence[str] = ()) -> League:
    """A league with these heroes and opponents; if there are none, with the default ones."""
    rules, scenario = scenario_named(settings.scenario)
    known = players(rules, scenario, settings.scenario)
    versions = frozen_versions.versions(rules.name, scenario, plays_book_lines=settings.plays_book_lines)
    unchanged = unchanged_version(rules, scenario, versions, settings)
    names = [f"version {number}" for number in versions]
    old = [name for name in names if name != unchanged]
    others = [name for name in known if name != NOW and (name in names or not name.startswith("version "))]
    return League(settings, rules, scenario, known, unchanged, heroes or [NOW, *old[-1:]], opponents or others)


def unchanged_version(
    rules: Rules, scenario: Any, versions: Mapping[int, frozen_versions.Settings], settings: LeagueSettings
) -> str:
    """The name of the version that level 4 still equals; empty if it has been changed since."""

    def relevant(chosen: frozen_versions.Settings) -> frozen_versions.Settings:
        return frozen_versions.relevant_settings(
            chosen, rules.name, scenario, plays_book_lines=settings.plays_book_lines
        )

    today = relevant(frozen_versions.current_settings())
    return next((f"version {number}" for number, chosen in versions.items() if relevant(chosen) == today), "")


def play(league: League, hero: str, other: str, game: int) -> Result:
    """One game of a hero against an opponent."""
    rules, scenario, settings, known = league.rules, league.scenario, league.settings, league.players
    seats = [each.colour for each in rules.seats(scenario)]
    seat, foe = seats[game % 2], seats[1 - game % 2]
    key = f"{settings.seed} {settings.scenario} {other} {game // 2}"
    turns = Random(key).randint(SHORTEST, LONGEST) if settings.turns is None else settings.turns
    if known[hero].chooses_first_turns or known[other].chooses_first_turns:
        turns = 0
    begun = league.opening(key, turns) if turns else {}
    done = play_game(rules, scenario, {seat: known[hero], foe: known[other]}, key.encode(), begun)
    own = theirs = ""
    if rules.name == "rozz":
        own, theirs = (opening_families.family(scenario.catalog, done.given[each]) for each in (seat, foe))
    return Result(hero, other, game, done.score(seat), turns, own, theirs)


def random_opening(rules: Rules, scenario: Any, turns: int, key: str) -> Opening:
    """First turns of both seats: random choices among good plans of different kinds."""
    mind = frozen_versions.evaluator(frozen_versions.settings(BASE_VERSION), rules.name)
    chance, state = Random(f"{key} opening"), rules.begin(scenario, KeyedDice(key.encode(), "begin"))
    given: dict[str, list[Plan]] = {seat.colour: [] for seat in rules.seats(scenario)}
    number = 0
    while (moment := rules.moment(state)) is not None and min(map(len, given.values())) < turns:
        orders = {seat: random_good_plan(rules, mind, state, seat, WIDE, chance) for seat in moment.seats}
        for seat, plan in orders.items():
            given[seat].append(plan)
        number += 1
        state = rules.next_state(state, orders, KeyedDice(key.encode(), f"moment {number}"))
    return given


def random_good_plan(rules: Rules, mind: Evaluator, state: Any, seat: str, level: Level, chance: Random) -> Plan:
    """A random one of the best plans of different kinds against a player who does nothing."""
    moment = rules.moment(state)
    assert moment is not None
    context = SearchContext(rules, mind, state, moment, seat, level, b"opening", level.work)
    still = {each: rules.default_commands(state, each) for each in moment.seats if each != seat}
    found: dict[Any, Plan] = {}
    scored = whole(examine_plans(context, seat, ((1.0, still),), 8, level.candidates))
    for each in scored:
        if each.value >= scored[0].value - MARGIN and context.is_legal(each.plan):
            found.setdefault(mind.plan_kind(each.plan), each.plan)
    return chance.choice(list(found.values())[:KINDS]) if found else random_plan(rules, mind, state, seat, chance)


def read_results(path: Path, fingerprint: Mapping[str, Any]) -> list[Result]:
    """A league's games in a file. Ignores an incomplete last line; raises ValueError if the file is not a league's."""
    finished, torn = _lines(path)
    results = []
    for number, text in enumerate(finished, 1):
        try:
            line = json.loads(text)
            league, result = dict(line["league"]), Result(**line["game"])
        except (ValueError, TypeError, KeyError):
            raise ValueError(f"{path.name}, line {number}: not a game of a league") from None
        if league == fingerprint:
            results.append(result)
    if torn and not (torn.startswith(LINE_START) or LINE_START.startswith(torn)):
        raise ValueError(f"{path.name}, line {len(finished) + 1}: not a game of a league")
    return results


def cut_torn_line(path: Path) -> None:
    """Remove an incomplete last line: the league was stopped while it wrote it."""
    finished, torn = _lines(path)
    if torn:
        path.write_text("".join(f"{line}\n" for line in finished), encoding="utf-8")


def _lines(path: Path) -> tuple[list[str], str]:
    """The finished lines of a file, and what follows them."""
    *finished, torn = (path.read_text(encoding="utf-8") if path.exists() else "").split("\n")
    return finished, torn


def run(league: League) -> Iterator[tuple[Result, bool]]:
    """All games of a league in their order, each with True if it was played now, False if it was in the file."""
    fingerprint = league.settings.fingerprint()
    done = {(each.hero, each.opponent, each.game): each for each in read_results(league.file, fingerprint)}
    cut_torn_line(league.file)
    for game in range(league.games):
        for other in league.opponents:
            for hero in league.heroes:
                if league.is_same(hero, other):
                    continue
                if (hero, other, game) in done:
                    yield done[hero, other, game], False
                    continue
                result = play(league, hero, other, game)
                with league.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"league": fingerprint, "game": asdict(result)}) + "\n")
                yield result, True


def parse_arguments(arguments: Sequence[str]) -> League:
    """The league that the arguments describe. Invalid arguments end the program."""
    parser = argparse.ArgumentParser(prog="python -m training.league", description=__doc__.partition("\n")[0])
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=acceptance.ENOUGH, help="of each hero against each opponent")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--heroes", type=listed, default=[], help="the candidate and the current player: A,B")
    parser.add_argument("--opponents", type=listed, default=[], help="names, separated by commas")
    parser.add_argument("--turns", type=int, help="how many turns are random; by default one to four")
    few = "an opponent or a family with fewer games is not judged"
    parser.add_argument("--enough", type=int, default=acceptance.ENOUGH, help=few)
    chosen = parser.parse_args(arguments)
    if chosen.games < 2 or chosen.games % 2:
        parser.error("--games must be even and at least 2: half of the games are played in each seat")
    if chosen.turns is not None and chosen.turns < 0:
        parser.error("--turns cannot be negative")
    if chosen.enough < 1:
        parser.error("--enough must be at least 1")
    if not chosen.file.absolute().parent.is_dir():
        parser.error(f"--file {chosen.file}: there is no such folder")
    try:
        rules, scenario = scenario_named(chosen.scenario)
    except BadScenario as unknown:
        parser.error(str(unknown))
    if rules.name not in ("rozz", "rosenkreuz", *frozen_versions.AREAS) or len(rules.seats(scenario)) != 2:
        parser.error(f"{chosen.scenario} is not for two players, or its game has no league")
    settings = LeagueSettings(canonical_name(chosen.scenario), chosen.seed, chosen.turns)
    league = league_of(settings, chosen.heroes, chosen.opponents)
    for name in (*league.heroes, *league.opponents):
        if name not in league.players:
            parser.error(f"unknown player {name}; choose from {', '.join(league.players)}")
    try:
        read_results(chosen.file, settings.fingerprint())
    except (ValueError, OSError) as wrong:
        parser.error(str(wrong))
    return replace(league, games=chosen.games, enough=chosen.enough, file=chosen.file)


def listed(text: str) -> list[str]:
    """Names that are separated by commas."""
    return [name.strip() for name in text.split(",")]


def report(league: League, results: Sequence[Result]) -> acceptance.Verdict:
    """Print the tables and the verdict."""
    print(acceptance.tables(results, league.heroes, opening_families.TURNS))
    opponents = league.opponents_of(league.heroes[0])
    judged = acceptance.verdict(results, league.heroes, opponents, opening_families.TURNS, league.enough)
    print(f"\n{judged}")
    return judged


def main(arguments: Sequence[str]) -> int:
    """Play the missing games and judge; 0 if the candidate is accepted."""
    league, begun = parse_arguments(arguments), monotonic()
    results, fresh = [], 0
    for result, is_new in run(league):
        results.append(result)
        fresh += is_new
        print(f"{len(results)}: {result.hero} – {result.opponent}, {result.score:g}", file=sys.stderr)
    minutes = (monotonic() - begun) / 60
    judged = report(league, results)
    print(f"\n{fresh} games played, {fresh / minutes:.1f} a minute")
    return 0 if judged.is_accepted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
