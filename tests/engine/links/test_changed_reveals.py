"""A seat that shows last, without a seal, cannot change its commands after reading those of all others."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.turn_randomness import computer_seed, dice_of, randomness_of
from rozz.engine.links.signing.envelopes import Seal, Skip
from rozz.engine.links.verify.equivocation import excludes
from rozz.engine.links.verify.link_replay import verified_ledger
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.devices import KEYS, Device, run, started_devices
from tests.support.links.modified_client import (
    SALT,
    THREE,
    check_lie_fails,
    check_reads_back,
    claimed_turn,
    exchange_links,
    link_beside,
    link_text,
    normal_form,
    resign_of,
    seal_of,
    show_of,
    signed,
    start_of,
    vote_of,
)

SHOWN, OTHER = "P: INF*3 > Drift", "P: ARMOR > Drift"
#: What BLUE knows when the changed link arrives.
WHEN = ["only seals", "RED's reveal", "RED's reveal, and has shown", "all reveals"]


def shown_by_all(when: str = WHEN[-1]) -> tuple[Device, Device, Device, Contents]:
    """BLUE and GREEN seal, RED shows without a seal, both reveal; RED carries all links; `when` says what BLUE knows.

    The last value returned is what RED holds: turn 1 open, with the reveals of all.
    """
    red, blue, green = started_devices(*THREE)
    blue.seal("N:")
    green.open(blue.link())
    green.seal("P: INF > Quell")
    for device in (red, blue):
        device.open(green.link())
    known = Device(2, "BLUE")
    known.open(blue.link())
    red.show(SHOWN)
    for device in (blue, green):
        device.open(red.link())
        device.show()
    shows = tuple(each.ledger.contents.answers[each.seat] for each in (red, blue, green))
    if when == "RED's reveal":
        known.open(red.link())
    elif when == "RED's reveal, and has shown":
        known = blue
    elif when == "all reveals":
        blue.open(green.link())
        green.open(blue.link())
        assert blue.ledger.contents.turn == 2
        known = blue
    return red, known, green, replace(red.ledger.contents, envelopes=shows)


def orders_of(device: Device, **texts: str) -> dict:
    """Commands by seat, made from these texts."""
    given = {"RED": SHOWN, "BLUE": "N:", "GREEN": "P: INF > Quell", **texts}
    return {seat: tuple(device.commands(given[seat])) for seat in ("RED", "BLUE", "GREEN") if given[seat]}


def over(red: Device, devices: tuple[Device, ...], turn: FinishedTurn, *envelopes: object, is_sealed: bool) -> Contents:
    """Turn 1 as RED claims it, with RED's own SEAL of turn 2 on top."""
    made = claimed_turn(start_of(red.ledger.contents, *devices), turn)
    on_top = (seal_of(red, contents=made),) if is_sealed else ()
    return replace(made, envelopes=(*envelopes, *on_top))


LIES = {
    "other commands, shown": ({"RED": OTHER}, {}, "other"),
    "other commands, its reveal left out": ({"RED": OTHER}, {}, "none"),
    "other commands beside the true reveal": ({"RED": OTHER}, {}, "true"),
    "another salt": ({}, {}, "salt"),
    "unreadable": ({"RED": ""}, {"unreadable": ("RED",)}, "unreadable"),
    "unreadable, its reveal left out": ({"RED": ""}, {"unreadable": ("RED",)}, "none"),
    "unreadable beside the true reveal": ({"RED": ""}, {"unreadable": ("RED",)}, "true"),
    "resigned, without an envelope": ({"RED": ""}, {"resigned": ("RED",)}, "none"),
    "resigned beside the true reveal": ({"RED": ""}, {"resigned": ("RED",)}, "true"),
    "skipped, without votes": ({"RED": ""}, {"skipped": ("RED",)}, "none"),
    "skipped beside the true reveal": ({"RED": ""}, {"skipped": ("RED",)}, "true"),
}


