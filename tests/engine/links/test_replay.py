"""A finished turn is replayed from its envelopes or covered by later signatures of all; no seat's word is enough."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.signing.envelopes import Show, Skip
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import FinishedTurn
from tests.support.links.devices import Device, started_devices
from tests.support.links.modified_client import (
    THREE,
    TWO,
    after_one_turn,
    check_reads_back,
    claimed_turn,
    exchange_links,
    link_with,
    play_turn,
    refusal_kind,
    refused_contents,
    resign_of,
    seal_of,
    start_of,
    vote_of,
)


def finished(*texts: str) -> tuple[Device, Device]:
    """RED has sealed, BLUE has shown, RED has shown: turn 1 has ended on RED's device only."""
    red, blue = started_devices(*TWO)
    red.seal("P: INF*3 > Drift")
    blue.open(red.link())
    blue.show(*(texts or ("P: INF*2 > Braxx",)))
    red.open(blue.link())
    red.show()
    return red, blue


def test_a_finished_turn_needs_all_reveals_until_all_sign_the_next():
    red, blue = finished()
    contents = red.ledger.contents
    base = start_of(contents, red, blue)
    shows = contents.envelopes_of_turn(1)
    assert len(shows) == 2 and Device(9).open(red.link()).kind == "new"
    for kept in ((), shows[:1], shows[1:]):
        lie = claimed_turn(base, contents.turns[0], *kept)
        mine = seal_of(red, contents=lie)
        for envelopes in (kept, (*kept, mine)):
            # The remaining reveal names a seal that is missing.
            expected = "forged" if kept else "unsigned"
            assert refused_contents(Device(9), replace(lie, envelopes=envelopes)) == expected
    # Once both have signed turn 2, the envelopes of turn 1 no longer travel.
    red.seal("N:")
    blue.open(red.link())
    assert len(blue.ledger.contents.envelopes_of_turn(1)) == 2
    blue.seal("N:")
    assert not blue.ledger.contents.envelopes_of_turn(1)
    check_reads_back(blue)


def test_envelopes_no_longer_needed_are_refused():
    red, blue = finished()
    old = red.ledger.contents.envelopes_of_turn(1)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("N:")
    contents = blue.ledger.contents
    text = link_codec.write(Ledger(replace(contents, envelopes=(*old, *contents.envelopes))))
    assert refusal_kind(red, text) == refusal_kind(Device(9), text) == "damaged"


def test_a_seal_is_not_a_resignation():
    red, blue = started_devices(*TWO)
    red.seal("N:")
    blue.open(red.link())
    blue.seal("P: INF > Braxx")
    red.open(blue.link())
    red.show()
    contents = red.ledger.contents
    shown, given = contents.answers["RED"], contents.answers["BLUE"]
    turn = FinishedTurn({"RED": tuple(red.commands("N:"))}, resigned=("BLUE",))
    lie = claimed_turn(start_of(contents, red, blue), turn, shown, given)
    assert refused_contents(blue, lie) == refused_contents(Device(9), lie) == "unsigned"


def test_a_vote_does_not_approve_commands():
    """BLUE votes to skip GREEN; RED claims the turn ended with commands that BLUE never showed, even `R:`."""
    red, blue, green = started_devices(*THREE)
    blue.do(link_steps.skip, "GREEN")
    vote = blue.ledger.contents.skips["GREEN"]["BLUE"]
    own = vote_of(red, Skip, "GREEN")
    base = start_of(red.ledger.contents, red, blue, green)
    for text in ("R:", "N:"):
        turn = FinishedTurn({"RED": tuple(red.commands("N:")), "BLUE": tuple(red.commands(text))}, ("GREEN",))
        made = claimed_turn(base, turn)
        lie = replace(made, envelopes=(vote, own, seal_of(red, contents=made)))
        assert (
            refused_contents(blue, lie)
            == refused_contents(green, lie)
            == refused_contents(Device(9), lie)
            == "unsigned"
        )


def test_readable_commands_cannot_be_marked_unreadable():
    """After reading BLUE's reveal, RED marks it unreadable, so that BLUE's commands would be void."""
    red, blue = finished()
    (true,) = red.ledger.contents.turns
    marked = replace(true, orders={"RED": true.orders["RED"]}, unreadable=("BLUE",))
    shows = red.ledger.contents.envelopes_of_turn(1)
    lie = claimed_turn(start_of(red.ledger.contents, red, blue), marked, *shows)
    assert refused_contents(blue, lie) == refused_contents(Device(9), lie) == "forged"
    on_top = replace(lie, envelopes=(*shows, seal_of(red, contents=lie)))
    assert refused_contents(blue, on_top) == refused_contents(Device(9), on_top) == "forged"


def test_marks_appear_once_and_in_seat_order():
    red, blue = started_devices(*TWO)
    red.seal("N:")
    blue.open(red.link())
    blue.do(link_steps.resign)
    red.open(blue.link())
    red.show()
    (true,) = red.ledger.contents.turns
    base = start_of(red.ledger.contents, red, blue)
    envelopes = red.ledger.contents.envelopes_of_turn(1)
    for resigned, unread in ((("BLUE", "BLUE"), ()), (("BLUE",), ("BLUE",))):
        lie = claimed_turn(base, replace(true, resigned=resigned, unreadable=unread), *envelopes)
        assert refused_contents(blue, lie) == refused_contents(Device(9), lie) == "damaged"


