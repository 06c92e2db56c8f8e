"""The steps of the simulation, and their codes in an address.

SimulatorStep("seal", "RED")          sr   Red seals a command
SimulatorStep("skip", "RED", "BLUE")  krb  Red votes to skip Blue
SimulatorStep("deliver", letter=3)    d3   the third link arrives
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

#: The seats, in the order of their devices.
SEATS = ("RED", "GREEN", "BLUE")

#: What a device does, and what the carrier does with a link, with the letter of each in an address.
BY_DEVICE = {
    "seal": "s", "show": "h", "skip": "k", "wait": "w", "resign": "q", "restore": "b", "send": "a", "mark": "m",
    "other": "o", "change": "c", "twice": "t",
}  # fmt: skip
BY_CARRIER = {"deliver": "d", "lose": "l", "double": "n", "delay": "p"}
#: What a device marked dishonest may sign.
LIES = ("other", "change", "twice")
#: What one device does about another.
ABOUT_ANOTHER = ("skip", "wait")

#: The most steps of a run; each takes some milliseconds when an address is opened.
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
        """The step's code in an address."""
        if self.letter:
            return f"{BY_CARRIER[self.kind]}{self.letter}"
        return BY_DEVICE[self.kind] + "".join(seat[0].lower() for seat in (self.seat, self.other) if seat)


def read(code: str) -> SimulatorStep | None:
    """Parse a code; None if it is invalid.

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
    """The steps of an address, up to the first invalid one.

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
