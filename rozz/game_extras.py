"""What a game may have besides its rules: an evaluator for computer players, puzzles, reasons for hints, reviews."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.errors import BadFile
from rozz.engine.said import listed, said

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
    from rozz.engine.said import Text

    #: The reasons for a command: (state, seat, command) → sentences, each with its rule.
    PlanReasons = Callable[[Any, str, Any], Iterable[tuple[Text, str]]]


class Extras(NamedTuple):
    """What a game may have besides its rules; each part is made when it is needed.

    `evaluator` is for computer players; without one, a game is played through its offers. `plan_reasons` are a game's
    own reasons for a plan of one command. `has_reviews`: matches can be reviewed, and hints take their reasons from
    reports.
    """

    evaluator: Callable[[], Evaluator] | None = None
    puzzle_adapter: Callable[[], PuzzleAdapter] | None = None
    plan_reasons: Callable[[], PlanReasons] | None = None
    has_reviews: bool = False


def _rozz_evaluator() -> Evaluator:
    from rozz.engine.rozz.ai.evaluator import RozzEvaluator

    return RozzEvaluator()


def _rozz_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.rozz.adapter.puzzle_adapter import RozzPuzzleAdapter

    return RozzPuzzleAdapter()


def _kreuz_evaluator() -> Evaluator:
    from rozz.engine.rosenkreuz.ai.evaluator import KreuzEvaluator

    return KreuzEvaluator()


def _kreuz_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.rosenkreuz.adapter.puzzle_adapter import KreuzPuzzleAdapter

    return KreuzPuzzleAdapter()


def _areas_evaluator(production: str) -> Evaluator:
    from rozz.engine.areas.ai.evaluator import AreasEvaluator

    return AreasEvaluator(production)


def _areas_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.areas.adapter.puzzle_adapter import AreasPuzzleAdapter

    return AreasPuzzleAdapter()


def _campaigns_evaluator() -> Evaluator:
    from rozz.engine.campaigns.ai.evaluator import CampaignsEvaluator

    return CampaignsEvaluator()


def _campaigns_puzzle_adapter() -> PuzzleAdapter:
    from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter

    return CampaignsPuzzleAdapter()


def _campaigns_plan_reasons() -> PlanReasons:
    from rozz.engine.campaigns.ai.plan_reasons import reasons

    return reasons


#: The extras of the games that have any.
EXTRAS: dict[str, Extras] = {
    "rozz": Extras(_rozz_evaluator, _rozz_puzzle_adapter, has_reviews=True),
    "rosenkreuz": Extras(_kreuz_evaluator, _kreuz_puzzle_adapter, has_reviews=True),
    "ozymandia": Extras(partial(_areas_evaluator, "cities"), _areas_puzzle_adapter, has_reviews=True),
    "simultaneous-risk": Extras(partial(_areas_evaluator, "territories"), _areas_puzzle_adapter, has_reviews=True),
    "campaigns": Extras(_campaigns_evaluator, _campaigns_puzzle_adapter, _campaigns_plan_reasons),
}
NO_EXTRAS = Extras()
GAMES_WITH_PUZZLES = tuple(name for name, extras in EXTRAS.items() if extras.puzzle_adapter)


def evaluator(name: str) -> Evaluator | None:
    """A game's evaluator for computer players, a fresh one, since it caches its last questions."""
    made_by = EXTRAS.get(name, NO_EXTRAS).evaluator
    return made_by() if made_by else None


def puzzle_adapter(name: str) -> PuzzleAdapter:
    """The puzzle adapter of a game; raises BadFile if it has none."""
    made_by = EXTRAS.get(name, NO_EXTRAS).puzzle_adapter
    if made_by is None:
        what = said("files-no-puzzles", name=name)
        raise BadFile(said("files-no-such", what=what, known=listed(GAMES_WITH_PUZZLES)), "game")
    return made_by()


def plan_reasons(name: str) -> PlanReasons | None:
    """A game's own reasons for a plan of one command; None if its hints take their reasons from reports."""
    made_by = EXTRAS.get(name, NO_EXTRAS).plan_reasons
    return made_by() if made_by else None


def has_reviews(name: str) -> bool:
    """Whether matches of a game can be reviewed, and hints take their reasons from reports."""
    return EXTRAS.get(name, NO_EXTRAS).has_reviews
