"""A session ↔ text: the match's record, and the state of the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rozz import library
from rozz.engine import record, untrusted_json
from rozz.engine.errors import BadFile, BadJson, BadLink, BadRecord, BadText
from rozz.engine.links.wire.link_text import MARK
from rozz.engine.match import Match
from rozz.engine.quoted_text import file_error_sentence
from rozz.engine.validation import PathValue
from rozz.ui.features.links import link_session
from rozz.ui.features.match_list import draft_codec
from rozz.ui.features.table import seat_pins, table_votes
from rozz.ui.features.table.shared_device import at_handover, composer_of, last_to_hand_in, looked_again
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line, with_distinct_names
from rozz.ui.i18n.engine_texts import of_fault
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.links import linked_match
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Composer, Saved, Session
from rozz.ui.state.session_kinds import ByLink, Here, Kind, ReadOnly
from rozz.ui.state.stages import ALL_IN, AWAIT, COMPOSE, GATHER, HANDOVER, OVER, REVEAL

#: The version of saved texts: a match's record, which has its own version, and the table.
FORMAT = 12
#: By version, the function that upgrades a saved mapping to the next one. Version 0 had no number and no name, version
#: 1 no links, version 2 no unreadable lines; version 3 stored a match by link a second time, as a record; version 4 had
#: no undo history of drafts and no reviews; version 5 no current command; version 6 stored unreadable lines only within
#: the whole text; version 7 did not know who had taken commands back; version 8 had no guesses, and did not know what a
#: match was a copy of; version 9 had no PINs; version 10 did not know what the table was voting on; version
#: 11 forgot that the rules had changed when a match was saved before it was opened.
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    0: lambda mapping: {**mapping, "saved": 1},
    1: lambda mapping: {**mapping, "saved": 2},
    2: lambda mapping: {**mapping, "saved": 3},
    3: lambda mapping: {**mapping, "saved": 4, "table": _with_lines(mapping.get("table"))},
    4: lambda mapping: {**mapping, "saved": 5},
    5: lambda mapping: {**mapping, "saved": 6},
    6: lambda mapping: {**mapping, "saved": 7},
    7: lambda mapping: {**mapping, "saved": 8},
    8: lambda mapping: {**mapping, "saved": 9},
    9: lambda mapping: {**mapping, "saved": 10},
    10: lambda mapping: {**mapping, "saved": 11},
    11: lambda mapping: {**mapping, "saved": 12},
}

#: The keys of guesses, of the plans beside them, and of their scores.
GUESSES = ("planning", "guessed")

STAGES = (HANDOVER, COMPOSE, ALL_IN, REVEAL, OVER, GATHER, AWAIT)
#: The keys of the table in a saved text, next to the match's record.
TABLE = (
    "stage", "seat", *draft_codec.KEYS, "shown_turn", "step", "came_from", "title", "drawn", "told", "unfinished",
    "review", "looked_again", "copied", "differs_from", "pins", "pins_reset", "question", *GUESSES,
)  # fmt: skip

#: Those of them that are numbers.
NUMBERS = ("shown_turn", "step", "differs_from")

#: A message in a record; its text is for two people only.
LETTER = re.compile(r"(C: *\w+)", re.IGNORECASE)
#: The secret of a match by link in a saved text.
SECRET = re.compile(r'"secret": ?"([0-9a-f]{64})"')
#: The public keys of a record.
OPEN = ("format", "rules", "game", "id", "scenario", "seats", "turns", "position")


def to_text(session: Session) -> str:
    """Everything that a reload needs of a session; drafts are secret and stay on this device."""
    table: dict[str, object] = {
        "stage": session.stage,
        "seat": session.seat,
        **draft_codec.plain(session),
        "shown_turn": session.shown_turn,
        "step": session.step,
        "came_from": last_to_hand_in(session),
        "title": session.title,
        "drawn": session.is_drawn,
        "told": isinstance(session.kind, ReadOnly),
        "unfinished": isinstance(session.kind, ByLink) and session.kind.is_given_up,
    }
    if session.copied:
        table["copied"] = session.copied
    if session.differs_from:
        # The record has today's results, so it no longer tells.
        table["differs_from"] = session.differs_from
    if seats := looked_again(session):
        table["looked_again"] = list(seats)
    table |= seat_pins.to_dict(session) | table_votes.to_dict(session)
    if session.review is not None:
        from rozz.ui.worker import review_questions  # few matches have one

        table["review"] = review_questions.plain(session.review)
    if session.planning or session.guessed:
        from rozz.ui.features.guesses import planning_codec  # imported when somebody has guessed

        table |= planning_codec.plain(session)
    kept = json.dumps(table, ensure_ascii=False)
    # A link holds the whole match.
    what = f'"link":{_linked(session.linked)}' if session.linked else f'"record":{_recorded(session.match)}'
    return f'{{"saved":{FORMAT},{what},"table":{kept}}}'


@remembered(most=4)
def _recorded(match: Match) -> str:
    """The record's text; cached, because a match does not change while commands are written."""
    return record.to_json(match)


