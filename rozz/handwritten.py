"""YAML that a person wrote: safe, bounded, no aliases, no doubled keys; with the place of what is wrong."""

from __future__ import annotations

from typing import Any

import yaml

from rozz.engine.errors import BadFile

LARGEST_BYTES = 256 * 1024
DEEPEST = 12


class _Loader(yaml.SafeLoader):
    """PyYAML's safe loader, refusing what would be lost or grow; dates stay text."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.events.AliasEvent):
            raise yaml.MarkedYAMLError(problem="aliases are not read", problem_mark=self.peek_event().start_mark)  # type: ignore[no-untyped-call]
        self.depth = getattr(self, "depth", 0) + 1
        if self.depth > DEEPEST:
            mark = self.peek_event().start_mark  # type: ignore[no-untyped-call]
            raise yaml.MarkedYAMLError(problem=f"nested deeper than {DEEPEST} levels", problem_mark=mark)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen = set()
        for key, _ in node.value:
            if key.tag == "tag:yaml.org,2002:merge":
                raise yaml.MarkedYAMLError(problem="merge keys are not read", problem_mark=key.start_mark)
            if key.value in seen if isinstance(key.value, str) else False:
                raise yaml.MarkedYAMLError(problem=f"the key {key.value!r} stands twice", problem_mark=key.start_mark)
            seen.add(key.value if isinstance(key.value, str) else id(key))
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in rows if tag != "tag:yaml.org,2002:timestamp"]
    for first, rows in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def load(text: str, name: str) -> Any:
    """The value of a YAML text; `name` names its source in refusals, raised as BadFile."""
    if len(text.encode(errors="replace")) > LARGEST_BYTES:
        raise BadFile(f"larger than {LARGEST_BYTES // 1024} KB", name)
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        where = f" (line {mark.line + 1}, column {mark.column + 1})" if mark else ""
        raise BadFile(f"not readable as YAML: {fault.problem or fault.context}{where}", name) from None
    except (yaml.YAMLError, ValueError, RecursionError, TypeError, LookupError, AttributeError) as fault:
        # An explicit tag whose text is not of its kind (`!!bool x`) fails in PyYAML in any of these ways.
        reason = (str(fault).splitlines() or [""])[0]
        raise BadFile(f"not readable as YAML: a value cannot be read as its tag says ({reason})", name) from None


def read(text: str, name: str) -> dict[str, Any]:
    """The mapping of a YAML text."""
    value = load(text, name)
    if not isinstance(value, dict):
        raise BadFile("expected a mapping: `key: value` lines", name)
    return value
