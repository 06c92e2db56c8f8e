"""Commands and their results in plain words, for every kind of command."""

from __future__ import annotations

import pytest

from rozz import library, shipped_files
from rozz.engine.game import Names
from rozz.engine.match import Match
from rozz.engine.rozz.legality.reasons import REASONS, explain, verdict
from rozz.engine.rozz.text.command_texts import command_phrase, command_sentence, full_phrase
from rozz.engine.rozz.text.piece_names import STANDARD, card_name
from rozz.engine.said import Player, Said, said
from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import facts
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.fluent_compile import table

ENGLISH = table(translations.ENGLISH)
NAMES: Names = {"RED": "Ada", "BLUE": "Ben"}
GAME = library.game("rozz")
SCENARIO = GAME.read(library.scenario_mapping("headquarters-2"))
BLUE = Player("BLUE")

PHRASES = {
    "P: INF*10 > Drift": said("rozz-command-buy", pieces="10 INF", tile="Drift", cost=10),
    "P: IC*2 > Drift": said("rozz-command-buy", pieces="2 IC", tile="Drift", cost=80),
    "P: HQ > Drift": said("rozz-command-buy-unpriced", pieces="1 HQ", tile="Drift"),
    "P: AID*5 > BLUE": said("rozz-command-aid", name=BLUE, number=5),
    "P: AID*5 > Braxx": said("rozz-command-aid-tile", number=5, tile="Braxx"),
    "P: CORR*2": said("rozz-command-buy-off-board", pieces="2 CORR"),
    "M: TRANS+INF*10,SRNUKE @ Drift > D2": said(
        "rozz-command-move", pieces="1 TRANS + 10 INF + 1 SRNUKE", start="Drift", tile="D2"
    ),
    "S: SRNUKE @ Drift > D2": said("rozz-command-strike", item="SRNUKE", start="Drift", tile="D2"),
    "S: ARMOR @ Drift > IU @ D2": said(
        "rozz-command-strike-piece", item="ARMOR", start="Drift", tile="D2", target="IU"
    ),
    "S: ARMOR @ Drift > BLUE/INF @ D2": said(
        "rozz-command-strike-owned", item="ARMOR", start="Drift", tile="D2", target="INF", owner=BLUE
    ),
    "N:": said("rozz-command-nothing"),
    "R:": said("rozz-command-resign"),
    'C: BLUE "meet at dawn"': said("rozz-command-message", name=BLUE),
}


@pytest.mark.parametrize("text", PHRASES)
def test_a_command_in_plain_words(text: str) -> None:
    (command,) = GAME.parse(SCENARIO, text)
    assert command_phrase(command, SCENARIO.catalog) == PHRASES[text]
    sentence = command_sentence(command, "RED", SCENARIO.catalog)
    assert sentence == said("rozz-command-by", name=Player("RED"), command=PHRASES[text])
    shown = render(sentence, NAMES)
    assert shown.startswith("Ada: ") and "RED" not in shown and "BLUE" not in shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("P: IU*3 > Drift", "Buy 3 industry units (IU) in Drift, $30"),
        ("P: RAIL*2 > Drift", "Buy 2 RAIL in Drift, $48"),
        ("M: INF*2+SRNUKE @ R6 > K4", "Move 2 infantry (INF) and 1 short-range nuke (SRNUKE), R6 → K4"),
        ("M: RAIL+INF*4 @ R6 > K4", "Move 1 RAIL and 4 infantry (INF), R6 → K4"),
        ("S: ARMOR @ R6 > BLUE/INF @ K4", "Strike Ben’s infantry (INF) in K4 with 1 armored division (ARMOR) from R6"),
        ('C: BLUE "meet at dawn"', 'Write to Ben: “meet at dawn”'),
    ],
)
def test_a_command_in_full_names_the_pieces(text: str, shown: str) -> None:
    """Except those that only this scenario has: the plural of their names is unknown."""
    scenario = GAME.read(library.scenario_mapping("rails-2"))
    (command,) = GAME.parse(scenario, text)
    assert render(full_phrase(command, scenario.catalog, NAMES), NAMES) == shown


