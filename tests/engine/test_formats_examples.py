"""Runs the examples of docs/formats.md and docs/commands.md, and a few from the first description of the formats."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rozz import library, yaml_reading
from rozz.cli.casebook import differences
from rozz.engine.errors import BadScenario
from rozz.engine.rozz.reading.cases import read_case, result_of
from rozz.engine.rozz.text.notation import parse, write
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.faults import sentence_of

DOCS = Path(__file__).resolve().parents[2] / "docs"
ROZZ = library.game("rozz")
BLOCKS = re.findall(
    r"^```(\w+)(?: (\S+))?\n(.*?)^```$",
    "".join((DOCS / name).read_text(encoding="utf-8") for name in ("formats.md", "commands.md")),
    flags=re.MULTILINE | re.DOTALL,
)

BROKEN = """
game: rozz
name: A slip of the pen
board: {territories: {Braxx: [0, 0], Rozz: [1, 0]}}
players: [RED, BLUE]
objective: headquarters
setup:
  Braxx: {RED: {HQ: 1, INF: 3}}
  Rozz: {BLU: {HQ: 1, INF: 3}}
"""

WRONG = """
game: rozz
name: Wrong on purpose
scenario:
  game: rozz
  name: Inline
  board: {territories: {Braxx: [0, 0], Rozz: [1, 0]}}
  players: [RED, BLUE]
  objective: {turns: 20}
position:
  Braxx: {RED: {HQ: 1, INF: 1}}
  Rozz: {BLUE: {HQ: 1}}
orders:
  RED: ["P: INF > Braxx"]
expect:
  bankroll: {RED: 55}
"""


def blocks(kind: str) -> list[str]:
    """The examples of one kind."""
    found = [text for each, _, text in BLOCKS if each == kind]
    assert found
    return found


def scenario(**parts):
    """A valid scenario with some parts replaced."""
    return {
        "game": "rozz",
        "name": "Example",
        "board": {"territories": {"Braxx": [0, 0], "Rozz": [1, 0]}},
        "players": ["RED", "BLUE"],
        "objective": "headquarters",
        "setup": {"Braxx": {"RED": {"HQ": 1, "INF": 3}}, "Rozz": {"BLUE": {"HQ": 1, "INF": 3}}},
        **parts,
    }


def test_every_example_is_of_a_kind_that_is_run():
    kinds = {"refusal", "scenario", "board", "catalog", "clash", "case", "orders", "console"}
    assert {kind for kind, _, _ in BLOCKS} == kinds


@pytest.mark.parametrize("text", blocks("scenario"))
def test_scenarios(text):
    assert ROZZ.read(yaml_reading.read(text, "example")).warnings == ()


@pytest.mark.parametrize("text", blocks("refusal"))
def test_refusals(text):
    written, sentence = text.split("---\n")
    with pytest.raises(BadScenario) as refused:
        ROZZ.read(yaml_reading.read(written, "example"))
    assert sentence_of(refused.value) == sentence.strip()


@pytest.mark.parametrize("text", blocks("board"))
def test_boards(text):
    read = ROZZ.read(scenario(board=yaml_reading.read(text, "example")))
    assert set(read.board.territories) == {"Braxx", "Rozz", "Basin", "North"}
    assert read.board.neighbours["Alaska"] == ("X1", "B1")
    assert "B2" not in read.board.neighbours["B1"]


@pytest.mark.parametrize("text", blocks("catalog"))
def test_catalogs(text):
    read = ROZZ.read(scenario(catalog=yaml_reading.read(text, "example"))).catalog
    assert list(read.items) == ["HQ", "INF", "ARMOR", "SRNUKE", "MDS", "IU", "RAIL", "FACTORY", "KING"]
    assert read.items["SRNUKE"].cost == 12 and read.items["HQ"].yields.commands == 1


@pytest.mark.parametrize("text", blocks("clash"))
def test_clauses(text):
    item = {"name": "Golem", "owner": "coloured", "occupies": True, "clash": yaml_reading.load(text, "example")}
    assert len(ROZZ.read(scenario(catalog={"add": {"GOLEM": item}})).catalog.items["GOLEM"].clash) == 4


@pytest.mark.parametrize("text", blocks("case"))
def test_cases(text):
    case = read_case(yaml_reading.read(text, "example"), ROZZ, library.scenario_mapping)
    assert case.expected and differences(case.expected, result_of(case, ROZZ, render)) == []


def test_console(rozz, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("broken.yaml").write_text(BROKEN)
    Path("wrong.yaml").write_text(WRONG)
    for _, name, text in BLOCKS:
        if name:
            Path(name).write_text(text)
    for text in blocks("console"):
        for chunk in text.split("$ rozz ")[1:]:
            line, _, expected = chunk.partition("\n")
            typed, _, target = line.partition(" > ")
            ran = rozz(*shlex.split(typed))
            if target:
                Path(target).write_text(ran.out)
            said = ("" if target else ran.out) + ran.err + (f"exit {ran.status}\n" if ran.status else "")
            assert said.strip() == expected.strip()


def test_every_command_of_the_table_parses():
    table = (DOCS / "commands.md").read_text(encoding="utf-8").split("## At a terminal")[0]
    examples = re.findall(r"\| `([^`]+)` \|$", table, flags=re.MULTILINE)
    assert len(examples) == 9
    names = ROZZ.read(scenario()).vocabulary
    for text in [*examples, "S: ARMOR @ B1 > MDS @ Braxx"]:
        assert write(parse(text, names)) == text
    assert write(parse("INF*2+SRNUKE,PATRIOT*2 @ B1 -> B2", names)) == "M: INF*2+SRNUKE,PATRIOT*2 @ B1 > B2"


# The examples that first described the formats

FIRST_SCENARIO = """
game: rozz
name: Basic Training
about: Two headquarters, three items, one command each.
board:                       # or the name of a file in scenarios/boards/
  territories: {Braxx: [0, 0], Rozz: [1, 0]}
