"""Turns ↔ bytes: packed turns can be unpacked, and nothing else can."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import turn_compression
from rozz import library
from rozz.engine.codec import command_codec
from rozz.engine.codec.arithmetic_coder import Decoder, Encoder
from rozz.engine.codec.command_codec import MOST_COMMANDS, MOST_TURNS, MOST_WRITTEN, pack_turns, texts_in, unpack_turns
from rozz.engine.codec.probability_models import FixedModel, Tables, code_number
from rozz.engine.codec.text_coding import code_text
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadLink
from rozz.engine.game import Rules
from rozz.engine.links.wire.link_text import LETTERS, from_text, to_text
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.text.notation import LONGEST_MESSAGE_BYTES
from tests.laws import law
from tests.support.engine.faults import refusing
from tests.tiny.noughts_and_crosses import SQUARES, NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import BEATS, RockPaperScissors, Show
from training import random_play

GAME = library.game("rozz")
SCENARIOS = {name: GAME.read(library.scenario_mapping(name)) for name in library.scenario_names()}
FIXTURES = sorted((Path(__file__).parents[1] / "links" / "fixtures").glob("*.json"))
Turns = Sequence[Mapping[str, Sequence[Any]]]


# Commands of every kind, sensible or absurd


def commands(scenario: Any) -> st.SearchStrategy[Command]:
    """Everything that notation can write, and hidden messages."""
    known = scenario.catalog.known
    tiles, colours = st.sampled_from(list(scenario.board.tiles)), st.sampled_from(scenario.players)
    items = st.sampled_from(list(known))
    landing = st.sampled_from([name for name, item in known.items() if item.effect != "message"])
    numbers = st.one_of(st.integers(0, 9), st.sampled_from([0, 15, 16, 17, 10**50, 10**60 - 1]), st.integers(0, 10**9))
    cargo = st.lists(st.tuples(items, numbers), max_size=4, unique_by=lambda each: each[0]).map(tuple)
    texts = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=LONGEST_MESSAGE_BYTES // 4)
    return st.one_of(
        st.builds(Purchase, landing, numbers, tiles),
        st.builds(Purchase, st.just("AID"), numbers, st.just(""), colours),
        st.builds(Purchase, st.just("CORR"), numbers),
        st.builds(Move, items, tiles, tiles, numbers, cargo),
        st.builds(Strike, items, tiles, tiles),
        st.builds(Strike, items, tiles, tiles, items, st.sampled_from(["", *scenario.players])),
        st.builds(Message, colours, texts),
        st.builds(Message, colours, st.none()),
        st.sampled_from([Nothing(), Resign()]),
    )


@st.composite
def absurd(draw: st.DrawFn) -> tuple[Any, Turns]:
    """A shipped scenario and turns of arbitrary commands; some seats are left out."""
    scenario = SCENARIOS[draw(st.sampled_from(sorted(SCENARIOS)))]
    orders = st.dictionaries(
        st.sampled_from(scenario.players), st.lists(commands(scenario), min_size=1, max_size=5).map(tuple)
    )
    turns = draw(st.lists(orders, max_size=6))
    return scenario, [{seat: turn[seat] for seat in scenario.players if seat in turn} for turn in turns]


def played(name: str, turns: int, seed: int = 1) -> Turns:
    """Turns of random play; a fifth of the commands may be illegal."""
    state = GAME.begin(SCENARIOS[name], NO_DICE)
    chance = Random(seed)
    return [dict(turn.orders) for turn in random_play.play(state, turns, chance, illegal=0.2)]


def given_of(turns: Turns) -> list[dict[str, tuple[Any, ...]]]:
    """The turns without the seats that gave no commands."""
    return [{seat: tuple(commands) for seat, commands in turn.items() if commands} for turn in turns]


@law
@given(absurd())
def test_packed_turns_unpack_unchanged(drawn: tuple[Any, Turns]) -> None:
    scenario, turns = drawn
    packed = pack_turns(GAME, scenario, turns)
    read = unpack_turns(GAME, scenario, packed, len(turns))
    assert list(read) == list(turns)
    assert [list(orders) for orders in read] == [list(orders) for orders in turns]
    assert pack_turns(GAME, scenario, read) == packed


@law
@given(absurd())
def test_message_texts_are_never_longer_than_the_written_commands(drawn: tuple[Any, Turns]) -> None:
    scenario, turns = drawn
    for seat in GAME.seats(scenario):
        said = [orders.get(seat.colour, ()) for orders in turns]
        written = "\n".join(GAME.write(command) for given in said for command in given)
        assert texts_in(GAME, scenario, seat.colour, said) <= len(written.encode())


@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_a_match_of_every_shipped_scenario_can_be_unpacked(name: str) -> None:
    turns = played(name, 12)
    packed = pack_turns(GAME, SCENARIOS[name], turns)
    assert list(unpack_turns(GAME, SCENARIOS[name], packed, len(turns))) == given_of(turns)


def test_every_version_letter_has_a_fixture_link() -> None:
    assert {path.stem[0] for path in FIXTURES} == set(LETTERS)


def test_no_turns_pack_to_no_bytes() -> None:
    scenario = SCENARIOS["headquarters-2"]
    assert pack_turns(GAME, scenario, []) == b""
    assert unpack_turns(GAME, scenario, b"", 0) == ()


def test_an_empty_command_list_packs_like_an_absent_seat() -> None:
    scenario = SCENARIOS["headquarters-2"]
    packed = pack_turns(GAME, scenario, [{"RED": (), "BLUE": (Nothing(),)}])
    assert packed == pack_turns(GAME, scenario, [{"BLUE": (Nothing(),)}])
    assert unpack_turns(GAME, scenario, packed, 1) == ({"BLUE": (Nothing(),)},)


@pytest.mark.parametrize(
    ("game", "written", "turns"),
    [
        (
            RockPaperScissors(),
            {"game": "rock-paper-scissors", "name": "Three", "players": ["ANN", "BEN"]},
            [{"ANN": (Show("rock", "hope ☺"),), "BEN": (Show(shape, None),)} for shape in BEATS],
        ),
        (
            NoughtsAndCrosses(),
            {"game": "noughts-and-crosses", "name": "Three by three", "players": ["X", "O"]},
            [{"XO"[turn % 2]: (square,)} for turn, square in enumerate(SQUARES)],
        ),
    ],
)
def test_other_games_are_packed_as_text(game: Rules, written: Any, turns: Turns) -> None:
    scenario = game.read(written)
    packed = pack_turns(game, scenario, turns)
    assert list(unpack_turns(game, scenario, packed, len(turns))) == turns
    _attacked(game, scenario, packed, len(turns))


@pytest.mark.parametrize("path", FIXTURES, ids=[path.stem for path in FIXTURES])
def test_an_old_link_stays_readable_forever(path: Path) -> None:
    # If one of these fails, a new version letter is needed and the old letter's tables must be kept. Never replace a
    # fixture. Each holds a link, its whole scenario, and the commands in it.
    fixture = json.loads(path.read_text())
    scenario = GAME.read(fixture["scenario"])
    state = GAME.begin(scenario, NO_DICE)
    letter, data = from_text(fixture["link"])
    assert path.stem[0] == letter
    read = unpack_turns(GAME, scenario, data, len(fixture["turns"]))
    assert [{seat: [GAME.write(each) for each in given] for seat, given in turn.items()} for turn in read] == fixture[
        "turns"
    ]
    turns = [
        {
            seat: tuple(GAME.parse(state.scenario, text, hidden=True)[0] for text in texts)
            for seat, texts in turn.items()
        }
        for turn in fixture["turns"]
    ]
    assert to_text(letter, pack_turns(GAME, scenario, turns)) == fixture["link"]


@pytest.mark.parametrize("bought", [1, 15, 16, 17, 18, 10**9, 10**60 - 1])
@pytest.mark.parametrize("moved", [0, 1, 2, 15, 16, 17, 18, 10**9, 10**60 - 1])
def test_counts_of_moved_pieces_survive_packing(bought: int, moved: int) -> None:
    scenario = SCENARIOS["headquarters-2"]
    # In a tile that belongs to no player: only the purchased pieces could be there, and twice the maximum is more than
    # possible.
    order = (Purchase("INF", bought, "Rozz"), Move("INF", "Rozz", "R1", moved), Move("INF", "R1", "Rozz", moved))
    turns = [{"RED": order * 2, "BLUE": (Move("INF", "Drift", "D1", 5),)}] * 3
    packed = pack_turns(GAME, scenario, turns)
    assert list(unpack_turns(GAME, scenario, packed, 3)) == turns


@pytest.mark.parametrize("name", ["two-coasts", "rails-2"])
def test_the_order_of_a_scenarios_keys_does_not_change_the_bytes(name: str) -> None:
    turns = played(name, 6)
    packed = pack_turns(GAME, SCENARIOS[name], turns)
    other = GAME.read(json.loads(json.dumps(dict(GAME.to_mapping(SCENARIOS[name])), sort_keys=True)))
    assert list(other.board.tiles) != list(SCENARIOS[name].board.tiles)
    assert pack_turns(GAME, other, turns) == packed


# Bytes that are not a packing


def _read(game: Rules, scenario: Any, data: bytes, number: int) -> bool:
    """Whether these bytes can be read; if not, BadLink refuses them, and if so, packing the result gives them back."""
    try:
        read = unpack_turns(game, scenario, data, number)
    except BadLink as fault:
        assert fault.text
        return False
    assert pack_turns(game, scenario, read) == data
    return True


def _attacked(game: Rules, scenario: Any, packed: bytes, number: int) -> None:
    """Change every byte, cut off every end, and append extra bytes."""
    for place in range(len(packed)):
        for mask in (0x01, 0x80, 0xFF):
            _read(game, scenario, packed[:place] + bytes([packed[place] ^ mask]) + packed[place + 1 :], number)
        _read(game, scenario, packed[:place], number)
    assert not _read(game, scenario, packed + b"\0", number)
    for more in range(1, 256, 7):
        _read(game, scenario, packed + bytes([more]), number)


@pytest.mark.parametrize("name", ["headquarters-2", "rails-2", "grand-6", "doomsday-6"])
def test_changed_bytes_are_refused_or_form_another_valid_packing(name: str) -> None:
    turns = played(name, 3 if len(SCENARIOS[name].players) < 4 else 1)
    packed = pack_turns(GAME, SCENARIOS[name], turns)
    assert len(packed) > 20
    _attacked(GAME, SCENARIOS[name], packed, len(turns))


@law
@given(st.sampled_from(sorted(SCENARIOS)), st.binary(max_size=60), st.integers(0, 30))
def test_any_bytes_are_refused_or_form_a_valid_packing(name: str, data: bytes, number: int) -> None:
    _read(GAME, SCENARIOS[name], data, number)


@pytest.mark.parametrize("number", [-1, MOST_TURNS + 1, 10**9])
def test_an_absurd_number_of_turns_is_refused(number: int) -> None:
    with refusing(BadLink, r"links-most-turns\(number=1000\)"):
        unpack_turns(GAME, SCENARIOS["headquarters-2"], b"", number)


@pytest.mark.parametrize("byte", [0x00, 0x55, 0xFF])
def test_a_few_bytes_cannot_cause_much_work(byte: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Count the commands that are read, not seconds: machines differ.
    read = 0

    class Counting(Decoder):
        def code(self, model: Any, choice: int | None) -> int:
            nonlocal read
            read += 1
            return super().code(model, choice)

    monkeypatch.setattr(command_codec, "Decoder", Counting)
    _read(GAME, SCENARIOS["grand-6"], bytes([byte]) * 300, MOST_TURNS)
    assert read < 20 * command_codec.MOST_COMMANDS_IN_ALL


def test_the_longest_match_of_cheap_commands_can_be_read() -> None:
    scenario = SCENARIOS["grand-6"]
    one = Move("INF", next(iter(scenario.board.tiles)), next(reversed(scenario.board.tiles)), 3)
    turns = [dict.fromkeys(scenario.players, (one,))] * MOST_TURNS
    packed = pack_turns(GAME, scenario, turns)
    assert len(packed) < 2000
    assert list(unpack_turns(GAME, scenario, packed, MOST_TURNS, 2 * MOST_WRITTEN)) == turns
    # This is more than a match by link allows.
    assert sum(len(GAME.write(one)) for turn in turns for _ in turn) > MOST_WRITTEN
    few = pack_turns(GAME, scenario, turns[:3])
    with refusing(BadLink, "links-commands-too-long"):
        unpack_turns(GAME, scenario, few, 3, 17 * len(GAME.write(one)))
    assert len(unpack_turns(GAME, scenario, few, 3, 18 * len(GAME.write(one)))) == 3


def test_more_than_a_link_can_hold_is_refused() -> None:
    scenario = SCENARIOS["headquarters-2"]
    with refusing(BadLink, r"links-most-commands-a-turn\(number=60\)"):
        pack_turns(GAME, scenario, [{"RED": (Nothing(),) * (MOST_COMMANDS + 1)}])
    with refusing(BadLink, r"links-most-turns\(number=1000\)"):
        pack_turns(GAME, scenario, [{}] * (MOST_TURNS + 1))
    with refusing(BadLink, r"links-most-commands\(number=6000\)"):
        pack_turns(GAME, scenario, [{"RED": (Nothing(),) * MOST_COMMANDS}] * MOST_TURNS)


def test_too_much_text_is_refused() -> None:
    scenario = SCENARIOS["headquarters-2"]
    long = (Message("BLUE", "a" * LONGEST_MESSAGE_BYTES),) * MOST_COMMANDS
    with refusing(BadLink, "links-too-much-text"):
        pack_turns(GAME, scenario, [{"RED": long}] * 10)


@pytest.mark.parametrize(
    "command",
    [
        # Two lines in one command would look like two commands when texts are joined by line breaks.
        Message("BLUE", "one\nN:"),
        Message("PURPLE", "hello"),
        Move("INF", "Nowhere", "Rozz"),
        Move("INF", "Rozz", "Nowhere"),
        Move("HORSE", "Rozz", "R1"),
        Move("INF", "Rozz", "R1", 10**60),
        Move("INF", "Rozz", "R1", -1),
    ],
)
def test_commands_that_notation_cannot_write_cannot_be_packed(command: Command) -> None:
    with pytest.raises(ValueError):
        pack_turns(GAME, SCENARIOS["headquarters-2"], [{"RED": (command,)}])


# The coder itself


@law
@given(st.lists(st.tuples(st.lists(st.integers(0, 2**24), min_size=1, max_size=40), st.integers(0, 39))))
def test_any_choices_with_any_weights_decode_correctly(drawn: list[tuple[list[int], int]]) -> None:
    choices = [(weights, place % len(weights)) for weights, place in drawn if weights[place % len(weights)]]
    writer = Encoder()
    for weights, choice in choices:
        assert writer.code(FixedModel(weights), choice) == choice
    data = writer.finish()
    reader = Decoder(data)
    for weights, choice in choices:
        assert reader.code(FixedModel(weights), None) == choice
    reader.finish()


@pytest.mark.parametrize("number", [8, 40, 400])
@pytest.mark.parametrize(("last", "first_byte"), [(0, 0x7F), (2, 0x80)])
def test_a_carry_propagates_through_all_bytes(number: int, last: int, first_byte: int) -> None:
    # Choosing the middle half again and again keeps the interval around 0.5: 7F FF FF … is written. Only the last
    # choice decides between that and 80 00 00 …
    weights = [1, 2, 1]
    choices = [1] * number + [last, 1, 0, 1]
    writer = Encoder()
    for choice in choices:
        writer.code(FixedModel(weights), choice)
    data = writer.finish()
    assert data[0] == first_byte
    reader = Decoder(data)
    assert [reader.code(FixedModel(weights), None) for _ in choices] == choices
    reader.finish()


@law
@given(st.lists(st.integers(0, 10**60 - 1), max_size=20), st.lists(st.text(max_size=30), max_size=6))
def test_numbers_and_texts_decode_correctly(numbers: list[int], texts: list[str]) -> None:
    texts = [text for text in texts if text.isprintable()]
    writer = Encoder()
    tables = Tables()
    for number in numbers:
        code_number(writer, tables, "n", number, 10**60 - 1)
    for text in texts:
        code_text(writer, tables, "t", text, 200)
    reader = Decoder(writer.finish())
    tables = Tables()
    assert [code_number(reader, tables, "n", None, 10**60 - 1) for _ in numbers] == numbers
    assert [code_text(reader, tables, "t", None, 200) for _ in texts] == texts
    reader.finish()


def test_the_bench_prints_a_row_for_each_number_of_seats_and_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_compression, "TURNS", (2, 3))
    assert len(list(turn_compression.rows())) == 1 + 3 * 3 * 2
