"""Computer players in matches by link: the last device to reveal decides for them, the same everywhere."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from rozz import game_extras
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.errors import BadFile, BadOrders
from rozz.engine.links.ledger.computer_players import ComputerQuestion
from rozz.ui.features.links.link_computer_players import asked_by_link
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.stages import AWAIT, COMPOSE, REVEAL
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.worker.worker_jobs import answer_of, question_of
from tests.support.ui.computers_at_once import AtOnce
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.words import longest_part


class OfVersion(AtOnce):
    """Computer players of another version, which decide differently."""

    def __init__(self, version: int) -> None:
        self.version = version

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        return question.match.game.default_commands(question.match.state, question.seat)


@pytest.fixture
def two() -> tuple[Device, Device]:
    plays = {"RED": "here", "BLUE": "link", "GREEN": "computer:2"}
    ada = inviting_device("headquarters-3", plays, {"RED": "Ada"})
    ben = joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    return ada, ben


def test_a_turn_with_a_computer_player_resolves_on_both_devices(two: tuple[Device, Device]) -> None:
    ada, ben = two
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Ben", "GREEN": "Scout"}
    assert ada.linked.words == ben.linked.words
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    # Ada's reveal went out by itself, and Scout decided along with it.
    assert ada.session.stage == REVEAL and ada.session.match.played[0].orders["GREEN"]
    ben.send(m.OpenLink(ada.link))
    assert ben.session.stage == REVEAL and ben.session.match.played[0].orders == ada.session.match.played[0].orders
    assert say("link-not-recomputed") not in pages.page(ben.model).replace("\n", " ")
    ada.seen()
    ben.seen()
    assert ada.session.stage == ben.session.stage == COMPOSE
    assert session_codec.from_text(ada.model.shelf[0].text).match.turns == ada.session.match.turns


class Remembering(AtOnce):
    """Computer players that record what they were asked."""

    def __init__(self) -> None:
        self.questions: list[ComputerQuestion] = []

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        self.questions.append(question)
        return await super().commands(question)


def test_a_worker_of_another_release_decides_nothing_by_link(two: tuple[Device, Device]) -> None:
    """When another tab has activated a newer release, a page that stays open gets its next worker from there."""
    ada, ben = two
    ada.minds = minds = Remembering()
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    asked = asked_by_link(minds.questions[0])
    assert question_of(asked.text()) == asked
    for text in (
        replace(asked, minds=COMPUTER_VERSION - 1).text(),
        json.dumps({key: value for key, value in json.loads(asked.text()).items() if key != "minds"}),
    ):
        with pytest.raises(ValueError, match="another release"):
            question_of(text)
    alone = replace(asked, minds=COMPUTER_VERSION - 1, is_by_link=False)
    assert question_of(alone.text()), "nobody else works it out"


@pytest.mark.parametrize("text", ['["RED"]', '{"seat": "RED"}', '{"errand": "counter"}', '{"errand": "review"}'])
def test_an_incomplete_answer_of_another_release_is_refused(text: str) -> None:
    with pytest.raises(BadFile, match=r"^answer: "):
        answer_of(text)


class Broken(AtOnce):
    """Computer players that cannot finish thinking."""

    async def commands(self, question: ComputerQuestion) -> tuple[Any, ...]:
        raise BadOrders(say("link-mind-failed"))


def test_a_computer_player_that_fails_loses_nothing_and_is_asked_again(two: tuple[Device, Device]) -> None:
    ada, ben = two
    ben.send(m.OpenLink(ada.command("N:")))
    minds, ada.minds = ada.minds, Broken()
    ada.send(m.OpenLink(ben.command("N:")))
    assert ada.session.stage == AWAIT and ada.linked.undecided == ("GREEN",)
    assert say("link-decide") in pages.page(ada.model)
    kept = session_codec.from_text(ada.model.shelf[0].text)
    assert kept.linked is not None and kept.linked.undecided == ("GREEN",), "what was signed is kept"
    ada.minds = minds
    ada.send(m.DecideHere())
    assert ada.session.stage == REVEAL and ada.session.match.played[0].orders["GREEN"]


def test_a_computer_player_that_raises_plays_the_same_everywhere(
    two: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(game_extras.evaluator("rozz")), "plans", broken)
    ada, ben = two
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    ben.send(m.OpenLink(ada.link))
    assert ada.session.stage == ben.session.stage == REVEAL, "the match goes on"
    played = ada.session.match.played[0]
    assert played.orders["GREEN"] == ada.session.match.game.default_commands(played.before, "GREEN")


def test_the_page_says_when_computer_players_are_deciding(two: tuple[Device, Device]) -> None:
    ada, ben = two
    ada.send(m.OpenLink(ada.command("N:")), m.OpenLink(ben.command("N:")))
    busy = replace(ben.model, is_busy=True)
    assert say("link-busy") in pages.page(busy) and say("link-busy") not in pages.page(ben.model)


def test_players_gathering_see_which_seat_a_computer_player_has() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "computer:2"}, {"RED": "Ada"})
    shown = pages.page(ada.model)
    assert "Scout" in shown and say("plays-computer") in shown
    ben = Device("ben").send(m.OpenLink(ada.link))
    assert "Scout" in pages.page(ben.model)
    ben.send(m.JoinMatch("GREEN", "Ben"))
    assert ben.model.refused and not ben.linked.seats


def test_a_decision_by_an_older_version_is_accepted(two: tuple[Device, Device]) -> None:
    ada, ben = two
    ben.minds = OfVersion(99)
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    assert ada.session.stage == REVEAL, "the last to show decides, with its own version"
    ben.send(m.OpenLink(ada.link))
    assert ben.session.stage == REVEAL


def test_a_decision_by_a_newer_version_waits_for_a_reload(two: tuple[Device, Device]) -> None:
    """Anyone can claim a newer version and have computer players do anything."""
    ada, ben = two
    ada.minds = OfVersion(99)
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    assert ada.session.stage == REVEAL, "the last to show decides, with its own version"
    for link in (ada.link, ada.seen().command("N:")):
        ben.send(m.OpenLink(link))
        assert ben.model.refused == say("links-newer-computers", turn=1) and not ben.session.match.played
    ben.minds = OfVersion(99)
    ben.send(m.OpenLink(ada.link))
    assert ben.session.stage == REVEAL


def test_a_false_decision_by_the_same_version_is_refused(two: tuple[Device, Device]) -> None:
    ada, ben = two
    ada.minds = OfVersion(AtOnce.version)
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    ben.send(m.OpenLink(ada.link))
    assert longest_part("links-other-decision", name="Scout") in ben.model.refused
    assert not ben.session.match.played and ben.session.stage == AWAIT


def test_another_version_waits_when_reveals_only_meet_in_a_link() -> None:
    plays = {"RED": "here", "BLUE": "link", "GREEN": "link", "GOLD": "computer:1"}
    rest = dict.fromkeys(("VIOLET", "TEAL"), "passive")
    ada = inviting_device("headquarters-6", {**plays, **rest}, {"RED": "Ada"})
    ben, cyd = joined_device(ada, "BLUE", "Ben"), joined_device(ada, "GREEN", "Cyd")
    ada.send(m.StartMatch())
    for other in (ben, cyd):
        other.send(m.OpenLink(ada.link))
    others = [device.command("N:") for device in (ada, ben)]
    looking_on = Device("looks on")
    looking_on.minds = OfVersion(99)
    for link in others:
        cyd.send(m.OpenLink(link))
        looking_on.send(m.OpenLink(link))
    # Cyd is last and reveals immediately; the others' reveals go out by themselves, neither known to the other.
    shown = cyd.command("N:")
    for device in (ada, ben):
        device.minds = OfVersion(99)
        device.send(m.OpenLink(others[0]), m.OpenLink(others[1]), m.OpenLink(shown))
        assert device.session.stage == AWAIT and not device.linked.undecided
        looking_on.send(m.OpenLink(device.link))
    assert looking_on.linked.undecided == ("GOLD",) and not looking_on.session.match.played
    page = pages.page(looking_on.model)
    assert say("link-decide") in page
    cyd.send(m.OpenLink(ada.link), m.OpenLink(ben.link))
    assert cyd.session.match.played, "of the match's own version it decides"
    looking_on.send(m.DecideHere())
    assert looking_on.session.match.played and not looking_on.linked.undecided
