"""Tables of the other games."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.ui.app.update import update
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup as pages


class Table:
    """The page of a match that has begun; what it shows is read as text."""

    def __init__(self, game: str, scenario: str, **names: str) -> None:
        self.model = Model()
        self.send(m.NewMatch(), m.ChooseScenario(scenario, game), m.BeginMatch("one", names, "00" * 16))

    def send(self, *messages: m.Message) -> None:
        for message in messages:
            self.model, _ = update(self.model, message)
            assert not self.model.refused, self.model.refused
        self.shown = pages.page(self.model)

    def turn(self, orders: Mapping[str, str]) -> None:
        """A sealed turn, whichever seat begins, until it is shown."""
        for _ in orders:
            assert self.model.session is not None
            seat = self.model.session.seat
            self.send(m.IAm(seat), m.Type(orders[seat]), m.Ready(), m.HandIn())
        self.send(m.ShowEveryone())


def rosenkreuz_table(*moves: str) -> Table:
    table = Table("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    for move in moves:
        table.send(m.Type(move), m.HandIn(), m.NextTurn())
    return table


def ozymandia_table() -> Table:
    return Table("ozymandia", "five-isles", FIRST="Ada", SECOND="Ben")
