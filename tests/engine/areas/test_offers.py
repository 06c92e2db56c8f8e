"""What the composer offers, step by step: words, marks, dials and refusals."""

from __future__ import annotations

import pytest

from rozz.engine.areas.model.commands import Bombardment, Movement, Placement, Route
from rozz.engine.areas.model.state import State
from rozz.engine.areas.play import Areas
from rozz.engine.areas.reading.map_reading import TAKEN
from rozz.engine.areas.text.command_texts import command_phrase, command_sentence
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Dial, Offer
from rozz.engine.said import Fact, Said, Text, said
from tests.support.engine.random_areas import GAMES, SCENARIOS

GAME: Areas = GAMES["ozymandia"]


def at(game: str, rows: list[list[object]], bombs: int = 3) -> State:
    """A position of a standard scenario."""
    scenario = SCENARIOS[game, "standard"]
    frozen = GAME.freeze(GAME.begin(SCENARIOS["ozymandia", "standard"], NO_DICE))
    frozen |= {"armies": rows, "bombs": {"FIRST": bombs, "SECOND": 3}}
    return GAMES[game].thaw(scenario, frozen)


def open_picks(offer: Offer) -> list[str]:
    """The picks that can be chosen."""
    return [each.key for each in offer.picks if not each.refusal]


def refusals(offer: Offer) -> dict[str, Text]:
    """The disabled picks with their reasons."""
    return {each.key: each.refusal for each in offer.picks if each.refusal}


def reason_for_player(reason: str, **facts: Fact) -> Said:
    """A reason addressed to the player who gives the orders."""
    return said(f"areas-reason-{reason}", who="you", name="", **facts)


def test_the_first_offer() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    offer = GAME.offer(state, "FIRST", (), ())
    assert refusals(offer) == {"place": reason_for_player("none-received")}, "no city is held"
    buttons = [each.key for each in offer.picks if not each.place]
    assert buttons == ["place", "disperse", "concentrate", "bombard"]
    assert "Mu" in {each.place for each in offer.picks} and not any(each.mark for each in offer.picks)
    assert offer.command is None and offer.expects
    assert set(buttons) == set(TAKEN), "no area is named like an action"


def test_an_area_and_a_destination_are_enough_for_a_movement() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Atlantea", "FIRST", 2], ["Shaomar", "SECOND", 3]])
    offer = GAME.offer(state, "FIRST", (), ("Mu",))
    marked = {each.place: each.mark for each in offer.picks if each.place}
    assert marked == dict.fromkeys(("Atlantea", "Wyvernia", "Shaomar", "Mystery City"), "move")
    assert offer.expects == said("areas-offer-go-or-choose", area="Mu")
    offer = GAME.offer(state, "FIRST", (), ("Mu", "Shaomar"))
    assert offer == GAME.offer(state, "FIRST", (), ("disperse", "Mu", "Shaomar"))
    assert GAME.offer(state, "FIRST", (), ("Mu", "Shaomar", "Atlantea")).command == Movement(
        (Route(3, "Mu", "Shaomar"), Route(2, "Mu", "Atlantea"))
    )


def test_no_neighbor_is_marked_where_nothing_can_move() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    others = GAME.offer(state, "FIRST", (), ("Shaomar",))
    moved = GAME.offer(state, "FIRST", (Movement((Route(1, "Mu", "Atlantea"),)),), ("Mu",))
    for offer in (others, moved):
        assert not [each for each in offer.picks if each.place] and "choose" in offer.expects.key


def test_a_tap_after_the_movement_says_that_there_is_only_one() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    moved = (Movement((Route(1, "Mu", "Atlantea"),)),)
    for area in ("Mu", "Wyvernia"):
        expects = GAME.offer(state, "FIRST", moved, (area,)).expects
        assert expects == said("areas-offer-choose-after-movement", area=area)
    far = GAME.offer(state, "FIRST", moved, ("Cimmeria",)).expects
    assert far == said("areas-offer-choose", area="Cimmeria"), "no army could move there anyway"


