"""A player's steps in a match by link, which use keys: create, join, start, give commands, resign, vote.

Each function returns the new state, or raises BadLink or BadOrders and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rozz import library
from rozz.engine.errors import BadOrders, Fault
from rozz.engine.links.ledger import invitation, link_steps
from rozz.engine.links.ledger.computer_players import ComputerPlayers
from rozz.engine.links.signing.envelopes import SILENT, Seal, Skip
from rozz.engine.links.signing.key_protocol import SECRET_BYTES, Keys
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.match import HERE
from rozz.engine.seats import COMPUTER, LINK
from rozz.ui.features.links import lost_seats, send_status
from rozz.ui.features.links.automatic_steps import (
    let_computers_decide,
    sign_automatically,
    signer_of,
    with_ledger,
    with_own_seats,
    with_return_notices,
    without_dropped,
)
from rozz.ui.features.links.link_opening import open_link
from rozz.ui.i18n.display_names import OPTION, called
from rozz.ui.i18n.engine_texts import of_fault
from rozz.ui.i18n.texts import say
from rozz.ui.state.links.device_notes import Notes
from rozz.ui.state.links.key_step_values import (
    KeyStep,
    Opening,
    ToBegin,
    ToDecide,
    ToGive,
    ToJoin,
    ToKeep,
    ToOpen,
    ToRematch,
    ToRename,
    ToResign,
    ToRestore,
    ToReturn,
    ToSkip,
    ToStart,
    ToWithdraw,
)
from rozz.ui.state.links.link_notices import SealedText
from rozz.ui.state.links.linked_match import Linked, shown_match

#: Returns this many secure random bytes.
Chance = Callable[[int], bytes]


async def create_match(
    keys: Keys, chance: Chance, game_name: str, scenario_name: str, plays: Mapping[str, str], names: Mapping[str, str]
) -> Linked:
    """Create a match that others can join; the seats played here have joined."""
    game = library.game(game_name)
    scenario = game.read(library.scenario_mapping(scenario_name, game_name))
    secret = chance(SECRET_BYTES)
    fields = [f"{key.removeprefix(OPTION)}={value}" for key, value in names.items() if key.startswith(OPTION)]
    options = invitation.options_of(game, scenario, (SILENT, *fields))
    ledger = await link_steps.create(keys, game, scenario, secret, plays, shipped_as=scenario_name, options=options)
    linked = Linked(ledger, secret, is_made_here=True, key=ledger.contents.invite.key)
    return await _join_own_seats(keys, chance, linked, names)


async def _join_own_seats(keys: Keys, chance: Chance, linked: Linked, names: Mapping[str, str]) -> Linked:
    """Join a new match with the seats that are played here."""
    for seat, how in linked.ledger.contents.invite.seats:
        if how == HERE:
            linked = await join(keys, chance, linked, seat, names.get(seat, "").strip() or called(seat))
    return linked


async def create_rematch(keys: Keys, chance: Chance, before: Linked, names: Mapping[str, str]) -> Linked:
    """Create the match again: one invitation for all who played elsewhere, same scenario and options."""
    contents = before.ledger.contents
    game, invite = contents.game, contents.invite
    if invite.inline:
        scenario = invitation.read_inline(game, invite.inline)
    else:
        scenario = game.read(library.scenario_mapping(invite.scenario, game.name))
    # Keep the level of computer players, but in this release's version.
    plays = {seat: f"{COMPUTER}:{level}" for seat, level in contents.computers.items()}
    plays |= {seat: HERE if seat in before.seats else LINK for seat in contents.humans}
    secret = chance(SECRET_BYTES)
    ledger = await link_steps.create(
        keys, game, scenario, secret, plays, shipped_as=invite.scenario, options=invite.options
    )
    guests = tuple(names[seat] for seat in before.elsewhere)
    linked = Linked(ledger, secret, is_made_here=True, key=ledger.contents.invite.key, notes=Notes(guests=guests))
    return await _join_own_seats(keys, chance, linked, names)


async def rename(keys: Keys, linked: Linked, name: str) -> Linked:
    """Ask for this device's seats under another name; earlier requests no longer count here.

    They may have been sent already. Then the host chooses the name.
    """
    contents = linked.ledger.contents
    own = [each for each in contents.joins if each.key == linked.key and each.name != name]
    ledger = linked.ledger
    for seat in dict.fromkeys(each.seat for each in own):
        ledger = await link_steps.join(keys, ledger, linked.secret, seat, name)
    dropped = (*linked.notes.dropped, *(each.identity.hex() for each in own))
    kept = {each.identity.hex() for each in ledger.contents.joins if each.key == linked.key and each.name == name}
    now = replace(linked.notes, dropped=tuple(each for each in dropped if each not in kept))
    return without_dropped(replace(linked, ledger=ledger, notes=now))


async def join(keys: Keys, chance: Chance, linked: Linked, seat: str, name: str) -> Linked:
    """Ask for a seat, or for any; the first request creates the device's secret, the only place that does."""
    if linked.secret and not linked.is_made_here:
        raise BadOrders(say("no-seat-key-file"))
    seat = seat or _any_free(chance, linked)
    secret = linked.secret or chance(SECRET_BYTES)
    ledger = await link_steps.join(keys, linked.ledger, secret, seat, name or called(seat))
    seats = await link_steps.seats_of(keys, ledger, secret)
    key = await keys.public_key(secret)
    return replace(linked, ledger=ledger, secret=secret, seats=seats, is_made_here=True, key=key)


