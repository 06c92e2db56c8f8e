"""What stands between the commands: the page to pass on, all in, the turn shown, the result."""

from __future__ import annotations

import htpy as h

from rozz.engine.game import Line
from rozz.engine.rozz.position import occupied_tiles, pieces_of
from rozz.engine.rozz.report import VICTORIES
from rozz.engine.rozz.state import allowances
from rozz.ui import replay
from rozz.ui.icons import sign
from rozz.ui.model import Session
from rozz.ui.texts import say
from rozz.ui.views import tokens
from rozz.ui.views.board import BoardMarks, board
from rozz.ui.views.parts import bar, links, map_tools, rule_link, seats


def handover(session: Session) -> h.Node:
    """Opaque and whole: no board, no log, no counts; nothing of anybody's commands."""
    match = session.match
    name = match.names[session.seat]
    style = tokens.seat_styles(match.scenario.players)[session.seat]
    return h.main(".handover")[
        tokens.seat_chip(style),
        h.h1[say("pass-to", name=name)],
        h.p[say("pass-safe", name=name)],
        h.button(".button.primary", data_do="i-am")[say("i-am", name=name)],
        _take_back(session),
        h.button(".link", data_do="home")[say("home")],
    ]


def _take_back(session: Session) -> h.Element | None:
    colour = session.came_from
    if colour not in session.match.pending:
        return None
    return h.button(".link", data_do="take-back", data_colour=colour)[
        say("take-back", name=session.match.names[colour])
    ]


def all_in(session: Session) -> h.Node:
    """Everybody is ready."""
    return h.main(".handover")[
        h.h1[say("all-in")],
        h.button(".button.primary", data_do="show")[say("show-everyone")],
        _take_back(session),
        h.button(".link", data_do="home")[say("home")],
    ]


def reveal(session: Session) -> h.Node:
    """A turn, step by step, on the board and in words."""
    match = session.match
    steps = replay.steps(match, session.shown_turn)
    number = min(session.step, len(steps) - 1)
    step = steps[number]
    marks = BoardMarks(lit=step.lit, ghosts=step.ghosts, arrows=step.arrows, title=match.scenario.name)
    is_last = number == len(steps) - 1
    onward = say("to-result") if match.outcome else say("next-turn")
    return h.div(".table-screen")[
        bar(f"{say('turn', turn=session.shown_turn)} · {match.scenario.name}", seats(match), links()),
        h.main(".table")[
            h.div(".map")[board(match.scenario, step.position, marks=marks), map_tools()],
            h.aside(".slip", aria_label=say("revealed", turn=session.shown_turn))[
                h.div(".slip-head")[
                    h.h2[say("revealed", turn=session.shown_turn)],
                    h.p(".expects", role="status")[say("step", number=number + 1, total=len(steps), title=step.title)],
                ],
                h.div(".slip-body")[
                    h.section[_orders(session) if number == 0 else None, report(step.lines)],
                    _turn_card(session) if is_last else None,
                ],
                h.div(".player")[
                    h.div(".steps")[
                        [
                            h.button(
                                class_="past" if index < number else None,
                                data_do="step",
                                data_number=index,
                                aria_current="step" if index == number else None,
                                aria_label=each.title,
                            )
                            for index, each in enumerate(steps)
                        ]
                    ],
                    h.div(".player-keys")[
                        _key("first", 0, "first"),
                        _key("previous", max(0, number - 1), "back"),
                        _key("next", min(len(steps) - 1, number + 1), "next"),
                        _key("last", len(steps) - 1, "last"),
                    ],
                    h.button(".button.primary.wide", data_do="next-turn")[onward],
                ],
            ],
        ],
    ]


def _key(text: str, number: int, icon: str) -> h.Element:
    return h.button(data_do="step", data_number=number, aria_label=say(text))[sign(icon)]


def _orders(session: Session) -> h.Element:
    """Everybody's commands, as anybody may read them."""
    match = session.match
    turn = match.sight(None).played[session.shown_turn - 1]
    return h.ol(".report")[
        [
            h.li[h.span[f"{match.names[seat]}: ", h.code[match.game.write(command)]]]
            for seat, commands in turn.orders.items()
            for command in commands
        ]
    ]


def report(lines: tuple[Line, ...]) -> h.Element:
    """Lines of a report with their rules."""
    return h.ol(".report")[[h.li[h.span[line.text], " ", rule_link(line.rule)] for line in lines]]


def _turn_card(session: Session) -> h.Element:
    """What every seat has after the turn."""
    match = session.match
    after = match.played[session.shown_turn - 1].after
    tiles = occupied_tiles(after.position, match.scenario.catalog)
    allowance = allowances(after)
    owned: dict[str, int] = {}
    for _, piece, number in pieces_of(after.position):
        owned[piece.owner] = owned.get(piece.owner, 0) + number
    heads = ("player", "occupied", "pieces", "money", "commands")
    styles = tokens.seat_styles(match.scenario.players)
    return h.section(".card.turn-card")[
        h.table[
            h.thead[h.tr[[h.th(class_=None if key == "player" else "amount")[say(key)] for key in heads]]],
            h.tbody[
                [
                    h.tr[
                        h.td[h.span(".row")[tokens.seat_chip(styles[place.colour]), place.name]],
                        [
                            h.td(".amount")[value]
                            for value in (
                                tiles.get(place.colour, 0),
                                owned.get(place.colour, 0),
                                f"${after.money[place.colour]}",
                                allowance[place.colour],
                            )
                        ],
                    ]
                    for place in match.seats
                ]
            ],
        ]
    ]


def over(session: Session) -> h.Node:
    """Who won and by which rule; the turns to look at again; once more."""
    match = session.match
    outcome = match.outcome
    assert outcome is not None
    names = " and ".join(match.names[seat] for seat in outcome.winners)
    sentence = VICTORIES[outcome.reason].format_map({**outcome.facts, "winners": names})
    styles = tokens.seat_styles(match.scenario.players)
    return [
        bar(match.scenario.name, seats(match), links()),
        h.main(".page.victory")[
            h.div(".laurels")[[tokens.seat_chip(styles[seat]) for seat in outcome.winners]],
            h.h1[say("won", names=names) if names else say("draw")],
            h.p(".quiet")[sentence, " ", rule_link(outcome.rule)],
            h.div(".row")[
                h.button(".button.primary", data_do="rematch")[say("rematch")],
                h.button(".button", data_do="replay", data_turn=1)[say("replay")],
            ],
            h.section(".card", style="width:100%;text-align:left")[
                h.h2[say("history")],
                h.ol(".turns")[
                    [
                        h.li(".turn")[
                            h.button(".link", data_do="replay", data_turn=turn.number)[say("turn", turn=turn.number)],
                            h.span(".quiet")[
                                match.game.report(turn, match.names)[-1].text if match.game.report(turn) else ""
                            ],
                        ]
                        for turn in match.played
                    ]
                ],
            ],
        ],
    ]
