"""Matches by link: every player has their own browser, and they share nothing but links."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rozz import library
from rozz.engine.links.signing.envelopes import Show
from rozz.engine.links.wire.link_text import find_link
from rozz.engine.match import Match
from rozz.readonly import link_text
from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations, violations_in_both_themes
from tests.support.browser.link_player_actions import (
    NewPlayer,
    begin_by_link,
    follow_link,
    invite,
    link_to_send,
    paste_link,
    seal_commands,
    take_seat,
    watch_turn,
)
from tests.support.browser.player_actions import choose_in_menu, choose_scenario, tap, toast_margin
from tests.support.links import modified_client as attacks
from tests.support.links.devices import Device
from tests.support.words import beginning, in_turn, longest_part, pattern, reveal_of


@pytest.mark.thorough
def test_the_next_step_is_in_sight_on_a_phone(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    ada.set_viewport_size({"width": 390, "height": 844})
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    expect(ada.get_by_role("button", name=say("share-link"))).to_be_in_viewport()
    ada.get_by_text(say("other-ways")).click()
    tap(ada, say("link-file"))
    assert toast_margin(ada, longest_part("link-as-file")) >= 8
    tap(ada, say("sent-yes"))
    expect(ada.get_by_role("heading", name=say("path-open-join"))).to_be_in_viewport()
    paste_link(ada, take_seat(ben, "Ben"))
    step = ada.get_by_role("heading", name=say("start-match"))
    expect(step).to_be_focused()
    expect(step).to_be_in_viewport()
    assert ada.evaluate("scrollY") == 0, "a page that was opened by a link begins at its top"
    expect(ada.get_by_role("button", name=say("start-match"))).to_be_in_viewport()
    expect(ada.get_by_role("heading", name=say("link-complete"))).to_be_in_viewport()
    tap(ada, say("start-match"))
    expect(ada.get_by_role("button", name=say("start-alone"))).to_be_in_viewport()


@pytest.mark.thorough
def test_phone_toasts_cover_no_heading_and_copying_a_link_asks_if_sent(
    new_player: NewPlayer,
) -> None:
    ada, _ = begin_by_link(new_player, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    ada.set_viewport_size({"width": 390, "height": 844})
    seal_commands(ada, "N:")
    ada.get_by_text(say("other-ways")).click()
    box = ada.get_by_role("textbox", name=say("the-link"))
    box.press("Shift+ArrowRight")
    box.press("ControlOrMeta+c")
    expect(ada.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    box.press("ControlOrMeta+a")
    box.press("ControlOrMeta+c")
    heading, word = ada.get_by_role("heading", level=1), ada.get_by_text(say("sent-told", names="Ben"))
    expect(ada.get_by_role("heading", name=say("did-you-send"))).to_be_visible()
    expect(heading).to_have_text(say("link-sealed"))
    tap(ada, say("sent-yes"))
    expect(heading).to_have_text(say("link-sent", names="Ben"))
    ada.evaluate("scrollTo(0, 0)")
    toast, below = word.bounding_box(), heading.bounding_box()
    assert toast and below and toast["y"] + toast["height"] <= below["y"]


@pytest.mark.thorough
def test_setup_hides_the_fields_that_a_link_does_not_carry(new_player: NewPlayer) -> None:
    ada = new_player()
    choose_scenario(ada, "Headquarters for Two")
    blue, plays = (
        ada.get_by_role("textbox", name=say("name-of", colour="Blue")),
        ada.get_by_label(say("plays", colour="Blue")),
    )
    messages = ada.get_by_role("combobox", name=say("rozz-command-option-messages"))
    blue.fill("Ben")
    expect(messages).to_be_visible()
    plays.focus()
    plays.select_option(say("plays-link"))
    expect(ada.get_by_text(say("named-by-link", colour="Blue"))).to_be_visible()
    expect(ada.get_by_text(say("by-link-messages"))).to_be_visible()
    expect(blue).to_have_count(0)
    expect(messages).to_have_count(0)
    expect(plays).to_be_focused()
    plays.select_option(say("plays-here"))
    expect(blue).to_have_value("Ben")


def test_a_damaged_link_the_page_starts_with_is_refused(new_player: NewPlayer) -> None:
    first = invite(new_player(), "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    cold = new_player().context.new_page()
    cold.goto(first[:-9])
    expect(cold.get_by_role("alert")).to_be_visible()
    expect(cold.get_by_role("button", name=say("play-now"))).to_be_visible()
    expect(cold.get_by_text(say("link-opening"))).to_have_count(0)
    cold.close()


@pytest.mark.thorough
def test_a_player_whose_seat_is_contested_takes_a_free_one(new_player: NewPlayer) -> None:
    ada, ben, cleo = new_player(), new_player(), new_player()
    first = invite(
        ada, "Headquarters for Three", {"Blue": say("plays-link"), "Green": say("plays-link")}, {"Red": "Ada"}
    )
    for each, name in ((ben, "Ben"), (cleo, "Cleo")):
        follow_link(each, first)
        paste_link(ada, take_seat(each, name, "Blue"))
    expect(ada.get_by_role("status").filter(has_text=longest_part("contested"))).to_be_visible()
    paste_link(cleo, link_to_send(ada))
    expect(
        cleo.get_by_role("status").filter(has_text=beginning("contested-here", names="Ben", colour="Blue"))
    ).to_be_visible()
    expect(cleo.get_by_role("heading", name=say("path-ask-too"))).to_be_focused()
    assert violations(cleo) == []
    expect(cleo.get_by_label(say("your-name"))).to_have_value("Cleo")
    tap(cleo, say("take-seat"))
    expect(cleo.get_by_role("heading", name=say("path-send-back", names="Ada"))).to_be_focused()
    paste_link(ada, link_to_send(cleo))
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    tap(ada, say("start-alone"))
    for each, name in ((ben, "Ben"), (cleo, "Cleo")):
        follow_link(each, link_to_send(ada))
        expect(each.get_by_role("heading", name=say("commands-now", name=name))).to_be_visible()


@pytest.mark.thorough
def test_a_refused_start_keeps_the_choices_and_leads_to_the_reason(new_player: NewPlayer) -> None:
    otto, ben, anna = new_player(), new_player(), new_player()
    first = invite(otto, "Headquarters for Two", {"Red": say("plays-link"), "Blue": say("plays-link")}, {})
    for each, name in ((ben, "Ben"), (anna, "Anna")):
        follow_link(each, first)
        paste_link(otto, take_seat(each, name, "Red"))
    expect(otto.get_by_role("status").filter(has_text=longest_part("contested"))).to_be_visible()
    both = link_to_send(otto)
    for each in (ben, anna):
        paste_link(each, both)
        expect(each.get_by_role("heading", name=say("path-ask-too"))).to_be_visible()
        tap(each, say("take-seat"))
        expect(each.get_by_role("heading", name=say("path-send-back", names=say("the-maker")))).to_be_visible()
        paste_link(otto, link_to_send(each))
    tap(otto, say("start-match"))
    expect(otto.get_by_role("alert")).to_have_text(say("choose-first", seats="Red and Blue"))
    expect(otto.get_by_role("alert")).to_be_focused()
    for colour in ("Red", "Blue"):
        otto.get_by_label(say("several-joined", colour=colour)).select_option(label="Anna")
    tap(otto, say("start-match"))
    expect(otto.get_by_role("alert")).to_be_focused()
    expect(otto.get_by_role("alert")).to_be_in_viewport()
    expect(otto.get_by_role("alert")).to_contain_text(say("links-one-device-twice"))
    for colour in ("Red", "Blue"):
        expect(otto.get_by_label(say("several-joined", colour=colour)).locator("option:checked")).to_have_text("Anna")
    assert violations(otto) == []
    otto.get_by_label(say("several-joined", colour="Red")).select_option(label="Ben")
    tap(otto, say("start-match"))
    expect(otto.get_by_role("alert")).to_have_count(0)
    expect(otto.get_by_role("heading", name=say("path-send-start", names="Ben and Anna"))).to_be_visible()


#: Records every heading that the page ever shows.
HEADINGS = """
globalThis.headings = [];
new MutationObserver(() => headings.push(...[...document.querySelectorAll("h1")].map((each) => each.textContent)))
  .observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_a_link_that_arrives_while_the_page_changes_is_not_lost(new_player: NewPlayer) -> None:
    """Between a tap on a link and the page's response, the page may write its own address."""
    ada, ben = new_player(), new_player()
    first = invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    ben.evaluate("text => { location.href = text; document.querySelector('[data-do=rules]').click(); }", first)
    expect(ben.get_by_role("heading", name=say("join"))).to_be_visible()



