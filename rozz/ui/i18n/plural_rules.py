"""Which plural form a whole number takes: CLDR's categories for the languages that we have or expect.

The page uses this table too, and not the browser's `Intl.PluralRules`: drawing then needs no call out of Python, and
the page says the same everywhere. The tests compare it with Node's `Intl`, which has CLDR.
"""

from __future__ import annotations

from collections.abc import Callable


def category(language: str, number: float) -> str:
    """`zero`, `one`, `two`, `few`, `many` or `other`; languages without a rule have English's.

    >>> category("en", 1), category("en", 0), category("fr", 0), category("ru", 22)
    ('one', 'other', 'one', 'few')
    """
    if number != int(number):
        return "other"
    return RULES.get(language.partition("-")[0], _one)(abs(int(number)))


def _one(number: int) -> str:
    return "one" if number == 1 else "other"


def _none(number: int) -> str:
    return "other"


def _up_to_one(number: int) -> str:
    return "one" if number <= 1 else "other"


def _one_or_millions(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else _one(number)


def _up_to_one_or_millions(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else _up_to_one(number)


def _east_slavic(number: int) -> str:
    return {"other": "many"}.get(found := _south_slavic(number), found)


def _south_slavic(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "other"


def _lithuanian(number: int) -> str:
    if number % 100 in range(11, 20) or number % 10 == 0:
        return "other"
    return "one" if number % 10 == 1 else "few"


def _latvian(number: int) -> str:
    if number % 100 in range(11, 20) or number % 10 == 0:
        return "zero"
    return "one" if number % 10 == 1 else "other"


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or number % 100 in range(1, 20) else "other"


def _slovenian(number: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(number % 100, "other")


def _arabic(number: int) -> str:
    if number <= 2:
        return ("zero", "one", "two")[number]
    return "few" if number % 100 in range(3, 11) else "many" if number % 100 in range(11, 100) else "other"


#: The languages whose rule is not English's.
RULES: dict[str, Callable[[int], str]] = {
    **dict.fromkeys(("id", "ja", "ko", "ms", "th", "vi", "zh"), _none),
    **dict.fromkeys(("am", "bn", "fa", "gu", "hi", "kn", "zu"), _up_to_one),
    **dict.fromkeys(("ca", "es", "it"), _one_or_millions),
    **dict.fromkeys(("fr", "pt"), _up_to_one_or_millions),
    **dict.fromkeys(("be", "ru", "uk"), _east_slavic),
    **dict.fromkeys(("bs", "hr", "sr"), _south_slavic),
    **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish,
    "lt": _lithuanian,
    "lv": _latvian,
    "ro": _romanian,
    "sl": _slovenian,
    "ar": _arabic,
}
