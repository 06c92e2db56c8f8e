"""How picks make a command, and the inverse: the picks that make a given command.

A command begins with what to do (a button) or with an area (a place on the map), in either order.  Then areas are
picked one by one, each with a dial for how many; picking an area again removes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rozz.engine.areas.adapter.proportional_shares import Sharing
from rozz.engine.areas.adapter.set_up_offers import mark_of_placing, set_up
from rozz.engine.areas.legality import area_moves
from rozz.engine.areas.legality.legality import Admitted, admit
from rozz.engine.areas.legality.reasons import explain
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Route
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.engine.game import Offer, Pick

VERBS = {
    "place": "New armies",
    "disperse": "Move out of {an}",
    "concentrate": "Move into {an}",
    "bombard": "Bombard",
}
GROUP = "What to do"
#: How to mark the areas that a kind of command can begin with.
MARKS = {"disperse": "from", "concentrate": "move", "bombard": "strike"}


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a command continues; invalid picks are skipped."""
    if state.outcome is not None:
        return Offer("The match is over.")
    if state.is_setting_up:
        return set_up(state, seat, given, picked)
    draft = Draft(state, seat, given)
    verb, area, rest = draft.begun(picked)
    match verb:
        case "":
            return draft.beginning(area)
        case "place":
            return _placing(draft, (area, *rest) if area else rest)
        case "bombard":
            return _bombarding(draft, area)
    return _moving(draft, verb, area, rest)


