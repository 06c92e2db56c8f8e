"""Whether new weights are accepted: the results of a league, its tables, and the verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, mean, variance
from typing import Any

#: An opponent that scores more than this against the hero is too strong, if that is not chance.
MOST_AGAINST = 0.55
#: An opening family in which the hero scores less than this is too weak, if that is not chance.
LEAST_FAMILY = 0.40
#: How often chance alone may reject a hero that is as strong as all its opponents, and how often a gain may be chance.
ERROR = 0.05
#: A cell with fewer games is too uncertain to be judged.
ENOUGH = 20


@dataclass(frozen=True)
class Result:
    """A hero's score in a game: 1, ½ or 0.

    `random_turns` is how many of the first turns were random. `own` and `theirs` are the families of both openings;
    empty where openings have no families.
    """

    hero: str
    opponent: str
    game: int
    score: float
    random_turns: int = 0
    own: str = ""
    theirs: str = ""


@dataclass(frozen=True)
class Cell:
    """The mean score over a number of games."""

    games: int
    score: float

    def __str__(self) -> str:
        return f"{100 * self.score:.0f} % of {self.games}"

    def is_surely_over(self, limit: float, deviations: float) -> bool:
        """Whether the real score is surely over a limit: the lower end of Wilson's interval is.

        >>> Cell(20, 0.6).is_surely_over(0.5, 1.645), Cell(200, 0.6).is_surely_over(0.5, 1.645)
        (False, True)
        """
        spread = deviations**2 / self.games
        middle = self.score + spread / 2
        half: float = (spread * (self.score * (1 - self.score) + spread / 4)) ** 0.5
        return (middle - half) / (1 + spread) > limit

    @property
    def mirrored(self) -> Cell:
        """The same games, as the other player sees them."""
        return Cell(self.games, round(1 - self.score, 6))


def mean_scores_by(results: Iterable[Result], key: Callable[[Result], str]) -> dict[str, Cell]:
    """The means of results with the same key, in order of their first result."""
    return {name: Cell(len(scores), mean(scores)) for name, scores in _grouped(results, key).items()}


def _grouped(results: Iterable[Result], key: Callable[[Result], str]) -> dict[str, list[float]]:
    groups: dict[str, list[float]] = {}
    for each in results:
        groups.setdefault(key(each), []).append(each.score)
    return groups


def opponent_of(result: Result) -> str:
    """The hero's opponent."""
    return result.opponent


def results_of(results: Iterable[Result], hero: str) -> list[Result]:
    """The results of one hero."""
    return [each for each in results if each.hero == hero]


def in_common(results: Iterable[Result], heroes: Sequence[str]) -> list[Result]:
    """The games that all heroes have played."""
    found = list(results)
    played = [{(each.opponent, each.game) for each in results_of(found, hero)} for hero in heroes]
    return [each for each in found if all((each.opponent, each.game) in games for games in played)]


def overall_score(results: Iterable[Result], hero: str) -> Cell | None:
    """A hero's score, each opponent counting the same."""
    mine = results_of(results, hero)
    cells = mean_scores_by(mine, opponent_of).values()
    return Cell(len(mine), mean(each.score for each in cells)) if cells else None


def least_gain(results: Sequence[Result], new: str, old: str) -> float:
    """How much more one hero scores than another, at least, in the games of both; each opponent counts the same."""
    before = {(each.opponent, each.game): each.score for each in results_of(results, old)}
    gains = [Result(new, each.opponent, each.game, each.score - before[each.opponent, each.game])
             for each in results_of(results, new)]  # fmt: skip
    groups = _grouped(gains, opponent_of).values()
    variances = [variance(group) / len(group) if len(group) > 1 else 1.0 for group in groups]
    error: float = sum(variances) ** 0.5 / len(groups)
    return mean(map(mean, groups)) - _deviations(1) * error


