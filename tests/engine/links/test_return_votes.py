"""A player who has lost a seat's key asks to return, and all others vote to give the seat a new key."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Opened
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.link_limits import MOST_RETURNS
from rozz.engine.links.signing.envelopes import Resign, Return, Show, Skip, message_to_sign
from rozz.engine.links.wire.normal_form import normalized
from tests.support.engine.faults import refusing
from tests.support.links.devices import KEYS, Device, run, started_devices
from tests.support.links.lost_devices import ask, asking_device, key_of, let_in, vote
from tests.support.links.modified_client import (
    FOUR,
    THREE,
    TWO,
    check_reads_back,
    claimed_turn,
    exchange_links,
    link_beside,
    link_text,
    normal_form,
    play_turn,
    refusal_kind,
    refused_contents,
    resign_of,
    signed,
    start_of,
    vote_of,
)


def returned() -> tuple[Device, Device, Device, Device]:
    """RED and BLUE have let GREEN back in, in turn 2; returned with GREEN's new device and the lost one."""
    red, blue, lost = started_devices(*THREE)
    play_turn([red, blue, lost])
    new = asking_device(lost)
    let_in((red, blue, lost), new)
    return red, blue, new, lost


def test_a_seat_plays_on_with_its_new_key():
    red, blue, new, _ = returned()
    contents = red.ledger.contents
    assert contents.turns[1].skipped == ("GREEN",) and contents.turns[1].new_key == key_of(new)
    assert red.ledger == blue.ledger == new.ledger and contents.returns == ()
    play_turn([red, blue, new])
    assert red.ledger.contents.turns[2].skipped == () and red.ledger.contents.turn == 4
    play_turn([red, blue, new])
    for device in (red, blue, new):
        check_reads_back(device)
    assert run(link_steps.seats_of(KEYS, red.ledger, new.secret)) == ("GREEN",)


def test_a_request_changes_nothing_and_travels_through_other_players():
    red, blue, lost = started_devices(*THREE)
    new = asking_device(lost)
    assert red.open(new.link()).kind == "news"
    blue.open(red.link())
    assert blue.ledger.return_requests("GREEN") == new.ledger.contents.returns
    assert blue.ledger.contents.chain == lost.ledger.contents.chain
    check_reads_back(blue)
    play_turn([red, blue, lost])
    lost.seal("N:")
    blue.open(lost.link())
    # It has signed something after the request: it is not lost.
    assert blue.ledger.return_requests("GREEN") == ()


def test_the_old_device_can_no_longer_play():
    red, blue, new, lost = returned()
    with refusing(BadOrders, r"links-key-not-here\(seat=GREEN\)"):
        lost.open(red.link())
        lost.seal("N:")
    assert run(link_steps.seats_of(KEYS, lost.ledger, lost.secret)) == ()
    contents = blue.ledger.contents
    forged = signed(lost, replace(vote_of(new, Skip, "RED", contents)))
    assert refused_contents(blue, replace(contents, envelopes=(*contents.envelopes, forged))) == "unsigned"


def test_the_new_device_cannot_open_the_old_ones_seal():
    red, blue, lost = started_devices(*THREE)
    lost.seal("N:")
    red.open(lost.link())
    new = Device(50, "GREEN")
    new.open(red.link())
    assert run(link_steps.reopen(KEYS, new.ledger, new.secret, "GREEN")) is None
    ask(new)
    let_in((red, blue, lost), new)
    assert red.ledger.contents.turns[0].new_key == key_of(new)


def test_if_one_vote_lacks_the_key_the_seat_is_only_skipped():
    red, blue, lost = started_devices(*THREE)
    new = asking_device(lost)
    for each in (red, blue):
        each.open(new.link())
    vote(red, new)
    vote(blue, new, b"")
    exchange_links([red, blue])
    play_turn([red, blue])
    assert red.ledger.contents.turns[0].skipped == ("GREEN",) and not red.ledger.contents.turns[0].new_key
    # The request stands, for the next turn.
    assert red.ledger.return_requests("GREEN") and run(link_steps.seats_of(KEYS, red.ledger, lost.secret)) == ("GREEN",)


