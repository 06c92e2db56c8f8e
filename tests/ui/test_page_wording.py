"""The page speaks in sentences, with notation beside them; people and colors are always written the same way."""

from __future__ import annotations

import re

import pytest

from rozz import library, shipped_files
from rozz.engine.rozz.legality.reasons import explain, verdict
from rozz.engine.said import said
from rozz.ui.features.replay import replay_steps
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.views.shell import page_markup as pages
from tests.support.engine.report_lines import command, moved, refusal_text, sentence
from tests.support.ui.link_devices import Device, inviting_device
from tests.support.ui.table import GameTable, Table, revealed_table, spoken_words, words
from tests.support.words import beginning


def captions(table: Table) -> str:
    seen = table.shown.split('class="captions"')[1].split('class="on-paper"')[0].split('id="player"')[0]
    return spoken_words(seen.split(">", 1)[1])


def test_the_reveal_shows_the_sentence_first_and_the_notation_second() -> None:
    shown = revealed_table().shown
    first = shown.index(command("Ada", "move", pieces="5 INF", start="Drift", tile="D2"))
    assert first < shown.index("M: INF*5 @ Drift &gt; D2")
    assert command("Ben", "buy", pieces="1 ARMOR", tile="Braxx", cost=20) in shown


def test_results_are_in_plain_words_with_the_counts_beside_them() -> None:
    table = revealed_table().send(m.GoToStep(2))
    assert captions(table).split(" R5.1")[0].strip() == moved("Ada", "INF", 5, "Drift", "D2")
    assert "Ada INF Drift 5 → 0, Ada INF D2 0 → 5" in words(table.shown)
    assert '<code class="notation" aria-hidden="true">Ada INF' in table.shown


def test_a_void_command_is_reported_with_its_meaning() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*9 @ Drift > D2"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    meant = said("rozz-command-move", pieces="9 INF", start="Drift", tile="D2")
    assert f"{sentence('rozz-command-by', name='Ada', command=meant)} void" in captions(table)
    table.send(m.GoToStep(1))
    why = explain(verdict("not-there", available=5, item="INF", tile="Drift", quantity=9), "Ada")
    assert sentence("rozz-report-void", name="Ada", command=meant, reason=why) in captions(table)


