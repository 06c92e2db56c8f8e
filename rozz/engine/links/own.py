"""What a device itself has signed in the last turns, so that it never signs another thing after the same T(t-1).

A turn that was over may be opened again, and then be over as it was before.  What is known of the match then holds no
more what its own device signed in between; the device must remember it, or it would sign a second answer in good faith.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from rozz.engine.links.checking import answers_fault
from rozz.engine.links.envelopes import Envelope, Seal, Show
from rozz.engine.links.forks import excludes, slot
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.settling import settled

#: A turn after which another is over is not opened again.
TURNS_KEPT = 2


def noted(signed: Iterable[Envelope], ledger: Ledger, seats: Collection[str]) -> tuple[Envelope, ...]:
    """What these seats are known to have signed, with what the ledger holds of them; less what is long over."""
    contents = ledger.contents
    if contents.start is None:
        return ()
    kept = {
        (type(each), each.seat, each.before): each
        for each in (*signed, *contents.envelopes)
        if each.seat in seats and each.turn > contents.turn - TURNS_KEPT
    }
    return tuple(kept.values())


def recalled(ledger: Ledger, signed: Collection[Envelope], seats: Collection[str]) -> Ledger:
    """The ledger with what these seats have signed after its T(t-1), as far as it lacks that and can stand there."""
    contents = ledger.contents
    if contents.start is None or ledger.is_over:
        return ledger
    here = {slot(each): each for each in contents.envelopes}
    # A SHOW before the SEAL that it is of, unless it cannot stand beside what is known now.
    for each in sorted(signed, key=lambda one: isinstance(one, Seal)):
        is_wanted = each.before == contents.before and each.seat in seats and slot(each) not in here
        if is_wanted and not answers_fault(made := _with(ledger, each)):
            ledger, here = made, {**here, slot(each): each}
    return settled(ledger) if ledger.contents is not contents else ledger


def _with(ledger: Ledger, envelope: Envelope) -> Ledger:
    contents = ledger.contents
    return replace(ledger, contents=replace(contents, envelopes=(*contents.envelopes, envelope)))


def contradicted(signed: Iterable[Envelope], envelope: Envelope) -> bool:
    """Whether a device that has signed these must not sign this."""
    return any(excludes(each, envelope) for each in signed)


def has_shown(signed: Iterable[Envelope], ledger: Ledger, seat: str) -> bool:
    """Whether a seat has shown its commands after this T(t-1), be it beside other seals than are known now."""
    before = ledger.contents.before
    return any(isinstance(each, Show) and (each.seat, each.before) == (seat, before) for each in signed)
