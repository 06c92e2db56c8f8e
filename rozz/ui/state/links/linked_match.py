"""A match by link as this device has it, and how it stands for the people here.  Pure; keys are used in `key_steps`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from rozz import library
from rozz.engine.ai.version import MINDS
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.ledger.match_status import Standing, state_of
from rozz.engine.links.ledger.turn_resolution import claiming_newer, places, undecided
from rozz.engine.links.signing.envelopes import Envelope, Resign, Return
from rozz.engine.links.signing.equivocation_guard import noted
from rozz.engine.links.signing.key_protocol import Keys, at_once
from rozz.engine.links.verify.equivocation import Pair
from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire import link_codec, older_letters
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.link_text import MARK
from rozz.engine.match import Match, SeatAssignment
from rozz.ui.i18n.display_names import told_apart
from rozz.ui.memoize import remembered
from rozz.ui.state.links import device_notes, link_notices, seat_requests, signed_codec
from rozz.ui.state.links.device_notes import Notes
from rozz.ui.state.links.link_notices import Draft, Notice


@dataclass(frozen=True)
class Linked:
    """What is known, this device's secret (empty: nobody of this match plays here) and the seats it plays.

    `seen` is the number of turns that were shown here; `signed` is what this device has signed in the last turns, and
    `sent` the mark (`send_status`) of the last of it that has left, `back` of what came back in somebody's link.  A
    secret that came in a key file is known to whoever made that file: `is_made_here` says that this one did not.
    `key` is what others know the secret by, and `lost` are the seats that were asked for here and given to others.
    `notes` is what this device remembers for itself.

    `copied` is the mark of what was copied or saved as a file, till somebody says whether it was sent.  `withdrawn` are
    the marks of votes that were taken back before they left: they stay signed.  `unvoted` is what is known without the
    votes that wait to be sent.  `notices` are to be read once, `drafts` are commands to be given anew, `pairs` what
    seats signed twice, and `waits` are (turn, seat, other) where somebody here chose to wait for another, or with the
    digest of a request for a new key in place of the other where they did not want to vote on it now.
    """

    ledger: Ledger
    secret: bytes = b""
    seats: tuple[str, ...] = ()
    seen: int = 0
    signed: tuple[Envelope, ...] = ()
    is_made_here: bool = False
    sent: str = ""
    key: bytes = b""
    lost: tuple[str, ...] = ()
    back: str = ""
    notes: Notes = field(default_factory=Notes)
    copied: str = ""
    withdrawn: tuple[str, ...] = ()
    unvoted: Ledger | None = None
    notices: tuple[Notice, ...] = ()
    drafts: tuple[Draft, ...] = ()
    pairs: tuple[Pair, ...] = ()
    waits: tuple[tuple[int, str, str], ...] = ()

    def standing(self, seat: str | None = None) -> Standing:
        """How the match stands for a seat of this device, or for somebody who looks on."""
        return state_of(self.ledger, seat)

    @property
    def identity(self) -> str:
        """The match's id on this device, the same from the INVITE on."""
        return identity_of(self.ledger.contents)

    @property
    def composing(self) -> tuple[str, ...]:
        """The seats of this device that are to write commands."""
        return tuple(seat for seat in self.seats if self.standing(seat).state == "composing")

    @property
    def revealing(self) -> tuple[str, ...]:
        """The seats of this device whose sealed commands are to be revealed: nobody can change theirs any more."""
        return tuple(seat for seat in self.seats if self.standing(seat).state == "owes a reveal")

    @property
    def is_creator(self) -> bool:
        """Whether the match was made here: who made it has seats here, or no seat at all but the secret."""
        contents = self.ledger.contents
        if self.key:
            return self.key == contents.invite.key
        # An older version kept no key.  Where who made the match plays, whoever has no seat did not make it.
        seats = {join.seat for join in contents.joins if join.key == contents.invite.key}
        return bool(self.secret) and (bool(seats & set(self.seats)) if seats else not self.seats)

    @property
    def request(self) -> Return | None:
        """The open request of this device for a vote that gives it a seat; None for none."""
        returns = self.ledger.contents.returns
        return next((each for each in returns if self.key and each.key == self.key), None)

    @property
    def can_be_repeated(self) -> bool:
        """Whether the same people can play once more: somebody sits here, and somebody elsewhere."""
        return bool(self.seats) and bool(self.elsewhere) and self.ledger.contents.start is not None

    @property
    def undecided(self) -> tuple[str, ...]:
        """The computer players whose commands are all that the turn waits for."""
        return undecided(self.ledger)

    @property
    def newer(self) -> tuple[str, ...]:
        """The seats whose devices have newer computer players than this page, while the turn waits for these."""
        return claiming_newer(self.ledger)

    @property
    def elsewhere(self) -> tuple[str, ...]:
        """The seats of people who play by another device."""
        return tuple(seat for seat in self.ledger.contents.humans if seat not in self.seats)

    @property
    def resigned(self) -> frozenset[str]:
        """The seats that gave up the match: nothing more is sent to them."""
        contents = self.ledger.contents
        now = (seat for seat, answer in contents.answers.items() if isinstance(answer, Resign))
        return frozenset(now).union(*(turn.resigned for turn in contents.turns))

    def is_recomputed(self, turn: int) -> bool:
        """Whether what computer players gave in a turn was worked out by the version of them that is here."""
        return self.ledger.contents.turns[turn - 1].minds in (0, MINDS)

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words to be compared by voice; none before START."""
        return tuple(library.words()[number] for number in self.ledger.word_numbers)


def own_signed(signed: Iterable[Envelope], ledger: Ledger, seats: tuple[str, ...], key: bytes) -> tuple[Envelope, ...]:
    """What this device has signed lately: not what a seat signed with the key that it had before this device's."""
    contents = ledger.contents
    return tuple(
        each
        for each in noted(signed, ledger, seats)
        if each.seat not in contents.rekeys or contents.key_at(each.seat, each.turn) == key
    )


