"""The files of messages: what code says is there, what is there is said, and every language says all of it."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from rozz.cli.project import NODE_MODULES
from rozz.ui.i18n import plural_rules, translations
from rozz.ui.i18n.compiled_messages import facts, filled
from rozz.ui.i18n.fluent_compile import LOCALE, BadCatalog, languages, table
from rozz.ui.simulator.simulator_steps import BY_CARRIER, BY_DEVICE
from rozz.ui.state.keyboard import KEYS
from tests.support import literal_english
from tests.support.ui.message_ids import calls

ENGLISH = table(translations.ENGLISH)
#: Calls whose id is not written where they are: by file, the ids that they can have.
COMPUTED = {
    "features/a11y/announcements.py": ("nothing-to-add", "nothing-to-undo"),
    "views/home/home.py": (
        "go-on", "more-saved", "needs-https", "forgetful", "ask-name", "duplicate", "export", "delete",
    ),
    "views/links/next_step.py": ("path-open", "after-open"),
    "views/links/remote_status.py": (
        "sealed-already", "owes-seal", "owes-move", "owes-reveal", "owes-nothing-yet", "owes-nothing",
    ),
    "views/links/remote_table.py": (
        "link-started", "link-resigned", "link-sealed", "link-played", "link-opened", "link-voted",
    ),
    "views/replay/reveal.py": ("first", "previous", "next", "last"),
    "views/shell/dialogs.py": (
        "doubts", "doubts-seal", "doubts-play-it", "play-it", "hand-in", "seal", "menu", "legend", "keys", "places",
        "who-plays", "hint", "share-told", "history", "rules", "home", "menu-resign", "menu-resign-trial",
        *(key.text for key in KEYS), "key-ready-seal", "key-hand-in-seal",
    ),
    "views/simulator/simulator_page.py": (
        *(f"sim-{kind}" for kind in (*BY_DEVICE, *BY_CARRIER)), "sim-unmark", "sim-start", "sim-back", "sim-step",
        "sim-pause", "sim-play",
    ),
    "views/table/command_list.py": ("raise-order", "delete-order"),
    "views/table/handover.py": ("who-plays", "take-back-how"),
    "views/table/hint_panel.py": (
        "hint-takes", "hint-keeps", "hint-leaves", "hint-saves", "hint-threatens", "hint-hangs",
    ),
    "views/table/number_dials.py": ("fewer", "fewer-of", "more", "more-of", "leap", "leap-of"),
    "views/widgets/shared_parts.py": ("zoom-in", "zoom-out", "fit"),
}  # fmt: skip
#: Messages that `translations` and the settings use, families made from names in the rules of games, what
#: `static/startup.js` says, reports about the future, and the headings and brief forms of choices.
OF_THE_LANGUAGE = re.compile(
    r"(language|list|number|decimal)-.*|(moment|part|month)-.*|match-is-over.*|startup-.*|ahead-.*"
    r"|.*-(choice|offer)-.*-(heading|brief)"
)
#: Calls in which the facts depend on the id in a way that cannot be seen.
HALF_SEEN = ("features/links/link_actions.py",)


def file_of(where: str) -> str:
    return where.split(":")[0]


def test_every_message_that_code_says_exists() -> None:
    missing = [
        f"{said.where} {pattern}"
        for said in calls()
        for pattern, ids in said.ids(ENGLISH).items()
        if pattern and not ids and "\0" not in pattern
    ]
    assert not missing
    computed = [f"{said.where} {said.written}" for said in calls() if said.is_computed]
    assert not [each for each in computed if file_of(each) not in COMPUTED]
    assert not [key for keys in COMPUTED.values() for key in keys if key not in ENGLISH]


def test_every_message_is_said() -> None:
    used = {key for keys in COMPUTED.values() for key in keys}
    used |= {
        key for said in calls() for pattern, ids in said.ids(ENGLISH).items() if pattern.strip("\0") for key in ids
    }
    unused = [key for key in ENGLISH if key not in used and not OF_THE_LANGUAGE.fullmatch(key)]
    assert not unused, "nobody reads these: delete them"


def test_callers_give_every_fact_that_a_message_has() -> None:
    lacking = [
        f"{said.where}: {key} needs {sorted(facts(ENGLISH[key]) - said.facts)}"
        for said in calls()
        if said.facts is not None and file_of(said.where) not in HALF_SEEN
        for pattern, ids in said.ids(ENGLISH).items()
        if "\0" not in pattern
        for key in ids
        if facts(ENGLISH[key]) - said.facts
    ]
    assert not lacking


def test_no_sentence_is_written_in_code() -> None:
    """But for those of the list, which may only become fewer."""
    known, found = Counter({**literal_english.HARMLESS, **literal_english.TO_MOVE}), literal_english.found()
    assert not found - known, "write these in rozz/locale/en"
    assert not known - found, "lower these numbers in tests/support/literal_english.py"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("your-turn")', []),
        ('say("Your turn begins now")', ["Your turn begins now"]),
        ('raise Fault(f"the match {name} is over")', ["the match  is over"]),
        ('def f() -> "some type here":\n    "A docstring of prose."', []),
        ('raise ValueError("this is for programmers")', []),
        ('h.div(class_="tile chosen")', []),
    ],
)
def test_sentences_in_code_are_found(source: str, found: list[str]) -> None:
    assert [text for _, text in literal_english.literals(source)] == found


#: What hints do not foretell: what has no effect, and what only its readers may know.
UNFORETOLD = re.compile(r"\w+-report-(line|void|failed|message.*|group)")


def test_reports_about_the_future_have_the_facts_of_those_about_the_past() -> None:
    ahead = {key.removeprefix("ahead-"): pattern for key, pattern in ENGLISH.items() if key.startswith("ahead-")}
    assert not [key for key, pattern in ahead.items() if not facts(pattern) <= facts(ENGLISH[key])]
    told = re.compile(r"(rozz|areas|rosenkreuz)-(report|victory)-.*")
    lacking = [key for key in ENGLISH if told.fullmatch(key) and key not in ahead and not UNFORETOLD.fullmatch(key)]
    assert not lacking


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_written(language: str) -> None:
    for key, pattern in table(language).items():
        for fact in ("Ada", 0, 1, 2, 5, 12345):
            said = filled(pattern, dict.fromkeys(facts(pattern), fact), language)
            assert (said.strip() == said and said) or key in ("number-group",), key
            assert "{" not in said, key


@pytest.mark.parametrize("language", languages())
def test_its_texts_are_clean(language: str) -> None:
    for file in (LOCALE / language).rglob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert text.startswith("### ") and text.endswith("\n") and not text.endswith("\n\n"), file
        assert "\t" not in text and not re.search(r" +$", text, re.M), file


def test_english_is_complete_and_written_in_the_files_that_exist() -> None:
    assert languages()[0] == translations.ENGLISH
    for language in languages():
        ours = {file.relative_to(LOCALE / language) for file in (LOCALE / language).rglob("*.ftl")}
        english = LOCALE / translations.ENGLISH
        assert ours <= {file.relative_to(english) for file in english.rglob("*.ftl")}, language


FAULTS = {
    "a = One\na = Two\n": (2, "a is also in"),
    "a = One\nb\n": (2, "expected"),
    "a = One\n\nb = { c }\n": (3, "there is no c"),
    "a = { -game }\n": (1, "there is no -game"),
    "a = { a }\n": (1, "refers to itself"),
    "a = { $number ->\n    [one] One\n}\n": (3, "default"),
    "a = One\n    .b = Two\n": (2, "attribute"),
    "a = { DATETIME($day) }\n": (1, "functions"),
    "rozz-a = One\n": (1, "belongs in a folder"),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_one_sentence_with_file_and_line(text: str, tmp_path: Path) -> None:
    line, sentence = FAULTS[text]
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.ftl").write_text(text)
    with pytest.raises(BadCatalog) as refused:
        table("en", tmp_path)
    said = str(refused.value)
    assert f"/en/table.ftl, line {line}: " in said and sentence in said.lower() and "\n" not in said


@pytest.mark.parametrize(
    ("text", "sentence"), [("b = Zwei\n", "English has no message b"), ("a = { $name }\n", "no fact $name in English")]
)
def test_a_translation_has_only_what_english_has(text: str, sentence: str, tmp_path: Path) -> None:
    for language, written in (("en", "a = One\n"), ("de", text)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(written)
    with pytest.raises(BadCatalog, match=re.escape(sentence[1:])):
        table("de", tmp_path)


def test_terms_have_cases_and_genders_that_messages_choose_by(tmp_path: Path) -> None:
    written = """
