"""Unchanged parts of the page are not written again; results are remembered for the very same objects."""

from __future__ import annotations

from typing import Any

import htpy as h
import pytest
from markupsafe import Markup

from rozz.ui import page_regions
from rozz.ui.app.update import update
from rozz.ui.features.replay import replay_steps
from rozz.ui.games.rozz.drawing import tile, tokens
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import bundle, changed, drawn, region
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from rozz.ui.views.shell.prerender import prerender_steps
from rozz.ui.views.widgets import pictures


def test_a_region_renders_as_its_element() -> None:
    node = h.main[h.p["before"], region("one", h.p("#one")["<a>"]), bundle([region("two", h.p("#two")["b"]), "after"])]
    assert drawn(node).text == str(node) == '<main><p>before</p><p id="one">&lt;a&gt;</p><p id="two">b</p>after</main>'
    assert drawn(node).regions == {"one": '<p id="one">&lt;a&gt;</p>', "two": '<p id="two">b</p>'}


def test_only_changed_regions_are_written() -> None:
    def shown(one: str, two: str, outside: str) -> page_regions.Drawn:
        return drawn(h.main[region("one", h.p("#one")[one]), outside, region("two", h.p("#two")[two])])

    assert changed(shown("a", "b", "c"), shown("a", "b", "c")) == []
    assert changed(shown("a", "b", "c"), shown("a", "d", "c")) == ['<p id="two">d</p>']
    assert changed(shown("a", "b", "c"), shown("a", "b", "d")) is None


def test_a_different_region_changes_the_outline() -> None:
    before = drawn(h.main[region("one", h.p("#one"))])
    assert changed(before, drawn(h.main[region("two", h.p("#two"))])) is None
    assert changed(before, drawn(h.main[region("one", h.p("#one")), region("two", h.p("#two"))])) is None


def after(model: Model, *messages: m.Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


@pytest.fixture
def table() -> Model:
    begin = (m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("match"), m.IAm())
    return after(Model(), *begin)


def written(before: Model, then: Model) -> list[str]:
    """The ids of the elements written to turn one page into the other."""
    found = changed(page_markup.draw_page(before), page_markup.draw_page(then))
    assert found is not None, "the whole page is written"
    return [each.split('id="', 1)[1].split('"', 1)[0] for each in found]


#: Where the pieces in Drift can go with a single tap.
NEXT_DOOR = [f"tile-D{number}" for number in range(1, 7)]


def test_a_tap_writes_only_the_tiles_and_the_slip(table: Model) -> None:
    tapped = after(table, m.TapTile("Drift"))
    # Drift, the headquarters, had the cursor; now it is also selected, and its infantry can go next door.
    assert set(written(table, tapped)) == {"tile-Drift", *NEXT_DOOR, "slip-head", "slip-body"}
    assert written(table, table) == []


def test_a_higher_sheet_writes_only_the_slip_and_the_tools_it_covers(table: Model) -> None:
    tapped = after(table, m.TapTile("Drift"))
    assert set(written(tapped, after(tapped, m.SwitchSheet()))) == {"map-tools", "slip-body"}


def test_a_purchase_writes_its_tile_and_the_money_left(table: Model) -> None:
    tapped = after(table, m.TapTile("Drift"), m.Pick("purchase:TRANS"))
    assert written(table, tapped)[0] == "tile-Drift" and "pieces-Drift" in written(table, tapped), "before it is added"
    bought = after(tapped, m.Add())
    rest = ["slip-head", "slip-body", "thumb", "said"]
    # The bar and the map show the money left.
    assert set(written(tapped, bought)) == {"bar", "figure-RED", *NEXT_DOOR, *rest}
    assert set(written(bought, after(bought, m.Undo()))) == {"bar", "figure-RED", "pieces-Drift", *rest}


def test_a_step_of_a_turn_does_not_rewrite_the_map(table: Model) -> None:
    session = table.session
    assert session is not None
    orders = (m.Type("P: INF*2 > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    shown = after(table, *orders)
    assert shown.session is not None and shown.session.stage == "reveal"
    # Purchases lie above everything, to be seen from afar.
    of_step = {"tile-Drift", "pieces-Drift", "arrows", "travels", "slip-head", "slip-body", "player", "said"}
    bought = after(shown, m.GoToStep(1))
    # The buyer has less money; nothing is written for the other players.
    notes = {"note-RED", "figure-RED"}
    assert notes <= set(written(shown, bought)) <= of_step | notes
    assert set(written(bought, after(bought, m.GoToStep(0), m.GoToStep(1)))) == set()


def test_one_match_shows_nothing_of_another() -> None:
    """Results are remembered by the identity of objects, and a later match has other objects."""
    texts = []
    for name in ("Ada", "Ben"):
        begin = (m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("match", {"RED": name}), m.IAm())
        texts.append(page_markup.page(after(Model(), *begin)))
    assert "Ada" in texts[0] and "Ada" not in texts[1] and "Ben" not in texts[0]


def test_results_are_remembered_by_object_identity() -> None:
    calls = []

    @remembered(most=2)
    def length(values: list[int], name: str) -> int:
        calls.append(name)
        return len(values)

    one, same = [1], [1]
    assert [length(one, "a"), length(one, "a"), length(same, "a"), length(one, "b")] == [1, 1, 1, 1]
    assert calls == ["a", "a", "b"]
    length(one, "a")  # only the last two are kept
    assert calls == ["a", "a", "b", "a"]


def test_a_tap_draws_only_the_tiles_that_it_marks(table: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn: list[str] = []

    def draw(place: Plot, *given: Any) -> page_regions.Region:
        redrawn.append(place.name)
        return tile_draw(place, *given)

    page_markup.page(after(table, m.TapTile("Drift")))
    tile_draw = tile.draw
    monkeypatch.setattr(tile, "draw", draw)
    page_markup.page(after(table, m.TapTile("Braxx")))
    assert "Braxx" in redrawn and len(redrawn) <= 2  # the other one had the keyboard cursor


def test_steps_drawn_ahead_are_not_drawn_again_when_shown(
    table: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = (m.Type("P: ARMOR > Drift\nM: INF*2 @ Drift > D2"), m.Ready(), m.IAm(), m.Ready())
    shown = after(table, *commands, m.HandIn(), m.ShowEveryone(), m.Pause(), m.GoToStep(0))
    assert shown.session is not None and shown.session.stage == "reveal"
    page_markup.page(shown)
    pieces = sum(1 for _ in prerender_steps(shown))
    assert pieces > 9, "the pieces are small, so a tap in between need not wait"
    redrawn: list[tokens.Token] = []

    def draw(token: tokens.Token, *given: float) -> Markup:
        redrawn.append(token)
        return tokens_draw(token, *given)

    tokens_draw = tokens.draw
    monkeypatch.setattr(tokens, "draw", draw)
    number = len(replay_steps.steps(shown.session.match, shown.session.shown_turn))
    assert number > 2
    for step in range(number):
        page_markup.page(after(shown, m.GoToStep(step)))
    assert [token.item for token in redrawn] == ["INF"], "only the traveling piece, which is in no tile, is drawn"


def test_rules_are_drawn_ahead_while_commanding_and_nothing_at_home(
    table: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(prerender_steps(Model())) == []
    pictures.pictures("rozz")
    pieces = sum(1 for _ in prerender_steps(table))
    monkeypatch.setattr(pictures, "draw_picture", pytest.fail)
    assert page_markup.page(after(table, m.ShowRules())).count("of-chapter") == pieces > 9
