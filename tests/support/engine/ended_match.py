"""A short finished match in which one player missed a win."""

from __future__ import annotations

from rozz import library
from rozz.engine import record
from rozz.engine.match import Match
from tests.support.engine.small_scenarios import SCENARIO


def missed_win() -> str:
    """The record of a match between Ada and Ben as text.

    RED could have taken E1 in turn 1, but walks away and loses its own headquarters.
    """
    game = library.game("rozz")
    match = Match.begin(game, game.read(SCENARIO), "m1", {"RED": "Ada", "BLUE": "Ben"}, key=b"k")
    for red, blue in (("M: INF*4 @ Elm > E2", "N:"), ("N:", "M: INF @ E1 > Elm"), ("N:", "M: INF @ Elm > E4")):
        for seat, text in (("RED", red), ("BLUE", blue)):
            match = match.hand_in(seat, game.parse(match.scenario, text))
        match = match.reveal()
    assert match.outcome is not None and match.outcome.winners == ("BLUE",)
    return record.to_json(match)
