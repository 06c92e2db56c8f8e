"""Lessons: each step is completed by what it asks and by nothing else, and can be left and resumed anywhere."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from rozz import library, shipped_files
from rozz.engine.areas.resolution import battle
from rozz.engine.said import Said, Text, said
from rozz.ui.app.update import update
from rozz.ui.features.composer import command_editing
from rozz.ui.features.lessons import lesson_tasks
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.features.replay.best_turn import best_turn
from rozz.ui.games import face_of
from rozz.ui.games.lesson_plan import Lesson, Select, SubmitCommands, Watch, Write
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import KeepLessons, Save, Scroll, UseKeys
from rozz.ui.state.model import RESIGNING, Model
from rozz.ui.state.session_kinds import Here, Learning
from rozz.ui.state.stages import COMPOSE, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from tests.support.ui.table import primary_labels
from tests.support.words import beginning, pattern

#: The games played on areas.
ON_AREAS = ["ozymandia", "simultaneous-risk"]
TAUGHT = [game for game in library.GAMES if face_of(game).has_lesson]


class LessonPage:
    """A page with a lesson open."""

    def __init__(self, game: str, lessons: dict[str, int] | None = None) -> None:
        self.game = game
        self.model = Model(lessons=lessons or {})
        self.effects: list[object] = []
        self.send(m.Learn(game))

    def send(self, *messages: m.Message) -> LessonPage:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects += effects
        return self

    def obey(self) -> LessonPage:
        """Do what the step asks."""
        return self.send(*lesson_tasks.asked(self.lesson.steps[self.kind.step].task, self.session))

    @property
    def session(self):  # type: ignore[no-untyped-def]
        assert self.model.session is not None
        return self.model.session

    @property
    def kind(self) -> Learning:
        assert isinstance(self.session.kind, Learning)
        return self.session.kind

    @property
    def lesson(self) -> Lesson:
        lesson = face_of(self.game).lesson()
        assert lesson is not None
        return lesson

    @property
    def shown(self) -> str:
        return pages.page(self.model)


def test_every_game_has_a_lesson_and_says_so() -> None:
    assert TAUGHT == ["rozz", "rosenkreuz", "ozymandia", "simultaneous-risk", "campaigns"]
    assert all((face_of(game).lesson() is not None) == face_of(game).has_lesson for game in library.GAMES)


@pytest.mark.parametrize("game", TAUGHT)
def test_following_every_request_of_a_lesson_completes_it(game: str) -> None:
    pupil = LessonPage(game)
    total = len(pupil.lesson.steps)
    for number, step in enumerate(pupil.lesson.steps):
        assert (pupil.kind.step, pupil.kind.is_done) == (number, False), step.title
        assert say("lesson-step", number=number + 1, total=total) in pupil.shown
        assert step.title in pupil.shown and 'data-do="next-step"' not in pupil.shown
        pupil.obey()
        assert (pupil.kind.step, pupil.kind.is_done) == (number, True), step.title
        assert 'data-do="next-step"' in pupil.shown and say("lesson-done") in pupil.shown
        pupil.send(m.NextStep())
    assert pupil.session.stage == OVER and pupil.kind.step == total
    assert pupil.session.match.outcome.winners == (pupil.lesson.seat,)
    assert pupil.model.lessons == {game: total}
    assert pupil.lesson.farewell[:30] in pupil.shown
    assert not any(isinstance(effect, Save) for effect in pupil.effects)
    assert pupil.model.shelf == ()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_names_the_question_that_ready_asks_and_no_other(game: str) -> None:
    pupil = LessonPage(game)
    for step in pupil.lesson.steps:
        is_asked = isinstance(step.task, SubmitCommands) and bool(after_ready(pupil).dialog)
        assert (say("hand-in") in step.request) == is_asked, step.title
        pupil.obey().send(m.NextStep())


def after_ready(pupil: LessonPage) -> Model:
    """The page after what the step asks, up to the tap on Ready."""
    model = pupil.model
    for message in lesson_tasks.asked(pupil.lesson.steps[pupil.kind.step].task, pupil.session):
        if isinstance(message, m.HandIn):
            return model
        model, _ = update(model, message)
    return model


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_can_be_resumed_and_shown(game: str) -> None:
    """Left at any step, a lesson resumes with everything done before it; and it can show what it asks."""
    for number in range(1, len(LessonPage(game).lesson.steps)):
        pupil = LessonPage(game, {game: number})
        assert (pupil.kind.step, pupil.kind.is_done) == (number, False)
        pupil.send(m.ShowStep())
        assert (pupil.kind.step, pupil.kind.is_done) == (number, True)


@pytest.mark.parametrize("game", TAUGHT)
def test_nobody_resigns_in_a_lesson(game: str) -> None:
    pupil = LessonPage(game)
    while pupil.session.stage != COMPOSE:
        pupil.obey().send(m.NextStep())
    assert say("menu-resign") not in pupil.send(m.OpenDialog("menu")).shown
    assert say("resign-question") not in pupil.send(m.OpenDialog(RESIGNING)).shown


def test_another_tile_or_command_does_not_advance() -> None:
    pupil = LessonPage("rozz").send(m.TapTile("D3"))
    assert not pupil.kind.is_done
    pupil.send(m.TapTile("Drift"), m.NextStep(), m.TapTile("D3"), m.Pick("purchase:INF"), m.Add())
    assert (pupil.kind.step, pupil.kind.is_done) == (1, False)
    assert not pupil.session.composer.commands


@pytest.mark.parametrize("game", TAUGHT)
def test_no_step_starts_with_a_selection_of_the_step_before(game: str) -> None:
    pupil = LessonPage(game)
    for step in pupil.lesson.steps:
        pupil.obey().send(m.NextStep())
        composer, is_kept = pupil.session.composer, isinstance(step.task, Select) and step.task.is_kept
        assert bool(composer.made) == is_kept and (is_kept or not composer.rest), step.title


@pytest.mark.parametrize(
    ("game", "taps"),
    [("rosenkreuz", ("f3", "f3")), ("simultaneous-risk", ("Egret", "Gannet", "Heron"))],
)
def test_a_step_that_continues_a_command_can_be_followed_literally(game: str, taps: tuple[str, ...]) -> None:
    pupil = LessonPage(game).obey().send(m.NextStep(), *(m.TapTile(tile) for tile in taps))
    if game == "simultaneous-risk":
        pupil.send(m.Add())
    assert (pupil.kind.step, pupil.kind.is_done) == (1, True)


def test_a_tile_named_again_by_the_next_step_can_be_tapped() -> None:
    pupil = LessonPage("rozz", {"rozz": 6}).obey().send(m.NextStep(), m.TapTile("D3"))
    assert "move:ARMOR" in [pick.key for pick in command_editing.offer(pupil.session).picks]


def test_a_suggestion_that_the_lesson_changes_is_not_added() -> None:
    pupil = LessonPage("campaigns")
    assert primary_labels(pupil.shown) == [], "nothing is done yet"
    before = pupil.session
    pupil.send(m.Add())
    assert pupil.session == before, "the board still takes taps"
    assert pupil.model.toast == say("lesson-try-again", request=pupil.lesson.steps[0].request)
    pupil.send(m.TapTile("2L"), m.TapTile("2R"))
    assert primary_labels(pupil.shown) == [say("add")]
    pupil.send(m.Add())
    assert pupil.kind.is_done and pupil.model.toast == ""


def test_the_words_of_a_step_fold_and_stay_as_the_pupil_leaves_them() -> None:
    pupil = LessonPage("rozz").obey().send(m.NextStep())
    assert pupil.kind.is_folded is None and "fold-step" not in pupil.shown
    pupil.send(m.TapTile("D3"))
    assert pupil.kind.is_folded and re.search(r'data-do="fold-step" aria-expanded="false"', pupil.shown)
    pupil.send(m.FoldStep())
    assert pupil.kind.is_folded is False and re.search(r'data-do="fold-step" aria-expanded="true"', pupil.shown)
    pupil.send(m.Pick(command_editing.offer(pupil.session).picks[-1].key))
    assert pupil.kind.is_folded is False, "another pick folds nothing that was unfolded"
    pupil.send(m.FoldStep(), m.Cancel(), m.Cancel())
    assert not pupil.session.composer.made and pupil.kind.is_folded, "a cleared selection unfolds nothing"
    pupil.send(m.TapTile("V6"), m.TapTile("D3"))
    assert pupil.kind.is_folded
    pupil.send(m.ShowStep())
    assert pupil.kind.is_done and pupil.kind.is_folded
    pupil.send(m.NextStep())
    assert pupil.kind.is_folded is None and "fold-step" not in pupil.shown


def test_after_a_step_nothing_on_the_page_asks_for_ready() -> None:
    pupil = LessonPage("rozz")
    then = say("then-ready", button=say("ready"))
    number = next(at for at, step in enumerate(pupil.lesson.steps) if isinstance(step.task, SubmitCommands))
    while pupil.kind.step < number:
        pupil.send(m.ShowStep())
        assert pupil.kind.is_done and then not in pupil.shown and quiet_buttons(pupil.shown) == [True]
        pupil.send(m.NextStep())
    assert then in pupil.shown and quiet_buttons(pupil.shown) == [False], "now Ready is next"


def quiet_buttons(shown: str) -> list[bool]:
    """For each row of main buttons, whether it is dimmed."""
    return ["quieter" in css for css in re.findall(r'<div id="thumb" class="([^"]*)"', shown)]


def test_nothing_is_handed_in_before_its_step() -> None:
    pupil = LessonPage("rozz").send(m.TapTile("Drift"), m.NextStep(), m.Ready(), m.HandIn())
    assert pupil.session.stage == COMPOSE and pupil.session.match.played == ()
    assert pupil.model.toast == say("lesson-not-yet", request=pupil.lesson.steps[1].request)
    assert pupil.model.toast in pupil.shown and pupil.model.dialog == ""


def test_ready_too_early_is_refused_without_asking_first() -> None:
    steps = LessonPage("rozz").lesson.steps
    step = next(number for number, each in enumerate(steps) if isinstance(each.task, SubmitCommands))
    pupil = LessonPage("rozz", {"rozz": step - 1}).send(m.Ready())
    assert pupil.session.stage == COMPOSE and pupil.model.dialog == ""
    assert pupil.model.toast == say("lesson-not-yet", request=pupil.lesson.steps[step - 1].request)


def test_a_move_the_lesson_did_not_ask_for_is_not_played() -> None:
    pupil = LessonPage("rosenkreuz").obey().send(m.NextStep(), m.TapTile("e3"), m.TapTile("e3"))
    request = pupil.lesson.steps[1].request
    assert pupil.session.match.played == ()
    assert pupil.model.toast == say("lesson-not-that", commands="“e2-e3”", request=request)
    pupil.send(m.Cancel(), m.Cancel(), m.TapTile("e2"), m.TapTile("f3"), m.TapTile("f3"))
    assert pupil.kind.is_done and len(pupil.session.match.played) == 2


@pytest.mark.parametrize("last", ["Jade", "Lead"])
def test_a_command_that_leaves_the_opponent_no_reply_is_not_played(last: str) -> None:
    """Armies set up where Blue's belong: nothing breaks, and they can be set up elsewhere."""
    pupil = LessonPage("simultaneous-risk").send(m.Type(f"+1 Finch, 1 Egret, 1 Gannet, 1 {last}"), m.Ready())
    assert pupil.session.match.played == () and pupil.model.toast.startswith(beginning("lesson-not-yet"))
    pupil.send(m.ShowStep(), m.NextStep(), m.ShowStep())
    assert pupil.kind.is_done and len(pupil.session.match.played) == 2


