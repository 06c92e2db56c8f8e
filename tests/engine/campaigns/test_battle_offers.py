"""Commands in a battle are made by picks: what is offered next, and what the picks make."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rozz import library, shipped_files
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.model.state import Spell, State
from rozz.engine.campaigns.text.wording import (
    force_name,
    kind_name,
    type_name,
    unit_list,
    unit_name,
    unit_name_within,
)
from rozz.engine.dice import NO_DICE, RecordedDice
from rozz.engine.game import NEXT, Offer, Pick
from rozz.engine.said import Fact, OneOf, Said, Text, said
from rozz.engine.validation import PathValue

GAME = library.game("campaigns")
MAP = GAME.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
BATTLE = {"at": "Harvest Cross", "attacker": "MUNCHKINS", "from": "Pumpkin Fields", "turn": 2}


def fought(moment: str, spaces: dict[str, Any], **more: Any) -> State:
    """A battle in which the Munchkins attack."""
    position = {"battle": {**BATTLE, "spaces": spaces, **more}}
    return CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue(moment))


def offered(state: State, seat: str, *picks: str) -> Offer:
    """The offer after picks, which come from the page as new strings; its own picks lead to the same offer."""
    offer = GAME.offer(state, seat, (), ["".join(list(pick)) for pick in picks])
    assert GAME.offer(state, seat, (), offer.made) == offer
    return offer


def written(state: State, seat: str, *picks: str) -> str:
    """The command that picks make; it leads back to picks that make it."""
    command = offered(state, seat, *picks).command
    if command is None:
        return ""
    assert GAME.offer(state, seat, (), GAME.picks_for(state, seat, (), command)).command == command
    return GAME.write(command)


def places(offer: Offer, space: str) -> set[str]:
    """The picks that lie in a space."""
    return {pick.key for pick in offer.picks if pick.place == space}


def advancing(**more: Any) -> State:
    """A balloon that moves two spaces and fires one space away, C24.2; spears stand in its way."""
    spaces = {"2C": {"A": ["MBAL1"]}, "4C": {"D": ["WREG1"]}, "5C": {"D": ["WMED1"]}}
    return fought("activation", spaces, next="MUNCHKINS", orders={"MBAL1": "A"}, **more)


def test_a_space_can_be_fired_at_instead_of_attacked() -> None:
    """C14.1: after one step a balloon goes on into 4C, or fires at it; if one is picked, the other is still offered."""
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
    for hand, key in (
        ("WREG1", "campaigns-offer-groups-in-hand-leave"),
        ("Evora", "campaigns-offer-groups-in-hand-none"),
        ("WZIL1", "campaigns-offer-groups-in-hand"),
    ):
        assert offered(state, "WINKIES", hand).expects == said(key, name=unit_name_within(hand))


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


def test_orders_go_to_a_force_a_space_or_all() -> None:
    """C10.3: advance, stand or back for every force; the garrison always stands, C9.4."""
    spaces = {"2C": {"A": ["MREG1"]}, "4C": {"D": ["Zephaph+WREG1", "WREG2"]}, "5C": {"D": ["garrison+FREG1"]}}
    state = fought("orders", spaces, at="Winkopolis", **{"from": "Tinmoor"})
    assert written(state, "WINKIES", "all A") == "O: WREG2 A, Zephaph A"
    assert written(state, "WINKIES", "all A", "WREG2 B") == "O: Zephaph A, WREG2 B"
    assert written(state, "WINKIES", "all S") == "O: -"
    assert written(state, "WINKIES", "all S", "garrison A", "MREG1 A", "WREG2 X", "all X") == "O: -"
    untouched, touched = offered(state, "WINKIES"), offered(state, "WINKIES", "all S")
    assert not untouched.made and touched.made == ("WREG2 S", "Zephaph S")
    assert {pick.key for pick in untouched.picks} == {"4C", "5C", "all A", "all S", "all B"}
    in_hand = offered(state, "WINKIES", "4C")
    assert in_hand.made[-1] == "4C" and in_hand.trail == ("4C",)
    assert in_hand.expects == said("campaigns-offer-orders-in-hand", space="4C")
    assert {pick.place: pick.mark for pick in in_hand.picks if pick.place} == {"4C": NEXT, "5C": "own"}
    last = offered(state, "WINKIES", "5C")
    assert {pick.place: pick.mark for pick in last.picks if pick.place} == {"4C": "own", "5C": NEXT}
    keys = {pick.key for pick in in_hand.picks if not pick.place}
    assert {f"{force} {order}" for force in ("WREG2", "Zephaph") for order in "ASB"} <= keys
    assert not any(pick.key.startswith("garrison ") for pick in offered(state, "WINKIES", "5C").picks)


def test_each_flank_of_a_space_has_one_guard_and_each_unit_one_flank() -> None:
    """C10.3 and C15.8: two units of a space, one for each side; leaders cannot be guards."""
    spaces = {"2C": {"A": ["MREG1"]}, "4C": {"D": ["Zephaph+WREG1", "WREG2"]}, "5C": {"D": ["WREG3"]}}
    state = fought("orders", spaces)

    def guards(*picks: str) -> str:
        return written(state, "WINKIES", "all S", *picks)

    left, right = "guard L WREG1", "guard R WREG2"
    assert guards(left, right) == "O: guard L WREG1; guard R WREG2"
    assert guards(left, "guard L WREG2") == "O: guard L WREG2", "another unit takes over"
    assert guards("guard L WREG2", "guard R WREG1") == "O: guard L WREG2; guard R WREG1"
    assert offered(state, "WINKIES", left).made[-1] == left
    assert guards(left, "guard R WREG1") == "O: guard R WREG1", "a unit changes its flank"
    assert guards(left, right, left) == "O: guard R WREG2", "a second tap takes it back"
    assert guards(left, "guard L WREG3") == "O: guard L WREG1; guard L WREG3", "each space has its own"
    assert guards("guard L Zephaph", "guard L MREG1", "guard C WREG1", "guard L WREG9") == "O: -"
    assert written(state, "MUNCHKINS", "all S", "guard L WREG1") == "O: -", "an enemy's unit"
    without = {**library.scenario_mapping("meeting-the-wizard", "campaigns")}
    without["options"] = {**without.get("options", {}), "flank-guards": False}
    plain = replace(state, scenario=GAME.read(without))
    assert written(plain, "WINKIES", "all S", left) == "O: -"
    assert not any(pick.key.startswith("guard") for pick in offered(plain, "WINKIES", "4C").picks)
    keys = {pick.key for pick in offered(state, "WINKIES", "4C").picks if pick.key.startswith("guard")}
    assert keys == {f"guard {flank} {unit}" for flank in "LR" for unit in ("WREG1", "WREG2")}


def deploying() -> State:
    """The shipped battle: the Winkies attack, with Evora, Zerde and the Bell."""
    return GAME.begin(GAME.read(shipped_files.read("campaigns/battle-on-the-board")), NO_DICE)


def groups_in(command: str, space: str) -> set[str]:
    """The forces of a space in the text of a deployment."""
    parts = {part[:2]: part[3:] for part in command.removeprefix("D: ").removeprefix("G: ").split("; ")}
    return set(parts[space].split(", ")) if space in parts else set()


def test_a_deployment_moves_groups_and_single_units() -> None:
    """C9.4, C9.6: a group goes with its leader; a leader that joins another one leaves its own units behind."""
    state = deploying()
    start = written(state, "WINKIES", "Evora @ 2C")
    assert "Evora+WREG1+Bell+WREG2+WREG3+WSKE1" in groups_in(start, "2C") and groups_in(start, "2L") == {"Zerde+WZIL1"}
    moved = written(state, "WINKIES", "Zerde @ 2R")
    assert groups_in(moved, "2R") == {"Zerde+WZIL1"} and not groups_in(moved, "2L")
    joined = written(state, "WINKIES", "Zerde + Evora")
    assert groups_in(joined, "2L") == {"WZIL1"}
    assert "Evora+Zerde+WREG1+Bell+WREG2+WREG3+WSKE1" in groups_in(joined, "2C")
    single = written(state, "WINKIES", "WREG2 @ 1L", "WREG2 + Zerde")
    assert groups_in(single, "2L") == {"Zerde+WREG2+WZIL1"} and not groups_in(single, "1L")
    for nonsense in ("Zerde @ 3L", "Zoraster @ 2L", "Zerde + MREG1", "Zerde + Zerde"):
        assert written(state, "WINKIES", nonsense) == start, "only the side's own pieces and rows"
    defending = written(state, "MUNCHKINS", "Zoraster @ 4R")
    assert any("Zoraster" in each for each in groups_in(defending, "4R"))


def test_a_piece_in_hand_is_offered_every_other_space_and_leader() -> None:
    """C9.4: all places in the side's first two rows; C9.6: it joins a Hero, or nobody."""
    state = deploying()
    offer = offered(state, "WINKIES", "WREG2")
    targets = {pick.place for pick in offer.picks if pick.mark == "target"}
    assert targets == {"1L", "1C", "1R", "2L", "2R"} and offer.trail == ("2C",)
    joins = {pick.key: pick.note for pick in offer.picks if pick.group in ("joins", "leaves")}
    assert joins == {"WREG2 @ 2C": "", "WREG2 + Zerde": "2L"}
    leading = {pick.key for pick in offered(state, "WINKIES", "Evora").picks if pick.group == "joins"}
    assert leading == {"Evora + Zerde"}
    assert {pick.key for pick in offered(state, "WINKIES", "WMED1").picks if pick.group == "joins"} == {
        "WMED1 + Evora", "WMED1 + Zerde",
    }  # fmt: skip
    here = [pick.key for pick in offer.picks if pick.group == "here"]
    assert here == ["Evora", "WREG1", "Bell", "WREG2", "WREG3", "WSKE1"], "the Bell beside its carrier"
    assert offer.made[-1] == "WREG2" and "Zerde @ 2L" in offer.made and "Bell + WREG1" in offer.made
    nobody = offered(state, "WINKIES")
    assert {pick.key: pick.place for pick in nobody.picks} == {"Evora": "2C", "Zerde": "2L", "WMED1": "1C"}
    assert not nobody.made and not nobody.trail


