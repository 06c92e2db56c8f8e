"""The only way in: a link becomes a ledger if its signatures hold and replaying its turns gives what it claims.

A finished turn that still has its envelopes goes through the same rules as the current turn. One without is believed
only if every seat that took part in it has signed something later, since that covers T of the turn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from rozz.engine import replay_cost
from rozz.engine.codec.command_codec import MOST_COMMANDS
from rozz.engine.dice import Dice, RecordedDice
from rozz.engine.errors import Fault
from rozz.engine.links.ledger.ledger import FEWEST_VOTES, Ledger
from rozz.engine.links.ledger.turn_randomness import dice_of
from rozz.engine.links.ledger.turn_resolution import (
    computers_asked,
    current_turn_as_finished,
    is_complete,
    is_readable,
    opening,
    play_turn,
    required_computer_version,
    rolls_of,
    with_shown,
)
from rozz.engine.links.link_limits import MOST_RETURNS
from rozz.engine.links.signing.envelopes import (
    Envelope,
    Join,
    Resign,
    Seal,
    Show,
    Skip,
    match_id,
    nonce_hash,
)
from rozz.engine.links.signing.key_protocol import Keys
from rozz.engine.links.verify.equivocation import equivocations
from rozz.engine.links.verify.link_refusals import Refused, damaged, forged, too_much_work, unsigned
from rozz.engine.links.verify.link_signatures import is_signed, signatures, signed_parts, unsigned_refusal
from rozz.engine.links.verify.statement_check import key_fault, out_of_turn_fault, statements_fault
from rozz.engine.links.wire.link_budget import budget_fault
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn, skips_in, text_of
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.said import Player, said
from rozz.engine.seats import HERE

#: Up to this many statements of self-contradicting seats in a turn, all combinations are tried.
MOST_LOOSE = 8


async def verified_ledger(keys: Keys, contents: Contents, known: Ledger | None = None) -> Ledger:
    """The ledger of a link by itself; raises Refused.

    Signatures and turns that `known` holds already are not checked again.
    """
    _check_setup(contents)
    seen = frozenset(signatures(known.contents)) if known else frozenset()
    for signed, signature in signed_parts(contents):
        if signature not in seen and not await is_signed(keys, *signature):
            raise unsigned_refusal(contents, signed)
    return replay(contents, known)


def reread_fault(ledger: Ledger, *sources: Contents) -> Refused | None:
    """Why a merged ledger could not be read again as a link; None if it can.

    No signature is verified again: everything signed in it must be signed in one of the sources.
    """
    contents = ledger.contents
    try:
        _check_setup(contents)
        if not set(signatures(contents)) <= {each for source in sources for each in signatures(source)}:
            raise damaged(said("links-signature-missing"))
        replay(contents, ledger)
    except Refused as refused:
        return refused
    return None


def replay(contents: Contents, known: Ledger | None = None) -> Ledger:
    """The ledger of contents whose signatures hold; raises Refused."""
    if contents.start is None:
        if normalized(contents) != contents:
            raise damaged(said("links-not-minimal"))
        return Ledger(contents)
    _check_chain(contents)
    ledger = _opening(contents, known)
    first = len(ledger.contents.turns) + 1
    known_turns = replace(contents, turns=ledger.contents.turns)
    for turn in range(1, first):
        if contents.envelopes_of_turn(turn) or known_turns.needs_envelopes(turn):
            _check_turn(contents, ledger.rewound_to(turn), contents.turns[turn - 1], ledger)
    spent = ledger.replay_cost
    for turn in range(first, contents.turn):
        if ledger.is_over:
            raise damaged(said("links-over-before-turn"))
        ledger = _with_turn(contents, ledger, contents.turns[turn - 1])
        assert ledger.match is not None
        spent += replay_cost.cost_of(ledger.match.played[-1])
        if spent > replay_cost.MOST:
            raise too_much_work()
    for seat in contents.computers:
        # Once for the whole match: turn by turn the time would be quadratic.
        if said_too_much := budget_fault(contents, seat, ()):
            raise forged(said_too_much)
    whole = Ledger(replace(contents, turns=ledger.contents.turns), ledger.match)
    if normalized(whole.contents) != contents:
        raise damaged(said("links-not-minimal"))
    if whole.is_over and contents.envelopes_of_turn(contents.turn):
        raise damaged(said("links-over-before-signature"))
    if fault := statements_fault(whole):
        raise fault
    if is_complete(whole):
        raise damaged(said("links-turn-unfinished"))
    _check_returns(whole)
    return whole


def _opening(contents: Contents, known: Ledger | None) -> Ledger:
    """Where to begin: at the last turn that `known` has in common with the contents, or before the first."""
    if known and known.match and known.contents.chain[0] == contents.chain[0]:
        common = common_turns(known.contents, contents)
        ago = replace(contents, turns=known.contents.turns[:common], chain=contents.chain[: common + 1], envelopes=())
        return Ledger(ago, replace(known.match, played=known.match.played[:common], pending={}))
    return Ledger(replace(contents, turns=(), chain=contents.chain[:1], envelopes=()), opening(contents))


def common_turns(one: Contents, other: Contents) -> int:
    """How many finished turns two histories of one match have in common."""
    pairs = zip(one.chain[1:], other.chain[1:], strict=False)
    parted = next((place for place, (mine, theirs) in enumerate(pairs) if mine != theirs), None)
    return min(len(one.turns), len(other.turns)) if parted is None else parted


# Before the first turn


def _check_setup(contents: Contents) -> None:
    """Check JOINs for this INVITE and its human seats, one key per seat, the creator's seats, and START over them."""
    invite = contents.invite
    plays = dict(invite.seats)
    for join in contents.joins:
        if join.invite != invite.identity or join.seat not in contents.humans:
            raise Refused("another match", said("links-another-join"))
        if plays[join.seat] == HERE and join.key != invite.key:
            raise unsigned(said("links-taken-from-host", seat=Player(join.seat)))
    if contents.start is None:
        return
    if [join.seat for join in contents.joins] != list(contents.humans):
        raise damaged(said("links-seat-without-player"))
    if has_shared_key(contents.joins, plays):
        raise forged(said("links-shared-key"))
    if nonce_hash(contents.start.nonce) != invite.token:
        raise forged(said("links-start-of-other-invitation"))
    m = match_id(invite.identity, contents.joins, contents.start.nonce)
    if contents.start.match != m or contents.chain[0] != m:
        raise forged(said("links-start-for-others"))


