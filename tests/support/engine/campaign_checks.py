"""What holds in every state of a match of Campaigns of Ozz."""

from __future__ import annotations

from collections import Counter

from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.model.tables import BELL, COUNTERS, MERCENARIES
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.match import Match
from rozz.engine.validation import PathValue

GAME = Campaigns()
#: Draws reported by what was drawn; every other roll is reported by its face.
DRAWS = frozenset((("C13.1", 3), ("C18.2", 0), ("C18.3", 0)))


def check_match(match: Match) -> None:
    """What holds in every state: it freezes, round-trips as text, and no counter is lost or appears twice."""
    state, scenario = match.state, match.scenario
    assert GAME.thaw(scenario, GAME.freeze(state)) == state
    assert all(line.text for line in GAME.report(match.played[-1]))
    if state.moment != "over":
        written = write_position(state)
        assert write_position(read_position(PathValue(written), scenario, state.turn, state.moment)) == written
    standing = [*(state.land.places if state.land else ())]
    if state.battle:
        standing += {
            *state.battle.by_unit,
            *(name for names in (*state.battle.waiting.values(), *state.battle.left.values()) for name in names),
        } - {BELL}
    assert max(Counter(standing).values(), default=1) == 1, "a counter stands twice"
    assert_rolls_reported(match)
    counts = Counter(name for name in standing if name in COUNTERS)
    counts.update(name for name in state.pool if name in COUNTERS)
    if state.land:
        expected = {unit for unit, nation in COUNTERS.items() if nation in (*scenario.nations, MERCENARIES)}
        assert set(counts) == expected and max(counts.values()) == 1
        for point, names in state.land.by_point.items():
            seats = {MapContext.from_state(state).seat(name) for name in names}
            # A stack that pays attrition on its way into a battle shares the point with its enemies, C6.1.
            is_arriving = state.moment == "attrition" and point == state.land.tasks[0].point
            assert is_arriving or len({scenario.side_of_seat[seat] for seat in seats}) == 1, f"two sides in {point}"
        assert state.land.bell_point or "Winkies" not in scenario.nations or (state.battle and state.battle.bell)
    else:
        assert max(counts.values()) == 1


def assert_rolls_reported(match: Match) -> None:
    """Every rolled die is reported, in order, and no other."""
    played = match.played[-1]
    rolled = [
        roll.face for roll in played.rolls if not {(roll.rule, roll.sides), (roll.rule, 0)} & DRAWS
    ]
    reported = [event.facts["die"] for phase in played.phases for event in phase.events if "die" in event.facts]
    assert reported == rolled
