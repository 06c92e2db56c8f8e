"""Rounds of links between three devices, and what each page asks for."""

from __future__ import annotations

import re

from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.stages import REVEAL
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.ui.table import words


def rosenkreuz_devices() -> tuple[Device, Device]:
    """A match of RosenKreuz, in which nothing is sealed, begun on both devices."""
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    ben = joined_device(otto, "CROSS", "Ben")
    otto.send(m.StartMatch())
    return otto, ben.send(m.OpenLink(otto.link))


def next_steps(device: Device) -> list[str]:
    """The page's one next action, and what is folded below it."""
    shown = page_markup.page(device.model)
    (title,) = re.findall(r'<h2 id="next-step"[^>]*>(.*?)</h2>', shown)
    below = shown.split('<div class="path">')[1].split("</section>", 1)[1]
    below = re.split('<div class="hero-picture">|<ul class="seat-list"', below)[0]
    folded = re.findall(r"<details[^>]*><summary>(.*?)</summary>", below)
    return [words(each).strip() for each in (title, *(each for each in folded if each not in OTHER_WAYS))]


#: The folded part of every message to send, and of every wait for others.
OTHER_WAYS = (say("other-ways"), say("code"), say("own-sealed"))


def note_after_step(device: Device) -> str:
    """What the page says comes after the next action."""
    (note,) = re.findall(r'<p class="after">(.*?)</p>', page_markup.page(device.model))
    return words(note).strip()


def three_devices() -> tuple[Device, Device, Device]:
    """A match of three, begun on all three devices."""
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    ben, cleo = joined_device(ada, "BLUE", "Ben"), joined_device(ada, "GREEN", "Cleo")
    ada.send(m.StartMatch())
    for each in (ben, cleo):
        each.send(m.OpenLink(ada.link))
    return ada, ben, cleo


def asking_device(link: str, seat: str = "GREEN", name: str = "Cleo’s new one") -> Device:
    """A new device on which a player has asked for a seat."""
    new = Device(name).send(m.OpenLink(link))
    while new.session.stage == REVEAL:
        new.send(m.NextTurn())
    return new.send(m.AskReturn(seat))


def request_digest(device: Device) -> str:
    """The digest of a new device's request."""
    assert device.linked.request is not None
    return device.linked.request.digest.hex()


def devices_after_a_loss() -> tuple[Device, Device, Device, Device]:
    """Ada and Ben have sealed; Cleo has lost her device and asks on a new one: Ada, Ben, the old device, the new."""
    ada, ben, cleo = three_devices()
    confirm_sent(ada.send(m.Type("N:"), m.HandIn()))
    ben.send(m.OpenLink(ada.link))
    ben.command("N:")
    confirm_sent(ben)
    ada.send(m.OpenLink(ben.link))
    return ada, ben, cleo, confirm_sent(asking_device(ada.link))


def agree_to_return(voter: Device, seat: str, new: Device) -> Device:
    """A player is asked whether to let Cleo back in, and agrees."""
    voter.send(m.AskSkip(seat, "GREEN", request_digest(new)))
    assert voter.model.dialog, "it is asked first"
    return voter.send(m.SkipSeat(seat, "GREEN", request_digest(new)))


def page_words(device: Device) -> str:
    return words(page_markup.page(device.model)).replace("&#39;", "'")


def confirm_sent(device: Device) -> Device:
    """An app has received a device's link, so it has been sent."""
    return device.send(m.LinkLeft("shared", device.linked.identity))
