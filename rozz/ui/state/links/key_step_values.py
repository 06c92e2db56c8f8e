"""What is to be done with the keys of a match by link, as effects name it, and what a link led to.  Values alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rozz.engine.links.ledger.link_merge import What
from rozz.engine.match import Match
from rozz.ui.state.links.linked_match import Linked


@dataclass(frozen=True)
class Opening:
    """What a link led to: a match by link, as it is known now, or one that is only told; and a sentence.

    It was opened from the `text`, `beside` what this device had of the match then; `is_own` is what it sends itself,
    `is_same` what it knows to the letter.  `is_noticed`: a notice of the match says what the sentence would say.
    A match that is only told is shown at a `turn` and `step`, where the link names them.  `late` are the seats that
    somebody asks to play again in vain: their link is older than what those seats have signed.  `has_missed`: it holds
    commands that came after their seat was skipped.
    """

    linked: Linked | None
    told: Match | None = None
    sentence: str = ""
    what: What = "new"
    text: str = ""
    beside: Linked | None = None
    is_own: bool = False
    is_same: bool = False
    is_noticed: bool = False
    turn: int = 0
    step: int = 0
    late: tuple[str, ...] = ()
    has_missed: bool = False


@dataclass(frozen=True)
class ToBegin:
    """Make a match that others can join; `plays` and `names` by seat, options among the names by their fields."""

    game: str
    scenario: str
    plays: Mapping[str, str]
    names: Mapping[str, str]


@dataclass(frozen=True)
class ToJoin:
    """Ask for a seat."""

    linked: Linked
    seat: str
    name: str


@dataclass(frozen=True)
class ToRename:
    """Ask for the seats of this device under another name."""

    linked: Linked
    name: str


@dataclass(frozen=True)
class ToRematch:
    """Make the match once more for the same people: the seats of this device play here, the others by link."""

    linked: Linked
    names: Mapping[str, str]


@dataclass(frozen=True)
class ToStart:
    """Begin with those who joined; `chosen` says whom, where several asked for a seat."""

    linked: Linked
    chosen: Mapping[str, bytes]


@dataclass(frozen=True)
class ToGive:
    """Seal a seat's commands, or show them."""

    linked: Linked
    seat: str
    commands: tuple[Any, ...]


@dataclass(frozen=True)
class ToResign:
    """Give up."""

    linked: Linked
    seat: str


@dataclass(frozen=True)
class ToSkip:
    """Vote to go on without another, and with a `key` to let them back in on the device of that key."""

    linked: Linked
    seat: str
    other: str
    key: bytes = b""


@dataclass(frozen=True)
class ToReturn:
    """Ask the others for a seat whose key is lost."""

    linked: Linked
    seat: str


@dataclass(frozen=True)
class ToWithdraw:
    """Take a vote back that has not left."""

    linked: Linked
    seat: str


@dataclass(frozen=True)
class ToKeep:
    """Wait for another, and not go on without them in this turn."""

    linked: Linked
    seat: str
    other: str


@dataclass(frozen=True)
class ToRestore:
    """Take the seats of a key file."""

    linked: Linked
    secret: bytes


@dataclass(frozen=True)
class ToDecide:
    """Have computer players decide here, though the match was made with another version of them."""

    linked: Linked


@dataclass(frozen=True)
class ToOpen:
    """Open a link, wherever in a text, beside the matches that are here."""

    text: str
    here: tuple[Linked, ...]


#: What is done with keys, as effects name it.
Step = (
    ToBegin | ToJoin | ToRename | ToRematch | ToStart | ToGive | ToResign | ToSkip | ToReturn | ToWithdraw | ToKeep
    | ToRestore | ToDecide | ToOpen
)  # fmt: skip
