"""The turn protocol as an honest device follows it: R1 to R8, one function each, and opening a link.

Everything is a function of what a device holds. `Rules` has a switch for each rule that prevents a known attack: with
the switch off, the exploration finds that attack again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeVar

from tests.support.links.model.terms import (
    START,
    Answer,
    Held,
    Keep,
    Link,
    Past,
    Refused,
    Resign,
    Seal,
    Show,
    Skip,
    Statement,
    Z,
    chain,
    denies,
    excludes,
    key_at,
    proofs,
    signer,
)

FEWEST_VOTES = 2
Cached = TypeVar("Cached", bound=Callable[..., Any])


@dataclass(frozen=True, eq=False)
class Rules:
    """Who plays, whether turns have dice, and which rules hold."""

    seats: tuple[str, ...]
    chance: bool = False
    #: Requests to return: seats, and the new keys that they ask for.
    asked: tuple[tuple[str, str], ...] = ()
    #: A SHOW counts only if each z that it names is bound by a known statement.
    shows_need_support: bool = True
    #: A seat that signed two answers can be skipped even if a SHOW of it is known.
    equivocators_can_be_skipped: bool = True
    #: RESIGN includes its seat's votes in this turn, and the seat votes no more.
    resign_names_vote: bool = True
    #: A complete skip never undoes a turn that one of the voters has signed past.
    signing_past_keeps: bool = True
    #: A finished turn in a link is replayed without asking for KEEPs: they say when to play on, not what was done.
    replay_without_keeps: bool = True
    #: The SKIPs of a turn are dropped once all who played it have signed past it: that proves as much.
    signing_past_skips: bool = True
    #: A voter for a skip plays on with the commands only if a needed voter has signed KEEP.
    voters_need_keep: bool = True
    #: Two votes that name different keys grant no key.
    voters_must_name_one_key: bool = True
    #: A seat that resigns in a turn is not among those who name a new key.
    resigning_seats_name_no_key: bool = True
    #: The last statement of an old key travels with those of the new one.
    old_keys_stay_covered: bool = True


class Device(NamedTuple):
    """What an honest device knows: the turn it plays follows `at`. `parted`: it learned of two histories.

    `key` is the key that it signs with; blank means the one that its seat joined with.
    """

    seat: str
    at: Past
    held: Held
    parted: bool = False
    key: str = ""


def may_sign(device: Device, at: Past) -> bool:
    """Whether a device has the key that its seat signs with after T(t)."""
    return key_at(device.seat, at) == device.key


@cache
def own(device: Device) -> Held:
    """What a device has signed, as far as it knows."""
    return frozenset(each for each in device.held if signer(each) == (device.seat, device.key))


def askable(rules: Rules, at: Past, seat: str) -> tuple[str, ...]:
    """The keys requested for a seat that it has not had yet."""
    had = {past.rekeyed for past in chain(at) if past.skipped == seat}
    return tuple(key for about, key in rules.asked if about == seat and key not in had)


# Who plays, who is bound, who is skipped


@cache
def playing(seats: tuple[str, ...], at: Past) -> tuple[str, ...]:
    """The seats that have not resigned; all of them owe commands."""
    gone = {seat for past in chain(at) for seat in past.resigned}
    return tuple(seat for seat in seats if seat not in gone)


@cache
def said(held: Held, at: Past) -> tuple[Any, ...]:
    """The statements of the turn after `at`."""
    return tuple(each for each in held if each.before is at)


@cache
def bound(held: Held, at: Past, seat: str) -> frozenset[Z | None]:
    """What binds a seat: the z of its SEAL or SHOW, blank for a RESIGN."""
    mine = [each for each in said(held, at) if each.seat == seat]
    blank = {None for each in mine if isinstance(each, Resign)}
    return frozenset(each.z for each in mine if isinstance(each, Seal | Show)) | blank


@cache
def voters(held: Held, at: Past, kind: str, about: str) -> frozenset[str]:
    """The seats that have voted SKIP or KEEP about another."""
    votes = {each.seat for each in said(held, at) if type(each).__name__ == kind and each.about == about}
    return frozenset(
        votes
        | {each.seat for each in said(held, at) if isinstance(each, Resign) and (kind, about) in (each.votes or ())}
    )


def skipped_by(statement: Statement) -> list[str]:
    """The seats that a statement votes to skip."""
    votes = statement.votes or () if isinstance(statement, Resign) else ()
    return [statement.about] if isinstance(statement, Skip) else [about for kind, about in votes if kind == "Skip"]


@cache
def needed(rules: Rules, held: Held, at: Past, about: str) -> frozenset[str]:
    """The seats that must all vote to skip another; a seat that resigns without a vote about it need not.

    This holds whatever else that seat signs: so additional statements never make a complete skip incomplete.
    """
    resigns = [each for each in said(held, at) if isinstance(each, Resign)]
    if rules.resign_names_vote:
        gone = {each.seat for each in resigns if about not in {other for _, other in each.votes}}
    else:
        gone = {each.seat for each in resigns} - {each.seat for each in said(held, at) if isinstance(each, Skip | Keep)}
    return frozenset(playing(rules.seats, at)) - gone - {about}


@cache
def skips(rules: Rules, held: Held, at: Past) -> tuple[str, ...]:
    """The seats whose skip is complete: at most one, unless a seat has voted twice."""
    found = []
    for seat in playing(rules.seats, at):
        votes = voters(held, at, "Skip", seat)
        if len(votes) >= FEWEST_VOTES and needed(rules, held, at, seat) <= votes:
            found.append(seat)
    return tuple(found)


def skipped(rules: Rules, held: Held, at: Past) -> str:
    """The seat whose skip is complete, or empty."""
    return next(iter(skips(rules, held, at)), "")


@cache
def new_keys(rules: Rules, held: Held, at: Past, out: str) -> tuple[str, ...]:
    """The key that a skipped seat signs with after the turn, or blank: one, unless a voter contradicts itself.

    All who vote and play on name the same key, and there are at least two of them.
    """
    gone = {each.seat for each in said(held, at) if isinstance(each, Resign) and rules.resigning_seats_name_no_key}
    votes: dict[str, set[str]] = {}
    for each in said(held, at):
        if isinstance(each, Skip) and each.about == out and each.seat not in gone:
            votes.setdefault(each.seat, set()).add(each.key)
    if not out or len(votes) < FEWEST_VOTES:
        return ("",)
    named = {key for keys in votes.values() for key in keys}
    if len(named) == 1 or not rules.voters_must_name_one_key:
        return (max(named),)
    # A voter that contradicts itself may have shown only one of its votes: blank comes first, the result of all.
    named_keys = {choice[0] if len(set(choice)) == 1 else "" for choice in product(*votes.values())}
    return tuple(sorted({"", *named_keys}))


def has_support(rules: Rules, held: Held, show: Show) -> bool:
    """Whether each z that a SHOW names is bound by a known statement, so that it was made when all were bound."""
    without = (show.seat, *skips(rules, held, show.before))
    named = dict(show.named)
    others = (seat for seat in playing(rules.seats, show.before) if seat not in without)
    return all(seat in named and named[seat] in bound(held, show.before, seat) for seat in others)


@cache
def answers(rules: Rules, held: Held, at: Past) -> dict[str, list[Show | Resign]]:
    """The valid SHOWs and the RESIGNs of each seat; only a seat that equivocates has more than one."""
    given: dict[str, list[Show | Resign]] = {seat: [] for seat in playing(rules.seats, at)}
    for each in said(held, at):
        is_supported = isinstance(each, Show) and (not rules.shows_need_support or has_support(rules, held, each))
        if isinstance(each, Resign) or is_supported:
            given[each.seat].append(each)
    return {seat: sorted(each, key=lambda one: (isinstance(one, Resign), str(one))) for seat, each in given.items()}


def equivocates(held: Held, at: Past, seat: str) -> bool:
    """Whether a seat has signed two answers in a turn."""
    mine = tuple(each for each in said(held, at) if each.seat == seat and isinstance(each, Answer))
    return bool(proofs(mine))


def fits(given: dict[str, Show | Resign]) -> bool:
    """Whether each SHOW names the z of every other seat that shows."""
    shows = [each for each in given.values() if isinstance(each, Show)]
    return all(dict(show.named).get(each.seat) == each.z for show in shows for each in shows if each is not show)


# R1 to R5: what a device may sign


def may_seal(rules: Rules, device: Device, values: Iterable[tuple[str, str]]) -> Iterator[Statement]:
    """R1: a seat that has not answered may seal."""
    is_skipped = device.seat in skips(rules, device.held, device.at)
    if not bound(device.held, device.at, device.seat) and not is_skipped:
        for command, salt in values:
            yield Seal(device.seat, device.at, Z(device.at, device.seat, salt, command))


def may_show(rules: Rules, device: Device, values: Iterable[tuple[str, str]]) -> Iterator[Statement]:
    """R2: a seat may show when all others are bound or skipped; a seat that sealed shows what it sealed."""
    seat, at, held = device.seat, device.at, device.held
    without = (seat, skipped(rules, held, at))
    if (
        seat in without[1:]
        or answers(rules, held, at)[seat]
        or any(isinstance(each, Show) for each in said(held, at) if each.seat == seat)
    ):
        return
    shows = [each for given in answers(rules, held, at).values() for each in given if isinstance(each, Show)]
    named = []
    for other in playing(rules.seats, at):
        if other not in without:
            seals = bound(held, at, other)
            # The first SHOW decides which of a seat's two seals counts.
            settled = {z for show in shows for z in (show.z, dict(show.named).get(other)) if z in seals}
            if not seals:
                return
            named.append((other, min(settled or seals - {None} or seals, key=str)))
    mine = bound(held, at, seat)
    for command, salt in [(z.command, z.salt) for z in mine if z] if mine else values:
        show = Show(seat, at, salt, command, tuple(named))
        own = [each for each in held if each.seat == seat]
        is_named = all(dict(each.named).get(seat, show.z) == show.z for each in shows)
        if is_named and not any(excludes(each, show) for each in own):
            yield show


def may_resign(rules: Rules, device: Device) -> Iterator[Statement]:
    """R3: a seat may resign instead of showing."""
    seat, at = device.seat, device.at
    mine = [each for each in said(device.held, at) if each.seat == seat]
    if not any(isinstance(each, Show | Resign) for each in mine) and seat not in skips(rules, device.held, at):
        votes = tuple(sorted((type(each).__name__, each.about) for each in mine if isinstance(each, Skip | Keep)))
        yield Resign(seat, at, votes if rules.resign_names_vote else None)


def has_resigned(device: Device) -> bool:
    """Whether this device's seat resigns in this turn."""
    return any(isinstance(each, Resign) for each in said(device.held, device.at) if each.seat == device.seat)


