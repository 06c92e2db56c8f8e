"""The search on the rules page: which rules match, in which order, which excerpt is shown, and what typing redraws."""

from __future__ import annotations

import re

import pytest

from rozz import library
from rozz.engine.rozz.text.piece_names import STANDARD
from rozz.ui import memoize, page_regions
from rozz.ui.app.update import update
from rozz.ui.features import rule_search
from rozz.ui.features.navigation import SEARCH_BOX
from rozz.ui.features.rule_search import excerpt, search, split_at_matches, words_of
from rozz.ui.games import face_of
from rozz.ui.games.face import Chapter, Rule, Rulebook
from rozz.ui.games.face import Table as RulesTable
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus
from rozz.ui.state.model import Model
from rozz.ui.views.learning.rule_search_box import MAX_RESULTS, search_box, synonyms_of
from rozz.ui.views.shell import page_markup
from tests.support.ui.table import GameTable, Table, key_message, words

COSTS = RulesTable("Costs", ("Name", "Price"), (("Spears", "4"),))
BOOK = Rulebook(
    (
        Chapter("R1", "Überfälle", (Rule("R1.1", "Don’t paid pieces move?"), Rule("R1.2", "See R7.2 about aid."))),
        Chapter("R7", "Straßen", (Rule("R7.1", "Aid is free."), Rule("R7.2", "A café."), Rule("R7.2", "Ships too."))),
        Chapter("R17", "Units", (Rule("R17.2", "Nothing."),), (COSTS,)),
    )
)


def found(text: str) -> list[str]:
    return [each.anchor for each in search(BOOK, text)]


@pytest.mark.parametrize(
    ("text", "anchors"),
    [
        ("", []),
        ("  ", []),
        ("cafe", ["R7.2"]),
        ("CAFÉ ships", ["R7.2"]),  # the parts of a rule are one rule
        ("cafe nothing", []),
        ("uberfall", ["R1.1", "R1.2"]),
        ("überfälle pieces", ["R1.1"]),  # one word in the heading, one in the text
        ("strasse", ["R7.1", "R7.2"]),
        ("STRAẞE", ["R7.1", "R7.2"]),
        ("don't", ["R1.1"]),
        ("spears", ["R17-table-1"]),
        ("costs 4", ["R17-table-1"]),
        ("[.", []),
    ],
)
def test_all_words_must_match_whatever_their_case_and_accents(text: str, anchors: list[str]) -> None:
    assert found(text) == anchors


def test_the_rule_with_the_typed_number_comes_first_then_its_chapter() -> None:
    assert found("7.2") == ["R7.2", "R1.2", "R17.2"]
    assert found("r7.2") == ["R7.2", "R1.2"]
    assert found("7") == ["R7.1", "R7.2", "R1.2", "R17.2", "R17-table-1"]


def test_rules_with_whole_words_come_before_those_with_parts_of_words() -> None:
    assert found("aid") == ["R1.2", "R7.1", "R1.1"]


def test_marks_cover_what_was_typed_and_lose_nothing() -> None:
    text = "Große Straßen, große Cafés"
    shown = list(split_at_matches(text, words_of("STRASS cafes große")))
    assert "".join(part for part, _ in shown) == text
    assert [part for part, is_match in shown if is_match] == ["Große", "Straß", "große", "Cafés"]
    assert list(split_at_matches(text, ("x",))) == [(text, False)]


def test_an_excerpt_shows_the_words_together_and_cuts_between_words() -> None:
    text = " ".join(["One missile flies.", "It goes on and on." * 12, "A missile meets a ship.", "Then it ends." * 15])
    shown = excerpt(text, ("missile", "ship"))
    assert "A missile meets a ship." in shown and shown[0] == shown[-1] == "…"
    assert len(shown) <= rule_search.LENGTH + 2
    assert set(re.findall(r"\w+", shown)) <= set(re.findall(r"\w+", text))
    assert excerpt(text, ("absent",)).startswith("One missile flies.")
    assert excerpt("Short.", ("short",)) == "Short."


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", library.GAMES)
def test_every_rule_is_found_by_its_number_and_leads_to_its_anchor(game: str, language: str) -> None:
    translations.use(language)
    try:
        book = face_of(game).rulebook()
        page = page_markup.page(update(Model(language=language), m.ShowRules(game))[0])
        anchors = {each.anchor for each in search(book, "e")}
        assert all(page.count(f'id="{anchor}"') == 1 for anchor in anchors)
        for number in {rule.number for chapter in book.chapters for rule in chapter.rules}:
            assert search(book, number)[0].anchor == number
            assert search(book, number[1:])[0].anchor == number
    finally:
        translations.use("en")


def test_typing_redraws_only_the_search() -> None:
    model = update(Model(), m.ShowRules("campaigns"))[0]
    before = page_markup.draw_page(model)
    for text in ("m", "melee", "no such rule", ""):
        model = update(model, m.SearchRules(text))[0]
        after = page_markup.draw_page(model)
        changed = page_regions.changed(before, after)
        assert changed is not None and [each[:22] for each in changed] == ['<form id="rules-search']
        before = after


def test_the_count_is_a_status_and_a_long_list_is_cut() -> None:
    def status(text: str) -> str:
        shown = str(search_box("campaigns", text))
        assert shown.count('role="status"') == 1, "it is there before it says anything"
        return words(shown.split('role="status">')[1].split("</p>")[0])

    book = face_of("campaigns").rulebook()
    assert status("") == ""
    assert status("melee cavalry") == say("rules-found", number=len(search(book, "melee cavalry")))
    assert status("xyzzy ") == say("rules-found-none", text="xyzzy")
    assert status("e") == say("rules-found-first", number=len(search(book, "e")), most=MAX_RESULTS)
    assert str(search_box("campaigns", "e")).count("<li>") == MAX_RESULTS


