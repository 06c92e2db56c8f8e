"""Each attack of the table in docs/links.md, made with all that a dishonest player has, and refused."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from typing import Any

import pytest

from rozz import library
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links import acting, writing
from rozz.engine.links.budget import budget_fault
from rozz.engine.links.replay import checked
from rozz.engine.links.contents import Contents, Resolved, seals_hash, started
from rozz.engine.links.envelopes import (
    BOX_STEP,
    LONGEST_COMMANDS,
    Join,
    Seal,
    Show,
    Skip,
    Start,
    match_id,
    message,
    nonce_hash,
    sealing,
)
from rozz.engine.links.forks import proof_of
from rozz.engine.links.joining import MOST_JOINS
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.merge import merge
from rozz.engine.links.names import name_fault, only_seen
from rozz.engine.links.contents import normal
from rozz.engine.links.octets import Reading, Writing
from rozz.engine.links.refusals import Refused
from rozz.engine.links.text import from_text, to_text
from rozz.engine.links.turn_wire import read_evidence, read_fields
from tests.engine.links.devices import KEYS, ROZZ, Device, run, scenario_named, table

TWO = ("headquarters-2", "RED", "BLUE")
THREE = ("headquarters-3", "RED", "BLUE", "GREEN")


def signed(device: Device, envelope: Any) -> Any:
    """An envelope with a device's true signature, whatever it says."""
    return replace(envelope, signature=run(KEYS.sign(device.secret, message(envelope))))


def link_with(contents: Contents, *envelopes: Any) -> str:
    """The link of these contents, with these envelopes in place of those of the same seats."""
    seats = {each.seat for each in envelopes}
    others = tuple(each for each in contents.envelopes if each.seat not in seats)
    return writing.write(Ledger(normal(replace(contents, envelopes=(*others, *envelopes)))))


def refusal(device: Device, text: str) -> Refused | BadLink:
    """How a device refuses a link; it keeps what it knew."""
    before = device.ledger
    with pytest.raises(BadLink) as refused:
        device.open(text)
    assert device.ledger is before
    return refused.value


def kind(device: Device, text: str) -> str:
    """The kind of the refusal."""
    found = refusal(device, text)
    assert isinstance(found, Refused)
    assert str(found)[0].islower() and not str(found).endswith(".")
    return found.kind


