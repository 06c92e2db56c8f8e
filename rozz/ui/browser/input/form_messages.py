"""Turn a submitted form into its message."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_hex
from typing import Any

from js import window
from pyodide.ffi import JsException

from rozz import library
from rozz.engine import untrusted_json
from rozz.engine.errors import BadJson
from rozz.ui.features.table.match_start import plays_of
from rozz.ui.state import messages as m

#: The key under which this tab's form is stored.
KEY = "rozz:form"


def keep(text: str) -> None:
    """Store the form of this tab; an empty text removes it. Without storage it is lost."""
    with suppress(JsException):
        if text:
            window.sessionStorage.setItem(KEY, text)
        else:
            window.sessionStorage.removeItem(KEY)


def restore_form() -> list[m.Message]:
    """The messages that restore the form after a reload: its scenario and everything typed."""
    try:
        kept = untrusted_json.read(window.sessionStorage.getItem(KEY) or "{}")
        chosen = m.ChooseScenario(kept["scenario"], kept["game"])
        library.scenario_mapping(chosen.name, chosen.game)
        return [chosen, *(m.FillForm(str(name), str(value)) for name, value in kept["typed"].items())]
    except (BadJson, KeyError, TypeError, AttributeError, ValueError, OSError, JsException):
        return []


def message_of(form: Any) -> m.Message | None:
    """The message of a form."""
    fields = form.querySelectorAll("input[name], select[name], textarea[name]")
    given = {fields.item(index).name: fields.item(index).value for index in range(fields.length)}
    match form.getAttribute("data-on"):
        case "rename":
            return m.RenameMatch(form.getAttribute("data-identity"), given["title"])
        case "open-link":
            return m.OpenLink(given["text"], is_pasted=True)
        case "join":
            return m.JoinMatch(given["seat"], given["name"])
        case "change-name":
            return m.ChangeName(given["name"])
        case "start-match":
            return m.StartMatch(given)
        case "begin":
            return m.BeginMatch(token_hex(8), given, token_hex(16))
        case "run-seed":
            return m.RunSeed(given["seed"])
        case "change-seats":
            return m.ChangeSeats(plays_of(given))
    return None