@pytest.mark.parametrize(
    "marks",
    [{"skipped": ("BLUE", "RED")}, {"skipped": ("GREEN", "BLUE")}, {"skipped": ("RED",), "resigned": ("RED",)}],
    ids=["all", "two", "one twice"],
)
def test_only_one_seat_is_skipped_and_no_seat_is_marked_twice(marks):
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    for device in (red, blue, green):
        device.show()
    exchange_links([red, blue, green])
    base = start_of(red.ledger.contents, red, blue, green)
    lie = claimed_turn(base, FinishedTurn({}, **marks), *red.ledger.contents.envelopes_of_turn(1))
    assert refused_contents(blue, lie) in ("damaged", "unsigned") and refused_contents(Device(9), lie) in (
        "damaged",
        "unsigned",
    )


def test_a_command_with_hidden_content_is_refused():
    """`visible_commands` reduces a message to `C: BLUE …`; only some players could read it as a command."""
    red, blue = started_devices(*TWO, options=())
    play_turn([red, blue], "N:")
    (true,) = red.ledger.contents.turns
    game, state = red.ledger.match.game, red.ledger.match.opening
    hidden = game.parse(state.scenario, "C: BLUE …", hidden=True)[0]
    lie = replace(true, orders={**true.orders, "RED": (hidden,)})
    made = claimed_turn(start_of(red.ledger.contents, red, blue), lie)
    both = tuple(seal_of(each, contents=made) for each in (red, blue))
    assert refused_contents(Device(9), replace(made, envelopes=both)) in ("damaged", "forged")
    assert refused_contents(blue, replace(made, envelopes=both)) in ("damaged", "forged")


def test_a_resignation_must_be_signed_by_its_seat():
    red, blue = started_devices(*TWO)
    red.seal("N:")
    blue.open(red.link())
    blue.do(link_steps.resign)
    red.open(blue.link())
    red.show()
    contents = red.ledger.contents
    (true,) = (each for each in contents.envelopes if each.seat == "BLUE")
    forged = replace(resign_of(red, start_of(contents)), seat="BLUE")
    envelopes = tuple(forged if each == true else each for each in contents.envelopes)
    assert refused_contents(Device(9), replace(contents, envelopes=envelopes)) == "unsigned"


def test_a_resignation_is_kept_for_the_whole_match():
    """No later signature of the seat can cover it."""
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    green.do(link_steps.resign)
    exchange_links([red, blue, green])
    for device in (red, blue):
        device.show()
    exchange_links([red, blue, green])
    for _ in range(2):
        play_turn([red, blue], "N:")
    green.open(red.link())
    contents = green.ledger.contents
    assert contents.turn == 4 and [each.seat for each in contents.envelopes_of_turn(1)] == ["GREEN"]
    check_reads_back(green)
    without = replace(contents, envelopes=tuple(each for each in contents.envelopes if each.seat != "GREEN"))
    with pytest.raises(BadLink):
        Device(9).open(link_with(without))


def test_an_invented_skip_needs_the_votes_of_all_others():
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_links([red, blue, green])
    for device in (red, blue):
        device.show()
    exchange_links([red, blue])
    contents = red.ledger.contents
    base = start_of(contents, red, blue, green)
    shows = [each for each in contents.envelopes_of_turn(1) if isinstance(each, Show)]
    turn = FinishedTurn({seat: tuple(red.commands("N:")) for seat in ("RED", "BLUE")}, ("GREEN",))
    votes = [vote_of(each, Skip, "GREEN", base) for each in (red, blue)]
    for given in ((), votes[:1], votes[1:]):
        lie = claimed_turn(base, turn, *shows, *given)
        assert refused_contents(blue, lie) in ("unsigned", "forged") and refused_contents(Device(9), lie) in (
            "unsigned",
            "forged",
        )
    true = claimed_turn(base, turn, *shows, *votes)
    made = Device(9)
    made.open(link_with(true))
    assert made.ledger.contents.turns[0].skipped == ("GREEN",)


def test_a_finished_match_takes_no_more_statements_or_turns():
    """After the last turn of a match, nothing is signed or played."""
    red, blue = finished("R:")
    blue.open(red.link())
    assert red.ledger.is_over
    contents = red.ledger.contents
    more = claimed_turn(contents, FinishedTurn({}))
    for lie in (
        replace(contents, envelopes=(*contents.envelopes, seal_of(red))),
        replace(more, envelopes=(*contents.envelopes, seal_of(red, contents=more))),
    ):
        assert refused_contents(Device(9), lie) in ("damaged", "unsigned", "forged")


def test_a_finished_turn_stays_valid_after_later_signatures():
    red, blue = after_one_turn()
    blue.open(red.link())
    blue.show("N:")
    red.open(blue.link())
    red.show()
    assert Device(9).open(red.link()).kind == "new"
    assert Device(9).open(link_with(red.ledger.contents)).kind == "new"
