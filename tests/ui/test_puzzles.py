"""Puzzles on the page: the list, commands against the prover's reply, and the results."""

from __future__ import annotations

import html
import json
import re
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.game import is_legal
from rozz.engine.puzzles import proof
from rozz.engine.puzzles.odds import OddsProver
from rozz.engine.puzzles.proof import whole
from rozz.engine.puzzles.puzzle import solution_steps
from rozz.ui.app.update import update
from rozz.ui.features import puzzle_actions, puzzle_calendar
from rozz.ui.features.composer import command_editing
from rozz.ui.features.navigation import path
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.i18n.puzzle_texts import puzzle_task, puzzle_why
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Hold, KeepSolved, Save, Scroll, Share, StopThinking, Think, Wait
from rozz.ui.state.model import Model, Written
from rozz.ui.state.session_kinds import MISSED, SOLVED
from rozz.ui.state.stages import AWAIT, COMPOSE, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.widgets.plan_commands import commands_line
from rozz.ui.worker.puzzle_replies import PuzzleReply
from tests.support.engine.provers import prover_of
from tests.support.engine.report_lines import command as command_of
from tests.support.engine.shipped_puzzles import by_length
from tests.support.ui.puzzle_page import PuzzlePage
from tests.support.words import pattern

#: The texts of the first puzzle.
TASK, WHY = (read("rozz-1-airlift", "", ("RED", "BLUE")) for read in (puzzle_task, puzzle_why))


def opened(name: str) -> PuzzlePage:
    return PuzzlePage().send(m.ShowPuzzles(), m.OpenPuzzle(name))


def test_home_leads_to_a_list_of_every_puzzle_by_game() -> None:
    desk = PuzzlePage().send(m.GoHome())
    assert 'data-do="puzzles"' in desk.shown
    desk.send(m.ShowPuzzles())
    assert desk.shown.count('data-do="puzzle"') == len(library.puzzle_names())
    assert "Simultaneous Risk" in desk.shown
    assert say("puzzles-count", solved=0, number=len(library.puzzle_names())) in desk.shown


def test_the_list_draws_boards_one_at_a_time_and_shows_difficulty() -> None:
    desk = PuzzlePage().send(m.ShowPuzzles())
    names = library.puzzle_names()
    assert "thumbnail" not in desk.shown, "the list itself appears at once"
    for _ in names:
        assert isinstance(desk.effects[-1], Wait)
        desk.send(m.Tick(desk.model.beat))
        if desk.model.thumbnails == len(names):
            break
    assert desk.shown.count('class="thumbnail') == len(names)
    for message in (m.ShowPuzzles(), m.OpenDialog("menu"), m.CopyAddress(), m.Tick(desk.model.beat + 1)):
        desk.send(message)
    assert desk.model.toast == say("address-copied"), "a later picture does not remove a notice"
    hard = [name for name in names if library.puzzle_mapping(name)["difficulty"] == "hard"]
    assert desk.shown.count("●●●") == len(hard) > 0
    assert say("puzzle-hard") in desk.shown


def test_every_puzzle_has_its_day_and_the_daily_one_is_listed_once() -> None:
    assert sorted(puzzle_calendar.CALENDAR) == sorted(library.puzzle_names())
    desk = PuzzlePage()
    desk.model = replace(desk.model, today=20_000)
    desk.send(m.ShowPuzzles())
    daily = puzzle_calendar.of_day(20_000)
    assert desk.shown.index(say("puzzle-of-the-day")) < desk.shown.index(f'id="daily-{daily}"')
    assert desk.shown.count('data-do="puzzle"') == len(library.puzzle_names()), "the daily puzzle is listed only once"


def test_a_puzzle_names_its_game_and_leads_to_its_rules() -> None:
    for name in ("rozz-1-airlift", "ozymandia-1"):
        name = next(each for each in library.puzzle_names() if each.startswith(name))
        desk = opened(name)
        game = str(library.puzzle_mapping(name)["game"])
        said = say("puzzle-game", game=face_of(game).title)
        assert said in desk.shown
        link = rf'href="\?go=rules&amp;game={game}"[^>]*aria-label="{say("rules-of", game=face_of(game).title)}"'
        assert re.search(link, desk.shown)
        board = desk.shown
        desk.send(m.ShowRules(game), m.GoBack())
        assert desk.shown == board, "the puzzle is still there"


