"""The key of a seat by link: offered for saving when the seat is taken, asked for on a device without one."""

from __future__ import annotations

import htpy as h

from rozz.ui.i18n.texts import say
from rozz.ui.state.links.linked_match import Linked


def key_offer(linked: Linked) -> h.Node:
    """Offer this device's key if a seat was just taken or asked for; folded once it is saved."""
    if not _has_key(linked):
        return None
    if not linked.notes.has_key_file:
        return h.section(".card.stack", aria_label=say("key"))[h.h2[say("key")], save_key_form(linked)]
    return h.details[h.summary[say("key")], h.div(".stack.unfolded")[save_key_form(linked)]]


def save_key_form(linked: Linked) -> h.Node:
    """The reason to save the key of this device, and a button that saves the key."""
    if not _has_key(linked):
        return None
    return [h.p(".note")[say("key-why")], h.button(".button", data_do="save-key")[say("save-key")]]


def key_file_request(linked: Linked) -> h.Node:
    """For a device without a seat: somebody may have one, and its key in a file."""
    if linked.secret and not linked.notes.asks:
        return None
    return h.label(".button.key-file")[
        say("open-key"),
        h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
    ]


def _has_key(linked: Linked) -> bool:
    """Whether this device's key plays a seat, or may soon."""
    return bool(linked.secret) and bool(linked.seats or linked.request)
