"""What a seat is offered after drafted commands: everything that the engine would do, and nothing it would refuse."""

from __future__ import annotations

from typing import Any

import pytest

from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.adapter import command_plans
from rozz.engine.rozz.adapter.command_plans import Choice
from rozz.engine.rozz.legality.reasons import explain, verdict
from rozz.engine.rozz.model.commands import Command, Move
from rozz.engine.rozz.model.state import State
from rozz.engine.said import Player, Said, Text, said
from tests.support.engine.small_scenarios import GAME, a_match


def refusal_text(reason: str, **facts: Any) -> Text:
    """The refusal for a reason."""
    return explain(verdict(reason, **facts))


def move_of(state: State, given: tuple[Command, ...], item: str, tile: str = "Rozz") -> Choice:
    """What is offered for moving an item."""
    offered = command_plans.choices_at(state, "RED", given, tile)
    return next(choice for choice in offered if (choice.kind, choice.item) == ("move", item))


def test_a_void_move_uses_up_no_pieces() -> None:
    state = a_match()
    out_of_range = Move("INF", "Rozz", "Braxx", 5)
    offered = move_of(state, (out_of_range,), "INF")
    assert (offered.most, offered.refusal) == (5, "")
    march = Move("INF", "Rozz", "R1", 5)
    assert [each.status for each in GAME.judge(state, "RED", (out_of_range, march))] == ["void", "done"]


def test_a_move_over_the_allowance_uses_up_no_pieces() -> None:
    state = a_match(commands=1)
    one_too_many = (Move("INF", "Rozz", "R1"), Move("INF", "Rozz", "R2", 4))
    assert move_of(state, one_too_many, "INF").most == 4


def test_pieces_that_drafted_moves_use_are_not_offered_again() -> None:
    state = a_match()
    assert move_of(state, (Move("INF", "Rozz", "R1", 3),), "INF").most == 2
    spent = move_of(state, (Move("INF", "Rozz", "R1", 3), Move("INF", "Rozz", "R2", 2)), "INF")
    assert spent.most == 0
    assert spent.refusal == refusal_text("over-worked-move", available=5, item="INF", tile="Rozz", used=5)


def test_drafted_moves_use_up_their_cargo_too() -> None:
    state = a_match(setup={"Rozz": {"RED": {"INF": 5}, "neutral": {"SRNUKE": 2}}, "Braxx": {"BLUE": {"INF": 5}}})
    carried = Move("INF", "Rozz", "R1", 1, (("SRNUKE", 1),))
    assert dict(move_of(state, (carried,), "INF").cargo) == {"SRNUKE": 1}
    refused = Move("INF", "Rozz", "Braxx", 1, (("SRNUKE", 2),))
    assert dict(move_of(state, (refused,), "INF").cargo) == {"SRNUKE": 2}


WAR = {
    "Rozz": {
        "RED": {"HQ": 1, "INF": 5, "ARMOR": 2, "JET": 1},
        "neutral": {"SRNUKE": 1, "TRANS": 1, "CC": 1, "PATRIOT": 2},
    },
    "R1": {"BLUE": {"INF": 2, "TRAP": 1, "GOV": 1}, "neutral": {"IU": 1, "SRNUTE": 1}},
    "R2": {"BLUE": {"JET": 1, "ARMOR": 1}},
    "R4": {"RED": {"BOMBER": 1}, "BLUE": {"TRAP": 1}},
    "Braxx": {"BLUE": {"HQ": 1, "INF": 5}},
}


def war(**changes: Any) -> State:
    """Red at Rozz beside Blue at R1 and R2; a bomber over a trap in R4."""
    return a_match(setup=WAR, **changes)


def offered(state: State, kind: str, tile: str, *texts: str) -> dict[tuple[str, str], Choice]:
    """The offers of one kind for a tile after some commands, by item and color."""
    given = [GAME.parse(state.scenario, text)[0] for text in texts]
    choices = command_plans.choices_at(state, "RED", given, tile)
    return {(each.item, each.colour): each for each in choices if each.kind == kind}


