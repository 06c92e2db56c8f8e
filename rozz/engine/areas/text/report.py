"""A moment in sentences: a table of templates by kind of event, filled with names and counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rozz.engine.areas.legality.reasons import explain
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Resign
from rozz.engine.areas.text.notation import write
from rozz.engine.game import Event, Line, Names, Phase, Played, Verdict
from rozz.engine.word_lists import listed

SENTENCES = {
    "placed": "{seat} gets {number} in {area}: {changes}",
    "set-up": "{seat} places {number} in {area}: {changes}",
    "left": "{seat} moves {number} from {area} to {end}",
    "border": "On the border of {start} and {area}: {battle}",
    "arrived": "{seat} arrives in {area} with {number}: {changes}",
    "battle": "Battle in {area}: {battle}",
    "bombed": "{seat} bombards {area}: {changes}",
    "resigned": "{seat} has resigned",
    "void": "{seat}: {command} is void: {reason}",
}

#: The same in plain words; the numbers of a battle and counts before and after are shown next to them.
PLAIN = {
    "placed": "{seat} gets {armies} in {area}",
    "set-up": "{seat} places {armies} in {area}",
    "left": "{seat} moves {armies} from {area} to {end}",
    "border": "On the border of {start} and {area}, {result}",
    "arrived": "{armies} of {seat} {arrive} in {area}",
    "battle": "In {area}, {result}",
    "bombed": "{seat} bombards {area}: {suffered}",
    "void": "{seat} was to {deed}; that is void: {reason}",
}

OUTCOMES = {
    "cities": "{winners} won: {number} cities at the start of the turn",
    "last": "{winners} won: the opponent has no armies",
    "both-without-armies": "A draw: nobody has any armies",
    "turn-limit": "A draw: turn {turn} was the last one",
    "resigned": "{winners} won: the opponent has resigned",
    "both-resigned": "A draw: both have resigned",
}


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a moment, in the order of its phases; `names` (color → name) are the players'."""
    known = dict(names or {})
    lines: list[Line] = []
    for phase in played.phases:
        lines += _void(played, phase.name, known)
        lines += [_event_line(phase, event, known) for event in phase.events]
    return tuple(lines)


def phase_of(command: Command) -> str:
    """The phase whose part of the report mentions a void part of the orders."""
    match command:
        case Placement():
            return "placements"
        case Movement():
            return "borders"
        case Bombardment():
            return "bombs"
    return "placements"


def area_of(command: Command) -> str:
    """The area that a line about the command belongs to: its destination."""
    match command:
        case Placement(armies):
            return armies[0][0] if armies else ""
        case Movement(routes):
            return routes[0].end if routes else ""
        case Bombardment(area):
            return area
    return ""


def _void(played: Played, phase: str, names: Names) -> Iterator[Line]:
    for seat, verdicts in played.verdicts.items():
        for command, given in zip(played.orders[seat], verdicts, strict=True):
            if given.is_done or phase_of(command) != phase:
                continue
            facts = {key: _named(names, value) if key in ("seat", "opponent") else value
                     for key, value in given.facts.items()}  # fmt: skip
            reason = explain(Verdict(given.status, given.rule, given.reason, facts))
            who = _named(names, seat)
            text = SENTENCES["void"].format(seat=who, command=write(command), reason=reason)
            plain = PLAIN["void"].format(seat=who, deed=command_phrase(command), reason=reason)
            area = area_of(command)
            yield Line(text, given.rule, area, phase, 0, (area,) if area else (), plain, write(command))


def _named(names: Names, seat: str) -> str:
    return names.get(seat, seat)


def _event_line(phase: Phase, event: Event, names: Names) -> Line:
    """One event as a sentence."""
    words: dict[str, Any] = {**event.facts, "area": event.tile, "changes": _changes(event, names)}
    if "seat" in words:
        words["seat"] = _named(names, words["seat"])
    if event.kind in ("won", "drawn"):
        words["winners"] = listed(_named(names, seat) for seat in words["winners"])
        text = OUTCOMES[words["reason"]].format_map(words)
    else:
        if event.kind in ("border", "battle"):
            words["battle"] = _battle(event.facts, names)
        text = SENTENCES[event.kind].format_map(words)
    tiles = (event.tile, *(str(event.facts[key]) for key in ("start", "end") if key in event.facts))
    named_tiles = tuple(tile for tile in tiles if tile)
    plainly = _plainly(event, words, names)
    return Line(text, event.rule, event.tile, phase.name, event.step, named_tiles, *plainly, kind=event.kind)


