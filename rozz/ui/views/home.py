"""The first screens: the shelf of saved matches, the scenarios, and naming who plays."""

from __future__ import annotations

import htpy as h

from rozz import library
from rozz.engine.rozz.cards import sentences
from rozz.engine.rozz.catalog import Item
from rozz.engine.rozz.scenario import Scenario
from rozz.ui import keeping
from rozz.ui.icons import item_icon, sign
from rozz.ui.model import REVEAL, Model, Saved, Session
from rozz.ui.shelf import NEW_NAME, title_of
from rozz.ui.texts import say
from rozz.ui.views import sharing, tokens
from rozz.ui.views.board import thumbnail
from rozz.ui.views.parts import bar

#: The ladder: what is easy to learn first, then the rest by name.
FIRST = ("solo-training", "basic-training", "headquarters-2")
#: What is said of the browser on the first screen, in this order.
HINTS = ("needs-https", "forgetful")


def scenario_named(name: str) -> Scenario:
    """A shipped scenario."""
    return library.game("rozz").read(library.scenario_mapping(name))


def home(model: Model) -> h.Node:
    """Go on with a match, begin one, open a file, read the rules."""
    return [
        bar("", links=[h.button(".link.wide", data_do="rules")[say("rules")]]),
        h.main(".page")[
            h.header(".hero")[
                h.h1(tabindex="-1")[say("title")],
                h.p[say("tagline")],
                h.div(".row")[
                    h.button(".button.primary", data_do="new")[say("new-match")],
                    h.label(".button")[
                        say("open-file"),
                        h.input(type="file", accept=".json,application/json", data_on="import", class_="heard"),
                    ],
                ],
                _first_board() if not model.shelf else None,
            ],
            sharing.paste(model),
            h.section[
                h.div(".shelf-head")[h.h2[say("go-on")], h.span(".note")[say("saved-here")]],
                h.div(".shelf")[[_tale(each, each.identity == model.renaming) for each in model.shelf]]
                if model.shelf
                else h.p(".quiet")[say("nothing-saved")],
                h.p(".note")[say("address"), None if model.is_kept else " " + say("may-be-forgotten")],
                [h.p(".note.hint")[say(hint)] for hint in HINTS if hint in model.hints],
            ],
        ],
    ]


def _first_board() -> h.Element:
    """Where nothing is saved yet: a board to begin with, a tap away."""
    scenario = scenario_named(FIRST[0])
    return h.button(
        ".hero-picture.plain",
        data_do="scenario",
        data_name=FIRST[0],
        aria_label=say("try-it", scenario=scenario.name),
    )[thumbnail(scenario, scenario.setup)]


def _tale(saved: Saved, is_renaming: bool) -> h.Element:
    name = title_of(saved)
    if saved.session is None:
        return h.article(".tale", id=f"saved-{saved.identity}")[
            h.div(".tale-text")[
                h.h3[name], h.p[say("slow") if saved.is_slow else say("damaged", sentence=saved.problem)]
            ],
            h.div(".tale-tools")[
                _open(saved, name, say("look")) if saved.is_slow else None,
                h.button(".button", data_do="save-key", data_identity=saved.identity)[say("save-key")]
                if keeping.secret_in(saved.text)
                else None,
                _tools(saved, name, "export", "delete"),
            ],
        ]
    match = saved.session.match
    key = "match-over" if saved.session.is_over else "match-line"
    turn = len(match.played) + (0 if saved.session.is_over else 1)
    go_on = say("look") if saved.session.is_over else say("go-on")
    return h.article(".tale", id=f"saved-{saved.identity}")[
        h.div(".tale-picture")[thumbnail(match.scenario, match.state.position)],
        h.div(".tale-text")[
            _naming(saved, name) if is_renaming else h.h3[name],
            h.p[say(key, scenario=match.scenario.name, turn=turn)],
            h.p[_whose_turn(saved.session)],
            h.p(".fault")[say("fell-back")] if saved.is_previous else None,
        ],
        h.div(".tale-tools")[
            _open(saved, name, go_on),
            _tools(saved, name, "ask-name", *(() if saved.session.link else ("duplicate",)), "export", "delete"),
        ],
    ]


def _open(saved: Saved, name: str, label: str) -> h.Element:
    aria_label = f"{label}: {name}"
    return h.button(".button.primary", data_do="open", data_identity=saved.identity, aria_label=aria_label)[label]


