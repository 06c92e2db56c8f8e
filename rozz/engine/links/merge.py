"""What an opened link changes.  Links come in any order, twice, or by way of somebody else: what is known only grows.

For the links of honest players merging is commutative, associative and idempotent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from rozz.engine.links.checking import checked, reveals_fault
from rozz.engine.links.contents import Contents, Evidence, normal
from rozz.engine.links.envelopes import Envelope, Join, Show, Skip, message
from rozz.engine.links.forks import excludes, slot, united
from rozz.engine.links.keys import Keys
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.refusals import Refused
from rozz.engine.links.settling import settled
from rozz.engine.links.vouching import contradiction

#: As many JOINs of one seat are kept.
MOST_JOINS = 8
MOST_PROOFS = 4

What = Literal["new", "news", "seen", "forked"]


@dataclass(frozen=True)
class Merged:
    """What is known now.

    "forked" keeps what was known and adds the proof, if there is one: `proof` are two envelopes of one seat that
    exclude each other.
    """

    ledger: Ledger
    what: What
    sentence: str
    proof: tuple[Envelope, Envelope] | None = None


class _Forked(Exception):
    """Two things that are signed exclude each other."""

    def __init__(self, sentence: str, proof: tuple[Envelope, Envelope] | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.proof = proof


async def merge(keys: Keys, mine: Ledger | None, opened: Opened, own: Collection[str] = ()) -> Merged:
    """What is known with an opened link; raises Refused and changes nothing if the link is not as it should be.

    `own` are the seats whose keys are on this device: a fork of theirs is told as such.
    """
    if mine and mine.contents.invite.identity != opened.contents.invite.identity:
        raise Refused("another match", "this link is of another match than the one that is open")
    if mine is not None and (fork := await _proven(keys, mine, opened.contents)):
        return _told(mine, fork, own)
    theirs = await checked(keys, opened.contents, mine)
    if mine is None:
        return Merged(theirs, "new", f"{_scene(theirs)}.")
    try:
        ledger = joined(mine, theirs)
    except _Forked as fork:
        return _told(mine, fork, own)
    if ledger == mine:
        return Merged(mine, "seen", "already seen: this link holds nothing that is not known here")
    return Merged(ledger, "news", f"{_scene(ledger)}.")


async def _proven(keys: Keys, mine: Ledger, theirs: Contents) -> _Forked | None:
    """The fork that an envelope proves together with one known here, however wrong the rest of the link may be."""
    known = {slot(each): each for each in mine.contents.envelopes}
    for envelope in theirs.envelopes:
        other = known.get(slot(envelope), envelope)
        if excludes(other, envelope) and envelope.seat in mine.contents.chosen:
            key = mine.contents.chosen[envelope.seat].key
            if await keys.verify(key, message(envelope), envelope.signature):
                return _two_signed(mine, other, envelope)
    return None


def joined(one: Ledger, other: Ledger) -> Ledger:
    """All that two ledgers know together."""
    if one.contents.start is None or other.contents.start is None:
        return _joined_before_start(one, other)
    if one.contents.start.match != other.contents.start.match:
        raise _Forked("two different starts of this match, signed by whoever made it: a restored backup or a trick")
    behind, ahead = sorted((one, other), key=lambda each: len(each.contents.turns))
    if ahead.contents.chain[: len(behind.contents.chain)] != behind.contents.chain:
        return _one_history(behind, ahead)
    return _united(behind, _reopened(behind, ahead) or ahead)


def _joined_before_start(one: Ledger, other: Ledger) -> Ledger:
    for ledger in (one, other):
        if ledger.contents.start is not None:
            return ledger
    joins: dict[bytes, Join] = {}
    for join in (*one.contents.joins, *other.contents.joins):
        known = joins.get(join.identity, join)
        joins[join.identity] = min(join, known, key=lambda each: each.signature)
    kept = [join for seat in one.contents.humans for join in _first(joins.values(), seat)]
    invite = min(one.contents.invite, other.contents.invite, key=lambda each: each.signature)
    return Ledger(normal(replace(one.contents, invite=invite, joins=tuple(kept))))


def _first(joins: Iterable[Join], seat: str) -> list[Join]:
    return sorted((join for join in joins if join.seat == seat), key=lambda join: join.identity)[:MOST_JOINS]


def _united(behind: Ledger, ahead: Ledger) -> Ledger:
    """The longer history, with the envelopes of both."""
    kept: dict[tuple[int, str, bool], Envelope] = {}
    for envelope in (*ahead.contents.envelopes, *behind.contents.envelopes):
        known = kept.get(slot(envelope), envelope)
        if excludes(known, envelope):
            raise _two_signed(ahead, known, envelope)
        kept[slot(envelope)] = united(known, envelope)
    contents = ahead.contents
    evident = tuple(
        replace(turn, evidence=turn.evidence or _evidence(behind.contents, place))
        for place, turn in enumerate(contents.turns)
    )
    contents = replace(contents, turns=evident)
    for envelope in kept.values():
        if envelope.turn < contents.turn:
            fault = contradiction(contents, envelope)
            if fault:
                raise _contradicted(contents, envelope, fault)
    answerable = [each for each in kept.values() if each.turn < contents.turn or _still_counts(ahead, each)]
    proofs = _proofs((*contents.proofs, *behind.contents.proofs))
    ledger = Ledger(replace(contents, envelopes=tuple(answerable), proofs=proofs), ahead.match)
    refusal = reveals_fault(ledger)
    if refusal:
        raise _Forked(str(refusal))
    return settled(ledger)


def _evidence(contents: Contents, place: int) -> Evidence | None:
    return contents.turns[place].evidence if place < len(contents.turns) else None


def _still_counts(ledger: Ledger, envelope: Envelope) -> bool:
    return isinstance(envelope, Skip) or envelope.seat in ledger.owing


def _two_signed(ledger: Ledger, one: Envelope, other: Envelope) -> _Forked:
    name = ledger.contents.chosen[one.seat].name
    shown = " and ".join(_quoted(each.commands) for each in (one, other) if isinstance(each, Show))
    return _Forked(
        f"two different commands signed by {name} ({one.seat}) for turn {one.turn}{shown and ', ' + shown}: "
        "a restored backup or a trick",
        (one, other),
    )


def _contradicted(contents: Contents, envelope: Envelope, fault: str) -> _Forked:
    """A fork that a turn which is over shows; its proof, where the reveal is still at hand."""
    for other in contents.envelopes:
        if other.seat == envelope.seat and excludes(other, envelope):
            return _Forked(f"{fault}: a restored backup or a trick", (other, envelope))
    return _Forked(f"{fault}: a restored backup or a trick")


def _proofs(proofs: Iterable[tuple[Envelope, Envelope]]) -> tuple[tuple[Envelope, Envelope], ...]:
    """One proof a seat and turn is enough."""
    kept: dict[tuple[int, str, bool], tuple[Envelope, Envelope]] = {}
    for pair in sorted((_ordered(pair) for pair in proofs), key=repr):
        kept.setdefault(slot(pair[0]), pair)
    return tuple(kept.values())[:MOST_PROOFS]


def _ordered(pair: tuple[Envelope, Envelope]) -> tuple[Envelope, Envelope]:
    one, other = sorted(pair, key=repr)
    return one, other


def _one_history(behind: Ledger, ahead: Ledger) -> Ledger:
    """Of two histories that part, the one that counts; both being signed is a fork, but where a seat was skipped."""
    here, there = behind.contents, ahead.contents
    turn = next(place for place, pair in enumerate(zip(here.chain, there.chain, strict=False)) if pair[0] != pair[1])
    for skipping, counting in ((behind, ahead), (ahead, behind)):
        if _skips_more(skipping.contents, counting.contents, turn):
            is_settled = [len(each.contents.turns) > turn for each in (skipping, counting)]
            needed = _voters(skipping.contents, turn) - set(skipping.contents.turns[turn - 1].skipped)
            if is_settled == [True, False]:
                return skipping
            if is_settled == [False, True] or (not any(is_settled) and _is_revoked(counting.contents, needed, turn)):
                return counting
            if not any(is_settled):
                return skipping
    raise _Forked(
        f"two different histories of turn {turn}, both signed: {_summary(here, turn)}; and {_summary(there, turn)}; "
        "a restored backup or a trick"
    )


def _skips_more(one: Contents, other: Contents, turn: int) -> bool:
    """Whether the first skips in `turn` somebody whose commands the second counts."""
    return set(one.turns[turn - 1].skipped) > set(other.turns[turn - 1].skipped)


def _is_revoked(counting: Contents, needed: set[str], turn: int) -> bool:
    """Whether one of those who were all `needed` for a skipping has taken its vote back.

    There are no clocks: whatever a seat signs after T of a turn in which the skipped one's commands count revokes its
    vote, whichever of the two was signed first.  So a SKIP that somebody kept in a drawer undoes nothing.
    """
    return any(counting.latest[seat] > turn for seat in needed)


def _voters(contents: Contents, turn: int) -> set[str]:
    before = replace(contents, turns=contents.turns[: turn - 1])
    resigned = contents.turns[turn - 1].resigned if turn <= len(contents.turns) else ()
    return set(contents.humans) - before.left - set(resigned)


def _reopened(behind: Ledger, ahead: Ledger) -> Ledger | None:
    """The turn that `behind` is in, open again, if all are for skipping somebody whose commands `ahead` counts."""
    turn = behind.contents.turn
    if len(ahead.contents.turns) < turn:
        return None
    ago = tuple(each for each in ahead.contents.envelopes if each.turn <= turn)
    votes: dict[str, set[str]] = {}
    for each in (*ago, *behind.contents.envelopes):
        if isinstance(each, Skip) and each.turn == turn:
            votes.setdefault(each.skipped, set()).add(each.seat)
    for skipped, voters in votes.items():
        needed = (_voters(ahead.contents, turn) | voters) - {skipped}
        is_counted = skipped not in ahead.contents.turns[turn - 1].skipped
        is_settled = len(ahead.contents.turns) > turn or _is_revoked(ahead.contents, needed, turn)
        if is_counted and len(needed) > 1 and needed <= voters and not is_settled:
            return Ledger(replace(behind.contents, envelopes=ago), behind.match)
    return None


def _summary(contents: Contents, turn: int) -> str:
    resolved = contents.turns[turn - 1]
    given = [
        f"{seat} " + ", ".join(contents.game.write(each) for each in resolved.orders[seat])
        for seat in contents.colours
        if seat in resolved.orders
    ]
    return _quoted("; ".join(given))


def _quoted(text: str) -> str:
    told = text.replace("\n", ", ") or "no commands"
    return f"“{told if len(told) <= 300 else told[:300] + '…'}”"


def _told(mine: Ledger, fork: _Forked, own: Collection[str]) -> Merged:
    """What was known stays in force; the proof is kept beside it."""
    proof, sentence = fork.proof, fork.sentence
    if proof is None:
        return Merged(mine, "forked", sentence)
    if proof[0].seat in own:
        sentence = (
            f"this device has signed other commands for turn {proof[0].turn} before, and was restored from a backup "
            "since; the others hold what was signed first"
        )
    proofs = _proofs((*mine.contents.proofs, proof))
    return Merged(replace(mine, contents=replace(mine.contents, proofs=proofs)), "forked", sentence, proof)


def _scene(ledger: Ledger) -> str:
    contents = ledger.contents
    if contents.start is None:
        return "the players are still gathering"
    if ledger.is_over:
        return f"the match is over after turn {contents.turn - 1}"
    return f"turn {contents.turn} is being played" + (f"; turn {contents.turn - 1} verified" if contents.turns else "")
