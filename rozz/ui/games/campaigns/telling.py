"""What a moment came to: its steps, its dice, and a few sentences; all from the events of the report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rozz.engine.campaigns.battleboard import OFF, SIDES
from rozz.engine.campaigns.commands import (
    Activate,
    Answer,
    Cast,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Initiative,
    Join,
    Lose,
    Put,
    Regroup,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.plain_english import needs, ordered, placed
from rozz.engine.campaigns.report import report
from rozz.engine.campaigns.state import State
from rozz.engine.campaigns.wording import ORDER_NAMES, listed, space_name, unit_name
from rozz.engine.game import Event, Line, Played
from rozz.ui.games.campaigns import captions, scenes
from rozz.ui.games.face import Die, Step

#: How many sentences say what a moment came to.
SUMMARY = 3
#: Events that say no more than what others say too.
#: What is passed over first where there is more to tell than has room.
PASSED_OVER = ("blown", "left-behind", "moved", "dissipation", "placed", "healed")
QUIET = frozenset(("activated", "attack", "initiative", "limbered", "aloft"))

#: What a captain does who says one of these words, C22.
SAID = {
    "assault": "assaults the fortress",
    "honors": "offers the honors of war",
    "accept": "accepts the honors of war",
    "decline": "declines the honors of war",
    "fast": "asks for fast combat",
    "board": "wants to fight on the board",
    "stay": "stays in the battle",
    "retreat": "retreats",
    "": "chooses where to retreat",
}


def steps(played: Played, names: Mapping[str, str]) -> tuple[Step, ...]:
    """The commands where they were secret, then phase after phase; a phase without words is passed by."""
    state: State = played.before
    lines = report(played, names)
    found: list[Step] = []
    if played.moment.is_sealed and state.battle is not None:
        together = Line(captions.REVEALED_TOGETHER, "C21")
        found.append(Step(captions.REVEALED, (together,), scenes.standing(state), brief=captions.REVEALED_BRIEF))
    fallen: dict[str, int] = {}
    before = state.battle
    at = len(lines) - sum(len(phase.events) for phase in played.phases)
    for phase in played.phases:
        said = tuple(line for line in lines[at: at + len(phase.events)])
        at += len(phase.events)
        scene = scenes.of_phase(played, phase, before, fallen) if before is not None else None
        before = phase.position or before
        if said and scene is not None:
            title = captions.TITLES.get(phase.name, phase.name.capitalize())
            then = replace(state, battle=scene.battle)
            lit = scenes.places_of(phase.events)
            found.append(Step(title, said, scene, lit, then, captions.BRIEF.get(phase.name, "")))
    after: State = played.after
    if not found and after.battle is not None:
        quiet = Line(_nothing(played))
        found.append(Step(captions.TITLES.get(played.moment.name, ""), (quiet,), scenes.standing(after)))
    return tuple(found)


def dice(played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
    """Each die and draw with what it was thrown for, in the order of the events."""
    rolls = iter(played.rolls)
    found: list[Die] = []
    first = 1 if played.moment.is_sealed else 0
    shown = [phase for phase in played.phases if phase.events]
    for at, phase in enumerate(shown):
        for event in phase.events:
            for what, note in _thrown(event, names):
                roll = next(rolls, None)
                if roll is not None:
                    found.append(Die(roll.face, roll.sides, roll.rule, what, note, at + first))
    found += [Die(roll.face, roll.sides, roll.rule) for roll in rolls]
    return tuple(found)


def _thrown(event: Event, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What an event's dice were thrown for, and what came of each."""
    facts = event.facts
    if "die" not in facts:
        return
    unit = unit_name(str(facts["unit"])) if facts.get("unit") else ""
    modifier = int(facts.get("modifier", 0) or 0)
    match event.kind:
        case "attack":
            yield f"{unit}, {needs(int(facts['strength']), modifier)}", "hit" if facts["is_hit"] else "miss"
        case "fireball":
            yield f"Fireball at {unit}", "hit" if facts["is_hit"] else "miss"
        case "initiative":
            yield "Initiative", f"makes {int(facts['die']) + modifier}".replace("-", "−") if modifier else ""
        case "dissipation":
            yield f"{facts['spell']} on {unit}", "gone" if facts["is_over"] else "lasts"
        case "changed":
            name = unit_name(str(facts["force"]))
            result = str(facts["result"])
            yield f"New order for {name}", {"success": "obeyed", "failure": "no change", "chaos": "chaos"}[result]
            if result == "chaos":
                yield f"Random order for {name}", ORDER_NAMES[str(facts["order"])]
        case "joined":
            name = unit_name(str(facts["force"]))
            yield f"{name} joins", "yes" if facts["has_joined"] else "acts on its own"
        case "danger":
            yield f"{facts['leader']} in danger", "lost" if facts["is_dead"] else "safe"
        case "learned":
            yield f"{facts['leader']}’s spell", str(facts["spell"])
        case _:
            yield "", ""


