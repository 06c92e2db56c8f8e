"""Puzzles from the player's own matches: find them after a review, keep, open, share, back up and remove them.

Imported when somebody opens a review or the list of puzzles.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from rozz.engine import untrusted_json
from rozz.engine.errors import BadFile, BadJson
from rozz.engine.game import Moment
from rozz.engine.quoted_text import file_error_sentence
from rozz.ui.features import own_puzzle_codec, puzzle_start
from rozz.ui.features.match_list.match_list import title
from rozz.ui.features.own_puzzle_codec import identity_of, to_text
from rozz.ui.i18n.engine_texts import of_fault
from rozz.ui.i18n.puzzle_texts import name_of
from rozz.ui.i18n.texts import notice, paragraph, say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import (
    Download,
    Focus,
    ForgetOwnPuzzle,
    KeepOwnPuzzle,
    ReadOwnPuzzles,
    Share,
    Updated,
    Wait,
)
from rozz.ui.state.model import Model, Session
from rozz.ui.state.own_puzzle import OwnPuzzle
from rozz.ui.state.session_kinds import SOLVED, ByLink, Here, Solving

if TYPE_CHECKING:
    from rozz.ui.worker.puzzle_search import FoundPuzzle


#: The most puzzles that are kept, because matches need the room.
MOST = 60
#: The longest address that travels well; a longer puzzle is shared as a file.
LONGEST_ADDRESS = 8_000


def update(model: Model, message: m.OwnPuzzleMessage) -> Updated:
    """Handle a message of the player's own puzzles."""
    own = model.own or ()
    match message:
        case m.OwnPuzzlesRead(kept, unread):
            return _read(model, kept, unread)
        case m.OwnPuzzleNotKept(kind, identity):
            unkept = model.own_unkept | {identity}
            return replace(model, own_unkept=unkept, toast=say(f"own-puzzle-not-kept-{kind}")), ()
        case m.OpenOwnPuzzle(identity) if found := _of(own, identity):
            return _opened(model, found), ()
        case m.OpenSharedPuzzle(text):
            return _shared_opened(model, text), ()
        case m.KeepPuzzle() if model.session and (solving := model.session.solving):
            return _kept(model, solving) if model.own is not None else (model, (ReadOwnPuzzles(message),))
        case m.RemoveOwnPuzzle(identity) if found := _of(own, identity):
            left = tuple(each for each in own if each is not found)
            toast = notice("own-puzzle-removed")
            after = replace(model, own=left, removed=found, toast=toast)
            return after, (ForgetOwnPuzzle(identity), Focus(_beside(own, found)))
        case m.RestoreOwnPuzzle() if model.removed is not None:
            back = model.removed
            restored = replace(model, own=_in_order((*own, back)), removed=None, toast=say("own-puzzle-is-back"))
            return restored, (KeepOwnPuzzle(back.identity, to_text(back)), Focus(f"own-{back.identity}"))
        case m.BackUpPuzzles() if own:
            text = own_puzzle_codec.backup_text(own)
            return replace(model, toast=say("own-puzzles-backed-up")), (Download("rozz-puzzles.json", text),)
    return model, ()


def _read(model: Model, kept: tuple[OwnPuzzle, ...], unread: int) -> Updated:
    """Take the list from the store, and keep what it has no room for; the page draws the pictures of what is new."""
    unkept = [each for each in model.own or () if each.identity in model.own_unkept]
    known = {each.identity: each for each in (*unkept, *kept)}
    after = replace(model, own=_in_order(known.values()), own_unread=unread)
    if model.screen != "puzzles":
        return after, ()
    beat = model.beat + 1
    return replace(after, beat=beat), (Wait(puzzle_start.DRAW_AFTER, beat),)


def _in_order(puzzles: Iterable[OwnPuzzle]) -> tuple[OwnPuzzle, ...]:
    """The newest first, those of a match in its order."""
    return tuple(sorted(puzzles, key=lambda each: (-each.day, each.match, each.moment[1], each.identity)))


def _of(own: tuple[OwnPuzzle, ...], identity: str) -> OwnPuzzle | None:
    return next((each for each in own if each.identity == identity), None)


def _beside(own: tuple[OwnPuzzle, ...], removed: OwnPuzzle) -> str:
    """Where the focus goes when a puzzle is removed: to the next one, or to the heading."""
    others = (*own[own.index(removed) + 1 :], *reversed(own[: own.index(removed)]))
    return f"own-{others[0].identity}" if others else "own-puzzles"


def seats_of(session: Session) -> tuple[str, ...]:
    """The seats whose players may look for puzzles: all at this device; by link, those of this device."""
    if isinstance(session.kind, ByLink):
        return session.kind.people
    return session.match.colours if isinstance(session.kind, Here) else ()


def moment_of(own: OwnPuzzle) -> Moment:
    """The moment of a puzzle, for its name."""
    name, turn, within, is_sealed = own.moment
    return Moment(name, turn, (), is_sealed, within)


