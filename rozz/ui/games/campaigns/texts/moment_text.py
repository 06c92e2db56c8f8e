"""A moment in words: its steps, its dice, and a short summary, all from the events of the report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Hire,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Pass,
    Put,
    Recruit,
    Regroup,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import BELL
from rozz.engine.campaigns.text.plain_english import needs, ordered, placed
from rozz.engine.campaigns.text.report import report
from rozz.engine.campaigns.text.wording import (
    GUNS_CHOSEN,
    MAP,
    ORDER_NAMES,
    kind_name,
    space_name,
    unit_name,
)
from rozz.engine.game import Event, Line, Phase, Played
from rozz.engine.word_lists import listed
from rozz.ui.games.campaigns import battle_or_map
from rozz.ui.games.campaigns.drawing import battle_scenes, map_replay
from rozz.ui.games.campaigns.drawing.map_scene import of_state
from rozz.ui.games.campaigns.texts import captions, map_captions
from rozz.ui.games.face import Die, ReplayStep
from rozz.ui.i18n.engine_texts import written

#: The maximum number of sentences in a summary.
SUMMARY = 3
#: Events that others imply; the first to be left out of a summary.
PASSED_OVER = ("blown", "left-behind", "moved", "dissipation", "placed", "healed")
#: What a turn is remembered for, besides losses.
TURN_NEWS = frozenset(("captured", "retreated", "won", "drawn", "razed", "controls", "honors"))
QUIET = frozenset(("activated", "attack", "initiative", "limbered", "aloft"))

#: What a captain does by saying one of these words, C22.
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


def steps(played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
    """The commands if they were secret, then phase by phase; phases without text are skipped."""
    state: State = played.before
    lines = report(played, names)
    found: list[ReplayStep] = []
    if played.moment.is_sealed:
        together = Line(captions.REVEALED_TOGETHER, "C21")
        board = battle_or_map.in_front(state)
        scene = of_state(state) if board == MAP else battle_scenes.standing(state)
        brief = captions.REVEALED_BRIEF
        found.append(ReplayStep(captions.REVEALED, (together,), scene, state=state, brief=brief, board=board))
    fallen: dict[str, int] = {}
    before = state.battle
    at = len(lines) - sum(len(phase.events) for phase in played.phases)
    for phase in played.phases:
        said = tuple(line for line in lines[at : at + len(phase.events)])
        at += len(phase.events)
        if said:
            found.append(_step(played, phase, said, before, fallen))
        before = phase.position.battle
    if not found:
        found.append(_quiet(played))
    return tuple(found)


def _step(
    played: Played, phase: Phase, said: tuple[Line, ...], before: Battle | None, fallen: dict[str, int]
) -> ReplayStep:
    """A phase as a step on the board where it happened; `before` is the battle before it."""
    battle, land = phase.position.battle or before, phase.position.land
    board = battle_or_map.board_of_step(played.before.scenario, phase.name, battle)
    then: State = replace(played.before, battle=phase.position.battle, land=land, serves=played.after.serves)
    if board == MAP:
        scene: object = map_replay.of_step(then, phase.events)
        lit = map_replay.places_of(then, phase.events)
        title, brief = map_captions.TITLES[phase.name], map_captions.BRIEF.get(phase.name, "")
    else:
        assert battle is not None
        scene = battle_scenes.of_phase(played, phase, battle, fallen)
        then, lit = replace(then, battle=battle), battle_scenes.places_of(phase.events)
        title, brief = captions.TITLES[phase.name], captions.BRIEF.get(phase.name, "")
    return ReplayStep(title, said, scene, lit, then, brief, board)


def _quiet(played: Played) -> ReplayStep:
    """The only step of a moment without a report."""
    after: State = played.after
    board = battle_or_map.board_of_step(after.scenario, played.moment.name, after.battle)
    titles = map_captions.TITLES if board == MAP else captions.TITLES
    scene = of_state(after) if board == MAP else battle_scenes.standing(after)
    title = titles.get(played.moment.name, "")
    return ReplayStep(title, (Line(_nothing(played)),), scene, state=after, board=board)


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
                    found.append(Die(roll.face, roll.sides, roll.rule, what, note, at + first))
    found += [Die(roll.face, roll.sides, roll.rule) for roll in rolls]
    return tuple(found)


def _thrown(event: Event, played: Played, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The purpose and the result of each of an event's dice."""
    facts = event.facts
    if event.kind == "recruits" and int(facts["choices"]) > 1:
        yield f"{facts['hero']} recruits", unit_name(str(facts["unit"]))
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
        case "fast":
            battle = played.after.battle or played.before.battle
            who = captions.side_name(battle, str(facts["side"]), names) if battle else ""
            yield f"{who}, strength {facts['strength']}", f"the enemy loses {int(facts['tenths']) / 10:g}"
        case "attrition":
            yield "Attrition", "one is lost" if facts["is_lost"] else "nobody is lost"
        case "mishap":
            yield f"{facts['hero']} looks for mercenaries", "nobody comes" if facts["is_lost"] else "found"
        case "return":
            yield f"{facts['leader']} returns", "yes" if facts["has_returned"] else "not yet"
        case _:
            yield "", ""


