"""The commands that are examined for puzzles in Campaigns of Ozz: every one that is legal, each once."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.model.commands import Say
from rozz.engine.campaigns.model.state import Attack, Combat, Forced, State
from rozz.engine.puzzles.puzzle_protocol import Unlimited
from rozz.engine.validation import PathValue

GAME = library.game("campaigns")
ADAPTER = CampaignsPuzzleAdapter()


def at(position: dict[str, Any], moment: str, scenario: str = "meeting-the-wizard", **changed: Any) -> State:
    mapping = {**library.scenario_mapping(scenario, "campaigns"), **changed}
    return ADAPTER.state_from(GAME.read(mapping), PathValue(position), PathValue(moment))


def mustering() -> State:
    """Before a battle in the capital of WINKIES."""
    muster = {"A": ["Sourdough", "MREG1", "MREG2"], "D": ["WREG1"]}
    battle = {"at": "Winkopolis", "attacker": "MUNCHKINS", "from": "Tinmoor", "muster": muster}
    return at({"battle": battle}, "muster")


def written(state: State, seat: str) -> list[str]:
    return [GAME.write(each) for each in ADAPTER.commands(state, seat, ())]


def test_each_way_to_fight_with_each_number_of_guns_is_examined_once() -> None:
    """C7.3 and C17.1: two guns at most in a capital, none for the attacker."""
    state = mustering()
    ways = ["B: fast", "B: fast guns 1", "B: fast guns 2", "B: board", "B: board guns 1", "B: board guns 2"]
    assert sorted(written(state, "WINKIES")) == sorted(ways)
    assert sorted(written(state, "MUNCHKINS")) == ["B: board", "B: fast"]


def test_each_march_with_each_drop_and_take_is_examined_once() -> None:
    """C5.2 and C5.3: units may be dropped at the first point; units and heroes there may be taken along."""
    points = {
        "Gillarch": {"GILLIKINS": ["Bramble", "GREG1"]}, "Purple Spire": {"GILLIKINS": ["Arella", "GREG2"]},
    }  # fmt: skip
    seats = {"GILLIKINS": ["Gillikins"], "WINKIES": ["Winkies"]}
    state = at({"points": points}, "activate", seats=seats, sides=[["GILLIKINS"], ["WINKIES"]])
    texts = written(state, "GILLIKINS")
    assert len(set(texts)) == len(texts)
    whole = "M: Bramble+GREG1 @ Gillarch > "
    drops, takes = ("", " drop GREG1"), ("", " take Arella", " take GREG2", " take Arella+GREG2")
    expected = {f"{whole}Purple Spire{drop}{take} > Wolfgate" for drop in drops for take in takes}
    expected |= {f"{whole}Black Edge{drop} > Wolfgate" for drop in drops}
    assert {text for text in texts if text.startswith(whole) and text.endswith(" > Wolfgate")} == expected


def test_each_caster_casts_one_spell_or_none_in_any_order() -> None:
    """C11.1 and C11.8: spells that help go to one's own units, others to enemies and the Bell, which may be rung."""
    spaces = {"2C": {"A": ["WREG1+Bell"]}, "4C": {"D": ["Zoraster", "Witch 1", "MREG1"]}}
    battle = {"attacker": "WINKIES", "turn": 2, "spaces": spaces}
    state = at({"known": {"Witch 1": "Confusion"}, "battle": battle}, "spells", "battle-on-the-board")
    first = ["Healing > MREG1", "Good Luck > MREG1", "Poor Luck > WREG1", "Poor Luck > Bell"]
    rows = [*([f"Zoraster {each}"] for each in first), *([f"Witch 1 Confusion > {each}"] for each in ("WREG1", "Bell"))]
    both = [pair for pair in permutations([row[0] for row in rows], 2) if pair[0].split()[0] != pair[1].split()[0]]
    expected = ["-", *(row[0] for row in rows), *map("; ".join, both)]
    assert len(expected) == 1 + 6 + 16
    assert sorted(written(state, "MUNCHKINS")) == sorted(f"S: {each}" for each in expected)
    assert written(state, "WINKIES") == ["S: -", "S: Bell"]


def test_nobody_else_and_no_second_command_is_examined() -> None:
    state = mustering()
    assert ADAPTER.commands(state, "GILLIKINS", ()) == ()
    assert ADAPTER.commands(state, "WINKIES", (Say("board"),)) == ()


def test_commands_without_number_are_not_examined() -> None:
    spaces = {"2C": {"A": ["WREG1"]}, "4C": {"D": ["MREG1"]}}
    state = at({"battle": {"attacker": "WINKIES", "turn": 2, "spaces": spaces}}, "orders", "battle-on-the-board")
    with pytest.raises(Unlimited, match="MUNCHKINS"):
        ADAPTER.commands(state, "MUNCHKINS", ())


