"""A battle of Campaigns of Ozz on one device: turns by taps on a phone and a desktop, and a move by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rozz import library
from rozz.engine.campaigns.legality.legality import default_command, legal
from rozz.engine.campaigns.model.commands import Activate, GiveOrders
from rozz.engine.match import Match
from rozz.ui.i18n.texts import say
from rozz.ui.views.table import latest_moves
from tests.support.browser.axe import violations_in_both_themes
from tests.support.browser.player_actions import begin, choose_in_menu, submit, tap
from tests.support.browser.reusable_page import visit
from tests.support.browser.saved_match import match_after, open_match
from tests.support.words import pattern, pattern_text

GAME = library.game("campaigns")
BATTLE = "A Battle on the Board"
NAMES = {"Winkie": "Ada", "Munchkin": "Ben"}
#: How a space's description introduces the player's own forces.
OWN = say("campaigns-caption-forces", owner="you", name="", forces="").strip()
#: Letters with fewer pixels are not readable at the table.
LEAST_PIXELS = 9
SIZES = """() => [...document.querySelectorAll("#board text")].filter((each) => each.getBoundingClientRect().width)
    .map((text) => {
        const matrix = text.getScreenCTM();
        return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b)];
    })"""
#: Moments of a turn, as headings name them.
INITIATIVE, MOVEMENT, ACTION = say("part-initiative"), say("part-activate"), say("part-activation")
MUSTER = say("moment-of", turn=say("moment-turn", number=1), moment=say("part-muster"))
#: Pieces that stand in a space but stick out of it.
STRAY = """() => [...document.querySelectorAll("#board .standing > g")].filter((each) => {
    const box = each.getBoundingClientRect();
    if (!box.width) return false;
    const space = document.getElementById(each.id.replace("pieces-", "tile-")).getBoundingClientRect();
    return box.left < space.left - 3 || box.right > space.right + 3;
}).map((each) => each.id)"""


def space(page: Page, name: str) -> None:
    """Tap a space of the board."""
    page.locator(f"#tile-{name}").click()


def own_forces(name: str, forces: str) -> str:
    """The description of a space on open ground with a player's own forces."""
    text = say("campaigns-caption-space-in-full", terrain="plain", space=name)
    return say("campaigns-caption-then", text=text, next=f"{OWN} {forces}")


def is_asked(page: Page, key: str, **known: object) -> bool:
    """Whether the page asks for something now, by the message that says so."""
    return pattern(key, **known).search(page.locator(".expects").first.text_content() or "") is not None


def readable(page: Page) -> None:
    """Every text on the board is large enough, and every counter is inside its space."""
    small = [(text, size) for text, size in page.evaluate(SIZES) if size < LEAST_PIXELS]
    assert not small
    assert not page.evaluate(STRAY)


def deploy(page: Page) -> None:
    """Ada moves her riders with two taps; Ben accepts the default."""
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_text(say("campaigns-offer-deploy"))).to_be_visible()
    riders = say("campaigns-name-group", leader="Zerde")
    space(page, "2L")
    expect(page.get_by_text(say("campaigns-offer-deploy-in-hand", name=riders))).to_be_visible()
    space(page, "2R")
    there = own_forces("2R", riders)
    expect(page.get_by_role("button", name=re.compile(f"^{re.escape(there)}"))).to_be_visible()
    submit(page)
    tap(page, say("i-am", name="Ben"))
    expect(page.get_by_role("button", name=re.compile("Zerde"))).to_have_count(0)
    submit(page)
    watch_reveal(page)


def watch_reveal(page: Page) -> None:
    """Watch the reveal to its end; groups that nobody changed are not revealed."""
    tap(page, say("show-everyone"))
    last = page.get_by_role("button", name=say("last"), exact=True).first
    goes_on = page.locator("#commanding").or_(page.get_by_role("button", name=pattern("i-am")))
    expect(last.or_(goes_on).first).to_be_visible()
    if not last.count():
        return
    # The dice decide whether anything happened; a single step is already the last.
    if last.is_enabled():
        last.click()
    readable(page)
    page.locator("[data-do='next-turn']").first.click()