@pytest.mark.parametrize(
    ("text", "reason", "given"),
    [
        ("M: INF*9 @ Drift > D2", "not-there", {"item": "INF", "tile": "Drift", "available": 5, "quantity": 9}),
        ("P: ARMOR*9 > Drift", "unaffordable", {"cost": 180, "money": 50}),
        ("P: INF > D2", "not-occupied", {"tile": "D2", "occupying": ("HQ", "INF", "ARMOR")}),
        ("M: HQ @ Drift > D2", "headquarters-never-moves", {}),
        (
            "M: INF @ Drift > Thorn",
            "move-out-of-range",
            {"item": "INF", "tile": "Drift", "destination": "Thorn", "distance": 6, "reach": (1, 1)},
        ),
    ],
)
def test_why_a_command_was_void(text: str, reason: str, given: dict[str, object]) -> None:
    match = Match.begin(GAME, SCENARIO, "words", NAMES)
    (command,) = GAME.parse(SCENARIO, text)
    played = match.hand_in("RED", (command,)).hand_in("BLUE", ()).reveal().played[0]
    (line,) = (each for each in GAME.report(played, NAMES) if each.counts == text)
    assert line.sentence == said(
        "rozz-report-void",
        name="Ada",
        command=command_phrase(command, SCENARIO.catalog, NAMES),
        reason=explain(verdict(reason, **given), "Ada"),
    )


def test_every_report_line_has_words_without_notation() -> None:
    match = Match.begin(GAME, SCENARIO, "words", NAMES)
    orders = {"RED": ["M: INF*3 @ Drift > D2", "P: ARMOR > Drift"], "BLUE": ["P: AID*5 > RED"]}
    for seat, texts in orders.items():
        match = match.hand_in(seat, [GAME.parse(SCENARIO, each)[0] for each in texts])
    lines = [render(line.plain) for line in GAME.report(match.reveal().played[0], NAMES)]
    assert len(lines) == 5
    assert not [each for each in lines if "→" in each or " INF" in each or "RED" in each]


def test_a_player_is_you_in_the_composer_and_named_in_the_report() -> None:
    refused = verdict("governed-already", item="GOV", tile="Drift", seat="RED")
    assert dict(as_said(explain(refused)).facts)["who"] == "you"
    named = dict(as_said(explain(refused, "Ada")).facts)
    assert (named["who"], named["name"]) == ("other", "Ada")
    owned = verdict("target-gone", target="INF", owner="BLUE", destination="Drift")
    assert dict(as_said(explain(owned)).facts)["owner"] == BLUE
    assert as_said(explain(verdict("target-gone", target="IU", owner="neutral", destination="Drift"))).key.endswith(
        "-neutral"
    )


def as_said(text: object) -> Said:
    assert isinstance(text, Said)
    return text


def test_every_reason_has_a_sentence() -> None:
    assert {f"rozz-reason-{reason}" for reason in REASONS} <= set(ENGLISH)


def test_every_standard_item_has_its_names() -> None:
    standard = shipped_files.read("catalogs/standard")
    assert {item: traits["name"] for item, traits in standard.items()} == STANDARD
    for item, name in STANDARD.items():
        assert translations.write(f"rozz-card-name-{item.lower()}", {}) == name
        assert not facts(ENGLISH[f"rozz-card-kind-{item.lower()}"])
        assert facts(ENGLISH[f"rozz-card-pieces-{item.lower()}"]) == {"number"}


def test_an_item_renamed_by_a_scenario_keeps_that_name() -> None:
    plain = dict(library.scenario_mapping("headquarters-2"))
    renamed = GAME.read({**plain, "catalog": {"change": {"INF": {"name": "Legion"}}}}).catalog
    assert card_name(renamed.items["INF"]) == "Legion"
    assert card_name(SCENARIO.catalog.items["INF"]) == said("rozz-card-name-inf")