def test_a_final_move_the_lesson_did_not_ask_for_is_not_played() -> None:
    """The lesson has no reply to it."""
    pupil = LessonPage("rosenkreuz", {"rosenkreuz": 7}).send(m.TapTile("a2"), m.TapTile("b3"), m.TapTile("b3"))
    assert len(pupil.session.match.played) == 12
    assert pupil.model.toast.startswith(beginning("lesson-not-that", commands="“a2-b3”"))
    pupil.send(m.ShowStep())
    assert pupil.kind.is_done


def test_a_changed_list_is_not_handed_in_and_can_be_corrected() -> None:
    pupil = LessonPage("rozz", {"rozz": 3}).send(m.DeleteOrder(0), m.Ready(), m.HandIn())
    assert pupil.session.match.played == () and not pupil.kind.is_done
    pupil.send(m.ShowStep())
    assert pupil.kind.is_done and len(pupil.session.match.played) == 1


def test_a_player_who_does_several_steps_at_once_is_not_held_up() -> None:
    """Without tapping Next, and in another order."""
    armor, missile = m.Type("M: ARMOR @ Drift > D3"), m.Type("M: ARMOR @ Drift > D3\nP: SRNUKE > D3")
    pupil = LessonPage("rozz").send(m.TapTile("Drift"), armor, missile)
    assert (pupil.kind.step, pupil.kind.is_done) == (2, True)
    pupil.send(m.Ready())
    assert pupil.kind.step == 3 and pupil.kind.is_done
    pupil.send(m.NextTurn())
    assert pupil.kind.step == 5 and pupil.kind.is_done


