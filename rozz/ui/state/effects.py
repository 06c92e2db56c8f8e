"""What the page does to the world, as values; `browser/` carries them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rozz.ui.state.links import key_step_values

if TYPE_CHECKING:
    from rozz.ui.worker.worker_tasks import Question


@dataclass(frozen=True)
class Save:
    """Write a match's text under its id; what `can_wait` till it is painted holds no command that was not written.

    A new one that is to stand `beside` another on the shelf does so after a reload too.
    """

    identity: str
    text: str
    can_wait: bool = False
    beside: str = ""


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
    """Bring an element into view, by its id; `is_whole`: from its top, as much of it as there is room for."""

    element: str
    is_whole: bool = False


@dataclass(frozen=True)
class StayInSight:
    """Bring what was tapped last back into view, where the page has moved it out."""


@dataclass(frozen=True)
class ToTop:
    """Show what scrolls from its top again, by its id; or from so far down, a share of all of it."""

    element: str
    share: float = 0.0


@dataclass(frozen=True)
class Follow:
    """Have places of the board in sight, by their names; `is_near` brings them so near that they can be read.

    A report tells of them, and now of those of a `line` of it: they are brought as near where not all have room.
    """

    places: tuple[str, ...]
    is_near: bool = False
    line: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wait:
    """Send `Tick(beat)` after some milliseconds."""

    milliseconds: int
    beat: int


@dataclass(frozen=True)
class Listen:
    """Send `StoppedTyping(letters)` when so many milliseconds have gone without another letter."""

    milliseconds: int
    letters: int


@dataclass(frozen=True)
class KeepForm:
    """Keep the form in which a match is begun for a reload of this tab; an empty text: no longer."""

    text: str = ""


@dataclass(frozen=True)
class Remember:
    """Keep what a person likes."""

    theme: str
    speed: int
    level: int = 1
    has_letters: bool = True
    keys: tuple[tuple[str, str], ...] = ()
    name: str = ""


@dataclass(frozen=True)
class KeepSolved:
    """Keep which puzzles are solved."""

    names: tuple[str, ...]


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
    """Hand a text to another app of the device, or to the clipboard (`copy`); what came of it is a message.

    `identity` is the match whose link it is, `mark` what was signed last by then.
    """

    text: str
    way: str = "share"
    identity: str = ""
    mark: str = ""


@dataclass(frozen=True)
class UseKeys:
    """Do what takes keys and chance; what comes of it is a message."""

    step: key_step_values.Step


@dataclass(frozen=True)
class Think:
    """Have something thought about; what is found comes as messages, now and then and at last."""

    question: Question


@dataclass(frozen=True)
class StopThinking:
    """Nobody waits any more for what is being thought about."""


Effect = (
    Save | Forget | Download | Focus | Scroll | StayInSight | ToTop | Follow | Wait | Listen | KeepForm | Remember
    | Copy | Hold | AskToKeep | UseNewRelease | Share | UseKeys | Think | StopThinking | KeepSolved | KeepLessons
)  # fmt: skip
