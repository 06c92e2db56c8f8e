"""A game with two boards in a browser: tabs, keys, zoom and dice, with a tiny game added to the site."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rozz.cli.serve import site
from rozz.cli.site import archives, runtime
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import no_requests_elsewhere
from tests.support.browser.player_actions import begin, tap
from tests.support.browser.site_archives import unpacked
from tests.support.words import in_turn

pytestmark = pytest.mark.thorough

TINY = ("duel", "fray", "faces")
#: Registers the game with the page.
REGISTERED = """
from rozz import library as _library
from tests.tiny.faces import fray_face as _fray_face
FACES["fray"] = _fray_face
_library.GAMES["fray"] = lambda: _fray_face().rules
"""
SCENARIO = {"game": "fray", "name": "At dawn", "players": ["ANN", "BEN"]}


@pytest.fixture(scope="module")
def site_with_fray(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site with one more game."""
    folder = tmp_path_factory.mktemp("address") / "fray"
    shutil.copytree(built_site, folder)
    files = unpacked((folder / "rozz.pack").read_bytes())
    del files["rozz/ui/games/__init__.pyc"]
    source = (runtime.ROOT / "rozz" / "ui" / "games" / "__init__.py").read_text()
    files["rozz/ui/games/__init__.py"] = (source + REGISTERED).encode()
    for name in TINY:
        files[f"tests/tiny/{name}.py"] = (runtime.ROOT / "tests" / "tiny" / f"{name}.py").read_bytes()
    shipped = json.loads(files["rozz/scenarios.json"])
    files["rozz/scenarios.json"] = json.dumps({**shipped, "fray/tiny": SCENARIO}).encode()
    (folder / "rozz.pack").write_bytes(archives.packed(files))
    with site(folder) as address:
        yield address


@pytest.fixture
def fray_page(first_visit: BrowserContext, site_with_fray: str) -> Iterator[Page]:
    """Ann on a phone, about to choose a stance."""
    with no_requests_elsewhere(first_visit, site_with_fray):
        page = first_visit.new_page()
        page.set_viewport_size({"width": 390, "height": 844})
        begin(page, site_with_fray, "At dawn", {})
        tap(page, say("i-am", name="Ann"))
        yield page


def in_front(page: Page, name: str) -> None:
    expect(page.get_by_role("tab", name=name, exact=True, selected=True)).to_be_visible()
    expect(page.locator("#board")).to_have_accessible_name(name.split(" (")[0])


def shows(page: Page) -> str | None:
    """The visible part of the board."""
    return page.locator("#board").get_attribute("viewBox")


def test_two_boards_work_by_tabs_keys_and_taps(fray_page: Page) -> None:
    page = fray_page
    in_front(page, f"The camp ({say('board-marked')})")
    page.locator("[data-zoom=in]").click()
    near = shows(page)
    assert near != page.locator("#board").get_attribute("data-fit")
    page.get_by_role("tab", name="The ring").click()
    in_front(page, "The ring")
    assert shows(page) == page.locator("#board").get_attribute("data-fit"), "each board has a zoom of its own"
    page.keyboard.press("ArrowLeft")
    in_front(page, f"The camp ({say('board-marked')})")
    assert shows(page) == near
    expect(page.get_by_role("tab", name="The camp")).to_be_focused()
    page.keyboard.press("v")
    in_front(page, "The ring")
    expect(page.locator("[id='tile-ring--Strike']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[id='tile-ring--Rest']")).to_be_focused()
    page.keyboard.press("j")
    in_front(page, f"The camp ({say('board-marked')})")
    expect(page.locator("#tile-Bold")).to_be_focused()
    page.keyboard.press("Enter")
    tap(page, say("add"))
    tap(page, say("ready"))
    tap(page, say("i-am", name="Ben"))
    page.locator("#tile-Wary").click()
    tap(page, say("add"))
    tap(page, say("ready"))
    tap(page, say("show-everyone"))
    expect(page.get_by_role("list", name=say("dice"))).to_contain_text("Who begins")
    tap(page, say("next-move"))
    in_front(page, f"The ring ({say('board-marked')})")
    page.locator("[id='tile-ring--Strike']").click()
    page.locator("[id='tile-ring--Strike']").click()
    page.locator(".dice-told summary").click()
    expect(page.locator(".dice-told")).to_contain_text("strikes:")
    page.locator("#bar .menu-button").click()
    tap(page, say("history"))
    expect(page.locator(".turn-picture")).to_have_count(1)
    page.locator(".moments-of > summary").click()
    expect(
        page.get_by_role("list", name=say("moments-of", turn=in_turn(1))).get_by_role("listitem").first
    ).to_be_visible()
    page.get_by_role(
        "button", name=say("watch-turn", moment=say("moment-of", turn=in_turn(1), moment="stance"))
    ).click()
    in_front(page, f"The camp ({say('board-marked')})")
    page.get_by_role("toolbar", name=say("moments-of", turn=in_turn(1))).get_by_role(
        "button", name="Action"
    ).first.click()
    in_front(page, f"The ring ({say('board-marked')})")
