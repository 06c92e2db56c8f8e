"""Attacks that once broke a promise of docs/links.md, each made with a modified client."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.ledger.turn_resolution import with_computer_commands
from rozz.engine.links.signing.envelopes import Keep, Resign, Seal, Show, Skip, commitment_of, message_to_sign
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import FinishedTurn
from rozz.engine.links.wire.normal_form import normalized
from tests.support.engine.faults import refusing
from tests.support.links.attack_steps import check_same_history, ledger_of, ledger_with, reveal
from tests.support.links.devices import KEYS, ROZZ, Device, run, scenario_named, started_devices
from tests.support.ui.computers_at_once import AtOnce

THREE = ("headquarters-3", "RED", "BLUE", "GREEN")
FOUR = ("headquarters-4", "RED", "BLUE", "GREEN", "GOLD")


def signed(device: Device, envelope: Any) -> Any:
    """An envelope with a device's true signature, whatever it says."""
    return replace(envelope, signature=run(KEYS.sign(device.secret, message_to_sign(envelope))))


def face(seat: str, number: int, ledger: Ledger) -> Device:
    """One of several faces that a seat shows."""
    device = Device(number, seat)
    device.ledger = ledger
    return device


def agree(one: Device, other: Device) -> None:
    """Two honest devices reach one history through each other's links, or hold a proof."""
    for _ in range(3):
        merges = [one.open(other.link()), other.open(one.link())]
    is_proven = any(each.proof for each in merges) or one.ledger.proofs or other.ledger.proofs
    assert one.ledger.contents.chain == other.ledger.contents.chain or is_proven, merges[0].text


# Two honest devices differ and hold no proof


def test_a_skip_that_one_voter_contradicts_leaves_a_proof():
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    blue.do(link_steps.skip, "GREEN")
    green.open(red.link())
    green.seal("N:")
    blue.open(green.link())
    reveal(blue)
    # RED completes the skip for BLUE, and hides BLUE's vote from GREEN.
    skipping = face("RED", 1, red.ledger)
    skipping.open(blue.link())
    vote = signed(red, Skip(1, "RED", red.ledger.contents.before, "GREEN"))
    skipping.ledger = ledger_with(skipping.ledger, vote)
    reveal(skipping)
    blue.open(skipping.link())
    shows = [each for each in skipping.ledger.contents.envelopes_of_turn(1) if isinstance(each, Show)]
    counting = face("RED", 1, ledger_of(green.ledger, *shows, *green.ledger.contents.envelopes))
    green.open(counting.link())
    reveal(green)
    counting = face("RED", 1, green.ledger)
    # Both histories continue.
    blue.seal("N:")
    skipping.open(blue.link())
    skipping.seal("N:")
    blue.open(skipping.link())
    green.seal("N:")
    counting.open(green.link())
    counting.seal("N:")
    green.open(counting.link())
    green.do(link_steps.skip, "BLUE")
    counting.open(green.link())
    counting.do(link_steps.skip, "BLUE")
    green.open(reveal(counting).link())
    reveal(green)
    agree(blue, green)


def test_two_versions_of_turns_played_alone_cannot_stay_unproven(monkeypatch):
    game = type(ROZZ)
    can_order = game.can_order
    monkeypatch.setattr(
        game, "can_order", lambda self, state, seat: seat == "RED" or (state.turn > 2 and can_order(self, state, seat))
    )
    red, blue, green = started_devices(*THREE)
    for device, text in ((blue, "N:"), (green, "P: ARMOR > Drift")):
        liar = face("RED", 1, red.ledger)
        liar.show(text)
        liar.show("N:")
        device.open(liar.link())
        device.seal("N:")
    agree(blue, green)


def test_claiming_an_older_version_cannot_steer_a_computer_player(monkeypatch):
    minds = AtOnce()
    monkeypatch.setattr(link_steps, "COMPUTER_VERSION", minds.version - 1)
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create("headquarters-3", plays={"GREEN": "computer:1"})
    # The match is older than both devices; each signs its own version in its SHOW.
    monkeypatch.undo()
    red.join()
    blue.open(red.link())
    red.open(blue.join())
    red.start()
    blue.open(red.link())
    red.seal("N:")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    lie = with_computer_commands(red.ledger, {"GREEN": red.commands("R:")}, minds.version - 1)
    opened = link_codec.read(link_codec.write(lie), library.game, scenario_named)
    with pytest.raises(BadLink):
        run(merge(KEYS, blue.ledger, opened, ("BLUE",), minds))


