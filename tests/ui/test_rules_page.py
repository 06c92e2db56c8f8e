"""The rules page has an anchor for every rule number that is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.rozz.legality import reasons
from rozz.engine.rozz.resolution import combat, objectives
from rozz.ui.app.update import update
from rozz.ui.features import navigation
from rozz.ui.games import face_of
from rozz.ui.games.face import Chapter, Rule, Rulebook, Table
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.learning.rules_page import rules_page
from rozz.ui.views.shell import page_markup

HERE = Path(__file__).resolve().parents[2]
NUMBERS = [rule.number for chapter in face_of("rozz").rulebook().chapters for rule in chapter.rules]


def test_rule_numbers_are_unique_and_anchored() -> None:
    assert len(set(NUMBERS)) == len(NUMBERS)
    shown = str(rules_page("rozz"))
    assert all(f'id="{number}"' in shown for number in NUMBERS)


def test_every_cited_rule_can_be_read() -> None:
    cited = {rule for _, rule in reasons.REASONS.values()}
    cited |= set(combat.RULES.values()) | {rule for rule, _ in objectives.OBJECTIVES.values()}
    for path in (HERE / "rozz" / "engine" / "rozz").glob("*.py"):
        cited |= set(re.findall(r'"(R\d+(?:\.\d+)?)"', path.read_text()))
    for path in (HERE / "tests" / "cases" / "rozz").glob("*.yaml"):
        cited |= set(re.findall(r"\bR\d+\.\d+\b", path.read_text().split("scenario:")[0].split("rules:")[-1]))
    assert sorted(cited - set(NUMBERS)) == []


def test_every_games_rules_are_one_tap_from_home_and_back_leads_home() -> None:
    model = Model()
    for game in library.GAMES:
        model = update(model, m.ShowRules(game))[0]
        shown = page_markup.page(model)
        assert f"<h1 tabindex=\"-1\">{say('rules-of', game=face_of(game).title)}</h1>" in shown
        assert re.findall(r'data-do="rules" data-game="([^"]+)"[^>]* aria-current="page"', shown) == [game]
        for other in library.GAMES:
            assert re.search(rf'data-game="{other}"[^>]*>{face_of(other).title}</a>', shown)
        assert navigation.path(model) == (m.ShowRules(game),), "Forward leads here again"
    assert update(model, m.GoBack())[0].screen == "home"
    model = update(update(model, m.GoBack())[0], m.ShowRules())[0]
    assert say("rules-of", game="Rozz") in page_markup.page(model), "without a game, those of the current one"


def test_another_games_rules_are_another_place_but_a_chapter_is_not() -> None:
    rozz = update(Model(), m.ShowRules())[0]
    other = update(rozz, m.ShowRules("ozymandia"))[0]
    assert page_markup.screen_identifier(other) != page_markup.screen_identifier(rozz)
    assert page_markup.screen_identifier(update(other, m.ShowRules("ozymandia"))[0]) == page_markup.screen_identifier(
        other
    )
    chapters = re.findall(
        r'<a href="([^"]+)" data-do="rules" data-game="ozymandia" data-rule="', page_markup.page(other)
    )
    assert len(chapters) == len(face_of("ozymandia").rulebook().chapters)
    assert all(each.startswith("?go=rules&amp;game=ozymandia&amp;rule=") for each in chapters)


def test_the_bar_of_the_rules_leads_to_the_chapters() -> None:
    shown = page_markup.page(update(Model(), m.ShowRules("rosenkreuz"))[0])
    bar, page = shown.split("</header>", 1)
    assert f'data-do="rules" data-game="rosenkreuz" data-rule="chapters">{say("rules-chapters")}<' in bar
    assert page.count('id="chapters"') == 1
    assert page.index('id="chapters"') < page.index("<figure"), "the pictures fill several screens"


def test_marks_show_the_source_of_a_rule_and_its_parts_share_an_anchor(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = (
        Rule("T1", "Written."),
        Rule("T1", "Settled.", is_ruling=True),
        Rule("T2", "Made up.", is_reconstruction=True),
        Rule("T3", "Chosen.", option="walls"),
    )
    table = Table("Units", ("Name", "Melee"), (("Spears", "4"),))
    book = Rulebook((Chapter("T", "Marks", rules, (table,)),), preface=("This is not the published game.",))
    monkeypatch.setattr(type(face_of("rozz")), "rulebook", lambda self: book)
    shown = str(rules_page("rozz"))
    assert [shown.count(f'id="{number}"') for number in ("T1", "T2", "T3")] == [1, 1, 1]
    mark = '<span class="ruling-mark">'
    assert f"Settled. {mark}{say('rules-ruling')}" in shown
    assert f"Made up. {mark}{say('rules-reconstruction')}" in shown
    assert f"Chosen. {mark}{say('rules-option-named', option='walls')}" in shown and "<p>Written.</p>" in shown
    assert shown.count('class="rule-text ruling"') == 2, "our own rulings stand out"
    assert '<th scope="row">Spears</th><td>4</td>' in shown and "<caption>Units</caption>" in shown
    assert shown.index(book.preface[0]) < shown.index("T Marks")


def test_a_rulebook_explains_only_the_marks_that_it_has() -> None:
    shown = str(rules_page("rozz"))
    assert say("rules-ruling-means") in shown
    assert say("rules-reconstruction-means") not in shown and say("rules-option-means") not in shown
