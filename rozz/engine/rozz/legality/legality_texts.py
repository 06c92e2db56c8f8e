"""Ranges and distances in words."""

from __future__ import annotations


def reach(least: int, most: int | None) -> str:
    """A range in words."""
    if most is None:
        return "any distance" if least == 0 else f"{least} tiles or more"
    if least == most:
        return "only within its own tile" if most == 0 else f"exactly {steps(most)}"
    return f"up to {steps(most)}" if least <= 1 else f"{least} to {most} tiles"


def steps(distance: int | None) -> str:
    """A distance in words."""
    if distance is None:
        return "out of every reach"
    return f"{distance} tile" if distance == 1 else f"{distance} tiles"
