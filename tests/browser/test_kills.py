"""The browser is killed in the middle of a match, again and again; each time the match opens as it was last stored.

`ROZZ_KILLS` sets how often: a few times by default; `make fuzz` uses 50.
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest
from playwright.sync_api import ConsoleMessage, Error, Page, Playwright, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import copied_profile
from tests.support.browser.player_actions import begin, submit, tap, text_box
from tests.support.browser.process import browser
from tests.support.words import longest_part, pattern

#: These tests are about how the page starts and what the browser keeps for it.
pytestmark = [pytest.mark.loads_the_page, pytest.mark.thorough]

KILLS = int(os.environ.get("ROZZ_KILLS", "2"))
#: A kill comes at most this long after the match was opened.
LONGEST_SECONDS = 1.5
#: The name of any turn.
TURN = say("moment-turn", number=r"(\d+)")
#: Turns played, the draft, and whether the turn is being shown.
State = tuple[int, str, bool]

#: Logs to the console what has reached the disk: a write is done when its transaction is complete.
WATCH = """
requestIdleCallback = () => {}; // no time for another snapshot of Python
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (copy, identity) {
    const { record, table } = JSON.parse(copy.slice(copy.indexOf("{")));
    const state = [record.turns.length, (table.drafts.RED ?? []).join(), table.stage === "reveal"];
    this.transaction.addEventListener("complete", () => console.debug("kept " + JSON.stringify(state)));
    return put.call(this, copy, identity);
};
"""


class Player:
    """Plays solo without a pause; knows every state the match has reached, and which one the disk has."""

    def __init__(self, page: Page, shots: Iterator[int]) -> None:
        self.page = page
        self.shots = shots
        self.states: list[State] = []
        self.kept = 0
        page.on("console", self.heard)
        page.add_init_script(WATCH)

    def heard(self, message: ConsoleMessage) -> None:
        if found := re.fullmatch(r'kept \[(\d+),"(.*)",(true|false)\]', message.text):
            state = (int(found[1]), found[2], found[3] == "true")
            if state in self.states:
                self.kept = self.states.index(state)

    def look(self) -> State | None:
        """The state on the page, read in one moment because it may be about to change; None before a match is open."""
        text, draft = self.page.evaluate("[document.body.innerText, document.querySelector('textarea')?.value ?? '']")
        if found := pattern("revealed", moment=re.compile(TURN)).search(text):
            return (int(found[1]), "", True)
        found = re.search(rf"{TURN}\s+·\s+Solo Training", text)
        return (int(found[1]) - 1, draft, False) if found else None

    def come_back(self, address: str, kept: list[State]) -> State:
        """Open the match again: it reaches one of these states, at once or when the disk has answered."""
        self.page.goto(address)
        expect(self.page.get_by_role("progressbar")).to_have_count(0)
        go_on = self.page.get_by_role("button", name=f"{say('go-on')}: Ada")
        written = self.page.locator("[aria-controls='typing']")
        table = written.or_(self.page.get_by_role("heading", name=pattern("revealed")))
        expect(go_on.or_(table)).to_be_visible()
        if go_on.count():
            go_on.click()
        expect(self.page.get_by_text(longest_part("damaged"))).to_have_count(0)
        give_up = time.monotonic() + 5
        while (found := self.look()) not in kept:
            assert time.monotonic() < give_up, f"{found} is none of {kept}"
        return found

    def play(self) -> None:
        """Type four drafts, submit the last one, look at the turn, continue; until the browser is gone."""
        turns, _, is_shown = self.states[-1]
        while True:
            if is_shown:
                self.states.append((turns, "", False))
                tap(self.page, say("next-turn"))
            for _ in range(4):
                draft = f"P: INF*{next(self.shots)} > Drift"
                self.states.append((turns, draft, False))
                text_box(self.page).fill(draft)
                expect(self.page.get_by_role("listitem").filter(has_text=draft)).to_have_count(1)
            turns, is_shown = turns + 1, True
            self.states.append((turns, "", True))
            submit(self.page)


@pytest.mark.long
@pytest.mark.fuzz
def test_a_killed_browser_loses_nothing_that_was_stored(
    playwright: Playwright, address: str, visited_profile: Path, tmp_path: Path
) -> None:
    chance = random.Random(KILLS)
    shots = iter(range(2, 10**6))
    before = None
    copied_profile(visited_profile, tmp_path / "profile")  # so that each start is short
    for _ in range(KILLS + 1):
        with browser(playwright, tmp_path / "profile") as (process, page):
            player = Player(page, shots)
            if before is None:
                begin(page, address, "Solo Training", {"Red": "Ada"})
                player.states = [(0, "", False)]
            else:
                player.states = [player.come_back(address, before.states[before.kept :])]
            executioner = Timer(chance.uniform(0, LONGEST_SECONDS), process.kill)
            executioner.start()
            try:
                player.play()
            except (Error, AssertionError):
                executioner.join()
                assert process.wait() == -9, "the browser ended by itself"
            before = player
