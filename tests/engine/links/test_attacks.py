"""Attacks by a player with a changed client, or by a carrier of the links; see the table in docs/links.md."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.codec.command_codec import MOST_COMMANDS, MOST_COMMANDS_IN_ALL
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.link_limits import LONGEST_COMMANDS, MOST_ENVELOPES
from rozz.engine.links.signing.envelopes import BOX_STEP, Seal, Show
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.verify.link_replay import verified_ledger
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.byte_fields import ByteReader, ByteWriter
from rozz.engine.links.wire.link_budget import budget_fault
from rozz.engine.links.wire.link_contents import FinishedTurn
from rozz.engine.links.wire.link_text import LETTERS, from_text, to_text
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.links.wire.turn_wire import read_envelopes
from rozz.engine.said import Player, brief, said
from tests.support.engine.faults import refusing
from tests.support.links.devices import KEYS, ROZZ, Device, run, started_devices
from tests.support.links.modified_client import (
    THREE,
    TWO,
    after_one_turn,
    both_sealed,
    check_lie_fails,
    check_reads_back,
    claimed_turn,
    exchange_links,
    link_beside,
    link_text,
    link_with,
    play_turn,
    refusal,
    refusal_kind,
    scenario_of_two,
    seal_of,
    show_of,
    signed,
    start_of,
)

# The text


def test_a_flipped_character_anywhere_is_detected():
    red, blue = after_one_turn()
    text = red.link()
    for place, found in enumerate(text):
        other = "B" if found == "A" else "A"
        refusal(blue, text[:place] + other + text[place + 1 :])


def test_a_truncated_link_is_detected():
    red, blue = after_one_turn()
    for length in range(len(red.link())):
        refusal(blue, red.link()[:length])


def test_a_newer_link_is_reported_as_newer():
    red, blue = after_one_turn()
    letter, data = from_text(red.link())
    assert refusal_kind(blue, to_text(letter, bytes([9]) + data[1:])) == "newer"


@pytest.mark.parametrize("letter", LETTERS[:-1])
def test_a_link_of_an_older_letter_is_refused_as_older(letter):
    red, blue = after_one_turn()
    _, data = from_text(red.link())
    for device in (blue, Device(9)):
        found = refusal(device, to_text(letter, data))
        assert found.kind == "older" and found.text == said("links-older")


# Envelopes in the wrong place


def test_a_link_of_another_match_is_refused():
    _, blue = after_one_turn()
    other = Device(1, "RED")
    other.ledger = run(link_steps.create(KEYS, ROZZ, scenario_of_two(), bytes([9]) * 32, shipped_as=TWO[0]))
    assert refusal_kind(blue, other.link()) == "another match"
    assert refusal_kind(other, blue.link()) == "another match"


def test_an_envelope_signed_after_another_history_is_refused():
    red, blue = after_one_turn()
    blue.open(red.link())
    blue.seal("N:")
    contents = blue.ledger.contents
    sealed = contents.answers["BLUE"]
    elsewhere = signed(blue, replace(sealed, before=bytes(32)))
    envelopes = tuple(elsewhere if each == sealed else each for each in contents.envelopes)
    with refusing(Refused, r"links-signed-elsewhere\(seat=BLUE\)"):
        run(verified_ledger(KEYS, replace(contents, envelopes=envelopes)))


def test_a_seal_of_another_match_does_not_fit_this_one():
    red, blue = started_devices(*TWO)
    other_red, _ = started_devices(*TWO, options=())
    other_red.seal("N:")
    (copied,) = other_red.ledger.contents.envelopes
    assert other_red.ledger.identity != red.ledger.identity
    assert refusal_kind(blue, link_with(red.ledger.contents, copied)) == "unsigned"


def test_a_seal_of_another_turn_does_not_fit_this_one():
    red, blue = after_one_turn()
    sealed = red.ledger.contents.answers["RED"]
    first, _ = started_devices(*TWO)
    assert first.ledger.identity == red.ledger.identity
    assert refusal_kind(blue, link_with(first.ledger.contents, replace(sealed, turn=1))) == "unsigned"


def test_a_seal_relabeled_for_another_seat_is_unsigned():
    red, _, green = started_devices(*THREE)
    red.seal("N:")
    (sealed,) = red.ledger.contents.envelopes
    assert refusal_kind(green, link_with(red.ledger.contents, sealed, replace(sealed, seat="BLUE"))) == "unsigned"


def test_a_copied_seal_cannot_be_revealed():
    """BLUE signs RED's hash as its own and waits for RED's reveal, but can't reveal the same: hashes include seats."""
    red, blue = started_devices(*TWO)
    red.seal("P: INF*3 > Drift")
    given = red.ledger.contents.answers["RED"]
    copied = signed(blue, replace(given, seat="BLUE"))
    red.open(link_with(red.ledger.contents, copied))
    red.show()
    shown = red.ledger.contents.answers["RED"]
    mimicked = signed(blue, replace(shown, seat="BLUE", seals=(("RED", shown.z),)))
    assert mimicked.z != copied.z
    merged = red.open(link_with(red.ledger.contents, mimicked))
    assert merged.kind == "forked" and set(merged.proof) == {copied, mimicked}
    assert red.ledger.contents.turn == 1


