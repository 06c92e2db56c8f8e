"""Which moments the table undoes when it takes back its last moment or turn, and who is back in the match then."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.game import Played
from rozz.engine.match import Match
from rozz.engine.turns import turn_of
from rozz.ui.state.model import Session


def undone_moments(session: Session, is_whole_turn: bool = False) -> tuple[Played, ...]:
    """The moments to take back: from the last one, or from the first of its turn; empty if nothing has been played.

    A computer player would answer the same again, so it goes back to where a person chooses.
    """
    played = session.match.played
    if not played:
        return ()
    people = set(session.kind.people)
    first = turn_of(played, len(played)).first - 1 if is_whole_turn else len(played) - 1
    while first and not people & set(played[first].moment.seats):
        first -= 1
    return played[first:]


def seats_coming_back(match: Match, undone: Sequence[Played]) -> tuple[str, ...]:
    """The seats that resigned in these moments."""
    return tuple(
        seat
        for played in undone
        for seat, given in played.orders.items()
        if given and tuple(given) == match.game.resignation_commands(match.scenario, seat)
    )
