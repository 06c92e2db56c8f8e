"""What rivals, or the player, can reach next turn: who, where, and in words.

The page finds it in the background, one seat at a time, once everything that can be reached this turn is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from rozz.engine.game import Reach, Way, WithNextReach, name_of
from rozz.ui.games.face import Reached
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import OR, listed, with_commas
from rozz.ui.memoize import remembered
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, FindNextReach, Updated
from rozz.ui.state.model import Layer, Model, Session

#: The reach that has been found, by seat.
Found = tuple[tuple[str, Reach], ...]
#: How many starting places of a kind of piece are named; the others are only counted.
NAMED = 3
#: The manners that have sentences, in this order. New pieces do not matter next turn, so `place` is missing.
MANNERS_WITH_SENTENCES = ("move", "strike", "take")


def has_next(session: Session) -> bool:
    """Whether the game knows what can be reached next turn."""
    return isinstance(session.match.game, WithNextReach)


def update(model: Model, message: m.ShowNextReach | m.NextReachFound) -> Updated:
    """Show or hide next turn's reach, or add what was found for one seat."""
    layer, session = model.layer, model.session
    if isinstance(message, m.ShowNextReach):
        if session is None or not has_next(session):
            return model, ()
        shown = replace(layer, has_next=not layer.has_next, seeking_next="")
        # A player who asks for next turn wants to see this turn too.
        return replace(model, layer=shown if layer.what else replace(shown, what="rivals", has_next=True)), ()
    if not layer.seeks(message.state, message.seat):
        return model, ()
    found = (*layer.found_next, (message.seat, message.found))
    return replace(model, layer=replace(layer, found_next=found, seeking_next="")), ()


def followed(session: Session, layer: Layer, seats: tuple[str, ...]) -> tuple[Layer, tuple[Effect, ...]]:
    """Look for the reach of the next seat, if the player wants to see next turn."""
    number = len(layer.found_next)
    if not layer.has_next or not has_next(session) or layer.seeking_next or number == len(seats):
        return layer, ()
    match, seat = session.match, seats[number]
    return replace(layer, seeking_next=seat), (FindNextReach(match.game, match.state, seat),)


def is_shown(layer: Layer) -> bool:
    """Whether the board shows any of next turn's reach."""
    return layer.has_next and bool(layer.found_next)


def is_whole(layer: Layer, seats: int) -> bool:
    """Whether the reach of all seats is known."""
    return layer.has_next and len(layer.found_next) == seats > 0


@remembered(most=4)
def with_next(
    now: Mapping[str, tuple[Reached, ...]], found: Found, board: int
) -> Mapping[str, tuple[Reached, ...]]:
    """The marks of this turn, and next turn's marks wherever a seat has none yet; `board`: the number of its places."""
    both = dict(now)
    for seat, reach in found:
        unmarked = _struck_everywhere(reach, board)
        for place, ways in reach.items():
            if any(mark.seat == seat for mark in now.get(place, ())):
                continue
            is_moved = any(way.manner == "move" for way in ways.ways)
            is_struck = any(way.manner != "move" and way.kind not in unmarked for way in ways.ways)
            if is_moved or is_struck:
                both[place] = (*both.get(place, ()), Reached(seat, 0, is_moved, is_struck, is_next=True))
    return both


@remembered(most=8)
def _struck_everywhere(reach: Reach, board: int) -> frozenset[str]:
    """The kinds of pieces whose strikes reach every place: marking them would say nothing."""
    if len(reach) < board:
        return frozenset()
    kinds = (frozenset(way.kind for way in ways.ways if way.manner == "strike") for ways in reach.values())
    return frozenset.intersection(*kinds)


def _here(reach: Reach, place: str, board: int) -> list[Way]:
    """The ways to a place, without strikes that reach every place."""
    ways = reach[place].ways if place in reach else ()
    return [way for way in ways if way.manner != "strike" or way.kind not in _struck_everywhere(reach, board)]


