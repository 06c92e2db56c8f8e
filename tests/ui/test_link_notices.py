"""By link: endings that have to be sent, turns whose result changed, votes to skip a player, proofs of cheating."""

from __future__ import annotations

import re
from dataclasses import replace

from rozz.engine.links.signing.envelopes import Show
from rozz.ui.features.links import proof_of_cheating, send_status
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.links.link_notices import LATE, PROOF
from rozz.ui.state.stages import AWAIT, COMPOSE, OVER, REVEAL
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device, two_devices
from tests.support.ui.link_rounds import confirm_sent, next_steps, page_words, rosenkreuz_devices, three_devices
from tests.support.words import in_turn, longest_part, pattern

__all__ = ["two_devices"]


def test_a_resignation_ending_the_match_first_says_it_is_not_sent() -> None:
    otto, ben = rosenkreuz_devices()
    otto.command("resign")
    assert otto.session.stage == OVER and say("won-here", result="lost", names="Ben") in page_words(otto)
    drawn = page_markup.page(otto.model)
    assert next_steps(otto)[0] == say("ending-unsent")
    assert say("ending-how", names="Ben") in page_words(otto)
    assert drawn.index(say("ending-unsent")) < drawn.index(say("another-match"))
    summary = match_summaries.summarize(otto.session)
    assert match_summaries.unsent_text(summary) == say("ending-unsent") and summary.is_over
    assert match_summaries.status_lines(summary)[1] == say("won-here", result="lost", names="Ben")
    ben.send(m.OpenLink(otto.link))
    assert ben.session.kind.is_over and say("won-here", result="won", names="") in page_words(ben.seen())


def test_the_home_card_of_an_unsent_ending_shows_send_first() -> None:
    otto, _ = rosenkreuz_devices()
    otto.command("resign")
    otto.send(m.GoHome())
    drawn = page_markup.page(otto.model)
    card = drawn[drawn.index("<article") : drawn.index("</article>")]
    (first,) = re.findall(r'<button class="button primary"[^>]*>(.*?)</button>', card)
    heard = re.findall(r'aria-label="([^"]*)" [^>]*data-do="send-now"', card)
    assert heard == [say("button-of-match", button=say("send-now"), match="Otto – Ben")]
    lost = say("won-here", result="lost", names="Ben")
    assert first == say("send-now") and card.index(say("ending-unsent")) < card.index(lost)
    otto.send(m.SendNow(otto.model.shelf[0].identity))
    assert otto.session.stage == OVER and next_steps(otto)[0] == say("ending-unsent")
    confirm_sent(otto).send(m.GoHome())
    assert 'data-do="send-now"' not in page_markup.page(otto.model) and say("ending-unsent") not in page_markup.page(
        otto.model
    )


def test_the_home_card_of_an_unsent_sealed_turn_leads_to_sending_it(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    ada.send(m.GoHome())
    assert page_words(ada).count(say("link-sealed")) == 1
    ada.send(m.SendNow(ada.model.shelf[0].identity))
    assert next_steps(ada)[0] == say("path-send", names="Ben")


def test_a_summary_remembers_that_something_is_unsent() -> None:
    otto, _ = rosenkreuz_devices()
    otto.command("resign")
    (summary,) = match_summaries.from_text(match_summaries.to_text(otto.model.shelf)).values()
    assert match_summaries.unsent_text(summary[1]) == say("ending-unsent")


def test_sending_a_vote_comes_before_choosing_commands() -> None:
    ada, _, _ = three_devices()
    ada.send(m.SkipSeat("RED", "GREEN"))
    assert ada.session.stage == COMPOSE and say("vote-unsent") in page_words(ada)
    ada.send(m.ShowLink())
    assert status_text(ada.session) == say("link-voted") and next_steps(ada)[:2] == [
        say("path-send-voted", names="Ben and Cleo"),
        say("path-compose"),
    ]
    assert match_summaries.unsent_text(match_summaries.summarize(ada.session)) == say("link-voted")


def test_skipping_a_player_asks_first_and_explains_its_effect() -> None:
    ada, *_ = three_devices()
    ada.command("N:")
    ada.send(m.AskSkip("RED", "GREEN"))
    panel = page_markup.page(ada.model).split('role="alertdialog"')[1]
    assert say("skip-question", name="Cleo") in panel and not ada.linked.ledger.contents.skips
    assert say("skip-means", name="Cleo", moment=in_turn(1)) in panel
    assert say("skip-needs", names="Ben") in panel
    ada.send(m.CloseDialog())
    assert 'role="alertdialog"' not in page_markup.page(ada.model) and not ada.linked.signed[1:]
    ada.send(m.AskSkip("RED", "RED"))
    assert not ada.model.dialog, "players cannot skip themselves"


def test_the_vote_that_completes_a_skip_says_that_it_is_final() -> None:
    ada, ben, _ = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(ada.send(m.SkipSeat("RED", "GREEN")).link)).command("N:")
    ben.send(m.AskSkip("BLUE", "GREEN"))
    assert say("skip-final") in page_words(ben)


