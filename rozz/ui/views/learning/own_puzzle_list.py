"""Puzzles from the player's own matches: their part of the list, and what a review found.

Imported when somebody opens the list of puzzles or a review.
"""

from __future__ import annotations

import json
from typing import Any

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.engine.errors import BadFile
from rozz.ui.features import own_puzzles
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import moment_name
from rozz.ui.i18n.puzzle_texts import own_task
from rozz.ui.i18n.scenario_texts import scenario_name
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model, Session
from rozz.ui.state.own_puzzle import OwnPuzzle
from rozz.ui.state.session_kinds import Solving

#: How goals are written in a mapping, apart from places to hold.
GOALS = ("win", "unbeaten")


def own_puzzles_section(model: Model) -> h.Node:
    """The player's own puzzles with their boards, or where they come from; nothing until they are read."""
    if model.own is None:
        return None
    drawn = model.own[: model.own_thumbnails]
    return h.section(aria_labelledby="own-puzzles")[
        h.h2(id="own-puzzles", tabindex="-1")[say("own-puzzles")],
        h.ul(".puzzles.own-puzzles")[[_row(each, each in drawn, can_remove=True) for each in model.own]]
        if model.own
        else h.p(".quiet")[say("own-puzzles-none")],
        h.p(".note")[say("own-puzzles-unread", number=model.own_unread)] if model.own_unread else None,
        h.div(".row")[h.button(".link", data_do="back-up-puzzles")[say("own-puzzles-back-up")]] if model.own else None,
    ]


def puzzles_of_match(model: Model, session: Session, found: tuple[str, ...] | None) -> h.Node:
    """The puzzles that were found in a reviewed match, or how far the search is."""
    if not own_puzzles.seats_of(session):
        return None
    kept = [each for each in model.own or () if each.identity in (found or ())]
    return h.section(aria_labelledby="own-puzzles")[
        h.h2(id="own-puzzles")[say("own-puzzles-here")],
        # One element from the search to its result, or screen readers would not say it.
        h.p(".quiet", role="status")[_search_result(model, found, bool(kept))],
        _progress(model) if found is None else None,
        [
            h.ul(".puzzles.own-puzzles")[[_row(each, True, can_remove=False) for each in kept]],
            h.div(".row")[h.button(".link", data_do="puzzles")[say("puzzle-all")]],
        ]
        if kept
        else None,
    ]


def _search_result(model: Model, found: tuple[str, ...] | None, has_any: bool) -> str:
    """What the search for puzzles has come to."""
    if found is not None:
        return say("own-puzzles-found" if has_any else "own-puzzles-removed" if found else "own-puzzles-not-here")
    return say("own-puzzles-looking", percent=round(100 * _search_progress(model))) if model.is_finding else ""


def _search_progress(model: Model) -> float:
    return model.found.done / max(1, model.found.total) if model.found else 0.0


def _progress(model: Model) -> h.Element:
    if not model.is_finding:
        return h.div(".row")[h.button(".button", data_do="review")[say("own-puzzles-look")]]
    return h.div(".row")[
        h.progress("#thought", value=f"{_search_progress(model):.2f}", max="1", aria_label=say("thought-so-far")),
        h.button(".button", data_do="stop-review")[say("review-stop")],
    ]


def _row(own: OwnPuzzle, has_picture: bool, can_remove: bool) -> h.Element:
    """A puzzle with its board, where it is from, and its task; the picture may come a moment later."""
    name, task = _name_and_task(own)
    return h.li[
        h.button(".tale", id=f"own-{own.identity}", data_do="own-puzzle", data_identity=own.identity)[
            h.span(".puzzle-picture")[_picture(own.puzzle) if has_picture else None],
            h.span(".tale-text")[
                h.h3[name],
                h.span[task],
                h.span(".puzzle-facts")[
                    h.span[own.match] if own.match else None,
                    h.span(".solved")[sign("tick"), say("puzzle-solved")] if own.is_solved else None,
                ],
            ],
        ],
        h.button(
            ".link.danger", data_do="remove-puzzle", data_identity=own.identity,
            aria_label=say("own-puzzle-remove-it", name=name),
        )[say("own-puzzle-remove")]
        if can_remove
        else None,
    ]  # fmt: skip


def _name_and_task(own: OwnPuzzle) -> tuple[str, str]:
    """The name and the task of a puzzle, without playing the turns before it."""
    mapping: dict[str, Any] = json.loads(own.puzzle)
    moment = own_puzzles.moment_of(own)
    name = say(
        "own-puzzle-name",
        name=scenario_name(mapping["game"], mapping["scenario"]),
        moment=moment_name(moment),
    )
    goal, turns = mapping["goal"], mapping.get("turns", 1)
    word = goal if goal in GOALS else "hold"
    places = goal.get("hold", ()) if isinstance(goal, dict) else ()
    return name, own_task(mapping["seat"], word, turns, moment.is_sealed, map(str, places))


@remembered(most=64, is_compared=True)
def _picture(puzzle: str) -> Markup:
    """The position of a puzzle, small; nothing if this release cannot read it."""
    try:
        match = library.puzzle_of(json.loads(puzzle)).match
    except BadFile:
        return Markup("")
    return Markup(str(face_of(match.game.name).thumbnail(match.scenario, match.state)))


def next_buttons(model: Model, solving: Solving, is_solved: bool) -> h.Node:
    """The next puzzle of the list; or a way to keep a puzzle that came by link or as a file."""
    if not solving.own:
        return h.button(".button", data_do="keep-puzzle")[say("own-puzzle-keep")]
    following = own_puzzles.following(model, solving.own)
    if not following:
        return None
    return h.button(
        class_="button primary" if is_solved else "button", data_do="own-puzzle", data_identity=following
    )[say("puzzle-next")]
