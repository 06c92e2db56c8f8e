"""The players of a league, by name: all different, and each plays the same with the same seed.

- `now`: level 4 as it is.
- `version N`: level 4 as it was set in an earlier version (`frozen_versions.py`).
- `level N`: a weaker level as it is.
- `loose`: level 4 without its table, which often prefers a plan that is not the best.
- `noisy N`: level N, but one turn in five is random.
- a style, such as `banker`: level 4 with different weights.
- `simple ...`: a player who knows one trick (`simple_players.py`), `greedy` and `random`.
- `exploiter N`: repeats turns that have beaten a version, and goes on as that version
  (`exploiters/SCENARIO.json`, found by `repeated_wins.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from rozz import game_extras
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS
from rozz.engine.areas.ai.evaluator import AreasEvaluator
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Plan, Rules
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.openings import Ranks, turned
from training import frozen_versions, simple_players
from training.scripted_games import EvaluatorWithoutOpenings, Participant, Player, file_name_of, legal_part

NOW = "now"
EXPLOITERS = Path(__file__).with_name("exploiters")
#: The version on which the styles, some other players and the random openings are based. It stays the same.
BASE_VERSION = 6
#: The weights that each style changes, in the row of the objective.
STYLES: Mapping[str, Mapping[str, float]] = {
    "banker": {"income": 1.3, "works_near": 0.7},
    "rusher": {"front": 0.35, "spear": 0.4, "exposed_foot": -1.3},
    "missileer": {"aim_price": 0.4, "blasting": 0.3, "aim_foot": 0.2},
    "disarmed": {"aim_price": 0.05, "aim_foot": 0.02, "income": 1.1},
    "turtle": {"garrison": 0.35, "shield": 0.5, "traps": 0.9, "exposed_foot": -3.2},
    "tanker": {"heavy": 1.8, "spear": 0.4},
    "walker": {"foot": 0.4, "land": 0.8},
}
#: The same for Ozymandia and Simultaneous Risk. `guessing` has the weights from before the first fit.
AREA_STYLES: Mapping[str, Mapping[str, Mapping[str, float]]] = {
    "cities": {
        "guessing": {
            "armies": 4.0, "income": 3.9, "goal": 1.7, "nearly": 0.0, "territories": 2.0, "open": 1.6, "ripe": 0.3,
            "sweep": 1.5, "safe": 2.5, "front": 0.3, "far": -0.1, "bombs": 4.0, "targets": 2.0,
        },
        "hoarder": {"armies": 6.0, "safe": 4.0},
        "conqueror": {"territories": 8.0, "nearly": 4.0},
    },
    "territories": {
        "guessing": {
            "armies": 4.0, "income": 4.0, "territories": 2.0, "continents": 2.0, "open": 0.0, "ripe": 0.3,
            "sweep": 0.3, "safe": 2.0, "front": 1.0, "far": -0.5, "heaped": 0.0, "targets": 2.0, "bombs": 0.5,
        },
        "hoarder": {"armies": 18.0, "safe": 5.0},
        "conqueror": {"territories": 4.0, "nearly": 4.0},
    },
}  # fmt: skip
#: How many plans a random choice is made from; a noisy player makes one in one turn of this many.
CHOICE = 30
NOISE = 5
#: How far below the best a plan is half as likely for `loose`.
HALVING_GAP = 0.03


@dataclass(frozen=True)
class Simple:
    """A player of Rozz who knows one trick."""

    trick: simple_players.Player
    given: tuple[Plan, ...] = ()
    chooses_first_turns: ClassVar[bool] = False

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """What the trick says."""
        return self.trick(state, seat, random_of(rules, state, seat, key))


@dataclass(frozen=True)
class Proposed:
    """Plays one of the `number` likeliest plans at random, as if nobody else did anything."""

    mind: Evaluator
    number: int
    given: tuple[Plan, ...] = ()
    chooses_first_turns: ClassVar[bool] = False

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """A random one of these plans."""
        return random_plan(rules, self.mind, state, seat, random_of(rules, state, seat, key), self.number)


@dataclass(frozen=True)
class Noisy:
    """A player who gives random commands now and then."""

    inner: Participant
    mind: Evaluator
    given: tuple[Plan, ...] = ()
    chooses_first_turns: ClassVar[bool] = False

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """Random commands in one turn of `NOISE`, otherwise those of the player."""
        chance = random_of(rules, state, seat, key)
        if chance.randrange(NOISE):
            return self.inner.commands(rules, state, seat, key)
        return random_plan(rules, self.mind, state, seat, chance)


@dataclass(frozen=True)
class Exploiter:
    """Repeats turns that have beaten a player, given as the first seat would play them, and goes on as that player."""

    line: tuple[Plan, ...]
    inner: Participant
    given: tuple[Plan, ...] = ()
    chooses_first_turns: ClassVar[bool] = True

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """The next turn of the line on the seat's side of the board, as far as it is legal."""
        if state.turn > len(self.line):
            return self.inner.commands(rules, state, seat, key)
        ranks = ranks_of(rules, state.scenario)
        plan = turned(self.line[state.turn - 1], ranks[state.scenario.players[0]], ranks[seat])
        return legal_part(rules, state, seat, plan)


