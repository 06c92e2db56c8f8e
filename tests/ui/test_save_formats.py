"""How a saved text is written, which copy is read, and which older formats open."""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

import pytest

from rozz.engine.errors import BadRecord
from rozz.engine.rozz.model.commands import Move, Purchase
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state import store_format
from rozz.ui.state.effects import Save
from rozz.ui.state.model import Written
from rozz.ui.state.store_format import Stored, newest_intact, number_of
from tests.support.ui.table import Table

#: Saved before saved texts had a format number.
SAVED = Path(__file__).with_name("saved")
OLDEST = SAVED / "without-a-number.json"
FORM_2 = SAVED / "form-2.json"
#: Each written by the release with that format; one release of format 3 kept unreadable lines separately.
LATER = ("form-3-unread", "form-3", "form-4", "form-5", "form-6", "form-7", "form-8", "form-9", "form-10", "form-11")
ONE, TWO, THREE = (store_format.with_header(f'{{"change":{number}}}', number) for number in (1, 2, 3))
BROKEN = THREE[:-4]


@pytest.mark.parametrize("text", ["{}", '{"title":"Zoë ≠ 𝔷"}', '{"half a character":"\ud800"}'])
def test_written_text_is_read_back(text: str) -> None:
    assert store_format.read(store_format.with_header(text, 1795250925501)) == (1795250925501, text)


@pytest.mark.parametrize("number", ["9" * 5_000, "9" * store_format.LONGEST_NUMBER, "٣", "²"])
def test_a_copy_with_a_number_that_is_never_written_counts_as_damaged(number: str) -> None:
    copy = store_format.checksum(f"{number}{{}}") + f"{number}{{}}"
    assert store_format.read(copy) is None and number_of(copy) == -1
    assert newest_intact("m1", copy, TWO) == Stored("m1", '{"change":2}', 2, is_previous=True)
    assert newest_intact("m1", copy, None) == Stored("m1", copy, -1), "nothing of it is lost"


def test_every_change_to_a_copy_is_detected() -> None:
    for place in range(len(TWO)):
        for instead in ("", "5", "x", TWO[place] * 2):
            changed = TWO[:place] + instead + TWO[place + 1 :]
            assert changed == TWO or number_of(changed) == -1, changed


def test_a_copy_without_a_number_counts_as_the_oldest() -> None:
    text = '{"change":0}'
    assert store_format.read(f"{crc32(text.encode()):08x}{text}") == (0, text)
    assert newest_intact("a", f"{crc32(text.encode()):08x}{text}", None, ONE) == Stored("a", '{"change":1}', 1)


@pytest.mark.parametrize(
    ("current", "before", "flushed", "number", "is_previous"),
    [
        (THREE, TWO, THREE, 3, False),
        (THREE, TWO, ONE, 3, False),
        (TWO, ONE, THREE, 3, False),
        (None, None, THREE, 3, False),
        (THREE, None, None, 3, False),
        (BROKEN, TWO, THREE, 3, False),
        (BROKEN, TWO, TWO, 2, True),
        (BROKEN, TWO, None, 2, True),
        (BROKEN, TWO, BROKEN, 2, True),
        (None, TWO, None, 2, True),
    ],
)
def test_the_newest_intact_copy_is_read(
    current: str | None, before: str | None, flushed: str | None, number: int, is_previous: bool
) -> None:
    expected = Stored("a", f'{{"change":{number}}}', number, is_previous)
    assert newest_intact("a", current, before, flushed) == expected


def test_text_damaged_in_every_copy_is_shown_as_it_is() -> None:
    assert newest_intact("a", BROKEN, "rubbish", None) == Stored("a", BROKEN, -1)
    assert newest_intact("a", None, None, None) is None


def test_the_first_save_format_opens() -> None:
    session = session_codec.from_text(OLDEST.read_text())
    assert session.composer.commands == (Move("INF", "Drift", "D1", 1),)
    assert [len(session.match.played), session.match.names["RED"], session.title] == [1, "Ada", ""]
    assert session_codec.from_text(session_codec.to_text(session)) == session


@pytest.mark.parametrize(("number", "sentence"), [(10**6, "newer version"), (-1, "damaged"), ("1", "damaged")])
def test_an_unknown_save_format_is_refused(number: object, sentence: str) -> None:
    saved = {**json.loads(OLDEST.read_text()), "saved": number}
    with pytest.raises(BadRecord, match=sentence):
        session_codec.from_text(json.dumps(saved))


def test_a_newer_state_from_disk_replaces_an_open_match() -> None:
    table = Table("solo-training")
    begun = table.model
    newer = session_codec.to_text(table.send(m.Type("P: INF*2 > Drift")).session)
    table.model = begun
    table.send(m.Recovered("m1", newer))
    assert session_codec.to_text(table.session) == newer
    assert Save("m1", newer) in table.effects


def test_a_newer_state_from_disk_waits_behind_the_handover_screen() -> None:
    table = Table().send(m.IAm())
    begun = table.model
    newer = session_codec.to_text(table.send(m.Type("P: ARMOR > Drift")).session)
    table.model = begun
    table.send(m.Recovered("m1", newer))
    assert say("pass-to", name="Ada") in table.shown and "ARMOR" not in table.shown
    table.send(m.IAm())
    assert "P: ARMOR &gt; Drift</textarea>" in table.shown


def test_a_match_found_only_on_disk_joins_the_match_list() -> None:
    table = Table()
    text = session_codec.to_text(table.session)
    table.send(m.GoHome(), m.DeleteMatch("m1"), m.Recovered("m1", text))
    assert [saved.text for saved in table.model.shelf] == [text]
    assert table.model.session is None


def test_a_format_without_unread_lines_is_read() -> None:
    session = session_codec.from_text(FORM_2.read_text())
    assert session.match.pending == {"RED": (Purchase("ARMOR", 1, "Drift"),)}
    assert session.drafts["BLUE"].written == Written((Purchase("INF", 2, "Braxx"),))
    assert (session.stage, session.seat) == ("handover", "BLUE")


@pytest.mark.parametrize("name", LATER)
def test_the_save_format_of_each_release_is_read(name: str) -> None:
    session = session_codec.from_text((SAVED / f"{name}.json").read_text())
    unread = ("P: ARMUR > Drift", "  what now?")
    assert [len(session.match.played), session.seat, session.stage] == [1, "BLUE", "handover"]
    assert session.drafts["BLUE"].written == Written((Purchase("ARMOR", 1, "Drift"),), unread)
    assert session_codec.from_text(session_codec.to_text(session)) == session
