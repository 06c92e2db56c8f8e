"""Failures while the page is open: they are explained, nothing is lost, and the player can continue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, WebError, expect

from rozz.engine import untrusted_json
from rozz.engine.errors import BadRecord
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin, tap, text_box
from tests.support.words import beginning, pattern

pytestmark = pytest.mark.thorough

NAMES = {"RED": "Ada", "BLUE": "Ben"}
#: Makes Python abort, as when WebAssembly traps.
BREAK_DOWN = """async () => {
    const python = await (await import('./static/interpreter.mjs')).loadPyodide();
    python.runPython('from _pyodide_core import trigger_fatal_error; trigger_fatal_error()');
}"""


def open_file(page: Page, file: Path) -> None:
    """Choose the file on the first screen."""
    page.get_by_label(say("open-file")).set_input_files(file)


def refused(text: str) -> str:
    """The file reader's reason why a text is not a match."""
    with pytest.raises(BadRecord) as wrong:
        session_codec.from_text(text)
    return str(wrong.value)


@pytest.fixture
def unchecked_first_screen(lend_page: Callable[[], Page]) -> Page:
    """A page at its first screen whose console may show errors."""
    return lend_page()


@pytest.mark.loads_the_page
def test_a_match_survives_a_python_crash(unchecked_page: Page, address: str) -> None:
    page = unchecked_page
    # The page drops the snapshot of Python then; without this line, later tests in this browser would lack it.
    page.add_init_script("CacheStorage.prototype.delete = async () => false")
    begin(page, address, "Basic Training", NAMES)
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("M: INF*2 @ Karn > K1")
    expect(page.get_by_role("listitem").filter(has_text="M: INF*2")).to_have_count(1)
    with pytest.raises(Error):
        page.evaluate(BREAK_DOWN)
    expect(page.get_by_role("alert")).to_contain_text(beginning("startup-crashed"))
    tap(page, say("startup-reload"))
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("listitem").filter(has_text="M: INF*2")).to_have_count(1)


#: Parses text that is not JSON, as a browser add-on might, and rejects a promise that nothing handles.
RAISE = """() => {
    setTimeout(() => JSON.parse("no JSON"));
    Promise.reject(new SyntaxError("nobody keeps this"));
}"""


def test_a_syntax_error_after_the_start_does_not_replace_the_page(unchecked_first_screen: Page, address: str) -> None:
    page = unchecked_first_screen
    begin(page, address, "Basic Training", NAMES)
    raised: list[WebError] = []

    def heard(error: WebError) -> None:
        raised.append(error)

    page.context.on("weberror", heard)
    page.evaluate(RAISE)
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    page.context.remove_listener("weberror", heard)
    assert len(raised) == 2
    expect(page.get_by_text(say("startup-needs-javascript"))).to_have_count(0)


def test_an_error_in_a_background_task_is_shown(unchecked_first_screen: Page, tmp_path: Path) -> None:
    page = unchecked_first_screen
    page.evaluate("""() => {
        const { text } = Blob.prototype;
        Blob.prototype.text = () => {
            Blob.prototype.text = text;
            return Promise.reject(new TypeError('the disk is on fire'));
        };
    }""")
    (tmp_path / "match.json").write_text("{}")
    open_file(page, tmp_path / "match.json")
    expect(page.get_by_role("heading", name=say("our-fault"))).to_be_visible()
    expect(page.get_by_text("the disk is on fire")).to_be_visible()


@pytest.mark.loads_the_page
def test_the_game_runs_where_service_workers_are_blocked_silently(page: Page, address: str) -> None:
    page.add_init_script("if (navigator.serviceWorker) navigator.serviceWorker.register = async () => undefined")
    page.goto(address)
    tap(page, say("play-now"))
    expect(page.get_by_role("heading", name=pattern("commands-now"))).to_be_visible()


@pytest.mark.parametrize(("brackets", "size"), [(8_000, 16_000), (10_000_000, 20_000_000)])
def test_a_file_of_nothing_but_brackets_is_refused(page: Page, tmp_path: Path, brackets: int, size: int) -> None:
    deep, match = tmp_path / "deep.json", tmp_path / "match.json"
    deep.write_text("[" * brackets + "]" * brackets)
    assert deep.stat().st_size == size
    open_file(page, deep)
    wrong = untrusted_json.too_large() if size > untrusted_json.LARGEST else refused(deep.read_text())
    expect(page.get_by_role("status").filter(has_text=say("not-a-match", sentence=render(wrong)))).to_be_visible()
    # Reading still works afterward.
    match.write_text("{}")
    open_file(page, match)
    expect(page.get_by_role("status").filter(has_text=say("not-a-match", sentence=refused("{}")))).to_be_visible()


def test_pending_changes_are_saved_even_if_hiding_the_page_fails(unchecked_first_screen: Page, address: str) -> None:
    page = unchecked_first_screen
    begin(page, address, "Basic Training", NAMES)
    tap(page, say("i-am", name="Ada"))
    page.evaluate(
        """async () => {
            const python = await (await import('./static/interpreter.mjs')).loadPyodide();
            python.runPython(`
                from rozz.ui.features.table import shared_device
                usual = shared_device.hide_page
                def hide_page(model, session):
                    shared_device.hide_page = usual
                    raise ValueError("it fell over")
                shared_device.hide_page = hide_page
            `);
        }"""
    )
    # Saving a selected tile can wait; the tab is hidden before that.
    written = page.evaluate(
        """() => {
            const kept = () => Object.entries(localStorage).find(([key]) => key.includes("/match/") &&
                !key.endsWith("/previous"))[1];
            const before = kept();
            document.querySelector('[data-tile="Karn"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
            const waits = kept() === before;
            Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
            delete document.visibilityState;
            delete document.hidden;
            return [waits, kept() !== before];
        }"""
    )
    assert written == [True, True]
    expect(page.get_by_role("heading", name=say("our-fault"))).to_be_visible()
