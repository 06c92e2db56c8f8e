"""A match by link as this device knows it, and its state for the people here.

This module is pure; `key_steps` and `link_opening` use the keys.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, cast

from rozz import library, shipped_files
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.errors import BadFile, BadLink
from rozz.engine.json_codec import Codec, Form
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.ledger.match_status import MatchStatus, status_of
from rozz.engine.links.ledger.seat_names import seat_assignments
from rozz.engine.links.ledger.turn_resolution import awaited_computers, seats_with_newer_version
from rozz.engine.links.signing.envelopes import Envelope, Resign, Return
from rozz.engine.links.signing.equivocation_guard import recent_signatures
from rozz.engine.links.signing.key_protocol import Keys, run_without_waiting
from rozz.engine.links.verify.equivocation import Pair
from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire import link_codec, old_link_versions
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.link_text import MARK
from rozz.engine.match import Match, SeatAssignment
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.i18n.display_names import with_distinct_names
from rozz.ui.i18n.scenario_texts import shipped_name
from rozz.ui.memoize import remembered
from rozz.ui.state.links import seat_requests, signed_codec
from rozz.ui.state.links.device_notes import Notes
from rozz.ui.state.links.link_notices import Draft, Notice, SealedText


@dataclass(frozen=True)
class Linked:
    """A match by link on this device.

    ledger: everything known of the match.
    secret: this device's secret; empty if nobody in this match plays here.
    seats: the seats that this device plays.
    seen: the number of turns that were shown here.
    signed: what this device has signed in the last turns.
    is_made_here: this device made its secret. If it came from a key file, the device that made the file knows it too.
    sent: the mark (`send_status`) of the last envelope in `signed` that was sent.
    key: the public key of the secret, by which other devices recognize this one.
    lost: the seats that were asked for here and given to others.
    back: the mark of the last envelope in `signed` that came back in somebody's link.
    copied: the mark of the link that was copied or saved as a file, until the player says whether it was sent.
    withdrawn: the marks of votes that were taken back before they were sent, because `signed` still has these votes.
    unvoted: the ledger without the votes that wait to be sent.
    notices: what the player has to read once.
    drafts: commands that the player has to give again.
    sealed: the commands that were sealed here this turn, to read again; links hold them only encrypted.
    pairs: contradictory things that a seat signed for the same turn.
    waits: (turn, seat, other), if somebody here chose to wait for the other. If a vote on a request was put off, the
    third value is the request's digest.
    notes: what this device remembers for itself.
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
    copied: str = ""
    withdrawn: tuple[str, ...] = ()
    unvoted: Ledger | None = None
    notices: tuple[Notice, ...] = ()
    drafts: tuple[Draft, ...] = ()
    sealed: tuple[SealedText, ...] = ()
    pairs: tuple[Pair, ...] = ()
    waits: tuple[tuple[int, str, str], ...] = ()
    notes: Notes = field(default_factory=Notes)

    def status(self, seat: str | None = None) -> MatchStatus:
        """The state of the match for a seat of this device, or for a spectator."""
        return status_of(self.ledger, seat)

    @property
    def identity(self) -> str:
        """The match's id on this device, the same from the INVITE on."""
        return identity_of(self.ledger.contents)

    @property
    def composing(self) -> tuple[str, ...]:
        """The seats of this device that must write commands."""
        return tuple(seat for seat in self.seats if self.status(seat).state == "composing")

    @property
    def revealing(self) -> tuple[str, ...]:
        """The seats of this device whose sealed commands can be revealed, because nobody can change theirs anymore."""
        return tuple(seat for seat in self.seats if self.status(seat).state == "owes a reveal")

    @property
    def is_creator(self) -> bool:
        """Whether this device made the match; if no key is stored, its seats and the maker's seats show that."""
        contents = self.ledger.contents
        if self.key:
            return self.key == contents.invite.key
        # An older version stored no key. If the maker plays, a device without a seat did not make it.
        seats = {join.seat for join in contents.joins if join.key == contents.invite.key}
        return bool(self.secret) and (bool(seats & set(self.seats)) if seats else not self.seats)

    @property
    def request(self) -> Return | None:
        """The open request of this device to play a seat again, or None."""
        returns = self.ledger.contents.returns
        return next((each for each in returns if self.key and each.key == self.key), None)

    @property
    def can_be_repeated(self) -> bool:
        """Whether the same people can play again: somebody plays here, and somebody elsewhere."""
        return bool(self.seats) and bool(self.elsewhere) and self.ledger.contents.start is not None

    @property
    def undecided(self) -> tuple[str, ...]:
        """The computer players whose commands are all that the turn waits for."""
        return awaited_computers(self.ledger)

    @property
    def newer(self) -> tuple[str, ...]:
        """The seats whose devices have newer computer players than this page, while the turn waits for them."""
        return seats_with_newer_version(self.ledger)

    @property
    def elsewhere(self) -> tuple[str, ...]:
        """The seats of people on other devices."""
        return tuple(seat for seat in self.ledger.contents.humans if seat not in self.seats)

    @property
    def resigned(self) -> frozenset[str]:
        """The seats that have resigned; nothing more is sent to them."""
        contents = self.ledger.contents
        now = (seat for seat, answer in contents.answers.items() if isinstance(answer, Resign))
        return frozenset(now).union(*(turn.resigned for turn in contents.turns))

    @property
    def has_older_rules(self) -> bool:
        """Whether the rules have changed since the match began, or since it was last opened here."""
        contents = self.ledger.contents
        return max(contents.invite.rules, self.notes.rules) < contents.game.rules_version

    def is_recomputed(self, turn: int) -> bool:
        """Whether this version of computer players worked out their commands in a turn."""
        return self.ledger.contents.turns[turn - 1].computer_version in (0, COMPUTER_VERSION)

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words to compare by voice; empty before START."""
        return tuple(shipped_files.voice_words()[number] for number in self.ledger.word_numbers)


def own_signed(signed: Iterable[Envelope], ledger: Ledger, seats: tuple[str, ...], key: bytes) -> tuple[Envelope, ...]:
    """What this device has signed lately, without anything a seat signed with its previous key."""
    contents = ledger.contents
    return tuple(
        each
        for each in recent_signatures(signed, ledger, seats)
        if each.seat not in contents.rekeys or contents.key_at(each.seat, each.turn) == key
    )


def own_scenario(linked: Linked) -> tuple[str, tuple[str, ...]] | None:
    """Who made a custom scenario, and its differences from the shipped one of that name; None for a shipped one.

    The maker's name is empty as long as the maker has not taken a seat.
    """
    contents = linked.ledger.contents
    if not contents.invite.inline:
        return None
    maker = next((join.name for join in contents.joins if join.key == contents.invite.key), "")
    written = json.loads(contents.invite.inline)
    given = str(written.get("name", ""))
    for file in library.scenario_names(contents.game.name):
        name = str(library.scenario_mapping(file, contents.game.name)["name"])
        # A copy can have the name in the file or the one that the page shows.
        known = (name, shipped_name(contents.game.name, name))
        if skeleton(given) in map(skeleton, known):
            same_name = {"name": given if given in known else name}
            shipped = {**library.scenario_as_written(file, contents.game.name), **same_name}
            keys = (key for key in {**shipped, **written} if shipped.get(key) != written.get(key))
            return maker, tuple(sorted(keys))
    return maker, ()


def identity_of(contents: Contents) -> str:
    """The id of a match by link, the same before and after START."""
    return contents.invite.identity.hex()[:32]


def shown_match(linked: Linked) -> Match:
    """The match up to its last finished turn; before START its opening, with the people who have joined."""
    return _shown_match(linked.ledger)


@remembered(most=8)
def _shown_match(ledger: Ledger) -> Match:
    contents = ledger.contents
    identity = identity_of(contents)
    if ledger.match is not None:
        return replace(ledger.match, identity=identity, seats=with_distinct_names(ledger.match.seats))
    seats = with_distinct_names(_wanted(contents))
    return replace(Match.begin(contents.game, contents.scenario, identity), seats=seats)


def _wanted(contents: Contents) -> tuple[SeatAssignment, ...]:
    """Who plays each seat that is already clear before START; nobody plays the other seats yet."""
    joins = {seat: seat_requests.probable_player(contents, seat) for seat in contents.humans}
    names = {seat: join.name if join else seat for seat, join in joins.items()}
    return tuple(replace(each, name=names.get(each.colour, each.name)) for each in seat_assignments(contents))


def text_of(linked: Linked) -> str:
    """The suffix of the page's address: everything known, for anybody in the match."""
    return MARK + link_codec.write(linked.ledger)


