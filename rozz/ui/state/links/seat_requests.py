"""Who asks for which seat of a match by link before it starts, and whether it is clear who gets it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.engine.links.signing.envelopes import Join
from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire.link_contents import Contents
from rozz.ui.memoize import remembered


@remembered(most=32)
def of_seat(contents: Contents, seat: str) -> tuple[Join, ...]:
    """Who asks for a seat, best candidates first: people with a unique name who surely get no other seat."""
    taken: set[bytes] = set()
    found: tuple[Join, ...] = ()
    for each in contents.humans:
        asking = [join for join in contents.joins if join.seat == each]
        found = tuple(
            sorted(
                asking,
                key=lambda join: (join.key in taken or _has_another(contents, join), _clashes(contents, join)),
            )
        )
        if each == seat:
            break
        taken |= {join.key for join in found[:1]}
    return found


@dataclass(frozen=True)
class _Asked:
    """An index of all requests, built once because a link may hold very many of them."""

    keys: Mapping[str, frozenset[bytes]]
    seats: Mapping[bytes, frozenset[str]]
    looks: Mapping[str, Mapping[str, frozenset[bytes]]]


@remembered(most=4)
def _asked(contents: Contents) -> _Asked:
    """Index all requests by seat, by who asks, and by what the name looks like."""
    keys: dict[str, set[bytes]] = {}
    seats: dict[bytes, set[str]] = {}
    looks: dict[str, dict[str, set[bytes]]] = {}
    for each in contents.joins:
        keys.setdefault(each.seat, set()).add(each.key)
        seats.setdefault(each.key, set()).add(each.seat)
        looks.setdefault(skeleton(each.name), {}).setdefault(each.seat, set()).add(each.key)
    return _Asked(
        {seat: frozenset(each) for seat, each in keys.items()},
        {key: frozenset(each) for key, each in seats.items()},
        {look: {seat: frozenset(each) for seat, each in found.items()} for look, found in looks.items()},
    )


def requested_seats(contents: Contents) -> Mapping[bytes, frozenset[str]]:
    """The seats that each key asks for."""
    return _asked(contents).seats


def _clashes(contents: Contents, join: Join) -> bool:
    """Whether somebody else asks for another seat under a name that looks the same."""
    looks = _asked(contents).looks[skeleton(join.name)]
    return any(seat != join.seat and (len(keys) > 1 or join.key not in keys) for seat, keys in looks.items())


def _has_another(contents: Contents, join: Join) -> bool:
    """Whether the person who asks for this seat is the only one who asks for some other seat."""
    asked = _asked(contents)
    return any(seat != join.seat and len(asked.keys[seat]) == 1 for seat in asked.seats[join.key])


@remembered(most=32)
def rivals(contents: Contents, seat: str) -> tuple[Join, ...]:
    """The people who compete for a seat; empty unless there are several."""
    asking = tuple(each for each in of_seat(contents, seat) if not _has_another(contents, each))
    return asking if len({each.key for each in asking}) > 1 else ()


@remembered(most=32)
def is_undecided(contents: Contents, seat: str) -> bool:
    """Whether several people ask for a seat and the host must choose, because the order of requests can be forged."""
    keys = {each.key for each in contents.joins if each.seat == seat}
    certain = {each.key for each in contents.joins if each.seat == seat and not _has_another(contents, each)}
    return len(keys) > 1 and len(certain) != 1


def offered(contents: Contents, seat: str) -> tuple[Join, ...]:
    """People who can be chosen for a seat: not somebody who is the only one asking for another seat, because that
    seat would stay empty.
    """
    joins = of_seat(contents, seat)
    return tuple(each for each in joins if not _has_another(contents, each)) or joins


def picked(contents: Contents, chosen: Mapping[str, str]) -> dict[str, bytes]:
    """Who plays each seat: as the host chose, or the only possible player."""
    alone = {seat: joins[0] for seat in contents.humans if len(joins := offered(contents, seat)) == 1}
    return {seat: each.identity for seat, each in alone.items()} | {
        seat: bytes.fromhex(identity) for seat, identity in chosen.items() if identity
    }


def undecided(contents: Contents, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The seats for which the host still has to choose a player."""
    return tuple(each for each in contents.humans if is_undecided(contents, each) and not chosen.get(each))


def probable_player(contents: Contents, seat: str) -> Join | None:
    """Who will play a seat; None if nobody asks for it, or if it is not clear which of several it will be."""
    return None if is_undecided(contents, seat) else next(iter(of_seat(contents, seat)), None)
