"""Games of other kinds pass unchanged through matches, records, sight and the command line: the contract holds."""

from __future__ import annotations

import json
import re

import pytest

from rozz.engine import record
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile, BadOrders, BadRecord, BadText
from rozz.engine.game import Rules
from rozz.engine.match import Match
from rozz.engine.said import Player, said
from rozz.ui.i18n.engine_texts import render as written_text
from rozz.ui.i18n.texts import say
from tests.support.engine.faults import brief_of
from tests.tiny.noughts_and_crosses import NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import RockPaperScissors

CROSSES = NoughtsAndCrosses()
SHAPES = RockPaperScissors()
TINY: dict[str, Rules] = {CROSSES.name: CROSSES, SHAPES.name: SHAPES}


def tiny(name: str) -> Rules:
    """The game registry of these tests."""
    if name not in TINY:
        raise BadFile(f"there is no game {name!r}", "game")
    return TINY[name]


def crosses() -> Match:
    """Noughts and crosses on an empty board."""
    scenario = CROSSES.read({"game": CROSSES.name, "name": "Three by three", "players": ["X", "O"]})
    return Match.begin(CROSSES, scenario, "a", {"X": "Ada", "O": "Ben"})


def shapes(wins: int = 2, seed: int = 1, passive: tuple[str, ...] = ()) -> Match:
    """Rock, paper, scissors, up to a number of wins."""
    written = {"game": SHAPES.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": wins, "passive": list(passive)}
    return Match.begin(SHAPES, SHAPES.read(written), "b", key=bytes([seed]))


def turn(match: Match, **orders: str) -> Match:
    """One more turn, one command a seat."""
    for seat, text in orders.items():
        match = match.hand_in(seat, [match.game.parse(match.scenario, text)[0]])
    return match.reveal()


def marked(*squares: str) -> Match:
    """Noughts and crosses after these moves."""
    match = crosses()
    for square in squares:
        match = turn(match, **{match.waiting_for[0]: square})
    return match


def reread(match: Match) -> Match:
    """The match read back from its record."""
    return record.from_json(record.to_json(match), tiny)


# Alternate moves


def test_moves_alternate():
    match = crosses()
    assert match.waiting_for == ("X",)
    with pytest.raises(BadOrders, match=re.escape(written_text(said("files-owes-nothing", name="O")))):
        match.hand_in("O", ["a1"])
    match = turn(match, X="b2")
    assert match.waiting_for == ("O",)
    free = ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")
    assert tuple(pick.place for pick in CROSSES.offer(match.state, "O", (), ()).picks) == free
    assert CROSSES.offer(match.state, "X", (), ()).picks == ()


def test_three_in_a_row_win_and_the_report_says_so():
    match = marked("a1", "b1", "a2", "b2", "a3")
    assert match.outcome is not None and match.outcome.winners == ("X",)
    assert match.waiting_for == () and not match.is_complete
    lines = [line.text for line in CROSSES.report(match.played[-1], match.names)]
    assert lines == ["Ada marks a3", "Ada won: three in a row"]


def test_a_full_board_is_a_draw():
    match = marked("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
    assert match.outcome is not None and match.outcome.winners == ()


def test_a_move_to_a_taken_square_is_void_and_reported():
    match = marked("a1")
    played = CROSSES.resolve(match.state, {"O": ["a1"]}, NO_DICE)
    assert [verdict.status for verdict in played.verdicts["O"]] == ["void"]
    assert [line.text for line in CROSSES.report(played)] == ["O 1. a1 is void: a1 is taken"]


def test_records_undo_and_branches_work_with_alternate_moves():
    match = marked("a1", "b1", "a2")
    assert reread(match) == match
    assert match.undo() == marked("a1", "b1")
    other = turn(match.branch(1, "c"), O="c3")
    assert other.state.marks == {"a1": "X", "c3": "O"}
    assert reread(other) == other
    won = marked("a1", "b1", "a2", "b2", "a3")
    assert reread(won) == won and won.undo().outcome is None


# Simultaneous shows, and dice


def test_both_owe_commands_and_neither_sees_the_others():
    match = shapes()
    assert match.waiting_for == ("ANN", "BEN")
    match = match.hand_in("ANN", [SHAPES.parse(match.scenario, "rock: please")[0]])
    assert match.waiting_for == ("BEN",) and not match.is_complete
    assert "please" not in record.to_json(match.as_seen_by("BEN")) and not match.as_seen_by("BEN").pending
    assert "rock: please" in record.to_json(match.as_seen_by("ANN"))
    assert match.hand_in("BEN", []).is_complete


@pytest.mark.parametrize(
    ("ann", "ben", "winner"),
    [("rock", "scissors", "ANN"), ("paper", "rock", "ANN"), ("scissors", "paper", "ANN"), ("rock", "paper", "BEN")],
)
def test_one_shape_beats_another(ann, ben, winner):
    assert turn(shapes(), ANN=ann, BEN=ben).state.score[winner] == 1


def test_a_player_who_shows_nothing_loses():
    assert turn(shapes(), BEN="rock").state.score == {"ANN": 0, "BEN": 1}


def test_the_key_decides_ties_and_a_replay_agrees():
    winners = set()
    for seed in range(20):
        match = turn(shapes(seed=seed), ANN="rock", BEN="rock")
        assert reread(match) == match
        assert turn(shapes(seed=seed), BEN="rock", ANN="rock") == match
        winners |= {seat for seat, score in match.state.score.items() if score}
    assert winners == {"ANN", "BEN"}


def test_rolls_are_in_the_record_and_are_checked():
    match = turn(shapes(), ANN="rock", BEN="rock")
    plain = json.loads(record.to_json(match))
    (face,) = plain["turns"][0]["rolls"]
    # Another key does not change recorded rolls.
    assert record.read(json.dumps({**plain, "chance": "00"}), tiny).match.state == match.state
    for rolls, refusal in (
        ([3 - face], "files-wrong-check"),
        ([3], "files-impossible-roll(face=3, sides=2)"),
        ([], "files-roll-missing(rule=T3)"),
    ):
        changed = {**plain, "turns": [{**plain["turns"][0], "rolls": rolls}]}
        with pytest.raises(BadRecord) as refused:
            record.read(json.dumps(changed), tiny)
        assert refusal in brief_of(refused.value)
    with pytest.raises(BadRecord) as refused:
        record.read(json.dumps({**plain, "turns": [{**plain["turns"][0], "rolls": [face, 1]}]}), tiny)
    assert "files-spare-rolls" in brief_of(refused.value)


def test_other_viewers_never_see_the_dice_key():
    match = turn(shapes(seed=9), ANN="rock", BEN="rock")
    assert match.key and not match.as_seen_by("ANN").key
    assert '"chance"' not in record.to_json(match.as_seen_by(None))
    assert record.from_json(record.to_json(match.as_seen_by(None)), tiny).state == match.state


def test_a_what_if_has_its_own_dice_and_predicts_nothing():
    agreements = set()
    for seed in range(1, 30):
        match = shapes(seed=seed)
        branch = turn(match.branch(0, "what-if"), ANN="rock", BEN="rock")
        played = turn(match, ANN="rock", BEN="rock")
        assert turn(match, ANN="rock", BEN="rock") == played, "the match rolls the same after any what-if"
        agreements.add(branch.state.score == played.state.score)
    assert agreements == {True, False}


def test_an_undone_tie_is_decided_the_same_way_again():
    match = turn(shapes(wins=9), ANN="rock", BEN="rock")
    assert turn(match.undo(), ANN="rock", BEN="rock") == match


def test_a_hidden_hope_is_readable_in_records_only():
    assert SHAPES.parse(shapes().scenario, "rock: …", hidden=True)[0].hope is None
    with pytest.raises(BadText, match="hidden"):
        SHAPES.parse(shapes().scenario, "rock: …")[0]


def test_a_hope_is_visible_to_its_author_only():
    match = turn(shapes(), ANN="rock: please", BEN="paper: let it be")
    for viewer, seen, hidden in (("ANN", "please", "let it be"), ("BEN", "let it be", "please")):
        text = record.to_json(match.as_seen_by(viewer))
        assert seen in text and hidden not in text
        assert not record.read(text, tiny).differs_from
    assert "please" not in record.to_json(match.as_seen_by(None))


def test_a_passive_seat_shows_its_games_default():
    match = shapes(passive=("BEN",))
    assert match.waiting_for == ("ANN",)
    match = turn(match, ANN="paper")
    assert SHAPES.write(match.turns[0]["BEN"][0]) == "rock"
    assert match.state.score == {"ANN": 1, "BEN": 0}
    assert reread(match) == match


def test_an_illegal_command_in_open_play_is_refused_and_not_recorded():
    match = marked("b2")
    with pytest.raises(BadOrders) as refused:
        match.hand_in("O", ["b2"])
    assert refused.value.text == said("files-illegal-by-rule", command="b2", reason="b2 is taken", rule="T2")
    with pytest.raises(BadOrders) as refused:
        match.hand_in("O", [])
    assert refused.value.text == said("files-choose-something", name=Player("O"))
    plain = json.loads(record.to_json(marked("b2", "a1")))
    plain["turns"][1]["commands"] = {"O": ["b2"]}
    with pytest.raises(BadRecord, match="b2 is taken"):
        record.read(json.dumps(plain), tiny)


def test_unreadable_commands_are_refused_by_each_game():
    with pytest.raises(BadText, match="expected a square"):
        CROSSES.parse(crosses().scenario, "d4")[0]
    with pytest.raises(BadText) as refused:
        SHAPES.parse(shapes().scenario, "scisors")[0]
    assert refused.value.suggestion == "scissors"


def test_a_record_of_one_game_is_not_read_as_another():
    text = record.to_json(marked("a1")).replace(CROSSES.name, SHAPES.name)
    with pytest.raises(BadRecord):
        record.read(text, tiny)
    with pytest.raises(BadRecord, match="there is no game"):
        record.read(record.to_json(marked("a1")).replace(CROSSES.name, "chess"), tiny)


# The command line


def test_noughts_and_crosses_on_the_command_line(rozz, written):
    scenario = written({"game": CROSSES.name, "name": "Three by three", "players": ["X", "O"]}, "crosses.yaml")
    assert rozz("check", scenario, game_named=tiny).out == f"{scenario}: ok\n"
    match = written(rozz("new", scenario, game_named=tiny).out, "match.json")
    for number, (seat, square) in enumerate([("X", "a1"), ("O", "b1"), ("X", "a2"), ("O", "b2"), ("X", "a3")], 1):
        ran = rozz("turn", match, written({seat: [square]}, "commands.yaml"), game_named=tiny)
        assert ran.status == 0 and ran.err.startswith(f"Move {number}\n  {seat} marks {square} (T1)\n")
        match = written(ran.out, "match.json")
    replayed = rozz("replay", match, game_named=tiny)
    assert replayed.status == 0
    assert replayed.out.splitlines()[-1] == "Result: X won (T3)"
    data = json.loads(rozz("replay", match, "--json", game_named=tiny).out)
    assert data["winners"] == ["X"] and data["turns"][4]["report"] == ["X marks a3 (T1)", "X won: three in a row (T3)"]
    after = rozz("turn", match, written({"O": ["c3"]}, "commands.yaml"), game_named=tiny)
    assert after.is_refusal and written_text(said("files-match-over")) in after.err


def test_rock_paper_scissors_on_the_command_line(rozz, written):
    mapping = {"game": SHAPES.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": 2}
    scenario = written(mapping, "shapes.yaml")
    first, other = (rozz("new", scenario, "--seed", seed, game_named=tiny).out for seed in (1, 2))
    assert first != other and rozz("new", scenario, "--seed", 1, game_named=tiny).out == first
    match = written(first, "match.json")
    orders = [{"ANN": ["rock: please"], "BEN": ["scissors"]}, {"ANN": ["paper"], "BEN": ["rock"]}]
    for commands in orders:
        ran = rozz("turn", match, written(commands, "commands.yaml"), game_named=tiny)
        assert ran.status == 0
        match = written(ran.out, "match.json")
    printed = rozz("replay", match, game_named=tiny).out
    assert "ANN wins: rock beats scissors (T2)" in printed and printed.endswith("Result: ANN won (T4)\n")
    shown = json.loads(rozz("replay", match, "--json", game_named=tiny).out)
    assert shown["turns"][0]["commands"] == {"ANN": ["rock: …"], "BEN": ["scissors"]}
    assert "please" not in printed


def test_the_command_line_prints_rolls(rozz, written):
    scenario = written({"game": SHAPES.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": 9}, "shapes.yaml")
    match = written(rozz("new", scenario, "--seed", 1, game_named=tiny).out, "match.json")
    ran = rozz("turn", match, written({"ANN": ["rock"], "BEN": ["rock"]}, "commands.yaml"), game_named=tiny)
    (face,) = json.loads(ran.out)["turns"][0]["rolls"]
    assert f"  {say('cli-rolled', face=face, sides=2, rule='T3')}\n" in ran.err


@pytest.mark.parametrize(
    ("orders", "words"),
    [
        ({"O": ["a1"]}, f"commands.yaml.O: {written_text(said('files-owes-nothing', name='O'))}"),
        ({"X": ["d9"]}, "commands.yaml.X.0: 'd9': found 'd9', expected a square"),
        ({"Z": ["a1"]}, f"commands.yaml.Z: {written_text(said('files-not-playing', name='Z'))}"),
    ],
)
def test_impossible_commands_are_refused_for_any_game(orders, words, rozz, written):
    scenario = written({"game": CROSSES.name, "name": "Three by three", "players": ["X", "O"]}, "crosses.yaml")
    match = written(rozz("new", scenario, game_named=tiny).out, "match.json")
    ran = rozz("turn", match, written(orders, "commands.yaml"), game_named=tiny)
    assert ran.is_refusal and words in ran.err


def test_an_impossible_scenario_is_refused_for_any_game(rozz, written):
    path = written({"game": CROSSES.name, "name": "One", "players": ["X"]}, "one.yaml")
    ran = rozz("check", path, game_named=tiny)
    assert (ran.status, ran.out) == (2, f"{path}: players: two play, no more and no fewer\n")
    assert "there is no game" in rozz("check", written({"game": "chess"}, "chess.yaml"), game_named=tiny).out
