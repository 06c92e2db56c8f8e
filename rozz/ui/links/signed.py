"""Envelopes that this device has signed, as JSON beside the match that they are of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from rozz.engine.links import envelopes
from rozz.engine.links.envelopes import Envelope, Resign, Seal, Show, Skip

KINDS: dict[str, type[Envelope]] = {"SEAL": Seal, "SHOW": Show, "SKIP": Skip, "RESIGN": Resign}
if hasattr(envelopes, "Keep"):
    KINDS["KEEP"] = envelopes.Keep
#: What a SHOW says of seats that signed two things is not signed, and worked out from what else is known.
UNSIGNED = "seen"


def plain(envelope: Envelope) -> dict[str, object]:
    """An envelope as JSON, bytes as digits."""
    told: dict[str, object] = {"kind": type(envelope).__name__.upper()}
    for field in fields(envelope):
        value = getattr(envelope, field.name)
        if field.name != UNSIGNED:
            told[field.name] = value.hex() if isinstance(value, bytes) else value
    return told


def read(told: Mapping[str, Any]) -> Envelope:
    """The mirror of `plain`; raises KeyError, TypeError or ValueError for anything else."""
    kind = KINDS[told["kind"]]
    given: dict[str, Any] = {}
    for field in fields(kind):
        if field.name == UNSIGNED:
            continue
        value = told[field.name]
        if not isinstance(value, {"int": int, "bool": bool}.get(str(field.type), str)):
            raise TypeError(field.name)
        given[field.name] = bytes.fromhex(value) if field.type == "bytes" else value  # type: ignore[arg-type]
    return kind(**given)
