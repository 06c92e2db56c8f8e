"""What players by link keep, share and return to: keys, names, rematches, waiting matches, links to watch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.errors import BadLink
from rozz.engine.match import Match
from rozz.ui.features.links import send_status
from rozz.ui.features.links.your_turn import waits_here
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.features.replay import replay_steps
from rozz.ui.features.settings_codec import from_text, to_text
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Remember, Share
from rozz.ui.state.links import linked_match
from rozz.ui.state.links.device_notes import Notes
from rozz.ui.state.model import Session, Settings
from rozz.ui.state.session_kinds import Here, ReadOnly
from rozz.ui.state.stages import COMPOSE, GATHER, OVER, REVEAL
from rozz.ui.views.shell import page_markup
from tests.support.engine.faults import refusing
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.ui.link_devices import two_devices as two_devices
from tests.support.words import longest_part

Two = tuple[Device, Device]


def shared(device: Device) -> str:
    """What was shared last."""
    sent = device.effects[-1]
    assert isinstance(sent, Share)
    return sent.text


def key_of(device: Device) -> str:
    """The key file of a device's seat."""
    file = device.send(m.SaveKey()).effects[-1]
    assert isinstance(file, Download)
    return file.text


def names_of(device: Device, seat: str) -> list[str]:
    return [each.name for each in device.linked.ledger.contents.joins if each.seat == seat]


def begun(*seats: tuple[str, str]) -> list[Device]:
    """Devices that share a started match of three."""
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    others = [joined_device(ada, seat, name) for seat, name in seats]
    ada.send(m.StartMatch())
    for each in others:
        each.send(m.OpenLink(ada.link))
    return [ada, *others]


# Keys


def test_the_key_of_a_taken_seat_is_offered_until_it_is_saved() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joined_device(ada, "BLUE", "Ben")
    section = f'<section class="card stack" aria-label="{say("key")}">'
    for device in (ada, ben):
        assert section in page_markup.page(device.model)
        key_of(device)
        assert device.model.toast == say("key-saved")
        assert section not in page_markup.page(device.model) and say("save-key") in page_markup.page(device.model)
        assert session_codec.from_text(session_codec.to_text(device.session)).linked == device.linked


def test_a_key_waits_if_the_invitation_is_older_than_its_seat() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    invitation = ada.link
    ben = joined_device(ada, "BLUE", "Ben")
    key = key_of(ben)
    new = Device("new").send(m.OpenLink(invitation))
    assert say("open-key") in page_markup.page(new.model)
    new.send(m.ImportMatch(key, "fresh"))
    shown = page_markup.page(new.model)
    assert new.session.stage == GATHER and new.linked.seats == () and say("key-is-here") in shown
    assert say("open-key") not in shown and 'data-on="join"' not in shown
    assert ada.send(m.StartMatch()).linked.composing == ("RED",)
    new.send(m.OpenLink(ada.link))
    assert new.linked.seats == ("BLUE",) and new.session.stage == COMPOSE


def test_a_key_without_a_seat_is_replaced_by_the_right_one() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    invitation = ada.link
    ben, cleo = joined_device(ada, "BLUE", "Ben"), joined_device(ada, "GREEN", "Cleo")
    new = Device("new").send(m.OpenLink(invitation), m.ImportMatch(key_of(cleo), "fresh"))
    assert new.linked.secret == cleo.linked.secret
    new.send(m.ImportMatch(key_of(ben), "fresh"), m.OpenLink(ada.link))
    assert new.linked.secret == ben.linked.secret and new.linked.seats == ("BLUE",)
    # A key that plays a seat stays.
    assert new.send(m.ImportMatch(key_of(cleo), "fresh")).linked.secret == ben.linked.secret


@pytest.mark.parametrize("kept", [[], {"guests": 1}, "x", {"dropped": None}])
def test_damaged_notes_are_refused(kept: object) -> None:
    linked = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"}).linked
    with refusing(BadLink, "links-kept-damaged"):
        linked_match.from_json({**linked_match.to_json(linked), "notes": kept})


def test_saved_notes_read_back() -> None:
    linked = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"}).linked
    noted_here = replace(linked, notes=Notes(True, ("Ben", "Cleo"), ("ab",)))
    assert linked_match.from_json(linked_match.to_json(noted_here)).notes == noted_here.notes
    assert linked_match.from_json({**linked_match.to_json(noted_here), "notes": {}}).notes == Notes()


