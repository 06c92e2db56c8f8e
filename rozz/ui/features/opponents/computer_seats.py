"""Computer players at a local table: which seats they play, which one thinks now, and what follows."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.errors import BadOrders, BadText
from rozz.ui.features import puzzle_actions, review_actions
from rozz.ui.features.opponents import computer_levels, hint_requests, reply_forecast
from rozz.ui.features.table import shared_device
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Scroll, StopThinking, Think, Updated
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import AWAIT
from rozz.ui.worker.puzzle_replies import Countering
from rozz.ui.worker.review_questions import Finding, Reviewing
from rozz.ui.worker.turn_questions import MOST_BEGUN, Advice, Answered, TurnSearch, asked


def turn_of(session: Session | None) -> TurnSearch | None:
    """The computer player that thinks now: the first in this moment that has not handed in its commands."""
    if session is None or not isinstance(session.kind, Here) or session.kind.is_over:
        return None
    match = session.match
    waiting = match.waiting_for
    for place in match.seats:
        if place.colour in waiting and computer_levels.is_played_by_computer(place):
            level = computer_levels.level_of(place).number
            return TurnSearch(match.identity, len(match.played), place.colour, position=id(match.state), level=level)
    return None


def direct_worker(model: Model) -> Updated:
    """Start or stop the worker so that it answers the current question; runs after every message."""
    session = model.aside or model.session
    # After a detour to the rules by a hint's link, the hint is still there.
    at_table = replace(model, screen="table") if model.screen == "rules" else model
    if model.hinting is not None and model.hinting != hint_requests.turn_of(at_table):
        model = replace(model, hinting=None, advice=None)
    if model.forecast_turn is not None and model.forecast_turn != reply_forecast.turn_of(model):
        model = replace(model, forecast_turn=None, forecast=None)
    turn = (
        turn_of(session)
        or puzzle_actions.turn_of(session)
        or review_actions.turn_of(model)
        or (model.hinting if model.advice is None else None)
        or (model.forecast_turn if model.forecast is None else None)
    )
    if turn == model.thinking:
        return model, ()
    before: tuple[Effect, ...] = (StopThinking(),) if model.thinking is not None else ()
    after = replace(model, thinking=turn, best=None)
    if turn is None or session is None or model.session is None:
        return after, before
    if isinstance(turn, Countering):
        return after, (*before, puzzle_actions.question(session))
    if isinstance(turn, Reviewing | Finding):
        return after, (*before, review_actions.question(model.session))
    return after, (*before, _question(model.session if turn.is_asked else session, turn))


def _question(session: Session, turn: TurnSearch, begun: int = 0) -> Think:
    place = next(place for place in session.match.seats if place.colour == turn.seat)
    level = computer_levels.levels()[-1] if turn.is_asked else computer_levels.level_of(place)
    return Think(asked(session.match, turn.seat, level.number, begun, turn.is_hint, turn.draft))


def update(model: Model, message: m.ComputerMessage) -> Updated:
    """Handle a computer player's answer, or a wish for a hint or a forecast."""
    match message:
        case m.Thought(answer) if _is_of(model, answer):
            if not answer.is_final:
                return replace(model, best=answer), ()
            if answer.is_hint:
                return replace(model, thinking=None, best=None, advice=answer.advice or Advice()), ()
            if answer.forecast is not None:
                return reply_forecast.with_forecast(model, answer.forecast), (Scroll("likely", is_whole=True),)
            return _handed_in(model, answer), ()
        case m.AskHint() | m.ShowPlan() | m.UseHint():
            return hint_requests.update(model, message)
        case m.Foretell() if (turn := reply_forecast.turn_of(model)) is not None:
            kept = model.forecast if model.forecast_turn == turn else None
            return replace(model, forecast_turn=turn, forecast=kept), (Scroll("likely", is_whole=True),)
        case m.LetThem(number):
            return reply_forecast.let_them(model, number), ()
        case m.DoNotWait() if isinstance(now := model.thinking, TurnSearch) and not now.is_asked:
            return _handed_in(model, model.best or _default(model, now)), (StopThinking(),)
        case m.ThinkerFailed(begun):
            return _after_failure(model, begun)
    return model, ()


def _is_of(model: Model, answer: Answered) -> bool:
    """Whether it answers the current question, and not one that was left or taken back."""
    now = model.thinking
    if not isinstance(now, TurnSearch) or (answer.forecast is None) != (now.draft is None):
        return False
    answered = (answer.identity, answer.moment, answer.seat, answer.is_hint)
    return answered == (now.identity, now.moment, now.seat, now.is_hint)


def _after_failure(model: Model, begun: int) -> Updated:
    """A search failed: start it again once, then give the seat's default commands."""
    session, turn = model.aside or model.session, model.thinking
    if session is None or turn is None:
        return model, ()
    if isinstance(turn, Countering):
        return puzzle_actions.failed(model, begun)
    if isinstance(turn, Reviewing | Finding):
        return review_actions.failed(model, begun)
    if begun + 1 < MOST_BEGUN:
        asking = model.session if turn.is_asked and model.session is not None else session
        return model, (_question(asking, turn, begun + 1),)
    if turn.is_hint:
        return replace(model, thinking=None, best=None, hinting=None, dialog="", refused=say("hint-failed")), ()
    if turn.is_asked:
        return replace(model, thinking=None, best=None, forecast_turn=None, refused=say("hint-failed")), ()
    after = _handed_in(model, model.best or _default(model, turn))
    return replace(after, toast=say("thinker-failed", name=session.match.names[turn.seat])), ()


def _default(model: Model, turn: TurnSearch) -> Answered:
    """The commands of a seat that nobody plays."""
    session = model.aside or model.session
    assert session is not None
    match = session.match
    given = tuple(match.game.write(each) for each in match.game.default_commands(match.state, turn.seat))
    return Answered(turn.identity, turn.moment, turn.seat, given, 0, 0, True)


def _handed_in(model: Model, answer: Answered) -> Model:
    """Hand in the computer player's commands; if all waited only for it, play goes on."""
    session = model.aside or model.session
    assert session is not None
    match = session.match
    try:
        commands = tuple(each for text in answer.commands for each in match.game.parse(match.scenario, text))
        match = match.hand_in(answer.seat, commands)
    except (BadText, BadOrders):
        match = match.hand_in(answer.seat, match.game.default_commands(match.state, answer.seat))
    after = session.having(match)
    if after.stage == AWAIT:
        after = shared_device.continue_if_all_in(after)
    model = replace(model, thinking=None, best=None)
    return replace(model, aside=after) if model.aside is not None else replace(model, session=after)
