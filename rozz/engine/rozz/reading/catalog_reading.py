"""Reads a catalog from a hand-written mapping: every trait is checked, every refusal names its path."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rozz.engine.cache_key import CacheKey
from rozz.engine.errors import with_suggestion
from rozz.engine.rozz.model.catalog import (
    NEUTRAL,
    PORTABLE,
    Catalog,
    Clause,
    Item,
    Losses,
    Mobility,
    Owner,
    Stops,
    StrikeTrait,
    Yields,
)
from rozz.engine.said import OneOf, Text, said
from rozz.engine.validation import PathValue, nearest

TRAITS = (
    "name", "cost", "owner", "air", "occupies", "headquarters", "governs", "doomsday", "limit", "exclusive", "move",
    "portable", "carries", "clash", "strike", "stops", "yields", "effect",
)  # fmt: skip


def abbreviation(found: PathValue, name: str) -> str:
    """An item's name in the catalog's spelling: capitals, letters and digits."""
    spelling = PathValue(name, found.path, found.error_class).word(said("files-an-abbreviation")).upper()
    if spelling.casefold() in (NEUTRAL, PORTABLE):
        found.fail(said("files-item-reserved", item=spelling))
    return spelling


def read_catalog(found: PathValue | None, standard: Mapping[str, Any], has_doomsday: bool) -> Catalog:
    """The catalog of a scenario: the standard one (a mapping in the same form), with its omissions and changes."""
    fields = found.fields("only", "change", "add") if found else {}
    wanted = _only(fields["only"], standard) if "only" in fields else set(standard)
    places = {name: PathValue(traits, _standard_path(name)) for name, traits in standard.items()}
    kept = {name: place for name, place in places.items() if _belongs(place.value, name, wanted, has_doomsday)}
    if "change" in fields:
        _change(fields["change"], kept, standard)
    if "add" in fields:
        _add(fields["add"], kept)
    names = set(standard) | set(kept)
    is_usual = names == set(standard)

    def item_of(name: str, place: PathValue) -> Item:
        """An item; one that is as in the standard catalog is read once for all scenarios."""
        is_standard = is_usual and place.value is standard[name]
        return _standard_item(CacheKey(standard), name) if is_standard else read_item(name, place, names)

    read = {name: item_of(name, place) for name, place in kept.items()}
    items = {name: item for name, item in read.items() if has_doomsday or not item.doomsday}
    _check_yields(items, kept)
    left_out = {name: item_of(name, place) for name, place in places.items() if name not in read}
    return Catalog(items, {**read, **left_out})


@lru_cache(maxsize=256)
def _standard_item(standard: CacheKey, name: str) -> Item:
    return read_item(name, PathValue(standard.value[name], _standard_path(name)), set(standard.value))


def _standard_path(name: str) -> str:
    return f"the standard catalog.{name}"


def _belongs(traits: Mapping[str, Any], name: str, wanted: set[str], has_doomsday: bool) -> bool:
    """Doomsday items are in the catalog if and only if the objective is doomsday, R10.6."""
    return has_doomsday if traits.get("doomsday") else name in wanted


def _only(found: PathValue, standard: Mapping[str, Any]) -> set[str]:
    wanted: set[str] = set()
    for member in found.members(said("files-items")):
        name = abbreviation(member, member.text(said("files-an-item")))
        if name not in standard:
            member.fail(_unknown(name, standard))
        if name in wanted:
            member.fail(said("files-named-twice", name=name))
        wanted.add(name)
    return wanted


def _unknown(name: str, known: Mapping[str, Any] | set[str]) -> Text:
    return with_suggestion(said("files-no-item", item=name), nearest(name, known))


def _missing(name: str, kept: Mapping[str, Any], standard: Mapping[str, Any]) -> Text:
    """Why an item is not in the scenario's catalog, so that it cannot be changed."""
    if name not in standard:
        return _unknown(name, kept)
    if standard[name].get("doomsday"):
        return said("files-change-doomsday", item=name)
    return said("files-change-left-out", item=name)


