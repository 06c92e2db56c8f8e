"""What moves while a turn is shown, the goal on the board, and where the result leads."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rozz import library
from rozz.engine.match import Match
from rozz.ui.board.geometry import number
from rozz.ui.board.step_animation import DISTANCE_FROM_EDGE
from rozz.ui.features.replay import replay_steps
from rozz.ui.features.replay.best_turn import best_turn
from rozz.ui.games import face_of
from rozz.ui.games.areas.drawing.army_counters import Scene as AreasScene
from rozz.ui.games.areas.drawing.chart import chart_of
from rozz.ui.games.areas.drawing.crossings import meeting_point
from rozz.ui.games.face import Marks
from rozz.ui.games.rozz.drawing.piece_motion import NO_MOTION
from rozz.ui.games.rozz.texts import objective_texts
from rozz.ui.games.rozz.turn_steps import Scene
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.views.replay.match_victory import best_turn_card
from rozz.ui.views.widgets import charts, pictures
from tests.support.ui.related_game_tables import ozymandia_table, rosenkreuz_table
from tests.support.ui.table import Table
from tests.support.ui.table import page_after as shown_table


def scenes(turn: int) -> list[Scene]:
    """The scenes of a turn in the example match of the rules page."""
    example = face_of("rozz").rulebook().playthrough
    assert example is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", example)
    return [step.scene for step in replay_steps.steps(match, turn)]


def test_step_titles_are_in_words_and_contain_their_brief_names() -> None:
    example = face_of("rozz").rulebook().playthrough
    assert example is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", example)
    names = [(step.title, step.brief or step.title) for turn in range(1, len(match.played) + 1)
             for step in replay_steps.steps(match, turn)]  # fmt: skip
    fights = [title for title, _ in names if title == say("rozz-step-fight", tile="E4", step=5)]
    assert fights, "the match has a fight"
    assert all("·" not in brief and brief in title for title, brief in names)


def areas_scenes(table: Table) -> list[AreasScene]:
    """The scenes of the last turn in a match on areas."""
    session = table.model.session
    assert session is not None
    match = session.match
    return [step.scene for step in replay_steps.steps(match, len(match.played))]


def test_pieces_travel_with_their_load() -> None:
    revealed, moves, *_ = scenes(2)
    assert revealed.motion == NO_MOTION, "what is ordered has not happened"
    assert [(arrow.start, arrow.end, arrow.load) for arrow in moves.motion.moves] == [
        ("Karn", "K1", (("INF", 4), ("SRNUKE", 1))),
        ("Q5", "E3", (("INF", 3),)),
    ]


def test_a_nuclear_strike_shows_its_weight_and_a_capture_comes_last() -> None:
    _, strikes, _ = scenes(6)
    assert strikes.motion.blows == (("Quell", 3),)
    *before, last = scenes(7)
    assert not last.arrows
    assert last.motion.captured_headquarters == (("Quell", "RED"),)
    assert not any(scene.motion.captured_headquarters for scene in before)


def test_purchases_are_shown_on_the_board_even_from_afar() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF*2 > Drift\nP: ARMOR > Drift"), m.HandIn())
    table.send(m.IAm(), m.Type("P: IU > Braxx"), m.HandIn(), m.ShowEveryone())
    revealed, bought, income = (step.scene for step in replay_steps.steps(table.session.match, 1))
    assert bought.motion.purchases == (("Drift", (("INF", 2), ("ARMOR", 1))), ("Braxx", (("IU", 1),)))
    assert not revealed.motion.purchases and not income.motion.purchases
    assert table.send(m.GoToStep(1)).shown.count('class="slip-of-items"') == 2


def test_pieces_that_are_joined_by_others_stay_visible() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*2 @ Drift > D4"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.GoToStep(1))
    assert table.shown.count("seat-1 arrives") == 1 and table.shown.count('class="traveller"') == 1
    table.send(m.GoToStep(99), m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.Type("M: INF @ Drift > D4"), m.HandIn())
    table.send(m.ShowEveryone(), m.GoToStep(1))
    assert "arrives" not in table.shown and table.shown.count('class="traveller"') == 1


def test_the_goal_is_marked_on_the_board_and_in_the_legend() -> None:
    scenario = library.game("rozz").read(library.scenario_mapping("headquarters-2"))
    assert objective_texts.goal_tiles(scenario, scenario.setup, "RED") == {"Braxx"}
    assert objective_texts.goal_tiles(scenario, scenario.setup) == {"Braxx", "Drift"}
    shown = shown_table("headquarters-2", "rozz")
    assert shown.count("goal-mark") == 1
    assert say("legend") in shown
    assert say("rozz-legend-goal") in shown_table("headquarters-2", "rozz", m.OpenDialog("legend"))
    assert say("rozz-legend-goal") not in shown_table("occupation-6", "rozz", m.OpenDialog("legend"))


def test_the_name_of_an_empty_tile_is_in_its_middle() -> None:
    shown = shown_table("headquarters-2", "rozz")
    names = [part.split("</text>")[0] for part in shown.split('<text class="name')[1:]]
    free = {part.rsplit(">", 1)[1] for part in names if " free" in part.split('"')[0]}
    assert "H1" in free and "Vess" in free and not free & {"Drift", "Braxx", "Rozz"}


def test_the_result_shows_its_board_and_offers_the_other_side() -> None:
    table = Table().send(m.IAm(), m.Type("R:"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    assert say("won", names="Ben") in table.shown and say("end-board") in table.shown
    assert say("has-resigned", name="Ada") in table.shown
    for name in ("rematch", "other-side", "another-match", "replay"):
        assert say(name) in table.shown
    names = dict(table.session.match.names)
    table.send(m.Rematch("m2", "00", "other"))
    assert names == {"RED": "Ada", "BLUE": "Ben"}
    assert dict(table.session.match.names) == {"RED": "Ben", "BLUE": "Ada"}
    assert not table.session.match.played


def test_curves_of_equal_values_are_drawn_side_by_side() -> None:
    rows = {"RED": [1.0, 2.0], "BLUE": [1.0, 2.0], "GREEN": [1.0, 2.0]}
    drawn = str(charts.line_chart("Tiles", rows, {seat: seat for seat in rows}, "Turn 1", 2))
    starts = sorted(float(part.split("L")[0].split()[1]) for part in drawn.split(' d="M') if "curve" not in part[:1]
                    and "dash" not in part and part.startswith("38 ") and "L" in part.split('"')[0])  # fmt: skip
    assert len(starts) == 3 and all(after - before > 2 for before, after in pairwise(starts))


def test_marching_armies_appear_when_they_arrive() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "2 Brine > Bell City, 1 Brine > Drake", "SECOND": "1 Coral > Gull"})
    assert "traveller" not in table.shown and "arrives" not in table.shown, "what is ordered has not happened"
    table.send(m.GoToStep(1))
    assert table.shown.count('class="traveller"') == 3
    assert table.shown.count(' arrives"') == 2, "to an empty city and to Drake; in Gull three were there before"


def test_the_next_player_sees_the_last_piece_arrive() -> None:
    table = rosenkreuz_table("e2-f3")
    assert table.shown.count('class="come"') == 1
    table.send(m.TapTile("e7"))
    assert table.shown.count('class="come"') == 1
    table.send(m.Type("e7-d6"))
    assert table.shown.count('class="come"') == 1, "the move that is being made has not happened"


def test_armies_that_meet_at_a_border_stop_there() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "2 Brine > Coral", "SECOND": "1 Coral > Brine"})
    _, marches, *_ = areas_scenes(table)
    assert marches.wiped_out_on_border == {("SECOND", "Coral", "Brine")}
    assert marches.blows == (("Coral", "Brine", 1),)
    chart = chart_of(library.game("ozymandia").read(library.scenario_mapping("five-isles", "ozymandia")))
    x, y = meeting_point(chart, "Brine", "Coral")
    table.send(m.GoToStep(1))
    assert table.shown.count('class="traveller"') == 2 and "blow weight-1" in table.shown
    assert f"translate({number(x)} {number(y)})" in table.shown


def test_fights_in_an_area_are_shown_and_then_its_capture() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "3 Brine > Coral", "SECOND": "2 Coral > Cliff City"})
    _, marches, battles, *_ = areas_scenes(table)
    assert marches.captured == (("Cliff City", "SECOND"),), "the capture names its province and its new owner"
    assert battles.blows == (("Coral", "", 1),) and battles.captured == (("Coral", "FIRST"),)
    table.send(m.GoToStep(2))
    assert table.shown.count("capture seat-1") == 1 and "capture seat-2" not in table.shown


def test_neither_unowned_nor_already_held_provinces_count_as_captured() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "2 Brine > Drake", "SECOND": "1 Coral > Cliff City; Bomb Cliff City"})
    _, marches, bombs = areas_scenes(table)
    assert marches.captured == (("Cliff City", "SECOND"),) and bombs.captured == ()


def test_a_bombardment_shows_its_weight() -> None:
    table = ozymandia_table()
    table.turn({"FIRST": "Bomb Coral", "SECOND": "Bomb Bell City"})
    *_, bombs = areas_scenes(table)
    assert bombs.blows == (("Coral", "", 2), ("Bell City", "", 3))


def test_armies_that_meet_across_the_edge_of_the_map_stop_at_the_edge() -> None:
    rules = library.game("simultaneous-risk")
    world = {key: what for key, what in library.scenario_mapping("standard", rules.name).items() if key != "placing"}
    setup = {"Alaska": {"FIRST": 5}, "Kamchatka": {"SECOND": 2}}
    match = Match.begin(rules, rules.read({**world, "setup": setup}), "world", {"FIRST": "Ada", "SECOND": "Ben"})
    for seat, line in (("FIRST", "5 Alaska > Kamchatka"), ("SECOND", "2 Kamchatka > Alaska")):
        match = match.hand_in(seat, rules.parse(match.scenario, line))
    match = match.reveal()
    marches = next(step for step in replay_steps.steps(match, 1) if step.scene.wiped_out_on_border)
    shown = str(face_of(rules.name).board_at_step(match, marches, Marks()))
    assert shown.count('class="traveller"') == 3, "Red goes out and in again, Blue only goes out"
    assert shown.count("blow weight-1") == 1


@pytest.mark.parametrize(
    ("game", "moment"), [("rozz", 6), ("rosenkreuz", 11), ("ozymandia", 1), ("simultaneous-risk", 7)]
)
def test_the_best_turn_of_a_recorded_match(game: str, moment: int) -> None:
    playthrough = face_of(game).rulebook().playthrough
    assert playthrough is not None
    turn = best_turn(pictures.match_of_playthrough(library.game(game), game, playthrough))
    assert turn is not None and turn.first == moment


def test_the_best_turn_is_the_hardest_blow_before_the_last_turn() -> None:
    example = face_of("rozz").rulebook().playthrough
    assert example is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", example)
    turn = best_turn(match)
    assert turn is not None and turn.first == 6, "a nuclear strike empties the headquarters"
    assert best_turn(match.branch(5, "on")) is None, "nobody has won yet"


#: A real match on headquarters-2, each turn RED's commands and BLUE's.
WITH_COMPLEXES = (
    ("P: IU*3 > Drift; P: TRANS > Drift", "P: IC > Braxx; M: INF @ Braxx > B2"),
    ("M: TRANS+INF*5 @ Drift > Rozz; P: INF*15 > Drift", "P: ARMOR > Braxx; M: INF @ Braxx > B1"),
    ("P: ARMOR > Rozz; M: TRANS+INF*5 @ Rozz > B1", "P: MRNUKE > Braxx; M: INF @ B1 > R3"),
    ("M: ARMOR @ Rozz > R3; M: TRANS+INF*5 @ B1 > Q3", "S: MRNUKE @ Braxx > Rozz; M: ARMOR @ Braxx > B1"),
    ("M: ARMOR @ R3 > B6; P: ARMOR > Q3", "S: ARMOR @ B1 > RED/ARMOR @ R3; P: INF*30 > Braxx"),
    ("M: ARMOR @ B6 > B5; S: ARMOR @ B5 > IC @ Braxx", "P: TRAP > Braxx; S: ARMOR @ B1 > RED/ARMOR @ B6"),
)


def with_complexes(turns: int, *last: str) -> Match:
    """The first turns of that match, and then these commands of both."""
    rules = library.game("rozz")
    match = Match.begin(rules, rules.read(library.scenario_mapping("headquarters-2")), "x")
    for turn in (*WITH_COMPLEXES[:turns], last):
        for seat, text in zip(("RED", "BLUE"), turn, strict=True):
            commands = tuple(each for part in text.split("; ") for each in rules.parse(match.scenario, part))
            match = match.hand_in(seat, commands)
        match = match.reveal()
    return match


def test_a_turn_in_which_the_winner_lost_more_is_not_the_best_one() -> None:
    """In turn 4 RED destroyed 1 infantry and lost an industry complex; in turn 6 RED destroyed BLUE's."""
    match = with_complexes(6, "N:", "R:")
    turn = best_turn(match)
    assert turn is not None and turn.first == 6
    assert " · In Braxx, 1 industry complex was lost.</p>" in str(best_turn_card(match))


