"""By link: the two rounds of a turn, what this device has sent of them, and which players are out of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.links.signing.envelopes import Seal
from rozz.ui.features.links import send_status
from rozz.ui.features.links.link_messages import lines
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.games import command_phrase
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.links import linked_match
from rozz.ui.state.session_kinds import ByLink
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device, two_devices
from tests.support.ui.link_rounds import confirm_sent, next_steps, page_words, three_devices
from tests.support.ui.table import words
from tests.support.words import in_turn, longest_part, pattern

__all__ = ["two_devices"]


@pytest.fixture
def crossing() -> tuple[Device, Device, Device]:
    """Ada and Ben have each sealed and sent without the other's link; Cleo is writing."""
    ada, ben, cleo = three_devices()
    for each in (ada, ben):
        each.command("N:")
        confirm_sent(each)
    return ada, ben, cleo


def test_commands_stay_sent_when_a_link_brings_nothing_to_sign(crossing: tuple[Device, Device, Device]) -> None:
    ada, ben, _ = crossing
    ada.send(m.OpenLink(ben.link))
    assert status_text(ada.session) == say("link-sent", names="Cleo")
    assert next_steps(ada) == [say("path-open", number=1, names="Cleo"), say("path-send-again")]


def test_opened_commands_are_announced_and_sealed_ones_stay_sent(
    crossing: tuple[Device, Device, Device],
) -> None:
    ada, ben, cleo = crossing
    cleo.command("N:")
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    assert status_text(ada.session) == say("link-opened")
    assert next_steps(ada)[0] == say("path-send-opened", names="Ben and Cleo")
    kept = session_codec.from_text(session_codec.to_text(ada.session))
    assert status_text(kept) == say("link-opened"), "it is known after a reload"
    confirm_sent(ada)
    assert status_text(ada.session) == say("link-sent", names="Ben and Cleo")


def test_two_players_who_seal_at_once_both_read_how_to_continue(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ben.command("N:")
    confirm_sent(ada).send(m.OpenLink(ben.link))
    assert status_text(ada.session) == say("link-opened")
    assert next_steps(ada)[0] == say("path-send-opened", names="Ben")
    ben.send(m.OpenLink(ada.link))
    assert say("seen-later", names="Ada", moment=in_turn(1)) in page_words(ben)


def test_an_unsent_vote_is_not_called_sealed(crossing: tuple[Device, Device, Device]) -> None:
    ada, _, _ = crossing
    ada.send(m.SkipSeat("RED", "GREEN"))
    assert status_text(ada.session) == say("link-voted")
    assert next_steps(ada)[0] == say("path-send-voted", names="Ben and Cleo")


def test_commands_that_came_back_are_sent_though_a_later_vote_is_not() -> None:
    ada, ben, _ = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.SkipSeat("RED", "GREEN"))
    assert status_text(ada.session) == say("link-sealed") and next_steps(ada)[0] == say(
        "path-send-voted", names="Ben and Cleo"
    )
    ada.send(m.OpenLink(ben.link))
    assert status_text(ada.session) == say("link-voted")


def skipped_one() -> tuple[Device, Device, Device]:
    """Ada and Ben have sealed and agreed to skip Cleo, who has sealed but sent nothing."""
    ada, ben, cleo = three_devices()
    cleo.command("N:")
    ada.command("N:")
    ben.send(m.OpenLink(ada.link), m.SkipSeat("BLUE", "GREEN"))
    ada.send(m.OpenLink(ben.link), m.SkipSeat("RED", "GREEN"))
    return ada, ben, cleo


def test_a_skipped_player_reads_that_the_sealed_commands_do_not_count() -> None:
    ada, _, cleo = skipped_one()
    cleo.send(m.OpenLink(ada.link))
    text = page_words(cleo)
    assert status_text(cleo.session) == say("link-skipped", moment=say("moment-turn", number=1))
    assert say("skip-agreed", names="Ada and Ben", who="you") in text
    assert say("skip-in-vain") in text
    assert say("skip-here") in text
    assert say("ending-unsent") not in text and not any(pattern("path-send").search(each) for each in next_steps(cleo))
    assert say("link-waits", names="Ada and Ben") not in status_text(cleo.session)


