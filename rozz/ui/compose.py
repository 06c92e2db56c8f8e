"""Writing commands: what a tap, a step of a number or a typed text does to the composer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozz.engine.errors import BadText
from rozz.engine.match import Match
from rozz.engine.rozz import plans
from rozz.engine.rozz.commands import Command, Message, Move, Purchase, Strike
from rozz.engine.rozz.notation import LONGEST_MESSAGE_BYTES
from rozz.engine.rozz.plans import Choice, Target
from rozz.engine.rozz.state import State
from rozz.ui import messages as m
from rozz.ui.model import Chosen, Composer, Letter, Session, Written
from rozz.ui.remembering import remembered
from rozz.ui.texts import say

#: More lines than any turn has commands; a text longer than that was meant for something else.
MOST_LINES = 200


def choices(session: Session) -> tuple[Choice, ...]:
    """What can be ordered about the tile in hand, or off the board where there is none."""
    return _choices(session.match.state, session.seat, session.composer.commands, session.composer.tile)


@remembered(most=8)
def _choices(state: State, seat: str, commands: tuple[Command, ...], tile: str) -> tuple[Choice, ...]:
    found = plans.at(state, seat, commands, tile)
    order = ("move", "strike", "purchase", "message")
    return tuple(sorted(found, key=lambda choice: order.index(choice.kind)))


def choices_beside(session: Session, number: int) -> tuple[Choice, ...]:
    """What could be ordered about the tile of a command if that command were not in the list."""
    command = session.composer.commands[number]
    rest = session.composer.commands[:number] + session.composer.commands[number + 1 :]
    place = command.start if isinstance(command, Move | Strike) else getattr(command, "tile", "")
    return plans.at(session.match.state, session.seat, rest, place)


def tapped(session: Session, tile: str) -> Composer:
    """A target previewed, the same one again added, any other tile taken in hand."""
    composer = session.composer
    chosen = composer.chosen
    if chosen and chosen.choice.targets:
        if chosen.target and chosen.target.tile == tile:
            return added(composer)
        target = next((each for each in chosen.choice.targets if each.tile == tile), None)
        if target:
            return replace(composer, chosen=replace(chosen, target=target), cursor=tile)
    return replace(composer.let_go(), tile=tile, cursor=tile)


def previewed(composer: Composer) -> Command | None:
    """The command that Add would put into the list."""
    if composer.letter:
        text = " ".join(composer.letter.text.split())
        return Message(composer.letter.colour, text) if 0 < letter_bytes(composer) <= LONGEST_MESSAGE_BYTES else None
    return composer.chosen.command if composer.chosen else None


def letter_bytes(composer: Composer) -> int:
    """How long the message that is being written is; half a character counts as one too many."""
    text = " ".join(composer.letter.text.split()) if composer.letter else ""
    try:
        return len(text.encode())
    except UnicodeEncodeError:
        return LONGEST_MESSAGE_BYTES + 1


def added(composer: Composer) -> Composer:
    """The previewed command goes to the end of the list, or takes the place of the one that was being changed."""
    command = previewed(composer)
    if command is None:
        return composer
    if composer.letter:
        rest = {colour: text for colour, text in composer.unsent.items() if colour != composer.letter.colour}
        composer = replace(composer, letter=None, unsent=rest)
    if 0 <= composer.edited < len(composer.commands):
        before, after = composer.commands[: composer.edited], composer.commands[composer.edited + 1 :]
        return composer.having((*before, command, *after))
    return composer.having((*composer.commands, command))


def edited(session: Session, number: int) -> Composer:
    """A command of the list taken in hand again; one that cannot be offered (void, `N:`) is changed as text."""
    composer = session.composer
    if not 0 <= number < len(composer.commands):
        return composer
    command = composer.commands[number]
    fresh = replace(composer.let_go(), edited=number)
    if isinstance(command, Message):
        return replace(fresh, tile="", letter=Letter(command.colour, command.text or ""))
    for choice in choices_beside(session, number):
        chosen = _standing_for(choice, command)
        if chosen:
            return replace(fresh, tile=choice.tile, cursor=choice.tile or composer.cursor, chosen=chosen)
    return composer


def _standing_for(choice: Choice, command: Command) -> Chosen | None:
    """The choice as it would be made to give the command, if it can give it."""
    if choice.refusal:
        return None
    match command:
        case Purchase(_, quantity):
            chosen = Chosen(choice, quantity)
        case Move(_, _, _, quantity, cargo):
            chosen = Chosen(choice, quantity, dict(cargo))
        case Strike():
            chosen = Chosen(choice)
        case _:
            return None
    targets = [None, *choice.targets] if choice.kind == "purchase" else choice.targets
    return next((each for target in targets if (each := replace(chosen, target=target)).command == command), None)


def walked(composer: Composer, forward: bool) -> Composer:
    """The next of the legal targets under the keyboard's cursor, or the one before."""
    tiles = list(dict.fromkeys(target.tile for target in composer.chosen.choice.targets)) if composer.chosen else []
    if not tiles:
        return composer
    here = tiles.index(composer.cursor) if composer.cursor in tiles else (-1 if forward else 0)
    return replace(composer, cursor=tiles[(here + (1 if forward else -1)) % len(tiles)])


