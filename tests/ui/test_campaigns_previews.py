"""Before a player gives a command in Campaigns of Ozz: its likely effects, on the board and in words."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.adapter.outlook import attrition_chance, outlook
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.text.notation import parse
from rozz.engine.campaigns.text.wording import unit_name, unit_name_within
from rozz.engine.dice import RecordedDice
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.app.update import update
from rozz.ui.games import face_of
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.state.session_kinds import Here
from rozz.ui.views.shell import page_markup as pages

GAME = library.game("campaigns")
MAP = GAME.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
BATTLE = {"at": "Harvest Cross", "attacker": "MUNCHKINS", "from": "Pumpkin Fields", "next": "MUNCHKINS"}


def at(position: dict[str, Any], moment: str) -> State:
    return CampaignsPuzzleAdapter().state_from(MAP, PathValue(position), PathValue(moment))


def fighting(spaces: dict[str, Any], orders: dict[str, str], **more: Any) -> State:
    return at({"battle": {**BATTLE, "spaces": spaces, "orders": orders, **more}}, "activation")


def page_of(state: State, *messages: m.Message) -> str:
    """The page of the first player asked, after these messages."""
    match = replace(Match.begin(GAME, MAP, "one", key=b"1234"), opening=state)
    model = Model()
    model, _ = update(model, m.ChooseScenario("meeting-the-wizard", "campaigns"))
    model, _ = update(model, m.BeginMatch("one", {"MUNCHKINS": "Ada", "WINKIES": "Ben"}, "00" * 16))
    assert model.session is not None
    model = replace(model, session=replace(model.session, kind=Here(match), seat=state.asked[0]))
    for message in (m.IAm(), *messages):
        model, _ = update(model, message)
    return unescape(pages.page(model))


def says(state: State, text: str) -> list[str]:
    """What the page says about a command of the first seat asked."""
    return [render(each) for each in outlook(state, state.asked[0], parse(text))]


FIRE = fighting(
    {"2C": {"A": ["Hardsole+MREG1+MREG2"]}, "3C": {"D": ["WMED1"]}, "5C": {"D": ["WZIL1"]}}, {"Hardsole": "S"}
)  # fmt: skip


def test_a_current_attack_marks_its_targets_and_shows_its_chances() -> None:
    """C14.5: two rolls of 3 or less against a gun that hits on 3: 1 − 0.7² and 0.3."""
    shown = page_of(FIRE, m.TapTile("2C"), m.TapTile("3C"))
    assert 'class="aimed"' in shown and 'class="ghost"' not in shown
    assert say("campaigns-outlook-hit", chance=51, foes=1, space="3C") in shown
    assert say("campaigns-outlook-risk", chance=30, own=2) in shown


def test_a_current_move_shows_where_its_units_will_be() -> None:
    state = fighting({"2C": {"A": ["Hardsole+MREG1"]}, "5C": {"D": ["WZIL1"]}}, {"Hardsole": "A"})
    shown = page_of(state, m.TapTile("2C"), m.TapTile("3C"))
    assert shown.count('class="ghost"') == 1 and 'class="aimed"' not in shown


def test_a_space_two_steps_away_can_be_tapped_directly() -> None:
    """C12.1: lancers move two spaces; the straight way from 2L to 4L is through 3L."""
    state = fighting({"2L": {"A": ["MCAV1"]}, "4L": {"D": ["WREG1"]}}, {"MCAV1": "A"})
    marks = {pick.place: pick.mark for pick in GAME.offer(state, "MUNCHKINS", (), ("MCAV1",)).picks if pick.place}
    assert marks == {"3L": "move", "3C": "move", "4L": "attack", "4C": "move", "4R": "move"}
    going = GAME.offer(state, "MUNCHKINS", (), ("MCAV1", "to 4L"))
    assert going.made == ("MCAV1", "3L", "4L") and going.command == parse("A: MCAV1 > 3L > 4L")
    assert page_of(state, m.TapTile("2L"), m.TapTile("4L")).count('class="ghost"') == 1


def test_tapping_a_point_two_links_away_takes_the_road_if_any() -> None:
    """C6.1: from Ovengate to Harvest Cross by way of Pumpkin Fields, no link is a trail."""
    state = at({"points": MARCH}, "activate")
    going = GAME.offer(state, "MUNCHKINS", (), ("Ovengate", "Harvest Cross"))
    assert going.made == ("Ovengate", "Pumpkin Fields", "Harvest Cross") and going.command is not None
    shown = page_of(state, m.TapTile("map/Ovengate"), m.TapTile("map/Harvest Cross"))
    assert shown.count('class="ghost"') == 1 and "mark-move" in page_of(state, m.TapTile("map/Ovengate"))


def test_a_chosen_option_stays_visible_beside_the_others() -> None:
    """The only two buttons for the initiative used to disappear once one was picked."""
    state = at({"points": MARCH}, "activate")
    state = replace(state, moment="initiative", asked=("MUNCHKINS",))
    going = GAME.offer(state, "MUNCHKINS", (), ("first",))
    assert [pick.key for pick in going.picks] == ["first", "second"] and going.command is not None
    assert 'data-key="second"' in page_of(state, m.Pick("first"))
    assert GAME.offer(state, "MUNCHKINS", (), ("first", "second")).made == ("second",)


def test_the_turn_summary_names_the_attackers_and_the_march_losses() -> None:
    """C6.1: two take the trail to Black Edge and one is lost on a 10; then the other attacks."""
    points = {"Albine Pass": {"MUNCHKINS": ["MREG1", "MREG2"]}, "Black Edge": {"WINKIES": ["WREG1"]}}
    match = replace(Match.begin(GAME, MAP, "one", key=b"1234"), opening=at({"points": points}, "activate"))
    march = (parse("M: MREG1+MREG2 @ Albine Pass > Black Edge"),)
    match = match.hand_in("MUNCHKINS", march).with_resolved_moment({"MUNCHKINS": march}, RecordedDice([10]))
    names = {"MUNCHKINS": "Ada", "WINKIES": "Ben"}
    assert face_of("campaigns").summary_of_turn(match.played, names) == [  # type: ignore[attr-defined]
        say("campaigns-moment-attacked", name="Ada", points="Black Edge"),
        say("campaigns-moment-lost", name="Ada", units="Regular infantry 2"),
    ]


def test_everyone_reads_who_attacks_where_before_a_battle() -> None:
    points = {"Harvest Cross": {"WINKIES": ["WREG1"]}, "Pumpkin Fields": {"MUNCHKINS": ["Hardsole", "MREG1"]}}
    before = at({"points": points}, "activate")
    state = GAME.next_state(
        before, {"MUNCHKINS": (parse("M: MREG1 @ Pumpkin Fields > Harvest Cross"),)}, RecordedDice([])
    )
    assert state.moment == "muster"
    for seat, who in (("MUNCHKINS", "you"), ("WINKIES", "other")):
        asked = render(GAME.offer(state, seat, (), ()).expects, {"MUNCHKINS": "Ada"})
        assert asked == say("campaigns-offer-muster", who=who, name="Ada", point="Harvest Cross")


def test_a_change_of_orders_shows_its_chances() -> None:
    """C13.1: 3 or less, 8 or more; a Ruler's group subtracts 1 from the die."""
    assert says(FIRE, "A: Hardsole change A") == [say("campaigns-outlook-change", chance=30, chaos=30)]
    ruler = fighting({"2C": {"A": ["Zoraster+MREG1"]}, "5C": {"D": ["WZIL1"]}}, {"Zoraster": "S"})
    assert says(ruler, "A: Zoraster change A") == [say("campaigns-outlook-change", chance=40, chaos=20)]


