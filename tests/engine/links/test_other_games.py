"""Games of other kinds work by link too: if one seat moves at a time, it shows at once, since it waits for no seat."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.invitation import options_of
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.link_match import match_of
from rozz.engine.links.ledger.turn_randomness import randomness_of
from rozz.engine.links.link_limits import MOST_ROLLS_A_TURN
from rozz.engine.links.signing.envelopes import Show, message_to_sign
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec, readonly_link
from rozz.engine.links.wire.byte_fields import ByteReader, ByteWriter
from rozz.engine.links.wire.link_contents import FinishedTurn
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.links.wire.turn_wire import read_turns, write_turns
from rozz.engine.match import Match
from tests.support.engine.faults import refusing
from tests.support.links.devices import KEYS, Device, run
from tests.tiny.duel import Duel
from tests.tiny.noughts_and_crosses import NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import RockPaperScissors

GAMES = {game.name: game for game in (NoughtsAndCrosses(), RockPaperScissors(), Duel())}
CROSSES = {"game": "noughts-and-crosses", "name": "Three in a row", "players": ["X", "O"]}
SHAPES = {"game": "rock-paper-scissors", "name": "Best of three", "players": ["ANN", "BEN"], "wins": 2}


def tiny_table(mapping: dict) -> list[Device]:
    """Two devices that have started a tiny game."""
    game = GAMES[mapping["game"]]
    devices = [Device(place, seat, game_named=GAMES.__getitem__) for place, seat in enumerate(mapping["players"], 1)]
    first, other = devices
    first.ledger = run(link_steps.create(KEYS, game, game.read(mapping), first.secret))
    first.join()
    other.open(first.link())
    first.open(other.join())
    first.start()
    other.open(first.link())
    return devices


def test_a_game_of_alternate_moves_takes_one_link_per_move():
    one, other = tiny_table(CROSSES)
    for square in ("b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2"):
        mover, waiting = (one, other) if one.status.state == "composing" else (other, one)
        assert waiting.status.state == "looking on" and waiting.status.waiting_for == (mover.seat,)
        with refusing(BadOrders, r"links-not-now.*kind=seal"):
            waiting.seal(square)
        waiting.open(mover.show(square))
    assert one.ledger == other.ledger and one.ledger.contents.turn == 9
    assert match_of(one.ledger).state.marks["c2"] == "X"


def test_a_game_without_resigning_does_not_wait_for_a_player_who_left():
    one, other = tiny_table(CROSSES)
    other.open(one.show("b2"))
    one.open(other.do(link_steps.resign))
    assert one.ledger.contents.turns[1].resigned == ("O",)
    with pytest.raises(BadOrders, match="a1 is taken"):
        one.show("a1")
    other.open(one.show("c3"))
    # The unplayed seat takes the first free square automatically, and it is X's move again.
    assert one.ledger == other.ledger
    assert one.status.state == "composing" and one.ledger.contents.turn == 5
    assert record.from_json(record.to_json(match_of(one.ledger)), GAMES.__getitem__) == match_of(one.ledger)


def test_a_game_of_chance_goes_the_same_way_on_both_devices():
    one, other = tiny_table(SHAPES)
    while not one.ledger.is_over:
        one.seal("rock: please")
        other.open(one.link())
        other.show("rock")
        one.open(other.link())
        one.show()
        other.open(one.link())
    assert one.ledger == other.ledger and match_of(one.ledger).outcome == match_of(other.ledger).outcome
    assert one.status.state == "over" and one.status.allowed == ()


class Stuck(RockPaperScissors):
    """A game in which BEN has no choice after the first turn."""

    def can_order(self, state, seat):
        """Whether the seat has a choice."""
        return seat == "ANN" or state.turn == 1


def test_a_seat_without_choices_can_still_verify_its_last_turn(monkeypatch):
    monkeypatch.setitem(GAMES, "rock-paper-scissors", Stuck())
    one, other = tiny_table({**SHAPES, "wins": 5})
    sealed = one.seal("rock")
    other.open(sealed)
    other.show("paper")
    bound = other.ledger
    one.open(other.link())
    one.show()
    for _ in range(3):
        assert one.ledger.owing_seats == ("ANN",)
        one.show("rock")
    # The envelopes of turn 1 still travel, because BEN has signed nothing since; those of turns 2 and 3 don't.
    kept = {each.turn for each in one.ledger.contents.envelopes}
    assert kept == {1, 4}
    assert one.ledger.contents.turn == 5
    assert other.open(one.link()).kind == "news" and other.ledger == one.ledger
    assert other.status.state == "looking on"
    # ANN's first device misreports turn 1 against its seal and is found out, however far it has played on.
    liar = Device(1, "ANN", game_named=GAMES.__getitem__)
    liar.ledger = tiny_table({**SHAPES, "wins": 5})[0].ledger
    liar.seal("scissors")
    ben = Device(2, "BEN", game_named=GAMES.__getitem__)
    ben.ledger = tiny_table({**SHAPES, "wins": 5})[1].ledger
    ben.open(liar.link())
    liar.open(ben.do(link_steps.show, ben.commands("paper")))
    liar.show()
    liar.show("rock")
    other.roll_back(bound)
    assert other.open(liar.link()).kind == "forked"
    # BEN's key has also shown twice, on two devices, with two seals of ANN's: both are proven.
    assert {one.seat for one, _ in other.ledger.proofs} == {"ANN", "BEN"}
    # A spectator who has seen ANN's first seal learns of the contradiction.
    spectator = Device(3, game_named=GAMES.__getitem__)
    spectator.open(sealed)
    merged = spectator.open(liar.link())
    assert merged.kind == "forked" and {each.seat for each in merged.proof} == {"ANN"}


# Dice, options, and related games


def play_a_tie(one: Device, other: Device) -> None:
    """One turn in which both show rock."""
    one.seal("rock")
    other.open(one.link())
    other.show("rock")
    one.open(other.link())
    one.show()
    other.open(one.link())


def test_dice_come_from_unpredictable_salts_and_stay_in_the_link():
    one, other = tiny_table({**SHAPES, "wins": 9})
    play_a_tie(one, other)
    (turn,) = one.ledger.contents.turns
    assert turn.rolls and one.ledger == other.ledger
    (roll,) = one.ledger.match.played[0].rolls
    assert (roll.face,) == turn.rolls and roll.rule == "T3"
    # T includes the roll: another roll is another history.
    assert one.ledger.contents.chain[1] != other_chain(one)
    # A device that opens the link later has no salts to derive the roll from, so it reads the roll.
    play_a_tie(one, other)
    fresh = Device(9, game_named=GAMES.__getitem__)
    assert fresh.open(one.link()).ledger.match.state == one.ledger.match.state


def test_no_seat_determines_the_dice_alone():
    """The chance of a turn uses both salts: the one in the seal, and the one of the seat that shows without a seal."""
    one, other = tiny_table({**SHAPES, "wins": 9})
    play_a_tie(one, other)
    shows = one.ledger.contents.envelopes_of_turn(1)
    chance = randomness_of(one.ledger.rewound_to(1, shows))
    for show, another in (shows, shows[::-1]):
        assert randomness_of(one.ledger.rewound_to(1, [replace(show, salt=bytes(16)), another])) != chance


def other_chain(device: Device) -> bytes:
    """T(1) if the die had shown its other side."""
    contents = device.ledger.contents
    before = replace(contents, turns=(), chain=contents.chain[:1])
    (turn,) = contents.turns
    return before.with_turn(replace(turn, rolls=(3 - turn.rolls[0],))).chain[1]


def test_several_turns_may_roll_as_many_dice_as_one():
    one, other = tiny_table({**SHAPES, "wins": 9})
    play_a_tie(one, other)
    contents = one.ledger.contents
    (turn,) = contents.turns
    before = replace(contents, turns=(), chain=contents.chain[:1])
    rolled = replace(turn, rolls=(1,) * MOST_ROLLS_A_TURN)
    writer = ByteWriter()
    write_turns(writer, before.with_turn(rolled).with_turn(rolled))
    assert read_turns(ByteReader(writer.to_bytes()), before).turns == (rolled, rolled)


def test_a_link_with_a_changed_roll_is_refused():
    one, other = tiny_table({**SHAPES, "wins": 9})
    play_a_tie(one, other)
    contents = one.ledger.contents
    for rolls in ((3 - contents.turns[0].rolls[0],), (), (1, 1), (3,)):
        before = replace(contents, turns=(), chain=contents.chain[:1], envelopes=())
        lie = before.with_turn(replace(contents.turns[0], rolls=rolls))
        changed = normalized(replace(lie, envelopes=contents.envelopes))
        stranger = Device(8, game_named=GAMES.__getitem__)
        with pytest.raises(BadLink):
            stranger.open(link_codec.write(Ledger(changed)))


class Silent(Duel):
    """A duel that doesn't declare that it rolls in the open."""

    def rolls_in_open(self, scenario):
        """Say no for every scenario."""
        return False


