"""Lists of commands that were not given: a computer player's plan, or what others might do.

They are in plain words. Their notation, as it goes into the text box when they are used, unfolds below them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import htpy as h

from rozz.engine.game import Verdict
from rozz.engine.match import Match
from rozz.ui.games import command_phrase, command_with_full_names, face_of
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.i18n.translations import with_semicolons


def commands_in_words(
    match: Match, commands: Sequence[object], seat: str = "", faults: Sequence[str] = ()
) -> h.Element:
    """These commands in words, one per line; with a `seat`, each line names its player.

    faults: for each command, why it does nothing.
    """
    lines = zip_longest(commands, faults, fillvalue="")
    phrases = [_phrase(match, each, seat, why) for each, why in lines]
    return h.ul(".orders.command-phrases")[phrases or h.li[say("hint-nothing")]]


def commands_with_notation(match: Match, commands: Sequence[object], seat: str = "") -> h.Node:
    """These commands in words, with their notation folded below."""
    return [commands_in_words(match, commands, seat), collapsed_notation(match, commands)]


def collapsed_notation(match: Match, commands: Sequence[object]) -> h.Element | None:
    """These commands in notation, folded; None if there are none."""
    if not commands:
        return None
    return h.details(".as-text")[
        h.summary[say("plan-as-text")],
        [h.code(".notation")[match.game.write(each)] for each in commands],
    ]


def why_nothing_happens(match: Match, verdict: Verdict, name: str = "") -> str:
    """Why a command does nothing, with the rule; empty if it is carried out.

    Without a `name` it speaks to the player who gives the command, otherwise about the player with that name.
    """
    if verdict.is_done:
        return ""
    why = sentence(render(match.game.explain(verdict, name), match.names))
    return say("command-faulty-rule", status=verdict.status, why=why, rule=verdict.rule)


def commands_line(match: Match, seat: str, commands: Sequence[object]) -> str:
    """A player's name, and in the same line what these commands do."""
    name = match.names[seat]
    if not commands:
        return say("gave-none", name=name)
    return say("plan-of", name=name, commands=own_plan_line(match, commands))


def own_plan_line(match: Match, commands: Sequence[object]) -> str:
    """What a player's own plan does, in a line."""
    return with_semicolons(command_phrase(match, each) for each in commands) or say("hint-nothing")


def own_line_with_full_names(match: Match, commands: Sequence[object]) -> str:
    """The same for players who do not know the abbreviations yet."""
    return with_semicolons(command_with_full_names(match, each) for each in commands) or say("hint-nothing")


def _phrase(match: Match, command: object, seat: str, why_not: str) -> h.Element:
    words = (_words(match, seat, command) if seat else "") or command_phrase(match, command)
    in_words = h.code(".command-phrase") if words == match.game.write(command) else h.span(".command-phrase")
    return h.li(class_="void" if why_not else None)[
        in_words[words],
        h.p(".order-note")[why_not] if why_not else None,
    ]


def _words(match: Match, seat: str, command: object) -> str:
    """The words for a command; empty if the game has no words for it."""
    return face_of(match.game.name).command_sentence(match.scenario, seat, command, match.names)
