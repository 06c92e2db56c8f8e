"""The page starts in the browser's language if reviewed; others are chosen in the menu or by address and remembered."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from rozz.cli.serve import site
from rozz.cli.site import archives, javascript
from rozz.cli.site.build import MANIFEST, ROOT, service_worker
from rozz.ui.i18n import startup_texts, translations
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import (
    NEVER_IDLE,
    REDUCED_MOTION,
    copied_profile,
    no_requests_elsewhere,
    wait_until,
    with_long_timeout,
)
from tests.support.browser.link_player_actions import (
    NewPlayer,
    follow_link,
    invite,
    link_to_send,
    paste_link,
    seal_commands,
    take_seat,
)
from tests.support.browser.player_actions import tap
from tests.support.browser.saved_match import stored_match
from tests.support.browser.site_archives import unpacked
from tests.support.words import reveal_of, words_for

pytestmark = pytest.mark.thorough

#: The file with the German texts.
FILE = "locale/de.pack"
#: Whether the service worker has its files.
KEPT = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
#: Whether a file is kept for offline play.
IS_KEPT = "async (file) => !!(await caches.match(file))"
#: How many language files the page itself has fetched.
FETCHED = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/locale/')).length"
#: The language chosen for later visits.
CHOSEN = "JSON.parse(localStorage.getItem('rozz:/settings') ?? '{}').language"
#: Records the page's language at the moment Python takes over.
TAKEN_OVER_IN = """
new MutationObserver((_, observer) => {
    if (document.readyState === 'loading' || document.getElementById('starting')) return;
    observer.disconnect();
    window.takenOverIn = document.querySelector('[data-do=play-now]').textContent;
}).observe(document, { childList: true, subtree: true });
"""


def german(key: str) -> str:
    return translations.write(key, {}, "de")


@contextmanager
def in_german() -> Iterator[None]:
    """Make `say` answer in German inside the block, to match a German page."""
    translations.use("de")
    yield
    translations.use(translations.ENGLISH)


def text_for_pointer(pointer: str, key: str) -> str:
    """A message worded for this kind of pointer."""
    with words_for(pointer):
        return say(key)


def is_in(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    play_now = translations.write("play-now", {}, language)
    expect(page.get_by_role("button", name=play_now).first).to_be_visible()


@pytest.fixture
def launched(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], visited_profile: Path, tmp_path: Path
) -> Iterator[Callable[..., BrowserContext]]:
    """Each call launches another browser with these options that has visited the site, in English only."""
    launch, numbers = playwright.chromium.launch_persistent_context, count()
    with ExitStack() as opened:

        def new(**options: Any) -> BrowserContext:
            folder = copied_profile(visited_profile, tmp_path / f"browser {next(numbers)}")
            options = {**REDUCED_MOTION, **browser_type_launch_args, **options}
            return with_long_timeout(opened.enter_context(launch(folder, **options)))

        yield new


@pytest.mark.loads_the_page
def test_a_draft_language_is_used_only_if_chosen_and_is_remembered(
    launched: Callable[..., BrowserContext], address: str
) -> None:
    context = launched(locale="de-AT")
    page = context.new_page()
    with no_requests_elsewhere(context, address):
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
        assert page.evaluate(CHOSEN) == "en"
        page.goto(f"{address}?lang=de")
        is_in(page, "de")
        expect(page).to_have_url(address)
        assert page.evaluate(CHOSEN) == "de"


@pytest.mark.loads_the_page
def test_texts_fit_touch_mouse_and_keyboard(launched: Callable[..., BrowserContext], address: str) -> None:
    """A page starts with the device's primary pointer, then follows the one in use."""
    context = launched(has_touch=True, is_mobile=True)
    page = context.new_page()
    asked, heading = "rozz-lesson-home-request", page.get_by_role("heading", name=say("rozz-lesson-home"), exact=True)
    with no_requests_elsewhere(context, address):
        page.goto(address)
        expect(page.locator("#starting")).to_have_count(0)
        page.get_by_role("button", name=say("learn"), exact=True).first.press("Enter")
        expect(page.get_by_text(text_for_pointer("other", asked), exact=True)).to_be_visible()
        heading.tap()
        expect(page.get_by_text(text_for_pointer("touch", asked), exact=True)).to_be_visible()
        heading.click()
        expect(page.get_by_text(text_for_pointer("mouse", asked), exact=True)).to_be_visible()
        page.keyboard.press("?")
        tap(page, say("close"))
        expect(page.get_by_text(text_for_pointer("mouse", asked), exact=True)).to_be_visible()
        page.reload()
        expect(page.get_by_text(text_for_pointer("touch", asked), exact=True)).to_be_visible()


