"""The rules, lesson, pictures and words of Campaigns of Ozz are complete and match what the engine does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.campaigns.legality import legality, reasons
from rozz.engine.campaigns.model import ozz_map, tables
from rozz.engine.campaigns.play import rules
from rozz.engine.campaigns.text.wording import spell_name, unit_list, unit_name
from rozz.engine.match import Match
from rozz.engine.said import Said, Text, said
from rozz.ui import games
from rozz.ui.app.update import update
from rozz.ui.features.lessons import lesson_tasks
from rozz.ui.games.campaigns.lesson import lesson
from rozz.ui.games.campaigns.texts import rules_tables
from rozz.ui.games.campaigns.texts.rules_text import rulebook
from rozz.ui.games.face import Rulebook
from rozz.ui.games.lesson_plan import Lesson, Write
from rozz.ui.games.plain_face import PlainFace
from rozz.ui.i18n import fluent_compile
from rozz.ui.i18n.compiled_messages import facts
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.state.session_kinds import Learning
from rozz.ui.state.stages import OVER
from rozz.ui.views.learning.rules_page import rules_page
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.widgets import pictures

HERE = Path(__file__).resolve().parents[2]
GAME = "campaigns"
LESSON, RULEBOOK = lesson(), rulebook()
CHAPTERS, PLAYTHROUGH = RULEBOOK.chapters, RULEBOOK.playthrough
assert PLAYTHROUGH is not None
NUMBERS = [rule.number for chapter in CHAPTERS for rule in chapter.rules]


class CampaignsTextFace(PlainFace):
    """A face with only the texts."""

    has_lesson = True

    def rulebook(self) -> Rulebook:
        """The rules."""
        return RULEBOOK

    def lesson(self) -> Lesson:
        """The lesson."""
        return LESSON


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game registered with its texts, whatever face it has."""
    face = CampaignsTextFace(rules(), "Campaigns of Ozz")
    monkeypatch.setitem(library.GAMES, GAME, rules)
    monkeypatch.setitem(games.FACES, GAME, lambda: face)
    yield


def sentences() -> Iterator[str]:
    """Everything a player reads here."""
    yield from RULEBOOK.preface
    for chapter in CHAPTERS:
        yield chapter.title
        yield from (rule.text for rule in chapter.rules)
        yield from (table.title for table in chapter.tables)
        yield from (cell for table in chapter.tables for row in (table.heads, *table.rows) for cell in row)
    yield from (text for row in (*RULEBOOK.notation, *RULEBOOK.words) for text in row)
    yield from (text for step in LESSON.steps for text in (step.title, step.words, step.request))
    yield LESSON.farewell
    for each in (*PLAYTHROUGH.pictures, *PLAYTHROUGH.chapters.values()):
        yield from (each.title, each.shows, each.caption)
    for key, pattern in fluent_compile.table("en").items():
        if key.startswith(("campaigns-reason-", "campaigns-offer-")):
            yield from {say(key, **dict.fromkeys(facts(pattern), fact)) for fact in ("Ada", 1, 2)}


# The rules.


def test_every_cited_rule_can_be_read() -> None:
    cited = {*reasons.REASONS.values()} | {each.rule for each in tables.OPTIONS.values()}
    for path in (HERE / "rozz" / "engine" / "campaigns").glob("*.py"):
        cited |= set(re.findall(r'"(C\d+(?:\.\d+)?)"', path.read_text()))
    for path in (HERE / "tests" / "cases" / GAME).glob("*.yaml"):
        cited |= set(re.findall(r"\bC\d+\.\d+\b", path.read_text().split("scenario:")[0].split("rules:")[-1]))
    for text in sentences():
        cited |= set(re.findall(r"\bC\d+(?:\.\d+)?\b", text)) - {"C22"} if text else set()
    chapters = {chapter.number for chapter in CHAPTERS}
    assert sorted(each for each in cited - {"{rule}"} if each not in NUMBERS and each not in chapters) == []
    bare = {each for each in cited if re.fullmatch(r"C\d+", each)}
    ours = re.findall(r'"(C\d+)"', "".join(p.read_text() for p in (HERE / "rozz/engine/campaigns").glob("*.py")))
    assert bare and set(ours) <= set(NUMBERS), "what the engine cites has an anchor"


def test_rules_are_in_order_within_their_chapters() -> None:
    assert [chapter.number for chapter in CHAPTERS] == [f"C{number}" for number in range(1, 25)]
    for chapter in CHAPTERS:
        numbers = [rule.number for rule in chapter.rules]
        assert all(re.fullmatch(rf"{chapter.number}(\.\d+)?", number) for number in numbers)
        keys = [int(number.partition(".")[2] or 0) for number in numbers]
        assert keys == sorted(keys) and set(range(1, max(keys) + 1)) <= set(keys)


