"""Events in plain words: a sentence for each kind, with names in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.text.wording import FLANK_NAMES, ORDER_NAMES, space_name, unit_name
from rozz.engine.game import Event
from rozz.engine.word_lists import listed

#: Filled with the words of `_WORDS` and the event's own facts.
SENTENCES: dict[str, str] = {
    "deployed": "{who} deploys: {placed}",
    "regrouped": "{who} regroups: {placed}",
    "dissipation": "{spell} on {on}: lasts on 4 or more, rolled {die}: {over}",
    "cast": "{caster} casts {spell} on {on}",
    "fireball": "{caster} throws a Fireball at {on}: {needs}, rolled {die}: {hit}",
    "fizzled": "{caster}’s spell comes too late",
    "transported": "{caster} transports {on} from {start} to {tile}",
    "rang": "The Bell rings: a skeleton rises in {tile}",
    "learned": "{leader} knows {spell} (rolled {die})",
    "ordered": "{who}: {orders}",
    "initiative": "{who} rolls for initiative: {die}{modified}",
    "first": "{who} moves first",
    "activated": "{name} acts on its order: {order_name}",
    "changed": "{name}, a new order: needs 3 or less, rolled {die}{modified}: {changed}",
    "coordinating": "{name} waits to act together with others",
    "joined": "{name} joins on 9 or less, rolled {die}: {joining}",
    "moved": "{name} moves from {tile} to {way}",
    "left-behind": "{on} cannot move and stays behind in {tile}",
    "left": "{names_in_full} {have} left the board",
    "limbered": "{names_in_full} moved and cannot fire again this turn",
    "fires": "{name} fires from {start} at {tile}",
    "melee": "{name} attacks in {tile}",
    "charges": "{name} charges into {tile}",
    "dodged": "{on} falls back from {tile} {to_end}",
    "aloft": "{names_in_full} {stay} aloft",
    "attack": "{on} {attacks}: {needs}, rolled {die}: {hit}",
    "eliminated": "{who} loses {on}",
    "healed": "{on} is hit, and Healing saves it",
    "captured": "{who} captures the Bell in {tile}",
    "silenced": "The Bell is hit and falls silent for this battle",
    "blown": "{names_in_full} {are} blown by the charge",
    "danger": "{leader} is in danger, killed on 1 or 2: rolled {die}, {fate}",
    "placed": "{leader} goes from {start} to {tile}",
    "retreated": "{who} retreats",
    "turn": "Turn {turn} begins",
    "campaign-turn": "Turn {turn} begins",
    "order": "This turn’s order: {seated}",
    "passed": "{who} passes",
    "marched": "{names_in_full} {go} from {start} to {tile}",
    "attrition": "Attrition for {names_in_full}: lost on 10 or more, rolled {die}{modified}: {losing}",
    "stopped": "{names_in_full} {stay} in {tile}: no unit is left to fight",
    "fled": "{names_in_full} {have} fled from {start} to {tile}",
    "controls": "{who} controls {tile}",
    "battle": "{who} attacks {tile} with {names_in_full}",
    "mustered": "The battle is fought {how}",
    "fast": "{who} rolls {die}{modified} with strength {strength}: the enemy loses {loss}",
    "answered": "{who} {answers} the honors of war",
    "honors": "The garrison of {tile} marches out to {point}",
    "razed": "{tile} is razed",
    "dismissed": "{on} is dismissed",
    "battle-over": "The battle for {tile} is over: {held}",
    "mishap": "{hero} looks for mercenaries: nobody on 8 or more, rolled {die}: {finding}",
    "recruits": "{hero} recruits {on} in {tile}",
    "recruits-nobody": "{hero} recruits nobody",
    "return": "{leader} returns on 5 or less, rolled {die}{modified}: {returning}",
    "returned": "{leader} is back in {tile}",
    "won": "{winners} won{points}",
    "drawn": "It is a draw{points}",
}


def sentence(event: Event, who: str, names: Mapping[str, str]) -> str:
    """An event in plain words; `who` is the player of its side, `names` are the names of all seats."""
    facts: dict[str, Any] = {**event.facts, "tile": space_name(event.tile), "who": who}
    if "winners" in facts:
        facts["winners"] = listed([names.get(each, each) for each in facts["winners"]])
    found = {key: word({**event.facts, "tile": event.tile}, names) for key, word in _WORDS.items()}
    return SENTENCES[event.kind].format_map({**facts, **found})


def needs(strength: int, modifier: int) -> str:
    """The highest roll of a die that hits.

    >>> needs(4, 0), needs(4, -1), needs(3, 4)
    ('needs 4 or less', 'needs 5 or less', 'cannot hit')
    """
    most = strength - modifier
    return "cannot hit" if most < 1 else f"needs {min(10, most)} or less"


def placed(spaces: Sequence[tuple[str, Sequence[Sequence[str]]]]) -> str:
    """Who stands where.

    >>> placed((("4C", (("Zoraster", "MREG1"), ("MMED1",))),))
    'Zoraster with Regular infantry 1 and Medium artillery 1 in 4C'
    """
    return "; ".join(f"{listed([_group(each) for each in forces])} in {space}" for space, forces in spaces)


def _group(names: Sequence[str]) -> str:
    if len(names) == 1:
        return unit_name(names[0])
    if names[0] in LEADERS:
        return f"{names[0]} with {', '.join(unit_name(each) for each in names[1:])}"
    return f"{unit_name(names[0])} with the Bell"


def ordered(orders: Sequence[tuple[str, str]], guards: Sequence[tuple[str, str]]) -> str:
    """Orders in words.

    >>> ordered((("Evora", "A"), ("WMED1", "B")), (("L", "WREG2"),))
    'Evora advances, Medium artillery 1 goes back, everyone else stands; left guard Spears 2'
    """
    does = {"A": "advances", "B": "goes back", "S": "stands"}
    said = [f"{unit_name(force)} {does[order]}" for force, order in orders]
    rest = "everyone else stands" if said else "everyone stands"
    listing = ", ".join([*said, rest])
    return "; ".join([listing, *(f"{FLANK_NAMES[flank].lower()} guard {unit_name(unit)}" for flank, unit in guards)])


def _on(facts: Mapping[str, Any], names: Mapping[str, str]) -> str:
    return unit_name(str(facts.get("unit", ""))) if facts.get("unit") else ""


def _needs(facts: Mapping[str, Any], names: Mapping[str, str]) -> str:
    return needs(int(facts.get("strength", 4)), int(facts.get("modifier", 0))) if "die" in facts else ""


def _changed(facts: Mapping[str, Any], names: Mapping[str, str]) -> str:
    result = facts.get("result", "")
    if result == "failure":
        return "no change"
    if not result:
        return ""
    order = ORDER_NAMES[str(facts["order"])]
    return f"{order}" if result == "success" else f"chaos! The order is {order} now"


def _modified(facts: Mapping[str, Any], names: Mapping[str, str]) -> str:
    modifier = int(facts.get("modifier", 0) or 0)
    if "die" not in facts or not modifier:
        return ""
    total = str(facts["die"] + modifier).replace("-", "−")
    return f" {'+' if modifier > 0 else '−'} {abs(modifier)} = {total}"


def _points(facts: Mapping[str, Any], names: Mapping[str, str]) -> str:
    points, sides = facts.get("points") or {}, facts.get("sides") or {}
    parts = [f"{side_name(seat, sides, names)} {number}" for seat, number in points.items()]
    return f": {listed(parts)} points" if parts else ""


def side_name(seat: str, sides: Mapping[str, Sequence[str]], names: Mapping[str, str]) -> str:
    """The players of a side, by its first seat.

    >>> side_name("WEST", {"WEST": ("WEST", "SOUTH")}, {"WEST": "Ada", "SOUTH": "Ben"})
    'Ada and Ben'
    """
    return listed([names.get(each, each) for each in sides.get(seat, (seat,))])


def _sides_in_order(facts: Mapping[str, Any], names: Mapping[str, str]) -> list[str]:
    return [side_name(seat, facts.get("sides") or {}, names) for seat in facts.get("seats", ())]


def _held(facts: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Who is left in a point after a battle."""
    found = _named(facts)
    if not found:
        return "nobody is left there"
    return f"{listed(found)} {'are' if len(found) > 1 else 'is'} left there"


