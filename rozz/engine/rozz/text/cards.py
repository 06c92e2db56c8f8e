"""Rule cards: the sentences about an item for players, generated from its traits alone."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz.legality import reach
from rozz.engine.rozz.model.catalog import PORTABLE, Catalog, Clause, Item, StrikeTrait
from rozz.engine.word_lists import listed

EFFECTS = {
    "aid": "Each one is $1 for another player, sent to a headquarters or a colour (R4.4).",
    "message": "Each one, bought on an earlier turn, sends one secret message (R4.5).",
}


def card(item: Item, catalog: Catalog) -> str:
    """All that an item is and does, as a paragraph."""
    return " ".join(sentences(item, catalog))


def sentences(item: Item, catalog: Catalog) -> Iterator[str]:
    """The card, sentence by sentence."""
    yield from (sentence for _, sentence in by_topic(item, catalog))


def by_topic(item: Item, catalog: Catalog) -> Iterator[tuple[str, str]]:
    """The card as (topic, sentence).

    Topics are price, effect, owner, occupies, headquarters, limit, move, immobile, carries-any, carries, combat,
    strike, shield, yield and doomsday.
    """
    yield "price", f"{item.name}: " + ("not for sale." if item.cost is None else f"${item.cost}.")
    if item.effect:
        yield "effect", EFFECTS[item.effect]
        return
    yield "owner", _ownership(item)
    yield from _place(item)
    yield from _travel(item)
    for clause in item.clash:
        yield "combat", _clash(item, clause)
    if item.strike:
        yield "strike", _strike(item.strike, catalog)
    if item.stops:
        spent = " and is used up" if item.stops.is_spent else " a round"
        warheads = item.stops.warheads
        number = "one incoming missile" if item.stops.number == 1 else f"{item.stops.number} incoming missiles"
        yield "shield", f"Stops {number}{spent}: {' before '.join(warheads)} (R8.6)."
    yield from (("yield", sentence) for sentence in _yields(item))
    if item.doomsday:
        yield (
            "doomsday",
            "Part of a doomsday device: base, charge and mechanism, bought on different turns, in one tile (R10.6).",
        )


def _ownership(item: Item) -> str:
    return "Belongs to its player." if item.is_coloured else "Neutral: it serves whoever controls its tile."


def _place(item: Item) -> Iterator[tuple[str, str]]:
    if item.occupies:
        yield "occupies", "It occupies its tile."
    if item.occupies_weakly:
        yield "occupies", "It occupies its tile unless another player's forces stand there."
    if item.headquarters:
        yield "headquarters", "It never moves, cannot be struck and is never destroyed (R7)."
    if item.limit is not None:
        whose = ", and buying one destroys any other player's" if item.exclusive else ""
        yield "limit", f"At most {item.limit} in a tile{whose}."


def _travel(item: Item) -> Iterator[tuple[str, str]]:
    if item.move:
        together = "any number together" if item.move.formation is None else f"at most {item.move.formation} a command"
        yield "move", f"Moves {reach(item.move.least, item.move.most)}, {together}."
    elif item.portable:
        yield "move", "Never moves by itself but can be carried."
    else:
        yield "immobile", "Immobile."
    for cargo, room in item.carries.items():
        what = "portable neutral pieces" if cargo == PORTABLE else cargo
        number = "any number of " if room is None else f"up to {room} "
        yield "carries-any" if room is None else "carries", f"Carries {number}{what}."


def _clash(item: Item, clause: Clause) -> str:
    if clause.converts:
        what = _either(clause.converts)
        return f"Step {clause.step} of combat: alone on the ground, it turns others' {what} into its own."
    who = f"opposing {_either(clause.against)}{' that entered this turn' if clause.entering else ''}"
    match clause.losses:
        case "one-for-one":
            return f"Step {clause.step} of combat: it and {who} destroy each other one for one."
        case "all":
            return f"Step {clause.step} of combat: it destroys all {who}."
    order = f", {clause.against[0]} first" if len(clause.against) > 1 else ""
    return f"Step {clause.step} of combat: it destroys up to {clause.losses} {who}{order}, and is not used up."


def _strike(trait: StrikeTrait, catalog: Catalog) -> str:
    what = "one named piece" if trait.kills == "one" else "everything"
    if trait.only:
        only = _ordered(trait.only, catalog)
        what = f"one {' or '.join(only)}" if trait.kills == "one" else f"all {_either(only)}"
    spared = f" except {_either(_ordered(trait.spares, catalog))}" if trait.spares else ""
    used = " and is used up" if trait.is_spent else ""
    kind = f" ({trait.warhead} warhead)" if trait.warhead else ""
    return f"Strikes {reach(trait.least, trait.most)}{kind}: destroys {what}{spared}{used}."


def _yields(item: Item) -> Iterator[str]:
    gains = [f"${item.yields.money}"] if item.yields.money else []
    gains += [f"{number} {name}" for name, number in item.yields.pieces.items()]
    if gains:
        yield f"Gives {listed(gains)} every turn (R11)."
    if item.yields.commands:
        yield f"Gives {item.yields.commands} command{'' if item.yields.commands == 1 else 's'} a turn (R3.2)."


def _ordered(names: frozenset[str], catalog: Catalog) -> tuple[str, ...]:
    return tuple(name for name in catalog.known if name in names)


def _either(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
