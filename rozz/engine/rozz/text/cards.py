"""Rule cards: the sentences about an item, generated from its traits alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rozz.engine.rozz.legality import reach
from rozz.engine.rozz.model.catalog import PORTABLE, Catalog, Clause, Item, Stops, StrikeTrait
from rozz.engine.rozz.text.piece_names import card_name, in_notation
from rozz.engine.said import Fact, OneOf, Said, listed, said


def sentences(item: Item, catalog: Catalog) -> Iterator[Said]:
    """All that an item is and does, sentence by sentence."""
    yield from (sentence for _, sentence in by_topic(item, catalog))


def by_topic(item: Item, catalog: Catalog) -> Iterator[tuple[str, Said]]:
    """The card as (topic, sentence).

    Topics are price, effect, owner, occupies, headquarters, limit, move, immobile, carries-any, carries, combat,
    strike, shield, yield and doomsday.
    """
    name = card_name(item)
    yield (
        "price",
        said("rozz-card-no-price", name=name)
        if item.cost is None
        else said("rozz-card-price", name=name, cost=item.cost),
    )
    if item.effect:
        yield "effect", said(f"rozz-card-{item.effect}")
        return
    yield "owner", said("rozz-card-own" if item.is_colored else "rozz-card-neutral")
    yield from _place(item)
    yield from _travel(item)
    for clause in item.clash:
        yield "combat", _clash(clause)
    if item.strike:
        yield "strike", _strike(item.strike, catalog)
    if item.stops:
        yield "shield", _shield(item.stops)
    yield from (("yield", sentence) for sentence in _yields(item))
    if item.doomsday:
        yield "doomsday", said("rozz-card-doomsday")


def _place(item: Item) -> Iterator[tuple[str, Said]]:
    if item.occupies:
        yield "occupies", said("rozz-card-occupies")
    if item.occupies_weakly:
        yield "occupies", said("rozz-card-occupies-weakly")
    if item.headquarters:
        yield "headquarters", said("rozz-card-headquarters")
    if item.limit is not None:
        key = "rozz-card-limit-exclusive" if item.exclusive else "rozz-card-limit"
        yield "limit", said(key, number=item.limit)


def _travel(item: Item) -> Iterator[tuple[str, Said]]:
    if item.move:
        away = reach(item.move.least, item.move.most)
        if item.move.formation is None:
            yield "move", said("rozz-card-move", reach=away)
        else:
            yield "move", said("rozz-card-move-few", reach=away, number=item.move.formation)
    elif item.portable:
        yield "move", said("rozz-card-carried")
    else:
        yield "immobile", said("rozz-card-immobile")
    for name, room in item.carries.items():
        cargo: Fact = said("rozz-card-portable") if name == PORTABLE else name
        if room is None:
            yield "carries-any", said("rozz-card-carries-any", cargo=cargo)
        else:
            yield "carries", said("rozz-card-carries", number=room, cargo=cargo)


def _clash(clause: Clause) -> Said:
    if clause.converts:
        return said("rozz-card-captures", step=clause.step, items=listed(clause.converts))
    items, entering = listed(clause.against), "-entering" if clause.entering else ""
    match clause.losses:
        case "one-for-one":
            return said(f"rozz-card-trades{entering}", step=clause.step, items=items)
        case "all":
            return said(f"rozz-card-destroys{entering}", step=clause.step, items=items)
    first = _first(clause.against)
    number = clause.losses
    return said(f"rozz-card-destroys-some{entering}", step=clause.step, items=items, number=number, first=first)


def _first(names: tuple[str, ...]) -> str:
    """The first of several; "none" if there is only one."""
    return names[0] if len(names) > 1 else "none"


def _strike(trait: StrikeTrait, catalog: Catalog) -> Said:
    only = _ordered(trait.only, catalog)
    facts: dict[str, Fact] = {}
    if only:
        facts["only"] = OneOf(only) if trait.kills == "one" else listed(only)
    if trait.spares:
        spared = _ordered(trait.spares, catalog)
        facts["spared"] = listed(spared) if trait.kills == "all" and not only else OneOf(spared)
    what = f"rozz-card-strike-{trait.kills}{'-of' if only else ''}{'-except' if trait.spares else ''}"
    return said(
        "rozz-card-strike",
        reach=reach(trait.least, trait.most),
        what=said(what, **facts),
        warhead=trait.warhead or "none",
        spent="yes" if trait.is_spent else "no",
    )


def _shield(shield: Stops) -> Said:
    kinds = [said("rozz-card-warhead", kind=each) for each in shield.warheads]
    key = "rozz-card-shield-spent" if shield.is_spent else "rozz-card-shield"
    first = kinds[0] if len(kinds) > 1 else "none"
    return said(key, number=shield.number, kinds=OneOf(tuple(kinds)), first=first)


def _yields(item: Item) -> Iterator[Said]:
    gains: list[Fact] = [said("money", number=item.yields.money)] if item.yields.money else []
    gains += [in_notation(name, number) for name, number in item.yields.pieces.items()]
    if gains:
        yield said("rozz-card-gives", gains=listed(gains))
    if item.yields.commands:
        yield said("rozz-card-commands", number=item.yields.commands)


def _ordered(names: Iterable[str], catalog: Catalog) -> tuple[str, ...]:
    return tuple(name for name in catalog.known if name in names)
