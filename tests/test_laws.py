"""Rozz and the tiny games keep the laws; Rozz also on positions from hypothesis, and rotated by 60°."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rozz import library
from rozz.engine.areas.model.commands import Placement
from rozz.engine.areas.model.commands import Resign as Leave
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.model.commands import Say
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played
from rozz.engine.match import Match
from rozz.engine.rozz.adapter import command_plans
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.model.position import forces, pieces_of
from rozz.engine.rozz.model.state import allowances
from rozz.engine.rozz.play import plain_position
from rozz.engine.rozz.text.notation import LONGEST_MESSAGE_BYTES
from tests.laws import SEEDS, GameLaws, law, shuffled
from tests.support.engine import random_areas
from tests.support.engine.case_files import renamed, rotated_ring, rotated_scenario
from tests.support.engine.consistency import consistent
from tests.support.engine.random_campaigns import random_legal_command
from tests.tiny.duel import Duel
from tests.tiny.noughts_and_crosses import SQUARES, NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import BEATS, RockPaperScissors, Show
from training import random_play

GAME = library.game("rozz")
COLOURS = ["RED", "BLUE", "GREEN"]
COLOURED = ["INF", "ARMOR", "BOMBER", "JET", "TRAP", "GOV"]
NEUTRAL = ["SRNUKE", "MRNUKE", "LRNUTE", "PATRIOT", "MDS", "ADS", "TRANS", "CC", "IU", "IC"]
SINGLE = {"GOV", "MDS", "ADS", "CC"}
HOME = ["Rozz", *(f"R{number}" for number in range(1, 7))]
TILES = [*HOME, "Braxx", *(f"B{number}" for number in range(1, 7))]


@cache
def shipped(name: str, game_name: str = "rozz") -> Any:
    """A shipped scenario, read once because many matches begin with it."""
    return library.game(game_name).read(library.scenario_mapping(name, game_name))


# Positions and commands


@st.composite
def scenarios(draw: st.DrawFn) -> dict[str, Any]:
    """Three players on two flowers, with any pieces that a position allows."""
    setup: dict[str, Any] = {}
    for tile in HOME:
        holder = draw(st.sampled_from([None, *COLOURS]))
        stack: dict[str, dict[str, int]] = {}
        for colour in COLOURS:
            allowed = COLOURED if colour == holder else ["BOMBER", "JET", "TRAP"]
            items = draw(st.lists(st.sampled_from(allowed), max_size=3, unique=True))
            held = {item: 1 if item in SINGLE else draw(st.integers(1, 5)) for item in items}
            if held:
                stack[colour] = held
        items = draw(st.lists(st.sampled_from(NEUTRAL), max_size=3, unique=True))
        if items:
            stack["neutral"] = {item: 1 if item in SINGLE else draw(st.integers(1, 3)) for item in items}
        if stack:
            setup[tile] = stack
    for colour, tile in zip(COLOURS, ("B1", "B3", "B5"), strict=True):
        setup[tile] = {colour: {"HQ": 1, "INF": draw(st.integers(1, 6))}}
    return {
        "game": "rozz",
        "name": "generated",
        "board": {"territories": {"Rozz": [0, 0], "Braxx": [1, 0]}},
        "players": COLOURS,
        "objective": {"turns": 60},
        "commands": 3,
        "bankroll": 120,
        "setup": setup,
    }


def commands() -> st.SearchStrategy[Command]:
    """Any command that can be written on this board; most are void."""
    tiles, items = st.sampled_from(TILES), st.sampled_from([*COLOURED, *NEUTRAL, "HQ", "DMECH"])
    colours, numbers = st.sampled_from(COLOURS), st.integers(0, 12)
    cargo = st.lists(st.tuples(items, st.integers(0, 9)), max_size=3, unique_by=lambda each: each[0]).map(tuple)
    # A text of one line; a hidden one (None) occurs in records only.
    texts = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=LONGEST_MESSAGE_BYTES // 4)
    return st.one_of(
        st.builds(Purchase, items, numbers, tiles),
        st.builds(Purchase, st.just("AID"), numbers, tiles),
        st.builds(Purchase, st.just("AID"), numbers, st.just(""), colours),
        st.builds(Purchase, st.just("CORR"), numbers),
        st.builds(Move, items, tiles, tiles, numbers, cargo),
        st.builds(Strike, items, tiles, tiles),
        st.builds(Strike, items, tiles, tiles, items, st.sampled_from(["", *COLOURS])),
        st.builds(Message, colours, texts),
        st.sampled_from([Nothing(), Resign()]),
    )


@st.composite
def situations(draw: st.DrawFn) -> tuple[Any, dict[str, tuple[Command, ...]]]:
    """A position and commands of all players: hypothesis's own among those that the position offers."""
    state = GAME.begin(GAME.read(draw(scenarios())), NO_DICE)
    offered = random_play.orders(state, Random(draw(SEEDS)))
    return state, {
        seat: tuple(draw(commands()) if draw(st.integers(0, 3)) == 0 else command for command in given)
        for seat, given in offered.items()
    }


