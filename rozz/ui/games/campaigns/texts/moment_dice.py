"""Each die of a moment in words: what it was rolled for, and what it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from rozz.engine.campaigns.battle.casting import FIREBALL
from rozz.engine.campaigns.text.event_sentences import roll_text
from rozz.engine.game import Event, Played
from rozz.ui.games.campaigns.texts import captions
from rozz.ui.games.campaigns.texts.moment_steps import TOLD_BY_DICE
from rozz.ui.games.campaigns.texts.written_names import order_name, spell_name, unit_name, unit_name_within
from rozz.ui.games.face import Die
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say


def dice(played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
    """Each die and draw with its purpose, in the order of the events."""
    rolls = iter(played.rolls)
    found: list[Die] = []
    first = 1 if played.moment.is_sealed else 0
    shown = [phase for phase in played.phases if phase.events]
    for at, phase in enumerate(shown):
        for event in phase.events:
            for what, note in _thrown(event, played, names):
                roll = next(rolls, None)
                if roll is not None:
                    owner = thrower(event, played, names) if event.kind == "attack" else ""
                    is_hit, told_in = bool(event.facts.get("is_hit")), _dice_text_place(event)
                    found.append(Die(roll.face, roll.sides, roll.rule, what, note, at + first, owner, is_hit, told_in))
    found += [Die(roll.face, roll.sides, roll.rule) for roll in rolls]
    return tuple(found)


def _dice_text_place(event: Event) -> Literal["", "report", "step"]:
    """Where an event's dice are put into words: in the report, in a line of the step, or nowhere."""
    if event.kind in TOLD_BY_DICE:
        return "report"
    return "step" if "die" in event.facts else ""


def _thrown(event: Event, played: Played, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The purpose and the result of each of an event's dice."""
    facts = event.facts
    if event.kind == "recruits" and int(facts["choices"]) > 1:
        yield say("campaigns-moment-die-recruits", hero=unit_name(facts["hero"])), unit_name_within(str(facts["unit"]))
    if "die" not in facts:
        return
    unit = unit_name_within(str(facts["unit"])) if facts.get("unit") else ""
    modifier = int(facts.get("modifier", 0) or 0)
    match event.kind:
        case "attack":
            what, most = unit_name_within(str(facts["unit"])), _most(int(facts["strength"]), modifier)
            name, is_return, attack = thrower(event, played, names), event.facts["is_return"], event.facts["attack"]
            how = ("fire-back" if attack == "fire" else "fight-back") if is_return else attack
            yield say("campaigns-moment-die-attack", name=name, unit=what, attack=how, most=most), _hit(event)
        case "fireball":
            yield say("campaigns-moment-die-fireball", unit=unit, most=_most(FIREBALL, modifier)), _hit(event)
        case "initiative":
            note = say("campaigns-moment-total", sum=render(roll_text(facts))) if modifier else ""
            yield say("campaigns-moment-die-initiative", name=thrower(event, played, names)), note
        case "dissipation":
            note = say("campaigns-moment-fades" if facts["is_over"] else "campaigns-moment-lasts")
            yield say("campaigns-moment-die-dissipation", spell=spell_name(facts["spell"]), unit=unit), note
        case "changed":
            force, result = unit_name_within(str(facts["force"])), str(facts["result"])
            yield say("campaigns-moment-die-changed", force=force), say("campaigns-moment-result", result=result)
            if result == "chaos":
                yield say("campaigns-moment-die-chaos", force=force), order_name(str(facts["order"]))
        case "joined":
            note = say("campaigns-moment-joins" if facts["has_joined"] else "campaigns-moment-acts-alone")
            yield say("campaigns-moment-die-joined", force=unit_name(str(facts["force"]))), note
        case "danger":
            note = say("campaigns-moment-killed" if facts["is_dead"] else "campaigns-moment-safe")
            yield say("campaigns-moment-die-danger", leader=unit_name(facts["leader"])), note
        case "learned":
            spell = spell_name(facts["spell"])
            yield say("campaigns-moment-die-learned", leader=unit_name(facts["leader"])), spell
        case "fast":
            tenths = int(facts["tenths"])
            loses = tenths / 10 if tenths % 10 else tenths // 10
            what = say("campaigns-moment-die-fast", name=thrower(event, played, names), strength=facts["strength"])
            yield what, say("campaigns-moment-damage", strength=loses)
        case "attrition":
            note = say("campaigns-moment-unit-lost" if facts["is_lost"] else "campaigns-moment-none-lost")
            yield say("campaigns-moment-die-attrition"), note
        case "mishap":
            note = say("campaigns-moment-no-one-comes" if facts["is_lost"] else "campaigns-moment-they-come")
            yield say("campaigns-moment-die-mishap", hero=unit_name(facts["hero"])), note
        case "return":
            note = say("campaigns-moment-returns" if facts["has_returned"] else "campaigns-moment-not-yet")
            yield say("campaigns-moment-die-return", leader=unit_name(facts["leader"])), note
        case _:
            yield "", ""


def _most(strength: int, modifier: int) -> int:
    """The highest roll that hits; 0 if none does.

    >>> _most(4, 0), _most(4, -1), _most(3, 4), _most(9, -2)
    (4, 5, 0, 10)
    """
    return max(0, min(10, strength - modifier))


def _hit(event: Event) -> str:
    return say("campaigns-moment-hit" if event.facts["is_hit"] else "campaigns-moment-miss")


def thrower(event: Event, played: Played, names: Mapping[str, str]) -> str:
    """The player whose die it is: of a seat on the map, of a side in a battle."""
    seat = str(event.facts.get("seat", ""))
    battle = played.before.battle or played.after.battle
    if not seat and battle is not None:
        return captions.side_name(battle, str(event.facts["side"]), names)
    return names.get(seat, seat.title())
