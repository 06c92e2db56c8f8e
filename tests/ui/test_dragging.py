"""Commands by dragging: two taps and Add in one gesture, and nothing at all if the drag is cancelled."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

from rozz.ui.app.update import update
from rozz.ui.features.composer import command_editing, dragging
from rozz.ui.games import command_phrase, face_of
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Scroll
from rozz.ui.state.model import HINT, Composer, Model, Session
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.shell import page_markup as pages
from tests.support.ui.link_rounds import rosenkreuz_devices
from tests.support.ui.random_player import Player
from tests.support.ui.table import Table, revealed_table

#: A game, a scenario, and a moment at which something can go from one place to another.
MOMENTS = [
    ("rozz", "headquarters-2", "turn"),
    ("rozz", "solo-training", "turn"),
    ("ozymandia", "five-isles", "turn"),
    ("simultaneous-risk", "swift-world", "turn"),
    ("rosenkreuz", "rosenkreuz-skirmish", "move"),
    ("campaigns", "skirmish-at-the-ford", "deploy"),
    ("campaigns", "skirmish-at-the-ford", "activation"),
    ("campaigns", "three-crowns", "activate"),
]


@cache
def at_moment(game: str, scenario: str, moment: str) -> Model:
    """The page of a player who writes commands for a moment at which something can be dragged."""
    player = Player(game, 1, scenario)
    for _ in range(400):
        asked = player.session.match.moment
        if asked is not None and asked.name == moment and draggable_places(player.model):
            return player.model
        player.step()
    raise AssertionError(moment)


def session_of(model: Model) -> Session:
    assert model.session is not None
    return model.session


def draggable_places(model: Model) -> list[str]:
    """The places from which something can be dragged."""
    return [place for place in places_of(model) if dragging.drag_targets(model, place)]


def places_of(model: Model) -> list[str]:
    """All places of the board."""
    match = session_of(model).match
    return list(face_of(match.game.name).neighbors(match.scenario))


def after(model: Model, *messages: m.Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def board(model: Model) -> str:
    (drawn,) = re.findall(r'<svg id="board".*?</svg>', pages.page(model), re.S)
    return str(drawn)


@pytest.mark.parametrize(("game", "scenario", "moment"), MOMENTS)
def test_a_drag_gives_the_command_that_two_taps_and_add_give(game: str, scenario: str, moment: str) -> None:
    model = at_moment(game, scenario, moment)
    for start in draggable_places(model):
        dragged = after(model, m.Drag(start))
        ends = dragging.drag_targets(model, start)
        assert ends and start not in ends
        for end in sorted(ends)[:6]:
            dropped = after(dragged, m.Drop(start, end))
            tapped = after(model, m.TapTile(start), m.TapTile(end))
            added = after(tapped, m.Add())
            is_added = session_of(dropped) == session_of(added) != session_of(tapped)
            assert is_added or session_of(dropped) == session_of(tapped), (start, end)
            assert is_added or not is_one_choice(tapped)
            assert session_of(dropped) != session_of(model)
            assert without_notice(dropped) == without_notice(added if is_added else tapped)


def without_notice(model: Model) -> str:
    """The page without its notice: a drop says what it has done, and a button does not."""
    return pages.page(replace(model, toast="", said="", saying=0))


def is_one_choice(model: Model) -> bool:
    """Whether only a number is left to choose in the current command, which is not the only one of its moment."""
    session = session_of(model)
    going = command_editing.offer(session)
    if not session.is_sealed:
        return going.command is not None and not going.picks
    moves = [pick for pick in going.picks if pick.group == "move" and not pick.place and not pick.refusal]
    return going.command is not None and len(moves) < 2 and not command_editing.fills_the_moment(session)


def test_a_drop_adds_the_command_and_says_so() -> None:
    table = Table().send(m.IAm(), m.Drag("Drift"), m.Drop("Drift", "D2"))
    assert written(table.model) == ["M: INF*5 @ Drift > D2"]
    moved = command_phrase(table.session.match, table.session.composer.commands[0])
    assert table.model.toast == say("drag-added", command=moved)
    table.send(m.Undo())
    assert written(table.model) == []


def test_a_drop_asks_which_of_several_kinds_goes() -> None:
    table = mixed_table().send(m.Drop("Drift", "D2"))
    assert not written(table.model) and command_editing.offer(table.session).command is not None
    table = mixed_table().send(m.TapTile("Drift"), m.Pick("move:ARMOR"), m.Drop("Drift", "D2"))
    assert written(table.model) == ["M: ARMOR @ Drift > D2"], "the kind was chosen before"


def mixed_table() -> Table:
    """A player with two kinds of troops in a tile."""
    table = Table().send(m.IAm(), m.Type("P: ARMOR > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm())
    return table if table.session.seat == "RED" else table.send(m.HandIn(), m.IAm())


def test_a_second_drag_sends_armies_of_a_listed_movement_elsewhere_too() -> None:
    model = at_moment("ozymandia", "five-isles", "turn")
    once = after(model, m.Drop("Brine", "Drake"))
    assert len(written(once)) == 1
    twice = after(once, m.Drag("Brine"), m.Drop("Brine", "Bell City"))
    tapped = after(model, m.TapTile("Brine"), m.TapTile("Drake"), m.TapTile("Bell City"), m.Add())
    assert written(twice) == written(tapped) != written(once)
    (movement,) = session_of(twice).composer.commands
    assert twice.toast == say("drag-changed", command=command_phrase(session_of(twice).match, movement))
    assert after(twice, m.Drop("Brine", "Drake")).session == twice.session, "armies go there already"


def written(model: Model) -> list[str]:
    """The list of commands, in notation."""
    session = session_of(model)
    return [session.match.game.write(each) for each in session.composer.commands]


@pytest.mark.parametrize(("game", "scenario", "moment"), MOMENTS)
def test_during_a_drag_the_board_is_lit_as_after_a_tap(game: str, scenario: str, moment: str) -> None:
    model = at_moment(game, scenario, moment)
    for start in draggable_places(model)[:3]:
        assert board(after(model, m.Drag(start))) == board(after(model, m.TapTile(start))) != board(model)


@pytest.mark.parametrize(("game", "scenario", "moment"), MOMENTS)
def test_a_drag_that_misses_its_targets_says_so(game: str, scenario: str, moment: str) -> None:
    model = at_moment(game, scenario, moment)
    start = draggable_places(model)[0]
    ends = dragging.drag_targets(model, start)
    miss = next(place for place in places_of(model) if place not in ends and place != start)
    missed = after(model, m.Drag(start), m.StopDrag(miss))
    assert missed.toast.startswith(say("no-target"))
    assert replace(missed, toast="") == replace(model, toast="")


def test_a_missed_drag_keeps_a_notice_that_has_a_button() -> None:
    model = at_moment("rozz", "headquarters-2", "turn")
    start = draggable_places(model)[0]
    ends = dragging.drag_targets(model, start)
    miss = next(place for place in places_of(model) if place not in ends and place != start)
    notice = replace(model, toast="Turn 1 taken back.", untaken=model.session)
    missed = after(notice, m.Drag(start), m.StopDrag(miss))
    assert missed.toast == notice.toast and missed.untaken is notice.untaken


@pytest.mark.parametrize(("game", "scenario", "moment"), MOMENTS)
def test_a_cancelled_drag_changes_nothing(game: str, scenario: str, moment: str) -> None:
    model = replace(at_moment(game, scenario, moment), toast="Match saved")
    start = draggable_places(model)[0]
    dragged = after(model, m.Drag(start))
    assert dragged == replace(model, dragged=start)
    assert after(dragged, m.StopDrag()) == model
    assert pages.page(after(dragged, m.StopDrag())) == pages.page(model)


def test_only_places_from_which_something_can_go_are_dragged() -> None:
    table = Table().send(m.IAm())
    assert draggable_places(table.model) == ["Drift"]
    assert after(table.model, m.Drag("D2")).dragged == ""
    assert after(table.model, m.Drag("nowhere")).dragged == ""


def test_a_drop_outside_all_targets_leaves_the_draft_unchanged() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("purchase:INF"))
    before = table.session
    for end in ("Braxx", "Drift", "nowhere"):
        table.send(m.Drag("Drift"), m.Drop("Drift", end))
        assert table.session == before and not table.model.dragged


def test_a_drag_moves_the_kind_and_number_chosen_before_it() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.Dial("quantity", 1))
    table.send(m.Drag("Drift"), m.Drop("Drift", "D2"))
    assert written(table.model) == ["M: INF @ Drift > D2"]
    # A second drag from the start moves others.
    table.send(m.Drag("Drift"), m.Drop("Drift", "D3"))
    assert written(table.model) == ["M: INF @ Drift > D2", "M: INF*4 @ Drift > D3"]


def test_a_drag_to_the_target_of_two_taps_adds_their_command() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.TapTile("D2"), m.Dial("quantity", 2))
    assert not written(table.model)
    table.send(m.Drag("Drift"), m.Drop("Drift", "D2"))
    assert written(table.model) == ["M: INF*2 @ Drift > D2"]


def test_another_drag_within_a_command_loses_nothing() -> None:
    model = at_moment("campaigns", "skirmish-at-the-ford", "deploy")
    first, second = draggable_places(model)[:2]
    deployed = after(model, m.Drop(first, "1L"), m.Drop(second, "1R"))
    assert not deployed.toast
    going = command_editing.offer(session_of(deployed))
    assert going.command == command_editing.offer(
        session_of(after(model, *(m.TapTile(each) for each in (first, "1L", second, "1R"))))
    ).command  # fmt: skip


def test_a_drag_changes_the_command_that_is_edited() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), m.EditOrder(0))
    table.send(m.Drag("Drift"), m.Drop("Drift", "D3"))
    assert written(table.model) == ["M: INF*2 @ Drift > D3"] and table.session.composer.edited == -1
    (moved,) = table.session.composer.commands
    assert table.model.toast == say("drag-changed", command=command_phrase(table.session.match, moved))


def test_a_drag_from_elsewhere_drops_the_current_command_and_says_so() -> None:
    model = at_moment("simultaneous-risk", "swift-world", "turn")
    beside = face_of("simultaneous-risk").neighbors(session_of(model).match.scenario)
    own = draggable_places(model)
    start, other = next((one, two) for one in own for two in own if two in beside[one])
    # The other area is a target of the first, but a drag from it still starts a separate command.
    begun = after(model, m.TapTile(start), m.TapTile(next(each for each in beside[start] if each != other)))
    end = next(each for each in beside[other] if each != start)
    dropped = after(begun, m.Drag(other), m.Drop(other, end))
    assert written(dropped) == written(after(model, m.TapTile(other), m.TapTile(end), m.Add()))
    (command,) = (command_phrase(session_of(dropped).match, each) for each in session_of(dropped).composer.commands)
    lost = command_phrase(session_of(begun).match, command_editing.offer(session_of(begun)).command)
    assert dropped.toast == say("drag-added-instead", command=command, lost=lost)


def test_a_drag_from_elsewhere_leaves_the_command_that_is_edited() -> None:
    model = at_moment("rozz", "solo-training", "turn")
    edited = after(model, m.Drop("Drift", "D1"), m.Add(), m.EditOrder(0))
    added = after(edited, m.Drag("D3"), m.Drop("D3", "D2"))
    assert written(added) == [*written(edited), *written(after(model, m.Drop("D3", "D2")))]
    assert session_of(added).composer.edited == -1
    first, second = (command_phrase(session_of(added).match, each) for each in session_of(added).composer.commands)
    assert added.toast == say("drag-added", command=second), "nothing was changed yet"
    changed = after(edited, m.Dial("quantity", 1), m.Drop("D3", "D2"))
    assert written(changed) == written(added)
    notices = say("drag-added", command=second), say("change-discarded", command=first)
    assert changed.toast == " ".join(notices)


def test_no_drag_overwrites_the_only_command_that_is_allowed() -> None:
    model = at_moment("simultaneous-risk", "swift-world", "turn")
    first, *others = draggable_places(model)
    listed = after(model, m.Drop(first, min(dragging.drag_targets(model, first))))
    edited = after(listed, m.EditOrder(0))
    assert others and draggable_places(edited) == draggable_places(listed) == [first]


def test_a_drag_goes_on_within_the_command_that_is_edited() -> None:
    model = at_moment("campaigns", "skirmish-at-the-ford", "deploy")
    first, second = draggable_places(model)[:2]
    edited = after(model, m.Drop(first, "1L"), m.Add(), m.EditOrder(0))
    assert session_of(edited).composer.edited == 0
    moved = after(edited, m.Drag(second), m.Drop(second, "1R"))
    assert session_of(moved).composer.edited == 0 and command_editing.offer(session_of(moved)).command == (
        command_editing.offer(session_of(after(model, m.Drop(first, "1L"), m.Drop(second, "1R")))).command
    )


def test_a_drag_from_the_target_of_a_concentration_moves_its_armies_out() -> None:
    model = at_moment("ozymandia", "five-isles", "turn")
    begun = after(model, m.Pick("concentrate"), m.TapTile("Brine"))
    sources = command_editing.targets(command_editing.offer(session_of(begun)))
    assert sources and set(sources.values()) == {"from"}
    dropped = after(begun, m.Drag("Brine"), m.Drop("Brine", "Drake"))
    assert [each.partition(" ")[2] for each in written(dropped)] == ["Brine > Drake"]


def test_a_drop_plays_an_open_move_that_leaves_nothing_to_choose() -> None:
    model = at_moment("rosenkreuz", "rosenkreuz-skirmish", "move")
    dropped = after(model, m.Drag("b2"), m.Drop("b2", "b3"))
    played = after(model, m.TapTile("b2"), m.TapTile("b3"), m.TapTile("b3"))
    assert session_of(dropped).match.played == session_of(played).match.played
    assert len(session_of(dropped).match.played) == len(session_of(model).match.played) + 1


def test_a_drop_that_plays_names_the_command_it_discards() -> None:
    chosen = after(at_moment("rosenkreuz", "rosenkreuz-skirmish", "move"), m.TapTile("d2"), m.TapTile("d3"))
    lost = command_editing.offer(session_of(chosen)).command
    assert lost is not None
    dropped = after(chosen, m.Drag("b2"), m.Drop("b2", "b3"))
    match = session_of(dropped).match
    assert len(match.played) == len(session_of(chosen).match.played) + 1
    assert dropped.toast == say("discarded", command=command_phrase(match, lost))


def test_a_drop_only_prepares_a_move_that_a_link_would_seal() -> None:
    otto, _ = rosenkreuz_devices()
    dropped = otto.send(m.Drag("b2"), m.Drop("b2", "b3")).session
    assert dropped.stage == COMPOSE and not dropped.composer.commands
    assert command_editing.offer(dropped).trail == ("b2", "b3")


def test_during_a_drag_the_list_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board is drawn anew for each step of a drag."""
    model = after(at_moment("ozymandia", "five-isles", "turn"), m.Type("Bomb Coral; 3 Brine > Drake"))
    targets = dragging.drag_targets(model, "Brine")
    assert targets
    looked_at: list[int] = []
    real = command_editing.edited

    def edited(session: Session, number: int) -> Composer:
        looked_at.append(number)
        return real(session, number)

    monkeypatch.setattr(command_editing, "edited", edited)
    assert dragging.drag_targets(model, "Brine") == targets
    assert len(looked_at) <= 1


