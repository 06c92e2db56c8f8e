"""By link: one numbered step comes first; only what left the device counts as sent; errors appear by the box."""

from __future__ import annotations

import re

import pytest

from rozz.ui.app.update import update
from rozz.ui.features.links import send_status
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.features.navigation import path
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Scroll, Share
from rozz.ui.state.model import Model
from rozz.ui.state.stages import AWAIT, COMPOSE, OVER, REVEAL
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device, two_devices
from tests.support.ui.link_rounds import next_steps, note_after_step, three_devices
from tests.support.ui.table import words
from tests.support.words import beginning, in_turn, longest_part, pattern, pattern_text

__all__ = ["two_devices"]


#: The entries folded away below most actions.
PASTE, STILL_TO_COME = say("got-link"), say("still-to-come")
#: The notice about a link that was opened before.
SEEN = say("link-seen")


def test_a_host_sends_invitations_then_opens_replies_then_starts() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert next_steps(ada) == [say("path-invite", number=1, seats="Blue"), PASTE]
    assert note_after_step(ada) == say("after-invite")
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    assert next_steps(ada) == [say("path-open-join"), say("invite-again")]
    joined_device(ada, "BLUE", "Ben")
    assert next_steps(ada) == [say("start-match"), say("path-invite-again"), PASTE]
    assert note_after_step(ada) == say("after-start", names="Ben")


def test_an_action_farther_down_leads_up_to_the_next_step() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = Device("Ben").send(m.OpenLink(ada.link))
    scrolled = [Scroll("next-step", is_whole=True), Focus("next-step")]
    assert not set(scrolled) & set(ben.effects), "a new screen is shown from its top anyway"
    ben.send(m.JoinMatch("BLUE", "Ben"))
    assert [each for each in ben.effects if each in scrolled] == scrolled
    ada.effects.clear()
    ada.send(m.OpenLink(ben.link, is_pasted=True))
    assert [each for each in ada.effects if each in scrolled] == scrolled
    assert re.search(f'<h2 id="next-step" tabindex="-1">{say("start-match")}</h2>', page_markup.page(ada.model))
    ada.effects.clear()
    ada.send(m.OpenLink(ben.link, is_pasted=True))
    assert not set(scrolled) & set(ada.effects), "a link without news does not scroll"


def test_a_guest_joins_then_sends_a_link_back_then_opens_the_start() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = Device("Ben").send(m.OpenLink(ada.link))
    assert next_steps(ben) == [say("join"), PASTE, say("key-elsewhere")]
    assert note_after_step(ben) == say("after-seat", maker="Ada")
    ben.send(m.JoinMatch("BLUE", "Ben"))
    assert next_steps(ben) == [say("path-send-back", names="Ada"), PASTE, say("changed-mind-title")]
    assert note_after_step(ben) == say("after-back", maker="Ada")
    (share,) = [each for each in ben.send(m.ShareLink("copy")).effects if isinstance(each, Share)]
    assert share.text.startswith(f"Rozz, Basic Training: {beginning('asks-for', name='Ben', seats='Blue')}")
    ben.send(m.ShareLink("share"), m.LinkLeft("shared", ben.linked.identity))
    start = say("path-open-start", names="Ada")
    assert next_steps(ben) == [start, say("path-send-again"), say("changed-mind-title")]


