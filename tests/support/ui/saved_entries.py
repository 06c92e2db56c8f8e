"""What is stored about matches, and what the page says about them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.match import Match
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Saved, Session
from rozz.ui.state.session_kinds import Here, ReadOnly
from rozz.ui.state.stages import REVEAL
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device


@pytest.fixture
def two_devices() -> tuple[Device, Device]:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    return ada, ben


def saved_entry(identity: str, kind: type[Here] | type[ReadOnly] = Here) -> Saved:
    """A match on the shelf that was never played by link: played here or read-only."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping("basic-training")), identity).reveal()
    session = Session(kind(match), REVEAL, shown_turn=1, title="dear to me")
    return Saved(identity, session, session_codec.to_text(session))


def unread_shelf(*shelf: Saved) -> tuple[Saved, ...]:
    """The shelf as the next visit finds it: nothing has been read yet."""
    known = match_summaries.from_text(match_summaries.to_text(shelf))
    assert all(match_summaries.belongs_to(known[each.identity], each.text) for each in shelf)
    return tuple(replace(each, session=None, summary=known[each.identity][1]) for each in shelf)


def first_screen_words(model: Model) -> str:
    """The words of the first screen."""
    return re.sub(
        r"\s+", " ", re.sub(r"<[^>]*>", " ", str(page_markup.page(replace(model, screen="home", session=None))))
    )
