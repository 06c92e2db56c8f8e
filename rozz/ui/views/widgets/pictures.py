"""How a game is played, in pictures: real positions of a playthrough, drawn by the game's own board.

Drawn when they are looked at, and once.  A picture is one image to a screen reader: what can be tapped or reached on a
board at play is taken off it, and its ids are its own, so that several stand on one page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.engine.game import Line, Rules
from rozz.engine.match import Match
from rozz.ui.board.viewport import NEAR
from rozz.ui.features.composer.compose import targets
from rozz.ui.games import face_of
from rozz.ui.games.face import Face, Marks, Picture, Playthrough
from rozz.ui.i18n.display_names import called
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.views.replay import reveal_report

#: What a board at play says of itself and of its places.
ALIVE = re.compile(
    r' (?:role|tabindex|aria-label|aria-pressed|aria-hidden|data-do|data-tile|data-fit|data-whose|data-home)="[^"]*"'
)
#: Ids that nothing refers to, and all others where they stand and where they are referred to.
IDLE = re.compile(r' id="(?:tile|pieces|board|arrows|territory|fresh)\b[^"]*"')
IDS = re.compile(r'( id="| href="#|url\(#)')


@remembered(most=5)
def pictures(game: str) -> Markup | None:
    """The pictures of a game, one under the other, or nothing where it has none."""
    face = face_of(game)
    told = face.rulebook().playthrough
    if told is None:
        return None
    match = _played(game)
    shown = [_figure(face, match, each, number) for number, each in enumerate(told.pictures, 1)]
    return Markup(str(h.section("#how.pictures", aria_labelledby="how-it-is-played")[_heading(), h.ol[shown]]))


def of_chapters(game: str) -> Mapping[str, Markup]:
    """The pictures of the chapters of a game's rules, by the numbers of the chapters."""
    told = face_of(game).rulebook().playthrough
    return {number: of_chapter(game, number) for number in told.chapters} if told else {}


@remembered(most=64)
def of_chapter(game: str, number: str) -> Markup:
    """The picture of a chapter."""
    face = face_of(game)
    told = face.rulebook().playthrough
    assert told is not None
    picture = told.chapters[number]
    board, _ = drawn(face, _played(game), picture)
    figure = h.figure(".picture.of-chapter")[
        still(board, f"chapter-{number}", picture.shows), h.figcaption[h.p[picture.caption]]
    ]
    return Markup(str(figure))


def ahead(game: str) -> Iterator[None]:
    """Draw the pictures of the chapters, one each time it is asked; a page of them at once keeps a tap waiting."""
    if told := face_of(game).rulebook().playthrough:
        for number in told.chapters:
            of_chapter(game, number)
            yield


@remembered(most=5)
def _played(game: str) -> Match:
    told = face_of(game).rulebook().playthrough
    assert told is not None
    return played(library.game(game), game, told)


def played(rules: Rules, game: str, told: Playthrough) -> Match:
    """The match of a playthrough; raises BadText or BadOrders where it cannot be played."""
    scenario = rules.read(library.lesson_mapping(told.scenario, game))
    names = {seat.colour: called(seat.colour) for seat in rules.seats(scenario)}
    match = Match.begin(rules, scenario, "pictures", names, told.chance.encode())
    for orders in told.orders:
        for seat in match.waiting_for:
            match = match.hand_in(seat, _read(match, orders.get(seat, ())))
        match = match.reveal()
    return match


def _read(match: Match, lines: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(command for line in lines for command in match.game.parse(match.scenario, line))


def _heading() -> h.Element:
    return h.h2("#how-it-is-played")[say("how-played")]


def _figure(face: Face, match: Match, picture: Picture, number: int) -> h.Element:
    board, lines = drawn(face, match, picture)
    return h.li[
        h.figure(".picture")[
            still(board, f"picture-{number}", picture.shows),
            h.figcaption[
                h.h3[f"{number}. {picture.title}"],
                h.p[picture.caption],
                reveal_report.report(match.game.name, tuple(replace(each, tile="") for each in lines)),
            ],
        ]
    ]


def drawn(face: Face, match: Match, picture: Picture) -> tuple[h.Element, tuple[Line, ...]]:
    """The board of a picture, as at play, and what its step says."""
    if picture.step is not None:
        step = face.steps(match.played[picture.after - 1], match.names)[picture.step]
        return face.shown(match, step, Marks(lit=step.lit, tier=NEAR)), step.lines
    then = match.branch(picture.after, "picture")
    given = _read(then, picture.given)
    judged = then.game.judge(then.state, picture.seat, given)
    going = then.game.offer(then.state, picture.seat, given, picture.picks)
    marks = Marks(
        selected=going.trail[0] if going.trail else "",
        chosen=going.trail[-1] if len(going.trail) > 1 else "",
        targets=targets(going) if picture.picks else {},
        viewer=picture.seat,
        void=frozenset(place for place, each in enumerate(judged) if not each.is_done),
        tier=NEAR,
    )
    return face.board(then, marks, given, going.command), ()


def still(board: h.Element, name: str, shows: str) -> Markup:
    """A board as one image: nothing on it can be reached, and every id begins with the picture's name."""
    inner = IDS.sub(rf"\g<1>{name}-", IDLE.sub("", ALIVE.sub("", str(board))))
    begin, rest = inner.split(">", 1)
    return Markup(f'{begin} role="img" aria-label="{Markup.escape(shows)}">{rest}')
