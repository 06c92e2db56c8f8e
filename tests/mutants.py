"""`make mutants`: break the engine in one place at a time, and print what no test noticed.

Cosmic Ray finds the places, changes a copy of the project under `.mutants/` and runs the tests there that reach the
changed statement: coverage.py has recorded them once. The seed alone determines which places are drawn: a larger number
continues a smaller one. Results stay in `.mutants/` until the sources or the tests change, so an interrupted run
resumes where it stopped.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test, mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkItem, WorkResult
from coverage import CoverageData

PROJECT = Path(__file__).parent.parent
KEPT = PROJECT / ".mutants"
MODULES = (
    "rozz/engine/rozz", "rozz/engine/boards", "rozz/engine/areas", "rozz/engine/rosenkreuz", "rozz/engine/campaigns",
    "rozz/engine/links", "rozz/engine/codec", "rozz/engine/match.py", "rozz/engine/record.py",
    "rozz/engine/dice.py", "rozz/engine/validation.py", "rozz/engine/untrusted_json.py", "rozz/engine/game.py",
)  # fmt: skip
#: Computer players are left out: another weight makes another player, which no rule calls wrong.
MIND = "ai"
#: The tests for a broken module, by its longest matching prefix. The quickest to notice come first; none opens a
#: browser or a process.
TESTS = {
    "rozz/engine/rozz": (
        "tests/test_cases.py",
        "tests/engine/test_offers.py tests/engine/test_command_verdicts.py tests/engine/test_cards.py",
        "tests/test_doctests.py tests/engine/test_notation.py tests/engine/test_turn_reports.py",
        "tests/engine/test_state_json.py tests/engine/test_values.py tests/engine/test_golden.py",
        "tests/engine/test_scenario_refusals.py",
        "tests/engine/test_catalog_refusals.py tests/engine/test_case_refusals.py tests/test_scenarios.py",
        "tests/engine/links/test_released_scenarios.py tests/test_random_play.py",
        "tests/engine/codec/test_command_codec.py tests/engine/puzzles tests/test_laws.py",
        "tests/engine/reach/test_tile_reach.py tests/engine/reach/test_tile_reach_next.py",
    ),
    "rozz/engine/boards": (
        "tests/engine/test_boards.py tests/engine/test_scenario_refusals.py tests/test_scenarios.py",
        "tests/engine/test_values.py tests/test_cases.py tests/test_laws.py",
    ),
    "rozz/engine/areas": (
        "tests/test_cases.py::test_a_case_of_another_game tests/engine/areas tests/test_scenarios.py",
        "tests/engine/links/test_released_scenarios.py tests/engine/puzzles tests/test_laws.py tests/test_doctests.py",
        "tests/engine/reach/test_area_reach.py",
    ),
    "rozz/engine/rosenkreuz": (
        "tests/test_cases.py::test_a_case_of_another_game tests/engine/rosenkreuz tests/test_scenarios.py",
        "tests/engine/puzzles tests/test_doctests.py tests/engine/reach/test_square_reach.py",
    ),
    "rozz/engine/campaigns": (
        "tests/test_cases.py::test_a_case_of_another_game tests/engine/campaigns tests/test_scenarios.py",
        "tests/engine/puzzles tests/test_doctests.py",
        "tests/engine/reach/test_battle_reach.py tests/engine/reach/test_stack_reach.py",
        "tests/ui/test_campaigns_previews.py",
    ),
    "rozz/engine/codec": ("tests/test_doctests.py tests/engine/codec tests/engine/areas",),
    "rozz/engine/links": ("tests/test_doctests.py tests/engine/links tests/engine/test_records.py tests/test_laws.py",),
    "rozz/engine": (
        "tests/engine/test_records.py tests/engine/test_tiny_games.py tests/engine/test_untrusted_json.py",
        "tests/engine/test_dice.py",
        "tests/engine/test_scenario_refusals.py tests/engine/test_case_refusals.py tests/engine/test_state_json.py",
        "tests/engine/test_values.py tests/engine/areas tests/test_laws.py tests/engine/links",
    ),
}
#: Changes without effect, by module, with the reason; they are not drawn.
EQUIVALENT = {
    "rozz/engine/areas/adapter/set_up_offers.py": {
        "len(number) < 9": "longer numbers exceed any number of armies and are skipped as well",
        "len(number) < 11": "the same",
    },
    "rozz/engine/areas/adapter/offers.py": {"routes[ -1].start": "all of them have the same start"},
    "rozz/engine/areas/reading/scenario_reading.py": {
        '"five" if by >= "five"': "only two words can reach this line, and this one sorts last",
    },
    "rozz/engine/areas/adapter/even_shares.py": {
        "@dataclass(frozen=False)": "nobody changes or hashes one",
    },
    "rozz/engine/areas/adapter/link_coding.py": {"if kind == Placement:": "classes are equal only if they are one"},
    "rozz/engine/areas/resolution/battle.py": {'destroys is "all"': "the reader passes one of two constants"},
    "rozz/engine/boards/board_reading.py": {"zip(corners, following, strict=False)": "both have the same length"},
    "rozz/engine/areas/legality/legality.py": {"bombarded=bombs[ -1].area": "with two bombs the command is refused"},
    "rozz/engine/boards/graph.py": {"if away is distance - 1:": "equal small integers are one object"},
    "rozz/engine/links/verify/link_replay.py": {"chain=contents.chain[: turn + ": "what follows is not read here"},
    "rozz/engine/links/wire/old_link_versions.py": {
        "in enumerate(contents.turns, 2):": "a seat that resigns in a turn is handled before the seats that have left",
    },
    "rozz/engine/links/wire/link_contents.py": {
        "for _, plays in self.invite.seats), default=": "an invitation always has a seat",
    },
    "rozz/engine/links/verify/player_names.py": {
        "(0x2060, 8302)": "the Unicode category of the last character excludes it as well",
        "(0x1D173, 119161)": "the same",
        "( 8399, 0x20FF)": "no character is assigned there",
    },
    "rozz/engine/links/wire/setup_wire.py": {
        "if is_passive and plays < PASSIVE:": "of the words that reach this line, it sorts last",
    },
    "rozz/engine/links/wire/link_codec.py": {"reading.whole(127) is SHORT": "equal small integers are one object"},
    "rozz/engine/links/signing/ed25519_encodings.py": {
        "_P - 0, _EIGHTH": "x = 0 is refused further below, too",
        'if bit >= "1":': "a bit is 0 or 1",
        "pow(121666, -1, _P) + _P": "it is only used modulo the prime, where adding the prime changes nothing",
    },
    "rozz/engine/rosenkreuz/legality/legal_moves.py": {
        "own = boards[0] + boards[1]": "no square holds two pieces: sum, union, and exclusive or are equal",
        "own = boards[0] ^ boards[1]": "the same",
    },
    "rozz/engine/rosenkreuz/resolution/attainment.py": {
        "mates ^ enemies": "no square holds two pieces: union and exclusive or are equal",
    },
    "rozz/engine/rosenkreuz/model/scenario.py": {
        "if len(rows) is not len(RANKS):": "equal small integers are one object",
    },
    "rozz/engine/rozz/model/catalog.py": {
        "is_spent: bool = True": "the reader always passes it",
        'item.effect >= "message"': "of the words for effects, it sorts last",
        "occupies: bool = True": "the reader always passes it",
        'self.owner is "coloured"': "the reader passes one of three constants",
    },
    "rozz/engine/rozz/text/report.py": {
        "len(owners) <= 1": "each step of a fight has losses",
        "NEUTRAL not in losers ^ winners": "a capture always changes the owner",
        'given.status <= "failed"': "of what was not carried out, only void commands are left, which sort after it",
    },
    "rozz/engine/rozz/adapter/command_plans.py": {'each.kind is "message"': "equal words in code are one object"},
    "rozz/engine/campaigns/adapter/offers.py": {
        'is "attrition"': "equal words in code are one object",
        "range(len(made), - 2, -1)": "without its last pick it was tried before",
        "made and len(row) != len(made))": "a row that begins with these picks is no shorter",
        "if len(row) > len(made) % 1 and": "a space one step away is near already",
    },
    "rozz/engine/campaigns/battle/deployment.py": {
        "each.side is not side": "sides are constants",
        "battle.bell.side is side": "the same",
        "len(names) <= 1 else": "no force is empty",
        "if battle.bell or BELL in names": "the carrier of the enemy's Bell is none of the units",
        "if carrier is BELL else carrier": "a Bell without carrier is given as the constant itself",
        "if carrier is not BELL else space": "the same",
    },
    "rozz/engine/campaigns/battle/withdrawal.py": {
        "if point >= OUT:": "points of the map have names with a capital, which sort before it",
        "if point is OUT:": "without a map, the constant itself is passed",
    },
    "rozz/engine/campaigns/legality/spell_legality.py": {"if unit is BELL:": "the parser returns the constant itself"},
    "rozz/engine/campaigns/map/map_occupation.py": {"and name > BELL": "every unit's name sorts after the Bell"},
    "rozz/engine/campaigns/reading/position_reader.py": {"side is ATTACKER": "a letter read from a file is one object"},
    "rozz/engine/rozz/adapter/tile_reach.py": {
        "number ^ (carrier is mover)": "only whether any is left counts, and of one 1 ^ 1 leaves none",
    },
    "rozz/engine/rozz/adapter/offers.py": {
        "only = choice.targets[ -1] if len(choice.targets) == 1": "the only target is also the last",
        'choice.kind >= "move"': "only strikes sort after it, and they have at most one",
    },
    "rozz/engine/rozz/resolution/turn_board.py": {
        'first >= "fresh"': "of the three words, it sorts last",
        "grown[0] != made": "equal lists make equal piles",
    },
    "rozz/engine/campaigns/model/battleboard.py": {'% ord("0")': "the same for all digits"},
    "rozz/engine/game.py": {'self.status <= "failed"': "only done sorts before it, and such a verdict has no reason"},
    "rozz/engine/campaigns/map/map_tasks.py": {
        "units = tuple(name for name in task.names if resolution.land.places.get(name) is task.point)": (
            "attrition follows the march at once, so both are the point of one command"
        ),
    },
    "rozz/engine/campaigns/battle/activation.py": {
        "if key is not side}": "sides are constants",
        "if end is OFF or": "the parser returns the constant itself",
        'command.combat is "fire"': "equal words in code are one object",
        "may_leave=False": "what is carried out was found legal before",
    },
    "rozz/engine/campaigns/map/victory.py": {"if number >= best": "none is larger than the largest"},
    "rozz/engine/campaigns/legality/map_legality.py": {"names[ -1]": "a Ruler returns alone"},
    "rozz/engine/campaigns/text/event_sentences.py": {"if each is order]": "a letter is one object"},
    "rozz/engine/rozz/legality/purchasing.py": {
        'item.effect is "aid"': "the reader takes the word from its own list, and equal words in code are one object",
    },
    "rozz/engine/links/ledger/ledger.py": {"@dataclass(frozen=False)": "nobody changes or hashes one"},
}
#: Seconds after which a test with a mutant counts as hanging.
SECONDS = 90
#: Minutes after which a run counts as hanging, for mutants that hang before the first test.
MINUTES = 15
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
#: Smaller than usual: a mutant that random play does not meet soon needs a test case.
SHORTENED = {
    "ROZZ_TURNS": "300", "ROZZ_POSITIONS": "300", "ROZZ_LINKS": "300", "ROZZ_LIES": "100",
}  # fmt: skip


def main() -> int:
    """Draw, break, test, report."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("number", type=int, nargs="?", default=60, help="how many mutants")
    asked.add_argument("--seed", type=int, default=1, help="which ones")
    asked.add_argument("--modules", nargs="*", default=MODULES, help="files or folders to break")
    chosen = asked.parse_args()
    sources = [path for name in chosen.modules for path in python_files(name)]
    for name, least in SHORTENED.items():
        os.environ.setdefault(name, least)
    tree = copied(fingerprint(sources))
    with contextlib.chdir(tree), use_db(str(tree / "session.sqlite")) as session:
        if not session.num_work_items:
            init([path.relative_to(PROJECT) for path in sources], session, {})
        known = dict(session.results)
        drawn = list(sample(session.work_items, chosen.number, chosen.seed))
        for place, (job, mutation) in enumerate(drawn, 1):
            if job not in known:
                known[job] = tested(mutation)
                session.set_result(job, known[job])
            print(f"{place}/{len(drawn)} {outcome(known[job]):9} {described(mutation)}", flush=True)
    return report([(mutation, known[job]) for job, mutation in drawn])


