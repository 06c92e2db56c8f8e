"""A shown turn as a short animation: recorded by the browser itself and saved offline."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import choose_in_menu, open_after, reveal_a_turn
from tests.support.words import reveal_of

pytestmark = pytest.mark.thorough

#: The first bytes of the files a browser may record: WebM, and MP4 after the size of its first box.
WEBM, MP4 = b"\x1a\x45\xdf\xa3", b"ftyp"


@pytest.mark.loads_the_page
def test_a_shown_turn_is_recorded_and_saved_offline(page: Page, address: str, tmp_path: Path) -> None:
    open_after(page, address, reveal_a_turn, reveal_of(1))
    page.context.set_offline(True)
    try:
        with page.expect_download() as saved:
            choose_in_menu(page, say("share-animation"))
        expect(page.get_by_text(say("animation-saved"))).to_be_visible()
        # A browser that cannot record any format says so.
        page.evaluate("() => { MediaRecorder.isTypeSupported = () => false }")
        choose_in_menu(page, say("share-animation"))
        expect(page.get_by_text(say("animation-failed"))).to_be_visible()
    finally:
        page.context.set_offline(False)
    name = saved.value.suggested_filename
    assert name in ("rozz-headquarters-for-two-turn-1.webm", "rozz-headquarters-for-two-turn-1.mp4")
    saved.value.save_as(tmp_path / name)
    video = (tmp_path / name).read_bytes()
    assert len(video) > 20_000 and (video.startswith(WEBM) or video[4:8] == MP4)
