"""The stages of a match on the page, and which may follow which: one literal table for each kind of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Stage = Literal["gathering", "handover", "compose", "awaiting", "all-in", "reveal", "over"]

#: By link, players gather.
GATHER: Stage = "gathering"
#: The device is handed over.
HANDOVER: Stage = "handover"
#: Commands are written.
COMPOSE: Stage = "compose"
#: Computer players are awaited, or by link others (with a link to send).
AWAIT: Stage = "awaiting"
#: All commands are in.
ALL_IN: Stage = "all-in"
#: A turn is shown.
REVEAL: Stage = "reveal"
#: The match is over.
OVER: Stage = "over"

#: The stages of a kind of play, each with those that may follow it.
NextStages = Mapping[Stage, tuple[Stage, ...]]

#: On one device. It is handed over if there is something to hide; the turn is shown once all commands are in.
#: Earlier turns can be replayed and the last one taken back.
HERE: NextStages = {
    HANDOVER: (HANDOVER, COMPOSE, AWAIT, ALL_IN, REVEAL, OVER),
    COMPOSE: (HANDOVER, COMPOSE, AWAIT, ALL_IN, REVEAL, OVER),
    AWAIT: (AWAIT, HANDOVER, COMPOSE, ALL_IN, REVEAL, OVER),
    ALL_IN: (ALL_IN, HANDOVER, COMPOSE, AWAIT, REVEAL, OVER),
    REVEAL: (REVEAL, HANDOVER, COMPOSE, AWAIT, ALL_IN, OVER),
    OVER: (OVER, REVEAL, HANDOVER, COMPOSE, AWAIT, ALL_IN),
}
#: By link. Nothing starts before all have joined; a link may bring a turn, or the end, at any time.
BY_LINK: NextStages = {
    GATHER: (GATHER, HANDOVER, COMPOSE, AWAIT, REVEAL, OVER),
    HANDOVER: (HANDOVER, COMPOSE, AWAIT, REVEAL, OVER),
    COMPOSE: (COMPOSE, HANDOVER, AWAIT, REVEAL, OVER),
    AWAIT: (AWAIT, HANDOVER, COMPOSE, REVEAL, OVER, GATHER),
    REVEAL: (REVEAL, HANDOVER, COMPOSE, AWAIT, OVER, GATHER),
    OVER: (OVER, AWAIT, HANDOVER, COMPOSE, REVEAL, GATHER),
}
#: A puzzle: the player writes, waits for the reply, sees both; a result can only be left for another try.
SOLVING: NextStages = {
    COMPOSE: (COMPOSE, AWAIT, REVEAL, OVER),
    AWAIT: (AWAIT, COMPOSE, REVEAL, OVER),
    REVEAL: (REVEAL, COMPOSE, AWAIT, OVER),
    OVER: (OVER, REVEAL),
}
#: Read-only: to look at.
READ_ONLY: NextStages = {REVEAL: (REVEAL, OVER), OVER: (OVER, REVEAL)}
#: A what-if: no handover.
WHAT_IF: NextStages = {
    COMPOSE: (COMPOSE, REVEAL, OVER),
    REVEAL: (REVEAL, COMPOSE, OVER),
    OVER: (OVER, REVEAL),
}
