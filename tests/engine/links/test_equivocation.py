"""Two statements of one seat that exclude each other are kept as proof; no seat is penalized, the others play on."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.envelopes import Keep, Resign, Seal, Show, Skip
from rozz.engine.links.verify.equivocation import equivocations, excludes
from rozz.engine.links.verify.link_refusals import damaged
from rozz.engine.said import listed, said
from tests.support.links.devices import Device, started_devices
from tests.support.links.modified_client import (
    FOUR,
    SALT,
    THREE,
    check_reads_back,
    exchange_links,
    link_beside,
    link_text,
    refusal_kind,
    resign_of,
    seal_of,
    show_of,
    signed,
    start_of,
    vote_of,
)

BEFORE = bytes(32)
SEALS = (("BLUE", b"z" * 32),)


def statement(name: str) -> Seal | Show | Resign | Skip | Keep:
    """An unsigned statement by RED in turn 1."""
    show = Show(1, "RED", BEFORE, SEALS, SALT, "N:")
    return {
        "seal": Seal(1, "RED", BEFORE, show.z, bytes(32)),
        "other seal": Seal(1, "RED", BEFORE, bytes(32), bytes(32)),
        "show": show,
        "other commands": replace(show, commands="R:"),
        "other salt": replace(show, salt=bytes(16)),
        "other seals": replace(show, seals=()),
        "resign": Resign(1, "RED", BEFORE),
        "resign, skip BLUE": Resign(1, "RED", BEFORE, "BLUE"),
        "resign, keep BLUE": Resign(1, "RED", BEFORE, "", ("BLUE",)),
        "skip BLUE": Skip(1, "RED", BEFORE, "BLUE"),
        "skip GREEN": Skip(1, "RED", BEFORE, "GREEN"),
        "keep BLUE": Keep(1, "RED", BEFORE, "BLUE"),
        "keep GREEN": Keep(1, "RED", BEFORE, "GREEN"),
    }[name]


SHOWS = ("show", "other commands", "other salt", "other seals")
EXCLUDED = {
    *(("seal", "other seal"), ("seal", "other commands"), ("seal", "other salt"), ("other seal", "show")),
    *(("other seal", "other commands"), ("other seal", "other salt"), ("other seal", "other seals")),
    *(("show", "other commands"), ("show", "other salt"), ("show", "other seals"), ("other commands", "other salt")),
    *(("other commands", "other seals"), ("other salt", "other seals"), ("show", "resign")),
    ("other commands", "resign"),
    *(("other salt", "resign"), ("other seals", "resign"), ("skip BLUE", "skip GREEN")),
    *(("skip BLUE", "keep BLUE"), ("skip GREEN", "keep GREEN")),
    # A RESIGN repeats its seat's votes, so another one, or a vote that it does not repeat, contradicts it.
    *(("resign", f"{vote} {seat}") for vote in ("skip", "keep") for seat in ("BLUE", "GREEN")),
    *(("resign", "resign, skip BLUE"), ("resign", "resign, keep BLUE"), ("resign, skip BLUE", "resign, keep BLUE")),
    *(("resign, skip BLUE", vote) for vote in ("skip GREEN", "keep BLUE", "keep GREEN")),
    *(("resign, keep BLUE", vote) for vote in ("skip BLUE", "skip GREEN", "keep GREEN")),
    *((show, f"resign, {vote} BLUE") for show in SHOWS for vote in ("skip", "keep")),
}
NAMES = (
    *("seal", "other seal", *SHOWS, "resign", "resign, skip BLUE", "resign, keep BLUE"),
    *("skip BLUE", "skip GREEN", "keep BLUE", "keep GREEN"),
)


@pytest.mark.parametrize(("one", "other"), [*product(NAMES, NAMES)])
def test_which_statements_exclude_each_other(one, other):
    is_excluded = (one, other) in EXCLUDED or (other, one) in EXCLUDED
    assert excludes(statement(one), statement(other)) == is_excluded


@pytest.mark.parametrize(("one", "other"), sorted(EXCLUDED))
def test_statements_from_different_seats_turns_or_histories_can_coexist(one, other):
    first, second = statement(one), statement(other)
    for change in ({"turn": 2}, {"seat": "GOLD"}, {"before": b"\1" * 32}):
        assert not excludes(first, replace(second, **change))


def test_the_proof_is_the_latest_contradiction_of_each_seat():
    one, two = statement("seal"), statement("other seal")
    later = [replace(each, turn=2) for each in (one, two)]
    blue = [replace(each, seat="BLUE") for each in (one, two)]
    # The smaller z comes first, whatever order the statements arrive in: all devices keep the same pair.
    expected = ((later[1], later[0]), (blue[1], blue[0]))
    given = (one, two, *later, *blue, statement("skip BLUE"))
    assert equivocations(given) == expected
    assert equivocations((two, one, later[1], later[0], blue[1], blue[0], statement("skip BLUE"))) == expected
    assert equivocations(()) == equivocations((one, later[0])) == ()


def two_seals(players: tuple[str, ...] = FOUR) -> tuple[list[Device], list[str]]:
    """All but GREEN have sealed turn 1 and know it of each other; GREEN has signed two seals on two devices."""
    devices = started_devices(*players)
    others = [each for each in devices if each.seat != "GREEN"]
    for device in others:
        device.seal("N:")
    exchange_links(others)
    (green,) = (each for each in devices if each.seat == "GREEN")
    before = green.ledger
    seals = []
    for texts in (("N:",), ()):
        green.roll_back(before)
        green.open(others[0].link())
        seals.append(green.seal(*texts))
    return others, seals


def skip_green(others: list[Device]) -> None:
    """All vote, reveal what is still sealed, and hold the same match without GREEN's commands."""
    exchange_links(others)
    for device in others:
        assert [pair[0].seat for pair in device.ledger.proofs] == ["GREEN"]
        assert "GREEN" in device.status.may_skip
        device.do(link_steps.skip, "GREEN")
    exchange_links(others)
    for device in others:
        if device.status.state == "owes a reveal":
            device.show()
    exchange_links(others)
    for device in others:
        assert device.ledger == others[0].ledger and device.ledger.contents.turn == 2
        assert device.ledger.contents.turns[0].skipped == ("GREEN",)
        check_reads_back(device)
    for device in others:
        if device.status.state == "composing":
            device.seal("N:")
    exchange_links(others)
    assert all(device.ledger == others[0].ledger for device in others)