def test_progress_is_kept_and_a_lesson_can_start_over() -> None:
    pupil = LessonPage("rozz").obey()
    assert pupil.effects[-1] == KeepLessons({"rozz": 1}) or KeepLessons({"rozz": 1}) in pupil.effects
    assert at_rest(pupil.model).lessons == {"rozz": 1} and at_rest(pupil.model).session is None
    again = pupil.send(m.GoHome(), m.Learn("rozz", "yes"))
    assert again.kind.step == 0


def test_an_unknown_step_number_starts_the_lesson_over() -> None:
    assert LessonPage("rozz", {"rozz": 99}).kind.step == 0
    assert LessonPage("rozz", {"rozz": -3}).kind.step == 0


def test_the_first_match_after_a_lesson_is_against_the_first_level() -> None:
    pupil = LessonPage("rozz")
    pupil.send(m.PlayNow("rozz", "f1", "00" * 16, 1))
    assert isinstance(pupil.session.kind, Here)
    assert "computer:1" in [place.plays for place in pupil.session.match.seats]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_names_the_places_it_asks_for(game: str) -> None:
    """The words and the task of a step mention the same places."""
    lesson = face_of(game).lesson()
    assert lesson is not None
    for step in lesson.steps:
        if isinstance(step.task, Write):
            rules = library.game(game)
            scenario = rules.read(library.lesson_mapping(lesson.scenario, game))
            (command,) = rules.parse(scenario, step.task.command)
            assert rules.write(command) == step.task.command
            places = r"\b[1-5][LCR]\b" if game == "campaigns" else r"[a-h][1-8]|[DV][1-6]|Drift|Vess"
            if game in ON_AREAS:
                places = "|".join(sorted(scenario.map.areas, key=len, reverse=True))
            found = re.findall(places, step.task.command)
            assert all(place in step.request for place in found[1:] or found)
            names_no_place = game == "campaigns" and step.task.command.startswith(("S:", "O:", "L:"))
            assert bool(found) != names_no_place