def test_the_bell_is_carried_by_a_unit_of_its_space_or_lies_there() -> None:
    """C19.1: another unit carries it, never a leader; C19.8: without a carrier it stays where it is."""
    state = deploying()
    offer = offered(state, "WINKIES", "Bell")
    joins = {pick.key: pick.label for pick in offer.picks if pick.group == "joins"}
    units = ("WREG2", "WREG3", "WSKE1")
    carried_by = {f"Bell + {unit}": said("campaigns-offer-carried", unit=unit_name_within(unit)) for unit in units}
    assert joins == {"Bell @ 2C": said("campaigns-offer-carried-nobody"), **carried_by}
    alone = {pick.key: pick.label for pick in offered(state, "WINKIES", "WREG2").picks}
    assert alone["WREG2 @ 2C"] == said("campaigns-offer-leaves-group")
    assert alone["WREG2 + Zerde"] == said("campaigns-offer-joins", leader=unit_name_within("Zerde"))
    carried = written(state, "WINKIES", "Bell + WREG3")
    assert "Evora+WREG1+WREG2+WREG3+Bell+WSKE1" in groups_in(carried, "2C")
    left = written(state, "WINKIES", "Bell @ 2C")
    assert {"Bell", "Evora+WREG1+WREG2+WREG3+WSKE1"} <= groups_in(left, "2C")


