"""Every shipped scenario says on its card how long it takes."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.ui.games.scenario_lengths import LENGTHS, Length
from rozz.ui.i18n.texts import say
from rozz.ui.views.setup.scenario_list import scenario_card
from rozz.ui.views.widgets.match_lengths import length_details, turns_text

SHIPPED = [(game, name) for game in library.GAMES for name in library.scenario_names(game)]


def test_every_shipped_scenario_and_nothing_else_has_a_length() -> None:
    assert {(game, name) for game, lengths in LENGTHS.items() for name in lengths} == set(SHIPPED)
    assert len(SHIPPED) >= 16
    for lengths in LENGTHS.values():
        for known in lengths.values():
            assert 1 <= known.least <= known.most
            assert (known.level in (1, 2, 3, 4)) == (known.games > 0)


def test_a_length_is_worded_by_how_well_it_is_known() -> None:
    assert turns_text(Length(20, 20)) == say("length-always", most=20)
    assert turns_text(Length(51, 51, games=1, level=1)) == say("length-about", most=51)
    assert turns_text(Length(12, 16, games=4, level=1)) == say("length", least=12, most=16)


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_the_card_shows_the_length(game: str, name: str) -> None:
    known = LENGTHS[game][name]
    assert f"<span>{turns_text(known)}</span>" in str(scenario_card(game, name))
    page = str(length_details(game, name) or "")
    assert bool(page) == (known.games > 0)
    assert not page or (turns_text(known) in page and f"level {known.level}" in page)
    assert not page or not known.note or say(f"games-length-{known.note}") in page
