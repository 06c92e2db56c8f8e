"""A short match told in words: a difference reads as a story."""

from __future__ import annotations

import pytest

from rozz.engine.areas.resolution.battle import losses
from rozz.engine.areas.resolution.turn import _facts
from rozz.engine.areas.text.report import _result
from rozz.engine.dice import NO_DICE
from tests.support.engine.areas_at_random import GAMES, SCENARIOS

SEATS = ("FIRST", "SECOND")
TURNS = [
    ("2 B > Bell, 1 B > D", "3 C > D; Bomb Drake"),
    ("+1 Brine; 1 Bell > Brine, 1 Bell > Drake", "2 D > Brine"),
    ("3 Fern > Foam; Bomb Gull; Bomb Gull", "3 Gull > Grotto"),
]

STORY = """
Turn 1
Z2 Ada moves 2 from Brine to Bell City
Z2 Ada moves 1 from Brine to Drake
Z2 Ben moves 3 from Coral to Drake
Z2 Ada arrives in Bell City with 2: Ada 0 → 2
Z2 Ada arrives in Drake with 1: Ada 0 → 1
Z2 Ben arrives in Drake with 3: Ben 0 → 3
Z6 Battle in Drake: Ada 1, Ben 3; Ben loses none and keeps 3
Z10 Ben bombards Drake: Ben 3 → 2
Turn 2
Z8 Ada gets 1 in Brine: Ada 0 → 1
Z3 Ada: 1 Bell City > Brine, 1 Bell City > Drake is void: Bell City and Drake do not touch
Z2 Ben moves 2 from Drake to Brine
Z2 Ben arrives in Brine with 2: Ben 0 → 2
Z6 Battle in Brine: Ada 1, Ben 2; Ben loses none and keeps 2
Turn 3
Z8 Ada gets 1 in Bell City: Ada 2 → 3
Z2 Ada moves 3 from Fern to Foam City
Z2 Ben moves 3 from Gull to Grotto City
Z2 Ada arrives in Foam City with 3: Ada 0 → 3
Z2 Ben arrives in Grotto City with 3: Ben 0 → 3
Z2 Ada: Bomb Gull is void: a turn has one bombardment
Z2 Ada: Bomb Gull is void: a turn has one bombardment
"""


def test_a_story() -> None:
    game, scenario = GAMES["ozymandia"], SCENARIOS["ozymandia", "five-isles"]
    state = game.begin(scenario, NO_DICE)
    told = [""]
    for number, (first, second) in enumerate(TURNS, 1):
        orders = {"FIRST": game.parse(scenario, first), "SECOND": game.parse(scenario, second)}
        played = game.resolve(state, orders, NO_DICE)
        told.append(f"Turn {number}")
        told += [f"{line.rule} {line.text}" for line in game.report(played, {"FIRST": "Ada", "SECOND": "Ben"})]
        state = played.after
    assert "\n".join(told) + "\n" == STORY
    phases = [(phase.name, len(phase.events)) for phase in played.phases]
    assert phases == [("placements", 1), ("borders", 4), ("battles", 0), ("bombs", 0)]


@pytest.mark.parametrize(
    ("forces", "keeper", "told"),
    [
        ((4, 4), "", "nobody is left, for equal forces destroy each other"),
        ((4, 4), "SECOND", "1 of SECOND is left, for the forces are equal and SECOND held the area"),
        ((2, 1), "", "2 of FIRST are left, for a force at least twice as large loses none"),
        (
            (4, 7),
            "",
            "6 of SECOND are left, for the larger force loses as many as the smaller had, less the 3 that it had more",
        ),
    ],
)
def test_of_those_who_meet_it_is_said_why_so_many_are_left(forces: tuple[int, int], keeper: str, told: str) -> None:
    lost = dict(zip(SEATS, losses(*forces), strict=True))
    facts = _facts(dict(zip(SEATS, forces, strict=True)), lost)
    assert _result({**facts, "keeper": keeper}, {}).endswith(f" meet: {told}")
