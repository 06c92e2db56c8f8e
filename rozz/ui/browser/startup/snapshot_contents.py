"""Everything that the page will need, imported and used once: what a memory snapshot of it holds.

Only the build, the making of a snapshot and a worker that rehearses come here; the page itself never does.
"""

from __future__ import annotations

# What PyScript's own modules import, which cannot be in a snapshot themselves, and what only faults and files need.
import asyncio
import base64
import collections
import gc
import html
import inspect
import io
import ipaddress
import os
import pathlib
import pkgutil
import secrets
import sys
import traceback
import urllib.parse
import zlib
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec, spec_from_loader
from types import CodeType, ModuleType

from rozz.engine import record
from rozz.ui import browser
from rozz.ui.app.update import update
from rozz.ui.board import viewport
from rozz.ui.features.match_list import match_list, session_codec, standby_view
from rozz.ui.games import face_of
from rozz.ui.state import messages as m
from rozz.ui.state import store_format
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup

#: Imported for the page, not for us.
FOR_THE_PAGE = (
    asyncio, base64, collections, html, inspect, io, ipaddress, os, pathlib, secrets, traceback, urllib.parse, zlib,
    record, store_format, standby_view, match_list, viewport,
)  # fmt: skip
SCENARIO = "headquarters-2"
#: What PyScript is called in Python.  It asks for the browser as soon as it is imported.
PYSCRIPT = "pyscript"


class Held:
    """The modules that touch the browser, the page's and PyScript's, read and not yet run.

    To find them again in the archive costs more.  An importer, asked before all others.
    """

    def __init__(self) -> None:
        self.codes: dict[str, CodeType] = {}
        self.packages: set[str] = set()
        for package, is_imported in ((browser.__name__, True), (PYSCRIPT, False)):
            found = find_spec(package)
            if found is None:
                continue  # at the build, which has no PyScript
            if not is_imported:
                self.packages.add(package)
                self._hold(found)
            self._hold_all_in(package, found.submodule_search_locations)

    def _hold_all_in(self, package: str, folders: Sequence[str] | None) -> None:
        for _, name, is_package in pkgutil.iter_modules(folders, f"{package}."):
            spec = PathFinder.find_spec(name, folders)
            if is_package and spec is not None:
                self.packages.add(name)
                self._hold_all_in(name, spec.submodule_search_locations)
            self._hold(spec)

    def _hold(self, found: ModuleSpec | None) -> None:
        if found and found.loader:
            self.codes[found.name] = found.loader.get_code(found.name)  # type: ignore[attr-defined]

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where a module comes from: from here, if it is held."""
        if name not in self.codes:
            return None
        return spec_from_loader(name, self, is_package=name in self.packages)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """As Python makes one."""

    def exec_module(self, module: ModuleType) -> None:
        """Run it, once the browser is there."""
        exec(self.codes[module.__name__], module.__dict__)


def hold() -> None:
    """Have the page's own modules ready, in a snapshot that is about to be taken.

    What is there by then stays: the collector is to look no more for what of it nobody needs.
    """
    sys.meta_path.insert(0, Held())
    gc.collect()
    gc.freeze()


def warm() -> Model:
    """Play a turn on every screen, so that what is remembered between two drawings is there; the page at its end."""
    # The rules first, which take most and keep little: what they leave free is filled by all else.
    begun: tuple[m.Message, ...] = (m.ShowRules(), m.NewMatch(), m.ChooseScenario(SCENARIO), m.BeginMatch("warm"))
    model = Model()
    for message in (*begun, m.IAm()):
        model = _shown(model, message)
    assert model.session is not None
    home = face_of(model.session.match.game.name).home(model.session.match, model.session.seat)
    turn = (m.TapTile(home), m.Type("N:"), m.Ready(), m.IAm(), m.TapTile(home), m.Ready(), m.HandIn(), m.ShowEveryone())
    for message in (*turn, m.GoToStep(1), m.GoToStep(99), m.NextTurn(), m.GoHome()):
        model = _shown(model, message)
    session_codec.from_text(model.shelf[0].text)
    return model


def _shown(model: Model, message: m.Message) -> Model:
    after, _ = update(model, message)
    page_markup.page(after)
    return after
