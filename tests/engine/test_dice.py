"""Dice from a key: every face has the same chance."""

from __future__ import annotations

from rozz.engine.dice import KeyedDice


def test_no_face_of_a_die_with_very_many_sides_is_favored() -> None:
    """Three quarters of all 64-bit numbers are faces; folding the rest onto them would favor the lowest third."""
    sides = 3 << 62
    dice = KeyedDice(b"key", "1")
    low = sum(dice.draw(sides, "") <= sides // 3 for _ in range(900))
    assert 260 < low < 340
