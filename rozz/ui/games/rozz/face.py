"""How Rozz looks on the page: the package's only entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

import htpy as h
from markupsafe import Markup

from rozz.engine.boards.graph import Board
from rozz.engine.game import Outcome, Pick, Played
from rozz.engine.match import Match
from rozz.engine.rozz.model.catalog import NEUTRAL, Item
from rozz.engine.rozz.model.commands import Command, Message, Move, Purchase, Strike
from rozz.engine.rozz.model.position import EMPTY
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.text.cards import sentences
from rozz.engine.rozz.text.command_texts import command_sentence, full_phrase, private_phrase
from rozz.engine.rozz.text.piece_names import card_name
from rozz.engine.rozz.text.report import ending_text, highlights, report
from rozz.ui.board import arrow_keys
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.board.arrows import Arrow, forecast_arrows
from rozz.ui.board.viewport import TIERS_WITH_DOTS
from rozz.ui.games.face import MAX_SUMMARY_SENTENCES, LikelyPlan, Marks, Measure, ReplayStep, Rulebook, Takeover
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.games.rozz import turn_steps
from rozz.ui.games.rozz.drawing import board, figures, legend
from rozz.ui.games.rozz.drawing import thumbnail as thumbnails
from rozz.ui.games.rozz.drawing.board import BoardMarks
from rozz.ui.games.rozz.drawing.item_icons import item_icon
from rozz.ui.games.rozz.texts import objective_texts, tile_descriptions
from rozz.ui.games.rozz.texts.holdings import income_notes, takeovers
from rozz.ui.games.rozz.texts.piece_list import piece_list, summary_line
from rozz.ui.games.rozz.texts.purchase_effects import distance_notes, purchase_effects
from rozz.ui.games.rozz.texts.purchase_kinds import MOST_USED, kinds
from rozz.ui.games.rozz.texts.rules_text import rulebook
from rozz.ui.i18n.display_names import scenario_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import money
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered


def _forecast_arrows(plans: Iterable[LikelyPlan]) -> tuple[Arrow, ...]:
    """What others may do, as arrows of its own kind."""
    return forecast_arrows(
        (turn_steps.arrow_of(plan.seat, each), plan.share)
        for plan in plans
        for each in plan.commands
        if isinstance(each, Move | Strike)
    )


class RozzFace:
    """The face of Rozz."""

    title = "Rozz"
    can_turn = False
    far_side = ""
    can_draw = True
    choice_letters: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {"P": ("purchase:",), "M": ("move:",), "S": ("strike:",)}
    )
    choice_letters_need_place = True
    keeps_place_selected = True
    takes_one_command = False
    shows_less_when_small = False
    beginner_scenarios: tuple[str, ...] = ("solo-training", "headquarters-2")
    quick_start_scenario: str = "headquarters-2"
    quick_start_title: str = "Headquarters for Two"
    occasions: Mapping[str, str] = objective_texts.OCCASIONS
    has_lesson = True

    @property
    def automatic_arrivals_note(self) -> str:
        """Governments bring infantry, but few matches have any."""
        return ""

    @property
    def cards_title(self) -> str:
        """The heading of the cards."""
        return say("rozz-cards")

    @property
    def goal_summary(self) -> str:
        """The goal of the first match."""
        return say("games-capture-headquarters")

    @property
    def measures(self) -> tuple[Measure, ...]:
        """Tiles, pieces, money, commands."""
        return figures.measures()

    def board(self, match: Match, marks: Marks, commands: Sequence[Command], draft: Command | None) -> h.Element:
        """The board with arrows and ghosts of the orders."""
        scenario: Scenario = match.scenario
        seat = marks.viewer
        arrows = [
            turn_steps.arrow_of(seat, each, "failed" if number in marks.void else "given")
            for number, each in enumerate(commands)
            if isinstance(each, Move | Strike)
        ]
        if isinstance(draft, Move | Strike):
            arrows.append(turn_steps.arrow_of(seat, draft, "failed" if marks.is_draft_void else "draft"))
        arrows += _forecast_arrows(marks.likely_plans)
        # Void commands do nothing, so no piece is drawn at their destination.
        played = [(seat, each) for number, each in enumerate(commands) if number not in marks.void]
        if draft is not None and not marks.is_draft_void:
            played.append((seat, draft))
        played += [(plan.seat, each) for plan in marks.likely_plans if plan.is_guess for each in plan.commands]
        struck = turn_steps.targets_of(scenario, match.state.position, draft) if isinstance(draft, Strike) else ()
        drawn = BoardMarks(
            marks,
            ghosts=(*(ghost for who, each in played for ghost in turn_steps.ghosts_of(scenario, who, each)), *struck),
            arrows=tuple(arrows),
            labels=tile_descriptions.labels(match.seats, match.state.position, marks.reader or seat),
            in_reach=tile_descriptions.target_labels(match.seats, match.state.position, seat, marks.targets),
            title=scenario_name(match),
            home=self.start_place(match, seat),
            goals=objective_texts.goal_tiles(scenario, match.state.position, seat),
        )
        return board.board(scenario, match.state.position, marks=drawn)

    def has_threat_dots(self, tier: str) -> bool:
        """In tiles that are too small for letters and numbers."""
        return tier in TIERS_WITH_DOTS

    def board_at_step(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The board in a step of a turn."""
        scene: turn_steps.Scene = step.scene
        drawn = BoardMarks(
            marks,
            highlighted=marks.selected,
            ghosts=scene.ghosts,
            arrows=(*scene.arrows, *_forecast_arrows(marks.likely_plans)),
            motion=scene.motion,
            goals=objective_texts.goal_tiles(match.scenario, scene.position),
            labels=tile_descriptions.labels(match.seats, scene.position, ""),
            title=scenario_name(match),
        )
        return board.board(match.scenario, scene.position, marks=drawn)

    def prerender(self, match: Match, step: ReplayStep, tier: str) -> Iterator[None]:
        """The board's tiles, one after the other."""
        scene: turn_steps.Scene = step.scene
        labels = tile_descriptions.labels(match.seats, scene.position, "")
        return board.prerender(
            match.scenario, scene.position, labels, objective_texts.goal_tiles(match.scenario, scene.position), tier
        )

    def thumbnail(self, scenario: Scenario, state: State | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """Territories and the holders of tiles."""
        return thumbnails.thumbnail(scenario, state.position if state else scenario.setup, label, uses_defs)

    def thumbnail_definitions(self, scenario: Scenario) -> h.Node:
        """The land of the board."""
        return thumbnails.thumbnail_definitions(scenario)

    def neighbors(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
        """The six tiles around each."""
        return scenario.board.neighbours

    def arrow_keys(self, scenario: Scenario) -> ArrowKeys:
        """Each of the six neighbors has a key; sideways keys follow a row."""
        return _board_arrow_keys(scenario.board)

    def holders(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """The owners of the pieces in each tile."""
        players = (*state.scenario.players, NEUTRAL)
        return {
            tile: tuple("" if owner == NEUTRAL else owner for owner in players if owner in owners)
            for tile, stack in state.position.items()
            for owners in [{piece.owner for piece in stack}]
        }

    def counts(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """The pieces of each seat in each tile, counted as in its figures: neutral ones for who holds the tile."""
        found: dict[str, dict[str, int]] = {}
        for tile, stack in state.position.items():
            held = found.setdefault(tile, {})
            for piece, number in stack.items():
                owner = figures.beneficiary(piece, stack, state.scenario.catalog) or ""
                held[owner] = held.get(owner, 0) + number
        return found

    def fights(self, played: Played) -> frozenset[str]:
        """The tiles where somebody lost pieces."""
        return frozenset(line.tile for line in report(played, {}) if line.tile and line.losers)

    def start_place(self, match: Match, seat: str) -> str:
        """The seat's headquarters, or else the first tile with its pieces."""
        catalog, position = match.scenario.catalog, match.state.position
        own = {tile: stack for tile, stack in position.items() if any(piece.owner == seat for piece in stack)}
        homes = (tile for tile, stack in own.items() if any(catalog.known[piece.item].headquarters for piece in stack))
        return next(homes, next(iter(own), ""))

    def tap_effect(self, mark: str) -> str:
        """To move there, or to strike."""
        return tile_descriptions.tap_effect(mark)

    def heading(self, match: Match, place: str, seat: str) -> str:
        """The contents of a tile; off the board, messages and aid."""
        if not place:
            return say("rozz-off-board")
        return tile_descriptions.contents_label(match.seats, place, match.state.position.get(place, EMPTY), seat)

    def contents_at(self, match: Match, step: ReplayStep, place: str) -> str:
        """The contents of a tile in a step."""
        scene: turn_steps.Scene = step.scene
        return tile_descriptions.contents_label(match.seats, place, scene.position.get(place, EMPTY), "")

    def icon(self, scenario: Scenario, key: str) -> Markup | None:
        """An item's icon, or a letter."""
        known = _item(scenario, key)
        if known is None:
            return sign("letter") if key.startswith("message") else None
        return item_icon(known)

    def full_name(self, scenario: Scenario, key: str) -> str:
        """The item's name, as it stands on its card."""
        known = _item(scenario, key)
        return render(card_name(known)) if known is not None and key.startswith("purchase:") else ""

    def kinds(self, scenario: Scenario, keys: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
        """Purchases by what they are for."""
        return kinds(scenario.catalog, keys)

    def most_used(self) -> tuple[str, ...]:
        """Purchases from the lesson, plus the few others that matter in a first match."""
        return MOST_USED

    def is_refusal_shown(self, scenario: Scenario, commands: Sequence[Command], pick: Pick) -> bool:
        """Refusals for lack of correspondence are only shown to players who have just bought some, or used it up."""
        if not pick.key.startswith("message"):
            return True
        bought = [scenario.catalog.items.get(each.item) for each in commands if isinstance(each, Purchase)]
        has_bought = any(item is not None and item.effect == "message" for item in bought)
        return has_bought or any(isinstance(each, Message) for each in commands)

    def is_only_for_people(self, scenario: Scenario, key: str) -> bool:
        """Messages, correspondence and foreign aid."""
        known = _item(scenario, key)
        return key.startswith("message") if known is None else bool(known.effect)

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """All commands, then phase after phase."""
        return turn_steps.steps(played, names)

    def command_sentence(self, scenario: Scenario, seat: str, command: Command, names: Mapping[str, str]) -> str:
        """Who buys, moves, strikes what."""
        return render(command_sentence(command, seat, scenario.catalog), names)

    def command_phrase(self, scenario: Scenario, command: Command, names: Mapping[str, str]) -> str:
        """What a command buys, moves or strikes; a message with its text, so only for those who may read it."""
        return render(private_phrase(command, scenario.catalog, names), names)

    def command_with_full_names(self, scenario: Scenario, command: Command, names: Mapping[str, str]) -> str:
        """The same with the names of the pieces, each with its abbreviation."""
        return render(full_phrase(command, scenario.catalog, names), names)

    def figures(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """Tiles, pieces, money, commands."""
        return figures.figures(state)

    def pill(self, state: State, seat: str, commands: Sequence[Command] = ()) -> str:
        """Commands and money."""
        return figures.pill(state, seat, commands)

    def captured_text(self, state: State, names: Mapping[str, str]) -> str:
        """Captures are not counted."""
        return ""

    def tally(self, state: State, seat: str, commands: Sequence[Command], for_screen_reader: bool = False) -> str:
        """Commands used, money left."""
        return figures.tally(state, seat, commands, for_screen_reader)

    def warnings(self, state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
        """Fewer commands than allowed."""
        return figures.warnings(state, seat, commands)

    def remark(self, state: State, seat: str, commands: Sequence[Command], name: str = "") -> str:
        """A warning that infantry could walk into the headquarters."""
        return figures.remark(state, seat, commands, name)

    def received_messages(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """The messages of the last turn that were delivered to the seat."""
        if not match.played:
            return []
        turn = match.played[-1]
        return [
            (author, command.text or "")
            for author, commands in turn.orders.items()
            for command, given in zip(commands, turn.verdicts[author], strict=True)
            if isinstance(command, Message) and command.colour == seat and given.is_done
        ]

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """How the match ended, and the turn's fights and strikes, largest losses first."""
        ended = report(played, names)[-1:] if played.after.outcome else ()
        lines = (*ended, *highlights(played, names, MAX_SUMMARY_SENTENCES - len(ended)))
        return [render(line.plain) for line in lines] or [_quiet_summary(played)]

    def ending_text(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """Which objective ended the match."""
        return render(ending_text(outcome.reason, outcome.winners, outcome.facts, names, names))

    def size_notes(self, scenario: Scenario) -> tuple[str, ...]:
        """How many tiles."""
        return (say("games-rozz-size", number=len(scenario.board.tiles)),)

    def goal(self, scenario: Scenario) -> str:
        """The goal of the scenario, described by its objective."""
        return objective_texts.goal(scenario)

    def cards(self, scenario: Scenario) -> h.Node:
        """A rule card for each item of the catalog."""
        return h.div(".rule-cards")[[_card(item, scenario) for item in scenario.catalog.items.values()]]

    def legend(self, scenario: Scenario) -> h.Node:
        """Arrows, pieces, tiles."""
        return legend.legend(scenario)

    def rulebook(self) -> Rulebook:
        """R1 to R12."""
        return rulebook()

    def piece_list_at(self, match: Match, place: str, seat: str, planned: Sequence[Command]) -> h.Node:
        """Every kind of piece in the tile."""
        return piece_list(match.state.position.get(place, EMPTY), match.scenario.catalog)

    def purposes(self, scenario: Scenario, commands: Sequence[Command]) -> tuple[str, ...]:
        """The name on its card, and its most important line."""
        known = scenario.catalog.known
        bought = dict.fromkeys(each.item for each in commands if isinstance(each, Purchase) and each.item in known)
        return tuple(
            say("rozz-purpose", piece=render(card_name(known[item])), line=summary_line(known[item], scenario.catalog))
            for item in bought
        )

    def planned_at(self, match: Match, place: str, seat: str, commands: Sequence[Command]) -> str:
        """Purchases there, and moves from it and to it."""
        return tile_descriptions.planned_text(match.state.position, place, seat, commands)

    def about_place(self, match: Match, place: str, seat: str) -> str:
        """Nothing, because the pieces say it."""
        return ""

    def purchase_effects(self, match: Match, seat: str, commands: Sequence[Command]) -> tuple[str, ...]:
        """Money and commands every turn, and targets within reach."""
        return tuple(purchase_effects(match.state, seat, commands))

    def distance_notes(self, match: Match, seat: str, commands: Sequence[Command]) -> tuple[str, ...]:
        """How far away the nearest pieces of others are, and weapons without a target."""
        return tuple(distance_notes(match.state, seat, commands, match.names))

    def income_notes(self, state: State, places: Sequence[str]) -> tuple[str, ...]:
        """Industry, and what else yields money or commands there."""
        return tuple(income_notes(state, places))

    def left_over_note(self, match: Match, seat: str, commands: Sequence[Command]) -> str:
        """Nothing is left over."""
        return ""

    has_prices: bool = True

    def takeovers(self, played: Played, names: Mapping[str, str]) -> tuple[Takeover, ...]:
        """Neutral pieces whose tile has another occupier."""
        return tuple(takeovers(played, names))

    def animated_match(self, match: Match) -> h.Element:
        """Turn by turn: what moves, and what is left."""
        # Only the build draws it.
        from rozz.ui.games.rozz.drawing.home_board import animated_match

        return animated_match(match)

    def lesson(self) -> Lesson:
        """The first war, step by step."""
        # Imported only for the lesson.
        from rozz.ui.games.rozz.lesson import lesson

        return lesson()


#: The summaries of a turn without fights: by whether there were purchases, and moves.
QUIET_SUMMARIES = {
    (False, False): "rozz-quiet-none",
    (True, False): "rozz-quiet-purchases",
    (False, True): "rozz-quiet-moves",
    (True, True): "rozz-quiet-both",
}


def _quiet_summary(played: Played) -> str:
    """What was done in a turn without fights and strikes, in numbers."""
    done = [
        command
        for seat, commands in played.orders.items()
        for command, given in zip(commands, played.verdicts[seat], strict=True)
        if given.is_done
    ]
    purchases, moves = (sum(isinstance(each, kind) for each in done) for kind in (Purchase, Move))
    return say(QUIET_SUMMARIES[bool(purchases), bool(moves)], purchases=purchases, moves=moves)


@remembered(most=4)
def _board_arrow_keys(board: Board) -> ArrowKeys:
    return arrow_keys.assign_arrow_keys({name: tile.centre for name, tile in board.tiles.items()}, board.neighbours)


def _card(item: Item, scenario: Scenario) -> h.Element:
    price = "–" if item.cost is None else money(item.cost)
    _, *traits = sentences(item, scenario.catalog)
    return h.article(".rule-card")[
        item_icon(item),
        h.h3[render(card_name(item))],
        h.span(".price")[price],
        h.p[h.code[item.abbreviation], " ", " ".join(render(each) for each in traits)],
    ]


def _item(scenario: Scenario, key: str) -> Item | None:
    """The item that a pick is about."""
    return scenario.catalog.known.get(key.partition(":")[2].partition(":")[0])


ROZZ = RozzFace()
