"""The table on CPython: messages in, values and markup out."""

from __future__ import annotations

import json
import re

import pytest

from rozz import shipped_files
from rozz.engine import record
from rozz.engine.rozz.model.commands import Move, Nothing, Purchase
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.match_list import title_of
from rozz.ui.features.replay import replay_steps
from rozz.ui.i18n.display_names import LONGEST_TITLE
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Forget, Save
from rozz.ui.state.model import Composer, Written
from rozz.ui.views.shell import page_markup as pages
from tests.support.engine.report_lines import add_hint, refusal_text
from tests.support.ui.table import ADA_BUYS, Table, second_turn_table
from tests.support.words import beginning, longest_part, pattern, pattern_text


def test_a_second_tap_on_a_target_adds_the_command() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.Dial("quantity", 3), m.TapTile("D2"))
    assert table.session.composer.commands == ()
    assert add_hint("move", "D2", pieces="3 INF", start="Drift", tile="D2") in table.shown
    table.send(m.TapTile("D2"))
    assert table.session.composer.commands == (Move("INF", "Drift", "D2", 3),)


def test_text_and_list_mirror_each_other() -> None:
    table = Table().send(*ADA_BUYS)
    assert "P: ARMOR &gt; Drift</textarea>" in table.shown
    table.send(m.Type("N:\nP: INF*2 > Drift"))
    assert table.session.composer.commands == (Nothing(), Purchase("INF", 2, "Drift"))


def test_a_mistake_keeps_the_text_and_the_list() -> None:
    table = Table().send(*ADA_BUYS, m.Type("P: ARMOR > Drift\nP: ARMUR > Drift"))
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)
    assert (
        "Line 2" in table.shown and longest_part("not-understood", line=2, word="ARMUR", meant="ARMOR") in table.shown
    )
    assert "P: ARMUR" in table.shown


def test_undo_reverts_the_last_change_to_the_list() -> None:
    table = Table().send(*ADA_BUYS, m.Clear(), m.Undo())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)
    table.send(m.Undo())
    assert table.session.composer.commands == ()


def test_disabled_choices_say_why() -> None:
    table = Table().send(m.IAm(), m.TapTile("Rozz"))
    assert refusal_text("not-occupied", tile="Rozz", occupying=("HQ", "INF", "ARMOR")) in table.shown


@pytest.mark.parametrize("leave", [m.HandIn(), m.Hide(), m.GoHome()])
def test_commands_disappear_from_the_page_when_the_player_is_done(leave: m.Message) -> None:
    table = Table().send(*ADA_BUYS)
    assert "ARMOR" in table.shown
    table.send(leave)
    assert "ARMOR" not in table.shown + pages.tab_title(table.model)


def test_a_draft_survives_hiding_and_a_reload() -> None:
    table = Table().send(*ADA_BUYS, m.Hide())
    saved = next(effect for effect in table.effects if isinstance(effect, Save))
    again = session_codec.from_text(saved.text)
    assert (again.stage, again.seat) == ("handover", "RED")
    bought, open_sheet = Written((Purchase("ARMOR", 1, "Drift"),)), ("Drift",)
    assert again.drafts == {"RED": Composer(bought, (Written(),), made=open_sheet, rest=open_sheet, cursor="Drift")}
    table.send(m.IAm())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)


def test_every_change_of_an_open_match_is_saved() -> None:
    table = Table()
    for message in (
        *ADA_BUYS,
        m.Undo(),
        m.HandIn(),
        m.IAm(),
        m.HandIn(),
        m.ShowEveryone(),
        m.GoToStep(1),
        m.NextTurn(),
    ):
        table.send(message)
        assert any(isinstance(effect, Save) for effect in table.effects), message


def test_an_exported_file_holds_no_secrets() -> None:
    table = Table().send(*ADA_BUYS, m.HandIn(), m.GoHome(), m.ExportMatch("m1"))
    (file,) = table.effects
    assert isinstance(file, Download)
    assert "ARMOR" not in file.text.split('"turns"')[1]


def test_a_file_is_named_after_its_match_and_the_last_turn() -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.GoHome(), m.ExportMatch("m1"))
    (file,) = table.effects
    assert isinstance(file, Download) and file.name == "rozz-ada-ben-after-1.json"
    table.send(m.RenameMatch("m1", "Friday: Zoë/Ben"), m.ExportMatch("m1"))
    (file,) = table.effects
    assert isinstance(file, Download) and file.name == "rozz-Friday-Zoë-Ben-after-1.json"


