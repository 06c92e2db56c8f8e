"""The faster htpy writes exactly what htpy writes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import htpy as h
import pytest
from markupsafe import Markup

from rozz.ui import htpy_speed as htpy_speed

#: Runs in its own process: draws screens, with the original htpy on request, and prints their texts.
DRAW = """
import sys, types
if sys.argv[1] == "plain":
    sys.modules["rozz.ui.htpy_speed"] = types.ModuleType("htpy_speed")
from tests.support.ui import gallery
from tests.support.ui.table import ADA_MOVES, BEN_BUYS, Table, m
from rozz.ui.views.shell import page_markup
assert ("_attributes_text" in sys.modules["htpy._elements"].attrs_string.__name__) == (sys.argv[1] != "plain")
for name, model in gallery.home("en"):
    print(name, page_markup.page(model))
table = Table()
for message in (*ADA_MOVES, *BEN_BUYS, m.ShowEveryone(), m.NextTurn()):
    print(table.send(message).shown)
"""


def drawn(how: str) -> str:
    return subprocess.run([sys.executable, "-c", DRAW, how], capture_output=True, check=True, text=True).stdout


@pytest.mark.thorough
def test_both_versions_draw_the_same_text() -> None:
    fast = drawn("fast")
    assert fast == drawn("plain")
    assert len(fast) > 100_000


def letters() -> Iterator[str]:
    yield from "a<"


class Foreign:
    def __html__(self) -> str:
        return "<hr>"


NODES: dict[str, tuple[Any, str]] = {
    "nothing": (h.p[None, True, False, ""], "<p></p>"),
    "number": (h.p[1, [2, (3, "&")]], "<p>123&amp;</p>"),
    "lazy": (h.p[letters(), lambda: "b"], "<p>a&lt;b</p>"),
    "foreign": (h.p[Foreign(), Markup("<hr>")], "<p><hr><hr></p>"),
    "void": (h.fragment[h.br, h.img(alt='"')], '<br><img alt="&#34;">'),
    "whole": (h.html[h.body], "<!doctype html><html><body></body></html>"),
    "shorthand": (h.p("#a.b.c", class_=["d", {"e": True, "f": False}])["x"], '<p id="a" class="d e">x</p>'),
    "attributes": (h.p(hidden=True, title=None, lang=False, tabindex=0), '<p hidden tabindex="0"></p>'),
    "foreign value": (h.p(title=Markup("<")), '<p title="&lt;"></p>'),
    "classes": (h.fragment[h.p(class_=""), h.p(class_="<"), h.p(class_=[])], '<p></p><p class="&lt;"></p><p></p>'),
    "keywords": (h.label(for_="a", aria_label="b"), '<label for="a" aria-label="b"></label>'),
}  # fmt: skip


@pytest.mark.parametrize("name", NODES)
def test_a_node_is_written_as_html(name: str) -> None:
    node, text = NODES[name]
    assert str(node) == text


@pytest.mark.parametrize("child", [b"bytes", object(), 1.5])
def test_an_invalid_child_is_refused(child: Any) -> None:
    with pytest.raises(TypeError, match="not a valid child"):
        h.p["a", [child]]
