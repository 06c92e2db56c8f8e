"""The rules page: every rule under its number as an anchor, rulings marked, the notation and the words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from rozz import library
from rozz.ui.games import face_of
from rozz.ui.games.face import Chapter, Rule, Rulebook, Table
from rozz.ui.i18n.texts import say
from rozz.ui.views.widgets.pictures import of_chapters, pictures


def rules_page(game: str) -> h.Element:
    """All of it, of one game."""
    book, shown = face_of(game).rulebook(), of_chapters(game)
    return h.main(".page.narrow.rules")[
        h.nav(".chips", aria_label="Rules of each game")[[_of_game(each, game) for each in library.GAMES]],
        h.h1(tabindex="-1")[f"The rules of {face_of(game).title}"],
        [h.p[each] for each in book.preface],
        h.p(".quiet")[_key(book)],
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


def _key(book: Rulebook) -> Iterator[h.Node]:
    """What the numbers and the marks mean that this book has."""
    rules = [rule for chapter in book.chapters for rule in chapter.rules]
    yield "Reports cite these numbers. A "
    yield from (_mark("ruling"), " settles a question that the original rules leave open.")
    if any(rule.is_reconstruction for rule in rules):
        yield from (" A ", _mark("reconstruction"), " is ours, for a rule that we don’t have.")
    if any(rule.option for rule in rules):
        yield from (" You can change an ", _mark("option"), " before a match.")


def _mark(word: str) -> h.Element:
    return h.span(".ruling-mark")[word]


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
    before = ("", *(each.number for each in chapter.rules))
    return h.article[
        h.h2[f"{chapter.number} {chapter.title}"],
        [_rule(each, number == each.number) for each, number in zip(chapter.rules, before, strict=False)],
        [_table(each) for each in chapter.tables],
        shown,
    ]


def _rule(rule: Rule, goes_on: bool) -> h.Element:
    """A rule under its number; a further part of the one before stands beneath it, without."""
    marks = [_mark(each) for each in _marks(rule)]
    is_ours = rule.is_ruling or rule.is_reconstruction
    return h.div(class_="rule-text ruling" if is_ours else "rule-text", id=None if goes_on else rule.number)[
        h.span(".rule-number")[None if goes_on else rule.number],
        h.p[rule.text, [(" ", mark) for mark in marks]],
    ]


def _marks(rule: Rule) -> Iterator[str]:
    if rule.option:
        yield f"option: {rule.option}"
    if rule.is_reconstruction:
        yield "reconstruction"
    if rule.is_ruling:
        yield "ruling"


def _table(table: Table) -> h.Element:
    """A table, which is scrolled sideways where it is too wide."""
    return h.div(".rule-table", tabindex="0", role="region", aria_label=table.title)[
        h.table[
            h.caption[table.title],
            h.thead[h.tr[[h.th(scope="col")[each] for each in table.heads]]],
            h.tbody[[h.tr[h.th(scope="row")[name], [h.td[each] for each in cells]] for name, *cells in table.rows]],
        ]
    ]
