"""Choose a scenario: by game and number of players, grouped by occasion, each row with a small board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.engine.game import Rules
from rozz.ui.games import face_of
from rozz.ui.games.face import OCCASIONS
from rozz.ui.i18n.scenario_texts import scenario_about, shipped_name
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model
from rozz.ui.views.widgets import match_lengths
from rozz.ui.views.widgets.shared_parts import top_bar

#: The heading over the scenarios, by how others play.
HEADINGS = {"here": "choose-together", "link": "choose-by-link"}


def scenario_list_page(model: Model) -> h.Node:
    """The wanted scenarios, game by game."""
    found = [(game, names) for game in library.GAMES if (names := tuple(_wanted_scenarios(model, game)))]
    return [
        top_bar(say("new-match")),
        h.main(".page")[
            h.h1(tabindex="-1")[say(HEADINGS.get(model.wanted.way, "choose"))],
            _filters(model),
            [
                h.section(aria_label=face_of(game).title)[
                    h.h2[face_of(game).title],
                    [_group(game, occasion, names) for occasion in (*OCCASIONS, "")],
                ]
                for game, names in found
            ],
            # Always in the page: screen readers often skip a region that is added together with its text.
            h.p("#none-found.quiet", role="status")[None if found else _no_scenarios_text(model)],
            None if found else h.div[_show_all_button()],
        ],
    ]


def _no_scenarios_text(model: Model) -> str:
    """The text that nothing matches, which happens only within one game."""
    wanted = model.wanted
    if wanted.way == "link" and not _scenarios_by_link(wanted.game):
        return say("open-dice", game=face_of(wanted.game).title)
    return say("no-scenario", game=face_of(wanted.game).title, players=players_text(wanted.players))


def _games_not_by_link(model: Model) -> Iterator[str]:
    """The games that can't be played by link, except the selected one: its empty list already says why."""
    if model.wanted.way == "link":
        yield from (game for game in library.GAMES if not _scenarios_by_link(game) and game != model.wanted.game)


def _show_all_button() -> h.Element:
    """The button that shows all scenarios."""
    return h.button(".button", data_do="narrow", data_game="", data_players=0)[say("show-all-scenarios")]


def read_scenario(game: str, name: str) -> tuple[Any, Mapping[str, Any]]:
    """A shipped scenario, and its mapping."""
    return _read_scenario(library.game(game), game, name)


@remembered(most=2)
def _read_scenario(rules: Rules, game: str, name: str) -> tuple[Any, Mapping[str, Any]]:
    written = library.scenario_mapping(name, game)
    return rules.read(written), written


def number_of_players(game: str, name: str) -> int:
    """How many people play."""
    return _facts_of(library.game(game), game, name).players


def scenario_card(game: str, name: str) -> Markup:
    """A scenario's card: its board and its description."""
    return _facts_of(library.game(game), game, name).card


@dataclass(frozen=True)
class _Facts:
    """Cached facts about a scenario, for choosing it."""

    players: int
    card: Markup


@remembered(most=64)
def _facts_of(rules: Rules, game: str, name: str) -> _Facts:
    """Cached because each change of the screen redraws all cards, and parsed scenarios take much memory."""
    scenario, written = read_scenario(game, name)
    # Nobody plays a seat that never acts.
    number = sum(not seat.is_passive for seat in rules.seats(scenario))
    return _Facts(number, Markup(str(_card(game, name, scenario, written, number))))


@remembered(most=64)
def _picture(rules: Rules, game: str, name: str) -> Markup:
    """A scenario's small board; cached apart from its card, because most boards are the same in every language."""
    return Markup(str(face_of(game).thumbnail(read_scenario(game, name)[0], None)))


def _wanted_scenarios(model: Model, game: str) -> Iterator[str]:
    """The wanted scenarios of a game: first scenarios for beginners, then the others in order of name."""
    if model.wanted.game not in ("", game):
        return
    first = face_of(game).beginner_scenarios
    names = sorted(
        library.scenario_names(game), key=lambda name: (first.index(name) if name in first else len(first), name)
    )
    # With others in mind, scenarios for one player appear only on request.
    least = 2 if model.wanted.way and model.wanted.players == 0 else 1
    asked = model.wanted.players
    possible = _scenarios_by_link(game) if model.wanted.way == "link" else names
    for name in names:
        number = number_of_players(game, name)
        if number >= least and asked in (0, number) and name in possible:
            yield name


