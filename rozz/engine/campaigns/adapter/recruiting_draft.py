"""Recruiting made by picks: one Hero after another, and what each recruits, C18.

A pick selects a Hero, or says how a Hero recruits (`Zerde: hire REG`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.campaigns.legality.legality import legal_or_none
from rozz.engine.campaigns.legality.reasons import explain
from rozz.engine.campaigns.map.map_occupation import OWN, MapContext
from rozz.engine.campaigns.map.recruiting import MISHAP, pool_of, recruit_fault, recruiters, specials, ways
from rozz.engine.campaigns.model.commands import Command, Hire, Recruit
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.text.wording import kind_name, map_place, type_name
from rozz.engine.cycle import next_in_cycle
from rozz.engine.game import NEXT, Offer, Pick
from rozz.engine.said import OneOf, Said, said

NONE = "none"


class RecruitingDrafter:
    """What the Heroes of a seat recruit."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """The recruits so far, and the possible ones."""
        context = MapContext.from_state(state)
        heroes = {hero: ways(context, state.pool, hero) for hero in recruiters(context, seat)}
        hires: dict[str, Hire] = {}
        hand, is_none = "", False
        for key in picked:
            hero, _, way = key.partition(": ")
            if key == NONE:
                hires, hand, is_none = {}, "", True
            elif key in heroes:
                hand = key
            elif found := [each for each in heroes.get(hero, ()) if _hire_method(each) == way]:
                here = context.land.places[hero]
                hires = {each: hire for each, hire in hires.items() if context.land.places[each] != here}
                hires[hero], hand = found[0], ""
        made = [f"{hero}: {_hire_method(hire)}" for hero, hire in hires.items()]
        # Once a hire follows the choice of nobody, it is in `made`, and `is_none` no longer matters.
        whole = (*made, hand) if hand else tuple(made) or ((NONE,) if is_none else ())
        picks = list(self._picks(state, context, heroes, hires, hand))
        command = None if hand else legal_or_none(state, seat, Recruit(tuple(hires.values())))
        trail = (map_place(context.land.places[hand]),) if hand else ()
        expects = said("campaigns-offer-recruit-in-hand", hero=hand) if hand else said("campaigns-offer-recruit")
        return Offer(expects, tuple(picks), command=command, made=whole, trail=trail)

    def _picks(
        self,
        state: State,
        context: MapContext,
        heroes: Mapping[str, tuple[Hire, ...]],
        hires: Mapping[str, Hire],
        hand: str,
    ) -> Iterator[Pick]:
        """The Heroes, on the map and as buttons, and what the selected one can recruit."""
        able = [hero for hero, every in heroes.items() if every]
        by_point: dict[str, list[str]] = {}
        for hero in able:
            by_point.setdefault(context.land.places[hero], []).append(hero)
        for point, here in by_point.items():
            is_in_hand = hand in here
            hero = next_in_cycle(here, hand) if is_in_hand else here[0]
            if hero != hand:
                yield Pick(hero, hero, map_place(point), NEXT if is_in_hand else "own")
        for hero in able:
            point = context.land.places[hero]
            note = _hire_label(state, context, hires[hero]) if hero in hires else point
            yield Pick(hero, hero, group="hero", note=note)
        if hand:
            yield from _hires(state, context, hand, heroes[hand])
        nobody, note = said("campaigns-offer-recruit-nobody"), said("campaigns-offer-this-turn")
        yield Pick(NONE, nobody, group="or", note=note)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """A statement for each Hero."""
        assert isinstance(command, Recruit)
        return tuple(f"{hire.hero}: {_hire_method(hire)}" for hire in command.hires) or (NONE,)


def _hires(state: State, context: MapContext, hero: str, every: Sequence[Hire]) -> Iterator[Pick]:
    """What a Hero can recruit, with its chances; kinds for hire that are not available are refused with a reason."""
    listed = dict.fromkeys((*every, *(Hire(hero, "hire", kind) for kind in _ground(context, hero))))
    for hire in listed:
        fault = None if hire in every else recruit_fault(state, context.seat(hero), Recruit((hire,)))
        group = "hire" if hire.method == "hire" else "recruit"
        label, note = _hire_label(state, context, hire), _hire_note(state, context, hire)
        why = explain(fault) if fault else ""
        yield Pick(f"{hero}: {_hire_method(hire)}", label, group=group, note=note, refusal=why)


def _ground(context: MapContext, hero: str) -> tuple[str, ...]:
    """The kinds for hire at a Hero's point, even if none are left."""
    return context.scenario.map.points[context.land.places[hero]].ground


def _hire_note(state: State, context: MapContext, hire: Hire) -> Said:
    """The chances of a recruit: the roll it needs, or how many units are drawn from."""
    if hire.method == "hire":
        is_sure = OWN.get(LEADERS[hire.hero].nation) == hire.kind
        return said("campaigns-offer-no-roll") if is_sure else said("campaigns-offer-roll", most=MISHAP - 1)
    if hire.method == "special":
        number = len(specials(context, state.pool, hire.hero))
        return said("campaigns-offer-special-note", number=number)
    return said("campaigns-offer-random-note", number=len(pool_of(state.pool, LEADERS[hire.hero].nation)))


def _hire_method(hire: Hire) -> str:
    """How a Hero recruits, in a word or two."""
    return " ".join(word for word in (hire.method, hire.kind) if word) or "random"


def _hire_label(state: State, context: MapContext, hire: Hire) -> Said:
    """What a Hero recruits, as the label of a button."""
    nation = LEADERS[hire.hero].nation
    if hire.method == "hire":
        return said("campaigns-offer-hire", kind=kind_name(hire.kind))
    if hire.method == "special":
        kinds = specials(context, state.pool, hire.hero)
        return said("campaigns-offer-special", kinds=OneOf(tuple(type_name(kind) for kind in kinds)), nation=nation)
    return said("campaigns-offer-random", nation=nation)
