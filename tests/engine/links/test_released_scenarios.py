"""Links name shipped scenarios by their hash: every version ever released can still be read."""

from __future__ import annotations

import json
from pathlib import Path

from rozz import library
from rozz.engine.links.ledger.invitation import content_hash

#: Name → the hashes of its released versions. A scenario that changes gets another line, and its last version stays as
#: `scenarios/released/rozz.NAME.HASH.yaml`; entries are never removed.
RELEASED = json.loads((Path(__file__).parent / "released.json").read_text())


def test_every_released_version_can_be_read():
    game = library.game("rozz")
    for name, hashes in RELEASED.items():
        known = {content_hash(game, game.read(mapping)).hex()[:16] for mapping in library.released("rozz", name)}
        assert set(hashes) <= known, f"{name} has changed: keep its last version, and add the hash of this one"
        assert known <= set(hashes), f"{name}: add {sorted(known - set(hashes))}"


def test_every_shipped_scenario_is_listed():
    assert set(RELEASED) == set(library.scenario_names("rozz"))
