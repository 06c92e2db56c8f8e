"""Small parts that several screens share: the bar above, buttons that say what they do, links to rules."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h

from rozz.engine.match import Match
from rozz.engine.rozz.state import allowances
from rozz.ui.icons import sign
from rozz.ui.texts import say
from rozz.ui.views import tokens


def bar(title: str, seats: Iterable[h.Node] = (), links: Iterable[h.Node] = ()) -> h.Element:
    """The bar above every screen."""
    return h.header(".bar")[
        h.a(".brand", href="#", data_do="home")[say("title")],
        h.span(".bar-title")[title],
        h.div(".seats")[list(seats)],
        h.nav(".bar-links", aria_label=say("menu"))[list(links)],
    ]


def seats(match: Match, acting: str = "") -> list[h.Element]:
    """A pill for every seat: name, commands, money, ready or not; all of it public."""
    styles = tokens.seat_styles(match.scenario.players)
    allowance = allowances(match.state)
    return [
        h.div(
            class_="seat" + (" ready" if place.colour in match.pending else ""),
            aria_current="true" if place.colour == acting else None,
        )[
            tokens.seat_chip(styles[place.colour]),
            h.span(".seat-name")[place.name],
            h.span(".seat-note")[
                say("seat-money", commands=allowance[place.colour], money=match.state.money[place.colour]),
                " · " + say("ready").lower() if place.colour in match.pending else None,
            ],
        ]
        for place in match.seats
    ]


def rule_link(rule: str) -> h.Element | None:
    """A rule's number, leading to the rules page."""
    return h.a(".rule", href=f"#{rule}", data_do="rules", data_anchor=rule)[rule] if rule else None


def map_tools() -> h.Element:
    """Nearer, farther, the whole board."""
    ways = (("in", "zoom-in", "add"), ("out", "zoom-out", "subtract"), ("fit", "fit", "fit"))
    return h.div(".map-tools")[[h.button(data_zoom=way, aria_label=say(text))[sign(icon)] for way, text, icon in ways]]


def links() -> list[h.Element]:
    """The ways out of the table."""
    return [
        h.button(".link", data_do="rules")[say("rules")],
        h.button(".link", data_do="home")[say("home")],
    ]
