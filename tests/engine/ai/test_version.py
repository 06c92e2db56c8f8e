"""When to raise the version of the computer players: when any of them decides differently.

`minds.json` keeps their decisions in some positions together with the version. If this test fails because they now
play differently, raise `COMPUTER_VERSION` in `rozz/engine/ai/version.py` if the version in it was released, and write
the file again: `python -m tests.engine.ai.test_version`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from rozz import game_extras, library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.dice import KeyedDice

KEPT = Path(__file__).with_name("minds.json")
POSITIONS = (
    ("rozz", "headquarters-2"), ("rozz", "two-coasts"), ("rozz", "basic-training"),
    ("rosenkreuz", "rosenkreuz-skirmish"), ("ozymandia", "five-isles"), ("simultaneous-risk", "swift-world"),
)  # fmt: skip


def decisions(game: str, scenario: str) -> dict[str, str]:
    """The digits of each level's decision after two moments that the first level has played."""
    rules, mind = library.game(game), game_extras.evaluator(game)
    state = rules.begin(rules.read(library.scenario_mapping(scenario, game)), KeyedDice(b"opening", "0"))
    for number in range(2):
        moment = rules.moment(state)
        seats = [seat for seat in moment.seats if rules.can_order(state, seat)]
        orders = {
            seat: think(rules, mind, state, seat, LEVELS[1], b"before").commands
            if seat in seats
            else rules.default_commands(state, seat)
            for seat in moment.seats
        }
        state = rules.next_state(state, orders, KeyedDice(b"dice", str(number)))
    seat = rules.moment(state).seats[0]
    given = {each: think(rules, mind, state, seat, LEVELS[each], b"seed").commands for each in LEVELS}
    texts = {each: "\n".join(map(rules.write, commands)) for each, commands in given.items()}
    return {str(each): sha256(text.encode()).hexdigest()[:12] for each, text in texts.items()}


@pytest.mark.parametrize(("game", "scenario"), POSITIONS)
def test_decisions_match_the_recorded_version(game: str, scenario: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert kept["minds"] == COMPUTER_VERSION, "the version was raised: rewrite minds.json"
    assert decisions(game, scenario) == kept["decided"][f"{game}/{scenario}"], __doc__


if __name__ == "__main__":
    made = {f"{game}/{scenario}": decisions(game, scenario) for game, scenario in POSITIONS}
    KEPT.write_text(json.dumps({"minds": COMPUTER_VERSION, "decided": made}, indent=1) + "\n", encoding="utf-8")
