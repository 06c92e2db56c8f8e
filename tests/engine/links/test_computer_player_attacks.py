"""Computer players do what the reveals of all determine, whatever one seat claims, and no claim locks a player out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.envelopes import Show
from rozz.engine.links.verify.link_refusals import Refused
from tests.support.engine.faults import refusing
from tests.support.links.computer_player_devices import ThinkingDevice, started_thinking_devices
from tests.support.links.devices import KEYS, run
from tests.support.links.modified_client import (
    check_lie_fails,
    claimed_turn,
    exchange_links,
    link_beside,
    link_text,
    resign_of,
    seal_of,
    show_of,
    start_of,
)


def shown(*, seats: tuple[str, ...] = ("RED", "BLUE")) -> list[ThinkingDevice]:
    """All but RED have sealed, RED shows without a seal, then all show; every device has finished turn 1."""
    scenario, computer = ("headquarters-3", "GREEN") if len(seats) == 2 else ("headquarters-4", "GOLD")
    devices = started_thinking_devices(scenario, *seats, computers=(computer,))
    for device in devices[1:]:
        device.seal("N:")
    exchange_links(devices)
    devices[0].show("N:")
    exchange_links(devices)
    for device in devices[1:]:
        device.show()
    exchange_links(devices)
    assert all(device.ledger == devices[0].ledger for device in devices)
    assert devices[0].ledger.contents.turn == 2 and devices[0].ledger.contents.turns[0].computed
    return devices


def altered_turn(devices: list[ThinkingDevice], *others: Any, **changes: Any) -> Any:
    """Turn 1 as claimed by RED, the last seat to be bound, with RED's own SEAL of turn 2 on top."""
    red = devices[0]
    contents = red.ledger.contents
    shows = others or tuple(each for each in contents.envelopes_of_turn(1) if isinstance(each, Show))
    made = claimed_turn(start_of(contents, *devices), replace(contents.turns[0], **changes))
    return replace(made, envelopes=(*shows, seal_of(red, contents=made)))


def other_commands(red: ThinkingDevice) -> dict[str, tuple[Any, ...]]:
    """Commands that differ from what the computer player decided."""
    ((seat, given),) = red.ledger.contents.turns[0].computed.items()
    text = red.ledger.match.game.write(given[0])
    return {seat: tuple(red.commands(text.replace("INF*", "INF*1") if "*" in text else text.replace("INF", "INF*9")))}


def test_altered_commands_of_a_computer_player_are_refused():
    devices = shown()
    red, blue = devices
    lie = altered_turn(devices, computed=other_commands(red))
    for device in (blue, ThinkingDevice(9)):
        before = device.ledger
        with pytest.raises(BadLink):
            device.open(link_text(lie))
        assert device.ledger is before
    with refusing(Refused, "links-other-decision"):
        ThinkingDevice(9).open(link_text(lie))


def test_a_salt_cannot_be_chosen_to_steer_a_computer_player():
    """RED shows last and tries salts until GREEN does what RED likes; BLUE has signed over the first z."""
    devices = shown()
    red, blue = devices
    (mine, other) = (each for each in red.ledger.contents.envelopes_of_turn(1) if isinstance(each, Show))
    open_turn = start_of(red.ledger.contents, *devices)
    plans = set()
    for number in range(6):
        salt = bytes([number]) * 16
        again = show_of(red, "N:", salt, mine.seals, open_turn)
        wanted = ThinkingDevice(9)
        lie = altered_turn(devices, again, other)
        check_lie_fails(wanted, link_text(lie))
        check_lie_fails(blue, link_text(lie))
        # If the SHOW had been accepted, the seed would have been different.
        plans.add(again.z)
    assert len(plans) == 6


def test_leaving_out_a_salt_does_not_hide_a_lie():
    devices = shown()
    red, blue = devices
    mine, other = (each for each in red.ledger.contents.envelopes_of_turn(1) if isinstance(each, Show))
    for left in ((mine,), (other,), ()):
        made = altered_turn(devices, computed=other_commands(red))
        lie = replace(made, envelopes=(*left, *(each for each in made.envelopes if each.turn == 2)))
        for device in (blue, ThinkingDevice(9)):
            with pytest.raises(BadLink):
                device.open(link_text(lie))


