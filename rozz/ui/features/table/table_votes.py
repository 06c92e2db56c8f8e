"""What the whole table decides: take back the last moment or turn, a draw, or other players for a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rozz.engine.match import Match
from rozz.engine.turns import turn_of
from rozz.ui.features.table import seat_pins, seat_swaps, shared_device
from rozz.ui.features.table.undone_moments import seats_coming_back, undone_moments
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import color_name, in_sentence, moment_name, turn_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Updated
from rozz.ui.state.model import Composer, Model, Session, Written
from rozz.ui.state.session_kinds import Here, TableQuestion
from rozz.ui.state.stages import COMPOSE, OVER

#: What a table can agree on.
TAKE_BACK, TAKE_TURN, DRAW, SEATS = "take-back", "take-turn", "draw", "seats"


def update(model: Model, message: m.VoteMessage) -> Updated:
    """Handle a proposal or an answer of the table."""
    session = model.session
    if session is None:
        return model, ()
    at_table = replace(model, screen="table")
    match message:
        case m.Ask(kind) if can_ask(session, kind) and _has_agreed(session):
            # A notice offers to undo it.
            after = decided(asked(session, TableQuestion(kind)))
            return replace(at_table, session=after, toast=_notice(session.match, after.match), untaken=session), ()
        case m.PutBack() if model.untaken is not None:
            # The device may be in other hands by now.
            return shared_device.hide_secrets(replace(at_table, untaken=None), model.untaken), ()
        case m.Ask(kind):
            return replace(at_table, session=_proposed(session, TableQuestion(kind))), ()
        case m.Vote(colour) if colour and colour == asked_next(session):
            about = question(session)
            assert about is not None
            return replace(at_table, session=asking(session, replace(about, seat=colour))), ()
        case m.Vote():
            return model, ()
        case m.ChangeSeats(wanted):
            return _seats_asked(model, session, wanted), ()
        case m.Agree(colour) if colour and colour == seat_pins.asked_seat(session):
            attempt = seat_pins.try_pin(session, colour, message.pin, message.now)
            if not attempt.is_right:
                return seat_pins.refused(at_table, attempt)
            return replace(at_table, session=agreed(attempt.session, colour)), ()
        case m.Agree(colour):
            return replace(at_table, session=agreed(session, colour)), ()
    return replace(at_table, session=asking(session, None)), ()


def _notice(before: Match, after: Match) -> str:
    """What was taken back, move by move, and who continues from where."""
    undone = before.played[len(after.played) :]
    gone = [each.moment for each in undone]
    if seats_coming_back(before, undone):
        return say("resignation-undone")
    if gone[0].within and len(gone) > 1:
        is_from_start = turn_of(before.played, len(after.played) + 1).first == len(after.played) + 1
        return say("turn-taken-back", moment=turn_name(gone[0]) if is_from_start else moment_name(gone[0]))
    if gone[0].is_sealed:
        return say("turn-taken-back", moment=moment_name(gone[0]))
    names = before.names
    moves = [say("move-of", name=names[seat], moment=in_sentence(each)) for each in gone for seat in each.seats]
    who = listed([names[seat] for seat in gone[0].seats])
    return say("moves-taken-back", moves=listed(moves), name=who, moment=in_sentence(gone[0]))


def question(session: Session) -> TableQuestion | None:
    """What the table is voting on."""
    return session.kind.question if isinstance(session.kind, Here) else None


def asking(session: Session, about: TableQuestion | None) -> Session:
    """The session with this proposal, or none."""
    kind = session.kind
    if not isinstance(kind, Here) or kind.question == about:
        return session
    return replace(session, kind=replace(kind, question=about))


def to_dict(session: Session) -> dict[str, object]:
    """The proposal as plain values, for the saved text of a match; without one there is nothing to save.

    Not who has the device: after a reload it is passed on again.
    """
    about = question(session)
    if about is None:
        return {}
    plays = [list(each) for each in about.plays]
    return {"question": {"about": about.about, "agreed": sorted(about.agreed), "plays": plays}}


def with_saved(session: Session, found: object) -> Session:
    """The session with the proposal of a saved text; without it if it is invalid."""
    match found:
        case {"about": str(about), "agreed": [*agreed], "plays": [*rows]} if can_ask(session, about):
            plays = seat_swaps.changes(session, {row[0]: row[1] for row in rows if _is_pair(row)})
            seats = voters(session)
            said = frozenset(seat for seat in seats if seat in agreed)
            if said != frozenset(seats) and bool(plays) == (about == SEATS):
                return asking(session, TableQuestion(about, said, plays))
    return session


def _is_pair(row: object) -> bool:
    """Whether a saved value is two texts."""
    return isinstance(row, list) and len(row) == 2 and all(isinstance(each, str) for each in row)


def can_ask(session: Session, kind: str) -> bool:
    """Whether this vote can be proposed."""
    if not isinstance(session.kind, Here):
        return False
    people, played = session.kind.people, session.match.played
    # A table of computer players has nobody who could agree.
    if kind == TAKE_BACK:
        return bool(played and people)
    if kind == TAKE_TURN:
        return bool(played and people) and len(turn_of(played, len(played)).moments) > 1
    if kind == SEATS:
        return bool(seat_swaps.changeable(session))
    knows_draws = face_of(session.match.game.name).can_draw
    # Who has resigned has lost; what is left is not theirs to draw.
    return kind == DRAW and knows_draws and not session.kind.is_over and len(people) > 1 and bool(_staying(session))


def voters(session: Session) -> tuple[str, ...]:
    """Who must agree: everybody who plays here and has not resigned; once all have, all of them.

    Otherwise nobody could undo resignations made by mistake, or change who plays on.
    """
    return _staying(session) or session.kind.people


def _staying(session: Session) -> tuple[str, ...]:
    """The people here who have not resigned."""
    resigned = session.match.game.departed_seats(session.match.state)
    return tuple(seat for seat in session.kind.people if seat not in resigned)


def asked(session: Session, about: TableQuestion) -> Session:
    """Propose something to the table."""
    return asking(shared_device.without_secrets(session), about) if can_ask(session, about.about) else session


def _has_agreed(session: Session) -> bool:
    """Whether a proposal needs no vote: a lone player made it, and has entered their PIN, if any."""
    people = session.kind.people
    return len(people) == 1 and (_proposer(session) == people[0] or not seat_pins.is_protected(session, people[0]))


def _proposer(session: Session) -> str:
    """Who has the device and proposes something; empty if that is not certain.

    Open commands are written without a PIN, so anybody may hold the device.
    """
    is_certain = session.kind.has_secrets or not seat_pins.is_protected(session, session.seat)
    return session.seat if session.stage == COMPOSE and is_certain else ""


def _proposed(session: Session, about: TableQuestion) -> Session:
    """Propose something; where all are asked in turn, the player with the device proposes it, and so agrees."""
    whose = _proposer(session)
    after = asked(session, about)
    if whose not in voters(session) or not is_in_turn(after):
        return after
    proposed = asking(after, replace(about, agreed=frozenset((whose,))))
    return decided(proposed) if voters(session) == (whose,) else proposed


def is_in_turn(session: Session) -> bool:
    """Whether each player is asked alone, with the device.

    They are if somebody agrees with a PIN, or if secret commands would be taken back.
    """
    about = question(session)
    if about is None:
        return False
    if any(seat_pins.is_protected(session, seat) for seat in voters(session)):
        return True
    if about.about not in (TAKE_BACK, TAKE_TURN) or len(session.kind.people) < 2:
        return False
    return any(each.moment.is_sealed for each in undone_moments(session, about.about == TAKE_TURN))


def asked_next(session: Session) -> str:
    """Who is asked next where all are asked in turn; else empty."""
    about = question(session)
    if about is None or not is_in_turn(session):
        return ""
    return next((seat for seat in voters(session) if seat not in about.agreed), "")


def _seats_asked(model: Model, session: Session, wanted: Mapping[str, str]) -> Model:
    """Propose that seats change hands; done at once for a lone player or with open commands."""
    plays = seat_swaps.changes(session, wanted)
    if not plays:
        return model
    about = TableQuestion(SEATS, plays=plays)
    if session.kind.people and not _has_agreed(session):
        return replace(model, screen="table", session=_proposed(session, about))
    names = {place.colour: place.shown for place in seat_swaps.seats_after(session.match, plays)}
    later = seat_swaps.waits_for_next(session.match, plays)
    moment = moment_name(session.match.moment)
    toast = " ".join(
        say("seat-changed-later", colour=color_name(colour), name=names[colour], moment=moment)
        if colour in later
        else say("seat-changed", colour=color_name(colour), name=names[colour])
        for colour, _ in plays
    )
    return replace(model, session=seat_swaps.changed(session, plays), toast=toast)


def agreed(session: Session, colour: str) -> Session:
    """A seat agrees or withdraws its agreement; when all agree it is done."""
    asked_now = question(session)
    if asked_now is None or colour not in voters(session):
        return session
    if is_in_turn(session) and not asked_now.seat == colour == asked_next(session):
        return session
    said = asked_now.agreed ^ {colour}
    after = asking(session, replace(asked_now, agreed=said, seat=""))
    return decided(after) if said == frozenset(voters(after)) else after


def decided(session: Session) -> Session:
    """Carry out what all agreed on.

    After a take-back each player's commands of that turn become drafts again, as they were revealed and most will stay.
    A resignation does not: it is the likeliest reason for taking the turn back.
    """
    kind = session.kind
    assert isinstance(kind, Here) and kind.question is not None
    if kind.question.about == SEATS:
        return seat_swaps.changed(session, kind.question.plays)
    if kind.question.about == DRAW:
        drawn = replace(kind, is_drawn=True, question=None, came_from="", looked_again=())
        return replace(session.at(OVER), kind=drawn, drafts={}, planning={})
    undone = undone_moments(session, kind.question.about == TAKE_TURN)
    match = kind.match.undo(len(undone))
    resigning = {seat: match.game.resignation_commands(match.scenario, seat) for seat in kind.people}
    drafts = {
        seat: Composer(Written(tuple(each for each in commands if each not in resigning[seat])))
        for seat, commands in undone[0].orders.items()
        if seat in resigning
    }
    here = replace(kind, match=match, question=None, is_drawn=False, came_from="", looked_again=())
    return shared_device.at_handover(replace(session, kind=here, drafts=drafts, tile=""))
