"""The setup of Risk, Z15, the options before a match, and how a match ends without a win on the map."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.engine.areas.model.commands import Placement, Resign
from rozz.engine.areas.text.command_texts import command_phrase, in_areas
from rozz.engine.dice import NO_DICE, KeyedDice, RecordedDice, RecordingDice
from rozz.engine.errors import BadOrders, BadRecord, BadScenario
from rozz.engine.game import NEXT, Dial, Offer
from rozz.engine.match import Match
from rozz.engine.said import Fact, Player, Said, said
from tests.support.engine.faults import brief_of
from tests.support.engine.random_areas import GAMES, SCENARIOS

RISK, OZYMANDIA = GAMES["simultaneous-risk"], GAMES["ozymandia"]
WORLD, ISLES = SCENARIOS["simultaneous-risk", "standard"], SCENARIOS["simultaneous-risk", "archipelago"]


def one(area: str, number: int = 1) -> tuple[Placement]:
    return (Placement(((area, number),)),)


def reason_for_player(reason: str, **facts: Fact) -> Said:
    """A reason addressed to the player who gives the orders."""
    return said(f"areas-reason-{reason}", who="you", name="", **facts)


def test_seats_place_armies_alternately_beginning_with_first() -> None:
    state = RISK.begin(WORLD, NO_DICE)
    asked = []
    while (moment := RISK.moment(state)) and moment.name == "set-up":
        assert (moment.is_sealed, moment.turn) == (False, len(asked) + 1)
        asked += moment.seats
        state = RISK.next_state(state, {moment.seats[0]: RISK.default_commands(state, moment.seats[0])}, NO_DICE)
    assert asked == ["FIRST", "SECOND"] * 40
    assert RISK.moment(state).is_sealed
    # The default: the first empty territory by name, then the one with most of the seat's armies.
    assert state.armies == {"FIRST": {"Afghanistan": 40}, "SECOND": {"Alaska": 40}}


def test_a_placement_can_be_repeated_until_all_armies_are_placed() -> None:
    offer = RISK.offer(RISK.begin(WORLD, NO_DICE), "FIRST", (), ("Japan",))
    assert (offer.command, offer.times) == (one("Japan")[0], 40)


def with_five_at_a_time(*picks: str) -> Offer:
    """What the archipelago's first placement offers after these picks."""
    return RISK.offer(RISK.begin(ISLES, NO_DICE), "FIRST", (), picks)


def marks(offer: Offer) -> dict[str, str]:
    """The marked areas."""
    return {pick.place: pick.mark for pick in offer.picks if pick.mark}


def test_areas_are_marked_until_all_armies_are_placed() -> None:
    areas = ISLES.map.areas
    for picks in ((), ("Ash",), ("Ash=2", "Birch=2")):
        offer = with_five_at_a_time(*picks)
        assert marks(offer) == dict.fromkeys(areas, "place") and not offer.elsewhere
        assert offer.command is None
    for picks in (("Ash=2", "Birch=3"), ("Ash=3", "Birch", "Birch")):
        assert marks(with_five_at_a_time(*picks)) == {"Birch": NEXT}, "only the area chosen last, to go on"
    single = RISK.offer(RISK.begin(WORLD, NO_DICE), "FIRST", (), ("Japan",))
    assert not single.picks and not single.dials and not single.elsewhere, "a second tap confirms"


def test_a_tap_on_a_full_set_up_says_whether_all_armies_are_there() -> None:
    areas = ISLES.map.areas
    full, here = said("areas-offer-set-up-full", number=5), said("areas-offer-set-up-all", number=5)
    assert with_five_at_a_time("Ash=2", "Birch=3").elsewhere == dict.fromkeys(areas, full)
    assert with_five_at_a_time("Ash=5").elsewhere == {**dict.fromkeys(areas, full), "Ash": here}


