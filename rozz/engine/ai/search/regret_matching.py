"""Regret matching on a small table: how often to play each row against a partly predictable opponent."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.exact_sum import summed

Shares = list[float]
ROUNDS = 400


def solve(values: Sequence[Sequence[float]], believed: Sequence[float], trust: float) -> tuple[Shares, Shares]:
    """The shares of the rows and of the columns, each adding up to 1.

    `values` are the rows' gains, which the columns' player minimizes. `believed` are the columns' predicted shares:
    that player follows them for a share of `trust`, and is free for the rest.
    """
    height, width = len(values), len(believed)
    row_regret, column_regret = [0.0] * height, [0.0] * width
    row_total, column_total = [0.0] * height, [0.0] * width
    for number in range(ROUNDS):
        rows = _matched(row_regret)
        free = _matched(column_regret)
        columns = [trust * known + (1 - trust) * own for known, own in zip(believed, free, strict=True)]
        gains = [summed(cell * share for cell, share in zip(row, columns, strict=True)) for row in values]
        losses = [summed(values[row][column] * rows[row] for row in range(height)) for column in range(width)]
        got = summed(gain * share for gain, share in zip(gains, rows, strict=True))
        lost = summed(loss * share for loss, share in zip(losses, free, strict=True))
        for row in range(height):
            row_regret[row] = max(0.0, row_regret[row] + gains[row] - got)
            row_total[row] += rows[row] * (number + 1)
        for column in range(width):
            column_regret[column] = max(0.0, column_regret[column] + lost - losses[column])
            column_total[column] += columns[column] * (number + 1)
    return _matched(row_total), _matched(column_total)


def _matched(weights: Sequence[float]) -> Shares:
    """In proportion to the weights; equal if all are zero."""
    total = summed(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)