def test_an_attack_warns_that_the_target_may_fall_back() -> None:
    """C15.1: lancers may fall back from infantry."""
    state = fighting({"2C": {"A": ["MREG1"]}, "3C": {"D": ["WZIL1"]}, "5C": {"D": ["WREG1"]}}, {"MREG1": "A"})
    assert says(state, "A: MREG1 > 3C")[-1] == say("campaigns-outlook-falls-back")


def test_a_defender_reads_what_standing_may_cost() -> None:
    """C14.6: infantry with 3 against lancers with 4 that may fall back."""
    state = fighting({"2C": {"A": ["MREG1"]}, "3C": {"D": ["WZIL1"]}, "5C": {"D": ["WREG1"]}}, {"MREG1": "A"})
    state = GAME.next_state(state, {"MUNCHKINS": (parse("A: MREG1 > 3C"),)}, RecordedDice([]))
    assert state.moment == "answer" and state.asked == ("WINKIES",)
    assert says(state, "R: -") == [
        say("campaigns-outlook-stand", chance=30, own=1), say("campaigns-outlook-strike-back", chance=40, foes=1),
    ]  # fmt: skip
    assert says(state, "R: back WZIL1 > 4C") == []


@pytest.mark.parametrize(
    ("unit", "chance"),
    [("WZIL1", 40), ("WREG1", 30), ("FREG1", 20), ("Bell", 0), ("WREG2", 0)],
    ids=["in the open", "at home", "behind the walls of a capital", "never destroyed", "under Healing"],
)
def test_a_fireball_shows_its_chance_against_its_target(unit: str, chance: int) -> None:
    """C24.3 and C14.7: a die at strength 4, plus the protection of the target; C19.4 and Healing save it."""
    spaces = {
        "2C": {"A": ["MREG1", "Witch 1"]}, "4C": {"D": ["WREG1", "WREG2", "Witch 2"]},
        "4L": {"D": ["WZIL1+Bell"]}, "5C": {"D": ["garrison+FREG1"]},
    }  # fmt: skip
    siege = {**BATTLE, "at": "Winkopolis", "from": "Tinmoor", "terrain": {"4C": "hills"}, "spaces": spaces}
    known = {"Witch 1": "Fireball", "Witch 2": "Healing"}
    state = at({"battle": {**siege, "spells": ["Witch 2 Healing > WREG2"]}, "known": known}, "spells")
    expected = say("campaigns-outlook-fireball", unit=render(unit_name_within(unit)), chance=chance)
    assert says(state, f"S: Witch 1 Fireball > {unit}") == [expected]


