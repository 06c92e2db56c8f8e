"""Puzzles from the player's own matches: find them after a review, keep, open, share, back up and remove them.

Imported when somebody opens a review or the list of puzzles.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from rozz import library
from rozz.engine import untrusted_json
from rozz.engine.errors import BadFile, BadJson
from rozz.engine.game import Moment
from rozz.engine.puzzles.puzzle import MOST_TURNS
from rozz.engine.puzzles.puzzle_goals import MOST_PLACES
from rozz.engine.quoted_text import file_error_sentence
from rozz.engine.validation import LARGEST_NUMBER, has_lone_surrogate
from rozz.ui.features import puzzle_start
from rozz.ui.features.match_list.match_list import title
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.engine_texts import of_fault
from rozz.ui.i18n.puzzle_texts import name_of
from rozz.ui.i18n.texts import notice, say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import (
    Download,
    Focus,
    ForgetOwnPuzzle,
    KeepOwnPuzzle,
    ReadOwnPuzzles,
    Share,
    Updated,
    Wait,
)
from rozz.ui.state.model import Model, Session
from rozz.ui.state.own_puzzle import OwnPuzzle
from rozz.ui.state.session_kinds import SOLVED, ByLink, Here, Solving

if TYPE_CHECKING:
    from rozz.ui.worker.puzzle_search import FoundPuzzle


#: The version of a kept puzzle, and of a file with all of them.
FORMAT = 1
#: The key of the version in a kept puzzle, and in a file.
KEPT, FILE = "own-puzzle", "rozz-puzzles"
#: The most puzzles that are kept, because matches need the room; and the longest text of one.
MOST, LONGEST = 60, 200_000
#: The most puzzles that are looked at in a file; a backup has no more than `MOST`.
MOST_LOOKED_AT = 10 * MOST
#: The longest address that travels well; a longer puzzle is shared as a file.
LONGEST_ADDRESS = 8_000
#: How the names of moments are written: "turn-order".
_WORD = re.compile(r"[a-z-]{0,40}")
#: The fields that the list shows without playing the turns before.
_SHOWN = ("game", "scenario", "seats", "seat", "goal", "solution", "given")


def update(model: Model, message: m.OwnPuzzleMessage) -> Updated:
    """Handle a message of the player's own puzzles."""
    own = model.own or ()
    match message:
        case m.OwnPuzzlesRead(kept, unread):
            return _read(model, kept, unread)
        case m.OwnPuzzleNotKept(kind, identity):
            unkept = model.own_unkept | {identity}
            return replace(model, own_unkept=unkept, toast=say(f"own-puzzle-not-kept-{kind}")), ()
        case m.OpenOwnPuzzle(identity) if found := _of(own, identity):
            return _opened(model, found), ()
        case m.OpenSharedPuzzle(text):
            return _shared_opened(model, text), ()
        case m.KeepPuzzle() if model.session and (solving := model.session.solving):
            return _kept(model, solving) if model.own is not None else (model, (ReadOwnPuzzles(message),))
        case m.RemoveOwnPuzzle(identity) if found := _of(own, identity):
            left = tuple(each for each in own if each is not found)
            toast = notice("own-puzzle-removed")
            after = replace(model, own=left, removed=found, toast=toast)
            return after, (ForgetOwnPuzzle(identity), Focus(_beside(own, found)))
        case m.RestoreOwnPuzzle() if model.removed is not None:
            back = model.removed
            restored = replace(model, own=_in_order((*own, back)), removed=None, toast=say("own-puzzle-is-back"))
            return restored, (KeepOwnPuzzle(back.identity, to_text(back)), Focus(f"own-{back.identity}"))
        case m.BackUpPuzzles() if own:
            whole = {FILE: FORMAT, "puzzles": [_plain(each) for each in own]}
            text = untrusted_json.write(whole)
            return replace(model, toast=say("own-puzzles-backed-up")), (Download("rozz-puzzles.json", text),)
    return model, ()


def _read(model: Model, kept: tuple[OwnPuzzle, ...], unread: int) -> Updated:
    """Take the list from the store, and keep what it has no room for; the page draws the pictures of what is new."""
    unkept = [each for each in model.own or () if each.identity in model.own_unkept]
    known = {each.identity: each for each in (*unkept, *kept)}
    after = replace(model, own=_in_order(known.values()), own_unread=unread)
    if model.screen != "puzzles":
        return after, ()
    beat = model.beat + 1
    return replace(after, beat=beat), (Wait(puzzle_start.DRAW_AFTER, beat),)


def _in_order(puzzles: Iterable[OwnPuzzle]) -> tuple[OwnPuzzle, ...]:
    """The newest first, those of a match in its order."""
    return tuple(sorted(puzzles, key=lambda each: (-each.day, each.match, each.moment[1], each.identity)))


def _of(own: tuple[OwnPuzzle, ...], identity: str) -> OwnPuzzle | None:
    return next((each for each in own if each.identity == identity), None)