def test_purchases_go_as_far_as_money_and_limits_allow() -> None:
    choices = offered(war(), "purchase", "Rozz")
    most = {item: choice.most for (item, _), choice in choices.items()}
    # With $100: 100 INF at 1, 5 ARMOR at 20, 5 BOMBER at 18, 1 MDS at 50 (one a tile), 1 GOV.
    assert (most["INF"], most["ARMOR"], most["BOMBER"], most["MDS"], most["GOV"]) == (100, 5, 5, 1, 1)
    assert choices["CC", ""].refusal == refusal_text("limit", limit=1, item="CC", present=1, tile="Rozz")
    assert ("HQ", "") not in choices and ("CORR", "") not in choices
    # AID can be bought only where another player's headquarters stands: elsewhere not even the refusal is shown.
    assert ("AID", "") not in choices
    assert offered(war(), "purchase", "Braxx")["AID", ""].most == 100


def test_purchases_after_drafted_ones() -> None:
    choices = offered(war(), "purchase", "Rozz", "P: INF*90 > Rozz", "P: GOV > Rozz")
    assert choices["INF", ""].most == 6
    assert choices["ARMOR", ""].refusal == said("rozz-reason-too-dear", money=6)
    assert choices["GOV", ""].refusal == refusal_text("governed-already", item="GOV", tile="Rozz")


def test_one_refusal_covers_all_purchases_in_an_unoccupied_tile() -> None:
    choices = offered(war(), "purchase", "R1")
    assert [choice.refusal for choice in choices.values()] == [
        refusal_text("not-occupied", tile="R1", occupying=("HQ", "INF", "ARMOR"))
    ]


def test_offers_off_the_board() -> None:
    state = GAME.begin(GAME.read({**GAME.to_mapping(war().scenario), "players": ["RED", "BLUE"]}), NO_DICE)
    choices = {(each.kind, each.item, each.colour): each for each in command_plans.choices_at(state, "RED", (), "")}
    assert list(choices) == [("purchase", "CORR", ""), ("purchase", "AID", "BLUE"), ("message", "", "BLUE")]
    assert choices["purchase", "CORR", ""].most == 100
    assert choices["message", "", "BLUE"].refusal == refusal_text("no-correspondence", item="CORR")
    picks = [(pick.label, pick.note) for pick in GAME.offer(state, "RED", (), ()).picks if not pick.place]
    assert picks == [
        (said("rozz-command-choice-purchase", item="CORR"), said("money", number=1)),
        (said("rozz-command-choice-aid", item="AID", name=Player("BLUE")), said("money", number=1)),
        (said("rozz-command-choice-message", item="", name=Player("BLUE")), ""),
    ]
    bought = GAME.resolve(state, {"RED": (GAME.parse(state.scenario, "P: CORR*2")[0],)}, NO_DICE).after
    first = GAME.parse(bought.scenario, 'C: BLUE "one"')[0]
    (message,) = (each for each in command_plans.choices_at(bought, "RED", (first,), "") if each.kind == "message")
    assert (message.most, message.refusal) == (1, "")


#: A command, and the prompt at the end of its picks.
AT_THE_END: list[tuple[str, Said, str]] = [
    ("P: INF*3 > Rozz", said("rozz-command-buy", pieces="3 INF", tile="Rozz", cost=3), ""),
    ("P: GOV > Rozz", said("rozz-command-buy", pieces="1 GOV", tile="Rozz", cost=4), ""),
    (
        "M: INF*2+SRNUKE @ Rozz > R2",
        said("rozz-command-move", pieces="2 INF + 1 SRNUKE", start="Rozz", tile="R2"),
        "R2",
    ),
    (
        "S: ARMOR @ Rozz > BLUE/INF @ R1",
        said(
            "rozz-command-strike-owned", item="ARMOR", start="Rozz", tile="R1", target="INF", owner=Player("BLUE")
        ),
        "R1",
    ),
    ("S: SRNUKE @ Rozz > R1", said("rozz-command-strike", item="SRNUKE", start="Rozz", tile="R1"), "R1"),
]


