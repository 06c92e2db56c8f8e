"""Seats that change hands during a match: from a person to a computer player or back, or to another level.

Only for local matches: by link everybody has signed at the start who plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rozz.engine.match import HERE, Match, SeatAssignment
from rozz.ui.features.opponents import computer_levels
from rozz.ui.features.table import seat_pins, shared_device
from rozz.ui.i18n.display_names import called, is_unnamed, with_distinct_names
from rozz.ui.state.model import Composer, Session
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import REVEAL

#: The seats to be played in another way, and how.
Plays = tuple[tuple[str, str], ...]


def changeable(session: Session) -> tuple[SeatAssignment, ...]:
    """The seats that somebody else could play: not seats that have left the match or never act."""
    kind = session.kind
    if not isinstance(kind, Here) or kind.is_over:
        return ()
    left = kind.match.game.departed_seats(kind.match.state)
    return tuple(
        place
        for place in kind.match.seats
        if place.colour not in left and (place.plays == HERE or computer_levels.is_played_by_computer(place))
    )


def changes(session: Session, wanted: Mapping[str, str]) -> Plays:
    """The wanted changes that are valid."""
    return tuple(
        (place.colour, how)
        for place in changeable(session)
        if (how := wanted.get(place.colour, "")) == HERE or how in computer_levels.KNOWN
        if how != _plays_now(place)
    )


def _plays_now(place: SeatAssignment) -> str:
    return (
        computer_levels.plays_at(computer_levels.level_of(place).number)
        if computer_levels.is_played_by_computer(place)
        else HERE
    )


def seats_after(match: Match, plays: Plays) -> tuple[SeatAssignment, ...]:
    """Who plays each seat after the changes."""
    wanted = dict(plays)
    fresh = [
        replace(place, plays=how, name=_name(match, place, how)) if (how := wanted.get(place.colour)) else place
        for place in match.seats
    ]
    return with_distinct_names(fresh)


def _name(match: Match, place: SeatAssignment, how: str) -> str:
    """The name of a seat's new player: for a computer player its level, for a person the name from before."""
    if how != HERE:
        level = computer_levels.level_of(replace(place, plays=how)).name
        is_named = computer_levels.is_played_by_computer(place) and not place.name.startswith(
            computer_levels.level_of(place).name
        )
        return place.name if is_named else level
    return person_of(match, place.colour)


def person_of(match: Match, seat: str) -> str:
    """The name of the person who plays a seat, or played it last."""
    sat = (match.seats, *(each.seats for each in reversed(match.earlier)))
    before = (each for seats in sat for each in seats if each.colour == seat)
    return next((each.name for each in before if each.plays == HERE), called(seat))


def can_change_sides(seats: tuple[SeatAssignment, ...]) -> bool:
    """Whether there are several seats, and anybody could play any of them."""
    is_open = (place.plays == HERE or computer_levels.is_played_by_computer(place) for place in seats)
    return len(seats) > 1 and all(is_open)


def other_sides(seats: tuple[SeatAssignment, ...]) -> tuple[SeatAssignment, ...]:
    """Move all players on by one seat; a player named only by a color takes the name of the new color.

    >>> seats = (SeatAssignment("RED", "Ada"), SeatAssignment("BLUE", "Blue"), SeatAssignment("GOLD", "Eve"))
    >>> [place.name for place in other_sides(seats)]
    ['Eve', 'Ada', 'Gold']
    """
    if not can_change_sides(seats):
        return seats
    moved = []
    for place, came in zip(seats, (seats[-1], *seats[:-1]), strict=True):
        name = called(place.colour) if is_unnamed(came) else came.name
        moved.append(replace(place, plays=came.plays, name=name))
    return with_distinct_names(moved)


def waits_for_next(match: Match, plays: Plays) -> frozenset[str]:
    """Changed seats for which a person has handed in already: that stays, so they change one moment later.

    It stays even if a computer player has had the seat since. What a computer player has given goes: who takes its seat
    acts in the moment that the page shows as the current one.
    """
    authors = match.authors
    return frozenset(colour for colour, _ in plays if colour in authors and authors[colour].plays == HERE)


def changed(session: Session, plays: Plays) -> Session:
    """Apply the changes; commands that people have handed in stay, and a shown turn stays on the screen."""
    kind = session.kind
    assert isinstance(kind, Here)
    match, later = kind.match, waits_for_next(kind.match, plays)
    for colour, _ in plays:
        if colour in match.pending and colour not in later:
            match = match.take_back(colour)
    here = replace(kind, match=match.with_seats(seats_after(match, plays)), question=None)
    kept = replace(session, kind=here, drafts=session.all_drafts, composer=Composer())
    after = seat_pins.without_secrets_of(kept, [seat for seat in match.colours if seat not in here.people])
    return after if after.stage == REVEAL else shared_device.at_handover(after)
