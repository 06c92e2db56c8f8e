"""Puzzles from the player's own matches: found after a review, kept, opened, solved, shared, backed up, removed."""

from __future__ import annotations

import base64
import html
import json
import zlib
from dataclasses import replace

import pytest

from rozz.ui.features import own_puzzle_codec, own_puzzles
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.page_addresses import way_to
from rozz.ui.i18n.puzzle_texts import own_task
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import (
    Download,
    Focus,
    ForgetOwnPuzzle,
    KeepOwnPuzzle,
    KeepSolved,
    ReadOwnPuzzles,
    Save,
    Share,
    StopThinking,
    Think,
)
from rozz.ui.state.model import Model
from rozz.ui.state.own_puzzle import OwnPuzzle
from rozz.ui.state.session_kinds import SOLVED, ReadOnly
from rozz.ui.worker.worker_jobs import answer_of
from tests.support.engine.ended_match import missed_win
from tests.support.ui.puzzle_page import PuzzlePage

TASK = own_task("RED", "win", 1, True)


def finished_match_page() -> PuzzlePage:
    """RED could have captured the headquarters at once, but walks away and loses its own."""
    return PuzzlePage().send(m.ImportMatch(missed_win(), "fresh"), m.OwnPuzzlesRead(()))


@pytest.fixture(scope="module")
def searched() -> Model:
    return finished_match_page().send(m.ShowReview()).work().model


@pytest.fixture
def desk(searched: Model) -> PuzzlePage:
    """A page that has just found a puzzle."""
    desk = PuzzlePage()
    desk.model = searched
    return desk.send(m.OpenDialog("menu"), m.CloseDialog())


def first(desk: PuzzlePage) -> OwnPuzzle:
    """The win missed in turn 1; the other puzzle is about the defeat in turn 3."""
    assert desk.model.own
    return desk.model.own[0]


def listed(kept: tuple[OwnPuzzle, ...], unread: int = 0) -> PuzzlePage:
    """The list of puzzles on a later visit."""
    desk = PuzzlePage().send(m.ShowPuzzles())
    assert ReadOwnPuzzles() in desk.effects
    return desk.send(m.OwnPuzzlesRead(kept, unread))


def test_after_the_review_the_match_is_searched_and_puzzles_are_kept() -> None:
    desk = finished_match_page().send(m.ShowReview())
    thinking = []
    while desk.working is not None:
        thinking.append(type(desk.model.thinking).__name__)
        answer = next(desk.working)
        if answer.is_final:
            desk.working = None
        desk.send(m.answer_message(answer_of(answer.text())))
    assert thinking[0] == "Reviewing" and thinking[-1] == "Finding"
    kept = [each for each in desk.effects if isinstance(each, KeepOwnPuzzle)]
    assert len(kept) == 2 and desk.session.review is not None
    assert desk.session.review.puzzles == tuple(each.identity for each in kept)
    assert say("own-puzzles-here") in desk.shown and TASK in html.unescape(desk.shown)
    own = first(desk)
    assert own.match == "Ada – Ben" and json.loads(own.puzzle)["goal"] == "win"


@pytest.mark.thorough
def test_a_match_is_searched_once_and_that_fact_is_saved_with_it(desk: PuzzlePage) -> None:
    page = finished_match_page().send(m.ShowReview()).work()
    text = next(each.text for each in reversed(page.effects) if isinstance(each, Save))
    again = session_codec.from_text(text)
    assert again.review is not None and desk.model.own is not None
    assert again.review.puzzles == tuple(each.identity for each in desk.model.own)
    desk.send(m.GoBack(), m.ShowReview())
    assert desk.working is None and not desk.model.is_finding
    # A match reviewed before puzzles existed is searched now.
    mapping = json.loads(text)
    del mapping["table"]["review"]["puzzles"]
    older = session_codec.from_text(json.dumps(mapping))
    assert older.review is not None and older.review.puzzles is None and older.review.points == again.review.points


def test_the_search_stops_with_its_screen_or_a_button_and_can_resume(searched: Model) -> None:
    session = searched.session
    assert session is not None and session.review is not None
    desk = PuzzlePage()
    unsearched = replace(session, review=replace(session.review, puzzles=None))
    desk.model = replace(searched, session=unsearched, screen="table")
    desk.send(m.ShowReview())
    assert say("own-puzzles-looking", percent=0) in desk.shown and isinstance(desk.effects[-1], Think)
    desk.send(m.StopReview())
    assert isinstance(desk.effects[-1], StopThinking) and say("own-puzzles-look") in desk.shown
    desk.send(m.ShowReview())
    assert isinstance(desk.effects[-1], Think)
    desk.send(m.ThinkerFailed(0))
    assert isinstance(desk.effects[-1], Think)
    desk.send(m.ThinkerFailed(1))
    assert say("own-puzzles-look") in desk.shown and not desk.model.refused
    desk.send(m.ShowReview(), m.GoBack())
    assert desk.model.thinking is None


