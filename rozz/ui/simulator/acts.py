"""One step of a simulation: a device acts or a link arrives, all of it by the code of real matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rozz import library
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links import acting, writing
from rozz.engine.links.envelopes import Resign, Seal, Show
from rozz.engine.links.keys import at_once
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.merge import Merged, merge
from rozz.engine.links.refusals import Refused
from rozz.ui.links import linking
from rozz.ui.links.linked import Linked
from rozz.ui.simulator import lies
from rozz.ui.simulator.steps import LIES, SEATS, Step
from rozz.ui.simulator.world import KEYS, MOST_LETTERS, Device, Letter, Moved, World

#: What another device learns of an answer.
LEARNED: dict[type, str] = {Seal: "learns-seal", Show: "learns-show", Resign: "learns-resigned"}
#: "Wait for …": not in every version of the protocol.
KEEP: Any = getattr(acting, "keep", None)


def after(world: World, step: Step) -> World:
    """The world after a step; where it is not possible now nothing changes but the sentence."""
    world = replace(world, moved=(), fresh=())
    if step.letter:
        letter = world.letter(step.letter)
        return _carried(world, step.kind, letter) if letter else world.told("no-such-link")
    try:
        return _done(world, step)
    except BadOrders as fault:
        return world.told("not-now", str(fault), name=step.seat)


def possible(world: World) -> Iterator[Step]:
    """Every step that can be taken now."""
    for device in world.devices:
        yield from _possible_for(device)
    for letter in world.letters:
        yield from (Step(kind, letter=letter.number) for kind in ("deliver", "lose", "double"))
        if letter is not world.letters[-1]:
            yield Step("delay", letter=letter.number)


def _possible_for(device: Device) -> Iterator[Step]:
    seat, standing = device.seat, device.standing
    if standing.state == "composing":
        yield Step("seal", seat)
    if standing.state == "owes a reveal":
        yield Step("show", seat)
    yield from (Step("skip", seat, other) for other in standing.may_skip)
    if KEEP:
        yield from (Step("wait", seat, other) for other in standing.may_skip)
    if "RESIGN" in standing.may:
        yield Step("resign", seat)
    if _backup(device) is not None:
        yield Step("restore", seat)
    yield Step("send", seat)
    yield Step("mark", seat)
    if device.is_liar:
        if standing.state == "owes a reveal":
            yield Step("other", seat)
        if lies.shown_turn(device):
            yield Step("change", seat)
        if lies.has_sealed(device):
            yield Step("twice", seat)


# Devices ------------------------------------------------------------------------------------------------------------


def _done(world: World, step: Step) -> World:
    device = world.device(step.seat)
    match step.kind:
        case "seal":
            return _sealed(world, device)
        case "show":
            return _acted(world, device, at_once(_shown(device)), "shows")
        case "skip":
            linked = at_once(_voted(device, step.other))
            is_complete = step.other in (linked.ledger.skipped, *_skipped_last(device.linked, linked))
            return _acted(world, device, linked, "skip-complete" if is_complete else "votes-skip", other=step.other)
        case "wait" if KEEP:
            kept = at_once(
                KEEP(KEYS, device.linked.ledger, device.linked.secret, device.seat, step.other,
                     signed=device.linked.signed)
            )  # fmt: skip
            return _acted(world, device, linking.known(device.linked, kept), "votes-wait", other=step.other)
        case "resign":
            return _acted(world, device, at_once(linking.resigned(KEYS, device.linked, device.seat)), "resigns")
        case "restore":
            return _restored(world, device)
        case "send":
            return world.sent(device.seat).told("sends-again", name=device.seat)
        case "mark":
            is_liar = not device.is_liar
            return world.having(replace(device, is_liar=is_liar)).told(
                "dishonest" if is_liar else "honest", name=device.seat
            )
        case lie if lie in LIES and device.is_liar:
            return _lied(world, device, lie)
    return world.told("not-now", name=device.seat)


def _sealed(world: World, device: Device) -> World:
    """The owner chooses a command, and the device gives it: sealed, or open where all others are bound."""
    text, device = device.chosen(world.seed, device.linked.ledger.contents.turn)
    commands = _read(device, text)
    if device.is_liar:
        # It lies at the reveal, if it likes: nothing happens by itself here.
        ledger = device.linked.ledger
        sealed = at_once(
            acting.seal(KEYS, ledger, device.linked.secret, device.seat, commands, signed=device.linked.signed)
        )
        linked = linking.known(device.linked, sealed)
    else:
        linked = at_once(linking.given(KEYS, device.linked, device.seat, commands))
    turn = device.linked.ledger.contents.turn
    is_shown = any(isinstance(each, Show) and each.turn == turn for each in linked.signed)
    return _acted(world, device, linked, "seals-last" if is_shown else "seals")


async def _voted(device: Device, other: str) -> Linked:
    """The device votes to skip another; a liar's reveals nothing by itself."""
    linked = device.linked
    if not device.is_liar:
        return await linking.skipped(KEYS, linked, device.seat, other)
    ledger = await acting.skip(KEYS, linked.ledger, linked.secret, device.seat, other, signed=linked.signed)
    return linking.known(linked, ledger)