def test_a_followed_link_hides_the_old_screen_until_it_is_open(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    opening = update(Model(), m.OpenLink(ada.link))[0]
    assert say("link-opening") in page_markup.page(opening) and say("play-now") not in page_markup.page(opening)
    assert path(opening) == (), "it is not a place to come back to"
    assert say("play-now") in page_markup.page(
        update(Model(), m.OpenLink(ada.link, is_pasted=True))[0]
    ), "a pasted link is opened from the screen that stays"
    refused = page_markup.page(update(opening, m.LinkRefused("this is no link"))[0])
    assert say("play-now") in refused and "This is no link." in refused


def test_the_seal_button_does_not_claim_to_send(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    shown = page_markup.page(ada.model)
    assert "Seal and send" not in shown and re.search(f'data-do="ready"[^>]*>{say("seal")}<', shown)


def test_sealed_commands_do_not_count_as_sent(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("M: INF*2 @ Karn > K1")
    assert status_text(ada.session) == say("link-sealed")
    assert next_steps(ada) == [say("path-send", names="Ben"), STILL_TO_COME, PASTE]
    assert note_after_step(ada) == say("after-open", number=1, names="Ben")
    ada.send(m.ShareLink("share"))
    (share,) = [each for each in ada.effects if isinstance(each, Share)]
    assert not send_status.is_sent(ada.linked), "it is not known yet whether it was shared"
    ada.send(m.LinkLeft("", share.identity))
    assert status_text(ada.session) == say("link-sealed"), "the player changed their mind"
    ada.send(m.LinkLeft("shared", share.identity))
    assert status_text(ada.session) == say("link-sent", names="Ben")
    assert say("link-shared", names="Ben") in ada.model.toast
    assert next_steps(ada) == [say("path-open", number=1, names="Ben"), say("path-send-again")]
    kept = session_codec.from_text(session_codec.to_text(ada.session))
    assert kept.linked is not None and send_status.is_sent(kept.linked), "it is known after a reload"


def test_a_link_shared_before_sealing_does_not_count_as_sending_the_seal(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.ShareLink("share"))
    (share,) = [each for each in ada.effects if isinstance(each, Share)]
    ada.command("N:")
    ada.send(m.LinkLeft("shared", share.identity, share.mark))
    assert status_text(ada.session) == say("link-sealed")


def test_a_player_alone_on_a_device_is_not_asked_to_pass_it_on(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    shown = page_markup.page(ada.send(m.Type("N:"), m.Hide()).model)
    assert ada.session.stage == COMPOSE and ada.session.composer.commands
    assert (
        not pattern("pass-to").search(shown)
        and say("i-am", name="Ada") not in shown
        and longest_part("begins-turn") not in shown
    )


def test_commands_that_come_back_in_anothers_link_count_as_sent() -> None:
    ada, ben, _ = three_devices()
    link = ada.command("N:")
    ben.send(m.OpenLink(link)).command("N:")
    assert not send_status.is_sent(ada.linked)
    ada.send(m.OpenLink(ben.link))
    assert send_status.is_sent(ada.linked)


def test_opening_your_own_link_on_its_device_does_not_send_it() -> None:
    ada, ben, _ = three_devices()
    ada.command("N:")
    before, own = ada.session, say("link-own", names="Ben and Cleo")
    ada.send(m.OpenLink(ada.link, is_pasted=True))
    assert ada.session == before and not send_status.is_sent(ada.linked) and ada.model.toast == own
    assert next_steps(ada)[0] == say("path-send", names="Ben and Cleo")
    ada.send(m.LinkLeft("copied", ada.linked.identity), m.OpenLink(ada.link))
    assert ada.model.toast == own, "it may have been copied only to be pasted here"
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link), m.OpenLink(ben.link))
    assert ada.model.toast == SEEN, "it is another player's link"


def test_a_join_request_counts_as_sent_only_by_anothers_link() -> None:
    plays = {"RED": "here", "GREEN": "link", "BLUE": "link"}
    ada = inviting_device("headquarters-3", plays, {"RED": "Ada"})
    ada.send(m.OpenLink(ada.link, is_pasted=True))
    assert ada.model.toast.startswith(longest_part("link-own"))
    ben = Device("Ben").send(m.OpenLink(ada.link), m.OpenLink(ada.link))
    assert ben.model.toast == SEEN, "it is Ada's"
    ben.send(m.JoinMatch("BLUE", "Ben"))
    ben.send(m.OpenLink(ben.link, is_pasted=True))
    assert ben.model.toast == say("link-own", names="Ada") and not send_status.is_sent(ben.linked)
    assert next_steps(ben)[0] == say("path-send-back", names="Ada")
    ada.send(m.OpenLink(ben.link))
    joined_device(ada, "GREEN", "Cleo")
    ben.send(m.OpenLink(ada.link))
    assert next_steps(ben)[0] == say("path-open-start", names="Ada")
    assert say("not-got", maker="Ada") in page_markup.page(ben.model)
    ben.send(m.OpenLink(ada.link))
    assert ben.model.toast == SEEN


def test_a_host_who_does_not_play_reads_that_a_link_was_opened_before() -> None:
    ada = inviting_device("basic-training", {"RED": "link", "BLUE": "link"}, {})
    ben = joined_device(ada, "BLUE", "Ben")
    ada.send(m.OpenLink(ben.link))
    assert ada.model.toast == SEEN


def test_later_signatures_have_to_be_sent_again(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ada.send(m.LinkLeft("copied", ada.linked.identity))
    ben.send(m.OpenLink(ada.link)).command("N:")
    assert status_text(ben.session) == say("link-sealed")
    ada.send(m.OpenLink(ben.link)).seen()
    ada.command("N:")
    assert status_text(ada.session) == say("link-sealed")


@pytest.mark.parametrize(
    ("way", "notice"),
    [
        ("copied", say("link-copied", names="Ben")),
        ("instead", say("not-shared-copied")),
        ("not", say("not-copied")),
    ],
)
def test_the_page_says_how_a_link_was_shared(two_devices: tuple[Device, Device], way: str, notice: str) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.LinkLeft(way, ada.linked.identity))
    assert notice in ada.model.toast
    assert not send_status.is_sent(ada.linked) and send_status.asks_whether_sent(ada.linked) is (way != "not")


def test_an_error_appears_by_the_box_and_the_box_keeps_its_text(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.OpenLink("  ", is_pasted=True))
    assert say("nothing-pasted") in page_markup.page(ada.model)
    ada.send(m.OpenLink("nothing of the kind", is_pasted=True))
    shown = page_markup.page(ada.model)
    form = shown.split('data-on="open-link"')[1].split("</form>")[0]
    assert 'role="alert"' in form and ada.model.refused in words(form).replace("&#39;", "'")
    assert "nothing of the kind</textarea>" in form and 'aria-invalid="true"' in form
    assert shown.count('role="alert"') == 1, "the error is shown once"
    ada.send(m.GoHome())
    assert "nothing of the kind" not in page_markup.page(ada.model)


def test_an_error_in_a_followed_link_appears_at_the_top(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.send(m.OpenLink("nothing of the kind"))
    assert "nothing of the kind</textarea>" not in page_markup.page(ada.model)
    assert ada.model.refused in words(page_markup.page(ada.model)).replace("&#39;", "'")


def test_spectators_read_at_once_that_they_are_watching(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    eve = Device("Eve").send(m.OpenLink(ada.link))
    assert eve.session.stage == AWAIT and status_text(eve.session) == say("link-looking-on")
    assert "<h1" in page_markup.page(eve.model) and f"{say('link-looking-on')}</h1>" in page_markup.page(eve.model)
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link)).send(m.ShowLink())
    fay = Device("Fay").send(m.OpenLink(ada.link))
    assert fay.session.stage == REVEAL and say("link-looking-on") in words(page_markup.page(fay.model))
    assert say("link-looking-on") not in words(page_markup.page(ada.model))


def test_the_last_placement_needs_no_link_of_its_own() -> None:
    ada = _risk()
    ben = joined_device(ada, "SECOND", "Ben")
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    people = {"FIRST": ada, "SECOND": ben}
    lands = {"FIRST": iter(("Heron", "Heron", "Finch")), "SECOND": iter(("Lead", "Lead", "Jade"))}
    while not (moment := ada.session.match.moment).is_sealed:
        (seat,) = moment.seats
        mover, other = people[seat], people["SECOND" if seat == "FIRST" else "FIRST"]
        if mover.session.stage == REVEAL:
            mover.seen()
        mover.command(f"+5 {next(lands[seat])}")
        last, words_then = mover, mover.model.toast
        if mover.session.stage == AWAIT:
            assert status_text(mover.session) == say("link-played")
        other.send(m.OpenLink(mover.link))
    assert last.session.stage == COMPOSE
    assert words_then == say("goes-along")


def _risk() -> Device:
    host = Device("host")
    fields = {"FIRST": "Ada", "plays-FIRST": "here", "plays-SECOND": "link"}
    return host.send(m.ChooseScenario("archipelago", "simultaneous-risk"), m.BeginMatch("fresh", fields))


def test_a_host_who_does_not_play_starts_then_sends_then_opens_links() -> None:
    ada = inviting_device("basic-training", {"RED": "link", "BLUE": "link"}, {})
    ben = joined_device(ada, "RED", "Ben")
    joined_device(ada, "BLUE", "Cleo")
    assert next_steps(ada)[0] == say("start-match") and note_after_step(ada) == say(
        "after-start-alone", names="Ben and Cleo"
    )
    ada.send(m.StartMatch())
    assert status_text(ada.session) == say("link-started")
    assert next_steps(ada) == [say("path-send-start", names="Ben and Cleo"), PASTE]
    assert note_after_step(ada) == say("after-open-next")
    shown = words(page_markup.page(ada.model))
    assert say("link-made-here") in shown and "If one is yours" not in shown
    begun = ada.linked
    ada.send(m.LinkLeft("shared", ada.linked.identity))
    assert status_text(ada.session) == say("link-looking-on")
    assert next_steps(ada) == [say("path-open-next"), say("path-send-again")]
    ben.send(m.OpenLink(ada.link))
    assert not send_status.is_sent(begun)
    assert send_status.returned_mark(begun, ben.linked.ledger.contents), "a player who has begun was sent the start"


#: The note that one link works for everyone.
TO_ALL = say("path-to-all")


def test_three_players_by_link_each_read_which_links_to_send_and_open() -> None:
    ada, ben, cleo = three_devices()
    ada.command("N:")
    assert next_steps(ada)[0] == say("path-send", names="Ben and Cleo")
    assert note_after_step(ada) == say("after-open", number=2, names="Ben and Cleo")
    assert TO_ALL in words(page_markup.page(ada.model))
    ben.send(m.OpenLink(ada.link)).command("N:")
    assert next_steps(ben)[0] == say("path-send", names="Ada and Cleo") and note_after_step(ben) == say(
        "after-open", number=1, names="Cleo"
    )
    ben.send(m.LinkLeft("shared", ben.linked.identity))
    assert ben.model.toast == say("link-shared", names="Ada and Cleo")
    assert status_text(ben.session) == say("link-sent", names="Cleo")
    cleo.send(m.OpenLink(ben.link)).command("N:")
    assert next_steps(cleo)[0] == say("path-send", names="Ada and Ben")
    assert note_after_step(cleo) == say("after-open", number=2, names="Ada and Ben")
    ada.send(m.OpenLink(cleo.link))
    # Like Ben, Cleo does not have what opens Ada's commands yet.
    assert next_steps(ada)[0] == say("path-send-opened", names="Ben and Cleo")
    assert note_after_step(ada) == say("after-open", number=1, names="Ben")
    ben.send(m.OpenLink(ada.link))
    cleo.send(m.OpenLink(ben.link))
    assert ben.session.stage == cleo.session.stage == REVEAL, "one passed on what the other had sent"


def test_two_players_are_not_told_to_pass_links_on(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    assert say("path-to-all") not in words(page_markup.page(ada.model))


def test_a_host_who_does_not_play_reads_what_to_do_and_gets_links_too() -> None:
    otto = inviting_device("basic-training", {"RED": "link", "BLUE": "link"}, {})
    assert say("for-others") in words(page_markup.page(otto.model))
    ben, cleo = joined_device(otto, "RED", "Ben"), joined_device(otto, "BLUE", "Cleo")
    otto.send(m.StartMatch())
    assert TO_ALL in words(page_markup.page(otto.model))
    ask = say("path-look-on")
    assert ask in words(page_markup.page(otto.model))
    ben.send(m.OpenLink(otto.link)).command("N:")
    too = say("path-to-maker")
    assert too in words(page_markup.page(ben.model)) and ask not in words(page_markup.page(ben.model))
    cleo.send(m.OpenLink(ben.link)).command("N:")
    otto.send(m.OpenLink(cleo.link))
    assert too not in words(page_markup.page(otto.model))


def test_a_host_who_does_not_play_is_not_asked_for_a_key_file() -> None:
    otto = inviting_device("basic-training", {"RED": "link", "BLUE": "link"}, {})
    assert say("open-key") not in page_markup.page(otto.model)
    for seat, name in (("RED", "Ben"), ("BLUE", "Cleo")):
        joined_device(otto, seat, name)
    assert say("open-key") in page_markup.page(Device("Eve").send(m.OpenLink(otto.link)).model)
    assert say("open-key") not in page_markup.page(otto.send(m.StartMatch()).model)


def test_a_host_who_plays_is_sent_no_extra_links(two_devices: tuple[Device, Device]) -> None:
    _, ben = two_devices
    ben.command("N:")
    assert say("path-to-maker") not in words(page_markup.page(ben.model))


def test_sealing_is_explained_first_and_then_that_one_link_is_enough(
    two_devices: tuple[Device, Device],
) -> None:
    ada, ben = two_devices
    sealing = say("seal-how")
    enough = say("newest-enough")
    assert sealing in words(page_markup.page(ada.model))
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link)).seen().command("N:")
    shown = words(page_markup.page(ada.model))
    assert enough in shown and sealing not in shown and "short link" not in shown


def test_games_without_sealing_do_not_explain_it() -> None:
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    joined_device(otto, "CROSS", "Ben")
    otto.send(m.StartMatch())
    assert otto.session.stage == COMPOSE and say("seal-how") not in words(page_markup.page(otto.model))


def test_skipping_a_player_is_folded_away_because_it_is_not_a_step() -> None:
    ada, *_ = three_devices()
    ada.command("N:")
    drawn = page_markup.page(ada.model)
    (folded,) = re.findall(f"<details><summary>{pattern_text('skipping')}</summary>(.*?)</details>", drawn)
    assert 'data-do="skip"' not in drawn, "the button asks first"
    assert say("skip-seat", name="Ben") in folded and say("skip-seat", name="Cleo") in folded


def test_a_player_who_resigns_reads_so_and_is_sent_nothing_more() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    assert status_text(ben.session) == say("link-resigned")
    shown = words(page_markup.page(ben.model))
    assert say("resigned-how") in shown and say("link-send") not in shown
    ada.send(m.OpenLink(ben.link)).command("N:")
    assert say("owes-nothing", number=1, name="Ben") in words(page_markup.page(ada.model))
    cleo.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(cleo.link))
    assert say("seen-later", names="Cleo", moment=in_turn(1)) in words(page_markup.page(ada.model))
    ada.seen().command("N:")
    assert next_steps(ada)[0] == say("path-send", names="Cleo")
    # A link that arrives anyway is opened.
    ben.send(m.OpenLink(ada.link)).seen()
    assert status_text(ben.session) == say("link-has-resigned", names="Cleo")
    cleo.send(m.OpenLink(ada.link)).seen().command("N:")
    ada.send(m.OpenLink(cleo.link)).seen().command("N:")
    assert next_steps(ada)[0] == say("path-send", names="Cleo")


