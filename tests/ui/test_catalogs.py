"""The message catalogs: each message that code uses exists, each message is used, every language has them all."""

from __future__ import annotations

import ast
import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rozz.cli.project import NODE_MODULES
from rozz.cli.site import build
from rozz.engine.said import Said, said
from rozz.ui import memoize
from rozz.ui.i18n import plural_rules, translations
from rozz.ui.i18n.compiled_messages import GROUPS, PAGE_GROUPS, POINTERS, TERMINAL_GROUPS, facts, filled, group
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.fluent_compile import LOCALE, BadCatalog, group_table, languages, messages, table
from rozz.ui.i18n.startup_texts import startup_catalogs
from rozz.ui.simulator.simulator_steps import BY_CARRIER, BY_DEVICE
from rozz.ui.state.keyboard import KEYS
from rozz.ui.state.model import Model
from rozz.ui.views.home import home_header
from rozz.ui.views.shell import page_markup
from tests.support import literal_english
from tests.support.ui.message_ids import calls

ENGLISH = messages(table(translations.ENGLISH))
#: Calls whose message id is computed: by file, the ids they can have.
COMPUTED = {
    "features/a11y/announcements.py": ("nothing-to-undo",),
    "features/composer/text_commands.py": ("not-understood", "missing-after", "mistake"),
    "ui/features/links/link_status.py": (
        "link-started", "link-resigned", "link-sealed", "link-played", "link-opened", "link-voted",
    ),
    "features/replay/replay_actions.py": (
        "picture-shared", "picture-saved", "picture-failed", "animation-shared", "animation-saved", "animation-failed",
    ),
    "i18n/marked_texts.py": (),
    "views/design/design_page.py": (
        "design-main", "design-other", "design-grave", "design-little", "design-plain", "design-link",
    ),
    "views/home/home.py": (
        "go-on", "more-saved", "needs-https", "forgetful", "ask-name", "duplicate", "export", "delete",
    ),
    "views/links/next_step.py": ("path-open", "after-open", "path-to-all", "path-to-maker"),
    "views/links/remote_status.py": (
        "sealed-already", "owes-seal", "owes-move", "owes-reveal", "owes-nothing-yet", "owes-nothing",
        "seal-how", "rounds-how", "rounds-last",
    ),
    "views/replay/reveal.py": ("first", "previous", "next", "last"),
    "views/shell/dialogs.py": (
        "play-it", "hand-in", "seal", "menu", "legend", "keys", "places", "places-near", "who-plays", "hint",
        "resign-question", "set-pin", "change-pin", "remove-pin",
    ),
    "views/shell/key_list.py": (*(key.text for key in KEYS), "key-ready-seal", "key-hand-in-seal"),
    "views/shell/menu.py": (
        "share-told", "share-animation", "copy-address", "history", "rules", "home", "menu-resign",
        "menu-resign-trial", "legend", "keys", "places", "who-plays",
    ),
    "views/simulator/simulator_page.py": (
        *(f"sim-{kind}" for kind in (*BY_DEVICE, *BY_CARRIER)), "sim-unmark", "sim-start", "sim-back", "sim-step",
        "sim-pause", "sim-play",
    ),
    "views/table/command_list.py": ("raise-order", "delete-order"),
    "views/table/handover.py": ("who-plays", "take-back-how"),
    "views/table/hint_panel.py": ("hint-takes", "hint-keeps", "hint-leaves"),
    "views/table/pin_forms.py": ("i-am", "agrees"),
    "views/table/number_dials.py": ("fewer", "fewer-of", "more", "more-of", "leap", "leap-of"),
    "views/widgets/shared_parts.py": (
        "zoom-in", "zoom-out", "fit", "letters-switch", "reveal-switch", "sound-switch",
    ),
}  # fmt: skip
#: Messages used by `translations` and the settings, families made from names in the rules of games, messages of
#: `static/startup.js`, reports about the future, forms of other messages, and the reasons of verdicts.
OF_THE_LANGUAGE = re.compile(
    r"(language|list|number|decimal)-.*|(moment|part|month)-.*|match-is-over.*|startup-.*|ahead-.*"
    r"|.*-(choice|offer)-.*-(heading|brief|meaning)|(rozz|areas|campaigns|rosenkreuz)-reason-.*|.*-theirs|.*-offer-.*-(open|trial)"
)
#: Calls whose facts depend on the id in a way that cannot be seen here.
HALF_SEEN = ("features/links/link_actions.py",)


