"""The contract's laws for Campaigns of Ozz, and random matches from the first moment to the last."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rozz import shipped_files
from rozz.engine import record
from rozz.engine.campaigns.legality import combat_legality, legality
from rozz.engine.campaigns.map import march_legality
from rozz.engine.campaigns.model.tables import COUNTERS, LEADERS, NATIONS, OPTIONS
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.dice import KeyedDice
from rozz.engine.match import Match
from rozz.engine.validation import PathValue
from tests.laws import GameLaws
from tests.support.engine.campaign_checks import check_match
from tests.support.engine.random_campaigns import random_legal_command

GAME = Campaigns()
BATTLE = GAME.read(shipped_files.read("campaigns/battle-on-the-board"))
MEETING = shipped_files.read("campaigns/meeting-the-wizard")
#: Battles and whole campaigns of random play: `make fuzz` plays 50 and 5.
BATTLES, WARS = int(os.environ.get("ROZZ_BATTLES", "4")), int(os.environ.get("ROZZ_WARS", "1"))
SINGLE = {nation.upper(): [nation] for nation in ("Munchkins", "Quadlings", "Winkies", "Gillikins")}
CAMPAIGNS = (
    MEETING,
    {**MEETING, "seats": {"WEST": ["Munchkins", "Quadlings"], "EAST": ["Winkies", "Gillikins"]},
     "sides": [["WEST"], ["EAST"]]},
    {**MEETING, "seats": SINGLE, "sides": [["MUNCHKINS", "QUADLINGS"], ["WINKIES", "GILLIKINS"]]},
    {**MEETING, "seats": SINGLE, "sides": [[seat] for seat in SINGLE]},
)  # fmt: skip


class TestLaws(GameLaws):
    """On the map; the laws of the battle on the board are in `tests/test_laws.py`."""

    game = GAME

    def begin(self, seed: int) -> Match:
        return Match.begin(GAME, GAME.read(CAMPAIGNS[seed % 4]), "laws", key=b"%d" % seed)

    def orders(self, state: Any, seed: int) -> dict[str, tuple[Any, ...]]:
        chance = Random(seed)
        return {seat: (random_legal_command(state, seat, chance),) for seat in state.asked}


def play_on(match: Match, chance: Random, most: int) -> Match:
    """The match played to its end, or for a number of moments."""
    for _ in range(most):
        if match.outcome is not None:
            break
        for seat in match.asked:
            command = random_legal_command(match.state, seat, chance)
            assert legality.is_legal(match.state, seat, command), GAME.write(command)
            assert GAME.parse(match.scenario, GAME.write(command)) == (command,)
            match = match.hand_in(seat, (command,))
        match = match.reveal()
        check_match(match)
    return match


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(BATTLES))
def test_a_battle_is_played_to_its_end(seed: int) -> None:
    match = play_on(Match.begin(GAME, BATTLE, "random", key=b"%d" % seed), Random(seed), 1500)
    assert match.outcome is not None and match.outcome.rule == "C20.3"
    assert match.state.battle.turn <= BATTLE.turns
    assert any(played.rolls and not played.moment.is_sealed for played in match.played), "it rolls in open play"
    reading = record.read(record.to_json(match), lambda name: GAME)
    assert not reading.differs_from and reading.match == match


@pytest.mark.parametrize("seed", range(4))
def test_a_campaign_is_played_to_its_end(seed: int) -> None:
    match = play_on(
        Match.begin(GAME, GAME.read({**CAMPAIGNS[seed], "turns": 2}), "random", key=b"%d" % seed), Random(seed), 6000
    )
    assert match.outcome is not None and match.outcome.rule in ("C20.1", "C20.2")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(WARS))
def test_a_whole_campaign_is_played_to_its_end(seed: int) -> None:
    match = play_on(
        Match.begin(GAME, GAME.read(CAMPAIGNS[seed % 4]), "war", key=b"war %d" % seed), Random(f"war {seed}"), 12000
    )
    assert match.outcome is not None and match.outcome.rule in ("C20.1", "C20.2")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(BATTLES))
def test_exactly_the_listed_activations_are_legal(seed: int) -> None:
    """Every activation that could be written for a force is legal if and only if it is listed."""
    chance = Random(seed)
    match = Match.begin(GAME, BATTLE, "listed", key=b"%d" % seed)
    for _ in range(60):
        if match.outcome is not None:
            break
        state = match.state
        if state.moment == "activation":
            (seat,) = state.asked
            listed = set(GAME.legal(state, seat) or ())
            for command in guesses(state, chance):
                assert legality.is_legal(state, seat, command) == (command in listed), GAME.write(command)
        match = play_on(match, chance, 1)


def guesses(state: Any, chance: Random) -> list[Any]:
    """Random activations: any force, any steps, any combat."""
    from rozz.engine.campaigns.model.battleboard import NEIGHBOURS, SPACES
    from rozz.engine.campaigns.model.commands import Activate, Change, Coordinate, Join, Wait

    found: list[Any] = [Wait()]
    for force in state.battle.forces:
        found += [Change(force.name, order) for order in "ASB"] + [Coordinate(force.name), Join(force.name)]
        for _ in range(40):
            here, steps = force.space, []
            for _ in range(chance.randrange(4)):
                here = chance.choice((*NEIGHBOURS[here], "off")) if here != "off" else "off"
                steps.append(here)
            target = chance.choice(SPACES)
            combat = chance.choice(("", "", "fire", "melee"))
            command = Activate(force.name, tuple(steps), combat, target if combat == "fire" else "")
            # `melee` where it is automatic is legal but not listed, C26.
            if not (combat == "melee" and steps):
                found.append(command)
    return found


def random_armies(chance: Random) -> dict[str, Any]:
    """A battle of two nations with mercenaries, witches and any options."""
    one, other = chance.sample(NATIONS, 2)
    forces: dict[str, list[str]] = {}
    for seat, nation, parity in (("ONE", one, 0), ("OTHER", other, 1)):
        own = [unit for unit, home in COUNTERS.items() if home == nation and not unit.startswith("WSKE")]
        hired = [unit for unit in COUNTERS if unit[0] == "X" and int(unit[-1]) % 2 == parity]
        names = [*chance.sample(own, 7), *chance.sample(hired, 3), f"Witch {parity + 1}"]
        names += [name for name, leader in LEADERS.items() if leader.nation == nation][:3]
        carriers = [name for name in names if name[:4] in ("WREG", "WZIL", "WBOR", "WMRK")]
        forces[seat] = [f"{name}+Bell" if name in carriers[:1] else name for name in names]
    options = {key: chance.choice(option.values) for key, option in OPTIONS.items()}
    return {
        "game": "campaigns", "name": "random armies", "kind": "battle", "attacker": "ONE", "forces": forces,
        "seats": {"ONE": [one], "OTHER": [other]}, "terrain": {"all": "forest", "3L": "hills", "3R": "plain"},
        "options": {key: {"true": True, "false": False}.get(value, value) for key, value in options.items()},
    }  # fmt: skip


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(BATTLES))
def test_random_armies_fight_to_the_end(seed: int) -> None:
    """A position that is written and read again offers the same activations."""
    chance = Random(seed)
    match = Match.begin(GAME, GAME.read(random_armies(chance)), "armies", key=b"%d" % seed)
    for _ in range(1500):
        if match.outcome is not None:
            break
        match = play_on(match, chance, 1)
        state = match.state
        if state.moment == "activation" and state.battle.forced is None:
            again = read_position(PathValue(write_position(state)), match.scenario, 1, state.moment)
            again = replace(again, asked=state.asked)
            assert set(GAME.legal(again, state.asked[0]) or ()) == set(GAME.legal(state, state.asked[0]) or ())
    assert match.outcome is not None


def test_a_large_army_gets_offers_and_verdicts_without_listing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four Heroes and twelve units have 143,000 moves: offers, verdicts and seats to ask need only a few of them."""
    army = ["Zoraster", "Sourdough", "Hardsole", "Tic-Tok", "MREG1", "MREG2", "MREG3", "MCAV1", "MCAV2", "MGRD1",
            "MLWR1", "MMED1", "MLGT1", "MBAL1", "XGIA1", "XPMP1"]  # fmt: skip
    scenario = GAME.read(MEETING)
    state = read_position(PathValue({"points": {"Ovengate": {"MUNCHKINS": army}}}), scenario, 1, "activate")
    state = replace(state, asked=("MUNCHKINS",))
    looked_at = []
    found = march_legality._MapView.moves

    def moves(self: Any, stack: Any, start: str) -> Any:
        looked_at.append(stack)
        return found(self, stack, start)

    monkeypatch.setattr(march_legality._MapView, "moves", moves)
    staying = sorted(set(army) - {"Zoraster", "MREG1", "MREG2"})
    made = ("Ovengate", *(f"without {name}" for name in staying), "Pumpkin Fields")
    for number in range(len(made) + 1):
        offer = GAME.offer(state, "MUNCHKINS", (), made[:number])
        assert offer.made == made[:number]
    command = offer.command
    assert legality.is_legal(state, "MUNCHKINS", command)
    assert GAME.picks_for(state, "MUNCHKINS", (), command) == made
    assert legality.only_command(state, "MUNCHKINS") is None
    assert len(looked_at) < 20


