"""The texts of puzzles from the player's own matches: as they are kept, in a backup file, and in a link.

What is read may come from anybody, so everything is checked that the list shows.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

from rozz import library
from rozz.engine import untrusted_json
from rozz.engine.errors import BadJson
from rozz.engine.puzzles.puzzle import MOST_TURNS
from rozz.engine.puzzles.puzzle_goals import MOST_PLACES
from rozz.engine.validation import LARGEST_NUMBER, has_lone_surrogate
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.state.own_puzzle import OwnPuzzle

#: The version of a kept puzzle, and of a file with all of them.
FORMAT = 1
#: The key of the version in a kept puzzle, and in a file.
KEPT, FILE = "own-puzzle", "rozz-puzzles"
#: The longest text of a puzzle that is kept.
LONGEST = 200_000
#: The most puzzles that are looked at in a file; a backup has a tenth of that at most.
MOST_LOOKED_AT = 600
#: How the names of moments are written: "turn-order".
_WORD = re.compile(r"[a-z-]{0,40}")
#: The fields that the list shows without playing the turns before.
_SHOWN = ("game", "scenario", "seats", "seat", "goal", "solution", "given")


def identity_of(puzzle: str) -> str:
    """The id of a puzzle, made from its text."""
    return sha256(puzzle.encode()).hexdigest()[:16]


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


def backup_text(puzzles: Iterable[OwnPuzzle]) -> str:
    """A file with puzzles, which `backup_in` reads."""
    return untrusted_json.write({FILE: FORMAT, "puzzles": [_plain(each) for each in puzzles]})


def packed(puzzle: str) -> str:
    """The text of a puzzle as it stands in a link, which `unpacked` reads."""
    return base64.urlsafe_b64encode(zlib.compress(puzzle.encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> Any:
    """The mapping in a link; raises BadJson for anything else."""
    try:
        opener = zlib.decompressobj()
        whole = opener.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LONGEST)
        return untrusted_json.read(whole.decode(), LONGEST)
    except (ValueError, zlib.error):
        raise BadJson("") from None
