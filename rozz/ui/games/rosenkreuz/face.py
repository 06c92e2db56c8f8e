"""How RosenKreuz looks on the page: the package's only entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import htpy as h

from rozz.engine.game import Outcome, Phase, Played
from rozz.engine.match import HERE, Match
from rozz.engine.rosenkreuz.adapter.move_preview import Preview, preview
from rozz.engine.rosenkreuz.model.position import Piece
from rozz.engine.rosenkreuz.model.scenario import Scenario
from rozz.engine.rosenkreuz.model.sides import CROSS, SEATS
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.text.notation import Command, Move
from rozz.engine.rosenkreuz.text.report import command_phrase, command_sentence, ending_text, report
from rozz.engine.seats import COMPUTER
from rozz.ui.board import arrow_keys
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.games.face import Marks, Measure, ReplayStep, Rulebook
from rozz.ui.games.face_defaults import FaceDefaults
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.games.rosenkreuz import board, pieces
from rozz.ui.games.rosenkreuz.board import Scene
from rozz.ui.games.rosenkreuz.legend import legend
from rozz.ui.games.rosenkreuz.rules_text import rulebook
from rozz.ui.games.victory_step import with_victory
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.memoize import remembered

#: The phases of a move whose titles would be cut in the row of steps: these have a shorter one there.
BRIEF = frozenset({"return"})
COLOURS = ("black", "white")
#: How many squares are named where pieces can be taken.
MAX_EXPOSED = 4


class RosenKreuzFace(FaceDefaults):
    """The face of RosenKreuz."""

    title = "RosenKreuz"
    can_turn = True
    far_side = CROSS
    can_draw = False
    beginner_scenarios: tuple[str, ...] = ("rosenkreuz-skirmish", "rosenkreuz")
    quick_start_scenario: str = "rosenkreuz-skirmish"
    quick_start_title: str = "RosenKreuz, Skirmish"
    occasions: Mapping[str, str] = MappingProxyType(
        {"rosenkreuz-skirmish": "first", "rosenkreuz": "short", "rosenkreuz-1-2": "short"}
    )

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The pieces of each color."""
        return tuple(Measure(colour, say(f"rosenkreuz-measure-{colour}")) for colour in COLOURS)

    @property
    def goal_summary(self) -> str:
        """The goal, to take all pieces of a color, and that players take turns, as in no other game here."""
        return f"{say('games-rosenkreuz-goal')} {say('games-rosenkreuz-in-turns')}"

    @property
    def cards_title(self) -> str:
        """The cards are of pieces."""
        return say("rosenkreuz-cards-title")

    def board(self, match: Match, marks: Marks, commands: Sequence[Command], draft: Command | None) -> h.Element:
        """The board, with the move being made."""
        legal = (each for number, each in enumerate(commands) if number not in marks.void)
        made = draft if draft is not None else next(legal, None)
        ways = _move_steps(made) if isinstance(made, Move) else ()
        moves = [(each, plan.share) for plan in marks.likely_plans for each in plan.commands if isinstance(each, Move)]
        likely = tuple((start, end, share) for each, share in moves for start, end in _move_steps(each))
        # Captured pieces are shown as long as the squares of the last move are framed.
        fallen = _last_captures(match) if marks.lit else ()
        ahead = _preview(match.state, made) if isinstance(made, Move) else Preview()
        scene = Scene(
            match.state.position,
            fallen,
            ways,
            match.names,
            likely,
            _last_move_steps(match),
            match.scenario.setup,
            first=_answered_move(match),
            would_fall=ahead.fallen,
            moving_piece=ahead.arrived,
        )
        return board.board(scene, marks, self.title)

    def board_at_step(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The board in a step of a move."""
        return board.board(replace(step.scene, names=match.names, setup=match.scenario.setup), marks, self.title)

    def thumbnail(self, scenario: Scenario, state: State | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """The board, small."""
        return board.static_board(state.position if state else scenario.setup, label)

    def neighbors(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
        """The eight squares around each."""
        return board.NEIGHBORS

    def arrow_keys(self, scenario: Scenario) -> ArrowKeys:
        """Along ranks, files and diagonals."""
        return _square_arrow_keys()

    def holders(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """The owner of the piece on each square."""
        return {square: (piece.owner,) for square, piece in board.pieces_on(state.position).items()}

    def start_place(self, match: Match, seat: str) -> str:
        """The first square with a piece of the seat."""
        return next((name for name, piece in board.pieces_on(match.state.position).items() if piece.owner == seat), "")

    def tap_effect(self, mark: str) -> str:
        """Whether a tap selects a piece, moves there, or captures it."""
        return board.tap_effect(mark)

    def heading(self, match: Match, place: str, seat: str) -> str:
        """The contents of a square."""
        return (
            board.label_of(place, board.pieces_on(match.state.position).get(place), match.names)
            if place
            else self.title
        )

    def contents_at(self, match: Match, step: ReplayStep, place: str) -> str:
        """The contents of a square in a step."""
        scene: Scene = step.scene
        return board.label_of(place, board.pieces_on(scene.position).get(place), match.names)

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """The move, what fell on arrival, what was captured by attaining, what fell then."""
        lines = report(played, names)
        found = []
        fallen: list[tuple[str, Piece]] = []
        for phase in played.phases:
            said = tuple(line for line in lines if line.phase == phase.name)
            fallen += _captures(phase)
            if said:
                lit = frozenset(change[0] for event in phase.events for change in event.changes)
                ways = _moves_of_phase(phase)
                state = replace(played.before, position=phase.position)
                scene = Scene(phase.position, tuple(fallen), ways, last_move=ways)
                brief = say(f"rosenkreuz-brief-{phase.name}") if phase.name in BRIEF else ""
                voice = "march" if ways else "clash"
                title = say(f"rosenkreuz-step-{phase.name}")
                found.append(ReplayStep(title, said, scene, lit, state, brief, sound=voice))
        found = found or [ReplayStep(say("rosenkreuz-step-move"), lines, Scene(played.after.position))]
        outcome = played.after.outcome
        return with_victory(found, lines[-1], bool(outcome.winners)) if outcome else tuple(found)

    def command_sentence(self, scenario: Scenario, seat: str, command: Command, names: Mapping[str, str]) -> str:
        """Who moves from where to where."""
        return render(command_sentence(command, seat), names)

    def command_phrase(self, scenario: Scenario, command: Command, names: Mapping[str, str]) -> str:
        """Where a piece moves from and to, and what it takes."""
        return render(command_phrase(command), names)

    def figures(self, state: State) -> Mapping[str, Mapping[str, int]]:
        """How many black and white pieces are left."""
        return {seat: {colour: state.position.number(Piece(seat, colour)) for colour in COLOURS} for seat in SEATS}

    def pill(self, state: State, seat: str, commands: Sequence[Command] = ()) -> str:
        """The same in words."""
        black, white = (state.position.number(Piece(seat, colour)) for colour in COLOURS)
        return say("rosenkreuz-figures", black=black, white=white)

    def captured_text(self, state: State, names: Mapping[str, str]) -> str:
        """The pieces off the board, by owner and color."""
        lost = board.captured_counts(state.position, state.scenario.setup)
        counts = {seat: [lost.get(Piece(seat, colour), 0) for colour in COLOURS] for seat in SEATS}
        return " ".join(
            say("rosenkreuz-lost", name=names[seat], black=black, white=white)
            for seat, (black, white) in counts.items()
            if black or white
        )

    def warnings(self, state: State, seat: str, commands: Sequence[Command]) -> Iterator[str]:
        """A move that is still owed."""
        if not commands:
            yield say("rosenkreuz-doubt-empty")

    def remark(self, state: State, seat: str, commands: Sequence[Command], name: str = "") -> str:
        """A warning that the opponent's next move can take pieces."""
        exposed = _preview(state, commands[-1]).exposed if commands and isinstance(commands[-1], Move) else ()
        if not exposed:
            return ""
        return say("rosenkreuz-exposed", number=len(exposed), squares=listed(exposed[:MAX_EXPOSED]))

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """What the move did."""
        return [render(line.plain) for line in report(played, names)][:3]

    def ending_text(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """Who lost what."""
        return render(ending_text(outcome.reason, outcome.winners[0], outcome.facts, names))

    def size_notes(self, scenario: Scenario) -> tuple[str, ...]:
        """How many pieces."""
        return (say("games-rosenkreuz-size", number=len(board.pieces_on(scenario.setup))),)

    def cards(self, scenario: Scenario) -> h.Node:
        """The four kinds of piece."""
        return h.div(".rule-cards")[
            [
                h.article(".rule-card")[
                    h.svg(".kreuz-card", viewBox="-50 -50 100 100", width="40", height="40", aria_hidden="true")[
                        pieces.piece(owner, colour)
                    ],
                    h.h3[say("rosenkreuz-piece", piece=f"{owner}-{colour}")],
                    h.p[say("rosenkreuz-home", color=colour)],
                ]
                for owner in SEATS
                for colour in COLOURS
            ]
        ]

    def legend(self, scenario: Scenario) -> h.Node:
        """Which piece is which, and what rings and lines mean."""
        return legend()

    def rulebook(self) -> Rulebook:
        """K1 to K9."""
        return rulebook()

    def piece_list_at(self, match: Match, place: str, seat: str, planned: Sequence[Command]) -> h.Node:
        """Where the piece is at home, and where it may be replaced."""
        piece = board.pieces_on(match.state.position).get(place)
        return h.p(".told-kinds")[say("rosenkreuz-home", color=piece.colour)] if piece else None

    def lesson(self) -> Lesson:
        """The first war, step by step."""
        # Imported only for the lesson.
        from rozz.ui.games.rosenkreuz.lesson import lesson

        return lesson()


@remembered(most=1)
def _square_arrow_keys() -> ArrowKeys:
    return arrow_keys.assign_arrow_keys(
        {square: board.center_of(square) for square in board.NEIGHBORS}, board.NEIGHBORS
    )


def _move_steps(move: Move) -> tuple[tuple[str, str], ...]:
    back = ((move.landing, move.back),) if move.back else ()
    return ((move.start, move.landing), *back)


def _moves_of_phase(phase: Phase) -> tuple[tuple[str, str], ...]:
    """The moves of a phase."""
    return tuple((e.facts["start"], e.tile) for e in phase.events if e.kind in ("move", "minor", "return"))


def _last_move_steps(match: Match) -> tuple[tuple[str, str], ...]:
    """The last move, which the next player has not seen."""
    return tuple(way for phase in match.played[-1].phases for way in _moves_of_phase(phase)) if match.played else ()


def _answered_move(match: Match) -> tuple[tuple[str, str, Piece], ...]:
    """A move that a computer player has answered, perhaps before it was visible."""
    plays = {place.colour: place.plays for place in match.seats}
    by = [plays[seat] for played in match.played[-2:] for seat in played.moment.seats]
    if len(by) < 2 or by[0] != HERE or not by[1].startswith(COMPUTER):
        return ()
    return tuple(
        (event.facts["start"], event.tile, Piece(*piece))
        for phase in match.played[-2].phases
        for event in phase.events
        if event.kind in ("move", "minor", "return")
        for tile, piece, before, after in event.changes
        if tile == event.tile and after > before
    )


@remembered(most=4)
def _preview(state: State, move: Move) -> Preview:
    return preview(state, move)


def _last_captures(match: Match) -> tuple[tuple[str, Piece], ...]:
    """The captures of the last move and the one before, which the next player made; each place and piece once."""
    return tuple({tile: piece for played in match.played[-2:] for phase in played.phases
                  for tile, piece in _captures(phase)}.items())  # fmt: skip


def _captures(phase: Phase) -> list[tuple[str, Piece]]:
    """The captures of a phase by square, without a mover that goes on."""
    found = []
    for event in phase.events:
        # A replacement lists the replaced piece first, then the new one.
        changes = event.changes[:1] if event.kind == "minor" else event.changes
        if event.kind in ("minor", "major", "attain"):
            found += [(tile, Piece(*piece)) for tile, piece, before, after in changes if after < before]
    return found


ROSENKREUZ = RosenKreuzFace()