def test_a_resigned_player_reads_what_to_send_and_then_that_all_is_done() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    text = words(page_markup.page(ben.model))
    assert next_steps(ben)[0] == say("path-send-resigned", names="Ada and Cleo")
    assert note_after_step(ben) == say("after-resigning")
    assert say("resigned-to-send") in text
    ben.send(m.LinkLeft("shared", ben.linked.identity))
    done, next_ = say("resigned-done"), say("path-open-next")
    for out in (say("resigned-how"), say("resigned-out")):
        text = words(page_markup.page(ben.model))
        assert f"{out} {done}" in text and say("round-one") not in text
        assert status_text(ben.session) == (say("link-has-resigned", names="Ada and Cleo"))
        assert next_steps(ben)[0] == next_ and longest_part("path-open", number=1) not in text
        on_the_first_screen = match_summaries.status_lines(match_summaries.summarize(ben.session))
        assert on_the_first_screen[1] == say("link-has-resigned", names="Ada and Cleo")
        if not ben.session.match.played:
            ada.send(m.OpenLink(ben.link)).command("N:")
            cleo.send(m.OpenLink(ada.link)).command("N:")
            ada.send(m.OpenLink(cleo.link)).seen()
            ben.send(m.OpenLink(ada.link)).seen()


def test_on_a_shared_device_the_others_play_on_after_a_resignation() -> None:
    host = inviting_device(
        "headquarters-3", {"RED": "here", "BLUE": "here", "GREEN": "link"}, {"RED": "Ada", "BLUE": "Ben"}
    )
    joined_device(host, "GREEN", "Cleo")
    host.send(m.StartMatch(), m.IAm("RED"))
    host.command("R:")
    host.send(m.IAm("BLUE"))
    host.command("N:")
    assert status_text(host.session) == say("link-sealed") and say("resigned-done") not in page_markup.page(host.model)


