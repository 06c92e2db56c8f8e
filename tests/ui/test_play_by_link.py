"""Matches by link at the table, with CPython's keys: every device is its own model."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rozz.ui.app.update import update
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.features.match_list.match_files import read_key
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Save, Share, UseKeys
from rozz.ui.state.session_kinds import ReadOnly
from rozz.ui.state.stages import AWAIT, COMPOSE, GATHER, HANDOVER, OVER, REVEAL
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.ui.link_devices import two_devices as two_devices
from tests.support.words import in_turn, longest_part, pattern


def test_after_gathering_both_devices_write_commands(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    assert ada.session.stage == ben.session.stage == COMPOSE
    assert ada.linked.words == ben.linked.words and len(set(ada.linked.words)) > 5
    assert status_text(ada.session) == say("link-composing", turn=1)
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Ben"}


def test_a_player_who_opens_an_invitation_waits_for_the_start() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert ada.session.stage == GATHER and status_text(ada.session) == say("link-gathering", number=1)
    ben = joined_device(ada, "BLUE", "Ben")
    assert status_text(ben.session) == say("link-waits-start")
    assert status_text(ada.session) == say("link-complete")


def set_up(scenario: str, *filled: tuple[str, str]) -> str:
    """The page for setting up a match, with some fields filled in."""
    return page_markup.page(
        Device("host").send(m.ChooseScenario(scenario), *(m.FillForm(*each) for each in filled)).model
    )


def test_only_the_player_taking_a_seat_by_link_is_asked_for_a_name() -> None:
    named = ("BLUE", "Ben")
    assert f'value="Ben" aria-label="{say("name-of", colour="Blue")}"' in set_up("basic-training", named)
    shown = set_up("basic-training", named, ("plays-BLUE", "link"))
    assert (
        f'aria-label="{say("name-of", colour="Blue")}"' not in shown
        and f'aria-label="{say("name-of", colour="Red")}"' in shown
    )
    assert say("named-by-link", colour="Blue") in shown
    assert 'value="Ben"' in set_up("basic-training", named, ("plays-BLUE", "link"), ("plays-BLUE", "here"))


def test_correspondence_is_not_offered_in_matches_by_link() -> None:
    why = say("by-link-messages")
    assert 'name="option-messages"' in set_up("headquarters-2") and why not in set_up("headquarters-2")
    price = "<h3>Correspondence</h3><span class=\"price\">"
    assert f"{price}$1" in set_up("headquarters-2")
    assert f"{price}–" in set_up("headquarters-2", ("option-messages", "none"))
    shown = set_up("headquarters-2", ("plays-BLUE", "link"))
    assert 'name="option-messages"' not in shown and why in shown
    assert f"{price}–" in shown, "the catalogue below says the same"
    assert why not in set_up("basic-training", ("plays-BLUE", "link")), "nothing of the kind is sold there anyway"
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert not ada.session.match.game.options(ada.session.match.scenario)


def test_two_players_need_one_link_each_per_turn(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    first = ada.command("M: INF*2 @ Karn > K1")
    assert ada.session.stage == AWAIT and status_text(ada.session) == say("link-sealed")
    ben.send(m.OpenLink(first))
    second = ben.command("N:")
    assert status_text(ben.session) == say("link-sealed")
    ada.send(m.OpenLink(second)).seen()
    third = ada.command("M: INF @ K1 > K2")
    ben.send(m.OpenLink(third)).seen()
    assert ben.session.stage == COMPOSE and ben.session.match.played[0].orders.keys() == {"RED", "BLUE"}
    assert status_text(ben.session) == say("link-composing", turn=2)


def test_the_page_lists_what_the_other_players_still_owe(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    first = ada.command("N:")
    assert f"<li>{say('owes-seal', number=1, name='Ben')}</li>" in page_markup.page(ada.model)
    ben.send(m.OpenLink(first))
    ben.command("N:")
    shown = page_markup.page(ben.model)
    assert f"<li>{say('owes-reveal', number=1, name='Ada')}</li>" in shown
    ada.send(m.OpenLink(ben.link)).seen()
    assert not pattern("owes-seal", number=1).search(page_markup.page(ada.model)), "who writes waits for nobody"


def test_both_players_read_that_one_sees_the_turn_first(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    goes_along = say("seen-later", names="Ben", moment=in_turn(1))
    ben.send(m.OpenLink(ada.command("N:")))
    ben.command("N:")
    assert say("seen-with", number=1, names="Ada") in page_markup.page(ben.model)
    ada.send(m.OpenLink(ben.link))
    assert ada.session.stage == REVEAL and goes_along in page_markup.page(ada.model)
    assert goes_along in page_markup.page(ada.seen().model), "and again where the next commands are written"
    ada.command("N:")
    assert ada.session.stage == AWAIT and goes_along not in page_markup.page(ada.model), "the page says what to send"
    ben.send(m.OpenLink(ada.link))
    assert longest_part("seen-later") not in page_markup.page(ben.model), "Ada has seen it before"


def test_a_turn_already_sent_is_not_announced_with_the_next_link(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    ada.send(m.ShowLink(), m.ShareLink("copy"), m.LinkLeft("shared", ada.linked.identity))
    assert longest_part("seen-later") not in page_markup.page(ada.send(m.GoOnTable()).model)


def test_a_player_writing_commands_sees_who_has_sealed(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    note = say("sealed-already", number=1, name="Ada")
    assert note not in page_markup.page(ben.model)
    ben.send(m.OpenLink(ada.command("N:")))
    assert ben.session.stage == COMPOSE and note in page_markup.page(ben.model)
    assert longest_part("sealed-already", number=1) not in page_markup.page(
        ada.send(m.OpenLink(ben.command("N:"))).seen().model
    )


def test_sending_again_is_not_offered_before_the_first_send(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    assert say("start-alone") in page_markup.page(ada.model)
    assert say("start-on") in page_markup.page(ben.model), "what Ben sent is that he has joined"
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    assert say("start-again") in page_markup.page(ada.model)


def test_the_start_link_is_offered_above_the_commands_until_it_is_sent(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    above, below = page_markup.page(ada.model).split('id="dispatch"')
    assert f">{say('start-alone')}<" in above and 'data-do="show-link"' not in below
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    above, below = page_markup.page(ada.model).split('id="dispatch"')
    assert 'data-do="show-link"' not in above and f">{say('start-again')}<" in below


def test_a_link_names_its_turn_and_is_sent_again_only_after_sending(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.OpenLink(ben.command("N:")))
    shown = page_markup.page(ada.seen().model)
    assert f"{say('link-of', moment=in_turn(1))}<" in shown and "again" not in shown, (
        "Ben has not got what opens turn 1"
    )
    ada.send(m.ShowLink(), m.LinkLeft("shared", ada.linked.identity), m.GoOnTable())
    assert f"{say('link-of-again', moment=in_turn(1))}<" in page_markup.page(ada.model)
    ben.send(m.OpenLink(ada.link)).seen()
    assert f"{say('link-of-again', moment=in_turn(1))}<" in page_markup.page(
        ben.model
    ), "what Ben showed came back in the link of Ada"


def test_an_arriving_link_leaves_unfinished_commands_alone(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.Type("M: INF @ Quell > Q1"))
    ben.send(m.OpenLink(ada.command("N:")))
    assert ben.session.stage == COMPOSE
    assert [ben.session.match.game.write(each) for each in ben.session.composer.commands] == ["M: INF @ Quell > Q1"]


def test_steps_with_keys_run_one_at_a_time(two_devices: tuple[Device, Device]) -> None:
    """A link opened while commands are being sealed waits: neither undoes what the other did."""
    ada, ben = two_devices
    theirs = ben.command("N:")
    ada.send(m.Type("M: INF*2 @ Karn > K1"))
    sealing, effects = update(ada.model, m.HandIn())
    (step,) = [each for each in effects if isinstance(each, UseKeys)]
    for message in (m.HandIn(), m.OpenLink(theirs)):
        sealing, effects = update(sealing, message)
        assert not [each for each in effects if isinstance(each, UseKeys)]
    ada.model = sealing
    ada.use_keys(step)
    assert not ada.model.later and not ada.model.is_busy
    assert status_text(ada.session) == say("link-sealed"), "sealed, and shown since Ben has sealed too"
    ben.send(m.OpenLink(ada.link))
    assert len(ben.session.match.played[0].orders["RED"]) == 1


def test_a_refusal_by_the_keys_is_shown_and_the_commands_stay(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.Type("N:"))
    sealing, _ = update(ada.model, m.HandIn())
    refused, _ = update(sealing, m.LinkRefused("no"))
    assert refused.refused == "No." and not refused.is_busy
    assert refused.session is not None and len(refused.session.composer.commands) == 1


def test_a_link_opened_twice_changes_nothing(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    link = ada.command("N:")
    ben.send(m.OpenLink(link))
    before = ben.linked
    ben.send(m.OpenLink(f"Here it is:\n{link}\nAda"))
    assert ben.linked == before and ben.model.toast == say("link-seen")


def test_a_saved_match_by_link_reads_back(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("M: INF*2 @ Karn > K1")), m.Type("M: INF @ Quell > Q1"))
    for device in two_devices:
        text = session_codec.to_text(device.session)
        back = session_codec.from_text(text)
        assert back.linked is not None
        assert (back.linked.ledger, back.linked.secret, back.linked.seats) == (
            device.linked.ledger,
            device.linked.secret,
            device.linked.seats,
        )
        assert back.match.identity == device.session.match.identity
    assert back.stage == COMPOSE and back.composer.commands == ben.session.composer.commands
    assert next(each.identity for each in reversed(ben.effects) if isinstance(each, Save)) == ben.linked.identity


def test_the_next_visit_shows_no_draft_and_no_secret(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.Type("M: INF @ Quell > Q1"))
    shown = page_markup.page(at_rest(ben.model))
    assert "M: INF" in page_markup.page(ben.model) and "M: INF" not in shown
    assert ben.linked.secret.hex() not in page_markup.page(ben.model) + shown
    ada.command("N:")
    assert ada.link in page_markup.page(at_rest(ada.model)), "a link is never shown without the address it leads to"


def test_one_match_can_mix_seats_here_and_by_link() -> None:
    host = inviting_device(
        "headquarters-3", {"RED": "here", "BLUE": "here", "GREEN": "link"}, {"RED": "Ada", "BLUE": "Ben"}
    )
    guest = joined_device(host, "GREEN", "Cleo")
    host.send(m.StartMatch())
    guest.send(m.OpenLink(host.link))
    assert host.linked.seats == ("RED", "BLUE") and host.session.stage == HANDOVER
    host.send(m.IAm()).command("N:")
    assert host.session.stage == HANDOVER and host.session.seat == "BLUE"
    host.send(m.IAm()).command("N:")
    assert status_text(host.session) == say("link-sealed")
    guest.send(m.OpenLink(host.link))
    host.send(m.OpenLink(guest.command("N:")))
    assert host.session.stage == REVEAL and host.session.shown_turn == 1


def test_all_others_can_skip_a_silent_seat() -> None:
    host = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    ben, cleo = joined_device(host, "BLUE", "Ben"), joined_device(host, "GREEN", "Cleo")
    host.send(m.StartMatch())
    ben.send(m.OpenLink(host.link))
    host.command("N:")
    ben.send(m.OpenLink(host.link)).command("N:")
    ben.send(m.SkipSeat("BLUE", "GREEN"))
    host.send(m.OpenLink(ben.link), m.SkipSeat("RED", "GREEN"))
    ben.send(m.OpenLink(host.link))
    host.send(m.OpenLink(ben.link))
    assert host.session.match.played and not host.session.match.played[0].orders["GREEN"]
    assert cleo.session.stage == GATHER


def test_a_resignation_by_link_ends_the_match(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    link = ada.command("R:")
    ben.send(m.OpenLink(link))
    ada.send(m.OpenLink(ben.command("N:")))
    assert ada.session.match.outcome is not None and ada.session.match.outcome.winners == ("BLUE",)
    ada.seen()
    assert ada.session.stage == OVER
    ada.send(m.Rematch("another"))
    assert ada.session.linked is not None, "a rematch by link is a new invitation"


def test_a_match_closed_as_unfinished_reopens_when_a_link_arrives(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("N:")))
    ada.send(m.CloseUnfinished())
    assert ada.session.stage == OVER and ada.session.kind.is_over and say("unfinished") in page_markup.page(ada.model)
    assert session_codec.from_text(session_codec.to_text(ada.session)).stage == OVER
    ada.send(m.OpenLink(ben.command("N:")))
    assert ada.session.stage == REVEAL and not ada.session.kind.is_over


def test_a_key_file_restores_the_seat(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    link = ada.command("M: INF*2 @ Karn > K1")
    ada.send(m.SaveKey())
    (file,) = [each for each in ada.effects if isinstance(each, Download)]
    assert read_key(json.loads(file.text)) == (ada.linked.identity, ada.linked.secret)
    new = Device("new").send(m.ImportMatch(file.text, "fresh"))
    assert new.model.refused == say("key-without-match")
    new.send(m.OpenLink(link))
    assert new.linked.seats == () and say("link-no-key") in page_markup.page(new.model)
    new.send(m.ImportMatch(file.text, "fresh"))
    assert new.linked.seats == ("RED",) and status_text(new.session) == say("link-sent", names="Ben")
    ben.send(m.OpenLink(link))
    new.send(m.OpenLink(ben.command("N:")))
    assert new.session.stage == REVEAL
    stranger = Device("stranger").send(m.OpenLink(link))
    forged = file.text.replace(ada.linked.secret.hex(), bytes(32).hex())
    stranger.send(m.ImportMatch(forged, "fresh"))
    assert "for another match" in stranger.model.refused and stranger.linked.seats == ()


def test_a_match_by_link_cannot_be_duplicated(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.GoHome(), m.DuplicateMatch(ada.model.shelf[0].identity, "second"))
    assert len(ada.model.shelf) == 1


def test_a_what_if_knows_only_what_everyone_knows(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("M: INF*2 @ Karn > K1")))
    ben.send(m.TryDifferently(0))
    assert ben.session.is_trial and ben.session.linked is None
    assert "K1" not in str(ben.session.drafts.get("RED", ""))


def test_the_qr_code_is_drawn_only_when_opened(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    assert f">{say('code')}</summary>" in page_markup.page(ada.model)
    assert "code-picture" not in page_markup.page(ada.model)
    ada.send(m.ShowCode())
    assert "code-picture" in page_markup.page(ada.model)


def test_a_link_too_long_for_a_camera_has_no_qr_code(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.ShowCode())
    ada.model = replace(ada.model, address="https://" + "long." * 300 + "example.org/")
    drawn = page_markup.page(ada.model)
    assert "code-picture" not in drawn and say("no-code") in drawn


@pytest.mark.parametrize(
    "text", ["nothing of the kind", "https://example.org/#m=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]
)
def test_an_invalid_link_changes_nothing(two_devices: tuple[Device, Device], text: str) -> None:
    ada, _ = two_devices
    before = ada.session
    ada.send(m.OpenLink(text))
    assert ada.session is before and ada.model.refused.endswith(".")


def test_a_finished_match_has_a_read_only_link(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("R:")))
    ada.send(m.OpenLink(ben.command("N:")))
    ada.seen().send(m.ShareReadOnly())
    (shared,) = [each.text for each in ada.effects if isinstance(each, Share)]
    eve = Device("eve").send(m.OpenLink(shared))
    assert isinstance(eve.session.kind, ReadOnly) and eve.session.kind.people == () and eve.session.shown_turn == 1
    assert eve.session.match.outcome == ada.session.match.outcome


def test_seal_adds_the_current_command_and_seals_when_pressed_again() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch(), m.TapTile("Drift"), m.Pick("purchase:INF"), m.Ready())
    assert ada.session.stage == COMPOSE and len(ada.session.composer.commands) == 1
    assert ada.model.toast == say("added-unsealed")
    ada.send(m.Ready(), m.HandIn())
    assert ada.session.stage == AWAIT
