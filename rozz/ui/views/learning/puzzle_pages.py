"""Puzzles: the list by game, the search for a reply, and the result."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import htpy as h
from markupsafe import Markup

from rozz import library
from rozz.engine.game import Joint
from rozz.engine.match import Match
from rozz.engine.puzzles.exact_fractions import CERTAIN, NEVER, Chance
from rozz.engine.puzzles.puzzle import DIFFICULTIES, Puzzle, solution_steps
from rozz.ui.board.viewport import NEAR
from rozz.ui.features import puzzle_calendar
from rozz.ui.features.puzzle_actions import SOLUTION, after
from rozz.ui.features.replay import active_board
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks, WithBoards
from rozz.ui.i18n.puzzle_texts import name_of, puzzle_name, puzzle_task, task_of, why_of
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import region
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import SOLVED, Solving
from rozz.ui.views.table.table import places_of_last_move
from rozz.ui.views.widgets.plan_commands import commands_line, commands_with_notation
from rozz.ui.views.widgets.shared_parts import (
    board_tabs,
    map_tools,
    rule_link,
    seat_pills,
    slip_foot,
    table_bar,
    table_links,
    task_note,
    top_bar,
)


def puzzle_list(model: Model) -> h.Node:
    """All puzzles by game, each with its task, and which are solved."""
    mappings = {name: library.puzzle_mapping(name) for name in library.puzzle_names()}
    solved = sum(name in model.solved for name in mappings)
    drawn = frozenset([*mappings][: model.thumbnails])
    daily = puzzle_calendar.of_day(model.today)
    return [
        top_bar(say("puzzles")),
        h.main(".page")[
            h.header[
                h.h1(tabindex="-1")[say("puzzles")],
                h.p(".quiet")[say("puzzles-about")],
                h.p(".note")[say("puzzles-count", solved=solved, number=len(mappings))],
            ],
            _own_puzzles(model),
            h.section[
                h.h2[say("puzzle-of-the-day")],
                h.ul(".puzzles")[_row(daily, mappings[daily], model, has_picture=bool(drawn), is_daily=True)],
            ]
            if daily
            else None,
            [
                h.section[
                    h.h2[face_of(game).title],
                    h.ul(".puzzles")[
                        [
                            _row(name, each, model, has_picture=name in drawn)
                            for name, each in mappings.items()
                            if each["game"] == game and name != daily
                        ]
                    ],
                ]
                for game in library.GAMES
                if any(each["game"] == game for each in mappings.values())
            ],
        ],
    ]


def _own_puzzles(model: Model) -> h.Node:
    """Puzzles from the player's own matches, or how to get some."""
    # Imported when the list is shown, since the first screen shares this module.
    from rozz.ui.views.learning import own_puzzle_list

    return own_puzzle_list.own_puzzles_section(model)


def _row(name: str, mapping: dict[str, Any], model: Model, has_picture: bool, is_daily: bool = False) -> h.Element:
    """A puzzle with its board, task and difficulty; the picture may come a moment later."""
    difficulty = mapping.get("difficulty", "")
    return h.li[
        h.button(".tale", id=f"{'daily' if is_daily else 'puzzle'}-{name}", data_do="puzzle", data_name=name)[
            h.span(".puzzle-picture")[_picture(name) if has_picture else None],
            h.span(".tale-text")[
                h.h3[puzzle_name(name, str(mapping["name"]))],
                h.span[puzzle_task(name, str(mapping["task"]), mapping["seats"])],
                h.span(".puzzle-facts")[
                    # Other puzzles are listed under their game.
                    h.span[say("puzzle-game", game=face_of(mapping["game"]).title)] if is_daily else None,
                    _difficulty(difficulty) if difficulty else None,
                    h.span(".solved")[sign("tick"), say("puzzle-solved")] if name in model.solved else None,
                ],
            ],
        ]
    ]


def _difficulty(difficulty: str) -> h.Element:
    """One to three dots, and the word."""
    filled = DIFFICULTIES.index(difficulty) + 1
    dots = "●" * filled + "○" * (len(DIFFICULTIES) - filled)
    return h.span(".difficulty")[h.span(aria_hidden="true")[dots, " "], say(f"puzzle-{difficulty}")]


@remembered(most=64, is_compared=True)
def _picture(name: str) -> Markup:
    """The position of a shipped puzzle, small."""
    match = library.puzzle(name).match
    return Markup(str(face_of(match.game.name).thumbnail(match.scenario, match.state)))


