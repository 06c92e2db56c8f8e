"""The rules of Campaigns of Ozz for players: their numbers, which reports cite, and their sources.

The texts are in `rules.ftl`. Each part of a rule states its source: `house` rules of the source document, `option`s
among them, `ours` for reconstructions, `ruling` for what we settled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rozz.ui.games.campaigns.playthrough import playthrough
from rozz.ui.games.campaigns.texts import rules_tables
from rozz.ui.games.face import Chapter, Rule, Rulebook, Table
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered


def house(number: str) -> Rule:
    """A rule of the document, in our own words."""
    return Rule(number, "")


def option(number: str, name: str) -> Rule:
    """A rule of the document that can be turned off, C23."""
    return Rule(number, "", option=name)


def ours(number: str) -> Rule:
    """A reconstruction of something that the document assumes and we do not have."""
    return Rule(number, "", is_reconstruction=True)


def ruling(number: str) -> Rule:
    """A ruling about something that the document leaves open."""
    return Rule(number, "", is_ruling=True)


#: The rules of each chapter without their texts; the parts of a rule share its number.
RULES: Mapping[str, tuple[Rule, ...]] = {
    "C1": (
        ours("C1.1"), ours("C1.2"), ours("C1.3"), ours("C1.4"), ours("C1.5"), ruling("C1.5"), ours("C1.6"),
    ),
    "C2": (
        ours("C2.1"), ours("C2.2"), ours("C2.3"), house("C2.4"), ruling("C2.4"), ours("C2.5"), ruling("C2.5"),
        ours("C2.6"),
    ),
    "C3": (ours("C3.1"), ours("C3.2"), ours("C3.3"), ruling("C3.3"), ours("C3.4")),
    "C4": (ours("C4"), ours("C4.1"), ruling("C4.1"), ours("C4.2"), ruling("C4.2"), ours("C4.3")),
    "C5": (
        ours("C5.1"), ruling("C5.1"), house("C5.2"), ruling("C5.2"), house("C5.3"), ruling("C5.3"), house("C5.4"),
        option("C5.5", "flying-stacks"), ruling("C5.5"), ours("C5.6"), ruling("C5.6"), house("C5.7"),
    ),
    "C6": (ours("C6.1"), ruling("C6.1")),
    "C7": (ours("C7.1"), ours("C7.2"), ruling("C7.2"), ours("C7.3")),
    "C8": (
        option("C8", "fast-combat"), option("C8.1", "fast-combat"), ruling("C8.1"), option("C8.2", "fast-combat"),
        ruling("C8.2"), option("C8.3", "fast-combat"), ruling("C8.3"), option("C8.4", "fast-combat"), ours("C8.5"),
        ours("C8.6"),
    ),
    "C9": (
        ours("C9.1"), ours("C9.2"), ours("C9.3"), ours("C9.4"), ruling("C9.4"), house("C9.5"), ruling("C9.5"),
        ruling("C9.6"), ours("C9.7"),
    ),
    "C10": (
        ours("C10"), house("C10.1"), ours("C10.1"), ruling("C10.1"), ours("C10.2"), ours("C10.3"),
        option("C10.4", "battle-initiative"), ours("C10.5"), ours("C10.6"), ours("C10.7"), ours("C10.8"),
        ruling("C10.8"),
    ),
    "C11": (
        ours("C11.1"), ruling("C11.1"), house("C11.2"), ruling("C11.2"), house("C11.3"), ruling("C11.3"),
        house("C11.4"), ruling("C11.4"), house("C11.5"), ruling("C11.5"), house("C11.6"),
        option("C11.7", "dissipation"), option("C11.7", "one-shot"), ours("C11.8"), ruling("C11.8"),
    ),
    "C12": (
        ours("C12.1"), ruling("C12.1"), house("C12.2"), ruling("C12.2"), house("C12.3"), ruling("C12.3"),
        house("C12.4"), house("C12.5"), ruling("C12.5"), house("C12.6"), ruling("C12.6"), ours("C12.7"),
        ruling("C12.7"),
    ),
    "C13": (
        house("C13.1"), ruling("C13.1"), option("C13.2", "coordination"), ruling("C13.2"),
        option("C13.3", "coordination"), ruling("C13.3"), option("C13.4", "coordination"), ruling("C13.4"),
        ruling("C13.5"),
    ),
    "C14": (
        house("C14.1"), ruling("C14.1"), house("C14.2"), house("C14.3"), ruling("C14.3"), house("C14.4"),
        ours("C14.5"), ours("C14.6"), ruling("C14.6"), ours("C14.7"), ours("C14.7"), ours("C14.7"), ruling("C14.7"),
        ours("C14.8"), ours("C14.8"), ours("C14.9"), ruling("C14.9"),
    ),
    "C15": (
        house("C15.1"), ruling("C15.1"), house("C15.2"), ruling("C15.2"), house("C15.3"), house("C15.4"),
        ruling("C15.4"), house("C15.5"), ruling("C15.5"), house("C15.6"), option("C15.7", "limbering"),
        option("C15.8", "flank-guards"), ruling("C15.8"), option("C15.9", "lone-leaders"), ruling("C15.9"),
        ours("C15.9"), option("C15.10", "home-terrain"),
    ),
    "C16": (
        house("C16.1"), house("C16.2"), ruling("C16.2"), house("C16.3"), ruling("C16.3"), house("C16.4"),
        house("C16.5"), ruling("C16.5"), house("C16.6"), ruling("C16.6"), house("C16.7"), ruling("C16.7"),
        house("C16.8"), option("C16.9", "retreat-spent"), ruling("C16.10"),
    ),
    "C17": (
        option("C17.1", "fortress-guns"), ruling("C17.1"), ours("C17.1"), ours("C17.2"), option("C17.3", "walls"),
        option("C17.4", "honors-of-war"), ruling("C17.4"), ruling("C17.4"),
    ),
    "C18": (
        ours("C18.1"), ruling("C18.1"), ours("C18.2"), ruling("C18.2"), house("C18.3"), ours("C18.4"), house("C18.5"),
        ours("C18.5"), option("C18.6", "ruler-return"), ruling("C18.6"), house("C18.7"), ruling("C18.7"),
        house("C18.8"), ruling("C18.8"),
    ),
    "C19": (
        house("C19.1"), house("C19.2"), house("C19.3"), ruling("C19.3"), house("C19.4"), ours("C19.4"),
        ruling("C19.4"), house("C19.5"), ruling("C19.5"), option("C19.5", "bell-limit"), house("C19.6"),
        ruling("C19.6"), option("C19.7", "bell-still"), ruling("C19.7"), ruling("C19.8"), ruling("C19.8"),
    ),
    "C20": (
        ours("C20"), house("C20.1"), ruling("C20.1"), house("C20.2"), ruling("C20.2"), ours("C20.3"), ruling("C20.3"),
        ruling("C20.4"), ruling("C20.4"),
    ),
    "C21": (ours("C21"), ruling("C21")),
    "C22": (
        ours("C22"), ours("C22.1"), ruling("C22.1"), ours("C22.2"), ruling("C22.2"), ours("C22.3"), ruling("C22.3"),
        ours("C22.4"),
    ),
    "C23": (ours("C23"),),
    "C24": (ours("C24.1"), ours("C24.2"), ours("C24.3"), ours("C24.4"), ours("C24.5")),
}  # fmt: skip
#: The tables below the rules of a chapter.
TABLES: Mapping[str, Callable[[], Sequence[Table]]] = {
    "C21": rules_tables.moments,
    "C22": rules_tables.rolls,
    "C23": rules_tables.options,
    "C24": rules_tables.data,
}
#: Examples of commands, each with the name that its text has.
NOTATION = (
    ("I: first", "first"),
    ("M: Hardsole+MLGT1+MREG4 @ Ovengate > Pumpkin Fields drop MLGT1 take MREG5 > Harvest Cross", "march"),
    ("M: Evora+XAPE1 @ Zilkhold fly Dustway", "fly"),
    ("pass", "pass"),
    ("resign", "resign"),
    ("B: board guns 1", "board"),
    ("B: retreat > Munchton", "retreat"),
    ("B: honors", "honors"),
    ("D: 4C MREG3, Zoraster+MREG1+MREG2; 5C garrison; 5R MMED1", "deploy"),
    ("G: 4C MREG2, Zoraster+MREG1", "groups"),
    ("S: Evora Poppies > MREG2; Glenda Transport > QLGT1 @ 2R; Bell", "spells"),
    ("O: Zoraster A, MREG3 S; guard L MREG3", "orders"),
    ("A: Hardsole > 3C > 4C", "activate"),
    ("A: MMED1 fire 3C", "fire"),
    ("A: XAPE1 > 3C aloft XAPE1", "aloft"),
    ("A: MREG3 > off", "off"),
    ("A: Zerde change B", "change"),
    ("A: Zoraster coordinate", "coordinate"),
    ("R: back WZIL1 > 4L; aloft XAPE1", "answer"),
    ("R: shoot MREG1", "shoot"),
    ("L: MCAV1, MREG1", "lose"),
    ("P: Zerde > 2C", "place"),
    ("K: SKE", "keep"),
    ("H: Sourdough; Zoraster special; Hardsole hire GIA", "recruit"),
    ("-", "nothing"),
)  # fmt: skip
#: The names of the words that the rules explain.
WORDS = (
    "activate", "aloft", "attrition", "battleboard", "blown", "captain", "charge", "coordination", "dissipate",
    "flank-guard", "force", "fortified-center", "garrison", "ground", "group", "honors-of-war", "intrinsic-units",
    "margin", "point", "protection", "refuge", "ruler", "space", "specialist", "stack",
)  # fmt: skip


@remembered(most=1)
def rulebook() -> Rulebook:
    """The rules in the language in use."""
    words = [(say(f"campaigns-rule-word-{name}"), say(f"campaigns-rule-word-{name}-means")) for name in WORDS]
    return Rulebook(
        tuple(_chapter(number) for number in RULES),
        tuple((command, say(f"campaigns-rule-notation-{name}")) for command, name in NOTATION),
        tuple(sorted(words, key=lambda word: word[0].casefold())),
        playthrough(),
        tuple(say(f"campaigns-rule-preface-{name}") for name in ("play", "published")),
    )


def _chapter(number: str) -> Chapter:
    tables = TABLES[number]() if number in TABLES else ()
    return Chapter(number, _text(f"{number}-title"), tuple(_written(RULES[number])), tuple(tables))


def _written(parts: Iterable[Rule]) -> Iterator[Rule]:
    """The parts of rules with their texts: those of C5.1 are c5-1, c5-1-b, c5-1-c."""
    last, letter = "", "a"
    for part in parts:
        letter = chr(ord(letter) + 1) if part.number == last else "a"
        last = part.number
        yield replace(part, text=_text(part.number if letter == "a" else f"{part.number}-{letter}"))


def _text(name: str) -> str:
    return say(f"campaigns-rule-{name.lower().replace('.', '-')}")

