"""Keys and what they mean; `views/dialogs.KEYS` tells them to people."""

from __future__ import annotations

from typing import Any

from rozz.ui import compose
from rozz.ui import messages as m
from rozz.ui.geometry import neighbour_towards
from rozz.ui.model import COMPOSE, REVEAL, Model, Session

DIRECTIONS = {"ArrowRight": 0, "ArrowDown": 90, "ArrowLeft": 180, "ArrowUp": 270}
KINDS = {"p": "purchase", "m": "move", "s": "strike"}


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
        return None
    if key == "?":
        return m.OpenDialog("keys")
    session = model.session
    if session is None or model.dialog or model.screen != "table" or session.asking:
        return None
    tile = event.target.getAttribute("data-tile") if event.target.getAttribute("data-do") == "tile" else None
    if tile and key in DIRECTIONS:
        return m.WalkTo(neighbour_towards(session.match.scenario.board, tile, DIRECTIONS[key]) or tile)
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


def _composing(key: str, session: Session) -> m.Message | None:
    chosen = session.composer.chosen
    match key.lower():
        case "backspace":
            return m.Undo()
        case "escape":
            return m.Cancel()
        case "a":
            return m.Add()
        case "t":
            return m.WalkTargets(forward=key == "t")
        case "+" | "-" if chosen:
            return m.SetQuantity(chosen.quantity + (1 if key == "+" else -1))
        case "p" | "m" | "s":
            return _next_choice(KINDS[key.lower()], session)
    return None


def _next_choice(kind: str, session: Session) -> m.Pick | None:
    """The first of a kind, or the one after what is chosen."""
    offered = [each for each in compose.choices(session) if each.kind == kind and not each.refusal]
    if not offered:
        return None
    chosen = session.composer.chosen.choice if session.composer.chosen else None
    items = [(each.item, each.colour) for each in offered]
    is_same_kind = chosen is not None and chosen.kind == kind and (chosen.item, chosen.colour) in items
    place = items.index((chosen.item, chosen.colour)) + 1 if chosen and is_same_kind else 0
    following = offered[place % len(offered)]
    return m.Pick(following.kind, following.item, following.colour)
