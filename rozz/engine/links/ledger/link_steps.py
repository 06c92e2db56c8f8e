"""A player's actions: each signs an envelope and returns the ledger with it.

Raises BadOrders if this seat cannot do so now.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.codec.command_codec import pack_turns, unpack_turns
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.game import Rules
from rozz.engine.links.ledger import invitation
from rozz.engine.links.ledger.invitation import MOST_OPTION, MOST_OPTIONS
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.match_status import EnvelopeKind, keepable, owed_keeps, skippable, status_of
from rozz.engine.links.ledger.turn_resolution import commands_of, opening, play_complete_turns
from rozz.engine.links.link_limits import LONGEST_COMMANDS, MOST_JOINS, MOST_RETURNS
from rozz.engine.links.signing.envelopes import (
    BOX_STEP,
    NONCE_BYTES,
    SALT_BYTES,
    SILENT,
    Envelope,
    Invite,
    Join,
    Keep,
    Resign,
    Return,
    Seal,
    Show,
    Signed,
    Skip,
    Start,
    box_digest,
    commitment_of,
    computer_plays,
    match_id,
    message_to_sign,
    nonce_hash,
)
from rozz.engine.links.signing.equivocation_guard import would_contradict
from rozz.engine.links.signing.key_protocol import BOXING, SALTING, SECRET_BYTES, STARTING, Keys
from rozz.engine.links.signing.link_hash import H
from rozz.engine.links.verify.link_replay import has_shared_key, reread_fault
from rozz.engine.links.verify.player_names import find_lookalikes, name_fault, reserved_fault
from rozz.engine.links.verify.statement_check import key_fault
from rozz.engine.links.wire.link_budget import budget_fault
from rozz.engine.links.wire.link_contents import Contents, text_of, with_start
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.said import Fact, Player, listed, said
from rozz.engine.seats import COMPUTER, HERE, LINK, PASSIVE

AnySigned = TypeVar("AnySigned", bound=Signed)


@dataclass(frozen=True)
class Signer:
    """A device that signs for its seats in turns.

    signed: what it has signed before (see `equivocation_guard`); it never signs anything that contradicts this.
    """

    keys: Keys
    secret: bytes
    signed: Collection[Envelope] = ()


async def create(
    keys: Keys,
    game: Rules,
    scenario: object,
    secret: bytes,
    plays: Mapping[str, str] | None = None,
    shipped_as: str = "",
    options: Sequence[str] = (SILENT,),
) -> Ledger:
    """Create a match that others can join: a signed INVITE.

    `plays` maps a color to here, link (the default), passive or `computer:LEVEL`. `shipped_as` is the name of a
    shipped scenario; without it the scenario travels in every link. `secret` must come from a secure random source and
    be used for no other match.
    """
    if len(secret) != SECRET_BYTES:
        raise BadOrders(said("links-key-length", number=SECRET_BYTES))
    invite = Invite(
        game=game.name,
        scenario=shipped_as,
        content=invitation.content_hash(game, scenario),
        inline="" if shipped_as else invitation.inline_text(game, scenario),
        rules=game.rules_version,
        seats=_seats_played(game, scenario, plays or {}),
        options=_options_chosen(game, scenario, options),
        key=await keys.public_key(secret),
        token=nonce_hash(await nonce_of(keys, secret)),
    )
    playing = invitation.with_options_applied(game, scenario, invite.options)
    if game.rolls_in_open(playing):
        raise BadOrders(said("links-open-dice"))
    return Ledger(Contents(game, playing, await _signed(keys, secret, invite)))


def _seats_played(game: Rules, scenario: object, plays: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """How each seat is played; raises BadOrders if that is impossible or nobody would play."""
    seats = []
    for seat in game.seats(scenario):
        chosen = PASSIVE if seat.is_passive else plays.get(seat.colour, LINK)
        word, _, level = chosen.partition(":")
        if word == COMPUTER and level.isdecimal() and len(level) < 3 and int(level) in LEVELS:
            chosen = computer_plays(int(level), COMPUTER_VERSION)
        elif chosen not in (HERE, LINK, PASSIVE):
            raise BadOrders(said("links-cannot-play-seat", seat=Player(seat.colour), chosen=chosen))
        seats.append((seat.colour, chosen))
    if not any(chosen in (HERE, LINK) for _, chosen in seats):
        raise BadOrders(said("links-no-people"))
    return tuple(seats)


def _options_chosen(game: Rules, scenario: object, options: Sequence[str]) -> tuple[str, ...]:
    """The options in canonical order; raises BadOrders for invalid ones, or more than an invitation holds."""
    made = invitation.options_of(game, scenario, options)
    if len(made) > MOST_OPTIONS or any(len(each.encode()) > MOST_OPTION for each in made):
        raise BadOrders(said("links-options-large"))
    if set(options) - set(made):
        raise BadOrders(said("links-no-such-option"))
    return made


async def join(keys: Keys, ledger: Ledger, secret: bytes, seat: str, name: str) -> Ledger:
    """Request a seat."""
    contents = ledger.contents
    if contents.start is not None:
        raise BadOrders(said("links-joined-late"))
    if seat not in contents.humans:
        raise BadOrders(said("links-no-such-seat", seat=Player(seat)))
    if fault := name_fault(name) or reserved_fault(name, contents.colours, seat):
        raise BadOrders(fault)
    key = await keys.public_key(secret)
    if dict(contents.invite.seats)[seat] == HERE and key != contents.invite.key:
        raise BadOrders(said("links-seat-of-host", seat=Player(seat)))
    mine = await _signed(keys, secret, Join(contents.invite.identity, seat, name, key))
    others = [each for each in contents.joins if each.identity != mine.identity]
    _make_room(others, [each for each in others if each.seat == seat and each.key != key], MOST_JOINS)
    return Ledger(normalized(replace(contents, joins=(*others, mine))))


def _make_room(requests: list[AnySigned], rivals: Sequence[AnySigned], most: int) -> None:
    """Remove the last rival for a seat if a link has no room: anybody can write requests, so our own replaces it."""
    if len(rivals) >= most:
        requests.remove(rivals[-1])


async def start(keys: Keys, ledger: Ledger, secret: bytes, chosen: Mapping[str, bytes] | None = None) -> Ledger:
    """Start with one JOIN per seat; `chosen` picks it by its `identity` where a seat has several."""
    contents = ledger.contents
    if contents.start is not None:
        raise BadOrders(said("links-started-already"))
    if await keys.public_key(secret) != contents.invite.key:
        raise BadOrders(said("links-only-host-starts"))
    picked = []
    for seat in contents.humans:
        wanted = (chosen or {}).get(seat)
        joins = [each for each in contents.joins if each.seat == seat and wanted in (None, each.identity)]
        if len(joins) != 1:
            raise BadOrders(said("links-several-want" if joins else "links-nobody-joined", seat=Player(seat)))
        picked.append(joins[0])
    if has_shared_key(picked, dict(contents.invite.seats)):
        raise BadOrders(said("links-one-device-twice"))
    if two := find_lookalikes(each.name for each in picked):
        raise BadOrders(said("links-names-alike", one=two[0], other=two[1]))
    nonce = await nonce_of(keys, secret)
    made = Start(match_id(contents.invite.identity, tuple(picked), nonce), nonce)
    begun = with_start(contents, tuple(picked), await _signed(keys, secret, made))
    return play_complete_turns(Ledger(begun, opening(begun)))


async def seal(signer: Signer, ledger: Ledger, seat: str, commands: Sequence[object]) -> Ledger:
    """Commit to commands that nobody else can read."""
    await _check_key(signer, ledger, seat)
    _check_allowed(ledger, seat, "SEAL")
    keys, secret = signer.keys, signer.secret
    contents, text = ledger.contents, _checked_text(ledger, seat, commands)
    z = commitment_of(contents.before, seat, await salt_of(keys, secret, contents.before, seat), text)
    packed = pack_turns(contents.game, contents.scenario, [{seat: commands}])
    plain = len(packed).to_bytes(2, "big") + packed
    padded = plain + bytes(-len(plain) % BOX_STEP)
    box = await keys.encrypt(await keys.derive(secret, BOXING, z), padded)
    return await _added(signer, ledger, Seal(contents.turn, seat, contents.before, z, box_digest(box), box))


async def reopen(keys: Keys, ledger: Ledger, secret: bytes, seat: str) -> tuple[Any, ...] | None:
    """The commands of our own SEAL in this turn; None if there is none, or the secret does not fit."""
    given = ledger.contents.answers.get(seat)
    text = await _reopened(keys, ledger, secret, given) if isinstance(given, Seal) else None
    return None if text is None else commands_of(ledger, seat, text)


async def show(signer: Signer, ledger: Ledger, seat: str, commands: Sequence[object] | None = None) -> Ledger:
    """Reveal sealed commands; the last seat to be bound may show `commands` directly, sealing and opening at once."""
    await _check_key(signer, ledger, seat)
    _check_allowed(ledger, seat, "SHOW")
    contents = ledger.contents
    given = contents.answers.get(seat)
    if isinstance(given, Seal):
        text = await _reopened(signer.keys, ledger, signer.secret, given)
        if text is None or (commands is not None and text != text_of(contents.game, commands)):
            raise BadOrders(said("links-not-as-sealed", seat=Player(seat)))
    elif commands is None:
        raise BadOrders(said("links-nothing-to-reveal"))
    else:
        text = _checked_text(ledger, seat, commands)
    salt = await salt_of(signer.keys, signer.secret, contents.before, seat)
    seals = tuple((other, z) for other, z in sorted(ledger.bound_hashes.items()) if z and other != seat)
    version = COMPUTER_VERSION if contents.computers else 0
    return await _added(signer, ledger, Show(contents.turn, seat, contents.before, seals, salt, text, version))


async def skip(signer: Signer, ledger: Ledger, seat: str, about: str, key: bytes = b"") -> Ledger:
    """Vote to play the turn without another seat, and to let it play on with the new `key` of a request."""
    await _check_key(signer, ledger, seat)
    if about not in skippable(ledger, seat):
        raise BadOrders(said("links-cannot-skip", seat=Player(seat), about=Player(about)))
    if key and key not in [each.key for each in ledger.return_requests(about)]:
        raise BadOrders(said("links-no-such-request", about=Player(about)))
    return await _added(signer, ledger, Skip(ledger.contents.turn, seat, ledger.contents.before, about, key))


async def ask_to_return(keys: Keys, ledger: Ledger, secret: bytes, seat: str) -> Ledger:
    """Ask the others to vote for giving a seat, whose key is lost, the key of this secret."""
    contents = ledger.contents
    if contents.start is None or ledger.is_over or seat not in contents.humans or seat in ledger.departed_seats:
        raise BadOrders(said("links-cannot-return", seat=Player(seat)))
    if not ledger.can_return(seat):
        raise BadOrders(said("links-too-few-to-return", seat=Player(seat)))
    key = await keys.public_key(secret)
    if fault := key_fault(contents, seat, key):
        raise BadOrders(fault)
    made = await _signed(keys, secret, Return(contents.turn, seat, contents.before, key))
    others = [each for each in contents.returns if each.seat != seat or each.key != key]
    _make_room(others, [each for each in others if each.seat == seat], MOST_RETURNS)
    return Ledger(normalized(replace(contents, returns=(*others, made))), ledger.match)


async def keep(signer: Signer, ledger: Ledger, seat: str, about: str) -> Ledger:
    """Refuse to skip a seat in this turn that others want to skip."""
    await _check_key(signer, ledger, seat)
    if about not in keepable(ledger, seat):
        raise BadOrders(said("links-cannot-keep", seat=Player(seat), about=Player(about)))
    return await _added(signer, ledger, Keep(ledger.contents.turn, seat, ledger.contents.before, about))


async def keep_revealed(signer: Signer, ledger: Ledger, seats: Collection[str]) -> Ledger:
    """Add every KEEP that these seats owe automatically: others vote to skip a seat whose reveal is here.

    Seats that were given another key are left out: this device signs nothing for them anymore.
    """
    playing = await seats_of(signer.keys, ledger, signer.secret) if seats else ()
    for seat in (each for each in playing if each in seats):
        for turn, about in owed_keeps(ledger, seat):
            made = Keep(turn, seat, ledger.contents.chain[turn - 1], about)
            if not would_contradict(signer.signed, made):
                ledger = await _added(signer, ledger, made)
    return ledger


async def resign(signer: Signer, ledger: Ledger, seat: str) -> Ledger:
    """Give up: the seat gives no commands this turn, and is out from the next turn on."""
    await _check_key(signer, ledger, seat)
    _check_allowed(ledger, seat, "RESIGN")
    contents = ledger.contents
    skips = next((about for about, votes in contents.skips.items() if seat in votes), "")
    keeps = tuple(sorted(about for about, voters in contents.keeps.items() if seat in voters))
    return await _added(signer, ledger, Resign(contents.turn, seat, contents.before, skips, keeps))


async def salt_of(keys: Keys, secret: bytes, before: bytes, seat: str) -> bytes:
    """The salt of a seat after T(t-1): always the same, and known to nobody else."""
    key = await keys.derive(secret, SALTING)
    return (await keys.authenticate(key, H("salt of", before, seat.encode())))[:SALT_BYTES]


async def nonce_of(keys: Keys, secret: bytes) -> bytes:
    """The bytes that START reveals, known only to the creator until then."""
    return (await keys.derive(secret, STARTING))[:NONCE_BYTES]


async def seats_of(keys: Keys, ledger: Ledger, secret: bytes) -> tuple[str, ...]:
    """The seats that this secret plays; before START, the seats that it has requested."""
    key, contents = await keys.public_key(secret), ledger.contents
    if contents.start is None:
        return tuple(dict.fromkeys(each.seat for each in contents.joins if each.key == key))
    return tuple(seat for seat in contents.humans if contents.key_of(seat) == key)


async def _reopened(keys: Keys, ledger: Ledger, secret: bytes, given: Seal) -> str | None:
    """The commands in the box of a SEAL; None if this secret does not open it."""
    plain = await keys.decrypt(await keys.derive(secret, BOXING, given.z), given.box)
    if plain is None:
        return None
    packed = plain[2 : 2 + int.from_bytes(plain[:2], "big")]
    game, scenario = ledger.contents.game, ledger.contents.scenario
    try:
        (orders,) = unpack_turns(game, scenario, packed, 1)
    except BadLink:
        return None
    return text_of(game, orders.get(given.seat, ()))


def _checked_text(ledger: Ledger, seat: str, commands: Sequence[object]) -> str:
    """The text of these commands; raises BadOrders if a link cannot hold them."""
    text = text_of(ledger.contents.game, commands)
    if len(text.encode()) > LONGEST_COMMANDS:
        raise BadOrders(said("links-turn-too-long", number=LONGEST_COMMANDS))
    if fault := budget_fault(ledger.contents, seat, commands):
        raise BadOrders(said("links-shorter-may-fit", why=fault))
    assert ledger.match is not None
    ledger.match.hand_in(seat, commands)
    if commands_of(ledger, seat, text) is None:
        raise BadOrders(said("links-commands-not-kept"))
    return text


def _check_allowed(ledger: Ledger, seat: str, kind: EnvelopeKind) -> None:
    """Raise BadOrders unless the seat may sign an envelope of this kind now."""
    status = status_of(ledger, seat)
    if kind not in status.allowed:
        facts: dict[str, Fact] = {
            "seat": Player(seat), "kind": kind.lower(), "state": status.state.replace(" ", "-"),
        }  # fmt: skip
        if not status.waiting_for:
            raise BadOrders(said("links-not-now", **facts))
        raise BadOrders(said("links-not-now-waits", others=listed(map(Player, status.waiting_for)), **facts))


async def _check_key(signer: Signer, ledger: Ledger, seat: str) -> None:
    """Raise BadOrders unless the signer's secret plays the seat in a match that has started."""
    contents = ledger.contents
    if contents.start is None:
        raise BadOrders(said("links-not-started"))
    if seat not in contents.humans or contents.key_of(seat) != await signer.keys.public_key(signer.secret):
        raise BadOrders(said("links-key-not-here", seat=Player(seat)))


async def _signed(keys: Keys, secret: bytes, envelope: AnySigned) -> AnySigned:
    return replace(envelope, signature=await keys.sign(secret, message_to_sign(envelope)))


async def _added(signer: Signer, ledger: Ledger, envelope: Envelope) -> Ledger:
    """The ledger with this envelope signed and added, and the turn finished if that completes it."""
    contents = ledger.contents
    if would_contradict(signer.signed, envelope):
        raise BadOrders(said("links-signed-before", seat=Player(envelope.seat), turn=envelope.turn))
    made = await _signed(signer.keys, signer.secret, envelope)
    after = play_complete_turns(
        replace(ledger, contents=normalized(replace(contents, envelopes=(*contents.envelopes, made))))
    )
    if fault := reread_fault(after, after.contents):
        # Nobody could open a link with it again, not even this device.
        raise BadOrders(said("links-not-signed", why=fault.why))
    return after
