"""Who asks for which seat before a match by link starts: how to distinguish them and settle conflicts. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from itertools import islice, takewhile

from rozz import shipped_files
from rozz.engine.links.signing.envelopes import Join
from rozz.engine.links.verify.player_names import skeleton
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.seats import HERE
from rozz.ui.features.links import start_check
from rozz.ui.i18n.display_names import called, color_name, one_line
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed, with_commas
from rozz.ui.memoize import remembered
from rozz.ui.state.links import seat_requests
from rozz.ui.state.links.linked_match import Linked

#: Bits per word of the list.
WORD_BITS = 11
#: Somebody may ask for seats with many keys under one name: this many sentences are enough.
MOST_NAMED = 3
#: Unicode categories of opening and closing brackets.
_BRACKETS = {"Ps", "Pe"}


def words(join: Join) -> str:
    """Two words derived from key, seat and name, to distinguish requests."""
    known, number = shipped_files.voice_words(), int.from_bytes(join.identity[:4], "big") >> 32 - 2 * WORD_BITS
    return f"{known[number >> WORD_BITS]} {known[number % len(known)]}"


def label(contents: Contents, join: Join) -> str:
    """The name of somebody who asks for a seat; if another name looks like it, with the two words."""
    name = one_line(join.name) or color_name(join.seat)
    if len(_by_look(contents)[_look(join)]) < 2:
        return name
    bare = "".join(each for each in name if not _is_bracket(each))
    return say("asks-with-words", name=bare.strip(), words=words(join))


@remembered(most=4)
def _by_look(contents: Contents) -> Mapping[str, frozenset[bytes]]:
    """The keys behind each name, grouped by what looks alike."""
    found: dict[str, set[bytes]] = {}
    for each in contents.joins:
        found.setdefault(_look(each), set()).add(each.key)
    return {look: frozenset(keys) for look, keys in found.items()}


def _look(join: Join) -> str:
    """A name reduced to its look: as long as it is displayed, without anything that mimics the page's own words."""
    name = one_line(join.name) or called(join.seat)
    return skeleton("".join(takewhile(lambda sign: not _is_bracket(sign), name)).strip() or name)


def _is_bracket(sign: str) -> bool:
    """Whether a character could be mistaken for the brackets that the page puts around the two words."""
    return any(unicodedata.category(each) in _BRACKETS for each in unicodedata.normalize("NFKC", sign))


def probably(contents: Contents, seat: str) -> str:
    """Who will play a seat; if nobody can know, the name of its color."""
    join = seat_requests.probable_player(contents, seat)
    return label(contents, join) if join else say("player-of-color", colour=color_name(seat))


def maker(contents: Contents) -> str:
    """Who made the match, if they have joined it."""
    found = (one_line(each.name) for each in contents.joins if each.key == contents.invite.key)
    return next((each for each in found if each), say("the-maker"))


def host_has_seat(contents: Contents) -> bool:
    """Whether the host also plays."""
    return any(each.key == contents.invite.key for each in contents.joins)


def own_requests(linked: Linked) -> tuple[Join, ...]:
    """What this device asks for."""
    return tuple(each for each in linked.ledger.contents.joins if each.key == linked.key)


def has_asked(linked: Linked, seat: str, name: str) -> bool:
    """Whether this device already asks for a seat under a name that looks the same."""
    return any(each.seat == seat and skeleton(each.name) == skeleton(name) for each in own_requests(linked))


def requests(linked: Linked) -> list[str]:
    """This device's requests: one sentence for each name, with the words that identify its link."""
    asked: dict[str, list[Join]] = {}
    for each in own_requests(linked):
        asked.setdefault(one_line(each.name) or color_name(each.seat), []).append(each)
    return [
        say(
            "asks-for",
            name=name,
            seats=listed([color_name(each.seat) for each in joins]),
            words=with_commas(map(words, joins)),
        )
        for name, joins in asked.items()
    ]


def open_seats(linked: Linked) -> tuple[str, ...]:
    """The seats that can be taken here: free seats, and seats of people who ask for more than they can play."""
    contents = linked.ledger.contents
    shared = {seat for group in start_check.too_few(contents) if linked.key not in group.keys for seat in group.seats}
    free = {*linked.status().free, *shared}
    return tuple(seat for seat in link_seats(linked) if seat in free)


def link_seats(linked: Linked) -> tuple[str, ...]:
    """The seats that are not played on the host's device, with or without requests for them."""
    contents = linked.ledger.contents
    plays = dict(contents.invite.seats)
    return tuple(seat for seat in contents.humans if plays[seat] != HERE)


def has_to_choose(linked: Linked) -> bool:
    """Whether a guest here should ask for another seat, or under another name."""
    return not linked.is_creator and (bool(_contested(linked) and open_seats(linked)) or bool(similar_names(linked)))


def conflict_sentences(linked: Linked) -> list[str]:
    """A sentence for each contested seat: the host sees all, the others only the seats that they want.

    Seats with enough for everyone who wants them share one sentence.
    """
    contents = linked.ledger.contents
    free = listed([color_name(each) for each in open_seats(linked)])
    few = start_check.too_few(contents)
    wanted = {seat for group in few for seat in group.seats}
    sentences = [_few(linked, group) for group in few]
    sentences += [_enough(linked, seats) for seats in _shared(contents) if not wanted & set(seats)]
    for seat in _contested(linked):
        names = listed(
            [label(contents, each) for each in seat_requests.rivals(contents, seat) if each.key != linked.key]
        )
        if linked.is_creator:
            sentences.append(f"{say('contested', names=names, colour=color_name(seat))} {_way_out(free, 'maker')}")
        else:
            both = say("contested-here", names=names, colour=color_name(seat), maker=maker(contents))
            sentences.append(f"{both} {_way_out(free, 'here', maker(contents))}")
    return [each for each in sentences if each]


