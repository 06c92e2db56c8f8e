"""The part of `rozz bench` that counts moves: RosenKreuz next to python-chess, in the same run and the same way.

Each side generates the legal moves of every position and makes each of them, also at full depth, from its opening
position; neither takes the length of a move list in place of making moves, nor caches positions. Nodes are the
positions at full depth. python-chess pushes and pops moves; ours keeps the position and makes another. Rounds
alternate, and processor time is measured.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from benchmarks.columns import Columns, at_least, spread
from rozz import library
from rozz.cli.perft import perft
from rozz.engine.dice import NO_DICE
from rozz.ui.i18n.texts import say

DEPTH = 4
ROUNDS = 3
COLUMNS = Columns(44, (9, 20, 12))
PYTHON_CHESS = "python-chess"


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
    """Nodes, and nodes per second."""
    begun = process_time()
    nodes = count()
    return nodes, nodes / (process_time() - begun)


def lines() -> list[str]:
    """The printed table."""
    sides = {say("cli-bench-perft", program="RosenKreuz", depth=DEPTH): ours}
    theirs = python_chess()
    if theirs:
        sides[say("cli-bench-perft", program=PYTHON_CHESS, depth=DEPTH)] = theirs
    rounds = [{name: rate(count) for name, count in sides.items()} for _ in range(ROUNDS)]
    heads = (say("cli-bench-nodes"), say("cli-bench-spread"), say("cli-bench-nodes-a-second"))
    rows = [COLUMNS.line("", *heads)]
    middles = []
    for name in sides:
        rates = [each[name][1] for each in rounds]
        middles.append(median(rates))
        rows.append(COLUMNS.line(name, str(rounds[0][name][0]), spread(rates), f"{middles[-1]:.0f}"))
    if len(middles) == 1:
        return [*rows, say("cli-bench-only-ours", package=PYTHON_CHESS)]
    return [*rows, say("cli-bench-chess", ratio=f"{middles[0] / middles[1]:.2f}", goal=at_least(1))]
