"""The table while commands are written: the board, and beside it the dispatch slip."""

from __future__ import annotations

import htpy as h

from rozz.engine.game import Verdict
from rozz.engine.rozz import plans, reasons
from rozz.engine.rozz.commands import Move, Strike
from rozz.engine.rozz.plans import Choice
from rozz.engine.rozz.position import EMPTY, Piece
from rozz.ui import compose
from rozz.ui.icons import item_icon, sign
from rozz.ui.model import Chosen, Session
from rozz.ui.replay import arrow_of
from rozz.ui.texts import say
from rozz.ui.views.board import BoardMarks, board
from rozz.ui.views.parts import bar, links, map_tools, seats
from rozz.ui.views.tile import Ghost


def table(session: Session) -> h.Node:
    """The whole screen."""
    match, state = session.match, session.match.state
    name = match.names[session.seat]
    return h.div(".table-screen")[
        bar(f"{say('turn', turn=state.turn)} · {match.scenario.name}", seats(match, session.seat), links()),
        h.main(".table")[
            h.div(".map")[board(match.scenario, state.position, marks=_marks(session)), map_tools()],
            h.aside(".slip", aria_label=say("commands-now", name=name))[
                h.div(".slip-head")[
                    h.h2[say("commands-now", name=name)],
                    h.p(".expects", role="status")[expects(session)],
                    h.button(data_do="cancel")[say("cancel")]
                    if session.composer.tile or session.composer.chosen
                    else None,
                ],
                h.div(".slip-body")[_dispatch(session), _sheet(session)],
                h.div(".thumb")[
                    h.button(".button", data_do="undo", aria_disabled=None if session.composer.before else "true")[
                        say("undo")
                    ],
                    h.button(".button", data_do="add", aria_disabled=None if _previewed(session) else "true")[
                        say("add")
                    ],
                    h.button(".button.primary", data_do="ready")[say("ready")],
                ],
            ],
        ],
    ]


def _previewed(session: Session) -> bool:
    return bool(session.composer.chosen and session.composer.chosen.command)


def what(chosen: Chosen) -> str:
    """What is chosen, in few words: INF ×3, A4 → A5 + SRNUKE."""
    amount = f" ×{chosen.quantity}" if chosen.quantity != 1 else ""
    aboard = "".join(f" + {item}" + (f" ×{n}" if n > 1 else "") for item, n in chosen.cargo.items() if n)
    target = chosen.target
    goal = f" → {target.piece.item + ' in ' if target.piece else ''}{target.tile}" if target else ""
    place = chosen.choice.tile or chosen.choice.colour
    return f"{chosen.choice.item}{amount}{', ' if place else ''}{place}{goal}{aboard}"


def expects(session: Session) -> str:
    """What is expected next."""
    composer = session.composer
    chosen = composer.chosen
    if chosen is None:
        return say("expects-piece", tile=composer.tile) if composer.tile else say("expects-tile")
    if chosen.choice.kind == "purchase":
        return say("expects-buy", what=what(chosen))
    if chosen.target is None:
        return say("expects-target", what=what(chosen))
    return say("expects-add", what=what(chosen), target=chosen.target.tile)


def _marks(session: Session) -> BoardMarks:
    composer = session.composer
    chosen = composer.chosen
    targets = frozenset(each.tile for each in chosen.choice.targets) if chosen else frozenset()
    is_move = bool(chosen and chosen.choice.kind == "move")
    arrows = [arrow_of(session.seat, each) for each in composer.commands if isinstance(each, Move | Strike)]
    ghosts = [
        Ghost(each.destination, Piece(session.seat, each.item), each.quantity)
        for each in composer.commands
        if isinstance(each, Move)
    ]
    command = chosen.command if chosen else None
    if isinstance(command, Move | Strike):
        arrows.append(arrow_of(session.seat, command, "draft"))
    return BoardMarks(
        selected=composer.tile,
        chosen=chosen.target.tile if chosen and chosen.target else "",
        cursor=composer.cursor or composer.tile,
        moves=targets if is_move else frozenset(),
        strikes=frozenset() if is_move else targets,
        ghosts=tuple(ghosts),
        arrows=tuple(arrows),
        labels=labels(session),
        title=session.match.scenario.name,
    )


def labels(session: Session) -> dict[str, str]:
    """What a screen reader hears of each tile that holds something: B3: yours, ARMOR 1, INF 4; SRNUKE 1."""
    names = session.match.names
    heard = {}
    for tile, stack in session.match.state.position.items():
        parts: dict[str, list[str]] = {}
        for piece, number in stack.items():
            parts.setdefault(piece.owner, []).append(f"{piece.item} {number}")
        said = [
            f"{say('yours') if owner == session.seat else names.get(owner, '')}, {', '.join(held)}".removeprefix(", ")
            for owner, held in parts.items()
        ]
        heard[tile] = f"{tile}: {'; '.join(said)}"
    return heard


