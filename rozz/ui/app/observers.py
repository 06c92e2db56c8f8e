"""Stages of `update` that come after the answer: each looks at what has changed and adds what follows from it."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.turns import turn_of
from rozz.ui.app.change import Change
from rozz.ui.features import navigation, puzzle_actions
from rozz.ui.features.a11y import announcements
from rozz.ui.features.lessons import lesson_course
from rozz.ui.features.match_list import match_list
from rozz.ui.features.opponents import computer_seats, own_strength
from rozz.ui.features.replay import replay_actions
from rozz.ui.features.table import repeated_commands, shared_device, table_votes
from rozz.ui.i18n.texts import notice, paragraph, say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Hold, KeepForm, OfferShow, Remember, Scroll, ToTop, UseKeys
from rozz.ui.state.model import Layer, Model, Session, open_match
from rozz.ui.state.session_kinds import ByLink, Learning
from rozz.ui.state.stages import COMPOSE, REVEAL


def follow_lesson(change: Change) -> Change:
    """Tick the lesson's step, or undo what it did not ask for."""
    after, effects = lesson_course.follow(change.start, change.after, change.effects)
    return replace(change, after=after, effects=effects)


def wait_for_keys(change: Change) -> Change:
    """Mark the page as busy while a step with keys is carried out."""
    uses_keys = any(isinstance(each, UseKeys) for each in change.effects)
    return change.to(replace(change.after, is_busy=True)) if uses_keys else change


def leave_screen(change: Change) -> Change:
    """Drop what belongs to a screen that is no longer shown."""
    model = change.after
    if model.is_playing and (model.session is None or model.session.stage != REVEAL or model.screen != "table"):
        model = replace(model, is_playing=False)
    if model.is_sheet_high and (model.session is None or model.session.stage != COMPOSE or model.screen != "table"):
        model = replace(model, is_sheet_high=False)
    if model.renaming and model.screen != "home":
        model = replace(model, renaming="")
    if model.search_text and model.screen != "rules":
        model = replace(model, search_text="")
    if model.beneath == "history" and model.screen == "table" and not navigation.is_replayed(model):
        model = replace(model, beneath="home")
    return change.to(model)


def end_drag(change: Change) -> Change:
    """Anything else that happens at the table ends a drag, and so does a new position."""
    model, message = change.after, change.message
    if not model.dragged or isinstance(message, m.Drag):
        return change
    is_harmless = isinstance(message, m.Background) and model.session is change.before.session
    return change if is_harmless else change.to(replace(model, dragged=""))


def follow_reach(change: Change) -> Change:
    """Keep what the board shows of reach up to date with the position, if the player wants to see it."""
    if not change.after.layer.what:
        return change
    left, opened = change.before.session, change.after.session
    if left is not None and opened is not None and left.match.identity != opened.match.identity:
        # What was asked about one match is no question about the next one.
        return change.to(replace(change.after, layer=Layer()))
    from rozz.ui.features.table import reach_layer

    after, effects = reach_layer.followed(change.after)
    return change.to(after, *effects)


def repeat_commands(change: Change) -> Change:
    """Submit commands that a seat wants to give again each time it is asked."""
    return change.to(repeated_commands.repeat(change.after, change.message))


def judge_puzzle(change: Change) -> Change:
    """Say whether a puzzle is solved or missed, as soon as that is certain."""
    after, effects = puzzle_actions.judged(change.after)
    return change.to(after, *effects)


def play_new_turn(change: Change) -> Change:
    """Let a turn that has just been revealed play by itself; in a lesson the steps say when to watch."""
    model = change.after
    session = model.session
    is_wanted = model.settings.plays_itself and model.screen == "table" and session is not None
    if not is_wanted or session is None or session.stage != REVEAL or isinstance(session.kind, Learning):
        return change
    is_new = shared_device.has_ended_moment(change.before.session, session) or _is_opened_by_link(change, session)
    return change.to(model, OfferShow()) if is_new else change


def _is_opened_by_link(change: Change, session: Session) -> bool:
    """Whether a link from outside the page has opened a turn that was not shown here before."""
    if not isinstance(change.message, m.LinkOpened) or not isinstance(session.kind, ByLink):
        return False
    known = match_list.here(change.before, session.match.identity)
    return known is None or (known.stage, known.shown_turn) != (session.stage, session.shown_turn)


def follow_moment(change: Change) -> Change:
    """Keep the name of the shown moment in sight among those of its turn."""
    model, left = change.after, change.before.session
    session = model.session
    if session is None or session.stage != REVEAL or model.screen != "table":
        return change
    was_shown = left is not None and left.stage == REVEAL and change.before.screen == "table"
    if was_shown and left and (left.match.identity, left.shown_turn) == (session.match.identity, session.shown_turn):
        return change
    is_one_of_several = len(turn_of(session.match.played, session.shown_turn).moments) > 1
    return change.to(model, Scroll(replay_actions.MOMENT_SHOWN)) if is_one_of_several else change


def show_decision_from_top(change: Change) -> Change:
    """Show a new decision from its top: without a reveal before it, the panel would stay scrolled to the old one."""
    left, session = change.before.session, change.after.session
    if left is None or session is None or change.after.screen != "table" or session.stage != COMPOSE:
        return change
    is_other_match = left.match.identity != session.match.identity
    if is_other_match or len(left.match.played) == len(session.match.played):
        return change
    return change.to(change.after, ToTop("slip-body"))


