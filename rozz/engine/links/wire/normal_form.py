"""The normal form of what a link says: nothing that something newer covers, in canonical order.

So devices that know the same write the same link, and links stay short.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rozz.engine.links.link_limits import MOST_ANSWERS
from rozz.engine.links.signing.envelopes import KINDS, Answer, Envelope, Keep, Resign, Return, Seal, Show, Skip
from rozz.engine.links.verify.equivocation import equivocations
from rozz.engine.links.wire.link_contents import Contents, skips_in, text_of

#: Votes that skipped a seat are kept for this many turns, until it has signed something later.
SKIPS_KEPT = 3


def normalized(contents: Contents) -> Contents:
    """The contents without what something newer covers, and in canonical order, so equal knowledge is equal."""
    if contents.start is None:
        asked = sorted(contents.joins, key=lambda join: (contents.colours.index(join.seat), join.identity))
        return replace(contents, joins=tuple(asked), returns=())
    returns = contents.returns
    contents = replace(contents, envelopes=_envelopes_to_keep(contents), returns=())
    contents = replace(contents, returns=_open_returns(contents, returns))
    signed = contents.signers
    joins = tuple(replace(join, signature=b"") if join.seat in signed else join for join in contents.joins)
    by_creator = any(join.key == contents.invite.key for join in joins if join.seat in signed)
    start = replace(contents.start, signature=b"") if by_creator and contents.start else contents.start
    return replace(contents, invite=replace(contents.invite, signature=b""), joins=joins, start=start)


def _envelopes_to_keep(contents: Contents) -> tuple[Envelope, ...]:
    """The envelopes that a link needs: all of some turns, each key's latest, open votes, proofs."""
    needed_turns = {turn for turn in range(1, contents.turn) if contents.needs_envelopes(turn)} | {contents.turn}
    proofs = {each for pair in equivocations(contents.envelopes) for each in pair}
    kept = {
        _without_old_box(contents, each)
        for each in contents.envelopes
        if each.turn in needed_turns
        or each.turn == contents.latest_in(each.seat, each.turn)
        or each in proofs
        or _is_open_vote(contents, each)
    }
    order = {seat: place for place, seat in enumerate(contents.colours)}
    slots: dict[tuple[int, int, int], list[Envelope]] = {}
    for each in kept:
        is_vote = isinstance(each, Skip | Keep)
        slots.setdefault((each.turn, order[each.seat], int(is_vote)), []).append(each)
    return tuple(each for slot in sorted(slots) for each in _kept_of_one_turn(contents, slots[slot]))


def _is_open_vote(contents: Contents, envelope: Envelope) -> bool:
    """Whether a vote of a finished turn is still needed.

    A seat that was skipped recently may not know that yet, and from the votes it can tell whether anybody has signed
    two contradictory statements. A seat whose vote failed goes on only when it learns that another has kept the seat.
    """
    if not isinstance(envelope, Skip | Keep) or envelope.turn >= contents.turn:
        return False
    about, turn, latest = envelope.about, envelope.turn, contents.latest_turns
    if about in contents.turns[turn - 1].skipped:
        return turn >= contents.turn - SKIPS_KEPT and latest[about] <= turn and isinstance(envelope, Skip)
    voters = skips_in(contents.envelopes_of_turn(turn)).get(about, ())
    return any(latest[voter] <= turn and voter not in contents.resignation_turns for voter in voters)


def _open_returns(contents: Contents, returns: Iterable[Return]) -> tuple[Return, ...]:
    """The requests that others can still grant: for a free key, and a seat that has signed nothing later."""
    order = {seat: place for place, seat in enumerate(contents.colours)}
    found = {
        each.digest: each
        for each in sorted(returns, key=lambda each: each.signature, reverse=True)
        if each.turn >= contents.latest_turns[each.seat]
        and each.seat not in contents.resignation_turns
        and each.turn > max((turn for turn, _ in contents.rekeys.get(each.seat, ())), default=0)
        and contents.can_have(each.seat, each.key)
    }
    return tuple(sorted(found.values(), key=lambda each: (order[each.seat], each.digest)))


