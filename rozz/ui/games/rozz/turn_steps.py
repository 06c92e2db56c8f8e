"""A resolved turn as steps to show: a position, sentences, arrows and ghosts.

Follows the turn's own events and their changes, in the rules' order; computes no rules itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rozz.engine.game import Event, Line, Played
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Move, Purchase, Strike
from rozz.engine.rozz.model.position import EMPTY, Change, Piece, Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.text.report import report
from rozz.ui.board.arrows import Arrow, ArrowKind, ArrowState
from rozz.ui.games.face import ReplayStep
from rozz.ui.games.rozz.drawing import piece_motion
from rozz.ui.games.rozz.drawing.piece_motion import NO_MOTION, Motion
from rozz.ui.games.rozz.drawing.tile_contents import Ghost
from rozz.ui.games.victory_step import with_victory
from rozz.ui.i18n.texts import say

#: Purchase events whose cost is stated.
PAID_EVENTS = ("bought", "aid", "correspondence-bought")
#: What a phase sounds like.
SOUNDS = {"moves": "march", "combat": "clash", "strikes": "strike"}


@dataclass(frozen=True)
class Scene:
    """What a step shows on the board."""

    position: Position
    arrows: tuple[Arrow, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    motion: Motion = NO_MOTION


def steps(turn: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
    """The steps of a turn."""
    lines = report(turn, names)
    found = [_orders_step(turn, lines)]
    fallen: list[Ghost] = []
    position, money = turn.before.position, turn.before.money
    for phase in turn.phases:
        for step, tile, events in _event_groups(phase.events):
            changes = [change for event in events for change in event.changes]
            earlier, position = position, apply_changes(position, changes)
            money = money_after(money, events)
            if phase.name in ("combat", "strikes", "production"):
                fallen += _destroyed_ghosts(changes)
            said = _lines_of_step(lines, phase.name, step, tile)
            if not said:
                continue
            kind = {"strikes": Strike, "moves": Move}.get(phase.name)
            arrows = arrows_of(turn, kind) if kind else ()
            lit = frozenset(change.tile for change in changes)
            state = replace(turn.before, position=position, money=money)
            moving = piece_motion.motion_of(arrows, events, turn.before.scenario, position, earlier)
            scene = Scene(position, arrows, tuple(fallen), moving)
            title = say("rozz-step-fight", step=step, tile=tile) if step else say(f"rozz-step-{phase.name}")
            brief = say("rozz-step-fight-brief", tile=tile) if step else ""
            sound = "clash" if step else SOUNDS.get(phase.name, "")
            found.append(ReplayStep(title, said, scene, lit, state, brief, sound=sound))
    if turn.after.outcome is None:
        return tuple(found)
    return _with_end(found, lines[-1], bool(turn.after.outcome.winners), position, fallen)


def _orders_step(turn: Played, lines: Iterable[Line]) -> ReplayStep:
    """The first step: everybody's commands, before anything happens."""
    # A seat that does nothing is listed among everybody's commands.
    said = tuple(each for each in lines if each.phase == "orders" and each.counts)
    bought: list[Ghost] = []
    for seat, commands in turn.orders.items():
        for command in commands:
            if isinstance(command, Purchase):
                bought += ghosts_of(turn.before.scenario, seat, command)
    scene = Scene(turn.before.position, arrows_of(turn), tuple(bought))
    return ReplayStep(say("rozz-step-orders"), said, scene, brief=say("rozz-step-orders-brief"))


def _lines_of_step(lines: Iterable[Line], phase: str, step: int, tile: str) -> tuple[Line, ...]:
    """The lines about a step of a phase; in a fight, only those about its tile."""
    of_step = (each for each in lines if each.phase == phase and each.step == step)
    return tuple(each for each in of_step if not step or each.tile == tile)


def _with_end(
    found: Sequence[ReplayStep], ended: Line, is_won: bool, position: Position, fallen: Iterable[Ghost]
) -> tuple[ReplayStep, ...]:
    """The steps of a turn that ends the match: what was captured is shown once, in the last step."""
    captured = tuple(each for step in found for each in step.scene.motion.captured_headquarters)
    calm = [
        replace(each, scene=replace(each.scene, motion=replace(each.scene.motion, captured_headquarters=())))
        for each in found
    ]
    scene = Scene(position, (), tuple(fallen), Motion(captured_headquarters=captured))
    # Production may have nothing to say except that the match ended.
    return with_victory(calm, ended, is_won, scene, (tile for tile, _ in captured))