def test_an_unsent_vote_can_be_withdrawn_and_stays_signed() -> None:
    ada, ben, cleo = three_devices()
    ada.command("N:")
    confirm_sent(ada).send(m.SkipSeat("RED", "GREEN"))
    vote = send_status.voted(ada.linked, "RED")
    assert say("vote-take-back") in page_words(ada) and ada.linked.ledger.contents.skips
    ada.send(m.WithdrawSkip("RED"))
    assert not ada.linked.ledger.contents.skips and vote in ada.linked.signed
    assert status_text(ada.session) == say("link-sent", names="Ben and Cleo") and send_status.is_sent(ada.linked)
    ada.model = replace(ada.model, session=session_codec.from_text(session_codec.to_text(ada.session)))
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link))
    assert not ada.linked.ledger.contents.skips, "the vote does not come back by itself"
    others = send_status.may_skip(ada.linked, "RED")
    assert others == ("GREEN",), "a vote that excludes the signed one is not offered"
    assert longest_part("link-skipped") not in page_words(cleo.send(m.OpenLink(ada.link)))


def test_a_withdrawn_vote_that_is_cast_again_has_to_be_sent() -> None:
    ada, *_ = three_devices()
    ada.send(m.SkipSeat("RED", "GREEN"), m.WithdrawSkip("RED"))
    ada.command("N:")
    confirm_sent(ada).send(m.SkipSeat("RED", "GREEN"))
    assert status_text(ada.session) == say("link-voted") and not send_status.is_sent(ada.linked)


def test_answers_that_arrive_while_a_vote_waits_survive_its_withdrawal() -> None:
    ada, ben, _ = three_devices()
    ada.send(m.SkipSeat("RED", "GREEN"))
    ben.command("N:")
    ada.send(m.OpenLink(ben.link))
    ada.command("M: INF*2 @ Rozz > R1")
    given = dict(ada.linked.ledger.contents.answers)
    assert given.keys() == {"RED", "BLUE"}
    ada.send(m.WithdrawSkip("RED"))
    assert not ada.linked.ledger.contents.skips and ada.linked.ledger.contents.answers == given
    assert ada.linked.unvoted is None


def test_a_sent_vote_needs_everybody_and_cannot_be_withdrawn() -> None:
    ada, *_ = three_devices()
    ada.command("N:")
    confirm_sent(ada.send(m.SkipSeat("RED", "GREEN")))
    assert say("vote-counts") in page_words(ada) and say("vote-take-back") not in page_words(ada)
    ada.send(m.WithdrawSkip("RED"))
    assert ada.model.refused == sentence(say("vote-is-final")) and ada.linked.ledger.contents.skips


def test_a_player_asked_to_skip_another_can_wait_instead() -> None:
    ada, ben, _ = three_devices()
    ada.command("N:")
    ben.send(m.OpenLink(ada.send(m.SkipSeat("RED", "GREEN")).link)).command("N:")
    assert say("skip-wants", names="Ada", other="Cleo") in page_words(ben)
    ben.send(m.WaitFor("BLUE", "GREEN"))
    assert say("you-wait", name="Cleo") in page_words(ben)
    assert say("skip-wants", names="Ada", other="Cleo Cleo’s") not in page_words(ben) and say(
        "wait-for", name="Cleo"
    ) not in page_words(ben)
    kept = session_codec.from_text(session_codec.to_text(ben.session)).linked
    assert kept is not None and send_status.has_waited(kept, "BLUE", "GREEN")


def test_after_a_resignation_the_remaining_two_can_still_close_the_match() -> None:
    ada, ben, cleo = three_devices()
    ben.command("R:")
    ada.send(m.OpenLink(ben.link)).command("N:")
    cleo.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(cleo.link)).seen().command("N:")
    confirm_sent(ada)
    assert say("closing", name="Cleo") in page_words(ada) and say("close-unfinished") in page_words(ada)


def test_after_a_resignation_three_players_can_still_skip_one() -> None:
    plays = {"RED": "here", "BLUE": "link", "GREEN": "link", "GOLD": "link"}
    ada = inviting_device("headquarters-4", plays, {"RED": "Ada"})
    ben, cleo, dora = (
        joined_device(ada, seat, name) for seat, name in (("BLUE", "Ben"), ("GREEN", "Cleo"), ("GOLD", "Dora"))
    )
    ada.send(m.StartMatch())
    for each in (ben, cleo, dora):
        each.send(m.OpenLink(ada.link)).command("R:" if each is ben else "N:")
        ada.send(m.OpenLink(each.link))
    ada.command("N:")
    for each in (cleo, dora):
        ada.send(m.OpenLink(each.send(m.OpenLink(ada.link)).link))
    ada.seen().command("N:")
    confirm_sent(ada)
    assert say("skipping") in page_words(ada)
    assert send_status.may_skip(ada.linked, "RED") == ("GREEN", "GOLD")


