"""One link of each kind and version letter stays readable for ever, with the match it tells.

Those of the newest version may be made anew until its first release: `python -m tests.engine.links.test_fixtures`.
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
from rozz.engine.links.text import LETTERS
from tests.engine.links.devices import KEYS, run, scenario_named
from tests.engine.links.gossip import gossip
from tests.engine.links.test_computers import a_turn, table

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
    assert record.plain(match) == record.plain(record.replayed(fixture["record"], library.game).match.sight(None))


@pytest.mark.parametrize("letter", LETTERS)
def test_there_are_fixtures_of_every_version(letter):
    found = {path.stem.removeprefix(f"{letter}-") for path in WHOLE.glob(f"{letter}-*.json")}
    assert {"by-link", "by-link-skipped", "read-only"} <= found


@pytest.mark.parametrize("name", ["by-link", "by-link-skipped"])
def test_a_match_of_version_a_is_written_as_it_was_read(name):
    """It goes on in its own form, in which its players have signed."""
    link = json.loads((WHOLE / f"A-{name}.json").read_text(encoding="utf-8"))["link"]
    ledger = run(merge(KEYS, None, writing.read(link, library.game, scenario_named))).ledger
    assert ledger.contents.form == "A" and writing.write(ledger) == link


def _make() -> None:
    for name, scenario, seats, skips, seed in (
        ("B-by-link", "headquarters-2", ("RED", "BLUE"), False, 4),
        ("B-by-link-skipped", "headquarters-3", ("RED", "BLUE", "GREEN"), True, 2),
    ):
        devices, _ = gossip(scenario, seats, Random(seed), 150, skips)
        ledger = max((device.ledger for device in devices), key=lambda each: each.contents.turn)
        words = " ".join(library.words()[number] for number in ledger.word_numbers)
        match = match_of(ledger)
        _write(name, {"link": writing.write(ledger), "match": ledger.identity, "words": words}, match)
    devices = table("headquarters-3", ("RED", "BLUE"), {"GREEN": "computer:1"})
    for one, other in (devices, devices[::-1], devices):
        a_turn(one, other, "N:")
    ledger = devices[0].ledger
    words = " ".join(library.words()[number] for number in ledger.word_numbers)
    fixture = {"link": writing.write(ledger), "match": ledger.identity, "words": words}
    _write("B-by-link-computer", fixture, match_of(ledger))
    _write("B-read-only", {"link": writing.write_told(match)}, match)


def _write(name: str, fixture: dict, match: object) -> None:
    text = json.dumps({**fixture, "record": json.loads(record.to_json(match))}, ensure_ascii=False, indent=1)
    (WHOLE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    _make()
