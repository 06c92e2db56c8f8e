"""A lesson goes on: begun or taken up, a step done or not, what it holds back, what it plays for the other side.

To be taken up where it was left it is done again up to there, step for step, as a pupil does who does as they are told.
"""

from __future__ import annotations

from dataclasses import replace

from rozz import library
from rozz.engine.errors import BadOrders
from rozz.engine.listing import listed
from rozz.engine.match import HERE, Match
from rozz.ui.features.lessons import lesson_tasks
from rozz.ui.features.table import turn_order
from rozz.ui.games import face_of
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.i18n.display_names import called
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Focus, KeepLessons, Scroll, ToTop
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Learning
from rozz.ui.state.stages import AWAIT, OVER

Step = tuple[Model, tuple[Effect, ...]]

#: How a seat is played whose commands are the lesson's; and what its match is called where matches have ids.
TAUGHT, IDENTITY = "lesson", "lesson"
#: The heading of the step, which has the focus when a new one begins.
HEADING = "lesson-step"
#: What it says and asks for.
TOLD = "lesson-told"
#: The choice that it asks for next, which is brought into sight: on a phone others stand before it.
WANTED = "wanted"


def update(model: Model, message: m.LessonMessage) -> Step:
    """The page with a lesson begun, taken up where it was left, or gone on."""
    match message:
        case m.Learn(game, anew) if (lesson := face_of(game or library.FIRST).lesson()) is not None:
            kept = 0 if anew else steps_done(model, game or library.FIRST, lesson)
            begun = replace(model, lessons={**model.lessons, game or library.FIRST: kept})
            return _from_start(begun, game or library.FIRST, lesson, m.CatchUp(kept)), ()
    session = model.session
    kind = learning(session)
    if session is None or kind is None:
        return model, ()
    lesson = lesson_of(session)
    match message:
        case m.NextStep() if kind.is_done:
            # Its name is always in sight, so that the focus alone scrolls nothing: its words are read from their start.
            return replace(model, session=_onward(session, kind, lesson)), (
                Focus(HEADING), ToTop("slip"), ToTop("slip-body"),
            )  # fmt: skip
        case m.ShowStep() if kind.step < len(lesson.steps):
            return _from_start(model, session.match.game.name, lesson, m.CatchUp(kind.step, is_shown=True)), ()
        case m.CatchUp(upto, is_shown, tried) if kind.step < upto and kind.step != tried:
            way = lesson_tasks.asked(lesson.steps[kind.step].task, session)
            onward = (*way, m.NextStep(), m.CatchUp(upto, is_shown, kind.step))
            return replace(model, later=(*onward, *model.later)), ()
        case m.CatchUp(_, True) if kind.step < len(lesson.steps):
            asked = lesson_tasks.asked(lesson.steps[kind.step].task, session)
            return replace(model, later=(*asked, *model.later)), ()
    return model, ()


def attended(before: Model, after: Model, effects: tuple[Effect, ...]) -> Step:
    """The page with its lesson looked after, asked after every message.

    Nothing is handed in that no step asks for: then the page stays as it was before, and says so.
    """
    session = after.session
    kind = learning(session)
    if session is None or kind is None or session is before.session:
        return after, effects
    lesson = lesson_of(session)
    session = _marked(_answered(session, lesson), lesson)
    if session.stage == AWAIT or _went_astray(before.session, session):
        return replace(before, toast=_why_not(before.session, session, lesson), later=_of_others(before)), ()
    noted, learnt = _noted(replace(after, session=session))
    is_picked = before.session is not None and before.session.composer.made != session.composer.made
    return noted, (*effects, *learnt, *((Scroll(WANTED),) if is_picked and wanted(session) else ()))


def learning(session: Session | None) -> Learning | None:
    """How far a lesson has come; None where the session is none."""
    return session.kind if session is not None and isinstance(session.kind, Learning) else None


def lesson_of(session: Session) -> Lesson:
    """The lesson that a session is of."""
    lesson = face_of(session.match.game.name).lesson()
    assert lesson is not None
    return lesson


def asks(session: Session, *kinds: type) -> bool:
    """Whether the page's own button may be loud: where no lesson is, or its step is of these kinds and not yet done."""
    kind = learning(session)
    if kind is None:
        return True
    steps = lesson_of(session).steps
    return not kind.is_done and kind.step < len(steps) and isinstance(steps[kind.step].task, kinds)


