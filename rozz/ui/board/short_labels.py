"""Numbers and names shortened for the board; lists and screen readers get them in full. Does not know games."""

from __future__ import annotations

#: From here on a number is shortened to thousands, millions and so on.
WHOLE_BELOW = 1000
#: The suffix for each power of a thousand.
UNITS = ("", "k", "M", "bn", "tn")
#: The longest name that fits on a board.
MAX_LETTERS = 22


def short_number(number: int) -> str:
    """A number in at most five characters, rounded down.

    >>> [short_number(each) for each in (7, 999, 1000, 1250, 9999, 12_345, 999_999, 1_000_000, 10**11 - 1)]
    ['7', '999', '1k', '1.2k', '9.9k', '12k', '999k', '1M', '99bn']
    """
    place, rest = 0, 0
    while number >= WHOLE_BELOW and place < len(UNITS) - 1:
        (number, rest), place = divmod(number, WHOLE_BELOW), place + 1
    tenths = f".{rest // 100}" if place and number < 10 and rest >= 100 else ""
    return f"{number}{tenths}{UNITS[place]}"


def short_tag(text: str) -> str:
    """A mark on an arrow, which may be a number."""
    return short_number(int(text)) if text.isdecimal() else text


def short_name(full_name: str, max_length: int = MAX_LETTERS) -> str:
    """A name cut to the available length.

    >>> short_name("Northwater"), short_name("Bergwerkshausen", 9)
    ('Northwater', 'Bergwerk…')
    """
    return full_name if len(full_name) <= max_length else f"{full_name[: max_length - 1]}…"
