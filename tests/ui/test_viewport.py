"""The arithmetic of pan and zoom: what stays under the finger, and where the limits are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.ui.board.geometry import Frame
from rozz.ui.board.viewport import OVERVIEW, READABLE_PIXELS, Viewport

#: A board twice as wide as high on a square screen: half a pixel to a unit.
WHOLE = Viewport(Frame(-500, -250, 1000, 500), 40, 500, 500)
NEAR = replace(WHOLE, share=0.25, x=100, y=50)


def board_point(view: Viewport, right: float, down: float) -> tuple[float, float]:
    """The point of the board under a point of the screen, to compare with."""
    shown = view.shown
    return (
        pytest.approx(shown.x + shown.width / 2 + right / view.scale),
        pytest.approx(shown.y + shown.height / 2 + down / view.scale),
    )


def point(view: Viewport, right: float, down: float) -> tuple[float, float]:
    shown = view.shown
    return shown.x + shown.width / 2 + right / view.scale, shown.y + shown.height / 2 + down / view.scale


def test_the_whole_board_is_shown_at_first() -> None:
    assert WHOLE.shown == WHOLE.whole
    assert WHOLE.scale == 0.5
    assert NEAR.scale == 2
    assert NEAR.shown == Frame(-25, -12.5, 250, 125)


@pytest.mark.parametrize("view", [WHOLE, NEAR])
@pytest.mark.parametrize("factor", [1.5, 1.0015**300])
@pytest.mark.parametrize("at", [(0, 0), (60, -40)])
def test_zoom_keeps_the_point_under_the_pointer(view: Viewport, factor: float, at: tuple[float, float]) -> None:
    nearer = view.zoomed(factor, *at)
    assert nearer.scale == pytest.approx(view.scale * factor)
    assert point(nearer, *at) == board_point(view, *at)


def test_zooming_in_and_out_returns_to_the_same_view() -> None:
    back = NEAR.zoomed(1.5, 30, 10).zoomed(1 / 1.5, 30, 10)
    assert point(back, 0, 0) == board_point(NEAR, 0, 0)


def test_the_nearest_zoom_shows_two_tiles_and_does_not_slide() -> None:
    nearest = NEAR.zoomed(1000)
    assert nearest.shown.width == pytest.approx(80)
    assert nearest.zoomed(2, 200, 100).shown == nearest.shown


def test_the_farthest_zoom_shows_the_whole_board() -> None:
    assert NEAR.zoomed(0.01, 100, 100) == replace(NEAR, share=1.0)
    assert NEAR.zoomed(0.01).shown == WHOLE.whole
    assert NEAR.fitted().shown == WHOLE.whole


def test_panning_moves_the_board_with_the_finger() -> None:
    assert point(NEAR.panned(20, -6), 20, -6) == board_point(NEAR, 0, 0)


def test_panning_ends_at_the_edge_of_the_board() -> None:
    far = NEAR.panned(-100_000, -100_000)
    assert (far.x, far.y) == (500, 250)
    assert far.panned(0, 0) == far
    assert WHOLE.panned(50, 50).shown == WHOLE.whole


def test_tiles_narrower_than_24_pixels_count_as_far() -> None:
    assert WHOLE.is_far
    assert not WHOLE.zoomed(1.3).is_far


def test_zooming_to_a_territory_shows_all_of_it() -> None:
    area = Frame(200, 0, 120, 100)
    near = WHOLE.zoomed_to(area, Frame(200, 0, 40, 40))
    assert point(near, 0, 0) == (pytest.approx(260), pytest.approx(50))
    assert near.scale * area.width == pytest.approx(500 / 1.1)
    assert not near.is_far


def test_zooming_to_a_territory_too_large_centers_on_the_tile() -> None:
    near = WHOLE.zoomed_to(Frame(-500, -250, 1000, 500), Frame(-400, -200, 40, 40))
    assert point(near, 0, 0) == (pytest.approx(-380), pytest.approx(-180))
    assert near.tile_width * near.scale == pytest.approx(READABLE_PIXELS)
    assert not near.is_far


def test_the_visible_part_stays_when_the_screen_changes_size() -> None:
    assert NEAR.resized(300, 200).shown == NEAR.shown
    assert NEAR.resized(300, 200).scale == pytest.approx(1.2)


def test_a_visible_place_does_not_move_the_view() -> None:
    assert NEAR.having_in_sight(Frame(90, 40, 20, 20)) == NEAR
    assert WHOLE.having_in_sight(Frame(400, 200, 20, 20)) == WHOLE


def test_a_place_out_of_view_is_moved_in_and_no_farther() -> None:
    # At 2 pixels to a unit, 500 pixels show 250 × 250 units around (100, 50); the margin is a quarter of a tile.
    moved = NEAR.having_in_sight(Frame(300, 40, 20, 20))
    assert moved.share == NEAR.share
    assert (moved.x, moved.y) == (pytest.approx(330 - 125), 50)


def test_an_area_too_large_for_the_view_is_shown_from_farther() -> None:
    wide = NEAR.having_in_sight(Frame(-400, 0, 580, 20))
    assert wide.scale == pytest.approx(500 / 600)
    assert wide.shown.x <= -400 and wide.shown.x + wide.shown.width >= 180


def test_the_level_of_detail_depends_on_the_width_of_a_tile() -> None:
    widths = (23, 25, 31, 35, 41, 43, 51, 53, 71, 73)
    tiers = [WHOLE.zoomed(pixels / (WHOLE.tile_width * WHOLE.scale)).tier for pixels in widths]
    three, four = ["few-or-three"] * 2, ["few-or-four"] * 2
    assert tiers == ["far", "counted", "few-small", "few", "few", *three, *four, "near"]


def test_zooming_in_moves_toward_the_selected_place_while_it_is_visible() -> None:
    place = Frame(160, 70, 40, 20)  # its middle is 80 units right of the middle of the view and 30 below it
    nearer = NEAR.stepped_nearer(1.5, place)
    assert nearer.scale == pytest.approx(1.5 * NEAR.scale)
    assert point(nearer, 80, 30) == (pytest.approx(180), pytest.approx(80)), "half way to the middle of the screen"
    assert NEAR.stepped_nearer(1.5, Frame(400, 70, 40, 20)) == NEAR.zoomed(1.5) == NEAR.stepped_nearer(1.5, None)
    nearest = NEAR.zoomed(1000)
    assert nearest.stepped_nearer(1.5, place) == nearest


def test_the_view_knows_which_zoom_limit_it_has_reached() -> None:
    assert WHOLE.ends == {"out"}
    assert NEAR.ends == set()
    assert NEAR.zoomed(1000).ends == {"in"}


#: A board on a phone: shown whole, a tile of 100 units is 20 pixels wide.
SMALL = Viewport(Frame(0, 0, 2000, 1500), 100, 400, 300)


def tile_width(view: Viewport) -> float:
    """A tile's width in pixels."""
    return view.tile_width * view.scale


