"""Before a match starts: who plays which seat, under which name and where, and other options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from typing import Any

import htpy as h

from rozz import library
from rozz.engine.game import Option, Rules, Seat
from rozz.engine.links.ledger import invitation
from rozz.engine.links.signing.envelopes import SILENT
from rozz.ui.board.seat_styles import SeatStyle, seat_chip, seat_styles
from rozz.ui.features.opponents import computer_levels, own_strength
from rozz.ui.features.opponents.computer_levels import level_name
from rozz.ui.features.table import match_start
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import LONGEST_NAME, OPTION, color_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.scenario_texts import scenario_about, shipped_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.icons import sign
from rozz.ui.state.model import Model
from rozz.ui.views.setup import scenario_list
from rozz.ui.views.widgets import match_lengths
from rozz.ui.views.widgets.shared_parts import name_limit_note, pressed_value, top_bar

#: The hint that a match cannot be played by link, and the id of the text that says why.
OPEN_DICE = "open-dice"
#: More options are folded: one scenario has seventeen.
MAX_OPTIONS = 4


def match_setup_page(model: Model) -> h.Node:
    """The players (asked before the first secret), the options, and the contents of the scenario."""
    rules = library.game(model.scenario_game)
    model = _without_links(model) if _rolls_in_open(model, rules) else model
    scenario, written = scenario_list.read_scenario(model.scenario_game, model.scenario_name)
    title = shipped_name(model.scenario_game, str(written["name"]))
    face = face_of(model.scenario_game)
    seats = rules.seats(scenario)
    is_by_link = any(_is_by_link(model, seat.colour, seat is seats[0]) for seat in seats if not seat.is_passive)
    cards = face.cards(_scenario_as_chosen(model, rules, scenario, is_by_link))
    return [
        top_bar(say("new-match")),
        h.main(".page.narrow")[
            h.header[
                h.h1(tabindex="-1")[title],
                h.p(".goal")[sign("goal"), face.goal(scenario)],
                h.p(".quiet")[scenario_about(model.scenario_game, model.scenario_name)],
                match_lengths.length_details(model.scenario_game, model.scenario_name),
            ],
            h.div(".hero-picture")[face.thumbnail(scenario, None, title)],
            h.form(".card.stack", data_on="begin")[
                h.h2[say("who-plays")],
                h.div(".seat-form")[_seats(model, seats, is_by_link)],
                _others_row(model, seats) if len(seats) > 2 else None,
                _matching_level_button(model) if _may_match(model, seats) else None,
                name_limit_note("longest-name"),
                h.p(".note")[say("needs-https")] if "needs-https" in model.hints and len(seats) > 1 else None,
                h.p(".note")[say(OPEN_DICE, game=face.title)] if OPEN_DICE in model.hints and len(seats) > 1 else None,
                _options(model, rules.options(scenario), is_by_link),
                h.button(".button.primary.wide", type="submit")[say("begin")],
            ],
            h.section[h.h2[say("cards")], cards] if cards else None,
        ],
    ]


def _seats(model: Model, seats: Sequence[Seat], is_by_link: bool) -> list[h.Element]:
    """Who plays each seat; if only one is played here, it invites the others."""
    styles = seat_styles(tuple(seat.colour for seat in seats))
    here = [seat for seat in seats if _is_here(model, seat, seats)]
    inviting = here[0] if is_by_link and len(here) == 1 else None
    return [
        _seat(model, seat, styles[seat.colour], len(seats), seat is seats[0], is_inviting=seat is inviting)
        for seat in seats
    ]


def _rolls_in_open(model: Model, rules: Rules) -> bool:
    """Whether the match with these options cannot be played by link."""
    scenario, _ = scenario_list.read_scenario(model.scenario_game, model.scenario_name)
    return rules.rolls_in_open(_scenario_as_chosen(model, rules, scenario, is_by_link=False))


def _without_links(model: Model) -> Model:
    """The page for a match that cannot be played by link, whatever was chosen before."""
    chosen = {field for field, value in model.typed.items() if field.startswith(match_start.PLAYS) and value == "link"}
    typed = {**model.typed, **dict.fromkeys(chosen, "here")}
    wanted = replace(model.wanted, way="" if model.wanted.way == "link" else model.wanted.way)
    return replace(model, typed=typed, wanted=wanted, hints=model.hints | {OPEN_DICE})


def _seat(
    model: Model, seat: Seat, style: SeatStyle, number: int, is_first: bool, is_inviting: bool = False
) -> h.Element:
    """A seat's row; a player who invites others by link gets the name they gave before."""
    name = color_name(seat.colour)
    if seat.is_passive:
        return h.div[seat_chip(style), h.span(".quiet")[say("passive", colour=name)]]
    box = h.input(
        name=seat.colour,
        value=model.typed.get(seat.colour, (is_inviting and model.settings.name) or name),
        aria_label=say("name-of", colour=name),
        maxlength=LONGEST_NAME,
        aria_describedby="longest-name",
    )
    return h.div[
        seat_chip(style),
        # Remote players choose their own names. The note has its own place: inserting it before a focused element would
        # take its focus away.
        h.div[
            h.span(".quiet")[say("named-by-link", colour=name)] if _is_by_link(model, seat.colour, is_first) else box
        ],
        _player_choice(model, seat.colour, is_first) if number > 1 else None,
    ]


