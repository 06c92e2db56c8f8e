"""The rules for players: their numbers, as in reports, and which of them are rulings; the texts are in `rules.ftl`."""

from __future__ import annotations

from rozz import library
from rozz.engine.rozz.text.cards import by_topic
from rozz.engine.rozz.text.piece_names import STANDARD, card_name
from rozz.ui.games.face import Chapter, PieceEntry, Rule, Rulebook
from rozz.ui.games.rozz.playthrough import SCENARIO, playthrough
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: The rules of each chapter.
NUMBERS = {
    "R1": ("R1.1", "R1.2", "R1.3", "R1.4", "R1.5", "R1.6"),
    "R2": ("R2.1", "R2.2", "R2.3", "R2.4", "R2.5"),
    "R3": ("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6"),
    "R4": ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6", "R4.7"),
    "R5": ("R5.1", "R5.2", "R5.3", "R5.4", "R5.5", "R5.6"),
    "R6": ("R6.1", "R6.2", "R6.3", "R6.4", "R6.5", "R6.6", "R6.7"),
    "R7": ("R7",),
    "R8": ("R8.1", "R8.2", "R8.3", "R8.4", "R8.5", "R8.6", "R8.7"),
    "R9": ("R9",),
    "R10": ("R10.1", "R10.2", "R10.3", "R10.4", "R10.5", "R10.6", "R10.7"),
    "R11": ("R11",),
    "R12": ("R12",),
}
#: The rules that settle what the original rules leave open.
RULINGS = frozenset(
    (
        "R1.2", "R2.2", "R3.1", "R3.3", "R3.4", "R3.5", "R4.2", "R4.4", "R4.5", "R5.3", "R5.4", "R5.6", "R6.2", "R6.7",
        "R8.2", "R8.6", "R9", "R10.3", "R12",
    )
)  # fmt: skip
#: Examples of commands, each with its part of the message id.
NOTATION = (
    ("P: INF*10 > B3", "buy"),
    ("P: AID*5 > RED", "aid"),
    ("M: INF*2+SRNUKE @ Braxx > B2", "carry"),
    ("M: TRANS+INF*10 @ B1 > B3", "transport"),
    ("S: SRNUKE @ B1 > Braxx", "missile"),
    ("S: ARMOR @ B1 > RED/ARMOR @ Braxx", "armor"),
    ('C: RED "text"', "message"),
    ("N:", "nothing"),
    ("R:", "resign"),
)
#: The ids of the glossary terms that the rules explain.
WORDS = ("tile", "territory", "command", "allowance", "control", "cargo", "void", "failed", "reveal")


@remembered(most=1)
def rulebook() -> Rulebook:
    """The rules in the language in use."""
    return Rulebook(
        tuple(_chapter(number) for number in NUMBERS),
        tuple((command, say(f"rozz-notation-{name}")) for command, name in NOTATION),
        tuple((say(f"rozz-word-{name}"), say(f"rozz-word-{name}-means")) for name in WORDS),
        playthrough(),
        pieces=_pieces,
    )


@remembered(most=1)
def _pieces() -> tuple[PieceEntry, ...]:
    """Every kind of piece, without its price: that is different in many scenarios."""
    catalog = library.game("rozz").read(library.scenario_mapping(SCENARIO)).catalog
    items = [catalog.known[code] for code in STANDARD]
    return tuple(
        PieceEntry(
            item.abbreviation,
            render(card_name(item)),
            " ".join(render(sentence) for topic, sentence in by_topic(item, catalog) if topic != "price"),
        )
        for item in items
    )


def _chapter(number: str) -> Chapter:
    rules = tuple(Rule(each, say(f"rozz-rule-{_number_in_id(each)}"), each in RULINGS) for each in NUMBERS[number])
    return Chapter(number, say(f"rozz-chapter-{number}"), rules)


def _number_in_id(number: str) -> str:
    """A rule's number as written in message ids.

    >>> _number_in_id("R10.3")
    'R10-3'
    """
    return number.replace(".", "-")
