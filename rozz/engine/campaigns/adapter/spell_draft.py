"""Spells made by picks: one for each caster, and the Bell, C11.1 and C19.5.

A pick is a whole spell (`Evora Poppies on MREG2`); its beginnings (`Evora Poppies`) only select the spell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rozz.engine.campaigns.battle.casting import can_ring
from rozz.engine.campaigns.battle.strength import speed
from rozz.engine.campaigns.legality.legality import legal_or_none
from rozz.engine.campaigns.legality.spell_legality import castings_of
from rozz.engine.campaigns.model.commands import Cast, Casting, Command
from rozz.engine.campaigns.model.state import Battle, Spell, State, battle_of, side_of
from rozz.engine.campaigns.model.tables import BELL, LEADERS
from rozz.engine.campaigns.text.wording import force_name, spell_name, unit_name, unit_name_within
from rozz.engine.game import Offer, Pick
from rozz.engine.said import Text, said

ON, AT = " on ", " @ "
RING, NONE = "ring", "none"


class SpellDrafter:
    """The spells of a side in a battle turn."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """The spells so far, and the possible ones."""
        battle, side = battle_of(state), side_of(state, seat)
        every = castings_of(state, battle, side)
        by_key = {_key_of(each): each for each in every}
        casters = _first_spells(every)
        rings_here = can_ring(state.scenario, battle, state.pool, side)
        made, hand = _chosen(picked, by_key, casters, rings_here)
        command = Cast(tuple(by_key[each] for each in made if each in by_key), RING in made)
        whole = (*made, hand) if hand else tuple(made)
        last = hand or next((each for each in reversed(made) if each in by_key), "")
        picks = tuple(self._picks(state, battle, side, by_key, last, made, rings_here))
        if not hand:
            picks += tuple(_caster_picks(battle, casters, {each.place for each in picks}))
        expects = said("campaigns-offer-spells" if by_key else "campaigns-offer-spells-bell")
        trail = _trail_of(battle, last) if last else ()
        if hand.count(ON):
            expects = said("campaigns-offer-spells-where", unit=unit_name_within(hand.partition(ON)[2]))
        elif hand:
            expects = said("campaigns-offer-spells-in-hand", spell=spell_name(_spell_of(hand)))
        complete = None if hand else legal_or_none(state, seat, command)
        return Offer(expects, picks, command=complete, made=whole, trail=trail)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """The statements of each spell, and the Bell."""
        assert isinstance(command, Cast)
        keys = (*map(_key_of, command.castings), *([RING] if command.rings else []))
        return keys or (NONE,)

    def _picks(
        self,
        state: State,
        battle: Battle,
        side: str,
        by_key: Mapping[str, Casting],
        last: str,
        made: Sequence[str],
        rings_here: bool,
    ) -> Iterator[Pick]:
        chosen = {by_key[key].caster: by_key[key] for key in made if key in by_key}
        for begin in dict.fromkeys(f"{each.caster} {each.spell}" for each in by_key.values()):
            caster = next(each.caster for each in by_key.values() if begin == f"{each.caster} {each.spell}")
            casting = chosen.get(caster)
            is_it = casting is not None and f"{caster} {casting.spell}" == begin
            note = said("campaigns-offer-spell-note", spell=_spell_of(begin).lower().replace(" ", "-"))
            if is_it and casting:
                note = said("campaigns-offer-on", unit=unit_name_within(casting.target))
            label = said("campaigns-offer-casts", caster=unit_name(caster), spell=spell_name(_spell_of(begin)))
            yield Pick(begin, label, group=caster, note=note)
        if rings_here:
            cost = _cost_of_ringing(state, battle, tuple(chosen.values()))
            yield Pick(RING, said("campaigns-offer-ring"), group="other", note=cost)
        yield Pick(NONE, said("campaigns-offer-nothing"), group="other")
        if last:
            yield from _targets(battle, by_key, last)


def _chosen(
    picked: Sequence[str], by_key: Mapping[str, Casting], casters: Mapping[str, str], rings_here: bool
) -> tuple[list[str], str]:
    """The picks that count, `RING` last, and the spell that is begun but still lacks its target or space."""
    begun = {part for key in by_key for part in _parts_of(key)[:-1]}
    spells: list[str] = []
    rings, is_nothing, hand = False, False, ""
    for key in picked:
        if key == NONE:
            spells, rings, is_nothing, hand = [], False, True, ""
        elif key == RING and rings_here:
            rings, is_nothing, hand = not rings, False, ""
        elif key in by_key:
            caster = by_key[key].caster
            spells = [*(each for each in spells if by_key[each].caster != caster), key]
            is_nothing, hand = False, ""
        elif key in begun or key in casters:
            hand = key if key in begun else casters[key]
    if is_nothing:
        return [NONE], hand
    return [*spells, *([RING] if rings else [])], hand


def _first_spells(castings: Sequence[Casting]) -> dict[str, str]:
    """Each caster's first spell, as a statement: the one that a tap on the caster begins."""
    found: dict[str, str] = {}
    for each in castings:
        found.setdefault(each.caster, f"{each.caster} {each.spell}")
    return found


