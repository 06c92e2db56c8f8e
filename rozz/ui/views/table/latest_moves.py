"""The latest open moves beside the board: what happened since the player's own last move, and a list of moves."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from rozz.engine.game import Played
from rozz.engine.match import Match
from rozz.engine.turns import are_one_turn
from rozz.ui.board.seat_styles import seat_styles
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import command_phrase, face_of
from rozz.ui.games.face import WithLongActions
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.views.widgets import dice_pictures

#: The id of the last move's result.
LAST_MOVE = "last-move"
#: How many of the last moves are listed next to the board, if no more came after the player's own. The history has all.
MAX_MOVES = 5
#: How many of the last moves are described in full, at most.
MAX_DESCRIBED_MOVES = 4


def latest_move(match: Match) -> h.Element | None:
    """What the latest open move did, with its dice, and the losses so far."""
    if not (shown := _open_moves(match) or _open_moves_of_turn(match)):
        return None
    face = face_of(match.game.name)
    told = _recent_moves(match, _since_the_reveal(match, shown))
    return h.div("#latest.latest")[
        h.p(f"#{LAST_MOVE}")[
            " ".join(sentence(line) for _, played in told for line in face.summary(played, match.names))
        ]
        if told
        else None,
        [
            dice_pictures.collapsed_dice(match.game.name, replay_steps.dice(match, number), f"dice-{number}")
            for number, played in told
        ],
        h.p("#taken.note")[taken] if (taken := face.captured_text(match.state, match.names)) else None,
    ]


def move_list(match: Match) -> h.Element | None:
    """The latest open moves as a list. Its heading says what it is: the moves read like options."""
    if not (shown := _since_the_reveal(match, _open_moves(match))):
        return None
    styles = seat_styles(match.colours)
    told = {number for number, _ in _recent_moves(match, shown)}
    listed = shown[-_number_of_moves(match, shown) :]
    outcomes = {
        number: outcome
        for number, played in listed
        if number not in told and (outcome := _outcome(match, played)) is not None
    }
    return h.section(".latest-moves")[
        h.h2("#moves-name")[say("moves")],
        h.ol("#moves.moves", aria_labelledby="moves-name")[
            [
                h.li(class_={"with-outcome": number in outcomes})[
                    # Moments of one turn would all have its number.
                    None if played.moment.within else h.span(".quiet")[f"{number}."],
                    [
                        h.span(".move")[
                            h.span(".heard")[match.names[seat]],
                            h.span(f".dot.{styles[seat].css}", aria_hidden="true"),
                            command_phrase(match, each),
                        ]
                        for seat, given in played.orders.items()
                        for each in given
                    ],
                    outcomes.get(number),
                ]
                for number, played in listed
            ]
        ],
    ]


def _number_of_moves(match: Match, shown: Sequence[tuple[int, Played]]) -> int:
    """How many moves are listed: at least all since the last one of a player who has to act now."""
    assert match.moment is not None
    own = [at for at, (_, played) in enumerate(shown) if {*played.moment.seats} & {*match.moment.seats}]
    return max(MAX_MOVES, len(shown) - own[-1]) if own else MAX_MOVES


def _outcome(match: Match, played: Played) -> h.Element | None:
    """What the dice of a move decided, which its command does not say; for games whose moves raise questions.

    A fight may bring a question between a player's move and the next one, so the news may not begin with that move.
    """
    face = face_of(match.game.name)
    if not played.rolls or not isinstance(face, WithLongActions):
        return None
    return h.p(".outcome")[" ".join(sentence(line) for line in face.summary(played, match.names))]


def _since_the_reveal(match: Match, shown: Sequence[tuple[int, Played]]) -> Sequence[tuple[int, Played]]:
    """The moves after the last secret moment: what happened before it is older than what its reveal has shown."""
    revealed = max((number for number, played in enumerate(match.played, 1) if played.moment.is_sealed), default=0)
    return [each for each in shown if each[0] > revealed]


def _open_moves(match: Match) -> list[tuple[int, Played]]:
    """The open moves with their numbers; none unless an open move comes next."""
    if match.moment is None or match.moment.is_sealed:
        return []
    return [(number, played) for number, played in enumerate(match.played, 1) if not played.moment.is_sealed]


def _open_moves_of_turn(match: Match) -> list[tuple[int, Played]]:
    """The open moves of the current turn with their numbers, if the latest move was open: secret commands follow it."""
    if match.moment is None or not match.played or match.played[-1].moment.is_sealed:
        return []
    numbered = enumerate(match.played, 1)
    return [
        (number, played)
        for number, played in numbered
        if not played.moment.is_sealed and are_one_turn(played.moment, match.moment)
    ]


def _recent_moves(match: Match, shown: Sequence[tuple[int, Played]]) -> Sequence[tuple[int, Played]]:
    """The moves that the players who have to act now may not have read: a computer answers at once.

    That is, from their own last move on. In a fight, answers and choices of losses come in between. Then the list
    begins after their own last move, but always includes the one that began the fight. If their own last move was long
    ago, it begins as early as there is room.
    """
    assert match.moment is not None
    face, seats = face_of(match.game.name), match.moment.seats
    begun = face.move_in_progress(match) if isinstance(face, WithLongActions) else 0
    lately = shown[-MAX_DESCRIBED_MOVES:]
    own = {seat: at for at, (_, played) in enumerate(lately) for seat in played.moment.seats}
    if begun:
        news = min(own.get(seat, -1) + 1 for seat in seats)
        return [each for at, each in enumerate(lately) if at >= news or each[0] >= begun]
    return lately[min((own[seat] for seat in seats if seat in own), default=0):]