def moved(name: str, number: int, start: str, tile: str) -> str:
    """The report line for infantry that moved."""
    pieces = say("rozz-card-pieces-inf", number=number)
    return say("rozz-report-moved", name=name, pieces=pieces, start=start, tile=tile)


def test_each_device_in_a_match_by_link_uses_its_own_language(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    tap(ben, say("menu"))
    ben.get_by_role("dialog").get_by_role("button", name=say("language-is-draft", name="Deutsch")).click()
    with in_german():
        tap(ben, say("close"))
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    with in_german():
        joined = take_seat(ben, "Ben")
    paste_link(ada, joined)
    tap(ada, say("start-match"))
    seal_commands(ada, "M: INF*2 @ Karn > K1")
    sealed = link_to_send(ada)
    words = ada.locator(".words").text_content()
    follow_link(ben, sealed)
    with in_german():
        seal_commands(ben, "M: INF @ Quell > Q1")
        assert ben.locator(".words").text_content() == words
        answer = link_to_send(ben)
    paste_link(ada, answer)
    expect(ada.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(ada, say("last"))
    tap(ada, say("next-turn"))
    seal_commands(ada, "N:")
    follow_link(ben, link_to_send(ada))
    with in_german():
        expect(ben.get_by_role("heading", name=reveal_of(1))).to_be_visible()
        ben.get_by_role("toolbar", name=say("steps")).get_by_role("button", name=say("rozz-step-moves")).click()
        expect(ben.get_by_text(moved("Ada", 2, "Karn", "K1")).first).to_be_visible()
        tap(ben, say("last"))
        tap(ben, say("next-turn"))
        expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    expect(ada.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    assert stored_match(ada).state == stored_match(ben).state
    assert len(stored_match(ada).played) == len(stored_match(ben).played) == 1


# Language files -------------------------------------------------------------------------------------------------------


def choose_german(page: Page) -> None:
    """Choose German in the menu, which stays open."""
    if not page.get_by_role("dialog").count():
        page.get_by_role("button", name=say("menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("language-is-draft", name="Deutsch")).click()


def expect_message(page: Page, key: str) -> None:
    """Expect this message about German on the page."""
    expect(page.get_by_text(say(key, name="Deutsch"))).to_be_visible()


@pytest.mark.loads_the_page
def test_english_needs_no_file_and_german_is_kept_for_offline_play(
    launched: Callable[..., BrowserContext], address: str
) -> None:
    context = launched()
    page = context.new_page()
    page.goto(address)
    is_in(page, "en")
    wait_until(page, KEPT)
    assert page.evaluate(FETCHED) == 0
    assert not page.evaluate(IS_KEPT, FILE), "nor was it fetched when this browser came for the first time"
    context.set_offline(True)
    choose_german(page)
    expect_message(page, "language-offline")
    assert page.evaluate(CHOSEN) is None
    expect(page.locator("html")).to_have_attribute("lang", "en")
    context.set_offline(False)
    choose_german(page)
    expect(page.get_by_role("dialog", name=german("menu"))).to_be_visible()
    wait_until(page, IS_KEPT, FILE)
    context.set_offline(True)
    page.add_init_script(TAKEN_OVER_IN)
    page.reload()
    is_in(page, "de")
    # The stored view is in German before Python takes over.
    wait_until(page, "() => Boolean(window.takenOverIn)")
    assert page.evaluate("takenOverIn").startswith(german("play-now"))


@pytest.fixture
def reviewed(built_site: Path, tmp_path: Path) -> Path:
    """The site after a native speaker has reviewed the German texts."""
    folder = shutil.copytree(built_site, tmp_path / "reviewed")
    (folder / "sw.js").unlink()  # it would not accept these changed files
    files = unpacked((folder / "rozz.pack").read_bytes())
    name = f"rozz/{translations.LIST}"
    files[name] = files[name].replace(b'"draft"', b'"reviewed"')
    (folder / "rozz.pack").write_bytes(archives.packed(files))
    index = (folder / "index.html").read_text()
    texts = json.dumps({"de": startup_texts.startup_texts("de")})[1:-1].replace("<", "\\u003c")
    (folder / "index.html").write_text(index.replace('id="startup-texts">{', f'id="startup-texts">{{{texts},'))
    return folder


@pytest.mark.loads_the_page
def test_a_browser_gets_its_own_language_once_it_is_reviewed(
    new_context: CreateContextCallback, reviewed: Path
) -> None:
    context = with_long_timeout(new_context(locale="de-AT"))
    context.add_init_script(NEVER_IDLE)
    page = context.new_page()
    page.add_init_script(TAKEN_OVER_IN)
    with site(reviewed) as address:
        page.goto(address, wait_until="domcontentloaded")
        expect(page.get_by_role("complementary", name=german("startup-starting"))).to_be_attached()
        is_in(page, "de")
        assert page.evaluate("takenOverIn").startswith(german("play-now"))
        page.close()


#: The next release's German name for the menu.
NEXT_MENU = "Speisekarte"


def of_next_release(file: bytes) -> bytes:
    """The German texts with another name for the menu."""
    texts = gzip.decompress(file)
    return texts.replace(f'"menu":"{german("menu")}"'.encode(), f'"menu":"{NEXT_MENU}"'.encode())


@pytest.mark.parametrize("content", ["", "damaged", "of the next release"])
@pytest.mark.loads_the_page
def test_a_language_falls_back_to_english_until_its_file_loads(
    unchecked_page: Page, built_site: Path, address: str, content: str
) -> None:
    page, file = unchecked_page, (built_site / FILE).read_bytes()
    found = {"damaged": b"not what it was", "of the next release": gzip.compress(of_next_release(file))}
    # A test cannot intercept requests that the service worker answers.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setBypassServiceWorker", {"bypass": True})
    answer = {"body": found[content]} if content else {"status": 404}
    page.route(f"**/{FILE}", lambda route: route.fulfill(**answer))  # type: ignore[arg-type]
    page.goto(f"{address}?lang=de")
    is_in(page, "en")
    expect_message(page, "language-missed")
    choose_german(page)
    expect_message(page, "language-refused")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.unroute(f"**/{FILE}")
    choose_german(page)
    expect(page.get_by_role("dialog", name=german("menu"))).to_be_visible()


def next_release(folder: Path) -> None:
    """Replace the site with a release in which German has another name for the menu."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    texts, changed = gzip.decompress(files[FILE]), of_next_release(files[FILE])
    packed, listed = unpacked(files["rozz.pack"]), f"rozz/{translations.LIST}"
    packed[listed] = packed[listed].replace(str(zlib.crc32(texts)).encode(), str(zlib.crc32(changed)).encode())
    replaced = {FILE: gzip.compress(changed, mtime=0), "rozz.pack": archives.packed(packed)}
    kept = {name: files[name] for name in files if not name.startswith(("sw.js", MANIFEST, "workbox/"))}
    script = javascript.scripts(ROOT / "static")[javascript.SERVICE_WORKER]
    replaced["sw.js"] = service_worker({**kept, **replaced}, script)["sw.js"]
    for name, content in replaced.items():
        (folder / name).unlink()  # it is a hard link to the first release's file
        (folder / name).write_bytes(content)


@pytest.mark.loads_the_page
def test_a_used_language_carries_over_to_the_next_release(
    first_visit: BrowserContext, built_site: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(built_site, tmp_path / "published", copy_function=os.link)
    page = first_visit.new_page()
    page.add_init_script(TAKEN_OVER_IN)
    with site(folder) as address, in_german():
        page.goto(f"{address}?lang=de")
        is_in(page, "de")
        assert page.evaluate("takenOverIn").startswith(say("play-now")), "Python took over in German"
        wait_until(page, KEPT)
        wait_until(page, IS_KEPT, FILE)
        next_release(folder)
        page.reload()
        expect(page.get_by_role("button", name=say("menu"), exact=True)).to_be_visible()
        offer = page.get_by_role("button", name=say("use-newer"))
        expect(offer).to_be_visible()
        first_visit.set_offline(True)
        offer.click()
        expect(page.get_by_role("button", name=NEXT_MENU, exact=True)).to_be_visible()
        page.close()
