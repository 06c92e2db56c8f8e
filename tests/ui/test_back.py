"""Back leads from every screen to the one beneath it, down to the first screen; drafts stay."""

from __future__ import annotations

import pytest

from rozz.ui.features.navigation import back, path
from rozz.ui.features.table.table_votes import DRAW
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from tests.support.ui.table import ADA_BUYS, Table


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
        ((m.ShowSimulator(),), ["table", "home"]),
        ((m.ShowRules(), m.ShowSimulator(), m.GoBack(), m.GoBack(), m.ShowSimulator()), ["table", "home"]),
        ((m.ShowSimulator(), m.ShowRules()), ["table", "home"]),
        ((m.ShowRules(), m.ShowSimulator(), m.ShowRules(), m.ShowSimulator()), ["rules", "table", "home"]),
        # Others look at the history too, so a private what-if is put away.
        ((m.TryDifferently(), m.ShowHistory()), ["table", "home"]),
        ((m.GoHome(), m.AskName("m1")), ["home"]),
        ((m.GoHome(), m.AskName("m1"), m.OpenMatch("m1")), ["home"]),
        ((m.Ask(DRAW),), ["table", "home"]),
        ((m.Ask(DRAW), m.OpenDialog("keys")), ["table", "table", "home"]),
        ((m.Ask(DRAW), m.ShowRules()), ["table", "table", "home"]),
    ],
)
def test_each_step_back_leads_to_the_screen_beneath(messages: tuple[m.Message, ...], screens: list[str]) -> None:
    table = Table().send(*ADA_BUYS, m.TapTile("Drift"), *messages)
    for screen in screens:
        before = len(path(table.model))
        table.send(m.GoBack())
        assert (table.model.screen, len(path(table.model))) == (screen, before - 1)
    assert len(path(table.model)) == 0
    assert back(table.model).screen == "home"


def test_a_turn_replayed_from_the_history_leads_back_to_it() -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.ShowHistory(), m.Replay(1))
    assert len(path(table.model)) == 3
    screens = []
    while len(path(table.model)):
        table.send(m.GoBack())
        screens.append(table.model.screen)
    assert screens == ["history", "table", "home"]
    assert say("waits-for", name="Ben") in table.shown


@pytest.mark.parametrize(
    ("messages", "screens"),
    [
        ((m.ShowHistory(), m.TryDifferently(1)), ["history", "table", "home"]),
        ((m.ShowHistory(), m.TryDifferently(1), m.ShowHistory()), ["table", "history", "table", "home"]),
        ((m.ShowHistory(), m.Replay(1), m.TryDifferently(1)), ["table", "history", "table", "home"]),
        ((m.ShowHistory(), m.TryDifferently(1), m.ShowHistory(), m.TryDifferently()), ["history", "table", "home"]),
    ],
)
def test_a_what_if_leads_back_to_where_it_was_opened(messages: tuple[m.Message, ...], screens: list[str]) -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn(), *messages)
    assert table.session.is_trial
    seen = []
    while path(table.model):
        before = len(path(table.model))
        table.send(m.GoBack())
        assert len(path(table.model)) == before - 1
        seen.append(table.model.screen)
    assert seen == screens


def test_a_what_if_of_a_finished_match_leads_back_to_the_turn_shown() -> None:
    table = Table().send(m.IAm(), m.Resign(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.TryDifferently(1))
    before = len(path(table.model))
    table.send(m.GoBack())
    assert (table.session.stage, len(path(table.model))) == ("reveal", before - 1)


def test_nothing_lies_beneath_the_first_screen() -> None:
    assert len(path(Model())) == 0


@pytest.mark.parametrize(
    "messages",
    [
        (m.NewMatch("link"), m.ChooseScenario("headquarters-2"), m.ShowRules()),
        (m.ShowHistory(), m.ShowRules(), m.OpenDialog("keys")),
        (m.ShowHistory(), m.Replay(1)),
        (m.GoHome(), m.ShowPuzzles(), m.OpenPuzzle("rozz-1-airlift")),
        (m.GoHome(), m.AskName("m1")),
        (m.Learn("rozz"), m.ShowRules()),
    ],
)
def test_forward_retraces_every_step_back(messages: tuple[m.Message, ...]) -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn(), *messages)
    way, screens = path(table.model), [table.model.screen]
    while path(table.model):
        table.send(m.GoBack())
        screens.append(table.model.screen)
    for message, screen in zip(way, screens[-2::-1], strict=True):
        assert message is not None
        table.send(message)
        assert table.model.screen == screen
    assert path(table.model) == way


def test_forward_reopens_a_what_if_while_it_can_be_restored() -> None:
    table = Table().send(m.IAm(), m.TryDifferently(), m.Type("P: JET > Drift"))
    trial, way = table.session, path(table.model)
    table.send(m.GoBack(), way[-1] or m.GoHome())
    assert (table.session, path(table.model)) == (trial, way)
    table.send(m.GoBack(), m.Type("P: ARMOR > Drift"), m.Clear(), way[-1] or m.GoHome())
    assert not table.session.is_trial
    assert say("cleared") in table.shown


@pytest.mark.parametrize("is_private", [True, False])
def test_forward_reaches_a_what_if_after_several_steps_back(is_private: bool) -> None:
    table = Table()
    table.send(*(m.IAm(),) * is_private, m.TryDifferently(), m.Type("P: JET > Drift"))
    trial, way = table.session, path(table.model)
    while path(table.model):
        table.send(m.GoBack())
        assert "P: JET" not in table.shown
    for message in way:
        assert message is not None
        table.send(message)
    if is_private:
        assert "P: JET" not in table.shown
        table.send(m.IAm())
    assert (table.session, path(table.model)) == (trial, way)


def test_back_from_the_last_turn_stops_at_the_result() -> None:
    table = Table().send(m.IAm(), m.Resign(), m.IAm(), m.HandIn(), m.ShowEveryone())
    for again in ((), (m.Replay(1),)):
        table.send(*again)
        assert (table.session.stage, len(path(table.model))) == ("reveal", 2)
        table.send(m.GoBack())
        assert (table.model.screen, table.session.stage, len(path(table.model))) == ("table", "over", 1)


def test_forward_reopens_no_panel_that_asked_about_a_past_action() -> None:
    for asked in (m.Ready(), m.AskHint()):
        table = Table().send(m.IAm(), asked)
        assert table.model.dialog and path(table.model)[-1] is None
    assert path(Table().send(m.IAm(), m.OpenDialog("keys")).model)[-1] == m.OpenDialog("keys")


def test_a_deleted_match_cannot_be_renamed() -> None:
    table = Table().send(m.GoHome(), m.DeleteMatch("m1"), m.AskName("m1"))
    assert (table.model.renaming, path(table.model)) == ("", ())