def test_votes_for_two_different_keys_grant_neither():
    red, blue, lost = started_devices(*THREE)
    new, other = asking_device(lost), asking_device(lost, 51)
    for each in (red, blue):
        each.open(new.link())
        each.open(other.link())
    assert len(red.ledger.return_requests("GREEN")) == 2
    vote(red, new)
    vote(blue, other)
    exchange_links([red, blue])
    play_turn([red, blue])
    assert red.ledger.contents.turns[0].skipped == ("GREEN",) and not red.ledger.contents.turns[0].new_key


def test_voting_for_two_keys_is_proof_of_double_signing():
    red, blue, lost = started_devices(*THREE)
    new, other = asking_device(lost), asking_device(lost, 51)
    for each in (red, blue):
        each.open(new.link())
        each.open(other.link())
    vote(red, new)
    second = signed(red, Skip(1, "RED", red.ledger.contents.before, "GREEN", key_of(other)))
    assert blue.open(link_beside(red.ledger.contents, second)).proof
    with refusing(BadOrders, r"links-cannot-skip\(about=GREEN, "):
        vote(red, other)


def test_one_player_alone_cannot_choose_who_plays_another_seat():
    """RED and BLUE skip GREEN, BLUE resigns: RED, the only one still playing GREEN, may not choose GREEN's key."""
    red, blue, lost = started_devices(*THREE)
    new = asking_device(lost)
    for each in (red, blue):
        each.open(new.link())
        vote(each, new)
    exchange_links([red, blue])
    blue.do(link_steps.resign)
    red.open(blue.link())
    red.show("N:")
    turn = red.ledger.contents.turns[0]
    assert turn.skipped == ("GREEN",) and turn.resigned == ("BLUE",) and not turn.new_key
    contents = start_of(red.ledger.contents, red, blue, lost)
    lie = claimed_turn(contents, replace(turn, new_key=key_of(new)), *red.ledger.contents.envelopes_of_turn(1))
    assert refused_contents(lost, lie) == "forged"


def test_a_key_without_votes_is_refused():
    red, _, _, lost = returned()
    contents = red.ledger.contents
    for key in (b"", key_of(Device(60))):
        turns = (contents.turns[0], replace(contents.turns[1], new_key=key))
        first = replace(contents, turns=contents.turns[:1], chain=contents.chain[:2])
        lie = replace(first.with_turn(turns[1]), envelopes=contents.envelopes)
        assert refused_contents(lost, lie) == "forged"


def test_a_match_of_two_cannot_replace_a_lost_key():
    red, blue = started_devices(*TWO)
    new = Device(50, "BLUE")
    new.open(blue.link())
    with refusing(BadOrders, "links-too-few-to-return"):
        ask(new)
    assert not red.ledger.can_return("BLUE")


def test_a_resigned_seat_cannot_be_asked_for():
    red, blue, lost, gold = started_devices(*FOUR)
    lost.do(link_steps.resign)
    for each in (red, blue, gold):
        each.open(lost.link())
    play_turn([red, blue, gold])
    new = Device(50, "GREEN")
    new.open(red.link())
    with refusing(BadOrders, r"links-cannot-return\(seat=GREEN\)"):
        ask(new)


def test_another_seats_key_is_refused():
    red, blue, lost = started_devices(*THREE)
    asked = Return(1, "GREEN", red.ledger.contents.before, key_of(blue))
    contents = replace(red.ledger.contents, returns=(signed(blue, asked),))
    assert lost.open(link_text(contents)).kind == "seen" and not lost.ledger.contents.returns
    blue.seat = "GREEN"
    with refusing(BadOrders, r"links-key-in-use\(seat=GREEN\)"):
        ask(blue)
    poisoned = signed(red, Skip(1, "RED", red.ledger.contents.before, "GREEN", bytes(32)))
    assert refusal_kind(lost, link_beside(red.ledger.contents, poisoned)) == "forged"