def test_groups_change_only_within_a_space() -> None:
    """C10.1: the groups in each space; a command names the spaces that change."""
    spaces = {
        "2C": {"A": ["Zoraster+MREG1+MREG2", "MCAV1"]}, "1C": {"A": ["Hardsole+MREG3", "MGRD1"]},
        "4C": {"D": ["Evora+WREG1+Bell", "WREG2"]},
    }  # fmt: skip
    state = fought("groups", spaces)
    assert written(state, "MUNCHKINS", "MCAV1 + Zoraster") == "G: 2C Zoraster+MCAV1+MREG1+MREG2"
    assert written(state, "MUNCHKINS", "MREG1 @ 2C") == "G: 2C MCAV1, MREG1, Zoraster+MREG2"
    assert written(state, "MUNCHKINS", "MCAV1 + Hardsole", "MREG1 @ 1C") == "G: -", "they stand in other spaces"
    assert written(state, "WINKIES", "Bell + WREG2") == "G: 4C Evora+WREG1, WREG2+Bell"
    offer = offered(state, "MUNCHKINS", "MCAV1")
    assert not [pick for pick in offer.picks if pick.mark == "target"]
    group = said("campaigns-name-group", leader=unit_name("Hardsole"))
    assert [pick for pick in offer.picks if pick.mark == "own"] == [Pick("Hardsole", group, "1C", "own")]
    assert {pick.key for pick in offered(state, "MUNCHKINS").picks} == {"Zoraster", "Hardsole"}
    assert {pick.key for pick in offer.picks if pick.group == "joins"} == {"MCAV1 + Zoraster"}
    assert [pick.key for pick in offer.picks if pick.mark == NEXT] == ["Zoraster"]
    assert [pick.key for pick in offer.picks if pick.group == "here"] == ["Zoraster", "MCAV1"]
    leader = offered(state, "MUNCHKINS", "Zoraster")
    assert [pick.key for pick in leader.picks if pick.mark == NEXT] == ["MCAV1"]
    assert [pick.key for pick in leader.picks if pick.group == "here"] == ["Zoraster", "MREG1", "MREG2", "MCAV1"]


def test_a_group_is_called_by_its_leader_and_a_single_unit_by_its_name() -> None:
    spaces = {
        "2C": {"A": ["Zoraster+MREG1"]}, "2L": {"A": ["MCAV1"]}, "2R": {"A": ["Hardsole"]},
        "4C": {"D": ["WREG1+Bell"]},
    }  # fmt: skip
    state = fought("groups", spaces)
    labels = {pick.key: pick.label for pick in offered(state, "MUNCHKINS").picks}
    assert labels == {
        "Zoraster": said("campaigns-name-group", leader=unit_name("Zoraster")),
        "MCAV1": unit_name("MCAV1"), "Hardsole": unit_name("Hardsole"),
    }  # fmt: skip
    assert [pick.label for pick in offered(state, "WINKIES").picks] == [unit_name("WREG1")]


def test_a_bell_that_nobody_carries_is_given_to_a_unit_of_its_side() -> None:
    """C19.8 and C10.1: bell carriers are named in the step of the groups."""
    spaces = {"2C": {"A": ["MREG1", "MREG2"]}, "4C": {"D": ["WREG1", "WREG2", "Bell"]}}
    state = fought("groups", spaces)
    assert written(state, "WINKIES", "Bell + WREG2") == "G: 4C WREG1, WREG2+Bell"
    assert not any(pick.key.startswith("Bell") for pick in offered(state, "MUNCHKINS", "MREG1").picks)
    spaces = {"2C": {"A": ["WREG1", "WREG2", "Bell"]}, "4C": {"D": ["MREG1", "MREG2"]}}
    state = fought("groups", spaces, attacker="WINKIES", **{"from": "Straw Ferry"})
    assert written(state, "WINKIES", "Bell + WREG2") == "G: 2C WREG1, WREG2+Bell"
    assert not any(pick.key.startswith("Bell") for pick in offered(state, "MUNCHKINS", "MREG1").picks)
    assert "Bell" not in {pick.key for pick in offered(state, "MUNCHKINS", "Bell").picks}


def test_the_garrison_joins_nobody() -> None:
    """C9.4: intrinsic units are one force."""
    spaces = {"2C": {"A": ["MREG1"]}, "4C": {"D": ["Zephaph+WREG1"]}, "5C": {"D": ["garrison+FREG1"]}}
    state = fought("groups", spaces, at="Winkopolis", **{"from": "Tinmoor"})
    assert {pick.key for pick in offered(state, "WINKIES").picks} == {"Zephaph"}
    muster = {"A": ["MREG1"], "D": ["Zephaph", "WREG1", "garrison+FREG1"]}
    battle = {**BATTLE, "at": "Winkopolis", "from": "Tinmoor", "turn": 1, "muster": muster}
    state = CampaignsPuzzleAdapter().state_from(MAP, PathValue({"battle": battle}), PathValue("deploy"))
    assert not [pick.key for pick in offered(state, "WINKIES", "garrison").picks if pick.group == "joins"]
    assert "garrison" in groups_in(written(state, "WINKIES", "garrison @ 4L"), "4L")


def casting() -> State:
    """The Winkies cast: Evora, and a witch who knows Transport."""
    spaces = {
        "2C": {"A": ["Zoraster+MREG1"]}, "4C": {"D": ["Evora+WREG1+Bell+WREG2"]}, "5C": {"D": ["WREG3", "Witch 1"]},
    }  # fmt: skip
    position = {"battle": {**BATTLE, "spaces": spaces}, "known": {"Witch 1": "Transport"}}
    return CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue("spells"))


