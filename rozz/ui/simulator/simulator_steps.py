"""What can be done in the simulation, one step at a time, and how an address writes it.

    SimulatorStep("seal", "RED")          sr   Red seals a command
    SimulatorStep("skip", "RED", "BLUE")  krb  Red votes to skip Blue
    SimulatorStep("deliver", letter=3)    d3   the third link arrives
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

#: The seats, in the order in which their devices stand.
SEATS = ("RED", "GREEN", "BLUE")

#: What a device does, what the carrier does with a link, and the letter that stands for it in an address.
BY_DEVICE = {
    "seal": "s", "show": "h", "skip": "k", "wait": "w", "resign": "q", "restore": "b", "send": "a", "mark": "m",
    "other": "o", "change": "c", "twice": "t",
}  # fmt: skip
BY_CARRIER = {"deliver": "d", "lose": "l", "double": "n", "delay": "p"}
#: The lies: what a device marked dishonest may sign.
LIES = ("other", "change", "twice")
#: What one device does about another.
ABOUT_ANOTHER = ("skip", "wait")

#: A run has no more steps than this; each is some milliseconds of work when an address is opened.
MOST = 200

_SEAT_OF = {seat[0].lower(): seat for seat in SEATS}
_KIND_OF = {letter: kind for kind, letter in {**BY_DEVICE, **BY_CARRIER}.items()}
_CODE = re.compile(r"([a-z])([rgb]{1,2}|[1-9][0-9]{0,3})")


@dataclass(frozen=True)
class SimulatorStep:
    """A device does something, perhaps about another; or the carrier does something with a link."""

    kind: str
    seat: str = ""
    other: str = ""
    letter: int = 0

    @property
    def code(self) -> str:
        """How an address writes it."""
        if self.letter:
            return f"{BY_CARRIER[self.kind]}{self.letter}"
        return BY_DEVICE[self.kind] + "".join(seat[0].lower() for seat in (self.seat, self.other) if seat)


def read(code: str) -> SimulatorStep | None:
    """The step of a code; None for what is none.

    >>> read("krb"), read("kr")
    (SimulatorStep(kind='skip', seat='RED', other='BLUE', letter=0), None)
    """
    found = _CODE.fullmatch(code)
    kind = _KIND_OF.get(found[1], "") if found else ""
    if not found or not kind:
        return None
    if found[2].isdecimal():
        return SimulatorStep(kind, letter=int(found[2])) if kind in BY_CARRIER else None
    seats = [_SEAT_OF[each] for each in found[2]]
    if kind in BY_CARRIER or len(set(seats)) != (2 if kind in ABOUT_ANOTHER else 1) or len(seats) != len(set(seats)):
        return None
    return SimulatorStep(kind, seats[0], "".join(seats[1:]))


def written(steps: Iterable[SimulatorStep]) -> str:
    """Steps as an address holds them.

    >>> written([SimulatorStep("seal", "RED"), SimulatorStep("deliver", letter=3)])
    'sr.d3'
    """
    return ".".join(step.code for step in steps)


def listed(text: str) -> tuple[SimulatorStep, ...]:
    """The steps of an address, up to the first that is none.

    >>> [step.kind for step in listed("sr.d3.nonsense.sg")]
    ['seal', 'deliver']
    """
    found: list[SimulatorStep] = []
    for code in text.split(".")[:MOST]:
        step = read(code)
        if step is None:
            break
        found.append(step)
    return tuple(found)