@pytest.mark.parametrize("game", ON_AREAS)
def test_battles_calculated_in_a_lesson_match_the_engine(game: str) -> None:
    """Every `6 against 4, you lose 4 − 2 = 2`, and `3 against 1, you lose nothing`."""
    lesson = face_of(game).lesson()
    assert lesson is not None
    claims = r"(\d+) against (\d+), you lose (?:nothing|(\d+) − (\d+) = (\d+))"
    said = [found for step in lesson.steps for found in re.findall(claims, step.words)]
    assert len({bool(lost) for *_, lost in said}) == 2, "some lose armies, and some none"
    for *forces, less, difference, lost in said:
        larger, smaller = map(int, forces)
        assert battle.losses(larger, smaller) == (int(lost or 0), smaller)
        assert not lost or (int(less), int(difference)) == (smaller, larger - smaller)


def reported(game: str) -> list[list[Text]]:
    """The reports of a lesson's turns, moment by moment."""
    pupil = LessonPage(game)
    for _ in pupil.lesson.steps:
        pupil.obey().send(m.NextStep())
    rules, names = library.game(game), {"FIRST": "Red", "SECOND": "Blue"}
    return [[line.plain for line in rules.report(played, names)] for played in pupil.session.match.played]


def beat_report(key: str, larger: int, smaller: int, **where: str) -> Said:
    """The report that Red beat Blue, with the numbers of the rule."""
    difference = larger - smaller
    lost = max(0, smaller - difference)
    numbers = {"larger": larger, "smaller": smaller, "lost": lost, "left": larger - lost}
    return said(f"areas-report-{key}", name="Red", loser="Blue", **numbers, **where)


