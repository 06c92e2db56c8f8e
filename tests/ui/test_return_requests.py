"""By link: a player who lost their device asks the others to let them back in, and plays on."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.links import lost_seats, send_status
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download
from rozz.ui.state.links.link_notices import RETURNED
from rozz.ui.state.stages import AWAIT, COMPOSE, REVEAL
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, two_devices
from tests.support.ui.link_rounds import (
    agree_to_return,
    asking_device,
    confirm_sent,
    devices_after_a_loss,
    next_steps,
    note_after_step,
    page_words,
    request_digest,
    three_devices,
)
from tests.support.words import in_turn, longest_part, pattern

__all__ = ["two_devices"]

#: The message that the page shows before a link is sent.
ASK = say("letter-asks-back", name="Cleo")


def reloaded(device: Device) -> Device:
    """The device after a reload: only what is saved is left."""
    device.model = replace(device.model, session=session_codec.from_text(session_codec.to_text(device.session)))
    page_markup.page(device.model)
    return device


def words_of(device: Device) -> str:
    """The four words of the device's request."""
    assert device.linked.request is not None
    return " ".join(lost_seats.words(device.linked.request))


def agreed() -> tuple[Device, Device, Device, Device]:
    """Ada and Ben have voted; all reveals are in, and the turn is over on both their devices."""
    ada, ben, cleo, new = devices_after_a_loss()
    ada.send(m.OpenLink(new.link))
    confirm_sent(agree_to_return(ada, "RED", new))
    ben.send(m.OpenLink(ada.link))
    agree_to_return(ben, "BLUE", new)
    ada.send(m.OpenLink(ben.link))
    ben.send(m.OpenLink(ada.link))
    return ada, ben, cleo, new


def test_each_request_has_four_words_of_its_own() -> None:
    ada, *_, new = devices_after_a_loss()
    assert len(words_of(new).split()) == 4
    assert words_of(new) != words_of(asking_device(ada.link, name="another"))


def test_a_player_who_lost_the_key_asks_sends_and_waits() -> None:
    ada, *_ = three_devices()
    confirm_sent(ada.send(m.Type("N:"), m.HandIn()))
    new = Device("new").send(m.OpenLink(ada.link))
    drawn = page_words(new)
    assert say("return-lost") in drawn and say("open-key") in drawn
    assert all(say("return-ask", name=name) in drawn for name in ("Ada", "Ben", "Cleo"))
    new.send(m.AskReturn("GREEN"))
    assert status_text(new.session) == say("return-unsent") and new.linked.seats == ()
    assert next_steps(new) == [say("path-send", names="Ada and Ben"), say("return-other"), say("got-link")]
    drawn = page_words(new)
    assert say("return-words") in drawn and words_of(new) in drawn
    assert ASK in drawn and say("letter-call-me") in drawn
    assert say("key-why") in drawn, "the key file is offered as it is to joining players"
    message = [each for each in new.send(m.ShareLink("share")).effects if hasattr(each, "text")][-1]
    assert words_of(new) not in message.text, "the carrier of the message must not know the words"
    confirm_sent(new)
    assert status_text(new.session) == say("return-sent", names="Ada and Ben")
    assert next_steps(new)[0] == say("return-wait") and words_of(new) in page_words(new)


def test_a_request_survives_a_reload_and_can_change_seat_until_sent() -> None:
    ada, *_ = three_devices()
    new = reloaded(asking_device(ada.link, "BLUE"))
    assert status_text(new.session) == say("return-unsent") and say("return-asked-here", name="Ben") in page_words(new)
    key = new.linked.key
    new.send(m.AskReturn("GREEN"))
    assert [each.seat for each in new.linked.ledger.contents.returns] == ["GREEN"] and new.linked.key == key
    words = words_of(new)
    reloaded(confirm_sent(new))
    assert status_text(new.session) == say("return-sent", names="Ada and Ben") and words_of(new) == words