def summary(played: Played, names: Mapping[str, str]) -> list[str]:
    """What a moment did: the deed, the dice in one number, who was lost."""
    lines = report(played, names)
    events = [event for phase in played.phases for event in phase.events]
    rows: list[tuple[str, str]] = []
    blows = [event for event in events if event.kind == "attack"]
    for event, line in zip(events, lines[len(lines) - len(events):], strict=True):
        if event.kind not in QUIET:
            rows.append((event.kind, line.plain))
        elif blows and event is blows[0]:
            hits = sum(bool(each.facts["is_hit"]) for each in blows)
            rows.append(("attack", captions.FIRE_EXCHANGED.format(hits=hits, dice=len(blows))))
    for kind in PASSED_OVER:
        if len(rows) > SUMMARY:
            rows = [row for row in rows if row[0] != kind]
    told = [sentence for _, sentence in rows[:SUMMARY]] or [line.plain for line in lines[:SUMMARY]]
    return told or [_nothing(played)]


def _nothing(played: Played) -> str:
    """What is said of a moment that changed nothing."""
    return captions.NOTHING.get(played.moment.name, captions.NOTHING_HAPPENED)


def summary_of_turn(moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
    """What a battle turn came to: losses by side, and what else mattered."""
    lost: dict[str, list[str]] = {side: [] for side in SIDES}
    other: list[str] = []
    battle = None
    for played in moments:
        battle = played.after.battle or played.before.battle or battle
        lines = report(played, names)
        events = [event for phase in played.phases for event in phase.events]
        for event, line in zip(events, lines[len(lines) - len(events):], strict=True):
            if event.kind == "eliminated":
                lost[str(event.facts["side"])].append(str(event.facts["unit"]))
            elif event.kind in ("captured", "retreated", "won", "drawn"):
                other.append(line.plain)
    told = []
    for side in SIDES:
        if battle is not None and lost[side]:
            who = captions.side_name(battle, side, names)
            told.append(f"{who} lost {listed([unit_name(each) for each in lost[side]])}")
    return ([*told, *other] or [captions.QUIET_TURN])[:SUMMARY]


def in_words(seat: str, command: Command, names: Mapping[str, str]) -> str:
    """A command as a sentence: who does what."""
    who = names.get(seat, seat.title())
    return f"{who}: {_deed(command)}"


def _deed(command: Command) -> str:
    match command:
        case Initiative(is_first):
            return "moves first" if is_first else "moves second"
        case Deploy(spaces):
            return placed(spaces)
        case Regroup(spaces):
            return placed(spaces) if spaces else "keeps all groups"
        case Cast(castings, rings):
            said = [f"{each.caster} casts {each.spell} on {unit_name(each.target)}"
                    + (f", to {each.space}" if each.space else "") for each in castings]  # fmt: skip
            return listed([*said, *(["rings the Bell"] if rings else [])]) or "casts no spells"
        case GiveOrders(orders, guards):
            return ordered(orders, guards)
        case Activate():
            return _activation(command)
        case Change(force, order):
            return f"tries to change the order of {unit_name(force)} to {ORDER_NAMES[order]}"
        case Coordinate(force):
            return f"{force} waits to act together with others"
        case Join(force):
            return f"{unit_name(force)} tries to join the Ruler"
        case Wait():
            return "waits for more forces"
        case Answer(backs, aloft, shoots):
            said = [f"{unit_name(unit)} falls back {'off the board' if way == 'off' else f'to {way}'}"
                    for unit, way in backs]  # fmt: skip
            said += [f"{unit_name(unit)} stays aloft" for unit in aloft]
            said += [f"{unit_name(unit)} shoots" for unit in shoots]
            return listed(said) or "stands and fights"
        case Lose(units):
            return f"loses {listed([unit_name(each) for each in units])}"
        case Put(name, place):
            return f"{name} goes to {place}"
        case Say(word, _, _):
            return SAID[word]
    return ""


def _activation(command: Activate) -> str:
    said = []
    if command.steps:
        *by, end = command.steps
        way = f" through {listed([space_name(each) for each in by])}" if by else ""
        said.append(f"moves{way} off the board" if end == OFF else f"moves{way} to {space_name(end)}")
    if command.combat == "fire":
        said.append(f"fires at {command.target}")
    elif command.combat:
        said.append("fights in melee")
    return f"{unit_name(command.force)} {' and '.join(said) or 'stays'}"
