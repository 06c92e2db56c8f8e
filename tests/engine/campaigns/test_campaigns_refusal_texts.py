"""Every refusal has a message, and provides all the facts that it needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rozz.engine.campaigns.legality.reasons import REASONS, explain, void
from rozz.engine.game import DONE, Verdict
from rozz.engine.said import Player, Said, said
from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import facts
from rozz.ui.i18n.engine_texts import render

ENGINE = Path(__file__).parents[3] / "rozz" / "engine" / "campaigns"
MESSAGES = translations.table("en", "campaigns")
TEXTS = {key: text for key, text in MESSAGES.items() if key.startswith("campaigns-reason-")}
#: Messages for special cases of a reason.
SPECIAL = {"campaigns-reason-not-there-empty", "campaigns-reason-bell-carrier-nobody"}
#: Functions that make a verdict, and the facts that they add.
MAKERS = {"void": (), "_void_unless_listed": (), "_void_unless_listed_place": ("name",)}


def given() -> Iterator[tuple[str, set[str]]]:
    """Each reason that the engine gives, with its facts."""
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                maker = ast.unparse(node.func).rpartition(".")[2]
                found = {each.arg for each in node.keywords if each.arg} | {*MAKERS.get(maker, ())}
                words = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                words = words if maker in MAKERS else []
                yield from ((str(word), found) for word in words if word in REASONS)


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    assert {f"campaigns-reason-{reason}" for reason in REASONS} | SPECIAL == {*TEXTS}
    assert {reason for reason, _ in given()} == {*REASONS}


def test_every_verdict_has_the_facts_of_its_message() -> None:
    lacking = [
        (reason, wanted - found)
        for reason, found in given()
        if (wanted := facts(TEXTS[f"campaigns-reason-{reason}"]) - ({"name"} if reason == "no-hire" else set())) - found
    ]
    assert not lacking


@pytest.mark.parametrize(
    ("verdict", "sentence"),
    [
        (void("not-asked", seat="WINKIES"), said("campaigns-reason-not-asked", seat=Player("WINKIES"))),
        (void("not-there", space="4C", names=()), said("campaigns-reason-not-there-empty", space="4C", names=())),
        (void("bell-carrier", unit=""), said("campaigns-reason-bell-carrier-nobody", unit="")),
        (void("only-word", word="fast"), said("campaigns-reason-only-word", word="fast")),
        (void("losses", rule="C8.3"), said("campaigns-reason-losses", rule="C8-3")),
    ],
)
def test_a_verdict_is_explained(verdict: Verdict, sentence: Said) -> None:
    assert explain(verdict) == sentence
    assert render(sentence) != sentence.key


def test_pieces_kinds_and_spells_are_named() -> None:
    sent = explain(void("same-unit", caster="Evora", spell="Poppies", unit="Bell"))
    assert render(sent) == render(
        said(
            "campaigns-reason-same-unit",
            caster="Evora",
            spell=said("campaigns-name-spell-poppies"),
            unit=said("campaigns-name-bell"),
        )
    )
    hire = explain(void("no-hire", kind="GIA", point="Tinmoor"))
    name = said("campaigns-name-kind-xgia")
    assert hire == said("campaigns-reason-no-hire", kind="GIA", name=name, point="Tinmoor")
    assert explain(DONE) == ""
