"""The figures of every seat: tiles, pieces, money, commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.rozz.adapter import command_plans
from rozz.engine.rozz.adapter.seat_draft import Draft
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.model.position import EMPTY, Piece, Stack, occupied_tiles, occupier, pieces_of
from rozz.engine.rozz.model.state import State, allowances
from rozz.ui.games.face import Measure
from rozz.ui.games.rozz.texts import objective_texts
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, money, with_dots
from rozz.ui.memoize import remembered


def measures() -> tuple[Measure, ...]:
    """The figures with their names."""
    return (
        Measure("occupied", say("rozz-occupied")),
        Measure("pieces", say("rozz-pieces")),
        Measure("money", say("rozz-money"), money),
        Measure("commands", say("rozz-commands"), is_charted=False),
    )


def figures(state: State) -> Mapping[str, Mapping[str, int]]:
    """The numbers of each seat."""
    owned: dict[str, int] = {}
    for tile, piece, number in pieces_of(state.position):
        owner = beneficiary(piece, state.position[tile], state.scenario.catalog)
        if owner is not None:
            owned[owner] = owned.get(owner, 0) + number
    tiles = occupied_tiles(state.position, state.scenario.catalog)
    allowance = allowances(state)
    return {
        seat: {
            "occupied": tiles.get(seat, 0),
            "pieces": owned.get(seat, 0),
            "money": state.money[seat],
            "commands": allowance[seat],
        }
        for seat in state.scenario.players
    }


def beneficiary(piece: Piece, stack: Stack, catalog: Catalog) -> str | None:
    """Whom a piece in a stack counts for: a neutral one for the holder of its tile, as in hints; None for nobody."""
    return piece.owner if piece.owner != NEUTRAL else occupier(stack, catalog)


def pill(state: State, seat: str, commands: Sequence[Command] = ()) -> str:
    """How near a seat is to winning, and its commands and money, counted as in the tally if it has given any."""
    draft = Draft(state, seat, commands) if commands else None
    if draft is not None and draft.allowance > 1:
        figures = say("rozz-pill-used", used=draft.used, allowance=draft.allowance, money=draft.money)
    else:
        money = draft.money if draft is not None else state.money[seat]
        figures = say("rozz-pill", commands=allowances(state)[seat], money=money)
    return with_dots(filter(None, (objective_texts.score(state, seat), figures)))


@remembered(most=8)
def tally(state: State, seat: str, commands: Sequence[Command], for_screen_reader: bool = False) -> str:
    """How many commands are used, and how much money is left."""
    draft = Draft(state, seat, commands)
    used, allowance = draft.used, draft.allowance
    if used > allowance:
        key = "rozz-tally-over"
    elif allowance > 1:
        key = "rozz-tally"
    else:
        # With a single command there is nothing to count.
        key = "rozz-tally-one" if allowance else "rozz-tally-none"
    facts = {"used": used, "allowance": allowance, "money": draft.money}
    return say(f"{key}-aloud", **facts) if for_screen_reader else say(key, **facts)


def warnings(state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
    """Fewer commands than allowed, and strikes with weapons that are not and will not be there.

    `N:` is intended, and so is the list of a player who can order nothing more. Others may still bring a missile, so
    such a strike is not void.
    """
    draft = Draft(state, seat, commands)
    is_meant = any(isinstance(each, Nothing | Resign) for each in commands)
    if draft.used < draft.allowance and not is_meant and command_plans.can_order(state, seat):
        key = "rozz-doubt-fewer" if draft.used else "rozz-doubt-none"
        yield say(key, used=draft.used, allowance=draft.allowance)
    for each in dict.fromkeys((one.item, one.start) for one in commands if isinstance(one, Strike)):
        if each not in _brought_items(commands) and not _is_there(state, *each):
            yield say("rozz-doubt-unarmed", item=each[0], tile=each[1])


@remembered(most=4)
def remark(state: State, seat: str, commands: Sequence[Command], name: str = "") -> str:
    """A warning that infantry could walk into the seat's headquarters, if these commands leave nothing to stop it.

    Without a `name` it speaks to the seat's player, otherwise about the player with that name.
    """
    catalog = state.scenario.catalog
    own = [tile for tile in state.position if _has_headquarters(state.position[tile], seat, catalog)]
    if state.scenario.objective.kind != "headquarters":
        # Where capturing a headquarters does not win, an empty one may be intended: warn only when pieces leave it now.
        starts = {each.start for each in commands if isinstance(each, Move)}
        own = [tile for tile in own if tile in starts]
    if not own:
        return ""
    after = Draft(state, seat, commands).board.snapshot()
    left = [tile for tile in own if not _is_guarded(after.get(tile, EMPTY), seat, catalog)]
    if not left:
        return ""
    facts = {"number": len(left), "tiles": listed(left)}
    return say("rozz-undefended-theirs", name=name, **facts) if name else say("rozz-undefended", **facts)


def _has_headquarters(stack: Stack, seat: str, catalog: Catalog) -> bool:
    return any(piece.owner == seat and piece.item in catalog.headquarters for piece in stack)


def _is_guarded(stack: Stack, seat: str, catalog: Catalog) -> bool:
    """Whether a seat has a piece there that fights troops on foot, R6.5 and R10.1.

    What fights only some of the pieces that can walk in, such as a tank trap, lets the others pass.
    """
    walking = {name for name, item in catalog.items.items() if item.occupies and item.move is not None}
    own = [piece.item for piece in stack if piece.owner == seat and piece.item not in catalog.headquarters]
    return any(item in catalog.occupying or walking <= catalog.opposed_items.get(item, frozenset()) for item in own)


def _is_there(state: State, item: str, tile: str) -> bool:
    return any(piece.item == item for piece in state.position.get(tile, ()))


def _brought_items(commands: Sequence[Command]) -> set[tuple[str, str]]:
    """The items bought or moved, cargo included, with their tiles."""
    bought = {(each.item, each.tile) for each in commands if isinstance(each, Purchase)}
    moves = [each for each in commands if isinstance(each, Move)]
    return bought | {(item, each.destination) for each in moves for item in (each.item, *dict(each.cargo))}
