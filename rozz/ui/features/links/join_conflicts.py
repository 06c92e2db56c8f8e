"""Who asks for which seat before a match by link starts: told apart, and what to do where two want one.  Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from itertools import islice, takewhile

from rozz import library
from rozz.engine.links.signing.envelopes import HERE, Join
from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.listing import listed
from rozz.ui.features.links import start_check
from rozz.ui.i18n.display_names import called, one_line
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.links import seat_requests
from rozz.ui.state.links.linked_match import Linked

#: A word of the list stands for so many bits.
WORD_BITS = 11
#: Somebody may ask for seats under many keys, all by one name: so many sentences say enough of that.
MOST_TOLD = 3
#: Brackets of any kind, by Unicode: opening ones, and closing ones.
_BRACKETS = {"Ps", "Pe"}


def words(join: Join) -> str:
    """Two words that come of who asks for which seat under which name: another has others."""
    known, number = library.words(), int.from_bytes(join.identity[:4], "big") >> 32 - 2 * WORD_BITS
    return f"{known[number >> WORD_BITS]} {known[number % len(known)]}"


def label(contents: Contents, join: Join) -> str:
    """What somebody who asks for a seat is called; where another's name looks like it, with two words."""
    name = one_line(join.name) or called(join.seat)
    if len(_by_look(contents)[_look(join)]) < 2:
        return name
    bare = "".join(each for each in name if not _is_bracket(each))
    return say("asks-with-words", name=bare.strip(), words=words(join))


@remembered(most=4)
def _by_look(contents: Contents) -> Mapping[str, frozenset[bytes]]:
    """Who is called what looks alike on the page, by their keys."""
    found: dict[str, set[bytes]] = {}
    for each in contents.joins:
        found.setdefault(_look(each), set()).add(each.key)
    return {look: frozenset(keys) for look, keys in found.items()}


def _look(join: Join) -> str:
    """A name as it is told from others: as long as it is shown, and without what only looks like the page's words."""
    name = one_line(join.name) or called(join.seat)
    return skeleton("".join(takewhile(lambda sign: not _is_bracket(sign), name)).strip() or name)


def _is_bracket(sign: str) -> bool:
    """Whether it might be taken for one of those around the two words that the page writes behind a name."""
    return any(unicodedata.category(each) in _BRACKETS for each in unicodedata.normalize("NFKC", sign))


def probably(contents: Contents, seat: str) -> str:
    """Who is to play a seat; whoever plays its colour as long as nobody can know whom it will be."""
    join = seat_requests.probably(contents, seat)
    return label(contents, join) if join else say("whoever-plays", colour=called(seat))


def maker(contents: Contents) -> str:
    """Who made the match, as far as they have joined it themselves."""
    found = (one_line(each.name) for each in contents.joins if each.key == contents.invite.key)
    return next((each for each in found if each), say("the-maker"))


def has_maker_a_seat(contents: Contents) -> bool:
    """Whether who made the match plays in it too."""
    return any(each.key == contents.invite.key for each in contents.joins)


def own(linked: Linked) -> tuple[Join, ...]:
    """What is asked for on this device."""
    return tuple(each for each in linked.ledger.contents.joins if each.key == linked.key)


def has_asked(linked: Linked, seat: str, name: str) -> bool:
    """Whether a seat is asked for on this device already, by a name that looks the same."""
    return any(each.seat == seat and skeleton(each.name) == skeleton(name) for each in own(linked))


def requests(linked: Linked) -> list[str]:
    """What is asked for on this device: for each name a sentence, with the words by which its link is known."""
    asked: dict[str, list[Join]] = {}
    for each in own(linked):
        asked.setdefault(one_line(each.name) or called(each.seat), []).append(each)
    return [
        say(
            "asks-for",
            name=name,
            seats=listed([called(each.seat) for each in joins]),
            words=", ".join(map(words, joins)),
        )
        for name, joins in asked.items()
    ]


def open_seats(linked: Linked) -> tuple[str, ...]:
    """The seats that can be taken here: free ones, and those of somebody else who has more than one can play."""
    contents = linked.ledger.contents
    shared = {seat for group in start_check.too_few(contents) if linked.key not in group.keys for seat in group.seats}
    free = {*linked.standing().free, *shared}
    return tuple(seat for seat in link_seats(linked) if seat in free)


