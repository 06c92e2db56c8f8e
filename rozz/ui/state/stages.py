"""Where a match can be at the page, and where it may go on to: one literal table for each kind of play."""

from __future__ import annotations

from collections.abc import Mapping

#: A page to pass on, commands being written, all in, a turn being shown, over.
HANDOVER, COMPOSE, ALL_IN, REVEAL, OVER = "handover", "compose", "all-in", "reveal", "over"
#: Players gathering; somebody to wait for: a computer player, or by link others, to whom a link is to be sent.
GATHER, AWAIT = "gathering", "awaiting"

Ways = Mapping[str, tuple[str, ...]]

#: All on this device.  The page is passed on (or not, where there is nothing to hide), the turn is shown when all are
#: in, computer players too; any earlier one can be looked at, and the last one taken back.
HERE: Ways = {
    HANDOVER: (HANDOVER, COMPOSE, AWAIT, ALL_IN, REVEAL, OVER),
    COMPOSE: (HANDOVER, COMPOSE, AWAIT, ALL_IN, REVEAL, OVER),
    AWAIT: (AWAIT, HANDOVER, COMPOSE, ALL_IN, REVEAL, OVER),
    ALL_IN: (ALL_IN, HANDOVER, COMPOSE, AWAIT, REVEAL, OVER),
    REVEAL: (REVEAL, HANDOVER, COMPOSE, AWAIT, ALL_IN, OVER),
    OVER: (OVER, REVEAL, HANDOVER, COMPOSE, AWAIT, ALL_IN),
}
#: By link.  Nothing is played before all have joined; a link may bring a turn to be seen, or the end, at any time.
BY_LINK: Ways = {
    GATHER: (GATHER, HANDOVER, COMPOSE, AWAIT, REVEAL, OVER),
    HANDOVER: (HANDOVER, COMPOSE, AWAIT, REVEAL, OVER),
    COMPOSE: (COMPOSE, HANDOVER, AWAIT, REVEAL, OVER),
    AWAIT: (AWAIT, HANDOVER, COMPOSE, REVEAL, OVER, GATHER),
    REVEAL: (REVEAL, HANDOVER, COMPOSE, AWAIT, OVER, GATHER),
    OVER: (OVER, AWAIT, HANDOVER, COMPOSE, REVEAL, GATHER),
}
#: A puzzle: one writes, the reply is waited for, both are shown; what came of it can be left for another try only.
SOLVING: Ways = {
    COMPOSE: (COMPOSE, AWAIT, REVEAL, OVER),
    AWAIT: (AWAIT, COMPOSE, REVEAL, OVER),
    REVEAL: (REVEAL, COMPOSE, AWAIT, OVER),
    OVER: (OVER, REVEAL),
}
#: Told by a read-only link: to be looked at.
TOLD: Ways = {REVEAL: (REVEAL, OVER), OVER: (OVER, REVEAL)}
#: A what-if: nobody passes anything on.
WHAT_IF: Ways = {
    COMPOSE: (COMPOSE, REVEAL, OVER),
    REVEAL: (REVEAL, COMPOSE, OVER),
    OVER: (OVER, REVEAL),
}
