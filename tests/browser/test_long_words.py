"""In a language whose words are 40% longer, nothing is cut off, overlaps, or breaks inside a word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from rozz.ui.i18n import translations
from rozz.ui.views.shell import page_markup
from tests.support.browser.broken_layout import layout_faults, open_static_page
from tests.support.ui import gallery, pseudo_locale

pytestmark = pytest.mark.thorough


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Add the pseudo-language to the others."""
    pseudo_locale.install(monkeypatch)
    yield pseudo_locale.CODE
    translations.use(translations.ENGLISH)


def test_long_words_spoil_no_screen(browser: Browser, address: str, pseudo: str) -> None:
    page = browser.new_context(reduced_motion="reduce").new_page()
    open_static_page(page, address)
    found = {}
    for name, model in gallery.sample(pseudo):
        if seen := layout_faults(page, page_markup.page(model)):
            found[name] = seen
    page.context.close()
    assert found == {}
