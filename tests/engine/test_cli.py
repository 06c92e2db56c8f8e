"""The command line: outputs, exit statuses, the same bytes under any hash seed, and messages hidden from outsiders."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.rozz.legality.reasons import explain, verdict
from rozz.engine.said import Fact, said
from rozz.ui.i18n import engine_texts
from rozz.ui.i18n.engine_texts import render as in_english
from rozz.ui.i18n.texts import say
from tests.support.engine.report_lines import line, pieces

ROOT = Path(__file__).resolve().parents[2]
SECRET = "meet me in Rozz at dawn"

CASE = {
    "game": "rozz",
    "name": "One INF more",
    "scenario": "basic-training",
    "position": {"Karn": {"RED": {"HQ": 1, "INF": 4}}, "Quell": {"BLUE": {"HQ": 1, "INF": 4}}},
    "orders": {"RED": ["P: INF > Karn"]},
    "expect": {"bankroll": {"RED": 54}},
}
KEYS = [
    "name", "after", "position", "bankroll", "commands", "correspondence", "messages", "status", "reasons", "winners",
    "over", "report",
]  # fmt: skip
HIDDEN_MESSAGE = line("rozz-report-message-hidden", "R4.5", name="RED", recipient="BLUE")


def not_a(expected: str, found: Fact, **facts: Fact) -> str:
    """The refusal of a value of the wrong kind."""
    return in_english(said("files-unexpected", expected=said(expected, **facts), found=found))


def bought(counts, **facts):
    return line("rozz-report-bought", "R4.2", counts, **facts)


def earned_line(counts, **facts):
    return line("rozz-report-earned", "R11", counts, **facts)


def refusal_text(reason, **facts):
    return engine_texts.render(explain(verdict(reason, **facts)))


# adjudicate


def test_adjudicate_prints_one_object_per_case_with_players_in_seat_order(rozz, written):
    ran = rozz("adjudicate", written(CASE))
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 1)
    shown = json.loads(ran.out)
    assert list(shown) == KEYS
    assert list(shown["after"]) == ["purchases", "moves", "combat", "strikes", "production"]
    assert shown["position"] == {"Karn": {"RED": {"HQ": 1, "INF": 5}}, "Quell": {"BLUE": {"HQ": 1, "INF": 4}}}
    assert json.dumps(shown["bankroll"]) == '{"RED": 54, "BLUE": 55}'
    assert json.dumps(shown["commands"]) == '{"RED": 1, "BLUE": 1}'
    assert json.dumps(shown["correspondence"]) == '{"RED": 0, "BLUE": 0}'
    assert json.dumps(shown["status"]) == '{"RED": ["done"], "BLUE": []}'
    assert json.dumps(shown["reasons"]) == '{"RED": [null], "BLUE": []}'
    assert (shown["messages"], shown["winners"], shown["over"]) == ([], [], False)
    assert shown["report"] == [
        bought("RED INF 4 → 5", name="RED", pieces=pieces("INF", 1), tile="Karn", cost=1),
        earned_line("HQ $5: $49 → $54", name="RED", number=5),
        earned_line("HQ $5: $50 → $55", name="BLUE", number=5),
    ]


def test_tiles_are_in_board_order_and_items_in_catalog_order(rozz, written):
    position = {
        "Quell": {"BLUE": {"INF": 4, "ARMOR": 1, "HQ": 1}},
        "q1": {"neutral": {"SRNUKE": 1}, "BLUE": {"INF": 1}},
        "Karn": {"RED": {"HQ": 1}},
    }
    shown = json.loads(rozz("adjudicate", written({**CASE, "position": position, "expect": {}, "orders": {}})).out)
    assert list(shown["position"]) == ["Karn", "Quell", "Q1"]
    assert list(shown["position"]["Quell"]["BLUE"]) == ["HQ", "INF", "ARMOR"]
    assert list(shown["position"]["Q1"]) == ["BLUE", "neutral"]


def test_a_reason_is_a_rule_and_a_sentence(rozz, written):
    orders = {"RED": ["P: INF*100 > Karn", "N:"], "BLUE": ["S: ARMOR @ Quell > RED/INF @ Q1"]}
    shown = json.loads(rozz("adjudicate", written({**CASE, "orders": orders, "expect": {}})).out)
    assert shown["status"] == {"RED": ["void", "void"], "BLUE": ["failed"]}
    assert shown["reasons"] == {
        "RED": [
            ["R4.1", refusal_text("unaffordable", cost=100, money=50)],
            ["R3.5", refusal_text("over-allowance", commands=1)],
        ],
        "BLUE": [["R8.1", refusal_text("striker-missing", item="ARMOR", tile="Quell")]],
    }


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ({"bankroll": {"RED": 55}}, "bankroll.RED: expected 55, got 54"),
        ({"position": {"Karn": {"RED": {"HQ": 1}}}}, "position: expected "),
        ({"after": {"moves": {}}}, "after.moves: expected {}, got "),
        ({"commands": {"BLUE": 2}}, "commands.BLUE: expected 2, got 1"),
        ({"correspondence": {"RED": 1}}, "correspondence.RED: expected 1, got 0"),
        ({"messages": [["RED", "BLUE"]]}, "messages: expected [['RED', 'BLUE']], got []"),
        ({"status": {"RED": ["void"]}}, "status.RED: expected ['void'], got ['done']"),
        ({"winners": ["RED"]}, "winners: expected ['RED'], got []"),
        ({"over": True}, "over: expected True, got False"),
    ],
)
def test_unmet_expectations_are_printed_to_standard_error_with_exit_1(expect, difference, rozz, written):
    path = written({**CASE, "expect": expect})
    ran = rozz("adjudicate", path)
    assert ran.status == 1
    assert ran.err.startswith(f"{path}: {difference}") and ran.err.count("\n") == 1
    assert json.loads(ran.out)["name"] == "One INF more"


def test_only_named_expectations_are_compared_and_positions_are_whole(rozz, written):
    met = {"after": {"purchases": {"karn": {"red": {"inf": 5, "hq": 1}}, "Quell": {"BLUE": {"HQ": 1, "INF": 4}}}}}
    assert rozz("adjudicate", written({**CASE, "expect": met})).status == 0


def test_hundreds_of_files_in_one_call(rozz, written):
    path = written(CASE)
    ran = rozz("adjudicate", *[path] * 400)
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 400)


def test_a_refused_file_stops_no_other_and_the_highest_status_wins(rozz, written):
    good = written(CASE, "good.yaml")
    unmet = written({**CASE, "expect": {"over": True}}, "unmet.yaml")
    bad = written("- nothing", "bad.yaml")
    for order in ([good, bad, unmet, good], [unmet, good, bad], [bad, unmet]):
        ran = rozz("adjudicate", *order)
        assert ran.status == 2
        assert ran.out.count("\n") == len(order) - 1
        assert ran.err.count("\n") == 2
        refusal = not_a("files-a-mapping", found=said("files-found-list", number=1))
        assert f"{bad}: {refusal}" in ran.err and f"{unmet}: over: " in ran.err
    assert rozz("adjudicate", good, unmet, good).status == 1


# check


def test_check_prints_a_line_for_each_file(rozz, written):
    scenario = ROOT / "scenarios" / "rozz" / "basic-training.yaml"
    bad = written({**library.scenario_mapping("basic-training"), "bankroll": -1}, "bad.yaml")
    ran = rozz("check", scenario, bad, scenario)
    assert ran.status == 2
    assert ran.out.splitlines() == [
        f"{scenario}: ok",
        f"{bad}: bankroll: {not_a('files-a-whole-number', found='-1', least=0)}",
        f"{scenario}: ok",
    ]
    assert not ran.err


def test_every_shipped_scenario_is_ok(rozz):
    files = sorted((ROOT / "scenarios" / "rozz").glob("*.yaml"))
    ran = rozz("check", *files)
    assert ran.status == 0
    assert ran.out.splitlines() == [f"{file}: ok" for file in files]


# new, turn, replay


def test_new_prints_a_record_that_replays(rozz, written):
    ran = rozz("new", "basic-training", "--seed", 7)
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 1)
    record = json.loads(ran.out)
    assert (record["format"], record["game"], record["turns"]) == (2, "rozz", [])
    assert record["scenario"]["name"] == "Basic Training"
    assert json.loads(rozz("new", "basic-training").out)["chance"] != record["chance"]
    replayed = rozz("replay", written(ran.out, "match.json"))
    assert replayed.status == 0 and replayed.out.endswith(f"{say('cli-result-open')}\n")


def test_new_takes_a_file_or_a_name_with_or_without_extension(rozz):
    file = ROOT / "scenarios" / "rozz" / "basic-training.yaml"
    outs = {rozz("new", name).out for name in ("basic-training", "basic-training.yaml", file)}
    assert len(outs) == 1


def test_the_record_of_a_named_board_contains_the_board(rozz):
    assert "territories" in json.loads(rozz("new", "headquarters-6").out)["scenario"]["board"]


def test_new_refuses_an_unknown_name(rozz):
    ran = rozz("new", "basic-trainin")
    assert ran.is_refusal and in_english(said("files-meant", what="", near="basic-training")) in ran.err


def test_turn_prints_the_longer_record_and_reports_the_turn_on_stderr(rozz, written):
    match = written(rozz("new", "basic-training").out, "match.json")
    commands = written({"red": ["P: INF*2 > Karn"]}, "commands.yaml")
    ran = rozz("turn", match, commands)
    assert ran.status == 0
    assert ran.err.splitlines() == [
        "Turn 1",
        "  " + bought("RED INF 4 → 6", name="RED", pieces=pieces("INF", 2), tile="Karn", cost=2),
        "  " + earned_line("HQ $5: $48 → $53", name="RED", number=5),
        "  " + earned_line("HQ $5: $50 → $55", name="BLUE", number=5),
    ]
    record = json.loads(ran.out)
    assert [turn["commands"] for turn in record["turns"]] == [{"RED": ["P: INF*2 > Karn"]}]
    again = rozz("turn", written(ran.out, "match.json"), written("", "commands.yaml"))
    assert again.status == 0 and again.err.startswith("Turn 2\n")
    assert [turn["commands"] for turn in json.loads(again.out)["turns"]] == [{"RED": ["P: INF*2 > Karn"]}, {}]


@pytest.mark.parametrize(
    ("commands", "words"),
    [
        ("RED: [N: ]", f"commands.yaml.RED.0: {in_english(said('files-not-text'))}"),
        ("RED: 'N:'", f"commands.yaml.RED: {not_a('files-commands', found=repr('N:'))}"),
        ("GREEN: ['N:']", f"commands.yaml.GREEN: {in_english(said('files-not-playing', name='GREEN'))}"),
        ("{RED: ['N:'], red: ['N:']}", f"commands.yaml.red: {in_english(said('files-named-twice', name='red'))}"),
        ("RED: ['P: INF > Kern']", in_english(said("files-meant", what="", near="Karn"))),
        ("[]", f"commands.yaml: {not_a('files-commands-by-color', found=said('files-found-list', number=0))}"),
        ("false", f"commands.yaml: {not_a('files-commands-by-color', found='false')}"),
        ("5", f"commands.yaml: {not_a('files-commands-by-color', found='5')}"),
        ("5: ['N:']", f"commands.yaml: {in_english(said('files-key-not-text', key='5'))}"),
        ("RED: [&a 'N:', *a]", in_english(said("files-yaml-alias"))),
    ],
)
def test_turn_refuses_impossible_commands(commands, words, rozz, written):
    match = written(rozz("new", "basic-training").out, "match.json")
    ran = rozz("turn", match, written(commands, "commands.yaml"))
    assert ran.is_refusal and words in ran.err


def test_turn_refuses_commands_of_seats_that_owe_none(rozz, written):
    passive = written(rozz("new", "solo-training").out, "match.json")
    ran = rozz("turn", passive, written({"BLUE": ["N:"]}, "commands.yaml"))
    refusal = in_english(said("files-played-by-nobody", name="BLUE"))
    assert ran.is_refusal and f"commands.yaml.BLUE: {refusal}" in ran.err
    left = rozz("turn", written(rozz("new", "headquarters-3").out), written({"GREEN": ["R:"]}, "commands.yaml"))
    ran = rozz("turn", written(left.out, "match.json"), written({"GREEN": ["N:"]}, "commands.yaml"))
    assert ran.is_refusal and f"commands.yaml.GREEN: {in_english(said('files-owes-nothing', name='GREEN'))}" in ran.err


def test_turn_refuses_a_hidden_message(rozz, written):
    match = written(rozz("new", "headquarters-3").out, "match.json")
    ran = rozz("turn", match, written({"RED": ["C: BLUE …"]}, "commands.yaml"))
    assert ran.is_refusal and in_english(said("rozz-typed-hidden")) in ran.err


def test_a_match_that_is_over_takes_no_turn(rozz, written):
    match = written(rozz("new", "basic-training").out, "match.json")
    ended = rozz("turn", match, written({"RED": ["R:"]}, "commands.yaml"))
    assert line("rozz-victory-last-of-two", "R12", winners="BLUE", loser="RED") in ended.err
    over = written(ended.out, "over.json")
    ran = rozz("turn", over, written({"BLUE": ["N:"]}, "commands.yaml"))
    assert ran.is_refusal and f"{over}: {in_english(said('files-match-over'))}" in ran.err
    assert say("cli-result-won", names="BLUE", rule="R12") in rozz("replay", over).out


def played(rozz, written) -> Path:
    """A match of two turns: in the second one message is delivered and others are not."""
    path = written(rozz("new", "headquarters-3").out, "match.json")
    for commands in (
        {"RED": ["P: CORR*1", "M: INF @ Drift > D1"], "BLUE": ["P: INF*3 > Quell"]},
        {"RED": [f'C: BLUE "{SECRET}"', f'C: GREEN "{SECRET}"', f'C: RED "{SECRET}"'], "GREEN": ["N:"]},
    ):
        ran = rozz("turn", path, written(commands, "commands.yaml"))
        assert ran.status == 0 and SECRET not in ran.err
        path = written(ran.out, "match.json")
    return path


def test_replay_prints_every_turn_the_final_position_and_the_result(rozz, written):
    ran = rozz("replay", played(rozz, written))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert [line for line in lines if not line.startswith(" ")][:3] == ["Turn 1", "Turn 2", say("cli-final-position")]
    assert json.loads(lines[-2])["money"] == {"RED": 59, "BLUE": 57, "GREEN": 60}
    assert lines[-1] == say("cli-result-open")
    assert f"  {HIDDEN_MESSAGE}" in lines


def test_replay_as_json(rozz, written):
    ran = rozz("replay", played(rozz, written), "--json")
    assert (ran.status, ran.err) == (0, "")
    shown = json.loads(ran.out)
    assert list(shown) == ["id", "turns", "final", "over", "winners"]
    assert shown["turns"][0]["commands"]["RED"] == ["P: CORR", "M: INF @ Drift > D1"]
    assert shown["turns"][1]["commands"]["RED"] == ["C: BLUE …", "C: GREEN …", "C: RED …"]
    corr = line("rozz-report-bought-off-board", "R4.5", name="RED", pieces=pieces("CORR", 1), cost=1)
    assert corr in shown["turns"][0]["report"]
    assert shown["final"]["turn"] == 3 and (shown["over"], shown["winners"]) == (False, [])


def test_the_text_of_a_message_is_in_no_report_replay_or_adjudication(rozz, written):
    match = played(rozz, written)
    for arguments in (["replay", match], ["replay", match, "--json"]):
        ran = rozz(*arguments)
        assert SECRET not in ran.out + ran.err
    case = {
        **CASE,
        "scenario": "headquarters-2",
        "position": {"Drift": {"RED": {"HQ": 1}}, "Braxx": {"BLUE": {"HQ": 1}}},
        "correspondence": {"RED": 1},
        "orders": {"RED": [f'C: BLUE "{SECRET}"', f'C: RED "{SECRET}"', f'C: BLUE "{SECRET}"']},
        "expect": {"messages": [["RED", "BLUE"]], "status": {"RED": ["done", "void", "void"]}},
    }
    ran = rozz("adjudicate", written(case))
    assert ran.status == 0 and SECRET not in ran.out + ran.err
    assert HIDDEN_MESSAGE in json.loads(ran.out)["report"]


@pytest.mark.parametrize("arguments", [["frobnicate"], ["new"], ["adjudicate"], ["turn", "one"], ["replay", "--jsn"]])
def test_an_unknown_command_exits_with_2(arguments, rozz, capsys):
    try:
        status = rozz(*arguments).status
    except SystemExit as left:
        status = left.code
    assert status == 2
    assert not capsys.readouterr().out


# The same bytes, whatever the hash seed


def session(folder: Path, hash_seed: str) -> bytes:
    """Everything a few commands print, in a fresh interpreter."""
    case = folder / "case.yaml"
    case.write_text(json.dumps(CASE))
    bad = folder / "bad.yaml"
    bad.write_text(json.dumps({**CASE, "orders": {"RED": ["P: ARMUR > Karn"]}}))
    commands = folder / "commands.yaml"
    commands.write_text(json.dumps({"BLUE": ["P: IU*2 > Quell"], "RED": ["P: GOV > Drift", "M: INF*2 @ Drift > D2"]}))
    script = f"""
