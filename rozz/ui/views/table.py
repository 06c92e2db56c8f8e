"""The table while commands are written: the board, and beside it the slip with the commands and the tile in hand."""

from __future__ import annotations

import htpy as h

from rozz.engine.rozz.commands import Move, Strike
from rozz.engine.rozz.notation import LONGEST_MESSAGE_BYTES
from rozz.ui import compose
from rozz.ui.model import Composer, Session
from rozz.ui.replay import arrow_of, ghosts_of
from rozz.ui.texts import say
from rozz.ui.views.board import BoardMarks, board
from rozz.ui.views.dispatch import dispatch, tally
from rozz.ui.views.parts import map_tools, table_bar
from rozz.ui.views.regions import region
from rozz.ui.views.sheet import labels, sheet, what


def table(session: Session) -> h.Node:
    """The whole screen."""
    match, state = session.match, session.match.state
    name = match.names[session.seat]
    return h.div(".table-screen")[
        table_bar(session, state.turn, session.seat),
        h.main(".table")[
            h.div(".map")[board(match.scenario, state.position, marks=_marks(session)), map_tools()],
            h.aside(".slip", aria_label=say("commands-now", name=name))[
                region("slip-head", _head(session)),
                region("slip-body", h.div("#slip-body.slip-body")[dispatch(session), sheet(session)]),
                region("thumb", _thumbs(session)),
            ],
        ],
    ]


def _home(session: Session) -> str:
    """Where the keyboard begins: the seat's headquarters, or else the first tile where it has pieces."""
    catalog, position = session.match.scenario.catalog, session.match.state.position
    own = {tile: stack for tile, stack in position.items() if any(piece.owner == session.seat for piece in stack)}
    homes = (tile for tile, stack in own.items() if any(catalog.known[piece.item].headquarters for piece in stack))
    return next(homes, next(iter(own), ""))


def _in_hand(composer: Composer) -> bool:
    return bool(composer.tile or composer.chosen or composer.letter)


def _head(session: Session) -> h.Element:
    return h.div("#slip-head.slip-head")[
        h.h1("#commanding", tabindex="-1")[say("commands-now", name=session.match.names[session.seat])],
        h.p(".expects", role="status")[expects(session)],
        h.p(".tally.beside-head", aria_hidden="true")[tally(session)],
        h.button(data_do="cancel")[say("cancel")] if _in_hand(session.composer) else None,
    ]


def _thumbs(session: Session) -> h.Element:
    """The loud button is the one that is wanted next: Add while there is something to add."""
    can_add = compose.previewed(session.composer) is not None
    return h.div("#thumb.thumb")[
        _thumb("undo", say("undo"), is_possible=bool(session.composer.before)),
        _thumb("add", say("add"), is_possible=can_add, is_loud=can_add),
        _thumb("ready", _ready(session), is_loud=not can_add),
    ]


def _ready(session: Session) -> str:
    """What the last button does with the commands."""
    if session.is_trial:
        return say("play-out")
    return say("ready") if session.link is None else say("seal")


def _thumb(do: str, text: str, is_possible: bool = True, is_loud: bool = False) -> h.Element:
    classes = ".button.primary" if is_loud else ".button"
    return h.button(classes, data_do=do, aria_disabled=None if is_possible else "true")[text]


def expects(session: Session) -> str:
    """What is expected next."""
    composer = session.composer
    chosen = composer.chosen
    if compose.letter_bytes(composer) > LONGEST_MESSAGE_BYTES:
        return say("letter-too-long", length=compose.letter_bytes(composer), most=LONGEST_MESSAGE_BYTES)
    if composer.letter:
        return say("expects-letter", name=session.match.names[composer.letter.colour])
    if chosen is None:
        return say("expects-piece", tile=composer.tile) if composer.tile else say("expects-tile")
    if chosen.choice.kind == "purchase":
        return say("expects-buy", what=what(chosen))
    if chosen.target is None:
        return say("expects-target", what=what(chosen))
    return say("expects-add", what=what(chosen), target=chosen.target.tile)


def _marks(session: Session) -> BoardMarks:
    composer = session.composer
    chosen = composer.chosen
    targets = frozenset(each.tile for each in chosen.choice.targets) if chosen else frozenset()
    is_move = bool(chosen and chosen.choice.kind == "move")
    arrows = [arrow_of(session.seat, each) for each in composer.commands if isinstance(each, Move | Strike)]
    command = chosen.command if chosen else None
    home = _home(session)
    ghosts = [each for given in composer.commands for each in ghosts_of(session.match.scenario, session.seat, given)]
    if isinstance(command, Move | Strike):
        arrows.append(arrow_of(session.seat, command, "draft"))
    return BoardMarks(
        selected=composer.tile,
        chosen=chosen.target.tile if chosen and chosen.target else "",
        cursor=composer.cursor or composer.tile or home,
        moves=targets if is_move else frozenset(),
        strikes=frozenset() if is_move else targets,
        ghosts=tuple(ghosts),
        arrows=tuple(arrows),
        labels=labels(session.match.seats, session.match.state.position, session.seat),
        title=session.match.scenario.name,
        whose=session.seat if session.has_secrets else "",
        home=home,
    )