def test_a_forged_signature_is_refused():
    red, blue = after_one_turn()
    sealed = red.ledger.contents.answers["RED"]
    forged = signed(blue, replace(sealed, z=bytes(32)))
    assert refusal_kind(blue, link_with(red.ledger.contents, forged)) == "unsigned"


def test_every_signature_in_a_link_is_checked():
    """A link is refused if any one of its signatures is changed, whatever the rest says."""
    red, blue = after_one_turn()
    blue.open(red.link())
    blue.seal("N:")
    contents = blue.ledger.contents
    assert len(contents.envelopes) >= 2
    for place, each in enumerate(contents.envelopes):
        changed = replace(each, signature=each.signature[:-1] + bytes([each.signature[-1] ^ 1]))
        lie = replace(contents, envelopes=(*contents.envelopes[:place], changed, *contents.envelopes[place + 1 :]))
        assert refusal_kind(Device(9), link_text(lie)) == refusal_kind(red, link_text(lie)) == "unsigned"


def test_only_a_device_with_a_seats_key_can_act_for_it():
    _, blue = started_devices(*TWO)
    with refusing(BadOrders, r"links-key-not-here\(seat=RED\)"):
        blue.do(link_steps.seal, blue.commands("N:"), seat="RED")
    with refusing(BadOrders, r"links-key-not-here\(seat=RED\)"):
        blue.do(link_steps.keep, "BLUE", seat="RED")


# Seals and reveals


def test_a_reveal_that_differs_from_its_seal_is_kept_as_proof():
    red, blue = both_sealed()
    # BLUE keeps RED's reveal out of its link.
    lie = show_of(blue, "P: ARMOR > Braxx")
    envelopes = tuple(each for each in blue.ledger.contents.envelopes if each.seat == "RED")
    merged = red.open(link_with(replace(blue.ledger.contents, envelopes=envelopes), lie))
    shown = said("links-quoted", text="P: ARMOR > Braxx")
    assert merged.kind == "forked" and merged.text == said(
        "links-two-commands-one", name="Blue", turn=1, commands=shown
    )
    assert {type(each) for each in merged.proof} == {Seal, Show}
    # The other commands don't count: RED's SHOW names the seal, so only that seal can be opened.
    assert red.ledger.contents.turn == 1 and not red.ledger.has_all_shows
    assert red.ledger.proofs == (merged.proof,)
    check_reads_back(red)


