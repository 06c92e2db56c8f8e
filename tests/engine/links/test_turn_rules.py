"""The rules of a turn, one by one: sealing, showing, resigning, voting, when a turn ends, and what undoes it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.match_status import status_of
from rozz.engine.links.signing.envelopes import Keep, Show, Skip
from rozz.engine.links.wire.link_contents import FinishedTurn
from tests.support.engine.faults import refusing
from tests.support.links.devices import ROZZ, Device, started_devices
from tests.support.links.modified_client import (
    FOUR,
    THREE,
    TWO,
    check_reads_back,
    claimed_turn,
    exchange_links,
    link_beside,
    link_text,
    refusal_kind,
    resign_of,
    seal_of,
    show_of,
    start_of,
    vote_of,
)


def sealed(*players: str) -> list[Device]:
    """Devices that have all sealed turn 1 and know it of each other."""
    devices = started_devices(*(players or THREE))
    for device in devices:
        device.seal("N:")
    exchange_links(devices)
    return devices


def kinds(device: Device, turn: int = 1) -> list[tuple[str, str]]:
    """Kinds and seats of the envelopes of a turn that a device holds."""
    return [(type(each).__name__.upper(), each.seat) for each in device.ledger.contents.envelopes_of_turn(turn)]


def skipped_in(device: Device, turn: int = 1) -> tuple[str, ...]:
    """The seats that a finished turn skips."""
    return device.ledger.contents.turns[turn - 1].skipped


# R1 to R3: sealing, showing, resigning


def test_a_seat_that_owes_commands_may_seal_once():
    red, blue, green = started_devices(*THREE)
    assert red.status.allowed == ("SEAL", "RESIGN")
    red.seal("N:")
    assert red.status.state == "sealed" and red.status.allowed == ("RESIGN",)
    with refusing(BadOrders, r"links-not-now.*kind=seal.* seat=RED"):
        red.seal("N:")
    for device in (blue, green):
        device.open(red.link())
    assert green.status.allowed == ("SEAL", "RESIGN") and green.status.waiting_for == ("BLUE",)
    blue.seal("N:")
    green.open(blue.link())
    # The last seat to be bound may show at once.
    assert green.status.allowed == ("SEAL", "SHOW", "RESIGN")


def test_a_seal_is_shown_only_when_all_others_are_bound():
    red, blue, green = sealed()
    assert all(device.status.state == "owes a reveal" for device in (red, blue, green))
    with refusing(BadOrders, "links-not-as-sealed"):
        red.show("P: ARMOR > Drift")
    red.show()
    assert red.status.state == "shown" and red.status.allowed == ()
    assert red.status.waiting_for == ("BLUE", "GREEN")


def test_a_show_without_a_seal_is_named_like_any_other():
    red, blue, green = started_devices(*THREE)
    for device in (blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    red.show("P: INF*3 > Drift")
    z = red.ledger.contents.answers["RED"].z
    exchange_links([red, blue, green])
    for device in (blue, green):
        shown = device.show()
        assert shown and dict(last_show(device).seals)["RED"] == z
    exchange_links([red, blue, green])
    assert red.ledger == blue.ledger == green.ledger and red.ledger.contents.turn == 2


def last_show(device: Device) -> Show:
    """What a device has shown in turn 1."""
    shows = (each for each in device.ledger.contents.envelopes_of_turn(1) if isinstance(each, Show))
    (found,) = (each for each in shows if each.seat == device.seat)
    return found


def test_the_first_show_binds_a_seat_that_sealed_twice():
    """GREEN signs two seals; RED's SHOW names one, so BLUE, which holds both, names that one too."""
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    for first in (0, 1):
        two = sorted((seal_of(green, text) for text in ("N:", "")), key=lambda each: each.z)
        one, other = two[first], two[1 - first]
        reds, blues = Device(1, "RED"), Device(2, "BLUE")
        reds.open(blue.link())
        reds.open(link_beside(blue.ledger.contents, one))
        reds.show()
        blues.open(blue.link())
        blues.open(link_beside(blue.ledger.contents, other))
        blues.open(reds.link())
        assert blues.ledger.proofs and blues.ledger.bound_hashes["GREEN"] == one.z
        blues.show()
        assert dict(last_show(blues).seals)["GREEN"] == one.z
        reds.open(blues.link())
        assert reds.ledger == blues.ledger and reds.status.waiting_for == ("GREEN",)