def test_what_each_seat_holds_and_how_much() -> None:
    """Leaders count neither as units nor as holding a place, C1.3; units still waiting to be deployed count."""
    state = mustering()
    assert ADAPTER.pieces(state, "MUNCHKINS") == 2
    assert ADAPTER.pieces(state, "WINKIES") == 1
    spaces = {
        "2C": {"A": ["Evora+WREG1+WREG2"]}, "3C": {"A": ["WREG3"]}, "4C": {"D": ["MREG1"]}, "5C": {"D": ["Zoraster"]},
    }  # fmt: skip
    board = at({"battle": {"attacker": "WINKIES", "turn": 2, "spaces": spaces}}, "orders", "battle-on-the-board")
    assert ADAPTER.places(board, "WINKIES") == {"2C", "3C"} and ADAPTER.places(board, "MUNCHKINS") == {"4C"}
    assert ADAPTER.pieces(board, "WINKIES") == 3 and ADAPTER.pieces(board, "MUNCHKINS") == 1
    points = {"Straw Ferry": {"WINKIES": ["Evora", "WREG1", "WREG2"]}, "Ovengate": {"MUNCHKINS": ["Hardsole"]}}
    control = {"Mossbank": "MUNCHKINS", "Milldale": "MUNCHKINS", "Boarwallow": "WINKIES", "Tinmoor": "MUNCHKINS"}
    land = at({"points": points, "control": control}, "activate")
    assert ADAPTER.places(land, "WINKIES") & {*control, *points} == {"Straw Ferry", "Boarwallow"}
    assert ADAPTER.places(land, "MUNCHKINS") & {*control, *points} == {"Mossbank", "Milldale", "Tinmoor"}
    assert ADAPTER.pieces(land, "WINKIES") == 2 and ADAPTER.pieces(land, "MUNCHKINS") == 0


def test_fights_come_last_and_moves_before_them() -> None:
    """Of replies that are equally bad the one that was examined last is shown: a fight, if there is one."""
    spaces = {"2C": {"A": ["WREG1"]}, "1L": {"A": ["WREG2"]}, "3C": {"D": ["MREG1"]}}
    battle = {"attacker": "WINKIES", "turn": 2, "next": "WINKIES", "spaces": spaces}
    state = at({"battle": {**battle, "orders": {"WREG1": "A", "WREG2": "S"}}}, "activation", "battle-on-the-board")
    texts = written(state, "WINKIES")
    fights = {"A: WREG1 > 3C", "A: WREG1 fire 3C"} & {*texts}
    moves = {text for text in texts if ">" in text} - fights
    stays = {"A: WREG1", "A: WREG2"} & {*texts}
    assert "A: WREG1 > 3C" in fights and moves and stays
    order = [3 if text in fights else 2 if text in moves else 1 if text in stays else 0 for text in texts]
    assert order == sorted(order) and {*order} == {0, 1, 2, 3}


def on_the_board(*hits: Attack, **changed: Any) -> State:
    spaces = {"2C": {"A": ["WREG1"]}, "3C": {"D": ["MREG1"]}}
    battle = {"attacker": "WINKIES", "turn": 2, "next": "WINKIES", "spaces": spaces, "orders": {"WREG1": "A"}}
    state = at({"battle": {**battle, **changed}}, "activation", "battle-on-the-board")
    combat = Combat("A", "melee", "3C", "2C", ("WREG1",), hits={"D": hits})
    return replace(state, battle=state.battle.changed(combat=combat)) if hits else state


def test_positions_are_one_if_nothing_sets_them_apart() -> None:
    """C14.7: nothing protects from a hit by more than three, so larger margins are the same, in any order."""
    key = ADAPTER.key
    assert key(on_the_board()) == key(on_the_board())
    assert key(on_the_board()) != key(on_the_board(orders={"WREG1": "B"}))
    assert key(on_the_board()) != key(on_the_board(turn=3))
    assert key(on_the_board()) != key(replace(on_the_board(), resigned=frozenset(("WINKIES",))))
    two, three, four, nine = (Attack(margin, "melee", False) for margin in (2, 3, 4, 9))
    assert key(on_the_board(two)) != key(on_the_board()) != key(on_the_board(three))
    assert key(on_the_board(two)) != key(on_the_board(three)) == key(on_the_board(four)) == key(on_the_board(nine))
    assert key(on_the_board(two, nine)) == key(on_the_board(four, two)) != key(on_the_board(two, two))
    assert key(on_the_board(three)) != key(on_the_board(Attack(3, "fire", False)))
    assert key(on_the_board(three)) != key(on_the_board(Attack(3, "melee", True)))
    assert hash(key(on_the_board(two, nine))) == hash(key(on_the_board(nine, two)))


def test_forced_activations_and_decisions_in_a_combat_are_within() -> None:
    state = on_the_board()
    assert not ADAPTER.is_within(state)
    forced = replace(state, battle=state.battle.changed(forced=Forced("A", "WREG1")))
    assert ADAPTER.is_within(forced)
    within = ("answer", "shots", "losses", "attrition", "refuge", "keep", "honors")
    assert all(ADAPTER.is_within(replace(state, moment=moment)) for moment in within)
    without = ("groups", "spells", "orders", "turn-order", "leaders", "withdraw", "muster", "initiative", "activate")
    assert not any(ADAPTER.is_within(replace(forced, moment=moment)) for moment in without)


def test_two_commands_are_never_the_same() -> None:
    state = mustering()
    keys = {ADAPTER.equivalence_key(state, "WINKIES", (each,)) for each in ADAPTER.commands(state, "WINKIES", ())}
    assert len(keys) == 6 and ADAPTER.has_dice
