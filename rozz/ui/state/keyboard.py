"""The page's keyboard shortcuts: one table of what each does, how it is described, and which can be changed.

Keys that type a character can get in the way of speech input or of a switch device.
So players can turn them all off, or change each one except the games' own letters (WCAG 2.1.4).
No browser needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from rozz.ui.state.model import Settings


@dataclass(frozen=True)
class Key:
    """One shortcut: its name, its key caps and its description; if it `writes` a character it can be changed."""

    name: str
    caps: tuple[str, ...]
    text: str
    writes: bool = False


#: Where the games' own letters stand in the list.
CHOOSE = "choose"
KEYS: tuple[Key, ...] = (
    Key("walk", ("←", "→", "↑", "↓"), "key-walk"),
    Key("aside", ("Home", "Page Up", "End", "Page Down"), "key-aside"),
    Key("pan", ("Shift + ←", "→", "↑", "↓"), "key-pan"),
    Key("board", ("G",), "key-board", writes=True),
    Key("other-board", ("V",), "key-other-board", writes=True),
    Key("own", ("O",), "key-own", writes=True),
    Key("target", ("J",), "key-target", writes=True),
    Key("reach", ("T",), "key-reach", writes=True),
    Key("guesses", ("U",), "key-guesses", writes=True),
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
    Key("search", ("/",), "key-search", writes=True),
    Key("help", ("?",), "key-help", writes=True),
)  # fmt: skip
#: The keys that can be changed, by name, with their default characters.
CHARACTERS: Mapping[str, str] = {key.name: key.caps[0].lower() for key in KEYS if key.writes}


def characters(settings: Settings) -> dict[str, str]:
    """Which character each changeable shortcut has now."""
    return {**CHARACTERS, **dict(settings.keys)}


def is_character(key: object) -> bool:
    """Whether a shortcut can be on this key: one visible character, in lower case."""
    return isinstance(key, str) and len(key) == 1 and key.isprintable() and key == key.strip().lower()


def meant(settings: Settings, character: str) -> str:
    """The shortcut that a character triggers; empty if none, or if all are turned off."""
    if not settings.has_letters:
        return ""
    known = characters(settings)
    return next((name for name, each in known.items() if each == character.lower()), "")


def changed(settings: Settings, name: str, character: str, taken: Iterable[str]) -> Settings:
    """Give a shortcut another character; a shortcut that had it gets the old one in exchange.

    Returns the settings unchanged unless `character` is a single character that no game has `taken`.
    """
    wanted = character.strip().lower()
    known = characters(settings)
    is_free = wanted.upper() not in taken or CHARACTERS.get(name) == wanted
    if name not in known or not is_character(wanted) or not is_free:
        return settings
    before = known[name]
    swapped = {each: before if key == wanted else key for each, key in known.items()} | {name: wanted}
    keys = tuple((each, key) for each, key in swapped.items() if CHARACTERS[each] != key)
    return replace(settings, keys=keys)
