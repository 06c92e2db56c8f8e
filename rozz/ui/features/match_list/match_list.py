"""What one asks of the shelf of saved matches: is it there, what is it called; and to put one first."""

from __future__ import annotations

import re
from dataclasses import replace

from rozz.ui.features.match_list import session_codec
from rozz.ui.features.opponents import computer_levels
from rozz.ui.i18n.texts import say
from rozz.ui.state.effects import Save
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Model, Saved, Session, Written
from rozz.ui.state.session_kinds import Told

#: What matches by link and told ones are kept under.  A file that could name it would keep the place for a later link.
OF_LINKS = re.compile(r"[0-9a-f]{32}|told-.*", re.DOTALL)
#: The field in which a match is renamed, by its id.
NEW_NAME = "new-name"
#: So many matches, those played last, are shown before somebody asks for all: a shelf of years is no wall.
SHOWN = 12


def title_of(saved: Saved) -> str:
    """What a saved match is called."""
    if saved.session is None:
        return saved.tale.name if saved.tale else saved.identity
    return title(saved.session)


def of_links(model: Model) -> tuple[Linked, ...]:
    """What is known here of matches by link, also of those of which nothing has been told yet."""
    kept = (session_codec.read(each) for each in model.shelf if each.session or OF_LINKS.fullmatch(each.identity))
    return tuple(each.session.linked for each in kept if each.session and each.session.linked)


def here(model: Model, identity: str) -> Session | None:
    """The match of that id on the shelf, if it is there and can be read."""
    return next((session_codec.read(each).session for each in model.shelf if each.identity == identity), None)


def unknown_levels(session: Session) -> str:
    """What is to be said of computer players of levels that this release does not know."""
    return " ".join(said for place in session.match.seats if (said := computer_levels.unknown_level(place)))


def title(session: Session) -> str:
    """The name a match was given, or else its players: two play against each other, of more none are a pair."""
    places = session.match.seats
    return session.title or (" – " if len(places) <= 2 else ", ").join(place.shown for place in places)


def told_of_deleted(deleted: tuple[tuple[int, Saved], ...]) -> str:
    """What is said of matches that were deleted and can be had back."""
    number = len(deleted)
    return say("deleted", name=title_of(deleted[0][1])) if number == 1 else say("deleted-many", number=number)


def put_first(model: Model, session: Session) -> tuple[Model, Save]:
    """A session on the shelf as it stands now, and the effect that writes it."""
    before = _before(model, session)
    rest = tuple(each for each in model.shelf if each is not before)
    is_as_it_was = before is not None and before.session is not None and _is_as_it_was(before.session, session)
    played = before.played if before is not None and is_as_it_was else model.today
    return put(replace(model, shelf=rest), session, played, 0)


def put_by_name(model: Model, session: Session) -> tuple[Model, Save]:
    """The same where the match stands already: by another name it is no other, and has not been played."""
    if (before := _before(model, session)) is None:
        return model, Save(session.match.identity, session_codec.to_text(session))
    place = model.shelf.index(before)
    rest = (*model.shelf[:place], *model.shelf[place + 1 :])
    return put(replace(model, shelf=rest), session, before.played, place)


def put(model: Model, session: Session, played: int, place: int) -> tuple[Model, Save]:
    """A session at a place of the shelf, `played` last on that day."""
    saved = Saved(session.match.identity, session, session_codec.to_text(session), played=played)
    return replace(model, shelf=(*model.shelf[:place], saved, *model.shelf[place:])), Save(saved.identity, saved.text)


def _before(model: Model, session: Session) -> Saved | None:
    """The match as the shelf has it."""
    return next((each for each in model.shelf if each.identity == session.match.identity), None)


def _is_as_it_was(before: Session, session: Session) -> bool:
    """Whether nothing has been played or written since: a match was only looked at."""
    is_same = session.match is before.match or session.match == before.match
    return is_same and session.kind.is_over == before.kind.is_over and _written(session) == _written(before)


def _written(session: Session) -> dict[str, Written]:
    """What seats have written and not handed in."""
    return {seat: each.written for seat, each in session.all_drafts.items() if each.written != Written()}


def is_kept(model: Model, session: Session) -> bool:
    """Whether a session is written as it changes: what a link tells only when somebody has said so."""
    if isinstance(session.kind, Told):
        return is_here(model, session.match.identity)
    return session.kind.can_be_kept


def is_here(model: Model, identity: str) -> bool:
    """Whether the shelf has a match of that id."""
    return any(each.identity == identity for each in model.shelf)
