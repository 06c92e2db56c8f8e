"""Giving commands by dragging: dragging from one place to another works like tapping both and then Add.

A drop that leaves something to choose only prepares a command. A drag from the start of a listed command that can lead
to more places, such as a movement of armies, adds a place to it.

Independent of any game. During a drag, neither the list nor the current command changes: only `Model.dragged` names the
start, and the board shows what a tap on it would show. So a cancelled drag leaves no trace.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozz.engine.game import NO_DESTINATION, Pick
from rozz.ui.features.composer import command_editing, written_session
from rozz.ui.memoize import remembered
from rozz.ui.state.model import HINT, Composer, Model, Session, Written
from rozz.ui.state.session_kinds import Kind
from rozz.ui.state.stages import COMPOSE


@dataclass(frozen=True)
class Drop:
    """What a drop does, step by step.

    held: the session with the start selected.
    picked: the same with the end picked too.
    after: the same with the command in the list, if a drop adds it.
    """

    held: Session
    picked: Session
    after: Session

    @property
    def is_added(self) -> bool:
        """Whether the command is in the list now, as a new one or in place of the edited one."""
        return self.after.composer.written != self.held.composer.written


def drag_targets(model: Model, start: str, must_be_selected: bool = False) -> frozenset[str]:
    """Where a drag from a place can end; empty if nothing can be dragged from there.

    must_be_selected: only if a tap has selected the start before.
    """
    session = model.session
    if session is None or session.stage != COMPOSE or model.screen != "table" or is_covered(model):
        return frozenset()
    in_composer = written_session.in_composer(session)
    held = with_start_selected(in_composer, start)
    if held is None or (must_be_selected and held is not in_composer):
        return frozenset()
    return destinations(held)


def is_covered(model: Model) -> bool:
    """Whether a panel covers the board; the hint lies beside it."""
    return model.dialog not in ("", HINT)


def with_start_selected(session: Session, start: str) -> Session | None:
    """The session with the start selected, if something can be dragged from it; otherwise None.

    The session itself if the start is selected already, so that chosen kinds and numbers stay.
    """
    composer = session.composer
    fresh = replace(session, composer=command_editing.unselected(session))
    if _is_destination(_pick_at(fresh, start)):
        return None  # a place to choose, not one to drag from
    if start == start_of_current_command(session):
        return session
    # A place can be the destination of the current command. Then the drag begins another command.
    for before in (session, fresh):
        if _is_destination(_pick_at(before, start)):
            continue
        after = replace(before, composer=command_editing.tapped(before, start))
        if _has_replaced_edit(composer, after.composer):
            continue
        if after.composer.written == composer.written and start_of_current_command(after) == start:
            return after
    return _with_listed_command_from(session, start)


def _has_replaced_edit(before: Composer, after: Composer) -> bool:
    """Whether a command that is being edited was restarted at another place: it would overwrite the listed one.

    Where one command has many parts, such as a deployment, only the selected piece changes.
    """
    return after.edited >= 0 and not set(before.made[:-1] or before.made) <= set(after.made)


def _with_listed_command_from(session: Session, start: str) -> Session | None:
    """The session with a listed command open for editing that begins at the start and can lead on; otherwise None."""
    composer = session.composer
    if composer.edited >= 0 or command_editing.is_begun(session):
        return None
    number = _number_of_listed_command_from(session.kind, session.seat, composer.written, start)
    return None if number is None else _with_command_to_extend(session, number)


@remembered(most=16)
def _number_of_listed_command_from(kind: Kind, seat: str, written: Written, start: str) -> int | None:
    """The number of that command. Called for every pointer movement, and slow: it calls offer() many times."""
    session = Session(kind, COMPOSE, seat, Composer(written))
    for number in range(len(written.commands)):
        edited = _with_command_to_extend(session, number)
        if start_of_current_command(edited) == start and _leads_further(edited):
            return number
    return None


def _with_command_to_extend(session: Session, number: int) -> Session:
    """The session with a listed command open for editing, which can now lead to another place too."""
    return _without_numbers(replace(session, composer=command_editing.edited(session, number)))


def _without_numbers(session: Session) -> Session:
    """The session without explicit counts, if that does not change the command.

    With fixed counts no armies are left for another destination.
    """
    offer, composer = command_editing.offer(session), session.composer
    numbers = tuple(f"{dial.key}=" for dial in offer.dials)
    made = tuple(pick for pick in composer.made if not pick.startswith(numbers)) if numbers else composer.made
    bare = replace(session, composer=replace(composer, made=made))
    return bare if command_editing.offer(bare).command == offer.command else session


def _leads_further(session: Session) -> bool:
    """Whether the current command can lead to a place besides those that it leads to already."""
    trail = command_editing.offer(session).trail
    return any(
        command_editing.offer(replace(session, composer=command_editing.tapped(session, place))).trail[: len(trail)]
        == trail
        for place in sorted(destinations(session).difference(trail))
    )


def start_of_current_command(session: Session) -> str:
    """The place from which the current command can continue; empty if there is none.

    Usually that is its first place. If its last place is not among the next ones, the path continues from there.
    """
    trail, ends = command_editing.offer(session).trail, destinations(session)
    if not trail or not ends:
        return ""
    return trail[0] if trail[-1] in ends else trail[-1]


def destinations(session: Session) -> frozenset[str]:
    """The places that the current command can lead to."""
    offer = command_editing.offer(session)
    start = offer.trail[:1]
    return frozenset(pick.place for pick in offer.picks if _is_destination(pick) and (pick.place,) != start)


def drop(session: Session, start: str, end: str) -> Drop | None:
    """What dropping the start on the end does; None if this is not a valid drag, or if nothing changes.

    A command that leaves nothing to choose is then in the list.
    """
    held = with_start_selected(session, start)
    if held is None or end not in destinations(held):
        return None
    is_there = end in command_editing.offer(held).trail
    picked = held if is_there else replace(held, composer=command_editing.tapped(held, end))
    after = replace(picked, composer=command_editing.added(picked)) if is_complete(held, picked) else picked
    dropped = Drop(held, picked, after)
    return dropped if dropped.is_added or not is_there else None


def is_complete(held: Session, dropped: Session) -> bool:
    """Whether a drop leaves nothing to choose: the number may stay as it is, but one of several kinds must be chosen.

    An open move is played at once, so nothing at all may be left. By link it would be sealed for good, so one gesture
    is not enough. If only one command is allowed, the player must still choose Ready.
    """
    offer = command_editing.offer(dropped)
    if offer.command is None or (not dropped.is_sealed and dropped.linked is not None):
        return False
    if not dropped.is_sealed:
        return not offer.picks and not offer.dials
    kinds = [pick for pick in offer.picks if not pick.place and not pick.refusal]
    made = dropped.composer.made
    unasked = {kind.group for kind in kinds if kind.key in made and kind.key not in held.composer.made}
    has_others = any(kind.group in unasked for kind in kinds if kind.key not in made)
    return not has_others and not command_editing.fills_the_moment(dropped)


def session_on_board(model: Model, session: Session) -> Session:
    """The session as the board shows it: during a drag, the drag's start is selected."""
    return (with_start_selected(session, model.dragged) or session) if model.dragged else session


def _pick_at(session: Session, place: str) -> Pick | None:
    """What a tap on a place picks."""
    picks = command_editing.offer(session).picks
    return next((pick for pick in picks if pick.place == place and not pick.refusal), None)


def _is_destination(pick: Pick | None) -> bool:
    """Whether a pick sends something to its place."""
    return pick is not None and bool(pick.place and pick.mark) and not pick.refusal and pick.mark not in NO_DESTINATION
