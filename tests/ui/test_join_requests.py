"""By link, before the start: two joiners for one seat or with one name, and what the page tells them and the host."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rozz.cli.cryptography_keys import Keyring
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.ui.features.links import link_session, send_status
from rozz.ui.features.links.join_conflicts import MOST_NAMED
from rozz.ui.features.links.link_messages import lines
from rozz.ui.features.match_list.match_list import title
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Scroll, Share
from rozz.ui.state.links.linked_match import from_json, text_of, to_json
from rozz.ui.state.stages import COMPOSE
from rozz.ui.views.shell import page_markup
from tests.support.ui.joiners import contested_seat as contested_seat
from tests.support.ui.joiners import join_choices, joining_device, link_message, page_words, request_pattern
from tests.support.ui.link_devices import Device, inviting_device
from tests.support.ui.link_rounds import next_steps, note_after_step
from tests.support.words import beginning, longest_part, pattern, pattern_text


def note(device: Device) -> str:
    """The message that goes with the device's link."""
    assert device.session is not None
    return "\n".join(lines(device.session, device.linked))


def test_no_name_can_imitate_the_two_words_of_another_player() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joining_device(ada, "BLUE", "Ben")
    ada.send(m.OpenLink(ben.link))
    (mine,) = re.findall(r": (\w+ \w+)\)", note(ben))
    eve = joining_device(ada, "BLUE", f"Ben ({mine})", "Eve")
    names = [name for _, name in join_choices(ada.send(m.OpenLink(eve.link)))]
    assert [each for each in names if each.endswith(")")].count(f"Ben ({mine})") == 1, "that is Ben himself"
    (hers,) = (each for each in names if each.startswith(f"Ben {mine}"))
    assert re.fullmatch(rf"Ben {mine} \(\w+ \w+\)", hers) and f"({mine})" not in hers


@pytest.mark.parametrize("brackets", ["()", "⁽⁾", "❨❩", "⟮⟯", "⦅⦆", "₍₎", "❪❫"])
def test_brackets_like_the_pages_own_are_removed_from_names(brackets: str) -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ada.send(m.OpenLink(joining_device(ada, "BLUE", "Ben").link))
    ada.send(m.OpenLink(joining_device(ada, "BLUE", f"Ben {brackets[0]}lava lottery{brackets[1]}", "Eve").link))
    shown_as = sorted(name for _, name in join_choices(ada) if name.startswith("Ben"))
    assert [re.sub(r"\(\w+ \w+\)$", "(…)", each) for each in shown_as] == ["Ben (…)", "Ben lava lottery (…)"]


def test_names_that_are_displayed_alike_are_told_apart() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    for name in ("Benjamin Franklin Junior", "Benjamin Franklin Junior the Second"):
        ada.send(m.OpenLink(joining_device(ada, "BLUE", name).link))
    shown_as = [name for _, name in join_choices(ada)]
    assert len(set(shown_as)) == 2 and all("Benjamin Franklin Junior (" in each for each in shown_as)


def test_requests_under_many_keys_by_one_name_do_not_flood_the_page() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    ledger = ada.linked.ledger
    for number in range(1, 31):
        seat = ("BLUE", "GREEN")[number % 2]
        ledger = run_without_waiting(link_steps.join(Keyring(), ledger, number.to_bytes(32, "big"), seat, "Ada"))
    ada.send(m.OpenLink(f"https://example.org/rozz/{text_of(replace(ada.linked, ledger=ledger))}"))
    assert len(ada.linked.ledger.contents.joins) == 31
    assert page_markup.page(ada.model).count('class="alert"') <= 2 + MOST_NAMED + 1
    assert say("alike-more") in page_words(ada)


