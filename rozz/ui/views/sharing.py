"""A match by link between its turns: who has joined, what to send, whom it waits for, and where a link is pasted."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from rozz.engine.links.envelopes import HERE
from rozz.ui.games import face_of
from rozz.ui.links.correspondence import note
from rozz.ui.links.linked import Linked, code_of, own_scenario, text_of
from rozz.ui.model import Model, Session
from rozz.ui.names import one_line, scenario_name
from rozz.ui.remembering import remembered
from rozz.ui.texts import say
from rozz.ui.views.parts import bar, links, seats
from rozz.ui.views.seats import seat_chip, seat_styles

#: Codes of a higher version are not read by phones.
HIGHEST_VERSION = 25


def gathering(model: Model, session: Session) -> h.Node:
    """Before the match starts: who has which seat, a seat to take, the words, the link to send."""
    linked = session.linked
    assert linked is not None
    name = scenario_name(session.match)
    return [
        bar(name, links=links(session)),
        h.main(".page.narrow")[
            h.header[h.h1(tabindex="-1")[_gathered(session, linked)], h.p(".quiet", role="status")[name]],
            h.div(".hero-picture")[face_of(session.match.game.name).thumbnail(session.match.scenario, None, name)],
            _own(linked),
            _seats(session, linked),
            _joining(session, linked),
            _words(linked),
            _sending(model, session, linked),
            paste(model),
            _key(linked),
        ],
    ]


def awaiting(model: Model, session: Session) -> h.Node:
    """Nothing is to be done here but to send the link, and to open the next one."""
    linked = session.linked
    assert linked is not None
    return [
        bar(session.title or scenario_name(session.match), seats(session), links(session)),
        h.main(".page.narrow")[
            h.header[h.h1(tabindex="-1")[stands(session)], h.p(".quiet", role="status")[_waits(session, linked)]],
            h.button(".button.primary", data_do="go-on-table")[say("go-on")] if linked.composing else None,
            _undecided(linked),
            _sending(model, session, linked),
            paste(model),
            h.div(".hero-picture")[
                face_of(session.match.game.name).thumbnail(
                    session.match.scenario, session.match.state, scenario_name(session.match)
                )
            ],
            _skipping(session, linked),
            _closing(session, linked),
            _words(linked),
            _key(linked),
        ],
    ]


def _undecided(linked: Linked) -> h.Node:
    """Nothing is wanting but what computer players decide, and those here are of another version."""
    if not linked.undecided:
        return None
    return h.section(".card.stack")[
        h.p[say("link-undecided")], h.button(".button", data_do="decide-here")[say("link-decide")]
    ]


def _own(linked: Linked) -> h.Node:
    """That the scenario is somebody's own: it may have a name that everybody knows."""
    own = own_scenario(linked)
    if own is None:
        return None
    maker, differs = own
    what = h.p(".note")[say("own-differs", what=", ".join(differs))] if differs else None
    return h.section(".card.stack")[h.h2[say("own-scenario", name=maker)], what]


def stands(session: Session) -> str:
    """How a match by link stands, in a few words: for its own page, and for the shelf."""
    linked = session.linked
    assert linked is not None
    standing = linked.standing(next(iter(linked.seats), None))
    turn = linked.ledger.contents.turn
    if linked.ledger.contents.start is None:
        return _gathered(session, linked)
    if linked.ledger.is_over:
        return say("link-over", turn=turn - 1)
    if linked.composing:
        return say("link-composing", turn=turn)
    if not linked.seats:
        return say("link-looking-on", turn=turn)
    if standing.state == "sealed":
        return say("link-sealed", names=_names(session, standing.waiting_for))
    if standing.state in ("shown", "looking on"):
        return say("link-shown", names=_names(session, standing.waiting_for))
    return say("link-reveal")


def _gathered(session: Session, linked: Linked) -> str:
    standing = linked.standing()
    if standing.free:
        return say("link-gathering", number=len(standing.free))
    return say("link-complete") if linked.is_creator else say("link-waits-start")


def _names(session: Session, waiting: tuple[str, ...]) -> str:
    return ", ".join(session.match.names[seat] for seat in waiting) or say("the-others")


def _waits(session: Session, linked: Linked) -> str:
    if not linked.seats:
        return say("link-no-key")
    played = len(session.match.played)
    return say("link-verified", turn=played) if played else say("link-send")


def _seats(session: Session, linked: Linked) -> h.Element:
    contents = linked.ledger.contents
    styles = seat_styles(session.match.colours)
    rows = []
    for colour in contents.humans:
        joined = [each for each in contents.joins if each.seat == colour]
        names = ", ".join(one_line(each.name) or colour.title() for each in joined)
        mine = say("on-this-device") if colour in linked.seats else ""
        rows.append(h.li[seat_chip(styles[colour]), h.span[names or say("free-seat")], h.span(".note")[mine or None]])
    for place in session.match.seats:
        if place.colour in contents.computers:
            note = h.span(".note")[say("plays-computer")]
            rows.append(h.li[seat_chip(styles[place.colour]), h.span[place.name], note])
    return h.ul(".seat-list", aria_label=say("who-plays"))[rows]


