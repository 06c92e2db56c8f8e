"""The course of a lesson: start or resume, check steps, stop stray commands, play the other side.

To resume, the lesson is replayed up to the step, as a perfect pupil would do it.
"""

from __future__ import annotations

from dataclasses import replace

from rozz import library
from rozz.engine.errors import BadOrders
from rozz.engine.match import HERE, Match
from rozz.ui.features.composer import command_editing
from rozz.ui.features.lessons import lesson_tasks
from rozz.ui.features.table import shared_device
from rozz.ui.games import face_of
from rozz.ui.games.lesson_plan import Lesson, LessonStep, Select, Task
from rozz.ui.i18n.display_names import called
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Focus, KeepLessons, Scroll, ToTop, Updated
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Learning
from rozz.ui.state.stages import AWAIT, COMPOSE, OVER

#: How a seat is played whose commands the lesson gives, and the id of the lesson's match.
TAUGHT, IDENTITY = "lesson", "lesson"
#: The heading of the step; it gets the focus when a step starts.
HEADING = "lesson-step"
#: What the step says and asks for.
TOLD = "lesson-told"
#: The choice that the step asks for next; scrolled into view, because on a phone others come first.
WANTED = "wanted"


def update(model: Model, message: m.LessonMessage) -> Updated:
    """Start, resume or continue a lesson."""
    match message:
        case m.Learn(game, restart) if (lesson := face_of(game or library.DEFAULT_GAME).lesson()) is not None:
            kept = 0 if restart else steps_done(model, game or library.DEFAULT_GAME, lesson)
            begun = replace(model, lessons={**model.lessons, game or library.DEFAULT_GAME: kept})
            return _restart(begun, game or library.DEFAULT_GAME, lesson, m.CatchUp(kept)), ()
    session = model.session
    kind = learning(session)
    if session is None or kind is None:
        return model, ()
    lesson = lesson_of(session)
    match message:
        case m.NextStep() if kind.is_done:
            # The heading is always in view, so its focus scrolls nothing: show the words from their start.
            return replace(model, session=_onward(session, kind, lesson)), (
                Focus(HEADING), ToTop("slip"), ToTop("slip-body"),
            )  # fmt: skip
        case m.ShowStep() if kind.step < len(lesson.steps):
            onward = m.CatchUp(kind.step, is_shown=True, is_folded=kind.is_folded)
            return _restart(model, session.match.game.name, lesson, onward), ()
        case m.FoldStep():
            return replace(model, session=replace(session, kind=replace(kind, is_folded=not kind.is_folded))), ()
        case m.CatchUp(upto, is_shown, tried, is_folded) if kind.step < upto and kind.step != tried:
            way = lesson_tasks.asked(lesson.steps[kind.step].task, session)
            rest = (*way, m.NextStep(), m.CatchUp(upto, is_shown, kind.step, is_folded))
            return replace(model, later=(*rest, *model.later)), ()
        case m.CatchUp(_, True, _, is_folded) if kind.step < len(lesson.steps):
            asked = lesson_tasks.asked(lesson.steps[kind.step].task, session)
            left = replace(session, kind=replace(kind, is_folded=is_folded))
            return replace(model, session=left, later=(*asked, *model.later)), ()
    return model, ()


def follow(before: Model, after: Model, effects: tuple[Effect, ...]) -> Updated:
    """Update the lesson; runs after every message.

    If no step asks for the commands that were added or handed in, the page stays as before and says so.
    """
    session = after.session
    kind = learning(session)
    if session is None or kind is None or session is before.session:
        return after, effects
    lesson = lesson_of(session)
    if _has_added_off_task(before.session, session, lesson):
        return replace(before, toast=_try_again(session, lesson), later=_of_others(before)), ()
    session = _folded(before.session, _marked(_answered(session, lesson), lesson), is_picked_here=not after.later)
    if session.stage == AWAIT or _has_skipped_step(before.session, session):
        return replace(before, toast=_why_not(before.session, session, lesson), later=_of_others(before)), ()
    noted, learnt = _noted(replace(after, session=session))
    is_picked = before.session is not None and before.session.composer.made != session.composer.made
    return noted, (*effects, *learnt, *((Scroll(WANTED),) if is_picked and wanted(session) else ()))


def refuses(model: Model, handed_in: Session) -> bool:
    """Whether the lesson would keep the page as it is, if these commands were handed in."""
    return follow(model, replace(model, session=handed_in), ())[0].session is model.session


def learning(session: Session | None) -> Learning | None:
    """The progress of a lesson; None if the session is not a lesson."""
    return session.kind if session is not None and isinstance(session.kind, Learning) else None


def lesson_of(session: Session) -> Lesson:
    """The lesson of a session."""
    lesson = face_of(session.match.game.name).lesson()
    assert lesson is not None
    return lesson