def _change(found: PathValue, kept: dict[str, PathValue], standard: Mapping[str, Any]) -> None:
    """Override single traits; an empty value removes a trait."""
    changed: set[str] = set()
    for key, place in found.entries(said("files-items-by-name")):
        name = abbreviation(place, key)
        if name not in kept:
            place.fail(_missing(name, kept, standard))
        if name in changed:
            place.fail(said("files-named-twice", name=name))
        changed.add(name)
        traits = {**kept[name].value, **{trait: value.value for trait, value in place.fields(*TRAITS).items()}}
        kept[name] = PathValue({trait: value for trait, value in traits.items() if value is not None}, place.path)


def _add(found: PathValue, kept: dict[str, PathValue]) -> None:
    for key, place in found.entries(said("files-items-by-name")):
        name = abbreviation(place, key)
        if name in kept:
            place.fail(said("files-add-known", item=name))
        kept[name] = place


def read_item(name: str, found: PathValue, names: set[str]) -> Item:
    """One item from its traits; `names` are all items that it may mention."""
    fields = found.fields(*TRAITS, needed=("name", "owner"))
    owner: Owner = fields["owner"].choice("coloured", "neutral", "none")
    truth = {
        trait: fields[trait].boolean()
        for trait in ("air", "headquarters", "governs", "exclusive", "portable")
        if trait in fields
    }
    is_headquarters = truth.get("headquarters", False)
    occupies, weakly = _occupies(fields.get("occupies"))
    item = Item(
        abbreviation=name,
        name=fields["name"].line(said("files-a-name")),
        owner=owner,
        # R7: a headquarters is never for sale and never moves, whatever a catalog says.
        cost=None if is_headquarters or "cost" not in fields else fields["cost"].whole_number(),
        air=truth.get("air", False),
        occupies=occupies,
        occupies_weakly=weakly,
        headquarters=is_headquarters,
        governs=truth.get("governs", False),
        doomsday=fields["doomsday"].choice("base", "charge", "mechanism") if "doomsday" in fields else "",
        effect=fields["effect"].choice("aid", "message") if "effect" in fields else "",
        limit=fields["limit"].whole_number(1) if "limit" in fields else None,
        exclusive=truth.get("exclusive", False),
        move=None if is_headquarters or "move" not in fields else _mobility(fields["move"]),
        portable=truth.get("portable", False) and not is_headquarters,
        carries=_carries(fields["carries"], names) if "carries" in fields else {},
        clash=tuple(_clause(member, names) for member in fields["clash"].members()) if "clash" in fields else (),
        strike=_strike(fields["strike"], names) if "strike" in fields else None,
        stops=_stops(fields["stops"]) if "stops" in fields else None,
        yields=_yields(fields["yields"], names) if "yields" in fields else Yields(),
    )
    _check_item(item, found, fields)
    return item


def _check_item(item: Item, found: PathValue, fields: Mapping[str, PathValue]) -> None:
    """Refuse traits that contradict each other."""
    if (item.owner == "none") != bool(item.effect):
        found.fail(said("files-effect-off-board"))
    if item.owner == "none" and set(fields) - {"name", "cost", "owner", "effect"}:
        found.fail(said("files-off-board-traits"))
    if item.owner != "coloured" and (item.occupies or item.occupies_weakly or item.headquarters or item.governs):
        found.fail(said("files-colored-only"))
    if item.owner == "neutral" and item.clash and (item.move or item.portable):
        fields["clash"].fail(said("files-neutral-clash"))


def _check_yields(items: Mapping[str, Item], kept: Mapping[str, PathValue]) -> None:
    for name, item in items.items():
        for piece in item.yields.pieces:
            path = PathValue(None, f"{kept[name].path}.yields.pieces.{piece}")
            if piece not in items:
                path.fail(said("files-not-in-catalog", item=piece))
            if items[piece].headquarters or items[piece].owner == "none":
                path.fail(said("files-not-produced", item=piece))


def _occupies(found: PathValue | None) -> tuple[bool, bool]:
    """Whether the item occupies tiles, and whether it does so weakly."""
    if found is None:
        return False, False
    if found.value == "weakly":
        return False, True
    if not isinstance(found.value, bool):
        found.refuse(OneOf(("true", "false", "weakly")))
    return found.value, False


def _range(found: PathValue) -> tuple[int, int | None]:
    """Least and most distance; `any` is None."""
    pair = found.members(said("files-a-range"))
    if len(pair) != 2:
        found.refuse(said("files-a-range"))
    least = pair[0].whole_number()
    most = None if pair[1].value == "any" else pair[1].whole_number()
    if most is not None and most < least:
        found.fail(said("files-range-reversed", least=least, most=most))
    return least, most