def file_of(where: str) -> str:
    return where.split(":")[0]


def test_every_message_used_in_code_exists() -> None:
    missing = [
        f"{call.where} {pattern}"
        for call in calls()
        for pattern, ids in call.ids(ENGLISH).items()
        if pattern and not ids and "\0" not in pattern
    ]
    assert not missing
    computed = [f"{call.where} {call.written}" for call in calls() if call.is_computed]
    assert not [each for each in computed if file_of(each) not in COMPUTED]
    assert not [key for keys in COMPUTED.values() for key in keys if key not in ENGLISH]


def test_every_message_is_used() -> None:
    used = {key for keys in COMPUTED.values() for key in keys}
    used |= {key for call in calls() for key in call.known_ids(ENGLISH)}
    unused = [key for key in ENGLISH if key not in used and not OF_THE_LANGUAGE.fullmatch(key)]
    assert not unused, "nobody reads these: delete them"


def test_callers_give_every_fact_a_message_needs() -> None:
    lacking = [
        f"{call.where}: {key} needs {sorted(facts(ENGLISH[key]) - call.facts)}"
        for call in calls()
        if call.facts is not None and file_of(call.where) not in HALF_SEEN
        for pattern, ids in call.ids(ENGLISH).items()
        if "\0" not in pattern
        for key in ids
        if facts(ENGLISH[key]) - call.facts
    ]
    assert not lacking


def test_no_sentence_is_written_in_code() -> None:
    assert not literal_english.found(), "write these in rozz/locale/en, or lower a number of HARMLESS"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("your-turn")', []),
        ('say("Your turn begins now")', ["Your turn begins now"]),
        ('raise Fault(f"the match {name} is over")', ["the match  is over"]),
        ('def f() -> "some type here":\n    "A docstring of prose."', []),
        ('raise ValueError("this is for programmers")', []),
        ('h.div(class_="tile chosen")', []),
        ('console.warn(f"for programmers, too: {fault}")', []),
        ('WORDS = {"a key of a table": "undo"}["a key of a table"]', ["a key of a table"]),
        ('kind == "another match" or kind in ("too large", "not signed")', []),
        ('raise Refused("another match", "this is shown")', ["this is shown"]),
    ],
)
def test_sentences_in_code_are_found(source: str, found: list[str]) -> None:
    assert [text for _, text in literal_english.literals(source)] == found


def test_messages_only_for_a_terminal_stay_out_of_the_page() -> None:
    english = dict(build.compiled_english())
    assert {f"rozz/{translations.file_name('en', part)}" for part in ("", *PAGE_GROUPS)} < english.keys()
    packed = english | {name: gzip.decompress(content) for name, content in build.language_files().items()}
    of_terminal = [key for key in ENGLISH if group(key) in TERMINAL_GROUPS]
    assert len(of_terminal) > 100
    assert not [name for name, table in packed.items() for key in of_terminal if f'"{key}"'.encode() in table]
    said_in_page = [
        call.where
        for call in calls()
        for pattern in call.patterns
        if group(pattern) in TERMINAL_GROUPS and not call.where.startswith(("cli/", "benchmarks/"))
    ]
    assert {file_of(each) for each in said_in_page} == {"ui/i18n/fluent_compile.py"} <= outside_page()


