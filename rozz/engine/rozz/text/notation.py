"""Notation: command ↔ text, inverses of each other. `write(parse(text))` is the canonical form.

Nothing is guessed: text that does not parse is refused with its column and what was expected there.
"""

from __future__ import annotations

from rozz.engine.errors import BadText
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.model.scenario import Vocabulary
from rozz.engine.rozz.text.did_you_mean import suggest
from rozz.engine.rozz.text.notation_reader import MOST_DIGITS, PLAIN, QUOTES, Reader, tokens
from rozz.engine.said import said

LONGEST_MESSAGE_BYTES = 160
LONGEST_LINE = 2000
HIDDEN = "…"


def parse(text: str, vocabulary: Vocabulary, hidden: bool = False) -> Command:
    """The command in a text.

    Raises BadText with the column (from 1) and what was expected. Only records contain messages whose text is
    `hidden`.
    """
    if len(text) > LONGEST_LINE:
        raise BadText(said("files-long-line"), LONGEST_LINE)
    try:
        return _parsed(text, vocabulary, hidden)
    except BadText as fault:
        near = suggest(text, vocabulary)
        if near is None:
            raise
        raise BadText(fault.what, fault.column, write(near), fault.word, fault.expected) from None


def _parsed(text: str, vocabulary: Vocabulary, hidden: bool) -> Command:
    if any(each in text for each in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"):
        raise BadText(
            said("files-not-a-line"),
            1 + min(text.find(each) for each in text if each in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"),
        )
    quote = next((index for index, each in enumerate(text) if each in QUOTES), len(text))
    plain = "".join(PLAIN.get(each, each) for each in text)
    colon = plain.find(":", 0, quote)
    if colon < 0:
        return _without_letter(Reader(text, vocabulary), vocabulary)
    letters = [token.text for token in tokens(text[:colon])[:-1]]
    rest = text[colon + 1 :]
    match "".join(letters).upper():
        case "C":
            return _message(rest, colon + 2, vocabulary, hidden)
        case "P":
            return _purchase(Reader(rest, vocabulary, colon + 2))
        case "M":
            return _move(Reader(rest, vocabulary, colon + 2))
        case "S":
            return _strike(Reader(rest, vocabulary, colon + 2))
        case "N":
            Reader(rest, vocabulary, colon + 2).finish()
            return Nothing()
        case "R":
            Reader(rest, vocabulary, colon + 2).finish()
            return Resign()
    column = tokens(text[:colon])[0].column
    raise BadText("", column, word=f"{text[:colon].strip()}:", expected=said("rozz-typed-letters"))


def _without_letter(reader: Reader, vocabulary: Vocabulary) -> Command:
    """A move does not need a letter, but words that do not begin with an item are not a command at all."""
    word = reader.ahead()
    if word.is_word and not reader.ahead(1).text and word.text.casefold() not in vocabulary.items:
        reader.refuse_item(said("rozz-typed-command"))
    return _move(reader)


def _purchase(reader: Reader) -> Purchase:
    item = reader.item()
    quantity = reader.quantity()
    if item.effect == "message":
        reader.finish()
        return Purchase(item.abbreviation, quantity)
    reader.expect(">")
    tile, colour = reader.tile_or_colour() if item.effect == "aid" else (reader.tile(), "")
    reader.finish()
    return Purchase(item.abbreviation, quantity, tile, colour)


def _move(reader: Reader) -> Move:
    item = reader.item()
    quantity = reader.quantity()
    cargo: dict[str, int] = {}
    if reader.skip("+"):
        while True:
            name = reader.item().abbreviation
            column = reader.ahead().column
            cargo[name] = cargo.get(name, 0) + reader.quantity()
            if cargo[name] >= 10**MOST_DIGITS:
                raise BadText(said("files-large-number"), column)
            if not reader.skip(","):
                break
    reader.expect("@")
    start = reader.tile()
    reader.expect(">")
    destination = reader.tile()
    reader.finish()
    return Move(item.abbreviation, start, destination, quantity, tuple(cargo.items()))


def _strike(reader: Reader) -> Strike:
    item = reader.item().abbreviation
    reader.expect("@")
    start = reader.tile()
    reader.expect(">")
    if reader.ahead(1).text not in ("/", "@"):
        destination = reader.tile()
        reader.finish()
        return Strike(item, start, destination)
    colour = ""
    if reader.ahead(1).text == "/":
        colour = reader.colour()
        reader.expect("/")
    target = reader.item().abbreviation
    reader.expect("@")
    destination = reader.tile()
    reader.finish()
    return Strike(item, start, destination, target, colour)


def _message(rest: str, first_column: int, vocabulary: Vocabulary, hidden: bool) -> Message:
    quotes = [index for index, each in enumerate(rest) if each in QUOTES]
    if not quotes and rest.rstrip().endswith(HIDDEN):
        if not hidden:
            column = first_column + len(rest.rstrip()) - 1
            raise BadText(said("rozz-typed-hidden"), column)
        reader = Reader(rest.rstrip()[:-1], vocabulary, first_column)
        colour = reader.colour()
        reader.finish()
        return Message(colour, None)
    reader = Reader(rest[: quotes[0]] if quotes else rest, vocabulary, first_column)
    colour = reader.colour()
    if not quotes:
        reader.refuse(said("rozz-typed-message"))
    reader.finish()
    if len(quotes) < 2:
        raise BadText(said("rozz-typed-open-quote"), first_column + len(rest))
    Reader(rest[quotes[-1] + 1 :], vocabulary, first_column + quotes[-1] + 1).finish()
    text = rest[quotes[0] + 1 : quotes[-1]]
    try:
        length = len(text.encode())
    except UnicodeEncodeError:
        raise BadText(said("files-half-a-character"), first_column + quotes[0] + 1) from None
    if length > LONGEST_MESSAGE_BYTES:
        column = first_column + quotes[0] + 1
        raise BadText(said("rozz-typed-long-message", length=length, most=LONGEST_MESSAGE_BYTES), column)
    return Message(colour, text)


def write(command: Command) -> str:
    """The canonical text of a command.

    >>> write(Move("INF", "Braxx", "B2", 2, (("SRNUKE", 1),)))
    'M: INF*2+SRNUKE @ Braxx > B2'
    >>> write(Strike("ARMOR", "B1", "Braxx", "ARMOR", "RED"))
    'S: ARMOR @ B1 > RED/ARMOR @ Braxx'
    """
    match command:
        case Purchase(item, quantity, tile, colour):
            destination = tile or colour
            return f"P: {_counted(item, quantity)}" + (f" > {destination}" if destination else "")
        case Move(item, start, destination, quantity, cargo):
            aboard = "+" + ",".join(_counted(*each) for each in cargo) if cargo else ""
            return f"M: {_counted(item, quantity)}{aboard} @ {start} > {destination}"
        case Strike(item, start, destination, target, colour):
            named = (f"{colour}/" if colour else "") + f"{target} @ " if target else ""
            return f"S: {item} @ {start} > {named}{destination}"
        case Message(colour, None):
            return f"C: {colour} {HIDDEN}"
        case Message(colour, text):
            return f'C: {colour} "{text}"'
        case Resign():
            return "R:"
        case Nothing():
            return "N:"


def _counted(item: str, quantity: int) -> str:
    return item if quantity == 1 else f"{item}*{quantity}"
