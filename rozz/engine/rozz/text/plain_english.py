"""Commands and events in plain words: pieces by the names on their cards, with numbers and owners; no notation.

Counts before and after are left to `report`, which has them all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rozz.engine.game import Event, Names, Verdict
from rozz.engine.rozz.legality.reasons import REASONS
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.model.position import Change, Piece
from rozz.engine.word_lists import listed

SENTENCES = {
    "bought": "{seat} buys {pieces} in {tile} for ${cost}{lost}",
    "aid": "{seat} sends ${quantity} of foreign aid to {recipient}",
    "correspondence-bought": "{seat} buys {pieces}",
    "moved": "{seat} moves {pieces} from {start} to {tile}",
    "fought": "In combat in {tile}, {changes}",
    "converted": "In {tile}, pieces change hands: {changes}",
    "struck": "{seat} strikes at {aim} from {start} with {item}",
    "removed": "Destroyed or used up in {tile}: {gone}",
    "earned": "{seat} earns ${earned}",
    "produced": "The {source} in {tile} produces {pieces}",
}
#: The result of a command that was not carried out.
UNPERFORMED = {
    "void": "{seat} was to {deed}; that is void: {reason}",
    "failed": "{seat} was to {deed}; that failed: {reason}",
}
#: Last words of names without a plural.
UNCOUNTED = ("aid", "control", "correspondence")
#: A count and what is counted, in a template.
_COUNTED = re.compile(r"\{(\w+)\} \{(\w+)\}")

#: An item at the beginning of a clause, where a name needs an article.
_NAMED = re.compile(r"(^|; |stopped by )\{(item|mover|stopper)\}")


def plural(name: str) -> str:
    """The plural of a name.

    >>> [plural(each) for each in ("Factory", "Industry Complex", "Headquarters", "Government Control", "Jet")]
    ['Factories', 'Industry Complexes', 'Headquarters', 'Government Control', 'Jets']
    """
    if name.endswith("s") or name.lower().split(" ")[-1] in UNCOUNTED:
        return name
    if name.endswith("y") and name[-2:-1] not in tuple("aeiou"):
        return f"{name[:-1]}ies"
    return f"{name}{'es' if name.endswith(('x', 'ch', 'sh', 'z')) else 's'}"


def named(item: str, catalog: Catalog, number: int = 1) -> str:
    """An item's name on its card, in the singular or plural; unknown items stay as written."""
    known = catalog.known.get(item)
    return item if known is None else known.name if number == 1 else plural(known.name)


def counted(number: int, item: str, catalog: Catalog) -> str:
    """A number of an item."""
    return f"{number} {named(item, catalog, number)}"


def command_phrase(command: Command, catalog: Catalog, names: Names) -> str:
    """What a command does, verb first: "move 3 Infantry Divisions from Drift to D2"."""
    match command:
        case Purchase(item, number, tile, colour):
            effect = catalog.known[item].effect if item in catalog.known else ""
            if effect == "aid":
                whom = names.get(colour, colour) if colour else f"the headquarters in {tile}"
                return f"send ${number} of foreign aid to {whom}"
            return f"buy {counted(number, item, catalog)}" + (f" in {tile}" if tile else "")
        case Move(item, start, end, number, cargo):
            moved = [counted(count, each, catalog) for each, count in ((item, number), *cargo)]
            return f"move {listed(moved)} from {start} to {end}"
        case Strike(item, start, end, target, colour):
            if item in catalog.known and catalog.known[item].doomsday:
                return f"activate the doomsday device in {start}"
            aim = f"{_with_owner(named(target, catalog), colour, names)} in {end}" if target else end
            return f"strike at {aim} from {start} with {_one(named(item, catalog))}"
        case Message(colour):
            return f"write to {names.get(colour, colour)}"
        case Resign():
            return "resign"
        case Nothing():
            return "do nothing"


def command_sentence(command: Command, seat: str, catalog: Catalog, names: Names) -> str:
    """A command as a sentence: who does what."""
    verb, _, rest = command_phrase(command, catalog, names).partition(" ")
    return " ".join(each for each in (names.get(seat, seat), "does" if verb == "do" else f"{verb}s", rest) if each)


