"""How much work it is to replay a match: commands, events, and pieces that change.

A link or file of a few hundred characters can ask for hours, so everything that replays
a match counts this work and stops when there is too much.
"""

from __future__ import annotations

from rozz.engine.game import Played

#: The limit for one match; a turn in which six seats all fight costs a few hundred.
MOST = 200_000


def cost_of(turn: Played) -> int:
    """The cost of a turn: ten, and one for each command, event and change.

    It stands in for time, so no clock is needed.
    """
    ordered = sum(map(len, turn.orders.values()))
    return 10 + ordered + sum(1 + len(event.changes) for phase in turn.phases for event in phase.events)
