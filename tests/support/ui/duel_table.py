"""Two players on one device in a duel."""

from __future__ import annotations

from rozz.ui.app.update import update
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Session
from rozz.ui.views.shell import page_markup as pages


class DuelTable:
    """Ada and Ben on one device, each with a stance."""

    def __init__(self) -> None:
        self.model, self.effects = Model(), ()
        self.send(m.ChooseScenario("tiny", "duel"), m.BeginMatch("one", {"ANN": "Ada", "BEN": "Ben"}, "00" * 16))
        self.send(m.IAm(), m.Type("bold"), m.HandIn(), m.IAm(), m.Type("wary"), m.HandIn(), m.ShowEveryone())

    def send(self, *messages: m.Message) -> DuelTable:
        for message in messages:
            self.model, self.effects = update(self.model, message)
        self.shown = pages.page(self.model)
        return self

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    def after_strike(self) -> DuelTable:
        """Let a player strike; the dice have been rolled for it."""
        return self.send(m.NextTurn(), m.Type("strike"), m.HandIn())
