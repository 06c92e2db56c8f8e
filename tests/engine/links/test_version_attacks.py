"""Attacks on the computer players' version that a SHOW signs, found by reading the code."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.signing.envelopes import Seal, Show
from rozz.engine.links.signing.equivocation_guard import recent_signatures, with_signed_answers
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.attack_steps import ledger_of, ledger_with, reveal
from tests.support.links.computer_player_devices import Quick, ThinkingDevice
from tests.support.links.devices import KEYS, run, scenario_named
from tests.support.links.modified_client import signed


class Page(ThinkingDevice):
    """A device whose page merges once, with its computer players, as `ui/features/links/link_opening.py` does."""

    def take(self, opened):
        merged = run(merge(KEYS, self.ledger, opened, self.own, self.minds))
        self.ledger = merged.ledger
        if self.own:
            self.ledger = with_signed_answers(merged.ledger, self.signed, self.own)
        self.signed = recent_signatures(self.signed, self.ledger, self.own)
        if self.own and self.seat in self.ledger.contents.chosen:
            self.ledger = run(link_steps.keep_revealed(self.signer, self.ledger, self.own))
            self.signed = recent_signatures(self.signed, self.ledger, self.own)
        return merged

    def open(self, text):
        merged = self.take(link_codec.read(text, self.game_named, scenario_named))
        self.decide()
        return merged


def pages(scenario, *seats, computers):
    devices = [Page(n, seat, minds=Quick()) for n, seat in enumerate(seats, 1)]
    first = devices[0]
    first.create(scenario, plays=dict.fromkeys(computers, "computer:1"))
    first.join()
    for device in devices[1:]:
        device.open(first.link())
        first.open(device.join())
    first.start()
    for device in devices[1:]:
        device.open(first.link())
    return devices


def a_claim():
    """RED sends all the same seal, then a SHOW that doesn't match it, with a version that does not exist."""
    red, blue, green = pages("headquarters-4", "RED", "BLUE", "GREEN", computers=("GOLD",))
    first, before = red.ledger, red.ledger.contents.before
    sealed = signed(red, Seal(1, "RED", before, bytes(32), bytes(32)))
    blue.open(link_codec.write(ledger_with(first, sealed)))
    green.open(blue.link())
    blue.seal("N:")
    green.open(blue.link())
    green.seal("N:")
    blue.open(green.link())
    for each in (blue, green):
        assert each.status.state == "owes a reveal"
    named = tuple((each.seat, each.ledger.contents.answers[each.seat].z) for each in (blue, green))
    shown = signed(red, Show(1, "RED", before, named, bytes(16), "N:", 1 << 20))
    bound = [each.ledger.contents.answers[each.seat] for each in (blue, green)]
    text = link_codec.write(ledger_of(first, shown, *bound))
    return red, blue, green, text


def test_a_claimed_newer_version_leaves_honest_links_readable():
    _red, blue, green, text = a_claim()
    blue.open(text)
    green.open(text)
    # Both pages hold what each refuses from the other.
    green.open(blue.link())


def test_a_page_can_reopen_the_proof_it_keeps():
    _red, blue, _green, text = a_claim()
    blue.open(text)
    Page(99, minds=Quick()).open(blue.link())


def test_a_seat_that_claims_a_newer_version_can_be_skipped():
    _red, blue, green, text = a_claim()
    for each in (blue, green):
        each.open(text)
        if "RED" in each.status.may_skip:
            each.do(link_steps.skip, "RED")
    for each in (blue, green) * 2:
        other = green if each is blue else blue
        try:
            each.open(other.link())
        except BadLink as refused:
            raise AssertionError(f"{each.seat} refuses an honest link") from refused
        if each.status.state == "owes a reveal":
            each.show()
        if "RED" in each.status.may_skip:
            each.do(link_steps.skip, "RED")
    assert blue.ledger.contents.turn == 2 and green.ledger.contents.turn == 2


def test_a_device_without_the_liars_statements_opens_the_link():
    _red, blue, green, text = a_claim()
    contents = green.ledger.contents
    others = tuple(each for each in contents.envelopes if each.seat != "RED")
    green.ledger = replace(green.ledger, contents=normalized(replace(contents, envelopes=others)))
    blue.open(text)
    green.open(blue.link())


def test_two_reveals_with_different_versions_lead_to_one_history():
    """RED shows twice, differing only in the version: BLUE ends the turn with one, GREEN holds both."""
    red, blue, green = pages("headquarters-4", "RED", "BLUE", "GREEN", computers=("GOLD",))
    blue.seal("N:")
    green.open(blue.link())
    green.seal("N:")
    red.open(green.link())
    first = red.ledger
    red.show("N:")
    mine = red.ledger.contents.answers["RED"]
    twin = signed(red, replace(mine, computer_version=mine.computer_version + 1))
    green.open(red.link())
    reveal(green)
    with suppress(BadLink):
        green.open(link_codec.write(ledger_of(first, twin, *first.contents.envelopes)))
    blue.open(red.link())
    reveal(blue)
    red.open(green.link())
    blue.open(
        link_codec.write(ledger_of(green.ledger, *[each for each in green.ledger.contents.envelopes if each != twin]))
    )
    assert blue.ledger.contents.turn == 2
    merged = green.open(blue.link())
    assert green.ledger.contents.chain == blue.ledger.contents.chain, merged.text
    Page(99, minds=Quick()).open(green.link())
