"""The part of `rozz bench` that counts moves: RosenKreuz beside python-chess, both in the same run and the same way.

Each side generates the legal moves of every position and makes every one of them, those at the full depth too, from
its opening position; neither takes the length of a list for positions that it has not made, and neither keeps
positions it has met.  Nodes are the positions at the full depth.  python-chess makes a move by push and takes it back
by pop; ours leaves the position as it was and makes another.  Rounds alternate, and the processor's time is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from rozz import library
from rozz.cli.perft import perft
from rozz.engine.dice import NO_DICE

DEPTH = 4
ROUNDS = 3


def ours() -> int:
    """The nodes of RosenKreuz's opening."""
    game = library.game("rosenkreuz")
    state = game.begin(game.read(library.scenario_mapping("rosenkreuz", "rosenkreuz")), NO_DICE)
    return perft(game, state, DEPTH)


def python_chess() -> Callable[[], int] | None:
    """The nodes of chess's opening, or None without the package."""
    try:
        import chess
    except ImportError:
        return None

    def counted(board: Any, depth: int) -> int:
        if depth == 0:
            return 1
        number = 0
        for move in board.legal_moves:
            board.push(move)
            number += counted(board, depth - 1)
            board.pop()
        return number

    return lambda: counted(chess.Board(), DEPTH)


def rate(count: Callable[[], int]) -> tuple[int, float]:
    """Nodes, and nodes a second."""
    begun = process_time()
    nodes = count()
    return nodes, nodes / (process_time() - begun)


def lines() -> list[str]:
    """The printed table."""
    sides = {f"RosenKreuz, perft {DEPTH}": ours}
    theirs = python_chess()
    if theirs:
        sides[f"python-chess, perft {DEPTH}"] = theirs
    rounds = [{name: rate(count) for name, count in sides.items()} for _ in range(ROUNDS)]
    rows = [f"{'':<44} {'nodes':>9} {'least – most nodes/s':>20} {'nodes/s':>12}"]
    middles = []
    for name in sides:
        rates = [each[name][1] for each in rounds]
        middles.append(median(rates))
        spread = f"{min(rates):.0f} – {max(rates):.0f}"
        rows.append(f"{name:<44} {rounds[0][name][0]:9} {spread:>20} {middles[-1]:12.0f}")
    if len(middles) == 1:
        return [*rows, "python-chess is not installed (`make bench` does it): only ours was measured"]
    faster = middles[0] / middles[1]
    return [*rows, f"RosenKreuz : python-chess, nodes a second: {faster:.2f} (to reach: at least 1.00)"]