players: [RED, BLUE]         # seat order
objective: headquarters
bankroll: 50                 # the default
catalog:                     # optional
  only: [HQ, INF, ARMOR, SRNUKE]
  change: {HQ: {yields: {money: 5, commands: 1}}}
setup:                       # tile: {COLOUR or neutral: {ITEM: n}}
  Braxx: {RED: {HQ: 1, INF: 3}}
  Rozz: {BLUE: {HQ: 1, INF: 3}}
"""

FIRST_BOARD = """
territories: {Braxx: [0, 0], Rozz: [1, 0]}
tiles: {X1: {hex: [7, 0]}, Alaska: {polygon: [[0, 0], [4, 0], [4, 3]], territory: North}}
links: [[X1, Alaska]]        # extra adjacencies
cuts: [[B1, B2]]             # adjacencies taken away
"""

FIRST_ITEM = """
ARMOR:
  name: Armored Division
  cost: 20                   # left out: not for sale
  owner: coloured            # coloured, neutral, none
  air: true
  occupies: true             # or `weakly`
  headquarters: true
  governs: true
  doomsday: base
  limit: 1
  move: {range: [1, 1], formation: 1}
  portable: true
  carries: {portable: any}
  clash:
    - {step: 3, against: [ARMOR], losses: one-for-one}
    - {step: 4, against: [INF], losses: all}
  strike: {range: [1, 1], kills: one, spares: [HQ, GOV, BOMBER, JET]}
  stops: {warheads: [nuclear, neutron], number: 1, spent: true}
  yields: {money: 5, commands: 2, pieces: {INF: 1}}
"""

FIRST_CLAUSES = """
- {step: 1, against: [BOMBER, JET], entering: true, losses: 3}
- {step: 2, against: [ARMOR], entering: true, losses: one-for-one}
- {step: 6, converts: [TRAP]}
"""

FIRST_STRIKES = """
- {range: [0, 3], kills: all, spares: [HQ], spent: true, warhead: nuclear}
- {range: [0, any], kills: all, only: [INF], spent: true, warhead: neutron}
"""

FIRST_CASE = """
game: rozz
name: Two strikes that never happen
why: R6.4 the ARMOR in R3 destroy each other, the red ARMOR in Rozz destroys 3 INF; R8.1 nothing is left to strike with from R3.
rules: [R6.4, R8.1]
scenario:
  game: rozz
  name: Inline
  about: For one case.
  board: {territories: {Rozz: [0, 0]}}
  players: [BLUE, RED, GREEN]
  objective: {turns: 20}
