"""A puzzle at the table: start, reply, result; and the list of solved puzzles."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from rozz import library
from rozz.engine import said_codec
from rozz.engine.errors import BadFile
from rozz.engine.quoted_text import file_error_sentence
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.ui.features import puzzle_calendar
from rozz.ui.features.puzzle_start import DRAW_AFTER, DRAWN_AT_ONCE, listed, opened
from rozz.ui.features.table import shared_device
from rozz.ui.i18n.engine_texts import of_fault, render
from rozz.ui.i18n.puzzle_texts import puzzle_name
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Focus, KeepSolved, Scroll, Share, Think, Updated, Wait
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import MISSED, SOLVED, Solving
from rozz.ui.state.stages import AWAIT, OVER, REVEAL
from rozz.ui.worker.puzzle_replies import CounterAsked, Countering, PuzzleReply
from rozz.ui.worker.turn_questions import MOST_BEGUN

#: The longest puzzle file, in characters: its text goes to the worker with each question.
LARGEST = 1_000_000
#: The id of the heading over the solution.
SOLUTION = "solution"


def update(model: Model, message: m.PuzzleMessage | m.Tick) -> Updated:
    """Handle a message of puzzles; a tick draws more pictures of the list."""
    session = model.session
    solving = session.solving if session else None
    match message:
        case m.ShowPuzzles():
            return listed(model)
        case m.Tick(beat) if model.screen == "puzzles" and beat == model.beat:
            return _drawn_on(model)
        case m.OpenDaily():
            name = puzzle_calendar.of_day(model.today)
            return update(model, m.OpenPuzzle(name) if name else m.ShowPuzzles())
        case m.OpenPuzzle(asked) if (name := library.current_puzzle_name(asked)) in library.puzzle_names():
            return opened(model, library.puzzle_mapping(name), name), ()
        case m.OpenPuzzle():
            return replace(model, toast=say("no-puzzle")), ()
        case m.TryAgain() if solving:
            again = sha256(solving.match.key).digest()
            return opened(model, json.loads(solving.written), solving.name, again, solving.own), ()
        case m.ShowSolution() if session and solving:
            solved = replace(session, kind=replace(solving, is_solution_shown=True))
            after = replace(model, session=solved.at(OVER) if solving.result else solved)
            return after, (Scroll(SOLUTION, is_whole=True), Focus(SOLUTION))
        case m.SharePuzzle() if solving:
            return _shared(model, solving)
        case m.Countered(counter) if session and solving and model.thinking is not None:
            is_asked = model.thinking == turn_of(session)
            return (_countered(model, session, solving, counter) if is_asked else model), ()
    return model, ()


def _drawn_on(model: Model) -> Updated:
    """Draw the next pictures of the list."""
    most, own = len(library.puzzle_names()), len(model.own or ())
    if model.thumbnails >= most and model.own_thumbnails >= own:
        return model, ()
    if model.own_thumbnails < own:
        # The turns before the position are played again for each.
        after = replace(model, own_thumbnails=model.own_thumbnails + 1, beat=model.beat + 1)
    else:
        after = replace(model, thumbnails=min(most, model.thumbnails + DRAWN_AT_ONCE), beat=model.beat + 1)
    return after, (Wait(DRAW_AFTER, after.beat),)


def is_puzzle(mapping: Any) -> bool:
    """Whether a file that is parsed is that of a puzzle."""
    return isinstance(mapping, dict) and "solution" in mapping and ("task" in mapping or "given" in mapping)


def imported(model: Model, mapping: Mapping[str, Any], length: int) -> Model:
    """Open a puzzle from a file of this length, or say what is wrong with it."""
    try:
        if length > LARGEST:
            raise BadFile(said("files-large-puzzle", most=LARGEST // 1_000_000))
        return opened(model, mapping)
    except BadFile as fault:
        return replace(model, toast=say("not-a-puzzle", sentence=file_error_sentence(of_fault(fault))))


def turn_of(session: Session | None) -> Countering | None:
    """Which reply the worker has to find."""
    if session is None or session.solving is None or session.stage != AWAIT or session.solving.is_over:
        return None
    return Countering(len(session.match.played), id(session.match.state))


def question(session: Session, begun: int = 0) -> Think:
    """Ask for the reply."""
    assert session.solving is not None
    return Think(_asked(session.solving, begun))


def _asked(kind: Solving, begun: int) -> CounterAsked:
    """The question after the solver has handed in."""
    match = kind.match
    game = match.game
    return CounterAsked(
        kind.written,
        json.dumps(game.freeze(match.state)),
        kind.turns_left,
        tuple(map(game.write, match.pending.get(kind.puzzle.seat, ()))),
        len(match.played),
        begun,
    )


def _countered(model: Model, session: Session, solving: Solving, counter: PuzzleReply) -> Model:
    """Hand in the replies and show the turn."""
    if not counter.is_final:
        return model
    match = session.match
    if counter.unprovable:
        why = said_codec.text_from_plain(PathValue(json.loads(counter.unprovable), "answer", BadFile))
        sentence = say("puzzle-unprovable", why=file_error_sentence(render(why, match.names)))
        return replace(_begun_again(model, solving), thinking=None, refused=sentence)
    for seat in match.waiting_for:
        texts = counter.replies.get(seat)
        given = match.game.default_commands(match.state, seat) if texts is None else ()
        commands = tuple(each for text in texts or () for each in match.game.parse(match.scenario, text))
        match = match.hand_in(seat, commands or given)
    known = replace(solving, match=match, is_lost=counter.is_lost or (solving.is_weighed and solving.is_lost))
    # With dice the result shows the odds of the first plan, or of the one that was not good enough.
    if counter.odds and (not solving.odds or (counter.is_lost and not solving.is_lost)):
        known = replace(known, odds=counter.odds, asked=counter.asked, judged=counter.moment)
    return replace(model, thinking=None, session=shared_device.reveal(replace(session, kind=known)))


def judged(model: Model) -> Updated:
    """Finish a puzzle whose result is known; runs after every message."""
    session = model.session
    solving = session.solving if session else None
    if session is None or solving is None or solving.result or not (result := _result(solving)):
        return model, ()
    ended = replace(session, kind=replace(solving, result=result))
    if ended.stage != REVEAL:
        # The last move was open, so it was seen already: show it again with its result.
        ended = replace(ended.at(REVEAL), shown_turn=_shown(solving), step=0)
    after = replace(model, session=ended)
    if result == SOLVED and solving.own:
        from rozz.ui.features import own_puzzles  # imported with their list

        return own_puzzles.solved(after, solving.own)
    if result != SOLVED or not solving.name or solving.name in model.solved:
        return after, ()
    solved = model.solved | {solving.name}
    return replace(after, solved=solved), (KeepSolved(tuple(sorted(solved))),)


def _shown(solving: Solving) -> int:
    """The moment to show at the end: the last, or with dice that of the last own turn, which rolled them."""
    played, puzzle = solving.match.played, solving.puzzle
    if not puzzle.adapter.has_dice:
        return len(played)
    own = (
        number
        for number, each in enumerate(played, 1)
        if puzzle.seat in each.moment.seats and not puzzle.adapter.is_within(each.before)
    )
    return max(own, default=len(played))


def _result(solving: Solving) -> str:
    """The result, or empty while the puzzle goes on."""
    match, puzzle = solving.match, solving.puzzle
    if len(match.played) == len(puzzle.match.played):
        return ""
    goal, game = puzzle.goal, match.game
    is_met = goal.is_met(game, puzzle.adapter, match.state, puzzle.seat)
    if puzzle.adapter.has_dice:
        return _result_with_dice(solving, is_met)
    if is_met and goal.is_met_at_once:
        return SOLVED
    moment = match.moment
    if moment is None:
        return SOLVED if is_met else MISSED
    if solving.is_lost or (solving.turns_left == 0 and goal.is_met_at_once):
        return MISSED
    if solving.turns_left == 0 and puzzle.seat in moment.seats:
        return SOLVED if is_met else MISSED
    return ""


def _result_with_dice(solving: Solving, is_met: bool) -> str:
    """The result of a puzzle with dice: the plan's odds decide, whatever was rolled; the turn is still played out."""
    match, puzzle = solving.match, solving.puzzle
    moment, is_at_once = match.moment, puzzle.goal.is_met_at_once
    result = MISSED if solving.is_lost else SOLVED
    if moment is None or (is_met and is_at_once):
        return result
    if puzzle.adapter.is_within(match.state):
        return ""
    is_asked, is_over = puzzle.seat in moment.seats, solving.turns_left == 0
    is_decided = is_asked and (is_over or solving.is_lost)
    return result if is_decided or (is_over and is_at_once) else ""


