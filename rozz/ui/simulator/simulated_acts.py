"""One step of a simulation: a device acts or a link arrives, all by the code of real matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rozz import library
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import Merged, merge
from rozz.engine.links.signing.envelopes import Resign, Seal, Show
from rozz.engine.links.signing.equivocation_guard import has_shown
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.verify.equivocation import Pair
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from rozz.engine.said import Text
from rozz.ui.simulator import simulated_lies
from rozz.ui.simulator.simulated_devices import KEYS, Device, Letter, Memory, Moved, World
from rozz.ui.simulator.simulator_steps import LIES, SEATS, SimulatorStep

#: The news when a device receives such a statement.
LEARNED: dict[type, str] = {Seal: "learns-seal", Show: "learns-show", Resign: "learns-resigned"}

#: Why steps are impossible that do not depend on whether the device has sealed or revealed.
WHY_NOT = {"restore": "no-backup", "skip": "no-skip", "wait": "no-wait"}


def after(world: World, step: SimulatorStep) -> World:
    """The world after a step; if it is impossible only the sentence changes."""
    world = replace(world, moved=(), fresh=())
    if step.letter:
        letter = world.letter(step.letter)
        return _carried(world, step.kind, letter) if letter else world.with_news("no-such-link")
    try:
        return _done(world, step)
    except BadOrders as fault:
        return _not_now(world, step, fault.text)


def possible(world: World) -> Iterator[SimulatorStep]:
    """All steps that are possible now."""
    for device in world.devices:
        yield from possible_for(device)
    for letter in world.letters:
        yield from (SimulatorStep(kind, letter=letter.number) for kind in ("deliver", "lose", "double"))
        if letter is not world.letters[-1]:
            yield SimulatorStep("delay", letter=letter.number)


def possible_for(device: Device) -> Iterator[SimulatorStep]:
    """All steps that a device can take now."""
    seat, status = device.seat, device.status
    if status.state == "composing":
        yield SimulatorStep("seal", seat)
    if can_show(device):
        yield SimulatorStep("show", seat)
    yield from (SimulatorStep("skip", seat, other) for other in status.may_skip)
    yield from (SimulatorStep("wait", seat, other) for other in status.may_keep)
    if "RESIGN" in status.allowed:
        yield SimulatorStep("resign", seat)
    if _backup(device) is not None:
        yield SimulatorStep("restore", seat)
    yield SimulatorStep("send", seat)
    yield SimulatorStep("mark", seat)
    if device.is_liar:
        if status.state == "owes a reveal":
            yield SimulatorStep("other", seat)
        if simulated_lies.shown_turn(device):
            yield SimulatorStep("change", seat)
        if simulated_lies.has_sealed(device):
            yield SimulatorStep("twice", seat)


def can_show(device: Device) -> bool:
    """Whether the device can open its seal now."""
    return device.status.state == "owes a reveal" and not has_shown(device.signed, device.ledger, device.seat)


# Devices ------------------------------------------------------------------------------------------------------------


def _done(world: World, step: SimulatorStep) -> World:
    device, seat, other = world.device(step.seat), step.seat, step.other
    known = (device.signer, device.ledger, seat)
    match step.kind:
        case "seal":
            return _sealed(world, device)
        case "show":
            return _acted(world, device, run_without_waiting(link_steps.show(*known)), "shows")
        case "skip":
            return _acted(world, device, run_without_waiting(link_steps.skip(*known, other)), "votes-skip", other)
        case "wait":
            return _acted(world, device, run_without_waiting(link_steps.keep(*known, other)), "votes-wait", other)
        case "resign":
            return _acted(world, device, run_without_waiting(link_steps.resign(*known)), "resigns")
        case "restore" if (backup := _backup(device)) is not None:
            return world.having(replace(device, memory=backup, proof=None)).with_news("restores", name=seat)
        case "send":
            return world.sent(seat).with_news("sends-again", name=seat)
        case "mark":
            marked = replace(device, is_liar=not device.is_liar)
            return world.having(marked).with_news("dishonest" if marked.is_liar else "honest", name=seat)
        case lie if lie in LIES and device.is_liar:
            return _lied(world, device, lie)
    return _not_now(world, step)


def _not_now(world: World, step: SimulatorStep, says: Text = "") -> World:
    """Why a step is impossible, and what can be done instead."""
    why = _why_not(world.device(step.seat), step.kind)
    return world.with_news("not-now", says, name=step.seat, other=step.other, why=why)


def _why_not(device: Device, kind: str) -> str:
    """What stands in the way of a step: the kind of step, or else the state of the match on that device."""
    state = device.status.state
    if state == "over":
        return state
    if isinstance(device.ledger.contents.answers.get(device.seat), Resign):
        return "resigned"
    if kind in LIES:
        return "no-lie" if device.is_liar else "honest"
    if kind in ("show", "resign") and state == "owes a reveal":
        return "signed-before"  # otherwise it could
    return WHY_NOT.get(kind) or state.replace(" ", "-")


def _sealed(world: World, device: Device) -> World:
    """The owner chooses a command, and the device gives it: sealed, or open if all others are committed."""
    text, device = device.chosen(world.seed, device.ledger.contents.turn)
    is_open = "SHOW" in device.status.allowed and not device.is_liar
    act = link_steps.show if is_open else link_steps.seal
    ledger = run_without_waiting(act(device.signer, device.ledger, device.seat, _read(device, text)))
    return _acted(world, device, ledger, "seals-last" if is_open else "seals")


def _acted(world: World, device: Device, ledger: Ledger, key: str, other: str = "") -> World:
    """A device acts, does its automatic follow-ups, and sends its link."""
    before = device.ledger
    turn = before.contents.turn
    acted = _by_itself(device.knowing(ledger))
    now = acted.ledger
    if other and other in (now.skipped_seat, *_skipped_since(before, now)):
        key = "skip-complete"
    elif now.contents.turn > turn:
        key = f"{key}-over"
    return world.having(acted).sent(device.seat).with_news(key, name=device.seat, turn=turn, other=other)


def _by_itself(device: Device) -> Device:
    """The automatic acts of the page: refuse to skip a seat that has revealed, and reveal once all are committed.

    A liar's device does nothing automatically.
    """
    if device.is_liar:
        return device
    kept = run_without_waiting(link_steps.keep_revealed(device.signer, device.ledger, (device.seat,)))
    device = device.knowing(kept) if kept is not device.ledger else device
    if not can_show(device):
        return device
    try:
        shown = run_without_waiting(link_steps.show(device.signer, device.ledger, device.seat))
    except BadOrders:  # after a restored backup it may hold a seal that it cannot open
        return device
    return device.knowing(shown)


def _backup(device: Device) -> Memory | None:
    """The device's memory at the start of this turn, or of the previous one if nothing has happened since."""
    return next((each for each in reversed(device.backups) if each != device.memory), None)


