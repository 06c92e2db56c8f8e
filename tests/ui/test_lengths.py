"""Every shipped scenario says on its card how long it is."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.lengths import LENGTHS
from rozz.ui.texts import say
from rozz.ui.views.home import _length, _scenario

SHIPPED = [(game, name) for game in library.GAMES for name in library.scenario_names(game)]


def test_there_is_a_length_for_every_scenario_and_for_nothing_else() -> None:
    assert {(game, name) for game, lengths in LENGTHS.items() for name in lengths} == set(SHIPPED)
    assert len(SHIPPED) >= 16
    for lengths in LENGTHS.values():
        for known in lengths.values():
            assert 1 <= known.least <= known.most
            assert known.games >= 1 and known.level in (1, 2, 3, 4)


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_the_card_says_it(game: str, name: str) -> None:
    known = LENGTHS[game][name]
    told = say("length-always" if known.least == known.most else "length", least=known.least, most=known.most)
    assert f"<span>{told}</span>" in str(_scenario(game, name))
    page = str(_length(game, name))
    assert told in page and f"level {known.level}" in page and known.note in page