def unperformed(command: Command, given: Verdict, seat: str, catalog: Catalog, names: Names) -> str:
    """Why a command failed, as a sentence."""
    return UNPERFORMED[given.status].format(
        seat=names.get(seat, seat), deed=command_phrase(command, catalog, names), reason=reason(given, catalog, names)
    )


def reason(given: Verdict, catalog: Catalog, names: Names) -> str:
    """The sentence of a verdict with the names of people and pieces."""
    facts = {key: _said(key, value, catalog, names) for key, value in given.facts.items()}
    template = _NAMED.sub(r"\1the {\2}", REASONS[given.reason][2])
    for number, item in _COUNTED.findall(template):
        if given.facts.get(item) in catalog.known:
            facts[item] = named(given.facts[item], catalog, given.facts[number])
    return template.format_map(facts)


def _said(key: str, value: Any, catalog: Catalog, names: Names) -> Any:
    if not isinstance(value, str):
        return value
    if key in ("seat", "owner"):
        return names.get(value, value)
    # A place may have the same name as a piece.
    if key in ("tile", "destination", "start"):
        return value
    return re.sub(r"[\w-]+", lambda word: named(word[0], catalog), value)


def sentence(event: Event, catalog: Catalog, names: Names) -> str:
    """An event in plain words; empty if its text needs no others."""
    template = SENTENCES.get(event.kind, "")
    return template.format_map({**event.facts, "tile": event.tile, **_words(event, catalog, names)}) if template else ""


def _words(event: Event, catalog: Catalog, names: Names) -> dict[str, Any]:
    facts = event.facts
    words: dict[str, Any] = {key: names.get(facts[key], facts[key]) for key in ("seat", "recipient") if key in facts}
    match event.kind:
        case "bought" | "correspondence-bought":
            words["pieces"] = counted(facts["quantity"], facts["item"], catalog)
            lost = _losses([each for each in event.changes if each.after < each.before], catalog, names)
            words["lost"] = f"; {lost}" if lost else ""
        case "moved":
            words["pieces"] = listed([counted(number, piece.item, catalog) for piece, number in facts["pieces"]])
        case "fought" | "converted":
            words["changes"] = _losses(event.changes, catalog, names)
        case "struck":
            target: Piece | None = facts["target"]
            target_name = _with_owner(named(target.item, catalog), target.owner, names) if target else ""
            words["aim"] = f"{target_name} in {event.tile}" if target else event.tile
            words["item"] = _one(named(facts["item"], catalog))
        case "removed":
            rows = _by_owner(event.changes, catalog)
            words["gone"] = listed([_with_owner(each, owner, names) for owner, each in rows])
        case "earned":
            words["earned"] = facts["after"] - facts["before"]
        case "produced":
            words["source"] = named(facts["source"], catalog)
            words["pieces"] = counted(facts["number"], facts["item"], catalog)
    return words


def _losses(changes: Sequence[Change], catalog: Catalog, names: Names) -> str:
    """The losses and gains of each player."""
    removed = _by_owner([each for each in changes if each.after < each.before], catalog)
    added = _by_owner([each for each in changes if each.after > each.before], catalog)
    parts = [f"{names.get(owner, owner)} {verb} {what}" for verb, rows in (("loses", removed), ("gains", added))
            for owner, what in rows if owner != NEUTRAL]  # fmt: skip
    # Neutral losses have no player.
    return listed(parts + [f"{what} {verb} lost" for owner, what in removed if owner == NEUTRAL
                          for verb in ("is" if what.startswith("1 ") and " and " not in what else "are",)])  # fmt: skip


def _by_owner(changes: Iterable[Change], catalog: Catalog) -> list[tuple[str, str]]:
    """How many of what have come or gone, by owner."""
    found: dict[str, list[str]] = {}
    for change in changes:
        number = abs(change.after - change.before)
        found.setdefault(change.piece.owner, []).append(counted(number, change.piece.item, catalog))
    return [(owner, listed(parts)) for owner, parts in found.items()]


def _with_owner(what: str, owner: str, names: Names) -> str:
    """A piece with its owner's name, if it has one."""
    return what if owner in ("", NEUTRAL) else f"{names.get(owner, owner)}’s {what}"


def _one(name: str) -> str:
    """A name with its article."""
    return f"{'an' if name[:1].lower() in tuple('aeiou') else 'a'} {name}"