def may_skip(rules: Rules, device: Device) -> Iterator[Statement]:
    """R4: once a turn, a seat may vote to skip another that has not shown or has signed two answers."""
    seat, at, held = device.seat, device.at, device.held
    votes = [each for each in said(held, at) if each.seat == seat and isinstance(each, Skip | Keep)]
    if has_resigned(device) or any(isinstance(each, Skip) for each in votes):
        return
    for other, given in answers(rules, held, at).items():
        is_open = not given or (rules.equivocators_can_be_skipped and equivocates(held, at, other))
        has_kept = any(each.about == other for each in votes)
        if is_open and not has_kept and seat in (asked := needed(rules, held, at, other)) and len(asked) > 1:
            for key in ("", *askable(rules, at, other)):
                yield Skip(seat, at, other, key)


def must_keep(rules: Rules, device: Device) -> Iterator[Statement]:
    """R5: when all reveals are known and fit, a seat keeps those that others would skip; later too, for late voters."""
    seat, held = device.seat, device.held
    path = chain(device.at)
    if not any(isinstance(each, Skip) or (isinstance(each, Resign) and each.votes) for each in held):
        return
    for place, at in enumerate(path):
        if not may_sign(device, at) or not may_sign(device, device.at):
            continue
        over = path[place + 1] if place + 1 < len(path) else None
        mine = [each for each in said(held, at) if each.seat == seat]
        if any(isinstance(each, Resign) for each in mine) or (over and over.skipped):
            continue
        for other in playing(rules.seats, at):
            votes = voters(held, at, "Skip", other)
            is_late = over is not None and bool(votes - signers(held, over) - set(over.resigned))
            counts = is_late or (over is None and bool(possible_endings(rules, held, at, "")))
            has_voted = any(isinstance(each, Skip | Keep) and each.about == other for each in mine)
            if votes and other != seat and counts and not has_voted and seat in needed(rules, held, at, other):
                yield Keep(seat, at, other)