def everywhere(
    session: Session, found: Found, board: int, now: Mapping[str, Collection[str]]
) -> Iterator[tuple[str, str]]:
    """Who can strike every place next turn, with pieces that cannot do so this turn: seats and sentences."""
    for seat, reach in found:
        if pieces := _pieces_everywhere(session, reach, board, now.get(seat, ())):
            yield seat, _sentence(session, seat, "everywhere", listed(pieces))


def _pieces_everywhere(session: Session, reach: Reach, board: int, now: Collection[str]) -> list[str]:
    """The kinds of pieces that can strike every place next turn, but not this turn (`now`)."""
    kinds = _struck_everywhere(reach, board).difference(now)
    if not kinds:
        return []
    first = next(iter(reach.values())).ways
    ways = {way.kind: way for way in first if way.manner == "strike" and way.kind in kinds}
    return [render(way.pieces, session.match.names) for way in ways.values()]


def lines(
    session: Session, found: Found, place: str, board: int, now: Mapping[str, tuple[Way, ...]]
) -> Iterator[tuple[str, str]]:
    """What each seat can do to a place next turn but not this turn: a sentence for each seat and manner."""
    for seat, reach in found:
        ways, before = _here(reach, place, board), now.get(seat, ())
        manners = {way.manner for way in before}
        for manner in MANNERS_WITH_SENTENCES:
            of_manner = [way for way in ways if way.manner == manner]
            if of_manner and manner not in manners:
                yield seat, _sentence(session, seat, manner, listed(_pieces(session, of_manner)))
        yield from everywhere(session, ((seat, reach),), board, {seat: _striking(before)})


def _striking(ways: Iterable[Way]) -> frozenset[str]:
    """The kinds of pieces that strike."""
    return frozenset(way.kind for way in ways if way.manner == "strike")


def _sentence(session: Session, seat: str, manner: str, pieces: str) -> str:
    who = "you" if seat == session.seat else "other"
    return say(f"threats-next-{manner}", who=who, name=session.match.names[seat], pieces=pieces)


def _pieces(session: Session, ways: Iterable[Way]) -> list[str]:
    """Each kind of piece once, with its starting places."""
    starts: dict[str, dict[str, None]] = {}
    for way in ways:
        starts.setdefault(render(way.pieces, session.match.names), {})[name_of(way.start)] = None
    return [say("threats-from", pieces=pieces, start=_some(list(names))) for pieces, names in starts.items()]


def _some(names: list[str]) -> str:
    """The first few names, and the number of the others."""
    if len(names) <= NAMED + 1:
        return listed(names, OR)
    return say("threats-next-more", places=with_commas(names[:NAMED]), number=len(names) - NAMED)


def in_words(
    session: Session, found: Found, place: str, board: int, now: Mapping[str, tuple[Way, ...]], is_own: bool
) -> str:
    """For a screen reader: who can reach a place next turn but not this turn, and with what."""
    told = ""
    for seat, reach in found:
        before = now.get(seat, ())
        pieces = [] if before else _pieces(session, _here(reach, place, board))
        pieces += _pieces_everywhere(session, reach, board, _striking(before))
        if not pieces:
            continue
        one = listed(pieces)
        if not is_own:
            one = say("threats-heard-one", name=session.match.names[seat], pieces=one)
        told = say("threats-heard-more", rivals=told, next=one) if told else one
    return told


def both_in_words(now: str, later: str, place: str, is_own: bool) -> str:
    """One sentence for both turns; `now` and `later` say what each turn adds, and are empty if it adds nothing."""
    if now:
        return say("threats-heard-next", now=now, later=later) if later else now
    if not later:
        return nobody(place, is_own)
    return say("threats-heard-only-next-own" if is_own else "threats-heard-only-next", place=place, later=later)


def nobody(place: str, is_own: bool) -> str:
    """The sentence for a place that nobody can reach in either turn."""
    return say("threats-none-next-own" if is_own else "threats-none-next", place=place)