def test_the_host_sees_two_rivals_for_a_seat_and_the_free_seat(
    contested_seat: tuple[Device, Device, Device],
) -> None:
    ada, _, _ = contested_seat
    text = page_words(ada)
    assert pattern("contested", names=re.compile("(Ben and Cleo|Cleo and Ben)"), colour="Blue").search(text)
    assert say("contested-free-maker", free="Green") in text and say("two-words") not in text
    assert next_steps(ada)[0].startswith(longest_part("path-invite-rivals", seats="Green"))


def test_all_who_want_a_seat_are_one_list(contested_seat: tuple[Device, Device, Device]) -> None:
    ada, ben, _ = contested_seat
    assert re.search("<span>(Ben and Cleo|Cleo and Ben)</span>", page_markup.page(ada.model))
    ben.send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Benno"))
    assert pattern("here-as", name=re.compile("Ben(no)? and Ben(no)?")).search(page_words(ben))


def test_a_rival_for_a_seat_can_ask_for_a_free_one(
    contested_seat: tuple[Device, Device, Device],
) -> None:
    ada, ben, cleo = contested_seat
    assert longest_part("contested-here") not in page_words(cleo)
    cleo.send(m.OpenLink(ada.link))
    assert (
        f"{say('contested-here', names='Ben', colour='Blue', maker='Ada')} {say('contested-free-here', free='Green')}"
        in page_words(cleo)
    )
    assert next_steps(cleo)[0] == say("path-ask-too")
    cleo.send(m.JoinMatch("GREEN", "Cleo"))
    assert not pattern("contested-here").search(page_words(cleo)) and next_steps(cleo)[0] == say(
        "path-send-back", names="Ada"
    )
    ada.send(m.OpenLink(cleo.link))
    assert longest_part("contested") not in page_words(ada), "each can have a seat"
    note = say("after-start", names="Ben and Cleo")
    assert note_after_step(ada) == note, "nobody is shown in two seats"
    assert join_choices(ada) == [], "who has another seat is not offered, and Ben alone is left"
    ada.send(m.StartMatch())
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Ben", "GREEN": "Cleo"}
    for each in (ben, cleo):
        assert each.send(m.OpenLink(ada.link)).session.stage == COMPOSE
    assert cleo.linked.seats == ("GREEN",)


def test_a_player_who_lost_a_seat_is_notified_and_is_not_the_creator() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben, cleo = joining_device(ada, "BLUE", "Ben"), joining_device(ada, "BLUE", "Cleo")
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    assert say("contested-none-maker") in page_words(ada)
    assert note_after_step(ada).endswith(say("after-start", names=say("player-of-color", colour="Blue"))), (
        "nobody knows yet who"
    )
    assert title(ada.session) == "Ada – Blue", "nor is it told on the shelf"
    cleo.send(m.OpenLink(ada.link))
    assert re.search(
        f"{pattern_text('contested-here', maker='Ada')} {pattern_text('contested-none-here', maker='Ada')}",
        page_words(cleo),
    )
    ada.send(m.StartMatch({"BLUE": next(value for value, name in join_choices(ada) if name == "Ben")}))
    cleo.send(m.OpenLink(ada.link))
    lost = say("link-lost", colour="Blue", name="Ben")
    assert lost in page_words(cleo) and "If one is yours" not in page_words(cleo)
    assert next_steps(cleo) == [say("path-open-next"), say("path-send-on")]
    assert not cleo.linked.is_creator and send_status.is_sent(cleo.linked)
    kept = from_json(to_json(cleo.linked))
    assert kept.lost == ("BLUE",) and not kept.is_creator, "it is known after a reload"
    cleo.send(m.OpenLink(ada.command("N:")))
    assert lost in page_words(cleo), "and with later links"


