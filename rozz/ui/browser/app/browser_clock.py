"""Today's date by the browser's clock, and the date of any moment, as a number (`i18n.day_names`)."""

from __future__ import annotations

from js import Date

#: Milliseconds per minute and per day.
MINUTE, DAY = 60_000, 86_400_000
#: 2020: a smaller number is not a time of storing.
FIRST = 1_577_836_800_000


def today() -> int:
    """Today's number."""
    return day_of(Date.now())


def day_of(milliseconds: float) -> int:
    """The day of a moment in milliseconds, as store numbers have it (`store_format`); 0 if it is not a time.

    A second write in the same moment gets a larger number, so anything after now counts as now.
    """
    if milliseconds < FIRST:
        return 0
    moment = Date.new(min(milliseconds, Date.now()))
    return int((moment.getTime() - moment.getTimezoneOffset() * MINUTE) // DAY)
