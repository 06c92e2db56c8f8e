"""What a part of the orders does: "Move 3 armies from Brine to Drake", and the same of a player."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Resign, Route
from rozz.engine.game import NO_NAMES, Names
from rozz.engine.said import Fact, Said, listed, player, said


def command_phrase(command: Command) -> Said:
    """A part of the orders, verb first.

    >>> command_phrase(Bombardment("Fern"))
    Said(key='areas-command-bombard', facts=(('area', 'Fern'),))
    """
    match command:
        case Placement(((area, number),)):
            return said("areas-command-place", number=number, area=area)
        case Placement(armies):
            return said("areas-command-place-several", places=in_areas(armies))
        case Movement((Route(number, start, end),)):
            return said("areas-command-move", number=number, start=start, end=end)
        case Movement(routes) if len({each.start for each in routes}) == 1:
            return said("areas-command-move-out", start=routes[0].start, routes=_to(routes))
        case Movement(routes) if len({each.end for each in routes}) == 1:
            return said("areas-command-move-in", end=routes[0].end, routes=_from(routes))
        case Movement(routes):
            return said("areas-command-move-several", routes=_whole(routes))
        case Bombardment(area):
            return said("areas-command-bombard", area=area)
        case Resign():
            return said("areas-command-resign")


def command_sentence(command: Command, seat: str, names: Names = NO_NAMES) -> Said:
    """A part of the orders with its player.

    >>> command_sentence(Bombardment("Fern"), "SECOND", {"SECOND": "Ben"})
    Said(key='areas-command-by-bombard', facts=(('area', 'Fern'), ('name', 'Ben')))
    """
    name = player(seat, names)
    match command:
        case Placement(((area, number),)):
            return said("areas-command-by-place", name=name, number=number, area=area)
        case Placement(armies):
            return said("areas-command-by-place-several", name=name, places=in_areas(armies))
        case Movement((Route(number, start, end),)):
            return said("areas-command-by-move", name=name, number=number, start=start, end=end)
        case Movement(routes) if len({each.start for each in routes}) == 1:
            return said("areas-command-by-move-out", name=name, start=routes[0].start, routes=_to(routes))
        case Movement(routes) if len({each.end for each in routes}) == 1:
            return said("areas-command-by-move-in", name=name, end=routes[0].end, routes=_from(routes))
        case Movement(routes):
            return said("areas-command-by-move-several", name=name, routes=_whole(routes))
        case Bombardment(area):
            return said("areas-command-by-bombard", name=name, area=area)
        case Resign():
            return said("areas-command-by-resign", name=name)


def in_areas(armies: Iterable[tuple[str, int]]) -> Fact:
    """How many armies are in each area, as a list: "2 in Mu and 1 in Mystery City"."""
    return listed(said("areas-command-in", number=number, area=area) for area, number in armies)


def _to(routes: Iterable[Route]) -> Fact:
    return listed(said("areas-command-to", number=each.number, area=each.end) for each in routes)


def _from(routes: Iterable[Route]) -> Fact:
    return listed(said("areas-command-from", number=each.number, area=each.start) for each in routes)


def _whole(routes: Iterable[Route]) -> Fact:
    return listed(said("areas-command-route", number=each.number, start=each.start, end=each.end) for each in routes)
