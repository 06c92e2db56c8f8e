"""`rozz bench --page`: how soon the page responds to a tap on a board of 217 tiles, and the memory of a long match.

Taps of a person in a real Chromium: tiles, pieces, targets, Add, Undo, steps of a revealed turn. The browser reports
the time from the finger to the next paint (Event Timing, in steps of 8 ms); the page's own marks divide it into
computing, view, patch and follow-ups. Taps that give commands are also measured while guesses about all rivals are
shown with their outcome, on 63 and on 217 tiles.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from benchmarks.columns import P95, Columns, at_most
from benchmarks.page_scripts import page_script
from rozz import library
from rozz.cli import chromium
from rozz.cli.serve import site
from rozz.cli.site.build import DIST, build, is_current
from rozz.engine.errors import Fault
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table.shared_device import asked_next
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import REVEAL
from training import random_play

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page, Playwright, ViewportSize

SCENARIO = "doomsday-6"
SEED = 2
#: Turns played before the taps: by then nearly half of the tiles hold pieces.
TURNS = 40
#: Rounds of tile, piece, target, Add, Undo; and steps of the revealed turn.
ROUNDS, STEPS = 14, 24
#: Milliseconds, long enough that a tap never waits for the previous one.
PAUSE = 120
WINDOW: ViewportSize = {"width": 1280, "height": 800}
PATIENCE_MILLISECONDS = 60_000
#: Throttling, whether the board shows threats, and the target for the 95th percentile, in milliseconds.
PACES = ((1, False, 100), (4, False, 250), (1, True, 100), (4, True, 200))
#: With guesses: the scenario, the turns played before the taps, throttling, and the target.
GUESSED = (
    ("headquarters-2", 12, 1, 100),
    ("headquarters-2", 12, 4, 250),
    (SCENARIO, TURNS, 1, 100),
    (SCENARIO, TURNS, 4, 250),
)
#: The maximum factor of memory growth between these turns.
EARLY, LATE, GROWTH = 5, 50, 1.3
PARTS = ("update", "view", "patch", "after")
COLUMNS = Columns(44, (5, 8, 8, 8))

#: Records the browser's reports: durations of taps, long tasks, the page's marks; and Python's memory.
WATCH = page_script("note_performance")

#: Waits until the result is painted and the browser has reported it.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

#: Waits until the browser has stored a snapshot of Python, and the mark for compiled code.
KEPT = page_script("wait_until_kept")

#: The centers of a selector's elements that a finger could reach now.
IN_REACH = page_script("find_in_reach")


@dataclass(frozen=True)
class Tap:
    """One tap: what was tapped, the time until the next paint, and the page's share by part; in milliseconds."""

    kind: str
    paint: float
    parts: dict[str, float]


def matches(
    turns: int, seed: int = SEED, scenario: str = SCENARIO
) -> Iterator[tuple[Match, dict[str, tuple[Any, ...]]]]:
    """A match of random play before each of its turns, with the commands given in it."""
    game = library.game("rozz")
    read = game.read(library.scenario_mapping(scenario))
    match = Match.begin(game, read, "bench", {colour: colour.title() for colour in read.players})
    chance = Random(seed)
    for _ in range(turns):
        orders = random_play.orders(match.state, chance)
        yield match, orders
        for seat, commands in orders.items():
            match = match.hand_in(seat, commands)
        match = match.reveal()
        if match.outcome is not None:
            raise Fault(said("cli-bench-over", turn=len(match.played)))
    yield match, {}


def in_page(key: str, **facts: object) -> str:
    """A text of the page, which begins in English whatever the terminal speaks."""
    return translations.write(key, facts, translations.ENGLISH)