@pytest.mark.parametrize(("text", "phrase", "again"), AT_THE_END)
def test_the_prompt_at_the_end_of_the_picks(text: str, phrase: Said, again: str) -> None:
    rozz = {"RED": {"INF": 5, "ARMOR": 1}, "neutral": {"SRNUKE": 1}}
    state = a_match(setup={"Rozz": rozz, "R1": {"BLUE": {"INF": 1}}})
    (command,) = GAME.parse(state.scenario, text)
    picks = GAME.picks_for(state, "RED", (), command)
    offer = GAME.offer(state, "RED", (), picks)
    to_add = said("rozz-command-add", command=phrase)
    expected = said("rozz-command-add-again", command=phrase, tile=again) if again else to_add
    assert (offer.expects, offer.command) == (expected, command)
    assert GAME.offer(state, "RED", (), picks[:1]).expects == said("rozz-command-choose-or-move", tile="Rozz")
    assert GAME.offer(state, "RED", (), ()).expects == said("rozz-command-tap-tile")


def test_a_full_list_of_commands_is_mentioned_on_every_tap() -> None:
    state = a_match(setup={"Rozz": {"RED": {"INF": 5}}, "R1": {"BLUE": {"INF": 1}}}, commands=2)
    given = tuple(each for text in ("P: INF > Rozz", "P: INF > Rozz") for each in GAME.parse(state.scenario, text))
    for picks in ((), ("Rozz",)):
        offer = GAME.offer(state, "RED", given, picks)
        assert (offer.expects, offer.is_full) == (said("rozz-command-all-set", allowance=2), True)
        assert not GAME.offer(state, "RED", given[:1], picks).is_full


def test_a_tile_without_possible_commands_says_so() -> None:
    state = a_match()
    assert GAME.offer(state, "RED", (), ("Braxx",)).expects == said("rozz-command-no-choice", tile="Braxx")
    assert GAME.offer(state, "RED", (), ("Rozz",)).expects == said("rozz-command-choose-or-move", tile="Rozz")


def test_correspondence_is_sold_or_not_by_option() -> None:
    scenario = GAME.read({**GAME.to_mapping(war().scenario), "players": ["RED", "BLUE"]})
    assert [option.key for option in GAME.options(scenario)] == ["messages"]
    assert GAME.with_options(scenario, {}) == GAME.with_options(scenario, {"messages": "sold"}) == scenario
    without = GAME.with_options(scenario, {"messages": "none"})
    assert GAME.options(without) == ()
    offered = command_plans.choices_at(GAME.begin(without, NO_DICE), "RED", (), "")
    assert [each.item for each in offered if each.kind == "purchase"] == ["AID"]
    assert GAME.with_options(without, {"messages": "none"}).catalog == without.catalog


def test_moves_with_their_cargo() -> None:
    moves = offered(war(), "move", "Rozz")
    assert {item for item, _ in moves} == {"INF", "ARMOR", "JET", "SRNUKE", "TRANS", "PATRIOT"}
    infantry = moves["INF", ""]
    assert (infantry.most, infantry.refusal) == (5, "")
    assert {target.tile for target in infantry.targets} == {"R1", "R2", "R3", "R4", "R5", "R6"}
    # INF carries what is portable; a TRANS aboard is portable too, R5.3 and R5.4.
    assert dict(infantry.cargo) == {"SRNUKE": 1, "PATRIOT": 2, "TRANS": 1}
    assert moves["ARMOR", ""].most == 1, "one a command, R5.2"
    assert moves["JET", ""].cargo == ()
    # A TRANS takes INF and what INF carries, R5.4; not ARMOR, not a CC, and not itself.
    assert dict(moves["TRANS", ""].cargo) == {"INF": 5, "SRNUKE": 1, "PATRIOT": 2}
    assert moves["SRNUKE", ""].refusal == refusal_text("never-moves-itself", item="SRNUKE")
    # Three steps: the ring, and the tiles of the other territory as near as its center, three steps away.
    away = war().scenario.board.within("Rozz", 3)
    assert {target.tile for target in moves["JET", ""].targets} == set(away) - {"Rozz"}
    assert "Braxx" in away


def test_a_transport_may_carry_other_transports_but_not_itself() -> None:
    # R5.4: of four TRANS one is the mover; it carries INF, and what those carry: the other three.
    state = a_match(setup={"Rozz": {"RED": {"INF": 5}, "neutral": {"TRANS": 4}}, "Braxx": {"BLUE": {"INF": 1}}})
    assert dict(move_of(state, (), "TRANS").cargo) == {"INF": 5, "TRANS": 3}


