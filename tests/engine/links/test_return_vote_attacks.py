"""Attacks on the vote that lets a lost player return, found by reading the code."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.codec.command_codec import pack_turns
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.signing.envelopes import Return, Skip
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.byte_fields import ByteWriter
from rozz.engine.links.wire.link_text import to_text
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.links.wire.setup_wire import write_chosen, write_invite
from tests.support.links.attack_steps import check_same_history, ledger_of, ledger_with, reveal
from tests.support.links.devices import Device, key_of, scenario_named, started_devices
from tests.support.links.lost_devices import asking_device, let_in, vote
from tests.support.links.modified_client import THREE, exchange_links, play_turn, signed


def test_two_skipped_seats_with_a_new_key_do_not_crash_reading():
    red, _blue, _green = started_devices(*THREE)
    contents = red.ledger.contents
    put = ByteWriter()
    put.number(0)
    write_invite(put, contents.invite, contents.start)
    write_chosen(put, contents)
    put.number(1)
    put.sized_bytes(pack_turns(contents.game, contents.scenario, [{}]))
    seat = {each: contents.colours.index(each) for each in contents.humans}
    put.number(3)
    for name, mark in (("GREEN", 0), ("GREEN", 3), ("BLUE", 0)):
        put.number(0)
        put.number(seat[name])
        put.number(mark)
        if mark == 3:
            put.raw(key_of(bytes([50]) * 32))
    put.number(1)  # one envelope: KEEP by RED about BLUE
    for each in (4, seat["RED"], 0, seat["BLUE"]):
        put.number(each)
    put.raw(bytes(64))
    text = to_text("C", put.to_bytes())
    with pytest.raises(BadLink):
        link_codec.read(text, library.game, scenario_named)


def many_votes(red, about, numbers):
    before = red.ledger.contents.before
    return [signed(red, Skip(1, "RED", before, about, key_of(n.to_bytes(32, "big")))) for n in numbers]


def test_votes_with_many_keys_do_not_overfill_a_link():
    """RED signs more votes than a link holds; BLUE opens two of RED's links, and BLUE's link can still be read."""
    red, blue, _green = started_devices(*THREE)
    first = red.ledger
    for part in (range(1, 601), range(601, 1201)):
        blue.open(link_codec.write(ledger_with(first, *many_votes(red, "GREEN", part))))
    Device(99).open(blue.link())


def test_one_key_requested_for_two_seats_does_not_stop_the_match():
    """GREEN's new device openly asks for GREEN, and with the same key for RED too."""
    red, blue, lost = started_devices(*THREE)
    new = asking_device(lost)
    contents = new.ledger.contents
    other = signed(new, Return(1, "RED", contents.before, new.key))
    both = link_codec.write(Ledger(normalized(replace(contents, returns=(*contents.returns, other)))))
    for each in (red, blue):
        each.open(both)
    let_in((red, blue, lost), new)
    assert red.ledger.contents.turn == 2 and red.ledger == blue.ledger


def test_a_device_with_another_request_is_not_locked_out_by_the_vote():
    """BLUE gets the second request after voting; RED ends the turn without it."""
    red, blue, lost = started_devices(*THREE)
    new = asking_device(lost)
    for each in (red, blue):
        each.open(new.link())
        vote(each, new)
    exchange_links([red, blue])
    for each in (red, blue):
        each.seal("N:")
    exchange_links([red, blue])
    blue.show()
    contents = lost.ledger.contents
    other = signed(new, Return(1, "RED", contents.before, new.key))
    blue.open(link_codec.write(Ledger(normalized(replace(contents, returns=(other,))))))
    # RED knows BLUE's reveal from a link made before that request.
    shown = replace(blue.ledger.contents, returns=())
    red.open(link_codec.write(Ledger(normalized(shown), blue.ledger.match)))
    red.show()
    assert red.ledger.contents.turn == 2
    check_same_history(blue, red)