position:
  Rozz: {BLUE: {ARMOR: 1, INF: 3}}
  R2: {RED: {ARMOR: 1, INF: 9}}
  R4: {GREEN: {ARMOR: 1, INF: 9}}
bankroll: {BLUE: 12}
turn: 4
correspondence: {BLUE: 1}
orders:
  BLUE: ["M: ARMOR @ Rozz -> R3", "S: ARMOR @ R3 -> GREEN/ARMOR @ R4"]
  RED: ["M: ARMOR @ R2 -> Rozz", "M: INF*3 @ R2 -> R1"]
  GREEN: ["M: ARMOR @ R4 -> R3", "S: ARMOR @ R3 -> BLUE/ARMOR @ Rozz"]
expect:
  after: {combat: {Rozz: {RED: {ARMOR: 1}}, R1: {RED: {INF: 3}}, R2: {RED: {INF: 6}}, R4: {GREEN: {INF: 9}}}}
  position: {Rozz: {RED: {ARMOR: 1}}, R1: {RED: {INF: 3}}, R2: {RED: {INF: 6}}, R4: {GREEN: {INF: 9}}}
  bankroll: {BLUE: 12}
  commands: {BLUE: 2}
  correspondence: {BLUE: 1}
  messages: []
  status: {BLUE: [done, failed], RED: [done, done], GREEN: [done, failed]}
  winners: []
  over: false
"""  # noqa: E501


def test_the_first_scenario(rozz, written):
    path = written(FIRST_SCENARIO)
    assert rozz("check", path).out == f"{path}: ok\n"
    more = "commands: 1\nturn_limit: 20\nplays: {BLUE: passive}\n"
    assert rozz("check", written(FIRST_SCENARIO + more)).status == 0


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("bankroll: 50 ", "bankroll: {RED: 50, BLUE: 40} "),
        ("objective: headquarters", "objective: {turns: 20}"),
        ("objective: headquarters", "objective: turns"),
        ("objective: headquarters", "objective: {occupation: 12}"),
        ("objective: headquarters", "objective: elimination"),
        ("objective: headquarters", "objective: doomsday"),
        ("{Braxx: [0, 0], Rozz: [1, 0]}", "{Braxx: [0, 0], Rozz: {at: [1, 0], prefix: X}}"),
    ],
)
def test_variants_of_the_first_scenario(line, other, rozz, written):
    assert line in FIRST_SCENARIO
    assert rozz("check", written(FIRST_SCENARIO.replace(line, other))).status == 0


def test_the_first_board():
    read = ROZZ.read(scenario(board=yaml_reading.read(FIRST_BOARD, "board"))).board
    assert read.neighbours["Alaska"] == ("X1",)


def test_the_first_item():
    traits = yaml_reading.read(FIRST_ITEM, "item")
    assert ROZZ.read(scenario(objective="doomsday", catalog={"change": traits})).catalog.items["ARMOR"].headquarters
    others = ["HQ", "INF", "BOMBER", "JET", "GOV"]
    assert (
        ROZZ.read(scenario(objective="doomsday", catalog={"only": others, "add": traits}))
        .catalog.items["ARMOR"]
        .stops.number
        == 1
    )


def test_the_first_clauses_and_strikes():
    clash = yaml_reading.load(FIRST_CLAUSES, "clauses")
    for strike in yaml_reading.load(FIRST_STRIKES, "strikes"):
        item = {"name": "Golem", "owner": "coloured", "clash": clash, "strike": strike}
        read = ROZZ.read(scenario(catalog={"add": {"GOLEM": item}})).catalog.items["GOLEM"]
        assert len(read.clash) == 3 and read.strike.is_spent


def test_the_first_case(rozz, written):
    ran = rozz("adjudicate", written(FIRST_CASE))
    assert (ran.status, ran.err) == (0, "")
