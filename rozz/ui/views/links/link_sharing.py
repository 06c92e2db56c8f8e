"""Sending a link: to another app, the clipboard, a camera, a file; and the box to paste one."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz.ui.features.links import link_messages, send_status
from rozz.ui.features.links.link_actions import PASTE_FAULT, readers
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.links.linked_match import Linked, text_of
from rozz.ui.state.model import Model, Session

#: Phones cannot read codes of a higher version.
MAX_QR_VERSION = 25
#: Which of eight mask patterns breaks up plain areas of a code: the one that is best most often.
#: Links look random, so any would do; trying all took three quarters of the time.
PATTERN = 4


def send_box(model: Model, session: Session, linked: Linked, is_needed: bool = True) -> h.Node:
    """The message, a note and one button; other ways are folded. Not before the link is saved here.

    The button stands out only if the link has to be sent now: it `is_needed`, and it was not sent before.
    """
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
        h.button(
            ".button.primary.wide" if is_needed and not send_status.is_sent(linked) else ".button",
            data_do="share-link",
            data_way="share",
        )[say("share-link")],
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
        _qr_code_box(model, linked),
    ]


def sent_question(model: Model, session: Session, linked: Linked) -> h.Node:
    """Ask whether a copied or saved link was sent, since the page cannot know."""
    names = readers(session, linked) or say("everybody")
    return h.div(".stack")[
        h.p[say("did-you-send-how", names=names)],
        h.div(".row")[
            h.button(".button.primary", data_do="tell-sent", data_answer="yes")[say("sent-yes")],
            h.button(".button", data_do="tell-sent", data_answer="not-yet")[say("sent-not-yet")],
        ],
        h.details[h.summary[say("other-ways")], _other_ways(model, linked)],
    ]


def _qr_code_box(model: Model, linked: Linked) -> h.Element:
    """The link as a QR code, drawn when it is opened: that takes a tenth of a second."""
    return h.details(".code")[
        h.summary(data_do="show-code")[say("code")],
        _qr_code(linked, model.address) if model.code_of == linked.identity else None,
    ]


@remembered(most=2)
def _qr_code(linked: Linked, address: str) -> Markup:
    """The QR code, or why there is none: a camera does not read a large one."""
    import segno  # slow to load and rarely needed

    try:
        code = segno.make_qr(address + text_of(linked), error="l", mask=PATTERN)
    except segno.DataOverflowError:
        return Markup(str(h.p(".note")[say("no-code")]))
    if int(code.version) > MAX_QR_VERSION:
        return Markup(str(h.p(".note")[say("no-code")]))
    drawing = code.svg_inline(border=3, omitsize=True, svgclass=None, lineclass=None, light="#fff", dark="#000")
    picture = h.div(".code-picture", role="img", aria_label=say("code"))[Markup(drawing)]
    return Markup(f"{h.p('.note')[say('code-whole')]}{picture}")


def paste_box(model: Model, is_next_step: bool = False) -> h.Element:
    """The box to paste a link; if one failed its text stays there, with the reason beside it."""
    title = h.span(".note")[say("paste-link")] if is_next_step else h.h2[say("paste-link")]
    fault = model.refused if model.pasted else ""
    return h.form(class_="stack paste" if is_next_step else "card stack paste", data_on="open-link")[
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
