"""What a device remembers of a match by link beside what the link says: all of it is this device's own affair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Notes:
    """`has_key_file` once the key was saved as a file, `guests` the names of those a rematch is meant for.

    `dropped` are the requests for a seat that were made here under a name that was changed since, by their identities.
    `asks` is the seat that this device asks to play again, its key being lost.
    """

    has_key_file: bool = False
    guests: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    asks: str = ""


def plain(notes: Notes) -> dict[str, object]:
    """As JSON."""
    return {
        "has_key_file": notes.has_key_file,
        "guests": list(notes.guests),
        "dropped": list(notes.dropped),
        "asks": notes.asks,
    }


def read(kept: Mapping[str, Any]) -> Notes:
    """The mirror of `plain`; raises TypeError or AttributeError for anything else."""
    guests, dropped = (tuple(str(each) for each in kept.get(key, ())) for key in ("guests", "dropped"))
    return Notes(kept.get("has_key_file") is True, guests, dropped, str(kept.get("asks", "")))
