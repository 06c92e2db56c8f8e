"""The weights of the related games are data: they name existing features, and the script that fits them runs."""

from __future__ import annotations

import pytest

from rozz.engine.areas.ai.features import NAMES
from rozz.engine.areas.ai.position_value import WEIGHTS
from rozz.engine.rosenkreuz.ai.kreuz_value import FILE, ON_OTHER_COLOR, ON_OWN_COLOR, RARER_COLOR
from training import fit_other_games


def test_every_weight_names_a_feature() -> None:
    assert set(WEIGHTS) == {"cities", "territories"}
    for weights in WEIGHTS.values():
        assert set(weights) <= set(NAMES)
        assert weights["armies"] > 0 and weights["income"] > 0


def test_the_tables_of_rosenkreuz_have_a_row_for_every_rank_and_file() -> None:
    assert [len(each) for each in (ON_OWN_COLOR, ON_OTHER_COLOR, FILE, RARER_COLOR)] == [8, 8, 4, 9]


def test_a_fit_finds_the_decisive_feature() -> None:
    found = [((float(won), float(number % 3) - 1), float(won > 0)) for number, won in enumerate([-1, 1] * 60)]
    decisive, idle = fit_other_games.fitted(found)
    assert decisive > 5 * abs(idle)


@pytest.mark.parametrize(("game", "name"), [("ozymandia", "five-isles"), ("rosenkreuz", "rosenkreuz-skirmish")])
def test_games_for_a_fit_are_reproducible(game: str, name: str) -> None:
    row_of = fit_other_games.kreuz_features if game == "rosenkreuz" else fit_other_games.areas_features
    width = len(fit_other_games.KREUZ_NAMES) if game == "rosenkreuz" else len(NAMES)
    once = fit_other_games.samples(game, name, 1, 3, row_of, 60)
    assert once == fit_other_games.samples(game, name, 1, 3, row_of, 60)
    assert all(len(row) == width for row, _ in once)
