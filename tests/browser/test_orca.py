"""A turn heard through a real screen reader, where Debian's packages give one (`orca`, `xdotool`, `xvfb`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.support.browser.browser_contexts import copied
from tests.support.browser.orca import MISSING, Reader, reader
from tests.support.engine.report_lines import command, sentence


@pytest.fixture
def ear(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path, acquainted: Path, address: str
) -> Iterator[Reader]:
    profile = copied(acquainted, tmp_path / "profile")
    with reader(playwright, browser_type_launch_args, tmp_path, profile, address) as someone:
        yield someone


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"Orca is not on this machine: no {', '.join(MISSING)}")
def test_a_turn_by_ear(ear: Reader) -> None:
    ear.tabs_to("Play now")
    ear.press("Return")
    told = ear.hears("Red commands")
    assert "Drift: yours, HQ 1, INF 5" in told and "all keys" in told, "one is where one goes on, and hears what helps"
    # On the board Orca leaves all keys to the page, once Tab has led there; till then its letters lead over headings.
    ear.tabs_to("Drift: yours, HQ 1, INF 5")
    ear.press("Return")
    ear.hears(sentence("rozz-command-choose", tile="Drift"))
    ear.press("m")
    ear.hears(sentence("rozz-command-where-to", pieces="5 INF", start="Drift"))
    ear.press("minus")
    ear.hears(sentence("rozz-command-where-to", pieces="4 INF", start="Drift"))
    ear.press("t")
    ear.hears("D1: empty; may move here")
    ear.press("Return")
    ear.hears("Tap D1 again, or Add")
    ear.press("Return")
    ear.hears("In the list: M: INF*4 @ Drift > D1. 1 of 2 commands, $50 left.")
    ear.press("r")
    ear.hears("Hand in? heading level 2.")
    ear.tabs_to("Hand in")
    ear.press("Return")
    told = ear.hears(command("Red", "move", pieces="4 INF", start="Drift", tile="D1"))
    assert "Rule" not in told, "what is told by itself is told in sentences"
    ear.tabs_to("Play")
    ear.press("End")
    ear.hears("Last step")
    ear.press("Return")
    ear.hears("Step 4 of 4")
    ear.tabs_to("Next turn")
    ear.press("Return")
    ear.hears("Red commands")