def tested(mutation: MutationSpec) -> WorkResult:
    """Break one place and run the tests that reach it.

    If they notice nothing, their whole files follow: tests of a file share what a fixture or a cache has computed.
    """
    tests = reaching_tests(mutation)
    result = tested_by(mutation, tests)
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    if result.test_outcome == TestOutcome.SURVIVED and files != tests:
        return tested_by(mutation, files)
    return result


def tested_by(mutation: MutationSpec, tests: list[str]) -> WorkResult:
    """Break one place and run these tests or files."""
    Path("tests.txt").write_text("\n".join(tests))
    command = [*PYTEST, "-x", f"--timeout={SECONDS}", "@tests.txt"]
    return mutate_and_test([mutation], shlex.join(command), 60 * MINUTES)


def reaching_tests(mutation: MutationSpec) -> list[str]:
    """The tests to run for a broken place, the suite's first tests first.

    These are all of the suite if the statement runs while modules are imported, tests collected or scenarios read, and
    if coverage has not seen it, as in another process.
    """
    path = mutation.module_path
    suite = max((each for each in TESTS if path.as_posix().startswith(each)), key=len)
    contexts_by_line = recorded(suite).contexts_by_lineno(str(path.resolve()))
    lines = statement_lines(path.read_text(), mutation.start_pos[0])
    contexts = {context for line in lines for context in contexts_by_line.get(line, ())}
    files = " ".join(TESTS[suite]).split()
    if not contexts or "" in contexts:
        return files
    place = {name: number for number, name in enumerate(files)}

    def order(test: str) -> tuple[int, str]:
        return min((place[name] for name in files if test.startswith(name)), default=len(files)), test

    return sorted({context.rpartition("|")[0] for context in contexts}, key=order)


