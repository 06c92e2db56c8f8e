"""By link: one clear next action when friends want one seat, a turn is skipped, or a player wants to leave."""

from __future__ import annotations

import re

import pytest

from rozz.ui.features.links import send_status
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import UseKeys
from rozz.ui.state.links.link_notices import MISSED
from rozz.ui.state.stages import AWAIT, GATHER
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.ui.link_rounds import (
    agree_to_return,
    confirm_sent,
    devices_after_a_loss,
    next_steps,
    page_words,
    rosenkreuz_devices,
    three_devices,
)
from tests.support.words import in_turn, longest_part, pattern


def copied(device: Device) -> Device:
    """The device after copying its link, before the player has said whether it was sent."""
    return device.send(m.LinkLeft("copied", device.linked.identity, send_status.mark(device.linked)))


def cards(device: Device) -> list[str]:
    """The saved matches on the first screen, in order."""
    return re.findall(r"<article.*?</article>", page_markup.page(device.send(m.GoHome()).model), re.DOTALL)


# One seat, two friends


def test_an_invitation_says_how_many_friends_it_is_for() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert next_steps(ada)[0] == say("path-invite", number=1, seats="Blue")
    assert say("invite-one", number=1, seats="") in page_words(ada)
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    assert next_steps(ada)[0] == say("path-invite", number=2, seats="Blue and Green")
    assert say("invite-one", number=2, seats="Blue and Green") in page_words(ada)
    joined_device(ada, "BLUE", "Ben")
    assert say("invite-one", number=1, seats="") in page_words(ada)


def contested() -> tuple[Device, Device, Device]:
    """Ben and Cleo have both asked for Blue, and Ada has both links; Green is free."""
    ada = confirm_sent(
        inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    )
    ben, cleo = (Device(name).send(m.OpenLink(ada.link), m.JoinMatch("BLUE", name)) for name in ("Ben", "Cleo"))
    return ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link)), ben, cleo


def test_the_host_learns_of_two_rivals_for_a_seat_and_what_to_do() -> None:
    ada, ben, _ = contested()
    assert pattern("contested", names=re.compile("(Ben and Cleo|Cleo and Ben)"), colour="Blue").search(page_words(ada))
    assert say("contested-free-maker", free="Green") in page_words(ada)
    assert pattern("path-invite-rivals", seats="Green", names=re.compile("(Ben and Cleo|Cleo and Ben)")).fullmatch(
        next_steps(ada)[0]
    )
    assert say("join-shared", maker="Ada") in page_words(ben)


def test_copying_the_link_for_two_rivals_asks_whether_it_was_sent() -> None:
    ada, _, _ = contested()
    assert next_steps(copied(ada))[0] == say("did-you-send")
    ada.send(m.ConfirmSent("yes"))
    assert next_steps(ada)[0] == say("path-open-join")
    dora = Device("Dora").send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Dora"))
    ada.send(m.OpenLink(dora.link))
    assert next_steps(ada)[0].startswith(longest_part("path-invite-rivals", seats="Green")), (
        "there is somebody new to be told"
    )


def test_without_a_free_seat_host_and_rival_read_what_they_can_do() -> None:
    ada = confirm_sent(inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"}))
    ben, cleo = (Device(name).send(m.OpenLink(ada.link), m.JoinMatch("BLUE", name)) for name in ("Ben", "Cleo"))
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    assert say("contested-none-maker") in page_words(ada)
    ben.send(m.OpenLink(ada.link))
    assert say("contested-none-here", maker="Ada") in page_words(ben)


# A skipped turn


def skipped() -> tuple[Device, Device, Device]:
    """Ada has voted to skip Cleo, who is still choosing commands; Ben has not voted."""
    ada, ben, cleo = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(confirm_sent(ada).link)).command("N:")
    confirm_sent(ben)
    ada.send(m.OpenLink(ben.link), m.SkipSeat("RED", "GREEN"))
    return ada, ben, cleo


def test_a_player_about_to_be_skipped_has_one_thing_to_do() -> None:
    ada, ben, cleo = skipped()
    text = page_words(cleo.send(m.OpenLink(ada.link)))
    assert f"{say('skip-asked', names='Ada', who='you')} {say('skip-missing', names='Ben')}" in text
    assert say("skip-seal-now") in text
    cleo.command("N:")
    assert say("skip-send-now") in page_words(cleo)
    assert next_steps(cleo)[0] == say("path-send", names="Ada and Ben")
    confirm_sent(cleo)
    assert say("skip-send-again", names="Ben") in page_words(cleo)
    ben.send(m.OpenLink(ada.link), m.SkipSeat("BLUE", "GREEN"))
    text = page_words(cleo.send(m.OpenLink(ben.link)))
    assert status_text(cleo.session) == say("link-skipped", moment=say("moment-turn", number=1))
    assert say("skip-here") in text
    assert next_steps(cleo)[0] == say("path-open", number=1, names="Ada")
    opened = longest_part("letter-opened", number=1)
    for contradiction in (say("round-two"), say("link-all-sealed"), say("path-send-again"), opened):
        assert contradiction not in text


def test_the_deciding_vote_asks_for_confirmation_first() -> None:
    ada, ben, _ = skipped()
    ben.send(m.OpenLink(ada.link))
    card = re.search(
        r'<section class="card stack elsewhere asked".*?</section>', page_markup.page(ben.model), re.DOTALL
    )
    assert card and 'data-do="ask-skip"' in card[0] and 'data-do="skip"' not in card[0]
    ben.send(m.AskSkip("BLUE", "GREEN"))
    assert say("skip-question", name="Cleo") in page_words(ben)
    assert say("skip-final") in page_words(ben)


