"""The first screen below its doors: the games, and links to everything else."""

from __future__ import annotations

import htpy as h

from rozz import library
from rozz.ui.features.navigation import BEGIN
from rozz.ui.games import face_of
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.scenario_texts import name_at_start
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model
from rozz.ui.views.home.home_header import lesson_progress
from rozz.ui.views.widgets import match_lengths


def game_list(model: Model) -> h.Element:
    """All games: how to win each, how long it takes, and buttons to play or learn it."""
    return h.section(aria_labelledby="all-games")[
        h.div(".shelf-head")[
            h.h2(id="all-games")[say("all-games")],
            h.button(".button.small", id=BEGIN, data_do="new")[say("new-match")],
        ],
        h.ul(".games")[[_game_card(model, game) for game in library.GAMES if face_of(game).quick_start_scenario]],
    ]


def _game_card(model: Model, game: str) -> h.Element:
    face = face_of(game)
    about = f"{game}-in-short"
    begun = lesson_progress(model, game)
    title, goal = face.quick_start_title, face.goal_summary
    return h.li[
        h.h3[face.title],
        h.p(".note", id=about)[
            # If the scenario has the game's own name, the heading already says it.
            goal
            if title == face.title
            else say_marked("games-begins", name=h.strong[name_at_start(game, title)], goal=goal),
            " ",
            match_lengths.length_sentence(game, face.quick_start_scenario),
        ],
        h.div(".row")[
            h.button(
                ".button.small",
                data_do="play-now",
                data_game=game,
                aria_label=say("play-game-now", game=face.title),
                aria_describedby=about,
            )[say("play-game")],
            h.button(
                ".link",
                data_do="learn",
                data_game=game,
                aria_label=begun or say("learn-game", game=face.title),
            )[say("learn-resume") if begun else say("learn")]
            if face.has_lesson
            else None,
        ],
    ]


def other_pages() -> h.Element:
    """Other pages, in groups: to read, about this device, and for designers."""
    return h.nav(".others", aria_label=say("more-ways"))[
        _group(
            "more-to-learn",
            say("more-to-learn"),
            h.button(".link", data_do="rules", data_game=library.DEFAULT_GAME)[say("rules")],
            h.button(".link", data_do="puzzles")[say("puzzles")],
            h.a(".link", href="?go=simulator", data_do="simulator")[say("simulator-try")],
        ),
        _group(
            "this-device",
            say("this-device"),
            h.label(".link")[
                say("open-file"),
                h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
            ],
            h.button(".link", data_do="dialog", data_name="menu", aria_haspopup="dialog")[say("settings")],
        ),
        _group(
            "for-designers",
            say("for-designers"),
            h.a(".link", href="?go=design", data_do="design")[say("design-page")],
        ),
    ]


def _group(name: str, heading: str, *ways: h.Element) -> h.Element:
    return h.div[h.h2(id=name)[heading], h.ul(aria_labelledby=name)[[h.li[way] for way in ways]]]
