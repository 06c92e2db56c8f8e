"""What new players stumbled over in RosenKreuz, Ozymandia and Simultaneous Risk, and how these games are drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import unescape
from itertools import pairwise

import pytest
from markupsafe import escape

from rozz import library
from rozz.engine.areas.model.commands import Placement
from rozz.engine.areas.resolution import placing
from rozz.engine.areas.text.command_texts import in_areas
from rozz.engine.match import Match
from rozz.engine.said import Player, said
from rozz.ui import memoize
from rozz.ui.app.update import update
from rozz.ui.board.geometry import number
from rozz.ui.features.composer import command_editing
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import command_phrase, face_of
from rozz.ui.games.areas.drawing.chart import UNIT, chart_of
from rozz.ui.games.areas.texts import position_texts
from rozz.ui.games.face import Marks
from rozz.ui.games.rosenkreuz.face import BRIEF
from rozz.ui.i18n import texts, translations
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import DOUBTS, RESIGNING, Session
from rozz.ui.state.stages import COMPOSE, HANDOVER
from rozz.ui.views.learning.rules_page import rules_page
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.widgets import pictures
from rozz.ui.views.widgets.charts import charts
from tests.support.engine.report_lines import sentence
from tests.support.ui.related_game_tables import Table, ozymandia_table, rosenkreuz_table
from tests.support.words import beginning, longest_part, pattern


def test_a_tap_beside_the_marks_says_that_the_piece_is_put_down() -> None:
    table = rosenkreuz_table()
    session = table.model.session
    assert session is not None
    own = next(pick.place for pick in command_editing.offer(session).picks if pick.place)
    table.send(m.TapTile(own))
    offered = {pick.place for pick in command_editing.offer(table.model.session).picks}  # type: ignore[arg-type]
    squares = face_of("rosenkreuz").neighbors(session.match.scenario)
    table.send(m.TapTile(next(each for each in squares if each not in {own, *offered})))
    assert say("let-go") in table.shown


@pytest.mark.parametrize(
    ("taps", "why"),
    [
        (("c2", "c6"), ("jumps-nothing", {"square": "c3"})),
        (("c2", "e3"), ("no-line", {"start": "c2", "landing": "e3"})),
        # The target is chosen, and then another square is tapped.
        (("c2", "c3", "f6"), ("no-line", {"start": "c2", "landing": "f6"})),
    ],
)
def test_an_unmarked_square_says_why_the_piece_cannot_go_there(
    taps: Sequence[str], why: tuple[str, dict[str, str]]
) -> None:
    table = rosenkreuz_table()
    table.send(*(m.TapTile(each) for each in taps))
    reason = say(f"rosenkreuz-reason-{why[0]}", who="you", **why[1])
    assert f"{say('let-go')} {reason}" in unescape(table.shown)


def test_an_illegal_typed_move_disables_play_and_says_why() -> None:
    table = rosenkreuz_table()
    table.send(m.Type("A2-A5"))
    assert table.model.session is not None
    illegal = table.model.session.match.first_illegal("ROSE", table.model.session.composer.commands)
    assert illegal is not None
    reason = texts.sentence(render(library.game("rosenkreuz").explain(illegal[1])))
    why = say("cannot-play", command="a2-a5", why=reason, rule="K4")
    (play,) = re.findall(f'<button [^>]*data-do="ready"[^>]*>{say("play-it")}</button>', table.shown)
    assert 'aria-disabled="true"' in play and f'title="{why}"' in unescape(play)
    for message in (m.Ready(), m.HandIn()):
        table.model, _ = update(table.model, message)
        assert (table.model.refused, table.model.dialog) == (why, "")
    table.send(m.Type(" A2 - A3 "))
    assert "aria-disabled" not in re.findall(r'<button [^>]*data-do="ready"[^>]*>', table.shown)[0]


def test_a_command_that_continues_with_another_area_is_kept() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.Pick("concentrate"), m.TapTile("Drake"), m.TapTile("Bell City"))
    assert table.model.session is not None
    assert table.model.session.composer.made == ("concentrate", "Bell City")
    assert say("now-let-go") not in table.shown


def test_canceling_a_command_returns_to_its_area_even_after_a_reload() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.TapTile("Brine"), m.Pick("bombard"))
    for is_reloaded in (False, True):
        if is_reloaded:
            assert table.model.session is not None
            session = session_codec.from_text(session_codec.to_text(table.model.session))
            table.model = replace(table.model, session=session)
            table.send(m.IAm())
        after, _ = update(table.model, m.Cancel())
        assert after.session is not None
        assert after.session.composer.made == ("Brine",)


def test_the_next_command_does_not_begin_where_the_last_one_did() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.TapTile("Brine"), m.TapTile("Drake"), m.Add())
    session = table.model.session
    assert session is not None and len(session.composer.commands) == 1
    assert session.composer.made == () and session.composer.rest == ()
    table.send(m.Pick("bombard"))
    assert table.model.session is not None
    assert command_editing.offer(table.model.session).command is None


def test_everything_set_up_at_once_is_reported() -> None:
    match = match_of("simultaneous-risk", "archipelago")
    assert match.moment is not None
    (seat,) = match.moment.seats
    first, second = list(match.scenario.map.areas)[:2]
    after = match.hand_in(seat, match.game.parse(match.scenario, f"+4 {first}, 1 {second}")).reveal()
    (text,) = face_of("simultaneous-risk").summary(after.played[-1], after.names)
    assert f"4 in {first}" in text.replace("armies ", "") and second in text


def match_of(game: str, scenario: str) -> Match:
    rules = library.game(game)
    return Match.begin(rules, rules.read(library.scenario_mapping(scenario, game)), "one")


def label(shown: str, place: str) -> str:
    found = re.search(rf'<g id="tile-{place}"[^>]* aria-label="([^"]*)"', shown)
    assert found
    return found[1]


def empty(square: str, color: str) -> str:
    """The label of an empty square."""
    return say("rosenkreuz-square-empty-on", square=square, color=color)


def piece_label(square: str, piece: str, color: str, name: str) -> str:
    """The label of a square with a player's piece."""
    return say("rosenkreuz-square-on", square=square, color=color, what=whose(piece, name))


def whose(piece: str, name: str) -> str:
    return say("rosenkreuz-piece-of", piece=piece, name=name)


def may(text: str, mark: str) -> str:
    """A label with what a tap does."""
    return say("rosenkreuz-square-may", label=text, may=say(f"rosenkreuz-may-{mark}"))


def noted(text: str, note: str) -> str:
    """A label with what a move there takes or loses."""
    return say("rosenkreuz-square-note", label=text, note=note)


def falls(taken: str = "", lost: str = "") -> str:
    """What a move to a square takes or loses."""
    return say("rosenkreuz-offer-falls", taken=taken, takes=int(bool(taken)), lost=lost, loses=int(bool(lost)))


def captured_label(text: str, piece: str) -> str:
    """A label with a piece of Ben's that was just captured."""
    return say("rosenkreuz-square-fell", label=text, what=whose(piece, "Ben"))


def test_a_game_without_draws_offers_none() -> None:
    table = rosenkreuz_table("e2-f3")
    table.send(m.OpenDialog("menu"))
    assert say("menu-take-back-open") in table.shown and say("menu-draw") not in table.shown
    table = ozymandia_table()
    table.send(m.IAm("FIRST"), m.OpenDialog("menu"))
    assert say("menu-draw") in table.shown


