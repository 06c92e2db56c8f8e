"""By link, before the start: what an invitation says about its game, which seats it offers, and who plays which."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from time import process_time

import pytest

from rozz import library
from rozz.cli.cryptography_keys import Keyring
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.link_limits import MOST_JOINS
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.wire import link_codec, link_text
from rozz.engine.links.wire.link_text import MARK
from rozz.engine.links.wire.normal_form import normalized
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import called, color_name, few
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Share
from rozz.ui.state.links import seat_requests
from rozz.ui.state.links.linked_match import shown_match
from rozz.ui.views.shell import page_markup
from tests.support.ui.joiners import joining_device, page_words, request_pattern
from tests.support.ui.link_devices import ADDRESS, Device, inviting_device
from tests.support.ui.table import words
from tests.support.words import longest_part


def seats_offered(device: Device) -> list[tuple[str, str]]:
    """The list of seats for a player who opens an invitation."""
    (box,) = re.findall(r'<select name="seat">(.*?)</select>', page_markup.page(device.model))
    return re.findall(r'<option value="(\w*)"[^>]*>([^<]*)</option>', box)


def four() -> Device:
    return inviting_device(
        "headquarters-4", {"RED": "here", "BLUE": "link", "GREEN": "link", "GOLD": "link"}, {"RED": "Ada"}
    )


def test_free_seats_are_named_in_the_chosen_language() -> None:
    ada = four().send(m.SetLanguage("de"))
    try:
        colors = [color_name(seat) for seat in ("BLUE", "GREEN", "GOLD")]
        assert colors != [called(seat) for seat in ("BLUE", "GREEN", "GOLD")]
        assert say("path-invite", number=3, seats=few(colors)) in words(page_markup.page(ada.model))
        ben = Device("Ben").send(m.SetLanguage("de"), m.OpenLink(ada.link))
        assert [name for seat, name in seats_offered(ben) if seat] == colors
    finally:
        translations.use(translations.ENGLISH)


def test_a_joiner_is_offered_any_seat_first_and_then_each_free_one() -> None:
    ada = four()
    ben = Device("Ben").send(m.OpenLink(ada.link))
    free = [(seat, seat.title()) for seat in ada.linked.status().free]
    assert seats_offered(ben) == [("", say("any-seat")), *free] and len(free) == 3


def test_an_invitation_folds_what_only_a_second_device_needs() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    cleo, folded = Device("Cleo").send(m.OpenLink(ada.link)), re.compile(r"<details[^>]*>.*?</details>", re.DOTALL)
    ben = joining_device(ada, "BLUE", "Ben")
    eve = Device("Eve").send(m.OpenLink(ben.link))
    for guest in (cleo, eve):  # a seat is free, and all are asked for
        shown = page_markup.page(guest.model)
        in_the_open = words(folded.sub("", shown))
        assert say("open-key") not in in_the_open and say("return-lost") not in in_the_open
        (unfolded,) = [each for each in folded.findall(shown) if say("open-key") in each]
        assert say("key-elsewhere") in unfolded and say("return-early") in unfolded
    assert say("key-elsewhere") not in page_words(ben), "this device has the key"


def test_joiners_without_a_preference_spread_over_the_free_seats() -> None:
    ada = four()
    taken = [joining_device(ada, "", f"Player {number}").linked.seats for number in range(12)]
    assert all(len(each) == 1 for each in taken)
    assert {seat for each in taken for seat in each} == set(ada.linked.status().free), "chance, not the first of them"


def test_a_joiner_without_seat_and_name_is_named_after_the_seat_color() -> None:
    ada = four()
    ben = joining_device(ada, "", "", "Ben")
    (seat,) = ben.linked.seats
    assert [each.name for each in ben.linked.ledger.contents.joins if each.seat == seat] == [seat.title()]


def test_pressing_join_twice_asks_for_only_one_seat() -> None:
    ben = joining_device(four(), "", "Ben")
    seats = ben.linked.seats
    ben.send(m.JoinMatch("", "Ben"))
    assert ben.linked.seats == seats and len(seats) == 1, "a request cannot be taken back"
    assert not ben.model.refused


def test_a_single_free_seat_is_named() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    assert seats_offered(Device("Ben").send(m.OpenLink(ada.link))) == [("BLUE", "Blue")]
    ben = joining_device(ada, "", "Ben")
    assert ben.linked.seats == ("BLUE",)


def test_asking_for_any_seat_is_refused_in_words_if_none_is_free() -> None:
    ada = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joining_device(ada, "BLUE", "Ben")
    ada.send(m.OpenLink(ben.link))
    eve = joining_device(ada, "", "Eve")
    assert not eve.linked.seats and sentence(say("no-seat-left")) in eve.model.refused


def test_an_invitation_describes_the_match_before_anyone_joins() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    ben = Device("Ben").send(m.OpenLink(ada.link))
    lasts = say("length", least=13, most=16)
    assert f"Rozz · Headquarters for Three · {say('players', number=3)} · {lasts}" in page_words(ben)
    goal = words(re.findall(r'<p class="goal">(.*?)</p>', page_markup.page(ben.model))[0])
    assert say("goal") in goal and len(goal) > 20
    about, form = page_markup.page(ben.model).index('class="goal"'), page_markup.page(ben.model).index('data-on="join"')
    assert about < form, "it is read before the seats"


def test_an_invitation_to_another_game_names_it() -> None:
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    assert f"RosenKreuz, Skirmish · {say('players', number=2)}" in page_words(Device("Ben").send(m.OpenLink(otto.link)))


def test_a_scenario_with_its_games_name_is_enough_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a translation the game's name may stand anywhere in the scenario's."""
    key, name = "scenarios-rosenkreuz-rosenkreuz-skirmish-name", "Scharmützel um RosenKreuz"
    monkeypatch.setitem(translations.table("de", translations.group(key)), key, name)
    otto = Device("Otto").send(m.SetLanguage("de"), m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    try:
        otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
        otto.send(m.ShareLink("copy"))
        (shared,) = (each for each in otto.effects if isinstance(each, Share))
        assert shared.text.startswith(say("letter-invite", played=name))
        shown = page_words(Device("Ben").send(m.SetLanguage("de"), m.OpenLink(otto.link)))
        assert f"{name} · {say('players', number=2)}" in shown and f"RosenKreuz · {name}" not in shown
    finally:
        translations.use(translations.ENGLISH)


def test_the_two_words_are_explained_to_the_joiner() -> None:
    ada = four()
    ben = joining_device(ada, "BLUE", "Ben")
    how = say("two-words-here", maker="Ada")
    assert how in page_words(ben)
    (share,) = [each for each in ben.send(m.ShareLink("copy")).effects if isinstance(each, Share)]
    assert re.search(request_pattern("Ben", "Blue"), share.text)
    ada.send(m.OpenLink(ben.link))
    assert "Ben (" not in page_words(ada), "as long as nobody looks like Ben"
    assert how not in page_words(Device("Eve").send(m.OpenLink(ada.link)))


def test_a_seat_is_decided_if_a_rival_is_the_only_one_for_another() -> None:
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    ben = joining_device(ada, "BLUE", "Ben")
    ben.send(m.JoinMatch("GREEN", "Ben"))
    cleo = joining_device(ada, "BLUE", "Cleo")
    ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link))
    contents = ada.linked.ledger.contents
    assert not seat_requests.is_undecided(contents, "BLUE"), "Ben alone asks for Green, so Cleo plays Blue"
    assert shown_match(ada.linked).names == {"RED": "Ada", "BLUE": "Cleo", "GREEN": "Ben"}


