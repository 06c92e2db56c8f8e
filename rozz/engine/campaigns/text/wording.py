"""Display names of units, forces, orders and choices, shared by offers and reports."""

from __future__ import annotations

from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.state import Force
from rozz.engine.campaigns.model.tables import BELL, GARRISON, INTRINSIC, KINDS, LEADERS, type_of
from rozz.engine.game import on_board

#: The board name for places on the map; spaces of the battleboard have none.
MAP = "map"

ORDER_NAMES = {"A": "Advance", "S": "Stand", "B": "Back"}
FLANK_NAMES = {"L": "Left", "R": "Right"}
#: What a seat should do in each moment.
EXPECTS = {
    "deploy": "Place your army, then tap Ready. Tap a space to move what stands there.",
    "deploy-in-hand": "Tap a space for {name}.",
    "groups": "Regroup if you like, then tap Ready. Tap a space to see who stands there.",
    "groups-in-hand": "Choose whom {name} joins.",
    "spells": "Cast your spells, or none.",
    "spells-in-hand": "Tap a target for {name}.",
    "spells-where": "Tap the space that {name} goes to.",
    "orders": "Give orders, then tap Ready. Tap a space to change its orders.",
    "orders-in-hand": "Choose an order for each force in {name}.",
    "initiative": "You have the initiative. Move first or second?",
    "activate": "Tap a stack to move it, or pass.",
    "activate-in-hand": "Tap where {name} goes.",
    "activate-nobody": "Nobody goes. Choose who does.",
    "turn-order": "You won the roll. Move first or second?",
    "activation": "Choose a force to activate.",
    "activation-in-hand": "Tap where {name} goes or fires.",
    "forced": "{name} must act now.",
    "answer": "You are attacked! Fall back, or stand and fight?",
    "shots": "Who shoots at the enemies in the air?",
    "losses": "You took hits. Choose your losses: {number}.",
    "losses-at-most": "Choose units worth up to {number} strength, as close as you can get.",
    "losses-at-least": "Choose units worth at least {number} strength, and no more than you must.",
    "leaders": "Choose where your leader goes.",
    "withdraw": "Stay and fight on? Then tap Ready. Or retreat.",
    "muster": "Battle at {place}! Fight on the board, or fast?",
    "refuge": "Tap where your troops retreat to.",
    "keep": "Choose which mercenaries stay.",
    "attrition": "Choose who is lost on the way.",
    "approach": "Battle at {place}! Assault, or offer the honors of war?",
    "honors": "Accept the honors of war?",
    "return": "Tap where your Ruler returns.",
    "recruit": "Tap a Hero to recruit a unit.",
    "recruit-in-hand": "What does {name} recruit?",
    "none": "You have nothing to command now.",
    "set": "Your command is set.",
}
#: Labels of buttons by their picks.
LABELS = {
    "first": "First",
    "second": "Second",
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
    "goes": "included",
    "stays": "left behind",
    "carries": "{name} carries the Bell",
    "leave-bell": "Leave the Bell here",
    "chosen": "chosen",
    "drop": "Drop off {name}",
    "take": "Pick up {name}",
    "this-turn": "this turn",
    "in-fortress": "in the fortress",
    "no-more": "no more moves this turn",
    "the-stack": "the stack",
    "with-bell": "{name} with the Bell",
    "ring": "Ring the Bell",
    "none": "Nothing",
    "nobody": "Recruit\u00a0no\u00a0one",
    "alone": "Joins nobody",
    "take-back": "Undo the last change",
}
#: What a Hero can recruit.
HIRES = {
    "random": "Random unit",
    "special": "Specialist: {kind}",
    "hire": "Hire {kind}: nobody comes on 8 or more",
    "own": "Hire {kind}: they come for sure",
}
A_WITCH = "A witch"
STAY_IN_BATTLE = "Stay in the battle"
STAND_AND_FIGHT = "All stand and fight"
NOBODY_SHOOTS = "Nobody shoots"
STRENGTH = "strength {number}"
#: By the number of guns that a fortress mounts.
GUNS_CHOSEN = ("No\u00a0guns", "1\u00a0gun", "2\u00a0guns")
GROUPS = {
    "force": "Your forces",
    "do": "What it does",
    "order": "Change the order (a die)",
    "who": "Who",
    "stack": "Who goes",
    "carrier": "Who carries the Bell",
    "drop": "Drop off on the way",
    "take": "Pick up on the way",
    "fly": "Fly",
    "hero": "Heroes who can recruit",
    "recruit": "Recruit",
    "or": "Or",
}


def spot(point: str) -> str:
    """A point of the map in the form of picks and reports.

    >>> spot("Straw Ferry")
    'map/Straw Ferry'
    """
    return on_board(MAP, point)


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


def is_piece(name: str) -> bool:
    """Whether a name belongs to a unit, a leader, the Bell or the garrison."""
    return name in LEADERS or name in (BELL, GARRISON) or type_of(name) in (*KINDS, "FREG", "FMED")


def unit_name_within(name: str) -> str:
    """A unit or leader in full, within a sentence.

    >>> unit_name_within("Bell"), unit_name_within("WREG2")
    ('the Bell', 'Spears 2')
    """
    return {BELL: "the Bell", GARRISON: "the garrison"}.get(name) or unit_name(name)


def kind_name(kind: str) -> str:
    """A kind of mercenaries in full.

    >>> kind_name("GIA"), kind_name("witch")
    ('Albine Giants', 'A witch')
    """
    return KINDS[f"X{kind}"].name if f"X{kind}" in KINDS else A_WITCH


def short_name(name: str) -> str:
    """A unit short enough for a counter: its type and number.

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