-game = { $case ->
    [dative] dem Spiel
   *[nominative] das Spiel
 }
    .gender = neuter
in-game = In { -game(case: "dative") }
its = { -game } und { -game.gender ->
    [feminine] ihre
   *[other] seine
 } Regeln, { $number ->
    [0] keine
    [one] eine
   *[other] { $number }
 } { both }
both = { "{" }ja{ "}" }
"""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text(written)
    made = table("en", tmp_path)
    assert made["in-game"] == "In dem Spiel" and set(made) == {"in-game", "its", "both"}
    said = [filled(made["its"], {"number": number}) for number in (0, 1, 2)]
    assert said == [f"das Spiel und seine Regeln, {each} {{ja}}" for each in ("keine", "eine", "2")]


@pytest.mark.skipif(not (NODE_MODULES.exists() and shutil.which("node")), reason="needs Node, which has CLDR")
def test_plural_forms_are_those_of_cldr() -> None:
    numbers = [*range(203), 1000, 1001, 1_000_000, 1_000_001, 2_000_000]
    known = [*languages(), *plural_rules.RULES]
    script = (
        f"const of = {known!r}.map((each) => new Intl.PluralRules(each));"
        f"console.log(of.map((rules) => {numbers}.map((each) => rules.select(each)).join(' ')).join('\\n'))"
    )
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    for language, forms in zip(known, done.stdout.strip().split("\n"), strict=True):
        assert [plural_rules.category(language, each) for each in numbers] == forms.split(), language
