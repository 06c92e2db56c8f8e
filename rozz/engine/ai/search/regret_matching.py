"""Regret matching on a small table: how often to play each row against a partly predictable opponent."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.exact_sum import summed

Shares = list[float]
ROUNDS = 400
#: Rounds of `solve_freely`, which converges faster.
FREE_ROUNDS = 150


def solve(values: Sequence[Sequence[float]], believed: Sequence[float], trust: float) -> tuple[Shares, Shares]:
    """The shares of the rows and of the columns, each adding up to 1.

    `values` are the rows' gains, which the columns' player minimizes. `believed` are the columns' predicted shares:
    that player follows them for a share of `trust`, and is free for the rest.
    """
    height, width = len(values), len(believed)
    row_regret, column_regret = [0.0] * height, [0.0] * width
    row_total, column_total = [0.0] * height, [0.0] * width
    for number in range(ROUNDS):
        rows = _proportional_shares(row_regret)
        free = _proportional_shares(column_regret)
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
    return _proportional_shares(row_total), _proportional_shares(column_total)


def solve_freely(values: Sequence[Sequence[float]]) -> tuple[Shares, Shares]:
    """The shares of the rows and of the columns if neither player can predict the other.

    >>> rows, columns = solve_freely([[1.0, 0.0], [0.0, 1.0]])
    >>> [round(share, 2) for share in rows + columns]
    [0.5, 0.5, 0.5, 0.5]
    """
    height, by_column = len(values), list(zip(*values, strict=True))
    row_regret, column_regret = [0.0] * height, [0.0] * len(by_column)
    row_total, column_total = [0.0] * height, [0.0] * len(by_column)
    for number in range(1, FREE_ROUNDS + 1):
        rows, columns = _proportional_shares(row_regret), _proportional_shares(column_regret)
        gains = [_weighted(row, columns) for row in values]
        got = _weighted(gains, rows)
        row_regret = [max(0.0, regret + gain - got) for regret, gain in zip(row_regret, gains, strict=True)]
        # The columns answer the rows' new shares: updates in turn converge faster.
        rows = _proportional_shares(row_regret)
        losses = [_weighted(column, rows) for column in by_column]
        lost = _weighted(losses, columns)
        column_regret = [max(0.0, regret + lost - loss) for regret, loss in zip(column_regret, losses, strict=True)]
        row_total = [total + share * number for total, share in zip(row_total, rows, strict=True)]
        column_total = [total + share * number for total, share in zip(column_total, columns, strict=True)]
    return _proportional_shares(row_total), _proportional_shares(column_total)


def _weighted(values: Sequence[float], shares: Sequence[float]) -> float:
    total = 0.0
    for value, share in zip(values, shares, strict=True):
        if share:
            total += value * share
    return total


def _proportional_shares(weights: Sequence[float]) -> Shares:
    """In proportion to the weights; equal if all are zero."""
    total = summed(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)