def own_scenario(linked: Linked) -> tuple[str, tuple[str, ...]] | None:
    """Whose own the scenario is, and in what it differs from the shipped one of its name; None for a shipped one."""
    contents = linked.ledger.contents
    if not contents.invite.inline:
        return None
    maker = next((join.name for join in contents.joins if join.key == contents.invite.key), "Somebody")
    written = json.loads(contents.invite.inline)
    for name in library.scenario_names(contents.game.name):
        shipped = library.scenario_mapping(name, contents.game.name)
        if skeleton(str(shipped["name"])) == skeleton(str(written.get("name", ""))):
            keys = (key for key in {**shipped, **written} if shipped.get(key) != written.get(key))
            return maker, tuple(sorted(keys))
    return maker, ()


def identity_of(contents: Contents) -> str:
    """What a match by link is kept under, the same before and after START."""
    return contents.invite.identity.hex()[:32]


def shown_match(linked: Linked) -> Match:
    """The match as far as its turns are over; before START its opening, with those who have joined."""
    return _shown_match(linked.ledger)


@remembered(most=8)
def _shown_match(ledger: Ledger) -> Match:
    contents = ledger.contents
    identity = identity_of(contents)
    if ledger.match is not None:
        return replace(ledger.match, identity=identity, seats=told_apart(ledger.match.seats))
    return replace(Match.begin(contents.game, contents.scenario, identity), seats=told_apart(_wanted(contents)))


def _wanted(contents: Contents) -> tuple[SeatAssignment, ...]:
    """Who sits where as far as it is plain before START: a seat of which it is not is nobody's yet."""
    joins = {seat: seat_requests.probably(contents, seat) for seat in contents.humans}
    names = {seat: join.name if join else seat for seat, join in joins.items()}
    return tuple(replace(each, name=names.get(each.colour, each.name)) for each in places(contents))


def text_of(linked: Linked) -> str:
    """What stands behind the page's address: all that is known, for anybody of the match."""
    return MARK + link_codec.write(linked.ledger)


def older_match(kept: Mapping[str, Any]) -> Match | None:
    """A saved match of an older version's links, to look at; None for a match that can be played on."""
    text = str(kept.get("text", "")) if isinstance(kept, Mapping) else ""
    if not older_letters.is_older(text):
        return None
    match = older_letters.match_in(text, library.game, library.released)
    return replace(match, seats=told_apart(match.seats))


