"""The shelf of saved matches: open, rename, duplicate, delete and take back, save as a file, open a file."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from hashlib import sha256

from rozz.engine import foreign, record
from rozz.engine.errors import BadJson, BadRecord
from rozz.engine.links.keys import SECRET_BYTES
from rozz.engine.match import HERE, Match
from rozz.ui import messages as m
from rozz.ui.effects import Download, Effect, Focus, Forget, Save, UseKeys
from rozz.ui.kinds import ByLink, Told
from rozz.ui.links.linked import Linked
from rozz.ui.links.linking import ToOpen, ToRestore
from rozz.ui.model import Composer, Model, Saved, Session
from rozz.ui.names import one_line
from rozz.ui.opponents import opponents
from rozz.ui.puzzles import solving
from rozz.ui.shelf import keeping
from rozz.ui.table.seating import coming_from
from rozz.ui.texts import say

#: What matches by link and told ones are kept under.  A file that could name it would keep the place for a later link.
OF_LINKS = re.compile(r"[0-9a-f]{32}|told-.*", re.DOTALL)
#: The field in which a match is renamed, by its id.
NEW_NAME = "new-name"


def title_of(saved: Saved) -> str:
    """What a saved match is called."""
    if saved.session is None:
        return saved.tale.name if saved.tale else saved.identity
    return title(saved.session)


def of_links(model: Model) -> tuple[Linked, ...]:
    """What is known here of matches by link."""
    kept = (keeping.read(each) for each in model.shelf if each.session or (each.tale and each.tale.is_by_link))
    return tuple(each.session.linked for each in kept if each.session and each.session.linked)


def here(model: Model, identity: str) -> Session | None:
    """The match of that id on the shelf, if it is there and can be read."""
    return next((keeping.read(each).session for each in model.shelf if each.identity == identity), None)


def unknown_levels(session: Session) -> str:
    """What is to be said of computer players of levels that this release does not know."""
    return " ".join(said for place in session.match.seats if (said := opponents.unknown_level(place)))


def title(session: Session) -> str:
    """The name a match was given, or else its players."""
    return session.title or " – ".join(place.shown for place in session.match.seats)


def file_name(saved: Saved) -> str:
    """What a match is called as a file: by its name and how far it is; one that cannot be read by its id."""
    if saved.session is None:
        return f"rozz-{saved.identity}.json"
    words = re.sub(r"[^\w]+", "-", title(saved.session).lower()).strip("-")
    return f"rozz-{words}-after-{len(saved.session.match.played)}.json"


def put_first(model: Model, session: Session) -> tuple[Model, Save]:
    """A session on the shelf as it stands now, and the effect that writes it."""
    identity = session.match.identity
    text = keeping.to_text(session)
    rest = (each for each in model.shelf if each.identity != identity)
    return replace(model, shelf=(Saved(identity, session, text), *rest)), Save(identity, text)


def is_kept(model: Model, session: Session) -> bool:
    """Whether a session is written as it changes: what a link tells only when somebody has said so."""
    if isinstance(session.kind, Told):
        return is_here(model, session.match.identity)
    return session.kind.can_be_kept


def is_here(model: Model, identity: str) -> bool:
    """Whether the shelf has a match of that id."""
    return any(each.identity == identity for each in model.shelf)


def update(model: Model, message: m.OfShelf) -> tuple[Model, tuple[Effect, ...]]:
    """The page after something happened to the shelf."""
    saved = {each.identity: each for each in model.shelf}
    match message:
        case m.OpenMatch(identity) if identity in saved:
            return _opened(model, saved[identity]), ()
        case m.DeleteMatch(identity) if identity in saved:
            gone = saved[identity]
            shelf = tuple(each for each in model.shelf if each is not gone)
            toast = say("deleted", name=title_of(gone))
            after = replace(model, shelf=shelf, deleted=gone, session=None, aside=None, screen="home", toast=toast)
            return after, (
                Forget(identity),
            )
        case m.RestoreMatch() if model.deleted and model.deleted.identity not in saved:
            back = model.deleted
            return replace(model, shelf=(back, *model.shelf), deleted=None), (Save(back.identity, back.text),)
        case m.DuplicateMatch(identity, fresh) if (session := here(model, identity)):
            if (copied := _copy(session, fresh)) is None:
                return model, ()
            after, save = put_first(model, copied)
            return replace(after, toast=say("duplicated", name=title(session))), (save,)
        case m.AskName(identity):
            return replace(model, renaming=identity), (Focus(NEW_NAME),)
        case m.RenameMatch(identity, name) if (session := here(model, identity)):
            after, save = put_first(model, replace(session, title=one_line(name)))
            if model.session and model.session.match.identity == identity:
                after = replace(after, session=replace(model.session, title=one_line(name)))
            return replace(after, renaming=""), (save, Focus(f"ask-name-{identity}"))
        case m.ExportMatch(identity) if identity in saved:
            kept = keeping.read(saved[identity])
            # What leaves this device holds nobody's secrets: no drafts, no commands that are not revealed.
            seen = kept.session.match.sight(None) if kept.session else None
            text = record.to_json(seen) if seen else keeping.without_secrets(kept.text)
            if not text:
                return replace(model, toast=say("not-shared")), ()
            return replace(model, toast=say("exported")), (Download(file_name(kept), text),)
        case m.FileTooLarge():
            return replace(model, toast=say("not-a-match", sentence=foreign.too_large())), ()
        case m.ImportMatch(text, fresh):
            if (puzzle := solving.mapping_in(text)) is not None:
                return solving.imported(model, puzzle), ()
            if key := read_key(text):
                return _with_key(model, *key)
            if link := keeping.link_in(text):
                # What is by link is verified like a link, and its keys come from key files only.
                return model, (UseKeys(ToOpen(link, of_links(model))),)
            try:
                return _imported(model, keeping.from_text(text), fresh), ()
            except BadRecord as fault:
                return replace(model, toast=say("not-a-match", sentence=str(fault))), ()
    return model, ()


def _opened(model: Model, kept: Saved) -> Model:
    """The page with a match that somebody wants to open, however long it takes."""
    read = keeping.saved(kept.identity, kept.text, kept.is_previous) if kept.is_slow else keeping.read(kept)
    shelf = tuple(read if each is kept else each for each in model.shelf)
    if read.session is None:
        return replace(model, shelf=shelf)
    at_table = replace(model, shelf=shelf, screen="table", session=keeping.settled(read.session), aside=None)
    return replace(at_table, toast=unknown_levels(read.session))


def _copy(session: Session, fresh: str) -> Session | None:
    """The match once more; none by link, for two copies of one seat would sign two different things.

    What nobody has revealed stays with the one match, or a copy would show it to who reveals that.
    """
    if isinstance(session.kind, ByLink):
        return None
    # Its dice, and what computer players draw from them, are others: a copy is no crystal ball.
    bare = coming_from(session.having(session.match.branch(len(session.match.played), fresh)), "")
    name = one_line(say("copy-of", name=title(session)))
    return keeping.settled(replace(bare, drafts={}, composer=Composer(), title=name))


def key_text(identity: str, secret: bytes) -> str:
    """A key file: the secret of a device's seats, and of which match."""
    return json.dumps({"rozz-key": 1, "match": identity, "secret": secret.hex()})