def _lied(world: World, device: Device, lie: str) -> World:
    turn = simulated_lies.shown_turn(device) if lie == "change" else device.ledger.contents.turn
    text, device = device.chosen(world.seed, turn)
    ledger = simulated_lies.ledger_after(KEYS, device, lie, _read(device, text))
    lied = world.having(device.knowing(ledger, signed=())).sent(device.seat, is_lie=True)
    return lied.with_news(f"lies-{lie}", name=device.seat, turn=turn)


def _read(device: Device, text: str) -> list[Any]:
    match = device.ledger.match
    assert match is not None
    return list(match.game.parse(match.scenario, text))


def _skipped_since(before: Ledger, now: Ledger) -> tuple[str, ...]:
    """Who was skipped in the turns that have ended since."""
    return tuple(seat for turn in now.contents.turns[len(before.contents.turns) :] for seat in turn.skipped)


# The carrier --------------------------------------------------------------------------------------------------------


def _carried(world: World, kind: str, letter: Letter) -> World:
    rest = tuple(each for each in world.letters if each is not letter)
    facts: dict[str, Any] = {"sender": letter.sender, "name": letter.to}
    match kind:
        case "deliver":
            return _delivered(replace(world, letters=rest, moved=(Moved("delivered", letter),)), letter)
        case "lose":
            return replace(world, letters=rest, moved=(Moved("lost", letter),)).with_news("lost", **facts)
        case "double":
            return world.posting(replace(letter, number=world.posted + 1)).with_news("doubled", **facts)
    return replace(world, letters=(*rest, letter)).with_news("delayed", **facts)


