"""Steps that need the keys of a match by link, as effects name them, and the result of opening a link. Only values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rozz.engine.links.ledger.link_merge import MergeKind
from rozz.engine.match import Match
from rozz.engine.said import Text
from rozz.ui.state.links.linked_match import Linked


@dataclass(frozen=True)
class Opening:
    """The result of opening a link: a match by link as it is known now, or a read-only match, and what to say.

    text: the link that was opened.
    beside: what this device knew of the match before.
    is_own: this device made the link itself.
    is_same: the link brings nothing new.
    is_noticed: a notice on the match already says what the sentence would say.
    turn, step: where to start a read-only match, if the link says so.
    late: seats that somebody asks to play again in vain, because the link is older than what those seats have signed.
    has_missed: the link holds commands that came after their seat was skipped.
    has_older_rules: the rules have changed since the link of a read-only match was made.
    """

    linked: Linked | None
    readonly: Match | None = None
    sentence: Text = ""
    what: MergeKind = "new"
    text: str = ""
    beside: Linked | None = None
    is_own: bool = False
    is_same: bool = False
    is_noticed: bool = False
    turn: int = 0
    step: int = 0
    late: tuple[str, ...] = ()
    has_missed: bool = False
    has_older_rules: bool = False


@dataclass(frozen=True)
class ToBegin:
    """Create a match that others can join; `plays` and `names` by seat, with options under their field names."""

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
    """Change the name under which this device asks for its seats."""

    linked: Linked
    name: str


@dataclass(frozen=True)
class ToRematch:
    """Create the match again for the same people: this device's seats play here, the others by link."""

    linked: Linked
    names: Mapping[str, str]


@dataclass(frozen=True)
class ToStart:
    """Start with the people who joined; `chosen` says who plays a seat that several asked for."""

    linked: Linked
    chosen: Mapping[str, bytes]


@dataclass(frozen=True)
class ToGive:
    """Seal or reveal a seat's commands."""

    linked: Linked
    seat: str
    commands: tuple[Any, ...]


@dataclass(frozen=True)
class ToResign:
    """Resign."""

    linked: Linked
    seat: str


@dataclass(frozen=True)
class ToSkip:
    """Vote to go on without another seat, or, with a `key`, to let it back in on the device that has the key."""

    linked: Linked
    seat: str
    other: str
    key: bytes = b""


@dataclass(frozen=True)
class ToReturn:
    """Ask the others to let this device play a seat whose key is lost."""

    linked: Linked
    seat: str


@dataclass(frozen=True)
class ToWithdraw:
    """Take back a vote that has not been sent."""

    linked: Linked
    seat: str


@dataclass(frozen=True)
class ToKeep:
    """Wait for another seat instead of going on without it this turn."""

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
    """Let computer players decide here, though the match was made with another version of them."""

    linked: Linked


@dataclass(frozen=True)
class ToOpen:
    """Open a link found anywhere in a text; `here` are the matches that this device has."""

    text: str
    here: tuple[Linked, ...]


#: A step that needs keys, as effects name it.
KeyStep = (
    ToBegin | ToJoin | ToRename | ToRematch | ToStart | ToGive | ToResign | ToSkip | ToReturn | ToWithdraw | ToKeep
    | ToRestore | ToDecide | ToOpen
)  # fmt: skip