def waiting_for_reply(session: Session, solving: Solving, tier: str, toast: h.Node) -> h.Element:
    """The current board while the prover looks for a reply."""
    match = session.match
    face = face_of(match.game.name)
    seat, front = solving.puzzle.seat, active_board.front(session)
    cursor = active_board.on_front(session, session.composer.cursor) if front else session.composer.cursor
    lit, turned = places_of_last_move(session), session.is_turned
    looks = say("puzzle-reckons" if solving.puzzle.adapter.has_dice else "puzzle-looks")
    marks = Marks(viewer=seat, cursor=cursor, lit=lit, is_turned=turned, tier=tier, board=front)
    return h.div(".table-screen")[
        table_bar(session, match.moment),
        h.main(".table")[
            h.div(".map")[
                board_tabs(session), face.board(match, marks, (), None), map_tools(active_board.can_turn(session))
            ],
            h.aside(".slip", aria_label=looks)[
                region(
                    "slip-head",
                    h.div("#slip-head.thinking")[
                        h.h1("#commanding", tabindex="-1")[looks],
                        task_note(session),
                        h.progress("#thought", aria_label=say("thought-so-far")),
                        h.div(".row")[h.button(".button", data_do="try-again")[say("puzzle-try-again")]],
                    ],
                ),
                slip_foot(toast),
            ],
        ],
    ]


def puzzle_end(model: Model, session: Session, solving: Solving) -> h.Node:
    """Solved, with the solution; or not this time, with the reply that stopped the plan."""
    is_solved = solving.result == SOLVED
    match = session.match
    following = after(solving.name, model.solved) if solving.name else ""
    asked = task_of(solving.name, solving.puzzle)
    return [
        top_bar(name_of(solving.name, solving.puzzle), seat_pills(session), table_links(session)),
        h.main(".page.victory.puzzle-end")[
            h.section(".result")[
                h.div(".result-words")[
                    h.h1(tabindex="-1")[say("puzzle-is-solved" if is_solved else "puzzle-is-missed")],
                    h.p(".task")[h.strong[say("puzzle-task", task=asked)]],
                    _result_reason(match, solving),
                ],
                # The position that failed says nothing about the solution, which has boards of its own.
                _final_board(session) if is_solved or not solving.is_solution_shown else None,
                _next_buttons(model, solving, following, is_solved),
            ],
            _solution(session, solving) if is_solved or solving.is_solution_shown else None,
        ],
    ]


def _next_buttons(model: Model, solving: Solving, following: str, is_solved: bool) -> h.Element:
    """The next puzzle, another try, the solution, the replay."""
    is_own = solving.puzzle.given is not None
    match_game = solving.puzzle.match.game.name
    return h.div(".result-ways")[
        h.div(".row")[
            h.button(".button.primary", data_do="puzzle", data_name=following)[say("puzzle-next")]
            if is_solved and following
            else None,
            _next_buttons_of_own(model, solving, is_solved) if is_own else None,
            h.button(class_="button" if is_solved else "button primary", data_do="try-again")[say("puzzle-try-again")],
            None
            if is_solved or solving.is_solution_shown
            else h.button(".button", data_do="solution")[say("puzzle-solution")],
            h.button(".button", data_do="replay", data_turn=_moments_before(solving) + 1)[say("replay")],
            h.button(".button", data_do="puzzle", data_name=following)[say("puzzle-next")]
            if following and not is_solved
            else None,
            h.button(".link", data_do="share-puzzle")[say("puzzle-share")],
            _lesson_button(match_game),
        ]
    ]


def _lesson_button(game: str) -> h.Element | None:
    """A button to the lesson of the puzzle's game, which may be new to the player."""
    face = face_of(game)
    if not face.has_lesson:
        return None
    return h.button(".link", data_do="learn", data_game=game)[say("learn-game", game=face.title)]


def _next_buttons_of_own(model: Model, solving: Solving, is_solved: bool) -> h.Node:
    """The next puzzle of the list; or a way to keep one that came by link."""
    from rozz.ui.views.learning import own_puzzle_list  # imported with the list

    return own_puzzle_list.next_buttons(model, solving, is_solved)


def _final_board(session: Session) -> h.Element:
    # Boards as pictures are not needed at startup.
    from rozz.ui.views.widgets import pictures

    return pictures.final_board(session)


def _result_reason(match: Match, solving: Solving) -> h.Node:
    """Why the puzzle is solved or not; if the game has dice, the odds show it."""
    if solving.puzzle.adapter.has_dice:
        return _odds_note(solving)
    return h.p[say("puzzle-no-reply")] if solving.result == SOLVED else _refutation(match, solving)


def _odds_note(solving: Solving) -> h.Node:
    """The odds of the plan; if the odds suffice, also what the dice made of the plan."""
    odds, asked, puzzle = Chance.read(solving.odds), Chance.read(solving.asked), solving.puzzle
    is_met = puzzle.goal.is_met(solving.match.game, puzzle.adapter, solving.match.state, puzzle.seat)
    if solving.result == SOLVED:
        if odds == CERTAIN:
            return h.p[say("puzzle-certain")]
        luck = h.p(".note")[say("puzzle-lucky" if is_met else "puzzle-unlucky")]
        return [h.p[say("puzzle-odds", odds=odds_in_rolls(odds))], luck]
    if odds == NEVER:
        return h.p[say("puzzle-never")]
    # After the first turn a choice is compared with the best one.
    is_first = solving.judged == _moments_before(solving)
    keys = {(True, True): "few-certain", (True, False): "few", (False, True): "few-sure", (False, False): "few-now"}
    sentence = keys[is_first, asked == CERTAIN]
    fluke = h.p(".note")[say("puzzle-fluke")] if is_met and puzzle.goal.is_met_at_once else None
    return [h.p[say(f"puzzle-{sentence}", odds=odds_in_rolls(odds), asked=odds_in_rolls(asked))], fluke]


