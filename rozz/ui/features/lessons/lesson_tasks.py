"""Whether a lesson's task is done, and what would do it: from offers, commands and the match alone."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.composer import command_editing
from rozz.ui.features.replay import replay_steps
from rozz.ui.games.lesson_plan import ContinueToCommands, Lesson, Select, SubmitCommands, Task, Watch, Write
from rozz.ui.state import messages as m
from rozz.ui.state.model import Session
from rozz.ui.state.stages import COMPOSE, REVEAL

#: Beyond the last step of any turn, so it means the last one.
FAR = 999


def is_done(task: Task, lesson: Lesson, session: Session) -> bool:
    """Whether the session fulfills the task."""
    over = len(session.match.played)
    match task:
        case Select(place):
            return session.stage == COMPOSE and command_editing.offer(session).trail[:1] == (place,)
        case Write(moment, command):
            these = _listed(session) if over < moment else _played(lesson, session, moment)
            return _parts(command) in map(_parts, these)
        case SubmitCommands(moment, then_look):
            return is_given(task, lesson, session) and (not then_look or _is_seen(session, moment))
        case Watch(moment):
            return over >= moment and _is_seen(session, moment)
        case ContinueToCommands(moment):
            return over >= moment - 1 and session.stage == COMPOSE


def is_given(task: Task, lesson: Lesson, session: Session) -> bool:
    """Whether the task was to hand in, and exactly the requested commands were handed in and carried out."""
    if not isinstance(task, SubmitCommands) or len(session.match.played) < task.moment:
        return False
    played = [_parts(each) for each in _played(lesson, session, task.moment)]
    is_whole = all(_parts(each) in played for each in lesson.commands_for(task.moment))
    return is_whole and not off_task_commands_at(task.moment, lesson, session)


def off_task_commands(lesson: Lesson, session: Session) -> tuple[str, ...]:
    """Commands in the list that the lesson does not ask for at this moment."""
    return _less(_listed(session), lesson.commands_for(len(session.match.played) + 1))


def off_task_commands_at(moment: int, lesson: Lesson, session: Session) -> tuple[str, ...]:
    """Commands of a past moment that the lesson did not ask for."""
    write, given = session.match.game.write, session.match.played[moment - 1].orders.get(lesson.seat, ())
    return _less(tuple(map(write, given)), lesson.commands_for(moment))


def missing(lesson: Lesson, session: Session, step: int) -> tuple[str, ...]:
    """Commands requested for this moment up to a step that are not in the list."""
    return _less(lesson.commands_for(len(session.match.played) + 1, step + 1), _listed(session))


def _less(commands: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The commands without a match among the others, compared by parts; a duplicate needs two matches."""
    rest, found = [_parts(each) for each in others], []
    for each in commands:
        if _parts(each) in rest:
            rest.remove(_parts(each))
        else:
            found.append(each)
    return tuple(found)


def _parts(command: str) -> list[str]:
    """The parts of a command in any order: armies or orders can be distributed in any sequence."""
    kind, colon, parts = command.removeprefix("+").rpartition(": ")
    return [kind + colon, *sorted(parts.split(", "))]


def _listed(session: Session) -> tuple[str, ...]:
    """The commands in the list."""
    write = session.match.game.write
    return tuple(write(each) for each in session.composer.commands) if session.stage == COMPOSE else ()


def _played(lesson: Lesson, session: Session, moment: int) -> tuple[str, ...]:
    """The pupil's commands of a past moment that were carried out."""
    played, write = session.match.played[moment - 1], session.match.game.write
    given = zip(played.orders.get(lesson.seat, ()), played.verdicts.get(lesson.seat, ()), strict=True)
    return tuple(write(command) for command, verdict in given if verdict.is_done)


def _is_seen(session: Session, moment: int) -> bool:
    """Whether a moment is no longer shown, or is at its last step."""
    is_shown = session.stage == REVEAL and session.shown_turn == moment
    return not is_shown or session.step >= _last(session)


def _last(session: Session) -> int:
    return len(replay_steps.steps(session.match, session.shown_turn)) - 1


def wanted(task: Task, session: Session) -> str:
    """The next pick toward the wanted command; empty if there is none or none has been started."""
    made = session.composer.made
    if not isinstance(task, Write) or session.stage != COMPOSE or not made:
        return ""
    return _next_pick(task, session, made)


def next_place_to_tap(task: Task, lesson: Lesson, session: Session) -> str:
    """The place to tap next; empty if the task is done, or asks for something else next."""
    if session.stage != COMPOSE or is_done(task, lesson, session):
        return ""
    match task:
        case Select(place):
            return place
        case Write():
            made = session.composer.made
            if not _next_pick(task, session, made):
                made = ()  # after a wrong choice the pupil starts again
            key = _next_pick(task, session, made)
            picks = command_editing.offer(replace(session, composer=replace(session.composer, made=made))).picks
            return next((pick.place for pick in picks if pick.key == key), "")
    return ""


def _next_pick(task: Write, session: Session, made: tuple[str, ...]) -> str:
    """The pick after these toward the wanted command; empty if they do not lead to it."""
    match = session.match
    (command,) = match.game.parse(match.scenario, task.command)
    way = match.game.picks_for(match.state, session.seat, session.composer.commands, command)
    return way[len(made)] if way[: len(made)] == made and len(way) > len(made) else ""


def asked(task: Task, session: Session) -> tuple[m.Message, ...]:
    """What a pupil does who follows the instructions exactly."""
    match task:
        case Select(place):
            return (*_at_commands(session), m.TapTile(place))
        case Write(_, command):
            match_, given = session.match, session.composer.commands if session.stage == COMPOSE else ()
            (wanted,) = match_.game.parse(match_.scenario, command)
            way = match_.game.picks_for(match_.state, session.seat or _seat(session), given, wanted)
            return (*_at_commands(session), *(m.Pick(key) for key in way), m.Add())
        case SubmitCommands(moment, then_look):
            is_over = len(session.match.played) >= moment
            handed = () if is_over else (*_at_commands(session), m.Ready(), m.HandIn())
            return (*handed, m.GoToStep(FAR)) if then_look else handed
        case Watch():
            return (m.GoToStep(_last(session)),)
        case ContinueToCommands():
            return (m.NextTurn(),)


def _at_commands(session: Session) -> tuple[m.Message, ...]:
    """Go to the command list, where no command is started."""
    return (m.NextTurn(),) if session.stage == REVEAL else (m.Cancel(), m.Cancel(), m.StartOver())


def _seat(session: Session) -> str:
    return session.kind.people[0]
