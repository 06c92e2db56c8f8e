"""How to begin the shipped scenarios for two: plans for the first turns and how often to play each, as data.

A line is what one seat does in its first turns, whatever the other does. `python -m training.openings` finds first
turns and `python -m training.lines` whole lines: they are played against each other, each game is played on by the
strongest level, and regret matching solves the table of results. What beats this mixture becomes a line as well.
The results are in docs/notes/computers-openings.md and docs/notes/computers-by-heart.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, opening
from rozz.engine.rozz.resolution import turn

Plan = tuple[Command, ...]
#: The order of the tiles from each seat's view: the same place has the same rank for all.
Ranks = Mapping[str, Mapping[str, int]]
#: A weight in a thousand, and the first turns as the first seat would play them.
Line = tuple[int, tuple[Plan, ...]]
#: A seat's money, and how many pieces it has by tile and item.
Holdings = tuple[int, Mapping[tuple[str, str], int]]


@dataclass(frozen=True)
class Book:
    """How to begin a scenario.

    `turns` is how many turns have a wider table where no line is played. `margin` is how much worse than the best plan
    found a line's plan may be after the first turn; 1 means that it is always played. `continues_after_losses` says
    whether lines continue after the seat has lost something. `grows_tables` says whether tables that could be read grow
    (`double_oracle.py`). `tolerance` is how much more than expected a rival who knows the shares of the lines may gain
    after the first turn; where it would gain more, the strongest level often thinks instead. 1 means that this is not
    checked.
    """

    turns: int
    lines: tuple[Line, ...]
    margin: float = 1.0
    continues_after_losses: bool = False
    grows_tables: bool = True
    tolerance: float = 1.0


#: How the strongest level begins, by the scenario's name.
BOOKS: Mapping[str, Book] = {
    "Headquarters for Two": Book(
        3,
        (
            (390, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "Rozz", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("INF", "Drift", "D3", 8), Move("INF", "Drift", "D4", 5)),
            )),
            (200, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "Rozz", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("INF", "Drift", "D4", 13), Move("INF", "Rozz", "R4", 2)),
            )),
            (340, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "Rozz", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("INF", "Drift", "D3", 14), Move("TRANS", "Rozz", "B1", 1, (("INF", 5),))),
            )),
            (50, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "Rozz", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("INF", "Drift", "D3", 13), Move("INF", "Rozz", "R4", 2)),
            )),
            (20, (
                (Purchase("INF", 10, "Drift"), Purchase("IU", 4, "Drift")),
                (Move("INF", "Drift", "D3", 1), Move("INF", "Drift", "D4", 1)),
                (Purchase("ARMOR", 1, "D3"), Move("INF", "D3", "R1", 1)),
            )),
        ),
        continues_after_losses=True,
        # Its lines already stop a reader, and with larger tables one of them wins too often when played by heart.
        grows_tables=False,
    ),
    "Two Coasts": Book(
        2,
        (
            (328, (
                (Move("TRANS", "Hesk", "Skerry", 1, (("INF", 5),)), Purchase("LRNUKE", 1, "Hesk")),
                (Purchase("IC", 1, "Hesk"), Strike("LRNUKE", "Hesk", "Dorn")),
            )),
            (237, (
                (Move("TRANS", "Hesk", "Skerry", 1, (("INF", 5),)), Purchase("INF", 30, "Hesk")),
            )),
            (214, (
                (Move("TRANS", "Hesk", "Skerry", 1, (("INF", 5),)), Purchase("TRANS", 1, "Hesk")),
            )),
            (208, (
                (Move("TRANS", "Hesk", "Skerry", 1, (("INF", 5),)), Purchase("TRANS", 1, "Hesk")),
                (Purchase("INF", 16, "Hesk"), Purchase("LRNUKE", 1, "Hesk")),
            )),
        ),
        continues_after_losses=True,
    ),
    "A Foot in Every Land": Book(
        4,
        (
            (220, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "R1", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("TRANS", "R1", "K6", 1, (("INF", 3),)), Move("INF", "R1", "E3", 1)),
                (Purchase("ARMOR", 1, "K6"), Move("INF", "Drift", "D5", 7)),
            )),
            (175, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "R1", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("INF", "Drift", "D5", 5), Move("TRANS", "R1", "V3", 1, (("INF", 4),))),
                (Purchase("ARMOR", 1, "V3"), Move("INF", "Drift", "D6", 5)),
            )),
            (100, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "R1", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("TRANS", "R1", "V1", 1, (("INF", 3),)), Move("INF", "R1", "E3", 1)),
                (Purchase("INF", 16, "E3"), Move("TRANS", "V1", "R4", 1, (("INF", 2),))),
            )),
            (25, (
                (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "R1", 1, (("INF", 5),)), Purchase("INF", 15, "Drift")),
                (Move("INF", "Drift", "D5", 5), Move("TRANS", "R1", "V3", 1, (("INF", 4),))),
                (Move("INF", "D5", "K1", 5), Move("TRANS", "V3", "E3", 1, (("INF", 2),))),
            )),
            (235, (
                (Purchase("IU", 5, "Drift"), Move("INF", "Drift", "D5", 1)),
                (Move("INF", "D5", "R2", 1), Purchase("INF", 14, "D5")),
                (Move("INF", "D5", "K1", 5), Purchase("TRANS", 1, "D5")),
            )),
            (140, (
                (Purchase("IU", 5, "Drift"), Move("INF", "Drift", "D5", 1)),
                (Move("INF", "D5", "R2", 1), Purchase("INF", 14, "D5")),
                (Move("INF", "D5", "K1", 5), Purchase("TRANS", 1, "D5")),
                (Move("TRANS", "D5", "E3", 1, (("INF", 8),)), Move("INF", "K1", "K6", 4)),
            )),
            (55, (
                (Purchase("IC", 1, "Drift"), Purchase("GOV", 1, "Drift")),
                (Move("INF", "Drift", "D5", 1), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "R4", 1, (("INF", 6),)), Purchase("ARMOR", 1, "D5")),
                (Move("TRANS", "R4", "V1", 1, (("INF", 5),)), Move("ARMOR", "D5", "K1", 1)),
            )),
            (50, (
                (Purchase("IC", 1, "Drift"), Purchase("GOV", 1, "Drift")),
                (Move("INF", "Drift", "D5", 1), Purchase("TRANS", 1, "Drift")),
                (Move("TRANS", "Drift", "R4", 1, (("INF", 6),)), Purchase("ARMOR", 1, "D5")),
            )),
        ),
        continues_after_losses=True,
        tolerance=0.1,
    ),
}
STRONGEST = 4
#: How weaker levels begin, by their number and the scenario's name. A line without turns stands for thinking.
WEAKER_BOOKS: Mapping[int, Mapping[str, Book]] = {
    3: {
        "Headquarters for Two": Book(
            0,
            (
                (400, ((Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift")),)),
                (600, ()),
            ),
        ),
    },
}
UNKNOWN = Book(0, ())


def book_of(scenario: Scenario, level: int = STRONGEST) -> Book:
    """How a level begins a scenario; an empty book if there is none for it."""
    books = BOOKS if level >= STRONGEST else WEAKER_BOOKS.get(level, {})
    return books.get(scenario.name, UNKNOWN)


def next_plans(state: State, seat: str, ranks: Ranks, book: Book) -> Sequence[tuple[int, Plan]]:
    """What the lines of a book do now, on the seat's side of the board, each with its weight.

    A line counts as begun if the seat has exactly what the line alone leads to, whatever the other seat has; in some
    books also if it has less. An empty plan stands for a line that has ended or is illegal here. Empty if no line was
    begun.
    """
    scenario = state.scenario
    longest = max((len(line) for _, line in book.lines), default=0)
    if state.turn > longest or (state.turn == 1 and state.position != scenario.setup):
        return ()
    before, after = ranks[scenario.players[0]], ranks[seat]
    own, found = _holdings(state, seat), dict[Plan, int]()
    state_after: dict[tuple[Plan, ...], State] = {(): opening(scenario)}
    for weight, line in book.lines:
        # A player's own scenario may have the same name, and other tiles.
        plans = tuple(turned(plan, before, after) for plan in line)
        begun = plans[: state.turn - 1]
        if len(begun) < state.turn - 1 or not all(begun):
            continue
        for number in range(1, len(begun) + 1):
            if begun[:number] not in state_after:
                state_after[begun[:number]] = turn.next_state(
                    state_after[begun[: number - 1]], {seat: begun[number - 1]}
                )
        expected = _holdings(state_after[begun], seat)
        if own == expected or (book.continues_after_losses and _has_at_most(own, expected)):
            plan = plans[len(begun)] if len(begun) < len(plans) else ()
            found[plan] = found.get(plan, 0) + weight
    return [(weight, plan) for plan, weight in found.items()]


def _holdings(state: State, seat: str) -> Holdings:
    """The seat's money, and by tile and item its pieces and the neutral ones that it controls."""
    catalog = state.scenario.catalog
    pieces: dict[tuple[str, str], int] = {}
    for tile, stack in state.position.items():
        owners = (seat, NEUTRAL) if occupier(stack, catalog) == seat else (seat,)
        for piece, number in stack.items():
            if piece.owner in owners:
                pieces[tile, piece.item] = number
    return state.money[seat], pieces


def _has_at_most(own: Holdings, expected: Holdings) -> bool:
    """Whether a seat has at most the money and the pieces that a line leads to."""
    money, pieces = own
    return money <= expected[0] and all(number <= expected[1].get(key, 0) for key, number in pieces.items())


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
            case Strike(start=start, destination=end, target="") if start in places and end in places:
                found = (*found, replace(command, start=places[start], destination=places[end]))
            case Nothing():
                found = (*found, command)
            case _:
                return ()
    return found