def test_a_request_must_be_signed_with_its_own_key():
    red, blue, _ = started_devices(*THREE)
    asked = Return(1, "GREEN", red.ledger.contents.before, key_of(Device(50)))
    forged = replace(asked, signature=run(KEYS.sign(red.secret, message_to_sign(asked))))
    assert refused_contents(blue, replace(red.ledger.contents, returns=(forged,))) == "unsigned"


def test_many_requests_cost_little_and_displace_no_honest_one():
    red, _, lost = started_devices(*THREE)
    honest = asking_device(lost)
    red.open(honest.link())
    flood = [asking_device(lost, 100 + number).ledger.contents.returns[0] for number in range(MOST_RETURNS)]
    red.open(link_text(replace(lost.ledger.contents, returns=tuple(flood))))
    assert len(red.ledger.return_requests("GREEN")) == MOST_RETURNS
    assert honest.ledger.contents.returns[0] in red.ledger.return_requests("GREEN")
    check_reads_back(red)
    one_more = (*flood, asking_device(lost, 90).ledger.contents.returns[0])
    assert refused_contents(red, replace(lost.ledger.contents, returns=one_more)) == "damaged"
    late = Device(50, "GREEN")
    late.open(link_text(replace(lost.ledger.contents, returns=tuple(flood))))
    ask(late)
    assert key_of(late) in [each.key for each in late.ledger.return_requests("GREEN")]


def test_the_creator_can_return_and_start_stays_signed_by_the_creator():
    """START stays signed by the creator; otherwise the others could vote for their own key in a match they made up."""
    lost, blue, green = started_devices(*THREE)
    new = asking_device(lost)
    let_in((lost, blue, green), new)
    assert blue.ledger.contents.turns[0].new_key == key_of(new)
    assert blue.ledger.contents.start.signature
    play_turn([blue, green, new])
    check_reads_back(blue)
    contents = blue.ledger.contents
    bare = replace(contents, start=replace(contents.start, signature=b"\0" * 64))
    assert refused_contents(green, bare) == "unsigned"


def test_the_old_keys_last_statement_still_covers_the_start():
    lost, blue, green = started_devices(*THREE)
    play_turn([lost, blue, green])
    new = asking_device(lost)
    let_in((lost, blue, green), new)
    for _ in range(3):
        play_turn([blue, green, new])
    contents = blue.ledger.contents
    assert [each.turn for each in contents.envelopes if each.seat == "RED"].count(1) == 1
    assert not contents.start.signature
    old = next(each for each in contents.envelopes if each.seat == "RED" and each.turn == 1)
    without = replace(contents, envelopes=tuple(each for each in contents.envelopes if each is not old))
    joins = tuple(signed(lost, join) if join.seat == "RED" else join for join in without.joins)
    without = replace(without, start=signed(lost, without.start), joins=joins)
    assert refused_contents(Device(99), without) == "unsigned"


def test_voters_cannot_change_what_the_old_key_showed():
    red, blue, new, lost = returned()
    for _ in range(2):
        play_turn([red, blue, new])
    contents = red.ledger.contents
    shown = next(each for each in contents.envelopes_of_turn(1) if each.seat == "GREEN")
    assert isinstance(shown, Show)
    first = start_of(contents)
    changed = first.with_turn(replace(contents.turns[0], orders={"GREEN": red.commands("R:")}))
    for turn in contents.turns[1:]:
        changed = changed.with_turn(turn)
    lie = [replace(each, before=changed.chain[each.turn - 1]) for each in contents.envelopes if each is not shown]
    by_seat = {"RED": red, "BLUE": blue, "GREEN": new}
    resigned = [signed(by_seat[each.seat], each) for each in lie]
    changed = replace(changed, envelopes=(*resigned, shown), joins=contents.joins, start=contents.start)
    assert refused_contents(lost, changed) in ("forged", "unsigned", "damaged")


