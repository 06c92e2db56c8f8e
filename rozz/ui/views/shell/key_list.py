"""The panel with all keys and what they do, where character keys can be changed."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from rozz import library
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import key_cap
from rozz.ui.i18n.texts import say
from rozz.ui.state.keyboard import CHOOSE, KEYS, Key, characters
from rozz.ui.state.model import Model
from rozz.ui.views.widgets.shared_parts import switch_button


def key_list(model: Model) -> h.Node:
    """All keys and what they do, with the letters of the current game. Character keys can be changed."""
    letters = tuple(face_of(model.session.match.game.name if model.session else library.DEFAULT_GAME).choice_letters)
    settings = model.settings
    rows = [(key, letters if key.name == CHOOSE else key.caps) for key in KEYS]
    return [
        switch_button("switch-letters", "letters-switch", settings.has_letters),
        h.p(".note")[say("letters-about")],
        h.dl(".keys")[
            [
                h.div[h.dt[_key_caps(key, caps, characters(settings))], h.dd[_key_effect(model, key)]]
                for key, caps in rows
                if caps
            ]
        ],
    ]


def _key_effect(model: Model, key: Key) -> str:
    """The text that says what a key does; in a match by link, the keys that hand in commands seal them."""
    is_sealed = model.session is not None and model.session.linked is not None
    return say(f"{key.text}-seal" if is_sealed and key.name in ("ready", "hand-in") else key.text)


def _key_caps(key: Key, caps: tuple[str, ...], known: Mapping[str, str]) -> h.Node:
    if not key.writes:
        return [h.kbd[key_cap(cap)] for cap in caps]
    return h.input(
        ".cap",
        type="text",
        value=known[key.name].upper(),
        data_on="key",
        data_name=key.name,
        maxlength="1",
        autocomplete="off",
        aria_label=say("key-for", what=say(key.text)),
    )
