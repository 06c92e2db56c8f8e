"""Notation: text ↔ command, round trips, and what is refused at which column."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozz import library
from rozz.engine.errors import BadText
from rozz.engine.rozz.model.commands import Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.text.notation import parse, write
from rozz.engine.said import brief
from tests.support.engine.faults import brief_of

SCENARIO = library.game("rozz").read(
    {
        "game": "rozz",
        "name": "Names",
        "board": {"territories": {"Braxx": [0, 0], "Rozz": [1, 0]}, "tiles": {"X1": {"hex": [9, 0]}}},
        "players": ["RED", "BLUE", "Grün"],
        "objective": {"turns": 20},
        "catalog": {"only": ["HQ", "INF"], "add": {"RAIL2": {"name": "Rail", "owner": "neutral"}}},
        "setup": {"Braxx": {"RED": {"INF": 1}}, "Rozz": {"BLUE": {"INF": 1}}, "X1": {"Grün": {"INF": 1}}},
    }
)
NAMES = SCENARIO.vocabulary

#: Text, command, canonical text.
TABLE = [
    # the notation table of the rules
    ("P: INF*10 > B3", Purchase("INF", 10, "B3"), "P: INF*10 > B3"),
    ("P: AID*5 > RED", Purchase("AID", 5, "", "RED"), "P: AID*5 > RED"),
    ("P: AID > Rozz", Purchase("AID", 1, "Rozz"), "P: AID > Rozz"),
    ("P: CORR*2", Purchase("CORR", 2), "P: CORR*2"),
    ("M: TRANS+INF*10 @ B1 -> B3", Move("TRANS", "B1", "B3", 1, (("INF", 10),)), "M: TRANS+INF*10 @ B1 > B3"),
    (
        "INF*2+SRNUKE,PATRIOT*2 @ B1 > B2",
        Move("INF", "B1", "B2", 2, (("SRNUKE", 1), ("PATRIOT", 2))),
        "M: INF*2+SRNUKE,PATRIOT*2 @ B1 > B2",
    ),
    ("S: SRNUKE @ B1 > B2", Strike("SRNUKE", "B1", "B2"), "S: SRNUKE @ B1 > B2"),
    ("S: DMECH @ Rozz > Rozz", Strike("DMECH", "Rozz", "Rozz"), "S: DMECH @ Rozz > Rozz"),
    (
        "S: ARMOR @ B1 > RED/ARMOR @ Braxx",
        Strike("ARMOR", "B1", "Braxx", "ARMOR", "RED"),
        "S: ARMOR @ B1 > RED/ARMOR @ Braxx",
    ),
    ("S: ARMOR @ B1 > MDS @ Braxx", Strike("ARMOR", "B1", "Braxx", "MDS"), "S: ARMOR @ B1 > MDS @ Braxx"),
    ("N:", Nothing(), "N:"),
    ("R:", Resign(), "R:"),
    ('C: RED "Peace?"', Message("RED", "Peace?"), 'C: RED "Peace?"'),
    # letter case, the board's spelling, *1
    ("p: inf > BRAXX", Purchase("INF", 1, "Braxx"), "P: INF > Braxx"),
    ("m: Inf*1 @ bRAXX > b1", Move("INF", "Braxx", "B1"), "M: INF @ Braxx > B1"),
    (
        "s: armor@b1>Red/armor@braxx",
        Strike("ARMOR", "B1", "Braxx", "ARMOR", "RED"),
        "S: ARMOR @ B1 > RED/ARMOR @ Braxx",
    ),
    ("p:aid>GRÜN", Purchase("AID", 1, "", "GRÜN"), "P: AID > GRÜN"),
    ("p: rail2*007 > x1", Purchase("RAIL2", 7, "X1"), "P: RAIL2*7 > X1"),
    # spaces and hyphens anywhere, also within names and numbers
    ("P:INF*10>B3", Purchase("INF", 10, "B3"), "P: INF*10 > B3"),
    (" - P : I N-F * 1 0 - > B - 3 - ", Purchase("INF", 10, "B3"), "P: INF*10 > B3"),
    ("N : ", Nothing(), "N:"),
    ("-R-:-", Resign(), "R:"),
    ("M:\tINF\u00a0@ Bra-xx --> B1", Move("INF", "Braxx", "B1"), "M: INF @ Braxx > B1"),
    ("I N F @ B 1 - - > B 2", Move("INF", "B1", "B2"), "M: INF @ B1 > B2"),
    # a quantity of zero parses; the command is void, not misspelled
    ("P: INF*0 > B3", Purchase("INF", 0, "B3"), "P: INF*0 > B3"),
    ("M: INF+SRNUKE*0 @ B1 > B2", Move("INF", "B1", "B2", 1, (("SRNUKE", 0),)), "M: INF+SRNUKE*0 @ B1 > B2"),
    # cargo named twice adds up, in the order first named
    (
        "INF+SRNUKE,PATRIOT,SRNUKE*2 @ B1 > B2",
        Move("INF", "B1", "B2", 1, (("SRNUKE", 3), ("PATRIOT", 1))),
        "M: INF+SRNUKE*3,PATRIOT @ B1 > B2",
    ),
    # phone keyboards
    ("P： INF × 3 → B3", Purchase("INF", 3, "B3"), "P: INF*3 > B3"),
    ("M: INF＋SRNUKE，PATRIOT ＠ B1 –> B2", Move("INF", "B1", "B2", 1, (("SRNUKE", 1), ("PATRIOT", 1))), None),
    ("M: INF @ B1 —> B2", Move("INF", "B1", "B2"), "M: INF @ B1 > B2"),
    ("M: INF @ B1 ➡ B2", Move("INF", "B1", "B2"), "M: INF @ B1 > B2"),
    ("S: ARMOR @ B1 → RED／ARMOR @ Braxx", Strike("ARMOR", "B1", "Braxx", "ARMOR", "RED"), None),
    ("C: RED “Peace?”", Message("RED", "Peace?"), 'C: RED "Peace?"'),
    ("C: RED „Friede?“", Message("RED", "Friede?"), 'C: RED "Friede?"'),
    # a message runs from the first quote on the line to the last and keeps everything between
    ('c:red" a - B  c "', Message("RED", " a - B  c "), 'C: RED " a - B  c "'),
    ('C: RED "he said "no", twice"', Message("RED", 'he said "no", twice'), 'C: RED "he said "no", twice"'),
    ("C: RED “it is “over””", Message("RED", "it is “over”"), None),
    ('C: RED "P: INF > B3"', Message("RED", "P: INF > B3"), 'C: RED "P: INF > B3"'),
    ('C: RED "→ × ："', Message("RED", "→ × ："), 'C: RED "→ × ："'),
    ('C: RED ""', Message("RED", ""), 'C: RED ""'),
    ('C: RED ""quoted""', Message("RED", '"quoted"'), 'C: RED ""quoted""'),
    # items that the scenario leaves out are still known; so is any item in either form of strike
    ("P: JET > B1", Purchase("JET", 1, "B1"), "P: JET > B1"),
    ("S: SRNUKE @ B1 > RED/INF @ B2", Strike("SRNUKE", "B1", "B2", "INF", "RED"), "S: SRNUKE @ B1 > RED/INF @ B2"),
    ("S: ARMOR @ B1 > B2", Strike("ARMOR", "B1", "B2"), "S: ARMOR @ B1 > B2"),
    ("S: INF @ B1 > RED/SRNUKE @ B2", Strike("INF", "B1", "B2", "SRNUKE", "RED"), "S: INF @ B1 > RED/SRNUKE @ B2"),
]


@pytest.mark.parametrize(("text", "command", "canonical"), TABLE, ids=[row[0] for row in TABLE])
def test_a_text_parses_to_its_command_and_a_command_has_one_text(text, command, canonical):
    assert parse(text, NAMES) == command
    assert canonical is None or write(command) == canonical
    assert parse(write(command), NAMES) == command


#: Text, the column from 1, the refusal in brief.
REFUSED = [
    ("", 1, "files-missing-here(expected=rozz-typed-item)"),
    ("   ", 4, "files-missing-here(expected=rozz-typed-item)"),
    ("P:", 3, "files-missing-here(expected=rozz-typed-item)"),
    ("P: INFF > B3", 4, "files-meant(near=INF, what=files-unreadable(expected=rozz-typed-item, word=INFF))"),
    ("attack the drift", 1, "files-unreadable(expected=rozz-typed-command, word=attack the drift)"),
    ("P: ARMUOR > B3", 4, "files-meant(near=ARMOR, what=files-unreadable(expected=rozz-typed-item, word=ARMUOR))"),
    ("P: RAIL > B3", 4, "files-meant(near=RAIL2, what=files-unreadable(expected=rozz-typed-item, word=RAIL))"),
    ("P: TANK > B3", 4, "files-unreadable(expected=rozz-typed-item, word=TANK)"),
    ("hello", 1, "files-unreadable(expected=rozz-typed-command, word=hello)"),
    ("P: qqqqqqq > B3", 4, "files-unreadable(expected=rozz-typed-item, word=qqqqqqq)"),
    ("P: INF", 7, "files-missing-here(expected=[> or ->])"),
    ("P: INF B3", 4, "files-meant(near=P: INF > B3, what=files-unreadable(expected=rozz-typed-item, word=INF B3))"),
    ("P: INF > Brax", 10, "files-meant(near=Braxx, what=files-unreadable(expected=rozz-typed-tile, word=Brax))"),
    ("P: INF > RED", 10, "files-unreadable(expected=rozz-typed-tile, word=RED)"),
    ("P: INF >", 9, "files-missing-here(expected=rozz-typed-tile)"),
    ("P: INF > B3 > B4", 13, "files-unreadable(expected=rozz-typed-end, word=>)"),
    ("P: INF* > B3", 9, "files-meant(near=P: INF > B3, what=files-unreadable(expected=rozz-typed-number, word=>))"),
    ("P: INF*x > B3", 8, "files-unreadable(expected=rozz-typed-number, word=x)"),
    ("P: INF*1x > B3", 8, "files-unreadable(expected=rozz-typed-number, word=1x)"),
    ("P: INF*" + "9" * 61 + " > B3", 8, "files-large-number"),
    ("P: INF+SRNUKE > B3", 7, "files-unreadable(expected=[> or ->], word=+)"),
    ("P: CORR > B3", 9, "files-unreadable(expected=rozz-typed-end, word=>)"),
    ("P: CORR*2 > RED", 11, "files-unreadable(expected=rozz-typed-end, word=>)"),
    ("P: AID*5", 9, "files-missing-here(expected=[> or ->])"),
    ("P: AID > RADE", 10, "files-meant(near=RED, what=files-unreadable(expected=rozz-typed-tile-or-color, word=RADE))"),
    ("M: INF > B3", 8, "files-unreadable(expected=@, word=>)"),
    ("M: INF @ B1", 12, "files-missing-here(expected=[> or ->])"),
    ("M: INF @ B1 > B1 > B2", 18, "files-unreadable(expected=rozz-typed-end, word=>)"),
    (
        "M: INF+ @ B1 > B2",
        9,
        "files-meant(near=M: INF @ B1 > B2, what=files-unreadable(expected=rozz-typed-item, word=@))",
    ),
    ("M: INF+SRNUKE, @ B1 > B2", 16, "files-unreadable(expected=rozz-typed-item, word=@)"),
    ("M: INF+SRNUKE+PATRIOT @ B1 > B2", 14, "files-unreadable(expected=@, word=+)"),
    ("M: INF @ RED > B2", 10, "files-unreadable(expected=rozz-typed-tile, word=RED)"),
    ("S: ARMOR*2 @ B1 > B2", 9, "files-meant(near=S: ARMOR @ B1 > B2, what=files-unreadable(expected=@, word=*))"),
    ("S: SRNUKE > B2", 11, "files-unreadable(expected=@, word=>)"),
    (
        "S: ARMOR @ B1 > RAD/INF @ B2",
        17,
        "files-meant(near=RED, what=files-unreadable(expected=rozz-typed-color, word=RAD))",
    ),
    ("S: ARMOR @ B1 > RED/INF", 24, "files-missing-here(expected=@)"),
    ("S: ARMOR @ B1 > RED/B2", 21, "files-unreadable(expected=rozz-typed-item, word=B2)"),
    ("S: ARMOR @ B1 > RED", 17, "files-unreadable(expected=rozz-typed-tile, word=RED)"),
    ("S: ARMOR @ B1 > RED/INF*2 @ B2", 24, "files-unreadable(expected=@, word=*)"),
    ("N: INF", 4, "files-unreadable(expected=rozz-typed-end, word=INF)"),
    ("R: RED", 4, "files-unreadable(expected=rozz-typed-end, word=RED)"),
    ("X: INF > B3", 1, "files-unreadable(expected=rozz-typed-letters, word=X:)"),
    ("  PM: INF > B3", 3, "files-unreadable(expected=rozz-typed-letters, word=PM:)"),
    (": INF > B3", 1, "files-meant(near=P: INF > B3, what=files-unreadable(expected=rozz-typed-letters, word=:))"),
    ("P: INF: > B3", 7, "files-meant(near=P: INF > B3, what=files-unreadable(expected=[> or ->], word=:))"),
    ("P: INF ; B3", 8, "files-meant(near=P: INF > B3, what=rozz-typed-sign(sign=';'))"),
    ("P: INF > B3!", 12, "files-meant(near=P: INF > B3, what=rozz-typed-sign(sign='!'))"),
    ("P: INF*½ > B3", 8, "rozz-typed-sign(sign='½')"),
    ("P: INF*٣ > B3", 8, "rozz-typed-sign(sign='٣')"),
    ("N:\nR:", 3, "files-not-a-line"),
    ('C: RED "a\u2028b"', 10, "files-not-a-line"),
    ("C: RED hello", 4, "files-meant(near=RED, what=files-unreadable(expected=rozz-typed-color, word=RED hello))"),
    ("C: RED", 7, "files-missing-here(expected=rozz-typed-message)"),
    ('C: "hello"', 4, "files-missing-here(expected=rozz-typed-color)"),
    ('C: ROD "hello"', 4, "files-meant(near=RED, what=files-unreadable(expected=rozz-typed-color, word=ROD))"),
    ('C: RED "hello', 14, "rozz-typed-open-quote"),
    ('C: RED "' + "a" * 161 + '"', 9, "rozz-typed-long-message(length=161, most=160)"),
    ('C: RED "hello" there', 16, "files-unreadable(expected=rozz-typed-end, word=there)"),
    ('C: RED > "hello"', 8, "files-unreadable(expected=rozz-typed-end, word=>)"),
    ('hello "P: INF"', 7, "rozz-typed-sign(sign='\"')"),
    ("x" * 2001, 2000, "files-long-line"),
]


def refused(text: str) -> BadText:
    """The refusal of a text."""
    with pytest.raises(BadText) as caught:
        parse(text, NAMES)
    return caught.value


@pytest.mark.parametrize(
    ("text", "column"), [row[:2] for row in REFUSED[:-1]], ids=[row[0][:40] for row in REFUSED[:-1]]
)
def test_leading_blanks_shift_the_column_by_as_many(text, column):
    for blanks in (1, 3):
        assert refused(" " * blanks + text).column == column + blanks


@pytest.mark.parametrize(("text", "column", "refusal"), REFUSED, ids=[row[0][:40] for row in REFUSED])
def test_an_unreadable_text_is_refused_with_column_and_nearest_name(text, column, refusal):
    assert brief_of(refused(text)) == f"{column}: {refusal}"


@pytest.mark.parametrize(
    ("text", "bytes_"), [("x" * 160, 160), ("é" * 80, 160), ("🙂" * 40, 160), ("x" * 161, 161), ("é" * 80 + "x", 161)]
)
def test_a_message_has_at_most_160_bytes(text, bytes_):
    line = f'C: RED "{text}"'
    if bytes_ <= 160:
        assert parse(line, NAMES) == Message("RED", text)
    else:
        # The column is where the text begins, after the quote.
        assert brief_of(refused(line)) == f"9: rozz-typed-long-message(length={bytes_}, most=160)"


def test_half_a_character_is_refused_in_a_message():
    assert brief_of(refused('C: RED "\ud83d"')) == "9: files-half-a-character"


def test_a_message_hidden_from_a_reader_is_written_without_its_text():
    assert write(Message("RED", None)) == "C: RED …"
    assert parse("C: RED …", NAMES, hidden=True) == Message("RED", None)


def test_a_hidden_text_cannot_be_given_as_a_command():
    assert brief_of(refused("C: RED … ")) == "8: rozz-typed-hidden"


# Round trips.

ITEMS = st.sampled_from([name for name, item in SCENARIO.catalog.known.items() if not item.effect])
TILES = st.sampled_from(list(SCENARIO.board.tiles))
COLOURS = st.sampled_from(SCENARIO.players)
NUMBERS = st.integers(0, 10**59)
TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=40)
CARGO = st.dictionaries(ITEMS, NUMBERS, max_size=3).map(lambda cargo: tuple(cargo.items()))
COMMANDS = st.one_of(
    st.builds(Purchase, ITEMS, NUMBERS, TILES),
    st.builds(Purchase, st.just("AID"), NUMBERS, st.just(""), COLOURS),
    st.builds(Purchase, st.just("AID"), NUMBERS, TILES),
    st.builds(Purchase, st.just("CORR"), NUMBERS),
    st.builds(Move, ITEMS, TILES, TILES, NUMBERS, CARGO),
    st.builds(Strike, ITEMS, TILES, TILES),
    st.builds(Strike, ITEMS, TILES, TILES, ITEMS, st.one_of(st.just(""), COLOURS)),
    st.just(Nothing()),
    st.just(Resign()),
    st.builds(Message, COLOURS, TEXTS.filter(lambda text: len(text.encode()) <= 160)),
)
CALM = settings(max_examples=400, deadline=None, derandomize=True)


@given(COMMANDS)
@CALM
def test_parsing_a_written_command_gives_an_equal_command(command):
    assert parse(write(command), NAMES) == command


@given(COMMANDS.filter(lambda command: not isinstance(command, Message)), st.data())
@CALM
def test_spaces_hyphens_and_letter_case_are_ignored_anywhere(command, data):
    text = write(command)
    loose = ""
    for letter in text:
        loose += data.draw(st.sampled_from(["", "", "", " ", "-", "–", "\t", "\u00a0"]))
        loose += data.draw(st.sampled_from([letter, letter.lower(), letter.upper()]))
    assert parse(loose, NAMES) == command


FRAGMENTS = st.lists(
    st.sampled_from(
        [*"PMSNRC:>@*+,/-→“”\"' \n…", "INF", "ARMOR", "SRNUKE", "AID", "CORR", "RED", "BLUE", "B1", "Rozz", "12", "é"]
    ),
    max_size=14,
).map("".join)


@given(st.one_of(st.text(max_size=30), FRAGMENTS))
@CALM
def test_any_text_is_a_command_or_refused_at_one_of_its_columns(text):
    try:
        command = parse(text, NAMES)
    except BadText as fault:
        assert 1 <= fault.column <= len(text) + 1
        assert fault.sentence
    else:
        assert parse(write(command), NAMES) == command


#: What players type who do not know the form, and the suggested line, which must be readable.
SHORT = [
    ("b1 b2", "M: INF @ B1 > B2"),
    ("b1-b2", "M: INF @ B1 > B2"),
    ("B1 > B2", "M: INF @ B1 > B2"),
    ("3 inf b1 b2", "M: INF*3 @ B1 > B2"),
    ("move 3 INF from B1 to B2", "M: INF*3 @ B1 > B2"),
    ("M: INF B1 B2", "M: INF @ B1 > B2"),
    ("M: INF @ B1 B2", "M: INF @ B1 > B2"),
    ("INF B3", "P: INF > B3"),
    ("buy 2 INF in B3", "P: INF*2 > B3"),
    ("P: 2 INF > B3", "P: INF*2 > B3"),
    ("S: ARMOR B1 B2", "S: ARMOR @ B1 > B2"),
    ("attack ARMOR B1 B2", "S: ARMOR @ B1 > B2"),
]


@pytest.mark.parametrize(("text", "line"), SHORT, ids=[row[0] for row in SHORT])
def test_a_short_form_is_refused_with_the_line_it_may_mean(text, line):
    fault = refused(text)
    assert fault.suggestion == line and brief(fault.sentence).startswith(f"files-meant(near={line}, ")
    assert write(parse(line, NAMES)) == line


@pytest.mark.parametrize(
    "text", ["", "INF", "B1", "B1 B2 B3", "INF INF B1 B2", "2 3 INF B1 B2", "hello B1 B2", "buy B1 B2", "1" * 5000]
)
def test_an_ambiguous_text_gets_no_suggestion(text):
    assert ":" not in refused(text).suggestion