@pytest.mark.parametrize("players", [FOUR, THREE])
def test_two_seals_of_one_seat_do_not_stop_the_others(players):
    others, seals = two_seals(players)
    for device, seal in zip(others, seals, strict=False):
        device.open(seal)
    skip_green(others)


def test_reveals_beside_different_seals_do_not_stop_the_others():
    others, seals = two_seals()
    for device, seal in zip(others[:2], seals, strict=True):
        device.open(seal)
        assert device.status.state == "owes a reveal"
        device.show()
    skip_green(others)


def test_a_seat_that_signed_two_seals_can_still_play_the_turn():
    """No seat is penalized: the seal that all others named is opened and counts."""
    others, seals = two_seals()
    for device in others:
        device.open(seals[0])
        device.show()
    green = Device(3, "GREEN")
    green.open(seals[0])
    green.open(others[0].link())
    green.show()
    exchange_links([*others, green])
    for device in others:
        device.open(seals[1])
        assert device.ledger.contents.turn == 2 and device.ledger.contents.turns[0].skipped == ()
        assert "GREEN" in device.ledger.contents.turns[0].orders
        check_reads_back(device)


def test_a_skipped_seat_plays_again_in_the_next_turn():
    others, seals = two_seals()
    for seal in seals:
        others[0].open(seal)
    skip_green(others)
    green = Device(3, "GREEN")
    green.open(others[0].link())
    assert green.status.state == "composing"
    green.show("N:")
    for device in others:
        device.open(green.link())
        device.show()
    exchange_links(others)
    assert {device.ledger.contents.turn for device in others} == {3}


def test_the_seat_itself_is_warned_and_cannot_sign_a_third_seal():
    _, seals = two_seals()
    green = Device(3, "GREEN")
    green.open(seals[0])
    merged = green.open(seals[1])
    assert merged.kind == "forked" and merged.text == said("links-own-signed-twice", turn=1)
    assert "SEAL" not in green.status.allowed
    with pytest.raises(BadOrders):
        green.seal("N:", "N:")


def test_a_proof_is_reported_once():
    others, seals = two_seals()
    first = others[0]
    first.open(seals[0])
    assert first.open(seals[1]).kind == "forked"
    assert first.open(seals[1]).kind == "seen"
    merged = others[1].open(first.link())
    assert merged.kind == "forked" and merged.proof in first.ledger.proofs


def test_a_proof_is_described_by_what_the_seat_signed():
    """GREEN votes twice or shows twice. Its own device says that it was itself."""
    red, blue, green = started_devices(*THREE)
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue, green])
    contents = green.ledger.contents
    votes = [vote_of(green, Skip, about) for about in ("RED", "BLUE")]
    shows = [show_of(green, text) for text in ("N:", "P: INF > Quell")]
    for pair, key, is_quoted in (
        (votes, "links-two-votes", False),
        ([vote_of(green, Keep, "RED"), votes[0]], "links-two-votes", False),
        (shows, "links-two-commands-shown", True),
        ([resign_of(green), shows[1]], "links-two-commands-one", True),
    ):
        for device in (Device(1, "RED"), Device(3, "GREEN")):
            device.open(link_beside(contents))
            merged = device.open(link_beside(contents, *pair))
            assert merged.kind == "forked" and {*merged.proof} == {*pair}
            quoted = [said("links-quoted", text=each.commands) for each in merged.proof if isinstance(each, Show)]
            facts = {"commands": listed(quoted)} if is_quoted else {}
            expected = said(key, name="Green", turn=1, **facts)
            assert merged.text == (said("links-own-signed-twice", turn=1) if device.own == ("GREEN",) else expected)