def test_two_players_with_one_name_are_told_apart_by_words_in_links() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    guests = [joining_device(ada, "BLUE", "Ben", device) for device in ("one", "two")]
    marks = []
    for guest in guests:
        (share,) = [each for each in guest.send(m.ShareLink("copy")).effects if isinstance(each, Share)]
        marks += re.findall(request_pattern("Ben", "Blue"), share.text)
        ada.send(m.OpenLink(guest.link))
    assert len(set(marks)) == 2
    assert say("two-words") in page_words(ada)
    assert {name for _, name in join_choices(ada)} == {f"Ben ({mark})" for mark in marks}
    guests[0].send(m.OpenLink(ada.link))
    assert beginning("contested-here", names=f"Ben ({marks[1]})", colour="Blue") in page_words(guests[0])
    assert f"Ben ({marks[0]}) on this device" in page_words(guests[0])


def test_one_of_two_players_with_the_same_name_has_to_ask_again() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    one, two = joining_device(ada, "BLUE", "Ben", "one"), joining_device(ada, "GREEN", "Bén", "two")
    ada.send(m.OpenLink(one.link), m.OpenLink(two.link))
    assert longest_part("alike") in page_words(ada)
    two.send(m.OpenLink(ada.link))
    assert pattern("alike-here").search(page_words(two))
    assert next_steps(two)[0] == say("path-ask-again")
    two.send(m.JoinMatch("GREEN", "Benno"))
    assert not pattern("alike-here").search(page_words(two))
    ada.send(m.OpenLink(two.link))
    assert not pattern("alike").search(page_words(ada))
    ada.send(m.StartMatch({"GREEN": join_choices(ada)[0][0]}))
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Ben", "GREEN": "Benno"}


def organised(*who: tuple[str, str]) -> tuple[Device, list[Device]]:
    """A host who plays no seat, and the joiners, each of whom knows every request."""
    otto = inviting_device("headquarters-2", {"RED": "link", "BLUE": "link"}, {})
    asked = {name: Device(name).send(m.OpenLink(otto.link)) for _, name in who}
    for seat, name in who:
        asked[name].send(m.JoinMatch(seat, name))
        otto.send(m.OpenLink(asked[name].link))
    for each in asked.values():
        each.send(m.OpenLink(otto.link))
    return otto, list(asked.values())


def test_a_joiners_message_names_the_player_and_the_seats_asked_for() -> None:
    _, (ben, anna) = organised(("RED", "Ben"), ("RED", "Anna"))
    assert re.fullmatch(f"Rozz, .+: {request_pattern('Ben', 'Red')}", link_message(ben))
    assert re.fullmatch(f"Rozz, .+: {request_pattern('Anna', 'Red')}", link_message(anna))
    ben.send(m.JoinMatch("BLUE", "Ben"))
    assert re.fullmatch(f"Rozz, .+: {request_pattern('Ben', 'Red and Blue', 2)}", link_message(ben))
    anna.send(m.JoinMatch("BLUE", "Annabel"))
    assert re.fullmatch(
        f"Rozz, .+: {request_pattern('Anna', 'Red')}; {request_pattern('Annabel', 'Blue')}", link_message(anna)
    )


def test_a_joiner_sends_to_the_host() -> None:
    _, (ben, _) = organised(("RED", "Ben"), ("RED", "Anna"))
    ben.send(m.LinkLeft("copied", ben.linked.identity))
    assert ben.model.toast == say("link-copied", names=say("the-maker"))
    ben.send(m.ConfirmSent("yes"))
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    cleo = joining_device(ada, "BLUE", "Cleo")
    cleo.send(m.LinkLeft("shared", cleo.linked.identity))
    assert cleo.model.toast == say("link-shared", names="Ada")


