"""What units, forces, orders and choices are called by players: the words that offers and reports share."""

from __future__ import annotations

from rozz.engine.campaigns.battleboard import OFF
from rozz.engine.campaigns.state import Force
from rozz.engine.campaigns.tables import BELL, GARRISON, INTRINSIC, KINDS, LEADERS, type_of

ORDER_NAMES = {"A": "Advance", "S": "Stand", "B": "Back"}
FLANK_NAMES = {"L": "Left", "R": "Right"}
#: What a seat is asked to do in each moment.
EXPECTS = {
    "deploy": "Place your army, then tap Ready. Tap a space to move what stands there.",
    "deploy-in-hand": "Tap a space for {name}.",
    "groups": "Regroup if you like, then tap Ready. Tap a space to see who stands there.",
    "groups-in-hand": "Choose whom {name} joins.",
    "spells": "Choose a spell, or tap Ready without one.",
    "spells-in-hand": "Tap a target for {name}.",
    "spells-where": "Tap the space that {name} goes to.",
    "orders": "Give orders, then tap Ready. Tap a space to change its orders.",
    "orders-in-hand": "Choose an order for each force in {name}.",
    "initiative": "Move first or second?",
    "activate": "Choose a stack to move, or pass.",
    "turn-order": "You won the roll. Move first or second?",
    "activation": "Choose a force to activate.",
    "activation-in-hand": "Tap where {name} goes or fires.",
    "forced": "{name} must act now.",
    "answer": "You are attacked! Fall back, or stand and fight?",
    "shots": "Who shoots at the enemies in the air?",
    "losses": "You take hits. Choose who is lost: {number}.",
    "leaders": "Choose where your leader goes.",
    "withdraw": "Stay and fight on? Then tap Ready. Or retreat.",
    "muster": "Fight on the board, or fast?",
    "refuge": "Choose where your troops retreat to.",
    "keep": "Choose which mercenaries stay.",
    "attrition": "Choose who is lost on the way.",
    "approach": "Assault, or offer the honors of war?",
    "honors": "Accept the honors of war?",
    "return": "Choose where your Ruler returns.",
    "recruit": "Choose a Hero and what to recruit.",
    "none": "You have nothing to command now.",
    "set": "Your command is set.",
}
#: Buttons by the pick that they stand for.
LABELS = {
    "first": "Move first",
    "second": "Move second",
    "pass": "Pass",
    "wait": "Wait",
    "melee": "Attack",
    "stay": "Stay",
    "off": "Leave",
    "coordinate": "Coordinate",
    "join": "Join",
    "retreat": "Retreat from the battle",
    "assault": "Assault",
    "honors": "Offer the honors of war",
    "accept": "Accept",
    "decline": "Decline",
    "fast": "Fight fast",
    "board": "Fight on the board",
    "fly": "Fly",
    "go": "March",
    "ring": "Ring the Bell",
    "none": "Nothing",
    "nobody": "Recruit nobody",
    "alone": "Joins nobody",
    "take-back": "Undo the last change",
}
STAY_IN_BATTLE = "Stay in the battle"
STAND_AND_FIGHT = "All stand and fight"
NOBODY_SHOOTS = "Nobody shoots"
GROUPS = {"force": "Your forces", "do": "What it does", "order": "Change the order (a die)", "who": "Who"}


def unit_name(name: str) -> str:
    """A unit or leader in full.

    >>> unit_name("WREG2"), unit_name("FMED1"), unit_name("Evora"), unit_name("Bell")
    ('Spears 2', 'Fortress guns 1', 'Evora', 'The Bell')
    """
    if name in LEADERS:
        return name
    if name == BELL:
        return "The Bell"
    if name == GARRISON:
        return "The garrison"
    kind = type_of(name)
    number = name[len(kind):]
    if kind[0] == INTRINSIC:
        return f"{'Fortress infantry' if kind == 'FREG' else 'Fortress guns'} {number}"
    return f"{KINDS[kind].name} {number}"


def short_name(name: str) -> str:
    """A unit as short as a counter has room for: its type and number.

    >>> short_name("WREG2"), short_name("Evora")
    ('REG2', 'Evora')
    """
    return name if name in LEADERS or name in (BELL, GARRISON) else name[1:]


def force_name(force: Force) -> str:
    """A force in full.

    >>> force_name(Force("A", "1C", ("Evora",), ("WREG1",))), force_name(Force("A", "1C", (), ("WREG1",)))
    ('Evora’s group', 'Spears 1')
    """
    return f"{force.name}’s group" if force.is_group else unit_name(force.name)


def space_name(space: str) -> str:
    """A space within a sentence."""
    return "off the board" if space == OFF else space


def listed(names: list[str]) -> str:
    """Names in a row.

    >>> listed(["Evora", "Zerde", "Bell"])
    'Evora, Zerde and Bell'
    """
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)
