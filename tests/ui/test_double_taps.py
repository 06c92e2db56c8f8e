"""The second tap of a double tap never counts for something that has only just appeared under the finger."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rozz.ui.browser.input.double_taps import NEAR, TAP_GRACE, DoubleTaps


def click(when: float, x: float = 100, detail: int = 1) -> Any:
    """A click as the browser describes it."""
    return SimpleNamespace(timeStamp=when, clientX=x, clientY=100, detail=detail)


def after_a_tap(action: str) -> DoubleTaps:
    """A tap at 0 ms; the page has changed by 50 ms."""
    taps = DoubleTaps()
    taps.record(click(0), action, 50)
    return taps


@pytest.mark.parametrize(
    ("first", "second", "is_turn_shown"),
    [
        ("ready", "next-turn", True),
        ("show-everyone", "next-turn", True),
        ("next-turn", "ready", False),
        ("select-place", "cancel", False),
        ("step", "step", True),
        ("replay", "replay", True),
        ("i-am", "i-am", False),
        ("set-pin", "set-pin", False),
        ("remove-pin", "remove-pin", False),
        ("agree", "agree", False),
        ("tile", "tile", True),
    ],
)
def test_a_second_tap_skips_nothing_unseen(first: str, second: str, is_turn_shown: bool) -> None:
    taps = after_a_tap(first)
    assert taps.is_stray(click(120), second, is_turn_shown, is_mouse=False)
    assert taps.is_stray(click(49 + TAP_GRACE), second, is_turn_shown, is_mouse=False)
    assert not taps.is_stray(click(50 + TAP_GRACE), second, is_turn_shown, is_mouse=False), "it has been seen"


@pytest.mark.parametrize("action", ["tile", "dial", "undo"])
def test_a_second_tap_that_repeats_an_action_counts(action: str) -> None:
    assert not after_a_tap(action).is_stray(click(120), action, is_turn_shown=False, is_mouse=False)


def test_a_tap_elsewhere_a_key_and_single_clicks_count() -> None:
    taps = after_a_tap("ready")
    assert not taps.is_stray(click(120, x=101 + NEAR), "next-turn", is_turn_shown=True, is_mouse=False)
    assert not taps.is_stray(click(120, detail=0), "next-turn", is_turn_shown=True, is_mouse=False)
    assert not taps.is_stray(click(120), "next-turn", is_turn_shown=True, is_mouse=True)
    assert taps.is_stray(click(120, detail=2), "next-turn", is_turn_shown=True, is_mouse=True)
