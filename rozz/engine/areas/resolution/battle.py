"""Fights on borders and in areas, and bombardments: what they destroy, and who is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.areas.legality.legality import LegalOrders
from rozz.engine.areas.model.commands import Route
from rozz.engine.areas.model.map import TERRITORY
from rozz.engine.areas.model.scenario import Armies, holder
from rozz.engine.areas.resolution.turn_board import TurnBoard


def losses(one: int, other: int) -> tuple[int, int]:
    """The losses of two forces: the smaller loses all, the larger as many minus the difference, at least none.

    >>> losses(5, 3), losses(7, 4)
    ((1, 3), (1, 4))
    >>> losses(3, 6), losses(3, 7)
    ((3, 0), (3, 0))

    Equal forces are both destroyed; that the holder of an area keeps one army is another rule, Z9.

    >>> losses(4, 4)
    (4, 4)
    """
    smaller = min(one, other)
    larger_loses = max(0, smaller - abs(one - other))
    return (larger_loses, smaller) if one > other else (smaller, larger_loses)


def bombardment_losses(armies: int, destroys_all: bool) -> int:
    """How many a bombardment destroys: all, Z10, or half, rounded down, Z10 and Z17.

    >>> bombardment_losses(5, True), bombardment_losses(5, False)
    (5, 2)
    >>> bombardment_losses(4, False), bombardment_losses(1, False)
    (2, 0)
    """
    return armies if destroys_all else armies // 2


def fight_on_borders(
    board: TurnBoard, one: LegalOrders, other: LegalOrders, step: int
) -> dict[tuple[str, Route], int]:
    """Z4: every border that is crossed both ways is a separate battle; returns how many each route loses.

    `step` is the step of the phase in which this happens.
    """
    lost: dict[tuple[str, Route], int] = {}
    back = {(route.end, route.start): route for route in other.routes}
    for route in one.routes:
        met = back.get((route.start, route.end))
        if met is None:
            continue
        loss = losses(route.number, met.number)
        lost[one.seat, route], lost[other.seat, met] = loss
        forces = {one.seat: route.number, other.seat: met.number}
        facts = _facts(forces, dict(zip(forces, loss, strict=True)))
        board.sink.emit("border", "Z4", route.end, step, start=route.start, **facts)
    return lost


def fight_in_area(board: TurnBoard, area: str, at_start: Armies) -> None:
    """Z5: both players' armies meet in an area; if equal, one of the holder's may survive, Z9, or none, Z16."""
    forces = {seat: board.armies[seat][area] for seat in board.scenario.players}
    lost = dict(zip(forces, losses(*forces.values()), strict=True))
    rule, keeper = "Z6", ""
    if len(set(forces.values())) == 1:
        rule = "Z9" if board.scenario.equal == "holder" else "Z16"
        keeper = holder(at_start, area) if rule == "Z9" else ""
        if keeper:
            lost[keeper] -= 1
    for seat, number in lost.items():
        board.change(seat, area, -number)
    board.sink.emit("battle", rule, area, **_facts(forces, lost), keeper=keeper)


def bombard(board: TurnBoard, seat: str, area: str) -> None:
    """Z7: every player's armies there suffer: all die in a city, Z10, or half of them, Z10 and Z17."""
    scenario = board.scenario
    kind = scenario.map.areas[area].kind
    destroys = scenario.bombing[kind]
    for suffering in scenario.players:
        number = board.armies[suffering].get(area, 0)
        board.change(suffering, area, -bombardment_losses(number, destroys == "all"))
    board.sink.emit("bombed", "Z17" if kind == TERRITORY else "Z10", area, seat=seat, destroys=destroys)


def _facts(forces: Mapping[str, int], lost: Mapping[str, int]) -> dict[str, Any]:
    """The numbers of Z6: each seat's force and losses. `winner` (or empty) has the `larger`, which loses `lost`."""
    larger, smaller = max(forces.values()), min(forces.values())
    winner = next((seat for seat, number in forces.items() if number > smaller), "")
    return {
        "forces": forces,
        "losses": lost,
        "winner": winner,
        "larger": larger,
        "smaller": smaller,
        "lost": lost[winner] if winner else larger,
    }
