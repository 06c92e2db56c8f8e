"""Pan, zoom and pinch on the board's view box alone: nothing is drawn anew.  `viewport.py` does the arithmetic.

Listens on the board's own element, and to movements only while a pointer is down on it, so that all else costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import hypot
from typing import Any

from js import Object, ResizeObserver, document
from pyodide.ffi import create_proxy, to_js

from rozz.ui.board.geometry import Frame, number
from rozz.ui.board.viewport import TAP_PIXELS, Viewport, around, is_meant
from rozz.ui.browser.startup import standby_page
from rozz.ui.i18n.display_names import place_id

#: A click that comes later than this after a drag is one of its own.
CLICK_MILLISECONDS = 400
#: A wheel event's `deltaMode` when it tells lines, and how high a line is.
LINES, LINE_PIXELS = 1, 16
#: How much nearer a button brings the board.
NEARER = 1.5
#: Which tile is meant by that, the first of these that there is.
IN_HAND = (":focus", ".chosen", ".selected")
#: Listeners come before those of the page, and may keep the browser from scrolling.
FIRST = to_js({"capture": True, "passive": False}, dict_converter=Object.fromEntries)

#: How far a key moves the paper, as a part of what is shown.
ASIDE = {"right": (0.3, 0.0), "left": (-0.3, 0.0), "down": (0.0, 0.3), "up": (0.0, -0.3)}

Point = tuple[float, float]
#: The middle of the pointers that are down, and the distance of two.
Fingers = tuple[float, float, float]


class Pointer:
    """The board's element, what of it is shown, and the pointers that are down on it.

    `of` is which board that is and who looks at it; `before` is what was shown to whoever looked on before them.
    `whole_of` is that of which somebody wanted to see the whole.  `tell` hears how near the board is (`Viewport.tier`),
    and an empty text while it is put on paper.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        self.element: Any = None
        self.view: Viewport | None = None
        self.of = self.of_before = ("", "")
        self.before: Viewport | None = None
        self.whole_of = ("", "")
        self.box = ""
        self.ends: frozenset[str] | None = None
        self.pixel, self.tier = standby_page.nearness()
        self.down: dict[int, Point] = {}
        self.middle: Point = (0, 0)
        self.anchor: Fingers = (0, 0, 0)
        self.is_drag = self.is_paper = False
        self.ended = float("-inf")
        self.listeners = {
            "pointerdown": create_proxy(self.pressed),
            "wheel": create_proxy(self.wheeled),
            "click": create_proxy(self.clicked),
            "dblclick": create_proxy(self.double_clicked),
        }
        self.on_focus = create_proxy(self.focused)
        self.while_down = {
            "pointermove": create_proxy(self.moved),
            "pointerup": create_proxy(self.lifted),
            "pointercancel": create_proxy(self.lifted),
        }
        self.observer = ResizeObserver.new(create_proxy(self.resized))

    def drawn(self) -> None:
        """The page was drawn: the board may be another one, and its view box is that of the whole board again."""
        element = document.getElementById("board")
        if element != self.element:
            self.observer.disconnect()
            self.element = element
            self.box = ""
            if element:
                for name, listener in self.listeners.items():
                    element.addEventListener(name, listener, FIRST)
                # Chromium makes a stop of Tab of a drawing that itself hears of the focus.
                element.parentNode.addEventListener("focusin", self.on_focus, FIRST)
                self.observer.observe(element)
        if not element:
            # The page may be in other hands by now: a board that is nobody's tells nobody where another looked.
            self.before, self.of_before = None, ("", "")
            self.of = self.of if self.of[1] else ("", "")
            return
        of = (element.getAttribute("data-fit"), element.getAttribute("data-whose"))
        if of != self.of:
            # Who looks on again after a turn was shown finds the board as they left it.
            again = self.before.resized(*self._size()) if self.before and of == self.of_before else None
            self.of_before, self.before, self.of = self.of, self.view, of
            self.view = again or self._begun(Frame(*map(float, of[0].split())))
        self.box = element.getAttribute("viewBox")
        self.ends = None  # the buttons are drawn anew as well
        self.show(self.view)

    def _begun(self, whole: Frame) -> Viewport:
        """The whole board; where its tiles are too small to tap, what lies round the home of who looks at it."""
        element = self.element
        size = self._size()
        view = Viewport(whole, float(element.getAttribute("data-tile")), *size)
        home = document.getElementById(place_id(element.getAttribute("data-home") or ""))
        return view.brought_near(_frame(_territory(home)), _frame(home)) if home and all(size) and view.is_far else view

    def _size(self) -> tuple[float, float]:
        return self.element.clientWidth, self.element.clientHeight

    def show(self, view: Viewport | None) -> None:
        """Write what differs from what is shown."""
        self.view = view
        if view is None or not self.element or not view.width_pixels or self.is_paper:
            return
        box = str(view.shown)
        if box != self.box:
            self.box = box
            self.element.setAttribute("viewBox", box)
        pixel, tier = number(1 / view.scale), view.tier
        if pixel != self.pixel:
            self.pixel = pixel
            document.documentElement.style.setProperty("--pixel", pixel)
        if tier != self.tier:
            self.tier = tier
            document.documentElement.setAttribute("data-tier", tier)
        self._light(view.ends)
        self.tell(tier)

    def printing(self) -> None:
        """Paper has the whole board, whatever of it is looked at, and keeps it though it has a size of its own."""
        self.is_paper = True
        self.tell("")
        if self.view and self.element:
            self.box = str(self.view.whole)
            self.element.setAttribute("viewBox", self.box)

    def printed(self) -> None:
        """The screen has what was looked at before."""
        self.is_paper = False
        self.show(self.view)

    def look(self, way: str) -> None:
        """One of the buttons beside the board, or a key: nearer, farther, all of it, or what lies aside."""
        if not self.view or not self.element:
            return
        if way in ("fit", "in"):
            self.whole_of = self.of if way == "fit" else ("", "")
        if way in ASIDE:
            right, down = ASIDE[way]
            self.show(self.view.panned(-right * self.view.width_pixels, -down * self.view.height_pixels))
        else:
            self.show(self._stepped(way))

    def _stepped(self, way: str) -> Viewport | None:
        """What a button shows: nearer about the place that has the focus, or is chosen, where one is in view."""
        view = self.view
        if view is None or way == "fit":
            return view and view.fitted()
        if way == "out":
            return view.zoomed(1 / NEARER)
        found = (self.element.querySelector(f".tile{which}") for which in IN_HAND)
        tile = next((each for each in found if each), None)
        return view.stepped_nearer(NEARER, _frame(tile) if tile else None)

    def _light(self, ends: frozenset[str]) -> None:
        """The buttons that lead anywhere are lit; one that leads nowhere can be found, and says so."""
        if ends == self.ends:
            return
        self.ends = ends
        for button in document.querySelectorAll("[data-zoom]"):
            if button.getAttribute("data-zoom") in ends:
                button.setAttribute("aria-disabled", "true")
            else:
                button.removeAttribute("aria-disabled")

    def follow(self, places: Iterable[str], is_near: bool, line: Iterable[str]) -> None:
        """Have places in sight, where not all of the board is shown; or near enough to be read, if one will have it.

        Of a report with its places those of a `line`: who has asked for the whole board meanwhile goes on having it.
        """
        found, told = _tiles(places), _tiles(line)
        if not self.view or not self.element or not found:
            return
        area = around([_frame(each) for each in found])
        if is_near and self.view.is_far:
            self.show(self.view.brought_near(_frame(_territory(found[0])), area))
        elif told and self.whole_of != self.of:
            # The panel beside the board may have just got another height.
            view = self.view.resized(*self._size())
            self.show(view.telling(area, around([_frame(each) for each in told])))
        else:
            self.show(self.view.having_in_sight(area))

    def focused(self, event: Any) -> None:
        """A place has the focus by a key: it is brought into view.  What a pointer has touched is there already."""
        if self.view and not self.down and (tile := event.target.closest(".tile")):
            self.show(self.view.having_in_sight(_frame(tile)))

    def resized(self, entries: Any, observer: Any) -> None:
        """The board's element has another size."""
        size = entries[0].contentRect
        if self.view:
            self.show(self.view.resized(size.width, size.height))

    def pressed(self, event: Any) -> None:
        """A pointer goes down on the board."""
        if not self.down:
            self.is_drag = False
            self.middle = self._middle_pixels()
            for name, listener in self.while_down.items():
                document.addEventListener(name, listener, FIRST)
        self.down[event.pointerId] = (event.clientX, event.clientY)
        self.anchor = _fingers(self.down)

    def moved(self, event: Any) -> None:
        """One of the pointers that are down moves: a pan, and a pinch where there are two."""
        identity = event.pointerId
        if identity not in self.down or self.view is None:
            return
        if not event.buttons:
            self.lifted(event)  # it was lifted outside the window
            return
        self.down[identity] = (event.clientX, event.clientY)
        x, y, apart = _fingers(self.down)
        right, downwards, wider = x - self.anchor[0], y - self.anchor[1], apart - self.anchor[2]
        if not self.is_drag and hypot(right, downwards) + abs(wider) <= TAP_PIXELS:
            return
        view = self.view.panned(right, downwards)
        if self.anchor[2] and wider:
            view = view.zoomed(apart / self.anchor[2], x - self.middle[0], y - self.middle[1])
        self.is_drag, self.anchor = True, (x, y, apart)
        self.show(view)

    def lifted(self, event: Any) -> None:
        """A pointer goes up, or the browser takes it away."""
        if self.down.pop(event.pointerId, None) is None:
            return
        if self.down:
            self.anchor = _fingers(self.down)
            return
        for name, listener in self.while_down.items():
            document.removeEventListener(name, listener, FIRST)
        if self.is_drag:
            self.ended = event.timeStamp

    def wheeled(self, event: Any) -> None:
        """The wheel zooms about the pointer."""
        event.preventDefault()
        x, y = self._middle_pixels()
        distance = event.deltaY * (LINE_PIXELS if event.deltaMode == LINES else 1)
        if self.view:
            self.show(self.view.zoomed(1.0015**-distance, event.clientX - x, event.clientY - y))

    def clicked(self, event: Any) -> None:
        """The end of a drag is no tap; a tap on tiny tiles brings their territory near.  Keys come without `detail`.

        A tap near a tile's middle is meant for that tile, and is the page's as well.
        """
        if not event.detail or self.view is None:
            return
        if self.is_drag and event.timeStamp - self.ended < CLICK_MILLISECONDS:
            event.stopPropagation()
        elif self.view.is_far and (tile := event.target.closest(".tile")):
            x, y, width = _middle_of(tile)
            if not is_meant(event.clientX - x, event.clientY - y, width):
                event.stopPropagation()
            self.show(self.view.brought_near(_frame(_territory(tile)), _frame(tile)))

    def double_clicked(self, event: Any) -> None:
        """On the sea: the whole board."""
        if event.target == self.element:
            self.look("fit")

    def _middle_pixels(self) -> Point:
        return _middle_of(self.element)[:2]


def _fingers(down: dict[int, Point]) -> Fingers:
    first, *others = down.values()
    other = others[0] if others else first
    return (first[0] + other[0]) / 2, (first[1] + other[1]) / 2, hypot(first[0] - other[0], first[1] - other[1])


def _middle_of(element: Any) -> tuple[float, float, float]:
    """Where the middle of an element is on the screen, and how wide it is."""
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2, box.width


def _tiles(places: Iterable[str]) -> list[Any]:
    return [tile for place in places if (tile := document.getElementById(place_id(place)))]


def _territory(tile: Any) -> Any:
    return tile.closest("[id^='territory-']") or tile


def _frame(element: Any) -> Frame:
    box = element.getBBox()
    return Frame(box.x, box.y, box.width, box.height)
