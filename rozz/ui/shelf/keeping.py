"""A session ↔ text: the match's record, and where at the table it was left."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from rozz import library
from rozz.engine import foreign, record
from rozz.engine.errors import BadFile, BadJson, BadLink, BadRecord, BadText
from rozz.engine.found import Found
from rozz.engine.links.text import MARK
from rozz.engine.match import Match
from rozz.ui.composer import compose
from rozz.ui.links import bylink, linked
from rozz.ui.model import (
    ALL_IN,
    AWAIT,
    COMPOSE,
    GATHER,
    HANDOVER,
    OVER,
    REVEAL,
    Composer,
    Saved,
    Session,
    Written,
)
from rozz.ui.names import one_line
from rozz.ui.table.seating import asked_next, at_handover, composer_of

#: The form of what is saved here: a match's record, with a number of its own, and the table around it.
FORMAT = 3
#: One function a number: the saved mapping of that form to the next one's.  Form 0 had no number and no name, form 1
#: knew no links, form 2 no lines that cannot be read.
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    0: lambda mapping: {**mapping, "saved": 1},
    1: lambda mapping: {**mapping, "saved": 2},
    2: lambda mapping: {**mapping, "saved": 3},
}

#: What a saved text says of the table besides the match's record.
TABLE = ("stage", "seat", "drafts", "typed", "shown_turn", "step", "came_from", "title", "drawn", "told", "unfinished")
#: Where lines cannot be read the text is kept too, up to so many characters: a longer one was meant for something else.
MOST_TYPED = 8192

#: A message in a record; what it says is for two people.
LETTER = re.compile(r"(C: *\w+)", re.IGNORECASE)
#: The secret of a match by link in a saved text.
SECRET = re.compile(r'"secret": ?"([0-9a-f]{64})"')
#: What a record says that everybody may know.
OPEN = ("format", "rules", "game", "id", "scenario", "seats", "turns", "position")


def to_text(session: Session) -> str:
    """All of a session that a reload needs; drafts are secret and stay on this device."""
    write = session.match.game.write
    written = {seat: draft.written for seat, draft in session.all_drafts.items()}
    drafts = session.all_drafts.items()
    typed = {seat: compose.text_of(session.match, draft) for seat, draft in drafts if draft.written.unread}
    table: dict[str, object] = {
        "stage": session.stage,
        "seat": session.seat,
        "drafts": {seat: [write(each) for each in kept.commands] for seat, kept in written.items() if kept.commands},
        "typed": {seat: text for seat, text in typed.items() if len(text) <= MOST_TYPED},
        "shown_turn": session.shown_turn,
        "step": session.step,
        "came_from": session.came_from,
        "title": session.title,
        "drawn": session.is_drawn,
        "told": session.is_told,
        "unfinished": session.is_unfinished,
    }
    kept = json.dumps(table, ensure_ascii=False)
    link = f',"link":{_linked(_Same(session.link))}' if session.link else ""
    return f'{{"saved":{FORMAT},"record":{_recorded(_Same(session.match))},"table":{kept}{link}}}'


@dataclass(frozen=True, eq=False)
class _Same:
    """A value as a key: equal to itself alone, for a match does not change while commands are written."""

    value: Any

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value


@lru_cache(maxsize=4)
def _recorded(same: _Same) -> str:
    """The record's text, reckoned once a match."""
    return record.to_json(same.value)


@lru_cache(maxsize=4)
def _linked(same: _Same) -> str:
    """What is kept of a match by link, written once as long as nothing more is known."""
    return json.dumps(linked.plain(same.value))


def from_text(text: str) -> Session:
    """The session of a saved text, or of a bare match record; raises BadRecord with a sentence.

    Commands that were being written wait behind the page that is passed on.
    """
    try:
        mapping = foreign.read(text)
    except BadJson as fault:
        raise BadRecord(f"this is not a saved match: {fault}") from None
    if not isinstance(mapping, dict):
        raise BadRecord("this is not a saved match")
    whole = _upgraded(mapping if "record" in mapping else {"saved": FORMAT, "record": mapping, "table": {}})
    match = _match(whole)
    try:
        fields = Found(whole.get("table") or {}).fields(*TABLE)
        stages = (HANDOVER, COMPOSE, ALL_IN, REVEAL, OVER, GATHER, AWAIT)
        stage = fields["stage"].choice(*stages) if "stage" in fields else ""
        link = linked.restored(whole["link"]) if whole.get("link") else None
        numbers = {key: fields[key].whole() if key in fields else 0 for key in ("shown_turn", "step")}
    except (BadFile, BadText, BadLink) as fault:
        raise BadRecord(f"the saved match is damaged: {fault}") from None
    texts = {key: fields[key].value if key in fields else "" for key in ("seat", "came_from", "title")}
    drafts = {seat: draft for seat in match.names if (draft := _draft(match, fields, seat)) != Composer()}
    known = {key: value if isinstance(value, str) else "" for key, value in texts.items()}
    words = {f"is_{key}": key in fields and fields[key].value is True for key in ("drawn", "told", "unfinished")}
    known["title"] = one_line(known["title"])
    more: dict[str, Any] = {**known, **numbers, **words}
    session = Session(match, stage, drafts=drafts, link=link, **more)
    if link:
        session = replace(session, match=replace(linked.match_of(link), identity=match.identity))
    return settled(replace(session, composer=composer_of(session, session.seat)))


