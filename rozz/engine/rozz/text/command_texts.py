"""What a command does, verb first: "Move 3 INF, Drift → D2"."""

from __future__ import annotations

from rozz.engine.game import NO_NAMES, Names
from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.text.piece_names import counted, in_notation, kind, with_code
from rozz.engine.said import Player, Said, player, said


def command_phrase(command: Command, catalog: Catalog, names: Names = NO_NAMES) -> Said:
    """A command in plain words; players whose name is not in `names` are named by who writes it."""
    match command:
        case Purchase():
            return _purchase(command, catalog, names)
        case Move(item, start, tile, quantity, cargo):
            pieces = " + ".join(in_notation(each, number) for each, number in ((item, quantity), *cargo))
            return said("rozz-command-move", pieces=pieces, start=start, tile=tile)
        case Strike(item, start, tile, target, colour):
            if item in catalog.known and catalog.known[item].doomsday:
                return said("rozz-command-activate", tile=start)
            if not target:
                return said("rozz-command-strike", item=item, start=start, tile=tile)
            if not colour:
                return said("rozz-command-strike-piece", item=item, start=start, tile=tile, target=target)
            owner = player(colour, names)
            return said("rozz-command-strike-owned", item=item, start=start, tile=tile, target=target, owner=owner)
        case Message(colour):
            return said("rozz-command-message", name=player(colour, names))
        case Resign():
            return said("rozz-command-resign")
        case Nothing():
            return said("rozz-command-nothing")


def full_phrase(command: Command, catalog: Catalog, names: Names = NO_NAMES) -> Said:
    """A command with the names of its pieces, for players who do not know the abbreviations yet."""
    match command:
        case Purchase(item, number) if _is_named(item, catalog) and catalog.known[item].effect != "aid":
            return _purchase(command, catalog, names, with_code(counted(number, item, catalog), item))
        case Move(item, start, tile, quantity, cargo) if _is_named(item, catalog):
            pieces = tuple(
                with_code(counted(count, each, catalog), each) if _is_named(each, catalog) else in_notation(each, count)
                for each, count in ((item, quantity), *cargo)
            )
            return said("rozz-command-move", pieces=pieces if cargo else pieces[0], start=start, tile=tile)
        case Strike(item, start, tile, target, colour) if _is_named(item, catalog) and not catalog.known[item].doomsday:
            striker = with_code(counted(1, item, catalog), item)
            aim = with_code(kind(target, catalog), target) if _is_named(target, catalog) else target
            if not target:
                return said("rozz-command-strike", item=striker, start=start, tile=tile)
            if not colour:
                return said("rozz-command-strike-piece", item=striker, start=start, tile=tile, target=aim)
            owner = player(colour, names)
            return said("rozz-command-strike-owned", item=striker, start=start, tile=tile, target=aim, owner=owner)
    return private_phrase(command, catalog, names)


def _is_named(item: str, catalog: Catalog) -> bool:
    """Whether an item has a name besides its abbreviation."""
    return isinstance(kind(item, catalog), Said)


def private_phrase(command: Command, catalog: Catalog, names: Names = NO_NAMES) -> Said:
    """The same for its own player: a message with its text."""
    if isinstance(command, Message) and command.text:
        return said("rozz-command-message-text", name=player(command.colour, names), text=command.text)
    return command_phrase(command, catalog, names)


def _purchase(command: Purchase, catalog: Catalog, names: Names, named: Said | None = None) -> Said:
    item, number, tile, colour = command.item, command.quantity, command.tile, command.colour
    known = catalog.known.get(item)
    if known is not None and known.effect == "aid":
        if colour:
            return said("rozz-command-aid", number=number, name=player(colour, names))
        return said("rozz-command-aid-tile", number=number, tile=tile)
    pieces = named or in_notation(item, number)
    if not tile:
        return said("rozz-command-buy-off-board", pieces=pieces)
    if known is None or known.cost is None:
        return said("rozz-command-buy-unpriced", pieces=pieces, tile=tile)
    return said("rozz-command-buy", pieces=pieces, tile=tile, cost=number * known.cost)


def command_sentence(command: Command, seat: str, catalog: Catalog) -> Said:
    """A command with its player."""
    return said("rozz-command-by", name=Player(seat), command=command_phrase(command, catalog))