# Honest devices that refuse each other's links forever


def skipped_with_gold_gone() -> tuple[list[Device], Ledger]:
    """Four players: GOLD has resigned, RED and BLUE skip GREEN. Also returns what GREEN knew before."""
    red, blue, green, gold = started_devices(*FOUR)
    before, first = red.ledger.contents.before, green.ledger
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    gone = face("GOLD", 4, ledger_with(blue.ledger, signed(gold, Resign(1, "GOLD", before))))
    red.open(gone.link())
    blue.open(gone.link())
    red.do(link_steps.skip, "GREEN")
    blue.open(red.link())
    blue.do(link_steps.skip, "GREEN")
    red.open(reveal(blue).link())
    blue.open(reveal(red).link())
    assert red.ledger.contents.turns[0].skipped == ("GREEN",)
    return [red, blue, green, gold], first


@pytest.mark.parametrize("is_keep", [True, False])
def test_a_second_statement_of_a_resigned_seat_does_not_undo_a_skip(is_keep):
    (red, _, green, gold), first = skipped_with_gold_gone()
    before = first.contents.before
    other = Keep(1, "GOLD", before, "GREEN") if is_keep else Resign(1, "GOLD", before, "", ("GREEN",))
    green.open(link_codec.write(ledger_with(first, signed(gold, other))))
    check_same_history(green, red)


def test_extra_votes_of_a_seat_do_not_displace_the_vote_that_counts():
    red, blue, green, gold = started_devices(*FOUR)
    first, before = red.ledger, red.ledger.contents.before
    devices = (green, gold, blue)
    for step in ((lambda each: each.seal("N:")), (lambda each: each.do(link_steps.skip, "RED")), reveal):
        for device in devices:
            step(device)
            for other in devices:
                if other is not device:
                    other.open(device.link())
    assert green.ledger.contents.turns[0].skipped == ("RED",)
    more = [signed(blue, Skip(1, "BLUE", before, about)) for about in ("GOLD", "GREEN")]
    red.open(link_codec.write(ledger_with(first, *more)))
    check_same_history(red, green)


def test_extra_shows_of_a_seat_do_not_displace_the_show_that_counts():
    red, blue, green, gold = started_devices(*FOUR)
    before = red.ledger.contents.before
    green.seal("N:")
    gold.open(green.link())
    gold.seal("N:")
    green.open(gold.link())
    salt, text = bytes(16), "N:"
    z = {seat: commitment_of(before, seat, salt, text) for seat in ("RED", "BLUE")}
    seals = [signed(each, Seal(1, each.seat, before, z[each.seat], bytes(32))) for each in (red, blue)]
    bound = link_codec.write(ledger_with(green.ledger, *seals))
    for device in (green, gold):
        device.open(bound)
        reveal(device)
    honest = [green.ledger.contents.answers["GREEN"], gold.ledger.contents.answers["GOLD"]]
    named = {each.seat: each.z for each in honest}

    def show(device: Device, other: str, theirs: bytes) -> Show:
        seals = tuple(sorted({**named, other: theirs}.items()))
        return signed(device, Show(1, device.seat, before, seals, salt, text))

    true = show(red, "BLUE", z["BLUE"])
    misfits = [show(red, "BLUE", bytes([number]) * 32) for number in range(1, 100)]
    early = [each for each in misfits if each.whole < true.whole][:2]
    assert len(early) == 2
    green.open(link_codec.write(ledger_of(green.ledger, *honest, true, show(blue, "RED", z["RED"]))))
    assert green.ledger.contents.turn == 2
    twice = signed(blue, Seal(1, "BLUE", before, bytes(32), bytes(32)))
    gold.open(link_codec.write(ledger_of(gold.ledger, *honest, *early, seals[1], twice)))
    check_same_history(gold, green)


def test_a_late_vote_by_a_seat_that_owes_nothing_does_not_block_it(monkeypatch):
    game = type(ROZZ)
    can_order = game.can_order
    monkeypatch.setattr(
        game, "can_order", lambda self, state, seat: seat != "GREEN" and can_order(self, state, seat)
    )
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    green.open(red.link())
    late = green.do(link_steps.skip, "BLUE")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    red.open(blue.link())
    for device in (red, blue):
        device.open(late)
    for _ in range(2):
        for device in (red, blue):
            green.open(device.link())
            device.open(green.link())
    assert green.ledger.contents.turn == 2