def test_the_best_turn_of_a_lone_winner_is_called_theirs() -> None:
    match = with_complexes(4, "N:", "R:")
    assert match.outcome is not None and match.outcome.winners == ("RED",)
    mine, other = say("best-turn", who="you"), say("best-turn", who="other")
    for seat, heading in (("RED", mine), ("BLUE", other), ("", other)):
        assert f"<h2>{heading}</h2>" in str(best_turn_card(match, seat))


def test_a_captured_complex_makes_the_best_turn() -> None:
    match = with_complexes(4, "N:", "R:")
    turn = best_turn(match)
    assert turn is not None and turn.first == 2
    assert f" · {say('rozz-took-over', name='RED', what='1 industry complex', tile='Rozz')}</p>" in str(
        best_turn_card(match)
    )


@pytest.mark.parametrize(
    ("game", "event"),
    [("rozz", "In Quell, Blue lost 2 infantry."),
     ("rosenkreuz", "Cross was outnumbered in a black group and lost the piece on e7."),
     ("ozymandia", "Red’s 2 armies beat Blue’s 1 in Drake. With at least twice as many, Red lost nothing.")],
)  # fmt: skip
def test_the_best_turn_quotes_what_cost_the_losers_most(game: str, event: str) -> None:
    playthrough = face_of(game).rulebook().playthrough
    assert playthrough is not None
    shown = best_turn_card(pictures.match_of_playthrough(library.game(game), game, playthrough))
    assert shown is not None and f" · {event}</p>" in str(shown)


def test_losses_are_counted_and_income_is_shown_where_it_arrives() -> None:
    *_, fight, income = scenes(3)
    assert fight.motion.losses == (("E4", (("RED", "INF", 4, 2), ("BLUE", "INF", 2, 0))),)
    assert fight.motion.blows == (("E4", 1),)
    assert {seat for seat, amount in income.motion.income if amount > 0} == {"RED", "BLUE"}


@pytest.mark.parametrize(("moved", "side"), [("N:", -1), ("M: INF*2 @ Braxx > B1", 1)])
def test_income_rises_where_no_pieces_stand(moved: str, side: int) -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.Type(moved), m.HandIn(), m.ShowEveryone(), m.GoToStep(99))
    gain = table.shown[: table.shown.index(">+$5<", table.shown.index('class="gain seat-2"'))]
    assert f"translate(0 {side * DISTANCE_FROM_EDGE})" in gain[gain.rindex('class="gain') :]
