"""Which feature answers a message. Some answer at any time, others only at some stages of the match on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rozz.ui.app.change import Change
from rozz.ui.features import navigation, page_addresses, puzzle_actions, review_actions
from rozz.ui.features.a11y import keyboard_cursor
from rozz.ui.features.composer import composer_actions
from rozz.ui.features.lessons import lesson_course
from rozz.ui.features.links import link_actions
from rozz.ui.features.match_list import match_actions, store_events
from rozz.ui.features.opponents import computer_seats
from rozz.ui.features.replay import replay_actions
from rozz.ui.features.table import match_start, seat_pins, shared_device, table_votes
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Updated
from rozz.ui.state.model import Model
from rozz.ui.state.stages import ALL_IN, AWAIT, COMPOSE, HANDOVER, OVER, REVEAL

#: What a feature makes of a message.
Feature = Callable[[Model, Any], Updated]


def _simulator(model: Model, message: Any) -> Updated:
    """The link simulator, which is imported when somebody opens it."""
    from rozz.ui.features import simulator_update

    return simulator_update.update(model, message)


def _screen_with_ticks(model: Model, tick: m.Tick) -> Updated:
    """The screens besides the table that go on by themselves: a run of the simulator, the pictures of the puzzles."""
    features: Mapping[str, Feature] = {"simulator": _simulator, "puzzles": puzzle_actions.update}
    feature = features.get(model.screen)
    return feature(model, tick) if feature else (model, ())


def _reach(model: Model, message: m.ReachMessage) -> Updated:
    """What can be reached, which is imported on first use."""
    from rozz.ui.features.table import reach_layer

    return reach_layer.update(model, message)


def _planning(model: Model, message: m.PlanningMessage) -> Updated:
    """Guesses and plans, which are imported on first use."""
    from rozz.ui.features.guesses import guess_lists

    return guess_lists.update(model, message)


def _own_puzzles(model: Model, message: m.OwnPuzzleMessage) -> Updated:
    """Puzzles from the player's own matches, which are imported with their list."""
    from rozz.ui.features import own_puzzles

    return own_puzzles.update(model, message)


def _for_written_list(answer: Feature) -> Feature:
    """What a feature makes of a message for the list that is being written: commands, or a guess of a rival's."""

    def answered(model: Model, message: Any) -> Updated:
        if model.session is None or not model.session.guessing:
            return answer(model, message)
        from rozz.ui.features.guesses import guess_lists

        return guess_lists.as_the_rival(model, message, answer)

    return answered


#: The stage of a feature that answers on every screen.
ANYWHERE = ("",)

#: Groups of messages, the stages at which they mean something, and who answers them then.
ROUTES: tuple[tuple[tuple[type[m.Message], ...], tuple[str, ...], Feature], ...] = (
    ((m.ScreenMessage,), ANYWHERE, navigation.update),
    ((m.AddressMessage,), ANYWHERE, page_addresses.update),
    ((m.SetupMessage,), ANYWHERE, match_start.update),
    ((m.MatchListMessage,), ANYWHERE, match_actions.update),
    ((m.SavingMessage, m.StoreMessage), ANYWHERE, store_events.update),
    ((m.LinkMessage,), ANYWHERE, link_actions.update),
    ((m.ReplayMessage,), ANYWHERE, replay_actions.update),
    ((m.PictureMessage,), ANYWHERE, replay_actions.picturing),
    ((m.VoteMessage,), ANYWHERE, table_votes.update),
    ((m.ComputerMessage,), ANYWHERE, computer_seats.update),
    ((m.PuzzleMessage,), ANYWHERE, puzzle_actions.update),
    ((m.OwnPuzzleMessage,), ANYWHERE, _own_puzzles),
    ((m.ReviewMessage,), ANYWHERE, review_actions.update),
    ((m.LessonMessage,), ANYWHERE, lesson_course.update),
    ((m.SimulatorMessage,), ANYWHERE, _simulator),
    # While a turn is shown, a tick belongs to the turn.
    ((m.Tick,), ANYWHERE, _screen_with_ticks),
    ((m.ComposerMessage,), (COMPOSE,), _for_written_list(composer_actions.update)),
    ((m.PlanningMessage,), (COMPOSE,), _planning),
    ((m.RevealMessage, m.TapTile), (REVEAL,), replay_actions.showing),
    ((m.CursorMessage,), (COMPOSE, REVEAL), _for_written_list(keyboard_cursor.update)),
    ((m.WalkTo, m.NoWay), (AWAIT,), keyboard_cursor.update),
    ((m.ReachMessage,), (COMPOSE,), _reach),
    # What was found in the background is kept even if another screen lies over the table by then.
    ((m.NextReachFound,), ANYWHERE, _reach),
    ((m.SeatMessage,), (HANDOVER, AWAIT, ALL_IN, REVEAL), shared_device.update),
    ((m.SetPin, m.RemovePin), (COMPOSE,), seat_pins.update),
    ((m.ResetPin,), (HANDOVER, COMPOSE, AWAIT, ALL_IN, REVEAL, OVER), shared_device.reset_pin),
    # A draft must leave the page, no matter what screen lies over it.
    ((m.Hide,), ANYWHERE, shared_device.update),
)

#: The features by message and stage.
FEATURES: Mapping[tuple[type[m.Message], str], Feature] = {
    (kind, stage): feature
    for groups, stages, feature in ROUTES
    for group in groups
    for kind in m.kinds_of(group)
    for stage in stages
}


def route(change: Change) -> Change:
    """Let the feature that a message belongs to answer it; a message that means nothing here changes nothing."""
    model, kind = change.after, type(change.message)
    is_at_table = model.session is not None and model.screen == "table"
    stage = model.session.stage if model.session is not None and is_at_table else ""
    feature = FEATURES.get((kind, stage)) or FEATURES.get((kind, ""))
    if feature is None:
        return change
    after, effects = feature(model, change.message)
    return change.to(after, *effects)