def read_key(text: str) -> tuple[str, bytes] | None:
    """Match and secret of a key file; None if it is another file."""
    try:
        mapping = foreign.read(text)
        if mapping["rozz-key"] != 1 or len(secret := bytes.fromhex(mapping["secret"])) != SECRET_BYTES:
            return None
        return str(mapping["match"]), secret
    except (BadJson, ValueError, KeyError, TypeError):
        return None


def _with_key(model: Model, identity: str, secret: bytes) -> tuple[Model, tuple[Effect, ...]]:
    """A key file restores its seat in the match that it is of."""
    found = here(model, identity)
    if found is None or found.linked is None:
        return replace(model, refused=say("key-without-match")), ()
    return model, (UseKeys(ToRestore(found.linked, secret)),)


def _played_here(match: Match, fresh: str) -> Match:
    """The match of a record: whoever played by link sits here now; its dice are made anew, for no file tells them."""
    seats = tuple(replace(place, plays=HERE) if place.plays == "link" else place for place in match.seats)
    return replace(match, seats=seats, key=match.key or sha256(fresh.encode()).digest()[:16])


def _imported(model: Model, session: Session, fresh: str) -> Model:
    """A match from a file, beside one of the same id that is saved here and stands elsewhere."""
    kept = here(model, session.match.identity)
    if kept and record.plain(kept.match.sight(None)) == record.plain(session.match.sight(None)):
        return replace(model, screen="table", session=keeping.settled(kept), aside=None)
    toast = unknown_levels(session)
    is_by_link = any(place.plays == "link" for place in session.match.seats)
    session = keeping.settled(session.having(_played_here(session.match, fresh)))
    is_by_link = is_by_link or OF_LINKS.fullmatch(session.match.identity) is not None
    if is_by_link or is_here(model, session.match.identity):
        session = session.having(replace(session.match, identity=fresh))
        toast = say("opened-beside") if kept else toast
    return replace(model, screen="table", session=session, aside=None, toast=toast)
