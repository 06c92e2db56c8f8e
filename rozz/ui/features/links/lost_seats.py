"""A player who lost their device asks the others to vote: which seats, four words to compare, the state of the vote."""

from __future__ import annotations

from rozz import shipped_files
from rozz.engine.links.ledger.ledger import FEWEST_VOTES
from rozz.engine.links.signing.envelopes import Return, Skip
from rozz.ui.features.links import send_status
from rozz.ui.state.links.linked_match import Linked

#: Offsets of four words of 11 bits each.
SHIFTS = (33, 22, 11, 0)


def words(request: Return) -> tuple[str, ...]:
    """44 bits of a request as four words, to be compared by voice."""
    number, known = int.from_bytes(request.digest[:6], "big") >> 4, shipped_files.voice_words()
    return tuple(known[number >> shift & 2047] for shift in SHIFTS)


def is_offered(linked: Linked) -> bool:
    """Whether a player may have lost their key here: a running match without a seat on this device."""
    contents = linked.ledger.contents
    has_no_use = linked.is_creator and not linked.lost
    return contents.start is not None and not (linked.ledger.is_over or linked.seats or has_no_use)


def seats(linked: Linked) -> tuple[str, ...]:
    """The seats that this device can ask for: still playing, with enough other voters."""
    if not is_offered(linked):
        return ()
    contents = linked.ledger.contents
    keys = [contents.key_of(seat) for seat in contents.humans]
    return tuple(
        seat
        for seat in contents.humans
        # All seats of a device are lost together, and a lost seat cannot vote for another.
        if seat not in linked.resigned and can_be_agreed(linked, seat) and keys.count(contents.key_of(seat)) == 1
    )


def can_be_agreed(linked: Linked, seat: str) -> bool:
    """Whether there are enough other players, without those who resign this turn, to give a seat a new key."""
    return linked.ledger.can_return(seat) and len(linked.ledger.required_voters(seat)) >= FEWEST_VOTES


def has_lapsed(linked: Linked) -> bool:
    """Whether this device's request no longer counts and it can ask again."""
    return linked.request is None and linked.notes.asks in seats(linked)


def is_reusable(linked: Linked) -> bool:
    """Whether the secret of an earlier request can be reused: its key may already be saved as a file."""
    contents = linked.ledger.contents
    used = {key for seat in contents.humans for key in contents.keys_ever(seat)}
    return bool(linked.notes.asks and linked.secret) and linked.is_made_here and linked.key not in used


def voted(linked: Linked, request: Return) -> tuple[str, ...]:
    """The seats that have voted for a request this turn."""
    votes = linked.ledger.contents.skips.get(request.seat, {})
    return tuple(seat for seat, each in votes.items() if isinstance(each, Skip) and each.key == request.key)


def voted_otherwise(linked: Linked, request: Return) -> tuple[str, ...]:
    """The seats that have voted to go on without the seat instead of for this request."""
    votes, agreed = linked.ledger.contents.skips.get(request.seat, {}), voted(linked, request)
    return tuple(seat for seat in votes if seat not in agreed)


def missing(linked: Linked, request: Return) -> frozenset[str]:
    """The seats whose votes a request still needs."""
    return linked.ledger.required_voters(request.seat).difference(voted(linked, request))


def awaited_voters(linked: Linked, request: Return) -> tuple[str, ...]:
    """The seats on other devices whose votes a request needs; once all have voted, all voters."""
    seats = missing(linked, request) or linked.ledger.required_voters(request.seat)
    return tuple(each for each in linked.elsewhere if each in seats)


def is_agreed(linked: Linked, request: Return) -> bool:
    """Whether all have voted for a request, so that it takes effect when the turn ends."""
    return linked.ledger.skipped_seat == request.seat and linked.ledger.new_key == request.key


def voter(linked: Linked, request: Return) -> str:
    """The seat of this device that can vote for a request now; or empty."""
    if voted_otherwise(linked, request):
        return ""
    return next((each for each in linked.seats if request.seat in send_status.may_skip(linked, each, request.key)), "")


def is_postponed(linked: Linked, request: Return) -> bool:
    """Whether somebody here has answered "Not now" to a request this turn."""
    return any(send_status.has_waited(linked, seat, request.digest.hex()) for seat in linked.seats)


def is_only_return(linked: Linked, seat: str) -> bool:
    """Whether all votes about a seat are for one open request; nobody is then asked to go on without the seat."""
    votes = len(linked.ledger.contents.skips.get(seat, {}))
    return any(votes and len(voted(linked, each)) == votes for each in linked.ledger.return_requests(seat))


def found(linked: Linked, seat: str, digest: str) -> Return | None:
    """The request for a seat with this digest in hexadecimal."""
    return next((each for each in linked.ledger.return_requests(seat) if each.digest.hex() == digest), None)