def test_a_dispersal_step_by_step() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    offer = GAME.offer(state, "FIRST", (), ("disperse",))
    assert [(each.key, each.mark) for each in offer.picks] == [("Mu", "from")]
    offer = GAME.offer(state, "FIRST", (), ("disperse", "Mu"))
    assert open_picks(offer) == ["Atlantea", "Wyvernia", "Shaomar", "Mystery City"]
    offer = GAME.offer(state, "FIRST", (), ("disperse", "Mu", "Shaomar"))
    assert offer.dials == (Dial("Shaomar", said("areas-offer-to", area="Shaomar"), 1, 5, 5),)
    assert offer.command == Movement((Route(5, "Mu", "Shaomar"),))
    # A second destination shares the armies that are not dialed.
    offer = GAME.offer(state, "FIRST", (), ("disperse", "Mu", "Shaomar", "Atlantea"))
    assert offer.command == Movement((Route(3, "Mu", "Shaomar"), Route(2, "Mu", "Atlantea")))
    assert [(each.most, each.now) for each in offer.dials] == [(5, 3), (5, 2)]
    picks = ("disperse", "Mu", "Shaomar", "Atlantea", "Shaomar=1", "Atlantea=2")
    offer = GAME.offer(state, "FIRST", (), picks)
    assert offer.command == Movement((Route(1, "Mu", "Shaomar"), Route(2, "Mu", "Atlantea")))
    phrase = command_phrase(offer.command)
    then = said("areas-offer-then", verb="disperse", more="yes")
    assert offer.expects == said("areas-offer-staying", command=phrase, number=2, area="Mu", then=then)
    # A second tap on a destination removes it.
    offer = GAME.offer(state, "FIRST", (), (*picks, "Shaomar"))
    assert offer.command == Movement((Route(2, "Mu", "Atlantea"),))
    offer = GAME.offer(state, "FIRST", (), ("disperse", "Mu", "Shaomar", "Shaomar=5"))
    assert refusals(offer)["Atlantea"] == said("areas-offer-none-left")
    phrase, then = command_phrase(offer.command), said("areas-offer-then", verb="disperse", more="no")
    assert offer.expects == said("areas-offer-emptied", command=phrase, areas="Mu", then=then)
    assert GAME.offer(state, "FIRST", (), ("disperse", "Mu")).expects == said("areas-offer-where-to", area="Mu")


def test_by_default_a_movement_takes_no_new_army_that_is_not_placed() -> None:
    game = GAMES["simultaneous-risk"]
    state = at("simultaneous-risk", [["Brazil", "FIRST", 5], ["Peru", "FIRST", 1], ["Japan", "SECOND", 3]])
    to_africa = said("areas-offer-to", area="North Africa")
    offer = game.offer(state, "FIRST", (), ("Brazil", "North Africa"))
    assert offer.command == Movement((Route(5, "Brazil", "North Africa"),)), "unplaced armies may go elsewhere"
    assert offer.dials == (Dial("North Africa", to_africa, 1, 8, 5, said("areas-offer-with-new", old=5, new=3)),)
    assert offer.expects.key == "areas-offer-emptied"
    into = game.offer(state, "FIRST", (), ("concentrate", "Argentina", "Brazil", "Peru"))
    assert into.command == Movement((Route(5, "Brazil", "Argentina"), Route(1, "Peru", "Argentina")))
    placed = (Placement((("Brazil", 2), ("Peru", 1))),)
    offer = game.offer(state, "FIRST", placed, ("Brazil", "North Africa"))
    assert offer.dials == (Dial("North Africa", to_africa, 1, 7, 7),)
    assert game.offer(state, "FIRST", (), ("Brazil", "North Africa", "North Africa=8")).command == Movement(
        (Route(8, "Brazil", "North Africa"),)
    )


def test_one_number_of_a_concentration_changes_no_other() -> None:
    game = GAMES["simultaneous-risk"]
    state = at("simultaneous-risk", [["Brazil", "FIRST", 5], ["Peru", "FIRST", 4], ["Japan", "SECOND", 3]])
    into = game.offer(state, "FIRST", (), ("concentrate", "Argentina", "Brazil", "Peru", "Brazil=8"))
    assert into.command == Movement((Route(8, "Brazil", "Argentina"), Route(4, "Peru", "Argentina")))
    assert [(each.most, each.now, each.note) for each in into.dials] == [
        (8, 8, said("areas-offer-with-new", old=5, new=3)),
        (4, 4, ""),
    ]


