"""Pan, zoom and pinch by changing only the board's view box, so nothing is redrawn. `viewport.py` does the arithmetic.

A drag from a place from which something can go is a command (`board_drag.py`), and all others pan.

Listens on the board's own element, and to movements only while a pointer is down, so nothing else gets slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import hypot
from typing import Any

from js import Object, ResizeObserver, document
from pyodide.ffi import create_proxy, to_js

from rozz.ui.board.geometry import Frame, number
from rozz.ui.board.viewport import TAP_PIXELS, Viewport, enclosing_frame, is_tap_on_tile
from rozz.ui.browser.input.board_drag import BoardDrag
from rozz.ui.browser.startup import last_screen
from rozz.ui.i18n.display_names import place_id

#: A click later than this after a drag is a click of its own.
CLICK_MILLISECONDS = 400
#: The `deltaMode` of wheel events in lines, and the height of a line.
LINES, LINE_PIXELS = 1, 16
#: The zoom factor of a button.
NEARER = 1.5
#: Which tile to zoom in on: the first of these that exists.
IN_HAND = (":focus", ".chosen", ".selected")
#: Capture events before the page's own listeners, and allow preventing scrolling.
CAPTURE = to_js({"capture": True, "passive": False}, dict_converter=Object.fromEntries)

#: Room below the chosen place above a high sheet, in pixels: what is next to it is visible as well.
MARGIN_PIXELS = 40
#: How far a key pans, as a fraction of the visible part.
ASIDE = {"right": (0.3, 0.0), "left": (-0.3, 0.0), "down": (0.0, 0.3), "up": (0.0, -0.3)}

Point = tuple[float, float]
#: The center of the pointers that are down, and the distance of two.
Fingers = tuple[float, float, float]


class Pointer:
    """The board's element, its visible part, and the pointers that are down on it.

    of: which board it is and who looks at it.
    before: the view of the previous viewer.
    whole_of: the board and viewer for which the player asked to see all of it.
    report_tier: called with the tier of the zoom (`Viewport.tier`), or an empty text while printing.
    drag: the command that is given by dragging; nothing is panned meanwhile.
    """

    def __init__(self, report_tier: Callable[[str], None], drag: BoardDrag) -> None:
        self.report_tier = report_tier
        self.drag = drag
        self.element: Any = None
        self.view: Viewport | None = None
        self.of = self.of_before = ("", "")
        self.before: Viewport | None = None
        self.whole_of = ("", "")
        self.box = ""
        self.ends: frozenset[str] | None = None
        self.pixel, self.tier = last_screen.nearness()
        self.down: dict[int, Point] = {}
        self.middle: Point = (0, 0)
        self.anchor: Fingers = (0, 0, 0)
        self.is_drag = self.is_paper = False
        self.ended = float("-inf")
        self.listeners = {
            "pointerdown": create_proxy(self.pressed),
            "wheel": create_proxy(self.scrolled),
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
        """Go on after a redraw: the board may be another one, and its view box shows the whole board again."""
        element = document.getElementById("board")
        if element != self.element:
            self.observer.disconnect()
            self.element = element
            self.box = ""
            if element:
                for name, listener in self.listeners.items():
                    element.addEventListener(name, listener, CAPTURE)
                # In Chromium a drawing that itself listens to focus events becomes a Tab stop.
                element.parentNode.addEventListener("focusin", self.on_focus, CAPTURE)
                self.observer.observe(element)
        if not element:
            # The device may have changed hands: do not reveal to others where a player looked.
            self.before, self.of_before = None, ("", "")
            self.of = self.of if self.of[1] else ("", "")
            return
        of = (element.getAttribute("data-fit"), element.getAttribute("data-whose"))
        if of != self.of:
            # A viewer who returns after a turn was shown finds the board as they left it.
            again = self.before.resized(*self._size()) if self.before and of == self.of_before else None
            self.of_before, self.before, self.of = self.of, self.view, of
            self.view = again or self._begun(Frame(*map(float, of[0].split())))
        self.box = element.getAttribute("viewBox")
        self.ends = None  # the buttons were redrawn too
        self.show(self.view)

    def _begun(self, whole: Frame) -> Viewport:
        """The whole board; or the surroundings of the viewer's home if tiles would be too small to tap."""
        element = self.element
        size = self._size()
        view = Viewport(whole, float(element.getAttribute("data-tile")), *size)
        home = document.getElementById(place_id(element.getAttribute("data-home") or ""))
        return view.zoomed_to(_frame(_territory(home)), _frame(home)) if home and all(size) and view.is_far else view

    def _size(self) -> tuple[float, float]:
        return self.element.clientWidth, self.element.clientHeight

    def show(self, view: Viewport | None) -> None:
        """Write what has changed."""
        self.view = view
        if view is None or not self.element or self.is_paper:
            return
        # Other parts of the page may leave no room for the board.
        if not view.width_pixels or not view.height_pixels:
            return
        box = str(view.shown)
        if box != self.box:
            self.box = box
            self.element.setAttribute("viewBox", box)
            self.drag.follow_board()
        pixel, tier = number(1 / view.scale), view.tier
        if pixel != self.pixel:
            self.pixel = pixel
            document.documentElement.style.setProperty("--pixel", pixel)
        if tier != self.tier:
            self.tier = tier
            document.documentElement.setAttribute("data-tier", tier)
        self._light(view.ends)
        self.report_tier(tier)

    def uncover(self) -> None:
        """While a high sheet covers the foot of the map, move the board up until the chosen place is above the sheet.

        The view stays the same, so a low sheet shows the board as it was.
        """
        element = self.element
        if not element:
            return
        before = float(element.style.marginBottom.removesuffix("px") or 0)
        lift = self._needed_lift(before) if document.querySelector("#sheet.high") else 0.0
        if lift != before:
            # With both, the board keeps its size.
            element.style.marginTop, element.style.marginBottom = f"{number(-lift)}px", f"{number(lift)}px"

    def _needed_lift(self, before: float) -> float:
        """How many pixels the board must be moved up; `before` is how many it is moved up now."""
        tile = self.element.querySelector(".tile.selected .ground")
        sheet, around = document.getElementById("slip"), self.element.parentNode.getBoundingClientRect()
        edge = sheet.getBoundingClientRect()
        is_beside = edge.left >= around.right or edge.top >= around.bottom
        if not tile or is_beside:
            return 0.0
        place = tile.getBoundingClientRect()
        needed, possible = place.bottom + before + MARGIN_PIXELS - edge.top, place.top + before - around.top
        return float(max(0, round(min(needed, possible))))

    def printing(self) -> None:
        """Print the whole board, whatever part is visible, and keep it although paper has another size."""
        self.is_paper = True
        self.report_tier("")
        if self.view and self.element:
            self.box = str(self.view.whole)
            self.element.setAttribute("viewBox", self.box)

    def printed(self) -> None:
        """Restore the view after printing."""
        self.is_paper = False
        self.show(self.view)

    def look(self, way: str) -> None:
        """Handle a view button or key: zoom in or out, show all, or pan."""
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
        """The view after a button; zooms in on the focused or chosen place if it is visible."""
        view = self.view
        if view is None or way == "fit":
            return view and view.fitted()
        if way == "out":
            return view.zoomed(1 / NEARER)
        found = (self.element.querySelector(f".tile{which}") for which in IN_HAND)
        tile = next((each for each in found if each), None)
        return view.stepped_nearer(NEARER, _frame(tile) if tile else None)

    def _light(self, ends: frozenset[str]) -> None:
        """Disable buttons that have no effect; such buttons stay reachable and say so."""
        if ends == self.ends:
            return
        self.ends = ends
        for button in document.querySelectorAll("[data-zoom]"):
            if button.getAttribute("data-zoom") in ends:
                button.setAttribute("aria-disabled", "true")
            else:
                button.removeAttribute("aria-disabled")

    def follow(self, places: Iterable[str], is_near: bool, line: Iterable[str], is_whole: bool) -> None:
        """Bring places into view if only part of the board is visible; `is_near`: at a readable zoom.

        With a `line` of a report, zoom to its places, unless the player has asked for the whole board; `is_whole`:
        leave an earlier line's zoom first.
        """
        found, line_tiles = _tiles(places), _tiles(line)
        if is_whole and self.view and self.element:
            self.show(self._begun(self.view.whole))
        if not self.view or not self.element or not found:
            return
        area = enclosing_frame([_frame(each) for each in found])
        if is_near and self.view.is_far:
            self.show(self.view.zoomed_to(_frame(_territory(found[0])), area))
        elif line_tiles and self.whole_of != self.of:
            # The panel next to the board may have changed its height.
            view = self.view.resized(*self._size())
            self.show(view.showing_report(area, enclosing_frame([_frame(each) for each in line_tiles])))
        else:
            self.show(self.view.having_in_sight(area))

    def focused(self, event: Any) -> None:
        """Scroll a place into view that a key has focused; a touched one is already visible."""
        if self.view and not self.down and (tile := event.target.closest(".tile")):
            self.show(self.view.having_in_sight(_frame(tile)))

    def resized(self, entries: Any, observer: Any) -> None:
        """The board's element has changed its size."""
        size = entries[0].contentRect
        if self.view:
            self.show(self.view.resized(size.width, size.height))
            self.uncover()
            # The same part of the board can be shown at another place.
            self.drag.follow_board()

    def pressed(self, event: Any) -> None:
        """A pointer goes down on the board."""
        if not self.down:
            self.is_drag = False
            self.drag.pressed(event)
            self.middle = self._middle_pixels()
            for name, listener in self.while_down.items():
                document.addEventListener(name, listener, CAPTURE)
        else:
            self.drag.cancel()
        self.down[event.pointerId] = (event.clientX, event.clientY)
        self.anchor = _fingers(self.down)

    def moved(self, event: Any) -> None:
        """A pointer that is down moves: a pan, or with two a pinch."""
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
        if not self.is_drag and len(self.down) == 1 and not self.view.is_far:
            self.drag.begin(is_zoomed=self.view.share < 1)
        if len(self.down) == 1 and self.drag.handles_move(event):
            self.is_drag = True
            return
        view = self.view.panned(right, downwards)
        if self.anchor[2] and wider:
            view = view.zoomed(apart / self.anchor[2], x - self.middle[0], y - self.middle[1])
        self.is_drag, self.anchor = True, (x, y, apart)
        self.show(view)

    def lifted(self, event: Any) -> None:
        """A pointer goes up, or the browser cancels it."""
        if self.down.pop(event.pointerId, None) is None:
            return
        if self.down:
            self.anchor = _fingers(self.down)
            return
        for name, listener in self.while_down.items():
            document.removeEventListener(name, listener, CAPTURE)
        if self.is_drag:
            self.ended = event.timeStamp
        self.drag.ended(event)

    def scrolled(self, event: Any) -> None:
        """The wheel zooms around the pointer."""
        event.preventDefault()
        x, y = self._middle_pixels()
        distance = event.deltaY * (LINE_PIXELS if event.deltaMode == LINES else 1)
        if self.view:
            self.show(self.view.zoomed(1.0015**-distance, event.clientX - x, event.clientY - y))

    def clicked(self, event: Any) -> None:
        """Suppress the click that ends a drag; on tiny tiles zoom in on the tapped territory. Key clicks have no
        `detail`.

        A tap near a tile's center also counts as a tap on that tile.
        """
        if not event.detail or self.view is None:
            return
        if self.is_drag and event.timeStamp - self.ended < CLICK_MILLISECONDS:
            event.stopPropagation()
        elif self.view.is_far and (tile := event.target.closest(".tile")):
            x, y, width = _middle_of(tile)
            if not is_tap_on_tile(event.clientX - x, event.clientY - y, width):
                event.stopPropagation()
            self.show(self.view.zoomed_to(_frame(_territory(tile)), _frame(tile)))

    def double_clicked(self, event: Any) -> None:
        """A double click outside all tiles shows the whole board."""
        if event.target == self.element:
            self.look("fit")

    def _middle_pixels(self) -> Point:
        return _middle_of(self.element)[:2]


def _fingers(down: dict[int, Point]) -> Fingers:
    first, *others = down.values()
    other = others[0] if others else first
    return (first[0] + other[0]) / 2, (first[1] + other[1]) / 2, hypot(first[0] - other[0], first[1] - other[1])


def _middle_of(element: Any) -> tuple[float, float, float]:
    """The center of an element on the screen, and its width."""
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2, box.width


def _tiles(places: Iterable[str]) -> list[Any]:
    return [tile for place in places if (tile := document.getElementById(place_id(place)))]


def _territory(tile: Any) -> Any:
    return tile.closest("[id^='territory-']") or tile


def _frame(element: Any) -> Frame:
    box = element.getBBox()
    return Frame(box.x, box.y, box.width, box.height)
