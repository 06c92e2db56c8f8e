"""When a task is fulfilled: a closed list, the same for all games. Depends on the puzzle contract, but on no game.

win        the seat alone has won                               at once
leave      others have at most this many pieces left            at once
unbeaten   the seat has not lost                                after the replies to the last turn
places     it holds at least this many places                   after the replies to the last turn
hold       it holds these places                                after the replies to the last turn
keep       it has at least this many pieces                     after the replies to the last turn
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rozz.engine.game import Rules
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
from rozz.engine.said import OneOf, said
from rozz.engine.validation import PathValue

#: The most places to hold.
MOST_PLACES = 100
KINDS = ("win", "unbeaten", "places", "hold", "keep", "leave")


@dataclass(frozen=True)
class Goal:
    """All that is named must be true; empty or 0 means not required."""

    win: bool = False
    unbeaten: bool = False
    places: int = 0
    hold: tuple[str, ...] = ()
    keep: int = 0
    leave: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_met_at_once(self) -> bool:
        """Whether the goal is met as soon as it is true once; otherwise it must be true at the end."""
        return not (self.unbeaten or self.places or self.hold or self.keep)

    def is_met(self, rules: Rules, adapter: PuzzleAdapter, state: object, seat: str) -> bool:
        """Whether everything in the goal is true in a state."""
        outcome = rules.outcome(state)
        if self.win and (outcome is None or outcome.winners != (seat,)):
            return False
        if self.unbeaten and (
            seat in rules.departed_seats(state) or (outcome is not None and seat not in outcome.winners)
        ):
            return False
        if any(adapter.pieces(state, other) > most for other, most in self.leave.items()):
            return False
        if self.keep and adapter.pieces(state, seat) < self.keep:
            return False
        if not (self.places or self.hold):
            return True
        held = adapter.places(state, seat)
        return len(held) >= self.places and held.issuperset(self.hold)


def read_goal(found: PathValue, seats: tuple[str, ...], seat: str) -> Goal:
    """`win`, `unbeaten`, or a mapping with one or more of the list; refusals name the path."""
    if isinstance(found.value, str):
        word = found.choice("win", "unbeaten")
        return Goal(win=word == "win", unbeaten=word == "unbeaten")
    fields = found.fields(*KINDS)
    if not fields:
        found.fail(said("files-no-goal", goals=OneOf(KINDS)))
    return Goal(
        win="win" in fields and fields["win"].boolean(),
        unbeaten="unbeaten" in fields and fields["unbeaten"].boolean(),
        places=fields["places"].whole_number(1) if "places" in fields else 0,
        hold=_places(fields["hold"]) if "hold" in fields else (),
        keep=fields["keep"].whole_number(1) if "keep" in fields else 0,
        leave=_leave(fields["leave"], tuple(each for each in seats if each != seat)) if "leave" in fields else {},
    )


def _places(found: PathValue) -> tuple[str, ...]:
    return tuple(each.text(said("files-a-place")) for each in found.members(said("files-places"), MOST_PLACES))


def _leave(found: PathValue, others: tuple[str, ...]) -> dict[str, int]:
    fields = found.fields(*others)
    if not fields:
        found.refuse(said("files-others-to-numbers"))
    return {seat: each.whole_number() for seat, each in fields.items()}
