"""The visible part of the board: pan, zoom and how near the tiles are. Pure arithmetic, without the document.

Lengths in pixels are on the screen, measured from the center of the board's element; all others are in the board's
drawing units.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot

from rozz.ui.board.geometry import Frame

#: How near tiles are, by what they have room for: the holder, the number of pieces, the same in larger tiles of a grand
#: board, two small kinds, two kinds, two large ones, two larger ones, four.
FAR, COUNTED, COUNTED_LARGE, FEW_SMALL, FEW, FEW_OR_THREE, FEW_OR_FOUR, NEAR = (
    "far", "counted", "counted-large", "few-small", "few", "few-or-three", "few-or-four", "near",
)  # fmt: skip
#: In an overview a tile shows one token: who holds it, and with how many pieces.
OVERVIEW = (FAR, COUNTED, COUNTED_LARGE)
#: Letters and numbers of threats would cover each other and the pieces: only a dot fits.
TIERS_WITH_DOTS = (COUNTED, COUNTED_LARGE, FEW_SMALL, FEW, FEW_OR_THREE)
#: Narrower tiles are too small to tap or read.
NEAR_PIXELS = 24
#: In narrower tiles pieces are counted, not shown; up to the second width only a few kinds fit.
TOKEN_PIXELS, ROOMY_PIXELS = 30, 72
#: A board is grand if its shorter side is at least this many tiles long; there pieces are counted up to a larger width,
#: so that an overview shows one clear token per tile.
GRAND_TILES, GRAND_TOKEN_PIXELS = 16, 44
#: From these widths texts may take a smaller part of the tile, and tokens a larger one.
TWO_PIXELS, THREE_PIXELS, FOUR_PIXELS = 34, 42, 52
#: The minimum tile width when a territory is brought near.
READABLE_PIXELS = 36
#: The maximum tile width while a report is read, so that the surroundings stay visible.
REPORT_PIXELS = 60
#: A tap this far from the center of a tiny tile, as a fraction of half its width, may be meant for its neighbor.
TAP_SHARE = 0.75
#: A longer movement is no tap.
TAP_PIXELS = 8
#: At the closest zoom, this many tiles are as wide as the whole board was.
FEWEST_TILES = 2


def units_per_pixel(tile_width: float, printed: float, far: float) -> Mapping[str, float]:
    """At each zoom the most drawing units per pixel, on a map with tiles as wide as this.

    printed: the same on paper, and while nothing is known.
    far: the same for the whole map on the smallest screen.
    """
    narrowest = {
        NEAR: ROOMY_PIXELS,
        FEW_OR_FOUR: FOUR_PIXELS,
        FEW_OR_THREE: THREE_PIXELS,
        FEW: TWO_PIXELS,
        FEW_SMALL: TOKEN_PIXELS,
        COUNTED_LARGE: TOKEN_PIXELS,
        COUNTED: NEAR_PIXELS,
    }
    return {"": printed, FAR: far, **{tier: tile_width / pixels for tier, pixels in narrowest.items()}}


def enclosing_frame(frames: Sequence[Frame], margin: float = 0.0) -> Frame:
    """The smallest frame that contains all, with a margin.

    >>> enclosing_frame([Frame(0, 0, 10, 10), Frame(20, 5, 10, 10)], 1)
    Frame(x=-1, y=-1, width=32, height=17)
    """
    left, top = (min(getattr(each, side) for each in frames) - margin for side in ("x", "y"))
    right, bottom = max(each.x + each.width for each in frames), max(each.y + each.height for each in frames)
    return Frame(left, top, right + margin - left, bottom + margin - top)


def is_tap_on_tile(right_pixels: float, down_pixels: float, wide_pixels: float) -> bool:
    """Whether a tap this far from a tile's center is meant for it, and not for a neighbor.

    >>> is_tap_on_tile(4, 3, 20), is_tap_on_tile(8, 0, 20)
    (True, False)
    """
    return hypot(right_pixels, down_pixels) <= TAP_SHARE * wide_pixels / 2


@dataclass(frozen=True)
class Viewport:
    """A board on a screen: its whole frame, its tiles' width, the element's size in pixels, and the visible part.

    share: the visible fraction of the width.
    x, y: the center of the visible part.
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
        """Pixels per drawing unit."""
        return min(self.width_pixels / self.whole.width, self.height_pixels / self.whole.height) / self.share

    @property
    def is_far(self) -> bool:
        """Whether tiles are too small to tap."""
        return self._tile_pixels < NEAR_PIXELS

    @property
    def tier(self) -> str:
        """How much is drawn in a tile by its width on the screen: `far`, `counted`, `few` …, `near`.

        From `few-small` to `few-or-four` two kinds are shown, at `near` four.
        """
        wide = self._tile_pixels
        if wide < NEAR_PIXELS:
            return FAR
        if wide < self._token_pixels:
            return COUNTED if wide < TOKEN_PIXELS else COUNTED_LARGE
        if wide < ROOMY_PIXELS:
            few = FEW if wide < THREE_PIXELS else FEW_OR_THREE if wide < FOUR_PIXELS else FEW_OR_FOUR
            return FEW_SMALL if wide < TWO_PIXELS else few
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
        """The same part of the board on an element of another size."""
        return replace(self, width_pixels=width_pixels, height_pixels=height_pixels)

    def panned(self, right_pixels: float, down_pixels: float) -> Viewport:
        """Move the paper with the finger."""
        x, y = self._middle()
        return self._at(x - right_pixels / self.scale, y - down_pixels / self.scale, self.share)

    def zoomed(self, factor: float, right_pixels: float = 0, down_pixels: float = 0) -> Viewport:
        """Zoom in or out around a point of the screen, which stays in place."""
        share = self._allowed(self.share / factor)
        x, y = self._middle()
        stays = (1 - share / self.share) / self.scale
        return self._at(x + right_pixels * stays, y + down_pixels * stays, share)

    def stepped_nearer(self, factor: float, towards: Frame | None) -> Viewport:
        """Zoom in and move half way toward a place that is in view; else around the center."""
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
        """The zoom buttons without effect here: `in`, `out`."""
        is_nearest = self.share <= self._allowed(0) * 1.0001
        return frozenset((*(("in",) if is_nearest else ()), *(("out",) if self.share >= 1 else ())))

    def zoomed_to(self, area: Frame, tile: Frame) -> Viewport:
        """Show an area as large as possible with readable tiles; if it does not fit, around its tile."""
        fits = min(self.width_pixels / area.width, self.height_pixels / area.height) / 1.1
        scale = max(fits, self._readable_pixels / self.tile_width)
        middle = area if scale == fits else tile
        share = self._allowed(self.share * self.scale / scale)
        return self._at(middle.x + middle.width / 2, middle.y + middle.height / 2, share)

    def having_in_sight(self, area: Frame) -> Viewport:
        """Bring an area into view, moving no farther than needed and zooming out only if it is too large."""
        if self.share >= 1 or not self.width_pixels or not self.height_pixels:
            return self
        view, wide = self, enclosing_frame([area], self.tile_width / 4)
        fits = min(self.width_pixels / wide.width, self.height_pixels / wide.height)
        if fits < self.scale:
            view = replace(self, share=min(1.0, self.share * self.scale / fits))
        x, y = self._middle()
        across, down = (pixels / view.scale / 2 for pixels in (self.width_pixels, self.height_pixels))
        x = max(wide.x + wide.width - across, min(x, wide.x + across))
        y = max(wide.y + wide.height - down, min(y, wide.y + down))
        return view._at(x, y, view.share)

    def showing_report(self, area: Frame, line: Frame) -> Viewport:
        """Show the places of a report at a readable zoom: the whole report's, or a line's if they do not fit."""
        if not self.width_pixels or not self.height_pixels or self.fitted()._tile_pixels >= READABLE_PIXELS:
            return self.having_in_sight(area)
        wide = enclosing_frame([area], self.tile_width / 2)
        fits = min(self.width_pixels / wide.width, self.height_pixels / wide.height) * self.tile_width
        if fits < self._readable_pixels:
            return self._with_tiles(self._readable_pixels, line).having_in_sight(line)
        return self._with_tiles(min(fits, REPORT_PIXELS), area).having_in_sight(area)

    def _with_tiles(self, pixels: float, area: Frame) -> Viewport:
        """Zoom in to a minimum tile width: around an area if the whole board is visible, else around the center."""
        if self.share < 1 and self._tile_pixels >= self._readable_pixels:
            return self
        share = self._allowed(self.share * self._tile_pixels / pixels)
        return self._at(area.x + area.width / 2, area.y + area.height / 2, share)

    @property
    def _tile_pixels(self) -> float:
        return self.tile_width * self.scale

    @property
    def _token_pixels(self) -> float:
        """In narrower tiles pieces are counted, not shown."""
        is_grand = min(self.whole.width, self.whole.height) >= GRAND_TILES * self.tile_width
        return GRAND_TOKEN_PIXELS if is_grand else TOKEN_PIXELS

    @property
    def _readable_pixels(self) -> float:
        # A little more than the limit, because the board may get a little smaller as the report appears below it.
        return max(READABLE_PIXELS, self._token_pixels + 1)

    def _middle(self) -> tuple[float, float]:
        shown = self.shown
        return shown.x + shown.width / 2, shown.y + shown.height / 2

    def _allowed(self, share: float) -> float:
        return min(1.0, max(share, FEWEST_TILES * self.tile_width / self.whole.width))

    def _at(self, x: float, y: float, share: float) -> Viewport:
        """The center of the visible part is always on the board."""
        whole = self.whole
        if share > 0.99:
            return self.fitted()
        x = min(max(x, whole.x), whole.x + whole.width)
        y = min(max(y, whole.y), whole.y + whole.height)
        return replace(self, share=share, x=x, y=y)
