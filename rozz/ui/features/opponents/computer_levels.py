"""Which level plays a seat: levels and seats of computer players, looked up both ways."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.ai.levels import TABLE, Level, known
from rozz.engine.match import HERE, Match, SeatAssignment
from rozz.engine.seats import COMPUTER
from rozz.ui.i18n.display_names import is_unnamed, told_apart
from rozz.ui.i18n.texts import say


def levels() -> tuple[Level, ...]:
    """All there are, the weakest first."""
    return TABLE


def plays_at(number: int) -> str:
    """How a seat is played by a computer player of that level."""
    return f"{COMPUTER}:{number}"


def level_of(place: SeatAssignment) -> Level:
    """The level that plays a seat; of one that this release does not know the nearest."""
    _, _, number = place.plays.partition(":")
    return known(int(number) if number.isdecimal() and len(number) < 4 else 1)


def unknown_level(place: SeatAssignment) -> str:
    """A sentence on a seat of a level that this release does not know; empty for any other."""
    if not is_played_by_computer(place) or place.plays in KNOWN:
        return ""
    return say("level-unknown", name=place.name, level=level_of(place).name)


def is_played_by_computer(place: SeatAssignment) -> bool:
    """Whether nobody but this program plays a seat."""
    return place.plays.partition(":")[0] == COMPUTER


#: How a seat can be given to a computer player.
KNOWN = frozenset(plays_at(level.number) for level in TABLE)


def seated_by(match: Match, plays: dict[str, str]) -> Match:
    """The match with computer players in their seats; one without a name of its own has its level's."""
    seats = []
    for place in match.seats:
        how = plays.get(place.colour, place.plays)
        if how not in KNOWN or place.plays != HERE:
            seats.append(place)
            continue
        taken = replace(place, plays=how)
        seats.append(replace(taken, name=level_of(taken).name) if is_unnamed(place) else taken)
    return replace(match, seats=told_apart(seats))