SEATS = [f"SEAT{chr(65 + number)}" for number in range(24)]


def flooded(each_asks_for_all: bool) -> str:
    """An invitation to a made-up scenario with many seats, with as many requests as a link may hold."""
    game, keys, secret = library.game("rozz"), Keyring(), b"\1" * 32
    mapping = dict(library.scenario_mapping("headquarters-2", "rozz"))
    lands = {f"{letter}land": [place, 0] for place, letter in enumerate("ABCD")}
    tiles = [*lands, *(f"{letter}{number}" for letter in "ABCD" for number in range(1, 6))]
    mapping |= {"name": "Flood", "players": SEATS, "objective": "elimination", "board": {"territories": lands}}
    mapping["setup"] = {tile: {seat: {"INF": 5}} for tile, seat in zip(tiles, SEATS, strict=True)}
    plays = dict.fromkeys(SEATS, "link")
    ledger = run_without_waiting(link_steps.create(keys, game, game.read(mapping), secret, plays))
    joins = []
    for place, seat in enumerate(SEATS):
        for number in range(MOST_JOINS):
            who = number if each_asks_for_all else place * MOST_JOINS + number
            only = run_without_waiting(
                link_steps.join(keys, ledger, sha256(f"{who}".encode()).digest(), seat, f"Player {who}")
            )
            joins += only.contents.joins
    return ADDRESS + MARK + link_codec.write(Ledger(normalized(replace(ledger.contents, joins=tuple(joins)))))


@pytest.mark.thorough
@pytest.mark.timeout(60)
@pytest.mark.parametrize("each_asks_for_all", [False, True])
def test_a_link_full_of_requests_for_many_seats_opens_in_seconds(each_asks_for_all: bool) -> None:
    link = flooded(each_asks_for_all)
    began = process_time()
    eve = Device("Eve").send(m.OpenLink(link))
    assert len(eve.linked.ledger.contents.joins) == len(SEATS) * MOST_JOINS
    assert "Flood" in page_words(eve)
    assert process_time() - began < 6, "a second or two, with room for a slow machine"


def test_more_requests_than_a_link_may_hold_are_refused_unverified() -> None:
    link = flooded(each_asks_for_all=False)
    letter, data = link_text.from_text(link_text.find_link(link))
    opened = link_codec.read(link_text.find_link(link), library.game, library.released)
    assert isinstance(opened, Opened)
    more = replace(opened.contents, joins=(*opened.contents.joins, *opened.contents.joins[:1]))
    eve = Device("Eve").send(m.OpenLink(ADDRESS + MARK + link_codec.write(Ledger(more))))
    assert letter and data and eve.model.session is None and longest_part("links-damaged") in eve.model.refused
