"""A player's text cannot pose as the page's own words."""

from __future__ import annotations

import unicodedata

from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.quoted_text import quotation, safe_in_quotes
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import render
from tests.support.links.devices import started_devices
from tests.support.links.modified_client import THREE, link_beside, show_of

LIE = "N:”. Blue has resigned; the words are: one two. \u202eKO\u200b \x07\u2028“" + "x" * 4000


def test_an_unreadable_text_is_quoted_safely():
    """It contains characters that would end the quotation, reverse the line, or hide text."""
    red, blue, green = started_devices(*THREE)
    for device in (blue, green):
        device.seal("N:")
    blue.open(green.link())
    red.open(blue.link())
    contents = red.ledger.contents
    blue.open(link_beside(contents, show_of(red, "x")))
    merged = blue.open(link_beside(contents, show_of(red, LIE[:4000])))
    sentence = render(merged.text)
    assert merged.kind == "forked" and sentence.count("“") == sentence.count("”") == 2
    assert "“N:’. Blue has resigned" in sentence and len(sentence) < 800
    assert all(unicodedata.category(sign) not in ("Cc", "Cf", "Zl", "Zp") for sign in sentence)


def test_a_quotation_has_quotation_marks_only_at_its_ends():
    assert safe_in_quotes("") == "" and quotation("") == said("links-no-commands")
    assert safe_in_quotes('C: BLUE «"hi"»\nN:') == "C: BLUE ’’hi’’, N:"


def test_a_refusal_is_one_sentence_without_hidden_characters():
    assert str(Refused("scenario", "it is \u202ethis:\nthat")) == "it is this: that"
    assert len(str(Refused("scenario", "x" * 100_000))) == 1001
    whole = Refused("scenario", said("links-bad-name", fault=("a\u202eb", said("links-quoted", text="\x07c"))))
    assert whole.text == said("links-bad-name", fault=("ab", said("links-quoted", text="c")))