def _caster_picks(battle: Battle, casters: Iterable[str], taken: set[str]) -> Iterator[Pick]:
    """A pick for each space with magic users, except those `taken` by targets; it chooses the first one there."""
    spaces: dict[str, str] = {}
    for caster in casters:
        spaces.setdefault(battle.by_unit[caster].space, caster)
    for space, caster in spaces.items():
        if space not in taken:
            yield Pick(caster, unit_name(caster), space, "own", group="caster")


def _cost_of_ringing(state: State, battle: Battle, castings: Sequence[Casting]) -> Text:
    """How far the Bell's carrier and its group can still move after ringing, C19.7; empty if that changes nothing."""
    bell = battle.bell
    if bell is None or not bell.carrier or not state.scenario.has("bell-still"):
        return ""
    force = battle.by_unit[bell.carrier]
    spells = tuple(Spell(each.caster, each.spell, each.target) for each in castings)
    before = replace(battle, spells=(*battle.spells, *spells))
    after = replace(before, bell=replace(bell, is_turned=True))
    spaces = speed(after, (force,))
    if spaces == speed(before, (force,)):
        return ""
    return said("campaigns-offer-ring-note", force=force_name(force), spaces=spaces)


def _key_of(casting: Casting) -> str:
    where = f"{AT}{casting.space}" if casting.space else ""
    return f"{casting.caster} {casting.spell}{ON}{casting.target}{where}"


def _parts_of(key: str) -> tuple[str, ...]:
    """A statement and its prefixes."""
    spell, _, rest = key.partition(ON)
    target, at, _ = rest.partition(AT)
    return (spell, f"{spell}{ON}{target}", key) if at else (spell, key)


def _spell_of(key: str) -> str:
    """The spell of a statement, without its caster. No leader's name begins with another's and a space."""
    begun = key.partition(ON)[0]
    caster = next(name for name in LEADERS if begun.startswith(f"{name} "))
    return begun.removeprefix(f"{caster} ")


def _where(battle: Battle, target: str) -> str:
    return battle.bell_space() if target == BELL else battle.by_unit[target].space


def _trail_of(battle: Battle, key: str) -> tuple[str, ...]:
    """The spaces of the caster and of the target, and where the target goes."""
    spell, _, rest = key.partition(ON)
    caster = spell.removesuffix(f" {_spell_of(key)}")
    target, _, space = rest.partition(AT)
    places = (battle.by_unit[caster].space, _where(battle, target) if target else "", space)
    return tuple(each for each in places if each)


def _targets(battle: Battle, by_key: Mapping[str, Casting], last: str) -> Iterator[Pick]:
    """The targets of the last spell picked; for Transport then the spaces."""
    spell, _, rest = last.partition(ON)
    if rest and any(_parts_of(key)[-2] == last for key in by_key):
        for key, casting in by_key.items():
            if _parts_of(key)[-2] == last:
                yield Pick(key, said("campaigns-offer-transport", space=casting.space), casting.space, "target")
        return
    found: dict[str, Casting] = {}
    for key, casting in by_key.items():
        parts = _parts_of(key)
        if parts[0] == spell:
            found.setdefault(parts[1], casting)
    for key, casting in found.items():
        place = _where(battle, casting.target)
        yield Pick(key, unit_name(casting.target), place, "target", group="target")
