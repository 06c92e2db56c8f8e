"""Players' names: what they may contain, and which two look alike.

An invisible character would make one name look like another. `name_fault` judges a name on the device where somebody
joins, and `find_lookalikes` where the match is started. Both use this Python's Unicode tables, which grow with every
version, so links are only held to `frozen_fault`, which is the same on every Python.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from rozz.engine.said import Text, said

#: The longest name in a link, in characters. It belongs to the format, and every device must open the same links. So it
#: has room to spare: the page lets people type 24 (`rozz/ui/i18n/display_names.py`) and shows no more of longer names.
LONGEST_LINK_NAME = 40
#: The most combining marks on one letter.
_MOST_MARKS = 2

#: Unicode's Default_Ignorable_Code_Point, first and last of each run.
_IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
#: Characters that look blank: Braille's, a note without a head, the Khitan filler, the object replacement character.
_BLANK = frozenset("\u2800\U0001d159\U00016fe4\ufffc")
#: Controls, formats (directional ones among them), surrogates, private use, line breaks, blanks.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp", "Zs"}

#: Never allowed in a link's names, the same on every Python: controls, blanks except space, line breaks, private use.
_NEVER = (
    (0x00, 0x1F), (0x7F, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029), (0x202F, 0x202F),
    (0x205F, 0x205F), (0x3000, 0x3000), (0xD800, 0xF8FF), (0xF0000, 0x10FFFF), *_IGNORABLE,
)  # fmt: skip
#: Words that the page uses itself, so no player can have them as a name: "You sealed" means the reader.
_RESERVED = (
    "you", "your", "me", "everyone", "everybody", "nobody", "no one", "somebody", "someone", "the others", "others",
    "computer", "the player", "player", "host", "red", "blue", "green", "gold", "black", "white", "yellow", "purple",
    "violet", "teal", "orange", "pink", "grey", "gray", "neutral",
)  # fmt: skip
#: Scripts that a name may mix, by the prefix of their letters' Unicode names.
_MIXED = ({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"},)

#: Characters that look like a Latin letter (lower case, after folding), and the letters they look like.
_ALIKE = str.maketrans(
    "авекмнорстухѕіјӏԁԛԝһαβεηικνορτυχγωϲϳսօհոց01|5ıłøđɡᴏ"
    "ǀꓐꓳꓲꓡꓮꓰꓠꓢꓔꓣꓓꓑꓚꓗꓝᎪᎠᎡᎢᎬᎫᎳᎻᎷᏚᏙᏢᎥᏏᏟᏀᏦᏞᏃᎩ",
    "abekmhopctyxsijldqwhabenikvoptuxywcjuohngollsilodgo"
    "lboilaenstrdpckfadrtejwhmsvpibcgklzy",
)
#: Marks above, below and through letters; marks that belong to a script's spelling are kept.
_DIACRITICS = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))


def name_fault(name: str) -> Text:
    """What is wrong with a player's name, or empty.

    >>> name_fault("Ada"), name_fault("A" * 41) == said("links-name-long", number=40)
    ('', True)
    """
    if not name or name != name.strip():
        return said("links-name-blank")
    if len(name) > LONGEST_LINK_NAME:
        return said("links-name-long", number=LONGEST_LINK_NAME)
    if any(_is_hidden(each) for each in name):
        return said("links-name-hidden")
    if not unicodedata.is_normalized("NFC", name):
        return said("links-name-form")
    if len(_scripts(name)) > 1:
        return said("links-name-alphabets")
    return _marks_fault(name)


def reserved_fault(name: str, colours: Iterable[str], own: str) -> Text:
    """Why the seat `own` cannot use a name that means something on the page: "you", or another seat's color.

    >>> reserved_fault("Blue", ["RED", "BLUE"], "RED") == said("links-name-reserved")
    True
    >>> reserved_fault("Red", ["RED", "BLUE"], "RED")
    ''
    """
    taken = {skeleton(each) for each in (*_RESERVED, *colours)} - {skeleton(own)}
    return said("links-name-reserved") if skeleton(name) in taken else ""


@lru_cache(maxsize=256)
def frozen_fault(name: str) -> Text:
    """What is wrong with a name in a link, by tables that are the same on every Python; or empty.

    >>> frozen_fault("Ada"), frozen_fault("A\u202eda") != "", frozen_fault("Z" + 3 * "\u0301") != ""
    ('', True, True)
    """
    if not name or name != name.strip(" ") or len(name) > LONGEST_LINK_NAME:
        return said("links-name-size", number=LONGEST_LINK_NAME)
    if any(_is_within(each, _NEVER) or each in _BLANK for each in name):
        return said("links-name-hidden")
    marks = 0
    for sign in name:
        marks = marks + 1 if _is_within(sign, _DIACRITICS) else 0
        if marks > _MOST_MARKS:
            return said("links-name-marks", number=_MOST_MARKS)
    return ""


def _scripts(name: str) -> set[str]:
    """The alphabets of a name's letters; alphabets that are written together count as one."""
    found = {unicodedata.name(sign, "OTHER").split()[0] for sign in name if unicodedata.category(sign).startswith("L")}
    for together in _MIXED:
        if found & together:
            found = found - together - {"LATIN"} | {"CJK"}
    # Letters for whole words, such as ª or ʻ, belong to every alphabet.
    return found - {"MODIFIER", "FEMININE", "MASCULINE"}


def visible_name(text: str) -> str:
    """A text reduced to what a name may contain: one line, composed, without hidden characters or stacks of marks.

    >>> visible_name(" Fri\\u202eday \\n night\\u3164"), ascii(visible_name("n" + 9 * "\\u0303"))
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


def _marks_fault(name: str) -> Text:
    """What is wrong with combining marks: one needs a letter before it, and many on one letter cover its neighbors."""
    marks = 0
    before = " "
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Me" or marks > _MOST_MARKS or (marks and before == " "):
            return said("links-name-marks", number=_MOST_MARKS)
        before = sign
    return ""


def skeleton(name: str) -> str:
    """A name reduced to its appearance: names with the same skeleton look alike.

    >>> skeleton("Веn") == skeleton("Bén") == skeleton("BEN")
    True
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(each for each in folded if not _is_within(each, _DIACRITICS) and not each.isspace())
    return letters.translate(_ALIKE).replace("rn", "m").replace("vv", "w").replace("l", "i")


def find_lookalikes(names: Iterable[str]) -> tuple[str, str] | None:
    """Two of these names that look alike, or None."""
    seen: dict[str, str] = {}
    for name in names:
        if skeleton(name) in seen:
            return seen[skeleton(name)], name
        seen[skeleton(name)] = name
    return None
