"""Who has signed what: turns that are over are worked out from signatures and evidence, and believed of nobody.

An envelope of turn t signs T(t-1).  So who is told as having shown in turn t has signed a SHOW of t or something later,
who resigned a RESIGN of t or something later; a SEAL or a SKIP of t says nothing of t.
"""

from __future__ import annotations

from rozz.engine.links.contents import Contents, Resolved, evident_seals, seals_hash, shown_text, text_of
from rozz.engine.links.envelopes import Envelope, Seal, Show, Skip
from rozz.engine.links.forks import slot
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.refusals import Refused, damaged
from rozz.engine.links.settling import commands_of, is_readable
from rozz.engine.links.voting import asked, is_agreed


def history_is_vouched_for(contents: Contents) -> None:
    """What every seat signed is of this history and agrees with it, and what is told of turns has one form."""
    for seat in contents.humans:
        mine = [each for each in contents.envelopes if each.seat == seat]
        if any(not 1 <= each.turn <= contents.turn or each.before != contents.chain[each.turn - 1] for each in mine):
            raise Refused("forged", f"this link is refused: what {seat} signed is of another match or turn")
        if len({slot(each) for each in mine}) < len(mine):
            raise damaged(f"two answers of {seat}")
    for turn, resolved in enumerate(contents.turns, 1):
        _is_told_once(contents, resolved)
        for seat in (*resolved.orders, *resolved.unread, *resolved.resigned):
            if contents.vouched.get(seat, 0) < turn:
                raise _unsigned(seat, turn)
        if resolved.evidence is not None:
            _evidence_fits(contents, turn)
    for each in contents.envelopes:
        if each.turn < contents.turn:
            fault = contradiction(contents, each)
            if fault:
                raise Refused("forged", f"this link is refused: {fault}")


def turn_is_vouched_for(contents: Contents, before: Ledger, turn: Resolved) -> None:
    """Whoever owed commands in a turn has signed what it did, and the texts read as they are told; raises Refused.

    `before` is what is known before the turn.
    """
    number, owing = before.contents.turn, set(before.owing)
    shown = owing - {*turn.skipped, *turn.resigned}
    if not {*turn.orders, *turn.unread} <= shown or not {*turn.skipped, *turn.resigned} <= owing:
        raise Refused("forged", f"this link is refused: in turn {number} somebody plays out of turn")
    for seat in turn.skipped:
        _skip_is_vouched_for(contents, before, seat)
    for seat in shown:
        if contents.vouched[seat] < number:
            raise _unsigned(seat, number)
    if turn.evidence and set(turn.evidence.salts) != shown:
        raise damaged(f"the seats of turn {number} do not fit")
    if not turn.evidence and any(contents.latest[seat] <= number for seat in shown):
        raise Refused("unsigned", f"this link is refused: the reveals of turn {number} are missing")
    for seat, orders in turn.orders.items():
        is_held = turn.evidence is not None and commands_of(before, seat, text_of(contents.game, orders)) != orders
        if is_held or not is_readable(before, orders):
            raise Refused("forged", f"this link is refused: the commands of {seat} in turn {number} are none")
    for seat, text in (turn.evidence.raw if turn.evidence else {}).items():
        if commands_of(before, seat, text) is not None:
            raise Refused(
                "forged", f"this link is refused: what {seat} showed in turn {number} can be read, and is told as void"
            )


def _unsigned(seat: str, turn: int) -> Refused:
    return Refused("unsigned", f"this link is refused: {seat} has not signed what it did in turn {turn}")


def _is_told_once(contents: Contents, resolved: Resolved) -> None:
    """One seat is skipped at most, none is marked twice, and all stand in the order of the seats."""
    if len(resolved.skipped) > 1:
        raise damaged("two seats skipped in one turn")
    marked = [*resolved.skipped, *resolved.resigned, *resolved.unread]
    lists = (resolved.resigned, resolved.unread)
    is_ordered = all(list(each) == sorted(each, key=contents.colours.index) for each in lists)
    if len(set(marked)) < len(marked) or not is_ordered or set(resolved.unread) & set(resolved.orders):
        raise damaged("a seat is marked twice in one turn")