def asks(session: Session, *kinds: type) -> bool:
    """Whether the page's own button may stand out: outside lessons, or if the step asks for these messages."""
    return learning(session) is None or isinstance(_task(session), kinds)


def is_step_done(session: Session) -> bool:
    """Whether a lesson's step is done, so that its Continue is all that is left to do."""
    kind = learning(session)
    return kind is not None and kind.is_done


def asks_to_select(session: Session, place: str) -> bool:
    """Whether a lesson asks the pupil to select this place. A tap then selects it even during another command."""
    task = _task(session)
    return isinstance(task, Select) and task.place == place and not task.is_kept


def add_may_stand_out(session: Session) -> bool:
    """Whether Add may stand out: outside lessons, or if the lesson asks for the current command."""
    return learning(session) is None or not _is_off_task(session, lesson_of(session))


def wanted(session: Session) -> str:
    """The key of the option that the step asks for next; empty if it is not in the sheet."""
    task = _task(session)
    return lesson_tasks.wanted(task, session) if task is not None else ""


def next_place_to_tap(session: Session) -> str:
    """The place that the step asks the pupil to tap next; empty if there is none, and outside lessons."""
    task = _task(session)
    return lesson_tasks.next_place_to_tap(task, lesson_of(session), session) if task is not None else ""


def _task(session: Session) -> Task | None:
    """What the pupil has to do now; None outside lessons, and if the step or the lesson is done."""
    kind = learning(session)
    steps = lesson_of(session).steps if kind is not None else ()
    return None if kind is None or kind.is_done or kind.step >= len(steps) else steps[kind.step].task


def steps_done(model: Model, game: str, lesson: Lesson) -> int:
    """How many steps were done before; 0 if the lesson was finished."""
    done = model.lessons.get(game, 0)
    return done if 0 <= done < len(lesson.steps) else 0


def is_first_match(model: Model, match: Match) -> bool:
    """Whether a match is the first one after the lesson of its game: no other match is saved.

    So a player who deletes all matches counts as a beginner again, and one who has a match of another game does not.
    """
    done = model.lessons.get(match.game.name, 0)
    if not done or any(each.identity != match.identity for each in model.shelf):
        return False
    lesson = face_of(match.game.name).lesson()
    return lesson is not None and done >= len(lesson.steps)


def is_new_game(model: Model, game: str) -> bool:
    """Whether the player has not begun the lesson of a game."""
    return not model.lessons.get(game, 0)


def _restart(model: Model, game_name: str, lesson: Lesson, onward: m.CatchUp) -> Model:
    """Start the lesson's match and replay it up to the step that was reached."""
    game = library.game(game_name)
    scenario = game.read(library.lesson_mapping(lesson.scenario, game_name))
    names = {seat.colour: called(seat.colour) for seat in game.seats(scenario)}
    match = Match.begin(game, scenario, IDENTITY, names, lesson.dice_seed.encode())
    seats = tuple(
        replace(place, plays=TAUGHT) if place.plays == HERE and place.colour != lesson.seat else place
        for place in match.seats
    )
    session = shared_device.at_handover(Session(Learning(replace(match, seats=seats))))
    return replace(model, screen="table", session=session, aside=None, later=(onward, *_of_others(model)))


def _of_others(model: Model) -> tuple[m.Message, ...]:
    """Messages that wait for keys and do not belong to a lesson: a link that was opened, a match that starts."""
    return tuple(each for each in model.later if isinstance(each, m.LinkMessage | m.BeginMatch | m.ImportMatch))


def _answered(session: Session, lesson: Lesson) -> Session:
    """The session after the other side's scripted commands; it waits if they cannot be played."""
    while session.stage == AWAIT:
        match = session.match
        (seat,) = match.waiting_for
        number = sum(seat in each.moment.seats for each in match.played)
        if number >= len(lesson.replies):
            return session
        given = match.game.parse(match.scenario, lesson.replies[number])
        try:
            replied = match.hand_in(seat, given)
        except BadOrders:
            return session
        session = shared_device.reveal(session.having(replied))
    return session


def _marked(session: Session, lesson: Lesson) -> Session:
    """Tick the step if it is done, and with it the next ones that are done already."""
    kind = session.kind
    assert isinstance(kind, Learning)
    number, steps = kind.step, lesson.steps
    if number >= len(steps):
        return session
    is_done = kind.is_done or lesson_tasks.is_done(steps[number].task, lesson, session)
    while is_done and number + 1 < len(steps) and lesson_tasks.is_done(steps[number + 1].task, lesson, session):
        number += 1
    if is_done and number + 1 == len(steps) and session.stage == OVER:
        number, is_done = len(steps), False
    return replace(session, kind=replace(kind, step=number, is_done=is_done))