def test_a_message_with_a_move_names_game_and_move_as_the_page_does() -> None:
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    invitation = say("letter-invite", played="RosenKreuz, Skirmish")
    assert link_message(otto) == invitation
    ben = joining_device(otto, "CROSS", "Ben")
    otto.send(m.OpenLink(ben.link), m.StartMatch())
    assert link_message(otto) == f"RosenKreuz, Skirmish: {say('letter-started')}"
    otto.command("b2-c3")
    assert (
        link_message(otto) == f"RosenKreuz, Skirmish: {say('letter-moved', moment=say('moment-move-inside', number=1))}"
    )
    ben.send(m.OpenLink(otto.link)).seen()
    game, state = ben.session.match.game, ben.session.match.state
    ben.command(game.write(game.legal(state)[0]))
    assert (
        link_message(ben) == f"RosenKreuz, Skirmish: {say('letter-moved', moment=say('moment-move-inside', number=2))}"
    )


def picked(host: Device, **names: str) -> dict[str, str]:
    """The join chosen for each seat, found by the player's name."""
    joins = host.linked.ledger.contents.joins
    return {each.seat: each.identity.hex() for each in joins if names[each.seat] == each.name}


#: Where the page leads after a form was refused.
FAULT = [Scroll("form-fault"), Focus("form-fault")]


def test_a_refused_start_keeps_the_choices_and_shows_the_reason() -> None:
    otto, _ = organised(("RED", "Ben"), ("RED", "Anna"), ("BLUE", "Ben"), ("BLUE", "Anna"))
    chosen = picked(otto, RED="Anna", BLUE="Anna")
    otto.effects.clear()
    otto.send(m.StartMatch(chosen))
    drawn = page_markup.page(otto.model)
    assert set(re.findall(r'<option value="([0-9a-f]{64})" selected', drawn)) == set(chosen.values())
    assert f'<p id="form-fault" class="alert" role="alert" tabindex="-1">{say("links-one-device-twice")}' in drawn
    assert drawn.count(say("links-one-device-twice")) == 1
    assert [each for each in otto.effects if each in FAULT] == FAULT
    otto.send(m.ShareLink("copy"))
    drawn = page_markup.page(otto.model)
    assert "form-fault" not in drawn and all(f'value="{each}" selected' in drawn for each in chosen.values())
    otto.send(m.OpenLink("nothing of the kind"))
    assert "form-fault" not in page_markup.page(otto.model) and otto.model.refused


def test_asking_again_under_the_same_name_says_why_it_changes_nothing() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    one, two = joining_device(ada, "BLUE", "Ben", "one"), joining_device(ada, "GREEN", "Bén", "two")
    ada.send(m.OpenLink(one.link), m.OpenLink(two.link))
    before = two.send(m.OpenLink(ada.link)).linked
    two.effects.clear()
    for name in ("Bén", "BEN"):
        two.send(m.JoinMatch("GREEN", name))
        assert say("asked-already", colour="Green", name=name) in page_words(two)
    assert two.linked == before and [each for each in two.effects if each in FAULT] == FAULT * 2
    two.send(m.JoinMatch("GREEN", "Benno"))
    assert "form-fault" not in page_markup.page(two.model) and next_steps(two)[0] == say("path-send-back", names="Ada")


def test_two_joiners_for_the_same_two_seats_can_have_one_each() -> None:
    otto, (ben, anna) = organised(("RED", "Ben"), ("RED", "Anna"), ("BLUE", "Ben"), ("BLUE", "Anna"))
    text = page_words(otto)
    assert pattern("enough", names=re.compile("(Ben and Anna|Anna and Ben)"), seats="Red and Blue").search(text)
    assert longest_part("contested") not in text and say("contested-none-maker") not in text
    each_own = say("enough-here", names="Anna", seats="Red and Blue", maker=say("the-maker"))
    assert each_own in page_words(ben) and not pattern("contested-none-here").search(page_words(ben))
    assert next_steps(anna)[0] == say("path-open-start", names=say("the-maker"))
    otto.send(m.StartMatch(picked(otto, RED="Ben", BLUE="Anna")))
    assert otto.session.match.names == {"RED": "Ben", "BLUE": "Anna"}


