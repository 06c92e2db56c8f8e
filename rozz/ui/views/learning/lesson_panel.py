"""The lesson's text at the table: the step, one idea, one thing to do; and its end."""

from __future__ import annotations

import htpy as h

from rozz import library
from rozz.ui.features.lessons.lesson_course import HEADING, TOLD, learning, lesson_of, off_task_notice
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.page_regions import Region, region
from rozz.ui.state.model import Session
from rozz.ui.views.widgets.shared_parts import top_bar


def lesson_panel(session: Session) -> Region | None:
    """The step of the lesson, above the sheet; None outside lessons."""
    kind = learning(session)
    if kind is None:
        return None
    lesson = lesson_of(session)
    number = min(kind.step, len(lesson.steps) - 1)
    step, stray = lesson.steps[number], off_task_notice(session)
    return region(
        "lesson",
        h.section("#lesson", aria_labelledby=HEADING, class_=["lesson", *(["folded"] if kind.is_folded else [])])[
            h.div(".lesson-head")[
                h.h2(f"#{HEADING}", tabindex="-1")[step.title],
                h.span(".note")[say("lesson-step", number=number + 1, total=len(lesson.steps))],
                h.button(".button.primary.small", data_do="next-step")[say("lesson-next")]
                if kind.is_done
                else h.button(".link", data_do="show-step")[say("lesson-show")],
                h.button(".plain", data_do="home", aria_label=say("lesson-leave"), title=say("lesson-leave"))[
                    sign("close")
                ],
            ],
            # One live region: a screen reader reads the step when it starts, and when it is done.
            h.div(f"#{TOLD}", role="status")[
                h.p("#lesson-words.words-of-step")[step.words],
                h.p(".request")[sign("tick"), h.strong[say("lesson-done")]] if kind.is_done else None,
                h.p(".request")[h.strong[stray or step.request]] if stray or not kind.is_done else None,
            ],
            # Only a phone shows it: elsewhere the words never fold.
            h.button(
                ".link.fold-step",
                data_do="fold-step",
                aria_expanded="false" if kind.is_folded else "true",
                aria_controls="lesson-words",
            )[say("lesson-words")]
            if kind.is_folded is not None
            else None,
        ],
    )


def heading_attributes(heading: str) -> dict[str, str]:
    """Attributes for a screen's heading during a lesson: at the step the heading and the task are read out."""
    return {"data-onward": f"#{HEADING}", "data-told": f"{heading} {TOLD}"}


def lesson_end(session: Session) -> h.Node:
    """The lesson is over: what was learned, and what to do next."""
    match = session.match
    lesson = lesson_of(session)
    others = [game for game in library.GAMES if face_of(game).has_lesson and game != match.game.name]
    return [
        top_bar(lesson.title),
        h.main(".page.narrow.victory")[
            h.h1(tabindex="-1")[say("lesson-over")],
            h.div(".hero-picture")[face_of(match.game.name).thumbnail(match.scenario, match.state)],
            h.p[lesson.farewell],
            h.div(".row")[
                h.button(".button.primary", data_do="play-now", data_game=match.game.name, data_level=1)[
                    say("first-match", game=face_of(match.game.name).title)
                ],
                [
                    h.button(".button", data_do="learn", data_game=game)[say("learn-game", game=face_of(game).title)]
                    for game in others
                ],
                h.button(".button", data_do="learn", data_game=match.game.name, data_restart="yes")[
                    say("lesson-again")
                ],
            ],
        ],
    ]
