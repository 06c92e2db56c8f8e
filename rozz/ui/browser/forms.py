"""A form that was filled in → the message that it stands for."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from rozz.ui import messages as m
from rozz.ui.table.beginning import plays_of


def message_of(form: Any) -> m.Message | None:
    """What a form says; its fields are gone from a form that has one text to open."""
    fields = form.querySelectorAll("input[name], select[name], textarea[name]")
    given = {fields.item(index).name: fields.item(index).value for index in range(fields.length)}
    match form.getAttribute("data-on"):
        case "rename":
            return m.RenameMatch(form.getAttribute("data-identity"), given["title"])
        case "open-link":
            form.reset()
            return m.OpenLink(given["text"])
        case "join":
            return m.JoinMatch(given["seat"], given["name"])
        case "start-match":
            return m.StartMatch(given)
        case "begin":
            return m.BeginMatch(token_hex(8), given, token_hex(16))
        case "change-seats":
            return m.ChangeSeats(plays_of(given))
    return None
