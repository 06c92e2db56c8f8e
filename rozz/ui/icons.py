"""Icons: paths on a grid of 24, drawn for this page, readable at 16 pixels; and the page's own signs."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from rozz.ui.memoize import remembered


@dataclass(frozen=True)
class Icon:
    """Path data: `lines` are stroked, `solids` filled with the same ink."""

    lines: str
    solids: str = ""


#: Signs of the page's buttons, by what they do.
SIGNS: dict[str, Icon] = {
    "computer": Icon("M3.5 4.5h17v11h-17zM12 15.5v4M8 19.5h8"),
    "add": Icon("M12 5v14M5 12h14"),
    "back": Icon("M14.5 5.5 8 12l6.5 6.5"),
    "close": Icon("M6 6l12 12M18 6 6 18"),
    "copy": Icon("M8.5 8.5h11v11h-11zM15.5 5.5v-1h-11v11h1"),
    "delete": Icon("M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10 10v6.5M14 10v6.5"),
    "down": Icon("M12 5v14M6 13l6 6 6-6"),
    "edit": Icon("M4.5 19.5v-4L15.5 4.5l4 4-11 11zM13 7l4 4"),
    "first": Icon("M5.5 5v14", "M19 5v14L8.5 12z"),
    "fit": Icon("M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5"),
    "goal": Icon("M6 21V4M6 4.5h12l-3 4 3 4H6"),
    "help": Icon("M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.5",
                 "M12 17a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 1 1 0-2.6z"),
    "last": Icon("M18.5 5v14", "M5 5v14l10.5-7z"),
    "learn": Icon("M12 6.5C10 5 7 4.4 3.5 5v13.5c3.5-.6 6.5 0 8.5 1.5 2-1.5 5-2.1 8.5-1.5V5C17 4.4 14 5 12 6.5z"
                  "M12 6.5V20"),
    "menu": Icon("M4 7h16M4 12h16M4 17h16"),
    "more": Icon("", "M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 1 1 0-3.6zM12 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 1 1 0-3.6z"
                     "M19 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 1 1 0-3.6z"),
    "move": Icon("M4 18c1-8 6-11 14-10M14 3.5 19 8l-5 4.5"),
    "legend": Icon("M4 6.5h4M4 12h4M4 17.5h4M12 6.5h8M12 12h8M12 17.5h8"),
    "letter": Icon("M3 6h18v12.5H3zM3 6l9 7 9-7"),
    "next": Icon("M9.5 5.5 16 12l-6.5 6.5"),
    "pause": Icon("", "M6.5 5h4v14h-4zM13.5 5h4v14h-4z"),
    "people": Icon("M9 4.5a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.8zM2.5 19.5a6.5 6.5 0 0 1 13 0"
                   "M15.5 4.8a3.3 3.3 0 0 1 0 6.2M17.5 13.7a6.3 6.3 0 0 1 4 5.8"),
    "play": Icon("", "M7.5 4.5v15L19.5 12z"),
    "puzzle": Icon("M4 8h4.7a2.4 2.4 0 1 1 4.1 0h4.7v4.5a2.4 2.4 0 1 1 0 4.1V21H4z"),
    "search": Icon("M10.5 4.5a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM15 15l5 5"),
    "share": Icon("M12 15V3.5M8 7l4-3.5L16 7M7 11H4.5v9.5h15V11H17"),
    "strike": Icon("M3 5.5l6 2.5-2 4.5 7 .5-1.5 4.5M20.5 20.5l-7-1.5M20.5 20.5l-1.5-7M20.5 20.5l-6-6"),
    "subtract": Icon("M5 12h14"),
    "threat": Icon("M12 5a7 7 0 1 1 0 14 7 7 0 1 1 0-14zM12 2v5M12 17v5M2 12h5M17 12h5"),
    "tick": Icon("M4.5 12.5l5 5L19.5 6.5"),
    "turn": Icon("M4.5 9.5A8 8 0 0 1 19 8M19.5 3.5V8H15M19.5 14.5A8 8 0 0 1 5 16M4.5 20.5V16H9"),
    "undo": Icon("M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H8"),
    "up": Icon("M12 19V5M6 11l6-6 6 6"),
}  # fmt: skip


def strokes(icon: Icon) -> h.Fragment:
    """The icon's paths, for an SVG on a grid of 24."""
    return h.fragment[
        h.path(".solid", d=icon.solids, fill="currentColor", stroke="none") if icon.solids else None,
        h.path(d=icon.lines),
    ]


@remembered(most=128, is_compared=True)
def drawn(icon: Icon) -> Markup:
    """The icon for text and buttons; decorative, so the name must be beside it."""
    picture = h.svg(
        ".icon", viewBox="0 0 24 24", width="24", height="24", fill="none", stroke="currentColor", aria_hidden="true"
    )
    return Markup(str(picture[strokes(icon)]))


def sign(name: str) -> Markup:
    """A sign of the page, such as `undo`; decorative, so the button needs a label."""
    return drawn(SIGNS[name])