def test_a_link_the_page_starts_with_opens_without_the_previous_match(new_player: NewPlayer) -> None:
    first = invite(new_player(), "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    guest = new_player()
    tap(guest, say("play-now"))
    open_before = guest.get_by_role("heading", level=1).inner_text()
    guest.wait_for_function("JSON.parse(localStorage.getItem('rozz:/shown') ?? '{}').match")
    cold = guest.context.new_page()
    guest.close()
    cold.add_init_script(HEADINGS)
    cold.goto(first)
    expect(cold.get_by_role("heading", name=say("join"))).to_be_visible()
    expect(cold.get_by_text(say("link-opening"))).to_have_count(0)
    assert open_before not in cold.evaluate("headings")
    cold.reload()
    tap(cold, say("menu"))
    cold.get_by_role("dialog").get_by_role("button", name=say("home")).click()
    expect(cold.get_by_role("article")).to_have_count(2)


def test_a_two_player_match_works_by_links_alone(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    first = invite(ada, "Basic Training", {"Red": say("plays-here"), "Blue": say("plays-link")}, {"Red": "Ada"})
    follow_link(ben, first)
    joined = take_seat(ben, "Ben")
    # The eight words prove nothing before START.
    expect(ben.locator(".words")).to_have_count(0)
    paste_link(ada, f"I have joined!\n{joined}\nYours, Ben")
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    expect(ada.get_by_role("button", name=say("start-alone"))).to_be_visible()
    expect(ada.get_by_role("button", name=pattern("link-of"))).to_have_count(0)
    seal_commands(ada, "M: INF*2 @ Karn > K1")
    expect(ada.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    words = ada.locator(".words").text_content()
    assert words and len(words.split()) == 8
    sealed = link_to_send(ada)
    # The link's own letters are random and may spell anything.
    assert not re.search(r"\bK1\b", ada.evaluate("document.body.textContent").replace(sealed, ""))
    follow_link(ben, sealed)
    expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    expect(ben.get_by_text(say("sealed-already", number=1, name="Ada"))).to_be_visible()
    seal_commands(ben, "M: INF @ Quell > Q1")
    expect(ben.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    expect(ben.get_by_text(say("seen-with", number=1, names="Ada"))).to_be_visible()
    assert ben.locator(".words").text_content() == words
    paste_link(ada, link_to_send(ben))
    expect(ada.get_by_text(say("seen-later", names="Ben", moment=in_turn(1)))).to_be_visible()
    watch_turn(ada, 1)
    expect(ada.get_by_text(say("seen-later", names="Ben", moment=in_turn(1)))).to_be_visible()
    seal_commands(ada, "M: INF @ K1 > K2")
    follow_link(ben, link_to_send(ada))
    watch_turn(ben, 1)
    expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    expect(ben.get_by_role("button", name=say("i-am", name="Ben"))).to_have_count(0)
    # As in solo play, the page misses what is typed before its start has ended.
    ben.wait_for_function("!localStorage.getItem('rozz:/start')")
    seal_commands(ben, "N:")
    follow_link(ada, link_to_send(ben))
    follow_link(ada, link_to_send(ben))
    watch_turn(ada, 2)
    seal_commands(ada, "M: INF @ Karn > K2")
    follow_link(ben, link_to_send(ada))
    watch_turn(ben, 2)
    seal_commands(ben, "R:")
    follow_link(ada, link_to_send(ben))
    for page in (ada, ben):
        if page is ben:
            tap(ada, say("link-of", moment=in_turn(3)))
            follow_link(ben, link_to_send(ada))
        expect(page.get_by_role("heading", name=reveal_of(3))).to_be_visible()
        tap(page, say("last"))
        tap(page, say("to-result"))
        result = say("won-here", result="won" if page is ada else "lost", names="Ada")
        expect(page.get_by_role("heading", name=result)).to_be_visible()


#: A browser without a share function; the test can read its clipboard.
NO_SHARE = """() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    navigator.clipboard.writeText = async text => { window.copied = text };
}"""


def test_sharing_reports_what_it_did_and_errors_show_by_their_box(new_player: NewPlayer) -> None:
    ada = new_player()
    invite(ada, "Basic Training", {"Red": say("plays-here"), "Blue": say("plays-link")}, {"Red": "Ada"})
    expect(ada.get_by_role("heading", name=say("path-invite", number=1, seats="Blue"))).to_be_visible()
    ada.evaluate(NO_SHARE)
    tap(ada, say("share-link"))
    expect(ada.get_by_text(say("not-shared-copied"), exact=False)).to_be_visible()
    assert ada.evaluate("window.copied").endswith(link_to_send(ada))
    tap(ada, say("sent-yes"))
    paste_link(ada, "no link at all")
    box = ada.get_by_role("textbox", name=say("paste-link"))
    expect(box).to_have_value("no link at all")
    expect(box).to_have_accessible_description(re.compile("."))
    expect(ada.get_by_role("alert")).to_have_count(1)
    assert violations(ada) == []


@pytest.mark.thorough
@pytest.mark.long
def test_links_work_out_of_order_twice_and_for_a_spectator(new_player: NewPlayer) -> None:
    """Cleo plays with the library on CPython, the others in the page."""
    ada, ben, eve, cleo = new_player(), new_player(), new_player(), Device(3, "GREEN", "Cleo")
    first = invite(
        ada, "Headquarters for Three", {"Blue": say("plays-link"), "Green": say("plays-link")}, {"Red": "Ada"}
    )
    follow_link(ben, first)
    cleo.open(find_link(first))
    theirs = [cleo.join(), take_seat(ben, "Ben", "Blue")]
    for each in (*theirs, theirs[0]):
        paste_link(ada, each)
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    tap(ada, say("start-alone"))
    started = link_to_send(ada)
    cleo.open(find_link(started))
    follow_link(eve, started)
    expect(eve.get_by_text(say("link-no-key"))).to_be_visible()
    words = eve.locator(".words").text_content()
    tap(ada, say("go-on"))
    paste_link(ben, cleo.seal("N:"))
    expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    seal_commands(ada, "N:")
    sealed = link_to_send(ada)
    expect(ada.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    assert ada.locator(".words").text_content() == words
    for _ in range(2):
        follow_link(ben, sealed)
    seal_commands(ben, "N:")
    expect(ben.get_by_role("heading", name=say("link-sealed"))).to_be_visible()
    shown = link_to_send(ben)
    cleo.open(find_link(shown))
    paste_link(ada, shown)
    expect(ada.get_by_role("heading", name=say("link-opened"))).to_be_visible()
    paste_link(ada, cleo.show())
    watch_turn(ada, 1)
    tap(ada, say("link-of", moment=in_turn(1)))
    whole = link_to_send(ada)
    cleo.open(find_link(whole))
    assert cleo.ledger is not None and cleo.ledger.contents.turn == 2
    for page in (ben, eve):
        paste_link(page, whole)
        expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()


@pytest.mark.thorough
def test_a_key_file_restores_the_seat_on_another_device(new_player: NewPlayer, address: str, tmp_path: Path) -> None:
    blue, new = new_player(), new_player()
    red = Device(1, "RED", "Ada")
    red.create("basic-training")
    follow_link(blue, f"{address}#m={red.join()}")
    red.open(find_link(take_seat(blue, "Ben")))
    follow_link(blue, f"{address}#m={red.start()}")
    expect(blue.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    seal_commands(blue, "M: INF*2 @ Quell > Q1")
    sealed = link_to_send(blue)
    blue.get_by_text(say("safety")).click()
    with blue.expect_download() as saved:
        tap(blue, say("save-key"))
    key = tmp_path / "key.json"
    saved.value.save_as(key)
    paste_link(new, sealed)
    expect(new.get_by_text(say("link-no-key"))).to_be_visible()
    new.get_by_label(say("open-key")).set_input_files(key)
    expect(new.get_by_role("heading", name=say("link-sent", names="Ada"))).to_be_visible()
    # The restored key opens its own seal: sealed commands are revealed as soon as the other player is committed.
    red.open(find_link(sealed))
    paste_link(new, red.show("N:"))
    expect(new.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    red.open(find_link(last_link(new)))
    assert red.ledger is not None and red.ledger.contents.turn == 2


def last_link(page: Page) -> str:
    """The link with the commands that were revealed automatically."""
    tap(page, say("last"))
    tap(page, say("next-turn"))
    tap(page, say("link-of", moment=in_turn(1)))
    return link_to_send(page)


@pytest.mark.thorough
def test_every_attack_is_refused_and_changes_nothing(new_player: NewPlayer, address: str) -> None:
    """RED plays with the library on CPython, BLUE in the page; each checks the other's signatures."""
    page = new_player()
    red = Device(1, "RED", "Ada")
    red.create("headquarters-2")
    follow_link(page, f"{address}#m={red.join()}")
    red.open(find_link(take_seat(page, "Ben")))
    follow_link(page, f"{address}#m={red.start()}")
    expect(page.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    tap(page, say("start-on"))
    begun = red.ledger
    honest = red.seal("P: INF*3 > Drift")
    contents = red.ledger.contents
    sealed = contents.answers["RED"]
    stranger = Device(9, "RED")
    early = attacks.signed(red, Show(1, "RED", contents.before, (), bytes(16), "N:"))
    flipped = [honest[:at] + ("A" if honest[at] != "A" else "B") + honest[at + 1 :] for at in (0, 5, 20, 90)]
    tried = {
        **dict.fromkeys(flipped, f"{longest_part('links-damaged')}|{say('links-newer')}|{say('links-cut-off')}"),
        honest[:-7]: say("links-cut-off"),
        attacks.link_with(contents, attacks.signed(stranger, replace(sealed, z=bytes(32)))): unsigned("Ada"),
        attacks.link_with(contents, attacks.signed(red, replace(sealed, seat="BLUE"))): unsigned("Ben"),
        attacks.link_with(contents, attacks.signed(red, replace(sealed, before=bytes(32)))): "",
        attacks.link_with(begun.contents, early): "",
    }
    before = stored(page)
    for text, said in tried.items():
        paste_link(page, text)
        expect(page.get_by_role("alert")).to_contain_text(re.compile(said or "."))
        assert stored(page) == before
        tap(page, say("go-on"))
        tap(page, say("start-on"))
    follow_link(page, f"{address}#m={honest}")
    red.roll_back(begun)
    other = red.seal("P: ARMOR > Drift")
    follow_link(page, f"{address}#m={other}")
    expect(page.get_by_role("alert")).to_contain_text(say("proof", name="Ada", turn=1))
    expect(page.get_by_role("alert")).to_contain_text(say("proof-means-two"))


def unsigned(name: str) -> str:
    """The message that sealed commands are not signed by this player."""
    return say("links-unsigned", kind="seal", name=name)


def stored(page: Page) -> str:
    """The stored matches, limited to what links can change."""
    return str(
        page.evaluate("""() => JSON.stringify(Object.entries(localStorage)
        .filter(([key]) => key.includes('/match/') && !key.endsWith('/previous'))
        .map(([key, text]) => JSON.parse(text.slice(text.indexOf('{'))).link.text))""")
    )


def test_names_with_markup_stay_text(new_player: NewPlayer, address: str) -> None:
    page = new_player()
    red = Device(1, "RED", "<img src=x>")
    red.create("basic-training")
    red.join()
    follow_link(page, f"{address}#m={red.link()}")
    expect(page.get_by_role("list", name=say("who-plays"))).to_contain_text("<img src=x>")
    assert page.evaluate("document.querySelectorAll('#page img').length") == 0


def test_a_read_only_link_can_be_viewed_but_not_played(new_player: NewPlayer, address: str) -> None:
    page = new_player()
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("basic-training")), "told", {"RED": "Ada"})
    match = match.hand_in("RED", [game.parse(match.scenario, "M: INF*2 @ Karn > K1")[0]]).reveal()
    follow_link(page, f"{address}#m={link_text(match)}")
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(page, say("last"))
    tap(page, say("told-standing"))
    expect(page.get_by_text(say("told-so-far"))).to_be_visible()
    expect(page.get_by_role("button", name=say("rematch"))).to_have_count(0)
    tap(page, say("keep-told"))
    page.reload()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_text(say("told-so-far"))).to_be_visible()


def test_nothing_is_signed_when_the_browser_cannot_store_it(new_player: NewPlayer) -> None:
    page = new_player()
    invite(page, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    full = "() => { throw new DOMException('full', 'QuotaExceededError') }"
    page.evaluate(f"() => {{ Storage.prototype.setItem = {full} }}")
    choose_in_menu(page, say("home"))
    tap(page, say("new-match"))
    tap(page, "Basic Training", exact=False)
    page.get_by_label(say("plays", colour="Blue")).select_option(say("plays-link"))
    tap(page, say("begin"))
    expect(page.get_by_text(say("link-unsaved"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("the-link"), include_hidden=True)).to_have_count(0)


@pytest.mark.thorough
def test_axe_finds_nothing_on_the_pages_of_a_match_by_link(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    found = {}
    for page in (ada, ben):
        page.set_viewport_size({"width": 390, "height": 844})

    def look(page: Page, name: str) -> None:
        if seen := violations_in_both_themes(page):
            found[name] = seen

    first = invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    ada.get_by_text(say("other-ways")).click()
    ada.get_by_text(say("code")).click()
    expect(ada.get_by_role("img", name=say("code"))).to_be_visible()
    look(ada, "gathering")
    follow_link(ben, first)
    look(ben, "joining")
    paste_link(ada, take_seat(ben, "Ben"))
    look(ada, "starting")
    tap(ada, say("start-match"))
    look(ada, "commanding")
    seal_commands(ada, "N:")
    look(ada, "sealed")
    ada.get_by_text(say("other-ways")).click()
    tap(ada, say("copy-link"))
    look(ada, "asked whether it was sent")
    tap(ada, say("sent-yes"))
    expect(ada.get_by_role("heading", name=pattern("link-sent"))).to_be_visible()
    ada.get_by_text(longest_part("closing")).click()
    tap(ada, say("close-unfinished"))
    expect(ada.get_by_role("heading", name=say("unfinished"))).to_be_visible()
    look(ada, "unfinished")
    choose_in_menu(ada, say("home"))
    paste_link(ada, "this is no link")
    expect(ada.get_by_role("alert")).to_contain_text(say("links-none"))
    look(ada, "refused")
    assert found == {}


@pytest.mark.thorough
def test_unfolded_sections_stay_open_while_the_page_changes(new_player: NewPlayer) -> None:
    ada, ben, dora = new_player(), new_player(), new_player()
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    paste_link(ada, take_seat(ben, "Ben"))
    ada.get_by_text(say("path-invite-again")).click()
    follow_link(dora, link_to_send(ada))
    name = dora.get_by_label(say("your-name"))
    expect(name).to_be_hidden()
    dora.get_by_text(say("given-up")).click()
    name.fill("Dora")
    paste_link(dora, "no link at all")
    expect(dora.get_by_role("alert")).to_be_visible()
    expect(name).to_be_visible()
    expect(name).to_have_value("Dora")
    assert violations(dora) == []
    tap(dora, say("take-seat"))
    expect(dora.get_by_role("heading", name=say("path-send-back", names="Ada"))).to_be_focused()
    paste_link(ada, link_to_send(dora))
    expect(ada.get_by_role("status").filter(has_text=longest_part("contested"))).to_be_visible()
    assert violations(ada) == []


@pytest.mark.thorough
def test_the_error_for_a_pasted_link_is_in_sight_on_a_phone(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    ben.set_viewport_size({"width": 390, "height": 844})
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    cut = take_seat(ben, "Ben")[:-60]
    box = ben.get_by_role("textbox", name=say("paste-link"))
    paste_link(ben, cut)
    fault = ben.get_by_role("alert").filter(has_text=say("links-cut-off"))
    expect(fault).to_be_in_viewport(ratio=1)
    full = box.bounding_box()
    assert full and full["height"] < 844 / 6
