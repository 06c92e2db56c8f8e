"""Whether what this device signed has been sent: sealed is not sent. Works on marks of signatures, without the page."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from rozz.engine.game import Moment
from rozz.engine.links.signing.envelopes import Envelope, Join, Keep, Resign, Seal, Show, Skip
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.match import Match
from rozz.ui.features.links import join_conflicts
from rozz.ui.state.links import signed_codec
from rozz.ui.state.links.linked_match import Linked


def mark(linked: Linked) -> str:
    """An identifier of the last thing signed here; empty if nothing was.

    The start counts only in the first turn: anybody who has played since must have it.
    """
    contents = linked.ledger.contents
    if contents.start is None:
        own = [each.identity.hex() for each in _to_bring(linked)]
        return sha256("".join(own).encode()).hexdigest()[:16] if own or linked.is_creator else ""
    if request := linked.request:
        return request.digest.hex()[:16]
    given = counted(linked)
    if not given:
        return "start" if linked.is_creator and contents.turn == 1 else ""
    return mark_of(given[-1])


def counted(linked: Linked) -> tuple[Envelope, ...]:
    """Everything signed here, without votes that were taken back before they were sent."""
    return tuple(each for each in linked.signed if mark_of(each) not in linked.withdrawn)


def _own(linked: Linked) -> tuple[Join, ...]:
    """This device's requests; an older version stored no key, so only the seats."""
    joins = linked.ledger.contents.joins
    if linked.key:
        return tuple(each for each in joins if each.key == linked.key)
    return tuple(each for each in joins if each.seat in linked.seats)


def _to_bring(linked: Linked) -> tuple[Join, ...]:
    """The requests that a link from here must bring before the start: this device's, or what others need to know."""
    return linked.ledger.contents.joins if join_conflicts.has_to_distinguish(linked) else _own(linked)


def mark_of(envelope: Envelope) -> str:
    """An identifier of an envelope."""
    plain = signed_codec.to_json(envelope)
    if "keeps" in plain:
        # Stored marks of older versions hash a tuple here.
        plain["keeps"] = tuple(plain["keeps"])
    return sha256(repr(plain).encode()).hexdigest()[:16]


def is_sent(linked: Linked) -> bool:
    """Whether nothing waits to be sent."""
    return not unsent(linked) if counted(linked) else mark(linked) in ("", linked.sent)


def asks_whether_sent(linked: Linked) -> bool:
    """Whether the link was copied or saved and the player has not said yet whether it was sent."""
    return bool(linked.copied) and linked.copied == mark(linked) and not is_sent(linked)


def is_urgent(linked: Linked) -> bool:
    """Whether sending must come first, because others wait for the link or would never get it.

    Reveals can go along with the next commands, as long as there are any.
    """
    if linked.ledger.contents.start is None or is_sent(linked) or not _has_readers(linked):
        return False
    return not linked.composing or any(isinstance(each, Skip | Resign) for each in unsent(linked))


def awaiting(linked: Linked) -> tuple[str, ...]:
    """The players elsewhere who can't choose commands until they get this device's link.

    They lack the start, or something signed here for a finished turn. The next link includes it, too.
    """
    if linked.ledger.contents.start is None or is_sent(linked):
        return ()
    turn, waits = linked.ledger.contents.turn, unsent(linked)
    if waits and all(each.turn >= turn for each in waits):
        return ()
    return tuple(seat for seat in linked.elsewhere if linked.status(seat).state == "composing")


def has_ended_unsent(linked: Linked) -> bool:
    """Whether the match is over and the others may not know."""
    return linked.ledger.is_over and bool(linked.seats) and _has_readers(linked) and not is_sent(linked)


def _has_readers(linked: Linked) -> bool:
    """Whether somebody elsewhere is still in the match: players who resigned get nothing more."""
    return not linked.elsewhere or not linked.resigned.issuperset(linked.elsewhere)


def unsent(linked: Linked) -> tuple[Envelope, ...]:
    """Everything signed here since the last time something was sent, if it still counts and was not skipped."""
    given = counted(linked)
    marks = [mark_of(each) for each in given]
    since = marks.index(linked.sent) + 1 if linked.sent in marks else 0
    return tuple(each for each in given[since:] if not _is_skipped(linked, each) and _is_of_chain(linked, each))


