"""What the cases of all games have in common: labels, a named scenario, and the words of a result.

A case is a state, the commands given in it, and the expected result (docs/formats.md). Each game reads and plays its
own in `reading/cases.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rozz.engine.errors import BadFile
from rozz.engine.game import Line, Verdict
from rozz.engine.said import Text, said
from rozz.engine.validation import PathValue

State = TypeVar("State")
Command = TypeVar("Command")
#: Returns a shipped scenario by its name, as read from its file. Raises BadFile.
ScenarioNamed = Callable[[str], Mapping[str, Any]]
#: Turns a message into text, in the reader's language.
Write = Callable[[Text], str]


@dataclass(frozen=True)
class Case(Generic[State, Command]):
    """A state, the commands of one turn by seat, and the expected results, as plain values."""

    name: str
    state: State
    orders: Mapping[str, tuple[Command, ...]]
    rules: tuple[str, ...] = ()
    expected: Mapping[str, Any] = field(default_factory=dict)


def read_labels(fields: Mapping[str, PathValue]) -> tuple[str, tuple[str, ...]]:
    """The name of a case, and the rules that it tests; `why` is for readers of the file, and only checked."""
    if "why" in fields:
        fields["why"].text()
    rules = tuple(each.text(said("files-a-rule")) for each in fields["rules"].members()) if "rules" in fields else ()
    return fields["name"].text(said("files-a-name")), rules


def resolve_scenario(found: PathValue, scenario_named: ScenarioNamed) -> PathValue:
    """The scenario of a case, which gives it in full or by the name of a shipped one."""
    if not isinstance(found.value, str):
        return found
    try:
        return PathValue(scenario_named(found.value), "scenario", BadFile)
    except BadFile as fault:
        found.fail(fault.sentence)


def reason_of(verdict: Verdict, explain: Callable[[Verdict], Text], write: Write) -> list[str] | None:
    """The rule and the reason why a command has no effect; None if it has one."""
    return None if verdict.is_done else [verdict.rule, write(explain(verdict))]


def report_texts(lines: Iterable[Line], write: Write) -> list[str]:
    """The lines of a report, each followed by its rule."""
    return [f"{write(line.text)} ({line.rule})" if line.rule else write(line.text) for line in lines]