def link_seats(linked: Linked) -> tuple[str, ...]:
    """The seats that are played elsewhere than where the match was made, whoever asks for them."""
    contents = linked.ledger.contents
    plays = dict(contents.invite.seats)
    return tuple(seat for seat in contents.humans if plays[seat] != HERE)


def has_to_choose(linked: Linked) -> bool:
    """Whether who plays here, and did not make the match, does well to ask for another seat, or by another name."""
    return not linked.is_creator and (bool(_contested(linked) and open_seats(linked)) or bool(likenesses(linked)))


def contests(linked: Linked) -> list[str]:
    """A sentence for each seat that several want: to who made the match each, to the others of what they want.

    Seats that have enough for all who want them, one each, have one sentence together.
    """
    contents = linked.ledger.contents
    free = listed([called(each) for each in open_seats(linked)])
    few = start_check.too_few(contents)
    wanted = {seat for group in few for seat in group.seats}
    told = [_few(linked, group) for group in few]
    told += [_enough(linked, seats) for seats in _shared(contents) if not wanted & set(seats)]
    for seat in _contested(linked):
        names = listed(
            [label(contents, each) for each in seat_requests.rivals(contents, seat) if each.key != linked.key]
        )
        if linked.is_creator:
            told.append(f"{say('contested', names=names, colour=called(seat))} {_way_out(free, 'maker')}")
        else:
            both = say("contested-here", names=names, colour=called(seat), maker=maker(contents))
            told.append(f"{both} {_way_out(free, 'here', maker(contents))}")
    return [each for each in told if each]


def _contested(linked: Linked) -> tuple[str, ...]:
    """The seats because of which somebody cannot play: to who made the match all, to the others what they want."""
    contents = linked.ledger.contents
    shared = {seat for seats in _shared(contents) for seat in seats}
    lone = (seat for seat in contents.humans if seat not in shared)
    found = [(seat, {each.key for each in seat_requests.rivals(contents, seat)}) for seat in lone]
    return tuple(seat for seat, keys in found if keys and (linked.is_creator or linked.key in keys))


def still_free(linked: Linked) -> str:
    """Who wants one seat in vain as long as another is free, in a few words; nothing where all of them can play."""
    seats, free = _contested(linked), open_seats(linked)
    if not free or not seats:
        return ""
    asked = {"names": rivals(linked), "seats": listed([called(each) for each in seats])}
    return say("note-contested", **asked, free=listed([called(each) for each in free]))


def hindered(linked: Linked) -> str:
    """Why a match cannot start though all seats are asked for: too few ask, or all who do look alike; or nothing."""
    contents = linked.ledger.contents
    if start_check.too_few(contents):
        return "-more"
    return "-alike" if likenesses(linked) and not start_check.has_start(contents) else ""


def has_to_tell(linked: Linked) -> bool:
    """Whether those who ask for seats have to be told by who made the match, or it cannot start with all of them."""
    if not linked.is_creator or linked.ledger.contents.start is not None:
        return False
    return bool(still_free(linked) if linked.standing().free else hindered(linked))


def rivals(linked: Linked) -> str:
    """All who want a seat that another wants too, and have none for certain."""
    contents = linked.ledger.contents
    found = {each.key: each for seat in _contested(linked) for each in seat_requests.rivals(contents, seat)}
    names = [label(contents, each) for each in found.values()]
    return listed(names if len(names) <= MOST_TOLD else [*names[:MOST_TOLD], say("the-others")])


def _few(linked: Linked, group: start_check.Few) -> str:
    """That some seats have not one player each; nothing to whom they do not concern."""
    contents = linked.ledger.contents
    colours = listed([called(each) for each in group.seats])
    if linked.key in group.keys and not linked.is_creator:
        return say("too-few-here", seats=colours)
    asking = {each.key: each for each in contents.joins if each.key in group.keys and each.seat in group.seats}
    names = listed([label(contents, each) for each in asking.values()])
    return say("too-few", seats=colours, names=names) if linked.is_creator else ""


