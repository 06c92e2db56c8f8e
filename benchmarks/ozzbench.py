"""The part of `rozz bench` for Campaigns of Ozz: moments per second, next to phases of the `diplomacy` package.

Both sides resolve turns of a war game with more to do than one piece a turn, in the same run, without parsing text.
Ours plays a whole battle and a whole campaign by its computer players' quick choice, once with `resolve` (events,
verdicts) and once with `next_state`, like a search; choosing commands is not included. Theirs is `Game.process()`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.bench import Batch, diplomacy_batches
from benchmarks.columns import Columns, spread
from rozz import library
from rozz.engine.campaigns.ai.evaluator import CampaignsEvaluator
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.dice import Dice, KeyedDice
from rozz.ui.i18n.texts import say

PLAYED = ("battle-on-the-board", "west-against-east")
ROUNDS = 3
MOST_MOMENTS = 400
COLUMNS = Columns(44, (24, 12))

Moments = list[tuple[Any, Mapping[str, tuple[Any, ...]], str]]


def moments(name: str) -> Moments:
    """Positions of a match, each with its commands and the seed of its dice."""
    game, mind = Campaigns(), CampaignsEvaluator()
    state = game.begin(game.read(library.scenario_mapping(name, "campaigns")), KeyedDice(b"bench", "begin"))
    found: Moments = []
    while (moment := game.moment(state)) is not None and len(found) < MOST_MOMENTS:
        noise = KeyedDice(b"bench", f"whim {len(found)}")
        listed = {seat: mind.plans(state, seat, 2, noise) for seat in moment.seats}
        given = {seat: plans[0] for seat, plans in listed.items()}
        place = f"moment {len(found)}"
        found.append((state, given, place))
        state = game.next_state(state, given, KeyedDice(b"bench", place))
    return found


def batch(played: Moments, play: Callable[[Any, Mapping[str, Any], Dice], object]) -> Batch:
    """(moments, seconds) of playing each of them once."""
    begun = process_time()
    for state, given, place in played:
        play(state, given, KeyedDice(b"bench", place))
    return len(played), process_time() - begun


def lines() -> list[str]:
    """The printed table."""
    game = Campaigns()
    drawn = {name: moments(name) for name in PLAYED}
    theirs = diplomacy_batches(Random(1))
    resolved: dict[str, list[float]] = {name: [] for name in PLAYED}
    searched: dict[str, list[float]] = {name: [] for name in PLAYED}
    phases: list[float] = []
    for _ in range(ROUNDS):
        for name, played in drawn.items():
            for rates, play in ((resolved, game.resolve), (searched, game.next_state)):
                number, took = batch(played, play)
                rates[name].append(number / took)
        if theirs:
            # It counts orders; a batch processes a dozen phases.
            phases.append(12 / theirs()[1])
    found = [
        row
        for name in PLAYED
        for row in (
            (say("cli-bench-moment-resolve", scenario=name), resolved[name]),
            (say("cli-bench-moment-after", scenario=name), searched[name]),
        )
    ]
    if theirs:
        found.append((say("cli-bench-phase"), phases))
    rows = [COLUMNS.line("", say("cli-bench-spread"), say("cli-bench-moments-a-second"))]
    rows += [COLUMNS.line(name, spread(rates), f"{median(rates):.0f}") for name, rates in found]
    if not theirs:
        return [*rows, say("cli-bench-only-ours", package="diplomacy")]
    slowest = min(map(median, resolved.values()))
    return [*rows, say("cli-bench-campaigns", ratio=f"{slowest / median(phases):.2f}")]
