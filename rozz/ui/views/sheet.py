"""The sheet of the tapped tile: what stands there, what can be ordered about it, how many and what is taken along."""

from __future__ import annotations

import htpy as h

from rozz.engine.match import Place
from rozz.engine.rozz import plans
from rozz.engine.rozz.plans import Choice
from rozz.engine.rozz.position import EMPTY, Position, Stack
from rozz.ui import compose
from rozz.ui.icons import item_icon, sign
from rozz.ui.model import Chosen, Letter, Session
from rozz.ui.remembering import remembered
from rozz.ui.texts import say


def what(chosen: Chosen) -> str:
    """What is chosen, in few words: INF ×3, A4 → A5 + SRNUKE."""
    amount = f" ×{chosen.quantity}" if chosen.quantity != 1 else ""
    aboard = "".join(f" + {item}" + (f" ×{n}" if n > 1 else "") for item, n in chosen.cargo.items() if n)
    target = chosen.target
    goal = f" → {target.piece.item + ' in ' if target.piece else ''}{target.tile}" if target else ""
    place = chosen.choice.tile or chosen.choice.colour
    return f"{chosen.choice.item}{amount}{', ' if place else ''}{place}{goal}{aboard}"


@remembered(most=8)
def labels(seats: tuple[Place, ...], position: Position, seat: str) -> dict[str, str]:
    """What a screen reader hears of each tile that holds something."""
    return {tile: label(seats, tile, stack, seat) for tile, stack in position.items()}


@remembered(most=1024)
def label(seats: tuple[Place, ...], tile: str, stack: Stack, seat: str) -> str:
    """What a screen reader hears of a tile that holds something: B3: yours, ARMOR 1, INF 4; SRNUKE 1."""
    names = {place.colour: say("yours") if place.colour == seat else place.name for place in seats}
    parts: dict[str, list[str]] = {}
    for piece, number in stack.items():
        parts.setdefault(piece.owner, []).append(f"{piece.item} {number}")
    said = [f"{names.get(owner, '')}, {', '.join(held)}".removeprefix(", ") for owner, held in parts.items()]
    return f"{tile}: {'; '.join(said)}"


def sheet(session: Session) -> h.Element | None:
    """What stands in the tile in hand, and what can be ordered about it; or letters and aid, off the board."""
    composer = session.composer
    choices = compose.choices(session)
    shown = choices if composer.tile else [each for each in choices if each.kind != "message" or not each.refusal]
    if not composer.tile and not shown:
        return None
    refused = list(dict.fromkeys(_why(choice) for choice in choices if choice.refusal))
    stack = session.match.state.position.get(composer.tile, EMPTY)
    heard = label(session.match.seats, composer.tile, stack, session.seat)
    held = heard if stack else f"{composer.tile}: {say('empty-tile')}"
    close = h.button(".plain", data_do="cancel", aria_label=say("close"))[sign("close")]
    return h.section(
        "#sheet", class_="sheet" if composer.tile else "sheet off-board", aria_label=composer.tile or say("off-board")
    )[
        h.div(".sheet-head")[h.h2[held if composer.tile else say("off-board")], close if composer.tile else None],
        _stepper(composer.chosen) if composer.chosen else None,
        _letter(session, composer.letter) if composer.letter else None,
        h.div("#choices.choices")[[_choice(session, each) for each in shown]],
        [h.p(".why")[reason] for reason in refused[:4]],
    ]


def _why(choice: Choice) -> str:
    return f"{choice.item}: {choice.refusal}" if choice.item else choice.refusal


def _letter(session: Session, letter: Letter) -> h.Element:
    """A message to another player; only the two will read it."""
    name = session.match.names[letter.colour]
    return h.label(".typed")[
        h.span(".note")[say("letter-to", name=name)],
        h.input("#letter", type="text", data_on="letter", value=letter.text, maxlength="160", autocomplete="off"),
    ]


def _choice(session: Session, choice: Choice) -> h.Element:
    item = session.match.scenario.catalog.known.get(choice.item)
    chosen = session.composer.chosen
    asked = (choice.kind, choice.item, choice.colour)
    is_chosen = bool(chosen and (chosen.choice.kind, chosen.choice.item, chosen.choice.colour) == asked)
    amount = f"×{choice.most}" if choice.kind == "move" and choice.most > 1 else ""
    price = f"${item.cost}" if item and choice.kind == "purchase" else ""
    note = say("conditional") if choice.conditional else ""
    return h.button(
        ".choice",
        data_do="pick",
        data_kind=choice.kind,
        data_item=choice.item,
        data_colour=choice.colour,
        aria_pressed="true" if is_chosen else "false",
        aria_disabled="true" if choice.refusal else None,
        title=choice.refusal or (item.name if item else None),
    )[
        item_icon(item) if item else sign("letter"),
        _named(session, choice),
        h.span(".amount")[" ".join(each for each in (amount, price, note) if each)]
        if amount or price or note
        else None,
    ]


def _named(session: Session, choice: Choice) -> str:
    if choice.colour:
        key = "aid-for" if choice.kind == "purchase" else "letter-for"
        return say(key, item=choice.item, name=session.match.names[choice.colour])
    return say(choice.kind, item=choice.item)


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