def test_a_puzzle_of_a_new_game_offers_its_lesson_at_the_start() -> None:
    """It appeared only after a miss, and a newcomer knew nothing of the game of the puzzle of the day."""
    name = next(each for each in library.puzzle_names() if each.startswith("rosenkreuz"))
    desk = opened(name)
    offer = say("puzzle-learn", game="RosenKreuz")
    assert offer in desk.shown
    desk.model = replace(desk.model, lessons={"rosenkreuz": 1})
    assert offer not in pages.page(desk.model), "the lesson is known"
    desk.model = replace(desk.model, lessons={"rozz": 9})
    assert offer in pages.page(desk.model), "that of another game says nothing"
    desk.send(m.Learn("rosenkreuz"))
    assert desk.model.session is not None and desk.model.session.solving is None


def test_a_shown_solution_is_drawn_on_the_board_of_the_start() -> None:
    """The text spoke of pieces that had moved or died on the only board, that of the end."""
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*5 @ Drift > Vess").send(m.NextTurn())
    assert "#solution-icon-" not in desk.shown
    desk.send(m.ShowSolution())
    puzzle = desk.solving.puzzle
    label = commands_line(desk.session.match, puzzle.seat, puzzle.solution[0])
    (board,) = re.findall(rf'<svg[^>]*aria-label="{re.escape(html.escape(label))}".*?</svg>', desk.shown, re.DOTALL)
    assert 'class="arrow move given' in board and "#solution-icon-" in board


def test_a_shown_solution_takes_the_place_of_the_failed_position() -> None:
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*5 @ Drift > Vess").send(m.NextTurn())
    end = f'aria-label="{say("end-board")}"'
    assert end in desk.shown
    desk.send(m.ShowSolution())
    assert end not in desk.shown and say("puzzle-is-missed") in desk.shown


def test_every_turn_of_a_shown_solution_is_drawn_from_its_start() -> None:
    """Only the first of two moves was drawn, and what comes after the reply was left to the reader."""
    desk = opened("rosenkreuz-3-not-yet").give("g2-h1*f5>g8")
    assert desk.solving.result == MISSED
    desk.send(m.NextTurn(), m.ShowSolution())
    puzzle, match = desk.solving.puzzle, desk.session.match
    labels = [commands_line(match, puzzle.seat, plan) for plan in puzzle.solution]
    boards = re.findall(r'<svg[^>]*role="img" aria-label="([^"]*)"', html.unescape(desk.shown))
    assert len(labels) == puzzle.turns == 2 and [each for each in boards if each in labels] == labels
    shown = html.unescape(desk.shown)
    (reply,) = puzzle.replies
    name = match.names["ROSE"]
    assert shown.index(say("puzzle-turn", turn=1)) < shown.index(say("puzzle-for-example", names=name, number=1))
    assert shown.index(say("puzzle-for-example", names=name, number=1)) < shown.index(say("puzzle-turn", turn=2))
    assert match.game.write(reply["ROSE"][0]) in shown


@pytest.mark.parametrize("name", [each for each in library.puzzle_names() if library.puzzle(each).turns > 1])
def test_the_steps_of_every_longer_solution_are_known(name: str) -> None:
    puzzle = library.puzzle(name)
    steps = solution_steps(puzzle)
    assert steps[0] == puzzle.match and len(puzzle.solution) >= puzzle.turns
    for match, plan in zip(steps, puzzle.solution, strict=False):
        assert match.moment is not None and puzzle.seat in match.moment.seats
        assert is_legal(match.game, match.state, puzzle.seat, plan)
    if puzzle.adapter.has_dice:
        assert len(steps) > 1, "what comes after a roll is not known"
        return
    assert len(steps) == len(puzzle.solution)
    last = steps[-1].hand_in(puzzle.seat, puzzle.solution[-1]).reveal()
    prover = prover_of(puzzle)
    assert isinstance(prover, proof.Prover) and whole(prover.solved(last.state, 0))


@pytest.mark.parametrize("game", library.GAMES)
def test_solutions_of_every_game_are_drawn(game: str) -> None:
    desk = opened(next(each for each in library.puzzle_names() if library.puzzle_mapping(each)["game"] == game))
    shown = replace(desk.solving, result=MISSED, is_solution_shown=True, odds="1/2", asked="1")
    model = replace(desk.model, session=replace(desk.session, kind=shown).at(OVER))
    puzzle = desk.solving.puzzle
    label = commands_line(desk.session.match, puzzle.seat, puzzle.solution[0])
    assert f'aria-label="{label}"' in html.unescape(pages.page(model))


