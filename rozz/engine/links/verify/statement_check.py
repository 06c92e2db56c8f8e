"""What seats may sign in a turn: answers and votes of those who owe them, and reveals only after all are bound."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.signing.ed25519_encodings import is_sound_key
from rozz.engine.links.signing.envelopes import Envelope, Keep, Resign, Show, Skip
from rozz.engine.links.verify.link_refusals import Refused, forged
from rozz.engine.links.wire.link_contents import Contents, z_of
from rozz.engine.said import Player, Text, said


def statements_fault(ledger: Ledger) -> Refused | None:
    """Why the envelopes of the current turn are invalid: out of turn, or shown before all are bound."""
    return out_of_turn_fault(ledger, ledger.contents.envelopes_of_turn(ledger.contents.turn)) or _early_show(ledger)


def out_of_turn_fault(ledger: Ledger, given: Sequence[Envelope]) -> Refused | None:
    """Why a statement of the current turn is invalid whatever it says: its seat owes nothing, or has left."""
    contents = ledger.contents
    number, voters = contents.turn, set(contents.humans) - ledger.departed_seats
    for each in given:
        if not isinstance(each, Skip | Keep) and each.seat not in ledger.owing_seats:
            return forged(said("links-out-of-turn", seat=Player(each.seat)))
        if isinstance(each, Skip) and each.key and (fault := key_fault(contents, each.about, each.key)):
            return forged(fault)
        for about in _votes_about(each):
            if about not in ledger.owing_seats or each.seat not in voters - {about}:
                return forged(said("links-vote-not-allowed", seat=Player(each.seat), about=Player(about), turn=number))
        if isinstance(each, Resign) and each.skips in each.keeps:
            return forged(said("links-votes-both", seat=Player(each.seat), about=Player(each.skips), turn=number))
    return None


def _votes_about(envelope: Envelope) -> tuple[str, ...]:
    """The seats that an envelope votes to skip or to keep."""
    match envelope:
        case Skip(about=about) | Keep(about=about):
            return (about,)
        case Resign(skips=skips, keeps=keeps):
            return (*((skips,) if skips else ()), *keeps)
    return ()


def _early_show(ledger: Ledger) -> Refused | None:
    """Why a SHOW is invalid: its seat made it before all others were bound, or it names a seal that nobody signed.

    Others may know different seals of a self-contradicting seat, and one that resigns or is skipped may have sealed.
    """
    contents = ledger.contents
    resigned = {seat for seat, each in contents.answers.items() if isinstance(each, Resign)}
    contradictory = {seat for seat, each in contents.candidates.items() if len(each) > 1}
    for each in contents.envelopes_of_turn(contents.turn):
        if not isinstance(each, Show) or each.seat == ledger.skipped_seat:
            continue
        named = dict(each.seals)
        if not set(named) <= set(ledger.owing_seats) - {each.seat}:
            return forged(said("links-seal-unasked", seat=Player(each.seat)))
        for seat in ledger.owing_seats:
            if seat in {each.seat, ledger.skipped_seat} | resigned | contradictory:
                continue
            if not named.get(seat):
                return forged(said("links-early-reveal", seat=Player(each.seat), other=Player(seat)))
            if seat not in contents.answers or named[seat] != z_of(contents.answers[seat]):
                return forged(said("links-reveal-misfit", seat=Player(each.seat), other=Player(seat)))
    return None


def key_fault(contents: Contents, seat: str, key: bytes) -> Text:
    """Why a seat cannot be given a key in the current turn; empty if it can."""
    if not is_sound_key(key):
        return said("links-key-invalid", seat=Player(seat))
    return "" if contents.can_have(seat, key) else said("links-key-in-use", seat=Player(seat))