@remembered(most=4)
def _linked(known: Linked) -> str:
    """The saved form of a match by link; cached until more is known."""
    return json.dumps(linked_match.to_json(known))


def from_text(text: str) -> Session:
    """The session of a saved text, or of a bare match record; raises BadRecord with a sentence.

    Commands that were being written are behind the handover page.
    """
    return from_parsed(parsed(text))


def parsed(text: str) -> Any:
    """What a text holds as JSON; raises BadRecord with a sentence."""
    try:
        return untrusted_json.read(text)
    except BadJson as fault:
        raise BadRecord(say("saved-unreadable", fault=of_fault(fault))) from None


def from_parsed(mapping: Any) -> Session:
    """The session of a saved text that is parsed; raises BadRecord as `from_text` does."""
    if not isinstance(mapping, dict):
        raise BadRecord(say("saved-not-a-match"))
    is_saved = "record" in mapping or "link" in mapping
    whole = _upgraded(mapping if is_saved else {"saved": FORMAT, "record": mapping, "table": {}})
    try:
        fields = PathValue(whole.get("table") or {}).fields(*TABLE)
        stage = fields["stage"].choice(*STAGES) if "stage" in fields else None
        numbers = {key: fields[key].whole_number() if key in fields else 0 for key in NUMBERS}
        kind, differs_from = _kind(whole, fields)
    except (BadFile, BadText, BadLink) as fault:
        raise BadRecord(say("saved-damaged", fault=of_fault(fault))) from None
    match = kind.match
    kept = {seat: draft for seat in match.names if (draft := draft_codec.read(match, fields, seat)) != Composer()}
    # Do not trust a stage that the kind does not have.
    at = stage if stage is not None and stage in kind.next_stages else next(iter(kind.next_stages))
    title, copied = (one_line(_text(fields, key), LONGEST_TITLE) for key in ("title", "copied"))
    session = Session(kind, at, _text(fields, "seat"), drafts=kept, title=title, copied=copied)
    session = replace(session, shown_turn=numbers["shown_turn"], step=numbers["step"], review=_review(fields, match))
    session = replace(session, differs_from=differs_from or numbers["differs_from"])
    session = replace(session, **_guesses(fields, match))
    if "question" in fields:
        session = table_votes.with_saved(session, fields["question"].value)
    return settled(replace(session, composer=composer_of(session, session.seat)))


def _guesses(fields: Mapping[str, PathValue], match: Match) -> dict[str, Any]:
    """The saved guesses and their scores."""
    found = {key: fields[key].value for key in GUESSES if key in fields}
    if not found:
        return {}
    from rozz.ui.features.guesses import planning_codec

    return planning_codec.read(match, found)


def _kind(whole: Mapping[str, Any], fields: Mapping[str, PathValue]) -> tuple[Kind, int]:
    """The kind of play with its match: from the link, which holds all of it, or from the record.

    And the first moment in which today's rules lead to another position than the saved one: only a record tells.
    """
    words = {key for key in ("drawn", "told", "unfinished") if key in fields and fields[key].value is True}
    if whole.get("link"):
        if older := linked_match.older_match(whole["link"]):
            return ReadOnly(older), 0
        return ByLink(linked_match.from_json(whole["link"]), is_given_up="unfinished" in words), 0
    reading = record.replayed(whole.get("record"), library.game)
    match = replace(reading.match, seats=with_distinct_names(reading.match.seats))
    if "told" in words:
        return ReadOnly(match), reading.differs_from
    people = Here(match).people
    came_from = _text(fields, "came_from")
    pins = seat_pins.from_dict(fields["pins"].value) if "pins" in fields else {}
    kind = Here(
        match,
        came_from=came_from if came_from in people else "",
        is_drawn="drawn" in words,
        looked_again=_seats(fields, "looked_again", people),
        pins={seat: pin for seat, pin in pins.items() if seat in people},
        pins_reset=_seats(fields, "pins_reset", match.colours),
    )
    return kind, reading.differs_from


