"""What is drawn on a map: orders being written, all given orders, and the results of a phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement
from rozz.engine.areas.model.map import CITY
from rozz.engine.areas.model.scenario import Armies, holder
from rozz.engine.areas.model.state import State
from rozz.engine.game import Event, Phase, Played
from rozz.ui.board import arrows
from rozz.ui.board.arrows import Arrow, ArrowState
from rozz.ui.games.areas.drawing.army_counters import Scene
from rozz.ui.games.face import LikelyPlan


def planned_scene(
    armies: Armies, orders: Iterable[tuple[str, Command, ArrowState]], labels: Mapping[str, str]
) -> Scene:
    """Orders on a map as (seat, command, status). Void or failed orders bring no armies."""
    rows = tuple(orders)
    done = [(seat, each) for seat, each, how in rows if how != "failed"]
    return Scene(
        armies,
        tuple(arrow for seat, each, how in rows for arrow in _marches(seat, each, how)),
        tuple((seat, area, n) for seat, each in done if isinstance(each, Placement) for area, n in each.armies),
        tuple(each.area for _, each in done if isinstance(each, Bombardment)),
        labels,
    )


def orders_scene(played: Played) -> Scene:
    """All given orders on the map as it was before."""
    rows: list[tuple[str, Command, ArrowState]] = [
        (seat, each, "given" if given.is_done else "failed")
        for seat, commands in played.orders.items()
        for each, given in zip(commands, played.verdicts[seat], strict=True)
    ]
    return planned_scene(played.before.armies, rows, {})


def forecast_arrows(plans: Iterable[LikelyPlan]) -> tuple[Arrow, ...]:
    """Where others may march, with shares; of a guess with the number of armies."""
    commands = ((plan, each) for plan in plans for each in plan.commands)
    ways = [(plan, arrow) for plan, each in commands for arrow in _marches(plan.seat, each, "foretold")]
    guessed = tuple(arrow for plan, arrow in ways if plan.is_guess)
    return (*guessed, *arrows.forecast_arrows((arrow, plan.share) for plan, arrow in ways if not plan.is_guess))


def _marches(seat: str, command: Command, how: ArrowState) -> list[Arrow]:
    if not isinstance(command, Movement):
        return []
    return [
        Arrow("move", seat, route.start, route.end, how, tag=str(route.number))
        for route in command.routes
    ]


def phase_scene(phase: Phase, before: State, earlier: Armies) -> Scene:
    """The scene of a phase: marches, fights, new armies, bombardments, captures.

    `before` is the state at the start of the moment, `earlier` the armies before the phase.
    """
    events = phase.events
    return Scene(
        phase.position,
        tuple(
            Arrow("move", e.facts["seat"], e.tile, e.facts["end"], "given", tag=str(e.facts["number"]))
            for e in events
            if e.kind == "left"
        ),
        tuple((e.facts["seat"], e.tile, e.facts["number"]) for e in events if e.kind in ("placed", "set-up")),
        tuple(e.tile for e in events if e.kind == "bombed"),
        is_done=True,
        newly_placed=frozenset(e.tile for e in events if e.kind in ("placed", "set-up")),
        wiped_out_on_border=frozenset(route for e in events if e.kind == "border" for route in _wiped_out_on_border(e)),
        blows=tuple(blow for e in events for blow in _blows(e)),
        losses=tuple(_losses(events)),
        captured=tuple(_captured(phase.position, before, earlier)) if phase.name in ("borders", "battles") else (),
    )


def _wiped_out_on_border(border: Event) -> Iterator[tuple[str, str, str]]:
    """Who was wiped out in a battle on a border, and where they came from, first player first."""
    start, end = border.facts["start"], border.tile
    for (seat, number), way in zip(border.facts["forces"].items(), ((start, end), (end, start)), strict=True):
        if border.facts["losses"][seat] == number:
            yield (seat, *way)


def _blows(event: Event) -> Iterator[tuple[str, str, int]]:
    """A fight is a spark; bombs destroy half of an area's armies, or all."""
    if event.kind == "border":
        yield event.tile, event.facts["start"], 1
    elif event.kind == "battle":
        yield event.tile, "", 1
    elif event.kind == "bombed":
        yield event.tile, "", 3 if event.facts["destroys"] == "all" else 2


def _losses(events: Iterable[Event]) -> Iterator[tuple[str, str, tuple[tuple[str, int, int], ...]]]:
    """The losses of each fight."""
    for event in events:
        if event.kind in ("border", "battle"):
            lost = event.facts["losses"]
            rows = [(seat, number, number - lost[seat]) for seat, number in event.facts["forces"].items() if lost[seat]]
            if rows:
                yield event.tile, event.facts["start"] if event.kind == "border" else "", tuple(rows)


def _captured(now: Armies, before: State, earlier: Armies) -> Iterator[tuple[str, str]]:
    """What a seat alone holds since this phase that was the other's at the start of the moment, or a neutral city."""
    known, players = before.scenario.map, before.scenario.players
    for area in known.areas:
        (seat, *more), was = [each for each in players if area in now[each]] or [""], holder(before.armies, area)
        is_new = seat and not more and [seat] != [each for each in players if area in earlier[each]]
        if is_new and was != seat and (was or known.areas[area].kind == CITY):
            yield area, seat
