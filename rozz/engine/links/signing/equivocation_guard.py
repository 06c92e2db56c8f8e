"""What this device has signed in the last turns, so that it never signs something that contradicts it.

A skip that completes late takes a turn back, and a restored match may lack what was signed since. The ledger alone is
then not enough, so the device remembers its own signatures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import play_complete_turns
from rozz.engine.links.signing.envelopes import Envelope, Keep, Seal, Show, Skip
from rozz.engine.links.verify.equivocation import excludes
from rozz.engine.links.verify.statement_check import statements_fault
from rozz.engine.links.wire.normal_form import normalized

#: A turn cannot be taken back once two later turns are over.
TURNS_KEPT = 3


def recent_signatures(signed: Iterable[Envelope], ledger: Ledger, seats: Collection[str]) -> tuple[Envelope, ...]:
    """What these seats have signed, including envelopes in the ledger, without old turns."""
    contents = ledger.contents
    if contents.start is None:
        return ()
    kept = {
        (type(each), each.fields()): each
        for each in (*signed, *contents.envelopes)
        if each.seat in seats and each.turn > contents.turn - TURNS_KEPT
    }
    return tuple(kept.values())


def with_signed_answers(ledger: Ledger, signed: Collection[Envelope], seats: Collection[str]) -> Ledger:
    """The ledger with the answers that it lacks, if these seats signed them after its last turn."""
    contents = ledger.contents
    if contents.start is None or ledger.is_over:
        return ledger
    for each in signed:
        is_vote = isinstance(each, Skip | Keep)
        if each.before == contents.before and each.seat in seats and not is_vote and each not in contents.envelopes:
            contents_with_answer = normalized(replace(ledger.contents, envelopes=(*ledger.contents.envelopes, each)))
            added = replace(ledger, contents=contents_with_answer)
            if not statements_fault(added):
                ledger = added
    return play_complete_turns(ledger) if ledger.contents is not contents else ledger


def would_contradict(signed: Iterable[Envelope], envelope: Envelope) -> bool:
    """Whether a device that has signed these envelopes must not sign this one.

    A device that sealed, was restored and sealed again may open either seal, since the two seals already prove
    that it sealed twice. Others may have shown with the first, so the turn waits for it.
    """
    excluded = [each for each in signed if excludes(each, envelope)]
    if isinstance(envelope, Show) and any(_is_opened(each, envelope) for each in signed):
        return any(not isinstance(each, Seal) for each in excluded)
    return bool(excluded)


def _is_opened(seal: Envelope, show: Show) -> bool:
    """Whether an envelope is the SEAL of these commands."""
    is_same = (seal.seat, seal.turn, seal.before) == (show.seat, show.turn, show.before)
    return is_same and isinstance(seal, Seal) and seal.z == show.z


def has_shown(signed: Iterable[Envelope], ledger: Ledger, seat: str) -> bool:
    """Whether a seat has shown its commands since the last turn, even with seals that are not known now."""
    before = ledger.contents.before
    return any(isinstance(each, Show) and (each.seat, each.before) == (seat, before) for each in signed)
