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
    first.ledger = run(acting.create(KEYS, game, game.read(mapping), first.secret))
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
    with pytest.raises(BadOrders, match="a1 is taken"):
        one.show("a1")
    other.open(one.show("c3"))
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


class Stuck(RockPaperScissors):
    """A game in which BEN has no choice after the first turn."""

    def can_order(self, state, seat):
        """Whether the seat has any."""
        return seat == "ANN" or state.turn == 1


def test_who_has_no_choice_is_not_waited_for_and_can_still_check_the_reveal_of_its_last_turn(monkeypatch):
    monkeypatch.setitem(GAMES, "rock-paper-scissors", Stuck())
    one, other = tiny_table({**SHAPES, "wins": 5})
    sealed = one.seal("rock")
    other.open(sealed)
    other.show("paper")
    bound = other.ledger
    one.open(other.link())
    one.show()
    for _ in range(3):
        assert one.ledger.owing == ("ANN",)
        one.show("rock")
    # The salts of turn 1 still travel, because BEN has signed nothing since; later ones do not.
    kept = [place for place, turn in enumerate(one.ledger.contents.turns, 1) if turn.evidence]
    assert 1 in kept and len(kept) <= 2
    assert one.ledger.contents.turn == 5
    assert other.open(one.link()).what == "news" and other.ledger == one.ledger
    assert other.standing.state == "looking on"
    # A first device of ANN's that tells turn 1 otherwise than it was sealed is found out, however far it went on.
    liar = Device(1, "ANN", game_named=GAMES.__getitem__)
    liar.ledger = tiny_table({**SHAPES, "wins": 5})[0].ledger
    liar.seal("scissors")
    ben = Device(2, "BEN", game_named=GAMES.__getitem__)
    ben.ledger = tiny_table({**SHAPES, "wins": 5})[1].ledger
    ben.open(liar.link())
    liar.open(ben.do(acting.show, ben.commands("paper")))
    liar.show()
    liar.show("rock")
    other.roll_back(bound)
    assert other.open(liar.link()).what == "forked"
    # BEN's key has signed both as well, on two devices: that is proven, and what it signed with all others stands.
    assert {proof.seat for proof in other.ledger.contents.proofs} == {"BEN"}
    # Somebody who looks on, and has seen ANN's first seal, is told of the contradiction.
    looker = Device(3, game_named=GAMES.__getitem__)
    looker.open(sealed)
    merged = looker.open(liar.link())
    assert merged.what == "forked" and "the reveal of ANN in turn 1 differs from its seal" in merged.sentence
