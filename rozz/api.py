"""The API for other programs: start a match, load one, play a turn, save it.

All of it can be imported from `rozz` itself:

>>> from rozz import adjudicate, new_match, state_of
>>> match = new_match("headquarters-2", names={"RED": "Ada", "BLUE": "Ben"})
>>> state_of(match).asked
('RED', 'BLUE')
>>> turn = adjudicate(match, {"RED": ["M: INF*3 @ Drift > D2"], "BLUE": ["N:"]})
>>> print(turn.report[1].text)
Ada moved 3 infantry from Drift to D2. [Ada INF Drift 5 → 2, Ada INF D2 0 → 3]
>>> turn.after.turn, turn.after.position["money"]
(2, {'RED': 55, 'BLUE': 55})

A match is immutable: `adjudicate` returns a new one. Invalid input raises a `Fault`, whose text is a sentence for the
person who gave it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from rozz import library
from rozz.engine import record
from rozz.engine.errors import Fault as Fault
from rozz.engine.game import Line, Outcome, Rules, Verdict
from rozz.engine.match import Match as Match
from rozz.file_reading import read_scenario, read_text
from rozz.ui.i18n.engine_texts import render


@dataclass(frozen=True)
class MatchState:
    """The state of a match, as everybody at the table may know it.

    turn: counts from 1; after the end, the last one played.
    asked: the colors that owe commands now; empty after the end.
    position: the game's own, as JSON types, in the format of match records (docs/formats.md).
    outcome: how it ended; None while it goes on.
    """

    turn: int
    asked: tuple[str, ...]
    position: Mapping[str, Any]
    outcome: Outcome | None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None


@dataclass(frozen=True)
class Turn:
    """A played turn; or a part of one, in games whose turns have several.

    match: the match after it.
    verdicts: the result of each command, in the order given.
    report: its sentences, each with its rule.
    """

    match: Match
    before: MatchState
    after: MatchState
    verdicts: Mapping[str, tuple[Verdict, ...]]
    report: tuple[Line, ...]


def new_match(scenario: str | os.PathLike[str], *, names: Mapping[str, str] | None = None, seed: int = 0) -> Match:
    """A fresh match of a shipped scenario (`headquarters-2`, `ozymandia/standard`), or of a scenario file.

    `names` are the players' names by color. The same scenario and seed give the same match, including its dice. Raises
    Fault if there is no such scenario or it cannot be played.
    """
    mapping = read_scenario(scenario)
    game = library.game(str(mapping.get("game", library.DEFAULT_GAME)))
    return begin_match(mapping, game, names, seed)


def begin_match(
    mapping: Mapping[str, Any], game: Rules, names: Mapping[str, str] | None = None, seed: int = 0
) -> Match:
    """A fresh match of a scenario given as a mapping; raises Fault."""
    drawn = sha256(json.dumps([mapping, seed], sort_keys=True).encode()).digest()
    return Match.begin(game, game.read(mapping), drawn[:8].hex(), names, key=drawn[8:24])


def load_match(path: str | os.PathLike[str]) -> Match:
    """Load a match from a file written by `save_match`, `rozz new` or the page; raises Fault.

    A record is replayed from its commands, never trusted.
    """
    return record.from_json(read_text(path), library.game)


def save_match(match: Match, path: str | os.PathLike[str]) -> None:
    """Write a match to a file, secrets included, for `load_match` and the page."""
    Path(path).write_text(record.to_json(match) + "\n", encoding="utf-8")


def state_of(match: Match) -> MatchState:
    """The current state of a match."""
    return _state(match, match.state)


def adjudicate(match: Match, commands: Mapping[str, Sequence[str]]) -> Turn:
    """Play one turn: the commands of each color, as texts in the game's notation (docs/commands.md).

    A missing color gives none. A command against the rules is void and its verdict says why; raises Fault if a text is
    no command, a color owes none, or the match is over.
    """
    for colour, texts in commands.items():
        each = [texts] if isinstance(texts, str) else texts
        match = match.hand_in(colour, [one for text in each for one in match.game.parse(match.scenario, text)])
    match = match.reveal()
    played = match.played[-1]
    return Turn(
        match=match,
        before=_state(match, played.before),
        after=_state(match, played.after),
        verdicts=played.verdicts,
        report=tuple(_in_words(line) for line in match.game.report(played, match.names)),
    )


def _in_words(line: Line) -> Line:
    """A line with its texts written in English."""
    return replace(line, text=render(line.text), sentence=render(line.sentence), counts=render(line.counts))


def _state(match: Match, state: Any) -> MatchState:
    game = match.game
    moment = game.moment(state)
    turn = moment.turn if moment else match.played[-1].moment.turn
    return MatchState(turn, moment.seats if moment else (), game.fingerprint(state), game.outcome(state))
