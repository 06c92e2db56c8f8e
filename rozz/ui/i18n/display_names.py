"""Names that people give, normalized; and the names of moments and scenarios."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from rozz.engine.ai import levels
from rozz.engine.game import ON, Moment
from rozz.engine.links.verify.player_names import skeleton, visible_name
from rozz.engine.match import Match, SeatAssignment
from rozz.engine.said import Text, said
from rozz.engine.seats import COMPUTER, Naming
from rozz.ui import memoize
from rozz.ui.i18n import scenario_texts, translations
from rozz.ui.i18n.engine_texts import by_name, render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_commas

#: The longest name of a match or a player that can be typed, and the most of a player's name that is shown, in
#: characters: tight places have room for that. Links may have longer ones (`LONGEST_LINK_NAME`).
LONGEST_NAME = 24
#: The longest generated name of a match: from two players, a copy, one of several.
LONGEST_TITLE = 72
#: Only this many characters of a name are looked at: a file can have a name of millions.
LOOKED_AT = 1_000
#: Prefix of the form fields of scenario options.
OPTION = "option-"
#: The ending of texts for the middle of a sentence.
INSIDE = "-inside"


def one_line(name: str, most: int = LONGEST_NAME) -> str:
    """Normalize a name: one line, limited length, no invisible characters; may be empty.

    >>> one_line(" Friday  night\\u200b ")
    'Friday night'
    """
    return visible_name(name[:LOOKED_AT])[:most].strip()


#: Seats whose names in commands are no names for players: they use their color on the map.
CALLED = {
    "FIRST": "Red", "SECOND": "Blue", "MUNCHKINS": "Munchkin", "WINKIES": "Winkie", "QUADLINGS": "Quadling",
    "GILLIKINS": "Gillikin",
}  # fmt: skip


def called(colour: str) -> str:
    """The default name of a seat's player: "Red commands" reads well, "First commands" does not.

    >>> called("GOLD"), called("ROSE"), called("FIRST")
    ('Gold', 'Rose', 'Red')
    """
    return CALLED.get(colour, colour.title())


def color_name(colour: str) -> str:
    """The default name in the language in use; records and links have the English one.

    >>> color_name("GOLD"), color_name("FIRST"), color_name("MUNCHKINS")
    ('Gold', 'Red', 'Munchkin')
    """
    name = called(colour)
    key = f"color-{name.lower()}"
    if translations.in_use() == translations.ENGLISH:
        memoize.Texts.written += 1  # what is remembered with it is forgotten when the language changes
        return name
    return say(key) if translations.has(key) else name


def is_unnamed(place: SeatAssignment) -> bool:
    """Whether a player has only the seat's name, in its current or former form or in the language in use."""
    return place.name in ("", place.colour, place.colour.title(), called(place.colour), color_name(place.colour))


def with_distinct_names(seats: Iterable[SeatAssignment]) -> tuple[SeatAssignment, ...]:
    """Seats with normalized names; names that look alike get their colors added.

    An unnamed player gets the color in the form of a name: RED is only for commands.

    >>> seats = [SeatAssignment("RED", "Ada"), SeatAssignment("BLUE", " ada"), SeatAssignment("GOLD", "GOLD")]
    >>> [seat.name for seat in with_distinct_names(seats)]
    ['Ada Red', 'ada Blue', 'Gold']
    """
    kept = tuple(replace(place, name=_kept(place)) for place in seats)
    defaults = {each for place in kept for each in _defaults(place)}
    for _ in kept:  # even with its color a name may look like another's
        looks = Counter(skeleton(place.name) for place in kept)
        twice = [place for place in kept if looks[skeleton(place.name)] > 1 or _is_of_another(place, defaults)]
        if not twice:
            break
        kept = tuple(_with_colour(place) if place in twice else place for place in kept)
    return kept


def name_in_language(place: SeatAssignment) -> str:
    """The name of a player in the language in use: that of a level or a color; of others, what they gave.

    >>> name_in_language(SeatAssignment("BLUE", "Scout Blue", "computer:2"))
    'Scout Blue'
    """
    is_computer = place.plays.partition(":")[0] == COMPUTER
    for level in levels.TABLE if is_computer else ():
        name, colour = say(f"level-{level.number}-name"), called(place.colour)
        if place.name == level.name:
            return name
        if place.name == f"{level.name} {colour}":
            return say("level-of-color", name=name, colour=color_name(place.colour))
    return color_name(place.colour) if is_unnamed(place) else place.name


def _name_players(language: str) -> None:
    """Show the names of computer players and colors in this language; the English ones are in records and links."""
    Naming.language = language
    Naming.written = None if language == translations.ENGLISH else name_in_language


translations.observe(_name_players)


def _defaults(place: SeatAssignment) -> tuple[str, str]:
    """How the name of a seat looks while its player has none: in records, and in the language in use."""
    return skeleton(called(place.colour)), skeleton(color_name(place.colour))


def _is_of_another(place: SeatAssignment, defaults: Collection[str]) -> bool:
    """Whether a player has chosen the default name of another seat."""
    return skeleton(place.name) in defaults and skeleton(place.name) not in _defaults(place)


