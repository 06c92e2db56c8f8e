"""Match records: round trips, undo and branch, secrets, damage, older and newer formats."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.errors import BadOrders, BadRecord
from rozz.engine.match import Match, SeatAssignment
from rozz.engine.rozz.play import Rozz
from rozz.ui.i18n.texts import say
from tests.support.engine.faults import brief_of, sentence_of

ROZZ = library.game("rozz")
SECRET = "meet me in Rozz at dawn"


def begun(scenario: str = "headquarters-3") -> Match:
    """A fresh match with names of its own."""
    names = {"RED": "Ada", "BLUE": "Blaise {0}"}
    return Match.begin(ROZZ, ROZZ.read(library.scenario_mapping(scenario)), "b1946ac9", names, key=bytes(15) + b"5")


def turn(match: Match, **orders: list[str]) -> Match:
    """The match after one more turn."""
    for colour, texts in orders.items():
        match = match.hand_in(colour, [ROZZ.parse(match.scenario, text)[0] for text in texts])
    return match.reveal()


def played() -> Match:
    """Three turns, with CORR, a message, a void command and a resignation."""
    match = turn(begun(), RED=["P: CORR*2", "M: INF*2 @ Drift > D1"], BLUE=["P: IU > Quell"])
    match = turn(match, RED=[f'C: BLUE "{SECRET}"', "P: ARMOR*9 > Drift"], GREEN=["N:"])
    return turn(match, GREEN=["R:"], BLUE=["P: ARMOR > Quell"])


def reread(match: Match) -> Match:
    """The match read back from its record."""
    return record.from_json(record.to_json(match), library.game)


def damaged(match: Match, **changes: Any) -> str:
    """The text of a record with some parts changed."""
    return json.dumps({**json.loads(record.to_json(match)), **changes})


def refused(text: str) -> BadRecord:
    """Why a record is refused."""
    with pytest.raises(BadRecord) as fault:
        record.read(text, library.game)
    return fault.value


def refusal(text: str) -> str:
    """Why a record is refused, in brief."""
    return brief_of(refused(text))


def test_a_record_round_trips_to_the_same_match():
    match = played()
    again = reread(match)
    assert again == match
    assert again.state == match.state and again.played == match.played
    assert record.to_json(again) == record.to_json(match)
    assert again.names == {"RED": "Ada", "BLUE": "Blaise {0}", "GREEN": "GREEN"}


@pytest.mark.parametrize("name", library.scenario_names())
def test_every_shipped_scenario_round_trips_through_a_record(name):
    match = begun(name).reveal()
    assert reread(match) == match


def test_the_record_has_ordered_keys_and_four_check_bytes_per_turn():
    plain = json.loads(record.to_json(played()))
    assert list(plain) == ["format", "rules", "game", "id", "scenario", "seats", "turns", "position", "chance"]
    assert plain["seats"][0] == {"colour": "RED", "name": "Ada", "plays": "here"}
    assert plain["turns"][2]["commands"] == {"BLUE": ["P: ARMOR > Quell"], "GREEN": ["R:"]}
    assert all(len(bytes.fromhex(each["check"])) == 4 for each in plain["turns"])
    assert plain["position"] == ROZZ.fingerprint(played().state)


def test_a_finished_moment_is_fingerprinted_once_across_saves(monkeypatch):
    asked = []
    fingerprint = type(ROZZ).fingerprint
    monkeypatch.setattr(type(ROZZ), "fingerprint", lambda game, state: asked.append(state) or fingerprint(game, state))
    match = played()
    record.to_json(match)
    assert len(asked) == 4, "three turns and where the match stands"
    again = record.to_json(turn(match, BLUE=["P: INF > Quell"]))
    assert len(asked) == 6, "one turn more, and where the match stands"
    assert record.to_json(record.from_json(again, library.game)) == again
    record.plain(match)["turns"][0]["commands"]["RED"].clear()
    assert record.from_json(record.to_json(match), library.game) == match, "changing the plain record changes nothing"


def test_commands_of_a_passive_seat_are_in_the_record():
    match = turn(begun("solo-training"), RED=["N:"])
    plain = json.loads(record.to_json(match))
    assert plain["seats"][1]["plays"] == "passive"
    assert plain["turns"][0]["commands"] == {"RED": ["N:"], "BLUE": ["N:"]}
    assert match.waiting_for == ("RED",)


def test_commands_not_yet_revealed_are_saved_and_restored():
    match = played().hand_in("RED", [ROZZ.parse(played().scenario, "P: INF > Drift")[0]])
    assert json.loads(record.to_json(match))["pending"] == {"RED": ["P: INF > Drift"]}
    again = reread(match)
    assert again.pending == match.pending
    assert again.waiting_for == ("BLUE",)
    assert again.reveal() == match.reveal()


# Undo and branch


def test_undo_reverts_the_last_turn():
    match = turn(begun(), RED=["P: INF > Drift"])
    assert match.undo() == begun()
    assert begun().undo() == begun()
    assert reread(played().undo()).turns == played().turns[:2]


def test_after_undo_a_different_turn_can_be_played():
    other = turn(played().undo(), GREEN=["N:"])
    assert "GREEN" in other.asked and "GREEN" not in played().asked
    assert reread(other) == other


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_branch_shares_only_the_first_turns(turns):
    match = played().hand_in("RED", [ROZZ.parse(played().scenario, "N:")[0]])
    branch = match.branch(turns, "c157a790")
    assert branch.identity == "c157a790" and branch.turns == match.turns[:turns] and not branch.pending
    assert match.identity == "b1946ac9" and match.pending
    assert reread(branch.reveal()) == branch.reveal()


# Secrets


def test_commands_not_yet_revealed_are_visible_to_their_seat_only():
    drafts = {"RED": "P: INF*7 > Drift", "BLUE": "P: INF*8 > Quell"}
    match = played()
    for author, text in drafts.items():
        match = match.hand_in(author, [ROZZ.parse(match.scenario, text)[0]])
    for viewer in ("RED", "BLUE", "GREEN", None):
        seen = record.to_json(match.as_seen_by(viewer))
        for author, text in drafts.items():
            assert (text in seen) == (author == viewer)
    assert "pending" not in json.loads(record.to_json(match.as_seen_by(None)))


def test_only_sender_and_recipient_see_the_text_of_a_message():
    match = played()
    for viewer in ("RED", "BLUE"):
        assert SECRET in record.to_json(match.as_seen_by(viewer))
    for viewer in ("GREEN", None):
        text = record.to_json(match.as_seen_by(viewer))
        assert SECRET not in text and "C: BLUE …" in text
        assert not record.read(text, library.game).differs_from


def test_only_sender_and_recipient_read_a_message_in_the_report():
    second = played().played[1]
    for viewer in ("RED", "BLUE"):
        assert any(SECRET in repr(line.text) for line in ROZZ.report(second, viewer=viewer))
    for viewer in ("GREEN", None):
        assert not any(SECRET in repr(line.text) for line in ROZZ.report(second, viewer=viewer))


def test_money_and_correspondence_in_hand_are_public():
    assert SECRET not in repr([turn.phases for turn in played().as_seen_by(None).played])
    seen = played().as_seen_by("GREEN")
    assert ROZZ.fingerprint(seen.state) == ROZZ.fingerprint(played().state)


# Handing in


def test_only_seats_in_play_can_hand_in_commands():
    with pytest.raises(BadOrders, match="PURPLE"):
        begun().hand_in("PURPLE", [])
    with pytest.raises(BadOrders, match="GREEN"):
        played().hand_in("GREEN", [])
    over = turn(played(), RED=["R:"])
    assert over.outcome is not None and over.outcome.winners == ("BLUE",)
    assert not over.is_complete and over.waiting_for == ()
    with pytest.raises(BadOrders, match="over"):
        over.reveal()
    assert reread(over) == over


def test_commands_can_be_taken_back_before_they_are_revealed():
    match = begun().hand_in("RED", [ROZZ.parse(begun().scenario, "N:")[0]])
    assert match.take_back("RED") == begun()
    assert match.take_back("BLUE") == match


# Damage


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": 4}, "files-newer-match"),
        ({"format": 10**6}, "files-newer-match"),
        (
            {"format": 0},
            "files-damaged-match(why=files-at(path=format, "
            "what=files-unexpected(expected=files-a-whole-number(least=1), found=0)))",
        ),
        (
            {"format": True},
            "files-damaged-match(why=files-at(path=format, "
            "what=files-unexpected(expected=files-a-whole-number(least=1), found=true)))",
        ),
        (
            {"format": "1"},
            "files-damaged-match(why=files-at(path=format, "
            "what=files-unexpected(expected=files-a-whole-number(least=1), found='1')))",
        ),
        (
            {"rules": None},
            "files-damaged-match(why=files-at(path=rules, "
            "what=files-unexpected(expected=files-a-whole-number(least=1), found=files-found-nothing)))",
        ),
        ({"rules": 2}, "files-newer-match"),
        ({"id": "a\nb"}, "files-damaged-match(why=files-at(path=id, what=files-not-one-line))"),
        (
            {"game": "chess"},
            "files-damaged-match(why=files-at(path=game, what=files-no-such(known=[rozz, rosenkreuz, ozymandia, "
            "simultaneous-risk, campaigns], what=files-no-game(name=chess))))",
        ),
        (
            {"game": 5},
            "files-damaged-match(why=files-at(path=game, what=files-unexpected(expected=files-a-game, found=5)))",
        ),
        (
            {"id": ""},
            "files-damaged-match(why=files-at(path=id, what=files-unexpected(expected=files-an-id, found='')))",
        ),
        (
            {"scenario": "x"},
            "files-damaged-match(why=files-unexpected(expected=files-a-mapping-with(keys=[game, name, about, board, "
            "players, objective, bankroll, catalog, setup, commands, turn_limit, plays]), found='x'))",
        ),
        ({"scenario": {"game": "rozz"}}, "files-damaged-match(why=files-key-missing(key=name))"),
        ({"seats": []}, "files-damaged-match(why=files-at(path=seats, what=files-other-seats))"),
        ({"seats": [{"colour": "RED"}]}, "files-damaged-match(why=files-at(path=seats.0, what=files-seat-fields))"),
        (
            {"seats": 3},
            "files-damaged-match(why=files-at(path=seats, what=files-unexpected(expected=files-seats, found=3)))",
        ),
        (
            {"format": 1, "seed": "x"},
            "files-damaged-match(why=files-at(path=seed, "
            "what=files-unexpected(expected=files-a-whole-number(least=0), found='x')))",
        ),
        (
            {"format": 1, "seed": -1},
            "files-damaged-match(why=files-at(path=seed, "
            "what=files-unexpected(expected=files-a-whole-number(least=0), found=-1)))",
        ),
        (
            {"chance": "x"},
            "files-damaged-match(why=files-at(path=chance, what=files-unexpected(expected=files-hexadecimal, "
            "found='x')))",
        ),
        ({"dealt": [1]}, "files-damaged-match(why=files-at(path=dealt, what=files-spare-rolls))"),
        (
            {"turns": {}},
            "files-damaged-match(why=files-at(path=turns, what=files-unexpected(expected=files-a-list, "
            "found=files-found-mapping)))",
        ),
        (
            {"turns": [5]},
            "files-damaged-match(why=files-at(path=turns.0, "
            "what=files-unexpected(expected=files-a-mapping-with(keys=[commands, check, rolls]), found=5)))",
        ),
        ({"turns": [{"commands": {}}]}, "files-damaged-match(why=files-at(path=turns.0, what=files-turn-fields))"),
        (
            {"turns": [{"commands": {"PINK": []}, "check": "00000000"}]},
            "files-damaged-match(why=files-at(path=turns.0.commands.PINK, what=files-not-playing(name=PINK)))",
        ),
        (
            {"turns": [{"commands": {"RED": ["P: INFF > Drift"]}, "check": "0"}]},
            "files-damaged-match(why=files-at-column(column=4, what=files-meant(near=INF, "
            "what=files-unreadable(expected=rozz-typed-item, word=INFF))))",
        ),
        (
            {"turns": [{"commands": {"RED": [5]}, "check": "0"}]},
            "files-damaged-match(why=files-at(path=turns.0.commands.RED.0, "
            "what=files-unexpected(expected=files-a-command, found=5)))",
        ),
        (
            {"turns": [{"commands": {"RED": "N:"}, "check": "0"}]},
            "files-damaged-match(why=files-at(path=turns.0.commands.RED, "
            "what=files-unexpected(expected=files-a-list, found='N:')))",
        ),
        (
            {"turns": [{"commands": [], "check": "0"}]},
            "files-damaged-match(why=files-at(path=turns.0.commands, what=files-unexpected(expected=files-by-color, "
            "found=files-found-list(number=0))))",
        ),
        (
            {"turns": [{"commands": {}, "check": 5}]},
            "files-damaged-match(why=files-at(path=turns.0.check, what=files-unexpected(expected=files-a-check, "
            "found=5)))",
        ),
        ({"position": {}}, "files-damaged-match(why=files-other-position)"),
        (
            {"pending": {"PINK": ["N:"]}},
            "files-damaged-match(why=files-at(path=pending.PINK, what=files-not-playing(name=PINK)))",
        ),
        (
            {"pending": []},
            "files-damaged-match(why=files-at(path=pending, what=files-unexpected(expected=files-by-color, "
            "found=files-found-list(number=0))))",
        ),
        (
            {"winner": "RED"},
            "files-damaged-match(why=files-unknown-key-among(key='winner', known=[format, rules, game, id, scenario, "
            "seats, chance, dealt, turns, position, pending, earlier]))",
        ),
    ],
    ids=str,
)
def test_a_damaged_record_is_refused_with_a_sentence(changes, words, rozz, written):
    text = damaged(played(), **changes)
    assert refusal(text) == words
    ran = rozz("replay", written(text, "match.json"))
    assert ran.is_refusal and sentence_of(refused(text)) in ran.err


@pytest.mark.parametrize("key", ["rules", "game", "id", "scenario", "seats", "position"])
def test_a_record_without_one_of_its_parts_is_refused(key):
    plain = json.loads(record.to_json(played()))
    del plain[key]
    assert refusal(json.dumps(plain)) == f"files-damaged-match(why=files-key-missing(key={key}))"


@pytest.mark.parametrize(
    "text", ["", "null", "5", "[]", "{}", '"match"', '{"format": 1}', '{"turns": []}', "{", "\x00"]
)
def test_text_that_is_no_record_is_refused(text):
    assert refusal(text) in ("files-not-a-match", "files-unreadable-match(why=files-not-json)")


def test_a_truncated_record_is_refused_wherever_it_ends():
    text = record.to_json(played())
    for end in range(0, len(text), max(1, len(text) // 60)):
        assert refusal(text[:end]) == "files-unreadable-match(why=files-not-json)"


def test_a_deeply_nested_record_is_refused():
    assert refusal("[" * 100_000).startswith("files-unreadable-match(why=")


def test_a_file_that_is_too_large_is_refused():
    assert refusal(" " * 4_000_001) == "files-unreadable-match(why=files-too-large(most=4))"


def test_a_turn_after_the_end_is_refused():
    over = turn(played(), RED=["R:"])
    turns = json.loads(record.to_json(over))["turns"]
    assert "files-turn-after-end" in refusal(damaged(over, turns=[*turns, turns[-1]]))


# A record whose checks differ from what today's rules produce


def test_a_replay_says_where_it_first_differs_and_keeps_both_positions(rozz, written, monkeypatch):
    plain = json.loads(record.to_json(played()))
    monkeypatch.setattr(Rozz, "rules_version", 2)
    plain["turns"][1]["check"] = "00000000"
    plain["position"]["money"]["RED"] = 12
    text = json.dumps(plain)
    reading = record.read(text, library.game)
    assert reading.differs_from == 2
    assert reading.recorded["money"]["RED"] == 12
    assert reading.match == played()
    ran = rozz("replay", written(text, "match.json"))
    assert ran.status == 0
    assert say("cli-other-rules", turn=2) in ran.out
    data = json.loads(rozz("replay", written(text, "match.json"), "--json").out)
    assert data["differs_from"] == 2 and data["recorded"]["money"]["RED"] == 12 != data["final"]["money"]["RED"]


def test_a_campaign_of_older_rules_opens_though_its_positions_differ():
    game = library.game("campaigns")
    scenario = game.read(library.scenario_mapping("meeting-the-wizard", "campaigns"))
    plain = json.loads(record.to_json(Match.begin(game, scenario, "old", key=b"k").reveal()))
    plain["turns"][0]["check"] = "00000000"
    assert "files-wrong-check" in refusal(json.dumps(plain))
    assert record.read(json.dumps({**plain, "rules": 1}), library.game).differs_from == 1


def older_skirmish(**changed: Any) -> str:
    """A record of older rules: the first moment of a battle in which both sides deploy, then these fields instead."""
    game = library.game("campaigns")
    scenario = game.read(library.scenario_mapping("skirmish-at-the-ford", "campaigns"))
    match = Match.begin(game, scenario, "old", key=b"k")
    while len(match.played) < 3:
        for seat in match.waiting_for:
            match = match.hand_in(seat, game.default_commands(match.state, seat))
        match = match.reveal()
    plain = json.loads(record.to_json(match))
    return json.dumps({**plain, "rules": 3, "turns": [*plain["turns"], *changed.pop("more", ())], **changed})


def test_a_match_of_older_rules_ends_where_its_commands_fit_no_more():
    outdated = {"commands": {"MUNCHKINS": ["I: second"]}, "check": "00000000"}
    reading = record.read(older_skirmish(more=[outdated, outdated]), library.game)
    assert (len(reading.match.played), reading.differs_from) == (3, 4)


def test_a_match_of_older_rules_ends_where_its_rolls_do_not_suffice():
    game = library.game("campaigns")
    scenario = game.read(library.scenario_mapping("skirmish-at-the-ford", "campaigns"))
    match = Match.begin(game, scenario, "old", key=b"k")
    while not (match.played and match.played[-1].rolls):
        for seat in match.waiting_for:
            match = match.hand_in(seat, game.default_commands(match.state, seat))
        match = match.reveal()
    plain = json.loads(record.to_json(match))
    del plain["turns"][-1]["rolls"]
    assert "files-roll-missing" in refusal(json.dumps(plain))
    reading = record.read(json.dumps({**plain, "rules": 3}), library.game)
    assert len(reading.match.played) == len(match.played) - 1 and reading.differs_from == len(match.played)


def test_pending_commands_that_older_rules_allowed_are_given_again():
    reading = record.read(older_skirmish(pending={"MUNCHKINS": ["I: second"]}), library.game)
    assert not reading.match.pending


def test_pending_commands_are_dropped_if_newer_rules_end_the_match(monkeypatch):
    plain = json.loads(record.to_json(turn(played(), RED=["R:"])))
    plain["turns"][-1]["check"] = "00000000"
    plain["pending"] = {"RED": ["N:"]}
    monkeypatch.setattr(Rozz, "rules_version", 2)
    reading = record.read(json.dumps(plain), library.game)
    assert reading.differs_from == 4 and not reading.match.pending


def test_a_wrong_check_under_the_same_rules_is_damage():
    plain = json.loads(record.to_json(played()))
    plain["turns"][1]["check"] = "00000000"
    assert refusal(json.dumps(plain)) == "files-damaged-match(why=files-at(path=turns.1.check, what=files-wrong-check))"


def test_a_finished_match_has_no_pending_commands():
    over = turn(played(), RED=["R:"])
    assert "files-pending-after-end" in refusal(damaged(over, pending={"RED": ["N:"]}))


def test_the_last_position_is_checked_even_without_turns():
    assert "files-other-position" in refusal(damaged(begun(), position={}))


@pytest.mark.parametrize("plays", ["here", "passive", "link", "computer", "computer:3", "computer:hard"])
def test_valid_kinds_of_players(plays):
    seats = [{"colour": colour, "name": "A name", "plays": plays} for colour in ("RED", "BLUE", "GREEN")]
    assert record.from_json(damaged(begun(), seats=seats), library.game).seats[0].plays == plays


@pytest.mark.parametrize("plays", ["nobody", "computer:", "computer:a b", "link:3", "HERE"])
def test_invalid_kinds_of_players_are_refused(plays):
    seats = [{"colour": colour, "name": "A name", "plays": plays} for colour in ("RED", "BLUE", "GREEN")]
    assert "files-at(path=seats.0.plays, what=files-unexpected(" in refusal(damaged(begun(), seats=seats))


def test_a_sound_record_has_no_differences():
    reading = record.read(record.to_json(played()), library.game)
    assert reading.differs_from == 0
    assert reading.recorded == ROZZ.fingerprint(played().state)


# Older formats


def test_an_older_format_is_upgraded_step_by_step(monkeypatch):
    def name_the_match(old: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in old.items() if key != "match"}, "format": 2, "id": old["match"]}

    def unchanged(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "format": 3}

    first = json.loads(record.to_json(played().branch(3, "old")))
    first["match"] = first.pop("id")
    assert "files-damaged-match" in refusal(json.dumps(first))
    first["format"] = 1
    monkeypatch.setitem(record.UPGRADES, 1, name_the_match)
    monkeypatch.setitem(record.UPGRADES, 2, unchanged)
    match = record.from_json(json.dumps(first), library.game)
    assert match.identity == "old" and match.turns == played().turns
    assert json.loads(record.to_json(match))["format"] == record.BEFORE_SEATS_CHANGED
    assert "files-newer-match" in refusal(damaged(match, format=4))


def test_a_record_of_format_1_is_read_whatever_its_seed():
    plain = json.loads(record.to_json(played()))
    first = {**plain, "format": 1, "seed": 7}
    del first["chance"]
    match = record.from_json(json.dumps(first), library.game)
    assert match.state == played().state and match.key == b""


def test_every_older_format_has_its_upgrade():
    assert set(record.UPGRADES) == set(range(1, record.FORMAT))


# Seats that change hands

#: Who plays Blue to begin with.
BLAISE = "Blaise {0}"


def changed(match, colour, plays, name):
    return match.with_seats(
        tuple(SeatAssignment(each.colour, name, plays) if each.colour == colour else each for each in match.seats)
    )


def test_the_record_keeps_who_played_each_turn():
    match = begun().reveal().reveal()
    match = changed(match, "BLUE", "computer:4", "Marshal").reveal()
    assert [match.names_at(number)["BLUE"] for number in (1, 2, 3)] == [BLAISE, BLAISE, "Marshal"]
    again = reread(match)
    assert again == match and [again.names_at(number)["BLUE"] for number in (1, 2, 3)] == [BLAISE, BLAISE, "Marshal"]
    assert json.loads(record.to_json(match))["format"] == 3


def test_commands_handed_in_stay_with_the_player_who_gave_them():
    match = begun().reveal().hand_in("BLUE", ())
    match = changed(match, "BLUE", "computer:4", "Marshal")
    assert match.pending == {"BLUE": ()}
    match = changed(changed(match, "RED", "computer:1", "Dreamer"), "BLUE", "computer:2", "Scout")
    match = reread(match).reveal().reveal()
    assert [match.names_at(number)["BLUE"] for number in (1, 2, 3)] == [BLAISE, BLAISE, "Scout"]
    assert [match.names_at(number)["RED"] for number in (1, 2, 3)] == ["Ada", "Dreamer", "Dreamer"]


def test_after_undo_the_current_player_of_a_seat_continues():
    match = changed(begun().reveal().reveal(), "BLUE", "computer:4", "Marshal").reveal()
    back = match.undo().undo()
    assert back.names_at(1)["BLUE"] == BLAISE and back.names_at(2)["BLUE"] == "Marshal"
    assert reread(back) == back
    assert match.branch(0, "other").earlier == ()


@pytest.mark.parametrize(
    ("earlier", "words"),
    [
        (
            5,
            "files-damaged-match(why=files-at(path=earlier, what=files-unexpected(expected=files-earlier-players, "
            "found=5)))",
        ),
        ([{"until": 1}], "files-damaged-match(why=files-at(path=earlier.0, what=files-earlier-fields))"),
        (
            [{"until": 0, "seats": []}],
            "files-damaged-match(why=files-at(path=earlier.0.until, "
            "what=files-unexpected(expected=files-a-whole-number(least=1), found=0)))",
        ),
        (
            [{"until": 1, "seats": []}],
            "files-damaged-match(why=files-at(path=earlier.0.seats, what=files-other-seats))",
        ),
    ],
)
def test_invalid_earlier_players_are_refused(earlier, words):
    assert refusal(damaged(begun().reveal(), format=3, earlier=earlier)) == words


def test_an_earlier_player_cannot_outlast_the_turns_played():
    match = changed(begun().reveal(), "BLUE", "computer:4", "Marshal")
    (one,) = json.loads(record.to_json(match))["earlier"]
    assert "files-earlier-too-long" in refusal(damaged(match, earlier=[{**one, "until": 3}]))
    assert "files-earlier-order" in refusal(damaged(match, earlier=[one, one]))
