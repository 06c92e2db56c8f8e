"""The arena: seats rotate, tables add up, and finished games are not played again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rozz import library
from rozz.cli import arena
from rozz.cli.arena import ArenaSetup, Bout
from rozz.engine.errors import BadFile, BadScenario
from rozz.engine.rozz.ai.features import NAMES
from rozz.engine.said import OneOf, said
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from tests.support.engine.faults import brief_of
from training import fit_weights


def setup(seed: str = "3") -> ArenaSetup:
    """Level 2 against level 1 on the smallest scenario for two."""
    return ArenaSetup("rozz", library.scenario_mapping("basic-training"), (2, 1), seed)


def without_times(each: Bout) -> Bout:
    """A game without its clock times."""
    return replace(each, seconds={}, slowest={})


def test_seats_rotate_from_game_to_game() -> None:
    assert arena.levels_by_seat((4, 2), ("RED", "BLUE"), 0) == {"RED": 4, "BLUE": 2}
    assert arena.levels_by_seat((4, 2), ("RED", "BLUE"), 1) == {"RED": 2, "BLUE": 4}
    assert [arena.levels_by_seat((4, 2), ("A", "B", "C"), number) for number in range(3)] == [
        {"A": 4, "B": 2, "C": 2},
        {"A": 2, "B": 2, "C": 4},
        {"A": 2, "B": 4, "C": 2},
    ]


@pytest.mark.thorough
def test_a_stopped_arena_resumes_with_the_same_result(tmp_path: Path) -> None:
    whole = [without_times(each) for each in arena.bouts(setup(), 2)]
    path = tmp_path / "games"
    list(arena.bouts(setup(), 1, path=path))
    # It was stopped in the middle of a line.
    path.write_text(path.read_text() + '{"number": 1, "seats": {"RE')
    resumed = list(arena.bouts(setup(), 2, path=path))
    assert [without_times(each) for each in sorted(resumed, key=lambda each: each.number)] == whole
    before = path.read_text()
    assert [each.number for each in arena.bouts(setup(), 2, path=path)] == [0, 1]
    assert path.read_text() == before


def test_equal_players_do_not_play_the_same_game_twice() -> None:
    one, two = (without_times(each) for each in arena.bouts(replace(setup(), levels=(1, 1)), 2))
    assert (one.turns, one.evaluations) != (two.turns, two.evaluations)


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games"
    list(arena.bouts(setup(), 1, path=path))
    with pytest.raises(BadFile) as refused:
        list(arena.bouts(setup("4"), 1, path=path))
    assert brief_of(refused.value).startswith("arena: cli-arena-other(file=games, ")
    path.write_text("no arena")
    with pytest.raises(BadFile) as refused:
        list(arena.bouts(setup(), 1, path=path))
    assert brief_of(refused.value) == "arena: cli-arena-damaged(file=games)"


WHOLE = {
    "number": 0, "seats": {"RED": 2, "BLUE": 1}, "winners": ["RED"], "reason": "headquarters", "turns": 3,
    "asked": {"RED": 3, "BLUE": 3}, "evaluations": {"RED": 9, "BLUE": 9}, "seconds": {"RED": 0.1, "BLUE": 0.1},
    "slowest": {"RED": 0.1, "BLUE": 0.1},
}  # fmt: skip

#: Invalid values in place of a game in an arena file; each is JSON.
NO_GAMES = {
    "a number that is text": {**WHOLE, "number": "0"},
    "a number that is yes": {**WHOLE, "number": True},
    "no thinking": {key: WHOLE[key] for key in ("number", "seats", "winners", "reason", "turns")},
    "thinking of other seats": {**WHOLE, "asked": {"GREEN": 3}},
    "thinking in words": {**WHOLE, "seconds": {"RED": "long", "BLUE": "long"}},
    "a level that there is not": {**WHOLE, "seats": {"RED": 7, "BLUE": 1}},
    "seats in a list": {**WHOLE, "seats": ["RED", "BLUE"]},
    "a winner who does not play": {**WHOLE, "winners": ["GREEN"]},
    "winners in a number": {**WHOLE, "winners": 3},
    "a reason that is none": {**WHOLE, "reason": None},
    "half a turn": {**WHOLE, "turns": 0.5},
    "another key": {**WHOLE, "more": 1},
}


@pytest.mark.parametrize("game", NO_GAMES.values(), ids=NO_GAMES)
def test_a_file_with_invalid_games_is_refused_in_one_sentence(game: object, rozz, tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text(f"{json.dumps(setup('0').head)}\n{json.dumps(game)}\n")
    before = path.read_bytes()
    ran = rozz("arena", "basic-training", "--levels", "2,1", "--games", 1, "--file", path)
    assert ran.is_refusal and render(said("cli-arena-damaged", file="games")) in ran.err
    assert path.read_bytes() == before


def test_an_arena_continues_from_a_file_with_a_whole_game(rozz, tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text(f"{json.dumps(setup('0').head)}\n{json.dumps(WHOLE)}\n")
    ran = rozz("arena", "basic-training", "--levels", "2,1", "--games", 1, "--file", path)
    assert ran.status == 0 and say("cli-arena-reason", reason="headquarters", number=1) in ran.out


@pytest.mark.parametrize("content", [bytes(range(256)), b"[" * 60_000], ids=["bytes", "brackets"])
def test_a_file_with_bytes_or_deep_json_is_refused_in_one_sentence(content: bytes, rozz, tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(content)
    ran = rozz("arena", "basic-training", "--games", 1, "--file", path)
    assert ran.is_refusal and render(said("cli-arena-damaged", file="games")) in ran.err
    assert path.read_bytes() == content


@pytest.mark.parametrize(("asked", "games", "workers"), [(999_999, 3, 3), (999_999, 10_000, 61), (2, 3, 2)])
def test_at_most_a_few_dozen_processes_and_one_per_game_are_started(
    asked: int, games: int, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    class Pool:
        """Counts the workers, and does the work itself."""

        def __init__(self, workers: int) -> None:
            begun.append(workers)

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None: ...

        def map(self, played: object, numbers: object) -> tuple[()]:
            return ()

    monkeypatch.setattr(arena, "ProcessPoolExecutor", Pool)
    assert list(arena.bouts(setup(), games, asked)) == []
    assert begun == [workers]


def test_the_table_counts_wins_draws_and_shared_wins() -> None:
    def bout(number: int, winners: tuple[str, ...], red: int) -> Bout:
        costs = {"RED": 2, "BLUE": 4}
        sitting = {"RED": red, "BLUE": 3 - red}
        return Bout(number, sitting, winners, "headquarters", 10, costs, costs, {"RED": 0.5, "BLUE": 1.0}, costs)

    table = arena.table([bout(0, ("RED",), 2), bout(1, ("BLUE",), 1), bout(2, (), 2), bout(3, ("RED", "BLUE"), 1)])
    # Level 2 won as RED and as BLUE, drew as RED, and shared as BLUE; level 1 lost twice.
    assert {key: table["level 2"][key] for key in ("won", "shared", "drawn", "lost", "decided")} == {
        "won": 2, "shared": 1, "drawn": 1, "lost": 0, "decided": 1.0,
    }  # fmt: skip
    assert table["level 1"]["lost"] == 2
    assert table["level 2 as RED"]["games"] == 2
    # RED thought twice a game for half a second in all, BLUE four times for one second: 3 seconds for 12 thoughts.
    assert table["level 2"]["seconds"] == 0.25
    assert table["level 2"]["turns"] == 10


def test_a_repeated_position_ends_a_game() -> None:
    rules = library.game("rozz")
    state = rules.begin(rules.read(library.scenario_mapping("headquarters-2")), arena.KeyedDice(b"", ""))
    seen: dict[str, int] = {}
    later = replace(state, turn=5)
    assert [arena._break_off_reason(rules, each, seen, 1, 99) for each in (state, later, state)] == ["", "", "repeated"]
    assert arena._break_off_reason(rules, replace(state, money={"RED": 1, "BLUE": 2}), seen, 99, 99) == "too-long"


def test_the_arena_on_the_command_line(rozz) -> None:
    ran = rozz("arena", "basic-training", "--levels", "2,1", "--games", 2, "--seed", 5, "--json")
    shown = json.loads(ran.out)
    assert shown["games"] == 2
    assert shown["table"]["level 2"]["games"] == 2
    assert sum(shown["ended"].values()) == 2
    assert rozz("arena", "basic-training", "--levels", "7").is_refusal
    assert rozz("arena", "nowhere").is_refusal


def test_an_ambiguous_name_must_be_given_with_its_game() -> None:
    with pytest.raises(BadScenario) as refused:
        library.scenario_of_any_game("standard")
    both = OneOf(("ozymandia/standard", "simultaneous-risk/standard"))
    assert refused.value.text == said("files-several", names=both)
    assert library.scenario_of_any_game("ozymandia/standard")["game"] == "ozymandia"
    assert library.scenario_of_any_game("simultaneous-risk/standard.yaml")["game"] == "simultaneous-risk"
    with pytest.raises(BadScenario, match="rozz/two-coasts"):
        library.scenario_of_any_game("roz/two-coasts")


def test_a_fit_learns_the_decisive_feature_and_leaves_the_rest() -> None:
    """The seat with more foot always won; money was always equal, so the fit learns nothing about it."""
    chance = Random(1)
    samples = []
    for _ in range(200):
        foot = (chance.uniform(0, 4), chance.uniform(0, 4))
        rows = tuple(tuple(each if name == "foot" else 2.0 for name in NAMES) for each in foot)
        samples.append(fit_weights.Sample(rows, (1.0, 0.0) if foot[0] > foot[1] else (0.0, 1.0)))
    begun = {"foot": -0.5, "money": 0.7}
    row = fit_weights.fitted(samples, begun)
    assert row["foot"] > 1
    assert row["money"] == 0.7
    assert fit_weights.accuracy(samples, begun) < 0.05
    assert fit_weights.accuracy(samples, row) > 0.95


@pytest.mark.thorough
def test_samples_are_positions_of_games_with_a_winner() -> None:
    found = fit_weights.samples("basic-training", 1, "1")
    assert found == fit_weights.samples("basic-training", 1, "1")
    assert all(len(each.rows) == 2 and sum(each.won) == 1 for each in found)
