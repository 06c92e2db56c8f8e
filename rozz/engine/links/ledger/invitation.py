"""The scenario of a match by link: a name and hash, or the whole scenario in the link; and its options."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from rozz.engine import untrusted_json
from rozz.engine.cache_key import CacheKey
from rozz.engine.errors import BadFile, BadJson, BadOrders
from rozz.engine.game import Option, Rules
from rozz.engine.links.link_limits import LONGEST_INLINE
from rozz.engine.links.signing.envelopes import SILENT
from rozz.engine.links.signing.link_hash import H
from rozz.engine.links.verify.link_refusals import Refused, damaged
from rozz.engine.said import said

#: The most options chosen, and the most bytes in one.
MOST_OPTIONS, MOST_OPTION = 16, 80

#: What `silent` means, as an option of the game.
SILENTLY = ("messages=none",)

#: How many scenarios are remembered. Each link names its scenario, and a device opens many links of few matches: to
#: read the scenario again would take most of the time.
_REMEMBERED = 16

#: Every released version of a shipped scenario, newest first, by the names of its game and itself.
ScenarioVersions = Callable[[str, str], Sequence[Mapping[str, Any]]]


@runtime_checkable
class WithStandard(Protocol):
    """A game whose scenarios build on standard data, such as a catalog of items."""

    @property
    def standard(self) -> Mapping[str, Any]:
        """The standard data. It gives a link's bytes their meaning, so a scenario's hash covers this data."""


def content_hash(game: Rules, scenario: object) -> bytes:
    """The hash of a scenario, whatever its name: its content, its board, and the standard data it builds on."""
    return _content_hash(CacheKey(game), CacheKey(scenario))


@lru_cache(maxsize=_REMEMBERED)
def _content_hash(game_key: CacheKey, scenario: CacheKey) -> bytes:
    game: Rules = game_key.value
    standard = game.standard if isinstance(game, WithStandard) else {}
    return H("scenario", game.name.encode(), _json(game.to_mapping(scenario.value)).encode(), _json(standard).encode())


def older_hash(game: Rules, scenario: object) -> bytes:
    """The hash in links of older letters, which left out the standard data."""
    return H("scenario", game.name.encode(), _json(game.to_mapping(scenario)).encode())


def inline_text(game: Rules, scenario: object) -> str:
    """The scenario as a link carries it; raises BadOrders if it is too large."""
    text = _json(game.to_mapping(scenario))
    if len(text.encode()) > LONGEST_INLINE:
        raise BadOrders(said("links-scenario-large", number=LONGEST_INLINE // 1024))
    return text


def read_inline(game: Rules, text: str) -> Any:
    """The scenario from that text; raises Refused."""
    if len(text.encode(errors="replace")) > LONGEST_INLINE:
        raise damaged(said("links-its-scenario-large"))
    try:
        mapping = untrusted_json.read(text, LONGEST_INLINE, number=_no_number)
        if _json(mapping) != text:
            raise damaged(said("links-its-scenario-form"))
        return _scenario(CacheKey(game), CacheKey(mapping, text))
    except BadFile as fault:
        raise Refused("scenario", said("links-scenario-unplayable", fault=fault.text)) from fault
    except BadJson as fault:
        raise damaged(said("links-its-scenario-unreadable", fault=fault.text)) from None


def read_shipped(
    game: Rules,
    name: str,
    prefix: bytes,
    scenario_named: ScenarioVersions,
    hash_of: Callable[[Rules, Any], bytes] = content_hash,
) -> Any:
    """The shipped scenario of that name whose hash begins with `prefix`; raises Refused."""
    try:
        versions = scenario_named(game.name, name)
    except BadFile:
        versions = ()
    for mapping in versions:
        scenario = _scenario(CacheKey(game), CacheKey(mapping, repr(mapping)))
        if hash_of(game, scenario).startswith(prefix):
            return scenario
    raise Refused("scenario", said("links-unknown-scenario"))


def with_options_applied(game: Rules, scenario: Any, options: Sequence[str]) -> Any:
    """The scenario with the match's options applied."""
    chosen = dict(each.split("=", 1) for each in options if each != SILENT)
    is_sold = any(option.key == "messages" for option in game.options(scenario))
    quiet = {"messages": "none"} if SILENT in options and is_sold else {}
    having = tuple({**quiet, **chosen}.items())
    return _having(CacheKey(game), CacheKey(scenario), having) if having else scenario


@lru_cache(maxsize=_REMEMBERED)
def _scenario(game: CacheKey, mapping: CacheKey) -> Any:
    """The scenario from a mapping; the mark of the key is the mapping in full, so no other one is taken for it."""
    return game.value.read(mapping.value)


@lru_cache(maxsize=_REMEMBERED)
def _having(game: CacheKey, scenario: CacheKey, chosen: tuple[tuple[str, str], ...]) -> Any:
    return game.value.with_options(scenario.value, dict(chosen))


def options_of(game: Rules, scenario: object, options: Sequence[str]) -> tuple[str, ...]:
    """Options in canonical form: `silent`, then `KEY=VALUE` for each offered option that is not at its default."""
    found = [SILENT] if SILENT in options else []
    for each in game.options(scenario):
        chosen = [f"{each.key}={value}" for value, _ in each.values[1:] if f"{each.key}={value}" in options]
        found += [option for option in chosen[:1] if option not in SILENTLY]
    return tuple(found)


def is_fixed_by_silence(option: Option) -> bool:
    """Whether players cannot choose an option by link because `silent` determines it."""
    return option.key in [each.partition("=")[0] for each in SILENTLY]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _no_number(text: str) -> Any:
    raise ValueError(text)