def test_the_history_reports_what_was_taken_without_a_fight() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "2 Brine > Bell City, 1 Brine > Drake", "SECOND": "3 Coral > Cliff City"})
    table.send(m.NextTurn(), m.ShowHistory())
    assert say("areas-takes", name="Ada", areas="Drake and Bell City") in table.shown
    assert say("areas-takes", name="Ben", areas="Cliff City") in table.shown


def test_letters_at_the_ends_of_curves_do_not_overlap() -> None:
    table = rosenkreuz_table("e2-f3", "g7-h6")
    assert table.model.session is not None
    for chart in str(charts(table.model.session.match)).split("<figure")[1:]:
        heights = sorted(float(y) for y in re.findall(r'class="letter"[^>]* y="([\d.]+)"', chart))
        assert len(heights) == 2
        assert heights[1] - heights[0] >= 12


def test_a_screen_reader_hears_where_each_curve_begins_and_ends() -> None:
    table = rosenkreuz_table("e2-f3", "g7-h6")
    assert table.model.session is not None
    heard = re.findall(r'role="img" aria-label="([^"]*)"', str(charts(table.model.session.match)))
    ends = [say("chart-ends", name=name, first=4, last=4) for name in ("Ada", "Ben")]
    assert any(ends[0] in each and ends[1] in each for each in heard), heard


def test_curves_end_at_the_last_moment_played() -> None:
    table = rosenkreuz_table("e2-f3", "g7-h6")
    assert table.model.session is not None
    assert f">{say('moment-move', number=2)}<" in str(charts(table.model.session.match))


def test_the_rosenkreuz_legend_explains_rings_and_lines() -> None:
    shown = str(face_of("rosenkreuz").legend(match_of("rosenkreuz", "rosenkreuz").scenario))
    for mark in ("choice", "capture", "last", "way"):
        assert say(f"rosenkreuz-legend-{mark}") in shown
    assert shown.count("<svg") >= 8


def test_the_arrow_of_a_move_ends_in_a_head() -> None:
    table = rosenkreuz_table("e2-f3")
    table.send(m.TapTile("d7"), m.TapTile("d6"))
    arrows = table.shown.split('id="arrows"')[1]
    assert 'class="head"' in arrows


@pytest.mark.parametrize(
    ("game", "scenario", "letters"),
    [("rozz", "basic-training", "PMS"), ("rosenkreuz", "rosenkreuz", ""), ("ozymandia", "five-isles", "NMB")],
)
def test_the_keys_panel_lists_the_keys_of_the_game(game: str, scenario: str, letters: str) -> None:
    table = Table(game, scenario)
    assert table.model.session is not None
    table.send(m.IAm(table.model.session.seat), m.OpenDialog("keys"))
    keys = table.shown.split('class="keys"')[1]
    caps = re.findall(r"<kbd>([A-Z])</kbd>", keys)
    assert "".join(each for each in caps if each not in "TA") == letters
    assert (say("key-choose") in keys) == bool(letters)


def placing_all(area: str) -> tuple[m.Message, ...]:
    """Placing all five armies of a setup move in one area."""
    return m.TapTile(area), m.Dial(area, 5), m.Add()


def finished_setup() -> Table:
    """A finished setup: most of Ada's armies are in Heron, and Ben's in Lead."""
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    for area in ("Heron", "Lead", "Heron", "Lead", "Heron", "Jade"):
        table.send(*placing_all(area))
    return table


def test_many_own_territories_are_folded_with_short_names() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    for placed in ("Ash, 1 Birch, 1 Cedar, 1 Dogwood, 1 Egret", "Lead", "Ash", "Lead", "Ash", "Lead"):
        number = 1 if "," in placed else 5
        table.send(m.Type(f"+{number} {placed}"), m.HandIn())
    lists = []
    for seat in ("FIRST", "SECOND"):
        table.send(m.IAm(seat))
        lists.append(table.shown.split('id="own-places"')[1].split("</section>")[0])
        table.send(m.HandIn())
    ada, ben = lists
    name = say("own-places")
    folded = say("own-places-number", name=name, number=5)
    assert f'<details><summary><h2 id="own-places-name">{folded}</h2></summary>' in ada
    assert f"</span>{say('areas-own-place', area='Ash', number=11)}</button>" in ada
    assert f'<h2 id="own-places-name">{name}</h2>' in ben and "<details" not in ben


def test_a_tap_on_play_with_nothing_placed_says_what_to_do() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    button = re.search(f'<button[^>]*data-do="add"[^>]*>{say("play-it")}<', table.shown)
    assert button and 'aria-disabled="true"' in button[0] and "data-answers" in button[0]
    table.send(m.WhyNot("add"))
    session = table.model.session
    assert session is not None and not session.match.played
    expects = command_editing.expects(session)
    chosen_first = say("nothing-chosen", expects=expects)
    assert expects and table.model.toast == chosen_first and chosen_first in unescape(button[0])
    table.send(m.Add())
    assert table.model.said == chosen_first, "also for a screen reader"


def test_contested_land_counts_for_nobody_while_a_turn_is_shown() -> None:
    table = finished_setup()
    table.turn({"FIRST": "+3 Heron\n9 Heron > Lead", "SECOND": "+3 Lead"})
    session = table.model.session
    assert session is not None
    match, shown = session.match, session.shown_turn
    states = [replay_steps.state_of_step(match, shown, step) for step in range(len(replay_steps.steps(match, shown)))]
    met = next(each for each in states if "Lead" in each.armies["FIRST"] and "Lead" in each.armies["SECOND"])
    held = {seat: set(met.armies[seat]) - {"Lead"} for seat in ("FIRST", "SECOND")}
    for seat, areas in held.items():
        armies, bombs = sum(met.armies[seat].values()), met.bombs[seat]
        figures = say("areas-figures-held", held=len(areas), armies=armies, bombs=bombs)
        assert position_texts.pill(met, seat) == figures


def test_set_up_moments_are_numbered() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    for count, area in enumerate(("Ash", "Lead", "Ash"), 1):
        assert say("moment-set-up-inside", number=count) in table.shown
        table.send(*placing_all(area))
    assert say("moment-set-up", number=4) in table.shown


@pytest.mark.parametrize(
    ("game", "scenario", "names", "missing"),
    [
        (
            "simultaneous-risk",
            "archipelago",
            {"FIRST": "Ada", "SECOND": "Ben"},
            say("areas-offer-set-up-where", number=5, left=15, places="territories"),
        ),
        ("rosenkreuz", "rosenkreuz", {"ROSE": "Ada", "CROSS": "Ben"}, say("rosenkreuz-offer-piece")),
    ],
)
def test_ready_in_an_open_moment_without_a_choice_says_what_is_missing(
    game: str, scenario: str, names: dict[str, str], missing: str
) -> None:
    """By key, since the button is disabled. No question comes up, because the command cannot be played."""
    model = Table(game, scenario, **names).model
    after, _ = update(model, m.Ready())
    assert after.dialog != DOUBTS and after.session is not None and not after.session.match.played
    assert after.refused.startswith(say("nothing-chosen", expects=missing))
    assert after.refused in pages.page(after)