def test_a_number_says_how_many_armies_left_to_send_are_new() -> None:
    game = GAMES["simultaneous-risk"]
    state = at("simultaneous-risk", [["Brazil", "FIRST", 5], ["Japan", "SECOND", 3]])
    out = game.offer(state, "FIRST", (), ("Brazil", "Peru", "Peru=5", "Argentina"))
    assert [(each.most, each.note) for each in out.dials] == [
        (8, said("areas-offer-with-new", old=5, new=3)),
        (3, said("areas-offer-with-new", old=0, new=3)),
    ]


def test_a_concentration_step_by_step() -> None:
    state = at("ozymandia", [["Atlantea", "FIRST", 3], ["Wyvernia", "FIRST", 2], ["Shaomar", "SECOND", 3]])
    offer = GAME.offer(state, "FIRST", (), ("Mu", "concentrate"))
    assert open_picks(offer) == ["Atlantea", "Wyvernia"]
    offer = GAME.offer(state, "FIRST", (), ("Mu", "concentrate", "Wyvernia", "Atlantea", "Atlantea=2"))
    assert offer.command == Movement((Route(2, "Wyvernia", "Mu"), Route(2, "Atlantea", "Mu")))
    assert [each.key for each in offer.dials] == ["Wyvernia", "Atlantea"]
    phrase, then = command_phrase(offer.command), said("areas-offer-then", verb="concentrate", more="no")
    assert offer.expects == said("areas-offer-emptied", command=phrase, areas="Wyvernia", then=then)
    then = said("areas-offer-then", verb="concentrate", more="yes")
    offer = GAME.offer(state, "FIRST", (), ("Mu", "concentrate", "Atlantea", "Atlantea=2"))
    assert offer.expects == said("areas-offer-moving", command=command_phrase(offer.command), then=then)
    assert GAME.offer(state, "FIRST", (), ("Mu", "concentrate")).expects == said("areas-offer-where-from", area="Mu")


def test_placing_new_armies_by_cities() -> None:
    rows = [["Mystery City", "FIRST", 1], ["Amber City", "FIRST", 1], ["Atlantea", "SECOND", 3]]
    state = at("ozymandia", rows)
    offer = GAME.offer(state, "FIRST", (), ("place",))
    assert open_picks(offer) == ["Mu", "Amber City", "Mystery City"], "SECOND holds Atlantea"
    offer = GAME.offer(state, "FIRST", (), ("place", "Mu"))
    assert offer.command == Placement((("Mu", 1),)) and not offer.dials
    assert refusals(offer) == {"Mystery City": said("areas-offer-clash")}
    given = (Placement((("Mu", 1),)),)
    assert open_picks(GAME.offer(state, "FIRST", given, ("place",))) == ["Amber City"]
    # The placed army can march.
    assert "Mu" in open_picks(GAME.offer(state, "FIRST", given, ("disperse",)))
    assert "Mu" not in open_picks(GAME.offer(state, "FIRST", (), ("disperse",)))


def test_placing_new_armies_by_territories() -> None:
    state = at("simultaneous-risk", [["Brazil", "FIRST", 1], ["Peru", "FIRST", 1], ["Japan", "SECOND", 3]])
    game = GAMES["simultaneous-risk"]
    offer = game.offer(state, "FIRST", (), ("place",))
    assert (open_picks(offer), offer.expects) == (["Peru", "Brazil"], said("areas-offer-place-where", number=3))
    offer = game.offer(state, "FIRST", (), ("place", "Peru", "Peru=2"))
    assert offer.command == Placement((("Peru", 2),))
    phrase = said("areas-command-place", number=2, area="Peru")
    assert offer.expects == said("areas-offer-place-more", command=phrase, number=1)
    given = (Placement((("Peru", 2),)),)
    offer = game.offer(state, "FIRST", given, ("place", "Brazil"))
    assert offer.command == Placement((("Brazil", 1),)) and not offer.picks, "nothing is left to choose"
    assert offer.expects == said("areas-offer-add", command=said("areas-command-place", number=1, area="Brazil"))
    full = game.offer(state, "FIRST", (Placement((("Peru", 3),)),), ())
    assert refusals(full) == {"place": said("areas-offer-all-placed")}


