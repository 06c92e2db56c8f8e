"""The head of the first screen: what the game is and how to win, a war to look at, and the start buttons."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.ui.features.navigation import BEGIN
from rozz.ui.games import face_of
from rozz.ui.i18n.scenario_texts import name_at_start
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model, Saved
from rozz.ui.views.home import summaries
from rozz.ui.views.widgets import match_lengths


def is_going_on(model: Model) -> bool:
    """Whether a running match is saved here."""
    return any(map(goes_on, model.shelf))


def goes_on(saved: Saved) -> bool:
    """Whether a saved match is not over."""
    tale = summaries.tale_of(saved)
    return tale is not None and not tale.is_over


def hero(model: Model) -> h.Element:
    """One line of promise; and, without a match to continue, a war to look at."""
    is_new = not is_going_on(model)
    return h.header(".hero")[
        h.div[h.h1(tabindex="-1")[say("title")], h.p[say("promise")]],
        h.figure(".living")[
            h.div(role="img", aria_label=say("war-shown"))[Markup(library.living() or drawn())],
            h.label(".only")[h.input(type="checkbox"), say("still")],
        ]
        if is_new
        else None,
    ]


def doors(model: Model) -> h.Element:
    """Buttons to play now, to play with others here or by link, and to learn; then the other ways to start."""
    is_alone = "needs-https" in model.hints
    return h.section(".begin", aria_label=say("new-match"))[
        h.div(".doors")[
            _door("play-now", say("play-now"), say("door-computer"), is_loud=True),
            _learning(model),
            _door("new", say("together"), say("door-together"), way="here"),
            None if is_alone else _door("new", say("by-link"), say("door-by-link"), way="link"),
        ],
        _more_ways(),
        h.div(".games", role="group", aria_label=say("against-computer"))[
            h.span(".note")[say("against-computer")],
            [_game(game) for game in library.GAMES if face_of(game).against_computer],
        ],
        _more_to_learn(model),
    ]


def _more_ways() -> h.Element:
    """Choose a scenario, puzzles, and opening a file."""
    return h.div(".row.also", role="group", aria_label=say("more-ways"))[
        h.button(".button.small", id=BEGIN, data_do="new")[say("new-match")],
        h.button(".button.small", data_do="puzzles")[say("puzzles")],
        h.label(".button.small")[
            say("open-file"),
            h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
        ],
    ]


def _game(game: str) -> h.Element:
    """Start a game right away: its scenario, how to win it and how long it takes."""
    face = face_of(game)
    about = f"{game}-in-short"
    return h.div[
        h.button(
            ".button.small",
            data_do="play-now",
            data_game=game,
            aria_label=say("play-game-now", game=face.title),
            aria_describedby=about,
        )[face.title],
        h.span(".note", id=about)[
            # If the scenario has the game's own name the button says it already.
            None if face.begins_with == face.title else [h.strong[name_at_start(game, face.begins_with)], ". "],
            face.in_short,
            " ",
            match_lengths.usual(game, face.against_computer),
        ],
    ]


def _door(do: str, name: str, about: str, is_loud: bool = False, game: str = "", way: str = "") -> h.Element:
    return h.button(
        class_="door loud" if is_loud else "door", data_do=do, data_game=game or None, data_way=way or None
    )[h.strong[name], h.span(aria_hidden="true")[about]]


def _learning(model: Model) -> h.Node:
    """The first lesson, and any unfinished one."""
    begun = [each for game in library.GAMES if (each := _going_on(model, game)) is not None]
    return begun or _door("learn", say("learn"), say("door-learn"))


def _more_to_learn(model: Model) -> h.Node:
    """Lessons without a button of their own: the first game's has one until a lesson is started."""
    taught = [game for game in library.GAMES if face_of(game).teaches]
    begun = [game for game in taught if _going_on(model, game)]
    others = [game for game in taught if game not in (begun or (library.FIRST,))]
    if not others:
        return None
    return h.div(".row.also", role="group", aria_label=say("or-learn"))[
        h.span(".note")[say("or-learn")],
        [
            h.button(
                ".button.small",
                data_do="learn",
                data_game=game,
                aria_label=say("learn-game", game=face_of(game).title),
            )[face_of(game).title]
            for game in others
        ],
        h.a(".button.small", href="?go=simulator", data_do="simulator")[say("simulator-try")],
    ]


def _going_on(model: Model, game: str) -> h.Element | None:
    done = model.lessons.get(game, 0)
    lesson = face_of(game).lesson() if done > 0 else None
    if lesson is None or done >= len(lesson.steps):
        return None
    about = say("learn-on", game=face_of(game).title, number=done + 1, total=len(lesson.steps))
    return _door("learn", about, say("learn-about"), game=game)


@remembered(most=1)
def drawn() -> str:
    """The war of the first game's playthrough; drawn at build time and only displayed by the page."""
    from rozz.ui.views.widgets.pictures import played

    face = face_of(library.FIRST)
    playthrough = face.rulebook().playthrough
    shown = face.living(played(library.game(library.FIRST), library.FIRST, playthrough)) if playthrough else None
    return str(shown) if shown is not None else ""