def test_a_tap_on_a_magic_user_begins_its_first_spell() -> None:
    """C11.1: then its targets are marked: enemies for Poppies, friends for Phantom Allies."""
    state = casting()
    nobody = offered(state, "WINKIES")
    assert {pick.key: pick.place for pick in nobody.picks if pick.group == "caster"} == {"Evora": "4C", "Witch 1": "5C"}
    assert nobody.expects == said("campaigns-offer-spells") and not nobody.made and not nobody.trail
    spells = {pick.key: pick.group for pick in nobody.picks if not pick.place and pick.group != "other"}
    assert spells == {
        "Evora Poppies": "Evora", "Evora Confusion": "Evora", "Evora Phantom Allies": "Evora",
        "Witch 1 Transport": "Witch 1",
    }  # fmt: skip
    begun = offered(state, "WINKIES", "Evora")
    assert begun.made == ("Evora Poppies",) and begun.command is None and begun.trail == ("4C",)
    assert {pick.key for pick in begun.picks if pick.group == "target"} == {"Evora Poppies on MREG1"}
    other = offered(state, "WINKIES", "Evora Phantom Allies")
    friends = {f"Evora Phantom Allies on {unit}" for unit in ("WREG1", "WREG2", "WREG3", "Bell")}
    assert {pick.key for pick in other.picks if pick.group == "target"} == friends
    changing = offered(state, "WINKIES", "Evora Phantom Allies on WREG2")
    assert {pick.key for pick in changing.picks if pick.group == "target"} == friends, "another target replaces it"
    cast = offered(state, "WINKIES", "Evora Poppies on MREG1")
    assert cast.trail == ("4C", "2C")
    notes = {pick.key: pick.note for pick in cast.picks if pick.group == "Evora"}
    assert notes["Evora Poppies"] == said("campaigns-offer-on", unit=unit_name_within("MREG1"))
    assert notes["Evora Confusion"] == said("campaigns-offer-spell-note", spell="confusion")


def test_transport_asks_for_a_unit_and_then_for_its_space() -> None:
    """C24.3: to any space without enemy units, not in the enemy's first row."""
    state = casting()
    unit = offered(state, "WINKIES", "Witch 1 Transport on WREG3")
    assert unit.command is None and unit.made == ("Witch 1 Transport on WREG3",)
    assert unit.expects == said("campaigns-offer-spells-where", unit=unit_name_within("WREG3"))
    assert {pick.key.partition(" @ ")[0] for pick in unit.picks if pick.mark == "target"} == set(unit.made)
    spaces = {pick.place for pick in unit.picks if pick.mark == "target"}
    assert spaces == {f"{row}{column}" for row in "2345" for column in "LCR"} - {"2C"}
    last = "Witch 1 Transport on WREG3 @ 2L"
    done = offered(state, "WINKIES", "Evora Poppies on MREG1", last)
    assert written(state, "WINKIES", "Evora Poppies on MREG1", last) == (
        "S: Evora Poppies > MREG1; Witch 1 Transport > WREG3 @ 2L"
    )
    assert done.trail == ("5C", "5C", "2L")
    assert GAME.picks_for(state, "WINKIES", (), done.command) == done.made


def test_the_bell_is_rung_and_stopped_by_the_same_pick() -> None:
    """C19.5; the order of the picks does not matter."""
    state = casting()
    phantoms = "Evora Phantom Allies on WREG2"
    assert written(state, "WINKIES", "ring") == "S: Bell"
    assert written(state, "WINKIES", "ring", "ring") == "S: -"
    assert written(state, "WINKIES", phantoms, "ring", "ring") == "S: Evora Phantom Allies > WREG2"
    assert written(state, "WINKIES", "ring", phantoms) == "S: Evora Phantom Allies > WREG2; Bell"
    assert written(state, "MUNCHKINS", "ring") == "S: -", "they have no Bell"
    assert not any(pick.key == "ring" for pick in offered(state, "MUNCHKINS").picks)


def cost_of_ringing(state: State) -> Text:
    return next(pick.note for pick in offered(state, "WINKIES").picks if pick.key == "ring")


def test_ringing_says_how_far_the_carrier_still_moves() -> None:
    """C19.7: not at all, or one space under Fleet Feet; without the option, or a carrier, ringing costs nothing."""
    state = casting()
    assert state.battle is not None and state.battle.bell is not None
    group = force_name(state.battle.by_unit["Evora"])
    assert cost_of_ringing(state) == said("campaigns-offer-ring-note", force=group, spaces=0)
    fleet = tuple(Spell("Glenda", "Fleet Feet", unit) for unit in ("WREG1", "WREG2"))
    fast = replace(state, battle=replace(state.battle, spells=fleet))
    assert cost_of_ringing(fast) == said("campaigns-offer-ring-note", force=group, spaces=1)
    lying = replace(state.battle.bell, carrier="", space="4C")
    assert cost_of_ringing(replace(state, battle=replace(state.battle, bell=lying))) == ""
    plain = {**library.scenario_mapping("meeting-the-wizard", "campaigns"), "options": {"bell-still": False}}
    assert cost_of_ringing(replace(state, scenario=GAME.read(plain))) == ""


def recruiting() -> State:
    """Two Heroes in Ovengate, and one at a Recruiting Ground, C18."""
    points = {
        "Ovengate": {"MUNCHKINS": ["Hardsole", "Sourdough", "MREG1"]}, "Black Edge": {"MUNCHKINS": ["Zoraster"]},
        "Ape Rocks": {"WINKIES": ["Zerde"]}, "Straw Ferry": {"WINKIES": ["Frotham"]},
    }  # fmt: skip
    return CampaignsPuzzleAdapter().state_from(MAP, PathValue({"points": points}), PathValue("recruit"))


