"""A turn that all have answered becomes a turn that is over.  Knows the game's contract, and no keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine import work
from rozz.engine.bots.levels import known
from rozz.engine.dice import NO_DICE, Dice, Keyed
from rozz.engine.errors import BadOrders, BadRecord, BadText
from rozz.engine.links.budget import budget_fault
from rozz.engine.links.contents import Contents, Evidence, Resolved, seals_hash, shows, text_of
from rozz.engine.links.envelopes import COMPUTER, LINK, LONGEST_COMMANDS, PASSIVE, Resign, Show, level_of
from rozz.engine.links.hashing import H, number
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.names import skeleton
from rozz.engine.links.normal import normal
from rozz.engine.links.refusals import Refused, too_much_work
from rozz.engine.match import Match, Place

#: Of a turn's dice, and of the sides of one.
MOST_ROLLS, MOST_SIDES = 256, 1 << 16
#: No match by link goes on for longer.
MOST_TURNS = 1000


def opening(contents: Contents) -> Match | None:
    """The match before its first turn; None before START."""
    if contents.start is None:
        return None
    # m is what nobody knew before START: an opening that is dealt is dealt by it, for all to see.
    dealt = Match.begin(contents.game, contents.scenario, contents.start.match.hex()[:32], key=contents.start.match)
    match = replace(dealt, key=b"")
    return replace(match, seats=places(contents))


def places(contents: Contents) -> tuple[Place, ...]:
    """Who sits where; a computer player goes by its level, and by its colour too where another goes by that."""
    names = {join.seat: join.name for join in contents.joins}
    taken = [skeleton(name) for name in names.values()]
    for seat, level in contents.computers.items():
        name = known(level).name
        alike = [each for each in contents.computers.values() if each == level]
        names[seat] = name if len(alike) == 1 and skeleton(name) not in taken else f"{name} {seat.title()}"
    plays = dict(contents.invite.seats)
    return tuple(Place(seat, names.get(seat, seat), _plays(plays[seat])) for seat in contents.colours)


def _plays(plays: str) -> str:
    if level := level_of(plays):
        return f"{COMPUTER}:{level}"
    return PASSIVE if plays == PASSIVE else LINK


def mind_seed(contents: Contents, turn: Resolved, seat: str) -> bytes:
    """What a computer player's chance is made of in the turn after T(t-1): that, and all salts of who showed."""
    salts = turn.evidence.salts if turn.evidence else {}
    at = contents.chain[contents.turn - 1]
    return H("mind", at, seat.encode(), *(salts.get(each, b"") for each in contents.colours))


def chance_of(contents: Contents, evidence: Evidence) -> bytes | None:
    """ρ: of all salts of a turn; None where one is gone.

    Who seals chooses a salt before anybody else's is known, and so does the one seat that shows without a seal: with
    either left out, the other could try salts till the dice please.  Who is left alone in a turn makes its dice alone.
    """
    assert contents.start is not None
    if b"" in evidence.salts.values():
        return None
    said = (evidence.salts.get(seat, b"") for seat in contents.colours)
    return H("chance", contents.start.match, number(contents.turn), *said)


def dice_of(ledger: Ledger, turn: Resolved) -> Dice | None:
    """The dice of a turn; None where its salts are gone.  Where all look on there are none: they would be foreseen."""
    moment = ledger.match.moment if ledger.match else None
    if moment is None or not moment.is_sealed:
        return NO_DICE
    chance = chance_of(ledger.contents, turn.evidence) if turn.evidence else None
    return Keyed(chance, "") if chance else None


def rolls_of(match: Match) -> tuple[int, ...]:
    """What the dice of the last turn showed."""
    return tuple(roll.face for roll in match.played[-1].rolls)


def played(ledger: Ledger, turn: Resolved, dice: Dice) -> Match:
    """The match after one more turn, its rolls by these dice."""
    match = ledger.match
    assert match is not None
    game, contents = match.game, ledger.contents
    is_sealed = match.moment is None or match.moment.is_sealed
    for seat in match.asked:
        if seat in turn.resigned:
            # Where a game knows no resigning, nobody plays that seat from here on.
            given = game.resignation(contents.scenario, seat) or game.default(match.state, seat)
            match = match.hand_in(seat, given)
        elif seat in ledger.left:
            match = match.hand_in(seat, game.default(match.state, seat))
        elif seat in turn.orders:
            match = match.hand_in(seat, turn.orders[seat])
        elif seat in contents.computers:
            given = turn.computed.get(seat, ()) or (() if is_sealed else game.default(match.state, seat))
            match = match.hand_in(seat, given)
        elif seat in contents.humans and seat not in turn.skipped and not is_sealed:
            raise BadOrders(f"{seat} has shown no move, and one is owed")
        elif seat in contents.humans and not is_sealed:
            match = match.hand_in(seat, game.default(match.state, seat))
    idle = {place.colour for place in match.seats if place.plays == PASSIVE}
    passive = {seat: game.default(match.state, seat) for seat in match.asked if seat in idle}
    return match.resolved({**passive, **match.pending}, dice)


def settled(ledger: Ledger) -> Ledger:
    """With every turn that is complete played, in normal form."""
    while is_complete(ledger):
        if ledger.contents.turn > MOST_TURNS:
            raise Refused("too large", f"a match by link has at most {MOST_TURNS} turns")
        ledger = _after(ledger, resolved_now(ledger))
    return replace(ledger, contents=normal(ledger.contents))