def lie_of(red: Device, blue: Device, green: Device, known: Contents, name: str, is_sealed: bool) -> Contents:
    """One of the lies about what RED did in turn 1."""
    texts, marks, kind = LIES[name]
    true, *others = known.envelopes
    mine = {
        "other": show_of(red, OTHER, true.salt, true.seals, known),
        "salt": show_of(red, SHOWN, SALT, true.seals, known),
        "unreadable": show_of(red, "p: inf>drift\n<b>", true.salt, true.seals, known),
        "true": true,
    }
    turn = FinishedTurn(orders_of(red, **texts), **marks)
    own = (mine[kind],) if kind in mine else ()
    return over(red, (red, blue, green), turn, *own, *others, is_sealed=is_sealed)


def did_what_it_showed(device: Device) -> bool:
    """Whether turn 1 is open, or has ended with the commands that RED showed."""
    turns = device.ledger.contents.turns
    return not turns or turns[0].orders.get("RED") == tuple(device.commands(SHOWN))


@pytest.mark.parametrize("is_sealed", [True, False], ids=["next turn sealed", "next turn open"])
@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("name", LIES)
def test_the_shown_commands_are_the_ones_that_count(name, when, is_sealed):
    red, blue, green, known = shown_by_all(when)
    lie = lie_of(red, blue, green, known, name, is_sealed)
    for device in (blue, Device(9)):
        check_lie_fails(device, link_text(lie))
    with pytest.raises(BadLink):
        run(verified_ledger(KEYS, normal_form(lie)))
    exchange_links([blue, green])
    assert did_what_it_showed(blue) and blue.ledger.contents.chain == green.ledger.contents.chain
    assert all(pair[0].seat == "RED" for pair in blue.ledger.proofs)


@pytest.mark.parametrize("when", WHEN[1:])
def test_a_resignation_cannot_take_back_a_reveal(when):
    """After reading all commands RED signs a RESIGN, so that its own are not played."""
    red, blue, green, known = shown_by_all(when)
    true, *others = known.envelopes
    turn = FinishedTurn(orders_of(red, RED=""), resigned=("RED",))
    lie = over(red, (red, blue, green), turn, resign_of(red, known), *others, is_sealed=False)
    merged = blue.open(link_text(lie))
    assert merged.kind == "forked" and set(merged.proof) == {true, lie.envelopes[0]}
    assert blue.ledger.proofs == (() if when == WHEN[-1] else (merged.proof,))
    exchange_links([blue, green])
    assert did_what_it_showed(blue) and did_what_it_showed(green)
    assert blue.ledger.contents.chain == green.ledger.contents.chain and blue.ledger.contents.turn == 2
    check_reads_back(blue)


def test_a_resignation_known_to_all_others_counts_in_the_end():
    """RED shows to BLUE and resigns to GREEN: once GREEN has played on, BLUE follows, and both hold the proof."""
    red, blue, green, known = shown_by_all("RED's reveal, and has shown")
    true, of_blue, _ = known.envelopes
    resigned = resign_of(red, known)
    honest = Device(3, "GREEN")
    honest.open(link_beside(start_of(known, red, blue, green), resigned, *seals_of(blue, green)))
    honest.show()
    honest.open(link_beside(start_of(known, red, blue, green), resigned, of_blue, *seals_of(green)))
    assert honest.ledger.contents.turn == 2 and honest.ledger.contents.turns[0].resigned == ("RED",)
    merged = blue.open(honest.link())
    assert merged.kind == "forked" and set(merged.proof) == {true, resigned} and blue.ledger.contents.turn == 1
    honest.seal("N:")
    blue.open(honest.link())
    assert blue.ledger.contents.turn == 2 and blue.ledger.contents.turns[0].resigned == ("RED",)
    honest.open(blue.link())
    assert honest.ledger == blue.ledger and blue.ledger.proofs
    blue.show("N:")
    honest.open(blue.link())
    honest.show()
    blue.open(honest.link())
    assert honest.ledger == blue.ledger and blue.ledger.contents.turn == 3
    check_reads_back(blue)


