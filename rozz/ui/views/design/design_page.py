"""All colors, letters, icons, pieces, arrows, buttons and cards, in both themes at three sizes.

Drawn by the functions that the page itself uses; imported when somebody opens it (`?go=design`). Nothing on it acts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.engine.match import Match
from rozz.ui.board import arrows
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot
from rozz.ui.board.seat_styles import PALETTE, seat_chip, seat_styles
from rozz.ui.board.viewport import NEAR
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.texts import say
from rozz.ui.icons import SIGNS, sign
from rozz.ui.state.model import Model
from rozz.ui.views.home import home_header
from rozz.ui.views.links import link_sharing
from rozz.ui.views.widgets.pictures import INTERACTIVE_ATTRIBUTES
from rozz.ui.views.widgets.shared_parts import top_bar

#: The names of the theme in `static/rozz.css`: a test compares them.
COLOURS = (
    "paper", "card", "sunk", "ink", "soft", "line", "edge", "brass", "may", "brass-wash", "alarm", "sea", "border",
    "grid", "tint-0", "tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6", "seat-1", "seat-2", "seat-3",
    "seat-4", "seat-5", "seat-6", "on-seat", "shade",
)  # fmt: skip
FAMILIES = ("title", "text", "mono")
LETTERS = ("small", "normal", "large", "head", "huge")
DISTANCES = ("gap-0", "gap-1", "gap-2", "gap-3", "gap-4", "gap-5", "gap-6", "round", "touch")
#: What else the theme names, which has no picture: motion, the screen's edges, the zoom of the board.
NOT_PICTURED = ("swift", "top", "screen", "pixel", "lesson")

THEMES = ("light", "dark")
#: How much larger than usual each size is.
SIZES = (("small", 0.75), ("usual", 1.0), ("large", 1.5))
#: The classes of buttons, by the id of the text that describes them.
BUTTONS = {
    "design-main": ".button.primary", "design-other": ".button", "design-grave": ".button.danger",
    "design-little": ".button.small", "design-plain": ".plain", "design-link": ".link",
}  # fmt: skip
_IDS = re.compile(r'( id="| href="#|url\(#| aria-describedby="| aria-labelledby="| for=")')


def design_page() -> list[h.Node]:
    """The whole page."""
    # Plain text: substitution within `Markup` would escape it.
    drawn = {part: "".join(str(h.fragment[each]) for each in _part(part)) for part in PARTS}
    return [
        top_bar(say("design"), links=[h.button(".link", data_do="go-back")[say("back")]]),
        h.main(".page.design")[
            h.header[h.h1(tabindex="-1")[say("design")], h.p(".quiet")[say("design-about")]],
            [
                h.section(aria_labelledby=f"design-{part}")[
                    h.h2(id=f"design-{part}")[say(f"design-{part}")],
                    [_size(part, drawn[part], size, zoom) for size, zoom in SIZES],
                ]
                for part in PARTS
            ],
        ],
    ]


def _size(part: str, drawn: str, size: str, zoom: float) -> h.Element:
    """A part in both themes, unfolded in the size that it has on the page."""
    return h.details(open=zoom == 1)[
        h.summary[say(f"design-{size}")],
        h.div(".themes-of")[[_copy(part, drawn, theme, size, zoom) for theme in THEMES]],
    ]


def _copy(part: str, drawn: str, theme: str, size: str, zoom: float) -> h.Element:
    """A part in a theme and a size. Nothing on it acts, and its ids are its own."""
    name = say("design-copy", theme=say(f"theme-{theme}"), size=say(f"design-{size}"))
    own = _with_own_ids(f"{part}-{theme}-{size}-", drawn)
    style = f"color-scheme: {theme}; zoom: {zoom:g}"
    return h.div(class_=f"specimens of-{part}", style=style, inert=True, role="img", aria_label=name)[Markup(own)]


def _with_own_ids(name: str, drawn: str) -> str:
    """The drawing with ids that begin with a name, as does what refers to them."""
    return _IDS.sub(rf"\g<1>{name}", str(drawn))


def _part(part: str) -> Iterator[h.Node]:
    match part:
        case "colours":
            yield from (
                h.span(".swatch")[h.i(style=f"background: var(--{name})"), h.code[f"--{name}"]] for name in COLOURS
            )
        case "letters":
            for family in FAMILIES:
                yield h.p(style=f"font-family: var(--{family})")[h.code[f"--{family}"], " ", say("promise")]
            for letter in LETTERS:
                yield h.p(style=f"font-size: var(--{letter})")[h.code[f"--{letter}"], " ", say("title")]
            for each in DISTANCES:
                yield h.span(".swatch")[h.b(style=f"width: var(--{each})"), h.code[f"--{each}"]]
        case "icons":
            yield from (h.span(".swatch")[sign(name), h.code[name]] for name in SIGNS)
        case "seats":
            yield from _seats()
        case "arrows":
            yield from _arrows()
        case "pieces":
            for game in library.GAMES:
                face, scenario = face_of(game), _scenario(game)
                shown = h.div(".of-game")[
                    h.h3[face.title],
                    h.div(".picture")[_board(game, scenario)],
                    face.legend(scenario),
                ]
                yield Markup(_with_own_ids(f"{game}-", str(shown)))
        case "buttons":
            yield from _buttons()
        case "cards":
            yield home_header.start_buttons(Model())
            yield link_sharing.paste_box(Model())
            for game in library.GAMES:
                yield face_of(game).cards(_scenario(game))


#: The parts of the page in their order.
PARTS = ("colours", "letters", "icons", "seats", "arrows", "pieces", "buttons", "cards")


def _scenario(game: str) -> Any:
    """The last scenario for beginners, which has more kinds of pieces than the first."""
    face = face_of(game)
    name = (face.quick_start_scenario, *face.beginner_scenarios)[-1]
    return library.game(game).read(library.scenario_mapping(name, game))


def _board(game: str, scenario: object) -> Markup:
    """The board at the beginning of a match; the legend's pieces are borrowed from it."""
    rules = library.game(game)
    names = {seat.colour: color_name(seat.colour) for seat in rules.seats(scenario)}
    match = Match.begin(rules, scenario, "design", names)
    return Markup(INTERACTIVE_ATTRIBUTES.sub("", str(face_of(game).board(match, Marks(tier=NEAR), (), None))))


def _seats() -> Iterator[h.Node]:
    for seat, style in seat_styles(PALETTE).items():
        yield h.span(".swatch")[seat_chip(style), color_name(seat)]


def _arrows() -> Iterator[h.Node]:
    """Every kind in every state."""
    style = seat_styles(PALETTE)["RED"]
    for kind in ("move", "strike"):
        for state in ("draft", "given", "failed", "foretold"):
            arrow = Arrow(kind, "RED", "", "", state, tag="30%" if state == "foretold" else "")
            drawn = arrows.draw(arrow, style, Spot(14, 26, 30), Spot(104, 26, 30))
            picture = h.svg(".board-sample", viewBox="0 0 116 52")[drawn]
            yield h.span(".swatch")[picture, h.code[f"{kind} {state}"]]


def _buttons() -> Iterator[h.Node]:
    for name, classes in BUTTONS.items():
        yield h.button(classes)[say(name)]
    yield h.button(".button", aria_disabled="true")[say("design-off")]
    yield h.button(".button", aria_pressed="true")[say("design-on")]
    yield h.button(".plain")[sign("close")]
