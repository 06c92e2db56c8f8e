"""A revealed turn plays by itself: when it starts, its pace, how to skip it, what a screen reader says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.ui.features import page_addresses, settings_codec
from rozz.ui.features.replay import replay_steps, step_durations
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.effects import OfferShow, Remember, Sound, Wait
from rozz.ui.state.model import Session, Settings
from rozz.ui.state.replay_speeds import SPEEDS
from rozz.ui.state.session_kinds import ReadOnly
from rozz.ui.state.stages import REVEAL
from tests.support.browser.drawings import played
from tests.support.ui.link_devices import Device, two_devices
from tests.support.ui.table import ADA_MOVES, BEN_BUYS, Table, revealed_table, second_turn_table, words

__all__ = ["two_devices"]

#: Nobody commands anything in the second turn.
SECOND_TURN = (m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())


def last_of(table: Table) -> int:
    return len(replay_steps.steps(table.session.match, table.session.shown_turn)) - 1


def switched(table: Table) -> str:
    """What the switch in the menu says."""
    return words(table.shown).split(say("reveal-switch"))[1].split()[1]


def wait_times(table: Table) -> list[int]:
    return [each.milliseconds for each in table.effects if isinstance(each, Wait)]


def played_on(table: Table) -> list[int]:
    """Let the turn play to its end, and return how long each step stays."""
    stays = []
    while table.model.is_playing:
        stays += wait_times(table)
        table.send(m.Tick(table.model.beat))
    return stays


def test_a_revealed_turn_offers_to_play_and_so_does_a_replay() -> None:
    table = revealed_table()
    assert OfferShow() in table.effects
    assert not table.model.is_playing, "the browser decides whether it plays"
    table.send(m.NextTurn(), m.ShowHistory(), m.Replay(1))
    assert OfferShow() in table.effects and not table.model.is_playing
    assert OfferShow() not in table.send(m.OpenDialog("menu"), m.SwitchReveal(), m.Replay(1)).effects


def test_a_turn_that_a_link_opens_in_a_new_page_plays_too(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("N:")))
    ben.command("N:")
    (saved,) = ada.model.shelf
    returned = Device("ada").send(m.StoredElsewhere(saved.identity, saved.text))
    assert returned.model.session is None
    returned.send(m.OpenLink(ben.link))
    assert returned.session.stage == REVEAL and OfferShow() in returned.effects
    returned.effects.clear()
    assert OfferShow() not in returned.send(m.OpenLink(ben.link)).effects, "the same turn, shown already"


def test_a_turn_that_an_address_or_back_leads_to_waits() -> None:
    table = second_turn_table().send(m.ShowHistory(), m.Replay(1))
    assert page_addresses.address(table.model) == "#go=match&match=m1&turn=1"
    table.send(m.NextTurn())
    led = page_addresses.way_in_match(table.model, {"go": "match", "match": "m1", "turn": "1"})
    assert m.Replay(1, is_paused=True) in led
    assert OfferShow() not in table.send(*led).effects and table.session.stage == REVEAL


def test_a_watched_turn_plays_to_its_own_end_only() -> None:
    table = second_turn_table().send(*SECOND_TURN, m.ShowHistory(), m.Replay(1), m.BeginShow())
    played_on(table)
    assert (table.session.shown_turn, table.session.step) == (1, last_of(table))


def test_the_show_can_be_switched_off_for_good() -> None:
    table = Table().send(m.OpenDialog("menu"))
    assert switched(table) == say("on")
    table.send(m.SwitchReveal())
    assert switched(table) == say("off")
    assert Remember(Settings(plays_itself=False)) in table.effects
    assert OfferShow() not in table.send(*ADA_MOVES, *BEN_BUYS, m.ShowEveryone()).effects
    for each in (Settings(), Settings(plays_itself=False)):
        assert settings_codec.from_text(settings_codec.to_text(each)) == each


@pytest.mark.parametrize(("speed", "least", "most"), [(1, 4000, 8000), (2, 2000, 4002)])
def test_the_show_takes_four_to_eight_seconds_or_half_of_that(speed: int, least: int, most: int) -> None:
    table = Table().send(m.SetSpeed(speed), *ADA_MOVES, *BEN_BUYS, m.ShowEveryone(), m.BeginShow())
    stays = played_on(table)
    assert least - 10 <= sum(stays) <= most and len(stays) == last_of(table)
    assert table.session.step == last_of(table)
    assert min(stays) >= step_durations.LEAST_STAY * SPEEDS[speed] / SPEEDS[1]


def step_lengths(game: str, turn: int) -> dict[str, tuple[int, int]]:
    """For each step of a turn of the rules page but the last: how many sentences it has, and how long it stays."""
    match = played(game)
    table = Table()
    table.model = replace(table.model, session=Session(ReadOnly(match), REVEAL, shown_turn=turn))
    stays = []
    table.send(m.BeginShow())
    while table.model.is_playing and table.session.shown_turn == turn:
        stays += wait_times(table)
        table.send(m.Tick(table.model.beat))
    steps = replay_steps.steps(match, turn)
    return {step.title: (len(replay_steps.sentences(match, turn, place)), stay)
            for place, (step, stay) in enumerate(zip(steps, stays, strict=False))}  # fmt: skip


def test_a_step_stays_longer_if_more_happens_in_it() -> None:
    shown = step_lengths("ozymandia", 1)
    (few, shorter), (many, longer) = shown[say("areas-step-all")], shown[say("areas-step-borders")]
    assert few < many and shorter < longer
    one, briefly = shown[say("areas-step-battles")]
    assert one == 1 and briefly < longer


def test_fights_and_strikes_stay_longer_than_as_many_purchases() -> None:
    quiet, march, clash, strike, _ = step_durations.rhythm(
        [("", 2), ("march", 2), ("clash", 2), ("strike", 2), ("", 2)], 2
    )
    assert quiet < march < clash < strike


@pytest.mark.parametrize(("seats", "longest"), [(2, 8000), (6, 12000)])
@pytest.mark.parametrize("lines", [1, 5, 40])
def test_a_turn_with_many_steps_or_lines_stays_within_its_bounds(seats: int, longest: int, lines: int) -> None:
    for fights in range(9):
        stays = step_durations.rhythm([("", lines), ("march", lines), *[("clash", lines)] * fights, ("", lines)], seats)
        assert sum(stays[:-1]) + 10 >= 4000 and sum(stays[:-1]) <= longest
        assert min(stays) >= step_durations.LEAST_STAY and max(stays) <= step_durations.MOST_STAY


def test_steps_have_sounds_once_sound_is_on() -> None:
    table = revealed_table()
    assert not any(isinstance(each, Sound) for each in table.send(m.GoToStep(1), m.GoToStep(2)).effects)
    table.send(m.OpenDialog("menu"), m.SwitchSound())
    assert Remember(Settings(has_sound=True)) in table.effects and Sound("march") in table.effects
    titles = [step.title for step in replay_steps.steps(table.session.match, 1)]
    table.send(m.CloseDialog(), m.GoToStep(0))
    assert not any(isinstance(each, Sound) for each in table.effects), "commands are silent"
    assert Sound("march") in table.send(m.GoToStep(titles.index(say("rozz-step-moves")))).effects
    assert settings_codec.from_text(settings_codec.to_text(table.model.settings)).has_sound


def test_a_tap_on_the_board_skips_to_the_end_of_the_show() -> None:
    table = revealed_table().send(m.BeginShow(), m.TapTile("D2"))
    assert (table.session.step, table.model.is_playing, table.session.tile) == (last_of(table), False, "")
    assert table.send(m.TapTile("D2")).session.tile == "D2", "afterward a tap shows the tile"


def test_a_manual_step_ends_the_show_and_play_keeps_the_readers_pace() -> None:
    table = revealed_table().send(m.BeginShow(), m.GoToStep(1))
    assert not table.model.is_playing
    table.send(m.BeginShow())
    assert not table.model.is_playing, "a show that was offered late does not begin in the middle"
    assert wait_times(table.send(m.PlayOn())) == [SPEEDS[1]]


def test_a_screen_reader_hears_the_whole_turn_after_the_show() -> None:
    table = revealed_table().send(m.BeginShow())
    heard = table.model.said
    while table.model.is_playing:
        assert table.model.said in (heard, "")
        table.send(m.Tick(table.model.beat))
    match = table.session.match
    sentences = [each for step in range(1, last_of(table) + 1) for each in replay_steps.sentences(match, 1, step)]
    assert sentences and table.model.said == " ".join(map(sentence, sentences))


def test_a_lesson_does_not_offer_the_show() -> None:
    table = Table().send(m.Learn("rozz", restart="yes"))
    for _ in range(60):
        if table.session.stage == "reveal":
            break
        table.send(m.ShowStep(), m.NextStep())
    assert OfferShow() not in table.effects


def test_a_show_does_not_begin_at_the_last_step() -> None:
    table = revealed_table()
    table.model = replace(table.model, session=replace(table.session, step=last_of(table)))
    assert not table.send(m.BeginShow()).model.is_playing