# The games


class TestRozz(GameLaws):
    game = GAME

    def begin(self, seed: int) -> Match:
        """Every player has bought CORR, so that messages are delivered."""
        match = Match.begin(GAME, shipped("headquarters-3"), "law", key=seed.to_bytes(4, "big"))
        return self.handed_in(match, {seat: (Purchase("CORR", 5),) for seat in match.waiting_for}).reveal()

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        return random_play.orders(state, Random(seed), illegal=0.2)

    def is_full(self, state: Any, seat: str, given: tuple[Any, ...]) -> bool:
        return sum(not isinstance(each, Message) for each in given) >= allowances(state)[seat]

    def is_picked(self, command: Any) -> bool:
        # A strike at what others may yet bring is not known to be void, and is not offered.
        return isinstance(command, Purchase | Move | Message)

    def secret(self, state: Any, seat: str, text: str) -> tuple[Any, set[str]]:
        players = state.scenario.players
        recipient = players[players.index(seat) - 1]
        return Message(recipient, text), {seat, recipient}


class TestNoughtsAndCrosses(GameLaws):
    game = NoughtsAndCrosses()

    def begin(self, seed: int) -> Match:
        written = {"game": self.game.name, "name": "Three by three", "players": ["X", "O"]}
        return Match.begin(self.game, self.game.read(written), "law", key=seed.to_bytes(4, "big"))

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        free = [square for square in SQUARES if square not in state.marks]
        return {state.mover: (Random(seed).choice(free),)}


class TestRosenKreuz(GameLaws):
    game = library.game("rosenkreuz")

    def begin(self, seed: int) -> Match:
        name = ("rosenkreuz", "rosenkreuz-skirmish")[seed % 2]
        return Match.begin(self.game, shipped(name, self.game.name), "law", key=seed.to_bytes(4, "big"))

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        return {state.position.to_move: (Random(seed).choice(state.legal),)}


class TestOzymandia(GameLaws):
    game = library.game("ozymandia")

    def begin(self, seed: int) -> Match:
        name = ("standard", "five-isles", "walled-cities")[seed % 3]
        return Match.begin(self.game, shipped(name, self.game.name), "law", key=seed.to_bytes(4, "big"))

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        return random_areas.orders_of_both(state, Random(seed))

    def is_picked(self, command: Any) -> bool:
        # Other parts may make a part void that would be legal alone; picks offer what is left.
        return not isinstance(command, Leave | Placement)


class TestSimultaneousRisk(TestOzymandia):
    game = library.game("simultaneous-risk")

    def begin(self, seed: int) -> Match:
        return Match.begin(self.game, shipped("swift-world", self.game.name), "law", key=seed.to_bytes(4, "big"))


