"""Envelopes that this device has signed, as JSON beside the match that they are of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from rozz.engine.links.signing import envelopes
from rozz.engine.links.signing.envelopes import Envelope

KINDS: dict[str, type[Envelope]] = {kind.__name__.upper(): kind for kind in envelopes.KINDS}
#: The fields that are lists: seats and z in the one, seats in the other.
SEALS, KEEPS = "seals", "keeps"


def plain(envelope: Envelope) -> dict[str, object]:
    """An envelope as JSON, bytes as digits."""
    values: dict[str, object] = {"kind": type(envelope).__name__.upper()}
    for field in fields(envelope):
        value = getattr(envelope, field.name)
        if field.name == SEALS:
            value = [[seat, z.hex()] for seat, z in value]
        values[field.name] = value.hex() if isinstance(value, bytes) else value
    return values


def read(values: Mapping[str, Any]) -> Envelope:
    """The mirror of `plain`; raises KeyError, TypeError or ValueError for anything else."""
    kind = KINDS[values["kind"]]
    given: dict[str, Any] = {}
    for field in fields(kind):
        if field.name not in values and field.default is not MISSING:
            # It was kept by a version that did not know this field yet.
            continue
        value = values[field.name]
        if field.name == SEALS:
            given[field.name] = tuple((str(seat), bytes.fromhex(z)) for seat, z in value)
            continue
        if field.name == KEEPS:
            given[field.name] = tuple(str(seat) for seat in value)
            continue
        if not isinstance(value, int if field.type == "int" else str):
            raise TypeError(field.name)
        given[field.name] = bytes.fromhex(value) if field.type == "bytes" else value  # type: ignore[arg-type]
    return kind(**given)
