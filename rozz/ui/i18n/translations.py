"""The texts of the language in use: found by id, with English where a translation is missing.

Some have words for what the player points with: "tap" or "click".

`rozz build` writes the tables of English into the page, and each other language into a file of its own, which the
browser fetches when somebody wants that language. In a checkout or an installation the tables are made from the `.ftl`
files at first use.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pkgutil import get_data
from typing import NamedTuple

from rozz.ui import memoize
from rozz.ui.i18n.compiled_messages import ENGLISH as ENGLISH
from rozz.ui.i18n.compiled_messages import FOLDER as FOLDER
from rozz.ui.i18n.compiled_messages import KEYS as KEYS
from rozz.ui.i18n.compiled_messages import MOUSE as MOUSE
from rozz.ui.i18n.compiled_messages import PAGE_GROUPS, POINTERS, Pattern, Table, filled, group
from rozz.ui.i18n.compiled_messages import TOUCH as TOUCH

#: The list of all languages in the page.
LIST = f"{FOLDER}/languages.json"
#: The groups of messages in a language's file, a line each.
PARTS = ("", *PAGE_GROUPS)
#: How a gzip file begins: something between server and page may have unpacked it already.
GZIP = b"\x1f\x8b"


class _Voice:
    """The language and pointer in use. `update` and the views set them from the model before they write anything."""

    language = ENGLISH
    pointer = MOUSE


_OBSERVERS: list[Callable[[str], None]] = []
#: The tables of languages that came in files of their own: language → part → JSON, read when a text is first needed.
_FETCHED: dict[str, Mapping[str, bytes]] = {}


class Language(NamedTuple):
    """A language in the list.

    name: its own name.
    state: `reviewed` or `draft`.
    checksum: of its file, which the page must fetch first; 0 if its texts are here.
    """

    name: str
    state: str
    checksum: int = 0


def use(language: str, pointer: str = MOUSE) -> None:
    """Write in this language from now on, for a player with this pointer; in English if its texts are not here."""
    if pointer != _Voice.pointer:
        _Voice.pointer = pointer
        memoize.forget_texts(of_pointer=True)
    spoken = language if language == ENGLISH or (language in languages() and is_here(language)) else ENGLISH
    if spoken != _Voice.language:
        _Voice.language = spoken
        memoize.forget_texts()
        for observer in _OBSERVERS:
            observer(spoken)


def observe(observer: Callable[[str], None]) -> None:
    """Call it with the language in use, now and whenever it changes."""
    _OBSERVERS.append(observer)
    observer(_Voice.language)


def in_use() -> str:
    """The language in use: "de"."""
    return _Voice.language


def direction() -> str:
    """How the language in use is written: `ltr` (to the right) or `rtl`."""
    return write("language-direction", {})


def is_draft(language: str = "") -> bool:
    """Whether no native speaker has reviewed a language, or the one in use."""
    return (language or in_use()) in drafts()


def has(key: str) -> bool:
    """Whether there is such a text."""
    return key in table(ENGLISH, group(key))


def write(key: str, facts: Mapping[str, object], language: str = "") -> str:
    """A text with its facts filled in, in a language or the one in use.

    Raises KeyError for an unknown id, and if a fact is missing.

    >>> write("list-two", {"first": "Ada", "last": "Ben"})
    'Ada and Ben'
    """
    memoize.Texts.written += 1
    spoken = language or _Voice.language
    part = group(key)
    own = table(spoken, part)
    if key not in own:
        spoken, own = ENGLISH, table(ENGLISH, part)
    pattern = own[key]
    if isinstance(pattern, str):
        return pattern
    return filled(pattern, facts, spoken, number, lambda name: _for_pointer(own[name]))


def _for_pointer(texts: Pattern) -> str:
    """The text of a term for the pointer in use."""
    memoize.Texts.of_pointer += 1
    return str(texts[POINTERS.index(_Voice.pointer)])


def number(value: float) -> str:
    """A number as the language writes it.

    >>> number(1234567), number(-2.5), number(12)
    ('1,234,567', '-2.5', '12')
    """
    if isinstance(value, int) and -1000 < value < 1000:
        return str(value)
    group, point = write("number-group", {}), write("decimal-point", {})
    return f"{value:,}".translate({ord(","): group, ord("."): point})


def money(amount: int) -> str:
    """An amount of money as the language writes it.

    >>> money(1250)
    '$1,250'
    """
    return write("money", {"number": amount})


#: How a list ends: with all its members, or with alternatives.
AND, OR = "", "-or"


def listed(names: Iterable[str], kind: str = AND) -> str:
    """Names as the language lists them.

    >>> listed(["Ada", "Ben", "Cleo"]), listed(["Ada", "Ben"]), listed(["Ada"]), listed([])
    ('Ada, Ben and Cleo', 'Ada and Ben', 'Ada', '')
    >>> listed(["Ada", "Ben", "Cleo"], OR)
    'Ada, Ben or Cleo'
    """
    first, *others = (*names,) or ("",)
    if not others:
        return first
    *between, last = others
    if not between:
        return write(f"list{kind}-two", {"first": first, "last": last})
    return write(f"list{kind}-end", {"names": with_commas([first, *between]), "last": last})


def with_commas(names: Iterable[str]) -> str:
    """Names with commas only, as before "and 3 others".

    >>> with_commas(["Ada", "Ben", "Cleo"])
    'Ada, Ben, Cleo'
    """
    return _in_a_row("list-more", "names", names)


def with_dots(labels: Iterable[str]) -> str:
    """Labels beside each other.

    >>> with_dots(["Archipelago", "2 players"])
    'Archipelago · 2 players'
    """
    return _in_a_row("list-labels", "labels", labels)


def with_semicolons(phrases: Iterable[str]) -> str:
    """Commands and other phrases in a line, which can have commas themselves.

    >>> with_semicolons(["Bomb Fern", "1 Fern > Foam City, 1 Fern > Gull"])
    'Bomb Fern; 1 Fern > Foam City, 1 Fern > Gull'
    """
    return _in_a_row("list-phrases", "phrases", phrases)


def _in_a_row(key: str, before: str, texts: Iterable[str]) -> str:
    """Texts one after another by a message with the ones `before` and the next."""
    first, *others = (*texts,) or ("",)
    for each in others:
        first = write(key, {before: first, "next": each})
    return first


def best(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that we have and that is no draft: "en" for "en-AU"; English if there is none.

    >>> best(["xx-YY", "en-AU"]), best([])
    ('en', 'en')
    """
    ours = languages().keys() - drafts()
    return next((short for each in wanted if (short := each.lower().partition("-")[0]) in ours), ENGLISH)