def test_the_ozymandia_lesson_describes_what_happens() -> None:
    first, second, third, fourth = reported("ozymandia")
    assert said("areas-report-arrived", name="Blue", number=1, area="Cliff City") in first
    assert beat_report("battle-won-freely", 2, 1, area="Drake") in first
    assert beat_report("battle-won", 6, 4, area="Drake") in second
    bomb = {"name": "Red", "owner": "Blue"}
    assert said("areas-report-bomb-hit", **bomb, area="Cliff City", number=2, lost=2, left=0) in third
    assert said("areas-report-placed", name="Red", number=1, area="Bell City") in third
    assert said("areas-report-arrived", name="Blue", number=1, area="Brine") in third
    assert beat_report("battle-won-freely", 3, 1, area="Bell City") in fourth
    assert fourth[-1] == said("areas-victory-cities", winner="Red", loser="Blue", number=3)


def test_the_simultaneous_risk_lesson_describes_what_happens() -> None:
    *_, third, fourth = reported("simultaneous-risk")
    assert said("areas-report-placed", name="Red", number=7, area="Finch") in third
    assert said("areas-report-placed", name="Red", number=7, area="Heron") in fourth
    assert beat_report("border-won-freely", 7, 1, start="Finch", end="Jade") in third
    bomb = {"name": "Red", "owner": "Blue"}
    assert said("areas-report-bomb-hit", **bomb, area="Lead", number=6, lost=3, left=3) in third
    assert beat_report("battle-won-freely", 15, 6, area="Lead") in fourth


def test_armies_can_be_distributed_in_any_order() -> None:
    pupil = LessonPage("ozymandia", {"ozymandia": 5}).send(m.TapTile("Drake"), m.Pick("concentrate"))
    pupil.send(m.TapTile("Brine"), m.TapTile("Fern"), m.Add())
    assert pupil.kind.is_done
    pupil = LessonPage("simultaneous-risk").send(*(m.TapTile(each) for each in ("Finch", "Heron", "Gannet", "Egret")))
    pupil.send(m.Add())
    assert pupil.kind.is_done and len(pupil.session.match.played) == 2


def test_the_scenario_of_a_lesson_is_not_offered_for_matches() -> None:
    own = shipped_files.names_in("lessons")
    assert own and not any(each in library.scenario_names(game) for each in own for game in library.GAMES)


def test_an_unfinished_lesson_is_not_described_as_another_games_war() -> None:
    home = pages.page(Model(lessons={"ozymandia": 4}))
    assert say("learn-on", game="Ozymandia", number=5, total=13) in home
    assert say("learn-about") in home and say("door-learn") not in home


def test_every_lesson_has_a_door_or_a_button() -> None:
    home = pages.page(Model())
    buttons = [re.search(rf'data-do="learn" data-game="{game}"', home) for game in TAUGHT]
    assert all(buttons) and home.count('data-do="learn"') == 1 + len(TAUGHT) and say("door-learn") in home
    for begun in TAUGHT:
        home = pages.page(Model(lessons={begun: 1}))
        door, *buttons = re.findall(r'data-do="learn" data-game="([^"]*)"', home)
        assert door == begun and buttons == list(TAUGHT)