def decided(ledger: Ledger, given: Mapping[str, Sequence[Any]], minds: int) -> Ledger:
    """With the turn over for which only the commands of computer players were wanting."""
    assert is_shown(ledger)
    if ledger.contents.turn > MOST_TURNS:
        raise Refused("too large", f"a match by link has at most {MOST_TURNS} turns")
    computed = {seat: fit for seat, each in given.items() if (fit := fitting(ledger, seat, each))}
    return settled(_after(ledger, replace(resolved_now(ledger), computed=computed, minds=minds)))


def _after(ledger: Ledger, turn: Resolved) -> Ledger:
    """With one more turn that is over."""
    try:
        match = played(ledger, turn, dice_of(ledger, turn) or NO_DICE)
        rolls = rolls_of(match)
        if len(rolls) > MOST_ROLLS or max(rolls, default=0) > MOST_SIDES:
            raise Refused("too large", "more dice were thrown in a turn than a link can hold")
        ledger = Ledger(ledger.contents.extended(replace(turn, rolls=rolls)), match)
    except (BadOrders, BadRecord) as fault:
        raise Refused("forged", f"this link is refused: {fault}") from fault
    if ledger.work > work.MOST:
        raise too_much_work()
    return ledger


def is_complete(ledger: Ledger) -> bool:
    """Whether a turn is over: all have shown, resigned, or are skipped, and no computer player is asked."""
    return is_shown(ledger) and not undecided(ledger)


def undecided(ledger: Ledger) -> tuple[str, ...]:
    """The computer players whose commands are all that the turn waits for."""
    if not ledger.contents.computers or not is_shown(ledger):
        return ()
    assert ledger.match is not None
    return tuple(seat for seat in ledger.contents.computers if seat in ledger.match.asked and seat not in ledger.left)


def fitting(ledger: Ledger, seat: str, commands: Sequence[Any]) -> tuple[Any, ...]:
    """The commands of a computer player as they count: none, where a link could not hold them."""
    given = tuple(commands)
    return given if commands_of(ledger, seat, text_of(ledger.contents.game, given)) == given else ()


def is_shown(ledger: Ledger) -> bool:
    """Whether every seat that owes commands has shown them, resigned, or is skipped."""
    if ledger.match is None or ledger.is_over:
        return False
    answers = ledger.contents.answers
    return all(seat == ledger.skipped or isinstance(answers.get(seat), Show | Resign) for seat in ledger.owing)


def resolved_now(ledger: Ledger) -> Resolved:
    """The turn being played as it is over, but for what computer players decide."""
    contents, skipped = ledger.contents, ledger.skipped
    shown = {each.seat: each for each in shows(contents) if each.seat in ledger.owing and each.seat != skipped}
    read = {seat: commands_of(ledger, seat, show.commands) for seat, show in shown.items()}
    seals = {seat: z for seat, z in ledger.bound.items() if seat not in shown}
    unseen = seals_hash(contents.colours, {**ledger.bound, skipped: b""})
    resigned = tuple(
        seat for seat in ledger.owing if seat != skipped and isinstance(contents.answers.get(seat), Resign)
    )
    is_sealed = bool(skipped and ledger.bound[skipped])
    blind = tuple(each for each, show in shown.items() if is_sealed and show.seals == unseen)
    if is_sealed and len(blind) == len(shown):
        seals, blind = {**seals, skipped: b""}, ()
    evidence = Evidence(
        salts={seat: show.salt for seat, show in shown.items()},
        seals=seals,
        unsealed=next((seat for seat, show in shown.items() if not show.is_sealed), ""),
        blind=blind,
        raw={seat: shown[seat].commands for seat, given in read.items() if given is None},
        seen={
            seat: dict(show.seen)[skipped]
            for seat, show in shown.items()
            if dict(show.seen).get(skipped) and show.seals != unseen
        },
    )
    return Resolved(
        orders={seat: given for seat, given in read.items() if given},
        skipped=(skipped,) if skipped else (),
        resigned=resigned,
        unread=tuple(evidence.raw),
        evidence=evidence,
    )


def commands_of(ledger: Ledger, seat: str, text: str) -> tuple[Any, ...] | None:
    """The commands of a sealed text; None if they count as none.

    They do if they cannot be read, be it only because they stand in another form, or are more than the seat has left to
    say: what no link could hold would end the match for all.
    """
    if not text:
        return ()
    game, contents, match = ledger.contents.game, ledger.contents, ledger.match
    assert match is not None
    if len(text.encode(errors="replace")) > LONGEST_COMMANDS:
        return None
    try:
        commands = tuple(each for line in text.split("\n") for each in game.parse(contents.scenario, line))
        if text_of(game, commands) != text:
            return None
        return None if budget_fault(contents, seat, commands) else commands
    except BadText:
        return None


def is_readable(ledger: Ledger, commands: Iterable[Any]) -> bool:
    """Whether commands that a link told are what their texts say: one that hides something is none."""
    assert ledger.match is not None
    game, scenario = ledger.contents.game, ledger.contents.scenario
    try:
        return all(game.parse(scenario, game.write(each)) == (each,) for each in commands)
    except BadText:
        return False