async def _shown(device: Device) -> Linked:
    linked = device.linked
    ledger = await acting.show(KEYS, linked.ledger, linked.secret, device.seat, signed=linked.signed)
    return linking.known(linked, ledger)


def _restored(world: World, device: Device) -> World:
    backup = _backup(device)
    if backup is None:
        return world.told("not-now", name=device.seat)
    return world.having(replace(device, linked=backup, proof=None)).told("restores", name=device.seat)


def _backup(device: Device) -> Linked | None:
    """What the device knew when this turn began, or the one before if nothing has happened since."""
    return next((each for each in reversed(device.begun) if each.ledger != device.linked.ledger), None)


def _lied(world: World, device: Device, lie: str) -> World:
    shown = lies.shown_turn(device)
    turn = shown.turn if lie == "change" and shown else device.linked.ledger.contents.turn
    text, device = device.chosen(world.seed, turn)
    ledger = lies.told(KEYS, device, lie, _read(device, text))
    linked = linking.known(replace(device.linked, signed=()), ledger)
    lied = world.having(device.knowing(linked)).sent(device.seat, is_lie=True)
    return lied.told(f"lies-{lie}", name=device.seat, turn=turn)


def _acted(world: World, device: Device, linked: Linked, key: str, **facts: Any) -> World:
    before = device.linked.ledger
    acted = world.having(device.knowing(linked)).sent(device.seat)
    if linked.ledger.contents.turn > before.contents.turn and key != "skip-complete":
        key = f"{key}-over"
    return acted.told(key, name=device.seat, turn=before.contents.turn, **facts)


def _read(device: Device, text: str) -> list[Any]:
    match = device.linked.ledger.match
    assert match is not None
    return list(match.game.parse(match.scenario, text))


def _skipped_last(before: Linked, linked: Linked) -> tuple[str, ...]:
    """Who was skipped in a turn that is over since."""
    turns = linked.ledger.contents.turns[len(before.ledger.contents.turns) :]
    return tuple(seat for turn in turns for seat in turn.skipped)


# The carrier --------------------------------------------------------------------------------------------------------


def _carried(world: World, kind: str, letter: Letter) -> World:
    rest = tuple(each for each in world.letters if each is not letter)
    facts: dict[str, Any] = {"sender": letter.sender, "name": letter.to}
    match kind:
        case "deliver":
            return _delivered(replace(world, letters=rest, moved=(Moved("delivered", letter),)), letter)
        case "lose":
            return replace(world, letters=rest, moved=(Moved("lost", letter),)).told("lost", **facts)
        case "double":
            copy = replace(letter, number=world.posted + 1)
            doubled = (*world.letters, copy)[-MOST_LETTERS:]
            return replace(world, letters=doubled, posted=copy.number, fresh=(copy.number,)).told("doubled", **facts)
    return replace(world, letters=(*rest, letter)).told("delayed", **facts)


