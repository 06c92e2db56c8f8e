"""How Campaigns of Ozz looks on the page: the package's only entry.

The first screen asks every game for its name and goal. The engine is large, so the rest of this package is imported
only for a match, a scenario or the rules of this game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

from rozz.ui.games.campaigns.texts import headlines
from rozz.ui.games.face import BoardName, Die, Face, Measure
from rozz.ui.i18n.texts import say

if TYPE_CHECKING:
    from rozz.engine.game import Played
    from rozz.engine.match import Match


class CampaignsFace:
    """The face of Campaigns of Ozz: what the first screen needs; `lazy_face.LazyCampaignsFace` provides the rest."""

    title = headlines.TITLE
    can_turn = True
    far_side = ""
    can_draw = True
    choice_letters: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    choice_letters_need_place = False
    keeps_place_selected = True
    takes_one_command = True
    automatic_arrivals_note = ""
    shows_less_when_small = True
    beginner_scenarios: tuple[str, ...] = ("skirmish-at-the-ford", "battle-on-the-board")
    quick_start_scenario = "skirmish-at-the-ford"
    quick_start_title = headlines.BEGINS_WITH
    occasions: Mapping[str, str] = MappingProxyType(
        {
            "skirmish-at-the-ford": "first",
            "battle-on-the-board": "short",
            "the-bell-at-the-boneyard": "short",
            "meeting-the-wizard": "long",
            "three-crowns": "evening",
            "two-alliances": "evening",
            "war-of-four-nations": "evening",
            "west-against-east": "evening",
        }
    )
    has_lesson = True

    @property
    def measures(self) -> tuple[Measure, ...]:
        """Units and points."""
        return (Measure("units", say("campaigns-face-units")), Measure("points", say("campaigns-face-points")))

    @property
    def goal_summary(self) -> str:
        """The goal of the battle to begin with."""
        return say("games-last-on-the-board", turns=headlines.TURNS)

    @property
    def cards_title(self) -> str:
        """The heading of the cards."""
        return say("campaigns-caption-cards")

    def __getattr__(self, name: str) -> Any:
        """Delegate to the room."""
        from rozz.ui.games.campaigns.lazy_face import LAZY_FACE

        return getattr(LAZY_FACE, name)

    # Capabilities are looked up on the class, which bypasses `__getattr__`.

    def dice(self, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
        """Each die with its purpose."""
        from rozz.ui.games.campaigns.texts import moment_dice

        return moment_dice.dice(played, names)

    def boards(self, scenario: Any) -> tuple[BoardName, ...]:
        """The battleboard, and the map of a campaign."""
        from rozz.ui.games.campaigns import battle_or_map

        return battle_or_map.boards(scenario)

    def front_board(self, state: Any) -> str:
        """The board of the current moment."""
        from rozz.ui.games.campaigns import battle_or_map

        return battle_or_map.in_front(state)

    def start_place_on(self, match: Match, seat: str, board: str) -> str:
        """Where a seat's cursor starts on a board."""
        from rozz.ui.games.campaigns.lazy_face import LAZY_FACE

        return LAZY_FACE.start_place_on(match, seat, board)

    def place_title(self, match: Match, place: str, seat: str) -> str:
        """The heading of a place's sheet."""
        from rozz.ui.games.campaigns.lazy_face import LAZY_FACE

        return LAZY_FACE.place_title(match, place, seat)

    def changes_nothing(self, played: Played) -> bool:
        """Whether nobody changed their groups, C10.1."""
        is_done = all(each.is_done for verdicts in played.verdicts.values() for each in verdicts)
        return played.moment.name == "groups" and is_done and not played.phases

    def move_in_progress(self, match: Match) -> int:
        """The activation whose fight is not over, C14."""
        battle = match.state.battle
        if battle is None or battle.combat is None:
            return 0
        numbered = reversed(list(enumerate(match.played, 1)))
        return next((number for number, played in numbered if played.moment.name == "activation"), 0)

    def own_pieces(self, match: Match, seat: str, command: Any | None) -> Mapping[str, str]:
        """By space or point, the player's units and leaders."""
        from rozz.ui.games.campaigns.lazy_face import LAZY_FACE

        return LAZY_FACE.own_pieces(match, seat, command)

    def summary_of_turn(self, moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
        """The results of a battle turn."""
        from rozz.ui.games.campaigns.texts import moment_summary

        return moment_summary.summary_of_turn(moments, names)


CAMPAIGNS = cast(Face, CampaignsFace())
