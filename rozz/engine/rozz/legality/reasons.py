"""Why a command is void or failed: one table, each reason with its rule and its sentence.

The sentences are for players: what is missing and how much, in `str.format` fields filled from a verdict's facts.
"""

from __future__ import annotations

from typing import Any

from rozz.engine.game import Status, Verdict

REASONS: dict[str, tuple[Status, str, str]] = {
    "over-allowance": ("void", "R3.5", "only {commands} may be given this turn"),
    "resigned": ("void", "R12", "{seat} has resigned and gives no more commands"),
    "resign-in-company": ("void", "R12", "a resignation stands alone in the list"),
    "over-worked-move": ("void", "R3.6", "of {available} {item} in {tile} that can move, earlier commands take {used}"),
    "over-worked-strike": ("void", "R3.6", "earlier commands use up the {available} {item} in {tile} that can strike"),
    # purchases
    "not-in-catalog": ("void", "R4.1", "{item} is not in this scenario's catalog"),
    "not-for-sale": ("void", "R4.1", "{item} is not for sale"),
    "headquarters-not-for-sale": ("void", "R7", "a headquarters cannot be bought"),
    "no-quantity": ("void", "R4.1", "a quantity of 0 buys nothing"),
    "not-occupied": ("void", "R4.1", "{seat} does not occupy {tile} now: {occupying} must stand there"),
    "unaffordable": ("void", "R4.1", "it costs ${cost}, and ${money} is in hand"),
    "limit": ("void", "R4.3", "at most {limit} {item} may be in a tile, and {present} is in {tile}"),
    "aid-to-oneself": ("void", "R4.4", "foreign aid goes to another player"),
    "aid-without-headquarters": ("void", "R4.4", "{tile} holds no headquarters to send aid to"),
    "governed-already": ("void", "R4.6", "{seat} has {item} in {tile} already"),
    "doomsday-twice": ("void", "R4.7", "one doomsday item a turn, no more"),
    # messages
    "message-to-oneself": ("void", "R4.5", "a message goes to another player"),
    "no-correspondence": ("void", "R4.5", "no {item} bought on an earlier turn is left in hand"),
    # moves
    "unknown-mover": ("void", "R5.1", "{item} is not in this scenario's catalog"),
    "nothing-to-move": ("void", "R5.1", "a quantity of 0 moves nothing"),
    "never-moves-itself": ("void", "R5.5", "{item} never moves by itself; it must be carried"),
    "headquarters-never-moves": ("void", "R7", "a headquarters never moves"),
    "immobile": ("void", "R5.1", "{item} is immobile"),
    "same-tile": ("void", "R5.1", "a move leads to another tile"),
    "move-out-of-range": ("void", "R5.1", "{destination} is {distance} from {tile}; {item} moves {range}"),
    "formation": ("void", "R5.2", "at most {formation} {item} can be moved in one command"),
    "not-controlled": ("void", "R5.1", "{seat} does not control {tile} at the start of the turn"),
    "transport-not-controlled": ("void", "R5.4", "{item} moves for whoever controls {tile}, and {seat} does not"),
    "not-there": ("void", "R5.1", "{seat} has {available} {item} in {tile}, not {quantity}"),
    "just-bought": ("void", "R4.2", "{item} bought this turn cannot move; only {available} in {tile} can"),
    "not-carried": ("void", "R5.3", "{mover} cannot carry {item}"),
    "not-carried-by-transport": ("void", "R5.4", "{mover} takes {aboard} aboard, and what those carry; not {item}"),
    "no-room": ("void", "R5.4", "{quantity} {mover} have room for {room} {item}, not for {number}"),
    # strikes
    "unknown-striker": ("void", "R8.1", "{item} is not in this scenario's catalog"),
    "never-strikes": ("void", "R8.1", "{item} does not strike"),
    "strike-out-of-range": ("void", "R8.3", "{destination} is {distance} from {tile}; {item} strikes {range}"),
    "names-a-target": ("void", "R8.1", "{item} strikes at a tile, not at one piece"),
    "names-no-target": ("void", "R8.1", "{item} strikes one piece, which the command must name"),
    "unknown-target": ("void", "R8.1", "{item} is not in this scenario's catalog"),
    "headquarters-is-no-target": ("void", "R7", "a headquarters is never a target"),
    "forbidden-target": ("void", "R8.4", "{item} cannot strike {target}"),
    "colour-missing": ("void", "R8.4", "{target} belongs to a player, whose colour the command must name"),
    "colour-of-neutral": ("void", "R8.4", "{target} is neutral and has no colour"),
    "own-piece": ("void", "R8.4", "one's own pieces are no target"),
    "doomsday-elsewhere": ("void", "R10.6", "a doomsday device is activated where it stands: {item} @ {tile} > {tile}"),
    "striker-gone": ("failed", "R8.1", "no {item} of {seat} is left in {tile} to strike with"),
    "striker-missing": ("failed", "R8.1", "there is no {item} in {tile} to strike with"),
    "striker-just-bought": ("failed", "R8.1", "the {item} in {tile} was bought this turn and cannot strike yet"),
    "striker-not-controlled": ("failed", "R8.1", "{seat} does not control {tile} after combat"),
    "target-gone": ("failed", "R8.1", "there is no {target} of {owner} in {destination} after combat"),
    "target-taken": ("failed", "R8.4", "earlier strikes destroy every {target} of {owner} in {destination}"),
    "countered": ("failed", "R8.6", "stopped by {stopper} in {destination}"),
    "device-incomplete": ("failed", "R10.6", "{tile} does not hold the whole device, bought on earlier turns"),
}  # fmt: skip


def verdict(reason: str, **facts: Any) -> Verdict:
    """The verdict of a reason of the table."""
    status, rule, _ = REASONS[reason]
    return Verdict(status, rule, reason, facts)


def explain(given: Verdict) -> str:
    """The sentence of a verdict; empty when the command was done."""
    return REASONS[given.reason][2].format_map(given.facts) if given.reason else ""
