"""Whether a task of a lesson is done, and what would do it: read from offers, commands and the match alone."""

from __future__ import annotations

from rozz.ui.features.composer import compose
from rozz.ui.features.replay import replay_steps
from rozz.ui.games.lesson_plan import GiveIn, GoOn, Lesson, TakeInHand, Task, Watch, Write
from rozz.ui.state import messages as m
from rozz.ui.state.model import Session
from rozz.ui.state.stages import COMPOSE, REVEAL

#: Beyond the last step of any turn: who goes there is at the last.
FAR = 999


def is_done(task: Task, lesson: Lesson, session: Session) -> bool:
    """Whether the session as it stands fulfils the task."""
    over = len(session.match.played)
    match task:
        case TakeInHand(place):
            return session.stage == COMPOSE and compose.offer(session).trail[:1] == (place,)
        case Write(moment, command):
            these = _listed(session) if over < moment else _played(lesson, session, moment)
            return _parts(command) in map(_parts, these)
        case GiveIn(moment, then_look):
            return is_given(task, lesson, session) and (not then_look or _is_seen(session, moment))
        case Watch(moment):
            return over >= moment and _is_seen(session, moment)
        case GoOn(moment):
            return over >= moment - 1 and session.stage == COMPOSE


def is_given(task: Task, lesson: Lesson, session: Session) -> bool:
    """Whether a task was to hand in, and all that it asks for was handed in and done, and nothing else."""
    if not isinstance(task, GiveIn) or len(session.match.played) < task.moment:
        return False
    played = [_parts(each) for each in _played(lesson, session, task.moment)]
    is_whole = all(_parts(each) in played for each in lesson.commands_for(task.moment))
    return is_whole and not strays_of(task.moment, lesson, session)


def strays(lesson: Lesson, session: Session) -> tuple[str, ...]:
    """What is in the list that the lesson does not ask for in this moment."""
    return _less(_listed(session), lesson.commands_for(len(session.match.played) + 1))


def strays_of(moment: int, lesson: Lesson, session: Session) -> tuple[str, ...]:
    """What was handed in for a moment that is over though the lesson does not ask for it."""
    write, given = session.match.game.write, session.match.played[moment - 1].orders.get(lesson.seat, ())
    return _less(tuple(map(write, given)), lesson.commands_for(moment))


def missing(lesson: Lesson, session: Session, step: int) -> tuple[str, ...]:
    """What has been asked for this moment, up to a step, and is not in the list."""
    return _less(lesson.commands_for(len(session.match.played) + 1, step + 1), _listed(session))


def _less(commands: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The commands that have none of the same parts among the others; one that stands twice needs two."""
    rest, found = [_parts(each) for each in others], []
    for each in commands:
        if _parts(each) in rest:
            rest.remove(_parts(each))
        else:
            found.append(each)
    return tuple(found)


def _parts(command: str) -> list[str]:
    """The parts of a command, in any order: you may share armies out, or give orders, beginning anywhere."""
    kind, colon, parts = command.removeprefix("+").rpartition(": ")
    return [kind + colon, *sorted(parts.split(", "))]


def _listed(session: Session) -> tuple[str, ...]:
    """What is in the list now."""
    write = session.match.game.write
    return tuple(write(each) for each in session.composer.commands) if session.stage == COMPOSE else ()


def _played(lesson: Lesson, session: Session, moment: int) -> tuple[str, ...]:
    """What the pupil's commands of a moment that is over were, those that were carried out."""
    played, write = session.match.played[moment - 1], session.match.game.write
    given = zip(played.orders.get(lesson.seat, ()), played.verdicts.get(lesson.seat, ()), strict=True)
    return tuple(write(command) for command, verdict in given if verdict.is_done)


def _is_seen(session: Session, moment: int) -> bool:
    """Whether a moment is shown no more, or is at its last step."""
    is_shown = session.stage == REVEAL and session.shown_turn == moment
    return not is_shown or session.step >= _last(session)


def _last(session: Session) -> int:
    return len(replay_steps.steps(session.match, session.shown_turn)) - 1


def wanted(task: Task, session: Session) -> str:
    """The choice that comes next on the way to what is to be written; empty where there is none, or none has begun."""
    made = session.composer.made
    if not isinstance(task, Write) or session.stage != COMPOSE or not made:
        return ""
    match = session.match
    (command,) = match.game.parse(match.scenario, task.command)
    way = match.game.picked(match.state, session.seat, session.composer.commands, command)
    return way[len(made)] if way[: len(made)] == made and len(way) > len(made) else ""


def asked(task: Task, session: Session) -> tuple[m.Message, ...]:
    """What a pupil does who does just as they are told."""
    match task:
        case TakeInHand(place):
            return (*_at_commands(session), m.TapTile(place))
        case Write(_, command):
            match_, given = session.match, session.composer.commands if session.stage == COMPOSE else ()
            (wanted,) = match_.game.parse(match_.scenario, command)
            way = match_.game.picked(match_.state, session.seat or _seat(session), given, wanted)
            return (*_at_commands(session), *(m.Pick(key) for key in way), m.Add())
        case GiveIn(moment, then_look):
            is_over = len(session.match.played) >= moment
            handed = () if is_over else (*_at_commands(session), m.Ready(), m.HandIn())
            return (*handed, m.GoToStep(FAR)) if then_look else handed
        case Watch():
            return (m.GoToStep(_last(session)),)
        case GoOn():
            return (m.NextTurn(),)


def _at_commands(session: Session) -> tuple[m.Message, ...]:
    """To where commands are written, with nothing in hand."""
    return (m.NextTurn(),) if session.stage == REVEAL else (m.Cancel(), m.Cancel())


def _seat(session: Session) -> str:
    return session.kind.people[0]