def test_the_puzzle_of_the_day_is_listed_with_its_game() -> None:
    desk = PuzzlePage()
    for day in range(20_000, 20_005):
        desk.model = replace(desk.model, today=day)
        desk.send(m.ShowPuzzles())
        game = str(library.puzzle_mapping(puzzle_calendar.of_day(day))["game"])
        assert desk.shown.count(say("puzzle-game", game=face_of(game).title)) == 1


def test_a_solution_lists_alternatives_and_shows_a_large_board() -> None:
    desk = opened("ozymandia-7-ashes").give("Bomb Bell City").send(m.NextTurn())
    assert desk.solving.result == SOLVED
    assert say("puzzle-also") in desk.shown and "Bomb Foam City" in desk.shown
    assert say("learn-game", game="Ozymandia") in desk.shown, "the way to the lesson of a game that may be new"
    assert f'aria-label="{say("end-board")}"' in desk.shown and 'class="result"' in desk.shown


def test_the_task_is_shown_at_every_stage() -> None:
    desk = opened("rozz-1-airlift")
    assert desk.session.stage == COMPOSE
    assert say("puzzle-task", task=TASK) in desk.shown
    desk.send(m.Type("M: TRANS+INF*5 @ Drift > Vess"), m.HandIn())
    assert desk.session.stage == AWAIT
    assert say("puzzle-task", task=TASK) in desk.shown
    assert say("puzzle-looks") in desk.shown
    desk.work()
    assert desk.session.stage == REVEAL
    assert say("puzzle-task", task=TASK) in desk.shown
    desk.send(m.NextTurn())
    assert desk.session.stage == OVER
    assert say("puzzle-task", task=TASK) in desk.shown


@pytest.mark.parametrize(
    ("puzzle", "is_shown"),
    [("ozymandia-1-the-third-city", True), ("ozymandia-2-all-four", False), ("ozymandia-4-three-of-four", False)],
)
def test_the_goal_of_the_game_is_shown_only_if_the_task_is_to_win(puzzle: str, is_shown: bool) -> None:
    desk = opened(puzzle)
    match = desk.session.match
    how_to_win = face_of(match.game.name).goal(match.scenario)
    assert how_to_win
    assert (how_to_win in desk.shown) == is_shown
    desk.send(m.OpenDialog("menu"))
    assert (how_to_win in desk.shown) == is_shown


def test_the_solution_solves_the_puzzle_and_that_is_stored() -> None:
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*6 @ Drift > Vess")
    assert desk.solving.result == SOLVED
    assert KeepSolved(("rozz-1-airlift",)) in desk.effects
    desk.send(m.NextTurn())
    assert say("puzzle-is-solved") in desk.shown
    assert WHY in desk.shown
    assert 'data-name="rozz-2-two-hammers"' in desk.shown
    desk.send(m.ShowPuzzles())
    assert "1 of " in desk.shown


def test_a_wrong_plan_meets_the_reply_that_refutes_it() -> None:
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*5 @ Drift > Vess")
    assert desk.solving.result == MISSED
    desk.send(m.NextTurn())
    assert say("puzzle-is-missed") in desk.shown
    assert "M: INF*3 @ V1 &gt; Vess" in desk.shown
    assert WHY not in desk.shown
    desk.send(m.ShowSolution())
    assert WHY in desk.shown and 'id="solution"' in desk.shown
    assert Scroll("solution", is_whole=True) in desk.effects, "it is below the fold"
    assert not any(isinstance(each, KeepSolved) for each in desk.effects)
    desk.send(m.TryAgain())
    assert desk.session.stage == COMPOSE
    assert not desk.session.match.played


def test_a_rival_who_wins_a_missed_puzzle_is_not_cheered() -> None:
    desk = opened("ozymandia-7-ashes").give("Bomb Coral")
    assert desk.solving.result == MISSED
    assert desk.session.match.outcome is not None
    assert [step.title for step in replay_steps.shown_steps(desk.session)][-1] == say("step-result")
    assert say("step-victory") not in desk.shown


def test_if_no_reply_was_needed_none_is_named() -> None:
    desk = opened("rozz-1-airlift").give()
    assert desk.solving.result == MISSED
    assert desk.session.match.played[-1].orders["BLUE"] == ()
    desk.send(m.NextTurn())
    assert say("puzzle-idle", names="Blue") in desk.shown
    assert say("puzzle-refuted", names="Blue") not in desk.shown
    assert say("puzzle-refuted-later") not in desk.shown


