"""Envelopes that this device has signed, as JSON beside their match, each with the name of its kind."""

from __future__ import annotations

from typing import Any

from rozz.engine.json_codec import Codec, Form
from rozz.engine.links.signing import envelopes
from rozz.engine.links.signing.envelopes import Envelope
from rozz.engine.validation import PathValue

KINDS: dict[str, type[Envelope]] = {kind.__name__.upper(): kind for kind in envelopes.KINDS}
#: Fields that are missing in data from earlier versions get their defaults. `minds` is an earlier name, which saved
#: matches have.
CODEC = Codec(keys={"computer_version": "minds"})


def to_json(envelope: Envelope) -> dict[str, Any]:
    """An envelope as JSON, bytes as hexadecimal digits."""
    return {"kind": type(envelope).__name__.upper(), **CODEC.plain(envelope)}


def read(found: PathValue) -> Envelope:
    """Read an envelope that `to_json` wrote; raises the PathValue's error class."""
    fields = dict(found.entries())
    found.check_needed(fields, ("kind",))
    return CODEC.read(KINDS[fields["kind"].choice(*KINDS)], found)


FORM = Form(to_json, read)
