"""Laws of both games on random positions and orders."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Route
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import set_up
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Offer, Played
from tests.laws import SEEDS, law
from tests.support.engine.random_areas import (
    GAMES,
    SCENARIOS,
    SHIPPED,
    front,
    initial_state,
    orders,
    orders_of_both,
    state,
)

PLACES = st.sampled_from(SHIPPED)


def random_position(place: tuple[str, str], seed: int) -> tuple[Any, State, Random]:
    """A game, one of its positions and a source of more randomness."""
    chance = Random(f"{place} {seed}")
    return GAMES[place[0]], state(SCENARIOS[place], chance), chance


@law
@given(PLACES, SEEDS)
def test_every_army_is_accounted_for(place: tuple[str, str], seed: int) -> None:
    """Placements add armies, battles and bombardments remove them; the changes lead from one phase to the next."""
    game, before, chance = random_position(place, seed)
    played = game.resolve(before, orders_of_both(before, chance), NO_DICE)
    armies = {seat: dict(held) for seat, held in before.armies.items()}
    total = sum(n for held in armies.values() for n in held.values())
    on_the_way = 0
    for phase in played.phases:
        for event in phase.events:
            difference = 0
            for change in event.changes:
                assert armies[change.seat].pop(change.area, 0) == change.before
                if change.after:
                    armies[change.seat][change.area] = change.after
                difference += change.after - change.before
            total += difference
            facts = event.facts
            match event.kind:
                case "placed":
                    assert difference == facts["number"] > 0
                case "left":
                    assert difference == -facts["number"]
                    on_the_way += facts["number"]
                case "border":
                    on_the_way -= sum(facts["losses"].values())
                case "arrived":
                    assert difference == facts["number"]
                    on_the_way -= facts["number"]
                case "battle":
                    assert -difference == sum(facts["losses"].values())
                    assert max(facts["forces"].values()) == facts["larger"] >= facts["smaller"] > 0
                case "bombed":
                    assert difference <= 0
        assert armies == phase.position
        assert on_the_way == 0
    assert total == sum(n for held in played.after.armies.values() for n in held.values())
    assert not played.after.armies["FIRST"].keys() & played.after.armies["SECOND"].keys()


@law
@given(PLACES, SEEDS)
def test_the_order_of_submission_does_not_matter(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    given_orders = orders_of_both(before, chance)
    one = game.resolve(before, given_orders, NO_DICE)
    other = game.resolve(before, dict(reversed(given_orders.items())), NO_DICE)
    assert one == other
    assert game.report(one) == game.report(other)
    shuffled = {seat: tuple(chance.sample(parts, len(parts))) for seat, parts in given_orders.items()}
    assert game.next_state(before, shuffled, NO_DICE) == one.after, "the order of the parts does not matter either"


@law
@given(PLACES, SEEDS)
def test_after_gives_the_state_that_resolve_reaches(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    given_orders = orders_of_both(before, chance)
    frozen = game.freeze(before)
    played = game.resolve(before, given_orders, NO_DICE)
    assert game.next_state(before, given_orders, NO_DICE) == played.after
    judged = {seat: game.admit(before, seat, parts) for seat, parts in given_orders.items()}
    assert game.next_state(before, judged, NO_DICE) == played.after
    assert {seat: game.judge(before, seat, parts) for seat, parts in given_orders.items()} == played.verdicts
    assert game.freeze(before) == frozen, "neither changes the state it plays on"


@law
@given(PLACES, SEEDS)
def test_void_parts_have_no_effect(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    given_orders = orders_of_both(before, chance)
    played = game.resolve(before, given_orders, NO_DICE)
    done = {
        seat: tuple(part for part, verdict in zip(parts, played.verdicts[seat], strict=True) if verdict.is_done)
        for seat, parts in given_orders.items()
    }
    assert game.resolve(before, done, NO_DICE).phases == played.phases


@law
@given(PLACES, SEEDS)
def test_a_frozen_state_thaws_to_the_same(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    for each in (before, game.next_state(before, orders_of_both(before, chance), NO_DICE), initial_state(*place, seed)):
        text = json.dumps(game.freeze(each), sort_keys=True)
        thawed = game.thaw(each.scenario, json.loads(text))
        assert json.dumps(game.freeze(thawed), sort_keys=True) == text
        assert replace(thawed, outcome=None) == replace(each, outcome=None)
        assert game.fingerprint(thawed) == game.fingerprint(each)


@law
@given(PLACES, SEEDS)
def test_written_commands_parse_to_the_same(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    parts = orders(before, "FIRST", chance, front(before, chance))
    for part in (*parts, *game.resignation_commands(before.scenario, "FIRST")):
        assert game.parse(before.scenario, game.write(part)) == (part,)
    line = "; ".join(game.write(part) for part in parts) or "-"
    assert game.parse(before.scenario, line) == parts


MIRROR = dict(zip("AMWVHESUC", "VHEAMWSUC", strict=True))


def mirrored(name: str) -> str:
    """Ozymandia's areas mirrored left to right: by the initials of provinces and cities."""
    areas = SCENARIOS["ozymandia", "standard"].map.areas
    kind = areas[name].kind
    return next(other for other in areas if areas[other].kind == kind and other[0] == MIRROR[name[0]])


