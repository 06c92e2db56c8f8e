"""The rules page: every rule under its number as an anchor, rulings marked, the notation and the words."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from rozz import library
from rozz.ui.games import face_of
from rozz.ui.games.face import Chapter, Rule
from rozz.ui.texts import say
from rozz.ui.views.pictures import of_chapters, pictures


def rules_page(game: str) -> h.Element:
    """All of it, of one game."""
    book, shown = face_of(game).rulebook(), of_chapters(game)
    return h.main(".page.narrow.rules")[
        h.nav(".chips", aria_label="Rules of each game")[[_of_game(each, game) for each in library.GAMES]],
        h.h1(tabindex="-1")[f"The rules of {face_of(game).title}"],
        h.p(".quiet")[
            "Numbers are those that reports cite. What the original rules leave open and is settled here is marked ",
            h.span(".ruling-mark")["ruling"],
            ".",
        ],
        h.p[
            say("simulator-about"),
            " ",
            h.a(".button.small", href="?go=simulator", data_do="simulator")[say("simulator")],
        ],
        pictures(game),
        h.nav(".contents", aria_label="Chapters")[[_entry(game, each) for each in book.chapters]],
        [_chapter(each, shown.get(each.number)) for each in book.chapters],
        _listed("Notation", [(h.code[text], meaning) for text, meaning in book.notation]),
        _listed("Words", book.words),
    ]


def _listed(title: str, rows: Sequence[tuple[h.Node, str]]) -> h.Element | None:
    return h.article[h.h2[title], h.dl[[[h.dt[what], h.dd[meaning]] for what, meaning in rows]]] if rows else None


def _of_game(game: str, shown: str) -> h.Element:
    """To the rules of a game; those that are shown say so."""
    is_shown = "page" if game == shown else None
    return h.a(".only", href=f"?go=rules&game={game}", data_do="rules", data_game=game, aria_current=is_shown)[
        face_of(game).title
    ]


def _entry(game: str, chapter: Chapter) -> h.Element:
    anchor = _anchor(chapter)
    return h.a(href=f"?go=rules&game={game}&rule={anchor}", data_do="rules", data_game=game, data_rule=anchor)[
        f"{chapter.number} {chapter.title}"
    ]


def _anchor(chapter: Chapter) -> str:
    """A chapter of one rule is found under the rule itself."""
    return chapter.rules[0].number


def _chapter(chapter: Chapter, shown: h.Node) -> h.Element:
    return h.article[h.h2[f"{chapter.number} {chapter.title}"], [_rule(each) for each in chapter.rules], shown]


def _rule(rule: Rule) -> h.Element:
    return h.div(class_="rule-text ruling" if rule.is_ruling else "rule-text", id=rule.number)[
        h.span(".rule-number")[rule.number],
        h.p[rule.text, [" ", h.span(".ruling-mark")["ruling"]] if rule.is_ruling else None],
    ]
