"""What the browser reports about the store, other tabs, and itself."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.match_list import deletion_notice, title_of, with_rules_told
from rozz.ui.i18n.texts import key_of, notice, paragraph, say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, KeepOwnPuzzle, Save, Updated, UseNewRelease
from rozz.ui.state.model import Model, Saved, Screen


def update(model: Model, message: m.SavingMessage | m.StoreMessage) -> Updated:
    """Handle a report of the browser."""
    match message:
        case m.NotSaved(kind):
            return replace(model, unsaved=kind), ()
        case m.NotShown():
            return replace(model, refused=say("not-revealed-full")), ()
        case m.SavedAgain():
            return replace(model, unsaved=""), ()
        case m.Kept(is_promised):
            return replace(model, is_kept=is_promised), ()
        case m.ShelfRead(saved, order):
            shelf = _with(model.shelf, saved)
            return replace(model, shelf=_in_order(shelf, order), unread=0 if order else model.unread), ()
        case m.Reopened() if model.session is not None:
            session, told = with_rules_told(model.session)
            return replace(model, session=session, toast=paragraph(model.toast, told)), ()
        case m.DayBegun(today):
            return replace(model, today=today), ()
        case m.PointerUsed(pointer):
            return replace(model, pointer=pointer), ()
        case m.CopyRefused():
            return replace(model, toast=say("copy-refused")), ()
        case m.Hint(name):
            return replace(model, hints=model.hints | {name}), ()
        case m.HintRead(name):
            return replace(model, hints=model.hints - {name}), ()
        case m.UseNewRelease():
            return model, (UseNewRelease(),)
    return _of_matches(model, message)


def _with(shelf: tuple[Saved, ...], read: tuple[Saved, ...]) -> tuple[Saved, ...]:
    """Add matches that were read: in place of the same text unread, others at the end."""
    found = {each.identity: each for each in read}
    known = {each.identity for each in shelf}
    there = (
        each if each.session or each.text != (new := found.get(each.identity, each)).text
        else replace(new, played=each.played or new.played)
        for each in shelf
    )  # fmt: skip
    return (*there, *(each for each in read if each.identity not in known))


def _in_order(shelf: tuple[Saved, ...], order: tuple[str, ...]) -> tuple[Saved, ...]:
    """Sort the list by `order`; newer matches come before all matches in `order`."""
    places = {identity: place for place, identity in enumerate(order)}
    return tuple(sorted(shelf, key=lambda each: places.get(each.identity, -1)))


def _of_matches(model: Model, message: m.SavingMessage | m.StoreMessage) -> Updated:
    """Handle changes of matches outside this page."""
    match message:
        case m.SiteCleared():
            # Save again what this page still has.
            whole = tuple(Save(each.identity, each.text) for each in model.shelf)
            return replace(model, hints=model.hints | {"site-cleared"}), (*whole, *_own_puzzles(model))
        case m.StoredElsewhere():
            return _stored_elsewhere(model, message), ()
        case m.Recovered(identity, text, played):
            return _recovered(model, replace(session_codec.saved(identity, text), played=played)), ()
        case m.OpenedElsewhere(identity):
            return _let_go(model, identity), ()
    return model, ()


def _own_puzzles(model: Model) -> tuple[Effect, ...]:
    """The player's own puzzles, to be kept again; none if their list was not opened."""
    if not model.own:
        return ()
    from rozz.ui.features import own_puzzle_codec

    return tuple(KeepOwnPuzzle(each.identity, own_puzzle_codec.to_text(each)) for each in model.own)


def _stored_elsewhere(model: Model, message: m.StoredElsewhere) -> Model:
    """Another tab wrote or deleted a match: update the list, and close the match if it is open."""
    identity, text = message.identity, message.text
    before = next((each for each in model.shelf if each.identity == identity), None)
    rest = tuple(each for each in model.shelf if each.identity != identity)
    if before is not None and before.text == text:
        return model
    after = _not_deleted(model, identity) if text else model
    now = (replace(session_codec.saved(identity, text), played=message.played),) if text else ()
    after = replace(after, shelf=(*now, *rest))
    if not _is_open(model, identity):
        return after
    if not text and before:
        toast = notice("deleted-elsewhere", name=title_of(before))
        deleted = ((model.shelf.index(before), before),)
        return replace(after, screen="home", session=None, aside=None, deleted=deleted, toast=toast)
    return _let_go(after, identity)


def _not_deleted(model: Model, identity: str) -> Model:
    """Stop offering to restore a match that another tab still has as it was when it was deleted here."""
    deleted = tuple(each for each in model.deleted if each[1].identity != identity)
    if deleted == model.deleted:
        return model
    was_shown = key_of(model.toast) in ("deleted", "deleted-elsewhere")
    toast = deletion_notice(deleted) if deleted else ""
    return replace(model, deleted=deleted, toast=toast if was_shown else model.toast)


def _recovered(model: Model, saved: Saved) -> Model:
    """Take the newer state of a match that was found; an open match continues from it."""
    after = replace(model, shelf=(saved, *(each for each in model.shelf if each.identity != saved.identity)))
    if model.screen == "absent" and model.elsewhere == saved.identity:
        return replace(after, screen="home", elsewhere="")  # an address led to it before it was found
    if saved.session is None or not _is_open(model, saved.identity):
        return after
    return replace(after, session=session_codec.settled(saved.session), aside=None, is_playing=False)


def _let_go(model: Model, identity: str) -> Model:
    """Close a match that another tab has opened; no notice is needed on the first screen."""
    if not _is_open(model, identity):
        return model
    stays = model.screen in ("home", "opening", "new", "names", "rules", "puzzles")
    screen: Screen = model.screen if stays else "elsewhere"
    return replace(model, screen=screen, session=None, aside=None, elsewhere=identity, is_playing=False)


def _is_open(model: Model, identity: str) -> bool:
    return any(each and each.match.identity == identity for each in (model.session, model.aside))
