"""The link simulator in the browser: a story played by its buttons, kept by its address, readable by everyone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.app.update import update
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.browser.axe import SIZES, ZOOMED, as_served, violations_at
from tests.support.browser.player_actions import tap
from tests.support.browser.reusable_page import visit
from tests.support.browser.tap_targets import TOO_SMALL

pytestmark = pytest.mark.thorough

CAUGHT = say("sim-proof", name="Green", culprit="Red", proved=1)


def device(page: Page, name: str):
    """The card of a device."""
    return page.get_by_role("article", name=say("sim-device", name=name))


def test_a_story_is_played_step_by_step_and_its_address_keeps_it(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("rules"))
    page.get_by_role("link", name=say("sim-title")).click()
    expect(page.get_by_role("heading", name=say("sim-title"))).to_be_focused()
    tap(page, say("sim-story-changed"))
    tap(page, say("sim-pause"))
    said = page.get_by_role("region", name=say("sim-run")).get_by_role("status")
    expect(said).to_have_text(say("sim-begun"))
    step = page.get_by_role("button", name=say("sim-step"), exact=True)
    for number in range(1, 20):
        step.click()
        expect(page.get_by_text(say("sim-count", at=number), exact=True)).to_be_visible()
    expect(said).to_have_text(CAUGHT)
    expect(step).to_be_disabled()
    expect(device(page, "Green")).to_contain_text(say("sim-proof-commands", name="Red", turn=1))
    expect(page.get_by_text(say("sim-story-over"))).to_be_visible()
    assert "?go=simulator&seed=7&story=changed&steps=mr.sr.sg.sb" in page.url
    page.reload()
    expect(said).to_have_text(CAUGHT)
    page.go_back()
    expect(page.get_by_role("heading", name=say("rules-of", game="Rozz"))).to_be_visible()
    assert page.url == f"{address}#go=rules&game=rozz"
    page.go_forward()
    expect(said).to_have_text(CAUGHT)
    tap(page, say("sim-go-back"), exact=True)


def test_links_are_delivered_lost_or_doubled_by_hand_and_a_lie_is_caught(page: Page, address: str) -> None:
    page.goto(f"{address}?go=simulator&seed=7")
    said = page.get_by_role("region", name=say("sim-run")).get_by_role("status")
    tap(page, f"Red: {say('sim-seal')}")
    expect(said).to_have_text(say("sim-seals", name="Red"))
    carrier = page.get_by_role("region", name=say("sim-carrier"))
    expect(carrier.get_by_role("listitem")).to_have_count(2)
    carrier.get_by_role("button", name=say("sim-letter", sender="Red", to="Blue")).click()
    tap(page, say("sim-carry-named", action=say("sim-lose"), sender="Red", to="Blue"))
    expect(said).to_have_text(say("sim-lost", sender="Red", name="Blue"))
    tap(page, say("sim-carry-named", action=say("sim-double"), sender="Red", to="Green"))
    expect(carrier.get_by_role("listitem")).to_have_count(2)
    tap(page, say("sim-carry-named", action=say("sim-deliver"), sender="Red", to="Green"))
    expect(said).to_have_text(say("sim-learns-seal", name="Green", others="Red"))
    tap(page, say("sim-carry-named", action=say("sim-deliver"), sender="Red", to="Green"))
    expect(said).to_have_text(say("sim-seen", name="Green"))
    expect(carrier).to_contain_text(say("sim-nothing-on-the-way"))
    device(page, "Red").get_by_text(say("sim-more")).click()
    tap(page, f"Red: {say('sim-mark')}")
    tap(page, f"Red: {say('sim-twice')}")
    tap(page, say("sim-carry-named", action=say("sim-deliver"), sender="Red", to="Green"))
    expect(said).to_have_text(CAUGHT)
    page.get_by_role("textbox", name=say("sim-seed")).fill("12")
    page.keyboard.press("Enter")
    expect(page.get_by_text(say("sim-random-about", seed="12"))).to_be_visible()
    expect(page.get_by_text(re.compile(f"^{say('sim-count', at='[1-9]')}"))).to_be_visible()


#: A new run, one played by hand, and a story that has found the liar.
RUNS = ("", "sr.sg.d1.mr.tr", "mr.sr.sg.sb.d1.d2.d3.d4.d5.d6.hr.d7.d8.d9.d10")


@pytest.mark.parametrize("steps", RUNS, ids=("begun", "by hand", "story"))
def test_axe_finds_nothing_and_everything_fits_with_large_targets(
    lend_static_page: Callable[..., Page], built_site: Path, steps: str
) -> None:
    model, _ = update(Model(), m.ShowSimulator(7, "changed" if steps == RUNS[-1] else "", steps))
    page = lend_static_page(SIZES[0], reduced_motion="reduce")
    page.set_content(as_served(built_site, page_markup.page(model)))
    page.evaluate("document.fonts.ready")
    expect(page.get_by_role("heading", name=say("sim-title"))).to_be_visible()
    for card in page.get_by_role("article").all():
        card.get_by_text(say("sim-more")).click()
    assert violations_at(page, ZOOMED, *SIZES) == {}
    for width, height in (ZOOMED, *SIZES[1:]):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(TOO_SMALL) == [], width
