"""How Ozymandia and Simultaneous Risk look on the page: the one door to their room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from rozz.engine.areas import placing
from rozz.engine.areas.commands import Bombardment, Command, Movement, Placement
from rozz.engine.areas.legality import admit
from rozz.engine.areas.report import OUTCOMES, report
from rozz.engine.areas.scenario import Scenario
from rozz.engine.areas.state import State
from rozz.engine.game import Outcome, Phase, Played
from rozz.engine.match import Match
from rozz.ui.games.areas import map as maps
from rozz.ui.games.areas.map import Scene
from rozz.ui.games.areas.rules_text import rulebook
from rozz.ui.games.face import Marks, Measure, Rulebook, Step
from rozz.ui.icons import sign
from rozz.ui.views.arrows import Arrow

TITLES = {
    "set-up": "Set-up",
    "placements": "New armies",
    "borders": "Marches and border battles",
    "battles": "Battles",
    "bombs": "Bombardments",
}


@dataclass(frozen=True)
class AreasFace:
    """The face of either game."""

    title: str
    first: tuple[str, ...] = ()
    against_computer: str = ""
    can_turn: bool = False
    measures: tuple[Measure, ...] = (
        Measure("areas", "Areas"),
        Measure("armies", "Armies"),
        Measure("bombs", "Bombardments left", is_charted=False),
    )

    def board(self, match: Match, marks: Marks, given: Sequence[Command], draft: Command | None) -> h.Element:
        """The map with marches as arrows, new armies and bombardments."""
        state: State = match.state
        seat = marks.viewer
        shown = [(each, "given") for each in given] + ([(draft, "draft")] if draft else [])
        scene = Scene(
            state.armies,
            tuple(arrow for each, how in shown for arrow in _marches(seat, each, how)),
            tuple((seat, area, n) for each, _ in shown if isinstance(each, Placement) for area, n in each.armies),
            tuple(each.area for each, _ in shown if isinstance(each, Bombardment)),
            _labels(match, state.armies, seat),
        )
        return maps.board(match.scenario, scene, marks)

    def shown(self, match: Match, step: Step, marks: Marks) -> h.Element:
        """The map in a step of a turn."""
        scene: Scene = step.scene
        labelled = Scene(scene.armies, scene.arrows, scene.fresh, scene.bombs, _labels(match, scene.armies, ""))
        return maps.board(match.scenario, labelled, marks)

    def thumbnail(self, scenario: Scenario, state: State | None, label: str = "", refers: bool = False) -> h.Element:
        """The map, small."""
        return maps.still(scenario, state.armies if state else scenario.setup, label)

    def lands(self, scenario: Scenario) -> h.Node:
        """Nothing is shared."""
        return None

    def neighbour(self, scenario: Scenario, place: str, degrees: float) -> str:
        """The area in a direction."""
        return maps.neighbour(scenario, place, degrees)

    def home(self, match: Match, seat: str) -> str:
        """Where most of the seat's armies stand."""
        held: Mapping[str, int] = match.state.armies.get(seat, {})
        return max(held, key=lambda area: held[area]) if held else next(iter(match.scenario.map.areas))

    def heading(self, match: Match, place: str, seat: str) -> str:
        """What stands in an area; without one the three parts of the orders."""
        return maps.label_of(match.scenario, match.state.armies, place, match.names, seat) if place else "Orders"

    def icon(self, scenario: Scenario, key: str) -> Markup | None:
        """A sign for what is done."""
        signs = {"place": "add", "disperse": "move", "concentrate": "fit", "bombard": "strike"}
        return sign(signs[key]) if key in signs else None

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[Step, ...]:
        """Phase after phase, with the numbers of every battle."""
        lines = report(played, names)
        found = []
        for phase in played.phases:
            said = tuple(line for line in lines if line.phase == phase.name)
            if said:
                lit = frozenset(place for line in said for place in line.tiles)
                found.append(Step(TITLES.get(phase.name, phase.name.capitalize()), said, _scene(phase), lit))
        return tuple(found) or (Step("Nothing happened", lines, Scene(played.after.armies)),)

    def figures(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """Areas, armies, bombardments left."""
        return {
            seat: {
                "areas": len(state.armies[seat]),
                "armies": sum(state.armies[seat].values()),
                "bombs": state.bombs[seat],
            }
            for seat in state.scenario.players
        }

    def pill(self, state: State, seat: str) -> str:
        """Areas and armies, in few words."""
        if state.is_setting_up:
            return f"{state.unplaced[seat]} to place"
        armies = sum(state.armies[seat].values())
        told = (
            (len(state.armies[seat]), "area", "areas"),
            (armies, "army", "armies"),
            (state.bombs[seat], "bomb", "bombs"),
        )
        return " · ".join(f"{number} {one if number == 1 else many}" for number, one, many in told)

    def tally(self, state: State, seat: str, commands: Sequence[Command]) -> str:
        """New armies that are not placed, and bombardments left."""
        if state.is_setting_up or state.outcome:
            return ""
        judged = admit(state, seat, commands)
        done = [each for each, given in zip(commands, judged.verdicts, strict=True) if given.is_done]
        placed = sum(n for each in done if isinstance(each, Placement) for _, n in each.armies)
        new = placing.received(state.scenario, state.armies[seat]) - placed
        left = state.bombs[seat] - bool(judged.bombarded)
        return f"{new} new {'army' if new == 1 else 'armies'} to place · {left} {'bomb' if left == 1 else 'bombs'} left"

    def doubts(self, state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
        """Nothing at all may be meant; it is asked."""
        if not commands:
            yield "There is nothing in the list: new armies would stand where unplaced ones go, and nobody would move."

    def letters(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """Nobody writes."""
        return []

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """Its battles and bombardments."""
        lines = report(played, names)
        ended = [lines[-1].text] if played.after.outcome else []
        told = [
            line.text for line in lines if line.text.startswith(("Battle", "On the border")) or line.phase == "bombs"
        ]
        return list(dict.fromkeys((*ended, *told)))[:3] or [line.text for line in lines][:1] or ["Nothing happened."]

    def ended(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """How it ended."""
        winners = " and ".join(names[seat] for seat in outcome.winners)
        return OUTCOMES[outcome.reason].format_map({**outcome.facts, "winners": winners})

    def meta(self, scenario: Scenario) -> tuple[str, ...]:
        """How many areas."""
        return (f"{len(scenario.map.areas)} areas",)

    def cards(self, scenario: Scenario) -> h.Node:
        """Continents and what they bring."""
        if not scenario.map.continents:
            return None
        return h.div(".rule-cards")[
            [
                h.article(".rule-card")[
                    h.h3[continent.name], h.span(".price")[f"+{continent.bonus}"], h.p[", ".join(continent.areas)]
                ]
                for continent in scenario.map.continents
            ]
        ]

    def legend(self, scenario: Scenario) -> h.Node:
        """What is drawn on the map."""
        return h.ul[
            h.li["A counter with a number: armies of the player whose shape and colour it has."],
            h.li["A dotted line: areas that touch across the water."],
            h.li["An arrow: a march. +2: new armies. A star: a bombardment."],
            h.li["A dotted border: what can be tapped now."],
        ]

    def rulebook(self) -> Rulebook:
        """The Z rules of the game."""
        return rulebook(self.title)


def _labels(match: Match, armies: Mapping[str, Mapping[str, int]], viewer: str) -> dict[str, str]:
    scenario: Scenario = match.scenario
    return {name: maps.label_of(scenario, armies, name, match.names, viewer) for name in scenario.map.areas}


def _marches(seat: str, command: Command, how: str) -> list[Arrow]:
    if not isinstance(command, Movement):
        return []
    return [
        Arrow("move", seat, route.start, route.end, how, tag=str(route.number))  # type: ignore[arg-type]
        for route in command.routes
    ]


def _scene(phase: Phase) -> Scene:
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
    )


OZYMANDIA = AreasFace("Ozymandia", ("five-isles", "standard"), "five-isles")
SIMULTANEOUS_RISK = AreasFace("Simultaneous Risk", ("archipelago", "swift-world"), "archipelago")
