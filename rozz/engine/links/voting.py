"""Who must agree that a turn is played without a seat: one rule, for the turn being played and for turns that are over.

It looks at all that is known and never at what came first.  Who is condemned in a turn need not agree; what it has
voted still counts, for others may have shown their commands because of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rozz.engine.links.contents import Contents

#: Nobody is skipped by fewer.
FEWEST_VOTES = 2


def asked(contents: Contents, turn: int, skipped: str, gone: Collection[str]) -> frozenset[str]:
    """The seats that must all be for skipping another in a turn.

    `gone` are those that had left before it, and those that resign in it and have not voted.
    """
    condemned = {proof.seat for proof in contents.proofs if proof.turn == turn}
    return frozenset(contents.humans) - frozenset(gone) - condemned - {skipped}


def is_agreed(asked_for: frozenset[str], votes: Iterable[str]) -> bool:
    """Whether these votes are enough: of all that are asked, and two at least."""
    given = frozenset(votes)
    return asked_for <= given and len(given) >= FEWEST_VOTES
