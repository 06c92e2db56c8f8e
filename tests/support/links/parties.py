"""Parties in which some seats are honest and others are not, and what must stay true for the honest ones.

An honest device records what it signs, what it sees others show, and what is reported about them; a party checks this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any

from rozz.engine.errors import BadLink
from rozz.engine.game import Rules
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import Merged, merge
from rozz.engine.links.ledger.turn_randomness import dice_of
from rozz.engine.links.ledger.turn_resolution import commands_of, play_turn, rolls_of
from rozz.engine.links.signing.envelopes import Envelope, Resign, Show, Skip
from rozz.engine.links.verify.equivocation import Pair, excludes
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import FinishedTurn, text_of
from tests.support.links.devices import KEYS, Device, run, scenario_named
from tests.support.links.gossip import act, requested
from tests.tiny.lots import Lots

SEATS = ("ANN", "BEN", "CAT", "DAN", "EVE", "FAY")
LOTS = Lots()
TEXTS = ("rock", "paper", "scissors", "rock: please", "")


def game_named(name: str) -> Rules:
    """The one game that parties play."""
    assert name == LOTS.name
    return LOTS


class Honest(Device):
    """An honest device. `log`: all it ever signed; `shown`: what others showed; `reported`: contradictions."""

    def __init__(self, number: int, seat: str) -> None:
        super().__init__(number, seat, game_named=game_named)
        self.log: set[Envelope] = set()
        self.shown: dict[tuple[str, bytes], set[Show | Resign]] = {}
        self.reported: list[Merged] = []

    def take(self, opened: Opened) -> Merged:
        """Open a link, and record what it shows and reports."""
        merged = super().take(opened)
        if merged.kind == "forked":
            self.reported.append(merged)
        self.note()
        return merged

    def do(self, step: Any, *arguments: Any, seat: str = "", **named: Any) -> str:
        """Act, and record what was signed."""
        text = super().do(step, *arguments, seat=seat, **named)
        self.note()
        return text

    def note(self) -> None:
        """Record what is known now."""
        contents = self.ledger.contents
        # After a change of keys, a device also remembers what the old one signed.
        self.log.update(each for each in self.signed if self.has_key(each.seat, each.turn))
        for each in contents.envelopes:
            if self.has_key(each.seat, each.turn):
                self.log.add(each)
            elif isinstance(each, Show | Resign):
                self.shown.setdefault((each.seat, each.before), set()).add(each)

    def shown_in(self, before: bytes) -> list[Show | Resign]:
        """What others have shown after this T."""
        return [each for (_, chain), given in self.shown.items() if chain == before for each in given]

    @property
    def opened(self) -> Opened:
        """My link, as others read it."""
        return Opened(self.ledger.contents)

    @property
    def proofs(self) -> list[Pair]:
        """All pairs of statements that I hold or that were reported to me."""
        return [*self.ledger.proofs, *(merged.proof for merged in self.reported if merged.proof)]

    def has_key_in(self, before: Ledger) -> bool:
        """Whether I have my seat's key in a turn that is being played."""
        return before.contents.key_of(self.seat) == self.key

    def has_signed(self, kind: type, before: bytes, **fields: Any) -> bool:
        """Whether I have signed such a statement after this T."""
        return any(
            isinstance(each, kind)
            and each.before == before
            and all(getattr(each, key) == value for key, value in fields.items())
            for each in self.log
        )

    def has_proof_against(self, seat: str) -> bool:
        """Whether I hold two statements of a seat, or two were reported to me."""
        return any(one.seat == other.seat == seat for one, other in self.proofs)


def honest_table(number: int) -> list[Honest]:
    """Honest devices that have started a match of Lots."""
    seats = SEATS[:number]
    devices = [Honest(place, seat) for place, seat in enumerate(seats, 1)]
    first = devices[0]
    mapping = {"game": LOTS.name, "name": "A match", "players": list(seats), "wins": 999}
    first.ledger = run(link_steps.create(KEYS, LOTS, LOTS.read(mapping), first.secret))
    first.join()
    for device in devices[1:]:
        device.take(first.opened)
        device.join()
        first.take(device.opened)
    first.start()
    for device in devices[1:]:
        device.take(first.opened)
    return devices


def act_at_random(device: Device, chance: Random, skips: float, true: Collection[bytes] = ()) -> bool:
    """One random honest step of a device, if one is possible; `true` holds the requests of honest players."""
    before = device.ledger

    def request(device: Device, chance: Random, about: str) -> dict[str, bytes]:
        """Players compare a request by voice, but some don't."""
        honest = [each.key for each in device.ledger.return_requests(about) if each.key in true]
        return {"key": honest[-1]} if honest and chance.random() < 0.85 else requested(device, chance, about)

    if any(each.key in true for each in before.contents.returns):
        skips = max(skips, 0.9)
    act(device, chance, skips=chance.random() < skips, choose=choose, request=request)
    return device.ledger is not before


