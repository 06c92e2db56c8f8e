"""YAML written by people: safe and bounded, without aliases or duplicate keys; errors have a location."""

from __future__ import annotations

import re
from typing import Any, cast

import yaml

from rozz.engine.errors import BadFile
from rozz.engine.said import Said, said
from rozz.engine.validation import PathValue

LARGEST_BYTES = 256 * 1024
DEEPEST = 12

#: What PyYAML was reading, or did not expect → the message that says so. It has no codes, so its own words must do.
MEANINGS = {
    "while scanning a quoted scalar": "files-yaml-quotes",
    "while scanning a double-quoted scalar": "files-yaml-backslash",
    "while parsing a flow mapping": "files-yaml-braces",
    "while parsing a flow sequence": "files-yaml-brackets",
    "while parsing a flow node": "files-yaml-no-value",
    "while parsing a block node": "files-yaml-no-value",
    "while parsing a block mapping": "files-yaml-indented",
    "while parsing a block collection": "files-yaml-indented",
    "while scanning a simple key": "files-yaml-no-colon",
    "while scanning for the next token": "files-yaml-first",
    "while scanning an alias": "files-yaml-alias",
    "while scanning an anchor": "files-yaml-alias",
    "while constructing a mapping": "files-yaml-key",
    "expected a single document in the stream": "files-yaml-documents",
    "mapping values are not allowed here": "files-yaml-colon",
    "sequence entries are not allowed here": "files-yaml-dash",
}


class Unread(yaml.MarkedYAMLError):
    """YAML that means something and is not read here."""

    def __init__(self, what: Said, mark: Any) -> None:
        super().__init__(problem=what.key, problem_mark=mark)
        self.what = what


class _Loader(yaml.SafeLoader):
    """PyYAML's safe loader, refusing data that would be lost or grow; dates stay text."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        # This method has no types in the stubs.
        event = cast(Any, self).peek_event()
        if isinstance(event, yaml.events.AliasEvent):
            raise Unread(said("files-yaml-alias"), event.start_mark)
        self.depth = getattr(self, "depth", 0) + 1
        if self.depth > DEEPEST:
            raise Unread(said("files-yaml-deep", most=DEEPEST), event.start_mark)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen = set()
        for key, _ in node.value:
            if key.tag == "tag:yaml.org,2002:merge":
                raise Unread(said("files-yaml-merge"), key.start_mark)
            if key.value in seen if isinstance(key.value, str) else False:
                raise Unread(said("files-yaml-twice", key=repr(key.value)), key.start_mark)
            seen.add(key.value if isinstance(key.value, str) else id(key))
        return super().construct_mapping(node, deep)

    def construct_object(self, node: Any, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except (ValueError, TypeError, LookupError, AttributeError):
            # An explicit tag on a text of another type (`!!bool x`) fails in PyYAML in any of these ways.
            is_long = isinstance(node.value, str) and INTEGER.fullmatch(node.value)
            what = said("files-yaml-long-number") if is_long else said("files-yaml-tag")
            raise Unread(what, node.start_mark) from None


#: Whole numbers mean what they look like: YAML 1.1 also reads `010` as eight and `1:30` as ninety.
INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_INTEGER_TAG = "tag:yaml.org,2002:int"
_UNREAD_TAGS = {_INTEGER_TAG, "tag:yaml.org,2002:timestamp"}
_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in rows if tag not in _UNREAD_TAGS]
    for first, rows in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver(_INTEGER_TAG, re.compile(rf"(?:{INTEGER.pattern})\Z"), list("-+0123456789"))
#: Types that no file of this program uses, and that no message could show as written.
_Loader.yaml_constructors = {
    tag: construct
    for tag, construct in yaml.SafeLoader.yaml_constructors.items()
    if tag is None or tag.rpartition(":")[2] not in ("set", "binary", "omap", "pairs")
}


def load(text: str, name: str) -> Any:
    """The value of a YAML text; `name` is its source in error messages, raised as BadFile."""
    if len(text.encode(errors="replace")) > LARGEST_BYTES:
        raise BadFile(said("files-large-yaml", most=LARGEST_BYTES // 1024), name)
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as fault:
        raise BadFile(_what_is_wrong(fault, text), name) from None
    except yaml.reader.ReaderError as fault:
        line = text.count("\n", 0, fault.position) + 1
        character = f"#x{fault.character:04x}"
        raise BadFile(said("files-yaml-character", character=character, line=str(line)), name) from None
    except (yaml.YAMLError, ValueError, RecursionError):
        raise BadFile(said("files-not-yaml"), name) from None


def _what_is_wrong(fault: yaml.MarkedYAMLError, text: str) -> Said:
    """What is wrong in a text, and where."""
    mark, begun = fault.problem_mark or fault.context_mark, fault.context_mark
    if mark is None:
        return said("files-not-yaml")
    line, column = str(mark.line + 1), str(mark.column + 1)
    first = str(begun.line + 1) if begun else line
    problem = _problem(fault, text[mark.index : mark.index + 1], first)
    if problem is None:
        return said("files-yaml-somewhere", line=line, column=column)
    return said("files-yaml-at", line=line, column=column, problem=problem)


def _problem(fault: yaml.MarkedYAMLError, character: str, first: str) -> Said | None:
    """What is wrong at a character, if it is known; `first` is the line on which the unfinished part begins."""
    if isinstance(fault, Unread):
        return fault.what
    if character == "\t":
        return said("files-yaml-tab")
    if isinstance(fault, yaml.constructor.ConstructorError) and not fault.context:
        return said("files-yaml-unknown-tag")
    meaning = MEANINGS.get(fault.context or "") or MEANINGS.get(fault.problem or "")
    return said(meaning, first=first, character=character) if meaning else None


def read(text: str, name: str) -> dict[str, Any]:
    """The mapping of a YAML text."""
    value = load(text, name)
    if not isinstance(value, dict):
        PathValue(value, name, BadFile).refuse(said("files-a-mapping"))
    return value