class TestCampaigns(GameLaws):
    """The battle on the board, also from its middle: a few moments get no farther than the first orders."""

    game = library.game("campaigns")

    def begin(self, seed: int) -> Match:
        match = Match.begin(self.game, shipped("battle-on-the-board", "campaigns"), "law", key=seed.to_bytes(4, "big"))
        for number in range(seed % 24):
            if match.outcome is None:
                chance = Random(seed + number)
                staying = {seat: (self.staying(match.state, seat, chance),) for seat in match.state.asked}
                match = self.handed_in(match, staying).reveal()
        return match

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        chance = Random(seed)
        return {seat: (random_legal_command(state, seat, chance),) for seat in state.asked}

    def staying(self, state: Any, seat: str, chance: Random) -> Any:
        """Random commands that do not run away, so that a battle is not over before it begins."""
        listed = legality.legal(state, seat)
        if listed is not None:
            staying = [each for each in listed if "off" not in getattr(each, "steps", ()) and each != Say("retreat")]
            return chance.choice(staying or list(listed))
        walked = self.walked(state, seat, (), chance)
        return walked if walked is not None else self.game.default_commands(state, seat)[0]

    def is_full(self, state: Any, seat: str, given: tuple[Any, ...]) -> bool:
        return bool(given)


class TestDuel(GameLaws):
    game = Duel()

    def begin(self, seed: int) -> Match:
        written = {"game": self.game.name, "name": "At dawn", "players": ["ANN", "BEN"]}
        return Match.begin(self.game, self.game.read(written), "law", key=seed.to_bytes(4, "big"))

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        words = {seat: [pick.key for pick in self.game.offer(state, seat, (), ()).picks] for seat in state.asked}
        return {seat: (Random(seed).choice(each),) for seat, each in words.items()}