@pytest.mark.parametrize(
    ("picks", "placed"),
    [
        (("Ash=5", "Birch"), {"Ash": 5}),
        (("Ash=2", "Birch=3", "Ash"), {"Ash": 2, "Birch": 3}),
        (("Ash=2", "Birch=2", "Cedar=3"), {"Ash": 2, "Cedar": 3}),
        (("Ash=2", "Birch=2", "Cedar=2"), {"Ash": 2, "Birch": 1, "Cedar": 2}),
        (("Ash=2", "Birch=3", "Birch=0"), {"Ash": 2}),
        (("Ash=2", "Birch=6"), {"Ash": 2}),
    ],
)
def test_picks_place_no_more_armies_than_there_are(picks: tuple[str, ...], placed: dict[str, int]) -> None:
    """A tap too many moves none; a higher number takes armies from the areas chosen last."""
    offer = with_five_at_a_time(*picks)
    dials = tuple(Dial(area, said("areas-offer-in", area=area), 0, 5, number) for area, number in placed.items())
    assert (offer.dials, offer.trail) == (dials, tuple(placed))


def test_the_prompts_after_armies_are_placed() -> None:
    """Of 15 armies ten are left after five, and of 40 there are 39 after one."""
    partly = with_five_at_a_time("Ash=2", "Birch").expects
    so_far = in_areas((("Ash", 2), ("Birch", 1)))
    assert partly == said("areas-offer-set-up-more", places=so_far, number=2)
    five = with_five_at_a_time("Ash=5")
    assert five.command is not None and five.times == 3
    assert five.expects == said("areas-offer-set-up-play", command=command_phrase(five.command), left=10)
    single = RISK.offer(RISK.begin(WORLD, NO_DICE), "FIRST", (), ("Japan",))
    assert single.command is not None
    phrase = command_phrase(single.command)
    assert single.expects == said("areas-offer-set-up-again", command=phrase, area="Japan", left=39)


def test_the_prompts_while_armies_are_placed() -> None:
    first = RISK.begin(WORLD, NO_DICE)
    one_of_40 = said("areas-offer-set-up-where", number=1, left=40, places="territories")
    waits = reason_for_player("set-up-waits")
    assert [RISK.offer(first, seat, (), ()).expects for seat in ("FIRST", "SECOND")] == [one_of_40, waits]
    then = RISK.next_state(first, {"FIRST": one("Japan")}, NO_DICE)
    assert [RISK.offer(then, seat, (), ()).expects for seat in ("FIRST", "SECOND")] == [waits, one_of_40]
    many = RISK.begin(RISK.with_options(WORLD, {"placing": "five"}), NO_DICE)
    where = said("areas-offer-set-up-where", number=5, left=40, places="territories")
    assert RISK.offer(many, "FIRST", (), ()).expects == where


def test_placing_five_armies_at_a_time() -> None:
    scenario = RISK.with_options(WORLD, {"placing": "five"})
    state = RISK.begin(scenario, NO_DICE)
    asked = 0
    while RISK.moment(state).name == "set-up":
        seat = RISK.moment(state).seats[0]
        state = RISK.resolve(state, {seat: RISK.default_commands(state, seat)}, NO_DICE).after
        asked += 1
    assert asked == 16
    assert RISK.read(RISK.to_mapping(scenario)) == scenario


def test_the_last_placement_may_be_smaller() -> None:
    written = {**library.scenario_mapping("archipelago", "simultaneous-risk"), "placing": {"armies": 7, "by": "five"}}
    state = RISK.begin(RISK.read(written), NO_DICE)
    for seat, area, number in (
        ("FIRST", "Ash", 5),
        ("SECOND", "Lead", 5),
        ("FIRST", "Birch", 2),
        ("SECOND", "Jade", 2),
    ):
        assert RISK.moment(state).seats == (seat,)
        state = RISK.next_state(state, {seat: one(area, number)}, NO_DICE)
    assert (RISK.moment(state).name, RISK.moment(state).turn) == ("turn", 1)


def test_a_match_begins_with_turn_one() -> None:
    for (game, name), scenario in SCENARIOS.items():
        assert GAMES[game].moment(GAMES[game].begin(scenario, KeyedDice(b"key", "0"))).turn == 1, name


FIRST = Player("FIRST")


def illegal(rule: str, reason: Fact) -> Said:
    return said("areas-set-up-illegal", name=FIRST, rule=rule, reason=reason)


