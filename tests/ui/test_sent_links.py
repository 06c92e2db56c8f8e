"""By link: what the page says about links that have left this device, and how their messages name them."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from rozz.engine.links.signing.envelopes import Envelope, Keep, Resign, Seal, Show, Skip
from rozz.engine.validation import PathValue
from rozz.ui.features.links import send_status
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.display_names import few
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Share
from rozz.ui.state.links import signed_codec
from rozz.ui.state.stages import COMPOSE, OVER, REVEAL
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device, two_devices
from tests.support.ui.link_rounds import confirm_sent, next_steps, page_words, three_devices
from tests.support.ui.table import primary_labels
from tests.support.words import in_turn

__all__ = ["two_devices"]


def all_sealed() -> tuple[Device, Device, Device]:
    """Ada, Ben and Cleo have sealed and sent; Ada has opened the others' links, and her own opening link waits."""
    ada, ben, cleo = three_devices()
    for each in (ada, ben, cleo):
        each.command("N:")
        confirm_sent(each)
    return ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link)), ben, cleo


def test_commands_are_not_called_opened_before_their_link_is_sent() -> None:
    ada, _, _ = all_sealed()
    text = page_words(ada)
    assert status_text(ada.session) == say("link-opened")
    assert next_steps(ada)[0] == say("path-send-opened", names="Ben and Cleo")
    assert say("round-two") in text
    assert "Shared ✓" not in text and "opened ✓" not in text.lower()
    confirm_sent(ada)
    assert say("round-two") in page_words(ada)


def test_the_second_round_omits_what_holds_only_in_the_first() -> None:
    ada, *_ = three_devices()
    ada.command("N:")
    unread = say("link-send")
    assert unread in page_words(ada)
    ada, *_ = all_sealed()
    assert unread not in page_words(ada)
    assert say("link-all-sealed") in page_words(ada)


def test_the_last_to_seal_reads_that_the_link_opens_not_the_button() -> None:
    ada, ben, cleo = three_devices()
    for each in (ada, ben):
        each.command("N:")
        cleo.send(m.OpenLink(each.link))
    assert say("rounds-last") in page_words(cleo)
    assert "as soon as you seal" not in page_markup.page(cleo.model)
    cleo.command("N:")
    assert status_text(cleo.session) == say("link-sealed") and "Shared ✓" not in page_words(cleo)


def asked(device: Device) -> str:
    """The page's question before commands are given: its heading and its button."""
    drawn = page_markup.page(device.model).split('role="alertdialog"')[1]
    (title,), (button,) = re.findall(r"<h2[^>]*>(.*?)</h2>", drawn), re.findall(r'data-do="hand-in">(.*?)<', drawn)
    return f"{title} {button}"


def test_the_question_and_the_keys_say_seal_like_the_button(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.Ready())
    assert asked(ada) == f"{say('doubts-seal')} {say('seal')}" and say("doubts-sealed") in page_words(ada)
    ada.send(m.OpenDialog("keys"))
    assert say("key-ready-seal") in page_words(ada)
    assert say("key-hand-in-seal") in page_words(ada)
    alone = Device("Ada").send(m.ChooseScenario("solo-training"), m.BeginMatch("fresh", {"RED": "Ada"}), m.Ready())
    assert asked(alone) == f"{say('doubts')} {say('hand-in')}"
    alone.send(m.OpenDialog("keys"))
    assert say("key-hand-in") in page_words(alone) and say("seal") not in page_words(alone)


def test_a_typed_resignation_asks_whether_to_resign_and_not_to_seal() -> None:
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    joined_device(otto, "CROSS", "Ben")
    otto.send(m.StartMatch(), m.Type("resign"), m.Ready())
    words = page_words(otto)
    assert say("resign-question") in words and say("doubts-sealed") not in words and say("doubts-seal") not in words


def letter(device: Device) -> str:
    """The text before the link in the message that a device sends now."""
    device.send(m.ShareLink("copy"))
    return "\n".join([each for each in device.effects if isinstance(each, Share)][-1].text.split("\n")[:-1])