def test_a_vote_to_skip_is_shown_to_voters_and_to_the_skipped_player() -> None:
    ada, ben, cleo = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link))
    assert not pattern("skip-asked").search(words(page_markup.page(ada.model)))
    ada.send(m.SkipSeat("RED", "GREEN"))
    assert f"{say('skip-asked', names='You', other='Cleo', who='other')} {say('skip-missing', names='Ben')}" in words(
        page_markup.page(ada.model)
    )
    ben.send(m.OpenLink(ada.link))
    drawn = page_markup.page(ben.model)
    assert say("skip-wants", names="Ada", other="Cleo", who="other") in words(drawn)
    assert say("skip-means", name="Cleo", moment=in_turn(1)) in words(drawn)
    (card,) = re.findall(r'<section class="card stack elsewhere asked".*?</section>', drawn)
    answers = re.findall(r'<button class="button" data-do="(ask-skip|wait-for)"[^>]*>(.*?)</button>', card)
    assert answers == [("ask-skip", say("skip-seat", name="Cleo")), ("wait-for", say("wait-for", name="Cleo"))]
    cleo.send(m.OpenLink(ada.link))
    assert cleo.session.stage == COMPOSE
    assert f"{say('skip-asked', names='Ada', who='you')} {say('skip-missing', names='Ben')}" in words(
        page_markup.page(cleo.model)
    )
    ben.send(m.SkipSeat("BLUE", "GREEN"))
    assert say("skip-agreed", names="You and Ada", other="Cleo", who="other") in words(page_markup.page(ben.model))


def test_a_resigned_player_need_not_be_sent_the_ending(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ben.send(m.OpenLink(ada.link)).command("R:")
    ada.send(m.OpenLink(ben.link)).seen()
    assert ada.session.stage == OVER
    drawn = page_markup.page(ada.model)
    assert "may not know" not in words(drawn) and say("ending-unsent") not in words(drawn)
    assert re.findall(f'<button class="([^"]*)" data-do="show-link">{say("link-of", moment=in_turn(1))}', drawn) == [
        "button"
    ]
    assert not match_summaries.summarize(ada.session).unsent
