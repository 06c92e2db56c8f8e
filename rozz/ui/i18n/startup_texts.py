"""The texts of `static/startup.js`, which runs before Python: `rozz build` writes them into the page."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.ui.i18n import translations
from rozz.ui.i18n.compiled_messages import ENGLISH, Pattern

#: What their ids begin with.
STARTUP = "startup-"


def startup_texts(language: str) -> Mapping[str, Pattern]:
    """A language's patterns by id; those that it lacks are missing."""
    return {key: pattern for key, pattern in translations.table(language).items() if key.startswith(STARTUP)}


def startup_catalogs() -> Mapping[str, Mapping[str, Pattern]]:
    """The texts in English and in each language that a native speaker has reviewed.

    The next visit of somebody who plays in a draft finds its texts with the last screen.
    """
    reviewed = (each for each in translations.languages() if each == ENGLISH or not translations.is_draft(each))
    return {each: startup_texts(each) for each in reviewed}