def test_all_new_armies_can_go_to_one_of_several_areas() -> None:
    rows: list[list[object]] = [[area, "FIRST", 1] for area in ("Brazil", "Peru", "Venezuela")]
    state = at("simultaneous-risk", [*rows, ["Japan", "SECOND", 3]])
    game, picks = GAMES["simultaneous-risk"], ("place", "Brazil", "Peru")
    offer = game.offer(state, "FIRST", (), picks)
    assert [(each.key, each.most, each.now) for each in offer.dials] == [("Brazil", 3, 2), ("Peru", 3, 1)]
    offer = game.offer(state, "FIRST", (), (*picks, "Peru=3"))
    assert offer.command == Placement((("Peru", 3),)) and offer.made == ("place", "Peru", "Peru=3")
    # As many of the others stay as there are armies for; a number that was set is not changed.
    offer = game.offer(state, "FIRST", (), (*picks, "Venezuela", "Venezuela=2"))
    assert offer.command == Placement((("Brazil", 1), ("Venezuela", 2)))
    offer = game.offer(state, "FIRST", (), (*picks, "Brazil=2"))
    assert [(each.key, each.most, each.now) for each in offer.dials] == [("Brazil", 3, 2)]
    offer = game.offer(state, "FIRST", (), (*picks, "Brazil=1", "Peru=3"))
    assert offer.command == Placement((("Brazil", 1), ("Peru", 2)))


def test_one_order_of_each_kind() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    given = (Bombardment("Shaomar"), Movement((Route(1, "Mu", "Shaomar"),)))
    full = GAME.offer(state, "FIRST", given, ())
    assert full.expects == said("areas-offer-all-done") and not open_picks(full)
    greyed = {area: said("areas-offer-no-choice", area=area) for area in state.scenario.map.areas}
    assert refusals(full) == greyed | {
        "place": reason_for_player("none-received"),
        "disperse": said("areas-offer-one-movement"),
        "concentrate": said("areas-offer-one-movement"),
        "bombard": said("areas-offer-one-bombardment"),
    }
    spent = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]], bombs=0)
    assert refusals(GAME.offer(spent, "FIRST", (), ()))["bombard"] == reason_for_player("no-bombs-left")
    assert GAME.offer(state, "FIRST", (), ("bombard", "Cimmeria")).command == Bombardment("Cimmeria")
    assert len(open_picks(GAME.offer(state, "FIRST", (), ("bombard",)))) == 18
    last = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]], bombs=1)
    prompts = [GAME.offer(each, "FIRST", (), ("bombard",)).expects for each in (state, last)]
    assert prompts == [said("areas-offer-bomb-where", places="areas", number=number) for number in (3, 1)]
    prompts = [GAME.offer(state, "FIRST", (), (verb,)).expects for verb in ("disperse", "concentrate")]
    assert prompts == [said(f"areas-offer-{way}-where", places="areas") for way in ("out-of", "into")]


def test_a_bomb_falls_on_ones_own_area_only_if_it_is_picked_as_the_target() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    assert GAME.offer(state, "FIRST", (), ("Shaomar", "bombard")).command == Bombardment("Shaomar")
    offer = GAME.offer(state, "FIRST", (), ("Mu", "bombard"))
    assert offer.command is None and offer.made == ("bombard",)
    offer = GAME.offer(state, "FIRST", (), ("Mu", "bombard", "Mu"))
    assert offer.command == Bombardment("Mu")


def bomb(area: str, destroys: str = "half", number: int = 3, lost: int = 1) -> Said:
    """What a bomb is going to do: as things stand, it would destroy `lost` of `number` armies."""
    return said("areas-offer-bomb", area=area, destroys=destroys, number=number, lost=lost)


@pytest.mark.parametrize(
    ("game", "area", "destroys", "number", "lost"),
    [
        ("ozymandia", "Shaomar", "half", 3, 1),
        ("ozymandia", "Mystery City", "all", 3, 3),
        ("simultaneous-risk", "Japan", "half", 6, 3),
        ("simultaneous-risk", "Japan", "half", 1, 0),
    ],
)
def test_a_bombardment_says_how_much_it_destroys(
    game: str, area: str, destroys: str, number: int, lost: int
) -> None:
    state = at(game, [["Mu" if game == "ozymandia" else "Peru", "FIRST", 5], [area, "SECOND", number]])
    assert GAMES[game].offer(state, "FIRST", (), ("bombard", area)).expects == bomb(area, destroys, number, lost)


