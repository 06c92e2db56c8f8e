"""The command line: `rozz COMMAND`.

Bad input is exit 2 and one sentence on standard error, nothing on standard output.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module, metadata
from types import ModuleType
from typing import NoReturn, TypeAlias

from rozz import library
from rozz.cli import adjudicate, matches
from rozz.engine.errors import Fault
from rozz.engine.game import Rules
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import of_fault

GameNamed = Callable[[str], Rules]
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def main(arguments: Sequence[str] | None = None, game_named: GameNamed = library.game) -> int:
    """Run a command and return its exit status; without a command, play.

    If a signal ends it, the status is 128 plus the signal's number, as in shells.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    chosen = _parser().parse_args(arguments)
    try:
        status = int(_run(chosen, game_named))
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader has closed the pipe, like `head`; without this Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (Fault, OSError) as fault:
        print(sentence(fault), file=sys.stderr)
        if details := getattr(fault, "details", ""):
            print(f"\n{details}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130


def sentence(fault: Exception) -> str:
    """The error on one line."""
    if isinstance(fault, OSError) and fault.filename:
        return f"{fault.filename}: {fault.strerror}"
    return " ".join(of_fault(fault).split())


def _run(chosen: argparse.Namespace, game_named: GameNamed) -> int:
    if chosen.version:
        print(f"rozz {metadata.version('rozz')}")
        return 0
    match chosen.command:
        case "adjudicate":
            return adjudicate.adjudicate(chosen.files)
        case "check":
            return adjudicate.check(chosen.files, game_named)
        case "new":
            return matches.new(chosen.scenario, chosen.seed, game_named)
        case "turn":
            return matches.turn(chosen.match, chosen.commands, game_named)
        case "replay":
            return matches.replay(chosen.match, chosen.json, game_named)
        case "link":
            from rozz.cli import links

            return links.link(chosen.match, game_named)
        case "open":
            from rozz.cli import links

            return links.open_link(chosen.link, game_named)
        case "perft":
            from rozz.cli import perft

            return perft.main(chosen.scenario, chosen.depth, chosen.divide, game_named)
        case "prove":
            from rozz.cli import prove

            return prove.main(chosen.files)
        case "arena":
            from rozz.cli import arena

            return _from_checkout("training.fit_weights").main(chosen) if chosen.fit else arena.main(chosen)
        case "build":
            from rozz.cli.site import build

            return build.main(chosen.folder)
        case "translations":
            from rozz.cli import translation_status

            return translation_status.main(chosen.language)
        case "bench":
            return _bench(chosen)
    from rozz.cli import serve

    return serve.play(open_browser=not chosen.no_browser)


def _bench(chosen: argparse.Namespace) -> int:
    if chosen.think:
        return int(_from_checkout("benchmarks.thinkbench").main())
    if chosen.start:
        return int(_from_checkout("benchmarks.startbench").main(chosen))
    if chosen.links:
        return int(_from_checkout("benchmarks.linksizes").main())
    return int(_from_checkout("benchmarks.pagebench" if chosen.page else "benchmarks.bench").main(chosen))


def _from_checkout(name: str) -> ModuleType:
    """Import a module next to the package in a checkout; raises `Fault` in an installation without it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name.partition(".")[0]:
            raise
        raise Fault(said("files-needs-checkout", folder=str(missing.name))) from None


class Parser(argparse.ArgumentParser):
    """A parser that refuses arguments with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and exit."""
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def whole(text: str) -> int:
    """Parse a whole number of at least 0; raises ArgumentTypeError."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 0")
    if len(text) > 12:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 999,999,999,999")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="rozz", description="Rozz: a hex strategy game of simultaneous secret commands. Without a command, play."
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument("--no-browser", action="store_true", help="serve the page without opening a browser")
    commands = parser.add_subparsers(dest="command")
    _add_matches(commands)
    _add_proofs(commands)
    _add_arena(commands)
    building = commands.add_parser("build", help="write the whole static site to a folder")
    building.add_argument("folder", nargs="?", default="", metavar="FOLDER", help="dist/ unless another is named")
    translating = commands.add_parser("translations", help="say how far each language is, or print what one lacks")
    translating.add_argument("language", nargs="?", default="", metavar="LANGUAGE", help="a code such as de")
    _add_bench(commands)
    return parser