def keep_new_turn_current(change: Change) -> Change:
    """A turn that was just revealed is not a replay, so Back must not lead from it to the history."""
    model, before = change.after, change.before
    is_news = shared_device.has_ended_moment(before.session, model.session)
    is_over_history = model.beneath == "history" and model.screen == "table"
    return change.to(replace(model, beneath="home")) if is_news and is_over_history else change


def ask_computer_players(change: Change) -> Change:
    """Have the right computer player think, and stop a computer player that nobody waits for."""
    after, effects = computer_seats.direct_worker(change.after)
    return change.to(after, *effects)


def put_what_if_away(change: Change) -> Change:
    """Offer a way back to a what-if that was left."""
    if change.before.aside is None or change.after.aside is not None:
        return change
    return change.to(replay_actions.with_way_back(change.start, change.after))


def say_what_if_is_gone(change: Change) -> Change:
    """Say that a what-if is gone, if its player was asked to come back to it and something else was done."""
    model = change.after
    is_gone = model.trying is None and model.aside is None and not model.toast
    if not (is_gone and shared_device.is_what_if_behind_handover(change.before)):
        return change
    return change.to(replace(model, toast=notice("what-if-left")))


def say_vote_has_ended(change: Change) -> Change:
    """Say that a vote has ended because the match has moved on, such as by a computer player's open move."""
    before, model = change.before.session, change.after
    if before is None or model.session is None or isinstance(change.message, m.VoteMessage):
        return change
    is_over = table_votes.question(before) is not None and table_votes.question(model.session) is None
    if not is_over or not shared_device.has_ended_moment(before, model.session):
        return change
    return change.to(replace(model, toast=paragraph(model.toast, say("vote-ended"))))


def save_match(change: Change) -> Change:
    """Save the match if it has changed, before anything else is done."""
    # Beneath a what-if the match goes on: a computer player may have submitted.
    session = change.after.aside or change.after.session
    before = change.before.aside or change.before.session
    if session is None or session is before or not match_list.is_kept(change.after, session):
        return change
    # A new name does not make it another match, so it keeps its place in the list.
    put = match_list.put_by_name if isinstance(change.message, m.RenameMatch) else match_list.put_first
    after, save = put(change.after, session)
    can_wait = before is not None and _only_command_in_progress_changed(before, session)
    return change.to(after).first(replace(save, can_wait=can_wait))


def _only_command_in_progress_changed(before: Session, after: Session) -> bool:
    """Whether only the current command has changed, or what is looked at."""
    places = (before.stage, before.seat, before.title, before.shown_turn)
    is_same_match = before.kind is after.kind and before.drafts is after.drafts and before.review is after.review
    is_same_place = places == (after.stage, after.seat, after.title, after.shown_turn)
    old, new = before.composer, after.composer
    return is_same_match and is_same_place and (old.written, old.before) == (new.written, new.before)


def forget_form(change: Change) -> Change:
    """Forget the names in the form of a new match when the form is left."""
    is_left = change.before.screen == "names" and change.after.screen != "names"
    return change.to(change.after, KeepForm()) if is_left else change


def hold_match(change: Change) -> Change:
    """Tell other tabs which match is open in this one."""
    identity = open_match(change.after)
    if identity == open_match(change.before):
        return change
    return change.to(replace(change.after, note="")).first(Hold(identity))


def announce(change: Change) -> Change:
    """Add what a screen reader says."""
    written = _seen_by_author(change.after)
    after = announcements.with_announcement(_seen_by_author(change.before), written, change.message)
    if written is not change.after:
        after = replace(change.after, said=after.said, saying=after.saying)
    return change.to(after)


def _seen_by_author(model: Model) -> Model:
    """The page as the composer shows it: with a guess instead of commands, if one is being written."""
    if model.session is None or not model.session.guessing:
        return model
    from rozz.ui.features.guesses import guess_lists

    return guess_lists.through(model)


def follow_guesses(change: Change) -> Change:
    """Count how much was guessed of a turn that is over, and drop guesses that are no longer needed."""
    model = change.after
    session = model.aside or model.session
    if session is None or not (session.planning or session.guessed):
        return change
    # Imported once somebody has guessed.
    from rozz.ui.features.guesses import guess_score

    after = guess_score.followed(session)
    if after is session:
        return change
    return change.to(replace(model, aside=after) if model.aside is not None else replace(model, session=after))


def update_own_strength(change: Change) -> Change:
    """Judge the player's strength again when a match against computer players is over."""
    before, session, settings = change.before.session, change.after.session, change.after.settings
    if session is None or before is None or before.match.identity != session.match.identity:
        return change
    if before.match is session.match or not session.kind.is_over or before.kind.is_over:
        return change
    # After a take-back the same match can end again.
    strengths = own_strength.learned(dict(settings.strengths), session)
    if strengths is None or settings.judged == session.match.identity:
        return change
    known = replace(settings, strengths=tuple(strengths.items()), judged=session.match.identity)
    return change.to(replace(change.after, settings=known), Remember(known))
