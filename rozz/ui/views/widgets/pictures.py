"""Pictures of how a game is played: real positions of a playthrough, drawn by the game's own board.

Drawn once, on demand. For a screen reader a picture is one image: nothing on it can be tapped or focused, and its ids
are made unique, so that a page can hold several.
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
from rozz.ui.board.geometry import Frame
from rozz.ui.board.viewport import NEAR, Viewport
from rozz.ui.features.composer.command_editing import targets
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.games.face import Face, Marks, Picture, Playthrough
from rozz.ui.i18n.display_names import called
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session
from rozz.ui.views.replay import reveal_report

#: Attributes of an interactive board and its places.
INTERACTIVE_ATTRIBUTES = re.compile(
    r' (?:role|tabindex|aria-label|aria-pressed|aria-hidden|data-do|data-tile|data-fit|data-whose|data-home)="[^"]*"'
)
#: How a board fits its frame, and how wide a place is in it (`BoardFace`).
FRAME = re.compile(r'data-fit="([^"]+)" data-tile="([^"]+)"')
#: The width and height of a picture on a phone, in pixels.
PHONE_ROOM = (358, 520)
#: Ids that nothing refers to, and all others, at their definition and at each reference.
UNUSED_IDS = re.compile(r' id="(?:tile|pieces|board|arrows|territory|fresh)\b[^"]*"')
IDS = re.compile(r'( id="| href="#|url\(#)')


@remembered(most=5)
def pictures(game: str) -> Markup | None:
    """The pictures of a game, one below the other, or None."""
    face = face_of(game)
    playthrough = face.rulebook().playthrough
    if playthrough is None:
        return None
    match = _match_of_playthrough(game)
    shown = [_figure(face, match, each, number) for number, each in enumerate(playthrough.pictures, 1)]
    return Markup(str(h.section("#how.pictures", aria_labelledby="how-it-is-played")[_heading(), h.ol[shown]]))


def chapter_pictures(game: str) -> Mapping[str, Markup]:
    """The pictures of a game's rules by chapter number."""
    playthrough = face_of(game).rulebook().playthrough
    return {number: chapter_picture(game, number) for number in playthrough.chapters} if playthrough else {}


@remembered(most=64)
def chapter_picture(game: str, number: str) -> Markup:
    """The picture of a chapter."""
    face = face_of(game)
    playthrough = face.rulebook().playthrough
    assert playthrough is not None
    picture = playthrough.chapters[number]
    board, _ = draw_picture(face, _match_of_playthrough(game), picture)
    figure = h.figure(".picture.of-chapter")[
        static_board(board, f"chapter-{number}", picture.shows), h.figcaption[h.p[picture.caption]]
    ]
    return Markup(str(figure))


def prerender_pictures(game: str) -> Iterator[None]:
    """Draw the pictures of the chapters, one per iteration, because a whole page at once would delay a tap."""
    if playthrough := face_of(game).rulebook().playthrough:
        for number in playthrough.chapters:
            chapter_picture(game, number)
            yield


@remembered(most=5)
def _match_of_playthrough(game: str) -> Match:
    playthrough = face_of(game).rulebook().playthrough
    assert playthrough is not None
    return match_of_playthrough(library.game(game), game, playthrough)


def match_of_playthrough(rules: Rules, game: str, playthrough: Playthrough) -> Match:
    """The match of a playthrough; raises BadText or BadOrders if it cannot be played."""
    scenario = rules.read(library.lesson_mapping(playthrough.scenario, game))
    names = {seat.colour: called(seat.colour) for seat in rules.seats(scenario)}
    match = Match.begin(rules, scenario, "pictures", names, playthrough.dice_seed.encode())
    for orders in playthrough.orders:
        for seat in match.waiting_for:
            match = match.hand_in(seat, _read(match, orders.get(seat, ())))
        match = match.reveal()
    return match


def _read(match: Match, lines: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(command for line in lines for command in match.game.parse(match.scenario, line))


def _heading() -> h.Element:
    return h.h2("#how-it-is-played")[say("how-played")]


def _figure(face: Face, match: Match, picture: Picture, number: int) -> h.Element:
    board, lines = draw_picture(face, match, picture)
    return h.li[
        h.figure(".picture")[
            static_board(board, f"picture-{number}", picture.shows),
            h.figcaption[
                h.h3[say("list-numbered", number=number, text=picture.title)],
                h.p[picture.caption],
                reveal_report.report_lines(match.game.name, tuple(replace(each, tile="") for each in lines)),
            ],
        ]
    ]


def draw_picture(face: Face, match: Match, picture: Picture) -> tuple[h.Element, tuple[Line, ...]]:
    """The board of a picture, as in a match, and the lines of its step."""
    if picture.step is not None:
        step = face.steps(match.played[picture.after - 1], match.names)[picture.step]
        return face.board_at_step(match, step, Marks(lit=step.lit, tier=NEAR)), step.lines
    then = match.branch(picture.after, "picture")
    given = _read(then, picture.commands)
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
    return face.board(then, marks, given, going.command or going.begun), ()


def final_board(session: Session) -> h.Element:
    """The board at the end of the last turn, large, with what decided it."""
    match = session.match
    face = face_of(match.game.name)
    if not match.played:
        return h.div(".picture")[face.thumbnail(match.scenario, match.state, say("end-board"))]
    step = replay_steps.steps(match, len(match.played))[-1]
    marks = Marks(lit=step.lit, is_turned=session.is_turned)
    shown = face.board_at_step(match, step, marks)
    large = static_board(shown, "end", say("end-board"))
    if not face.shows_less_when_small:
        return h.div(".picture")[large]
    view = _view_on_phone(shown)
    small = face.board_at_step(match, step, replace(marks, tier=view.tier))
    # Letters are as large as on the same board at the table.
    size = f"--pixel: {1 / view.scale:.2f}"
    return h.div(".picture")[
        h.div(".wide-look")[large], h.div(".narrow-look")[static_board(small, "end-small", say("end-board"), size)]
    ]


def _view_on_phone(board: h.Element) -> Viewport:
    """A board as a picture on a phone."""
    found = FRAME.search(str(board))
    assert found is not None
    return Viewport(Frame(*map(float, found[1].split())), float(found[2]), *PHONE_ROOM)


def static_board(board: h.Element, name: str, shows: str, style: str = "") -> Markup:
    """A board as one image. Nothing on it can be focused, and every id starts with the picture's name."""
    inner = IDS.sub(rf"\g<1>{name}-", UNUSED_IDS.sub("", INTERACTIVE_ATTRIBUTES.sub("", str(board))))
    begin, rest = inner.split(">", 1)
    styled = f' style="{style}"' if style else ""
    return Markup(f'{begin} role="img" aria-label="{Markup.escape(shows)}"{styled}>{rest}')
