"""The steps of a moment that is over, as its game's room tells them; reckoned once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine import sitting
from rozz.engine.game import Played
from rozz.engine.match import Match, Place
from rozz.ui.games import face_of
from rozz.ui.games.face import Step
from rozz.ui.remembering import remembered
from rozz.ui.texts import say


def steps(match: Match, number: int) -> tuple[Step, ...]:
    """The steps of the `number`-th moment, counted from 1."""
    return _steps(match.game.name, match.played[number - 1], sitting.at(number, match.earlier, match.seats))


def stood(match: Match, number: int, step: int) -> Any:
    """How everything stood in a step of the `number`-th moment: at its end as it is after, or as the step says."""
    told, played = steps(match, number), match.played[number - 1]
    return played.after if step >= len(told) - 1 else told[step].state or played.before


def ordered(match: Match, number: int) -> tuple[str, ...]:
    """Everybody's commands of the `number`-th moment in words, as anybody may read them."""
    turn, names = match.sight(None).played[number - 1], match.names_at(number)
    said: list[str] = []
    for seat, commands in turn.orders.items():
        for command, given in zip(commands, turn.verdicts[seat], strict=True):
            what = in_words(match, names, seat, command)
            said.append(what if given.is_done else f"{what}, {given.status}")
        if not commands and seat in turn.moment.seats:
            said.append(say("gave-none", name=names[seat]))
    return tuple(said)


def in_words(match: Match, names: Mapping[str, str], seat: str, command: Any) -> str:
    """Who does what; where a game has no words for it, its notation."""
    words = face_of(match.game.name).in_words(match.scenario, seat, command, names)
    return words or say("ordered", name=names[seat], command=match.game.write(command))


@remembered(most=8)
def _steps(game: str, played: Played, seats: tuple[Place, ...]) -> tuple[Step, ...]:
    return face_of(game).steps(played, {place.colour: place.shown for place in seats})
