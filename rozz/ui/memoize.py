"""The one way in which the page keeps results: for values that never change."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")

#: Values of these kinds are told apart by what they say, all others by which object they are.
PLAIN = (str, int, bool, frozenset, type(None))


def remembered(most: int, is_compared: bool = False) -> Callable[[Callable[Given, Result]], Callable[Given, Result]]:
    """The last `most` results of a function of values that never change, kept with those values.

    They are found again for the very same values: a match or a board would be dear to compare.  Where the values are
    small and made anew each time, `is_compared` finds them by what they are.
    """

    def around(function: Callable[Given, Result]) -> Callable[Given, Result]:
        kept: OrderedDict[tuple[object, ...], tuple[tuple[object, ...], Result]] = OrderedDict()

        @wraps(function)
        def again(*given: Given.args, **named: Given.kwargs) -> Result:
            assert not named
            key = given if is_compared else tuple([each if type(each) in PLAIN else (id(each),) for each in given])
            found = kept.get(key)
            if found is not None:
                kept.move_to_end(key)
                return found[1]
            result = function(*given, **named)
            # The values are kept too: as long as they are there, no other object can have their identity.
            kept[key] = (given, result)
            if len(kept) > most:
                kept.popitem(last=False)
            return result

        return again

    return around
