"""The options of the sheet in a steady grid of groups; unavailable ones are folded into their reasons.

Depends on picks, but not on any game. A label whose message has a heading (`…-heading`) and a brief form (`…-brief`)
is shown brief in a group of such labels. A large group, such as what can be bought, has the headings that the game
gives it, with full names; what is available comes first. In a first match the most useful options come first, and the
rest is folded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Offer, Pick
from rozz.engine.said import Said, Text
from rozz.ui.features.composer import command_editing
from rozz.ui.features.lessons.lesson_course import WANTED, wanted
from rozz.ui.games import face_of
from rozz.ui.games.face import WithKinds
from rozz.ui.i18n import translations
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import paragraph, say, sentence
from rozz.ui.i18n.translations import with_commas
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Composer, Session
from rozz.ui.views.widgets.toolbar import tabindex


def choice_groups(session: Session, buttons: Sequence[Pick], offer: Offer, most_used: Sequence[str] = ()) -> h.Node:
    """All groups, or the one reason why nothing is available. Those that are `most_used` come first."""
    reasons = {pick.refusal for pick in buttons}
    if len(buttons) > 1 and len(reasons) == 1 and "" not in reasons:
        return _reason_note(render(reasons.pop(), session.match.names))
    found = by_group(buttons)
    stop = _tab_stop([pick for picks in found.values() if _has_any(picks) for pick in picks], offer)
    return [_group(session, picks, offer, stop, most_used) for picks in found.values()]


def by_group(buttons: Iterable[Pick]) -> dict[str, list[Pick]]:
    """The options of each group."""
    found: dict[str, list[Pick]] = {}
    for pick in buttons:
        found.setdefault(pick.group, []).append(pick)
    return found


def _tab_stop(shown: Sequence[Pick], offer: Offer) -> Pick | None:
    """The Tab stop: the first chosen option, or else the first available one."""
    chosen = (pick for pick in shown if pick.holds or pick.key in offer.made)
    return next(chosen, next((pick for pick in shown if not pick.refusal), None))


def _has_any(picks: Sequence[Pick]) -> bool:
    """Whether any option of a group is available; if not, only the reasons are shown."""
    return any(not pick.refusal for pick in picks)


def _group(
    session: Session, picks: Sequence[Pick], offer: Offer, stop: Pick | None, most_used: Sequence[str]
) -> h.Element:
    """A group's name, its options, and what its grayed ones lack; no options if all are grayed."""
    name, has_any = heading(session, picks), _has_any(picks)
    kinds = _keys_by_kind(session, picks, offer.trail[:1]) if has_any and name else {}
    sorted_under = {key for keys in kinds.values() for key in keys}
    first = [key for key in most_used if key in sorted_under]
    is_short = len(first) == len(sorted_under)
    drawn = {
        each.key: choice(session, each, offer, name, tabindex(each is stop), is_named=each.key in sorted_under)
        for each in picks
    }
    rest = [drawn[each.key] for each in picks if each.key not in sorted_under]
    css = ".group.sorted" if kinds else ".group" if name else ".group.nameless"
    return h.div(css, role="group", aria_label=name or None)[
        h.h3(".group-name")[name] if name else None,
        [_kind_section(*each, drawn) for each in kinds.items()]
        if not first or is_short
        else _collapsed_kinds(kinds, first, drawn, offer),
        h.div(".choices.grid")[rest] if has_any and rest else None,
        h.p(".why")[meaning] if (meaning := _meanings(session, picks)) else None,
        [_reason_note(each) for each in _reasons(session, picks, name, has_any)],
    ]


def _kind_section(title: str, keys: Sequence[str], drawn: Mapping[str, Markup]) -> h.Element:
    """Options under their heading."""
    return h.div(".kind", role="group", aria_label=title)[
        h.h4(".kind-name")[title], h.div(".choices.grid")[[drawn[key] for key in keys]]
    ]


def _collapsed_kinds(
    kinds: Mapping[str, Sequence[str]], most_used: Sequence[str], drawn: Mapping[str, Markup], offer: Offer
) -> h.Node:
    """The most useful options, then the others under their headings, folded unless one of them is chosen."""
    rest = {title: [key for key in keys if key not in most_used] for title, keys in kinds.items()}
    is_chosen = any(key in offer.made for keys in rest.values() for key in keys)
    return [
        _kind_section(say("choices-most-used"), most_used, drawn),
        h.details("#more-choices.more-choices", open=is_chosen)[
            h.summary[say("choices-more")], [_kind_section(title, keys, drawn) for title, keys in rest.items() if keys]
        ],
    ]


