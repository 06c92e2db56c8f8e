"""Whether new weights may be taken: the results of a league, its tables, and the verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

#: Nobody may score more than this against a hero, and no opening family may score less than that.
MOST_AGAINST = 0.55
LEAST_FAMILY = 0.40
#: A cell with fewer games is too uncertain to be judged.
ENOUGH = 20


@dataclass(frozen=True)
class Result:
    """A hero's score in a game: 1, ½ or 0.

    `opening` is how many of the first turns were random. `own` and `theirs` are the families of both openings; empty
    where openings have no families.
    """

    hero: str
    opponent: str
    game: int
    score: float
    opening: int = 0
    own: str = ""
    theirs: str = ""


@dataclass(frozen=True)
class Cell:
    """The mean score of so many games."""

    games: int
    score: float

    def __str__(self) -> str:
        return f"{100 * self.score:.0f} % of {self.games}"


def by(results: Iterable[Result], key: Callable[[Result], str]) -> dict[str, Cell]:
    """The means of results with the same key, in order of their first result."""
    groups: dict[str, list[float]] = {}
    for each in results:
        groups.setdefault(key(each), []).append(each.score)
    return {name: Cell(len(scores), sum(scores) / len(scores)) for name, scores in groups.items()}


def of_hero(results: Iterable[Result], hero: str) -> list[Result]:
    """The results of one hero."""
    return [each for each in results if each.hero == hero]


def in_common(results: Iterable[Result], heroes: Sequence[str]) -> list[Result]:
    """The games that all heroes have played."""
    found = list(results)
    played = [{(each.opponent, each.game) for each in of_hero(found, hero)} for hero in heroes]
    return [each for each in found if all((each.opponent, each.game) in games for games in played)]


def as_a_whole(results: Iterable[Result], hero: str) -> Cell | None:
    """A hero's score, each opponent counting the same."""
    mine = of_hero(results, hero)
    cells = by(mine, lambda each: each.opponent).values()
    return Cell(len(mine), sum(each.score for each in cells) / len(cells)) if cells else None


def of_family(results: Iterable[Result], turns: int) -> list[Result]:
    """The results of games whose openings have a family, and were random while it was decided."""
    return [each for each in results if each.own and each.opening >= turns]


@dataclass(frozen=True)
class Verdict:
    """What speaks against a hero, and what could not be judged."""

    hero: str
    objections: tuple[str, ...]
    doubts: tuple[str, ...]

    @property
    def is_passed(self) -> bool:
        """Whether the hero may be taken: everything was judged, and nothing speaks against it."""
        return not self.objections and not self.doubts

    def __str__(self) -> str:
        result = "passes" if self.is_passed else "does not pass"
        return "\n".join((f"{self.hero} {result} the gate", *(f"- {text}" for text in self.objections + self.doubts)))


def verdict(results: Sequence[Result], heroes: Sequence[str], family_turns: int, enough: int = ENOUGH) -> Verdict:
    """Judge the first hero, who is to replace the second one if there is one."""
    objections, doubts = [], []
    hero = heroes[0]
    for before in heroes[1:2]:
        shared = in_common(results, (hero, before))
        new, old = as_a_whole(shared, hero), as_a_whole(shared, before)
        if new is None or old is None:
            doubts.append(f"{hero} and {before} have played no game in common")
        elif new.score <= old.score:
            objections.append(f"no gain as a whole: {new}, and {before} {old}")
    mine = of_hero(results, hero)
    for name, scored in by(mine, lambda each: each.opponent).items():
        if scored.games < enough:
            doubts.append(f"too few games against {name}: {scored.games} of {enough}")
        elif (against := Cell(scored.games, round(1 - scored.score, 6))).score > MOST_AGAINST:
            objections.append(f"{name} scores {against}")
    for whose, cells in families(mine, family_turns).items():
        for name, scored in cells.items():
            if scored.games >= enough and scored.score < LEAST_FAMILY:
                objections.append(f"{whose} {name} opening: {scored}")
    return Verdict(hero, tuple(objections), tuple(doubts))


def families(results: Sequence[Result], turns: int) -> dict[str, dict[str, Cell]]:
    """The scores by the family of one's own opening and of the other player's."""
    fit = of_family(results, turns)
    return {"own": by(fit, lambda each: each.own), "other": by(fit, lambda each: each.theirs)}


def table(head: str, heroes: Sequence[str], rows: dict[str, dict[str, Any]]) -> str:
    """A table in Markdown: a row for each name, with a cell for each hero."""
    lines = [f"| {head} | {' | '.join(heroes)} |", f"|---|{'---|' * len(heroes)}"]
    for name, cells in rows.items():
        texts = (str(cells[hero]) if hero in cells else "" for hero in heroes)
        lines.append(f"| {name} | {' | '.join(texts)} |")
    return "\n".join(lines)


def tables(results: Sequence[Result], heroes: Sequence[str], family_turns: int) -> str:
    """The payoff table, and the scores by opening family."""
    payoffs: dict[str, dict[str, Any]] = {}
    seen: dict[str, dict[str, dict[str, Any]]] = {"own": {}, "other": {}}
    for hero in heroes:
        mine = of_hero(results, hero)
        for name, scored in by(mine, lambda each: each.opponent).items():
            payoffs.setdefault(name, {})[hero] = scored
        for whose, cells in families(mine, family_turns).items():
            for name, scored in cells.items():
                seen[whose].setdefault(name, {})[hero] = scored
    shared = in_common(results, heroes)
    for hero in heroes:
        if made := as_a_whole(shared, hero):
            payoffs.setdefault("all that each has met", {})[hero] = made
    parts = [table("opponent", heroes, payoffs)]
    parts += [table(f"{whose} opening", heroes, rows) for whose, rows in seen.items() if rows]
    return "\n\n".join(parts)
