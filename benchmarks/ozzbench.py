"""The part of `rozz bench` that plays Campaigns of Ozz: moments a second, beside phases of the `diplomacy` package.

Both sides are turn resolution of a war game with more to do than one piece a turn, in the same run; nobody reads text.
Ours plays a whole battle and a whole campaign by the quick hand of its computer players, once with `resolve` (events,
verdicts) and once with `after`, as a search does; choosing the commands is not counted.  Theirs is `Game.process()`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.bench import Batch, diplomacy_batches
from rozz import library
from rozz.engine.campaigns.ai.evaluator import CampaignsMind
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.dice import Dice, Keyed

PLAYED = ("battle-on-the-board", "west-against-east")
ROUNDS = 3
MOST_MOMENTS = 400

Moments = list[tuple[Any, Mapping[str, tuple[Any, ...]], str]]


def moments(name: str) -> Moments:
    """Positions of a match with what is commanded in each, and what its dice are made of."""
    game, mind = Campaigns(), CampaignsMind()
    state = game.begin(game.read(library.scenario_mapping(name, "campaigns")), Keyed(b"bench", "begin"))
    found: Moments = []
    while (moment := game.moment(state)) is not None and len(found) < MOST_MOMENTS:
        whims = Keyed(b"bench", f"whim {len(found)}")
        listed = {seat: mind.plans(state, seat, 2, whims) for seat in moment.seats}
        given = {seat: plans[0] for seat, plans in listed.items()}
        place = f"moment {len(found)}"
        found.append((state, given, place))
        state = game.after(state, given, Keyed(b"bench", place))
    return found


def batch(played: Moments, play: Callable[[Any, Mapping[str, Any], Dice], object]) -> Batch:
    """(moments, seconds) of playing each of them once."""
    begun = process_time()
    for state, given, place in played:
        play(state, given, Keyed(b"bench", place))
    return len(played), process_time() - begun


def lines() -> list[str]:
    """The printed table."""
    game = Campaigns()
    drawn = {name: moments(name) for name in PLAYED}
    theirs = diplomacy_batches(Random(1))
    rates: dict[str, list[float]] = {}
    phases: list[float] = []
    for _ in range(ROUNDS):
        for name, played in drawn.items():
            for way, play in (("resolve", game.resolve), ("after", game.after)):
                number, took = batch(played, play)
                rates.setdefault(f"{name}, {way}, a moment", []).append(number / took)
        if theirs:
            # It counts orders; a batch processes a dozen phases.
            phases.append(12 / theirs()[1])
    rows = [f"{'':<44} {'least – most a second':>24} {'moments/s':>12}"]
    for name, found in {**rates, **({"diplomacy, Game.process(), a phase": phases} if theirs else {})}.items():
        rows.append(f"{name:<44} {f'{min(found):.0f} – {max(found):.0f}':>24} {median(found):12.0f}")
    if not theirs:
        return [*rows, "diplomacy is not installed (`make bench` does it): only ours was measured"]
    slowest = min(median(found) for name, found in rates.items() if "resolve" in name)
    return [*rows, f"Campaigns of Ozz : diplomacy, moments and phases a second: {slowest / median(phases):.2f}"]
