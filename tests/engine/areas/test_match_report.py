"""A short match reported in words: a difference reads as a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from rozz.engine.areas.play import Areas
from rozz.engine.areas.text.report import report
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Line
from rozz.engine.said import Fact, Said, said
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.random_areas import GAMES, SCENARIOS

NAMES = {"FIRST": "Ada", "SECOND": "Ben"}
TURNS = [
    ("2 B > Bell, 1 B > D", "3 C > D; Bomb Drake"),
    ("+1 Brine; 1 Bell > Brine, 1 Bell > Drake", "2 D > Brine"),
    ("3 Fern > Foam; Bomb Gull; Bomb Gull", "3 Gull > Grotto"),
]

Row = tuple[str, Said, str]


def sent(name: str, number: int, start: str, end: str, counts: str) -> Row:
    return "Z2", said("areas-report-left", name=name, number=number, start=start, end=end), counts


def arrival_row(name: str, number: int, area: str, counts: str) -> Row:
    return "Z2", said("areas-report-arrived", name=name, number=number, area=area), counts


def unscathed_win_row(area: str, name: str, loser: str, larger: int, smaller: int, counts: str) -> Row:
    """A battle in which the larger force lost no army."""
    numbers = {"larger": larger, "smaller": smaller, "lost": 0, "left": larger}
    return "Z6", said("areas-report-battle-won-freely", area=area, name=name, loser=loser, **numbers), counts


def void(rule: str, name: str, command: Said, reason: str, notation: str, **facts: Fact) -> Row:
    why = said(f"areas-reason-{reason}", who="other", name=name, **facts)
    return rule, said("areas-report-void", name=name, command=command, reason=why), notation


BOMB_GULL = said("areas-command-bombard", area="Gull")
OUT_OF_BELL = said(
    "areas-command-move-out",
    start="Bell City",
    routes=(
        said("areas-command-to", number=1, area="Brine"),
        said("areas-command-to", number=1, area="Drake"),
    ),
)
STORY: list[list[Row]] = [
    [
        sent("Ada", 2, "Brine", "Bell City", "Ada Brine 3 → 1"),
        sent("Ada", 1, "Brine", "Drake", "Ada Brine 1 → 0"),
        sent("Ben", 3, "Coral", "Drake", "Ben Coral 3 → 0"),
        arrival_row("Ada", 2, "Bell City", "Ada 0 → 2"),
        arrival_row("Ada", 1, "Drake", "Ada 0 → 1"),
        arrival_row("Ben", 3, "Drake", "Ben 0 → 3"),
        unscathed_win_row("Drake", "Ben", "Ada", 3, 1, "Ada 1 → 0, Ben 3 → 3"),
        ("Z10", said("areas-report-bomb-own", name="Ben", area="Drake", number=3, lost=1, left=2), "Ben 3 → 2"),
    ],
    [
        ("Z8", said("areas-report-placed-from", name="Ada", area="Brine", city="Bell City"), "Ada 0 → 1"),
        void(
            "Z3", "Ada", OUT_OF_BELL, "not-adjacent", "1 Bell City > Brine, 1 Bell City > Drake",
            start="Bell City", end="Drake",
        ),
        sent("Ben", 2, "Drake", "Brine", "Ben Drake 2 → 0"),
        arrival_row("Ben", 2, "Brine", "Ben 0 → 2"),
        unscathed_win_row("Brine", "Ben", "Ada", 2, 1, "Ada 1 → 0, Ben 2 → 2"),
    ],
    [
        ("Z8", said("areas-report-placed", name="Ada", number=1, area="Bell City"), "Ada 2 → 3"),
        sent("Ada", 3, "Fern", "Foam City", "Ada Fern 3 → 0"),
        sent("Ben", 3, "Gull", "Grotto City", "Ben Gull 3 → 0"),
        arrival_row("Ada", 3, "Foam City", "Ada 0 → 3"),
        arrival_row("Ben", 3, "Grotto City", "Ben 0 → 3"),
        void("Z2", "Ada", BOMB_GULL, "two-bombardments", "Bomb Gull"),
        void("Z2", "Ada", BOMB_GULL, "two-bombardments", "Bomb Gull"),
    ],
]  # fmt: skip


def test_the_report_of_a_short_match() -> None:
    game, scenario = GAMES["ozymandia"], SCENARIOS["ozymandia", "five-isles"]
    state = game.begin(scenario, NO_DICE)
    reports = []
    for first, second in TURNS:
        orders = {"FIRST": game.parse(scenario, first), "SECOND": game.parse(scenario, second)}
        played = game.resolve(state, orders, NO_DICE)
        lines = game.report(played, NAMES)
        reports.append([(line.rule, line.plain, line.counts) for line in lines])
        assert [line.text for line in lines] == [
            said("areas-report-line", sentence=sentence, counts=counts) for _, sentence, counts in reports[-1]
        ]
        state = played.after
    assert reports == STORY
    phases = [(phase.name, len(phase.events)) for phase in played.phases]
    assert phases == [("placements", 1), ("borders", 4), ("battles", 0), ("bombs", 0)]


def turn(game_name: str, position: Mapping[str, tuple[str, int]], first: str, second: str = "-") -> Sequence[Line]:
    """The report of a turn on the standard map."""
    game: Areas = GAMES[game_name]
    ozymandia = GAMES["ozymandia"].freeze(GAMES["ozymandia"].begin(SCENARIOS["ozymandia", "standard"], NO_DICE))
    scenario = SCENARIOS[game_name, "standard"]
    state = game.thaw(scenario, ozymandia | {"armies": [[area, *held] for area, held in position.items()]})
    orders = {"FIRST": game.parse(scenario, first), "SECOND": game.parse(scenario, second)}
    return report(game.resolve(state, orders, NO_DICE), NAMES)


RISK, OZYMANDIA = "simultaneous-risk", "ozymandia"
#: A game, its armies, both players' orders, the message of the fight or bomb, and the counts beside it.
FIGHTS: list[tuple[str, dict[str, tuple[str, int]], str, str, str, str]] = [
    (
        OZYMANDIA, {"Mu": ("FIRST", 6), "Shaomar": ("SECOND", 4)}, "6 M > S", "-",
        "areas-report-battle-won", "Ada 6 → 4, Ben 4 → 0",
    ),
    (
        OZYMANDIA, {"Mu": ("FIRST", 6), "Shaomar": ("SECOND", 3)}, "6 M > S", "-",
        "areas-report-battle-won-freely", "Ada 6 → 6, Ben 3 → 0",
    ),
    (
        OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 4)}, "4 M > S", "-",
        "areas-report-battle-kept", "Ada 4 → 0, Ben 4 → 1",
    ),
    (
        OZYMANDIA, {"Mu": ("FIRST", 4), "Ulteria": ("SECOND", 4)}, "4 M > S", "4 U > S",
        "areas-report-battle-unheld", "Ada 4 → 0, Ben 4 → 0",
    ),
    (
        RISK, {"Brazil": ("FIRST", 7), "Peru": ("SECOND", 7)}, "+3 Brazil; 10 Brazil > Peru", "+3 Peru",
        "areas-report-battle-equal", "Ada 10 → 0, Ben 10 → 0",
    ),
    (
        OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 4)}, "4 M > S", "4 S > M",
        "areas-report-border-equal", "Ada 4 → 0, Ben 4 → 0",
    ),
    (
        OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 3)}, "4 M > S", "3 S > M",
        "areas-report-border-won", "Ada 4 → 2, Ben 3 → 0",
    ),
    (
        OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 2)}, "4 M > S", "2 S > M",
        "areas-report-border-won-freely", "Ada 4 → 4, Ben 2 → 0",
    ),
    (OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 3)}, "Bomb S", "-", "areas-report-bomb-hit", "Ben 3 → 2"),
    (
        RISK, {"Brazil": ("FIRST", 7), "Peru": ("SECOND", 7), "Japan": ("SECOND", 1)}, "Bomb Japan", "-",
        "areas-report-bomb-survived", "Ben 1 → 1",
    ),
    (OZYMANDIA, {"Mu": ("FIRST", 1), "Shaomar": ("SECOND", 3)}, "Bomb M", "-", "areas-report-bomb-own-survived",
     "Ada 1 → 1"),
    (OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 3)}, "Bomb A", "-", "areas-report-bomb-missed", ""),
    (
        OZYMANDIA, {"Mu": ("FIRST", 4), "Shaomar": ("SECOND", 3)}, "Bomb S", "3 S > U",
        "areas-report-bomb-missed-left", "",
    ),
    # The first bomb leaves nothing for the second.
    (
        OZYMANDIA, {"Mystery City": ("FIRST", 4), "Shaomar": ("SECOND", 3)}, "Bomb MC", "Bomb MC",
        "areas-report-bomb-missed", "",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("game", "position", "first", "second", "key", "counts"), FIGHTS)
def test_the_report_of_a_fight_has_forces_before_and_after_and_a_reason(
    game: str, position: dict[str, tuple[str, int]], first: str, second: str, key: str, counts: str
) -> None:
    line = [line for line in turn(game, position, first, second) if line.kind in ("battle", "border", "bombed")][-1]
    assert isinstance(line.plain, Said)
    assert (line.plain.key, line.counts) == (key, counts)


def test_the_numbers_of_a_battle_follow_the_rule() -> None:
    (line,) = (
        line
        for line in turn("ozymandia", {"Mu": ("FIRST", 7), "Shaomar": ("SECOND", 4)}, "7 M > S")
        if line.kind == "battle"
    )
    numbers = {"larger": 7, "smaller": 4, "lost": 1, "left": 6}
    assert line.plain == said("areas-report-battle-won", name="Ada", loser="Ben", area="Shaomar", **numbers)
    assert "lost 1 and kept 6" in render(line.plain)


def test_a_report_without_names_gets_them_when_written() -> None:
    game, scenario = GAMES["ozymandia"], SCENARIOS["ozymandia", "five-isles"]
    orders = {"FIRST": game.parse(scenario, "3 B > D")}
    line = game.report(game.resolve(game.begin(scenario, NO_DICE), orders, NO_DICE))[0]
    assert render(line.plain, {"FIRST": "Ada"}).startswith("Ada ") and render(line.plain).startswith("FIRST ")
