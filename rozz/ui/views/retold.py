"""What was ordered and what came of it, in words: everybody's commands, the lines of a step, a tile's story."""

from __future__ import annotations

import htpy as h

from rozz.engine.game import Line
from rozz.ui.games import face_of
from rozz.ui.games.face import Step
from rozz.ui.icons import sign
from rozz.ui.model import Session
from rozz.ui.texts import say
from rozz.ui.views.parts import rule_link
from rozz.ui.views.seats import seat_chip, seat_styles


def orders(session: Session) -> h.Element:
    """Everybody's commands, as anybody may read them."""
    match = session.match
    turn = match.sight(None).played[session.shown_turn - 1]
    styles, names = seat_styles(match.colours), match.names_at(session.shown_turn)
    return h.div(".all-orders")[
        [
            h.section[
                h.h2(".row")[seat_chip(styles[seat]), h.bdi[names[seat]]],
                h.ol[
                    [
                        h.li(class_="" if given.is_done else given.status)[
                            h.code[match.game.write(command)],
                            None if given.is_done else h.span(".quiet")[given.status],
                        ]
                        for command, given in zip(commands, turn.verdicts[seat], strict=True)
                    ]
                ]
                if commands
                else h.p(".quiet")[say("gave-none")],
            ]
            for seat, commands in turn.orders.items()
            if seat in turn.moment.seats
        ]
    ]


def report(lines: tuple[Line, ...], tile: str = "") -> h.Element | None:
    """Lines of a report with their rules; a line leads to its tile."""
    if not lines:
        return None
    return h.ol(".report")[
        [h.li(class_="now" if tile in each.tiles else None)[_line(each), rule_link(each.rule)] for each in lines]
    ]


def _line(line: Line) -> h.Element:
    if not line.tile:
        return h.span[line.text]
    return h.button(data_do="look", data_tile=line.tile)[line.text]


def story(session: Session, steps: tuple[Step, ...], shown: int) -> h.Element:
    """What happened to one tile in the whole turn."""
    rows = [
        (index, step, line) for index, step in enumerate(steps) for line in step.lines if session.tile in line.tiles
    ]
    return h.section("#story.story", aria_label=say("story", tile=session.tile))[
        h.div(".sheet-head")[
            h.h2[say("story", tile=session.tile)],
            h.button(".plain", data_do="look", aria_label=say("close"))[sign("close")],
        ],
        h.p(".note")[face_of(session.match.game.name).standing(session.match, steps[shown], session.tile)],
        h.ol(".report")[
            [
                h.li(class_="now" if index == shown else None)[
                    h.button(data_do="step", data_number=index)[h.span(".quiet")[f"{step.title}: "], line.text],
                    rule_link(line.rule),
                ]
                for index, step, line in rows
            ]
        ]
        if rows
        else h.p(".quiet")[say("no-story")],
    ]