def _skip_is_vouched_for(contents: Contents, before: Ledger, skipped: str) -> None:
    turn = before.contents.turn
    given = {
        each.seat
        for each in contents.envelopes
        if isinstance(each, Skip) and (each.turn, each.skipped) == (turn, skipped)
    }
    gone = {*before.left, *(set(contents.turns[turn - 1].resigned) - given)}
    agreed = {seat for seat in contents.humans if seat in given or contents.latest[seat] > turn} - gone - {skipped}
    needed = asked(contents, turn, skipped, gone)
    if silent := sorted(needed - agreed):
        raise Refused("unsigned", f"this link is refused: {silent[0]} has not agreed to skip {skipped} in turn {turn}")
    if not is_agreed(needed, agreed):
        raise Refused("forged", f"this link is refused: nobody could skip {skipped} in turn {turn}")


def _evidence_fits(contents: Contents, turn: int) -> None:
    resolved = contents.turns[turn - 1]
    evidence = resolved.evidence
    assert evidence is not None
    untold = {seat for seat, salt in evidence.salts.items() if not salt}
    silent = {*resolved.skipped, *resolved.resigned}
    unread = set(resolved.unread) - untold
    if set(evidence.salts) & silent or set(evidence.seals) != silent or set(evidence.raw) != unread:
        raise damaged(f"the seats of turn {turn} do not fit")
    if resolved.minds and untold:
        raise damaged(f"a salt of turn {turn} is missing, by which computer players have decided")
    if untold - {evidence.unsealed} or any(contents.latest[seat] <= turn for seat in untold):
        raise damaged(f"a salt of turn {turn} is missing")
    if evidence.unsealed and evidence.unsealed not in evidence.salts:
        raise damaged(f"the seats of turn {turn} do not fit")
    sealed_and_skipped = any(evidence.seals.get(seat) for seat in resolved.skipped)
    if evidence.blind and not (sealed_and_skipped and set(evidence.blind) < set(evidence.salts)):
        raise damaged(f"the seats of turn {turn} do not fit")
    if evidence.seen and (sealed_and_skipped or not resolved.skipped or not set(evidence.seen) <= set(evidence.salts)):
        raise damaged(f"the seats of turn {turn} do not fit")
    if not set(resolved.orders) | set(resolved.unread) <= set(evidence.salts):
        raise damaged(f"the seats of turn {turn} do not fit")


def contradiction(contents: Contents, envelope: Envelope) -> str:
    """How an envelope of a turn that is over contradicts what the contents say of that turn; or nothing."""
    resolved = contents.turns[envelope.turn - 1]
    seat, evidence = envelope.seat, resolved.evidence
    seals = evident_seals(contents, envelope.turn, seat) if evidence else None
    if isinstance(envelope, Skip) or seat in resolved.skipped:
        return ""
    if isinstance(envelope, Show):
        salt = evidence.salts.get(seat) or envelope.salt if evidence else envelope.salt
        is_other = evidence and envelope.is_sealed == (evidence.unsealed == seat)
        if is_other or salt != envelope.salt:
            return f"the reveal of {seat} in turn {envelope.turn} is another than the one it signed"
        if seat in resolved.resigned:
            return f"{seat} has both shown and resigned in turn {envelope.turn}"
        is_readable = seat not in resolved.unread or (evidence and seat in evidence.raw)
        if is_readable and envelope.commands != shown_text(contents.game, resolved, seat):
            return f"the commands of {seat} in turn {envelope.turn} are not those it signed"
        if seals is not None and envelope.seals != seals_hash(contents.colours, seals):
            return f"the reveal of {seat} in turn {envelope.turn} names other seals"
        return ""
    if seat in resolved.resigned:
        differs = seals is not None and seals.get(seat) != envelope.z
        return f"{seat} has resigned with another seal in turn {envelope.turn}" if differs else ""
    if isinstance(envelope, Seal):
        if seals is not None and seals.get(seat, b"") != envelope.z:
            return f"the reveal of {seat} in turn {envelope.turn} differs from its seal"
        return ""
    return f"{seat} has resigned in turn {envelope.turn}"