def test_a_bomb_on_ones_own_armies_says_so() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    own, left = (
        said("areas-offer-bomb-own", area="Mu", destroys="half", number=number, lost=lost)
        for number, lost in ((5, 2), (1, 0))
    )
    prompts = [GAME.offer(state, "FIRST", (), ("bombard", area)).expects for area in ("Shaomar", "Mu")]
    assert prompts == [bomb("Shaomar"), own]
    some, whole = (Movement((Route(number, "Mu", "Shaomar"),)) for number in (4, 5))
    prompts = [GAME.offer(state, "FIRST", (each,), ("bombard", "Mu")).expects for each in (some, whole)]
    assert prompts == [left, bomb("Mu", number=0, lost=0)]


@pytest.mark.parametrize("picks", [("place",), ("Mu=3",), ("disperse", "Shaomar"), ("=",), ("disperse", "Mu", "Mu=1")])
def test_an_invalid_pick_is_skipped(picks: tuple[str, ...]) -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    shorter = tuple(pick for pick in picks if pick == "disperse" or (pick == "Mu" and "disperse" in picks))
    assert GAME.offer(state, "FIRST", (), picks) == GAME.offer(state, "FIRST", (), shorter)


def test_commands_that_picks_cannot_make() -> None:
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    for command in (*GAME.resignation_commands(state.scenario, "FIRST"), Movement((Route(6, "Mu", "Shaomar"),))):
        assert GAME.picks_for(state, "FIRST", (), command) == ()


def test_an_area_that_takes_no_new_army_says_why() -> None:
    state = at("ozymandia", [["Atlantea", "FIRST", 5], ["Mystery City", "FIRST", 1], ["Shaomar", "SECOND", 3]])
    reasons = refusals(GAME.offer(state, "FIRST", (), ("Atlantea",)))
    assert reasons["place"] == reason_for_player("no-city", area="Atlantea")
    risk = GAMES["simultaneous-risk"]
    held = at("simultaneous-risk", [["Alaska", "FIRST", 3], ["Peru", "FIRST", 2], ["Brazil", "SECOND", 3]])
    verb, *_ = (each for each in risk.offer(held, "FIRST", (), ("Brazil",)).picks if each.key == "place")
    assert verb.refusal == reason_for_player("not-ones-own", area="Brazil")


def test_a_movement_says_how_many_stay_behind() -> None:
    """Of five armies two go, or three, or all: then nobody holds the area anymore, Z1."""
    state = at("ozymandia", [["Mu", "FIRST", 5], ["Shaomar", "SECOND", 3]])
    for number, stays in ((1, 4), (2, 3), (4, 1)):
        offer = GAME.offer(state, "FIRST", (), ("disperse", "Mu", "Atlantea", f"Atlantea={number}"))
        assert offer.command == Movement((Route(number, "Mu", "Atlantea"),))
        facts = dict(offer.expects.facts)
        assert (offer.expects.key, facts["number"], facts["area"]) == ("areas-offer-staying", stays, "Mu")
        assert GAME.picks_for(state, "FIRST", (), offer.command) == offer.made
    offer = GAME.offer(state, "FIRST", (), ("disperse", "Mu", "Atlantea", "Atlantea=5"))
    assert offer.expects.key == "areas-offer-emptied"


def test_armies_from_several_areas_are_drawn_together_by_the_same_picks() -> None:
    state = at("ozymandia", [["Atlantea", "FIRST", 5], ["Wyvernia", "FIRST", 4], ["Shaomar", "SECOND", 3]])
    command = Movement((Route(2, "Atlantea", "Mu"), Route(3, "Wyvernia", "Mu")))
    picks = GAME.picks_for(state, "FIRST", (), command)
    assert picks == ("concentrate", "Mu", "Atlantea", "Atlantea=2", "Wyvernia", "Wyvernia=3")
    assert GAME.offer(state, "FIRST", (), picks).command == command


@pytest.mark.parametrize(
    ("routes", "key"),
    [
        ("1 Jade > Finch", "move"),
        ("1 Jade > Finch, 1 Jade > Lead", "move-out"),
        ("1 Jade > Finch, 1 Lead > Finch", "move-in"),
        ("1 Jade > Finch, 1 Lead > Brine", "move-several"),
    ],
)
def test_moves_are_phrased_by_what_they_have_in_common(routes: str, key: str) -> None:
    ends = [each.removeprefix("1 ").split(" > ") for each in routes.split(", ")]
    moved = Movement(tuple(Route(1, start, end) for start, end in ends))
    assert command_phrase(moved).key == f"areas-command-{key}"
    assert command_sentence(moved, "RED").key == f"areas-command-by-{key}"
