"""What is signed in a link, by which key, and whether the signature holds."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.links.signing.ed25519_encodings import is_sound_key, is_sound_signature
from rozz.engine.links.signing.envelopes import Signed, message_to_sign
from rozz.engine.links.signing.key_protocol import Keys
from rozz.engine.links.verify.link_refusals import Refused, unsigned
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.said import Player, said

#: A key, a message, and the signature of the message.
Signature = tuple[bytes, bytes, bytes]


async def is_signed(keys: Keys, public_key: bytes, signed: bytes, signature: bytes) -> bool:
    """Whether a signature holds, and all libraries agree on it and its key."""
    is_sound = is_sound_signature(signature) and is_sound_key(public_key)
    return is_sound and await keys.verify(public_key, signed, signature)


def signatures(contents: Contents) -> tuple[Signature, ...]:
    """Key, message and signature of everything that is signed."""
    return tuple(signature for _, signature in signed_parts(contents))


def signed_parts(contents: Contents) -> Iterator[tuple[Signed, Signature]]:
    """Everything that is signed, with its signature."""
    for key, signed in _signed(contents):
        yield signed, (key, message_to_sign(signed), signed.signature)


def _signed(contents: Contents) -> Iterator[tuple[bytes, Signed]]:
    creator = contents.invite.key
    keys = {join.seat: join.key for join in contents.joins}
    if contents.start is None:
        yield creator, contents.invite
        for join in contents.joins:
            yield join.key, join
        return
    for join in contents.joins:
        if join.seat not in contents.signers:
            yield join.key, join
    if not any(keys[seat] == creator for seat in contents.signers):
        yield creator, contents.start
    for envelope in contents.envelopes:
        yield contents.key_at(envelope.seat, envelope.turn), envelope
    for request in contents.returns:
        yield request.key, request


def unsigned_refusal(contents: Contents, signed: Signed) -> Refused:
    """The refusal of something whose signature does not hold."""
    kind, seat = type(signed).__name__.lower(), getattr(signed, "seat", "")
    if not seat:
        return unsigned(said("links-unsigned-host", kind=kind))
    author = contents.chosen[seat].name if seat in contents.chosen else Player(seat)
    return unsigned(said("links-unsigned", kind=kind, name=author))