def ranks_of(rules: Rules, scenario: Any) -> Ranks:
    """The order of a board's tiles for each seat."""
    return RozzEvaluator().tables(rules.begin(scenario, NO_DICE)).ranks


def random_of(rules: Rules, state: Any, seat: str, key: bytes) -> Random:
    """A player's own random numbers in a moment of a game."""
    moment = rules.moment(state)
    assert moment is not None
    return Random(f"{key.hex()} {seat} {moment.name} {moment.turn}")


def random_plan(rules: Rules, mind: Evaluator, state: Any, seat: str, chance: Random, number: int = CHOICE) -> Plan:
    """One of about `number` plans that a game proposes; where plans grow, each command is one of as many."""
    plan: Plan = ()
    for _ in range(mind.max_length(state, seat)):
        longer = mind.extensions(state, seat, plan, number, NO_DICE)
        if not longer:
            break
        plan = chance.choice(longer[:number])
    if plan:
        return plan
    plans = mind.plans(state, seat, number, NO_DICE)[:number]
    return chance.choice(plans) if plans else tuple(rules.default_commands(state, seat))


def players(rules: Rules, scenario: Any, name: str = "") -> dict[str, Participant]:
    """All players of a league in a scenario for two; its exploiters are found by `name`."""
    game = rules.name
    mind = game_extras.evaluator(game)
    assert mind is not None
    found: dict[str, Participant] = {NOW: Player(LEVELS[4], mind)}
    for number, chosen in frozen_versions.versions(game, scenario, plays_book_lines=True).items():
        found[f"version {number}"] = version(chosen, game)
    found |= {f"level {number}": Player(LEVELS[number], mind) for number in (3, 2)}
    found |= {f"noisy {number}": Noisy(Player(LEVELS[number], mind), mind) for number in (4, 3)}
    base = frozen_versions.evaluator(frozen_versions.settings(BASE_VERSION), game)
    if game == "rozz":
        found["loose"] = Player(replace(LEVELS[4], rows=0, looseness=HALVING_GAP), base)
        found |= {name: Player(LEVELS[4], with_style(scenario, style)) for name, style in STYLES.items()}
        found |= {f"simple {name}": Simple(trick) for name, trick in simple_players.PLAYERS.items()}
    else:
        found |= {"greedy": Proposed(base, 1), "random": Proposed(base, CHOICE)}
    if isinstance(mind, AreasEvaluator):
        production = frozen_versions.AREAS[game]
        weights = frozen_versions.settings(BASE_VERSION)["area weights"][production]
        for each, style in AREA_STYLES[production].items():
            found[each] = Player(LEVELS[4], AreasEvaluator(production, {**weights, **style}))
    return found | exploiters(game, scenario, name)


def version(chosen: frozen_versions.Settings, game: str) -> Player:
    """Level 4 of a version."""
    return Player(frozen_versions.level(chosen), frozen_versions.evaluator(chosen, game))


def with_style(scenario: Any, style: Mapping[str, float]) -> RozzEvaluator:
    """Rozz with the weights of a style, and without a book."""
    weights, kind = frozen_versions.settings(BASE_VERSION)["weights"], scenario.objective.kind
    return EvaluatorWithoutOpenings({**weights, kind: {**weights[kind], **style}}, duels={})


def exploiters(game: str, scenario: Any, name: str) -> dict[str, Participant]:
    """The lines that are kept for a scenario of Rozz; each goes on as the version that it has beaten."""
    found: dict[str, Participant] = {}
    for number, each in enumerate(_kept_lines(_exploiter_file(name)), 1):
        beaten = version(frozen_versions.settings(each["version"]), game)
        found[f"exploiter {number}"] = Exploiter(frozen_versions.parsed(scenario, each["line"]), beaten)
    return found


def _exploiter_file(name: str) -> Path:
    return EXPLOITERS / f"{file_name_of(name)}.json"


def _kept_lines(path: Path) -> list[dict[str, Any]]:
    return list(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else []


def keep(name: str, line: Sequence[Plan], found: Mapping[str, Any]) -> bool:
    """Add the first seat's line, and how it was found, to a scenario's exploiters. Returns whether it was added."""
    path = _exploiter_file(name)
    kept, text = _kept_lines(path), frozen_versions.written(line)
    # `turned` drops commands that the other side of the board cannot give; such a line is useless for that seat.
    if not all(line) or text in [each["line"] for each in kept]:
        return False
    path.write_text(json.dumps([*kept, {"line": text, **found}], indent=1) + "\n", encoding="utf-8")
    return True
