"""How picks make a command, and the inverse: the picks that make a given command.

A command begins with what to do (a button) or with an area (a place on the map), in either order. Then areas are
picked one by one, each with a dial for how many; picking an area again removes it. An area and then a neighbor of it
are enough for a movement out of the first. A bombardment of one's own area takes the button first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rozz.engine.areas.adapter.even_shares import Sharing
from rozz.engine.areas.adapter.set_up_offers import StepwisePlacement, in_area, mark_of_placing, set_up_offer
from rozz.engine.areas.legality import army_movements, army_placements
from rozz.engine.areas.legality.legality import LegalOrders, admit
from rozz.engine.areas.legality.reasons import explain, void
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Route
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import battle, placing
from rozz.engine.areas.text.command_texts import command_phrase
from rozz.engine.game import Offer, Pick
from rozz.engine.said import Said, Text, listed, said

#: What a command can do, with the messages that name it.
VERBS = {
    "place": "areas-offer-place",
    "disperse": "areas-offer-disperse",
    "concentrate": "areas-offer-concentrate",
    "bombard": "areas-offer-bombard",
}
#: All of them are in one group.
GROUP = "command"
#: Reasons why a command can't begin. Built once, because they are looked up for every area and kind of command.
ALONE = explain(void("resign-in-company"))
NONE_RECEIVED = explain(void("none-received", production=""))
NO_BOMBS = explain(void("no-bombs-left"))
NOTHING_LEFT = said("areas-offer-all-placed")
NO_SECOND_MOVEMENT = said("areas-offer-one-movement")
NO_SECOND_BOMB = said("areas-offer-one-bombardment")
NO_ARMIES = said("areas-offer-no-armies")
NONE_HERE = said("areas-offer-none-here")
NONE_BESIDE = said("areas-offer-none-beside")
#: How to mark the areas that a kind of command can begin with.
MARKS = {"disperse": "from", "concentrate": "move", "bombard": "strike"}


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a command continues; invalid picks are skipped."""
    if state.outcome is not None:
        return Offer(explain(void("is-over", ended=state.outcome.rule)))
    if state.is_setting_up:
        return set_up_offer(state, seat, given, picked)
    draft = Draft(state, seat, given)
    verb, area, rest = draft.split_picks(picked)
    match verb:
        case "":
            return draft.first_offer(area)
        case "place":
            return _placement_offer(draft, (area, *rest) if area else rest)
        case "bombard":
            return _bombardment_offer(draft, area)
    return _movement_offer(draft, verb, area, rest)


