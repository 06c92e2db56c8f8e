"""The current and earlier players of a match's seats ↔ plain values of its record."""

from __future__ import annotations

from typing import Any

from rozz.engine.match import Match
from rozz.engine.said import OneOf, said
from rozz.engine.seats import COMPUTER, HERE, LINK, PASSIVE, Earlier, SeatAssignment, Seated
from rozz.engine.validation import PathValue, is_word

#: A level is a number, or a word of at most this many letters.
LONGEST_LEVEL = 16
#: How a seat can be played.
PLAYS = (HERE, PASSIVE, LINK, COMPUTER)


def plain(seats: tuple[SeatAssignment, ...]) -> list[dict[str, str]]:
    """The seats in the form of a record."""
    return [{"colour": place.colour, "name": place.name, "plays": place.plays} for place in seats]


def plain_earlier(earlier: Earlier) -> list[dict[str, Any]]:
    """The earlier players in the form of a record."""
    return [{"until": each.until, "seats": plain(each.seats)} for each in earlier]


def read(found: PathValue, match: Match) -> tuple[SeatAssignment, ...]:
    """The inverse of `plain`."""
    places = []
    for member in found.members(said("files-seats")):
        fields = member.fields("colour", "name", "plays")
        if len(fields) < 3:
            member.fail(said("files-seat-fields"))
        places.append(SeatAssignment(fields["colour"].text(), fields["name"].line(), _plays(fields["plays"])))
    if [place.colour for place in places] != [place.colour for place in match.seats]:
        found.fail(said("files-other-seats"))
    return tuple(places)


def read_earlier(found: PathValue, match: Match, differs: bool) -> tuple[Seated, ...]:
    """The inverse of `plain_earlier`; under other rules a match may have become shorter (`differs`)."""
    seated: list[Seated] = []
    for member in found.members(said("files-earlier-players")):
        fields = member.fields("until", "seats")
        if len(fields) < 2:
            member.fail(said("files-earlier-fields"))
        until = fields["until"].whole_number(1)
        if seated and until <= seated[-1].until:
            fields["until"].fail(said("files-earlier-order"))
        seated.append(Seated(until, read(fields["seats"], match)))
    most = len(match.played) + 1
    if seated and seated[-1].until > most and not differs:
        found.fail(said("files-earlier-too-long"))
    return tuple(each for each in seated if each.until <= most)


def _plays(found: PathValue) -> str:
    """How a seat is played: a word from the list, for computers with or without a level, `computer:LEVEL`."""
    word, colon, level = found.text(said("files-who-plays")).partition(":")
    if word not in PLAYS or (colon and (word != COMPUTER or not is_word(level) or len(level) > LONGEST_LEVEL)):
        found.refuse(OneOf((*PLAYS, f"{COMPUTER}:LEVEL")))
    return str(found.value)