@pytest.mark.parametrize("message", [m.Cancel(), m.Hide(), m.GoHome(), m.OpenDialog("menu"), m.WalkTo("D2")])
def test_any_other_message_ends_a_drag(message: m.Message) -> None:
    table = Table().send(m.IAm(), m.Drag("Drift"))
    assert table.model.dragged == "Drift"
    table.send(message)
    assert table.model.dragged == ""


def test_a_change_of_the_zoom_does_not_end_a_drag() -> None:
    table = Table().send(m.IAm(), m.Drag("Drift"), m.Neared("few"))
    assert table.model.dragged == "Drift"


def test_nothing_is_dragged_when_nobody_writes_commands() -> None:
    handover, replayed = Table(), revealed_table()
    for table in (handover, replayed):
        assert draggable_places(table.model) == []
        assert after(table.model, m.Drag("Drift")).dragged == ""
        assert after(table.model, m.Drop("Drift", "D2")).session == table.model.session
    under_a_panel = Table().send(m.IAm(), m.OpenDialog("menu"))
    assert draggable_places(under_a_panel.model) == []


def test_a_drop_under_a_panel_does_nothing() -> None:
    under_a_panel = Table().send(m.IAm(), m.OpenDialog("set-pin")).model
    dropped = after(under_a_panel, m.Drop("Drift", "D2"))
    assert dropped.session == under_a_panel.session and dropped.dialog == "set-pin"
    under_a_hint = Table().send(m.IAm(), m.AskHint()).model
    assert under_a_hint.dialog == HINT
    assert written(after(under_a_hint, m.Drop("Drift", "D2")))


