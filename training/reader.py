"""How often level 4 loses to a reader: `python -m training.reader SCENARIO GAMES SEED [QUESTIONS]`.

The reader may ask level 4's own code what it would do, by default 30 times a turn, each time with another seed. It then
plays its best plan against the answers. The reader has each seat in half of the games.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import Any

from rozz import game_extras
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search.beam_search import examine_plans
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think import think
from rozz.engine.game import Plan, Rules
from rozz.engine.puzzles.proof import whole
from training.scripted_games import Player, play_game, scenario_named

#: The level that is read, and the reader's own search, whose budget of work never runs out.
READ = LEVELS[4]
WIDE = replace(LEVELS[4], work=200_000, width=8)
CANDIDATES = 40
#: How many of its best plans the reader varies, and how many variations of each.
VARIED, NUDGES = 4, 60


@dataclass(frozen=True)
class Reader(Player):
    """A player who knows how often level 4 would give each plan."""

    questions: int = 30

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """The best plan against the other seat's answers."""
        moment = rules.moment(state)
        assert moment is not None and self.evaluator is not None
        rival = next(each for each in moment.seats if each != seat)
        answers: dict[Plan, float] = {}
        for number in range(self.questions):
            asked = key + f" question {number}".encode()
            plan = think(rules, self.evaluator, state, rival, READ, asked).commands
            answers[plan] = answers.get(plan, 0) + 1
        replies = [(weight, {rival: plan}) for plan, weight in answers.items()]
        context = SearchContext(rules, self.evaluator, state, moment, seat, WIDE, key, WIDE.work)
        known = {each.plan: each.value for each in whole(examine_plans(context, seat, replies, WIDE.width, CANDIDATES))}
        varied: set[Plan] = set()
        for _ in range(VARIED):
            best = max(known.keys() - varied, key=known.__getitem__, default=())
            varied.add(best)
            for plan in list(self.evaluator.variations(state, seat, best))[:NUDGES]:
                known[plan] = context.plan_value(seat, plan, replies)
        ranked = sorted(known, key=known.__getitem__, reverse=True)
        return next(
            (plan for plan in ranked if plan and context.is_legal(plan)), tuple(rules.default_commands(state, seat))
        )


def main(name: str, games: int, seed: str, questions: int) -> None:
    """Play, and print the score."""
    rules, scenario = scenario_named(name)
    mind: Evaluator | None = game_extras.evaluator(rules.name)
    one, two = scenario.players
    scores = []
    for number in range(games):
        seat, other = (two, one) if number % 2 else (one, two)
        players = {seat: Reader(WIDE, mind, questions=questions), other: Player(READ, mind)}
        scores.append(play_game(rules, scenario, players, f"{seed} {number // 2}".encode()).score(seat))
        print(f"{number + 1}: the reader {100 * sum(scores) / len(scores):.0f} %", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]) if len(sys.argv) > 4 else 30)
