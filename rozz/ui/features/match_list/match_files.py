"""Files of the shelf: a match that leaves as one, and whatever somebody opens: a match, a link, a key, a puzzle."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from hashlib import sha256

from rozz.engine import record, untrusted_json
from rozz.engine.errors import BadJson, BadRecord
from rozz.engine.links.signing.key_protocol import SECRET_BYTES
from rozz.engine.links.verify.quoted_text import fault_of
from rozz.engine.match import HERE, Match
from rozz.ui.features import puzzle_actions
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.match_list import OF_LINKS, here, is_here, of_links, title, unknown_levels
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.texts import say
from rozz.ui.state.effects import Download, Effect, UseKeys
from rozz.ui.state.links.key_step_values import ToOpen, ToRestore
from rozz.ui.state.model import Model, Saved, Session


def file_name(saved: Saved) -> str:
    """What a match is called as a file: by its name and how far it is; one that cannot be read by its id."""
    if saved.session is None:
        return f"rozz-{saved.identity}.json"
    return f"rozz-{_words(saved.session)}-after-{len(saved.session.match.played)}.json"


#: A file as a match is saved, and as browsers call a second one of that name.
CALLED = re.compile(r"rozz-(.+)-after-\d+(?: ?\(\d+\))?\.json")


def _words(session: Session) -> str:
    """The name of a match for that of a file, which may hold no more than this everywhere.

    A given one has its capitals: a record knows none, and so it is had back from what its file is called.
    """
    words = re.sub(r"[^\w]+", "-", title(session)).strip("-")
    return words if session.title else words.lower()


def _named(session: Session, file: str) -> Session:
    """The match by the name that it had been given, as far as the name of its file tells it."""
    found = CALLED.fullmatch(file)
    if session.title or found is None or found[1] == _words(session):
        return session
    return replace(session, title=one_line(found[1].replace("-", " "), LONGEST_TITLE))


def exported(model: Model, saved: Saved) -> tuple[Model, tuple[Effect, ...]]:
    """A match as a file."""
    kept = session_codec.read(saved)
    # What leaves this device holds nobody's secrets: no drafts, no commands that are not revealed.
    seen = kept.session.match.sight(None) if kept.session else None
    text = record.to_json(seen) if seen else session_codec.without_secrets(kept.text)
    if not text:
        return replace(model, toast=say("not-shared")), ()
    return replace(model, toast=say("exported")), (Download(file_name(kept), text),)


def imported(model: Model, text: str, fresh: str, name: str) -> tuple[Model, tuple[Effect, ...]]:
    """What a file of that name holds, at its place; `fresh` is the id of a match that has to stand beside another."""
    if (puzzle := puzzle_actions.mapping_in(text)) is not None:
        return puzzle_actions.imported(model, puzzle), ()
    if key := read_key(text):
        return _with_key(model, *key)
    if link := session_codec.link_in(text):
        # What is by link is verified like a link, and its keys come from key files only.
        return model, (UseKeys(ToOpen(link, of_links(model))),)
    try:
        return _imported(model, _named(session_codec.from_text(text), name), fresh), ()
    except BadRecord as fault:
        wrong = say("is-a-scenario") if _is_scenario(text) else fault_of(str(fault))
        return replace(model, toast=say("not-a-match", sentence=wrong)), ()


def _is_scenario(text: str) -> bool:
    """Whether it looks like a scenario as designers write them, which the page cannot read: it knows no YAML."""
    return {"board", "players"} <= set(re.findall(r"^(\w+):", text, re.MULTILINE))


def key_text(identity: str, secret: bytes) -> str:
    """A key file: the secret of a device's seats, and of which match."""
    return json.dumps({"rozz-key": 1, "match": identity, "secret": secret.hex()})


def read_key(text: str) -> tuple[str, bytes] | None:
    """Match and secret of a key file; None if it is another file."""
    try:
        mapping = untrusted_json.read(text)
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
        return replace(model, screen="table", session=session_codec.settled(kept), aside=None)
    toast = unknown_levels(session)
    is_by_link = any(place.plays == "link" for place in session.match.seats)
    session = session_codec.settled(session.having(_played_here(session.match, fresh)))
    is_by_link = is_by_link or OF_LINKS.fullmatch(session.match.identity) is not None
    if is_by_link or is_here(model, session.match.identity):
        session = session.having(replace(session.match, identity=fresh))
        toast = say("opened-beside") if kept else toast
    return replace(model, screen="table", session=session, aside=None, toast=toast)
