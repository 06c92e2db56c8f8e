"""Finishes a turn once all seats have answered. Depends on the game contract, but not on keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine import replay_cost
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.dice import Dice
from rozz.engine.errors import BadOrders, BadRecord, BadText
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.seat_names import seat_assignments
from rozz.engine.links.ledger.turn_randomness import dice_of
from rozz.engine.links.link_limits import LONGEST_COMMANDS, MOST_ROLLS_A_TURN, MOST_SIDES, MOST_TURNS
from rozz.engine.links.verify.link_refusals import Refused, forged, too_much_work
from rozz.engine.links.wire.link_budget import budget_fault
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn, text_of
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.match import Match
from rozz.engine.said import Player, said
from rozz.engine.seats import PASSIVE


def opening(contents: Contents) -> Match | None:
    """The match before its first turn; None before START."""
    if contents.start is None:
        return None
    # Nobody knew m before START, so a dealt opening is dealt from it, in plain sight.
    dealt = Match.begin(contents.game, contents.scenario, contents.start.match.hex()[:32], key=contents.start.match)
    match = replace(dealt, key=b"")
    return replace(match, seats=seat_assignments(contents))


def rolls_of(match: Match) -> tuple[int, ...]:
    """The rolls of the last turn."""
    return tuple(roll.face for roll in match.played[-1].rolls)


def play_turn(ledger: Ledger, turn: FinishedTurn, dice: Dice) -> Match:
    """The match after one more turn, rolled with these dice."""
    match = ledger.match
    assert match is not None
    game, contents = match.game, ledger.contents
    is_sealed = match.moment is None or match.moment.is_sealed
    for seat in match.asked:
        if seat in turn.resigned:
            # If the game has no resignation, nobody plays that seat from here on.
            given = game.resignation_commands(contents.scenario, seat) or game.default_commands(match.state, seat)
            match = match.hand_in(seat, given)
        elif seat in ledger.departed_seats:
            match = match.hand_in(seat, game.default_commands(match.state, seat))
        elif seat in turn.orders:
            match = match.hand_in(seat, turn.orders[seat])
        elif seat in contents.computers:
            given = turn.computed.get(seat, ()) or (() if is_sealed else game.default_commands(match.state, seat))
            match = match.hand_in(seat, given)
        elif seat in contents.humans and seat not in turn.skipped and not is_sealed:
            raise BadOrders(said("links-move-missing", seat=Player(seat)))
        elif seat in contents.humans and not is_sealed:
            match = match.hand_in(seat, game.default_commands(match.state, seat))
    idle = {place.colour for place in match.seats if place.plays == PASSIVE}
    passive = {seat: game.default_commands(match.state, seat) for seat in match.asked if seat in idle}
    return match.with_resolved_moment({**passive, **match.pending}, dice)


def play_complete_turns(ledger: Ledger) -> Ledger:
    """The ledger in normal form with every complete turn played."""
    while is_complete(ledger):
        ledger = with_finished_turn(ledger, current_turn_as_finished(ledger))
    return replace(ledger, contents=normalized(ledger.contents))


def with_computer_commands(ledger: Ledger, given: Mapping[str, Sequence[object]], version: int) -> Ledger:
    """The ledger after a turn that waited only for computer players, with their commands."""
    assert ledger.has_all_shows
    computed = {seat: fit for seat, each in given.items() if (fit := acceptable_commands(ledger, seat, each))}
    return play_complete_turns(
        with_finished_turn(
            ledger, replace(current_turn_as_finished(ledger), computed=computed, computer_version=version)
        )
    )


def with_finished_turn(ledger: Ledger, turn: FinishedTurn) -> Ledger:
    """The ledger with one more finished turn, its dice rolled; raises Refused if that is impossible."""
    if ledger.contents.turn > MOST_TURNS:
        raise Refused("too large", said("links-most-turns", number=MOST_TURNS))
    try:
        match = play_turn(ledger, turn, dice_of(ledger))
    except (BadOrders, BadRecord) as fault:
        raise forged(said("links-turn-unplayable", fault=fault.text)) from fault
    rolls = rolls_of(match)
    if len(rolls) > MOST_ROLLS_A_TURN or max(rolls, default=0) > MOST_SIDES:
        raise Refused("too large", said("links-turn-too-many-dice"))
    after = Ledger(ledger.contents.with_turn(replace(turn, rolls=rolls)), match)
    if after.replay_cost > replay_cost.MOST:
        raise too_much_work()
    return with_shown(after, tuple(ledger.counted_shows))


def with_shown(ledger: Ledger, shown: Sequence[str]) -> Ledger:
    """The ledger whose last turn records which seats showed in it and still play, so must sign something later."""
    contents = ledger.contents
    staying = tuple(seat for seat in shown if seat not in ledger.departed_seats)
    last = replace(contents.turns[-1], shown=staying)
    return Ledger(replace(contents, turns=(*contents.turns[:-1], last)), ledger.match)


def is_complete(ledger: Ledger) -> bool:
    """Whether a turn is over: every seat is done, votes are settled, no computer player is awaited."""
    return ledger.has_all_shows and ledger.has_no_open_vote and not awaited_computers(ledger)


def awaited_computers(ledger: Ledger) -> tuple[str, ...]:
    """The computer players, if their commands are all that the turn waits for."""
    return awaited_computers_despite_votes(ledger) if ledger.has_no_open_vote else ()


def awaited_computers_despite_votes(ledger: Ledger) -> tuple[str, ...]:
    """The computer players that the turn waits for, even while a vote to skip a seat is open."""
    return computers_asked(ledger) if ledger.contents.computers and ledger.has_all_shows else ()


def computers_asked(ledger: Ledger) -> tuple[str, ...]:
    """The computer players that owe commands in the current turn."""
    assert ledger.match is not None
    return tuple(
        seat for seat in ledger.contents.computers if seat in ledger.match.asked and seat not in ledger.departed_seats
    )


def acceptable_commands(ledger: Ledger, seat: str, commands: Sequence[Any]) -> tuple[Any, ...]:
    """The commands of a computer player that count; there are none if a link could not hold them."""
    given = tuple(commands)
    return given if commands_of(ledger, seat, text_of(ledger.contents.game, given)) == given else ()


def required_computer_version(ledger: Ledger) -> int:
    """The version of computer players that the current turn needs: the highest that a device has signed in a SHOW."""
    return max((show.computer_version for show in ledger.counted_shows.values()), default=0)


def seats_with_newer_version(ledger: Ledger) -> tuple[str, ...]:
    """The seats that show a newer version of computer players than this page has, while the turn waits for these."""
    if not awaited_computers_despite_votes(ledger):
        return ()
    return tuple(seat for seat, show in ledger.counted_shows.items() if show.computer_version > COMPUTER_VERSION)


def current_turn_as_finished(ledger: Ledger) -> FinishedTurn:
    """The current turn as finished, without dice and computer players."""
    read = {seat: commands_of(ledger, seat, show.commands) for seat, show in ledger.counted_shows.items()}
    return FinishedTurn(
        orders={seat: given for seat, given in read.items() if given},
        skipped=(ledger.skipped_seat,) if ledger.skipped_seat else (),
        resigned=ledger.resigning_seats,
        new_key=ledger.new_key,
        unreadable=tuple(seat for seat in ledger.owing_seats if seat in read and read[seat] is None),
    )


def commands_of(ledger: Ledger, seat: str, text: str) -> tuple[Any, ...] | None:
    """The commands of a sealed text; None if they count as none.

    They do if they cannot be read, are not in canonical form, or exceed what the seat may still say: commands that no
    link could hold would end the match for all.
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


def is_readable(ledger: Ledger, commands: Iterable[object]) -> bool:
    """Whether commands from a link match their texts; a command that hides something does not."""
    assert ledger.match is not None
    game, scenario = ledger.contents.game, ledger.contents.scenario
    try:
        return all(game.parse(scenario, game.write(each)) == (each,) for each in commands)
    except BadText:
        return False
