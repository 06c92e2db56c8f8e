"""A link on its way: for another app, the clipboard, a camera, a file; and where one that came is pasted."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz.ui.features.links import link_messages, send_status
from rozz.ui.features.links.link_actions import PASTE_FAULT, readers
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.links.linked_match import Linked, text_of
from rozz.ui.state.model import Model, Session

#: Codes of a higher version are not read by phones.
HIGHEST_VERSION = 25
#: Which of eight patterns is laid over a code, so that no large area of it is plain: the one that is best most often.
#: What a link says is as good as drawn by lot, and any would do; to try all took three quarters of a code's time.
PATTERN = 4


def sending(model: Model, session: Session, linked: Linked) -> h.Node:
    """The message, a note of one's own and one button; other ways are folded.  Not before the link is saved here."""
    if model.unsaved:
        return h.p(".alert")[say("link-unsaved")]
    if linked.ledger.contents.start is None and not linked.secret:
        return None
    return h.div(".stack")[
        h.blockquote(".message", aria_label=say("message"))[
            [h.p[line] for line in link_messages.lines(session, linked)]
        ],
        h.label(".typed")[
            h.span(".note")[say("add-note")],
            h.textarea(
                ".own-note", rows="1", maxlength=str(link_messages.LONGEST_NOTE), data_on="note", autocomplete="off"
            )[model.note],
        ],
        h.button(".button.primary.wide", data_do="share-link", data_way="share")[say("share-link")],
        h.p(".note")[say("newest-enough")],
        h.details[h.summary[say("other-ways")], _other_ways(model, linked)],
    ]


def _other_ways(model: Model, linked: Linked) -> h.Element:
    """The clipboard, a file, the link itself, a camera."""
    return h.div(".stack")[
        h.div(".row")[
            h.button(".button", data_do="share-link", data_way="copy")[say("copy-link")],
            h.button(".button", data_do="share-link", data_way="file")[say("link-file")],
        ],
        h.label(".typed")[
            h.span(".note")[say("the-link")],
            h.textarea(
                rows="3",
                readonly=True,
                spellcheck="false",
                data_on="copied-by-hand",
                data_identity=linked.identity,
                data_mark=send_status.mark(linked),
            )[model.address + text_of(linked)],
        ],
        _code(linked, model.address),
    ]


def was_it_sent(model: Model, session: Session, linked: Linked) -> h.Node:
    """After the link was copied or saved: whether it was sent.  Nobody else can know."""
    names = readers(session, linked) or say("everybody")
    return h.div(".stack")[
        h.p[say("did-you-send-how", names=names)],
        h.div(".row")[
            h.button(".button.primary", data_do="tell-sent", data_answer="yes")[say("sent-yes")],
            h.button(".button", data_do="tell-sent", data_answer="not-yet")[say("sent-not-yet")],
        ],
        h.details[h.summary[say("other-ways")], _other_ways(model, linked)],
    ]


@remembered(most=2)
def _code(linked: Linked, address: str) -> Markup:
    """The link as a picture for the camera of another device."""
    import segno  # much to load, for what few pages show

    try:
        code = segno.make_qr(address + text_of(linked), error="l", mask=PATTERN)
    except segno.DataOverflowError:
        return Markup(str(h.p(".note")[say("no-code")]))
    if int(code.version) > HIGHEST_VERSION:
        return Markup(str(h.p(".note")[say("no-code")]))
    drawing = code.svg_inline(border=3, omitsize=True, svgclass=None, lineclass=None, light="#fff", dark="#000")
    return Markup(
        str(
            h.details(".code")[
                h.summary[say("code")],
                h.p(".note")[say("code-whole")],
                h.div(".code-picture", role="img", aria_label=say("code"))[Markup(drawing)],
            ]
        )
    )


def paste(model: Model, is_step: bool = False) -> h.Element:
    """Where a link is pasted; why one came to nothing stands beside it, and its text stays in the box."""
    title = h.span(".note")[say("paste-link")] if is_step else h.h2[say("paste-link")]
    fault = model.refused if model.pasted else ""
    return h.form(class_="stack paste" if is_step else "card stack paste", data_on="open-link")[
        h.label(".typed")[
            title,
            h.textarea(
                name="text",
                rows="3",
                spellcheck="false",
                autocapitalize="off",
                autocomplete="off",
                aria_invalid="true" if fault else None,
                aria_describedby=PASTE_FAULT if fault else None,
            )[model.pasted],
        ],
        h.button(".button", type="submit")[say("open-link")],
        h.p(f"#{PASTE_FAULT}.alert", role="alert")[fault] if fault else None,
    ]
