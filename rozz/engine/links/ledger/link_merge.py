"""Merges an opened link. Links come in any order, twice, or through somebody else; knowledge only grows.

If two ledgers diverge, the envelopes of both are put through the rules of the turn where they diverge. See
docs/links.md, "Opening a link".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from rozz.engine.links.ledger.computer_players import ComputerPlayers, verify_decisions
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.turn_resolution import play_complete_turns
from rozz.engine.links.link_limits import MOST_JOINS, MOST_RETURNS
from rozz.engine.links.signing.envelopes import Join, Resign, Return, Show, message_to_sign
from rozz.engine.links.signing.key_protocol import Keys
from rozz.engine.links.verify.equivocation import Pair, equivocations, excludes
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.verify.link_replay import common_turns, is_kept, reread_fault, verified_ledger
from rozz.engine.links.verify.link_signatures import is_signed
from rozz.engine.links.wire.link_contents import Contents, keeps_in, skips_in
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.quoted_text import quotation
from rozz.engine.said import Player, Said, Text, listed, said

MergeKind = Literal["new", "news", "seen", "forked"]


@dataclass(frozen=True)
class Merged:
    """The result of a merge.

    "forked" means that a seat, or all of them, signed two contradictory statements: `proof` holds two of them, if
    known. `replaced` is the first finished turn that differs from what was known here before because the others
    skipped a seat; 0 for none. `text` says what contradicts what; otherwise it is empty.
    """

    ledger: Ledger
    kind: MergeKind
    text: Text = ""
    proof: Pair | None = None
    replaced: int = 0


class Forked(Exception):
    """Two signed histories contradict each other, and nothing decides which of them counts."""

    def __init__(self, text: Said, proof: Pair | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.proof = proof


async def merge(
    keys: Keys, mine: Ledger | None, opened: Opened, own: Collection[str] = (), computers: ComputerPlayers | None = None
) -> Merged:
    """Add an opened link to what is known; raises Refused and changes nothing if the link is not valid.

    `own` are the seats whose keys are on this device. With `computers` their decisions are recomputed.
    """
    contents = opened.contents
    if mine is None:
        theirs = await verified_ledger(keys, contents)
        await verify_decisions(computers, theirs, None)
        return _merge_result(theirs, "new", None, theirs, own)
    if mine.contents.invite.identity != contents.invite.identity:
        raise Refused("another match", said("links-another-match"))
    try:
        theirs = await verified_ledger(keys, contents, mine)
        await verify_decisions(computers, theirs, mine)
    except Refused:
        # Two contradictory statements are a proof, however wrong the rest may be.
        if (proven := await _with_proof_only(keys, mine, contents, own)) is None:
            raise
        return proven
    try:
        ledger = merge_ledgers(mine, theirs, own)
    except Forked as fork:
        return Merged(mine, "forked", fork.text, fork.proof)
    if ledger == mine:
        _check_kept(mine, theirs)
        return Merged(mine, "seen")
    if fault := reread_fault(ledger, mine.contents, contents):
        # A link that nobody could open again would lock its match, and the key with it.
        text = said("links-contradicts", why=fault.why)
        both = equivocations((*mine.contents.envelopes, *theirs.contents.envelopes))
        proof = next((pair for pair in both if pair not in mine.proofs), None)
        return await _with_proof_only(keys, mine, contents, own) or Merged(mine, "forked", text, proof)
    return _merge_result(ledger, "news", mine, theirs, own)


async def _with_proof_only(keys: Keys, mine: Ledger, contents: Contents, own: Collection[str]) -> Merged | None:
    """Keep a proof from a link that is refused; None if it holds no new one."""
    known = set(mine.proofs)
    for each in contents.envelopes if mine.contents.start else ():
        against = next((other for other in mine.contents.envelopes if excludes(other, each)), None)
        if against is None:
            continue
        key = mine.contents.key_at(each.seat, each.turn)
        if await is_signed(keys, key, message_to_sign(each), each.signature):
            ledger = _with_envelopes(mine, replace(mine, contents=replace(mine.contents, envelopes=(each,))), mine)
            if ledger != mine and not reread_fault(ledger, mine.contents, replace(contents, envelopes=(each,))):
                pair = next((pair for pair in ledger.proofs if pair not in known), (against, each))
                return Merged(ledger, "forked", _equivocation_text(ledger, pair, own), pair)
    return None


def merge_ledgers(mine: Ledger, theirs: Ledger, own: Collection[str] = ()) -> Ledger:
    """All that two ledgers of one match know together; raises Forked.

    For ledgers of honest players this is commutative, associative and idempotent, except for votes of this device's
    own.
    """
    if mine.contents.start is None or theirs.contents.start is None:
        return _joined_before_start(mine, theirs)
    if mine.contents.start.match != theirs.contents.start.match:
        raise Forked(said("links-two-starts"))
    turn = common_turns(mine.contents, theirs.contents) + 1
    behind, ahead = sorted((mine, theirs), key=lambda each: len(each.contents.turns))
    if len(behind.contents.turns) >= turn:
        return _with_envelopes(_one_history(mine, theirs, turn), mine, theirs)
    if len(ahead.contents.turns) >= turn:
        of_turn = (*behind.contents.envelopes_of_turn(turn), *ahead.contents.envelopes_of_turn(turn))
        before = ahead.rewound_to(turn, of_turn)
        if _skips_more(before, ahead, turn):
            if not _can_go_back(ahead, turn):
                skipped = said("links-skipped-too-late", seat=Player(before.skipped_seat), turn=turn)
                raise Forked(skipped, _proof_of_divergence(behind, ahead, turn))
            return _with_envelopes(before, mine, theirs)
        if behind is mine and (_is_held_back(before, ahead, turn, own) or _is_denied(mine, ahead, turn, own)):
            return _with_envelopes(mine, mine, theirs)
    return _with_envelopes(ahead, mine, theirs)


def _one_history(mine: Ledger, theirs: Ledger, turn: int) -> Ledger:
    """Of two histories that diverge in a turn, the one in which all others skipped a seat; raises Forked."""
    of_turn = (*mine.contents.envelopes_of_turn(turn), *theirs.contents.envelopes_of_turn(turn))
    before = mine.rewound_to(turn, of_turn)
    for skipping, counting in ((mine, theirs), (theirs, mine)):
        skipped = set(skipping.contents.turns[turn - 1].skipped) - set(counting.contents.turns[turn - 1].skipped)
        if skipped and _can_go_back(counting, turn) and not any(is_kept(before, seat) for seat in skipped):
            return skipping
    one, other = _summary(mine.contents, turn), _summary(theirs.contents, turn)
    contradiction = said("links-two-histories", turn=turn, one=one, other=other)
    raise Forked(contradiction, _proof_of_divergence(mine, theirs, turn))


def _proof_of_divergence(mine: Ledger, theirs: Ledger, turn: int) -> Pair | None:
    """Two contradictory statements of one seat, from the statements that made two histories diverge.

    That includes a seat that signed on top of both, unless it was skipped in one of them and may not have known.
    """
    if pairs := equivocations((*mine.contents.envelopes_of_turn(turn), *theirs.contents.envelopes_of_turn(turn))):
        return pairs[0]
    finished = [each.contents.turns[turn - 1] for each in (mine, theirs) if len(each.contents.turns) >= turn]
    skipped = {seat for each in finished for seat in each.skipped}
    later = {
        (each.seat, mine.contents.key_at(each.seat, each.turn)): each
        for each in mine.contents.envelopes
        if each.turn > turn and each.seat not in skipped
    }
    for each in theirs.contents.envelopes:
        # Statements under an old and a new key of a seat may come from different players.
        by = each.seat, theirs.contents.key_at(each.seat, each.turn)
        if each.turn > turn and by in later:
            return later[by], each
    return None


def _skips_more(before: Ledger, ahead: Ledger, turn: int) -> bool:
    """Whether all others skip a seat whose commands a finished turn counts."""
    skipped = before.skipped_seat
    return bool(skipped) and not ahead.contents.turns[turn - 1].skipped and not is_kept(before, skipped)


def _can_go_back(ledger: Ledger, turn: int) -> bool:
    """Whether a finished turn is the last, and no commands of the next have been shown."""
    contents = ledger.contents
    return len(contents.turns) == turn and not any(
        isinstance(each, Show) for each in contents.envelopes_of_turn(turn + 1)
    )


def _is_held_back(before: Ledger, ahead: Ledger, turn: int, own: Collection[str]) -> bool:
    """Whether a vote of this device holds back a turn that counts the seat it would skip.

    Until another voter keeps that seat the skip may still complete. If the turn skips a different seat it cannot.
    """
    if ahead.contents.turns[turn - 1].skipped:
        return False
    # A seat that the others have given another key no longer belongs to this device.
    staying = {
        seat for seat in set(own) & set(ahead.contents.humans) - ahead.departed_seats
        if ahead.contents.key_of(seat) == before.contents.key_of(seat)
    }  # fmt: skip
    return any(
        staying & set(votes) and before.required_voters(about) and not is_kept(before, about)
        for about, votes in before.contents.skips.items()
    )


def _is_denied(mine: Ledger, ahead: Ledger, turn: int, own: Collection[str]) -> bool:
    """Whether a turn contradicts a SHOW or RESIGN that counts here, so its seat signed two different things.

    What was seen first stands until all others have gone on from that turn.
    """
    skipped = ahead.contents.turns[turn - 1].skipped
    held = (each for seat, each in mine.contents.answers.items() if seat not in skipped)
    is_denied = any(not _agrees_with(ahead, each) for each in held if isinstance(each, Show | Resign))
    return is_denied and not _have_gone_on(ahead, turn, own)


def _have_gone_on(ahead: Ledger, turn: int, own: Collection[str]) -> bool:
    """Whether all others that showed in a finished turn, and still play, have signed something after it."""
    others = [
        seat for seat in ahead.contents.turns[turn - 1].shown if seat not in own and seat not in ahead.departed_seats
    ]
    return all(ahead.contents.latest_turns[seat] > turn for seat in others)


def _with_envelopes(ledger: Ledger, *others: Ledger) -> Ledger:
    """A ledger with the envelopes of others that fit its history, and with every turn finished that now is complete."""
    chain = ledger.contents.chain
    known = (each for other in others for each in other.contents.envelopes)
    union = {each for each in known if each.turn <= len(chain) and each.before == chain[each.turn - 1]}
    asked = (each for other in others for each in other.contents.returns)
    returns = (each for each in asked if each.turn <= len(chain) and each.before == chain[each.turn - 1])
    contents = replace(ledger.contents, envelopes=tuple(union), returns=_returns_to_keep(returns))
    return play_complete_turns(Ledger(normalized(contents), ledger.match))


def _returns_to_keep(returns: Iterable[Return]) -> tuple[Return, ...]:
    """The requests to keep: known ones are not pushed out by new ones."""
    by_seat: dict[str, dict[bytes, Return]] = {}
    for each in returns:
        by_seat.setdefault(each.seat, {}).setdefault(each.digest, each)
    return tuple(each for asked in by_seat.values() for each in list(asked.values())[:MOST_RETURNS])


def _joined_before_start(one: Ledger, other: Ledger) -> Ledger:
    for ledger in (one, other):
        if ledger.contents.start is not None:
            return ledger
    joins: dict[bytes, Join] = {}
    for join in (*one.contents.joins, *other.contents.joins):
        known = joins.get(join.identity, join)
        joins[join.identity] = min(join, known, key=lambda each: each.signature)
    mine = frozenset(join.identity for join in one.contents.joins)
    kept = [join for seat in one.contents.humans for join in _joins_to_keep(joins.values(), seat, mine)]
    invite = min(one.contents.invite, other.contents.invite, key=lambda each: each.signature)
    return Ledger(normalized(replace(one.contents, invite=invite, joins=tuple(kept))))


def _joins_to_keep(joins: Iterable[Join], seat: str, known: Collection[bytes]) -> list[Join]:
    """The JOINs of one seat to keep: known ones, including our own, are not pushed out by new ones."""
    wanted = (join for join in joins if join.seat == seat)
    return sorted(wanted, key=lambda join: (join.identity not in known, join.identity))[:MOST_JOINS]


# Reporting the result


def _merge_result(ledger: Ledger, what: MergeKind, mine: Ledger | None, theirs: Ledger, own: Collection[str]) -> Merged:
    """The result of merging a link: news, or that somebody has signed two contradictory things."""
    known = set(mine.proofs) if mine else set()
    proof = next((pair for pair in ledger.proofs if pair not in known), None)
    if proof is None and mine is not None:
        proof = _contradiction(mine, theirs)
    if proof is not None:
        return Merged(ledger, "forked", _equivocation_text(ledger, proof, own), proof)
    replaced = _first_replaced_turn(mine, ledger) if mine else 0
    return Merged(ledger, what, replaced=replaced)


def _first_replaced_turn(mine: Ledger, now: Ledger) -> int:
    """The first finished turn that has changed; 0 for none."""
    if not mine.contents.chain or not now.contents.chain:
        return 0
    common = common_turns(mine.contents, now.contents)
    return common + 1 if common < len(mine.contents.turns) else 0


def _contradiction(mine: Ledger, theirs: Ledger) -> Pair | None:
    """A SHOW or RESIGN seen here that a finished turn contradicts, and what its seat signed on top of that turn."""
    contents = theirs.contents
    for each in mine.contents.envelopes if mine.contents.start else ():
        if not mine.contents.turn <= each.turn < contents.turn or each.before != contents.chain[each.turn - 1]:
            continue
        turn = contents.turns[each.turn - 1]
        if each.seat in turn.skipped or not isinstance(each, Show | Resign):
            continue
        is_same = _agrees_with(theirs, each)
        key = contents.key_at(each.seat, each.turn)
        later = [
            other
            for other in contents.envelopes
            if other.seat == each.seat
            and other.turn >= each.turn
            and contents.key_at(other.seat, other.turn) == key
        ]
        if not is_same and later:
            return each, later[-1]
    return None


def _agrees_with(ledger: Ledger, envelope: Show | Resign) -> bool:
    """Whether a finished turn agrees with an envelope of its seat."""
    contents = ledger.contents
    turn = contents.turns[envelope.turn - 1]
    if isinstance(envelope, Resign):
        return envelope.seat in turn.resigned
    if envelope.seat in (*turn.resigned, *turn.unreadable):
        return envelope.seat in turn.unreadable
    given = turn.orders.get(envelope.seat, ())
    return envelope.commands == "\n".join(contents.game.write(each) for each in given)


def _equivocation_text(ledger: Ledger, pair: Pair, own: Collection[str]) -> Said:
    one = pair[0]
    if one.seat in own:
        return said("links-own-signed-twice", turn=one.turn)
    name = ledger.contents.chosen[one.seat].name
    if skips_in(pair) or keeps_in(pair):
        return said("links-two-votes", name=name, turn=one.turn)
    if shown := [quotation(each.commands) for each in pair if isinstance(each, Show)]:
        key = "links-two-commands-shown" if len(shown) > 1 else "links-two-commands-one"
        return said(key, name=name, turn=one.turn, commands=listed(shown))
    return said("links-two-commands", name=name, turn=one.turn)


def _check_kept(mine: Ledger, theirs: Ledger) -> None:
    """Raises Refused if a link changes nothing and holds a JOIN for which there is no room."""
    known = {join.identity for join in mine.contents.joins}
    if mine.contents.start is None and any(join.identity not in known for join in theirs.contents.joins):
        raise Refused("too large", said("links-seat-full", number=MOST_JOINS))


def _summary(contents: Contents, turn: int) -> Said:
    finished = contents.turns[turn - 1]
    orders = {**finished.orders, **finished.computed}
    given = [
        f"{seat} " + ", ".join(contents.game.write(each) for each in orders[seat])
        for seat in contents.colours
        if seat in orders
    ]
    return quotation("; ".join(given))
