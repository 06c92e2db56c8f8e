"""Looking at what happened: the steps of a turn, by hand or by themselves, and what-ifs that never touch the match."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui import messages as m
from rozz.ui.effects import Effect, Wait
from rozz.ui.model import COMPOSE, PACES, REVEAL, Composer, Model, Session, Written
from rozz.ui.table import replay, seating

Showing = m.GoToStep | m.PlayOn | m.Pause | m.Tick | m.SetSpeed | m.LookAt | m.TapTile

#: What a what-if is called where a match has an identity.
TRIAL = "trial"


def shown(model: Model, session: Session, message: Showing) -> tuple[Model, tuple[Effect, ...]]:
    """The page while a turn is shown."""
    last = len(replay.steps(session.match, session.shown_turn)) - 1
    match message:
        case m.GoToStep(number):
            return _at(replace(model, is_playing=False), session, max(0, min(number, last))), ()
        case m.PlayOn():
            start = 0 if session.step >= last else session.step
            return _wait(_at(replace(model, is_playing=True), session, start))
        case m.Pause():
            return replace(model, is_playing=False), ()
        case m.Tick(beat) if model.is_playing and beat == model.beat:
            return _onward(model, session, last)
        case m.TapTile() if model.is_playing:
            return _onward(model, session, last)
        case m.TapTile(tile) | m.LookAt(tile):
            return replace(model, session=replace(session, tile="" if tile == session.tile else tile)), ()
        case m.SetSpeed(number):
            settings = replace(model.settings, speed=max(0, min(number, len(PACES) - 1)))
            return replace(model, settings=settings), ()
    return model, ()


def _at(model: Model, session: Session, step: int) -> Model:
    return replace(model, session=replace(session, step=step))


def _onward(model: Model, session: Session, last: int) -> tuple[Model, tuple[Effect, ...]]:
    """The next step; at the last one playing ends."""
    after = _at(model, session, min(session.step + 1, last))
    return (replace(after, is_playing=False), ()) if session.step + 1 >= last else _wait(after)


def _wait(model: Model) -> tuple[Model, tuple[Effect, ...]]:
    beat = model.beat + 1
    return replace(model, beat=beat), (Wait(PACES[model.settings.speed], beat),)


def replayed(session: Session, turn: int) -> Session:
    """A turn from its first step."""
    return replace(seating.hidden(session), stage=REVEAL, shown_turn=turn, step=0, tile="")


def tried(session: Session, turn: int) -> Session:
    """A what-if that begins before a turn, with the commands that were given in it as drafts.

    It knows what anybody at the page may know: of a match with secrets, what is revealed to all.  Of the turn that is
    being ordered (`turn` 0) it knows what the seat that orders knows, and that seat's draft.
    """
    is_now = turn == 0
    is_mine = is_now and session.stage == COMPOSE
    viewer = session.seat if is_mine else None if session.has_secrets else next(iter(session.people), None)
    seen = session.match.sight(viewer)
    began = len(seen.played) if is_now else turn - 1
    given = {} if is_now else seen.played[began].orders
    is_private = session.is_private or (is_mine and session.has_secrets)
    trial = Session(seen.branch(began, TRIAL), title=session.title, is_trial=True, is_private=is_private)
    drafts = {seat: Composer(Written(commands)) for seat, commands in given.items() if seat in trial.people}
    if is_mine:
        drafts[session.seat] = replace(session.composer, made=(), rest=(), edited=-1)
    return seating.sat(replace(trial, drafts=drafts), session.seat if is_mine else "")