# R6 to R8: when a turn is over, and when it is played again


@cache
def possible_endings(rules: Rules, held: Held, at: Past, out: str) -> tuple[Past, ...]:
    """R6: the ways in which the turn after `at` can end without the seat `out`: one, unless a seat equivocates."""
    given = {seat: each for seat, each in answers(rules, held, at).items() if seat != out}
    if not given or not all(given.values()):
        return ()
    found = []
    for choice in product(*given.values()):
        one = dict(zip(given, choice, strict=True))
        if fits(one):
            shows = [each for each in choice if isinstance(each, Show)]
            resigned = tuple(each.seat for each in choice if isinstance(each, Resign))
            chance = tuple((each.seat, each.salt) for each in shows) if rules.chance else ()
            orders = tuple((each.seat, each.command) for each in shows)
            keys = new_keys(rules, held, at, out)
            found += [Past(at, orders, out, resigned, chance, key) for key in keys]
    return tuple(dict.fromkeys(found))


def pending(rules: Rules, held: Held, at: Past) -> Iterator[str]:
    """The seats that have votes to skip and no KEEP by a needed voter: it is open whether they count."""
    for seat in playing(rules.seats, at):
        votes, asked = voters(held, at, "Skip", seat), needed(rules, held, at, seat)
        is_possible = len(asked | votes) >= FEWEST_VOTES or not rules.resign_names_vote
        if votes and is_possible and not asked & voters(held, at, "Keep", seat):
            yield seat


