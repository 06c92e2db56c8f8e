"""The page begins in a reviewed language of the browser; others are chosen in the menu or by the address, and kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import NEVER_IDLE, keeping_to_itself, patient

pytestmark = pytest.mark.loads_the_page


def german(key: str) -> str:
    return translations.write(key, {}, "de")


def is_in(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    play_now = translations.write("play-now", {}, language)
    expect(page.get_by_role("button", name=play_now).first).to_be_visible()


def test_a_draft_is_used_only_if_it_was_chosen_and_is_kept(
    new_context: CreateContextCallback, address: str
) -> None:
    context = patient(new_context(locale="de-AT"))
    context.add_init_script(NEVER_IDLE)
    page = context.new_page()
    with keeping_to_itself(context, address):
        page.goto(address)
        is_in(page, "en")
        page.get_by_role("button", name=say("menu")).click()
        page.get_by_role("dialog").get_by_role("button", name=say("language-is-draft", name="Deutsch")).click()
        expect(page.get_by_role("dialog", name=german("menu"))).to_contain_text(german("language-draft"))
        page.reload()
        is_in(page, "de")
        page.get_by_role("button", name=german("menu")).click()
        page.get_by_role("dialog").get_by_role("button", name="English").click()
        expect(page.get_by_role("dialog", name=say("menu"))).to_be_visible()
        page.reload()
        is_in(page, "en")
        page.goto(f"{address}?lang=de")
        is_in(page, "de")
        expect(page).to_have_url(address)
        page.reload()
        is_in(page, "de")
