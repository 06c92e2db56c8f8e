"""An invitation with players who ask for its seats."""

from __future__ import annotations

import re

import pytest

from rozz.ui.state import messages as m
from rozz.ui.state.effects import Share
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device
from tests.support.ui.table import words
from tests.support.words import pattern_text


def page_words(device: Device) -> str:
    return words(page_markup.page(device.model)).replace("&#39;", "'")


def joining_device(host: Device, seat: str, name: str, device: str = "") -> Device:
    """A player who opens the host's first link and asks for a seat."""
    return Device(device or name).send(m.OpenLink(host.link), m.JoinMatch(seat, name))


def join_choices(host: Device) -> list[tuple[str, str]]:
    """The players that the start lets the host choose from, with their values."""
    return re.findall(r'<option value="([0-9a-f]{64})">([^<]*)</option>', page_markup.page(host.model))


@pytest.fixture
def contested_seat() -> tuple[Device, Device, Device]:
    """Ben and Cleo have both asked for Blue, and Ada has both links; Green is free."""
    ada = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    ben, cleo = joining_device(ada, "BLUE", "Ben"), joining_device(ada, "BLUE", "Cleo")
    return ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link)), ben, cleo


def link_message(device: Device) -> str:
    """The message that accompanies a device's next link."""
    device.send(m.ShareLink("copy"))
    return [each for each in device.effects if isinstance(each, Share)][-1].text.split("\n")[0]


def request_pattern(name: str, seats: str, number: int = 1) -> str:
    """A pattern of a player's request for this many seats; its group is two words for each."""
    words = ", ".join([r"\w+ \w+"] * number)
    return pattern_text("asks-for", name=name, seats=seats, words=re.compile(f"({words})"))
