"""Likely replies to a draft, with shares; the search sees no commands but the draft."""

from __future__ import annotations

import pytest

from rozz import game_extras, library
from rozz.engine.ai.advice.likely_replies import QUANTITY, Reply, search_replies
from rozz.engine.ai.levels import LEVELS
from rozz.engine.dice import KeyedDice
from tests.tiny.rock_paper_scissors import BEATS, RockPaperScissors


def asked(game, scenario, place, *draft, level=4):
    rules = library.game(game)
    read = rules.read(library.scenario_mapping(scenario, game))
    state = rules.begin(read, KeyedDice(b"key", "0"))
    seat = rules.moment(state).seats[place]
    drafted = tuple(each for text in draft for each in rules.parse(read, text))
    search = search_replies(rules, game_extras.evaluator(game), state, seat, drafted, LEVELS[level], b"seed")
    return rules, state, seat, done(search)


def done(search) -> tuple[Reply, ...]:
    while True:
        try:
            next(search)
        except StopIteration as over:
            return over.value


def test_each_other_seat_has_plans_with_shares_the_likeliest_first():
    rules, state, seat, found = asked("rozz", "headquarters-3", 0)
    assert {each.seat for each in found} == set(rules.moment(state).seats) - {seat}
    for other in {each.seat for each in found}:
        shares = [each.share for each in found if each.seat == other]
        assert 1 <= len(shares) <= 3 and shares == sorted(shares, reverse=True)
        assert 0 < sum(shares) <= 1.001
    for each in found:
        assert all(verdict.is_done for verdict in rules.judge(state, each.seat, each.plan))


def test_equal_drafts_get_equal_replies_and_others_need_not():
    draft = ("M: INF*2 @ Drift > D2",)
    assert asked("rozz", "headquarters-2", 0, *draft)[3] == asked("rozz", "headquarters-2", 0, *draft)[3]
    assert asked("rozz", "headquarters-2", 0, *draft)[3] != asked("rozz", "headquarters-2", 0)[3]


def test_void_commands_of_a_draft_are_ignored():
    bare = asked("rozz", "headquarters-2", 0)[3]
    assert asked("rozz", "headquarters-2", 0, "M: INF*999 @ Drift > K1")[3] == bare


def test_in_open_play_the_seat_to_move_after_the_draft_replies():
    rules, state, seat, found = asked("rosenkreuz", "rosenkreuz-skirmish", 0, "b2-c3")
    after = rules.next_state(state, {seat: rules.parse(state.scenario, "b2-c3")}, KeyedDice(b"", ""))
    assert {each.seat for each in found} == set(rules.moment(after).seats) != {seat}
    assert all(rules.judge(after, each.seat, each.plan)[0].is_done for each in found)


def test_without_a_draft_the_best_move_is_answered_and_listed_last():
    rules, state, seat, found = asked("rosenkreuz", "rosenkreuz-skirmish", 0)
    *theirs, mine = found
    assert (mine.seat, mine.share) == (seat, 1.0)
    after = rules.next_state(state, {seat: mine.plan}, KeyedDice(b"", ""))
    assert theirs and {each.seat for each in theirs} == set(rules.moment(after).seats) != {seat}
    assert all(rules.judge(after, each.seat, each.plan)[0].is_done for each in theirs)


def test_on_another_seats_move_that_seats_plans_are_found():
    rules = library.game("rosenkreuz")
    state = rules.begin(
        rules.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), KeyedDice(b"key", "0")
    )
    (mover,) = rules.moment(state).seats
    (other,) = {seat.colour for seat in rules.seats(state.scenario)} - {mover}
    found = done(search_replies(rules, game_extras.evaluator("rosenkreuz"), state, other, (), LEVELS[1], b"seed"))
    assert {each.seat for each in found} == {mover}


@pytest.mark.parametrize(("game", "scenario"), [("ozymandia", "five-isles"), ("simultaneous-risk", "swift-world")])
def test_replies_in_the_area_games(game, scenario):
    rules, state, seat, found = asked(game, scenario, 0)
    assert found and all(each.seat != seat for each in found)
    assert all(verdict.is_done for each in found for verdict in rules.judge(state, each.seat, each.plan))


@pytest.mark.parametrize("draft", list(BEATS))
def test_a_game_without_an_evaluator_is_predicted_from_its_offers(draft):
    rules = RockPaperScissors()
    written = {"game": rules.name, "name": "duel", "players": ["ANN", "BEN"], "wins": 1}
    read = rules.read(written)
    state = rules.begin(read, KeyedDice(b"", "0"))
    found = done(search_replies(rules, None, state, "ANN", rules.parse(read, draft), LEVELS[4], b"seed"))
    assert {each.seat for each in found} == {"BEN"}
    assert found[0].plan[0].shape != BEATS[draft]


def test_idle_seats_do_nothing():
    rules = library.game("rozz")
    read = rules.read(library.scenario_mapping("headquarters-2"))
    state = rules.begin(read, KeyedDice(b"", "0"))
    search = search_replies(rules, game_extras.evaluator("rozz"), state, "RED", (), LEVELS[1], b"seed", idle=("BLUE",))
    assert done(search) == ()


def test_plans_that_differ_only_in_quantities_are_shown_once():
    for game, scenario in (("rozz", "original-2"), ("simultaneous-risk", "swift-world")):
        rules, _, _, found = asked(game, scenario, 0)
        shapes = [QUANTITY.sub("", "\n".join(map(rules.write, each.plan))) for each in found]
        assert len(set(shapes)) == len(shapes)
    assert QUANTITY.sub("", "M: INF*5 @ R2 > D5") == "M: INF* @ R2 > D5"
    assert QUANTITY.sub("", "12 Congo > Egypt") == " Congo > Egypt" and QUANTITY.sub("", "h7-f5") == "h7-f5"