def _named(facts: Mapping[str, Any]) -> list[str]:
    return [unit_name(each) for each in facts.get("names", ())]


def _to_end(facts: Mapping[str, Any]) -> str:
    end = str(facts.get("end", ""))
    return "and leaves the board" if end == OFF else f"to {end}"


_WORDS: dict[str, Callable[[Mapping[str, Any], Mapping[str, str]], str]] = {
    "on": _on,
    "needs": _needs,
    "changed": _changed,
    "modified": _modified,
    "points": _points,
    "placed": lambda facts, names: placed(facts.get("spaces", ())),
    "orders": lambda facts, names: ordered(facts.get("orders", ()), facts.get("guards", ())),
    "name": lambda facts, names: unit_name(str(facts["force"])) if facts.get("force") else "",
    "order_name": lambda facts, names: ORDER_NAMES.get(str(facts.get("order", "")), "").lower(),
    "names_in_full": lambda facts, names: listed(_named(facts)),
    "have": lambda facts, names: "have" if len(_named(facts)) > 1 else "has",
    "go": lambda facts, names: "go" if len(_named(facts)) > 1 else "goes",
    "seated": lambda facts, names: ", then ".join(_sides_in_order(facts, names)),
    "how": lambda facts, names: "fast" if facts.get("is_fast") else "on the board",
    "losing": lambda facts, names: "one is lost" if facts.get("is_lost") else "nothing happens",
    "finding": lambda facts, names: "nobody comes" if facts.get("is_lost") else "found",
    "returning": lambda facts, names: "welcome back" if facts.get("has_returned") else "not yet",
    "are": lambda facts, names: "are" if len(_named(facts)) > 1 else "is",
    "stay": lambda facts, names: "stay" if len(_named(facts)) > 1 else "stays",
    "way": lambda facts, names: listed(map(space_name, facts.get("steps", ()))),
    "hit": lambda facts, names: "hit" if facts.get("is_hit") else "miss",
    "over": lambda facts, names: "it is gone" if facts.get("is_over") else "it stays",
    "fate": lambda facts, names: "lost" if facts.get("is_dead") else "safe",
    "joining": lambda facts, names: "it joins" if facts.get("has_joined") else "it must act on its own",
    "attacks": lambda facts, names: {"fire": "fires", "shot": "shoots up"}.get(str(facts.get("attack")), "attacks"),
    "start": lambda facts, names: space_name(str(facts.get("start", ""))),
    "to_end": lambda facts, names: _to_end(facts),
    "loss": lambda facts, names: f"{facts['tenths'] / 10:g}" if "tenths" in facts else "",
    "answers": lambda facts, names: "accepts" if facts.get("word") == "accept" else "declines",
    "held": _held,
}
