"""Kinds of points in words."""

from __future__ import annotations

POINT_KINDS = {
    "castle": "Castle",
    "capital": "Capital",
    "fortified": "Fortified Center",
    "population": "Population center",
    "plain": "Open country",
}
