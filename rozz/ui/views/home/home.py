"""The first screen: ways to start, and the list of saved matches."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.features.match_list.match_list import NEW_NAME, SHOWN, is_copy_of, title_of
from rozz.ui.i18n.day_names import since
from rozz.ui.i18n.display_names import LONGEST_NAME
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.state.model import Model, Saved
from rozz.ui.views.home import home_header, home_sections
from rozz.ui.views.links import link_sharing
from rozz.ui.views.widgets.shared_parts import name_limit_note, top_bar
from rozz.ui.views.widgets.toolbar import TOOLBAR_ATTRIBUTES, tabindex

#: How many running matches stand above the start buttons: as many as fit on a phone together with those.
MAX_CONTINUED = 2
#: How many copies of the last one stand there too.
MAX_COPIES = 3
#: The hints about the browser on the first screen, in this order.
HINTS = ("needs-https", "forgetful")


def home(model: Model) -> h.Node:
    """Continue a match, start one, open a file, read the rules."""
    # Matches that wait for somebody here come first, whenever they were last played.
    ordered = sorted(model.shelf, key=lambda each: (not _is_unsent(each), not _is_waiting_here(each)))
    shown = ordered if model.is_shelf_whole else ordered[:SHOWN]
    # Running matches come first, but not so many that the start buttons are out of view.
    unsent = [each for each in shown if _is_unsent(each)]
    going_on = [each for each in shown if home_header.can_continue_here(each) and not _is_unsent(each)]
    going_on.sort(key=_rank)
    first = (*unsent, *_first_few(going_on, max(0, MAX_CONTINUED - len(unsent))))
    above = {each.identity for each in first}
    rest = tuple(each for each in shown if each.identity not in above)
    is_awaited = any(map(_is_awaited, model.shelf))
    is_new = not first and not is_awaited
    return [
        h.button(".button.skip", data_do="skip-ahead")[say("skip-ahead")],
        top_bar("", links=[h.button(".link.wide", data_do="rules", data_game=library.DEFAULT_GAME)[say("rules")]]),
        h.main(".home")[
            home_header.first_visit_header(model) if is_new else None,
            h.div(".page")[
                None if is_new else _continue_section(model, first, is_awaited, bool(unsent)),
                _other_matches(model, first, rest, shown) if rest else None,
                home_sections.game_list(model),
                None if is_awaited else link_sharing.paste_box(model),
                None if rest else _other_matches(model, first, rest, shown),
                home_sections.other_pages(),
            ],
        ],
    ]


def _continue_section(model: Model, first: Sequence[Saved], is_awaited: bool, is_unsent: bool) -> list[h.Node]:
    """What somebody returns to, and the doors."""
    pasting = link_sharing.paste_box(model) if is_awaited else None
    return [
        home_header.page_heading(is_new=False),
        # Others wait for what was not sent, so sending it comes before pasting a new link.
        None if is_unsent else pasting,
        h.section(".going-on")[_list_heading("go-on"), _cards(model, first)] if first else None,
        pasting if is_unsent else None,
        home_header.start_buttons(model),
    ]


def _other_matches(model: Model, first: Sequence[Saved], rest: Sequence[Saved], shown: Sequence[Saved]) -> h.Element:
    """All other saved matches."""
    return h.section[
        None if first and not rest else _list_heading("more-saved" if first else "shelf"),
        _cards(model, rest) if first or rest else h.p(".quiet")[say("nothing-saved")],
        _below_list(model, shown),
    ]


def _is_waiting_here(saved: Saved) -> bool:
    summary = match_summaries.summary_of(saved)
    return summary is not None and summary.is_waiting


def _is_unsent(saved: Saved) -> bool:
    """Whether a match by link has something unsent that others wait for, such as its end."""
    summary = match_summaries.summary_of(saved)
    return summary is not None and bool(summary.unsent)


def _is_awaited(saved: Saved) -> bool:
    """Whether a match by link waits for somebody else's link."""
    summary = match_summaries.summary_of(saved)
    return summary is not None and summary.is_by_link and not summary.is_over and not summary.is_waiting


def _rank(saved: Saved) -> int:
    """Running matches in order: first matches by link that wait for this device, last matches that wait for others."""
    return 0 if _is_waiting_here(saved) else 2 if _is_awaited(saved) else 1


def _first_few(going_on: Sequence[Saved], most: int) -> Sequence[Saved]:
    """The first few, including copies right after the last one, which belong to it."""
    shown = going_on[: most + MAX_COPIES]
    number = len(shown[:most])
    while 0 < number < len(shown) and is_copy_of(shown[number], shown[number - 1]):
        number += 1
    return going_on[:number]


def _list_heading(title: str) -> h.Element:
    return h.div(".shelf-head")[h.h2[say(title)], None if title == "more-saved" else h.span(".note")[say("saved-here")]]


def _cards(model: Model, saved: Sequence[Saved]) -> list[h.Element]:
    """Saved matches, the last played ones with pictures; grouped so that all in a row are equally high.

    Each group is one Tab stop, or many matches would come before the start buttons.
    """
    pictured = {
        each.identity: match_summaries.picture(each)
        for each in model.shelf[: match_summaries.PICTURED]
        if match_summaries.summary_of(each)
    }
    groups = groupby(saved, key=lambda each: bool(pictured.get(each.identity)))
    return [
        h.div(".shelf", TOOLBAR_ATTRIBUTES, aria_label=say("shelf"))[
            [
                _card(model, each, pictured.get(each.identity, ""), is_stop=number == 0)
                for number, each in enumerate(group)
            ]
        ]
        for _, group in groups
    ]