def _event_groups(events: Iterable[Event]) -> list[tuple[int, str, list[Event]]]:
    """A phase's events as (step, tile, events): those outside fights together, then each fight by itself."""
    parts: list[tuple[int, str, list[Event]]] = [(0, "", [])]
    for event in events:
        if event.step:
            parts.append((event.step, event.tile, [event]))
        else:
            parts[0][2].append(event)
    # Production comes before its combat, and a phase may have text without changes.
    return parts


def apply_changes(position: Position, changes: Iterable[Change]) -> Position:
    """A position after changes in order; unchanged stacks are shared, and so is their cached drawing."""
    after = dict(position)
    for change in changes:
        stack = dict(after.pop(change.tile, EMPTY))
        if change.after:
            stack[change.piece] = change.after
        else:
            stack.pop(change.piece, None)
        if stack:
            after[change.tile] = stack
    return after


def money_after(money: Mapping[str, int], events: Iterable[Event]) -> Mapping[str, int]:
    """Everybody's money after events that cost something, give aid, or bring income."""
    after = dict(money)
    for event in events:
        facts = event.facts
        if event.kind in PAID_EVENTS:
            after[facts["seat"]] -= facts["cost"]
        if event.kind == "aid":
            after[facts["recipient"]] += facts["quantity"]
        if event.kind == "earned":
            after[facts["seat"]] = facts["after"]
    return after


def _destroyed_ghosts(changes: Iterable[Change]) -> list[Ghost]:
    return [
        Ghost(change.tile, Piece(*change.piece), change.before - change.after, "destroyed")
        for change in changes
        if change.after < change.before
    ]


def arrows_of(turn: Played, kind: type | None = None) -> tuple[Arrow, ...]:
    """The moves or strikes of a turn as arrows, failed ones marked; all of them as known before the turn is played."""
    drawn = []
    for seat, commands in turn.orders.items():
        for command, given in zip(commands, turn.verdicts[seat], strict=True):
            if isinstance(command, Move | Strike) and (kind is None or isinstance(command, kind)):
                known = given if kind else given.without_failure
                drawn.append(arrow_of(seat, command, "given" if known.is_done else "failed"))
    return tuple(drawn)


def ghosts_of(scenario: Scenario, seat: str, command: object) -> tuple[Ghost, ...]:
    """Ghosts of moved pieces at their destination, and bought pieces as separate badges."""
    items, tiles = scenario.catalog.items, scenario.board.tiles
    match command:
        case Move(name, _, tile, number, cargo) if tile in tiles:
            moved = ((name, number), *cargo)
            return tuple(
                Ghost(tile, Piece(items[each].owner_for(seat), each), count)
                for each, count in moved
                if each in items and count
            )
        # Money for others, for example, is no piece.
        case Purchase(name, number, tile) if tile in tiles and name in items and items[name].owner != "none" and number:
            return (Ghost(tile, Piece(items[name].owner_for(seat), name), number, "fresh"),)
    return ()


def targets_of(scenario: Scenario, position: Position, strike: Strike) -> tuple[Ghost, ...]:
    """What a strike is aimed at, as the position is now: one piece, or everything in its tile that it may hit."""
    items = scenario.catalog.items
    trait = items[strike.item].strike if strike.item in items else None
    stack = position.get(strike.destination, EMPTY)
    if trait is None:
        return ()
    if trait.kills == "one":
        piece = Piece(strike.colour or NEUTRAL, strike.target)
        return (Ghost(strike.destination, piece, 1, "destroyed"),) if piece in stack else ()
    return tuple(
        Ghost(strike.destination, piece, count, "destroyed")
        for piece, count in stack.items()
        if piece.item in items and trait.may_hit(items[piece.item])
    )


def arrow_of(seat: str, command: Move | Strike, state: ArrowState = "given") -> Arrow:
    """A command as an arrow."""
    kind: ArrowKind = "move" if isinstance(command, Move) else "strike"
    load = ((command.item, command.quantity), *command.cargo) if isinstance(command, Move) else ()
    return Arrow(kind, seat, command.start, command.destination, state, load)
