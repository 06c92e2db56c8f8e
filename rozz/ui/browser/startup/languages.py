"""Which language the page begins in, for which pointer, and the document's language and direction of writing."""

from __future__ import annotations

from dataclasses import replace

from js import URL, document, navigator, window

from rozz.ui.browser.storage import match_store
from rozz.ui.i18n import translations
from rozz.ui.state.model import Settings


def chosen(settings: Settings) -> tuple[Settings, str]:
    """The settings, with the language that the address asks for (`?lang=de`); and the best of the browser's.

    The browser's language is used only if a native speaker has reviewed its texts; anybody can choose a draft. What the
    address asks for is kept like a choice in the settings. From here on texts are in that language.
    """
    asked = URL.new(window.location.href).searchParams.get("lang")
    if isinstance(asked, str) and asked in translations.languages() and asked != settings.language:
        settings = replace(settings, language=asked)
        match_store.remember(settings)
    language = translations.best(map(str, navigator.languages or ()))
    translations.use(settings.language or language)
    return settings, language


def pointer() -> str:
    """What the player points with, as far as the browser knows before anything is pressed: its main pointer."""
    if window.matchMedia("(pointer:coarse)").matches:
        return translations.TOUCH
    return translations.MOUSE if window.matchMedia("(any-pointer:fine)").matches else translations.KEYS


def show() -> None:
    """Tell the browser and screen readers which language the page is in."""
    root = document.documentElement
    root.setAttribute("lang", translations.in_use())
    root.setAttribute("dir", translations.direction())