def test_one_hero_recruits_in_each_point() -> None:
    """C18.1: one unit per point and turn."""
    state = recruiting()
    assert written(state, "MUNCHKINS", "Hardsole: random") == "H: Hardsole"
    assert written(state, "MUNCHKINS", "Hardsole: random", "Sourdough: special") == "H: Sourdough special"
    both = written(state, "MUNCHKINS", "Hardsole: random", "Zoraster: hire witch")
    assert both == "H: Hardsole; Zoraster hire witch"
    assert written(state, "MUNCHKINS", "Hardsole: random", "none") == "H: -"
    assert written(state, "MUNCHKINS", "none", "Hardsole: random") == "H: Hardsole"
    assert offered(state, "MUNCHKINS", "none").made == ("none",)
    assert offered(state, "MUNCHKINS").made == () and written(state, "MUNCHKINS") == "H: -"


def test_a_hero_in_hand_is_offered_the_recruits_of_its_point() -> None:
    """C18.2 to C18.5; the next tap on a point with two Heroes takes the other."""
    state = recruiting()
    nobody = offered(state, "MUNCHKINS")
    assert {pick.key: pick.mark for pick in nobody.picks if pick.place} == {"Hardsole": "own", "Zoraster": "own"}
    hand = offered(state, "MUNCHKINS", "Hardsole")
    assert hand.command is None and hand.made == ("Hardsole",) and hand.trail == ("map/Ovengate",)
    assert hand.expects == said("campaigns-offer-recruit-in-hand", hero="Hardsole")
    assert {pick.key: pick.mark for pick in hand.picks if pick.place} == {"Sourdough": NEXT, "Zoraster": "own"}
    groups = {pick.key: pick.group for pick in hand.picks if pick.key.startswith("Hardsole:")}
    assert groups == {"Hardsole: random": "recruit", "Hardsole: special": "recruit"}
    # Ovengate has light artillery, C24.1; of 22 Munchkin counters, C24.2, one is on the map.
    notes = {pick.key: pick.note for pick in hand.picks}
    light = said("campaigns-offer-special", kinds=OneOf((type_name("MLGT"),)), nation="Munchkins")
    assert light in [pick.label for pick in hand.picks if pick.key == "Hardsole: special"]
    assert notes["Hardsole: special"] == said("campaigns-offer-special-note", number=1)
    assert notes["Hardsole: random"] == said("campaigns-offer-random-note", number=22 - 1)
    alone = offered(state, "MUNCHKINS", "Zoraster")
    assert {pick.key: pick.mark for pick in alone.picks if pick.place} == {"Hardsole": "own"}
    ground = {pick.key: pick for pick in offered(state, "MUNCHKINS", "Zoraster").picks if pick.group == "hire"}
    assert set(ground) == {"Zoraster: hire WLF", "Zoraster: hire witch"}
    assert ground["Zoraster: hire WLF"].note == said("campaigns-offer-roll", most=7)
    apes = {pick.key: pick.note for pick in offered(state, "WINKIES", "Zerde").picks if pick.group == "hire"}
    assert apes == {"Zerde: hire APE": said("campaigns-offer-no-roll")}
    # Only Heroes that can recruit are listed; nobody can be recruited at Straw Ferry.
    assert {pick.key for pick in offered(state, "WINKIES").picks if pick.group == "hero"} == {"Zerde"}
    chosen = offered(state, "MUNCHKINS", "Zoraster: hire witch")
    notes = {pick.key: pick.note for pick in chosen.picks if pick.group == "hero"}
    assert notes["Hardsole"] == "Ovengate"
    assert notes["Zoraster"] == said("campaigns-offer-hire", kind=kind_name("witch"))


def after(state: State, seat: str, text: str, *dice: int) -> State:
    """The state after a seat's command and these dice."""
    return GAME.next_state(state, {seat: GAME.parse(state.scenario, text)}, RecordedDice([*dice]))


def test_units_that_may_avoid_a_melee_are_asked_one_by_one() -> None:
    """C15.1 and C15.4: lancers fall back toward their side, apes do too or stay aloft; or all fight."""
    spaces = {"2C": {"A": ["MREG1"]}, "3C": {"D": ["WZIL1", "XAPE1"]}, "5C": {"D": ["WREG1"]}}
    state = after(fought("activation", spaces, next="MUNCHKINS", orders={"MREG1": "A"}), "MUNCHKINS", "A: MREG1 > 3C")
    assert state.moment == "answer"
    backs = [f"back {unit} to {space}" for unit in ("WZIL1", "XAPE1") for space in ("4L", "4C", "4R")]
    offer = offered(state, "WINKIES")
    assert {pick.key for pick in offer.picks} == {"-", "aloft XAPE1", *backs} and offer.command is None
    labels = {pick.key: pick.label for pick in offer.picks}
    assert labels["-"] == said("campaigns-offer-all-fight")
    assert labels["aloft XAPE1"] == said("campaigns-offer-stays-aloft", unit=unit_name("XAPE1"))
    assert labels[backs[0]] == said("campaigns-offer-falls-back", unit=unit_name("WZIL1"), space="4L")
    assert written(state, "WINKIES", "-") == "R: -"
    assert written(state, "WINKIES", backs[0]) == "R: back WZIL1 > 4L"
    assert written(state, "WINKIES", backs[0], backs[1]) == "R: back WZIL1 > 4C", "another way replaces it"
    assert written(state, "WINKIES", backs[0], "aloft XAPE1") == "R: back WZIL1 > 4L; aloft XAPE1"
    assert written(state, "WINKIES", backs[0], "aloft XAPE1", backs[0]) == "R: aloft XAPE1", "a second tap"
    assert written(state, "WINKIES", backs[0], "-") == "R: -"
    assert written(state, "WINKIES", "-", "aloft XAPE1") == "R: aloft XAPE1"