def test_typed_markup_is_only_text() -> None:
    assert "<b>" not in str(search_box("rozz", '<b>"'))


def test_following_a_result_or_leaving_the_rules_clears_the_search() -> None:
    searching = update(update(Model(), m.ShowRules("rozz"))[0], m.SearchRules("missile"))[0]
    for message in (m.ShowRules("rozz", "R8.1"), m.ShowRules("campaigns"), m.GoBack(), m.GoHome(), m.ShowSimulator()):
        assert update(searching, message)[0].search_text == ""
    assert update(searching, m.OpenDialog("menu"))[0].search_text == "missile"


def test_slash_opens_the_search_on_the_rules_page_and_escape_clears_it() -> None:
    table = Table().send(m.IAm())
    assert key_message(table, "/") is None
    table.send(m.ShowRules())
    assert key_message(table, "Escape", on="search-rules") is None
    assert key_message(table, "/") == m.SearchRules()
    assert key_message(table, "/", on="search-rules") is None, "it can be typed"
    table.send(m.SearchRules("missile"))
    assert key_message(table, "Escape") == key_message(table, "Escape", on="search-rules") == m.SearchRules()
    assert table.send(m.SearchRules()).effects == (Focus(SEARCH_BOX),)
    assert table.send(m.SearchRules("a")).effects == ()
    table.send(m.OpenDialog("keys"))
    assert key_message(table, "Escape") == m.CloseDialog() and key_message(table, "/") is None


def test_a_search_longer_than_its_box_is_cut() -> None:
    table = Table().send(m.ShowRules(), m.SearchRules("a " * 5000))
    assert table.model.search_text == "a " * 40 and 'maxlength="80"' in table.shown


def test_a_search_leaves_the_match_under_the_rules_alone() -> None:
    table = GameTable("rozz", face_of("rozz").beginner_scenarios[0])
    before = table.session
    table.send(m.ShowRules(), m.SearchRules("missile"), m.SearchRules(), m.GoBack())
    assert table.session is before and table.model.screen == "table"


#: Words from buttons, item cards, tutorials and hints, and from what newcomers typed.
ASKED = {
    ("rozz", "en"): ("nuke", "missile", "income", "SRNUKE", "IU", "attack", "money", "truck", "soldier", "surrender"),
    ("rozz", "de"): ("Nuke", "Rakete", "Einkommen", "SRNUKE", "IU", "angreifen", "Geld", "LKW", "Soldat", "erobern"),
    ("rosenkreuz", "en"): ("attack", "pawn", "surrender", "tie"),
    ("rosenkreuz", "de"): ("Angriff", "Bauer", "gewinnen", "Remis"),
    ("ozymandia", "en"): ("attack", "troops", "retreat", "tile", "income"),
    ("ozymandia", "de"): ("Angriff", "Truppen", "Feld", "Verstärkung", "gewinnen"),
    ("simultaneous-risk", "en"): ("attack", "troops", "reinforcements", "city"),
    ("simultaneous-risk", "de"): ("Angriff", "Truppen", "Verstärkung", "Stadt"),
    ("campaigns", "en"): ("wizard", "income", "soldier", "bombard", "surrender", "armies"),
    ("campaigns", "de"): ("Zauberer", "Einkommen", "Soldat", "bombardieren", "kaufen"),
}


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_everyday_words_find_rules(game: str, language: str) -> None:
    translations.use(language)
    try:
        book, known = face_of(game).rulebook(), synonyms_of(game)
        numbers = {rule.number for chapter in book.chapters for rule in chapter.rules}
        found = {text: {each.number for each in search(book, text, known)} & numbers for text in ASKED[game, language]}
        assert not [text for text, rules in found.items() if not rules]
    finally:
        translations.use("en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_item_is_found_by_abbreviation_and_name_with_its_rules(language: str) -> None:
    translations.use(language)
    try:
        book, known = face_of("rozz").rulebook(), synonyms_of("rozz")
        rules = {rule.number for chapter in book.chapters for rule in chapter.rules}
        assert {each.code for each in book.pieces()} == set(STANDARD)
        for piece in book.pieces():
            by_code = [each.anchor for each in search(book, piece.code, known)]
            by_name = [each.anchor for each in search(book, piece.name, known)]
            assert by_code[0] == piece.code and piece.code in by_name
            assert rules & set(by_code) and rules & set(by_name), f"no rule for {piece.code}, {piece.name}"
    finally:
        translations.use("en")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", library.GAMES)
def test_every_synonym_leads_to_words_that_the_rules_contain(game: str, language: str) -> None:
    translations.use(language)
    try:
        book = face_of(game).rulebook()
        led = {each for words_of_rules in synonyms_of(game).values() for each in words_of_rules}
        passages = search(book, "e")
        assert led and not [each for each in led if not each or not any(each in known.folded for known in passages)]
    finally:
        translations.use("en")


def test_what_a_synonym_found_is_marked() -> None:
    shown = str(search_box("rozz", "nuke"))
    assert "<mark>nuclear</mark>" in shown and 'data-rule="R8.5"' in shown


def test_the_words_of_the_search_are_read_at_the_first_search(monkeypatch: pytest.MonkeyPatch) -> None:
    memoize.forget_texts()
    said: list[str] = []
    write = translations.write
    monkeypatch.setattr(translations, "write", lambda key, facts: said.append(key) or write(key, facts))
    model = update(Model(), m.ShowRules("rozz"))[0]
    page_markup.page(Model())
    page_markup.page(model)
    assert said and not [each for each in said if each.startswith("search-")]
    page_markup.page(update(model, m.SearchRules("nuke"))[0])
    assert [each for each in said if each.startswith("search-")] == ["search-rozz"]
