"""A turn, R3.1: purchases, moves, combat, strikes, objective check, production."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.game import Event, Orders, Outcome, Phase, Turn
from rozz.engine.rozz import combat, moves, objectives, production, purchases, strikes
from rozz.engine.rozz.commands import Resign
from rozz.engine.rozz.legality import Docket, admitted
from rozz.engine.rozz.position import Field
from rozz.engine.rozz.state import State

PHASES = ("purchases", "moves", "combat", "strikes", "production")


def resolve(state: State, orders: Orders) -> Turn:
    """Play one turn: commands in, verdicts, events and the five positions out.  `state` stays as it was."""
    scenario, catalog = state.scenario, state.scenario.catalog
    seats = scenario.players
    complete = {seat: tuple(orders.get(seat, ())) for seat in seats}
    docket = Docket(state, complete)
    submissions = admitted(docket)
    field = Field(state.position)
    phases: list[Phase] = []

    def close(events: list[Event] | tuple[Event, ...]) -> None:
        phases.append(Phase(PHASES[len(phases)], tuple(events), field.position()))

    events, money, correspondence = purchases.perform(docket, submissions, field)
    close(events)
    held = field.position()
    close(moves.perform(docket, submissions, field))
    salvo, seasoned = strikes.muster(docket, submissions, field)
    close(combat.perform(catalog, seats, catalog.steps, held, field))
    struck = strikes.perform(docket, salvo, seasoned, field)
    close(struck.events)
    check = objectives.Check(scenario, field.position(), state.turn, state.resigned, struck.activated)
    leaving = [each.seat for each in submissions if isinstance(each.command, Resign)]
    resigned = state.resigned.union(leaving)
    ended = objectives.outcome(check, resigned)
    events, money = production.perform(catalog, seats, money, held, field)
    close([*events, *(Event("resigned", "R12", "", {"seat": seat}) for seat in leaving), *_ending(ended)])
    after = replace(
        state,
        turn=state.turn + 1,
        position=field.position(),
        money=money,
        correspondence=correspondence,
        resigned=resigned,
        outcome=ended,
    )
    verdicts = {seat: tuple(given) for seat, given in docket.verdicts.items()}
    return Turn(state.turn, complete, verdicts, tuple(phases), state, after)


def _ending(ended: Outcome | None) -> list[Event]:
    if ended is None:
        return []
    facts = {"winners": ended.winners, "reason": ended.reason, **ended.facts}
    return [Event("won" if ended.winners else "drawn", ended.rule, "", facts)]