def test_pieces_of_other_players_are_not_moved() -> None:
    moves = offered(war(), "move", "R1")
    assert {item: choice.refusal for (item, _), choice in moves.items()} == {
        "SRNUTE": refusal_text("not-controlled", tile="R1")
    }
    assert offered(war(), "move", "R2") == {}


def test_strikes_and_their_targets() -> None:
    strikes = offered(war(), "strike", "Rozz")
    assert {item for item, _ in strikes} == {"ARMOR", "JET", "SRNUKE"}
    certain = {(each.tile, each.piece) for each in strikes["ARMOR", ""].targets if not each.is_expected}
    # One step away: INF, TRAP and neutral pieces in R1, ARMOR in R2, the TRAP in R4; no GOV, no aircraft, R8.4.
    assert certain == {
        ("R1", ("BLUE", "INF")),
        ("R1", ("BLUE", "TRAP")),
        ("R1", ("neutral", "IU")),
        ("R1", ("neutral", "SRNUTE")),
        ("R2", ("BLUE", "ARMOR")),
        ("R4", ("BLUE", "TRAP")),
    }
    expected = {(each.tile, each.piece) for each in strikes["ARMOR", ""].targets if each.is_expected}
    # R2 touches R1 and R3, R1 touches R6 and R2: Blue's pieces there may be in range after the moves.
    assert {("R1", ("BLUE", "ARMOR")), ("R3", ("BLUE", "ARMOR")), ("R2", ("BLUE", "INF"))} <= expected
    assert not any(piece[1] in ("JET", "TRAP", "GOV") for _, piece in expected)
    assert {(each.tile, each.piece) for each in strikes["JET", ""].targets if not each.is_expected} == {
        ("R2", ("BLUE", "JET"))
    }
    assert [(each.tile, each.piece) for each in strikes["SRNUKE", ""].targets] == [
        (f"R{number}", None) for number in range(1, 7)
    ]
    assert all(not each.conditional and each.most == 1 for each in strikes.values())


def test_a_single_possible_target_is_picked_automatically() -> None:
    """R8.4: with one target the player need not pick it; with more the player must."""
    setup = {"Rozz": {"RED": {"ARMOR": 1}}, "R1": {"BLUE": {"TRAP": 1}}, "Braxx": {"BLUE": {"HQ": 1}}}
    alone = GAME.offer(a_match(setup=setup), "RED", (), ("Rozz", "strike:ARMOR"))
    assert alone.command == GAME.parse(a_match().scenario, "S: ARMOR @ Rozz > BLUE/TRAP @ R1")[0]
    two = {**setup, "R2": {"BLUE": {"TRAP": 1}}}
    assert GAME.offer(a_match(setup=two), "RED", (), ("Rozz", "strike:ARMOR")).command is None


def test_the_number_that_can_move_is_noted_where_it_exceeds_one() -> None:
    state = a_match(setup={"Rozz": {"RED": {"INF": 5, "ARMOR": 2}}, "Braxx": {"BLUE": {"INF": 1}}})
    notes = {pick.key: pick.note for pick in GAME.offer(state, "RED", (), ("Rozz",)).picks}
    # ARMOR moves one a command, R5.2.
    assert (notes["move:INF"], notes["move:ARMOR"]) == ("×5", "")
    assert {note for key, note in notes.items() if key.startswith("strike")} <= {"", said("rozz-command-if-it-arrives")}


def test_only_a_message_has_text_to_fill_in() -> None:
    state = a_match()
    (corr,) = GAME.parse(state.scenario, "P: CORR")
    bought = GAME.resolve(state, {"RED": (corr,), "BLUE": ()}, NO_DICE).after
    (words,) = GAME.offer(bought, "RED", (), ("message:BLUE",)).blanks
    assert (words.key, words.now, words.seat) == ("words", "", "BLUE")
    assert GAME.offer(bought, "RED", (), ("Rozz", "move:INF")).blanks == ()
    for key, now in (("words", "hello"), ("zeal", "")):
        (words,) = GAME.offer(bought, "RED", (), ("message:BLUE", f"{key}=hello")).blanks
        assert words.now == now