def seals_of(*devices: Device) -> tuple[object, ...]:
    """The SEALs of these devices, made again: Ed25519 gives the same signature for the same bytes."""
    texts = {"BLUE": "N:", "GREEN": "P: INF > Quell"}
    made = []
    for device in started_devices(*THREE):
        if device.seat in {each.seat for each in devices}:
            device.seal(texts[device.seat])
            made.append(device.ledger.contents.answers[device.seat])
    return tuple(made)


@pytest.mark.parametrize("when", WHEN)
def test_of_two_reveals_the_named_one_counts_and_both_are_proof(when):
    """RED adds another SHOW to the open turn: BLUE and GREEN have named the first, so the first counts."""
    red, blue, green, known = shown_by_all(when)
    true, *others = known.envelopes
    for lie in (
        show_of(red, OTHER, true.salt, true.seals, known),
        show_of(red, SHOWN, SALT, true.seals, known),
        seal_of(red, OTHER, true.salt, known),
    ):
        device = Device(2, "BLUE")
        device.open(blue.link())
        text = link_beside(start_of(known, red, blue, green), lie)
        if when == WHEN[0] and isinstance(lie, Seal):
            # The first statement by RED that this device holds: only a later one contradicts it.
            assert device.open(text).kind == "news"
        else:
            check_lie_fails(device, text)
        device.open(link_beside(start_of(known, red, blue, green), true, *others[1:], *seals_of(blue)))
        device.open(link_beside(start_of(known, red, blue, green), true, *others[:1], *seals_of(green)))
        assert did_what_it_showed(device) and len(device.ledger.contents.turns) == 1
        # If only seals are known here, a second reveal matches none of them and its link is refused.
        is_taken = when != WHEN[0] or isinstance(lie, Seal)
        assert len(device.ledger.proofs) == is_taken
        check_reads_back(device)


def test_an_accomplice_cannot_change_a_reveal_named_by_a_third_seat():
    """GREEN helps RED and names RED's other commands: BLUE's reveal names the first ones, so the turn stays open."""
    red, blue, green, known = shown_by_all("RED's reveal, and has shown")
    true, of_blue, of_green = known.envelopes
    other = show_of(red, OTHER, true.salt, true.seals, known)
    seals = tuple((seat, other.z if seat == "RED" else z) for seat, z in of_green.seals)
    helped = signed(green, replace(of_green, seals=seals))
    turn = FinishedTurn(orders_of(red, RED=OTHER))
    for envelopes in ((other, of_blue, helped), (other, helped), (true, other, of_blue, helped)):
        lie = over(red, (red, blue, green), turn, *envelopes, is_sealed=True)
        for device in (blue, Device(9)):
            check_lie_fails(device, link_text(lie))
    check_lie_fails(blue, link_beside(start_of(known, red, blue, green), other, helped, of_blue))
    assert blue.ledger.contents.turn == 1 and blue.ledger.proofs
    check_reads_back(blue)


def test_one_player_alone_cannot_skip_a_seat_whose_reveal_is_on_its_way():
    """RED claims that GREEN was skipped by its own vote and one that BLUE never cast."""
    red, blue, green, known = shown_by_all()
    true, of_blue, _ = known.envelopes
    vote = vote_of(red, Skip, "GREEN", known)
    turn = FinishedTurn(orders_of(red, GREEN=""), skipped=("GREEN",))
    lie = over(red, (red, blue, green), turn, true, of_blue, vote, is_sealed=True)
    for device in (blue, green, Device(9)):
        with pytest.raises(BadLink):
            device.open(link_text(lie))
    forged = signed(red, replace(vote_of(red, Skip, "GREEN", known), seat="BLUE"))
    for device in (blue, Device(9)):
        with pytest.raises(BadLink):
            device.open(link_text(replace(lie, envelopes=(*lie.envelopes, forged))))


# Dice and decisions of computer players


