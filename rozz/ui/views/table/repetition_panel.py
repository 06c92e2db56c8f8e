"""Repeat a command at a seat's next moments: how often, and a way to stop."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.composer import command_editing
from rozz.ui.features.table import repeated_commands
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model, Session


def repeat_buttons(session: Session) -> h.Element | None:
    """Buttons for giving the current command several times."""
    most = command_editing.offer(session).times
    if most < 2 or not repeated_commands.can_repeat(session):
        return None
    return h.div(".again", role="group", aria_label=say("again"))[
        h.p(".note")[say("again")],
        [
            h.button(".button.small", data_do="add-again", data_times=number)[
                say("again-all" if number == most else "again-times", times=number)
            ]
            for number in (*(each for each in repeated_commands.TIMES_OFFERED if each < most), most)
        ],
    ]


def running_repetitions(model: Model) -> h.Element | None:
    """Whose moments pass automatically, and how many more."""
    again, session = model.again, model.session
    if again is None or session is None:
        return None
    names = session.match.names
    return h.p("#going-on.row")[
        [h.span[say("again-left", name=names[seat], left=left)] for seat, (_, left) in again.given.items()],
        h.button(".button.small", data_do="stop-again")[say("again-stop")],
    ]
