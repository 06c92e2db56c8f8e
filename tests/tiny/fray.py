"""A duel on two boards, as a game of the contract: stances are chosen in a camp, all else in a ring.

What is said in each moment is a place to tap: `Bold` and `Wary` on the first board, `ring/Strike` and others on the
second. A scenario is `{game: fray, name: …, players: [ANN, BEN]}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rozz.engine.game import Line, Names, Offer, Played, on_board
from tests.tiny.duel import WORDS, Duel, State

RING = "ring"
#: By board and word the place where it is said.
PLACES = {
    word: word.title() if moment == "stance" else on_board(RING, word.title())
    for moment, words in WORDS.items()
    for word in words
}


class Fray(Duel):
    """The rules."""

    name = "fray"

    def offer(self, state: State, seat: str, given: Sequence[str], picked: Sequence[str]) -> Offer:
        """One of the words, each at its place."""
        going = super().offer(state, seat, given, picked)
        picks = tuple(replace(each, place=PLACES[each.key], mark="target", group="") for each in going.picks)
        return replace(going, picks=picks, trail=tuple(PLACES[each] for each in going.made))

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """What happened, and where."""
        said = [PLACES[word] for words in played.orders.values() for word in words]
        lines = super().report(played, names, viewer)
        return tuple(replace(each, tile=said[0], tiles=tuple(said)) if said else each for each in lines)