def _plainly(event: Event, words: Mapping[str, Any], names: Names) -> tuple[str, str]:
    """An event in plain words, and the numbers that they leave out."""
    if event.kind not in PLAIN:
        return "", ""
    facts = event.facts
    if event.kind in ("border", "battle"):
        return PLAIN[event.kind].format_map({**words, "result": _result(facts, names)}), words["battle"]
    number = facts.get("number", 0)
    suffered = "; ".join(
        f"{_named(names, each.seat)} loses {_armies(each.before - each.after)} and keeps {each.after}"
        for each in event.changes
    )
    arrive = "arrives" if number == 1 else "arrive"
    said = {**words, "armies": _armies(number), "arrive": arrive, "suffered": suffered or words["changes"]}
    return PLAIN[event.kind].format_map(said), words["changes"] if event.changes else ""


def _armies(number: int) -> str:
    return f"{number} {'army' if number == 1 else 'armies'}"


def _result(facts: Mapping[str, Any], names: Names) -> str:
    """Who meets whom, what is left, and why.

    >>> forces, names = {"FIRST": 18, "SECOND": 5}, {"FIRST": "Ada"}
    >>> _result({"forces": forces, "losses": {}, "winner": "FIRST", "larger": 18, "smaller": 5, "lost": 0}, names)
    '18 armies of Ada and 5 of SECOND meet: 18 of Ada are left, for a force at least twice as large loses none'
    """
    forces, winner, keeper = facts["forces"], facts["winner"], facts.get("keeper", "")
    rows = [(_armies(number), str(number), _named(names, seat)) for seat, number in forces.items()]
    met = listed([f"{number if at else armies} of {who}" for at, (armies, number, who) in enumerate(rows)])
    left = 1 if keeper else forces[winner] - facts["lost"] if winner else 0
    who = _named(names, keeper or winner)
    survivors = f"{left} of {who}" if left else "nobody"
    return f"{met} meet: {survivors} {'are' if left > 1 else 'is'} left, for {_why(facts, who)}"


def _why(facts: Mapping[str, Any], who: str) -> str:
    """The reason for the number of survivors: Z6, Z9, Z16."""
    larger, smaller = facts["larger"], facts["smaller"]
    if facts.get("keeper"):
        return f"the forces are equal and {who} held the area"
    if not facts["winner"]:
        return "equal forces destroy each other"
    if not facts["lost"]:
        return "a force at least twice as large loses none"
    return f"the larger force loses as many as the smaller had, less the {larger - smaller} that it had more"


def command_phrase(command: Command) -> str:
    """What a part of the orders does, verb first: "move 3 armies from Brine to Drake"."""
    match command:
        case Placement(armies):
            return "place " + listed([f"{_armies(number)} in {area}" for area, number in armies])
        case Movement(routes):
            return "move " + listed([f"{_armies(each.number)} from {each.start} to {each.end}" for each in routes])
        case Bombardment(area):
            return f"bombard {area}"
        case Resign():
            return "resign"


def command_sentence(command: Command, seat: str, names: Names) -> str:
    """A part of the orders as a sentence.

    >>> command_sentence(Bombardment("Fern"), "SECOND", {"SECOND": "Ben"})
    'Ben bombards Fern'
    """
    verb, _, rest = command_phrase(command).partition(" ")
    return f"{_named(names, seat)} {verb}s {rest}".strip()

def _battle(facts: Mapping[str, Any], names: Names) -> str:
    """The numbers of Z6.

    >>> forces, lost = {"FIRST": 5, "SECOND": 3}, {"FIRST": 1, "SECOND": 3}
    >>> _battle({"forces": forces, "losses": lost, "winner": "FIRST", "larger": 5, "smaller": 3, "lost": 1}, {})
    'FIRST 5, SECOND 3; FIRST loses 3 − (5 − 3) = 1 and keeps 4'
    """
    forces, lost = facts["forces"], facts["losses"]
    meeting = ", ".join(f"{_named(names, seat)} {number}" for seat, number in forces.items())
    winner, keeper = facts["winner"], facts.get("keeper", "")
    if keeper:
        return f"{meeting}; equal forces, and {_named(names, keeper)}, who held the area, keeps 1"
    if not winner:
        return f"{meeting}; equal forces, nobody is left"
    larger, smaller = facts["larger"], facts["smaller"]
    sum_of_it = f"{smaller} − ({larger} − {smaller}) = {lost[winner]}" if lost[winner] else "none"
    return f"{meeting}; {_named(names, winner)} loses {sum_of_it} and keeps {forces[winner] - lost[winner]}"


def _changes(event: Event, names: Names) -> str:
    """Counts before and after."""
    parts = (f"{_named(names, each.seat)} {each.before} → {each.after}" for each in event.changes)
    return ", ".join(parts) or "nobody is there to suffer"
