"""What a device remembers of a match by link beside what the link says: all of it is this device's own affair."""

from __future__ import annotations

from dataclasses import dataclass


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
