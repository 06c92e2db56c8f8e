"""How to begin the shipped scenarios for two: first plans and how often to play each, as data.

`python -m training.openings` makes them: the plans of different kinds that look best are played against each other,
each game is played on by the strongest level, and regret matching solves the table of results.  The
results are in docs/notes/computers-openings.md.  In headquarters-2 half of the weight was set by hand, for the plan
that level 4 finds without a book: docs/notes/computers-value.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State

Plan = tuple[Command, ...]
#: The order of the tiles from each seat's view: the same place has the same rank for all.
Ranks = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True)
class Book:
    """How to begin a scenario.

    `turns` is how many turns are varied.  `plans` are first turns as the first seat would play them, each with its
    weight in a thousand.
    """

    turns: int
    plans: tuple[tuple[int, Plan], ...]


ASHORE = Move("TRANS", "Hesk", "Skerry", 1, (("INF", 5),))

#: By the scenario's name.
BOOKS: Mapping[str, Book] = {
    "Headquarters for Two": Book(
        3,
        (
            (500, (Purchase("IC", 1, "Drift"), Move("INF", "Drift", "D3", 1))),
            (200, (Purchase("INF", 10, "Drift"), Purchase("IU", 4, "Drift"))),
            (150, (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift"))),
            (150, (Purchase("INF", 12, "Drift"), Move("INF", "Drift", "D3", 1))),
        ),
    ),
    "Two Coasts": Book(
        1,
        (
            (377, (ASHORE, Purchase("INF", 30, "Hesk"))),
            (345, (ASHORE, Purchase("IC", 1, "Hesk"))),
            (278, (ASHORE, Purchase("TRANS", 1, "Hesk"))),
        ),
    ),
    "A Foot in Every Land": Book(
        1,
        (
            (440, (Move("INF", "Drift", "D5", 1), Purchase("CC", 1, "Drift"))),
            (440, (Purchase("IC", 1, "Drift"),)),
            (120, (Purchase("IC", 1, "Drift"), Purchase("IU", 1, "Drift"))),
        ),
    ),
}
UNKNOWN = Book(0, ())


def book_of(scenario: Scenario) -> Book:
    """The book of a scenario; an empty one if there is none."""
    return BOOKS.get(scenario.name, UNKNOWN)


def first_plans(state: State, seat: str, ranks: Ranks) -> Sequence[tuple[int, Plan]]:
    """The plans for the start of a scenario, on the seat's side of the board; none for other positions."""
    scenario = state.scenario
    plans = book_of(scenario).plans
    if state.turn != 1 or not plans or state.position != scenario.setup:
        return ()
    first = scenario.players[0]
    # A player's own scenario may have the same name, and other tiles.
    return [(weight, found) for weight, plan in plans if (found := turned(plan, ranks[first], ranks[seat]))]


def turned(plan: Plan, before: Mapping[str, int], after: Mapping[str, int]) -> Plan:
    """A plan of one seat as the other's, by the ranks of the tiles for both; empty if it names other tiles."""
    tiles = {place: tile for tile, place in after.items()}
    places = {tile: tiles[place] for tile, place in before.items()}
    found: Plan = ()
    for command in plan:
        match command:
            case Purchase(tile=tile) if tile in places:
                found = (*found, replace(command, tile=places[tile]))
            case Move(start=start, destination=end) if start in places and end in places:
                found = (*found, replace(command, start=places[start], destination=places[end]))
            case Nothing():
                found = (*found, command)
            case _:
                return ()
    return found