@pytest.mark.parametrize(
    ("saved_as", "called"),
    [
        ("{name}", "Friday evening"),
        ("{stem} (2).json", "Friday evening"),
        ("rozz-ada-ben-after-0.json", "Ada – Ben"),
        ("download.json", "Ada – Ben"),
        ("", "Ada – Ben"),
        ("rozz-" + "x" * 200 + "-after-3.json", "x" * LONGEST_TITLE),
    ],
)
def test_a_custom_match_name_comes_back_with_its_file(saved_as: str, called: str) -> None:
    table = Table().send(m.GoHome(), m.RenameMatch("m1", "Friday evening"), m.ExportMatch("m1"))
    (file,) = table.effects
    assert isinstance(file, Download)
    table.send(m.DeleteMatch("m1"))
    name = saved_as.format(name=file.name, stem=file.name.removesuffix(".json"))
    table.send(m.ImportMatch(file.text, "fresh", name), m.GoHome())
    assert f"<h3>{called}</h3>" in table.shown


def test_a_file_name_does_not_rename_a_match_that_is_already_here() -> None:
    table = Table().send(m.GoHome(), m.ExportMatch("m1"))
    (file,) = table.effects
    assert isinstance(file, Download)
    table.send(m.ImportMatch(file.text, "fresh", "rozz-Other-after-0.json"))
    assert table.model.toast == say("opened-here-already")
    table.send(m.GoHome())
    assert "<h3>Ada – Ben</h3>" in table.shown and "Other" not in table.shown


def test_the_name_of_a_match_lists_more_than_two_players_with_commas() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-4"))
    plays = {f"plays-{colour}": "computer:1" for colour in ("BLUE", "GREEN", "GOLD")}
    table.send(m.BeginMatch("m4", {"RED": "Ada", **plays}), m.GoHome())
    assert "<h3>Ada, Dreamer Blue, Dreamer Green, Dreamer Gold</h3>" in table.shown


def test_saved_matches_come_before_the_box_for_links() -> None:
    table = Table().send(m.GoHome())
    assert table.shown.index(say("saved-here")) < table.shown.index(say("paste-link"))


def test_the_card_of_a_match_shows_the_level_of_the_computer() -> None:
    table = Table()
    plays = {"RED": "Ada", "BLUE": "Blue", "plays-BLUE": "computer:2"}
    table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m2", plays), m.GoHome())
    card = table.shown[table.shown.index('id="saved-m2"') :].split("</article>")[0]
    assert re.search(pattern_text("against", number=2), card)


def test_after_an_old_turn_the_card_of_a_match_says_what_waits_now() -> None:
    table = second_turn_table().send(m.IAm(), m.ShowHistory(), m.Replay(1), m.GoHome())
    watched = say("waits-shown", moment=say("moment-turn", number=1))
    assert say("waits-for", name="Ben") in table.shown and watched not in table.shown
    table.send(m.OpenMatch("m1"), m.NextTurn())
    for _ in range(2):
        table.send(m.IAm(), m.Type("N:"), m.HandIn())
    table.send(m.ShowEveryone(), m.GoHome())
    assert say("waits-shown", moment=say("moment-turn", number=2)) in table.shown, "nobody has seen it"
    table.send(m.OpenMatch("m1"), m.ShowHistory(), m.Replay(1), m.GoHome())
    assert say("waits-for", name="Ada") in table.shown and watched not in table.shown


def test_matches_against_the_computer_get_distinct_names() -> None:
    table = Table()
    for identity in ("c1", "c2", "c3"):
        table.send(m.GoHome(), m.PlayNow(fresh=identity))
    table.send(m.GoHome())
    names = [title_of(each) for each in table.model.shelf]
    assert len(set(names)) == 4 and all(f"<h3>{name}</h3>" in table.shown for name in names), names
    assert names[1].endswith(" (2)") and names[0].endswith(" (3)")


def test_match_headings_name_the_players_and_are_described_by_the_game() -> None:
    """“Red – Dreamer (2)” and “Red – Dreamer (3)” can be different games, so buttons are described by the game."""
    table = Table()
    for number, game in enumerate(("rozz", "ozymandia", "simultaneous-risk", "ozymandia", "rozz")):
        table.send(m.GoHome(), m.PlayNow(game, f"c{number}"))
    table.send(m.GoHome())
    names = [title_of(each) for each in table.model.shelf]
    assert names[:5] == [*(f"Red – Dreamer ({number})" for number in (5, 4, 3, 2)), "Red – Dreamer"]
    for number, played in enumerate(("Headquarters for Two", "Five Isles", "Archipelago", "Five Isles")):
        (button,) = re.findall(rf'<button[^>]*id="open-c{number}"[^>]*>', table.shown)
        (where,) = re.findall(r'aria-describedby="([^"]+)"', button)
        (line,) = re.findall(rf'<p id="{where}">([^<]+)</p>', table.shown)
        assert played in line


def test_the_number_at_the_end_of_a_long_match_name_is_not_cut_off() -> None:
    table = Table()
    people = {"RED": "Maximiliane von Hohenzoll", "BLUE": "Dreamer", "plays-BLUE": "computer:1"}
    for number in range(3):
        table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch(f"c{number}", people), m.GoHome())
    names = [title_of(each) for each in table.model.shelf]
    plain = "Maximiliane von Hohenzol – Dreamer"
    assert names[:3] == [f"{plain} (3)", f"{plain} (2)", plain]
    text = table.model.shelf[0].text
    assert title_of(session_codec.saved("c2", text)) == f"{plain} (3)", "the name is the same after reading it again"