def late(given: str = "M: INF*2 @ Vess > V1") -> tuple[Device, Device, Device, str]:
    """Cleo has seen turn 1 with everyone's commands and seals turn 2; then Ada and Ben skip Cleo in turn 1.

    The last value is the link that says so.
    """
    ada, ben, cleo = three_devices()
    for each in (ada, ben, cleo):
        each.command("N:")
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    cleo.send(m.OpenLink(ben.send(m.OpenLink(ada.link)).link)).seen()
    cleo.send(m.Type(given), *([m.HandIn()] if given.startswith("M") else []))
    ada.send(m.OpenLink(ben.send(m.SkipSeat("BLUE", "GREEN")).link), m.SkipSeat("RED", "GREEN"))
    return ada, ben, cleo, ada.link


def test_a_skipped_player_is_notified_and_gets_sealed_commands_as_draft() -> None:
    _, _, cleo, link = late()
    assert cleo.session.stage == AWAIT and cleo.linked.seen == 1
    cleo.send(m.OpenLink(link))
    (notice,) = cleo.linked.notices
    assert (notice.kind, notice.turn, notice.seats, notice.drafts) == (LATE, 1, ("GREEN",), ("GREEN",))
    assert say("late-here", turn=1) in page_words(cleo)
    assert say("drafts-again") in page_words(cleo)
    assert cleo.session.stage == REVEAL and cleo.session.shown_turn == 1, "turn 1 is shown with the result that counts"
    cleo.model = replace(cleo.model, session=session_codec.from_text(session_codec.to_text(cleo.session)))
    cleo.seen()
    assert cleo.session.stage == COMPOSE
    assert [cleo.session.match.game.write(each) for each in cleo.session.composer.commands] == ["M: INF*2 @ Vess > V1"]
    assert not cleo.linked.drafts, "the draft comes back only once"
    cleo.send(m.NoticeRead())
    assert not cleo.linked.notices and say("late-here", turn=1) not in page_words(cleo)


def test_a_skipped_players_unsealed_commands_stay_as_a_draft_too() -> None:
    _, _, cleo, link = late("P: ARMOR > Vess")
    assert cleo.session.stage == COMPOSE and cleo.session.composer.commands
    cleo.send(m.OpenLink(link))
    assert say("drafts-again") in page_words(cleo)
    cleo.seen()
    assert [cleo.session.match.game.write(each) for each in cleo.session.composer.commands] == ["P: ARMOR > Vess"]


def test_a_spectator_who_saw_late_commands_reads_whose_they_were() -> None:
    _, _, cleo, link = late()
    eve = Device("Eve").send(m.OpenLink(cleo.link)).seen()
    eve.send(m.OpenLink(link))
    assert say("late", names="Cleo", turn=1) in page_words(eve)
    assert "draft" not in page_words(eve)


def test_ordinary_turns_bring_no_notice(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    for _ in range(3):
        ben.send(m.OpenLink(ada.command("N:")))
        if ben.session.stage == REVEAL:
            ben.seen()
        ada.send(m.OpenLink(ben.command("N:"))).seen()
    assert not ada.linked.notices and not ben.linked.notices


def test_a_link_is_called_known_or_older_only_if_it_is(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    first = ada.command("N:")
    ben.send(m.OpenLink(first), m.OpenLink(first))
    assert ben.model.toast == say("link-seen")
    ben.command("N:")
    ben.send(m.OpenLink(first))
    assert ben.model.toast == say("link-older")


def test_conflicting_commands_signed_by_one_seat_are_shown_side_by_side() -> None:
    ada, ben, _ = three_devices()
    before = ada.model
    first = ada.command("M: INF*2 @ Drift > D1")
    ada.model = before
    second = ada.command("N:")
    ben.send(m.OpenLink(first), m.OpenLink(second))
    (notice,) = ben.linked.notices
    assert (notice.kind, notice.turn, notice.seats) == (PROOF, 1, ("RED",)) and not ben.model.refused
    text = page_words(ben)
    assert say("proof", name="Ada", turn=1) in text
    assert say("proof-means", name="Ada") in text
    drawn = page_markup.page(ben.model)
    assert len(set(pattern("proof-seal", seal=re.compile(r"(\w{8})")).findall(drawn))) == 2
    kept = session_codec.from_text(session_codec.to_text(ben.session)).linked
    assert kept is not None and kept.pairs == ben.linked.pairs and kept.notices == ben.linked.notices
    ben.send(m.NoticeRead())
    ben.send(m.ShowLink())
    assert re.search(
        f"<details><summary>{say('proof', name='Ada', turn=1)}</summary>", page_markup.page(ben.model)
    )


def test_a_proof_between_two_players_does_not_promise_a_skip(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    before = ada.model
    first = ada.command("M: INF*2 @ Karn > K1")
    ada.model = before
    ben.send(m.OpenLink(first), m.OpenLink(ada.command("N:")))
    text = page_words(ben)
    assert say("proof-means-two") in text and say("proof-means", name="Ada") not in text


def test_commands_revealed_twice_are_shown_as_commands() -> None:
    given = [Show(3, "RED", bytes(32), (), bytes(16), text) for text in ("M: INF @ A > B\nN:", "")]
    (found,) = proof_of_cheating.known(three_devices()[0].linked.ledger.contents, ((given[0], given[1]),))
    assert found.one.commands == ("M: INF @ A > B", "N:") and found.other.commands == ()
