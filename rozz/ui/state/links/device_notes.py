"""What a device remembers about a match by link besides the link's contents: private to this device."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Notes:
    """Private notes of this device.

    has_key_file: the key was saved as a file.
    guests: the names of the players whom a rematch is for.
    dropped: requests for a seat under a name that was changed later, by their identities.
    asks: the seat that this device asks to play again because its key is lost.
    rules: the newest rules under which the match was opened here; 0 if only those under which it began are known.
    """

    has_key_file: bool = False
    guests: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    asks: str = ""
    rules: int = 0
