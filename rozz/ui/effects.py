"""What the page does to the world, as values; `browser/` carries them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.ui.links import linking
from rozz.ui.opponents.thinking import Asked


@dataclass(frozen=True)
class Save:
    """Write a match's text under its id."""

    identity: str
    text: str


@dataclass(frozen=True)
class Forget:
    """Take a match out of the store."""

    identity: str


@dataclass(frozen=True)
class Download:
    """Hand a file to the person."""

    name: str
    text: str


@dataclass(frozen=True)
class Focus:
    """Give an element the focus, by its id."""

    element: str


@dataclass(frozen=True)
class Scroll:
    """Bring an element into view, by its id."""

    element: str


@dataclass(frozen=True)
class Wait:
    """Send `Tick(beat)` after some milliseconds."""

    milliseconds: int
    beat: int


@dataclass(frozen=True)
class Remember:
    """Keep what a person likes."""

    theme: str
    speed: int
    level: int = 1


@dataclass(frozen=True)
class KeepLessons:
    """Keep how many steps of each game's lesson have been done."""

    done: Mapping[str, int]


@dataclass(frozen=True)
class Copy:
    """Put a text on the clipboard."""

    text: str


@dataclass(frozen=True)
class Hold:
    """This tab is now the one in which a match is open; none: it lets go."""

    identity: str = ""


@dataclass(frozen=True)
class AskToKeep:
    """Ask the browser not to forget what is saved."""


@dataclass(frozen=True)
class UseNewRelease:
    """Start again with the release that waits."""


@dataclass(frozen=True)
class Share:
    """Hand a text to another app of the device; where it has no such way, to the clipboard."""

    text: str


@dataclass(frozen=True)
class UseKeys:
    """Do what takes keys and chance; what comes of it is a message."""

    step: linking.Step


@dataclass(frozen=True)
class Think:
    """Have a computer player think; what it finds comes as messages, now and then and at last."""

    question: Asked


@dataclass(frozen=True)
class StopThinking:
    """Nobody waits any more for what is being thought about."""


Effect = (
    Save | Forget | Download | Focus | Scroll | Wait | Remember | Copy | Hold | AskToKeep | UseNewRelease | Share
    | UseKeys | Think | StopThinking | KeepLessons
)  # fmt: skip
