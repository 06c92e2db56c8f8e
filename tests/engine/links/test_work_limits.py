"""Work is limited just as bytes are: scenarios, turns, events, commands; each has its message before a page freezes."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random

from rozz import library
from rozz.engine import record, replay_cost
from rozz.engine.codec import command_codec
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadLink, BadOrders, BadRecord, BadScenario
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import commands_of, play_turn
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import FinishedTurn
from rozz.engine.match import Match
from tests.support.engine.faults import refusing
from tests.support.links.devices import KEYS, ROZZ, Device, run, scenario_named, started_devices
from tests.support.links.modified_client import TWO, link_text, link_with, refusal_kind, seal_of, show_of

BASE = library.scenario_mapping("headquarters-2")


def breeding_scenario(items: int, each: int = 9) -> dict:
    """A scenario whose items all yield each other; one of them is on every tile where a player has pieces."""
    names = [f"X{place}" for place in range(items)]
    mapping = json.loads(json.dumps(BASE))
    yields = {"pieces": dict.fromkeys(names, each)}
    mapping["catalog"] = {"add": {name: {"name": name, "owner": "coloured", "yields": yields} for name in names}}
    for stacks in mapping["setup"].values():
        for owner, stack in stacks.items():
            if owner != "neutral":
                stack[names[0]] = 1
    return mapping


def test_items_that_yield_each_other_are_refused_before_play():
    with refusing(BadScenario, "files-much-work"):
        ROZZ.read(breeding_scenario(60))
    assert ROZZ.read(breeding_scenario(3))


def test_numbers_of_pieces_are_capped():
    match = Match.begin(ROZZ, ROZZ.read(breeding_scenario(1, 10**9)), "x")
    for _ in range(40):
        match = match.reveal()
    counts = {number for stack in match.state.position.values() for piece, number in stack.items()}
    assert max(counts) == 10**12 - 1
    assert record.from_json(record.to_json(match), library.game) == match


@cache
def breeders() -> Match:
    """A match that does as much per turn as a scenario allows, with more turns than any page replays."""
    match = Match.begin(ROZZ, ROZZ.read(breeding_scenario(18)), "x")
    while sum(map(replay_cost.cost_of, match.played)) <= replay_cost.MOST:
        match = match.reveal()
    return match


def test_a_file_that_needs_too_much_work_is_refused():
    with refusing(BadRecord, "files-too-much-work"):
        record.from_json(record.to_json(breeders()), library.game)


def test_a_read_only_link_that_needs_too_much_work_is_refused():
    with refusing(BadLink, "links-too-much-work"):
        link_codec.read(link_codec.write_readonly(breeders()), library.game, scenario_named)


def test_a_read_only_link_with_thousands_of_ties_opens():
    game = library.game("campaigns")
    scenario = game.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
    dealt = (*(1, 1) * 4000, 1, 10)
    tied = replace(Match.begin(game, scenario, "tied", dealt=dealt[-2:]), dealt=dealt)
    opened = link_codec.read(link_codec.write_readonly(tied), library.game, scenario_named)
    assert opened.match.dealt == dealt and opened.match.state == tied.state


def test_a_match_link_that_needs_too_much_work_is_refused():
    """The attacker has both seats, so everything is correctly signed."""
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.ledger = run(link_steps.create(KEYS, ROZZ, ROZZ.read(breeding_scenario(18)), red.secret))
    red.join()
    blue.open(red.link())
    red.open(blue.join())
    red.start()
    contents = red.ledger.contents
    while len(contents.turns) < 1000:
        contents = contents.with_turn(FinishedTurn({}))
    both = tuple(seal_of(each, contents=contents) for each in (red, blue))
    text = link_text(replace(contents, envelopes=both))
    assert len(text) < 3000
    assert refusal_kind(Device(3), text) == "too large"


def test_too_many_commands_for_a_link_are_refused_early():
    scenario = ROZZ.read(BASE)
    orders = {"RED": (ROZZ.parse(scenario, "N:")[0],) * 60}
    number = command_codec.MOST_COMMANDS_IN_ALL // 60
    assert command_codec.MOST_COMMANDS_IN_ALL <= 6000
    command_codec.unpack_turns(ROZZ, scenario, command_codec.pack_turns(ROZZ, scenario, [orders] * number), number)
    with refusing(BadLink, r"links-most-commands\(number=6000\)"):
        command_codec.pack_turns(ROZZ, scenario, [orders] * (number + 1))


def test_messages_count_against_their_own_seats_budget_first():
    """24 void messages a turn once used up the whole match's text in five turns."""
    red, _ = started_devices(*TWO)
    text = "\n".join(f'C: BLUE "{"x" * 60}{place}"' for place in range(24))
    given = tuple(red.commands(*text.split("\n")))
    ledger = red.ledger
    for _ in range(5):
        assert commands_of(ledger, "RED", text) == given
        turn = FinishedTurn({"RED": given, "BLUE": tuple(red.commands("N:"))})
        ledger = Ledger(ledger.contents.with_turn(turn), play_turn(ledger, turn, NO_DICE))
    assert commands_of(ledger, "RED", text) is None
    assert commands_of(ledger, "BLUE", text.replace("BLUE", "RED")) is not None
    with refusing(BadOrders, "links-share-of-text"):
        run(link_steps.seal(red.signer, ledger, "RED", given))


def test_a_seat_that_exceeds_its_budget_counts_as_showing_nothing():
    red, blue = started_devices(*TWO)
    red.seal("N:")
    blue.open(red.link())
    text = "\n".join(f'C: RED "{"x" * 60}{place}"' for place in range(50))
    red.open(link_with(blue.ledger.contents, show_of(blue, text)))
    red.show()
    assert red.ledger.contents.turns[0].unreadable == ("BLUE",)
    assert Device(3).open(red.link()).ledger == red.ledger


def test_a_link_can_hold_everything_a_budget_allows():
    """As bytes, commands are never longer than their texts, whatever they are."""
    scenario = ROZZ.read(BASE)
    chance = Random(1)
    vocabulary = (list(scenario.board.tiles), [name for name, item in scenario.catalog.items.items() if item.move])
    turns = []
    for _ in range(60):
        given = []
        for _ in range(30):
            tiles, items = (chance.choice(each) for each in vocabulary)
            number = chance.choice([chance.randrange(2, 99), chance.randrange(10**20), chance.randrange(10**60)])
            given.append(f"M: {items}*{number} @ {tiles} > {chance.choice(vocabulary[0])}")
        state = ROZZ.begin(scenario, NO_DICE)
        turns.append({"RED": tuple(ROZZ.parse(state.scenario, each)[0] for each in given)})
    texts = sum(len(ROZZ.write(each)) + 1 for turn in turns for each in turn["RED"])
    assert len(command_codec.pack_turns(ROZZ, scenario, turns)) < texts