def test_an_invented_proof_is_refused():
    """Both statements must be signed by the seat, over T(t-1) of this match."""
    others, seals = two_seals()
    for seal in seals:
        others[0].open(seal)
    contents = others[0].ledger.contents
    one, other = contents.candidates["GREEN"]
    stranger = replace(other, seat="BLUE")
    forged = replace(other, z=b"\1" * 32)
    for lie in (stranger, forged, replace(one, digest=bytes(32), box=b"")):
        assert refusal_kind(others[1], link_beside(contents, lie)) in ("damaged", "unsigned")
    elsewhere = signed(Device(3, "GREEN"), replace(other, before=bytes(32)))
    without = tuple(each for each in contents.envelopes if each != other)
    assert refusal_kind(others[1], link_beside(replace(contents, envelopes=without), elsewhere)) == "unsigned"


def test_many_seals_of_one_seat_do_not_make_the_link_long():
    others, _ = two_seals()
    green = Device(3, "GREEN")
    contents = others[0].ledger.contents
    before = len(others[0].link())
    for number in range(6):
        seal = seal_of(green, salt=bytes([number]) * 16, contents=contents)
        others[0].open(link_beside(contents, seal))
    assert len(others[0].ledger.proofs) == 1 and len(others[0].ledger.contents.candidates["GREEN"]) == 2
    assert len(others[0].link()) - before < 600
    for device in others[1:]:
        device.open(others[0].link())
        assert device.ledger.proofs == others[0].ledger.proofs


SECONDS = ["another seal", "a vote against another seat", "a vote and its opposite"]


def second(liar: Device, what: str) -> Seal | Skip | Keep:
    """A statement that excludes what RED has signed in turn 1: its seal and its vote to skip GREEN."""
    if what == "another seal":
        return seal_of(liar)
    return vote_of(liar, Skip, "BLUE") if what == SECONDS[1] else vote_of(liar, Keep, "GREEN")


@pytest.mark.parametrize("players", [FOUR, THREE])
@pytest.mark.parametrize("what", SECONDS)
@pytest.mark.parametrize("have_shown", [1, 2])
def test_a_complete_skip_stands_once_another_seat_has_shown(players, what, have_shown):
    """GREEN is silent and skipped by all, some show; then it turns out that RED has signed two statements."""
    devices = started_devices(*players)
    red, blue, green, *gold = devices
    voting = [red, blue, *gold]
    for device in voting:
        device.seal("N:")
    exchange_links(voting)
    for device in voting:
        device.do(link_steps.skip, "GREEN")
    exchange_links(voting)
    honest = voting[1:]
    for device in honest[:have_shown]:
        device.show()
    exchange_links(honest)
    lie = link_beside(red.ledger.contents, second(red, what))
    for device in (*honest, green):
        assert device.open(lie).kind == "forked"
        check_reads_back(device)
    exchange_links([*honest, green])
    for device in (*honest, green):
        assert [pair[0].seat for pair in device.ledger.proofs] == ["RED"] and device.ledger.skipped_seat == "GREEN"
        assert device.ledger == honest[0].ledger
        check_reads_back(device)
    assert all("SHOW" not in device.status.allowed for device in honest[:have_shown])
    assert green.status.state == "looking on"


def test_a_turn_with_both_a_resignation_and_a_skip_can_be_replayed():
    """RED has sealed, resigns and need not vote; the others skip GREEN, and all devices open their link."""
    red, blue, green, gold = started_devices(*FOUR)
    for device in (red, blue, gold):
        device.seal("N:")
    exchange_links([red, blue, gold])
    red.do(link_steps.resign)
    for device in (blue, gold):
        device.open(red.link())
    for device in (blue, gold):
        device.do(link_steps.skip, "GREEN")
    exchange_links([blue, gold])
    assert {device.ledger.skipped_seat for device in (blue, gold)} == {"GREEN"}
    blue.show()
    gold.open(blue.link())
    gold.show()
    exchange_links([blue, gold])
    green.open(gold.link())
    for device in (blue, gold, green):
        assert device.ledger.contents.turns[0].skipped == ("GREEN",)
        assert device.ledger.contents.turns[0].resigned == ("RED",)
        check_reads_back(device)