def test_new_armies_not_in_the_list_are_not_called_placed() -> None:
    table = Table("simultaneous-risk", "swift-world", FIRST="Ada", SECOND="Ben")
    table.send(m.IAm("FIRST"))
    assert table.model.session is not None
    held = table.model.session.match.state.armies["FIRST"]
    table.send(m.Pick("place"), m.TapTile(next(iter(held))))
    assert "are placed" not in table.shown
    area = next(iter(held))
    new = placing.new_army_count(table.model.session.match.scenario, held)
    phrase = said("areas-command-place", number=new, area=area)
    assert render(said("areas-offer-add", command=phrase)) in unescape(table.shown)


def test_forgotten_armies_are_asked_about_with_their_place() -> None:
    table = finished_setup()
    table.send(m.IAm("FIRST"), m.Type("1 Heron > Lead"), m.Ready())
    text = say("areas-doubt-unplaced", places=say("areas-armies-in", number=3, area="Heron"))
    assert table.model.dialog == DOUBTS and text in unescape(table.shown)
    table.send(m.CloseDialog(), m.Type("+3 Heron\n1 Heron > Lead"), m.Ready())
    assert table.model.dialog != DOUBTS


def test_a_bomb_on_ones_own_armies_is_asked_about() -> None:
    table = finished_setup()
    table.send(m.IAm("FIRST"), m.Type("+3 Heron\n1 Heron > Lead\nBomb Heron"), m.Ready())
    assert table.model.dialog == DOUBTS and say("areas-doubt-own-bomb", area="Heron") in unescape(table.shown)
    # The rival’s armies, and an area that all of one’s own armies leave.
    for bomb, moved in (("Lead", 1), ("Heron", 18)):
        table = finished_setup()
        table.send(m.IAm("FIRST"), m.Type(f"+3 Heron\n{moved} Heron > Lead\nBomb {bomb}"), m.Ready())
        assert table.model.dialog != DOUBTS


def test_a_player_who_resigns_is_not_asked_about_new_armies() -> None:
    table = finished_setup()
    table.send(m.IAm("FIRST"), m.Type("resign"), m.Ready())
    text = say("areas-doubt-unplaced", places=say("areas-armies-in", number=3, area="Heron"))
    assert table.model.dialog == RESIGNING and text not in unescape(table.shown)


def test_the_first_screen_names_the_turn_shown_after_other_moments() -> None:
    table = finished_setup()
    table.turn({"FIRST": "+3 Heron", "SECOND": "+3 Lead"})
    table.send(m.GoHome())
    assert say("waits-shown", moment=say("moment-turn", number=1)) in table.shown


def test_the_page_says_that_another_player_begins() -> None:
    table = ozymandia_table()
    assert longest_part("begins-turn") not in table.shown
    table.turn({"FIRST": "-", "SECOND": "-"})
    table.send(m.NextTurn())
    assert say("pass-to", name="Ben") in table.shown
    assert say("begins-turn", name="Ben") in table.shown


def test_the_bar_of_a_replay_shows_the_figures_at_that_time() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "1 Brine > Bell City", "SECOND": "-"})
    bar = table.shown.split('id="bar"')[1].split("</header>")[0]
    assert say("areas-figures-cities", cities=0, needed=3, armies=6, bombs=1) in bar and "1/3" not in bar
    table.send(m.GoToStep(99))
    bar = table.shown.split('id="bar"')[1].split("</header>")[0]
    assert say("areas-figures-cities", cities=1, needed=3, armies=6, bombs=1) in bar


def test_a_screen_reader_hears_the_square_and_what_a_tap_does() -> None:
    table = rosenkreuz_table()
    assert label(table.shown, "d4") == empty("d4", "black")
    assert label(table.shown, "e2") == may(piece_label("e2", "ROSE-white", "white", "Ada"), "own")
    table.send(m.TapTile("e2"))
    assert label(table.shown, "f3") == may(empty("f3", "white"), "target")


def test_a_territory_says_what_its_continent_brings() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    in_reach, held = (
        say(f"areas-continent-{key}", continent="The Woods", number=4) for key in ("in-reach", "held")
    )
    for areas in ("Ash 4, Birch 1", "Lead 5", "Cedar 4, Dogwood 1", "Lead 5"):
        assert in_reach not in table.shown
        table.send(m.TapTile(areas.split()[0]))
        assert (in_reach in table.shown) == ("Lead" not in areas), "in the setup too"
        table.send(m.Type("+" + ", ".join(" ".join(reversed(each.split())) for each in areas.split(", "))), m.HandIn())
    table.send(m.TapTile("Ash"))
    assert held in table.shown and in_reach not in table.shown
    ozymandia = ozymandia_table()
    ozymandia.send(m.IAm(), m.TapTile("Brine"))
    assert "more armies a turn" not in ozymandia.shown


def test_a_screen_reader_hears_the_continent_and_the_city_of_an_area() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"))
    city = say("areas-label", area="Bell City", what="city of Brine, empty")
    assert label(table.shown, "Bell_City") == city
    assert label(table.shown, "Brine") == say("areas-label", area="Brine", what=say("areas-label-own", number=3))
    table.send(m.TapTile("Brine"), m.Pick("disperse"))
    assert label(table.shown, "Bell_City") == say("areas-label-may", label=city, may=say("areas-may-move"))
    table = Table("simultaneous-risk", "archipelago")
    ash = say("areas-label", area="Ash", what="The Woods, empty")
    assert label(table.shown, "Ash") == say("areas-label-may", label=ash, may=say("areas-may-place"))


def test_games_of_moves_do_not_speak_of_commands() -> None:
    table = rosenkreuz_table("e2-f3")
    table.send(m.Replay(1))
    assert not pattern("gave-none").search(table.shown)
    assert say("watch-turn", moment=beginning("moment-turn-inside")) not in table.shown
    table.send(m.BackToTable(), m.Type("g7-h6"))
    assert f">{say('ready')}<" not in table.shown and table.shown.count(f">{say('play-it')}<") == 1
    assert say("typed") not in table.shown
    table.send(m.ShowHistory())
    assert say("watch-turn", moment=say("moment-move-inside", number=1)) in table.shown
    table.send(m.BackToTable(), m.Ask("take-back"))
    assert say("ask-take-back", moment=say("moment-move-inside", number=1)) in table.shown
    assert not pattern("ask-take-back-how").search(table.shown)


def test_the_turn_and_the_figures_are_shown_on_a_phone_too() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"))
    standing = table.shown.split('id="figures"')[1].split("</p>")[0]
    assert say("moment-turn", number=1) in standing and "Ada" in standing
    assert say("areas-figures-cities", cities=0, needed=3, armies=6, bombs=1) in standing


@pytest.mark.parametrize(("game", "scenario"), [("ozymandia", "standard"), ("simultaneous-risk", "swift-world")])
def test_a_pattern_alone_shows_who_holds_a_land(game: str, scenario: str) -> None:
    match = match_of(game, scenario)
    shown = str(face_of(game).board(match, Marks(), (), None))
    for seat, hatched in zip(match.scenario.players, ("hatch-1", "hatch-2"), strict=True):
        assert f'id="{hatched}"' in shown
        assert shown.count(f'fill="url(#{hatched})"') == len(match.state.armies[seat])


