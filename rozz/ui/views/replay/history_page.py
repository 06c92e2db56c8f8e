"""Every turn with its board and result; and how the match ended."""

from __future__ import annotations

import htpy as h

from rozz.engine import turns as folds
from rozz.engine.game import Played
from rozz.engine.match import Match
from rozz.engine.turns import Turn
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.links import readonly_sharing
from rozz.ui.features.links.send_status import has_ended_unsent
from rozz.ui.features.match_list.match_list import title
from rozz.ui.features.replay import replay_steps
from rozz.ui.features.review_actions import can_review
from rozz.ui.features.table.seat_swaps import can_change_sides
from rozz.ui.games import face_of
from rozz.ui.games.face import summary_of
from rozz.ui.i18n.display_names import in_sentence, part_name, turn_in_sentence, turn_name
from rozz.ui.i18n.texts import capitalized, say
from rozz.ui.icons import sign
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import ByLink, Here, ReadOnly
from rozz.ui.views.links.remote_status import link_to_send
from rozz.ui.views.replay import match_victory
from rozz.ui.views.table import pin_forms
from rozz.ui.views.widgets import dice_pictures
from rozz.ui.views.widgets.charts import charts
from rozz.ui.views.widgets.shared_parts import rule_link, seat_pills, table_links, top_bar

#: The games' reasons for a match that ended because the other player left.
LEFT_REASONS = ("last-left", "resigned")


def history(session: Session) -> h.Node:
    """All turns, latest first."""
    match = session.match
    return [
        top_bar(title(session), links=[h.button(".link", data_do="back")[say("back-to-match")]]),
        h.main(".page")[
            h.header[h.h1(tabindex="-1")[say("history")], h.p(".quiet")[say("history-about")]],
            _review_link(session),
            h.section[h.h2(".heard")[say("turns")], turn_list(match)],
            h.section[h.h2[say("charts")], charts(match)] if len(match.played) > 1 else None,
        ],
    ]


def _review_link(session: Session) -> h.Element | None:
    """The link to the review of a finished match."""
    if not can_review(session):
        return None
    return h.div(".row")[h.button(".button", data_do="review")[say("review")]]


def turn_list(match: Match) -> h.Element:
    """The list of turns with their boards, which share one drawing of the land."""
    definitions = face_of(match.game.name).thumbnail_definitions(match.scenario)
    return h.div[definitions, h.ol(".turns")[[_turn(match, each) for each in reversed(folds.turns(match.played))]]]


def _turn(match: Match, turn: Turn) -> h.Element:
    """The result of a turn; several moments are folded below it."""
    face = face_of(match.game.name)
    number, played, is_whole = turn.first, turn.moments[-1], len(turn.moments) == 1
    said = turn_in_sentence(turn.moment)
    return h.li(".turn", id=f"turn-{number}")[
        h.div(".turn-picture")[face.thumbnail(match.scenario, played.after, uses_defs=True)],
        h.div[
            h.h3[turn_name(turn.moment)],
            h.ul(".tale-of-turn")[[h.li[line] for line in summary_of(face, turn.moments, match.names_at(number))]],
            dice_pictures.collapsed_dice(match.game.name, replay_steps.dice(match, number)) if is_whole else None,
        ],
        h.div(".row")[_watch_button(number, said), _what_if_button(number, said) if is_whole else None],
        None if is_whole else _moments(match, turn),
    ]


def _moments(match: Match, turn: Turn) -> h.Element:
    """The moments of a turn in order."""
    return h.details(".moments-of")[
        h.summary[say("moments", number=len(turn.moments))],
        h.ol(aria_label=say("moments-of", turn=turn_in_sentence(turn.moment)))[
            [_moment(match, number, played) for number, played in enumerate(turn.moments, turn.first)]
        ],
    ]


def _moment(match: Match, number: int, played: Played) -> h.Element:
    face, said = face_of(match.game.name), in_sentence(played.moment)
    return h.li(".moment", id=f"moment-{number}")[
        h.div[
            h.h4[capitalized(part_name(played.moment))],
            h.ul(".tale-of-turn")[[h.li[line] for line in face.summary(played, match.names_at(number))]],
            dice_pictures.collapsed_dice(match.game.name, replay_steps.dice(match, number)),
        ],
        h.div(".row")[_watch_button(number, said), _what_if_button(number, said)],
    ]


def _watch_button(number: int, said: str) -> h.Element:
    return h.button(".button", data_do="replay", data_turn=number, aria_label=say("watch-turn", moment=said))[
        sign("play"), say("watch")
    ]


def _what_if_button(number: int, said: str) -> h.Element:
    return h.button(".link", data_do="try", data_turn=number, aria_label=say("try-turn", moment=said))[
        say("try-out")
    ]