def older_match(kept: Mapping[str, Any]) -> Match | None:
    """A saved match of an older version's links, to look at; None for a match that can be continued."""
    text = str(kept.get("text", "")) if isinstance(kept, Mapping) else ""
    if not old_link_versions.is_older(text):
        return None
    match = old_link_versions.match_in(text, library.game, library.released)
    return replace(match, seats=with_distinct_names(match.seats))


def to_json(linked: Linked) -> dict[str, Any]:
    """The match as JSON for saving, including the secret."""
    kept: dict[str, Any] = CODEC.plain(linked)
    return kept


def from_json(kept: Any) -> Linked:
    """Undo `to_json`; raises BadLink. Signatures were checked before saving, and are not checked again."""
    found = PathValue(kept, "link", BadFile)
    try:
        found.check_needed(dict(found.entries()), ALWAYS_KEPT)
        known = CODEC.arguments(Linked, found, *NEEDED)
    except BadFile:
        raise BadLink(said("links-kept-damaged")) from None
    linked = Linked(**known)
    humans = linked.ledger.contents.humans
    if linked.seen < 0 or not {*linked.seats, *linked.lost} <= {*humans}:
        raise BadLink(said("links-kept-damaged"))
    own = own_signed(linked.signed, linked.ledger, linked.seats, linked.key)
    return replace(linked, signed=own, **_forgiven(found, humans))


