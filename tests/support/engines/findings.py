"""What a run in several engines has measured, and its summary at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.support.engines.all_engines import NAMES
from tests.support.engines.screens import Boxes


@dataclass
class Findings:
    """By engine: its version, why it did not run, how long visits took, and the boxes of each screen."""

    versions: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    milliseconds: dict[str, dict[str, int]] = field(default_factory=dict)
    boxes: dict[str, dict[str, Boxes]] = field(default_factory=dict)

    def time(self, engine: str, visit: str, milliseconds: float) -> None:
        """Record how long a visit took."""
        self.milliseconds.setdefault(engine, {})[visit] = round(milliseconds)

    def lines(self) -> Iterator[str]:
        """A line for each engine."""
        for name in NAMES:
            if name in self.missing:
                yield f"{name}: did not run, {self.missing[name]}"
            elif name in self.versions:
                times = ", ".join(f"{visit} {time}" for visit, time in self.milliseconds.get(name, {}).items())
                yield f"{name} {self.versions[name]}: ran; milliseconds: {times or 'none'}"