class TestRockPaperScissors(GameLaws):
    game = RockPaperScissors()

    def begin(self, seed: int) -> Match:
        written = {"game": self.game.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": 3}
        return Match.begin(self.game, self.game.read(written), "law", key=seed.to_bytes(4, "big"))

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        chance = Random(seed)
        return {
            seat: tuple(Show(shape, "please") for shape in chance.choices(list(BEATS), k=chance.randint(0, 2)))
            for seat in state.scenario.players
        }

    def secret(self, state: Any, seat: str, text: str) -> tuple[Any, set[str]]:
        return Show("rock", text), {seat}


# Rozz on generated positions


EMPTY = {
    "game": "rozz",
    "name": "empty",
    "board": {"territories": {"Rozz": [0, 0], "Braxx": [1, 0]}},
    "players": COLOURS,
    "objective": {"turns": 60},
    "setup": {tile: {colour: {"INF": 1}} for colour, tile in zip(COLOURS, HOME, strict=False)},
}
STATE = GAME.begin(GAME.read(EMPTY), NO_DICE)


@law
@given(commands())
def test_a_written_command_parses_to_an_equal_one(command: Command) -> None:
    assert GAME.parse(STATE.scenario, GAME.write(command)) == (command,)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_hidden_message_parses_in_a_record(colour: str) -> None:
    command = Message(colour, None)
    assert GAME.parse(STATE.scenario, GAME.write(command), hidden=True) == (command,)


@law
@given(situations())
def test_events_contain_every_change(situation: tuple[Any, dict[str, Any]]) -> None:
    state, orders = situation
    turn = GAME.resolve(state, orders, NO_DICE)
    consistent(turn)
    for later in random_play.play(turn.after, 2, Random(len(repr(orders))), illegal=0.2):
        consistent(later)


@law
@given(situations())
def test_an_admitted_plan_plays_like_its_commands(situation: tuple[Any, dict[str, Any]]) -> None:
    state, orders = situation
    admitted = {seat: GAME.admit(state, seat, given_) for seat, given_ in orders.items()}
    turn = GAME.resolve(state, orders, NO_DICE)
    assert GAME.resolve(state, admitted, NO_DICE) == turn
    assert GAME.next_state(state, admitted, NO_DICE) == GAME.next_state(state, orders, NO_DICE) == turn.after
    # The same plan against others: it carries nothing over from one turn to the next.
    for seat, given_ in orders.items():
        assert GAME.next_state(
            state, {seat: admitted[seat]}, NO_DICE
        ) == GAME.resolve(state, {seat: given_}, NO_DICE).after


@law
@given(situations(), SEEDS)
def test_any_order_of_submission_gives_the_same_turn(situation: tuple[Any, dict[str, Any]], seed: int) -> None:
    state, orders = situation
    turn = GAME.resolve(state, orders, NO_DICE)
    again = GAME.resolve(state, shuffled(orders, seed), NO_DICE)
    assert again == turn
    assert GAME.report(again) == GAME.report(turn)
    assert all(
        len(forces(stack, state.scenario.catalog)) <= 1
        for phase in turn.phases[2:]
        for stack in phase.position.values()
    )


@law
@given(situations())
def test_a_command_that_is_judged_void_stays_void(situation: tuple[Any, dict[str, Any]]) -> None:
    """A verdict that no other player's command can change is not changed by any."""
    state, orders = situation
    turn = GAME.resolve(state, orders, NO_DICE)
    for seat, given_ in orders.items():
        before = GAME.judge(state, seat, given_)
        assert len(before) == len(turn.verdicts[seat]) == len(given_)
        for one, other in zip(before, turn.verdicts[seat], strict=True):
            assert one.status != "void" or other.status == "void", (seat, one, other)


@law
@given(situations())
def test_a_void_draft_changes_no_offer(situation: tuple[Any, dict[str, Any]]) -> None:
    state, orders = situation
    for seat, drafted in orders.items():
        before = tuple(each for each in drafted[:-1] if not isinstance(each, Resign))
        nowhere = [Move(item, tile, tile, number) for tile, (_, item), number in pieces_of(state.position)]
        for last in (drafted[-1], *nowhere):
            if isinstance(last, Resign) or GAME.judge(state, seat, (*before, last))[-1].status != "void":
                continue
            for tile in {getattr(last, "start", ""), getattr(last, "destination", "") or getattr(last, "tile", "")}:
                offered = command_plans.choices_at(state, seat, (*before, last), tile)
                assert offered == command_plans.choices_at(state, seat, before, tile), (tile, last)


@law
@given(situations())
def test_a_turn_rotated_by_sixty_degrees_plays_the_same(situation: tuple[Any, dict[str, Any]]) -> None:
    state, orders = situation
    written = GAME.to_mapping(state.scenario)
    names = rotated_ring(written["board"])
    round_ = GAME.begin(GAME.read(rotated_scenario(written)), NO_DICE)
    texts = renamed({seat: [GAME.write(each) for each in rows] for seat, rows in orders.items()}, names)
    first = GAME.resolve(state, orders, NO_DICE)
    second = GAME.resolve(
        round_, {seat: [GAME.parse(round_.scenario, text)[0] for text in rows] for seat, rows in texts.items()}, NO_DICE
    )
    assert _statuses(first) == _statuses(second)
    assert first.after.money == second.after.money
    for one, other in zip(first.phases, second.phases, strict=True):
        plain = plain_position(state.scenario, one.position)
        assert renamed(plain, names) == plain_position(round_.scenario, other.position)


def _statuses(turn: Played) -> dict[str, list[tuple[str, str]]]:
    return {seat: [(each.status, each.rule) for each in given] for seat, given in turn.verdicts.items()}


# Python's own seed


DIGEST = """
import hashlib, json
from random import Random
from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.said_codec import to_plain
from training import random_play
game = library.game("rozz")
state = game.begin(game.read(library.scenario_mapping("headquarters-4")), NO_DICE)
told = []
for turn in random_play.play(state, 50, Random(5), illegal=0.2):
    told.append([game.fingerprint(turn.after), [[to_plain(line.text), line.rule] for line in game.report(turn)]])
print(len(told), hashlib.sha256(json.dumps(told).encode()).hexdigest())
"""


def test_the_hash_seed_does_not_matter() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1
    assert int(digests.pop().split()[0]) >= 20