def news(device: Device) -> str:
    """Its part about what happened, without the name of the match."""
    return letter(device).split("\n")[0].removeprefix("Rozz, Headquarters for Three: ")


def request_in_note(device: Device) -> str:
    """Its part about who should do what."""
    return letter(device).split("\n")[1]


def test_the_messages_of_the_two_rounds_differ() -> None:
    ada, ben, cleo = three_devices()
    for each in (ada, ben):
        each.command("N:")
    assert letter(ada).startswith(
        f"Rozz, Headquarters for Three: {say('letter-sealed', number=1, names='', moment=in_turn(1))}\n"
    )
    assert request_in_note(ada) == say("letter-command", number=2, names="Ben and Cleo")
    cleo.send(m.OpenLink(ada.link), m.OpenLink(ben.link)).command("N:")
    assert news(cleo) == say("letter-opened", number=1, names="", moment=in_turn(1))
    ada.send(m.OpenLink(cleo.link), m.OpenLink(ben.link))
    assert news(ada) == say("letter-opened", number=1, names="", moment=in_turn(1)) and news(ada) in page_words(ada)
    assert request_in_note(ada) == say("letter-reveal", number=1, names="Ben")
    ben.send(m.OpenLink(ada.link)).seen()
    assert news(ben) == say("letter-shown", moment=in_turn(1)), "where the turn is over for Ben"
    ben.command("N:")
    assert news(ben) == say("letter-sealed", number=1, names="", moment=in_turn(2))
    files = [each.name for each in ben.send(m.ShareLink("file")).effects if isinstance(each, Download)]
    assert re.fullmatch(r"rozz-turn-2-round-1-[0-9a-f]{8}\.txt", files[-1])


def test_a_vote_belongs_to_its_own_round_and_resigning_opens_nothing() -> None:
    ada, ben, _ = three_devices()
    ada.command("N:")
    ada.send(m.SkipSeat("RED", "GREEN"))
    assert news(ada) == say("letter-voted", number=1, names="", other="Cleo", moment=in_turn(1))
    assert request_in_note(ada) == say("letter-vote")
    ben.command("R:")
    assert news(ben) == say("letter-resigned", number=1, names="", moment=in_turn(1))


def test_a_note_is_above_the_link_and_goes_with_one_message_only(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.WriteNote("See you on Sunday!"))
    assert "See you on Sunday!</textarea>" in page_markup.page(ada.model)
    assert letter(ada).split("\n")[2] == "See you on Sunday!"
    assert "Sunday" not in session_codec.to_text(ada.session), "it is kept in the page alone"
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    assert "Sunday" not in page_markup.page(ada.model) and "Sunday" not in letter(ada)
    ada.send(m.WriteNote("Hurry up"), m.GoHome(), m.ChooseScenario("solo-training"))
    assert ada.model.note == "", "nor with the link of another match"


def test_an_onlooker_reads_who_resigned_and_not_that_all_have_sealed() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    eve = Device("Eve").send(m.OpenLink(ben.link))
    turn, both, gone = say("moment-turn", number=1), "Ada and Cleo", say("has-resigned", name="Ben")
    assert f"{say('looks-none', moment=turn, names=both)} {gone}" in page_words(eve)
    for each in (ada, cleo):
        each.command("N:")
        eve.send(m.OpenLink(each.link))
    text = f"{say('looks-opening-some', number=2, moment=turn, sealed=both, names=both)} {gone}"
    assert text in page_words(eve) and say("looks-opening", moment=turn, names=both) not in page_words(eve)


def composing_turn_two(two: tuple[Device, Device]) -> Device:
    """Ada is writing turn 2."""
    ada, ben = two
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    return ada.send(m.OpenLink(ben.link)).seen().send(m.Type("M: INF*2 @ Karn > K1"))


