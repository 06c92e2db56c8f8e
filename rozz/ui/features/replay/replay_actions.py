"""Watching past turns: their steps, by hand or automatically, and what-ifs that never touch the match."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.game import Line
from rozz.ui.features.a11y import board_description
from rozz.ui.features.guesses import guess_presence
from rozz.ui.features.replay import active_board, replay_steps, step_durations
from rozz.ui.features.table import shared_device
from rozz.ui.i18n.display_names import in_sentence, place_id, scenario_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import notice, say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import (
    Copy,
    Effect,
    Focus,
    Follow,
    OfferShow,
    Remember,
    Scroll,
    ShareAnimation,
    SharePicture,
    Sound,
    StayInSight,
    ToTop,
    Updated,
    Wait,
)
from rozz.ui.state.model import Composer, Model, Session, Written
from rozz.ui.state.replay_speeds import NORMAL, SPEEDS
from rozz.ui.state.session_kinds import ByLink, Learning, Solving, WhatIf
from rozz.ui.state.stages import COMPOSE, REVEAL

#: The id of the button of the shown moment, among the moments of its turn.
MOMENT_SHOWN = "moment-shown"
#: The match id of a what-if.
TRIAL = "trial"


def showing(model: Model, message: m.RevealMessage | m.TapTile) -> Updated:
    """Handle a message while a turn is shown."""
    session = model.session
    assert session is not None
    last = len(replay_steps.shown_steps(session)) - 1
    match message:
        case m.GoToStep(number):
            after = _at(replace(model, is_playing=False), session, max(0, min(number, last)))
            return after, _shown(after)
        case m.PlayOn():
            playing = replace(model, is_playing=True, is_show=False)
            if session.step >= last and goes_on(session):
                return _onward(playing, session, last)
            return _wait(_at(playing, session, 0 if session.step >= last else session.step))
        case m.BeginShow() if session.step == 0 and last > 0 and not model.is_playing:
            return _wait(replace(model, is_playing=True, is_show=True))
        case m.Pause():
            return replace(model, is_playing=False), ()
        case m.Print():
            return replace(model, is_printed=True), ()
        case m.Tick(beat) if model.is_playing and beat == model.beat:
            return _onward(model, session, last) if model.is_show else _read_on(model, session, last)
        case m.TapTile() if model.is_playing and model.is_show:
            # A tap skips what plays by itself; what the player has asked to see goes on by a step.
            after = _at(replace(model, is_playing=False), session, last)
            return after, _shown(after)
        case m.TapTile() if model.is_playing:
            return _onward(model, session, last)
        case m.TapTile(tile) | m.LookAt(tile):
            chosen = "" if tile == session.tile else tile
            follow: tuple[Effect, ...] = (Follow((tile,), is_near=True),) if chosen else ()
            # Tapping a line means reading on in the list, which narrows as the story opens; tapping a tile means its
            # story.
            read: Effect = Scroll("story") if isinstance(message, m.TapTile) else StayInSight()
            shown = active_board.showing(replace(session, tile=chosen), chosen)
            return replace(model, session=shown), (*follow, read) if chosen else ()
        case m.SetSpeed(number):
            settings = replace(model.settings, speed=max(0, min(number, len(SPEEDS) - 1)))
            return replace(model, settings=settings), (Remember(settings),)
    return model, ()


#: The notice about a picture, by what became of it.
PICTURED = {"shared": "picture-shared", "saved": "picture-saved", "not": "picture-failed"}
ANIMATED = {"shared": "animation-shared", "saved": "animation-saved", "not": "animation-failed"}


def picturing(model: Model, message: m.PictureMessage) -> Updated:
    """Handle a message about the shown turn as a picture or an animation."""
    match message:
        case m.SharePicture() if model.session is not None and model.session.stage == REVEAL:
            return replace(model, is_playing=False, toast=say("picture-painted")), (SharePicture(),)
        case m.PictureLeft(way):
            return _noticed(model, "picture-painted", PICTURED.get(way, "")), ()
        case m.ShareAnimation() if model.is_recording:
            return replace(model, toast=say("animation-recorded")), ()
        case m.ShareAnimation() if model.session is not None and model.session.stage == REVEAL:
            recording = replace(model, is_playing=False, is_recording=True, toast=say("animation-recorded"))
            return recording, (ShareAnimation(),)
        case m.AnimationLeft(way):
            recorded = replace(model, is_recording=False)
            return _noticed(recorded, "animation-recorded", ANIMATED.get(way, "")), ()
    return model, ()


def _noticed(model: Model, waiting: str, key: str) -> Model:
    """The page with a notice instead of the one that asked to wait; another notice since then stays, with its Undo."""
    return replace(model, toast=say(key) if key else "") if model.toast in ("", say(waiting)) else model


def update(model: Model, message: m.ReplayMessage) -> Updated:
    """Handle a replay or a what-if."""
    session = model.session
    if isinstance(message, m.Neared):
        return replace(model, tier=message.tier), ()
    if session is None:
        return model, ()
    played = session.match.played
    match message:
        case m.TurnBoard():
            return replace(model, session=replace(session, is_flipped=not session.is_flipped)), ()
        case m.ShowBoard(board):
            after = replace(model, session=active_board.turned(session, board))
            # After a tap on its tab the focus stays there; after a key it moves to the board.
            by_key = not board and after.session is not session and model.screen == "table"
            return after, (Focus(place_id(board_description.here(after.session))),) if by_key and after.session else ()
        case m.Replay(turn, is_paused) if 1 <= turn <= len(played) and session.may_be_at(REVEAL):
            beneath = "history" if model.screen == "history" else model.beneath
            after = replace(model, screen="table", beneath=beneath, session=replayed(session, turn))
            plays = model.settings.plays_itself and not is_paused and not isinstance(session.kind, Learning)
            return after, (*_shown(after), OfferShow()) if plays else _shown(after)
        case m.TryDifferently(turn) if 0 <= turn <= len(played) and (turn or not session.kind.is_over):
            return trying(model, session, tried(session, turn)), ()
        case m.TryOn() if shared_device.reopenable_what_if(model):
            # If the match was hidden meanwhile somebody else may be looking: hand the device over first.
            is_unseen = shared_device.is_what_if_hidden(model)
            return replace(model, screen="table") if is_unseen else shared_device.reopen_what_if(model), ()
        case m.CopyReport(turn) if 1 <= turn <= len(played):
            lines = session.match.game.report(played[turn - 1], session.match.names_at(turn))
            moment, scenario = played[turn - 1].moment, scenario_name(session.match)
            heading = say("report-of", moment=in_sentence(moment), scenario=scenario)
            lines_as_text = (_as_text(each) for each in lines)
            dice = replay_steps.dice(session.match, turn)
            thrown = (replay_steps.describe_die(each) for each in dice if not each.mentioned_in)
            text = "\n".join((heading, *lines_as_text, *thrown))
            return replace(model, toast=say("copied")), (Copy(text),)
    return model, ()


def _as_text(line: Line) -> str:
    return f"{render(line.plain)} ({render(line.counts)})" if line.counts else render(line.plain)


def trying(model: Model, session: Session, trial: Session) -> Model:
    """Open a what-if, which leads back to the open match."""
    tried_at = model.tried_at if model.aside else (model.screen, model.beneath)
    return replace(model, screen="table", session=trial, aside=model.aside or session, tried_at=tried_at)


def with_way_back(before: Model, after: Model) -> Model:
    """Say that a what-if was left, and offer a way back if its match is open unchanged."""
    there = replace(after, trying=before)
    if shared_device.reopenable_what_if(there) and not after.toast:
        said = "what-if-dropped" if after.screen == "table" else "what-if-put-away"
        return replace(there, toast=say(said))
    return replace(after, toast=after.toast or notice("what-if-left"))


def _at(model: Model, session: Session, step: int) -> Model:
    return replace(model, session=replace(session, step=step))


def _read_on(model: Model, session: Session, last: int) -> Updated:
    """Scroll to the unread part of the step; after all of it, go to the next one."""
    part = model.part + 1
    beats = step_durations.beats(len(replay_steps.sentences(session.match, session.shown_turn, session.step)))
    if part >= beats:
        return _onward(model, session, last)
    after = replace(model, part=part, beat=model.beat + 1)
    read = ToTop("slip-body", part / beats)
    return after, (Wait(SPEEDS[model.settings.speed], after.beat), read, *_followed(session, part))


def _onward(model: Model, session: Session, last: int) -> Updated:
    """Go to the next step, or the first of the next turn; playing ends at the very last, a show with its turn."""
    is_followed = goes_on(session) and not model.is_show
    if session.step >= last and is_followed:
        return _wait(replace(model, session=replayed(session, session.shown_turn + 1)))
    after = _at(model, session, min(session.step + 1, last))
    if session.step + 1 >= last and not is_followed:
        return replace(after, is_playing=False), _shown(after)
    return _wait(after)


def goes_on(session: Session) -> bool:
    """Whether turns after the shown one have been played."""
    return session.shown_turn < len(session.match.played)


def shows_old_turn(session: Session) -> bool:
    """Whether an old turn is shown. A new turn is the last one, and no seat has been asked for commands since."""
    return bool(session.seat) or goes_on(session)


def _shown(model: Model) -> tuple[Effect, ...]:
    """Show a step from its top, with its places in view on the board."""
    session = model.session
    assert session is not None
    step = replay_steps.shown_steps(session)[session.step]
    heard = (Sound(step.sound),) if model.settings.has_sound and step.sound else ()
    return (ToTop("slip-body"), *_followed(session), *heard)


def _followed(session: Session, part: int = 0) -> tuple[Effect, ...]:
    """Bring a step's places into view at a readable zoom, with the places of the current beat first.

    The first step shows everybody's commands on the whole board, and so does a step that names no places.
    """
    step = replay_steps.shown_steps(session)[session.step]
    lines = step.lines[part * step_durations.READ_IN_A_BEAT :][: step_durations.READ_IN_A_BEAT] if session.step else ()
    first = next((line.tiles or (line.tile,) for line in lines if line.tile), ())
    is_whole = not first and not step.is_end
    return (Follow(tuple(sorted(step.lit)), is_near=step.is_end, line=first, is_whole=is_whole),)


def _wait(model: Model) -> Updated:
    beat = model.beat + 1
    return replace(model, beat=beat, part=0), (Wait(_stay(model), beat), *_shown(model))


def _stay(model: Model) -> int:
    """How long the step stays, in milliseconds."""
    pace, session = SPEEDS[model.settings.speed], model.session
    if not model.is_show or session is None:
        return pace
    usual = step_durations.stays(session.match, session.shown_turn)
    return round(usual[session.step] * pace / SPEEDS[NORMAL])


def replayed(session: Session, turn: int) -> Session:
    """Show a turn from its first step."""
    return replace(shared_device.without_secrets(session).at(REVEAL), shown_turn=turn, step=0, tile="")


def _has_help(session: Session) -> bool:
    """Whether its what-if may ask computer players: not while a match by link is running, open or read-only."""
    if isinstance(session.kind, WhatIf | Solving):
        return session.kind.has_help
    if isinstance(session.kind, ByLink):
        return session.match.outcome is not None or session.kind.linked.ledger.is_over
    is_by_link = any(place.plays == "link" for place in session.match.seats)
    return session.kind.has_help or not is_by_link or session.match.outcome is not None


def _guesses(session: Session) -> dict[str, Composer]:
    """What the seat guesses of the others, so that the turn can be played out step by step."""
    now = guess_presence.planning(session)
    return {seat: Composer(Written(guess.commands)) for seat, guess in now.guesses.items()} if now else {}


def tried(session: Session, turn: int) -> Session:
    """A what-if that begins before a turn, with the commands of that turn as drafts.

    It knows what anybody at the device may know: in a match with secrets, what is revealed to all. For the current turn
    (`turn` 0) it knows what the commanding seat knows, and that seat's draft.
    """
    is_now = turn == 0
    is_mine = is_now and session.stage == COMPOSE
    has_secrets = session.kind.has_secrets
    viewer = session.seat if is_mine else None if has_secrets else next(iter(session.kind.people), None)
    seen = session.match.as_seen_by(viewer)
    began = len(seen.played) if is_now else turn - 1
    given = {} if is_now else seen.played[began].orders
    was_private = isinstance(session.kind, WhatIf) and session.kind.is_private
    kind = WhatIf(seen.branch(began, TRIAL), was_private or (is_mine and has_secrets), _has_help(session))
    drafts = {seat: Composer(Written(commands)) for seat, commands in given.items() if seat in kind.people}
    if is_mine:
        guesses = _guesses(session)
        drafts |= guesses
        kind = replace(kind, guessed=tuple(seat for seat, guess in guesses.items() if guess.commands))
        drafts[session.seat] = replace(session.composer, made=(), rest=(), edited=-1)
    # Keep the orientation of the board.
    trial = Session(kind, COMPOSE, title=session.title, is_flipped=session.is_turned)
    return shared_device.sit_in_what_if(replace(trial, drafts=drafts), session.seat if is_mine else "")
