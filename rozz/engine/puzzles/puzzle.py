"""A puzzle: a position, whose turn it is, a goal to reach in some number of turns, and the solution.

Read from a hand-written mapping; the form is in docs/puzzles.md. `proof` checks that it is sound.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine import replay_cost
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile, BadOrders, BadRecord, BadScenario
from rozz.engine.game import GameNamed, Joint, Plan, Rules
from rozz.engine.match import Match
from rozz.engine.puzzles.exact_fractions import CERTAIN, NEVER, Chance
from rozz.engine.puzzles.puzzle_goals import Goal, read_goal
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
from rozz.engine.said import Player, listed, said
from rozz.engine.validation import PathValue

PuzzleAdapterNamed = Callable[[str], PuzzleAdapter]
#: Returns a shipped scenario by the names of its game and itself, as read from its file.
ScenarioOfGame = Callable[[str, str], Mapping[str, Any]]

KEYS = (
    "game", "name", "task", "scenario", "dealt", "position", "moment", "before", "seats", "seat", "turns", "goal",
    "chance", "commands", "solution", "replies", "also", "why", "rules", "difficulty", "given",
)  # fmt: skip
NEEDED = ("game", "name", "task", "scenario", "seat", "goal", "solution", "why")
#: What a puzzle from a match does not need: its reader says it in the language in use.
TEXTS = ("name", "task", "why")
MOST_TURNS = 4
#: The most commands in a list, and the most solutions, other plans or rules.
MOST_COMMANDS, MOST_LISTED = 500, 100
#: The most commands in all solutions, replies and other plans, because all are parsed each time the puzzle is opened.
MOST_COMMANDS_IN_PLANS = 3_000
#: The most that the turns before may cost (`replay_cost`), because they are played again each time a board is drawn.
MOST_BEFORE = 20_000
#: How hard a puzzle is said to be.
DIFFICULTIES = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Puzzle:
    """`match` is at the start of the task; `solution` is what `seat` gives, turn by turn. `chance` is the probability
    with which the solution must reach the goal: 1 (certainty) if nothing is rolled. `most` limits the commands in a
    list for the proof, by seat: 0 is as many as the rules allow. `replies` are an example of what the others give
    between the turns of the solution; what it does later depends on them. `also` are other first plans that solve
    it, none with a command that it does not need. `given` is what the seat gave instead in the match that the
    puzzle is from; None for a puzzle that somebody wrote.
    """

    name: str
    task: str
    match: Match
    adapter: PuzzleAdapter
    seat: str
    turns: int
    goal: Goal
    solution: tuple[Plan, ...]
    why: str
    chance: Chance = CERTAIN
    rules: tuple[str, ...] = ()
    most: Mapping[str, int] = field(default_factory=dict)
    replies: tuple[Joint, ...] = ()
    also: tuple[Plan, ...] = ()
    difficulty: str = ""
    given: Plan | None = None


def read_puzzle(
    mapping: Any, game_named: GameNamed, adapter_named: PuzzleAdapterNamed, scenario_named: ScenarioOfGame
) -> Puzzle:
    """The puzzle from a mapping; `scenario_named` returns the mapping of a game's shipped scenario.

    Raises BadFile with the path of what is wrong.
    """
    found = PathValue(mapping, "", BadFile)
    is_from_match = isinstance(mapping, dict) and "given" in mapping
    needed = tuple(key for key in NEEDED if key not in TEXTS) if is_from_match else NEEDED
    fields = found.fields(*KEYS, needed=needed)
    _check_number_of_commands(found, fields)
    rules = game_named(fields["game"].text(said("files-a-game")))
    adapter = adapter_named(rules.name)
    match = _before(fields.get("before"), _placed(fields, adapter, _opening(fields, rules, scenario_named)))
    seats = _seats(fields.get("seats"), match)
    seat = fields["seat"].choice(*seats)
    moment = match.moment
    if moment is None or seat not in moment.seats:
        fields["seat"].fail(said("files-owes-nothing", name=Player(seat)))
    turns = _turns(fields.get("turns"))
    # With dice the solution may also contain what belongs to a turn, such as forced actions.
    solution = _solution(fields["solution"], match, most=MOST_LISTED if adapter.has_dice else turns)
    return Puzzle(
        name=fields["name"].line(said("files-a-name")) if "name" in fields else "",
        task=fields["task"].line(said("files-a-task")) if "task" in fields else "",
        match=match,
        adapter=adapter,
        seat=seat,
        turns=turns,
        goal=read_goal(fields["goal"], seats, seat),
        solution=solution,
        why=fields["why"].text(said("files-an-explanation")) if "why" in fields else "",
        chance=_chance(fields["chance"], adapter) if "chance" in fields else CERTAIN,
        rules=_rule_numbers(fields.get("rules")),
        most=_most(fields["commands"], seats) if "commands" in fields else {},
        replies=_replies(fields["replies"], match, seat, len(solution) - 1) if "replies" in fields else (),
        also=tuple(_plan(each, match) for each in fields["also"].members(most=MOST_LISTED)) if "also" in fields else (),
        difficulty=fields["difficulty"].choice(*DIFFICULTIES) if "difficulty" in fields else "",
        given=_plan(fields["given"], match) if is_from_match else None,
    )


def _turns(found: PathValue | None) -> int:
    """In how many turns the goal must be reached; one by default."""
    turns = found.whole_number(1) if found is not None else 1
    if found is not None and turns > MOST_TURNS:
        found.refuse(said("files-number-up-to", most=MOST_TURNS))
    return turns


def _solution(found: PathValue, match: Match, most: int) -> tuple[Plan, ...]:
    """The plans of the solution, at least one."""
    solution = tuple(_plan(each, match) for each in found.members(said("files-plans"), MOST_LISTED))
    if not 1 <= len(solution) <= most:
        found.refuse(said("files-plans"))
    return solution


def _rule_numbers(found: PathValue | None) -> tuple[str, ...]:
    """The numbers of the rules that a puzzle is about."""
    listed = found.members(most=MOST_LISTED) if found is not None else []
    return tuple(each.text(said("files-a-rule")) for each in listed)


def _check_number_of_commands(found: PathValue, fields: Mapping[str, PathValue]) -> None:
    """Refuse a puzzle with more than `MOST_COMMANDS_IN_PLANS`; what is no list is refused when it is read."""
    plans = [fields["given"].value] if "given" in fields else []
    for key in ("solution", "also"):
        if key in fields and isinstance(fields[key].value, list):
            plans += fields[key].value
    if "replies" in fields and isinstance(fields["replies"].value, list):
        plans += [plan for reply in fields["replies"].value if isinstance(reply, dict) for plan in reply.values()]
    if sum(len(plan) for plan in plans if isinstance(plan, list)) > MOST_COMMANDS_IN_PLANS:
        found.fail(said("files-long-plans", most=MOST_COMMANDS_IN_PLANS))


def _opening(fields: Mapping[str, PathValue], rules: Rules, scenario_named: ScenarioOfGame) -> Match:
    """The match of the scenario, which is given as a name or in full."""
    place = fields["scenario"]
    try:
        written = place.value if not isinstance(place.value, str) else scenario_named(place.value, rules.name)
        scenario = rules.read(_named(written, fields, rules))
    except BadScenario as fault:
        raise BadFile(fault.sentence, f"scenario.{fault.path}" if fault.path else "scenario") from None
    dealt = [each.whole_number(1) for each in fields["dealt"].members()] if "dealt" in fields else None
    try:
        return Match.begin(rules, scenario, "puzzle", dealt=dealt)
    except BadRecord as fault:
        raise BadFile(fault.text, "dealt" if dealt is not None else "scenario") from None


def _placed(fields: Mapping[str, PathValue], adapter: PuzzleAdapter, match: Match) -> Match:
    """The match with the given position, if there is one."""
    if "position" in fields:
        state = adapter.state_from(match.scenario, fields["position"], fields.get("moment"))
        return replace(match, opening=state, dealt=())
    if "moment" in fields:
        fields["moment"].fail(said("files-moment-alone"))
    return match


def _chance(found: PathValue, adapter: PuzzleAdapter) -> Chance:
    """A probability as `3/4`, for a game with dice."""
    if not adapter.has_dice:
        found.fail(said("files-no-dice"))
    try:
        chance = Chance.read(str(found.value))
    except ValueError:
        chance = NEVER
    if not NEVER < chance <= CERTAIN:
        found.refuse(said("files-a-fraction"))
    return chance


def _named(written: Any, fields: Mapping[str, PathValue], rules: Rules) -> Any:
    """Fill in the name and the game, which a scenario written only for a puzzle does not need."""
    if not isinstance(written, dict):
        return written
    named = {"name": fields["name"].value} if "name" in fields else {}
    return {"game": rules.name, **named, **written}


def _before(found: PathValue | None, match: Match) -> Match:
    """The match after the turns that led to the position."""
    spent = 0
    for turn in found.members(said("files-turns")) if found else []:
        orders = {seat: _plan(each, match) for seat, each in turn.fields(*match.colours).items()}
        if match.moment is None:
            turn.fail(said("files-turn-after-end"))
        try:
            match = match.with_resolved_moment(orders, NO_DICE)
        except BadOrders as fault:
            turn.fail(fault.text)
        except BadRecord:
            turn.fail(said("files-dice-before"))
        spent += replay_cost.cost_of(match.played[-1])
        if spent > MOST_BEFORE:
            turn.fail(said("files-long-before"))
    return match


def _seats(found: PathValue | None, match: Match) -> tuple[str, ...]:
    """The seats of the match; if a puzzle lists them (for menus that do not load it) it must list all of them."""
    if found and tuple(each.value for each in found.members(said("files-seats"))) != match.colours:
        found.fail(said("files-seats-of-scenario", players=listed(match.colours)))
    return match.colours


def _plan(found: PathValue, match: Match) -> Plan:
    """The commands from a list of texts."""
    commands: list[Any] = []
    for each in found.members(said("files-commands"), MOST_COMMANDS):
        commands += each.parse(lambda text: match.game.parse(match.scenario, text))
    return tuple(commands)


def _replies(found: PathValue, match: Match, solver: str, most: int) -> tuple[Joint, ...]:
    """What the others give after each turn of the solution but the last, so at most `most` times."""
    others = [seat for seat in match.colours if seat != solver]
    replies = []
    for turn in found.members(said("files-turns"), most):
        reply = {seat: _plan(each, match) for seat, each in turn.fields(*others).items()}
        if not reply:
            turn.refuse(said("files-a-mapping-with", keys=listed(others)))
        replies.append(reply)
    return tuple(replies)


def solution_steps(puzzle: Puzzle) -> tuple[Match, ...]:
    """The match before each plan of the solution, as far as it is known: the others reply as in `replies`.

    The steps end where nothing says how the others reply, after a roll, and where the solver has no more to say.
    """
    match, steps = puzzle.match, [puzzle.match]
    for number, plan in enumerate(puzzle.solution[:-1]):
        reply = puzzle.replies[number] if number < len(puzzle.replies) else {}
        try:
            found = _after_turn(match, {puzzle.seat: plan, **reply}, puzzle.seat)
        except BadOrders:
            break
        if found is None:
            break
        match = found
        steps.append(match)
    return tuple(steps)


def _after_turn(match: Match, orders: Joint, solver: str) -> Match | None:
    """The match when the solver is next to give orders, if each seat gives these once; None if that is unknown."""
    left = dict(orders)
    while match.moment is not None:
        for seat in match.waiting_for:
            if seat not in left:
                return None
            match = match.hand_in(seat, left.pop(seat))
        match = match.reveal()
        if match.played[-1].rolls:
            return None
        if match.moment is not None and solver in match.moment.seats:
            return match
    return None


def _most(found: PathValue, seats: tuple[str, ...]) -> dict[str, int]:
    return {seat: each.whole_number(1) for seat, each in found.fields(*seats).items()}
