"""The shelf of saved matches: open, rename, duplicate, delete and take back, save as a file, open a file."""

from __future__ import annotations

import json
import re
from dataclasses import replace

from rozz.engine import foreign, record
from rozz.engine.errors import BadJson, BadRecord
from rozz.engine.links.keys import SECRET_BYTES
from rozz.ui import messages as m
from rozz.ui.effects import Download, Effect, Focus, Forget, Save, UseKeys
from rozz.ui.model import Composer, Model, Saved, Session
from rozz.ui.names import one_line
from rozz.ui.shelf import keeping
from rozz.ui.texts import say

#: What matches by link and told ones are kept under.  A file that could name it would keep the place for a later link.
OF_LINKS = re.compile(r"[0-9a-f]{32}|told-.*", re.DOTALL)
#: The field in which a match is renamed, by its id.
NEW_NAME = "new-name"

Shelving = (
    m.OpenMatch | m.DeleteMatch | m.RestoreMatch | m.ExportMatch | m.DuplicateMatch | m.AskName | m.RenameMatch
    | m.FileTooLarge | m.ImportMatch
)  # fmt: skip


def title_of(saved: Saved) -> str:
    """What a saved match is called."""
    return title(saved.session) if saved.session else saved.identity


def title(session: Session) -> str:
    """The name a match was given, or else its players."""
    return session.title or " – ".join(place.name for place in session.match.seats)


def put_first(model: Model, session: Session) -> tuple[Model, Save]:
    """A session on the shelf as it stands now, and the effect that writes it."""
    identity = session.match.identity
    text = keeping.to_text(session)
    rest = (each for each in model.shelf if each.identity != identity)
    return replace(model, shelf=(Saved(identity, session, text), *rest)), Save(identity, text)


def is_kept(model: Model, session: Session) -> bool:
    """Whether a session is written as it changes: what a link tells only when somebody has said so."""
    return not session.is_trial and (not session.is_told or is_here(model, session.match.identity))


def is_here(model: Model, identity: str) -> bool:
    """Whether the shelf has a match of that id."""
    return any(each.identity == identity for each in model.shelf)


def update(model: Model, message: Shelving) -> tuple[Model, tuple[Effect, ...]]:
    """The page after something happened to the shelf."""
    saved = {each.identity: each for each in model.shelf}
    match message:
        case m.OpenMatch(identity) if identity in saved and (session := saved[identity].session) is not None:
            return replace(model, screen="table", session=keeping.settled(session), aside=None), ()
        case m.OpenMatch(identity) if identity in saved and saved[identity].is_slow:
            return _opened_all_the_same(model, saved[identity]), ()
        case m.DeleteMatch(identity) if identity in saved:
            gone = saved[identity]
            shelf = tuple(each for each in model.shelf if each is not gone)
            toast = say("deleted", name=title_of(gone))
            return replace(model, shelf=shelf, deleted=gone, session=None, screen="home", toast=toast), (
                Forget(identity),
            )
        case m.RestoreMatch() if model.deleted and model.deleted.identity not in saved:
            back = model.deleted
            return replace(model, shelf=(back, *model.shelf), deleted=None), (Save(back.identity, back.text),)
        case m.DuplicateMatch(identity, fresh) if identity in saved and (session := _copyable(saved[identity])):
            # What nobody has revealed stays with the one match, or a copy would show it to who reveals that.
            copied = replace(
                session,
                match=replace(session.match, identity=fresh, pending={}),
                drafts={},
                composer=Composer(),
                came_from="",
                title=one_line(say("copy-of", name=title(session))),
            )
            copied = keeping.settled(copied)
            after, save = put_first(model, copied)
            return replace(after, toast=say("duplicated", name=title(session))), (save,)
        case m.AskName(identity):
            return replace(model, renaming=identity), (Focus(NEW_NAME),)
        case m.RenameMatch(identity, name) if identity in saved and (session := saved[identity].session):
            after, save = put_first(model, replace(session, title=one_line(name)))
            if model.session and model.session.match.identity == identity:
                after = replace(after, session=replace(model.session, title=one_line(name)))
            return replace(after, renaming=""), (save, Focus(f"ask-name-{identity}"))
        case m.ExportMatch(identity) if identity in saved:
            kept = saved[identity]
            # What leaves this device holds nobody's secrets: no drafts, no commands that are not revealed.
            seen = kept.session.match.sight(None) if kept.session else None
            text = record.to_json(seen) if seen else keeping.without_secrets(kept.text)
            if not text:
                return replace(model, toast=say("not-shared")), ()
            return replace(model, toast=say("exported")), (Download(f"rozz-{identity}.json", text),)
        case m.FileTooLarge():
            return replace(model, toast=say("not-a-match", sentence=foreign.too_large())), ()
        case m.ImportMatch(text, fresh):
            if key := read_key(text):
                return _with_key(model, *key)
            if link := keeping.link_in(text):
                # What is by link is verified like a link, and its keys come from key files only.
                known = tuple(each.session.link for each in model.shelf if each.session and each.session.link)
                return model, (UseKeys("open", (link, known)),)
            try:
                return _imported(model, keeping.from_text(text), fresh), ()
            except BadRecord as fault:
                return replace(model, toast=say("not-a-match", sentence=str(fault))), ()
    return model, ()