def test_the_other_players_see_the_same_words_and_then_vote() -> None:
    ada, ben, _, new = devices_after_a_loss()
    ada.send(m.OpenLink(new.link))
    drawn = page_words(ada)
    assert say("return-asks", name="Cleo") in drawn and words_of(new) in drawn
    assert say("return-misses", name="Cleo", moment=in_turn(1)) in drawn and say("return-not-now") in drawn
    ada.send(m.AskSkip("RED", "GREEN", request_digest(new)))
    panel = page_words(ada).split(say("return-question", name="Cleo"))[1]
    assert words_of(new) in panel and longest_part("return-means", name="Cleo") in panel
    assert f"{say('skip-missing', names='Ben')} {say('return-take-back')}" in panel
    assert not ada.linked.ledger.contents.skips
    ada.send(m.SkipSeat("RED", "GREEN", request_digest(new)))
    drawn = page_words(ada)
    assert (
        f"{say('return-voted', names='You', name='Cleo')} {say('skip-missing', names='Ben')}" in drawn
        and say("vote-take-back") in drawn
    )
    assert (
        say("letter-let-back", number=1, names="", other="Cleo") in drawn
        and say("path-send-voted", names="Ben") in drawn
    )
    assert say("skip-seat", name="Cleo") not in drawn and not pattern("skip-wants").search(drawn)
    ada.send(m.WithdrawSkip("RED"))
    assert not ada.linked.ledger.contents.skips and say("return-let", name="Cleo") in page_words(ada)
    assert send_status.may_skip(ada.linked, "RED") == (), "what is signed stays signed"
    agree_to_return(ada, "RED", new)
    assert next_steps(ada)[0] == say("path-send-voted", names="Ben and Cleo") and note_after_step(ada) == say(
        "after-open", number=1, names="Ben"
    )
    reloaded(ada)
    assert f"{say('return-voted', names='You', name='Cleo')} {say('skip-missing', names='Ben')}" in page_words(ada)
    ben.send(m.OpenLink(confirm_sent(ada).link))
    assert status_text(ada.session) == say("link-sent", names="Ben"), "the lost device sends nothing"
    drawn = page_words(ben)
    assert (
        f"{say('return-voted', names='Ada', name='Cleo')} {say('skip-missing', names=say('you'))}" in drawn
        and words_of(new) in drawn
    )
    ben.send(m.AskSkip("BLUE", "GREEN", request_digest(new)))
    assert say("skip-final") in page_words(ben)
    new.send(m.OpenLink(ada.link))
    assert f"{say('return-voted', names='Ada', name='Cleo')} {say('skip-missing', names='Ben')}" in page_words(new)
    assert status_text(new.session) == say("return-sent", names="Ben")


def test_not_now_postpones_a_request_that_can_still_be_granted() -> None:
    ada, *_, new = devices_after_a_loss()
    ada.send(m.OpenLink(new.link), m.WaitFor("RED", request_digest(new)))
    assert say("return-not-now") not in page_words(ada) and say("return-let", name="Cleo") in page_words(ada)
    assert say("return-let", name="Cleo") in page_words(reloaded(ada))
    agree_to_return(ada, "RED", new)
    assert say("return-voted", names="You", name="Cleo") in page_words(ada)