def test_a_merge_that_could_not_be_read_again_is_discarded(monkeypatch):
    """If a merge gives something that a replay refuses, the ledger stays as it is, and the page says so."""
    red, blue = started_devices("headquarters-2", "RED", "BLUE")
    red.seal("N:")
    before = blue.ledger
    other = Device(2, "BLUE")
    other.roll_back(before)
    other.open(red.link())
    with monkeypatch.context() as bent:
        bent.setattr(
            "rozz.engine.links.ledger.link_merge.merge_ledgers", lambda mine, theirs, own=(): split_ledger(theirs)
        )
        merged = blue.open(red.link())
    assert merged.kind == "forked" and merged.ledger is before and merged.text.key == "links-contradicts"
    monkeypatch.setattr("rozz.engine.links.ledger.link_merge.reread_fault", lambda *known: damaged("it is bent"))
    forked = other.open(link_beside(red.ledger.contents, seal_of(red)))
    assert forked.kind == "forked" and forked.text.key == "links-contradicts"


def split_ledger(ledger):
    """A ledger whose envelopes belong to another history."""
    envelopes = tuple(replace(each, before=bytes(32)) for each in ledger.contents.envelopes)
    return replace(ledger, contents=replace(ledger.contents, envelopes=envelopes))


@pytest.mark.parametrize("what", SECONDS)
def test_the_order_in_which_statements_arrive_does_not_matter(what):
    red, blue, _, gold = started_devices(*FOUR)
    voting = [red, blue, gold]
    sent = [device.seal("N:") for device in voting]
    exchange_links(voting)
    sent += [device.do(link_steps.skip, "GREEN") for device in voting]
    exchange_links(voting)
    sent += [blue.show(), gold.show(), link_beside(red.ledger.contents, second(red, what))]
    watchers = []
    for seed in range(3):
        watcher = Device(9)
        for text in Random(seed).sample(sent, len(sent)) + Random(seed + 50).sample(sent, len(sent)):
            watcher.open(text)
        check_reads_back(watcher)
        assert watcher.ledger.skipped_seat == "GREEN" and [pair[0].seat for pair in watcher.ledger.proofs] == ["RED"]
        watchers.append(watcher)
    assert all(set(one.ledger.contents.skips) == set(other.ledger.contents.skips) for one, other in pairwise(watchers))
    exchange_links(watchers)
    assert len({watcher.link() for watcher in watchers}) == 1
    assert link_text(watchers[0].ledger.contents) == watchers[0].link()


def test_of_a_resignation_and_a_reveal_the_named_one_counts():
    """GREEN shows to BLUE and resigns to RED: BLUE's reveal names GREEN's z, RED's may not, and both know of it."""
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    resigned = resign_of(green)
    green.show()
    red.show()
    for device in (red, blue):
        device.open(green.link())
        device.open(red.link())
        device.open(link_beside(started_devices(*THREE)[0].ledger.contents, resigned))
    blue.show()
    exchange_links([red, blue])
    assert red.ledger == blue.ledger and red.ledger.proofs
    assert red.ledger.contents.turns[0].resigned == () and "GREEN" in red.ledger.contents.turns[0].orders
    check_reads_back(red)


@pytest.mark.parametrize(("later", "is_proof"), [("GREEN", False), ("BLUE", True)])
def test_signing_after_two_histories_is_proof_unless_the_seat_was_skipped(later, is_proof):
    """All have played turn 1 to the end and RED has shown in turn 2, so votes to skip GREEN in turn 1 are too late.

    GREEN was skipped in the history of a late link and may not know of the other, so it lies no more than anybody.
    """
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    sealed = {each.seat: each for each in red.ledger.contents.envelopes}
    for device in (red, blue, green):
        device.show()
    exchange_links([red, blue, green])
    shows = [each for each in red.ledger.contents.envelopes_of_turn(1) if each.seat != "GREEN"]
    start = start_of(red.ledger.contents, red, blue, green)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    red.show()
    votes = [vote_of(each, Skip, "GREEN", start) for each in (red, blue)]
    again = Device({"BLUE": 2, "GREEN": 3}[later], later)
    for envelopes in ((*shows, sealed["GREEN"]), votes):
        again.open(link_beside(start, *envelopes))
    assert again.ledger.contents.turns[0].skipped == ("GREEN",)
    again.seal("P: INF > Quell")
    before = red.ledger.contents.chain
    merged = red.open(again.link())
    assert merged.kind == "forked" and merged.text.key == "links-two-histories"
    assert [(each.seat, each.turn) for each in merged.proof or ()] == [(later, 2)] * 2 * is_proof
    assert red.ledger.contents.chain == before