# Names


def test_the_name_given_last_is_offered_for_the_next_match() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert ada.model.settings.name == "Ada" and any(isinstance(each, Remember) for each in ada.effects)
    ben = joined_device(ada, "BLUE", "Ben")
    assert ben.model.settings.name == "Ben"
    next_one = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Cleo"})
    ben.send(m.OpenLink(next_one.link))
    assert 'name="name" value="Ben"' in page_markup.page(ben.model)
    ada.send(m.ChooseScenario("basic-training"), m.FillForm("plays-BLUE", "link"))
    assert 'name="RED" value="Ada"' in page_markup.page(ada.model)
    # On one device every player has their own name.
    ada.send(m.FillForm("plays-BLUE", "here"))
    assert 'name="RED" value="Red"' in page_markup.page(ada.model)


def test_the_color_of_a_seat_is_not_remembered_as_a_name() -> None:
    host = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Red"})
    assert host.model.settings.name == ""
    assert joined_device(host, "BLUE", "").model.settings.name == ""


def test_the_name_is_saved_with_the_settings() -> None:
    settings = Settings("dark", 2, name="Ada")
    assert from_text(to_text(settings)) == settings
    assert from_text('{"name": 3}').name == "" and len(from_text(f'{{"name": "{"x" * 99}"}}').name) < 30


def test_a_name_can_be_changed_until_the_match_starts(two_devices: Two) -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = Device("Ben").send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Ben"))
    ben.send(m.ChangeName("Benedict"))
    assert names_of(ben, "BLUE") == ["Benedict"] and not send_status.is_sent(ben.linked)
    ada.send(m.OpenLink(ben.link))
    assert names_of(ada, "BLUE") == ["Benedict"]
    # The host can change a name too, although the old name has already been sent.
    ada.send(m.ChangeName("Adele"), m.OpenLink(ben.link))
    assert names_of(ada, "RED") == ["Adele"]
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    assert ben.session.match.names == {"RED": "Adele", "BLUE": "Benedict"}
    started, _ = two_devices
    assert started.send(m.ChangeName("Nobody")).session.match.names["RED"] == "Ada"


def test_the_host_chooses_between_a_sent_name_and_its_replacement() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joined_device(ada, "BLUE", "Ben")
    ben.send(m.ChangeName("Benedict"), m.OpenLink(ada.link))
    assert names_of(ben, "BLUE") == ["Benedict"]
    ada.send(m.OpenLink(ben.link))
    assert sorted(names_of(ada, "BLUE")) == ["Ben", "Benedict"]
    assert say("several-names", colour="Blue") in page_markup.page(ada.model)
    # And back again.
    ben.send(m.ChangeName("Ben"))
    assert names_of(ben, "BLUE") == ["Ben"]


# The sides of the board


def kreuz(rose: str, cross: str) -> Here:
    game = library.game("rosenkreuz")
    scenario = game.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz"))
    match = Match.begin(game, scenario, "id", {"ROSE": "Ada", "CROSS": "Ben"})
    plays = {"ROSE": rose, "CROSS": cross}
    return Here(replace(match, seats=tuple(replace(each, plays=plays[each.colour]) for each in match.seats)))


def test_a_lone_player_on_the_far_side_sees_the_board_turned() -> None:
    assert Session(kreuz("computer:1", "here"), COMPOSE).is_turned
    assert not Session(kreuz("here", "computer:1"), COMPOSE).is_turned
    assert not Session(kreuz("here", "here"), COMPOSE).is_turned
    flipped = Session(kreuz("computer:1", "here"), COMPOSE, is_flipped=True)
    assert not flipped.is_turned


# Resigned players


def test_a_resigned_player_is_sent_nothing_and_asked_nothing() -> None:
    ada, ben, cleo = begun(("BLUE", "Ben"), ("GREEN", "Cleo"))
    ben.command("R:")
    assert send_status.has_resigned(ben.linked)
    shown = page_markup.page(ben.model)
    assert all(say(key) not in shown for key in ("skipping", "words-how", "key-why"))
    ada.send(m.OpenLink(ben.link))
    ada.command("N:")
    assert send_status.readers(ada.linked) == ("GREEN",)
    cleo.send(m.OpenLink(ada.link))
    cleo.command("N:")
    ada.send(m.OpenLink(cleo.link))
    assert send_status.readers(ada.linked) == ("GREEN",)