def test_three_joiners_for_two_seats_cannot_have_one_each() -> None:
    otto, _ = organised(*((seat, name) for seat in ("RED", "BLUE") for name in ("Ben", "Anna", "Cleo")))
    assert re.search(f"{pattern_text('contested')} {pattern_text('contested-none-maker')}", page_words(otto))
    assert not pattern("enough").search(page_words(otto))


def test_similar_names_block_a_start_only_if_every_choice_has_both() -> None:
    otto, (ben, bot) = organised(("RED", "Ben"), ("RED", "Bén"), ("BLUE", "Ben"), ("BLUE", "Bén"))
    assert longest_part("alike") in page_words(otto)
    assert pattern("alike-here").search(page_words(ben))
    bot.send(m.JoinMatch("BLUE", "Bén Rot"))
    otto.send(m.OpenLink(bot.link))
    assert not pattern("alike").search(page_words(otto)) and longest_part("alike-choose") in page_words(otto)
    assert not pattern("alike-here").search(page_words(bot)), "something is asked for there by another name"
    ben.send(m.OpenLink(otto.link))
    assert longest_part("alike-here-choose") in page_words(ben)


def test_a_contested_seat_has_no_choice_until_the_host_makes_one(
    contested_seat: tuple[Device, Device, Device],
) -> None:
    ada, ben, cleo = contested_seat
    green = joining_device(ada, "GREEN", "Dora")
    ada.send(m.OpenLink(green.link))
    form = page_markup.page(ada.model).split('data-on="start-match"')[1].split("</form>")[0]
    assert re.search(f'<select name="BLUE"><option value="">{say("choose-who")}</option>', form)
    assert 'name="GREEN"' not in form
    ada.effects.clear()
    ada.send(m.StartMatch({"BLUE": ""}))
    assert ada.linked.ledger.contents.start is None and [each for each in ada.effects if each in FAULT] == FAULT
    assert page_markup.page(ada.model).count(say("choose-first", seats="Blue")) == 1
    ada.send(m.StartMatch(picked(ada, RED="Ada", BLUE="Cleo", GREEN="Dora")))
    assert ada.session.match.names == {"RED": "Ada", "BLUE": "Cleo", "GREEN": "Dora"}
    assert ben.send(m.OpenLink(ada.link)).linked.lost == ("BLUE",)
    assert cleo.send(m.OpenLink(ada.link)).linked.seats == ("BLUE",)


def test_a_single_joiner_stays_chosen_and_double_names_are_noted() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joining_device(ada, "BLUE", "Ben")
    ben.send(m.JoinMatch("BLUE", "Benno"))
    ada.send(m.OpenLink(ben.link))
    drawn = page_markup.page(ada.model)
    assert say("several-names", colour="Blue") in drawn
    assert say("choose-who") not in drawn and len(join_choices(ada)) == 2


def test_a_lone_joiner_for_two_seats_reads_that_players_are_missing() -> None:
    otto, (ben,) = organised(("RED", "Ben"), ("BLUE", "Ben"))
    assert say("too-few-here", seats="Red and Blue") in page_words(ben)
    assert say("too-few", names="Ben", seats="Red and Blue") in page_words(otto)
    assert say("link-gathering", number=1) in page_words(otto) and say("link-gathering", number=1) in page_words(ben)
    assert next_steps(otto)[0] == say("path-invite-more")
    assert say("path-ask-too") not in next_steps(ben)
    anna = Device("Anna").send(m.OpenLink(otto.link))
    assert say("link-invited") in page_words(anna)
    assert next_steps(anna)[0] == say("join"), "one of them can be taken"
    anna.send(m.JoinMatch("BLUE", "Anna"))
    otto.send(m.OpenLink(anna.link))
    assert not pattern("enough").search(page_words(otto)) and next_steps(otto)[0] == say("start-match")
    otto.send(m.StartMatch())
    assert anna.send(m.OpenLink(otto.link)).session.stage == COMPOSE
    assert anna.session.match.names == {"RED": "Ben", "BLUE": "Anna"}