# Before the start


def flooded() -> tuple[Device, str, str]:
    """The creator of a match of two, its invitation, and the same with as many JOINs of strangers as a link holds."""
    red = Device(1, "RED")
    red.create("headquarters-2")
    invitation = red.join()
    carrier = Device(99)
    carrier.open(invitation)
    ledger = carrier.ledger
    for number in range(link_steps.MOST_JOINS):
        ledger = run(link_steps.join(KEYS, ledger, bytes([100 + number]) * 32, "BLUE", f"Eve {number}"))
    return red, invitation, link_codec.write(ledger)


def test_a_join_that_cannot_be_kept_is_refused_as_seat_full():
    red, invitation, flood = flooded()
    red.open(flood)
    blue = Device(2, "BLUE")
    blue.open(invitation)
    with refusing(Refused, "links-seat-full"):
        red.open(blue.join())


def test_a_player_can_ask_for_a_seat_in_a_flooded_invitation():
    _, _, flood = flooded()
    blue = Device(2, "BLUE")
    blue.open(flood)
    blue.join()
    assert any(each.name == "Blue" for each in blue.ledger.contents.joins)


# Work


def test_a_short_link_of_many_turns_needs_little_work():
    red = Device(1, "RED")
    red.create("headquarters-2", plays={"BLUE": "computer:1"})
    red.join()
    red.start()
    calls = []
    for turns in (100, 600):
        contents = red.ledger.contents
        given = tuple(red.commands("N:", "N:", "N:"))
        for _ in range(turns):
            turn = FinishedTurn(
                {"RED": given}, computed={"BLUE": given}, computer_version=contents.computer_version, shown=("RED",)
            )
            contents = contents.with_turn(turn)
        last = signed(red, Seal(turns + 1, "RED", contents.before, bytes(32), bytes(32)))
        text = link_codec.write(Ledger(normalized(replace(contents, envelopes=(last,)))))
        opened = link_codec.read(text, library.game, scenario_named)
        calls.append(count_calls(lambda opened=opened: run(merge(KEYS, None, opened))))
    # Six times the turns take about six times the work; recounting in each turn would take over twenty times.
    assert calls[1] < 8 * calls[0], calls


def count_calls(work: Callable[[], object]) -> int:
    """Count the function calls that some work takes: the same on every machine, however busy it is."""
    number = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return number


# Only the liar is silent, and no player can continue


def test_a_seat_that_sealed_twice_can_be_skipped_despite_a_keep():
    red, blue, green = started_devices(*THREE)
    first, before = red.ledger, red.ledger.contents.before
    blue.seal("N:")
    green.seal("N:")
    seals = {each.seat: each.ledger.contents.answers[each.seat] for each in (blue, green)}
    salts = [bytes([number]) * 16 for number in (1, 2)]
    for device, other, salt in ((blue, "GREEN", salts[0]), (green, "BLUE", salts[1])):
        z = commitment_of(before, "RED", salt, "N:")
        device.open(link_codec.write(ledger_of(first, signed(red, Seal(1, "RED", before, z, bytes(32))), seals[other])))
        reveal(device)
    # RED has read both. BLUE waits in vain for its reveal; GREEN gets a matching one, and BLUE's vote.
    blue.do(link_steps.skip, "RED")
    vote = next(each for each in blue.ledger.contents.envelopes if isinstance(each, Skip))
    named = tuple(sorted((seat, each.z) for seat, each in seals.items()))
    shown = signed(red, Show(1, "RED", before, named, salts[1], "N:"))
    mine = green.ledger.contents.answers["GREEN"]
    green.open(link_codec.write(ledger_of(first, shown, seals["BLUE"], mine, vote)))
    for _ in range(2):
        green.open(blue.link())
        blue.open(green.link())
    if "RED" in green.status.may_skip:
        green.do(link_steps.skip, "RED")
        blue.open(green.link())
    assert blue.ledger.contents.turn == 2


def test_extra_resignations_do_not_displace_the_one_that_counts():
    red, blue, green, gold = started_devices(*FOUR)
    first, before = red.ledger, red.ledger.contents.before
    green.seal("N:")
    gold.open(green.link())
    gold.seal("N:")
    gold.open(link_codec.write(ledger_with(gold.ledger, signed(blue, Resign(1, "BLUE", before, "RED")))))
    for device, other in ((gold, green), (green, gold)) * 2:
        if "RED" in other.status.may_skip:
            other.do(link_steps.skip, "RED")
        device.open(other.link())
        other.open(reveal(device).link())
        reveal(other)
    green.open(gold.link())
    gold.open(green.link())
    assert green.ledger.contents.turns[0].skipped == ("RED",)
    more = [signed(blue, Resign(1, "BLUE", before, "GOLD", keeps)) for keeps in ((), ("RED",))]
    red.open(link_codec.write(ledger_with(first, *more)))
    check_same_history(red, green)


