"""What the marks on a map of areas mean, drawn as they are drawn there; patterns are borrowed from the board."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.areas.model.map import CITY
from rozz.engine.areas.model.scenario import Scenario
from rozz.ui.board import arrows
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot
from rozz.ui.board.seat_styles import SeatStyle, seat_styles
from rozz.ui.games.areas.drawing import army_counters
from rozz.ui.i18n.display_names import called

#: A piece of land, and its middle.
_LAND, _MIDDLE = "M12 3H104V41H12Z", Spot(58, 22, 40)
_CITY = "M50 3h16l12 12v14l-12 12h-16l-12-12v-14z"


def legend(scenario: Scenario) -> h.Element:
    """Every mark and what it means."""
    return h.ul(".legend-list")[
        [
            h.li[
                h.svg(class_=_kind(scenario), viewBox="0 0 116 44", aria_hidden="true")[drawn],
                told,
            ]
            for drawn, told in _marks(scenario)
        ]
    ]


def _kind(scenario: Scenario) -> str:
    return f"board-sample chart-of {'world' if scenario.map.continents else 'lost'}"


def _marks(scenario: Scenario) -> Iterator[tuple[h.Node, str]]:
    styles = seat_styles(scenario.players)
    for seat, style in styles.items():
        yield (
            [_land(style), army_counters.counter(style, 3, _MIDDLE.x, _MIDDLE.y)],
            f"{called(seat)}’s land, and how many armies stand there",
        )
    yield _land(None), "Nobody’s land"
    yield [_land(None), [_holding(style) for style in styles.values()]], "Both are in it, and will fight"
    if scenario.map.cities:
        yield _tile(".land-0.city", _CITY), f"A {CITY}, in the province that it lies in"
    yield _lane(), f"{scenario.map.word.many.capitalize()} that touch across the water, or by a bridge"
    if scenario.map.continents:
        yield h.path(".rims", d="M12 22H104"), "Where a continent ends"
    seat, style = next(iter(styles.items()))
    ends = Spot(14, 22, 30), Spot(102, 22, 30)
    yield arrows.draw(Arrow("move", seat, "", "", "given", tag="2"), style, *ends), "A march of two armies"
    yield (
        arrows.draw(Arrow("move", seat, "", "", "draft", tag="2"), style, *ends),
        "A march not yet in the list",
    )
    yield arrows.draw(Arrow("move", seat, "", "", "failed"), style, *ends), "A march that is void"
    yield army_counters.fresh_armies(style, 2, Spot(37, 39, 0)), "New armies"
    yield h.path(".bomb", d=army_counters.burst(Spot(58, 22, 0), 20)), "A bombardment"
    yield _tile(".land-1.may-move", _LAND), "What can be tapped now"


def _land(style: SeatStyle | None) -> h.Node:
    if style is None:
        return _tile(".land-1", _LAND)
    return [_tile(f".held.{style.css}", _LAND), _holding(style)]


def _holding(style: SeatStyle) -> h.Element:
    return h.path(".holding", d=_LAND, fill=f"url(#hatch-{style.index})")


def _tile(css: str, outline: str) -> h.Element:
    return h.g(f".tile{css}")[h.path(".ground", d=outline), h.path(".ring", d=outline)]


def _lane() -> list[h.Element]:
    way = "M14 22H102"
    return [h.path(".lane.halo", d=way), h.path(".lane", d=way), h.path(".landing", d="M14 22h0M102 22h0")]
