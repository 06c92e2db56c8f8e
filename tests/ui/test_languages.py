"""Languages can be switched while the page is open, and every screen can be drawn in each of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from rozz import library
from rozz.cli.main import main
from rozz.cli.site import build as site_build
from rozz.engine import record
from rozz.engine.match import SeatAssignment
from rozz.ui.app.update import update
from rozz.ui.features import settings_codec
from rozz.ui.features.lessons.lesson_course import quoted
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.features.match_list.match_list import is_copy_of, title_of
from rozz.ui.features.replay import replay_steps
from rozz.ui.i18n import fluent_compile, translations
from rozz.ui.i18n.display_names import with_distinct_names
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy, Remember
from rozz.ui.state.model import Model, Settings
from rozz.ui.views.shell import page_markup
from tests.support.ui import pseudo_locale
from tests.support.ui.link_devices import Device, inviting_device, joined_device, two_devices
from tests.support.ui.opponents_table import table_against
from tests.support.ui.saved_entries import first_screen_words, unread_shelf
from tests.support.ui.table import ADA_MOVES, BEN_BUYS, GameTable, Table, second_turn_table, words
from tests.support.words import words_for

__all__ = ["two_devices"]

GERMAN = Settings(language="de")


def english(key: str, **facts: object) -> str:
    """A message in English, whatever language is in use."""
    return translations.write(key, facts, "en")


def german(key: str, **facts: object) -> str:
    """The same in German."""
    return translations.write(key, facts, "de")


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    translations.use(translations.ENGLISH)


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> str:
    """The pseudo-locale among the languages."""
    pseudo_locale.install(monkeypatch)
    return pseudo_locale.CODE


def test_a_language_chosen_in_the_menu_is_kept() -> None:
    table = Table().send(m.OpenDialog("menu"))
    assert 'data-language="de"' in table.shown and "Deutsch" in table.shown
    table.send(m.SetLanguage("de"))
    assert german("menu") in table.shown and german("language") in table.shown and 'id="dialog"' in table.shown
    assert german("language-draft") in table.shown
    (effect,) = [each for each in table.effects if isinstance(each, Remember)]
    assert settings_codec.from_text(settings_codec.to_text(effect.settings)) == table.model.settings
    table.send(m.SetLanguage("en"))
    assert german("menu") not in table.shown and f">{english('menu')}<" in table.shown


@pytest.mark.parametrize("text", ['{"language": "tlh"}', '{"language": 3}', '{"language": ["de"]}'])
def test_an_unknown_language_cannot_be_chosen(text: str) -> None:
    assert settings_codec.from_text(text) == Settings()
    model, effects = update(Model(), m.SetLanguage("tlh"))
    assert model.settings == Settings() and not effects


def test_a_draft_language_is_used_only_if_a_player_chooses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert translations.best(["de-AT", "en"]) == "en"
    table = Table().send(m.OpenDialog("menu"))
    assert f">{say('language-is-draft', name='Deutsch')}<" in table.shown and ">English<" in table.shown
    monkeypatch.setattr(translations, "drafts", frozenset)
    assert translations.best(["xx-YY", "de-AT", "en"]) == "de"
    assert ">Deutsch<" in table.send(m.CloseDialog(), m.OpenDialog("menu")).shown


def test_the_language_of_the_browser_is_used_until_one_is_chosen() -> None:
    assert german("play-now") in page_markup.page(Model(language="de"))
    assert english("play-now") in page_markup.page(Model(language="de", settings=Settings(language="en")))
    assert german("play-now") in page_markup.page(at_rest(Model(language="de", screen="rules")))


def test_screens_are_drawn_again_in_the_other_language() -> None:
    in_english = Model(screen="new")
    in_german = Model(screen="new", settings=GERMAN)
    first = page_markup.page(in_english)
    assert english("players", number=2) in first
    there = page_markup.page(in_german)
    assert german("players", number=2) in there and english("players", number=2) not in there
    assert page_markup.page(in_english) == first


def for_pointer(pointer: str, key: str, **facts: object) -> str:
    """An English message worded for a pointer."""
    with words_for(pointer):
        return say(key, **facts)


def test_words_fit_the_pointer_that_the_player_uses() -> None:
    texts = {pointer: for_pointer(pointer, "rozz-command-tap-tile") for pointer in translations.POINTERS}
    assert [text.split()[0] for text in texts.values()] == ["Tap", "Click", "Choose"]
    table = Table().send(m.IAm())
    assert texts["mouse"] in words(table.shown)
    for pointer in ("touch", "other", "touch"):
        table.send(m.PointerUsed(pointer))
        assert texts[pointer] in words(table.shown) and texts["mouse"] not in words(table.shown)
    assert at_rest(table.model).pointer == "touch", "what the next visit begins with"
    table.send(m.SetLanguage("de"))
    assert "Tippe auf" in words(table.shown)
    assert "Klicke auf" in words(table.send(m.PointerUsed("mouse")).shown)


def test_another_pointer_keeps_notices_and_texts_that_do_not_name_it() -> None:
    made: list[str] = []

    @remembered(most=4)
    def remark(key: str) -> str:
        made.append(key)
        return say(key)

    @remembered(most=4)
    def around(key: str) -> str:
        return remark(key)

    for pointer in ("mouse", "touch"):
        translations.use(translations.ENGLISH, pointer)
        texts = [around(key) for key in ("undo", "rozz-command-tap-tile") for _ in range(2)]
        remark("rozz-command-tap-tile")  # its own cache depends on the pointer too
        assert texts[2] == say("rozz-command-tap-tile")
    assert made == ["undo", "rozz-command-tap-tile", "rozz-command-tap-tile"]
    model = Model(toast="Saved", said="Your turn", dialog="menu")
    after, effects = update(model, m.PointerUsed("touch"))
    assert after == replace(model, pointer="touch") and not effects


def test_a_missing_message_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    real = translations.table
    monkeypatch.setattr(
        translations, "table", lambda code, part="": {"add": "Dazu"} if code == "de" else real(code, part)
    )
    translations.use("de")
    assert (say("add"), say("undo"), say("players", number=2)) == (
        "Dazu",
        english("undo"),
        english("players", number=2),
    )


def test_computers_are_named_in_the_language_but_records_in_english() -> None:
    plays = {"plays-BLUE": "computer:2", "plays-GREEN": "computer:2", "plays-GOLD": "computer:1"}
    table = Table("headquarters-4").send(m.NewMatch(), m.ChooseScenario("headquarters-4"), m.BeginMatch("m2", plays))
    kept = {"RED": "Red", "BLUE": "Scout Blue", "GREEN": "Scout Green", "GOLD": "Dreamer"}
    assert table.session.match.names == kept
    table.send(m.SetLanguage("de"))
    scout = german("level-2-name")
    scouts = {
        colour: german("level-of-color", name=scout, colour=german(f"color-{colour.lower()}"))
        for colour in ("BLUE", "GREEN")
    }
    others = {"RED": german("color-red"), "GOLD": german("level-1-name")}
    assert table.session.match.names == scouts | others
    assert scouts["GREEN"] in table.shown and "Scout" not in table.shown
    assert {place.colour: place.name for place in table.session.match.seats} == kept
    assert "Scout Green" in record.to_json(table.session.match)
    assert table.send(m.SetLanguage("en")).session.match.names == kept


def test_colors_are_named_in_the_language_but_records_in_english() -> None:
    table = Table().send(m.SetLanguage("de"), m.GoHome(), m.NewMatch(), m.ChooseScenario("headquarters-2"))
    shown = {colour: german(f"color-{colour.lower()}") for colour in ("RED", "BLUE")}
    assert all(f'value="{name}"' in table.shown for name in shown.values())
    table.send(m.BeginMatch("m2", shown))
    assert table.session.match.names == shown and german("pass-to", name=shown["RED"]) in words(table.shown)
    assert [place.name for place in table.session.match.seats] == ["Red", "Blue"]
    assert table.send(m.SetLanguage("en")).session.match.names == {"RED": "Red", "BLUE": "Blue"}


@pytest.mark.parametrize("language", translations.languages())
def test_a_what_if_has_one_name_before_and_after_the_turn(language: str) -> None:
    table = second_turn_table().send(m.SetLanguage(language), m.IAm())
    screens = [table.shown, table.send(m.ShowHistory()).shown, table.send(m.Replay(1), m.GoToStep(99)).shown]
    buttons = [re.findall(r'<button[^>]*data-do="try"[^>]*>(.*?)</button>', each) for each in screens]
    assert all(buttons) and len({words(each).strip() for found in buttons for each in found}) == 1


def test_commands_without_effect_are_marked_in_the_language() -> None:
    table = Table().send(m.SetLanguage("de"), m.IAm(), m.Type("M: INF*9 @ Drift > D2"))
    table.send(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    assert f"<strong>{german('in-vain', status='void')}</strong>" in table.shown
    (said,) = (each for each in replay_steps.sentences(table.session.match, 1, 0) if "D2" in each)
    assert said.startswith("Ada") and said.endswith(german("ordered-in-vain", command="", status="void").strip())


def test_a_lesson_quotes_commands_as_the_language_does() -> None:
    translations.use("de")
    assert quoted(("N:", "R:")) == "„N:“ und „R:“"


def test_what_cannot_be_read_is_quoted_as_the_language_does() -> None:
    table = Table().send(m.SetLanguage("de"), m.IAm(), m.Type("P: ARMUR > Drift"))
    assert "Zeile 1: „ARMUR“" in words(table.shown)


def test_a_copied_report_names_its_moment_in_the_language() -> None:
    table = GameTable("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    table.send(m.SetLanguage("de"), m.IAm(), m.Type("+5 Heron"), m.HandIn(), m.CopyReport(1))
    (copied,) = (each.text for each in table.effects if isinstance(each, Copy))
    placing = german("moment-set-up-inside", number=1)
    assert copied.splitlines()[0].endswith(f", {placing}")


def test_numbers_and_lists_follow_the_language() -> None:
    assert translations.number(1234.5) == "1,234.5" and translations.listed("ABC") == "A, B and C"
    translations.use("de")
    assert translations.number(1234.5) == "1.234,5" and translations.listed("ABC") == "A, B und C"


def test_money_is_written_in_the_style_of_the_language_everywhere() -> None:
    table = Table()
    table.model = replace(table.model, settings=GERMAN)
    table.send(m.IAm(), m.TapTile("Drift"))
    assert f">{german('money', number=20)}<" in table.shown, "the price of a choice"
    pages = [table.shown]
    table.send(m.Pick("purchase:ARMOR"), m.Add(), m.ShowGuesses())
    before, after = german("money", number=50), german("money", number=35)
    changed = german("guess-figure", what=german("rozz-money"), before=before, after=after)
    assert changed in table.shown
    pages.append(table.shown)
    table.send(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    for number in range(len(replay_steps.steps(table.session.match, 1))):
        pages.append(table.send(m.GoToStep(number)).shown)
    income = german("rozz-income-source", item="HQ", number=5)
    assert income in pages[-1] and f"+{german('money', number=5)}<" in pages[-1]
    assert [re.findall(r"\$\d+", shown) for shown in pages] == [[] for _ in pages]


@pytest.mark.parametrize("language", fluent_compile.languages())
def test_sentences_write_money_in_the_style_of_their_language(language: str) -> None:
    before, after = translations.write("money", {"number": 7}, language).split("7")
    files = (fluent_compile.LOCALE / language).rglob("*.ftl")
    texts = [file.read_text(encoding="utf-8") for file in files if file.parent.name != "cli"]
    amounts = [each for text in texts for each in re.findall(r"(\$?)(?:\{ \$\w+ \}|\b\d+)(\s?\$(?![\w{]))?", text)]
    assert {each for each in amounts if any(each)} == {(before, after)}


def test_unread_matches_are_in_the_language_that_the_page_has_now() -> None:
    tables = Table(), table_against(2), Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn())
    read = [replace(table.model.shelf[0], identity=f"m{number}") for number, table in enumerate(tables)]
    unread = Model(shelf=unread_shelf(*read))
    english = first_screen_words(unread)
    german = [replace(model, settings=Settings(language="de")) for model in (unread, Model(shelf=tuple(read)))]
    shown, expected = map(first_screen_words, german)
    assert shown == expected and say("against", name=say("level-2-name"), number=2, most=4) in shown
    assert first_screen_words(unread) == english


def test_an_older_summary_is_shown_in_its_own_language_only() -> None:
    one = Table().model.shelf[0]
    (kept,) = json.loads(match_summaries.to_text([one])).values()
    sentences = {"form": 4, "name": "Red – Blue", "lines": ["Turn 1", "Red is next"], "seats": []}
    older = json.dumps({"m1": {**kept, **sentences}})
    (_, summary) = match_summaries.from_text(older)["m1"]
    unread = replace(one, session=None, summary=summary)
    assert "Red – Blue Turn 1 Red is next" in first_screen_words(Model(shelf=(unread,)))
    assert match_summaries.needs_reading(summary)
    assert match_summaries.from_text(match_summaries.to_text([unread]))["m1"][1] == summary, "it stays readable"
    translations.use("de")
    assert match_summaries.from_text(older)["m1"][1].lines == (), "and no English sentence is left in German"


def test_a_copy_of_a_copy_is_named_after_the_original_in_each_language() -> None:
    table = Table().send(m.GoHome(), m.RenameMatch("m1", "Friday"), m.DuplicateMatch("m1", "m2"))
    table.send(m.SetLanguage("de"), m.DuplicateMatch("m2", "m3"))
    names = {each.identity: title_of(each) for each in table.model.shelf}
    assert names["m2"] == english("copy-of", name="Friday") and names["m3"] == german("copy-of", name="Friday")
    read = [session_codec.saved(each.identity, each.text) for each in table.model.shelf]
    assert all(is_copy_of(later, earlier) for earlier, later in pairwise(read)), "and a reload knows it, too"
    table.send(m.RenameMatch("m2", "Sunday"))
    assert not is_copy_of(table.model.shelf[1], table.model.shelf[0])


def test_a_name_that_is_the_color_of_another_seat_gets_its_own_color() -> None:
    translations.use("de")
    seats = with_distinct_names([SeatAssignment("RED", german("color-blue")), SeatAssignment("BLUE", "BLUE")])
    assert [place.shown for place in seats] == [f"{german('color-blue')} Red", german("color-blue")]
    own = with_distinct_names([SeatAssignment("RED", german("color-red")), SeatAssignment("BLUE", "Ada")])
    assert [place.shown for place in own] == [german("color-red"), "Ada"]


def test_a_name_gets_its_color_if_a_language_makes_it_anothers_color() -> None:
    red = german("color-red")
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m2", {"BLUE": red}, "00" * 16))
    assert table.session.match.names == {"RED": "Red", "BLUE": red}
    table.send(m.IAm(), m.Type("P: INF > Drift"), m.TryDifferently(), m.SetLanguage("de"))
    assert table.model.aside is not None
    for session in (table.session, table.model.aside):
        assert session.match.names == {"RED": red, "BLUE": f"{red} Blue"} and session.composer.commands
    assert f'"seat-name">{red} Blue<' in table.shown


def test_such_a_name_by_link_gets_its_color_but_stays_as_signed() -> None:
    red = german("color-red")
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {})
    joined_device(ada, "BLUE", red)
    ada.send(m.StartMatch())
    signed = ada.linked
    assert ada.session.match.names["BLUE"] == red
    ada.send(m.SetLanguage("de"))
    assert ada.session.match.names["BLUE"] == f"{red} Blue" and ada.linked == signed


def test_rozz_translations_prints_what_a_language_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    for language in fluent_compile.languages():
        assert main(["translations", language]) == 0
        lacking = set(re.findall(r"^([a-z][\w-]*) =", capsys.readouterr().out, re.M))
        there, ours = (set(fluent_compile.messages(fluent_compile.table(each))) for each in (language, "en"))
        assert there | lacking == ours and not there & lacking
    assert main(["translations", "xx"]) == 0
    files = re.findall(r"^# rozz/locale/xx/(.*)\.ftl$", capsys.readouterr().out, re.M)
    assert files[:2] == ["language", "first-screen"] and "/" not in files[7] and "/" in files[-1]
    assert main(["translations"]) == 0 and "en: " in capsys.readouterr().out
    assert main(["translations", "../de"]) == 2 and "../de isn’t a language code" in capsys.readouterr().err


def test_the_terminal_speaks_the_language_named_by_its_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROZZ_LANG", "de")
    match, commands = tmp_path / "match.json", tmp_path / "commands.yaml"
    assert main(["new", "basic-training"]) == 0
    match.write_text(capsys.readouterr().out)
    commands.write_text("")
    assert main(["turn", str(match), str(commands)]) == 0
    assert capsys.readouterr().err.startswith("Runde 1\n")
    assert main(["prove", "nowhere.yaml"]) == 2
    beginning = german("files-cannot-read", why="").partition("(")[0]
    assert capsys.readouterr().err.startswith(f"nowhere.yaml: {beginning}")


def test_the_site_starts_in_english_whatever_the_terminal_speaks() -> None:
    translations.use("de")
    with site_build.in_english():
        assert translations.in_use() == "en"
    assert translations.in_use() == "de"


# Every screen ---------------------------------------------------------------------------------------------------------


def screens(language: str) -> Iterator[tuple[str, str]]:
    """The screens of the page in a language: their names and texts."""

    def shown(name: str, *messages: m.Message) -> tuple[str, str]:
        nonlocal model
        for message in messages:
            model, _ = update(model, message)
        return name, page_markup.page(model)

    settings = Settings(language=language)
    for game in library.GAMES:
        model = Model(settings=settings)
        yield shown("home")
        yield shown("scenarios", m.NewMatch(), m.Narrow(game))
        yield shown("names", m.ChooseScenario(library.scenario_names(game)[0], game))
        yield shown("handover", m.BeginMatch("m1"))
        yield shown("table", m.IAm())
        for dialog in ("menu", "keys", "legend", "places", "catalogue"):
            yield shown(dialog, m.OpenDialog(dialog))
            model, _ = update(model, m.CloseDialog())
        yield shown("rules", m.ShowRules(game))
        yield shown("back", m.GoBack())
    for screen, message in (("puzzles", m.ShowPuzzles()), ("simulator", m.ShowSimulator(1))):
        model = Model(settings=settings)
        yield shown(screen, message)
    model = Model(settings=settings)
    begun = (
        m.NewMatch(),
        m.ChooseScenario("headquarters-2", "rozz"),
        m.BeginMatch("m1", {"RED": "Ada", "BLUE": "Ben"}),
    )
    yield shown("composing", *begun, *ADA_MOVES[:3])
    yield shown("doubts", *ADA_MOVES[3:5], m.Ready())
    yield shown("next", m.HandIn())
    yield shown("all in", *BEN_BUYS)
    yield shown("reveal", m.ShowEveryone())
    for step in range(6):
        yield shown(f"step {step}", m.GoToStep(step))
    yield shown("story", m.TapTile("D2"))
    yield shown("history", m.ShowHistory())
    yield shown("what if", m.BackToTable(), m.NextTurn(), m.IAm(), m.OpenDialog("menu"))
    yield shown("lesson", m.GoHome(), m.Learn("rozz"))
    yield shown("saved", m.GoHome())


@pytest.mark.parametrize("language", [pseudo_locale.CODE, "de"])
def test_every_screen_can_be_drawn(language: str, pseudo: str) -> None:
    for name, text in screens(language):
        if language == pseudo:
            assert re.search("[éåö]", words(text)), name
    assert say("begin") != english("begin")


def test_a_match_by_link_is_played_in_two_languages(two_devices: tuple[Device, Device]) -> None:
    """Each device reads its own language, and both reach the same state."""
    ada, ben = two_devices
    ben.send(m.SetLanguage("de"))
    assert english("dispatch") in page_markup.page(ada.model) and german("dispatch") in page_markup.page(ben.model)
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    assert english("revealed", moment=english("moment-turn", number=1)) in page_markup.page(ada.model)
    ben.send(m.OpenLink(ada.seen().command("N:")))
    assert german("revealed", moment=german("moment-turn", number=1)) in page_markup.page(ben.model)
    assert len(ben.session.match.played) == 1 and ada.session.match.played == ben.session.match.played


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["moment-turn", "moment-move", "moment-set-up"])
def test_no_line_breaks_before_the_number_of_a_turn(language: str, key: str) -> None:
    for end in ("", "-inside"):
        assert "\u00a073" in translations.write(key + end, {"number": 73}, language)
