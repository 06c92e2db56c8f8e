"""Levels of computer players: from a level to its seats, and back."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.ai.levels import TABLE, Level, nearest_level
from rozz.engine.match import HERE, Match, SeatAssignment
from rozz.engine.seats import COMPUTER
from rozz.ui.i18n.display_names import is_unnamed, with_distinct_names
from rozz.ui.i18n.texts import say


def levels() -> tuple[Level, ...]:
    """All levels, weakest first."""
    return TABLE


def level_name(level: Level) -> str:
    """The name of a level in the language in use; players keep the English one, which is in records.

    >>> level_name(nearest_level(2))
    'Scout'
    """
    return say(f"level-{level.number}-name")


def numbered(level: Level) -> str:
    """A level with its number, for a list: "2 · Scout"."""
    return say("level-numbered", number=level.number, name=level_name(level))


def level_about(level: Level) -> str:
    """How a level plays, in a sentence."""
    return say(f"level-{level.number}-about")


def plays_at(number: int) -> str:
    """What a record says of a seat that plays at that level."""
    return f"{COMPUTER}:{number}"


def level_of(place: SeatAssignment) -> Level:
    """The level that plays a seat; if this release does not know it, the nearest."""
    _, _, number = place.plays.partition(":")
    return nearest_level(int(number) if number.isdecimal() and len(number) < 4 else 1)


def unknown_level(place: SeatAssignment) -> str:
    """A sentence about a seat whose level this release does not know; otherwise empty."""
    if not is_played_by_computer(place) or place.plays in KNOWN:
        return ""
    return say("level-unknown", name=place.shown, level=level_name(level_of(place)))


def is_played_by_computer(place: SeatAssignment) -> bool:
    """Whether a computer player of this program plays a seat."""
    return place.plays.partition(":")[0] == COMPUTER


def has_one_person(match: Match) -> bool:
    """Whether one person plays against computers only."""
    number = sum(map(is_played_by_computer, match.seats))
    return 0 < number >= len(match.seats) - 1


#: All ways to give a seat to a computer player.
KNOWN = frozenset(plays_at(level.number) for level in TABLE)


def seated_by(match: Match, plays: dict[str, str]) -> Match:
    """Give seats to computer players; a seat without a name of its own gets the level's."""
    seats = []
    for place in match.seats:
        how = plays.get(place.colour, place.plays)
        if how not in KNOWN or place.plays != HERE:
            seats.append(place)
            continue
        taken = replace(place, plays=how)
        seats.append(replace(taken, name=level_of(taken).name) if is_unnamed(place) else taken)
    return replace(match, seats=with_distinct_names(seats))
