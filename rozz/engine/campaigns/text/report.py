"""A moment in sentences: a table of templates by kind of event, filled with its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rozz.engine.campaigns.legality.reasons import explain
from rozz.engine.campaigns.model.battleboard import OFF, SIDES, SPACES
from rozz.engine.campaigns.model.state import Battle
from rozz.engine.campaigns.reading.positions import OUT
from rozz.engine.campaigns.text import plain_english
from rozz.engine.campaigns.text.notation import write
from rozz.engine.campaigns.text.wording import spot
from rozz.engine.game import Event, Line, Names, Played
from rozz.engine.word_lists import listed

SENTENCES: dict[str, str] = {
    "deployed": "{who} deploys: {placed}",
    "regrouped": "{who} regroups: {placed}",
    "dissipation": "{spell} of {caster} on {unit}: {roll}, {over}",
    "cast": "{caster} casts {spell} on {unit}",
    "fireball": "{caster} throws a Fireball at {unit}: {roll}, {hit}",
    "fizzled": "{caster}'s spell on {unit} finds nothing to do",
    "transported": "{caster} transports {unit} from {start} to {tile}",
    "rang": "The Bell rings: {unit} rises in {tile}",
    "learned": "{leader} knows {spell}: {roll}",
    "ordered": "{who} orders {orders}",
    "initiative": "{who} rolls for initiative: {roll}",
    "first": "{who} moves first",
    "activated": "{who} activates {force} ({order})",
    "changed": "{who} tries to change the order of {force}: {roll}, {result}; the order is {order}",
    "coordinating": "{force} coordinates",
    "joined": "{force} is to join: {roll}, {joining}",
    "moved": "{force} moves from {tile} to {way}",
    "left-behind": "{unit} stays behind in {tile}",
    "left": "Off the board: {listed}",
    "limbered": "Moved, and cannot fire this turn: {listed}",
    "fires": "{force} fires from {start} at {tile}",
    "melee": "{force} attacks in {tile}",
    "charges": "{force} charges into {tile}",
    "dodged": "{unit} retreats from {tile} to {end} before the melee",
    "aloft": "Aloft: {listed}",
    "attack": "{unit} attacks ({attack}, strength {strength}): {roll}, {hit}",
    "eliminated": "{unit} of {who} is eliminated",
    "healed": "{unit} is hit and heals",
    "captured": "{who} captures the Bell in {tile}",
    "silenced": "The Bell falls silent",
    "blown": "Blown: {listed}",
    "danger": "{leader} of {who} is in danger: {roll}, {fate}",
    "placed": "{leader} goes from {start} to {tile}",
    "retreated": "{who} retreats: {listed}",
    "turn": "Battle turn {turn}",
    "campaign-turn": "Turn {turn}",
    "order": "The order of this turn: {seated}",
    "passed": "{who} passes",
    "marched": "{who} moves {listed} from {start} to {tile}",
    "attrition": "Attrition for {listed}: {roll}, {losing}",
    "stopped": "No unit is left to fight. In {tile}: {listed}",
    "fled": "{who} retreats with {listed} from {start} to {tile}",
    "controls": "{who} controls {tile}",
    "battle": "{who} attacks {tile} with {listed}",
    "mustered": "The battle is fought {how}",
    "fast": "{who} rolls for strength {strength}: {roll}, {tenths} tenths",
    "answered": "{who} says {word} to the honors of war",
    "honors": "The garrison of {tile} marches out to {point}",
    "razed": "{tile} is razed",
    "dismissed": "{unit} is dismissed",
    "battle-over": "The battle is over. In {tile}: {listed}",
    "mishap": "{hero} looks for mercenaries: {roll}, {finding}",
    "recruits": "{hero} recruits {unit} in {tile}",
    "recruits-nobody": "{hero} recruits nobody",
    "return": "{leader} may return: {roll}, {returning}",
    "returned": "{leader} is back in {tile}",
    "won": "{winners} won{points}",
    "drawn": "A draw{points}",
}


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a moment, void commands first; `names` (seat → name) are the players'."""
    known = dict(names or {})
    lines = []
    for seat, verdicts in played.verdicts.items():
        for command, given in zip(played.orders.get(seat, ()), verdicts, strict=True):
            if not given.is_done:
                text = f"{known.get(seat, seat)}: {write(command)} is void: {explain(given)}"
                lines.append(Line(text, given.rule))
    before = played.before.battle
    for phase in played.phases:
        battle = before or phase.position.battle
        lines += [event_line(event, phase.name, _captains(battle), known) for event in phase.events]
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
    return name if name in SPACES else spot(name)


def event_line(event: Event, phase: str, captains: Mapping[str, str], names: Mapping[str, str]) -> Line:
    """One event as a sentence."""
    facts = event.facts
    seat = str(facts.get("seat") or captains.get(str(facts.get("side", "")), ""))
    words = {**facts, "tile": event.tile, "who": names.get(seat, seat), "roll": roll_text(facts)}
    words |= {key: word(facts) for key, word in _WORDS.items() if key not in facts or key in ("orders", "points")}
    if "winners" in facts:
        words["winners"] = listed(names.get(each, each) for each in facts["winners"])
    places = (place_of(str(each)) for each in (event.tile, facts.get("start"), facts.get("end")) if each)
    tiles = tuple(place for place in places if place)
    sentence = plain_english.sentence(event, str(words["who"]), names)
    return Line(SENTENCES[event.kind].format_map(words), event.rule, place_of(event.tile), phase, 0, tiles, sentence)


def roll_text(facts: Mapping[str, Any]) -> str:
    """A die with its modifier.

    >>> roll_text({"die": 5, "modifier": -1})
    'die 5 − 1 = 4'
    """
    if "die" not in facts:
        return ""
    modifier = facts.get("modifier", 0)
    if not modifier:
        return f"die {facts['die']}"
    return f"die {facts['die']} {'+' if modifier > 0 else '−'} {abs(modifier)} = {facts['die'] + modifier}"


def _placed(facts: Mapping[str, Any]) -> str:
    return "; ".join(
        f"{space} {', '.join('+'.join(each) for each in forces)}" for space, forces in facts.get("spaces", ())
    )


def _orders(facts: Mapping[str, Any]) -> str:
    rows = [f"{force} {order}" for force, order in facts.get("orders", ())]
    rows += [f"guard {flank} {unit}" for flank, unit in facts.get("guards", ())]
    return ", ".join(rows) or "all to stand"


def _points(facts: Mapping[str, Any]) -> str:
    return "".join(f", {seat} {number}" for seat, number in (facts.get("points") or {}).items())


_WORDS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "placed": _placed,
    "orders": _orders,
    "points": _points,
    "listed": lambda facts: ", ".join(facts.get("names", ())) or "nobody",
    "way": lambda facts: " → ".join(facts.get("steps", ())),
    "hit": lambda facts: "a hit" if facts.get("is_hit") else "a miss",
    "over": lambda facts: "it is over" if facts.get("is_over") else "it lasts",
    "seated": lambda facts: ", ".join(facts.get("seats", ())),
    "how": lambda facts: "fast" if facts.get("is_fast") else "on the board",
    "losing": lambda facts: "one is lost" if facts.get("is_lost") else "nothing happens",
    "finding": lambda facts: "nobody comes" if facts.get("is_lost") else "found",
    "returning": lambda facts: "and does" if facts.get("has_returned") else "but does not",
    "fate": lambda facts: "and is lost" if facts.get("is_dead") else "and lives",
    "joining": lambda facts: "it joins" if facts.get("has_joined") else "it acts on its own",
}