def test_the_deciding_vote_to_readmit_a_player_asks_first_too() -> None:
    ada, ben, _, new = devices_after_a_loss()
    agree_to_return(ada.send(m.OpenLink(new.link)), "RED", new)
    ben.send(m.OpenLink(ada.link))
    request = new.linked.request
    assert request is not None
    assert say("skip-final") not in page_words(ben)
    ben.send(m.AskSkip("BLUE", "GREEN", request.digest.hex()))
    assert say("skip-final") in page_words(ben)


@pytest.mark.parametrize("is_over", [False, True])
def test_late_commands_of_a_skipped_seat_are_reported_once(is_over: bool) -> None:
    ada, ben, cleo = skipped()
    ben.send(m.OpenLink(ada.link), m.SkipSeat("BLUE", "GREEN"))
    cleo.command("N:")
    late = cleo.link
    if is_over:
        ada.send(m.OpenLink(ben.link))
        ben.send(m.OpenLink(ada.link))
    ben.send(m.OpenLink(late))
    assert [each.kind for each in ben.linked.notices] == [MISSED]
    assert say("missed", names="Cleo", turn=1) in page_words(ben)
    assert ben.model.toast == "", "nothing says beside it that nothing has changed"
    assert session_codec.from_text(session_codec.to_text(ben.session)).linked == ben.linked
    ben.send(m.NoticeRead())
    assert not pattern("late").search(page_words(ben))
    cleo.send(m.OpenLink(ben.link))
    assert MISSED not in [each.kind for each in cleo.linked.notices], "their own page says it otherwise"


def test_a_link_in_time_is_not_reported_as_late() -> None:
    ada, ben, cleo = skipped()
    ben.send(m.OpenLink(ada.link), m.SkipSeat("BLUE", "GREEN"))
    for each in (ada, cleo):
        each.send(m.OpenLink(ben.link))
        assert each.linked.notices == ()


# Readmission


def test_a_readmitted_player_waits_for_no_vote() -> None:
    ada, ben, _, new = devices_after_a_loss()
    agree_to_return(ada.send(m.OpenLink(new.link)), "RED", new)
    agree_to_return(ben.send(m.OpenLink(ada.link)), "BLUE", new)
    new.send(m.OpenLink(ben.link))
    assert new.session.stage == AWAIT
    assert status_text(new.session) == say("return-won", turn=2)
    assert next_steps(new)[0] == say("return-decided")
    for past in (say("return-wait"), longest_part("return-sent"), say("return-lost")):
        assert past not in page_words(new)
    assert any(say("return-won", turn=2) in each for each in cards(new))


# The first screen


def test_an_unsent_match_comes_first_with_send_as_its_first_button() -> None:
    otto, _ = rosenkreuz_devices()
    otto.command("resign")
    over = otto.linked.identity
    for scenario in ("headquarters-2", "basic-training", "headquarters-3"):
        otto.send(m.GoHome(), m.ChooseScenario(scenario), m.BeginMatch(scenario, {"RED": "Ann", "BLUE": "Bob"}))
    first = cards(otto)[0]
    assert over in first and first.index('data-do="send-now"') < first.index('data-do="open"')
    drawn = page_markup.page(otto.model)
    assert drawn.index(over) < drawn.index(say("play-now"))


def test_an_unsent_invitation_and_an_unsent_seat_come_first_too() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = Device("Ben").send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Ben"))
    for device, text in ((ada, say("invite-unsent")), (ben, say("join-unsent"))):
        (card,) = cards(device)
        assert text in card and 'data-do="send-now"' in card
        device.send(m.SendNow(device.model.shelf[0].identity))
        assert device.session.stage == GATHER
        (card,) = cards(confirm_sent(device))
        assert say("ending-unsent") not in card


# Leaving while waiting for others


def asked_to_resign(device: Device) -> str:
    """The menu's question to a player who wants to resign; the menu has to offer it first."""
    assert 'data-name="resigning"' in page_markup.page(device.send(m.OpenDialog("menu")).model)
    return page_words(device.send(m.OpenDialog("resigning")))


def test_a_player_who_has_sealed_and_waits_can_resign() -> None:
    ada, ben, _ = three_devices()
    confirm_sent(ada).command("N:")
    means = say("resign-means", moment=in_turn(1))
    assert means in asked_to_resign(ada)
    ada.send(m.ResignSeat("RED"))
    assert status_text(ada.session) == say("link-resigned")
    assert match_summaries.summarize(ada.session).has_left, "on the first screen there is nothing to continue"
    assert 'data-name="resigning"' not in page_markup.page(ada.send(m.OpenDialog("menu")).model)
    assert ben.send(m.OpenLink(ada.link)).linked.resigned == {"RED"}


def test_a_player_who_has_revealed_learns_when_they_can_resign() -> None:
    ada, ben, cleo = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    cleo.send(m.OpenLink(ben.link)).command("N:")
    assert say("resign-later") in asked_to_resign(cleo)
    cleo.effects.clear()
    cleo.send(m.ResignSeat("GREEN"))
    assert not any(isinstance(each, UseKeys) for each in cleo.effects)