def _delivered(world: World, letter: Letter) -> World:
    """A device opens a link like the page: read, merge, automatic follow-ups."""
    device = world.device(letter.to)
    try:
        opened = link_codec.read(letter.text, library.game, library.released)
        assert isinstance(opened, Opened)
        merged = run_without_waiting(merge(KEYS, device.ledger, opened, (device.seat,)))
    except BadLink as refused:
        kind = refused.kind if isinstance(refused, Refused) else ""
        return world.with_news("refuses", refused.text, name=letter.to, sender=letter.sender, kind=kind)
    known = device.knowing(merged.ledger).keeping(opened.contents.envelopes)
    now = _by_itself(replace(known, proof=merged.proof or device.proof))
    world = world.having(now)
    if set(now.signed) - set(device.signed):
        world = world.sent(device.seat)
    return _with_news(world, letter, merged, device, now)


def _with_news(world: World, letter: Letter, merged: Merged, before: Device, after: Device) -> World:
    """The sentence about an opened link: its most important change."""
    was, now = before.ledger, after.ledger
    turn = was.contents.turn
    facts: dict[str, Any] = {"name": letter.to, "sender": letter.sender, "turn": turn}
    if merged.proof and not _is_proven(before, merged.proof):
        culprit = merged.proof[0].seat
        key = "proof-own" if culprit == letter.to else "proof"
        return world.with_news(key, culprit=culprit, proved=merged.proof[0].turn, **facts)
    if merged.kind == "forked" and not merged.proof:
        return world.with_news("parted", merged.text, **facts)
    if merged.replaced:
        return world.with_news("went-back", replaced=merged.replaced, **facts)
    if was == now:
        return world.with_news("seen", **facts)
    if now.is_over and not was.is_over:
        return world.with_news("match-over", **facts)
    if now.contents.turn > turn:
        skipped = _skipped_since(was, now)
        if letter.to in skipped:
            return world.with_news("turn-over-without", **facts)
        return world.with_news(
            "turn-over-skipped" if skipped else "turn-over", other=skipped[0] if skipped else "", **facts
        )
    if has_shown(after.signed, now, letter.to) and not has_shown(before.signed, was, letter.to):
        return world.with_news("reveals", **facts)
    return _learned(world, was, now, facts)


def _is_proven(device: Device, proof: Pair) -> bool:
    """Whether the device already has a proof against that seat and turn; another pair would then not be news."""
    known = (*device.ledger.proofs, *((device.proof,) if device.proof else ()))
    return any((pair[0].seat, pair[0].turn) == (proof[0].seat, proof[0].turn) for pair in known)


def _learned(world: World, was: Ledger, now: Ledger, facts: dict[str, Any]) -> World:
    """What is new in a running turn."""
    name, sender = facts["name"], facts["sender"]
    if now.skipped_seat and now.skipped_seat != was.skipped_seat:
        return world.with_news("learns-skipped", other=now.skipped_seat, **facts)
    answers = {seat: LEARNED.get(type(answer), "") for seat, answer in now.contents.answers.items()}
    new = {
        seat: key
        for seat, key in answers.items()
        if key and type(was.contents.answers.get(seat)) is not type(now.contents.answers[seat])
    }
    if name in new:
        return world.with_news("finds-own", **facts)
    if new:
        key = new.get(str(sender)) or next(iter(new.values()))
        alike = tuple(seat for seat in SEATS if new.get(seat) == key)
        ending = "" if alike == (sender,) else "-by"
        return world.with_news(f"{key}{ending}", others=alike, number=len(alike), **facts)
    votes = [*_votes(now) - _votes(was)]
    if votes:
        kind, voter, about = min(votes)
        return world.with_news(f"learns-{kind}", other=about, voter=voter, **facts)
    return world.with_news("learns", **facts)


def _votes(ledger: Ledger) -> set[tuple[str, str, str]]:
    """Who votes this turn to skip whom, or to wait."""
    contents = ledger.contents
    skips = {("skip", voter, about) for about, given in contents.skips.items() for voter in given}
    return skips | {("wait", voter, about) for about, given in contents.keeps.items() for voter in given}