def has_shared_key(joins: Sequence[Join], plays: Mapping[str, str]) -> bool:
    """Whether one key plays two seats that are not both here."""
    here = [join.key for join in joins if plays[join.seat] == HERE]
    away = [join.key for join in joins if plays[join.seat] != HERE]
    keys = [*here[:1], *away]
    return len(set(keys)) < len(keys)


# Turns


def _check_chain(contents: Contents) -> None:
    """Check that every envelope belongs to this match: signed over a T of its chain, by a seat that signs."""
    for each in contents.envelopes:
        is_here = 1 <= each.turn <= contents.turn and each.before == contents.chain[each.turn - 1]
        if not is_here or each.seat not in contents.humans:
            raise forged(said("links-signed-elsewhere", seat=Player(each.seat)))
    for turn in contents.turns:
        marked = [*turn.skipped, *turn.resigned, *turn.unreadable]
        ordered = all(
            list(each) == sorted(each, key=contents.colours.index) for each in (turn.resigned, turn.unreadable)
        )
        is_once = len(set(marked)) == len(marked) and not set(marked) & set(turn.orders)
        if len(turn.skipped) > 1 or not ordered or not is_once or not set(marked) <= set(contents.humans):
            raise damaged(said("links-marked-twice"))
    versions = [contents.computer_version, *(turn.computer_version for turn in contents.turns if turn.computer_version)]
    if versions != sorted(versions):
        raise forged(said("links-computers-older"))


def _check_returns(ledger: Ledger) -> None:
    """Check that every request to return belongs to this match, with a key that can play the seat."""
    contents = ledger.contents
    for each in contents.returns:
        is_here = 1 <= each.turn <= contents.turn and each.before == contents.chain[each.turn - 1]
        if not is_here or each.seat not in contents.humans:
            raise forged(said("links-request-elsewhere", seat=Player(each.seat)))
        if fault := key_fault(contents, each.seat, each.key):
            raise forged(fault)
        if len(ledger.return_requests(each.seat)) > MOST_RETURNS:
            raise damaged(said("links-too-many-requests"))