def test_replies_are_not_claimed_to_be_the_strongest() -> None:
    desk = PuzzlePage().send(m.ShowPuzzles())
    assert say("puzzles-about") in desk.shown
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*6 @ Drift > Vess").send(m.NextTurn())
    assert say("puzzle-no-reply") in desk.shown


def test_the_list_calls_players_as_the_board_does() -> None:
    listed, _ = update(Model(), m.ShowPuzzles())
    shown = pages.page(listed)
    assert not re.search("FIRST|SECOND|ROSE|CROSS|RED|BLUE", shown)
    assert puzzle_task("ozymandia-2-all-four", "", ("FIRST", "SECOND")) in shown


def test_replies_and_solutions_are_also_written_in_words() -> None:
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*5 @ Drift > Vess").send(m.NextTurn())
    assert command_of("Blue", "move", pieces="3 INF", start="V1", tile="Vess") in desk.shown
    desk.send(m.ShowSolution())
    assert say("rozz-command-move", pieces="1 TRANS + 6 INF", start="Drift", tile="Vess") in desk.shown


def test_a_puzzle_is_not_saved_or_held_for_this_tab() -> None:
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*6 @ Drift > Vess").send(m.NextTurn(), m.GoHome())
    assert not any(isinstance(each, Save | Hold) for each in desk.effects)
    assert desk.model.session is None
    assert desk.model.shelf == ()


def test_moves_in_turn_get_one_reply_each() -> None:
    desk = opened("rosenkreuz-6-one-and-one").give("d5-c6")
    # In an open moment the reply is played at once, and the second move is asked for.
    assert desk.session.stage == COMPOSE
    assert desk.solving.turns_left == 1
    assert say("puzzle-left", left=1, turns=2) in desk.shown
    _finish(desk)
    assert desk.solving.result == SOLVED
    assert desk.session.stage == REVEAL


def test_a_fatal_move_ends_the_puzzle() -> None:
    desk = opened("rosenkreuz-4-shut-the-door").give("b2-a3")
    assert desk.solving.result == MISSED
    assert desk.session.stage == REVEAL
    desk.send(m.NextTurn())
    assert "d6-d4" in desk.shown


@pytest.mark.parametrize("name", by_length(library.puzzle_names()))
def test_every_solution_can_be_played_on_the_page_by_picks(name: str) -> None:
    desk = opened(name)
    puzzle = desk.solving.puzzle
    # With dice, the rolls of the first turn decide what comes next.
    for plan in puzzle.solution[:1] if puzzle.adapter.has_dice else puzzle.solution:
        for command in plan:
            session = desk.session
            match = session.match
            picks = match.game.picks_for(match.state, session.seat, session.composer.commands, command)
            assert picks, match.game.write(command)
            desk.send(m.Cancel())
            desk.model = _picked(desk.model, picks)
            desk.send(m.Add())
        if desk.session.stage == COMPOSE:
            desk.send(m.HandIn())
        desk.work()
    while puzzle.adapter.has_dice and not desk.solving.result:
        _play_best(desk)
    for _ in range(puzzle.turns - len(puzzle.solution)):
        _finish(desk)
    assert desk.solving.result == SOLVED


def _picked(model: Model, picks: tuple[str, ...]) -> Model:
    session = model.session
    assert session is not None
    return replace(model, session=replace(session, composer=replace(session.composer, made=picks)))


def _finish(desk: PuzzlePage) -> None:
    """Play a turn that the solution leaves open because it depends on the reply, with any plan that solves it."""
    match, puzzle = desk.session.match, desk.solving.puzzle
    prover = prover_of(puzzle)
    left = desk.solving.turns_left
    plans = prover.plans(match.state, puzzle.seat)
    plan = next(each for each in plans if whole(prover.refutation(match.state, left, each)) is None)
    desk.give(*map(match.game.write, plan))


def _play_best(desk: PuzzlePage) -> None:
    """Play the best command after the roll."""
    match, puzzle = desk.session.match, desk.solving.puzzle
    prover = prover_of(puzzle)
    assert isinstance(prover, OddsProver)
    best, _ = max(whole(prover.weighed(match.state, desk.solving.turns_left)), key=lambda row: row[1])
    desk.give(*map(match.game.write, best))