@pytest.mark.parametrize("shows_link", [True, False])
def test_closing_a_match_as_unfinished_keeps_the_draft(
    two_devices: tuple[Device, Device], shows_link: bool
) -> None:
    ada = composing_turn_two(two_devices)
    given = ada.session.composer.commands
    ada.send(*[m.ShowLink()] * shows_link, m.CloseUnfinished())
    assert ada.session.stage == OVER and 'data-do="take-up"' in page_markup.page(ada.model)
    ada.model = replace(ada.model, session=session_codec.from_text(session_codec.to_text(ada.session)))
    assert ada.session.stage == OVER, "it is closed after a reload too"
    ada.send(m.TakeUp())
    assert ada.session.stage == COMPOSE and ada.session.composer.commands == given
    assert not ada.session.kind.is_over and say("unfinished") not in page_words(ada)


def test_a_match_that_has_ended_cannot_be_resumed(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("R:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    ben.seen()
    assert ben.session.stage == OVER and 'data-do="take-up"' not in page_markup.page(ben.model)
    assert ben.send(m.TakeUp()).session.stage == OVER


def test_a_link_copied_and_confirmed_stays_sent_whatever_sharing_reports(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.ShareLink("share"))
    pending = [each for each in ada.effects if isinstance(each, Share)][-1]
    (box,) = re.findall(r'<textarea [^>]*data-on="copied-by-hand"[^>]*>', page_markup.page(ada.model))
    marked = dict(re.findall(r'data-(identity|mark)="(\w+)"', box))
    ada.send(m.LinkLeft("copied", **marked))
    assert status_text(ada.session) == say("link-sealed") and say("did-you-send") in page_words(ada)
    ada.send(m.ConfirmSent("yes"))
    assert status_text(ada.session) == say("link-sent", names="Ben")
    assert ada.model.toast == say("sent-told", names="Ben")
    for came_of_it in ("", "unshared", "not", "shared"):
        ada.send(m.LinkLeft(came_of_it, pending.identity, pending.mark))
        assert status_text(ada.session) == say("link-sent", names="Ben"), came_of_it


@pytest.mark.parametrize("way", ["copied", "instead", "file"])
def test_a_copied_link_counts_as_sent_only_once_confirmed(two_devices: tuple[Device, Device], way: str) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ada.send(m.ShareLink("file") if way == "file" else m.LinkLeft(way, ada.linked.identity))
    assert next_steps(ada)[0] == say("did-you-send") and not send_status.is_sent(ada.linked)
    kept = session_codec.from_text(session_codec.to_text(ada.session))
    assert kept.linked is not None and send_status.asks_whether_sent(
        kept.linked
    ), "who comes back from a messenger may find it reloaded"
    ada.send(m.ConfirmSent("not-yet"))
    assert next_steps(ada)[0] == say("path-send", names="Ben") and status_text(ada.session) == say("link-sealed")
    ada.send(m.LinkLeft("copied", ada.linked.identity))
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link))
    assert not send_status.asks_whether_sent(ada.linked), "Ben's link says that he has it"


def test_a_vote_after_copying_the_link_has_to_be_sent_separately() -> None:
    ada, *_ = three_devices()
    ada.command("N:")
    ada.send(m.LinkLeft("copied", ada.linked.identity), m.SkipSeat("RED", "GREEN"))
    assert next_steps(ada)[0] == say("path-send-voted", names="Ben and Cleo"), "what was copied has no vote in it"
    ada.send(m.ConfirmSent("yes"))
    assert status_text(ada.session) == say("link-voted")


def test_a_late_share_report_takes_back_nothing_copied_since() -> None:
    ada, ben, _ = three_devices()
    ada.command("N:")
    ada.send(m.ShareLink("share"))
    pending = [each for each in ada.effects if isinstance(each, Share)][-1]
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link), m.SkipSeat("RED", "GREEN"))
    confirm_sent(ada)
    ada.send(m.LinkLeft("shared", pending.identity, pending.mark))
    assert status_text(ada.session) == say("link-sent", names="Cleo")


