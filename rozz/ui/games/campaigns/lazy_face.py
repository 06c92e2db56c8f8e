"""The part of the Campaigns of Ozz face that is imported on demand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import htpy as h
from markupsafe import Markup

from rozz.engine.campaigns.legality.legality import default_command
from rozz.engine.campaigns.map.recruiting import WITCH
from rozz.engine.campaigns.model.battleboard import ATTACKER, NEIGHBOURS, SIDES, first_row
from rozz.engine.campaigns.model.commands import Command
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import BELL, KINDS, LEADERS, LETTERS, type_of
from rozz.engine.campaigns.resolution.starting_state import starting_state
from rozz.engine.campaigns.text.wording import MAP, map_place
from rozz.engine.game import Event, Outcome, Pick, Played, board_of, name_of
from rozz.engine.match import Match
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.games.campaigns import battle_or_map
from rozz.ui.games.campaigns.drawing import battle_scenes, board, map_replay
from rozz.ui.games.campaigns.drawing.legend import legend, map_legend
from rozz.ui.games.campaigns.drawing.map_board import map_board, still, ways_between
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, of_state, stacks, with_ways
from rozz.ui.games.campaigns.drawing.unit_icons import icon_of
from rozz.ui.games.campaigns.texts import (
    captions,
    command_sentences,
    headlines,
    map_captions,
    moment_steps,
    moment_summary,
)
from rozz.ui.games.campaigns.texts.rules_text import rulebook
from rozz.ui.games.campaigns.texts.written_names import force_name, order_name, type_name, unit_name
from rozz.ui.games.face import Marks, ReplayStep, Rulebook, Takeover
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.translations import with_commas
from rozz.ui.icons import drawn, sign
from rozz.ui.memoize import remembered


class LazyCampaignsFace:
    """The functions of the Campaigns of Ozz face."""

    def board(self, match: Match, marks: Marks, commands: Sequence[Command], draft: Command | None) -> h.Element:
        """The battle or the map, with the draft command; with the last move while the page marks its places."""
        state: State = match.state
        last = match.played[-1] if marks.lit else None
        legal = [each for number, each in enumerate(commands) if number not in marks.void]
        made = draft if draft is not None else (legal[0] if legal else None)
        likely = [(plan.seat, each, plan.share) for plan in marks.likely_plans for each in plan.commands]
        if (marks.board or battle_or_map.in_front(state)) == MAP:
            view = map_replay.planned(state, marks.viewer, made, draft is not None)
            view = map_replay.with_last_move(view, last) if last else view
            view = with_ways(view, map_replay.forecast_ways(state, likely)) if likely else view
            return map_board(view, marks, match.names, map_captions.title())
        if state.battle is None:
            return board.nobody(marks, map_captions.no_battle())
        scene = battle_scenes.planned(state, marks.viewer, made, draft is not None)
        if last:
            scene = battle_scenes.with_last_move(scene, last)
        if likely:
            scene = board.with_ways(scene, battle_scenes.forecast_ways(scene.battle, likely))
        return board.board(scene, marks, match.names, headlines.TITLE)

    def board_at_step(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The battle or the map in a step of a moment."""
        scene, state = step.scene, step.state
        if (marks.board or step.board) == MAP:
            view = scene if isinstance(scene, MapScene) else of_state(state)
            return map_board(view, marks, match.names, map_captions.title())
        if isinstance(scene, MapScene):
            if state.battle is None:
                return board.nobody(marks, map_captions.no_battle())
            scene = battle_scenes.scene_of(state)
        return board.board(scene, marks, match.names, headlines.TITLE)

    def start_place_on(self, match: Match, seat: str, board: str) -> str:
        """Where a seat's cursor starts on a board."""
        state: State = match.state
        return self._home_on_map(state, seat) if board == MAP else _home_in_battle(state.battle, seat)

    def prerender(self, match: Match, step: ReplayStep, tier: str) -> Iterator[None]:
        """Drawing is fast enough."""
        return iter(())

    def thumbnail(self, scenario: Scenario, state: State | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """The board or the map, small, with the number of units of each side."""
        shown = state or _begun(scenario)
        return (
            still(of_state(shown), label) if scenario.is_campaign else board.still(battle_scenes.scene_of(shown), label)
        )

    def thumbnail_definitions(self, scenario: Scenario) -> h.Node:
        """Nothing is shared."""
        return None

    def neighbors(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
        """The adjacent spaces of each space, C9.2, and the points one link away."""
        if not scenario.is_campaign:
            return _BESIDE
        links = scenario.map.links
        return {**_BESIDE, **{map_place(one): [map_place(each) for each in beside] for one, beside in links.items()}}

    def arrow_keys(self, scenario: Scenario) -> ArrowKeys:
        """Along rows, columns and diagonals; on the map toward the points one link away."""
        if not scenario.is_campaign:
            return board.ways_between()
        return ArrowKeys({**board.ways_between().by_key, **ways_between(scenario.map).by_key})

    def holders(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Whose forces are in each space and at each point."""
        battle = state.battle
        found: dict[str, list[str]] = {}
        for force in battle.forces if battle else ():
            seat = battle.captain(force.side) if battle else ""
            if seat not in found.setdefault(force.space, []):
                found[force.space].append(seat)
        if state.land is not None:
            view = of_state(state)
            for point in state.scenario.map.points:
                seats = dict.fromkeys(state.scenario.seat_of_nation[nation] for nation in stacks(view, point))
                if seats:
                    found[map_place(point)] = list(seats)
        return {space: tuple(seats) for space, seats in found.items()}

    def own_pieces(self, match: Match, seat: str, command: Command | None) -> Mapping[str, str]:
        """By space or point, the player's units and leaders; in a battle only those on the battleboard."""
        state: State = match.state
        if battle_or_map.in_front(state) == MAP:
            view, nations = of_state(state), state.scenario.seats.get(seat, ())
            points = state.scenario.map.points
            found = {point: [name for nation in nations for name in stacks(view, point).get(nation, ())]
                     for point in points}  # fmt: skip
            return {map_place(point): captions.own_pieces(point, names) for point, names in found.items() if names}
        battle = battle_scenes.planned(state, seat, command, True).battle
        side = battle.side_of(seat)
        spaces = {force.space: captions.names_in(battle, force.space, side) for force in battle.of(side)}
        return {space: captions.own_pieces(space, spaces[space]) for space in NEIGHBOURS if space in spaces}

    def start_place(self, match: Match, seat: str) -> str:
        """Where most of a seat's forces are on the current board."""
        state: State = match.state
        return self.start_place_on(match, seat, battle_or_map.in_front(state))

    def _home_on_map(self, state: State, seat: str) -> str:
        """The point with most units of a seat; without units, its first castle."""
        view, scenario = of_state(state), state.scenario
        nations = scenario.seats.get(seat) or scenario.nations
        held = [
            (len(names), map_place(point))
            for point in scenario.map.points
            for nation, names in stacks(view, point).items()
            if nation in nations
        ]
        return max(held)[1] if held else map_place(scenario.map.castles[nations[0]])

    def tap_effect(self, mark: str) -> str:
        """Whether a tap selects, moves, attacks or fires."""
        return captions.tap_effect(mark)

    def heading(self, match: Match, place: str, seat: str) -> str:
        """A space or point and who is there; without one, the current command."""
        state: State = match.state
        is_on_map = battle_or_map.in_front(state) == MAP
        if not place:
            leads = _leads(match.played) if state.moment in CHOOSES_ORDER else None
            if is_on_map:
                heading = map_captions.heading(state.moment) or headlines.TITLE
                return captions.rolled_heading(heading, leads, match.names) if leads else heading
            heading = captions.heading(state.moment) or headlines.TITLE
            if leads:
                return captions.rolled_heading(heading, leads, match.names)
            if not state.scenario.is_campaign or state.battle is None:
                return heading
            return map_captions.battle_turn(heading, state.battle.turn)
        if board_of(place) == MAP:
            return map_captions.point_in_short(of_state(state), name_of(place), match.names, seat)
        return captions.space_in_short(state.battle, place, match.names, seat)

    def place_title(self, match: Match, place: str, seat: str) -> str:
        """The name of a point, as `about_place` says what it is; a space and who is there."""
        return name_of(place) if board_of(place) == MAP else self.heading(match, place, seat)

    def contents_at(self, match: Match, step: ReplayStep, place: str) -> str:
        """Everything in a space or at a point in a step."""
        if board_of(place) == MAP:
            view = step.scene if isinstance(step.scene, MapScene) else of_state(step.state)
            return map_captions.describe_point(view, name_of(place), match.names)
        scene = step.scene
        if isinstance(scene, MapScene):
            if step.state.battle is None:
                return map_captions.no_battle()
            scene = battle_scenes.scene_of(step.state)
        return captions.describe_space(scene.battle, place, match.names, scene.ordered)

    def icon(self, scenario: Scenario, key: str) -> Markup | None:
        """The arm of a unit, a crown or star for a leader, an icon for an action."""
        return _icon(key)

    def full_name(self, scenario: Scenario, key: str) -> str:
        """No label is shortened."""
        return ""

    def is_refusal_shown(self, scenario: Scenario, commands: Sequence[Command], pick: Pick) -> bool:
        """Every refused pick is shown with its reason."""
        return True

    def is_only_for_people(self, scenario: Scenario, key: str) -> bool:
        """Nothing: every command makes sense against computers, too."""
        return False

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """The commands if they were secret, and then their results."""
        return moment_steps.steps(played, names)

    def command_sentence(self, scenario: Scenario, seat: str, command: Command, names: Mapping[str, str]) -> str:
        """Who does what."""
        return command_sentences.command_sentence(seat, command, names)

    def command_phrase(self, scenario: Scenario, command: Command, names: Mapping[str, str]) -> str:
        """What the command does."""
        return command_sentences.command_phrase(command)

    def command_with_full_names(self, scenario: Scenario, command: Command, names: Mapping[str, str]) -> str:
        """Empty: this game has no abbreviations."""
        return ""

    def figures(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """Units on the board and points for eliminations; in a campaign all units and the points of C20.2."""
        if state.scenario.is_campaign:
            return {
                seat: {
                    "units": map_captions.units_of_seat(state, seat),
                    "points": map_captions.points_of_seat(state, seat),
                }
                for seat in state.scenario.seats
            }
        battle = state.battle
        if battle is None:
            return {}
        return {
            battle.captain(side): {
                "units": captions.number_of_units(battle, side),
                "points": captions.points_of(state, side),
            }
            for side in SIDES
        }

    def pill(self, state: State, seat: str, commands: Sequence[Command] = ()) -> str:
        """How many units are left; in a campaign the points too."""
        return map_captions.pill(state, seat) if state.scenario.is_campaign else captions.pill(state, seat)

    def captured_text(self, state: State, names: Mapping[str, str]) -> str:
        """Who is eliminated."""
        return captions.describe_lost(state, names)

    def tally(self, state: State, seat: str, commands: Sequence[Command], for_screen_reader: bool = False) -> str:
        """Nothing is counted."""
        return ""

    def warnings(self, state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
        """A command that is still owed."""
        if not commands:
            yield captions.no_command(command_sentences.command_phrase(default_command(state, seat)))

    def remark(self, state: State, seat: str, commands: Sequence[Command], name: str = "") -> str:
        """What the command is likely to do."""
        return _outlook(state, seat, commands[-1]) if commands else ""

    def received_messages(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """The game has no messages."""
        return []

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """The results of a moment."""
        return moment_summary.summary(played, names)

    def ending_text(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """Who won, and by what."""
        return captions.ended(outcome, names)

    def size_notes(self, scenario: Scenario) -> tuple[str, ...]:
        """How many units or nations, how many turns."""
        return map_captions.meta(scenario) if scenario.is_campaign else captions.meta(scenario)

    def goal(self, scenario: Scenario) -> str:
        """How a battle or a campaign is won."""
        return map_captions.goal(scenario) if scenario.is_campaign else captions.goal(scenario)

    def cards(self, scenario: Scenario) -> h.Node:
        """Every kind of unit of the nations in play; in a battle, only of its forces, as nobody recruits there."""
        letters = {LETTERS[nation]: nation for nation in scenario.nations}
        shown = KINDS if scenario.is_campaign else _kinds_in_setup(scenario)
        kinds = [(kind, letters[kind[0]]) for kind in KINDS if kind in shown and kind[0] in letters]
        return h.div(".rule-cards")[
            [
                h.article(".rule-card")[
                    drawn(icon_of(f"{kind}1")), h.h3[type_name(kind)], h.span(".price")[captions.strength(kind)],
                    h.p[_in_a_row(nation, captions.describe_kind(kind))],
                ]
                for kind, nation in kinds
            ]
        ]  # fmt: skip

    def legend(self, scenario: Scenario) -> h.Node:
        """Counters and marks; in a campaign the ones on the map come first."""
        return [map_legend(), legend()] if scenario.is_campaign else legend()

    def rulebook(self) -> Rulebook:
        """The C rules."""
        return rulebook()

    def piece_list_at(self, match: Match, place: str, seat: str, planned: Sequence[Command]) -> h.Node:
        """Every force in a space, unit by unit, with everything it carries."""
        state: State = match.state
        if board_of(place) == MAP:
            return _kinds_at_point(of_state(state), name_of(place), match.names)
        if state.battle is None:
            return None
        # As on the board: before the battle, the units stand where the player is putting them.
        scene = battle_scenes.planned(state, seat, planned[0] if planned else None, True)
        rows = list(_listed(scene.battle, place, match.names, scene.ordered))
        return h.ul(".told-kinds")[rows] if rows else None

    def purposes(self, scenario: Scenario, commands: Sequence[Command]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def planned_at(self, match: Match, place: str, seat: str, commands: Sequence[Command]) -> str:
        """Empty: the board shows it."""
        return ""

    def about_place(self, match: Match, place: str, seat: str) -> str:
        """What a point is; in a battle, the rolls that decide which side acts first this turn."""
        state: State = match.state
        if board_of(place) == MAP:
            return map_captions.about_point(of_state(state), name_of(place), match.names, seat)
        battle = state.battle
        if battle is None or all(force.space != place for force in battle.forces):
            return ""
        leads = _leads(match.played)
        return captions.initiative(leads, match.names) if leads else ""

    def purchase_effects(self, match: Match, seat: str, commands: Sequence[Command]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def distance_notes(self, match: Match, seat: str, commands: Sequence[Command]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def income_notes(self, state: State, places: Sequence[str]) -> tuple[str, ...]:
        """No place earns anything."""
        return ()

    def left_over_note(self, match: Match, seat: str, commands: Sequence[Command]) -> str:
        """Nothing is left over."""
        return ""

    has_prices: bool = False

    def takeovers(self, played: Played, names: Mapping[str, str]) -> tuple[Takeover, ...]:
        """Nothing, because reports say it."""
        return ()

    def animated_match(self, match: Match) -> None:
        """None."""

    def lesson(self) -> Lesson:
        """The first battle."""
        # Imported only when somebody opens the lesson.
        from rozz.ui.games.campaigns.lesson import lesson

        return lesson()


def _kinds_in_setup(scenario: Scenario) -> frozenset[str]:
    """The kinds of units that are there at the start."""
    return frozenset(type_of(name) for forces in scenario.setup.values() for names in forces.values() for name in names)


#: Moments in which the side with the initiative chooses to move first or second.
CHOOSES_ORDER = ("initiative", "turn-order")
#: Events after which the rolls for the initiative are those of an earlier turn, or of the map.
NEW_ROLLS = ("turn", "campaign-turn", "mustered", "battle-over")


def _leads(played: Sequence[Played]) -> Event | None:
    """The event that says who has the initiative in the current turn; None before its roll."""
    event: Event
    for moment in reversed(played):
        for phase in reversed(moment.phases):
            for event in reversed(phase.events):
                if event.kind == "leads":
                    return event
                if event.kind in NEW_ROLLS:
                    return None
    return None


@remembered(most=8)
def _outlook(state: State, seat: str, command: Command) -> str:
    # Imported only when there is a draft command.
    from rozz.engine.campaigns.adapter.outlook import outlook

    return " ".join(render(each) for each in outlook(state, seat, command))


def _home_in_battle(battle: Battle | None, seat: str) -> str:
    """Where most of a seat's units are, or the middle of its first row."""
    if battle is None:
        return "1C"
    side = battle.side_of(seat) or ATTACKER
    held = [(len(units), space) for (each, space), units in sorted(battle.units_at.items()) if each == side]
    return max(held)[1] if held else f"{first_row(side)}C"


def _kinds_at_point(view: MapScene, point: str, names: Mapping[str, str]) -> h.Node:
    """Everybody at a point, unit by unit; then what the point offers."""
    rows: list[h.Element] = []
    for nation, there in stacks(view, point).items():
        whose = map_captions.whose_stack(view, nation, names)
        rows.append(h.li(".of-force")[h.span, h.span[_in_a_row(h.strong[nation], whose)]])
        for name in there:
            mark = map_captions.describe_mark(view.land.marks.get(name, ""))
            line = captions.line_on_map(name)
            bell = map_captions.carries_bell() if name == view.land.carrier else ""
            rows.append(h.li[drawn(icon_of(name)), h.span[_in_a_row(h.strong[unit_name(name)], line, mark, bell)]])
    ways = list(map_captions.describe_ways(view, point))
    return [h.ul(".told-kinds")[rows] if rows else None, h.ul(".point-ways")[[h.li[each] for each in ways]]]


_BESIDE: Mapping[str, Sequence[str]] = NEIGHBOURS


@remembered(most=4)
def _begun(scenario: Scenario) -> State:
    """The start of a scenario, for its picture."""
    return starting_state(scenario, "initiative" if scenario.is_campaign else "deploy")


def _listed(battle: Battle, place: str, names: Mapping[str, str], ordered: str) -> Iterator[h.Element]:
    for side in SIDES:
        for force in battle.of(side):
            if force.space != place:
                continue
            state = [order_name(force.order)] if side in ordered else []
            state += [captions.done()] if force.is_done else []
            whose = captions.side_name(battle, side, names)
            text = with_commas((whose, *state))
            if force.is_group:
                yield h.li(".of-force")[h.span, h.span[_in_a_row(h.strong[force_name(force)], text)]]
            for name in (*force.leaders, *force.units):
                alone = "" if force.is_group else text
                about = (alone, captions.line_of(battle, name), *captions.marks_of(battle, name))
                yield h.li[drawn(icon_of(name)), h.span[_in_a_row(h.strong[unit_name(name)], *about)]]
        bell = battle.bell
        if bell and bell.side == side and not bell.carrier and battle.bell_space() == place:
            line = captions.line_of(battle, BELL)
            yield h.li[drawn(icon_of(BELL)), h.span[_in_a_row(h.strong[unit_name(BELL)], line)]]


def _in_a_row(first: h.Node, *others: str) -> list[h.Node]:
    """A name and what belongs to it, with dots between them."""
    row = [first]
    for each in filter(None, others):
        row = say_marked("list-labels", labels=row, next=each)
    return row


_SIGNS = {"melee": "strike", "fire": "strike", "off": "back", "retreat": "back", "stay": "tick", "-": "tick"}
_RECRUITS = {"random": "help", "special": "goal"}


@remembered(most=128)
def _icon(key: str) -> Markup | None:
    """The picture for a pick, which shows the first word of the pick that is a name."""
    if key in _SIGNS:
        return sign(_SIGNS[key])
    hero, _, way = key.partition(": ")
    if hero in LEADERS and way:
        kind = way.removeprefix("hire ")
        name = f"X{kind}1" if f"X{kind}" in KINDS else "Witch 1" if kind == WITCH else ""
        return drawn(icon_of(name)) if name else sign(_RECRUITS[way])
    for word in key.removeprefix("guard L ").removeprefix("guard R ").split():
        if word in LEADERS or word == BELL or type_of(word) in KINDS:
            return drawn(icon_of(word))
    return None


LAZY_FACE = LazyCampaignsFace()
