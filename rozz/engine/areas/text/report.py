"""The report of a moment: a message for each event, with names and counts, and for each part that was void."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from rozz.engine.areas.legality.reasons import explain
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement
from rozz.engine.areas.model.map import Map
from rozz.engine.areas.text.command_texts import command_phrase
from rozz.engine.areas.text.notation import write
from rozz.engine.game import NO_NAMES, Event, Line, Names, Phase, Played, Verdict
from rozz.engine.said import Fact, Said, Text, listed, player, said

#: Events that only repeat their command.
COMMANDED = ("set-up", "left")
FIGHTS = ("border", "battle")


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a moment, in the order of its phases; `names` (color → name) are the players'."""
    return tuple(_Reporter(played, names or NO_NAMES).lines())


def victory_text(
    reason: str, winners: Sequence[str], facts: Mapping[str, Any], players: Iterable[str], names: Names = NO_NAMES
) -> Said:
    """How a match ended, of an outcome or the event that reports it; `players` are both seats."""
    return said(f"areas-victory-{reason}", **_ending(winners, facts, players, names))


def ending_text(
    reason: str, winners: Sequence[str], facts: Mapping[str, Any], players: Iterable[str], names: Names = NO_NAMES
) -> Said:
    """Why it ended so, under a heading that names the winner."""
    return said(f"areas-ended-{reason}", **_ending(winners, facts, players, names))


def _ending(
    winners: Sequence[str], facts: Mapping[str, Any], players: Iterable[str], names: Names
) -> dict[str, Fact]:
    """The facts of an ending."""
    who: dict[str, Fact] = {}
    if winners:
        losers = [each for each in players if each not in winners]
        who = {"winner": player(winners[0], names), "loser": listed(player(each, names) for each in losers)}
    given = {key: facts[key] for key in ("number", "turn") if key in facts}
    return {**who, **given}


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