def holds(view: Viewport, area: Frame) -> bool:
    across, down = view.width_pixels / view.scale, view.height_pixels / view.scale
    x, y = view.shown.x + view.shown.width / 2, view.shown.y + view.shown.height / 2
    return (
        x - across / 2 <= area.x
        and area.x + area.width <= x + across / 2
        and y - down / 2 <= area.y
        and area.y + area.height <= y + down / 2
    )


def test_a_report_is_zoomed_in_until_it_can_be_read() -> None:
    area = Frame(300, 300, 300, 200)
    view = SMALL.showing_report(area, area)
    assert holds(view, area)
    assert READABLE_PIXELS <= tile_width(view) < 100, "its surroundings are visible too"


def test_a_report_across_the_whole_board_is_followed_line_by_line() -> None:
    everywhere, line = Frame(0, 0, 2000, 1500), Frame(1500, 1200, 200, 100)
    view = SMALL.showing_report(everywhere, line)
    assert holds(view, line) and tile_width(view) == pytest.approx(READABLE_PIXELS)
    other = Frame(1300, 1200, 100, 100)
    assert view.showing_report(everywhere, other) == view, "the view moves no farther than needed"
    first = Frame(100, 100, 100, 100)
    assert holds(view.showing_report(everywhere, first), first)


def test_a_legible_board_is_not_zoomed() -> None:
    large = SMALL.resized(1600, 1200)
    area = Frame(300, 300, 300, 200)
    assert large.showing_report(area, area) == large


def test_a_report_zooms_in_no_farther_than_the_player_already_has() -> None:
    area = Frame(300, 300, 300, 200)
    near = SMALL.showing_report(area, area).zoomed(1.5)
    shown = near.showing_report(area, area)
    assert holds(shown, area) and tile_width(shown) <= tile_width(near)


def test_a_report_on_a_grand_board_is_shown_with_its_pieces_on_any_phone() -> None:
    """Not in the overview, not even when the board gets two pixels lower afterward."""
    for width in range(320, 431):
        view = Viewport(Frame(-1000, -1000, 2000, 2000), 100.0, float(width), 300.0)
        shown = view.showing_report(Frame(-900, -900, 1800, 1800), Frame(100, 100, 80, 80))
        assert shown.resized(width - 2.0, 298.0).tier not in OVERVIEW, width
