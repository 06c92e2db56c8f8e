"""The gate: what a link says becomes a ledger when its signatures, its turns and its reveals hold.

Cheap things first: hashes, then signatures, then the game; so a forged link is refused before its turns are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozz.engine import work
from rozz.engine.dice import Given
from rozz.engine.errors import Fault
from rozz.engine.links.contents import Contents, Resolved, seals_hash, shows
from rozz.engine.links.curve import is_sound_point, is_sound_signature
from rozz.engine.links.envelopes import FORM, HERE, Signed, match_id, message, nonce_hash
from rozz.engine.links.keys import Keys
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.names import alike
from rozz.engine.links.normal import normal
from rozz.engine.links.refusals import Refused, damaged, too_much_work
from rozz.engine.links.settling import dice_of, fitting, is_complete, is_readable, opening, played, rolls_of
from rozz.engine.links.vouching import history_is_vouched_for, turn_is_vouched_for
from rozz.engine.match import Match

Signature = tuple[bytes, bytes, bytes]


async def checked(keys: Keys, contents: Contents, known: Ledger | None = None) -> Ledger:
    """The ledger of what a link says, on its own; raises Refused.

    What `known` holds already is not checked again.
    """
    _form_fits(contents)
    seen = frozenset(signatures(known.contents)) if known else frozenset()
    for place, signature in enumerate(signatures(contents)):
        if signature not in seen and not await is_signed(keys, *signature):
            raise _unsigned(contents, place)
    return _truth(contents, known)


def stands(ledger: Ledger, *sources: Contents) -> Refused | None:
    """Why a ledger made of sources that were checked could not be read again as a link; None if it can.

    No signature is verified again, and no turn played: all that is signed in it must be signed in one of the sources.
    """
    contents = ledger.contents
    try:
        _form_fits(contents)
        if not set(signatures(contents)) <= {each for source in sources for each in signatures(source)}:
            raise damaged("a signature is missing")
        _truth(contents, ledger)
    except Refused as refused:
        return refused
    return None


def _form_fits(contents: Contents) -> None:
    if normal(contents) != contents:
        raise damaged("it holds more than it needs, or less")
    _joins_fit(contents)
    _proofs_fit(contents)


def _truth(contents: Contents, known: Ledger | None) -> Ledger:
    """The ledger of contents whose signatures hold."""
    if contents.start is None:
        return Ledger(contents)
    history_is_vouched_for(contents)
    ledger = _replayed(contents, known)
    if fault := answers_fault(ledger):
        raise fault
    if is_complete(ledger):
        raise damaged("a turn that is over is told as if it were not")
    return ledger


async def is_signed(keys: Keys, public_key: bytes, signed: bytes, signature: bytes) -> bool:
    """Whether a signature holds, and its key and itself are such as no two libraries disagree on."""
    is_sound = is_sound_point(public_key) and is_sound_signature(signature)
    return is_sound and await keys.verify(public_key, signed, signature)


def signatures(contents: Contents) -> tuple[Signature, ...]:
    """Key, message and signature of all that is signed."""
    made = [(key, message(each, contents.form), each.signature) for key, each in _signed(contents)]
    keys = {join.seat: join.key for join in contents.joins}
    return (*made, *((keys[proof.seat], *each) for proof in contents.proofs for each in proof.messages()))


def _signed(contents: Contents) -> Iterator[tuple[bytes, Signed]]:
    creator = contents.invite.key
    keys = {join.seat: join.key for join in contents.joins}
    if contents.start is None:
        yield creator, contents.invite
        for join in contents.joins:
            yield join.key, join
        return
    for join in contents.joins:
        if join.seat not in contents.signers:
            yield join.key, join
    if not any(keys[seat] == creator for seat in contents.signers):
        yield creator, contents.start
    for envelope in contents.envelopes:
        yield keys[envelope.seat], envelope


def _unsigned(contents: Contents, place: int) -> Refused:
    told = list(_signed(contents))
    if place >= len(told):
        return damaged("a proof that nobody signed")
    _, signed = told[place]
    seat = getattr(signed, "seat", "")
    name = contents.chosen[seat].name if seat in contents.chosen else seat
    what = type(signed).__name__.upper()
    whose = name or "the one who made the match"
    return Refused("unsigned", f"this link is refused: its {what} is not signed by {whose}; somebody else wrote it")


def _proofs_fit(contents: Contents) -> None:
    """Proofs are of this match, and prove something; a match of form A has none."""
    for proof in contents.proofs:
        is_here = 1 <= proof.turn <= contents.turn and contents.start is not None and contents.form == FORM
        if not is_here or proof.before != contents.chain[proof.turn - 1] or not proof.is_one:
            raise damaged("a proof that proves nothing")


def _joins_fit(contents: Contents) -> None:
    """JOINs of this INVITE, for seats that are played; seats here by the creator; START over just these."""
    invite = contents.invite
    plays = dict(invite.seats)
    for join in contents.joins:
        if join.invite != invite.identity or join.seat not in contents.humans:
            raise Refused("another match", "this link holds a JOIN of another match")
        if plays[join.seat] == HERE and join.key != invite.key:
            raise Refused("unsigned", f"{join.seat} is played by whoever made the match, and by nobody else")
    if contents.start is None:
        return
    if [join.seat for join in contents.joins] != list(contents.humans):
        raise damaged("a seat has no player")
    if contents.form == FORM and (two := alike(join.name for join in contents.joins)):
        raise Refused("forged", f"this link is refused: two of its players have names that look alike, {two[0]}")
    nonce = contents.start.nonce
    if (nonce_hash(nonce) != invite.token) if contents.form == FORM else nonce:
        raise Refused("forged", "this link is refused: its START reveals other bytes than its INVITE holds")
    m = match_id(invite.identity, contents.joins, nonce)
    if contents.start.match != m or contents.chain[0] != m:
        raise Refused("forged", "this link is refused: its START is for other players than it names")


def _replayed(contents: Contents, known: Ledger | None) -> Ledger:
    """The turns played, from where `known` leaves off if that is on the way; the seats of each turn as they must be."""
    first = replace(contents, turns=(), chain=contents.chain[:1], envelopes=())
    ledger = Ledger(first, opening(first))
    if known and known.match and contents.chain[: len(known.contents.chain)] == known.contents.chain:
        mine = known.contents
        ledger = replace(known, contents=replace(contents, turns=mine.turns, chain=mine.chain, envelopes=()))
        for number, held in enumerate(contents.turns[: len(mine.turns)], 1):
            if held.evidence:
                turn_is_vouched_for(contents, ledger.before(number), held)
    spent = ledger.work
    while len(ledger.contents.turns) < len(contents.turns):
        if ledger.is_over:
            raise damaged("the match was over before its last turn")
        match = _next(contents, ledger)
        spent += work.of(match.played[-1])
        if spent > work.MOST:
            raise too_much_work()
        turn = ledger.contents.turn
        extended = replace(ledger.contents, turns=contents.turns[:turn], chain=contents.chain[: turn + 1])
        ledger = Ledger(extended, match)
    return Ledger(contents, ledger.match)


def _next(contents: Contents, ledger: Ledger) -> Match:
    """The match after the turn that comes next in the contents, if that is vouched for."""
    turn = contents.turns[len(ledger.contents.turns)]
    turn_is_vouched_for(contents, ledger, turn)
    _computed_fits(ledger, turn)
    dice = Given(turn.rolls)
    try:
        match = played(ledger, turn, dice)
        made = dice_of(ledger, turn) if turn.rolls and turn.evidence else None
        is_made = made is None or rolls_of(played(ledger, turn, made)) == turn.rolls
    except Fault as fault:
        raise damaged(str(fault)) from fault
    if dice.left or not is_made:
        raise Refused("forged", f"this link is refused: in turn {ledger.contents.turn} its dice show what they did not")
    return match


def _computed_fits(ledger: Ledger, turn: Resolved) -> None:
    """Computer players decide where they are asked, and nowhere else, and what a link can hold."""
    assert ledger.match is not None
    asked = {seat for seat in ledger.contents.computers if seat in ledger.match.asked and seat not in ledger.left}
    if bool(turn.minds) != bool(asked) or not set(turn.computed) <= asked:
        raise damaged("a computer player decides where it is not asked, or nobody says of which version it is")
    for seat, given in turn.computed.items():
        if not given or fitting(ledger, seat, given) != given or not is_readable(ledger, given):
            number = ledger.contents.turn
            raise Refused("forged", f"this link is refused: the commands of {seat} in turn {number} are none")


def answers_fault(ledger: Ledger) -> Refused | None:
    """Why the envelopes of the current turn cannot stand: of seats that owe nothing, or shown before all are bound."""
    contents = ledger.contents
    if ledger.is_over and (contents.answers or contents.skips):
        return damaged("the match was over before its last envelope")
    for seat in contents.answers:
        if seat not in ledger.owing:
            return Refused("forged", f"this link is refused: {seat} plays out of turn")
    for skipped, given in contents.skips.items():
        if skipped not in ledger.owing or not set(given) <= set(contents.humans) - ledger.left - {skipped}:
            return Refused("forged", f"this link is refused: {skipped} cannot be skipped in turn {contents.turn}")
    return reveals_fault(ledger)


def reveals_fault(ledger: Ledger) -> Refused | None:
    """Why the SHOWs of the current turn cannot stand beside the other envelopes."""
    contents = ledger.contents
    shown = shows(contents)
    if not shown:
        return None
    for each in shown:
        unbound = [seat for seat in ledger.owing if seat not in ledger.bound and seat not in dict(each.seen)]
        if unbound:
            sentence = f"{each.seat} shows its commands before {unbound[0]} has sealed any"
            return Refused("forged", f"this link is refused: {sentence}")
    if sum(not each.is_sealed for each in shown) > 1:
        return Refused("forged", "this link is refused: two seats show commands that they have not sealed")
    # Who is skipped may have sealed, and not everybody may know; of two seals each seat may know another.
    for each in shown:
        known = {**ledger.bound, **dict(each.seen)}
        fitting = {seals_hash(contents.colours, seals) for seals in (known, {**known, ledger.skipped: b""})}
        if each.seat != ledger.skipped and each.seals not in fitting:
            seats = " and ".join(show.seat for show in shown)
            whose = f"reveals of {seats} do" if len(shown) > 1 else f"reveal of {seats} does"
            return Refused("forged", f"this link is refused: the {whose} not fit what was sealed")
    return None
