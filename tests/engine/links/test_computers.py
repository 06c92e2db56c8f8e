"""Computer players in matches by link: every device decides the same for them and refuses lies about them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.dice import RecordedDice
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.computer_players import ComputerQuestion, decide_all
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_match import match_of
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.ledger.turn_randomness import computer_seed
from rozz.engine.links.ledger.turn_resolution import awaited_computers, play_turn, with_shown
from rozz.engine.links.signing.envelopes import PLAYS, Show, computer_plays
from rozz.engine.links.signing.equivocation_guard import recent_signatures
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from tests.support.engine.faults import refusing
from tests.support.links.devices import KEYS, Device, run, scenario_named
from tests.support.links.gossip import gossip_late
from tests.support.links.mutated_links import attempt
from tests.support.ui.computers_at_once import AtOnce
from tests.tiny.noughts_and_crosses import NoughtsAndCrosses

CROSSES = {"game": "noughts-and-crosses", "name": "Three in a row", "players": ["X", "O"]}
GAMES = {"noughts-and-crosses": NoughtsAndCrosses()}


class Minds:
    """Computer players that record the questions they are asked."""

    def __init__(self, version: int = COMPUTER_VERSION) -> None:
        self.version = version
        self.asked: list[ComputerQuestion] = []

    async def commands(self, question):
        self.asked.append(question)
        return await AtOnce().commands(question)


class Anywhere(Minds):
    """A noughts-and-crosses player: the first free square after one picked by its chance."""

    async def commands(self, question):
        self.asked.append(question)
        match = question.match
        free = [pick.place for pick in match.game.offer(match.state, question.seat, (), ()).picks if not pick.refusal]
        return match.game.parse(match.scenario, free[question.seed[0] % len(free)])


class Another(Anywhere):
    """A player that decides differently."""

    async def commands(self, question):
        return await super().commands(replace(question, seed=bytes([question.seed[0] + 1 & 255])))


class Thinking(Device):
    """A device with computer players."""

    def __init__(self, *given, minds: Minds | None = None, **named) -> None:
        super().__init__(*given, **named)
        self.minds = minds or Minds()

    def open(self, text):
        opened = link_codec.read(text, self.game_named, scenario_named)
        run(merge(KEYS, self.ledger, opened, (self.seat,), self.minds))
        merged = self.take(opened)
        self.decide()
        return merged

    def do(self, step, *arguments, seat=""):
        super().do(step, *arguments, seat=seat)
        self.decide()
        return self.link()

    def start(self):
        super().start()
        self.decide()
        return self.link()

    def decide(self) -> None:
        if self.ledger is not None:
            self.ledger = run(decide_all(self.minds, self.ledger))
            self.signed = recent_signatures(self.signed, self.ledger, (self.seat,))


def table(scenario, seats, plays, game="rozz", minds=Minds) -> list[Thinking]:
    devices = [Thinking(number, seat, minds=minds()) for number, seat in enumerate(seats, 1)]
    first = devices[0]
    first.create(scenario, library.game(game), plays=plays)
    first.join()
    for device in devices[1:]:
        device.open(first.link())
        first.open(device.join())
    first.start()
    for device in devices[1:]:
        device.open(first.link())
    return devices


@pytest.fixture
def two() -> list[Thinking]:
    """Red and Blue, with a computer player as Green."""
    return table("headquarters-3", ("RED", "BLUE"), {"GREEN": "computer:1"})


def a_turn(one: Thinking, other: Thinking, *texts: str) -> None:
    """One seals, the other shows, the first shows."""
    other.open(one.seal(*texts))
    one.open(other.show("N:"))
    other.open(one.show())


def test_all_devices_decide_the_same_after_all_have_shown(two):
    one, other = two
    assert one.ledger.contents.humans == ("RED", "BLUE") and one.ledger.contents.computers == {"GREEN": 1}
    assert one.ledger.match.names["GREEN"] == "Dreamer"
    other.open(one.seal("N:"))
    one.open(other.show("N:"))
    assert not one.minds.asked and not other.minds.asked, "nobody decides before all have shown"
    link = one.show()
    assert len(one.minds.asked) == 1 and one.ledger.contents.turn == 2
    assert one.ledger.contents.turns[0].computed["GREEN"]
    other.open(link)
    assert len(other.minds.asked) == 1 and other.minds.asked[0].seed == one.minds.asked[0].seed
    assert one.ledger == other.ledger and one.ledger.contents.chain == other.ledger.contents.chain
    for _ in range(4):
        a_turn(one, other, "N:")
        one, other = other, one
    assert one.ledger == other.ledger and one.ledger.contents.turn == 6
    match = match_of(one.ledger)
    assert [bool(played.orders["GREEN"]) for played in match.played] == [True] * 5
    assert record.from_json(record.to_json(match), library.game) == match


def test_a_computer_player_does_not_see_the_turns_other_commands(two):
    one, other = two
    a_turn(one, other, "R:")
    (question,) = one.minds.asked
    assert not question.match.pending and not question.match.played


def test_a_computer_players_chance_depends_on_all_salts(two):
    one, other = two
    a_turn(one, other, "N:")
    seeds = {each.seed for each in (*one.minds.asked, *other.minds.asked)}
    assert len(seeds) == 1
    shows = one.ledger.contents.envelopes_of_turn(1)
    assert [type(each) for each in shows] == [Show, Show], "they stay until all have signed the next turn"
    assert computer_seed(one.ledger.rewound_to(1, shows), "GREEN") in seeds
    for show, another in (shows, shows[::-1]):
        changed = [replace(show, salt=bytes(16)), another]
        assert computer_seed(one.ledger.rewound_to(1, changed), "GREEN") not in seeds


def test_a_later_link_needs_no_salts(two):
    one, other = two
    a_turn(one, other, "N:")
    other.open(one.seal("N:"))
    one.open(other.show("N:"))
    spectator = Thinking(9)
    spectator.open(one.link())
    assert spectator.ledger.contents.turn == 2 and not spectator.minds.asked
    assert not one.ledger.contents.envelopes_of_turn(1)


def lied(ledger: Ledger, *texts: str) -> Ledger:
    """The ledger of a device that claims that Green gave other commands in the first turn."""
    contents = ledger.contents
    (turn,) = contents.turns
    given = tuple(each for text in texts for each in contents.game.parse(contents.scenario, text))
    changed = replace(turn, computed={"GREEN": given} if given else {})
    before = ledger.rewound_to(1, contents.envelopes_of_turn(1))
    match = play_turn(before, changed, RecordedDice(turn.rolls))
    return with_shown(Ledger(before.contents.with_turn(changed), match), turn.shown)


def test_a_lie_about_computer_commands_is_refused_even_if_signed(two):
    one, other = two
    other.open(one.seal("N:"))
    one.open(other.show("N:"))
    one.show()
    liar = Thinking(1, "RED")
    liar.ledger = lied(one.ledger, "P: INF > Karn")
    for link in (liar.link(), liar.seal("N:")):
        before = other.ledger
        with refusing(Refused, r"links-other-decision\(name=Dreamer, turn=1\)"):
            other.open(link)
        assert other.ledger == before
        with refusing(Refused, "links-other-decision"):
            Thinking(9).open(link)
    other.open(one.link())
    with refusing(Refused, "links-other-decision"):
        other.open(liar.link())
    silent = Thinking(1, "RED")
    silent.ledger = lied(one.ledger)
    with refusing(Refused, "links-other-decision"):
        other.open(silent.link())


def test_decisions_of_an_older_version_are_accepted_as_they_are(two):
    one, other = two
    other.open(one.seal("N:"))
    one.open(other.show("N:"))
    one.show()
    liar = Thinking(1, "RED")
    liar.ledger = lied(one.ledger, "P: INF > Karn")
    other.minds.version = COMPUTER_VERSION + 1
    other.open(liar.seal("N:"))
    assert other.ledger.contents.turn == 2 and other.ledger.contents.turns[0].computer_version == COMPUTER_VERSION
    assert not other.minds.asked
    assert liar.ledger.contents.chain == other.ledger.contents.chain != one.ledger.contents.chain


@pytest.mark.parametrize("part", range(4))
def test_no_mutated_link_with_a_computer_player_is_accepted(part):
    chance = Random(part)
    one, other = table("headquarters-3", ("RED", "BLUE"), {"GREEN": "computer:1"})
    links = []
    for _ in range(2):
        other.open(one.seal("N:"))
        links.append(one.link())
        one.open(other.show("N:"))
        links += [other.link(), one.show()]
        other.open(one.link())
    known = other.ledger
    minds = AtOnce()
    for _ in range(60):
        text = attempt(chance.choice(links), chance)
        mine = chance.choice((None, known))
        with pytest.raises(BadLink):
            opened = link_codec.read(text, library.game, scenario_named)
            merged = run(merge(KEYS, mine, opened, (), minds))
            raise AssertionError(f"accepted as {merged.kind}: {text}")


def test_a_shown_but_undecided_turn_is_decided_on_arrival(two):
    one, other = two
    other.open(one.seal("N:"))
    one.open(other.show("N:"))
    shown = run(link_steps.show(one.signer, one.ledger, "RED"))
    assert awaited_computers(shown) == ("GREEN",) and shown.contents.turn == 1
    other.open(link_codec.write(shown))
    assert other.ledger.contents.turn == 2
    one.open(other.link())
    assert one.ledger == other.ledger


def crosses(minds: Minds) -> Thinking:
    """A match of public moves against a computer player."""
    one = Thinking(1, "X", game_named=GAMES.__getitem__, minds=minds)
    game = GAMES["noughts-and-crosses"]
    one.ledger = run(link_steps.create(KEYS, game, game.read(CROSSES), one.secret, plays={"O": "computer:2"}))
    one.join()
    one.start()
    return one


def test_open_moments_are_decided_from_the_moves_made():
    one = crosses(Anywhere())
    spectator = Thinking(9, game_named=GAMES.__getitem__, minds=Anywhere())
    for square in ("b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2"):
        if one.status.state == "composing" and one.ledger.match.state.marks.get(square) is None:
            spectator.open(one.show(square))
            assert spectator.ledger.contents.chain == one.ledger.contents.chain
    turns = one.ledger.contents.turns
    assert [bool(turn.computed) for turn in turns[:4]] == [False, True, False, True]
    assert spectator.minds.asked, "a spectator recomputes the last decision"


def test_a_lie_about_an_open_move_is_refused():
    liar = crosses(Another())
    liar.show("b2")
    with refusing(Refused, "links-other-decision"):
        Thinking(9, game_named=GAMES.__getitem__, minds=Anywhere()).open(liar.link())


@pytest.mark.parametrize("plays", ["computer", "computer:0", "computer:99", "computer:x", "computer:-1", "computer:²"])
def test_an_invalid_computer_level_cannot_be_invited(plays):
    with refusing(BadOrders, "links-cannot-play-seat"):
        Thinking(1, "RED").create("headquarters-3", plays={"GREEN": plays})
    with refusing(BadOrders, "links-no-people"):
        everybody = dict.fromkeys(("RED", "BLUE", "GREEN"), "computer:1")
        Thinking(1, "RED").create("headquarters-3", plays=everybody)


def test_an_unknown_computer_level_is_refused_as_newer():
    one = Thinking(1, "RED")
    one.create("headquarters-3", plays={"GREEN": "computer:1"})
    contents = one.ledger.contents
    seats = tuple((seat, computer_plays(9, 1) if seat == "GREEN" else plays) for seat, plays in contents.invite.seats)
    invite = run(link_steps._signed(KEYS, one.secret, replace(contents.invite, seats=seats)))
    link = link_codec.write(Ledger(replace(contents, invite=invite)))
    with refusing(Refused, "links-unknown-level") as refused:
        Thinking(9).open(link)
    assert refused.value.kind == "newer" and PLAYS[3] == "computer"


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({"minds": 0, "computed": {}}, "links-computer-out-of-turn"),
        ({"computed": {"GREEN": ("P: INF*60 > Karn",) * 61}}, "links-most-commands-a-turn|links-no-such-commands"),
    ],
)
def test_computer_commands_that_no_device_decides_are_refused(two, changes, keys):
    one, other = two
    other.open(one.seal("N:"))
    one.open(other.show("N:"))
    one.show()
    liar = Thinking(1, "RED")
    computed = changes.get("computed", {"GREEN": ()}).get("GREEN", ())
    liar.ledger = one.ledger
    contents = one.ledger.contents
    given = tuple(each for text in computed for each in contents.game.parse(contents.scenario, text))
    minds = changes.get("minds", COMPUTER_VERSION)
    turn = replace(contents.turns[0], computed={"GREEN": given} if given else {}, computer_version=minds)
    first = replace(contents, turns=(), chain=contents.chain[:1])
    with refusing(BadLink, keys):
        liar.ledger = Ledger(first.with_turn(turn), one.ledger.match)
        other.open(liar.link())


def test_a_computer_player_never_shares_a_players_name():
    one = Thinking(1, "RED", "Dreamer")
    one.create("headquarters-3", plays={"GREEN": "computer:1", "BLUE": "link"})
    one.join()
    other = Thinking(2, "BLUE")
    other.open(one.link())
    one.open(other.join())
    one.start()
    assert one.ledger.match.names == {"RED": "Dreamer", "BLUE": "Blue", "GREEN": "Dreamer Green"}


def test_computer_players_of_one_level_are_told_apart_by_their_colors():
    one = Thinking(1, "RED", "Ada")
    levels = {"BLUE": "computer:1", "GREEN": "computer:2", "GOLD": "computer:1"}
    one.create("headquarters-4", plays=levels)
    one.join()
    one.start()
    names = {"RED": "Ada", "BLUE": "Dreamer Blue", "GREEN": "Scout", "GOLD": "Dreamer Gold"}
    assert one.ledger.match.names == names
    assert {seat.colour: seat.plays for seat in one.ledger.match.seats} == {"RED": "link", **levels}


class Quick(Minds):
    """A computer player that picks by its chance without thinking."""

    async def commands(self, question):
        match, seat = question.match, question.seat
        stacks = match.state.position.items()
        home = next((tile for tile, stack in stacks for piece in stack if piece.owner == seat), "")
        texts = ("N:", f"P: INF*{1 + question.seed[1] % 3} > {home}", f"P: ARMOR > {home}")
        return match.game.parse(match.scenario, texts[question.seed[0] % 3] if home else "N:")


@pytest.mark.parametrize("seed", range(4))
def test_honest_devices_agree_despite_late_links_and_skips(seed):
    devices = table("headquarters-4", ("RED", "BLUE", "GREEN"), {"GOLD": "computer:1"}, minds=Quick)
    gossip_late(Random(seed), devices, 80)
    first = devices[0].ledger
    assert first.contents.turn >= 2 and any(turn.computed for turn in first.contents.turns)
    for device in devices[1:]:
        assert device.ledger == first and device.link() == devices[0].link()
    spectator = Thinking(9, minds=Quick())
    spectator.open(devices[0].link())
    assert spectator.ledger.contents.chain == first.contents.chain
