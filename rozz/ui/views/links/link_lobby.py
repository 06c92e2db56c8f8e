"""Before a match by link starts: who has which seat, seats to take, custom scenarios, the start."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from rozz.engine.links.wire.link_contents import Contents
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.links import join_conflicts
from rozz.ui.features.links.link_actions import FAULT
from rozz.ui.games import face_of, is_named_after_game
from rozz.ui.games.scenario_lengths import LENGTHS
from rozz.ui.i18n.display_names import LONGEST_NAME, color_name, one_line, scenario_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import has, listed, with_dots
from rozz.ui.state.links import seat_requests
from rozz.ui.state.links.linked_match import Linked, own_scenario
from rozz.ui.state.model import Model, Session
from rozz.ui.views.setup import scenario_list
from rozz.ui.views.widgets import match_lengths
from rozz.ui.views.widgets.shared_parts import name_limit_note


def custom_scenario_notice(linked: Linked) -> h.Node:
    """A notice that the scenario is custom: its name may be that of a well-known one."""
    own = own_scenario(linked)
    if own is None:
        return None
    maker, differs = own
    difference_note = h.p(".note")[say("own-differs", what=_scenario_parts(differs))] if differs else None
    heading = say("own-scenario", name=maker) if maker else say("own-scenario-unnamed")
    return h.section(".card.stack")[h.h2[heading], difference_note]


def _scenario_parts(keys: Sequence[str]) -> str:
    """The parts of a scenario with these keys of its file, each once."""
    return listed(dict.fromkeys(say(f"own-part-{key if has(f'own-part-{key}') else 'other'}") for key in keys))


def match_summary(session: Session, linked: Linked) -> str:
    """The game and its scenario, for how many players, and how long it takes, if known."""
    contents, game = linked.ledger.contents, session.match.game.name
    number = len(contents.humans) + len(contents.computers)
    length = not contents.invite.inline and LENGTHS.get(game, {}).get(contents.invite.scenario)
    duration = [match_lengths.turns_text(length)] if length else []
    titles = () if is_named_after_game(session.match) else (face_of(game).title,)
    return with_dots((*titles, scenario_name(session.match), scenario_list.players_text(number), *duration))


def seat_list(session: Session, linked: Linked) -> h.Element:
    contents = linked.ledger.contents
    styles = seat_styles(session.match.colours)
    rows = []
    for colour in contents.humans:
        joined = [each for each in contents.joins if each.seat == colour]
        names = listed(join_conflicts.label(contents, each) for each in joined)
        mine = _local_player_note(linked, colour) if colour in linked.seats else ""
        rows.append(h.li[seat_chip(styles[colour]), h.span[names or say("free-seat")], h.span(".note")[mine or None]])
    for seat in session.match.seats:
        if seat.colour in contents.computers:
            note = h.span(".note")[say("plays-computer")]
            rows.append(h.li[seat_chip(styles[seat.colour]), h.span[seat.shown], note])
    return h.ul(".seat-list", aria_label=say("who-plays"))[rows]


def _local_player_note(linked: Linked, seat: str) -> str:
    """Says that this device plays a seat, and under which name if others want it too."""
    contents = linked.ledger.contents
    is_uncontested = sum(each.seat == seat for each in contents.joins) < 2
    asked = [join_conflicts.label(contents, each) for each in join_conflicts.own_requests(linked) if each.seat == seat]
    return say("on-this-device") if is_uncontested else say("here-as", name=listed(asked))


def conflict_notice(linked: Linked) -> h.Node:
    """Warns that several people want one seat or share a name, and says what can be done."""
    sentences = [*join_conflicts.conflict_sentences(linked), *join_conflicts.similar_names(linked)]
    contents = linked.ledger.contents
    has_words = any(join_conflicts.label(contents, each) != each.name for each in contents.joins)
    if sentences and has_words and linked.is_creator:
        sentences[-1] = f"{sentences[-1]} {say('two-words')}"
    # Always in the page: screen readers often skip a region that is added together with its text.
    return h.div("#contest.stack", role="status")[[h.p(".alert")[each] for each in sentences]]


def join_form(model: Model, linked: Linked) -> h.Node:
    """The form to ask for a free seat; players who have asked can ask again under another name."""
    seats = (*(linked.seats if join_conflicts.similar_names(linked) else ()), *join_conflicts.open_seats(linked))
    return _seat_request_form(model, linked, seats) if seats else None


def waitlist_form(model: Model, linked: Linked, maker: str) -> h.Node:
    """When all seats are asked for, ask for a seat that somebody gives up."""
    if linked.is_creator:
        return None
    is_open = bool(model.refused) and model.form == "join"
    return h.details(open=is_open)[
        h.summary[say("given-up")],
        h.div(".stack")[
            h.p(".note")[say("given-up-how", maker=maker)],
            _seat_request_form(model, linked, join_conflicts.link_seats(linked)),
        ],
    ]


def rename_form(model: Model, linked: Linked) -> h.Node:
    """The form to change a player's name before the match starts."""
    asked = join_conflicts.own_requests(linked)
    if not asked or linked.ledger.contents.start is not None:
        return None
    is_refused = bool(model.refused) and model.form == "name"
    return h.details(open=is_refused)[
        h.summary[say("change-name")],
        h.form(".stack", data_on="change-name")[
            h.label[
                h.span(".note")[say("new-name-here")],
                h.input(
                    name="name",
                    value=one_line(asked[-1].name),
                    maxlength=LONGEST_NAME,
                    autocomplete="off",
                    aria_describedby="longest-new-name",
                ),
            ],
            name_limit_note("longest-new-name"),
            h.button(".button", type="submit")[say("use-name")],
            _form_error(model, "name"),
        ],
    ]


