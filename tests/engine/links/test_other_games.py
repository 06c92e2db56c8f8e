"""Games of other kinds go by link too: where one seat moves at a time, it shows at once, having nobody to wait for."""

from __future__ import annotations

import pytest

from rozz.engine import record
from rozz.engine.errors import BadOrders
from rozz.engine.links import acting
from rozz.engine.links.matching import match_of
from tests.engine.links.devices import KEYS, Device, run
from tests.tiny.noughts_and_crosses import NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import RockPaperScissors

GAMES = {game.name: game for game in (NoughtsAndCrosses(), RockPaperScissors())}
CROSSES = {"game": "noughts-and-crosses", "name": "Three in a row", "players": ["X", "O"]}
SHAPES = {"game": "rock-paper-scissors", "name": "Best of three", "players": ["ANN", "BEN"], "wins": 2}


def tiny_table(mapping: dict) -> list[Device]:
    """Two devices that have started a tiny game."""
    game = GAMES[mapping["game"]]
    devices = [Device(place, seat, game_named=GAMES.__getitem__) for place, seat in enumerate(mapping["players"], 1)]
    first, other = devices
    first.ledger = run(acting.create(KEYS, game, game.read(mapping), first.secret, b"n" * 16))
    first.join()
    other.open(first.link())
    first.open(other.join())
    first.start()
    other.open(first.link())
    return devices


def test_a_game_of_alternate_moves_takes_one_link_a_move():
    one, other = tiny_table(CROSSES)
    for square in ("b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2"):
        mover, waiting = (one, other) if one.standing.state == "composing" else (other, one)
        assert waiting.standing.state == "looking on" and waiting.standing.waiting_for == (mover.seat,)
        with pytest.raises(BadOrders, match="cannot seal now"):
            waiting.seal(square)
        waiting.open(mover.show(square))
    assert one.ledger == other.ledger and one.ledger.contents.turn == 9
    assert match_of(one.ledger).state.marks["c2"] == "X"


def test_who_has_left_a_game_that_knows_no_resigning_is_not_waited_for():
    one, other = tiny_table(CROSSES)
    other.open(one.show("b2"))
    one.open(other.do(acting.resign))
    assert one.ledger.contents.turns[1].resigned == ("O",)
    other.open(one.show("a1"))
    # What nobody plays takes the first free square by itself, and it is X's move again.
    assert one.ledger == other.ledger
    assert one.standing.state == "composing" and one.ledger.contents.turn == 5
    assert record.from_json(record.to_json(match_of(one.ledger)), GAMES.__getitem__) == match_of(one.ledger)


def test_a_game_with_chance_goes_the_same_way_on_both_devices():
    one, other = tiny_table(SHAPES)
    while not one.ledger.is_over:
        one.seal("rock: please")
        other.open(one.link())
        other.show("rock")
        one.open(other.link())
        one.show()
        other.open(one.link())
    assert one.ledger == other.ledger and match_of(one.ledger).outcome == match_of(other.ledger).outcome
    assert one.standing.state == "over" and one.standing.may == ()