def _with_turn(contents: Contents, ledger: Ledger, turn: FinishedTurn) -> Ledger:
    """The ledger after one more finished turn; raises Refused unless its envelopes or later signatures support it."""
    number = ledger.contents.turn
    before = Ledger(replace(ledger.contents, envelopes=contents.envelopes_of_turn(number)), ledger.match)
    participants = _participants(before, turn)
    try:
        match = play_turn(before, turn, RecordedDice(turn.rolls))
    except Fault as fault:
        raise damaged(said("links-turn-unplayable", fault=fault.text)) from fault
    if len(rolls_of(match)) != len(turn.rolls):
        raise forged(said("links-wrong-dice", turn=number))
    extended = replace(ledger.contents, turns=contents.turns[:number], chain=contents.chain[: number + 1])
    shown = tuple(seat for seat in before.owing_seats if seat in participants)
    turns = (*ledger.contents.turns, turn)
    after = with_shown(Ledger(replace(extended, turns=turns), match), shown)
    _check_turn(contents, before, after.contents.turns[-1], after)
    return after


def _participants(before: Ledger, turn: FinishedTurn) -> frozenset[str]:
    """The seats that showed in a finished turn; raises Refused for marks and commands of others."""
    owing = frozenset(before.owing_seats)
    away = {*turn.skipped, *turn.resigned}
    if not {*turn.orders, *turn.unreadable} <= owing - away or not away <= owing:
        raise forged(said("links-somebody-out-of-turn", turn=before.contents.turn))
    asked = computers_asked(before)
    if bool(turn.computer_version) != bool(asked) or not set(turn.computed) <= set(asked):
        raise damaged(said("links-computer-out-of-turn"))
    for seat, given in turn.computed.items():
        if not given or len(given) > MOST_COMMANDS or not is_readable(before, given):
            raise forged(said("links-no-such-commands", seat=Player(seat), turn=before.contents.turn))
    return owing - away


def _check_turn(contents: Contents, before: Ledger, turn: FinishedTurn, after: Ledger) -> None:
    """Check a finished turn against its envelopes, or against later signatures; raises Refused."""
    number = before.contents.turn
    given = contents.envelopes_of_turn(number)
    whole = replace(contents, turns=after.contents.turns)
    if whole.needs_envelopes(number):
        _check_needed_envelopes(before, turn, given)
    else:
        _check_covered(contents, before, turn, given)


def _check_needed_envelopes(before: Ledger, turn: FinishedTurn, given: tuple[Envelope, ...]) -> None:
    """Check that the envelopes of a finished turn give what the link says about it."""
    number = before.contents.turn
    ledger = Ledger(replace(before.contents, envelopes=envelopes_as_claimed(before, turn, given)), before.match)
    if fault := statements_fault(ledger):
        raise fault
    if ledger.unrevealed_seats:
        raise _not_signed(ledger.unrevealed_seats[0], number)
    found = current_turn_as_finished(ledger)
    claimed = replace(turn, rolls=(), computed={}, computer_version=0)
    if not ledger.has_all_shows or found != claimed:
        raise forged(said("links-other-result", turn=number))
    if turn.computer_version and turn.computer_version < required_computer_version(ledger):
        raise forged(said("links-decided-by-older", turn=number))
    if rolls_of(play_turn(ledger, turn, _dice(ledger, turn))) != turn.rolls:
        raise forged(said("links-wrong-dice", turn=number))


def _dice(ledger: Ledger, turn: FinishedTurn) -> Dice:
    return dice_of(ledger) if turn.rolls else RecordedDice(())


def envelopes_as_claimed(before: Ledger, turn: FinishedTurn, given: tuple[Envelope, ...]) -> tuple[Envelope, ...]:
    """The envelopes of a turn, without envelopes of self-contradicting seats that disagree with the link.

    Two honest devices may hold different halves of such a contradiction; each goes on with what it saw first. A vote
    of such a seat, or a RESIGN that frees it from voting, counts if the turn could not have ended without it.
    """
    resigned = {each.seat for each in given if isinstance(each, Resign)} & set(turn.resigned)
    kept = tuple(each for each in given if not (isinstance(each, Seal | Show) and each.seat in resigned))
    contradictory = {pair[0].seat for pair in equivocations(given)}
    unwanted = {each for each in kept if each.seat in contradictory and _votes_otherwise(turn, each)}
    loose = [each for each in kept if isinstance(each, Resign) and each.seat in contradictory]
    for dropped in ((), *({*unwanted, *each} for each in _selections(loose))):
        found = tuple(each for each in kept if each not in dropped)
        ledger = Ledger(replace(before.contents, envelopes=found), before.match)
        has_resigned = {each.seat for each in found if isinstance(each, Resign)} >= resigned
        if has_resigned and {ledger.skipped_seat} - {""} == set(turn.skipped) and ledger.new_key == turn.new_key:
            return found
    return kept


