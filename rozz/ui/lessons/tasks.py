"""Whether a task of a lesson is done, and what would do it: read from offers, commands and the match alone."""

from __future__ import annotations

from rozz.ui import messages as m
from rozz.ui.composer import compose
from rozz.ui.lessons.plan import GiveIn, GoOn, Lesson, TakeInHand, Task, Watch, Write
from rozz.ui.model import Session
from rozz.ui.stages import COMPOSE, REVEAL
from rozz.ui.table import replay


def is_done(task: Task, lesson: Lesson, session: Session) -> bool:
    """Whether the session as it stands fulfils the task."""
    over = len(session.match.played)
    match task:
        case TakeInHand(place):
            return session.stage == COMPOSE and compose.offer(session).trail[:1] == (place,)
        case Write(moment, command):
            these = _listed(session) if over < moment else _played(lesson, session, moment)
            return _parts(command) in map(_parts, these)
        case GiveIn(moment):
            played = [_parts(each) for each in _played(lesson, session, moment)] if over >= moment else []
            return over >= moment and all(_parts(each) in played for each in lesson.commands_for(moment))
        case Watch(moment):
            return over >= moment and (not _is_shown(session, moment) or session.step >= _last(session))
        case GoOn(moment):
            return over >= moment - 1 and session.stage == COMPOSE


def _parts(command: str) -> list[str]:
    """The parts of a command, in whatever order: who shares armies out may begin with any area."""
    return sorted(command.removeprefix("+").split(", "))


def _listed(session: Session) -> tuple[str, ...]:
    """What is in the list now."""
    write = session.match.game.write
    return tuple(write(each) for each in session.composer.commands) if session.stage == COMPOSE else ()


def _played(lesson: Lesson, session: Session, moment: int) -> tuple[str, ...]:
    """What the pupil's commands of a moment that is over were, those that were carried out."""
    played, write = session.match.played[moment - 1], session.match.game.write
    given = zip(played.orders.get(lesson.seat, ()), played.verdicts.get(lesson.seat, ()), strict=True)
    return tuple(write(command) for command, verdict in given if verdict.is_done)


def _is_shown(session: Session, moment: int) -> bool:
    return session.stage == REVEAL and session.shown_turn == moment


def _last(session: Session) -> int:
    return len(replay.steps(session.match, session.shown_turn)) - 1


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
        case GiveIn():
            return (*_at_commands(session), m.Ready(), m.HandIn())
        case Watch():
            return (m.GoToStep(_last(session)),)
        case GoOn():
            return (m.NextTurn(),)


def _at_commands(session: Session) -> tuple[m.Message, ...]:
    """To where commands are written, with nothing in hand."""
    return (m.NextTurn(),) if session.stage == REVEAL else (m.Cancel(), m.Cancel())


def _seat(session: Session) -> str:
    return session.kind.people[0]
