"""The board in words for players who cannot see it: the cursor, who holds what, distances, and what can be done.

The module uses what faces say about places, and does not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozz.engine.game import Offer
from rozz.ui.board.arrow_keys import DIRECTIONS, ArrowKeys
from rozz.ui.features.composer import command_editing
from rozz.ui.features.replay import active_board, replay_steps
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session
from rozz.ui.state.stages import COMPOSE, REVEAL


@dataclass(frozen=True)
class Row:
    """One place in words.

    text: its description.
    holders: the seats that have something there.
    away: its distance in steps; -1: no way leads there.
    tap_effect: what picking it would do.
    direction: for a neighbor that an arrow key leads to, where it lies in degrees (0 right, 90 below).
    """

    place: str
    text: str
    holders: tuple[str, ...]
    away: int
    tap_effect: str = ""
    direction: int | None = None


def here(session: Session) -> str:
    """Where the keyboard cursor is."""
    composer = session.composer
    picked = command_editing.offer(session).trail if session.stage == COMPOSE else ()
    return active_board.on_front(session, composer.cursor, session.tile, *picked[:1])


def origin(session: Session) -> str:
    """Where distances are measured from: the chosen place, or else the cursor."""
    picked = command_editing.offer(session).trail if session.stage == COMPOSE else ()
    return (*picked, "")[0] or here(session)


def own_places(session: Session) -> tuple[str, ...]:
    """The places where the seat at the device has something, in board order."""
    match = session.match
    face = face_of(match.game.name)
    holders = face.holders(match.state)
    return tuple(place for place in face.neighbors(match.scenario) if session.seat in holders.get(place, ()))


def spoken_of(session: Session) -> tuple[str, ...]:
    """The places that the shown step is about, in board order."""
    match = session.match
    steps = replay_steps.steps(match, session.shown_turn)
    lit = steps[min(session.step, len(steps) - 1)].lit
    return tuple(place for place in face_of(match.game.name).neighbors(match.scenario) if place in lit)


def following(places: Sequence[str], place: str, forward: bool) -> str:
    """The place after or before another, cyclically; empty if there are none.

    >>> following(("A1", "B1"), "B1", True), following(("A1", "B1"), "C1", False), following((), "A1", True)
    ('A1', 'B1', '')
    """
    if not places:
        return ""
    at = places.index(place) if place in places else (-1 if forward else 0)
    return places[(at + (1 if forward else -1)) % len(places)]


def rows(session: Session) -> tuple[Row, ...]:
    """All places that hold something, can be picked, or are one step away; nearest first."""
    match = session.match
    face = face_of(match.game.name)
    away = _distances(face.neighbors(match.scenario), origin(session))
    beside = _directions(face.arrow_keys(match.scenario), origin(session), session.is_turned)
    state, describe = _as_shown(session)
    holders = face.holders(state)
    going = command_editing.offer(session) if session.stage == COMPOSE else Offer("")
    effects = {place: face.tap_effect(mark) for place, mark in command_editing.targets(going).items()}
    for place, note in command_editing.notes(going).items():
        effects[place] = say("may-noted", may=effects[place], note=note)
    found = [
        Row(
            place,
            describe(place),
            holders.get(place, ()),
            away.get(place, -1),
            effects.get(place, ""),
            beside.get(place),
        )
        for place in face.neighbors(match.scenario)
        if place in holders or place in effects or away.get(place) == 1
    ]
    return tuple(sorted(found, key=lambda row: row.away if row.away >= 0 else len(away) + 1))


def _as_shown(session: Session) -> tuple[Any, Callable[[str], str]]:
    """The visible position, and how to describe a place in it: now, or in the step that is shown."""
    match = session.match
    face = face_of(match.game.name)
    if session.stage != REVEAL:
        return match.state, lambda place: face.heading(match, place, session.reader)
    steps = replay_steps.steps(match, session.shown_turn)
    step = min(session.step, len(steps) - 1)
    state = replay_steps.state_of_step(match, session.shown_turn, step)
    return state, lambda place: face.contents_at(match, steps[step], place)


def _directions(ways: ArrowKeys, place: str, is_turned: bool) -> dict[str, int]:
    """The on-screen direction of each neighbor; of two possible keys, the diagonal is used as more exact."""
    keys = sorted(DIRECTIONS, key=lambda key: key % 90 != 0)
    return {there: (key + 180 * is_turned) % 360 for key in keys if (there := ways.towards(place, key))}


@remembered(most=4)
def _distances(beside: Mapping[str, Sequence[str]], start: str) -> Mapping[str, int]:
    """The distance of each place in steps."""
    away = {start: 0}
    reached = [start]
    for place in reached:
        for other in beside.get(place, ()):
            if other not in away:
                away[other] = away[place] + 1
                reached.append(other)
    return away
