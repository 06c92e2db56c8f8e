"""The message that goes with a link, as a friend would write it: what happened, whose turn it is, what to do."""

from __future__ import annotations

from collections.abc import Collection

from rozz.engine.links.signing.envelopes import Keep, Resign, Skip
from rozz.ui.features.composer import submit_check
from rozz.ui.features.links import join_conflicts, send_status
from rozz.ui.games import face_of, is_named_after_game
from rozz.ui.i18n.display_names import few, in_sentence, scenario_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_semicolons
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Session

#: Maximum length of a player's note, in characters.
LONGEST_NOTE = 500


def letter(session: Session, linked: Linked, own: str, link: str) -> str:
    """The whole message: the page's lines, the player's own note, the link."""
    return "\n".join(each for each in (*lines(session, linked), own.strip()[:LONGEST_NOTE], link) if each)


def lines(session: Session, linked: Linked) -> tuple[str, ...]:
    """The match and what happened, then whose turn it is and what to do."""
    played = played_name(session)
    if linked.ledger.contents.start is None:
        return _before_start(linked, played)
    happened = _happened(session, linked)
    return say("letter-of", played=played, told=happened), _to_do(session, linked)


def played_name(session: Session) -> str:
    """The game and its scenario, whose name may already contain the game's."""
    match, scenario = session.match, scenario_name(session.match)
    if is_named_after_game(match):
        return scenario
    return say("letter-played", game=face_of(match.game.name).title, scenario=scenario)


def _before_start(linked: Linked, played: str) -> tuple[str, ...]:
    if not linked.is_creator:
        asked = with_semicolons(join_conflicts.requests(linked))
        return (say("letter-of", played=played, told=asked), say("letter-let-in")) if asked else (played,)
    if contested := join_conflicts.still_free(linked):
        return say("letter-of", played=played, told=contested), say("letter-take-free")
    if linked.notes.guests:
        return (say("note-rematch", played=played, names=listed(linked.notes.guests)),)
    return (say("letter-invite", played=played),)


def _happened(session: Session, linked: Linked) -> str:
    """The last thing that was done here, or how the match ended."""
    match = session.match
    if session.kind.is_over and match.outcome is not None:
        winners = listed([match.names[seat] for seat in match.outcome.winners])
        ended = say("letter-won", names=winners) if winners else say("letter-draw")
        return f"{_resigned(session, linked)} {ended}".strip()
    if request := linked.request:
        return say("letter-asks-back", name=match.names[request.seat])
    given = send_status.counted(linked)
    if not given:
        return say("letter-started")
    last, moment = given[-1], in_sentence(send_status.moment(match, linked))
    own = listed([match.names[seat] for seat in linked.seats])
    number = len(linked.seats)
    waits = send_status.unsent(linked)
    if gave_up := _resigned(session, linked):
        return gave_up
    if set(linked.seats) == {linked.ledger.skipped_seat}:
        return say("letter-skipped", moment=in_sentence(match.moment))
    votes = [each for each in waits if isinstance(each, Skip)]
    # Once the vote is complete, whatever was sealed after it is the latest event.
    is_decided = bool(votes) and (bool(linked.ledger.skipped_seat) or votes[-1].turn < linked.ledger.contents.turn)
    if votes and (isinstance(last, Skip) or not is_decided):
        what = "let-back" if votes[-1].key else "voted"
        return say(f"letter-{what}", names=own, number=number, moment=moment, other=match.names[votes[-1].about])
    own_turn = [each for each in given if each.turn == last.turn]
    if isinstance(last, Keep) and all(isinstance(each, Keep) for each in own_turn):
        return say("letter-kept", names=own, number=number, moment=moment, other=match.names[last.about])
    if last.turn <= len(match.played):
        return say("letter-shown" if match.played[last.turn - 1].moment.is_sealed else "letter-moved", moment=moment)
    key = ("letter-given", "letter-sealed", "letter-opened")[send_status.round_of(match, linked)]
    return say(key, names=own, number=number, moment=moment)


def _resigned(session: Session, linked: Linked) -> str:
    """The news that somebody here has resigned, if that was done last."""
    given = send_status.counted(linked)
    if not given or not (send_status.has_resigned(linked) or isinstance(given[-1], Resign)):
        return ""
    names = listed([session.match.names[seat] for seat in linked.seats])
    moment = in_sentence(send_status.moment(session.match, linked))
    return say("letter-resigned", names=names, number=len(linked.seats), moment=moment)


def _to_do(session: Session, linked: Linked) -> str:
    """Who has to do what with the link."""
    match, ledger = session.match, linked.ledger
    if session.kind.is_over:
        return say("letter-look")
    if linked.request:
        return say("letter-call-me")
    votes = [each for each in send_status.unsent(linked) if isinstance(each, Skip)]
    if votes and not ledger.skipped_seat:
        other = match.names[votes[-1].about]
        return say("letter-vote-back", other=other) if votes[-1].key else say("letter-vote")
    waiting = [seat for seat in linked.status().waiting_for if seat not in linked.seats]
    if not waiting:
        return say("letter-wait")
    is_open = match.moment is not None and not match.moment.is_sealed
    asked = [seat for seat in waiting if linked.status(seat).state == "composing"]
    names = few([match.names[seat] for seat in asked or waiting])
    if asked and _wins_by_resignation(session, linked, asked):
        return say("letter-finish", names=names, number=len(asked), moment=in_sentence(match.moment))
    what = "move" if is_open else "command" if asked else "reveal"
    return say(f"letter-{what}", names=names, number=len(asked or waiting))


def _wins_by_resignation(session: Session, linked: Linked, asked: Collection[str]) -> bool:
    """Whether all who still owe commands win, because somebody resigns in this turn."""
    gone = linked.ledger.resigning_seats
    return bool(gone) and set(asked) <= set(submit_check.winners_after_resigning(session, gone[0]))