def test_another_salt_cannot_change_the_dice():
    """Chance is derived from every z, and a z includes its salt: another salt is another SHOW, which nobody named."""
    red, blue, _, known = shown_by_all()
    true, *others = known.envelopes
    before = blue.ledger.rewound_to(1, known.envelopes)
    other = show_of(red, SHOWN, SALT, true.seals, known)
    assert other.z != true.z and excludes(true, other)
    poisoned = blue.ledger.rewound_to(1, (other, *others))
    assert not poisoned.has_all_shows
    assert randomness_of(poisoned) != randomness_of(before) and dice_of(poisoned) != dice_of(before)
    assert computer_seed(poisoned, "GOLD") != computer_seed(before, "GOLD")
    both = blue.ledger.rewound_to(1, (true, other, *others))
    assert both.has_all_shows and randomness_of(both) == randomness_of(before)


@pytest.mark.parametrize("salt", [b"\xff" * 16, b"\0" * 16], ids=["the largest", "the smallest"])
def test_a_poisoned_salt_locks_nobody_out(salt):
    """RED sends the finished turn with a different salt of its own; everybody accepts what BLUE sends afterward."""
    red, blue, green, known = shown_by_all("RED's reveal, and has shown")
    true, *others = known.envelopes
    poison = show_of(red, SHOWN, salt, true.seals, known)
    turn = FinishedTurn(orders_of(red))
    check_lie_fails(blue, link_text(over(red, (red, blue, green), turn, poison, *others, is_sealed=True)))
    check_lie_fails(Device(9), link_beside(start_of(known, red, blue, green), poison, *others))
    blue.open(green.link())
    blue.seal("N:")
    check_reads_back(blue)
    green.open(blue.link())
    assert green.ledger.contents.chain == blue.ledger.contents.chain
    assert did_what_it_showed(green) and green.ledger.contents.turn == 2


def test_a_finished_turn_with_a_poisoned_salt_changes_nothing_later():
    """The same after turn 1 has ended everywhere: the chain is the same, the salt is not."""
    red, blue, green, known = shown_by_all()
    true, *others = known.envelopes
    poison = show_of(red, SHOWN, b"\xff" * 16, true.seals, known)
    made = claimed_turn(start_of(known, red, blue, green), FinishedTurn(orders_of(red)))
    assert made.chain == blue.ledger.contents.chain
    for envelopes in ((poison, *others), (poison, *others, seal_of(red, contents=made))):
        check_lie_fails(blue, link_text(replace(made, envelopes=envelopes)))
    assert [set(pair) for pair in blue.ledger.proofs] == [{true, poison}]
    blue.seal("N:")
    check_reads_back(blue)
    assert green.open(blue.link()).ledger.contents.answers["BLUE"].z


def test_of_reveals_named_equally_often_the_one_that_counted_is_kept():
    """RED is skipped in turn 2, so turn 1 keeps its reveals; then all sign more of them, and name more of RED's."""
    red, blue, green = started_devices(*THREE)
    for device in (blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    known = red.ledger.contents
    true = show_of(red, SHOWN, b"\xff" * 16)
    others = (blue, green)
    for device in others:
        device.open(link_beside(known, true))
        device.show()
    exchange_links(others)
    for device in others:
        device.seal("N:")
    exchange_links(others)
    for device in others:
        device.do(link_steps.skip, "RED")
    exchange_links(others)
    for device in others:
        device.show()
    exchange_links(others)
    contents = blue.ledger.contents
    assert contents.turn == 3 and contents.turns[1].skipped == ("RED",)
    shows = {each.seat: each for each in contents.envelopes_of_turn(1)}
    assert shows["RED"] == true and len(shows) == 3
    # Among equals, canonical order keeps the first two.
    false = (show_of(red, OTHER, bytes([number]) * 16, true.seals, known) for number in range(32))
    more = [each for each in false if each.fields() < true.fields()][:2]
    assert len(more) == 2
    for device, each in product(others, tuple(more)):
        own = shows[device.seat]
        more.append(show_of(device, "N:", own.salt, sorted({**dict(own.seals), "RED": each.z}.items()), known))
    kept = normalized(replace(contents, envelopes=(*contents.envelopes, *more))).envelopes_of_turn(1)
    assert true in kept and [each.seat for each in kept] == ["RED"] * 2 + ["BLUE"] * 2 + ["GREEN"] * 2