def _any_free(chance: Chance, linked: Linked) -> str:
    """A random free seat, because people who open the same invitation do not know about each other yet."""
    free = linked.status().free
    if not free:
        raise BadOrders(say("no-seat-left"))
    return free[int.from_bytes(chance(8)) % len(free)]


async def start(keys: Keys, linked: Linked, chosen: Mapping[str, bytes] | None = None) -> Linked:
    """Start the match with the people who joined."""
    ledger = await link_steps.start(keys, linked.ledger, linked.secret, chosen)
    return await with_own_seats(keys, replace(linked, ledger=ledger))


async def give_commands(keys: Keys, linked: Linked, seat: str, commands: Sequence[object]) -> Linked:
    """Seal commands; or reveal them at once if all others are already committed."""
    act = link_steps.show if "SHOW" in linked.status(seat).allowed else link_steps.seal
    ledger = await act(signer_of(keys, linked), linked.ledger, seat, commands)
    turn, write = linked.ledger.contents.turn, linked.ledger.contents.game.write
    own = tuple(each for each in linked.sealed if each.turn == turn and each.seat != seat)
    if isinstance(sealed := ledger.contents.answers.get(seat), Seal):
        own = (*own, SealedText(turn, seat, "\n".join(map(write, commands)), sealed.z))
    return await sign_automatically(keys, with_ledger(replace(linked, sealed=own), ledger))


async def resign(keys: Keys, linked: Linked, seat: str) -> Linked:
    """Resign a seat."""
    ledger = await link_steps.resign(signer_of(keys, linked), linked.ledger, seat)
    return await sign_automatically(keys, with_ledger(linked, ledger))


async def ask_to_return(keys: Keys, chance: Chance, linked: Linked, seat: str) -> Linked:
    """Ask the others for a seat whose key is lost, with a new secret for this device."""
    if linked.seats:
        raise BadOrders(say("no-return-here"))
    ledger, earlier = linked.ledger, linked.request
    if earlier is not None:
        # One key can get only one seat.
        others = tuple(each for each in ledger.contents.returns if each != earlier)
        ledger = replace(ledger, contents=replace(ledger.contents, returns=others))
    is_again = lost_seats.is_reusable(linked)
    secret = linked.secret if is_again else chance(SECRET_BYTES)
    ledger = await link_steps.ask_to_return(keys, ledger, secret, seat)
    own = replace(linked.notes, asks=seat, has_key_file=is_again and linked.notes.has_key_file)
    key = await keys.public_key(secret)
    return replace(linked, ledger=ledger, secret=secret, is_made_here=True, key=key, notes=own, copied="")


async def vote_to_skip(keys: Keys, linked: Linked, seat: str, other: str, key: bytes = b"") -> Linked:
    """A seat votes to go on without another, or to let it back in with a new `key`."""
    ledger = await link_steps.skip(signer_of(keys, linked), linked.ledger, seat, other, key)
    whole = with_ledger(linked, ledger)
    vote = next((each for each in whole.signed if isinstance(each, Skip) and _is_vote(each, seat, linked)), None)
    if vote is not None:
        # A vote that is signed again moves to the end.
        others = tuple(each for each in whole.signed if each != vote)
        withdrawn = tuple(each for each in linked.withdrawn if each != send_status.mark_of(vote))
        whole = replace(whole, signed=(*others, vote), withdrawn=withdrawn, unvoted=linked.unvoted or linked.ledger)
    return send_status.without_outdated_marks(await sign_automatically(keys, whole))