def is_long_list(session: Session, picks: Sequence[Pick]) -> bool:
    """Whether a group has so many options that the game sorts them under headings, as purchases."""
    is_sorted = len(picks) > MAX_WITHOUT_HEADINGS and isinstance(face_of(session.match.game.name), WithKinds)
    return is_sorted and _has_any(picks) and bool(heading(session, picks))


def _meanings(session: Session, picks: Sequence[Pick]) -> str:
    """What the available options mean, if their messages have a meaning (`…-meaning`)."""
    return paragraph(*(_form(session, pick, "meaning") for pick in picks if not pick.refusal))


#: As many options as are seen at a glance, which need no headings.
MAX_WITHOUT_HEADINGS = 6


def _keys_by_kind(session: Session, picks: Sequence[Pick], place: tuple[str, ...]) -> dict[str, list[str]]:
    """The options of a large group by the headings of the game.

    Under each heading the available options come first; headings without any come last. Available when the player
    began: no button changes its place while the player spends money.
    """
    match = session.match
    face = face_of(match.game.name)
    if len(picks) <= MAX_WITHOUT_HEADINGS or not isinstance(face, WithKinds):
        return {}
    begun = command_editing.offer(replace(session, composer=Composer(made=place)))
    refused = {pick.key for pick in begun.picks if pick.refusal}
    found = face.kinds(match.scenario, [pick.key for pick in picks if not pick.seat])
    sorted_keys = {title: sorted(keys, key=refused.__contains__) for title, keys in found.items()}
    return dict(sorted(sorted_keys.items(), key=lambda each: refused.issuperset(each[1])))


def heading(session: Session, picks: Sequence[Pick]) -> str:
    """The heading that all labels of a group share; empty if there is none."""
    names = {_form(session, pick, "heading") for pick in picks}
    return names.pop() if len(names) == 1 else ""


def _form(session: Session, pick: Pick, form: str) -> str:
    """A label's heading or brief form; empty if its message has none."""
    if not isinstance(pick.label, Said):
        return ""
    key = f"{pick.label.key}-{form}"
    return render(Said(key, pick.label.facts), session.match.names) if translations.has(key) else ""


def _reasons(session: Session, picks: Sequence[Pick], name: str, has_any: bool) -> Iterator[str]:
    """Each reason once, with the labels it applies to, unless it names them itself or applies to the whole group."""
    refused: dict[Text, list[str]] = {}
    for pick in picks:
        if pick.refusal:
            refused.setdefault(pick.refusal, []).append(label(session, pick, name))
    is_all = bool(name) and not has_any and len(refused) == 1
    for refusal, of in refused.items():
        reason = render(refusal, session.match.names)
        is_named = isinstance(refusal, Said) and len(of) == 1 and of[0] in (fact for _, fact in refusal.facts)
        yield reason if is_all or is_named else say("choices-refused", names=with_commas(of), why=reason)


def _reason_note(reason: str) -> h.Element:
    return h.p(".why")[sentence(reason)]


def label(session: Session, pick: Pick, heading: str = "") -> str:
    """The label of an option; under a heading its brief form."""
    return (_form(session, pick, "brief") if heading else "") or render(pick.label, session.match.names)


def choice(
    session: Session,
    pick: Pick,
    offer: Offer,
    heading: str = "",
    tabindex: str | None = None,
    is_named: bool = False,
) -> Markup:
    """A button; the name of its group is only for screen readers, since it is displayed next to it.

    is_named: the full name is displayed; else it is only for screen readers too.
    """
    match = session.match
    why, is_made = render(pick.refusal, match.names), pick.holds or pick.key in offer.made
    is_wanted = pick.key == wanted(session)
    note, text = render(pick.note), label(session, pick, heading)
    return _choice(
        match.game.name, match.scenario, pick.key, note, why, is_made, text, heading, tabindex, is_wanted, is_named
    )


@remembered(most=256)
def _choice(
    game: str,
    scenario: object,
    key: str,
    note: str,
    why: str,
    is_made: bool,
    text: str,
    group: str,
    tabindex: str | None,
    is_wanted: bool,
    is_named: bool,
) -> Markup:
    full = face_of(game).full_name(scenario, key)
    button = h.button(
        ".choice",
        id=WANTED if is_wanted else None,
        tabindex=tabindex,
        data_do="pick",
        data_key=key,
        aria_pressed="true" if is_made else "false",
        aria_disabled="true" if why else None,
        title=why or None,
    )[
        face_of(game).icon(scenario, key),
        h.span(".choice-name")[h.span(".heard")[f"{group} "] if group else None, text],
        h.span(".amount")[note] if note else None,
        # After the visible label, so that speech input can use what is displayed.
        [h.span(".heard")[", "], h.span(".full-name")[full]] if full and is_named else None,
        h.span(".heard")[f", {full}"] if full and not is_named else None,
    ]
    return Markup(str(button))
