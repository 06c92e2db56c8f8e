"""A player who plays a game through the page at random."""

from __future__ import annotations

from random import Random

from rozz.ui.app.update import update
from rozz.ui.features.composer import command_editing
from rozz.ui.features.match_list import session_codec
from rozz.ui.state import messages as m
from rozz.ui.state.model import DOUBTS, Model, Session
from rozz.ui.state.stages import ALL_IN, COMPOSE, HANDOVER, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages

STEPS = 400


def next_pick(session: Session, shown: str, chance: Random) -> m.Message:
    """One step of a command: a marked place, a button, words; then Add, and Ready if the page asks for it."""
    going = command_editing.offer(session)
    picks = [each for each in going.picks if not each.refusal]
    if going.command is not None and (not picks or chance.random() < 0.6):
        return m.Add()
    if going.blanks and chance.random() < 0.5:
        return m.FillIn(going.blanks[0].key, "please")
    if not picks:
        return m.HandIn()
    pick = chance.choice(picks)
    assert (f'data-tile="{pick.place}"' if pick.place else f'data-key="{pick.key}"') in shown
    return m.TapTile(pick.place) if pick.place else m.Pick(pick.key)


class Player:
    """A player who plays every seat by picks, reads the page after each step, and does other things in between."""

    def __init__(self, game: str, seed: int, scenario: str = "tiny", **fields: str) -> None:
        self.chance = Random(seed)
        self.model = Model()
        self.shown = ""
        self.trials = 0
        key = self.chance.randbytes(16).hex()
        self.send(m.NewMatch())
        assert f'data-game="{game}"' in self.shown
        self.send(m.ChooseScenario(scenario, game), m.BeginMatch("one", fields, key))

    def send(self, *messages: m.Message) -> None:
        for message in messages:
            self.model, _ = update(self.model, message)
            self.shown = pages.page(self.model)
            assert not self.model.refused, self.model.refused

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    def pick(self) -> None:
        """One step of a command, as the page offers it."""
        self.send(next_pick(self.session, self.shown, self.chance))

    def step(self) -> None:
        """Do what the page asks for next."""
        stage = self.session.stage
        if stage == HANDOVER:
            self.send(m.IAm(self.session.seat))
        elif stage == COMPOSE and self.session.composer.commands:
            self.send(m.Ready())
            if self.model.dialog == DOUBTS:
                self.send(m.HandIn())
        elif stage == COMPOSE:
            self.pick()
        elif stage == ALL_IN:
            self.send(m.ShowEveryone())
        elif stage == REVEAL:
            self.send(m.GoToStep(0), m.PlayOn(), m.GoToStep(99), m.NextTurn())

    def play(self, disturbed: bool = True) -> Session:
        """Play to the end."""
        for _ in range(STEPS):
            if self.session.stage == OVER:
                return self.session
            self.step()
            if disturbed and self.chance.random() < 0.3:
                self.chance.choice([self.reload, self.look_back, self.what_if, self.go_home])()
        raise AssertionError("it does not end")

    def reload(self) -> None:
        """Close the page and open it again."""
        match = self.session.match
        (saved,) = (each for each in self.model.shelf if each.identity == match.identity)
        again = session_codec.saved(match.identity, saved.text)
        assert again.session is not None, again.problem
        assert again.session.match == match
        self.model = Model(shelf=(again,))
        self.send(m.OpenMatch(match.identity))

    def look_back(self) -> None:
        """Open the history and view one of its moments again."""
        self.send(m.ShowHistory())
        if self.session.match.played:
            number = self.chance.randint(1, len(self.session.match.played))
            self.send(m.Replay(number), m.BackToTable())
        self.send(m.GoHome(), m.OpenMatch("one"))

    def what_if(self) -> None:
        """Try the last moment differently; this changes nothing."""
        match = self.session.match
        if not match.played or self.session.stage == HANDOVER:
            return
        kept = next(each.text for each in self.model.shelf if each.identity == "one")
        self.send(m.TryDifferently(self.chance.randint(1, len(match.played))))
        assert self.session.is_trial and self.session.match.key != match.key
        self.send(m.HandIn() if self.session.composer.commands else m.Cancel())
        self.send(m.BackToTable())
        if self.session.is_trial:
            self.send(m.BackToTable())
        self.trials += 1
        assert self.session.match == match
        assert next(each.text for each in self.model.shelf if each.identity == "one") == kept

    def go_home(self) -> None:
        """Go home and back."""
        self.send(m.GoHome(), m.OpenMatch("one"))