def seal_commands(page: Page) -> None:
    """Both players' sealed commands for a moment: a spell, an order, or the default."""
    for _ in range(2):
        handover = page.get_by_role("button", name=pattern("i-am"))
        if handover.count():
            handover.first.click()
        expect(page.locator(".expects").first).to_be_visible()
        if is_asked(page, "campaigns-offer-spells"):
            # The hand of spells is random; these two need a target space.
            spells = page.locator("[data-do='pick'][data-key$='Poppies'], [data-do='pick'][data-key$='Good Luck']")
            if spells.count():
                spells.first.click()
                page.locator("#board .may-move").first.click()
        elif is_asked(page, "campaigns-offer-orders"):
            page.locator("#board .mark-own").first.click()
            page.locator("[data-do='pick'][data-key$=' A']").first.click()
        submit(page)
        expect(
            page.get_by_role("button", name=re.compile(f"{pattern_text('i-am')}|{pattern_text('show-everyone')}")).first
        ).to_be_visible()
        if page.get_by_role("button", name=say("show-everyone")).count():
            break
    watch_reveal(page)


def act_with_a_force(page: Page) -> None:
    """Send one force to the first space where it may move or fire; a second tap plays it."""
    page.locator("#board .mark-own").first.click()
    ways = page.locator("#board :is(.mark-attack, .mark-fire, .mark-move)")
    if ways.count():
        identity = ways.first.get_attribute("id")
        page.locator(f"#{identity}").click()
        expect(page.locator("#arrows .draft").first).to_be_attached()
        # The force that will stand there, or the target of the attack.
        expect(page.locator("#board :is(.ghost, .aimed)").first).to_be_attached()
        tap(page, say("play-it"))
    else:
        tap(page, say("campaigns-offer-stay"), exact=False)
        tap(page, say("play-it"))


def moment(page: Page) -> str:
    """Where the page is: handover, a sealed moment, or an open moment by its name."""
    expect(page.locator("#commanding").or_(page.get_by_role("button", name=pattern("i-am"))).first).to_be_visible()
    if page.get_by_role("button", name=pattern("i-am")).count():
        return "handover"
    heading = page.locator("#commanding").text_content() or ""
    return heading.rpartition(", ")[2] if ":" in heading else "sealed"


def play(page: Page, moments: int) -> list[str]:
    """Play this many moments, making a choice wherever there is one."""
    seen = []
    for _ in range(moments):
        now = moment(page)
        seen.append(now)
        if now in ("handover", "sealed"):
            seal_commands(page)
        elif now == ACTION:
            act_with_a_force(page)
        else:
            for _ in range(6):
                if page.locator("[data-do='add'][aria-disabled]").count() == 0:
                    break
                page.locator("#choices [aria-pressed='false'], #board .may-move:not(.chosen)").first.click()
            tap(page, say("play-it"))
    return seen


