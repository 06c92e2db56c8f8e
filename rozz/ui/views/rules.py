"""The rules page: every rule under its number as an anchor, rulings marked, the notation and the words."""

from __future__ import annotations

import htpy as h

from rozz.ui.rules_text import CHAPTERS, GLOSSARY, NOTATION, Chapter, Rule


def rules_page() -> h.Element:
    """All of it."""
    return h.main(".page.narrow.rules")[
        h.h1(tabindex="-1")["The rules"],
        h.p(".quiet")[
            "Numbers are those that reports cite. What the original rules leave open and is settled here is marked ",
            h.span(".ruling-mark")["ruling"],
            ".",
        ],
        h.nav(".contents", aria_label="Chapters")[[_entry(each) for each in CHAPTERS]],
        [_chapter(each) for each in CHAPTERS],
        h.article[h.h2["Notation"], h.dl[[[h.dt[h.code[text]], h.dd[meaning]] for text, meaning in NOTATION]]],
        h.article[h.h2["Words"], h.dl[[[h.dt[word], h.dd[meaning]] for word, meaning in GLOSSARY]]],
    ]


def _entry(chapter: Chapter) -> h.Element:
    anchor = _anchor(chapter)
    return h.a(href=f"?go=rules&rule={anchor}", data_do="rules", data_rule=anchor)[f"{chapter.number} {chapter.title}"]


def _anchor(chapter: Chapter) -> str:
    """A chapter of one rule is found under the rule itself."""
    return chapter.rules[0].number


def _chapter(chapter: Chapter) -> h.Element:
    return h.article[h.h2[f"{chapter.number} {chapter.title}"], [_rule(each) for each in chapter.rules]]


def _rule(rule: Rule) -> h.Element:
    return h.div(class_="rule-text ruling" if rule.is_ruling else "rule-text", id=rule.number)[
        h.span(".rule-number")[rule.number],
        h.p[rule.text, [" ", h.span(".ruling-mark")["ruling"]] if rule.is_ruling else None],
    ]