def is_within(x: float, y: float, outline: Sequence[tuple[float, float]]) -> bool:
    """Whether a point is within an outline, by counting how often a line to the left crosses the outline."""
    crossed = False
    for (a, b), (c, d) in pairwise((*outline, outline[0])):
        if (b > y) != (d > y) and x > a + (c - a) * (y - b) / (d - b):
            crossed = not crossed
    return crossed


@pytest.mark.parametrize(
    ("game", "scenario"),
    [(game, name) for game in ("ozymandia", "simultaneous-risk") for name in library.scenario_names(game)],
)
def test_an_area_name_covers_no_border_no_city_and_no_counter(game: str, scenario: str) -> None:
    read = match_of(game, scenario).scenario
    shapes = {name: [(x * UNIT, y * UNIT) for x, y in shape.outline] for name, shape in read.map.drawing.shapes.items()}
    shown = str(face_of(game).board(match_of(game, scenario), Marks(), (), None))
    spots = chart_of(read).spots
    texts = re.findall(
        r'font-size="([\d.]+)" class="area-name (\w+) near" x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]+)', shown
    )
    assert sorted(" ".join(each[4] for each in texts).split()) == sorted(" ".join(shapes).split()), (
        "every name is there"
    )
    for size, kind, x, foot, line in texts:
        own = (name for name, area in read.map.areas.items() if line in name and area.kind == kind)
        home = next(name for name in own if number(spots[name].x) == x and abs(spots[name].y - float(foot)) < 70)
        half = len(line) * float(size) / 4
        cities = [each for each in read.map.neighbours[home] if read.map.areas[each].kind == "city" != kind]
        for across, down in ((-half, 0.0), (half, 0.0), (-half, -0.7 * float(size)), (half, -0.7 * float(size))):
            at = float(x) + across, float(foot) + down
            assert is_within(*at, shapes[home]), f"{line} leaves {home}"
            assert not any(is_within(*at, shapes[each]) for each in cities), f"{line} stands over a city"
            assert at[1] > spots[home].y + 15, f"{line} stands over the counter"