def _votes_otherwise(turn: FinishedTurn, envelope: Envelope) -> bool:
    """Whether an envelope votes to skip a seat that the finished turn does not skip, or for another key."""
    if not isinstance(envelope, Skip):
        return False
    return envelope.about not in turn.skipped or bool(turn.new_key and envelope.key != turn.new_key)


def _selections(loose: Sequence[Envelope]) -> Iterator[tuple[Envelope, ...]]:
    """The subsets of `loose` that can be left out, smallest first; for many envelopes only none, all but one, or all.

    More RESIGNs from one seat only complete more skips: what one RESIGN does not complete, several RESIGNs do not
    complete either.
    """
    sizes = range(len(loose) + 1) if len(loose) <= MOST_LOOSE else (0, len(loose) - 1, len(loose))
    return (chosen for size in sizes for chosen in combinations(loose, size))


def is_kept(ledger: Ledger, about: str) -> bool:
    """Whether a seat that would have to vote for skipping another has signed that it will not."""
    keeps = ledger.contents.keeps.get(about, frozenset())
    return bool(keeps & (ledger.required_voters(about) | set(ledger.contents.skips.get(about, ()))))


def _check_covered(contents: Contents, before: Ledger, turn: FinishedTurn, given: tuple[Envelope, ...]) -> None:
    """Check a finished turn without its envelopes: all who took part in it have signed later, or here."""
    number = before.contents.turn
    # Only proofs and latest statements are left; one by a seat that had resigned earlier would hide that.
    if fault := out_of_turn_fault(before, given):
        raise fault
    for seat in before.owing_seats:
        mine = [each for each in given if each.seat == seat and isinstance(each, Show | Resign)]
        if seat in turn.skipped:
            continue
        if seat in turn.resigned:
            if not any(isinstance(each, Resign) for each in mine):
                raise _not_signed(seat, number)
            continue
        shows = [each for each in mine if isinstance(each, Show)]
        if contents.latest_in(seat, number) <= number and not shows:
            raise _not_signed(seat, number)
        if shows and not any(_agrees(before, turn, each) for each in shows):
            raise forged(said("links-other-commands", seat=Player(seat), turn=number))
        if not is_readable(before, turn.orders.get(seat, ())):
            raise forged(said("links-no-such-commands", seat=Player(seat), turn=number))
    for seat in turn.skipped:
        voted = set(skips_in(given).get(seat, ()))
        needed = set(contents.humans) - before.departed_seats - {seat} - (set(turn.resigned) - voted)
        agreed = {each for each in needed if each in voted or contents.latest_in(each, number) > number}
        _check_rekeyed(turn, given, needed)
        if needed != agreed or len(needed | voted) < FEWEST_VOTES:
            raise unsigned(said("links-skip-not-agreed", seat=Player(seat), turn=number))


def _check_rekeyed(turn: FinishedTurn, given: Sequence[Envelope], needed: Collection[str]) -> None:
    """Raises Refused unless the votes that are held name the key that a finished turn gives the skipped seat."""
    (seat,) = turn.skipped
    staying = set(needed) - set(turn.resigned)
    if turn.new_key and len(staying) < FEWEST_VOTES:
        raise forged(said("links-key-few-votes", number=FEWEST_VOTES, seat=Player(seat)))
    named: dict[str, set[bytes]] = {}
    for each in given:
        if isinstance(each, Skip) and each.about == seat and each.seat in staying:
            named.setdefault(each.seat, set()).add(each.key)
    # A self-contradicting voter may have named another key too; that proof must not make the turn unreadable.
    if turn.new_key and any(turn.new_key not in keys for keys in named.values()):
        raise forged(said("links-key-not-agreed", seat=Player(seat)))


def _not_signed(seat: str, turn: int) -> Refused:
    return unsigned(said("links-turn-not-signed", seat=Player(seat), turn=turn))


def _agrees(before: Ledger, turn: FinishedTurn, show: Show) -> bool:
    """Whether a finished turn agrees with this SHOW of its seat."""
    if show.seat in turn.unreadable:
        return True
    return show.commands == text_of(before.contents.game, turn.orders.get(show.seat, ()))
