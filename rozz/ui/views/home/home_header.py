"""The top of the first screen: what the game is, an animated war, and four ways to begin."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz import library, shipped_files
from rozz.ui.features import puzzle_calendar
from rozz.ui.features.match_list import match_summaries
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model, Saved


def can_continue_here(saved: Saved) -> bool:
    """Whether somebody at this device can still play on in a saved match."""
    summary = match_summaries.summary_of(saved)
    return summary is not None and not summary.is_over and not summary.has_left


def first_visit_header(model: Model) -> h.Element:
    """What a new visitor sees first: the animated war, and beside it the promise and the doors."""
    return h.div(".opening")[
        h.div(".invitation")[page_heading(is_new=True), start_buttons(model)],
        h.figure(".living")[
            h.div(role="img", aria_label=say("war-shown"))[
                Markup(shipped_files.first_screen_animation() or animated_war())
            ],
            h.label(".only", title=say("still"))[
                h.input(type="checkbox"), sign("pause"), h.span(".heard")[say("still")]
            ],
        ],
    ]


def page_heading(is_new: bool) -> h.Element:
    """The heading: what the game is in one line, or two for a new visitor. The bar already shows the game's name."""
    return h.header(".promise")[
        h.h1(tabindex="-1")[h.span(".heard")[say("title"), " "], say("promise")],
        h.p[say("promise-how")] if is_new else None,
    ]


def start_buttons(model: Model) -> h.Element:
    """Play now, play with friends here or by link, learn, and the puzzle of the day."""
    return h.section(".doors", aria_label=say("ways-to-begin"))[
        _start_button("play", "play-now", say("play-now"), say("door-computer"), is_loud=True),
        _friends_button(is_without_links="needs-https" in model.hints),
        _lesson_button(model),
        _daily_puzzle_button(model),
    ]


def _start_button(icon: str, do: str, name: str, about: str, is_loud: bool = False, game: str = "") -> h.Element:
    return h.button(class_="door loud" if is_loud else "door", data_do=do, data_game=game or None)[
        sign(icon), h.strong[name], h.span(aria_hidden="true")[about]
    ]


def _friends_button(is_without_links: bool) -> h.Element:
    """One button with two options; with `is_without_links`, links cannot be sent from here."""
    return h.div(".door.friends", role="group", aria_labelledby="with-friends")[
        sign("people"),
        h.strong(id="with-friends")[say("with-friends")],
        h.div(".ways")[
            _friends_option("here", say("together"), say("door-together")),
            None if is_without_links else _friends_option("link", say("by-link"), say("door-by-link")),
        ],
    ]


def _friends_option(way: str, name: str, about: str) -> h.Element:
    return h.button(data_do="new", data_way=way)[h.strong[name], h.span(aria_hidden="true")[about]]


def _lesson_button(model: Model) -> h.Element:
    """The first lesson, or an unfinished one."""
    begun = next((game for game in library.GAMES if lesson_progress(model, game)), "")
    if begun:
        return _start_button("learn", "learn", lesson_progress(model, begun), say("learn-about"), game=begun)
    return _start_button("learn", "learn", say("learn"), say("door-learn"))


def lesson_progress(model: Model, game: str) -> str:
    """The progress of an unfinished lesson; empty if there is none."""
    done = model.lessons.get(game, 0)
    lesson = face_of(game).lesson() if done > 0 else None
    if lesson is None or done >= len(lesson.steps):
        return ""
    return say("learn-on", game=face_of(game).title, number=done + 1, total=len(lesson.steps))


def _daily_puzzle_button(model: Model) -> h.Element:
    """The puzzle of the day, without its name: the first paint does not know the day yet, and nothing may jump."""
    is_solved = puzzle_calendar.of_day(model.today) in model.solved
    about = say("door-puzzle-solved") if is_solved else say("door-puzzle")
    return _start_button("tick" if is_solved else "puzzle", "daily-puzzle", say("puzzle-of-the-day"), about)


@remembered(most=1)
def animated_war() -> str:
    """The war of the first game's playthrough; drawn at build time and only displayed by the page."""
    from rozz.ui.views.widgets.pictures import match_of_playthrough

    game = library.DEFAULT_GAME
    face = face_of(game)
    playthrough = face.rulebook().playthrough
    if not playthrough:
        return ""
    shown = face.animated_match(match_of_playthrough(library.game(game), game, playthrough))
    return str(shown) if shown is not None else ""