def picked(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a command, or none if picks cannot make it."""
    match command:
        case Bombardment(area):
            picks: tuple[str, ...] = ("bombard", area)
        case Placement(armies):
            picks = _shared(state, seat, given, () if state.is_setting_up else ("place",), armies)
        case Movement(routes):
            picks = _movement_picks(state, seat, given, routes)
        case _:
            return ()
    return picks if offer(state, seat, given, picks).command == command else ()


def _movement_picks(state: State, seat: str, given: Sequence[Command], routes: tuple[Route, ...]) -> tuple[str, ...]:
    if len({route.start for route in routes}) == 1:
        begun = ("disperse", routes[0].start)
        return _shared(state, seat, given, begun, [(route.end, route.number) for route in routes])
    begun = ("concentrate", routes[0].end)
    return _shared(state, seat, given, begun, [(route.start, route.number) for route in routes])


def _shared(
    state: State, seat: str, given: Sequence[Command], begun: tuple[str, ...], rows: Sequence[tuple[str, int]]
) -> tuple[str, ...]:
    """The picks of each area, with its number where there is a choice of numbers."""
    picks = begun
    for area, number in rows:
        picks = (*picks, area)
        if any(dial.key == area for dial in offer(state, seat, given, picks).dials):
            picks = (*picks, f"{area}={number}")
    return picks


@dataclass(frozen=True)
class Draft:
    """A seat's orders so far, ignoring void ones."""

    state: State
    seat: str
    given: Sequence[Command]

    @cached_property
    def judged(self) -> Admitted:
        """The orders so far, judged."""
        verdicts = admit(self.state, self.seat, self.given).verdicts
        return admit(self.state, self.seat, [each for each, v in zip(self.given, verdicts, strict=True) if v.is_done])

    @cached_property
    def placements(self) -> tuple[Placement, ...]:
        """The new armies placed so far."""
        return tuple(each for each in self.judged.commands if isinstance(each, Placement))

    @cached_property
    def room(self) -> dict[str, int]:
        """The areas that new armies may still go to, each with the highest number that may go there."""
        return placing.room(self.state, self.seat, placing.wanted(self.placements))

    def refusal(self, verb: str, area: str = "") -> str:
        """Why a command of this kind cannot be begun, or not with this area; empty if it can."""
        judged = self.judged
        if judged.resigns:
            return "a resignation stands alone"
        neighbours = self.state.scenario.map.neighbours
        match verb:
            case "place":
                if not self.room:
                    has_come = placing.received(self.state.scenario, self.state.armies[self.seat])
                    return "no new armies are left" if has_come else "no new armies come this turn"
                return "" if area in ("", *self.room) else self._why_not(area)
            case "bombard":
                if judged.bombarded:
                    return "one bombardment a turn"
                return "" if self.state.bombs[self.seat] else "no bombardment is left"
        if judged.routes:
            return "one movement a turn"
        if not judged.held:
            return "no armies to move"
        if area and verb == "disperse" and area not in judged.held:
            return "no armies here"
        if area and verb == "concentrate" and not any(each in judged.held for each in neighbours[area]):
            return "no armies beside it"
        return ""

    def _why_not(self, area: str) -> str:
        """The reason why one more new army may not go to an area; empty if it may."""
        given = placing.fault(self.state, self.seat, (*self.placements, Placement(((area, 1),))))
        return explain(given) if given is not None else ""

    def begun(self, picks: Sequence[str]) -> tuple[str, str, tuple[str, ...]]:
        """What to do and the first area, each perhaps empty, and the picks after both."""
        verb, area, rest = "", "", list(picks)
        while rest and not (verb and (area or verb == "place")):
            pick = rest.pop(0)
            if not verb and pick in VERBS and not self.refusal(pick, area):
                verb = pick
            elif not area and pick in self.state.scenario.map.areas and self.begins(verb, pick):
                area = pick
        return verb, area, tuple(rest)

    def begins(self, verb: str, area: str) -> bool:
        """Whether the command can begin with an area."""
        return any(not self.refusal(each, area) for each in ([verb] if verb else VERBS))

    def beginning(self, area: str) -> Offer:
        """What to do, and the areas too if none is picked yet."""
        word = self.state.scenario.map.word
        verbs = tuple(
            Pick(key, label.format(an=word.an), group=GROUP, refusal=self.refusal(key, area))
            for key, label in VERBS.items()
        )
        if area:
            return Offer(f"{area}: choose what to do.", verbs, made=(area,), trail=(area,))
        # Almost all of them are possible, so marking each would be useless.
        places = tuple(
            Pick(each, each, each, refusal="" if self.begins("", each) else f"nothing can be ordered in {each} now")
            for each in self.state.scenario.map.areas
        )
        picks = (*verbs, *places)
        if all(pick.refusal for pick in picks):
            return Offer("Nothing more can be ordered this turn.", picks, is_full=True)
        return Offer(f"Tap {word.an}, or choose what to do.", picks)

    def places(self, verb: str) -> tuple[Pick, ...]:
        """The areas that a command of this kind can begin with."""
        return tuple(
            Pick(each, each, each, MARKS[verb])
            for each in self.state.scenario.map.areas
            if not self.refusal(verb, each)
        )


def _bombarding(draft: Draft, area: str) -> Offer:
    left = draft.state.bombs[draft.seat]
    if area:
        made, command = ("bombard", area), Bombardment(area)
        return Offer(
            f"{area} is bombarded after all battles. Add puts it into the list.",
            command=command,
            made=made,
            trail=(area,),
        )
    goal = f"Tap the {draft.state.scenario.map.word.one} to bombard; {left} {_bombs(left)} left."
    return Offer(goal, draft.places("bombard"), made=("bombard",))


def _bombs(number: int) -> str:
    return "bombardment is" if number == 1 else "bombardments are"


def _placing(draft: Draft, picks: Sequence[str]) -> Offer:
    room = draft.room
    by_cities = draft.state.scenario.production == "cities"
    known = draft.state.scenario.map
    clashes: dict[str, str] = {}
    for city in known.cities if by_cities else ():
        clashes |= {city: known.areas[city].province, known.areas[city].province: city}
    pool = len({frozenset((area, clashes[area])) for area in room}) if by_cities else max(room.values(), default=0)
    sharing = Sharing(pool, room, clashes).after(picks)
    left = sharing.left
    expects = f"Tap where new armies go; {left} left." if left else "Each has its place. Add puts them into the list."
    made = Placement(tuple(sharing.counts.items())) if sharing.counts else None
    places, dials = sharing.picks(mark_of_placing), sharing.dials("in")
    return Offer(expects, places, dials, command=made, made=("place", *sharing.made), trail=tuple(sharing.chosen))


def _moving(draft: Draft, verb: str, area: str, picks: Sequence[str]) -> Offer:
    if not area:
        way = "out of" if verb == "disperse" else "into"
        goal = f"Tap the {draft.state.scenario.map.word.one} to move {way}."
        return Offer(goal, draft.places(verb), made=(verb,))
    held = draft.judged.held
    beside = draft.state.scenario.map.neighbours[area]
    if verb == "disperse":
        sharing = Sharing(held[area], dict.fromkeys(beside, held[area])).after(picks)
        routes = tuple(Route(number, area, end) for end, number in sharing.counts.items())
        expects = f"Tap where armies of {area} go; {sharing.left} stay."
    else:
        room = {each: held[each] for each in beside if each in held}
        sharing = Sharing(sum(room.values()), room).after(picks)
        routes = tuple(Route(number, start, area) for start, number in sharing.counts.items())
        expects = f"Tap from where armies go to {area}; {sum(sharing.counts.values())} go."
    expects += _emptied(held, routes)
    word, mark = ("to", "move") if verb == "disperse" else ("from", "from")
    made, trail = (verb, area, *sharing.made), (area, *sharing.chosen)
    command = Movement(routes) if routes else None
    return Offer(expects, sharing.picks(lambda _: mark), sharing.dials(word), command=command, made=made, trail=trail)


def _emptied(held: Mapping[str, int], routes: Sequence[Route]) -> str:
    """A warning for areas that a movement leaves empty, so that nobody holds them, Z1."""
    left = area_moves.leaving(routes)
    return "".join(f" {area} will be empty: nobody's." for area, number in left.items() if number == held[area])
