"""The page's only cache of results, for immutable values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")

#: Everything that is cached, for `forget_texts`: arguments, result, and whether texts were written for it.
_KEPT: list[OrderedDict[Any, Any]] = []


class Texts:
    """How many texts were written so far, and how many words for a pointer: a result depends on the language, or on the
    pointer, if the number rose meanwhile.
    """

    written = 0
    of_pointer = 0


#: Values of these types are compared by value, all others by identity.
PLAIN = (str, int, float, bool, frozenset, type(None))


def remembered(most: int, is_compared: bool = False) -> Callable[[Callable[Given, Result]], Callable[Given, Result]]:
    """Cache the last `most` results of a function of immutable values, together with those values.

    Arguments are compared by identity, because comparing a match or a board is expensive. With `is_compared`, small
    values that are created for each call are compared by value.
    """

    def around(function: Callable[Given, Result]) -> Callable[Given, Result]:
        kept: OrderedDict[tuple[object, ...], tuple[tuple[object, ...], Result, bool, bool]] = OrderedDict()
        _KEPT.append(kept)

        @wraps(function)
        def again(*given: Given.args, **named: Given.kwargs) -> Result:
            assert not named
            key = given if is_compared else tuple([each if type(each) in PLAIN else (id(each),) for each in given])
            found = kept.get(key)
            if found is not None:
                kept.move_to_end(key)
                Texts.written += found[2]
                Texts.of_pointer += found[3]
                return found[1]
            before, before_pointer = Texts.written, Texts.of_pointer
            result = function(*given, **named)
            # Keep the values too: while they live, no other object can have their identity.
            kept[key] = (given, result, Texts.written != before, Texts.of_pointer != before_pointer)
            if len(kept) > most:
                kept.popitem(last=False)
            return result

        return again

    return around


def forget_texts(of_pointer: bool = False) -> None:
    """Forget all results that depend on the language, or on the pointer, because it has changed."""
    for kept in _KEPT:
        for key in [key for key, found in kept.items() if found[3 if of_pointer else 2]]:
            del kept[key]