def test_a_kept_puzzle_is_listed_and_stays_solved(desk: PuzzlePage) -> None:
    desk.send(m.ShowPuzzles())
    own = first(desk)
    assert say("own-puzzles") in desk.shown and f'id="own-{own.identity}"' in desk.shown
    assert own.match in html.unescape(desk.shown)
    assert "thumbnail" not in desk.shown
    desk.send(m.Tick(desk.model.beat))
    assert desk.shown.count('class="thumbnail') == 1, "the player's own puzzles come first"
    desk.send(m.OpenOwnPuzzle(own.identity))
    assert TASK in html.unescape(desk.shown)
    desk.give(*json.loads(own.puzzle)["solution"][0])
    assert desk.solving.result == SOLVED
    assert not any(isinstance(each, KeepSolved) for each in desk.effects)
    kept = desk.effects[-1] if isinstance(desk.effects[-1], KeepOwnPuzzle) else None
    kept = kept or next(each for each in reversed(desk.effects) if isinstance(each, KeepOwnPuzzle))
    assert kept.is_known
    desk.send(m.NextTurn())
    assert say("puzzle-is-solved") in desk.shown and say("own-puzzle-why") in desk.shown
    assert say("own-puzzle-given", name="Red") in desk.shown and "M: INF*4 @ Elm &gt; E2" in desk.shown
    read = own_puzzle_codec.from_text(kept.text)
    assert read is not None and read.is_solved
    assert say("puzzle-solved") in listed((read,)).shown


def test_back_leads_from_a_kept_puzzle_to_the_list(desk: PuzzlePage) -> None:
    desk.send(m.ShowPuzzles(), m.OpenOwnPuzzle(first(desk).identity), m.GoBack())
    assert desk.model.screen == "puzzles"


def test_a_removed_puzzle_can_be_restored(desk: PuzzlePage) -> None:
    own = first(desk)
    desk.send(m.ShowPuzzles(), m.RemoveOwnPuzzle(own.identity))
    other = first(desk)
    assert desk.effects[-2:] == [ForgetOwnPuzzle(own.identity), Focus(f"own-{other.identity}")]
    assert f'id="own-{own.identity}"' not in desk.shown and 'data-do="restore-puzzle"' in desk.shown
    desk.send(m.RestoreOwnPuzzle())
    assert isinstance(desk.effects[-2], KeepOwnPuzzle) and f'id="own-{own.identity}"' in desk.shown
    desk.send(m.RemoveOwnPuzzle(own.identity), m.RemoveOwnPuzzle(other.identity))
    assert desk.effects[-1] == Focus("own-puzzles") and say("own-puzzles-none") in desk.shown
    desk.send(m.GoHome(), m.RestoreOwnPuzzle())
    assert desk.model.own == (), "Undo goes with its notice"


def test_a_link_opens_the_puzzle_for_a_friend_who_can_keep_it(desk: PuzzlePage) -> None:
    own = first(desk)
    desk.send(m.ShowPuzzles(), m.OpenOwnPuzzle(own.identity), m.SharePuzzle())
    shared = desk.effects[-1]
    assert isinstance(shared, Share) and shared.text.endswith(shared.pasted)
    assert "Ada" not in json.dumps(own_puzzle_codec.unpacked(shared.pasted.partition("given=")[2]))
    assert len(shared.pasted) < 1000
    given = dict(part.split("=", 1) for part in shared.pasted.partition("#")[2].split("&"))
    friend = PuzzlePage().send(*way_to(given), m.OwnPuzzlesRead(()))
    assert TASK in html.unescape(friend.shown) and friend.solving.own == ""
    friend.give(*json.loads(own.puzzle)["solution"][0]).send(m.NextTurn())
    assert say("own-puzzle-keep") in friend.shown
    friend.send(m.KeepPuzzle())
    assert friend.model.own is not None and friend.model.own[0].identity == own.identity
    assert say("own-puzzle-keep") not in friend.shown
    broken = PuzzlePage().send(*way_to({**given, "given": given["given"][:40]}))
    assert say("no-puzzle-in-link") in broken.shown


