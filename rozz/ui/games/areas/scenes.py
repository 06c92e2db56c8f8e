"""What is to be drawn on a map: orders that are being written, all that was ordered, and what a phase has done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.areas.commands import Bombardment, Command, Movement, Placement
from rozz.engine.areas.scenario import Armies
from rozz.engine.game import Phase, Played
from rozz.ui.games.areas.counters import Scene
from rozz.ui.games.face import Foretold
from rozz.ui.views import arrows
from rozz.ui.views.arrows import Arrow


def planned(armies: Armies, orders: Iterable[tuple[str, Command, str]], labels: Mapping[str, str]) -> Scene:
    """Orders drawn on a map: (seat, command, how it stands).  What is void or failed brings nothing anywhere."""
    rows = tuple(orders)
    done = [(seat, each) for seat, each, how in rows if how != "failed"]
    return Scene(
        armies,
        tuple(arrow for seat, each, how in rows for arrow in _marches(seat, each, how)),
        tuple((seat, area, n) for seat, each in done if isinstance(each, Placement) for area, n in each.armies),
        tuple(each.area for _, each in done if isinstance(each, Bombardment)),
        labels,
    )


def ordered(played: Played) -> Scene:
    """All that was ordered, on the map as it was before."""
    rows = [
        (seat, each, "given" if given.is_done else "failed")
        for seat, commands in played.orders.items()
        for each, given in zip(commands, played.verdicts[seat], strict=True)
    ]
    return planned(played.before.armies, rows, {})


def foretold(plans: Iterable[Foretold]) -> tuple[Arrow, ...]:
    """Where others may march, with shares."""
    return arrows.foretold(
        (arrow, plan.share) for plan in plans for each in plan.commands for arrow in _marches(plan.seat, each, "given")
    )


def _marches(seat: str, command: Command, how: str) -> list[Arrow]:
    if not isinstance(command, Movement):
        return []
    return [
        Arrow("move", seat, route.start, route.end, how, tag=str(route.number))  # type: ignore[arg-type]
        for route in command.routes
    ]


def of_phase(phase: Phase) -> Scene:
    """What a phase shows: routes that were marched, new armies, bombardments."""
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
    )