def _beside(own: tuple[OwnPuzzle, ...], removed: OwnPuzzle) -> str:
    """Where the focus goes when a puzzle is removed: to the next one, or to the heading."""
    others = (*own[own.index(removed) + 1 :], *reversed(own[: own.index(removed)]))
    return f"own-{others[0].identity}" if others else "own-puzzles"


def seats_of(session: Session) -> tuple[str, ...]:
    """The seats whose players may look for puzzles: all at this device; by link, those of this device."""
    if isinstance(session.kind, ByLink):
        return session.kind.people
    return session.match.colours if isinstance(session.kind, Here) else ()


def identity_of(puzzle: str) -> str:
    """The id of a puzzle, made from its text."""
    return sha256(puzzle.encode()).hexdigest()[:16]


def moment_of(own: OwnPuzzle) -> Moment:
    """The moment of a puzzle, for its name."""
    name, turn, within, is_sealed = own.moment
    return Moment(name, turn, (), is_sealed, within)


def _moment(moment: Moment | FoundPuzzle) -> tuple[str, int, str, bool]:
    return moment.name, moment.turn, moment.within, moment.is_sealed


def taken(model: Model, session: Session, puzzles: tuple[FoundPuzzle, ...]) -> Updated:
    """Keep the puzzles that were found in a match, and note them in its review."""
    review = session.review
    assert review is not None
    name = title(session)
    found = [OwnPuzzle(identity_of(each.puzzle), each.puzzle, _moment(each), name, model.today) for each in puzzles]
    after, effects = _added(model, found)
    noted = replace(session, review=replace(review, puzzles=tuple(each.identity for each in found)))
    return replace(after, session=noted, is_finding=False, found=None, thinking=None), effects


def _added(model: Model, found: Iterable[OwnPuzzle]) -> Updated:
    """The list with more puzzles, as far as there is room."""
    own = model.own or ()
    known = {each.identity for each in own}
    new = [each for each in {one.identity: one for one in found}.values() if each.identity not in known]
    readable = [each for each in new if len(to_text(each)) <= LONGEST]
    room = max(0, MOST - len(own))
    kept = readable[:room]
    toast = say("own-puzzles-full", most=MOST) if len(readable) > room else model.toast
    if len(readable) < len(new):
        toast = say("own-puzzle-not-kept-full")
    after = replace(model, own=_in_order((*own, *kept)), toast=toast)
    return after, tuple(KeepOwnPuzzle(each.identity, to_text(each)) for each in kept)


def solved(model: Model, identity: str) -> Updated:
    """Note that a puzzle is solved."""
    found = _of(model.own or (), identity)
    if found is None or found.is_solved:
        return model, ()
    after = replace(found, is_solved=True)
    own = tuple(after if each is found else each for each in model.own or ())
    return replace(model, own=own), (KeepOwnPuzzle(identity, to_text(after), is_known=True),)


def following(model: Model, identity: str) -> str:
    """The next unsolved puzzle of the list; empty if all are solved."""
    own = model.own or ()
    start = next((number for number, each in enumerate(own, 1) if each.identity == identity), 0)
    others = (*own[start:], *own[:start])
    return next((each.identity for each in others if not each.is_solved and each.identity != identity), "")


def _opened(model: Model, own: OwnPuzzle) -> Model:
    try:
        return puzzle_start.opened(model, json.loads(own.puzzle), own=own.identity)
    except BadFile as fault:  # from another release
        return replace(model, toast=say("not-a-puzzle", sentence=file_error_sentence(of_fault(fault))))


def _kept(model: Model, solving: Solving) -> Updated:
    """Keep a puzzle that came from elsewhere."""
    session, moment = model.session, solving.puzzle.match.moment
    assert session is not None and moment is not None
    identity = identity_of(solving.written)
    kept = OwnPuzzle(identity, solving.written, _moment(moment), "", model.today, solving.result == SOLVED)
    after, effects = _added(model, [kept])
    is_there = _of(after.own or (), identity) is not None
    known = replace(session, kind=replace(solving, own=identity if is_there else ""))
    return replace(after, session=known, toast=after.toast or say("own-puzzle-kept")), effects


def shared(model: Model, solving: Solving) -> Updated:
    """Share a puzzle from a match as a link; as a file, if the link would be too long."""
    packed = base64.urlsafe_b64encode(zlib.compress(solving.written.encode(), 9)).decode().rstrip("=")
    address = f"{model.address.partition('#')[0]}#go=puzzles&given={packed}"
    if len(address) > LONGEST_ADDRESS:
        return replace(model, toast=say("exported-puzzle")), (Download("rozz-puzzle.json", solving.written),)
    line = say("note-puzzle", name=name_of(solving.name, solving.puzzle))
    return model, (Share(f"{line}\n{address}", pasted=address),)


def unpacked(text: str) -> Any:
    """The mapping in a link; raises BadJson for anything else."""
    try:
        opener = zlib.decompressobj()
        whole = opener.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LONGEST)
        return untrusted_json.read(whole.decode(), LONGEST)
    except (ValueError, zlib.error):
        raise BadJson("") from None


