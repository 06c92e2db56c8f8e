"""By link: what is told of what has left this device, and what it is called where it arrives."""

from __future__ import annotations

from rozz.ui import messages as m
from rozz.ui.views import page
from rozz.ui.views.sharing import stands
from tests.ui.test_bylink import Device
from tests.ui.test_path import steps, three
from tests.ui.test_rounds import handed_on, shown


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