def test_battle_turns_can_be_played_by_taps_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, BATTLE, NAMES)
    deploy(page)
    seen = play(page, 14)
    assert ACTION in seen and say("part-turn-order") in seen
    readable(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    play(page, 6)


@pytest.mark.thorough
def test_every_battle_screen_passes_axe_in_both_themes(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, BATTLE, NAMES)
    tap(page, say("i-am", name="Ada"))
    space(page, "2C")
    assert not violations_in_both_themes(page)
    submit(page)
    tap(page, say("i-am", name="Ben"))
    submit(page)
    tap(page, say("show-everyone"))
    assert not violations_in_both_themes(page)
    page.locator("[data-do='next-turn']").first.click()
    play(page, 4)
    if moment(page) == ACTION:
        page.locator("#board .mark-own").first.click()
    assert not violations_in_both_themes(page)


@pytest.mark.thorough
def test_a_force_can_be_selected_by_keyboard_alone(page: Page, address: str) -> None:
    begin(page, address, BATTLE, NAMES)
    deploy(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(4):
        if moment(page) == ACTION:
            break
        play(page, 1)
    page.locator("#board [tabindex='0']").focus()
    first = page.locator("#board .mark-own").first
    wanted = first.get_attribute("data-tile") or ""
    page.evaluate("name => document.getElementById(`tile-${name}`).focus()", wanted)
    page.keyboard.press("Enter")
    expect(page.locator(f"#tile-{wanted}")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"#tile-{wanted}")).to_have_accessible_name(re.compile(f"^{wanted}, .*{re.escape(OWN)}"))
    page.keyboard.press("ArrowDown" if wanted[0] == "5" else "ArrowUp")
    focused = page.evaluate("document.activeElement.dataset.tile")
    assert focused and focused != wanted
    page.keyboard.press("Escape")
    expect(page.locator("#board [aria-pressed='true']")).to_have_count(0)


# A campaign: the map, and both kinds of battles.

CAMPAIGN = "Meeting the Wizard of Ozz"
NATIONS = {"Munchkin": "Ada", "Winkie": "Ben"}
#: Each player's marches by turn: the armies meet at Harvest Cross, twice.
MARCHES = {
    ("Ada", "1"): [("Ovengate", "Pumpkin Fields", "Harvest Cross"), ("Munchton", "Ovengate")],
    ("Ben", "1"): [("Zilkhold", "Straw Ferry", "Harvest Cross")],
    ("Ada", "2"): [("Ovengate", "Pumpkin Fields", "Harvest Cross")],
}


class Campaign:
    """Ada and Ben share one device: they fight one battle fast and the next on the board; Ada retreats from both."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.marches = {whose: list(rows) for whose, rows in MARCHES.items()}

    def until(self, wanted: str) -> Campaign:
        """Play on until this happens."""
        seen: list[str] = []
        while wanted not in seen:
            assert len(seen) < 80, f"{wanted} was not seen in {seen}"
            seen.append(self.step())
        return self

    def step(self) -> str:
        """Take one step and return its name."""
        page = self.page
        handover = page.get_by_role("button", name=pattern("i-am"))
        everyone = page.get_by_role("button", name=say("show-everyone"))
        expect(page.locator("#commanding").or_(handover).or_(everyone).first).to_be_visible()
        if handover.count():
            handover.first.click()
            expect(page.locator("#commanding")).to_be_visible()
            return "handover"
        if everyone.count():
            everyone.first.click()
            last = page.get_by_role("button", name=say("last"), exact=True)
            goes_on = page.locator("#commanding").or_(page.get_by_role("button", name=pattern("i-am")))
            expect(last.or_(goes_on).first).to_be_visible()
            if last.count():
                last.click()
                page.locator("[data-do='next-turn']").first.click()
            return "reveal"
        who, _, now = (page.locator("#commanding").text_content() or "").partition(": ")
        turns, _, name = now.removeprefix(say("moment-turn-inside", number="")).rpartition(", ")
        turn = turns.partition(", ")[0]
        if not now:
            return self.sealed()
        if name == MOVEMENT:
            self.march(who, turn)
        elif name == ACTION:
            act_with_a_force(page)
        else:
            self.choose()
            tap(page, say("play-it"))
        return name

    def choose(self) -> None:
        """Pick until the choice can be played: some choices take one pick, some several."""
        play = self.page.get_by_role("button", name=say("play-it"), exact=True).first
        left = self.page.locator("#choices [data-do='pick']:not([aria-pressed='true']), #board .may-move")
        for _ in range(6):
            left.first.click()
            if play.get_attribute("aria-disabled") != "true":
                return

    def sealed(self) -> str:
        """Submit a secret command of the player who holds the device; return its kind."""
        page = self.page
        name = "sealed"
        if page.locator("[data-key='board']").count():
            name = "fast" if page.get_by_text(MUSTER).count() else "board"
            self.pick(name)
        elif page.locator("[data-key='retreat']").count():
            # Ben stays, so that he can be attacked again.
            name = "retreat" if page.get_by_text(say("commands-now", name="Ada")).count() else "stay"
            self.pick(name)
        elif any(is_asked(page, key) for key in ("campaigns-offer-losses-at-most", "campaigns-offer-losses-at-least")):
            name = "losses"
            page.locator("#choices [data-do='pick']").first.click()
        elif is_asked(page, "campaigns-offer-recruit"):
            name = "recruit"
        submit(page)
        return name

    def march(self, who: str, turn: str) -> None:
        """Enter a player's next march by taps, or pass."""
        rows = self.marches.get((who, turn), [])
        if rows:
            for point in rows.pop(0):
                self.page.locator(f"#tile-map--{point.replace(' ', '_')}").click()
            expect(self.page.locator("#arrows .draft")).to_be_attached()
        else:
            self.pick("pass")
        tap(self.page, say("play-it"))

    def pick(self, key: str) -> None:
        """Press the button for this pick."""
        self.page.locator(f"[data-do='pick'][data-key='{key}']").first.click()


@pytest.mark.thorough
def test_two_campaign_turns_can_be_played_by_taps_on_a_desktop(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    begin(page, address, CAMPAIGN, NATIONS)
    campaign = Campaign(page).until(MOVEMENT)
    readable(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    campaign.until("fast").until("recruit")
    page.reload()
    campaign.until("board").until(ACTION)
    battle, whole = (re.compile(f"^{say(key)}") for key in ("campaigns-map-tab-battle", "campaigns-map-tab-map"))
    expect(page.get_by_role("tab", name=battle)).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name=whole).click()
    fought = re.compile(f"^Harvest Cross, .*{say('campaigns-map-battle')}")
    expect(page.get_by_role("button", name=fought)).to_be_visible()
    page.get_by_role("tab", name=battle).click()
    campaign.until("recruit")


@pytest.mark.thorough
def test_every_campaign_screen_passes_axe_in_both_themes(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, CAMPAIGN, NATIONS)
    campaign = Campaign(page).until(INITIATIVE)
    readable(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations_in_both_themes(page)
    page.locator("#board .mark-own").first.click()
    assert not violations_in_both_themes(page)
    tap(page, say("cancel"))
    campaign.until("handover")
    assert not violations_in_both_themes(page)


@pytest.mark.thorough
def test_a_stack_can_be_sent_by_keyboard_alone(page: Page, address: str) -> None:
    begin(page, address, CAMPAIGN, NATIONS)
    Campaign(page).until(INITIATIVE)
    first = page.locator("#board .mark-own").first
    wanted = first.get_attribute("id") or ""
    page.evaluate("id => document.getElementById(id).focus()", wanted)
    page.keyboard.press("Enter")
    expect(page.locator(f"#{wanted}")).to_have_attribute("aria-pressed", "true")
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.classList.contains('may-move')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#arrows .draft")).to_be_attached()


def test_what_to_decide_before_a_battle_is_in_sight_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, CAMPAIGN, NATIONS)
    campaign, board = Campaign(page), page.locator("[data-do='pick'][data-key='board']")
    for _ in range(40):
        if board.count():
            break
        campaign.step()
    expect(board).to_be_in_viewport(ratio=1)


def hard_fought_turn(moment_name: str = "withdraw") -> Match:
    """A battle in which everybody advances and fights, up to a moment after dice: by default the end of a turn."""
    match = match_after(GAME.name, "battle-on-the-board", {"WINKIES": "Ada", "MUNCHKINS": "Ben"})
    for _ in range(60):
        moment = match.moment
        assert moment is not None
        if moment.name == moment_name and str(latest_moves.latest_move(match)).count('id="dice-'):
            return match
        for seat in match.waiting_for:
            match = match.hand_in(seat, (eager_command(match, moment.name, seat),))
        match = match.reveal()
    raise AssertionError("nobody fought")


def eager_command(match: Match, moment: str, seat: str) -> object:
    """Advance, fight if possible, else move."""
    state = match.state
    if moment == "orders":
        forces = sorted(each.name for each in state.battle.of(state.battle.side_of(seat)))
        return GiveOrders(tuple((each, "A") for each in forces))
    listed = (legal(state, seat) or ()) if moment == "activation" else ()
    acts = [each for each in listed if isinstance(each, Activate)]
    return max(acts, key=lambda each: (bool(each.combat), len(each.steps))) if acts else default_command(state, seat)


def test_the_choice_to_retreat_is_in_sight_above_a_long_report(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 620})
    visit(page, address)
    open_match(page, hard_fought_turn())
    page.get_by_role("button", name=pattern("i-am")).click()
    stay, retreat = (
        page.get_by_role("button", name=say(f"campaigns-offer-{each}")) for each in ("fight-on", "retreat")
    )
    expect(stay).to_be_in_viewport(ratio=1)
    expect(retreat).to_be_in_viewport(ratio=1)
    report = page.locator("#last-move")
    assert stay.bounding_box()["y"] < report.bounding_box()["y"]  # type: ignore[index]
    tools = page.get_by_role("button", name=say("type-commands"))
    tools.scroll_into_view_if_needed()
    expect(tools).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (844, 390), (1280, 620)])
def test_the_units_to_lose_are_above_the_report(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    visit(page, address)
    open_match(page, hard_fought_turn("losses"))
    report, units = page.locator("#last-move"), page.locator("#choices [data-do='pick']")
    expect(units.first).to_be_in_viewport(ratio=1)
    assert units.first.bounding_box()["y"] < report.bounding_box()["y"]  # type: ignore[index]


def test_two_of_three_resign(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, "Three crowns", {"Munchkin": "Ada", "Quadling": "Ben", "Winkie": "Cleo"})
    first = resign(page)
    expect(page.get_by_text(pattern("campaigns-report-resigned", name=first)).first).to_be_visible()
    second = resign(page)
    tap(page, say("go-on"))
    (winner,) = {"Ada", "Ben", "Cleo"} - {first, second}
    expect(page.get_by_role("heading", name=say("won", names=winner))).to_be_visible()


def resign(page: Page) -> str:
    """Resign by the menu and its one question; returns who did."""
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("^(Ada|Ben|Cleo):"))
    name = (heading.text_content() or "").partition(":")[0]
    choose_in_menu(page, say("menu-resign"))
    page.get_by_role("alertdialog", name=say("resign-question")).get_by_role("button", name=say("menu-resign")).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    return name