class Bench:
    """A page with an open match, tapped like a person would; collects the measurements."""

    def __init__(self, page: Page, devtools: CDPSession) -> None:
        self.page = page
        self.devtools = devtools
        self.kinds: list[tuple[str, float]] = []

    def open(self, session: Session) -> None:
        """Open a match from a file, as on the home screen."""
        self.page.get_by_role("link", name=in_page("home")).first.click()
        text = session_codec.to_text(session).encode()
        file: Any = {"name": "match.json", "mimeType": "application/json", "buffer": text}
        self.page.locator("input[type=file]").set_input_files(files=[file])
        self.page.locator("#board, [data-do=i-am]").first.wait_for()

    def press(self, key: str) -> None:
        """Press a button, by the id of its text, without measuring."""
        self.page.get_by_role("button", name=in_page(key)).first.click()

    def take(self) -> None:
        """Take the device as the player that it is passed to, without measuring."""
        self.page.locator("[data-do=i-am]").click()

    def zoom_in(self) -> None:
        """Zoom in until tiles are large enough to tap."""
        self.page.locator("#board").wait_for()
        while self.page.evaluate("document.documentElement.dataset.tier") == "far":
            self.press("zoom-in")

    def tap(self, kind: str, selector: str, chance: Random) -> bool:
        """Tap one of the reachable elements, if any, and wait until it is painted."""
        points = self.page.evaluate(IN_REACH, selector)
        if not points:
            return False
        at = self.page.evaluate("performance.now()")
        self.page.mouse.click(*chance.choice(points))
        self.page.evaluate(PAINTED)
        self.kinds.append((kind, at))
        self.page.wait_for_timeout(PAUSE)
        return True

    def write(self, match: Match, commands: tuple[Any, ...]) -> None:
        """Type a list of commands, without measuring."""
        if (fold := self.page.locator("[aria-controls='typing'][aria-expanded='false']")).count():
            fold.click()
        self.page.get_by_role("textbox").first.fill("\n".join(match.game.write(each) for each in commands))

    def command(self, chance: Random, holder: str = "yours") -> None:
        """Tap a tile whose label contains `holder`, a piece, its target, Add, Undo; then select nothing."""
        self.tap("tile", f".tile[aria-label*='{holder}']", chance)
        if self.tap("piece", "[data-do=pick][data-key^='move:']:not([aria-disabled])", chance):
            if self.tap("target", ".tile.may-move", chance) and self.tap("add", ".thumb [data-do=add]", chance):
                self.tap("undo", ".thumb [data-do=undo]", chance)
        elif self.tap("piece", "[data-do=pick][data-key^='purchase:']:not([aria-disabled])", chance) and self.tap(
            "add", ".thumb [data-do=add]", chance
        ):
            self.tap("undo", ".thumb [data-do=undo]", chance)
        self.tap("let-go", ".slip-head [data-do=cancel]", chance)

    def taps(self) -> list[Tap]:
        """Measurements since the last call."""
        noted = self.page.evaluate("() => ({ ...noted, ...Object.assign(noted, { taps: [], marks: [] }) && {} })")
        kinds, self.kinds = self.kinds, []
        ends = [*(at for _, at in kinds), float("inf")][1:]
        found = []
        for (kind, begin), end in zip(kinds, ends, strict=True):
            paints = [each["duration"] for each in noted["taps"] if begin <= each["startTime"] < end]
            marks = [(name, at) for name, at in noted["marks"] if begin <= at < end]
            found.append(Tap(kind, max(paints, default=16), parts_of(marks)))
        return found

    def long_tasks(self) -> list[float]:
        """The durations of tasks over 50 ms since the last call."""
        durations = self.page.evaluate("() => noted.long.splice(0).map((each) => each.duration)")
        return [float(each) for each in durations]

    def heaps(self) -> tuple[float, float]:
        """The memory of Python and of JavaScript in MB, after garbage collection."""
        self.devtools.send("HeapProfiler.collectGarbage")
        size = self.page.evaluate("Math.max(...noted.memories.map((each) => each.buffer.byteLength))")
        used = self.devtools.send("Runtime.getHeapUsage")["usedSize"]
        return size / 1e6, used / 1e6


def parts_of(marks: list[tuple[str, float]]) -> dict[str, float]:
    """The duration of each part by the page's marks: `begun`, then the end of each part."""
    parts = dict.fromkeys(PARTS, 0.0)
    last = 0.0
    for name, at in marks:
        if name in parts:
            parts[name] += at - last
        last = at
    return parts


@contextmanager
def opened(playwright: Playwright, address: str) -> Iterator[Bench]:
    """The page in a browser that has visited it before, like most: with a snapshot and compiled code."""
    options = chromium.launch_options(playwright)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        # Revealed turns would play by themselves, ahead of what is measured.
        context = playwright.chromium.launch_persistent_context(
            folder, viewport=WINDOW, reduced_motion="reduce", **options
        )
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        page = context.pages[0]
        page.add_init_script(WATCH)
        page.goto(address)
        for mark in ("", "?rehearsed"):
            page.evaluate(KEPT, mark)
            page.reload()
            page.locator("#starting").wait_for(state="detached")
        try:
            yield Bench(page, context.new_cdp_session(page))
        finally:
            context.close()


def tapping(bench: Bench, pace: int, has_threats: bool = False) -> list[Tap]:
    """Write commands on the board, and step through the last turn; or only write, with all threats on the board."""
    match = [match for match, _ in matches(TURNS)][-1]
    chance = Random(SEED)
    bench.open(Session(Here(match)))
    bench.take()
    bench.zoom_in()
    if has_threats:
        bench.page.keyboard.press("t")
        bench.page.keyboard.press("Shift+T")
        bench.page.locator("#reach-panel").get_by_text(in_page("threats-next-legend")).wait_for()
    bench.devtools.send("Emulation.setCPUThrottlingRate", {"rate": pace})
    bench.command(chance)  # not measured: fills the caches
    bench.taps()
    for _ in range(ROUNDS):
        bench.command(chance)
    found = bench.taps()
    bench.devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    if has_threats:
        return found
    shown = replace(match, identity="bench-shown")
    bench.open(replace(Session(Here(shown)), stage=REVEAL, shown_turn=len(shown.played)))
    bench.page.locator(".steps").wait_for()
    bench.devtools.send("Emulation.setCPUThrottlingRate", {"rate": pace})
    for _ in range(STEPS):
        bench.tap("step", ".steps [data-do=step]", chance)
    bench.devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found + bench.taps()


