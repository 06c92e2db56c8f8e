"""A key that moved the focus does nothing until the new place can be read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rozz.ui.browser.input.stray_keys import KEY_GRACE, StrayKeys

#: Where the page has moved the focus.
NEXT_TURN = object()


def press(key: str, when: float, there: Any = NEXT_TURN, repeat: bool = False) -> Any:
    """A key press as the browser describes it."""
    return SimpleNamespace(key=key, timeStamp=when, target=there, repeat=repeat)


def after_enter() -> StrayKeys:
    """Enter was pressed at 0 ms; the page has moved the focus by 50 ms."""
    keys = StrayKeys()
    assert not keys.is_stray(press("Enter", 0, there=object()))
    keys.record_move(NEXT_TURN, 50)
    return keys


def test_a_second_press_is_stray_until_the_new_place_can_be_read() -> None:
    assert after_enter().is_stray(press("Enter", 49 + KEY_GRACE))
    assert not after_enter().is_stray(press("Enter", 50 + KEY_GRACE))


def test_a_held_key_stays_stray() -> None:
    assert after_enter().is_stray(press("Enter", 9000, repeat=True))


def test_another_key_or_another_element_counts() -> None:
    assert not after_enter().is_stray(press(" ", 100))
    assert not after_enter().is_stray(press("Enter", 100, there=object()))


def test_after_another_key_the_first_one_counts_again() -> None:
    keys = after_enter()
    keys.is_stray(press("Tab", 100))
    assert not keys.is_stray(press("Enter", 110))
