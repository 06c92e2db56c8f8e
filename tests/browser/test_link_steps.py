"""Matches by link on separate devices: one step at a time, endings sent by link, late commands, votes, proofs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations
from tests.support.browser.link_player_actions import (
    NewPlayer,
    begin_by_link,
    follow_link,
    invite,
    link_to_send,
    paste_link,
    seal_commands,
    send_link,
    take_seat,
    watch_turn,
)
from tests.support.browser.player_actions import choose_in_menu, tap
from tests.support.labels import moves_now
from tests.support.words import any_of, beginning, in_turn, reveal_of

SEALED = any_of(say("link-sealed"), say("link-opened"))


THREE = {"Red": "Ada", "Blue": "Ben", "Green": "Cleo"}


def skip(page: Page, name: str) -> None:
    """Vote to continue without a player, and confirm it."""
    page.get_by_text(say("skipping")).click()
    tap(page, say("skip-seat", name=name))
    asked = page.get_by_role("alertdialog", name=say("skip-question", name=name))
    expect(asked).to_contain_text(say("skip-means", name=name, moment=in_turn(1)))
    asked.get_by_role("button", name=say("skip-seat", name=name)).click()


@pytest.mark.thorough
def test_the_page_asks_one_thing_at_a_time_and_whether_the_copy_was_sent(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    for page in (ada, ben):
        page.set_viewport_size({"width": 390, "height": 844})
        expect(
            page.get_by_role("main").get_by_role(
                "button", name=re.compile(f"^({say('share-link')}|{say('take-seat')})$")
            )
        ).to_have_count(1)
        expect(page.get_by_role("textbox", name=say("the-link"))).to_have_count(0)
    paste_link(ada, take_seat(ben, "Ben"))
    tap(ada, say("start-match"))
    seal_commands(ada, "N:")
    main = ada.get_by_role("main")
    expect(ada.get_by_role("heading", name=say("path-send", names="Ben"))).to_be_in_viewport()
    expect(main.get_by_role("button")).to_have_text([say("share-link")])
    expect(main).to_contain_text(say("after-open", number=1, names="Ben"))
    expect(main).to_contain_text(say("newest-enough"))
    expect(main.get_by_role("blockquote")).to_contain_text(say("letter-command", number=1, names="Ben"))
    ada.get_by_role("textbox", name=say("add-note")).fill("See you on Sunday!")
    ada.evaluate("navigator.clipboard.writeText = async text => { window.copied = text }")
    ada.get_by_text(say("other-ways")).click()
    tap(ada, say("copy-link"))
    expect(ada.get_by_role("heading", name=say("did-you-send"))).to_be_focused()
    *_, note, address = ada.evaluate("window.copied").split("\n")
    assert note == "See you on Sunday!" and address == link_to_send(ada)
    expect(ada.get_by_role("heading", level=1)).to_have_text(SEALED)
    ada.reload()
    tap(ada, say("sent-not-yet"))
    expect(ada.get_by_role("heading", name=say("path-send", names="Ben"))).to_be_visible()
    send_link(ada)
    expect(ada.get_by_role("heading", level=1)).to_have_text(say("link-sent", names="Ben"))
    expect(ada.get_by_role("heading", name=say("path-open", number=1, names="Ben"))).to_be_visible()
    assert violations(ada) == []
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.thorough
def test_a_resignation_that_ends_a_match_shows_as_unsent_and_arrives(new_player: NewPlayer) -> None:
    otto, ben = begin_by_link(new_player, "RosenKreuz, Skirmish", {"Rose": "Otto", "Cross": "Ben"})
    expect(otto.get_by_role("heading", name=moves_now("Otto", 1))).to_be_visible()
    choose_in_menu(otto, say("menu-resign"))
    otto.get_by_role("alertdialog", name=say("resign-question")).get_by_role("button", name=say("menu-resign")).click()
    expect(otto.get_by_role("heading", name=say("won-here", result="lost", names="Ben"))).to_be_visible()
    expect(otto.get_by_role("heading", name=say("ending-unsent"))).to_be_in_viewport()
    expect(otto.get_by_text(say("ending-how", names="Ben"))).to_be_visible()
    assert violations(otto) == []
    choose_in_menu(otto, say("home"))
    card = otto.get_by_role("article")
    expect(card).to_contain_text(say("ending-unsent"))
    expect(card.get_by_role("button").first).to_have_text(say("send-now"))
    card.get_by_role("button", name=f"{say('send-now')}: ").click()
    follow_link(ben, link_to_send(otto))
    tap(ben, say("go-on"))
    expect(ben.get_by_role("heading", name=say("won-here", result="won", names=""))).to_be_visible()
    send_link(otto)
    expect(otto.get_by_role("heading", name=say("ending-unsent"))).to_have_count(0)
    choose_in_menu(otto, say("home"))
    expect(otto.get_by_role("article")).not_to_contain_text(say("ending-unsent"))


@pytest.mark.thorough
def test_a_vote_is_cast_withdrawn_and_answered_on_its_own_card(new_player: NewPlayer) -> None:
    ada, ben, cleo = begin_by_link(new_player, "Headquarters for Three", THREE)
    seal_commands(ada, "N:")
    send_link(ada)
    follow_link(ben, link_to_send(ada))
    skip(ada, "Cleo")
    expect(ada.get_by_role("heading", name=say("path-send-voted", names="Ben and Cleo"))).to_be_visible()
    tap(ada, say("vote-take-back"))
    expect(ada.get_by_role("heading", level=1)).to_have_text(say("link-sent", names="Ben and Cleo"))
    skip(ada, "Cleo")
    expect(ada.get_by_role("heading", name=say("path-send-voted", names="Ben and Cleo"))).to_be_visible()
    send_link(ada)
    expect(ada.get_by_text(say("vote-counts"))).to_be_visible()
    expect(ada.get_by_role("button", name=say("vote-take-back"))).to_have_count(0)
    for page in (ben, cleo):
        follow_link(page, link_to_send(ada))
    card = ben.get_by_role("region", name=say("skip-question", name="Cleo"))
    expect(card.get_by_role("heading", name=say("skip-wants", names="Ada", other="Cleo", who="other"))).to_be_visible()
    expect(card.get_by_role("button")).to_have_text([say("skip-seat", name="Cleo"), say("wait-for", name="Cleo")])
    expect(cleo.get_by_text(say("skip-asked", names="Ada", who="you"))).to_be_visible()
    assert violations(ben) == []
    card.get_by_role("button", name=say("wait-for", name="Cleo")).click()
    expect(ben.get_by_text(say("you-wait", name="Cleo"))).to_be_visible()
    expect(card).to_have_count(0)


@pytest.mark.thorough
def test_late_commands_are_reported_and_become_a_draft_again(new_player: NewPlayer) -> None:
    ada, ben, cleo = begin_by_link(new_player, "Headquarters for Three", THREE)
    for page in (ada, ben, cleo):
        seal_commands(page, "N:")
    sealed = {page: link_to_send(page) for page in (ben, cleo)}
    for each in sealed.values():
        paste_link(ada, each)
    expect(ada.get_by_text(say("link-all-sealed"))).to_be_visible()
    paste_link(ben, link_to_send(ada))
    expect(ben.get_by_text(say("link-all-sealed"))).to_be_visible()
    follow_link(cleo, link_to_send(ben))
    watch_turn(cleo, 1)
    seal_commands(cleo, "M: INF*2 @ Vess > V1")
    expect(cleo.get_by_role("heading", name=SEALED)).to_be_visible()
    skip(ben, "Cleo")
    expect(ben.get_by_text(say("vote-unsent"))).to_be_visible()
    paste_link(ada, link_to_send(ben))
    ada.get_by_role("region", name=say("skip-question", name="Cleo")).get_by_role(
        "button", name=say("skip-seat", name="Cleo")
    ).click()
    asked = ada.get_by_role("alertdialog", name=say("skip-question", name="Cleo"))
    expect(asked).to_contain_text(say("skip-final"))
    asked.get_by_role("button", name=say("skip-seat", name="Cleo")).click()
    expect(ada.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    watch_turn(ada, 1)
    tap(ada, beginning("link-of"), exact=False)
    follow_link(cleo, link_to_send(ada))
    notice = cleo.get_by_role("alert")
    expect(notice).to_contain_text(say("late-here", turn=1))
    expect(notice).to_contain_text(say("drafts-again"))
    assert violations(cleo) == []
    before = cleo.viewport_size
    cleo.set_viewport_size({"width": 390, "height": 844})
    board = cleo.locator("#board")
    expect(board).to_be_in_viewport()
    beneath = board.bounding_box()
    notice.get_by_role("button", name=say("heard-it")).click()
    expect(notice).to_have_count(0)
    alone = board.bounding_box()
    assert beneath and alone and beneath["height"] >= alone["height"] - 2, "a notice makes no board smaller"
    assert before
    cleo.set_viewport_size(before)
    watch_turn(cleo, 1)
    expect(cleo.get_by_role("heading", name=say("commands-now", name="Cleo"))).to_be_visible()
    expect(cleo.get_by_role("listitem").filter(has_text="M: INF*2 @ Vess > V1")).to_have_count(1)
