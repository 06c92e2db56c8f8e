"""The rules page: every rule with its number as an anchor, rulings marked, the notation and the glossary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.ui.games import face_of
from rozz.ui.games.face import Chapter, PieceEntry, Rule, Rulebook, Table
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.views.widgets.pictures import chapter_pictures, pictures

#: The anchor of the list of chapters.
CHAPTERS = "chapters"


def chapters_link(game: str) -> h.Element:
    """The way to the list of chapters from anywhere on the page."""
    return h.button(".link", data_do="rules", data_game=game, data_rule=CHAPTERS)[say("rules-chapters")]


def rules_page(game: str) -> h.Element:
    """The complete rules of one game."""
    book, shown = face_of(game).rulebook(), chapter_pictures(game)
    return h.main(".page.narrow.rules")[
        h.nav(".chips", aria_label=say("rules-of-each"))[[_game_link(each, game) for each in library.GAMES]],
        h.h1(tabindex="-1")[say("rules-of", game=face_of(game).title)],
        [h.p[each] for each in book.preface],
        [h.p(".quiet")[each] for each in _legend(book)],
        h.nav(".contents", id=CHAPTERS, aria_label=say("rules-chapters"))[
            [_chapter_link(game, each) for each in book.chapters]
        ],
        pictures(game),
        [_chapter(each, shown.get(each.number)) for each in book.chapters],
        _pieces(book.pieces()),
        _definition_list(say("rules-notation"), [(h.code[text], meaning) for text, meaning in book.notation]),
        _definition_list(say("rules-words"), book.words),
        h.p[
            say("simulator-about"),
            " ",
            h.a(".button.small", href="?go=simulator", data_do="simulator")[say("simulator")],
        ],
    ]


def _legend(book: Rulebook) -> Iterator[h.Node]:
    """Lines that explain the numbers and marks of this book."""
    rules = [rule for chapter in book.chapters for rule in chapter.rules]
    yield say("rules-numbers")
    yield [_rule_mark(say("rules-ruling")), " ", say("rules-ruling-means")]
    if any(rule.is_reconstruction for rule in rules):
        yield [_rule_mark(say("rules-reconstruction")), " ", say("rules-reconstruction-means")]
    if any(rule.option for rule in rules):
        yield [_rule_mark(say("rules-option")), " ", say("rules-option-means")]


def _rule_mark(word: str) -> h.Element:
    return h.span(".ruling-mark")[word]


def _definition_list(title: str, rows: Sequence[tuple[h.Node, str]]) -> h.Element | None:
    return h.article[h.h2[title], h.dl[[[h.dt[what], h.dd[meaning]] for what, meaning in rows]]] if rows else None


def _game_link(game: str, shown: str) -> h.Element:
    """A link to a game's rules; marked if they are shown."""
    is_shown = "page" if game == shown else None
    return h.a(".only", href=f"?go=rules&game={game}", data_do="rules", data_game=game, aria_current=is_shown)[
        face_of(game).title
    ]


def _chapter_link(game: str, chapter: Chapter) -> h.Element:
    anchor = _anchor(chapter)
    return h.a(href=f"?go=rules&game={game}&rule={anchor}", data_do="rules", data_game=game, data_rule=anchor)[
        f"{chapter.number} {chapter.title}"
    ]


def _anchor(chapter: Chapter) -> str:
    """A chapter with a single rule has that rule's anchor."""
    return chapter.rules[0].number


def _chapter(chapter: Chapter, shown: h.Node) -> h.Element:
    return h.article[_chapter_text(chapter), shown]


@remembered(most=1)
def _pieces(pieces: tuple[PieceEntry, ...]) -> Markup | None:
    """The kinds of pieces. Cached like the chapters."""
    if not pieces:
        return None
    return Markup(str(h.article[h.h2[say("rules-pieces")], [_piece(each) for each in pieces]]))


def _piece(piece: PieceEntry) -> h.Element:
    return h.div(".rule-text", id=piece.code)[
        h.span(".rule-number")[piece.code], h.p[h.strong[piece.name], " ", piece.text]
    ]


@remembered(most=32)
def _chapter_text(chapter: Chapter) -> Markup:
    """A chapter without its picture. Cached, because each letter typed into the search redraws the page."""
    before = ("", *(each.number for each in chapter.rules))
    text = h.fragment[
        h.h2[f"{chapter.number} {chapter.title}"],
        [_rule(each, number == each.number) for each, number in zip(chapter.rules, before, strict=False)],
        [_table(each, chapter.table_anchor(index)) for index, each in enumerate(chapter.tables)],
    ]
    return Markup(str(text))


def _rule(rule: Rule, goes_on: bool) -> h.Element:
    """A rule with its number; a continuation of the previous rule goes below it without one."""
    marks = [_rule_mark(each) for each in _marks(rule)]
    is_ours = rule.is_ruling or rule.is_reconstruction
    return h.div(class_="rule-text ruling" if is_ours else "rule-text", id=None if goes_on else rule.number)[
        h.span(".rule-number")[None if goes_on else rule.number],
        h.p[rule.text, [(" ", mark) for mark in marks]],
    ]


def _marks(rule: Rule) -> Iterator[str]:
    if rule.option:
        yield say("rules-option-named", option=rule.option)
    if rule.is_reconstruction:
        yield say("rules-reconstruction")
    if rule.is_ruling:
        yield say("rules-ruling")


def _table(table: Table, anchor: str) -> h.Element:
    """A table, which scrolls sideways if too wide."""
    return h.div(".rule-table", tabindex="0", id=anchor, role="region", aria_label=table.title)[
        h.table[
            h.caption[table.title],
            h.thead[h.tr[[h.th(scope="col")[each] for each in table.heads]]],
            h.tbody[[h.tr[h.th(scope="row")[name], [h.td[each] for each in cells]] for name, *cells in table.rows]],
        ]
    ]