def test_many_units_that_may_fall_back_are_offered_it_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven units, six cavalry and a balloon, have 20,480 answers: these are never listed."""
    scenario = GAME.read({**MEETING, "seats": SINGLE, "sides": [["MUNCHKINS", "QUADLINGS"], ["WINKIES", "GILLIKINS"]]})
    riders = ["QCAV1", "QCAV2", "QCAV3", "MCAV1", "MCAV2", "MCAV3", "MBAL1"]
    battle = {"at": "Munchton", "attacker": "WINKIES", "defender": "QUADLINGS", "from": "Ovengate", "turn": 2,
              "next": "WINKIES", "orders": {"Zerde": "A"},
              "spaces": {"2C": {"A": ["Zerde+WREG1+WREG2"]}, "3C": {"D": riders}}}  # fmt: skip
    state = replace(read_position(PathValue({"battle": battle}), scenario, 1, "activation"), asked=("WINKIES",))
    monkeypatch.setattr(combat_legality, "every_answer", None)
    unlisted = legality.MOMENTS["answer"]._replace(listing=lambda state, seat: pytest.fail("all answers were listed"))
    monkeypatch.setitem(legality.MOMENTS, "answer", unlisted)
    (command,) = GAME.parse(scenario, "A: Zerde > 3C")
    state = GAME.next_state(state, {"WINKIES": (command,)}, KeyedDice(b"answers", ""))
    assert (state.moment, state.asked) == ("answer", ("QUADLINGS",))
    nobody = GAME.offer(state, "QUADLINGS", (), ())
    assert nobody.command is None and len(nobody.picks) == 1 + 7 * 3 + 1
    offer = GAME.offer(state, "QUADLINGS", (), ("back MCAV1 to 4C", "aloft MBAL1", "back MCAV1 to 4L"))
    assert GAME.write(offer.command) == "R: back MCAV1 > 4L; aloft MBAL1"
    assert GAME.picks_for(state, "QUADLINGS", (), offer.command) == offer.made
    standing = GAME.offer(state, "QUADLINGS", (), (*offer.made, "-"))
    assert standing.made == ("-",) and GAME.write(standing.command) == "R: -"