def picks_for(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a command, or none if picks cannot make it."""
    match command:
        case Bombardment(area):
            picks: tuple[str, ...] = ("bombard", area)
        case Placement(armies) if state.is_setting_up:
            total = sum(number for _, number in armies)
            picks = StepwisePlacement(total, tuple(area for area, _ in armies), dict(armies)).shortest_picks
        case Placement(armies):
            picks = _shared(state, seat, given, ("place",), armies)
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
    def judged_orders(self) -> LegalOrders:
        """The orders so far, judged."""
        verdicts = admit(self.state, self.seat, self.given).verdicts
        return admit(self.state, self.seat, [each for each, v in zip(self.given, verdicts, strict=True) if v.is_done])

    @cached_property
    def placements(self) -> tuple[Placement, ...]:
        """The new armies placed so far."""
        return tuple(each for each in self.judged_orders.commands if isinstance(each, Placement))

    @cached_property
    def certain_armies(self) -> dict[str, int]:
        """The armies in each area with those placed so far.

        Without those that are placed automatically: the player may still place them elsewhere.
        """
        placed = placing.sum_placements(self.placements)
        mine = self.state.armies[self.seat]
        return {area: mine.get(area, 0) + placed.get(area, 0) for area in self.judged_orders.held}

    @cached_property
    def room(self) -> dict[str, int]:
        """The areas that new armies may still go to, each with the highest number that may go there."""
        return army_placements.placement_room(self.state, self.seat, placing.sum_placements(self.placements))

    def staying_armies(self, area: str) -> int:
        """How many armies of the seat stay in an area with the orders so far."""
        leaving = army_movements.armies_leaving(self.judged_orders.routes).get(area, 0)
        return max(0, self.certain_armies.get(area, 0) - leaving)

    def refusal(self, verb: str, area: str = "") -> Text:
        """Why a command of this kind cannot be begun, or not with this area; empty if it can."""
        judged = self.judged_orders
        if judged.resigns:
            return ALONE
        neighbours = self.state.scenario.map.neighbours
        match verb:
            case "place":
                if not self.room:
                    received = placing.new_army_count(self.state.scenario, self.state.armies[self.seat])
                    return NOTHING_LEFT if received else NONE_RECEIVED
                return "" if area in ("", *self.room) else self._why_not(area)
            case "bombard":
                if judged.bombarded:
                    return NO_SECOND_BOMB
                return "" if self.state.bombs[self.seat] else NO_BOMBS
        if judged.routes:
            return NO_SECOND_MOVEMENT
        if not judged.held:
            return NO_ARMIES
        if area and verb == "disperse" and area not in judged.held:
            return NONE_HERE
        if area and verb == "concentrate" and not any(each in judged.held for each in neighbours[area]):
            return NONE_BESIDE
        return ""

    def _why_not(self, area: str) -> Text:
        """The reason why one more new army may not go to an area; empty if it may."""
        given = army_placements.placement_fault(self.state, self.seat, (*self.placements, Placement(((area, 1),))))
        return explain(given) if given is not None else ""

    def split_picks(self, picks: Sequence[str]) -> tuple[str, str, tuple[str, ...]]:
        """What to do and the first area, each perhaps empty, and the picks after both."""
        verb, area, rest = "", "", list(picks)
        while rest and not (verb and (area or verb == "place")):
            pick = rest.pop(0)
            if not verb and pick in VERBS and not self.refusal(pick, area):
                verb = pick
                if verb == "bombard" and area in self.state.armies[self.seat]:
                    area = ""  # Hardly anybody wants to bombard that: it has to be picked again, as the target.
            elif pick in self.sure_destinations(area) and not verb:
                verb, rest = "disperse", [pick, *rest]
            elif not area and pick in self.state.scenario.map.areas and self.can_begin_with(verb, pick):
                area = pick
        return verb, area, tuple(rest)

    def sure_destinations(self, area: str) -> tuple[str, ...]:
        """Where armies of the area can move without any more picks; none if nothing can move out of it."""
        if not area or self.refusal("disperse", area):
            return ()
        return tuple(self.state.scenario.map.neighbours[area])

    def could_have_moved(self, area: str) -> bool:
        """Whether armies could move out of or into the area if the movement already in the list were not there, Z2."""
        near = (area, *self.state.scenario.map.neighbours[area])
        return bool(self.judged_orders.routes) and any(each in self.judged_orders.held for each in near)

    def can_begin_with(self, verb: str, area: str) -> bool:
        """Whether the command can begin with an area."""
        return any(not self.refusal(each, area) for each in ([verb] if verb else VERBS))

    def first_offer(self, area: str) -> Offer:
        """What to do, and the areas too if none is picked yet."""
        places = self.state.scenario.map.noun
        verbs = tuple(
            Pick(verb, said(VERBS[verb], places=places), group=GROUP, refusal=self.refusal(verb, area))
            for verb in VERBS
        )
        if area:
            steps = tuple(Pick(each, each, each, "move") for each in self.sure_destinations(area))
            if self.could_have_moved(area):
                key = "areas-offer-choose-after-movement"
            else:
                key = "areas-offer-go-or-choose" if steps else "areas-offer-choose"
            expects = said(key, area=area)
            return Offer(expects, (*verbs, *steps), made=(area,), trail=(area,))
        # Almost all of them are possible, so marking each would be useless.
        areas = tuple(
            Pick(
                each,
                each,
                each,
                refusal="" if self.can_begin_with("", each) else said("areas-offer-no-choice", area=each),
            )
            for each in self.state.scenario.map.areas
        )
        picks = (*verbs, *areas)
        if all(pick.refusal for pick in picks):
            return Offer(said("areas-offer-all-done"), picks, is_full=True)
        return Offer(said("areas-offer-begin", places=places), picks)

    def places(self, verb: str) -> tuple[Pick, ...]:
        """The areas that a command of this kind can begin with."""
        return tuple(
            Pick(each, each, each, MARKS[verb])
            for each in self.state.scenario.map.areas
            if not self.refusal(verb, each)
        )


def _bombardment_offer(draft: Draft, area: str) -> Offer:
    left = draft.state.bombs[draft.seat]
    if area:
        made, command = ("bombard", area), Bombardment(area)
        scenario = draft.state.scenario
        destroys = scenario.bombing[scenario.map.areas[area].kind]
        own = draft.staying_armies(area)
        key = "areas-offer-bomb-own" if own else "areas-offer-bomb"
        # Nobody knows the opponent's commands, so these are the numbers as things stand.
        number = own or draft.state.armies[scenario.other(draft.seat)].get(area, 0)
        lost = battle.bombardment_losses(number, destroys == "all")
        goal = said(key, area=area, destroys=destroys, number=number, lost=lost)
        return Offer(goal, command=command, made=made, trail=(area,))
    goal = said("areas-offer-bomb-where", places=draft.state.scenario.map.noun, number=left)
    return Offer(goal, draft.places("bombard"), made=("bombard",))


def _placement_offer(draft: Draft, picks: Sequence[str]) -> Offer:
    room = draft.room
    by_cities = draft.state.scenario.production == "cities"
    known = draft.state.scenario.map
    clashes: dict[str, str] = {}
    for city in known.cities if by_cities else ():
        clashes |= {city: known.areas[city].province, known.areas[city].province: city}
    pool = len({frozenset((area, clashes[area])) for area in room}) if by_cities else max(room.values(), default=0)
    sharing = Sharing(pool, room, clashes).with_picks(picks)
    left = sharing.left
    made = Placement(tuple(sharing.counts.items())) if sharing.counts else None
    if made is None:
        expects = said("areas-offer-place-where", number=left)
    elif left:
        expects = said("areas-offer-place-more", command=command_phrase(made), number=left)
    else:
        expects = said("areas-offer-add", command=command_phrase(made))
    places, dials = sharing.picks(mark_of_placing), sharing.dials(in_area)
    return Offer(
        expects, places, dials, command=made, made=("place", *sharing.shortest_picks), trail=tuple(sharing.chosen)
    )


def _movement_offer(draft: Draft, verb: str, area: str, picks: Sequence[str]) -> Offer:
    if not area:
        places = draft.state.scenario.map.noun
        key = "areas-offer-out-of-where" if verb == "disperse" else "areas-offer-into-where"
        return Offer(said(key, places=places), draft.places(verb), made=(verb,))
    held, certain = draft.judged_orders.held, draft.certain_armies
    beside = draft.state.scenario.map.neighbours[area]
    if verb == "disperse":
        room, sure = (dict.fromkeys(beside, each[area]) for each in (held, certain))
        sharing = Sharing(held[area], room, certain=certain[area], certain_room=sure).with_picks(picks)
        routes = tuple(Route(number, area, end) for end, number in sharing.counts.items())
    else:
        room = {each: held[each] for each in beside if each in held}
        sure = {each: certain[each] for each in room}
        sharing = Sharing(sum(room.values()), room, certain=sum(sure.values()), certain_room=sure).with_picks(picks)
        routes = tuple(Route(number, start, area) for start, number in sharing.counts.items())
    label, mark = (_to, "move") if verb == "disperse" else (_from, "from")
    made, trail = (verb, area, *sharing.shortest_picks), (area, *sharing.chosen)
    if not routes:
        begun = "areas-offer-where-to" if verb == "disperse" else "areas-offer-where-from"
        return Offer(said(begun, area=area), sharing.picks(lambda _: mark), made=made, trail=trail)
    command = Movement(routes)
    expects = _movement_summary(command, certain, sharing, verb)
    return Offer(expects, sharing.picks(lambda _: mark), sharing.dials(label), command=command, made=made, trail=trail)


def _movement_summary(command: Movement, certain: Mapping[str, int], sharing: Sharing, verb: str) -> Said:
    """The movement so far, a warning for areas that it leaves empty, so that nobody holds them, Z1, and what to do."""
    leaving = army_movements.armies_leaving(command.routes)
    emptied = [area for area, number in leaving.items() if number >= certain[area]]
    then = said("areas-offer-then", verb=verb, more="yes" if sharing.has_room_for_more else "no")
    phrase = command_phrase(command)
    if emptied:
        return said("areas-offer-emptied", command=phrase, areas=listed(emptied), then=then)
    if verb == "disperse":
        ((start, number),) = leaving.items()
        return said("areas-offer-staying", command=phrase, number=certain[start] - number, area=start, then=then)
    return said("areas-offer-moving", command=phrase, then=then)


def _to(area: str) -> Said:
    return said("areas-offer-to", area=area)


def _from(area: str) -> Said:
    return said("areas-offer-from", area=area)
