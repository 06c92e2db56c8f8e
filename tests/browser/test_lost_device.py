"""A lost device in a match by link: its player asks on a new one, the others vote, and the new device plays on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations, violations_in_both_themes
from tests.support.browser.link_player_actions import (
    NewPlayer,
    follow_link,
    invite,
    link_to_send,
    paste_link,
    seal_commands,
    send_link,
    take_seat,
    watch_turn,
)
from tests.support.browser.player_actions import tap
from tests.support.words import longest_part, pattern, reveal_of

pytestmark = pytest.mark.thorough

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}
#: The axe rules that depend on the screen size; all others are checked only on a phone.
OF_LAYOUT = ("target-size", "color-contrast", "scrollable-region-focusable")
IS_WHOLE = "document.documentElement.scrollWidth <= innerWidth"
CARD = pattern("return-card", name="Cleo", words=re.compile(r"(\w+ \w+ \w+ \w+)"))


def look(page: Page) -> None:
    """Expect that nothing is cut off and axe finds nothing, on a phone and a laptop, in light and dark."""
    before = page.viewport_size
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    assert page.evaluate(IS_WHOLE)
    assert violations(page, *OF_LAYOUT) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate(IS_WHOLE)
    assert violations_in_both_themes(page) == []
    page.emulate_media(color_scheme="light")
    assert before
    page.set_viewport_size(before)


def let_back(page: Page, words: str) -> None:
    """Vote for the request with these words."""
    card = page.get_by_role("region", name=CARD)
    expect(card).to_contain_text(words)
    card.get_by_role("button", name=say("return-let", name="Cleo")).click()
    asked = page.get_by_role("alertdialog", name=say("return-question", name="Cleo"))
    expect(asked).to_contain_text(words)
    look(page)
    asked.get_by_role("button", name=say("return-let", name="Cleo")).click()


def test_a_lost_device_is_replaced_by_votes_and_the_new_one_plays_on(new_player: NewPlayer) -> None:
    ada, ben, cleo = new_player(), new_player(), new_player()
    first = invite(
        ada, "Headquarters for Three", {"Blue": say("plays-link"), "Green": say("plays-link")}, {"Red": "Ada"}
    )
    for page, name, seat in ((ben, "Ben", "Blue"), (cleo, "Cleo", "Green")):
        follow_link(page, first)
        paste_link(ada, take_seat(page, name, seat))
    tap(ada, say("start-match"))
    tap(ada, say("start-alone"))
    follow_link(ben, link_to_send(ada))
    seal_commands(ben, "N:")
    send_link(ben)
    # Cleo's device is lost: a browser that does not know the match opens one of its links.
    new = new_player()
    follow_link(new, link_to_send(ben))
    look(new)
    new.get_by_text(say("return-lost"), exact=True).click()
    look(new)
    tap(new, say("return-ask", name="Cleo"))
    expect(new.get_by_role("heading", name=say("return-unsent"))).to_be_visible()
    expect(new.get_by_role("heading", name=say("path-send", names="Ada and Ben"))).to_be_visible()
    look(new)
    new.reload()
    expect(new.get_by_role("heading", name=say("return-unsent"))).to_be_visible()
    send_link(new)
    expect(new.get_by_role("heading", name=say("return-sent", names="Ada and Ben"))).to_be_visible()
    look(new)
    request = link_to_send(new)
    # Ada and Ben call Cleo, hear the words, and vote.
    paste_link(ada, request)
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    name = ada.get_by_role("region", name=CARD).get_attribute("aria-label")
    found = CARD.match(name or "")
    assert found
    expect(new.get_by_text(found[1], exact=True)).to_be_visible()
    look(ada)
    let_back(ada, found[1])
    expect(
        ada.get_by_text(f"{say('return-voted', names='You', name='Cleo')} {say('skip-missing', names='Ben')}")
    ).to_be_visible()
    look(ada)
    seal_commands(ada, "N:")
    expect(
        ada.get_by_text(f"{say('return-voted', names='You', name='Cleo')} {say('skip-missing', names='Ben')}")
    ).to_be_visible()
    look(ada)
    send_link(ada)
    expect(ada.get_by_role("heading", name=say("link-sent", names="Ben"))).to_be_visible()
    voted = link_to_send(ada)
    paste_link(ben, voted)
    let_back(ben, found[1])
    # Until Ben's vote is signed, his page offers Ada's link.
    box = ben.get_by_role("textbox", name=say("the-link"), include_hidden=True)
    expect(box).not_to_have_value(re.compile(re.escape(voted.partition("#m=")[2][:400])))
    # Ben's link completes the vote and opens his commands; Ada's opens hers, and the turn is over.
    paste_link(ada, link_to_send(ben))
    message = say("returned", name="Cleo", turn=2, names="You and Ben")
    expect(ada.get_by_text(message)).to_be_visible()
    look(ada)
    tap(ada, say("heard-it"))
    expect(ada.get_by_text(message)).to_have_count(0)
    watch_turn(ada, 1)
    seal_commands(ada, "N:")
    follow_link(new, link_to_send(ada))
    expect(new.get_by_text(say("returned-here", name="Cleo", turn=2))).to_be_visible()
    look(new)
    tap(new, say("heard-it"))
    watch_turn(new, 1)
    seal_commands(new, "N:")
    follow_link(ben, link_to_send(new))
    expect(ben.get_by_text(say("returned", name="Cleo", turn=2, names="You and Ada"))).to_be_visible()
    tap(ben, say("heard-it"))
    watch_turn(ben, 1)
    seal_commands(ben, "N:")
    # The lost device turns up again: it can only watch.
    follow_link(cleo, link_to_send(ben))
    expect(cleo.get_by_text(longest_part("returned-away", names="Ada and Ben"))).to_be_visible()
    look(cleo)
    follow_link(new, link_to_send(ben))
    expect(new.get_by_role("heading", name=say("link-opened"))).to_be_visible()
    follow_link(ada, link_to_send(new))
    expect(ada.get_by_role("heading", name=reveal_of(2))).to_be_visible()
