"""Players' names: what no name may hold, and which two look alike.

Whatever is not seen, or seems to be nothing, would make one name look like another.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 40
#: Marks that one may put on one letter.
_MOST_MARKS = 2

#: Unicode's Default_Ignorable_Code_Point, first and last of each run.
_IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
#: Signs that are seen as a blank: Braille's, a note without a head, the filler of Khitan, what stands for an object.
_BLANK = frozenset("\u2800\U0001d159\U00016fe4\ufffc")
#: Controls, formats (those of direction among them), halves, private ones, line breaks, blanks.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp", "Zs"}

#: Signs that look like a letter of the Latin alphabet, small, as they are after folding; and those letters.
_ALIKE = str.maketrans(
    "авекмнорстухѕіјӏԁԛԝһαβεηικνορτυχγωϲϳսօհոց01|5ıłøđɡᴏ",
    "abekmhopctyxsijldqwhabenikvoptuxywcjuohngollsilodgo",
)
#: Marks above, below and through letters; those that are part of a script's spelling stay.
_DIACRITICS = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))


def name_fault(name: str) -> str:
    """What is wrong with a player's name, or nothing.

    >>> name_fault("Ada"), name_fault("A" * 41)
    ('', 'a name has at most 40 characters')
    """
    if not name or name != name.strip():
        return "a name has no blanks before or after it, and is not empty"
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters"
    if any(_is_hidden(each) for each in name):
        return "a name has no line breaks and no signs that cannot be seen"
    if not unicodedata.is_normalized("NFC", name):
        return "a name is written in Unicode's composed form (NFC)"
    return _marks_fault(name)


def only_seen(text: str) -> str:
    """A text as a name may hold it: one line, composed, without what is hidden and without heaps of marks.

    >>> only_seen(" Fri\\u202eday \\n night\\u3164"), ascii(only_seen("n" + 9 * "\\u0303"))
    ('Friday night', "'\\\\xf1\\\\u0303\\\\u0303'")
    """
    kept = ""
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        is_heaped = kind == "Me" or marks > _MOST_MARKS or (marks > 0 and kept[-1:] in ("", " "))
        if not is_heaped and not _is_hidden(sign):
            kept += sign
    return " ".join(kept.split())


def _is_hidden(sign: str) -> bool:
    if sign == " ":
        return False
    return _is_within(sign, _IGNORABLE) or sign in _BLANK or unicodedata.category(sign) in _HIDDEN


def _is_within(sign: str, runs: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(sign) <= last for first, last in runs)


def _marks_fault(name: str) -> str:
    """Marks stand on letters, and not in a heap: heaped up they cover what stands beside them."""
    marks = 0
    before = " "
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Me" or marks > _MOST_MARKS or (marks and before == " "):
            return "a name has no marks but on letters, and two at most on each"
        before = sign
    return ""


def skeleton(name: str) -> str:
    """What is left of a name when it is only looked at: names of one skeleton look alike.

    >>> skeleton("Веn") == skeleton("Bén") == skeleton("BEN")
    True
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(each for each in folded if not _is_within(each, _DIACRITICS) and not each.isspace())
    return letters.translate(_ALIKE).replace("rn", "m").replace("vv", "w").replace("l", "i")


def alike(names: Iterable[str]) -> tuple[str, str] | None:
    """Two of these names that look alike, or None."""
    seen: dict[str, str] = {}
    for name in names:
        if skeleton(name) in seen:
            return seen[skeleton(name)], name
        seen[skeleton(name)] = name
    return None
