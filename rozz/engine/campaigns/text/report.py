"""The report of a moment: a message for each event and for each void command. Made only when asked for."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.campaigns.legality.reasons import explain
from rozz.engine.campaigns.model.battleboard import OFF, OUT, SIDES, SPACES
from rozz.engine.campaigns.model.state import Battle
from rozz.engine.campaigns.text.event_sentences import sentence
from rozz.engine.campaigns.text.notation import write
from rozz.engine.campaigns.text.wording import map_place
from rozz.engine.game import NO_NAMES, Event, Line, Names, Played
from rozz.engine.said import player, said


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a moment, void commands first; `names` (seat → name) are the players'."""
    known = names or NO_NAMES
    lines = []
    for seat, verdicts in played.verdicts.items():
        for command, given in zip(played.orders.get(seat, ()), verdicts, strict=True):
            if not given.is_done:
                name, reason = player(seat, known), explain(given)
                text = said("campaigns-report-void", name=name, command=write(command), reason=reason)
                lines.append(Line(text, given.rule))
    before = played.before.battle
    for phase in played.phases:
        battle = before or phase.position.battle
        is_in_campaign = phase.position.land is not None
        lines += [event_line(event, phase.name, _captains(battle), known, is_in_campaign) for event in phase.events]
        before = phase.position.battle
    return tuple(lines)


def _captains(battle: Battle | None) -> dict[str, str]:
    return {side: battle.captain(side) for side in SIDES} if battle else {}


def place_of(name: str) -> str:
    """The page's name of a space or point, empty for none and for anything off the board.

    >>> place_of("3C"), place_of("Straw Ferry"), place_of("off")
    ('3C', 'map/Straw Ferry', '')
    """
    if name in ("", OFF, OUT):
        return ""
    return name if name in SPACES else map_place(name)


def event_line(
    event: Event, phase: str, captains: Mapping[str, str], names: Names, is_in_campaign: bool = False
) -> Line:
    """One event as a sentence; in a campaign, turns of a battle are not taken for turns of the campaign."""
    facts = event.facts
    seat = str(facts.get("seat") or captains.get(str(facts.get("side", "")), ""))
    places = (place_of(str(each)) for each in (event.tile, facts.get("start"), facts.get("end")) if each)
    tiles = tuple(place for place in places if place)
    if event.kind == "turn" and is_in_campaign:
        text = said("campaigns-report-battle-turn", turn=facts["turn"])
    else:
        text = sentence(event, seat, names)
    return Line(text, event.rule, place_of(event.tile), phase, 0, tiles)
