"""The report of a turn: a message for each event, and for each command that was not carried out.

Made only when asked for. The report is complete without a board, and reveals no secret to other players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Any

from rozz.engine.game import NO_NAMES, Event, Line, Names, Phase, Played, Verdict
from rozz.engine.rozz.legality.reasons import explain
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog, Item
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign, Strike
from rozz.engine.rozz.model.position import EMPTY, Change, Piece, occupier
from rozz.engine.rozz.text.command_texts import command_phrase
from rozz.engine.rozz.text.notation import write
from rozz.engine.rozz.text.piece_names import piece_count, piece_kind
from rozz.engine.said import Fact, Said, Text, in_a_row, listed, player, said

#: Events that only repeat their command.
COMMANDED = ("bought", "aid", "correspondence-bought", "moved", "struck")
#: Events whose counts before and after are not in their sentence.
COUNTED = ("bought", "moved", "fought", "converted", "removed", "produced")
#: The phases in which pieces are lost to others.
FIGHTING = ("combat", "strikes")
#: Why a missile that was launched destroyed nothing.
AFTER_LAUNCH = ("countered", "target-gone", "target-taken")


def report(turn: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
    """All that happened in a turn, in the order of its phases; `names` (color → name) are the players'."""
    return tuple(_Reporter(turn, names or NO_NAMES, viewer).lines())


def highlights(turn: Played, names: Names | None = None, most: int = 3) -> list[Line]:
    """The lines about a turn's largest losses. Each loss appears once; what was only used up is left out."""
    reporter = _Reporter(turn, names or NO_NAMES, None)
    weighed = [each for phase in turn.phases if phase.name in FIGHTING for each in reporter.lines_by_losses(phase)]
    found: list[Line] = []
    for _, lines in sorted(weighed, key=lambda each: -each[0]):
        if room := most - len(found):
            # If there is room for one line only, the loss is more important than the hit before it.
            found += lines[-room:]
    return found


def victory_text(
    reason: str, winners: Sequence[str], facts: Mapping[str, Any], players: Iterable[str], names: Names
) -> Said:
    """How a match ended, from an outcome or the event that reports it; `players` are all seats."""
    kind, facts = _ending(reason, winners, facts, players, names)
    return said(f"rozz-victory-{kind}", **facts)


def ending_text(
    reason: str, winners: Sequence[str], facts: Mapping[str, Any], players: Iterable[str], names: Names
) -> Said:
    """Why it ended that way, under a heading that names the winners."""
    kind, facts = _ending(reason, winners, facts, players, names)
    return said(f"rozz-ended-{kind}", **facts)


def _ending(
    reason: str, winners: Sequence[str], facts: Mapping[str, Any], players: Iterable[str], names: Names
) -> tuple[str, dict[str, Fact]]:
    """The kind of an ending, and its facts."""
    others = [each for each in players if each not in winners]
    who: dict[str, Fact] = {"winners": listed(player(each, names) for each in winners)} if winners else {}
    if reason == "headquarters" and len(others) == 1:
        return "headquarters-of", {**who, "loser": player(others[0], names)}
    if reason == "last-left" and len(others) == 1:
        return "last-of-two", {**who, "loser": player(others[0], names)}
    given = {key: facts[key] for key in ("number", "territory", "turn") if facts.get(key) is not None}
    return reason, {**who, **given}


def phase_of(command: Command, rule: str) -> str:
    """The phase whose part of the report mentions a failed command."""
    if rule in ("R3.5", "R12"):
        return "orders"
    match command:
        case Purchase() | Message():
            return "purchases"
        case Move():
            return "moves"
        case Resign() | Nothing():
            return "orders"
    return "strikes"


