"""What a vote asks, and what happens once everyone agrees."""

from __future__ import annotations

from rozz.engine.turns import turn_of
from rozz.ui.features.table.table_votes import SEATS, TAKE_BACK, TAKE_TURN
from rozz.ui.features.table.undone_moments import seats_coming_back, undone_moments
from rozz.ui.i18n.display_names import in_sentence, turn_in_sentence
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.i18n.translations import listed
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import TableQuestion


def question_text(session: Session, question: TableQuestion) -> str:
    """The question of a vote: a take-back names the resignation that it undoes, or else the moment it goes back to."""
    if question.about not in (TAKE_BACK, TAKE_TURN):
        return say(f"ask-{question.about}")
    match = session.match
    undone = undone_moments(session, question.about == TAKE_TURN)
    first = undone[0].moment
    if question.about == TAKE_TURN and len(undone) <= len(turn_of(match.played, len(match.played)).moments):
        return say("ask-take-turn", moment=turn_in_sentence(first))
    resigned = seats_coming_back(match, undone)
    if not resigned:
        return say("ask-take-back", moment=in_sentence(first))
    if len(session.kind.people) == 1:
        return say("ask-resignation-back-own")
    names = listed([match.names[seat] for seat in resigned])
    return say("ask-resignation-back", names=names, number=len(resigned))


def consequences(session: Session, question: TableQuestion) -> str:
    """What happens once everyone agrees."""
    if question.about in (TAKE_BACK, TAKE_TURN):
        return _after_take_back(session, question)
    has_left = say("ask-seats-left") if question.about == SEATS and len(session.kind.people) > 2 else ""
    return paragraph(say(f"ask-{question.about}-how"), has_left)


def _after_take_back(session: Session, question: TableQuestion) -> str:
    match = session.match
    undone = undone_moments(session, question.about == TAKE_TURN)
    first, resigned = undone[0], seats_coming_back(match, undone)
    if question.about == TAKE_TURN:
        names = listed([match.names[seat] for seat in resigned])
        too = say("ask-resignation-too", names=names, number=len(resigned)) if resigned else ""
        return paragraph(say("ask-take-turn-how", moment=turn_in_sentence(first.moment)), too)
    also = say("ask-also-undone") if len(undone) > 1 else ""
    others = set(first.orders) & set(session.kind.people) - set(resigned)
    if resigned and not (first.moment.is_sealed and others):
        key = "ask-resignation-back-how"
    else:
        key = "ask-take-back-how" if first.moment.is_sealed else "ask-take-back-how-open"
    return paragraph(say(key, moment=in_sentence(first.moment)), also)