def test_a_backup_restores_missing_puzzles_and_adds_none_twice(desk: PuzzlePage) -> None:
    desk.send(m.ShowPuzzles(), m.BackUpPuzzles())
    file = desk.effects[-1]
    assert isinstance(file, Download)
    other = PuzzlePage().send(m.OwnPuzzlesRead(()), m.ImportMatch(file.text, "fresh", file.name))
    assert other.model.own == desk.model.own and other.model.screen == "puzzles"
    assert say("own-puzzles-restored", number=2) in other.shown
    other.send(m.ImportMatch(file.text, "fresh", file.name))
    assert other.model.own == desk.model.own


def packed(mapping: object) -> str:
    """A puzzle as a link holds it."""
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(mapping).encode())).decode()


def backup(*puzzles: object) -> str:
    """A file of backed-up puzzles."""
    return json.dumps({"rozz-puzzles": 1, "puzzles": puzzles})


def test_a_lone_surrogate_in_a_puzzle_is_refused_and_breaks_nothing(desk: PuzzlePage) -> None:
    whole = json.loads(own_puzzle_codec.to_text(first(desk)))
    puzzle = whole["puzzle"]
    for broken in ({**puzzle, "rules": ["\ud800"]}, {**puzzle, "scenario": {**puzzle["scenario"], "name": "\ud800"}}):
        linked = PuzzlePage().send(m.OwnPuzzlesRead(()), m.OpenSharedPuzzle(packed(broken)))
        assert linked.model.session is None and linked.model.toast.startswith(say("not-a-puzzle", sentence=""))
        friend = PuzzlePage().send(
            m.OwnPuzzlesRead(()), m.ImportMatch(backup({**whole, "puzzle": broken}, whole), "fresh")
        )
        assert friend.model.own == (first(desk),)
        friend.shown.encode()


def test_hostile_puzzles_are_checked_before_they_are_listed(desk: PuzzlePage) -> None:
    whole = json.loads(own_puzzle_codec.to_text(first(desk)))
    puzzle = whole["puzzle"]
    for broken in (
        {**whole, "moment": ["<b>", 1, "", True]}, {**whole, "moment": ["turn", 10**400, "", True]},
        {**whole, "puzzle": {**puzzle, "turns": [{}]}}, {**whole, "puzzle": {**puzzle, "turns": 10**400}},
        {**whole, "puzzle": {**puzzle, "goal": {"hold": [1]}}},
        {**whole, "puzzle": {**puzzle, "goal": {"hold": ["Elm"] * 20_000}}},
        {**whole, "puzzle": {**puzzle, "scenario": {**puzzle["scenario"], "name": [1]}}},
    ):  # fmt: skip
        assert own_puzzle_codec.from_text(json.dumps(broken)) is None
    odd = own_puzzle_codec.from_text(json.dumps({**whole, "moment": ["of", 1, "", True]}))
    assert odd is not None and "Of 1" in listed((odd,)).shown


def test_a_backup_says_how_many_of_its_puzzles_cannot_be_read(desk: PuzzlePage) -> None:
    whole = json.loads(own_puzzle_codec.to_text(first(desk)))
    other = PuzzlePage().send(m.OwnPuzzlesRead(()), m.ImportMatch(backup({**whole, "day": "1"}, 7), "fresh"))
    assert other.model.own == () and other.model.toast == say("own-puzzles-unread", number=2)
    other.send(m.ImportMatch(backup(whole, []), "fresh"))
    both = say("own-puzzles-restored", number=1), say("own-puzzles-unread", number=1)
    assert other.model.own == (first(desk),) and other.model.toast == " ".join(both)


def test_puzzles_are_added_only_after_the_list_was_read(desk: PuzzlePage) -> None:
    own = replace(first(desk), is_solved=True)
    text = backup(json.loads(own_puzzle_codec.to_text(first(desk))))
    unread = PuzzlePage().send(imported := m.ImportMatch(text, "fresh"))
    assert unread.effects == [ReadOwnPuzzles(imported)] and unread.model.own is None
    unread.send(m.OwnPuzzlesRead((own,)), imported)
    assert unread.model.own == (own,) and not any(isinstance(each, KeepOwnPuzzle) for each in unread.effects)
    opened = PuzzlePage().send(m.ImportMatch(own.puzzle, "fresh"), m.KeepPuzzle())
    assert opened.effects[-1] == ReadOwnPuzzles(m.KeepPuzzle()) and opened.model.own is None


def test_a_puzzle_that_is_kept_twice_is_listed_once(desk: PuzzlePage) -> None:
    own = first(desk)
    assert listed((own, own)).shown.count(f'id="own-{own.identity}"') == 1


