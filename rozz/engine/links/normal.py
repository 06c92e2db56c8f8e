"""The one normal form of what is known: without what something newer vouches for, and what proven seats signed.

So equal knowledge is equal, and a link holds no more than is needed.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.links.contents import Contents, Evidence, seals_hash
from rozz.engine.links.envelopes import Envelope, Show, Skip
from rozz.engine.links.forks import latest as latest_proofs


def normal(contents: Contents) -> Contents:
    """Less what is vouched for by something newer; in one order, so that equal knowledge is equal."""
    if contents.start is None:
        asked = sorted(contents.joins, key=lambda join: (contents.colours.index(join.seat), join.identity))
        return replace(contents, joins=tuple(asked))
    start = contents.start
    contents = _without_condemned(contents)
    latest = contents.latest
    order = {seat: place for place, seat in enumerate(contents.colours)}

    def place_of(each: Envelope) -> tuple[int, int]:
        return order[each.seat], order[each.skipped] + 1 if isinstance(each, Skip) else 0

    kept = tuple(sorted((each for each in contents.envelopes if each.turn == latest[each.seat]), key=place_of))
    signed = contents.signers
    joins = tuple(replace(join, signature=b"") if join.seat in signed else join for join in contents.joins)
    by_creator = any(join.key == contents.invite.key for join in joins if join.seat in signed)
    turns = tuple(
        replace(turn, evidence=needed_evidence(contents, place)) for place, turn in enumerate(contents.turns, 1)
    )
    return replace(
        contents,
        invite=replace(contents.invite, signature=b""),
        joins=joins,
        start=replace(start, signature=b"") if by_creator else start,
        turns=turns,
        envelopes=kept,
    )


def _without_condemned(contents: Contents) -> Contents:
    """One proof a seat; and of a seat that is proven to have signed two things in this turn nothing but its vote.

    Who has shown since knew one z of that seat, and its Z names it: that stays beside the SHOW.
    """
    order = contents.colours.index
    proofs = tuple(sorted(latest_proofs(contents.proofs), key=lambda proof: order(proof.seat)))
    contents = replace(contents, proofs=proofs)
    kept = []
    for each in contents.envelopes:
        if each.turn == contents.turn and each.seat in contents.condemned and not isinstance(each, Skip):
            continue
        if isinstance(each, Show) and (each.seen or (contents.condemned and each.turn == contents.turn)):
            seen = _seen(contents, each) if each.turn == contents.turn else {}
            if seen is None:
                continue
            each = replace(each, seen=tuple((seat, seen[seat]) for seat in contents.humans if seat in seen))
        kept.append(each)
    return replace(contents, envelopes=tuple(kept))


def _seen(contents: Contents, show: Show) -> dict[str, bytes] | None:
    """z of condemned seats as the Z of a SHOW names them: as they are known here, or blank if they were skipped.

    None for a SHOW that fits nothing that is known: it was good for nothing but its seat's being skipped.
    """
    known = {seat: each.z for seat, each in contents.answers.items()}
    told = {**known, **dict(show.seen)}
    seen = {seat: told[seat] for seat in contents.condemned if seat in told}
    for skipped in ("", *contents.skips):
        if seals_hash(contents.colours, {**known, **seen, skipped: b""}) == show.seals:
            return {**seen, skipped: b""} if skipped in seen else seen
    return None


def needed_evidence(contents: Contents, turn: int) -> Evidence | None:
    """The evidence of a turn, less what nobody needs: all of it once every seat that showed has signed a later turn.

    Salt and raw commands of the seat without a seal are in no Z: they go as soon as its signature of them goes; but
    where computer players have decided by all salts, they stay.
    """
    evidence = contents.turns[turn - 1].evidence
    if evidence is None or all(contents.latest[seat] > turn for seat in evidence.salts):
        return None
    unsealed = evidence.unsealed
    if not unsealed or contents.latest[unsealed] <= turn or contents.turns[turn - 1].minds:
        return evidence
    raw = {seat: text for seat, text in evidence.raw.items() if seat != unsealed}
    return replace(evidence, salts={**evidence.salts, unsealed: b""}, raw=raw)
