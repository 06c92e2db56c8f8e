"""What rivals, or the player, can reach this turn: which seats the board shows, and all of it in words.

It depends only on the state of the match, never on a draft. Each seat is computed separately and once per state, so
no tap waits for it. The page imports this module only when a player first asks for it, so it starts faster.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from rozz.engine.game import Reach, Rules, Way, WithReach, WithReachNote, name_of, reach_of
from rozz.ui.features.table import next_turn_layer
from rozz.ui.games import face_of
from rozz.ui.games.face import Reached
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.memoize import remembered
from rozz.ui.state import messages as m
from rozz.ui.state.effects import ToTop, Updated, WaitForReach
from rozz.ui.state.model import Layer, Model, Session
from rozz.ui.state.session_kinds import Guessing, Learning
from rozz.ui.state.stages import COMPOSE

#: What the layer can show.
RIVALS, OWN = "rivals", "own"


@dataclass(frozen=True)
class ReachLine:
    """What one seat can do to a place in one manner: a sentence, and the seat."""

    seat: str
    text: str


def has_reach(session: Session) -> bool:
    """Whether the game can compute reach; not in a lesson, where the others do what the lesson says."""
    return isinstance(session.match.game, WithReach) and not isinstance(session.kind, Learning | Guessing)


def update(model: Model, message: m.ReachMessage) -> Updated:
    """Show a layer or hide it; or show one more seat of it."""
    layer = model.layer
    if isinstance(message, m.ShowReach):
        what = message.what if message.what != layer.what and message.what in (RIVALS, OWN) else ""
        is_place_open = model.session is not None and bool(model.session.composer.made)
        # What is said of the open place is at the top of its sheet, which may be scrolled away: on a phone by the slip.
        seen = (ToTop("slip-body"), ToTop("sheet")) if what and is_place_open else ()
        return replace(model, layer=Layer(what, has_next=layer.has_next)), seen
    if isinstance(message, m.ShowNextReach | m.NextReachFound):
        return next_turn_layer.update(model, message)
    is_due = isinstance(message, m.ReachDue) and message.shown == layer.shown
    return (replace(model, layer=replace(layer, shown=layer.shown + 1)) if is_due else model), ()


def followed(model: Model) -> Updated:
    """The layer for the state on the board, and when to show more of it."""
    session, layer = model.session, model.layer
    if session is None:
        return replace(model, layer=Layer()), ()
    if session.stage != COMPOSE or not has_reach(session):
        return model, ()
    if not layer.is_about(session):
        layer = Layer(layer.what, (session.match.state, session.seat), has_next=layer.has_next)
    if is_whole(session, layer):
        layer, effects = next_turn_layer.followed(session, layer, seats(session, layer.what))
        return replace(model, layer=layer), effects
    if layer.asked > layer.shown:
        return replace(model, layer=layer), ()
    return replace(model, layer=replace(layer, asked=layer.shown + 1)), (WaitForReach(layer.shown),)


def note(session: Session) -> str:
    """What the game says about reach at this moment; empty if reach always means the same."""
    match = session.match
    return render(match.game.reach_note(match.state), match.names) if isinstance(match.game, WithReachNote) else ""


def seats(session: Session, what: str) -> tuple[str, ...]:
    """The seats of a layer: the player's own, or all rivals who can still do something."""
    match = session.match
    if what == OWN:
        return (session.seat,)
    gone = match.game.departed_seats(match.state)
    idle = {seat.colour for seat in match.game.seats(match.scenario) if seat.is_passive}
    return tuple(each for each in match.colours if each != session.seat and each not in gone and each not in idle)


def is_whole(session: Session, layer: Layer) -> bool:
    """Whether all seats are shown."""
    return layer.shown >= len(seats(session, layer.what))


def is_next_whole(session: Session, layer: Layer) -> bool:
    """Whether all seats are shown for next turn too."""
    return next_turn_layer.is_whole(layer, len(seats(session, layer.what)))


def marks(session: Session, layer: Layer) -> Mapping[str, tuple[Reached, ...]]:
    """The marks of each place, the same mapping as long as nothing changes."""
    if not layer.what or not layer.shown or not layer.is_about(session):
        return NOTHING
    match = session.match
    now = _marks(match.game, match.scenario, match.state, SEPARATOR.join(seats(session, layer.what)[: layer.shown]))
    if not next_turn_layer.is_shown(layer):
        return now
    return next_turn_layer.with_next(now, layer.found_next, _size(session))


def manners(session: Session, layer: Layer) -> frozenset[str]:
    """The manners in which the shown seats can reach anything."""
    match = session.match
    found = [_reach(match.game, match.state, seat) for seat in seats(session, layer.what)[: layer.shown]]
    if next_turn_layer.is_shown(layer):
        found += [reach for _, reach in layer.found_next]
    return frozenset(way.manner for reach in found for ways in reach.values() for way in ways.ways)


#: No marks.
NOTHING: Mapping[str, tuple[Reached, ...]] = {}
#: Between the seats of a text that the cache compares.
SEPARATOR = "\n"