REFUSED: list[tuple[dict[str, tuple[object, ...]], Said]] = [
    ({}, said("areas-set-up-owed", name=FIRST)),
    ({"SECOND": one("Ash", 5)}, said("areas-set-up-other", name=FIRST)),
    ({"FIRST": one("Ash", 4)}, illegal("Z15", reason_for_player("set-up-number", number=5, placed=4))),
    ({"FIRST": one("Ash", 0)}, illegal("Z3", reason_for_player("no-count"))),
    (
        {"FIRST": (*one("Ash", 5), *one("Birch", 5))},
        illegal("Z15", reason_for_player("set-up-number", number=5, placed=10)),
    ),
    ({"FIRST": (*one("Ash", 5), Resign())}, illegal("Z15", reason_for_player("set-up-only-places"))),
    ({"FIRST": (Resign(), *one("Ash", 5))}, illegal("Z15", reason_for_player("set-up-only-places"))),
]


@pytest.mark.parametrize(("orders", "refusal"), REFUSED)
def test_an_illegal_placement_is_refused_and_changes_nothing(
    orders: dict[str, tuple[object, ...]], refusal: Said
) -> None:
    state = RISK.begin(ISLES, NO_DICE)
    for play in (RISK.next_state, RISK.resolve):
        with pytest.raises(BadOrders) as refused:
            play(state, orders, NO_DICE)
        assert refused.value.text == refusal


def test_a_match_refuses_an_illegal_placement_and_says_why() -> None:
    match = Match.begin(RISK, ISLES, "one")
    with pytest.raises(BadOrders) as refused:
        match.hand_in("FIRST", one("Ash", 4))
    reason = reason_for_player("set-up-number", number=5, placed=4)
    assert refused.value.text == said("files-illegal-by-rule", command="+4 Ash", reason=reason, rule="Z15")


def test_a_territory_of_the_other_player_cannot_be_chosen() -> None:
    state = RISK.next_state(RISK.begin(ISLES, NO_DICE), {"FIRST": one("Ash", 5)}, NO_DICE)
    given = RISK.judge(state, "SECOND", one("Ash", 5))
    assert [(each.rule, RISK.explain(each)) for each in given] == [
        ("Z15", reason_for_player("set-up-taken", area="Ash", opponent=Player("FIRST")))
    ]
    offered = RISK.offer(state, "SECOND", (), ())
    greyed = [(pick.key, pick.refusal) for pick in offered.picks if pick.refusal]
    assert greyed == [("Ash", said("areas-offer-taken", name=Player("FIRST"), area="Ash", places="territories"))]
    assert sum(not pick.refusal for pick in offered.picks) == 11
    assert RISK.offer(state, "SECOND", (), ("Lead", "Jade", "Lead=4")).command == Placement((("Lead", 4), ("Jade", 1)))


def test_the_deal_is_fair_and_uses_the_dice() -> None:
    scenario = RISK.with_options(WORLD, {"placing": "dealt"})
    noted = RecordingDice(KeyedDice(b"a key", "0"))
    state = RISK.begin(scenario, noted)
    assert {seat: (len(held), sum(held.values())) for seat, held in state.armies.items()} == {
        "FIRST": (21, 40),
        "SECOND": (21, 40),
    }
    assert not state.armies["FIRST"].keys() & state.armies["SECOND"].keys()
    assert {roll.rule for roll in noted.rolls} == {"Z15"}
    assert len(noted.rolls) == 42 + 2 * 19
    again = RecordedDice([roll.face for roll in noted.rolls])
    assert RISK.begin(scenario, again) == state and again.left == 0
    assert RISK.begin(scenario, KeyedDice(b"another", "0")) != state
    with pytest.raises(BadRecord):
        RISK.begin(scenario, NO_DICE)
    assert RISK.moment(state).name == "turn"


def test_the_deal_by_hand() -> None:
    """Faces of 1: the next area of the map each time, beginning with FIRST; then the rest in the first area of each."""
    written = {**library.scenario_mapping("archipelago", "simultaneous-risk"), "placing": {"armies": 8, "by": "dealt"}}
    state = RISK.begin(RISK.read(written), RecordedDice([1] * 16))
    assert state.armies == {
        "FIRST": {"Ash": 3, "Cedar": 1, "Egret": 1, "Gannet": 1, "Iron": 1, "Kaolin": 1},
        "SECOND": {"Birch": 3, "Dogwood": 1, "Finch": 1, "Heron": 1, "Jade": 1, "Lead": 1},
    }