def successor(device: Honest, number: int, known: Honest) -> Honest:
    """A player's new device after losing this one: it has opened another player's link."""
    new = Honest(number, device.seat)
    new.take(known.opened)
    return new


def ask(device: Honest) -> bool:
    """Ask for a new key if this is possible and not done yet; returns whether it asked."""
    ledger = device.ledger
    is_asking = any(each.key == device.key for each in ledger.return_requests(device.seat))
    if device.own or is_asking or ledger.is_over or device.seat in ledger.departed_seats or not ledger.can_return(
        device.seat
    ):
        return False
    device.do(link_steps.ask_to_return)
    return True


def count_new_keys(devices: Sequence[Device]) -> int:
    """The number of finished turns in which a seat got a new key, on the device that knows the most."""
    return max(sum(bool(turn.new_key) for turn in each.ledger.contents.turns) for each in devices)


def choose(device: Device, chance: Random) -> list[str]:
    """The commands of a seat: a shape, with or without a hope, or none."""
    return [each for each in [chance.choice(TEXTS)] if each]


# What must stay true


def check(device: Honest, honest: Sequence[Honest]) -> None:
    """Check that a device holds what the others did, if they are honest, or what it saw them do."""
    ledger, by_key = device.ledger, {(each.seat, each.key): each for each in honest}
    for one, other in device.proofs:
        accused = [each.seat for each in honest if one in each.log or other in each.log]
        assert one.seat == other.seat and not accused, f"{device.seat} accuses {one.seat}: {one}, {other}"
    contents = ledger.contents
    for number, turn in enumerate(contents.turns, 1):
        before = ledger.rewound_to(number)
        for seat in before.owing_seats:
            by = seat, contents.key_at(seat, number)
            if by in by_key:
                _check_honest(by_key[by], before, turn, honest)
            else:
                _check_seen(device, seat, before, turn)
        if turn.new_key:
            _check_rekeyed(before, turn, honest)
        _check_dice(device, before, turn, ledger)


def _check_honest(seat: Honest, before: Ledger, turn: FinishedTurn, honest: Sequence[Honest]) -> None:
    """A turn says of an honest seat what that seat signed, unless all other honest seats skip it."""
    chain, where = before.contents.before, f"turn {before.contents.turn} of {seat.seat}: {turn}"
    if seat.seat in turn.skipped:
        for other in honest:
            if _votes(other, before, seat.seat):
                assert other.has_signed(Skip, chain, about=seat.seat) or other.has_signed(Resign, chain), where
    elif seat.seat in turn.resigned:
        assert seat.has_signed(Resign, chain), where
    else:
        text = text_of(before.contents.game, turn.orders.get(seat.seat, ()))
        assert seat.seat not in turn.unreadable and seat.has_signed(Show, chain, commands=text), where


def _votes(other: Honest, before: Ledger, about: str) -> bool:
    """Whether a device plays on in a turn, and so has a vote about another seat."""
    return other.seat not in {about} | before.departed_seats and other.has_key_in(before)


def _check_rekeyed(before: Ledger, turn: FinishedTurn, honest: Sequence[Honest]) -> None:
    """A seat gets a new key by the votes of all others that play on, at least two."""
    chain, (about,) = before.contents.before, turn.skipped
    staying = set(before.contents.humans) - before.departed_seats - {about, *turn.resigned}
    assert len(staying) >= 2, f"{about} gets a new key from {staying}"
    for other in honest:
        if _votes(other, before, about) and other.seat not in turn.resigned:
            is_for = other.has_signed(Skip, chain, about=about, key=turn.new_key)
            assert is_for, f"{about} gets a new key without the vote of {other.seat}"


def _check_seen(device: Honest, seat: str, before: Ledger, turn: FinishedTurn) -> None:
    """A turn says of a seat what a device saw it show, or the device learned of two statements of that seat."""
    seen = device.shown.get((seat, before.contents.before), set())
    is_single = not any(excludes(one, other) for one, other in combinations(seen, 2))
    is_same = seat in turn.skipped or all(_matches_statement(before, turn, each) for each in seen)
    assert (is_single and is_same) or device.has_proof_against(seat), f"{device.seat} saw {seen}, but {turn}"


def _matches_statement(before: Ledger, turn: FinishedTurn, each: Show | Resign) -> bool:
    """Whether a finished turn agrees with what a seat signed."""
    if isinstance(each, Resign) or each.seat in turn.resigned:
        return isinstance(each, Resign) and each.seat in turn.resigned
    read = commands_of(before, each.seat, each.commands)
    if read is None or each.seat in turn.unreadable:
        return read is None and each.seat in turn.unreadable
    return read == turn.orders.get(each.seat, ())