def odds_in_rolls(odds: Chance) -> str:
    """Odds the way people say them: of 10 or 100 rolls; "about" if they are not exact.

    >>> odds_in_rolls(Chance(9, 10)), odds_in_rolls(Chance(7, 20)), odds_in_rolls(Chance(1, 3))
    ('9 out of 10', '35 out of 100', 'about 33 out of 100')
    """
    for whole in (10, 100):
        if whole % odds.whole == 0:
            return say("odds", number=odds.number * (whole // odds.whole), whole=whole)
    # Never suggest impossible or certain.
    return say("odds-about", number=min(max(round(100 * odds.number / odds.whole), 1), 99), whole=100)


def _moments_before(solving: Solving) -> int:
    return len(solving.puzzle.match.played)


def _refutation(match: Match, solving: Solving) -> h.Node:
    """The others' last commands, shown on the board; and that nothing could be forced after them."""
    seat = solving.puzzle.seat
    last = next(
        (
            each
            for each in reversed(match.played[_moments_before(solving) :])
            if any(other != seat for other in each.orders)
        ),
        None,
    )
    if last is None:
        return h.p[say("puzzle-unmet")]
    others = {other: given for other, given in last.orders.items() if other != seat}
    rows = [(other, given) for other, given in others.items() if given]
    if not rows:
        names = listed(match.names[other] for other in others)
        later = h.p(".note")[say("puzzle-refuted-later")] if solving.turns_left else None
        return [h.p[say("puzzle-idle", names=names)], later]
    return [
        h.p[say("puzzle-refuted", names=listed(match.names[other] for other, _ in rows))],
        [commands_with_notation(match, given, other) for other, given in rows],
        h.p(".note")[say("puzzle-refuted-later" if solving.turns_left else "puzzle-unmet")],
    ]


def _solution_board(session: Session, puzzle: Puzzle, number: int, match: Match) -> h.Element:
    """The position before a plan of the solution, with its commands."""
    from rozz.ui.views.widgets.pictures import static_board  # not needed at startup

    plan, is_turned = puzzle.solution[number], session.is_turned
    face = face_of(match.game.name)
    front = face.front_board(match.state) if isinstance(face, WithBoards) else ""
    named = replace(match, seats=session.match.seats)
    board = face.board(named, Marks(viewer=puzzle.seat, is_turned=is_turned, tier=NEAR, board=front), plan, None)
    name = f"solution-{number + 1}" if number else SOLUTION
    return h.div(".picture")[static_board(board, name, commands_line(session.match, puzzle.seat, plan))]


#: Kept, because the turns are played for it and the page is drawn again and again.
_steps = remembered(most=1)(solution_steps)


def _solution_steps(session: Session, solving: Solving) -> h.Node:
    """The plans of the solution one after another, with an example of the replies between them.

    Each has the board on which it is played, but for players who have just seen it.
    """
    match, puzzle = session.match, solving.puzzle
    boards = _steps(puzzle) if solving.is_solution_shown else ()
    # With dice some of the plans are parts of a turn.
    heading = "puzzle-step" if puzzle.adapter.has_dice else "puzzle-turn"
    is_long = len(puzzle.solution) > 1 or (puzzle.turns > 1 and not puzzle.adapter.has_dice)
    return [
        h.div(".solution-step")[
            h.h3[say(heading, turn=number + 1)] if is_long else None,
            _solution_board(session, puzzle, number, boards[number]) if number < len(boards) else None,
            commands_with_notation(match, plan),
            _example_reply(match, puzzle.replies[number]) if number < len(puzzle.replies) else None,
        ]
        for number, plan in enumerate(puzzle.solution)
    ]


def _example_reply(match: Match, reply: Joint) -> h.Node:
    """What the others might do then: the next plan of the solution depends on it."""
    names = listed(match.names[seat] for seat in reply)
    return [
        h.p[say("puzzle-for-example", names=names, number=len(reply))],
        [commands_with_notation(match, plan, seat) for seat, plan in reply.items()],
    ]


def _solution(session: Session, solving: Solving) -> h.Element:
    match, puzzle = session.match, solving.puzzle
    return h.section(".card.solution")[
        h.h2(id=SOLUTION, tabindex="-1")[say("puzzle-the-solution")],
        _solution_steps(session, solving),
        h.p[why_of(solving.name, puzzle)],
        [h.h3[say("own-puzzle-given", name=match.names[puzzle.seat])], commands_with_notation(match, puzzle.given)]
        if puzzle.given is not None
        else None,
        [
            h.div[h.h3[say("puzzle-also")], [commands_with_notation(match, plan) for plan in puzzle.also]]
        ]
        if puzzle.also
        else None,
        h.p(".row")[[rule_link(puzzle.match.game.name, rule) for rule in puzzle.rules]],
    ]