def test_a_reveal_that_others_did_not_name_does_not_end_a_turn():
    red, blue = both_sealed()
    blue.open(red.link())
    lie = show_of(blue, "P: ARMOR > Braxx")
    text = link_with(blue.ledger.contents, lie)
    assert red.open(text).kind == "forked" and red.ledger.proofs
    # A device that doesn't know the seal refuses the link too.
    assert refusal_kind(Device(9), text) == "forged"


@pytest.mark.parametrize("keeps_evidence", [True, False])
def test_a_changed_reveal_cannot_hide_behind_the_next_turn(keeps_evidence):
    """BLUE claims that turn 1 ended with commands other than the ones it sealed, and seals turn 2 at once."""
    red, blue = both_sealed()
    blue.open(red.link())
    lie = show_of(blue, "P: ARMOR > Braxx")
    shown = red.ledger.contents.answers["RED"]
    orders = {"RED": tuple(red.commands("P: INF*3 > Drift")), "BLUE": tuple(red.commands("P: ARMOR > Braxx"))}
    made = claimed_turn(start_of(red.ledger.contents, red, blue), FinishedTurn(orders))
    sealed = seal_of(blue, contents=made)
    lied = replace(made, envelopes=(shown, lie, sealed) if keeps_evidence else (sealed,))
    assert refusal_kind(Device(9), link_text(lied)) == ("forged" if keeps_evidence else "unsigned")
    check_lie_fails(red, link_text(lied))


def test_no_seat_can_show_before_all_others_are_bound():
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    blue.open(red.link())
    with refusing(BadOrders, r"links-not-now-waits\(kind=show, others=GREEN, seat=BLUE, state=composing\)"):
        blue.show("N:")
    with refusing(BadOrders, r"links-not-now-waits\(kind=show, .*BLUE.*GREEN.* seat=RED, state=sealed\)"):
        red.show()
    assert refusal_kind(green, link_beside(blue.ledger.contents, show_of(blue))) == "forged"


def test_neither_of_two_unsealed_seats_can_show():
    red, blue, green = started_devices(*THREE)
    red.seal("N:")
    z = red.ledger.contents.answers["RED"].z
    both = [show_of(each, seals=[("RED", z)]) for each in (blue, green)]
    assert refusal_kind(Device(9), link_beside(red.ledger.contents, *both)) == "forged"


def test_a_show_cannot_name_a_seal_of_a_seat_that_owes_nothing():
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    red.do(link_steps.resign)
    exchange_links([red, blue, green])
    for device in (blue, green):
        device.show()
    exchange_links([red, blue, green])
    assert blue.ledger.departed_seats == {"RED"} and blue.ledger.contents.turn == 2
    green.seal("N:")
    z = green.ledger.contents.answers["GREEN"].z
    lie = show_of(blue, seals=[("GREEN", z), ("RED", bytes(32))])
    assert refusal_kind(red, link_beside(green.ledger.contents, lie)) == "forged"


