"""The steps of the campaign turn, C4: initiative, movement with its battles, recruiting, the Ruler's return, end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rozz.engine.campaigns.battle import aftermath, fast_combat
from rozz.engine.campaigns.map import battle_start, map_tasks, recruiting, victory
from rozz.engine.campaigns.map.map_occupation import Around
from rozz.engine.campaigns.model.commands import Command, Initiative, Keep, Lose, March, Put, Recruit, Say
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Holding, Task
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text.notation import write

Given = Mapping[str, Command]
Seats = tuple[str, ...]
#: The die and the modifier of each side, by its first seat.
Rolls = dict[str, tuple[int, int]]


def initiative_modifier(leaders: Sequence[str]) -> int:
    """−1 for each Hero, −1 more for each Ruler, C4.1."""
    return -sum({"hero": 1, "ruler": 2, "witch": 0}[LEADERS[each].rank] for each in leaders)


def _only(given: Given) -> Command:
    (command,) = given.values()
    return command


# Initiative.


def enter_initiative(work: Resolution) -> Seats:
    """Every side rolls, and tied sides roll again for their own order, C4.1."""
    ranked, rolls = _ranked(work, work.scenario.sides)
    work.shift(order=tuple(side[0] for side in ranked), at_turn=0, passed=frozenset())
    sides = {side[0]: list(side) for side in ranked}
    work.emit("leads", "C4.1", "", seat=ranked[0][0], rolls=rolls, sides=sides)
    return (ranked[0][0],)


def _ranked(work: Resolution, sides: Sequence[Seats]) -> tuple[list[Seats], Rolls]:
    """The sides in order, and the rolls that decided which is first: those of the last tie for it, if there was one."""
    around = Around.now(work)
    totals: dict[int, list[Seats]] = {}
    deciding: Rolls = {}
    for side in sides:
        leaders = [name for name in work.land.places if name in LEADERS and around.seat(name) in side]
        modifier = initiative_modifier(leaders)
        die = work.die("C4.1")
        totals.setdefault(die + modifier, []).append(side)
        deciding[side[0]] = (die, modifier)
        work.emit("initiative", "C4.1", "", seat=side[0], die=die, modifier=modifier)
    ranked: list[Seats] = []
    for total in sorted(totals):
        tied = totals[total]
        if len(tied) > 1:
            players = {side[0]: list(side) for side in tied}
            work.emit("tied", "C4.1", "", seats=tuple(players), sides=players, total=total)
            is_for_first = not ranked
            tied, again = _ranked(work, tied)
            deciding = again if is_for_first else deciding
        ranked += tied
    return ranked, deciding


def set_order(work: Resolution, given: Given) -> None:
    """The side with the initiative moves first, or after all others."""
    command = _only(given)
    assert isinstance(command, Initiative)
    first, *others = work.land.order
    order = (first, *others) if command.is_first else (*others, first)
    work.shift(order=order, at_turn=0, passed=frozenset())
    sides = {seat: list(side) for side in work.scenario.sides for seat in side}
    work.emit("order", "C4.1", "", seats=order, sides=sides)
    work.step = "activate"


# Movement.


def default_order(scenario: Scenario, land: Holding) -> Holding:
    """The sides in seat order, each represented by its first seat."""
    return replace(land, order=tuple(side[0] for side in scenario.sides), at_turn=0, passed=frozenset())


def enter_activate(work: Resolution) -> Seats | None:
    """The seat of the side whose turn it is, C4.2; recruiting once all have passed."""
    if not work.land.order:
        work.field = default_order(work.scenario, work.land)
    land = work.land
    for ahead in range(len(land.order)):
        at = (land.at_turn + ahead) % len(land.order)
        seat = _seat_of_side(work, land.order[at])
        if seat:
            order = (*land.order[:at], seat, *land.order[at + 1:])
            work.shift(at_turn=at, order=order)
            return (seat,)
    work.step = "recruit"
    return None


def _seat_of_side(work: Resolution, seat: str) -> str:
    """The seat itself, or the next of its side that has not passed; empty if all have."""
    side = next(each for each in work.scenario.sides if seat in each)
    at = side.index(seat)
    return next((each for each in (*side[at:], *side[:at]) if each not in work.land.passed), "")


def activate(work: Resolution, given: Given) -> None:
    """A stack moves, or the seat passes."""
    ((seat, command),) = given.items()
    land = work.land
    side = next(each for each in work.scenario.sides if seat in each)
    following = side[(side.index(seat) + 1) % len(side)]
    order = (*land.order[: land.at_turn], following, *land.order[land.at_turn + 1:])
    work.shift(order=order, at_turn=(land.at_turn + 1) % len(order))
    if isinstance(command, March):
        map_tasks.start(work, "activate", Task("march", seat))
        work.shift(march=write(command))
        return
    work.shift(passed=land.passed | {seat})
    work.emit("passed", "C4.2", "", seat=seat)


def enter_tasks(work: Resolution) -> None:
    """Run the remaining tasks."""
    map_tasks.run_tasks(work)


def enter_of_task(work: Resolution) -> Seats:
    """The seat that the current task asks."""
    return (work.land.tasks[0].seat,)


def lose_on_the_way(work: Resolution, given: Given) -> None:
    """Attrition takes the chosen unit."""
    command = _only(given)
    assert isinstance(command, Lose)
    map_tasks.lose_on_the_way(work, command.units[0])


def take_refuge(work: Resolution, given: Given) -> None:
    """Those who retreat go to the chosen refuge."""
    command = _only(given)
    assert isinstance(command, Say)
    map_tasks.take_refuge(work, command.point)


def keep(work: Resolution, given: Given) -> None:
    """The chosen mercenaries stay."""
    command = _only(given)
    assert isinstance(command, Keep)
    map_tasks.keep_kind(work, command.kind)


# A battle begins, and ends.


def enter_approach(work: Resolution) -> Seats | None:
    """The attacker may offer the honors of war."""
    if battle_start.may_offer_honors(work.state(), "A") and battle_start.honors_refuges(work.state()):
        return (work.battle.attacker,)
    work.step = "muster"
    return None


def approach(work: Resolution, given: Given) -> None:
    """Assault, or an offer."""
    work.step = "honors" if _only(given) == Say("honors") else "muster"


def enter_honors(work: Resolution) -> Seats:
    """The defender answers."""
    return (work.battle.defender,)


def answer_honors(work: Resolution, given: Given) -> None:
    """The offer is accepted, or the battle goes on."""
    command = _only(given)
    assert isinstance(command, Say)
    work.emit("answered", "C17.4", work.battle.at, seat=work.battle.defender, word=command.word)
    if command.word == "accept":
        aftermath.accept_honors(work, command.point)
        return
    work.step = "muster" if work.battle.muster and work.battle.rounds < 0 else "withdrawn"


def enter_both(work: Resolution) -> Seats:
    """The captains of both sides choose."""
    return work.battle.attacker, work.battle.defender


def muster(work: Resolution, given: Given) -> None:
    """The captains choose fast combat or the board."""
    battle_start.muster(work, given)


def enter_fast(work: Resolution) -> None:
    """Roll both dice of a round."""
    fast_combat.roll(work)
    work.step = "losses"


def enter_withdrawn(work: Resolution) -> None:
    """Continue after step 7."""
    work.step = aftermath.step_after_withdrawal(work)


def enter_aftermath(work: Resolution) -> None:
    """The battle is over."""
    aftermath.aftermath(work)


def enter_battle_end(work: Resolution) -> None:
    """Put those who stayed back on the map."""
    aftermath.end_battle(work)


# Recruiting and the end of the turn.


def enter_recruit(work: Resolution) -> None:
    """Rulers may return first, C18.6."""
    rulers = recruiting.waiting_rulers(work) if work.has("ruler-return") else ()
    map_tasks.start(work, "hiring", *(Task("return", work.scenario.seat_of_nation[LEADERS[each].nation], (each,))
                                  for each in rulers))  # fmt: skip


def enter_hiring(work: Resolution) -> Seats:
    """All seats recruit at the same time, C18.1."""
    work.step = "recruit"
    return tuple(work.scenario.seats)


def recruit(work: Resolution, given: Given) -> None:
    """Carry out all recruiting; then Rulers return that need no die."""
    recruiting.recruit(work, {seat: each for seat, each in given.items() if isinstance(each, Recruit)})
    rulers = () if work.has("ruler-return") else recruiting.waiting_rulers(work)
    map_tasks.start(work, "turn-over", *(Task("return", work.scenario.seat_of_nation[LEADERS[each].nation], (each,))
                                     for each in rulers))  # fmt: skip


def place_ruler(work: Resolution, given: Given) -> None:
    """The Ruler returns to the chosen point."""
    command = _only(given)
    assert isinstance(command, Put)
    map_tasks.pop(work)
    recruiting.place_ruler(work, command.name, command.place)
    work.step = "tasks"


def enter_turn_over(work: Resolution) -> None:
    """Score points after the last turn, C20.2; otherwise begin the next turn."""
    if work.turn >= work.scenario.turns:
        work.outcome = victory.after_last_turn(work)
        work.step = "over"
        return
    work.turn += 1
    work.shift(marks={}, order=(), passed=frozenset(), at_turn=0)
    work.emit("campaign-turn", "C4", "", turn=work.turn)
    work.step = "initiative"
