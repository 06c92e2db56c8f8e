"""Addresses of places in the page: `#go=…`, what the address bar shows, and the way from an address to its place.

The part after # never leaves the device: no server learns which match is played. It says nothing that is secret.
The same words after a question mark (`?go=…`) lead there too: shortcuts and links from elsewhere use that form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from rozz import library
from rozz.ui.features import navigation
from rozz.ui.features.match_list.match_list import is_kept
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy, Updated
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Learning
from rozz.ui.state.stages import REVEAL

#: What an address of a place begins with.
BEGIN = "#go="
#: Screens of a match, by their word in an address.
OF_A_MATCH = {"match": "table", "history": "history", "review": "review"}
#: The characters that stand for themselves in an address.
_PLAIN = re.compile(r"[\w.~-]*", re.ASCII)


def update(model: Model, message: m.AddressMessage) -> Updated:
    """Handle a message about addresses."""
    match message:
        case m.NotHere(identity):
            return replace(model, screen="absent", session=None, aside=None, elsewhere=identity), ()
        case m.CopyAddress() if place := address(model):
            said = say("address-copied-here" if "&match=" in place else "address-copied")
            return replace(model, toast=said), (Copy(model.address + place),)
    return model, ()


def address(model: Model) -> str:
    """The suffix of the page's address that leads to what is shown; empty for the first screen."""
    session = model.aside or model.session
    match model.screen:
        case "simulator" if model.simulator:
            return model.simulator.address
        case "rules":
            return _written("rules", game=navigation.game_of_rules(model), rule=model.rule)
        case "puzzles" | "design":
            return _written(model.screen)
        case "new":
            return _written("new-match", way=model.wanted.way)
        case "names":
            return _written("new-match", game=model.scenario_game, scenario=model.scenario_name)
        case "elsewhere" | "absent":
            return _written("match", match=model.elsewhere)
        case "table" | "history" | "review" if session is not None:
            return _of_session(model, session)
    return ""


def _of_session(model: Model, session: Session) -> str:
    """The address of a match, of a turn of it, of a puzzle or a lesson; empty if it is kept nowhere."""
    if session.solving is not None:
        return _written("puzzles", puzzle=session.solving.name) if session.solving.name else ""
    if isinstance(session.kind, Learning):
        return _written("learn", game=session.match.game.name)
    if not is_kept(model, session):
        return ""
    identity, is_at_table = session.match.identity, model.screen == "table"
    if is_at_table and model.aside is None and session.stage == REVEAL:
        step = str(session.step) if session.step else ""
        return _written("match", match=identity, turn=str(session.shown_turn), step=step)
    return _written("match" if is_at_table else model.screen, match=identity)


def _written(place: str, **values: str) -> str:
    """An address; empty if a value cannot be written plainly, which no name of ours needs.

    >>> _written("rules", game="rozz", rule=""), _written("puzzles", puzzle="a&b")
    ('#go=rules&game=rozz', '')
    """
    if not all(_PLAIN.fullmatch(value) for value in values.values()):
        return ""
    return BEGIN + place + "".join(f"&{name}={value}" for name, value in values.items() if value)


def match_of(asked: Mapping[str, str]) -> str:
    """The id of the match that an address leads to; empty for any other.

    >>> match_of({"go": "history", "match": "m1"}), match_of({"go": "rules"})
    ('m1', '')
    """
    return asked.get("match", "") if asked.get("go") in OF_A_MATCH else ""


def way_to(asked: Mapping[str, str], depth: int = 0) -> tuple[m.Message, ...]:
    """The messages that lead to the place of an address; none if there is no such place.

    A page that is loaded again knows from the browser how deep it was below the first screen: the simulator is two
    steps deep if it was opened from the rules.

    >>> way_to({"go": "rules", "game": "rozz", "rule": "rule-4"})
    (ShowRules(game='rozz', rule='rule-4'),)
    """
    game = asked["game"] if asked.get("game") in library.GAMES else ""
    match asked.get("go"):
        case "rules":
            return (m.ShowRules(game, asked.get("rule", "")),)
        case "new-match":
            way, name = asked.get("way", ""), asked.get("scenario", "")
            shown = m.NewMatch(way if way in ("link", "here") else "")
            is_known = name in library.scenario_names(game or library.DEFAULT_GAME)
            return (shown, m.ChooseScenario(name, game)) if is_known else (shown,)
        case "puzzles":
            if "given" in asked:
                return (m.ShowPuzzles(), m.OpenSharedPuzzle(asked["given"]))
            return (m.ShowPuzzles(),) if "puzzle" not in asked else (m.ShowPuzzles(), m.OpenPuzzle(asked["puzzle"]))
        case "simulator":
            number = _number(asked.get("seed", ""), -1)
            run = m.ShowSimulator(number, asked.get("story", ""), asked.get("steps", ""))
            return (m.ShowRules(), run) if depth > 1 else (run,)
        case "learn":
            return (m.Learn(game),)
        case "design":
            return (m.ShowDesign(),)
    return (m.OpenPuzzle(asked["puzzle"]),) if "puzzle" in asked else ()


def _number(text: str, otherwise: int) -> int:
    """A number of an address; `otherwise` if it is none, or longer than any of ours."""
    return int(text) if len(text) <= 9 and text.isdecimal() else otherwise


def way_in_match(model: Model, asked: Mapping[str, str]) -> tuple[m.Message, ...]:
    """The messages that lead from a match that has just been opened to the place of an address in it."""
    session = model.session
    turn, step = (_number(asked.get(name, ""), 0) for name in ("turn", "step"))
    if session is None:
        return ()
    if asked.get("go") == "history":
        return (m.ShowHistory(),)
    if asked.get("go") == "review":
        return (m.ShowReview(),)
    if not 0 < turn <= len(session.match.played):
        return ()
    if session.stage == REVEAL and session.shown_turn == turn:
        return (m.GoToStep(step),) if step != session.step else ()
    watched = (m.Replay(turn, is_paused=True), *((m.GoToStep(step),) if step else ()))
    return watched if session.kind.is_over else (m.ShowHistory(), *watched)
