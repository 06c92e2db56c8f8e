"""A table with computer players."""

from __future__ import annotations

from collections.abc import Iterator

from rozz import library
from rozz.ui.app.update import update
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, StopThinking, Think
from rozz.ui.state.model import Model, Session
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.worker.turn_answers import answers
from rozz.ui.worker.turn_questions import Answered, answered_of
from rozz.ui.worker.worker_jobs import question_of


class Table:
    """A page whose computer players think when they are asked to."""

    def __init__(self) -> None:
        self.model = Model()
        self.shown = ""
        self.effects: tuple[Effect, ...] = ()
        self.thinking: Iterator[Answered] | None = None

    def send(self, *messages: m.Message) -> Table:
        for message in messages:
            self.model, self.effects = update(self.model, message)
            self.shown = pages.page(self.model)
            for effect in self.effects:
                if isinstance(effect, StopThinking):
                    self.thinking = None
                if isinstance(effect, Think):
                    self.thinking = answers(question_of(effect.question.text()))
        return self

    def think(self) -> Table:
        """Run all thinking to the end, and whatever it leads to."""
        while self.thinking is not None:
            answer = answered_of(next(self.thinking).text())
            if answer.is_final:
                self.thinking = None
            self.send(m.Thought(answer))
        return self

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def plays(self) -> dict[str, str]:
        return {place.colour: place.plays for place in self.session.match.seats}


def begin_match(game: str, scenario: str, **fields: str) -> Table:
    return Table().send(m.ChooseScenario(scenario, game), m.BeginMatch("one", fields, "00" * 16))


def table_against(level: int, scenario: str = "headquarters-2") -> Table:
    return begin_match("rozz", scenario, **{"RED": "Ada", "BLUE": "Blue", "plays-BLUE": f"computer:{level}"})


def scenario_of_three() -> str:
    game = library.game("rozz")
    for name in library.scenario_names():
        if len(game.seats(game.read(library.scenario_mapping(name)))) == 3:
            return name
    raise AssertionError("there is no scenario for three")


def three_colours() -> tuple[str, ...]:
    game = library.game("rozz")
    return tuple(seat.colour for seat in game.seats(game.read(library.scenario_mapping(scenario_of_three()))))