import contextlib, io, sys
from rozz.cli.main import main
record = io.StringIO()
with contextlib.redirect_stdout(record):
    main(["new", "headquarters-3", "--seed", "3"])
for number in range(2):
    open({str(folder / "match.json")!r}, "w").write(record.getvalue())
    record = io.StringIO()
    with contextlib.redirect_stdout(record):
        main(["turn", {str(folder / "match.json")!r}, {str(commands)!r}])
print(record.getvalue())
open({str(folder / "match.json")!r}, "w").write(record.getvalue())
main(["replay", {str(folder / "match.json")!r}, "--json"])
main(["adjudicate", {str(case)!r}, {str(bad)!r}])
main(["new", "no-such-scenario"])
"""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True, cwd=folder)
    return ran.stdout + ran.stderr


def test_the_same_bytes_under_any_hash_seed(tmp_path):
    first, *others = (session(tmp_path, seed) for seed in ("0", "1", "4242"))
    assert first.count(b"\n") > 10
    assert all(other == first for other in others)


def test_rozz_is_a_module_that_exits_with_the_status(tmp_path):
    bad = tmp_path / "bad.yaml"
    bad.write_text("game: chess\n")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-m", "rozz", "adjudicate", str(bad)], env=environment, capture_output=True, check=False
    )
    assert ran.returncode == 2 and not ran.stdout and ran.stderr.count(b"\n") == 1


def test_an_interrupted_command_prints_a_message_and_no_traceback(rozz, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("rozz.cli.arena.main", stopped)
    ran = rozz("arena", "basic-training")
    assert (ran.status, ran.out, ran.err) == (130, "", f"{say('cli-stopped')}\n")


@pytest.mark.parametrize("named", ["game: rozz2\n", "game:\n", "game: [rozz]\n", "game: Rozz\n"])
@pytest.mark.parametrize("command", [("check",), ("new",), ("perft", 1)])
def test_every_command_refuses_an_unknown_game_and_names_the_file(named, command, rozz, written):
    path = written(f"{named}name: A\n", "mine.yaml")
    ran = rozz(command[0], path, *command[1:])
    printed = ran.out if command == ("check",) else ran.err
    assert ran.status == 2 and printed.startswith(f"{path}: game: ") and printed.count("\n") == 1
    assert "None" not in printed and "['rozz']" not in printed


def test_a_file_that_cannot_be_proved_is_named_once(rozz, tmp_path, written):
    for path in (tmp_path / "absent.yaml", written("", "empty.yaml")):
        ran = rozz("prove", path)
        assert ran.is_refusal and ran.err.count(str(path)) == 1


def test_perft_refuses_a_game_with_dice(rozz):
    ran = rozz("perft", "swift-world", 1)
    assert ran.is_refusal and in_english(said("cli-perft-dice")) in ran.err


@pytest.mark.parametrize("arguments", [("--help",), ("new", "--help")])
def test_a_percent_sign_in_a_help_text_is_printed(arguments, rozz, monkeypatch, capsys):
    monkeypatch.setattr("rozz.cli.main.say", lambda key, **facts: "100 % done")
    with pytest.raises(SystemExit) as stopped:
        rozz(*arguments)
    assert stopped.value.code == 0 and "100 % done" in capsys.readouterr().out


def test_a_seed_with_too_many_digits_is_refused_with_the_allowed_range(rozz, capsys):
    with pytest.raises(SystemExit) as refused:
        rozz("new", "basic-training", "--seed", "9" * 14)
    assert refused.value.code == 2
    printed = capsys.readouterr().err
    assert say("cli-not-whole", text="9" * 14, most=999_999_999_999) in printed and printed.count("\n") == 1


@pytest.mark.parametrize(("named", "near"), [("arens", "arena"), ("frobnicate", "none")])
def test_an_unknown_command_is_refused_with_the_nearest_name(named, near, rozz):
    ran = rozz(named)
    assert ran.is_refusal and ran.err.strip() == say("cli-no-command", command=named, near=near)


@pytest.mark.parametrize("arguments", [("new", "headquarters-6"), ("new", "basic-training"), ("check", "absent.yaml")])
def test_a_reader_closing_the_pipe_early_is_no_error(arguments):
    ran = subprocess.Popen(
        [sys.executable, "-m", "rozz", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    ran.stdout.close()
    assert (ran.stderr.read(), ran.wait()) == (b"", 141)
    ran.stderr.close()