def test_the_smaller_of_two_unnamed_seals_counts():
    red, _, green = started_devices(*THREE)
    red.seal("N:")
    two = [seal_of(green, text) for text in ("N:", "", "P: INF > Quell")]
    for order in (two, two[::-1]):
        device = Device(2, "BLUE")
        device.open(red.link())
        for each in order:
            device.open(link_beside(red.ledger.contents, each))
        assert device.ledger.bound_hashes["GREEN"] == min(each.z for each in device.ledger.contents.candidates["GREEN"])
        check_reads_back(device)


@pytest.mark.parametrize("players", [TWO, THREE])
def test_a_seat_that_sealed_twice_opens_the_seal_others_named(players):
    """The last seat restored a backup and sealed again; the others' SHOWs name its first seal, so it opens that one."""
    *others, restored = started_devices(*players)
    for device in others:
        device.seal("N:")
    exchange_links(others)
    restored.open(others[0].link())
    backup = restored.ledger
    restored.seal()
    for device in others:
        device.open(restored.link())
        device.show()
    restored.roll_back(backup)
    restored.seal("N:")
    for device in others:
        restored.open(device.link())
    assert restored.status.state == "owes a reveal"
    restored.show()
    exchange_links([*others, restored])
    for device in (*others, restored):
        assert device.ledger == restored.ledger and device.ledger.contents.turn == 2
        assert device.ledger.match.turns[0][restored.seat] == ()
        assert len(device.ledger.proofs) == 1
    check_reads_back(restored)


def test_a_seat_cannot_reveal_a_seal_that_others_have_not_named():
    """The device that signed the second seal lost the first: it doesn't have the box to open it."""
    red, blue, green = started_devices(*THREE)
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    first = seal_of(green, "P: INF > Quell", contents=red.ledger.contents)
    red.open(link_beside(blue.ledger.contents, first))
    red.show()
    green.open(blue.link())
    green.seal("N:")
    green.open(red.link())
    with pytest.raises(BadOrders):
        green.show()
    exchange_links([red, blue, green])
    assert red.status.waiting_for == ("BLUE", "GREEN") and "GREEN" in red.status.may_skip


def test_a_seat_can_resign_before_its_reveal_but_not_after():
    red, blue, green = sealed()
    assert "RESIGN" in red.status.allowed
    red.show()
    with refusing(BadOrders, r"links-not-now.*kind=resign.* seat=RED, state=shown"):
        red.do(link_steps.resign)
    blue.do(link_steps.resign)
    assert blue.status.allowed == ()
    with pytest.raises(BadOrders):
        blue.show()
    assert ("SEAL", "BLUE") not in kinds(blue) and ("RESIGN", "BLUE") in kinds(blue)
    assert green.status.state == "owes a reveal"


def test_a_resigned_seat_is_out_from_the_next_turn():
    red, blue, green = started_devices(*THREE)
    red.seal("P: INF > Drift")
    red.do(link_steps.resign)
    for device in (blue, green):
        device.open(red.link())
    blue.seal("N:")
    green.open(blue.link())
    green.show("N:")
    blue.open(green.link())
    blue.show()
    red.open(blue.link())
    turn = red.ledger.contents.turns[0]
    assert turn.resigned == ("RED",) and red.status.state == "looking on"
    assert [ROZZ.write(each) for each in red.ledger.match.turns[0]["RED"]] == ["R:"]
    assert red.ledger.owing_seats == ("BLUE", "GREEN")


def test_a_void_resignation_among_commands_does_not_count():
    """`R:` after `N:` is void, R12: the game decides whether a seat has left, not the text of its commands."""
    red, blue = started_devices(*TWO)
    red.seal("N:", "R:")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    blue.open(red.link())
    for device in (red, blue):
        assert device.ledger.departed_seats == frozenset() and device.status.state == "composing"
    red.seal("R:")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    assert red.ledger.departed_seats == {"RED"} and red.status.state == "over"


# R4: skipping


def test_no_seat_is_skipped_in_a_match_of_two():
    red, blue = started_devices(*TWO)
    red.seal("N:")
    with refusing(BadOrders, r"links-cannot-skip\(about=BLUE, seat=RED\)"):
        red.do(link_steps.skip, "BLUE")
    merged = blue.open(link_beside(red.ledger.contents, vote_of(red, Skip, "BLUE")))
    assert merged.ledger.skipped_seat == "" and blue.status.state == "composing"
    blue.show("N:")
    red.open(blue.link())
    red.show()
    assert red.ledger.contents.turn == 2