def plain(linked: Linked) -> dict[str, object]:
    """What is kept of it on this device, as JSON; the secret with it."""
    return {
        "text": link_codec.write(linked.ledger),
        "secret": linked.secret.hex(),
        "seats": list(linked.seats),
        "seen": linked.seen,
        "signed": [signed_codec.plain(each) for each in linked.signed],
        "made_here": linked.is_made_here,
        "sent": linked.sent,
        "key": linked.key.hex(),
        "lost": list(linked.lost),
        "back": linked.back,
        "copied": linked.copied,
        "withdrawn": list(linked.withdrawn),
        "unvoted": link_codec.write(linked.unvoted) if linked.unvoted else "",
        "notices": [link_notices.plain(each) for each in linked.notices],
        "drafts": [link_notices.plain_draft(each) for each in linked.drafts],
        "pairs": [[signed_codec.plain(each) for each in pair] for pair in linked.pairs],
        "waits": [list(each) for each in linked.waits],
        "notes": device_notes.plain(linked.notes),
    }


def restored(kept: Mapping[str, Any]) -> Linked:
    """The mirror of `plain`; raises BadLink.  Signatures were checked when it was kept, and are not checked again."""
    try:
        text, secret, seats, seen = (kept[key] for key in ("text", "secret", "seats", "seen"))
        known = bytes.fromhex(secret)
        whole = tuple(str(each) for each in seats)
        number = int(seen)
        # Before what follows was kept what was signed was not remembered, nor whose the secret is.
        before = tuple(signed_codec.read(each) for each in kept.get("signed", ()))
        is_made_here = kept.get("made_here") is True
        sent = str(kept.get("sent", ""))
        key = bytes.fromhex(kept.get("key", ""))
        lost = tuple(str(each) for each in kept.get("lost", ()))
        back = str(kept.get("back", ""))
        noted_here = device_notes.read(kept.get("notes", {}))
    except (AttributeError, KeyError, TypeError, ValueError, OverflowError):
        raise BadLink("what is kept of this match by link is damaged") from None
    ledger = _ledger(str(text))
    if number < 0 or not {*whole, *lost} <= {*ledger.contents.humans}:
        raise BadLink("what is kept of this match by link is damaged")
    own = own_signed(before, ledger, whole, key)
    linked = Linked(ledger, known, whole, number, own, is_made_here, sent, key, lost, back, noted_here)
    return replace(linked, **_since(kept, ledger))


def _ledger(text: str) -> Ledger:
    opened = link_codec.read(text, library.game, library.released)
    if not isinstance(opened, Opened):
        raise BadLink("what is kept of this match by link is another kind of link")
    return at_once(merge(cast(Keys, _Trusting()), None, opened)).ledger


def _since(kept: Mapping[str, Any], ledger: Ledger) -> dict[str, Any]:
    """What earlier versions did not keep.  Nobody loses a match by it: what cannot be read is left out."""
    humans = ledger.contents.humans
    try:
        pairs = [tuple(signed_codec.read(each) for each in pair) for pair in kept.get("pairs", ())]
        waits = tuple((int(turn), str(seat), str(other)) for turn, seat, other in kept.get("waits", ()))
        drafts = tuple(link_notices.read_draft(each) for each in kept.get("drafts", ()))
        unvoted = str(kept.get("unvoted", ""))
        return {
            "copied": str(kept.get("copied", "")),
            "withdrawn": tuple(str(each) for each in kept.get("withdrawn", ())),
            "unvoted": _ledger(unvoted) if unvoted else None,
            "notices": tuple(link_notices.read(each, humans) for each in kept.get("notices", ())),
            "drafts": tuple(each for each in drafts if each.seat in humans),
            "pairs": tuple(pair for pair in pairs if len(pair) == 2),
            "waits": waits,
        }
    except (AttributeError, KeyError, TypeError, ValueError, OverflowError, BadLink):
        return {}


class _Trusting:
    """Keys that take every signature for good, and can do nothing else: for what this device has checked and kept."""

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """It was, when it was kept."""
        return True