def _forgiven(found: PathValue, humans: tuple[str, ...]) -> dict[str, Any]:
    """The fields that earlier versions did not store. Unreadable ones are dropped, so that no match is lost."""
    try:
        known = CODEC.arguments(Linked, found, *FORGIVEN)
    except (BadFile, BadLink):
        return {}
    if not all(each.is_of(humans) for each in known.get("notices", ())):
        return {}
    return {**known, "drafts": tuple(each for each in known.get("drafts", ()) if each.seat in humans)}


def _read_ledger(found: PathValue) -> Ledger:
    """A ledger from the text of a link; raises BadLink."""
    opened = link_codec.read(CODEC.read(str, found), library.game, library.released)
    if not isinstance(opened, Opened):
        raise BadLink(said("links-kept-damaged"))
    return run_without_waiting(merge(cast(Keys, _Trusting()), None, opened)).ledger


class _Trusting:
    """Keys that accept every signature and do nothing else: for what this device has checked and saved."""

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether a signature is valid: always, because it was checked before it was saved."""
        return True


#: The keys that all versions have stored.
ALWAYS_KEPT = ("text", "secret", "seats", "seen")
#: The fields that a saved match by link requires; it can do without those of later versions.
NEEDED = ("ledger", "secret", "seats", "seen", "signed", "is_made_here", "sent", "key", "lost", "back", "notes")
FORGIVEN = tuple(each.name for each in fields(Linked) if each.name not in NEEDED)
CODEC = Codec(
    {
        Ledger: Form(link_codec.write, _read_ledger),
        Ledger | None: Form(
            lambda ledger: link_codec.write(ledger) if ledger else "",
            lambda found: _read_ledger(found) if found.value != "" else None,
        ),
        Envelope: signed_codec.FORM,
    },
    {"ledger": "text", "is_made_here": "made_here"},
)
