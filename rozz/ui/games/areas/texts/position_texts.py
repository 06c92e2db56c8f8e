"""Short texts about a position, a list of orders and a turn of Ozymandia and Simultaneous Risk."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rozz.engine.areas.legality import army_movements
from rozz.engine.areas.legality.legality import admit
from rozz.engine.areas.model.commands import Command, Movement, Placement, Resign
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.engine.areas.text.command_texts import command_sentence
from rozz.engine.areas.text.report import report
from rozz.engine.game import Played
from rozz.ui.games.areas.texts.income import income_sources
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_commas, with_dots


def goal(cities: int | None, last: int | None) -> str:
    """How to win: by cities, or by the last army; and the turn after which it is a draw."""
    if cities:
        return say("games-areas-goal-cities", cities=cities, turn=last or 0)
    return say("games-areas-goal-last", turn=last or 0)


def pill(state: State, seat: str) -> str:
    """How near a seat is to winning, and its armies, in few words."""
    if state.is_setting_up:
        return say("areas-figures-to-place", number=state.unplaced[seat])
    held = held_alone(state, seat)
    armies, bombs = sum(state.armies[seat].values()), state.bombs[seat]
    if needed := state.scenario.cities_to_win:
        cities = len(placing.cities_held(state.scenario.map, held))
        return say("areas-figures-cities", cities=cities, needed=needed, armies=armies, bombs=bombs)
    return say("areas-figures-held", held=len(held), armies=armies, bombs=bombs)


def held_alone(state: State, seat: str) -> list[str]:
    """The areas that a seat holds; none where armies of several meet while a turn is shown."""
    others = [armies for other, armies in state.armies.items() if other != seat]
    return [area for area in state.armies[seat] if not any(area in each for each in others)]


def tally(state: State, seat: str, commands: Sequence[Command], for_screen_reader: bool = False) -> str:
    """The one movement of a turn, bombardments left, new armies not yet placed and where they come from."""
    if state.is_setting_up or state.outcome:
        return ""
    judged = admit(state, seat, commands)
    done = [each for each, given in zip(commands, judged.verdicts, strict=True) if given.is_done]
    placed = sum(n for each in done if isinstance(each, Placement) for _, n in each.armies)
    new = placing.new_army_count(state.scenario, state.armies[seat])
    bombs = state.bombs[seat] - bool(judged.bombarded)
    moved = sum(isinstance(each, Movement) for each in commands)
    key = "areas-tally-new"
    if placed:
        key = "areas-tally-placed" if placed == new else "areas-tally-rest"
    parts = (
        say("areas-tally-movements", moved=moved),
        say("areas-tally-bombs", bombs=bombs),
        say(key, new=new, rest=new - placed, sources=income_sources(state, seat)),
    )
    return with_commas(parts) if for_screen_reader else with_dots(parts)


def warnings(state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
    """No orders at all may be a mistake, or no movement, a bomb on one's own armies, or forgotten new armies, Z14."""
    if state.is_setting_up or any(isinstance(each, Resign) for each in commands):
        return
    rest = _unplaced(state, seat, commands)
    if not commands:
        yield say("areas-doubt-empty-new", places=rest) if rest else say("areas-doubt-empty")
        return
    if rest and state.scenario.production == "territories":
        yield say("areas-doubt-unplaced", places=rest)
    if state.armies[seat] and not any(isinstance(each, Movement) for each in commands):
        yield say("areas-doubt-unmoved")
    judged = admit(state, seat, commands)
    if judged.held.get(judged.bombarded, 0) > army_movements.armies_leaving(judged.routes).get(judged.bombarded, 0):
        yield say("areas-doubt-own-bomb", area=judged.bombarded)


def left_over_note(state: State, seat: str, commands: Sequence[Command]) -> str:
    """Where new armies go that these commands do not place; empty if all are placed."""
    rest = _unplaced(state, seat, commands)
    return say("areas-left-over", places=rest) if rest else ""


def summary(played: Played, names: Mapping[str, str]) -> list[str]:
    """The match's end, the battles and bombardments, and what was taken without a fight."""
    lines = report(played, names)
    ended = [render(lines[-1].text)] if played.after.outcome else []
    fought = [line for line in lines if line.kind in ("battle", "border") or line.phase == "bombs"]
    first = list(dict.fromkeys((*ended, *(render(line.plain) for line in fought))))[:3]
    taken = _conquests(played, names, {line.tile for line in fought if line.phase == "battles"})
    if much := [*first, *taken]:
        return much
    if played.before.is_setting_up:  # all of it is one move
        return [render(command_sentence(each, seat, names)) for seat, each in _commands_by_seat(played)]
    return [render(line.plain) for line in lines][:1] or [say("areas-quiet")]


def _conquests(played: Played, names: Mapping[str, str], fought: Collection[str]) -> Iterator[str]:
    """Who gained what without a fight; placements of a setup are described elsewhere."""
    before: State = played.before
    for seat in played.after.scenario.players if played.moment.is_sealed else ():
        new = [
            area
            for area in before.scenario.map.areas
            if area in played.after.armies[seat] and area not in before.armies[seat] and area not in fought
        ]
        if new:
            yield say("areas-takes", name=names.get(seat, seat), areas=listed(new))


def _unplaced(state: State, seat: str, commands: Sequence[Command]) -> str:
    """Where unplaced new armies would go: 3 in Ash."""
    if state.is_setting_up or state.outcome:
        return ""
    verdicts = admit(state, seat, commands).verdicts
    done = [each for each, given in zip(commands, verdicts, strict=True) if given.is_done]
    placed = placing.sum_placements(each for each in done if isinstance(each, Placement))
    whole = placing.complete_placements(state, seat, placed)
    rest = {area: number - placed.get(area, 0) for area, number in whole.items()}
    return listed(say("areas-armies-in", number=number, area=area) for area, number in rest.items() if number)


def _commands_by_seat(played: Played) -> list[tuple[str, Command]]:
    """Every command with its seat."""
    return [(seat, each) for seat, commands in played.orders.items() for each in commands]
