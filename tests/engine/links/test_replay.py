"""Who has signed what: a turn that is over is worked out from what the seats signed, and believed of nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.errors import BadLink
from rozz.engine.links import acting, writing
from rozz.engine.links.contents import Contents, Evidence, Resolved
from rozz.engine.links.envelopes import Resign, Seal, Skip, sealing
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.merge import merge
from rozz.engine.links.contents import normal
from rozz.engine.links.refusals import Refused
from tests.engine.links.devices import KEYS, Device, run, table
from tests.engine.links.test_attacks import THREE, TWO, link_with, played, signed


def told(contents: Contents, turn: Resolved, *envelopes: object) -> Contents:
    """Contents with one more turn as a liar tells it, and the envelopes it has."""
    return normal(replace(contents.extended(turn), envelopes=tuple(envelopes)))


def refused(device: Device, contents: Contents) -> str:
    """The kind of the refusal of such contents, as a link and as what a link says; nothing is changed by them."""
    before = device.ledger
    with pytest.raises(BadLink):
        device.open(writing.write(Ledger(contents)))
    with pytest.raises(Refused) as found:
        run(merge(KEYS, before, Opened(contents)))
    assert device.ledger is before
    return found.value.kind


def evidence(contents: Contents, *silent: str, **others: object) -> Evidence:
    """Salts of everybody's invention."""
    shown = [seat for seat in contents.humans if seat not in silent]
    return Evidence(dict.fromkeys(shown, b"s" * 16), dict.fromkeys(silent, b""), **others)


@pytest.mark.parametrize("number", [1, 10])
@pytest.mark.parametrize("players", [TWO, THREE])
def test_nobody_is_told_to_have_shown_nothing_that_has_not_signed_it(players, number):
    """RED invents turns in which the others, having signed nothing, show no commands, with salts for all of them."""
    red, blue, *_ = table(*players)
    contents = red.ledger.contents
    for _ in range(number):
        contents = contents.extended(Resolved({}, evidence=evidence(contents)))
    mine = signed(red, Seal(contents.turn, "RED", contents.before, bytes(32), bytes(80)))
    assert refused(blue, normal(replace(contents, envelopes=(mine,)))) == "unsigned"


def test_a_seal_is_no_resignation():
    red, blue = table(*TWO)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("P: INF > Braxx")
    red.open(blue.link())
    red.show()
    contents = red.ledger.contents
    shown, given = contents.answers["RED"], contents.answers["BLUE"]
    lie = Resolved(
        {"RED": tuple(red.commands("N:"))},
        resigned=("BLUE",),
        evidence=Evidence({"RED": shown.salt}, {"BLUE": given.z}),
    )
    assert refused(blue, told(contents, lie, shown, given)) == "unsigned"


def test_a_vote_is_no_consent_to_commands():
    """BLUE is for skipping GREEN; RED tells the turn as over, with commands that BLUE never showed, `R:` even."""
    red, blue, green = table(*THREE)
    blue.do(acting.skip, "GREEN")
    vote = blue.ledger.contents.skips["GREEN"]["BLUE"]
    contents = red.ledger.contents
    assert isinstance(vote, Skip)
    own = signed(red, Skip(1, "RED", contents.before, "GREEN", b""))
    for text in ("R:", "N:"):
        lie = Resolved(
            {"RED": tuple(red.commands("N:")), "BLUE": tuple(red.commands(text))},
            skipped=("GREEN",),
            evidence=evidence(contents, "GREEN"),
        )
        made = contents.extended(lie)
        mine = signed(red, Seal(2, "RED", made.before, bytes(32), bytes(80)))
        contents_told = normal(replace(made, envelopes=(mine, vote)))
        assert refused(blue, contents_told) == refused(green, contents_told) == "unsigned"
    assert own.skipped == vote.skipped


def test_what_can_be_read_is_not_told_as_unreadable():
    """RED, having read BLUE's reveal, marks it unreadable, so that BLUE's commands would be void."""
    red, blue = table(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    blue.show("P: INF*2 > Braxx")
    red.open(blue.link())
    red.show()
    (true,) = red.ledger.contents.turns
    text = "P: INF*2 > Braxx"
    marked = replace(
        true,
        orders={"RED": true.orders["RED"]},
        unread=("BLUE",),
        evidence=replace(true.evidence, raw={"BLUE": text}),
    )
    base = replace(red.ledger.contents, turns=(), chain=red.ledger.contents.chain[:1])
    lie = told(base, marked, *red.ledger.contents.envelopes)
    assert refused(blue, lie) == refused(Device(3), lie) == "forged"
    later = lie.extended(Resolved({})).chain[1]
    mine = signed(red, Seal(2, "RED", later, bytes(32), bytes(80)))
    shown = [each for each in lie.envelopes if each.seat == "BLUE"]
    assert refused(blue, normal(replace(lie, envelopes=(*shown, mine)))) == "forged"


def test_a_mark_stands_once_and_in_the_order_of_the_seats():
    red, blue = table(*TWO)
    red.seal("N:")
    blue.open(red.link())
    blue.do(acting.resign)
    red.open(blue.link())
    red.show()
    (true,) = red.ledger.contents.turns
    base = replace(red.ledger.contents, turns=(), chain=red.ledger.contents.chain[:1])
    for resigned, unread in ((("BLUE", "BLUE"), ()), (("BLUE",), ("BLUE",))):
        lie = told(base, replace(true, resigned=resigned, unread=unread), *red.ledger.contents.envelopes)
        assert refused(blue, lie) == refused(Device(3), lie) == "damaged"


def test_a_command_that_hides_something_is_none():
    """`C: BLUE …` is what `sight` leaves of a message; as a command it would be read by some and not by others."""
    red, blue = table(*TWO, options=())
    red.seal("N:")
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    (true,) = red.ledger.contents.turns
    game, state = red.ledger.match.game, red.ledger.match.opening
    hidden = game.parse(state.scenario, "C: BLUE …", hidden=True)[0]
    base = replace(red.ledger.contents, turns=(), chain=red.ledger.contents.chain[:1])
    lie = replace(true, orders={**true.orders, "RED": (hidden,)})
    z = sealing(base.before, "RED", true.evidence.salts["RED"], "C: BLUE …")
    assert z
    made = base.extended(lie)
    both = [signed(each, Seal(2, each.seat, made.before, bytes(32), bytes(80))) for each in (red, blue)]
    assert refused(blue, normal(replace(made, envelopes=tuple(both)))) in ("damaged", "forged")


def test_who_resigned_has_signed_that_seal():
    red, blue = table(*TWO)
    red.seal("N:")
    blue.open(red.link())
    blue.do(acting.resign)
    red.open(blue.link())
    red.show()
    contents = red.ledger.contents
    other = signed(blue, Resign(1, "BLUE", contents.chain[0], bytes(32)))
    envelopes = tuple(other if each.seat == "BLUE" else each for each in contents.envelopes)
    assert refused(Device(3), normal(replace(contents, envelopes=envelopes))) == "forged"


def test_one_seat_has_one_answer_in_a_link():
    red, blue = table(*TWO)
    red.seal("N:")
    contents = red.ledger.contents
    two = [signed(red, Seal(1, "RED", contents.before, bytes([n]) * 32, bytes(80))) for n in (1, 2)]
    assert refused(blue, normal(replace(contents, envelopes=tuple(two)))) == "damaged"


def test_a_released_turn_goes_on_being_believed_by_who_signed_it():
    red, blue = played()
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    assert Device(3).open(red.link()).what == "new"
    assert Device(3).open(link_with(red.ledger.contents)).what == "new"
