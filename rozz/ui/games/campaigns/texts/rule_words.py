"""The words of the rules of Campaigns of Ozz: kinds of points and units, moments, options; by the engine's keys."""

from __future__ import annotations

from typing import NamedTuple

# Names.

RANKS = {"ruler": "Ruler", "hero": "Hero", "witch": "Witch"}
FLAGS = {"cavalry": "Cavalry", "flying": "Flying", "artillery": "Artillery", "giant": "Giant"}
TERRAINS = {"plain": "Plain", "forest": "Forest", "hills": "Hills"}
POINT_KINDS = {
    "castle": "Castle",
    "capital": "Capital",
    "fortified": "Fortified Center",
    "population": "Population center",
    "plain": "Open country",
}


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


# Moments.


class Asked(NamedTuple):
    """A moment as the page calls it: who acts, what they may do, and what counts otherwise."""

    title: str
    who: str
    choices: str
    default: str


MOMENTS: dict[str, Asked] = {
    "initiative": Asked("Initiative", "first player of the side that won", "first, second", "first"),
    "activate": Asked("Movement", "one player of the side in turn", "a move, pass", "pass"),
    "attrition": Asked("Attrition", "the player of the stack", "one unit", "highest id"),
    "approach": Asked("Approach", "attacker", "assault, honors", "assault"),
    "honors": Asked("Honors of war", "defender", "accept, decline", "decline"),
    "muster": Asked("Muster", "both captains", "board, fast, each with guns", "board"),
    "deploy": Asked("Deployment", "both captains", "groups and units in spaces", "all in the center of the first row"),
    "groups": Asked("Groups", "both captains", "new groups in a space", "no change"),
    "spells": Asked("Spells", "both captains with a caster or the Bell", "one spell for each caster, the Bell", "no spell"),
    "orders": Asked("Orders", "both captains", "Advance, Stand or Back for each force, guards", "all stand, no guards"),
    "turn-order": Asked("Turn order", "captain who won the roll", "first, second", "first"),
    "activation": Asked("Activation", "captain whose turn it is", "a move, a fight, a new order, coordination", "the first force moves if it must, and fights only if it must"),
    "answer": Asked("Reaction", "attacked captain", "cavalry and flyers that retreat or stay aloft", "all stay and fight"),
    "shots": Asked("Shots at flyers", "captains with units that can shoot", "units that shoot", "nobody shoots"),
    "losses": Asked("Losses", "captains with a choice", "all the units you lose", "highest ids"),
    "leaders": Asked("Lone leaders", "captain of a leader with two nearest spaces", "one of the spaces", "first in row and column order"),
    "withdraw": Asked("Retreat", "both captains", "stay, retreat, honors", "stay"),
    "refuge": Asked("Refuge", "captain of the retreating pieces", "a point", "first by name"),
    "keep": Asked("Mercenaries", "the player of the army", "a kind of unit", "the kind with most units"),
    "recruit": Asked("Recruiting", "all players with a recruiting Hero", "a unit for each Hero", "nothing"),
    "return": Asked("Ruler’s return", "the player of the Ruler", "a point", "first by name"),
    "over": Asked("The end", "nobody", "", ""),
}  # fmt: skip

# Options: what each is called, and what happens without it.

OPTIONS: dict[str, tuple[str, str]] = {
    "flying-stacks": ("Flying stacks", "Flying units move along links only."),
    "fast-combat": ("Fast combat", "Choose each time, always, or never."),
    "battle-initiative": ("Battle initiative", "The attacker moves first."),
    "dissipation": ("Fading spells", "Spells do not dissipate."),
    "one-shot": ("One-shot spells", "Exempt, again, or gone (C11.7)."),
    "coordination": ("Coordination", "Rulers can’t coordinate."),
    "limbering": ("Limbering", "Artillery may move and fire in one turn."),
    "flank-guards": ("Flank guards", "Every unit may engage."),
    "lone-leaders": ("Lone leaders escape", "A leader alone with enemy units is eliminated."),
    "home-terrain": ("Home terrain", "Home terrain protects nobody."),
    "retreat-spent": ("Retreats end movement", "Retreated units that had not moved may still move."),
    "fortress-guns": ("Fortress guns", "All intrinsic units are REG."),
    "walls": ("Walls", "Walls protect nobody."),
    "honors-of-war": ("Honors of war", "There are no honors of war."),
    "ruler-return": ("Rulers return late", "A killed Ruler returns in the same turn."),
    "bell-limit": ("Two skeletons at most", "The Bell creates any number of skeletons."),
    "bell-still": ("The Bell stands still", "The Bell may move after it creates a skeleton."),
}
VALUES = {
    "true": "On", "false": "Off", "choose": "Choose", "always": "Always", "never": "Never",
    "exempt": "Exempt", "again": "Again", "gone": "Gone",
}  # fmt: skip
