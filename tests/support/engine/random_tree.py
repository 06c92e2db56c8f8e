"""A randomly drawn game tree, for search."""

from __future__ import annotations

from dataclasses import dataclass, field
from zlib import crc32

from rozz.engine.ai.search.game_tree import WIN, TreeStep

Path = tuple[int, ...]


@dataclass
class RandomTree:
    """A tree with a few steps per position; turns don't always alternate, and some positions are final."""

    seed: int
    depth: int
    noisy_margin: int = WIN
    quiet_margin: int = WIN
    lead: int = WIN
    asked: list[Path] = field(default_factory=list)

    def _drawn(self, position: Path, what: str, sides: int) -> int:
        """A number from 0, the same each time it is requested."""
        return crc32(f"{self.seed} {position} {what}".encode()) // 7 % sides

    def mover(self, position: Path) -> int:
        return self._drawn(position, "mover", 2)

    def steps(self, position: Path) -> list[TreeStep]:
        self.asked.append(position)
        if len(position) >= self.depth or self._is_over(position):
            return []
        number = 2 + self._drawn(position, "steps", 3) - bool(position)
        after = [(*position, each) for each in range(number)]
        return [TreeStep(self._drawn(each, "promise", 3) - 1, each[-1], each) for each in after]

    def _is_over(self, position: Path) -> bool:
        return bool(position) and not self._drawn(position, "over", 10)

    def noisy_steps(self, position: Path) -> list[TreeStep]:
        return []

    def static_value(self, position: Path) -> int:
        return self._drawn(position, "standing", 41) - 20

    def chance(self, value: int) -> float:
        return 0.5

    def ending(self, position: Path, has_no_steps: bool) -> int | None:
        return self._drawn(position, "who", 3) - 1 if self._is_over(position) else None