def test_the_number_of_armies_marching_to_a_tapped_area_is_in_sight() -> None:
    """On a phone the sheet has little room below the lesson's request."""
    pupil = LessonPage("simultaneous-risk", {"simultaneous-risk": 3})
    pupil.send(m.TapTile("Finch"), m.Pick("disperse"))
    pupil.effects.clear()
    pupil.send(m.TapTile("Jade"))
    assert Scroll("dials") in pupil.effects


def test_the_request_to_distribute_armies_matches_what_is_shown() -> None:
    """A lesson names a number only after every place it depends on has been tapped."""
    pupil = LessonPage("ozymandia", {"ozymandia": 1})
    request = pupil.lesson.steps[1].request
    assert request.index("Two armies go") > request.index("Bell City")
    pupil.send(m.TapTile("Brine"), m.Pick("disperse"), m.TapTile("Drake"), m.TapTile("Bell City"))
    assert [dial.now for dial in command_editing.offer(pupil.session).dials] == [2, 1]


def test_a_command_that_no_step_asks_for_is_named_beside_the_right_one() -> None:
    pupil = LessonPage("ozymandia", {"ozymandia": 1})
    pupil.send(m.TapTile("Brine"), m.Pick("disperse"), m.TapTile("Drake"), m.Add())
    assert pupil.session.composer.made and not pupil.session.composer.commands, "it can still be corrected"
    pupil.send(m.Cancel(), m.Cancel(), m.Type("3 Brine > Drake"))
    wanted = "“2 Brine > Drake, 1 Brine > Bell City”"
    sentence = say("lesson-stray-for", commands="“3 Brine > Drake”", wanted=wanted)
    text = f"{sentence} {say('lesson-stray-how', number=1)}"
    assert not pupil.kind.is_done and text in unescape(pupil.shown)
    assert pupil.lesson.steps[1].request not in pupil.shown, "one thing to do at a time"
    pupil.send(m.Ready(), m.HandIn())
    assert pupil.session.match.played == ()
    # A notice at the bottom would cover the list, so it only says where to read what is wrong.
    assert pupil.model.toast == say("lesson-not-with-that") and text in unescape(pupil.shown)
    pupil.send(m.DeleteOrder(0))
    assert not pattern("lesson-stray").search(pupil.shown)


@pytest.mark.parametrize(
    ("game", "step", "typed"),
    [("rozz", 1, "M: INF @ Drift > D3"), ("rosenkreuz", 1, "e2-e3"), ("simultaneous-risk", 2, "+6 Finch")],
)
def test_every_lesson_says_what_is_wrong_in_the_list(game: str, step: int, typed: str) -> None:
    pupil = LessonPage(game, {game: step}).send(m.Type(typed))
    assert say(
        "lesson-stray-for", commands=f"“{typed}”", wanted=f"“{pupil.lesson.steps[step].task.command}”"
    ) in unescape(pupil.shown)


def test_one_command_too_many_is_pointed_out_and_not_handed_in() -> None:
    pupil = LessonPage("ozymandia", {"ozymandia": 2}).send(m.Type("2 Brine > Drake, 1 Brine > Bell City\nBomb Coral"))
    assert f"{say('lesson-stray', commands='“Bomb Coral”')} {say('lesson-stray-how', number=1)}" in unescape(
        pupil.shown
    )
    pupil.send(m.Ready(), m.HandIn())
    assert pupil.session.match.played == () and not pupil.kind.is_done


@pytest.mark.parametrize("game", TAUGHT)
def test_following_the_requests_is_never_called_wrong(game: str) -> None:
    pupil = LessonPage(game)
    for _ in pupil.lesson.steps:
        pupil.obey()
        assert not pattern("lesson-stray").search(pupil.shown) and pupil.model.toast == ""
        pupil.send(m.NextStep())