def test_a_puzzle_too_long_to_read_back_is_not_kept(desk: PuzzlePage, monkeypatch: pytest.MonkeyPatch) -> None:
    own = first(desk)
    friend = PuzzlePage().send(m.OwnPuzzlesRead(()), m.ImportMatch(own.puzzle, "fresh"))
    monkeypatch.setattr(own_puzzle_codec, "LONGEST", len(own.puzzle))
    friend.send(m.KeepPuzzle())
    assert friend.model.own == () and not any(isinstance(each, KeepOwnPuzzle) for each in friend.effects)
    assert friend.model.toast == say("own-puzzle-not-kept-full") and friend.solving.own == ""


def test_a_puzzle_that_could_not_be_stored_says_so_and_can_be_played(desk: PuzzlePage) -> None:
    desk.send(m.OwnPuzzleNotKept("full", first(desk).identity))
    assert say("own-puzzle-not-kept-full") in desk.shown
    desk.send(m.OpenOwnPuzzle(first(desk).identity))
    assert desk.session.solving is not None


def test_a_puzzle_without_room_stays_when_another_tab_changes_the_list(desk: PuzzlePage) -> None:
    assert desk.model.own
    unkept, other = desk.model.own
    desk.send(m.OwnPuzzleNotKept("full", unkept.identity), m.OwnPuzzlesRead((other,)))
    assert desk.model.own == (unkept, other), "the page has said that it can be played till it is closed"
    desk.send(m.OwnPuzzlesRead(()))
    assert desk.model.own == (unkept,), "what another tab removes is gone"
    desk.send(m.RemoveOwnPuzzle(unkept.identity), m.OwnPuzzlesRead(()))
    assert desk.model.own == ()


def test_a_full_list_takes_no_more_puzzles_and_drops_none(desk: PuzzlePage, monkeypatch: pytest.MonkeyPatch) -> None:
    own = first(desk)
    monkeypatch.setattr(own_puzzles, "MOST", 1)
    other = listed((replace(own, identity="other"),))
    file = json.dumps({"rozz-puzzles": 1, "puzzles": [json.loads(own_puzzle_codec.to_text(own))]})
    other.send(m.ImportMatch(file, "fresh"))
    assert other.model.own is not None and [each.identity for each in other.model.own] == ["other"]
    assert say("own-puzzles-full", most=1) in other.shown


def test_kept_puzzles_can_be_read_and_damaged_ones_cannot(desk: PuzzlePage) -> None:
    own = first(desk)
    text = own_puzzle_codec.to_text(own)
    assert own_puzzle_codec.from_text(text) == own
    whole = json.loads(text)
    puzzle = whole["puzzle"]
    for broken in (
        [], {**whole, "own-puzzle": 2}, {**whole, "day": "1"}, {**whole, "moment": ["turn"]}, {**whole, "puzzle": {}},
        {**whole, "puzzle": {**puzzle, "seat": "PUCE"}}, {**whole, "puzzle": {**puzzle, "game": "chess"}},
        {**whole, "puzzle": {**puzzle, "goal": ["win"]}}, {**whole, "puzzle": {**puzzle, "scenario": "x"}},
    ):  # fmt: skip
        assert own_puzzle_codec.from_text(json.dumps(broken)) is None
    assert own_puzzle_codec.from_text(text[:-5]) is None


def test_unreadable_puzzles_are_counted_and_unplayable_ones_say_why(desk: PuzzlePage) -> None:
    own = first(desk)
    puzzle = json.loads(own.puzzle)
    odd = replace(own, puzzle=json.dumps({**puzzle, "before": [{"RED": ["M: INF*99 @ Elm"]}]}))
    other = listed((odd,), unread=1)
    assert say("own-puzzles-unread", number=1) in other.shown
    other.send(m.Tick(other.model.beat), m.OpenOwnPuzzle(odd.identity))
    assert other.model.screen == "puzzles" and other.model.toast


def test_a_match_of_other_players_is_not_searched_for_puzzles(searched: Model) -> None:
    session = searched.session
    assert session is not None
    assert own_puzzles.seats_of(session) == ("RED", "BLUE")
    assert own_puzzles.seats_of(replace(session, kind=ReadOnly(session.match))) == ()


def test_known_puzzles_are_stored_again_after_the_site_is_cleared(desk: PuzzlePage) -> None:
    before = len(desk.effects)
    desk.send(m.SiteCleared())
    again = [each.identity for each in desk.effects[before:] if isinstance(each, KeepOwnPuzzle)]
    assert desk.model.own is not None and again == [each.identity for each in desk.model.own]
