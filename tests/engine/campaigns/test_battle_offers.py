"""Commands in a battle are made by picks: what is offered next, and what the picks make."""

from __future__ import annotations

from typing import Any

from rozz import library
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.text.wording import unit_name_within
from rozz.engine.game import Offer
from rozz.engine.said import said
from rozz.engine.validation import PathValue

GAME = library.game("campaigns")
MAP = GAME.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
BATTLE = {"at": "Harvest Cross", "attacker": "MUNCHKINS", "from": "Pumpkin Fields", "turn": 2}


def fought(moment: str, spaces: dict[str, Any], **more: Any) -> State:
    """A battle in which the Munchkins attack."""
    position = {"battle": {**BATTLE, "spaces": spaces, **more}}
    return CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue(moment))


def offered(state: State, seat: str, *picks: str) -> Offer:
    return GAME.offer(state, seat, (), picks)


def written(state: State, seat: str, *picks: str) -> str:
    """The command that picks make."""
    command = offered(state, seat, *picks).command
    return GAME.write(command) if command else ""


def places(offer: Offer, space: str) -> set[str]:
    """The picks that lie in a space."""
    return {pick.key for pick in offer.picks if pick.place == space}


def advancing(**more: Any) -> State:
    """A balloon that moves two spaces and fires one far, C24.2; spears stand in its way."""
    spaces = {"2C": {"A": ["MBAL1"]}, "4C": {"D": ["WREG1"]}, "5C": {"D": ["WMED1"]}}
    return fought("activation", spaces, next="MUNCHKINS", orders={"MBAL1": "A"}, **more)


def test_beside_an_attack_on_a_space_fire_at_it_stays_on_offer() -> None:
    """C14.1: after one step a balloon goes on into 4C, or fires at it; who has picked one may still pick the other."""
    state = advancing()
    for last in ("4C", "fire 4C"):
        offer = offered(state, "MUNCHKINS", "MBAL1", "3C", last)
        assert offer.made == ("MBAL1", "3C", last)
        assert places(offer, "4C") == {"4C", "fire 4C"}
    assert written(state, "MUNCHKINS", "MBAL1", "3C", "4C", "fire 4C") == "A: MBAL1 > 3C fire 4C"


def bell_in(moment: str) -> State:
    """The Winkies have Evora's group of two and the Bell, and lancers, in one space."""
    spaces = {"2C": {"A": ["Zoraster+MREG1"]}, "4C": {"D": ["Evora+WREG1+Bell+WREG2", "WZIL1"]}}
    return fought(moment, spaces)


def test_groups_ask_who_carries_the_bell_and_whom_a_unit_joins() -> None:
    """C10.1: bell carriers are named in this step; a unit joins a leader."""
    state = bell_in("groups")
    assert offered(state, "WINKIES").expects == said("campaigns-offer-groups")
    assert offered(state, "WINKIES", "Bell").expects == said("campaigns-offer-groups-bell")
    in_hand = said("campaigns-offer-groups-in-hand", name=unit_name_within("WREG2"))
    assert offered(state, "WINKIES", "WREG2").expects == in_hand


def test_casting_nothing_clears_the_spells_and_a_spell_replaces_it() -> None:
    """C11.1: each magic user may cast one of its spells, or none."""
    state = bell_in("spells")
    poppies, phantoms = "Evora Poppies on MREG1", "Evora Phantom Allies on WREG2"
    assert written(state, "WINKIES", poppies) == "S: Evora Poppies > MREG1"
    assert written(state, "WINKIES", poppies, phantoms) == "S: Evora Phantom Allies > WREG2"
    assert written(state, "WINKIES", phantoms, "ring") == "S: Evora Phantom Allies > WREG2; Bell"
    nothing = offered(state, "WINKIES", poppies, "ring", "none")
    assert nothing.made == ("none",) and nothing.command is not None and GAME.write(nothing.command) == "S: -"
    assert written(state, "WINKIES", "none", poppies) == "S: Evora Poppies > MREG1"
    assert written(state, "WINKIES", "none", "ring") == "S: Bell"