GUARD, AROUND = "campaigns-2-around-the-guard", "A: MCAV1 > 3L > 3C"


def test_with_dice_a_plan_solves_the_puzzle_by_its_odds_and_not_by_luck() -> None:
    """Half of the rolls go against the plan, and the puzzle is solved after each of them."""
    luck = set()
    desk = opened(GUARD)
    while len(luck) < 2:
        desk.give(AROUND)
        assert desk.solving.result == SOLVED
        assert KeepSolved((GUARD,)) in desk.effects
        desk.send(m.NextTurn())
        assert say("puzzle-odds", odds=say("odds", number=5, whole=10)) in desk.shown
        luck.add(say("puzzle-lucky") in desk.shown)
        assert (say("puzzle-unlucky") in desk.shown) == (say("puzzle-lucky") not in desk.shown)
        desk.send(m.TryAgain())


def test_with_dice_a_worse_plan_fails_however_the_dice_fall() -> None:
    desk, fallen = opened(GUARD), set()
    why = puzzle_why(GUARD, "", ("MUNCHKINS", "WINKIES"))
    while len(fallen) < 2:
        desk.give("A: MCAV1 > 3R > 3C")
        assert desk.solving.result == MISSED
        fallen.add(desk.session.match.played[0].rolls[0].face <= 5)
        desk.send(m.NextTurn())
        assert (
            say("puzzle-few", odds=say("odds", number=3, whole=10), asked=say("odds", number=5, whole=10)) in desk.shown
        )
        assert why not in desk.shown
        desk.send(m.ShowSolution())
        assert why in desk.shown and say("campaigns-board-edge", side="D", name="Winkie") in desk.shown
        desk.send(m.TryAgain())
    assert not any(isinstance(each, KeepSolved) for each in desk.effects)


def test_certain_plans_are_called_certain_and_others_show_their_odds() -> None:
    desk = opened("campaigns-3-above-the-spears").give("A: MBAL1 > 3L aloft MBAL1").send(m.NextTurn())
    assert say("puzzle-certain") in desk.shown
    desk.send(m.TryAgain()).give("A: MBAL1 > 3R").send(m.NextTurn())
    assert say("puzzle-few-certain", odds=say("odds", number=7, whole=10)) in desk.shown


def test_after_a_roll_the_best_continuation_is_asked_for() -> None:
    desk = opened("campaigns-6-together").give("A: Evora coordinate")
    assert desk.session.stage == COMPOSE
    assert desk.solving.turns_left == 1
    desk.give("A: WREG2 > 3C")
    assert desk.solving.is_lost
    # The Ruler has to act at once (C13.4), and that is still played.
    while not desk.solving.result:
        _play_best(desk)
    assert desk.solving.result == MISSED
    desk.send(m.NextTurn())
    assert pattern("puzzle-few-now").search(desk.shown)


def test_each_try_rolls_new_dice() -> None:
    desk, rolled = opened(GUARD), set()
    for _ in range(6):
        desk.give(AROUND)
        rolled.add(desk.session.match.played[0].rolls)
        desk.send(m.NextTurn(), m.TryAgain())
    assert len(rolled) > 2


def test_shipped_puzzles_are_shared_as_links_and_others_as_files() -> None:
    desk = opened("rozz-1-airlift").send(m.SharePuzzle())
    shared = desk.effects[-1]
    assert isinstance(shared, Share) and shared.text.endswith(f"\n{shared.pasted}")
    assert shared.pasted == "https://rozz.example/?puzzle=rozz-1-airlift"
    mapping = {**library.puzzle_mapping("rozz-1-airlift"), "name": "Mine"}
    other = PuzzlePage().send(m.ImportMatch(json.dumps(mapping), "fresh"))
    assert other.session.title == "Mine"
    other.send(m.SharePuzzle())
    download = other.effects[-1]
    assert isinstance(download, Download)
    assert PuzzlePage().send(m.ImportMatch(download.text, "fresh")).session.title == "Mine"


def test_invalid_puzzles_are_refused_with_a_sentence() -> None:
    mapping = {**library.puzzle_mapping("rozz-1-airlift"), "seat": "GREEN"}
    desk = PuzzlePage().send(m.ImportMatch(json.dumps(mapping), "fresh"))
    assert say("not-a-puzzle", sentence="seat") in desk.shown
    assert say("no-puzzle") in PuzzlePage().send(m.OpenPuzzle("nonsense")).shown