def test_after_the_vote_the_new_device_plays_and_all_are_notified_once() -> None:
    ada, ben, old, new = agreed()
    for each, others in ((ada, "Ben"), (ben, "Ada")):
        assert [notice.kind for notice in each.linked.notices] == [RETURNED]
        assert say("returned", name="Cleo", turn=2, names=f"You and {others}") in page_words(each)
        assert say("skipped-back", name="Cleo") in page_words(each)
        each.send(m.NoticeRead())
        assert not pattern("returned").search(page_words(each))
        each.send(m.OpenLink(ada.link))
        assert not each.linked.notices, "the notice appears once"
    new.send(m.OpenLink(ben.link))
    assert new.linked.seats == ("GREEN",) and not new.linked.notes.asks
    assert say("returned-here", name="Cleo", turn=2) in page_words(new)
    reloaded(new).send(m.NoticeRead()).seen()
    assert new.session.stage == COMPOSE and new.session.seat == "GREEN" and send_status.is_sent(new.linked)
    ada.seen().command("N:")
    new.send(m.OpenLink(ada.link))
    ben.seen().send(m.OpenLink(new.command("N:")))
    ben.command("N:")
    new.send(m.OpenLink(ben.link))
    ada.send(m.OpenLink(new.link), m.OpenLink(ben.link))
    assert len(ada.session.match.played) == 2 and "GREEN" in ada.linked.ledger.contents.turns[1].shown
    old.send(m.OpenLink(ada.link))
    assert old.linked.seats == () and old.linked.lost == ("GREEN",)
    drawn = page_words(old)
    assert longest_part("returned-away", names="Ada and Ben") in drawn and longest_part("returned-away") in drawn
    old.send(m.NoticeRead(), m.NextTurn(), m.NextTurn())
    assert old.session.stage == AWAIT and not old.linked.signed
    assert say("link-replaced", name="Cleo") in page_words(old)


def test_the_old_device_signs_nothing_more_and_its_key_file_is_refused() -> None:
    ada, _, old, new = agreed()
    old.send(m.SaveKey())
    (file,) = [each for each in old.effects if isinstance(each, Download)]
    old.send(m.OpenLink(ada.link))
    signed = old.linked.ledger.contents.envelopes
    old.send(m.HandIn(), m.SkipSeat("GREEN", "RED"))
    assert old.linked.ledger.contents.envelopes == signed
    other = Device("other").send(m.OpenLink(ada.link), m.ImportMatch(file.text, "fresh"))
    assert sentence(say("key-replaced")) in other.model.refused and other.linked.seats == ()
    new.send(m.OpenLink(ada.link), m.SaveKey())
    again = [each for each in new.effects if isinstance(each, Download)][-1]
    other.send(m.ImportMatch(again.text, "fresh"))
    assert other.linked.seats == ("GREEN",)


def test_the_key_in_a_request_can_move_to_another_device_before_the_vote() -> None:
    ada, ben, _, new = devices_after_a_loss()
    new.send(m.SaveKey())
    (file,) = [each for each in new.effects if isinstance(each, Download)]
    other = Device("other").send(m.OpenLink(new.link), m.ImportMatch(file.text, "fresh"))
    assert other.linked.request == new.linked.request and words_of(other) == words_of(new)
    ada.send(m.OpenLink(other.link))
    agree_to_return(ada, "RED", new)
    ben.send(m.OpenLink(ada.link))
    other.send(m.OpenLink(agree_to_return(ben, "BLUE", new).link))
    ada.send(m.OpenLink(ben.link))
    other.send(m.OpenLink(ada.link))
    assert other.linked.seats == ("GREEN",)


def test_a_plain_skip_vote_lets_nobody_in_and_the_request_stays() -> None:
    ada, ben, _, new = devices_after_a_loss()
    confirm_sent(ada.send(m.OpenLink(new.link), m.SkipSeat("RED", "GREEN")))
    ben.send(m.OpenLink(ada.link))
    drawn = page_words(ben)
    assert say("return-only-skips", names="Ada", name="Cleo") in drawn
    assert (
        f"{say('return-let', name='Cleo')}</button>" not in page_markup.page(ben.model)
        and say("skip-wants", names="Ada", other="Cleo") in drawn
    )
    ben.send(m.SkipSeat("BLUE", "GREEN"))
    ada.send(m.OpenLink(ben.link))
    ben.send(m.OpenLink(ada.link))
    for each in (ada, ben):
        assert not each.linked.notices and each.linked.ledger.return_requests("GREEN")
        each.seen()
        assert each.session.stage == COMPOSE and say("return-let", name="Cleo") in page_words(each)
    new.send(m.OpenLink(ada.link)).seen()
    assert new.linked.seats == () and next_steps(new)[0] == say("return-wait")


def test_asking_to_skip_warns_that_it_keeps_the_player_out() -> None:
    ada, *_, new = devices_after_a_loss()
    ada.send(m.OpenLink(new.link), m.AskSkip("RED", "GREEN"))
    assert say("skip-keeps-out", name="Cleo") in page_words(ada)