def test_a_game_that_rolls_in_the_open_cannot_be_played_by_link():
    game = GAMES["duel"]
    scenario = game.read({"game": "duel", "name": "At dawn", "players": ["ANN", "BEN"]})
    with refusing(BadOrders, "links-open-dice"):
        run(link_steps.create(KEYS, game, scenario, Device(1, "ANN").secret))


def test_predictable_dice_are_not_rolled_by_link(monkeypatch):
    monkeypatch.setitem(GAMES, "duel", Silent())
    one, other = tiny_table({"game": "duel", "name": "At dawn", "players": ["ANN", "BEN"]})
    one.seal("bold")
    other.open(one.link())
    other.show("wary")
    one.open(other.link())
    one.show()
    mover = one if one.ledger.owing_seats == ("ANN",) else other
    if mover is other:
        other.open(one.link())
    with refusing(BadLink, "files-roll-missing"):
        mover.show("strike")


def test_an_opening_deal_is_unpredictable_before_the_start():
    game = library.game("simultaneous-risk")
    scenario = game.read(library.scenario_mapping("swift-world", game.name))
    positions = set()
    for number in (1, 2):
        first, second = Device(number, "FIRST"), Device(number + 4, "SECOND")
        first.ledger = run(link_steps.create(KEYS, game, scenario, first.secret, shipped_as="swift-world", options=()))
        first.join()
        second.open(first.link())
        first.open(second.join())
        first.start()
        second.open(first.link())
        assert first.ledger.match.state == second.ledger.match.state and first.ledger.match.dealt
        assert not first.ledger.match.key
        positions.add(str(game.fingerprint(first.ledger.match.state)))
    assert len(positions) == 2


