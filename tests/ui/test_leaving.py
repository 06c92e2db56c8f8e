"""By link: what is told of what has left this device, and what it is called where it arrives."""

from __future__ import annotations

import re

from rozz.ui import messages as m
from rozz.ui.views import page
from rozz.ui.views.sharing import stands
from tests.ui.test_bylink import Device, joined, two
from tests.ui.test_path import steps, three
from tests.ui.test_rounds import handed_on, shown

__all__ = ["two"]


def all_sealed() -> tuple[Device, Device, Device]:
    """Ada, Ben and Cleo have sealed and sent; Ada has opened the others' links, and what opens hers waits."""
    ada, ben, cleo = three()
    for each in (ada, ben, cleo):
        each.command("N:")
        handed_on(each)
    return ada.send(m.OpenLink(ben.link), m.OpenLink(cleo.link)), ben, cleo


def test_commands_are_not_told_as_opened_while_the_link_that_opens_them_has_not_left() -> None:
    ada, _, _ = all_sealed()
    told = shown(ada)
    assert stands(ada.session) == "Sealed ✓ Not opened yet"
    assert steps(ada)[0] == "1 · Send this to Ben and Cleo: it opens your commands"
    assert "Round 2 of 2: everybody sends the link that opens their commands." in told
    assert "commands are opened" not in told and "opened ✓" not in told.lower()
    handed_on(ada)
    assert "Round 2 of 2: everybody sends the link that opens their commands." in shown(ada)


def test_who_seals_last_is_told_that_the_link_opens_and_not_the_button() -> None:
    ada, ben, cleo = three()
    for each in (ada, ben):
        each.command("N:")
        cleo.send(m.OpenLink(each.link))
    assert "Round 2 of 2: all others have sealed, so the link that you send opens your commands too." in shown(cleo)
    assert "as soon as you seal" not in page.page(cleo.model)
    cleo.command("N:")
    assert stands(cleo.session) == "Sealed ✓ Not sent yet" and "commands are opened" not in shown(cleo)


def asked(device: Device) -> str:
    """What the page asks before commands are given: its heading, and how it is answered."""
    drawn = page.page(device.model).split('role="alertdialog"')[1]
    (title,), (button,) = re.findall(r"<h2[^>]*>(.*?)</h2>", drawn), re.findall(r'data-do="hand-in">(.*?)<', drawn)
    return f"{title} {button}"


def test_what_the_button_calls_sealing_the_question_and_the_keys_call_so_too(two: tuple[Device, Device]) -> None:
    ada, _ = two
    ada.send(m.Ready())
    assert asked(ada) == "Seal? Seal" and "What is sealed can never be changed." in shown(ada)
    ada.send(m.OpenDialog("keys"))
    assert "Seal; again where it is asked whether that is all" in shown(ada)
    assert "Seal, also while you write text" in shown(ada)
    alone = Device("Ada").send(m.ChooseScenario("solo-training"), m.BeginMatch("fresh", {"RED": "Ada"}), m.Ready())
    assert asked(alone) == "Hand in? Hand in"
    alone.send(m.OpenDialog("keys"))
    assert "Ready, also while you write text" in shown(alone) and "Seal" not in shown(alone)


def test_where_nothing_is_sealed_the_question_is_whether_to_play() -> None:
    otto = Device("Otto").send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    otto.send(m.BeginMatch("fresh", {"ROSE": "Otto", "plays-ROSE": "here", "plays-CROSS": "link"}))
    joined(otto, "CROSS", "Ben")
    otto.send(m.StartMatch(), m.Type("resign"), m.Ready())
    assert asked(otto) == "Play? Play" and "sealed" not in shown(otto)