def _contested(linked: Linked) -> tuple[str, ...]:
    """The seats whose conflict keeps somebody from playing: all for the host, their own for others."""
    contents = linked.ledger.contents
    shared = {seat for seats in _shared(contents) for seat in seats}
    lone = (seat for seat in contents.humans if seat not in shared)
    found = [(seat, {each.key for each in seat_requests.rivals(contents, seat)}) for seat in lone]
    return tuple(seat for seat, keys in found if keys and (linked.is_creator or linked.key in keys))


def still_free(linked: Linked) -> str:
    """Who asks in vain for a seat while another is free, in a few words; empty if all can play."""
    seats, free = _contested(linked), open_seats(linked)
    if not free or not seats:
        return ""
    asked = {"names": rivals(linked), "seats": listed([color_name(each) for each in seats])}
    return say("note-contested", **asked, free=listed([color_name(each) for each in free]))


def start_obstacle(linked: Linked) -> str:
    """Why a match cannot start though all seats are asked for: too few players, or names too similar; or empty."""
    contents = linked.ledger.contents
    if start_check.too_few(contents):
        return "-more"
    return "-alike" if similar_names(linked) and not start_check.has_start(contents) else ""


def has_to_distinguish(linked: Linked) -> bool:
    """Whether the host has to distinguish the requests by words, or cannot start with all of them."""
    if not linked.is_creator or linked.ledger.contents.start is not None:
        return False
    return bool(still_free(linked) if linked.status().free else start_obstacle(linked))


def rivals(linked: Linked) -> str:
    """Everybody without a certain seat who wants a seat that somebody else wants too."""
    contents = linked.ledger.contents
    found = {each.key: each for seat in _contested(linked) for each in seat_requests.rivals(contents, seat)}
    names = [label(contents, each) for each in found.values()]
    return listed(names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED], say("the-others")])


def _few(linked: Linked, group: start_check.Few) -> str:
    """A sentence that some seats have too few players; empty for players whom it does not concern."""
    contents = linked.ledger.contents
    colours = listed([color_name(each) for each in group.seats])
    if linked.key in group.keys and not linked.is_creator:
        return say("too-few-here", seats=colours)
    asking = {each.key: each for each in contents.joins if each.key in group.keys and each.seat in group.seats}
    names = listed([label(contents, each) for each in asking.values()])
    return say("too-few", seats=colours, names=names) if linked.is_creator else ""


def _enough(linked: Linked, seats: tuple[str, ...]) -> str:
    """A sentence that all players who want some seats can each have one; empty for players who are not concerned."""
    contents = linked.ledger.contents
    asking = {each.key: each for seat in reversed(seats) for each in seat_requests.rivals(contents, seat)}
    names = listed([label(contents, each) for each in asking.values() if each.key != linked.key])
    colours = listed([color_name(each) for each in seats])
    if linked.is_creator:
        return say("enough", names=names, seats=colours)
    return say("enough-here", names=names, seats=colours, maker=maker(contents)) if linked.key in asking else ""


def _shared(contents: Contents) -> list[tuple[str, ...]]:
    """Groups of contested seats, with the other seats wanted by the same people, that suffice for everyone."""
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
    """All who compete for a seat, directly or through other seats (transitive closure), with the seats each wants."""
    wanted = seat_requests.requested_seats(contents)
    seats, before = frozenset({seat}), frozenset[str]()
    while seats != before:
        before, seats = seats, seats.union(*(each for each in wanted.values() if each & seats))
    return {key: each for key, each in wanted.items() if each & seats}


def _is_one_each(wanted: Mapping[bytes, frozenset[str]]) -> bool:
    """Whether each player who asks can have one of the seats they want."""
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


def similar_names(linked: Linked) -> list[str]:
    """A sentence for each pair who want different seats under similar names, as a match cannot start with both."""
    contents = linked.ledger.contents
    mine = None if linked.is_creator else linked.key
    pairs = list(islice(_alike(contents, mine), MOST_NAMED + 1))
    way = "-choose" if pairs and start_check.has_start(contents) else ""
    if linked.is_creator:
        sentences = [say(f"alike{way}", one=label(contents, one), other=label(contents, other)) for one, other in pairs]
    else:
        sentences = [
            say(f"alike-here{way}", name=label(contents, other), own=label(contents, one))
            for one, other in pairs
            if not _has_other_name(linked, one)
        ]
    return sentences if len(sentences) <= MOST_NAMED else [*sentences[:MOST_NAMED], say("alike-more")]


def _alike(contents: Contents, key: bytes | None) -> Iterator[tuple[Join, Join]]:
    """Each two people who want different seats under similar names; with a `key`, only its pairs, its request first."""
    names: dict[tuple[bytes, str], set[str]] = {}
    by_name: dict[str, list[Join]] = {}
    for each in contents.joins:
        names.setdefault((each.key, each.seat), set()).add(skeleton(each.name))
        by_name.setdefault(skeleton(each.name), []).append(each)
    # Those who also ask for the seat under another name can be chosen by that one.
    stuck = [[each for each in joins if len(names[each.key, each.seat]) < 2] for joins in by_name.values()]
    for joins in stuck:
        for number, one in enumerate(joins):
            if key is None or one.key == key:
                others = joins[number + 1 :] if key is None else joins
                yield from ((one, other) for other in others if other.seat != one.seat and other.key != one.key)


def _has_other_name(linked: Linked, join: Join) -> bool:
    """Whether this device already asks for something under another name."""
    return any(skeleton(each.name) != skeleton(join.name) for each in own_requests(linked))
