"""Files: save a match as one, and open any: a match, a link, a key, a puzzle."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from hashlib import sha256
from typing import Any

from rozz.engine import record
from rozz.engine.errors import BadRecord
from rozz.engine.links.signing.key_protocol import SECRET_BYTES
from rozz.engine.match import HERE, Match
from rozz.engine.quoted_text import file_error_sentence
from rozz.ui.features import puzzle_actions
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.match_list import (
    OF_LINKS,
    here,
    is_here,
    of_links,
    title,
    unknown_levels,
    with_rules_told,
)
from rozz.ui.features.table import seat_pins
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.engine_texts import of_fault
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.state.effects import Download, ReadOwnPuzzles, Updated, UseKeys
from rozz.ui.state.links.key_step_values import ToOpen, ToRestore
from rozz.ui.state.messages import ImportMatch
from rozz.ui.state.model import Model, Saved, Session


def file_name(saved: Saved) -> str:
    """The name of a match's file: the match's name and its turn; for an unreadable one its id."""
    if saved.session is None:
        return f"rozz-{saved.identity}.json"
    return f"rozz-{_words(saved.session)}-after-{len(saved.session.match.played)}.json"


#: The name of a match's file, also with the number that browsers add to a duplicate.
CALLED = re.compile(r"rozz-(.+)-after-\d+(?: ?\(\d+\))?\.json")


def _words(session: Session) -> str:
    """A match's name reduced to characters that file names may have everywhere.

    A name that a player gave keeps its capitals: the record does not hold it, so it is read back from the file name.
    """
    words = re.sub(r"[^\w]+", "-", title(session)).strip("-")
    return words if session.title else words.lower()


def _named(session: Session, file: str) -> Session:
    """Name the match after its file, unless the match already has a title."""
    found = CALLED.fullmatch(file)
    if session.title or found is None or found[1] == _words(session):
        return session
    return replace(session, title=one_line(found[1].replace("-", " "), LONGEST_TITLE))


def exported(model: Model, saved: Saved) -> Updated:
    """Save a match as a file."""
    kept = session_codec.read(saved)
    # A file holds no secrets, so it has neither drafts nor unrevealed commands.
    seen = kept.session.match.as_seen_by(None) if kept.session else None
    text = record.to_json(seen) if seen else session_codec.without_secrets(kept.text)
    if not text:
        return replace(model, toast=say("not-shared")), ()
    return replace(model, toast=say("exported")), (Download(file_name(kept), text),)


def imported(model: Model, text: str, fresh: str, name: str) -> Updated:
    """Open the text of a file; `fresh` is the id for a match that must be listed next to another."""
    try:
        # Once, whatever the file is: a large one takes a second.
        found = session_codec.parsed(text)
    except BadRecord as fault:
        return _refused(model, text, fault), ()
    if isinstance(found, dict) and "rozz-puzzles" in found:
        from rozz.ui.features import own_puzzle_codec, own_puzzles  # imported late: rarely needed

        if (puzzles := own_puzzle_codec.backup_in(found)) is not None:
            if model.own is None:
                return model, (ReadOwnPuzzles(ImportMatch(text, fresh, name)),)
            return own_puzzles.restored(model, *puzzles)
    if puzzle_actions.is_puzzle(found):
        return puzzle_actions.imported(model, found, len(text)), ()
    if key := read_key(found):
        return _with_key(model, *key)
    if link := session_codec.link_in(found):
        # Matches by link are verified like any link, and their keys come from key files only.
        return model, (UseKeys(ToOpen(link, of_links(model))),)
    try:
        return _imported(model, _named(session_codec.from_parsed(found), name), fresh), ()
    except BadRecord as fault:
        return _refused(model, text, fault), ()


def _refused(model: Model, text: str, fault: BadRecord) -> Model:
    """Say why a file is not opened."""
    wrong = say("is-a-scenario") if _is_scenario(text) else file_error_sentence(of_fault(fault))
    return replace(model, toast=say("not-a-match", sentence=wrong))


#: Where a designer's scenario names its board and players: such a file has at most 256 KB.
_LOOKED_AT = 256 * 1024


def _is_scenario(text: str) -> bool:
    """Whether a text looks like a designer's scenario in YAML, which the page cannot read."""
    return {"board", "players"} <= set(re.findall(r"^(\w+):", text[:_LOOKED_AT], re.MULTILINE))


def key_text(identity: str, secret: bytes) -> str:
    """The text of a key file: the match and the secret of a device's seats."""
    return json.dumps({"rozz-key": 1, "match": identity, "secret": secret.hex()})


def read_key(mapping: Any) -> tuple[str, bytes] | None:
    """The match and the secret of a key file that is parsed; None for any other file."""
    try:
        if mapping["rozz-key"] != 1 or len(secret := bytes.fromhex(mapping["secret"])) != SECRET_BYTES:
            return None
        return str(mapping["match"]), secret
    except (ValueError, KeyError, TypeError):
        return None


def _with_key(model: Model, identity: str, secret: bytes) -> Updated:
    """Restore the seat of a key file in its match."""
    found = here(model, identity)
    if found is None or found.linked is None:
        return replace(model, refused=say("key-without-match")), ()
    return model, (UseKeys(ToRestore(found.linked, secret)),)


def _played_here(match: Match, fresh: str) -> Match:
    """The match of a record, played on this device; its dice are new, because no file holds them."""
    seats = tuple(replace(place, plays=HERE) if place.plays == "link" else place for place in match.seats)
    return replace(match, seats=seats, key=match.key or sha256(fresh.encode()).digest()[:16])


def _imported(model: Model, session: Session, fresh: str) -> Model:
    """Add a match from a file; if a different state of the match is saved here, add the new one next to it."""
    kept = here(model, session.match.identity)
    if kept and record.plain(kept.match.as_seen_by(None)) == record.plain(session.match.as_seen_by(None)):
        kept, told = with_rules_told(session_codec.settled(kept))
        toast = paragraph(say("opened-here-already"), told)
        return replace(model, screen="table", session=kept, aside=None, toast=toast)
    session, told = with_rules_told(session)
    first = unknown_levels(session)
    is_by_link = any(place.plays == "link" for place in session.match.seats)
    session = seat_pins.without_pins(session.having(_played_here(session.match, fresh)))
    session = session_codec.settled(session)
    is_by_link = is_by_link or OF_LINKS.fullmatch(session.match.identity) is not None
    if is_by_link or is_here(model, session.match.identity):
        session = session.having(replace(session.match, identity=fresh))
        first = say("opened-beside") if kept else first
    toast = paragraph(first, told)
    return replace(model, screen="table", session=session, aside=None, toast=toast)