def _is_of_chain(linked: Linked, envelope: Envelope) -> bool:
    """Whether the envelope was signed for the current history of turns."""
    chain = linked.ledger.contents.chain
    return envelope.turn <= len(chain) and chain[envelope.turn - 1] == envelope.before


def votes_to_take_back(linked: Linked) -> tuple[Skip, ...]:
    """The votes of this device that were not sent and are not yet complete."""
    turn, final = linked.ledger.contents.turn, linked.ledger.skipped_seat
    waits = (each for each in unsent(linked) if isinstance(each, Skip))
    return tuple(each for each in waits if each.turn == turn and each.about != final)


def voted(linked: Linked, seat: str) -> Skip | None:
    """The vote that a seat of this device has signed this turn, even if it was taken back."""
    before = linked.ledger.contents.before
    votes = (each for each in linked.signed if isinstance(each, Skip))
    return next((each for each in votes if (each.seat, each.before) == (seat, before)), None)


def may_skip(linked: Linked, seat: str, key: bytes = b"") -> tuple[str, ...]:
    """The seats that a seat here may vote to go on without, or to let back in with a new `key`.

    A seat that has voted may only repeat that vote, even if it was taken back.
    """
    vote, others = voted(linked, seat), linked.status(seat).may_skip
    return tuple(each for each in others if vote is None or (each, key) == (vote.about, vote.key))


def has_waited(linked: Linked, seat: str, other: str) -> bool:
    """Whether a seat here has chosen to wait for another this turn."""
    return (linked.ledger.contents.turn, seat, other) in linked.waits


def _was_sealed(linked: Linked, show: Show) -> bool:
    """Whether a reveal only opens a seal that was made here before."""
    return any(isinstance(each, Seal) and each.before == show.before and each.z == show.z for each in linked.signed)


def _is_skipped(linked: Linked, envelope: Envelope) -> bool:
    """Whether others have gone on without the envelope."""
    contents = linked.ledger.contents
    if envelope.turn <= len(contents.turns):
        return envelope.seat in contents.turns[envelope.turn - 1].skipped
    return envelope.seat == linked.ledger.skipped_seat


def secondary_content(linked: Linked) -> str:
    """What waits to be sent, if it is only automatic or secondary: `opened` commands, `voted`; otherwise empty."""
    waits = unsent(linked)
    if any(isinstance(each, Seal | Resign) for each in waits):
        return ""
    if any(isinstance(each, Show) and _was_sealed(linked, each) for each in waits):
        return "opened"
    return "voted" if waits and all(isinstance(each, Skip | Keep) for each in waits) else ""


def has_void_seal(linked: Linked, turn: int) -> bool:
    """Whether something was sealed here for a turn in which others have gone on without it."""
    return any(each.turn == turn and _is_skipped(linked, each) for each in linked.signed if isinstance(each, Seal))


def mark_sent(linked: Linked, marked: str = "") -> Linked:
    """Mark everything up to `marked` (empty means all) as sent: it was shared, copied, saved, or came back in a link.

    An app may take long, so what it took may no longer be the latest; anything sent since stays sent.
    """
    marks = [mark_of(each) for each in counted(linked)] or [mark(linked)]
    now = marked or mark(linked)
    # Anything older is an invitation, or of past turns.
    is_older = now not in marks or (linked.sent in marks and marks.index(now) < marks.index(linked.sent))
    return linked if is_older else without_outdated_marks(replace(linked, sent=now, copied=""))


def mark_copied(linked: Linked, marked: str = "") -> Linked:
    """The link was copied or saved; the player still has to say whether it was sent."""
    return linked if is_sent(linked) else replace(linked, copied=marked or mark(linked))


def without_outdated_marks(linked: Linked) -> Linked:
    """Drop what is no longer needed: votes that were sent or lost, and anything of past turns."""
    turn, marks = linked.ledger.contents.turn, {mark_of(each) for each in linked.signed}
    return replace(
        linked,
        unvoted=linked.unvoted if votes_to_take_back(linked) else None,
        withdrawn=tuple(each for each in linked.withdrawn if each in marks),
        waits=tuple(each for each in linked.waits if each[0] >= turn),
        drafts=tuple(each for each in linked.drafts if each.turn >= turn),
        sealed=tuple(each for each in linked.sealed if each.turn >= turn and each.seat in linked.seats),
    )