def trusts(rules: Rules, device: Device, held: Held, past: Past) -> bool:
    """R7: a seat that voted to skip another accepts a turn with its commands only if a needed voter keeps it."""
    at, seat = past.before, device.seat
    if seat in past.resigned or not may_sign(device, at):
        return True
    for vote in said(held, at):
        if isinstance(vote, Skip) and vote.seat == seat and vote.about != past.skipped and not past.skipped:
            asked = needed(rules, held, at, vote.about)
            has_kept = bool(asked & voters(held, at, "Keep", vote.about))
            others = {each for each, _ in past.commands} - {seat}
            if not has_kept and (rules.voters_need_keep or not others <= signers(held, past)):
                return False
    return True


@cache
def signers(held: Held, past: Past) -> frozenset[str]:
    """The seats that have signed something on top of T(t)."""
    return frozenset(each.seat for each in held if past in chain(each.before))


def gone_back(rules: Rules, held: Held, at: Past) -> Past:
    """R8: the turn to play again because of a complete skip that the history lacks; otherwise `at`."""
    for past in chain(at)[1:]:
        before = past.before
        out = skipped(rules, held, before)
        if out and not past.skipped:
            votes = needed(rules, held, before, out) | voters(held, before, "Skip", out)
            is_cheated = any(pair[0].seat in votes and is_about_votes(pair) for pair in proofs(said(held, before)))
            is_signed = rules.signing_past_keeps and signers(held, past) & votes
            if not is_cheated and not is_signed:
                return before
    return at


def is_about_votes(pair: tuple[Statement, Statement]) -> bool:
    """Whether two statements contradict each other in a vote."""
    return any(isinstance(each, Skip | Keep) or (isinstance(each, Resign) and each.votes) for each in pair)