@remembered(most=len(library.GAMES))
def _scenarios_by_link(game: str) -> frozenset[str]:
    """The scenarios of a game that can be played by link."""
    return frozenset(name for name in library.scenario_names(game) if not rolls_in_open(game, name))


def rolls_in_open(game: str, name: str) -> bool:
    """Whether a scenario rolls dice in open moments, so it cannot be played by link."""
    return library.game(game).rolls_in_open(read_scenario(game, name)[0])


def _filters(model: Model) -> h.Element:
    """Radio buttons for the game and the number of players; none leads to an empty list."""
    wanted = model.wanted
    least = 2 if wanted.way else 1  # somebody who wants to play with others cannot use those for one
    known = {game: _player_numbers(game, wanted.way) for game in library.GAMES}
    of_game = known[wanted.game] if wanted.game else frozenset().union(*known.values())
    numbers = sorted(each for each in of_game | {wanted.players} - {0} if each >= least or each == wanted.players)
    impossible = tuple(_games_not_by_link(model))
    games = [game for game in library.GAMES if known[game] or game == wanted.game or game in impossible]
    return h.div(".narrowing")[
        h.fieldset(".chips")[
            h.legend(".heard")[say("which-game")],
            _chip("game", say("any-game"), not wanted.game, "", wanted.players),
            [
                # A game without scenarios for this number of players shows all that it has.
                _chip(
                    "game",
                    face_of(game).title,
                    game == wanted.game,
                    game,
                    wanted.players if wanted.players in known[game] else 0,
                    why_not=f"why-not-{game}" if game in impossible else "",
                )
                for game in games
            ],
            [h.p(f"#why-not-{game}.note")[say("open-dice", game=face_of(game).title)] for game in impossible],
        ],
        h.fieldset(".chips")[
            h.legend(".heard")[say("number-of-players")],
            h.span(".note", aria_hidden="true")[say("number-wanted")],
            [
                _chip("players", str(number or say("any-number")), number == wanted.players, wanted.game, number)
                for number in (0, *numbers)
            ],
        ],
    ]


def _player_numbers(game: str, way: str) -> frozenset[int]:
    """For how many players a game has scenarios."""
    names = _scenarios_by_link(game) if way == "link" else library.scenario_names(game)
    return frozenset(number_of_players(game, name) for name in names)


def _chip(kind: str, label: str, is_chosen: bool, game: str, number: int, why_not: str = "") -> h.Element:
    """A radio button; disabled if a reason stands in the element `why_not`."""
    return h.label(".only")[
        h.input(
            type="radio",
            name=kind,
            checked=is_chosen,
            disabled=bool(why_not),
            aria_describedby=why_not or None,
            data_do="narrow",
            data_game=game,
            data_players=number,
            aria_label=players_text(number) if kind == "players" else None,
        ),
        label,
    ]


def players_text(number: int) -> str:
    """A number of players in words; 0: any."""
    return say("any-players") if number == 0 else say("players", number=number)


def _group(game: str, occasion: str, names: tuple[str, ...]) -> h.Node:
    """The scenarios for one occasion."""
    face = face_of(game)
    rows = [name for name in names if face.occasions.get(name, "") == occasion]
    if not rows:
        return None
    return h.div(".occasion")[
        h.h3[say(f"games-occasion-{occasion}")] if occasion else None,
        h.div(".rows")[[scenario_card(game, name) for name in rows]],
    ]


def _card(game: str, name: str, scenario: Any, written: Mapping[str, Any], number: int) -> h.Element:
    face = face_of(game)
    return h.button(".row-of", data_do="scenario", data_game=game, data_name=name, id=f"scenario-{game}-{name}")[
        h.span(".row-picture")[_picture(library.game(game), game, name)],
        h.span(".row-text")[
            h.strong[shipped_name(game, str(written["name"]))],
            h.span(".meta")[
                h.span[players_text(number)],
                [h.span[each] for each in face.size_notes(scenario)],
                match_lengths.short_length(game, name),
            ],
            h.span(".goal")[sign("goal"), face.goal(scenario)],
            h.span(".about")[scenario_about(game, name)],
        ],
    ]
