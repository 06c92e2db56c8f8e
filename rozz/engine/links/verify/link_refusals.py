"""Why a link is refused: a kind, for programs, and a message, for people."""

from __future__ import annotations

from typing import Literal

from rozz.engine.errors import BadLink
from rozz.engine.quoted_text import plain_text
from rozz.engine.said import Said, Text, said

Kind = Literal[
    "damaged", "newer", "older", "another match", "unsigned", "forged", "forked", "scenario", "too large",
]  # fmt: skip


class Refused(BadLink):
    """A link that was read and is refused. `why` is the part of the message that says what is wrong."""

    def __init__(self, kind: Kind, text: Text, why: Text = "") -> None:
        super().__init__(plain_text(text))
        self.kind = kind
        self.why = plain_text(why or text)


def damaged(why: Said) -> Refused:
    """The refusal of bytes that the game never writes."""
    return Refused("damaged", said("links-damaged", why=why), why)


def forged(why: Text) -> Refused:
    """The refusal of something signed that is nevertheless impossible."""
    return Refused("forged", said("links-refused", why=why), why)


def unsigned(why: Said) -> Refused:
    """The refusal of something that its author has not signed."""
    return Refused("unsigned", said("links-refused", why=why), why)


def too_much_work() -> Refused:
    """The refusal of a link that would freeze the page: small as it may be, it takes more work than any match."""
    return Refused("too large", said("links-too-much-work"))