def test_a_late_share_report_of_an_invitation_keeps_the_start_sent() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"}).send(m.ShareLink("share"))
    pending = [each for each in ada.effects if isinstance(each, Share)][-1]
    joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch())
    confirm_sent(ada)
    assert send_status.is_sent(ada.linked)
    ada.send(m.LinkLeft("shared", pending.identity, pending.mark))
    assert send_status.is_sent(ada.linked)


def test_an_app_that_takes_nothing_is_not_called_the_clipboard(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.LinkLeft("unshared", ada.linked.identity))
    assert ada.model.toast == say("link-unshared")
    assert status_text(ada.session) == say("link-sealed")


def test_the_next_action_is_shown_above_what_is_awaited() -> None:
    ada, _, _ = three_devices()
    ada.command("N:")
    text = say("owes-seal", number=2, name="Ben and Cleo")
    assert page_words(ada).index(say("path-send", names="Ben and Cleo")) < page_words(ada).index(text)
    assert text in page_markup.page(ada.model).split(say("after-open", names="Ben and Cleo", number=2))[1]


def test_players_with_the_same_status_are_named_in_one_sentence() -> None:
    ada, ben, cleo = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(ada.link))
    assert say("sealed-already", number=1, name="Ada") in page_words(ben)
    ben.command("N:")
    cleo.send(m.OpenLink(ben.link))
    assert say("sealed-already", number=2, name="Ada and Ben") in page_words(cleo)
    cleo.command("N:")
    assert say("owes-reveal", number=2, name="Ada and Ben") in page_words(cleo)
    ada.send(m.OpenLink(ben.link))
    assert say("owes-seal", number=1, name="Cleo") in page_words(ada)
    assert say("owes-nothing-yet", number=1, name="Ben") in page_words(ada)


def test_a_button_that_says_send_leads_to_the_sending(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link)).seen()
    assert ada.session.stage == COMPOSE
    label = say("link-of", moment=in_turn(1))
    ada.send(m.ShowLink())
    shown = page_markup.page(ada.model)
    assert f'<h1 tabindex="-1">{label}</h1>' in shown
    assert next_steps(ada)[:2] == [say("path-send", names="Ben"), say("path-compose")]
    assert shown.index(f">{say('share-link')}<") < shown.index("<details"), "nothing has to be unfolded"
    assert say("path-goes-along", names="Ben") in page_words(ada), "it says why to send it"
    assert primary_labels(shown) == [say("share-link")]
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    assert next_steps(ada)[0] == say("path-compose")
    assert primary_labels(page_markup.page(ada.model)) == [say("go-on")], "nothing has to be sent any more"
    ada.send(m.GoOnTable(), m.ShowLink())
    shown = page_markup.page(ada.model)
    assert f"<details open><summary>{say('path-send-again')}</summary>" in shown


def test_what_the_others_wait_for_comes_before_the_next_turn(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    confirm_sent(ada)
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link))
    assert ada.session.stage == REVEAL
    label = say("link-of", moment=in_turn(1))
    for stage, next_on_page in ((REVEAL, say("next-turn")), (COMPOSE, say("dispatch"))):
        shown = page_markup.page(ada.model)
        assert ada.session.stage == stage and shown.count(f">{label}<") == 1
        assert shown.index(f">{label}<") < shown.index(f">{next_on_page}<")
        if stage == REVEAL:
            ada.seen()
    confirm_sent(ada.send(m.ShowLink()))
    assert f">{label}<" not in page_markup.page(ada.send(m.GoOnTable()).model), "it was sent"


