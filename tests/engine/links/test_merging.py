"""Laws of merging: for the links of honest devices, neither order nor repetition matters."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozz import library
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_merge import merge, merge_ledgers
from rozz.engine.links.wire import link_codec
from tests.support.links.devices import KEYS, run, scenario_named
from tests.support.links.gossip import gossip

TABLES = [
    ("headquarters-2", ("RED", "BLUE"), False),
    ("headquarters-3", ("RED", "BLUE", "GREEN"), False),
    ("headquarters-3", ("RED", "BLUE", "GREEN"), True),
]


@cache
def ledgers(table: int, seed: int) -> tuple[Ledger, ...]:
    """What each whole link of a random match says, each checked on its own."""
    scenario, seats, skips = TABLES[table]
    _, sent = gossip(scenario, seats, Random(seed), 75, skips)
    opened = [link_codec.read(text, library.game, scenario_named) for text in sent]
    return tuple(run(merge(KEYS, None, each)).ledger for each in opened)


def drawn(data: st.DataObject, number: int) -> list[Ledger]:
    """Some links of one match."""
    known = ledgers(data.draw(st.integers(0, len(TABLES) - 1)), data.draw(st.integers(0, 2)))
    return [known[data.draw(st.integers(0, len(known) - 1))] for _ in range(number)]


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_the_order_of_two_links_does_not_matter(data):
    one, other = drawn(data, 2)
    assert merge_ledgers(one, other) == merge_ledgers(other, one)


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_the_grouping_of_three_links_does_not_matter(data):
    one, two, three = drawn(data, 3)
    assert merge_ledgers(merge_ledgers(one, two), three) == merge_ledgers(one, merge_ledgers(two, three))


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_opening_a_link_twice_changes_nothing(data):
    one, other = drawn(data, 2)
    both = merge_ledgers(one, other)
    assert merge_ledgers(one, one) == one
    assert merge_ledgers(both, other) == both == merge_ledgers(both, one)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_merged_knowledge_reads_back_from_its_link(data):
    one, other = drawn(data, 2)
    both = merge_ledgers(one, other)
    opened = link_codec.read(link_codec.write(both), library.game, scenario_named)
    assert opened.contents == both.contents
    merged = run(merge(KEYS, both, opened))
    assert merged.kind == "seen" and merged.ledger is both


@pytest.mark.parametrize("seed", range(3))
def test_links_merge_to_the_same_ledger_in_any_order(seed):
    known = list(ledgers(1, seed))
    expected = None
    for turn in range(3):
        Random(turn).shuffle(known)
        found = known[0]
        for each in known[1:]:
            found = merge_ledgers(found, each)
        assert expected in (None, found)
        expected = found
