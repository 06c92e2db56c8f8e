"""`rozz bench --think`: positions per second that computer players evaluate, and the time per turn of each level.

The same questions are answered here and in a worker of the page: Python in a browser next to Python. The positions come
from games of level 1 against itself; processor time is measured here, wall time there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time

from benchmarks.columns import Columns
from benchmarks.page_scripts import page_script
from rozz import game_extras, library
from rozz.cli import chromium
from rozz.cli.serve import site
from rozz.cli.site.build import DIST, build, is_current
from rozz.engine.ai.levels import LEVELS, TABLE
from rozz.engine.ai.think import think
from rozz.engine.errors import Fault
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.ui.i18n.texts import say
from rozz.ui.worker.turn_answers import answers
from rozz.ui.worker.turn_questions import Answered, Asked, answered_of, asked

#: The scenarios to measure: the first of each game, and of Rozz the smallest, a normal one and the largest.
MEASURED = ("basic-training", "headquarters-2", "headquarters-6", "grand-6", "rosenkreuz", "standard")
KEY = b"think bench"
#: The positions of a match to think about, by the number of moments before them.
LOOKED_AT = (0, 4, 8, 12)
PATIENCE_MILLISECONDS = 120_000

COLUMNS = Columns(34, (6, 9, 12, 9, 9, 12, 9, 9))
#: The same with one head for the three columns of a Python.
SIDES = Columns(34, (6, 9, 32, 32))

#: A worker like the page's, with its final answer to a question and the milliseconds it took.
HIRE = page_script("hire_thinker")
ASK = page_script("ask_thinker")

#: Answers a question: the answer, and the seconds it took.
Thinker = Callable[[Asked], tuple[Answered, float]]


@dataclass(frozen=True)
class Took:
    """The cost of thinking about some positions."""

    evaluations: int
    seconds: float
    slowest: float
    turns: int

    def cells(self) -> tuple[str, str, str]:
        """Cells of the printed table: positions per second, seconds per turn, seconds of the slowest turn."""
        rate = self.evaluations / self.seconds if self.seconds else 0.0
        return f"{rate:.0f}", f"{self.seconds / max(1, self.turns):.3f}", f"{self.slowest:.3f}"


def positions(game_name: str, name: str) -> Iterator[Match]:
    """A match of level 1 against itself, at some of its moments."""
    rules, mind = library.game(game_name), game_extras.evaluator(game_name)
    scenario = rules.read(library.scenario_mapping(name, game_name))
    match = Match.begin(rules, scenario, "bench", {}, key=KEY)
    for number in range(max(LOOKED_AT) + 1):
        if match.moment is None:
            return
        if number in LOOKED_AT:
            yield match
        for seat in match.waiting_for:
            match = match.hand_in(seat, think(rules, mind, match.state, seat, LEVELS[1], KEY).commands)
        match = match.reveal()


def took(questions: list[Asked], thinks: Thinker) -> Took:
    """Answer some questions one after the other."""
    answers = [thinks(each) for each in questions]
    times = [seconds for _, seconds in answers]
    return Took(sum(answer.spent for answer, _ in answers), sum(times), max(times), len(times))


def here(question: Asked) -> tuple[Answered, float]:
    """An answer by this Python."""
    begun = process_time()
    *_, last = answers(question)
    return last, process_time() - begun


@contextmanager
def in_page() -> Iterator[Thinker]:
    """A worker of the page that answers questions."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Fault(said("cli-bench-playwright", option="--think")) from None
    if not is_current():
        build()
    with sync_playwright() as playwright, site(DIST) as address:
        options = chromium.launch_options(playwright)
        browser = playwright.chromium.launch(**options)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE_MILLISECONDS)
        page.goto(f"{address}manifest.json")  # a file of the site, which starts nothing of the page
        page.evaluate(HIRE)

        def thinks(question: Asked) -> tuple[Answered, float]:
            text, milliseconds = page.evaluate(ASK, question.text())
            return answered_of(text), milliseconds / 1000

        try:
            yield thinks
        finally:
            browser.close()


def measured() -> Iterator[tuple[str, list[Match]]]:
    """The scenarios by name, with the positions to think about."""
    for game_name in library.GAMES:
        for name in library.scenario_names(game_name):
            if name in MEASURED and game_extras.evaluator(game_name) is not None:
                yield f"{game_name}/{name}", list(positions(game_name, name))


def main() -> int:
    """Print the table."""
    heads = (say("cli-bench-weighed"), say("cli-bench-seconds"), say("cli-bench-slowest"))
    print(SIDES.line("", "", "", say("cli-bench-here"), say("cli-bench-there")))
    print(COLUMNS.line("", say("cli-bench-level"), say("cli-bench-a-turn"), *heads, *heads))
    with in_page() as there:
        for name, matches in measured():
            for level in TABLE:
                questions = [asked(match, match.waiting_for[0], level.number) for match in matches]
                one, other = took(questions, here), took(questions, there)
                if one.evaluations != other.evaluations:
                    raise Fault(said("cli-bench-differs"))
                weighed = f"{one.evaluations / one.turns:.0f}"
                print(COLUMNS.line(name, str(level.number), weighed, *one.cells(), *other.cells()), flush=True)
    return 0
