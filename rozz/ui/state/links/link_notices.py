"""Notices that must not be missed: a changed turn, two things that one seat signed, a seat's new device.

Values, and how to find them by comparing two states of a match.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.signing.envelopes import Seal, Show
from rozz.engine.links.wire.link_contents import Contents

#: Commands came after their seat was skipped, and never counted here.
MISSED = "missed"
#: A turn is final without somebody's commands; a turn was replaced; somebody signed two things for one turn; the others
#: gave a seat to a new device in a turn.
LATE, REPLACED, PROOF, RETURNED = "late", "replaced", "proof", "returned"
KINDS = (LATE, REPLACED, PROOF, RETURNED, MISSED)


@dataclass(frozen=True)
class Notice:
    """Something to read once.

    seats: those whose commands came too late, who signed two things, or who play on a new device.
    is_open: the turn is played again.
    drafts: the seats of this device whose next commands are drafts again.
    agreed: those who voted for the new device.
    """

    kind: str
    turn: int
    seats: tuple[str, ...] = ()
    is_open: bool = False
    drafts: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()

    def is_of(self, seats: Collection[str]) -> bool:
        """Whether the notice fits a match with these seats, because saved data may be damaged."""
        return self.kind in KINDS and {*self.seats, *self.drafts, *self.agreed} <= {*seats}


@dataclass(frozen=True)
class Draft:
    """Commands given for a turn that must be given again: as text, one command per line."""

    turn: int
    seat: str
    text: str


@dataclass(frozen=True)
class SealedText:
    """Commands sealed here, kept so that the player can reread them: one per line.

    seal: the z of the SEAL that commits to them; empty if an older version saved the text, so that no seal matches.
    """

    turn: int
    seat: str
    text: str
    seal: bytes = b""


def first_changed_turn(before: Contents, after: Contents) -> int:
    """The first finished turn that is no longer the same; 0 if there is none."""
    for turn, earlier in enumerate(before.chain[1:], 1):
        if turn >= len(after.chain) or after.chain[turn] != earlier:
            return turn
    return 0


def change(before: Ledger, after: Ledger) -> Notice | None:
    """The notice about a finished turn that has changed, or None."""
    turn = first_changed_turn(before.contents, after.contents)
    if not turn:
        return None
    was = set(before.contents.turns[turn - 1].skipped)
    is_open = turn > len(after.contents.turns)
    gone = (after.skipped_seat,) if is_open else after.contents.turns[turn - 1].skipped
    late = tuple(seat for seat in gone if seat and seat not in was)
    return Notice(LATE if late else REPLACED, turn, late, is_open)


def missed(before: Ledger, theirs: Contents, own: Collection[str]) -> tuple[Notice, ...]:
    """The seats played elsewhere whose commands a link brings after all others have skipped them."""
    contents = before.contents
    skipped = {turn: each.skipped for turn, each in enumerate(contents.turns, 1)}
    skipped[contents.turn] = (before.skipped_seat,)
    known = {each.fields() for each in contents.envelopes}
    found = {
        (each.turn, each.seat)
        for each in theirs.envelopes
        if isinstance(each, Seal | Show)
        and each.seat not in own
        and each.seat in skipped.get(each.turn, ())
        and each.before == contents.chain[each.turn - 1]
        and each.fields() not in known
    }
    return tuple(Notice(MISSED, turn, (seat,)) for turn, seat in sorted(found))


def returned(before: Contents, after: Ledger) -> tuple[Notice, ...]:
    """The seats that the others have since given to a new device, and who agreed."""
    known = set(_rekeys(before))
    return tuple(
        Notice(RETURNED, turn, (seat,), agreed=_agreed(after, turn, seat))
        for turn, seat, key in _rekeys(after.contents)
        if (turn, seat, key) not in known
    )


def _rekeys(contents: Contents) -> list[tuple[int, str, bytes]]:
    return sorted((turn, seat, key) for seat, given in contents.rekeys.items() for turn, key in given)


def _agreed(ledger: Ledger, turn: int, seat: str) -> tuple[str, ...]:
    """The seats that had to agree: all others that played on after the turn."""
    gone = {seat, *ledger.rewound_to(turn).departed_seats, *ledger.contents.turns[turn - 1].resigned}
    return tuple(each for each in ledger.contents.humans if each not in gone)
