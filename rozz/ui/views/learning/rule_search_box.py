"""The search on the rules page: a box in the bar, and below it the rules that were found."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from rozz.ui.features.navigation import LONGEST_SEARCH, SEARCH_BOX
from rozz.ui.features.rule_search import (
    Passage,
    Synonyms,
    excerpt,
    search,
    shown_matches,
    split_at_matches,
    synonyms_in,
    words_of,
)
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: How many rules are listed at most: nobody reads more, and each typed letter redraws them.
MAX_RESULTS = 20
#: The id of the sentence that says how many were found.
COUNT_ID = "rules-found"


def search_box(game: str, search_text: str) -> Region:
    """The search box for a game's rules, with its results. A region, so that typing redraws nothing else."""
    words = words_of(search_text)
    known = synonyms_of(game) if words else {}
    found = search(face_of(game).rulebook(), search_text, known)
    form = h.form(
        "#rules-search.rules-search",
        role="search",
        aria_label=say("rules-search"),
        data_on="find-rule",
        data_column=True,
    )
    box = form[
        sign("search"),
        h.input(
            id=SEARCH_BOX,
            type="search",
            value=search_text,
            data_on="search-rules",
            placeholder=say("rules-search"),
            aria_label=say("rules-search"),
            aria_describedby=COUNT_ID,
            maxlength=LONGEST_SEARCH,
            autocomplete="off",
            autocapitalize="off",
            spellcheck="false",
            enterkeyhint="go",
        ),
        h.button(".plain", type="button", data_do="search-rules", aria_label=say("rules-search-clear"))[sign("close")]
        if search_text
        else None,
        # A tap outside the list closes it.
        h.div(".beside", data_do="rules", data_game=game) if words else None,
        h.div(class_="found" if words else None)[
            # Always in the page: screen readers often skip a region that is added together with its text.
            h.p(id=COUNT_ID, role="status")[_count(search_text, len(found)) if words else None],
            h.ol(aria_labelledby=COUNT_ID)[[h.li[_result(game, each, words, known)] for each in found[:MAX_RESULTS]]]
            if found
            else None,
        ],
    ]
    return region("rules-search", box)


@remembered(most=5)
def synonyms_of(game: str) -> Synonyms:
    """The words that a game's rules do not use but somebody might type."""
    return synonyms_in(say(f"search-{game}"))


def _count(search_text: str, number: int) -> str:
    if number == 0:
        return say("rules-found-none", text=search_text.strip())
    return (
        say("rules-found-first", number=number, most=MAX_RESULTS)
        if number > MAX_RESULTS
        else say("rules-found", number=number)
    )


def _result(game: str, passage: Passage, words: Sequence[str], synonyms: Synonyms) -> h.Element:
    """A link to a rule or a kind of piece."""
    in_heading = shown_matches(passage.heading, words, synonyms)
    in_text = shown_matches(passage.text, words, synonyms)
    href = f"?go=rules&game={game}&rule={passage.anchor}"
    return h.a(href=href, data_do="rules", data_game=game, data_rule=passage.anchor)[
        h.span(".rule-number")[_with_marks(passage.number, words)],
        " ",
        h.strong[_with_marks(passage.heading, in_heading)],
        " ",
        h.span[_with_marks(excerpt(passage.text, in_text), in_text)],
    ]


def _with_marks(text: str, words: Sequence[str]) -> list[h.Node]:
    return [h.mark[part] if is_match else part for part, is_match in split_at_matches(text, words)]
