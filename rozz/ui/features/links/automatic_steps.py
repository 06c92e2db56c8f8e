"""What this device does by itself with a match by link, after each step and each link that it opens.

It remembers what it has signed, finds its seats, reveals once all are committed, and lets computer players decide.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.computer_players import ComputerPlayers, decide_all
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_steps import Signer
from rozz.engine.links.ledger.turn_resolution import awaited_computers
from rozz.engine.links.signing.equivocation_guard import has_shown, with_signed_answers
from rozz.engine.links.signing.key_protocol import Keys
from rozz.ui.features.links import send_status
from rozz.ui.state.links import link_notices
from rozz.ui.state.links.linked_match import Linked, own_signed


def with_ledger(linked: Linked, ledger: Ledger) -> Linked:
    """The match with a new ledger; what this device has signed since its last T is added and remembered."""
    whole = with_signed_answers(ledger, send_status.counted(linked), linked.seats)
    return replace(linked, ledger=whole, signed=own_signed(linked.signed, whole, linked.seats, linked.key))


def signer_of(keys: Keys, linked: Linked) -> Signer:
    """This device as the signer of its seats."""
    return Signer(keys, linked.secret, linked.signed)


async def with_own_seats(keys: Keys, linked: Linked) -> Linked:
    """The seats that play here: once the match has started, the seats that START names."""
    if not linked.secret:
        return linked
    seats = await link_steps.seats_of(keys, linked.ledger, linked.secret)
    lost = linked.lost if seats else linked.seats or linked.lost
    own = replace(linked.notes, asks="") if seats else linked.notes
    return replace(linked, seats=seats, key=await keys.public_key(linked.secret), lost=lost, notes=own)


def without_dropped(linked: Linked) -> Linked:
    """Drop requests of this device under a changed name before the start: links bring them back."""
    contents, dropped = linked.ledger.contents, linked.notes.dropped
    if contents.start is not None or not any(each.identity.hex() in dropped for each in contents.joins):
        return linked
    joins = tuple(each for each in contents.joins if each.identity.hex() not in dropped)
    return replace(linked, ledger=replace(linked.ledger, contents=replace(contents, joins=joins)))


def with_return_notices(before: Linked, linked: Linked) -> Linked:
    """Add a notice for each seat that plays on a new device now."""
    found = link_notices.returned(before.ledger.contents, linked.ledger)
    return replace(linked, notices=(*linked.notices, *found)) if found else linked


async def sign_automatically(keys: Keys, linked: Linked) -> Linked:
    """Sign what this device signs by itself: reveals once all are committed, KEEPs for seats that have revealed."""
    ledger = await link_steps.keep_revealed(signer_of(keys, linked), linked.ledger, linked.seats)
    if ledger is not linked.ledger:
        linked = with_ledger(linked, ledger)
    for seat in linked.revealing:
        # A reveal made next to other seals cannot be made again.
        if not has_shown(linked.signed, linked.ledger, seat):
            ledger = await link_steps.show(signer_of(keys, linked), linked.ledger, seat)
            linked = with_ledger(linked, ledger)
    return linked


async def let_computers_decide(minds: ComputerPlayers | None, linked: Linked, is_ours: bool = True) -> Linked:
    """Let computer players decide once everything else is there.

    The last to reveal decides (`is_ours`). If reveals only meet in a link, several devices may decide, and different
    versions of computer players could reach two histories: so such a device waits for a link, or until a player asks.
    If thinking fails, the match waits too; what was signed for it is kept.
    """
    ledger = linked.ledger
    if minds is None or not awaited_computers(ledger) or not (
        is_ours or minds.version == ledger.contents.computer_version
    ):
        return linked
    try:
        return with_ledger(linked, await decide_all(minds, ledger))
    except BadOrders:
        return linked
