"""A duel, as a game of the contract: sealed and open moments in one turn, dice all along, and a loss to choose.

Each turn both choose a stance in secret; a die says who begins; each strikes or rests; who is struck chooses what is
lost, a shield or a heart, and where only hearts are left that is done by itself. A scenario is
`{game: duel, name: …, players: [ANN, BEN]}`, a command one word.
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

#: What can be said in each moment, and whether in secret.
WORDS = {"stance": ("bold", "wary"), "action": ("strike", "rest"), "loss": ("shield", "heart")}
HELD = {"shield": 2, "heart": 2}


@dataclass(frozen=True)
class Scenario:
    """Two seats."""

    name: str
    players: tuple[str, ...]
    written: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True)
class State:
    """What is asked, of whom, what each holds, and the stances of the turn."""

    scenario: Scenario
    held: Mapping[str, Mapping[str, int]]
    turn: int = 1
    asks: str = "stance"
    asked: tuple[str, ...] = ()
    stances: Mapping[str, str] = field(default_factory=dict)
    to_strike: tuple[str, ...] = ()
    outcome: Outcome | None = None


class Duel:
    """The rules."""

    name = "duel"
    rules_version = 1

    def read(self, written: Any) -> Scenario:
        """The scenario of a mapping."""
        fields = PathValue(written).fields("game", "name", "players")
        fields["game"].choice(self.name)
        players = tuple(each.word() for each in fields["players"].members("a list of two players"))
        return Scenario(fields["name"].text(), players, written)

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping it was read from."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """Nothing can be chosen."""
        return ()

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """As it is."""
        return scenario

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The two players."""
        return tuple(Seat(player) for player in scenario.players)

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """Both whole."""
        return State(scenario, {seat: dict(HELD) for seat in scenario.players}, asked=scenario.players)

    def freeze(self, state: State) -> dict[str, Any]:
        """All of it but the outcome, which follows."""
        return {
            "turn": state.turn,
            "asks": state.asks,
            "asked": list(state.asked),
            "held": {seat: dict(held) for seat, held in state.held.items()},
            "stances": dict(state.stances),
            "to_strike": list(state.to_strike),
        }

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """The mirror of `freeze`."""
        found = PathValue(frozen, "state", BadFile).fields("turn", "asks", "asked", "held", "stances", "to_strike")
        held = {
            seat: {kind: n.whole_number() for kind, n in each.entries("")} for seat, each in found["held"].entries("")
        }
        state = State(
            scenario,
            held,
            found["turn"].whole_number(1),
            found["asks"].choice(*WORDS),
            tuple(each.word() for each in found["asked"].members()),
            {seat: each.word() for seat, each in found["stances"].entries("")},
            tuple(each.word() for each in found["to_strike"].members()),
        )
        return replace(state, outcome=_outcome(state))

    def fingerprint(self, state: State) -> dict[str, Any]:
        """The same as `freeze`."""
        return self.freeze(state)

    def moment(self, state: State) -> Moment | None:
        """Stances in secret, the rest for all to see."""
        return None if state.outcome else _moment(state)

    def outcome(self, state: State) -> Outcome | None:
        """Without a heart a seat has lost."""
        return state.outcome

    def departed_seats(self, state: State) -> frozenset[str]:
        """Nobody leaves."""
        return frozenset()

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """Whether a strike hits."""
        return True

    def can_order(self, state: State, seat: str) -> bool:
        """Where there is no shield there is nothing to choose."""
        return state.asks != "loss" or bool(state.held[seat]["shield"])

    def default_commands(self, state: State, seat: str) -> tuple[str, ...]:
        """The first that can be had."""
        return (_words(state, seat)[0],)

    def resignation_commands(self, scenario: Scenario, seat: str) -> tuple[str, ...]:
        """Nobody resigns."""
        return ()

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """Nobody resigns."""
        return AfterResigning()

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[str, ...]:
        """One word."""
        known = [word for words in WORDS.values() for word in words]
        word = text.strip().lower()
        if word not in known:
            raise BadText(f"found {text.strip()!r}, expected one of {', '.join(known)}", 1, nearest(word, known))
        return (word,)

    def write(self, command: str) -> str:
        """The word."""
        return command

    def judge(self, state: State, seat: str, commands: Sequence[str]) -> tuple[Verdict, ...]:
        """One word that fits."""
        return tuple(
            DONE if not number and word in _words(state, seat) else Verdict("void", "D1", "does-not-fit")
            for number, word in enumerate(commands)
        )

    def next_state(self, state: State, orders: Orders, dice: Dice) -> State:
        """Where a moment leads."""
        after: State = self.resolve(state, orders, dice).after
        return after

    def resolve(self, state: State, orders: Orders, dice: Dice) -> Played:
        """Stances: who begins. A strike: whether it hits. A loss: what is lost."""
        given = {seat: tuple(orders.get(seat, ())) for seat in state.scenario.players if seat in state.asked}
        verdicts = {seat: self.judge(state, seat, words) for seat, words in given.items()}
        said = {
            seat: next(
                (word for word, verdict in zip(given[seat], verdicts[seat], strict=True) if verdict.is_done),
                self.default_commands(state, seat)[0],
            )
            for seat in given
        }
        after, event = _STEPS[state.asks](state, said, dice)
        after = replace(after, outcome=_outcome(after))
        return Played(_moment(state), given, verdicts, (Phase(state.asks, (event,), after.held),), state, after)

    def offer(self, state: State, seat: str, given: Sequence[str], picked: Sequence[str]) -> Offer:
        """One of the words."""
        if state.outcome or given or seat not in state.asked:
            return Offer("There is nothing to choose.")
        words = _words(state, seat)
        made = tuple(each for each in picked if each in words)[-1:]
        picks = tuple(Pick(word, word.title(), group=state.asks) for word in words)
        return Offer(f"Choose: {state.asks}.", picks, command=made[0] if made else None, made=made)

    def picks_for(self, state: State, seat: str, given: Sequence[str], command: str) -> tuple[str, ...]:
        """The word."""
        return self.offer(state, seat, given, (command,)).made

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[str, ...]:
        """Everything, once it is revealed."""
        return tuple(orders.get(author, ()))

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """What happened."""
        (event,) = played.phases[0].events
        known = names or {}
        facts = {key: known.get(str(value), value) for key, value in event.facts.items()}
        lines = [Line(SENTENCES[event.kind].format_map(facts), event.rule)]
        if played.after.outcome:
            (winner,) = played.after.outcome.winners
            lines.append(Line(f"{known.get(winner, winner)} has won", played.after.outcome.rule))
        return tuple(lines)

    def explain(self, verdict: Verdict, name: str = "") -> str:
        """Why a word does not count."""
        return "that cannot be chosen now" if verdict.reason else ""


