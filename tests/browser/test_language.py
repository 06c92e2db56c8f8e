"""The page begins in the browser's language, another is chosen in the menu or by the address, and it is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.support.browser.browser_contexts import NEVER_IDLE, keeping_to_itself, patient

pytestmark = pytest.mark.loads_the_page


def is_in(page: Page, language: str, play_now: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=play_now).first).to_be_visible()


def test_the_browsers_language_comes_first_and_a_choice_is_kept(
    new_context: CreateContextCallback, address: str
) -> None:
    context = patient(new_context(locale="de-AT"))
    context.add_init_script(NEVER_IDLE)
    page = context.new_page()
    with keeping_to_itself(context, address):
        page.goto(address)
        is_in(page, "de", "Jetzt spielen")
        page.get_by_role("button", name="Menü").click()
        page.get_by_role("dialog").get_by_role("button", name="English").click()
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        page.reload()
        is_in(page, "en", "Play now")
        page.goto(f"{address}?lang=de")
        is_in(page, "de", "Jetzt spielen")
        expect(page).to_have_url(address)
        page.reload()
        is_in(page, "de", "Jetzt spielen")
