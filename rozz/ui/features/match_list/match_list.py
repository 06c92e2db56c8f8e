"""Queries of the list of saved matches: is a match there, what is its name; and putting one first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from rozz.engine.match import SeatAssignment
from rozz.engine.turns import turn_of
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.opponents import computer_levels
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line, turn_in_sentence
from rozz.ui.i18n.texts import notice, say
from rozz.ui.i18n.translations import with_commas
from rozz.ui.state.effects import Save
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Model, Saved, Session, Written
from rozz.ui.state.session_kinds import ByLink, ReadOnly

#: The ids of matches by link and read-only ones. A file with such an id would block the place for a later link.
OF_LINKS = re.compile(r"[0-9a-f]{32}|told-.*", re.DOTALL)
#: The id of the field for a match's new name.
NEW_NAME = "new-name"
#: How many matches, last played first, are shown before the player asks for all.
SHOWN = 12


def title_of(saved: Saved) -> str:
    """The name of a saved match."""
    if saved.session is None:
        summary = saved.summary
        return summary.name or _of_players(summary.seats) or say("a-match") if summary else saved.identity
    return title(saved.session)


def of_links(model: Model) -> tuple[Linked, ...]:
    """What is known about all matches by link here, including matches that are not shown yet."""
    kept = (session_codec.read(each) for each in model.shelf if each.session or OF_LINKS.fullmatch(each.identity))
    return tuple(each.session.linked for each in kept if each.session and each.session.linked)


def here(model: Model, identity: str) -> Session | None:
    """The match with that id, if it is in the list and readable."""
    return next((session_codec.read(each).session for each in model.shelf if each.identity == identity), None)


def unknown_levels(session: Session) -> str:
    """The sentence about computer players of levels that this release does not know."""
    return " ".join(said for place in session.match.seats if (said := computer_levels.unknown_level(place)))


def has_changed_rules(session: Session) -> bool:
    """Whether the rules have changed since the match was played, so that its player may need a note about it."""
    return session.differs_from > 0 or (session.linked is not None and session.linked.has_older_rules)


def with_rules_told(session: Session) -> tuple[Session, str]:
    """A session as it is opened, and the sentence about changed rules, which is said once; empty if there is none.

    The page always shows what today's rules make of the commands. Saving the session overwrites the older results.
    """
    kind, played = session.kind, session.match.played
    told = say("rules-changed") if played and session.linked and session.linked.has_older_rules else ""
    if 0 < session.differs_from <= len(played):
        told = say("rules-changed-from", turn=turn_in_sentence(turn_of(played, session.differs_from).moment))
    elif session.differs_from and session.match.moment is not None:
        # Today's rules refuse what was played in this moment.
        told = say("rules-changed-from", turn=turn_in_sentence(session.match.moment))
    if isinstance(kind, ByLink) and kind.linked.has_older_rules:
        notes = replace(kind.linked.notes, rules=session.match.game.rules_version)
        kind = replace(kind, linked=replace(kind.linked, notes=notes))
    return replace(session, kind=kind, differs_from=0), told


def title(session: Session) -> str:
    """The name given to a match, or else its players: two play "against" each other, more are listed."""
    return session.title or _of_players(session.match.seats)


def _of_players(seats: Iterable[SeatAssignment]) -> str:
    names = [place.shown for place in seats]
    return say("match-of-two", first=names[0], second=names[1]) if len(names) == 2 else with_commas(names)


def is_copy_of(saved: Saved, other: Saved) -> bool:
    """Whether a saved match is a copy of another, or of the same original; one that has its own name is none."""
    original = _original(saved)
    return bool(original) and original in (one_line(title_of(other), LONGEST_TITLE), _original(other))


def _original(saved: Saved) -> str:
    """The name of the match that a saved one is a copy of; empty if there is none, or its summary does not say so."""
    known = saved.session or saved.summary
    return known.copied if known else ""


def deletion_notice(deleted: tuple[tuple[int, Saved], ...]) -> str:
    """The notice about deleted matches that can be restored."""
    return notice("deleted", name=title_of(deleted[0][1]), number=len(deleted))


def put_first(model: Model, session: Session) -> tuple[Model, Save]:
    """Put a session first in the list, and save it."""
    before = _before(model, session)
    rest = tuple(each for each in model.shelf if each is not before)
    is_as_it_was = before is not None and before.session is not None and _is_as_it_was(before.session, session)
    played = before.played if before is not None and is_as_it_was else model.today
    return put(replace(model, shelf=rest), session, played, 0)


def put_by_name(model: Model, session: Session) -> tuple[Model, Save]:
    """Save the session in its present place: renaming is not playing."""
    if (before := _before(model, session)) is None:
        return model, Save(session.match.identity, session_codec.to_text(session))
    place = model.shelf.index(before)
    rest = (*model.shelf[:place], *model.shelf[place + 1 :])
    return put(replace(model, shelf=rest), session, before.played, place)


def put(model: Model, session: Session, played: int, place: int) -> tuple[Model, Save]:
    """Put a session at an index of the list, with the day it was last `played`."""
    saved = Saved(session.match.identity, session, session_codec.to_text(session), played=played)
    return replace(model, shelf=(*model.shelf[:place], saved, *model.shelf[place:])), Save(saved.identity, saved.text)


def _before(model: Model, session: Session) -> Saved | None:
    """The match as the list has it."""
    return next((each for each in model.shelf if each.identity == session.match.identity), None)


def _is_as_it_was(before: Session, session: Session) -> bool:
    """Whether nothing was played or written since: the match was only looked at."""
    is_same = session.match is before.match or session.match == before.match
    return is_same and session.kind.is_over == before.kind.is_over and _written(session) == _written(before)


def _written(session: Session) -> dict[str, Written]:
    """What seats have written and not handed in."""
    return {seat: each.written for seat, each in session.all_drafts.items() if each.written != Written()}


def is_kept(model: Model, session: Session) -> bool:
    """Whether a session is saved as it changes: a read-only one only if the player chose to keep it."""
    if isinstance(session.kind, ReadOnly):
        return is_here(model, session.match.identity)
    return session.kind.can_be_kept


def is_here(model: Model, identity: str) -> bool:
    """Whether the list has a match with that id."""
    return any(each.identity == identity for each in model.shelf)
