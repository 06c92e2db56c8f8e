"""Events in plain words: a message for each kind, with its facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rozz.engine.campaigns.battle.casting import FIREBALL
from rozz.engine.campaigns.model.battleboard import ADVANCE, BACK, OFF
from rozz.engine.campaigns.text.wording import (
    group_name,
    order_name,
    spell_name,
    unit_list,
    unit_list_at_start,
    unit_name,
    unit_name_within,
)
from rozz.engine.game import Event, Names
from rozz.engine.said import Fact, OneOf, Said, in_a_row, listed, player, said

#: The highest number on a die.
HIGHEST = 10
#: How a battle on the map, or a battle on the board, was won or drawn, by the reason that the event gives.
WON = {
    "alone": "campaigns-report-won-alone",
    "castles": "campaigns-report-won-castles",
    "points": "campaigns-report-won-points",
}
DRAWN = {
    "nobody": "campaigns-report-drawn-nobody",
    "equal": "campaigns-report-drawn-points",
    "points": "campaigns-report-drawn-points",
    "all-resigned": "campaigns-report-drawn-resigned",
}


def sentence(event: Event, seat: str, names: Names) -> Said:
    """An event in plain words; `seat` is the player of its side, `names` are the names of all seats."""
    facts, tile, who = event.facts, event.tile, player(seat, names)
    match event.kind:
        case "initiative":
            return said("campaigns-report-initiative", name=who, roll=roll_text(facts))
        case "tied":
            total = str(facts["total"]).replace("-", "−")
            return said("campaigns-report-tied", names=listed(_of_sides(facts, names)), total=total)
        case "leads":
            return said("campaigns-report-leads", name=who, **rolls_of(facts, names))
        case "first":
            return said("campaigns-report-first", name=who)
        case "order":
            return _order(facts, names)
        case "passed":
            return said("campaigns-report-passed", name=who)
        case "resigned":
            return said("campaigns-report-resigned", name=who)
        case "turn" | "campaign-turn":
            return said("campaigns-report-turn", turn=facts["turn"])
        case "controls":
            return said("campaigns-report-controls", name=who, point=tile)
        case "captured":
            return said("campaigns-report-captured", name=who, place=tile)
        case "silenced":
            return said("campaigns-report-silenced")
        case "eliminated":
            return said("campaigns-report-eliminated", name=who, unit=unit_name_within(facts["unit"]))
        case "retreated":
            if not facts["names"]:
                return said("campaigns-report-retreated-alone", name=who)
            return said("campaigns-report-retreated", name=who, units=unit_list(facts["names"]))
        case "won" | "drawn":
            return _ending_sentence(event, names)
    for part in (_before_battle, _spell, _activation, _fight, _on_the_march, _at_a_point, _recruiting):
        if (found := part(event, who)) is not None:
            return found
    raise KeyError(event.kind)


def roll_text(facts: Mapping[str, Any]) -> Said:
    """A die with its modifier: 5 − 1 = 4.

    >>> roll_text({"die": 5, "modifier": -6}) == said("campaigns-report-roll-minus", die=5, number=6, total="−1")
    True
    >>> roll_text({"die": 5, "modifier": 1}) == said("campaigns-report-roll-plus", die=5, number=1, total="6")
    True
    """
    return roll_sum(int(facts["die"]), int(facts.get("modifier", 0)))


def roll_sum(die: int, modifier: int) -> Said:
    """A die and a modifier as a sum; only the die if nothing is added or taken off."""
    total = str(die + modifier).replace("-", "−")
    if not modifier:
        return said("campaigns-report-roll", die=die)
    key = "campaigns-report-roll-plus" if modifier > 0 else "campaigns-report-roll-minus"
    return said(key, die=die, number=abs(modifier), total=total)


def rolls_of(leads: Mapping[str, Any], names: Names) -> dict[str, Fact]:
    """The rolls that decided who has the initiative: the winner's `roll`, and the `others` with their names."""
    return {
        "roll": roll_sum(*leads["rolls"][leads["seat"]]),
        "others": rolls_by_name(leads, [seat for seat in leads["rolls"] if seat != leads["seat"]], names),
    }


def rolls_by_name(leads: Mapping[str, Any], seats: Iterable[str], names: Names) -> Fact:
    """The rolls of these seats' sides for the initiative, each with its players."""
    sides, rolls = leads.get("sides") or {}, leads["rolls"]
    who = {seat: allies(sides.get(seat, (seat,)), names) for seat in seats}
    return listed(
        said("campaigns-report-rolled-by", name=name, roll=roll_sum(*rolls[seat])) for seat, name in who.items()
    )


