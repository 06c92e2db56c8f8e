"""Laws that every game keeps, as an inherited suite: a game brings states and orders, the laws are the same."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozz.engine import record
from rozz.engine.game import Game
from rozz.engine.match import Match

LAW = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


class GameLaws:
    """Subclasses give `game`, `scenario` and `orders(state, chance)`: commands for whoever is to act."""

    game: Game

    def begin(self, seed: int) -> Match:
        """A fresh match."""
        raise AssertionError("a subclass says how")

    def orders(self, state: Any, seed: int) -> dict[str, tuple[Any, ...]]:
        """Commands for whoever is to act."""
        raise AssertionError("a subclass says how")

    def played(self, seed: int, turns: int) -> Match:
        """A match after some turns."""
        match = self.begin(seed)
        for turn in range(turns):
            if match.outcome is not None:
                break
            for seat, commands in self.orders(match.state, seed * 31 + turn).items():
                match = match.hand_in(seat, commands)
            match = match.reveal()
        return match

    @LAW
    @given(st.integers(0, 10**6), st.integers(0, 4))
    def test_what_is_written_parses_to_an_equal_command(self, seed: int, turns: int) -> None:
        state = self.played(seed, turns).state
        for commands in self.orders(state, seed).values():
            for command in commands:
                assert self.game.parse(state, self.game.write(command)) == command

    @LAW
    @given(st.integers(0, 10**6), st.integers(0, 4))
    def test_the_order_of_submission_does_not_matter(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        if match.outcome is not None:
            return
        orders = self.orders(match.state, seed)
        backwards = dict(reversed(orders.items()))
        one, other = (self.game.resolve(match.state, each) for each in (orders, backwards))
        assert one.verdicts == other.verdicts
        assert self.game.fingerprint(one.after) == self.game.fingerprint(other.after)
        assert self.game.report(one) == self.game.report(other)

    @LAW
    @given(st.integers(0, 10**6), st.integers(0, 5))
    def test_a_record_is_the_match_again(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        text = record.to_json(match)
        again = record.from_json(text, lambda name: self.game)
        assert record.to_json(again) == text
        assert self.game.fingerprint(again.state) == self.game.fingerprint(match.state)

    @LAW
    @given(st.integers(0, 10**6), st.integers(0, 3))
    def test_nobody_sees_what_another_has_handed_in(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        if match.outcome is not None:
            return
        for seat, commands in self.orders(match.state, seed).items():
            match = match.hand_in(seat, commands)
        for viewer in (*match.pending, None):
            assert set(match.sight(viewer).pending) <= {viewer}

    @LAW
    @given(st.integers(0, 10**6), st.integers(1, 4))
    def test_undoing_and_playing_again_leads_to_the_same(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        last = match.played[-1]
        again = match.undo()
        for seat, commands in last.orders.items():
            if commands:
                again = again.hand_in(seat, commands)
        assert self.game.fingerprint(again.reveal().state) == self.game.fingerprint(match.state)
