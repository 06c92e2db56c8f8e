"""Numbers within a command: typed, by one, five or ten more, or all; a held button keeps counting.

Depends on dials, but not on any game.
"""

from __future__ import annotations

import htpy as h

from rozz.engine.game import Dial
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say

#: Larger steps per tap, if that many are available.
LARGE_STEPS = (5, 10)


def dial_row(dial: Dial) -> h.Element:
    """A number to set; without a name it is what the whole command is about."""
    label = render(dial.label)
    return h.div(".dial", role="group", data_dial=dial.key, aria_label=label or say("how-many"))[
        h.span(".dial-name")[label] if label else None,
        h.div(".stepper")[
            _step_button(dial, -1, _step_label("fewer", dial), "−"),
            h.input(
                ".number",
                type="text",
                inputmode="numeric",
                role="spinbutton",
                aria_valuenow=str(dial.now),
                aria_valuemin=str(dial.least),
                aria_valuemax=str(dial.most),
                data_on="dial",
                data_key=dial.key,
                value=str(dial.now),
                maxlength="9",
                autocomplete="off",
                aria_label=label or say("how-many"),
            ),
            _step_button(dial, 1, _step_label("more", dial), "+"),
        ],
        [
            _step_button(dial, leap, _step_label("leap", dial, leap), f"+{leap}")
            for leap in LARGE_STEPS
            if _room(dial) > leap
        ],
        h.button(
            ".leap",
            data_do="dial",
            data_key=dial.key,
            data_number=dial.most,
            aria_disabled="true" if dial.now == dial.most else None,
        )[_all_label(dial)]
        if _room(dial) and (dial.least or dial.most > 1)
        else None,
    ]


def _all_label(dial: Dial) -> str:
    """The name of the button for the highest number."""
    note = render(dial.note)
    if note:
        return say("all-with-note", number=dial.most, note=note)
    return say("all" if dial.is_all else "at-most", number=dial.most)


def _step_label(key: str, dial: Dial, number: int = 1) -> str:
    """The name of a button: "One more INF"; without the piece where the whole command is about the number."""
    return say(f"{key}-of", number=number, what=dial.key) if dial.label else say(key, number=number)


def _room(dial: Dial) -> int:
    return dial.most - dial.least


def _step_button(dial: Dial, step: int, name: str, sign: str) -> h.Element:
    """One step; `data-by` makes a held button repeat it."""
    number = max(dial.least, min(dial.now + step, dial.most))
    return h.button(
        ".leap" if abs(step) > 1 else ".step",
        data_do="dial",
        data_key=dial.key,
        data_number=number,
        data_by=step,
        aria_label=name,
        aria_disabled="true" if number == dial.now else None,
    )[sign]
