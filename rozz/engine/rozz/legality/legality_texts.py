"""Ranges as messages."""

from __future__ import annotations

from rozz.engine.said import Said, said


def reach(least: int, most: int | None) -> Said:
    """A range."""
    if most is None:
        return said("rozz-card-reach-any") if least == 0 else said("rozz-card-reach-from", number=least)
    if most == 0:
        return said("rozz-card-reach-own")
    if least == most:
        return said("rozz-card-reach-exactly", number=most)
    if least <= 1:
        return said("rozz-card-reach-up-to", number=most)
    return said("rozz-card-reach-between", least=least, most=most)
