"""Short texts about a position, a list of orders and a turn of Ozymandia and Simultaneous Risk."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rozz.engine.areas.legality.legality import admit
from rozz.engine.areas.model.commands import Command, Placement, Resign
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.engine.areas.text.report import command_sentence, report
from rozz.engine.game import Played
from rozz.engine.word_lists import listed
from rozz.ui.games.areas.texts.income import sources
from rozz.ui.i18n.engine_texts import written


def pill(state: State, seat: str) -> str:
    """How near a seat is to winning, and its armies, in few words."""
    if state.is_setting_up:
        return f"{state.unplaced[seat]} to place"
    armies = sum(state.armies[seat].values())
    kinds = ((armies, "army", "armies"), (state.bombs[seat], "bomb", "bombs"))
    counts = [f"{number} {one if number == 1 else many}" for number, one, many in kinds]
    return " · ".join((_held(state, seat), *counts))


def tally(state: State, seat: str, commands: Sequence[Command]) -> str:
    """New armies not yet placed and where they come from, and bombardments left."""
    if state.is_setting_up or state.outcome:
        return ""
    judged = admit(state, seat, commands)
    done = [each for each, given in zip(commands, judged.verdicts, strict=True) if given.is_done]
    placed = sum(n for each in done if isinstance(each, Placement) for _, n in each.armies)
    new = placing.received(state.scenario, state.armies[seat])
    left = state.bombs[seat] - bool(judged.bombarded)
    bombs = f"{left} {'bomb' if left == 1 else 'bombs'} left"
    if placed and placed == new:
        return f"none of {new} new {'army' if new == 1 else 'armies'} left to place · {bombs}"
    number = f"{new - placed} of {new}" if placed else f"{new}"
    coming = f"{number} new {'army' if new == 1 else 'armies'} to place ({sources(state, seat)})"
    return f"{coming} · {bombs}"


def doubts(state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
    """No orders at all may be a mistake, and forgotten new armies would all go to one place, Z14."""
    if state.is_setting_up:
        return
    rest = _unplaced(state, seat, commands)
    if not commands:
        new = f", and new armies would stand: {rest}" if rest else ""
        yield f"There is nothing in the list: nobody would move{new}."
    elif rest and state.scenario.production == "territories" and not any(isinstance(c, Resign) for c in commands):
        yield f"New armies are left to place; they would stand: {rest}."


def summary(played: Played, names: Mapping[str, str]) -> list[str]:
    """The match's end, the battles and bombardments, and what was taken without a fight."""
    lines = report(played, names)
    ended = [written(lines[-1].text)] if played.after.outcome else []
    fought = [line for line in lines if line.kind in ("battle", "border") or line.phase == "bombs"]
    first = list(dict.fromkeys((*ended, *(written(line.plain) for line in fought))))[:3]
    taken = _taken(played, names, {line.tile for line in fought if line.phase == "battles"})
    if much := [*first, *taken]:
        return much
    if played.before.is_setting_up:  # all of it is one move
        return [command_sentence(each, seat, names) for seat, each in _given(played)]
    return [written(line.plain) for line in lines][:1] or ["Nothing happened."]


def _taken(played: Played, names: Mapping[str, str], fought: Collection[str]) -> Iterator[str]:
    """Who gained what without a fight; placements of a set-up are described elsewhere."""
    before: State = played.before
    for seat in played.after.scenario.players if played.moment.is_sealed else ():
        new = [
            area
            for area in before.scenario.map.areas
            if area in played.after.armies[seat] and area not in before.armies[seat] and area not in fought
        ]
        if new:
            yield f"{names.get(seat, seat)} takes {listed(new)}"


def _unplaced(state: State, seat: str, commands: Sequence[Command]) -> str:
    """Where unplaced new armies would go: 3 in Ash."""
    if state.is_setting_up or state.outcome:
        return ""
    verdicts = admit(state, seat, commands).verdicts
    done = [each for each, given in zip(commands, verdicts, strict=True) if given.is_done]
    placed = placing.wanted(each for each in done if isinstance(each, Placement))
    whole = placing.completed(state, seat, placed)
    rest = {area: number - placed.get(area, 0) for area, number in whole.items()}
    return ", ".join(f"{number} in {area}" for area, number in rest.items() if number)


def _held(state: State, seat: str) -> str:
    """How many of the winning cities, or of all areas, a seat has; a phone has no room for "21 territories"."""
    held = state.armies[seat]
    if enough := state.scenario.cities_to_win:
        return f"{len(placing.cities_held(state.scenario.map, held))}/{enough} cities"
    return f"{len(held)} held"


def _given(played: Played) -> list[tuple[str, Command]]:
    """Every command with its seat."""
    return [(seat, each) for seat, commands in played.orders.items() for each in commands]
