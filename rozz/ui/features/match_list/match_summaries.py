"""Summaries of saved matches for the first screen, and their codec: stored so that a start replays no match.

A summary belongs to one text, known by its checksum: if that changes, the match is read again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from rozz.engine import untrusted_json
from rozz.engine.errors import BadFile, BadJson
from rozz.engine.match import Match, SeatAssignment
from rozz.engine.said import Fact, Player, Text, listed, said
from rozz.engine.said_codec import text_from_plain, to_plain
from rozz.engine.validation import PathValue
from rozz.ui.features.links import link_status, send_status, your_turn
from rozz.ui.features.opponents import computer_levels, computer_seats
from rozz.ui.features.replay import replay_actions
from rozz.ui.features.table import shared_device
from rozz.ui.games import face_of, is_named_after_game
from rozz.ui.i18n import translations
from rozz.ui.i18n.day_names import day_in
from rozz.ui.i18n.display_names import INSIDE, moment_text
from rozz.ui.i18n.engine_texts import render as in_language
from rozz.ui.i18n.scenario_texts import scenario_text
from rozz.ui.memoize import remembered
from rozz.ui.state.model import MatchSummary, Saved, Session
from rozz.ui.state.stages import AWAIT, REVEAL
from rozz.ui.state.store_format import Stored, checksum

#: How many matches, last played first, have a picture: boards are large to draw and to store.
PICTURED = 6
#: The version of summaries: 1 (without a number) named no game, 2 named some twice, 3 did not say whether a match by
#: link waits for somebody here, 4 had sentences in one language, 5 did not say whether everybody here has resigned.
FORM, SENTENCES = 6, 4
#: Until the match is read, if its summary is missing or outdated.
UNREAD = MatchSummary("", ())


def summary_of(saved: Saved) -> MatchSummary | None:
    """The summary of a match; None if it cannot be read."""
    return summarize(saved.session) if saved.session else saved.summary


@remembered(most=64)
def summarize(session: Session) -> MatchSummary:
    """The summary of a match, with public facts only."""
    match, is_over = session.match, session.kind.is_over
    last = match.played[-1].moment if match.played else match.moment
    moment = moment_text(last if is_over else match.moment, INSIDE)
    where = said("match-over" if is_over else "match-line", scenario=_scenario(match), moment=moment)
    unsent = _unsent(session)
    # The unsent part is shown above, and only once.
    turn = (_whose_turn(session),) if is_over or not unsent else ()
    lines, is_waiting = (where, *turn, *_against(session)), your_turn.waits_here(session)
    is_by_link, copied = session.linked is not None, session.copied
    return MatchSummary(
        session.title, lines, is_over, is_by_link, unsent=unsent, is_waiting=is_waiting, copied=copied,
        seats=match.seats, has_left=shared_device.all_here_resigned(session),
    )  # fmt: skip


def status_lines(summary: MatchSummary) -> list[str]:
    """The status of a match in the language in use."""
    return [_in_words(summary, line) for line in summary.lines]


def unsent_text(summary: MatchSummary) -> str:
    """What is waiting to be sent, in the language in use; or empty."""
    return _in_words(summary, summary.unsent)


def _in_words(summary: MatchSummary, text: Text) -> str:
    return text if isinstance(text, str) else in_language(text, {seat.colour: seat.shown for seat in summary.seats})


def _unsent(session: Session) -> Text:
    """A sentence if a match by link has something to send that others wait for; otherwise empty."""
    linked = session.linked
    if linked is None:
        return ""
    if linked.ledger.contents.start is None:
        waits = bool(linked.seats or linked.is_creator) and not send_status.is_sent(linked)
        return said("invite-unsent" if linked.is_creator else "join-unsent") if waits else ""
    return link_status.status(session) if send_status.is_urgent(linked) else ""


def _scenario(match: Match) -> Fact:
    """The game and the scenario; the scenario alone if its name says the game."""
    text = scenario_text(match.game.name, match.game.to_mapping(match.scenario))
    if is_named_after_game(match):
        return text
    return said("list-labels", labels=face_of(match.game.name).title, next=text)


def picture(saved: Saved) -> str:
    """The current board as SVG; the stored one while the match is unread."""
    if saved.session is None:
        return saved.summary.picture if saved.summary else ""
    match = saved.session.match
    return _drawn(match.game.name, match.scenario, match.state)


@remembered(most=PICTURED)
def _drawn(game: str, scenario: object, state: object) -> str:
    return str(face_of(game).thumbnail(scenario, state))


def _against(session: Session) -> list[Text]:
    """The computer players of a match, each level once."""
    places = filter(computer_levels.is_played_by_computer, session.match.seats)
    levels = dict.fromkeys(computer_levels.level_of(each).number for each in places)
    most = len(computer_levels.levels())
    return [said("against", name=said(f"level-{level}-name"), number=level, most=most) for level in levels]


def _whose_turn(session: Session) -> Text:
    """What the match waits for, with public facts only."""
    if session.linked is not None and not session.kind.is_over:
        # A resignation may still have to be sent.
        return link_status.status(session)
    if shared_device.all_here_resigned(session):
        return said("out-looking-on")
    if session.kind.is_over:
        return _result(session)
    if turn := computer_seats.turn_of(session) if session.stage == AWAIT else None:
        return said("thinks", name=Player(turn.seat))
    if session.stage == REVEAL and replay_actions.shows_old_turn(session):
        return _whose_turn(shared_device.after_reveal(session))
    if session.stage == REVEAL:
        return said("waits-shown", moment=moment_text(session.match.played[session.shown_turn - 1].moment))
    return said("waits-for", name=Player(session.seat)) if session.seat else said("all-in")


def _result(session: Session) -> Text:
    """Who won, where a lone player is "you", or a draw."""
    winners, seat = session.match.outcome.winners if session.match.outcome else (), session.lone_seat
    if not winners:
        return said("draw")
    if not seat:
        return said("won", names=listed(map(Player, winners)))
    others = listed(Player(each) for each in winners if each != seat)
    return said("won-here", result=result_for(seat, winners), names=others)


def result_for(seat: str, winners: Sequence[str]) -> str:
    """How a match with winners ended for a seat: `won`, `shared` or `lost`."""
    if seat not in winners:
        return "lost"
    return "shared" if len(winners) > 1 else "won"


def number_waiting(shelf: Sequence[Saved]) -> int:
    """How many matches by link wait for somebody at this device."""
    return sum((summary := summary_of(each)) is not None and summary.is_waiting for each in shelf)


def to_text(shelf: Sequence[Saved]) -> str:
    """The summaries of a list as text."""
    kept = {}
    for place, saved in enumerate(shelf):
        if (summary := summary_of(saved)) and not saved.is_previous:
            seen = replace(summary, picture=picture(saved) if place < PICTURED else "", played=saved.played)
            kept[saved.identity] = {
                "text": saved.checksum,
                "form": SENTENCES if _is_in_sentences(summary) else FORM,
                "language": translations.in_use(),
                **asdict(replace(seen, lines=(), unsent="", seats=())),
                "lines": [to_plain(line) for line in summary.lines],
                "unsent": to_plain(summary.unsent),
                "seats": [[seat.colour, seat.name, seat.plays] for seat in summary.seats],
            }
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def from_text(text: str) -> Mapping[str, tuple[str, MatchSummary]]:
    """Parse `to_text`: by match, the checksum of its text and its summary; empty if damaged."""
    try:
        return {str(identity): _parse(each) for identity, each in untrusted_json.read(text).items()}
    except (BadJson, BadFile, AttributeError, TypeError):
        return {}


def _parse(kept: Any) -> tuple[str, MatchSummary]:
    match kept:
        case {
            "text": str(checksum), "name": str(name), "lines": [_, *_] as rows, "picture": str(seen),
            "is_over": bool(is_over), "is_by_link": bool(is_by_link),
        }:  # fmt: skip
            texts = tuple(text_from_plain(PathValue(row)) for row in rows)
            is_in_use = kept.get("language", translations.ENGLISH) == translations.in_use()
            is_current = kept.get("form") == FORM or (kept.get("form") == SENTENCES and is_in_use)
            seats = tuple(SeatAssignment(*map(str, each)) for each in kept.get("seats", ()))
            copied = found if type(found := kept.get("copied")) is str else ""
            return checksum, MatchSummary(
                name, texts if is_current else UNREAD.lines, is_over, is_by_link, seen, day_in(kept.get("played")),
                text_from_plain(PathValue(kept.get("unsent", ""))), kept.get("is_waiting") is True, copied, seats,
                kept.get("has_left") is True,
            )  # fmt: skip
    raise TypeError("not a match summary")


def needs_reading(summary: MatchSummary) -> bool:
    """Whether a match must be read for its summary: there is none, or one in sentences of one language."""
    return not summary.lines or _is_in_sentences(summary)


def _is_in_sentences(summary: MatchSummary) -> bool:
    return any(isinstance(line, str) for line in summary.lines)


def belongs_to(known: tuple[str, MatchSummary] | None, text: str) -> bool:
    """Whether a summary belongs to this text."""
    return known is not None and known[0] == checksum(text)


def in_list_order(found: Sequence[Stored], summaries: Mapping[str, tuple[str, MatchSummary]]) -> tuple[Stored, ...]:
    """Sort stored matches as the list was; matches without a summary are sorted by the store's numbers.

    A match that was renamed or restored has a newer number, though it was not played.
    """
    known = {each.identity: each for each in found if belongs_to(summaries.get(each.identity), each.text)}
    again = (known[identity] for identity in summaries if identity in known)
    return tuple(next(again) if each.identity in known else each for each in found)