def test_the_last_two_of_three_players_cannot_skip_each_other():
    red, blue, green = sealed()
    red.do(link_steps.resign)
    exchange_links([red, blue, green])
    for device in (blue, green):
        device.show()
    exchange_links([red, blue, green])
    blue.seal("N:")
    assert blue.ledger.contents.turn == 2 and blue.status.may_skip == ()
    assert blue.ledger.required_voters("GREEN") == frozenset()


def test_a_skip_needs_the_votes_of_all_others():
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    red.do(link_steps.skip, "GREEN")
    blue.open(red.link())
    assert blue.ledger.skipped_seat == "" and blue.status.waiting_for == ("GREEN",)
    assert blue.status.may_skip == ("RED", "GREEN") and blue.status.may_keep == ()
    blue.do(link_steps.skip, "GREEN")
    assert blue.ledger.skipped_seat == "GREEN"
    blue.show("P: INF > Drift")
    red.open(blue.link())
    red.show()
    assert skipped_in(red) == ("GREEN",)
    # GREEN's reveal would come too late now.
    green.open(red.link())
    assert green.status.turn == 2 and green.ledger == red.ledger


def test_a_seat_can_vote_to_skip_only_one_seat_per_turn():
    red, blue, green, gold = started_devices(*FOUR)
    red.seal("N:")
    assert set(red.status.may_skip) == {"BLUE", "GREEN", "GOLD"}
    red.do(link_steps.skip, "GREEN")
    assert red.status.may_skip == ()
    with refusing(BadOrders, r"links-cannot-skip\(about=GOLD, seat=RED\)"):
        red.do(link_steps.skip, "GOLD")
    assert blue and green and gold


def test_a_seat_cannot_skip_itself_or_a_seat_whose_reveal_is_known():
    red, blue, green = started_devices(*THREE)
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    green.open(blue.link())
    green.show("N:")
    red.open(green.link())
    assert red.status.may_skip == ("BLUE",) and "GREEN" not in green.status.may_skip
    for about in ("GREEN", "RED"):
        with refusing(BadOrders, rf"links-cannot-skip\(about={about}, seat=RED\)"):
            red.do(link_steps.skip, about)


@pytest.mark.parametrize("kind_of_vote", [Skip, Keep])
def test_a_vote_about_ones_own_seat_is_forged(kind_of_vote):
    red, blue, green = started_devices(*THREE)
    for about in ("RED", "PURPLE"):
        if about in red.ledger.contents.colours:
            lie = vote_of(red, kind_of_vote, about)
            assert refusal_kind(blue, link_beside(red.ledger.contents, lie)) == "forged"
    assert green


def test_a_resigning_seat_need_not_vote_and_may_have_voted():
    for has_voted in (False, True):
        red, blue, green, gold = started_devices(*FOUR)
        if has_voted:
            red.do(link_steps.skip, "GREEN")
        red.do(link_steps.resign)
        for device in (blue, gold):
            device.seal("N:")
        exchange_links([red, blue, gold])
        assert red.status.may_skip == ()
        for device in (blue, gold):
            device.do(link_steps.skip, "GREEN")
        exchange_links([blue, gold])
        for device in (blue, gold):
            assert device.ledger.skipped_seat == "GREEN"
            device.show()
        exchange_links([red, blue, gold])
        green.open(red.link())
        assert all(each.ledger == red.ledger for each in (blue, green, gold))
        assert skipped_in(green) == ("GREEN",) and green.ledger.contents.turns[0].resigned == ("RED",)
        check_reads_back(red)


def test_a_resigned_seats_vote_counts_with_another_vote():
    red, blue, green = started_devices(*THREE)
    red.do(link_steps.skip, "GREEN")
    red.do(link_steps.resign)
    blue.open(red.link())
    blue.do(link_steps.skip, "GREEN")
    assert blue.ledger.skipped_seat == "GREEN"
    blue.show("N:")
    for device in (red, green):
        device.open(blue.link())
        assert device.ledger == blue.ledger and skipped_in(device) == ("GREEN",)


# R5: keeping


def reveal_crossing_a_vote() -> tuple[Device, Device, Device]:
    """All have sealed, RED has shown and then voted to skip GREEN; GREEN's reveal crosses that vote."""
    red, blue, green = sealed()
    red.show()
    for device in (blue, green):
        device.open(red.link())
    green.show()
    red.do(link_steps.skip, "GREEN")
    return red, blue, green


