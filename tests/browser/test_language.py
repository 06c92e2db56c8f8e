"""The page begins in a reviewed language of the browser; others are chosen in the menu or by the address, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import NEVER_IDLE, keeping_to_itself, patient
from tests.support.browser.link_people import Person, command, follow, invite, join, link, paste
from tests.support.browser.people import tap
from tests.support.browser.saved_match import saved
from tests.support.words import reveal_of, words_for


def german(key: str) -> str:
    return translations.write(key, {}, "de")


@contextmanager
def in_german() -> Iterator[None]:
    """What the test says meanwhile is German, as on a page that is."""
    translations.use("de")
    yield
    translations.use(translations.ENGLISH)


def said_for(pointer: str, key: str) -> str:
    """A message in the words for a pointer."""
    with words_for(pointer):
        return say(key)


def is_in(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    play_now = translations.write("play-now", {}, language)
    expect(page.get_by_role("button", name=play_now).first).to_be_visible()


@pytest.mark.loads_the_page
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


@pytest.mark.loads_the_page
def test_words_fit_a_finger_a_mouse_and_keys(new_context: CreateContextCallback, address: str) -> None:
    """A page begins with the device's main pointer, and follows the one that is used."""
    context = patient(new_context(has_touch=True, is_mobile=True))
    context.add_init_script(NEVER_IDLE)
    page = context.new_page()
    asked, heading = "rozz-lesson-home-request", page.get_by_role("heading", name=say("rozz-lesson-home"), exact=True)
    with keeping_to_itself(context, address):
        page.goto(address)
        expect(page.locator("#starting")).to_have_count(0)
        page.get_by_role("button", name=say("learn"), exact=True).first.press("Enter")
        expect(page.get_by_text(said_for("other", asked), exact=True)).to_be_visible()
        heading.tap()
        expect(page.get_by_text(said_for("touch", asked), exact=True)).to_be_visible()
        heading.click()
        expect(page.get_by_text(said_for("mouse", asked), exact=True)).to_be_visible()
        page.keyboard.press("?")
        tap(page, say("close"))
        expect(page.get_by_text(said_for("mouse", asked), exact=True)).to_be_visible()
        page.reload()
        expect(page.get_by_text(said_for("touch", asked), exact=True)).to_be_visible()


def moved(name: str, number: int, start: str, tile: str) -> str:
    """The line of a report about infantry."""
    pieces = say("rozz-card-pieces-inf", number=number)
    return say("rozz-report-moved", name=name, pieces=pieces, start=start, tile=tile)


def test_by_link_each_device_reads_its_own_language(person: Person) -> None:
    ada, ben = person(), person()
    tap(ben, say("menu"))
    ben.get_by_role("dialog").get_by_role("button", name=say("language-is-draft", name="Deutsch")).click()
    with in_german():
        tap(ben, say("close"))
    follow(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    with in_german():
        joined = join(ben, "Ben")
    paste(ada, joined)
    tap(ada, say("start-match"))
    command(ada, "M: INF*2 @ Karn > K1")
    sealed = link(ada)
    words = ada.locator(".words").text_content()
    follow(ben, sealed)
    with in_german():
        command(ben, "M: INF @ Quell > Q1")
        assert ben.locator(".words").text_content() == words
        answer = link(ben)
    paste(ada, answer)
    expect(ada.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(ada, say("last"))
    tap(ada, say("next-turn"))
    command(ada, "N:")
    follow(ben, link(ada))
    with in_german():
        expect(ben.get_by_role("heading", name=reveal_of(1))).to_be_visible()
        ben.get_by_role("toolbar", name=say("steps")).get_by_role("button", name=say("rozz-step-moves")).click()
        expect(ben.get_by_text(moved("Ada", 2, "Karn", "K1")).first).to_be_visible()
        tap(ben, say("last"))
        tap(ben, say("next-turn"))
        expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    expect(ada.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    assert saved(ada).state == saved(ben).state
    assert len(saved(ada).played) == len(saved(ben).played) == 1
