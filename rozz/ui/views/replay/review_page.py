"""The review of a match: everybody's prospects after each moment, the turning points, and better plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import htpy as h
from markupsafe import Markup

from rozz.engine.errors import BadText
from rozz.engine.match import Match
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.board.viewport import NEAR
from rozz.ui.features.match_list.match_list import title
from rozz.ui.features.opponents import hint_board
from rozz.ui.features.review_actions import is_whole
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.i18n.display_names import in_sentence, moment_name, turn_in_sentence
from rozz.ui.i18n.engine_texts import in_future_tense, render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_dots
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Model, Session
from rozz.ui.views.widgets.charts import last_moment_name, line_chart
from rozz.ui.views.widgets.plan_commands import commands_line, commands_with_notation
from rozz.ui.views.widgets.reason_lines import PLACES_NAMED, forecast_lines, saves_and_threatens
from rozz.ui.views.widgets.shared_parts import rule_link, top_bar

if TYPE_CHECKING:
    from rozz.engine.ai.advice.match_review import Effects, Review, TurningPoint

#: Smaller drops of the curve, in percent, are not named.
LEAST_DROP = 10


def review_page(model: Model, session: Session) -> h.Node:
    """The review, or its progress."""
    whole = session.review if is_whole(session) else None
    return [
        top_bar(title(session), links=[h.button(".link", data_do="back")[say("back-to-match")]]),
        h.main(".page")[
            h.header[h.h1(tabindex="-1")[say("review")], h.p(".quiet")[say("review-about")]],
            [_complete_review(session, whole, model.review_point), _puzzles_section(model, session, whole)]
            if whole is not None
            else _progress(model),
        ],
    ]


def _puzzles_section(model: Model, session: Session, whole: Review) -> h.Node:
    """The puzzles from this match, or how far the search for them is."""
    from rozz.ui.views.learning import own_puzzle_list  # imported with the first review

    return own_puzzle_list.puzzles_of_match(model, session, whole.puzzles)


def _progress(model: Model) -> h.Node:
    progress = model.reviewed
    if not model.is_reviewing:
        return h.div(".card.stack")[
            h.p[say("review-stopped")],
            h.div(".row")[h.button(".button.primary", data_do="review")[say("review-go-on")]],
        ]
    done, total = (progress.done, progress.total) if progress else (0, 1)
    percent = round(100 * done / max(1, total))
    return h.div(".card.stack")[
        h.p(role="status")[say("review-done", percent=percent)],
        h.progress("#thought", value=str(done), max=str(total), aria_label=say("thought-so-far")),
        h.div(".row")[h.button(".button", data_do="stop-review")[say("review-stop")]],
    ]


def _complete_review(session: Session, whole: Review, on_board: int) -> h.Node:
    match = session.match
    rows = {seat: [100 * each.get(seat, 0.0) for each in whole.curve] for seat in match.colours}
    return [
        h.section[
            h.h2[say("review-curve")],
            h.div(".charts")[line_chart(say("review-chances"), rows, match.names, last_moment_name(match), 100)],
        ],
        _guess_scores(session),
        h.section[
            h.h2[say("review-points")],
            h.p(".quiet")[say("review-measured")] if whole.points else None,
            h.ol(".points")[
                [
                    _turning_point(session, point, number, number == on_board)
                    for number, point in enumerate(whole.points)
                ]
            ]
            if whole.points
            else [h.p(".quiet")[sentence] for sentence in _drops_without_better_plans(match, whole.curve)],
        ],
    ]


def _drops_without_better_plans(match: Match, curve: Sequence[Mapping[str, float]]) -> list[str]:
    """What to say without turning points: who resigned, and the largest other drop; or that there was none."""
    resigned: list[str] = []
    largest = 0
    drop = ""
    for played, (before, after) in zip(match.played, pairwise(curve), strict=True):
        turn = turn_in_sentence(played.moment)
        # A player who has left decides nothing any more.
        left = match.game.departed_seats(played.before)
        for seat, name in match.names.items():
            if seat in left:
                continue
            start, end = (round(100 * each.get(seat, 0.0)) for each in (before, after))
            if start - end < LEAST_DROP:
                continue
            given = played.orders.get(seat)
            if given and given == match.game.resignation_commands(match.scenario, seat):
                resigned.append(say("review-resigned", name=name, turn=turn, before=start))
            elif start - end > largest:
                largest = start - end
                drop = say("review-drop", name=name, turn=turn, before=start, after=end)
    return [*resigned, drop] if drop else resigned or [say("review-no-points")]


def _guess_scores(session: Session) -> h.Node:
    """How well the players have guessed each other's commands, if they did."""
    if not session.guessed:
        return None
    from rozz.ui.views.guesses import guess_report

    return guess_report.score_chart(session)