def _dispatch(session: Session) -> h.Element:
    """The list of commands, as notation, and the same as text."""
    composer = session.composer
    draft = plans.Draft(session.match.state, session.seat, composer.commands)
    tally = say("tally", used=draft.used, allowance=draft.allowance, money=draft.money)
    rows = [_order(session, number, given) for number, given in enumerate(draft.verdicts)]
    return h.section(".dispatch")[
        h.div(".section-head")[h.h3[say("dispatch")], h.span(".tally")[tally]],
        h.ol(".orders")[rows] if rows else h.p(".quiet")[say("no-orders")],
        h.div(".row")[
            h.button(".link", data_do="clear")[say("clear")] if rows else None,
            h.button(".link", data_do="resign")[say("resign")],
        ],
        h.label(".typed")[
            h.span(".note")[say("typed")],
            h.textarea("#typed", rows="3", data_on="type", spellcheck="false", autocapitalize="off")[
                compose.written(session)
            ],
        ],
        h.p(".alert", role="alert")[composer.mistake] if composer.mistake else None,
    ]


def _order(session: Session, number: int, given: Verdict) -> h.Element:
    text = session.match.game.write(session.composer.commands[number])
    return h.li(class_="order" if given.is_done else f"order {given.status}")[
        h.span(".order-number")[number + 1],
        h.span(".notation")[text],
        None if given.is_done else h.span(".order-note")[f"{given.status}: {reasons.explain(given)} ({given.rule})"],
        h.div(".order-tools")[
            h.button(
                ".plain", data_do="raise-order", data_number=number, aria_label=say("raise-order", number=number + 1)
            )[sign("up")]
            if number
            else None,
            h.button(
                ".plain", data_do="delete-order", data_number=number, aria_label=say("delete-order", number=number + 1)
            )[sign("close")],
        ],
    ]


def _sheet(session: Session) -> h.Element | None:
    """What stands in the tile in hand, and what can be ordered about it."""
    composer = session.composer
    choices = compose.choices(session)
    if not composer.tile and not choices:
        return None
    refused = list(dict.fromkeys(f"{choice.item}: {choice.refusal}" for choice in choices if choice.refusal))
    stack = session.match.state.position.get(composer.tile, EMPTY)
    held = labels(session).get(composer.tile, "") if stack else f"{composer.tile}: {say('empty-tile')}"
    close = h.button(".plain", data_do="cancel", aria_label=say("close"))[sign("close")]
    return h.section(".sheet", aria_label=composer.tile or say("off-board"))[
        h.div(".sheet-head")[h.h3[held if composer.tile else say("off-board")], close if composer.tile else None],
        _stepper(composer.chosen) if composer.chosen else None,
        h.div(".choices")[[_choice(session, each) for each in choices]],
        [h.p(".why")[reason] for reason in refused[:4]],
    ]


def _choice(session: Session, choice: Choice) -> h.Element:
    item = session.match.scenario.catalog.known[choice.item]
    chosen = session.composer.chosen
    asked = (choice.kind, choice.item, choice.colour)
    is_chosen = bool(chosen and (chosen.choice.kind, chosen.choice.item, chosen.choice.colour) == asked)
    amount = f"×{choice.most}" if choice.kind == "move" and choice.most > 1 else ""
    price = f"${item.cost}" if choice.kind == "purchase" else ""
    note = say("conditional") if choice.conditional else ""
    return h.button(
        ".choice",
        data_do="pick",
        data_kind=choice.kind,
        data_item=choice.item,
        data_colour=choice.colour,
        aria_pressed="true" if is_chosen else "false",
        aria_disabled="true" if choice.refusal else None,
        title=choice.refusal or item.name,
    )[
        item_icon(item),
        say("aid-for", item=choice.item, name=session.match.names[choice.colour])
        if choice.colour
        else say(choice.kind, item=choice.item),
        h.span(".amount")[" ".join(each for each in (amount, price, note) if each)]
        if amount or price or note
        else None,
    ]


def _stepper(chosen: Chosen) -> h.Node:
    """How many, what is taken along, and which of several targets."""
    choice = chosen.choice
    return [
        h.div(".row")[
            _numbers("quantity", "", chosen.quantity),
            h.button(data_do="quantity", data_number=choice.most)[say("all", number=choice.most)]
            if choice.kind == "move"
            else None,
        ]
        if choice.most > 1
        else None,
        h.ul(".cargo")[
            [
                h.li[h.span[say("take-along", item=item)], _numbers("cargo", item, chosen.cargo.get(item, 0))]
                for item, _ in choice.cargo
            ]
        ]
        if choice.cargo
        else None,
        [_aim(number, target, chosen) for number, target in compose.offered(chosen)],
        h.p(".preview")[what(chosen)],
    ]


def _numbers(do: str, item: str, number: int) -> h.Element:
    about = f" {item}" if item else ""
    return h.div(".stepper")[
        h.button(data_do=do, data_item=item, data_number=number - 1, aria_label=say("fewer") + about)["−"],
        h.output[number],
        h.button(data_do=do, data_item=item, data_number=number + 1, aria_label=say("more") + about)["+"],
    ]


def _aim(number: int, target: plans.Target, chosen: Chosen) -> h.Element:
    assert target.piece is not None
    owner = "" if target.piece.owner == "neutral" else f"{target.piece.owner} "
    key = "may-arrive" if target.is_expected else "target-piece"
    return h.button(
        ".choice", data_do="target", data_number=number, aria_pressed="true" if target == chosen.target else "false"
    )[say(key, piece=f"{owner}{target.piece.item}", tile=target.tile)]
