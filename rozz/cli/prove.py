"""`rozz prove FILE...`: check each puzzle's solution against every reply, and list other solutions.

Exit status 1 if a solution is refuted, with the refuting reply; 2 if a file is invalid.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rozz import library
from rozz.cli.input_files import one_line
from rozz.engine.errors import BadFile
from rozz.engine.game import Plan, Rules
from rozz.engine.puzzles.exact_fractions import CERTAIN, Chance
from rozz.engine.puzzles.odds import OddsProver
from rozz.engine.puzzles.proof import Prover, whole
from rozz.engine.puzzles.puzzle import Puzzle
from rozz.engine.puzzles.puzzle_protocol import Unlimited
from rozz.engine.said import said
from rozz.file_reading import read_mapping
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_commas


@dataclass(frozen=True)
class Proof:
    """The result for a puzzle.

    refutation: the reply that refutes its solution, or None.
    replies: the number of replies to its first turn.
    tried: the number of positions reached.
    plans: the number of first plans of the seat.
    solutions: those that solve it.
    odds: with dice, the solution's odds.
    better: a plan with better odds.
    """

    refutation: Mapping[str, tuple[str, ...]] | None
    replies: int
    tried: int
    plans: int = 0
    solutions: tuple[tuple[str, ...], ...] = ()
    odds: Chance = CERTAIN
    better: tuple[str, ...] = ()


def main(files: Sequence[str]) -> int:
    """Print a line for each puzzle."""
    status = 0
    for name in files:
        try:
            puzzle = library.puzzle_of(read_mapping(name))
            proof = proved(puzzle)
        except (BadFile, Unlimited) as fault:
            print(one_line(name, fault), file=sys.stderr)
            status = 2
            continue
        if proof.refutation is not None or proof.better:
            print(f"{name}: {_refuted(puzzle, proof)}", file=sys.stderr)
            status = max(status, 1)
            continue
        print(f"{name}: {_proved(puzzle, proof)}")
        for other in others(puzzle, proof):
            print(f"  {say('cli-also', plan=with_commas(other))}")
    return status


def proved(puzzle: Puzzle) -> Proof:
    """Prove a puzzle, and search for its other solutions."""
    game, state = puzzle.match.game, puzzle.match.state
    for command, verdict in zip(puzzle.solution[0], game.judge(state, puzzle.seat, puzzle.solution[0]), strict=True):
        if not verdict.is_done:
            facts = {"command": game.write(command), "reason": game.explain(verdict)}
            raise BadFile(said("files-illegal-solution", **facts), "solution.0")
    if puzzle.adapter.has_dice:
        return _weighed(puzzle)
    prover = _prover_of(puzzle)
    replies = _replies(prover, puzzle)
    refutation = whole(prover.refutation(state, puzzle.turns, puzzle.solution[0], puzzle.solution[1:]))
    if refutation is not None:
        reply = {seat: _texts(game, plan) for seat, plan in refutation.items()}
        return Proof(reply, replies, prover.tried)
    tried = prover.tried
    found = whole(prover.solutions(state, puzzle.turns, puzzle.solution))
    plans = len(prover.plans(state, puzzle.seat))
    return Proof(None, replies, tried, plans, tuple(_texts(game, plan) for plan in found))


def _replies(prover: Prover, puzzle: Puzzle) -> int:
    """The number of replies to the solution's first turn: in its own moment, or with open moves in the next."""
    game, state = puzzle.match.game, puzzle.match.state
    moment = game.moment(state)
    if moment is not None and moment.seats == (puzzle.seat,):
        state = prover.after(state, {puzzle.seat: puzzle.solution[0]})
        moment = game.moment(state)
    return sum(1 for _ in prover.replies(state, moment)) if moment else 0


def _prover_of(puzzle: Puzzle) -> Prover:
    return Prover(puzzle.match.game, puzzle.adapter, puzzle.seat, puzzle.goal, puzzle.most)


def _odds_of(puzzle: Puzzle) -> OddsProver:
    return OddsProver(puzzle.match.game, puzzle.adapter, puzzle.seat, puzzle.goal, puzzle.chance, puzzle.most)


def _weighed(puzzle: Puzzle) -> Proof:
    """The odds of the solution, and those of all other first plans; none may be better."""
    game, state, first = puzzle.match.game, puzzle.match.state, puzzle.solution[0]
    prover = _odds_of(puzzle)
    odds, reply = whole(prover.against(state, puzzle.turns, first))
    tried = prover.tried
    if odds < puzzle.chance:
        return Proof({seat: _texts(game, plan) for seat, plan in reply.items()}, 0, tried, odds=odds)
    rows = whole(prover.weighed(state, puzzle.turns))
    best, best_odds = max(rows, key=lambda row: row[1])
    better = _texts(game, best) if best_odds > odds else ()
    solutions = tuple(_texts(game, plan) for plan, each in rows if each >= puzzle.chance)
    return Proof(None, 0, tried, len(rows), solutions, odds, better)


def _texts(game: Rules, plan: Plan) -> tuple[str, ...]:
    return tuple(map(game.write, plan))


def others(puzzle: Puzzle, proof: Proof) -> tuple[tuple[str, ...], ...]:
    """The other ways to begin that solve it, without those that only add commands to another way."""
    counted = [Counter(plan) for plan in proof.solutions]
    known = [Counter(_texts(puzzle.match.game, puzzle.solution[0]))]
    found = []
    for plan, commands in zip(proof.solutions, counted, strict=True):
        # The order of commands makes no other way.
        if commands not in known and not any(each < commands for each in counted):
            known.append(commands)
            found.append(plan)
    return tuple(found)


def _refuted(puzzle: Puzzle, proof: Proof) -> str:
    """Why a puzzle is not proved."""
    if proof.better:
        return say("cli-better", odds=str(proof.odds), plan=with_commas(proof.better))
    if puzzle.adapter.has_dice:
        return say("cli-worse", odds=str(proof.odds), asked=str(puzzle.chance))
    assert proof.refutation is not None
    if not proof.refutation:
        return say("cli-never", seat=puzzle.seat)
    replies = [
        say("cli-reply" if plan else "cli-reply-none", seat=seat, plan=with_commas(plan))
        for seat, plan in proof.refutation.items()
    ]
    return say("cli-refuted", replies=listed(replies), positions=proof.tried)


def _proved(puzzle: Puzzle, proof: Proof) -> str:
    """What was proved, and how many ways to begin solve it."""
    turns, positions, solutions, plans = puzzle.turns, proof.tried, len(proof.solutions), proof.plans
    if puzzle.adapter.has_dice:
        odds = str(proof.odds)
        return say("cli-proved-odds", odds=odds, turns=turns, positions=positions, solutions=solutions, plans=plans)
    replies = proof.replies
    return say("cli-proved", turns=turns, replies=replies, positions=positions, solutions=solutions, plans=plans)