def test_a_keep_is_signed_automatically_once_all_reveals_fit():
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.open(red.link())
    # GREEN's reveal alone proves nothing yet: GREEN may have sealed twice.
    assert ("KEEP", "BLUE") not in kinds(blue)
    blue.show()
    blue.open(red.link())
    assert ("KEEP", "BLUE") in kinds(blue)


def test_a_keep_is_signed_automatically_for_a_finished_turn():
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    assert blue.ledger.contents.turn == 2
    blue.open(red.link())
    assert ("KEEP", "BLUE") in kinds(blue)
    red.open(blue.link())
    assert red.ledger == blue.ledger and red.ledger.contents.turn == 2 and skipped_in(red) == ()


def test_the_seat_in_question_and_spectators_sign_no_keep():
    red, blue, green = reveal_crossing_a_vote()
    green.open(red.link())
    spectator = Device(9)
    for device in (green, blue):
        spectator.open(device.link())
    spectator.open(red.link())
    assert not {each for each in (*kinds(green), *kinds(spectator)) if each[0] == "KEEP"}


def test_a_seat_without_a_known_reveal_cannot_be_kept():
    """It may turn out to have sealed twice; then it must be skipped for the turn to end."""
    red, blue, _ = sealed()
    red.show()
    red.do(link_steps.skip, "GREEN")
    blue.open(red.link())
    assert blue.status.may_keep == () and blue.status.may_skip == ("GREEN",)
    with refusing(BadOrders, r"links-cannot-keep\(about=GREEN"):
        blue.do(link_steps.keep, "GREEN")


# R6: when a turn is over


def test_an_incomplete_vote_keeps_the_turn_open():
    red, blue, green = reveal_crossing_a_vote()
    blue.show()
    for device in (blue, green):
        red.open(device.link())
    assert red.ledger.has_all_shows and not red.ledger.has_no_open_vote and red.ledger.contents.turn == 1
    assert red.status.waiting_for == ("BLUE",) == status_of(red.ledger).waiting_for


def test_a_keep_releases_an_incomplete_vote():
    red, blue, green = reveal_crossing_a_vote()
    blue.show()
    for device in (blue, green):
        red.open(device.link())
    assert red.ledger.contents.turn == 1
    blue.open(red.link())
    assert ("KEEP", "BLUE") in kinds(blue) and blue.ledger.contents.turn == 2
    for device in (red, green):
        device.open(blue.link())
        assert device.ledger == blue.ledger and skipped_in(device) == ()
        check_reads_back(device)