def highest_hitting_roll(strength: int, modifier: int) -> int:
    """The highest roll that hits; 0 if none does.

    >>> highest_hitting_roll(4, 0), highest_hitting_roll(4, -1), highest_hitting_roll(3, 4), highest_hitting_roll(9, -2)
    (4, 5, 0, 10)
    """
    return max(0, min(HIGHEST, strength - modifier))


def deployment_text(spaces: Sequence[tuple[str, Sequence[Sequence[str]]]]) -> Said:
    """The deployed forces by space, separated by semicolons, because the forces in a space are already a list."""
    forces_in = (
        said("campaigns-report-in-space", forces=listed(group_name(each) for each in forces), space=space)
        for space, forces in spaces
    )
    return in_a_row("list-phrases", "phrases", forces_in)


def allies(seats: Sequence[str], names: Names) -> Fact:
    """The players of a side."""
    first, *others = (player(each, names) for each in seats)
    return said("campaigns-name-allies", name=first, allies=listed(others)) if others else first


def _order(facts: Mapping[str, Any], names: Names) -> Said:
    """Which side moves first on the map, and the others after it."""
    first, *others = _of_sides(facts, names)
    return said("campaigns-report-order", name=first, others=listed(others))


def _of_sides(facts: Mapping[str, Any], names: Names) -> list[Fact]:
    """The players of each of the sides of an event; each side is represented by one of its seats."""
    sides = facts.get("sides") or {}
    return [allies(sides.get(seat, (seat,)), names) for seat in facts["seats"]]


def _ending_sentence(event: Event, names: Names) -> Said:
    facts = event.facts
    sides = facts.get("sides") or {}
    points = listed(
        said("campaigns-report-score", name=allies(sides.get(seat, (seat,)), names), points=number)
        for seat, number in (facts.get("points") or {}).items()
    )
    if event.kind == "drawn":
        return said(DRAWN[facts["reason"]], points=points)
    winners = listed(player(each, names) for each in facts["winners"])
    if facts["reason"] == "resigned":
        losers = [player(each, names) for each in facts["losers"]]
        return said("campaigns-report-won-resigned", winners=winners, losers=listed(losers), number=len(losers))
    return said(WON[facts["reason"]], winners=winners, points=points)


def _before_battle(event: Event, who: Fact) -> Said | None:
    """What captains decide before anybody acts."""
    facts = event.facts
    match event.kind:
        case "deployed":
            return said("campaigns-report-deployed", name=who, placed=deployment_text(facts["spaces"]))
        case "regrouped":
            return said("campaigns-report-regrouped", name=who, placed=deployment_text(facts["spaces"]))
        case "ordered":
            return _orders_sentence(who, facts["orders"], tuple(zip(facts["guards"], facts["spaces"], strict=True)))
    return None


def _orders_sentence(
    who: Fact, orders: Iterable[tuple[str, str]], guards: Sequence[tuple[tuple[str, str], str]]
) -> Said:
    """Who advances and who goes back; all others stand. Guards are (flank, unit) and their space."""
    forces = {order: [force for force, each in orders if each == order] for order in (ADVANCE, BACK)}
    advancing, returning = unit_list(forces[ADVANCE]), unit_list(forces[BACK])
    if forces[ADVANCE] and forces[BACK]:
        given = said("campaigns-report-ordered-both", name=who, advancing=advancing, returning=returning)
    elif forces[ADVANCE]:
        given = said("campaigns-report-ordered-advance", name=who, advancing=advancing)
    elif forces[BACK]:
        given = said("campaigns-report-ordered-back", name=who, returning=returning)
    else:
        given = said("campaigns-report-ordered-stand", name=who)
    if not guards:
        return given
    guarding = listed(
        said("campaigns-report-guard", flank=flank, unit=unit_name(unit), space=space)
        for (flank, unit), space in guards
    )
    return said("campaigns-report-guarded", orders=given, guards=guarding)


