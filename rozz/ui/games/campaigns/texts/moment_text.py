"""A moment in words: its steps, its dice, and a short summary, all from the events of the report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Literal

from rozz.engine.campaigns.battle.casting import FIREBALL
from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.text.event_sentences import roll_text
from rozz.engine.campaigns.text.report import report
from rozz.engine.campaigns.text.wording import MAP
from rozz.engine.game import Event, Line, Phase, Played
from rozz.ui.games.campaigns import battle_or_map
from rozz.ui.games.campaigns.drawing import battle_scenes, map_replay
from rozz.ui.games.campaigns.drawing.map_scene import of_state
from rozz.ui.games.campaigns.texts import captions
from rozz.ui.games.campaigns.texts.written_names import (
    order_name,
    spell_name,
    unit_name,
    unit_name_within,
)
from rozz.ui.games.face import Die, ReplayStep
from rozz.ui.games.victory_step import with_victory
from rozz.ui.i18n import translations
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.i18n.translations import listed

#: The events of a phase, each with its line of the report.
Reported = tuple[tuple[Event, Line], ...]
#: The maximum number of sentences in a summary.
SUMMARY = 3
#: Events that others imply; the first to be left out of a summary.
PASSED_OVER = ("blown", "left-behind", "moved", "dissipation", "placed", "healed")
#: What a turn is remembered for, besides losses.
DECISIVE = frozenset(("captured", "won", "drawn", "razed", "honors", "resigned"))
#: Events that are added if there is room.
MINOR = frozenset(("retreated", "controls"))
#: What a hit can do, C14.8 and C19.4.
STRUCK = frozenset(("eliminated", "healed", "captured", "silenced"))
#: The events that begin a combat; the sentence about it also gives its dice.
COMBAT_BEGINNINGS = frozenset(("fires", "melee", "charges"))
#: Events that a summary leaves out; those of an attack are summed up instead.
QUIET = frozenset(("activated", "attack", "initiative", "tied", "limbered", "aloft"))

#: Events without a line of their own in a step: the dice below the lines say everything.
TOLD_BY_DICE = frozenset(("attack", "initiative", "dissipation", "fast"))

#: Why a match ends with a resignation, C20.4.
RESIGNED = frozenset(("resigned", "all-resigned"))

#: What a moment without a report says, by its name.
NOTHING = {"spells": "campaigns-moment-no-spells", "groups": "campaigns-moment-same-groups"}


def steps(played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
    """The commands if they were secret, then phase by phase; phases without text are skipped."""
    state: State = played.before
    found: list[ReplayStep] = []
    if played.moment.is_sealed:
        together = Line(say("campaigns-moment-revealed-at-once"), "C21")
        board = battle_or_map.in_front(state)
        scene = of_state(state) if board == MAP else battle_scenes.scene_of(state)
        title, brief = say("campaigns-moment-revealed"), say("campaigns-moment-revealed-brief")
        found.append(ReplayStep(title, (together,), scene, state=state, brief=brief, board=board))
    fallen: dict[str, int] = {}
    before = state.battle
    reported = _report_by_phase(played, names)
    for phase, said in reported:
        if said:
            found.append(_step(played, phase, said, before, fallen))
        before = phase.position.battle
    if not found:
        found.append(_quiet(played))
    ended = next((line for _, said in reported for event, line in said if event.kind in ("won", "drawn")), None)
    # A battle that is won does not end the campaign around it.
    outcome = played.after.outcome
    return with_victory(found, ended, bool(outcome.winners)) if ended and outcome else tuple(found)


def _report_by_phase(played: Played, names: Mapping[str, str]) -> list[tuple[Phase, Reported]]:
    """The phases, each with its events and their lines of the report, which begins with void commands."""
    lines = report(played, names)
    left = iter(lines[len(lines) - sum(len(phase.events) for phase in played.phases) :])
    return [(phase, tuple(zip(phase.events, islice(left, len(phase.events)), strict=True))) for phase in played.phases]


def _step(
    played: Played, phase: Phase, said: Reported, before: Battle | None, fallen: dict[str, int]
) -> ReplayStep:
    """A phase as a step on the board where it happened; `before` is the battle before it."""
    battle, land = phase.position.battle or before, phase.position.land
    board = battle_or_map.board_of_step(played.before.scenario, phase.name, battle)
    then: State = replace(played.before, battle=phase.position.battle, land=land, serves=played.after.serves)
    if board == MAP:
        scene: object = map_replay.of_step(then, phase.events)
        lit = map_replay.places_of(then, phase.events)
    else:
        assert battle is not None
        scene = battle_scenes.of_phase(played, phase, battle, fallen)
        then, lit = replace(then, battle=battle), battle_scenes.places_of(phase.events)
    told = tuple(line for event, line in said if event.kind not in TOLD_BY_DICE)
    # The step of a resignation that ends the match has nothing to show but that end, which is a step of its own.
    brief = "" if said[0][0].facts.get("reason") in RESIGNED else _brief(board, phase.name)
    return ReplayStep(_title(board, phase.name), told, scene, lit, then, brief, board)


def _title(board: str, step: str) -> str:
    """The title of a step; a step on the map can have another one than on the battleboard."""
    key = f"campaigns-moment-map-title-{step}" if board == MAP else f"campaigns-moment-title-{step}"
    return say(key) if translations.has(key) else ""


def _brief(board: str, step: str) -> str:
    """The short title of a step; empty if its title is short enough."""
    key = f"campaigns-moment-map-brief-{step}" if board == MAP else f"campaigns-moment-brief-{step}"
    return say(key) if translations.has(key) else ""


def _quiet(played: Played) -> ReplayStep:
    """The only step of a moment without a report."""
    after: State = played.after
    board = battle_or_map.board_of_step(after.scenario, played.moment.name, after.battle)
    scene = of_state(after) if board == MAP else battle_scenes.scene_of(after)
    title = _title(board, played.moment.name)
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
                    owner = _who(event, played, names) if event.kind == "attack" else ""
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
            name, is_return, attack = _who(event, played, names), event.facts["is_return"], event.facts["attack"]
            how = ("fire-back" if attack == "fire" else "fight-back") if is_return else attack
            yield say("campaigns-moment-die-attack", name=name, unit=what, attack=how, most=most), _hit(event)
        case "fireball":
            yield say("campaigns-moment-die-fireball", unit=unit, most=_most(FIREBALL, modifier)), _hit(event)
        case "initiative":
            note = say("campaigns-moment-total", sum=render(roll_text(facts))) if modifier else ""
            yield say("campaigns-moment-die-initiative", name=_who(event, played, names)), note
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
            what = say("campaigns-moment-die-fast", name=_who(event, played, names), strength=facts["strength"])
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


def _who(event: Event, played: Played, names: Mapping[str, str]) -> str:
    """The player whose die it is: of a seat on the map, of a side in a battle."""
    seat = str(event.facts.get("seat", ""))
    battle = played.before.battle or played.after.battle
    if not seat and battle is not None:
        return captions.side_name(battle, str(event.facts["side"]), names)
    return names.get(seat, seat.title())


def summary(played: Played, names: Mapping[str, str]) -> list[str]:
    """What a moment did: the action, the dice of each side as one number, the losses."""
    reported = [each for _, said in _report_by_phase(played, names) for each in said]
    events = [event for event, _ in reported]
    rows: list[tuple[str, str]] = []
    lost: dict[str, list[str]] = {}
    blows = [event for event in events if event.kind == "attack"]
    for event, line in reported:
        if event.kind == "eliminated":
            whose = str(event.facts.get("seat") or event.facts["side"])
            units = lost.setdefault(whose, [])
            units.append(unit_name_within(str(event.facts["unit"])))
            if len(units) == 1:
                rows.append(("eliminated", whose))
        elif event.kind not in QUIET:
            rows.append((event.kind, render(line.plain)))
        elif blows and event is blows[0]:
            begun = rows.pop() if rows and rows[-1][0] in COMBAT_BEGINNINGS else ("attack", "")
            rows.append((begun[0], paragraph(begun[1], *_exchange(blows, played, names))))
    has_hit = any(each.facts["is_hit"] for each in blows)
    if has_hit and played.after.moment != "losses" and not any(event.kind in STRUCK for event in events):
        rows.append(("unhurt", say("campaigns-moment-no-losses")))
    for kind in PASSED_OVER:
        if len(rows) > SUMMARY:
            rows = [row for row in rows if row[0] != kind]
    battle = played.before.battle or played.after.battle
    found = [
        _losses(battle, text, lost[text], names) if kind == "eliminated" else text for kind, text in rows[:SUMMARY]
    ]
    found = found or [render(line.plain) for line in report(played, names)[:SUMMARY]]
    return found or [_nothing(played)]


def _exchange(blows: Sequence[Event], played: Played, names: Mapping[str, str]) -> Iterator[str]:
    """The dice of a combat: those of the side that acts, then who fought back and how that went."""
    own = [each for each in blows if not each.facts["is_return"]]
    back = [each for each in blows if each.facts["is_return"]]
    if own:
        yield _hits(own)
    if back:
        key = "campaigns-moment-fired-back" if back[0].facts["attack"] == "fire" else "campaigns-moment-fought-back"
        yield say(key, name=_who(back[0], played, names))
        yield _hits(back)


def _hits(blows: Sequence[Event]) -> str:
    hits = sum(bool(each.facts["is_hit"]) for each in blows)
    return say("campaigns-moment-attacks", hits=hits, attacks=len(blows))


def _losses(battle: Battle | None, side: str, units: Sequence[str], names: Mapping[str, str]) -> str:
    """All losses of a side of a battle, or of a seat, in one sentence."""
    who = names.get(side) or (captions.side_name(battle, side, names) if battle else "")
    return say("campaigns-moment-lost", name=who, units=listed(units))


def _nothing(played: Played) -> str:
    """The sentence for a moment that changed nothing."""
    return say(NOTHING.get(played.moment.name, "campaigns-moment-nothing"))


def summary_of_turn(moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
    """The results of a turn: who was lost by each player, who left the board, and other news."""
    lost: dict[str, list[str]] = {}
    left: dict[str, list[str]] = {}
    attacked: dict[str, list[str]] = {}
    decisive: list[str] = []
    minor: list[str] = []
    for played in moments:
        before = played.before.battle
        for phase, said in _report_by_phase(played, names):
            battle = phase.position.battle or before
            before = battle
            for event, line in said:
                if event.kind == "eliminated":
                    lost.setdefault(_seat_of(event, battle), []).append(unit_name_within(str(event.facts["unit"])))
                elif names_off := _off_the_board(event):
                    left.setdefault(_seat_of(event, battle), []).extend(unit_name_within(each) for each in names_off)
                elif event.kind == "battle":
                    attacked.setdefault(str(event.facts["seat"]), []).append(event.tile)
                elif event.kind in DECISIVE:
                    decisive.append(render(line.plain))
                elif event.kind in MINOR:
                    minor.append(render(line.plain))
    losses = [
        say("campaigns-moment-lost", name=names.get(seat, seat.title()), units=listed(units))
        for seat, units in lost.items()
    ]
    exits = [
        say("campaigns-moment-left", name=names.get(seat, seat.title()), units=listed(units))
        for seat, units in left.items()
    ]
    attacks = [
        say("campaigns-moment-attacked", name=names.get(seat, seat.title()), points=listed(list(dict.fromkeys(points))))
        for seat, points in attacked.items()
    ]
    return ([*decisive, *attacks, *losses, *exits, *minor] or [say("campaigns-moment-no-losses")])[:SUMMARY]


def _seat_of(event: Event, battle: Battle | None) -> str:
    """Whose event it is; on a march there are no sides."""
    seat = str(event.facts.get("seat", ""))
    return seat or (battle.captain(str(event.facts["side"])) if battle is not None else "")


def _off_the_board(event: Event) -> Sequence[str]:
    """Who leaves the board, as far as this event names them."""
    facts = event.facts
    match event.kind:
        case "moved" if facts["steps"][-1] == OFF:
            return (str(facts["force"]),)
        case "dodged" if facts["end"] == OFF:
            return (str(facts["unit"]),)
        case "left":
            return tuple(facts["names"])
    return ()
