"""Reads a scenario from a hand-written mapping; every refusal names its path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeVar

from rozz.engine.boards.board_reading import read_board
from rozz.engine.boards.graph import Board
from rozz.engine.errors import BadFile, with_suggestion
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.model.position import pieces_of
from rozz.engine.rozz.model.scenario import Objective, ObjectiveKind, Scenario
from rozz.engine.rozz.reading.catalog_reading import read_catalog
from rozz.engine.rozz.reading.position_reading import read_position
from rozz.engine.rozz.resolution import objectives
from rozz.engine.said import OneOf, Said, listed, said
from rozz.engine.validation import PathValue, describe_value, nearest

KEYS = (
    "game", "name", "about", "board", "players", "objective", "bankroll", "catalog", "setup", "commands", "turn_limit",
    "plays",
)  # fmt: skip

Read = TypeVar("Read")
BoardNamed = Callable[[str], Mapping[str, Any]]
DEFAULT_BANKROLL = 50
#: The limit on tiles × players × what can be produced or meet; shipped scenarios reach at most a quarter of it.
MOST_WORK = 50_000
#: The most players, as in a link: their names and commands are compared with one another.
MOST_PLAYERS = 32
#: The objectives that are a single word.
OBJECTIVES_BY_NAME: tuple[ObjectiveKind, ...] = (
    "headquarters",
    "original",
    "elimination",
    "doomsday",
    "turns",
    "occupation",
)
#: All objectives as they can stand in a file.
OBJECTIVE_FORMS = OneOf(
    ("headquarters", "original", "elimination", "doomsday", "{turns: 20}", "{occupation: 22}", "{central: TERRITORY}")
)


def read_scenario(
    found: PathValue, standard: Mapping[str, Any], board_named: BoardNamed, start: PathValue | None = None
) -> Scenario:
    """A scenario; `board_named` returns the mapping of a board file.

    `start` is the position of a case: it replaces the setup and is exempt from the last four refusals of formats.md.
    """
    fields = found.fields(*KEYS, needed=("game", "name", "board", "players", "objective"))
    fields["game"].choice("rozz")
    board_found = _board(fields["board"], board_named)
    board = read_board(board_found)
    players = _players(fields["players"])
    objective = _objective(fields["objective"], board)
    catalog = read_catalog(fields.get("catalog"), standard, objective.kind == "doomsday")
    _check_tile_names(found, board, catalog, players)
    _check_work(found, board, catalog, players)
    if start is None:
        found.check_needed(fields, ("setup",))
    placed = start or fields.get("setup")
    setup = read_position(placed, board, catalog, players) if placed else {}
    turn_limit = _turn_limit(fields["turn_limit"], objective) if "turn_limit" in fields else None
    scenario = Scenario(
        name=fields["name"].line(said("files-a-name")),
        about=fields["about"].text(said("files-a-sentence")) if "about" in fields else "",
        board=board,
        players=players,
        objective=objective,
        catalog=catalog,
        setup=setup,
        bankroll=read_amounts(fields.get("bankroll"), players, DEFAULT_BANKROLL),
        commands=fields["commands"].whole_number() if "commands" in fields else None,
        turn_limit=turn_limit,
        passive=_passive(fields.get("plays"), players),
        warnings=(*board.remarks, *_warnings(catalog)),
        written={**found.value, "board": board_found.value},
    )
    if start is None:
        _check_start(scenario, fields["setup"], fields["objective"])
    return scenario


def _board(found: PathValue, board_named: BoardNamed) -> PathValue:
    """The board given here, or the shipped one that is named."""
    if not isinstance(found.value, str):
        return found
    try:
        named = board_named(found.value)
    except BadFile as fault:
        found.fail(fault.sentence)
    return PathValue(named, f"board {found.value}", found.error_class)


def _turn_limit(found: PathValue, objective: Objective) -> int:
    limit = found.whole_number(1)
    if objective.kind == "turns" and limit < objective.number:
        found.fail(said("files-turn-limit", limit=limit, turns=objective.number))
    return limit


def _check_work(found: PathValue, board: Board, catalog: Catalog, players: tuple[str, ...]) -> None:
    """Limit the work of a turn: all that can be produced, and all that can meet, everywhere at once."""
    items = catalog.items.values()
    produced = sum(len(item.yields.pieces) for item in items)
    meeting = sum(len(clause.against) + len(clause.converts) for item in items for clause in item.clash)
    if len(board.tiles) * len(players) * (produced + meeting) > MOST_WORK:
        kinds, tiles = produced + meeting, len(board.tiles)
        found.fail(said("files-much-work", kinds=kinds, players=len(players), tiles=tiles, most=MOST_WORK))


def _players(found: PathValue) -> tuple[str, ...]:
    players: list[str] = []
    for member in found.members(said("files-colors"), MOST_PLAYERS):
        colour = member.word(said("files-a-color")).upper()
        if not colour.isalpha() or colour.casefold() == NEUTRAL:
            member.refuse(said("files-a-color"))
        if colour in players:
            member.fail(said("files-named-twice", name=colour))
        players.append(colour)
    if not players:
        found.fail(said("files-no-players"))
    return tuple(players)


def _objective(found: PathValue, board: Board) -> Objective:
    if isinstance(found.value, str):
        named = next((each for each in OBJECTIVES_BY_NAME if each == found.value), None)
        if named is None:
            _unknown_objective(found, found.value)
        objective = Objective(named, {"turns": 20, "occupation": 22}.get(named, 0))
    else:
        if isinstance(found.value, dict) and len(found.value) != 1:
            found.refuse(OBJECTIVE_FORMS)
        [(kind, value)] = found.entries(OBJECTIVE_FORMS)
        if kind == "central":
            objective = Objective("central", territory=_territory(value, board))
        elif kind == "turns":
            objective = Objective("turns", value.whole_number(1))
        elif kind == "occupation":
            objective = Objective("occupation", value.whole_number(1))
        else:
            _unknown_objective(found, kind)
    if objective.kind == "original" and not board.territories:
        found.fail(said("files-original-without"))
    if objective.kind == "occupation" and objective.number > len(board.tiles):
        found.fail(said("files-few-tiles", tiles=len(board.tiles), number=objective.number))
    return objective


def _unknown_objective(found: PathValue, kind: str) -> NoReturn:
    """Refuse an unknown objective, or one in the wrong form, and suggest the right form."""
    near = nearest(kind, (*OBJECTIVES_BY_NAME, "central"))
    form = "{central: TERRITORY}" if near == "central" else near
    what = said("files-unexpected", found=describe_value(kind), expected=OBJECTIVE_FORMS)
    found.fail(with_suggestion(what, form))


def _territory(found: PathValue, board: Board) -> str:
    folded = {name.casefold(): name for name in board.territories}
    name = folded.get(found.text(said("files-a-territory")).casefold())
    if name is None:
        found.fail_unknown(said("files-no-territory", territory=found.value), found.value, board.territories)
    return name


def _check_tile_names(found: PathValue, board: Board, catalog: Catalog, players: tuple[str, ...]) -> None:
    """Refuse tiles named like an item, a color or `neutral`, R1.6."""
    taken = {**{player.casefold(): "color" for player in players}, NEUTRAL: "rules"}
    taken.update({name.casefold(): "item" for name in catalog.known})
    for name in board.tiles:
        if kind := taken.get(name.casefold()):
            found.child("board", None).fail(said("files-tile-named-like", tile=name, kind=kind))


def read_amounts(found: PathValue | None, players: tuple[str, ...], default: int) -> dict[str, int]:
    """One number for all players, or numbers for the players named and 0 for the others."""
    if found is None:
        return dict.fromkeys(players, default)
    if not isinstance(found.value, dict):
        return dict.fromkeys(players, found.whole_number())
    return {**dict.fromkeys(players, 0), **read_by_player(found, players, lambda amount: amount.whole_number())}


def read_by_player(found: PathValue, players: tuple[str, ...], read: Callable[[PathValue], Read]) -> dict[str, Read]:
    """A mapping whose keys are colors."""
    values: dict[str, Read] = {}
    for key, place in found.entries(said("files-by-color")):
        colour = key.upper()
        if colour not in players:
            place.fail_unknown(said("files-not-playing", name=key), colour, players)
        if colour in values:
            place.fail(said("files-named-twice", name=colour))
        values[colour] = read(place)
    return values


def _passive(found: PathValue | None, players: tuple[str, ...]) -> frozenset[str]:
    return frozenset(read_by_player(found, players, lambda place: place.choice("passive"))) if found else frozenset()


def without_messages(scenario: Scenario) -> Mapping[str, Any]:
    """The mapping of a scenario without items that let players write to each other."""
    written = scenario.written
    items = scenario.catalog.items
    wordy = {name for name, item in items.items() if item.effect == "message" and item.cost is not None}
    if not wordy:
        return written
    catalog = dict(written.get("catalog") or {})
    added = {
        key: {trait: value for trait, value in traits.items() if trait != "cost"} if key.upper() in wordy else traits
        for key, traits in catalog.get("add", {}).items()
    }
    changed = {
        key: {**traits, "cost": None} if key.upper() in wordy else traits
        for key, traits in catalog.get("change", {}).items()
    }
    named = {key.upper() for key in (*added, *changed)}
    changed |= {name: {"cost": None} for name in items if name in wordy - named}
    catalog |= {key: value for key, value in (("change", changed), ("add", added)) if value}
    return {**written, "catalog": catalog}


def _warnings(catalog: Catalog) -> list[Said]:
    peaceful = [name for name in catalog.occupying if not catalog.items[name].clash]
    return [said("files-peaceful", item=name) for name in sorted(peaceful)]


def _check_start(scenario: Scenario, setup: PathValue, objective: PathValue) -> None:
    """The refusals that do not apply to a case's position."""
    catalog, position = scenario.catalog, scenario.setup
    owners = {piece.owner for _, piece, _ in pieces_of(position)}
    homes = {piece.owner for _, piece, _ in pieces_of(position) if piece.item in catalog.headquarters}
    kind = scenario.objective.kind
    if kind == "headquarters":
        for player in scenario.players:
            if player not in homes:
                setup.fail(said("files-no-headquarters", color=player))
    if kind == "central":
        for tile in scenario.board.territories[scenario.objective.territory]:
            if any(piece.owner != NEUTRAL for piece in position.get(tile, {})):
                setup.child(tile, None).fail(said("files-central-taken"))
    for player in scenario.players:
        if player not in owners:
            setup.fail(said("files-no-pieces", color=player))
    winners = objectives.winners_at_start(scenario)
    if winners:
        objective.fail(said("files-won-at-start", colors=listed(winners), number=len(winners)))
