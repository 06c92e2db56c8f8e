"""The likely results of an attack are those of its dice: worked out by hand, and compared with every roll."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.battle.fight_odds import Odds, fight_begun_by
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.model.commands import Activate
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.campaigns.text.notation import parse
from rozz.engine.dice import RecordedDice
from rozz.engine.validation import PathValue

GAME = Campaigns()
MAP = GAME.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))


def at(spaces: dict[str, Any], orders: dict[str, str], **more: Any) -> State:
    """The Munchkins activate a force next."""
    battle = {"at": "Harvest Cross", "attacker": "MUNCHKINS", "from": "Pumpkin Fields", "next": "MUNCHKINS"}
    position = {"battle": {**battle, "spaces": spaces, "orders": orders, **more}}
    return CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue("activation"))


def likely(state: State, text: str) -> Odds | None:
    command = parse(text)
    assert isinstance(command, Activate) and legality.is_legal(state, state.asked[0], command)
    fight = fight_begun_by(state, command)
    return fight.odds if fight else None


CHARGE = at(
    {"2C": {"A": ["Hardsole+MCAV1"]}, "1C": {"A": ["MREG1"]}, "4C": {"D": ["WREG1", "WREG2", "WMED1"]}},
    {"Hardsole": "A"}, terrain={"4C": "hills"},
)  # fmt: skip


def test_a_charge_into_the_hills() -> None:
    """C14.7 to C14.9, C15.2: 4 + 1 against spears at home and a gun; their dice are 3 (the gun fires), 4 and 4."""
    found = likely(CHARGE, "A: Hardsole > 3C > 4C")
    assert found is not None and found.space == "4C" and not found.is_fire
    # A 5 has margin 0, which only the gun can take; that still is one loss.
    assert found.enemy_losses == pytest.approx((0.5, 0.5))
    assert found.own_losses == pytest.approx((0.7 * 0.6 * 0.6, 1 - 0.7 * 0.6 * 0.6))
    assert found.cleared == 0.0


def test_protection_makes_hits_miss() -> None:
    """C15.10: against spears at home alone a margin of 0 is no loss: 4 of 10 instead of 5."""
    state = at({"2C": {"A": ["Hardsole+MCAV1"]}, "4C": {"D": ["WREG1"]}}, {"Hardsole": "A"}, terrain={"4C": "hills"})
    found = likely(state, "A: Hardsole > 3C > 4C")
    assert found is not None and found.enemy_losses == pytest.approx((0.6, 0.4)) and found.cleared == pytest.approx(0.4)


def test_a_better_hit_reaches_a_better_protected_unit() -> None:
    """C14.7, C14.8: two charges of 4 + 1 against spears at home (protection 1) and a gun (protection 0).

    Each hits with a margin of 1 or more on 1 to 4, and with a margin of 0 on a 5. Two hits destroy both units unless
    both margins are 0.
    """
    spaces = {"2C": {"A": ["Hardsole+MCAV1+MCAV2"]}, "4C": {"D": ["WREG1", "WMED1"]}}
    found = likely(at(spaces, {"Hardsole": "A"}, terrain={"4C": "hills"}), "A: Hardsole > 3C > 4C")
    assert found is not None and found.enemy_losses == pytest.approx((0.25, 0.51, 0.24))


def test_a_unit_that_flies_over_its_home_terrain_has_both_protections() -> None:
    """C14.7, C15.5, C15.10: a gun's 4 against apes over hills, +1 and +1: it hits on 1 and 2; nobody fires back."""
    state = at({"2C": {"A": ["MMED1"]}, "3C": {"D": ["XAPE1"]}}, {"MMED1": "S"}, terrain={"3C": "hills"})
    found = likely(state, "A: MMED1 fire 3C")
    assert found is not None and found.enemy_losses == pytest.approx((0.8, 0.2)) and found.risk == 0


def test_a_unit_saved_by_healing_is_not_lost() -> None:
    """C24.3: Munchkin infantry fires with 2 at one unit under Healing."""
    state = at(
        {"2C": {"A": ["MREG1"]}, "3C": {"D": ["WREG1"]}, "5C": {"D": ["Evora"]}, "1C": {"A": ["Zoraster"]}},
        {"MREG1": "S"}, spells=["Zoraster Healing > WREG1"],
    )  # fmt: skip
    found = likely(state, "A: MREG1 fire 3C")
    assert found is not None and found.hit == 0 and found.risk == 0


def test_a_move_without_an_attack_has_no_odds() -> None:
    assert likely(CHARGE, "A: Hardsole > 3C") is None


@pytest.mark.parametrize(
    ("spaces", "orders", "text"),
    [
        ({"2C": {"A": ["Hardsole+MREG1+MREG2"]}, "3C": {"D": ["WMED1"]}}, {"Hardsole": "S"}, "A: Hardsole fire 3C"),
        ({"2C": {"A": ["MGRD1"]}, "3C": {"D": ["WREG1", "WMED1"]}}, {"MGRD1": "A"}, "A: MGRD1 > 3C"),
    ],
)
def test_chances_match_all_rolls(spaces: dict[str, Any], orders: dict[str, str], text: str) -> None:
    state = at({**spaces, "1L": {"A": ["MREG7"]}, "5R": {"D": ["WREG9"]}}, orders, terrain={"3C": "hills"})
    found = likely(state, text)
    assert found is not None
    own, foes = [0] * 3, [0] * 3
    for faces in product(range(1, 11), repeat=3):
        lost = {"A": 0, "D": 0}
        # A leader left alone may be in danger too, so there are more dice than needed.
        played = GAME.resolve(state, {"MUNCHKINS": (parse(text),)}, RecordedDice([*faces, 10, 10]))
        for phase in played.phases:
            for event in phase.events:
                if event.kind == "eliminated":
                    lost[event.facts["side"]] += 1
        if played.after.moment == "losses":
            (seat,) = played.after.asked
            choice = (legality.legal(played.after, seat) or ())[0]
            lost["A" if seat == "MUNCHKINS" else "D"] += len(choice.units)  # type: ignore[union-attr]
            # A side without a choice takes its loss at the same time.
            other = "D" if seat == "MUNCHKINS" else "A"
            assert played.after.battle is not None and played.after.battle.combat is not None
            lost[other] += bool(played.after.battle.combat.hits.get(other))
        own[lost["A"]] += 1
        foes[lost["D"]] += 1
    assert found.own_losses == pytest.approx([each / 1000 for each in own][: len(found.own_losses)])
    assert found.enemy_losses == pytest.approx([each / 1000 for each in foes][: len(found.enemy_losses)])
