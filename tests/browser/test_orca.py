"""A turn played with a real screen reader, if Debian's packages provide one (`orca`, `xdotool`, `xvfb`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import copied_profile
from tests.support.browser.orca import MISSING, Reader, reader
from tests.support.engine.report_lines import add_hint, command, sentence
from tests.support.labels import own_tile
from tests.support.words import beginning, words_for


@pytest.fixture
def ear(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path: Path,
    visited_profile: Path,
    address: str,
) -> Iterator[Reader]:
    profile = copied_profile(visited_profile, tmp_path / "profile")
    with reader(playwright, browser_type_launch_args, tmp_path, profile, address) as someone:
        yield someone


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"Orca is not on this machine: no {', '.join(MISSING)}")
@words_for("other")
def test_a_turn_can_be_played_by_ear(ear: Reader) -> None:
    ear.tabs_to(say("play-now"))
    ear.press("Return")
    spoken = ear.hears(say("commands-now", name="Red"))
    home = own_tile("Drift", "HQ 1, INF 5")
    assert home in spoken and say("now-help") in spoken, (
        "one is where one goes on, and hears what helps"
    )
    # Once Tab has reached the board, Orca leaves all keys to the page; until then its letters jump between headings.
    ear.tabs_to(home)
    ear.press("Return")
    ear.hears(sentence("rozz-command-choose-or-move", tile="Drift"))
    ear.press("m")
    ear.hears(sentence("rozz-command-where-to", pieces="5 INF", start="Drift"))
    ear.press("minus")
    ear.hears(sentence("rozz-command-where-to", pieces="4 INF", start="Drift"))
    ear.press("j")
    ear.hears(say("rozz-tile-in-reach", label=say("rozz-tile-empty", tile="D1"), may=say("rozz-may-move")))
    ear.press("Return")
    ear.hears(add_hint("move", again="D1", pieces="4 INF", start="Drift", tile="D1"))
    ear.press("Return")
    left = say("rozz-tally-aloud", used=1, allowance=2, money=50)
    ear.hears(f"{say('put-in', command='M: INF*4 @ Drift > D1')} {left}.")
    ear.press("r")
    ear.hears(f"{say('doubts')} heading level 2.")
    ear.tabs_to(say("hand-in"))
    ear.press("Return")
    spoken = ear.hears(command("Red", "move", pieces="4 INF", start="Drift", tile="D1"))
    assert beginning("rule") not in spoken, "what is told by itself is told in sentences"
    ear.tabs_to(say("play"))
    ear.press("End")
    ear.hears(say("last"))
    ear.press("Return")
    ear.hears(beginning("step", number=4, total=4))
    ear.tabs_to(say("next-turn"))
    ear.press("Return")
    ear.hears(say("commands-now", name="Red"))
