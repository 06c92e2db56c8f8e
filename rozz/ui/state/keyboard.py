"""The keys of the page: one table of what they do, which can be changed, and how each is told.  Knows no browser.

A key that writes a character can be in the way of who speaks to their device, or writes with a stick: all of those can
be switched off, and each but a game's own letters be another one (WCAG 2.1.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from rozz.ui.state.model import Settings


@dataclass(frozen=True)
class Key:
    """What a key does: its name, its caps, the text that says so.  One that `writes` a character can be changed."""

    name: str
    caps: tuple[str, ...]
    text: str
    writes: bool = False


#: Where a game's own letters stand in the list.
CHOOSE = "choose"
KEYS: tuple[Key, ...] = (
    Key("walk", ("←", "→", "↑", "↓"), "key-walk"),
    Key("aside", ("Home", "Page up", "End", "Page down"), "key-aside"),
    Key("pan", ("Shift + ←", "→", "↑", "↓"), "key-pan"),
    Key("board", ("G",), "key-board", writes=True),
    Key("other-board", ("V",), "key-other-board", writes=True),
    Key("own", ("O",), "key-own", writes=True),
    Key("target", ("T",), "key-target", writes=True),
    Key("places", ("L",), "key-places", writes=True),
    Key("where", ("W",), "key-where", writes=True),
    Key("enter", ("Enter",), "key-enter"),
    Key(CHOOSE, (), "key-choose"),
    Key("more", ("+",), "key-more", writes=True),
    Key("fewer", ("-",), "key-fewer", writes=True),
    Key("add", ("A",), "key-add", writes=True),
    Key("undo", ("Backspace", "Ctrl + Z"), "key-undo"),
    Key("cancel", ("Esc",), "key-cancel"),
    Key("ready", ("R",), "key-ready", writes=True),
    Key("hand-in", ("Ctrl + Enter",), "key-hand-in"),
    Key("back", (",",), "key-back", writes=True),
    Key("on", (".",), "key-on", writes=True),
    Key("play", ("Space",), "key-play"),
    Key("next", ("N",), "key-next", writes=True),
    Key("zoom", ("Z",), "key-zoom", writes=True),
    Key("fit", ("0",), "key-fit", writes=True),
    Key("help", ("?",), "key-help", writes=True),
)  # fmt: skip
#: The keys that can be changed, by name, as they are at first.
CHARACTERS: Mapping[str, str] = {key.name: key.caps[0].lower() for key in KEYS if key.writes}


def characters(settings: Settings) -> dict[str, str]:
    """What each of these keys writes now."""
    return {**CHARACTERS, **dict(settings.keys)}


def meant(settings: Settings, character: str) -> str:
    """The name of what a character does; empty where it does nothing, or all of them are switched off."""
    if not settings.has_letters:
        return ""
    known = characters(settings)
    return next((name for name, each in known.items() if each == character.lower()), "")


def changed(settings: Settings, name: str, character: str, taken: Iterable[str]) -> Settings:
    """The settings with another key for something.  What had that key takes the old one in exchange.

    The same settings where it is no single character, or one of those that are `taken` by games.
    """
    wanted = character.strip().lower()
    known = characters(settings)
    is_free = wanted.upper() not in taken or CHARACTERS.get(name) == wanted
    if name not in known or len(wanted) != 1 or not wanted.isprintable() or not is_free:
        return settings
    before = known[name]
    swapped = {each: before if key == wanted else key for each, key in known.items()} | {name: wanted}
    keys = tuple((each, key) for each, key in swapped.items() if CHARACTERS[each] != key)
    return replace(settings, keys=keys)
