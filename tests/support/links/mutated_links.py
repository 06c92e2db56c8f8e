"""Links with something changed, and the result of opening them."""

from __future__ import annotations

from random import Random

from rozz.engine.links.wire.link_text import from_text, to_text


def mutated(data: bytes, chance: Random) -> bytes:
    """Bytes with something changed, left out, doubled or inserted."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        place = chance.randrange(len(changed))
        match chance.randrange(5):
            case 0:
                changed[place] ^= 1 << chance.randrange(8)
            case 1:
                changed[place] = chance.randrange(256)
            case 2:
                del changed[place : place + chance.randint(1, 40)]
            case 3:
                changed[place:place] = changed[chance.randrange(len(changed)) :][: chance.randint(1, 80)]
            case _:
                changed[place:place] = chance.randbytes(chance.randint(1, 4))
    return bytes(changed or b"\0")


def attempt(text: str, chance: Random) -> str:
    """A mutated text, with or without a correct checksum."""
    if chance.random() < 0.3:
        found = mutated(text.encode(), chance).decode(errors="replace")
        return found if found != text else found[:-1]
    letter, data = from_text(text)
    changed = mutated(data, chance)
    return to_text(letter, changed) if changed != data else text[:-1]