MARCH = {
    "Ovengate": {"MUNCHKINS": ["Hardsole", "MREG1", "MREG2", "MREG3", "MREG4"]},
    "Ape Rocks": {"MUNCHKINS": ["MCAV1"]}, "Tinmoor": {"WINKIES": ["WREG1"]}, "Dustway": {"MUNCHKINS": ["MREG5"]},
}  # fmt: skip


def test_a_march_shows_what_the_route_may_cost() -> None:
    """C6.1: four units on a trail roll one die at +1, so 9 and 10 cost one; a road costs nothing."""
    state = at({"points": MARCH}, "activate")
    trail = say("campaigns-outlook-trail", chance=20, number=4)
    stack = "Hardsole+MREG1+MREG2+MREG3+MREG4"
    assert says(state, f"M: {stack} @ Ovengate > Pumpkin Fields > Albine Pass") == [trail]
    assert says(state, f"M: {stack} @ Ovengate > Pumpkin Fields > Harvest Cross") == []
    # Only the two units that go on take the trail.
    dropping = says(state, f"M: {stack} @ Ovengate > Pumpkin Fields drop MREG3+MREG4 > Albine Pass")
    assert dropping == [say("campaigns-outlook-trail", chance=10, number=2)]
    assert [attrition_chance(number) for number in (1, 2, 3, 4, 6, 8)] == [10, 10, 10, 20, 30, 40]