def test_a_link_that_nobody_waits_for_is_not_urged() -> None:
    """One of two players at a device has sealed; the other one's commands go out with the same link."""
    host = inviting_device(
        "headquarters-3", {"RED": "here", "BLUE": "here", "GREEN": "link"}, {"RED": "Ada", "BLUE": "Ben"}
    )
    joined_device(host, "GREEN", "Cleo")
    host.send(m.StartMatch())
    confirm_sent(host)
    host.send(m.IAm("RED")).command("N:")
    assert send_status.awaiting(host.linked) == () and not send_status.is_sent(host.linked)
    host.send(m.ShowLink())
    assert next_steps(host)[:2] == [say("path-compose"), say("path-send", names="Cleo")]
    assert say("path-not-needed") in page_words(host)
    assert primary_labels(page_markup.page(host.model)) == [say("go-on")]


def test_the_page_claims_no_arrival_of_a_link(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.LinkLeft("copied", ada.linked.identity))
    assert ada.model.toast == say("link-copied", names="Ben")
    ada.send(m.ConfirmSent("yes"))
    assert ada.model.toast == "Marked as sent to Ben." and status_text(ada.session) == "Shared ✓ Waiting for Ben"


def test_the_step_below_says_if_its_link_was_sent_while_choosing() -> None:
    ada, ben, _ = three_devices()
    ada.send(m.ShowLink())
    assert next_steps(ada)[:2] == [say("path-send", names="Ben and Cleo"), say("path-compose")]
    confirm_sent(ada)
    assert next_steps(ada)[:2] == [say("path-compose"), say("path-send-again")]
    assert say("path-goes-along", names="Ben and Cleo") not in page_words(ada)
    assert next_steps(ben.send(m.ShowLink()))[1] == say("path-send-on")


def test_only_a_few_of_very_many_readers_of_a_link_are_named() -> None:
    people = [f"Player {number}" for number in range(1, 24)]
    assert few(people) == say("and-others", names="Player 1, Player 2, Player 3", number=20)
    assert few(people[:6]) == "Player 1, Player 2, Player 3, Player 4, Player 5 and Player 6"


def test_a_match_with_a_resignation_here_can_be_opened_after_a_reload() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    ada.send(m.OpenLink(ben.link)).command("N:")
    for each in (ada, ben, cleo):
        kept = session_codec.from_text(session_codec.to_text(each.session))
        assert kept.linked is not None and kept.linked.signed == each.linked.signed


@pytest.mark.parametrize(
    "envelope",
    [
        Seal(1, "RED", b"t", b"z" * 32, b"d" * 32, b"box", b"s" * 64),
        Show(1, "RED", b"t", (("BLUE", b"z" * 32),), b"salt", "N:", 6, b"s" * 64),
        Resign(1, "RED", b"t", "BLUE", ("GREEN",), b"s" * 64),
        Skip(1, "RED", b"t", "BLUE", b"k" * 32, b"s" * 64),
        Keep(1, "RED", b"t", "BLUE", b"s" * 64),
    ],
    ids=lambda envelope: type(envelope).__name__,
)
def test_everything_a_device_has_signed_is_kept_whole(envelope: Envelope) -> None:
    assert signed_codec.read(PathValue(json.loads(json.dumps(signed_codec.to_json(envelope))))) == envelope


def test_a_saved_show_keeps_its_version_of_the_computer_players() -> None:
    show = Show(1, "RED", b"t", (("BLUE", b"z" * 32),), b"salt", "N:", 6, b"s" * 64)
    saved = {
        "kind": "SHOW", "turn": 1, "seat": "RED", "before": b"t".hex(), "seals": [["BLUE", "7a" * 32]],
        "salt": b"salt".hex(), "commands": "N:", "minds": 6, "signature": "73" * 64,
    }  # fmt: skip
    assert signed_codec.read(PathValue(saved)) == show and signed_codec.to_json(show) == saved


def test_marks_are_computed_as_when_the_first_ones_were_saved() -> None:
    show = Show(1, "RED", b"t", (("BLUE", b"z" * 32),), b"salt", "N:", 6, b"s" * 64)
    resigned = Resign(1, "RED", b"t", "BLUE", ("GREEN",), b"s" * 64)
    assert [send_status.mark_of(each) for each in (show, resigned)] == ["c2c30c5aa46112dc", "4d40b87afe5f2c2f"]
