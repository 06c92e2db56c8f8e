"""The scenario of a match by link: named and known by its hash, or whole in the link; and how it is played."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from rozz.engine import untrusted_json
from rozz.engine.errors import BadFile, BadJson, BadOrders
from rozz.engine.game import Option, Rules
from rozz.engine.links.signing.envelopes import SILENT
from rozz.engine.links.signing.link_hash import H
from rozz.engine.links.verify.link_refusals import Refused, damaged

#: A scenario of one's own that a link carries, in bytes of JSON.
LONGEST_INLINE = 16 * 1024

#: Options that are chosen, and the bytes of one.
MOST_OPTIONS, MOST_OPTION = 16, 80

#: What `silent` says, in the game's own words.
SILENTLY = ("messages=none",)

#: Every released version of a shipped scenario, by the names of its game and itself, the newest first.
ScenarioNamed = Callable[[str, str], Sequence[Mapping[str, Any]]]


@runtime_checkable
class WithStandard(Protocol):
    """A game whose scenarios build on standard data, such as a catalog of items."""

    @property
    def standard(self) -> Mapping[str, Any]:
        """That data; it gives a link's bytes their meaning, so a scenario's hash covers it."""


def content_hash(game: Rules, scenario: Any) -> bytes:
    """What a scenario is known by, whatever its name: all of it with its board, and the standard it builds on."""
    standard = game.standard if isinstance(game, WithStandard) else {}
    return H("scenario", game.name.encode(), _json(game.written(scenario)).encode(), _json(standard).encode())


def older_hash(game: Rules, scenario: Any) -> bytes:
    """What a scenario was known by in older letters, which left out the standard."""
    return H("scenario", game.name.encode(), _json(game.written(scenario)).encode())


def inline_text(game: Rules, scenario: Any) -> str:
    """The scenario as a link carries it; raises BadOrders if it is too large."""
    text = _json(game.written(scenario))
    if len(text.encode()) > LONGEST_INLINE:
        raise BadOrders(f"this scenario is too large for a link: more than {LONGEST_INLINE // 1024} KB")
    return text


def read_inline(game: Rules, text: str) -> Any:
    """The scenario of that text; raises Refused."""
    if len(text.encode(errors="replace")) > LONGEST_INLINE:
        raise damaged("its scenario is too large")
    try:
        mapping = untrusted_json.read(text, LONGEST_INLINE, number=_no_number)
        if _json(mapping) != text:
            raise damaged("its scenario is written in a way that the game never writes")
        return game.read(mapping)
    except BadFile as fault:
        raise Refused("scenario", f"the scenario of this link cannot be played: {fault}") from fault
    except BadJson as fault:
        raise damaged(f"its scenario cannot be read: {fault}") from None


def read_shipped(
    game: Rules,
    name: str,
    told: bytes,
    scenario_named: ScenarioNamed,
    hash_of: Callable[[Rules, Any], bytes] = content_hash,
) -> Any:
    """The shipped scenario of that name whose hash begins with `told`; raises Refused."""
    try:
        versions = scenario_named(game.name, name)
    except BadFile:
        versions = ()
    for mapping in versions:
        scenario = game.read(mapping)
        if hash_of(game, scenario).startswith(told):
            return scenario
    raise Refused(
        "scenario",
        "this link was made with a scenario that this version does not know; load this page anew, then open it again",
    )


def as_played(game: Rules, scenario: Any, options: Sequence[str]) -> Any:
    """The scenario with the options of the match put in."""
    chosen = dict(each.split("=", 1) for each in options if each != SILENT)
    is_sold = any(option.key == "messages" for option in game.options(scenario))
    quiet = {"messages": "none"} if SILENT in options and is_sold else {}
    return game.having(scenario, {**quiet, **chosen}) if quiet or chosen else scenario


def options_of(game: Rules, scenario: Any, options: Sequence[str]) -> tuple[str, ...]:
    """Options in their one form: `silent`, then `KEY=VALUE` of what the scenario offers and is not the usual value."""
    found = [SILENT] if SILENT in options else []
    for each in game.options(scenario):
        chosen = [f"{each.key}={value}" for value, _ in each.values[1:] if f"{each.key}={value}" in options]
        found += [option for option in chosen[:1] if option not in SILENTLY]
    return tuple(found)


def settles(option: Option) -> bool:
    """Whether an option is not left to be chosen by link, where `silent` says how it is."""
    return option.key in [each.partition("=")[0] for each in SILENTLY]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _no_number(text: str) -> Any:
    raise ValueError(text)