def test_a_bomber_strikes_its_own_tile() -> None:
    (bomber,) = offered(war(), "strike", "R4").values()
    assert ("R4", ("BLUE", "TRAP")) in {(each.tile, each.piece) for each in bomber.targets}
    assert {each.tile for each in bomber.targets} == {"R4"}


def test_strikes_by_arriving_or_captured_pieces_are_conditional() -> None:
    strikes = offered(war(), "strike", "R3", "M: ARMOR @ Rozz > R3")
    assert strikes["ARMOR", ""].conditional
    # The missile in R1 is not Red's; it may be once Red's forces get there and win, R8.1.
    assert offered(war(), "strike", "R1")["SRNUTE", ""].refusal == refusal_text("not-controlled", tile="R1")
    state = war()
    march, launch = (GAME.parse(state.scenario, text)[0] for text in ("M: INF*5 @ Rozz > R1", "S: SRNUTE @ R1 > R2"))
    taken = offered(state, "strike", "R1", "M: INF*5 @ Rozz > R1")["SRNUTE", ""]
    assert (taken.refusal, taken.conditional) == ("", True)
    assert [each.status for each in GAME.resolve(state, {"RED": (march, launch)}, NO_DICE).verdicts["RED"]] == [
        "done",
        "done",
    ]


def test_strikers_are_used_up_by_drafted_strikes() -> None:
    strike = "S: ARMOR @ Rozz > BLUE/INF @ R1"
    assert not offered(war(), "strike", "Rozz", strike)["ARMOR", ""].refusal
    spent = offered(war(), "strike", "Rozz", strike, strike)["ARMOR", ""]
    refusal = refusal_text("over-worked-strike", available=2, item="ARMOR", tile="Rozz")
    assert (spent.most, spent.refusal) == (0, refusal)
    bought = offered(a_match(), "strike", "Rozz", "P: JET > Rozz")["JET", ""]
    assert bought.refusal == refusal_text("striker-just-bought", item="JET", tile="Rozz")


def test_which_seats_can_give_commands() -> None:
    state = a_match(setup={"Rozz": {"RED": {"GOV": 1}}, "Braxx": {"BLUE": {"INF": 1}}}, bankroll=0)
    assert not GAME.can_order(state, "RED"), "nothing moves, and there is no money"
    assert GAME.can_order(state, "BLUE")
    rich = a_match(setup={"Rozz": {"RED": {"GOV": 1}}, "Braxx": {"BLUE": {"INF": 1}}}, bankroll=1)
    assert GAME.can_order(rich, "RED"), "CORR or aid for $1"
    assert not GAME.can_order(a_match(commands=0), "RED"), "no commands, R3.2"


def test_only_a_seats_own_pieces_are_carried_from_anothers_tile() -> None:
    """RED's porter carries RED's banner, never the missile, which serves the tile's holder, R2.3, R5.1."""
    add = {
        "PORTER": {
            "name": "Porter",
            "owner": "coloured",
            "move": {"range": [1, 1], "formation": "any"},
            "carries": {"portable": "any"},
        },
        "BANNER": {"name": "Banner", "owner": "coloured", "portable": True},
    }
    held = {"RED": {"PORTER": 1, "BANNER": 1}, "BLUE": {"INF": 1}, "neutral": {"SRNUKE": 1}}
    state = a_match(setup={"Rozz": held, "R1": {"RED": {"INF": 1}}}, catalog={"add": add})
    assert dict(move_of(state, (), "PORTER").cargo) == {"BANNER": 1}
    taken = [GAME.parse(state.scenario, f"M: PORTER+{cargo} @ Rozz > R1")[0] for cargo in ("BANNER", "SRNUKE")]
    assert [GAME.judge(state, "RED", [each])[0].rule for each in taken] == ["", "R5.1"]


def test_at_the_command_limit_every_choice_says_so() -> None:
    state = a_match(commands=2)
    given = tuple(GAME.parse(state.scenario, text)[0] for text in ("P: INF > Rozz", "M: INF*2 @ Rozz > R1"))
    begun = GAME.offer(state, "RED", given[:1], ("Rozz",))
    assert any(not pick.refusal for pick in begun.picks if pick.group)
    full = [pick.refusal for pick in GAME.offer(state, "RED", given, ("Rozz",)).picks if pick.group]
    assert full and set(full) == {said("rozz-command-all-set", allowance=2)}
    assert GAME.offer(state, "RED", given, ("Rozz", "purchase:INF")).command is None
    # The command being changed is not counted.
    assert GAME.picks_for(state, "RED", given[:1], given[1]) and not GAME.picks_for(state, "RED", given, given[1])


