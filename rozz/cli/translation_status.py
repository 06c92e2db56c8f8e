"""`rozz translations`: what a language still lacks, as Fluent text to paste into its files."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from fluent.syntax.serializer import FluentSerializer

from rozz.engine.errors import Fault
from rozz.engine.said import said
from rozz.ui.i18n import fluent_compile
from rozz.ui.i18n.compiled_messages import ENGLISH
from rozz.ui.i18n.texts import say

#: What everybody sees first, in the order in which docs/add-a-language.md says to translate it; then the other files of
#: the language, then its folders.
FIRST = ("language", "first-screen", "new-match", "games", "table", "reveal", "menu", "names")


def main(language: str = "") -> int:
    """Print how far each language is, or the messages that one lacks, by file; raises BadCatalog at a mistake."""
    if not language:
        for code in fluent_compile.languages():
            done, all_of_them = _number(code), _number(ENGLISH)
            print(say("cli-language", code=code, done=done, all=all_of_them, percent=done * 100 // all_of_them))
        return 0
    if not language.replace("-", "").isalnum():
        raise Fault(said("cli-no-language", code=language))
    lacking = missing(language)
    for file, sources in groupby(lacking, lambda source: _name(source.file)):
        print(f"# rozz/locale/{language}/{file}\n")
        for source in sources:
            print(FluentSerializer().serialize_entry(source.entry), end="")
        print()
    print(f"# {say('cli-language-lacks', code=language, number=len(lacking), all=_number(ENGLISH))}")
    return 0


def _number(language: str) -> int:
    return len(fluent_compile.messages(fluent_compile.table(language)))


def missing(language: str) -> list[fluent_compile.Source]:
    """The English messages that a language does not have, by file, the first to translate first; raises BadCatalog."""
    there = fluent_compile.table(language)
    found = [source for key, source in fluent_compile.sources(ENGLISH).items() if key not in there and key[0] != "-"]
    return sorted(found, key=lambda source: _order(_name(source.file)))


def _order(name: str) -> tuple[int, bool, str]:
    stem = name.removesuffix(".ftl")
    return FIRST.index(stem) if stem in FIRST else len(FIRST), "/" in name, name


def _name(file: Path) -> str:
    """A file's name in the folder of its language."""
    return file.relative_to(fluent_compile.LOCALE).as_posix().partition("/")[2]