def test_cavalry_in_its_first_row_may_leave_the_board() -> None:
    """C15.1: from its first row off the board."""
    spaces = {"4C": {"A": ["MREG1"]}, "5C": {"D": ["WZIL1"]}, "5R": {"D": ["WREG1"]}}
    state = after(fought("activation", spaces, next="MUNCHKINS", orders={"MREG1": "A"}), "MUNCHKINS", "A: MREG1 > 5C")
    labels = {pick.key: pick.label for pick in offered(state, "WINKIES").picks}
    assert labels["back WZIL1 to off"] == said("campaigns-offer-leaves", unit=unit_name("WZIL1"), space="off")
    assert written(state, "WINKIES", "back WZIL1 to off") == "R: back WZIL1 > off"


def test_a_captain_chooses_which_of_the_units_that_were_hit_are_lost() -> None:
    """C14.8: one hit on a gun and spears in the open."""
    spaces = {"2C": {"A": ["MREG1"]}, "3C": {"D": ["WREG1", "WMED1"]}}
    state = after(
        fought("activation", spaces, next="MUNCHKINS", orders={"MREG1": "S"}), "MUNCHKINS", "A: MREG1 fire 3C", 1, 10
    )
    assert (state.moment, state.asked) == ("losses", ("WINKIES",))
    offer = offered(state, "WINKIES")
    assert offer.expects == said("campaigns-offer-losses", number=1, chosen=0, left=1) and offer.command is None
    assert {(pick.key, pick.label, pick.note) for pick in offer.picks} == {
        ("WREG1", unit_name("WREG1"), "3C"), ("WMED1", unit_name("WMED1"), "3C"),
    }  # fmt: skip
    assert written(state, "WINKIES", "WREG1") == "L: WREG1"
    assert written(state, "WINKIES", "WREG1", "WMED1") == "L: WMED1", "only one is lost"
    assert written(state, "WINKIES", "WREG1", "WREG1") == ""


def test_who_loses_several_units_is_told_how_many_are_still_to_choose() -> None:
    spaces = {"2C": {"A": ["Sourdough+MREG1+MREG2"]}, "3C": {"D": ["WREG1", "WMED1", "WZIL1"]}}
    position = fought("activation", spaces, next="MUNCHKINS", orders={"Sourdough": "S"})
    state = after(position, "MUNCHKINS", "A: Sourdough fire 3C", 1, 1, 10)
    expects = [offered(state, "WINKIES", *made).expects for made in ((), ("WREG1",), ("WREG1", "WZIL1"))]
    assert expects == [
        said("campaigns-offer-losses", number=2, chosen=0, left=2),
        said("campaigns-offer-losses", number=2, chosen=1, left=1),
        said("campaigns-offer-losses-set", units=unit_list(("WREG1", "WZIL1"))),
    ]


def test_fast_combat_says_how_much_strength_each_side_loses() -> None:
    """C8.1 to C8.3: 16 × 7 and 18 × 4 tenths; the Winkies have no magic user, the Munchkins have Zoraster."""
    muster = {
        "A": ["Zephaph", "WREG1", "WREG2", "WREG3", "WZIL1"],
        "D": ["Zoraster", "MREG1", "MREG2", "MGRD1", "MCAV1", "MMED1"],
    }
    position = {"battle": {**BATTLE, "attacker": "WINKIES", "from": "Straw Ferry", "turn": 1, "muster": muster}}
    state = CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue("muster"))
    both = {seat: GAME.parse(MAP, "B: fast") for seat in state.asked}
    state = GAME.next_state(state, both, RecordedDice([7, 4]))
    assert state.moment == "losses"
    most = said("campaigns-offer-decimal", whole=11, tenths=2)
    assert offered(state, "MUNCHKINS").expects == said("campaigns-offer-losses-at-most", strength=most)
    least = said("campaigns-offer-decimal", whole=7, tenths=2)
    assert offered(state, "WINKIES").expects == said("campaigns-offer-losses-at-least", strength=least)
    notes = {pick.key: pick.note for pick in offered(state, "MUNCHKINS").picks}
    assert notes["MREG2"] == said("campaigns-offer-strength", number=3)
    assert notes["MMED1"] == said("campaigns-offer-strength", number=4)
    assert written(state, "MUNCHKINS", "MMED1", "MREG2", "MCAV1") == "L: MCAV1, MMED1, MREG2"
    assert written(state, "WINKIES", "WREG3", "WZIL1") == "L: WREG3, WZIL1"
    assert written(state, "WINKIES", "WREG3") == ""


