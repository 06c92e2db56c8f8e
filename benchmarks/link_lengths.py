"""`rozz bench --links`, part two: complete addresses as sent, and how long the page takes to open one.

Each is next to an address with the same fields as JSON, zlib and base64.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import fields
from random import Random
from statistics import median
from typing import Any

from benchmarks.columns import JSON, Columns
from benchmarks.page_scripts import page_script
from benchmarks.turn_compression import MAKERS, SEATS, TURNS, Match, random_match, rows, scenario
from rozz import library
from rozz.cli import chromium
from rozz.cli.cryptography_keys import Keyring
from rozz.cli.serve import site
from rozz.cli.site.build import DIST, build, is_current
from rozz.engine.game import Rules
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_steps import Signer
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.link_text import MARK
from rozz.engine.rozz.model.commands import Command
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.i18n.texts import say

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
ADDRESS = "https://example.github.io/rozz/#m="
#: The match that the page opens: a shipped scenario, turns, repetitions.
OPENED, OPENED_TURNS, OPENED_ROUNDS = "headquarters-2", 30, 7
#: What it may take, in milliseconds.
GOAL = 300
COLUMNS = Columns(14, (5, 5, 10, 9, 6))
#: Milliseconds from the link to the frame with a new heading.
OPEN = page_script("open_link")


def played(game: Rules, on: Scenario, match: Match, scenario_name: str = "links") -> Ledger:
    """A match by link after these turns, with the first seat's SEAL of the next: the longest contents of a link.

    The scenario is named like a shipped one.
    """
    keys = Keyring()
    colours = [seat.colour for seat in game.seats(on)]
    secrets = {colour: bytes([number + 1]) * 32 for number, colour in enumerate(colours)}
    signers = {colour: Signer(keys, secret) for colour, secret in secrets.items()}

    async def play() -> Ledger:
        creator = secrets[colours[0]]
        ledger = await link_steps.create(keys, game, on, creator, shipped_as=scenario_name)
        for colour, player in zip(colours, NAMES, strict=False):
            ledger = await link_steps.join(keys, ledger, secrets[colour], colour, player)
        ledger = await link_steps.start(keys, ledger, creator)
        for orders in match:
            *first, last = colours
            for seat in first:
                ledger = await link_steps.seal(signers[seat], ledger, seat, orders.get(seat, ()))
            ledger = await link_steps.show(signers[last], ledger, last, orders.get(last, ()))
            for seat in first:
                ledger = await link_steps.show(signers[seat], ledger, seat)
        given = match[0].get(colours[0], ())
        return await link_steps.seal(signers[colours[0]], ledger, colours[0], given)

    return run_without_waiting(play())


def described(game: Rules, value: Any) -> Any:
    """The contents of a link as JSON: bytes in base64, commands as text, without empty fields."""
    match value:
        case bytes():
            return urlsafe_b64encode(value).rstrip(b"=").decode()
        case Contents():
            held = {name: getattr(value, name) for name in ("invite", "joins", "start", "turns", "envelopes")}
            return described(game, held)
        case Mapping():
            return {str(key): described(game, each) for key, each in value.items() if each not in (None, b"", "", ())}
        case str() | int() | None:
            return value
        case tuple() | list():
            return [described(game, each) for each in value]
    if isinstance(value, Command):
        return game.write(value)
    return described(game, {each.name: getattr(value, each.name) for each in fields(value)})


def beside(game: Rules, ledger: Ledger) -> int:
    """Characters of the address with the same fields as JSON, zlib and base64."""
    text = json.dumps(described(game, ledger.contents), separators=(",", ":"), ensure_ascii=False)
    return len(ADDRESS) + len(urlsafe_b64encode(zlib.compress(text.encode(), 9)).rstrip(b"="))


def addresses() -> Iterator[str]:
    """Complete addresses as sent: START, all turns, the envelopes that still count, a SEAL."""
    game = library.game("rozz")
    counted = (say("cli-bench-seats"), say("cli-bench-turns"), say("cli-bench-characters"))
    yield COLUMNS.line(say("cli-bench-address"), *counted, JSON, say("cli-bench-ratio"))
    for name, maker in MAKERS.items():
        for seats in SEATS:
            on = game.read(scenario(seats))
            for turns in TURNS:
                ledger = played(game, on, maker(game, on, turns, Random(turns)))
                whole = len(ADDRESS) + len(link_codec.write(ledger))
                other = beside(game, ledger)
                counts = (str(each) for each in (seats, turns, whole, other))
                yield COLUMNS.line(say("cli-bench-match", kind=name), *counts, f"{whole / other:.2f}")


def opening() -> Iterator[str]:
    """How long the page takes from a link of two seats to the turn it shows; empty without a browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return
    game = library.game("rozz")
    on = game.read(library.scenario_mapping(OPENED))
    ledger = played(game, on, random_match(game, on, OPENED_TURNS, Random(1)), OPENED)
    link = MARK + link_codec.write(ledger)
    if not is_current():
        build()
    with sync_playwright() as playwright, site(DIST) as address:
        browser = playwright.chromium.launch(**chromium.launch_options(playwright))
        took = []
        for _ in range(OPENED_ROUNDS):
            page = browser.new_page()
            page.goto(address)
            page.locator("#starting").wait_for(state="detached")
            page.wait_for_timeout(2000)
            took.append(float(page.evaluate(OPEN, link)))
            page.context.close()
        browser.close()
    middle, least, most = (round(each) for each in (median(took), min(took), max(took)))
    goal = say("cli-bench-at-most", goal=GOAL)
    turns = len(ledger.contents.turns)
    yield say("cli-bench-opening", turns=turns, middle=middle, least=least, most=most, goal=goal)


def main() -> int:
    """Print the tables."""
    for row in (*rows(), "", *addresses(), "", *opening()):
        print(row, flush=True)
    return 0
