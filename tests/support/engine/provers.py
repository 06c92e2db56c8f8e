"""The prover of a puzzle, as `rozz prove` makes it."""

from __future__ import annotations

from rozz.engine.puzzles.odds import OddsProver
from rozz.engine.puzzles.proof import Prover
from rozz.engine.puzzles.puzzle import Puzzle


def prover_of(puzzle: Puzzle) -> Prover | OddsProver:
    """The prover of a puzzle; with dice, one that computes odds."""
    game, adapter = puzzle.match.game, puzzle.adapter
    if adapter.has_dice:
        return OddsProver(game, adapter, puzzle.seat, puzzle.goal, puzzle.chance, puzzle.most)
    return Prover(game, adapter, puzzle.seat, puzzle.goal, puzzle.most)