def test_each_of_several_requests_has_a_card_with_its_own_words() -> None:
    ada, ben, _, new = devices_after_a_loss()
    stranger = asking_device(ben.link, name="a stranger")
    ada.send(m.OpenLink(new.link), m.OpenLink(stranger.link))
    drawn = page_words(ada)
    assert drawn.count(say("return-asks", name="Cleo")) == 2
    assert words_of(new) in drawn and words_of(stranger) in drawn and say("return-several", name="Cleo") in drawn
    agree_to_return(ada, "RED", new)
    ben.send(m.OpenLink(ada.link))
    assert say("return-only-skips", names="Ada", name="Cleo") in page_words(ben), "the card of the stranger's request"
    ada.send(m.OpenLink(agree_to_return(ben, "BLUE", new).link))
    stranger.send(m.OpenLink(ada.link)).send(m.NoticeRead())
    while stranger.session.stage == REVEAL:
        stranger.send(m.NextTurn())
    assert stranger.linked.seats == () and next_steps(stranger)[0] == say("return-again")
    assert say("return-another", name="Cleo") in page_words(stranger)


def test_a_player_whose_device_still_works_is_asked_to_warn_the_others() -> None:
    *_, old, new = devices_after_a_loss()
    old.send(m.OpenLink(new.link))
    assert say("return-own", name="Cleo", names="Ada and Ben") in page_words(old)
    assert say("return-let", name="Cleo") not in page_words(old)


def test_a_request_from_an_old_link_says_to_open_the_newest_first() -> None:
    ada, ben, cleo = three_devices()
    start = ada.link
    for each in (ada, ben, cleo):
        each.command("N:")
    for each in (ben, cleo, ben, cleo, ben, cleo):
        ada.send(m.OpenLink(each.link))
        each.send(m.OpenLink(ada.link))
    ada.seen()
    cleo.seen()
    cleo.command("N:")
    ada.send(m.OpenLink(cleo.link))
    new = asking_device(start)
    ada.send(m.OpenLink(new.link))
    notice = say("return-late", name="Cleo")
    assert ada.model.toast == notice and not ada.linked.ledger.return_requests("GREEN")
    key = new.linked.key
    new.send(m.OpenLink(ada.link)).seen()
    assert next_steps(new)[0] == say("return-again") and longest_part("return-older") in page_words(new)
    reloaded(new).send(m.AskReturn("GREEN"))
    assert status_text(new.session) == say("return-unsent") and new.linked.key == key, "a key that was saved stays good"
    ada.send(m.OpenLink(new.link))
    assert words_of(new) in page_words(ada)


