"""Names in a match are distinct, whatever names the players choose."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.match import SeatAssignment
from rozz.ui.i18n import display_names
from rozz.ui.i18n.display_names import LONGEST_NAME, with_distinct_names

COLOURS = ("RED", "BLUE", "GREEN", "GOLD")


@pytest.mark.parametrize(
    "given_names",
    [
        ("Ada", "Ada", "Ada Red"),
        ("A" * 23 + "1", "A" * 23 + "2", "A" * 20 + " Red"),
        ("A" * 30, "A" * 29, "A" * 20 + " Red"),
        ("Blue", "Red", ""),
        ("Blue", "", ""),
        ("", "Ada Blue", "Ada"),
    ],
)
def test_no_two_names_look_alike(given_names: tuple[str, ...]) -> None:
    given = zip(COLOURS, given_names, strict=False)
    places = with_distinct_names(SeatAssignment(colour, name) for colour, name in given)
    assert len({skeleton(place.name) for place in places}) == len(places), [place.name for place in places]
    for place in places:
        others = {skeleton(each.colour) for each in places if each is not place}
        assert skeleton(place.name) not in others, "a name equals the color of another seat"


def test_of_a_long_name_only_the_beginning_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, lengths = display_names.visible_name, []
    monkeypatch.setattr(display_names, "visible_name", lambda name: [lengths.append(len(name)), plain(name)][1])
    assert display_names.one_line("A" * 1_000_000) == "A" * LONGEST_NAME
    assert lengths == [display_names.LOOKED_AT]


NAMES = st.sampled_from(["", "Ada", "ada", "Ada Red", "Red", "blue", "Ada Blue", "A" * 40])


@given(st.lists(NAMES, min_size=4, max_size=4))
def test_random_names_never_look_alike(given_names: list[str]) -> None:
    given = zip(COLOURS, given_names, strict=True)
    places = with_distinct_names(SeatAssignment(colour, name) for colour, name in given)
    assert len({skeleton(place.name) for place in places}) == 4, [place.name for place in places]
    assert all(0 < len(place.name) <= LONGEST_NAME for place in places)
    assert with_distinct_names(places) == places
