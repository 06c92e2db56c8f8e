"""Everything that the page will need, imported and used once: what a memory snapshot of it holds.

Only the build and the making of a snapshot come here; the page itself never does.
"""

from __future__ import annotations

# What PyScript's own modules import, which cannot be in a snapshot themselves, and what only faults and files need.
import asyncio
import base64
import collections
import html
import inspect
import io
import os
import pathlib
import secrets
import traceback
import zlib

from rozz.engine import record
from rozz.ui import keeping, sealing, shelf
from rozz.ui import messages as m
from rozz.ui.model import Model
from rozz.ui.update import update
from rozz.ui.views import page

#: Imported for the page, not for us.
FOR_THE_PAGE = (
    asyncio, base64, collections, html, inspect, io, os, pathlib, secrets, traceback, zlib, record, sealing, shelf,
)  # fmt: skip
SCENARIO = "headquarters-2"


def warm() -> Model:
    """Play a turn on every screen, so that what is remembered between two drawings is there; the page at its end."""
    begun: tuple[m.Message, ...] = (m.NewMatch(), m.ChooseScenario(SCENARIO), m.BeginMatch("warm"))
    model = Model()
    for message in (*begun, m.IAm()):
        model = _shown(model, message)
    assert model.session is not None
    home = next(iter(model.session.match.state.position))
    turn = (m.TapTile(home), m.Type("N:"), m.Ready(), m.IAm(), m.TapTile(home), m.Ready(), m.ShowEveryone())
    for message in (*turn, m.GoToStep(1), m.GoToStep(99), m.NextTurn(), m.GoHome(), m.ShowRules(), m.GoHome()):
        model = _shown(model, message)
    keeping.from_text(model.shelf[0].text)
    return model


def _shown(model: Model, message: m.Message) -> Model:
    after, _ = update(model, message)
    page.page(after)
    return after