def statement_lines(source: str, line: int) -> range:
    """The lines of the innermost statement on a line: of a block, only its head.

    >>> statement_lines("if (a and\\n        b):\\n    c = d\\n", 2)
    range(1, 3)
    """
    spans = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            continue
        head = node.pattern if isinstance(node, ast.match_case) else node
        first = min([head.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
        body = [node.cases[0].pattern] if isinstance(node, ast.Match) else getattr(node, "body", ())
        last = max(first, body[0].lineno - 1) if body else head.end_lineno or first
        if first <= line <= last:
            spans.append(range(first, last + 1))
    return max(spans, key=lambda span: span.start, default=range(line, line + 1))


@cache
def recorded(suite: str) -> CoverageData:
    """Which test of a suite reaches which line; recorded by the first mutant that needs it."""
    path = Path(f"reached-{suite.replace('/', '-')}.sqlite")
    if not path.exists():
        making = path.with_suffix(".making")
        coverage = ["--cov=rozz/engine", "--cov-context=test", "--cov-report=", "--timeout=0"]
        command = [*PYTEST, "-p", "tests.support.warm_caches", *coverage, *" ".join(TESTS[suite]).split()]
        print(f"recording which tests of {suite} reach which line", flush=True)
        environment = {**os.environ, "COVERAGE_FILE": str(making)}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
        making.rename(path)
    data = CoverageData(str(path))
    data.read()
    return data


def python_files(name: str) -> list[Path]:
    """The modules of a folder, or the named one."""
    path = PROJECT / name
    return sorted(each for each in path.rglob("*.py") if MIND not in each.parts) if path.is_dir() else [path]


def fingerprint(sources: list[Path]) -> str:
    """A hash of the modules to break and of everything else that matters for the outcome."""
    tracked = subprocess.run(
        [
            "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard",
            "rozz", "tests", "scenarios", "training",
        ],
        cwd=PROJECT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")  # fmt: skip
    digest = hashlib.sha256(repr(sources).encode())
    for name in sorted(each for each in tracked if each.endswith((".py", ".yaml"))):
        if (PROJECT / name).exists():
            digest.update(name.encode() + (PROJECT / name).read_bytes())
    return digest.hexdigest()[:12]


def copied(name: str) -> Path:
    """A copy of the project to break, made once for each state of it."""
    tree = KEPT / name
    if not tree.exists():
        making = KEPT / f"{name}.making"
        shutil.rmtree(making, ignore_errors=True)
        without = shutil.ignore_patterns(".*", "node_modules", "dist", "__pycache__", "test-results")
        shutil.copytree(PROJECT, making, ignore=without)
        making.rename(tree)
    return tree


def sample(items: Iterable[WorkItem], number: int, seed: int) -> Iterator[tuple[str, MutationSpec]]:
    """A number of places in the order of the seed, without those known to have no effect."""
    places = [(item.job_id, item.mutations[0]) for item in items]
    places.sort(key=lambda place: (str(place[1].module_path), place[1].operator_name, place[1].occurrence))
    Random(seed).shuffle(places)
    for job, mutation in places:
        if number <= 0:
            return
        if not is_equivalent(mutation):
            number -= 1
            yield job, mutation


def is_equivalent(mutation: MutationSpec) -> bool:
    """Whether the mutant has no effect: it is listed, or changes only an annotation, which is never evaluated."""
    before = mutation.module_path.read_text()
    operator = get_operator(mutation.operator_name)(**mutation.operator_args)
    after = mutate_code(before, operator, mutation.occurrence)
    if after is None:
        return True
    known = EQUIVALENT.get(mutation.module_path.as_posix(), {})
    changed = set(after.splitlines()) - set(before.splitlines())
    if any(part in line for part in known for line in changed):
        return True
    with contextlib.suppress(SyntaxError):
        return program(before) == program(after)
    return False


def program(text: str) -> str:
    """A module without its annotations."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for part in ("annotation", "returns"):
            if isinstance(getattr(node, part, None), ast.expr):
                setattr(node, part, ast.Constant(0))
    return ast.dump(tree)


def outcome(result: WorkResult) -> str:
    """Killed, survived, or hanging, which counts as noticed."""
    return "hanging" if result.output == "timeout" else str(result.test_outcome.value)


def described(mutation: MutationSpec) -> str:
    """Where and what was changed."""
    return f"{mutation.module_path}:{mutation.start_pos[0]} {mutation.operator_name.removeprefix('core/')}"


def report(results: list[tuple[MutationSpec, WorkResult]]) -> int:
    """Print what no test noticed."""
    alive = [(mutation, result) for mutation, result in results if result.test_outcome == TestOutcome.SURVIVED]
    for mutation, result in alive:
        print(f"\n{described(mutation)} in {mutation.definition_name}")
        changed = (line for line in (result.diff or "").splitlines() if line[:1] in "+-")
        print("\n".join(line for line in changed if line[:3] not in ("---", "+++")))
    killed = len(results) - len(alive)
    print(f"\n{killed} of {len(results)} mutants were noticed, {100 * killed / max(1, len(results)):.1f} %")
    print(f"again: {shlex.join(sys.argv)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