#: Steps that hand in a turn, followed by a step that describes its result.
WATCHED = [("ozymandia", 6), ("ozymandia", 9), ("rozz", 8), ("rozz", 10), ("rozz", 12)]


@pytest.mark.parametrize(("game", "number"), WATCHED)
def test_a_turn_is_watched_before_the_next_step_describes_it(game: str, number: int) -> None:
    pupil = LessonPage(game, {game: number}).send(m.Ready(), m.HandIn())
    assert pupil.session.stage == REVEAL and (pupil.kind.step, pupil.kind.is_done) == (number, False)
    assert pupil.model.toast == "" and pupil.lesson.steps[number].request in unescape(pupil.shown)
    pupil.obey()
    assert (pupil.kind.step, pupil.kind.is_done) == (number, True)


def test_a_player_who_continues_without_watching_is_not_held_up() -> None:
    pupil = LessonPage("ozymandia", {"ozymandia": 6}).send(m.Ready(), m.NextTurn())
    assert (pupil.kind.step, pupil.kind.is_done) == (6, True)


@pytest.mark.parametrize("game", TAUGHT)
def test_only_one_button_at_a_time_is_primary(game: str) -> None:
    """It is the one that the step asks for."""
    pupil = LessonPage(game)
    for step in pupil.lesson.steps:
        if isinstance(step.task, Watch):
            assert primary_labels(pupil.shown) == [say("play")], step.title
        if isinstance(step.task, SubmitCommands):
            assert primary_labels(pupil.shown) == [say("ready")], step.title
        if pupil.session.stage == REVEAL and say("next-turn") in step.request:
            assert primary_labels(pupil.shown) == [say("next-turn")], step.title
        assert len(primary_labels(pupil.shown)) <= 1, step.title
        pupil.obey()
        assert primary_labels(pupil.shown) == [say("lesson-next")], step.title
        pupil.send(m.NextStep())


def test_a_primary_button_adds_the_current_command() -> None:
    pupil = LessonPage("ozymandia", {"ozymandia": 1})
    assert primary_labels(pupil.shown) == []
    pupil.send(m.TapTile("Brine"), m.Pick("disperse"), m.TapTile("Drake"), m.TapTile("Bell City"))
    assert primary_labels(pupil.shown) == [say("add")]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_end_of_a_lesson_names_the_game_of_the_first_match(game: str) -> None:
    pupil = LessonPage(game)
    for _ in pupil.lesson.steps:
        pupil.obey().send(m.NextStep())
    assert say("first-match", game=face_of(game).title) in pupil.shown


@pytest.mark.parametrize("done", [0, 3])
def test_links_waiting_for_keys_are_opened_although_a_lesson_started(done: int) -> None:
    game = library.DEFAULT_GAME
    first, second = (m.OpenLink(f"https://example.org/#m={each}") for each in ("one", "two"))
    pupil = LessonPage.__new__(LessonPage)
    pupil.model, pupil.effects, pupil.game = Model(lessons={game: done}), [], game
    pupil.send(first, second, m.Learn(game), m.Learn(game))
    assert [each.step.text for each in pupil.effects if isinstance(each, UseKeys)] == [first.text]
    assert pupil.model.later.count(second) == 1
    pupil.send(m.LinkRefused("no link"))
    assert [each.step.text for each in pupil.effects if isinstance(each, UseKeys)] == [first.text, second.text]
    assert pupil.kind.step == done and not pupil.model.later


def test_a_command_the_lesson_did_not_ask_for_loses_no_waiting_link() -> None:
    pupil = LessonPage(library.DEFAULT_GAME)
    link = m.OpenLink("https://example.org/#m=one")
    pupil.model = replace(pupil.model, later=(link,))
    pupil.send(m.HandIn())
    assert [each.step.text for each in pupil.effects if isinstance(each, UseKeys)] == [link.text]


def asked_places(page: LessonPage) -> list[str]:
    """The places marked on the board as the one to tap next."""
    return re.findall(r'<g id="tile-[^"]*" class="[^"]*\basked\b[^"]*"[^>]*data-tile="([^"]*)"', pages.page(page.model))