def test_unreadable_commands_count_as_none_and_are_recorded():
    red, blue = started_devices(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    shown = show_of(blue, "p: inf>braxx\n<b>")
    assert red.open(link_with(blue.ledger.contents, shown)).kind == "news"
    red.show()
    assert red.ledger.contents.turns[0].unreadable == ("BLUE",) and "BLUE" not in red.ledger.contents.turns[0].orders
    assert blue.open(red.link()).kind == "news"
    assert blue.ledger == red.ledger and blue.ledger.match.turns[0]["BLUE"] == ()
    check_reads_back(red)


# Backups and history


def test_a_restored_device_that_signs_again_is_reported_with_proof():
    red, blue = started_devices(*TWO)
    backup = red.ledger
    blue.open(red.seal("P: INF*3 > Drift"))
    known = blue.ledger
    red.roll_back(backup)
    merged = blue.open(red.seal("P: ARMOR > Drift"))
    assert merged.kind == "forked" and merged.text.key.startswith("links-two-commands")
    assert dict(merged.text.facts)["name"] == "Red" and dict(merged.text.facts)["turn"] == 1
    assert set(merged.proof) == set(blue.ledger.contents.candidates["RED"])
    own = red.open(link_codec.write(known))
    assert own.kind == "forked" and own.text == said("links-own-signed-twice", turn=1)
    red.open(blue.link())
    assert red.ledger == blue.ledger
    check_reads_back(blue)


def test_a_restored_device_recovers_its_own_seal():
    red, blue = started_devices(*TWO)
    blue.open(red.seal("P: INF*3 > Drift"))
    restored = Device(1, "RED")
    restored.open(blue.link())
    assert restored.status.state == "sealed"
    reopened = run(link_steps.reopen(KEYS, restored.ledger, restored.secret, "RED"))
    assert [ROZZ.write(each) for each in reopened] == ["P: INF*3 > Drift"]
    assert run(link_steps.reopen(KEYS, restored.ledger, blue.secret, "RED")) is None
    red.open(blue.show("N:"))
    restored.open(blue.link())
    assert restored.show() == red.show()


def test_the_past_cannot_be_rewritten():
    red, blue = after_one_turn()
    contents = red.ledger.contents
    base = start_of(contents, red, blue)
    orders = {**contents.turns[0].orders, "BLUE": tuple(red.commands("P: ARMOR > Braxx"))}
    forged = base.with_turn(replace(contents.turns[0], orders=orders))
    assert refusal_kind(blue, link_text(forged)) == "unsigned"
    without = base.with_turn(FinishedTurn({"RED": contents.turns[0].orders["RED"]}))
    with pytest.raises(BadLink):
        run(merge(KEYS, blue.ledger, Opened(normalized(replace(without, envelopes=contents.envelopes)))))


def test_a_past_turn_that_all_signed_after_cannot_be_changed():
    """Turn 1 no longer has envelopes: the signatures of turns 2 and 3 cover its hash."""
    red, blue = started_devices(*TWO)
    for _ in range(3):
        play_turn([red, blue], "N:")
    contents = red.ledger.contents
    assert contents.turn == 4 and not contents.envelopes_of_turn(1) and not contents.envelopes_of_turn(2)
    base = start_of(contents, red, blue)
    for place in range(3):
        lied = base
        for number, turn in enumerate(contents.turns):
            lied = lied.with_turn(replace(turn, orders={}) if number == place else turn)
        with pytest.raises(BadLink):
            run(merge(KEYS, None, Opened(normalized(replace(lied, envelopes=contents.envelopes)))))
        assert blue.ledger.contents.chain == contents.chain


def test_a_conflicting_history_is_refused_and_both_are_quoted():
    red, blue = after_one_turn()
    blue.open(red.link())
    blue.seal("N:")
    red.open(blue.link())
    assert red.ledger.contents.turn == 2
    # Both play turn 1 again from their own backups.
    again = Device(1, "RED")
    again.ledger = started_devices(*TWO)[0].ledger
    again.seal("P: ARMOR > Drift")
    second = Device(2, "BLUE")
    second.ledger = started_devices(*TWO)[1].ledger
    second.open(again.link())
    again.open(second.show("N:"))
    again.show()
    before = red.ledger
    merged = red.open(again.link())
    assert merged.kind == "forked" and merged.text.key == "links-two-histories"
    assert all(each in brief(merged.text) for each in ("P: ARMOR > Drift", "P: INF*3 > Drift"))
    assert red.ledger == before


# Turns invented by one seat


@pytest.mark.parametrize("number", [1, 10])
@pytest.mark.parametrize("players", [TWO, THREE])
def test_turns_invented_without_the_others_signatures_are_refused(players, number):
    """RED invents turns in which the others show no commands, although they signed nothing."""
    red, blue, *_ = started_devices(*players)
    contents = red.ledger.contents
    for _ in range(number):
        contents = contents.with_turn(FinishedTurn({}))
    text = link_text(replace(contents, envelopes=(seal_of(red, contents=contents),)))
    assert refusal_kind(blue, text) == refusal_kind(Device(9), text) == "unsigned"


# Numbers above every limit


def reading_of_fields(*numbers: int, data: bytes = b"") -> ByteReader:
    """Fields of whole numbers, followed by bytes."""
    fields = ByteWriter()
    for number in numbers:
        fields.number(number)
    return ByteReader(fields.to_bytes() + data)


def test_a_box_longer_than_all_commands_is_refused():
    red, _ = started_devices(*TWO)
    fields = ByteWriter()
    for number in (1, 0, 0, 0):
        fields.number(number)
    fields.raw(bytes(32))
    fields.number(LONGEST_COMMANDS // BOX_STEP + 2)
    with refusing(Refused, "links-number-too-large"):
        read_envelopes(ByteReader(fields.to_bytes()), red.ledger.contents)


@pytest.mark.parametrize(
    "numbers",
    [(MOST_ENVELOPES + 1,), (1, 5), (1, 2, 2), (1, 2, 0, 1)],
    ids=["number of envelopes", "kind", "seat", "turn"],
)
def test_an_out_of_range_number_in_an_envelope_is_refused(numbers):
    red, _ = started_devices(*TWO)
    with refusing(Refused, "links-number-too-large"):
        read_envelopes(reading_of_fields(*numbers), red.ledger.contents)


def test_long_commands_use_up_a_seats_share_of_text():
    red, _ = started_devices(*TWO)
    march = red.commands("M: TRANS*100+INF*100,PATRIOT*100,TRAP*100 @ Braxx > Drift")
    turns = tuple(FinishedTurn({"RED": tuple(march * 60)}) for _ in range(20))
    contents = replace(red.ledger.contents, turns=turns)
    assert budget_fault(replace(contents, turns=turns[:10]), "RED", march) == ""
    assert budget_fault(contents, "RED", march) == said("links-share-of-text", seat=Player("RED"))


def test_a_match_without_computers_has_no_computer_version():
    assert started_devices(*TWO)[0].ledger.contents.computer_version == 0


def test_a_link_that_the_game_would_never_write_is_damaged():
    """An envelope twice, or in another order, or an extra one: each state of knowledge has exactly one link."""
    red, blue = after_one_turn()
    contents = red.ledger.contents
    several = contents.envelopes
    assert len(several) > 1
    for envelopes in ((*several, several[-1]), several[::-1]):
        text = link_codec.write(Ledger(replace(contents, envelopes=envelopes)))
        assert refusal_kind(blue, text) == refusal_kind(Device(9), text) == "damaged"


def test_a_finished_turn_cannot_be_presented_as_open():
    red, blue = after_one_turn()
    (turn,) = red.ledger.contents.turns
    shows = red.ledger.contents.envelopes_of_turn(1)
    assert len(shows) == 2 and turn
    lie = replace(start_of(red.ledger.contents, red, blue), envelopes=shows)
    assert refusal_kind(Device(9), link_text(lie)) == "damaged"


def test_too_many_commands_in_a_turn_have_their_own_message():
    red, _ = started_devices(*TWO)
    contents = red.ledger.contents
    (march,) = red.commands("M: INF @ Braxx > Drift")
    assert budget_fault(contents, "RED", (march,) * MOST_COMMANDS) == ""
    too_many = said("links-too-many-in-a-turn", seat=Player("RED"), number=MOST_COMMANDS)
    assert budget_fault(contents, "RED", (march,) * (MOST_COMMANDS + 1)) == too_many
    turn = FinishedTurn({"RED": (march,) * MOST_COMMANDS})
    turns = (turn,) * (MOST_COMMANDS_IN_ALL // 2 // MOST_COMMANDS)
    used_up = replace(contents, turns=turns)
    assert budget_fault(used_up, "RED", (march,) * MOST_COMMANDS) == said("links-share-of-commands", seat=Player("RED"))
