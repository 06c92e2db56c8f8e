"""Seats and computer players: seats change hands, computers predict rivals' moves, and failures do no harm."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations
from tests.support.browser.link_player_actions import (
    follow_link,
    invite,
    link_to_send,
    paste_link,
    seal_commands,
    take_seat,
    watch_turn,
)
from tests.support.browser.player_actions import choose_in_menu, tap, text_box
from tests.support.browser.reusable_page import visit
from tests.support.labels import moves_now
from tests.support.words import in_turn, longest_part, reveal_of

pytestmark = pytest.mark.thorough

#: Records every worker that was started and not ended, and whether a turn was shown before it was stored.
WATCHED = """
    window.hired = new Set(); window.kept = window.late = false;
    const Hired = window.Worker;
    window.Worker = class extends Hired {
        constructor(...given) { super(...given); window.hired.add(this); }
        terminate() { window.hired.delete(this); super.terminate(); }
    };
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        const isOver = /"turns":\\s*\\[\\s*\\{/.test(text);
        if (isOver && !window.kept && document.body.innerText.includes(HAPPENED)) window.late = true;
        window.kept ||= isOver;
        put.call(this, key, text);
    };
""".replace("HAPPENED", json.dumps(longest_part("revealed")))
#: Rewrites the stored match as another tab would, with a later number and a matching checksum.
WRITTEN_ELSEWHERE = """() => {
    const key = Object.keys(localStorage).find(each => /match\\/[0-9a-f]+$/.test(each));
    const [, number, text] = localStorage[key].slice(8).match(/^(\\d+)([^]*)$/);
    const copy = `${Number(number) + 9}${text}`;
    const table = Array.from({length: 256}, (_, each) => {
        for (let bit = 0; bit < 8; bit++) each = each & 1 ? 0xedb88320 ^ each >>> 1 : each >>> 1;
        return each >>> 0;
    });
    let sum = ~0;
    for (const byte of new TextEncoder().encode(copy)) sum = table[(sum ^ byte) & 255] ^ sum >>> 8;
    localStorage.setItem(key, ((~sum) >>> 0).toString(16).padStart(8, "0") + copy);
}"""


def test_a_seat_changes_hands_and_is_taken_over(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-now"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()
    choose_in_menu(page, say("who-plays"))
    panel = page.get_by_role("dialog", name=say("who-plays"))
    panel.get_by_label(say("plays", colour="Blue")).select_option(label=say("level-numbered", number=2, name="Scout"))
    panel.get_by_role("button", name=say("seats-change"), exact=True).click()
    changed = say("seat-changed", colour="Blue", name="Scout")
    expect(page.get_by_role("status").filter(has_text=changed).first).to_be_visible()
    choose_in_menu(page, say("who-plays"))
    panel.get_by_label(say("plays", colour="Blue")).select_option(label=say("take-over"))
    assert violations(page) == []
    panel.get_by_role("button", name=say("seats-change"), exact=True).click()
    expect(page.get_by_role("heading", name=say("pass-to", name="Red"))).to_be_visible()
    tap(page, say("who-plays"))
    page.get_by_label(say("plays", colour="Blue")).select_option(label=say("level-numbered", number=2, name="Scout"))
    tap(page, say("seats-change"))
    tap(page, say("agrees", name="Red"))
    tap(page, say("agrees", name="Blue"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()


def test_a_what_if_predicts_the_rivals_moves(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-game-now", game="RosenKreuz"))
    tap(page, say("try-out"))
    text_box(page).fill("e2-f3")
    tap(page, say("foretell"))
    likely = page.get_by_role("region", name=say("foretold"))
    expect(likely.get_by_role("listitem").first).to_have_text(
        re.compile(rf"^{say('foretold-share', share=say('percent', number='[0-9]+'))} .*(\w\d) → (\w\d).*\1-\2")
    )
    (share,) = re.findall(r"\d+", likely.get_by_role("listitem").first.locator("strong").inner_text())
    expect(page.locator("#board")).to_contain_text(say("percent", number=share))
    assert violations(page) == []
    text_box(page).fill("a2-b3")
    expect(likely).to_have_count(0)


@pytest.mark.loads_the_page
def test_a_turn_is_saved_before_a_solo_player_sees_it(page: Page, address: str) -> None:
    page.add_init_script(WATCHED)
    visit(page, address)
    tap(page, say("play-now"))
    text_box(page).fill("N:")
    tap(page, say("ready"))
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    assert page.evaluate("[window.kept, window.late]") == [True, False]


@pytest.mark.loads_the_page
def test_a_save_conflict_leaves_no_worker_thinking(page: Page, address: str) -> None:
    page.add_init_script(WATCHED)
    visit(page, address)
    tap(page, say("play-game-now", game="RosenKreuz"))
    expect(page.get_by_role("heading", name=moves_now("Rose", 1))).to_be_visible()
    text_box(page).fill("e2-f3")
    page.evaluate(WRITTEN_ELSEWHERE)
    others = page.evaluate("window.hired.size")
    tap(page, say("play-it"))
    expect(page.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    assert page.evaluate("window.hired.size") == others


def test_a_computer_player_that_fails_loses_its_turn_and_play_continues(
    unchecked_page: Page, address: str
) -> None:
    page = unchecked_page
    page.add_init_script("""
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (text, ...given) { post.call(this, "nonsense", ...given); };
    """)
    visit(page, address)
    tap(page, say("play-now"))
    text_box(page).fill("N:")  # the first screen has its own box
    tap(page, say("ready"))
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=say("thinker-failed", name="Dreamer"))).to_be_visible()


def test_a_computer_player_by_link_decides_the_same_in_two_browsers(new_player: Callable[[], Page]) -> None:
    ada, ben = new_player(), new_player()
    plays = {"Red": "here", "Blue": "link", "Green": "computer:1"}
    follow_link(ben, invite(ada, "Headquarters for Three", plays, {"Red": "Ada"}))
    paste_link(ada, take_seat(ben, "Ben"))
    tap(ada, say("start-match"))
    seal_commands(ada, "N:")
    paste_link(ben, link_to_send(ada))
    seal_commands(ben, "N:")
    paste_link(ada, link_to_send(ben))
    expect(ada.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    given = ada.get_by_role("complementary").get_by_role("listitem").all_inner_texts()
    watch_turn(ada, 1)
    tap(ada, say("link-of", moment=in_turn(1)))
    paste_link(ben, link_to_send(ada))
    expect(ben.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    assert ben.get_by_role("complementary").get_by_role("listitem").all_inner_texts() == given
    assert any("Buy" in each or "Move" in each for each in given), "Dreamer has given something"
