"""What a command does, verb first: "Move 3 INF, Drift → D2"."""

from __future__ import annotations

from rozz.engine.game import NO_NAMES, Names
from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.text.piece_names import count_with_code, in_notation, is_standard, kind_with_code
from rozz.engine.said import Player, Said, listed, player, said


def command_phrase(command: Command, catalog: Catalog, names: Names = NO_NAMES) -> Said:
    """A command in plain words; players whose name is not in `names` are named by who writes it."""
    return _phrase(command, catalog, names, is_full=False)


def private_phrase(command: Command, catalog: Catalog, names: Names = NO_NAMES) -> Said:
    """The same for its own player: a message with its text."""
    return _letter(command, names) or command_phrase(command, catalog, names)


def full_phrase(command: Command, catalog: Catalog, names: Names = NO_NAMES) -> Said:
    """The same with the names of the pieces, for players who do not know the abbreviations yet."""
    return _letter(command, names) or _phrase(command, catalog, names, is_full=True)


def _letter(command: Command, names: Names) -> Said | None:
    """A message with its text."""
    if isinstance(command, Message) and command.text:
        return said("rozz-command-message-text", name=player(command.colour, names), text=command.text)
    return None


def _phrase(command: Command, catalog: Catalog, names: Names, is_full: bool) -> Said:
    match command:
        case Purchase():
            return _purchase(command, catalog, names, is_full)
        case Move(item, start, tile, quantity, cargo):
            rows = ((item, quantity), *cargo)
            if is_full:
                pieces = listed(count_with_code(each, number, catalog) for each, number in rows)
            else:
                pieces = " + ".join(in_notation(each, number) for each, number in rows)
            return said("rozz-command-move", pieces=pieces, start=start, tile=tile)
        case Strike(item, start, tile, target, colour):
            if item in catalog.known and catalog.known[item].doomsday:
                return said("rozz-command-activate", tile=start)
            striker = count_with_code(item, 1, catalog) if is_full and is_standard(item, catalog) else item
            if not target:
                return said("rozz-command-strike", item=striker, start=start, tile=tile)
            aim = kind_with_code(target, catalog) if is_full else target
            if not colour:
                return said("rozz-command-strike-piece", item=striker, start=start, tile=tile, target=aim)
            owner = player(colour, names)
            return said("rozz-command-strike-owned", item=striker, start=start, tile=tile, target=aim, owner=owner)
        case Message(colour):
            return said("rozz-command-message", name=player(colour, names))
        case Resign():
            return said("rozz-command-resign")
        case Nothing():
            return said("rozz-command-nothing")


def _purchase(command: Purchase, catalog: Catalog, names: Names, is_full: bool) -> Said:
    item, number, tile, colour = command.item, command.quantity, command.tile, command.colour
    known = catalog.known.get(item)
    if known is not None and known.effect == "aid":
        if colour:
            return said("rozz-command-aid", number=number, name=player(colour, names))
        return said("rozz-command-aid-tile", number=number, tile=tile)
    pieces = count_with_code(item, number, catalog) if is_full else in_notation(item, number)
    if not tile:
        return said("rozz-command-buy-off-board", pieces=pieces)
    if known is None or known.cost is None:
        return said("rozz-command-buy-unpriced", pieces=pieces, tile=tile)
    return said("rozz-command-buy", pieces=pieces, tile=tile, cost=number * known.cost)


def command_sentence(command: Command, seat: str, catalog: Catalog) -> Said:
    """A command with its player."""
    return said("rozz-command-by", name=Player(seat), command=command_phrase(command, catalog))
