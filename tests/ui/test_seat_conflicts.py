"""By link, before the start: two players want one seat, and who gets which link until each of them has a seat."""

from __future__ import annotations

import re

import pytest

from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.links.linked_match import from_json, to_json
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.shell import page_markup
from tests.support.ui.joiners import contested_seat, join_choices, joining_device, link_message, page_words
from tests.support.ui.link_devices import Device, inviting_device
from tests.support.ui.link_rounds import confirm_sent, next_steps, note_after_step

__all__ = ["contested_seat"]

Three = tuple[Device, Device, Device]


def names_in_both_orders(*names: str) -> str:
    """Two names in either order: no device knows who asked first."""
    return f"({names[0]} and {names[1]}|{names[1]} and {names[0]})"


def test_card_and_message_name_the_rivals_for_a_seat(contested_seat: Three) -> None:
    ada, _, _ = contested_seat
    who = names_in_both_orders("Ben", "Cleo")
    assert re.fullmatch(say("path-invite-rivals", seats="Green", names=who), next_steps(ada)[0])
    assert re.fullmatch(
        f"Rozz, Headquarters for Three: {say('note-contested', names=who, seats='Blue', free='Green')}",
        link_message(ada),
    )


def test_a_player_with_a_certain_seat_is_not_offered_for_another(contested_seat: Three) -> None:
    ada, ben, cleo = contested_seat
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("GREEN", "Cleo"))
    ada.send(m.OpenLink(cleo.link))
    assert say("several-joined", colour="Blue") not in page_words(ada) and join_choices(ada) == [], (
        "nothing is left to choose"
    )
    ada.send(m.StartMatch())
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Ben", "GREEN": "Cleo"}
    for each in (ben, cleo):
        assert each.send(m.OpenLink(ada.link)).session.stage == COMPOSE


def test_only_players_without_another_seat_are_offered_for_a_seat(contested_seat: Three) -> None:
    ada, _, cleo = contested_seat
    dora = joining_device(ada, "BLUE", "Dora")
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("GREEN", "Cleo"))
    ada.send(m.OpenLink(cleo.link), m.OpenLink(dora.link))
    assert {name for _, name in join_choices(ada)} == {"Ben", "Dora"}
    assert say("choose-who") in page_markup.page(ada.model)


def test_another_players_request_adds_nothing_to_send_back(contested_seat: Three) -> None:
    _, ben, cleo = contested_seat
    confirm_sent(ben)
    assert next_steps(ben)[0] == say("path-open-start", names="Ada")
    ben.send(m.OpenLink(cleo.link))
    assert say("path-send-back", names="Ada") not in str(next_steps(ben)), "Cleo's wish is nothing that Ben has to send"


@pytest.mark.parametrize("was_sent", [True, False])
def test_an_answered_request_need_not_be_sent_again(contested_seat: Three, was_sent: bool) -> None:
    ada, ben, cleo = contested_seat
    if was_sent:
        confirm_sent(ben)
    ben.send(m.OpenLink(ada.link))
    start = say("path-open-start", names="Ada")
    assert next_steps(ben)[:2] == [say("path-ask-too"), say("not-got", maker="Ada")], "it came back with her link"
    again = from_json(to_json(ben.linked))
    assert again.back == ben.linked.back and session_codec.from_text(session_codec.to_text(ben.session)).linked == again
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("GREEN", "Cleo"))
    assert next_steps(cleo)[0] == say("path-send-back", names="Ada") and "get it" not in page_words(cleo)
    ada.send(m.OpenLink(cleo.link))
    ben.send(m.OpenLink(ada.link))
    assert next_steps(ben)[0] == start


def test_the_start_link_goes_to_the_player_of_a_contested_seat() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    for name in ("Ben", "Cleo"):
        ada.send(m.OpenLink(joining_device(ada, "BLUE", name).link))
    assert note_after_step(ada) == say("after-start", names=say("player-of-color", colour="Blue"))
