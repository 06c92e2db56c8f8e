"""Who asks for which seat before a match by link starts: told apart, and what to do where two want one.  Pure."""

from __future__ import annotations

from rozz import library
from rozz.engine.links.contents import Contents
from rozz.engine.links.envelopes import HERE, Join
from rozz.engine.links.names import skeleton
from rozz.ui.links.linked import Linked
from rozz.ui.names import called, listed, one_line
from rozz.ui.texts import say

#: A word of the list stands for so many bits.
WORD_BITS = 11


def words(join: Join) -> str:
    """Two words that come of who asks for which seat under which name: another has others."""
    known, number = library.words(), int.from_bytes(join.identity[:4], "big") >> 32 - 2 * WORD_BITS
    return f"{known[number >> WORD_BITS]} {known[number % len(known)]}"


def label(contents: Contents, join: Join) -> str:
    """What somebody who asks for a seat is called; where another's name looks like it, with two words."""
    name = one_line(join.name) or called(join.seat)
    is_alike = any(_are_alike(join, each) for each in contents.joins)
    return say("asks-with-words", name=name, words=words(join)) if is_alike else name


def _are_alike(one: Join, other: Join) -> bool:
    return one.key != other.key and skeleton(one.name) == skeleton(other.name)


def of_seat(contents: Contents, seat: str) -> tuple[Join, ...]:
    """Who asks for a seat, first who can best have it: by a name of their own, and with no other seat for certain."""
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


def _clashes(contents: Contents, join: Join) -> bool:
    """Whether somebody wants another seat by a name that looks the same."""
    return any(each.seat != join.seat and _are_alike(join, each) for each in contents.joins)


def _has_another(contents: Contents, join: Join) -> bool:
    """Whether who asks for a seat is the only one to ask for another."""
    others = {each.seat for each in contents.joins if each.key == join.key} - {join.seat}
    return any({each.key for each in contents.joins if each.seat == seat} == {join.key} for seat in others)


def rivals(contents: Contents, seat: str) -> tuple[Join, ...]:
    """Those of whom one alone can play a seat, where there are several; nobody otherwise."""
    asking = tuple(each for each in of_seat(contents, seat) if not _has_another(contents, each))
    return asking if len({each.key for each in asking}) > 1 else ()


def maker(contents: Contents) -> str:
    """Who made the match, as far as they have joined it themselves."""
    found = (one_line(each.name) for each in contents.joins if each.key == contents.invite.key)
    return next((each for each in found if each), say("the-maker"))


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
    """The seats that anybody can take."""
    plays = dict(linked.ledger.contents.invite.seats)
    return tuple(seat for seat in linked.standing().free if plays[seat] != HERE)


def has_to_choose(linked: Linked) -> bool:
    """Whether who plays here, and did not make the match, does well to ask for another seat, or by another name."""
    return not linked.is_creator and (bool(contests(linked) and open_seats(linked)) or bool(likenesses(linked)))


def contests(linked: Linked) -> list[str]:
    """A sentence for each seat that several want: to who made the match each, to the others of what they want."""
    contents, told = linked.ledger.contents, []
    free = listed([called(each) for each in open_seats(linked)])
    for seat in contents.humans:
        asking = rivals(contents, seat)
        others = [label(contents, each) for each in asking if each.key != linked.key]
        if linked.is_creator and others:
            told.append(f"{say('contested', names=listed(others), colour=called(seat))} {_way_out(free, 'maker')}")
        elif 0 < len(others) < len(asking):
            both = say("contested-here", names=listed(others), colour=called(seat), maker=maker(contents))
            told.append(f"{both} {_way_out(free, 'here')}")
    return told


def _way_out(free: str, whose: str) -> str:
    return say(f"contested-free-{whose}", free=free) if free else say(f"contested-none-{whose}")


def likenesses(linked: Linked) -> list[str]:
    """A sentence for two who want different seats under names that look alike: so no match can start."""
    contents = linked.ledger.contents
    pairs = [
        (one, other)
        for number, one in enumerate(contents.joins)
        for other in contents.joins[number + 1 :]
        if one.seat != other.seat and _are_alike(one, other) and not _is_renamed(contents, one, other)
    ]
    if linked.is_creator:
        return [say("alike", one=label(contents, one), other=label(contents, other)) for one, other in pairs]
    here = [(one, other) if one.key == linked.key else (other, one) for one, other in pairs]
    return [
        say("alike-here", name=label(contents, other), own=label(contents, one))
        for one, other in here
        if one.key == linked.key
    ]


def _is_renamed(contents: Contents, *joins: Join) -> bool:
    """Whether one of them asks for the same seat under another name too."""
    return any(
        each.key == join.key and each.seat == join.seat and skeleton(each.name) != skeleton(join.name)
        for join in joins
        for each in contents.joins
    )