def test_a_march_shows_what_it_attacks_and_what_it_captures() -> None:
    """C2.3 and C17.1: Zilkhold has two spears of strength 4 behind walls and is worth two points, C20.2."""
    state = at({"points": MARCH}, "activate")
    assert says(state, "M: MCAV1 @ Ape Rocks > Zilkhold")[:2] == [
        say("campaigns-outlook-attack", point="Zilkhold", own=4, foe=8),
        say("campaigns-outlook-garrison", number=2, kind="fortified"),
    ]
    state = at({"points": {"Ape Rocks": {"MUNCHKINS": ["MCAV1"]}}, "razed": {"Zilkhold": "MUNCHKINS"}}, "activate")
    found = says(state, "M: MCAV1 @ Ape Rocks > Boarwallow")
    assert found[0] == say("campaigns-outlook-controls", point="Boarwallow")


def test_the_command_sheet_shows_the_outlook_of_a_march() -> None:
    state = at({"points": MARCH}, "activate")
    shown = page_of(state, m.TapTile("map/Ape Rocks"), m.TapTile("map/Zilkhold"))
    assert say("campaigns-outlook-attack", point="Zilkhold", own=4, foe=8) in shown


def test_a_march_counts_only_arriving_units_in_strengths_and_losses() -> None:
    """C5.2, C5.3: dropped units stay, units that are picked up come along, and the Bell is not a unit."""
    points = {
        "Albine Pass": {"MUNCHKINS": ["Hardsole", "MREG1", "MGRD1"]}, "Pumpkin Fields": {"MUNCHKINS": ["MLWR1"]},
        "Harvest Cross": {"WINKIES": ["WREG1"]}, "Zilkhold": {"WINKIES": ["WREG2+Bell"]},
        "Straw Ferry": {"MUNCHKINS": ["MREG2", "MLWR2"]},
    }  # fmt: skip
    state = at({"points": points}, "activate")
    march = "M: Hardsole+MREG1+MGRD1 @ Albine Pass > Pumpkin Fields {} > Harvest Cross"
    # Guards have 4, infantry 3, Landwehr 2. Only the units that came by the trail from the pass pay for it.
    for exchange, own, travelled in (("drop MREG1", 4, 1), ("take MLWR1", 9, 2), ("drop MGRD1 take MLWR1", 5, 1)):
        assert says(state, march.format(exchange)) == [
            say("campaigns-outlook-attack", point="Harvest Cross", own=own, foe=4),
            say("campaigns-outlook-trail", chance=10, number=travelled),
        ]
    other = replace(state, asked=("WINKIES",))
    assert says(other, "M: WREG2+Bell @ Zilkhold > Straw Ferry") == [
        say("campaigns-outlook-attack", point="Straw Ferry", own=4, foe=5)
    ]


def test_only_units_take_an_enemy_center_by_a_march() -> None:
    """C2.5: a side keeps its own population centers anyway; leaders alone take none."""
    points = {"Boneyard": {"MUNCHKINS": ["Hardsole", "MREG1"]}, "Munchton": {"MUNCHKINS": ["MREG2"]}}
    state = at({"points": points}, "activate")
    trail = say("campaigns-outlook-trail", chance=10, number=1)
    assert says(state, "M: Hardsole+MREG1 @ Boneyard > Tinmoor") == [
        say("campaigns-outlook-controls", point="Tinmoor"), trail,
    ]  # fmt: skip
    assert says(state, "M: Hardsole @ Boneyard > Tinmoor") == []
    assert says(state, "M: MREG2 @ Munchton > Milldale") == []


def test_a_flight_pays_for_every_unit() -> None:
    """C5.5 and C6.1: four apes fly, one die at +1."""
    state = at({"points": {"Straw Ferry": {"WINKIES": ["Evora", "XAPE1", "XAPE2", "XAPE3"]}}}, "activate")
    state = replace(state, asked=("WINKIES",))
    flight = say("campaigns-outlook-flight", chance=10, number=3)
    assert says(state, "M: Evora+XAPE1+XAPE2+XAPE3 @ Straw Ferry fly Dustway") == [flight]