def _mobility(found: PathValue) -> Mobility:
    fields = found.fields("range", "formation", needed=("range",))
    least, most = _range(fields["range"])
    formation = fields.get("formation")
    return Mobility(least, most, None if formation is None or formation.value == "any" else formation.whole_number(1))


def _names(found: PathValue, names: set[str]) -> tuple[str, ...]:
    listed = []
    for member in found.members(said("files-items")):
        name = abbreviation(member, member.text(said("files-an-item")))
        if name not in names:
            member.fail(_unknown(name, names))
        if name in listed:
            member.fail(said("files-named-twice", name=name))
        listed.append(name)
    if not listed:
        found.refuse(said("files-some-items"))
    return tuple(listed)


def _carries(found: PathValue, names: set[str]) -> dict[str, int | None]:
    carries: dict[str, int | None] = {}
    for key, room in found.entries(said("files-cargo")):
        name = PORTABLE if key.casefold() == PORTABLE else abbreviation(room, key)
        if name != PORTABLE and name not in names:
            room.fail(_unknown(name, names))
        if name in carries:
            room.fail(said("files-named-twice", name=name))
        carries[name] = None if room.value == "any" else room.whole_number(1)
    return carries


def _clause(found: PathValue, names: set[str]) -> Clause:
    fields = found.fields("step", "against", "losses", "entering", "converts", needed=("step",))
    step = fields["step"].whole_number(1)
    if ("against" in fields) == ("converts" in fields):
        found.fail(said("files-clause-kind"))
    if "converts" in fields:
        if len(fields) > 2:
            found.fail(said("files-clause-converts"))
        return Clause(step, converts=_names(fields["converts"], names))
    found.check_needed(fields, ("losses",))
    losses: Losses
    match fields["losses"].value:
        case "one-for-one":
            losses = "one-for-one"
        case "all":
            losses = "all"
        case int():
            losses = fields["losses"].whole_number(1)
        case _:
            fields["losses"].refuse(OneOf(("one-for-one", "all", said("files-a-number"))))
    entering = fields["entering"].boolean() if "entering" in fields else False
    return Clause(step, _names(fields["against"], names), losses, entering)


def _strike(found: PathValue, names: set[str]) -> StrikeTrait:
    fields = found.fields("range", "kills", "spares", "only", "spent", "warhead", needed=("range", "kills"))
    least, most = _range(fields["range"])
    return StrikeTrait(
        least=least,
        most=most,
        kills=fields["kills"].choice("one", "all"),
        spares=frozenset(_names(fields["spares"], names)) if "spares" in fields else frozenset(),
        only=frozenset(_names(fields["only"], names)) if "only" in fields else frozenset(),
        is_spent=fields["spent"].boolean() if "spent" in fields else False,
        warhead=fields["warhead"].word(said("files-a-warhead")) if "warhead" in fields else "",
    )


def _stops(found: PathValue) -> Stops:
    fields = found.fields("warheads", "number", "spent", needed=("warheads", "number"))
    listed = fields["warheads"].members(said("files-warheads"))
    warheads = tuple(member.word(said("files-a-warhead")) for member in listed)
    if not warheads:
        fields["warheads"].refuse(said("files-some-warheads"))
    if len(set(warheads)) < len(warheads):
        fields["warheads"].fail(said("files-warhead-twice"))
    return Stops(warheads, fields["number"].whole_number(1), fields["spent"].boolean() if "spent" in fields else False)


def _yields(found: PathValue, names: set[str]) -> Yields:
    fields = found.fields("money", "commands", "pieces")
    pieces: dict[str, int] = {}
    if "pieces" in fields:
        for key, number in fields["pieces"].entries(said("files-items-to-numbers")):
            name = abbreviation(number, key)
            if name not in names:
                number.fail(_unknown(name, names))
            if name in pieces:
                number.fail(said("files-named-twice", name=name))
            pieces[name] = number.whole_number()
    return Yields(
        money=fields["money"].whole_number() if "money" in fields else 0,
        commands=fields["commands"].whole_number() if "commands" in fields else 0,
        pieces={name: number for name, number in pieces.items() if number},
    )