def _is_vote(vote: Skip, seat: str, linked: Linked) -> bool:
    return (vote.seat, vote.before) == (seat, linked.ledger.contents.before)


def take_back_vote(linked: Linked, seat: str) -> Linked:
    """Take back a vote that was not sent. It stays recorded as signed, so that nothing ever contradicts it."""
    vote = next((each for each in send_status.votes_to_take_back(linked) if each.seat == seat), None)
    if vote is None or linked.unvoted is None:
        raise BadOrders(say("vote-is-final"))
    before = replace(linked, withdrawn=(*linked.withdrawn, send_status.mark_of(vote)), copied="")
    return send_status.without_outdated_marks(with_ledger(replace(before, ledger=linked.unvoted), linked.unvoted))


def wait_for(linked: Linked, seat: str, other: str) -> Linked:
    """A seat waits for another this turn, and is not asked again.

    Nothing is signed: a KEEP would bind the player to a seat that may turn out to have sealed twice.
    """
    return replace(linked, waits=(*linked.waits, (linked.ledger.contents.turn, seat, other)))


async def restore_seats(keys: Keys, linked: Linked, secret: bytes) -> Linked:
    """Restore the seats of a key file; raises Refused if it is for another match, or a seat is already played here.

    An invitation may be older than the seat: then the key waits for a link that knows it.
    """
    if linked.secret and linked.secret != secret and linked.seats:
        raise Refused("another match", say("key-kept"))
    seats = await link_steps.seats_of(keys, linked.ledger, secret)
    key, contents = await keys.public_key(secret), linked.ledger.contents
    asks = next((each.seat for each in contents.returns if each.key == key), "")
    if not seats and not asks and contents.start is not None:
        if any(key in contents.keys_ever(seat) for seat in contents.humans):
            raise Refused("another match", say("key-replaced"))
        raise Refused("another match", say("key-of-another"))
    is_same = linked.secret == secret
    is_made_here = is_same and linked.is_made_here
    restored = replace(linked, secret=secret, seats=seats, is_made_here=is_made_here, key=key)
    restored = replace(restored, notes=replace(restored.notes, has_key_file=True, asks=asks))
    # Everything known to be signed by this key came by link.
    return await sign_automatically(keys, send_status.mark_sent(with_ledger(restored, linked.ledger)))


async def run_step(keys: Keys, chance: Chance, step: KeyStep, minds: ComputerPlayers | None = None) -> Linked | Opening:
    """Carry out the step of an effect; computer players decide as soon as everything else is there."""
    if isinstance(step, ToOpen):
        return await open_link(keys, step.text, step.here, minds)
    done = await let_computers_decide(minds, await _run_step(keys, chance, step))
    return done if isinstance(step, ToBegin | ToRematch) else with_return_notices(step.linked, done)


def why_not(step: KeyStep, fault: Fault) -> str:
    """Why a step failed; with the players' names, except those in a link that was not opened."""
    if isinstance(step, ToBegin | ToOpen):
        return of_fault(fault)
    return of_fault(fault, shown_match(step.linked).names)


async def _run_step(keys: Keys, chance: Chance, step: KeyStep) -> Linked:
    match step:
        case ToBegin(game_name, scenario_name, plays, names):
            return await create_match(keys, chance, game_name, scenario_name, plays, names)
        case ToJoin(linked, seat, name):
            return await join(keys, chance, linked, seat, name)
        case ToRename(linked, name):
            return await rename(keys, linked, name)
        case ToRematch(linked, names):
            return await create_rematch(keys, chance, linked, names)
        case ToStart(linked, chosen):
            return await start(keys, linked, chosen)
        case ToGive(linked, seat, commands):
            return await give_commands(keys, linked, seat, commands)
        case ToResign(linked, seat):
            return await resign(keys, linked, seat)
        case ToSkip(linked, seat, other, key):
            return await vote_to_skip(keys, linked, seat, other, key)
        case ToReturn(linked, seat):
            return await ask_to_return(keys, chance, linked, seat)
        case ToWithdraw(linked, seat):
            return take_back_vote(linked, seat)
        case ToKeep(linked, seat, other):
            return wait_for(linked, seat, other)
        case ToRestore(linked, secret):
            return await restore_seats(keys, linked, secret)
        case ToDecide(linked):
            return linked
    raise AssertionError(step)
