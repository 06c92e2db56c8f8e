"""Laws for every game as an inherited suite: a game provides states and orders, the laws are the same."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozz.engine import record
from rozz.engine.codec.command_codec import pack_turns, unpack_turns
from rozz.engine.dice import KeyedDice, RecordedDice, Roll
from rozz.engine.game import Played, Rules
from rozz.engine.match import Match

#: The number of examples per law; `make fuzz` tries more.
EXAMPLES = settings(
    deadline=None, max_examples=int(os.environ.get("ROZZ_EXAMPLES", "15")), suppress_health_check=list(HealthCheck)
)
SEEDS = st.integers(0, 10**6)
Test = TypeVar("Test", bound=Callable[..., None])


def law(test: Test) -> Test:
    """A test with examples that hypothesis makes."""
    return pytest.mark.fuzz(EXAMPLES(test))


class GameLaws:
    """Subclasses provide `game`, `begin` and `orders`, and `secret` if the game keeps secrets after the reveal."""

    game: Rules

    def begin(self, seed: int) -> Match:
        """A fresh match."""
        raise AssertionError("a subclass defines this")

    def orders(self, state: Any, seed: int) -> dict[str, tuple[Any, ...]]:
        """Commands for every seat that must act."""
        raise AssertionError("a subclass defines this")

    def secret(self, state: Any, seat: str, text: str) -> tuple[Any, set[str]] | None:
        """A command with a text for some readers, and those readers."""
        return None

    def handed_in(self, match: Match, orders: dict[str, tuple[Any, ...]]) -> Match:
        """The match after all these orders are handed in."""
        for seat, commands in orders.items():
            match = match.hand_in(seat, commands)
        return match

    def played(self, seed: int, turns: int) -> Match:
        """A match after some turns."""
        match = self.begin(seed)
        for turn in range(turns):
            if match.outcome is not None:
                break
            match = self.handed_in(match, self.orders(match.state, seed * 31 + turn)).reveal()
        return match

    def unfinished(self, seed: int, turns: int) -> Match:
        """A match after some turns, or before its last one."""
        match = self.played(seed, turns)
        return match if match.outcome is None else match.undo()

    @law
    @given(SEEDS, st.integers(0, 4))
    def test_a_written_command_parses_to_an_equal_one(self, seed: int, turns: int) -> None:
        state = self.played(seed, turns).state
        for commands in self.orders(state, seed).values():
            for command in commands:
                assert self.game.parse(state.scenario, self.game.write(command)) == (command,)

    @law
    @given(SEEDS, st.integers(0, 4))
    def test_the_order_of_submission_does_not_matter(self, seed: int, turns: int) -> None:
        match = self.unfinished(seed, turns)
        orders = self.orders(match.state, seed)
        one = self.handed_in(match, orders).reveal()
        for other_orders in (dict(reversed(orders.items())), shuffled(orders, seed)):
            other = self.handed_in(match, other_orders).reveal()
            assert one.played[-1] == other.played[-1]
            assert self.game.report(one.played[-1]) == self.game.report(other.played[-1])
            assert record.to_json(one) == record.to_json(other)

    @law
    @given(SEEDS, st.integers(0, 5))
    def test_a_replay_gives_the_same_match(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        again = Match.begin(self.game, match.scenario, match.identity, dealt=match.dealt)
        for played in match.played:
            again = again.with_resolved_moment(played.orders, RecordedDice([roll.face for roll in played.rolls]))
            assert again.played[-1] == played
            assert self.game.report(again.played[-1]) == self.game.report(played)

    @law
    @given(SEEDS, st.integers(0, 5))
    def test_a_record_gives_the_same_match(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        if match.outcome is None:
            seat, commands = next(iter(self.orders(match.state, seed).items()))
            match = match.hand_in(seat, commands)
        text = record.to_json(match)
        reading = record.read(text, lambda name: self.game)
        assert not reading.differs_from
        assert reading.match == match
        assert record.to_json(reading.match) == text

    @law
    @given(SEEDS, st.integers(0, 5))
    def test_packed_turns_unpack_to_the_same_commands(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        orders = [{seat: given for seat, given in turn.orders.items() if given} for turn in match.played]
        packed = pack_turns(self.game, match.scenario, orders)
        assert list(unpack_turns(self.game, match.scenario, packed, len(orders))) == orders

    @law
    @given(SEEDS, st.integers(0, 3))
    def test_commands_handed_in_are_visible_to_their_seat_only(self, seed: int, turns: int) -> None:
        match = self.unfinished(seed, turns)
        complete = self.handed_in(match, self.orders(match.state, seed))
        for viewer in (*complete.pending, None):
            mine = {seat: given for seat, given in complete.pending.items() if seat == viewer}
            # Commands of other seats do not change what a viewer sees.
            assert complete.as_seen_by(viewer) == self.handed_in(match, mine).as_seen_by(viewer)

    @law
    @given(SEEDS, st.integers(0, 3))
    def test_a_secret_is_visible_to_its_readers_only(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        orders = {} if match.outcome else self.orders(match.state, seed)
        readers: dict[str, set[str]] = {}
        for seat in orders:
            text = f"{seat} tells of cheese"
            whispered = self.secret(match.state, seat, text)
            if whispered:
                command, readers[text] = whispered
                orders[seat] = (command, *orders[seat])
        match = self.handed_in(match, orders).reveal() if orders else match
        for viewer in (*(place.colour for place in match.seats), None):
            seen = match.as_seen_by(viewer)
            saved = record.to_json(seen)
            assert not record.read(saved, lambda name: self.game).differs_from
            if not readers:
                continue
            # The report of the whole turn also depends only on what the viewer may know.
            reports = [self.game.report(turn, viewer=viewer) for turn in (match.played[-1], seen.played[-1])]
            held = f"{saved} {_held(seen.played[-1])} {reports}"
            for text, allowed in readers.items():
                assert (text in held) == (viewer in allowed), (viewer, text)

    @law
    @given(SEEDS, st.integers(1, 4))
    def test_undoing_and_replaying_a_turn_gives_the_same_match(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        given = {seat: commands for seat, commands in match.played[-1].orders.items() if commands}
        assert self.handed_in(match.undo(), given).reveal() == match

    def dice(self, match: Match, orders: dict[str, tuple[Any, ...]]) -> tuple[Roll, ...]:
        """The dice rolled when these orders are resolved."""
        return match.with_resolved_moment(orders, KeyedDice(b"laws", "1")).played[-1].rolls if orders else ()

    @law
    @given(SEEDS, st.integers(0, 6))
    def test_no_die_is_rolled_in_open_play_unless_the_game_says_so(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        is_open = any(played.rolls and not played.moment.is_sealed for played in match.played)
        assert self.game.rolls_in_open(match.scenario) or not is_open

    @law
    @given(SEEDS, st.integers(0, 5))
    def test_after_gives_the_state_that_resolve_reaches(self, seed: int, turns: int) -> None:
        match = self.unfinished(seed, turns)
        orders = self.orders(match.state, seed)
        before = self.game.freeze(match.state)
        faces = [roll.face for roll in self.dice(match, orders)]
        after = self.game.next_state(match.state, orders, RecordedDice(faces))
        assert after == self.game.resolve(match.state, orders, RecordedDice(faces)).after
        assert self.game.freeze(match.state) == before, "neither changes the state it plays on"

    @law
    @given(SEEDS, st.integers(0, 4))
    def test_picks_make_a_command_and_lead_back_to_it(self, seed: int, turns: int) -> None:
        match, chance = self.played(seed, turns), Random(seed)
        for seat in match.asked:
            given: tuple[Any, ...] = ()
            for _ in range(3):
                command = self.walked(match.state, seat, given, chance)
                if command is None or self.is_full(match.state, seat, given):
                    break
                way = self.game.picks_for(match.state, seat, given, command)
                assert way, f"{self.game.write(command)} was made by picks, but cannot be picked"
                offer = self.game.offer(match.state, seat, given, way)
                assert (offer.command, offer.made) == (command, way)
                verdicts = self.game.judge(match.state, seat, (*given, command))
                if any(each.status == "void" for each in verdicts[:-1]):
                    break  # earlier commands depended on what this one changed
                assert verdicts[-1].status != "void"
                given = (*given, command)

    def walked(self, state: Any, seat: str, given: tuple[Any, ...], chance: Random) -> Any:
        """A command made by random picks, dials and words; None if they lead to none."""
        made: tuple[str, ...] = ()
        for _ in range(12):
            offer = self.game.offer(state, seat, given, made)
            ways = [pick.key for pick in offer.picks if not pick.refusal]
            ways += [f"{dial.key}={chance.randint(dial.least, dial.most)}" for dial in offer.dials]
            ways += [f"{blank.key}=at dawn" for blank in offer.blanks]
            if not ways or (offer.command is not None and chance.random() < 0.4):
                return offer.command
            made = self.game.offer(state, seat, given, (*offer.made, chance.choice(ways))).made
        return self.game.offer(state, seat, given, made).command

    @law
    @given(SEEDS, st.integers(0, 4))
    def test_every_legal_command_can_be_picked(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        for seat, commands in (self.orders(match.state, seed) if match.outcome is None else {}).items():
            legal: tuple[Any, ...] = ()
            for command in commands:
                if self.game.judge(match.state, seat, (*legal, command))[-1].status == "void":
                    continue
                way = self.game.picks_for(match.state, seat, legal, command)
                if self.is_picked(command):
                    assert way, self.game.write(command)
                    assert self.game.offer(match.state, seat, legal, way).command == command
                legal = (*legal, command)

    def is_full(self, state: Any, seat: str, given: tuple[Any, ...]) -> bool:
        """Whether a seat has ordered everything it may; any further pick is void."""
        return False

    def is_picked(self, command: Any) -> bool:
        """Whether picks can make a legal command."""
        return True

    @law
    @given(SEEDS, st.integers(0, 4))
    def test_an_invalid_pick_is_skipped(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        for seat in match.asked:
            offer = self.game.offer(match.state, seat, (), ())
            for nonsense in ("", "nonsense", "=", "quantity=1", "quantity=x", "a1=9" * 3):
                assert self.game.offer(match.state, seat, (), (nonsense,)) == offer, nonsense

    @law
    @given(SEEDS, st.integers(0, 5))
    def test_a_frozen_state_thaws_to_the_same(self, seed: int, turns: int) -> None:
        match = self.played(seed, turns)
        text = json.dumps(self.game.freeze(match.state), sort_keys=True)
        thawed = self.game.thaw(match.scenario, json.loads(text))
        assert thawed == match.state
        assert json.dumps(self.game.freeze(thawed), sort_keys=True) == text
        if not match.outcome:
            orders = self.orders(match.state, seed)
            faces = [roll.face for roll in self.dice(match, orders)]
            one, other = (self.game.resolve(each, orders, RecordedDice(faces)) for each in (match.state, thawed))
            assert one == other
            assert self.game.report(one) == self.game.report(other)


def shuffled(orders: dict[str, Any], seed: int) -> dict[str, Any]:
    """The same orders, submitted in another order."""
    rows = list(orders.items())
    Random(seed).shuffle(rows)
    return dict(rows)


def _held(turn: Played) -> str:
    """Everything in a turn except its states, as text."""
    return repr((turn.orders, turn.verdicts, turn.phases))
