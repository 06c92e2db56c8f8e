"""Commands on the map are made by picks: every legal one, and no other."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.map.march_legality import marches
from rozz.engine.campaigns.model.commands import March, Pass
from rozz.engine.campaigns.text.wording import unit_name_within
from rozz.engine.game import Offer, board_of
from rozz.engine.match import Match
from rozz.engine.said import Said, listed, said
from rozz.engine.validation import PathValue

GAME = library.game("campaigns")
CAMPAIGN = "meeting-the-wizard"
#: Moments played on the map, whatever stands on the battleboard.
ON_THE_MAP = frozenset(("activate", "refuge", "return", "recruit"))


def begun(seed: int) -> Match:
    scenario = GAME.read(library.scenario_mapping(CAMPAIGN, "campaigns"))
    return Match.begin(GAME, scenario, "one", key=seed.to_bytes(4, "big"))


def random_command(state: Any, seat: str, chance: Random) -> Offer:
    """A command by random picks, as far as they lead."""
    made: tuple[str, ...] = ()
    for _ in range(14):
        going = GAME.offer(state, seat, (), made)
        keys = [pick.key for pick in going.picks if not pick.refusal]
        if not keys or (going.command is not None and chance.random() < 0.3):
            break
        made = GAME.offer(state, seat, (), (*going.made, chance.choice(keys))).made
    return GAME.offer(state, seat, (), made)


@pytest.mark.parametrize("seed", range(4))
def test_a_campaign_can_be_played_by_random_picks(seed: int) -> None:
    chance, match, seen = Random(seed), begun(seed), set()
    for _ in range(250):
        if match.outcome is not None:
            break
        state = match.state
        seen.add(state.moment)
        for seat in state.asked:
            going = random_command(state, seat, chance)
            assert GAME.offer(state, seat, (), going.made) == going, "its own picks lead to the same offer"
            keys = [(pick.key, pick.place) for pick in going.picks]
            assert len(keys) == len(set(keys)), keys
            if state.moment in ON_THE_MAP:
                assert all(board_of(pick.place) == "map" for pick in going.picks if pick.place)
                assert all(board_of(place) == "map" for place in going.trail)
            command = going.command
            if command is None:
                command = GAME.default_commands(state, seat)[0]
            assert GAME.judge(state, seat, (command,))[0].is_done, GAME.write(command)
            match = match.hand_in(seat, (command,))
        match = match.reveal()
    assert seen >= {"initiative", "activate", "recruit"}


@pytest.mark.parametrize("seed", range(4))
def test_every_march_can_be_picked(seed: int) -> None:
    chance, match = Random(seed), begun(seed)
    found = 0
    while found < 6 and match.outcome is None:
        state = match.state
        if state.moment == "activate":
            found += 1
            (seat,) = state.asked
            listed = list(marches(state, seat))
            for command in chance.sample(listed, min(60, len(listed))):
                keys = GAME.picks_for(state, seat, (), command)
                assert GAME.offer(state, seat, (), keys).command == command, GAME.write(command)
            assert GAME.offer(state, seat, (), GAME.picks_for(state, seat, (), Pass())).command == Pass()
        for seat in state.asked:
            going = random_command(state, seat, chance)
            match = match.hand_in(seat, (going.command,) if going.command else GAME.default_commands(state, seat))
        match = match.reveal()
    assert found


def test_a_march_can_drop_take_and_carry_the_bell() -> None:
    state: Any = begun(1).state
    while state.moment != "activate":
        state = GAME.next_state(state, {seat: GAME.default_commands(state, seat) for seat in state.asked}, _Sixes())
    lines = (
        "M: Evora+WREG1+Bell @ Yellow Tower > Winkopolis",
        "M: Evora+WREG1 @ Yellow Tower > Winkopolis",
        "M: Evora+WREG1+WSKE1+Bell @ Yellow Tower > Winkopolis drop WREG1 take WREG2 > Zilkhold",
        "M: Evora+WREG1+Bell @ Yellow Tower > Winkopolis drop WREG1+Bell > Tinmoor",
    )
    state = _turn_of(state, "WINKIES")
    for line in lines:
        (command,) = GAME.parse(state.scenario, line)
        assert isinstance(command, March)
        done = GAME.judge(state, "WINKIES", (command,))[0].is_done
        keys = GAME.picks_for(state, "WINKIES", (), command)
        made = GAME.offer(state, "WINKIES", (), keys).command
        assert made == (command if done else None), (line, keys)


class _Sixes:
    """Dice with fixed results."""

    def draw(self, sides: int, rule: str) -> int:
        return min(6, sides) if rule != "C4.1" else self._next()

    def __init__(self) -> None:
        self._at = 0

    def _next(self) -> int:
        self._at += 1
        return 1 + self._at % 9


def _turn_of(state: Any, seat: str) -> Any:
    return state if seat in state.asked else GAME.next_state(state, {each: (Pass(),) for each in state.asked}, _Sixes())


def marching(points: dict[str, Any], seat: str, scenario: Any = None) -> Any:
    """A seat may march next, with these pieces on the map."""
    known = scenario or GAME.read(library.scenario_mapping(CAMPAIGN, "campaigns"))
    state = CampaignsPuzzleAdapter().state_from(known, PathValue({"points": points}), PathValue("activate"))
    return replace(state, asked=(seat,))


def test_fliers_may_fly_to_points_that_no_link_leads_to() -> None:
    """C5.5: apes and their leader, up to 8.5 inches whatever the links; spears do not fly."""
    points = {"Straw Ferry": {"WINKIES": ["Evora", "XAPE1", "WREG1"]}, "Munchton": {"MUNCHKINS": ["MREG1"]}}
    state = marching(points, "WINKIES")
    grounded = GAME.offer(state, "WINKIES", (), ("Straw Ferry",))
    assert not any(pick.key.startswith("fly ") for pick in grounded.picks)
    fliers = GAME.offer(state, "WINKIES", (), ("Straw Ferry", "without WREG1"))
    flights = {pick.key.removeprefix("fly "): pick for pick in fliers.picks if pick.key.startswith("fly ")}
    known = state.scenario.map
    reached = {point for point in known.points if 0 < known.inches("Straw Ferry", point) <= 8.5}
    assert set(flights) == reached - set(state.scenario.closed) and "Pumpkin Fields" in flights
    # To a point with a link, a tap marches; only the button flies.
    assert (flights["Harvest Cross"].place, flights["Ape Rocks"].place) == ("", "map/Ape Rocks")
    assert flights["Ape Rocks"].label == said("campaigns-offer-fly", point="Ape Rocks")
    made = ("Straw Ferry", "without WREG1", "fly Ape Rocks")
    flown = GAME.offer(state, "WINKIES", (), made)
    assert flown.made == made and GAME.write(flown.command) == "M: Evora+XAPE1 @ Straw Ferry fly Ape Rocks"
    assert GAME.picks_for(state, "WINKIES", (), flown.command) == made
    assert flown.trail == ("map/Straw Ferry", "map/Ape Rocks")
    far = GAME.offer(state, "WINKIES", (), (*made[:2], "fly Munchton"))
    assert far.made == made[:2] and far.command is None
    assert not any(pick.key.startswith(("drop ", "take ")) for pick in flown.picks), "nobody is dropped or picked up"


@pytest.mark.parametrize("ends", [("Bluekeep", "Ovengate"), ("Ovengate", "Bluekeep")])
def test_a_tap_on_a_point_two_links_away_takes_roads_if_there_are_any(ends: tuple[str, str]) -> None:
    """C6.1: by way of Munchton both links are roads; by way of Mossbank both are trails, which may cost a unit."""
    start, end = ends
    state = marching({start: {"MUNCHKINS": ["Hardsole", "MREG1"]}}, "MUNCHKINS")
    assert GAME.offer(state, "MUNCHKINS", (), ends).made == (start, "Munchton", end)


def test_a_hero_is_picked_up_on_the_way() -> None:
    """C5.3: heroes of the seat that have not moved; a second tap leaves her there."""
    mapping = {**library.scenario_mapping(CAMPAIGN, "campaigns")}
    mapping |= {"seats": {"GILLIKINS": ["Gillikins"], "WINKIES": ["Winkies"]}, "sides": [["GILLIKINS"], ["WINKIES"]]}
    points = {
        "Gillarch": {"GILLIKINS": ["Bramble", "GREG1"]}, "Purple Spire": {"GILLIKINS": ["Arella", "GREG2"]},
    }  # fmt: skip
    state = marching(points, "GILLIKINS", GAME.read(mapping))
    line = "M: Bramble+GREG1 @ Gillarch > Purple Spire drop GREG1 take Arella > Wolfgate"
    (march,) = GAME.parse(state.scenario, line)
    made = ("Gillarch", "Purple Spire", "drop GREG1", "take Arella", "Wolfgate")
    assert GAME.picks_for(state, "GILLIKINS", (), march) == made
    assert GAME.offer(state, "GILLIKINS", (), made).command == march
    there = GAME.offer(state, "GILLIKINS", (), made[:4])
    notes = {pick.key: pick.note for pick in there.picks if pick.group in ("drop", "take")}
    chosen = said("campaigns-offer-chosen")
    assert notes == {"drop GREG1": chosen, "take Arella": chosen, "take GREG2": ""}, "leaders are not dropped, C5.2"
    assert GAME.offer(state, "GILLIKINS", (), (*made[:4], "take Arella")).made == made[:3]
    assert GAME.offer(state, "GILLIKINS", (), (*made[:4], "drop Bramble", "take GREG9")).made == made[:4]


def test_the_bell_goes_with_its_carrier_with_another_unit_or_stays() -> None:
    """C19.8: a move names the carrier; without one the Bell is left behind. No flying unit carries it, C19.1."""
    points = {"Zilkhold": {"WINKIES": ["Evora", "WREG1+Bell", "WREG2", "XAPE1"]}}
    state = marching(points, "WINKIES")

    def made(*picks: str) -> str:
        offer = GAME.offer(state, "WINKIES", (), ("Zilkhold", *picks, "Winkopolis"))
        assert GAME.picks_for(state, "WINKIES", (), offer.command) == offer.made
        return GAME.write(offer.command)

    assert made() == "M: Evora+WREG1+Bell+WREG2+XAPE1 @ Zilkhold > Winkopolis"
    assert made("WREG2+Bell") == "M: Evora+WREG1+WREG2+Bell+XAPE1 @ Zilkhold > Winkopolis"
    assert made("without Bell") == "M: Evora+WREG1+WREG2+XAPE1 @ Zilkhold > Winkopolis"
    assert made("without WREG1") == "M: Evora+WREG2+XAPE1 @ Zilkhold > Winkopolis"
    assert made("without WREG1", "WREG2+Bell") == "M: Evora+WREG2+Bell+XAPE1 @ Zilkhold > Winkopolis"
    picks = GAME.offer(state, "WINKIES", (), ("Zilkhold", "WREG2+Bell")).picks
    carriers = {pick.key: pick.note for pick in picks if pick.group == "carrier"}
    assert carriers == {"WREG1+Bell": "", "WREG2+Bell": said("campaigns-offer-chosen"), "without Bell": ""}
    assert made("XAPE1+Bell") == made(), "apes fly"


def test_few_pieces_in_a_stack_are_named_and_many_are_not() -> None:
    """Up to two names fit beside the board; the Bell counts, but its carrier stands for it."""
    points = {"Zilkhold": {"WINKIES": ["Evora", "WREG1+Bell", "WREG2"]}}
    state = marching(points, "WINKIES")

    def expects(*picks: str) -> Any:
        return GAME.offer(state, "WINKIES", (), ("Zilkhold", *picks)).expects

    def in_hand(*names: str) -> Said:
        return said("campaigns-offer-activate-in-hand", stack=listed(unit_name_within(name) for name in names))

    assert GAME.offer(state, "WINKIES", (), ()).expects == said("campaigns-offer-activate")
    assert expects() == said("campaigns-offer-activate-stack")
    assert expects("without WREG2") == said("campaigns-offer-activate-stack")
    assert expects("without WREG1") == in_hand("Evora", "WREG2")
    assert expects("without WREG1", "without Evora") == in_hand("WREG2")
    assert expects("without WREG2", "without Evora") == in_hand("WREG1")
    assert expects("without WREG1", "without WREG2", "without Evora") == said("campaigns-offer-activate-nobody")