def _joining(session: Session, linked: Linked) -> h.Node:
    contents = linked.ledger.contents
    if linked.is_creator:
        return _starting(session, linked)
    plays = dict(contents.invite.seats)
    free = [seat for seat in linked.standing().free if plays[seat] != HERE]
    if linked.seats or not free:
        return None
    return h.form(".card.stack", data_on="join")[
        h.h2[say("join")],
        h.label[
            h.span(".note")[say("which-seat")],
            h.select(name="seat")[[h.option(value=seat)[seat.title()] for seat in free]],
        ],
        h.label[
            h.span(".note")[say("your-name")],
            h.input(name="name", maxlength="24", autocomplete="off"),
        ],
        h.button(".button.primary.wide", type="submit")[say("take-seat")],
    ]


def _starting(session: Session, linked: Linked) -> h.Node:
    contents = linked.ledger.contents
    if linked.standing().free:
        return None
    several = {
        seat: each
        for seat in contents.humans
        if len(each := [join for join in contents.joins if join.seat == seat]) > 1
    }
    return h.form(".card.stack", data_on="start-match")[
        h.h2[say("start-match")],
        h.p(".quiet")[say("start-how")],
        [
            h.label[
                h.span(".note")[say("several-joined", colour=seat.title())],
                h.select(name=seat)[[h.option(value=join.identity.hex())[one_line(join.name)] for join in joins]],
            ]
            for seat, joins in several.items()
        ],
        h.button(".button.primary.wide", type="submit")[say("start-match")],
    ]


def _words(linked: Linked) -> h.Node:
    if not linked.words:
        return None
    return h.section(".card.stack")[
        h.h2[say("words")],
        h.p(".words")[" ".join(linked.words)],
        h.p(".note")[say("words-how")],
    ]


def _sending(model: Model, session: Session, linked: Linked) -> h.Node:
    """The link: for another app, the clipboard, a camera, a file; not before it is saved here."""
    if model.unsaved:
        return h.p(".alert")[say("link-unsaved")]
    if linked.ledger.contents.start is None and not linked.secret:
        return None
    whole = model.address + text_of(linked)
    return h.section(".card.stack")[
        h.h2[say("send")],
        h.p(".note")[note(session, linked)],
        h.div(".row")[
            h.button(".button.primary", data_do="share-link", data_way="share")[say("share-link")],
            h.button(".button", data_do="share-link", data_way="copy")[say("copy-link")],
            h.button(".button", data_do="share-link", data_way="short")[say("copy-short")]
            if session.match.played
            else None,
            h.button(".button", data_do="share-link", data_way="file")[say("link-file")],
        ],
        h.label(".typed")[
            h.span(".note")[say("the-link")],
            h.textarea(rows="3", readonly=True, spellcheck="false")[whole],
        ],
        _code(linked, model.address),
    ]


@remembered(most=2)
def _code(linked: Linked, address: str) -> Markup:
    """The link as a picture for the camera of another device."""
    import segno  # much to load, for what few pages show

    text = code_of(linked, address)
    try:
        code = segno.make_qr(text, error="l")
    except segno.DataOverflowError:
        return Markup(str(h.p(".note")[say("no-code")]))
    if int(code.version) > HIGHEST_VERSION:
        return Markup(str(h.p(".note")[say("no-code")]))
    drawing = code.svg_inline(border=3, omitsize=True, svgclass=None, lineclass=None, light="#fff", dark="#000")
    told = say("code-short") if len(text) < len(address + text_of(linked)) else say("code-whole")
    return Markup(
        str(
            h.details(".code")[
                h.summary[say("code")],
                h.p(".note")[told],
                h.div(".code-picture", role="img", aria_label=say("code"))[Markup(drawing)],
            ]
        )
    )


def _skipping(session: Session, linked: Linked) -> h.Node:
    """Whom a seat of this device may vote to go on without."""
    seat = next((each for each in linked.seats if linked.standing(each).may_skip), "")
    if not seat:
        return None
    return h.section(".card.stack")[
        h.h2[say("skipping")],
        h.p(".note")[say("skipping-how")],
        h.div(".row")[
            [
                h.button(".button", data_do="skip", data_seat=seat, data_other=other)[
                    say("skip-seat", name=session.match.names[other])
                ]
                for other in linked.standing(seat).may_skip
            ]
        ],
    ]


def _closing(session: Session, linked: Linked) -> h.Node:
    """Two players: nobody can be skipped, but nobody has to wait for ever."""
    waiting = linked.standing(next(iter(linked.seats), None)).waiting_for
    if not linked.seats or linked.composing or not waiting or len(linked.ledger.contents.humans) > 2:
        return None
    return h.details[
        h.summary[say("closing", name=_names(session, waiting))],
        h.p(".note")[say("closing-how")],
        h.button(".button", data_do="close-unfinished")[say("close-unfinished")],
    ]


def _key(linked: Linked) -> h.Node:
    if linked.secret and linked.seats:
        return h.section(".card.stack")[
            h.h2[say("key")],
            h.p(".note")[say("key-how")],
            h.button(".button", data_do="save-key")[say("save-key")],
        ]
    return h.label(".button")[
        say("restore-key"),
        h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
    ]


def paste(model: Model) -> h.Element:
    """Where a link is pasted, with whatever stands around it."""
    return h.form(".card.stack.paste", data_on="open-link")[
        h.label(".typed")[
            h.h2[say("paste-link")],
            h.textarea(name="text", rows="3", spellcheck="false", autocapitalize="off", autocomplete="off"),
        ],
        h.button(".button", type="submit")[say("open-link")],
    ]