def test_fast_combat_compares_strengths() -> None:
    """C8.1: each unit's larger strength counts; two intrinsic spears of strength 4 fight along, C17.1."""
    field = {**BATTLE, "attacker": "WINKIES", "from": "Straw Ferry", "muster": {
        "A": ["Zephaph", "WREG1", "WMED1"], "D": ["Zoraster", "MREG1", "MLGT1", "MCAV1"],
    }}  # fmt: skip
    del field["next"]
    state = at({"battle": field}, "muster")
    seats = {seat: [render(each) for each in outlook(state, seat, parse("B: fast"))] for seat in state.asked}
    assert seats == {
        "WINKIES": [say("campaigns-outlook-fast", own=7, foe=10)],
        "MUNCHKINS": [say("campaigns-outlook-fast", own=10, foe=7)],
    }
    siege = {**field, "at": "Zilkhold", "attacker": "MUNCHKINS", "muster": {"A": ["MREG1"], "D": ["WMED1"]}}
    state = at({"battle": siege}, "muster")
    assert says(state, "B: fast") == [say("campaigns-outlook-fast", own=3, foe=11)]


def test_a_retreat_shows_what_it_may_cost_on_the_way() -> None:
    """C16.8: a retreat pays attrition for all its units, by road too; four of them roll at +1, leaders pay nothing."""
    spaces = {
        "2C": {"A": ["Hardsole+MREG1+MREG2", "MREG3", "MREG4"]}, "4C": {"D": ["Evora", "WREG1"]},
    }  # fmt: skip
    battle = {**BATTLE, "from": "Pumpkin Fields", "turn": 2, "spaces": spaces}
    del battle["next"]
    state = at({"battle": battle}, "withdraw")
    assert says(state, "B: retreat") == [say("campaigns-outlook-retreat", chance=20)]
    assert says(state, "B: stay") == []


def test_adding_a_force_shows_the_chance_that_it_joins() -> None:
    """C13.3: on 10 it does not."""
    spaces = {"2C": {"A": ["Zoraster+MREG1", "MREG2"]}, "4C": {"D": ["WREG1"]}}
    state = fighting(spaces, {"Zoraster": "A", "MREG2": "A"}, turned=["Zoraster"])
    assert says(state, "A: MREG2 join") == [say("campaigns-outlook-join", chance=90)]


def test_an_attack_that_nobody_can_answer_is_called_safe() -> None:
    """C14.5: spears have no range; Poppies: a sleeping unit attacks nobody, C24.3."""
    state = fighting({"2C": {"A": ["MREG1"]}, "3C": {"D": ["WREG1"]}}, {"MREG1": "S"})
    assert says(state, "A: MREG1 fire 3C") == [
        say("campaigns-outlook-hit", chance=30, foes=1, space="3C"), say("campaigns-outlook-safe", fire="fire"),
    ]  # fmt: skip
    spaces = {"2C": {"A": ["MREG1"]}, "3C": {"D": ["WREG1", "WREG2"]}, "1C": {"A": ["Witch 1"]}}
    asleep = {**BATTLE, "spaces": spaces, "orders": {"MREG1": "A"}, "spells": ["Witch 1 Poppies > WREG1"]}
    state = at({"battle": asleep, "known": {"Witch 1": "Poppies"}}, "activation")
    assert say("campaigns-outlook-risk", chance=40, own=1) in says(state, "A: MREG1 > 3C")
    alone = {**asleep, "spaces": {**spaces, "3C": {"D": ["WREG1"]}, "5C": {"D": ["WREG2"]}}}
    state = at({"battle": alone, "known": {"Witch 1": "Poppies"}}, "activation")
    assert says(state, "A: MREG1 > 3C")[-1] == say("campaigns-outlook-safe", fire="melee")


