"""Rock, paper, scissors, as a game of the contract: both show at once, and a tie is settled by a die.

A scenario is `{game: rock-paper-scissors, name: …, players: [ANN, BEN], wins: 2}`. A command is a shape with a
whispered hope, `rock: please`, which only its author may read afterward.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.dice import Dice
from rozz.engine.errors import BadFile, BadText
from rozz.engine.game import (
    DONE,
    AfterResigning,
    Blank,
    Event,
    Line,
    Moment,
    Names,
    Offer,
    Option,
    Orders,
    Outcome,
    Phase,
    Pick,
    Played,
    Seat,
    Verdict,
)
from rozz.engine.validation import PathValue, nearest

BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


@dataclass(frozen=True)
class Show:
    """A shape, and a hope that nobody else may read (None: hidden)."""

    shape: str
    hope: str | None = ""


@dataclass(frozen=True)
class Scenario:
    """Two seats, and how many rounds win; seats in `passive` are never asked."""

    name: str
    players: tuple[str, ...]
    wins: int
    passive: tuple[str, ...]
    written: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True)
class State:
    """The score."""

    scenario: Scenario
    turn: int = 1
    score: Mapping[str, int] = field(default_factory=dict)
    outcome: Outcome | None = None


class RockPaperScissors:
    """The rules."""

    name = "rock-paper-scissors"
    rules_version = 1

    def read(self, written: Any) -> Scenario:
        """The scenario of a mapping."""
        found = PathValue(written)
        fields = found.fields("game", "name", "players", "wins", "passive")
        for key in ("game", "name", "players"):
            if key not in fields:
                found.fail(f"`{key}` is missing")
        fields["game"].choice(self.name)
        players = tuple(each.word() for each in fields["players"].members("a list of two players"))
        if len(players) != 2 or len(set(players)) != 2:
            fields["players"].fail("two play, no more and no fewer")
        passive = tuple(each.choice(*players) for each in fields["passive"].members()) if "passive" in fields else ()
        wins = fields["wins"].whole_number(1) if "wins" in fields else 1
        return Scenario(fields["name"].text(), players, wins, passive, written)

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping it was read from."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """Nothing can be chosen."""
        return ()

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """As it is."""
        return scenario

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """No round played."""
        return State(scenario, score=dict.fromkeys(scenario.players, 0))

    def freeze(self, state: State) -> dict[str, Any]:
        """The same as the fingerprint."""
        return self.fingerprint(state)

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """The score; who has enough has won."""
        found = PathValue(frozen, "state", BadFile).fields("turn", "score")
        score = {seat: each.whole_number() for seat, each in found["score"].entries("a score")}
        enough = [seat for seat in score if score[seat] >= scenario.wins]
        return State(
            scenario, found["turn"].whole_number(1), score, Outcome((enough[0],), "T4", "enough") if enough else None
        )

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The two players."""
        return tuple(Seat(player, player in scenario.passive) for player in scenario.players)

    def moment(self, state: State) -> Moment | None:
        """Both at once."""
        return None if state.outcome else Moment("round", state.turn, state.scenario.players)

    def departed_seats(self, state: State) -> frozenset[str]:
        """Nobody can leave."""
        return frozenset()

    def default_commands(self, state: State, seat: str) -> tuple[Show, ...]:
        """A seat that nobody plays shows rock."""
        return (Show("rock"),)

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """A die is thrown once all have shown."""
        return False

    def can_order(self, state: State, seat: str) -> bool:
        """Whoever is to act has a choice."""
        return True

    def resignation_commands(self, state: State, seat: str) -> tuple[Any, ...]:
        """Nobody can resign."""
        return ()

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """Nobody can resign."""
        return AfterResigning()

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[Show, ...]:
        """The shape and the hope of a text."""
        written, _, hope = text.partition(":")
        shape = written.strip().lower()
        if shape not in BEATS:
            raise BadText(f"found {written.strip()!r}, expected rock, paper or scissors", 1, nearest(shape, BEATS))
        if hope.strip() == "…" and not hidden:
            raise BadText("… stands for a hope that is hidden", len(text))
        return (Show(shape, None if hope.strip() == "…" else hope.strip()),)

    def write(self, command: Show) -> str:
        """The text of a show."""
        hope = "…" if command.hope is None else command.hope
        return f"{command.shape}: {hope}" if hope else command.shape

    def judge(self, state: State, seat: str, commands: Sequence[Show]) -> tuple[Verdict, ...]:
        """One shape is shown; more are void."""
        return tuple(Verdict("void", "T1", "one-shape") if number else DONE for number, _ in enumerate(commands))

    def next_state(self, state: State, orders: Orders, dice: Dice) -> State:
        """Where a round leads."""
        after: State = self.resolve(state, orders, dice).after
        return after

    def resolve(self, state: State, orders: Orders, dice: Dice) -> Played:
        """Compare the shapes; who shows none loses to any, and a tie goes as the die will have it."""
        seats = state.scenario.players
        given = {seat: tuple(orders.get(seat, ())) for seat in seats}
        winner, event = self._round(state, given, dice)
        score = {seat: state.score[seat] + (seat == winner) for seat in seats}
        enough = [seat for seat in seats if score[seat] >= state.scenario.wins]
        outcome = Outcome((enough[0],), "T4", "enough") if enough else None
        after = replace(state, turn=state.turn + 1, score=score, outcome=outcome)
        verdicts = {seat: self.judge(state, seat, given[seat]) for seat in seats}
        return Played(
            Moment("round", state.turn, seats), given, verdicts, (Phase("show", (event,), score),), state, after
        )

    def _round(self, state: State, given: Mapping[str, tuple[Show, ...]], dice: Dice) -> tuple[str, Event]:
        one, other = state.scenario.players
        left, right = (given[seat][0].shape if given[seat] else "" for seat in (one, other))
        if left == right:
            winner = (one, other)[dice.draw(2, "T3") - 1]
            return winner, Event("tie", "T3", "", {"winner": winner, "shape": left or "nothing"})
        winner = one if not right or BEATS.get(left) == right else other
        shape, beaten = (left, right) if winner == one else (right, left)
        return winner, Event("beats", "T2", "", {"winner": winner, "shape": shape, "beaten": beaten or "nothing"})

    def outcome(self, state: State) -> Outcome | None:
        """As many rounds as it takes."""
        return state.outcome

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[Show, ...]:
        """The shapes; hopes only for who had them."""
        shows = tuple(orders.get(author, ()))
        return shows if viewer == author else tuple(replace(show, hope=None) if show.hope else show for show in shows)

    def offer(self, state: State, seat: str, given: Sequence[Show], picked: Sequence[str]) -> Offer:
        """One of three shapes, with a hope or without."""
        if state.outcome or given:
            return Offer("There is nothing to choose.")
        shape = next((each for each in reversed(picked) if each in BEATS), "")
        hope = next((each.removeprefix("hope=") for each in reversed(picked) if each.startswith("hope=")), "")
        hope = hope.strip() if shape and ":" not in hope and "\n" not in hope and hope.strip() != "…" else ""
        picks = tuple(Pick(each, each.title(), group="shape") for each in BEATS)
        blanks = (Blank("hope", "Your hope", 40, hope),) if shape else ()
        made = (shape, *((f"hope={hope}",) if hope else ())) if shape else ()
        return Offer("Choose a shape.", picks, (), blanks, Show(shape, hope) if shape else None, made)

    def picks_for(self, state: State, seat: str, given: Sequence[Show], command: Show) -> tuple[str, ...]:
        """The shape and the hope."""
        return self.offer(state, seat, given, (command.shape, f"hope={command.hope or ''}")).made

    def report(self, turn: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """What beat what."""
        known = names or {}
        (event,) = turn.phases[0].events
        winner = known.get(event.facts["winner"], event.facts["winner"])
        sentences = {
            "tie": f"Both show {event.facts['shape']}; chance is with {winner}",
            "beats": f"{winner} wins: {event.facts['shape']} beats {event.facts.get('beaten')}",
        }
        lines = [Line(sentences[event.kind], event.rule)]
        if turn.after.outcome:
            lines.append(Line(f"{winner} won", turn.after.outcome.rule))
        return tuple(lines)

    def explain(self, verdict: Verdict, name: str = "") -> str:
        """Why a shape was not shown."""
        return "one shape a turn" if verdict.reason else ""

    def fingerprint(self, state: State) -> dict[str, Any]:
        """The score."""
        return {"turn": state.turn, "score": dict(state.score)}
