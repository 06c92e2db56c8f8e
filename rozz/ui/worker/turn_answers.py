"""Answers questions to computer players by searching, with progress reports. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rozz import game_extras, library
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import nearest_level
from rozz.engine.ai.search.alternating_search import AlternatingGame
from rozz.engine.ai.think import think_in_steps
from rozz.engine.ai.think_result import Thought
from rozz.engine.game import Rules
from rozz.ui.worker.turn_questions import Advice, Answered, Asked, HintPlan, Likely

#: The number of search steps between progress reports.
STEPS_REPORTED = 25
#: With alternating moves a hint searches this many times as much as the strongest player, who looks no further than a
#: second or two: a player who follows the hint should do at least as well.
HINT_TIMES = 2
#: The maximum number of plans in a hint.
MOST_PLANS = 3


def answers(question: Asked, steps: int = STEPS_REPORTED) -> Iterator[Answered]:
    """The best answer so far after every `steps`, and finally the final one; iterating continues the search."""
    try:
        yield from _answers(question, steps)
    except Exception:
        if not question.is_by_link:
            raise
        yield _nothing(question)


def _nothing(question: Asked) -> Answered:
    rules = library.game(question.game)
    state = rules.thaw(rules.read(json.loads(question.scenario)), json.loads(question.state))
    given = tuple(rules.write(each) for each in rules.default_commands(state, question.seat))
    return Answered(question.identity, question.moment, question.seat, given, 0, 0, True)


def _answers(question: Asked, steps: int) -> Iterator[Answered]:
    rules = library.game(question.game)
    scenario = rules.read(json.loads(question.scenario))
    state = rules.thaw(scenario, json.loads(question.state))
    if question.draft is not None:
        yield from _forecast(question, rules, state, steps)
        return
    mind = game_extras.evaluator(question.game)
    level = tuned_level(nearest_level(question.level), mind)
    most = level.most * (HINT_TIMES if question.is_hint and isinstance(mind, AlternatingGame) else 1)
    # Finding a hint's reasons is part of the same budget.
    work = most - (_set_aside() if question.is_hint else 0)
    search = think_in_steps(
        rules, mind, state, question.seat, level, bytes.fromhex(question.seed), work, question.idle
    )  # fmt: skip
    for number, thought in enumerate(search):
        if thought.is_final or number % steps == 0:
            yield Answered(
                question.identity,
                question.moment,
                question.seat,
                tuple(rules.write(each) for each in thought.commands),
                thought.evaluations,
                most,
                thought.is_final,
                question.is_hint,
                _reasoned(question, rules, state, thought) if thought.is_final and question.is_hint else None,
            )


def _set_aside() -> int:
    from rozz.engine.ai.advice.hint_reasons import MOST_POSITIONS

    return MOST_POSITIONS


def _reasoned(question: Asked, rules: Rules, state: object, thought: Thought) -> Advice:
    """The plans that were found, and the reasons for these plans."""
    from rozz.engine.ai.advice.hint_reasons import Reasoner

    mind = game_extras.evaluator(rules.name)
    advice = replace(_advice(rules, thought), has_chances=mind is None or mind.compares_seats(state))
    if own_reasons := game_extras.plan_reasons(rules.name):
        return _with_own_reasons(own_reasons, state, question.seat, thought, advice)
    if not game_extras.has_reviews(rules.name):
        return advice
    adapter, seed = game_extras.puzzle_adapter(rules.name), bytes.fromhex(question.seed)
    reasoner = Reasoner(rules, adapter, state, question.seat, question.names, seed, question.idle)
    reasons = reasoner.reasons(thought)
    plans = [replace(plan, reason=reason) for plan, reason in zip(advice.plans, reasons, strict=True)]
    return replace(advice, plans=tuple(plans))


def _with_own_reasons(
    own_reasons: game_extras.PlanReasons, state: object, seat: str, thought: Thought, advice: Advice
) -> Advice:
    """The plans with what their game says for them."""
    from rozz.engine.ai.advice.hint_reasons import Reason
    from rozz.engine.ai.advice.plan_comparison import Sentence

    plans = []
    for plan, share in zip(advice.plans, thought.shares, strict=False):
        found = own_reasons(state, seat, share.plan[0]) if share.plan else ()
        plans.append(replace(plan, reason=Reason(why=tuple(Sentence(text, rule) for text, rule in found))))
    return replace(advice, plans=tuple(plans))


def _forecast(question: Asked, rules: Rules, state: object, steps: int) -> Iterator[Answered]:
    """What the others might do, with progress reports."""
    # Only a what-if needs it.
    from rozz.engine.ai.advice.likely_replies import search_replies

    mind = game_extras.evaluator(question.game)
    level, seed = tuned_level(nearest_level(question.level), mind), bytes.fromhex(question.seed)
    scenario = rules.read(json.loads(question.scenario))
    drafted = tuple(each for text in question.draft or () for each in rules.parse(scenario, text))
    search = search_replies(rules, mind, state, question.seat, drafted, level, seed, idle=question.idle)
    so_far = Answered(question.identity, question.moment, question.seat, (), 0, level.work, forecast=())
    number = 0
    while True:
        try:
            spent = next(search)
        except StopIteration as over:
            likely = tuple(
                Likely(each.seat, tuple(rules.write(command) for command in each.plan), each.share)
                for each in over.value
            )
            yield replace(so_far, is_final=True, forecast=likely)
            return
        number += 1
        if number % steps == 0:
            yield replace(so_far, spent=min(spent, level.work))


def _advice(rules: Rules, thought: Thought) -> Advice:
    """The plans found, as text; the rows of the table are looked up by plan."""

    def written(commands: Sequence[object]) -> tuple[str, ...]:
        return tuple(rules.write(each) for each in commands)

    table = thought.table
    rows = dict(zip(map(written, table.plans), table.values, strict=True))
    plans = tuple(
        HintPlan(text, each.share, each.value, tuple(rows.get(text, ())))
        for each in thought.shares[:MOST_PLANS]
        for text in [written(each.plan)]
    )
    replies = tuple({seat: written(plan) for seat, plan in joint.items()} for joint in table.replies)
    feared = {seat: written(plan) for seat, plan in thought.feared.items()} if thought.feared else None
    if thought.is_opening or (feared is not None and feared not in replies):
        known = (feared,) if feared is not None else ()
        plans = tuple(replace(each, against=()) for each in plans)
        return Advice(plans, known, len(known) - 1, thought.is_opening)
    return Advice(plans, replies, replies.index(feared) if feared is not None else -1)
