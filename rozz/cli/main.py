"""The command line: `rozz COMMAND`.

Bad input is exit 2 and one sentence on standard error, nothing on standard output.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module, metadata
from types import ModuleType
from typing import Any, NoReturn, TypeAlias

from rozz import library
from rozz.cli import adjudicate, check, matches
from rozz.engine.errors import Fault
from rozz.engine.game import GameNamed
from rozz.engine.said import brief, said
from rozz.engine.validation import nearest
from rozz.ui.i18n import translations
from rozz.ui.i18n.engine_texts import of_fault
from rozz.ui.i18n.texts import capitalized, say

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

#: The environment variable that chooses the language of what the command line prints.
LANGUAGE = "ROZZ_LANG"


def main(arguments: Sequence[str] | None = None, game_named: GameNamed = library.game) -> int:
    """Run a command and return its exit status; without a command, play.

    If a signal ends it, the status is 128 plus the signal's number, as in shells.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        if language := os.environ.get(LANGUAGE):
            translations.use(language)
        chosen = _parsed(sys.argv[1:] if arguments is None else arguments)
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
        print(say("cli-stopped"), file=sys.stderr)
        return 130


def sentence(fault: Exception) -> str:
    """The error on one line."""
    if isinstance(fault, OSError) and fault.filename:
        return f"{fault.filename}: {fault.strerror}"
    try:
        return " ".join(of_fault(fault).split())
    except Fault:
        # The catalog that would say what is wrong is itself the one that cannot be read.
        return brief(fault.text) if isinstance(fault, Fault) else repr(fault)


def _run(chosen: argparse.Namespace, game_named: GameNamed) -> int:
    if chosen.version:
        print(f"rozz {metadata.version('rozz')}")
        return 0
    match chosen.command:
        case "adjudicate":
            return adjudicate.adjudicate(chosen.files)
        case "check":
            return check.check(chosen.files, game_named)
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
        return int(_from_checkout("benchmarks.link_lengths").main())
    return int(_from_checkout("benchmarks.pagebench" if chosen.page else "benchmarks.bench").main(chosen))


def _from_checkout(name: str) -> ModuleType:
    """Import a module next to the package in a checkout; raises `Fault` in an installation without it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name.partition(".")[0]:
            raise
        raise Fault(said("cli-needs-checkout", folder=str(missing.name))) from None


class PlainHelp(argparse.HelpFormatter):
    """Help texts as they are written: a percent sign is one."""

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""


class Parser(argparse.ArgumentParser):
    """A parser that refuses arguments with one sentence."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, add_help=False, formatter_class=PlainHelp)
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, in the words of `argparse`, and exit."""
        print(say("cli-arguments", program=self.prog, problem=message), file=sys.stderr)
        raise SystemExit(2)


#: The most digits of a whole number, and the largest of them.
MOST_DIGITS = 12
LARGEST = 10**MOST_DIGITS - 1


def whole(text: str) -> int:
    """Parse a whole number of at least 0; raises ArgumentTypeError."""
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(say("cli-not-whole", text=text, most=LARGEST))
    return int(text)


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments by name; raises `Fault` for an unknown command, else exits if they are wrong."""
    parser, commands = _parsers()
    named = next((each for each in arguments if not each.startswith("-")), "")
    if named and named not in commands:
        raise Fault(said("cli-no-command", command=named, near=nearest(named, commands, 0.65) or "none"))
    return parser.parse_args(arguments)


