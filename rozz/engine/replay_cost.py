"""How much work it is to play a match again: commands, events, and pieces that change.

A link or a file of a few hundred characters can ask for hours.  Whoever replays one counts, and stops.
"""

from __future__ import annotations

from rozz.engine.game import Played

#: Of one match; a turn of six seats that all fight comes to a few hundred.
MOST = 200_000


def of(turn: Played) -> int:
    """The work of a turn: what was ordered, what happened, what changed by it, and the turn itself.

    It is a measure of time, so that it needs no clock.
    """
    ordered = sum(map(len, turn.orders.values()))
    return 10 + ordered + sum(1 + len(event.changes) for phase in turn.phases for event in phase.events)
