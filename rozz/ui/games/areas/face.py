"""How Ozymandia and Simultaneous Risk look on the page: the package's only entry."""

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
from rozz.engine.areas.text.report import OUTCOMES, command_sentence, report
from rozz.engine.game import Outcome, Played
from rozz.engine.match import Match
from rozz.engine.word_lists import listed
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.arrows import ArrowState
from rozz.ui.games.areas.drawing import area_map as maps
from rozz.ui.games.areas.drawing import area_scenes
from rozz.ui.games.areas.drawing.army_counters import Scene
from rozz.ui.games.areas.drawing.legend import legend
from rozz.ui.games.areas.texts import position_texts
from rozz.ui.games.areas.texts.income import continents
from rozz.ui.games.areas.texts.rules_text import rulebook
from rozz.ui.games.face import Marks, Measure, ReplayStep, Rulebook
from rozz.ui.games.face_defaults import FaceDefaults
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.icons import sign

#: What a screen reader says about a place that can be picked, by its mark.
MAY = {
    "place": "may place here",
    "from": "may move from here",
    "move": "may move here",
    "strike": "may be bombarded",
}
#: New armies, moves out of and into an area, bombardments.
LETTERS = MappingProxyType({"N": ("place",), "M": ("disperse", "concentrate"), "B": ("bombard",)})
TITLES = {
    "set-up": "Set-up",
    "placements": "New armies",
    "borders": "Marches and border battles",
    "battles": "Battles",
    "bombs": "Bombs",
}
#: Short titles for phones.
BRIEF = {"placements": "Armies", "borders": "Marches"}


def measures_of(places: str, *first: Measure) -> tuple[Measure, ...]:
    """The figures of each seat; `first` is what decides the game, if not the number of places."""
    return (
        *first,
        Measure("areas", places),
        Measure("armies", "Armies"),
        Measure("bombs", "Bombs left", is_charted=False),
    )


