"""What only the pages of Rozz say."""

from __future__ import annotations

WORDS = {
    "none": "There is no command in the list.",
    "fewer": "{used} of {allowance} commands.",
    "unarmed": "No {item} is in {tile} to strike with, and no command of yours brings one there.",
    "left-alone": "Nothing stays in your headquarters, {tiles}.",
    "left-alone-more": "Nothing stays in your headquarters: {tiles}.",
    "tally": "{used} of {allowance} commands · ${money} left",
    "tally-0-of-1": "1 command to give · ${money} left",
    "tally-1-of-1": "1 command given · ${money} left",
    "tally-over": "{used} commands, and {allowance} may be given · ${money} left",
    "tally-none": "No commands to give · ${money} left",
    "off-board": "Letters and aid",
    "empty-tile": "Nothing stands here.",
    "yours": "yours",
    "empty": "empty",
    "may-move": "may move here",
    "may-strike": "may be struck",
    "step-orders": "All commands revealed",
    "step-orders-brief": "All commands",
    "step-purchases": "Purchases",
    "step-moves": "Moves",
    "step-combat": "Combat",
    "step-fight": "Combat in {tile}, step {step}",
    "step-fight-brief": "{tile}, step {step}",
    "step-strikes": "Strikes",
    "step-production": "Production",
    "occupied": "Tiles",
    "pieces": "Pieces",
    "money": "Money",
    "commands": "Commands",
    "seat-money-one": "1 command · ${money}",
    "seat-money": "{commands} commands · ${money}",
    "tiles": "{number} tiles",
    "quiet-turn": "Nothing was ordered.",
    "quiet-one": "{what}; no fights.",
    "cards": "What there is",
    "catalogue": "What there is, and what it costs",
    "legend-move": "A move",
    "legend-strike": "A strike",
    "legend-draft": "Being chosen",
    "legend-failed": "Failed",
    "legend-token": "Pieces and how many",
    "legend-more": "Two more pieces, of other kinds: zoom in or tap the tile to see all",
    "legend-home": "From afar: whose the tile is and how many pieces; with a flag, a headquarters",
    "legend-seat": "{name}, letter {letter}",
    "legend-seat-other": "{name}, letter {letter}: {initial} is {other}’s",
    "legend-planned": "Where they will be",
    "legend-fresh": "Being bought",
    "legend-destroyed": "Destroyed this turn",
    "legend-neutral": "Neutral: whoever holds the tile controls it",
    "legend-may-move": "May move here",
    "legend-may-strike-at-others": "May strike here",
    "legend-may-strike-at-own": "May strike here, and would hit one’s own",
    "legend-may-strike-at-none": "May strike here, where nothing stands now",
    "legend-goal": "The goal: the match is won here",
    "legend-lit": "This step speaks of it",
    "brings-money": "{what} in {tile}: ${money} more every turn.",
    "brings-commands": "{what} in {tile}: one command more every turn.",
    "brings-commands-many": "{what} in {tile}: {number} commands more every turn.",
    "reaches": "{what} in {tile}: can strike at what others have in {places}.",
    "reaches-many": "{what} in {tile}: can strike at what others have in {number} tiles.",
    "reaches-none": "{what} in {tile}: nothing of the others’ is in its reach yet.",
    "away-0": "{what} in {tile}: {name}’s pieces stand there too.",
    "away-1": "{what} in {tile}: {name}’s nearest pieces are next to it, in {there}.",
    "away": "{what} in {tile}: {name}’s nearest pieces are {far} tiles away, in {there}.",
}


def say(key: str, **facts: object) -> str:
    """A text with its facts filled in.

    >>> say("step-fight", step=2, tile="D4")
    'Combat in D4, step 2'
    """
    return WORDS[key].format(**facts)