def _kept(place: SeatAssignment) -> str:
    name = one_line(place.name)
    return called(place.colour) if is_unnamed(replace(place, name=name)) else name


def _with_colour(place: SeatAssignment) -> SeatAssignment:
    colour = called(place.colour)
    if place.name == colour or place.name.endswith(f" {colour}"):
        return replace(place, name=colour)
    return replace(place, name=f"{place.name[: LONGEST_NAME - len(colour) - 1].strip()} {colour}")


def moment_name(moment: Moment | None) -> str:
    """The name of a moment: "Turn 3"; or that the match is over.

    >>> moment_name(Moment("move", 12, ("ROSE",), is_sealed=False))
    'Move\\xa012'
    >>> moment_name(Moment("turn-order", 3, ("RED",), within="turn"))
    'Turn\\xa03, turn order'
    >>> moment_name(Moment("turn-order", 3, ("RED",), within="turn", battle_turn=2))
    'Turn\\xa03, battle turn\\xa02, turn order'
    """
    return render(moment_text(moment))


def moment_text(moment: Moment | None, where: str = "") -> Text:
    """The name of a moment as a message; `INSIDE` a sentence, or by itself."""
    if moment is None:
        return said(f"match-is-over{where}")
    turn = _turn_text(moment, where)
    if moment.battle_turn:
        turn = said("moment-in-battle", turn=turn, battle=moment.battle_turn)
    return said("moment-of", turn=turn, moment=_part_text(moment)) if moment.within else turn


def turn_name(moment: Moment) -> str:
    """The name of a moment's turn: "Turn 3"; for a turn with one moment, the moment's name."""
    return render(_turn_text(moment, ""))


def _turn_text(moment: Moment, where: str) -> Text:
    name = moment.within or moment.name
    if translations.has(f"moment-{name}{INSIDE}"):  # all moments have this form, and no other message
        return said(f"moment-{name}{where}", number=moment.turn)
    return f"{name if where else name.capitalize()} {moment.turn}"


def part_name(moment: Moment) -> str:
    """The name of a moment within its turn.

    >>> part_name(Moment("turn-order", 3, ("RED",), within="turn"))
    'turn order'
    """
    return render(_part_text(moment))


def _part_text(moment: Moment) -> Text:
    return said(f"part-{moment.name}") if translations.has(f"part-{moment.name}") else moment.name.replace("-", " ")


def turn_in_sentence(moment: Moment) -> str:
    """A turn within a sentence: "turn 3"."""
    return render(_turn_text(moment, INSIDE))


def in_sentence(moment: Moment | None) -> str:
    """A moment within a sentence: "turn 3"."""
    return render(moment_text(moment, INSIDE))


def scenario_name(match: Match) -> str:
    """The name of a match's scenario: a shipped one's in the language in use, a designer's own as it is."""
    return scenario_texts.scenario_name(match.game.name, match.game.to_mapping(match.scenario))


#: How many names fit in a heading; longer lists are cut.
MOST_NAMED = 6


def few(names: Sequence[str]) -> str:
    """The same for a heading, cut if too long.

    >>> few(["Ada"] * 9)
    'Ada, Ada, Ada and 6 others'
    """
    if len(names) <= MOST_NAMED:
        return listed(names)
    named = names[: MOST_NAMED // 2]
    return say("and-others", names=with_commas(named), number=len(names) - len(named))


def file_words(text: str) -> str:
    """A text reduced to what every system allows in the name of a file: plain small letters, digits and hyphens.

    >>> file_words("Gefecht an der Größten Furt"), file_words("../A<b>: “3”")
    ('gefecht-an-der-grossten-furt', 'a-b-3')
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", plain))


def place_id(place: str) -> str:
    """The id of a place's element on the board; ids have no spaces.

    >>> place_id("Amber City"), place_id("battleboard/3C")
    ('tile-Amber_City', 'tile-battleboard--3C')
    """
    return "tile-" + place.replace(" ", "_").replace(ON, "--")


def as_names(text: str, colours: Iterable[str]) -> str:
    """Replace colors in command form by names in a sentence.

    >>> as_names("RED wins this turn, and BLUE does not.", ("RED", "BLUE"))
    'Red wins this turn, and Blue does not.'
    """
    return by_name(text, {colour: called(colour) for colour in colours})


#: Keys with a name, by what `keyboard.KEYS` calls them.
KEY_CAPS = {
    "Enter": "cap-enter",
    "Space": "cap-space",
    "Esc": "cap-esc",
    "Backspace": "cap-backspace",
    "Home": "cap-home",
    "End": "cap-end",
    "Page Up": "cap-page-up",
    "Page Down": "cap-page-down",
    "Shift + ←": "cap-shift-left",
    "Ctrl + Z": "cap-ctrl-z",
    "Ctrl + Enter": "cap-ctrl-enter",
}


def key_cap(name: str) -> str:
    """What is written on a key; letters are capitals.

    >>> key_cap("Page Up"), key_cap("g"), key_cap("←")
    ('Page Up', 'G', '←')
    """
    return say(KEY_CAPS[name]) if name in KEY_CAPS else name.upper()
