"""Matches by link don't sell items for sending messages; items are recognized by trait, whatever their name."""

from __future__ import annotations

import pytest

from rozz import library
from tests.support.links.devices import ROZZ

HEADQUARTERS = library.scenario_mapping("headquarters-2")
PIGEON = {"name": "Pigeon", "cost": 3, "owner": "none", "effect": "message"}


def message_items(scenario) -> set[str]:
    """The items for sale that let players send each other messages."""
    items = scenario.catalog.items
    return {name for name, item in items.items() if item.effect == "message" and item.cost is not None}


@pytest.mark.parametrize("name", library.scenario_names())
def test_every_shipped_scenario_can_be_silenced_without_other_changes(name):
    loud = ROZZ.read(library.scenario_mapping(name))
    quiet = ROZZ.with_options(loud, {"messages": "none"})
    assert not message_items(quiet)
    assert ROZZ.with_options(quiet, {"messages": "none"}).written == quiet.written
    assert {each: item.cost for each, item in quiet.catalog.items.items() if item.effect != "message"} == {
        each: item.cost for each, item in loud.catalog.items.items() if item.effect != "message"
    }
    assert set(quiet.catalog.items) == set(loud.catalog.items)


@pytest.mark.parametrize(
    "catalog",
    [
        {"add": {"Pigeon": PIGEON}},
        {"change": {"corr": {"cost": 7}}},
        {"change": {"CORR": {"cost": 2}, "INF": {"cost": 2}}, "add": {"PIGEON": PIGEON}},
        {"change": {"AID": {"effect": "message"}}},
    ],
)
def test_custom_catalogs_can_be_silenced_too(catalog):
    loud = ROZZ.read({**HEADQUARTERS, "catalog": catalog})
    assert message_items(loud)
    quiet = ROZZ.with_options(loud, {"messages": "none"})
    assert not message_items(quiet)
    assert quiet.catalog.items["INF"].cost == loud.catalog.items["INF"].cost


def test_a_catalog_without_messages_is_unchanged():
    scenario = ROZZ.read({**HEADQUARTERS, "catalog": {"change": {"CORR": {"cost": None}}}})
    assert ROZZ.with_options(scenario, {"messages": "none"}).written == scenario.written
