"""Back leads from every screen to the one beneath it, at last to the first; what is written stays."""

from __future__ import annotations

import pytest

from rozz.ui import messages as m
from rozz.ui.model import Model
from rozz.ui.screens import back, depth
from rozz.ui.table.agreeing import DRAW
from tests.ui.test_table import BUY, Table


@pytest.mark.parametrize(
    ("messages", "screens"),
    [
        ((m.GoHome(),), []),
        ((m.GoHome(), m.ShowRules()), ["home"]),
        ((m.NewMatch(), m.ChooseScenario("headquarters-2")), ["new", "home"]),
        ((m.NewMatch(), m.ShowRules()), ["new", "home"]),
        ((), ["home"]),
        ((m.OpenDialog("menu"),), ["table", "home"]),
        ((m.ShowRules(),), ["table", "home"]),
        ((m.ShowRules(), m.OpenDialog("keys")), ["rules", "table", "home"]),
        ((m.ShowHistory(), m.ShowRules()), ["history", "table", "home"]),
        ((m.TryDifferently(), m.ShowHistory()), ["table", "table", "home"]),
        ((m.GoHome(), m.AskName("m1")), ["home"]),
        ((m.GoHome(), m.AskName("m1"), m.OpenMatch("m1")), ["home"]),
        ((m.Ask(DRAW),), ["table", "home"]),
        ((m.Ask(DRAW), m.OpenDialog("keys")), ["table", "table", "home"]),
    ],
)
def test_each_step_back_leads_to_what_lies_beneath(messages: tuple[m.Message, ...], screens: list[str]) -> None:
    table = Table().send(*BUY, m.TapTile("Drift"), *messages)
    for screen in screens:
        before = depth(table.model)
        table.send(m.GoBack())
        assert (table.model.screen, depth(table.model)) == (screen, before - 1)
    assert depth(table.model) == 0
    assert back(table.model).screen == "home"


def test_a_turn_watched_from_the_history_leads_back_to_it() -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.ShowHistory(), m.Replay(1))
    assert depth(table.model) == 3
    screens = []
    while depth(table.model):
        table.send(m.GoBack())
        screens.append(table.model.screen)
    assert screens == ["history", "table", "home"]
    assert "Ben is next" in table.shown


def test_the_first_screen_lies_deepest() -> None:
    assert depth(Model()) == 0