class _Reporter:
    """A turn whose report is written."""

    def __init__(self, turn: Played, names: Names, viewer: str | None) -> None:
        self.turn, self.names, self.viewer = turn, names, viewer
        self.catalog: Catalog = turn.before.scenario.catalog

    def lines(self) -> Iterator[Line]:
        """All lines in order."""
        yield from self.idle()
        yield from self.unperformed("orders")
        for phase in self.turn.phases:
            yield from self.unperformed(phase.name)
            for event in phase.events:
                if event.kind != "failed" and not (event.kind == "resigned" and self.ending_names_resigned):
                    yield self.of_event(phase, event)

    @cached_property
    def ending_names_resigned(self) -> bool:
        """Whether the line about the end of the match says who has resigned."""
        outcome, scenario = self.turn.after.outcome, self.turn.before.scenario
        if outcome is None:
            return False
        return outcome.reason == "nobody-left" or (outcome.reason == "last-left" and len(scenario.players) == 2)

    def lines_by_losses(self, phase: Phase) -> Iterator[tuple[float, list[Line]]]:
        """The lines of a phase with how many pieces were lost. A hit is grouped with the losses in its tile."""
        for line in self.unperformed(phase.name):
            if line.tile:
                yield 0, [line]
        hits: dict[str, list[Line]] = {}
        for event in phase.events:
            if event.kind == "activated":
                yield inf, [self.of_event(phase, event)]
            elif event.kind == "struck" and event.facts["target"] is not None:
                continue  # the line about all losses in the tile covers what an aimed strike destroyed
            elif event.kind == "struck" and event.tile in self.destroyed:
                hits.setdefault(event.tile, [self.of_event(phase, event)])
            elif event.kind == "struck":
                yield 0, [self.of_event(phase, event)]
            elif lost := self.number_lost(event):
                yield lost, [*hits.get(event.tile, ()), self.of_event(phase, event)]

    def number_lost(self, event: Event) -> int:
        """How many pieces were lost in an event, not counting those used up."""
        if event.kind == "removed":
            return sum(self.destroyed_and_used_up(event)[0].values())
        return sum(max(0, each.before - each.after) for each in event.changes)

    def name(self, colour: str) -> Fact:
        return player(colour, self.names)

    def counted(self, number: int, item: str) -> Said:
        return piece_count(number, item, self.catalog)

    def kind(self, item: str) -> Text:
        return piece_kind(item, self.catalog)

    def idle(self) -> Iterator[Line]:
        """Seats that chose to do nothing."""
        for seat, commands in self.turn.orders.items():
            if commands and all(isinstance(each, Nothing) for each in commands):
                yield Line(said("rozz-report-nothing", name=self.name(seat)), "R3.5", "", "orders")

    def unperformed(self, phase: str) -> Iterator[Line]:
        """The void and failed commands of a phase, with the reasons."""
        for seat, verdicts in self.turn.verdicts.items():
            for command, given in zip(self.turn.orders[seat], verdicts, strict=True):
                if given.is_done or phase_of(command, given.rule) != phase:
                    continue
                hidden = Message(command.colour, None) if isinstance(command, Message) else command
                start, tile = _ends_of(command)
                sentence = self.why_not(seat, hidden, given)
                tiles = tuple(each for each in (start, tile) if each)
                yield Line(_whole(sentence, write(hidden)), given.rule, tile, phase, 0, tiles, sentence, write(hidden))

    def why_not(self, seat: str, command: Command, given: Verdict) -> Said:
        """What became of a command that was not carried out, and why."""
        name = self.name(seat)
        if isinstance(command, Strike) and given.status == "failed":
            weapon, tile = self.kind(command.item), command.destination
            if given.reason == "countered":
                stopper = given.facts["stopper"]
                return said("rozz-report-shot-down", name=name, weapon=weapon, tile=tile, stopper=stopper)
            if given.reason == "target-gone":
                piece = Piece(given.facts["owner"], given.facts["target"])
                if number := self.departed.get((tile, piece), 0):
                    pieces = self.counted(number, piece.item)
                    return said("rozz-report-missed-left", name=name, weapon=weapon, tile=tile, pieces=pieces)
        reason = explain(given, self.names.get(seat, seat), self.names)
        if isinstance(command, Strike) and given.status == "failed":
            return said("rozz-report-failed", name=name, start=command.start, reason=reason)
        phrase = command_phrase(command, self.catalog, self.names)
        return said("rozz-report-void", name=name, command=phrase, reason=reason)

    def of_event(self, phase: Phase, event: Event) -> Line:
        """One event."""
        sentence, counts = self.sentence(event), self.counts(event)
        tiles = dict.fromkeys((event.tile, event.facts.get("start", ""), *(change[0] for change in event.changes)))
        lost: Counter[str] = Counter()
        for change in event.changes if event.kind != "moved" else ():
            if change.after < change.before and change.piece.owner != NEUTRAL:
                lost[change.piece.owner] += change.before - change.after
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
            tuple(lost),
            lost=tuple(lost.items()),
            worth=tuple(self.worth(event).items()),
        )

    def worth(self, event: Event) -> Counter[str]:
        """The price of what each player lost; used-up pieces served their purpose, and headquarters have no price."""
        gone: Mapping[Piece, int] = {}
        if event.kind == "removed":
            gone = self.destroyed_and_used_up(event)[0]
        elif event.kind != "moved":
            gone = {Piece(*each.piece): each.before - each.after for each in event.changes}
        holder = occupier(self.turn.before.position.get(event.tile, EMPTY), self.catalog)
        prices: Counter[str] = Counter()
        for piece, number in gone.items():
            owner = holder if piece.owner == NEUTRAL else piece.owner
            if owner is not None and number > 0:
                prices[owner] += number * (self.catalog.items[piece.item].cost or 0)
        return +prices

    def counts(self, event: Event) -> Text:
        """What the sentence leaves out, in notation: pieces before and after, with the tile if several are affected."""
        facts = event.facts
        if event.kind == "earned":
            sources = _sources(facts["sources"])
            return said("rozz-income", sources=sources, before=facts["before"], after=facts["after"])
        if event.kind not in COUNTED:
            return ""
        several = len({change.tile for change in event.changes}) > 1
        return ", ".join(
            f"{self.in_notation(change.piece)} {change.tile + ' ' if several else ''}{change.before} → {change.after}"
            for change in event.changes
        )

    def in_notation(self, piece: Piece) -> str:
        return piece.item if piece.owner == NEUTRAL else f"{self.names.get(piece.owner, piece.owner)} {piece.item}"

    def sentence(self, event: Event) -> Said:
        """What happened."""
        facts, tile = event.facts, event.tile
        name: Fact = self.name(facts["seat"]) if "seat" in facts else ""
        match event.kind:
            case "won" | "drawn":
                players = self.turn.before.scenario.players
                return victory_text(facts["reason"], facts["winners"], facts, players, self.names)
            case "bought":
                return self.bought(event)
            case "correspondence-bought":
                pieces = self.counted(facts["quantity"], facts["item"])
                return said("rozz-report-bought-off-board", name=name, pieces=pieces, cost=facts["cost"])
            case "aid":
                recipient = self.name(facts["recipient"])
                return said("rozz-report-aid", name=name, recipient=recipient, number=facts["quantity"])
            case "message":
                return self.message(event)
            case "moved":
                pieces_moved = listed(self.counted(number, piece.item) for piece, number in facts["pieces"])
                return said("rozz-report-moved", name=name, pieces=pieces_moved, start=facts["start"], tile=tile)
            case "fought":
                return self.fought(event)
            case "converted":
                return self.converted(event)
            case "struck":
                return self.struck(event)
            case "activated":
                return said("rozz-report-activated", name=name, tile=tile)
            case "removed":
                return self.removed(event)
            case "earned":
                return said("rozz-report-earned", name=name, number=facts["after"] - facts["before"])
            case "produced":
                pieces, source = self.counted(facts["number"], facts["item"]), self.kind(facts["source"])
                if facts["seat"] == NEUTRAL:
                    return said("rozz-report-produced-neutral", pieces=pieces, source=source, tile=tile)
                return said("rozz-report-produced", name=name, pieces=pieces, source=source, tile=tile)
            case "resigned":
                return said("rozz-report-resigned", name=name)
        raise ValueError(event.kind)

    def bought(self, event: Event) -> Said:
        facts, tile, cost = event.facts, event.tile, event.facts["cost"]
        name, pieces = self.name(facts["seat"]), self.counted(facts["quantity"], facts["item"])
        if lost := [each for each in event.changes if each.after < each.before]:
            losses = self.losses(lost)
            return said("rozz-report-bought-over", name=name, pieces=pieces, tile=tile, cost=cost, losses=losses)
        return said("rozz-report-bought", name=name, pieces=pieces, tile=tile, cost=cost)

    def message(self, event: Event) -> Said:
        facts, between = event.facts, (event.facts["seat"], event.facts["recipient"])
        name, recipient = map(self.name, between)
        if self.viewer in between and facts["text"] is not None:
            return said("rozz-report-message", name=name, recipient=recipient, message=facts["text"])
        return said("rozz-report-message-hidden", name=name, recipient=recipient)

    def fought(self, event: Event) -> Said:
        """Who lost what, and to what if only one kind of piece can have done it."""
        step = dict(self.catalog.steps).get(event.step, ())
        fighters = {each.item.abbreviation for each in step}
        is_one_sided = all(each.clause.losses != "one-for-one" for each in step)
        owners = {change.piece.owner for change in event.changes}
        if is_one_sided and len(fighters) == 1 and len(owners) == 1 and NEUTRAL not in owners:
            name, weapon = self.name(owners.pop()), self.kind(fighters.pop())
            pieces = self.pieces(event.changes)
            return said("rozz-report-fought-by", name=name, weapon=weapon, pieces=pieces, tile=event.tile)
        return said("rozz-report-fought", losses=self.losses(event.changes), tile=event.tile)

    def converted(self, event: Event) -> Said:
        """Who captured what from whom."""
        gone = [each for each in event.changes if each.after < each.before]
        come = [each for each in event.changes if each.after > each.before]
        losers, winners = ({each.piece.owner for each in changes} for changes in (gone, come))
        if len(losers) == len(winners) == 1 and NEUTRAL not in losers | winners:
            name, loser = self.name(winners.pop()), self.name(losers.pop())
            return said("rozz-report-captured", name=name, pieces=self.pieces(come), loser=loser, tile=event.tile)
        return said("rozz-report-fought", losses=self.losses(event.changes), tile=event.tile)

    def struck(self, event: Event) -> Said:
        """What a strike did, or why it did nothing."""
        facts, tile = event.facts, event.tile
        item, target = self.catalog.items[facts["item"]], facts["target"]
        name, weapon = self.name(facts["seat"]), self.kind(facts["item"])
        if target is not None:
            # The line about all strikes on the tile says what was lost.
            given = {"name": name, "weapon": weapon, "tile": tile, "pieces": self.kind(target.item)}
            here = "-here" if facts["start"] == tile else ""
            if not here:
                given["start"] = facts["start"]
            if target.owner == NEUTRAL:
                return said(f"rozz-report-struck{here}", **given)
            return said(f"rozz-report-struck-owned{here}", **given, owner=self.name(target.owner))
        if any(self.may_hit(item, piece) for piece in self.destroyed.get(tile, {})):
            return said("rozz-report-hit", name=name, weapon=weapon, start=facts["start"], tile=tile)
        left: Counter[str] = Counter()
        for (start, piece), number in self.departed.items():
            if start == tile and piece.owner != facts["seat"] and self.may_hit(item, piece):
                left[piece.item] += number
        if left:
            gone = listed(self.counted(number, each) for each, number in left.items())
            return said("rozz-report-missed-left", name=name, weapon=weapon, pieces=gone, tile=tile)
        return said("rozz-report-missed", name=name, weapon=weapon, start=facts["start"], tile=tile)

    def may_hit(self, item: Item, piece: Piece) -> bool:
        return item.strike is not None and item.strike.may_hit(self.catalog.items[piece.item])

    @cached_property
    def departed(self) -> Mapping[tuple[str, Piece], int]:
        """The pieces that moved out of tiles this turn."""
        left: Counter[tuple[str, Piece]] = Counter()
        for phase in self.turn.phases:
            for event in phase.events:
                if event.kind == "moved":
                    for piece, number in event.facts["pieces"]:
                        left[event.facts["start"], piece] += number
        return left

    @cached_property
    def used_up(self) -> Mapping[tuple[str, str], int]:
        """Missiles launched and defenses used up in the phase of strikes, by tile and item."""
        used: Counter[tuple[str, str]] = Counter()
        stopped: Counter[tuple[str, str]] = Counter()
        for event in (each for phase in self.turn.phases for each in phase.events):
            if event.kind not in ("struck", "failed"):
                continue
            facts, given = event.facts, event.facts["verdict"]
            strike = self.catalog.items[facts["item"]].strike
            if strike and strike.is_spent and (given is None or given.reason in AFTER_LAUNCH):
                used[facts["start"], facts["item"]] += 1
            if given is not None and given.reason == "countered":
                stopped[event.tile, given.facts["stopper"]] += 1
        for (tile, item), number in stopped.items():
            stops = self.catalog.items[item].stops
            if stops and stops.is_spent:
                used[tile, item] += -(-number // stops.number)
        return used

    @cached_property
    def destroyed(self) -> Mapping[str, Mapping[Piece, int]]:
        """What strikes destroyed by tile, not counting what was used up."""
        return {
            event.tile: self.destroyed_and_used_up(event)[0]
            for phase in self.turn.phases
            for event in phase.events
            if event.kind == "removed"
        }

    def destroyed_and_used_up(self, event: Event) -> tuple[dict[Piece, int], Counter[str]]:
        """What was destroyed and what was used up in a tile."""
        hit: dict[Piece, int] = {}
        spent: Counter[str] = Counter()
        for change in event.changes:
            lost, item = change.before - change.after, change.piece.item
            used = min(lost, self.used_up.get((event.tile, item), 0) - spent[item])
            if used:
                spent[item] += used
            if lost > used:
                hit[Piece(*change.piece)] = lost - used
        return hit, spent

    def removed(self, event: Event) -> Said:
        """Who lost what, and what was used up."""
        hit, spent = self.destroyed_and_used_up(event)
        losses = _joined(self.clauses("lost", hit)) if hit else ""
        if not spent:
            return said("rozz-report-destroyed", losses=losses, tile=event.tile)
        pieces = listed(self.counted(number, item) for item, number in spent.items())
        number = spent.total()
        if not hit:
            return said("rozz-report-used-up", pieces=pieces, number=number, tile=event.tile)
        key = "rozz-report-destroyed-and-used-up"
        return said(key, losses=losses, pieces=pieces, number=number, tile=event.tile)

    def losses(self, changes: Sequence[Change]) -> Fact:
        """The losses and gains of each player, and of neutral pieces."""
        gone = {Piece(*each.piece): each.before - each.after for each in changes if each.after < each.before}
        come = {Piece(*each.piece): each.after - each.before for each in changes if each.after > each.before}
        return _joined([*self.clauses("lost", gone), *self.clauses("gained", come)])

    def clauses(self, verb: str, pieces: Mapping[Piece, int]) -> list[Said]:
        """A clause for each owner: who lost or gained what; a single clause if all players lost the same."""
        # Neutral losses have no player; they come last.
        owners = sorted(dict.fromkeys(piece.owner for piece in pieces), key=NEUTRAL.__eq__)
        rows = {owner: self.pieces_of(owner, pieces) for owner in owners}
        if verb == "lost" and len(owners) > 1 and NEUTRAL not in owners and len(set(rows.values())) == 1:
            return [said("rozz-report-each-lost", names=listed(map(self.name, owners)), pieces=rows[owners[0]])]
        found = []
        for owner, row in rows.items():
            if owner == NEUTRAL:
                number = sum(number for piece, number in pieces.items() if piece.owner == NEUTRAL)
                found.append(said(f"rozz-report-neutral-{verb}", pieces=row, number=number))
            else:
                found.append(said(f"rozz-report-{verb}", name=self.name(owner), pieces=row))
        return found

    def pieces_of(self, owner: str, pieces: Mapping[Piece, int]) -> Fact:
        """How many pieces of each kind an owner lost or gained, as a list."""
        return listed(self.counted(number, piece.item) for piece, number in pieces.items() if piece.owner == owner)

    def pieces(self, changes: Sequence[Change]) -> Fact:
        """Numbers of pieces that have come or gone."""
        return listed(self.counted(abs(each.after - each.before), each.piece.item) for each in changes)


def _sources(amounts: Mapping[str, int]) -> Text:
    """What brought how much money, with commas."""
    sources = (said("rozz-income-source", item=item, number=number) for item, number in amounts.items())
    return in_a_row("list-more", "names", sources)


def _joined(clauses: Iterable[Said]) -> Said:
    """The clauses in one sentence, joined so that a clause can itself contain a list."""
    return in_a_row("rozz-report-clauses", "first", clauses)


def _ends_of(command: Command) -> tuple[str, str]:
    """The tiles where a command begins and ends; empty if it has none."""
    match command:
        case Move() | Strike():
            return command.start, command.destination
        case Purchase():
            return "", command.tile
    return "", ""


def _whole(sentence: Said, counts: Text) -> Said:
    """A sentence with its counts."""
    return said("rozz-report-line", sentence=sentence, counts=counts) if counts else sentence