def guessing(bench: Bench, scenario: str, turns: int, pace: int) -> list[Tap]:
    """Write guesses for all rivals; then measure taps that give the seat's commands, and those of one guess."""
    match, orders = list(matches(turns + 1, scenario=scenario))[turns]
    chance = Random(SEED)
    seat = asked_next(Session(Here(match)))
    bench.open(Session(Here(match)))
    bench.take()
    # Each list has room for one more command, which is what the taps add.
    bench.write(match, orders.pop(seat)[:-1])
    bench.press("guesses")
    for rival, commands in orders.items():
        bench.page.locator(f"#guess-{rival}").click()
        bench.write(match, commands[:-1])
        bench.press("guess-done")
    bench.zoom_in()
    bench.devtools.send("Emulation.setCPUThrottlingRate", {"rate": pace})
    bench.command(chance)  # not measured: fills the caches
    bench.taps()
    for _ in range(ROUNDS):
        bench.command(chance)
    bench.page.locator(f"#guess-{rival}").click()
    for _ in range(ROUNDS):
        bench.command(chance, holder=match.names[rival])
    bench.devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return bench.taps()


def playing(bench: Bench) -> tuple[dict[int, tuple[float, float]], list[float]]:
    """Play a match to the late turn in one page, with typed commands: memory by turn, and the long tasks."""
    heaps = {}
    tasks: list[float] = []
    for match, orders in matches(LATE):
        turn = len(match.played)
        if turn == 0:
            bench.open(Session(Here(match)))
            bench.long_tasks()
        if turn in (EARLY, LATE):
            heaps[turn] = bench.heaps()
        for _ in orders:
            seat = asked_next(Session(Here(match)))
            bench.take()
            bench.write(match, orders[seat])
            bench.press("ready")
            if bench.page.get_by_role("alertdialog").count():
                bench.press("hand-in")
            match = match.hand_in(seat, orders[seat])
        if orders:
            bench.press("show-everyone")
            bench.press("last")
            bench.press("next-turn")
            bench.page.locator("[data-do=i-am]").wait_for()
        tasks += bench.long_tasks()
    return heaps, tasks


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least a fraction `share` of all values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * round(100 * share) // 100) - 1)]


def line(name: str, values: list[float], wanted: str = "") -> str:
    """A line of the printed table."""
    cells = (f"{each:.0f}" for each in (median(values), percentile(values, 0.95), max(values)))
    return f"{COLUMNS.line(name, str(len(values)), *cells)}  {wanted}".rstrip()


def table(name: str, wanted: int, taps: list[Tap]) -> list[str]:
    """All taps together, by element, and the page's parts of them."""
    lines = [
        COLUMNS.line(name, say("cli-bench-taps"), say("cli-bench-median"), P95, say("cli-bench-most")),
        line(say("cli-bench-all"), [tap.paint for tap in taps], say("cli-bench-under", goal=wanted)),
    ]
    for kind in dict.fromkeys(tap.kind for tap in taps):
        lines.append(line(f"  {say('cli-bench-tapped', kind=kind)}", [tap.paint for tap in taps if tap.kind == kind]))
    lines += [line(f"  {say('cli-bench-part', part=part)}", [tap.parts[part] for tap in taps]) for part in PARTS]
    return lines


def report(playwright: Playwright, address: str, tell: Callable[[str], None]) -> None:
    """Measure, and print each part as soon as it is known."""
    for pace, has_threats, wanted in PACES:
        with opened(playwright, address) as bench:
            name = say("cli-bench-tapping", pace=pace, threats="yes" if has_threats else "no")
            tell("\n".join(table(name, wanted, tapping(bench, pace, has_threats))) + "\n")
    for scenario, turns, pace, wanted in GUESSED:
        with opened(playwright, address) as bench:
            tiles = len(library.game("rozz").read(library.scenario_mapping(scenario)).board.tiles)
            name = say("cli-bench-guessing", pace=pace, tiles=tiles)
            tell("\n".join(table(name, wanted, guessing(bench, scenario, turns, pace))) + "\n")
    with opened(playwright, address) as bench:
        heaps, tasks = playing(bench)
    for heap, early, late in zip(("wasm", "js"), heaps[EARLY], heaps[LATE], strict=True):
        grown, goal = f"{late / early:.2f}", at_most(GROWTH)
        at = {"early": f"{early:.1f}", "first": EARLY, "late": f"{late:.1f}", "last": LATE}
        tell(say("cli-bench-memory", heap=heap, ratio=grown, goal=goal, **at))
    longest = round(max(tasks, default=0))
    tell(say("cli-bench-long-tasks", number=len(tasks), turns=LATE, longest=longest))


def main(chosen: argparse.Namespace) -> int:
    """Build what is missing, and print the tables."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Fault(said("cli-bench-playwright", option="--page")) from None
    if not is_current():
        build()
    with sync_playwright() as playwright, site(DIST) as address:
        report(playwright, address, lambda text: print(text, flush=True))
    return 0