def _result_text(session: Session) -> str:
    """Who won, a draw, or how far a read-only link goes."""
    if won := match_victory.victory_heading(session, is_brief=True):
        return won
    if isinstance(session.kind, ByLink) and session.kind.is_given_up and session.match.outcome is None:
        return say("unfinished")
    is_ended = session.is_drawn or session.match.outcome is not None
    return say("draw") if is_ended else say("told-turns", number=len(folds.turns(session.match.played)))


def _resignation_text(match: Match) -> str:
    """Who of two has left the match to the other; empty if it ended in another way."""
    outcome = match.outcome
    if outcome is None or outcome.reason not in LEFT_REASONS or len(match.colours) != 2 or len(outcome.winners) != 1:
        return ""
    (loser,) = set(match.colours) - set(outcome.winners)
    given = match.played[-1].orders.get(loser, ()) if match.played else ()
    is_so = any(each in match.game.resignation_commands(match.scenario, loser) for each in given)
    return say("has-resigned", name=match.names[loser]) if is_so else ""


def result_page(session: Session, is_kept: bool = True, unsent: h.Node = None) -> h.Node:
    """Who won and by which rule, with the board; what comes next; charts; the turns to look at again.

    First what was not sent (`unsent`): the others do not know yet how it ended.
    """
    match = session.match
    outcome = match.outcome
    styles = seat_styles(match.colours)
    winners = outcome.winners if outcome else ()
    rule = rule_link(match.game.name, outcome.rule if outcome else "")
    is_readonly = isinstance(session.kind, ReadOnly)
    ended = say("agreed-draw" if session.is_drawn else "told-so-far" if is_readonly else "unfinished-how")
    ending = face_of(match.game.name).ending_text(outcome, match.names) if outcome else ended
    reason = _resignation_text(match) or ending
    return [
        top_bar(title(session), seat_pills(session), table_links(session)),
        h.main(".page.victory")[
            h.section(".result")[
                h.div(".result-words")[
                    h.div(".laurels")[[seat_chip(styles[seat]) for seat in winners]],
                    h.h1(tabindex="-1")[_result_text(session)],
                    h.p(".how-it-ended")[reason, " ", rule] if reason or rule else None,
                    pin_forms.reset_notes(session),
                    unsent,
                ],
                _final_board(session),
                h.div(".result-ways")[
                    _next_steps(session),
                    _replay_and_share(session, is_kept),
                    None if is_readonly else match_victory.best_turn_card(match, session.lone_seat),
                ],
            ],
            h.section(".left")[h.h2[say("charts")], charts(match)] if match.played else None,
            h.section(".left")[h.h2[say("history")], turn_list(match)],
        ],
    ]


def _final_board(session: Session) -> h.Element:
    # Boards as pictures are not needed at startup.
    from rozz.ui.views.widgets import pictures

    return pictures.final_board(session)


def _next_steps(session: Session) -> h.Element:
    """Rematch, on the other side, or something else."""
    is_here, is_readonly = isinstance(session.kind, Here), isinstance(session.kind, ReadOnly)
    can_turn = is_here and can_change_sides(session.match.seats)
    linked = session.linked
    can_invite = linked is not None and linked.can_be_repeated
    can_go_on = isinstance(session.kind, ByLink) and session.kind.is_given_up
    return h.div(".row")[
        h.button(".button", data_do="take-up")[say("take-up")] if can_go_on else None,
        h.button(".button.primary", data_do="rematch")[say("rematch")] if is_here else None,
        h.button(".button", data_do="rematch")[say("rematch-link")] if can_invite else None,
        h.button(".button", data_do="rematch", data_side="other")[say("other-side")] if can_turn else None,
        None if is_readonly else h.button(".button", data_do="new")[say("another-match")],
    ]


def _link_button(session: Session, classes: str) -> h.Element | None:
    """A link to the last link, unless that is unsent and shown above."""
    linked = session.linked
    if linked is None or has_ended_unsent(linked):
        return None
    return h.button(classes, data_do="show-link")[link_to_send(session, linked)]


def _replay_and_share(session: Session, is_kept: bool) -> h.Element:
    """Replay the match, and ways to share it."""
    match, is_readonly = session.match, isinstance(session.kind, ReadOnly)
    return h.div(".row.quieter")[
        h.button(".button", data_do="replay", data_turn=1)[sign("play"), say("replay")] if match.played else None,
        h.button(".button", data_do="review")[say("review")] if can_review(session) else None,
        h.button(".button.primary", data_do="keep-told")[say("keep-told")] if is_readonly and not is_kept else None,
        h.button(".button", data_do="export", data_identity=match.identity)[say("share")] if is_kept else None,
        _link_button(session, ".button"),
        h.button(".button", data_do="share-told")[say("share-told")] if readonly_sharing.can_share(session) else None,
    ]