def outside_page() -> set[str]:
    """The modules left out of the page."""
    return {name.removeprefix("rozz/") for name in build.NOT_IN_PAGE}


#: Reports that hints do not predict: those without effect, and those that only their readers may know.
UNPREDICTED = re.compile(r"\w+-report-(line|void|failed|message.*|group)")


def test_reports_about_the_future_have_the_facts_of_past_reports() -> None:
    ahead = {key.removeprefix("ahead-"): pattern for key, pattern in ENGLISH.items() if key.startswith("ahead-")}
    assert not [key for key, pattern in ahead.items() if not facts(pattern) <= facts(ENGLISH[key])]
    reports = re.compile(r"(rozz|areas|rosenkreuz)-(report|victory)-.*")
    lacking = [key for key in ENGLISH if reports.fullmatch(key) and key not in ahead and not UNPREDICTED.fullmatch(key)]
    assert not lacking


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_written(language: str) -> None:
    made = table(language)
    for key, pattern in messages(made).items():
        for fact in ("Ada", 0, 1, 2, 5, 12345):
            text = filled(pattern, dict.fromkeys(facts(pattern), fact), language, term=lambda name: made[name][0])
            assert (text.strip() == text and text) or key in ("number-group",), key
            assert "{" not in text, key


@pytest.mark.parametrize("language", languages())
def test_catalog_files_are_clean(language: str) -> None:
    for file in (LOCALE / language).rglob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert text.startswith("### ") and text.endswith("\n") and not text.endswith("\n\n"), file
        assert "\t" not in text and not re.search(r" +$", text, re.M), file


def test_every_catalog_file_exists_in_english() -> None:
    assert languages()[0] == translations.ENGLISH
    for language in languages():
        ours = {file.relative_to(LOCALE / language) for file in (LOCALE / language).rglob("*.ftl")}
        english = LOCALE / translations.ENGLISH
        assert ours <= {file.relative_to(english) for file in english.rglob("*.ftl")}, language