def _check_dice(device: Honest, before: Ledger, turn: FinishedTurn, after: Ledger) -> None:
    """If a device saw one SHOW of each seat that took part, the dice are derived from them, or it was warned."""
    chain, number = before.contents.before, before.contents.turn
    taking_part = [seat for seat in before.owing_seats if seat not in (*turn.skipped, *turn.resigned)]
    own = {each for each in device.log if each.before == chain and isinstance(each, Show)}
    seen = {
        seat: own if device.has_key(seat, number) else device.shown.get((seat, chain), set()) for seat in taking_part
    }
    shows = [each for given in seen.values() for each in given]
    if any(len(given) != 1 or not isinstance(next(iter(given)), Show) for given in seen.values()):
        return
    rest = [each for each in device.shown_in(chain) if each not in shows]
    if rest:
        return
    ledger = after.rewound_to(number, [*shows, *(Resign(number, seat, chain) for seat in turn.resigned)])
    rolls = rolls_of(play_turn(ledger, turn, dice_of(ledger)))
    assert rolls == turn.rolls or any(map(device.has_proof_against, taking_part)), f"{device.seat}: {rolls}, but {turn}"


def check_reads_back(device: Honest) -> None:
    """A device that knows nothing can read the link, and the device itself finds nothing new in it."""
    again = link_codec.read(link_codec.write(device.ledger), game_named, scenario_named)
    fresh = run(merge(KEYS, None, again)).ledger
    assert fresh == device.ledger
    assert run(merge(KEYS, device.ledger, again)).kind == "seen"


def exchange(honest: Sequence[Honest]) -> None:
    """All open each other's links until nothing new comes of it; no honest link is refused."""
    for _ in range(4):
        before = [each.ledger for each in honest]
        for one in honest:
            for other in honest:
                if one is not other:
                    take_honest(one, other.opened)
        if all(each.ledger is known for each, known in zip(honest, before, strict=True)):
            return


def take_honest(device: Honest, opened: Opened) -> Merged:
    """Open an honest device's link, which is never refused."""
    try:
        return device.take(opened)
    except BadLink as refused:
        raise AssertionError(f"{device.seat} refuses an honest link: {refused}") from refused


def check_agreement(honest: Sequence[Honest]) -> None:
    """After an exchange devices know the same, or hold two statements of a seat that exclude each other."""
    for one, other in combinations(honest, 2):
        if one.ledger != other.ledger and not is_waiting(one, other) and not is_waiting(other, one):
            held = [*_held(one), *_held(other)]
            assert any(excludes(*pair) for pair in combinations(held, 2)), f"{one.seat} and {other.seat} differ"
            assert one.reported or other.reported, f"neither {one.seat} nor {other.seat} reported it"


def check_going_on(devices: Sequence[Honest]) -> bool:
    """Devices that agree can end the turn without a seat that is silent from now on; returns whether this was checked.

    It is not checked if an honest seat has voted to skip another: votes are spent, and only that seat can end the turn.
    """
    honest = [each for each in devices if each.own]
    if not honest:
        return False
    ledger = honest[0].ledger
    liars = set(ledger.contents.humans) - ledger.departed_seats - {each.seat for each in honest}
    resigning = {seat for seat, each in ledger.contents.answers.items() if isinstance(each, Resign)}
    staying = [each for each in honest if each.seat not in ledger.departed_seats | resigning]
    if len(liars) > 1 or len(staying) < 2 or any(each.ledger != ledger for each in honest):
        return False
    spent = [about for device in staying for about, votes in ledger.contents.skips.items() if device.seat in votes]
    if len({each.seat for each in honest}) < len(honest):
        return False
    if ledger.is_over or not set(spent) <= set(liars):
        return False
    for _ in range(4):
        for device in staying:
            _go_on(device, liars)
        exchange(honest)
    stands = [(each.seat, each.status) for each in staying]
    assert honest[0].ledger.is_over or honest[0].ledger.contents.turn > ledger.contents.turn, stands
    return True


def _go_on(device: Honest, liars: Collection[str]) -> None:
    """What a device does to end the turn: seal, show, and skip a liar."""
    status = device.status
    if "SEAL" in status.allowed:
        device.seal("rock")
    elif "SHOW" in status.allowed:
        device.show()
    elif about := [seat for seat in status.may_skip if seat in liars]:
        device.do(link_steps.skip, about[0])


def is_waiting(behind: Honest, ahead: Honest) -> bool:
    """Whether one device holds its own vote against the turn that the other has finished, with no link refused."""
    mine, theirs = behind.ledger.contents, ahead.ledger.contents
    if mine.turn >= theirs.turn or theirs.chain[: mine.turn] != mine.chain:
        return False
    counted = theirs.turns[mine.turn - 1]
    return behind.has_key_in(behind.ledger) and any(
        behind.seat in votes and about not in counted.skipped for about, votes in behind.ledger.contents.skips.items()
    )


def _held(device: Honest) -> Iterable[Envelope]:
    yield from device.ledger.contents.envelopes
    for pair in device.proofs:
        yield from pair