def resigns_of(device: Device, others: tuple[str, ...]) -> list[Resign]:
    """Every RESIGN that a seat can sign in a turn: they differ only in their votes."""
    contents = device.ledger.contents
    kept = [keeps for size in range(len(others) + 1) for keeps in combinations(sorted(others), size)]
    votes = [(skips, keeps) for skips in ("", *others) for keeps in kept if skips not in keeps]
    made = (Resign(contents.turn, device.seat, contents.before, *each) for each in votes)
    return [signed(device, each) for each in made]


@pytest.mark.parametrize("seats", (THREE, FOUR))
def test_resignations_differing_only_in_votes_are_limited_in_number(seats):
    red, liar, *_ = started_devices(*seats)
    others = tuple(seat for seat in red.ledger.contents.humans if seat != liar.seat)
    every = resigns_of(liar, others)
    known = ledger_with(red.ledger, *every)
    kept = [each for each in known.contents.envelopes if isinstance(each, Resign)]
    assert 2 <= len(kept) <= 3 * len(others) + 2 and len(kept) < len(every)
    assert known.proofs
    # What other devices relied on still counts: who need not vote, who voted, who kept whom.
    whole = replace(red.ledger.contents, envelopes=(*red.ledger.contents.envelopes, *every))
    assert {about: set(by) for about, by in known.contents.skips.items()} == {
        about: set(by) for about, by in whole.skips.items()
    }
    assert known.contents.keeps == whole.keeps
    assert all(known.required_voters(seat) == Ledger(whole, red.ledger.match).required_voters(seat) for seat in others)
    # The same ones are kept in whatever order they arrive.
    for chance in map(Random, range(12)):
        ledger = red.ledger
        chance.shuffle(every)
        while every[len(every) // 2 :]:
            ledger, every = ledger_with(ledger, *every[:2]), every[2:]
        ledger = ledger_with(ledger, *every)
        every = resigns_of(liar, others)
        assert ledger.contents == known.contents
    assert red.open(link_codec.write(known)).ledger.contents == known.contents


def test_a_second_complete_skip_does_not_change_a_finished_turn():
    red, blue, green = started_devices(*THREE)
    first, before = red.ledger, red.ledger.contents.before
    blue.seal("N:")
    red.open(blue.link())
    red.seal("N:")
    blue.do(link_steps.skip, "GREEN")
    green.do(link_steps.skip, "BLUE")
    red.ledger = ledger_with(red.ledger, signed(red, Skip(1, "RED", before, "GREEN")))
    blue.open(red.link())
    reveal(blue)
    red.open(blue.link())
    blue.open(reveal(red).link())
    assert blue.ledger.contents.turns[0].skipped == ("GREEN",)
    green.open(link_codec.write(ledger_of(first, signed(red, Skip(1, "RED", before, "BLUE")))))
    check_same_history(green, blue)


def test_a_devices_own_reveal_can_be_written_and_read_again():
    red, blue, green = started_devices(*THREE)
    first, before = red.ledger, red.ledger.contents.before
    salts = [bytes([number]) * 16 for number in (1, 2)]
    sealed = signed(red, Seal(1, "RED", before, commitment_of(before, "RED", salts[0], "N:"), bytes(32)))
    blue.open(link_codec.write(ledger_of(first, sealed)))
    blue.do(link_steps.skip, "GREEN")
    blue.seal("N:")
    green.seal("N:")
    green.open(blue.link())
    reveal(green)
    answers = green.ledger.contents.answers
    named = tuple((seat, answers[seat].z) for seat in ("BLUE", "GREEN"))
    more = [
        Resign(1, "RED", before),
        Skip(1, "RED", before, "GREEN"),
        Show(1, "RED", before, named, salts[1], "N:"),
    ]
    lies = [signed(red, each) for each in more]
    blue.open(link_codec.write(ledger_of(first, *lies, answers["GREEN"], answers["BLUE"])))
    reveal(blue)
    Device(9).open(blue.link())
