"""The boxes for PINs. A typed PIN is kept nowhere else, and is cleared soon."""

from __future__ import annotations

from typing import Any

from js import document

BOXES = "input[type=password]"


def moved_to_empty_box(element: Any) -> bool:
    """If a button's form is only partly filled in, focus its first empty box. Returns whether it did.

    A phone's Go key, like Enter, submits a form from any of its boxes.
    """
    boxes = _of_form(element)
    empty = [each for each in boxes if not each.value]
    if not empty or len(empty) == len(boxes):
        return False
    empty[0].focus()
    return True


def take(element: Any) -> dict[str, str]:
    """What was typed into the boxes of a button's form, by their names; the boxes are empty afterward."""
    boxes = _of_form(element)
    typed = {each.name: each.value for each in boxes}
    _empty(boxes)
    return typed


def clear() -> None:
    """Empty all boxes: the next player may get the device."""
    _empty(_listed(document.querySelectorAll(BOXES)))


def _of_form(element: Any) -> list[Any]:
    form = element.closest("form")
    return _listed(form.querySelectorAll(BOXES)) if form else []


def _listed(found: Any) -> list[Any]:
    return [found.item(index) for index in range(found.length)]


def _empty(boxes: list[Any]) -> None:
    for each in boxes:
        each.value = ""