def languages() -> Mapping[str, str]:
    """All languages by their codes, with their own names, English first: {"en": "English"}."""
    return {code: language.name for code, language in known().items()}


def drafts() -> frozenset[str]:
    """The languages that no native speaker has reviewed. Nobody gets one without choosing it."""
    return frozenset(code for code, language in known().items() if language.state != "reviewed")


@cache
def known() -> Mapping[str, Language]:
    """All languages by their codes, English first."""
    packed = _packed(LIST)
    if packed is not None:
        return {code: Language(*row) for code, row in json.loads(packed).items()}
    from rozz.ui.i18n import fluent_compile

    tables = {code: table(code) for code in fluent_compile.languages()}
    return {
        code: Language(str(made.get("language-name", code)), str(made.get("language-state", "")))
        for code, made in tables.items()
    }


@cache
def table(language: str, part: str = "") -> Table:
    """The compiled messages of a group in a language, or those in no group."""
    if language in _FETCHED:
        return dict(json.loads(_FETCHED[language][part]))
    packed = _packed(file_name(language, part))
    if packed is not None:
        return dict(json.loads(packed))
    from rozz.ui.i18n import fluent_compile

    return fluent_compile.group_table(language, part)


def file_name(language: str, part: str) -> str:
    """The file in the page's package that holds a group of messages.

    >>> file_name("de", ""), file_name("de", "rozz")
    ('locale/de.json', 'locale/de.rozz.json')
    """
    return f"{FOLDER}/{'.'.join(each for each in (language, part, 'json') if each)}"


def is_here(language: str) -> bool:
    """Whether the texts of a known language are here: the page fetches them when they are wanted."""
    return language in _FETCHED or language not in known() or not known()[language].checksum


def language_file(language: str) -> str:
    """The file in the site that holds all messages of a language.

    >>> language_file("de")
    'locale/de.pack'
    """
    return f"{FOLDER}/{language}.pack"


def add(language: str, packed: bytes) -> bool:
    """Take the texts of a language from its file; False if it is damaged or of another release."""
    try:
        texts = zlib.decompress(packed, wbits=zlib.MAX_WBITS | 16) if packed.startswith(GZIP) else packed
    except zlib.error:
        return False
    wanted = known()[language].checksum if language in known() else 0
    if not wanted or zlib.crc32(texts) != wanted:
        return False
    _FETCHED[language] = dict(zip(PARTS, texts.split(b"\n"), strict=True))
    return True


def _packed(name: str) -> bytes | None:
    try:
        return get_data("rozz", name)
    except OSError:
        return None
