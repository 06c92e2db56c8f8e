"""What two ledgers of one match know together.  Of which history counts `histories` decides.

For the ledgers of honest players this is commutative, associative and idempotent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from rozz.engine.links.checking import reveals_fault
from rozz.engine.links.contents import Contents, Evidence
from rozz.engine.links.envelopes import FORM, Envelope, Join, Skip
from rozz.engine.links.forks import Proof, excludes, latest, proof_of, slot, united
from rozz.engine.links.histories import Forked, one_history, reopened
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.normal import normal
from rozz.engine.links.settling import settled
from rozz.engine.links.vouching import contradiction

#: As many JOINs of one seat are kept.
MOST_JOINS = 32


def joined(one: Ledger, other: Ledger) -> Ledger:
    """All that two ledgers know together; raises Forked."""
    if one.contents.start is None or other.contents.start is None:
        return _joined_before_start(one, other)
    if one.contents.start.match != other.contents.start.match:
        raise Forked("two different starts of this match, signed by whoever made it: a restored backup or a trick")
    proofs = latest((*one.contents.proofs, *other.contents.proofs, *found(one.contents, other.contents)))
    one, other = proven(one, proofs), proven(other, proofs)
    behind, ahead = sorted((one, other), key=lambda each: len(each.contents.turns))
    if ahead.contents.chain[: len(behind.contents.chain)] != behind.contents.chain:
        return one_history(behind, ahead)
    return _united(behind, reopened(behind, ahead) or ahead, proofs)


def found(one: Contents, other: Contents) -> tuple[Proof, ...]:
    """The proofs that envelopes of both make together."""
    known = {slot(each): each for each in one.envelopes}
    pairs = ((known[slot(each)], each) for each in other.envelopes if slot(each) in known)
    return tuple(proof_of(*pair) for pair in pairs if excludes(*pair))


def proven(ledger: Ledger, proofs: Iterable[Proof]) -> Ledger:
    """A ledger with those proofs that are of turns it knows; in form A there are none.

    What a proven seat signed in the current turn counts no more.
    """
    contents = ledger.contents
    chain = contents.chain
    fitting = [each for each in proofs if each.turn <= len(chain) and each.before == chain[each.turn - 1]]
    if contents.form != FORM or not fitting:
        return ledger
    return Ledger(normal(replace(contents, proofs=(*contents.proofs, *fitting))), ledger.match)


def _joined_before_start(one: Ledger, other: Ledger) -> Ledger:
    for ledger in (one, other):
        if ledger.contents.start is not None:
            return ledger
    joins: dict[bytes, Join] = {}
    for join in (*one.contents.joins, *other.contents.joins):
        known = joins.get(join.identity, join)
        joins[join.identity] = min(join, known, key=lambda each: each.signature)
    mine = frozenset(join.identity for join in one.contents.joins)
    kept = [join for seat in one.contents.humans for join in _first(joins.values(), seat, mine)]
    invite = min(one.contents.invite, other.contents.invite, key=lambda each: each.signature)
    return Ledger(normal(replace(one.contents, invite=invite, joins=tuple(kept))))


def _first(joins: Iterable[Join], seat: str, known: Collection[bytes]) -> list[Join]:
    """The JOINs of one seat that are kept: what was known, one's own among it, is not pushed out by what comes."""
    wanted = (join for join in joins if join.seat == seat)
    return sorted(wanted, key=lambda join: (join.identity not in known, join.identity))[:MOST_JOINS]


def _united(behind: Ledger, ahead: Ledger, proofs: Iterable[Proof]) -> Ledger:
    """The longer history, with the envelopes of both."""
    ahead = proven(ahead, proofs)
    contents = ahead.contents
    evident = tuple(
        replace(turn, evidence=_fuller(turn.evidence, _evidence(behind.contents, place)))
        for place, turn in enumerate(contents.turns)
    )
    contents = replace(contents, turns=evident)
    agreed = _agreed(ahead, (*contents.envelopes, *behind.contents.envelopes))
    kept: dict[tuple[int, str, bool], Envelope] = {}
    for envelope in (*contents.envelopes, *behind.contents.envelopes):
        if not _agrees(ahead, contents, envelope):
            continue
        known = kept.get(slot(envelope), envelope)
        if excludes(known, envelope) and contents.form != FORM:
            raise Forked(f"two different commands signed by {envelope.seat} for turn {envelope.turn}")
        kept[slot(envelope)] = _kept(contents, known, envelope, agreed)
    ledger = Ledger(replace(contents, envelopes=tuple(kept.values())), ahead.match)
    refusal = reveals_fault(ledger)
    if refusal:
        raise Forked(str(refusal))
    return settled(ledger)


def _agrees(ahead: Ledger, contents: Contents, envelope: Envelope) -> bool:
    """Whether an envelope can stand in this history: of a turn that is over one that does not contradict it.

    Who contradicts what all who showed have signed has signed two things; that changes nothing for the others.
    """
    if envelope.turn == contents.turn:
        return isinstance(envelope, Skip) or (envelope.seat in ahead.owing and envelope.seat not in contents.condemned)
    return not contradiction(contents, envelope)


def _agreed(ahead: Ledger, envelopes: Iterable[Envelope]) -> frozenset[str]:
    """The seats that all who must be are for skipping in the current turn, whoever else is."""
    contents = replace(ahead.contents, envelopes=tuple(envelopes))
    everybody = Ledger(contents, ahead.match)
    asked = {seat: everybody.voters(seat) for seat in contents.skips}
    return frozenset(seat for seat, votes in contents.skips.items() if asked[seat] and asked[seat] <= set(votes))


def _kept(contents: Contents, one: Envelope, other: Envelope, agreed: Collection[str]) -> Envelope:
    """Of two envelopes in one place the one that is kept; of two SKIPs the one that a skipping is made by."""
    counting = [
        each
        for each in (one, other)
        if isinstance(each, Skip)
        if each.skipped in (contents.turns[each.turn - 1].skipped if each.turn < contents.turn else agreed)
    ]
    return counting[0] if len(counting) == 1 else united(one, other)


def _evidence(contents: Contents, place: int) -> Evidence | None:
    return contents.turns[place].evidence if place < len(contents.turns) else None


def _fuller(one: Evidence | None, other: Evidence | None) -> Evidence | None:
    """Of two the one that holds more; of two that hold as much always the same one."""
    return max((each for each in (one, other) if each), key=_weight, default=None)


def _weight(evidence: Evidence) -> tuple[object, ...]:
    salts = tuple(sorted(evidence.salts.items()))
    others = (sorted(evidence.seals.items()), evidence.unsealed, sorted(evidence.raw.items()), evidence.blind)
    return sum(map(bool, evidence.salts.values())), salts, *others, sorted(evidence.seen.items())