def _without_old_box(contents: Contents, envelope: Envelope) -> Envelope:
    """A SEAL of a finished turn without its box, which nobody opens anymore."""
    if isinstance(envelope, Seal) and envelope.turn < contents.turn:
        return replace(envelope, box=b"")
    return envelope


def _kept_of_one_turn(contents: Contents, given: Iterable[Envelope]) -> list[Envelope]:
    """The answers, or votes, to keep from one seat in one turn."""
    ordered = sorted(given, key=_order)
    if isinstance(ordered[0], Skip | Keep):
        return _votes_to_keep(contents, _distinct(ordered))
    answers = [each for each in ordered if isinstance(each, Seal | Show | Resign)]
    opened = {each.z for each in answers if isinstance(each, Show)}
    has_resigned = any(isinstance(each, Resign) for each in answers)
    # A SEAL adds nothing to its SHOW, or to a RESIGN.
    news = [each for each in answers if not isinstance(each, Seal) or not (has_resigned or each.z in opened)]
    once = _distinct(news)
    resigns = _resigns_to_keep([each for each in once if isinstance(each, Resign)])
    others = [each for each in once if not isinstance(each, Resign)]
    best = sorted(
        others,
        key=lambda each: (not _counts(contents, each), tuple(-rank for rank in contents.support(each)), _order(each)),
    )
    return sorted([*best[:MOST_ANSWERS], *resigns], key=_order)


def _resigns_to_keep(resigns: list[Resign]) -> list[Resign]:
    """The RESIGNs of one seat to keep: the first for each vote, or lack of one, that somebody may rely on.

    That is a vote to skip a seat, to keep it, or no vote about it; and two are a proof. So at most three for each
    other seat, and two, however many of the seat's RESIGNs are known and in whatever order they came.
    """
    ordered = sorted(resigns, key=lambda each: (each.fields(), each.signature))
    named = {seat for each in ordered for seat in (each.skips, *each.keeps) if seat}
    kept = ordered[:MOST_ANSWERS]
    for about in sorted(named):
        kept += _first_matching(ordered, (each.skips == about for each in ordered))
        kept += _first_matching(ordered, (about in each.keeps for each in ordered))
        kept += _first_matching(ordered, (about not in (each.skips, *each.keeps) for each in ordered))
    return [each for each in resigns if each in kept]


def _first_matching(ordered: list[Resign], has_it: Iterable[bool]) -> list[Resign]:
    """The first RESIGN that meets a condition, if any."""
    return [each for each, is_so in zip(ordered, has_it, strict=True) if is_so][:1]


def _counts(contents: Contents, answer: Answer) -> bool:
    """Whether a SHOW of a finished turn agrees with the turn."""
    if not isinstance(answer, Show) or answer.turn >= contents.turn:
        return False
    given = contents.turns[answer.turn - 1].orders.get(answer.seat, ())
    return answer.commands == text_of(contents.game, given)


def _votes_to_keep(contents: Contents, votes: list[Envelope]) -> list[Envelope]:
    """At most two of the votes to skip one seat, for any keys, the one for the key that was given first."""
    kept: list[Envelope] = [each for each in votes if isinstance(each, Keep)]
    skips = [each for each in votes if isinstance(each, Skip)]
    for about in dict.fromkeys(each.about for each in skips):
        turn = skips[0].turn
        given = contents.turns[turn - 1].new_key if turn < contents.turn else b""
        of_seat = sorted((each for each in skips if each.about == about), key=lambda each: each.key != given)
        kept += of_seat[:MOST_ANSWERS]
    return sorted(kept, key=_order)


def _distinct(ordered: list[Any]) -> list[Any]:
    """One of each group of equal envelopes: the one with a box, or the first."""
    found: dict[object, Any] = {}
    for each in ordered:
        key = (type(each), each.fields())
        if key not in found or (isinstance(each, Seal) and each.box and not found[key].box):
            found[key] = each
    return list(found.values())


def _order(envelope: Envelope) -> tuple[int, bytes, bytes, bytes]:
    """The canonical order of a seat's envelopes in one turn."""
    box = envelope.box if isinstance(envelope, Seal) else b""
    return KINDS.index(type(envelope)), b"".join(envelope.fields()[3:]), box, envelope.signature
