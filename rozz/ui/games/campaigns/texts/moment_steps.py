"""A moment as steps to show: what each phase did, in the sentences of the report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.text.report import report
from rozz.engine.campaigns.text.wording import MAP
from rozz.engine.game import Event, Line, Phase, Played
from rozz.ui.games.campaigns import battle_or_map
from rozz.ui.games.campaigns.drawing import battle_scenes, map_replay
from rozz.ui.games.campaigns.drawing.map_scene import of_state
from rozz.ui.games.face import ReplayStep
from rozz.ui.games.victory_step import with_victory
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say

#: The events of a phase, each with its line of the report.
Reported = tuple[tuple[Event, Line], ...]

#: Events without a line of their own in a step: the dice below the lines say everything.
TOLD_BY_DICE = frozenset(("attack", "initiative", "dissipation", "fast"))

#: Why a match ends with a resignation, C20.4.
RESIGNED = frozenset(("resigned", "all-resigned"))

#: What a moment without a report says, by its name.
NOTHING = {"spells": "campaigns-moment-no-spells", "groups": "campaigns-moment-same-groups"}


def steps(played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
    """The commands if they were secret, then phase by phase; phases without text are skipped."""
    state: State = played.before
    found: list[ReplayStep] = []
    if played.moment.is_sealed:
        together = Line(say("campaigns-moment-revealed-at-once"), "C21")
        board = battle_or_map.in_front(state)
        scene = of_state(state) if board == MAP else battle_scenes.scene_of(state)
        title, brief = say("campaigns-moment-revealed"), say("campaigns-moment-revealed-brief")
        found.append(ReplayStep(title, (together,), scene, state=state, brief=brief, board=board))
    fallen: dict[str, int] = {}
    before = state.battle
    reported = report_by_phase(played, names)
    for phase, said in reported:
        if said:
            found.append(_step(played, phase, said, before, fallen))
        before = phase.position.battle
    if not found:
        found.append(_quiet(played))
    ended = next((line for _, said in reported for event, line in said if event.kind in ("won", "drawn")), None)
    # A battle that is won does not end the campaign around it.
    outcome = played.after.outcome
    return with_victory(found, ended, bool(outcome.winners)) if ended and outcome else tuple(found)


def report_by_phase(played: Played, names: Mapping[str, str]) -> list[tuple[Phase, Reported]]:
    """The phases, each with its events and their lines of the report, which begins with void commands."""
    lines = report(played, names)
    left = iter(lines[len(lines) - sum(len(phase.events) for phase in played.phases) :])
    return [(phase, tuple(zip(phase.events, islice(left, len(phase.events)), strict=True))) for phase in played.phases]


def _step(
    played: Played, phase: Phase, said: Reported, before: Battle | None, fallen: dict[str, int]
) -> ReplayStep:
    """A phase as a step on the board where it happened; `before` is the battle before it."""
    battle, land = phase.position.battle or before, phase.position.land
    board = battle_or_map.board_of_step(played.before.scenario, phase.name, battle)
    then: State = replace(played.before, battle=phase.position.battle, land=land, serves=played.after.serves)
    if board == MAP:
        scene: object = map_replay.of_step(then, phase.events)
        lit = map_replay.places_of(then, phase.events)
    else:
        assert battle is not None
        scene = battle_scenes.of_phase(played, phase, battle, fallen)
        then, lit = replace(then, battle=battle), battle_scenes.places_of(phase.events)
    told = tuple(line for event, line in said if event.kind not in TOLD_BY_DICE)
    # A resignation that ends the match has only that end to show, and the end is a step of its own.
    brief = "" if said[0][0].facts.get("reason") in RESIGNED else _brief(board, phase.name)
    return ReplayStep(_title(board, phase.name, is_in_campaign=land is not None), told, scene, lit, then, brief, board)


def _title(board: str, step: str, is_in_campaign: bool = False) -> str:
    """The title of a step; a step on the map, or of a battle in a campaign, can have a title of its own."""
    key = f"campaigns-moment-map-title-{step}" if board == MAP else f"campaigns-moment-title-{step}"
    within = f"{key}-in-campaign"
    if is_in_campaign and translations.has(within):
        return say(within)
    return say(key) if translations.has(key) else ""


def _brief(board: str, step: str) -> str:
    """The short title of a step; empty if its title is short enough."""
    key = f"campaigns-moment-map-brief-{step}" if board == MAP else f"campaigns-moment-brief-{step}"
    return say(key) if translations.has(key) else ""


def _quiet(played: Played) -> ReplayStep:
    """The only step of a moment without a report."""
    after: State = played.after
    board = battle_or_map.board_of_step(after.scenario, played.moment.name, after.battle)
    scene = of_state(after) if board == MAP else battle_scenes.scene_of(after)
    title = _title(board, played.moment.name)
    return ReplayStep(title, (Line(no_change_text(played)),), scene, state=after, board=board)


def no_change_text(played: Played) -> str:
    """The sentence for a moment that changed nothing."""
    return say(NOTHING.get(played.moment.name, "campaigns-moment-nothing"))