@pytest.mark.parametrize("game", library.GAMES)
def test_five_pictures_of_real_positions_show_a_game(game: str) -> None:
    book = face_of(game).rulebook().playthrough
    assert book is not None and len(book.pictures) == 5
    match = pictures.match_of_playthrough(library.game(game), game, book)
    verdicts = [each for played in match.played for given in played.verdicts.values() for each in given]
    assert verdicts and all(each.is_done for each in verdicts), "nothing in it is against the rules"
    assert match.outcome is not None and len(match.outcome.winners) == 1
    last = book.pictures[-1]
    assert last.after == len(match.played) and "wins" in last.title
    page = str(rules_page(game))
    chapters = [chapter.number for chapter in face_of(game).rulebook().chapters]
    assert list(book.chapters) == [each for each in chapters if each in book.chapters]
    assert len(book.chapters) == len(chapters), "every chapter has a picture"
    assert page.count('role="img"') >= 5 and page.count("<figure") == 5 + len(book.chapters)
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names)), "no id stands twice"
    referred = set(re.findall(r' href="#([^"?]+)"', page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert referred <= set(names), "what is referred to is there"
    # The keyboard scrolls a table that is wider than the page, but it never stops at a picture.
    assert 'tabindex="0"' not in page.replace('<div class="rule-table" tabindex="0"', "") and "data-tile" not in page


@pytest.mark.parametrize("game", library.GAMES)
def test_commands_in_a_picture_are_done_unless_it_is_about_void_ones(game: str) -> None:
    book = face_of(game).rulebook().playthrough
    assert book is not None
    rules, match = library.game(game), pictures.match_of_playthrough(library.game(game), game, book)
    for chapter, picture in book.chapters.items():
        then = match.branch(picture.after, "picture")
        given = [each for line in picture.commands for each in rules.parse(then.scenario, line)]
        verdicts = rules.judge(then.state, picture.seat, given) if given else ()
        assert all(each.is_done != (chapter == "Z3") for each in verdicts), chapter


def test_the_numbers_in_the_captions_match_the_rules() -> None:
    shown = {game: re.sub("<[^>]+>", " ", str(rules_page(game))) for game in library.GAMES}
    assert "12 − (13 − 12) = 11" in shown["simultaneous-risk"]
    beat = {"name": "Red", "loser": "Blue"}
    numbers = {"larger": 13, "smaller": 12, "lost": 11, "left": 2}
    assert say("areas-report-battle-won", **beat, area="Lead", **numbers) in shown["simultaneous-risk"]
    assert say("areas-report-placed", name="Red", number=7, area="Heron") in shown["simultaneous-risk"]
    assert "Red 2 → 2, Blue 1 → 0" in shown["ozymandia"]
    bomb = {"name": "Blue", "owner": "Red", "area": "Fern"}
    assert say("areas-report-bomb-hit", **bomb, number=3, lost=1, left=2) in shown["ozymandia"]
    assert "Red INF 4 → 2, Blue INF 2 → 0" in shown["rozz"]
    outnumbered = sentence("rosenkreuz-report-major", loser="Cross", colour="black", squares="g5", number=1)
    assert outnumbered.rstrip(".") in shown["rosenkreuz"]
    assert "black: Rose 2, Cross 1" in shown["rosenkreuz"]


def expects(table: Table) -> str:
    """What the page says to do next."""
    found = re.search(r'class="expects"[^>]*>([^<]*)<', table.shown)
    assert found
    return found[1]


def test_the_set_up_says_what_is_chosen_and_what_is_left() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    assert expects(table) == say("areas-offer-set-up-where", number=5, left=15, places="territories")
    table.send(m.TapTile("Ash"), m.TapTile("Birch"), m.Dial("Birch", 3))
    so_far = in_areas((("Ash", 1), ("Birch", 3)))
    assert expects(table) == render(said("areas-offer-set-up-more", places=so_far, number=1))
    table.send(m.Dial("Birch", 4))
    both = said("areas-command-place-several", places=in_areas((("Ash", 1), ("Birch", 4))))
    assert expects(table) == render(said("areas-offer-set-up-play", command=both, left=10))


def set_up_by_taps(*areas: str) -> Table:
    """A setup in which Ada has tapped these areas."""
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    table.send(*map(m.TapTile, areas))
    return table


def test_each_tap_of_the_set_up_places_one_army() -> None:
    table = set_up_by_taps("Ash", "Ash", "Birch")
    so_far = in_areas((("Ash", 2), ("Birch", 1)))
    assert expects(table) == render(said("areas-offer-set-up-more", places=so_far, number=2))
    assert "+2" in table.shown.partition('id="arrows"')[2], "the map shows them"
    table.send(m.TapTile("Ash"), m.TapTile("Birch"), m.Add())
    assert table.model.session is not None
    assert table.model.session.match.played[-1].orders["FIRST"] == (Placement((("Ash", 3), ("Birch", 2))),)


def test_a_tap_too_many_in_the_set_up_confirms_nothing() -> None:
    table = set_up_by_taps(*["Ash"] * 6)
    assert table.model.session is not None and not table.model.session.match.played
    assert table.model.toast == render(said("areas-offer-set-up-all", number=5))
    assert table.model.session.composer.made == ("Ash=5",)


@pytest.mark.parametrize("area", ["Ash", "Birch", "Cedar"])
def test_with_all_armies_placed_a_tap_moves_none_and_says_so(area: str) -> None:
    table = set_up_by_taps("Ash", "Ash", "Birch", "Birch", "Birch")
    assert table.model.session is not None and not table.model.toast
    placed = table.model.session.composer.made
    table.send(m.TapTile(area))
    assert table.model.session.composer.made == placed == ("Ash=2", "Birch=3")
    assert not table.model.session.match.played
    assert table.model.toast == render(said("areas-offer-set-up-full", number=5))
    may_place = say("areas-may-place")
    assert may_place not in table.shown, "the map offers no area"


def test_a_lower_number_in_the_set_up_lets_a_tap_place_again() -> None:
    table = set_up_by_taps("Ash", "Ash", "Birch", "Birch", "Birch")
    table.send(m.Dial("Birch", 2), m.TapTile("Cedar"))
    assert table.model.session is not None
    assert table.model.session.composer.made == ("Ash=2", "Birch=2", "Cedar")
    table.send(m.Dial("Ash", 5))
    assert table.model.session.composer.made == ("Ash=5",)


def test_the_area_tapped_last_in_the_set_up_comes_last() -> None:
    table = set_up_by_taps("Ash", "Birch", "Birch", "Birch", "Ash")
    assert table.model.session is not None
    assert table.model.session.composer.made == ("Birch=3", "Ash=2")


@pytest.mark.parametrize("taps", [("Ash",), ("Ash", "Birch"), ("Ash",) * 5 + ("Birch",) * 5])
def test_cancel_leaves_no_army_of_the_set_up_behind(taps: tuple[str, ...]) -> None:
    table = set_up_by_taps(*taps)
    table.send(m.Cancel())
    assert table.model.session is not None and table.model.session.composer.made == ()


def test_a_number_of_zero_takes_armies_of_the_set_up_back() -> None:
    table = set_up_by_taps("Ash", "Ash", "Birch")
    table.send(m.Dial("Ash", 0))
    assert table.model.session is not None
    assert table.model.session.composer.made == ("Birch",)


def test_the_button_for_all_armies_says_how_many_are_new() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    for area in ("Ash", "Heron", "Birch", "Lead", "Dogwood", "Jade"):
        table.send(*placing_all(area))
    table.send(m.IAm(), m.TapTile("Cedar"), m.Pick("concentrate"), m.TapTile("Ash"), m.TapTile("Dogwood"))
    assert ">All 8 (5 + 3 new)<" in table.shown and ">All 5<" in table.shown


def test_the_world_is_set_up_one_army_at_a_time() -> None:
    table = Table("simultaneous-risk", "standard", FIRST="Ada", SECOND="Ben")
    assert expects(table) == say("areas-offer-set-up-where", number=1, left=40, places="territories")
    table.send(m.TapTile("Peru"))
    peru = said("areas-command-place", number=1, area="Peru")
    assert expects(table) == render(said("areas-offer-set-up-again", command=peru, area="Peru", left=39))


def test_tapping_a_taken_area_says_why_and_keeps_the_selection() -> None:
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    table.send(*placing_all("Ash"))
    for selected in ((), ("Birch",)):
        table.send(*(m.TapTile(each) for each in selected), m.TapTile("Ash"))
        taken = said("areas-offer-taken", name=Player("FIRST"), area="Ash", places="territories")
        assert table.model.toast == render(taken, {"FIRST": "Ada"})
        assert table.model.session is not None and table.model.session.composer.made == selected


def test_tapping_a_square_a_piece_cannot_reach_says_why() -> None:
    table = rosenkreuz_table("e2-f3")
    table.send(m.TapTile("d7"))
    assert table.model.session is not None
    refused = next(each for each in command_editing.offer(table.model.session).picks if each.refusal)
    table.send(m.TapTile(refused.place))
    assert table.model.toast == render(refused.refusal)
    assert table.model.session.composer.made == ("d7",)


def tally(table: Table) -> str:
    """What the page says is left."""
    found = re.search(r'class="tally">([^<]*)<', table.shown)
    assert found
    return found[1]


def test_the_table_says_where_new_armies_come_from() -> None:
    table = finished_setup()
    table.send(m.IAm("FIRST"))
    alone = say("areas-source-only-least", number=3)
    assert tally(table) == f"1 movement left · 2 bombs left · {say('areas-tally-new', new=3, sources=alone)}"
    assert "3 (" not in tally(table), "the number again, and why in brackets"
    table.send(m.Type("+1 Heron"))
    assert tally(table) == f"1 movement left · 2 bombs left · {say('areas-tally-rest', rest=2, new=3)}"
    table.send(m.Type("+3 Heron"))
    assert tally(table) == f"1 movement left · 2 bombs left · {say('areas-tally-placed', new=3)}"
    table = Table("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    for area in ("Egret", "Lead", "Heron", "Lead"):
        table.send(*placing_all(area))
    table.send(m.Type("+4 Finch, 1 Gannet"), m.HandIn(), m.NextTurn(), *placing_all("Lead"), m.IAm("FIRST"))
    island = say("areas-source-continent", number=4, continent="The Roosts")
    both = say("areas-source-and", sources=say("areas-source-least", number=3), next=island)
    assert tally(table) == f"1 movement left · 2 bombs left · {say('areas-tally-new', new=7, sources=both)}"


def test_in_ozymandia_new_armies_come_from_cities() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"))
    assert tally(table) == "1 movement left · 1 bomb left · no new armies"
    table = Table("ozymandia", "walled-cities")
    assert table.model.session is not None
    table.send(m.IAm(table.model.session.seat))
    cities = say("areas-tally-new", new=3, sources=say("areas-source-cities"))
    assert tally(table) == f"1 movement left · 3 bombs left · {cities}"


def test_the_table_says_that_a_turn_has_one_movement() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"))
    assert tally(table) == "1 movement left · 1 bomb left · no new armies"
    table.send(m.TapTile("Brine"), m.TapTile("Bell City"))
    assert tally(table) == say("with-it", tally="no movements left · 1 bomb left · no new armies")
    table.send(m.Add())
    assert tally(table) == "No movements left · 1 bomb left · no new armies"
    table.send(m.Type("3 Brine > Bell City; 1 Fern > Drake; Bomb Coral"))
    assert tally(table) == "Too many movements: 2 instead of 1 · no bombs left · no new armies"


def test_marks_of_reachable_areas_stand_apart_from_the_coast() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"))
    assert "ring-casing" not in table.shown
    table.send(m.TapTile("Brine"))
    assert table.shown.count('class="ring-casing"') == 4, "Bell City, Coral, Fern and Drake"


def test_both_ways_to_move_are_explained_below_their_buttons() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"), m.TapTile("Brine"))
    ways = " ".join(map(say, ("areas-offer-disperse-meaning", "areas-offer-concentrate-meaning")))
    assert ways in table.shown
    table.send(m.TapTile("Bell City"), m.Add(), m.TapTile("Fern"))
    assert say("areas-offer-choose-after-movement", area="Fern") in table.shown
    assert ways not in table.shown, "no movement is left"


@pytest.mark.parametrize(
    ("game", "scenario", "title"),
    [
        ("rosenkreuz", "rosenkreuz", say("rosenkreuz-cards-title")),
        ("simultaneous-risk", "archipelago", str(escape(say("areas-cards-title")))),
        ("rozz", "basic-training", str(escape(say("rozz-cards")))),
    ],
)
def test_the_cards_panel_has_the_title_of_the_game(game: str, scenario: str, title: str) -> None:
    table = Table(game, scenario)
    table.send(m.OpenDialog("menu"))
    assert f">{title}</button>" in table.shown
    table.send(m.OpenDialog("catalogue"))
    assert f'<h2 id="dialog-title">{title}</h2>' in table.shown
    others = {say("rosenkreuz-cards-title"), say("areas-cards-title"), str(escape(say("rozz-cards")))} - {title}
    assert not any(each in table.shown for each in others)


def test_continent_cards_say_how_new_armies_are_counted() -> None:
    table = finished_setup()
    table.send(m.IAm("FIRST"), m.OpenDialog("catalogue"))
    assert say("areas-cards-about", least=3) in table.shown


LESSON = ("e2-f3", "g7-h6", "d2-e3", "h6-g5", "e3-f4", "f7-f6", "f2-f5", "d7-d6", "f4xf6", "c7-e5", "f5-f7", "d6-e5")


def is_marked_as_capture(shown: str, square: str) -> bool:
    """Whether a square has the mark of a capture, the only mark with that shape."""
    drawn = shown.split(f'<g id="tile-{square}"')[1].split("</g>")[0]
    return 'class="corners"' in drawn


def test_the_last_move_is_framed_without_hiding_the_colors_of_squares() -> None:
    table = rosenkreuz_table(*LESSON[:2])
    for square in ("g7", "h6"):
        drawn = table.shown.split(f'<g id="tile-{square}"')[1].split("</g>")[0]
        assert 'class="last-mark"' in drawn and 'class="last-mark inner"' in drawn
    assert "last-mark" not in table.shown.split('<g id="tile-e2"')[1].split("</g>")[0]
    assert "last-mark" in str(face_of("rosenkreuz").legend(match_of("rosenkreuz", "rosenkreuz").scenario))


def test_a_capture_is_shown_and_read_out_before_it_is_made() -> None:
    table = rosenkreuz_table(*LESSON[:6])
    table.send(m.TapTile("f2"))
    assert label(table.shown, "f5") == noted(may(empty("f5", "white"), "capture"), falls(taken="g5"))
    assert label(table.shown, "e3") == may(empty("e3", "black"), "target")
    marked = [each for each in ("f5", "e3", "g3", "f2", "g5", "a1") if is_marked_as_capture(table.shown, each)]
    assert marked == ["f5"]
    table.send(m.OpenDialog("places"))
    assert f"; {say('rosenkreuz-may-capture')}: {falls(taken='g5')}" in table.shown


def test_a_replaced_piece_and_an_attainment_are_captures_too() -> None:
    table = rosenkreuz_table(*LESSON[:8])
    table.send(m.TapTile("f4"))
    assert label(table.shown, "f6") == noted(
        may(piece_label("f6", "CROSS-white", "black", "Ben"), "capture"), falls(taken="f6")
    )
    assert is_marked_as_capture(table.shown, "f6")
    table = rosenkreuz_table(*LESSON)
    table.send(m.TapTile("f6"))
    assert label(table.shown, "f8") == may(empty("f8", "black"), "attain")
    assert is_marked_as_capture(table.shown, "f8")
    table.send(m.TapTile("f8"))
    assert label(table.shown, "a7") == may(piece_label("a7", "CROSS-black", "black", "Ben"), "take")
    assert is_marked_as_capture(table.shown, "a7") and not is_marked_as_capture(table.shown, "f8")


def test_pieces_lost_by_a_move_are_read_out_too() -> None:
    table = rosenkreuz_table("f2-f3", "f7-g6", "e2-g4", "h7-h6")
    table.send(m.TapTile("g4"))
    assert label(table.shown, "g5") == noted(may(empty("g5", "black"), "target"), falls(lost="g5"))
    assert not is_marked_as_capture(table.shown, "g5")


def test_the_legend_explains_the_mark_of_a_capture() -> None:
    shown = str(face_of("rosenkreuz").legend(match_of("rosenkreuz", "rosenkreuz").scenario))
    assert shown.count('class="corners"') == 2 and say("rosenkreuz-legend-capture") in shown


def pieces_beside_board(shown: str) -> list[str]:
    """The pieces beside the board, in order."""
    return re.findall(r'href="#kreuz-(\w+-\w+)"', shown.split('<g id="gone"')[1].split("</g>")[0])


def test_captured_pieces_lie_beside_the_board_and_are_listed_in_words() -> None:
    """They used to leave no trace except in the history."""
    assert (
        pieces_beside_board(rosenkreuz_table(*LESSON[:6]).shown) == []
        and 'id="taken"' not in rosenkreuz_table(*LESSON[:6]).shown
    )
    table = rosenkreuz_table(*LESSON[:7])
    assert pieces_beside_board(table.shown) == ["CROSS-black"]
    assert say("rosenkreuz-lost", name="Ben", black=1, white=0) in table.shown
    table = rosenkreuz_table(*LESSON[:9])
    assert pieces_beside_board(table.shown) == ["CROSS-black", "CROSS-white"]
    assert say("rosenkreuz-lost", name="Ben", black=1, white=1) in table.shown


def test_a_replay_shows_the_pieces_captured_so_far() -> None:
    table = rosenkreuz_table(*LESSON[:9])
    table.send(m.Replay(7))
    lost = say("rosenkreuz-lost", name="Ben", black=1, white=0)
    assert pieces_beside_board(table.shown) == [] and lost not in table.shown
    table.send(m.GoToStep(99))
    assert pieces_beside_board(table.shown) == ["CROSS-black"] and lost in table.shown


def test_captured_pieces_stay_with_their_taker_when_the_board_turns() -> None:
    table = rosenkreuz_table(*LESSON[:7])
    row = re.compile(r'<g id="gone".*?translate\((\S+) (\d+|-\d+)\)', re.DOTALL)
    assert int(row.search(table.shown)[2]) > 400  # type: ignore[index]
    table.send(m.TurnBoard())
    assert int(row.search(table.shown)[2]) < 400  # type: ignore[index]


def count_destroyed(shown: str) -> int:
    return shown.split('<g id="arrows"')[1].split("</svg>")[0].count('class="token destroyed"')


def test_the_news_of_an_open_move_comes_before_everything_else() -> None:
    shown = rosenkreuz_table(*LESSON[:8]).shown
    body = shown.split('id="slip-body"')[1]
    assert body.index('id="last-move"') < body.index('class="goal"') < body.index('id="moves"')


def test_a_captured_piece_is_shown_and_read_out_until_its_taker_moves() -> None:
    """A computer answers at once, so players would never see what their own move captured."""
    table = rosenkreuz_table(*LESSON[:7])
    assert label(table.shown, "g5") == captured_label(empty("g5", "black"), "CROSS-black")
    assert count_destroyed(table.shown) == 1
    table = rosenkreuz_table(*LESSON[:8])
    assert label(table.shown, "g5") == captured_label(empty("g5", "black"), "CROSS-black")
    news = table.shown.split('id="last-move"')[1].split("</p>")[0].split(">")[1]
    assert news == " ".join(
        (
            sentence("rosenkreuz-report-move", name="Ada", colour="black", start="f2", tile="f5"),
            sentence("rosenkreuz-report-major", loser="Ben", colour="black", squares="g5", number=1),
            sentence("rosenkreuz-report-move", name="Ben", colour="white", start="d7", tile="d6"),
        )
    )
    table = rosenkreuz_table(*LESSON[:9])
    assert label(table.shown, "g5") == empty("g5", "black")
    assert label(table.shown, "f6") == captured_label(piece_label("f6", "ROSE-black", "black", "Ada"), "CROSS-white")
    assert count_destroyed(table.shown) == 1


def test_a_tile_without_your_pieces_does_not_mention_moving() -> None:
    table = Table("rozz", "headquarters-4")
    table.send(m.IAm("RED"), m.TapTile("Elm"))
    assert "RED" not in face_of("rozz").holders(table.model.session.match.state)["Elm"]  # type: ignore[union-attr]
    assert expects(table) == say("rozz-command-choose", tile="Elm")


def test_tapping_an_area_without_possible_orders_says_so() -> None:
    table = ozymandia_table()
    table.send(m.IAm("FIRST"), m.Type("Bomb Coral\n1 Brine > Drake"), m.TapTile("Gull"))
    assert table.model.toast == say("areas-offer-no-choice", area="Gull")
    assert expects(table) == f"{say('areas-offer-all-done')} {say('then-ready', button=say('ready'))}"


def test_players_without_names_are_called_by_their_color_on_the_map() -> None:
    table = Table("ozymandia", "five-isles")
    assert say("pass-to", name="Red") in table.shown
    table.send(m.IAm("FIRST"))
    assert say("commands-now", name="Red") in table.shown and ">Blue<" in table.shown
    assert re.findall(r'class="letter"[^>]*>(\w)<', table.shown.split("</header>")[0]) == ["R", "B"]
    assert not re.search(r"\b(First|Second)\b", re.sub("<[^>]+>", " ", table.shown))
    table.send(m.OpenDialog("legend"))
    assert all(say("areas-legend-held", player=each) in table.shown for each in ("Red", "Blue"))
    table.send(m.CloseDialog(), m.NewMatch(), m.ChooseScenario("five-isles", "ozymandia"))
    assert (
        f'aria-label="{say("name-of", colour="Red")}"' in table.shown
        and f'aria-label="{say("plays", colour="Blue")}"' in table.shown
    )


def test_a_name_that_is_the_other_players_color_is_told_apart() -> None:
    table = Table("ozymandia", "five-isles", FIRST="Blue")
    assert table.model.session is not None
    assert table.model.session.match.names == {"FIRST": "Blue Red", "SECOND": "Blue"}


def test_tapping_a_square_without_your_piece_says_why() -> None:
    table = rosenkreuz_table()
    table.send(m.TapTile("e5"))
    assert table.model.toast == say("rosenkreuz-offer-empty", square="e5")
    table.send(m.TapTile("g7"))
    assert table.model.toast == say("rosenkreuz-offer-opposing", square="g7")
    table.send(m.TapTile("e2"))
    assert table.model.toast == ""


@pytest.mark.parametrize("game", ["ozymandia", "simultaneous-risk"])
def test_the_rules_are_in_the_order_of_their_numbers(game: str) -> None:
    numbers = [int(chapter.number[1:]) for chapter in face_of(game).rulebook().chapters]
    assert numbers == sorted(numbers)


def test_the_steps_of_a_turn_have_names_that_fit_a_phone() -> None:
    """Five share the width of a phone, the first gets twice as much; the full name is above them and read out."""
    table = ozymandia_table()
    table.turn({"FIRST": "2 Brine > Drake, 1 Brine > Bell City\nBomb Coral", "SECOND": "1 Coral > Drake"})
    table.send(m.NextTurn(), m.NextTurn())
    table.turn({"FIRST": "+1 Brine\nBomb Coral", "SECOND": "1 Gull > Drake"})
    names = re.findall(r'aria-label="([^"]+)"[^>]*><span class="step-name">([^<]+)', table.shown)
    assert (say("areas-step-borders"), say("areas-brief-borders")) in names
    assert all(len(brief) <= 10 and brief.lower() in title.lower() for title, brief in names)


@pytest.mark.parametrize(
    ("game", "scenario", "other"),
    [("ozymandia", "five-isles", "territor"), ("simultaneous-risk", "swift-world", r"\bareas?\b")],
)
def test_a_game_has_one_word_for_its_places_in_its_rules_and_elsewhere(game: str, scenario: str, other: str) -> None:
    """Areas, which are provinces or cities, in one game; territories in the other."""
    table = Table(game, scenario, FIRST="Ada", SECOND="Ben")
    book = face_of(game).rulebook()
    said = [text for chapter in book.chapters for text in (chapter.title, *(rule.text for rule in chapter.rules))]
    said += [word for row in (*book.notation, *book.words) for word in row]
    said += [f"{step.words} {step.request}" for step in face_of(game).lesson().steps]
    for shown in (m.IAm("FIRST"), m.OpenDialog("legend"), m.CloseDialog(), m.OpenDialog("catalogue"), m.CloseDialog()):
        table.send(shown)
        said.append(re.sub(r"<[^>]+>", " ", table.shown))
    table.send(m.Type("1 Nowhere > Nowhere"))
    said.append(re.sub(r"<[^>]+>", " ", table.shown))
    assert [each for each in said if re.search(other, each, re.IGNORECASE)] == []


def test_a_text_with_several_orders_a_line_is_limited_only_by_lines() -> None:
    table = Table("ozymandia", "five-isles")

    def listed() -> int:
        assert table.model.session is not None
        return len(table.model.session.composer.commands)

    table.send(m.IAm(), m.Type("\n".join(["1 Brine > Drake; Bomb Coral"] * 150 + ["meet at dawn"])))
    assert listed() == 300
    assert say("too-many-lines", most=200) not in table.shown and "Line 151" in table.shown
    table.send(m.DeleteOrder(0))
    assert say("too-many-lines", most=200) not in table.shown and listed() == 299
    table.send(m.Type("1 Brine > Drake; Bomb Coral\n" * 201))
    assert say("too-many-lines", most=200) in table.shown and listed() == 299


def test_a_rule_number_links_to_its_own_game_even_in_a_new_tab() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "2 Brine > Drake, 1 Brine > Bell City\nBomb Coral", "SECOND": "1 Coral > Drake"})
    kept = table.shown
    table.send(m.GoToStep(2))
    links = re.findall(r'<a class="rule"[^>]*>', kept + table.shown)
    assert links
    for each in links:
        assert "?go=rules&amp;game=ozymandia&amp;rule=" in each and 'data-game="ozymandia"' in each


def test_step_names_below_the_bars_fit_a_phone() -> None:
    phases = ("move", "major", "attainment", "return", "end")
    named = [say(f"rosenkreuz-{'brief' if phase in BRIEF else 'step'}-{phase}") for phase in phases]
    assert all(len(name) <= len("Major captures") for name in named), named


@pytest.mark.parametrize(
    ("group", "games"), [("areas", ("ozymandia", "simultaneous-risk")), ("rosenkreuz", ("rosenkreuz",))]
)
def test_every_message_of_lessons_rules_and_pictures_is_used(
    group: str, games: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their ids are made from the names of steps, rules and pictures."""
    said = set()

    def write(key: str, facts: Mapping[str, object], language: str = "") -> str:
        said.add(key)
        return real(key, facts, language)

    real = translations.write
    monkeypatch.setattr(translations, "write", write)
    memoize.forget_texts()
    for game in games:
        face_of(game).lesson()
        face_of(game).rulebook()
    families = ("lesson", "rule", "picture", "notation", "word")
    wanted = {key for key in translations.table("en", group) if key.removeprefix(f"{group}-").startswith(families)}
    assert said >= wanted and wanted


def test_a_rosenkreuz_move_is_previewed_before_it_is_played() -> None:
    table = rosenkreuz_table("b2-b3", "d7-c6", "f2-e3", "a7-a6", "b3-a4", "h7-g6", "d2-c3", "c6-b5", "c2-b3")
    table.send(m.TapTile("b5"), m.TapTile("a4"))
    assert 'opacity="0.6"><use href="#kreuz-CROSS-white"' in table.shown, "the mover where it would stand"
    assert re.search(r'class="token destroyed" transform="translate\(81 [0-9]+\) scale', table.shown), "what it takes"
    assert say("rosenkreuz-exposed", number=1, squares="a4") in table.shown
    table.send(m.Cancel())
    assert 'opacity="0.6"' not in table.shown and "token destroyed" not in table.shown


def test_a_city_is_named_in_full_where_the_map_has_only_its_initials() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.TapTile("Bell City"))
    shown = pages.page(table.model)
    assert say("areas-city-named", area="Bell City", initials="BC") in shown.split('id="sheet"')[1].split("</h2>")[0]
    board = shown.split('id="board"')[1].split("</svg>")[0]
    # The browser shows a title when the mouse rests there.
    assert board.count("<title>") == 5 and "<title>Bell City</title>" in board
    table.send(m.OpenDialog("legend"))
    assert say("areas-legend-city-named", city="Bell City", initials="BC") in pages.page(table.model)


def test_a_movement_replaces_a_void_one_that_would_make_it_void_too() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.Type("9 Brine > Drake; Bomb Coral"), m.TapTile("Fern"), m.TapTile("Drake"))
    session = session_of(table)
    void, _ = session.composer.commands
    moved = command_editing.offer(session).command
    assert not command_editing.is_void(session, moved), "the board draws it as valid"
    table.send(m.Add())
    assert [session_of(table).match.game.write(each) for each in session_of(table).composer.commands] == [
        "Bomb Coral", "3 Fern > Drake",
    ]  # fmt: skip
    session = session_of(table)
    assert all(each.is_done for each in command_editing.judged(session))
    phrase = command_phrase(session.match, void)
    assert table.model.toast == say("replaced-void", commands=say("quoted-command", command=phrase))
    table.send(m.Undo())
    assert session_of(table).composer.commands[0] == void


def test_a_command_after_a_void_one_can_be_changed_by_dragging() -> None:
    table, void = table_with_a_void_command_first("Bomb Coral")
    table.send(m.EditOrder(1), m.Drag("Fern"), m.Drop("Fern", "Drake"))
    session = session_of(table)
    changed, _ = session.composer.commands
    assert session.match.game.write(changed) == "2 Fern > Brine, 1 Fern > Drake"
    notices = say("drag-changed", command=command_phrase(session.match, changed)), removed(session, void)
    assert table.model.toast == " ".join(notices)


@pytest.mark.parametrize("further", ["", "Bomb Coral"])
def test_ready_names_what_it_adds_and_the_void_command_it_removes(further: str) -> None:
    table, void = table_with_a_void_command_first(further)
    table.send(m.EditOrder(1), m.TapTile("Drake"))
    added = command_editing.offer(session_of(table)).command
    table.send(m.Ready())
    session = session_of(table)
    assert session.stage == COMPOSE, "the player sees what was removed before the device is passed on"
    notices = say("added-too", command=command_phrase(session.match, added)), removed(session, void)
    assert table.model.toast == " ".join(notices)
    table.send(m.Ready())
    assert session_of(table).stage == HANDOVER


def test_a_drop_on_a_chosen_place_names_the_void_command_it_removes() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.Type("9 Brine > Drake; Bomb Coral"))
    void, _ = session_of(table).composer.commands
    table.send(m.TapTile("Fern"), m.TapTile("Drake"), m.Drag("Fern"), m.Drop("Fern", "Drake"))
    session = session_of(table)
    _, added = session.composer.commands
    notices = say("drag-added", command=command_phrase(session.match, added)), removed(session, void)
    assert table.model.toast == " ".join(notices)


def test_a_notice_names_at_most_three_of_the_commands_that_were_removed() -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.Type("; ".join(["9 Brine > Drake"] * 5)), m.TapTile("Fern"), m.TapTile("Drake"))
    session = session_of(table)
    phrase = say("quoted-command", command=command_phrase(session.match, session.composer.commands[0]))
    table.send(m.Add())
    assert len(session_of(table).composer.commands) == 1
    named = say("commands-and-more", commands=", ".join([phrase] * 3), number=2)
    assert table.model.toast == say("replaced-void", commands=named)


@pytest.mark.parametrize(
    "way",
    [
        (m.TapTile("b2"), m.TapTile("b3"), m.Add()),
        (m.TapTile("b2"), m.TapTile("b3"), m.TapTile("b3")),
        (m.Drag("b2"), m.Drop("b2", "b3")),
    ],
    ids=["add", "tap", "drag"],
)
def test_an_open_move_that_replaces_a_void_one_is_played_and_says_so(way: tuple[m.Message, ...]) -> None:
    table = rosenkreuz_table()
    table.send(m.Type("A2-A5"))
    session = session_of(table)
    table.send(*way)
    assert len(session_of(table).match.played) == 1
    assert table.model.toast == removed(session, session.composer.commands[0])


def test_the_same_page_is_drawn_again_without_judging_its_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ozymandia_table()
    table.send(m.IAm(), m.Type("9 Brine > Drake; Bomb Coral"), m.TapTile("Fern"), m.TapTile("Drake"))
    game, lists = session_of(table).match.game, []
    real = game.judge

    def judge(state: object, seat: str, commands: tuple[object, ...]) -> object:
        lists.append(commands)
        return real(state, seat, commands)

    monkeypatch.setattr(type(game), "judge", lambda _game, state, seat, commands: judge(state, seat, commands))
    pages.page(table.model)
    assert lists == []


def table_with_a_void_command_first(further: str = "") -> tuple[Table, object]:
    """A void movement is in the list before a valid one, which it makes void too."""
    table = ozymandia_table()
    table.send(m.IAm(), m.Type("; ".join(filter(None, ("9 Brine > Drake", "2 Fern > Brine", further)))))
    return table, session_of(table).composer.commands[0]


def removed(session: Session, command: object) -> str:
    """The notice that a void command was removed."""
    return say("replaced-void", commands=say("quoted-command", command=command_phrase(session.match, command)))


def session_of(table: Table) -> Session:
    assert table.model.session is not None
    return table.model.session
