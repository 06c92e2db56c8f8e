"""The legend of an area map, drawn like the map itself; patterns are borrowed from the board."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.areas.model.scenario import Scenario
from rozz.ui.board import arrows
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle, seat_styles
from rozz.ui.games.areas.drawing import area_map, army_counters
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.texts import say

#: A piece of land, and its center.
_LAND, _MIDDLE = "M12 3H104V41H12Z", Spot(58, 22, 40)
_CITY = "M50 3h16l12 12v14l-12 12h-16l-12-12v-14z"


def legend(scenario: Scenario) -> h.Element:
    """All marks and their meanings."""
    return h.ul(".legend-list")[
        [
            h.li[
                h.svg(class_=_kind(scenario), viewBox="0 0 116 44", aria_hidden="true")[drawn],
                meaning,
            ]
            for drawn, meaning in _marks(scenario)
        ]
    ]


def _kind(scenario: Scenario) -> str:
    return f"board-sample chart-of {'world' if scenario.map.continents else 'lost'}"


def _marks(scenario: Scenario) -> Iterator[tuple[h.Node, str]]:
    styles = seat_styles(scenario.players)
    for seat, style in styles.items():
        yield (
            [_land(style), army_counters.counter(style, 3, _MIDDLE.x, _MIDDLE.y)],
            say("areas-legend-held", player=color_name(seat)),
        )
    yield _land(None), say("areas-legend-empty")
    yield [_land(None), [_holding(style) for style in styles.values()]], say("areas-legend-both")
    if scenario.map.cities:
        yield _city(scenario)
    yield _lane(), say("areas-legend-lane")
    if scenario.map.continents:
        yield h.path(".rims", d="M12 22H104"), say("areas-legend-rim")
    seat, style = next(iter(styles.items()))
    ends = Spot(14, 22, 30), Spot(102, 22, 30)
    yield arrows.draw(Arrow("move", seat, "", "", "given", tag="2"), style, *ends), say("areas-legend-move")
    yield (
        arrows.draw(Arrow("move", seat, "", "", "draft", tag="2"), style, *ends),
        say("areas-legend-draft"),
    )
    yield arrows.draw(Arrow("move", seat, "", "", "failed"), style, *ends), say("areas-legend-void")
    yield army_counters.fresh_armies(style, 2, Spot(37, 39, 0)), say("areas-legend-new")
    yield h.path(".bomb", d=army_counters.burst(Spot(58, 22, 0), 20)), say("areas-legend-bomb")
    yield _tile(".land-1.may-move", _LAND), say("areas-legend-choice")


def _city(scenario: Scenario) -> tuple[h.Node, str]:
    """A city, and what is written in it on a small map."""
    city, drawn = scenario.map.cities[0], _tile(".land-0.city", _CITY)
    if not (initials := area_map.initials_of(scenario, city)):
        return drawn, say("areas-legend-city")
    css = {"class": "area-name", "font-size": "15", "text-anchor": "middle"}
    name = h.text(css, x=number(_MIDDLE.x), y=number(_MIDDLE.y + 5))[initials]
    return [drawn, name], say("areas-legend-city-named", city=city, initials=initials)


def _land(style: SeatStyle | None) -> h.Node:
    if style is None:
        return _tile(".land-1", _LAND)
    return [_tile(f".held.{style.css}", _LAND), _holding(style)]


def _holding(style: SeatStyle) -> h.Element:
    return h.path(".holding", d=_LAND, fill=f"url(#hatch-{style.index})")


def _tile(css: str, outline: str) -> h.Element:
    casing = h.path(".ring-casing", d=outline) if ".may-move" in css else None
    return h.g(f".tile{css}")[h.path(".ground", d=outline), casing, h.path(".ring", d=outline)]


def _lane() -> list[h.Element]:
    way = "M14 22H102"
    return [h.path(".lane.halo", d=way), h.path(".lane", d=way), h.path(".landing", d="M14 22h0M102 22h0")]
