"""Guesses at the others' commands: written in the composer, resolved at once, secret like drafts, scored later."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from rozz import game_extras, library
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import nearest_level
from rozz.engine.ai.think import think
from rozz.engine.dice import KeyedDice
from rozz.engine.match import Match
from rozz.ui.app.update import update
from rozz.ui.features.composer import command_editing
from rozz.ui.features.guesses import guess_lists, guess_score, guessed_outcome, planning_codec
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.games import command_phrase
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.i18n.translations import listed as in_a_list
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download
from rozz.ui.state.model import Composer, Model, Session, Written
from rozz.ui.state.planning import MOST_PLANS, Guess, Planning
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import COMPOSE, HANDOVER, REVEAL
from rozz.ui.views.guesses import guess_report
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.ui.opponents_table import begin_match, table_against
from tests.support.ui.table import Table, key_message, words

MINE, HIS = "M: INF*2 @ Drift > D2", "M: INF*3 @ Braxx > B1"


def guessing(text: str = HIS) -> Table:
    """Ada has commands and a guess for Ben; without a text she is still writing it."""
    table = Table().send(m.IAm(), m.Type(MINE), m.ShowGuesses(), m.WriteGuess("BLUE"))
    return table.send(m.Type(text), m.WriteGuess()) if text else table


def listed(table: Table, seat: str = "BLUE") -> list[str]:
    session = table.session
    return [session.match.game.write(each) for each in guess_lists.guess_of(session, seat).composer.commands]


def guess_of(table: Table, seat: str) -> tuple[object, ...]:
    return guess_lists.guess_of(table.session, seat).composer.commands


def mine(table: Table) -> list[str]:
    return [table.session.match.game.write(each) for each in table.session.composer.commands]


def test_a_rival_without_a_guess_still_gets_new_armies() -> None:
    """The board shows them, so the panel says why."""
    told = say("areas-unplaced")
    table = begin_match("ozymandia", "standard").send(m.IAm(), m.ShowGuesses())
    assert told in words(table.shown)
    (rival,) = set(table.session.match.colours) - {table.session.seat}
    table.send(m.WriteGuess(rival), m.Type("resign"), m.WriteGuess())
    assert guess_of(table, rival) and told not in words(table.shown)
    rozz = Table().send(m.IAm(), m.ShowGuesses())
    assert say("guess-none", name="Ben") in words(rozz.shown) and told not in words(rozz.shown)


def sealed(game: str, scenario: str) -> Session:
    """The first moment of a match in which several seats give secret commands, with a command list for two of them."""
    rules, mind = library.game(game), game_extras.evaluator(game)
    match = Match.begin(rules, rules.read(library.scenario_mapping(scenario, game)), "one", key=b"key")
    level = tuned_level(nearest_level(1), mind)

    def thought(seat: str) -> tuple[object, ...]:
        return think(rules, mind, match.state, seat, level, b"seed", 8).commands

    while match.moment is not None and not match.moment.is_sealed:
        for seat in match.waiting_for:
            match = match.hand_in(seat, thought(seat))
        match = match.reveal()
    author, rival = match.waiting_for[:2]
    guesses = {rival: Guess(Composer(Written(thought(rival))))}
    composer = Composer(Written(thought(author)))
    planning = {author: Planning(len(match.played), guesses)}
    return Session(Here(match), COMPOSE, author, composer, planning=planning)


def test_a_rival_without_a_choice_cannot_be_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("guesses") in words(Table().send(m.IAm()).shown)
    monkeypatch.setattr(type(library.game("rozz")), "can_order", lambda _rules, _state, seat: seat == "RED")
    table = Table().send(m.IAm())
    assert table.session.seat == "RED" and "BLUE" in table.session.match.pending
    assert say("guesses") not in words(table.shown)


def test_a_guess_is_written_with_the_same_taps_as_commands() -> None:
    table = guessing("")
    assert say("guess-for", name="Ben") in words(table.shown) and table.session.seat == "RED"
    table.send(m.TapTile("Braxx"), m.Pick("move:INF"), m.TapTile("B1"), m.TapTile("B1"))
    assert listed(table) == ["M: INF*5 @ Braxx > B1"] and mine(table) == [MINE]
    assert say("put-in", command=listed(table)[0]) in table.model.said
    table.send(m.Undo())
    assert listed(table) == [] and mine(table) == [MINE]
    table.send(m.TapTile("Braxx"))
    key = key_message(table, "p", tile="Braxx")
    assert isinstance(key, m.Pick)
    table.send(key)
    assert table.session.composer.made == () and say("guess-for", name="Ben") in words(table.shown)


@pytest.mark.parametrize("way", [m.WriteGuess(), m.ShowGuesses(), m.HandIn()], ids=["done", "guesses", "ready"])
def test_the_current_command_is_kept_when_a_guess_is_done(way: m.Message) -> None:
    table = guessing("").send(m.TapTile("Braxx"), m.Pick("move:INF"), m.TapTile("B1"))
    assert listed(table) == []
    table.send(way)
    assert not table.session.guessing
    assert listed(table) == ["M: INF*5 @ Braxx > B1"] and mine(table) == [MINE]


def test_done_adds_no_command_that_is_incomplete_or_void(monkeypatch: pytest.MonkeyPatch) -> None:
    table = guessing("").send(m.TapTile("Braxx"), m.Pick("move:INF"), m.WriteGuess())
    assert listed(table) == []
    monkeypatch.setattr(command_editing, "is_void", lambda _session, _command: True)
    table = guessing("").send(m.TapTile("Braxx"), m.Pick("move:INF"), m.TapTile("B1"), m.WriteGuess())
    assert listed(table) == []


@pytest.mark.parametrize("message", [m.Ready(), m.HandIn()])
def test_ready_ends_the_guess_without_handing_in(message: m.Message) -> None:
    table = guessing("").send(m.Type(HIS), message)
    assert (table.session.stage, table.session.seat, table.session.guessing) == (COMPOSE, "RED", "")
    assert not table.session.match.pending and listed(table) == [HIS]
    assert guessing("").send(m.Resign()).session.guessing == "BLUE", "nobody resigns for a rival"


@pytest.mark.parametrize("leaving", [m.WriteGuess(), m.Ready(), m.ShowGuesses()])
def test_leaving_a_guess_says_which_void_commands_it_removes(leaving: m.Message) -> None:
    table = begin_match("ozymandia", "five-isles", FIRST="Ada", SECOND="Ben")
    table.send(m.IAm(), m.ShowGuesses(), m.WriteGuess("SECOND"))
    table.send(m.Type("3 Coral > Brine; 3 Coral > Brine"), m.TapTile("Coral"), m.TapTile("Cliff City"))
    match = table.session.match
    void = [say("quoted-command", command=command_phrase(match, each)) for each in guess_of(table, "SECOND")]
    table.send(leaving)
    assert listed(table, "SECOND") == ["3 Coral > Cliff City"]
    assert table.model.toast == say("replaced-void", commands=in_a_list(void))


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("rozz", "headquarters-3"),
        ("ozymandia", "standard"),
        ("simultaneous-risk", "swift-world"),
        ("campaigns", "skirmish-at-the-ford"),
    ],
)
def test_the_guessed_outcome_is_the_one_the_engine_resolves(game: str, scenario: str) -> None:
    session = sealed(game, scenario)
    match, rules, seat = session.match, session.match.game, session.seat
    (rival, guess), = session.planning[seat].guesses.items()
    moment = len(match.played)
    for is_off in (False, True):
        planning = replace(session.planning[seat], guesses={rival: replace(guess, is_off=is_off)})
        shown = guessed_outcome.outcome(replace(session, planning={seat: planning}))
        lists = {seat: session.composer.commands, rival: () if is_off else guess.composer.commands}
        played = rules.resolve(match.state, lists, KeyedDice(guessed_outcome.IMAGINED, str(moment)))
        assert rules.freeze(shown.after) == rules.freeze(played.after) and shown.phases == played.phases
    drawn = page_markup.page(Model(screen="table", session=session))
    assert guessed_outcome.in_a_line(session, guessed_outcome.outcome(session)) in words(drawn).replace("&#39;", "'")
    writing = page_markup.page(Model(screen="table", session=replace(session, guessing=rival)))
    assert say("guess-for", name=match.names[rival]) in words(writing)


def test_a_guess_never_uses_the_dice_of_the_match() -> None:
    session = sealed("campaigns", "skirmish-at-the-ford")
    other = replace(session, kind=Here(replace(session.match, key=b"another")))
    one, two = (guessed_outcome.outcome(each) for each in (session, other))
    assert one.after == two.after and session.match.game.freeze(one.after) == session.match.game.freeze(two.after)


def test_the_board_shows_guesses() -> None:
    table = guessing()
    assert table.shown.count('class="arrow move foretold') == 1
    assert re.findall(r'class="outcome-note[^>]*>([^<]*)<', table.shown) == ["R 6→4", "B 6→3"]
    table.send(m.SwitchGuess("BLUE"))
    assert 'class="arrow move foretold' not in table.shown and "B 6→3" not in table.shown
    table.send(m.SwitchGuess("BLUE"), m.ShowGuesses())
    assert "outcome-note " not in table.shown and say("guess-outcome") not in words(table.shown)
    table.send(m.ShowGuesses())
    assert listed(table) == [HIS], "put away, they are kept"


def test_piece_counts_on_the_board_match_the_total_figures() -> None:
    table = Table().send(m.IAm(), m.Type("P: IU*2 > Drift"), m.ShowGuesses())
    assert re.findall(r'class="outcome-note[^>]*>([^<]*)<', table.shown) == ["R 6→8"]
    pieces = say("guess-figure", what=say("rozz-pieces"), before=6, after=8)
    assert re.search(say("guess-figures", figures=f"[^.]*{pieces}.*"), words(table.shown))


def test_the_warning_about_a_guessed_empty_headquarters_names_its_player() -> None:
    shown = words(guessing("").send(m.Type("M: INF*5 @ Braxx > B1")).shown)
    assert say("rozz-undefended-theirs", number=1, tiles="Braxx", name="Ben") in shown
    assert say("rozz-undefended", number=1, tiles="Braxx") not in shown


def test_a_guess_asks_for_a_tile_of_its_player() -> None:
    asked = words(guessing("").shown)
    assert say("rozz-command-tap-tile-theirs", name="Ben") in asked
    assert say("rozz-command-tap-tile") not in asked


def test_a_void_guess_moves_nothing_on_the_board() -> None:
    table = guessing("M: INF*3 @ Braxx > Drift")
    assert listed(table) and 'class="arrow move foretold' not in table.shown


def test_a_fight_is_hatched_counted_and_read_out() -> None:
    rules = library.game("rozz")
    mapping = {**library.scenario_mapping("solo-training"), "plays": {}}
    match = Match.begin(rules, rules.read(mapping), "one", {"RED": "Ada", "BLUE": "Ben"})
    planning = {"RED": Planning(0, {"BLUE": Guess(Composer(Written(rules.parse(match.scenario, "M: INF @ V6 > D3"))))})}
    composer = Composer(Written(rules.parse(match.scenario, "M: INF*2 @ D3 > V6")), cursor="V6")
    session = Session(Here(match), COMPOSE, "RED", composer, planning=planning)
    shown = page_markup.page(Model(screen="table", session=session))
    assert 'class="contested"' in shown
    cursor = re.search(r'id="tile-V6"[^>]*aria-label="([^"]*)"', shown)
    assert cursor and say("guess-contested") in cursor[1]
    assert say("guess-counted", name="Ben", before=2, after=0) in cursor[1]


@pytest.mark.parametrize(("game", "scenario"), [("rozz", "headquarters-3"), ("ozymandia", "standard")])
def test_selecting_a_place_draws_no_number_of_the_outcome_anew(game: str, scenario: str) -> None:
    session = sealed(game, scenario)
    model = Model(screen="table", session=session, tier="near")
    place = session.match.game.write(session.composer.commands[0]).split()[-1]
    after, _ = update(model, m.TapTile(place))
    assert after.session is not None and after.session.composer.cursor == place
    before, now = (page_markup.draw_page(each).regions for each in (model, after))
    for name in ("outcome", "outcome-notes"):
        assert now[name] is before[name] and "<path" in now["outcome"] and "<text" in now["outcome-notes"]


def test_a_battle_for_empty_land_is_hatched_too() -> None:
    rules = library.game("ozymandia")
    match = Match.begin(rules, rules.read(library.scenario_mapping("five-isles", "ozymandia")), "one")
    guess = Guess(Composer(Written(rules.parse(match.scenario, "2 Coral > Drake"))))
    planning = {"FIRST": Planning(0, {"SECOND": guess})}
    composer = Composer(Written(rules.parse(match.scenario, "3 Fern > Drake")))
    session = Session(Here(match), COMPOSE, "FIRST", composer, planning=planning)
    assert guessed_outcome.contested(match, guessed_outcome.outcome(session)) == {"Drake"}


@pytest.mark.parametrize("commands", ["P: IC > Drift", "P: IU*2 > Drift"])
def test_buying_a_neutral_piece_is_not_a_fight(commands: str) -> None:
    table = Table().send(m.IAm(), m.Type(commands), m.ShowGuesses())
    assert 'class="contested"' not in table.shown


def test_taking_land_held_only_by_neutral_pieces_is_not_a_fight() -> None:
    rules = library.game("rozz")
    mapping = library.scenario_mapping("headquarters-2")
    start = rules.read(mapping).board.neighbours["Hollow"][0]
    setup = {**mapping["setup"], start: {"RED": {"INF": 1}}}
    match = Match.begin(rules, rules.read({**mapping, "setup": setup}), "one")
    composer = Composer(Written(rules.parse(match.scenario, f"M: INF @ {start} > Hollow")))
    played = guessed_outcome.outcome(Session(Here(match), COMPOSE, "RED", composer))
    assert "Hollow" in guessed_outcome.counts(match, played) and not guessed_outcome.contested(match, played)


def test_the_legend_explains_the_marks_of_guesses() -> None:
    table = Table().send(m.IAm(), m.OpenDialog("legend"))
    assert say("guess-legend-arrow") not in words(table.shown)
    panel = table.send(m.ShowGuesses(), m.OpenDialog("legend")).shown.split('id="dialog"')[1]
    assert say("guess-legend-arrow") in panel and 'class="arrow move foretold' in panel
    assert say("guess-legend-count", name="Red", before=6, after=4) in panel and ">R 6→4<" in panel
    assert say("guess-legend-contested") in panel


def test_an_impossible_guess_is_marked_like_a_void_command() -> None:
    table = guessing("M: INF*9 @ Braxx > B2")
    shown, match = table.shown.split('id="guesses"')[1], table.session.match
    (given,) = match.game.judge(match.state, "BLUE", guess_lists.guess_of(table.session, "BLUE").composer.commands)
    why = sentence(render(match.game.explain(given, "Ben"), match.names))
    assert "Ben" in why and say("command-faulty", status="void", why=why) in words(shown)
    assert '<li class="void">' in shown
    assert 'class="void"' not in guessing().shown.split('id="guesses"')[1]


def test_a_guess_can_repeat_the_last_turn() -> None:
    table = guessing().send(m.HandIn(), m.IAm(), m.Type("M: INF*2 @ Braxx > B2"), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.ShowGuesses())
    assert table.session.seat == "RED"
    table.send(m.GuessAsBefore("BLUE"))
    assert listed(table) == ["M: INF*2 @ Braxx > B2"]
    table.send(m.DropGuess("BLUE"))
    assert listed(table) == [] and table.session.planning["RED"].guesses == {}


def test_repeating_the_last_turn_omits_and_names_what_is_impossible() -> None:
    table = guessing().send(m.HandIn(), m.IAm(), m.Type("M: INF*5 @ Braxx > B2\nP: INF*2 > Braxx"), m.HandIn())
    table.send(m.ShowEveryone(), m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.ShowGuesses(), m.GuessAsBefore("BLUE"))
    assert listed(table) == ["P: INF*2 > Braxx"]
    match = table.session.match
    (gone,) = match.game.parse(match.scenario, "M: INF*5 @ Braxx > B2")
    line = say("guess-left-out", name="Ben", commands=command_phrase(match, gone))
    assert line in words(table.shown.split('id="guesses"')[1]) and line in table.model.said
    table.send(m.WriteGuess("BLUE"), m.Type("P: INF*3 > Braxx"), m.WriteGuess())
    assert line not in words(table.shown), "another guess"


def test_a_command_over_the_limit_fits_once_others_are_left_out() -> None:
    table = Table().send(m.IAm())
    match = table.session.match
    lines = ("M: INF*9 @ Braxx > B2", "P: INF > Braxx", "P: INF*2 > Braxx")
    given = tuple(command for line in lines for command in match.game.parse(match.scenario, line))
    assert [each.is_done for each in guessed_outcome.judged(match, "BLUE", given)] == [False, True, False]
    assert guess_lists.playable(match, "BLUE", given) == (given[1:], given[:1])


def test_a_likely_plan_becomes_a_guess() -> None:
    table = table_against(1).think().send(m.Type(MINE))
    assert m.Foretell not in map(type, table.effects) and say("foretell") not in table.shown
    table.send(m.ShowGuesses())
    assert say("foretell") in table.shown
    table.send(m.Foretell()).think()
    forecast = table.model.forecast
    assert forecast
    table.send(m.LetThem(0))
    assert guess_lists.guess_of(table.session, "BLUE").composer.commands == forecast[0].commands
    assert not table.session.drafts, "it is no draft of Blue's"
    table.send(m.LetThem(0))
    assert guess_lists.guess_of(table.session, "BLUE").composer.commands == ()


def test_up_to_four_plans_are_compared_and_one_is_adopted() -> None:
    table = guessing()
    for number in range(1, MOST_PLANS + 2):
        table.send(m.Type(f"P: INF*{number + 1} > Drift"), m.KeepPlan(), m.KeepPlan())
    plans = table.session.planning["RED"].plans
    assert len(plans) == MOST_PLANS
    for number, plan in enumerate(plans):
        brings = guessed_outcome.in_a_line(table.session, guessed_outcome.outcome(table.session, plan))
        assert f"{say('plan', number=number + 1)} {brings}" in words(table.shown)
    table.send(m.AdoptPlan(0))
    assert mine(table) == ["P: INF*2 > Drift"] and not table.session.match.pending
    table.send(m.Undo(), m.DropPlan(0))
    assert mine(table) == [f"P: INF*{MOST_PLANS + 2} > Drift"]
    assert table.session.planning["RED"].plans == plans[1:]


def test_guesses_can_be_played_out_in_a_what_if() -> None:
    table = guessing().send(m.TryDifferently())
    drafts = {seat: draft.commands for seat, draft in table.session.all_drafts.items()}
    parse = table.session.match.game.parse
    assert drafts["BLUE"] == parse(table.session.match.scenario, HIS)
    assert drafts["RED"] == parse(table.session.match.scenario, MINE)
    used = say("what-if-guessed", names="Ben", number=1)
    assert used in table.shown
    assert used not in table.send(m.Sit("BLUE"), m.Clear(), m.Sit("RED")).shown
    assert used not in guessing("").send(m.TryDifferently()).shown


# Secrets


@pytest.mark.parametrize("way", [m.HandIn(), m.Hide()])
def test_no_part_of_a_guess_remains_at_the_handover(way: m.Message) -> None:
    table = guessing().send(m.KeepPlan(), m.WriteGuess("BLUE"), m.WriteGuess(), way)
    assert table.session.stage == HANDOVER and not table.session.guessing
    assert "guess" not in table.shown and "Braxx" not in table.shown
    if isinstance(way, m.HandIn):
        table.send(m.IAm())
        assert table.session.seat == "BLUE" and 'id="guesses"' not in table.shown and "outcome-note " not in table.shown
        table.send(m.ShowGuesses())
        assert not listed(table, "RED") and 'class="arrow move' not in table.shown, "Ben has no guesses yet"
    else:
        assert listed(table.send(m.IAm())) == [HIS], "they belong to Ada"


def test_an_unfinished_guess_is_gone_when_the_page_is_hidden() -> None:
    table = guessing("").send(m.Type(HIS), m.Hide())
    assert table.session.stage == HANDOVER and not table.session.guessing and "Ben" not in words(table.shown)
    assert table.session.drafts["RED"].commands and "BLUE" not in table.session.drafts


def test_no_file_copy_or_saved_screen_contains_a_guess() -> None:
    table = guessing("M: INF*3 @ Braxx > B4").send(m.KeepPlan(), m.GoHome(), m.ExportMatch("m1"))
    (file,) = (each.text for each in table.effects if isinstance(each, Download))
    assert "B4" not in file and "planning" not in file
    copied = table.send(m.DuplicateMatch("m1", "m2")).model.shelf
    (copy,) = (each for each in copied if each.identity == "m2")
    assert "B4" not in copy.text
    opened = guessing("M: INF*3 @ Braxx > B4")
    assert "B4" not in page_markup.page(at_rest(opened.model)).replace('id="tile-B4"', "").replace(">B4<", "")


def test_the_saved_screen_of_a_lone_player_contains_no_guess_either() -> None:
    table = table_against(1).think().send(m.ShowGuesses(), m.WriteGuess("BLUE"), m.Type(HIS), m.WriteGuess())
    rested = at_rest(table.model)
    assert rested.session is not None and not rested.session.planning
    assert 'id="guesses"' not in page_markup.page(rested)


def test_a_rivals_messages_cannot_be_read_while_guessing() -> None:
    table = Table("headquarters-3").send(m.IAm(), m.Type("P: CORR*3"), m.HandIn())
    for _ in range(2):
        table.send(m.IAm(), m.Type("P: CORR*3"), m.HandIn())
    table.send(m.ShowEveryone(), m.NextTurn())
    for _ in range(3):
        seat = table.send(m.IAm()).session.seat
        others = {"RED": "BLUE", "BLUE": "GREEN", "GREEN": "BLUE"}
        table.send(m.Type(f'C: {others[seat]} "secret of {seat.lower()}"'), m.HandIn())
    table.send(m.ShowEveryone())
    assert all(table.session.match.played[-1].orders.values())
    table.send(m.NextTurn())
    while table.send(m.IAm()).session.seat != "RED":
        table.send(m.HandIn())
    assert "secret of green" not in table.shown
    table.send(m.ShowGuesses(), m.WriteGuess("BLUE"))
    assert "secret of green" not in table.shown
    assert guess_lists.as_before(table.session, "GREEN") is None, "nobody repeats a message"


def by_link(*guessing: m.Message) -> tuple[Device, Device]:
    """Two players by link; the first has guessed and sealed."""
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joined_device(ada, "BLUE", "Ben")
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    ada.send(*guessing).command("M: INF*2 @ Karn > K2")
    return ada, ben


def test_a_link_is_the_same_with_and_without_guesses() -> None:
    guess = (m.ShowGuesses(), m.WriteGuess("BLUE"), m.Type("M: INF @ Quell > Q5"), m.WriteGuess(), m.KeepPlan())
    (ada, ben), (other, _) = by_link(*guess), by_link()
    assert ada.link == other.link
    restored = session_codec.from_text(session_codec.to_text(ada.session))
    assert restored.planning["RED"].guesses, "turns by link take days"
    ben.send(m.OpenLink(ada.link)).command("M: INF @ Quell > Q5")
    for _ in range(3):
        if ada.session.stage != REVEAL:
            ada.send(m.OpenLink(ben.link))
            ben.send(m.OpenLink(ada.link))
    assert ada.session.stage == REVEAL
    line = say("guess-score-you", name="Ada", rival="Ben", hits=1, given=1)
    assert line in words(page_markup.page(ada.model)) and not ben.session.guessed


# Storage


def test_a_reload_keeps_every_guess_and_score() -> None:
    table = guessing().send(m.KeepPlan(), m.SwitchGuess("BLUE"))
    again = session_codec.from_text(session_codec.to_text(table.session))
    (guess,) = again.planning["RED"].guesses.values()
    assert guess.is_off and guess.composer.commands == table.session.planning["RED"].guesses["BLUE"].composer.commands
    assert again.planning["RED"].plans == table.session.planning["RED"].plans
    table.send(m.SwitchGuess("BLUE"), m.HandIn(), m.IAm(), m.Type(HIS), m.HandIn(), m.ShowEveryone())
    assert session_codec.from_text(session_codec.to_text(table.session)).guessed == table.session.guessed != ()


@pytest.mark.parametrize(
    "planning", [5, {"RED": 5}, {"RED": {"moment": 0, "plans": 5, "guesses": {"BLUE": ["x", ["P: ARMUR", 7]]}}}]
)
def test_a_faulty_guess_never_makes_the_match_unreadable(planning: object) -> None:
    mapping = json.loads(session_codec.to_text(guessing().session))
    scores = [5, [0, "RED", "BLUE", 1, 1, 1, []], ["x"] * 7]
    mapping["table"] |= {"planning": planning, "guessed": scores}
    session = session_codec.from_text(json.dumps(mapping))
    assert session.guessed == () and session.match.names["RED"] == "Ada"


# Afterward


def test_the_score_counts_each_command_as_often_as_it_was_given() -> None:
    rules = library.game("rozz")
    match = Table().session.match

    def score(guess: str, given: str) -> tuple[int, int, int]:
        lists = [
            tuple(c for text in texts.split("|") for c in rules.parse(match.scenario, text)) if texts else ()
            for texts in (guess, given)
        ]
        found = guess_score.scored(match, 0, "RED", "BLUE", *lists)
        return found.hits, found.given, found.listed

    assert score(f"{HIS}|{HIS}|P: INF > Braxx", f"P: INF > Braxx|{HIS}|{MINE}") == (2, 3, 3)
    assert score(f"{HIS}|{HIS}", f"{HIS}|{HIS}") == (2, 2, 2)
    assert score("M: INF*3 @ Braxx > B2", HIS) == (0, 1, 1)
    assert score(HIS, "") == (0, 0, 1)
    assert score("m: inf*3 @ braxx > b1", f"{HIS}|C: RED \"hello\"") == (1, 1, 1), "a message counts for nobody"


def test_after_the_turn_a_score_line_and_dashed_arrows_appear() -> None:
    table = guessing().send(m.HandIn(), m.IAm(), m.Type(f"{HIS}\nP: INF > Braxx"), m.HandIn(), m.ShowEveryone())
    assert table.session.stage == REVEAL and not table.session.planning
    line = say("guess-score", name="Ada", rival="Ben", hits=1, given=2)
    assert line in words(table.shown) and 'class="arrow move foretold' in table.shown
    assert say("guess-dashed") in words(table.shown)
    table.send(m.GoToStep(99))
    assert line in words(table.shown) and line in table.model.said and "foretold" not in table.shown
    table.send(m.NextTurn())
    assert [each.commands for each in table.session.guessed] == [()], "only the score is left"
    assert "B1" not in json.dumps(json.loads(session_codec.to_text(table.session))["table"])
    table.send(m.Replay(1))
    assert line in words(table.shown) and "foretold" not in table.shown


def test_the_score_line_against_a_computer_says_you() -> None:
    table = table_against(1).think().send(m.ShowGuesses(), m.WriteGuess("BLUE"), m.Type(HIS), m.Ready(), m.HandIn())
    (score,) = table.session.guessed
    rival = table.session.match.names["BLUE"]
    line = say("guess-score-you", name="Ada", rival=rival, hits=score.hits, given=score.given)
    assert table.session.stage == REVEAL and line in words(table.shown)


def test_a_guess_that_is_switched_off_gets_no_score() -> None:
    table = guessing().send(m.SwitchGuess("BLUE"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    assert table.session.guessed == () and not table.session.planning


@pytest.mark.parametrize(("game", "scenario"), [("rosenkreuz", "rosenkreuz-skirmish"), ("rozz", "solo-training")])
def test_without_secret_commands_by_others_there_is_nothing_to_guess(game: str, scenario: str) -> None:
    model = Model()
    for message in (m.ChooseScenario(scenario, game), m.BeginMatch("one", {}, "00" * 16), m.IAm(), m.ShowGuesses()):
        model, _ = update(model, message)
    assert model.session is not None and not model.session.planning
    assert 'data-do="guesses"' not in page_markup.page(model)


def test_a_review_charts_the_accuracy_of_guesses() -> None:
    table = guessing().send(m.HandIn(), m.IAm(), m.Type(f"{HIS}\nP: INF > Braxx"), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    assert guess_score.so_far(table.session, "RED") == [(0, 0), (1, 2), (1, 2)]
    shown = words(str(guess_report.score_chart(table.session)))
    assert say("guess-total", name="Ada", hits=1, given=2) in shown and "Ben" not in shown


def test_the_guess_key_shows_guesses_and_leads_back_from_one() -> None:
    table = Table().send(m.IAm())
    assert key_message(table, "u") == m.ShowGuesses()
    assert key_message(table.send(m.ShowGuesses(), m.WriteGuess("BLUE")), "u") == m.WriteGuess()


@pytest.mark.parametrize(
    "row",
    [
        [0, "RED", "BLUE", 10**400, 1, 1, []],
        [0, "RED", "BLUE", 2, 1, 1, []],
        [0, "RED", "BLUE", 1, 10**6, 10**6, []],
        [0, "RED", "RED", 1, 1, 1, []],
    ],
)
def test_an_impossible_score_is_not_read(row: list[object]) -> None:
    table = guessing().send(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    match = table.session.match
    assert planning_codec.guessed(match, [row]) == ()
    fine = [0, "RED", "BLUE", 1, 1, 1, []]
    assert len(planning_codec.guessed(match, [fine, fine, fine])) == 1


def test_saved_guesses_are_about_others_and_limited_in_length() -> None:
    match = Table().session.match
    found = {"RED": {"moment": 0, "guesses": {"RED": [False, [MINE]], "BLUE": [False, [HIS] * 5000]}}}
    (read,) = planning_codec.planning(match, found).values()
    assert set(read.guesses) == {"BLUE"} and len(read.guesses["BLUE"].commands) == planning_codec.MOST_COMMANDS
