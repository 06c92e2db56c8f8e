"""What RosenKreuz refuses to read, with the path; why a move is void, in words; and the labels of picks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile, BadScenario, BadText
from rozz.engine.rosenkreuz.adapter import offers
from rozz.engine.rosenkreuz.legality import legality
from rozz.engine.rosenkreuz.model.squares import SQUARES
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.play import RosenKreuz
from rozz.engine.rosenkreuz.reading.cases import read_case, result_of
from rozz.engine.said import OneOf, Player, Said, Text, said
from rozz.ui.i18n import engine_texts
from tests.support.engine.faults import brief_of, sentence_of

GAME = RosenKreuz()
EMPTY = "........"
START = library.scenario_mapping("rosenkreuz", "rosenkreuz")


def board(**ranks: str) -> str:
    """Eight rows, some of them given: r3="R......."."""
    return "\n".join(ranks.get(f"r{rank}", EMPTY) for rank in range(8, 0, -1)) + "\n"


FEW = board(r3="..R.....", r1=".......r", r7="C.......", r8=".......c")


def case(**changes: Any) -> dict[str, Any]:
    """A valid case with some keys changed; None removes one."""
    right = {"game": "rosenkreuz", "name": "A case", "position": FEW, "to_move": "ROSE", "orders": {"ROSE": ["c3-c4"]}}
    return {key: value for key, value in (right | changes).items() if value is not None}


def state_of(rows: str, seat: str = "ROSE") -> State:
    """The state of a position."""
    return read_case(case(position=rows, to_move=seat, orders={}), lambda name: {}).state


UNREADABLE = [
    ({"game": None}, "files-key-missing(key=game)"),
    ({"game": "rozz"}, "game: files-unexpected(expected=rosenkreuz, found='rozz')"),
    ({"name": None}, "files-key-missing(key=name)"),
    ({"to_move": None}, "files-key-missing(key=to_move)"),
    ({"to_move": "RED"}, "to_move: files-unexpected(expected=[ROSE or CROSS], found='RED')"),
    ({"to_move": 1}, "to_move: files-unexpected(expected=[ROSE or CROSS], found=1)"),
    ({"position": None}, "files-position-or-scenario"),
    ({"scenario": "rosenkreuz"}, "files-position-or-scenario"),
    (
        {"position": None, "scenario": "rosenkranz"},
        "scenario: files-meant(near=rosenkreuz, what=files-no-scenario(name=rosenkranz))",
    ),
    (
        {"position": None, "scenario": 7},
        "scenario: files-unexpected(expected=files-a-mapping-with(keys=[game, name, about, setup, to_move]), found=7)",
    ),
    ({"position": 7}, "position: files-unexpected(expected=files-eight-rows, found=7)"),
    ({"position": "\n".join([EMPTY] * 7)}, "position: files-number-of-rows(number=7)"),
    ({"position": "\n".join([EMPTY] * 9)}, "position: files-number-of-rows(number=9)"),
    ({"position": board(r4="...")}, "position: files-length-of-row(number=3, rank=4)"),
    ({"position": board(r4="...X....")}, "position: files-unknown-letter(letter='X', square=d4)"),
    (
        {"position": board(r4="RR.C....", r5="..C.C...", r2="RRC.....")},
        "position: files-unbalanced(squares=[a2, b2, c2])",
    ),
    (
        {"position": board(r4="R.R.R.R.", r2="R.R.R.R.", r6="R.......", r1=".r......", r8="C.c.....")},
        "position: files-many-of-a-kind(letter=R, most=8, number=9)",
    ),
    ({"orders": ["c3-c4"]}, "orders: files-unexpected(expected=files-by-side, found=files-found-list(number=1))"),
    ({"orders": {"RED": []}}, "orders.RED: files-unexpected(expected=[ROSE or CROSS], found='RED')"),
    ({"orders": {"ROSE": [], "rose": []}}, "orders.rose: files-named-twice(name=ROSE)"),
    ({"orders": {"ROSE": "c3-c4"}}, "orders.ROSE: files-unexpected(expected=files-moves, found='c3-c4')"),
    ({"orders": {"ROSE": [5]}}, "orders.ROSE.0: files-not-text"),
    (
        {"orders": {"ROSE": ["pass"]}},
        "orders.ROSE.0: files-bad-command(command='pass', what=files-at-column(column=1, "
        "what=files-unreadable(expected=rosenkreuz-typed-square, word=pass)))",
    ),
    (
        {"orders": {"ROSE": ["resign"]}},
        "orders.ROSE.0: files-bad-command(command='resign', what=files-at-column(column=1, "
        "what=files-unreadable(expected=rosenkreuz-typed-square, word=resign)))",
    ),
    (
        {"orders": {"ROSE": [""]}},
        "orders.ROSE.0: files-bad-command(command='', what=files-at-column(column=1, "
        "what=files-missing-here(expected=rosenkreuz-typed-square)))",
    ),
    (
        {"expect": {"after": {}}},
        "expect: files-unknown-key-among(key='after', known=[position, to_move, legal, status, winners, over])",
    ),
    (
        {"expect": {"legal": ["c3c4"]}},
        "expect.legal.0: files-bad-command(command='c3c4', what=files-at-column(column=3, "
        "what=files-unreadable(expected=[- or x], word=c3c4)))",
    ),
    (
        {"expect": {"status": {"ROSE": ["failed"]}}},
        "expect.status.ROSE.0: files-unexpected(expected=[done or void], found='failed')",
    ),
    ({"expect": {"winners": ["RED"]}}, "expect.winners.0: files-unexpected(expected=[ROSE or CROSS], found='RED')"),
    ({"wy": "x"}, "files-meant(near=why, what=files-unknown-key(key='wy'))"),
]


@pytest.mark.parametrize(("changes", "refusal"), UNREADABLE)
def test_an_impossible_case_of_rosenkreuz_is_refused(changes: dict[str, Any], refusal: str, rozz, written) -> None:
    with pytest.raises(BadFile) as refused:
        read_case(case(**changes), lambda name: library.scenario_mapping(name, "rosenkreuz"))
    assert brief_of(refused.value) == refusal
    ran = rozz("adjudicate", written(case(**changes)))
    if changes.get("game") != "rozz":
        assert ran.is_refusal and sentence_of(refused.value) in ran.err


def test_a_case_of_an_unknown_game_is_refused(rozz, written) -> None:
    ran = rozz("adjudicate", written(case(game="chess")))
    assert ran.is_refusal and "game: " in ran.err and "'chess'" in ran.err


def test_adjudicate_prints_what_the_format_promises(rozz, written) -> None:
    ran = rozz("adjudicate", written(case(to_move="rose", orders={"rose": ["C3-C4"]})))
    assert ran.status == 0 and ran.out.count("\n") == 1
    answer = json.loads(ran.out)
    assert answer["position"] == FEW.strip().replace("..R.....", EMPTY).replace(
        f"{EMPTY}\n{EMPTY}\n{EMPTY}\n.......r", f"..R.....\n{EMPTY}\n{EMPTY}\n.......r"
    )
    assert answer["to_move"] == "CROSS"
    assert answer["status"] == {"ROSE": ["done"], "CROSS": []}
    assert answer["winners"] == [] and answer["over"] is False
    assert answer["legal"] == ["a7-a6", "a7-b6", "h8-g7", "h8-h7"]
    moved = engine_texts.render(said("rosenkreuz-report-move", name="ROSE", colour="black", start="c3", tile="c4"))
    assert answer["report"] == [f"{moved} (K4)"]


def test_a_missed_expectation_is_shown(rozz, written) -> None:
    ran = rozz("adjudicate", written(case(expect={"to_move": "ROSE", "legal": ["a7-a6"]})))
    assert ran.status == 1
    assert "to_move: expected ROSE, got CROSS" in ran.err and "legal: expected ['a7-a6'], got" in ran.err


def test_each_scenario_is_read_by_name_and_one_inline() -> None:
    for name in library.scenario_names("rosenkreuz"):
        mapping = case(position=None, to_move=None, orders={}, scenario=name)
        begun = read_case(mapping, lambda each: library.scenario_mapping(each, "rosenkreuz"))
        found = result_of(begun, engine_texts.render)
        assert found["to_move"] == "ROSE" and found["winners"] == [] and found["legal"]
    inline = case(position=None, to_move="CROSS", orders={}, scenario=START)
    assert result_of(read_case(inline, lambda name: {}), engine_texts.render)["legal"][0] == "a6-a5"


# Scenarios


NO_SCENARIO = [
    ({"setup": None}, "files-key-missing(key=setup)"),
    ({"name": None}, "files-key-missing(key=name)"),
    ({"game": "rozz"}, "game: files-unexpected(expected=rosenkreuz, found='rozz')"),
    ({"objective": "x"}, "files-unknown-key-among(key='objective', known=[game, name, about, setup, to_move])"),
    ({"to_move": "RED"}, "to_move: files-unexpected(expected=[ROSE or CROSS], found='RED')"),
    ({"setup": board(r3="..R.....", r7="C.......", r8=".......c")}, "setup: files-lost-at-start"),
    ({"setup": board(r1="CcR.....", r4=".......r"), "to_move": "CROSS"}, "setup: files-no-first-move(player=CROSS)"),
]


@pytest.mark.parametrize(("changes", "refusal"), NO_SCENARIO)
def test_an_unplayable_scenario_is_refused(changes: dict[str, Any], refusal: str) -> None:
    mapping = {key: value for key, value in (START | changes).items() if value is not None}
    with pytest.raises(BadScenario) as refused:
        GAME.read(mapping)
    assert brief_of(refused.value) == refusal


def test_a_scenario_is_written_as_it_was_read() -> None:
    for name in library.scenario_names("rosenkreuz"):
        mapping = library.scenario_mapping(name, "rosenkreuz")
        scenario = GAME.read(mapping)
        assert GAME.to_mapping(scenario) == mapping
        assert GAME.read(GAME.to_mapping(scenario)) == scenario
        assert GAME.with_options(scenario, {}) == scenario and GAME.options(scenario) == ()
    with pytest.raises(BadScenario):
        GAME.with_options(scenario, {"length": "short"})


def test_the_setups_follow_the_rules() -> None:
    """K2: ranks 2 and 3 against 6 and 7, or 1 and 2 against 7 and 8; eight of each letter on their own colours."""
    for name, ranks in (("rosenkreuz", "23"), ("rosenkreuz-1-2", "12")):
        rows = library.scenario_mapping(name, "rosenkreuz")["setup"].split()
        for row, rank in zip(rows, range(8, 0, -1), strict=True):
            for file, letter in enumerate(row, 1):
                owner = "R" if str(rank) in ranks else "C" if str(9 - rank) in ranks else "."
                assert letter == (owner if (file + rank) % 2 == 0 else owner.lower())


# Saved states


SPOILED = [
    ({"turn": 0}, "state.turn: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
    ({"turn": None}, "state: files-key-missing(key=turn)"),
    ({"to_move": "RED"}, "state.to_move: files-unexpected(expected=[ROSE or CROSS], found='RED')"),
    ({"position": "........"}, "state.position: files-unexpected(expected=files-list-of-rows, found='........')"),
    ({"position": [EMPTY] * 7}, "state.position: files-number-of-rows(number=7)"),
    ({"position": [EMPTY] * 7 + ["RRC....."]}, "state.position: files-unbalanced(squares=[a1, b1, c1])"),
    ({"position": [7] * 8}, "state.position.0: files-unexpected(expected=files-a-row, found=7)"),
    ({"resigned": "ROSE"}, "state.resigned: files-unexpected(expected=files-one-seat, found='ROSE')"),
    (
        {"resigned": ["ROSE", "ROSE"]},
        "state.resigned: files-unexpected(expected=files-one-seat, found=files-found-list(number=2))",
    ),
    ({"resigned": ["CROSS"]}, "state.resigned.0: files-unexpected(expected=ROSE, found='CROSS')"),
    ({"winners": []}, "state: files-unknown-key-among(key='winners', known=[turn, to_move, position, resigned])"),
]


@pytest.mark.parametrize(("changes", "refusal"), SPOILED)
def test_an_impossible_state_is_refused(changes: dict[str, Any], refusal: str) -> None:
    scenario = GAME.read(START)
    frozen = GAME.freeze(GAME.begin(scenario, NO_DICE)) | changes
    with pytest.raises(BadFile) as refused:
        GAME.thaw(scenario, {key: value for key, value in frozen.items() if value is not None})
    assert brief_of(refused.value) == refusal


# Texts


@pytest.mark.parametrize("text", ["c3 c4", "c3c4", "C3 C4", "c3-c4", " c3 - c4 "])
def test_the_sign_between_two_squares_is_free_and_written_in_one_form(text: str) -> None:
    assert GAME.write(*GAME.parse(None, text)) == "c3-c4"
    assert GAME.write(*GAME.parse(None, f"{text} * f5 > b1")) == "c3-c4*f5>b1"


NO_MOVES = [
    ("c3", "3: files-missing-here(expected=[- or x])"),
    ("c3-", "4: files-missing-here(expected=rosenkreuz-typed-square)"),
    ("c3-c", "5: files-missing-here(expected=rosenkreuz-typed-rank)"),
    ("c3-c9", "5: files-unreadable(expected=rosenkreuz-typed-rank, word=c3-c9)"),
    ("i3-c4", "1: files-unreadable(expected=rosenkreuz-typed-square, word=i3-c4)"),
    ("c3>c4", "3: files-unreadable(expected=[- or x], word=c3>c4)"),
    ("c3-c4 c5", "7: files-unreadable(expected=rosenkreuz-typed-end, word=c5)"),
    ("c7-c8*", "7: files-missing-here(expected=rosenkreuz-typed-square)"),
    ("c7-c8*f5", "9: files-missing-here(expected=>)"),
    ("c7-c8*f5-b1", "9: files-unreadable(expected=>, word=c7-c8*f5-b1)"),
    ("c7-c8*f5>b1!", "12: files-unreadable(expected=rosenkreuz-typed-end, word=c7-c8*f5>b1!)"),
    ("c7-c8>b1", "6: files-unreadable(expected=rosenkreuz-typed-end, word=c7-c8>b1)"),
    ("3c-4c", "1: files-unreadable(expected=rosenkreuz-typed-square, word=3c-4c)"),
    ("c3-c4" + " " * 300, "200: rosenkreuz-typed-too-long"),
    ("resigned", "1: files-unreadable(expected=rosenkreuz-typed-square, word=resigned)"),
]


@pytest.mark.parametrize(("text", "refusal"), NO_MOVES)
def test_an_unreadable_move_is_refused_with_its_column(text: str, refusal: str) -> None:
    with pytest.raises(BadText) as refused:
        GAME.parse(GAME.read(START), text)
    assert brief_of(refused.value) == refusal


#: Rows, a move, and why it is void: its rule and key.
VOID = [
    (FEW, "a2-a3", "K4: nobody-there"),
    (FEW, "a7-a6", "K4: not-own"),
    (FEW, "c3-d5", "K4: no-line"),
    (FEW, "c3-c3", "K4: no-line"),
    (FEW, "c3-c5", "K4: jumps-nothing"),
    (
        board(r3="..R.....", r4="..C.....", r1=".......r", r8=".......c"),
        "c3-c5",
        "K4: jumps-opposing",
    ),
    (board(r3="..R.....", r4="..r.....", r7="C......c"), "c3-c4", "K4: own-landing"),
    (
        board(r3="..R.....", r4="...C....", r1="r.......", r8="c......."),
        "c3xd4",
        "K6: on-own-ground",
    ),
    (
        board(r3="..R.....", r4="..C.....", r1="r.......", r8="c......."),
        "c3xc4",
        "K6: wrong-colour",
    ),
    (
        board(r3="..r.....", r4="..C.....", r1="R.......", r8="c......."),
        "c3-c4",
        "K6: write-minor",
    ),
    (FEW, "c3xc4", "K6: nothing-replaced"),
    (FEW, "c3-d3", "K5: no-capture"),
    (FEW, "c3-c2*a7>a1", "K5: no-capture"),
    (FEW, "c3-c4*a7>a1", "K8: not-last-rank"),
    (
        board(r7="..R....r", r8=".C.C....", r1="R.....c."),
        "c7-c8*b8>c1",
        "K8: lost-on-arrival",
    ),
    (board(r7="R.R.....", r8="Cc......", r1=".......r"), "c7xb8*a8>a1", "K8: nobody-left"),
    (board(r7="..R....r", r5="C.....c."), "c7-c8", "K8: unattained"),
    (board(r7="..R....r", r5="C.....c."), "c7-c8*a6>a1", "K8: not-taken"),
    (board(r7="..R....r", r5="C.....c."), "c7-c8*a5>b1", "K8: wrong-return"),
    (
        board(r7="..R....r", r5="C.....c.", r1="R.r....."),
        "c7-c8*a5>b1",
        "K8: wrong-return",
    ),
]


@pytest.mark.parametrize(("rows", "text", "reason"), VOID)
def test_why_a_move_is_void(rows: str, text: str, reason: str) -> None:
    state = state_of(rows)
    (command,) = GAME.parse(state.scenario, text)
    (verdict,) = GAME.judge(state, "ROSE", (command,))
    assert verdict.status == "void"
    assert f"{verdict.rule}: {verdict.reason}" == reason
    for text in (GAME.explain(verdict), legality.explain(verdict, "Ada", {"CROSS": "Ben"})):
        assert isinstance(text, Said) and text.key == f"rosenkreuz-reason-{verdict.reason}"
        assert re.fullmatch(r"[^{}]+\.", engine_texts.render(text))


@pytest.mark.parametrize(("mover", "other", "text"), [("ROSE", "CROSS", "c3-c4"), ("CROSS", "ROSE", "a7-a6")])
def test_a_side_cannot_move_out_of_turn(mover: str, other: str, text: str) -> None:
    """K1: the sides move alternately."""
    state = state_of(FEW, mover)
    command = GAME.parse(state.scenario, text)
    assert [verdict.status for verdict in GAME.judge(state, mover, command)] == ["done"]
    (verdict,) = GAME.judge(state, other, command)
    assert (verdict.status, verdict.rule, verdict.reason) == ("void", "K1", "not-to-move")
    assert GAME.explain(verdict) == said("rosenkreuz-reason-not-to-move", name=Player(mover))


def test_a_wrong_return_names_the_open_squares() -> None:
    state = state_of(board(r7="..R....r", r5="C.....c."))
    (verdict,) = GAME.judge(state, "ROSE", GAME.parse(state.scenario, "c7-c8*a5>b1"))
    squares = OneOf(("a1", "c1", "e1", "g1"))
    assert GAME.explain(verdict) == said("rosenkreuz-reason-wrong-return", who="you", squares=squares, back="b1")


# Picks and sentences


def labels(state: State, *picked: str) -> list[str]:
    """The labels of the next picks."""
    offer = GAME.offer(state, state.position.to_move, (), picked)
    return [_label_key(pick.label) + (f" – {pick.refusal.key}" if pick.refusal else "") for pick in offer.picks]


def _label_key(label: Text) -> str:
    """A square with its key and facts, as "c3 (own, black)"."""
    if isinstance(label, str):
        return label
    facts = dict(label.facts)
    parts = [label.key.removeprefix("rosenkreuz-offer-"), facts.get("colour", "")]
    parts += [f"{verb} {facts[what]}" for verb, what in (("takes", "taken"), ("loses", "lost")) if facts.get(verb)]
    parts += ["attains"] if facts.get("attains") == "yes" else []
    return f"{facts['square']} ({', '.join(filter(None, parts))})"


def test_picks_show_what_a_move_captures() -> None:
    state = state_of(board(r5=".RC.....", r4="........", r3="..R.....", r2=".c......", r1="...r....", r8="C......c"))
    assert labels(state) == ["d1 (own, white)", "c3 (own, black)", "b5 (own, black)"]
    assert labels(state, "c3") == [
        "b2 (arrives, takes b2)",
        "b4 (arrives, takes c5)",
        "c4 (arrives, takes c5)",
        "d4",
        *[f"{square} – rosenkreuz-reason-no-capture" for square in ("c2", "d2", "b3", "d3")],
    ]


def test_picks_lead_through_an_attainment() -> None:
    state = state_of(board(r7="..R....r", r8=".......C", r5="C.....c."))
    assert labels(state, "c7")[:3] == ["b8 (arrives, attains)", "c8 (arrives, attains)", "d8 (arrives, attains)"]
    assert labels(state, "c7", "c8") == ["a5 (own, black)", "g5 (own, white)", "h8 (own, black)"]
    assert labels(state, "c7", "c8", "a5") == ["a1", "c1", "e1", "g1"]
    offer = GAME.offer(state, "ROSE", (), ("c7", "c8", "a5", "e1"))
    assert GAME.write(offer.command) == "c7-c8*a5>e1" and not offer.picks


def test_squares_that_cannot_be_picked_say_why_at_every_step() -> None:
    state = state_of(board(r7="..R.....", r5="C....c..", r2=".r......"))
    chosen, going, taking, made = (
        GAME.offer(state, "ROSE", (), picked).elsewhere
        for picked in (("c7",), ("c7", "c8"), ("c7", "c8", "a5"), ("c7", "c8", "a5", "e1"))
    )
    assert chosen["c5"] == said("rosenkreuz-reason-jumps-nothing", who="you", square="c6")
    assert going["h1"] == said("rosenkreuz-reason-not-taken", who="you", taken="h1")
    assert taking["h1"].key == "rosenkreuz-reason-wrong-return" and ("back", "h1") in taking["h1"].facts
    assert made["h1"] == taking["h1"] and "c1" not in made
    nothing = GAME.offer(state, "ROSE", (), ()).elsewhere
    assert nothing["a1"] == said("rosenkreuz-offer-empty", square="a1")
    assert nothing["f5"] == said("rosenkreuz-offer-opposing", square="f5") and "c7" not in nothing


def test_a_square_is_judged_only_when_asked_why_it_is_no_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    state = state_of(board(r7="..R.....", r5="C....c..", r2=".r......"))
    judged: list[Any] = []
    judge = offers.judge
    monkeypatch.setattr(offers, "judge", lambda *given: judged.append(given) or judge(*given))
    whole = GAME.offer(state, "ROSE", (), ("c7",))
    before = len(judged)
    assert before < 10, "only the disabled picks"
    assert whole.elsewhere["c5"] and len(judged) == before + 1
    assert "c7" not in whole.elsewhere and set(whole.elsewhere) <= set(SQUARES) - {"c7"}
    assert len(whole.elsewhere) == len(dict(whole.elsewhere)) > 50


def test_picks_show_the_captures_of_arrival_and_return_separately() -> None:
    """b8 falls because c8 and b7 are two to one; back on c1 the piece makes d1 one against two."""
    rows = board(r8=".C......", r7=".R.R....", r5=".......C", r4=".....r..", r3="C......c", r1="...CR...")
    state = state_of(rows)
    assert labels(state, "d7")[:4] == [
        "c7 (arrives, takes b8)",
        "c8 (arrives, takes b8, attains)",
        "d8 (arrives, attains)",
        "e8 (arrives, attains)",
    ]
    assert labels(state, "d7", "c8", "h5") == ["a1", "c1 (arrives, takes d1)", "g1"]
    losing = state_of(board(r7="..R.....", r5=".......C", r4="....r..R", r3=".......c", r1=".C.C...."))
    assert labels(losing, "c7", "c8", "h5") == ["a1", "c1 (arrives, loses c1)", "e1", "g1"]


def test_the_report_of_a_move_names_each_of_its_effects() -> None:
    rows = board(r8=".C......", r7=".R.R....", r5=".......C", r3="C......c", r1=".......r")
    state = state_of(rows)
    played = GAME.resolve(state, {"ROSE": GAME.parse(state.scenario, "d7-c8*h5>c1")}, NO_DICE)
    lines = GAME.report(played, {"ROSE": "Ada", "CROSS": "Ben"})
    assert [line.plain for line in lines] == [
        said("rosenkreuz-report-move", name="Ada", colour="black", start="d7", tile="c8"),
        said("rosenkreuz-report-major", loser="Ben", colour="black", squares="b8", number=1),
        said("rosenkreuz-report-attain", name="Ada", victim="Ben", colour="black", start="c8", tile="h5"),
        said("rosenkreuz-report-return", name="Ada", colour="black", start="c8", tile="c1"),
    ]
    assert lines[1].counts == said(
        "rosenkreuz-report-group", colour="black", first="Ada", firsts=2, second="Ben", seconds=1
    )
    assert [line.rule for line in GAME.report(played)] == ["K4", "K7", "K8", "K8"]
    assert [phase.name for phase in played.phases] == ["move", "major", "attainment", "return", "end"]


def test_a_resignation_ends_the_match() -> None:
    scenario = GAME.read(START)
    state = GAME.begin(scenario, NO_DICE)
    played = GAME.resolve(state, {"ROSE": GAME.resignation_commands(scenario, "ROSE")}, NO_DICE)
    assert GAME.departed_seats(played.after) == {"ROSE"} and GAME.moment(played.after) is None
    assert played.after.outcome and played.after.outcome.winners == ("CROSS",)
    assert [line.text for line in GAME.report(played)] == [
        said("rosenkreuz-victory-resigned", winner=Player("CROSS"), loser=Player("ROSE")),
    ]
    assert GAME.departed_seats(state) == frozenset()
    assert all(GAME.write(move) != "resign" for move in GAME.legal(state))


def test_a_case_begins_with_the_first_move() -> None:
    assert read_case(case(scenario=START, position=None), lambda name: {}).state.turn == 1


def test_a_piece_that_cannot_move_says_why() -> None:
    # K6: the crosses in front of a4 stand on squares of their own colors, so neither can be replaced; K5: a move
    # sideways or back must capture, and none from a4 does.
    walled = state_of(board(r5="Cc......", r4="r.......", r3="....rR.."))
    refused = {pick.key: pick.refusal for pick in GAME.offer(walled, "ROSE", (), ()).picks}
    why = said("rosenkreuz-reason-no-capture", who="you")
    assert refused == {"e3": "", "f3": "", "a4": said("rosenkreuz-offer-stuck", square="a4", why=why)}
    assert {move.start for move in walled.legal} == {"e3", "f3"}
