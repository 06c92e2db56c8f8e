"""The league of `training/`: its games, its file, its players and its verdict."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rozz import game_extras
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.ai.openings import turned
from rozz.engine.rozz.model.commands import Move, Purchase
from training import acceptance, frozen_versions, league, opening_families, opponents, repeated_wins
from training.acceptance import Result
from training.scripted_games import Player, scenario_named

#: Both are quick: neither thinks.
QUICK = ("--heroes", "simple rusher", "--opponents", "simple turtle,simple raider", "--seed", "s", "--turns", "1")


def results(hero: str, opponent: str, scores: Sequence[float], own: str = "", theirs: str = "") -> list[Result]:
    return [Result(hero, opponent, number, score, 2, own, theirs) for number, score in enumerate(scores)]


def played(file: Path, games: int, *more: str) -> int:
    return league.main(["headquarters-2", "--games", str(games), "--file", str(file), *QUICK, *more])


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    played(one, 2)
    played(two, 2)
    lines = [json.loads(line)["game"] for line in one.read_text().splitlines()]
    assert [(each["opponent"], each["game"]) for each in lines] == [
        ("simple turtle", 0), ("simple raider", 0), ("simple turtle", 1), ("simple raider", 1),
    ]  # fmt: skip
    assert one.read_bytes() == two.read_bytes()


def test_openings_depend_on_the_key_alone() -> None:
    rules, scenario = scenario_named("headquarters-2")
    one, again, other = (league.random_opening(rules, scenario, 1, key) for key in ("s 0", "s 0", "s 1"))
    assert one == again != other


def test_an_interrupted_file_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    played(whole, 2)
    lines = whole.read_text().splitlines(keepends=True)
    torn.write_text(lines[0] + lines[1] + lines[2][:40])
    capsys.readouterr()
    played(torn, 2)
    assert torn.read_text() == whole.read_text()
    assert "2 games played" in capsys.readouterr().out


def test_games_of_another_seed_or_setting_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "file"
    head = league.LeagueSettings("headquarters-2", "s").fingerprint()
    line = {"league": head, "game": vars(Result("a", "b", 0, 1.0))}
    other = {"league": {**head, "settings": "older"}, "game": line["game"]}
    file.write_text("".join(json.dumps(each) + "\n" for each in (line, other)))
    assert league.read_results(file, head) == [Result("a", "b", 0, 1.0)]
    assert league.read_results(file, league.LeagueSettings("headquarters-2", "t").fingerprint()) == []


@pytest.mark.parametrize("name", ["five-isles", "rosenkreuz-skirmish"])
def test_the_league_plays_the_other_games(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    arguments = [name, "--games", "2", "--file", str(file), "--heroes", "greedy", "--opponents", "random"]
    league.main(arguments)
    games = [json.loads(line)["game"] for line in file.read_text().splitlines()]
    assert [(each["hero"], each["opponent"], each["game"]) for each in games] == [
        ("greedy", "random", 0), ("greedy", "random", 1),
    ]  # fmt: skip
    score = 50 * sum(each["score"] for each in games)
    told = capsys.readouterr().out
    assert f"| random | {score:.0f} % of 2 |" in told
    assert "2 games played" in told
    league.main(arguments)
    assert "0 games played" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["headquarters-6", "three-crowns"])
def test_a_scenario_that_is_not_for_two_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        league.main([name, "--file", str(tmp_path / "file")])


def test_a_pair_of_games_has_one_opening_for_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    a_league = league.league_of(league.LeagueSettings("headquarters-2", "s", 2))
    seen = []

    def noted(*args: Any) -> Any:
        seen.append((dict(args[2]), args[4]))
        return real(*args)

    real = league.play_game
    monkeypatch.setattr(league, "play_game", noted)
    for game in range(3):
        league.play(a_league, "simple rusher", "simple turtle", game)
    (first, begun), (second, again), (_, other) = seen
    assert begun == again != other
    assert [len(plans) for plans in begun.values()] == [2, 2]
    assert list(first.values()) == list(second.values())
    assert list(first) == list(reversed(second))


def test_exploiters_meet_their_victims_without_a_random_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    a_league = league.league_of(league.LeagueSettings("original-2", "s", 2))
    rules, scenario = a_league.rules, a_league.scenario
    line = a_league.players["exploiter 1"]
    assert isinstance(line, opponents.Exploiter)
    monkeypatch.setattr(Player, "commands", lambda self, rules, state, seat, key: rules.default_commands(state, seat))
    seen = []
    real = league.play_game
    monkeypatch.setattr(league, "play_game", lambda *args: seen.append(real(*args)) or seen[-1])
    for game in range(2):
        league.play(a_league, "level 2", "exploiter 1", game)
    one, two = scenario.players
    assert tuple(seen[0].given[two][:1]) == (
        turned(line.line[0], *(opponents.ranks_of(rules, scenario)[seat] for seat in (one, two))),
    )
    assert tuple(seen[1].given[one][:2]) == line.line[:2]


def test_a_league_has_different_players() -> None:
    rules, scenario = scenario_named("headquarters-2")
    found = opponents.players(rules, scenario)
    assert {"version 6", "level 3", "noisy 4", "loose", "banker", "simple banker"} <= set(found)


@pytest.mark.parametrize("name", ["headquarters-2", "lake-2", "rosenkreuz-skirmish"])
@pytest.mark.parametrize("turns", [None, 0])
def test_level_4_replaces_the_newest_version_that_differs(name: str, turns: int | None) -> None:
    a_league = league.league_of(league.LeagueSettings(name, "s", turns))
    newest = [each for each in a_league.opponents if each.startswith("version ")][-1]
    candidate, current = a_league.heroes
    assert candidate == "now"
    assert current in a_league.opponents
    assert not a_league.is_same(candidate, current)
    assert current == newest or a_league.is_same("now", newest)


def test_a_hero_does_not_play_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met = []

    def noted(_: league.League, hero: str, other: str, game: int) -> Result:
        met.append((hero, other))
        return Result(hero, other, game, 1.0)

    monkeypatch.setattr(league, "play", noted)
    names = ["now", "version 8", "version 10"]
    a_league = league.league_of(league.LeagueSettings("headquarters-2", "s"), names[:2], names[1:])
    list(league.run(replace(a_league, unchanged="version 10", games=1, file=tmp_path / "file")))
    assert met == [("now", "version 8"), ("version 8", "version 10")]


def test_a_noisy_player_is_random_in_some_turns_only() -> None:
    rules, scenario = scenario_named("headquarters-2")
    mind = game_extras.evaluator("rozz")
    assert mind is not None
    state, plain = rules.begin(scenario, NO_DICE), Player(LEVELS[1], mind)
    noisy = opponents.Noisy(plain, mind)
    keys = [b"%d" % number for number in range(12)]
    given = [noisy.commands(rules, state, "RED", key) for key in keys]
    same = sum(plan == plain.commands(rules, state, "RED", key) for plan, key in zip(given, keys, strict=True))
    assert 6 <= same < 12
    assert given == [noisy.commands(rules, state, "RED", key) for key in keys]


def test_the_newest_version_is_what_level_4_is() -> None:
    """Before settings change, `python -m training.frozen_versions` keeps them, and `COMPUTER_VERSION` is raised."""
    assert COMPUTER_VERSION in frozen_versions.numbers(), "run python -m training.frozen_versions"
    assert frozen_versions.settings(COMPUTER_VERSION) == frozen_versions.current_settings()


@pytest.mark.parametrize(("game", "name"), [("rozz", "headquarters-2"), ("ozymandia", "five-isles")])
def test_a_frozen_version_decides_as_level_4_does(game: str, name: str) -> None:
    rules, scenario = scenario_named(name)
    mind, state = game_extras.evaluator(game), rules.begin(scenario, NO_DICE)
    assert mind is not None
    copy = opponents.version(frozen_versions.current_settings(), game)
    seat = rules.moment(state).seats[0]  # type: ignore[union-attr]
    now = Player(LEVELS[4], mind)
    assert copy.commands(rules, state, seat, b"k") == now.commands(rules, state, seat, b"k")


def test_versions_are_those_that_play_a_scenario_differently() -> None:
    rules, scenario = scenario_named("lake-2")
    assert list(frozen_versions.versions(rules.name, scenario, plays_book_lines=True))[:2] == [6, 8]
    rules, scenario = scenario_named("original-2")
    assert list(frozen_versions.versions(rules.name, scenario, plays_book_lines=True))[:4] == [6, 8, 10, 11]
    rules, scenario = scenario_named("rosenkreuz-skirmish")
    assert list(frozen_versions.versions(rules.name, scenario, plays_book_lines=True))[:2] == [6, 9]


def test_after_random_turns_versions_with_other_lines_play_the_same() -> None:
    rules, scenario = scenario_named("original-2")
    assert 8 in frozen_versions.versions(rules.name, scenario, plays_book_lines=False)
    assert 11 not in frozen_versions.versions(rules.name, scenario, plays_book_lines=False)


def test_an_earlier_version_begins_from_its_own_book() -> None:
    rules, scenario = scenario_named("headquarters-2")
    state = rules.begin(scenario, NO_DICE)
    begun = {
        number: frozen_versions.evaluator(frozen_versions.settings(number), "rozz").openings(state, "RED", 4)
        for number in (6, 7, 8)
    }
    assert begun[6] == ()
    assert [weight for weight, _ in begun[7]] == [215, 190, 173, 155, 143, 124]
    assert [weight for weight, _ in begun[8]] == [500, 200, 150, 150]


def test_a_line_is_kept_as_an_exploiter_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "EXPLOITERS", tmp_path)
    _, scenario = scenario_named("headquarters-2")
    line = ((Purchase("IC", 1, "Drift"), Move("INF", "Drift", "D3", 1)), (Purchase("ARMOR", 1, "D3"),))
    for _ in range(2):
        opponents.keep("headquarters-2", line, {"version": 8, "seed": "s", "won": 2.0, "games": 3})
    opponents.keep("headquarters-2", (line[0], ()), {"version": 8, "seed": "s", "won": 2.0, "games": 3})
    found = opponents.exploiters("rozz", scenario, "headquarters-2")
    assert list(found) == ["exploiter 1"]
    assert found["exploiter 1"].line == line  # type: ignore[attr-defined]


def test_a_winning_line_of_the_second_seat_is_kept_for_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "EXPLOITERS", tmp_path)
    rules, scenario = scenario_named("headquarters-2")
    line = ((Purchase("IC", 1, "Drift"), Move("INF", "Drift", "D3", 1)), (Purchase("ARMOR", 1, "D3"),))
    ranks = opponents.ranks_of(rules, scenario)
    one, two = scenario.players
    theirs = repeated_wins.Line(two, tuple(turned(plan, ranks[one], ranks[two]) for plan in line))
    repeated_wins.keep(repeated_wins.Trial("headquarters-2", "s"), [(theirs, 2.0)], 3)
    assert json.loads((tmp_path / "headquarters-2.json").read_text()) == [
        {"line": frozen_versions.written(line), "version": COMPUTER_VERSION, "seed": "s", "won": 2.0, "games": 3}
    ]


@pytest.mark.parametrize(
    ("name", "bought"),
    [
        ("income", [[("IC", 1), ("GOV", 1)], [("INF", 30)]]),
        ("missiles", [[("LRNUKE", 1)], [("INF", 15), ("ARMOR", 1)]]),
        ("armor", [[("ARMOR", 1)], [("ARMOR", 1), ("IU", 3)]]),
        ("foot", [[("INF", 21)], [("ARMOR", 1)]]),
        ("defense", [[("PATRIOT", 1)], [("TRAP", 2), ("CC", 1)]]),
        ("transport", [[("TRANS", 1)], [("INF", 15)], [("IC", 1)]]),
        ("nothing", [[], []]),
    ],
)
def test_a_family_is_what_most_money_of_two_turns_went_into(name: str, bought: list[list[tuple[str, int]]]) -> None:
    _, scenario = scenario_named("headquarters-2")
    move = Move("INF", "Drift", "D3", 1)
    plans = [(move, *(Purchase(item, number, "Drift") for item, number in turn)) for turn in bought]
    assert opening_families.family(scenario.catalog, plans) == name


def test_a_hero_that_gains_and_loses_to_nobody_passes() -> None:
    found = results("new", "a", [1, 1, 1, 1]) + results("new", "b", [1, 0.5, 0, 0.5])
    found += results("old", "a", [0, 0, 0, 0]) + results("old", "b", [1, 0.5, 0, 0.5])
    judged = acceptance.verdict(found, ["new", "old"], ["a", "b"], 2, enough=4)
    assert judged.is_accepted
    assert str(judged) == "new is accepted"


def test_a_hero_that_does_not_gain_fails() -> None:
    found = results("new", "a", [1, 0, 0, 0]) + results("old", "a", [1, 1, 1, 1])
    assert acceptance.verdict(found, ["new", "old"], ["a"], 2, enough=4).objections == (
        "scores less overall: 25 % of 4 (old: 100 % of 4)",
    )
    equal = results("new", "a", [1, 1, 0, 0]) + results("old", "a", [1, 1, 0, 0])
    assert not acceptance.verdict(equal, ["new", "old"], ["a"], 2, enough=4).is_accepted


def test_a_gain_counts_only_games_that_both_have_played() -> None:
    """The new hero also beats `c`, whom the old one never met; and each opponent counts the same."""
    found = results("new", "a", [1] * 8) + results("new", "b", [0, 0]) + results("new", "c", [1] * 8)
    found += results("old", "a", [1] * 8) + results("old", "b", [1, 0])
    assert acceptance.overall_score(acceptance.in_common(found, ["new", "old"]), "new") == acceptance.Cell(10, 0.5)
    assert "(old: 75 % of 10)" in acceptance.verdict(found, ["new", "old"], ["a", "b", "c"], 2, enough=2).doubts[0]


def test_losing_to_somebody_with_more_than_55_percent_fails() -> None:
    # 1100 of 2000 are 55 %.
    just = results("new", "a", [1] * 900 + [0] * 1100)
    assert acceptance.verdict(just, ["new"], ["a"], 2).is_accepted
    more = results("new", "a", [1] * 880 + [0] * 1120)
    assert acceptance.verdict(more, ["new"], ["a"], 2).objections == ("a scores 56 % of 2000",)


def test_an_opening_family_under_40_percent_fails() -> None:
    found = results("new", "a", [1] * 8 + [0] * 12, own="foot", theirs="income")
    found += results("new", "b", [1] * 20, own="foot", theirs="armor")
    found += results("new", "c", [1] * 2 + [0] * 18, own="missiles", theirs="armor")
    objections = acceptance.verdict(found, ["new"], ["a", "b", "c"], 2).objections
    assert [each for each in objections if "opening" in each] == ["own missiles opening: 10 % of 20"]
    found += results("new", "d", [0] * 20, own="foot", theirs="income")
    objections = acceptance.verdict(found, ["new"], ["a", "b", "c", "d"], 2).objections
    assert "other income opening: 20 % of 40" in objections


def test_games_with_shorter_openings_have_no_family() -> None:
    short = [Result("new", "a", number, 0.0, 1, "foot", "foot") for number in range(20)]
    assert acceptance.scores_by_family(short, 2) == {"own": {}, "other": {}}


def test_too_few_games_do_not_pass() -> None:
    judged = acceptance.verdict(results("new", "a", [1] * 19), ["new"], ["a"], 2)
    assert not judged.is_accepted
    assert judged.objections == ()
    assert judged.doubts == ("too few games against a: 19 of 20",)


def test_the_tables_show_scores_and_games() -> None:
    found = results("new", "a", [1, 0.5], own="foot", theirs="armor")
    found += results("old", "a", [0, 0]) + results("old", "b", [1])
    assert acceptance.tables(found, ["new", "old"], 2) == (
        "| opponent | new | old |\n|---|---|---|\n| a | 75 % of 2 | 0 % of 2 |\n| b |  | 100 % of 1 |\n"
        "| all opponents | 75 % of 2 | 0 % of 2 |\n\n"
        "| own opening | new | old |\n|---|---|---|\n| foot | 75 % of 2 |  |\n\n"
        "| other opening | new | old |\n|---|---|---|\n| armor | 75 % of 2 |  |"
    )


def test_the_exit_code_is_the_verdict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scores = {"simple rusher": 1.0, "simple turtle": 0.0}

    def decided(_: league.League, hero: str, other: str, game: int) -> Result:
        return Result(hero, other, game, scores[hero])

    monkeypatch.setattr(league, "play", decided)
    shared = ["headquarters-2", "--opponents", "simple raider", "--games", "4", "--enough", "4"]
    heroes = ("simple rusher,simple turtle", "simple turtle,simple rusher")
    codes = [league.main([*shared, "--file", str(tmp_path / each), "--heroes", each]) for each in heroes]
    assert codes == [0, 1]


def test_a_league_without_games_does_not_pass() -> None:
    judged = acceptance.verdict([], ["new"], ["a", "b"], 2)
    assert not judged.is_accepted
    assert judged.doubts == ("no games against a", "no games against b")
    assert acceptance.verdict([], ["new"], [], 2).doubts == ("no opponents",)


def test_an_opponent_never_met_is_a_doubt() -> None:
    judged = acceptance.verdict(results("new", "a", [1] * 20), ["new"], ["a", "b"], 2)
    assert judged.objections == ()
    assert judged.doubts == ("no games against b",)


@pytest.mark.parametrize("more", [["--games", "0"], ["--games", "3"], ["--turns", "-1"], ["--enough", "-1"]])
def test_invalid_numbers_are_refused(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        league.main(["headquarters-2", "--file", str(tmp_path / "file"), "--heroes", "simple rusher", *more])
    assert more[0] in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    "text",
    ["# Notes\n\nThe last line has no newline.", '["now", "version 8", 0, 1.0]\n', '{"league": 1, "game": {}}\n', "7"],
)
def test_a_file_that_is_not_a_league_is_refused_and_left_alone(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.md"
    file.write_text(text)
    with pytest.raises(SystemExit):
        played(file, 2)
    assert file.read_text() == text
    assert "notes.md, line 1: not a game of a league" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["no-such-scenario", "--file", "file"], ["headquarters-2", "--file", "no/file"]])
def test_an_unknown_scenario_or_folder_is_refused_at_once(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        league.main([*arguments, "--games", "2", "--heroes", "simple rusher", "--opponents", "simple turtle"])


@pytest.mark.parametrize("name", ["original-2", "rozz/original-2", "original-2.yaml", "rozz/original-2.yaml"])
def test_every_name_of_a_scenario_has_its_exploiters(name: str, tmp_path: Path) -> None:
    a_league = league.parse_arguments([name, "--file", str(tmp_path / "file")])
    assert {"exploiter 1", "exploiter 2"} <= set(a_league.opponents)
    assert a_league.settings.scenario == "original-2"


def test_a_name_that_two_games_have_keeps_its_game(tmp_path: Path) -> None:
    a_league = league.parse_arguments(["ozymandia/standard.yaml", "--file", str(tmp_path / "file")])
    assert a_league.settings.scenario == "ozymandia/standard"


def test_a_line_is_kept_under_the_plain_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "EXPLOITERS", tmp_path)
    line = ((Purchase("IC", 1, "Drift"), Move("INF", "Drift", "D3", 1)), (Purchase("ARMOR", 1, "D3"),))
    opponents.keep("rozz/headquarters-2.yaml", line, {"version": 8})
    assert [path.name for path in tmp_path.iterdir()] == ["headquarters-2.json"]


@pytest.mark.parametrize("options", [["3", "keep"], ["plain", "keep"], ["kept"], ["5"]])
def test_only_lines_that_beat_level_4_are_kept(options: list[str]) -> None:
    with pytest.raises(SystemExit):
        repeated_wins.parse_arguments(["headquarters-2", "2", "1", "s", *options])


def test_lines_of_other_games_are_not_kept() -> None:
    with pytest.raises(SystemExit):
        repeated_wins.parse_arguments(["five-isles", "2", "1", "s", "keep"])


@pytest.mark.parametrize("options", [["4", "keep"], ["keep"]])
def test_lines_that_beat_level_4_are_kept(options: list[str]) -> None:
    search = repeated_wins.parse_arguments(["headquarters-2", "2", "1", "s", *options])
    assert search.keeps
    assert search.trial == repeated_wins.Trial("headquarters-2", "s")


def test_a_version_that_differs_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen_versions, "FOLDER", tmp_path)
    before = {**frozen_versions.current_settings(), "weights": {}}
    path = tmp_path / f"{COMPUTER_VERSION}.json"
    path.write_text(json.dumps(before))
    with pytest.raises(SystemExit, match="raise COMPUTER_VERSION"):
        frozen_versions.main()
    assert json.loads(path.read_text()) == before


def test_todays_settings_are_kept_as_a_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen_versions, "FOLDER", tmp_path)
    for _ in range(2):
        frozen_versions.main()
        assert frozen_versions.settings(COMPUTER_VERSION) == frozen_versions.current_settings()


def test_noise_is_not_mistaken_for_a_loss() -> None:
    """An equally strong opponent wins at least twelve of twenty games in one league out of four."""
    noise = results("new", "a", [1] * 8 + [0] * 12)
    assert acceptance.verdict(noise, ["new"], ["a"], 2).is_accepted
    sure = results("new", "a", [1] * 80 + [0] * 120)
    assert acceptance.verdict(sure, ["new"], ["a"], 2).objections == ("a scores 60 % of 200",)


def test_more_opponents_make_the_verdict_more_careful() -> None:
    """Among many equally strong opponents, one always looks stronger."""
    strong = results("new", "a", [1] * 6 + [0] * 14)
    assert acceptance.verdict(strong, ["new"], ["a"], 2).objections == ("a scores 70 % of 20",)
    even = [each for number in range(20) for each in results("new", f"even {number}", [1, 0] * 10)]
    assert acceptance.verdict(strong + even, ["new"], ["a", *(f"even {number}" for number in range(20))], 2).is_accepted


def test_a_gain_must_be_more_than_noise() -> None:
    old = results("old", "a", [1, 0] * 10)
    little = results("new", "a", [1, 0] * 9 + [1, 1])
    judged = acceptance.verdict(little + old, ["new", "old"], ["a"], 2)
    assert judged.objections == ()
    assert judged.doubts == ("no certain gain over old: 55 % of 20 (old: 50 % of 20). Play more games.",)
    much = results("new", "a", [1, 1] * 5 + [1, 0] * 5)
    assert acceptance.verdict(much + old, ["new", "old"], ["a"], 2).is_accepted