def in_the_mirror(command: Command) -> Command:
    """A command mirrored left to right."""
    match command:
        case Placement(armies):
            return Placement(tuple((mirrored(area), n) for area, n in armies))
        case Movement(routes):
            return Movement(tuple(Route(each.number, mirrored(each.start), mirrored(each.end)) for each in routes))
        case Bombardment(area):
            return Bombardment(mirrored(area))
    return command


@law
@given(SEEDS)
def test_a_mirrored_turn_has_the_mirrored_result(seed: int) -> None:
    """With seats exchanged and mirrored left to right, Z12 and Z13: neither seat has the better side."""
    game, before, chance = random_position(("ozymandia", "standard"), seed)
    given_orders = orders_of_both(before, chance)
    other_seat = before.scenario.other

    def mirrored_armies(armies: Any) -> Any:
        return {other_seat(seat): {mirrored(area): n for area, n in held.items()} for seat, held in armies.items()}

    image = replace(
        before, armies=mirrored_armies(before.armies), bombs={other_seat(seat): n for seat, n in before.bombs.items()}
    )
    theirs = {other_seat(seat): [in_the_mirror(each) for each in parts] for seat, parts in given_orders.items()}
    after, there = game.next_state(before, given_orders, NO_DICE), game.next_state(image, theirs, NO_DICE)
    assert there.armies == mirrored_armies(after.armies)
    assert there.bombs == {other_seat(seat): n for seat, n in after.bombs.items()}


@law
@given(PLACES, SEEDS)
def test_exchanged_seats_have_the_exchanged_result(place: tuple[str, str], seed: int) -> None:
    """No rule of a turn depends on who is first."""
    game, before, chance = random_position(place, seed)
    given_orders = orders_of_both(before, chance)
    first, second = before.scenario.players

    def with_seats_swapped(by_seat: Any) -> Any:
        return {first: by_seat[second], second: by_seat[first]}

    image = replace(before, armies=with_seats_swapped(before.armies), bombs=with_seats_swapped(before.bombs))
    after = game.next_state(before, given_orders, NO_DICE)
    there = game.next_state(image, with_seats_swapped(given_orders), NO_DICE)
    assert (there.armies, there.bombs) == (with_seats_swapped(after.armies), with_seats_swapped(after.bombs))


# picks


def legal(game: Any, before: State, seat: str, chance: Random) -> tuple[Command, ...]:
    """Random orders without void parts."""
    parts = orders(before, seat, chance, front(before, chance))
    verdicts = game.judge(before, seat, parts)
    return tuple(part for part, verdict in zip(parts, verdicts, strict=True) if verdict.is_done)


def is_offered(offer: Offer, pick: str) -> bool:
    """Whether a pick can be chosen or is a setting of a dial."""
    key, _, number = pick.rpartition("=")
    on_dial = any(each.key == key and each.least <= int(number) <= each.most for each in offer.dials) if key else False
    return on_dial or any(each.key == pick and not each.refusal for each in offer.picks)