def test_a_player_about_to_resign_is_offered_no_hint() -> None:
    alone = Device("alone").send(m.PlayNow("rozz", "fresh", "00" * 16))
    assert say("hint") in page_markup.page(alone.model)
    alone.send(m.Type("R:"))
    assert alone.session.resigns and say("hint") not in page_markup.page(alone.model)
    assert alone.send(m.AskHint()).model.dialog == ""


# Rematch


def test_a_rematch_is_one_invitation_for_the_same_players(two_devices: Two) -> None:
    ada, ben = two_devices
    ada.command("R:")
    ben.send(m.OpenLink(ada.link))
    ben.command("N:")
    ada.send(m.OpenLink(ben.link))
    while ada.session.stage == REVEAL:
        ada.send(m.NextTurn())
    assert ada.session.stage == OVER and say("rematch-link") in page_markup.page(ada.model)
    before = ada.linked
    ada.send(m.Rematch("fresh", "00"))
    again, contents = ada.linked, before.ledger.contents
    assert again.identity != before.identity and ada.session.stage == GATHER
    assert again.ledger.contents.invite.scenario == contents.invite.scenario
    assert again.ledger.contents.invite.options == contents.invite.options
    assert again.seats == ("RED",) and again.notes.guests == ("Ben",) and names_of(ada, "RED") == ["Ada"]
    assert say("path-invite-guests", names="Ben") in page_markup.page(ada.model)
    text = shared(ada.send(m.ShareLink("share")))
    assert text.startswith(longest_part("note-rematch", names="Ben"))
    ben.send(m.OpenLink(text), m.JoinMatch("BLUE", "Ben"))
    ada.send(m.OpenLink(ben.link), m.StartMatch())
    assert (
        ada.session.stage == COMPOSE
        and session_codec.from_text(session_codec.to_text(ada.session)).linked == ada.linked
    )


def test_a_rematch_has_the_same_computer_players() -> None:
    plays = {"RED": "here", "BLUE": "link", "GREEN": "computer:1"}
    ada = inviting_device("headquarters-3", plays, {"RED": "Ada"})
    joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch(), m.CloseUnfinished(), m.Rematch("fresh", "00"))
    assert dict(ada.linked.ledger.contents.computers) == {"GREEN": 1} and ada.linked.seats == ("RED",)


def test_an_unfinished_match_has_no_rematch(two_devices: Two) -> None:
    ada, _ = two_devices
    identity = ada.linked.identity
    assert ada.send(m.Rematch("fresh", "00")).linked.identity == identity


# Waiting matches on the first screen


def test_a_match_waits_for_the_player_with_something_to_do() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})

    def is_waiting(device: Device) -> bool:
        return waits_here(device.session)

    def send(device: Device) -> None:
        device.send(m.LinkLeft("shared", device.linked.identity, send_status.mark(device.linked)))

    assert is_waiting(ada)
    send(ada)
    assert not is_waiting(ada)
    ben = Device("Ben").send(m.OpenLink(ada.link))
    assert is_waiting(ben)
    ben.send(m.JoinMatch("BLUE", "Ben"))
    assert is_waiting(ben)
    ada.send(m.OpenLink(ben.link))
    assert is_waiting(ada)
    ada.send(m.StartMatch())
    assert is_waiting(ada)
    ben.send(m.OpenLink(ada.link))
    assert is_waiting(ben)
    ada.command("N:")
    assert is_waiting(ada)
    looks_on = Device("Eve").send(m.OpenLink(ada.link))
    assert not is_waiting(looks_on)


def test_waiting_matches_come_first_on_the_first_screen_and_are_counted(two_devices: Two) -> None:
    _, ben = two_devices
    ben.send(m.GoHome(), m.PlayNow("rozz", "fresh", "00" * 16), m.GoHome())
    cards = page_markup.page(ben.model)
    assert cards.index(f"saved-{two_devices[0].linked.identity}") < cards.index("saved-fresh")
    assert match_summaries.number_waiting(ben.model.shelf) == 1
    # The summary of a match says so too, before the match is read.
    kept = match_summaries.from_text(match_summaries.to_text(ben.model.shelf))
    assert [summary.is_waiting for _, summary in kept.values()] == [False, True]


