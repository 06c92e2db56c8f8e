"""Keys and their messages in the current state; `state.keyboard` has the table of shortcuts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.game import Dial
from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing, written_session
from rozz.ui.features.replay import active_board
from rozz.ui.features.table import table_votes
from rozz.ui.games import face_of
from rozz.ui.state import keyboard
from rozz.ui.state import messages as m
from rozz.ui.state.model import DOUBTS, HINT, Model, Session
from rozz.ui.state.stages import AWAIT, COMPOSE, REVEAL

#: Keys that move the cursor: the arrows, and the diagonals of the number pad.
DIRECTIONS = {
    "ArrowRight": 0, "PageDown": 45, "ArrowDown": 90, "End": 135,
    "ArrowLeft": 180, "Home": 225, "ArrowUp": 270, "PageUp": 315,
}  # fmt: skip
#: The direction in which each arrow pans the board.
PANS = {"ArrowRight": "right", "ArrowDown": "down", "ArrowLeft": "left", "ArrowUp": "up"}
#: Which way each arrow leads through a turn when there is no cursor to move.
ASIDE = {"ArrowLeft": -1, "ArrowRight": 1}
#: Keys that count in a number box, where digits are typed.
COUNTS = {"ArrowUp": 1, "ArrowDown": -1, "+": 1, "-": -1, "−": -1}
#: What the layer of what can be reached shows next.
NEXT_LAYER = {"": "rivals", "rivals": "own", "own": ""}


def message_of(event: Any, model: Model) -> m.Message | None:
    """The message of a key, or None if it has no meaning here."""
    key = event.key
    if event.altKey:
        return None
    is_written = bool(event.target.closest("input, textarea, select"))
    if event.ctrlKey or event.metaKey:
        is_ours = not is_written or event.target.getAttribute("data-on") == "type"
        return _with_control(key, model) if is_ours else None
    if key == "Escape" and model.dialog:
        return m.CloseDialog()
    if key == "Escape" and model.renaming:
        return m.GoBack()
    if key == "Escape" and model.search_text:
        return m.SearchRules()
    if is_written:
        return _counting(key, event.target) if event.target.getAttribute("data-on") == "dial" else None
    meant = keyboard.meant(model.settings, key)
    if meant == "help":
        return m.OpenDialog("keys")
    if meant == "search" and model.screen == "rules" and not model.dialog:
        return m.SearchRules()
    if meant == "ready" and model.dialog == DOUBTS:
        return m.HandIn()
    session = _in_play(model)
    # A side panel has its own keys: Enter on its buttons, arrows that scroll it.
    if session is None or event.target.closest("#dialog"):
        return None
    tile = event.target.getAttribute("data-tile") if event.target.getAttribute("data-do") == "tile" else None
    if meant == "other-board":
        return m.ShowBoard() if active_board.board_names(session) else None
    if tile and key in DIRECTIONS and not event.shiftKey:
        return _walk(session, tile, DIRECTIONS[key])
    if tile and key in ("Enter", " "):
        return m.TapTile(tile)
    if session.stage == COMPOSE:
        return _composing(event, meant, model, written_session.in_composer(session))
    if session.stage == AWAIT:
        return None
    return _showing(event, meant, session, model.is_playing)


def look_of(event: Any, model: Model) -> str:
    """How a key changes the view of the board: zoom in or out, all of it, or pan; empty for any other key."""
    has_others = event.ctrlKey or event.metaKey or event.altKey
    if has_others or event.target.closest("input, textarea, select"):
        return ""
    if event.shiftKey and event.key in PANS and event.target.getAttribute("data-do") == "tile":
        return PANS[event.key]
    ways = {"fit": "fit", "zoom": "out" if event.shiftKey else "in"}
    return ways.get(keyboard.meant(model.settings, event.key), "")


def _in_play(model: Model) -> Session | None:
    """The session, if its board is visible and nothing covers the board."""
    session = model.session
    if session is None or model.screen != "table" or table_votes.question(session) is not None:
        return None
    if model.dialog not in ("", HINT):
        return None
    # While a computer player thinks the board can be explored if it is shown.
    is_read = session.stage == AWAIT and session.linked is None and not session.kind.has_secrets
    return session if is_read or session.stage in (COMPOSE, REVEAL) else None


def _with_control(key: str, model: Model) -> m.Message | None:
    session = _in_play(model)
    if session is None or session.stage != COMPOSE:
        return None
    if key.lower() == "z":
        return m.Undo()
    return m.Ready() if key == "Enter" else None


def _walk(session: Session, tile: str, direction: int) -> m.Message:
    turned = (direction + 180 * session.is_turned) % 360
    there = face_of(session.match.game.name).arrow_keys(session.match.scenario).towards(tile, turned)
    return m.WalkTo(there) if there else m.NoWay()


def _cursor_message(meant: str, forward: bool) -> m.Message | None:
    """The message of a cursor shortcut other than the arrows."""
    match meant:
        case "board":
            return m.WalkHere()
        case "own":
            return m.WalkOwn(forward)
        case "target":
            return m.WalkTargets(forward)
        case "where":
            return m.SayWhere()
    return None


def _showing(event: Any, meant: str, session: Session, is_playing: bool) -> m.Message | None:
    key = event.key
    if meant in ("back", "on"):
        return m.GoToStep(session.step + (1 if meant == "on" else -1))
    # On the board and in button groups the arrows have their own use.
    if key in ASIDE and not event.shiftKey and not event.target.closest("[role=application], [data-roving]"):
        return m.GoToStep(session.step + ASIDE[key])
    if meant == "next":
        return m.NextTurn()
    if meant == "places":
        return m.OpenDialog("places")
    if key == " " and not event.target.closest("button, a, summary"):
        return m.Pause() if is_playing else m.PlayOn()
    if key == "Escape" and session.tile:
        return m.LookAt()
    return _cursor_message(meant, forward=not event.shiftKey)


def _counting(key: str, box: Any) -> m.Message | None:
    """In a number box: count up or down, or add the command."""
    if key in COUNTS:
        return m.Dial(box.getAttribute("data-key"), int(box.defaultValue) + COUNTS[key])
    return m.Add() if key == "Enter" else None


def _composing(event: Any, meant: str, model: Model, session: Session) -> m.Message | None:
    key, forward, has_letters = event.key, not event.shiftKey, model.settings.has_letters
    if key == "Backspace":
        return m.Undo()
    if key == "Escape":
        return m.Cancel()
    if has_letters and (chosen := _next_pick(key, session, forward)) is not None:
        return chosen
    dials = command_editing.offer(session).dials
    match meant:
        case "add":
            return m.Add()
        case "ready":
            return m.Ready()
        case "places":
            return m.OpenDialog("places")
        case "reach":
            from rozz.ui.features.table import reach_layer

            if not reach_layer.has_reach(session):
                return None
            return m.ShowReach(NEXT_LAYER[model.layer.what]) if forward else m.ShowNextReach()
        case "guesses":
            return m.WriteGuess() if session.is_guess else m.ShowGuesses()
        case "more" | "fewer" if dials:
            dial = _dial_at(event.target, dials)
            return m.Dial(dial.key, dial.now + (1 if meant == "more" else -1))
    return _cursor_message(meant, forward)


def _dial_at(target: Any, dials: Sequence[Dial]) -> Dial:
    """The dial that has the focus, or else the first."""
    around_it = target.closest("[data-dial]")
    key = around_it.getAttribute("data-dial") if around_it else ""
    return next((each for each in dials if each.key == key), dials[0])


def _next_pick(key: str, session: Session, forward: bool) -> m.Pick | m.NotOffered | None:
    """Among the options with this letter: the first, or the one after or before the chosen one.

    Options that are addressed to a player have no letter.
    """
    face, going = face_of(session.match.game.name), command_editing.offer(session)
    begins = face.choice_letters.get(key.upper(), ()) if len(key) == 1 else ()
    if not begins:
        return None
    if face.choice_letters_need_place and not going.trail:
        return m.NotOffered()
    keys = [
        pick.key
        for pick in going.picks
        if not pick.place and not pick.refusal and not pick.seat and pick.key.startswith(begins)
    ]
    if not keys:
        return m.NotOffered()
    return m.Pick(board_description.following(keys, next((each for each in keys if each in going.made), ""), forward))
