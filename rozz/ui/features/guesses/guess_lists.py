"""Guesses of what the rivals do this turn, a list for each, and up to four plans of the player's own to compare.

Like a draft they belong to the seat that writes them, and never reach another seat, a link or a file. A guess is
written in the same composer as commands: `seen_through` gives the session as if the rival were writing, but with only
what the guessing seat may know, and `written_back` puts the result into the guess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from rozz.engine.errors import BadText
from rozz.engine.match import Match
from rozz.ui.features.composer import command_editing
from rozz.ui.features.guesses import guessed_outcome
from rozz.ui.features.guesses.guess_presence import can_guess, is_open, planning, rivals
from rozz.ui.memoize import remembered
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Focus, Scroll, ToTop, Updated
from rozz.ui.state.model import Composer, Layer, Model, Session, Written
from rozz.ui.state.planning import MOST_PLANS, Guess, Planning
from rozz.ui.state.session_kinds import Guessing

#: The id of the panel.
PANEL = "guesses"


def guess_of(session: Session, rival: str) -> Guess:
    """What the seat guesses of a rival."""
    found = planning(session)
    return (found.guesses.get(rival) if found else None) or Guess(Composer())


def update(model: Model, message: m.PlanningMessage) -> Updated:
    """Handle a message about guesses or plans."""
    session = model.session
    if session is None or not can_guess(session):
        return model, ()
    whole, removed = _with_current_command(session) if _leaves_guess(session, message) else (session, "")
    after, effects = _updated(whole, message)
    return (replace(model, session=after, toast=removed or model.toast) if after is not session else model), effects


def _leaves_guess(session: Session, message: m.PlanningMessage) -> bool:
    """Whether the guess that is being written, if any, is left with this message."""
    is_other = isinstance(message, m.WriteGuess) and message.colour != session.guessing
    return is_other or isinstance(message, m.ShowGuesses | m.AdoptPlan)


def _updated(session: Session, message: m.PlanningMessage) -> tuple[Session, tuple[Effect, ...]]:
    now = _begun(session)
    match message:
        case m.ShowGuesses():
            shown = not is_open(session)
            after = _having(replace(session, guessing=""), replace(now, is_open=shown))
            return after, (Scroll(PANEL),) if shown else ()
        case m.WriteGuess(colour) if colour in ("", *rivals(session)):
            back = (Scroll(PANEL, is_whole=True), Focus(f"guess-{session.guessing}"))
            return replace(session, guessing=colour), (ToTop("slip-body"), Focus("commanding")) if colour else back
        case m.GuessAsBefore(colour) if (given := as_before(session, colour)) is not None:
            again, left_out = playable(session.match, colour, given)
            return guessed(session, colour, lambda each: each.changed(Written(again)), left_out), ()
        case m.SwitchGuess(colour) if colour in now.guesses:
            guess = now.guesses[colour]
            changed = {**now.guesses, colour: replace(guess, is_off=not guess.is_off)}
            return _having(session, replace(now, guesses=changed)), ()
        case m.DropGuess(colour) if colour in now.guesses:
            kept = {seat: guess for seat, guess in now.guesses.items() if seat != colour}
            return _having(session, replace(now, guesses=kept)), ()
        case m.KeepPlan() if can_keep(session):
            return _having(session, replace(now, plans=(*now.plans, session.composer.commands))), ()
        case m.AdoptPlan(number) if 0 <= number < len(now.plans):
            mine = session.composer.changed(Written(now.plans[number]))
            return replace(session, composer=mine, guessing=""), ()
        case m.DropPlan(number) if 0 <= number < len(now.plans):
            return _having(session, replace(now, plans=(*now.plans[:number], *now.plans[number + 1 :]))), ()
    return session, ()


def _begun(session: Session) -> Planning:
    """The guesses and plans of the seat; empty ones if there are none yet."""
    return planning(session) or Planning(len(session.match.played))


def _having(session: Session, now: Planning) -> Session:
    return replace(session, planning={**session.planning, session.seat: now})


def guessed(
    session: Session, rival: str, change: Callable[[Composer], Composer], left_out: tuple[Any, ...] = ()
) -> Session:
    """The session after a change of a guess, which counts from then on."""
    now = _begun(session)
    after = Guess(change(guess_of(session, rival).composer), left_out=left_out)
    return _having(session, replace(now, guesses={**now.guesses, rival: after}))


def can_keep(session: Session) -> bool:
    """Whether the list of commands can be kept as one more plan."""
    now, commands = planning(session), session.composer.commands
    plans = now.plans if now else ()
    return bool(commands) and len(plans) < MOST_PLANS and commands not in plans


def as_before(session: Session, rival: str) -> tuple[Any, ...] | None:
    """What a rival did at the last moment of this kind, as the seat may know it; None if it did nothing."""
    return _as_before(session.match, rival) if rival in rivals(session) else None


@remembered(most=12)
def _as_before(match: Match, rival: str) -> tuple[Any, ...] | None:
    if match.moment is None:
        return None
    same = (each for each in reversed(match.played) if each.moment.name == match.moment.name)
    last = next((each for each in same if rival in each.orders), None)
    given = public(match, last.orders.get(rival, ())) if last else ()
    return given or None


def playable(match: Match, rival: str, given: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The commands of a list that a rival can give now, and the others."""

    def are_done(numbers: Iterable[int]) -> list[bool]:
        commands = tuple(given[number] for number in sorted(numbers))
        return [each.is_done for each in guessed_outcome.judged(match, rival, commands)]

    kept = {number for number, is_done in enumerate(are_done(range(len(given)))) if is_done}
    for number in range(len(given)):
        # A command that was one too many may fit now that others are gone.
        if number not in kept and all(are_done(kept | {number})):
            kept.add(number)
    left = [number for number in range(len(given)) if number not in kept]
    return tuple(given[number] for number in sorted(kept)), tuple(given[number] for number in left)


