"""Whole matches of the area games by link, with sealed commands: what each page shows, on separate devices."""

from __future__ import annotations

from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.stages import AWAIT, COMPOSE, OVER, REVEAL
from rozz.ui.views.links.remote_table import status_text
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, joined_device
from tests.support.ui.table import words


def begun(scenario: str, game: str) -> tuple[Device, Device]:
    """A started match by link on the devices of Ada, who made it, and Ben."""
    ada = Device("Ada").send(m.ChooseScenario(scenario, game))
    ada.send(m.BeginMatch("fresh", {"FIRST": "Ada", "plays-FIRST": "here", "plays-SECOND": "link"}))
    ben = joined_device(ada, "SECOND", "Ben")
    ada.send(m.StartMatch())
    return ada, ben.send(m.OpenLink(ada.link))


def shown(device: Device) -> str:
    """Everything the page says."""
    return words(page_markup.page(device.model))


def test_ozymandia_can_be_played_by_links_to_its_end() -> None:
    ada, ben = begun("five-isles", "ozymandia")
    turns = (
        (("2 Brine > Drake, 1 Brine > Bell City",), ("1 Coral > Drake", "Bomb Fern")),
        (("+1 Brine", "2 Fern > Foam City"), ("3 Gull > Grotto City",)),
        (("1 Drake > Dawn City",), ("2 Coral > Cliff City",)),
    )
    for number, (hers, his) in enumerate(turns, 1):
        ben.send(m.OpenLink(ada.command(*hers)))
        if number > 1:
            ben.seen()
        assert say("sealed-already", number=1, name="Ada") in shown(ben)
        ada.send(m.OpenLink(ben.command(*his)))
        if number < len(turns):
            ada.seen()
            assert ada.session.stage == COMPOSE
    # The third turn is the last: Bell City, Foam City and Dawn City make three.
    ben.send(m.OpenLink(ada.link))
    for each, result in ((ada, "won"), (ben, "lost")):
        each.seen()
        assert each.session.stage == OVER and say("won-here", result=result, names="Ada") in shown(each)


def test_simultaneous_risk_by_links_ends_with_a_resignation() -> None:
    ada, ben = begun("archipelago", "simultaneous-risk")
    for number, area in enumerate(("Ash", "Lead", "Birch", "Kaolin", "Cedar", "Jade")):
        placer, other = (ben, ada) if number % 2 else (ada, ben)
        if placer.session.stage == REVEAL:
            placer.seen()
        assert placer.session.stage == COMPOSE
        placer.command(f"+5 {area}")
        if area != "Jade":
            assert placer.session.stage == AWAIT and status_text(placer.session) == say("link-played")
        other.send(m.OpenLink(placer.link))
    # The setup is over, and Ben may write his first turn right away.
    assert ben.session.stage == COMPOSE
    ada.seen()
    ben.send(m.OpenLink(ada.command("+3 Cedar", "5 Cedar > Dogwood")))
    ada.send(m.OpenLink(ben.command("+3 Jade", "6 Jade > Dogwood")))
    ada.seen().send(m.Resign())
    ben.send(m.OpenLink(ada.link)).seen()
    assert say("commands-now", name="Ben") in shown(ben)
    last = ben.command("Bomb Dogwood")
    ben.seen()
    assert say("won-here", result="won", names="") in shown(ben)
    # Ada has resigned: Ben does not have to send her anything, but he can.
    assert say("ending-unsent") not in shown(ben)
    ada.send(m.OpenLink(last)).seen()
    assert say("won-here", result="lost", names="Ben") in shown(ada)
