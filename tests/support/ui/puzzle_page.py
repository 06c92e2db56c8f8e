"""A page on which a puzzle is solved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rozz.ui.app.update import update
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, StopThinking, Think
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Solving
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.worker.worker_jobs import answer_of, answers, question_of


class PuzzlePage:
    """A page whose questions go to a worker as text and come back as text."""

    def __init__(self) -> None:
        self.model = Model(address="https://rozz.example/")
        self.shown = ""
        self.effects: list[Effect] = []
        self.working: Iterator[Any] | None = None

    def send(self, *messages: m.Message) -> PuzzlePage:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects += effects
            self.shown = f"{pages.tab_title(self.model)} {pages.page(self.model)}"
            for effect in effects:
                if isinstance(effect, StopThinking):
                    self.working = None
                if isinstance(effect, Think):
                    self.working = answers(question_of(effect.question.text()), 5)
        return self

    def work(self) -> PuzzlePage:
        """Work until no question is waiting."""
        while self.working is not None:
            answer = answer_of(next(self.working).text())
            if answer.is_final:
                self.working = None
            self.send(m.answer_message(answer))
        return self

    def give(self, *texts: str) -> PuzzlePage:
        """Enter commands as text and submit them."""
        is_open = self.session.match.moment is not None and not self.session.match.moment.is_sealed
        return self.send(m.Type("\n".join(texts) if not is_open else texts[0]), m.HandIn()).work()

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def solving(self) -> Solving:
        assert self.session.solving is not None
        return self.session.solving