def _seats(fields: Mapping[str, PathValue], key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The known seats in a saved list, each once."""
    found = fields[key].value if key in fields else []
    named = [each for each in found if isinstance(each, str)] if isinstance(found, list) else []
    return tuple(seat for seat in dict.fromkeys(named) if seat in known)


def _review(fields: Mapping[str, PathValue], match: Match) -> Any:
    """The saved review; an unreadable one is dropped, because it can be made again."""
    if "review" not in fields or (match.outcome is None and not fields.get("drawn")):
        return None
    from rozz.ui.worker import review_questions

    try:
        return review_questions.read(fields["review"], match.colours)
    except BadFile:
        return None


def _text(fields: Mapping[str, PathValue], key: str) -> str:
    value = fields[key].value if key in fields else ""
    return value if isinstance(value, str) else ""


def link_in(mapping: Any) -> str:
    """The link in a file of a match by link that is parsed; empty for any other file."""
    try:
        return MARK + str(mapping["link"]["text"])
    except (KeyError, TypeError):
        return ""


def secret_in(text: str) -> bytes:
    """The secret of a match by link in a saved text, even if the rest is damaged; empty if there is none."""
    found = SECRET.search(text)
    return bytes.fromhex(found[1]) if found else b""


def without_secrets(text: str) -> str:
    """The public part of an unreadable saved text, which may leave this device.

    Empty if not even that can be found.
    """
    try:
        mapping = untrusted_json.read(text)
        if link := mapping.get("link"):
            return json.dumps({"link": {"text": link["text"]}}, ensure_ascii=False)
        record_of = mapping.get("record", mapping)
        kept = {key: record_of[key] for key in OPEN if key in record_of}
        kept["turns"] = [{**turn, "commands": _without_letters(turn["commands"])} for turn in kept.get("turns", ())]
    except (BadJson, AttributeError, KeyError, TypeError):
        return ""
    return json.dumps({"record": kept}, ensure_ascii=False)


def _without_letters(commands: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The commands of a turn, with messages reduced to their recipients."""

    def without_text(command: str) -> str:
        found = LETTER.match(command)
        return f"{found[1]} …" if found else command

    return {seat: [without_text(each) for each in given] for seat, given in commands.items()}


def _with_lines(table: Any) -> Any:
    """The table of a release of version 3 that stored unreadable lines as one separate text."""
    if not isinstance(table, dict) or not isinstance(unread := table.get("unread"), dict):
        return table
    kept = {key: value for key, value in table.items() if key != "unread"}
    lines = {seat: [line for line in str(text).split("\n") if line.strip()] for seat, text in unread.items()}
    return {**kept, "typed": lines}


def _upgraded(mapping: dict[str, Any]) -> dict[str, Any]:
    number = mapping.get("saved", 0)
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise BadRecord(say("saved-without-form"))
    if number > FORMAT:
        raise BadRecord(say("saved-newer"))
    while number < FORMAT:
        mapping = UPGRADES[number](mapping)
        number += 1
    return mapping


def saved(identity: str, text: str, is_previous: bool = False) -> Saved:
    """A stored text as the list shows it: a damaged text stays in the list, with a note on the damage."""
    try:
        return Saved(identity, from_text(text), text, is_previous=is_previous)
    except BadRecord as fault:
        return Saved(identity, None, text, file_error_sentence(of_fault(fault)))


@remembered(most=16)
def read(kept: Saved) -> Saved:
    """A match of the list, loaded on demand."""
    return reread(kept) if kept.session is None and kept.summary else kept


def reread(kept: Saved) -> Saved:
    """A match of the list, loaded again."""
    return replace(saved(kept.identity, kept.text, kept.is_previous), played=kept.played)


def settled(session: Session) -> Session:
    """A session at a valid stage for its match: never in the middle of somebody's secrets."""
    match = session.match
    session = replace(session, drafts=session.all_drafts)
    if isinstance(session.kind, ByLink):
        return link_session.settled(session)
    if session.stage == REVEAL and 0 < session.shown_turn <= len(match.played):
        return session
    if session.kind.is_over:
        return session.at(OVER)
    return at_handover(session)
