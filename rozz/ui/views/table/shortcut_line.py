"""The useful keys in one line: displayed for keyboard focus, read out with the first board of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import htpy as h

from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import key_cap
from rozz.ui.i18n.texts import say
from rozz.ui.state.keyboard import characters
from rozz.ui.state.model import Session, Settings
from rozz.ui.state.stages import COMPOSE

#: The id of the line.
NOW = "keys-now"
#: Activates whatever has the focus: a place or a button.
PICK = ("Enter",), "pick"
#: Across the board, if every neighbor has a key.
WALK = ("←", "→", "↑", "↓"), "walk"


def shortcut_line(session: Session, settings: Settings) -> h.Element | None:
    """Each key with its current meaning; without character keys if character keys are turned off."""
    known = characters(settings)
    if not settings.has_letters:
        shown = _composing_without(session) if session.stage == COMPOSE else _showing_without(session)
    else:
        shown = _composing(session, known) if session.stage == COMPOSE else _showing(session, known)
    # Screen readers read them one after another.
    return h.p(f"#{NOW}.note")[
        [h.span[[[h.kbd[key_cap(cap)], " "] for cap in caps], say(f"now-{text}"), h.span(".heard")[", "]]
         for caps, text in shown]
    ]  # fmt: skip


def _composing(session: Session, known: Mapping[str, str]) -> Iterator[tuple[tuple[str, ...], str]]:
    face, going = face_of(session.match.game.name), command_editing.offer(session)
    may_choose = going.trail or not face.choice_letters_need_place
    begins = face.choice_letters if may_choose else {}
    free = [pick.key for pick in going.picks if not pick.place and not pick.refusal and not pick.seat]
    letters = tuple(letter for letter, keys in begins.items() if any(key.startswith(keys) for key in free))
    yield PICK
    if not going.trail and board_description.own_places(session):
        yield (known["own"],), "own"
    if letters:
        yield letters, "choose"
    if command_editing.targets(going):
        yield (known["target"],), "target"
    if going.dials:
        yield (known["more"], known["fewer"]), "number"
    if going.command is not None:
        yield (known["add"],), "add"
    if session.is_sealed:
        yield (known["ready"],), _ready(session)
    yield (known["help"],), "help"


def _composing_without(session: Session) -> Iterator[tuple[tuple[str, ...], str]]:
    composer = session.composer
    yield PICK
    yield WALK
    if command_editing.can_deselect(session):
        yield ("Esc",), "let-go"
    if composer.before:
        yield ("Backspace",), "undo"
    if session.is_sealed:
        yield ("Ctrl + Enter",), _ready(session)


def _ready(session: Session) -> str:
    return "seal" if session.linked is not None else "ready"


def _showing(session: Session, known: Mapping[str, str]) -> Iterator[tuple[tuple[str, ...], str]]:
    yield PICK
    yield (known["back"], known["on"]), "steps"
    if board_description.spoken_of(session):
        yield (known["target"],), "spoken-of"
    yield (known["next"],), "next"
    yield (known["help"],), "help"


def _showing_without(session: Session) -> Iterator[tuple[tuple[str, ...], str]]:
    yield PICK
    yield WALK
    yield ("Space",), "play"
    if session.tile:
        yield ("Esc",), "let-go"
