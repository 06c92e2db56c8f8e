"""Import and use everything the page needs: the contents of its memory snapshot.

Only the build, the snapshot worker and a warm-up worker import this; the page itself never does.
"""

from __future__ import annotations

# Imports of PyScript's own modules, which cannot be in a snapshot themselves, and of error and file handling.
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
from rozz.ui.features import settings_codec
from rozz.ui.features.links import key_steps, link_computer_players
from rozz.ui.features.match_list import last_screen_view, match_list, session_codec
from rozz.ui.games import face_of
from rozz.ui.i18n import startup_texts
from rozz.ui.state import messages as m
from rozz.ui.state import store_format
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup, prerender
from rozz.ui.worker import turn_answers, worker_jobs

#: Imported for the page's sake, not used here.
FOR_THE_PAGE = (
    asyncio, base64, collections, html, inspect, io, ipaddress, os, pathlib, secrets, traceback, urllib.parse, zlib,
    record, store_format, settings_codec, last_screen_view, match_list, viewport,
    key_steps, link_computer_players, prerender, startup_texts, turn_answers, worker_jobs,
)  # fmt: skip
SCENARIO = "headquarters-2"
#: PyScript's package name. It needs the browser as soon as it is imported.
PYSCRIPT = "pyscript"


class HeldModules:
    """An importer for modules that touch the browser (the page's and PyScript's); they are loaded but have not run yet.

    Finding these modules in the archive again would take longer. This importer comes before all others.
    """

    def __init__(self) -> None:
        self.codes: dict[str, CodeType] = {}
        self.packages: set[str] = set()
        for package, is_imported in ((browser.__name__, True), (PYSCRIPT, False)):
            found = find_spec(package)
            if found is None:
                continue  # at build time, without PyScript
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
        """The spec of a module held here, else None."""
        if name not in self.codes:
            return None
        return spec_from_loader(name, self, is_package=name in self.packages)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Use Python's default."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module, now that the browser is there."""
        exec(self.codes[module.__name__], module.__dict__)


def hold_browser_modules() -> None:
    """Load the page's own modules into the snapshot that is about to be taken.

    Everything that exists by then stays: exclude it from garbage collection.
    """
    sys.meta_path.insert(0, HeldModules())
    gc.collect()
    gc.freeze()


def fill_caches() -> Model:
    """Play a turn on every screen to fill the caches of drawing; returns the page at the end."""
    # The rules come first, because they need the most memory and keep little of it, so the rest can reuse it.
    begun: tuple[m.Message, ...] = (m.ShowRules(), m.NewMatch(), m.ChooseScenario(SCENARIO), m.BeginMatch("warm"))
    model = Model()
    for message in (*begun, m.IAm()):
        model = _shown(model, message)
    assert model.session is not None
    home = face_of(model.session.match.game.name).start_place(model.session.match, model.session.seat)
    turn = (m.TapTile(home), m.Type("N:"), m.Ready(), m.IAm(), m.TapTile(home), m.Ready(), m.HandIn(), m.ShowEveryone())
    for message in (*turn, m.GoToStep(1), m.GoToStep(99), m.NextTurn(), m.GoHome()):
        model = _shown(model, message)
    session_codec.from_text(model.shelf[0].text)
    return model


def _shown(model: Model, message: m.Message) -> Model:
    after, _ = update(model, message)
    page_markup.page(after)
    return after
