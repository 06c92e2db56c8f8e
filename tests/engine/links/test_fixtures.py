"""One link of each kind of the newest letter stays readable forever; saved matches of older letters can be viewed.

Fixtures of the newest letter may be regenerated until its first release: `python -m tests.engine.links.test_fixtures`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rozz import library, shipped_files
from rozz.engine import record
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger.ledger import ReadonlyMatch
from rozz.engine.links.ledger.link_match import match_of
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec, old_link_versions
from rozz.engine.links.wire.link_text import LETTERS, from_text, to_text
from tests.support.engine.faults import refusing
from tests.support.links.computer_player_devices import started_thinking_devices
from tests.support.links.devices import KEYS, run, scenario_named
from tests.support.links.gossip import gossip
from tests.support.links.modified_client import exchange_links

WHOLE = Path(__file__).parent / "fixtures" / "whole"
NEWEST = sorted(WHOLE.glob(f"{link_codec.LETTER}-*.json"))
OLDER = sorted(path for letter in old_link_versions.LETTERS for path in WHOLE.glob(f"{letter}-*.json"))
OLDER_MATCHES = [path for path in OLDER if "by-link" in path.stem]


def fixture_of(path: Path) -> dict:
    """A link and the record of its match."""
    return json.loads(path.read_text(encoding="utf-8"))


def public_record(fixture: dict) -> object:
    """The record as everybody may see it."""
    return record.plain(record.replayed(fixture["record"], library.game).match.as_seen_by(None))


@pytest.mark.parametrize("path", NEWEST, ids=lambda path: path.stem)
def test_a_link_of_the_newest_letter_stays_readable(path):
    fixture = fixture_of(path)
    opened = link_codec.read(fixture["link"], library.game, scenario_named)
    if isinstance(opened, ReadonlyMatch):
        match = opened.match
    else:
        ledger = run(merge(KEYS, None, opened)).ledger
        assert ledger.identity == fixture["match"]
        assert " ".join(shipped_files.voice_words()[number] for number in ledger.word_numbers) == fixture["words"]
        assert link_codec.write(ledger) == fixture["link"]
        match = match_of(ledger)
    assert record.plain(match) == public_record(fixture)


@pytest.mark.parametrize("letter", LETTERS)
def test_every_letter_has_fixtures(letter):
    found = {path.stem.removeprefix(f"{letter}-") for path in WHOLE.glob(f"{letter}-*.json")}
    assert {"by-link", "by-link-skipped", "read-only"} <= found


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_link_of_an_older_letter_is_refused(path):
    with refusing(Refused, "links-older") as refused:
        link_codec.read(fixture_of(path)["link"], library.game, scenario_named)
    assert refused.value.kind == "older"


@pytest.mark.parametrize("path", OLDER_MATCHES, ids=lambda path: path.stem)
def test_a_saved_match_of_an_older_letter_can_be_viewed(path):
    fixture = fixture_of(path)
    match = old_link_versions.match_in(fixture["link"], library.game, scenario_named)
    assert record.plain(match)["turns"] == public_record(fixture)["turns"]
    assert match.names == {each["colour"]: each["name"] for each in public_record(fixture)["seats"]}


def test_only_whole_matches_of_older_letters_can_be_viewed():
    for path in [*NEWEST, *(path for path in OLDER if path not in OLDER_MATCHES)]:
        with pytest.raises(BadLink):
            old_link_versions.match_in(fixture_of(path)["link"], library.game, scenario_named)


@pytest.mark.parametrize("path", OLDER_MATCHES, ids=lambda path: path.stem)
def test_a_damaged_match_of_an_older_letter_never_crashes(path):
    letter, data = from_text(fixture_of(path)["link"])
    chance = Random(1)
    for _ in range(60):
        place = chance.randrange(len(data))
        flipped = bytes([data[place] ^ 1 << chance.randrange(8)])
        for changed in (data[:place], data[:place] + flipped + data[place + 1 :]):
            try:
                old_link_versions.match_in(to_text(letter, changed), library.game, scenario_named)
            except BadLink:
                continue


def _make() -> None:
    letter = link_codec.LETTER
    for name, scenario, seats, skips, seed in (
        (f"{letter}-by-link", "headquarters-2", ("RED", "BLUE"), False, 4),
        (f"{letter}-by-link-skipped", "headquarters-3", ("RED", "BLUE", "GREEN"), True, 5),
    ):
        devices, _ = gossip(scenario, seats, Random(seed), 150, skips)
        ledger = max((device.ledger for device in devices), key=lambda each: each.contents.turn)
        assert skips == any(turn.skipped for turn in ledger.contents.turns)
        words = " ".join(shipped_files.voice_words()[number] for number in ledger.word_numbers)
        match = match_of(ledger)
        _write(name, {"link": link_codec.write(ledger), "match": ledger.identity, "words": words}, match)
    devices = started_thinking_devices("headquarters-3", "RED", "BLUE", computers=("GREEN",))
    for _ in range(3):
        for device in devices:
            device.seal("N:")
        exchange_links(devices)
        for device in devices:
            if device.status.state == "owes a reveal":
                device.show()
        exchange_links(devices)
    ledger = devices[0].ledger
    words = " ".join(shipped_files.voice_words()[number] for number in ledger.word_numbers)
    fixture = {"link": link_codec.write(ledger), "match": ledger.identity, "words": words}
    _write(f"{letter}-by-link-computer", fixture, match_of(ledger))
    _write(f"{letter}-read-only", {"link": link_codec.write_readonly(match)}, match)


def _write(name: str, fixture: dict, match: object) -> None:
    text = json.dumps({**fixture, "record": json.loads(record.to_json(match))}, ensure_ascii=False, indent=1)
    (WHOLE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    _make()