def picked(session: Session, message: m.Pick) -> Composer:
    """What the sheet offered is chosen: all pieces of a move, one of a purchase."""
    for choice in choices(session):
        asked = (message.kind, message.item, message.colour)
        if (choice.kind, choice.item, choice.colour) == asked and not choice.refusal:
            if choice.kind == "message":
                left = session.composer.let_go()
                return replace(left, letter=Letter(choice.colour, left.unsent.get(choice.colour, "")))
            quantity = choice.most if choice.kind == "move" else 1
            only = choice.targets[0] if len(choice.targets) == 1 and choice.kind == "strike" else None
            return replace(session.composer.let_go(), chosen=Chosen(choice, quantity, target=only))
    return session.composer


def counted(composer: Composer, number: int) -> Composer:
    """The quantity, within what there is."""
    if composer.chosen is None:
        return composer
    quantity = max(1, min(number, composer.chosen.choice.most))
    return replace(composer, chosen=replace(composer.chosen, quantity=quantity))


def loaded(composer: Composer, item: str, number: int) -> Composer:
    """What is taken along, within what there is."""
    chosen = composer.chosen
    most = dict(chosen.choice.cargo).get(item, 0) if chosen else 0
    if chosen is None or not most:
        return composer
    return replace(composer, chosen=replace(chosen, cargo={**chosen.cargo, item: max(0, min(number, most))}))


def aimed(composer: Composer, number: int) -> Composer:
    """One of the targets offered."""
    chosen = composer.chosen
    if chosen is None or not 0 <= number < len(chosen.choice.targets):
        return composer
    return replace(composer, chosen=replace(chosen, target=chosen.choice.targets[number]))


def typed(session: Session, text: str) -> Composer:
    """The list follows every line that can be read; what cannot stays in the text, and its first mistake is shown.

    Whatever is changed within as many lines is one change to undo, or it would be one a letter.
    """
    composer = session.composer
    text = text.encode(errors="replace").decode()  # half a character can be neither kept nor sent
    written = read(session.match, text, composer.written)
    if written == composer.written:
        return replace(composer, text=text)
    goes_on = composer.text is not None and composer.text.count("\n") == text.count("\n") and composer.before
    before = composer.before if goes_on else (*composer.before, composer.written)[-50:]
    return replace(composer, written=written, before=before, text=text, edited=-1)


def read(match: Match, text: str, before: Written) -> Written:
    """What a text says; one that was meant for something else leaves the commands as they were `before`."""
    if text.count("\n") > MOST_LINES:
        return replace(before, unread=tuple(line for line in text.splitlines() if line.strip()))
    commands: list[Command] = []
    unread: list[str] = []
    for line in text.splitlines():
        if line.strip():
            try:
                commands.extend(match.game.parse(match.scenario, line))
            except BadText:
                unread.append(line)
    return Written(tuple(commands), tuple(unread))


@dataclass(frozen=True)
class Mistake:
    """The first thing in a text that cannot be read: a sentence, and the line with a mark under the place."""

    sentence: str
    caret: str = ""


def mistake(session: Session) -> Mistake | None:
    """What is wrong with the text of the composer, if anything is."""
    if not session.composer.written.unread:
        return None
    text = as_text(session)
    if text.count("\n") > MOST_LINES:
        return Mistake(say("too-many-lines", most=MOST_LINES))
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if line.strip():
                session.match.game.parse(session.match.scenario, line)
        except BadText as fault:
            caret = f"{line}\n{' ' * (fault.column - 1)}^" if fault.column else ""
            return Mistake(say("mistake", line=number, sentence=str(fault)), caret)
    return None


def letters(session: Session) -> list[tuple[str, str]]:
    """The messages that reached the seat in the last turn: who writes, and what; nobody else may read them."""
    match = session.match
    if not match.played:
        return []
    turn = match.played[-1]
    return [
        (match.names[author], command.text or "")
        for author, commands in turn.orders.items()
        for command, given in zip(commands, turn.verdicts[author], strict=True)
        if isinstance(command, Message) and command.colour == session.seat and given.is_done
    ]


def as_text(session: Session) -> str:
    """What is written as text, a command a line; what could not be read stands at the end."""
    return text_of(session.match, session.composer)


def text_of(match: Match, composer: Composer) -> str:
    """The same of any seat's draft."""
    if composer.text is not None:
        return composer.text
    return "\n".join((*(match.game.write(each) for each in composer.commands), *composer.written.unread))


def moved_up(commands: tuple[Command, ...], number: int) -> tuple[Command, ...]:
    """A command put before the one above it."""
    if not 0 < number < len(commands):
        return commands
    rows = list(commands)
    rows[number - 1], rows[number] = rows[number], rows[number - 1]
    return tuple(rows)


def offered(chosen: Chosen | None) -> tuple[tuple[int, Target], ...]:
    """The targets in the chosen target's tile, with their numbers, where there are several."""
    if chosen is None or chosen.target is None:
        return ()
    here = [(n, each) for n, each in enumerate(chosen.choice.targets) if each.tile == chosen.target.tile]
    return tuple(here) if len(here) > 1 else ()
