"""What moves in a step on the board of Rozz: pieces on their arrows with their cargo, blows, a capture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Event
from rozz.engine.rozz.model.catalog import NEUTRAL, Item
from rozz.engine.rozz.model.position import EMPTY, Piece, Position, occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import step_animation
from rozz.ui.board.arrow_layout import BoxFinder
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import HEX_ROOM, BoardLayout, Spot
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.board.step_animation import Count
from rozz.ui.board.text_boxes import Box, centered, overlap_area
from rozz.ui.board.viewport import units_per_pixel
from rozz.ui.games.rozz.drawing import tokens
from rozz.ui.games.rozz.drawing.tokens import Token
from rozz.ui.i18n.translations import money
from rozz.ui.page_regions import Region, region

#: Items and their numbers.
Load = tuple[tuple[str, int], ...]

#: The owner and item of pieces, and their numbers before and after.
Loss = tuple[str, str, int, int]

#: The size of a traveling piece, and of its cargo.
SIZE, CARGO = 32.0, 19.0


@dataclass(frozen=True)
class Motion:
    """What moves in a step.

    moves: arrows with loads.
    blows: tiles and weights.
    captured_headquarters: headquarters that end the match, and who took them.
    conquered_tiles: other tiles that were taken from a rival, and by whom.
    losses: tiles, and of each kind that lost pieces there its owner, item, and its numbers before and after.
    income: who got how much money.
    purchases: purchases that appear in tiles, as items and their numbers.
    """

    moves: tuple[Arrow, ...] = ()
    blows: tuple[tuple[str, int], ...] = ()
    captured_headquarters: tuple[tuple[str, str], ...] = ()
    conquered_tiles: tuple[tuple[str, str], ...] = ()
    losses: tuple[tuple[str, tuple[Loss, ...]], ...] = ()
    income: tuple[tuple[str, int], ...] = ()
    purchases: tuple[tuple[str, Load], ...] = ()


NO_MOTION = Motion()


def motion_of(
    arrows: Iterable[Arrow], events: Iterable[Event], scenario: Scenario, position: Position, before: Position
) -> Motion:
    """What moves in a step, from its arrows and events, with the positions after and before it."""
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
        if event.step and event.changes:
            blows.setdefault(event.tile, 1)  # a clash is a spark
    return Motion(
        tuple(each for each in arrows if each.kind == "move" and each.state == "given" and each.load),
        tuple(blows.items()),
        tuple(
            fallen
            for event in known
            if event.kind == "won"
            for fallen in _captured_headquarters(event, scenario, position)
        ),
        conquered_tiles=tuple(_conquered_tiles(scenario, before, position)),
        losses=tuple(_losses(known)),
        income=tuple((e.facts["seat"], e.facts["after"] - e.facts["before"]) for e in known if _has_gained(e)),
        purchases=tuple((tile, tuple(load.items())) for tile, load in bought.items()),
    )


def _conquered_tiles(scenario: Scenario, before: Position, after: Position) -> Iterator[tuple[str, str]]:
    """The tiles that a seat holds now and another one held before."""
    for tile, stack in after.items():
        held = before.get(tile, EMPTY)
        if stack is held:
            continue
        was, holder = occupier(held, scenario.catalog), occupier(stack, scenario.catalog)
        if was and holder and was != holder and {was, holder} <= {*scenario.players}:
            yield tile, holder


def _losses(events: Iterable[Event]) -> Iterator[tuple[str, tuple[Loss, ...]]]:
    """What fights and strikes cost, by tile."""
    lost: dict[str, dict[Piece, tuple[int, int]]] = {}
    for event in events:
        if event.step or event.kind in ("struck", "activated", "removed"):
            for tile, piece, before, after in event.changes:
                # What a seat owns; a missile that is used up is no loss.
                if after < before and piece[0] != NEUTRAL:
                    first, _ = lost.setdefault(tile, {}).get(Piece(*piece), (before, 0))
                    lost[tile][Piece(*piece)] = (first, after)
    for tile, rows in lost.items():
        yield tile, tuple((piece.owner, piece.item, *counts) for piece, counts in rows.items())


def _has_gained(event: Event) -> bool:
    return event.kind == "earned" and event.facts["after"] > event.facts["before"]


def _weight(item: Item | None, kind: str) -> int:
    """The weight of a blow: 1 for one piece, 2 for all of a kind, 3 for everything in the tile, 4 for an activation."""
    if kind == "activated":
        return 4
    trait = item.strike if item else None
    if trait is None or trait.kills == "one":
        return 1
    return 2 if trait.only else 3


def _captured_headquarters(won: Event, scenario: Scenario, position: Position) -> Iterator[tuple[str, str]]:
    """The headquarters that ended the match, and whose ground forces are there."""
    if won.facts["reason"] != "headquarters":
        return
    for tile, stack in position.items():
        taker = occupier(stack, scenario.catalog)
        owners = {piece.owner for piece in stack if piece.item in scenario.catalog.headquarters}
        if taker in won.facts["winners"] and owners - {taker}:
            yield tile, str(taker)


def arriving_pieces(motion: Motion, position: Position) -> dict[str, frozenset[Piece]]:
    """The kinds of pieces in each tile that have all just arrived: hidden until the travelers are there."""
    come: dict[str, dict[Piece, int]] = {}
    for arrow in motion.moves:
        for item, count in arrow.load:
            for owner in (arrow.seat, NEUTRAL):
                piece, stack = Piece(owner, item), come.setdefault(arrow.end, {})
                stack[piece] = stack.get(piece, 0) + count
    return {
        tile: frozenset(piece for piece, count in stack.items() if 0 < position.get(tile, EMPTY).get(piece, 0) <= count)
        for tile, stack in come.items()
    }


def impacts_layer(motion: Motion, chart: BoardLayout, styles: Mapping[str, SeatStyle]) -> Region:
    """Blows and captures, below the pieces."""
    drawn = [step_animation.impact(chart.spots[tile], weight) for tile, weight in motion.blows]
    drawn += [
        step_animation.capture(chart.spots[tile], styles[seat].css) for tile, seat in motion.captured_headquarters
    ]
    drawn += [
        step_animation.ownership_ring(chart.spots[tile], styles[seat].css) for tile, seat in motion.conquered_tiles
    ]
    return region("moments", h.g("#moments.moments", aria_hidden="true")[drawn])


def travelers_layer(
    motion: Motion,
    scenario: Scenario,
    position: Position,
    chart: BoardLayout,
    styles: Mapping[str, SeatStyle],
    places: Mapping[str, LossPlace],
) -> Region:
    """Traveling pieces with their cargo, above everything else; losses and money; from afar also purchases."""
    if motion.purchases:
        slips = [step_animation.arrival_slip(load, chart.spots[tile], chart.frame) for tile, load in motion.purchases]
        return region("travels", h.g("#travels.slips", aria_hidden="true")[slips])
    drawn = []
    for arrow in motion.moves:
        start, end = chart.spots[arrow.start], chart.spots[arrow.end]
        # On polygon maps with rooms of different sizes, a traveling piece fits the smaller one.
        scale = min(1.0, min(start.room, end.room) / HEX_ROOM)
        drawn.append(
            step_animation.traveler(_traveling_load(arrow, scenario, styles.get(arrow.seat), scale), start, end)
        )
    drawn += [step_animation.countdown_drawing(_counts(rows, styles), *places[tile]) for tile, rows in motion.losses]
    for seat, amount in motion.income:
        if home := _money_tile(position, scenario, seat):
            side = _free_side(home, position, chart)
            drawn.append(step_animation.money_gain(f"+{money(amount)}", chart.spots[home], styles[seat].css, side))
    return region("travels", h.g("#travels.travels", aria_hidden="true")[drawn])


def _free_side(tile: str, position: Position, chart: BoardLayout) -> int:
    """Above a tile (-1), unless pieces stand in the tile there and none in the one below it (1)."""
    spot = chart.spots[tile]

    def is_held(side: int) -> bool:
        x, y, room = spot.x, spot.y + side * 2 * spot.room, spot.room
        held = (chart.spots[each] for each, stack in position.items() if stack)
        return any(abs(at.x - x) < room and abs(at.y - y) < room for at in held)

    return 1 if is_held(-1) and not is_held(1) else -1


#: How many kinds are counted down over a tile; the report has them all.
KINDS_COUNTED = 3


def _counts(rows: tuple[Loss, ...], styles: Mapping[str, SeatStyle]) -> list[Count]:
    return [
        Count(f"#icon-{item}", styles[owner].css if owner in styles else "", before, after)
        for owner, item, before, after in sorted(rows, key=lambda row: row[3] - row[2])[:KINDS_COUNTED]
    ]


#: The point beside which losses are drawn, and on which side of it (`step_animation.countdown_drawing`).
LossPlace = tuple[float, float, tuple[float, float]]
#: How far from the center of its tile a loss is, in multiples of the tile's `room`, and what a unit farther away costs.
LOSS_DISTANCES, COST_PER_UNIT = (0.82, 1.1, 1.5), 20.0
#: How much worse it is to cover a number of a move or a strike, or another loss, than anything else.
NUMBER_WEIGHT = 8.0


def lay_out_losses(
    motion: Motion, chart: BoardLayout, around: BoxFinder, marked: Sequence[Box], tier: str
) -> dict[str, LossPlace]:
    """Where the losses in each tile are drawn: above it, or where they cover less.

    marked: the boxes of pills and along strikes.
    """
    scale = step_animation.countdown_scale(units_per_pixel(chart.tile_width, printed=1.6, far=5.0)[tier])
    taken, found = list(marked), {}
    for tile, rows in motion.losses:
        wide, high = (scale * each for each in step_animation.countdown_size(_counts(rows, {})))
        spot = chart.spots[tile]
        hard, soft = around((spot.x, spot.y), 2 * spot.room + wide)
        best, least, at = None, float("inf"), centered(0, 0, 0, 0)
        for place, farther in _candidates(spot):
            x, y, (across, down) = place
            box = centered(x + across * wide / 2, y + down * high / 2, wide, high)
            cost = (
                farther
                + sum(overlap_area(box, each) for each in hard)
                + sum(overlap_area(box, each) for each in soft) / 4
            )
            cost += NUMBER_WEIGHT * sum(overlap_area(box, each) for each in taken)
            if cost < least:
                best, least, at = place, cost, box
        assert best is not None, "there is always a place"
        found[tile] = best
        taken.append(at)
    return found


def _candidates(spot: Spot) -> Iterator[tuple[LossPlace, float]]:
    """Places for losses, each with what it costs: above, below and beside the tile."""
    for edge in LOSS_DISTANCES:
        away, cost = edge * spot.room, COST_PER_UNIT * spot.room * (edge - LOSS_DISTANCES[0])
        for nth, side in enumerate(((0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0))):
            yield (spot.x + side[0] * away, spot.y + side[1] * away, side), cost + 5 * nth


def _money_tile(position: Position, scenario: Scenario, seat: str) -> str:
    """Where a seat's money arrives: at its headquarters, or else at the first of its pieces."""
    own = [(tile, piece) for tile, stack in position.items() for piece in stack if piece.owner == seat]
    homes = (tile for tile, piece in own if piece.item in scenario.catalog.headquarters)
    return next(homes, own[0][0] if own else "")


def _traveling_load(arrow: Arrow, scenario: Scenario, style: SeatStyle | None, scale: float) -> list[Markup]:
    (mover, count), *cargo = arrow.load
    base = Token(mover, style, count)
    items = scenario.catalog.items
    carried = [
        replace(base, item=item, style=style if items[item].is_colored else None, count=number)
        for item, number in cargo[:2]
    ]
    return [
        tokens.draw(base, 0, 0, SIZE * scale),
        *(tokens.draw(each, (place - 0.5) * 17 * scale, 15 * scale, CARGO * scale)
          for place, each in enumerate(carried)),
    ]  # fmt: skip