def test_chapters_missing_from_the_document_are_marked_as_ours() -> None:
    """C1, C3, C4, C6 and C7: the document does not cover them."""
    for chapter in CHAPTERS:
        if chapter.number in ("C1", "C3", "C4", "C6", "C7"):
            assert all(rule.is_ruling or rule.is_reconstruction for rule in chapter.rules), chapter.number
    assert RULEBOOK.preface == (say("campaigns-rule-preface-play"), say("campaigns-rule-preface-published"))
    words = [len(each.split()) for each in RULEBOOK.preface]
    assert words[0] < 60 and sum(words) < 130, "short, and starts with what the player does"
    shown = str(rules_page(GAME))
    assert "option: walls" in shown and ">reconstruction<" in shown and ">ruling<" in shown
    names = re.findall(r' id="([^"]+)"', shown)
    assert len(names) == len(set(names)) and set(NUMBERS) <= set(names)


def test_every_option_is_marked_and_listed() -> None:
    marked = {rule.option: rule.number for chapter in CHAPTERS for rule in chapter.rules if rule.option}
    assert set(marked) == set(tables.OPTIONS)
    (shown,) = rules_tables.options()
    assert [row[1] for row in shown.rows] == list(tables.OPTIONS)
    for key, choice in tables.OPTIONS.items():
        assert marked[key].split(".")[0] == choice.rule.split(".")[0]


def test_the_tables_are_complete() -> None:
    points, units = rules_tables.points(), rules_tables.units()
    assert sorted(row[1] for table in units for row in table.rows) == sorted([*tables.KINDS, "Bell"])
    assert [row[0] for row in rules_tables.spells().rows] == list(tables.SPELLS)
    assert {row[0].rstrip("*") for row in rules_tables.leaders().rows} == set(tables.LEADERS)
    assert {row[0] for table in points for row in table.rows} == set(ozz_map.MAPS["ozz"].points)
    assert {*legality.MOMENTS} == {*rules_tables.MOMENTS}
    for table in (each for chapter in CHAPTERS for each in chapter.tables):
        assert table.rows and all(len(row) == len(table.heads) for row in table.rows), table.title


def test_notation_examples_are_read_and_written_back() -> None:
    game = rules()
    for text, _ in RULEBOOK.notation:
        if text != "-":
            (command,) = game.parse(None, text)
            assert game.write(command) == text


def test_the_language_is_plain_and_american() -> None:
    """No relative clause without its noun, no British spelling, no overlong sentence."""
    banned = r"\b(whoever|shall|\w*colour\w*|armour|honours?|centre|towards|of which|defence)\b"
    for text in sentences():
        assert not re.search(banned, text, re.IGNORECASE), text
        assert "'" not in text, text
        assert not re.search(r"(?:^|[.!?] )(?:Who|What) [^?]*\.", text), text
    for chapter in CHAPTERS:
        for rule in chapter.rules:
            for sentence in re.split(r"(?<=[.!?]) ", rule.text):
                assert len(sentence.split()) <= 28, sentence


def test_every_message_of_these_files_is_read_by_players() -> None:
    """Their ids are made from rule numbers and engine keys."""
    shown = {part for text in sentences() for part in (text, *text.split(", "))} | {LESSON.title}
    for key in fluent_compile.table("en"):
        if key.startswith(("campaigns-rule-", "campaigns-table-", "campaigns-lesson")):
            texts = {say(key, nation=nation) for nation in tables.NATIONS}
            assert texts <= shown, key


# The pictures.


def test_the_playthrough_can_be_played_and_drawn() -> None:
    book = PLAYTHROUGH
    match = pictures.match_of_playthrough(rules(), GAME, book)
    verdicts = [each for played in match.played for given in played.verdicts.values() for each in given]
    assert verdicts and all(each.is_done for each in verdicts)
    assert match.outcome is not None and match.outcome.winners == ("MUNCHKINS",)
    assert len(book.pictures) == 5 and book.pictures[-1].after == len(match.played)
    assert book.pictures[-1].title == say("campaigns-rule-picture-victory")
    chapters = [chapter.number for chapter in CHAPTERS]
    assert [each for each in chapters if each in book.chapters] == list(book.chapters)
    for each in (*book.pictures, *book.chapters.values()):
        then = match.branch(each.after, "picture")
        given = [command for line in each.commands for command in rules().parse(then.scenario, line)]
        assert all(one.is_done for one in rules().judge(then.state, each.seat, given)), each.caption
        assert str(pictures.draw_picture(games.face_of(GAME), match, each)[0]), each.caption


def test_the_rules_page_shows_all_pictures() -> None:
    assert str(rules_page(GAME)).count("<figure") == 5 + len(PLAYTHROUGH.chapters)


def reported(match: Match, moment: int) -> list[Text]:
    """What the engine reports for a moment."""
    return [line.text for line in rules().report(match.played[moment - 1], match.names)]


def attack(unit: str, kind: str, die: int, most: int, is_hit: bool) -> Said:
    key = "campaigns-report-hit" if is_hit else "campaigns-report-missed"
    return said(key, unit=unit_name(unit), attack=kind, die=die, most=most)


def is_miss(text: Text) -> bool:
    return isinstance(text, Said) and text.key == "campaigns-report-missed"


def test_every_chapter_has_a_picture() -> None:
    assert list(PLAYTHROUGH.chapters) == [chapter.number for chapter in CHAPTERS]


