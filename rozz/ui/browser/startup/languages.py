"""Which language the page begins in, for which pointer, and the document's language and direction of writing."""

from __future__ import annotations

from dataclasses import replace

from js import URL, document, navigator, window
from pyodide.ffi import JsException
from pyscript.js_modules import interpreter

from rozz.ui.browser.storage import settings_store
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Settings


def chosen(settings: Settings) -> tuple[Settings, str]:
    """The settings, with the language that the address asks for (`?lang=de`); and the best of the browser's.

    The browser's language is used only if a native speaker has reviewed its texts; anybody can choose a draft. What the
    address asks for is kept like a choice in the settings. From here on texts are in that language, if its file has
    come: `static/startup.js` has chosen by the same rules and fetched it.
    """
    asked = URL.new(window.location.href).searchParams.get("lang")
    if isinstance(asked, str) and asked in translations.languages() and asked != settings.language:
        settings = replace(settings, language=asked)
        settings_store.save(settings)
    language = translations.best(map(str, navigator.languages or ()))
    if interpreter.language.file:
        translations.add(str(interpreter.language.code), interpreter.language.file.to_bytes())
    translations.use(settings.language or language)
    return settings, language


def missed(settings: Settings, language: str) -> str:
    """The notice that the page is in English because the texts of its language have not come; empty if they have."""
    wanted = settings.language or language
    if translations.in_use() == wanted:
        return ""
    return say("language-missed", name=translations.languages()[wanted])


async def fetched(language: str) -> m.Message:
    """Fetch the texts of a language that the player has just chosen; the message with the result."""
    try:
        answer = await window.fetch(f"./{translations.language_file(language)}")
        is_here = answer.ok and translations.add(language, (await answer.arrayBuffer()).to_bytes())
    except JsException:
        is_here = False
    return m.LanguageFetched(language) if is_here else m.LanguageRefused(language, bool(navigator.onLine))


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
