"""The possible commands, for the composer, computer players and the screen reader alike.

Plays one seat's drafted commands alone, up to what others can change, and returns what can follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz.adapter.seat_draft import Draft
from rozz.engine.rozz.legality import PurchaseOrder
from rozz.engine.rozz.legality.reasons import explain, verdict
from rozz.engine.rozz.model.catalog import NEUTRAL, Item, StrikeTrait
from rozz.engine.rozz.model.commands import Command, Message, Purchase
from rozz.engine.rozz.model.position import EMPTY, Piece, forces
from rozz.engine.rozz.model.state import State, allowances
from rozz.engine.rozz.resolution.turn_board import TurnBoard
from rozz.engine.said import Text, said

#: The largest quantity offered of something free.
MANY = 999


@dataclass(frozen=True)
class Target:
    """Where a move or strike may go; `piece` is the target of a strike, `is_expected` if it may still arrive."""

    tile: str
    piece: Piece | None = None
    is_expected: bool = False


@dataclass(frozen=True)
class Choice:
    """Something that can be ordered for a tile ("" means off the board); a `refusal` says why the choice is grayed out.

    `most` is the largest quantity, `cargo` the largest load, `conditional` means "if it gets there", `price` is the
    price for a single piece.
    """

    kind: str
    item: str
    tile: str
    most: int = 0
    refusal: Text = ""
    targets: tuple[Target, ...] = ()
    cargo: tuple[tuple[str, int], ...] = ()
    conditional: bool = False
    colour: str = ""
    price: int = 0


def choices_at(state: State, seat: str, commands: Sequence[Command], tile: str) -> tuple[Choice, ...]:
    """What `seat` can still order for a tile, or off the board, after its drafted `commands`."""
    return tuple(_choices(Draft(state, seat, commands), tile))


def _choices(draft: Draft, tile: str) -> Iterator[Choice]:
    """The same one after the other, for a caller that may need only the first."""
    if not tile:
        return _off_the_board(draft)
    return chain(_purchases(draft, tile), _moves(draft, tile), _strikes(draft, tile))


def can_order(state: State, seat: str) -> bool:
    """Whether a seat can give any command besides `N:` and `R:`: a purchase, move, strike or message."""
    has_commands = bool(allowances(state)[seat])
    draft = Draft(state, seat, ())
    if any(not each.refusal and (has_commands or each.kind == "message") for each in _choices(draft, "")):
        return True
    held = (tile for tile, stack in state.position.items() if any(piece.owner in (seat, NEUTRAL) for piece in stack))
    return has_commands and any(not each.refusal for tile in held for each in _choices(draft, tile))


def _affordable_number(draft: Draft, item: Item) -> int:
    return draft.money // item.cost if item.cost else MANY


def _purchase(draft: Draft, command: Purchase) -> Choice:
    """A purchase of one with the largest possible quantity, or the reason why not."""
    item = draft.state.scenario.catalog.items[command.item]
    judged = draft.gate.purchasing.judge(0, command)
    if not isinstance(judged, PurchaseOrder):
        # The price is next to each choice, so one sentence serves for all that are too expensive.
        is_too_dear = judged.reason == "unaffordable"
        refusal = said("rozz-reason-too-dear", money=draft.money) if is_too_dear else explain(judged)
        return Choice("purchase", command.item, command.tile, 0, refusal, colour=command.colour)
    most = _affordable_number(draft, item)
    if item.limit is not None:
        most = min(most, item.limit - draft.gate.purchasing.present(command.tile, item))
    most = min(most, draft.gate.purchasing.doomsday_left) if item.doomsday else most
    return Choice("purchase", command.item, command.tile, most, colour=command.colour, price=item.cost or 0)


def _purchases(draft: Draft, tile: str) -> Iterator[Choice]:
    is_refused = False
    for item in draft.state.scenario.catalog.items.values():
        if item.cost is None or item.effect == "message" or (is_refused and not item.effect):
            continue
        choice = _purchase(draft, Purchase(item.abbreviation, 1, tile))
        # One refusal serves for all purchases in a tile that the seat does not occupy.
        is_refused = is_refused or not (item.effect or draft.controls(tile))
        if not (item.effect and choice.refusal):
            yield choice


def _off_the_board(draft: Draft) -> Iterator[Choice]:
    """CORR, aid to a color, and messages."""
    others = [seat for seat in draft.state.scenario.players if seat != draft.seat]
    for item in draft.state.scenario.catalog.items.values():
        if item.effect == "message" and item.cost is not None:
            yield _purchase(draft, Purchase(item.abbreviation))
        if item.effect == "aid" and item.cost is not None:
            for colour in others:
                yield _purchase(draft, Purchase(item.abbreviation, 1, colour=colour))
    for colour in others:
        judged = draft.gate.writing.judge(0, Message(colour, ""))
        refusal = explain(judged) if isinstance(judged, Verdict) else ""
        yield Choice("message", "", "", draft.gate.writing.left, refusal, colour=colour)


def _own_pieces(draft: Draft, tile: str, board: TurnBoard) -> Iterator[tuple[Piece, Item]]:
    """The kinds of pieces in a tile that the seat may give orders to."""
    for piece in board.stack(tile):
        if piece.owner == draft.seat or piece.owner == NEUTRAL:
            yield piece, draft.state.scenario.catalog.items[piece.item]


def _moves(draft: Draft, tile: str) -> Iterator[Choice]:
    start = TurnBoard(draft.state.position, draft.state.scenario.catalog)
    for piece, item in _own_pieces(draft, tile, start):
        if item.move is None and not item.portable:
            continue
        if piece.owner == NEUTRAL and not draft.controls(tile):
            refused = verdict("not-controlled", seat=draft.seat, tile=tile)
        elif item.move is None:
            refused = verdict("never-moves-itself", item=piece.item)
        else:
            refused = _stuck_verdict(draft, tile, piece)
        if not refused.is_done or item.move is None:
            yield Choice("move", piece.item, tile, 0, explain(refused))
            continue
        left = _count_movable(draft, tile, piece)
        most = left if item.move.formation is None else min(left, item.move.formation)
        targets = tuple(Target(name) for name in _reach(draft, tile, item.move.least, item.move.most) if name != tile)
        yield Choice("move", piece.item, tile, most, "", targets, _cargo(draft, tile, item))


def _count_movable(draft: Draft, tile: str, piece: Piece) -> int:
    """How many of the pieces there at the start are not used by drafted moves."""
    return draft.state.position.get(tile, EMPTY).get(piece, 0) - draft.gate.moving.taken(tile, piece)


def _stuck_verdict(draft: Draft, tile: str, piece: Piece) -> Verdict:
    available = draft.state.position.get(tile, EMPTY).get(piece, 0)
    left = _count_movable(draft, tile, piece)
    if left:
        return DONE
    return verdict("over-worked-move", available=available, item=piece.item, tile=tile, used=available - left)


def _cargo(draft: Draft, tile: str, mover: Item) -> tuple[tuple[str, int], ...]:
    """What the mover carries, and what its cargo carries in turn, if it is in the tile, R5.3 and R5.4."""
    items = draft.state.scenario.catalog.items
    here = [
        (piece, item)
        for piece, item in _own_pieces(draft, tile, TurnBoard(draft.state.position, draft.state.scenario.catalog))
        if piece.owner == draft.seat or draft.controls(tile)
    ]
    # At least one is the mover, and not its own cargo.
    left = {item.abbreviation: _count_movable(draft, tile, piece) - (item is mover) for piece, item in here}
    direct = [item for _, item in here if mover.carrying(item) and left[item.abbreviation] > 0]
    carried = {item.abbreviation for item in direct}
    for carrier in direct:
        for _, item in here:
            key = carrier.carrying(item)
            if key and carrier.carries[key] is None:
                carried.add(item.abbreviation)
    return tuple((name, left[name]) for name in items if name in carried and left[name] > 0)


def _reach(draft: Draft, tile: str, least: int, most: int | None) -> Iterator[str]:
    board = draft.state.scenario.board
    if most is None:
        return (name for name in board.tiles if board.is_in_range(tile, name, least, most))
    return (name for name, away in board.within(tile, most).items() if least <= away <= most)


def _strikes(draft: Draft, tile: str) -> Iterator[Choice]:
    """Strikes by the pieces in the tile after the drafted moves, R8.1."""
    for piece, item in _own_pieces(draft, tile, draft.board):
        if item.strike is None and item.doomsday != "mechanism":
            continue
        place = {"item": piece.item, "tile": tile, "seat": draft.seat}
        there = draft.board.count_bought_earlier(tile, piece)
        before = draft.state.position.get(tile, EMPTY).get(piece, 0)
        # A seat with forces there after the moves may control the tile after combat, R8.1.
        arrived = forces(draft.board.stack(tile), draft.state.scenario.catalog)
        if piece.owner == NEUTRAL and not draft.controls(tile) and draft.seat not in arrived:
            yield Choice("strike", piece.item, tile, 0, explain(verdict("not-controlled", seat=draft.seat, tile=tile)))
        elif not there:
            yield Choice("strike", piece.item, tile, 0, explain(verdict("striker-just-bought", **place)))
        elif draft.struck.get((tile, piece), 0) >= there:
            yield Choice(
                "strike", piece.item, tile, 0, explain(verdict("over-worked-strike", available=there, **place))
            )
        else:
            targets = tuple(_targets(draft, tile, item.strike)) if item.strike else (Target(tile),)
            is_conditional = not before or (piece.owner == NEUTRAL and not draft.controls(tile))
            yield Choice("strike", piece.item, tile, 1, "", targets, conditional=is_conditional)


def _targets(draft: Draft, tile: str, trait: StrikeTrait) -> Iterator[Target]:
    """Tiles in range; for strikes at one piece each possible target there, then targets that may arrive."""
    items = draft.state.scenario.catalog.items
    for name in _reach(draft, tile, trait.least, trait.most):
        if trait.kills == "all":
            yield Target(name)
            continue
        present = draft.state.position.get(name, EMPTY)
        for piece in present:
            if piece.owner != draft.seat and trait.may_hit(items[piece.item]):
                yield Target(name, piece)
        for piece in _possible_arrivals(draft, name):
            if piece not in present and trait.may_hit(items[piece.item]):
                yield Target(name, piece, is_expected=True)


def _possible_arrivals(draft: Draft, tile: str) -> list[Piece]:
    """Other players' pieces that could move to a tile this turn, or are there already."""
    items, board = draft.state.scenario.catalog.items, draft.state.scenario.board
    arriving: dict[Piece, None] = {}
    for start, stack in draft.state.position.items():
        for piece in stack:
            move = items[piece.item].move
            is_other = piece.owner not in (NEUTRAL, draft.seat)
            if move and is_other and board.is_in_range(start, tile, move.least, move.most):
                arriving[piece] = None
    return list(arriving)