def played(*commands: str) -> tuple[Device, Device]:
    """Two devices after a turn; RED has sealed its commands for the next."""
    red, blue = table(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    blue.show("P: INF*2 > Braxx")
    red.open(blue.link())
    red.show()
    red.seal(*(commands or ("P: ARMOR > Drift",)))
    return red, blue


# The text


def test_a_character_flipped_anywhere_is_noticed():
    red, blue = played()
    text = red.link()
    for place, found in enumerate(text):
        other = "B" if found == "A" else "A"
        refusal(blue, text[:place] + other + text[place + 1 :])


def test_what_is_cut_off_is_noticed():
    red, blue = played()
    for length in range(len(red.link())):
        refusal(blue, red.link()[:length])


def test_a_newer_link_is_told_as_one():
    red, blue = played()
    letter, data = from_text(red.link())
    assert kind(blue, to_text(letter, bytes([9]) + data[1:])) == "newer"


# Envelopes in the wrong place


def test_an_envelope_of_another_match_is_refused():
    _, blue = played()
    other = Device(1, "RED")
    other.ledger = run(acting.create(KEYS, ROZZ, blank(), bytes([9]) * 32, shipped_as=TWO[0]))
    assert kind(blue, other.link()) == "another match"
    assert kind(other, blue.link()) == "another match"


def test_what_is_signed_of_another_course_of_the_match_is_refused_with_who_signed_it():
    red, blue = played()
    blue.open(red.link())
    blue.seal("N:")
    contents = blue.ledger.contents
    sealed = contents.answers["BLUE"]
    elsewhere = signed(blue, replace(sealed, before=bytes(32)))
    envelopes = tuple(elsewhere if each == sealed else each for each in contents.envelopes)
    with pytest.raises(Refused, match="what BLUE signed is of another match or turn"):
        run(checked(KEYS, replace(contents, envelopes=envelopes)))


def test_a_proof_of_no_turn_of_the_match_is_damage():
    red, blue = played()
    contents = red.ledger.contents
    pair = [signed(blue, Seal(0, "BLUE", contents.chain[-1], bytes([each]) * 32, bytes(16))) for each in (1, 2)]
    with pytest.raises(Refused, match="proves nothing"):
        run(checked(KEYS, replace(contents, proofs=(proof_of(*pair),))))


def blank() -> Any:
    """The scenario of the two."""
    return ROZZ.read(library.scenario_mapping(TWO[0]))


def test_a_seal_of_another_match_does_not_fit_this_one():
    red, blue = table(*TWO)
    other_red, _ = table(*TWO, options=())
    other_red.seal("N:")
    (copied,) = other_red.ledger.contents.envelopes
    assert other_red.ledger.identity != red.ledger.identity
    assert kind(blue, link_with(red.ledger.contents, copied)) == "unsigned"


def test_a_seal_of_another_turn_does_not_fit_this_one():
    red, blue = played()
    sealed = red.ledger.contents.answers["RED"]
    first, _ = table(*TWO)
    assert first.ledger.identity == red.ledger.identity
    assert kind(blue, link_with(first.ledger.contents, replace(sealed, turn=1))) == "unsigned"


def test_a_seal_of_another_seat_is_not_signed_by_this_one():
    red, _, green = table(*THREE)
    red.seal("N:")
    (sealed,) = red.ledger.contents.envelopes
    assert kind(green, link_with(red.ledger.contents, sealed, replace(sealed, seat="BLUE"))) == "unsigned"


def test_a_copied_seal_cannot_be_shown():
    """BLUE signs RED's hash as its own, waits for RED's reveal, and then cannot say the same: seats are in the hash."""
    red, blue = table(*TWO)
    red.seal("P: INF*3 > Drift")
    given = red.ledger.contents.answers["RED"]
    copied = signed(blue, replace(given, seat="BLUE"))
    red.open(link_with(red.ledger.contents, copied))
    red.show()
    shown = red.ledger.contents.answers["RED"]
    mimicked = signed(blue, replace(shown, seat="BLUE"))
    text = link_with(red.ledger.contents, mimicked)
    assert red.open(text).what == "forked"
    assert kind(Device(3), text) == "forged"


def test_a_forged_signature_is_refused():
    red, blue = played()
    sealed = red.ledger.contents.answers["RED"]
    forged = signed(blue, replace(sealed, z=bytes(32)))
    assert kind(blue, link_with(red.ledger.contents, forged)) == "unsigned"


def test_nobody_acts_for_a_seat_whose_key_is_elsewhere():
    _, blue = table(*TWO)
    with pytest.raises(BadOrders, match="the key of RED is not on this device"):
        blue.do(acting.seal, blue.commands("N:"), seat="RED")


# Seals and reveals


def shown_instead(blue: Device, *texts: str) -> Show:
    """A reveal of BLUE's that is not what it sealed."""
    contents = blue.ledger.contents
    salt = run(acting.salt_of(KEYS, blue.secret, contents.before, "BLUE"))
    text = "\n".join(texts)
    z = sealing(contents.before, "BLUE", salt, text)
    seals = seals_hash(contents.colours, {**blue.ledger.bound, "BLUE": z})
    return signed(blue, Show(contents.turn, "BLUE", contents.before, seals, salt, text, True))


def both_sealed() -> tuple[Device, Device]:
    """Both have sealed turn 1, and RED has shown."""
    red, blue = table(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    blue.seal("P: INF*2 > Braxx")
    red.open(blue.link())
    red.show()
    return red, blue


def test_a_reveal_that_differs_from_its_seal_is_a_fork_with_proof():
    red, blue = both_sealed()
    known = red.ledger
    # BLUE keeps RED's reveal out of its link: beside it the Zs would not agree.
    lie = shown_instead(blue, "P: ARMOR > Braxx")
    without = replace(
        blue.ledger.contents, envelopes=tuple(e for e in blue.ledger.contents.envelopes if e.seat == "RED")
    )
    merged = red.open(link_with(without, lie))
    assert merged.what == "forked" and "two different commands signed by Blue" in merged.sentence
    assert "P: ARMOR > Braxx" in merged.sentence
    assert {type(each) for each in merged.proof} == {Seal, Show}
    # Nothing counts that BLUE signed; RED's own reveal stands, with the seal of BLUE that its Z names.
    (shown,) = merged.ledger.contents.envelopes
    assert shown.signature == red_show_of(known).signature and shown.seen == (("BLUE", merged.proof[0].z),)
    again = writing.read(writing.write(merged.ledger), library.game, scenario_named)
    assert again.contents.proofs == merged.ledger.contents.proofs != ()
    assert run(merge(KEYS, None, again)).ledger == merged.ledger


def red_show_of(ledger: Ledger) -> Show:
    """RED's reveal."""
    return ledger.contents.answers["RED"]


def test_a_reveal_that_does_not_fit_the_other_reveals_is_refused_even_by_who_knows_no_seal():
    red, blue = both_sealed()
    blue.open(red.link())
    lie = shown_instead(blue, "P: ARMOR > Braxx")
    text = link_with(blue.ledger.contents, lie)
    assert red.open(text).what == "forked" and red.ledger.contents.proofs
    assert kind(Device(3), text) == "forged"


def test_a_reveal_that_differs_from_its_seal_cannot_hide_behind_the_next_turn():
    """BLUE tells turn 1 as over, with other commands than it sealed, and seals turn 2 at once."""
    red, blue = both_sealed()
    blue.open(red.link())
    for evidence_kept in (True, False):
        lie = shown_instead(blue, "P: ARMOR > Braxx")
        liar = Device(2, "BLUE")
        liar.ledger = replace(blue.ledger, contents=replace(blue.ledger.contents, envelopes=(red_show(red), lie)))
        forged = advanced(liar, lie)
        liar.ledger = forged
        liar.seal("N:")
        contents = liar.ledger.contents
        if not evidence_kept:
            contents = replace(contents, turns=tuple(replace(each, evidence=None) for each in contents.turns))
            contents = replace(contents, envelopes=tuple(e for e in contents.envelopes if e.seat == "BLUE"))
        before, text = red.ledger, writing.write(Ledger(contents))
        assert kind(red, text) == ("unsigned" if evidence_kept else "damaged")
        assert red.ledger is before


def red_show(red: Device) -> Show:
    """What RED has shown."""
    return red.ledger.contents.answers["RED"]


def advanced(liar: Device, lie: Show) -> Ledger:
    """Turn 1 as BLUE would have it, with no regard to Z."""
    from rozz.engine.links.turn_resolution import settled

    return settled(liar.ledger)


def test_nobody_shows_before_all_are_bound():
    red, blue, green = table(*THREE)
    red.seal("N:")
    blue.open(red.link())
    with pytest.raises(BadOrders, match="BLUE cannot show now: it is composing; it waits for GREEN"):
        blue.show("N:")
    with pytest.raises(BadOrders, match="RED cannot show now: it is sealed; it waits for BLUE, GREEN"):
        red.show()
    contents = blue.ledger.contents
    seals = seals_hash(contents.colours, blue.ledger.bound)
    early = signed(blue, Show(1, "BLUE", contents.before, seals, bytes(16), "N:", False))
    assert kind(green, link_with(contents, early)) == "forged"


def test_only_one_seat_shows_without_a_seal():
    red, blue, green = table(*THREE)
    red.seal("N:")
    contents = red.ledger.contents
    seals = seals_hash(contents.colours, red.ledger.bound)
    both = [
        signed(device, Show(1, device.seat, contents.before, seals, bytes(16), "N:", False)) for device in (blue, green)
    ]
    assert kind(red, link_with(contents, *both)) == "forged"


def test_what_is_shown_and_cannot_be_read_counts_as_no_commands_and_is_recorded():
    red, blue = table(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    contents = blue.ledger.contents
    seals = seals_hash(contents.colours, blue.ledger.bound)
    shown = signed(blue, Show(1, "BLUE", contents.before, seals, bytes(16), "p: inf>braxx\n<b>", False))
    assert red.open(link_with(contents, shown)).what == "news"
    red.show()
    assert red.ledger.contents.turns[0].unread == ("BLUE",) and "BLUE" not in red.ledger.contents.turns[0].orders
    assert blue.open(red.link()).what == "news"
    assert blue.ledger == red.ledger and blue.ledger.match.turns[0]["BLUE"] == ()


# Starts, backups, history


def test_two_starts_are_a_fork():
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    stranger = Device(3, "BLUE", "Eve")
    stranger.open(red.link())
    red.open(blue.join())
    red.open(stranger.join())
    with pytest.raises(BadOrders, match="several want BLUE"):
        red.start()
    (first,) = (each for each in red.ledger.contents.joins if each.name == "Blue")
    begun = run(acting.start(KEYS, red.ledger, red.secret, {"BLUE": first.identity}))
    assert begun.contents.chosen["BLUE"].name == "Blue"
    starts = []
    for joiner in (blue, stranger):
        joins = tuple(each for each in red.ledger.contents.joins if each.name in ("Red", joiner.name))
        nonce = begun.contents.start.nonce
        start = signed(red, Start(match_id(red.ledger.contents.invite.identity, joins, nonce), nonce))
        starts.append(writing.write(Ledger(normal(started(red.ledger.contents, joins, start)))))
    assert blue.open(starts[0]).what == "news"
    merged = blue.open(starts[1])
    assert merged.what == "forked" and "two different starts" in merged.sentence
    assert blue.ledger.contents.chosen["BLUE"].name == "Blue"
    words = {device.word_numbers for device in (blue.ledger, stranger.open(starts[1]).ledger)}
    assert len(words) == 2


def test_the_words_are_there_after_start_and_nobody_reckons_with_them_before():
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    red.open(blue.join())
    contents = red.ledger.contents
    assert red.ledger.word_numbers == blue.ledger.word_numbers == ()
    # Of what m is made of, whoever carries the JOINs lacks the bytes that INVITE holds as a hash only.
    nonce = run(acting.nonce_of(KEYS, red.secret))
    assert contents.invite.token == nonce_hash(nonce) and nonce not in from_text(red.link())[1]
    red.start()
    m = red.ledger.contents.start.match
    assert m == match_id(contents.invite.identity, red.ledger.contents.joins, nonce)
    assert m != match_id(contents.invite.identity, red.ledger.contents.joins)
    blue.open(red.link())
    assert len(blue.ledger.word_numbers) == 8 and blue.ledger.word_numbers == red.ledger.word_numbers
    other = signed(red, Start(match_id(contents.invite.identity, red.ledger.contents.joins, b"x" * 16), b"x" * 16))
    forged = started(contents, red.ledger.contents.joins, other)
    with pytest.raises(Refused, match="its START reveals other bytes than its INVITE holds"):
        run(merge(KEYS, None, Opened(normal(forged))))


def test_an_invitation_of_the_older_form_is_refused_as_one():
    red = Device(1, "RED")
    red.create(TWO[0])
    _, data = from_text(red.link())
    key = red.ledger.contents.invite.key
    place = data.index(key) + 32
    older = data[:place] + bytes(16) + b"\0" + bytes(64) + b"\0"
    assert kind(Device(2), to_text("A", older)) == "older"


def test_what_another_zlib_writes_is_the_same_scenario():
    """What is compared is the content: deflate has many ways to write one text."""
    device = Device(1, "RED")
    mapping = {**library.scenario_mapping(TWO[0]), "name": "Mine"}
    device.ledger = run(acting.create(KEYS, ROZZ, ROZZ.read(mapping), device.secret))
    written = device.ledger.contents.invite.inline.encode()
    _, data = from_text(device.link())
    links = []
    for level in (9, 1):
        part = Writing()
        part.counted(zlib.compress(written, level))
        links.append(part.done())
    assert links[0] in data and links[0] != links[1]
    other = Device(2, "BLUE")
    other.open(to_text("B", data.replace(*links)))
    assert other.ledger.contents == device.ledger.contents and other.link() == device.link()


def test_a_start_over_other_joins_is_forged():
    red, blue = table(*TWO)
    contents = red.ledger.contents
    joins = tuple(replace(each, name="Eve") if each.seat == "BLUE" else each for each in contents.joins)
    forged = replace(contents, joins=joins)
    assert kind(blue, writing.write(Ledger(forged))) == "unsigned"


def test_a_rolled_back_device_is_told_with_proof():
    red, blue = table(*TWO)
    backup = red.ledger
    blue.open(red.seal("P: INF*3 > Drift"))
    known = blue.ledger
    red.roll_back(backup)
    other = red.seal("P: ARMOR > Drift")
    merged = blue.open(other)
    assert merged.what == "forked" and "two different commands signed by Red (RED) for turn 1" in merged.sentence
    (proof,) = merged.ledger.contents.proofs
    assert {each.z for each in merged.proof} == {proof.one.z, proof.other.z}
    assert red.open(writing.write(known), own=("RED",)).what == "forked"
    red.open(blue.link(), own=("RED",))
    assert red.ledger == blue.ledger and red.standing.state == "looking on"


def test_a_restored_device_finds_its_own_seal_again():
    red, blue = table(*TWO)
    blue.open(red.seal("P: INF*3 > Drift"))
    restored = Device(1, "RED")
    restored.open(blue.link())
    assert restored.standing.state == "sealed"
    reopened = run(acting.reopen(KEYS, restored.ledger, restored.secret, "RED"))
    assert [ROZZ.write(each) for each in reopened] == ["P: INF*3 > Drift"]
    assert run(acting.reopen(KEYS, restored.ledger, blue.secret, "RED")) is None
    red.open(blue.show("N:"))
    restored.open(blue.link())
    assert restored.show() == red.show()


def test_the_past_cannot_be_rewritten():
    red, blue = played()
    contents = red.ledger.contents
    base = replace(contents, turns=(), chain=contents.chain[:1])
    orders = {**contents.turns[0].orders, "BLUE": tuple(red.commands("P: ARMOR > Braxx"))}
    forged = base.extended(replace(contents.turns[0], orders=orders))
    assert kind(blue, writing.write(Ledger(normal(forged)))) == "unsigned"
    without = base.extended(Resolved({"RED": contents.turns[0].orders["RED"]}))
    with pytest.raises(BadLink):
        run(merge(KEYS, blue.ledger, Opened(normal(replace(without, envelopes=contents.envelopes)))))


def test_a_history_signed_otherwise_at_the_same_height_is_refused_with_both():
    red, blue = played()
    blue.open(red.link())
    blue.seal("N:")
    red.open(blue.link())
    assert red.ledger.contents.turn == 2
    # Both play turn 1 again from backups of their own.
    again = Device(1, "RED")
    again.ledger = table(*TWO)[0].ledger
    again.seal("P: ARMOR > Drift")
    second = Device(2, "BLUE")
    second.ledger = table(*TWO)[1].ledger
    second.open(again.link())
    again.open(second.show("N:"))
    again.show()
    merged = red.open(again.link())
    assert merged.what == "forked" and merged.proof is None and "two different histories of turn 1" in merged.sentence
    assert "P: ARMOR > Drift" in merged.sentence and "P: INF*3 > Drift" in merged.sentence


# Skipping and resigning


def test_with_two_players_nobody_is_skipped():
    red, blue = table(*TWO)
    red.seal("N:")
    with pytest.raises(BadOrders, match="RED cannot skip BLUE now"):
        red.do(acting.skip, "BLUE")
    alone = signed(red, Skip(1, "RED", red.ledger.contents.before, "BLUE", b""))
    assert red.ledger.skipped == ""
    contents = replace(red.ledger.contents, envelopes=(*red.ledger.contents.envelopes, alone))
    merged = blue.open(writing.write(Ledger(normal(contents))))
    assert merged.ledger.skipped == "" and blue.standing.state == "composing"


def test_one_of_two_others_skips_nobody_and_both_do():
    red, blue, green = table(*THREE)
    red.seal("N:")
    red.do(acting.skip, "GREEN")
    blue.open(red.link())
    assert blue.ledger.skipped == "" and blue.standing.waiting_for == ("GREEN",)
    blue.do(acting.skip, "GREEN")
    assert blue.ledger.skipped == "GREEN"
    blue.show("P: INF > Drift")
    red.open(blue.link())
    red.show()
    assert red.ledger.contents.turns[0].skipped == ("GREEN",)
    # What GREEN shows now comes too late, and is not taken.
    green.open(red.link())
    assert green.standing.turn == 2 and green.ledger == red.ledger


def crossed() -> tuple[Device, Device, Device]:
    """RED and BLUE have sealed; RED is for skipping GREEN; GREEN's reveal is on its way, and RED's SKIP too."""
    red, blue, green = table(*THREE)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("P: INF > Quell")
    for device in (red, green):
        device.open(blue.link())
    green.show("P: ARMOR > Vess")
    red.do(acting.skip, "GREEN")
    return red, blue, green


def test_a_reveal_that_crosses_a_complete_skipping_comes_too_late_wherever_it_was_seen_first():
    red, blue, green = crossed()
    blue.open(red.link())
    blue.do(acting.skip, "GREEN")
    blue.show()
    # GREEN's reveal reaches RED before BLUE's SKIP does: the turn is over with GREEN's commands, till that comes.
    red.open(green.link())
    red.show()
    green.open(red.link())
    for device, other in ((red, blue), (blue, green), (green, red), (red, blue)):
        device.open(other.link())
        other.open(device.link())
    assert red.ledger == blue.ledger == green.ledger
    assert red.ledger.contents.turns[0].skipped == ("GREEN",)
    assert "GREEN" not in red.ledger.match.turns[0] or red.ledger.match.turns[0]["GREEN"] == ()


def test_a_skip_kept_in_a_drawer_undoes_nothing():
    red, blue, green = crossed()
    kept = red.ledger
    red.open(green.link())
    blue.open(red.link())
    blue.show()
    red.open(blue.link())
    red.show()
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    assert blue.ledger.contents.turn == 2
    # BLUE, who has signed turn 2 with GREEN's commands in turn 1, is now for skipping GREEN in turn 1 all the same.
    given = signed(blue, Skip(1, "BLUE", kept.contents.before, "GREEN", b""))
    contents = replace(kept.contents, envelopes=(*kept.contents.envelopes, given))
    before = blue.ledger
    merged = blue.open(writing.write(Ledger(normal(contents))))
    assert merged.what == "seen" and blue.ledger is before


def test_a_vote_kept_back_undoes_nothing_once_another_has_gone_on():
    """RED, who asked for the skipping, has sealed turn 2 with GREEN's commands counted: that takes its vote back."""
    red, blue, green = crossed()
    blue.open(red.link())
    without = Device(2, "BLUE")
    without.open(blue.link())
    # BLUE keeps a link in which its vote makes the skipping complete, and plays on as if it had given none.
    blue.do(acting.skip, "GREEN")
    blue.show()
    red.open(green.link())
    red.show()
    without.open(red.link())
    without.show()
    red.open(without.link())
    red.seal("N:")
    counted = red.ledger
    assert counted.contents.turn == 2 and "GREEN" in counted.contents.turns[0].orders
    red.open(blue.link())
    for device in (red, blue, green):
        device.open(red.link())
        assert device.ledger.contents.chain == counted.contents.chain


def test_a_vote_completes_a_skipping_as_long_as_nobody_who_asked_for_it_has_gone_on():
    red, blue, green = crossed()
    blue.open(red.link())
    blue.do(acting.skip, "GREEN")
    blue.show()
    red.open(green.link())
    red.show()
    green.open(red.link())
    for device in (red, green):
        device.open(blue.link())
    assert red.ledger.contents.turns[0].skipped == ("GREEN",)


def test_a_seat_whose_reveal_is_here_cannot_be_skipped():
    red, blue, green = table(*THREE)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    green.open(blue.link())
    green.show("N:")
    red.open(green.link())
    assert "GREEN" not in red.standing.may_skip
    with pytest.raises(BadOrders):
        red.do(acting.skip, "GREEN")


def test_who_resigns_is_out_from_the_next_turn_on():
    red, blue, green = table(*THREE)
    red.seal("P: INF > Drift")
    red.do(acting.resign)
    for device in (blue, green):
        device.open(red.link())
    blue.seal("N:")
    green.open(blue.link())
    green.show("N:")
    blue.open(green.link())
    blue.show()
    red.open(blue.link())
    turn = red.ledger.contents.turns[0]
    assert turn.resigned == ("RED",) and red.standing.state == "looking on"
    assert [ROZZ.write(each) for each in red.ledger.match.turns[0]["RED"]] == ["R:"]
    assert red.ledger.owing == ("BLUE", "GREEN")


def test_who_resigns_beside_another_command_has_not_and_plays_on():
    """`R:` after `N:` is void, R12: whether a seat has left is asked of the game, not of its commands' texts."""
    red, blue = table(*TWO)
    red.seal("N:", "R:")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    blue.open(red.link())
    for device in (red, blue):
        assert device.ledger.left == frozenset() and device.standing.state == "composing"
    red.seal("R:")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    assert red.ledger.left == {"RED"} and red.standing.state == "over"


def test_more_joins_of_a_seat_than_a_link_holds_are_refused_to_who_asks():
    red = Device(1, "RED")
    red.create("headquarters-3")
    red.join()
    for number in range(MOST_JOINS):
        other = Device(100 + number, "BLUE", f"N{number}")
        other.open(red.link())
        red.open(other.join())
    late = Device(9, "BLUE", "Late")
    late.open(red.link())
    with pytest.raises(BadOrders, match="32 have asked for BLUE already"):
        late.join()
    late.seat = "GREEN"
    assert Device(10).open(late.join()).what == "new"
    # Who has asked may ask again, even under another name that is not new.
    again = Device(100, "BLUE", "N0")
    again.open(red.link())
    assert Device(10).open(again.join()).ledger == again.ledger


def test_one_key_plays_one_seat_but_those_here():
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create("headquarters-3", plays={"RED": "here"})
    red.join()
    blue.open(red.link())
    for seat, name in (("BLUE", "Blue"), ("GREEN", "Green")):
        blue.do(acting.join, name, seat=seat)
    red.open(blue.link())
    with pytest.raises(BadOrders, match="two seats have one key"):
        red.start()
    mine = Device(1, "RED")
    mine.create("headquarters-3", plays={"RED": "here", "BLUE": "here"})
    for seat, name in (("RED", "Red"), ("BLUE", "Blue"), ("GREEN", "Green")):
        mine.do(acting.join, name, seat=seat)
    with pytest.raises(BadOrders, match="two seats have one key"):
        mine.start()
    two = Device(1, "RED")
    two.create("headquarters-3", plays={"RED": "here", "BLUE": "here"})
    for seat, name in (("RED", "Red"), ("BLUE", "Blue")):
        two.do(acting.join, name, seat=seat)
    green = Device(3, "GREEN")
    green.open(two.link())
    two.open(green.join())
    two.start()
    assert two.ledger.contents.start


# Scenarios, names, sizes


def invited(mapping: dict[str, Any] | None = None, text: str | None = None, packed: bytes | None = None) -> str:
    """A link of an INVITE with this scenario, its form as it should be."""
    device = Device(1)
    game = ROZZ
    device.ledger = run(acting.create(KEYS, game, blank(), device.secret))
    _, data = from_text(device.link())
    whole = Writing()
    whole.counted(zlib.compress(device.ledger.contents.invite.inline.encode(), 9))
    put = Writing()
    text = json.dumps(mapping, ensure_ascii=False, separators=(",", ":")) if text is None else text
    put.counted(zlib.compress(text.encode(), 9) if packed is None else packed)
    assert whole.done() in data
    return to_text("B", data.replace(whole.done(), put.done()))


@pytest.mark.parametrize(
    ("mapping", "said"),
    [
        ({}, "`game` is missing"),
        ({**library.scenario_mapping(TWO[0]), "players": ["RED", "<b>"]}, "colour"),
        ({**library.scenario_mapping(TWO[0]), "board": "../../secret"}, "there is no board"),
        ({**library.scenario_mapping(TWO[0]), "objective": "<script>alert(1)</script>"}, "expected headquarters"),
        ({**library.scenario_mapping(TWO[0]), "bankroll": 10**40}, "expected"),
        ([], "found a list"),
    ],
)
def test_a_hostile_scenario_is_refused_with_what_is_wrong(mapping, said):
    text = json.dumps(mapping, ensure_ascii=False, separators=(",", ":"))
    found = refusal(Device(2), invited(text=text))
    assert found.kind == "scenario" and said in str(found)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 10_000, '{"a":1,"a":2}', '{"a": 1}', '{"a":NaN}', '{"a":' + "9" * 6000 + "}", '"\\ud800"'],
)
def test_what_is_no_scenario_is_refused(text):
    assert kind(Device(2), invited(text=text)) == "damaged"


def test_a_bomb_does_not_go_off():
    bomb = zlib.compress(bytes(50_000_000), 9)
    assert kind(Device(2), invited(packed=bomb[:16_000])) == "damaged"
    assert kind(Device(2), invited(packed=zlib.compress(b" " * 16_000_000, 9)[:16_000])) == "damaged"
    refusal(Device(2), to_text("A", bytes(300_000)))


def test_a_scenario_of_one_s_own_travels_whole():
    device = Device(1, "RED")
    mapping = {**library.scenario_mapping(TWO[0]), "name": "<i>Mine</i>"}
    device.ledger = run(acting.create(KEYS, ROZZ, ROZZ.read(mapping), device.secret))
    other = Device(2, "BLUE")
    assert other.open(device.link()).what == "new"
    assert other.ledger.contents.scenario.name == "<i>Mine</i>"


def test_an_unknown_version_of_a_scenario_is_told_as_one():
    device = Device(1, "RED")
    mapping = {**library.scenario_mapping(TWO[0]), "bankroll": 51}
    device.ledger = run(acting.create(KEYS, ROZZ, ROZZ.read(mapping), device.secret, shipped_as="headquarters-2"))
    assert kind(Device(2), device.link()) == "scenario"


#: Invisible, blank, of another direction, or heaped up: one of each kind, and the first and last of every run.
HIDING = [
    *map(chr, (0x3164, 0x2800, 0x34F, 0xFE00, 0xFE0F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x2062, 0x2066)),
    *map(chr, (0xFFA0, 0xFFF0, 0xE0100, 0xE0FFF, 0x1D159, 0x16FE4, 0xFFFC, 0x61C, 0x202E, 0x200B, 0xAD, 0x20DD)),
    "n\u0323\u0331\u0330",
]


@pytest.mark.parametrize(
    "name",
    [
        *("", " Ada", "A" * 41, "A\nda", "Ada\u0308", "\ud800", "A \u0323a", "\u3164"),
        *(f"A{each}da" for each in HIDING),
    ],
)
def test_a_name_that_hides_something_is_refused(name):
    red = Device(1, "RED", "Ada")
    red.create(TWO[0])
    with pytest.raises(BadOrders):
        run(acting.join(KEYS, red.ledger, red.secret, "RED", name))
    if "\ud800" in name:
        return
    red.join()
    (join,) = red.ledger.contents.joins
    forged = signed(red, replace(join, name=name))
    assert kind(Device(2), writing.write(Ledger(replace(red.ledger.contents, joins=(forged,))))) == "damaged"


@pytest.mark.parametrize("name", ["Ben", "ben", "BEN", "\u0412\u0435n", "Bén", "B e n", "\uff42\uff45\uff4e"])
def test_two_players_do_not_look_alike(name):
    """The second name is Cyrillic, accented, wide … and looks like the first."""
    red, blue = Device(1, "RED", "Ben"), Device(2, "BLUE", name)
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    red.open(blue.join())
    with pytest.raises(BadOrders, match="look like one name"):
        red.start()
    joins = red.ledger.contents.joins
    nonce = run(acting.nonce_of(KEYS, red.secret))
    start = signed(red, Start(match_id(red.ledger.contents.invite.identity, joins, nonce), nonce))
    forged = writing.write(Ledger(normal(started(red.ledger.contents, joins, start))))
    assert kind(blue, forged) == "forged"


PEOPLE = ["José", "Nguyễn Văn", "Ιωάννα", "Ольга", "राम", "محمد", "さくら", "김민수", "O'Neil-2", "🦊"]


@pytest.mark.parametrize("name", PEOPLE)
def test_names_of_people_are_names(name):
    assert name_fault(name) == ""


def test_joins_that_others_made_up_push_out_nobody():
    """Eight of them once did: one's own from one's own device, and an honest one from the creator's."""
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    blue.join()
    eve = Device(3, "BLUE", "Eve")
    eve.open(red.link())
    contents = eve.ledger.contents
    joins = []
    for number in range(4, 36):
        made = Device(number)
        key = run(KEYS.public_key(made.secret))
        joins.append(signed(made, Join(contents.invite.identity, "BLUE", f"Eve {number}", key)))
    blue.open(writing.write(Ledger(normal(replace(contents, joins=(*contents.joins, *joins))))))
    assert "Blue" in {join.name for join in blue.ledger.contents.joins}
    red.open(writing.write(Ledger(normal(replace(contents, joins=(*contents.joins, *joins[:30]))))))
    red.open(blue.link())
    names = {join.name for join in red.ledger.contents.joins if join.seat == "BLUE"}
    assert len(names) == 32 and {f"Eve {number}" for number in range(4, 34)} <= names


def test_markup_in_a_name_stays_text():
    red = Device(1, "RED", "<img src=x onerror=alert(1)>")
    red.create(TWO[0])
    red.join()
    other = Device(2)
    other.open(red.link())
    assert other.ledger.contents.joins[0].name == red.name


def test_a_computer_s_seat_is_for_a_later_version():
    device = Device(1)
    with pytest.raises(BadOrders, match="cannot be played by computer"):
        device.create(TWO[0], plays={"BLUE": "computer"})
    device.create(TWO[0])
    data = from_text(device.link())[1]
    place = data.index(device.ledger.contents.invite.key) - 1
    assert kind(Device(2), to_text("A", data[:place] + b"\x03" + data[place + 1 :])) == "newer"


def test_a_seat_here_is_the_creator_s_alone():
    red = Device(1, "RED")
    red.create(TWO[0], plays={"RED": "here", "BLUE": "here"})
    red.join()
    eve = Device(2, "BLUE")
    eve.open(red.link())
    with pytest.raises(BadOrders, match="BLUE is played by whoever made the match"):
        eve.join()
    red.do(acting.join, "Ben", seat="BLUE")
    red.start()
    red.seal("N:")
    assert red.do(acting.show, red.commands("N:"), seat="BLUE") == red.link()


def test_nothing_to_write_to_each_other_with_is_for_sale():
    red, _ = table(*TWO)
    (verdict,) = ROZZ.judge(red.ledger.match.state, "RED", red.commands("P: CORR"))
    assert not verdict.is_done
    loud, _ = table(*TWO, options=())
    (verdict,) = ROZZ.judge(loud.ledger.match.state, "RED", loud.commands("P: CORR"))
    assert verdict.is_done


def test_a_short_link_needs_what_goes_before():
    red, blue = played()
    short = red.link(short=True)
    assert len(short) < len(red.link())
    assert kind(Device(3), short) == "short"
    assert writing.short_of(red.link()) == "" and len(writing.short_of(short)) == 24
    assert red.ledger.identity.startswith(writing.short_of(short))
    assert blue.open(short).what == "news" and blue.ledger == red.ledger
    other, _ = table(*TWO, options=())
    assert kind(other, short) == "another match"


# Numbers that are larger than anything may be


def written_as(*numbers: int) -> Reading:
    """Fields that are whole numbers."""
    fields = Writing()
    for number in numbers:
        fields.whole(number)
    return Reading(fields.done())


def test_marks_stand_on_letters_and_signs_that_are_seen_stay():
    assert [only_seen(each) for each in ("\u0303ab", "a \u0303b", "a\u0303b")] == ["ab", "a b", "ãb"]
    assert name_fault("a\u1810b") == "" != name_fault("a\u180fb")


@pytest.mark.parametrize("numbers", [(8,), (0, 0, 4)], ids=["a kind of evidence", "flags of two seats"])
def test_a_number_of_evidence_that_means_nothing_is_damage(numbers):
    red, _ = table(*TWO)
    assert read_evidence(written_as(0, 0, 3, 0), red.ledger.contents).blind == ("RED", "BLUE")
    with pytest.raises(Refused, match="too large"):
        read_evidence(written_as(*numbers), red.ledger.contents)


def test_a_box_that_is_larger_than_all_commands_is_damage():
    red, _ = table(*TWO)
    sizes = (*bytes(32), LONGEST_COMMANDS // BOX_STEP + 2)
    with pytest.raises(Refused, match="too large"):
        read_fields(written_as(*sizes), red.ledger.contents, Seal, 1, "RED", bytes(32))


def test_commands_written_at_length_use_up_a_share():
    red, _ = table(*TWO)
    march = red.commands("M: TRANS*100+INF*100,PATRIOT*100,TRAP*100 @ Braxx > Drift")
    turns = tuple(Resolved({"RED": tuple(march * 60)}) for _ in range(20))
    contents = replace(red.ledger.contents, turns=turns)
    assert budget_fault(replace(contents, turns=turns[:10]), "RED", march) == ""
    assert budget_fault(contents, "RED", march) == "RED has written as much as a link holds of one player"


def test_where_no_computer_plays_there_is_no_version_of_one():
    assert table(*TWO)[0].ledger.contents.minds == 0