def test_the_board_marks_the_tile_that_a_step_asks_for() -> None:
    page = LessonPage("rozz")
    assert asked_places(page) == ["Drift"]
    page.send(m.TapTile("Drift"))
    assert asked_places(page) == [], "the step is done"
    page.send(m.NextStep())
    assert asked_places(page) == ["D3"]
    page.send(m.TapTile("D3"))
    assert asked_places(page) == [], "next is a button of the sheet"
    page.obey().send(m.NextStep())
    page.send(m.TapTile("Drift"))
    assert asked_places(page) == []
    page.send(m.Pick("move:ARMOR"))
    assert asked_places(page) == ["D3"]
    page.send(m.TapTile("D2"))
    assert asked_places(page) == ["Drift"], "after a wrong choice the command starts again"


@pytest.mark.parametrize("game", TAUGHT)
def test_every_tap_on_the_board_that_a_lesson_needs_is_marked(game: str) -> None:
    page = LessonPage(game)
    marked = 0
    while page.kind.step < len(page.lesson.steps):
        for message in lesson_tasks.asked(page.lesson.steps[page.kind.step].task, page.session):
            place = message.tile if isinstance(message, m.TapTile) else ""
            if isinstance(message, m.Pick):
                picks = command_editing.offer(page.session).picks
                place = next((pick.place for pick in picks if pick.key == message.key), "")
            if place and page.session.stage == COMPOSE and not page.kind.is_done:
                assert asked_places(page) == [place], (page.kind.step, message)
                marked += 1
            page.send(message)
        page.send(m.NextStep())
    assert marked >= 3


def test_in_a_lesson_the_cards_of_pieces_are_folded_away() -> None:
    page = LessonPage("rozz").send(m.TapTile("Drift"))
    shown = pages.page(page.model)
    (folded,) = re.findall(r'<details class="pieces">(.*?)</details>', shown, re.DOTALL)
    assert "combat step" in folded and "combat step" not in shown.replace(folded, "")


@pytest.mark.parametrize(
    ("game", "moment"),
    [("rozz", 3), ("ozymandia", 3), ("simultaneous-risk", 3), ("rosenkreuz", 11)],
    ids=["the missile", "the bomb", "not the set-up", "the heaviest capture"],
)
def test_the_best_turn_of_a_lesson_is_its_hardest_blow(game: str, moment: int) -> None:
    page = LessonPage(game)
    while page.kind.step < len(page.lesson.steps):
        page.obey().send(m.NextStep())
    turn = best_turn(page.session.match)
    assert turn is not None and turn.first == moment


def test_a_first_match_after_the_lesson_folds_rare_purchases() -> None:
    total = len(LessonPage("rozz").lesson.steps)
    begin = (m.PlayNow("", "one", "00" * 16, level=1), m.TapTile("Drift"))
    first, later = Model(lessons={"rozz": total}), Model(lessons={"rozz": total})
    for message in begin:
        first, _ = update(first, message)
    for message in (m.PlayNow("", "other", "00" * 16, level=1), m.GoHome(), *begin):
        later, _ = update(later, message)
    shown = buttons_above(pages.page(first), "more-choices")
    taught = {key for step in LessonPage("rozz").lesson.steps if isinstance(step.task, Write)
              for key in re.findall("P: ([A-Z]+)", step.task.command)}  # fmt: skip
    assert taught < set(shown) and len(shown) <= 6
    assert set(shown) < set(purchases(pages.page(first))) == set(purchases(pages.page(later)))
    assert "more-choices" not in pages.page(later)
    # The chosen purchase is visible.
    chosen, _ = update(first, m.Pick("purchase:JET"))
    assert re.search('id="more-choices"[^>]* open', pages.page(chosen))


def purchases(page: str) -> list[str]:
    return re.findall('data-key="purchase:([A-Z]+)"', page)


def buttons_above(page: str, fold: str) -> list[str]:
    """The purchases that are shown before something folded."""
    return purchases(page.split(f'id="{fold}"')[0])