def _turning_point(session: Session, point: TurningPoint, number: int, is_on_board: bool) -> h.Element:
    """What was done and a better plan; their arrows are drawn for one point at a time, since boards take a while."""
    match = session.match
    name, moment = match.names[point.seat], match.played[point.moment - 1].moment

    def board(which: str, commands: tuple[str, ...]) -> Markup | None:
        return (
            _plan_board(match, point.moment, point.seat, commands, f"point-{number}-{which}") if is_on_board else None
        )

    return h.li(".card.stack", id=f"point-{number}")[
        h.h3(".row")[seat_chip(seat_styles(match.colours)[point.seat]), with_dots((moment_name(moment), name))],
        h.p[say("review-loss", name=name, loss=round(100 * point.loss))],
        h.div(".two")[
            _plan_results(
                match, say("review-was", name=name), point.given,
                [(render(line.text), line.rule) for line in point.was],
                board("was", point.given), _effects(match, name, point.effects),
            ),
            _plan_results(
                match, say("review-would"), point.better, _better_results(point),
                board("would", point.better), _effects(match, name, point.better_effects),
            ),
        ],
        # Where pieces move, the squares of both moves differ anyway.
        h.p(".note")[_places(point, name)] if (point.gained or point.lost) and point.effects is None else None,
        h.div(".row")[
            h.button(
                ".button", data_do="try-better", data_number=number,
                aria_label=say("review-try-it", moment=in_sentence(moment)),
            )[sign("undo"), say("review-try")],
            None if is_on_board else h.button(
                ".button", data_do="show-point", data_number=number,
                aria_label=say("review-show-it", moment=in_sentence(moment)),
            )[say("review-show")],
            h.button(".link", data_do="replay", data_turn=point.moment)[sign("play"), say("watch")],
        ],
    ]  # fmt: skip


@remembered(most=4)
def _plan_board(match: Match, moment: int, seat: str, commands: tuple[str, ...], name: str) -> Markup | None:
    """The board before a turn with the arrows of a plan."""
    # Boards as pictures are not needed at startup.
    from rozz.ui.views.widgets.pictures import static_board

    then = match.branch(moment - 1, "review")
    try:
        given = hint_board.parsed(match, commands)
    except BadText:
        return None  # a review from another release
    board = face_of(match.game.name).board(then, Marks(viewer=seat, tier=NEAR), given, None)
    shows = commands_line(match, seat, given) if given else say("hint-nothing")
    return Markup(str(h.div(".picture")[static_board(board, name, shows)]))


def _better_results(point: TurningPoint) -> list[tuple[str, str]]:
    """What only the better plan brings, with the rules; of a single move, what it will do, as the answer follows."""
    write = render if point.better_effects is None else in_future_tense
    return [(text, line.rule) for line in point.would if (text := write(line.text))]


def _effects(match: Match, name: str, effects: Effects | None) -> h.Node:
    """What only this move leaves hanging, saves and threatens, and the answer to expect."""
    if effects is None:
        return None
    hanging = len(effects.hanging)
    sentences = [] if not hanging else [
        say("review-hangs-many", name=name) if hanging > PLACES_NAMED
        else say("review-hangs", name=name, number=hanging, places=listed(effects.hanging))
    ]  # fmt: skip
    sentences += saves_and_threatens(effects.saved, effects.threatened, effects.is_safe)
    sentences += [say("review-hangs-none", name=name)] if effects.is_safe else []
    return [
        h.p(".note")[" ".join(sentences)] if sentences else None,
        forecast_lines(match.game.name, say("review-answer"), effects.answer),
    ]


def _plan_results(
    match: Match, heading: str, commands: tuple[str, ...], lines: Sequence[tuple[str, str]], board: Markup | None,
    effects: h.Node,
) -> h.Element:  # fmt: skip
    """The commands of a plan, and the results that only this plan has or would have had."""
    return h.section[
        h.h4[heading],
        board,
        _commands(match, commands),
        h.ul(".report")[[h.li[h.span[text], rule_link(match.game.name, rule)] for text, rule in lines]]
        if lines
        else None,
        effects,
    ]


def _commands(match: Match, commands: tuple[str, ...]) -> h.Node:
    try:
        given = hint_board.parsed(match, commands)
    except BadText:
        return h.ul(".orders")[[h.li[h.code[text]] for text in commands]]  # a review from another release
    return commands_with_notation(match, given)


def _places(point: TurningPoint, name: str) -> str:
    if point.gained and point.lost:
        return say("review-gained-and-lost", name=name, gained=listed(point.gained), lost=listed(point.lost))
    gained = say("review-gained", name=name, places=listed(point.gained)) if point.gained else ""
    lost = say("review-lost", name=name, places=listed(point.lost)) if point.lost else ""
    return gained or lost
