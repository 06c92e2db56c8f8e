"""An address led to a match that is not on this device: what that means, and how to get the match here."""

from __future__ import annotations

import htpy as h

from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model
from rozz.ui.views.links import link_sharing
from rozz.ui.views.widgets.shared_parts import top_bar


def match_not_found(model: Model) -> h.Node:
    """Matches live on the device where they are played; a link or a file brings them here."""
    return [
        top_bar("", links=[h.button(".link", data_do="home")[say("home")]]),
        h.main(".page.narrow")[
            h.header[h.h1(tabindex="-1")[say("absent")], h.p[say("absent-how")], h.p[say("absent-then")]],
            link_sharing.paste_box(model),
            h.div(".row")[
                h.label(".button")[
                    say("open-file"),
                    h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
                ],
                h.button(".button", data_do="home")[say("home")],
            ],
        ],
    ]