def test_an_attack_on_several_units_shows_the_chance_to_clear_the_space() -> None:
    """C14.8: two hits on 4 or less of 10 against two spears in the open."""
    spaces = {"2C": {"A": ["Hardsole+MGRD1+MGRD2"]}, "3C": {"D": ["WREG1", "WREG2"]}}
    state = fighting(spaces, {"Hardsole": "S"})
    assert say("campaigns-outlook-cleared", chance=16, foes=2) in says(state, "A: Hardsole fire 3C")
    single = fighting({**spaces, "3C": {"D": ["WREG1"]}}, {"Hardsole": "S"})
    assert not any(say("campaigns-outlook-cleared", chance=64, foes=1) == each
                   for each in says(single, "A: Hardsole fire 3C"))  # fmt: skip


def test_the_winkies_hire_their_own_apes_without_a_mishap() -> None:
    """C18.5; for others a mishap comes on 8 to 10, C18.4."""
    state = at(RECRUITING, "recruit")
    assert [render(each) for each in outlook(state, "WINKIES", parse("H: Zerde hire APE"))] == []
    mishap = say("campaigns-outlook-mishap", hero="Zoraster", chance=30)
    assert says(state, "H: Zoraster hire witch") == [mishap]


def test_a_spell_says_what_it_does_to_its_target() -> None:
    spaces = {"2C": {"A": ["Zoraster+MREG1"]}, "4C": {"D": ["WREG1"]}, "1C": {"A": ["Witch 1"]}}
    battle = {**BATTLE, "spaces": spaces}
    del battle["next"]
    state = at({"battle": battle, "known": {"Witch 1": "Transport"}}, "spells")
    assert says(state, "S: Zoraster Good Luck > MREG1; Witch 1 Transport > MREG1 @ 3L") == [
        say("campaigns-outlook-good-luck", unit=render(unit_name("MREG1"))),
        say("campaigns-outlook-transport", unit=render(unit_name("MREG1")), space="3L"),
    ]


RECRUITING = {
    "points": {
        "Ovengate": {"MUNCHKINS": ["Hardsole"]},
        "Black Edge": {"MUNCHKINS": ["Zoraster", "XPMP1"]},
        "Ape Rocks": {"WINKIES": ["Zerde"]},
    }
}


def test_recruits_are_listed_under_headings_with_their_chances() -> None:
    state = at(RECRUITING, "recruit")
    shown = page_of(state, m.Pick("Hardsole"))
    for key in ("campaigns-offer-random-heading", "campaigns-offer-special-heading"):
        assert say(key, nation="Munchkins", kinds="") in shown
    assert say("campaigns-offer-special-note", number=1) in shown
    assert say("campaigns-offer-hire-heading") not in shown


def test_a_mercenary_who_cannot_come_says_why() -> None:
    """C18.8: an army with Pumpkin Heads cannot hire Dire Wolves; a witch is not a unit."""
    state = at(RECRUITING, "recruit")
    picks = {pick.key: pick for pick in GAME.offer(state, "MUNCHKINS", (), ("Zoraster",)).picks}
    wolves, witch = picks["Zoraster: hire WLF"], picks["Zoraster: hire witch"]
    assert wolves.refusal == said("campaigns-reason-mixed-army", nation="Munchkins", point="Black Edge")
    assert not witch.refusal and witch.note == said("campaigns-offer-roll", most=7)
    assert GAME.offer(state, "MUNCHKINS", (), ("Zoraster", wolves.key)).made == ("Zoraster",)
    shown = page_of(state, m.Pick("Zoraster"))
    assert say("campaigns-offer-hire-heading") in shown and render(wolves.refusal) in shown
    assert say("campaigns-outlook-mishap", hero="Zoraster", chance=30) in page_of(
        state, m.Pick("Zoraster"), m.Pick(witch.key)
    )


@pytest.mark.parametrize("text", ["A: Hardsole", "A: Hardsole change B"])
def test_a_command_without_risk_mentions_no_fights(text: str) -> None:
    assert all(say("campaigns-outlook-safe", fire="fire") != each for each in says(FIRE, text))