def test_two_joiners_for_three_seats_read_that_players_are_missing() -> None:
    otto = inviting_device("headquarters-3", {"RED": "link", "BLUE": "link", "GREEN": "link"}, {})
    for name in ("Ben", "Anna"):
        guest = Device(name).send(m.OpenLink(otto.link))
        guest.send(*(m.JoinMatch(seat, name) for seat in ("RED", "BLUE", "GREEN")))
        otto.send(m.OpenLink(guest.link))
    assert pattern("too-few", names=re.compile("(Ben and Anna|Anna and Ben)"), seats="Red, Blue and Green").search(
        page_words(otto)
    )
    assert longest_part("enough") not in page_words(otto) and longest_part("contested") not in page_words(otto)


def test_similar_names_that_block_a_start_lead_to_their_players() -> None:
    otto, (ben, _) = organised(("RED", "Ben"), ("BLUE", "Bén"))
    assert next_steps(otto)[0] == say("path-invite-alike")
    ben.send(m.JoinMatch("RED", "Benno"))
    otto.send(m.OpenLink(ben.link))
    assert next_steps(otto)[0] == say("start-match")


def test_a_joiner_reads_how_to_decline_and_another_can_ask() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joining_device(ada, "BLUE", "Ben")
    how = say("changed-mind", maker="Ada")
    assert how in page_words(ben)
    ben.send(m.LinkLeft("shared", ben.linked.identity))
    assert how in page_words(ben)
    ada.send(m.OpenLink(ben.link))
    assert how not in page_words(ada) and say("path-invite-how") in page_words(ada)
    dora = Device("Dora").send(m.OpenLink(ada.link))
    assert how not in page_words(dora) and say("given-up-how", maker="Ada") in page_words(dora)
    assert '<select name="seat"><option value="BLUE">' in page_markup.page(dora.model), "and not for Ada's"
    dora.send(m.JoinMatch("BLUE", "Dora"))
    assert next_steps(dora)[0] == say("path-send-back", names="Ada")
    ada.send(m.OpenLink(dora.link))
    ada.send(m.StartMatch(picked(ada, RED="Ada", BLUE="Dora")))
    assert ada.session.stage == COMPOSE and ada.session.match.names == {"RED": "Ada", "BLUE": "Dora"}
    assert ben.send(m.OpenLink(ada.link)).linked.lost == ("BLUE",)


def page_of_old_save(device: Device) -> str:
    """The page of a match as saved by a version that stored neither the key nor lost seats."""
    kept = {name: each for name, each in to_json(device.linked).items() if name not in ("key", "lost")}
    opened = Device("later")
    opened.model = replace(device.model, session=link_session.opened(from_json(kept)))
    return page_words(opened)


def test_a_player_who_lost_a_seat_in_an_older_version_is_no_creator() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben, cleo = joining_device(ada, "BLUE", "Ben"), joining_device(ada, "BLUE", "Cleo")
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    ada.send(m.StartMatch(picked(ada, RED="Ada", BLUE="Ben")))
    text = page_of_old_save(cleo.send(m.OpenLink(ada.link)))
    assert say("link-made-here") not in text and say("link-started") not in text
    assert say("link-lost-somehow") in text
    assert say("link-lost-somehow") not in page_of_old_save(ada)


def test_pages_saved_by_an_older_version_say_nothing_wrong() -> None:
    otto, (_, _, cleo) = organised(("RED", "Ben"), ("BLUE", "Anna"), ("RED", "Cleo"))
    otto.send(m.StartMatch(picked(otto, RED="Ben", BLUE="Anna")))
    for each in (otto, cleo.send(m.OpenLink(otto.link))):
        text = page_of_old_save(each)
        assert say("link-others-play") in text
        assert say("link-made-here") not in text and say("link-lost-somehow") not in text
    assert say("link-made-here") in page_words(otto)
