"""When a saved match was last played, as the match list shows it: today is a value, and no clock is read."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from rozz.ui.app.update import update
from rozz.ui.features.match_list import match_summaries
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.i18n.day_names import since
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Save
from rozz.ui.state.model import Model, Saved
from tests.support.ui.saved_entries import first_screen_words, saved_entry, unread_shelf
from tests.support.ui.table import Table
from tests.support.words import beginning

EPOCH = date(1970, 1, 1).toordinal()


def day(year: int, month: int, number: int) -> int:
    return date(year, month, number).toordinal() - EPOCH


def on(number: int, month: int, year: int = 0) -> str:
    """The text for a match played on a day, in this year if no year is given."""
    named = {"day": number, "month": say(f"month-{month}")}
    return say("played-on", day=say("date-long", **named, year=str(year)) if year else say("date-short", **named))


TODAY = day(2026, 11, 24)


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (TODAY, say("played-today")),
        (TODAY - 1, say("played-yesterday")),
        (day(2026, 11, 12), on(12, 11)),
        (day(2026, 1, 1), on(1, 1)),
        (day(2025, 12, 31), on(31, 12, 2025)),
        (day(2024, 2, 29), on(29, 2, 2024)),
        (TODAY + 1, on(25, 11)),  # it is already tomorrow where the player came from
    ],
)
def test_a_day_is_shown_in_plain_words(played: int, expected: str) -> None:
    assert since(played, TODAY) == expected
    assert expected in first_screen_words(Model(shelf=(replace(saved_entry("m1"), played=played),), today=TODAY))


def test_every_day_has_its_date() -> None:
    for each in range(day(1999, 12, 1), day(2101, 1, 31), 13):
        at = date.fromordinal(EPOCH + each)
        assert since(each, 1) == on(at.day, at.month, at.year)


@pytest.mark.parametrize(("played", "today"), [(0, TODAY), (TODAY, 0), (0, 0)])
def test_an_unknown_day_is_not_shown(played: int, today: int) -> None:
    assert beginning("played-on") not in first_screen_words(
        Model(shelf=(replace(saved_entry("m1"), played=played),), today=today)
    )


def test_the_summary_of_an_unread_match_keeps_its_day_if_known() -> None:
    one = replace(saved_entry("m1"), played=TODAY)
    assert match_summaries.from_text(match_summaries.to_text([one]))["m1"][1].played == TODAY
    older = match_summaries.to_text([one]).replace(f',"played":{TODAY}', "")
    (_, shown) = match_summaries.from_text(older)["m1"]
    assert shown.played == 0 and shown.lines == match_summaries.summarize(one.session).lines
    for damaged in ('"today"', "-5", "1e9", "true", "99999999999", "null"):
        text = match_summaries.to_text([one]).replace(f'"played":{TODAY}', f'"played":{damaged}')
        (_, shown) = match_summaries.from_text(text)["m1"]
        assert shown.played == 0 and shown.lines == match_summaries.summarize(one.session).lines


def only(model: Model) -> Saved:
    (saved,) = model.shelf
    return saved


def test_playing_updates_the_day_but_looking_and_renaming_do_not() -> None:
    table = Table()
    identity = only(table.model).identity
    table.model = replace(table.model, today=TODAY)
    table.send(m.IAm(), m.Type("N:"))
    assert only(table.model).played == TODAY
    table.send(m.GoHome(), m.DayBegun(TODAY + 1))
    assert say("played-yesterday") in table.shown
    table.send(m.AskName(identity), m.RenameMatch(identity, "Friday"))
    assert only(table.model).played == TODAY
    table.send(m.OpenMatch(identity), m.GoHome())
    assert only(table.model).played == TODAY
    table.send(m.DeleteMatch(identity), m.RestoreMatch())
    assert only(table.model).played == TODAY
    table.send(m.DuplicateMatch(identity, "m2"))
    assert [each.played for each in table.model.shelf] == [TODAY, TODAY]


def test_a_match_that_is_read_later_keeps_its_day() -> None:
    (unread,) = (replace(each, played=TODAY) for each in unread_shelf(saved_entry("m1")))
    read, _ = update(Model(shelf=(unread,), today=TODAY + 3), m.ShelfRead((saved_entry("m1"),)))
    assert only(read).session and only(read).played == TODAY
    opened, _ = update(Model(shelf=(unread,), today=TODAY + 3), m.OpenMatch("m1"))
    assert only(opened).session and only(opened).played == TODAY
    renamed, effects = update(Model(shelf=(unread,), today=TODAY + 3), m.RenameMatch("m1", "Friday"))
    assert only(renamed).played == TODAY and any(isinstance(each, Save) for each in effects)


def test_matches_from_another_tab_or_the_disk_bring_their_day() -> None:
    one = saved_entry("m1")
    stored, _ = update(Model(today=TODAY), m.StoredElsewhere("m1", one.text, TODAY))
    assert only(stored).played == TODAY
    recovered, _ = update(Model(today=TODAY), m.Recovered("m1", one.text, TODAY - 2))
    assert only(recovered).played == TODAY - 2


def test_the_page_kept_for_the_next_visit_shows_todays_dates() -> None:
    model = Model(shelf=(replace(saved_entry("m1"), played=TODAY),), today=TODAY)
    assert first_screen_words(at_rest(model)) == first_screen_words(model) and say(
        "played-today"
    ) in first_screen_words(model)
