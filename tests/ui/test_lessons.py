"""Lessons: every step is done by what it asks and by nothing else, and can be left and taken up anywhere."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from rozz import library
from rozz.engine.areas.resolution import battle
from rozz.engine.said import Said, Text, said
from rozz.ui.app.update import update
from rozz.ui.features.composer import compose
from rozz.ui.features.lessons import lesson_tasks
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.games import face_of
from rozz.ui.games.lesson_plan import GiveIn, Lesson, Watch, Write
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import KeepLessons, Save, Scroll, UseKeys
from rozz.ui.state.model import Model
from rozz.ui.state.session_kinds import Here, Learning
from rozz.ui.state.stages import COMPOSE, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from tests.support.ui.table import loud
from tests.support.words import beginning, pattern

#: The games that are played on areas.
ON_AREAS = ["ozymandia", "simultaneous-risk"]
TAUGHT = [game for game in library.GAMES if face_of(game).teaches]


class Pupil:
    """A page on which a lesson is open."""

    def __init__(self, game: str, lessons: dict[str, int] | None = None) -> None:
        self.game = game
        self.model = Model(lessons=lessons or {})
        self.effects: list[object] = []
        self.send(m.Learn(game))

    def send(self, *messages: m.Message) -> Pupil:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects += effects
        return self

    def obey(self) -> Pupil:
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


def test_all_games_are_taught_and_say_so() -> None:
    assert TAUGHT == ["rozz", "rosenkreuz", "ozymandia", "simultaneous-risk", "campaigns"]
    assert all((face_of(game).lesson() is not None) == face_of(game).teaches for game in library.GAMES)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_walked_to_its_end_by_what_it_asks(game: str) -> None:
    pupil = Pupil(game)
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
def test_every_step_can_be_taken_up_and_shown(game: str) -> None:
    """Left on any step, the lesson is there again with all that was done before it; and shows what it asks."""
    for number in range(1, len(Pupil(game).lesson.steps)):
        pupil = Pupil(game, {game: number})
        assert (pupil.kind.step, pupil.kind.is_done) == (number, False)
        pupil.send(m.ShowStep())
        assert (pupil.kind.step, pupil.kind.is_done) == (number, True)


def test_another_tile_or_command_does_not_advance() -> None:
    pupil = Pupil("rozz").send(m.TapTile("D3"))
    assert not pupil.kind.is_done
    pupil.send(m.TapTile("Drift"), m.NextStep(), m.TapTile("D3"), m.Pick("purchase:INF"), m.Add())
    assert (pupil.kind.step, pupil.kind.is_done) == (1, False)
    assert pupil.session.composer.commands


def test_nothing_is_handed_in_before_its_step() -> None:
    pupil = Pupil("rozz").send(m.TapTile("Drift"), m.NextStep(), m.Ready(), m.HandIn())
    assert pupil.session.stage == COMPOSE and pupil.session.match.played == ()
    assert pupil.model.toast == say("lesson-not-yet", request=pupil.lesson.steps[1].request)
    assert pupil.model.toast in pupil.shown and pupil.model.dialog == ""


def test_another_move_is_not_played() -> None:
    pupil = Pupil("rosenkreuz").obey().send(m.NextStep(), m.TapTile("e3"), m.TapTile("e3"))
    request = pupil.lesson.steps[1].request
    assert pupil.session.match.played == ()
    assert pupil.model.toast == say("lesson-not-that", commands="“e2-e3”", request=request)
    pupil.send(m.Cancel(), m.Cancel(), m.TapTile("e2"), m.TapTile("f3"), m.TapTile("f3"))
    assert pupil.kind.is_done and len(pupil.session.match.played) == 2


@pytest.mark.parametrize("last", ["Jade", "Lead"])
def test_what_leaves_the_other_side_no_reply_is_not_played(last: str) -> None:
    """Armies set up where Blue would stand: nothing breaks, and they can be set up otherwise."""
    pupil = Pupil("simultaneous-risk").send(m.Type(f"+1 Finch, 1 Egret, 1 Gannet, 1 {last}"), m.Ready())
    assert pupil.session.match.played == () and pupil.model.toast.startswith(beginning("lesson-not-yet"))
    pupil.send(m.ShowStep(), m.NextStep(), m.ShowStep())
    assert pupil.kind.is_done and len(pupil.session.match.played) == 2


def test_another_move_than_the_last_one_is_not_played() -> None:
    """To it the lesson has no reply."""
    pupil = Pupil("rosenkreuz", {"rosenkreuz": 7}).send(m.TapTile("a2"), m.TapTile("b3"), m.TapTile("b3"))
    assert len(pupil.session.match.played) == 12
    assert pupil.model.toast.startswith(beginning("lesson-not-that", commands="“a2-b3”"))
    pupil.send(m.ShowStep())
    assert pupil.kind.is_done


def test_a_list_that_was_changed_is_not_handed_in_and_can_be_put_right() -> None:
    pupil = Pupil("rozz", {"rozz": 3}).send(m.DeleteOrder(0), m.Ready(), m.HandIn())
    assert pupil.session.match.played == () and not pupil.kind.is_done
    pupil.send(m.ShowStep())
    assert pupil.kind.is_done and len(pupil.session.match.played) == 1


def test_a_player_who_does_more_at_once_is_not_held_up() -> None:
    """Without a tap on Next, and in another order."""
    armor, missile = m.Type("M: ARMOR @ Drift > D3"), m.Type("M: ARMOR @ Drift > D3\nP: SRNUKE > D3")
    pupil = Pupil("rozz").send(m.TapTile("Drift"), armor, missile)
    assert (pupil.kind.step, pupil.kind.is_done) == (2, True)
    pupil.send(m.Ready())
    assert pupil.kind.step == 3 and pupil.kind.is_done
    pupil.send(m.NextTurn())
    assert pupil.kind.step == 5 and pupil.kind.is_done


def test_progress_is_kept_and_a_lesson_can_start_over() -> None:
    pupil = Pupil("rozz").obey()
    assert pupil.effects[-1] == KeepLessons({"rozz": 1}) or KeepLessons({"rozz": 1}) in pupil.effects
    assert at_rest(pupil.model).lessons == {"rozz": 1} and at_rest(pupil.model).session is None
    again = pupil.send(m.GoHome(), m.Learn("rozz", "yes"))
    assert again.kind.step == 0


def test_a_number_that_no_lesson_has_starts_over() -> None:
    assert Pupil("rozz", {"rozz": 99}).kind.step == 0
    assert Pupil("rozz", {"rozz": -3}).kind.step == 0


def test_the_first_match_after_it_is_against_the_first_level() -> None:
    pupil = Pupil("rozz")
    pupil.send(m.PlayNow("rozz", "f1", "00" * 16, 1))
    assert isinstance(pupil.session.kind, Here)
    assert "computer:1" in [place.plays for place in pupil.session.match.seats]


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_lesson_names_is_what_it_asks(game: str) -> None:
    """The words and the task of a step speak of the same places."""
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
            assert found or game == "campaigns", "spells and orders name no spaces"


@pytest.mark.parametrize("game", ON_AREAS)
def test_what_a_lesson_reckons_is_what_the_engine_does(game: str) -> None:
    """Every `6 against 4, you lose 4 − 2 = 2`, and `3 against 1, you lose nothing`."""
    lesson = face_of(game).lesson()
    assert lesson is not None
    told = r"(\d+) against (\d+), you lose (?:nothing|(\d+) − (\d+) = (\d+))"
    said = [found for step in lesson.steps for found in re.findall(told, step.words)]
    assert len({bool(lost) for *_, lost in said}) == 2, "some lose armies, and some none"
    for *forces, less, difference, lost in said:
        larger, smaller = map(int, forces)
        assert battle.losses(larger, smaller) == (int(lost or 0), smaller)
        assert not lost or (int(less), int(difference)) == (smaller, larger - smaller)


def told(game: str) -> list[list[Text]]:
    """What happens in the turns of a lesson, moment for moment."""
    pupil = Pupil(game)
    for _ in pupil.lesson.steps:
        pupil.obey().send(m.NextStep())
    rules, names = library.game(game), {"FIRST": "Red", "SECOND": "Blue"}
    return [[line.plain for line in rules.report(played, names)] for played in pupil.session.match.played]


def beat(key: str, larger: int, smaller: int, **where: str) -> Said:
    """That Red beat Blue, with the numbers of the rule."""
    difference = larger - smaller
    lost = max(0, smaller - difference)
    numbers = {"larger": larger, "smaller": smaller, "difference": difference, "lost": lost, "left": larger - lost}
    return said(f"areas-report-{key}", name="Red", loser="Blue", **numbers, **where)


def test_what_happens_in_the_lesson_of_ozymandia_is_what_it_says() -> None:
    first, second, third, fourth = told("ozymandia")
    assert said("areas-report-arrived", name="Blue", number=1, area="Cliff City") in first
    assert beat("battle-won-freely", 2, 1, area="Drake") in first
    assert beat("battle-won", 6, 4, area="Drake") in second
    bomb = {"name": "Red", "owner": "Blue"}
    assert said("areas-report-bomb-hit", **bomb, area="Cliff City", number=2, lost=2, left=0) in third
    assert said("areas-report-placed", name="Red", number=1, area="Bell City") in third
    assert said("areas-report-arrived", name="Blue", number=1, area="Brine") in third
    assert beat("battle-won-freely", 3, 1, area="Bell City") in fourth
    assert fourth[-1] == said("areas-victory-cities", winner="Red", loser="Blue", number=3)


def test_what_happens_in_the_lesson_of_risk_is_what_it_says() -> None:
    *_, third, fourth = told("simultaneous-risk")
    assert said("areas-report-placed", name="Red", number=7, area="Finch") in third
    assert said("areas-report-placed", name="Red", number=7, area="Heron") in fourth
    assert beat("border-won-freely", 7, 1, start="Finch", end="Jade") in third
    bomb = {"name": "Red", "owner": "Blue"}
    assert said("areas-report-bomb-hit", **bomb, area="Lead", number=6, lost=3, left=3) in third
    assert beat("battle-won-freely", 15, 6, area="Lead") in fourth


def test_armies_are_shared_out_in_any_order() -> None:
    pupil = Pupil("ozymandia", {"ozymandia": 5}).send(m.TapTile("Drake"), m.Pick("concentrate"))
    pupil.send(m.TapTile("Brine"), m.TapTile("Fern"), m.Add())
    assert pupil.kind.is_done
    pupil = Pupil("simultaneous-risk").send(*(m.TapTile(each) for each in ("Finch", "Heron", "Gannet", "Egret")))
    pupil.send(m.TapTile("Egret"))
    assert pupil.kind.is_done and len(pupil.session.match.played) == 2


def test_the_scenario_of_a_lesson_is_offered_to_nobody() -> None:
    own = library.names("lessons")
    assert own and not any(each in library.scenario_names(game) for each in own for game in library.GAMES)


def test_a_lesson_that_was_left_is_not_told_as_the_war_of_another_game() -> None:
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


def test_the_number_of_armies_that_march_to_a_tapped_area_is_seen() -> None:
    """On a phone the sheet has little room beneath what a lesson asks."""
    pupil = Pupil("simultaneous-risk", {"simultaneous-risk": 3})
    pupil.send(m.TapTile("Finch"), m.Pick("disperse"))
    pupil.effects.clear()
    pupil.send(m.TapTile("Jade"))
    assert Scroll("dials") in pupil.effects


def test_the_request_to_share_armies_out_is_true_of_what_is_seen() -> None:
    """A lesson names a number once all places that it depends on have been tapped."""
    pupil = Pupil("ozymandia", {"ozymandia": 1})
    request = pupil.lesson.steps[1].request
    assert request.index("Two go") > request.index("Bell City")
    pupil.send(m.TapTile("Brine"), m.Pick("disperse"), m.TapTile("Drake"), m.TapTile("Bell City"))
    assert [dial.now for dial in compose.offer(pupil.session).dials] == [2, 1]


def test_a_command_that_no_step_asks_for_is_named_beside_what_is_wanted() -> None:
    pupil = Pupil("ozymandia", {"ozymandia": 1})
    pupil.send(m.TapTile("Brine"), m.Pick("disperse"), m.TapTile("Drake"), m.Add())
    wanted = "“2 Brine > Drake, 1 Brine > Bell City”"
    sentence = say("lesson-stray-for", commands="“3 Brine > Drake”", wanted=wanted)
    told = f"{sentence} {say('lesson-stray-how', number=1)}"
    assert not pupil.kind.is_done and told in unescape(pupil.shown)
    assert pupil.lesson.steps[1].request not in pupil.shown, "one thing to do at a time"
    pupil.send(m.Ready(), m.HandIn())
    assert pupil.session.match.played == ()
    # What is said beneath would cover the list: there it says where to read what is wrong.
    assert pupil.model.toast == say("lesson-not-with-that") and told in unescape(pupil.shown)
    pupil.send(m.DeleteOrder(0))
    assert not pattern("lesson-stray").search(pupil.shown)


@pytest.mark.parametrize(
    ("game", "step", "typed"),
    [("rozz", 1, "M: INF @ Drift > D3"), ("rosenkreuz", 1, "e2-e3"), ("simultaneous-risk", 2, "+6 Finch")],
)
def test_every_lesson_says_what_is_wrong_in_the_list(game: str, step: int, typed: str) -> None:
    pupil = Pupil(game, {game: step}).send(m.Type(typed))
    assert say(
        "lesson-stray-for", commands=f"“{typed}”", wanted=f"“{pupil.lesson.steps[step].task.command}”"
    ) in unescape(pupil.shown)


def test_one_command_more_than_the_lesson_asks_is_told_not_handed_in() -> None:
    pupil = Pupil("ozymandia", {"ozymandia": 2}).send(m.Type("2 Brine > Drake, 1 Brine > Bell City\nBomb Coral"))
    assert f"{say('lesson-stray', commands='“Bomb Coral”')} {say('lesson-stray-how', number=1)}" in unescape(
        pupil.shown
    )
    pupil.send(m.Ready(), m.HandIn())
    assert pupil.session.match.played == () and not pupil.kind.is_done


@pytest.mark.parametrize("game", TAUGHT)
def test_what_does_as_it_is_told_is_never_said_to_have_gone_astray(game: str) -> None:
    pupil = Pupil(game)
    for _ in pupil.lesson.steps:
        pupil.obey()
        assert not pattern("lesson-stray").search(pupil.shown) and pupil.model.toast == ""
        pupil.send(m.NextStep())


#: Steps in which a turn is handed in, and after which the words tell what has come of it.
LOOKED_AT = [("ozymandia", 6), ("ozymandia", 9), ("rozz", 8), ("rozz", 10), ("rozz", 12)]


@pytest.mark.parametrize(("game", "number"), LOOKED_AT)
def test_a_turn_is_seen_before_the_next_step_tells_what_came_of_it(game: str, number: int) -> None:
    pupil = Pupil(game, {game: number}).send(m.Ready(), m.HandIn())
    assert pupil.session.stage == REVEAL and (pupil.kind.step, pupil.kind.is_done) == (number, False)
    assert pupil.model.toast == "" and pupil.lesson.steps[number].request in unescape(pupil.shown)
    pupil.obey()
    assert (pupil.kind.step, pupil.kind.is_done) == (number, True)


def test_who_goes_on_without_looking_is_not_held_up() -> None:
    pupil = Pupil("ozymandia", {"ozymandia": 6}).send(m.Ready(), m.NextTurn())
    assert (pupil.kind.step, pupil.kind.is_done) == (6, True)


@pytest.mark.parametrize("game", TAUGHT)
def test_one_button_at_a_time_is_loud(game: str) -> None:
    """And it is the one that the step asks for."""
    pupil = Pupil(game)
    for step in pupil.lesson.steps:
        if isinstance(step.task, Watch):
            assert loud(pupil.shown) == [say("play")], step.title
        if isinstance(step.task, GiveIn):
            assert loud(pupil.shown) == [say("ready")], step.title
        if pupil.session.stage == REVEAL and say("next-turn") in step.request:
            assert loud(pupil.shown) == [say("next-turn")], step.title
        assert len(loud(pupil.shown)) <= 1, step.title
        pupil.obey()
        assert loud(pupil.shown) == [say("lesson-next")], step.title
        pupil.send(m.NextStep())


def test_what_is_in_hand_is_added_by_a_loud_button() -> None:
    pupil = Pupil("ozymandia", {"ozymandia": 1})
    assert loud(pupil.shown) == []
    pupil.send(m.TapTile("Brine"), m.Pick("disperse"), m.TapTile("Drake"), m.TapTile("Bell City"))
    assert loud(pupil.shown) == [say("add")]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_end_of_a_lesson_says_of_which_game_the_first_match_is(game: str) -> None:
    pupil = Pupil(game)
    for _ in pupil.lesson.steps:
        pupil.obey().send(m.NextStep())
    assert say("first-match", game=face_of(game).title) in pupil.shown


@pytest.mark.parametrize("done", [0, 3])
def test_a_link_that_waits_for_keys_is_opened_though_a_lesson_was_begun(done: int) -> None:
    game = library.FIRST
    first, second = (m.OpenLink(f"https://example.org/#m={each}") for each in ("one", "two"))
    pupil = Pupil.__new__(Pupil)
    pupil.model, pupil.effects, pupil.game = Model(lessons={game: done}), [], game
    pupil.send(first, second, m.Learn(game), m.Learn(game))
    assert [each.step.text for each in pupil.effects if isinstance(each, UseKeys)] == [first.text]
    assert pupil.model.later.count(second) == 1
    pupil.send(m.LinkRefused("no link"))
    assert [each.step.text for each in pupil.effects if isinstance(each, UseKeys)] == [first.text, second.text]
    assert pupil.kind.step == done and not pupil.model.later


def test_what_a_lesson_does_not_ask_for_costs_no_link_that_waits() -> None:
    pupil = Pupil(library.FIRST)
    link = m.OpenLink("https://example.org/#m=one")
    pupil.model = replace(pupil.model, later=(link,))
    pupil.send(m.HandIn())
    assert [each.step.text for each in pupil.effects if isinstance(each, UseKeys)] == [link.text]