def _enough(linked: Linked, seats: tuple[str, ...]) -> str:
    """That each of those who want some seats can have one; nothing to whom they do not concern."""
    contents = linked.ledger.contents
    asking = {each.key: each for seat in reversed(seats) for each in seat_requests.rivals(contents, seat)}
    names = listed([label(contents, each) for each in asking.values() if each.key != linked.key])
    colours = listed([called(each) for each in seats])
    if linked.is_creator:
        return say("enough", names=names, seats=colours)
    return say("enough-here", names=names, seats=colours, maker=maker(contents)) if linked.key in asking else ""


def _shared(contents: Contents) -> list[tuple[str, ...]]:
    """Those seats that several want, together with what else these want, where each of them can have one."""
    found: list[tuple[str, ...]] = []
    for seat in contents.humans:
        if seat_requests.rivals(contents, seat) and not any(seat in each for each in found):
            wanted = _wanted_with(contents, seat)
            if _is_one_each(wanted):
                found.append(tuple(each for each in contents.humans if _has_rivals_in(contents, each, wanted)))
    return found


def _has_rivals_in(contents: Contents, seat: str, wanted: Mapping[bytes, frozenset[str]]) -> bool:
    return bool({each.key for each in seat_requests.rivals(contents, seat)} & wanted.keys())


def _wanted_with(contents: Contents, seat: str) -> dict[bytes, frozenset[str]]:
    """Whoever wants a seat, or one that somebody wants who is among them already: with all the seats they want."""
    wanted = seat_requests.wishes(contents)
    seats, before = frozenset({seat}), frozenset[str]()
    while seats != before:
        before, seats = seats, seats.union(*(each for each in wanted.values() if each & seats))
    return {key: each for key, each in wanted.items() if each & seats}


def _is_one_each(wanted: Mapping[bytes, frozenset[str]]) -> bool:
    """Whether all of them can have one of the seats that they want."""
    holders: dict[str, bytes] = {}

    def has_found(key: bytes, tried: set[str]) -> bool:
        for seat in wanted[key] - tried:
            tried.add(seat)
            if seat not in holders or has_found(holders[seat], tried):
                holders[seat] = key
                return True
        return False

    return all(has_found(key, set()) for key in wanted)


def _way_out(free: str, whose: str, maker: str = "") -> str:
    return say(f"contested-free-{whose}", free=free) if free else say(f"contested-none-{whose}", maker=maker)


def likenesses(linked: Linked) -> list[str]:
    """A sentence for two who want different seats under names that look alike: no match starts with both."""
    contents = linked.ledger.contents
    mine = None if linked.is_creator else linked.key
    pairs = list(islice(_alike(contents, mine), MOST_TOLD + 1))
    way = "-choose" if pairs and start_check.has_start(contents) else ""
    if linked.is_creator:
        told = [say(f"alike{way}", one=label(contents, one), other=label(contents, other)) for one, other in pairs]
    else:
        told = [
            say(f"alike-here{way}", name=label(contents, other), own=label(contents, one))
            for one, other in pairs
            if not _has_other_name(linked, one)
        ]
    return told if len(told) <= MOST_TOLD else [*told[:MOST_TOLD], say("alike-more")]


def _alike(contents: Contents, key: bytes | None) -> Iterator[tuple[Join, Join]]:
    """Each two who want different seats by names that look alike; of somebody's `key` theirs first, and only these."""
    names: dict[tuple[bytes, str], set[str]] = {}
    by_name: dict[str, list[Join]] = {}
    for each in contents.joins:
        names.setdefault((each.key, each.seat), set()).add(skeleton(each.name))
        by_name.setdefault(skeleton(each.name), []).append(each)
    # Who asks for the same seat under another name too can be chosen by that.
    stuck = [[each for each in joins if len(names[each.key, each.seat]) < 2] for joins in by_name.values()]
    for joins in stuck:
        for number, one in enumerate(joins):
            if key is None or one.key == key:
                others = joins[number + 1 :] if key is None else joins
                yield from ((one, other) for other in others if other.seat != one.seat and other.key != one.key)


def _has_other_name(linked: Linked, join: Join) -> bool:
    """Whether something is asked for on this device by another name already."""
    return any(skeleton(each.name) != skeleton(join.name) for each in own(linked))
