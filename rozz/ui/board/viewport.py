"""What part of the board is shown: pan, zoom and how near the tiles are.  Arithmetic alone; knows no document.

Lengths in pixels are of the screen and are measured from the middle of the board's element; all else is in the
board's drawing units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from rozz.ui.board.geometry import Frame

#: How near tiles are, by what there is room for: whose they are, how many stand there, a few kinds (of three and of
#: four all, where they just fit), everything.
FAR, COUNTED, FEW, FEW_OR_THREE, FEW_OR_FOUR, NEAR = "far", "counted", "few", "few-or-three", "few-or-four", "near"
#: Tiles narrower than this are too small to be tapped or read.
NEAR_PIXELS = 24
#: In narrower ones it is counted who stands there, not told what; in yet wider ones only a few kinds have room.
TOKEN_PIXELS, ROOMY_PIXELS = 30, 72
#: From so wide on three kinds have room, and four, though more have not: tokens are of 14 pixels at the least.
THREE_PIXELS, FOUR_PIXELS = 42, 52
#: How wide the tiles of a territory become at least when it is brought near.
READABLE_PIXELS = 36
#: And at the most while a report is read: what lies around what it tells of is seen too.
TOLD_PIXELS = 60
#: A tap so far from the middle of a tiny tile, as a share of half its width, may be meant for its neighbour.
MEANT_SHARE = 0.75
#: A movement farther than this is no tap.
TAP_PIXELS = 8
#: At the nearest, so many tiles are as wide as the whole board was.
FEWEST_TILES = 2


def around(frames: Sequence[Frame], margin: float = 0.0) -> Frame:
    """The smallest frame that holds all, with a margin.

    >>> around([Frame(0, 0, 10, 10), Frame(20, 5, 10, 10)], 1)
    Frame(x=-1, y=-1, width=32, height=17)
    """
    left, top = (min(getattr(each, side) for each in frames) - margin for side in ("x", "y"))
    right, bottom = max(each.x + each.width for each in frames), max(each.y + each.height for each in frames)
    return Frame(left, top, right + margin - left, bottom + margin - top)


def is_meant(right_pixels: float, down_pixels: float, wide_pixels: float) -> bool:
    """Whether a tap so far from a tile's middle is meant for it, and for none beside it.

    >>> is_meant(4, 3, 20), is_meant(8, 0, 20)
    (True, False)
    """
    return hypot(right_pixels, down_pixels) <= MEANT_SHARE * wide_pixels / 2


@dataclass(frozen=True)
class Viewport:
    """A board on a screen: the frame of all of it, its tiles' width, the element's size in pixels; and what is shown.

    `share` is the width that is shown, the whole being 1; the shown part has its middle at `x`, `y`.
    """

    whole: Frame
    tile_width: float
    width_pixels: float
    height_pixels: float
    share: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def scale(self) -> float:
        """Pixels to a drawing unit."""
        return min(self.width_pixels / self.whole.width, self.height_pixels / self.whole.height) / self.share

    @property
    def is_far(self) -> bool:
        """Whether tiles are too small to be tapped."""
        return self._tile_pixels < NEAR_PIXELS

    @property
    def tier(self) -> str:
        """How much is drawn in a tile by its width on the screen: `far`, `counted`, `few` …, `near`.

        With few of a crowd either two are shown, or all of three (`few-or-three`), or of four (`few-or-four`).
        """
        wide = self._tile_pixels
        if wide < NEAR_PIXELS:
            return FAR
        if wide < ROOMY_PIXELS:
            few = FEW if wide < THREE_PIXELS else FEW_OR_THREE if wide < FOUR_PIXELS else FEW_OR_FOUR
            return COUNTED if wide < TOKEN_PIXELS else few
        return NEAR

    @property
    def shown(self) -> Frame:
        """The view box."""
        if self.share >= 1:
            return self.whole
        width, height = self.whole.width * self.share, self.whole.height * self.share
        return Frame(self.x - width / 2, self.y - height / 2, width, height)

    def fitted(self) -> Viewport:
        """The whole board."""
        return replace(self, share=1.0)

    def resized(self, width_pixels: float, height_pixels: float) -> Viewport:
        """The same part on an element of another size."""
        return replace(self, width_pixels=width_pixels, height_pixels=height_pixels)

    def panned(self, right_pixels: float, down_pixels: float) -> Viewport:
        """The paper moved under the finger."""
        x, y = self._middle()
        return self._at(x - right_pixels / self.scale, y - down_pixels / self.scale, self.share)

    def zoomed(self, factor: float, right_pixels: float = 0, down_pixels: float = 0) -> Viewport:
        """Nearer or farther about a point of the screen, which stays where it is."""
        share = self._allowed(self.share / factor)
        x, y = self._middle()
        stays = (1 - share / self.share) / self.scale
        return self._at(x + right_pixels * stays, y + down_pixels * stays, share)

    def stepped_nearer(self, factor: float, towards: Frame | None) -> Viewport:
        """Nearer, and half way towards a place if that is in view; else about the middle."""
        view = self.zoomed(factor)
        if towards is None or view.share == self.share:
            return view
        x, y = self._middle()
        right, down = towards.x + towards.width / 2 - x, towards.y + towards.height / 2 - y
        if 2 * abs(right) * self.scale > self.width_pixels or 2 * abs(down) * self.scale > self.height_pixels:
            return view
        stays = 1 - view.share / self.share / 2
        return self._at(x + right * stays, y + down * stays, view.share)

    @property
    def ends(self) -> frozenset[str]:
        """Which ways lead no farther from here: `in`, `out`."""
        is_nearest = self.share <= self._allowed(0) * 1.0001
        return frozenset((*(("in",) if is_nearest else ()), *(("out",) if self.share >= 1 else ())))

    def brought_near(self, area: Frame, tile: Frame) -> Viewport:
        """An area shown as large as it can be, its tiles readable; where it is too large for that, about its tile."""
        fits = min(self.width_pixels / area.width, self.height_pixels / area.height) / 1.1
        scale = max(fits, READABLE_PIXELS / self.tile_width)
        middle = area if scale == fits else tile
        share = self._allowed(self.share * self.scale / scale)
        return self._at(middle.x + middle.width / 2, middle.y + middle.height / 2, share)

    def having_in_sight(self, area: Frame) -> Viewport:
        """An area in sight: the paper is moved no farther than needed, and shown from afar only if it is too large."""
        if self.share >= 1 or not self.width_pixels or not self.height_pixels:
            return self
        view, wide = self, around([area], self.tile_width / 4)
        fits = min(self.width_pixels / wide.width, self.height_pixels / wide.height)
        if fits < self.scale:
            view = replace(self, share=min(1.0, self.share * self.scale / fits))
        x, y = self._middle()
        across, down = (pixels / view.scale / 2 for pixels in (self.width_pixels, self.height_pixels))
        x = max(wide.x + wide.width - across, min(x, wide.x + across))
        y = max(wide.y + wide.height - down, min(y, wide.y + down))
        return view._at(x, y, view.share)

    def telling(self, area: Frame, line: Frame) -> Viewport:
        """What a report tells of so near that it can be read: all of its area, or if that is too large a line's."""
        if not self.width_pixels or not self.height_pixels or self.fitted()._tile_pixels >= READABLE_PIXELS:
            return self.having_in_sight(area)
        wide = around([area], self.tile_width / 2)
        fits = min(self.width_pixels / wide.width, self.height_pixels / wide.height) * self.tile_width
        if fits < READABLE_PIXELS:
            return self._with_tiles(READABLE_PIXELS, line).having_in_sight(line)
        return self._with_tiles(min(fits, TOLD_PIXELS), area).having_in_sight(area)

    def _with_tiles(self, pixels: float, area: Frame) -> Viewport:
        """Tiles of a width at the least: about an area from where all of the board is seen, else where one looks."""
        if self.share < 1 and self._tile_pixels >= READABLE_PIXELS:
            return self
        share = self._allowed(self.share * self._tile_pixels / pixels)
        return self._at(area.x + area.width / 2, area.y + area.height / 2, share)

    @property
    def _tile_pixels(self) -> float:
        return self.tile_width * self.scale

    def _middle(self) -> tuple[float, float]:
        shown = self.shown
        return shown.x + shown.width / 2, shown.y + shown.height / 2

    def _allowed(self, share: float) -> float:
        return min(1.0, max(share, FEWEST_TILES * self.tile_width / self.whole.width))

    def _at(self, x: float, y: float, share: float) -> Viewport:
        """The middle of what is shown is always on the board."""
        whole = self.whole
        if share > 0.99:
            return self.fitted()
        x = min(max(x, whole.x), whole.x + whole.width)
        y = min(max(y, whole.y), whole.y + whole.height)
        return replace(self, share=share, x=x, y=y)