def test_options_chosen_before_a_match_are_in_the_invitation():
    game = library.game("ozymandia")
    scenario = game.read(library.scenario_mapping("standard", game.name))
    option = game.options(scenario)[0]
    chosen = f"{option.key}={option.values[1][0]}"
    first, second = Device(1, "FIRST"), Device(2, "SECOND")
    first.ledger = run(link_steps.create(KEYS, game, scenario, first.secret, shipped_as="standard", options=(chosen,)))
    second.open(first.link())
    assert second.ledger.contents.invite.options == (chosen,)
    assert second.ledger.contents.scenario == game.with_options(scenario, {option.key: option.values[1][0]})
    with refusing(BadOrders, "links-no-such-option"):
        run(link_steps.create(KEYS, game, scenario, first.secret, shipped_as="standard", options=("x=y",)))


def test_moves_travel_one_per_link_and_illegal_ones_are_refused():
    game = library.game("rosenkreuz")
    scenario = game.read(library.scenario_mapping("rosenkreuz", game.name))
    rose, cross = Device(1, "ROSE"), Device(2, "CROSS")
    rose.ledger = run(link_steps.create(KEYS, game, scenario, rose.secret, shipped_as="rosenkreuz", options=()))
    rose.join()
    cross.open(rose.link())
    rose.open(cross.join())
    rose.start()
    cross.open(rose.link())
    chance = Random(3)
    mover, other = rose, cross
    for _ in range(12):
        state = mover.ledger.match.state
        mover.show(game.write(chance.choice(game.legal(state))))
        other.open(mover.link())
        mover, other = other, mover
    assert rose.ledger == cross.ledger and len(rose.ledger.match.played) == 12
    with pytest.raises(BadOrders, match="a1-a2"):
        mover.show("a1-a2")


def test_a_resignation_ends_a_turn_that_lacks_a_salt_for_its_die():
    one, other = tiny_table({**SHAPES, "wins": 9})
    one.seal("rock")
    other.open(one.link())
    other.show("rock")
    one.open(other.link())
    other.open(one.do(link_steps.resign))
    assert one.ledger == other.ledger and one.ledger.contents.turns[0].resigned == ("ANN",)


def test_a_seat_that_owes_a_move_cannot_pass():
    """An empty reveal of an open moment doesn't count, even if it is signed."""
    game = library.game("rosenkreuz")
    scenario = game.read(library.scenario_mapping("rosenkreuz", game.name))
    rose, cross = Device(1, "ROSE"), Device(2, "CROSS")
    rose.ledger = run(link_steps.create(KEYS, game, scenario, rose.secret, shipped_as="rosenkreuz"))
    rose.join()
    cross.open(rose.link())
    rose.open(cross.join())
    rose.start()
    cross.open(rose.link())
    with pytest.raises(BadOrders, match="ROSE"):
        rose.do(link_steps.show, [])
    contents = rose.ledger.contents
    for text in ("", "???", "a1-a2"):
        made = Show(1, "ROSE", contents.before, (), bytes(16), text)
        made = replace(made, signature=run(KEYS.sign(rose.secret, message_to_sign(made))))
        over = contents.with_turn(FinishedTurn({}, unreadable=("ROSE",) if text else (), shown=("ROSE",)))
        for lie in (replace(contents, envelopes=(made,)), replace(over, envelopes=(made,))):
            with pytest.raises(BadLink):
                cross.open(link_codec.write(Ledger(normalized(lie))))
    assert cross.ledger.contents.turn == 1