def test_a_claimed_newer_version_is_refused_and_harms_nobody():
    """RED claims that newer computer players decided; BLUE, whose page is the newest, plays on as before."""
    devices = shown()
    red, blue = devices
    lie = altered_turn(devices, computed=other_commands(red), computer_version=COMPUTER_VERSION + 1)
    for device in (blue, ThinkingDevice(9)):
        before = device.ledger
        with refusing(Refused, "links-newer-computers") as refused:
            device.open(link_text(lie))
        assert refused.value.kind == "newer" and device.ledger is before
    assert blue.status.state == "composing" and not blue.ledger.departed_seats
    blue.seal("N:")
    red.open(blue.link())
    blue.open(red.show("N:"))
    assert blue.show() and blue.ledger.contents.turn == 3


def test_a_claimed_newer_version_is_refused_while_the_turn_is_open():
    """RED holds back its reveal, and only claims that a newer version decided the turn."""
    red, blue = started_thinking_devices("headquarters-3", "RED", "BLUE", computers=("GREEN",))
    blue.open(red.seal("N:"))
    red.open(blue.show("N:"))
    red.show()
    lie = altered_turn([red, blue], computed=other_commands(red), computer_version=COMPUTER_VERSION + 1)
    before = blue.ledger
    for text in (link_text(lie), link_text(replace(lie, envelopes=lie.envelopes[:2]))):
        with pytest.raises(Refused) as refused:
            blue.open(text)
        assert refused.value.kind == "newer" and blue.ledger is before
    # The true reveal still ends the turn.
    blue.open(red.link())
    assert blue.ledger == red.ledger and blue.ledger.contents.turn == 2


def test_a_version_older_than_the_match_is_refused_as_forged():
    devices = shown()
    red, blue = devices
    lie = altered_turn(devices, computed=other_commands(red), computer_version=COMPUTER_VERSION - 1)
    for device in (blue, ThinkingDevice(9)):
        with refusing(Refused, "links-computers-older") as refused:
            device.open(link_text(lie))
        assert refused.value.kind == "forged"


def skipped_for(turns: int) -> list[ThinkingDevice]:
    """Three people and a computer player; GREEN is away and skipped for this many turns."""
    devices = started_thinking_devices("headquarters-4", "RED", "BLUE", "GREEN", computers=("GOLD",))
    red, blue, _ = devices
    for _ in range(turns):
        for device in (red, blue):
            device.seal("N:")
        exchange_links([red, blue])
        for device in (red, blue):
            device.do(link_steps.skip, "GREEN")
        exchange_links([red, blue])
        for device in (red, blue):
            if device.status.state == "owes a reveal":
                device.show()
        exchange_links([red, blue])
    assert red.ledger.contents.turn == turns + 1 and red.ledger == blue.ledger
    return devices


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_a_player_skipped_for_several_turns_opens_the_newest_link(turns):
    """The seat signed nothing in those turns: the others' signatures cover what a computer player decided in them."""
    red, blue, green = skipped_for(turns)
    assert all(turn.skipped == ("GREEN",) and turn.computed for turn in red.ledger.contents.turns)
    fresh = ThinkingDevice(9)
    restored = ThinkingDevice(3, "GREEN")
    for device in (green, fresh, restored):
        device.open(red.link())
        assert device.ledger == red.ledger
    assert green.status.state == "composing"
    for device in (red, blue):
        device.seal("N:")
        green.open(device.link())
    green.show("N:")
    exchange_links([red, blue, green])
    for device in (red, blue):
        device.show()
    exchange_links([red, blue, green])
    assert green.ledger == red.ledger and green.ledger.contents.turn == turns + 2
    assert "GREEN" in green.ledger.contents.turns[-1].orders


