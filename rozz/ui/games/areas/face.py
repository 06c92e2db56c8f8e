"""How Ozymandia and Simultaneous Risk look on the page: the package's only entry point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

import htpy as h
from markupsafe import Markup

from rozz.engine.areas.model.commands import Command
from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.engine.areas.text.command_texts import command_phrase, command_sentence
from rozz.engine.areas.text.report import ending_text, report
from rozz.engine.game import Outcome, Played
from rozz.engine.match import Match
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.arrows import ArrowState
from rozz.ui.games.areas.drawing import area_map as maps
from rozz.ui.games.areas.drawing import area_scenes
from rozz.ui.games.areas.drawing.army_counters import Scene
from rozz.ui.games.areas.drawing.legend import legend
from rozz.ui.games.areas.texts import position_texts
from rozz.ui.games.areas.texts.income import bonus_list, continent_bonus
from rozz.ui.games.areas.texts.rules_text import rulebook
from rozz.ui.games.face import Marks, Measure, ReplayStep, Rulebook
from rozz.ui.games.face_defaults import FaceDefaults
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.games.victory_step import with_victory
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign

RISK = "risk"
#: New armies, moves out of and into an area, bombardments.
LETTERS = MappingProxyType({"N": ("place",), "M": ("disperse", "concentrate"), "B": ("bombard",)})
#: The phases whose titles have a shorter form for phones.
BRIEF = frozenset({"placements", "borders"})
#: The sound effect of a phase.
SOUNDS = {"borders": "march", "battles": "clash", "bombs": "strike"}


@dataclass(frozen=True)
class AreasFace(FaceDefaults):
    """The face of either game.

    game: "ozymandia" or "risk", as spelled in message ids.
    occasions: what each scenario suits: "first" match, "short" or "long" match, a whole "evening".
    first_scenario_goal: how many cities win in the scenario `quick_start_title`, and its last turn.
    """

    game: str
    title: str
    beginner_scenarios: tuple[str, ...] = ()
    quick_start_scenario: str = ""
    occasions: Mapping[str, str] = field(default_factory=dict)
    choice_letters: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: LETTERS)
    #: False: the next command is of a different kind, and rarely in the same area.
    keeps_place_selected: bool = False
    quick_start_title: str = ""
    first_scenario_goal: tuple[int | None, int | None] = (None, None)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The figures of each seat, first what decides the game."""
        areas, armies, bombs = say("areas-measure-areas"), say("areas-measure-armies"), say("areas-measure-bombs")
        if self.game == RISK:
            areas = say("areas-measure-territories")
        counted = Measure("areas", areas), Measure("armies", armies), Measure("bombs", bombs, is_charted=False)
        return counted if self.game == RISK else (Measure("cities", say("areas-measure-cities")), *counted)

    @property
    def goal_summary(self) -> str:
        """The goal of the scenario `quick_start_title`."""
        return position_texts.goal(*self.first_scenario_goal)

    @property
    def automatic_arrivals_note(self) -> str:
        """New armies that nobody places, Z8 and Z14."""
        return say("areas-unplaced")

    @property
    def cards_title(self) -> str:
        """Only maps with continents have cards."""
        return say("areas-cards-title")

    def board(self, match: Match, marks: Marks, commands: Sequence[Command], draft: Command | None) -> h.Element:
        """The map with marches as arrows, new armies and bombardments."""
        state: State = match.state
        seat = marks.viewer
        shown: list[tuple[str, Command, ArrowState]] = [
            (seat, each, "failed" if number in marks.void else "given") for number, each in enumerate(commands)
        ]
        if draft:
            shown.append((seat, draft, "failed" if marks.is_draft_void else "draft"))
        scene = area_scenes.planned_scene(state.armies, shown, _labels(match, state.armies, marks))
        scene = replace(
            scene, arrows=(*scene.arrows, *area_scenes.forecast_arrows(marks.likely_plans)), newly_placed=marks.lit
        )
        return maps.board(match.scenario, scene, marks)

    def board_at_step(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The map in a step of a turn."""
        scene: Scene = step.scene
        labelled = replace(
            scene,
            labels=_labels(match, scene.armies, marks),
            arrows=(*scene.arrows, *area_scenes.forecast_arrows(marks.likely_plans)),
        )
        return maps.board(match.scenario, labelled, marks)

    def thumbnail(self, scenario: Scenario, state: State | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """The map, small."""
        return maps.static_map(scenario, state.armies if state else scenario.setup, label)

    def neighbors(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
        """The neighbors of each area."""
        return scenario.map.neighbours

    def arrow_keys(self, scenario: Scenario) -> ArrowKeys:
        """An arrow key crosses each border, from either side."""
        return maps.arrow_keys_of(scenario)

    def holders(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Which seats have armies in each area."""
        armies = state.armies
        held = {
            area: tuple(seat for seat in state.scenario.players if area in armies[seat])
            for area in state.scenario.map.areas
        }
        return {area: seats for area, seats in held.items() if seats}

    def counts(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """The armies of each seat in each area."""
        found: dict[str, dict[str, int]] = {}
        for seat, held in state.armies.items():
            for area, number in held.items():
                found.setdefault(area, {})[seat] = number
        return found

    def fights(self, played: Played) -> frozenset[str]:
        """The areas of battles and bombardments."""
        events = (event for phase in played.phases for event in phase.events)
        return frozenset(event.tile for event in events if event.kind in ("border", "battle", "bombed"))

    def start_place(self, match: Match, seat: str) -> str:
        """Where most of the seat's armies stand."""
        held: Mapping[str, int] = match.state.armies.get(seat, {})
        return max(held, key=lambda area: held[area]) if held else next(iter(match.scenario.map.areas))

    def tap_effect(self, mark: str) -> str:
        """What a tap on a marked area does: march, bombard, or place armies."""
        return say(f"areas-may-{mark}")

    def heading(self, match: Match, place: str, seat: str) -> str:
        """What is in an area; without one, what to do first."""
        if not place:
            return say("areas-choose")
        return maps.heading_of(match.scenario, match.state.armies, place, match.names, seat)

    def own_place(self, match: Match, place: str, seat: str) -> str:
        """An area and the number of its armies, without owner and continent, which are clear."""
        return say("areas-own-place", area=place, number=match.state.armies[seat][place])

    def about_place(self, match: Match, place: str, seat: str) -> str:
        """The bonus of a territory's continent."""
        return continent_bonus(match.state, seat, place)

    def contents_at(self, match: Match, step: ReplayStep, place: str) -> str:
        """What is in an area in a step."""
        scene: Scene = step.scene
        return maps.label_of(match.scenario, scene.armies, place, match.names)

    def icon(self, scenario: Scenario, key: str) -> Markup | None:
        """An icon for an action."""
        signs = {"place": "add", "disperse": "move", "concentrate": "fit", "bombard": "strike"}
        return sign(signs[key]) if key in signs else None

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """All orders on the map as it was, then phase by phase, with the numbers of every battle."""
        lines = report(played, names)
        found = []
        if played.moment.is_sealed:
            scene = area_scenes.orders_scene(played)
            found.append(ReplayStep(say("areas-step-all"), (), scene, brief=say("areas-brief-all")))
        earlier = played.before.armies
        for phase in played.phases:
            scene = area_scenes.phase_scene(phase, played.before, earlier)
            earlier = phase.position
            phase_lines = tuple(line for line in lines if line.phase == phase.name)
            if phase_lines:
                lit = frozenset(place for line in phase_lines for place in line.tiles)
                state = replace(played.before, armies=phase.position)
                brief = say(f"areas-brief-{phase.name}") if phase.name in BRIEF else ""
                voice = SOUNDS.get(phase.name, "")
                title = say(f"areas-step-{phase.name}")
                found.append(ReplayStep(title, phase_lines, scene, lit, state, brief, sound=voice))
        after: State = played.after
        if after.outcome is None:
            return tuple(found)
        winners = after.outcome.winners
        cities: list[str] = []
        for seat in winners if after.outcome.reason == "cities" else ():
            cities += placing.cities_held(after.scenario.map, after.armies[seat])
        return with_victory(found, lines[-1], bool(winners), places=cities)

    def command_sentence(self, scenario: Scenario, seat: str, command: Command, names: Mapping[str, str]) -> str:
        """Who places, moves, bombards what."""
        return render(command_sentence(command, seat, names))

    def command_phrase(self, scenario: Scenario, command: Command, names: Mapping[str, str]) -> str:
        """What is placed, moved, bombarded."""
        return render(command_phrase(command))

    def figures(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """Cities, areas, armies, bombardments left."""
        return {
            seat: {
                "cities": len(placing.cities_held(state.scenario.map, state.armies[seat])),
                "areas": len(state.armies[seat]),
                "armies": sum(state.armies[seat].values()),
                "bombs": state.bombs[seat],
            }
            for seat in state.scenario.players
        }

    def pill(self, state: State, seat: str, commands: Sequence[Command] = ()) -> str:
        """How near a seat is to winning, and its armies, in few words."""
        return position_texts.pill(state, seat)

    def tally(self, state: State, seat: str, commands: Sequence[Command], for_screen_reader: bool = False) -> str:
        """The one movement of a turn, bombardments left, new armies not yet placed and where they come from."""
        return position_texts.tally(state, seat, commands, for_screen_reader)

    def left_over_note(self, match: Match, seat: str, commands: Sequence[Command]) -> str:
        """Where new armies go that are not placed."""
        return position_texts.left_over_note(match.state, seat, commands)

    def warnings(self, state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
        """No orders, a bomb on one's own armies, and forgotten new armies, which would all go to one place, Z14."""
        return position_texts.warnings(state, seat, commands)

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """The match's end, the battles and bombardments, and what was taken without a fight."""
        return position_texts.summary(played, names)

    def ending_text(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """Why the match ended."""
        return render(ending_text(outcome.reason, outcome.winners, outcome.facts, names, names))

    def size_notes(self, scenario: Scenario) -> tuple[str, ...]:
        """How many areas."""
        places = "territories" if scenario.map.continents else "areas"
        return (say("games-areas-size", places=places, number=len(scenario.map.areas)),)

    def goal(self, scenario: Scenario) -> str:
        """Cities, or the last army."""
        return position_texts.goal(scenario.cities_to_win, scenario.turn_limit)

    def cards(self, scenario: Scenario) -> h.Node:
        """Continents and their bonuses."""
        return bonus_list(scenario)

    def legend(self, scenario: Scenario) -> h.Node:
        """What is drawn on the map."""
        return legend(scenario)

    def rulebook(self) -> Rulebook:
        """The Z rules of the game."""
        return rulebook(self.game)

    def lesson(self) -> Lesson:
        """The game on a small map."""
        # Imported only for the lesson.
        from rozz.ui.games.areas import lessons

        return lessons.simultaneous_risk() if self.game == RISK else lessons.ozymandia()


def _labels(match: Match, armies: Armies, marks: Marks) -> dict[str, str]:
    """The screen reader label of every area, with the effect of a tap."""
    scenario: Scenario = match.scenario
    reader = marks.reader or marks.viewer
    labels = {name: maps.label_of(scenario, armies, name, match.names, reader) for name in scenario.map.areas}
    return {
        name: say("areas-label-may", label=each, may=say(f"areas-may-{marks.targets[name]}"))
        if name in marks.targets
        else each
        for name, each in labels.items()
    }


OZYMANDIA = AreasFace(
    "ozymandia",
    "Ozymandia",
    ("five-isles", "standard"),
    "five-isles",
    {"five-isles": "first", "standard": "short", "walled-cities": "short"},
    quick_start_title="Five Isles",
    first_scenario_goal=(3, 12),
)
SIMULTANEOUS_RISK = AreasFace(
    RISK,
    "Simultaneous Risk",
    ("archipelago", "swift-world"),
    "archipelago",
    {"archipelago": "first", "swift-world": "long", "standard": "evening"},
    quick_start_title="Archipelago",
    first_scenario_goal=(None, 40),
)