def test_an_invitation_holds_one_value_per_option():
    game = library.game("ozymandia")
    scenario = game.read(library.scenario_mapping("standard", game.name))
    limits = next(option for option in game.options(scenario) if len(option.values) > 2)
    both = tuple(f"{limits.key}={value}" for value, _ in limits.values[1:3])
    assert options_of(game, scenario, both) == both[:1]
    first = Device(1, "FIRST")
    with refusing(BadOrders, "links-no-such-option"):
        run(link_steps.create(KEYS, game, scenario, first.secret, shipped_as="standard", options=both))


def test_a_read_only_link_holds_the_rolls_of_many_turns():
    game = GAMES["rock-paper-scissors"]
    match = Match.begin(game, game.read({**SHAPES, "wins": 99}), "many", key=b"k")
    for _ in range(40):
        match = match.reveal()
    assert sum(len(played.rolls) for played in match.played) > 30
    opened = link_codec.read(link_codec.write_readonly(match), GAMES.get, None)
    assert (opened.match.state, opened.match.turns) == (match.state, match.turns)


def test_a_read_only_link_outlives_a_change_of_rules(monkeypatch):
    game = GAMES["rock-paper-scissors"]
    match = Match.begin(game, game.read({**SHAPES, "wins": 9}), "many", key=b"k").reveal()
    before = link_codec.write_readonly(match)
    monkeypatch.setattr(RockPaperScissors, "rules_version", 2)
    assert link_codec.read(before, GAMES.get, None).match.state == match.state
    newer = link_codec.write_readonly(match)
    monkeypatch.setattr(RockPaperScissors, "rules_version", 1)
    with refusing(BadLink, "links-newer-rules"):
        link_codec.read(newer, GAMES.get, None)


def test_a_read_only_link_with_moves_that_newer_rules_refuse_is_older(monkeypatch):
    game = GAMES["rock-paper-scissors"]
    match = Match.begin(game, game.read({**SHAPES, "wins": 9}), "many", key=b"k").reveal()
    link = link_codec.write_readonly(replace(match, played=(replace(match.played[0], rolls=()),)))
    with refusing(Refused, "links-turn-unplayable"):
        link_codec.read(link, GAMES.get, None)
    monkeypatch.setattr(RockPaperScissors, "rules_version", 2)
    with refusing(Refused, "^links-older-rules$") as refused:
        link_codec.read(link, GAMES.get, None)
    assert refused.value.kind == "older"


def test_a_read_only_link_with_too_many_rolls_is_not_written():
    game = GAMES["rock-paper-scissors"]
    match = Match.begin(game, game.read({**SHAPES, "wins": 9}), "many", key=b"k").reveal()
    with_rolls = replace(match, played=(replace(match.played[0], rolls=match.played[0].rolls * (1 << 15)),))
    assert link_codec.write_readonly(match)
    with refusing(BadOrders, "links-too-many-dice"):
        link_codec.write_readonly(with_rolls)


@pytest.mark.parametrize(
    ("rolls", "is_written"),
    [((6,) * 16384, True), ((6,) * 16385, False), ((65536,), True), ((65537,), False)],
    ids=["most rolls", "more", "most sides", "more sides"],
)
def test_a_read_only_link_is_written_only_with_as_many_dice_as_are_read(rolls, is_written):
    game = GAMES["rock-paper-scissors"]
    match = replace(Match.begin(game, game.read({**SHAPES, "wins": 9}), "many", key=b"k"), dealt=rolls)
    writer = ByteWriter()
    if is_written:
        readonly_link.write_readonly(writer, match)
        # Nothing is dealt in this game, so the dice are read and then left over.
        with refusing(Refused, "links-extra-rolls"):
            readonly_link.read_readonly(ByteReader(writer.to_bytes()), game, match.scenario)
    else:
        with refusing(BadOrders, "links-too-many-dice"):
            readonly_link.write_readonly(writer, match)
