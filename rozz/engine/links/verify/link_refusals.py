"""Why a link is refused: a kind, for programs, and a sentence, for people."""

from __future__ import annotations

from typing import Literal

from rozz.engine.errors import BadLink
from rozz.engine.links.verify.quoted_text import sentence_of

Kind = Literal[
    "damaged", "newer", "older", "another match", "unsigned", "forged", "forked", "scenario", "too large",
]  # fmt: skip


class Refused(BadLink):
    """A link that was read and is refused."""

    def __init__(self, kind: Kind, sentence: str) -> None:
        super().__init__(sentence_of(sentence))
        self.kind = kind


def damaged(what: str = "") -> Refused:
    """The refusal of bytes that the game never writes."""
    return Refused("damaged", f"this link is damaged{': ' if what else ''}{what}; ask for it again")


def forged(what: str) -> Refused:
    """The refusal of what is signed, and yet impossible."""
    return Refused("forged", f"this link is refused: {what}")


def too_much_work() -> Refused:
    """The refusal of what would freeze the page: small as it may be, it asks for more than any match."""
    return Refused(
        "too large", "this link is more work than the game takes on: too many commands, or too much happens by them"
    )