def test_a_skipped_player_is_not_asked_to_send_discarded_commands() -> None:
    ada, ben, cleo = skipped_one()
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link))
    assert ada.session.match.played
    cleo.send(m.OpenLink(ada.link))
    text = page_words(cleo)
    assert not pattern("seen-later").search(text)
    assert say("skipped-in-vain") in text
    cleo.seen()
    assert send_status.is_sent(cleo.linked)


def test_a_host_who_is_skipped_repeatedly_has_sent_the_start_long_ago() -> None:
    ada, ben, cleo = three_devices()
    for turn in range(3):
        ben.command("N:")
        cleo.send(m.OpenLink(ben.link)).command("N:")
        cleo.send(m.SkipSeat("GREEN", "RED"))
        ben.send(m.OpenLink(cleo.link), m.SkipSeat("BLUE", "RED"))
        cleo.send(m.OpenLink(ben.link))
        ben.send(m.OpenLink(cleo.link))
        assert len(ben.session.match.played) == turn + 1
        ben.seen()
        cleo.send(m.OpenLink(ben.link))
        cleo.seen()
    ada.send(m.OpenLink(ben.link))
    assert send_status.is_sent(ada.linked)


def test_the_two_rounds_are_explained_once_in_the_first_turn(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    rounds = say("rounds-how")
    assert page_words(ada).count(rounds) == 1
    ada.command("N:")
    assert say("round-one") in page_words(ada)
    ben.send(m.OpenLink(ada.link))
    last = say("rounds-last")
    assert last in page_words(ben) and rounds not in page_words(ben)
    ben.command("N:")
    ada.send(m.OpenLink(ben.link)).seen()
    assert "Round" not in page_words(ada), "the rounds are explained once"


def test_own_sealed_commands_can_be_read_again_only_on_this_device(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("P: INF > Karn")
    match = ada.session.match
    (command,) = match.game.parse(match.scenario, "P: INF > Karn")
    phrase = command_phrase(match, command)
    for session in (ada.session, session_codec.from_text(session_codec.to_text(ada.session))):
        ada.model = replace(ada.model, session=session)
        assert say("own-sealed") in page_words(ada) and phrase in page_words(ada)
    ben.send(m.OpenLink(ada.link))
    assert say("own-sealed") not in page_words(ben) and phrase not in page_words(ben)
    ben.command("N:")
    assert say("own-sealed") not in page_words(ada.send(m.OpenLink(ben.link)).seen())


def test_sealed_text_of_another_seal_of_the_same_turn_is_not_shown(two_devices: tuple[Device, Device]) -> None:
    """A restored backup can seal again; an older version kept the text without its seal."""
    ada, _ = two_devices
    ada.command("P: INF > Karn")
    (text,), seal = ada.linked.sealed, ada.linked.ledger.contents.answers["RED"]
    assert isinstance(seal, Seal) and text.seal == seal.z
    assert session_codec.from_text(session_codec.to_text(ada.session)).linked == ada.linked
    saved = linked_match.to_json(ada.linked)
    (older,) = saved["sealed"]
    for other in ({**older, "seal": "00" * 32}, {key: older[key] for key in ("turn", "seat", "text")}):
        again = linked_match.from_json({**saved, "sealed": [other]})
        assert again.signed == ada.linked.signed and len(again.sealed) == 1, "the match is still read"
        kept = replace(ada.model, session=replace(ada.session, kind=ByLink(again)))
        assert say("own-sealed") not in page_markup.page(kept)
    assert say("own-sealed") in page_words(ada)


def test_sealed_text_that_nobody_can_read_any_more_is_not_shown(two_devices: tuple[Device, Device]) -> None:
    """Storage can be damaged, and a new release may know a piece by another name."""
    ada, _ = two_devices
    ada.command("P: INF > Karn")
    kind = ada.session.kind
    assert isinstance(kind, ByLink) and ada.linked.sealed
    broken = replace(ada.linked, sealed=(replace(ada.linked.sealed[0], text="P: INF > Nowhere"),))
    ada.model = replace(ada.model, session=replace(ada.session, kind=replace(kind, linked=broken)))
    assert say("own-sealed") not in page_words(ada)


def test_the_view_for_the_next_visit_has_no_sealed_commands(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("P: INF > Karn")
    assert say("own-sealed") in page_markup.page(ada.model)
    assert say("own-sealed") not in page_markup.page(at_rest(ada.model))


def test_own_sealed_commands_are_dropped_with_their_turn(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("P: INF > Karn")
    ben.send(m.OpenLink(ada.link)).command("N:")
    assert say("own-sealed") not in page_words(ben), "the last player reveals at once"
    ada.send(m.OpenLink(ben.link)).seen()
    assert ada.linked.ledger.contents.turn == 2 and ada.linked.sealed == ()


def test_own_sealed_commands_go_when_the_seat_resigns(crossing: tuple[Device, Device, Device]) -> None:
    ada, _, _ = crossing
    assert say("own-sealed") in page_words(ada)
    ada.send(m.ResignSeat("RED"))
    assert say("own-sealed") not in page_words(ada)


def test_seal_says_that_it_is_final_before_it_is_tapped(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.Type("P: INF > Karn"))
    assert say("then-seal", button=say("seal")) in page_words(ada)


def test_players_who_wait_in_the_second_round_read_its_name(crossing: tuple[Device, Device, Device]) -> None:
    ada, ben, cleo = crossing
    cleo.command("N:")
    assert say("round-one") in page_words(cleo)
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    assert say("round-two") in page_words(ada)
    assert say("round-one") not in page_words(ada) and say("rounds-how") not in page_words(ada)


def test_a_spectator_reads_the_state_of_the_turn_in_one_sentence(crossing: tuple[Device, Device, Device]) -> None:
    ada, ben, cleo = crossing
    eve = Device("Eve").send(m.OpenLink(ada.link))
    text = page_words(eve)
    assert say("looks-some", number=1, moment=say("moment-turn", number=1), sealed="Ada", names="Ben and Cleo") in text
    assert say("link-waits", names="Ada") not in text and longest_part("owes-nothing-yet", number=1) not in text
    eve.send(m.OpenLink(ben.link))
    assert say(
        "looks-some", number=2, moment=say("moment-turn", number=1), sealed="Ada and Ben", names="Cleo"
    ) in page_words(eve)
    cleo.command("N:")
    eve.send(m.OpenLink(cleo.link))
    assert say("looks-opening", moment=say("moment-turn", number=1), names="Ada, Ben and Cleo") in page_words(eve)
    assert longest_part("owes-reveal", number=1) not in page_words(eve)
    fay = Device("Fay").send(m.OpenLink(three_devices()[0].link))
    assert say("looks-none", moment=say("moment-turn", number=1), names="Ada, Ben and Cleo") in page_words(fay)


def test_a_spectator_is_not_told_that_a_resigned_player_has_sealed() -> None:
    _, ben, cleo = three_devices()
    ben.command("R:")
    eve = Device("Eve").send(m.OpenLink(ben.link))
    assert say("looks-none", moment=say("moment-turn", number=1), names="Ada and Cleo") in page_words(eve)
    cleo.command("N:")
    eve.send(m.OpenLink(cleo.link))
    assert say("looks-some", number=1, moment=say("moment-turn", number=1), sealed="Cleo", names="Ada") in page_words(
        eve
    )


def test_a_spectator_of_a_match_without_seals_reads_whose_move_it_is() -> None:
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    joined_device(otto, "CROSS", "Ben")
    otto.send(m.StartMatch())
    eve = Device("Eve").send(m.OpenLink(otto.link))
    assert say("looks-move", moment=say("moment-move", number=1), names="Otto") in page_words(eve)


def test_a_resigned_player_reads_who_has_yet_to_seal() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    ada.send(m.OpenLink(ben.link)).command("N:")
    cleo.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(cleo.link)).seen().command("N:")
    ben.send(m.OpenLink(ada.link)).seen()
    assert status_text(ben.session) == say("link-has-resigned", names="Cleo")


def test_a_player_reads_first_that_the_rival_has_resigned(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("R:")
    happened, to_do = lines(ada.session, ada.linked)
    turn = say("moment-turn-inside", number=1)
    assert say("letter-resigned", number=1, names="Ada", moment=turn) in happened
    assert to_do == say("letter-finish", number=1, names="Ben", moment=turn)
    ben.send(m.OpenLink(ada.link))
    body = page_markup.page(ben.model).split('id="slip-body"')[1]
    first = words(body.split("</p>")[0])
    assert say("resigned-elsewhere", number=1, name="Ada") in first
    assert say("resigned-you-win", moment=turn) in first
    ben.command("N:")
    assert ben.session.kind.is_over and ben.session.match.outcome.winners == ("BLUE",)


def test_of_three_players_nobody_is_promised_to_win_by_a_resignation() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    assert lines(ben.session, ben.linked)[1] == say("letter-command", number=2, names="Ada and Cleo")
    ada.send(m.OpenLink(ben.link))
    assert say("resigned-elsewhere", number=1, name="Ben") in page_words(ada)
    assert say("resigned-you-win", moment=say("moment-turn-inside", number=1)) not in page_words(ada)
    ada.command("R:")
    assert lines(ada.session, ada.linked)[1] == say(
        "letter-finish", number=1, names="Cleo", moment=say("moment-turn-inside", number=1)
    )
    cleo.send(m.OpenLink(ada.link))
    assert say("resigned-elsewhere", number=2, name="Ada and Ben") in page_words(cleo)
    assert say("resigned-you-win", moment=say("moment-turn-inside", number=1)) in page_words(cleo)


def test_a_device_of_one_player_does_not_ask_who_plays_after_a_reload(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.Type("M: INF*2 @ Karn > K1"))
    again = session_codec.from_text(session_codec.to_text(ada.session))
    assert again.stage == "compose" and again.seat == "RED" and again.composer.commands


def test_a_shared_device_asks_who_plays_after_a_reload() -> None:
    host = inviting_device(
        "headquarters-3", {"RED": "here", "BLUE": "here", "GREEN": "link"}, {"RED": "Ada", "BLUE": "Ben"}
    )
    joined_device(host, "GREEN", "Cleo")
    host.send(m.StartMatch(), m.IAm("RED"))
    again = session_codec.from_text(session_codec.to_text(host.session))
    assert again.stage == "handover" and not again.composer.commands


def test_a_single_players_draft_survives_sending_the_last_link_again(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.Type("M: INF*2 @ Karn > K1"))
    given = ada.session.composer.commands
    ada.send(m.ShowLink())
    assert (
        session_codec.from_text(session_codec.to_text(ada.session)).composer.commands == given
    ), "the commands are kept meanwhile"
    assert ada.send(m.GoOnTable()).session.composer.commands == given


def test_a_single_players_draft_survives_the_replay_of_a_turn(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link)).seen().send(m.Type("M: INF*2 @ Karn > K1"))
    given = ada.session.composer.commands
    ada.send(m.ShowHistory(), m.Replay(1))
    assert session_codec.from_text(session_codec.to_text(ada.session)).drafts["RED"].commands == given
    ada.send(m.GoBack(), m.BackToTable())
    assert ada.session.stage == "compose" and ada.session.composer.commands == given