@pytest.mark.parametrize("former", library.RENAMED_PUZZLES)
def test_a_puzzle_opens_by_its_former_name(former: str) -> None:
    current = library.RENAMED_PUZZLES[former]
    desk = PuzzlePage().send(m.OpenPuzzle(former))
    assert desk.session.solving.name == current
    assert library.puzzle_mapping(former) == library.puzzle_mapping(current)
    assert former not in library.puzzle_names()


def test_without_a_reply_the_puzzle_starts_over_unsolved() -> None:
    desk = opened("rozz-1-airlift").send(m.Type("M: TRANS+INF*6 @ Drift > Vess"), m.HandIn())
    desk.send(m.ThinkerFailed(0))
    assert isinstance(desk.effects[-1], Think)
    desk.send(m.ThinkerFailed(1))
    assert desk.session.stage == COMPOSE
    assert say("puzzle-failed") in desk.shown
    assert not any(isinstance(each, KeepSolved) for each in desk.effects)


def test_a_puzzle_with_too_much_to_try_says_so_and_starts_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "MOST_LISTS", 5)
    desk = opened("rozz-1-airlift").give("M: TRANS+INF*6 @ Drift > Vess")
    assert desk.session.stage == COMPOSE and desk.model.thinking is None
    assert pattern("puzzle-unprovable", why=pattern("files-many-lists", most=5)).fullmatch(desk.model.refused)
    assert not any(isinstance(each, KeepSolved) for each in desk.effects)


def test_not_waiting_for_the_reply_starts_the_puzzle_over() -> None:
    desk = opened("rozz-1-airlift").send(m.Type("M: TRANS+INF*6 @ Drift > Vess"), m.HandIn(), m.TryAgain())
    assert isinstance(desk.effects[-1], StopThinking)
    assert desk.session.stage == COMPOSE
    assert desk.model.thinking is None


def test_an_unexpected_reply_changes_nothing() -> None:
    desk = opened("rozz-1-airlift")
    before = desk.model
    desk.send(m.Countered(PuzzleReply(0, 1, {"BLUE": ()}, is_final=True)))
    assert desk.model == before


def test_back_leads_to_the_list_and_then_home() -> None:
    desk = opened("rozz-1-airlift")
    assert len(path(desk.model)) == 2
    desk.send(m.GoBack())
    assert desk.model.screen == "puzzles"
    assert len(path(desk.model)) == 1
    desk.send(m.GoBack())
    assert desk.model.screen == "home"


def test_a_what_if_leads_back_to_the_puzzle() -> None:
    desk = opened("rozz-1-airlift").send(m.TryDifferently())
    assert desk.session.is_trial
    desk.send(m.BackToTable())
    assert desk.session.solving is not None
    assert command_editing.offer(desk.session).command is None
    assert desk.session.composer.written == Written()


def test_the_reply_attacks_where_it_can_and_the_player_may_answer() -> None:
    """C15.1: the spears attack the horse, and staying is worse than retreating."""
    name = "campaigns-1-the-horse-can-look-after-itself"
    desk = opened(name).give("A: MREG1 > 4L")
    assert desk.session.match.moment is not None
    assert desk.session.match.moment.name == "answer"
    desk.give("R: back MCAV1 > 4C")
    assert desk.solving.result == SOLVED
    desk.send(m.NextTurn(), m.TryAgain()).give("A: MREG1 > 4L").give("R: -")
    assert desk.solving.result == MISSED
    desk.send(m.NextTurn())
    assert say("puzzle-few-sure", odds=say("odds", number=6, whole=10)) in desk.shown


def test_a_puzzle_file_that_is_too_large_is_refused_before_it_is_read() -> None:
    mapping = dict(library.puzzle_mapping("rozz-1-airlift"))
    just_fits = json.dumps({**mapping, "why": "x" * (puzzle_actions.LARGEST - len(json.dumps(mapping)))})
    assert PuzzlePage().send(m.ImportMatch(just_fits, "m1")).solving.puzzle.why.startswith("xxx")
    desk = PuzzlePage().send(m.ImportMatch(json.dumps({**mapping, "why": "x" * puzzle_actions.LARGEST}), "m1"))
    assert desk.model.session is None
    assert desk.model.toast == say("not-a-puzzle", sentence=say("files-large-puzzle", most=1))
