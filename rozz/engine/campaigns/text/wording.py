"""The names of units, leaders, forces, kinds, spells and orders as messages, shared by offers and reports.

Leaders bear the names of people, the same in every language; witches have numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozz.engine.campaigns.model.state import Force
from rozz.engine.campaigns.model.tables import BELL, GARRISON, KINDS, LEADERS, type_of
from rozz.engine.game import on_board
from rozz.engine.said import Fact, Said, Text, listed, said

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


def is_piece(name: str) -> bool:
    """Whether a name belongs to a unit, a leader, the Bell or the garrison."""
    return name in LEADERS or name in (BELL, GARRISON) or type_of(name) in (*KINDS, "FREG", "FMED")


def unit_name(name: str) -> Text:
    """A unit or leader in full, by itself or at the beginning of a sentence.

    >>> unit_name("WREG2") == said("campaigns-name-unit-wreg", number=2), unit_name("Evora")
    (True, 'Evora')
    >>> unit_name("Bell").key, unit_name("garrison").key
    ('campaigns-name-bell-first', 'campaigns-name-garrison-first')
    """
    if name == BELL:
        return said("campaigns-name-bell-first")
    if name == GARRISON:
        return said("campaigns-name-garrison-first")
    return unit_name_within(name)


def unit_name_within(name: str) -> Text:
    """A unit or leader in full, within a sentence.

    >>> unit_name_within("Bell").key, unit_name_within("FMED1").key, unit_name_within("Witch 2").key
    ('campaigns-name-bell', 'campaigns-name-unit-fmed', 'campaigns-name-witch')
    """
    if name in LEADERS:
        return _leader_name(name)
    if name == BELL:
        return said("campaigns-name-bell")
    if name == GARRISON:
        return said("campaigns-name-garrison")
    kind = type_of(name)
    return said(f"campaigns-name-unit-{kind.lower()}", number=int(name[len(kind):]))


def _leader_name(name: str) -> Text:
    if LEADERS[name].rank != "witch":
        return name
    return said("campaigns-name-witch", number=int(name.rpartition(" ")[2]))


def short_name(name: str) -> Text:
    """A unit short enough for a counter: its type and number.

    >>> short_name("WREG2"), short_name("Evora"), short_name("Bell").key
    ('REG2', 'Evora', 'campaigns-name-short-bell')
    """
    if name in LEADERS:
        return _leader_name(name)
    if name == BELL:
        return said("campaigns-name-short-bell")
    return said("campaigns-name-short-garrison") if name == GARRISON else name[1:]


def force_name(force: Force) -> Text:
    """A force in full, by itself or at the beginning of a sentence.

    >>> force_name(Force("A", "1C", ("Evora",), ("WREG1",))) == said("campaigns-name-group", leader="Evora")
    True
    """
    name = unit_name(force.name)
    return said("campaigns-name-group", leader=name) if force.is_group else name


def units_named(names: Iterable[str]) -> Fact:
    """Units and leaders as a list within a sentence."""
    return listed(unit_name_within(each) for each in names)


def units_named_first(names: Sequence[str]) -> Fact:
    """Units and leaders as a list at the beginning of a sentence."""
    return listed([unit_name(names[0]), *(unit_name_within(each) for each in names[1:])])


def group_named(names: Sequence[str]) -> Text:
    """Who goes together: a leader with others, a unit with the Bell, or one of them alone."""
    first, *others = names
    if not others:
        return unit_name_within(first)
    if first in LEADERS:
        return said("campaigns-name-group-of", leader=unit_name(first), units=units_named(others))
    return said("campaigns-name-with-bell", unit=unit_name(first))


def type_name(kind: str) -> Said:
    """A type of unit: "Heavy cavalry" for MCAV."""
    return said(f"campaigns-name-kind-{kind.lower()}")


def kind_name(kind: str) -> Said:
    """A kind of mercenaries, or a witch.

    >>> kind_name("GIA").key, kind_name("witch").key
    ('campaigns-name-kind-xgia', 'campaigns-name-kind-witch')
    """
    return type_name(kind if kind == "witch" else f"X{kind}")


def spell_name(spell: str) -> Said:
    """A spell.

    >>> spell_name("Good Luck").key
    'campaigns-name-spell-good-luck'
    """
    return said(f"campaigns-name-spell-{spell.lower().replace(' ', '-')}")


def order_name(order: str) -> Said:
    """An order, by its letter."""
    return said("campaigns-name-order", order=order)
