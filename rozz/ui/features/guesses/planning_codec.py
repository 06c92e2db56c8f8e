"""Guesses, plans and scores ↔ their saved form. Like drafts, they stay on this device, out of links and files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.errors import BadText
from rozz.engine.match import Match
from rozz.ui.state.model import Composer, Session, Written
from rozz.ui.state.planning import MOST_PLANS, Guess, Guessed, Planning

#: The most commands that a saved list or a score may have; nobody writes a list that long.
MOST_COMMANDS = 400


def plain(session: Session) -> dict[str, object]:
    """Everybody's guesses and plans, and all scores, as plain values."""
    write = session.match.game.write

    def texts(commands: tuple[object, ...]) -> list[str]:
        return [write(each) for each in commands]

    return {
        "planning": {
            seat: {
                "moment": each.moment,
                "open": each.is_open,
                "plans": [texts(plan) for plan in each.plans],
                "guesses": {
                    rival: [guess.is_off, texts(guess.composer.commands)] for rival, guess in each.guesses.items()
                },
            }
            for seat, each in session.planning.items()
        },
        "guessed": [
            [each.moment, each.seat, each.rival, each.hits, each.given, each.listed, texts(each.commands)]
            for each in session.guessed
        ],
    }


def planning(match: Match, found: object) -> dict[str, Planning]:
    """Everybody's guesses and plans; unreadable ones are dropped, because a match is worth more."""
    if not isinstance(found, dict):
        return {}
    read = {seat: _planning(match, seat, each) for seat, each in found.items() if seat in match.colours}
    return {seat: each for seat, each in read.items() if each is not None}


def _planning(match: Match, seat: str, found: object) -> Planning | None:
    if not isinstance(found, dict) or found.get("moment") != len(match.played):
        return None
    plans, guesses = found.get("plans"), found.get("guesses")
    kept = [_commands(match, each) for each in plans[:MOST_PLANS]] if isinstance(plans, list) else []
    rows = guesses.items() if isinstance(guesses, dict) else ()
    return Planning(
        len(match.played),
        {rival: _guess(match, row) for rival, row in rows if rival in match.colours and rival != seat},
        tuple(dict.fromkeys(each for each in kept if each)),
        found.get("open") is True,
    )


def _guess(match: Match, row: object) -> Guess:
    is_off, texts = row if isinstance(row, list) and len(row) == 2 else (False, ())
    return Guess(Composer(Written(_commands(match, texts))), is_off is True)


def _commands(match: Match, texts: object) -> tuple[Any, ...]:
    """The commands of a list, without what this release cannot read."""
    found: list[Any] = []
    for text in texts[:MOST_COMMANDS] if isinstance(texts, list) else ():
        try:
            found += match.game.parse(match.scenario, text) if isinstance(text, str) else ()
        except BadText:
            continue
    return tuple(found)


def guessed(match: Match, found: object) -> tuple[Guessed, ...]:
    """All scores of moments that are over."""
    rows = [_score(match, row) for row in found] if isinstance(found, list) else []
    return tuple({(each.moment, each.seat, each.rival): each for each in rows if each is not None}.values())


def _score(match: Match, row: object) -> Guessed | None:
    if not isinstance(row, list) or len(row) != 7:
        return None
    moment, seat, rival, *numbers = row[:6]
    is_known = seat in match.colours and rival in match.colours and seat != rival
    is_counted = all(type(each) is int and each >= 0 for each in (moment, *numbers))
    if not (is_known and is_counted) or moment >= len(match.played):
        return None
    hits, given, listed = numbers
    if hits > min(given, listed) or max(given, listed) > MOST_COMMANDS:
        return None
    return Guessed(moment, seat, rival, hits, given, listed, _commands(match, row[6]))


def read(match: Match, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a session that were saved for guesses."""
    return {"planning": planning(match, fields.get("planning")), "guessed": guessed(match, fields.get("guessed"))}