class _Reporter:
    """A moment whose report is written."""

    def __init__(self, played: Played, names: Names) -> None:
        self.played, self.names = played, names

    def lines(self) -> Iterator[Line]:
        """All lines in order."""
        for phase in self.played.phases:
            yield from self.void(phase.name)
            for event in phase.events:
                yield self.of_event(phase, event)

    def name(self, seat: str) -> Fact:
        return player(seat, self.names)

    def void(self, phase: str) -> Iterator[Line]:
        """The void parts of a phase, with the reasons."""
        for seat, verdicts in self.played.verdicts.items():
            for command, given in zip(self.played.orders[seat], verdicts, strict=True):
                if given.is_done or phase_of(command) != phase:
                    continue
                area, notation, sentence = area_of(command), write(command), self.why_void(seat, command, given)
                tiles = (area,) if area else ()
                yield Line(_whole(sentence, notation), given.rule, area, phase, 0, tiles, sentence, notation)

    def why_void(self, seat: str, command: Command, given: Verdict) -> Said:
        reason = explain(given, self.names.get(seat, seat), self.names)
        return said("areas-report-void", name=self.name(seat), command=command_phrase(command), reason=reason)

    def of_event(self, phase: Phase, event: Event) -> Line:
        """One event."""
        facts, sentence, counts = event.facts, self.sentence(event), self.counts(event)
        tiles = (event.tile, *(str(facts[key]) for key in ("start", "end") if key in facts))
        return Line(
            _whole(sentence, counts),
            event.rule,
            event.tile,
            phase.name,
            event.step,
            tuple(tile for tile in tiles if tile),
            sentence,
            counts,
            event.kind in COMMANDED,
            kind=event.kind,
            lost=tuple(self.seat_losses(event)),
        )

    def seat_losses(self, event: Event) -> Iterator[tuple[str, int]]:
        """How many armies each seat loses in a fight or a bombardment."""
        if event.kind in FIGHTS:
            yield from ((seat, number) for seat, number in event.facts["losses"].items() if number)
        elif event.kind == "bombed":
            yield from ((each.seat, each.before - each.after) for each in event.changes if each.after < each.before)

    def counts(self, event: Event) -> str:
        """Armies before and after, with the area if it is not the only one of the sentence."""
        facts = event.facts
        rows: list[tuple[str, int, int]] = [(each.seat, each.before, each.after) for each in event.changes]
        if event.kind in FIGHTS:
            rows = [(seat, number, number - facts["losses"][seat]) for seat, number in facts["forces"].items()]
        elif event.kind == "bombed" and not rows:
            rows = [(seat, number, number) for seat, number in self.bombed(event)]
        where = f"{event.tile} " if event.kind == "left" else ""
        return ", ".join(f"{self.names.get(seat, seat)} {where}{before} → {after}" for seat, before, after in rows)

    def sentence(self, event: Event) -> Said:
        """What happened."""
        facts, area = event.facts, event.tile
        name: Fact = self.name(facts["seat"]) if "seat" in facts else ""
        match event.kind:
            case "won" | "drawn":
                players = self.played.before.scenario.players
                return victory_text(facts["reason"], facts["winners"], facts, players, self.names)
            case "placed":
                return self.placed(event)
            case "set-up":
                return said("areas-report-set-up", name=name, number=facts["number"], area=area)
            case "left":
                return said("areas-report-left", name=name, number=facts["number"], start=area, end=facts["end"])
            case "arrived":
                return said("areas-report-arrived", name=name, number=facts["number"], area=area)
            case "border":
                return self.on_border(event)
            case "battle":
                return self.battle(event)
            case "bombed":
                return self.bombardment(event)
        raise ValueError(event.kind)

    def placed(self, event: Event) -> Said:
        """New armies, and the city that brought one to its province."""
        facts, area, known = event.facts, event.tile, self.map
        name, number = self.name(facts["seat"]), facts["number"]
        city = next((city for city in known.cities if known.areas[city].province == area), "")
        if city:
            return said("areas-report-placed-from", name=name, area=area, city=city)
        return said("areas-report-placed", name=name, number=number, area=area)

    def on_border(self, event: Event) -> Said:
        """A fight on a border: who beat whom, and why so many are left."""
        facts = event.facts
        where = {"start": facts["start"], "end": event.tile}
        if not facts["winner"]:
            return said("areas-report-border-equal", **self.equals(facts), **where)
        key = "areas-report-border-won" if facts["lost"] else "areas-report-border-won-freely"
        return said(key, **self.forces(facts), **where)

    def battle(self, event: Event) -> Said:
        """A fight in an area: the same, and who held it if that decides."""
        facts, area = event.facts, event.tile
        if facts["winner"]:
            key = "areas-report-battle-won" if facts["lost"] else "areas-report-battle-won-freely"
            return said(key, **self.forces(facts), area=area)
        if keeper := facts["keeper"]:
            return said("areas-report-battle-kept", **self.equals(facts), area=area, keeper=self.name(keeper))
        key = "areas-report-battle-unheld" if event.rule == "Z9" else "areas-report-battle-equal"
        return said(key, **self.equals(facts), area=area)

    def forces(self, facts: Mapping[str, Any]) -> dict[str, Fact]:
        """The numbers of Z6."""
        larger, smaller, lost, winner = facts["larger"], facts["smaller"], facts["lost"], facts["winner"]
        (loser,) = (seat for seat in facts["forces"] if seat != winner)
        return {
            "name": self.name(winner),
            "loser": self.name(loser),
            "larger": larger,
            "smaller": smaller,
            "lost": lost,
            "left": larger - lost,
        }

    def equals(self, facts: Mapping[str, Any]) -> dict[str, Fact]:
        one, other = facts["forces"]
        return {"name": self.name(one), "other": self.name(other), "number": facts["larger"]}

    def bombardment(self, event: Event) -> Said:
        """Whom a bomb hit, or why nobody."""
        seat, area = event.facts["seat"], event.tile
        name = self.name(seat)
        found = self.bombed(event)
        if not found:
            opponent = self.played.before.scenario.other(seat)
            if number := self.departed[opponent, area]:
                return said(
                    "areas-report-bomb-missed-left", name=name, area=area, other=self.name(opponent), number=number
                )
            return said("areas-report-bomb-missed", name=name, area=area)
        # After the battles only one player can have armies there.
        ((owner, before),) = found
        lost = sum(change.before - change.after for change in event.changes)
        facts: dict[str, Fact] = {"number": before, "lost": lost, "left": before - lost}
        if owner == seat:
            key = "areas-report-bomb-own" if lost else "areas-report-bomb-own-survived"
            return said(key, name=name, area=area, **facts)
        key = "areas-report-bomb-hit" if lost else "areas-report-bomb-survived"
        return said(key, name=name, area=area, owner=self.name(owner), **facts)

    def bombed(self, event: Event) -> tuple[tuple[str, int], ...]:
        """Who had how many armies in an area when a bomb fell on it, whether it destroyed any or not."""
        if event.changes:
            return tuple((change.seat, change.before) for change in event.changes)
        armies = {seat: self.played.phase("battles").position[seat].get(event.tile, 0) for seat in self.played.orders}
        for each in self.played.phase("bombs").events:
            if each is event:
                break
            armies |= {change.seat: change.after for change in each.changes if change.area == event.tile}
        return tuple((seat, number) for seat, number in armies.items() if number)

    @cached_property
    def departed(self) -> Counter[tuple[str, str]]:
        """How many armies of each seat moved out of each area this turn."""
        left: Counter[tuple[str, str]] = Counter()
        for phase in self.played.phases:
            for event in phase.events:
                if event.kind == "left":
                    left[event.facts["seat"], event.tile] += event.facts["number"]
        return left

    @property
    def map(self) -> Map:
        known: Map = self.played.before.scenario.map
        return known


def _whole(sentence: Said, counts: str) -> Text:
    """A sentence with its counts."""
    return said("areas-report-line", sentence=sentence, counts=counts) if counts else sentence