def _delivered(world: World, letter: Letter) -> World:
    """A device opens a link as the page does: read, merge, reveal."""
    device = world.device(letter.to)
    before = device.linked
    try:
        opened = writing.read(letter.text, library.game, library.released)
        assert isinstance(opened, Opened)
        merged = at_once(merge(KEYS, before.ledger, opened, before.seats))
    except BadLink as refused:
        kind = refused.kind if isinstance(refused, Refused) else ""
        return world.told("refuses", str(refused), name=letter.to, sender=letter.sender, kind=kind)
    linked = linking.known(before, merged.ledger)
    if not device.is_liar:
        linked = _revealed(linked)
    seen = (*device.seen, *lies.signed_by_others(opened.contents, device.seat))[-40:]
    device = replace(device.knowing(linked), seen=tuple(dict.fromkeys(seen)), proof=merged.proof or device.proof)
    world = world.having(device)
    if set(linked.signed) - set(before.signed):
        world = world.sent(device.seat)
    return _told(world, letter, merged, before, linked)


def _revealed(linked: Linked) -> Linked:
    try:
        return at_once(linking.revealed(KEYS, linked))
    except BadOrders:
        return linked


def _told(world: World, letter: Letter, merged: Merged, before: Linked, linked: Linked) -> World:
    """The sentence of a link that was opened: the weightiest of what it changed."""
    facts: dict[str, Any] = {"name": letter.to, "sender": letter.sender}
    was, now = before.ledger, linked.ledger
    turn = was.contents.turn
    facts["turn"] = turn
    if merged.what == "forked":
        if merged.proof:
            culprit = merged.proof[0].seat
            key = "proof-own" if culprit == letter.to else "proof"
            return world.told(key, merged.sentence, culprit=culprit, proved=merged.proof[0].turn, **facts)
        return world.told("parted", merged.sentence, **facts)
    if merged.what == "seen":
        return world.told("seen", **facts)
    if now.contents.turn < turn:
        return world.told("went-back", now=now.contents.turn, **facts)
    if now.is_over and not was.is_over:
        return world.told("match-over", **facts)
    if now.contents.turn > turn:
        skipped = _skipped_last(before, linked)
        if letter.to in skipped:
            return world.told("turn-over-without", **facts)
        return world.told("turn-over-skipped" if skipped else "turn-over", other=skipped[0] if skipped else "", **facts)
    if any(isinstance(each, Show) and each not in before.signed for each in linked.signed):
        return world.told("reveals", **facts)
    return _learned(world, was, now, facts)


def _learned(world: World, was: Ledger, now: Ledger, facts: dict[str, Any]) -> World:
    """What is new of a turn that goes on."""
    name, sender = facts["name"], facts["sender"]
    if now.skipped and now.skipped != was.skipped:
        return world.told("learns-skipped", other=now.skipped, **facts)
    answers = {seat: LEARNED.get(type(answer), "") for seat, answer in now.contents.answers.items()}
    new = {
        seat: key
        for seat, key in answers.items()
        if key and type(was.contents.answers.get(seat)) is not type(now.contents.answers[seat])
    }
    if name in new:
        return world.told("finds-own", **facts)
    if new:
        key = new.get(str(sender)) or next(iter(new.values()))
        alike = tuple(seat for seat in SEATS if new.get(seat) == key)
        ending = "-many" if len(alike) > 1 else "" if alike == (sender,) else "-by"
        return world.told(f"{key}{ending}", others=alike, **facts)
    votes = _votes(now) - _votes(was)
    if votes:
        skipped, voter = sorted(votes)[0]
        return world.told("learns-vote", other=skipped, voter=voter, **facts)
    return world.told("learns", **facts)


def _votes(ledger: Ledger) -> set[tuple[str, str]]:
    """Who is to be skipped in this turn, and who votes for that."""
    return {(skipped, voter) for skipped, given in ledger.contents.skips.items() for voter in given}