def test_with_two_players_only_the_key_file_helps(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    new = Device("new").send(m.OpenLink(ada.link))
    assert say("return-two") in page_words(new) and longest_part("return-ask") not in page_words(new)
    new.send(m.AskReturn("BLUE"))
    assert not new.linked.ledger.contents.returns and not new.linked.secret


def test_a_device_with_two_seats_cannot_be_replaced_by_request() -> None:
    host = inviting_device(
        "headquarters-4", {"RED": "here", "BLUE": "here", "GREEN": "link", "GOLD": "link"}, {"RED": "A", "BLUE": "B"}
    )
    guests = [Device(name) for name in ("Cleo", "Dan")]
    for guest, seat in zip(guests, ("GREEN", "GOLD"), strict=True):
        host.send(m.OpenLink(guest.send(m.OpenLink(host.link), m.JoinMatch(seat, guest.name)).link))
    host.send(m.StartMatch())
    new = Device("new").send(m.OpenLink(host.link))
    assert lost_seats.seats(new.linked) == ("GREEN", "GOLD")


def test_an_invitation_says_that_a_newer_link_is_needed() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    new = Device("new").send(m.OpenLink(ada.link))
    assert say("return-lost") in page_words(new) and say("return-early") in page_words(new)


def test_the_old_device_can_ask_again_with_a_new_key() -> None:
    ada, _, old, _ = agreed()
    old.send(m.OpenLink(ada.link), m.NoticeRead()).seen()
    secret = old.linked.secret
    old.send(m.AskReturn("GREEN"))
    assert old.linked.request is not None and old.linked.secret != secret
    assert status_text(old.session) == say("return-unsent")


def test_a_request_says_when_too_few_are_left_to_vote() -> None:
    ada, ben, _, new = devices_after_a_loss()
    ben.send(m.OpenLink(new.link), m.SkipSeat("BLUE", "GREEN"))
    ada.send(m.OpenLink(ben.link), m.SkipSeat("RED", "GREEN"))
    ben.send(m.OpenLink(ada.link))
    ada.send(m.OpenLink(ben.link)).seen()
    ben.seen().command("R:")
    ada.send(m.OpenLink(ben.link))
    new.send(m.OpenLink(ben.link)).seen()
    for each in (ada, new):
        assert say("return-none", name="Cleo") in page_words(each)


def test_a_new_device_sees_the_last_turn_and_how_to_ask_for_a_seat() -> None:
    ada, ben, cleo = three_devices()
    for _ in range(2):
        for each in (ada, ben, cleo):
            each.command("N:")
        for each in (ben, cleo, ben, cleo, ben, cleo):
            ada.send(m.OpenLink(each.link))
            each.send(m.OpenLink(ada.link))
        for each in (ada, ben, cleo):
            each.seen()
    new = Device("new").send(m.OpenLink(ada.link))
    assert new.session.stage == REVEAL and new.session.shown_turn == 2
    # A player who lost the key reads what to do beside the turn, not only after it.
    assert say("return-ask", name="Cleo") in page_words(new) and say("open-key") in page_words(new)
    assert say("return-ask", name="Cleo") in page_words(new.seen())


def test_a_file_with_a_request_has_no_secret_and_opens_in_another_tab() -> None:
    *_, new = devices_after_a_loss()
    secret = new.linked.secret.hex()
    identity = new.linked.identity
    new.send(m.GoHome(), m.ExportMatch(identity))
    (file,) = [each for each in new.effects if isinstance(each, Download)]
    assert secret not in file.text
    kept = session_codec.from_text(new.model.shelf[0].text)
    assert kept.linked is not None and kept.linked.request is not None
    tab = Device("tab").send(m.ImportMatch(new.model.shelf[0].text, "fresh"))
    assert tab.linked.ledger.return_requests(
        "GREEN"
    ) and not tab.linked.secret, "a file of a match gives nobody its key"


def test_a_device_that_plays_cannot_ask_for_a_seat() -> None:
    ada, *_ = three_devices()
    ada.send(m.AskReturn("GREEN"))
    assert not ada.linked.ledger.contents.returns and say("return-lost") not in page_words(ada)


def test_matches_saved_before_requests_existed_can_be_read() -> None:
    ada, *_ = three_devices()
    ada.send(m.SkipSeat("RED", "GREEN"))
    text = session_codec.to_text(ada.session)
    older = text.replace(', "key": "", "signature"', ', "signature"').replace(', "asks": ""', "")
    assert older != text
    assert session_codec.from_text(older).linked == session_codec.from_text(text).linked


def test_a_resigned_player_is_not_told_whose_link_shows_the_turn() -> None:
    ada, ben, cleo = three_devices()
    cleo.command("R:")
    for each in (ada, ben):
        each.command("N:")
    ben.send(m.OpenLink(cleo.link), m.OpenLink(ada.link))
    cleo.send(m.OpenLink(ben.link))
    assert cleo.session.stage == AWAIT and cleo.linked.status().waiting_for == ("RED",)
    assert longest_part("seen-with", number=1) not in page_words(cleo) and say("resigned-how") in page_words(cleo)


def test_the_simulator_is_linked_from_the_first_screen() -> None:
    home = Device("new")
    assert say("simulator-try") in page_words(home) and 'href="?go=simulator"' in page_markup.page(home.model)
