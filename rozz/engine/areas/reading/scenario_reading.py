"""Reads a scenario from a hand-written mapping; every refusal names its path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.scenario import Armies, Bombing, Placing, Scenario
from rozz.engine.areas.reading.map_reading import read_area, read_map
from rozz.engine.errors import BadFile
from rozz.engine.said import OneOf, listed, said
from rozz.engine.validation import PathValue

KEYS = (
    "game", "name", "about", "board", "players", "production", "equal", "bombing", "victory", "bombs", "setup",
    "placing", "swaps", "swapped", "turn_limit", "plays",
)  # fmt: skip
NEEDED = ("game", "name", "board", "production", "equal", "bombing", "victory")
PLAYERS = ("FIRST", "SECOND")
BOMBS = 3
MOST_PLACED = 500

BoardNamed = Callable[[str], Mapping[str, Any]]
Read = TypeVar("Read")


def read_scenario(found: PathValue, game: str, board_named: BoardNamed, is_case: bool = False) -> Scenario:
    """A scenario of the game; `board_named` returns the mapping of a board file. A case needs no setup."""
    fields = found.fields(*KEYS, needed=NEEDED)
    fields["game"].choice(game)
    board = _board(fields["board"], board_named)
    known = read_map(board)
    players = _players(fields["players"]) if "players" in fields else PLAYERS
    if not is_case and ("setup" in fields) == ("placing" in fields):
        found.fail(said("files-setup-or-placing"))
    setup = read_position(fields["setup"], known, players) if "setup" in fields else {seat: {} for seat in players}
    swaps = tuple(_swap(each, known) for each in fields["swaps"].members()) if "swaps" in fields else ()
    swapped = _swapped(fields["swapped"], swaps) if "swapped" in fields else ()
    passive = read_by_player(fields["plays"], players, lambda each: each.choice("passive")) if "plays" in fields else {}
    scenario = Scenario(
        game=game,
        name=fields["name"].line(said("files-a-name")),
        about=fields["about"].text(said("files-a-sentence")) if "about" in fields else "",
        map=known,
        players=players,
        production="cities" if fields["production"].choice("cities", "territories") == "cities" else "territories",
        equal="holder" if fields["equal"].choice("holder", "nobody") == "holder" else "nobody",
        bombing=_bombing(fields["bombing"], known),
        cities_to_win=_victory(fields["victory"], known),
        bombs=fields["bombs"].whole_number() if "bombs" in fields else BOMBS,
        setup=exchange_areas(setup, [pair for pair in swaps if pair[0] in swapped]),
        placing=_placing(fields["placing"], known) if "placing" in fields else None,
        swaps=swaps,
        swapped=swapped,
        turn_limit=fields["turn_limit"].whole_number(1) if "turn_limit" in fields else None,
        passive=frozenset(passive),
        written={**found.value, "board": board.value},
    )
    if not is_case and scenario.placing is None:
        _check_start(scenario, fields["setup"])
    return scenario


def read_position(found: PathValue, area_map: Map, players: tuple[str, ...], is_shared: bool = False) -> Armies:
    """A position, area → player → armies; only within a turn may both players' armies share an area."""
    armies: dict[str, dict[str, int]] = {seat: {} for seat in players}
    named: set[str] = set()
    for key, place in found.entries(said("files-areas")):
        area = read_area(place, area_map, key)
        if area in named:
            place.fail(said("files-named-twice", name=area))
        named.add(area)
        held = read_by_player(place, players, lambda each: each.whole_number())
        if len(held) > 1 and not is_shared:
            place.fail(said("files-shared-area", area=area, players=listed(held)))
        for seat, number in held.items():
            if number:
                armies[seat][area] = number
    return armies


def read_by_player(found: PathValue, players: tuple[str, ...], read: Callable[[PathValue], Read]) -> dict[str, Read]:
    """A mapping whose keys are players."""
    values: dict[str, Read] = {}
    for key, place in found.entries(said("files-by-player")):
        seat = key.upper()
        if seat not in players:
            place.fail_unknown(said("files-not-playing", name=key), seat, players)
        if seat in values:
            place.fail(said("files-named-twice", name=seat))
        values[seat] = read(place)
    return values


def exchange_areas(armies: Armies, pairs: list[tuple[str, str]]) -> Armies:
    """The armies with areas exchanged, Z12.

    >>> exchange_areas({"FIRST": {"A": 3}, "SECOND": {"V": 2}}, [("A", "V")])
    {'FIRST': {'V': 3}, 'SECOND': {'A': 2}}
    """
    place = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    return {seat: {place.get(area, area): n for area, n in held.items()} for seat, held in armies.items()}


def _board(found: PathValue, board_named: BoardNamed) -> PathValue:
    if not isinstance(found.value, str):
        return found
    try:
        return PathValue(board_named(found.value), f"board {found.value}", found.error_class)
    except BadFile as fault:
        found.fail(fault.sentence)


def _players(found: PathValue) -> tuple[str, ...]:
    players = tuple(each.word(said("files-a-player")).upper() for each in found.members(said("files-two-players")))
    if len(players) != 2 or players[0] == players[1] or not all(each.isalpha() for each in players):
        found.fail(said("files-bad-players"))
    return players


def _bombing(found: PathValue, area_map: Map) -> dict[str, Bombing]:
    kinds = tuple(dict.fromkeys(area.kind for area in area_map.areas.values()))
    bombing: dict[str, Bombing] = {}
    for kind, place in found.fields(*kinds).items():
        bombing[kind] = "all" if place.choice("all", "half") == "all" else "half"
    found.check_needed(bombing, kinds)
    return bombing


def _victory(found: PathValue, area_map: Map) -> int | None:
    """How many cities win; None means the last player with armies wins."""
    if found.value == "last":
        return None
    expected = OneOf(("last", "{cities: NUMBER}"))
    if not isinstance(found.value, dict):
        found.refuse(expected)
    fields = found.fields("cities")
    if "cities" not in fields:
        found.refuse(expected)
    cities, needed = len(area_map.cities), fields["cities"].whole_number(1)
    if needed > cities or 2 * needed <= cities:
        fields["cities"].fail(said("files-cities-to-win", least=cities // 2 + 1, most=cities))
    return needed


def _placing(found: PathValue, area_map: Map) -> Placing:
    fields = found.all_fields("armies", "by")
    number, by = fields["armies"].whole_number(1), fields["by"].choice("one", "five", "dealt")
    if number > MOST_PLACED:
        fields["armies"].refuse(said("files-number-up-to", most=MOST_PLACED))
    if len(area_map.areas) <= 5:
        found.fail(said("files-small-map"))
    return Placing(number, "one" if by == "one" else "five" if by == "five" else "dealt")


def _swap(found: PathValue, area_map: Map) -> tuple[str, str]:
    members = found.members(said("files-pair-of-areas"))
    if len(members) != 2:
        found.refuse(said("files-pair-of-areas"))
    one, other = (read_area(each, area_map, each.text(said("files-an-area"))) for each in members)
    return one, other


def _swapped(found: PathValue, swaps: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    firsts = tuple(one for one, _ in swaps)
    named = {each.choice(*firsts) for each in found.members(said("files-swapped-areas"))}
    return tuple(one for one in firsts if one in named)


def _check_start(scenario: Scenario, setup: PathValue) -> None:
    """The refusals that do not apply to a case's position."""
    for seat, held in scenario.setup.items():
        if not held:
            setup.fail(said("files-no-armies", player=seat))
        needed = scenario.cities_to_win
        if needed is not None and sum(city in held for city in scenario.map.cities) >= needed:
            setup.fail(said("files-has-won", player=seat))