def wanted(session: Session) -> str:
    """The choice that the step asks for next, by its key; empty where it is none of the sheet's."""
    kind = learning(session)
    steps = lesson_of(session).steps if kind is not None else ()
    if kind is None or kind.is_done or kind.step >= len(steps):
        return ""
    return lesson_tasks.wanted(steps[kind.step].task, session)


def steps_done(model: Model, game: str, lesson: Lesson) -> int:
    """How many steps have been done before; none of a lesson that has been done to its end."""
    done = model.lessons.get(game, 0)
    return done if 0 <= done < len(lesson.steps) else 0


def _from_start(model: Model, game_name: str, lesson: Lesson, onward: m.CatchUp) -> Model:
    """The lesson's match at its beginning, and from there as far as it had come."""
    game = library.game(game_name)
    scenario = game.read(library.lesson_mapping(lesson.scenario, game_name))
    names = {seat.colour: called(seat.colour) for seat in game.seats(scenario)}
    match = Match.begin(game, scenario, IDENTITY, names, lesson.chance.encode())
    seats = tuple(
        replace(place, plays=TAUGHT) if place.plays == HERE and place.colour != lesson.seat else place
        for place in match.seats
    )
    session = turn_order.at_handover(Session(Learning(replace(match, seats=seats))))
    return replace(model, screen="table", session=session, aside=None, later=(onward, *_of_others(model)))


def _of_others(model: Model) -> tuple[m.Message, ...]:
    """What waits for keys and is none of a lesson's steps: a link that was followed, a match that is to begin."""
    return tuple(each for each in model.later if isinstance(each, m.LinkMessage | m.BeginMatch | m.ImportMatch))


def _answered(session: Session, lesson: Lesson) -> Session:
    """The session when the other side has played what the lesson has it play; it waits on where that cannot be."""
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
        session = turn_order.revealed(session.having(replied))
    return session


def _marked(session: Session, lesson: Lesson) -> Session:
    """The step ticked if it is done; what has been done of the next ones without waiting is ticked with it."""
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


def _went_astray(before: Session | None, after: Session) -> bool:
    """Whether the match has gone on, and no step with it; a step that is to be looked at yet goes on by itself."""
    was, now = learning(before), learning(after)
    if was is None or now is None or len(now.match.played) <= len(was.match.played):
        return False
    lesson = lesson_of(after)
    is_under_way = now.step < len(lesson.steps) and lesson_tasks.is_given(lesson.steps[now.step].task, lesson, after)
    return (was.step, was.is_done) == (now.step, now.is_done) and not is_under_way


def _why_not(before: Session | None, after: Session, lesson: Lesson) -> str:
    """What is said of commands that were handed in too early, or that no step asks for, and what is asked instead."""
    if before is not None and astray(before):
        return say("lesson-not-with-that")
    kind = learning(after)
    assert kind is not None
    step = lesson.steps[min(kind.step + kind.is_done, len(lesson.steps) - 1)]
    moments = range(1, len(after.match.played) + 1)
    given = next((found for each in moments if (found := lesson_tasks.strays_of(each, lesson, after))), ())
    if given:
        return say("lesson-not-that", commands=quoted(given), request=step.request)
    return say("lesson-not-yet", request=step.request)


def astray(session: Session) -> str:
    """What is in the list that the lesson does not ask for, and what it does; empty where there is no such command."""
    kind = learning(session)
    given = () if kind is None else lesson_tasks.strays(lesson_of(session), session)
    if kind is None or not given:
        return ""
    wanted = lesson_tasks.missing(lesson_of(session), session, kind.step)
    told = say("lesson-stray-for" if wanted else "lesson-stray", commands=quoted(given), wanted=quoted(wanted))
    return told + say("lesson-stray-done" if kind.is_done else "lesson-stray-how")


def quoted(commands: tuple[str, ...]) -> str:
    """Commands within a sentence."""
    return listed(f"“{each}”" for each in commands)


def _onward(session: Session, kind: Learning, lesson: Lesson) -> Session:
    """The next step, or the end of the lesson."""
    after = replace(session, kind=replace(kind, step=kind.step + 1, is_done=False))
    return after.at(OVER) if kind.step + 1 == len(lesson.steps) else after


def _noted(model: Model) -> Step:
    """The page with what has been done remembered, however often the lesson is left."""
    kind = learning(model.session)
    assert kind is not None
    game, done = kind.match.game.name, kind.step + kind.is_done
    if done <= model.lessons.get(game, 0):
        return model, ()
    lessons = {**model.lessons, game: done}
    return replace(model, lessons=lessons), (KeepLessons(lessons),)
