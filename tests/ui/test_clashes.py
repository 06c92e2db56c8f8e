"""By link, before the start: two who want one seat, and what is sent to whom till each of them has one."""

from __future__ import annotations

import re

import pytest

from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.links.linked_match import plain, restored
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.shell import page_markup
from tests.support.ui.joiners import asking, choices, contested, letter, shown
from tests.support.ui.link_devices import Device, invited
from tests.support.ui.link_rounds import after, handed_on, steps

__all__ = ["contested"]

Three = tuple[Device, Device, Device]


def both_ways(*names: str) -> str:
    """Two names in either order: who asked first nobody knows."""
    return f"({names[0]} and {names[1]}|{names[1]} and {names[0]})"


def test_who_is_to_take_the_free_seat_is_named_on_card_and_message(contested: Three) -> None:
    ada, _, _ = contested
    who = both_ways("Ben", "Cleo")
    assert re.fullmatch(say("path-invite-rivals", seats="Green", names=who), steps(ada)[0])
    assert re.fullmatch(
        f"Rozz, Headquarters for Three: {say('note-contested', names=who, seats='Blue', free='Green')}", letter(ada)
    )


def test_one_who_has_a_seat_for_certain_is_not_offered_for_another(contested: Three) -> None:
    ada, ben, cleo = contested
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("GREEN", "Cleo"))
    ada.send(m.OpenLink(cleo.link))
    assert say("several-joined", colour="Blue") not in shown(ada) and choices(ada) == [], "nothing is left to choose"
    ada.send(m.StartMatch())
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Ben", "GREEN": "Cleo"}
    for each in (ben, cleo):
        assert each.send(m.OpenLink(ada.link)).session.stage == COMPOSE


def test_of_several_who_want_a_seat_those_are_offered_who_have_no_other(contested: Three) -> None:
    ada, _, cleo = contested
    dora = asking(ada, "BLUE", "Dora")
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("GREEN", "Cleo"))
    ada.send(m.OpenLink(cleo.link), m.OpenLink(dora.link))
    assert {name for _, name in choices(ada)} == {"Ben", "Dora"}
    assert say("choose-who") in page_markup.page(ada.model)


def test_what_another_asks_for_makes_nothing_wait_here_that_has_left(contested: Three) -> None:
    _, ben, cleo = contested
    handed_on(ben)
    assert steps(ben)[0] == say("path-open-start", names="Ada")
    ben.send(m.OpenLink(cleo.link))
    assert say("path-send-back", names="Ada") not in str(steps(ben)), "Cleo's wish is nothing that Ben has to send"


@pytest.mark.parametrize("is_told", [True, False])
def test_a_request_that_was_answered_is_not_to_be_sent_again(contested: Three, is_told: bool) -> None:
    ada, ben, cleo = contested
    if is_told:
        handed_on(ben)
    ben.send(m.OpenLink(ada.link))
    start = say("path-open-start", names="Ada")
    assert steps(ben)[:2] == [say("path-ask-too"), say("not-got", maker="Ada")], "it came back with her link"
    again = restored(plain(ben.linked))
    assert again.back == ben.linked.back and session_codec.from_text(session_codec.to_text(ben.session)).linked == again
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("GREEN", "Cleo"))
    assert steps(cleo)[0] == say("path-send-back", names="Ada") and "get it" not in shown(cleo)
    ada.send(m.OpenLink(cleo.link))
    ben.send(m.OpenLink(ada.link))
    assert steps(ben)[0] == start


def test_the_start_goes_to_the_player_of_a_seat_that_several_want() -> None:
    ada = invited("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    for name in ("Ben", "Cleo"):
        ada.send(m.OpenLink(asking(ada, "BLUE", name).link))
    assert after(ada) == say("after-start", names=say("player-of-color", colour="Blue"))
