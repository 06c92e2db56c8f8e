"""The top of the first screen: what the game is, an animated war, and four ways to begin."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz import library
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


def opening(model: Model) -> h.Element:
    """What a new visitor sees first: the animated war, and beside it the promise and the doors."""
    return h.div(".opening")[
        h.div(".invitation")[promise(is_new=True), doors(model)],
        h.figure(".living")[
            h.div(role="img", aria_label=say("war-shown"))[Markup(library.first_screen_animation() or drawn())],
            h.label(".only", title=say("still"))[
                h.input(type="checkbox"), sign("pause"), h.span(".heard")[say("still")]
            ],
        ],
    ]


def promise(is_new: bool) -> h.Element:
    """The heading: what the game is in one line, or two for a new visitor. The bar already shows the game's name."""
    return h.header(".promise")[
        h.h1(tabindex="-1")[h.span(".heard")[say("title"), " "], say("promise")],
        h.p[say("promise-how")] if is_new else None,
    ]


def doors(model: Model) -> h.Element:
    """Play now, play with friends here or by link, learn, and the puzzle of the day."""
    return h.section(".doors", aria_label=say("ways-to-begin"))[
        _door("play", "play-now", say("play-now"), say("door-computer"), is_loud=True),
        _friends(is_alone="needs-https" in model.hints),
        _learning(model),
        _daily(model),
    ]


def _door(icon: str, do: str, name: str, about: str, is_loud: bool = False, game: str = "") -> h.Element:
    return h.button(class_="door loud" if is_loud else "door", data_do=do, data_game=game or None)[
        sign(icon), h.strong[name], h.span(aria_hidden="true")[about]
    ]


def _friends(is_alone: bool) -> h.Element:
    """One door with two ways in; with `is_alone`, links cannot be sent from here."""
    return h.div(".door.friends", role="group", aria_labelledby="with-friends")[
        sign("people"),
        h.strong(id="with-friends")[say("with-friends")],
        h.div(".ways")[
            _way("here", say("together"), say("door-together")),
            None if is_alone else _way("link", say("by-link"), say("door-by-link")),
        ],
    ]


def _way(way: str, name: str, about: str) -> h.Element:
    return h.button(data_do="new", data_way=way)[h.strong[name], h.span(aria_hidden="true")[about]]


def _learning(model: Model) -> h.Element:
    """The first lesson, or an unfinished one."""
    begun = next((game for game in library.GAMES if learn_on(model, game)), "")
    if begun:
        return _door("learn", "learn", learn_on(model, begun), say("learn-about"), game=begun)
    return _door("learn", "learn", say("learn"), say("door-learn"))


def learn_on(model: Model, game: str) -> str:
    """The progress of an unfinished lesson; empty if there is none."""
    done = model.lessons.get(game, 0)
    lesson = face_of(game).lesson() if done > 0 else None
    if lesson is None or done >= len(lesson.steps):
        return ""
    return say("learn-on", game=face_of(game).title, number=done + 1, total=len(lesson.steps))


def _daily(model: Model) -> h.Element:
    """The puzzle of the day, without its name: the first paint does not know the day yet, and nothing may jump."""
    is_solved = puzzle_calendar.of_day(model.today) in model.solved
    about = say("door-puzzle-solved") if is_solved else say("door-puzzle")
    return _door("tick" if is_solved else "puzzle", "daily-puzzle", say("puzzle-of-the-day"), about)


@remembered(most=1)
def drawn() -> str:
    """The war of the first game's playthrough; drawn at build time and only displayed by the page."""
    from rozz.ui.views.widgets.pictures import played

    face = face_of(library.FIRST)
    playthrough = face.rulebook().playthrough
    if not playthrough:
        return ""
    shown = face.animated_match(played(library.game(library.FIRST), library.FIRST, playthrough))
    return str(shown) if shown is not None else ""