def _below_list(model: Model, shown: Sequence[Saved]) -> list[h.Node]:
    """The complete list, and notes about how it is stored."""
    number = len(model.shelf) + (0 if model.is_shelf_whole else model.unread)
    return [
        h.button(".button.wide", data_do="whole-shelf")[say("whole-shelf", number=number)]
        if len(shown) < number
        else None,
        h.p(".note")[say("address"), None if model.is_kept else " " + say("may-be-forgotten")],
        [h.p(".note.hint")[say(hint)] for hint in HINTS if hint in model.hints],
    ]


def _card(model: Model, saved: Saved, seen: str, is_stop: bool) -> h.Element:
    """A saved match: its status and its buttons; the first is a Tab stop if `is_stop`."""
    name = title_of(saved)
    summary = match_summaries.summary_of(saved)
    if summary is None:
        return h.article(".tale.bare", id=f"saved-{saved.identity}")[
            h.div(".tale-text")[
                h.h3[name], h.p[say("slow") if saved.is_slow else say("damaged", sentence=saved.problem)]
            ],
            h.div(".tale-tools")[
                _open_button(saved, name, say("look"), is_stop) if saved.is_slow else None,
                _tools(saved, name, "export", "delete", is_stop=is_stop and not saved.is_slow),
                h.button(".button", tabindex=tabindex(False), data_do="save-key", data_identity=saved.identity)[
                    say("save-key")
                ]
                if session_codec.secret_in(saved.text)
                else None,
            ],
        ]
    go_on = say("look") if summary.is_over else say("watch") if summary.has_left else say("go-on")
    first, *others = match_summaries.status_lines(summary) or (say("being-read"),)
    return h.article(".tale" if seen else ".tale.bare", id=f"saved-{saved.identity}")[
        h.div(".tale-picture")[Markup(seen)] if seen else None,
        h.div(".tale-text")[
            _rename_form(saved, name) if saved.identity == model.renaming else h.h3[name],
            h.p(".unsent")[match_summaries.unsent_text(summary)] if summary.unsent else None,
            h.p(id=_place_line_id(saved))[first],
            [h.p[line] for line in (*others, since(saved.played, model.today)) if line],
            h.p(".fault")[say("fell-back")] if saved.is_previous else None,
        ],
        h.div(".tale-tools")[
            _send_button(saved, name, is_stop) if summary.unsent else None,
            _open_button(
                saved, name, go_on, is_stop and not summary.unsent, _place_line_id(saved), is_first=not summary.unsent
            ),
            _tools(saved, name, "ask-name", *(() if summary.is_by_link else ("duplicate",)), "export", "delete"),
        ],
    ]


def _place_line_id(saved: Saved) -> str:
    """The id of the line with the scenario's name, because the players' names can be the same in several matches."""
    return f"where-{saved.identity}"


def _send_button(saved: Saved, name: str, is_stop: bool) -> h.Element:
    """The button that leads to the unsent link."""
    named = {"id": f"send-{saved.identity}", "aria-label": say("button-of-match", button=say("send-now"), match=name)}
    return h.button(
        ".button.primary", named, tabindex=tabindex(is_stop), data_do="send-now", data_identity=saved.identity
    )[say("send-now")]


def _open_button(
    saved: Saved, name: str, label: str, is_stop: bool, where: str | None = None, is_first: bool = True
) -> h.Element:
    said = say("button-of-match", button=label, match=name)
    named = {"id": f"open-{saved.identity}", "aria-label": said, "aria-describedby": where}
    classes = ".button.primary" if is_first else ".button"
    return h.button(classes, named, tabindex=tabindex(is_stop), data_do="open", data_identity=saved.identity)[label]


#: The icons of the actions for a saved match.
_SIGNS = {"ask-name": "edit", "duplicate": "copy", "export": "share", "delete": "delete"}


def _tools(saved: Saved, name: str, *names: str, is_stop: bool = False) -> list[h.Element]:
    return [
        h.button(
            ".plain",
            id=f"{do}-{saved.identity}",
            tabindex=tabindex(is_stop and do == names[0]),
            data_do=do,
            data_identity=saved.identity,
            aria_label=say(do, name=name),
            title=say(do, name=name),
        )[sign(_SIGNS[do])]
        for do in names
    ]


def _rename_form(saved: Saved, name: str) -> h.Element:
    return h.form(".row.naming", data_on="rename", data_identity=saved.identity)[
        h.input(
            id=NEW_NAME,
            name="title",
            # A longer title was made of the players' names, and would be cut off when saved.
            value=name if len(name) <= LONGEST_NAME else "",
            placeholder=name,
            maxlength=LONGEST_NAME,
            aria_label=say("new-name"),
            aria_describedby="longest-title",
            autocomplete="off",
        ),
        h.button(".button", type="submit")[say("keep-name")],
        name_limit_note("longest-title"),
    ]