def test_nobody_drags_what_another_player_has() -> None:
    table = Table().send(m.IAm(), m.Type("N:"), m.Ready(), m.HandIn(), m.IAm())
    assert table.session.seat == "BLUE" and draggable_places(table.model) == ["Braxx"]


def test_on_a_zoomed_board_a_finger_drags_only_from_the_selected_place() -> None:
    table = Table().send(m.IAm())
    assert not dragging.drag_targets(table.model, "Drift", True)
    table.send(m.TapTile("Drift"))
    targets = dragging.drag_targets(table.model, "Drift")
    assert dragging.drag_targets(table.model, "Drift", True) == targets != frozenset()


def test_a_guess_can_be_dragged_too() -> None:
    table = Table().send(m.IAm(), m.ShowGuesses(), m.WriteGuess("BLUE"))
    assert draggable_places(table.model) == ["Braxx"]
    assert board(after(table.model, m.Drag("Braxx"))) == board(after(table.model, m.TapTile("Braxx")))
    dropped = after(table.model, m.Drag("Braxx"), m.Drop("Braxx", "B2"))
    tapped = after(table.model, m.TapTile("Braxx"), m.TapTile("B2"), m.Add())
    assert session_of(dropped) == session_of(tapped) != table.session


def test_a_listed_command_of_another_moment_does_not_keep_pieces_in_place() -> None:
    model = at_moment("campaigns", "skirmish-at-the-ford", "deploy")
    starts = draggable_places(model)
    typed = after(model, m.Type("O: -"))
    assert starts and draggable_places(typed) == starts
    assert session_of(after(typed, m.EditOrder(0))) == session_of(typed), "no picks make it, so its text is edited"


