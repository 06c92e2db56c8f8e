"""How it goes on: from where a plan and its reply lead, everybody plays a few turns more, quickly and for themselves.

What a position is worth is a guess; two turns later much of what it guessed at has happened.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from rozz.engine.bots import foretelling
from rozz.engine.bots.desk import PLACES, Desk
from rozz.engine.bots.growing import grown
from rozz.engine.bots.minded import Plan
from rozz.engine.bots.thought import Joint, Scored
from rozz.engine.game import Moment


def deepened(
    desk: Desk, rows: Sequence[Plan], replies: Sequence[Joint], cells: Sequence[list[float]]
) -> Generator[None, None, None]:
    """Put what comes of them later into the values of a table, reply by reply, as long as there is work kept for it.

    `cells` has of each reply the value of each row.  A reply's values stay as they are or change all together, for they
    are compared with each other.
    """
    part, dearest = desk.level.later / 100, 0
    for reply, values in zip(replies, cells, strict=True):
        later: list[float] = []
        for row in rows:
            if dearest * (len(rows) - len(later)) >= desk.further:
                return
            before = desk.further
            later.append((yield from _later(desk, {**reply, desk.seat: row})))
            dearest = max(dearest, before - desk.further)
        if desk.further > 0:  # or the last of them was cut short
            values[:] = [round((1 - part) * now + part * then, PLACES) for now, then in zip(values, later, strict=True)]


def _later(desk: Desk, joint: Joint) -> Generator[None, None, float]:
    """The seat's value some turns after these plans."""
    state = desk.after(joint)
    for _ in range(desk.level.ahead):
        moment = desk.rules.moment(state)
        if moment is None:
            break
        orders: dict[str, Any] = {}
        for seat in moment.seats:
            orders[seat] = yield from _quickly(desk, state, moment, seat)
        state = desk.rules.after(state, orders, desk.foretold_dice())
    return desk.minded.value(state).get(desk.seat, 0.0)


def _quickly(desk: Desk, state: Any, moment: Moment, seat: str) -> Generator[None, None, Any]:
    """What a seat orders that reckons with nobody, as `after` takes it."""
    if seat in desk.standing:
        return desk.rules.default(state, seat)
    own = Desk(desk.rules, desk.minded, state, moment, seat, desk.level, desk.key, max(0, desk.further), desk.standing)
    search = grown(own, seat, ((1.0, foretelling.idle(own)),), 1, desk.level.quick)
    while True:
        before = own.spent
        try:
            next(search)
        except StopIteration as over:
            scored: list[Scored] = over.value
            return desk.minded.prepared(state, seat, scored[0].plan)
        finally:
            desk.spent += own.spent - before
            desk.further -= own.spent - before
        yield