def test_a_lie_about_a_turn_without_reveals_is_refused():
    """BLUE and GREEN vote to skip RED and resign: nobody showed, and RED has never signed anything."""
    devices = started_thinking_devices("headquarters-4", "RED", "BLUE", "GREEN", computers=("GOLD",))
    red, *leaving = devices
    for device in leaving:
        device.seal("N:")
    exchange_links(leaving)
    for step, *about in ((link_steps.skip, "RED"), (link_steps.resign,)):
        for device in leaving:
            device.do(step, *about)
        exchange_links(leaving)
    truth = leaving[0].ledger.contents
    assert (truth.turns[0].shown, truth.turns[0].skipped, truth.turns[0].resigned) == ((), ("RED",), ("BLUE", "GREEN"))
    lied = replace(truth.turns[0], computed=other_commands(leaving[0]))
    lie = replace(claimed_turn(start_of(truth, *devices), lied), envelopes=truth.envelopes)
    for device in (red, ThinkingDevice(9)):
        with refusing(Refused, "links-other-decision"):
            device.open(link_text(lie))
        device.open(leaving[0].link())
        assert device.ledger.contents.turns == truth.turns


def test_a_skipped_player_who_had_sealed_opens_the_newest_link():
    red, blue, green = started_thinking_devices("headquarters-4", "RED", "BLUE", "GREEN", computers=("GOLD",))
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    for device in (red, blue):
        device.show()
        green.open(device.link())
    exchange_links([red, blue])
    # GREEN's reveal ends the turn only on its own device, and the computer player's commands depend on it.
    green.show()
    mine = green.ledger.contents.turns[0].computed
    for device in (red, blue):
        device.do(link_steps.skip, "GREEN")
    exchange_links([red, blue])
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    assert green.open(red.link()).replaced == 1
    assert mine and green.ledger.contents.chain == red.ledger.contents.chain
    green.show("N:")
    exchange_links([red, blue, green])
    assert green.ledger == red.ledger


def test_two_statements_of_one_seat_do_not_lock_out_other_devices():
    """BLUE and GREEN finished turn 1 with RED resigned; later RED's SHOW of that turn arrives as a proof."""
    devices = started_thinking_devices("headquarters-4", "RED", "BLUE", "GREEN", computers=("GOLD",))
    red, blue, green = devices
    for device in devices:
        device.seal("N:")
    exchange_links(devices)
    seals = [(each.seat, each.z) for each in red.ledger.contents.envelopes if each.seat != "RED"]
    salt = run(link_steps.salt_of(KEYS, red.secret, red.ledger.contents.before, "RED"))
    late = show_of(red, "N:", salt, sorted(seals))
    (seal,) = (each for each in red.ledger.contents.envelopes if each.seat == "GREEN")
    resigned = resign_of(red)
    text = link_beside(red.ledger.contents, resigned)
    blue.show()
    for device in (blue, green):
        device.open(text)
    green.open(blue.link())
    green.show()
    blue.open(green.link())
    assert blue.ledger.contents.turn == 2 and blue.ledger.contents.turns[0].resigned == ("RED",)
    contents = start_of(blue.ledger.contents, *devices)
    (known,) = (
        each for each in blue.ledger.contents.envelopes_of_turn(1) if isinstance(each, Show) and each.seat == "BLUE"
    )
    blue.open(link_beside(contents, late, known, seal))
    assert blue.ledger.proofs and blue.ledger.contents.turns[0].resigned == ("RED",)
    fresh = ThinkingDevice(9)
    fresh.open(blue.link())
    assert fresh.ledger == blue.ledger
    green.open(blue.link())
    assert green.ledger == blue.ledger


def test_computer_players_decide_only_after_all_have_shown():
    red, blue = started_thinking_devices("headquarters-3", "RED", "BLUE", computers=("GREEN",))
    blue.open(red.seal("N:"))
    red.open(blue.show("N:"))
    assert not red.minds.asked and not blue.minds.asked
    blue.open(red.show())
    assert {each.seed for each in red.minds.asked} == {each.seed for each in blue.minds.asked}
    assert red.ledger == blue.ledger