def _parsers() -> tuple[Parser, Mapping[str, Parser]]:
    """The parser of everything, and that of each command."""
    parser = Parser(prog="rozz", description=say("cli-help-rozz"))
    parser.add_argument("--version", action="store_true", help=say("cli-help-version"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-help-no-browser"))
    commands = parser.add_subparsers(dest="command", title=say("cli-help-commands"), metavar="COMMAND")
    _add_matches(commands)
    _add_proofs(commands)
    _add_arena(commands)
    building = _added(commands, "build", say("cli-help-build"))
    building.add_argument("folder", nargs="?", default="", metavar="FOLDER", help=say("cli-help-folder"))
    translating = _added(commands, "translations", say("cli-help-translations"))
    translating.add_argument("language", nargs="?", default="", metavar="LANGUAGE", help=say("cli-help-language"))
    _add_bench(commands)
    return parser, commands.choices


def _added(commands: Commands, name: str, purpose: str) -> Parser:
    """Add a command; what it does is in the list of commands and in its own help."""
    return commands.add_parser(name, help=purpose, description=capitalized(purpose))


def _add_matches(commands: Commands) -> None:
    """Add the commands that read, create and show matches."""
    adjudicating = _added(commands, "adjudicate", say("cli-help-adjudicate"))
    adjudicating.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-cases"))
    checking = _added(commands, "check", say("cli-help-check"))
    checking.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-scenario-files"))
    beginning = _added(commands, "new", say("cli-help-new"))
    beginning.add_argument("scenario", metavar="SCENARIO", help=say("cli-help-scenario"))
    beginning.add_argument("--seed", type=whole, default=0, metavar="N", help=say("cli-help-seed"))
    turning = _added(commands, "turn", say("cli-help-turn"))
    turning.add_argument("match", metavar="MATCH", help=say("cli-help-match"))
    turning.add_argument("commands", metavar="COMMANDS.yaml", help=say("cli-help-turn-commands"))
    replaying = _added(commands, "replay", say("cli-help-replay"))
    replaying.add_argument("match", metavar="MATCH", help=say("cli-help-match"))
    replaying.add_argument("--json", action="store_true", help=say("cli-help-json"))
    linking = _added(commands, "link", say("cli-help-link"))
    linking.add_argument("match", metavar="MATCH", help=say("cli-help-match"))
    opening = _added(commands, "open", say("cli-help-open"))
    opening.add_argument("link", metavar="LINK", help=say("cli-help-a-link"))


def _add_proofs(commands: Commands) -> None:
    """Add the commands that search exhaustively."""
    counting = _added(commands, "perft", say("cli-help-perft"))
    counting.add_argument("scenario", metavar="SCENARIO", help=say("cli-help-scenario"))
    counting.add_argument("depth", type=whole, metavar="DEPTH", help=say("cli-help-depth"))
    counting.add_argument("--divide", action="store_true", help=say("cli-help-divide"))
    proving = _added(commands, "prove", say("cli-help-prove"))
    proving.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-puzzle-files"))


def _add_arena(commands: Commands) -> None:
    """Add the command for matches of computer players."""
    contesting = _added(commands, "arena", say("cli-help-arena"))
    contesting.add_argument("scenario", metavar="SCENARIO", help=say("cli-help-arena-scenario"))
    contesting.add_argument("--levels", default="4,3", metavar="LEVELS", help=say("cli-help-levels"))
    contesting.add_argument("--games", type=whole, default=20, metavar="N", help=say("cli-help-games"))
    contesting.add_argument("--seed", type=whole, default=0, metavar="N", help=say("cli-help-seed"))
    contesting.add_argument("--jobs", type=whole, default=1, metavar="N", help=say("cli-help-jobs"))
    contesting.add_argument("--longest", type=whole, default=150, metavar="N", help=say("cli-help-longest"))
    contesting.add_argument("--file", metavar="FILE", help=say("cli-help-file"))
    contesting.add_argument("--json", action="store_true", help=say("cli-help-json"))
    contesting.add_argument("--fit", action="store_true", help=say("cli-help-fit"))


def _add_bench(commands: Commands) -> None:
    """Add the benchmarks."""
    benching = _added(commands, "bench", say("cli-help-bench"))
    benching.add_argument("--page", action="store_true", help=say("cli-help-page"))
    benching.add_argument("--start", action="store_true", help=say("cli-help-start"))
    benching.add_argument("--rounds", type=whole, default=10, metavar="N", help=say("cli-help-rounds"))
    benching.add_argument("--against", metavar="FOLDER", help=say("cli-help-against"))
    benching.add_argument("--think", action="store_true", help=say("cli-help-think"))
    benching.add_argument("--links", action="store_true", help=say("cli-help-links"))
    benching.add_argument("--seconds", type=float, default=3.0, metavar="S", help=say("cli-help-seconds"))
