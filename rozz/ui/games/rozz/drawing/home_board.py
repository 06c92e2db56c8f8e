"""The board of the first screen: the war of the playthrough as a sequence of pictures.

The rules compute the positions; the style sheet animates them, unless the user wants no motion. Each turn has two
pictures: all commands as arrows, each token starting from its old place; and what was left. Drawn at build time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import htpy as h

from rozz.engine.game import Played
from rozz.engine.match import Match
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Move, Strike
from rozz.engine.rozz.model.position import Piece, Position
from rozz.ui.board import arrows, geometry
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import BoardLayout, Spot, number
from rozz.ui.board.seat_styles import SeatStyle, seat_styles
from rozz.ui.games.rozz.drawing import thumbnail as thumbnails
from rozz.ui.games.rozz.drawing.tokens import Token, definitions, draw

#: The number of pictures; `rozz.css` divides its time among them.
FRAMES = 15
#: The size and positions of the tokens in a tile, by their number.
TOKEN_SIZES = {1: 54, 2: 42, 3: 36}
TOKEN_POSITIONS = {1: ((0, 7),), 2: ((-22, 8), (22, 8)), 3: ((-21, 13), (21, 13), (0, -12))}
#: How far from the centers of its tiles an arrow begins and ends, as fractions of their room.
ARROW_ENDS = (0.5, 0.8)
#: How far above a tile's center its name is.
NAME_HEIGHT = 27


@dataclass(frozen=True)
class HomeFrame:
    """A picture: the position, where pieces came from ((tile, piece) → tile), commands, and tiles that are struck."""

    position: Position
    origins: Mapping[tuple[str, Piece], str]
    commands: tuple[Arrow, ...] = ()
    struck_tiles: tuple[str, ...] = ()


def frames(match: Match) -> tuple[HomeFrame, ...]:
    """The frames: two for each turn, and one for the beginning."""
    first = HomeFrame(match.opening.position, {})
    return (first, *(each for played in match.played for each in _frames_of(played)))


def _frames_of(played: Played) -> Iterator[HomeFrame]:
    done = [
        (seat, command)
        for seat, commands in played.orders.items()
        for command, verdict in zip(commands, played.verdicts[seat], strict=True)
        if verdict.is_done
    ]
    came = {
        (move.destination, Piece(owner, item)): move.start
        for seat, move in done
        if isinstance(move, Move)
        for item in (move.item, *(carried for carried, _ in move.cargo))
        for owner in (seat, NEUTRAL)
    }
    position = played.phase("moves").position
    struck = tuple(strike.destination for _, strike in done if isinstance(strike, Strike))
    commanded = tuple(
        Arrow("strike" if isinstance(each, Strike) else "move", seat, each.start, each.destination)
        for seat, each in done
        if isinstance(each, Move | Strike)
    )
    there = {where: start for where, start in came.items() if where[1] in position[where[0]]}
    yield HomeFrame(position, there, commanded, struck)
    yield HomeFrame(played.after.position, {})


def animated_match(match: Match) -> h.Element:
    """The land, and over it the pictures in sequence."""
    scenario = match.scenario
    chart = geometry.board_layout(scenario.board)
    styles = seat_styles(scenario.players)
    shown = frames(match)
    assert len(shown) == FRAMES, "the style sheet reckons with as many"
    return h.div(".war")[
        thumbnails.thumbnail(scenario, {}),
        h.svg(".thumbnail", viewBox=str(chart.frame), aria_hidden="true")[_grid(chart), _names(chart)],
        h.svg(".thumbnail", viewBox=str(chart.frame), aria_hidden="true")[
            definitions(styles.values(), scenario.catalog),
            h.defs[[h.g(id=each)[draw(token, 0, 0, 40)] for each, token in _kinds(shown, styles).items()]],
            [h.g(".frame", style=f"--at: {place}")[_tiles(each, chart, styles)] for place, each in enumerate(shown)],
        ],
    ]


def _grid(chart: BoardLayout) -> h.Element:
    """The borders of all tiles, thin, under the territories' firm ones."""
    return h.path(".grid", d=thumbnails.shortened_path("".join(chart.outlines.values())))


def _names(chart: BoardLayout) -> list[h.Element]:
    """The names of the tiles; a territory's own stands in its middle."""
    return [
        h.text(class_="title" if name in chart.territories else None, x=number(spot.x), y=number(spot.y - NAME_HEIGHT))[
            name
        ]
        for name, spot in chart.spots.items()
    ]


def _tiles(frame: HomeFrame, chart: BoardLayout, styles: Mapping[str, SeatStyle]) -> Iterator[h.Node]:
    order = [*styles, NEUTRAL]
    for tile, stack in frame.position.items():
        pieces = sorted(stack.items(), key=lambda each: (order.index(each[0].owner), each[0].item))[:3]
        spot, size = chart.spots[tile], TOKEN_SIZES[len(pieces)]
        for (piece, count), (x, y) in zip(pieces, TOKEN_POSITIONS[len(pieces)], strict=True):
            place = f"translate({number(spot.x + x)} {number(spot.y + y)}) scale({size / 40:g})"
            token = h.use(href=f"#{_id(_token(piece, count, styles))}", transform=place)
            start = chart.spots.get(frame.origins.get((tile, piece), ""))
            yield token if start is None else h.g(".comes", style=_shift(start, spot))[token]
    for arrow in frame.commands:
        tail, tip = arrows.arrow_ends(chart.spots[arrow.start], chart.spots[arrow.end], ARROW_ENDS)
        yield arrows.shaft(arrow, styles[arrow.seat], tail, tip, 1.0)
    for tile in frame.struck_tiles:
        spot = chart.spots[tile]
        yield h.circle(".strikes", cx=number(spot.x), cy=number(spot.y), r="44")


def _shift(start: Spot, spot: Spot) -> str:
    return f"--dx: {number(start.x - spot.x)}px; --dy: {number(start.y - spot.y)}px"


def _token(piece: Piece, count: int, styles: Mapping[str, SeatStyle]) -> Token:
    return Token(piece.item, styles.get(piece.owner), count)


def _kinds(shown: tuple[HomeFrame, ...], styles: Mapping[str, SeatStyle]) -> dict[str, Token]:
    """All tokens under their ids, each drawn once, however often it is used."""
    stacks = (stack for frame in shown for stack in frame.position.values())
    tokens = (_token(piece, count, styles) for stack in stacks for piece, count in stack.items())
    return dict(sorted((_id(token), token) for token in tokens))


def _id(token: Token) -> str:
    return f"war-{token.item}-{token.style.letter if token.style else ''}-{token.count}"
