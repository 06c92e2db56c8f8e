"""Notation: the parts of a line ↔ commands, inverses of each other. `write` gives the canonical form.

Nothing is guessed: text that does not parse, or names no area, is refused with its column and what was expected there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Resign, Route
from rozz.engine.areas.model.map import FREE, Map, fold
from rozz.engine.errors import BadText
from rozz.engine.said import OneOf, said
from rozz.engine.validation import nearest

LONGEST_LINE = 4000
MOST_DIGITS = 9
RESIGN = "resign"

Where = TypeVar("Where")

_COUNT = re.compile(r"\s*([0-9]+)")
_PLUS = re.compile(r"\s*\+")
_ARROW = re.compile(r">|→|➔|⇒|\bto\b", re.IGNORECASE)
_BOMB = re.compile(r"\s*bomb\s+", re.IGNORECASE)


def parse(text: str, area_map: Map) -> tuple[Command, ...]:
    """The commands on a line, its parts joined by `;` in any order; `-` alone is the empty turn.

    Raises BadText with the column (from 1) and what was expected there.
    """
    if len(text) > LONGEST_LINE:
        raise BadText(said("files-long-line"), LONGEST_LINE)
    if len(text.splitlines()) > 1:
        raise BadText(said("files-not-a-line"), 1 + len(text.splitlines()[0]))
    if text.strip() in FREE:
        return ()
    return tuple(_part(text, start, end, area_map) for start, end in _pieces(text, ";", 0, len(text)))


def write(command: Command) -> str:
    """The canonical text of one part.

    >>> write(Placement((("Mu", 1), ("Amber City", 1))))
    '+1 Mu, 1 Amber City'
    >>> write(Movement((Route(3, "Atlantea", "Mu"), Route(2, "Wyvernia", "Mu"))))
    '3 Atlantea > Mu, 2 Wyvernia > Mu'
    """
    match command:
        case Placement(armies):
            return "+" + ", ".join(f"{number} {area}" for area, number in armies)
        case Movement(routes):
            return ", ".join(f"{route.number} {route.start} > {route.end}" for route in routes)
        case Bombardment(area):
            return f"Bomb {area}"
        case Resign():
            return RESIGN


def _pieces(text: str, mark: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The positions of the pieces between marks."""
    while True:
        found = text.find(mark, start, end)
        yield start, end if found < 0 else found
        if found < 0:
            return
        start = found + 1


def _part(text: str, start: int, end: int, area_map: Map) -> Command:
    words = text[start:end].strip()
    column = start + 1 + len(text[start:end]) - len(text[start:end].lstrip())
    bomb = _BOMB.match(text, start, end)
    if bomb:
        return Bombardment(_area(text, bomb.end(), end, area_map))
    if words.casefold() == RESIGN:
        return Resign()
    if words.startswith("+"):
        placed = (_placed(text, *piece, area_map) for piece in _pieces(text, ",", start, end))
        return Placement(_merge_duplicates(placed))
    if words[:1] in set("0123456789"):
        routes = (_route(text, *piece, area_map) for piece in _pieces(text, ",", start, end))
        return Movement(tuple(Route(number, *way) for way, number in _merge_duplicates(routes)))
    raise BadText("", column, word=words, expected=said("areas-typed-command", places=area_map.noun))


def _merge_duplicates(rows: Iterator[tuple[Where, int]]) -> tuple[tuple[Where, int], ...]:
    """Duplicates added up, Z3; a count of 0, which voids the part, stays as it is written."""
    written = tuple(rows)
    if any(number == 0 for _, number in written):
        return written
    summed: dict[Where, int] = {}
    for where, number in written:
        summed[where] = summed.get(where, 0) + number
    return tuple(summed.items())


def _placed(text: str, start: int, end: int, area_map: Map) -> tuple[str, int]:
    plus = _PLUS.match(text, start, end)
    number, rest = _count(text, plus.end() if plus else start, end)
    return _area(text, rest, end, area_map), number


def _route(text: str, start: int, end: int, area_map: Map) -> tuple[tuple[str, str], int]:
    number, rest = _count(text, start, end)
    arrows = list(_ARROW.finditer(text, rest, end))
    if len(arrows) != 1:
        column = (arrows[1].start() if arrows else end) + 1
        expected = said("areas-typed-arrow", places=area_map.noun)
        raise BadText("", column, word=text[start:end].strip(), expected=expected)
    return (_area(text, rest, arrows[0].start(), area_map), _area(text, arrows[0].end(), end, area_map)), number


def _count(text: str, start: int, end: int) -> tuple[int, int]:
    """A number, and where it ends."""
    count = _COUNT.match(text, start, end)
    if count is None:
        column = start + 1 + len(text[start:end]) - len(text[start:end].lstrip())
        raise BadText("", column, word=text[start:end].strip(), expected=said("areas-typed-number"))
    if len(count[1]) > MOST_DIGITS:
        raise BadText(said("files-large-number"), count.start(1) + 1)
    return int(count[1]), count.end()


def _area(text: str, start: int, end: int, area_map: Map) -> str:
    name = text[start:end].strip()
    column = start + 1 + len(text[start:end]) - len(text[start:end].lstrip())
    if not fold(name):
        raise BadText("", column, expected=said("areas-typed-place", places=area_map.noun))
    matches = area_map.matching(name)
    if len(matches) > 1:
        raise BadText(said("areas-typed-ambiguous", name=name, areas=OneOf(tuple(matches))), column)
    if not matches:
        what = said("areas-typed-unknown", name=name, places=area_map.noun)
        raise BadText(what, column, nearest(name, area_map.areas), name)
    return matches[0]
