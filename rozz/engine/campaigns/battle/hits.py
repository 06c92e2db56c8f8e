"""Distributing hits, C14.8: as many as possible, one per unit, and what is left to choose."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import combinations, product

#: unit → the numbers of the hits that it can take.
Takers = Mapping[str, Sequence[int]]


def most_hits(takers: Takers, units: Sequence[str]) -> int:
    """The largest number of these units that can each take a different hit."""
    taken: dict[int, str] = {}

    def give(unit: str, seen: set[int]) -> bool:
        for hit in takers[unit]:
            if hit in seen:
                continue
            seen.add(hit)
            if hit not in taken or give(taken[hit], seen):
                taken[hit] = unit
                return True
        return False

    return sum(give(unit, set()) for unit in units)


def equivalence_classes(
    units: Sequence[str], equivalence_key: Callable[[str], Hashable]
) -> tuple[tuple[str, ...], ...]:
    """Groups of equivalent units, each in order, C3.3."""
    found: dict[Hashable, list[str]] = {}
    for unit in units:
        found.setdefault(equivalence_key(unit), []).append(unit)
    return tuple(tuple(each) for each in found.values())


def choices(takers: Takers, classes: Sequence[Sequence[str]], first: str = "") -> Iterator[frozenset[str]]:
    """Every set of units that may be hit (of like units, the last); `first` must be hit if a hit can reach it.

    >>> takers = {"MREG1": [0], "MREG2": [0], "MCAV1": [0, 1]}
    >>> sorted(map(sorted, choices(takers, [("MREG1", "MREG2"), ("MCAV1",)])))
    [['MCAV1', 'MREG2']]
    """
    units = [unit for each in classes for unit in each]
    number = most_hits(takers, units)
    if not number:
        return
    has_first = bool(first) and bool(takers.get(first))
    for counts in product(*(range(min(len(each), number) + 1) for each in classes)):
        if sum(counts) != number:
            continue
        chosen = [unit for each, count in zip(classes, counts, strict=True) for unit in each[len(each) - count:]]
        if has_first and first not in chosen:
            continue
        if most_hits(takers, chosen) == number:
            yield frozenset(chosen)


def is_choice(takers: Takers, units: frozenset[str], classes: Sequence[Sequence[str]], first: str = "") -> bool:
    """Whether a set of units is one of the choices."""
    for each in classes:
        count = len(units.intersection(each))
        if not units.issuperset(each[len(each) - count:]):
            return False
    if first and takers.get(first) and first not in units:
        return False
    everybody = [unit for each in classes for unit in each]
    return units <= set(everybody) and most_hits(takers, sorted(units)) == len(units) == most_hits(takers, everybody)


def loss_sets(
    strengths: Mapping[str, int], units: Sequence[str], tenths: int, is_least: bool
) -> Iterator[frozenset[str]]:
    """The sets of losses in fast combat, C8.2 (at most the tenths, as close as possible) or C8.3 (`is_least`)."""
    best = -1
    found: list[frozenset[str]] = []
    total = sum(strengths[unit] for unit in units) * 10
    if is_least and total <= tenths:
        yield frozenset(units)
        return
    for number in range(1, len(units) + 1):
        for chosen in combinations(units, number):
            strength = sum(strengths[unit] for unit in chosen) * 10
            if is_least:
                if strength >= tenths and strength - 10 * min(strengths[unit] for unit in chosen) < tenths:
                    found.append(frozenset(chosen))
            elif strength <= tenths and strength >= best:
                found = [*found, frozenset(chosen)] if strength == best else [frozenset(chosen)]
                best = strength
    if not is_least and not found:
        weakest = min(strengths[unit] for unit in units)
        found = [frozenset((unit,)) for unit in units if strengths[unit] == weakest]
    yield from found
