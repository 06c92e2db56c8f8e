"""The key of a seat by link: offered for saving when the seat is taken, asked for where a device has none."""

from __future__ import annotations

import htpy as h

from rozz.ui.links.linked import Linked
from rozz.ui.texts import say


def offered(linked: Linked, is_new: bool = False) -> h.Node:
    """The key of a seat of this device: open where the seat `is_new` and nobody has saved the key, folded later."""
    if not linked.secret or not linked.seats:
        return None
    why = h.p(".note")[say("key-why")]
    save = h.button(".button", data_do="save-key")[say("save-key")]
    if is_new and not linked.notes.has_key_file:
        return h.section(".card.stack", aria_label=say("key"))[h.h2[say("key")], why, save]
    return h.details[h.summary[say("key")], h.div(".stack")[why, save]]


def asked(linked: Linked) -> h.Node:
    """Where no seat is played here: somebody may have one, and its key in a file."""
    if linked.secret:
        return None
    return h.label(".button.key-file")[
        say("open-key"),
        h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
    ]
