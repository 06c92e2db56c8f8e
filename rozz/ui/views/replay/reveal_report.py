"""Commands and their results in plain words. The notation of commands unfolds below; on paper it is beside them."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Line, Verdict, name_of
from rozz.engine.match import Match
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.games.face import ReplayStep
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.texts import say
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session
from rozz.ui.views.widgets.plan_commands import collapsed_notation
from rozz.ui.views.widgets.shared_parts import rule_link


def step_report(session: Session, step: ReplayStep, number: int) -> h.Node:
    """The sentences of a step; the first step also shows all commands (in an open move, after the results)."""
    match = session.match
    lines = report_lines(match.game.name, step.lines, session.tile)
    if number:
        return lines
    is_sealed = match.played[session.shown_turn - 1].moment.is_sealed
    return [commands_report(match, session.shown_turn), lines] if is_sealed else [lines, _move_notation(session)]


@remembered(most=4)
def commands_report(match: Match, shown: int, is_repeated: bool = False, is_printed: bool = False) -> Markup:
    """Everybody's public commands in a turn, as they are known before it is played; printed, also which ones failed.

    On the page their notation is folded below all of them, on paper it is beside each. With `is_repeated`, a command
    that was carried out is shown only in notation, because the report beside them has a line for each.
    """
    turn = match.as_seen_by(None).played[shown - 1]
    styles, names = seat_styles(match.colours), match.names_at(shown)
    sections = [
        h.section(aria_label=names[seat])[
            seat_chip(styles[seat]),
            h.ol[
                [
                    _printed(match, names, seat, command, verdict, is_repeated)
                    if is_printed
                    else _command_item(match, names, seat, command, verdict.without_failure)
                    for command, verdict in zip(commands, turn.verdicts[seat], strict=True)
                ]
            ]
            if commands
            else h.p(".quiet")[say("gave-none", name=names[seat])],
        ]
        for seat, commands in turn.orders.items()
        if seat in turn.moment.seats
    ]
    given = [
        command
        for seat, commands in turn.orders.items()
        for command in commands
        if match.game.write(command) not in replay_steps.in_words(match, names, seat, command)
    ]
    # The notation stays outside of the grid: within it, it would keep columns open that no player's list needs.
    orders = h.div(".all-orders")[sections]
    notation = None if is_printed else collapsed_notation(match, given)
    return Markup(str(h.fragment[orders, notation]))


def _printed(
    match: Match, names: Mapping[str, str], seat: str, command: object, verdict: Verdict, is_repeated: bool
) -> h.Element:
    """A command with its notation; without its sentence if that is printed elsewhere."""
    notation = match.game.write(command)
    if verdict.is_done and is_repeated:
        return h.li[h.code(".notation")[notation]]
    words = replay_steps.in_words(match, names, seat, command)
    beside = None if notation in words else _notation(notation)
    return h.li(class_="" if verdict.is_done else verdict.status)[_sentence(words, verdict), beside]


def _command_item(match: Match, names: Mapping[str, str], seat: str, command: object, verdict: Verdict) -> h.Element:
    """A command with its player, and whether it had no effect."""
    words = replay_steps.in_words(match, names, seat, command)
    return h.li(class_="" if verdict.is_done else verdict.status)[_sentence(words, verdict)]


def _sentence(words: str, verdict: Verdict) -> h.Element:
    return h.p[
        h.span(".command-phrase")[words],
        None if verdict.is_done else [" ", h.strong[say("in-vain", status=verdict.status)]],
    ]


def _move_notation(session: Session) -> h.Element | None:
    """The notation of an open move, folded: its result is already described; a resignation needs none."""
    match = session.match
    turn = match.as_seen_by(None).played[session.shown_turn - 1]
    return collapsed_notation(match, [
        each
        for seat, commands in turn.orders.items()
        for each in commands
        if each not in match.game.resignation_commands(match.scenario, seat)
    ])  # fmt: skip


def _notation(text: str) -> h.Element:
    return h.code(".notation", aria_hidden="true")[text]


@remembered(most=16)
def report_lines(game: str, lines: tuple[Line, ...], tile: str = "") -> Markup | None:
    """Lines of a report with their rules; lines about a tile are marked, and each line leads to its tile."""
    if not lines:
        return None
    items = [
        h.li(class_=[tile in each.tiles and "now", bool(each.counts) and "counted"])[
            _line(each), rule_link(game, each.rule), _notation(render(each.counts)) if each.counts else None
        ]
        for each in lines
    ]
    return Markup(str(h.ol(".report")[items]))


def _line(line: Line) -> h.Element:
    if not line.tile:
        return h.span[render(line.plain)]
    return h.button(data_do="look", data_tile=line.tile)[render(line.plain)]


def tile_story(session: Session, steps: tuple[ReplayStep, ...], shown: int) -> h.Element:
    """What happened to one tile in the whole turn."""
    rows = [
        (index, step, line) for index, step in enumerate(steps) for line in step.lines if session.tile in line.tiles
    ]
    return h.section("#story.story", aria_label=say("story", tile=name_of(session.tile)))[
        h.div(".sheet-head")[
            h.h2[say("story", tile=name_of(session.tile))],
            h.button(".plain", data_do="look", aria_label=say("close"))[sign("close")],
        ],
        h.p(".note")[face_of(session.match.game.name).contents_at(session.match, steps[shown], session.tile)],
        h.ol(".report")[
            [
                h.li(class_="now" if index == shown else None)[
                    h.button(data_do="step", data_number=index)[
                        say_marked("list-headed", heading=h.span(".quiet")[step.title], text=render(line.plain))
                    ],
                    rule_link(session.match.game.name, line.rule),
                    _notation(render(line.counts)) if line.counts else None,
                ]
                for index, step, line in rows
            ]
        ]
        if rows
        else h.p(".quiet")[say("no-story")],
    ]
