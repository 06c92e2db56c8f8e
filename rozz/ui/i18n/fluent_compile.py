"""Fluent files → the tables of `compiled_messages`. Needs `fluent.syntax`, which the page does not have.

References to messages and terms are resolved here, so that a compiled table holds only texts, facts and variants; and
the terms that ask `POINTER()`, whose texts are chosen when they are said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from rozz.engine.errors import Fault
from rozz.engine.said import Said, said
from rozz.ui.i18n.compiled_messages import (
    ENGLISH,
    FOLDER,
    GROUPS,
    POINTERS,
    TERMINAL_GROUPS,
    Part,
    Pattern,
    Table,
    facts,
    filled,
    group,
    is_term,
)

#: A folder for each language.
LOCALE = Path(__file__).resolve().parents[2] / FOLDER
#: What the parser's codes mean; those of rare mistakes are left out.
SYNTAX = {
    "E0002": "cli-catalog-start",
    "E0004": "cli-catalog-letter",
    "E0010": "cli-catalog-default",
    "E0012": "cli-catalog-value",
    "E0015": "cli-catalog-two-defaults",
    "E0020": "cli-catalog-quote",
    "E0027": "cli-catalog-brace",
    "E0028": "cli-catalog-braces",
}
#: The function by which a term chooses a variant for each pointer.
POINTER = "POINTER"
#: The parser's sign for the end of a line.
END_OF_LINE = "\u2424"


class BadCatalog(Fault):
    """A `.ftl` file is refused; the message names the file and the line."""


@dataclass(frozen=True)
class Source:
    """A message or term, and where it is written."""

    entry: ast.Message | ast.Term
    file: Path
    text: str

    def fault(self, what: Said, node: ast.BaseNode | None = None) -> BadCatalog:
        """The refusal for something in this message."""
        span = getattr(node or self.entry, "span", None) or self.entry.span
        return _fault(self.file, self.text, span.start if span else 0, what)


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """The codes of all languages, English first, then by name of the folder."""
    found = sorted(each.name for each in folder.iterdir() if each.is_dir() and any(each.glob("*.ftl")))
    return tuple(sorted(found, key=lambda code: code != ENGLISH))


@cache
def table(language: str, folder: Path = LOCALE) -> Table:
    """The compiled table of a language; raises BadCatalog. A translation may use only ids and facts of English."""
    return _checked(language, sources(language, folder), lambda: table(ENGLISH, folder))


@cache
def group_table(language: str, part: str, folder: Path = LOCALE) -> Table:
    """The compiled messages of one group, or those in no group; raises BadCatalog.

    Reads only the files that it needs: a command at the terminal would wait a second for all of them.
    """
    found = sources(language, folder, (part,) if part in TERMINAL_GROUPS else ("", part))
    return _checked(language, found, lambda: group_table(ENGLISH, part, folder), part)


def _checked(
    language: str, found: Mapping[str, Source], english: Callable[[], Table], part: str | None = None
) -> Table:
    """The compiled messages of a group, or all, compared with the English ones; raises BadCatalog."""
    made = _compiled(found, part)
    if language != ENGLISH:
        _compare(made, english(), found)
    return made


def _compiled(found: Mapping[str, Source], part: str | None = None) -> dict[str, Pattern]:
    """The messages of a group, or all, and the terms of theirs that depend on the pointer."""
    terms: dict[str, Pattern] = {}
    messages = {
        name: _Compiler(found, terms).message(source)
        for name, source in found.items()
        if isinstance(source.entry, ast.Message) and (part is None or group(name) == part)
    }
    return messages | terms


def messages(made: Table) -> dict[str, Pattern]:
    """A table without the terms."""
    return {name: pattern for name, pattern in made.items() if not is_term(name)}


def _compare(made: Table, english: Table, found: Mapping[str, Source]) -> None:
    """Check that a translation has only ids and facts of English; raises BadCatalog."""
    for name, pattern in messages(made).items():
        if name not in english:
            raise found[name].fault(said("cli-catalog-no-english", name=name))
        if unknown := facts(pattern) - facts(english[name]):
            raise found[name].fault(said("cli-catalog-no-fact", name=name, fact=min(unknown)))


def sources(language: str, folder: Path = LOCALE, parts: Sequence[str] | None = None) -> dict[str, Source]:
    """The messages of all or some groups by id, and the terms with a hyphen before theirs; raises BadCatalog."""
    found: dict[str, Source] = {}
    for file in sorted((folder / language).rglob("*.ftl")):
        part = "" if file.parent.name == language else file.parent.name
        if parts is not None and part not in parts:
            continue
        for name, source in _read(file):
            if name in found:
                raise source.fault(said("cli-catalog-twice", name=name, file=found[name].file.name))
            if (wanted := group(name.removeprefix("-"))) != part:
                raise source.fault(said("cli-catalog-folder", name=name, folder=wanted or "none", here=part))
            found[name] = source
    return found


@cache
def _read(file: Path) -> tuple[tuple[str, Source], ...]:
    return tuple(_entries(file))


def _entries(file: Path) -> Iterator[tuple[str, Source]]:
    text = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong = entry.annotations[0]
            start = wrong.span.start if wrong.span else 0
            raise _fault(file, text, start, _unread(wrong))
        if isinstance(entry, ast.Message):
            source = Source(entry, file, text)
            if entry.attributes:
                raise source.fault(said("cli-catalog-attribute", name=entry.id.name), entry.attributes[0])
            if entry.value is None:
                raise source.fault(said("cli-catalog-empty", name=entry.id.name))
            yield entry.id.name, source
        if isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", Source(entry, file, text)


def _unread(wrong: ast.Annotation) -> Said:
    """What the parser cannot read."""
    of = [str(each) for each in wrong.arguments or ()]
    match wrong.code:
        case "E0003":
            return said("cli-catalog-sign", sign="line" if of[0] == END_OF_LINE else of[0])
        case "E0005" | "E0006":
            return said("cli-catalog-empty", name=of[0])
    return said(SYNTAX.get(wrong.code, "cli-catalog-unreadable"))


def _fault(file: Path, text: str, start: int, what: Said) -> BadCatalog:
    name = "/".join(file.parts[-4 if file.parent.name in GROUPS else -3 :])
    line = text.count("\n", 0, start) + 1
    return BadCatalog(said("cli-catalog-at", file=name, line=str(line), what=what))


@dataclass
class _Compiler:
    """Compiles one message.

    terms: the terms found so far that depend on the pointer.
    within: the messages and terms in which it is, to find those that refer to themselves.
    given: what a term was given, as in `{ -game(case: "dative") }`; None in a message, whose facts come later.
    pointer: the pointer for which a term is compiled; empty in a message.
    """

    sources: Mapping[str, Source]
    terms: dict[str, Pattern]
    within: list[Source] = field(default_factory=list)
    given: Mapping[str, str] | None = None
    pointer: str = ""

    def message(self, source: Source) -> Pattern:
        """The pattern of a message or term."""
        if any(each is source for each in self.within):
            raise source.fault(said("cli-catalog-circle", name=source.entry.id.name))
        self.within.append(source)
        assert source.entry.value is not None
        try:
            return self.pattern(source.entry.value)
        finally:
            self.within.pop()

    def pattern(self, written: ast.Pattern) -> Pattern:
        """A text if it is only that, else parts with neighboring texts joined."""
        parts: list[Part] = []
        for element in written.elements:
            made = element.value if isinstance(element, ast.TextElement) else self.expression(element.expression)
            for part in (made,) if isinstance(made, str) else made:
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        if not parts:
            return ""
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else tuple(parts)

    def expression(self, found: object) -> Pattern:
        """What is in braces."""
        match found:
            case ast.Placeable():
                return self.expression(found.expression)
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(found.parse()["value"] if isinstance(found, ast.StringLiteral) else found.value)
            case ast.VariableReference():
                return self.fact(found)
            case ast.MessageReference() if found.attribute is None:
                return self.message(self.source(found.id.name, found))
            case ast.TermReference() if found.attribute is None:
                return self.term(found)
            case ast.SelectExpression():
                return self.selection(found)
        raise self.within[-1].fault(said("cli-catalog-call"), _node(found))

    def fact(self, found: ast.VariableReference) -> Pattern:
        """A fact of the message, or what its term was given."""
        name = found.id.name
        if self.given is None:
            return ((name,),)
        if name not in self.given:
            raise self.within[-1].fault(said("cli-catalog-not-given", name=name), found)
        return self.given[name]

    def source(self, name: str, node: ast.BaseNode) -> Source:
        """A message or term by its name."""
        if name not in self.sources:
            raise self.within[-1].fault(said("cli-catalog-unknown", name=name), node)
        return self.sources[name]

    def term(self, found: ast.TermReference) -> Pattern:
        """The text of a term, with what it is given; a reference to it if it depends on the pointer."""
        given = {}
        for each in found.arguments.named if found.arguments else ():
            given[each.name.name] = filled(self.expression(each.value), {})
        if self.pointer:
            return self.term_for(self.pointer, found, given)
        texts = [self.term_for(each, found, given) for each in POINTERS]
        if len(set(texts)) == 1:
            return texts[0]
        name = "-".join(("", found.id.name, *given.values()))
        self.terms[name] = texts
        return ((name,),)

    def term_for(self, pointer: str, found: ast.TermReference, given: Mapping[str, str]) -> str:
        """The text of a term for a pointer."""
        inner = _Compiler(self.sources, self.terms, self.within, given, pointer)
        return filled(inner.message(self.source(f"-{found.id.name}", found)), {})

    def selection(self, found: ast.SelectExpression) -> Pattern:
        """Variants by a fact; by the pointer, or what a term was given or has as attribute, the one variant for it."""
        variants: dict[str, Pattern] = {}
        default = ""
        for variant in found.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if key in variants:
                raise self.within[-1].fault(said("cli-catalog-variant-twice", name=key), variant)
            variants[key] = self.pattern(variant.value)
            default = key if variant.default else default
        match found.selector:
            case ast.VariableReference() if self.given is None:
                return ((found.selector.id.name, default, variants),)
            case ast.VariableReference():
                wanted = self.given.get(found.selector.id.name, "") if self.given else ""
            case ast.TermReference() if found.selector.attribute is not None:
                wanted = self.attribute(found.selector, found.selector.attribute.name)
            case ast.FunctionReference() if found.selector.id.name == POINTER and self.pointer:
                wanted = self.pointer
                if unknown := variants.keys() - set(POINTERS):
                    raise self.within[-1].fault(said("cli-catalog-pointer", variant=min(unknown)), found)
            case _:
                raise self.within[-1].fault(said("cli-catalog-selector"), found)
        return variants[wanted if wanted in variants else default]

    def attribute(self, found: ast.TermReference, name: str) -> str:
        """An attribute of a term, such as its gender; empty if the term has none."""
        entry = self.source(f"-{found.id.name}", found).entry
        for each in entry.attributes:
            if each.id.name == name:
                return filled(self.pattern(each.value), {})
        return ""


def _node(found: object) -> ast.BaseNode | None:
    return found if isinstance(found, ast.BaseNode) else None
