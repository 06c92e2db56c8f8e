"""The first screen: a promise, a war to watch, the doors, and before all of them a running match."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from rozz import library, shipped_files
from rozz.engine.rozz.model.position import Piece
from rozz.ui import memoize
from rozz.ui.app.update import update
from rozz.ui.features import puzzle_calendar
from rozz.ui.games import face_of
from rozz.ui.games.rozz.drawing.home_board import frames
from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import Table
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Wanted
from rozz.ui.views.setup import scenario_list
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.widgets.pictures import match_of_playthrough

DOOR = r'class="door[ "]'


def usual_length(least: int, most: int) -> str:
    """How long a match usually is."""
    return say("length-usual", told=say("length", least=least, most=most))


def after(*messages: m.Message, model: Model | None = None) -> Model:
    model = model or Model()
    for message in messages:
        model, _ = update(model, message)
    return model


GOING_ON = (m.ChooseScenario("headquarters-2"), m.BeginMatch("m1", {"RED": "Ada", "BLUE": "Ben"}), m.GoHome())


def test_the_first_screen_says_that_it_is_war_and_how_to_win() -> None:
    shown = unescape(pages.page(Model()))
    assert say("promise") in shown and say("promise-how") in shown
    for door in ("play-now", "together", "by-link", "learn", "puzzle-of-the-day"):
        assert f"<strong>{say(door)}</strong>" in shown


def test_a_first_visit_shows_a_board_and_four_doors_first() -> None:
    shown = unescape(pages.page(Model()))
    first, rest = shown.split('<div class="page">')
    assert say("war-shown") in first and len(re.findall(DOOR, first)) == 4
    assert "<h1" in first and "<h2" not in first and "<h1" not in rest
    for way in ("new-match", "puzzles", "open-file", "settings", "design-page", "paste-link", "nothing-saved"):
        assert say(way) in rest, way


def test_a_returning_player_sees_the_match_instead_of_the_war() -> None:
    shown = unescape(pages.page(after(*GOING_ON)))
    before, doors = shown.split('class="doors"')
    assert say("go-on") in before and say("promise-how") not in shown
    assert len(re.findall(DOOR, doors.split("</section>")[0])) == 4


def test_the_daily_door_opens_its_puzzle_and_shows_when_it_is_solved() -> None:
    day = replace(Model(), today=20_000)
    assert say("door-puzzle") in pages.page(day)
    opened = after(m.OpenDaily(), model=day)
    assert opened.session is not None and opened.session.solving is not None
    assert opened.session.solving.name == puzzle_calendar.of_day(20_000)
    solved = replace(day, solved=frozenset({puzzle_calendar.of_day(20_000)}))
    assert say("door-puzzle-solved") in pages.page(solved)
    assert after(m.OpenDaily()).screen == "puzzles", "the date is not known yet"


def test_a_running_match_comes_before_everything_else() -> None:
    shown = pages.page(after(*GOING_ON))
    assert shown.index(f"{say('go-on')}: Ada – Ben") < shown.index(say("play-now"))
    assert say("war-shown") not in shown
    fresh = pages.page(Model())
    assert fresh.index(say("play-now")) < fresh.index(say("nothing-saved")) and say("war-shown") in fresh


def test_two_running_matches_are_above_the_doors_and_all_others_below() -> None:
    model = after(*GOING_ON)
    for number in range(2, 6):
        model = after(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch(f"m{number}", {}), model=model)
    over = (m.IAm(), m.Type("R:"), m.Ready(), m.HandIn(), m.IAm(), m.Ready(), m.HandIn(), m.ShowEveryone())
    shown = pages.page(after(*over, m.GoToStep(99), m.NextTurn(), m.GoHome(), model=model))
    doors = shown.index(say("play-now"))
    placed = {number: shown.index(f'id="saved-m{number}"') for number in range(1, 6)}
    assert sorted(placed, key=placed.__getitem__) == [4, 3, 5, 2, 1]
    assert [number for number in placed if placed[number] < doors] == [3, 4]
    assert say("more-saved") in shown and say("more-saved") not in pages.page(after(*GOING_ON))


def test_buttons_with_only_an_icon_say_what_they_do() -> None:
    table = after(*GOING_ON[:2], m.IAm())
    shown = after(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), model=table)
    for model in (Model(), table, shown):
        signs = re.findall(r"<button([^>]*)>(?:<svg[^>]*>(?:(?!</button>).)*</svg>)</button>", pages.page(model))
        assert all("aria-label=" in each and "title=" in each for each in signs), signs
    assert f'title="{say("menu")}"' in pages.page(table)


def test_a_finished_match_comes_after_the_doors() -> None:
    ended = (m.IAm(), m.Type("R:"), m.Ready(), m.HandIn(), m.IAm(), m.Ready(), m.HandIn(), m.ShowEveryone())
    model = after(*GOING_ON[:2], *ended, m.GoToStep(99), m.NextTurn(), m.GoHome())
    shown = pages.page(model)
    assert shown.index(say("play-now")) < shown.index(f"{say('look')}: Ada – Ben")


def test_the_door_by_link_makes_the_other_seats_play_by_link() -> None:
    shown = pages.page(after(m.NewMatch("link"), m.Narrow("rozz", 2), m.ChooseScenario("headquarters-2")))
    red, blue = shown.split('name="plays-BLUE"')
    assert 'value="link" selected' in blue.split("</select>")[0] and 'value="link" selected' not in red
    assert 'value="link" selected' not in pages.page(after(m.NewMatch(), m.ChooseScenario("headquarters-2")))
    assert say("door-by-link") not in pages.page(Model(hints=frozenset({"needs-https"})))


def test_the_war_on_the_first_screen_is_a_real_match() -> None:
    rules, face = library.game("rozz"), face_of("rozz")
    example = face.rulebook().playthrough
    assert example is not None
    shown = frames(match_of_playthrough(rules, "rozz", example))
    red, blue, missile = Piece("RED", "INF"), Piece("BLUE", "INF"), Piece("neutral", "SRNUKE")
    assert shown[5].origins == {("E4", red): "K1", ("E4", missile): "K1", ("E4", blue): "E3"}
    assert shown[5].position["E4"] == {red: 4, blue: 2, missile: 1}
    assert shown[6].position["E4"] == {red: 2, missile: 1}
    assert [frame.struck_tiles for frame in shown if frame.struck_tiles] == [("Quell",)]
    assert red in shown[-1].position["Quell"] and Piece("BLUE", "HQ") in shown[-1].position["Quell"]


def test_without_https_the_form_says_why_links_are_unavailable() -> None:
    chosen = after(m.NewMatch(), m.ChooseScenario("doomsday-6"))
    assert say("needs-https") not in pages.page(chosen)
    assert 'value="link"' in pages.page(chosen)
    shown = pages.page(replace(chosen, hints=frozenset({"needs-https"})))
    assert say("needs-https") in shown.split("<form")[1].split("</form>")[0] and 'value="link"' not in shown
    assert shown.count('value="computer:4"') == 6, "every seat can be given to any computer player"


def test_each_game_shows_its_first_scenario_goal_and_length() -> None:
    shown = unescape(pages.page(Model()))
    for game in library.GAMES:
        button = re.search(rf'<button[^>]*data-do="play-now" data-game="{game}"[^>]*>', shown)
        assert button is not None and f'aria-describedby="{game}-in-short"' in button[0]
        face = face_of(game)
        scenario, written = scenario_list.read_scenario(game, face.quick_start_scenario)
        assert (face.goal_summary, face.quick_start_title) == (face.goal(scenario), written["name"])
    about_twelve = say("length-usual", told=say("length-about", most=12))
    always_six = say("length-usual", told=say("length-always", most=6))
    for line in (
        f"<strong>Headquarters for Two</strong>. {say('games-capture-headquarters')} {usual_length(16, 25)}",
        f"<strong>Five Isles</strong>. {say('games-areas-goal-cities', cities=3, turn=12)} {about_twelve}",
        f"<strong>Archipelago</strong>. {say('games-areas-goal-last', turn=40)}",
        f"<strong>RosenKreuz, Skirmish</strong>. {say('games-rosenkreuz-goal')} {say('games-rosenkreuz-in-turns')} "
        f"{usual_length(38, 47)}",
        f"<strong>Skirmish in the Open</strong>. {say('games-last-on-the-board', turns=6)} {always_six}",
    ):
        assert line in shown


def test_a_scenario_named_as_its_game_is_not_named_again(monkeypatch: pytest.MonkeyPatch) -> None:
    face = face_of("rosenkreuz")
    begins = f"<strong>{face.quick_start_title}</strong>"
    assert begins in pages.page(Model())
    monkeypatch.setattr(type(face), "quick_start_title", face.title)
    memoize.forget_texts()
    shown = pages.page(Model())
    assert begins not in shown and f"<strong>{face.title}</strong>" not in shown


@pytest.mark.parametrize("game", [each for each in library.GAMES if each != library.DEFAULT_GAME])
def test_play_on_the_card_of_a_game_begins_the_scenario_to_start_with(game: str) -> None:
    listed = next(name for name, occasion in face_of(game).occasions.items() if occasion == "first")
    assert after(m.PlayNow(game, "one", "00" * 16)).scenario_name == listed


@pytest.mark.parametrize("language", translations.languages())
def test_the_first_screen_loads_the_texts_of_no_game(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read, table = set(), translations.table

    def watched(code: str, part: str = "") -> Table:
        read.add(part)
        return table(code, part)

    monkeypatch.setattr(translations, "table", watched)
    # As `rozz build` leaves it in the page.
    monkeypatch.setattr(shipped_files, "first_screen_animation", lambda: "<svg></svg>")
    memoize.forget_texts()
    try:
        shown = unescape(pages.page(Model(language=language)))
        assert say("games-start-campaigns") in shown and read == {""}
        scenario_list.scenario_list_page(Model(language=language, screen="new"))
        assert read == {"", "scenarios"}, "the list of scenarios reads their names only"
    finally:
        translations.use(translations.ENGLISH)
        memoize.forget_texts()


def chosen(model: Model) -> dict[str, str]:
    """How each seat of the new match is played, according to its select."""
    selects = re.findall(r'<select name="plays-(\w+)".*?</select>', pages.page(model), re.DOTALL)
    shown = {}
    for colour in selects:
        select = pages.page(model).split(f'<select name="plays-{colour}"')[1].split("</select>")[0]
        picked = re.search(r'value="([^"]*)" selected', select)
        shown[colour] = picked[1] if picked else "here"
    return shown


def test_one_tap_gives_all_other_seats_to_the_computer() -> None:
    model = after(m.ChooseScenario("headquarters-4"), m.FillOthers("computer:2"))
    assert chosen(model) == {"RED": "here", "BLUE": "computer:2", "GREEN": "computer:2", "GOLD": "computer:2"}
    assert say("others-computer", names="Blue, Green and Gold") in pages.page(model)
    model = after(m.FillOthers("here"), model=model)
    assert set(chosen(model).values()) == {"here"}


def pressed_ways(model: Model) -> list[str]:
    """Which choices for everybody else are marked as pressed."""
    row = pages.page(model).split('id="others"')[1].split("</div>")[0]
    return re.findall(r'aria-pressed="true"[^>]*>([^<]*)<', row)


def test_a_choice_for_everybody_else_is_marked_only_if_all_seats_have_it() -> None:
    model = after(m.ChooseScenario("headquarters-3"), model=Model(wanted=Wanted(way="link")))
    assert chosen(model) == {"RED": "here", "BLUE": "link", "GREEN": "link"}
    assert pressed_ways(model) == []
    model = after(m.FillForm("plays-BLUE", "here"), model=model)
    assert pressed_ways(model) == [], "Green is by link"
    model = after(m.FillOthers("here"), model=model)
    assert pressed_ways(model) == [say("others-here")]
    # The last button in the row is not for the computer.
    assert f'aria-label="{say("others")}"' in pages.page(model)


def test_filling_the_other_seats_leaves_out_seats_with_a_name() -> None:
    model = after(m.ChooseScenario("headquarters-4"), m.FillForm("BLUE", "Ben"), m.FillForm("GOLD", "Eve"))
    model = after(m.FillOthers("computer:3"), model=model)
    assert chosen(model) == {"RED": "computer:3", "BLUE": "here", "GREEN": "computer:3", "GOLD": "here"}


def test_two_player_matches_have_no_buttons_for_everybody_else() -> None:
    assert "fill-others" not in pages.page(after(m.ChooseScenario("headquarters-2")))
    assert pages.page(after(m.ChooseScenario("headquarters-4"))).count('data-do="fill-others"') == 5


def test_rules_on_the_first_screen_are_those_of_the_first_game() -> None:
    model, _ = update(Model(), m.PlayNow("campaigns", "one", "00" * 16))
    model, _ = update(model, m.GoHome())
    shown = pages.page(model)
    buttons = re.findall(r'<button[^>]*data-do="rules"[^>]*>', shown)
    assert buttons and all(f'data-game="{library.DEFAULT_GAME}"' in each for each in buttons)
