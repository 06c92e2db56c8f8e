"""What must not pass unseen: a turn that was played otherwise, two things that one seat signed, a seat's new device.

Values, what is found by comparing two states of a match, and both as JSON.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.signing.envelopes import Seal, Show
from rozz.engine.links.wire.link_contents import Contents

#: Commands came after their seat was skipped, and were never counted here.
MISSED = "missed"
#: A turn stands without somebody's commands; it stands otherwise; somebody signed two things for one turn; in a turn
#: the others gave a seat to a new device.
LATE, REPLACED, PROOF, RETURNED = "late", "replaced", "proof", "returned"
KINDS = (LATE, REPLACED, PROOF, RETURNED, MISSED)


@dataclass(frozen=True)
class Notice:
    """Something to be read once.

    `seats` are those whose commands came too late, who signed two things, or who play on a new device; `agreed` those
    who voted for that.  `is_open`: the turn is being played again.  `drafts` are the seats of this device whose next
    commands are a draft again.
    """

    kind: str
    turn: int
    seats: tuple[str, ...] = ()
    is_open: bool = False
    drafts: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Draft:
    """Commands that were given for a turn and have to be given anew: as text, a command a line."""

    turn: int
    seat: str
    text: str


def parted(before: Contents, after: Contents) -> int:
    """The first turn that was over and is not over in the same way now; 0 where there is none."""
    for turn, told in enumerate(before.chain[1:], 1):
        if turn >= len(after.chain) or after.chain[turn] != told:
            return turn
    return 0


def change(before: Ledger, after: Ledger) -> Notice | None:
    """How a turn that was over stands now, where it stands otherwise."""
    turn = parted(before.contents, after.contents)
    if not turn:
        return None
    was = set(before.contents.turns[turn - 1].skipped)
    is_open = turn > len(after.contents.turns)
    gone = (after.skipped,) if is_open else after.contents.turns[turn - 1].skipped
    late = tuple(seat for seat in gone if seat and seat not in was)
    return Notice(LATE if late else REPLACED, turn, late, is_open)


def missed(before: Ledger, theirs: Contents, own: Collection[str]) -> tuple[Notice, ...]:
    """The seats played elsewhere whose commands a link brings after all others have skipped them."""
    contents = before.contents
    skipped = {turn: each.skipped for turn, each in enumerate(contents.turns, 1)}
    skipped[contents.turn] = (before.skipped,)
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
    """The seats that the others have given to a new device since, and who agreed."""
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
    gone = {seat, *ledger.before(turn).left, *ledger.contents.turns[turn - 1].resigned}
    return tuple(each for each in ledger.contents.humans if each not in gone)


def plain(notice: Notice) -> dict[str, object]:
    """A notice as JSON."""
    lists = {key: list(getattr(notice, key)) for key in ("seats", "drafts", "agreed")}
    return {**asdict(notice), **lists}


def read(kept: Mapping[str, Any], seats: Collection[str]) -> Notice:
    """The mirror of `plain`; raises KeyError, TypeError or ValueError for anything else."""
    named, drafts = (tuple(str(each) for each in kept[key]) for key in ("seats", "drafts"))
    agreed = tuple(str(each) for each in kept.get("agreed", ()))
    if kept["kind"] not in KINDS or not {*named, *drafts, *agreed} <= {*seats}:
        raise ValueError("this is no notice")
    return Notice(str(kept["kind"]), int(kept["turn"]), named, kept["is_open"] is True, drafts, agreed)


def plain_draft(draft: Draft) -> dict[str, object]:
    """A draft as JSON."""
    return asdict(draft)


def read_draft(kept: Mapping[str, Any]) -> Draft:
    """The mirror of `plain_draft`; raises KeyError, TypeError or ValueError for anything else."""
    return Draft(int(kept["turn"]), str(kept["seat"]), str(kept["text"]))