def test_a_seat_can_be_let_in_twice():
    red, blue, new, lost = returned()
    again = asking_device(new, 51)
    let_in((red, blue, new), again)
    contents = red.ledger.contents
    assert [turn.new_key for turn in contents.turns] == [b"", key_of(new), key_of(again)]
    play_turn([red, blue, again])
    check_reads_back(red)
    with refusing(BadOrders, r"links-key-in-use\(seat=GREEN\)"):
        ask_with(lost, red)


def ask_with(device: Device, other: Device) -> None:
    """Ask with a secret that the seat has had before."""
    device.open(other.link())
    ask(device)


def test_a_reveal_arriving_after_the_votes_is_lost():
    red, blue, lost = started_devices(*THREE)
    for each in (red, blue, lost):
        each.seal("N:")
    exchange_links([red, blue, lost], 1)
    new = asking_device(lost)
    for each in (red, blue):
        each.open(new.link())
        vote(each, new)
    lost.show()
    assert lost.ledger.contents.turn == 1
    exchange_links([red, blue])
    for each in (red, blue):
        each.show()
    exchange_links([red, blue, new])
    lost.open(red.link())
    assert lost.ledger.contents.turns[0].new_key == key_of(new)
    assert lost.ledger.contents.chain == red.ledger.contents.chain and red.ledger == new.ledger


def test_a_reveal_crossing_a_vote_to_return_leads_to_one_history():
    red, blue, green, gold = started_devices(*FOUR)
    for each in (red, blue, green, gold):
        each.seal("N:")
    exchange_links([red, blue, green, gold], 1)
    new = asking_device(green)
    red.open(new.link())
    vote(red, new)
    green.show()
    for each in (blue, gold):
        each.open(green.link())
        each.show()
    red.show()
    exchange_links([red, blue, green, gold, new], 3)
    assert red.ledger == blue.ledger == green.ledger == gold.ledger
    assert red.ledger.contents.turns[0].skipped == ()


def test_the_ledger_stays_in_normal_form():
    red, *_ = returned()
    assert normalized(red.ledger.contents) == red.ledger.contents == normal_form(red.ledger.contents)
    assert run(merge(KEYS, red.ledger, Opened(red.ledger.contents), ("RED",))).kind == "seen"


def test_a_resignation_by_the_old_device_in_the_voting_turn_is_lost():
    red, blue, lost = started_devices(*THREE)
    new = asking_device(lost)
    let_in((red, blue, lost), new)
    gone = resign_of(lost)
    assert isinstance(gone, Resign)
    merged = red.open(link_beside(lost.ledger.contents, gone))
    assert red.ledger.contents.turns[0].new_key == key_of(new) and merged.kind in ("seen", "news")
    assert "GREEN" not in red.ledger.departed_seats


def test_an_old_devices_vote_blocks_nothing():
    """GREEN's old device voted to skip RED, but the vote failed; then its seat was given to a new device."""
    red, blue, lost, gold = started_devices(*FOUR)
    for each in (red, blue, lost, gold):
        each.seal("N:")
    exchange_links([red, blue, lost, gold], 1)
    lost.ledger = run(link_steps.skip(lost.signer, lost.ledger, "GREEN", "RED"))
    before = lost.ledger
    lost.show()
    for each in (red, blue, gold):
        each.show()
    for each in (red, blue, gold):
        each.open(link_beside(lost.ledger.contents))
    exchange_links([red, blue, gold], 3)
    assert red.ledger.contents.turns[0].skipped == ()
    new = Device(50, "GREEN")
    new.open(red.link())
    ask(new)
    let_in((red, blue, gold), new)
    play_turn([red, blue, gold, new])
    lost.ledger = before
    lost.open(red.link())
    assert lost.ledger.contents.chain == red.ledger.contents.chain
