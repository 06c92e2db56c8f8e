"""How well a seat guessed the others' commands, once they are revealed; the guesses are dropped with their turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rozz.engine.match import Match
from rozz.ui.features.guesses.guess_lists import public
from rozz.ui.games.face import LikelyPlan
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session
from rozz.ui.state.planning import Guessed, Planning
from rozz.ui.state.stages import AWAIT, REVEAL


def followed(session: Session) -> Session:
    """The session with the scores of turns that are over; guesses are dropped as soon as their turn is left."""
    over = len(session.match.played)
    ended = {seat: each for seat, each in session.planning.items() if each.moment < over}
    kept = {seat: each for seat, each in session.planning.items() if each.moment == over}
    guessed = tuple(each for each in session.guessed if each.moment < over)
    guessed += tuple(score for seat, each in ended.items() for score in _scores(session.match, seat, each))
    if session.stage not in (REVEAL, AWAIT):
        guessed = tuple(replace(each, commands=()) if each.commands else each for each in guessed)
    if kept == session.planning and guessed == session.guessed:
        return session
    return replace(session, planning=kept, guessed=guessed)


def _scores(match: Match, seat: str, planning: Planning) -> list[Guessed]:
    """The scores of a seat's guesses that it has not switched off."""
    orders: Mapping[str, tuple[Any, ...]] = match.played[planning.moment].orders
    return [
        scored(match, planning.moment, seat, rival, guess.commands, tuple(orders.get(rival, ())))
        for rival, guess in planning.guesses.items()
        if guess.commands
    ]


def scored(
    match: Match, moment: int, seat: str, rival: str, guess: tuple[Any, ...], given: tuple[Any, ...]
) -> Guessed:  # fmt: skip
    """How many of a rival's commands were guessed, each at most as often as it was given; messages do not count."""
    listed, played = (Counter(map(match.game.write, public(match, each))) for each in (guess, given))
    return Guessed(moment, seat, rival, (listed & played).total(), played.total(), listed.total(), guess)


def of_turn(session: Session, turn: int) -> tuple[Guessed, ...]:
    """The scores of a turn, counted from 1."""
    return tuple(each for each in session.guessed if each.moment == turn - 1)


def in_words(session: Session, score: Guessed) -> str:
    """A score as a sentence."""
    names = session.match.names_at(score.moment + 1)
    is_alone = session.kind.people == (score.seat,)
    return say(
        "guess-score-you" if is_alone else "guess-score",
        name=names[score.seat], rival=names[score.rival], hits=score.hits, given=score.given,
    )  # fmt: skip


def so_far(session: Session, seat: str) -> list[tuple[int, int]]:
    """After each moment, from the opening on: how many commands a seat has guessed, and how many there were."""
    found, hits, given = [(0, 0)], 0, 0
    for moment in range(len(session.match.played)):
        of_seat = [each for each in session.guessed if (each.moment, each.seat) == (moment, seat)]
        hits, given = hits + sum(each.hits for each in of_seat), given + sum(each.given for each in of_seat)
        found.append((hits, given))
    return found


def arrows(session: Session, turn: int) -> tuple[LikelyPlan, ...]:
    """What was guessed of the turn, as long as it is shown for the first time."""
    shown = (each for each in of_turn(session, turn) if each.commands)
    return tuple(LikelyPlan(each.rival, each.commands, 0.0, is_guess=True) for each in shown)