def _add_matches(commands: Commands) -> None:
    """Add the commands that read, create and show matches."""
    adjudicating = commands.add_parser(
        "adjudicate", help="play the turn of each case and print what it shows, as JSON lines"
    )
    adjudicating.add_argument("files", nargs="+", metavar="FILE")
    checking = commands.add_parser("check", help="say of each scenario file whether it can be played")
    checking.add_argument("files", nargs="+", metavar="FILE")
    beginning = commands.add_parser("new", help="print a fresh match record")
    beginning.add_argument("scenario", help="a shipped scenario's name, or a file")
    beginning.add_argument("--seed", type=whole, default=0)
    turning = commands.add_parser("turn", help="resolve one turn: the longer record, and the report on standard error")
    turning.add_argument("match", metavar="MATCH")
    turning.add_argument("commands", metavar="COMMANDS.yaml")
    replaying = commands.add_parser("replay", help="tell a saved match, turn by turn")
    replaying.add_argument("match", metavar="FILE")
    replaying.add_argument("--json", action="store_true")
    linking = commands.add_parser("link", help="print a read-only link of a saved match's revealed turns")
    linking.add_argument("match", metavar="MATCH")
    opening = commands.add_parser("open", help="print the match record of a link, or of a message that holds one")
    opening.add_argument("link", metavar="LINK")


def _add_proofs(commands: Commands) -> None:
    """Add the commands that search exhaustively."""
    counting = commands.add_parser("perft", help="count the sequences of exactly so many moves from a scenario's setup")
    counting.add_argument("scenario", help="a shipped scenario's name, or a file")
    counting.add_argument("depth", type=whole)
    counting.add_argument("--divide", action="store_true", help="a line for each first move, then the sum")
    proving = commands.add_parser("prove", help="prove the solutions of puzzles against every reply")
    proving.add_argument("files", nargs="+", metavar="FILE")


def _add_arena(commands: Commands) -> None:
    """Add the command for matches of computer players."""
    contesting = commands.add_parser("arena", help="play computer players against each other, seats changed")
    contesting.add_argument("scenario", help="a shipped scenario's name; GAME/NAME where two games have one")
    contesting.add_argument("--levels", default="4,3", help="of the seats; the last one fills what is left")
    contesting.add_argument("--games", type=whole, default=20)
    contesting.add_argument("--seed", type=whole, default=0)
    contesting.add_argument("--jobs", type=whole, default=1, help="games played at once")
    contesting.add_argument("--longest", type=whole, default=150, help="moments after which a game is broken off")
    contesting.add_argument("--file", help="keeps what was played; an arena that was stopped goes on from it")
    contesting.add_argument("--json", action="store_true")
    contesting.add_argument("--fit", action="store_true", help="what features of Rozz are worth; scenarios joined by +")


def _add_bench(commands: Commands) -> None:
    """Add the benchmarks."""
    benching = commands.add_parser("bench", help="measure; side by side with a named reference")
    benching.add_argument("--page", action="store_true", help="the page in a browser: answers to taps, memory")
    benching.add_argument("--start", action="store_true", help="how soon the page answers, beside bare Pyodide")
    benching.add_argument("--rounds", type=whole, default=10, help="of --start: how often each visit is made")
    benching.add_argument("--think", action="store_true", help="computer players, here and in the page: time a turn")
    benching.add_argument("--links", action="store_true", help="how long matches are in a link")
    benching.add_argument("--seconds", type=float, default=3.0, help="how long each row runs")