def test_a_force_shows_what_it_does_before_it_does_it() -> None:
    """C12.3, C14.1: leaving, firing, staying; C13.1 is offered with the other orders."""
    spaces = {"1C": {"A": ["MREG1", "MREG2"]}, "1L": {"A": ["MGRD1"]}, "2C": {"D": ["WREG1"]}}
    orders = {"MREG1": "B", "MREG2": "S", "MGRD1": "S"}
    state = fought("activation", spaces, next="MUNCHKINS", orders=orders)

    def does(force: str, *picks: str) -> tuple[Fact, ...]:
        facts = dict(offered(state, "MUNCHKINS", force, *picks).expects.facts)
        assert facts["force"] == unit_name(force)
        return facts["does"], facts["space"], facts["order"]

    assert does("MREG1", "off") == ("leaves", "off", "")
    assert does("MREG2", "fire 2C") == ("fires", "2C", "")
    assert does("MREG2", "stay") == ("stays", "1C", "")
    assert does("MREG2", "change A") == ("changes", "", "A")
    # From 1C guards can still fire.
    more = said("campaigns-offer-activation-in-hand", force=unit_name("MGRD1"), choice="more", then="fire")
    assert offered(state, "MUNCHKINS", "MGRD1", "1C").expects == more
    picks = offered(state, "MUNCHKINS", "MREG1").picks
    assert {pick.key: pick.mark for pick in picks if pick.place == "1C"} == {"MREG2": NEXT}
    assert [pick.key for pick in picks if pick.group == "force"] == ["MREG1", "MREG2"]
    assert {pick.key for pick in picks if pick.group == "order"} == {"change A", "change S"}
    single = offered(state, "MUNCHKINS", "MGRD1").picks
    assert not [pick.key for pick in single if pick.group == "force"], "nobody else is in 1L"
    assert not [pick.key for pick in single if pick.mark == NEXT]
    start = offered(state, "MUNCHKINS")
    assert {pick.key: pick.place for pick in start.picks if pick.place} == {"MREG1": "1C", "MGRD1": "1L"}
    notes = {pick.key: pick.note for pick in start.picks if pick.group == "force"}
    assert notes["MGRD1"] == said("campaigns-offer-stands", space="1L", order="S")


def test_a_tap_on_a_far_space_takes_the_steps_to_it() -> None:
    """C12.1, C12.2: cavalry advances two spaces; of the ways with as few steps one stays in the column of its end."""
    spaces = {"2C": {"A": ["MCAV1", "MREG1"]}, "1L": {"A": ["MREG2"]}, "5C": {"D": ["WREG1"]}}
    orders = {"MCAV1": "A", "MREG1": "A", "MREG2": "A"}
    state = fought("activation", spaces, next="MUNCHKINS", orders=orders)

    def moves(*picks: str) -> dict[str, str]:
        return {pick.key: pick.place for pick in offered(state, "MUNCHKINS", *picks).picks if pick.mark == "move"}

    near = {"3L": "3L", "3C": "3C", "3R": "3R"}
    assert moves("MCAV1") == {**near, "to 4L": "4L", "to 4C": "4C", "to 4R": "4R"}
    assert moves("MREG1") == near and moves("MREG2") == {"2L": "2L", "2C": "2C"}
    assert moves("MCAV1", "3L") == {"4L": "4L", "4C": "4C"}, "left and right do not touch"
    for end, made in {"to 4C": ("3C", "4C"), "to 4L": ("3L", "4L"), "to 4R": ("3R", "4R"), "to 3C": ("3C",)}.items():
        offer = offered(state, "MUNCHKINS", "MCAV1", end)
        assert (offer.made, offer.trail) == (("MCAV1", *made), ("2C", *made))
        assert GAME.write(offer.command) == f"A: MCAV1 > {' > '.join(made)}"
    assert offered(state, "MUNCHKINS", "MCAV1", "3R", "to 4C").made == ("MCAV1", "3R", "4C")
    assert offered(state, "MUNCHKINS", "MCAV1", "3R", "to 4L").made == ("MCAV1", "3L", "4L"), "3R is replaced"
    assert offered(state, "MUNCHKINS", "MCAV1", "3C", "to 5C", "to 1C", "to off").made == ("MCAV1", "3C")
    assert offered(state, "MUNCHKINS", "MCAV1", "3C", "MREG2", "2L").made == ("MREG2", "2L")


def test_a_retreat_names_its_point_and_staying_is_the_default() -> None:
    """C16.4: attackers retreat to the point that they came from."""
    spaces = {"2C": {"A": ["MREG1"]}, "4C": {"D": ["WREG1"]}}
    state = fought("withdraw", spaces)
    start = offered(state, "MUNCHKINS")
    assert start.command is not None and GAME.write(start.command) == "B: stay" and not start.made
    assert {pick.key for pick in start.picks} == {"stay", "retreat"}
    going = offered(state, "MUNCHKINS", "retreat")
    assert going.command is not None and GAME.write(going.command) == "B: retreat"
    assert {"stay", "retreat"} <= {pick.key for pick in going.picks}, "the other choice stays in sight"
    assert written(state, "MUNCHKINS", "retreat", "stay") == "B: stay"
    labels = {pick.key: pick.label for pick in start.picks}
    assert labels["stay"] == said("campaigns-offer-fight-on") and labels["retreat"] == said("campaigns-offer-retreat")


def test_the_player_of_a_stack_chooses_who_is_lost_on_a_trail() -> None:
    """C6.1: on a 10 one of those who travelled the trail is eliminated."""
    points = {"Albine Pass": {"MUNCHKINS": ["MREG1", "MGRD1"]}, "Tinmoor": {"WINKIES": ["WREG1"]}}
    state = CampaignsPuzzleAdapter().state_from(MAP, PathValue({"points": points}), PathValue("activate"))
    state = after(state, "MUNCHKINS", "M: MGRD1+MREG1 @ Albine Pass > Black Edge", 10)
    assert state.moment == "attrition"
    labels = {pick.key: pick.label for pick in offered(state, "MUNCHKINS").picks}
    assert labels == {"MREG1": unit_name("MREG1"), "MGRD1": unit_name("MGRD1")}
    assert written(state, "MUNCHKINS", "MREG1") == "L: MREG1"
    assert written(state, "MUNCHKINS", "MREG1", "MGRD1") == "L: MGRD1"