def _others_row(model: Model, seats: Sequence[Seat]) -> h.Element:
    """Set how all others play with one tap; each seat's row is above."""
    colours = match_start.others(model.typed, seats)
    now = {_chosen_player(model, colour, colour == seats[0].colour) or "here" for colour in colours}
    levels = computer_levels.levels()
    ways = [(computer_levels.plays_at(each.number), computer_levels.numbered(each)) for each in levels]
    return h.div("#others.row", role="group", aria_label=say("others"))[
        h.span(".note")[say("others")],
        [
            h.button(
                ".button.small",
                type="button",
                data_do="fill-others",
                data_plays=plays,
                aria_pressed=pressed_value(now == {plays}),
            )[label]
            for plays, label in (*ways, ("here", say("others-here")))
        ],
        h.p(".note", role="status")[_affected_players(model, colours, now)],
    ]


def _may_match(model: Model, seats: Sequence[Seat]) -> bool:
    """Whether a computer may play: nobody has chosen to play with people, or a seat is set to a computer."""
    ways = [_chosen_player(model, seat.colour, seat is seats[0]) for seat in seats]
    return len(seats) > 1 and (not model.wanted.way or any(way in computer_levels.KNOWN for way in ways))


def _matching_level_button(model: Model) -> h.Node:
    """A button for the level nearest to the player's own results in this game, if there are any."""
    points = dict(model.settings.strengths).get(model.scenario_game)
    if points is None:
        return None
    level = own_strength.matching(points)
    plays = computer_levels.plays_at(level.number)
    return h.div(".row")[
        h.button(
            ".button.small", type="button", data_do="fill-others", data_plays=plays, aria_describedby="strength-about"
        )[say("match-strength")],
        h.p("#strength-about.note")[say("strength-about", level=level_name(level))],
    ]


def _affected_players(model: Model, colours: Sequence[str], now: Set[str]) -> str:
    """Which other players the choice affects, once it has been made."""
    names = listed(model.typed.get(colour, color_name(colour)) for colour in colours)
    return say("others-computer", names=names) if len(now) == 1 and now <= set(computer_levels.KNOWN) else ""


def _options(model: Model, options: Sequence[Option], is_by_link: bool) -> h.Node:
    """The options of the match; many are folded until somebody wants them."""
    rows = [_option(model, each, is_by_link) for each in options]
    if len(rows) <= MAX_OPTIONS:
        return rows
    chosen = ((model.typed.get(f"{OPTION}{each.key}"), each.values[0][0]) for each in options)
    return h.details(open=any(value not in (None, default) for value, default in chosen))[
        h.summary[say("match-options", number=len(rows))], h.div(".stack.unfolded")[rows]
    ]


def _option(model: Model, option: Option, is_by_link: bool) -> h.Element:
    """An option of the match, whose first value is the default; or why it is unavailable by link."""
    if is_by_link and invitation.is_fixed_by_silence(option):
        return h.p(".note")[say(f"by-link-{option.key}")]
    name = f"{OPTION}{option.key}"
    return h.label(".row.spread")[
        render(option.label),
        h.select(name=name)[
            _option_elements([(value, render(each)) for value, each in option.values], model.typed.get(name))
        ],
    ]


def _scenario_as_chosen(model: Model, rules: Rules, scenario: Any, is_by_link: bool) -> Any:
    """The scenario with the form's options, which decide what is for sale."""
    left = [each.key for each in rules.options(scenario) if not (is_by_link and invitation.is_fixed_by_silence(each))]
    chosen = [f"{key}={model.typed[OPTION + key]}" for key in left if OPTION + key in model.typed]
    return invitation.with_options_applied(rules, scenario, [SILENT, *chosen] if is_by_link else chosen)


def _player_choice(model: Model, colour: str, is_first: bool) -> h.Element:
    """Whether a seat is played on this device, by link, or by a computer player."""
    is_alone = "needs-https" in model.hints or OPEN_DICE in model.hints
    ways = [("here", say("plays-here")), *(() if is_alone else (("link", say("plays-link")),))]
    computers = [
        (computer_levels.plays_at(each.number), say("computer-level", number=each.number, name=level_name(each)))
        for each in computer_levels.levels()
    ]
    chosen = _chosen_player(model, colour, is_first)
    return h.select(name=f"{match_start.PLAYS}{colour}", aria_label=say("plays", colour=color_name(colour)))[
        _option_elements(ways, chosen),
        h.optgroup(label=say("plays-computer"))[_option_elements(computers, chosen)],
    ]


def _chosen_player(model: Model, colour: str, is_first: bool) -> str | None:
    """How the form says a seat is played; None if nothing was chosen."""
    usual = "link" if model.wanted.way == "link" and not is_first else None
    return model.typed.get(f"{match_start.PLAYS}{colour}", usual)


def _is_by_link(model: Model, colour: str, is_first: bool) -> bool:
    return "needs-https" not in model.hints and _chosen_player(model, colour, is_first) == "link"


def _is_here(model: Model, seat: Seat, seats: Sequence[Seat]) -> bool:
    """Whether the form has a person play this seat on this device."""
    return not seat.is_passive and _chosen_player(model, seat.colour, seat is seats[0]) in (None, "here")


def _option_elements(values: Iterable[tuple[str, str]], chosen: str | None) -> list[h.Element]:
    """The options of a choice, with the chosen one marked."""
    return [h.option(value=value, selected=value == chosen)[label] for value, label in values]