def is_skip_signed(rules: Rules, held: Held, skipping: Past, counting: Past) -> bool:
    """R8 after the SKIPs are dropped: all whose votes the skip needed have signed past the turn without that seat."""
    out = skipping.skipped
    voted = participants(rules, skipping)
    if not out or counting.skipped or not rules.signing_past_skips or len(voted) < FEWEST_VOTES:
        return False
    return set(voted) <= signers(held, skipping) and not signers(held, counting) & set(voted)


@cache
def settled(rules: Rules, held: Held, at: Past) -> Past:
    """The turn that a device reaches from `at` with these statements."""
    at = gone_back(rules, held, at)
    while True:
        out = skipped(rules, held, at)
        ways = possible_endings(rules, held, at, out)
        if not ways or (not out and any(pending(rules, held, at))):
            return at
        at = ways[0]


# Links


@cache
def link_of(rules: Rules, device: Device) -> Link:
    """What a device passes on: all statements of a turn until all who took part have signed past it."""
    return Link(device.at, statements_to_send(rules, device.held, device.at))


@cache
def statements_to_send(rules: Rules, held: Held, at: Past) -> Held:
    """The statements that some device may still need, including the latest of each seat with each of its keys."""
    path = chain(at)
    kept = {each for each in held if each.before is at}
    for past in path[1:]:
        if not set(participants(rules, past)) <= signers(held, past):
            kept |= {each for each in held if each.before is past.before}
    order = {past: place for place, past in enumerate(path)}
    latest: dict[Any, int] = {}
    here = [each for each in held if each.before in order]
    for each in here:
        by = signer(each) if rules.old_keys_stay_covered else each.seat
        latest[by] = max(latest.get(by, 0), order[each.before])
    kept |= {
        each
        for each in here
        if order[each.before] == latest[signer(each) if rules.old_keys_stay_covered else each.seat]
    }
    return frozenset(kept)


def participants(rules: Rules, past: Past) -> tuple[str, ...]:
    """The seats that showed in a turn and still play."""
    return tuple(seat for seat in playing(rules.seats, past) if seat != past.skipped)


def check(rules: Rules, link: Link) -> None:
    """Replay a link on its own; raises Refused if its statements don't give what it says."""
    if fault := fault_of(rules, link):
        raise Refused(fault)


@cache
def fault_of(rules: Rules, link: Link) -> str:
    """Why a link is refused, by any device; empty if its statements give what it says."""
    path = chain(link.at)
    if any(each.before not in path or each.seat not in playing(rules.seats, each.before) for each in link.held):
        return "a statement of another match, turn or player"
    for past in path[1:]:
        out = past.skipped
        is_agreed = not out or out in skips(rules, link.held, past.before)
        is_replayed = is_agreed and past in possible_endings(rules, link.held, past.before, out)
        if not rules.replay_without_keeps and not past.skipped and any(pending(rules, link.held, past.before)):
            is_replayed = False
        if not is_replayed and not is_trusted_turn(rules, link.held, past):
            return f"turn {past.number} does not give what the link says of it"
    if rules.shows_need_support:
        for each in said(link.held, link.at):
            if isinstance(each, Show) and not has_support(rules, link.held, each):
                return f"{each.seat} shows beside seals that nobody has signed"
    return ""


@cache
def is_trusted_turn(rules: Rules, held: Held, past: Past) -> bool:
    """Whether a turn without statements is believed.

    All who showed signed past it, with the key of that turn or with their SHOW known; all who resigned say so; all who
    had to name a new key can have done so.
    """
    showed, before = participants(rules, past), past.before
    shown = {each.seat for each in said(held, before) if isinstance(each, Show) and not denies(each, past)}
    later = {each.seat for each in held if past in chain(each.before) and signer(each)[1] == key_at(each.seat, before)}
    staying = {*showed} - {past.skipped}
    votes = [each for each in said(held, before) if isinstance(each, Skip) and each.about == past.skipped]
    named = {seat: {each.key for each in votes if each.seat == seat} or {past.rekeyed} for seat in staying}
    if past.rekeyed and (len(staying) < FEWEST_VOTES or not all(past.rekeyed in keys for keys in named.values())):
        return False
    resigned = {each.seat for each in said(held, before) if isinstance(each, Resign)}
    votes = {*showed, *voters(held, before, "Skip", past.skipped)}
    is_complete = {*showed, *past.resigned, past.skipped} - {""} == set(playing(rules.seats, before))
    return (
        is_complete
        and set(showed) == {seat for seat, _ in past.commands}
        and set(showed) <= signers(held, past) & (later | shown)
        and set(past.resigned) <= resigned
        and (not past.skipped or len(votes) >= FEWEST_VOTES)
    )