def test_a_late_reveal_by_an_old_key_does_not_displace_the_valid_one():
    """A spectator first gets two other reveals by GREEN's old key; the honest link holds a third."""
    red, blue, lost = started_devices(*THREE)
    first = red.ledger
    spectator = Device(77)
    spectator.open(red.link())
    play_turn([red, blue, lost])
    new = asking_device(lost)
    let_in((red, blue, lost), new)
    for _ in range(2):
        play_turn([red, blue, new])
    contents = red.ledger.contents
    shows = list(contents.envelopes_of_turn(1))
    assert len(shows) == 1
    s1 = shows[0]
    lies = []
    number = 0
    # Two other reveals by the old key, sorted before the true one.
    while len(lies) < 2:
        number += 1
        each = signed(lost, replace(s1, salt=number.to_bytes(16, "big"), commands="N:"))
        if b"".join(each.fields()[3:]) < b"".join(s1.fields()[3:]):
            lies.append(each)
    # Only GREEN sends to the spectator; RED's and BLUE's seals are included.
    seals = dict(s1.seals)
    ra = red_seals(first, red, blue, seals)
    text = link_codec.write(ledger_of(first, *ra, *lies))
    spectator.open(text)
    check_same_history(spectator, red)


def red_seals(first, red, blue, seals):
    """The seals of turn 1 that RED and BLUE signed, made again: they are deterministic."""
    out = []
    for device in (red, blue):
        again = Device(device.secret[0], device.seat)
        again.ledger = first
        again.seal()
        out.append(again.ledger.contents.answers[device.seat])
        assert out[-1].z == seals[device.seat], device.seat
    return out


def test_many_votes_of_one_seat_do_not_make_a_finished_turn_unreadable():
    """Like the test of a second complete skip in `test_found_by_attack`, plus nine votes: keys make more possible."""
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
    more = [signed(red, Skip(1, "RED", before, "BLUE", key_of(bytes([100 + n]) * 32))) for n in range(9)]
    green.open(link_codec.write(ledger_of(first, *more)))
    check_same_history(green, blue)


def test_many_votes_of_one_seat_do_not_undo_a_new_key():
    """RED votes for GREEN's key, all play on; then RED sends GREEN's new device nine other votes."""
    red, blue, lost = started_devices(*THREE)
    first, before = red.ledger, red.ledger.contents.before
    new = asking_device(lost)
    behind = new.ledger
    let_in((red, blue, lost), new)
    assert red.ledger.contents.turns[0].new_key == new.key
    new.ledger = behind
    more = [signed(red, Skip(1, "RED", before, "GREEN", key_of(bytes([100 + n]) * 32))) for n in range(9)]
    new.open(link_codec.write(ledger_with(first, *more)))
    check_same_history(new, blue)


def test_one_extra_vote_does_not_undo_a_new_key():
    """The same with one vote: the existing fix."""
    red, blue, lost = started_devices(*THREE)
    first, before = red.ledger, red.ledger.contents.before
    new = asking_device(lost)
    behind = new.ledger
    let_in((red, blue, lost), new)
    new.ledger = behind
    new.open(
        link_codec.write(ledger_with(first, signed(red, Skip(1, "RED", before, "GREEN", key_of(bytes([100]) * 32)))))
    )
    check_same_history(new, blue)


def test_many_votes_lock_out_a_new_device_only_until_all_play_on():
    red, blue, lost = started_devices(*THREE)
    first, before = red.ledger, red.ledger.contents.before
    new = asking_device(lost)
    behind = new.ledger
    let_in((red, blue, lost), new)
    new.ledger = behind
    more = [signed(red, Skip(1, "RED", before, "GREEN", key_of(bytes([100 + n]) * 32))) for n in range(9)]
    new.open(link_codec.write(ledger_with(first, *more)))
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    red.open(blue.link())
    check_same_history(new, blue)


def test_nine_votes_held_before_a_skip_do_not_lock_a_player_out():
    """BLUE ends turn 1 without GREEN; GREEN, which also holds nine votes by RED, follows when all have played on."""
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
    more = [signed(red, Skip(1, "RED", before, "BLUE", key_of(bytes([100 + n]) * 32))) for n in range(9)]
    green.open(link_codec.write(ledger_of(first, *more)))
    # RED signs nothing more, so turn 1 keeps its envelopes; BLUE is alone.
    blue.seal("N:")
    check_same_history(green, blue)
