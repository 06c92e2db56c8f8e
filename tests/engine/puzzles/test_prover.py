"""The prover, by cases worked out by hand, and the proofs of all shipped puzzles."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rozz import game_extras, library, yaml_reading
from rozz.cli import prove
from rozz.cli.main import main
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.puzzles.odds import OddsProver
from rozz.engine.puzzles.proof import Unlimited, whole
from rozz.engine.puzzles.puzzle import Puzzle, solution_steps
from rozz.engine.rozz.model.commands import Strike
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from tests.support.engine.faults import brief_of
from tests.support.engine.offered_commands import by_offers
from tests.support.engine.provers import prover_of
from tests.support.engine.shipped_puzzles import by_length
from tests.support.engine.small_scenarios import a_match

#: Puzzles with more first commands are not searched completely: `ROZZ_PLANS=5000` proves that few lists solve them.
PLANS = int(os.environ.get("ROZZ_PLANS", "25"))
PUZZLES = Path(__file__).parents[3] / "scenarios" / "puzzles"
#: One flower: RED before BLUE's headquarters, with two more of BLUE beside it; RED's own is out of reach.
DUEL: Mapping[str, Any] = {
    "game": "rozz",
    "name": "Duel",
    "task": "RED wins this turn.",
    "scenario": {
        "board": {"territories": {"Elm": [0, 0]}},
        "players": ["RED", "BLUE"],
        "objective": "headquarters",
        "bankroll": 0,
        "catalog": {"only": ["HQ", "INF"], "change": {"HQ": {"yields": {"commands": 1}}}},
        "setup": {
            "Elm": {"RED": {"INF": 4}},
            "E4": {"RED": {"HQ": 1}},
            "E1": {"BLUE": {"HQ": 1, "INF": 1}},
            "E2": {"BLUE": {"INF": 2}},
        },
    },
    "seat": "RED",
    "goal": "win",
    "solution": [["M: INF*4 @ Elm > E1"]],
    "why": "R6.1 three at most stand in E1, and four come.",
}

BLUE_MOVES = "M: INF*2 @ E2 > E1"


def puzzle(**changed: Any) -> Puzzle:
    return library.puzzle_of({**DUEL, **changed})


def test_four_against_three_is_proved_and_nothing_else_wins() -> None:
    proof = prove.proved(puzzle())
    # BLUE stays, or moves 1 or 2 of E2 to E1, E3 or Elm, or 1 of E1 to E2, E6 or Elm: 1 + 6 + 3.
    assert proof.replies == 10
    assert proof.refutation is None
    # By R6.1 three against three leave none, so it takes all four.
    assert proof.solutions == (("M: INF*4 @ Elm > E1",),)


def test_a_wrong_solution_is_refuted_and_the_reply_is_named() -> None:
    # Three come, BLUE brings its two: three against three leave none (R6.1), so E1 is not RED's.
    proof = prove.proved(puzzle(solution=[["M: INF*3 @ Elm > E1"]]))
    assert proof.refutation == {"BLUE": ("M: INF*2 @ E2 > E1",)}


def test_a_limit_of_commands_reduces_the_replies() -> None:
    changed = {**DUEL["scenario"], "catalog": {"only": ["HQ", "INF"]}}
    assert prove.proved(puzzle(scenario=changed)).replies > 10
    assert prove.proved(puzzle(scenario=changed, commands={"BLUE": 1})).replies == 10


def test_all_goals_of_a_mapping_must_be_met() -> None:
    kept = puzzle(goal={"win": True, "keep": 3})
    # Against the two from E2 only one of the four is left, and the headquarters.
    assert prove.proved(kept).refutation == {"BLUE": ("M: INF*2 @ E2 > E1",)}
    assert prove.proved(puzzle(goal={"win": True, "keep": 1, "leave": {"BLUE": 0}})).refutation is not None


def test_turns_before_the_position_are_played() -> None:
    moved = puzzle(before=[{"BLUE": ["M: INF*2 @ E2 > E1"]}])
    # By then three stand in E1, and none can join them: four still win.
    assert moved.match.state.turn == 2
    assert prove.proved(moved).refutation is None


def test_the_reply_to_an_open_move_is_named() -> None:
    # Shut the Door without shutting it: CROSS jumps over d5, and d3 is its group's minority (K7, K9).
    mapping = library.puzzle_mapping("rosenkreuz-4-shut-the-door")
    proof = prove.proved(library.puzzle_of({**mapping, "solution": [["b2-a3"]]}))
    assert proof.refutation == {"CROSS": ("d6-d4",)}


@pytest.mark.parametrize("name", ["basic-training", "rosenkreuz-skirmish", "five-isles"])
def test_every_command_that_picks_can_make_is_examined(name: str) -> None:
    mapping = library.scenario_of_any_game(name)
    game = library.game(mapping["game"])
    state = game.begin(game.read(mapping), NO_DICE)
    moment = game.moment(state)
    assert moment is not None
    seat, posed = moment.seats[0], game_extras.puzzle_adapter(game.name)
    brought, offered = posed.commands(state, seat, ()), by_offers(game, state, seat, ())
    assert len(brought) == len(set(brought))
    assert {posed.equivalence_key(state, seat, (each,)) for each in offered} <= {
        posed.equivalence_key(state, seat, (each,)) for each in brought
    }
    assert all(game.judge(state, seat, (each,))[0].is_done for each in brought)


def test_a_strike_at_a_target_still_to_come_is_examined() -> None:
    """R8.1: a strike is judged after combat, and its target may be bought in this turn."""
    each = library.puzzle("rozz-6-the-trap-at-home")
    found = game_extras.puzzle_adapter("rozz").commands(each.match.state, "BLUE", ())
    texts = set(map(each.match.game.write, found))
    assert "S: ARMOR @ E6 > RED/TRAP @ Elm" in texts
    assert "S: ARMOR @ E6 > RED/HQ @ Elm" not in texts


def test_strikes_name_only_items_that_can_stand_on_a_board() -> None:
    state = a_match(setup={"Rozz": {"RED": {"ARMOR": 1}}, "Braxx": {"BLUE": {"HQ": 1}}})
    commands = game_extras.puzzle_adapter("rozz").commands(state, "RED", ())
    named = {strike.target for strike in commands if isinstance(strike, Strike)}
    items = state.scenario.catalog.items
    assert {"INF", "IU"} < named and {items[name].owner for name in named} == {"coloured", "neutral"}


def test_too_many_lists_are_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rozz.engine.puzzles.proof.MOST_LISTS", 5)
    with pytest.raises(Unlimited) as unlimited:
        prove.proved(puzzle())
    assert brief_of(unlimited.value).startswith("files-many-lists(most=5, ")


@pytest.mark.parametrize(
    ("changed", "refusal"),
    [
        ({"seat": "GREEN"}, "seat: files-unexpected(expected=[RED or BLUE], found='GREEN')"),
        ({"position": {}}, "position: files-no-position"),
        ({"moment": "turn"}, "moment: files-moment-alone"),
        ({"chance": "1/2"}, "chance: files-no-dice"),
        ({"seats": ["RED"]}, "seats: files-seats-of-scenario(players=[RED, BLUE])"),
        ({"seats": "RED"}, "seats: files-unexpected(expected=files-seats, found='RED')"),
        ({"goal": "lose"}, "goal: files-unexpected(expected=[win or unbeaten], found='lose')"),
        ({"goal": {}}, "goal: files-no-goal(goals=[win or unbeaten or places or hold or keep or leave])"),
        ({"goal": {"leave": {"RED": 1}}}, "goal.leave: files-unknown-key-among(key='RED', known=BLUE)"),
        ({"turns": 9}, "turns: files-unexpected(expected=files-number-up-to(most=4), found=9)"),
        ({"solution": []}, "solution: files-unexpected(expected=files-plans, found=files-found-list(number=0))"),
        (
            {"solution": [["M: INF @ Elm > Nowhere"]]},
            "solution.0.0: files-bad-command(command='M: INF @ Elm > Nowhere', what=files-at-column(column=16, "
            "what=files-unreadable(expected=rozz-typed-tile, word=Nowhere)))",
        ),
        ({"solution": [[1]]}, "solution.0.0: files-not-text"),
        (
            {"scenario": "no-such-place"},
            "scenario: files-no-such(known=[basic-training, central-3, doomsday-2, doomsday-6, elimination-3, "
            "grand-6, headquarters-2, headquarters-3, headquarters-4, headquarters-6, lake-2, occupation-6, "
            "original-2, rails-2, solo-training, twenty-turns, two-coasts], "
            "what=files-no-scenario(name=no-such-place))",
        ),
        ({"before": [{"RED": ["M: INF*4 @ Elm > E1"]}]}, "seat: files-owes-nothing(name=RED)"),
        ({"before": [{}] * 2001}, "before.2000: files-long-before"),
        ({"given": ["M: INF @ Elm > E1"] * 501}, "given: files-long-list(most=500)"),
        ({"also": [["P: INF @ Elm"] * 500] * 6}, "files-long-plans(most=3000)"),
        ({"also": [[]] * 101}, "also: files-long-list(most=100)"),
        ({"goal": {"hold": ["Elm"] * 101}}, "goal.hold: files-long-list(most=100)"),
        ({"turns": 2, "solution": [[], []], "replies": [{"BLUE": [BLUE_MOVES] * 3001}]}, "files-long-plans(most=3000)"),
        ({"replies": [{"BLUE": [BLUE_MOVES]}]}, "replies: files-long-list(most=0)"),
        (
            {"turns": 2, "solution": [[], []], "replies": [{}]},
            "replies.0: files-unexpected(expected=files-a-mapping-with(keys=BLUE), found=files-found-mapping)",
        ),
        (
            {"turns": 2, "solution": [[], []], "replies": [{"RED": []}]},
            "replies.0: files-unknown-key-among(key='RED', known=BLUE)",
        ),
        (
            {"colour": "red"},
            "files-unknown-key-among(key='colour', known=[game, name, task, scenario, dealt, position, moment, "
            "before, seats, seat, turns, goal, chance, commands, solution, replies, also, why, rules, difficulty, "
            "given])",
        ),
    ],
)
def test_an_impossible_puzzle_is_refused_with_its_path(changed: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadFile) as refused:
        puzzle(**changed)
    assert brief_of(refused.value) == refusal


def test_steps_of_a_solution_end_when_the_solver_is_out() -> None:
    """Such a puzzle never stopped to be played: the others were asked again and again."""
    changed = {
        **DUEL["scenario"],
        "players": ["RED", "BLUE", "GREEN"],
        "setup": {**DUEL["scenario"]["setup"], "E6": {"GREEN": {"HQ": 1}}},
    }
    resigning = puzzle(
        scenario=changed, turns=2, solution=[["R:"], []], replies=[{"BLUE": [], "GREEN": []}]
    )
    assert solution_steps(resigning) == (resigning.match,)


def test_steps_of_a_solution_end_where_no_reply_is_known() -> None:
    two_turns = puzzle(turns=2, solution=[[], ["M: INF*4 @ Elm > E1"]])
    assert solution_steps(two_turns) == (two_turns.match,)
    replied = puzzle(turns=2, solution=[[], ["M: INF*4 @ Elm > E1"]], replies=[{"BLUE": [BLUE_MOVES]}])
    first, second = solution_steps(replied)
    assert first == replied.match and second.state.turn == 2


def test_an_illegal_solution_is_refused() -> None:
    with pytest.raises(BadFile, match="M: INF\\*5 @ Elm > E1"):
        prove.proved(puzzle(solution=[["M: INF*5 @ Elm > E1"]]))


def test_each_game_has_at_least_six_puzzles() -> None:
    games = [library.puzzle_mapping(name)["game"] for name in library.puzzle_names()]
    assert set(games) == set(game_extras.GAMES_WITH_PUZZLES)
    assert all(games.count(game) >= 6 for game in game_extras.GAMES_WITH_PUZZLES)


def test_every_shipped_puzzle_names_its_seats() -> None:
    """The list of puzzles shows their tasks without reading them; reading one shows that its seats are right."""
    assert not [name for name in library.puzzle_names() if "seats" not in library.puzzle_mapping(name)]


@pytest.mark.parametrize("name", by_length(library.puzzle_names()))
def test_every_shipped_solution_is_proved(name: str) -> None:
    """And none is trivial: an empty list of commands never solves one."""
    each = library.puzzle(name)
    prover, state, moment = prover_of(each), each.match.state, each.match.moment
    assert moment is not None
    assert whole(prover.refutation(state, each.turns, each.solution[0], each.solution[1:])) is None
    assert prover.tried > 12 or isinstance(prover, OddsProver)
    assert not moment.is_sealed or whole(prover.refutation(state, each.turns, ())) is not None


@pytest.mark.fuzz
@pytest.mark.parametrize("name", by_length(library.puzzle_names()))
def test_few_first_plans_solve_a_puzzle(name: str) -> None:
    each = library.puzzle(name)
    if len(game_extras.puzzle_adapter(each.match.game.name).commands(each.match.state, each.seat, ())) > PLANS:
        pytest.skip("ROZZ_PLANS asks for puzzles with more commands")
    proof = prove.proved(each)
    assert 0 < len(proof.solutions) <= proof.plans * 0.3


@pytest.mark.thorough
def test_puzzles_name_every_other_solution_that_the_prover_lists(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", str(PUZZLES / "ozymandia-7-ashes.yaml")]) == 0
    listed = [line.strip() for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    puzzle = library.puzzle("ozymandia-7-ashes")
    assert listed == [say("cli-also", plan=puzzle.match.game.write(command)) for (command,) in puzzle.also]
    assert len(listed) == 2, "ways that only add commands to another are not listed"


def test_every_other_shipped_solution_solves_its_puzzle() -> None:
    for name in library.puzzle_names():
        puzzle = library.puzzle(name)
        prover = prover_of(puzzle)
        for plan in puzzle.also:
            if isinstance(prover, OddsProver):
                odds, _ = whole(prover.against(puzzle.match.state, puzzle.turns, plan))
                assert odds >= puzzle.chance, name
            else:
                assert whole(prover.refutation(puzzle.match.state, puzzle.turns, plan)) is None, name


def test_the_command_line_reports_what_was_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = PUZZLES / "rozz-1-airlift.yaml"
    assert main(["prove", str(name)]) == 0
    proved = say("cli-proved", turns=1, replies=31, positions=31, solutions=1, plans=180)
    assert capsys.readouterr().out == f"{name}: {proved}\n"
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(name.read_text().replace("TRANS+INF*6", "TRANS+INF*5"))
    assert main(["prove", str(wrong), str(name)]) == 1
    printed = capsys.readouterr()
    assert say("cli-reply", seat="BLUE", plan="M: INF*3 @ V1 > Vess") in printed.err
    assert printed.out == f"{name}: {proved}\n"
    wrong.write_text("game: rozz\n")
    assert main(["prove", str(wrong)]) == 2
    assert render(said("files-key-missing", key="name")) in capsys.readouterr().err


def test_the_example_of_the_page_is_proved() -> None:
    text = (PUZZLES.parents[1] / "docs" / "puzzles.md").read_text()
    example = text.split("```yaml\n")[1].split("```")[0]
    proof = prove.proved(library.puzzle_of(yaml_reading.read(example, "docs/puzzles.md")))
    assert proof.solutions == (("M: INF*4 @ Elm > E1",),)


def test_the_table_of_the_notes_names_every_puzzle() -> None:
    text = (PUZZLES.parents[1] / "docs" / "notes" / "puzzle-proofs.md").read_text()
    assert all(f"| {name} | " in text for name in library.puzzle_names())


def test_a_sides_places_are_where_its_pieces_of_either_color_stand() -> None:
    """K2: two ranks each, with a piece of the square's color on every square."""
    game = library.game("rosenkreuz")
    state = game.begin(game.read(library.scenario_mapping("rosenkreuz", "rosenkreuz")), NO_DICE)
    posed = game_extras.puzzle_adapter("rosenkreuz")
    rows = {"ROSE": "23", "CROSS": "67"}
    for seat, ranks in rows.items():
        assert posed.places(state, seat) == {f"{file}{rank}" for file in "abcdefgh" for rank in ranks}
        assert posed.pieces(state, seat) == 16
