"""What day it is here, and which one it was: the browser's clock, as a number of `ui.days`."""

from __future__ import annotations

from js import Date

#: Milliseconds of a minute and of a day.
MINUTE, DAY = 60_000, 86_400_000
#: 2020: a number that is less is no time at which anything was stored.
FIRST = 1_577_836_800_000


def today() -> int:
    """The day of today."""
    return day_of(Date.now())


def day_of(milliseconds: float) -> int:
    """The day of a moment, by which what is stored is numbered (`shelf.copies`); 0 where that is none.

    Of two writes at once the second is numbered as if it came later; nothing was stored after now.
    """
    if milliseconds < FIRST:
        return 0
    moment = Date.new(min(milliseconds, Date.now()))
    return int((moment.getTime() - moment.getTimezoneOffset() * MINUTE) // DAY)