def _opened_all_the_same(model: Model, slow: Saved) -> Model:
    """The page with a match that somebody wants to open, however long it takes."""
    read = keeping.saved(slow.identity, slow.text, slow.is_previous)
    shelf = tuple(read if each is slow else each for each in model.shelf)
    if read.session is None:
        return replace(model, shelf=shelf)
    return replace(model, shelf=shelf, screen="table", session=keeping.settled(read.session), aside=None)


def _copyable(saved: Saved) -> Session | None:
    """The session to copy; none by link, for two copies of one seat would sign two different things."""
    return saved.session if saved.session and saved.session.link is None else None


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
    found = next((each.session for each in model.shelf if each.identity == identity), None)
    if found is None or found.link is None:
        return replace(model, refused=say("key-without-match")), ()
    return model, (UseKeys("restore", (found.link, secret)),)


def _imported(model: Model, session: Session, fresh: str) -> Model:
    """A match from a file, beside one of the same id that is saved here and stands elsewhere."""
    here = next((each.session for each in model.shelf if each.identity == session.match.identity), None)
    if here and record.plain(here.match.sight(None)) == record.plain(session.match.sight(None)):
        return replace(model, screen="table", session=keeping.settled(here), aside=None)
    toast = ""
    is_by_link = any(place.plays == "link" for place in session.match.seats)
    is_by_link = is_by_link or OF_LINKS.fullmatch(session.match.identity) is not None
    if is_by_link or is_here(model, session.match.identity):
        session = replace(session, match=replace(session.match, identity=fresh))
        toast = say("opened-beside") if here else ""
    return replace(model, screen="table", session=session, aside=None, toast=toast)


def stored_elsewhere(model: Model, identity: str, text: str) -> Model:
    """The page after another tab wrote a match, or deleted it: the shelf follows, and an open one is let go."""
    before = next((each for each in model.shelf if each.identity == identity), None)
    rest = tuple(each for each in model.shelf if each.identity != identity)
    if before is not None and before.text == text:
        return model
    after = replace(model, shelf=(keeping.saved(identity, text), *rest) if text else rest)
    if not _is_open(model, identity):
        return after
    if not text and before:
        toast = say("deleted-elsewhere", name=title_of(before))
        return replace(after, screen="home", session=None, aside=None, deleted=before, toast=toast)
    return let_go(after, identity)


def cleared(model: Model) -> tuple[Model, tuple[Effect, ...]]:
    """Somebody cleared the site's data: what this page still knows is saved again."""
    whole = tuple(Save(each.identity, each.text) for each in model.shelf)
    return replace(model, hints=model.hints | {"site-cleared"}), whole


def recovered(model: Model, identity: str, text: str) -> Model:
    """The page with a newer state of a match than it began with; one that is open goes on from it."""
    saved = keeping.saved(identity, text)
    after = replace(model, shelf=(saved, *(each for each in model.shelf if each.identity != identity)))
    if saved.session is None or not _is_open(model, identity):
        return after
    return replace(after, session=keeping.settled(saved.session), aside=None, is_playing=False)


def let_go(model: Model, identity: str) -> Model:
    """The page without a match that another tab has open now; on the first screen nothing needs to be said."""
    if not _is_open(model, identity):
        return model
    screen = model.screen if model.screen in ("home", "new", "names", "rules") else "elsewhere"
    return replace(model, screen=screen, session=None, aside=None, elsewhere=identity, is_playing=False)


def _is_open(model: Model, identity: str) -> bool:
    return any(each and each.match.identity == identity for each in (model.session, model.aside))