def _spell(event: Event, who: Fact) -> Said | None:
    """Spells, and the Bell."""
    facts, tile = event.facts, event.tile
    unit = unit_name_within(facts["unit"]) if "unit" in facts else ""
    caster = unit_name(facts["caster"]) if "caster" in facts else ""
    match event.kind:
        case "learned":
            leader, spell = unit_name(facts["leader"]), spell_name(facts["spell"])
            return said("campaigns-report-learned", leader=leader, spell=spell, die=facts["die"])
        case "dissipation":
            after = "campaigns-report-faded" if facts["is_over"] else "campaigns-report-lasted"
            return said(after, spell=spell_name(facts["spell"]), unit=unit, die=facts["die"])
        case "cast":
            return said("campaigns-report-cast", caster=caster, spell=spell_name(facts["spell"]), unit=unit)
        case "fireball":
            struck = "campaigns-report-fireball-hit" if facts["is_hit"] else "campaigns-report-fireball-missed"
            most = highest_hitting_roll(FIREBALL, facts["modifier"])
            return said(struck, caster=caster, unit=unit, die=facts["die"], most=most)
        case "fizzled":
            return said("campaigns-report-fizzled", caster=caster, unit=unit)
        case "transported":
            return said("campaigns-report-transported", caster=caster, unit=unit, start=facts["start"], end=tile)
        case "rang":
            return said("campaigns-report-rang", unit=unit, space=tile)
        case "healed":
            return said("campaigns-report-healed", unit=unit_name(facts["unit"]))
    return None


def _activation(event: Event, who: Fact) -> Said | None:
    """What a force does before it fights."""
    facts, tile = event.facts, event.tile
    force = unit_name(facts["force"]) if "force" in facts else ""
    match event.kind:
        case "activated" if facts["is_idle"]:
            return said("campaigns-report-stayed", force=force, space=tile, order=order_name(facts["order"]))
        case "activated":
            return said("campaigns-report-activated", force=force, order=facts["order"])
        case "changed":
            return _order_change_sentence(facts)
        case "coordinating":
            return said("campaigns-report-coordinating", force=force)
        case "joined":
            tried = "campaigns-report-joined" if facts["has_joined"] else "campaigns-report-not-joined"
            return said(tried, force=force, die=facts["die"])
        case "moved":
            return _move_sentence(force, tile, facts["steps"])
        case "left-behind":
            return said("campaigns-report-left-behind", unit=unit_name(facts["unit"]), space=tile)
        case "left":
            names: Sequence[str] = facts["names"]
            return said("campaigns-report-left", units=unit_list_at_start(names), number=len(names))
        case "limbered":
            names = facts["names"]
            return said("campaigns-report-limbered", units=unit_list_at_start(names), number=len(names))
        case "placed":
            leader = unit_name(facts["leader"])
            return said("campaigns-report-placed", leader=leader, start=facts["start"], end=tile)
    return None


def _order_change_sentence(facts: Mapping[str, Any]) -> Said:
    """An attempt to change an order: success, failure, or chaos."""
    name, roll = facts["force"], roll_text(facts)
    if facts["result"] == "success":
        return said(
            "campaigns-report-changed", force=unit_name(name), order=order_name(facts["order"]), roll=roll
        )
    if facts["result"] == "failure":
        return said("campaigns-report-unchanged", force=unit_name(name), roll=roll)
    return said("campaigns-report-chaos", force=unit_name(name), order=order_name(facts["order"]), roll=roll)


def _move_sentence(force: Fact, start: str, steps: Sequence[str]) -> Said:
    *by, end = steps
    if end == OFF:
        if by:
            return said("campaigns-report-moved-off-through", force=force, start=start, way=listed(by))
        return said("campaigns-report-moved-off", force=force, start=start)
    if by:
        return said("campaigns-report-moved-through", force=force, start=start, way=listed(by), end=end)
    return said("campaigns-report-moved", force=force, start=start, end=end)