def _folded(before: Session | None, session: Session, is_picked_here: bool) -> Session:
    """Fold the words of a step with the pupil's first pick. Until the next step they stay as the pupil leaves them."""
    was, kind = learning(before), session.kind
    assert isinstance(kind, Learning)
    if was is None or was.step != kind.step:
        return replace(session, kind=replace(kind, is_folded=None))
    is_begun = not kind.is_done and session.stage == COMPOSE and bool(session.composer.made)
    if kind.is_folded is not None or not is_begun or not is_picked_here:
        return session
    return replace(session, kind=replace(kind, is_folded=True))


def _has_skipped_step(before: Session | None, after: Session) -> bool:
    """Whether the match has advanced without the step; a step that only asks to look advances by itself."""
    was, now = learning(before), learning(after)
    if was is None or now is None or len(now.match.played) <= len(was.match.played):
        return False
    lesson = lesson_of(after)
    is_under_way = now.step < len(lesson.steps) and lesson_tasks.is_given(lesson.steps[now.step].task, lesson, after)
    return (was.step, was.is_done) == (now.step, now.is_done) and not is_under_way


def _has_added_off_task(before: Session | None, after: Session, lesson: Lesson) -> bool:
    """Whether the current command was added to the list although the lesson does not ask for it."""
    is_composed = before is not None and (before.stage, after.stage) == (COMPOSE, COMPOSE)
    if before is None or not is_composed or not command_editing.can_add(before) or not _is_off_task(before, lesson):
        return False
    return after.composer.commands == command_editing.added(before).commands


def _is_off_task(session: Session, lesson: Lesson) -> bool:
    """Whether the lesson does not ask for the current command."""
    added = replace(session, composer=command_editing.added(session))
    return len(lesson_tasks.off_task_commands(lesson, added)) > len(lesson_tasks.off_task_commands(lesson, session))


def _try_again(session: Session, lesson: Lesson) -> str:
    """What the lesson asks for, instead of the command that was added."""
    kind = learning(session)
    assert kind is not None
    return say("lesson-try-again", request=_next_step(kind, lesson).request)


def _next_step(kind: Learning, lesson: Lesson) -> LessonStep:
    """The first step that is not done; at the end the last one."""
    return lesson.steps[min(kind.step + kind.is_done, len(lesson.steps) - 1)]


def _why_not(before: Session | None, after: Session, lesson: Lesson) -> str:
    """Why the commands were not accepted: too early, or not what the step asks for; and what to do instead."""
    if before is not None and off_task_notice(before):
        return say("lesson-not-with-that")
    kind = learning(after)
    assert kind is not None
    step = _next_step(kind, lesson)
    moments = range(1, len(after.match.played) + 1)
    given = next((found for each in moments if (found := lesson_tasks.off_task_commands_at(each, lesson, after))), ())
    if given:
        return say("lesson-not-that", commands=quoted(given), request=step.request)
    return say("lesson-not-yet", request=step.request)


def off_task_notice(session: Session) -> str:
    """What a stray command in the list does; empty if there is none."""
    kind = learning(session)
    given = () if kind is None else lesson_tasks.off_task_commands(lesson_of(session), session)
    if kind is None or not given:
        return ""
    wanted = lesson_tasks.missing(lesson_of(session), session, kind.step)
    sentence = say("lesson-stray-for" if wanted else "lesson-stray", commands=quoted(given), wanted=quoted(wanted))
    how = say("lesson-stray-done" if kind.is_done else "lesson-stray-how", number=len(given))
    return f"{sentence} {how}"


def quoted(commands: tuple[str, ...]) -> str:
    """Quote commands for a sentence."""
    return listed(say("quoted-command", command=each) for each in commands)


def _onward(session: Session, kind: Learning, lesson: Lesson) -> Session:
    """The next step, or the end of the lesson.

    Nothing is selected anymore, so that a step can say where to tap first, unless it continues a command.
    """
    task, composer = lesson.steps[kind.step].task, session.composer
    if not (isinstance(task, Select) and task.is_kept):
        composer = composer.without_selection()
    after = replace(session, kind=replace(kind, step=kind.step + 1, is_done=False), composer=composer)
    return after.at(OVER) if kind.step + 1 == len(lesson.steps) else after


def _noted(model: Model) -> Updated:
    """Save the progress, so that the pupil can leave at any time."""
    kind = learning(model.session)
    assert kind is not None
    game, done = kind.match.game.name, kind.step + kind.is_done
    if done <= model.lessons.get(game, 0):
        return model, ()
    lessons = {**model.lessons, game: done}
    return replace(model, lessons=lessons), (KeepLessons(lessons),)