@law
@given(PLACES, SEEDS)
def test_every_legal_command_can_be_picked(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    parts = legal(game, before, "SECOND", chance)
    for number, part in enumerate(parts):
        so_far = parts[:number]
        if not game.judge(before, "SECOND", (*so_far, part))[-1].is_done:
            continue  # A movement of armies that a later part places.
        picks = game.picks_for(before, "SECOND", so_far, part)
        assert picks
        for step, pick in enumerate(picks):
            assert is_offered(game.offer(before, "SECOND", so_far, picks[:step]), pick), (part, picks, pick)
        assert game.offer(before, "SECOND", so_far, picks).command == part
        assert game.offer(before, "SECOND", so_far, ("nothing", *picks, "Mu=999", "=")).command == part
        if isinstance(part, Bombardment) and part.area in before.armies["SECOND"]:
            continue  # One's own area has to be picked as the target.
        area_first = (picks[1], picks[0], *picks[2:])
        assert game.offer(before, "SECOND", so_far, area_first).command == part, "the area may come first"


def random_picks(game: Any, before: State, seat: str, so_far: Sequence[Command], chance: Random) -> list[str]:
    """Random picks, as long as any are offered."""
    picks: list[str] = []
    for _ in range(chance.randint(1, 9)):
        offer = game.offer(before, seat, so_far, picks)
        ways = [each.key for each in offer.picks if not each.refusal]
        ways += [f"{each.key}={chance.randint(each.least, each.most)}" for each in offer.dials]
        if not ways:
            break
        picks.append(chance.choice(ways))
    return picks


@law
@given(PLACES, SEEDS)
def test_any_picks_make_a_legal_command(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    so_far: tuple[Command, ...] = ()
    for _ in range(4):
        offer = game.offer(before, "FIRST", so_far, random_picks(game, before, "FIRST", so_far, chance))
        assert offer.expects
        assert all(dial.least <= dial.now <= dial.most for dial in offer.dials)
        if offer.command is not None:
            verdicts = game.judge(before, "FIRST", (*so_far, offer.command))
            assert verdicts[-1].is_done, (so_far, offer.command)
            # An army that is placed elsewhere after all may be missing from a movement written earlier.
            given_so_far = zip((*so_far, offer.command), verdicts, strict=True)
            so_far = tuple(part for part, verdict in given_so_far if verdict.is_done)


@law
@given(PLACES, SEEDS)
def test_a_void_draft_changes_no_offer(place: tuple[str, str], seed: int) -> None:
    game, before, chance = random_position(place, seed)
    so_far = legal(game, before, "FIRST", chance)
    if not all(verdict.is_done for verdict in game.judge(before, "FIRST", so_far)):
        return
    for part in orders(before, "FIRST", chance, {}):
        with_it = (*so_far, part)
        verdicts = game.judge(before, "FIRST", with_it)
        if not verdicts[-1].is_done and all(verdict.is_done for verdict in verdicts[:-1]):
            picks = random_picks(game, before, "FIRST", so_far, chance)
            assert game.offer(before, "FIRST", with_it, picks) == game.offer(before, "FIRST", so_far, picks)


@law
@given(PLACES, SEEDS)
def test_a_whole_match_can_be_played_by_picks(place: tuple[str, str], seed: int) -> None:
    """From the first moment, setup included, by picks alone; every moment is reported, no seat is asked in vain."""
    game, chance = GAMES[place[0]], Random(seed)
    now = initial_state(*place, seed)
    played: list[Played] = []
    while len(played) < 90 and (moment := game.moment(now)) is not None:
        given_orders = {}
        for seat in moment.seats:
            assert game.can_order(now, seat) or not now.armies[seat]
            so_far: tuple[Command, ...] = ()
            for _ in range(3 if moment.is_sealed else 1):
                picks = random_picks(game, now, seat, so_far, chance)
                command = game.offer(now, seat, so_far, picks).command
                so_far = so_far if command is None else (*so_far, command)
            given_orders[seat] = so_far or (game.default_commands(now, seat))
        played.append(game.resolve(now, given_orders, NO_DICE))
        assert game.next_state(now, given_orders, NO_DICE) == played[-1].after
        assert played[-1].moment == moment
        assert game.thaw(now.scenario, json.loads(json.dumps(game.freeze(played[-1].after)))) == played[-1].after
        assert all(line.text and line.phase for line in game.report(played[-1]))
        now = played[-1].after
    placing = now.scenario.placing
    if placing and placing.by != "dealt":
        assert [each.moment.name for each in played[:2]] == ["set-up", "set-up"]
        opening = set_up.opening(now.scenario, NO_DICE)
        assert played[0].before == opening
    assert any(each.moment.name == "turn" for each in played)
