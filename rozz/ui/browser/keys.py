"""Keys and what they mean; `views/dialogs.KEYS` tells them to people."""

from __future__ import annotations

from typing import Any

from rozz.ui import messages as m
from rozz.ui.composer import compose
from rozz.ui.games import face_of
from rozz.ui.model import Model, Session
from rozz.ui.stages import COMPOSE, REVEAL
from rozz.ui.table import agreeing

DIRECTIONS = {"ArrowRight": 0, "ArrowDown": 90, "ArrowLeft": 180, "ArrowUp": 270}


def message_of(event: Any, model: Model) -> m.Message | None:
    """The message of a key, or None where it means nothing here."""
    if event.ctrlKey or event.metaKey or event.altKey:
        return None
    key = event.key
    if key == "Escape" and model.dialog:
        return m.CloseDialog()
    if key == "Escape" and model.renaming:
        return m.GoBack()
    if event.target.closest("input, textarea"):
        return _counting(key, event.target) if event.target.getAttribute("data-on") == "dial" else None
    if key == "?":
        return m.OpenDialog("keys")
    session = model.session
    if session is None or model.dialog or model.screen != "table" or agreeing.question(session) is not None:
        return None
    tile = event.target.getAttribute("data-tile") if event.target.getAttribute("data-do") == "tile" else None
    if tile and key in DIRECTIONS:
        face = face_of(session.match.game.name)
        degrees = (DIRECTIONS[key] + 180 * session.is_turned) % 360
        return m.WalkTo(face.neighbour(session.match.scenario, tile, degrees) or tile)
    if tile and key in ("Enter", " "):
        return m.TapTile(tile)
    is_control = bool(event.target.closest("button, a, summary"))
    if session.stage == REVEAL:
        return _showing(key, session, model.is_playing, is_control)
    return _composing(key, session) if session.stage == COMPOSE else None


def is_fit(event: Any) -> bool:
    """Whether a key asks for the whole board."""
    has_others = event.ctrlKey or event.metaKey or event.altKey
    return event.key == "0" and not has_others and not event.target.closest("input, textarea, select")


def _showing(key: str, session: Session, is_playing: bool, is_control: bool) -> m.Message | None:
    if key in (",", "."):
        return m.GoToStep(session.step + (1 if key == "." else -1))
    if key == " " and not is_control:
        return m.Pause() if is_playing else m.PlayOn()
    return m.LookAt() if key == "Escape" and session.tile else None


def _counting(key: str, box: Any) -> m.Message | None:
    """In the box of a number: one more, one fewer, and what it is for is added."""
    if key in ("ArrowUp", "ArrowDown"):
        return m.Dial(box.getAttribute("data-key"), int(box.defaultValue) + (1 if key == "ArrowUp" else -1))
    return m.Add() if key == "Enter" else None


def _composing(key: str, session: Session) -> m.Message | None:
    dials = compose.offer(session).dials
    match key.lower():
        case "backspace":
            return m.Undo()
        case "escape":
            return m.Cancel()
        case "a":
            return m.Add()
        case "t":
            return m.WalkTargets(forward=key == "t")
        case "+" | "-" if dials:
            return m.Dial(dials[0].key, dials[0].now + (1 if key == "+" else -1))
    return _next_pick(key.lower(), session)


def _next_pick(key: str, session: Session) -> m.Pick | None:
    """Of the groups on the sheet that begin with a letter the first pick, or the one after what is picked."""
    going = compose.offer(session)
    keys = [pick.key for pick in going.picks if not pick.place and not pick.refusal and pick.group[:1] == key]
    if not keys:
        return None
    picked = next((number for number, each in enumerate(keys, 1) if each in going.made), 0)
    return m.Pick(keys[picked % len(keys)])
