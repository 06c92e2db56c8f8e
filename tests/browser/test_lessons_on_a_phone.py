"""Both lessons can be finished on a phone by following their text and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import tap, tap_tile
from tests.support.browser.reusable_page import visit
from tests.support.engine.report_lines import sentence
from tests.support.labels import buy_label, move_label, strike_label

pytestmark = pytest.mark.thorough

PHONE = {"width": 390, "height": 844}


def done(page: Page) -> None:
    """The step is checked off; continue to the next one."""
    expect(page.get_by_text(say("lesson-done"), exact=True)).to_be_visible()
    tap(page, say("lesson-next"))


def write(page: Page, place: str, choice: str, target: str = "", cargo: bool = False) -> None:
    """Enter a command by taps: a place, an action, a target."""
    tap_tile(page, place)
    tap(page, choice, exact=False)
    if cargo:
        carried = page.get_by_role("group", name=sentence("rozz-command-carry", item="SRNUKE"))
        carried.get_by_role("button", name=say("more")).click()
    if target:
        tap_tile(page, target)
    tap(page, say("add"))


def test_the_rozz_lesson_can_be_finished_by_its_text(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    tap_tile(page, "Drift")
    done(page)
    write(page, "D3", buy_label("SRNUKE"))
    done(page)
    write(page, "Drift", move_label("ARMOR"), "D3")
    done(page)
    tap(page, say("ready"))
    done(page)
    tap(page, say("last"))
    done(page)
    tap(page, say("next-turn"))
    done(page)
    write(page, "D3", move_label("INF"), "V1", cargo=True)
    done(page)
    write(page, "D3", move_label("ARMOR"), "V6")
    done(page)
    tap(page, say("ready"))
    tap(page, say("last"))
    done(page)
    tap(page, say("next-turn"))
    write(page, "V1", strike_label("SRNUKE"), "Vess")
    done(page)
    tap(page, say("ready"))
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).click()
    tap(page, say("last"))
    done(page)
    tap(page, say("next-turn"))
    write(page, "V1", move_label("INF"), "Vess")
    done(page)
    tap(page, say("ready"))
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).click()
    tap(page, say("last"))
    done(page)
    expect(page.get_by_role("heading", name=say("lesson-over"))).to_be_focused()


def test_the_rosenkreuz_lesson_can_be_finished_by_its_text(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn-game", game="RosenKreuz"))
    tap_tile(page, "e2")
    done(page)
    for places in ("f3 f3", "d2 e3 e3", "e3 f4 f4", "f2 f5 f5", "f4 f6 f6", "f5 f7 f7"):
        for place in places.split():
            tap_tile(page, place)
        done(page)
    for place in ("f6", "f8", "a7", "e1"):
        tap_tile(page, place)
    tap(page, say("play-it"), exact=True)
    done(page)
    expect(page.get_by_role("heading", name=say("lesson-over"))).to_be_focused()
    tap(page, say("first-match", game="RosenKreuz"))
    expect(page.get_by_text("Dreamer", exact=False).first).to_be_visible()
