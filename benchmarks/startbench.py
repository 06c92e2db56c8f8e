"""`rozz bench --start`: how soon the page responds, next to a bare page that only loads Pyodide.

Bare: npm's files unchanged, until the first line of Python. Ours: until Python has answered a tap, on a first visit at
*Play now* on the first screen, later at a tile of `headquarters-2` open at turn 30. Both come from one server, which
compresses and allows caching for ten minutes like GitHub Pages; every visit uses a freshly launched browser, after the
seconds in which Chromium loads pages of its own (of its address bar) on the same processors. Rounds of all rows
alternate, so that a noisy machine affects all equally. With `--against` another build, of an earlier version for
example, is measured in the same rounds. A browser stores compiled code once, some seconds into the first
visit after which it stays; those visits last as long as a person's.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import mimetypes
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from benchmarks.columns import KILOBYTES, Columns, at_most, spread
from benchmarks.page_scripts import called, page_script
from benchmarks.pagebench import WATCH, Bench
from rozz import library
from rozz.cli import chromium
from rozz.cli.serve import HOST, SiteRequest
from rozz.cli.site.build import DIST, MANIFEST, build, is_current
from rozz.cli.site.runtime import package_file
from rozz.engine.errors import Fault
from rozz.engine.match import PASSIVE, Match
from rozz.engine.said import said
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import store_format
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Here
from training import random_play

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Playwright

SCENARIO, SEED, TURN = "headquarters-2", 0, 30
BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BARE = """<!doctype html>
<meta charset="utf-8">
<title>Bare Pyodide</title>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("1");
globalThis.answered = performance.now();
</script>
"""
#: Taps an element as soon as it exists, and records when the answer is there.
TAP = "tap_when_there"
FIRST_TAP = ("[data-do=play-now]", "#board")
LATER_TAP = (".tile[data-tile]", ".tile.selected")
#: On the first screen: until Python has taken it over, with all its contents.
HOME_TAP = ("body", "body:not(:has(#starting))")
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
#: The page has stored a snapshot, every file, and its view; and has noted that its start was not interrupted.
SETTLED = page_script("wait_until_settled")
PATIENCE_MILLISECONDS = 120_000
LONG_MILLISECONDS = 15_000
LAUNCH_MILLISECONDS = 3000
#: A list with many copies of one match: six players, random play.
SHELF, SHELF_SCENARIO, SHELF_TURNS = 100, "grand-6", 60
#: Two builds are compared on so many profiles each: what the browser stores of compiled code differs from
#: profile to profile, and with it the start, by up to a tenth.
PROFILES = 3
SLOW_BITS, SLOW_DELAY = 10_000_000, 20
COLUMNS = Columns(34, (8, 14, 6, 8, 8))
#: The rows, as the ids of their names end; those of another build only with `--against`.
ROWS = ("bare", "bare-again", "first", "return", "offline", "home", "shelf", "bare-slow", "first-slow")
OTHER_ROWS = ("other-first", "other-home")


@dataclass
class Row:
    """A measurement: milliseconds to the answer and to the first paint, bytes before and after the answer."""

    name: str
    answers: list[float] = field(default_factory=list)
    paints: list[float] = field(default_factory=list)
    fetched: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)

    def line(self) -> str:
        """A line of the printed table."""
        paint = f"{median(self.paints):.0f}" if self.paints else "–"
        kilobytes = (f"{median(each) / 1000:.0f}" for each in (self.fetched, self.later))
        return COLUMNS.line(self.name, f"{median(self.answers):.0f}", spread(self.answers), paint, *kilobytes)


class Server(ThreadingHTTPServer):
    """Serves files by path, compressed like GitHub Pages; counts the bytes sent; can be down."""

    daemon_threads = True

    def __init__(self, files: dict[str, bytes]) -> None:
        super().__init__((HOST, 0), Request)
        packed = {path: gzip.compress(content, 6, mtime=0) for path, content in files.items() if _shrinks(path)}
        self.files = {path: packed.get(path, content) for path, content in files.items()}
        self.packed = frozenset(packed)
        self.sent = 0
        self.is_down = False

    @property
    def address(self) -> str:
        """Its address."""
        return f"http://{HOST}:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that was closed while it still read."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Request(BaseHTTPRequestHandler):
    """One request, answered like GitHub Pages."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        """Send a file, or that the browser's copy is still valid."""
        if self.server.is_down:
            self.close_connection = True
            return
        path = self.path.partition("?")[0]
        path += "index.html" if path.endswith("/") else ""
        content = self.server.files.get(path)
        tag = f'"{hashlib.sha256(content or b"").hexdigest()[:16]}"'
        status = 404 if content is None else 304 if self.headers.get("If-None-Match") == tag else 200
        body = content if content and status == 200 else b""
        kind = SiteRequest.extensions_map.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "text/plain"
        headers = {"Content-Type": kind, "Content-Length": str(len(body)), "ETag": tag, "Cache-Control": "max-age=600"}
        if path in self.server.packed:
            headers["Content-Encoding"] = "gzip"
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
            self.server.sent += len(name) + len(value) + 4
        self.end_headers()
        self.wfile.write(body)
        self.server.sent += len(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Do not log every request."""


def _shrinks(path: str) -> bool:
    return not path.endswith((".zip", ".pack", ".woff2", ".png"))


def match_at(turn: int) -> Match:
    """A match of random play, open at a turn; the second seat never acts again, so there is no handover."""
    match = played(SCENARIO, turn)
    first, *rest = match.seats
    return replace(match, seats=(first, *(replace(seat, plays=PASSIVE) for seat in rest)))


def played(scenario: str, turn: int) -> Match:
    """A match of random play, open at a turn."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping(scenario)), "bench", {"RED": "Ada", "BLUE": "Ben"})
    chance = Random(SEED)
    while len(match.played) < turn - 1:
        for seat, commands in random_play.orders(match.state, chance).items():
            match = match.hand_in(seat, commands)
        match = match.reveal()
        if match.outcome is not None:
            raise Fault(said("cli-bench-over", turn=len(match.played)))
    return match


def shelf_of(number: int) -> dict[str, str]:
    """A store's texts with many copies of a match, by id."""
    text = session_codec.to_text(Session(Here(played(SHELF_SCENARIO, SHELF_TURNS))))
    return {
        f"bench{each}": store_format.with_header(text.replace('"bench"', f'"bench{each}"'), each)
        for each in range(number)
    }


class Visits:
    """Browsers on a server, with a folder for each profile that returns."""

    def __init__(self, playwright: Playwright, server: Server, folder: Path) -> None:
        self.playwright = playwright
        self.server = server
        self.folder = folder

    @contextmanager
    def browser(self, profile: str = "") -> Iterator[BrowserContext]:
        """A freshly launched browser with a stored or a new profile."""
        name = profile or tempfile.mkdtemp(dir=self.folder)
        options = chromium.launch_options(self.playwright)
        context = self.playwright.chromium.launch_persistent_context(self.folder / name, **options)
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        context.pages[0].goto("about:blank")
        context.pages[0].wait_for_timeout(LAUNCH_MILLISECONDS)
        try:
            yield context
        finally:
            context.close()

    def visit(self, row: Row, path: str, tap: tuple[str, str] | None, profile: str = "", bits: int = 0) -> None:
        """One visit, measured."""
        with self.browser(profile) as context:
            page = context.pages[0]
            if bits:
                _slow_down(page, bits)
            if tap:
                page.add_init_script(called(TAP, *tap))
            before = self.server.sent
            page.goto(self.server.address + path)
            answered = page.wait_for_function("globalThis.answered").json_value()
            fetched = self.server.sent
            row.answers.append(float(answered))
            row.fetched.append(fetched - before)
            if tap:
                row.paints.append(float(page.evaluate(PAINTED) or 0))
            page.wait_for_timeout(0 if bits else 3000)
            row.later.append(self.server.sent - fetched)

    def prepare(self, profile: str) -> None:
        """A first visit that leaves a match open, with everything stored that a page stores."""
        with self.browser(profile) as context:
            page = context.pages[0]
            page.goto(self.server.address + "rozz/")
            page.locator("#starting").wait_for(state="detached")
            text = session_codec.to_text(Session(Here(match_at(TURN))))
            file: Any = {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}
            page.locator("input[type=file]").set_input_files(files=[file])
            page.locator("#board").wait_for()
            page.evaluate(SETTLED, True)
            page.wait_for_timeout(3000)

    def prepare_home(self, profile: str, shelf: dict[str, str], path: str = "rozz/") -> None:
        """A first visit that ends on the first screen with many saved matches; a second one that summarizes all."""
        with self.browser(profile) as context:
            page = context.pages[0]
            page.goto(self.server.address + path)
            page.locator("#starting").wait_for(state="detached")
            page.evaluate(SETTLED, False)
            page.evaluate(
                "(shelf) => Object.entries(shelf).forEach(([key, text]) => localStorage.setItem(key, text))",
                {f"rozz:/rozz/match/{identity}": text for identity, text in shelf.items()},
            )
            page.reload()
            page.locator("#starting").wait_for(state="detached")
            page.wait_for_function(
                "(most) => Object.keys(JSON.parse(localStorage.getItem('rozz:/rozz/tales') ?? '{}')).length >= most",
                arg=len(shelf),
            )
            page.evaluate(SETTLED, False)

    def stay(self, path: str, profile: str) -> None:
        """A visit long enough for the browser to store compiled code."""
        with self.browser(profile) as context:
            page = context.pages[0]
            page.goto(self.server.address + path)
            page.wait_for_timeout(LONG_MILLISECONDS)

    def memory(self, profile: str) -> tuple[float, float]:
        """The memory of Python and of JavaScript with the match open, in MB."""
        with self.browser(profile) as context:
            page = context.pages[0]
            page.add_init_script(WATCH)
            page.goto(self.server.address + "rozz/")
            page.locator("#starting").wait_for(state="detached")
            return Bench(page, context.new_cdp_session(page)).heaps()


def _slow_down(page: Page, bits: int) -> None:
    how = {"offline": False, "latency": SLOW_DELAY, "downloadThroughput": bits / 8, "uploadThroughput": bits / 8}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", how)


def measure(visits: Visits, rounds: int, has_other: bool) -> dict[str, Row]:
    """Measure all rows, their rounds in turn."""
    names = ROWS + OTHER_ROWS if has_other else ROWS
    rows = {key: Row(say(f"cli-bench-start-{key}", number=SHELF)) for key in names}
    copies = PROFILES if has_other else 1
    profiles = {"bare": "bare/", "ours": "rozz/", "shelf": "rozz/"}
    profiles |= {f"home{copy}": "rozz/" for copy in range(copies)}
    if has_other:
        # An earlier version cannot open a match of today's, so its first screen is measured.
        profiles |= {f"other{copy}": "other/" for copy in range(copies)}
    visits.stay("bare/", "bare")
    visits.prepare("ours")
    for profile, path in profiles.items():
        if profile not in ("bare", "ours"):
            visits.prepare_home(profile, shelf_of(SHELF) if profile == "shelf" else {}, path)
        visits.stay(path, profile)
    for number in range(rounds):
        print(say("cli-bench-start-round", number=number + 1, rounds=rounds), file=sys.stderr, flush=True)
        visits.visit(rows["bare"], "bare/", None)
        visits.visit(rows["first"], "rozz/", FIRST_TAP)
        if has_other:
            visits.visit(rows["other-first"], "other/", FIRST_TAP)
        visits.visit(rows["bare-again"], "bare/", None, "bare")
        visits.visit(rows["return"], "rozz/", LATER_TAP, "ours")
        visits.server.is_down = True
        visits.visit(rows["offline"], "rozz/", LATER_TAP, "ours")
        visits.server.is_down = False
        visits.visit(rows["home"], "rozz/", HOME_TAP, f"home{number % copies}")
        if has_other:
            visits.visit(rows["other-home"], "other/", HOME_TAP, f"other{number % copies}")
        visits.visit(rows["shelf"], "rozz/", HOME_TAP, "shelf")
        visits.visit(rows["bare-slow"], "bare/", None, bits=SLOW_BITS)
        visits.visit(rows["first-slow"], "rozz/", FIRST_TAP, bits=SLOW_BITS)
    return rows


def report(rows: dict[str, Row]) -> list[str]:
    """The printed table, and the ratios."""
    times = (say("cli-bench-median"), say("cli-bench-spread"), say("cli-bench-paint"))
    lines = [COLUMNS.line(say("cli-bench-answer"), *times, KILOBYTES, say("cli-bench-then"))]
    lines += [row.line() for row in rows.values()]
    for ours, bare, most in (
        ("return", "bare-again", 0.45),
        ("offline", "bare-again", 0.45),
        ("return", "bare", 0.45),
        ("first", "bare", 1.1),
        ("first-slow", "bare-slow", 1.1),
        ("shelf", "home", 1.2),
        ("first", "other-first", 1.02),
        ("home", "other-home", 1.02),
    ):
        if bare not in rows:
            continue
        ratio = f"{median(rows[ours].answers) / median(rows[bare].answers):.2f}"
        one, other = rows[ours].name, rows[bare].name
        lines.append(say("cli-bench-start-ratio", one=one, other=other, ratio=ratio, goal=at_most(most)))
    ratio = f"{median(rows['first'].fetched) / median(rows['bare'].fetched):.2f}"
    lines.append(say("cli-bench-start-bytes", ratio=ratio, goal=at_most(1.1)))
    if "other-first" in rows:
        ratio = f"{median(rows['first'].fetched) / median(rows['other-first'].fetched):.2f}"
        lines.append(say("cli-bench-start-other-bytes", ratio=ratio, goal=at_most(1.02)))
    return lines


def _served(name: str, folder: Path) -> dict[str, bytes]:
    """The files of a built site, by their paths on the server."""
    if not (folder / MANIFEST).exists():
        raise Fault(said("cli-bench-start-not-built", folder=str(folder)))
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {f"/{name}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in paths}


def main(chosen: argparse.Namespace) -> int:
    """Build what is missing, and print the table."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Fault(said("cli-bench-playwright", option="--start")) from None
    if not is_current():
        build()
    files = _served("rozz", DIST)
    if chosen.against:
        files |= _served("other", Path(chosen.against))
    files |= {f"/bare/{name}": package_file(f"pyodide/{name}").read_bytes() for name in BARE_FILES}
    server = Server(files | {"/bare/index.html": BARE.encode()})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        visits = Visits(playwright, server, Path(folder))
        print("\n".join(report(measure(visits, max(1, chosen.rounds), bool(chosen.against)))), flush=True)
        python, javascript = visits.memory("ours")
        print(say("cli-bench-start-memory", python=f"{python:.1f}", javascript=f"{javascript:.1f}"))
    server.shutdown()
    return 0