def public(match: Match, commands: tuple[Any, ...]) -> tuple[Any, ...]:
    """The commands that everybody sees the same once they are revealed; not messages, which nobody can guess."""
    shown = match.game.visible_commands({"": commands}, "", None)
    return tuple(each for each, seen in zip(commands, shown, strict=True) if each == seen and _is_whole(match, each))


def _is_whole(match: Match, command: object) -> bool:
    """Whether a command is complete; a message to another seat lacks its words."""
    try:
        return match.game.parse(match.scenario, match.game.write(command)) == (command,)
    except BadText:
        return False


# Writing a guess


def seen_through(session: Session) -> Session:
    """The session as if the rival that is being guessed were writing; the session itself if none is."""
    if not session.guessing or not can_guess(session) or session.guessing not in rivals(session):
        return session
    kind = _kind(session.match, session.seat, session.kind.has_secrets)
    composer = guess_of(session, session.guessing).composer
    if not composer.cursor:
        composer = replace(composer, cursor=session.composer.cursor)
    return replace(session, kind=kind, seat=session.guessing, composer=composer, drafts={}, planning={})


@remembered(most=2)
def _kind(match: Match, seat: str, has_secrets: bool) -> Guessing:
    return Guessing(match.as_seen_by(seat), seat, has_secrets)


def written_back(session: Session, after: Session) -> Session:
    """The session after a change of what `seen_through` has given."""
    seen = replace(
        after, kind=session.kind, seat=session.seat, composer=session.composer, drafts=session.drafts,
        planning=session.planning,
    )  # fmt: skip
    now = _begun(session)
    before = guess_of(session, session.guessing)
    if after.composer.written == before.composer.written:
        guess = replace(before, composer=after.composer)
    else:
        guess = Guess(after.composer)
    return _having(seen, replace(now, guesses={**now.guesses, session.guessing: guess}))


def _with_current_command(session: Session) -> tuple[Session, str]:
    """The session with the current command added to the guess that is being written, if the rival can give it.

    With it comes a notice of the void commands that this has removed, which may be empty.
    """
    seen = seen_through(session)
    if seen is session or not command_editing.is_begun(seen):
        return session, ""
    command = command_editing.offer(seen).command
    if command is None or command_editing.is_void(seen, command):
        return session, ""
    added = replace(seen, composer=command_editing.added(seen))
    return written_back(session, added), command_editing.removal_notice(seen, added)


def through(model: Model) -> Model:
    """The page as if the rival that is being guessed were writing."""
    session = model.session
    if session is None or not session.guessing:
        return model
    seen = seen_through(session)
    # The layer shows the reach around the player's own seat.
    return replace(model, session=seen, layer=Layer()) if seen is not session else model


def as_the_rival(model: Model, message: Any, answer: Callable[[Model, Any], Updated]) -> Updated:
    """Let a feature answer a message as if the rival were writing."""
    session, seen = model.session, through(model)
    if session is None or seen is model:
        return answer(model, message)
    if isinstance(message, m.Ready | m.HandIn):
        return update(model, m.WriteGuess())
    if isinstance(message, m.Resign | m.AddAgain | m.Sit):
        return model, ()
    after, effects = answer(seen, message)
    if after is seen or after.session is None:
        return model, effects
    back = session if after.session is seen.session else written_back(session, after.session)
    return replace(after, session=back, layer=model.layer), effects