def test_a_failed_vote_is_dropped_from_the_link_once_its_voter_plays_on():
    red, blue, green = reveal_crossing_a_vote()
    blue.show()
    exchange_links([red, blue, green])
    for device in (blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    # RED has voted and has signed nothing since: others must still learn that BLUE keeps GREEN.
    assert ("SKIP", "RED") in kinds(blue) and blue.ledger.contents.turn == 2
    red.seal("N:")
    exchange_links([red, blue, green])
    assert ("SKIP", "RED") not in kinds(red) and red.ledger == blue.ledger == green.ledger


def test_a_keep_by_the_skipped_seat_itself_releases_nothing():
    red, blue, green = reveal_crossing_a_vote()
    blue.show()
    for device in (blue, green):
        red.open(device.link())
    lie = vote_of(green, Keep, "GREEN", start_of(green.ledger.contents))
    assert refusal_kind(red, link_beside(red.ledger.contents, lie)) == "forged"


def test_a_turn_with_a_skip_ends_when_all_others_have_shown():
    red, blue, green = started_devices(*THREE)
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    for device in (red, blue):
        device.do(link_steps.skip, "GREEN")
    exchange_links([red, blue])
    red.show()
    assert red.ledger.contents.turn == 1 and red.status.waiting_for == ("BLUE",)
    blue.open(red.link())
    blue.show()
    assert skipped_in(blue) == ("GREEN",) and "GREEN" not in blue.ledger.contents.turns[0].orders
    green.open(blue.link())
    assert green.status.state == "composing" and green.ledger.contents.turn == 2


def test_conflicting_shows_keep_a_turn_open_until_a_skip():
    """GREEN has sealed twice; RED named one seal, BLUE the other: GREEN's SHOW matches only one of them."""
    red, blue, green = started_devices(*THREE)
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    green.open(red.link())
    first, second = Device(3, "GREEN"), Device(3, "GREEN")
    for clone, device, text in ((first, red, "N:"), (second, blue, "P: INF > Quell")):
        clone.open(green.link())
        device.open(clone.seal(text))
        device.show()
    first.open(red.link())
    first.show()
    for device in (red, blue):
        device.open(first.link())
        device.open(red.link() if device is blue else blue.link())
    exchange_links([red, blue])
    assert red.ledger == blue.ledger and red.ledger.contents.turn == 1
    assert red.ledger.proofs and red.status.waiting_for == ("GREEN",)
    for device in (red, blue):
        device.do(link_steps.skip, "GREEN")
    exchange_links([red, blue])
    assert red.ledger == blue.ledger and skipped_in(red) == ("GREEN",)
    for device in (red, blue):
        device.seal("N:")
    green.open(red.link())
    green.open(blue.link())
    green.show("N:")
    exchange_links([red, blue, green])
    for device in (red, blue):
        device.show()
    exchange_links([red, blue, green])
    assert red.ledger == blue.ledger == green.ledger and red.ledger.contents.turn == 3
    check_reads_back(green)


# R7: an incomplete vote


def test_a_voter_does_not_follow_a_turn_that_contradicts_its_vote():
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    assert blue.ledger.contents.turn == 2
    red.open(blue.link())
    assert red.ledger.contents.turn == 1 and red.status.waiting_for == ("BLUE",)
    # A seat that has not voted follows, and so does a spectator.
    spectator = Device(9)
    spectator.open(red.link())
    spectator.open(blue.link())
    assert spectator.ledger.contents.turn == 2


def test_a_voter_follows_when_another_voter_keeps_the_seat():
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    red.open(blue.link())
    blue.open(red.link())
    red.open(blue.link())
    assert red.ledger == blue.ledger and red.ledger.contents.turn == 2


def test_a_voter_waits_for_a_keep_even_after_others_play_on():
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    green.open(blue.link())
    blue.seal("N:")
    red.open(blue.link())
    green.open(blue.link())
    green.seal("N:")
    red.open(green.link())
    # All others have played on, but BLUE could still vote: only BLUE's KEEP lets RED continue.
    assert red.ledger.contents.turn == 1
    blue.open(red.link())
    red.open(blue.link())
    assert red.ledger.contents.turn == 2 and skipped_in(red) == ()
    assert red.status.state == "composing"
    check_reads_back(red)


# R8: a complete skip is final


def device_ahead_of_a_skip() -> tuple[Device, Device, Device]:
    """RED and BLUE have shown and then skipped GREEN, whose reveal ended turn 1 on its own device alone."""
    red, blue, green = sealed()
    for device in (red, blue):
        device.show()
        green.open(device.link())
    exchange_links([red, blue])
    green.show()
    assert green.ledger.contents.turn == 2 and skipped_in(green) == ()
    for device in (red, blue):
        device.do(link_steps.skip, "GREEN")
    exchange_links([red, blue])
    assert red.ledger.contents.turn == blue.ledger.contents.turn == 2 and skipped_in(red) == ("GREEN",)
    return red, blue, green


def test_a_complete_skip_undoes_a_finished_turn():
    red, blue, green = device_ahead_of_a_skip()
    green.seal("P: INF > Quell")
    old = green.link()
    merged = green.open(red.link())
    assert merged.kind == "news" and merged.replaced == 1
    assert skipped_in(green) == ("GREEN",) and green.status.state == "composing"
    # What it had signed for turn 2 was after another T, so it seals again.
    green.seal("N:")
    for device in (red, blue):
        device.open(green.link())
        assert device.open(old).kind == "seen"
        assert skipped_in(device) == ("GREEN",) and not device.ledger.proofs
    exchange_links([red, blue, green])
    assert red.ledger == blue.ledger == green.ledger
    check_reads_back(green)


def test_a_complete_skip_undoes_the_turn_for_a_spectator_too():
    _, blue, green = device_ahead_of_a_skip()
    spectator = Device(9)
    spectator.open(green.link())
    assert skipped_in(spectator) == ()
    merged = spectator.open(blue.link())
    assert merged.replaced == 1 and spectator.ledger.contents.chain == blue.ledger.contents.chain
    assert spectator.open(green.link()).kind == "seen"


def test_the_votes_alone_undo_a_finished_turn():
    """GREEN opens a link of the open turn, in which the votes are complete and BLUE has not shown yet."""
    red, blue, green = sealed()
    contents = start_of(red.ledger.contents, red, blue, green)
    (seal,) = (each for each in red.ledger.contents.envelopes if each.seat == "BLUE")
    red.show()
    for device in (red, blue):
        green.open(device.link())
    blue.show()
    green.open(blue.link())
    green.show()
    assert green.ledger.contents.turn == 2
    votes = [vote_of(each, Skip, "GREEN", contents) for each in (red, blue)]
    merged = green.open(link_beside(contents, last_show(red), seal, *votes))
    # All reveals except its own are already known, so turn 1 ends again at once, without GREEN.
    assert merged.replaced == 1 and skipped_in(green) == ("GREEN",)
    assert green.ledger.contents.turn == 2 and green.status.state == "composing"
    check_reads_back(green)


def test_voting_both_skip_and_keep_is_proof_against_the_voter():
    """BLUE keeps GREEN, so RED accepts the turn with GREEN's commands; then BLUE votes to skip GREEN after all."""
    sealed_by_red = next(each for each in sealed()[0].ledger.contents.envelopes if each.seat == "RED")
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    blue.open(red.link())
    for device in (red, green):
        device.open(blue.link())
    counted = red.ledger
    assert counted.contents.turn == 2 and skipped_in(red) == ()
    contents = start_of(counted.contents, red, blue, green)
    late = vote_of(blue, Skip, "GREEN", contents)
    (vote,) = (each for each in counted.contents.envelopes_of_turn(1) if isinstance(each, Skip))
    shows = [each for each in counted.contents.envelopes_of_turn(1) if isinstance(each, Show)]
    turn = FinishedTurn(
        {seat: given for seat, given in counted.contents.turns[0].orders.items() if seat != "GREEN"}, ("GREEN",)
    )
    shown = [each for each in shows if each.seat != "GREEN"]
    of_blue = next(each for each in shown if each.seat == "BLUE")
    for lie in (
        link_beside(contents, vote, late, of_blue, sealed_by_red),
        link_text(replace(claimed_turn(contents, turn), envelopes=(vote, late, *shown))),
    ):
        for device in (red, green):
            known = Device(1 if device is red else 3, device.seat)
            known.open(device.link())
            merged = known.open(lie)
            assert merged.kind == "forked"
            assert {type(each) for each in merged.proof} == {Skip, Keep} and merged.proof[0].seat == "BLUE"
            assert known.ledger.contents.chain == counted.contents.chain
            check_reads_back(known)


def test_an_old_vote_undoes_nothing_once_the_next_turn_is_over():
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    green.open(blue.link())
    for device in (blue, green):
        device.seal("N:")
    exchange_links([blue, green])
    exchange_links([red, blue, green])
    red.seal("N:")
    exchange_links([red, blue, green])
    for device in (red, blue, green):
        if device.status.state == "owes a reveal":
            device.show()
    exchange_links([red, blue, green])
    assert red.ledger.contents.turn == 3 and red.ledger == blue.ledger == green.ledger
    first = start_of(red.ledger.contents, red, blue, green)
    votes = [vote_of(each, Skip, "GREEN", first) for each in (red, blue)]
    before = red.ledger
    for device in (red, green):
        device.open(link_beside(first, *votes))
        assert device.ledger.contents.chain == before.contents.chain


def test_a_late_complete_skip_counts_while_the_next_turn_is_open():
    """BLUE never voted to keep GREEN and votes to skip it after playing on: a complete skip is final."""
    red, blue, green = reveal_crossing_a_vote()
    blue.open(green.link())
    blue.show()
    green.open(blue.link())
    for device in (blue, green):
        device.seal("N:")
    assert ("KEEP", "BLUE") not in kinds(blue)
    first = start_of(red.ledger.contents, red, blue, green)
    vote = next(each for each in red.ledger.contents.envelopes_of_turn(1) if isinstance(each, Skip))
    late = vote_of(blue, Skip, "GREEN", first)
    merged = green.open(link_beside(first, vote, late))
    assert merged.replaced == 1 and skipped_in(green) == ("GREEN",)
    check_reads_back(green)


def test_a_resignation_counts_if_another_seat_has_shown_with_it():
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    for device in (blue, green):
        device.open(red.link())
    blue.seal("N:")
    for device in (red, green):
        device.open(blue.link())
    resigned = resign_of(green)
    for device in (red, blue):
        device.open(link_beside(device.ledger.contents, resigned))
    red.show()
    blue.open(red.link())
    blue.open(link_beside(blue.ledger.contents, show_of(green, "N:")))
    blue.show()
    red.open(blue.link())
    assert red.ledger == blue.ledger
    assert red.ledger.contents.turns[0].resigned == ("GREEN",)