def test_transports_carried_by_their_own_kind_do_not_move_themselves() -> None:
    # Of four TRANS two go aboard: two are left to move, and Add would add no void command.
    state = a_match(setup={"Rozz": {"RED": {"INF": 5}, "neutral": {"TRANS": 4}}, "Braxx": {"BLUE": {"INF": 1}}})
    offer = GAME.offer(state, "RED", (), ("Rozz", "move:TRANS", "INF=1", "TRANS=2", "R1"))
    assert GAME.write(offer.command) == "M: TRANS*2+INF,TRANS*2 @ Rozz > R1"
    assert [given.status for given in GAME.judge(state, "RED", (offer.command,))] == ["done"]
    again = GAME.offer(state, "RED", (), offer.made)
    assert (again.command, again.made) == (offer.command, offer.made)


def test_a_move_to_a_neighbor_needs_no_picked_piece() -> None:
    setup = {"Rozz": {"RED": {"ARMOR": 1, "INF": 5}}, "R1": {"BLUE": {"INF": 1}}, "R2": {"RED": {"INF": 1}}}
    state = a_match(setup=setup)
    offer = GAME.offer(state, "RED", (), ("Rozz",))
    near = {pick.place: pick.key for pick in offer.picks if pick.mark == "move"}
    # Including Blue's tile and one of the seat's own.
    assert set(near) == {"R1", "R2", "R3", "R4", "R5", "R6"}
    for tile, key in near.items():
        begun = GAME.offer(state, "RED", (), ("Rozz", key))
        (kind,) = {"ARMOR", "INF"} & {begun.command.item if begun.command else ""}
        # The rest of the path is the same as picking step by step.
        assert begun.made == ("Rozz", f"move:{kind}", tile)
        assert GAME.offer(state, "RED", (), begun.made).command == begun.command
    assert next(pick.place for pick in offer.picks if pick.place == "R1" and pick.mark) == "R1"
    assert GAME.offer(state, "RED", (), ("Rozz", "move:INF@Braxx")).made == ("Rozz",), "too far for one step"


def test_no_neighbor_is_offered_without_pieces_or_commands() -> None:
    state = a_match(setup={"Rozz": {"RED": {"INF": 5}}, "R1": {"BLUE": {"INF": 1}}}, commands=1)
    assert not any(pick.mark for pick in GAME.offer(state, "RED", (), ("R1",)).picks)
    given = GAME.parse(state.scenario, "P: INF > Rozz")
    assert not any(pick.mark for pick in GAME.offer(state, "RED", given, ("Rozz",)).picks)
    moved = GAME.parse(state.scenario, "M: INF*5 @ Rozz > R2")
    assert not any(pick.mark for pick in GAME.offer(state, "RED", moved, ("Rozz",)).picks)


def corresponding() -> State:
    """RED has bought a letter."""
    state = a_match()
    return GAME.resolve(state, {"RED": GAME.parse(state.scenario, "P: CORR"), "BLUE": ()}, NO_DICE).after


@pytest.mark.parametrize(
    ("words", "is_sent"),
    [
        ("x", True), ("x" * 160, True), ("x" * 161, False), ("é" * 80, True), ("é" * 81, False),
        (" ", False), ("", False),
    ],
    ids=["one letter", "160 bytes", "161 bytes", "80 letters of two", "81 of them", "a space", "nothing"],
)
def test_a_message_has_one_to_160_bytes(words: str, is_sent: bool) -> None:
    """The notation of `C:`: at most 160 bytes."""
    offer = GAME.offer(corresponding(), "RED", (), ("message:BLUE", f"words={words}"))
    assert (offer.command is not None) is is_sent
    if is_sent:
        assert GAME.write(offer.command) == f'C: BLUE "{words}"'
    length = len(words.encode())
    too_long = said("rozz-command-message-too-long", length=length, most=160)
    assert (offer.expects == too_long) is (length > 160)


