"""One link of each kind and version letter stays readable for ever, with the match it tells.

Those of version A may be made anew until the first release: `python -m tests.engine.links.test_fixtures`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.links import writing
from rozz.engine.links.ledger import Told
from rozz.engine.links.matching import match_of
from rozz.engine.links.merge import merge
from tests.engine.links.devices import KEYS, run, scenario_named
from tests.engine.links.gossip import gossip

WHOLE = Path(__file__).parent / "fixtures" / "whole"


@pytest.mark.parametrize("path", sorted(WHOLE.glob("*.json")), ids=lambda path: path.stem)
def test_a_link_of_every_version_stays_readable(path):
    fixture = json.loads(path.read_text(encoding="utf-8"))
    opened = writing.read(fixture["link"], library.game, scenario_named)
    if isinstance(opened, Told):
        match = opened.match
    else:
        ledger = run(merge(KEYS, None, opened)).ledger
        assert ledger.identity == fixture["match"]
        assert " ".join(library.words()[number] for number in ledger.word_numbers) == fixture["words"]
        match = match_of(ledger)
    assert json.loads(record.to_json(match)) == fixture["record"]


def test_there_are_fixtures_of_version_a():
    assert {path.stem for path in WHOLE.glob("A-*.json")} == {"A-by-link", "A-by-link-skipped", "A-read-only"}


def _make() -> None:
    for name, scenario, seats, skips, seed in (
        ("A-by-link", "headquarters-2", ("RED", "BLUE"), False, 4),
        ("A-by-link-skipped", "headquarters-3", ("RED", "BLUE", "GREEN"), True, 2),
    ):
        devices, _ = gossip(scenario, seats, Random(seed), 150, skips)
        ledger = max((device.ledger for device in devices), key=lambda each: each.contents.turn)
        words = " ".join(library.words()[number] for number in ledger.word_numbers)
        match = match_of(ledger)
        _write(name, {"link": writing.write(ledger), "match": ledger.identity, "words": words}, match)
    _write("A-read-only", {"link": writing.write_told(match)}, match)


def _write(name: str, fixture: dict, match: object) -> None:
    text = json.dumps({**fixture, "record": json.loads(record.to_json(match))}, ensure_ascii=False, indent=1)
    (WHOLE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    _make()
