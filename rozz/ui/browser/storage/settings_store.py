"""The settings of this device in localStorage."""

from __future__ import annotations

from js import window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import local_storage
from rozz.ui.features import settings_codec
from rozz.ui.state.model import Settings


def load() -> Settings:
    """The player's settings, or the defaults if nothing readable is stored."""
    try:
        return settings_codec.from_text(local_storage.text(local_storage.base() + "settings") or "")
    except JsException:
        return Settings()


def save(settings: Settings) -> None:
    """Save the settings; if the store refuses, they last until the page is closed."""
    try:
        window.localStorage.setItem(local_storage.base() + "settings", settings_codec.to_text(settings))
    except JsException:
        return