def test_guns_are_chosen_together_with_the_kind_of_combat() -> None:
    """C17.1: in a fortress one medium gun instead of infantry; the attacker has no such choice."""
    muster = {"A": ["MREG1"], "D": ["WREG1"]}
    position = {"battle": {**BATTLE, "at": "Zilkhold", "from": "Straw Ferry", "turn": 1, "muster": muster}}
    state = CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue("muster"))
    assert {pick.key for pick in offered(state, "MUNCHKINS").picks} == {"fast", "board"}
    going = offered(state, "WINKIES", "fast")
    guns = {pick.key: pick.label for pick in going.picks if pick.key.startswith("guns")}
    assert guns.get("guns 1") == said("campaigns-offer-guns", number=1)
    assert written(state, "WINKIES", "fast", "guns 1") == "B: fast guns 1"
    asked = {seat: dict(offered(state, seat).expects.facts)["who"] for seat in state.asked}
    assert asked == {"MUNCHKINS": "you", "WINKIES": "other"}


def test_a_space_out_of_reach_names_the_rule_that_forbids_it() -> None:
    """C12.1: too far. C12.2: an advancing force must get nearer to the enemy; only the spaces next to it say so."""
    spaces = {"2C": {"A": ["MREG1"]}, "3C": {"A": ["MCAV1"]}, "5C": {"D": ["WREG1"]}}
    state = fought("activation", spaces, next="MUNCHKINS", orders={"MREG1": "A", "MCAV1": "A"})

    def rules(force: str) -> dict[str, Fact]:
        elsewhere = offered(state, "MUNCHKINS", force).elsewhere
        return {space: dict(why.facts)["rule"] for space, why in elsewhere.items() if isinstance(why, Said)}

    too_far = {f"{row}{column}": "C12.1" for row in "45" for column in "LCR"}
    backwards = dict.fromkeys(("1L", "1C", "1R", "2L", "2R"), "C12.2")
    assert rules("MREG1") == {**too_far, **backwards}
    assert rules("MCAV1") == dict.fromkeys(("2L", "2R", "3L", "3R"), "C12.2")


def test_a_space_two_steps_off_says_nothing_if_it_is_not_too_far() -> None:
    """C24.3: with Fleet Feet cavalry moves three spaces, so 1C is not too far, and it lies behind, C12.2."""
    spaces = {"3C": {"A": ["MCAV1"]}, "1C": {"A": ["Witch 1"]}, "5C": {"D": ["WREG1"]}}
    battle = {**BATTLE, "spaces": spaces, "next": "MUNCHKINS", "orders": {"MCAV1": "A"}}
    position = {"known": {"Witch 1": "Fleet Feet"}, "battle": {**battle, "spells": ["Witch 1 Fleet Feet > MCAV1"]}}
    state = CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue("activation"))
    assert set(offered(state, "MUNCHKINS", "MCAV1").elsewhere) == {"2L", "2C", "2R", "3L", "3R"}


def test_a_force_that_cannot_move_says_why() -> None:
    """C24.3: a sleeping force cannot move; a force that stands needs no reason."""
    spaces = {"2C": {"A": ["MREG1"]}, "1C": {"A": ["MREG2"]}, "4C": {"D": ["Evora+WREG1"]}}
    asleep = ["Evora Poppies > MREG1"]
    state = fought("activation", spaces, next="MUNCHKINS", orders={"MREG1": "A", "MREG2": "A"}, spells=asleep)
    assert offered(state, "MUNCHKINS", "MREG1").expects.key == "campaigns-offer-activation-still"
    assert offered(state, "MUNCHKINS", "MREG2").expects.key == "campaigns-offer-activation-in-hand"
    standing = fought("activation", spaces, next="MUNCHKINS", orders={"MREG1": "S", "MREG2": "A"}, spells=asleep)
    assert offered(standing, "MUNCHKINS", "MREG1").expects.key == "campaigns-offer-activation-in-hand"


def mustering() -> State:
    """Both sides deploy."""
    muster = {"A": ["MREG1"], "D": ["Zephaph", "WREG1"]}
    return CampaignsPuzzleAdapter().state_from(
        MAP, PathValue({"battle": {**BATTLE, "turn": 1, "muster": muster}}), PathValue("deploy")
    )


def test_no_picks_make_a_command_of_another_kind_of_moment() -> None:
    """A command can be typed at any moment; where it means nothing, it is void."""
    states = (mustering(), bell_in("groups"), bell_in("spells"), bell_in("orders"), recruiting(), advancing())
    commands = [GAME.default_commands(state, "MUNCHKINS")[0] for state in states]
    assert len({type(command) for command in commands}) == len(states)
    for number, state in enumerate(states):
        picks = [bool(GAME.picks_for(state, "MUNCHKINS", (), command)) for command in commands]
        assert not any(picks[:number] + picks[number + 1 :]), state.moment


def test_a_given_command_is_all_and_who_is_not_asked_is_offered_nothing() -> None:
    state = advancing()
    (given,) = GAME.parse(MAP, "A: MBAL1 > 3C")
    assert GAME.offer(state, "MUNCHKINS", (given,), ("MBAL1",)) == Offer(said("campaigns-offer-set"), is_full=True)
    assert GAME.picks_for(state, "MUNCHKINS", (given,), given) == ()
    assert GAME.offer(state, "WINKIES", (), ("MBAL1",)) == Offer(said("campaigns-offer-none"), is_full=True)
    assert GAME.picks_for(state, "WINKIES", (), given) == ()
    (void,) = GAME.parse(MAP, "A: MBAL1 > 1C")
    assert GAME.offer(state, "MUNCHKINS", (void,), ("MBAL1",)) == offered(state, "MUNCHKINS", "MBAL1")
    assert GAME.picks_for(state, "MUNCHKINS", (void,), given) == ("MBAL1", "3C")
    assert GAME.picks_for(state, "MUNCHKINS", (), void) == ()
