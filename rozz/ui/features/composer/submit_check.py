"""What to ask before commands are handed in: missing, void or omitted ones. Never in a what-if."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.game import AfterResigning
from rozz.engine.match import Match
from rozz.ui.features.composer import command_editing, text_commands
from rozz.ui.games import command_phrase, face_of
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import paragraph, say, sentence
from rozz.ui.i18n.translations import listed
from rozz.ui.state.model import Composer, Session


def doubts(session: Session) -> tuple[str, ...]:
    """A sentence for everything that may be a mistake, such as too few commands or none."""
    found = () if session.is_trial else tuple(_doubts(session))
    # What is no mistake in itself, such as an empty headquarters, is not asked about, but read here once more.
    remark = command_editing.remark(session, session.composer.commands) if found else ""
    return (*found, remark) if remark else found


def what_resigning_means(session: Session) -> str:
    """What resigning means now: an open move counts at once, secret commands at the end of their moment.

    And who wins then, or who commands the army from then on.
    """
    moment = session.match.moment
    if not session.is_sealed:
        key = "doubt-resign-move"
    else:
        # A moment within a turn ends before the turn does.
        key = "doubt-resign-reveal" if moment and moment.within else "doubt-resign"
    return paragraph(say(key, name=session.match.names[session.seat]), what_follows_resigning(session, session.seat))


def what_follows_resigning(session: Session, seat: str) -> str:
    """A sentence about the match after a resignation: who wins, which ally commands the army, or that it goes on."""
    match, after = session.match, _after_resigning(session, seat)
    if after.ends_match:
        names = [match.names[each] for each in after.winners]
        return say("then-wins", names=listed(names), number=len(names)) if names else say("then-nobody-wins")
    return say("then-ally-commands", name=match.names[after.successor]) if after.successor else say("then-others-play")


def winners_after_resigning(session: Session, seat: str) -> tuple[str, ...]:
    """Who wins once a seat has resigned; empty if the match goes on, or nobody wins."""
    after = _after_resigning(session, seat)
    return after.winners if after.ends_match else ()


def _after_resigning(session: Session, seat: str) -> AfterResigning:
    match, linked = session.match, session.linked
    departed = match.game.departed_seats(match.state) | (linked.resigned if linked else frozenset())
    return match.game.after_resigning(match.scenario, seat, departed)


def is_all_in(session: Session) -> bool:
    """Whether nothing more can be commanded, or the game misses nothing in the list."""
    if command_editing.is_list_full(session):
        return True
    match, commands = session.match, session.composer.commands
    missed = face_of(match.game.name).warnings(match.state, session.seat, commands)
    return bool(commands) and next(missed, None) is None


def _doubts(session: Session) -> Iterator[str]:
    composer, match = session.composer, session.match
    resigning = match.game.resignation_commands(match.scenario, session.seat)
    if any(each in resigning for each in composer.commands):
        yield what_resigning_means(session)
    yield from face_of(match.game.name).warnings(match.state, session.seat, composer.commands)
    for number, (command, given) in enumerate(zip(composer.commands, command_editing.judged(session), strict=True), 1):
        if not given.is_done:
            text = command_phrase(match, command)
            why = sentence(render(match.game.explain(given), match.names))
            yield say("doubt-void", number=number, text=text, why=why)
    yield from _unread(match, composer)
    begun = command_editing.unfinished_texts(session)
    for label in begun:
        yield say("doubt-unsent", what=label)
    going = command_editing.offer(session)
    if not begun and command_editing.is_begun(session) and going.command is None:
        yield say("doubt-in-hand", expects=command_editing.expects(session))


def _unread(match: Match, composer: Composer) -> Iterator[str]:
    if text_commands.is_too_long(match, composer):
        yield say("too-many-lines", most=text_commands.MOST_LINES)
        return
    unread = [line.strip() for line in composer.written.unread if line.strip()]
    yield from (say("doubt-unread", text=line) for line in unread[:3])
    if len(unread) > 3:
        yield say("doubt-unread-more", number=len(unread) - 3)