def _match(whole: Mapping[str, Any]) -> Match:
    """The match of the record; where that cannot be read and there is a link, of the link, which holds all of it."""
    try:
        return record.replayed(whole["record"], library.game).match
    except BadRecord:
        try:
            return linked.match_of(linked.restored(whole["link"]))
        except (BadLink, KeyError, TypeError):
            pass
        raise


def _draft(match: Match, fields: Mapping[str, Found], seat: str) -> Composer:
    """A seat's draft.  No fault of it makes the match unreadable: what is no command is a line that cannot be read."""
    given, typed = (fields[key].value if key in fields else {} for key in ("drafts", "typed"))
    commands = given.get(seat) if isinstance(given, dict) else None
    text = typed.get(seat) if isinstance(typed, dict) else None
    texts = [each for each in commands if isinstance(each, str)] if isinstance(commands, list) else []
    before = compose.read(match, "\n".join(texts), Written())
    return Composer(compose.read(match, text, before), text=text) if isinstance(text, str) else Composer(before)


def link_in(text: str) -> str:
    """The link that a file of a match by link holds; empty for any other file."""
    try:
        return MARK + str(foreign.read(text)["link"]["text"])
    except (BadJson, KeyError, TypeError):
        return ""


def secret_in(text: str) -> bytes:
    """The secret that a saved text holds of a match by link, however damaged the rest may be; empty for none."""
    found = SECRET.search(text)
    return bytes.fromhex(found[1]) if found else b""


def without_secrets(text: str) -> str:
    """What can leave this device of a saved text that cannot be read: what is known to be nobody's secret.

    Empty where even that cannot be found in it.
    """
    try:
        mapping = foreign.read(text)
        record_of, link = mapping.get("record", mapping), mapping.get("link") or {}
        kept = {key: record_of[key] for key in OPEN if key in record_of}
        kept["turns"] = [{**turn, "commands": _without_letters(turn["commands"])} for turn in kept.get("turns", ())]
        told = {"text": link["text"]} if "text" in link else {}
    except (BadJson, AttributeError, KeyError, TypeError):
        return ""
    return json.dumps({"record": kept, **({"link": told} if told else {})}, ensure_ascii=False) if kept else ""


def _without_letters(commands: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The commands of a turn, of each message no more than to whom it went."""

    def told(command: str) -> str:
        found = LETTER.match(command)
        return f"{found[1]} …" if found else command

    return {seat: [told(each) for each in given] for seat, given in commands.items()}


def _upgraded(mapping: dict[str, Any]) -> dict[str, Any]:
    number = mapping.get("saved", 0)
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise BadRecord("the saved match is damaged: it does not say in which form it is")
    if number > FORMAT:
        raise BadRecord("this match was saved by a newer version; open it there, or update this page")
    while number < FORMAT:
        mapping = UPGRADES[number](mapping)
        number += 1
    return mapping


def saved(identity: str, text: str, is_previous: bool = False) -> Saved:
    """A stored text as the shelf shows it: a damaged one stays there, with what is wrong."""
    try:
        return Saved(identity, from_text(text), text, is_previous=is_previous)
    except BadRecord as fault:
        return Saved(identity, None, text, str(fault))


def settled(session: Session) -> Session:
    """A session whose stage can be true of its match: never in the middle of somebody's secrets."""
    match = session.match
    session = replace(session, drafts=session.all_drafts)
    if session.link is not None:
        return bylink.settled(session)
    if session.stage == REVEAL and 0 < session.shown_turn <= len(match.played):
        return session
    if session.is_over:
        return replace(session, stage=OVER)
    if not asked_next(match):
        return replace(session, stage=ALL_IN)
    return at_handover(session)