def _fight(event: Event, who: Fact) -> Said | None:
    """A combat on the board."""
    facts, tile = event.facts, event.tile
    force = unit_name(facts["force"]) if "force" in facts else ""
    match event.kind:
        case "fires":
            return said("campaigns-report-fires", force=force, start=facts["start"], space=tile)
        case "melee":
            return said("campaigns-report-melee", force=force, space=tile)
        case "charges":
            return said("campaigns-report-charges", force=force, space=tile)
        case "dodged":
            unit = unit_name(facts["unit"])
            if facts["end"] == OFF:
                return said("campaigns-report-dodged-off", unit=unit, start=tile)
            return said("campaigns-report-dodged", unit=unit, start=tile, end=facts["end"])
        case "aloft":
            return said("campaigns-report-aloft", units=unit_list_at_start(facts["names"]), number=len(facts["names"]))
        case "attack":
            outcome = "campaigns-report-hit" if facts["is_hit"] else "campaigns-report-missed"
            needed = highest_hitting_roll(facts["strength"], facts["modifier"])
            unit = unit_name(facts["unit"])
            attack = "return" if facts["is_return"] and facts["attack"] == "fire" else facts["attack"]
            return said(outcome, unit=unit, attack=attack, die=facts["die"], most=needed)
        case "blown":
            return said("campaigns-report-blown", units=unit_list(facts["names"]), number=len(facts["names"]))
        case "danger":
            fate = "campaigns-report-killed" if facts["is_dead"] else "campaigns-report-escaped"
            return said(fate, leader=unit_name(facts["leader"]), die=facts["die"])
    return None


def _on_the_march(event: Event, who: Fact) -> Said | None:
    """What happens to a stack on the map."""
    facts, tile = event.facts, event.tile
    names: Sequence[str] = facts.get("names", ())
    match event.kind:
        case "marched" if facts["goes_on"]:
            return said("campaigns-report-went-on", name=who, end=tile)
        case "marched":
            return said("campaigns-report-marched", name=who, units=unit_list(names), start=facts["start"], end=tile)
        case "attrition":
            if facts["is_lost"]:
                units = OneOf(tuple(unit_name(each) for each in names))
                return said("campaigns-report-attrition", units=units, roll=roll_text(facts))
            kept, roll = unit_list(names), roll_text(facts)
            return said("campaigns-report-no-attrition", units=kept, roll=roll, number=len(names))
        case "stopped" if facts["has_resigned"]:
            return said("campaigns-report-halted", units=unit_list_at_start(names), point=tile, number=len(names))
        case "stopped":
            return said("campaigns-report-stopped", name=who, units=unit_list(names), point=tile, number=len(names))
        case "fled":
            fled, start = unit_list_at_start(names), facts["start"]
            return said("campaigns-report-fled", units=fled, start=start, end=tile, number=len(names))
        case "battle":
            return said("campaigns-report-battle", name=who, point=tile, units=unit_list(names))
    return None


def _at_a_point(event: Event, who: Fact) -> Said | None:
    """A battle for a point, and what comes of it."""
    facts, tile = event.facts, event.tile
    match event.kind:
        case "mustered":
            return said("campaigns-report-mustered-fast" if facts["is_fast"] else "campaigns-report-mustered")
        case "fast":
            whole, tenths = divmod(int(facts["tenths"]), 10)
            lost = said("campaigns-report-strength", whole=whole, tenths=tenths)
            return said("campaigns-report-fast", name=who, strength=facts["strength"], roll=roll_text(facts), lost=lost)
        case "answered":
            answer = "campaigns-report-accepted" if facts["word"] == "accept" else "campaigns-report-declined"
            return said(answer, name=who)
        case "honors":
            return said("campaigns-report-honors", point=tile, end=facts["point"])
        case "razed":
            return said("campaigns-report-razed", name=who, point=tile)
        case "dismissed":
            return said("campaigns-report-dismissed", name=who, unit=unit_name_within(facts["unit"]))
        case "battle-over":
            if not facts["names"]:
                return said("campaigns-report-battle-over-empty", point=tile)
            units, number = unit_list_at_start(facts["names"]), len(facts["names"])
            return said("campaigns-report-battle-over", point=tile, units=units, number=number)
    return None


def _recruiting(event: Event, who: Fact) -> Said | None:
    """New units, and Rulers who return."""
    facts, tile = event.facts, event.tile
    hero = unit_name(facts["hero"]) if "hero" in facts else ""
    match event.kind:
        case "mishap":
            found = "campaigns-report-nobody-came" if facts["is_lost"] else "campaigns-report-somebody-came"
            return said(found, hero=hero, die=facts["die"])
        case "recruits":
            return said("campaigns-report-recruits", hero=hero, unit=unit_name_within(facts["unit"]), point=tile)
        case "recruits-nobody":
            return said("campaigns-report-recruits-nobody", hero=hero)
        case "return":
            news = "campaigns-report-returns" if facts["has_returned"] else "campaigns-report-not-back"
            return said(news, leader=unit_name(facts["leader"]), roll=roll_text(facts))
        case "returned":
            return said("campaigns-report-returned", leader=unit_name(facts["leader"]), point=tile)
    return None
