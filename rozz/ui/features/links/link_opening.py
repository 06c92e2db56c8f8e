"""Open a link: merge it into the match that this device has, and say what changed.

Raises BadLink with a sentence and changes nothing if the link is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from rozz import library
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.computer_players import ComputerPlayers
from rozz.engine.links.ledger.ledger import Opened, ReadonlyMatch
from rozz.engine.links.ledger.link_merge import Merged, merge
from rozz.engine.links.signing.envelopes import Seal, Show
from rozz.engine.links.signing.key_protocol import Keys
from rozz.engine.links.verify.equivocation import Pair
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.link_text import find_link
from rozz.ui.features.links import proof_of_cheating, readonly_sharing, send_status
from rozz.ui.features.links.automatic_steps import (
    let_computers_decide,
    sign_automatically,
    with_ledger,
    with_own_seats,
    with_return_notices,
    without_dropped,
)
from rozz.ui.state.links import link_notices
from rozz.ui.state.links.key_step_values import Opening
from rozz.ui.state.links.link_notices import PROOF, Draft, Notice
from rozz.ui.state.links.linked_match import Linked, identity_of


async def open_link(keys: Keys, message: str, here: Iterable[Linked], minds: ComputerPlayers | None = None) -> Opening:
    """Open a link found anywhere in a message, using the matches that this device has."""
    text = find_link(message)
    read = link_codec.read(text, library.game, library.released)
    if isinstance(read, ReadonlyMatch):
        return _readonly_opening(read, text, message)
    mine = next((each for each in here if each.identity == identity_of(read.contents)), None)
    merged = await merge(keys, mine.ledger if mine else None, read, mine.seats if mine else (), minds)
    linked = await _after_merge(keys, mine, merged, read, minds)
    now = await _with_notices(keys, mine, linked, merged.proof)
    missed = link_notices.missed(mine.ledger, read.contents, now.seats) if mine and _is_believed(merged, mine) else ()
    now = replace(now, notices=(*now.notices, *missed))
    whole = send_status.without_outdated_marks(now)
    return Opening(
        whole,
        sentence=merged.text,
        what=merged.kind,
        text=message,
        beside=mine,
        is_own=merged.kind == "seen" and send_status.is_own(linked, read.contents),
        is_same=mine is not None and mine.ledger.contents == read.contents,
        is_noticed=any(each.kind == PROOF for each in now.notices[len(linked.notices) :]),
        late=_late_requests(whole, read.contents) if mine else (),
        has_missed=bool(missed),
    )


def _readonly_opening(read: ReadonlyMatch, text: str, message: str) -> Opening:
    """The opening of a link for watching."""
    # It is unsigned, so it must not choose the id it is kept under.
    match = replace(read.match, identity=f"told-{sha256(text.encode()).hexdigest()[:24]}")
    turn, step = readonly_sharing.place_in(message)
    return Opening(None, match, turn=turn, step=step, has_older_rules=read.has_older_rules)


async def _after_merge(
    keys: Keys, mine: Linked | None, merged: Merged, read: Opened, minds: ComputerPlayers | None
) -> Linked:
    """The match with what the link brought, after this device has done what it does by itself."""
    linked = without_dropped(replace(mine or Linked(merged.ledger), ledger=merged.ledger))
    linked = await _merge_without_votes(keys, await with_own_seats(keys, linked), read, minds)
    before = with_ledger(linked, linked.ledger)
    back = "" if merged.kind == "seen" else send_status.returned_mark(before, read.contents)
    if back:
        before = replace(send_status.mark_sent(before, back), back=back)
    signed = await sign_automatically(keys, before)
    return await let_computers_decide(minds, signed, is_ours=signed is not before)


def _is_believed(merged: Merged, mine: Linked) -> bool:
    """Whether everything in a link was checked: not if it is rejected for anything but a proof."""
    return mine.ledger.contents.start is not None and merged.kind != "forked"


def _late_requests(linked: Linked, others: Contents) -> tuple[str, ...]:
    """The seats that a link asks to play again though they have signed since, without a new key."""
    contents = linked.ledger.contents
    late = (each.seat for each in others.returns if linked.seats and each.turn < contents.latest_turns[each.seat])
    return tuple(dict.fromkeys(seat for seat in late if seat not in contents.rekeys))


async def _merge_without_votes(keys: Keys, linked: Linked, opened: Opened, minds: ComputerPlayers | None) -> Linked:
    """Merge with the link again, leaving out the votes that wait to be sent."""
    if linked.unvoted is None:
        return linked
    try:
        merged = await merge(keys, linked.unvoted, opened, linked.seats, minds)
    except Refused:
        return replace(linked, unvoted=None)
    return replace(linked, unvoted=merged.ledger)


async def _with_notices(keys: Keys, mine: Linked | None, linked: Linked, pair: Pair | None) -> Linked:
    """Add notices that must not be missed: a changed turn, or something signed twice."""
    if mine is None:
        return linked
    linked = with_return_notices(mine, linked)
    pairs = proof_of_cheating.added(linked.pairs, pair)
    old = {(each.turn, each.seat) for each in proof_of_cheating.known(mine.ledger.contents, mine.pairs)}
    known = proof_of_cheating.known(linked.ledger.contents, pairs)
    proven = [each for each in known if (each.turn, each.seat) not in old]
    found = [Notice(PROOF, each.turn, (each.seat,)) for each in proven]
    drafts = linked.drafts
    if change := link_notices.change(mine.ledger, linked.ledger):
        drafts = (*drafts, *await _drafts_of_voided_turn(keys, mine))
        of = tuple(dict.fromkeys(each.seat for each in drafts))
        found.append(replace(change, drafts=of))
        linked = replace(linked, seen=min(linked.seen, change.turn - 1))
    return replace(linked, pairs=pairs, drafts=drafts, notices=(*linked.notices, *found))


async def _drafts_of_voided_turn(keys: Keys, mine: Linked) -> list[Draft]:
    """This device's commands for a turn that starts over."""
    contents, found = mine.ledger.contents, list[Draft]()
    for seat in mine.seats:
        answer = contents.answers.get(seat)
        if isinstance(answer, Show):
            found.append(Draft(contents.turn, seat, answer.commands))
        elif isinstance(answer, Seal) and (given := await link_steps.reopen(keys, mine.ledger, mine.secret, seat)):
            found.append(Draft(contents.turn, seat, "\n".join(contents.game.write(each) for each in given)))
    return found
