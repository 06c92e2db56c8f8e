"""The first turns of the strongest level between two seats: from a book, or with more kinds of plans than later."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search import early_turns
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think import think
from rozz.engine.ai.think_result import Scored, Thought
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.openings import BOOKS, turned
from rozz.engine.rozz.model.commands import Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import Piece

ROZZ = library.game("rozz")
SCENARIOS = {ROZZ.read(library.scenario_mapping(name)).name: name for name in library.scenario_names("rozz")}


def beginning(name: str) -> Any:
    return ROZZ.begin(ROZZ.read(library.scenario_mapping(name)), NO_DICE)


def decision_of(state: Any, seat: str, seed: int, level: int = 4) -> Thought:
    return think(ROZZ, game_extras.evaluator("rozz"), state, seat, LEVELS[level], b"%d" % seed)


@pytest.mark.parametrize("title", BOOKS)
def test_every_line_is_legal_and_continued_for_both(title: str) -> None:
    beginning_state, mind = beginning(SCENARIOS[title]), game_extras.evaluator("rozz")
    assert mind is not None
    one, _ = beginning_state.scenario.players
    ranks = RozzEvaluator().tables(beginning_state).ranks
    lines = BOOKS[title].lines
    for seat in beginning_state.scenario.players:
        assert len(mind.openings(beginning_state, seat, 4)) == len({line[0] for _, line in lines}) > 1
        for weight, line in lines:
            state = beginning_state
            for plan in line:
                mine = turned(plan, ranks[one], ranks[seat])
                assert mine in [known for _, known in mind.openings(state, seat, 4)]
                assert all(verdict.is_done for verdict in ROZZ.judge(state, seat, mine)), (weight, mine)
                state = ROZZ.next_state(state, {seat: mine}, NO_DICE)
            assert weight > 0


def test_a_line_continues_by_what_the_seat_itself_has() -> None:
    state, mind = beginning("original-2"), game_extras.evaluator("rozz")
    assert mind is not None
    line = next(line for _, line in BOOKS[state.scenario.name].lines if len(line) > 1)
    theirs = (Purchase("ARMOR", 1, "Vess"),)
    second = ROZZ.next_state(state, {"RED": line[0], "BLUE": theirs}, NO_DICE)
    assert line[1] in [plan for _, plan in mind.openings(second, "RED", 4)]
    richer = replace(second, money={**second.money, "RED": second.money["RED"] + 1})
    assert mind.openings(richer, "RED", 4) == []
    assert mind.openings(second, "BLUE", 4) == [], "no line begins with armor"


@pytest.mark.parametrize("is_allowed", (True, False))
def test_a_line_continues_after_losses_only_if_its_book_allows_it(
    is_allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind = game_extras.evaluator("rozz")
    assert mind is not None
    lasting = {title: book for title, book in BOOKS.items() if len(book.lines[0][1]) > 1}
    assert len(lasting) > 1
    for title, book in lasting.items():
        monkeypatch.setitem(BOOKS, title, replace(book, continues_after_losses=is_allowed))  # type: ignore[arg-type]
        state = beginning(SCENARIOS[title])
        one, _ = state.scenario.players
        line = book.lines[0][1]
        second = ROZZ.next_state(state, {one: line[0]}, NO_DICE)
        home = second.survey.homes[one]
        foot = Piece(one, "INF")
        left = {**second.position[home], foot: second.position[home].get(foot, 0) + 1}
        fewer = replace(second, money={**second.money, one: second.money[one] - 1})
        more = replace(second, position={**second.position, home: left})
        assert (line[1] in [plan for _, plan in mind.openings(fewer, one, 4)]) == is_allowed, title
        assert line[1] not in [plan for _, plan in mind.openings(more, one, 4)], title


def test_a_line_that_ended_or_became_illegal_counts_as_thinking() -> None:
    state = beginning("original-2")
    mind, moment = game_extras.evaluator("rozz"), ROZZ.moment(state)
    assert mind is not None and moment is not None

    class Short(RozzEvaluator):
        def openings(self, state: Any, seat: str, level: int) -> Any:
            return [(3, ()), (2, (Purchase("IC", 9, "Drift"),)), (5, (Purchase("IC", 1, "Drift"),))]

    context = SearchContext(ROZZ, Short(), state, moment, "RED", LEVELS[4], b"ended", 100)
    assert early_turns.book_plans(context) == [(5, ()), (5, (Purchase("IC", 1, "Drift"),))]
    drawn = {think(ROZZ, Short(), state, "RED", LEVELS[4], b"%d" % seed, 60).table.plans for seed in range(8)}
    assert {len(plans) == 1 for plans in drawn} == {True, False}


def test_games_begin_differently_and_thoughts_contain_data_for_hints() -> None:
    state = beginning("original-2")
    given = [decision_of(state, "BLUE", seed) for seed in range(9)]
    assert len({each.commands for each in given}) > 2
    for each in given:
        assert each.commands in each.table.plans
        assert each.feared and each.expected
        assert each.evaluations <= LEVELS[4].work
    assert given[0] == decision_of(state, "BLUE", 0)


def test_a_thought_names_at_most_three_first_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    state = beginning("original-2")
    book = BOOKS[state.scenario.name]
    fourth = (100, ((Purchase("INF", 15, "Drift"),),))
    monkeypatch.setitem(BOOKS, state.scenario.name, replace(book, lines=(*book.lines, fourth)))  # type: ignore[arg-type]
    thought = decision_of(state, "RED", 0)
    assert len(thought.shares) == 3 and sum(share.share for share in thought.shares) < 1


def test_a_line_is_left_if_a_much_better_plan_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = beginning("headquarters-2")
    strict = replace(BOOKS[state.scenario.name], margin=0.05)
    monkeypatch.setitem(BOOKS, state.scenario.name, strict)  # type: ignore[arg-type]
    line = next(line for _, line in BOOKS[state.scenario.name].lines if len(line) > 1)
    second = ROZZ.next_state(state, {"RED": line[0]}, NO_DICE)
    moment = ROZZ.moment(second)
    mind = game_extras.evaluator("rozz")
    assert moment is not None and mind is not None
    assert mind.opening_margin(state) == 1 and 0 < mind.opening_margin(second) < 1
    context = SearchContext(ROZZ, mind, second, moment, "RED", LEVELS[4], b"near", 100)
    replies = ((1.0, {"BLUE": (Nothing(),)}),)
    context.best = line[1]
    assert early_turns.is_within_margin(context, line[1], replies, 0.0)
    assert not early_turns.is_within_margin(context, (Strike("LRNUKE", "Drift", "Braxx"),), replies, 0.0)
    assert early_turns.is_within_margin(context, (Nothing(),), replies, 1.0)


def test_level_three_begins_in_its_own_way_in_some_games() -> None:
    state = beginning("headquarters-2")
    for seat, home in (("RED", "Drift"), ("BLUE", "Braxx")):
        known = (Purchase("IU", 3, home), Purchase("TRANS", 1, home))
        given = [decision_of(state, seat, seed, 3) for seed in range(12)]
        laid_down = [each for each in given if each.is_opening]
        assert {each.commands for each in laid_down} == {known}
        assert 2 <= len(laid_down) <= 8, "two fifths of all games"
        assert given[0] == decision_of(state, seat, 0, 3)
    second = ROZZ.next_state(state, {"RED": (Purchase("IU", 3, "Drift"), Purchase("TRANS", 1, "Drift"))}, NO_DICE)
    assert not decision_of(second, "RED", 0, 3).is_opening, "it thinks from turn 2 on"


def test_weaker_levels_and_other_positions_have_no_book() -> None:
    state, mind = beginning("headquarters-2"), game_extras.evaluator("rozz")
    assert mind is not None
    assert all(mind.openings(state, "RED", level) == () for level in (1, 2))
    assert mind.openings(beginning("two-coasts"), "RED", 3) == ()
    assert not decision_of(state, "RED", 1, 2).is_opening
    assert mind.openings(replace(state, turn=9), "RED", 4) == ()
    assert mind.openings(replace(state, position=dict(list(state.position.items())[1:])), "RED", 4) == ()
    for name in ("headquarters-3", "rails-2"):
        assert mind.openings(beginning(name), "RED", 4) == ()
        assert mind.early_turns(beginning(name)) == 0, "varied turns were measured elsewhere only"


def test_any_budget_still_gives_a_legal_first_plan() -> None:
    state = beginning("headquarters-2")
    for budget in (1, 2, 5, 40):
        found = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[4], b"few", budget)
        assert found.evaluations <= budget
        assert all(verdict.is_done for verdict in ROZZ.judge(state, "RED", found.commands))


def test_the_second_turn_considers_plans_of_different_kinds() -> None:
    state = beginning("headquarters-2")
    second = decision_of(ROZZ.next_state(state, {}, NO_DICE), "RED", 0)
    assert len(second.table.plans) > 1
    mind = game_extras.evaluator("rozz")
    assert mind is not None
    assert max(Counter(map(mind.plan_kind, second.table.plans)).values()) == 1


def test_the_kind_of_a_plan_ignores_numbers_and_places() -> None:
    mind = game_extras.evaluator("rozz")
    assert mind is not None
    one = (Purchase("INF", 3, "Drift"), Move("INF", "Drift", "D3", 2))
    same = (Move("INF", "Drift", "D4", 5), Purchase("INF", 1, "D1"))
    assert mind.plan_kind(one) == mind.plan_kind(same)
    assert mind.plan_kind(
        (Move("INF", "Drift", "D3", 2, (("TRANS", 1),)),)
    ) != mind.plan_kind((Move("INF", "Drift", "D3"),))
    assert mind.plan_kind((Nothing(),)) != mind.plan_kind(())


def test_a_much_worse_plan_is_left_out() -> None:
    state = beginning("headquarters-2")
    moment = ROZZ.moment(state)
    mind = game_extras.evaluator("rozz")
    assert moment is not None and mind is not None
    level = replace(LEVELS[4], kinds=2)
    context = SearchContext(ROZZ, mind, state, moment, "RED", level, b"kinds", 10)
    plans = [(Purchase(item, 1, "Drift"),) for item in ("IC", "GOV", "IU", "INF")]
    scored = [Scored(value, plan) for value, plan in zip((0.6, 0.59, 0.58, 0.5), plans, strict=True)]
    assert early_turns.best_of_each_kind(context, scored) == plans[:2]
    context.level = replace(level, kinds=9)
    assert early_turns.best_of_each_kind(context, scored) == plans[:3]