def test_while_waiting_for_others_the_link_field_comes_before_all_else(two_devices: Two) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.LinkLeft("shared", ada.linked.identity, send_status.mark(ada.linked)), m.GoHome())
    shown = page_markup.page(ada.model)
    assert shown.index('data-on="open-link"') < shown.index('class="doors"')
    alone = page_markup.page(Device("new").send(m.GoHome()).model)
    assert alone.index('data-on="open-link"') > alone.index('class="doors"')


# Links to watch


def played(number: int) -> Device:
    """A device with a match in which this many moves have been played."""
    device = Device("host").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    device.send(m.BeginMatch("fresh", {"ROSE": "Ada", "CROSS": "Ben"}, "00" * 16))
    for _ in range(number):
        match = device.session.match
        default = match.game.default_commands(match.state, device.session.seat)
        device.send(m.Type("\n".join(map(match.game.write, default))), m.HandIn())
    return device


@pytest.mark.parametrize("turn", [1, 3])
def test_a_shown_turn_can_be_shared_and_opens_there(turn: int) -> None:
    ada = played(4)
    assert say("share-told") not in menu(ada)
    ada.send(m.Replay(turn))
    assert say("share-told") in menu(ada)
    text = shared(ada.send(m.ShareReadOnly()))
    assert text.endswith(f"&turn={turn}") and say("moment-move-inside", number=turn) in text
    eve = Device("Eve").send(m.OpenLink(text))
    assert isinstance(eve.session.kind, ReadOnly) and eve.session.stage == REVEAL and eve.session.shown_turn == turn
    # It is one match, whichever turn it opens at.
    whole = Device("Otto").send(m.OpenLink(text.partition("&")[0]))
    assert whole.session.shown_turn == 4 and whole.session.match.identity == eve.session.match.identity


def menu(device: Device) -> str:
    """The menu as it is now."""
    shown = page_markup.page(device.send(m.OpenDialog("menu")).model).split('id="dialog"')[1]
    device.send(m.CloseDialog())
    return shown


def test_the_clipboard_gets_only_the_link_to_watch() -> None:
    ada = played(4).send(m.Replay(3), m.ShareReadOnly())
    (sent,) = (each for each in ada.effects if isinstance(each, Share))
    assert sent.pasted == sent.text.splitlines()[-1] and sent.pasted.endswith("&turn=3")
    # A message to the others has to arrive whole: two words in it tell players with the same name apart.
    eve = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Eve"})
    assert all(eve.send(m.ShareLink(way)).effects[-1].pasted == "" for way in ("share", "copy"))


@pytest.mark.parametrize("behind", ["&turn=0", "&turn=99", "&turn=99999&step=9999", "&turn=x", "&turn=-1"])
def test_a_missing_turn_opens_at_the_last_one(behind: str) -> None:
    text = shared(played(2).send(m.Replay(1), m.ShareReadOnly())).partition("&")[0]
    assert Device("Eve").send(m.OpenLink(text + behind)).session.shown_turn == 2


def test_a_step_past_the_last_opens_the_last(two_devices: Two) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ben.send(m.OpenLink(ada.link))
    ben.command("N:")
    ada.send(m.OpenLink(ben.link), m.GoToStep(1))
    text = shared(ada.send(m.ShareReadOnly()))
    assert text.endswith("&turn=1&step=1")
    assert Device("Eve").send(m.OpenLink(text)).session.step == 1
    late = Device("Otto").send(m.OpenLink(text.replace("step=1", "step=77"))).session
    assert late.step == len(replay_steps.steps(late.match, 1)) - 1


def test_what_ifs_and_lessons_cannot_be_shared() -> None:
    ada = played(2).send(m.TryDifferently(1))
    assert ada.session.is_trial and say("share-told") not in menu(ada)
    assert not isinstance(ada.send(m.ShareReadOnly()).effects[-1], Share)


def test_a_link_to_watch_can_go_to_anyone() -> None:
    ada = played(2).send(m.Replay(1), m.ShareReadOnly())
    assert ada.send(m.LinkLeft("instead", "", "")).model.toast == say("watch-copied")
    assert ada.send(m.LinkLeft("shared", "", "")).model.toast == say("watch-shared")
