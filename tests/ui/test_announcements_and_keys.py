"""What screen readers say, which keys do what, and names: messages in, values and markup out."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.areas.resolution import placing
from rozz.engine.match import SeatAssignment
from rozz.engine.rozz.model.commands import Move, Purchase
from rozz.engine.said import said
from rozz.ui.features import settings_codec
from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing
from rozz.ui.features.match_list import draft_codec, session_codec
from rozz.ui.games import command_phrase, face_of
from rozz.ui.i18n import texts
from rozz.ui.i18n.display_names import KEY_CAPS, one_line, with_distinct_names
from rozz.ui.i18n.texts import say
from rozz.ui.state import keyboard
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, KeepForm, Listen, Remember
from rozz.ui.state.model import Settings, Written
from rozz.ui.views.shell import page_markup as pages
from tests.support.engine.report_lines import bought, command, moved, sentence
from tests.support.labels import tile_text
from tests.support.ui.table import ADA_BUYS, GameTable, Table, key_message, revealed_table, second_turn_table
from tests.support.words import in_turn

BEGUN = (m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"))
RIGHT_TO_LEFT = "\u05e9\u05dc\u05d5\u05dd"


def label(table: Table, tile: str) -> str:
    """What a screen reader says about a tile."""
    found = re.search(rf'aria-label="([^"]*)"[^>]*data-tile="{tile}"', table.shown)
    assert found
    return found[1]


# --- announcements go where a screen reader already listens ------------------------------------------------------


def count_live_regions(table: Table) -> int:
    """How many live regions there are: a screen reader reads them when their words change."""
    return table.shown.count('role="status"')


def test_the_use_of_a_purchase_is_announced_once_per_kind() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    before = count_live_regions(table)
    table.send(m.Pick("purchase:ARMOR"))
    first = sentence("rozz-card-move-few", reach=said("rozz-card-reach-exactly", number=1), number=1)
    assert table.model.said.startswith(f"Armored Division: {first}")
    assert count_live_regions(table) == before, "what comes with its words is often not heard"
    table.send(m.Dial("number", 2))
    assert table.model.said == "", "it is known by now"


def test_no_scenario_found_and_a_waiting_release_are_announced() -> None:
    table = Table()
    table.send(m.NewMatch())
    before = count_live_regions(table)
    table.send(m.Narrow("rosenkreuz", 6))
    assert (
        say("no-scenario", game="RosenKreuz", players=say("players", number=6)) in table.shown
        and count_live_regions(table) == before
    )
    table.send(m.Hint("newer"))
    assert f'role="alert"><p>{say("newer")}' in table.shown and count_live_regions(table) == before


# --- tiles in reach -----------------------------------------------------------------------------------------------


def test_a_tile_in_reach_says_so() -> None:
    table = Table().send(*BEGUN)
    empty, may = say("rozz-tile-empty", tile="D2"), say("rozz-may-move")
    assert label(table, "D2") == say("rozz-tile-in-reach", label=empty, may=may)
    table.send(m.TapTile("D2"), m.Add(), m.Cancel())
    assert label(table, "D2") == "D2"


def test_each_player_starts_a_turn_at_their_last_place_on_the_board() -> None:
    table = Table().send(m.IAm(), m.WalkTo("D4"), m.HandIn(), m.IAm())
    assert board_description.here(table.session) == "Braxx", "nobody begins where another was"
    table.send(m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm())
    assert (table.session.seat, board_description.here(table.session)) == ("BLUE", "Braxx")
    table.send(m.HandIn(), m.IAm())
    assert (table.session.seat, board_description.here(table.session)) == ("RED", "D4")


def test_a_tile_that_can_be_struck_is_announced_as_a_target() -> None:
    table = Table().send(m.IAm(), m.Type("P: SRNUKE > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.TapTile("Drift"), m.Pick("strike:SRNUKE"))
    assert label(table, "D2").endswith(say("rozz-may-strike"))


def test_own_pieces_are_read_first_and_neutral_ones_last() -> None:
    table = Table().send(m.IAm(), m.Type("P: SRNUKE > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm())
    assert label(table, "Drift") == tile_text("Drift: yours, HQ 1, INF 5; SRNUKE 1")


@pytest.mark.parametrize("game", library.GAMES)
def test_every_mark_of_every_game_is_read_out(game: str) -> None:
    name = face_of(game).beginner_scenarios[0]
    table = Table()
    seats = library.game(game).seats(library.game(game).read(library.scenario_mapping(name, game)))
    names = {seat.colour: f"Player {number}" for number, seat in enumerate(seats)}
    table.send(m.NewMatch(), m.ChooseScenario(name, game), m.BeginMatch("m2", names), m.IAm())
    for letter in face_of(game).choice_letters:
        if message := key_message(table, letter.lower()):
            table.send(message)
    for row in board_description.rows(table.session):
        assert row.text and (row.away >= 0)
    # In some games no player has anything on the board at first.
    held = face_of(game).holders(table.session.match.state)
    assert board_description.own_places(table.session) or not any(any(seats) for seats in held.values())


# --- lists of places ----------------------------------------------------------------------------------------------


def test_places_are_listed_by_owner_and_by_distance() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.OpenDialog("places"))
    assert tile_text("Drift: yours, HQ 1, INF 5; here") in table.shown
    assert f"{tile_text('Braxx: Ben, HQ 1, INF 5')}; {say('steps-away', number=6, direction='none')}" in table.shown
    for number, direction in enumerate((270, 315, 45, 90, 135, 225), 1):
        way = say("steps-away", number=1, direction=direction)
        assert way != say("steps-away", number=1, direction="none") and (direction != 270 or way.endswith("above"))
        # The infantry in Drift can move to each of them.
        assert f"{say('rozz-tile-empty', tile=f'D{number}')}; {say('rozz-may-move')}; {way}" in table.shown
    assert table.shown.index("<bdi>Ada</bdi></h3>") < table.shown.index("<bdi>Ben</bdi></h3>")
    table.send(m.OpenDialog("places-near"))
    away = [int(each) for each in re.findall(say("steps-away", number="(\\d+)", direction="none"), table.shown)]
    assert away == sorted(away) and len(away) > 2


def test_choosing_a_listed_place_leads_to_the_board() -> None:
    table = Table().send(m.IAm(), m.OpenDialog("places"), m.WalkTo("Braxx"))
    assert not table.model.dialog
    assert table.effects[-1] == Focus("tile-Braxx")


def test_the_list_of_places_closes_when_the_page_is_passed_on() -> None:
    table = Table().send(m.IAm(), m.OpenDialog("places"), m.Hide())
    assert say("places") not in table.shown


# --- keys ---------------------------------------------------------------------------------------------------------


def test_six_neighbors_have_six_keys() -> None:
    table = Table().send(m.IAm())
    ways = ("ArrowUp", "PageUp", "PageDown", "ArrowDown", "End", say("home"))
    assert [key_message(table, key, "Drift") for key in ways] == [m.WalkTo(f"D{number}") for number in range(1, 7)]


def test_reaching_the_edge_of_the_board_is_announced() -> None:
    table = Table().send(m.IAm())
    edge = "Drift"
    while isinstance(walked := key_message(table, "ArrowUp", edge), m.WalkTo):
        edge = walked.tile
    table.send(m.NoWay())
    assert walked == m.NoWay() and table.model.said == texts.say("no-way")


def test_a_letter_for_buying_does_nothing_without_a_tile() -> None:
    table = Table().send(m.IAm())
    assert key_message(table, "p") == m.NotOffered()
    before = table.session
    table.send(m.NotOffered())
    assert table.session.composer == before.composer
    assert sentence("rozz-command-tap-tile") in table.model.said
    table.send(m.TapTile("Drift"))
    assert key_message(table, "p") == m.Pick("purchase:INF")


def test_a_letter_steps_through_the_choices_and_its_capital_steps_back() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("purchase:INF"))
    assert key_message(table, "p") == m.Pick("purchase:ARMOR")
    assert key_message(table, "P") == m.Pick("purchase:GOV")


def test_keys_lead_to_ready_to_the_next_turn_and_to_the_board() -> None:
    table = Table().send(m.IAm(), m.TapTile("D2"))
    assert key_message(table, "r") == key_message(table, "Enter", on="type", ctrlKey=True) == m.Ready()
    table.send(m.WalkHere())
    assert table.effects[-1] == Focus("tile-D2")
    assert key_message(revealed_table(), "n") == m.NextTurn()
    table.send(m.Ready())
    assert table.model.dialog and key_message(table, "r") == m.HandIn()


def test_the_key_for_own_places_cycles_through_them() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm())
    walked = [table.send(m.WalkOwn()).session.composer.cursor for _ in range(3)]
    assert sorted(set(walked)) == ["D2", "Drift"] and walked[0] == walked[2]
    assert table.send(m.WalkOwn(forward=False)).session.composer.cursor == walked[1]


def test_during_a_replay_the_target_key_cycles_through_a_steps_places() -> None:
    table = revealed_table()
    table.send(m.WalkTargets())
    assert table.model.said == texts.say("none-there"), "all commands speak of no place"
    table.send(m.GoToStep(1), m.WalkTargets())
    assert table.session.composer.cursor == "Braxx", "the purchase"


def key_help(table: Table) -> str:
    """The line with the keys that help now, as it reads."""
    found = re.search(r'<p id="keys-now".*?</p>', table.shown, re.DOTALL)
    assert found
    return re.sub(r"<[^>]*>", "", found[0])


def test_the_key_for_a_steps_places_is_offered_if_there_are_any() -> None:
    table = revealed_table()
    assert not board_description.spoken_of(table.session) and texts.say("now-spoken-of") not in key_help(table)
    table.send(m.GoToStep(1))
    assert board_description.spoken_of(table.session) and f"J {texts.say('now-spoken-of')}" in key_help(table)


def test_the_key_for_marked_places_is_offered_if_there_are_any() -> None:
    table = Table().send(m.IAm())
    for message in BEGUN:
        table.send(message)
        is_offered = texts.say("now-target") in key_help(table)
        assert is_offered == bool(command_editing.targets(command_editing.offer(table.session))), message


def test_enter_comes_first_among_the_keys_that_help() -> None:
    table = Table().send(m.IAm())
    assert key_help(table).startswith(f"Enter {say('now-pick')}, O {say('now-own')}")
    assert key_help(table.send(m.TapTile("Drift"))).startswith(f"Enter {say('now-pick')}, ")
    assert key_help(revealed_table()).startswith(f"Enter {say('now-pick')}, ")


def test_the_key_for_own_places_is_offered_if_there_are_any() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("archipelago", "simultaneous-risk"), m.BeginMatch("m2", {}))
    table.send(m.IAm())
    assert not board_description.own_places(table.session) and texts.say("now-own") not in key_help(table)
    assert key_message(table, "o") is not None, "the key says that there is none"


def test_with_letters_off_the_keys_that_still_work_are_shown() -> None:
    table = Table().send(m.IAm(), m.SwitchLetters())
    assert key_help(table) == f"Enter {say('now-pick')}, ← → ↑ ↓ {say('now-walk')}, Ctrl + Enter {say('now-ready')}, "
    line = key_help(table.send(m.TapTile("Drift"), *ADA_BUYS))
    assert f"Esc {say('now-let-go')}, " in line and key_message(table, "Escape") == m.Cancel()
    line = key_help(table.send(m.Add()))
    assert "Backspace undo, " in line and key_message(table, "Backspace") == m.Undo()
    shown = revealed_table().send(m.SwitchLetters())
    assert key_help(shown) == f"Enter {say('now-pick')}, ← → ↑ ↓ {say('now-walk')}, Space {say('now-play')}, "
    assert key_message(shown, " ") == m.PlayOn()


def test_the_undo_key_works_everywhere_but_in_other_text_fields() -> None:
    table = Table().send(*ADA_BUYS)
    assert key_message(table, "z", ctrlKey=True) == key_message(table, "z", on="type", metaKey=True) == m.Undo()
    assert key_message(table, "z", on="fill-in", ctrlKey=True) is None
    assert key_message(table, "Backspace", on="type") is None


def test_every_named_key_has_its_name_in_the_catalog() -> None:
    caps = {cap for key in keyboard.KEYS for cap in key.caps if (cap.isascii() and len(cap) > 1) or "+ " in cap}
    assert caps == set(KEY_CAPS)


def test_letters_can_be_switched_off() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.SwitchLetters())
    for key in (*"pmsgvotlwarnz+-,.0?", "P"):
        assert key_message(table, key) is None, key
    assert key_message(table, "Escape") == m.Cancel() and key_message(table, "ArrowUp", "Drift") == m.WalkTo("D1")
    assert key_message(table, "Enter", ctrlKey=True) == m.Ready()
    assert table.effects == (Remember(Settings(has_letters=False)),)
    shown = table.send(m.OpenDialog("keys")).shown
    switch = say("letters-switch")
    assert f'aria-pressed="false"><span>{switch}<span aria-hidden="true">' in shown


def test_a_changed_key_swaps_with_the_action_that_had_it() -> None:
    table = Table().send(m.IAm(), m.SetKey("ready", "K"))
    assert key_message(table, "k") == m.Ready() and key_message(table, "r") is None
    table.send(m.SetKey("add", "k"))
    assert key_message(table, "k") == m.Add() and key_message(table, "a") == m.Ready(), "they change places"
    assert settings_codec.from_text(settings_codec.to_text(table.model.settings)) == table.model.settings


@pytest.mark.parametrize("character", ["p", "M", "", "  ", "ab", "\t", "n"])
def test_an_invalid_key_or_a_key_of_a_game_is_refused(character: str) -> None:
    table = Table().send(m.IAm(), m.SetKey("ready", character))
    assert table.model.settings == Settings() and not table.effects
    assert table.model.said == texts.say("key-taken")


def test_no_two_actions_share_a_key_and_none_uses_a_key_of_a_game() -> None:
    usual = list(keyboard.CHARACTERS.values())
    assert len(usual) == len(set(usual))
    while_writing = {key for name, key in keyboard.CHARACTERS.items() if name not in ("next", "back", "on")}
    for game in library.GAMES:
        assert not while_writing & {letter.lower() for letter in face_of(game).choice_letters}


@pytest.mark.parametrize(
    "text",
    [
        '{"keys": {"on": "k", "own": "k"}}', '{"keys": {"on": "xy"}}', '{"keys": {"up": "j"}}', '{"keys": 3}',
        "[]", "{",
        '{"keys": {"on": "K", "own": "k"}}', '{"keys": {"on": "\\n"}}', '{"keys": {"on": "\\ud83d"}}',
    ],
)
def test_invalid_saved_keys_fall_back_to_the_defaults(text: str) -> None:
    assert settings_codec.from_text(text) == Settings()


def test_the_documentation_lists_every_key() -> None:
    text = (Path(__file__).parents[2] / "docs" / "keyboard.md").read_text()
    for key in keyboard.KEYS:
        assert all(f"`{cap}`" in text for cap in key.caps) and texts.say(key.text) in text, key.name


@pytest.mark.parametrize(
    ("changed", "left"),
    [({"next": "/", "ready": "q"}, "n"), ({"next": "/", "ready": "n"}, "r"), ({"ready": "n", "next": "/"}, "r")],
)
def test_a_new_shortcut_yields_to_the_key_the_player_had_chosen(changed: dict[str, str], left: str) -> None:
    settings = settings_codec.from_text(json.dumps({"keys": changed}))
    assert keyboard.characters(settings) == {**keyboard.CHARACTERS, **changed, "search": left}
    assert settings_codec.from_text(settings_codec.to_text(settings)) == settings


def test_the_keys_panel_lists_every_key() -> None:
    table = Table().send(m.IAm(), m.OpenDialog("keys"))
    for key in keyboard.KEYS:
        assert texts.say(key.text).split("(")[0].split(";")[0] in table.shown.replace("&#39;", "'"), key.name
    assert table.shown.count('data-on="key"') == len(keyboard.CHARACTERS)


# --- announcements ------------------------------------------------------------------------------------------------


def test_additions_to_the_list_and_what_is_left_are_announced() -> None:
    table = Table().send(*ADA_BUYS)
    assert table.model.said == f"{say('put-in', command='P: ARMOR > Drift')} 1 of 2 commands, $30 left."
    table.send(m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"), m.TapTile("D2"))
    assert table.model.said == f"{say('put-in', command='M: INF*5 @ Drift > D2')} 2 of 2 commands, $30 left."
    table.send(m.DeleteOrder(0))
    assert table.model.said == f"{say('taken-out', command='P: ARMOR > Drift')} 1 of 2 commands, $50 left."
    table.send(m.Undo())
    assert table.model.said == f"{say('undone')} {say('put-in', command='P: ARMOR > Drift')} 2 of 2 commands, $30 left."
    table.send(m.RaiseOrder(1))
    assert table.model.said == say("raised", number=2, before=1)


def test_a_void_command_is_announced_as_void() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*5 @ Drift > D1"), m.TapTile("Drift"), m.Pick("purchase:ARMOR"))
    table.send(m.Add(), m.EditOrder(0))
    table.send(m.Type("M: INF*5 @ Drift > D1\nM: INF*5 @ Drift > D1"), m.Type("M: INF*5 @ Drift > D1"), m.Undo())
    assert "Void: " in table.model.said or "Failed: " in table.model.said


def test_a_listed_command_that_becomes_void_is_announced_with_its_reason() -> None:
    table = GameTable("simultaneous-risk", "swift-world", FIRST="Ada", SECOND="Ben").send(m.IAm())
    state, seat = table.session.match.state, table.session.seat
    # New armies without a place go there.
    (start, new), *_ = placing.complete_placements(state, seat, {}).items()
    held, end = state.armies[seat][start], state.scenario.map.neighbours[start][0]
    other, most = next(area for area in state.armies[seat] if area != start), held + new
    table.send(m.TapTile(start), m.TapTile(end), m.Dial(end, most), m.Add())
    table.send(m.TapTile(other), m.Pick("place"), m.Dial(other, new), m.Add())
    why = say("areas-reason-too-many-moved", who="you", name="", start=start, armies=held, number=most)
    assert table.session.composer.commands[0].routes[0].number == most
    text = command_phrase(table.session.match, table.session.composer.commands[0])
    assert say("doubt-void", number=1, text=text, why=why) in table.model.said
    note = re.search(r'aria-describedby="(order-note-0)"', table.shown)
    assert note and f'id="{note[1]}"' in table.shown, "the command is read with its reason"


def test_a_step_is_announced_in_order_in_plain_words_without_rules() -> None:
    table = revealed_table()
    first = table.model.said
    assert first.startswith(
        f"{command('Ada', 'move', pieces='5 INF', start='Drift', tile='D2')}. "
        f"{command('Ben', 'buy', pieces='1 ARMOR', tile='Braxx', cost=20)}."
    )
    table.send(m.GoToStep(1))
    assert table.model.said == bought("Ben", "ARMOR", 1, "Braxx", 20)
    table.send(m.PlayOn())
    table.send(m.Tick(table.model.beat))
    assert table.model.said.startswith(moved("Ada", "INF", 5, "Drift", "D2"))
    # One line announces it: text that has links and changes line by line is read in pieces and out of order.
    assert 'aria-live="polite"' not in table.shown
    table.send(m.NextTurn())
    assert table.model.said == ""


def test_a_void_command_is_read_as_void_at_the_reveal() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*9 @ Drift > D2"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    moved = command("Ada", "move", pieces="9 INF", start="Drift", tile="D2")
    assert say("ordered-in-vain", command=moved, status="void") in table.model.said
    assert say("gave-none", name="Ben") in table.model.said


def test_reaching_the_limit_of_a_number_is_announced() -> None:
    table = Table().send(*BEGUN)
    dial = command_editing.offer(table.session).dials[0]
    table.send(m.Dial(dial.key, dial.most), m.Dial(dial.key, dial.most + 1))
    assert table.model.said == say("no-more", most=5)
    table.send(m.Dial(dial.key, 1), m.Dial(dial.key, 0))
    assert table.model.said == say("no-less", least=1)


def test_the_same_words_can_be_announced_twice_in_a_row() -> None:
    table = Table().send(m.IAm(), m.Undo())
    first = table.shown.split('id="said"')[1]
    table.send(m.Undo())
    assert table.model.said == texts.say("nothing-to-undo")
    assert table.shown.split('id="said"')[1] != first, "another line says it, or it would not be heard"


def test_entering_a_what_if_is_announced() -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently())
    assert table.model.said == say("in-what-if", moment=say("moment-turn", number=2))
    table.send(m.BackToTable())
    assert table.model.toast == texts.say("what-if-dropped") and not table.model.said


def test_a_toast_whose_place_was_under_a_panel_is_announced() -> None:
    table = Table().send(m.IAm(), m.TryDifferently(), m.OpenDialog("menu"), m.Resign())
    assert table.model.toast == table.model.said == say("resigning-trial", name="Ada")
    table.send(m.Type("P: INF > Drift"), m.Clear())
    assert table.model.toast == say("cleared") and not table.model.said, "its place was there before"


def test_a_toast_is_read_after_the_slip_and_after_an_open_panel() -> None:
    table = Table().send(m.IAm(), m.TryDifferently(), m.Type("P: INF > Drift"), m.BackToTable())
    toast = say("what-if-put-away")
    screen = table.shown[: table.shown.index('id="toasts"')]
    assert table.shown.count(toast) == 1 and toast in screen[screen.index('id="thumb"') :]
    table.send(m.OpenDialog("menu"))
    assert table.shown.count(toast) == 1 and table.shown.index(toast) > table.shown.index('role="dialog"')


def test_an_announcement_disappears_with_the_player_who_heard_it() -> None:
    table = Table().send(*ADA_BUYS, m.HandIn())
    assert not table.model.said and "ARMOR" not in table.shown
    table = Table().send(*ADA_BUYS, m.Hide())
    assert not table.model.said and "ARMOR" not in table.shown


def test_a_player_can_ask_where_they_are() -> None:
    table = Table().send(*ADA_BUYS, m.Cancel(), m.WalkTo("D2"), m.SayWhere())
    said = table.model.said
    assert said.startswith(f"Ada, {in_turn(1)}.") and "1 of 2 commands, $30 left." in said
    assert said.endswith(texts.sentence(say("rozz-tile-empty", tile="D2")))


# --- typing -------------------------------------------------------------------------------------------------------


def alerts(table: Table) -> list[str]:
    return re.findall(r'role="alert"[^>]*>([^<]+)<', table.shown)


def test_correct_text_is_silent_and_a_mistake_is_read_after_a_pause() -> None:
    table = Table().send(m.IAm())
    text = "P: ARMOR > Drift\nM: INF*5 @ Drift > D2"
    for length in range(1, len(text) + 1):
        table.send(m.Type(text[:length]))
        assert not alerts(table) and not table.model.said
        assert 'aria-invalid="true"' not in table.shown
    (paused,) = (effect for effect in table.effects if isinstance(effect, Listen))
    table.send(m.StoppedTyping(paused.letters))
    assert not alerts(table)
    table.send(m.Type(f"{text}\nP: ARMUR > Drift"))
    wrong = say("not-understood", line=3, word="ARMUR", meant="ARMOR", expected="")
    assert not alerts(table) and wrong in table.shown, "it is seen at once"
    table.send(m.StoppedTyping(paused.letters))
    assert not alerts(table), "the pause before that letter is over and says nothing of it"
    table.send(m.StoppedTyping(paused.letters + 1))
    assert len(alerts(table)) == 1 and wrong in alerts(table)[0]
    assert 'aria-invalid="true"' in table.shown


# --- undo ---------------------------------------------------------------------------------------------------------


def test_undo_survives_a_reload() -> None:
    table = Table().send(*ADA_BUYS, m.DeleteOrder(0), m.Type("meet at dawn"))
    session = session_codec.from_text(session_codec.to_text(table.session))
    table.model = replace(table.model, session=session)
    table.send(m.IAm(), m.Undo())
    assert table.session.composer.written == Written()
    table.send(m.Undo())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)
    table.send(m.Undo())
    assert table.session.composer.written == Written() and not table.session.composer.before


def test_saved_undo_steps_are_limited() -> None:
    table = Table().send(m.IAm(), *(m.Type("P: INF > Drift\n" * number) for number in range(1, 40)))
    session = session_codec.from_text(session_codec.to_text(table.session))
    assert len(session.drafts["RED"].before) == draft_codec.SAVED_UNDO_STEPS


def reloaded(table: Table) -> Table:
    """The same table after a reload, in the hands of the player whose turn it is."""
    session = session_codec.from_text(session_codec.to_text(table.session))
    table.model = replace(table.model, session=session)
    return table.send(m.IAm())


def test_the_current_command_survives_a_reload() -> None:
    table = reloaded(Table().send(*ADA_BUYS, m.TapTile("Drift"), m.Pick("purchase:INF"), m.Dial("quantity", 7)))
    table.send(m.Add())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"), Purchase("INF", 7, "Drift"))


def test_an_edited_command_keeps_its_place_after_a_reload() -> None:
    table = Table().send(*ADA_BUYS, m.EditOrder(0), m.Dial("quantity", 2))
    assert reloaded(table).send(m.Add()).session.composer.commands == (Purchase("ARMOR", 2, "Drift"),)


def test_an_unfinished_message_survives_a_reload() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Pick("message:BLUE"), m.FillIn("words", "at dawn"), m.TapTile("Drift"))
    table = reloaded(table).send(m.Cancel(), m.Cancel(), m.Pick("message:BLUE"))
    assert "at dawn" in table.shown


@pytest.mark.parametrize(
    "hand",
    ['5', '{"RED": 5}', '{"RED": [0]}', '{"RED": [9, "purchase:ARMOR", "x"]}', '{"RED": [-1, 5, null, "nowhere"]}',
     '{"RED": [true, "Drift"]}', '{"MOON": [-1, "Drift"]}', '{"BLUE": [-1, "Drift"]}'],
)  # fmt: skip
def test_an_unreadable_current_command_never_breaks_the_match(hand: str) -> None:
    table = Table().send(*ADA_BUYS, m.TapTile("Drift"), m.Pick("purchase:INF"))
    for key in ("hand", "unsent"):
        text, changed = re.subn(rf'"{key}": \{{[^}}]*\}}', f'"{key}": {hand}', session_codec.to_text(table.session))
        assert changed == 1
        assert session_codec.from_text(text).drafts["RED"].commands == (Purchase("ARMOR", 1, "Drift"),)


def test_an_overlong_message_never_makes_a_match_too_large_to_open() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Pick("message:BLUE"), m.FillIn("words", "x" * 4_100_000))
    assert session_codec.from_text(session_codec.to_text(table.session)).match.played


def test_an_unsent_message_to_no_player_raises_no_question() -> None:
    text = session_codec.to_text(Table().send(*ADA_BUYS).session)
    session = session_codec.from_text(
        text.replace('"unsent": {}', '"unsent": {"RED": [["words"], [], ["message:BLUE", 5]]}')
    )
    table = Table()
    table.model = replace(table.model, session=session)
    table.send(m.IAm(), m.Ready(), m.HandIn())
    assert "RED" in table.session.match.pending


def test_an_unreadable_undo_list_never_breaks_the_match() -> None:
    text = session_codec.to_text(Table().send(*ADA_BUYS).session)
    for damaged in ('"before": {"RED": [[1], 2, [["P: ARMUR > Drift"], [3]]]}', '"before": 5'):
        read = session_codec.from_text(re.sub(r'"before": \{.*?\}', damaged, text))
        assert read.drafts["RED"].commands == (Purchase("ARMOR", 1, "Drift"),)


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Ada\u202e\u2066", "Ada"), ("\u3164\u2800\u200b", ""), ("A\u0000d\na", "Ad a"), ("x" * 99, "x" * 24)],
)
def test_invisible_characters_are_removed_from_names(typed: str, kept: str) -> None:
    assert one_line(typed) == kept


def test_names_that_look_alike_are_told_apart_by_color() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-2"))
    table.send(m.BeginMatch("m2", {"RED": "Веn", "BLUE": "Ben"}))
    assert [place.name for place in table.session.match.seats] == ["Веn Red", "Ben Blue"]


def test_names_from_a_file_are_cut_cleaned_and_told_apart() -> None:
    table = Table()
    text = session_codec.to_text(table.session).replace('"name": "Ada"', f'"name": "{"W" * 99}"')
    text = text.replace('"name":"Ada"', f'"name":"{"W" * 99}"')
    read = session_codec.from_text(text)
    assert read.match.seats[0].name == "W" * 24
    both = re.sub(r'"name": ?"(Ada|Ben)"', '"name": "Eve"', session_codec.to_text(table.session))
    assert [place.name for place in session_codec.from_text(both).match.seats] == ["Eve Red", "Eve Blue"]
    named = with_distinct_names([SeatAssignment("RED", "W" * 24), SeatAssignment("BLUE", "W" * 24)])
    assert named[1].name == "W" * 19 + " Blue"


def test_a_right_to_left_name_leaves_the_text_around_it_in_order() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-2"))
    table.send(m.BeginMatch("m2", {"RED": RIGHT_TO_LEFT, "BLUE": "Ben"}))
    assert say("pass-to", name=f"\u2068{RIGHT_TO_LEFT}\u2069") in table.shown
    table.send(m.IAm())
    assert "<bdi" in table.shown and f">\u2068{RIGHT_TO_LEFT}\u2069</bdi>" in table.shown
    assert table.session.match.seats[0].name == RIGHT_TO_LEFT


def test_typed_names_are_remembered() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.FillForm("RED", "Zoë"))
    (kept,) = table.effects
    assert isinstance(kept, KeepForm) and "headquarters-2" in kept.text and "Zo" in kept.text
    assert 'value="Zoë"' in table.shown
    table.send(m.FillForm("plays-BLUE", "computer:1"))
    assert re.search(r'<option value="computer:1" selected', table.shown)
    table.send(m.BeginMatch("m2", {"RED": "Zoë", "BLUE": "Ben"}))
    assert KeepForm() in table.effects and not table.model.typed


# --- titles and pills ---------------------------------------------------------------------------------------------


def test_the_title_says_whose_turn_it_is_but_shows_no_commands() -> None:
    table = Table()
    assert pages.tab_title(table.model) == say("title-of", where=say("pass-to", name="Ada"))
    table.send(*ADA_BUYS)
    assert pages.tab_title(table.model) == f"Ada, {in_turn(1)} · Rozz"
    table.send(m.TryDifferently())
    assert pages.tab_title(table.model) == say("title-of", where=say("title-what-if", moment=f"Ada, {in_turn(1)}"))
    table.send(m.BackToTable(), m.HandIn(), m.IAm(), m.HandIn())
    assert pages.tab_title(table.model) == say("title-of", where=say("title-all-in"))
    table.send(m.ShowEveryone())
    assert pages.tab_title(table.model) == say("title-of", where=say("moment-turn", number=1))
    table.send(m.GoHome())
    assert pages.tab_title(table.model) == "Rozz"


def test_a_replayed_step_shows_the_money_at_that_time() -> None:
    table = revealed_table()
    stood = []
    for step in range(4):
        table.send(m.GoToStep(step))
        stood.append(re.findall(r"commands · \$(\d+)</span>", table.shown)[:2])
    # All begin with $50; Ben buys ARMOR for $20 in the second step; each headquarters earns $5 in the last.
    assert stood == [["50", "50"], ["50", "30"], ["50", "30"], ["55", "35"]]


def test_the_money_of_all_six_players_is_shown() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-6"))
    colours = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "TEAL")
    table.send(m.BeginMatch("m6", {colour: colour.title() for colour in colours}), m.IAm())
    figures = table.shown.split('id="figures"')[1].split("</p>")[0]
    assert figures.count("$") == 6 and figures.count("<bdi") == 6


def test_a_sheet_is_a_single_tab_stop() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    sheet = table.shown.split('id="choices"')[1].split("</section>")[0]
    assert sheet.count('tabindex="0"') == 1 and sheet.count('tabindex="-1"') > 5
    table.send(m.Pick("purchase:ARMOR"))
    sheet = table.shown.split('id="choices"')[1].split("</section>")[0]
    assert re.search(r'<button[^>]*tabindex="0"[^>]*data-key="purchase:ARMOR"', sheet)


def test_adding_a_target_makes_a_command() -> None:
    table = Table().send(*BEGUN, m.WalkTargets(), m.WalkTargets(forward=False), m.TapTile("D2"), m.Add())
    assert table.session.composer.commands == (Move("INF", "Drift", "D2", 5),)
