"""How Campaigns of Ozz looks on the page: the one door to its room.

The first screen asks every game for its name and its goal.  The engine is large: the rest of the room is not imported
before a match, a scenario or the rules of this game are looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

from rozz.ui.games.campaigns.texts import headlines
from rozz.ui.games.face import BoardName, Die, Face, Measure

if TYPE_CHECKING:
    from rozz.engine.game import Played
    from rozz.engine.match import Match


class CampaignsFace:
    """The face of Campaigns of Ozz: what is known at once; all else is the room's (`room.CampaignsRoom`)."""

    title = headlines.TITLE
    can_turn = True
    far_side = ""
    can_draw = True
    letters_of_choices: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    chooses_at_a_place = False
    title_of_cards = headlines.CARDS
    first: tuple[str, ...] = ("skirmish-at-the-ford", "battle-on-the-board")
    against_computer = "battle-on-the-board"
    begins_with = headlines.BEGINS_WITH
    in_short = headlines.IN_SHORT
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
    teaches = True
    measures: tuple[Measure, ...] = (Measure("units", "Units"), Measure("points", "Points"))

    def __getattr__(self, name: str) -> Any:
        """What the room brings."""
        from rozz.ui.games.campaigns.room import ROOM

        return getattr(ROOM, name)

    # These say which capabilities it has, and are looked up without asking `__getattr__`.

    def dice(self, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
        """Each die with what it was thrown for."""
        from rozz.ui.games.campaigns.texts import moment_text

        return moment_text.dice(played, names)

    def boards(self, scenario: Any) -> tuple[BoardName, ...]:
        """The battleboard, and the map of a campaign."""
        from rozz.ui.games.campaigns import fronts

        return fronts.boards(scenario)

    def in_front(self, state: Any) -> str:
        """Where the moment is played."""
        from rozz.ui.games.campaigns import fronts

        return fronts.in_front(state)

    def home_on(self, match: Match, seat: str, board: str) -> str:
        """Where a seat begins on one of the boards."""
        from rozz.ui.games.campaigns.room import ROOM

        return ROOM.home_on(match, seat, board)

    def move_in_words(self, command: Any) -> str:
        """Who does what."""
        from rozz.ui.games.campaigns.texts import moment_text

        return moment_text.deed(command)

    def summary_of_turn(self, moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
        """What a battle turn came to."""
        from rozz.ui.games.campaigns.texts import moment_text

        return moment_text.summary_of_turn(moments, names)


CAMPAIGNS = cast(Face, CampaignsFace())