def _moment(moment: Moment | FoundPuzzle) -> tuple[str, int, str, bool]:
    return moment.name, moment.turn, moment.within, moment.is_sealed


def taken(model: Model, session: Session, puzzles: tuple[FoundPuzzle, ...]) -> Updated:
    """Keep the puzzles that were found in a match, and note them in its review."""
    review = session.review
    assert review is not None
    name = title(session)
    found = [OwnPuzzle(identity_of(each.puzzle), each.puzzle, _moment(each), name, model.today) for each in puzzles]
    after, effects = _added(model, found)
    noted = replace(session, review=replace(review, puzzles=tuple(each.identity for each in found)))
    return replace(after, session=noted, is_finding=False, found=None, thinking=None), effects


def _added(model: Model, found: Iterable[OwnPuzzle]) -> Updated:
    """The list with more puzzles, as far as there is room."""
    own = model.own or ()
    known = {each.identity for each in own}
    new = [each for each in {one.identity: one for one in found}.values() if each.identity not in known]
    readable = [each for each in new if len(to_text(each)) <= own_puzzle_codec.LONGEST]
    room = max(0, MOST - len(own))
    kept = readable[:room]
    toast = say("own-puzzles-full", most=MOST) if len(readable) > room else model.toast
    if len(readable) < len(new):
        toast = say("own-puzzle-not-kept-full")
    after = replace(model, own=_in_order((*own, *kept)), toast=toast)
    return after, tuple(KeepOwnPuzzle(each.identity, to_text(each)) for each in kept)


def solved(model: Model, identity: str) -> Updated:
    """Note that a puzzle is solved."""
    found = _of(model.own or (), identity)
    if found is None or found.is_solved:
        return model, ()
    after = replace(found, is_solved=True)
    own = tuple(after if each is found else each for each in model.own or ())
    return replace(model, own=own), (KeepOwnPuzzle(identity, to_text(after), is_known=True),)


def following(model: Model, identity: str) -> str:
    """The next unsolved puzzle of the list; empty if all are solved."""
    own = model.own or ()
    start = next((number for number, each in enumerate(own, 1) if each.identity == identity), 0)
    others = (*own[start:], *own[:start])
    return next((each.identity for each in others if not each.is_solved and each.identity != identity), "")


def _opened(model: Model, own: OwnPuzzle) -> Model:
    try:
        return puzzle_start.opened(model, json.loads(own.puzzle), own=own.identity)
    except BadFile as fault:  # from another release
        return replace(model, toast=say("not-a-puzzle", sentence=file_error_sentence(of_fault(fault))))


def _kept(model: Model, solving: Solving) -> Updated:
    """Keep a puzzle that came from elsewhere."""
    session, moment = model.session, solving.puzzle.match.moment
    assert session is not None and moment is not None
    identity = identity_of(solving.written)
    kept = OwnPuzzle(identity, solving.written, _moment(moment), "", model.today, solving.result == SOLVED)
    after, effects = _added(model, [kept])
    is_there = _of(after.own or (), identity) is not None
    known = replace(session, kind=replace(solving, own=identity if is_there else ""))
    return replace(after, session=known, toast=after.toast or say("own-puzzle-kept")), effects


def shared(model: Model, solving: Solving) -> Updated:
    """Share a puzzle from a match as a link; as a file, if the link would be too long."""
    packed = own_puzzle_codec.packed(solving.written)
    address = f"{model.address.partition('#')[0]}#go=puzzles&given={packed}"
    if len(address) > LONGEST_ADDRESS:
        return replace(model, toast=say("exported-puzzle")), (Download("rozz-puzzle.json", solving.written),)
    line = say("note-puzzle", name=name_of(solving.name, solving.puzzle))
    return model, (Share(f"{line}\n{address}", pasted=address),)


def _shared_opened(model: Model, text: str) -> Model:
    """Open the puzzle of a link."""
    try:
        mapping = own_puzzle_codec.unpacked(text)
        own = identity_of(untrusted_json.write(mapping))
        return puzzle_start.opened(model, mapping, own=own if _of(model.own or (), own) else "")
    except BadJson:
        return replace(model, toast=say("no-puzzle-in-link"))
    except BadFile as fault:
        return replace(model, toast=say("not-a-puzzle", sentence=file_error_sentence(of_fault(fault))))


def restored(model: Model, puzzles: tuple[OwnPuzzle, ...], unread: int) -> Updated:
    """Add the puzzles of a file to the list, and show it; say how many of the file cannot be read."""
    after, effects = _added(replace(model, toast=""), puzzles)
    number = len(after.own or ()) - len(model.own or ())
    sentences = [after.toast or say("own-puzzles-restored", number=number)] if number or not unread else [after.toast]
    if unread:
        sentences.append(say("own-puzzles-unread", number=unread))
    after = replace(after, toast=paragraph(*sentences))
    shown, waits = puzzle_start.listed(after)
    return shown, (*effects, *waits)
