"""What an opened link changes.  Links come in any order, twice, or by way of somebody else: what is known only grows.

A seat that is proven to have signed two things is condemned alone: the rest of the link is taken.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from rozz.engine.links.checking import checked, is_signed, stands
from rozz.engine.links.contents import Contents
from rozz.engine.links.deciding import Minds, verified
from rozz.engine.links.envelopes import FORM, Envelope, Show, message
from rozz.engine.links.forks import excludes, proof_of, slot
from rozz.engine.links.histories import Forked
from rozz.engine.links.joining import joined, proven
from rozz.engine.links.keys import Keys
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.normal import normal
from rozz.engine.links.quoting import quoted
from rozz.engine.links.refusals import Refused, damaged
from rozz.engine.links.vouching import contradiction

What = Literal["new", "news", "seen", "forked"]
Pair = tuple[Envelope, Envelope]


@dataclass(frozen=True)
class Merged:
    """What is known now.

    "forked" tells that a seat, or all of them, signed two things that exclude each other: `proof` are two such
    envelopes, where they are at hand, and the ledger keeps what is needed of them.
    """

    ledger: Ledger
    what: What
    sentence: str
    proof: Pair | None = None


async def merge(
    keys: Keys, mine: Ledger | None, opened: Opened, own: Collection[str] = (), minds: Minds | None = None
) -> Merged:
    """What is known with an opened link; raises Refused and changes nothing if the link is not as it should be.

    `own` are the seats whose keys are on this device: a fork of theirs is told as such.  With `minds` it is worked out
    again what computer players have decided.
    """
    if mine is None:
        theirs = await checked(keys, opened.contents)
        await verified(minds, theirs, None)
        return Merged(theirs, "new", f"{_scene(theirs)}.")
    if mine.contents.invite.identity != opened.contents.invite.identity:
        raise Refused("another match", "this link is of another match than the one that is open")
    if normal(opened.contents) != opened.contents:
        raise damaged("it holds more than it needs, or less")
    merged = await _merged(keys, mine, opened.contents, own, minds)
    fault = None if merged.ledger == mine else stands(merged.ledger, mine.contents, opened.contents)
    if fault is None:
        return merged
    # A link that nobody could open again would lock its match, and the key with it.
    told = f"{merged.sentence}; " if merged.what == "forked" else ""
    sentence = f"{told}what this link says cannot stand beside what is known here, which stays: {fault}"
    return Merged(mine, "forked", sentence, merged.proof)


async def _merged(
    keys: Keys, mine: Ledger, contents: Contents, own: Collection[str], minds: Minds | None
) -> Merged:
    pairs = await _proven(keys, mine, contents)
    known = proven(mine, [proof_of(*pair) for pair in pairs])
    # Who is condemned already may go on to sign a third vote and a fourth: that is no news.
    pairs = [pair for pair in pairs if pair[0].seat not in mine.contents.condemned]
    try:
        theirs = await _without_liars(keys, known, contents, pairs)
        await verified(minds, theirs, mine)
        ledger = joined(known, theirs)
    except Forked as fork:
        return Merged(known, "forked", fork.sentence, pairs[0] if pairs else None)
    except Refused:
        if not pairs:
            raise
        ledger = known
    if pairs:
        return Merged(ledger, "forked", _two_signed(mine, pairs[0], own), pairs[0])
    if fault := _contradicted(mine, ledger.contents):
        return Merged(ledger, "forked", f"{fault}: a restored backup or a trick; what all have signed counts")
    if ledger == mine:
        return Merged(mine, "seen", "already seen: this link holds nothing that is not known here")
    return Merged(ledger, "news", f"{_scene(ledger)}.")


async def _without_liars(keys: Keys, known: Ledger, contents: Contents, pairs: Collection[Pair]) -> Ledger:
    """What a link says beside what was signed by seats that are condemned; in form A nothing then."""
    if pairs and contents.form != FORM:
        raise damaged("two different things are signed in it")
    told = proven(Ledger(contents), known.contents.proofs).contents
    return await checked(keys, told, known)


async def _proven(keys: Keys, mine: Ledger, theirs: Contents) -> list[Pair]:
    """The envelopes that exclude some known here, however wrong the rest of the link may be."""
    known = {slot(each): each for each in mine.contents.envelopes}
    pairs = []
    for envelope in theirs.envelopes:
        other = known.get(slot(envelope), envelope)
        if excludes(other, envelope) and envelope.seat in mine.contents.chosen:
            key = mine.contents.chosen[envelope.seat].key
            if await is_signed(keys, key, message(envelope, theirs.form), envelope.signature):
                pairs.append((other, envelope))
    return pairs


def _contradicted(mine: Ledger, contents: Contents) -> str:
    """How something known here is contradicted by a turn that is over since."""
    started = contents.start is not None
    ago = [each for each in mine.contents.envelopes if started and mine.contents.turn <= each.turn < contents.turn]
    return next(filter(None, (contradiction(contents, each) for each in ago)), "")


def _two_signed(mine: Ledger, pair: Pair, own: Collection[str]) -> str:
    one, other = pair
    if one.seat in own:
        return (
            f"this device has signed other commands for turn {one.turn} before, and was restored from a backup "
            "since; neither counts, and the others may play that turn without them"
        )
    name = mine.contents.chosen[one.seat].name
    shown = " and ".join(quoted(each.commands) for each in (one, other) if isinstance(each, Show))
    return (
        f"two different commands signed by {name} ({one.seat}) for turn {one.turn}{shown and ', ' + shown}: "
        "a restored backup or a trick"
    )


def _scene(ledger: Ledger) -> str:
    contents = ledger.contents
    if contents.start is None:
        return "the players are still gathering"
    if ledger.is_over:
        return f"the match is over after turn {contents.turn - 1}"
    return f"turn {contents.turn} is being played" + (f"; turn {contents.turn - 1} verified" if contents.turns else "")