FAULTS = {
    "a = One\na = Two\n": (2, said("cli-catalog-twice", name="a", file="table.ftl")),
    "a = One\nb\n": (2, said("cli-catalog-sign", sign="=")),
    "a = One\n\nb = { c }\n": (3, said("cli-catalog-unknown", name="c")),
    "a = { -game }\n": (1, said("cli-catalog-unknown", name="-game")),
    "a = { a }\n": (1, said("cli-catalog-circle", name="a")),
    "a = { $number ->\n    [one] One\n}\n": (3, said("cli-catalog-default")),
    "a = One\n    .b = Two\n": (2, said("cli-catalog-attribute", name="a")),
    "a = { DATETIME($day) }\n": (1, said("cli-catalog-call")),
    "a = { POINTER() ->\n    [touch] Tap\n   *[other] Choose\n}\n": (1, said("cli-catalog-selector")),
    "-a = { POINTER() ->\n    [pen] Tap\n   *[other] Choose\n}\nb = { -a }\n": (
        1, said("cli-catalog-pointer", variant="pen"),
    ),
    "rozz-a = One\n": (1, said("cli-catalog-folder", name="rozz-a", folder="rozz", here="")),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_one_sentence_with_file_and_line(text: str, tmp_path: Path) -> None:
    line, what = FAULTS[text]
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.ftl").write_text(text)
    with pytest.raises(BadCatalog) as refused:
        table("en", tmp_path)
    sentence = str(refused.value)
    assert sentence.endswith(f"/en/table.ftl, line {line}: {render(what)}") and "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("b = Zwei\n", said("cli-catalog-no-english", name="b")),
        ("a = { $name }\n", said("cli-catalog-no-fact", name="a", fact="name")),
    ],
)
def test_a_translation_has_nothing_that_english_lacks(text: str, what: Said, tmp_path: Path) -> None:
    for language, written_in_it in (("en", "a = One\n"), ("de", text)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(written_in_it)
    for compiled in (table, lambda language, folder: group_table(language, "", folder)):
        with pytest.raises(BadCatalog, match=re.escape(render(what))):
            compiled("de", tmp_path)


@pytest.mark.parametrize("language", languages())
def test_each_group_compiles_alone_to_the_same_messages(language: str) -> None:
    assert {key: pattern for part in ("", *GROUPS) for key, pattern in group_table(language, part).items()} == table(
        language
    )


def test_messages_select_by_the_cases_and_genders_of_terms(tmp_path: Path) -> None:
    texts_of_it = """
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
    (tmp_path / "en" / "all.ftl").write_text(texts_of_it)
    made = table("en", tmp_path)
    assert made["in-game"] == "In dem Spiel" and set(made) == {"in-game", "its", "both"}
    texts = [filled(made["its"], {"number": number}) for number in (0, 1, 2)]
    assert texts == [f"das Spiel und seine Regeln, {each} {{ja}}" for each in ("keine", "eine", "2")]


def test_a_term_has_a_text_for_each_pointer(tmp_path: Path) -> None:
    texts_of_it = """
-press = { $how ->
    [again] { -plain } again
   *[once] { -plain }
 }
-plain = { POINTER() ->
    [touch] Tap
   *[other] Choose
 }
-same = the { POINTER() ->
   *[other] tile
 }
press = { -press } { $tile } or { $number ->
    [one] { -same }
   *[other] { -same }s. { -press(how: "again") }
 }
"""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text(texts_of_it)
    made = table("en", tmp_path)
    assert set(made) == {"press", "-press", "-press-again"} and facts(made["press"]) == {"tile", "number"}
    texts = [
        filled(made["press"], {"tile": "D3", "number": 2}, term=lambda name, at=at: made[name][at])
        for at in range(len(POINTERS))
    ]
    assert texts == [f"{each} D3 or the tiles. {each} again" for each in ("Tap", "Choose", "Choose")]


#: English words for pointer actions, outside the terms that know the pointer.
POINTING = re.compile(r"(?<!-)\b(tap|taps|tapped|tapping|click|clicks|clicked|clicking)\b", re.IGNORECASE)


def test_only_terms_name_pointer_actions() -> None:
    in_page = {key: pattern for key, pattern in ENGLISH.items() if group(key) not in TERMINAL_GROUPS}
    assert not [key for key, pattern in in_page.items() if POINTING.search(json.dumps(pattern))]


def test_text_shown_before_python_runs_needs_no_pointer() -> None:
    """It is drawn when the site is built."""
    before = memoize.Texts.of_pointer
    assert home_header.animated_war() and page_markup.page(Model()) and all(startup_catalogs().values())
    assert memoize.Texts.of_pointer == before


@pytest.mark.skipif(not (NODE_MODULES.exists() and shutil.which("node")), reason="needs Node, which has CLDR")
def test_plural_forms_match_cldr() -> None:
    numbers = [*range(203), 1000, 1001, 1_000_000, 1_000_001, 2_000_000]
    known = [*languages(), *plural_rules.RULES]
    script = (
        f"const of = {known!r}.map((each) => new Intl.PluralRules(each));"
        f"console.log(of.map((rules) => {numbers}.map((each) => rules.select(each)).join(' ')).join('\\n'))"
    )
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    for language, forms in zip(known, done.stdout.strip().split("\n"), strict=True):
        assert [plural_rules.category(language, each) for each in numbers] == forms.split(), language


#: A sign between two texts, which another language may write differently.
BETWEEN = re.compile(r"\s*[·:;–]\s+|\. ")


def test_no_view_puts_signs_between_texts() -> None:
    views = Path(page_markup.__file__).parents[1]
    found = [
        f"{file.name}:{node.lineno}"
        for file in sorted(views.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and BETWEEN.fullmatch(node.value)
    ]
    assert found == [], "the message list-headed, list-labels or another has the sign"
