"""Actions on the list of saved matches: open, rename, duplicate, delete and undo; files."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from rozz.engine import untrusted_json
from rozz.ui.features.match_list import match_files, match_list, session_codec
from rozz.ui.features.match_list.copy_names import name_of_copy
from rozz.ui.features.match_list.match_list import (
    NEW_NAME,
    SHOWN,
    deletion_notice,
    here,
    title,
    title_of,
    unknown_levels,
)
from rozz.ui.features.table import seat_pins
from rozz.ui.features.table.shared_device import with_last_to_hand_in
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Forget, Save, Updated
from rozz.ui.state.model import Composer, Model, Saved, Session
from rozz.ui.state.session_kinds import ByLink


def update(model: Model, message: m.MatchListMessage) -> Updated:
    """Handle a message of the match list."""
    saved = {each.identity: each for each in model.shelf}
    match message:
        case m.OpenMatch(identity) if identity in saved:
            return _opened(model, saved[identity]), ()
        case m.ShowShelf() if len(model.shelf) + model.unread > SHOWN:
            further = tuple(Focus(_first_button(each)) for each in model.shelf[SHOWN : SHOWN + 1])
            return replace(model, is_shelf_whole=True), further
        case m.DeleteMatch(identity) if identity in saved:
            return _deleted(model, saved[identity])
        case m.RestoreMatch() if back := tuple(each for each in model.deleted if each[1].identity not in saved):
            return _restored(model, back)
        case m.DuplicateMatch(identity, fresh) if session := here(model, identity):
            return _duplicated(model, session, fresh)
        case m.AskName(identity) if identity in saved:
            return replace(model, renaming=identity), (Focus(NEW_NAME),)
        case m.RenameMatch(identity, name) if session := here(model, identity):
            return _renamed(model, session, one_line(name))
        case m.ExportMatch(identity) if identity in saved:
            return match_files.exported(model, saved[identity])
        case m.FileTooLarge():
            return replace(model, toast=say("not-a-match", sentence=render(untrusted_json.too_large()))), ()
        case m.ImportMatch(text, fresh, name):
            return match_files.imported(model, text, fresh, name)
    return model, ()


def _opened(model: Model, kept: Saved) -> Model:
    """Open a saved match, however long it takes."""
    read = session_codec.reread(kept) if kept.is_slow else session_codec.read(kept)
    shelf = tuple(read if each is kept else each for each in model.shelf)
    if read.session is None:
        return replace(model, shelf=shelf)
    session, told = match_list.with_rules_told(session_codec.settled(read.session))
    toast = paragraph(unknown_levels(session), told)
    return replace(model, shelf=shelf, screen="table", session=session, aside=None, toast=toast)


def _deleted(model: Model, gone: Saved) -> Updated:
    """Remove a match from the list; until something else happens, all matches deleted in a row can be restored."""
    shelf = tuple(each for each in model.shelf if each is not gone)
    deleted = ((model.shelf.index(gone), gone), *model.deleted)
    after = replace(model, shelf=shelf, deleted=deleted, session=None, aside=None, screen="home")
    return replace(after, toast=deletion_notice(deleted)), (Forget(gone.identity),)


def _restored(model: Model, back: tuple[tuple[int, Saved], ...]) -> Updated:
    """Put deleted matches back where they were, the latest deletion first, so that each index fits its list."""
    shelf = model.shelf
    for place, each in back:
        shelf = (*shelf[:place], each, *shelf[place:])
    saves = tuple(Save(each.identity, each.text) for _, each in back)
    return replace(model, shelf=shelf, deleted=()), (*saves, Focus(_first_button(back[0][1])))


def _first_button(saved: Saved) -> str:
    """The id of the first button of a saved match: an unreadable one cannot be opened."""
    can_open = saved.session is not None or saved.summary is not None or saved.is_slow
    return f"{'open' if can_open else 'export'}-{saved.identity}"


def _duplicated(model: Model, session: Session, fresh: str) -> Updated:
    """Insert a copy right after the match, so that both are visible."""
    taken = frozenset(title_of(each) for each in model.shelf)
    if (copied := _copy(session, fresh, taken)) is None:
        return model, ()
    place = [each.identity for each in model.shelf].index(session.match.identity)
    after, save = match_list.put(model, copied, model.shelf[place].played, place + 1)
    is_whole = model.is_shelf_whole or place + 1 >= SHOWN
    return replace(after, is_shelf_whole=is_whole, toast=say("duplicated", name=title(session))), (
        replace(save, beside=session.match.identity),
    )


def _renamed(model: Model, session: Session, name: str) -> Updated:
    """Rename a match, in the list and at the table."""
    identity = session.match.identity
    after, save = match_list.put_by_name(model, replace(session, title=name, copied=""))
    if model.session and model.session.match.identity == identity:
        after = replace(after, session=replace(model.session, title=name, copied=""))
    return replace(after, renaming=""), (save, Focus(f"ask-name-{identity}"))


def _copy(session: Session, fresh: str, taken: Container[str]) -> Session | None:
    """A copy of the match; None for one by link, because two copies of one seat would sign contradictory things.

    Unrevealed commands stay with the original, or anybody who reveals the copy would see them.
    """
    if isinstance(session.kind, ByLink):
        return None
    # The copy gets new dice and new randomness for computer players, so that nobody can use it as a crystal ball.
    bare = with_last_to_hand_in(session.having(session.match.branch(len(session.match.played), fresh)), "")
    bare = seat_pins.without_pins(bare)
    original = session.copied or one_line(title(session), LONGEST_TITLE)
    name = name_of_copy(original, taken)
    copy = replace(bare, drafts={}, planning={}, guessed=(), composer=Composer(), title=name, copied=original)
    return session_codec.settled(copy)
