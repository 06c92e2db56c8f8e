"""The first screen: what can be begun, and the shelf of saved matches."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import htpy as h
from markupsafe import Markup

from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.copy_names import is_copy_of
from rozz.ui.features.match_list.match_list import NEW_NAME, SHOWN, title_of
from rozz.ui.i18n.day_names import since
from rozz.ui.i18n.display_names import LONGEST_NAME
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.state.model import Model, Saved
from rozz.ui.views.home import home_header, summaries
from rozz.ui.views.links import link_sharing
from rozz.ui.views.widgets.shared_parts import bar, longest_name
from rozz.ui.views.widgets.toolbar import STOP, reached

#: So many matches that are going on stand above the doors to begin by, which are seen on a phone with them.
AHEAD = 2
#: So many copies of the last of them stand there too.
MOST_COPIES = 3
#: What is said of the browser on the first screen, in this order.
HINTS = ("needs-https", "forgetful")


def home(model: Model) -> h.Node:
    """Go on with a match, begin one, open a file, read the rules."""
    # What waits for somebody here stands first, however long ago it was played last.
    ordered = sorted(model.shelf, key=lambda each: (not _is_unsent(each), not _waits(each)))
    shown = ordered if model.is_shelf_whole else ordered[:SHOWN]
    # A match that is going on is what somebody came for; however many there are, what can be begun is seen with it.
    unsent = [each for each in shown if _is_unsent(each)]
    going_on = sorted((each for each in shown if home_header.goes_on(each) and not _is_unsent(each)), key=_rank)
    first = (*unsent, *_ahead(going_on, max(0, AHEAD - len(unsent))))
    above = {each.identity for each in first}
    rest = tuple(each for each in shown if each.identity not in above)
    is_awaited = any(map(_is_awaited, model.shelf))
    pasting = link_sharing.paste(model) if is_awaited else None
    return [
        h.button(".button.skip", data_do="skip-ahead")[say("skip-ahead")],
        bar("", links=[h.button(".link.wide", data_do="rules")[say("rules")]]),
        h.main(".page")[
            home_header.hero(model),
            # What has not been sent is waited for by others: it comes before a link that is yet to come.
            None if unsent else pasting,
            h.section[_shelf_head("go-on"), _cards(model, first)] if first else None,
            pasting if unsent else None,
            home_header.doors(model),
            h.section[
                None if first and not rest else _shelf_head("more-saved" if first else "go-on"),
                _cards(model, rest) if first or rest else h.p(".quiet")[say("nothing-saved")],
                _below(model, shown),
            ],
            None if is_awaited else link_sharing.paste(model),
        ],
    ]


def _waits(saved: Saved) -> bool:
    tale = summaries.tale_of(saved)
    return tale is not None and tale.is_waiting


def _is_unsent(saved: Saved) -> bool:
    """Whether something of a match by link has not been sent, though others wait for it; it may be the end of it."""
    tale = summaries.tale_of(saved)
    return tale is not None and bool(tale.unsent)


def _is_awaited(saved: Saved) -> bool:
    """Whether a match by link waits for a link of somebody else."""
    tale = summaries.tale_of(saved)
    return tale is not None and tale.is_by_link and not tale.is_over and not tale.is_waiting


def _rank(saved: Saved) -> int:
    """Of matches that are going on: first those by link that wait for this device, last those that wait for others."""
    return 0 if _waits(saved) else 2 if _is_awaited(saved) else 1


def _ahead(going_on: Sequence[Saved], most: int) -> Sequence[Saved]:
    """The first few; with the copies right after the last of them, which would be parted from their match."""
    names = [title_of(each) for each in going_on[: most + MOST_COPIES]]
    number = len(names[:most])
    while 0 < number < len(names) and is_copy_of(names[number], names[number - 1]):
        number += 1
    return going_on[:number]


def _shelf_head(title: str) -> h.Element:
    return h.div(".shelf-head")[h.h2[say(title)], None if title == "more-saved" else h.span(".note")[say("saved-here")]]


def _cards(model: Model, saved: Sequence[Saved]) -> list[h.Element]:
    """Saved matches, those played last with a picture; in no row one that has none is as high as one that has.

    Each group is one stop of Tab, or many matches would lie between who comes and what can be begun.
    """
    pictured = {
        each.identity: summaries.picture(each) for each in model.shelf[: summaries.PICTURED] if summaries.tale_of(each)
    }
    groups = groupby(saved, key=lambda each: bool(pictured.get(each.identity)))
    return [
        h.div(".shelf", STOP, aria_label=say("shelf"))[
            [
                _tale(model, each, pictured.get(each.identity, ""), is_stop=number == 0)
                for number, each in enumerate(group)
            ]
        ]
        for _, group in groups
    ]


def _below(model: Model, shown: Sequence[Saved]) -> list[h.Node]:
    """All of the shelf, and what is to be known of how it is kept."""
    number = len(model.shelf) + (0 if model.is_shelf_whole else model.unread)
    return [
        h.button(".button.wide", data_do="whole-shelf")[say("whole-shelf", number=number)]
        if len(shown) < number
        else None,
        h.p(".note")[say("address"), None if model.is_kept else " " + say("may-be-forgotten")],
        [h.p(".note.hint")[say(hint)] for hint in HINTS if hint in model.hints],
    ]


def _tale(model: Model, saved: Saved, seen: str, is_stop: bool) -> h.Element:
    """A saved match: how it stands, and what can be done with it; the first of that `is_stop` of Tab, or nothing is."""
    name = title_of(saved)
    tale = summaries.tale_of(saved)
    if tale is None:
        return h.article(".tale.bare", id=f"saved-{saved.identity}")[
            h.div(".tale-text")[
                h.h3[name], h.p[say("slow") if saved.is_slow else say("damaged", sentence=saved.problem)]
            ],
            h.div(".tale-tools")[
                _open(saved, name, say("look"), is_stop) if saved.is_slow else None,
                _tools(saved, name, "export", "delete", is_stop=is_stop and not saved.is_slow),
                h.button(".button", tabindex=reached(False), data_do="save-key", data_identity=saved.identity)[
                    say("save-key")
                ]
                if session_codec.secret_in(saved.text)
                else None,
            ],
        ]
    go_on = say("look") if tale.is_over else say("go-on")
    return h.article(".tale" if seen else ".tale.bare", id=f"saved-{saved.identity}")[
        h.div(".tale-picture")[Markup(seen)] if seen else None,
        h.div(".tale-text")[
            _naming(saved, name) if saved.identity == model.renaming else h.h3[name],
            h.p(".unsent")[tale.unsent] if tale.unsent else None,
            h.p(id=_where(saved))[tale.lines[0]],
            [h.p[line] for line in (*tale.lines[1:], since(saved.played, model.today)) if line],
            h.p(".fault")[say("fell-back")] if saved.is_previous else None,
        ],
        h.div(".tale-tools")[
            _send(saved, name, is_stop) if tale.unsent else None,
            _open(saved, name, go_on, is_stop and not tale.unsent, _where(saved), is_first=not tale.unsent),
            _tools(saved, name, "ask-name", *(() if tale.is_by_link else ("duplicate",)), "export", "delete"),
        ],
    ]


def _where(saved: Saved) -> str:
    """The id of what tells which scenario a match is of: people are the same in several."""
    return f"where-{saved.identity}"


def _send(saved: Saved, name: str, is_stop: bool) -> h.Element:
    """To the link that has not been sent: others wait for it."""
    named = {"id": f"send-{saved.identity}", "aria-label": f"{say('send-now')}: {name}"}
    return h.button(
        ".button.primary", named, tabindex=reached(is_stop), data_do="send-now", data_identity=saved.identity
    )[say("send-now")]


def _open(
    saved: Saved, name: str, label: str, is_stop: bool, where: str | None = None, is_first: bool = True
) -> h.Element:
    named = {"id": f"open-{saved.identity}", "aria-label": f"{label}: {name}", "aria-describedby": where}
    classes = ".button.primary" if is_first else ".button"
    return h.button(classes, named, tabindex=reached(is_stop), data_do="open", data_identity=saved.identity)[label]


#: What can be done with a saved match, and the sign of it.
_SIGNS = {"ask-name": "edit", "duplicate": "copy", "export": "share", "delete": "delete"}


def _tools(saved: Saved, name: str, *names: str, is_stop: bool = False) -> list[h.Element]:
    return [
        h.button(
            ".plain",
            id=f"{do}-{saved.identity}",
            tabindex=reached(is_stop and do == names[0]),
            data_do=do,
            data_identity=saved.identity,
            aria_label=say(do, name=name),
            title=say(do, name=name),
        )[sign(_SIGNS[do])]
        for do in names
    ]


def _naming(saved: Saved, name: str) -> h.Element:
    return h.form(".row.naming", data_on="rename", data_identity=saved.identity)[
        h.input(
            id=NEW_NAME,
            name="title",
            # What is longer than a name can be is made of the players' names, and would be cut off when it is kept.
            value=name if len(name) <= LONGEST_NAME else "",
            placeholder=name,
            maxlength=LONGEST_NAME,
            aria_label=say("new-name"),
            aria_describedby="longest-title",
            autocomplete="off",
        ),
        h.button(".button", type="submit")[say("keep-name")],
        longest_name("longest-title"),
    ]