def test_a_player_who_does_nothing_is_mentioned_once() -> None:
    table = Table().send(m.IAm(), m.Type("N:"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    assert captions(table).count(command("Ada", "nothing")) == 1
    assert captions(table).count(say("gave-none", name="Ben")) == 1


def test_ozymandia_is_reported_in_sentences() -> None:
    table = GameTable("ozymandia", "five-isles", FIRST="Ada", SECOND="Ben")
    table.send(m.IAm(), m.Type("2 Brine > Drake, 1 Brine > Bell City"), m.HandIn())
    table.send(m.IAm(), m.Type("1 Coral > Drake; Bomb Fern"), m.HandIn(), m.ShowEveryone())
    routes = tuple(said("areas-command-to", number=n, area=area) for area, n in (("Drake", 2), ("Bell City", 1)))
    moving = said("areas-command-by-move-out", name="Ada", start="Brine", routes=routes)
    assert render(moving) in captions(table)
    assert say("areas-command-by-bombard", name="Ben", area="Fern") in captions(table)
    assert "Bomb Fern" not in captions(table) and "Bomb Fern" in words(table.shown)
    text = " ".join(captions(table.send(m.GoToStep(number))) for number in range(1, 4))
    assert say("areas-report-battle-won-freely", name="Ada", loser="Ben", area="Drake", larger=2, smaller=1) in text
    assert say("areas-report-arrived", name="Ada", number=1, area="Bell City") in text
    assert say("areas-report-bomb-hit", name="Ben", owner="Ada", area="Fern", number=3, lost=1, left=2) in text
    assert "→" not in text and "−" not in text.split(beginning("turn-card"))[0]


def test_an_open_setup_is_reported_in_a_sentence() -> None:
    table = GameTable("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    table.send(m.Type("+5 Heron"), m.HandIn(), m.Replay(1))
    assert captions(table).startswith(f" {say('areas-report-set-up', name='Ada', number=5, area='Heron')}")
    assert "+5 Heron" in words(table.shown)


def test_rosenkreuz_is_reported_in_sentences() -> None:
    table = GameTable("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    table.send(m.Type("e2-f3"), m.HandIn(), m.Replay(1))
    assert sentence(
        "rosenkreuz-report-move", name="Ada", colour="white", start="e2", tile="f3"
    ) in captions(table)
    assert "e2-f3" not in captions(table) and "e2-f3" in words(table.shown)


def test_the_history_is_heard_without_abbreviations() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*5 @ Drift > D2"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.GoToStep(99), m.NextTurn(), m.ShowHistory())
    assert "INF" not in spoken_words(table.shown)


@pytest.mark.parametrize("game", library.GAMES)
@pytest.mark.parametrize("name", ["", "Ada"])
def test_colors_are_never_written_as_in_commands(game: str, name: str) -> None:
    """RED is for commands: a seat is called by its player's name, or else by its color as a name."""
    scenario = shipped_files.names_in(game)[0]
    rules = library.game(game)
    colours = [seat.colour for seat in rules.seats(rules.read(library.scenario_mapping(scenario, game)))]
    table = GameTable(game, scenario, **{colours[0]: name})
    raw = re.compile(rf"\b({'|'.join(colours)})\b")
    for _ in range(12):
        assert not raw.search(spoken_words(table.shown)), raw.findall(spoken_words(table.shown))
        session = table.session
        match session.stage:
            case "handover":
                table.send(m.IAm())
            case "compose":
                sealed = session.match.moment.is_sealed
                table.send(*([m.HandIn()] if sealed else [m.BackToTable()]))
            case "all-in":
                table.send(m.ShowEveryone())
            case "reveal":
                for number in range(len(replay_steps.steps(session.match, session.shown_turn))):
                    table.send(m.GoToStep(number))
                    assert not raw.search(spoken_words(table.shown)), spoken_words(table.shown)
                table.send(m.NextTurn())


def test_a_player_who_has_not_joined_yet_is_called_by_color() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Blue"}


def test_a_long_name_from_a_link_is_shortened() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    long = "B" * 40
    from rozz.ui.state.effects import UseKeys
    from rozz.ui.state.links.key_step_values import ToJoin

    ben = Device("Ben").send(m.OpenLink(ada.link))
    ben.use_keys(UseKeys(ToJoin(ben.linked, "BLUE", long)))
    ada.send(m.OpenLink(ben.link))
    assert "B" * 25 not in re.sub(r"<textarea.*?</textarea>", "", pages.page(ada.model), flags=re.DOTALL)
    ada.send(m.StartMatch())
    assert ada.session.match.names["BLUE"] == "B" * 24


@pytest.mark.parametrize(
    ("commands", "tally"),
    [
        ([], say("rozz-tally-one", used=0, money=50)),
        (["M: INF @ Karn > K1"], say("rozz-tally-one", used=1, money=50)),
        (["M: INF @ Karn > K1", "M: INF @ Karn > K2"], say("rozz-tally-over", used=2, allowance=1, money=50)),
    ],
)
def test_the_tally_never_says_of_one_command(commands: list[str], tally: str) -> None:
    table = GameTable("rozz", "basic-training", RED="Ada", BLUE="Ben")
    table.send(m.IAm(), m.Type("\n".join(commands)))
    assert tally in words(table.shown)
    assert "of 1 command" not in words(table.shown)


def test_a_puzzle_names_its_sides_as_a_match_does() -> None:
    table = Table()
    raw = re.compile(r"\b(RED|BLUE)\b")
    assert not raw.search(spoken_words(table.send(m.ShowPuzzles()).shown))
    name = next(each for each in library.puzzle_names() if raw.search(str(library.puzzle_mapping(each)["task"])))
    assert not raw.search(spoken_words(table.send(m.OpenPuzzle(name)).shown))
    table.send(m.IAm())
    assert not raw.search(spoken_words(table.shown))


def test_a_purchase_button_is_heard_with_the_full_name_at_the_end() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    button = table.shown.split('data-key="purchase:INF"')[1].split("</button>")[0]
    words = " ".join(re.sub("<[^>]*>", " ", button.split(">", 1)[1]).split())
    assert words == "Buy INF $1 , Infantry Division"


def test_missing_correspondence_is_mentioned_only_if_some_was_bought() -> None:
    """It used to appear on every turn of every match."""
    why = refusal_text("no-correspondence", item="CORR")
    table = Table().send(m.IAm())
    assert why not in table.shown and 'data-key="purchase:CORR"' in table.shown
    table.send(m.Type("P: CORR"))
    assert why in table.shown
    table.send(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm())
    assert 'data-key="message' in table.shown and why not in table.shown
    table.send(m.Type('C: BLUE "hello"'))
    assert why in table.shown