def test_half_of_a_surrogate_pair_cannot_be_sent() -> None:
    offer = GAME.offer(corresponding(), "RED", (), ("message:BLUE", "words=a\ud83d"))
    assert offer.command is None and offer.expects == said("rozz-command-message-too-long", length=161, most=160)


def test_a_move_takes_all_and_a_purchase_one_until_a_number_is_set() -> None:
    """R4.1 and R5.2; the numbers go from one to all that are there or can be paid for."""
    state = a_match(bankroll=7)
    moved = GAME.offer(state, "RED", (), ("Rozz", "move:INF", "R1"))
    assert GAME.write(moved.command) == "M: INF*5 @ Rozz > R1"
    assert [(dial.key, dial.least, dial.most, dial.now) for dial in moved.dials] == [("quantity", 1, 5, 5)]
    bought = GAME.offer(state, "RED", (), ("Rozz", "purchase:INF"))
    assert GAME.write(bought.command) == "P: INF > Rozz"
    assert [(dial.key, dial.least, dial.most, dial.now) for dial in bought.dials] == [("quantity", 1, 7, 1)]
    for asked, number in (("3", 3), ("9", 7), ("0", 1), ("-2", 1)):
        offer = GAME.offer(state, "RED", (), ("Rozz", "purchase:INF", f"quantity={asked}"))
        assert offer.made == ("Rozz", "purchase:INF", f"quantity={number}")
        assert offer.command is not None and offer.command.quantity == number
    for nonsense in ("quantity=x", "quantity=1234567890", "INF=2", "words=hello"):
        assert GAME.offer(state, "RED", (), ("Rozz", "purchase:INF", nonsense)) == bought


def test_more_commands_than_allowed_have_to_be_removed_first() -> None:
    """R3.5: those after the n-th are void."""
    state = a_match(commands=2)
    texts = ("P: INF > Rozz", "P: INF*2 > Rozz", "P: INF*3 > Rozz")
    given = tuple(GAME.parse(state.scenario, text)[0] for text in texts)
    full, over = (GAME.offer(state, "RED", given[:number], ("Rozz",)) for number in (2, 3))
    assert (full.expects, full.is_full) == (said("rozz-command-all-set", allowance=2), True)
    assert (over.expects, over.is_full) == (said("rozz-command-too-many", allowance=2, used=3), False)


def test_a_limit_counts_pieces_on_the_board_and_in_the_list() -> None:
    """R4.3, with a limit of three: one is on the tile and one is in the list."""
    add = {"FLAG": {"name": "Flag", "owner": "neutral", "cost": 1, "limit": 3}}
    setup = {"Rozz": {"RED": {"INF": 1}, "neutral": {"FLAG": 1}}, "Braxx": {"BLUE": {"INF": 1}}}
    state = a_match(setup=setup, catalog={"add": add})
    assert offered(state, "purchase", "Rozz")["FLAG", ""].most == 2
    assert offered(state, "purchase", "Rozz", "P: FLAG > Rozz")["FLAG", ""].most == 1


def test_a_move_or_strike_asks_for_its_target() -> None:
    setup = {
        "Rozz": {"RED": {"INF": 2, "ARMOR": 1}}, "R1": {"BLUE": {"TRAP": 1}, "neutral": {"IU": 1}},
        "Braxx": {"BLUE": {"HQ": 1}},
    }  # fmt: skip
    state = a_match(setup=setup)
    going = GAME.offer(state, "RED", (), ("Rozz", "move:INF", "quantity=1"))
    assert going.expects == said("rozz-command-where-to", pieces="1 INF", start="Rozz") and going.command is None
    aiming = GAME.offer(state, "RED", (), ("Rozz", "strike:ARMOR"))
    assert aiming.expects == said("rozz-command-where-at", item="ARMOR", start="Rozz") and aiming.command is None
    labels = {pick.key: pick.label for pick in aiming.picks if pick.group == "target"}
    assert labels["R1 BLUE TRAP"] == said("rozz-command-target-owned", target="TRAP", tile="R1", owner=Player("BLUE"))
    assert labels["R1 neutral IU"] == said("rozz-command-target", target="IU", tile="R1")
