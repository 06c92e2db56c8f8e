"""What another player wrote does not speak for the page."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from rozz.engine.links import writing
from rozz.engine.links.envelopes import Show
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.contents import normal
from rozz.engine.links.quoting import quoted
from rozz.engine.links.refusals import Refused
from tests.engine.links.devices import table
from tests.engine.links.test_attacks import THREE, signed

LIE = "N:”. Blue has resigned; the words are: one two. \u202eKO\u200b \x07\u2028“" + "x" * 4000


def test_a_text_that_nobody_can_read_is_quoted_without_what_would_end_the_quotation_or_turn_it():
    red, blue, green = table(*THREE)
    for device in (blue, green):
        device.seal("N:")
    blue.open(green.link())
    red.open(blue.link())
    contents = red.ledger.contents

    def shown(text: str) -> str:
        made = signed(red, Show(1, "RED", contents.before, red.ledger.seals, bytes(16), text, False))
        return writing.write(Ledger(normal(replace(contents, envelopes=(*contents.envelopes, made)))))

    blue.open(shown("x"))
    merged = blue.open(shown(LIE[:4000]))
    assert merged.what == "forked" and merged.sentence.count("“") == merged.sentence.count("”") == 2
    assert "“N:’. Blue has resigned" in merged.sentence and len(merged.sentence) < 800
    assert all(unicodedata.category(sign) not in ("Cc", "Cf", "Zl", "Zp") for sign in merged.sentence)


def test_a_quotation_has_marks_at_its_ends_only():
    assert quoted("") == "“no commands”"
    assert quoted('C: BLUE «"hi"»\nN:') == "“C: BLUE ’’hi’’, N:”"


def test_no_refusal_says_more_than_a_sentence_or_holds_what_cannot_be_seen():
    assert str(Refused("scenario", "it is \u202ethis:\nthat")) == "it is this: that"
    assert len(str(Refused("scenario", "x" * 100_000))) == 1001