def test_captions_about_the_map_match_what_happened() -> None:
    match = pictures.match_of_playthrough(rules(), GAME, PLAYTHROUGH)
    units, roll = unit_list(("MREG4", "MREG5")), said("campaigns-report-roll", die=9)
    assert said("campaigns-report-no-attrition", units=units, roll=roll, number=2) in reported(match, 2)
    recruited = [dict(text.facts) for text in reported(match, 25) if isinstance(text, Said)]
    assert any(
        facts.get("hero") == "Tic-Tok" and facts["unit"].key == "campaigns-name-unit-mmed" for facts in recruited
    )
    assert match.outcome is not None
    assert match.outcome.facts["points"] == {"MUNCHKINS": 11, "WINKIES": 9}


def test_captions_about_the_battle_match_what_happened() -> None:
    match = pictures.match_of_playthrough(rules(), GAME, PLAYTHROUGH)
    spells, volley, charge = (reported(match, 4 + moment) for moment in (2, 6, 11))
    poppies = said("campaigns-report-cast", caster="Evora", spell=spell_name("Poppies"), unit=unit_name("MMED1"))
    assert poppies in spells and said("campaigns-report-rang", unit=unit_name("WSKE2"), space="1C") in spells
    assert attack("MGRD1", "fire", 4, 4, True) in volley and sum(map(is_miss, volley)) == 2
    assert any(attack("MCAV1", "melee", die, 5, True) in charge for die in range(1, 6))
    assert said("campaigns-report-eliminated", name="Winkie", unit=unit_name("WREG2")) in charge
    assert said("campaigns-report-escaped", leader="Zerde", die=9) in charge
    lost = [each for played in match.played for phase in played.phases for each in phase.events]
    assert sum(each.kind == "eliminated" and each.facts["unit"][0] == "W" for each in lost) == 3


# The lesson.


class LessonPage:
    """A page with the lesson open."""

    def __init__(self, done: int = 0) -> None:
        self.model = Model(lessons={GAME: done} if done else {})
        self.send(m.Learn(GAME))

    def send(self, *messages: m.Message) -> LessonPage:
        for message in messages:
            self.model, _ = update(self.model, message)
        return self

    def obey(self) -> LessonPage:
        """Do what the step asks."""
        session = self.model.session
        assert session is not None
        return self.send(*lesson_tasks.asked(LESSON.steps[self.kind.step].task, session))

    @property
    def kind(self) -> Learning:
        session = self.model.session
        assert session is not None and isinstance(session.kind, Learning)
        return session.kind


def test_following_every_request_completes_the_lesson() -> None:
    pupil = LessonPage()
    for number, step in enumerate(LESSON.steps):
        assert (pupil.kind.step, pupil.kind.is_done) == (number, False), step.title
        assert step.title in unescape(pages.page(pupil.model))
        pupil.obey()
        assert (pupil.kind.step, pupil.kind.is_done) == (number, True), step.title
        pupil.send(m.NextStep())
    session = pupil.model.session
    assert session is not None and session.stage == OVER and session.match.outcome is not None
    assert session.match.outcome.winners == (LESSON.seat,)
    assert LESSON.farewell[:30] in unescape(pages.page(pupil.model))


def test_the_lesson_can_be_resumed_at_every_step() -> None:
    for number in range(1, len(LESSON.steps)):
        pupil = LessonPage(number)
        assert (pupil.kind.step, pupil.kind.is_done) == (number, False)
        pupil.send(m.ShowStep())
        assert (pupil.kind.step, pupil.kind.is_done) == (number, True)


def test_events_described_by_the_lesson_happen() -> None:
    pupil = LessonPage()
    for _ in LESSON.steps:
        pupil.obey().send(m.NextStep())
    assert pupil.model.session is not None
    match = pupil.model.session.match
    hits = [text for text in reported(match, 4) if isinstance(text, Said) and text.key == "campaigns-report-hit"]
    assert [dict(each.facts)["die"] for each in hits] == [3]
    assert any(isinstance(text, Said) and text.key == "campaigns-report-eliminated" for text in reported(match, 5))
    assert attack("MREG1", "fire", 4, 4, True) in reported(match, 7), "Good Luck helped"
    assert attack("MREG2", "fire", 6, 3, False) in reported(match, 7)
    riders, cavalry = unit_name("WZIL1"), unit_name("MCAV1")
    assert said("campaigns-report-charges", force=riders, space="3C") in reported(match, 8)
    assert sum(map(is_miss, reported(match, 8))) == 2
    assert said("campaigns-report-charges", force=cavalry, space="3C") in reported(match, 10)
    lost = [dict(text.facts) for text in reported(match, 10) if isinstance(text, Said)]
    assert any(facts.get("unit") == riders and "name" in facts for facts in lost)


def test_each_step_names_the_places_it_asks_for() -> None:
    for step in LESSON.steps:
        if isinstance(step.task, Write):
            (command,) = rules().parse(None, step.task.command)
            assert rules().write(command) == step.task.command
            assert all(place in step.request for place in re.findall(r"\b[1-5][LCR]\b", step.task.command))
            assert not re.findall(r"\b[MW][A-Z]{3}\d", step.request), "names, not codes"
