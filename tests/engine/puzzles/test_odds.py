"""Puzzles with dice: odds worked out by hand, positions that pose one, and the shipped puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rozz import game_extras, library, yaml_reading
from rozz.cli import prove
from rozz.cli.main import main
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.game import DONE, Moment, Verdict
from rozz.engine.puzzles.exact_fractions import CERTAIN, NEVER, Chance
from rozz.engine.puzzles.odds import FixedDice, OddsProver
from rozz.engine.puzzles.proof import Prover, whole
from rozz.engine.puzzles.puzzle import Puzzle
from rozz.engine.puzzles.puzzle_goals import Goal
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter, Unlimited
from rozz.ui.i18n.texts import say
from tests.support.engine.faults import brief_of
from tests.support.engine.provers import prover_of
from tests.support.engine.shipped_puzzles import by_length
from tests.support.words import longest_part
from tests.tiny.noughts_and_crosses import NoughtsAndCrosses

PUZZLES = Path(__file__).parents[3] / "scenarios" / "puzzles"
SHIPPED = [name for name in library.puzzle_names() if name.startswith("campaigns-")]
#: A spear beside infantry that has acted; another infantry unit is still to act, so that WINKIES act once more.
DUEL: Mapping[str, Any] = {
    "game": "campaigns",
    "name": "Duel",
    "task": "WINKIES eliminate a unit this turn.",
    "scenario": {
        "kind": "battle",
        "seats": {"WINKIES": ["Winkies"], "MUNCHKINS": ["Munchkins"]},
        "attacker": "WINKIES",
        "forces": {"WINKIES": ["WREG1", "WREG2"], "MUNCHKINS": ["MREG1"]},
    },
    "moment": "activation",
    "position": {
        "battle": {
            "turn": 2,
            "spaces": {"2C": {"A": ["WREG1"]}, "1C": {"A": ["WREG2"]}, "3C": {"D": ["MREG1"]}},
            "orders": {"WREG1": "A"},
            "done": ["MREG1"],
            "next": "WINKIES",
        }
    },
    "seat": "WINKIES",
    "goal": {"leave": {"MUNCHKINS": 0}},
    "chance": "2/5",
    "solution": [["A: WREG1 > 3C"]],
    "why": "C14.7 the spear hits with 4 of 10.",
}


def puzzle(**changed: Any) -> Puzzle:
    return library.puzzle_of({**DUEL, **changed})


def odds(posed: Puzzle, text: str) -> Chance:
    prover = prover_of(posed)
    assert isinstance(prover, OddsProver)
    match = posed.match
    return whole(prover.against(match.state, posed.turns, match.game.parse(match.scenario, text)))[0]


def test_a_blow_hits_with_its_strength() -> None:
    """C14.7: 4 of 10; MREG1 strikes back with 3, which matters only if both spears must be kept."""
    assert odds(puzzle(), "A: WREG1 > 3C") == Chance(4, 10)
    keeping = puzzle(goal={"leave": {"MUNCHKINS": 0}, "keep": 2})
    assert odds(keeping, "A: WREG1 > 3C") == Chance(4, 10) * Chance(7, 10)


def test_the_rolls_of_a_changed_order_belong_to_the_turn() -> None:
    """C13.1: with 3 of 10 WREG2 advances to 2C, else it stands or goes where chaos sends it; it never fights."""
    assert odds(puzzle(), "A: WREG2 change A") == NEVER
    # WREG1 keeps its order on 4 to 7, and chaos gives it A once in three; B and S lead away from the infantry.
    assert odds(puzzle(), "A: WREG1 change S") == (Chance(4, 10) + Chance(1, 10)) * Chance(4, 10)


def test_two_turns_are_two_blows() -> None:
    """From 1C the second spear gets only to 2C, out of reach; beside the first it strikes, too."""
    battle = DUEL["position"]["battle"]
    beside = {**battle, "spaces": {"2C": {"A": ["WREG1", "WREG2"]}, "3C": {"D": ["MREG1"]}}}
    two = puzzle(turns=2, position={"battle": {**beside, "orders": {"WREG1": "A", "WREG2": "A"}}}, chance="64/100")
    assert odds(two, "A: WREG1 > 3C") == Chance(64, 100)


def test_the_worst_reply_counts() -> None:
    """Infantry that has not acted may attack the spear in 2C: both spears are kept only if it does not come."""
    battle = {**DUEL["position"]["battle"], "done": [], "orders": {"WREG1": "A", "MREG1": "A"}}
    staying = puzzle(position={"battle": battle}, goal={"keep": 2})
    # Whatever the infantry does after the spear has gone to 3L: its best is to attack there, with 3 of 10.
    assert odds(staying, "A: WREG1 > 3L") == Chance(7, 10)


def test_dice_take_every_combination_once() -> None:
    faces: list[int] | None = []
    seen = []
    while faces is not None:
        dice = FixedDice(faces)
        first = dice.draw(2, "")
        seen.append((first, dice.draw(3, "")) if first == 1 else (first,))
        faces = dice.next_faces()
    assert seen == [(1, 1), (1, 2), (1, 3), (2,)]


def test_faces_with_the_same_effect_are_taken_once() -> None:
    faces: list[int] | None = []
    seen = []
    while faces is not None:
        dice = FixedDice(faces)
        seen.append((dice.draw_graded(10, 2, ""), str(dice.chance)))
        faces = dice.next_faces()
    assert seen == [(1, "1/10"), (2, "1/10"), (3, "4/5")]
    assert (FixedDice([]).draw_graded(10, -3, ""), FixedDice([10]).draw_graded(10, 12, "")) == (1, 10)


def test_too_many_rolls_are_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rozz.engine.puzzles.odds.MOST_ROLLS", 10)
    with pytest.raises(Unlimited) as unlimited:
        prove.proved(puzzle())
    assert brief_of(unlimited.value) == "files-many-rolls(most=10)"


@pytest.mark.parametrize("scenario", ["three-crowns", "meeting-the-wizard"])
def test_rolls_without_end_are_no_proof(scenario: str) -> None:
    """C4.1: sides that tie for the initiative roll again, however often."""
    points = {"Ovengate": {"MUNCHKINS": ["MREG1"]}, "Zilkhold": {"WINKIES": ["WREG1"]}}
    waiting = puzzle(
        scenario=scenario,
        moment="activate",
        position={"points": points},
        seat="MUNCHKINS",
        goal={"keep": 1},
        solution=[["pass"]],
    )
    with pytest.raises(Unlimited) as unlimited:
        prove.proved(waiting)
    assert brief_of(unlimited.value) == "files-many-dice(most=100)"


@pytest.mark.parametrize("prover", [OddsProver, Prover])
def test_moments_without_end_are_no_proof(prover: type[OddsProver] | type[Prover]) -> None:
    """A seat that is never asked has no last turn."""
    rules = Walk()
    search = prover(rules, Steps(), "X", Goal(unbeaten=True))
    found = search.odds(0, 1) if isinstance(search, OddsProver) else search.solved(0, 1)
    with pytest.raises(Unlimited) as unlimited:
        whole(found)
    assert brief_of(unlimited.value) == "files-many-moments(most=100)"


class Walk(NoughtsAndCrosses):
    """O walks on for ever, and X is never asked; a state is the number of steps."""

    def moment(self, state: Any) -> Moment:
        return Moment("step", state, ("O",), is_sealed=False)

    def judge(self, state: Any, seat: str, commands: Any) -> tuple[Verdict, ...]:
        return (DONE,) * len(commands)

    def next_state(self, state: Any, orders: Any, dice: Any) -> Any:
        return state + 1

    def outcome(self, state: Any) -> None:
        return None

    def departed_seats(self, state: Any) -> frozenset[str]:
        return frozenset()


class Steps(PuzzleAdapter):
    """One command in every moment."""

    def commands(self, state: Any, seat: str, given: Any) -> tuple[str, ...]:
        return () if given else ("step",)

    def equivalence_key(self, state: Any, seat: str, commands: Any) -> Any:
        return tuple(commands)

    def places(self, state: Any, seat: str) -> frozenset[str]:
        return frozenset()

    def pieces(self, state: Any, seat: str) -> int:
        return 0

    def key(self, state: Any) -> int:
        return state


def test_moments_without_a_list_are_no_proof() -> None:
    battle = {key: each for key, each in DUEL["position"]["battle"].items() if key not in ("orders", "done", "next")}
    with pytest.raises(Unlimited, match="`orders`"):
        prove.proved(puzzle(moment="orders", position={"battle": battle}, solution=[["O: WREG1 A"]]))


@pytest.mark.parametrize(
    ("changed", "refusal"),
    [
        ({"chance": "often"}, "chance: files-unexpected(expected=files-a-fraction, found='often')"),
        ({"chance": 0}, "chance: files-unexpected(expected=files-a-fraction, found=0)"),
        ({"chance": "4/3"}, "chance: files-unexpected(expected=files-a-fraction, found='4/3')"),
        ({"chance": "1/0"}, "chance: files-unexpected(expected=files-a-fraction, found='1/0')"),
        ({"moment": "turn-order"}, "moment: files-starts-with-dice(moment=turn-order)"),
        (
            {"moment": "losses"},
            "moment: files-unexpected(expected=[initiative or activate or approach or muster or deploy or groups or "
            "spells or orders or turn-order or activation or leaders or withdraw or recruit], found='losses')",
        ),
        (
            {"position": {"battle": {"spaces": {"6C": {}}}}},
            "position.battle.spaces: files-meant(near=5C, what=files-unknown-key(key='6C'))",
        ),
        ({"position": {}}, "position: files-key-missing(key=battle)"),
        ({"solution": []}, "solution: files-unexpected(expected=files-plans, found=files-found-list(number=0))"),
    ],
)
def test_a_faulty_puzzle_with_dice_is_refused_with_its_path(changed: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadFile) as refused:
        puzzle(**changed)
    assert brief_of(refused.value) == refusal


def test_a_plan_with_worse_odds_is_refuted_and_a_better_one_is_named() -> None:
    proof = prove.proved(puzzle(solution=[["A: WREG2"]]))
    assert proof.refutation is not None
    assert proof.odds == NEVER
    lower = prove.proved(puzzle(solution=[["A: WREG1 change S"]], chance="1/10"))
    assert lower.better == ("A: WREG1 > 3C",)


def test_units_are_pieces_and_leaders_are_not() -> None:
    """C1.3, and C20.2 for population centers."""
    posed = game_extras.puzzle_adapter("campaigns")
    game = library.game("campaigns")
    scenario = game.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
    state = game.begin(scenario, Fallen())
    # C24.5: Munchkins 2 + 4 + 3, Winkies 2 + 4 + 3 units; the Bell is not one.
    assert [posed.pieces(state, seat) for seat in ("MUNCHKINS", "WINKIES")] == [9, 9]
    assert posed.places(state, "MUNCHKINS") == {"Bluekeep", "Munchton", "Ovengate", "Mossbank", "Milldale"}


class Fallen(FixedDice):
    """Initiative without a tie: 1, 2, 3 and so on."""

    def __init__(self) -> None:
        super().__init__(range(1, 10))


def test_commands_that_drop_and_take_units_are_examined() -> None:
    """C5.2 and C5.3, which the list of C26 leaves out."""
    each = library.puzzle("campaigns-8-somebody-has-to-stay")
    commands = game_extras.puzzle_adapter("campaigns").commands(each.match.state, each.seat, ())
    found = set(map(each.match.game.write, commands))
    assert "M: Zephaph+WREG1+WREG2 @ Wolfgate > Thornholt drop WREG1 > Milldale" in found
    assert "M: Zephaph+WREG1 @ Wolfgate > Thornholt > Milldale" in found


@pytest.mark.parametrize("name", by_length(SHIPPED))
def test_no_shipped_plan_has_better_odds_than_the_solution(name: str) -> None:
    """Few are as good, and the default of the moment is not among them."""
    each = library.puzzle(name)
    proof = prove.proved(each)
    assert proof.refutation is None
    assert not proof.better
    assert each.chance <= proof.odds < each.chance + Chance(1, 100)
    assert 0 < len(proof.solutions) <= proof.plans * 0.2
    state, game = each.match.state, each.match.game
    assert tuple(map(game.write, game.default_commands(state, each.seat))) not in proof.solutions


def test_at_least_two_puzzles_are_certain() -> None:
    assert sum(library.puzzle(name).chance == CERTAIN for name in SHIPPED) >= 2


def test_a_puzzle_begins_without_dice() -> None:
    for name in SHIPPED:
        each = library.puzzle(name)
        assert each.match.game.moment(each.match.state).seats == (each.seat,)
        assert each.match.dealt == ()
        assert library.game("campaigns").next_state(each.match.state, {}, NO_DICE) == each.match.state


def test_positions_differ_by_who_has_resigned() -> None:
    each = library.puzzle("campaigns-8-somebody-has-to-stay")
    adapter, state = game_extras.puzzle_adapter("campaigns"), each.match.state
    left = replace(state, resigned=frozenset(("MUNCHKINS",)))
    assert adapter.key(left) != adapter.key(state)


def test_a_puzzle_with_a_roll_before_it_is_refused() -> None:
    """Nobody rolls dice for the turns that led to a puzzle."""
    with pytest.raises(BadFile) as refused:
        puzzle(before=[{"WINKIES": ["A: WREG1 > 3C"]}])
    assert brief_of(refused.value) == "before.0: files-dice-before"


def test_the_command_line_prints_the_odds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = PUZZLES / "campaigns-2-around-the-guard.yaml"
    assert main(["prove", str(name)]) == 0
    facts = {"turns": 1, "positions": 14, "solutions": 1, "plans": 16}
    assert capsys.readouterr().out == f"{name}: {say('cli-proved-odds', odds='1/2', **facts)}\n"
    assert main(["prove", str(PUZZLES / "campaigns-3-above-the-spears.yaml")]) == 0
    assert longest_part("cli-proved-odds", odds="1") in capsys.readouterr().out
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(name.read_text().replace("> 3L > 3C", "> 3R > 3C"))
    assert main(["prove", str(wrong)]) == 1
    assert say("cli-worse", odds="3/10", asked="1/2") in capsys.readouterr().err
    wrong.write_text(wrong.read_text().replace("chance: 1/2", "chance: 1/4"))
    assert main(["prove", str(wrong)]) == 1
    assert say("cli-better", odds="3/10", plan="A: MCAV1 > 3L > 3C") in capsys.readouterr().err


def test_the_example_of_the_page_with_dice_is_proved() -> None:
    text = (PUZZLES.parents[1] / "docs" / "puzzles.md").read_text()
    example = text.split("```yaml\n")[2].split("```")[0]
    proof = prove.proved(library.puzzle_of(yaml_reading.read(example, "docs/puzzles.md")))
    assert proof.refutation is None
    assert not proof.better