@dataclass(frozen=True)
class AreasFace(FaceDefaults):
    """The face of either game."""

    title: str
    first: tuple[str, ...] = ()
    against_computer: str = ""
    occasions: Mapping[str, str] = field(default_factory=dict)
    title_of_cards: str = "The continents, and what they bring"
    letters_of_choices: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: LETTERS)
    measures: tuple[Measure, ...] = measures_of("Areas")
    begins_with: str = ""
    in_short: str = ""

    def board(self, match: Match, marks: Marks, given: Sequence[Command], draft: Command | None) -> h.Element:
        """The map with marches as arrows, new armies and bombardments."""
        state: State = match.state
        seat = marks.viewer
        shown: list[tuple[str, Command, ArrowState]] = [
            (seat, each, "failed" if number in marks.void else "given") for number, each in enumerate(given)
        ]
        if draft:
            shown.append((seat, draft, "failed" if marks.is_draft_void else "draft"))
        scene = area_scenes.planned(state.armies, shown, _labels(match, state.armies, marks))
        scene = replace(scene, arrows=(*scene.arrows, *area_scenes.foretold(marks.foretold)), came=marks.lit)
        return maps.board(match.scenario, scene, marks)

    def shown(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The map in a step of a turn."""
        scene: Scene = step.scene
        labelled = replace(scene, labels=_labels(match, scene.armies, marks))
        return maps.board(match.scenario, labelled, marks)

    def thumbnail(self, scenario: Scenario, state: State | None, label: str = "", refers: bool = False) -> h.Element:
        """The map, small."""
        return maps.still(scenario, state.armies if state else scenario.setup, label)

    def beside(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
        """The areas that border on each."""
        return scenario.map.neighbours

    def ways(self, scenario: Scenario) -> ArrowKeys:
        """Every border has a key at either side."""
        return maps.ways_of(scenario)

    def holders(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Where each seat's armies are."""
        armies = state.armies
        held = {
            area: tuple(seat for seat in state.scenario.players if area in armies[seat])
            for area in state.scenario.map.areas
        }
        return {area: seats for area, seats in held.items() if seats}

    def home(self, match: Match, seat: str) -> str:
        """Where most of the seat's armies stand."""
        held: Mapping[str, int] = match.state.armies.get(seat, {})
        return max(held, key=lambda area: held[area]) if held else next(iter(match.scenario.map.areas))

    def may(self, mark: str) -> str:
        """To be marched to or from, bombarded, given armies."""
        return MAY[mark]

    def heading(self, match: Match, place: str, seat: str) -> str:
        """What is in an area; without one, the three parts of the orders."""
        return maps.label_of(match.scenario, match.state.armies, place, match.names, seat) if place else "Orders"

    def standing(self, match: Match, step: ReplayStep, place: str) -> str:
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
            found.append(ReplayStep("All orders revealed", (), area_scenes.ordered(played), brief="Orders"))
        earlier = played.before.armies
        for phase in played.phases:
            scene = area_scenes.of_phase(phase, played.before, earlier)
            earlier = phase.position
            said = tuple(line for line in lines if line.phase == phase.name)
            if said:
                lit = frozenset(place for line in said for place in line.tiles)
                state = replace(played.before, armies=phase.position)
                title = TITLES.get(phase.name, phase.name.capitalize())
                found.append(ReplayStep(title, said, scene, lit, state, BRIEF.get(phase.name, "")))
        return tuple(found)

    def in_words(self, scenario: Scenario, seat: str, command: Command, names: Mapping[str, str]) -> str:
        """Who places, moves, bombards what."""
        return command_sentence(command, seat, names)

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

    def pill(self, state: State, seat: str) -> str:
        """How near a seat is to winning, and its armies, in few words."""
        return position_texts.pill(state, seat)

    def tally(self, state: State, seat: str, commands: Sequence[Command]) -> str:
        """New armies not yet placed and where they come from, and bombardments left."""
        return position_texts.tally(state, seat, commands)

    def doubts(self, state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
        """No orders at all may be a mistake, and forgotten new armies would all go to one place, Z14."""
        return position_texts.doubts(state, seat, commands)

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """The match's end, the battles and bombardments, and what was taken without a fight."""
        return position_texts.summary(played, names)

    def ended(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """How the match ended."""
        winners = listed(names[seat] for seat in outcome.winners)
        return OUTCOMES[outcome.reason].format_map({**outcome.facts, "winners": winners})

    def meta(self, scenario: Scenario) -> tuple[str, ...]:
        """How many areas."""
        return (f"{len(scenario.map.areas)} {scenario.map.word.many}",)

    def goal(self, scenario: Scenario) -> str:
        """Cities, or the last army."""
        cities, limit = scenario.cities_to_win, scenario.turn_limit
        goal = f"Hold {cities} cities when a turn begins." if cities else "Destroy every army of the other side."
        return goal + (f" After turn {limit} it is a draw." if limit else "")

    def cards(self, scenario: Scenario) -> h.Node:
        """Continents and what they bring."""
        return continents(scenario)

    def legend(self, scenario: Scenario) -> h.Node:
        """What is drawn on the map."""
        return legend(scenario)

    def rulebook(self) -> Rulebook:
        """The Z rules of the game."""
        return rulebook(self.title)

    def lesson(self) -> Lesson:
        """The game on a small map."""
        # Imported only for the lesson.
        from rozz.ui.games.areas import lessons

        return lessons.OZYMANDIA if self.title == "Ozymandia" else lessons.SIMULTANEOUS_RISK


def _labels(match: Match, armies: Armies, marks: Marks) -> dict[str, str]:
    """The screen reader label of every area, with the effect of a tap."""
    scenario: Scenario = match.scenario
    labels = {name: maps.label_of(scenario, armies, name, match.names, marks.viewer) for name in scenario.map.areas}
    return {
        name: f"{each}; {MAY[marks.targets[name]]}" if name in marks.targets else each for name, each in labels.items()
    }


OZYMANDIA = AreasFace(
    "Ozymandia",
    ("five-isles", "standard"),
    "five-isles",
    {"five-isles": "first", "standard": "short", "walled-cities": "short"},
    measures=measures_of("Areas", Measure("cities", "Cities")),
    begins_with="Five Isles",
    in_short="Hold 3 cities when a turn begins. After turn 12 it is a draw.",
)
SIMULTANEOUS_RISK = AreasFace(
    "Simultaneous Risk",
    ("archipelago", "swift-world"),
    "archipelago",
    {"archipelago": "first", "swift-world": "long", "standard": "evening"},
    measures=measures_of("Territories"),
    begins_with="Archipelago",
    in_short="Destroy every army of the other side. After turn 40 it is a draw.",
)