def _deviations(comparisons: int) -> float:
    """How many standard deviations one of this many comparisons must be off, so that it is not chance."""
    return NormalDist().inv_cdf(1 - ERROR / max(1, comparisons))


def with_families(results: Iterable[Result], turns: int) -> list[Result]:
    """The results of games whose openings have a family, and whose turns were random until the family was decided."""
    return [each for each in results if each.own and each.random_turns >= turns]


@dataclass(frozen=True)
class Verdict:
    """The objections to a hero, and the doubts: what could not be judged."""

    hero: str
    objections: tuple[str, ...]
    doubts: tuple[str, ...]

    @property
    def is_accepted(self) -> bool:
        """Whether the hero is accepted: everything was judged, and there are no objections."""
        return not self.objections and not self.doubts

    def __str__(self) -> str:
        result = "is accepted" if self.is_accepted else "is not accepted"
        return "\n".join((f"{self.hero} {result}", *(f"- {text}" for text in self.objections + self.doubts)))


def verdict(
    results: Sequence[Result],
    heroes: Sequence[str],
    opponents: Sequence[str],
    family_turns: int,
    enough: int = ENOUGH,
) -> Verdict:
    """Judge the first hero against its opponents, and against the second hero if there is one."""
    hero = heroes[0]
    objections, doubts = _gain(results, hero, heroes[1]) if len(heroes) > 1 else ([], [])
    mine = results_of(results, hero)
    met = mean_scores_by(mine, opponent_of)
    families = [
        (f"{whose} {name} opening", scored)
        for whose, cells in scores_by_family(mine, family_turns).items()
        for name, scored in cells.items()
        if scored.games >= enough
    ]
    deviations = _deviations(len(met) + len(families))
    if not opponents:
        doubts.append("no opponents")
    for name in opponents:
        if name not in met:
            doubts.append(f"no games against {name}")
        elif met[name].games < enough:
            doubts.append(f"too few games against {name}: {met[name].games} of {enough}")
        elif (against := met[name].mirrored).score > MOST_AGAINST and against.is_surely_over(0.5, deviations):
            objections.append(f"{name} scores {against}")
    for name, scored in families:
        if scored.score < LEAST_FAMILY and scored.mirrored.is_surely_over(0.5, deviations):
            objections.append(f"{name}: {scored}")
    return Verdict(hero, tuple(objections), tuple(doubts))


def _gain(results: Sequence[Result], hero: str, before: str) -> tuple[list[str], list[str]]:
    """The objections and doubts about a gain over another hero."""
    shared = in_common(results, (hero, before))
    new, old = overall_score(shared, hero), overall_score(shared, before)
    if new is None or old is None:
        return [], [f"{hero} and {before} have played no game in common"]
    if least_gain(shared, before, hero) > 0:
        return [f"scores less overall: {new} ({before}: {old})"], []
    if least_gain(shared, hero, before) <= 0:
        return [], [f"no certain gain over {before}: {new} ({before}: {old}). Play more games."]
    return [], []


def scores_by_family(results: Sequence[Result], turns: int) -> dict[str, dict[str, Cell]]:
    """The scores by the family of the hero's own opening and of the other player's."""
    fit = with_families(results, turns)
    return {"own": mean_scores_by(fit, lambda each: each.own), "other": mean_scores_by(fit, lambda each: each.theirs)}


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
        mine = results_of(results, hero)
        for name, scored in mean_scores_by(mine, opponent_of).items():
            payoffs.setdefault(name, {})[hero] = scored
        for whose, cells in scores_by_family(mine, family_turns).items():
            for name, scored in cells.items():
                seen[whose].setdefault(name, {})[hero] = scored
    shared = in_common(results, heroes)
    for hero in heroes:
        if made := overall_score(shared, hero):
            payoffs.setdefault("all opponents", {})[hero] = made
    parts = [table("opponent", heroes, payoffs)]
    parts += [table(f"{whose} opening", heroes, rows) for whose, rows in seen.items() if rows]
    return "\n\n".join(parts)
