"""What players by link do on the page, in any engine."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.ui.i18n.texts import say
from tests.support.engines.driver import Driver
from tests.support.words import longest_part

#: The link offered for sending, or nothing; its box may be folded.
OFFERED = """async () => {
    const boxes = [...document.querySelectorAll("#page :is(input, textarea)")];
    return boxes.find(({ value }) => value.includes("#m="))?.value ?? "";
}"""
#: Opens a link as a messenger does, in this tab, and waits until the page has processed it.
FOLLOW = """async (link) => {
    location.href = link;
    const giveUp = performance.now() + 30_000;
    const isThere = () => location.hash.startsWith("#m=");
    while (isThere() && performance.now() < giveUp) await new Promise((resolve) => setTimeout(resolve, 20));
    return !isThere();
}"""
HEADING = "async () => document.querySelector('#page h1')?.textContent ?? ''"


def link(driver: Driver) -> str:
    """The link that the page offers for sending."""
    return str(driver.until(lambda: driver.evaluate(OFFERED), "no link is offered"))


def follow(driver: Driver, text: str) -> None:
    """Open a link in the page."""
    assert driver.evaluate(FOLLOW, text), "the link was not taken"


def _open(driver: Driver, address: str) -> None:
    """Open the page at a new match; otherwise it would start with the match opened last."""
    driver.open(f"{address}?go=new-match")
    driver.heading(say("choose"))


def invite(driver: Driver, address: str, scenario: str, seats: Sequence[str]) -> str:
    """Begin a match in which these seats are played by link; returns the link for them."""
    _open(driver, address)
    driver.check(say("any-game"))
    driver.press(scenario, "begins")
    for seat in seats:
        driver.choose(say("plays", colour=seat), say("plays-link"))
    driver.fill(say("name-of", colour="Red"), "Ada")
    driver.press(say("begin"))
    return link(driver)


def join(driver: Driver, address: str, invitation: str, name: str, seat: str) -> str:
    """Take a free seat; returns the link to send back."""
    _open(driver, address)
    follow(driver, invitation)
    driver.heading(say("join"))
    if seat:
        driver.choose(say("which-seat"), seat)
    driver.fill(say("your-name"), name)
    driver.press(say("take-seat"))
    driver.heading(longest_part("path-send-back"))
    return link(driver)


def seal(driver: Driver) -> None:
    """Seal a turn without commands."""
    driver.press(say("type-commands"))
    driver.fill(say("typed-move"), "N:")
    driver.press(say("seal"))
    driver.heading(say("link-sealed"))


def start(host: Driver, guests: Sequence[Driver]) -> None:
    """The host starts the match, and all players reach their commands."""
    host.press(say("start-match"))
    host.press(say("start-alone"))
    for guest in guests:
        follow(guest, link(host))
        guest.heading(longest_part("commands-now"))
    host.press(say("go-on"))
    host.heading(longest_part("commands-now"))


def pass_around(drivers: Sequence[Driver], heading: str) -> None:
    """Pass every new link to all others until all have come to this heading.

    There, the link is behind a button. Each link is passed once, because the newest is always enough.
    """
    sent: set[str] = set()
    arrived: set[Driver] = set()
    offer = say("link-of", moment=say("moment-turn-inside", number=1))

    def have_all_come() -> bool:
        for sender in drivers:
            if sender not in arrived and heading in sender.evaluate(HEADING):
                arrived.add(sender)
                if sender.has_button(offer):
                    sender.press(offer)
            text = sender.evaluate(OFFERED)
            if text and text not in sent:
                sent.add(text)
                for reader in drivers:
                    if reader is not sender:
                        follow(reader, text)
        return len(arrived) == len(drivers)

    drivers[0].until(have_all_come, f"not everybody is at “{heading}”")
