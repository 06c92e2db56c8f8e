"""Days as numbers, counted from 1 January 1970, and their text. Needs no clock, as the browser provides the date.

Python's `datetime` is a large module to load at startup for a date in a sentence.
"""

from __future__ import annotations

from rozz.ui.i18n.texts import say

#: No later day is possible: protects against damaged numbers.
LAST = 100_000


def since(played: int, today: int) -> str:
    """When something was last played; empty if unknown (0).

    >>> since(20772, 20781), since(20780, 20781), since(20772, 21000)
    ('Last played on November 15', 'Last played yesterday', 'Last played on November 15, 2026')
    """
    if not (played and today):
        return ""
    if played in (today, today - 1):
        return say("played-today" if played == today else "played-yesterday")
    (year, month, day), (this_year, _, _) = _date(played), _date(today)
    named = say(f"month-{month}")
    # Years have no sign between thousands, so the year is a text.
    date = say("date-short" if year == this_year else "date-long", day=day, month=named, year=str(year))
    return say("played-on", day=date)


def day_in(kept: object = None) -> int:
    """The day in a stored value; 0 if it is invalid."""
    return kept if type(kept) is int and 0 < kept <= LAST else 0


def _date(day: int) -> tuple[int, int, int]:
    """Year, month and day of the month."""
    year = 1970
    while day >= (length := 365 + _is_leap(year)):
        day, year = day - length, year + 1
    lengths = (31, 28 + _is_leap(year), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    month = 0
    while day >= lengths[month]:
        day, month = day - lengths[month], month + 1
    return year, month + 1, day + 1


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
