"""The steps of a past moment, as its game describes them; cached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine import seats as seat_history
from rozz.engine.game import Played
from rozz.engine.match import HERE, Match, SeatAssignment
from rozz.ui.games import face_of
from rozz.ui.games.face import Die, ReplayStep, dice_of
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session


def steps(match: Match, number: int, solver: str = "") -> tuple[ReplayStep, ...]:
    """The steps of the `number`-th moment, counted from 1; in a puzzle only the solver's victory is shown as one."""
    seats = seat_history.at(number, match.earlier, match.seats)
    played, is_celebrated = match.played[number - 1], _is_celebrated(match, number, solver)
    return _steps(match.game.name, played, seats, is_celebrated, _won_elsewhere(match))


def shown_steps(session: Session) -> tuple[ReplayStep, ...]:
    """The steps of the turn that a session shows."""
    solver = session.solving.puzzle.seat if session.solving else ""
    return steps(session.match, session.shown_turn, solver)


def state_of_step(match: Match, number: int, step: int) -> Any:
    """The position in a step of the `number`-th moment: as the step says, or at its end the state after it."""
    shown, played = steps(match, number), match.played[number - 1]
    return played.after if step >= len(shown) - 1 else shown[step].state or played.before


def dice(match: Match, number: int) -> tuple[Die, ...]:
    """The dice of the `number`-th moment in the order of the throws."""
    played = match.played[number - 1]
    return _dice(match.game.name, played, seat_history.at(number, match.earlier, match.seats)) if played.rolls else ()


def dice_in(match: Match, number: int, step: int) -> tuple[Die, ...]:
    """The dice that a step shows below its lines: those that no line mentions."""
    last = len(steps(match, number)) - 1
    thrown = dice(match, number)
    return tuple(
        each
        for each in thrown
        if each.mentioned_in != "step" and step == (last if each.step is None else min(each.step, last))
    )


def describe_die(die: Die) -> str:
    """A sentence with the result of a die."""
    key = "die"
    if die.what:
        key = "die-noted" if die.note else "die-for"
    return say(key, what=die.what, face=die.face, sides=die.sides, note=die.note)


def sentences(match: Match, number: int, step: int) -> tuple[str, ...]:
    """The sentences of a step; the first step lists everybody's commands if they were given in secret."""
    thrown = tuple(describe_die(each) for each in dice_in(match, number, step))
    lines = (*(render(line.plain) for line in steps(match, number)[step].lines), *thrown)
    is_of_commands = step == 0 and match.played[number - 1].moment.is_sealed
    return (*_ordered(match, number), *lines) if is_of_commands else lines


def in_words(match: Match, names: Mapping[str, str], seat: str, command: object) -> str:
    """A command as a sentence with its player; if the game has no words for it, its notation."""
    words = face_of(match.game.name).command_sentence(match.scenario, seat, command, names)
    return words or say("ordered", name=names[seat], command=match.game.write(command))


def _ordered(match: Match, number: int) -> tuple[str, ...]:
    """Everybody's commands of the `number`-th moment, as anybody may read them before it is played."""
    turn, names = match.as_seen_by(None).played[number - 1], match.names_at(number)
    said: list[str] = []
    for seat, commands in turn.orders.items():
        for command, given in zip(commands, turn.verdicts[seat], strict=True):
            what = in_words(match, names, seat, command)
            given = given.without_failure
            said.append(what if given.is_done else say("ordered-in-vain", command=what, status=given.status))
        if not commands and seat in turn.moment.seats:
            said.append(say("gave-none", name=names[seat]))
    return tuple(said)


def _is_celebrated(match: Match, number: int, solver: str) -> bool:
    """Whether a victory in a moment is shown as one: not after a resignation, nor to people who have all lost."""
    played = match.played[number - 1]
    outcome = match.game.outcome(played.after)
    if outcome is None or not outcome.winners:
        return True
    if any(_has_resigned(match, seat, given) for seat, given in played.orders.items()):
        return False
    here = {solver} if solver else {place.colour for place in match.seats if place.plays == HERE}
    return not here or not here.isdisjoint(outcome.winners)


def _won_elsewhere(match: Match) -> str:
    """The names of the winners, if nobody plays at this device: by link each player reads who won. Empty otherwise."""
    if match.outcome is None or any(place.plays == HERE for place in match.seats):
        return ""
    return listed(match.names[seat] for seat in match.outcome.winners)


def _has_resigned(match: Match, seat: str, commands: Sequence[object]) -> bool:
    return bool(commands) and tuple(commands) == match.game.resignation_commands(match.scenario, seat)


@remembered(most=8)
def _steps(
    game: str, played: Played, seats: tuple[SeatAssignment, ...], is_celebrated: bool, winners: str
) -> tuple[ReplayStep, ...]:
    found = face_of(game).steps(played, {place.colour: place.shown for place in seats})
    if not found[-1].is_end:
        return found
    if is_celebrated and winners:
        return (*found[:-1], replace(found[-1], title=say("victory-for", names=winners)))
    if is_celebrated:
        return found
    return (*found[:-1], replace(found[-1], title=say("step-result"), sound=""))


@remembered(most=8)
def _dice(game: str, played: Played, seats: tuple[SeatAssignment, ...]) -> tuple[Die, ...]:
    return dice_of(face_of(game), played, {place.colour: place.shown for place in seats})
