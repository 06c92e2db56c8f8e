"""What the page asks the outside world to do, as values; `browser/` carries it out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rozz.ui.state.links import key_step_values

if TYPE_CHECKING:
    from rozz.engine.game import Rules
    from rozz.ui.state.messages import Message
    from rozz.ui.state.model import Model, Settings
    from rozz.ui.worker.worker_jobs import Question


@dataclass(frozen=True)
class Save:
    """Save a match's text under its id.

    can_wait: the write may wait until the page is painted, because the text holds no command that is not saved yet.
    beside: for a new match, the id of the match that it stands next to in the list, also after a reload.
    """

    identity: str
    text: str
    can_wait: bool = False
    beside: str = ""


@dataclass(frozen=True)
class Forget:
    """Delete a match from the store."""

    identity: str


@dataclass(frozen=True)
class Download:
    """Offer a file to the player as a download."""

    name: str
    text: str


@dataclass(frozen=True)
class Focus:
    """Move the focus to an element, by its id."""

    element: str


@dataclass(frozen=True)
class Scroll:
    """Scroll an element into view, by its id; `is_whole`: from its top, showing as much of it as fits."""

    element: str
    is_whole: bool = False


@dataclass(frozen=True)
class StayInSight:
    """Scroll the last tapped element back into view if the page has moved it away."""


@dataclass(frozen=True)
class ToTop:
    """Scroll an element back to its top, by its id, or down to a `share` of its height."""

    element: str
    share: float = 0.0


@dataclass(frozen=True)
class Follow:
    """Bring places of the board into view, by their names.

    is_near: zoom in until they are readable.
    line: the places that the current line of the report names; they get the zoom if not all places fit.
    is_whole: show the board as at the start of the turn first: a report without places is about all of it.
    """

    places: tuple[str, ...]
    is_near: bool = False
    line: tuple[str, ...] = ()
    is_whole: bool = False


@dataclass(frozen=True)
class Wait:
    """Send `Tick(beat)` after some milliseconds."""

    milliseconds: int
    beat: int


@dataclass(frozen=True)
class OfferShow:
    """Send `BeginShow`, unless the player's system asks for less motion."""


@dataclass(frozen=True)
class Sound:
    """Play a voice: `march`, `clash`, `strike` or `victory`."""

    voice: str


@dataclass(frozen=True)
class Listen:
    """Send `StoppedTyping(letters)` once this many milliseconds have passed without another letter."""

    milliseconds: int
    letters: int


@dataclass(frozen=True)
class WaitForReach:
    """Send `ReachDue(shown)` after a moment in which the page can show what it has."""

    shown: int


@dataclass(frozen=True)
class FindNextReach:
    """Find what a seat can reach in the turn after a state, a part at a time, and send `NextReachFound`."""

    game: Rules
    state: Any
    seat: str


@dataclass(frozen=True)
class KeepForm:
    """Keep the new-match form for a reload of this tab; an empty text drops it."""

    text: str = ""


@dataclass(frozen=True)
class Remember:
    """Save the player's settings."""

    settings: Settings


@dataclass(frozen=True)
class FetchLanguage:
    """Fetch the texts of a language; a message brings the result."""

    language: str


@dataclass(frozen=True)
class KeepSolved:
    """Save which puzzles are solved."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class ReadOwnPuzzles:
    """Read the player's own puzzles; a message brings them, and `then` follows, which needs them."""

    then: Message | None = None


@dataclass(frozen=True)
class KeepOwnPuzzle:
    """Save one of the player's own puzzles; `is_known`: only if it is still there. A message says if that fails."""

    identity: str
    text: str
    is_known: bool = False


@dataclass(frozen=True)
class ForgetOwnPuzzle:
    """Remove one of the player's own puzzles from the store."""

    identity: str


@dataclass(frozen=True)
class KeepLessons:
    """Save how many steps of each game's lesson are done."""

    done: Mapping[str, int]


@dataclass(frozen=True)
class Copy:
    """Copy a text to the clipboard."""

    text: str


@dataclass(frozen=True)
class Hold:
    """Claim a match as open in this tab; an empty id releases it."""

    identity: str = ""


@dataclass(frozen=True)
class AskToKeep:
    """Ask the browser to make its storage persistent."""


@dataclass(frozen=True)
class UseNewRelease:
    """Reload with the new release."""


@dataclass(frozen=True)
class Share:
    """Hand a text to another app of the device, or to the clipboard (`copy`); a message reports the result.

    identity: the match that the link belongs to.
    mark: the last thing that was signed when the link was made.
    pasted: what the clipboard gets instead, such as a bare link, which pastes well anywhere; empty: the text.
    """

    text: str
    way: str = "share"
    identity: str = ""
    mark: str = ""
    pasted: str = ""


@dataclass(frozen=True)
class SharePicture:
    """Paint the shown turn, and hand the picture to another app or save it; a message reports the result."""


@dataclass(frozen=True)
class ShareAnimation:
    """Record the shown turn, and hand the animation to another app or save it; a message reports the result."""


@dataclass(frozen=True)
class UseKeys:
    """Run a step that needs keys and randomness; a message brings the result."""

    step: key_step_values.KeyStep


@dataclass(frozen=True)
class Think:
    """Ask the worker a question; messages bring interim answers and the final one."""

    question: Question


@dataclass(frozen=True)
class StopThinking:
    """Stop the worker, because nobody needs the answer anymore."""


Effect = (
    Save | Forget | Download | Focus | Scroll | StayInSight | ToTop | Follow | Wait | OfferShow | Sound | Listen
    | WaitForReach | FindNextReach | KeepForm | Remember | Copy | Hold | AskToKeep | UseNewRelease | Share | UseKeys
    | Think | StopThinking | KeepSolved | KeepLessons | SharePicture | ShareAnimation | FetchLanguage | ReadOwnPuzzles
    | KeepOwnPuzzle | ForgetOwnPuzzle
)  # fmt: skip

#: What a message leads to: the page after it, and what is to be done outside of it.
Updated = tuple["Model", tuple[Effect, ...]]