def returned_mark(linked: Linked, others: Contents) -> str:
    """The identifier of the last thing signed here that another's link contains; of the start once they have begun.

    Before the start, the host has answered if their link contains this device's request.
    Do not ask about a link that brings nothing new: the device's own link is one, and opening it here sends nothing.
    """
    if request := linked.request:
        return mark(linked) if request in others.returns else ""
    if given := counted(linked):
        return next((mark_of(each) for each in reversed(given) if each in others.envelopes), "")
    is_before = linked.ledger.contents.start is None
    own = {each.identity for each in _own(linked)}
    # The host does not know yet about new conflicts: the next link reports that two want one seat.
    can_answer = is_before and bool(own or linked.is_creator) and not join_conflicts.has_to_distinguish(linked)
    is_answered = can_answer and own <= {each.identity for each in others.joins}
    return mark(linked) if is_answered or others.start is not None else ""


def is_own(linked: Linked, contents: Contents) -> bool:
    """Whether a link is the one to be sent from here: it says what is known here, and nobody has answered it.

    If somebody forwards it unchanged it is the very same link, and nobody can tell.
    """
    return bool(mark(linked)) and not has_returned(linked) and linked.ledger.contents == contents


def has_returned(linked: Linked) -> bool:
    """Whether the last thing signed here has come back in a link, so it need not be sent anymore."""
    return bool(linked.back) and linked.back == mark(linked)


def has_resigned(linked: Linked) -> bool:
    """Whether everybody who plays here has left the match, or does when this turn ends."""
    match, answers = linked.ledger.match, linked.ledger.contents.answers
    if match is None or not linked.seats:
        return False
    gone = match.game.departed_seats(match.state)
    return all(seat in gone or isinstance(answers.get(seat), Resign) for seat in linked.seats)


def moment(match: Match, linked: Linked) -> Moment | None:
    """The moment for which this device signed last."""
    turn = counted(linked)[-1].turn
    return match.played[turn - 1].moment if turn <= len(match.played) else match.moment


def round_of(match: Match, linked: Linked) -> int:
    """Which of a turn's two rounds the last signature here was for; 0 if there are none."""
    signed_here = counted(linked)
    if not signed_here:
        return 0
    turn, given = signed_here[-1].turn, moment(match, linked)
    own = [each for each in signed_here if each.turn == turn]
    is_alone = turn == linked.ledger.contents.turn and len(linked.ledger.owing_seats) < 2
    if given is None or not given.is_sealed or is_alone or any(isinstance(each, Resign) for each in own):
        return 0
    if any(isinstance(each, Show) for each in own):
        return 2
    return 1 if any(isinstance(each, Seal) for each in own) else 0


def missing_voters(linked: Linked) -> tuple[str, ...]:
    """The seats whose votes are missing after a seat here has voted to let somebody back in.

    The turn waits for them, and no longer for the lost device.
    """
    ledger = linked.ledger
    skips = ledger.contents.skips
    votes = (each for given in skips.values() for seat, each in given.items() if seat in linked.seats)
    abouts = [each.about for each in votes if isinstance(each, Skip) and each.key and each.about != ledger.skipped_seat]
    missing = {seat for about in abouts for seat in ledger.required_voters(about) - set(skips[about])}
    return tuple(seat for seat in linked.elsewhere if seat in missing)


def waited_for(linked: Linked) -> tuple[str, ...]:
    """The seats whose links must come next: the seats that the turn waits for, or else all seats played elsewhere."""
    if missing := missing_voters(linked):
        return missing
    waiting = linked.status(next(iter(linked.seats), None)).waiting_for
    playing = tuple(each for each in linked.elsewhere if each not in linked.resigned)
    return tuple(each for each in linked.elsewhere if each in waiting) or playing or linked.elsewhere


def readers(linked: Linked) -> tuple[str, ...]:
    """The seats that a link goes to: all seats that the turn asks, because each needs what every other gives.

    Players of the previous turn get to see its result, even if it eliminated them. A player who has resigned gets
    nothing more. A request to play a seat again goes to those who vote on it.
    """
    match = linked.ledger.match
    if request := linked.request:
        voters = linked.ledger.required_voters(request.seat)
        return tuple(each for each in linked.elsewhere if each in voters)
    if match is None or match.moment is None or not match.moment.is_sealed:
        return waited_for(linked)
    asked = {*match.moment.seats, *(match.played[-1].moment.seats if match.played else ())}
    still = asked - linked.resigned
    return tuple(each for each in linked.elsewhere if each in still) or waited_for(linked)
