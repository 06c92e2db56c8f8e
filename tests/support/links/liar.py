"""A device that tells random lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from rozz.engine.dice import RecordedDice
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_randomness import dice_of
from rozz.engine.links.ledger.turn_resolution import (
    commands_of,
    current_turn_as_finished,
    play_turn,
    rolls_of,
    with_shown,
)
from rozz.engine.links.signing.envelopes import (
    Envelope,
    Keep,
    Resign,
    Return,
    Seal,
    Show,
    Skip,
    box_digest,
    commitment_of,
    message_to_sign,
)
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.devices import KEYS, key_of, run

TEXTS = ("rock", "rock", "paper", "scissors", "rock: please", "", "nonsense", "Rock", "rock\nrock")
SALTS = (b"a" * 16, b"a" * 16, b"b" * 16)


@dataclass
class Liar:
    """Seats whose keys are in dishonest hands; `pool` holds all that was signed, by T."""

    chance: Random
    secrets: dict[str, bytes]
    ledgers: list[Ledger] = field(default_factory=list)
    pool: dict[bytes, set[Envelope]] = field(default_factory=dict)
    #: Secrets with which I ask for other players' seats, by seat.
    made_up: dict[str, bytes] = field(default_factory=dict)

    def learn(self, ledger: Ledger) -> None:
        """Keep what a link says; if the others believed one of my requests, its seat is mine."""
        self.ledgers.append(ledger)
        for seat, secret in self.made_up.items():
            if ledger.contents.key_of(seat) == key_of(secret):
                self.secrets[seat] = secret
        for each in ledger.contents.envelopes:
            self.pool.setdefault(each.before, set()).add(each)

    def sign(self, envelope: Any) -> Any:
        """Sign with the true key of one of my seats."""
        made = replace(envelope, signature=run(KEYS.sign(self.secrets[envelope.seat], message_to_sign(envelope))))
        self.pool.setdefault(made.before, set()).add(made)
        return made

    def known(self, before: bytes, odds: float) -> list[Envelope]:
        """Some of the statements signed after this T."""
        found = sorted(self.pool.get(before, ()), key=repr)
        return [each for each in found if self.chance.random() < odds]

    def recent(self) -> Ledger:
        """A ledger that an honest device holds or held, usually a recent one."""
        return self.chance.choice(self.ledgers[-4:] if self.chance.random() < 0.8 else self.ledgers)

    # Statements

    def playing_along(self, ledger: Ledger) -> list[Envelope]:
        """What an honest device would sign next in one of my seats: a SEAL, then its SHOW."""
        seat, before, turn = self.chance.choice(list(self.secrets)), ledger.contents.before, ledger.contents.turn
        if seat not in ledger.owing_seats:
            return []
        mine = ledger.contents.answers.get(seat)
        unbound = [each for each in ledger.owing_seats if each not in ledger.bound_hashes and each != seat]
        if mine is None:
            return [self.seal(turn, seat, before, *self.value())]
        if isinstance(mine, Seal) and not unbound:
            for salt, text in self.values():
                if commitment_of(before, seat, salt, text) == mine.z:
                    seals = tuple((other, z) for other, z in sorted(ledger.bound_hashes.items()) if z and other != seat)
                    return [self.sign(Show(turn, seat, before, seals, salt, text))]
        return []

    def anything(self, ledger: Ledger) -> list[Envelope]:
        """Any statement of the current turn, possibly one that differs from an earlier one."""
        chance, contents = self.chance, ledger.contents
        seat, before, turn = chance.choice(list(self.secrets)), contents.before, contents.turn
        others = [each for each in contents.humans if each != seat or chance.random() < 0.05]
        is_early = any(
            each not in ledger.bound_hashes for each in ledger.owing_seats if each != seat
        ) and chance.random() < 0.9
        match chance.choices((Seal, Show, Skip, Keep, Resign), (2, 0 if is_early else 5, 3, 2, 1))[0]:
            case kind if kind is Seal:
                return [self.seal(turn, seat, before, *self.value())]
            case kind if kind is Show:
                return [self.sign(Show(turn, seat, before, self.seals(ledger, seat), *self.value()))]
            case kind if kind is Resign:
                return [self.sign(Resign(turn, seat, before, *self.votes(others)))]
            case kind if kind is Skip:
                about = chance.choice(others)
                return [self.sign(Skip(turn, seat, before, about, self.key_for(ledger, about)))]
            case kind:
                return [self.sign(kind(turn, seat, before, chance.choice(others)))]

    def vote_with_others(self, ledger: Ledger) -> list[Envelope]:
        """The vote that others have signed, for the key they name; sometimes for another key."""
        votes = [each for each in ledger.contents.envelopes_of_turn(ledger.contents.turn) if isinstance(each, Skip)]
        seats = [seat for seat in self.secrets if not any(each.seat == seat for each in votes)]
        if not votes or not seats:
            return []
        vote, seat = self.chance.choice(votes), self.chance.choice(seats)
        key = vote.key if self.chance.random() < 0.8 else self.key_for(ledger, vote.about)
        made = Skip(ledger.contents.turn, seat, ledger.contents.before, vote.about, key)
        return [self.sign(made)] if vote.about != seat else []

    def key_for(self, ledger: Ledger, about: str) -> bytes:
        """A new key that I vote for: a requested one, none, or another player's."""
        asked = [each.key for each in ledger.return_requests(about)]
        others = [ledger.contents.key_of(seat) for seat in ledger.contents.humans if self.chance.random() < 0.1]
        return self.chance.choice([b"", *asked, *asked, *asked, *others])

    def requests(self, contents: Contents) -> tuple[Return, ...]:
        """The requests to return in my link: those of others, and sometimes one that I invent."""
        asked = tuple(each for each in contents.returns if self.chance.random() < 0.9)
        if self.chance.random() < 0.85:
            return asked
        seat = self.chance.choice(contents.humans)
        secret = self.made_up.setdefault(seat, self.chance.randbytes(32))
        made = Return(contents.turn, seat, contents.before, key_of(secret))
        return (*asked, replace(made, signature=run(KEYS.sign(secret, message_to_sign(made)))))

    def votes(self, others: Sequence[str]) -> tuple[str, tuple[str, ...]]:
        """The seats that my RESIGN votes to skip and to keep: usually none."""
        skips = self.chance.choice(("", "", *others))
        keeps = tuple(each for each in sorted(others) if self.chance.random() < 0.2)
        return skips, keeps

    def value(self) -> tuple[bytes, str]:
        """A salt and commands."""
        return self.chance.choice(SALTS), self.chance.choice(TEXTS)

    def values(self) -> list[tuple[bytes, str]]:
        """All values that I ever seal."""
        return [(salt, text) for salt in SALTS for text in TEXTS]

    def seal(self, turn: int, seat: str, before: bytes, salt: bytes, text: str) -> Envelope:
        """A SEAL; its box need not open."""
        box = self.chance.choice((b"", bytes(48)))
        return self.sign(Seal(turn, seat, before, commitment_of(before, seat, salt, text), box_digest(box), box))

    def seals(self, ledger: Ledger, seat: str) -> tuple[tuple[str, bytes], ...]:
        """The z of the others as they are; now and then one is missing, old or invented."""
        named = {other: z for other, z in ledger.bound_hashes.items() if z and other != seat}
        for other in ledger.owing_seats:
            if other != seat and self.chance.random() < 0.15:
                signed = [each for each in self.known(ledger.contents.before, 1) if each.seat == other]
                others = [each.z for each in signed if isinstance(each, Seal | Show)]
                named[other] = self.chance.choice((b"", bytes(32), *others))
        return tuple((other, z) for other, z in sorted(named.items()) if z)

    # Stories

    def story(self, base: Ledger) -> Contents:
        """A match as I claim it: from some turn on played differently, or reported as if it were."""
        chance = self.chance
        back = chance.choices((0, 1, 2), (5, 3, 1))[0]
        kept = max(0, len(base.contents.turns) - back)
        envelopes_sent: list[Envelope] = [each for each in base.contents.envelopes if each.turn <= kept]
        ledger = base.rewound_to(kept + 1) if kept < len(base.contents.turns) else base
        envelopes = self.statements(ledger)
        for _ in range(chance.choices((1, 2, 3), (5, 2, 1))[0]):
            if ledger.is_over or not self.claims_its_end(ledger, envelopes):
                break
            ledger = self.turn_as_claimed(with_envelopes(ledger, envelopes))
            envelopes_sent += envelopes
            envelopes = self.statements(ledger)
        envelopes_sent += envelopes
        if chance.random() < 0.2:
            envelopes_sent = [each for each in envelopes_sent if chance.random() < 0.8]
        if chance.random() < 0.2:
            envelopes_sent = [
                each for each in envelopes_sent if each.seat not in self.secrets or not isinstance(each, Show)
            ]
        return self.written(ledger.contents, envelopes_sent)

    def written(self, contents: Contents, envelopes_sent: Sequence[Envelope]) -> Contents:
        """A link of this; it has the signatures of JOINs and START that no envelope covers."""
        first = self.ledgers[0].contents
        asked = self.requests(contents)
        return normalized(
            replace(contents, joins=first.joins, start=first.start, envelopes=tuple(envelopes_sent), returns=asked)
        )

    def claims_its_end(self, ledger: Ledger, given: Sequence[Envelope]) -> bool:
        """Whether to claim that a turn is over: usually if no other seat keeps it open."""
        before = with_envelopes(ledger, given)
        open_for = set(before.unrevealed_seats) - set(self.secrets)
        return self.chance.random() < (0.05 if open_for else 0.95)

    def statements(self, ledger: Ledger) -> list[Envelope]:
        """What the others signed in this turn, and what I claim to have signed in it."""
        odds = self.chance.choice((1, 1, 0.8))
        given = [each for each in self.known(ledger.contents.before, odds) if self.repeats(each)]
        ledger = with_envelopes(ledger, given)
        for _ in range(self.chance.choice((0, 1, 1, 2, 3))):
            step = self.chance.choices((self.playing_along, self.anything, self.vote_with_others), (5, 3, 2))[0]
            given += step(ledger)
            ledger = with_envelopes(ledger, given)
        return given

    def repeats(self, envelope: Envelope) -> bool:
        """Whether to repeat a statement: always if it is another seat's, and sometimes if it is mine."""
        return envelope.seat not in self.secrets or self.chance.random() < 0.6

    def turn_as_claimed(self, before: Ledger) -> Ledger:
        """The ledger after the current turn as I claim it."""
        turn = current_turn_as_finished(before) if before.has_all_shows else self.best_guess(before)
        if self.chance.random() < 0.6:
            turn = self.distorted_turn(before, turn)
        turn = replace(turn, rolls=self.rolled(before, turn))
        match = play_turn(before, turn, RecordedDice(turn.rolls))
        shown = [seat for seat in before.owing_seats if seat not in (*turn.skipped, *turn.resigned)]
        after = with_shown(Ledger(before.contents.with_turn(turn), match), shown)
        return Ledger(replace(after.contents, envelopes=()), match)

    def best_guess(self, before: Ledger) -> FinishedTurn:
        """A plausible result of a turn: what others have shown, and for my seats what I like."""
        orders: dict[str, tuple[Any, ...]] = {}
        for seat in before.owing_seats:
            show = before.counted_shows.get(seat)
            text = show.commands if show else self.chance.choice(TEXTS) if seat in self.secrets else ""
            if given := commands_of(before, seat, text):
                orders[seat] = given
        return FinishedTurn(orders, resigned=before.resigning_seats)

    def distorted_turn(self, before: Ledger, turn: FinishedTurn) -> FinishedTurn:
        """A slightly altered turn, usually in my own part: other commands, unread, resigned, skipped."""
        mine = [seat for seat in before.owing_seats if seat in self.secrets] or list(before.owing_seats)
        seat = self.chance.choice(mine if self.chance.random() < 0.85 else list(before.owing_seats))
        orders = {each: given for each, given in turn.orders.items() if each != seat}
        skipped, resigned, unread = (
            tuple(each for each in marked if each != seat) for marked in (turn.skipped, turn.resigned, turn.unreadable)
        )
        match self.chance.choice(("other", "other", "none", "unread", "resigned", "skipped")):
            case "other":
                orders[seat] = commands_of(before, seat, self.chance.choice(("rock", "paper", "scissors"))) or ()
            case "unread":
                unread = _ordered(before, (*unread, seat))
            case "resigned":
                resigned = _ordered(before, (*resigned, seat))
            case "skipped":
                skipped = (seat,)
        rekeyed = turn.new_key if skipped == turn.skipped else b""
        if skipped and self.chance.random() < 0.2:
            rekeyed = self.key_for(before, skipped[0])
        return FinishedTurn(orders, skipped, resigned, unread, new_key=rekeyed)

    def rolled(self, before: Ledger, turn: FinishedTurn) -> tuple[int, ...]:
        """The true dice, or the ones I like."""
        honest = rolls_of(play_turn(before, turn, dice_of(before)))
        return honest if self.chance.random() < 0.85 else (1 + self.chance.randrange(len(before.contents.humans)),)


def _ordered(before: Ledger, seats: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(set(seats), key=before.contents.colours.index))


def with_envelopes(ledger: Ledger, given: Sequence[Envelope]) -> Ledger:
    """The ledger with these statements as the current turn's."""
    return Ledger(replace(ledger.contents, envelopes=tuple(dict.fromkeys(given))), ledger.match)