def _shared_opened(model: Model, text: str) -> Model:
    """Open the puzzle of a link."""
    try:
        mapping = unpacked(text)
        own = identity_of(untrusted_json.write(mapping))
        return puzzle_start.opened(model, mapping, own=own if _of(model.own or (), own) else "")
    except BadJson:
        return replace(model, toast=say("no-puzzle-in-link"))
    except BadFile as fault:
        return replace(model, toast=say("not-a-puzzle", sentence=file_error_sentence(of_fault(fault))))


def _plain(own: OwnPuzzle) -> dict[str, Any]:
    return {
        "puzzle": json.loads(own.puzzle), "moment": list(own.moment), "match": own.match, "day": own.day,
        "solved": own.is_solved,
    }  # fmt: skip


def to_text(own: OwnPuzzle) -> str:
    """A puzzle as it is kept."""
    return untrusted_json.write({KEPT: FORMAT, **_plain(own)})


def from_text(text: str) -> OwnPuzzle | None:
    """Undo `to_text`; None for anything else, such as the text of a newer version."""
    try:
        mapping = untrusted_json.read(text, LONGEST)
    except BadJson:
        return None
    is_known = isinstance(mapping, dict) and mapping.get(KEPT) == FORMAT
    return _from_plain(mapping) if is_known else None


def _from_plain(mapping: Mapping[str, Any]) -> OwnPuzzle | None:
    puzzle, match, day = (mapping.get(key) for key in ("puzzle", "match", "day"))
    moment = mapping.get("moment")
    if not is_from_match(puzzle) or not _is_moment(moment) or not isinstance(match, str) or type(day) is not int:
        return None
    if has_lone_surrogate(json.dumps(puzzle, ensure_ascii=False)):
        return None
    text = untrusted_json.write(puzzle)
    is_solved = mapping.get("solved") is True
    assert isinstance(moment, list)
    name, (word, turn, within, is_sealed) = one_line(match, LONGEST_TITLE), moment
    return OwnPuzzle(identity_of(text), text, (word, turn, within, is_sealed), name, max(0, day), is_solved)


def is_from_match(puzzle: Any) -> bool:
    """Whether a mapping has what the list shows; the rest is checked when its board is drawn, or it is opened."""
    if not isinstance(puzzle, dict) or any(key not in puzzle for key in _SHOWN):
        return False
    seats, scenario, turns = puzzle["seats"], puzzle["scenario"], puzzle.get("turns", 1)
    are_seats = isinstance(seats, list) and puzzle["seat"] in seats and all(isinstance(each, str) for each in seats)
    is_of_game = isinstance(puzzle["game"], str) and puzzle["game"] in library.GAMES
    is_goal = _is_goal(puzzle["goal"])
    is_named = isinstance(scenario, dict) and isinstance(scenario.get("name", ""), str)
    has_turns = type(turns) is int and 0 < turns <= MOST_TURNS
    return are_seats and is_of_game and is_goal and is_named and has_turns


def _is_goal(goal: Any) -> bool:
    """Whether a goal is one of those that are searched for in a match."""
    places = goal.get("hold") if isinstance(goal, dict) else None
    if not isinstance(places, list):
        return goal in ("win", "unbeaten")
    return 0 < len(places) <= MOST_PLACES and all(isinstance(each, str) for each in places)


def _is_moment(moment: Any) -> bool:
    """Whether a moment has a name, a turn, and a group, and says whether it is sealed."""
    if not isinstance(moment, list) or [type(each) for each in moment] != [str, int, str, bool]:
        return False
    name, turn, within, _ = moment
    return 0 <= turn < LARGEST_NUMBER and all(_WORD.fullmatch(each) for each in (name, within))


def backup_in(mapping: Mapping[str, Any]) -> tuple[tuple[OwnPuzzle, ...], int] | None:
    """The puzzles in a backup that is parsed, and how many cannot be read; None for any other file."""
    if mapping.get(FILE) != FORMAT or not isinstance(mapping.get("puzzles"), list):
        return None
    found = mapping["puzzles"]
    rows = [_from_plain(each) if isinstance(each, dict) else None for each in found[:MOST_LOOKED_AT]]
    known = tuple(each for each in rows if each is not None)
    return known, len(found) - len(known)


def restored(model: Model, puzzles: tuple[OwnPuzzle, ...], unread: int) -> Updated:
    """Add the puzzles of a file to the list, and show it; say how many of the file cannot be read."""
    after, effects = _added(replace(model, toast=""), puzzles)
    number = len(after.own or ()) - len(model.own or ())
    sentences = [after.toast or say("own-puzzles-restored", number=number)] if number or not unread else [after.toast]
    if unread:
        sentences.append(say("own-puzzles-unread", number=unread))
    after = replace(after, toast=" ".join(filter(None, sentences)))
    shown, waits = puzzle_start.listed(after)
    return shown, (*effects, *waits)
