"""Why a plan is good or bad, in words that hints and reviews share."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import htpy as h

from rozz.ui.i18n.engine_texts import in_future_tense
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.views.widgets.shared_parts import rule_link

if TYPE_CHECKING:
    from rozz.engine.ai.advice.plan_comparison import Sentence

#: The most places that are named; beyond that, the text says "any".
PLACES_NAMED = 6


def forecast_lines(game: str, heading: str, lines: Sequence[Sentence], cost: str = "") -> h.Node:
    """What reports will say, under a short heading."""
    said = [(text, line.rule) for line in lines if (text := in_future_tense(line.text))]
    if not said and not cost:
        return None
    return [
        h.p(".reason")[h.strong[heading], f" {cost}" if cost else None],
        h.ul(".report")[[h.li[h.span[text], " ", rule_link(game, rule)] for text, rule in said]] if said else None,
    ]


def saves_and_threatens(saved: Collection[str], threatened: Collection[str], is_everything_safe: bool) -> list[str]:
    """What an opponent's move can no longer take, and what the player's next move could take."""
    sentences = []
    if saved:
        # Not "every piece" if one can still be taken.
        is_whole = len(saved) > PLACES_NAMED and is_everything_safe
        sentences.append(say("hint-saves-any") if is_whole else say("hint-saves", places=listed(saved)))
    if threatened:
        are_many = len(threatened) > PLACES_NAMED
        sentences.append(say("hint-threatens-any") if are_many else say("hint-threatens", places=listed(threatened)))
    return sentences