def summary(played: Played, names: Mapping[str, str]) -> list[str]:
    """What a moment did: the action, the dice as one number, the losses."""
    lines = report(played, names)
    events = [event for phase in played.phases for event in phase.events]
    rows: list[tuple[str, str]] = []
    lost: dict[str, list[str]] = {}
    blows = [event for event in events if event.kind == "attack"]
    for event, line in zip(events, lines[len(lines) - len(events) :], strict=True):
        if event.kind == "eliminated":
            whose = str(event.facts.get("seat") or event.facts["side"])
            units = lost.setdefault(whose, [])
            units.append(unit_name(str(event.facts["unit"])))
            if len(units) == 1:
                rows.append(("eliminated", whose))
        elif event.kind not in QUIET:
            rows.append((event.kind, written(line.plain)))
        elif blows and event is blows[0]:
            hits = sum(bool(each.facts["is_hit"]) for each in blows)
            rows.append(("attack", captions.FIRE_EXCHANGED.format(hits=hits, dice=len(blows))))
    for kind in PASSED_OVER:
        if len(rows) > SUMMARY:
            rows = [row for row in rows if row[0] != kind]
    battle = played.before.battle or played.after.battle
    found = [
        _losses(battle, text, lost[text], names) if kind == "eliminated" else text for kind, text in rows[:SUMMARY]
    ]
    found = found or [written(line.plain) for line in lines[:SUMMARY]]
    return found or [_nothing(played)]


def _losses(battle: Battle | None, side: str, units: Sequence[str], names: Mapping[str, str]) -> str:
    """All losses of a side of a battle, or of a seat, in one sentence."""
    who = names.get(side) or (captions.side_name(battle, side, names) if battle else "")
    return captions.LOSSES.format(who=who, units=listed(list(units)))


def _nothing(played: Played) -> str:
    """The sentence for a moment that changed nothing."""
    return captions.NOTHING.get(played.moment.name, captions.NOTHING_HAPPENED)


def summary_of_turn(moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
    """The results of a turn: the losses of each player, and other news."""
    lost: dict[str, list[str]] = {}
    other: list[str] = []
    for played in moments:
        lines = report(played, names)
        events = [(event, phase) for phase in played.phases for event in phase.events]
        before = played.before.battle
        for (event, phase), line in zip(events, lines[len(lines) - len(events) :], strict=True):
            battle = phase.position.battle or before
            before = battle
            if event.kind == "eliminated" and battle is not None:
                captain = battle.captain(str(event.facts["side"]))
                lost.setdefault(captain, []).append(unit_name(str(event.facts["unit"])))
            elif event.kind in TURN_NEWS:
                other.append(written(line.plain))
    sentences = [f"{names.get(seat, seat.title())} lost {listed(units)}" for seat, units in lost.items()]
    return ([*other, *sentences] or [captions.QUIET_TURN])[:SUMMARY]


def in_words(seat: str, command: Command, names: Mapping[str, str]) -> str:
    """A command as a sentence with its player."""
    who = names.get(seat, seat.title())
    return f"{who}: {deed(command)}"


def deed(command: Command) -> str:
    """A command without its player."""
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
        case Say(word, point, guns):
            return _said(word, point, guns)
        case Pass():
            return "passes"
        case March():
            return _march(command)
        case Keep(kind):
            return f"keeps {kind_name(kind)}"
        case Recruit(hires):
            return listed([_hire(each) for each in hires]) or "recruits nobody"


def _said(word: str, point: str, guns: int) -> str:
    where = f" to {point}" if point else ""
    armed = f", with {GUNS_CHOSEN[guns].lower()}" if guns > 0 else ""
    return f"{SAID[word]}{where}{armed}"


def _march(command: March) -> str:
    """Who goes where, including drop-offs and pick-ups."""
    who = listed([unit_name(name) for name in command.stack])
    is_one = len([name for name in command.stack if name != BELL]) == 1
    verb = "flies" if command.is_flight else "goes"
    verb = verb if is_one else {"flies": "fly", "goes": "go"}[verb]
    end = command.second or command.first
    by = f" through {command.first}" if command.second else ""
    parts = [f"{who} {verb} from {command.start}{by} to {end}"]
    if command.drop:
        left = listed([unit_name(name) for name in command.drop])
        parts.append(f"{left} {'stay' if len(command.drop) > 1 else 'stays'} in {command.first}")
    if command.take:
        joining = listed([unit_name(name) for name in command.take])
        parts.append(f"{joining} {'join' if len(command.take) > 1 else 'joins'} them there")
    return "; ".join(parts)


def _hire(hire: Hire) -> str:
    if hire.method == "hire":
        return f"{hire.hero} looks for {kind_name(hire.kind)}"
    return f"{hire.hero} recruits {'a specialist' if hire.method == 'special' else 'a unit at random'}"


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
    return f"{unit_name(command.force)} {listed(said) or 'stays'}"