def _moment(state: State) -> Moment:
    return Moment(state.asks, state.turn, state.asked, state.asks == "stance", within="turn")


SENTENCES = {
    "begins": "{seat} begins",
    "hits": "{seat} strikes and hits: {face}",
    "misses": "{seat} strikes and misses: {face}",
    "rests": "{seat} rests",
    "loses": "{seat} loses a {what}",
}


def _words(state: State, seat: str) -> tuple[str, ...]:
    words = WORDS[state.asks]
    return words if state.asks != "loss" else tuple(word for word in words if state.held[seat][word])


def _stances(state: State, said: Mapping[str, str], dice: Dice) -> tuple[State, Event]:
    one, other = state.scenario.players
    first, second = (one, other) if dice.draw(2, "D2") == 1 else (other, one)
    after = replace(state, asks="action", asked=(first,), stances=dict(said), to_strike=(second,))
    return after, Event("begins", "D2", "", {"seat": first})


def _action(state: State, said: Mapping[str, str], dice: Dice) -> tuple[State, Event]:
    (seat,) = state.asked
    if said[seat] == "rest":
        return _next(state), Event("rests", "D3", "", {"seat": seat})
    face = dice.draw(6, "D3")
    other = next(each for each in state.scenario.players if each != seat)
    needed = 4 - (state.stances[seat] == "bold") - (state.stances[other] == "bold")
    facts = {"seat": seat, "face": face}
    if face < needed:
        return _next(state), Event("misses", "D3", "", facts)
    return replace(state, asks="loss", asked=(other,)), Event("hits", "D3", "", facts)


def _loss(state: State, said: Mapping[str, str], dice: Dice) -> tuple[State, Event]:
    (seat,) = state.asked
    lost = said[seat]
    held = {**state.held, seat: {**state.held[seat], lost: state.held[seat][lost] - 1}}
    return _next(replace(state, held=held)), Event("loses", "D4", "", {"seat": seat, "what": lost})


def _next(state: State) -> State:
    """The other one's action, or the next turn."""
    if state.to_strike:
        return replace(state, asks="action", asked=state.to_strike, to_strike=())
    return replace(state, turn=state.turn + 1, asks="stance", asked=state.scenario.players, stances={})


_STEPS = {"stance": _stances, "action": _action, "loss": _loss}


def _outcome(state: State) -> Outcome | None:
    fallen = [seat for seat, held in state.held.items() if not held["heart"]]
    if not fallen:
        return None
    return Outcome(tuple(seat for seat in state.scenario.players if seat not in fallen), "D5", "fallen")