def test_a_game_is_named_once_if_its_scenario_has_the_same_name() -> None:
    table = Table()
    for number, scenario in enumerate(("rosenkreuz", "rosenkreuz-skirmish")):
        begun = (m.NewMatch(), m.ChooseScenario(scenario, "rosenkreuz"), m.BeginMatch(f"k{number}", {}), m.GoHome())
        table.send(*begun)
    for scenario in ("RosenKreuz", "RosenKreuz, Skirmish"):
        line = say("match-line", scenario=scenario, moment=say("moment-move-inside", number=1))
        assert f">{line}</p>" in table.shown
    assert "RosenKreuz · RosenKreuz" not in table.shown


def test_the_players_are_marked_up_as_a_list() -> None:
    table = Table()
    seats = table.shown if "seats" in table.shown else table.send(m.IAm()).shown
    begin = seats.index(f'<ul class="seats" aria-label="{say("who-plays-here")}">')
    assert seats[begin : seats.index("</ul>", begin)].count("<li>") == 2


def test_deleting_a_match_can_be_undone() -> None:
    table = Table().send(m.GoHome(), m.DeleteMatch("m1"))
    assert Forget("m1") in table.effects
    assert table.model.shelf == ()
    table.send(m.RestoreMatch())
    assert [saved.identity for saved in table.model.shelf] == ["m1"]


def test_a_damaged_file_changes_nothing_and_is_explained() -> None:
    table = Table().send(m.GoHome())
    before = table.model.shelf
    table.send(m.ImportMatch('{"format": 1, "turns": "?"}'))
    assert table.model.shelf == before
    assert pattern("not-a-match").search(table.shown)


def test_a_scenario_file_is_recognized_and_not_taken_for_a_match() -> None:
    for name in ("rozz/basic-training", "ozymandia/five-isles"):
        text = (shipped_files.FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
        table = Table().send(m.GoHome(), m.ImportMatch(text))
        assert say("is-a-scenario") in table.model.toast
    assert say("is-a-scenario") not in Table().send(m.ImportMatch("game over")).model.toast


@pytest.mark.parametrize("tile", ["x" * 5000, "\u202eevil"])
def test_errors_in_a_file_are_short_and_have_only_visible_characters(tile: str) -> None:
    whole = json.loads(record.to_json(Table().session.match))
    whole["scenario"]["setup"] = {tile: {}}
    text = json.dumps(whole)
    for problem in (Table().send(m.ImportMatch(text)).model.toast, session_codec.saved("m2", text).problem):
        assert beginning("files-no-tile") in problem and len(problem) < 1200 and "\u202e" not in problem


def test_a_different_seat_is_asked_first_each_turn() -> None:
    table = Table()
    asked = []
    for _ in range(3):
        asked.append(table.session.seat)
        table.send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    assert asked == ["RED", "BLUE", "RED"]


def test_the_steps_lead_to_the_position_after_the_turn() -> None:
    table = Table().send(*ADA_BUYS, m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"), m.Add())
    table.send(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    steps = replay_steps.steps(table.session.match, 1)
    assert [step.title for step in steps] == ["All commands revealed", "Purchases", "Moves", "Production"]
    assert steps[-1].scene.position == table.session.match.state.position


def test_a_solo_player_never_hands_over_the_device() -> None:
    table = Table("solo-training")
    assert table.session.stage == "compose"
    table.send(m.HandIn())
    assert table.session.stage == "reveal"


def test_a_player_who_was_ready_without_commands_is_not_asked_again() -> None:
    table = Table().send(m.IAm(), m.HandIn())
    saved = next(effect for effect in table.effects if isinstance(effect, Save))
    assert session_codec.from_text(saved.text).seat == "BLUE"


def test_a_lone_players_draft_survives_leaving_the_match() -> None:
    table = Table("solo-training").send(m.Type("N:"), m.GoHome(), m.OpenMatch("m1"))
    assert table.session.composer.commands == (Nothing(),)


def test_the_players_places_are_listed_until_one_is_selected() -> None:
    table = Table().send(m.IAm())
    button = f'data-do="select-place" data-tile="Drift"><span class="heard">{say("own-places")} </span>Drift'
    assert button in table.shown
    table.send(m.TapTile("Drift"))
    assert '<section id="own-places" hidden></section>' in table.shown
    table.send(m.Cancel(), m.Type("M: INF*2 @ Drift > D2"))
    assert say("own-places") in table.shown


def test_tools_have_ids_so_that_none_receives_the_click_of_another() -> None:
    shown = Table().send(m.IAm()).shown
    tools = re.search(r'<div id="dispatch-tools".*?</div>', shown)
    assert tools is not None
    buttons = re.findall(r"<button[^>]*>", tools[0])
    assert len(buttons) > 3
    assert all('id="' in each for each in buttons), buttons