@cache
def contradicts(held: Held, past: Past) -> bool:
    """Whether a finished turn differs from what a seat signed."""
    given: dict[str, list[bool]] = {}
    for each in said(held, past.before):
        if isinstance(each, Show | Resign):
            given.setdefault(each.seat, []).append(denies(each, past))
    return any(all(each) for each in given.values())


def opened(rules: Rules, device: Device, link: Link) -> Device:
    """What a device knows after opening a link; raises Refused."""
    made = _opened(rules, device, link)
    if isinstance(made, Refused):
        raise made
    return made


@cache
def _opened(rules: Rules, device: Device, link: Link) -> Device | Refused:
    try:
        check(rules, link)
        return merged(rules, device, link)
    except Refused as fault:
        return fault.with_traceback(None)


def merged(rules: Rules, device: Device, link: Link) -> Device:
    """What a device and a checked link know together; raises Refused."""
    held = device.held | link.held
    mine, theirs = settled(rules, held, device.at), settled(rules, held, link.at)
    parted = device.parted
    if mine in chain(theirs):
        if any(contradicts(held, past) for past in chain(theirs)[1:] if past not in chain(mine)):
            parted = True
        elif all(trusts(rules, device, held, past) for past in chain(theirs)[1:]):
            mine = theirs
    elif theirs not in chain(mine):
        pairs = zip(chain(mine), chain(theirs), strict=False)
        one, other = next(pair for pair in pairs if pair[0] is not pair[1])
        if is_skip_signed(rules, held, other, one):
            mine = theirs
        else:
            parted = parted or not is_skip_signed(rules, held, one, other)
    return kept(rules, device._replace(at=mine, held=held, parted=parted))


def kept(rules: Rules, device: Device) -> Device:
    """A device without statements that no device needs; it keeps everything that it has signed, and all proofs."""
    path = chain(device.at)
    mine = own(device)
    held = {each for each in device.held if each.before in path} - mine
    proven = {each for pair in proofs(frozenset(held)) for each in pair}
    return device._replace(held=statements_to_send(rules, frozenset(held | mine), device.at) | proven | mine)


@cache
def signed(rules: Rules, device: Device, statement: Statement) -> Device:
    """What a device knows after signing a statement."""
    mine = [each for each in own(device) if each.before is statement.before]
    assert signer(statement) == (device.seat, device.key)
    assert not any(excludes(each, statement) for each in mine), statement
    held = device.held | {statement}
    return kept(rules, device._replace(held=held, at=settled(rules, held, device.at)))


@cache
def waiting_for(rules: Rules, device: Device) -> tuple[str, ...]:
    """The seats a turn waits for: those not bound, else those that have not shown, else those that can still vote."""
    at, held = device.at, device.held
    out = skipped(rules, held, at)
    owing = [seat for seat in playing(rules.seats, at) if seat != out]
    unbound = tuple(seat for seat in owing if not bound(held, at, seat))
    unshown = tuple(seat for seat in owing if not answers(rules, held, at)[seat])
    if unbound or unshown:
        return unbound or unshown
    undecided = {
        seat
        for about in pending(rules, held, at)
        for seat in needed(rules, held, at, about) - voters(held, at, "Skip", about)
    }
    return tuple(sorted(undecided)) or tuple(seat for seat in owing if equivocates(held, at, seat))


def fresh(seat: str, key: str = "") -> Device:
    """A device at the start of a match."""
    return Device(seat, START, frozenset(), key=key)
