"""What a turn of a match by link is rolled with: every seat that shows adds to it, so that nobody controls a roll."""

from __future__ import annotations

from rozz.engine.dice import NO_DICE, Dice, KeyedDice
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.signing.link_hash import H, number, seals_hash


def randomness_of(ledger: Ledger) -> tuple[bytes, ...]:
    """The sources of randomness of the current turn, once all have shown: z and salt of each seat that showed.

    A seat that seals chooses its salt before it knows another's, and every z is in everybody's Z, so nobody controls a
    roll. A seat that is alone in a turn (all others skipped or resigned) makes its dice alone.
    """
    shown = ledger.counted_shows
    salts = (shown[seat].salt if seat in shown else b"" for seat in ledger.contents.colours)
    return (seals_hash({seat: show.z for seat, show in shown.items()}), *salts)


def computer_seed(ledger: Ledger, seat: str) -> bytes:
    """The seed of a computer player in the current turn, once all have shown."""
    return H("mind", ledger.contents.before, seat.encode(), *randomness_of(ledger))


def dice_of(ledger: Ledger) -> Dice:
    """The dice of the current turn, once all have shown.

    An open moment has none: everybody would know the roll before the move.
    """
    contents, moment = ledger.contents, ledger.match.moment if ledger.match else None
    if moment is None or not moment.is_sealed or contents.start is None:
        return NO_DICE
    return KeyedDice(H("chance", contents.start.match, number(contents.turn), *randomness_of(ledger)), "")