@remembered(most=4)
def _marks(game: Rules, scenario: object, state: object, shown: str) -> Mapping[str, tuple[Reached, ...]]:
    found: dict[str, tuple[Reached, ...]] = {}
    for seat in shown.split(SEPARATOR):
        common = _everywhere(game, scenario, state, seat)
        for place, ways in _reach(game, state, seat).items():
            is_moved = any(way.manner in MOVING for way in ways.ways)
            is_struck = any(way.manner not in MOVING and way not in common for way in ways.ways)
            if is_moved or is_struck:
                mark = Reached(seat, ways.most if is_moved else 0, is_moved, is_struck)
                found[place] = (*found.get(place, ()), mark)
    return found


#: The manners by which pieces come to stay, in contrast to those that destroy or take.
MOVING = frozenset({"move", "place"})


@remembered(most=16)
def _reach(game: Rules, state: object, seat: str) -> Reach:
    return reach_of(game, state, seat)


@remembered(most=16)
def _everywhere(game: Rules, scenario: object, state: object, seat: str) -> frozenset[Way]:
    """The strikes that reach every place: marking them would say nothing."""
    reach = _reach(game, state, seat)
    if len(reach) < len(face_of(game.name).neighbors(scenario)):
        return frozenset()
    return frozenset.intersection(*(frozenset(way for way in ways.ways if way.manner == "strike") for ways in
                                    reach.values()))  # fmt: skip


def _size(session: Session) -> int:
    """How many places the board has."""
    return len(face_of(session.match.game.name).neighbors(session.match.scenario))


def everywhere(session: Session, layer: Layer) -> list[ReachLine]:
    """Who can strike every place; the board does not mark such strikes."""
    match, found = session.match, []
    for seat in seats(session, layer.what)[: layer.shown]:
        common = _everywhere(match.game, match.scenario, match.state, seat)
        if common:
            ways = sorted(common, key=lambda way: way.start)
            found.append(ReachLine(seat, _sentence(session, seat, "everywhere", ways)))
    if next_turn_layer.is_shown(layer):
        now = {seat: {way.kind for way in _everywhere(match.game, match.scenario, match.state, seat)}
               for seat, _ in layer.found_next}  # fmt: skip
        later = next_turn_layer.everywhere(session, layer.found_next, _size(session), now)
        found += [ReachLine(*each) for each in later]
    return found


def lines(session: Session, layer: Layer, place: str) -> list[ReachLine]:
    """What each seat can move to a place, strike or take there: a sentence for each seat and manner."""
    found = []
    for seat in seats(session, layer.what)[: layer.shown]:
        ways = _ways(session, seat, place)
        for manner in dict.fromkeys(way.manner for way in ways):
            of_manner = [way for way in ways if way.manner == manner]
            found.append(ReachLine(seat, _sentence(session, seat, manner, of_manner)))
    if next_turn_layer.is_shown(layer):
        now = {seat: _ways(session, seat, place) for seat, _ in layer.found_next}
        later = next_turn_layer.lines(session, layer.found_next, place, _size(session), now)
        found += [ReachLine(*each) for each in later]
    return found


def _ways(session: Session, seat: str, place: str) -> tuple[Way, ...]:
    found = _reach(session.match.game, session.match.state, seat).get(place)
    return found.ways if found else ()


def _sentence(session: Session, seat: str, manner: str, ways: Iterable[Way]) -> str:
    who = "you" if seat == session.seat else "other"
    return say(f"threats-{manner}", who=who, name=session.match.names[seat], pieces=_pieces(session, ways))


def _pieces(session: Session, ways: Iterable[Way]) -> str:
    return listed([_from(session, way) for way in ways])


def _from(session: Session, way: Way) -> str:
    pieces = render(way.pieces, session.match.names)
    if way.via:
        return say("threats-via", pieces=pieces, start=name_of(way.start), via=name_of(way.via))
    return say("threats-from", pieces=pieces, start=name_of(way.start)) if way.start else pieces


def in_words(session: Session, layer: Layer, place: str) -> str:
    """For a screen reader: who can reach a place, and with what."""
    if not layer.what or not is_whole(session, layer) or not layer.is_about(session) or not place:
        return ""
    found = {seat: _ways(session, seat, place) for seat in seats(session, layer.what)[: layer.shown]}
    able = {seat: ways for seat, ways in found.items() if ways}
    if is_next_whole(session, layer):
        later = next_turn_layer.in_words(session, layer.found_next, place, _size(session), able, layer.what == OWN)
        now = _now_in_words(session, layer, place, able) if able else ""
        return next_turn_layer.both_in_words(now, later, name_of(place), layer.what == OWN)
    return _now_in_words(session, layer, place, able)


def _now_in_words(session: Session, layer: Layer, place: str, able: Mapping[str, tuple[Way, ...]]) -> str:
    """Who can reach a place this turn."""
    place = name_of(place)
    if layer.what == OWN:
        whole = [_pieces(session, ways) for ways in able.values()]
        return say("threats-heard-own", place=place, pieces=whole[0]) if whole else say("threats-none-own", place=place)
    if not able:
        return say("threats-none", place=place)
    rivals = ""
    for seat, ways in able.items():
        one = say("threats-heard-one", name=session.match.names[seat], pieces=_pieces(session, ways))
        rivals = say("threats-heard-more", rivals=rivals, next=one) if rivals else one
    return say("threats-heard", place=place, rivals=rivals)
