"""Drafts ↔ their saved form: commands, unreadable text, earlier versions for undo, the current command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rozz.engine.game import Rules
from rozz.engine.match import Match
from rozz.engine.validation import PathValue
from rozz.ui.features.composer import command_editing, text_commands
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Composer, Session, Written

#: The keys of drafts in a saved text; the value of each maps seats to their drafts.
KEYS = ("drafts", "typed", "before", "hand", "unsent")
#: How many changes of a draft can be undone after a reload.
SAVED_UNDO_STEPS = 12
#: The maximum length of saved text with unreadable lines, and of unfinished words of a message: longer ones were meant
#: for something else.
MOST_TYPED = 8192


def plain(session: Session) -> dict[str, object]:
    """All seats' drafts as plain values."""
    write = session.match.game.write
    written = {seat: draft.written for seat, draft in session.all_drafts.items()}
    drafts = session.all_drafts.items()
    return {
        "drafts": {seat: [write(each) for each in kept.commands] for seat, kept in written.items() if kept.commands},
        "typed": {seat: typed for seat, draft in drafts if (typed := _typed(draft))},
        "before": {seat: _befores(session.match.game, draft.before) for seat, draft in drafts if draft.before},
        "hand": {seat: [each.edited, each.rest, *_short(each.made)] for seat, each in drafts if each.made},
        "unsent": {seat: _unsent(draft) for seat, draft in drafts if draft.unsent},
    }


def _short(made: tuple[str, ...]) -> list[str]:
    """Picks, without words that were meant for something else."""
    return [each for each in made if len(each) <= MOST_TYPED]


def _unsent(draft: Composer) -> list[list[str]]:
    """Unfinished words, after the picks that lead to them."""
    return [[*way, words] for way, words in draft.unsent.items() if len(words) <= MOST_TYPED]


def _typed(draft: Composer) -> str | list[str]:
    """A draft with unreadable lines: the text as typed, or, if the list has changed since, only those lines.

    Reading them again with the commands might turn them into commands.
    """
    if not draft.written.unread:
        return ""
    typed = list(draft.written.unread) if draft.text is None else draft.text
    return typed if sum(map(len, typed)) <= MOST_TYPED else ""


def _befores(game: Rules, before: tuple[Written, ...]) -> list[list[list[str]]]:
    """The draft before its last changes: commands and unreadable lines."""
    rows = [_lines(game, each) for each in before[-SAVED_UNDO_STEPS:]]
    return [[commands, unread if sum(map(len, unread)) <= MOST_TYPED else []] for commands, unread in rows]


@remembered(most=64)
def _lines(game: Rules, written: Written) -> tuple[list[str], list[str]]:
    """What was written, as text; cached, since the same values are saved at every change."""
    return [game.write(each) for each in written.commands], list(written.unread)


def read(match: Match, fields: Mapping[str, PathValue], seat: str) -> Composer:
    """A seat's draft. No error in it makes the match unreadable: an invalid command becomes an unreadable line."""
    found = {key: fields[key].value for key in KEYS if key in fields}
    commands, text, rows, hand, unsent = (_of_seat(found.get(key), seat) for key in KEYS)
    kept = text_commands.said_by(match, _texts(commands))
    before = tuple(_before(match, row) for row in rows[-SAVED_UNDO_STEPS:]) if isinstance(rows, list) else ()
    left = [_texts(row) for row in unsent] if isinstance(unsent, list) else []
    begun = {tuple(row[:-1]): row[-1] for row in left if len(row) > 1}
    draft = Composer(kept, before, unsent=begun)
    if isinstance(text, str):
        draft = replace(draft, written=text_commands.read(match, text, kept), text=text)
    elif text:
        draft = replace(draft, written=replace(kept, unread=(*kept.unread, *_texts(text))))
    number, rest = hand[:2] if isinstance(hand, list) and len(hand) > 1 else (-1, ())
    draft = replace(draft, made=tuple(_texts(hand)), rest=tuple(_texts(rest)))
    return command_editing.taken_up(match, seat, replace(draft, edited=number if type(number) is int else -1))


def _of_seat(found: object, seat: str) -> Any:
    return found.get(seat) if isinstance(found, dict) else None


def _before(match: Match, row: object) -> Written:
    """A draft before a change."""
    commands, unread = row if isinstance(row, list) and len(row) == 2 else ((), ())
    read = text_commands.said_by(match, _texts(commands))
    return replace(read, unread=(*read.unread, *_texts(unread)))


def _texts(found: object) -> list[str]:
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []
