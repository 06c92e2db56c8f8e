"""The turn as it would go with the player's list and guesses: the engine's own resolution, never a heuristic.

A turn takes less than a millisecond on the largest shipped board, so it needs no worker, and it is computed once per
change. The dice are not those of the match, so that they reveal nothing in advance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rozz.engine.dice import KeyedDice
from rozz.engine.game import Outcome, Played, Rules, Verdict, name_of
from rozz.engine.match import PASSIVE, Match
from rozz.ui.features.composer import command_editing
from rozz.ui.features.guesses.guess_presence import planning, rivals
from rozz.ui.games import command_phrase, face_of
from rozz.ui.games.face import Counted, LikelyPlan, WithCounts
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_commas, with_semicolons
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session

#: The key of the dice for imagined turns.
IMAGINED = b"guess"


def orders(session: Session, mine: tuple[Any, ...] | None = None) -> dict[str, tuple[Any, ...]]:
    """All lists of the turn: the seat's own (or `mine` instead), and its guesses of the others'."""
    now = planning(session)
    guesses = now.guesses if now else {}
    given = {rival: guesses[rival].commands for rival in rivals(session) if rival in guesses}
    return {**_idle(session.match), **given, session.seat: session.composer.commands if mine is None else mine}


@remembered(most=4)
def _idle(match: Match) -> Mapping[str, tuple[Any, ...]]:
    """The default commands of the seats that nobody plays."""
    idle = {place.colour for place in match.seats if place.plays == PASSIVE} & set(match.asked)
    return {seat: tuple(match.game.default_commands(match.state, seat)) for seat in match.colours if seat in idle}


def outcome(session: Session, mine: tuple[object, ...] | None = None) -> Played:
    """The turn with these lists."""
    match = session.match
    flat = [part for seat, commands in sorted(orders(session, mine).items()) for part in (seat, commands)]
    return _outcome(match.game, match.state, len(match.played), *flat)


@remembered(most=12)
def _outcome(game: Rules, state: Any, moment: int, *flat: Any) -> Played:
    given = dict(zip(flat[::2], flat[1::2], strict=True))
    return game.resolve(state, given, KeyedDice(IMAGINED, str(moment)))


@remembered(most=4)
def counts(match: Match, played: Played) -> Mapping[str, tuple[Counted, ...]]:
    """Where the number of a seat's pieces changes."""
    face, colours = face_of(match.game.name), match.colours
    if not isinstance(face, WithCounts):
        return {}
    before, after = face.counts(played.before), face.counts(played.after)
    found: dict[str, tuple[Counted, ...]] = {}
    for place in dict.fromkeys((*before, *after)):
        was, now = before.get(place, {}), after.get(place, {})
        seats = (*colours, *(each for each in dict.fromkeys((*was, *now)) if each not in colours))
        changed = tuple(Counted(seat, was.get(seat, 0), now.get(seat, 0)) for seat in seats
                        if was.get(seat, 0) != now.get(seat, 0))  # fmt: skip
        if changed:
            found[place] = changed
    return found


@remembered(most=4)
def contested(match: Match, played: Played) -> frozenset[str]:
    """The places where somebody loses pieces, or that one seat takes from another."""
    face = face_of(match.game.name)
    fought = face.fights(played) if isinstance(face, WithCounts) else frozenset[str]()
    before, after = _seats(face.holders(played.before)), _seats(face.holders(played.after))
    taken = {place for place, seats in after.items() if before.get(place) and seats - before[place]}
    known = face.neighbors(played.before.scenario)
    return frozenset(place for place in fought | taken if place in known)


def _seats(holders: Mapping[str, Sequence[str]]) -> Mapping[str, frozenset[str]]:
    """Who has pieces where; neutral pieces are nobody's."""
    return {place: frozenset(seats) - {""} for place, seats in holders.items()}


def imagined(session: Session) -> tuple[LikelyPlan, ...]:
    """The guesses as plans of the others, without their likelihood and without void commands."""
    match = session.match
    guesses = (
        (seat, _valid(commands, judged(match, seat, commands)))
        for seat, commands in orders(session).items()
        if seat != session.seat
    )
    return tuple(LikelyPlan(seat, commands, 0.0, is_guess=True) for seat, commands in guesses if commands)


def judged(match: Match, seat: str, commands: tuple[object, ...]) -> tuple[Verdict, ...]:
    """The verdict on each command of a guess."""
    return command_editing.verdicts(match.game, match.state, seat, commands)


@remembered(most=8)
def _valid(commands: tuple[Any, ...], verdicts: tuple[Verdict, ...]) -> tuple[Any, ...]:
    return tuple(each for each, given in zip(commands, verdicts, strict=True) if given.is_done)


def in_a_line(session: Session, played: Played) -> str:
    """What the turn changes for the seat: the end of the match, places won and lost, and figures."""
    return _in_a_line(session.match, session.seat, played)


def _ending(outcome: Outcome, seat: str) -> str:
    """How a match ends for a seat, in a word."""
    if not outcome.winners:
        return "drawn"
    if seat not in outcome.winners:
        return "lost"
    return "won" if outcome.winners == (seat,) else "shared"


@remembered(most=8)
def _in_a_line(match: Match, seat: str, played: Played) -> str:
    face, parts = face_of(match.game.name), []
    over = match.game.outcome(played.after)
    if over is not None:
        parts.append(say("guess-ends", how=_ending(over, seat)))
    before, after = (_held(face.holders(state), seat) for state in (played.before, played.after))
    parts += [say("guess-takes", places=_named(after - before))] if after - before else []
    parts += [say("guess-loses", places=_named(before - after))] if before - after else []
    was, now = (face.figures(state).get(seat, {}) for state in (played.before, played.after))
    changed = [
        say("guess-figure", what=figure.label, before=figure.format_number(earlier), after=figure.format_number(later))
        for figure in face.measures
        if (earlier := was.get(figure.key)) is not None
        and (later := now.get(figure.key)) is not None
        and earlier != later
    ]
    parts += [say("guess-figures", figures=with_commas(changed))] if changed else []
    return " ".join(parts) or say("guess-no-change")


def left_out_line(match: Match, rival: str, commands: tuple[object, ...]) -> str:
    """What a rival did last turn and can no longer do."""
    given = with_semicolons(command_phrase(match, each) for each in commands)
    return say("guess-left-out", name=match.names[rival], commands=given)


#: How many places a line names.
MOST_NAMED = 4


def _held(holders: Mapping[str, Sequence[str]], seat: str) -> frozenset[str]:
    return frozenset(place for place, seats in holders.items() if seat in seats)


def _named(places: frozenset[str]) -> str:
    names = [name_of(each) for each in sorted(places)]
    if len(names) <= MOST_NAMED:
        return listed(names)
    return say("guess-and-more", places=with_commas(names[:MOST_NAMED]), number=len(names) - MOST_NAMED)


def said_of(session: Session, played: Played, place: str) -> str:
    """What happens to a place, for a screen reader; empty if nothing does."""
    match = session.match
    found = counts(match, played).get(place, ())
    names = {"": say("guess-neutral"), **match.names}
    rows = [say("guess-counted", name=names[each.seat], before=each.before, after=each.after) for each in found]
    said = say("guess-heard", counts=with_commas(rows)) if rows else ""
    if place in contested(match, played):
        return f"{said} {say('guess-contested')}".strip()
    return said
