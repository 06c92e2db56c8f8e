"""Start a match: of a chosen scenario, or a rematch."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import count

from rozz import library
from rozz.engine.ai.levels import nearest_level
from rozz.engine.game import Seat
from rozz.engine.match import HERE, Match
from rozz.ui.features.links import link_actions
from rozz.ui.features.match_list.copy_names import shortened
from rozz.ui.features.match_list.match_list import title, title_of
from rozz.ui.features.opponents import computer_levels
from rozz.ui.features.table import seat_swaps, shared_device
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import LONGEST_TITLE, OPTION, called, color_name, one_line
from rozz.ui.state import messages as m
from rozz.ui.state.effects import AskToKeep, KeepForm, Remember, Updated, UseKeys
from rozz.ui.state.links.key_step_values import ToBegin, ToRematch
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Model, Session, Settings
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import OVER

#: Prefix of the form fields that say how a seat is played.
PLAYS = "plays-"


def update(model: Model, message: m.SetupMessage) -> Updated:
    """Handle a message of the setup."""
    match message:
        case m.BeginMatch(_, names, _) if "link" in (plays := plays_of(names)).values():
            after, kept = link_actions.remember_own_name(model, _own_name(names, plays))
            return after, (*kept, UseKeys(ToBegin(model.scenario_game, model.scenario_name, plays, dict(names))))
        case m.BeginMatch(fresh, names, chance):
            after = replace(model, settings=_chosen(model.settings, plays_of(names)))
            begun = replace(_begun(after, fresh, names, bytes.fromhex(chance)), typed={})
            return begun, (AskToKeep(), Remember(after.settings))
        case m.FillForm(name, value):
            return _filled(model, {name: value})
        case m.FillOthers(plays):
            game = library.game(model.scenario_game)
            seats = game.seats(game.read(library.scenario_mapping(model.scenario_name, model.scenario_game)))
            return _filled(model, {f"{PLAYS}{colour}": plays for colour in others(model.typed, seats)})
        case m.PlayNow(game, fresh, chance, level):
            liked = replace(model, settings=replace(model.settings, level=level)) if level else model
            begun = _against_computer(liked, game or library.DEFAULT_GAME, fresh, bytes.fromhex(chance))
            return replace(begun, settings=model.settings), (AskToKeep(),)
        case m.Rematch(fresh, chance, side) if fresh and (session := model.session) and _is_over_here(session):
            return replace(model, session=_again(session, fresh, bytes.fromhex(chance), bool(side))), ()
        case m.Rematch() if (session := model.session) and session.kind.is_over and (linked := session.linked):
            again = (UseKeys(ToRematch(linked, _names_by_link(linked))),) if linked.can_be_repeated else ()
            return model, again
    return model, ()


def _own_name(names: Mapping[str, str], plays: Mapping[str, str]) -> str:
    """The name of the one who plays here and invites the others; empty if there are several, or if it is a color's."""
    here = [names.get(colour, "") for colour, how in plays.items() if how == HERE]
    colours = [colour for colour, how in plays.items() if how == HERE]
    return here[0] if len(here) == 1 and one_line(here[0]) not in (called(colours[0]), color_name(colours[0])) else ""


def _names_by_link(linked: Linked) -> dict[str, str]:
    """The names of everybody who signs in a match by link."""
    return {seat: one_line(join.name) or called(seat) for seat, join in linked.ledger.contents.chosen.items()}


def _filled(model: Model, fields: Mapping[str, str]) -> Updated:
    """Store changed fields of the form, so that they survive a reload."""
    typed = {**model.typed, **fields}
    kept = {"game": model.scenario_game, "scenario": model.scenario_name, "typed": typed}
    return replace(model, typed=typed), (KeepForm(json.dumps(kept)),)


def others(typed: Mapping[str, str], seats: Iterable[Seat]) -> list[str]:
    """The seats without a name in the new-match form; if none has one, all but the first."""
    colours = [seat.colour for seat in seats if not seat.is_passive]
    named = {colour for colour in colours if typed.get(colour, "") not in ("", called(colour), color_name(colour))}
    return [colour for colour in colours if colour not in (named or colours[:1])]


def plays_of(fields: Mapping[str, str]) -> dict[str, str]:
    """How each seat is played, here or by link, according to the form."""
    return {name.removeprefix(PLAYS): how for name, how in fields.items() if name.startswith(PLAYS)}


def _begun(model: Model, identity: str, names: Mapping[str, str], key: bytes) -> Model:
    game = library.game(model.scenario_game)
    scenario = game.read(library.scenario_mapping(model.scenario_name, model.scenario_game))
    chosen = {field.removeprefix(OPTION): value for field, value in names.items() if field.startswith(OPTION)}
    known = {colour: kept for colour, name in names.items() if (kept := one_line(name))}
    match = Match.begin(game, game.with_options(scenario, chosen), identity, known, key)
    match = shared_device.play_forced_moments(computer_levels.seated_by(match, plays_of(names)))
    session = shared_device.at_handover(Session(Here(match)))
    return replace(model, screen="table", session=replace(session, title=_apart(model, session)), aside=None)


def _apart(model: Model, session: Session) -> str:
    """A numbered name for another match of the same people against the same computer; empty if it needs none.

    The list shows game and scenario below it.
    """
    if not any(computer_levels.is_played_by_computer(place) for place in session.match.seats):
        return ""
    name, titles = title(session), {title_of(each) for each in model.shelf}
    if name not in titles:
        return ""
    numbered = (shortened(f"{name} ({number})", LONGEST_TITLE) for number in count(2))
    return next(each for each in numbered if each not in titles)


def _chosen(settings: Settings, plays: Mapping[str, str]) -> Settings:
    """Remember the strongest computer player of this match for the next quick start."""
    numbers = [int(how.partition(":")[2]) for how in plays.values() if how in computer_levels.KNOWN]
    return replace(settings, level=max(numbers)) if numbers else settings


def _against_computer(model: Model, game_name: str, identity: str, key: bytes) -> Model:
    """Start the first scenario against the computer player chosen last, or the first."""
    game = library.game(game_name)
    name = face_of(game_name).quick_start_scenario
    colours = [seat.colour for seat in game.seats(game.read(library.scenario_mapping(name, game_name)))]
    level = computer_levels.plays_at(nearest_level(model.settings.level).number)
    plays = {f"{PLAYS}{colour}": level for colour in colours[1:]}
    chosen = replace(model, scenario_name=name, scenario_game=game_name)
    return _begun(chosen, identity, {**{colour: called(colour) for colour in colours}, **plays}, key)


def _is_over_here(session: Session) -> bool:
    return session.stage == OVER and isinstance(session.kind, Here)


def _again(session: Session, identity: str, key: bytes, is_other_side: bool) -> Session:
    """A new match of the same scenario and people, on the same or other sides."""
    match = session.match
    seats = seat_swaps.other_sides(match.seats) if is_other_side else match.seats
    again = replace(Match.begin(match.game, match.scenario, identity, match.names, key), seats=seats)
    return shared_device.at_handover(Session(Here(shared_device.play_forced_moments(again)), title=session.title))
