"""Giving a command by dragging: while the pointer is down, an arrow follows it; a drop completes the command.

Only the beginning and the end are messages. While the pointer moves, nothing but the arrow changes. It lies over the
page in pixels, so that no part of the board is drawn again.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

from js import Object, document
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable, create_proxy, to_js

from rozz.ui.state import messages as m

#: Capture the key before the page's own listener does.
CAPTURE = to_js({"capture": True}, dict_converter=Object.fromEntries)
#: An attribute of the root element during a drag; it sets the shape of the mouse pointer.
DRAGGING = "data-dragging"
PLACE = "#board [data-do='tile']"
SVG = "http://www.w3.org/2000/svg"
#: The length and half the width of the arrow's head, in pixels.
HEAD_LENGTH, HEAD_HALF_WIDTH = 18, 10

Point = tuple[float, float]


class BoardDrag:
    """A drag on the board: the pressed place, and the places where a drag from it can end.

    drag_targets: gives those places; with True only if a tap has selected the pressed place before.
    start: the pressed place; empty if no command can be dragged from there.
    ends: where the drag can end; empty until it begins.
    is_cancelled: the drag was cancelled while the pointer was down; until it goes up, moving it alone does nothing.
    """

    def __init__(self, send: Callable[[m.Message], None], drag_targets: Callable[[str, bool], frozenset[str]]) -> None:
        self.send = send
        self.drag_targets = drag_targets
        self.start = ""
        self.ends: frozenset[str] = frozenset()
        self.is_touch = self.is_lit = self.is_cancelled = False
        self.at: Any = None
        self.from_: Point = (0, 0)
        self.to: Point = (0, 0)
        self.arrow: Any = None
        self.parts: list[Any] = []
        self.on_key = create_proxy(self.keyed)

    def pressed(self, event: Any) -> None:
        """The first pointer goes down on the board: a finger, a pen or the main mouse button."""
        self.is_cancelled = False
        self.ends = frozenset()
        place = event.target.closest(PLACE) if event.button == 0 else None
        self.start = place.getAttribute("data-tile") if place else ""
        self.is_touch = event.pointerType == "touch"
        self.to = (event.clientX, event.clientY)

    def begin(self, is_zoomed: bool) -> None:
        """The pointer moves away from where it was pressed, which may begin a drag.

        On a board that is zoomed in a finger pans, unless a tap has chosen the place before.
        """
        ends = self.drag_targets(self.start, is_zoomed and self.is_touch) if self.start else frozenset()
        if not ends:
            self.start = ""
            return
        self.ends = ends
        board = document.getElementById("board")
        self.at = board.createSVGPoint()
        self.at.x, self.at.y = self.to
        self.at = self.at.matrixTransform(board.getScreenCTM().inverse())
        self._show()
        document.addEventListener("keydown", self.on_key, CAPTURE)
        # Show the arrow first: lighting the targets takes as long as handling a tap.
        set_timeout(create_once_callable(self._light_targets), 0)

    def handles_move(self, event: Any) -> bool:
        """Whether a movement belongs to the drag; if so, the arrow follows it."""
        if self.ends:
            self.to = (event.clientX, event.clientY)
            self._draw()
        return bool(self.ends) or self.is_cancelled

    def ended(self, event: Any) -> None:
        """The last pointer goes up, or the browser cancels it."""
        if not self.ends:
            return
        start = self.start
        end = _place_under(event.clientX, event.clientY) if event.type == "pointerup" else ""
        if end in self.ends:
            self._hide()
            self.send(m.Drop(start, end))
        else:
            self.cancel("" if end == start else end)

    def cancel(self, place: str = "") -> None:
        """End the drag, at a place or nowhere, without changing anything; none can begin before the next press."""
        self.start = ""
        if self.ends:
            self._hide()
            self.send(m.StopDrag(place))

    def end_if_superseded(self, dragged: str) -> None:
        """After each message: hide the arrow if the message has ended the drag."""
        if self.ends and self.is_lit and dragged != self.start:
            self._hide()

    def keyed(self, event: Any) -> None:
        """Escape cancels, and only the drag."""
        if event.key == "Escape":
            event.preventDefault()
            event.stopImmediatePropagation()
            self.cancel()

    def follow_board(self) -> None:
        """The board was zoomed under the arrow."""
        if self.ends:
            self._find_start()
            self._draw()

    def _light_targets(self) -> None:
        if self.ends and not self.is_lit:
            self.is_lit = True
            self.send(m.Drag(self.start))

    def _show(self) -> None:
        if self.arrow is None:
            self.arrow = _svg_element("svg", "drag-arrow")
            self.arrow.setAttribute("aria-hidden", "true")
            self.parts = [_svg_element("path", css) for css in ("halo", "shaft", "head")]
            self.arrow.append(*self.parts)
        document.body.append(self.arrow)
        document.documentElement.setAttribute(DRAGGING, "")
        self._find_start()

    def _hide(self) -> None:
        self.ends, self.is_lit, self.is_cancelled = frozenset(), False, True
        self.start = ""
        self.arrow.remove()
        document.documentElement.removeAttribute(DRAGGING)
        document.removeEventListener("keydown", self.on_key, CAPTURE)

    def _find_start(self) -> None:
        board = document.getElementById("board")
        if board:
            found = self.at.matrixTransform(board.getScreenCTM())
            self.from_ = (found.x, found.y)

    def _draw(self) -> None:
        (x, y), (u, v) = self.from_, self.to
        far = max(hypot(u - x, v - y), 1.0)
        right, down = (u - x) / far, (v - y) / far
        base = (u - right * min(HEAD_LENGTH, far), v - down * min(HEAD_LENGTH, far))
        shaft = f"M{x:.1f} {y:.1f}L{base[0]:.1f} {base[1]:.1f}"
        halves = (HEAD_HALF_WIDTH, -HEAD_HALF_WIDTH)
        sides = "".join(f"L{base[0] - half * down:.1f} {base[1] + half * right:.1f}" for half in halves)
        for part, way in zip(self.parts, (shaft, shaft, f"M{u:.1f} {v:.1f}{sides}Z"), strict=True):
            part.setAttribute("d", way)
        self.arrow.classList.toggle("fits", _place_under(u, v) in self.ends)


def _place_under(x: float, y: float) -> str:
    """The place at a point of the screen; empty off the board."""
    under = document.elementFromPoint(x, y)
    place = under.closest(PLACE) if under else None
    return place.getAttribute("data-tile") if place else ""


def _svg_element(kind: str, css: str) -> Any:
    element = document.createElementNS(SVG, kind)
    element.setAttribute("class", css)
    return element