def test_each_of_the_three_exchanges_is_an_option_of_its_own() -> None:
    standard = SCENARIOS["ozymandia", "standard"]
    options = OZYMANDIA.options(standard)
    assert [(each.key, each.values[0][0]) for each in options] == [
        ("swap Atlantea", "no"),
        ("swap Mu", "no"),
        ("swap Wyvernia", "no"),
        ("turn_limit", "none"),
    ]
    middle = OZYMANDIA.with_options(standard, {"swap Mu": "yes"})
    assert middle.setup == {
        "FIRST": {"Atlantea": 3, "Halcyonna": 3, "Wyvernia": 3},
        "SECOND": {"Valhalla": 3, "Mu": 3, "Elysia": 3},
    }
    both = OZYMANDIA.with_options(middle, {"swap Wyvernia": "yes", "turn_limit": "12"})
    assert set(both.setup["FIRST"]) == {"Atlantea", "Halcyonna", "Elysia"} and both.turn_limit == 12
    assert OZYMANDIA.with_options(both, {"swap Mu": "no", "swap Wyvernia": "no", "turn_limit": "none"}) == standard
    assert OZYMANDIA.with_options(middle, {"swap Mu": "yes"}) == middle, "choosing it twice does not exchange back"
    assert OZYMANDIA.read(OZYMANDIA.to_mapping(both)) == both


def test_unknown_options_are_refused() -> None:
    standard = SCENARIOS["ozymandia", "standard"]
    with pytest.raises(BadScenario) as refused:
        OZYMANDIA.with_options(standard, {"placing": "dealt"})
    assert brief_of(refused.value) == "options: files-no-option(name=placing)"
    with pytest.raises(BadScenario) as refused:
        OZYMANDIA.with_options(standard, {"turn_limit": "13"})
    assert brief_of(refused.value).startswith("options.turn_limit: files-unexpected(")


def test_a_player_who_resigns_has_lost() -> None:
    state = OZYMANDIA.begin(SCENARIOS["ozymandia", "standard"], NO_DICE)
    (resign,) = OZYMANDIA.parse(state.scenario, "resign")
    assert OZYMANDIA.resignation_commands(state.scenario, "FIRST") == (resign,)
    played = OZYMANDIA.resolve(state, {"FIRST": (resign,)}, NO_DICE)
    assert OZYMANDIA.outcome(played.after).winners == ("SECOND",)
    assert OZYMANDIA.departed_seats(played.after) == {"FIRST"} and OZYMANDIA.moment(played.after) is None
    assert [line.text for line in OZYMANDIA.report(played, {"FIRST": "Ada", "SECOND": "Ben"})] == [
        said("areas-victory-resigned", winner="Ben", loser="Ada"),
    ]
    both = OZYMANDIA.next_state(state, {"FIRST": (resign,), "SECOND": (resign,)}, NO_DICE)
    assert both.outcome.winners == () and OZYMANDIA.departed_seats(both) == {"FIRST", "SECOND"}
    in_company = OZYMANDIA.parse(state.scenario, "1 M > A; resign")
    assert [each.status for each in OZYMANDIA.judge(state, "FIRST", in_company)] == ["done", "void"]
    before_it = OZYMANDIA.parse(state.scenario, "resign; 1 M > A")
    assert [each.status for each in OZYMANDIA.judge(state, "FIRST", before_it)] == ["void", "done"]
    assert OZYMANDIA.departed_seats(OZYMANDIA.next_state(state, {"FIRST": before_it}, NO_DICE)) == frozenset()


def test_resigning_during_the_set_up() -> None:
    state = RISK.begin(ISLES, NO_DICE)
    over = RISK.resolve(state, {"FIRST": (Resign(),)}, NO_DICE).after
    assert RISK.outcome(over).winners == ("SECOND",) and RISK.moment(over) is None
    assert RISK.thaw(ISLES, RISK.freeze(over)) == over


def test_which_seats_can_give_orders() -> None:
    state = OZYMANDIA.begin(SCENARIOS["ozymandia", "standard"], NO_DICE)
    frozen = OZYMANDIA.freeze(state)
    frozen["armies"] = [["Mu", "FIRST", 1]]
    assert OZYMANDIA.can_order(OZYMANDIA.thaw(state.scenario, frozen), "SECOND"), "three bombardments are left"
    frozen["bombs"] = {"FIRST": 0, "SECOND": 0}
    nearly = OZYMANDIA.thaw(state.scenario, frozen)
    assert not OZYMANDIA.can_order(nearly, "SECOND") and OZYMANDIA.can_order(nearly, "FIRST")
    assert OZYMANDIA.default_commands(nearly, "SECOND") == ()
