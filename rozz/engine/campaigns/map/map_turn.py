"""The steps of the campaign turn, C4: initiative, movement with its battles, recruiting, the Ruler's return, end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rozz.engine.campaigns.battle import battle_end, fast_combat
from rozz.engine.campaigns.map import battle_start, map_tasks, recruiting, victory
from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.model.battleboard import ATTACKER
from rozz.engine.campaigns.model.commands import (
    Command,
    CommandsBySeat,
    Initiative,
    Keep,
    Lose,
    March,
    Put,
    Recruit,
    Say,
)
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Holding, Task
from rozz.engine.campaigns.model.tables import LEADERS, initiative_modifier
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text.notation import write

Seats = tuple[str, ...]
#: The die and the modifier of each side, by the seat that answers for it.
Rolls = dict[str, tuple[int, int]]


def _only(commands: CommandsBySeat) -> Command:
    (command,) = commands.values()
    return command


# Initiative.


def enter_initiative(resolution: Resolution) -> Seats:
    """Every side rolls, and tied sides roll again for their own order, C4.1; resigned ones do not roll, C20.4."""
    ranked, rolls = _ranked(resolution, resolution.scenario.sides_left(resolution.resigned))
    resolution.update_map(order=tuple(side[0] for side in ranked), at_turn=0, passed=frozenset())
    sides = _players(resolution, ranked)
    first = next(iter(sides))
    resolution.emit("leads", "C4.1", "", seat=first, rolls=rolls, sides=sides)
    return (first,)


def _players(resolution: Resolution, sides: Iterable[Seats]) -> dict[str, list[str]]:
    """The players still in the match on each side, by the seat that answers for it, C20.4."""
    playing = map(resolution.playing, sides)
    return {seats[0]: list(seats) for seats in playing}


def _ranked(resolution: Resolution, sides: Sequence[Seats]) -> tuple[list[Seats], Rolls]:
    """The sides in order, and the rolls that decided which is first: those of the last tie for it, if there was one."""
    totals, deciding = _rolled(resolution, sides)
    ranked: list[Seats] = []
    # A stack instead of recursion: a link from somebody else can hold thousands of ties.
    waiting = sorted(totals.items(), reverse=True)
    while waiting:
        total, tied = waiting.pop()
        if len(tied) == 1:
            ranked += tied
            continue
        players = _players(resolution, tied)
        resolution.emit("tied", "C4.1", "", seats=tuple(players), sides=players, total=total)
        again, rolls = _rolled(resolution, tied)
        deciding = deciding if ranked else rolls
        waiting += sorted(again.items(), reverse=True)
    return ranked, deciding


def _rolled(resolution: Resolution, sides: Sequence[Seats]) -> tuple[dict[int, list[Seats]], Rolls]:
    """One roll for each side: the sides by their totals, and the rolls by the seat that answers for the side."""
    context = MapContext.from_resolution(resolution)
    totals: dict[int, list[Seats]] = {}
    rolls: Rolls = {}
    for side in sides:
        leaders = [name for name in resolution.land.places if name in LEADERS and context.seat(name) in side]
        modifier = initiative_modifier(leaders)
        die = resolution.roll_die("C4.1")
        totals.setdefault(die + modifier, []).append(side)
        seat = resolution.stand_in(side[0])
        rolls[seat] = (die, modifier)
        resolution.emit("initiative", "C4.1", "", seat=seat, die=die, modifier=modifier)
    return totals, rolls


def set_order(resolution: Resolution, commands: CommandsBySeat) -> None:
    """The side with the initiative moves first, or after all others."""
    command = _only(commands)
    assert isinstance(command, Initiative)
    first, *others = resolution.land.order
    whole = (first, *others) if command.is_first else (*others, first)
    # The player who was asked may have resigned instead.
    order = tuple(seat for seat in whole if resolution.stand_in(seat) not in resolution.resigned)
    resolution.update_map(order=order, at_turn=0, passed=frozenset())
    playing = map(resolution.playing, resolution.scenario.sides)
    sides = {seat: list(seats) for seats in playing for seat in seats}
    resolution.emit("order", "C4.1", "", seats=tuple(map(resolution.stand_in, order)), sides=sides)
    resolution.step = "activate"


# Movement.


def default_order(scenario: Scenario, land: Holding) -> Holding:
    """The sides in seat order, each represented by its first seat."""
    return replace(land, order=tuple(side[0] for side in scenario.sides), at_turn=0, passed=frozenset())


def enter_activate(resolution: Resolution) -> Seats | None:
    """The seat of the side whose turn it is, C4.2; recruiting once all have passed."""
    if not resolution.land.order:
        resolution.land_or_none = default_order(resolution.scenario, resolution.land)
    land = resolution.land
    for ahead in range(len(land.order)):
        at = (land.at_turn + ahead) % len(land.order)
        seat = _seat_of_side(resolution, land.order[at])
        if seat:
            order = (*land.order[:at], seat, *land.order[at + 1:])
            resolution.update_map(at_turn=at, order=order)
            return (seat,)
    resolution.step = "recruit"
    return None


def _seat_of_side(resolution: Resolution, seat: str) -> str:
    """The seat itself, or the next of its side that has neither passed nor resigned; empty if none is left."""
    side = next(each for each in resolution.scenario.sides if seat in each)
    at = side.index(seat)
    done = resolution.land.passed | resolution.resigned
    return next((each for each in (*side[at:], *side[:at]) if each not in done), "")


def activate(resolution: Resolution, commands: CommandsBySeat) -> None:
    """A stack moves, or the seat passes."""
    ((seat, command),) = commands.items()
    land = resolution.land
    side = next(each for each in resolution.scenario.sides if seat in each)
    following = side[(side.index(seat) + 1) % len(side)]
    order = (*land.order[: land.at_turn], following, *land.order[land.at_turn + 1:])
    resolution.update_map(order=order, at_turn=(land.at_turn + 1) % len(order))
    if isinstance(command, March):
        map_tasks.start(resolution, "activate", Task("march", seat))
        resolution.update_map(march=write(command))
        return
    resolution.update_map(passed=land.passed | {seat})
    resolution.emit("passed", "C4.2", "", seat=seat)


def enter_tasks(resolution: Resolution) -> None:
    """Run the remaining tasks."""
    map_tasks.run_tasks(resolution)


def enter_of_task(resolution: Resolution) -> Seats:
    """The seat that the current task asks, or who answers for it, C20.4."""
    return (resolution.stand_in(resolution.land.tasks[0].seat),)


def lose_on_the_way(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Attrition takes the chosen unit."""
    command = _only(commands)
    assert isinstance(command, Lose)
    map_tasks.lose_on_the_way(resolution, command.units[0])


