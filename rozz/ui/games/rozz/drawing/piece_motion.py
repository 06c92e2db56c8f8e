"""What moves in a step on the board of Rozz: pieces on their arrows with their cargo, blows, a capture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Event
from rozz.engine.rozz.model.catalog import NEUTRAL, Item
from rozz.engine.rozz.model.position import EMPTY, Piece, Position, occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import step_animation
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import HEX_ROOM, BoardLayout
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.games.rozz.drawing import tokens
from rozz.ui.games.rozz.drawing.tokens import Token
from rozz.ui.page_regions import Region, region

#: Items and their numbers.
Load = tuple[tuple[str, int], ...]

#: The size of a traveling piece, and of its cargo.
SIZE, CARGO = 32.0, 19.0


@dataclass(frozen=True)
class Travels:
    """What moves in a step.

    moved: arrows with loads.
    blows: tiles and weights.
    captured: tiles and who took them.
    bought: purchases that appear in tiles, as items and their numbers.
    """

    moved: tuple[Arrow, ...] = ()
    blows: tuple[tuple[str, int], ...] = ()
    captured: tuple[tuple[str, str], ...] = ()
    bought: tuple[tuple[str, Load], ...] = ()


NO_TRAVELS = Travels()


def of(arrows: Iterable[Arrow], events: Iterable[Event], scenario: Scenario, position: Position) -> Travels:
    """What moves in a step, from its arrows and events."""
    known = tuple(events)
    items = scenario.catalog.items
    blows: dict[str, int] = {}
    bought: dict[str, dict[str, int]] = {}
    for event in known:
        if event.kind == "bought":
            load, item = bought.setdefault(event.tile, {}), event.facts["item"]
            load[item] = load.get(item, 0) + event.facts["quantity"]
        if event.kind in ("struck", "activated"):
            weight = _weight(items.get(event.facts.get("item", "")), event.kind)
            blows[event.tile] = max(weight, blows.get(event.tile, 0))
    return Travels(
        tuple(each for each in arrows if each.kind == "move" and each.state == "given" and each.load),
        tuple(blows.items()),
        tuple(fallen for event in known if event.kind == "won" for fallen in _captured(event, scenario, position)),
        tuple((tile, tuple(load.items())) for tile, load in bought.items()),
    )


def _weight(item: Item | None, kind: str) -> int:
    """The weight of a blow: 1 for one piece, 2 for all of a kind, 3 for everything in the tile, 4 for an activation."""
    if kind == "activated":
        return 4
    trait = item.strike if item else None
    if trait is None or trait.kills == "one":
        return 1
    return 2 if trait.only else 3


def _captured(won: Event, scenario: Scenario, position: Position) -> Iterator[tuple[str, str]]:
    """The headquarters that ended the match, and whose ground forces are there."""
    if won.facts["reason"] != "headquarters":
        return
    for tile, stack in position.items():
        taker = occupier(stack, scenario.catalog)
        owners = {piece.owner for piece in stack if piece.item in scenario.catalog.headquarters}
        if taker in won.facts["winners"] and owners - {taker}:
            yield tile, str(taker)


def arriving(travels: Travels, position: Position) -> dict[str, frozenset[Piece]]:
    """The kinds of pieces in each tile that have all just arrived: hidden until the travelers are there."""
    come: dict[str, dict[Piece, int]] = {}
    for arrow in travels.moved:
        for item, count in arrow.load:
            for owner in (arrow.seat, NEUTRAL):
                piece, stack = Piece(owner, item), come.setdefault(arrow.end, {})
                stack[piece] = stack.get(piece, 0) + count
    return {
        tile: frozenset(piece for piece, count in stack.items() if 0 < position.get(tile, EMPTY).get(piece, 0) <= count)
        for tile, stack in come.items()
    }


def moments(travels: Travels, chart: BoardLayout, styles: Mapping[str, SeatStyle]) -> Region:
    """Blows and captures, below the pieces."""
    drawn = [step_animation.blow(chart.spots[tile], weight) for tile, weight in travels.blows]
    drawn += [step_animation.capture(chart.spots[tile], styles[seat].css) for tile, seat in travels.captured]
    return region("moments", h.g("#moments.moments", aria_hidden="true")[drawn])


def travellers(travels: Travels, scenario: Scenario, chart: BoardLayout, styles: Mapping[str, SeatStyle]) -> Region:
    """Traveling pieces with their cargo, above everything else; from afar also purchases."""
    if travels.bought:
        slips = [step_animation.slip(load, chart.spots[tile], chart.frame) for tile, load in travels.bought]
        return region("travels", h.g("#travels.slips", aria_hidden="true")[slips])
    drawn = []
    for arrow in travels.moved:
        start, end = chart.spots[arrow.start], chart.spots[arrow.end]
        # On polygon maps with rooms of different sizes, a traveling piece fits the smaller one.
        scale = min(1.0, min(start.room, end.room) / HEX_ROOM)
        drawn.append(step_animation.traveller(_riding(arrow, scenario, styles.get(arrow.seat), scale), start, end))
    return region("travels", h.g("#travels.travels", aria_hidden="true")[drawn])


def _riding(arrow: Arrow, scenario: Scenario, style: SeatStyle | None, scale: float) -> list[Markup]:
    (mover, count), *cargo = arrow.load
    base = Token(mover, style, count)
    items = scenario.catalog.items
    carried = [
        replace(base, item=item, style=style if items[item].is_coloured else None, count=number)
        for item, number in cargo[:2]
    ]
    return [
        tokens.draw(base, 0, 0, SIZE * scale),
        *(tokens.draw(each, (place - 0.5) * 17 * scale, 15 * scale, CARGO * scale)
          for place, each in enumerate(carried)),
    ]  # fmt: skip