def after(name: str, solved: frozenset[str]) -> str:
    """The next unsolved puzzle after this one, cyclically; empty if all are solved."""
    names = library.puzzle_names()
    start = names.index(name) + 1 if name in names else 0
    return next((each for each in (*names[start:], *names[:start]) if each not in solved and each != name), "")


def _shared(model: Model, solving: Solving) -> Updated:
    if solving.name:
        address = f"{model.address.partition('#')[0]}?puzzle={solving.name}"
        line = say("note-puzzle", name=puzzle_name(solving.name, solving.puzzle.name))
        return model, (Share(f"{line}\n{address}", pasted=address),)
    if solving.puzzle.given is not None:
        from rozz.ui.features import own_puzzles  # imported with their list

        return own_puzzles.shared(model, solving)
    return replace(model, toast=say("exported-puzzle")), (Download("rozz-puzzle.json", solving.written),)


def failed(model: Model, begun: int) -> Updated:
    """The search for a reply failed: try once more, then restart the puzzle, which needs a reply to be solved."""
    session = model.session
    assert session is not None and session.solving is not None
    if begun + 1 < MOST_BEGUN:
        return model, (question(session, begun + 1),)
    return replace(_begun_again(model, session.solving), refused=say("puzzle-failed")), ()


def _begun_again(model: Model, solving: Solving) -> Model:
    """The same puzzle with the same dice."""
    return opened(model, json.loads(solving.written), solving.name, own=solving.own)