def take_refuge(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Those who retreat go to the chosen refuge."""
    command = _only(commands)
    assert isinstance(command, Say)
    map_tasks.take_refuge(resolution, command.point)


def keep(resolution: Resolution, commands: CommandsBySeat) -> None:
    """The chosen mercenaries stay."""
    command = _only(commands)
    assert isinstance(command, Keep)
    map_tasks.keep_kind(resolution, command.kind)


# A battle begins, and ends.


def enter_approach(resolution: Resolution) -> Seats | None:
    """The attacker may offer the honors of war."""
    if battle_start.may_offer_honors(resolution.state(), ATTACKER) and battle_start.honors_refuges(resolution.state()):
        return (resolution.battle.attacker,)
    resolution.step = "muster"
    return None


def approach(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Assault, or an offer."""
    resolution.step = "honors" if _only(commands) == Say("honors") else "muster"


def enter_honors(resolution: Resolution) -> Seats:
    """The defender answers."""
    return (resolution.battle.defender,)


def answer_honors(resolution: Resolution, commands: CommandsBySeat) -> None:
    """The offer is accepted, or the battle goes on."""
    command = _only(commands)
    assert isinstance(command, Say)
    resolution.emit("answered", "C17.4", resolution.battle.at, seat=resolution.battle.defender, word=command.word)
    if command.word == "accept":
        battle_end.accept_honors(resolution, command.point)
        return
    resolution.step = "muster" if resolution.battle.muster and resolution.battle.rounds < 0 else "withdrawn"


def muster(resolution: Resolution, commands: CommandsBySeat) -> None:
    """The captains choose fast combat or the board."""
    battle_start.muster(resolution, commands)


def enter_fast(resolution: Resolution) -> None:
    """Roll both dice of a round."""
    fast_combat.roll(resolution)
    resolution.step = "losses"


def enter_withdrawn(resolution: Resolution) -> None:
    """Continue after step 7."""
    resolution.step = battle_end.step_after_withdrawal(resolution)


def enter_aftermath(resolution: Resolution) -> None:
    """The battle is over."""
    battle_end.aftermath(resolution)


def enter_battle_end(resolution: Resolution) -> None:
    """Put those who stayed back on the map."""
    battle_end.end_battle(resolution)


# Recruiting and the end of the turn.


def enter_recruit(resolution: Resolution) -> None:
    """Rulers may return first, C18.6."""
    rulers = recruiting.waiting_rulers(resolution) if resolution.has("ruler-return") else ()
    map_tasks.start(resolution, "hiring", *_returns(resolution, rulers))


def _returns(resolution: Resolution, rulers: Iterable[str]) -> Iterator[Task]:
    """The tasks for these Rulers to return."""
    for ruler in rulers:
        yield Task("return", resolution.scenario.seat_of_nation[LEADERS[ruler].nation], (ruler,))


def enter_hiring(resolution: Resolution) -> Seats:
    """All seats recruit at the same time, C18.1."""
    resolution.step = "recruit"
    return tuple(seat for seat in resolution.scenario.seats if seat not in resolution.resigned)


def recruit(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Carry out all recruiting; then Rulers return that need no die."""
    recruiting.recruit(resolution, {seat: each for seat, each in commands.items() if isinstance(each, Recruit)})
    rulers = () if resolution.has("ruler-return") else recruiting.waiting_rulers(resolution)
    map_tasks.start(resolution, "turn-over", *_returns(resolution, rulers))


def place_ruler(resolution: Resolution, commands: CommandsBySeat) -> None:
    """The Ruler returns to the chosen point."""
    command = _only(commands)
    assert isinstance(command, Put)
    map_tasks.pop(resolution)
    recruiting.place_ruler(resolution, command.name, command.place)
    resolution.step = "tasks"


def enter_turn_over(resolution: Resolution) -> None:
    """Score points after the last turn, C20.2; otherwise begin the next turn."""
    if resolution.turn >= resolution.scenario.turns:
        resolution.outcome = victory.after_last_turn(resolution)
        resolution.step = "over"
        return
    resolution.turn += 1
    resolution.update_map(marks={}, order=(), passed=frozenset(), at_turn=0)
    resolution.emit("campaign-turn", "C4", "", turn=resolution.turn)
    resolution.step = "initiative"