def test_a_march_goes_on_from_where_it_was_dropped() -> None:
    model = at_moment("campaigns", "three-crowns", "activate")
    going = {start: dragging.drag_targets(model, start) for start in draggable_places(model)}
    onward = [
        (start, end, further)
        for start, ends in going.items()
        for end in sorted(ends - going.keys())
        for further in sorted(dragging.drag_targets(after(model, m.Drop(start, end)), end))
    ]
    start, end, further = onward[0]
    whole = after(model, m.Drop(start, end), m.Drag(end), m.Drop(end, further))
    assert command_editing.offer(session_of(whole)).trail == (start, end, further)


def test_after_a_drop_the_notice_leads_to_the_number() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Drift"), m.Drop("Drift", "D2"))
    change = f'<button data-do="edit-order" data-number="1">{say("change-number")}</button>'
    assert table.model.toast and change in table.shown
    table.send(m.EditOrder(1))
    assert not table.model.toast and 'data-do="dial"' in table.shown
    assert Scroll("dials") in table.effects
    table.send(m.Dial("quantity", 2), m.Add())
    assert written(table.model) == ["P: INF > Drift", "M: INF*2 @ Drift > D2"]
    assert say("change-number") not in table.shown


def test_after_a_drop_of_a_single_piece_there_is_no_number_to_change() -> None:
    table = mixed_table().send(m.TapTile("Drift"), m.Pick("move:ARMOR"), m.Drop("Drift", "D2"))
    assert written(table.model) and table.model.toast
    assert say("change-number") not in table.shown


def test_a_drop_that_changes_a_movement_leads_to_its_numbers() -> None:
    model = after(at_moment("ozymandia", "five-isles", "turn"), m.Drop("Brine", "Drake"), m.Drop("Brine", "Bell City"))
    assert model.toast and model.dropped == 0
    assert command_editing.offer(session_of(after(model, m.EditOrder(0)))).dials
    assert after(model, m.TapTile("Gull")).dropped == -1, "it goes with the notice"
