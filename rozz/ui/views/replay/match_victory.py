"""The end of a match in words: who won, and the turn that turned it."""

from __future__ import annotations

import htpy as h

from rozz.engine.match import Match
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.match_list import match_summaries
from rozz.ui.features.replay.best_turn import best_turn, best_turn_event
from rozz.ui.games import face_of
from rozz.ui.games.face import summary_of
from rozz.ui.i18n.display_names import turn_in_sentence, turn_name
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.icons import sign
from rozz.ui.state.model import Session


def victory_heading(session: Session, is_brief: bool = False) -> str:
    """Whose victory it is; empty for a draw and while the match goes on.

    A lone player is "you". `is_brief`: it is the result itself, not a step of the last turn.
    """
    match, seat = session.match, session.lone_seat
    winners = match.outcome.winners if match.outcome else ()
    if not winners:
        return ""
    if not seat:
        names = listed(match.names[each] for each in winners)
        return say("won", names=names) if is_brief else say("victory-for", names=names)
    others = listed(match.names[each] for each in winners if each != seat)
    return say("won-here", result=match_summaries.result_for(seat, winners), names=others)


def winner_chips(match: Match) -> h.Element:
    """The winners' chips."""
    styles, outcome = seat_styles(match.colours), match.outcome
    return h.div(".laurels")[[seat_chip(styles[seat]) for seat in (outcome.winners if outcome else ())]]


def best_turn_card(match: Match, lone_seat: str = "") -> h.Element | None:
    """The turn that turned the match, with its board, its news and a way to watch it.

    `lone_seat`: the seat of a lone player, who is “you”; else empty.
    """
    turn = best_turn(match)
    if turn is None:
        return None
    is_mine = match.outcome is not None and lone_seat in match.outcome.winners
    face, played = face_of(match.game.name), turn.moments[-1]
    event, names = best_turn_event(match, turn), match.names_at(turn.first)
    heading = h.strong[turn_name(turn.moment)]
    news = [event] if event else summary_of(face, turn.moments, names)
    return h.section(".best-turn")[
        h.div(".turn-picture")[face.thumbnail(match.scenario, played.after)],
        h.div[
            h.h2[say("best-turn", who="you" if is_mine else "other")],
            h.p[say_marked("list-labels", labels=heading, next=news[0]) if news else heading],
        ],
        h.button(".button", data_do="replay", data_turn=turn.first)[
            sign("play"), say("best-turn-watch", moment=turn_in_sentence(turn.moment))
        ],
    ]