def withdrawal_help(maker: str) -> h.Node:
    """What players can do if they asked for a seat but no longer want to play."""
    return h.p(".note")[say("changed-mind", maker=maker)]


def _seat_request_form(model: Model, linked: Linked, seats: Sequence[str]) -> h.Element:
    asked = join_conflicts.own_requests(linked)
    # If a particular seat were preselected, everybody with the same invitation would ask for that one.
    offers_any_seat = not asked and len(linked.status().free) > 1
    return h.form(".stack", data_on="join")[
        h.label[
            h.span(".note")[say("which-seat")],
            h.select(name="seat")[
                h.option(value="")[say("any-seat")] if offers_any_seat else None,
                [h.option(value=seat)[color_name(seat)] for seat in seats],
            ],
        ],
        h.label[
            h.span(".note")[say("your-name")],
            h.input(
                name="name",
                value=one_line(asked[0].name) if asked else model.settings.name or None,
                maxlength=LONGEST_NAME,
                autocomplete="off",
                aria_describedby="longest-name",
            ),
        ],
        name_limit_note("longest-name"),
        h.button(".button.primary.wide", type="submit")[say("take-seat")],
        _form_error(model, "join"),
    ]


def _form_error(model: Model, form: str) -> h.Element | None:
    """Why a form failed."""
    is_shown = model.refused and model.form == form
    return h.p(f"#{FAULT}.alert", role="alert", tabindex="-1")[model.refused] if is_shown else None


def start_form(model: Model, linked: Linked) -> h.Node:
    contents = linked.ledger.contents
    if linked.status().free:
        return None
    several = [seat for seat in contents.humans if len(seat_requests.offered(contents, seat)) > 1]
    return h.form(".stack", data_on="start-match")[
        h.p(".quiet")[say("start-how")],
        [_player_choice(contents, seat, model.chosen.get(seat)) for seat in several],
        h.button(".button.primary.wide", type="submit")[say("start-match")],
        _form_error(model, "start"),
    ]


def _player_choice(contents: Contents, seat: str, chosen: str | None) -> h.Element:
    """Choose among the people who ask for a seat; somebody is preselected only if the choice is clear or was made."""
    joins = seat_requests.offered(contents, seat)
    is_same_person = len({each.key for each in joins}) == 1
    return h.label[
        h.span(".note")[say("several-names" if is_same_person else "several-joined", colour=color_name(seat))],
        h.select(name=seat)[
            h.option(value="")[say("choose-who")] if seat_requests.is_undecided(contents, seat) else None,
            [
                h.option(value=join.identity.hex(), selected=join.identity.hex() == chosen)[
                    join_conflicts.label(contents, join)
                ]
                for join in joins
            ],
        ],
    ]
