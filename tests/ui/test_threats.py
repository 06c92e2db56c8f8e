"""What rivals and the player can reach: on the board, in the sheet, in words; by button and by key."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from rozz import library
from rozz.engine.areas.resolution.placing import new_army_count
from rozz.engine.game import Way, name_of, reach_of
from rozz.engine.rosenkreuz.model.squares import NAMES
from rozz.ui.app.update import update
from rozz.ui.features.table import next_turn_layer
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import FindNextReach, ToTop, WaitForReach
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup as pages
from tests.support.engine.exhaustive_reach import next_reach_of
from tests.support.ui.next_turn import found_next
from tests.support.ui.opponents_table import begin_match
from tests.support.ui.table import Table, key_message, words


def after(model: Model, *messages: m.Message) -> Model:
    """The page after messages, and after everything that it has to compute."""
    for message in messages:
        model, effects = update(model, message)
        while reckoning := [each for each in effects if isinstance(each, WaitForReach)]:
            model, effects = update(model, m.ReachDue(reckoning[0].shown))
        while found := found_next(model):
            model, _ = update(model, *found)
    return model


def at_table(game: str = "rozz", scenario: str = "headquarters-2", *messages: m.Message) -> Model:
    return after(begin_match(game, scenario).model, m.IAm(), *messages)


def notes(model: Model) -> list[str]:
    """The notes written over the board."""
    return re.findall(r'class="reach-note[^>]*>([^<]*)<', pages.page(model))


def test_the_marked_places_are_exactly_those_that_rivals_can_reach() -> None:
    model = at_table("rozz", "headquarters-3", m.ShowReach("rivals"))
    assert model.session is not None
    match = model.session.match
    blue, green = (reach_of(match.game, match.state, seat) for seat in ("BLUE", "GREEN"))
    shown = pages.page(model)
    assert shown.count('class="reach-in" fill="url(#reach-2)"') == len(blue)
    assert shown.count('class="reach-in" fill="url(#reach-3)"') == len(green)
    assert len(notes(model)) == len({**blue, **green})


def test_rivals_are_computed_one_at_a_time() -> None:
    model, effects = update(at_table("rozz", "headquarters-3"), m.ShowReach("rivals"))
    assert effects == (WaitForReach(0),) and say("threats-counting") in pages.page(model) and not notes(model)
    model, effects = update(model, m.ReachDue(0))
    assert effects == (WaitForReach(1),)
    assert 'url(#reach-2)' in pages.page(model) and 'url(#reach-3)' not in pages.page(model)
    assert update(model, m.ReachDue(0))[0] == model, "a late message shows no rival twice"
    model, effects = update(model, m.ReachDue(1))
    assert not effects and say("threats-legend-move") in pages.page(model)


def test_the_panel_explains_only_marks_that_are_on_the_board() -> None:
    told = {name: say(f"threats-legend-{name}") for name in ("move", "strike", "only-strike")}
    seen: set[str] = set()
    for game, scenario in (("rozz", "headquarters-2"), ("rozz", "solo-training"), ("ozymandia", "standard")):
        for whose in ("rivals", "own"):
            model = at_table(game, scenario, m.ShowReach(whose))
            shown = pages.page(model)
            explained = {name for name, text in told.items() if text in shown}
            seen |= explained
            drawn = {
                "move": 'class="reach-in' in shown,
                "strike": any("*" in note for note in notes(model)),
                "only-strike": 'class="reach-at' in shown,
            }
            assert explained == {name for name, is_drawn in drawn.items() if is_drawn}, (game, scenario, whose)
    assert {"move", "strike"} <= seen


@pytest.mark.parametrize(("tier", "has_dots"), [("few", True), ("few-or-four", False), ("far", False)])
def test_a_board_from_afar_has_dots_or_nothing_and_its_legend_fits(tier: str, has_dots: bool) -> None:
    bought = (m.Type("P: ARMOR > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm())
    # The next turn begins with the other seat.
    model = at_table("rozz", "headquarters-2", *bought, m.Neared(tier), m.ShowReach("rivals"), m.ShowNextReach())
    shown, has_notes = pages.page(model), tier == "few-or-four"
    assert ('class="reach-dot' in shown) == has_dots and bool(notes(model)) == has_notes
    told = {each: say(f"threats-{each}") in shown for each in (
        "legend-move", "legend-strike", "next-legend", "legend-move-brief", "next-legend-brief", "legend-dot")}
    assert told == {
        "legend-move": has_notes, "legend-strike": has_notes, "next-legend": has_notes,
        "legend-move-brief": not has_notes, "next-legend-brief": not has_notes, "legend-dot": has_dots,
    }  # fmt: skip


def test_a_place_lists_which_pieces_can_do_what_there() -> None:
    # Blue’s infantry can step out of Braxx.
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"))
    assert model.session is not None
    reach = reach_of(model.session.match.game, model.session.match.state, "BLUE")
    place = next(place for place, ways in reach.items() if ways.ways[0].manner == "move")
    way = reach[place].ways[0]
    pieces = say("threats-from", pieces=way.pieces, start=way.start)
    text = words(pages.page(after(model, m.TapTile(place))))
    assert say("threats-at", place=place) in text
    assert say("threats-move", who="other", name="Blue", pieces=pieces) in text


def test_threats_to_the_open_place_come_into_view() -> None:
    model, effects = update(at_table("rozz", "headquarters-2", m.TapTile("Drift")), m.ShowReach("rivals"))
    assert {ToTop("slip-body"), ToTop("sheet")} <= set(effects)
    shown = pages.page(update(model, m.ReachDue(0))[0])
    assert say("threats-none", place="Drift") in shown.split('id="sheet"')[1].split('id="choices"')[0]
    _, effects = update(model, m.ShowReach("rivals"))
    assert not effects, "switching it off moves nothing"


def test_a_screen_reader_hears_the_threats_to_the_place_at_the_cursor() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"))
    assert model.session is not None and model.said == say("threats-on")
    reach = reach_of(model.session.match.game, model.session.match.state, "BLUE")
    place = next(iter(reach))
    shown = pages.page(after(model, m.WalkTo(place)))
    assert say("threats-heard", place=place, rivals="Blue with")[:-1] in shown
    free = next(place for place in model.session.match.scenario.board.tiles if place not in reach)
    assert say("threats-none", place=free) in pages.page(after(model, m.WalkTo(free)))
    own = after(model, m.ShowReach("own"))
    assert say("threats-none-own", place=place) in pages.page(after(own, m.WalkTo(place)))


def test_the_key_shows_rivals_then_the_player_then_nothing() -> None:
    table: Any = Table().send(m.IAm())
    seen = []
    for _ in range(3):
        message = key_message(table, "t")
        assert message is not None
        table.model = after(table.model, message)
        seen.append((table.model.layer.what, bool(notes(table.model))))
    assert seen == [("rivals", True), ("own", True), ("", False)]


def test_drafts_do_not_change_threats() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"))
    before = notes(model)
    assert before == notes(after(model, m.Type("M: INF*5 @ Drift > D2")))


def test_threats_follow_the_match_to_the_next_seat() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"))
    blue = after(model, m.HandIn(), m.IAm())
    assert blue.session is not None and blue.session.seat == "BLUE"
    assert notes(blue) and all(each.startswith("R") for each in notes(blue))


@pytest.mark.parametrize("way", [(), (m.GoHome(),)], ids=["at once", "from home"])
def test_a_new_match_begins_without_threats(way: tuple[m.Message, ...]) -> None:
    model = at_table("simultaneous-risk", "archipelago", m.ShowReach("rivals"))
    assert model.layer.what == "rivals"
    model = after(model, *way, m.PlayNow("ozymandia", "next", "00" * 16))
    assert model.session is not None and model.session.match.game.name == "ozymandia"
    assert model.layer.what == "" and not notes(model)


def test_the_cursor_of_the_last_turn_announces_no_threats() -> None:
    table = Table().send(m.IAm(), m.WalkTo("Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn())
    model = after(table.send(m.IAm()).model, m.ShowReach("rivals"))
    assert model.session is not None and model.session.composer.cursor == "Drift"
    said = say("threats-none", place="Drift")
    assert said not in words(pages.page(model))
    assert say("threats-none", place="Quay") in words(pages.page(after(model, m.WalkTo("Quay"))))


def test_a_passive_rival_threatens_nothing() -> None:
    model = at_table("rozz", "solo-training", m.ShowReach("rivals"))
    assert not notes(model) and say("threats-nothing") in pages.page(model)


def test_a_strike_that_reaches_every_place_is_mentioned_once() -> None:
    model = at_table("ozymandia", "five-isles", m.ShowReach("rivals"))
    text = words(pages.page(model))
    assert say("threats-everywhere", who="other", name="Blue", pieces="a bomb") in text
    assert not any("*" in each for each in notes(model))


@pytest.mark.parametrize("game", sorted(library.GAMES))
def test_every_game_has_the_threats_button(game: str) -> None:
    model = at_table(game, library.scenario_names(game)[0])
    assert 'data-do="reach"' in pages.page(model)


def test_black_and_white_pieces_threaten_captures() -> None:
    model = at_table("rosenkreuz", "rosenkreuz-skirmish", m.ShowReach("own"))
    text = words(pages.page(after(model, m.WalkTo("b3"))))
    assert notes(model) and "a black piece from" in pages.page(after(model, m.WalkTo("b3"))), text


def test_black_and_white_speaks_of_captures_not_of_strikes() -> None:
    model = at_table("rosenkreuz", "rosenkreuz")
    for _ in range(2):
        assert model.session is not None
        start, landing, *_ = next(iter(model.session.match.state.ways))
        move = m.Type(f"{NAMES[start]} {NAMES[landing]}")
        model = after(model, move, m.HandIn(), m.NextTurn(), m.IAm())
    model = after(model, m.ShowReach("own"))
    assert any("*" in note for note in notes(model)) and 'class="reach-at' in pages.page(model)
    for tier, told in (("near", {"take", "only-take"}), ("far", {"only-take"})):
        shown = unescape(pages.page(after(model, m.Neared(tier))))
        every = ("strike", "only-strike", "dot", "take", "only-take")
        assert {each for each in every if say(f"threats-legend-{each}") in shown} == told


def test_new_armies_that_may_go_to_several_places_are_told_apart() -> None:
    # Two places beside the threatened one each count the same new armies.
    model = at_table("simultaneous-risk", "swift-world", m.ShowReach("rivals"))
    assert model.session is not None
    match = model.session.match
    rival = next(seat for seat in match.colours if seat != model.session.seat)
    held = match.state.armies[rival]
    place, ways = next(
        (place, moves) for place, ways in reach_of(match.game, match.state, rival).items()
        if len(moves := [way for way in ways.ways if way.manner == "move"]) > 1
    )  # fmt: skip
    new = new_army_count(match.scenario, held)
    assert all(way.number == held[way.start] + new for way in ways)
    text = words(pages.page(after(model, m.WalkTo(place))))
    for way in ways:
        pieces = say("areas-reach-with-new", number=way.number, old=held[way.start], new=new)
        assert say("threats-from", pieces=pieces, start=way.start) in text


def test_next_turns_reach_is_paler_and_only_beyond_this_turns_reach() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"))
    before = set(notes(model))
    assert model.session is not None and not any("›" in each for each in before)
    match = model.session.match
    now, later = reach_of(match.game, match.state, "BLUE"), next_reach_of(match.game, match.state, "BLUE")
    model = after(model, m.ShowNextReach())
    shown = pages.page(model)
    moved = {place for place, ways in later.items() if any(way.manner == "move" for way in ways.ways)}
    assert shown.count('class="reach-in next"') == len(moved - set(now))
    assert shown.count('class="reach-in"') == len(now)
    assert before < set(notes(model)) and any(each.startswith("›B") for each in notes(model))
    assert say("threats-next-legend") in shown and say("threats-next-counting") not in shown
    assert notes(after(model, m.ShowNextReach())) == notes(at_table("rozz", "headquarters-2", m.ShowReach("rivals")))


def test_a_place_lists_next_turns_threats_and_a_screen_reader_hears_them() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"), m.ShowNextReach())
    assert model.session is not None and model.said == say("threats-next-on")
    match = model.session.match
    now, later = reach_of(match.game, match.state, "BLUE"), next_reach_of(match.game, match.state, "BLUE")
    place = next(place for place in later if place not in now and later[place].ways[0].manner == "move")
    shown = pages.page(after(model, m.WalkTo(place)))
    assert say("threats-heard-only-next", place=place, later="Blue with ") in shown
    assert say("threats-next-move", who="other", name="Blue", pieces="")[:-1] in words(shown)
    assert "INF from" in words(shown)


def test_a_strike_that_reaches_everywhere_next_turn_is_mentioned_once() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"), m.ShowNextReach())
    text = words(pages.page(model))
    assert say("threats-next-everywhere", who="other", name="Blue", pieces="LRNUKE and LRNUTE") in text


def test_a_place_lists_strikes_that_reach_everywhere_next_turn() -> None:
    table = at_table("rozz", "headquarters-2", m.ShowReach("rivals"), m.ShowNextReach())
    model = after(table, m.WalkTo("T5"))
    assert model.session is not None
    match = model.session.match
    later = next_reach_of(match.game, match.state, "BLUE")
    assert {way.kind for way in later["T5"].ways} == {"LRNUKE", "LRNUTE"}
    shown = pages.page(model)
    threats = words(shown.split('id="reached"')[1].split("</section>")[0])
    assert say("threats-next-everywhere", who="other", name="Blue", pieces="LRNUKE and LRNUTE") in threats
    assert say("threats-heard-only-next", place="T5", later="Blue with LRNUKE and LRNUTE") in shown
    assert say("threats-none-next", place="T5") not in shown


def test_a_place_struck_this_turn_also_lists_next_turns_strikes_from_afar() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"), m.ShowNextReach())
    assert model.session is not None
    now = {"BLUE": (Way("strike", "SRNUTE", "SRNUTE", 1, "Braxx"), Way("strike", "LRNUTE", "LRNUTE", 1, "Braxx"))}
    lines = list(next_turn_layer.lines(model.session, model.layer.found_next, "Drift", 63, now))
    assert lines == [("BLUE", say("threats-next-everywhere", who="other", name="Blue", pieces="LRNUKE"))]
    heard = next_turn_layer.in_words(model.session, model.layer.found_next, "Drift", 63, now, is_own=False)
    assert heard == "Blue with LRNUKE"


def test_next_turn_is_computed_seat_by_seat_and_late_results_are_dropped() -> None:
    model = at_table("rozz", "headquarters-3", m.ShowReach("rivals"))
    model, effects = update(model, m.ShowNextReach())
    (first,) = effects
    assert isinstance(first, FindNextReach) and first.seat == "BLUE"
    assert say("threats-next-counting") in pages.page(model)
    late = m.NextReachFound(replace(first.state), "BLUE", {})
    assert update(model, late)[0].layer.found_next == ()
    model, effects = update(model, m.NextReachFound(first.state, "BLUE", {}))
    (second,) = effects
    assert isinstance(second, FindNextReach) and second.seat == "GREEN"
    model, effects = update(model, m.NextReachFound(first.state, "GREEN", {}))
    assert not effects and say("threats-next-legend") in pages.page(model)


@pytest.mark.parametrize("change", [(m.ShowReach("own"),), (m.HandIn(), m.IAm())], ids=["layer", "device"])
def test_a_late_result_is_not_shown_for_other_seats(change: tuple[m.Message, ...]) -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"))
    assert model.session is not None
    match = model.session.match
    found = m.NextReachFound(match.state, "BLUE", next_reach_of(match.game, match.state, "BLUE"))
    model, _ = update(model, m.ShowNextReach())
    for message in change:
        model, _ = update(model, message)
    late = update(model, found)[0]
    assert late.session is not None and late.session.match.state is match.state
    assert late.layer.found_next == ()


def test_shift_with_the_key_shows_next_turns_reach() -> None:
    table: Any = Table().send(m.IAm())
    message = key_message(table, "T", shift=True)
    assert message == m.ShowNextReach()
    table.model = after(table.model, message)
    assert table.model.layer.what == "rivals" and any("›" in each for each in notes(table.model))


def test_next_turns_reach_is_announced_when_the_layer_returns_with_it() -> None:
    model = at_table("rozz", "headquarters-2", m.ShowReach("rivals"), m.ShowNextReach(), m.ShowReach("rivals"))
    assert model.said == say("threats-off")
    assert after(model, m.ShowNextReach()).said == say("threats-next-on")


def test_the_key_for_next_turn_does_nothing_where_dice_decide() -> None:
    model = at_table("campaigns", "battle-on-the-board", m.ShowReach("rivals"), m.ShowNextReach())
    assert not model.layer.has_next and not model.said


@pytest.mark.parametrize("game", sorted(library.GAMES))
def test_next_turn_has_a_button_where_dice_do_not_decide(game: str) -> None:
    shown = pages.page(at_table(game, library.scenario_names(game)[0], m.ShowReach("own")))
    assert ('data-do="next-reach"' in shown) == (game != "campaigns")


def test_lessons_have_no_threats_because_rivals_follow_a_script() -> None:
    model = after(Model(), m.ShowReach("rivals"), m.Learn("rozz"))
    assert model.session is not None and 'data-do="reach"' not in pages.page(model) and not notes(model)


def test_campaigns_stacks_threaten_points_called_by_their_names() -> None:
    model = at_table("campaigns", "meeting-the-wizard", m.ShowReach("rivals"))
    assert model.session is not None
    match, seat = model.session.match, model.session.seat
    (rival,) = (each for each in match.colours if each != seat)
    reach = reach_of(match.game, match.state, rival)
    assert len(notes(model)) == len(reach) == pages.page(model).count('class="reach-in"')
    place, way = next((place, way) for place, ways in reach.items() for way in ways.ways if way.number == 4)
    text = words(pages.page(after(model, m.TapTile(place))))
    assert say("threats-at", place=name_of(place)) in text
    pieces = say("threats-from", pieces=say("campaigns-reach-units", number=4), start=name_of(way.start))
    assert pieces in text


def test_a_battle_says_why_nothing_is_in_reach_and_later_what_is() -> None:
    model = at_table("campaigns", "battle-on-the-board", m.ShowReach("rivals"))
    assert not notes(model) and say("campaigns-reach-note-deploy") in pages.page(model)
    spells = after(model, m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm())
    assert spells.session is not None and spells.session.match.state.moment == "spells"
    assert notes(spells) and say("campaigns-reach-note-spells") in pages.page(spells)