#: What can be done with a saved match, and the sign of it.
_SIGNS = {"ask-name": "edit", "duplicate": "copy", "export": "share", "delete": "delete"}


def _tools(saved: Saved, name: str, *names: str) -> list[h.Element]:
    return [
        h.button(
            ".plain",
            id=f"{do}-{saved.identity}",
            data_do=do,
            data_identity=saved.identity,
            aria_label=say(do, name=name),
        )[sign(_SIGNS[do])]
        for do in names
    ]


def _naming(saved: Saved, name: str) -> h.Element:
    return h.form(".row.naming", data_on="rename", data_identity=saved.identity)[
        h.input(id=NEW_NAME, name="title", value=name, maxlength="24", aria_label=say("new-name"), autocomplete="off"),
        h.button(".button", type="submit")[say("keep-name")],
    ]


def _whose_turn(session: Session) -> str:
    """What the match waits for, as anybody may know it."""
    if session.link is not None and not session.is_over:
        return sharing.stands(session)
    if session.is_over:
        winners = session.match.outcome.winners if session.match.outcome else ()
        return say("won", names=" and ".join(session.match.names[seat] for seat in winners)) if winners else say("draw")
    if session.stage == REVEAL:
        return say("waits-shown", turn=session.shown_turn)
    return say("waits-for", name=session.match.names[session.seat]) if session.seat else say("all-in")


def new_match(model: Model) -> h.Node:
    """The scenarios with their boards."""
    names = sorted(
        library.scenario_names(), key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name)
    )
    return [
        bar(say("new-match")),
        h.main(".page")[h.h1(tabindex="-1")[say("choose")], h.div(".shelf")[[_scenario(name) for name in names]]],
    ]


def _scenario(name: str) -> h.Element:
    scenario = scenario_named(name)
    return h.button(".tale", data_do="scenario", data_name=name, id=f"scenario-{name}")[
        h.span(".tale-picture")[thumbnail(scenario, scenario.setup)],
        h.span(".tale-text")[
            h.h2[scenario.name],
            h.span(".meta")[
                h.span[say("players", number=len(scenario.players))],
                h.span[say("tiles", number=len(scenario.board.tiles))],
            ],
            h.p[scenario.about],
        ],
    ]


def names(model: Model) -> h.Node:
    """Who plays, before the first secret; and the rule cards of what there is."""
    scenario = scenario_named(model.scenario_name)
    styles = tokens.seat_styles(scenario.players)
    rows = [
        h.div[
            tokens.seat_chip(styles[colour]),
            [
                h.input(
                    name=colour, value=colour.title(), aria_label=say("name-of", colour=colour.title()), maxlength="24"
                ),
                None if "needs-https" in model.hints or len(scenario.players) < 2 else _plays(colour),
            ]
            if colour not in scenario.passive
            else h.span(".quiet")[say("passive", colour=colour.title())],
        ]
        for colour in scenario.players
    ]
    return [
        bar(say("new-match")),
        h.main(".page.narrow")[
            h.header[h.h1(tabindex="-1")[scenario.name], h.p(".quiet")[scenario.about]],
            h.div(".hero-picture")[thumbnail(scenario, scenario.setup, scenario.name)],
            h.form(".card.stack", data_on="begin")[
                h.h2[say("who-plays")],
                h.div(".seat-form")[rows],
                h.button(".button.primary.wide", type="submit")[say("begin")],
            ],
            h.section[
                h.h2[say("cards")],
                h.div(".rule-cards")[[_card(item, scenario) for item in scenario.catalog.items.values()]],
            ],
        ],
    ]


def _plays(colour: str) -> h.Element:
    """Whether a seat is played at this device or by somebody who is sent links."""
    ways = (("here", "plays-here"), ("link", "plays-link"))
    return h.select(name=f"plays-{colour}", aria_label=say("plays", colour=colour.title()))[
        [h.option(value=value)[say(text)] for value, text in ways]
    ]


def _card(item: Item, scenario: Scenario) -> h.Element:
    price = "–" if item.cost is None else f"${item.cost}"
    return h.article(".rule-card")[
        item_icon(item),
        h.h3[item.name],
        h.span(".price")[price],
        h.p[h.code[item.abbreviation], " ", " ".join(list(sentences(item, scenario.catalog))[1:])],
    ]
