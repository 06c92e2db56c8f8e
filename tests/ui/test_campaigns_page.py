"""Campaigns of Ozz on the page: every moment is drawn, composed and reported in plain words, and secrets are kept."""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any

import htpy as h
import pytest

from rozz import game_extras, library
from rozz.engine.campaigns.model.commands import Activate, Answer, Cast, Deploy, GiveOrders, Initiative, Lose, Say
from rozz.engine.campaigns.model.state import Force, Guard, Spell
from rozz.engine.campaigns.model.tables import KINDS
from rozz.engine.campaigns.text.event_sentences import roll_text
from rozz.engine.campaigns.text.report import report
from rozz.engine.dice import RecordedDice
from rozz.engine.game import Event, Offer, Phase, Played, board_of, name_of
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.ui.app.update import update
from rozz.ui.features.composer import command_editing
from rozz.ui.features.replay import replay_steps
from rozz.ui.features.replay.replay_actions import MOMENT_SHOWN
from rozz.ui.games import face_of
from rozz.ui.games.campaigns.drawing import battle_scenes
from rozz.ui.games.campaigns.drawing.board import board
from rozz.ui.games.campaigns.drawing.counters import WIDE, Look, bands, width_of
from rozz.ui.games.campaigns.texts import captions, map_captions
from rozz.ui.games.campaigns.texts.written_names import short_name, type_name
from rozz.ui.games.face import Marks
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import moment_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas
from rozz.ui.state import messages as m
from rozz.ui.state.composer_values import Composer
from rozz.ui.state.effects import Copy, Scroll, ToTop
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import COMPOSE, HANDOVER, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.table import command_list, latest_moves
from tests.support.ui import opponents_table as opponents
from tests.support.ui.random_player import Player

GAME = library.game("campaigns")
FACE = face_of("campaigns")
NAMES = {"WINKIES": "Ada", "MUNCHKINS": "Ben"}
BATTLES, WARS = int(os.environ.get("ROZZ_BATTLES", "1")), int(os.environ.get("ROZZ_WARS", "0"))
#: How many matches are drawn and partly played through the page: one of each in `make test`.
PARTS = max(1, WARS)
BATTLE, CAMPAIGN = "battle-on-the-board", "meeting-the-wizard"


def scenario(name: str = BATTLE) -> Any:
    return GAME.read(library.scenario_mapping(name, "campaigns"))


def begun(seed: int, name: str = BATTLE) -> Match:
    return Match.begin(GAME, scenario(name), "one", key=seed.to_bytes(4, "big"))


def likely_march(state: Any, seat: str, going: Offer, chance: Random) -> list[str]:
    """Usually the march that leads nearest to an enemy castle, so that armies meet."""
    marches = [pick for pick in going.picks if pick.mark in ("attack", "move") and board_of(pick.place) == "map"]
    if not marches or chance.random() < 0.2:
        return []
    known, (nation,) = state.scenario.map, state.scenario.seats[seat]
    far = known.steps_to([point for whose, point in known.castles.items() if whose != nation], frozenset())
    return [min(marches, key=lambda pick: far[name_of(pick.place)]).key]


def random_command(state: Any, seat: str, chance: Random) -> Offer:
    """A command built by random picks, as far as it goes."""
    made: tuple[str, ...] = ()
    for _ in range(14):
        going = GAME.offer(state, seat, (), made)
        keys = likely_march(state, seat, going, chance) or [pick.key for pick in going.picks if not pick.refusal]
        if not keys or (going.command is not None and chance.random() < 0.3):
            break
        made = GAME.offer(state, seat, (), (*going.made, chance.choice(keys))).made
    return GAME.offer(state, seat, (), made)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(PARTS))
def test_every_moment_of_a_battle_is_drawn_composed_and_reported(seed: int) -> None:
    chance, match, seen = Random(seed), begun(seed), set()
    while match.outcome is None:
        state = match.state
        seen.add(state.moment)
        for seat in state.asked:
            going = random_command(state, seat, chance)
            command = going.command
            if command is not None:
                assert GAME.judge(state, seat, (command,))[0].is_done, GAME.write(command)
            for tier in ("near", "few"):
                marks = Marks(viewer=seat, tier=tier, targets=command_editing.targets(going), is_turned=tier == "few")
                drawn = str(FACE.board(match, marks, (), command))
                assert drawn.count('data-do="tile"') == 15
            if state.moment == "withdraw" or command is None or isinstance(command, Activate):
                command = Say("stay") if state.moment == "withdraw" else command
                if command is None or "off" in getattr(command, "steps", ()):
                    command = GAME.default_commands(state, seat)[0]
            match = match.hand_in(seat, (command,))
        match = match.reveal()
        played = match.played[-1]
        steps = FACE.steps(played, NAMES)
        assert steps
        for step in steps:
            assert step.title
            str(FACE.board_at_step(match, step, Marks(lit=step.lit)))
            assert all(re.fullmatch(r"C\d+(\.\d+)?", line.rule) for line in step.lines if line.rule)
            assert not any(re.search(r"\b[MWX][A-Z]{3}\d", render(line.plain)) for line in step.lines), "names in full"
        dice = FACE.dice(played, NAMES)  # type: ignore[attr-defined]
        assert [(die.face, die.sides) for die in dice] == [(roll.face, roll.sides) for roll in played.rolls]
        assert all(die.what for die in dice)
        assert 1 <= len(FACE.summary(played, NAMES)) <= 3
        for seat, commands in played.orders.items():
            assert all(FACE.command_sentence(match.scenario, seat, each, NAMES) for each in commands)
    assert seen >= {"deploy", "groups", "spells", "orders", "turn-order", "activation", "withdraw"}
    assert FACE.ending_text(match.outcome, NAMES)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(PARTS + 1))
def test_every_moment_of_a_campaign_is_drawn_composed_and_reported(seed: int) -> None:
    chance, match, seen = Random(seed), begun(seed, CAMPAIGN), set()
    for _ in range(220):
        if match.outcome is not None:
            break
        state = match.state
        seen.add(state.moment)
        for seat in state.asked:
            going = random_command(state, seat, chance)
            command = going.command
            for board_key, places in (("map", 28), ("battleboard", 15)):
                marks = Marks(viewer=seat, tier="near" if seed % 2 else "few", board=board_key,
                              targets=command_editing.targets(going))  # fmt: skip
                drawn = str(FACE.board(match, marks, (), command))
                assert drawn.count('data-do="tile"') == places
            if state.moment == "muster" and chance.random() < 0.6:
                command = Say("fast")
            match = match.hand_in(seat, (command or GAME.default_commands(state, seat)[0],))
        match = match.reveal()
        played = match.played[-1]
        assert played.moment.name == state.moment
        for step in FACE.steps(played, NAMES):
            assert step.title and step.board in ("map", "battleboard")
            for board_key in ("map", "battleboard"):
                str(FACE.board_at_step(match, step, Marks(lit=step.lit, board=board_key)))
            assert all(re.fullmatch(r"C\d+(\.\d+)?", line.rule) for line in step.lines if line.rule)
            texts = [render(line.plain) for line in step.lines]
            assert not any(re.search(r"\b[MWXF][A-Z]{3}\d", text) for text in texts), "names in full"
            assert not any("{" in text or "  " in text or text.startswith("campaigns-") for text in texts)
        dice = FACE.dice(played, NAMES)  # type: ignore[attr-defined]
        assert [(die.face, die.sides) for die in dice] == [(roll.face, roll.sides) for roll in played.rolls]
        assert all(die.what for die in dice), played
        assert 1 <= len(FACE.summary(played, NAMES)) <= 3
        for seat, commands in played.orders.items():
            for each in commands:
                assert not re.search(r"\b[MWXF][A-Z]{3}\d", FACE.command_sentence(match.scenario, seat, each, NAMES))
                assert len(FACE.command_sentence(match.scenario, seat, each, NAMES)) > len(NAMES[seat]) + 3
        figures = FACE.figures(match.state)
        assert set(figures) == set(NAMES) and all(each["points"] >= 0 for each in figures.values())
    assert seen >= {"initiative", "activate", "muster", "recruit"}


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(PARTS))
def test_a_campaign_is_played_through_the_whole_page(seed: int) -> None:
    player = Player("campaigns", seed, CAMPAIGN)
    for _ in range(300):
        if len(player.session.match.played) >= 40 or player.session.stage == OVER:
            break
        player.step()
        if player.chance.random() < 0.1:
            player.chance.choice([player.reload, player.look_back, player.what_if, player.go_home])()
    played = player.session.match.played
    assert len(played) >= 40 or player.session.match.outcome is not None
    assert all(given.is_done for each in played for verdicts in each.verdicts.values() for given in verdicts)


def map_score(state: Any, seat: str) -> str:
    """The points and units of a seat, as shown beside its player's name."""
    return say("campaigns-map-score", **FACE.figures(state)[seat])


def test_allies_and_the_turn_of_a_battle_within_a_campaign_are_named() -> None:
    match = begun(1, "two-alliances")
    score = map_score(match.state, "MUNCHKINS")
    assert FACE.pill(match.state, "MUNCHKINS") == say("campaigns-map-allied", score=score, nations="Quadlings")
    state = begun(1, CAMPAIGN).state
    assert FACE.pill(state, "MUNCHKINS") == map_score(state, "MUNCHKINS")
    match = begun(1)
    army = say("campaigns-caption-heading-deploy")
    assert FACE.heading(match, "", "WINKIES") == army
    fighting = replace(match.state, scenario=scenario(CAMPAIGN), land=begun(1, CAMPAIGN).state.land)
    within = replace(match, opening=fighting)
    assert FACE.heading(within, "", "WINKIES") == say("campaigns-map-battle-turn", heading=army, turn=1)


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("name", "seed"),
    [*((BATTLE, seed) for seed in range(BATTLES)), *((CAMPAIGN, seed) for seed in range(WARS))],
)
def test_whole_matches_are_played_through_the_page(name: str, seed: int) -> None:
    """Whole matches by random picks through `update` and the views: one or two of each, many in `make fuzz`."""
    player = Player("campaigns", 1000 + seed, name)
    for _ in range(20_000):
        if player.session.match.outcome is not None:
            break
        player.step()
    assert player.session.match.outcome is not None
    assert FACE.ending_text(player.session.match.outcome, player.session.match.names)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(PARTS))
def test_a_battle_is_played_through_the_whole_page(seed: int) -> None:
    player = Player("campaigns", seed, BATTLE)
    for _ in range(400):
        if len(player.session.match.played) >= 25 or player.session.stage == OVER:
            break
        player.step()
        if player.chance.random() < 0.1:
            player.chance.choice([player.reload, player.look_back, player.what_if, player.go_home])()
    played = player.session.match.played
    assert len(played) >= 25 or player.session.match.outcome is not None
    assert all(given.is_done for each in played for verdicts in each.verdicts.values() for given in verdicts)


class Table:
    """Ada and Ben on one device."""

    def __init__(self) -> None:
        self.model = Model()
        self.send(m.NewMatch(), m.ChooseScenario(BATTLE, "campaigns"), m.BeginMatch("one", NAMES, "00" * 16))

    def send(self, *messages: m.Message) -> Table:
        for message in messages:
            self.model, _ = update(self.model, message)
            assert not self.model.refused, self.model.refused
        self.shown = pages.page(self.model)
        return self

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def going(self) -> Offer:
        return command_editing.offer(self.session)

    def ready(self) -> Table:
        """The player holding the device hands in what the page suggests."""
        if self.session.stage == HANDOVER:
            self.send(m.IAm())
        return self.send(m.Ready())

    def until(self, moment: str) -> Table:
        """Play on with what is offered first, until a moment comes."""
        for _ in range(30):
            now = self.session.match.moment
            if now is not None and now.name == moment and self.session.stage in (COMPOSE, HANDOVER):
                return self.send(m.IAm()) if self.session.stage == HANDOVER else self
            if self.session.stage == REVEAL:
                self.send(m.NextTurn())
            elif self.session.stage in (COMPOSE, HANDOVER):
                assert now is not None
                if now.is_sealed:
                    self.ready()
                else:
                    self.send(m.Pick(self.going.picks[0].key), m.Add())
            else:
                self.send(m.ShowEveryone())
        raise AssertionError(f"{moment} does not come")


def test_ready_shows_no_message_when_a_moment_takes_one_command() -> None:
    table = Table().until("orders")
    table.send(m.Ready())
    assert table.model.toast == ""
    assert table.session.match.pending


def test_ready_works_immediately_where_there_is_much_to_choose() -> None:
    table = Table().ready()
    assert isinstance(table.session.match.pending["WINKIES"][0], Deploy)
    table.ready().until("orders")
    given = table.going.command
    assert isinstance(given, GiveOrders) and given.orders, "somebody goes forward"


def test_a_suggestion_that_nobody_has_changed_cannot_be_added() -> None:
    table = Table().send(m.IAm())
    suggested = table.session
    assert table.send(m.Add()).session == suggested, "the key agrees with the button"
    changed = table.send(m.TapTile("2C"), m.TapTile("2R")).going.command
    assert table.send(m.Add()).session.composer.commands == (changed,), "by its key"


def test_the_name_of_the_shown_moment_is_in_sight() -> None:
    table = Table().until("spells").ready()
    table.send(m.IAm(), m.Ready())
    model, effects = update(table.model, m.ShowEveryone())
    assert model.session is not None and model.session.stage == REVEAL
    assert Scroll(MOMENT_SHOWN) in effects
    assert f'id="{MOMENT_SHOWN}"' in pages.page(model).split(">Spells<")[-2]
    _, effects = update(model, m.GoToStep(1))
    assert Scroll(MOMENT_SHOWN) not in effects, "the same moment is shown"


def test_many_options_are_folded_until_one_is_changed() -> None:
    model, _ = update(Model(), m.ChooseScenario(CAMPAIGN, "campaigns"))
    options = GAME.options(scenario(CAMPAIGN))
    heading = f"<summary>{say('match-options', number=len(options))}</summary>"
    assert f"<details>{heading}" in pages.page(model)
    changed = options[0]
    model, _ = update(model, m.FillForm(f"option-{changed.key}", changed.values[-1][0]))
    assert f"<details open>{heading}" in pages.page(model)


def test_the_second_player_to_deploy_sees_nothing_of_the_first() -> None:
    table = Table().ready().send(m.IAm())
    assert "Zoraster" in table.shown
    for secret in ("Evora", "Zerde", "Spears"):
        assert secret not in table.shown


def test_units_are_described_while_they_are_deployed() -> None:
    """The sheet of a space lists who would stand there by the draft, each with its abilities."""
    table = Table().send(m.IAm(), m.TapTile("2C"))
    evora, spears = captions.describe_leader("Evora"), captions.describe_kind("WREG")
    assert evora in table.shown and spears in table.shown


def has_button(table: Table, do: str, text: str) -> bool:
    """Whether the head of the panel has this button."""
    head = table.shown.split('id="slip-head"')[1].split('id="sheet"')[0]
    return re.search(f'data-do="{do}"[^>]*>{say(text)}<', head) is not None


def ways_back(table: Table) -> tuple[bool, bool]:
    """Whether something can be deselected, and whether the player can start over."""
    return has_button(table, "cancel", "cancel"), has_button(table, "start-over", "start-over")


def test_a_deployment_can_be_started_over_and_a_selection_dropped() -> None:
    table = Table().send(m.IAm())
    suggested = table.going.command
    assert ways_back(table) == (False, False)
    assert ways_back(table.send(m.TapTile("2C"))) == (True, False)
    assert ways_back(table.send(m.Cancel())) == (False, False)
    assert ways_back(table.send(m.TapTile("2C"), m.TapTile("2R"))) == (False, True)
    moved = table.going.command
    assert moved != suggested
    assert ways_back(table.send(m.TapTile("2R"))) == (True, False)
    assert ways_back(table.send(m.Cancel())) == (False, True)
    assert table.going.command == moved, "deselecting keeps what was moved"
    assert ways_back(table.send(m.StartOver())) == (False, False)
    assert table.going.command == suggested


def test_moving_a_piece_back_leaves_nothing_to_start_over() -> None:
    table = Table().send(m.IAm(), m.TapTile("2C"), m.TapTile("2R"), m.TapTile("2R"), m.TapTile("2C"))
    assert ways_back(table) == (False, False)


@pytest.mark.parametrize("elsewhere", ["2C", "5C"])
def test_a_tap_elsewhere_keeps_the_pieces_that_were_moved(elsewhere: str) -> None:
    """A space that is empty now, and one of the enemy’s."""
    table = Table().send(m.IAm(), m.TapTile("2C"), m.TapTile("2R"))
    moved = table.going.command
    assert table.send(m.TapTile(elsewhere)).going.command == moved and not table.going.trail
    table.send(m.TapTile("2R"), m.TapTile("5C"))
    assert table.going.command == moved and not table.going.trail
    assert say("let-go") in table.shown


def test_a_tap_on_a_space_that_a_piece_left_does_not_bring_it_back() -> None:
    table = Table().send(m.IAm())
    last = table.going.picks[-1].place
    table.send(m.TapTile("2C"), m.TapTile("2R"), m.TapTile(last), m.TapTile("1L"))
    moved = table.going.command
    assert table.send(m.TapTile(last)).going.command == moved and not table.going.trail


@pytest.mark.parametrize("message", [m.Undo(), m.DeleteOrder(0), m.Clear(), m.Type("")])
def test_taking_a_typed_command_away_keeps_the_pieces_that_were_moved(message: m.Message) -> None:
    table = Table().send(m.IAm(), m.TapTile("2C"), m.TapTile("2R"))
    moved = table.going.command
    table.send(m.Type("resign"), m.Ready(), m.CloseDialog())
    assert table.send(message).going.command == moved and not table.session.composer.commands


def test_a_drag_keeps_the_pieces_that_were_moved_before() -> None:
    table = Table().send(m.IAm(), m.Drag("2C"), m.Drop("2C", "2R"), m.Drag("2L"), m.Drop("2L", "1L"))
    command = table.going.command
    assert isinstance(command, Deploy)
    assert {"2R", "1L"} <= set(dict(command.spaces)) and not {"2C", "2L"} & set(dict(command.spaces))


def test_orders_keep_what_was_set_when_a_space_is_deselected() -> None:
    table = Table().until("orders")
    suggested = table.going.command
    table.send(m.Pick(next(each.key for each in table.going.picks if each.group == "all" and not each.holds)))
    changed = table.going.command
    assert changed != suggested and ways_back(table) == (False, True)
    space = next(each.place for each in table.going.picks if each.place)
    assert ways_back(table.send(m.TapTile(space))) == (True, False)
    assert ways_back(table.send(m.Cancel())) == (False, True) and table.going.command == changed
    assert table.send(m.StartOver()).going.command == suggested


def test_two_taps_move_a_stack_and_three_taps_move_one_of_its_units() -> None:
    table = Table().send(m.IAm(), m.TapTile("2C"), m.TapTile("2R"))
    command = table.going.command
    assert isinstance(command, Deploy)
    assert "2C" not in dict(command.spaces) and dict(command.spaces)["2R"][0][0] == "Evora"
    table.send(m.TapTile("2R"), m.Pick("WREG3"), m.TapTile("1L"))
    assert isinstance(table.going.command, Deploy)
    assert dict(table.going.command.spaces)["1L"] == (("WREG3",),)
    table.send(m.TapTile("1L"), m.Pick("WREG3 + Zerde"))
    assert isinstance(table.going.command, Deploy)
    assert ("Zerde", "WREG3", "WZIL1") in dict(table.going.command.spaces)["2L"]


@pytest.mark.parametrize(
    ("name", "module", "function"),
    [("meeting-the-wizard", map_captions, "describe_point"), ("battle-on-the-board", captions, "describe_space")],
)
def test_moving_the_cursor_redraws_only_the_places_it_marks(
    name: str, module: Any, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opponents.begin_match("campaigns", name).send(m.IAm())
    described: list[Any] = []
    original = getattr(module, function)
    monkeypatch.setattr(module, function, lambda *given: described.append(given[1]) or original(*given))
    for place in re.findall('data-tile="([^"]+)"', table.shown)[:4]:
        described.clear()
        table.send(m.WalkTo(unescape(place)))
        assert len(described) <= 3  # the place, where the cursor was, and what is announced about the place


def test_tapping_the_selected_space_again_takes_the_next_force() -> None:
    table = Table().send(m.IAm(), m.TapTile("2C"), m.TapTile("2L"), m.TapTile("2L"))
    assert table.going.made[-1] == "Evora"
    table.send(m.TapTile("2L"))
    assert table.going.made[-1] == "Zerde"
    table.send(m.TapTile("2L"))
    assert table.going.made[-1] == "Evora" and not table.session.composer.commands


def test_a_full_group_says_why_no_unit_can_join_it() -> None:
    table = Table().send(m.IAm(), m.TapTile("1C"))
    refused = {pick.key: pick.refusal for pick in table.going.picks}
    full = said("campaigns-reason-too-many", leader="Evora", most=4)
    assert refused["WMED1 + Evora"] == full and not refused["WMED1 + Zerde"]
    assert render(full) in table.shown


def test_orders_are_given_space_by_space_with_guards() -> None:
    table = Table().until("orders")
    space = table.going.picks[0].place
    table.send(m.TapTile(space))
    keys = [pick.key for pick in table.going.picks if not pick.place]
    force = next(key for key in keys if key.endswith(" B")).removesuffix(" B")
    unit = next(key for key in keys if key.startswith("guard L ")).removeprefix("guard L ")
    labels = {pick.key: render(pick.label) for pick in table.going.picks}
    assert labels[f"guard L {unit}"] == f"Left guard: {captions.unit_name(unit)}"
    table.send(m.Pick(f"{force} B"), m.Pick(f"guard L {unit}"))
    command = table.going.command
    assert isinstance(command, GiveOrders)
    assert (force, "B") in command.orders and command.guards == (("L", unit),)
    assert 'class="order-mark order-B"' in table.shown and 'class="guard-mark"' in table.shown
    table.send(m.Pick(f"guard L {unit}"))
    assert isinstance(table.going.command, GiveOrders) and not table.going.command.guards


def test_each_order_is_explained_below_the_buttons_for_all_forces() -> None:
    shown = unescape(Table().until("orders").shown)
    told = shown.split('data-key="all B"')[1].split("</section>")[0]
    starts = [told.index(f"{order}: ") for order in ("Advance", "Stand", "Back")]
    assert starts == sorted(starts), "after the buttons, in their order"


def test_the_button_for_all_orders_that_holds_already_is_pressed() -> None:
    table = Table().until("orders")
    pressed = re.compile(r'data-key="all ([ASB])" aria-pressed="true"')
    assert not table.session.composer.made, "these are the suggested orders"
    command, state, seat = table.going.command, table.session.match.state, table.session.seat
    assert isinstance(command, GiveOrders)
    forces = [force.name for force in state.battle.of(state.battle.side_of(seat)) if not force.is_garrison]
    suggested = {dict(command.orders).get(name, "S") for name in forces}
    assert pressed.findall(table.shown) == ([*suggested] if len(suggested) == 1 else [])
    for order in "ASB":
        assert pressed.findall(table.send(m.Pick(f"all {order}")).shown) == [order]
    mixed = GAME.offer(state, seat, (), ("all S", f"{forces[0]} A"))
    assert not any(pick.holds for pick in mixed.picks), "their orders differ"


def test_a_force_is_activated_by_taps_and_a_second_tap_plays() -> None:
    table = Table().until("activation")
    first = next(pick for pick in table.going.picks if pick.mark == "own")
    table.send(m.TapTile(first.place))
    ways = [pick for pick in table.going.picks if pick.mark in ("move", "attack")]
    played = len(table.session.match.played)
    if ways:
        table.send(m.TapTile(ways[0].place))
        assert 'class="arrow move draft' in table.shown
        table.send(m.TapTile(ways[0].place))
    else:
        table.send(m.Pick("stay"), m.Add())
    assert len(table.session.match.played) == played + 1


def test_the_moves_of_one_turn_do_not_all_have_its_number() -> None:
    table = Table().until("activation")
    table.send(m.Pick("MMED1"), m.Pick("stay"), m.Add()).until("activation")
    moves = re.findall(r"<li>(.*?)</li>", table.shown.split('id="moves"')[1].split("</ol>")[0])
    assert len(moves) > 1 and not any(re.search(r">\d+\.<", each) for each in moves)


def test_a_heading_says_that_the_listed_moves_are_past() -> None:
    table = Table().until("activation")
    table.send(m.Pick("MMED1"), m.Pick("stay"), m.Add()).until("activation")
    (heading,) = re.findall(r'<h2 id="([^"]*)">Latest moves</h2>', table.shown)
    assert f'<ol id="moves" class="moves" aria-labelledby="{heading}">' in table.shown


def ringing() -> Table:
    """WINKIES may ring the Bell."""
    table = Table().until("spells")
    while table.session.seat != "WINKIES":
        table.ready().until("spells")
    return table


def rung() -> Table:
    """WINKIES have rung the Bell and have the next activation."""
    table = ringing().send(m.Pick("ring"), m.Ready()).until("activation")
    if table.session.seat != "WINKIES":
        table.send(m.Pick("MMED1"), m.Pick("stay"), m.Add()).until("activation")
    assert table.session.seat == "WINKIES"
    return table


def test_a_tap_on_a_magic_user_begins_its_spell() -> None:
    table = Table().until("spells")
    assert say("campaigns-offer-spells") in unescape(table.shown), "it says where to tap"
    magic = next(pick for pick in table.going.picks if pick.mark == "own")
    table.send(m.TapTile(magic.place))
    assert table.going.made[0].startswith(f"{magic.key} "), "one of its own spells"
    target = next(pick for pick in table.going.picks if pick.mark == "target")
    table.send(m.TapTile(target.place))
    assert isinstance(table.going.command, Cast) and table.going.command.castings[0].caster == magic.key


def test_ringing_the_bell_says_who_cannot_move_then() -> None:
    table = ringing()
    notes = {pick.key: pick.note for pick in table.going.picks}
    assert render(notes["ring"]) == "Evora’s group can’t move"
    assert render(notes["ring"]) in table.shown
    group = table.session.match.state.battle.by_unit["Evora"]
    held = replace(table.session.match.state, battle=replace(
        table.session.match.state.battle, spells=(Spell("Glenda", "Poppies", group.units[0]),),
    ))  # fmt: skip
    offered = GAME.offer(held, "WINKIES", (), ())
    assert [pick.note for pick in offered.picks if pick.key == "ring"] == [""], "it cannot move anyway"


def test_a_group_that_the_bell_holds_says_so() -> None:
    table = rung()
    why = "The Bell created a skeleton and can’t move this turn. See C19.7."
    table.send(m.Pick("Evora"))
    assert f"{why} What should Evora’s group do?" in table.shown
    table.send(m.TapTile("3C"))
    assert table.model.toast == f"{say('let-go')} {why}"


@pytest.mark.parametrize(
    ("made", "what"),
    [
        (("Evora", "coordinate"), "Evora’s group will wait for other forces to join."),
        (("Evora", "change B"), "Evora’s group will try to change its order to Back."),
        (("Evora", "stay"), "Evora’s group will stay in 2C."),
        (("Zerde", "3L", "4L"), "Zerde’s group will attack in 4L."),
    ],
)
def test_before_a_force_acts_the_page_says_what_it_will_do(made: tuple[str, ...], what: str) -> None:
    going = GAME.offer(rung().session.match.state, "WINKIES", (), made)
    assert render(going.expects) == f"{what} Click {say('play-it')}."


def test_a_space_that_a_force_cannot_go_to_says_why() -> None:
    going = GAME.offer(rung().session.match.state, "WINKIES", (), ("Zerde",))
    reasons = {space: render(why) for space, why in going.elsewhere.items()}
    assert (
        reasons["1L"] == "Zerde has the order Advance. "
        "It must move forward, or sideways into a space with enemy units. See C12.2."
    )
    assert reasons["5L"] == "That’s too far. Zerde moves at most 2 spaces. See C12.1."
    assert not {"2L", "2C", "3L", "4L"} & set(reasons), "its own spaces, and those that it can go to"


def fought(*faces: int, foes: tuple[str, ...] = ("MREG1", "MREG2")) -> Played:
    """Two spears of WINKIES in 3C have attacked units of MUNCHKINS, with these dice."""
    state = begun(1).state
    forces = (
        Force("A", "3C", ("Evora",), ("WREG1", "WREG2"), "S"), Force("D", "5C", (), ("MMED1",), "S"),
        *(Force("D", "3C", (), (unit,), "S") for unit in foes),
    )  # fmt: skip
    battle = replace(state.battle, forces=forces, bell=None, waiting={}, next="A")
    state = replace(state, moment="activation", asked=("WINKIES",), battle=battle)
    attack = {"WINKIES": (Activate("Evora", (), "melee"),)}
    return replace(begun(1), opening=state).with_resolved_moment(attack, RecordedDice([*faces])).played[-1]


def test_the_dice_of_a_fight_say_whose_they_are_and_which_of_them_hit() -> None:
    dice = FACE.dice(fought(1, 10, 10, 10), NAMES)
    assert [(die.owner, die.is_hit) for die in dice] == [
        ("Ada", True), ("Ada", False), ("Ben", False), ("Ben", False),
    ]  # fmt: skip
    assert dice[0].what.startswith("Ada’s Spears 1 attacks (hits on ")
    assert dice[2].what.startswith("Ben’s Regular infantry 1 strikes back (hits on ")


def test_a_shown_fight_says_each_roll_once() -> None:
    played = fought(1, 10, 10, 10)
    match = replace(begun(1), opening=played.before, played=(played,))
    number = next(number for number, step in enumerate(FACE.steps(played, NAMES)) if step.title == "Combat")
    texts = replay_steps.sentences(match, 1, number)
    assert sum("rolled " in text for text in texts) == len(played.rolls) == 4, texts
    _, (copy,) = update(Model(session=Session(Here(match), REVEAL, shown_turn=1)), m.CopyReport(1))
    assert isinstance(copy, Copy) and copy.text.count("rolled ") == 4, "in the copied report too"


@pytest.mark.parametrize(
    ("faces", "end"),
    [
        ((1, 1, 10, 10), "Ben lost Regular infantry 1 and Regular infantry 2."),
        ((10, 10, 10, 10), "Evora attacked in 3C. Both attacks missed. Ben struck back. Both attacks missed."),
    ],
)
def test_a_fight_names_its_losses(faces: tuple[int, ...], end: str) -> None:
    assert FACE.summary(fought(*faces), NAMES)[-1] == end


def fired(*faces: int, foes: tuple[str, ...] = ("MREG1", "MREG2", "MREG3")) -> Played:
    """Marksmen of WINKIES in 2R have fired at units of MUNCHKINS in 3C, with these dice."""
    state = begun(1).state
    forces = (Force("A", "2R", (), ("WMRK1",), "S"), Force("D", "3C", ("Zoraster",), foes, "S"))
    battle = replace(state.battle, forces=forces, bell=None, waiting={}, next="A")
    state = replace(state, moment="activation", asked=("WINKIES",), battle=battle)
    fire = {"WINKIES": (Activate("WMRK1", (), "fire", "3C"),)}
    return replace(begun(1), opening=state).with_resolved_moment(fire, RecordedDice([*faces])).played[-1]


def test_a_summary_tells_fire_and_return_fire_apart() -> None:
    sentences = FACE.summary(fired(8, 7, 5, 1), NAMES)
    assert sentences[:2] == [
        "Marksmen 1 fired from 2R at 3C. The attack missed. Ben fired back. 1 of 3 attacks hit.",
        "Ada lost Marksmen 1.",
    ]
    assert FACE.summary(fired(8, foes=("MCAV1",)), NAMES) == ["Marksmen 1 fired from 2R at 3C. The attack missed."]


def test_the_dice_of_return_fire_say_that_it_is_return_fire() -> None:
    told = [die.what for die in FACE.dice(fired(8, 7, 5, 9), NAMES)]
    assert [" fires back (" in each for each in told] == [False, True, True, True], told
    assert [" fires (" in each for each in told] == [True, False, False, False], told


def test_a_report_of_return_fire_says_that_it_is_return_fire() -> None:
    told = [render(line.plain) for line in GAME.report(fired(8, 7, 5, 9), NAMES) if "missed" in render(line.plain)]
    assert [" fired back and missed" in each for each in told] == [False, True, True, True], told


def test_a_summary_names_the_losses_of_both_sides() -> None:
    sentences = FACE.summary(fired(1, 1, 10, foes=("MREG1", "MREG2")), NAMES)
    assert sorted(sentences[1:]) == ["Ada lost Marksmen 1.", "Ben lost Regular infantry 2."]


def test_a_hit_that_protection_stops_is_said_to_cost_nothing() -> None:
    assert FACE.summary(fought(4, 10, 10, foes=("MLWR1",)), NAMES)[-1] == say("campaigns-moment-no-losses")


def left_the_board(force: Force, *steps: str) -> Played:
    """A force of WINKIES has moved off the board."""
    state = begun(1).state
    forces = (force, Force("A", "2C", (), ("WMED1",), "S"), Force("D", "5C", (), ("MMED1",), "S"))
    battle = replace(state.battle, forces=forces, bell=None, waiting={}, next="A")
    state = replace(state, moment="activation", asked=("WINKIES",), battle=battle)
    moved = {"WINKIES": (Activate(force.name, steps),)}
    return replace(begun(1), opening=state).with_resolved_moment(moved, RecordedDice([])).played[-1]


@pytest.mark.parametrize(
    ("force", "steps", "report"),
    [
        (Force("A", "1C", (), ("WREG1",), "B"), ("off",), ["Spears 1 left the board from 1C."]),
        (
            Force("A", "1C", ("Evora",), ("WREG1", "WREG2"), "B"),
            ("off",),
            ["Evora left the board from 1C.", "Spears 1 and Spears 2 left the board."],
        ),
        (
            Force("A", "2C", (), ("WZIL1",), "B"),
            ("1C", "off"),
            ["Zilk lancers 1 moved from 2C through 1C and off the board."],
        ),
    ],
)
def test_who_leaves_the_board_is_named_once(force: Force, steps: tuple[str, ...], report: list[str]) -> None:
    assert FACE.summary(left_the_board(force, *steps), NAMES) == report


def test_cavalry_that_retreats_off_the_board_is_named_once() -> None:
    state = begun(1).state
    forces = (
        Force("A", "4C", (), ("WREG1",), "A"), Force("D", "5C", (), ("MCAV1",), "S"),
        Force("D", "5R", (), ("MREG8",), "S"),
    )  # fmt: skip
    battle = replace(state.battle, forces=forces, bell=None, waiting={}, next="A")
    match = replace(begun(1), opening=replace(state, moment="activation", asked=("WINKIES",), battle=battle))
    match = match.with_resolved_moment({"WINKIES": (Activate("WREG1", ("5C",)),)}, RecordedDice([]))
    match = match.with_resolved_moment({"MUNCHKINS": (Answer((("MCAV1", "off"),)),)}, RecordedDice([]))
    assert [each for each in FACE.summary(match.played[-1], NAMES) if "the board" in each] == [
        "Heavy cavalry 1 fell back from 5C and left the board."
    ]


def retreated_from_the_board() -> Match:
    """WINKIES have taken Spears 1 off the board in the turn and retreat at its end."""
    played = left_the_board(Force("A", "1C", (), ("WREG1",), "B"), "off")
    match = replace(begun(1), opening=played.before).with_resolved_moment(played.orders, RecordedDice([]))
    stays = {"WINKIES": (Activate("WMED1"),)}
    match = match.with_resolved_moment({"MUNCHKINS": (Activate("MMED1"),)}, RecordedDice([]))
    match = match.with_resolved_moment(stays, RecordedDice([]))
    return match.hand_in("WINKIES", (Say("retreat"),)).hand_in("MUNCHKINS", (Say("stay"),)).reveal()


def test_who_retreats_at_the_end_of_a_turn_is_named_once() -> None:
    match = retreated_from_the_board()
    told = [render(line.plain) for line in GAME.report(match.played[-1], NAMES)]
    assert told[0] == "Ada retreated with Medium artillery 1."
    assert not [each for each in told if "left the board" in each]


def test_the_history_names_units_that_left_the_board() -> None:
    moments = retreated_from_the_board().played
    assert FACE.summary_of_turn(moments[:-1], NAMES) == ["Ada took Spears 1 off the board."]


def test_who_has_left_the_board_is_not_told_for_the_rest_of_the_battle() -> None:
    played = left_the_board(Force("A", "1C", (), ("WREG1",), "B"), "off")
    assert played.after.battle.left["A"] == ("WREG1",)
    assert FACE.captured_text(played.after, NAMES) == "", "the report of that move has told it"
    lost = replace(played.after, battle=replace(played.after.battle, lost={"A": ("WREG2",)}))
    assert FACE.captured_text(lost, NAMES) == "Ada has lost Spears 2 so far."


#: A 6 for the initiative with Evora, who is a Hero and a Ruler: 6 − 2 = 4.
DIE_OF_EVORA = render(roll_text({"die": 6, "modifier": -2}))


def rolled_for_initiative(*faces: int, heroes: tuple[str, ...] = ()) -> Played:
    """Both sides have stood, and rolled these dice to see who chooses the order of the turn."""
    state = begun(1).state
    forces = (Force("A", "2C", heroes, ("WREG1",), "S"), Force("D", "4C", (), ("MREG1",), "S"))
    battle = replace(state.battle, forces=forces, bell=None, waiting={})
    state = replace(state, moment="orders", asked=("WINKIES", "MUNCHKINS"), battle=battle)
    orders = {"WINKIES": (GiveOrders(()),), "MUNCHKINS": (GiveOrders(()),)}
    return replace(begun(1), opening=state).with_resolved_moment(orders, RecordedDice([*faces])).played[-1]


def test_the_dice_of_the_initiative_say_what_heroes_take_off() -> None:
    ada, ben = FACE.dice(rolled_for_initiative(6, 8, heroes=("Evora",)), NAMES)
    assert ada.note == say("campaigns-moment-total", sum=DIE_OF_EVORA), "Evora is a Hero and a Ruler"
    assert not ben.note, "nobody leads Ben's unit"


def test_the_initiative_says_each_roll_once_the_tie_and_who_chooses() -> None:
    played = rolled_for_initiative(4, 4, 8, 3)
    step = FACE.steps(played, NAMES)[-1]
    assert [render(line.plain) for line in step.lines] == [
        "Ada and Ben tied at 4 and rolled again.",
        "Ben has the initiative with 3 (Ada 8; lowest wins) and chooses whether to move first.",
    ]
    assert [die.face for die in FACE.dice(played, NAMES)] == [4, 4, 8, 3]
    assert FACE.summary(played, NAMES)[-1] == render(step.lines[-1].plain)


def test_the_totals_of_the_initiative_are_shown_for_the_whole_turn() -> None:
    played = rolled_for_initiative(6, 8, heroes=("Evora",))
    told = f"Ada has the initiative with {DIE_OF_EVORA} (Ben 8; lowest wins)"
    assert FACE.summary(played, NAMES)[-1].startswith(told)
    chosen = replace(begun(1), opening=played.before, played=(played,))
    ada, ben = (chosen.names[seat] for seat in ("WINKIES", "MUNCHKINS"))
    assert FACE.heading(chosen, "", "WINKIES") == f"Initiative: {DIE_OF_EVORA} ({ben} 8)"
    totals = f"Initiative (lowest wins): {ada} {DIE_OF_EVORA} and {ben} 8"
    acting = chosen.hand_in("WINKIES", (Initiative(is_first=True),)).reveal()
    for match in (chosen, acting):
        assert FACE.about_place(match, "2C", "WINKIES") == totals
        assert FACE.about_place(match, "3C", "WINKIES") == "", "nobody is there"
    assert FACE.about_place(begun(1), "2C", "WINKIES") == "", "nobody has rolled"


def test_a_hero_says_what_it_takes_off_the_initiative_roll() -> None:
    assert "takes 2 off initiative rolls" in captions.describe_leader("Evora")
    assert "takes 1 off initiative rolls" in captions.describe_leader("Hardsole")


def test_the_sheet_of_a_point_explains_its_shield_below_a_short_heading() -> None:
    table = Table()
    match = begun(1, CAMPAIGN)
    table.model = replace(table.model, session=Session(Here(match), COMPOSE, match.waiting_for[0]))
    shown = table.send(m.Pick("first"), m.Add(), m.TapTile("map/Munchton")).shown
    assert "<h2>Munchton</h2>" in shown
    assert "Capital of the Munchkins, garrison of 4 units." in shown
    assert unescape(say("campaigns-map-shield", number=4)) in unescape(shown)


@pytest.mark.parametrize(
    ("made", "what"),
    [
        ((), "to fight on, or choose to retreat."),
        (("stay",), "to fight on, or choose to retreat."),
        (("retreat",), "to retreat, or choose to fight on."),
    ],
)
def test_at_the_end_of_a_turn_the_page_says_what_ready_will_do(made: tuple[str, ...], what: str) -> None:
    state = begun(1).state
    forces = (Force("A", "1C", ("Evora",), ("WREG1",), "S"), Force("D", "5C", ("Zoraster",), ("MREG1",), "S"))
    battle = replace(state.battle, forces=forces, bell=None, waiting={})
    state = replace(state, moment="withdraw", asked=("WINKIES", "MUNCHKINS"), battle=battle)
    assert render(GAME.offer(state, "WINKIES", (), made).expects) == f"Click {say('ready')} {what}"


@pytest.mark.parametrize(("asked", "button"), [(("WINKIES", "MUNCHKINS"), "ready"), (("WINKIES",), "play-it")])
def test_the_task_names_the_button_that_is_there(asked: tuple[str, ...], button: str) -> None:
    """A captain who is asked alone was sent to *Ready*, but the button was called *Play*."""
    session = rung().session
    forces = (Force("A", "1C", ("Evora",), ("WREG1",), "S"), Force("D", "5C", ("Zoraster",), ("MREG1",), "S"))
    battle = replace(begun(1).state.battle, forces=forces, bell=None, waiting={})
    state = replace(begun(1).state, moment="withdraw", asked=asked, battle=battle)
    session = session.having(replace(session.match, opening=state, played=()))
    session = replace(session, seat="WINKIES", composer=Composer())
    assert command_editing.expects(session) == f"Click {say(button)} to fight on, or choose to retreat."
    assert command_list.ready_label(session) == say(button)


def test_what_ready_does_at_the_end_of_a_turn_is_marked() -> None:
    table = two_groups("withdraw").send(m.IAm())
    pressed = re.compile(r'data-key="(stay|retreat)" aria-pressed="true"')
    assert pressed.findall(table.shown) == ["stay"]
    assert pressed.findall(table.send(m.Pick("retreat")).shown) == ["retreat"]


def turn_of_four_actions(match: Match) -> Match:
    """All four forces have acted; now both players secretly decide whether to retreat."""
    state = match.state
    forces = (
        Force("A", "1L", (), ("WREG1",), "S"), Force("A", "1C", (), ("WREG2",), "S"),
        Force("D", "5L", (), ("MREG1",), "S"), Force("D", "5C", (), ("MREG2",), "S"),
    )  # fmt: skip
    battle = replace(state.battle, forces=forces, bell=None, waiting={}, next="A")
    match = replace(match, opening=replace(state, moment="activation", asked=("WINKIES",), battle=battle))
    for seat, unit in (("WINKIES", "WREG1"), ("MUNCHKINS", "MREG1"), ("WINKIES", "WREG2"), ("MUNCHKINS", "MREG2")):
        match = match.with_resolved_moment({seat: (Activate(unit),)}, RecordedDice([]))
    return match


def test_at_the_end_of_a_turn_the_last_actions_are_told() -> None:
    match = turn_of_four_actions(begun(1))
    assert match.moment is not None and match.moment.is_sealed
    told = unescape(str(latest_moves.latest_move(match)))
    assert "Spears 2 stayed in 1C" in told and "Regular infantry 2 stayed in 5C" in told
    assert "Spears 1" not in told, "only the last action of each player"


def test_actions_from_before_a_reveal_are_not_told_as_the_latest() -> None:
    match = turn_of_four_actions(begun(1))
    for seat in ("WINKIES", "MUNCHKINS"):
        match = match.hand_in(seat, (Say("stay"),))
    match = match.reveal()
    orders = {"WINKIES": (GiveOrders(()),), "MUNCHKINS": (GiveOrders(()),)}
    state = replace(match.state, moment="orders", asked=("WINKIES", "MUNCHKINS"))
    rolled = replace(begun(1), opening=state).with_resolved_moment(orders, RecordedDice([3, 9])).played[-1]
    match = replace(match, played=(*match.played, rolled))
    assert match.moment is not None and not match.moment.is_sealed
    assert "stayed in" not in str(latest_moves.latest_move(match))
    told = str(latest_moves.latest_move(match.hand_in("WINKIES", (Initiative(is_first=True),)).reveal()))
    assert "moves first" in told and "stayed in" not in told


def test_several_actions_of_a_turn_are_numbered_and_say_who_acts() -> None:
    table = Table()
    table.model = replace(table.model, session=table.session.having(turn_of_four_actions(table.session.match)))
    table.send(m.Replay(4))
    chips = re.findall(r">(Activation[^<]*)</button>", table.shown)
    assert chips == ["Activation 1 · Ada", "Activation 2 · Ben", "Activation 3 · Ada", "Activation 4 · Ben"]


def test_the_buttons_between_moments_of_a_turn_say_which_way_they_lead() -> None:
    table = Table()
    match = turn_of_four_actions(table.session.match)
    for seat in ("WINKIES", "MUNCHKINS"):
        match = match.hand_in(seat, (Say("stay"),))
    table.model = replace(table.model, session=table.session.having(match.reveal()))
    table.send(m.Replay(4))
    assert 'data-do="replay" data-turn="5">Next: stay or retreat</button>' in table.shown
    table.send(m.Replay(5))
    assert 'data-do="replay" data-turn="4">Previous: activation</button>' in table.shown


def crowded_space() -> Any:
    """All forces in one space, more than it has room for."""
    state = begun(1).state
    units = [f"MREG{number}" for number in range(1, 8)]
    forces = tuple(Force("D", "3C", (), (unit,), "A") for unit in units)
    others = (Force("A", "3C", ("Evora",), ("WREG1", "WREG2", "WREG3", "WSKE1"), "S", is_done=True),)
    return replace(state, moment="activation", battle=replace(
        state.battle, forces=(*forces, *others), waiting={}, turned=frozenset(("MREG1",)),
        spells=(Spell("Evora", "Poppies", "MREG1"),), guards=frozenset((Guard("D", "3C", "L", "MREG2"),)), next="D",
    ))  # fmt: skip


@pytest.mark.parametrize("tier", ["near", "few"])
def test_forces_without_room_become_a_number_and_the_label_names_all(tier: str) -> None:
    state = crowded_space()
    drawn = str(board(battle_scenes.scene_of(state), Marks(tier=tier), NAMES, "Battle"))
    (over,) = re.findall(r'class="over"[^>]*>\+(\d+)<', drawn)
    assert 1 <= int(over) <= 5
    label = re.search(r'id="tile-3C"[^>]* aria-label="([^"]*)"', unescape(drawn))
    assert label is not None
    marks = with_commas([say("campaigns-caption-under", spell="Poppies"), say("campaigns-caption-limbered"),
                         say("campaigns-caption-order", order="A")])  # fmt: skip
    asleep = say("campaigns-caption-marked", force="Regular infantry 1", marks=marks)
    assert say("campaigns-caption-forces", owner="other", name="Ben", forces=asleep) in label[1]
    for words in (
        say("campaigns-caption-guards", flank="L"), say("campaigns-name-group", leader="Evora"),
        say("campaigns-caption-done"), "Regular infantry 7",
    ):  # fmt: skip
        assert words in label[1]


def test_the_largest_force_is_never_left_out() -> None:
    state = begun(1).state
    forces = (
        Force("A", "3C", ("Evora",), ("WREG1", "WREG2", "WREG3", "WSKE1")), Force("A", "3C", ("Zerde",), ("WZIL1",)),
        Force("D", "3C", (), ("MREG1",)),
    )  # fmt: skip
    state = replace(state, moment="activation", battle=replace(state.battle, forces=forces, waiting={}))
    for tier in ("near", "few"):
        drawn = str(board(battle_scenes.scene_of(state), Marks(tier=tier), NAMES, "Battle"))
        assert re.findall(r'class="over"[^>]*>\+(\d+)<', drawn) == ["2"], "Zerde and the lancers"


def test_sides_can_be_told_apart_without_color() -> None:
    drawn = str(board(battle_scenes.scene_of(crowded_space()), Marks(tier="near"), NAMES, "Battle"))
    assert 'class="tab-letter"' in drawn and ">W</text>" in drawn and ">M</text>" in drawn
    assert 'class="inner"' in drawn, "the defender's counters have a line inside"


@pytest.mark.parametrize("name", [BATTLE, CAMPAIGN])
def test_every_tree_has_its_trunk_below_it(name: str) -> None:
    """A trunk once stood in the corner of the drawing instead."""
    drawn = str(FACE.board(begun(1, name), Marks(viewer="WINKIES"), (), None))
    forests = [d for d in re.findall(r'class="growth[^"]*" d="([^"]+)"', drawn) if "h-" in d]
    assert forests and not any(re.search(r"zM0 \d", d) for d in forests)


def test_a_space_that_can_be_entered_or_fired_at_asks_which() -> None:
    begin_ = begun(1).state
    forces = (Force("A", "3C", (), ("WREG1",)), Force("D", "4C", ("Zoraster",), ("MREG1", "MREG2"), "S"))
    battle = replace(begin_.battle, forces=forces, waiting={}, next="D")
    state = replace(begin_, moment="activation", asked=("MUNCHKINS",), battle=battle)
    going = GAME.offer(state, "MUNCHKINS", (), ("Zoraster", "fire 3C"))
    assert going.command == Activate("Zoraster", (), "fire", "3C") and going.trail == ("4C", "3C")
    forward = replace(battle, forces=(forces[0], replace(forces[1], order="A")))
    # With an order to advance, fire comes after a step, and the only way leads into the melee.
    state = replace(state, battle=forward)
    picks = GAME.offer(state, "MUNCHKINS", (), ("Zoraster",)).picks
    assert {pick.mark for pick in picks if pick.place == "3C"} == {"attack"}
    aside = {pick.place: pick.mark for pick in picks if pick.place}
    assert aside["3L"] == "move"
    after = GAME.offer(state, "MUNCHKINS", (), ("Zoraster", "3L"))
    assert after.command == Activate("Zoraster", ("3L",))
    assert {pick.key: pick.mark for pick in after.picks if pick.place == "3C"} == {"fire 3C": "fire"}


def test_campaigns_rolls_in_the_open_and_is_not_offered_by_link() -> None:
    assert GAME.rolls_in_open(scenario())
    model, _ = update(Model(), m.NewMatch())
    model, _ = update(model, m.ChooseScenario(BATTLE, "campaigns"))
    assert 'value="link"' not in pages.page(model)


def test_a_computer_player_plays_legal_moves_to_the_end() -> None:
    from rozz.engine.ai.levels import nearest_level
    from rozz.engine.ai.think import think

    match = begun(7)
    for number in range(40):
        if match.outcome is not None:
            break
        for seat in match.state.asked:
            mind = game_extras.evaluator("campaigns")
            thought = think(GAME, mind, match.state, seat, nearest_level(1), bytes([number]))
            assert GAME.judge(match.state, seat, thought.commands)[0].is_done
            match = match.hand_in(seat, thought.commands)
        match = match.reveal()
    assert {played.moment.name for played in match.played} >= {"deploy", "orders", "activation", "groups"}


def test_a_player_can_play_a_computer_player_through_the_page() -> None:
    table = opponents.begin_match("campaigns", BATTLE, **{"WINKIES": "Ada", "plays-MUNCHKINS": "computer:1"})
    for _ in range(120):
        session = table.session
        if len(session.match.played) >= 30 or session.stage == OVER:
            break
        if session.stage == REVEAL:
            table.send(m.NextTurn())
        elif session.stage == COMPOSE:
            table.send(first_offered(table))
        assert not table.model.refused
        table.think()
    played = table.session.match.played
    assert len(played) >= 30 or table.session.stage == OVER
    assert {seat for each in played for seat in each.orders} == {"WINKIES", "MUNCHKINS"}


def test_a_shot_of_the_computer_is_drawn_until_the_next_command_is_begun() -> None:
    table = opponents.begin_match("campaigns", BATTLE, **{"WINKIES": "Ada", "plays-MUNCHKINS": "computer:1"})
    while table.session.stage != COMPOSE or "fires" not in events_of_last_move(table.session.match):
        table.send(m.NextTurn() if table.session.stage == REVEAL else first_offered(table))
        table.think()
    killed = events_of_last_move(table.session.match).count("eliminated")
    drawn = re.search(r'<g id="arrows".*?</g></g>', table.shown, re.DOTALL)
    assert killed and drawn and drawn[0].count('class="arrow strike given seat-') == 1
    assert re.search(rf'class="fallen".*?>{killed}</text>', table.shown)
    table.send(m.Pick(command_editing.offer(table.session).picks[-1].key))
    while not command_editing.is_begun(table.session):
        table.send(m.Pick(command_editing.offer(table.session).picks[-1].key))
    assert "arrow strike given" not in table.shown and 'class="fallen"' not in table.shown


def events_of_last_move(match: Match) -> list[str]:
    return [event.kind for played in match.played[-1:] for phase in played.phases for event in phase.events]


def first_offered(table: opponents.Table) -> m.Message:
    """The next message on the way to a whole command: a pick, or what hands the command in."""
    session = table.session
    if session.match.moment is not None and session.match.moment.is_sealed:
        return m.Ready()
    going = command_editing.offer(session)
    if going.command is not None:
        return m.Add()
    # Forces come first, their actions last.
    return m.Pick(next(each for each in reversed(going.picks) if each.key not in going.made).key)


def test_the_legend_and_the_cards_name_everything() -> None:
    legend, cards = str(FACE.legend(scenario())), str(FACE.cards(scenario()))
    for key in ("A", "S", "B", "forest", "group", "ghost", "aimed"):
        assert say(f"campaigns-board-legend-{key}") in unescape(legend)
    assert "Zilk lancers" in cards and "Zoraster" in cards and "Bowmen" not in cards


def test_the_cards_of_a_battle_are_only_those_of_its_units() -> None:
    forces = library.scenario_mapping("skirmish-at-the-ford", "campaigns")["forces"]
    units = {each.rstrip("0123456789") for names in forces.values() for each in names} & set(KINDS)
    cards = unescape(str(FACE.cards(scenario("skirmish-at-the-ford"))))
    assert re.findall("<h3>(.*?)</h3>", cards) == [type_name(kind) for kind in KINDS if kind in units]
    campaign = scenario("meeting-the-wizard")
    assert str(FACE.cards(campaign)).count("<h3>") == sum(kind[0] in "MW" for kind in KINDS), "all can be recruited"


def test_on_a_phone_nothing_is_written_on_the_counters_of_a_result() -> None:
    table = Table().until("turn-order").send(m.Resign(), m.NextTurn())
    assert table.session.stage == OVER
    large, small = table.shown.split('class="wide-look"')[1].split('class="narrow-look"')
    small = small.split('class="result-ways"')[0]
    assert large.count("<svg") == small.count("<svg") == 1
    ids = re.compile(r'\bid="([^"]+)"')
    assert not set(ids.findall(large)) & set(ids.findall(small))
    written = re.compile(r"<text[^>]*>[A-Z][a-z]+ ?\d?</text>")
    assert written.findall(large) and not written.findall(small)
    assert re.search(r'<svg[^>]* style="--pixel: \d', small), "letters on the map have a readable size"


def test_ready_stands_out_when_it_gives_the_only_command() -> None:
    table = Table().until("orders")
    assert '<button class="button primary" data-do="ready"' in table.shown
    assert '<button class="button primary" data-do="add"' not in table.shown


def two_groups(moment: str, **facts: Any) -> Table:
    """Evora's group in 2C and Zoraster's in 4C, each with two units; both players are asked."""
    table = Table()
    state = table.session.match.state
    forces = (
        Force("A", "2C", ("Evora",), ("WREG1", "WREG2"), "S"), Force("D", "4C", ("Zoraster",), ("MREG1", "MREG2"), "S"),
    )  # fmt: skip
    battle = replace(state.battle, forces=forces, bell=None, waiting={}, turn=2, muster=False, **facts)
    state = replace(state, moment=moment, asked=("WINKIES", "MUNCHKINS"), battle=battle)
    return having(table, replace(table.session.match, opening=state))


def having(table: Table, match: Match) -> Table:
    """The table with another match."""
    session = replace(table.session.having(match), seat=match.waiting_for[0], stage=HANDOVER)
    table.model = replace(table.model, session=session)
    return table


@pytest.mark.parametrize("is_changed", [False, True])
def test_only_groups_that_somebody_changed_are_shown(is_changed: bool) -> None:
    table = two_groups("groups").send(m.IAm())
    if is_changed:
        table.send(m.Type("G: 2C WREG2, Evora+WREG1"))
    table.send(m.Ready(), m.IAm(), m.Ready(), m.ShowEveryone())
    assert len(table.session.match.played) == 1
    assert (table.session.stage == REVEAL) == is_changed
    assert table.session.match.moment is not None and table.session.match.moment.name == "spells"


def test_groups_are_shown_if_dice_were_rolled_with_them() -> None:
    table = two_groups("groups", spells=(Spell("Evora", "Poppies", "MREG1"),))
    table.send(m.IAm(), m.Ready(), m.IAm(), m.Ready(), m.ShowEveryone())
    assert table.session.stage == REVEAL, "a spell may have ended"


def test_a_what_if_names_its_own_button() -> None:
    table = two_groups("groups").send(m.IAm(), m.TryDifferently())
    assert table.session.is_trial
    assert command_editing.expects(table.session) == say("campaigns-offer-groups-trial")


def test_the_choice_of_losses_comes_before_the_report() -> None:
    fight = fought(1, 10, 1, 10)
    asked = replace(fight.after, asked=("MUNCHKINS",))
    table = Table()
    match = replace(table.session.match, opening=fight.before, played=(replace(fight, after=asked),))
    table = having(table, match).send(m.IAm())
    assert "decides-after-news" in table.shown


def test_a_new_turn_of_a_battle_in_a_campaign_says_which_turn_it_is() -> None:
    event = Event("turn", "C10", "", {"turn": 2})
    campaign, battle = begun(1, CAMPAIGN).state, begun(1).state
    for state, key in ((campaign, "campaigns-report-battle-turn"), (battle, "campaigns-report-turn")):
        played = fought(1, 10, 10, 10)
        phase = Phase("turn-end", (event,), played.phases[-1].position._replace(land=state.land))
        played = replace(played, phases=(phase,))
        assert [line.text for line in report(played)] == [said(key, turn=2)]
        title = say(f"campaigns-moment-title-turn-end{'-in-campaign' if 'battle' in key else ''}")
        assert [step.title for step in FACE.steps(played, NAMES)] == [title]


def test_an_own_shot_is_told_after_the_choice_of_losses() -> None:
    """The computer answers a shot with an attack; after one's losses the shot is the move before last."""
    shot = fought(10, 10, 10, 10)
    match = turn_of_four_actions(begun(1))
    match = replace(match, played=(*match.played[:2], shot, *match.played[2:3]))
    state = replace(match.played[-1].after, moment="activation", asked=("WINKIES",))
    match = replace(match, played=(*match.played[:-1], replace(match.played[-1], after=state)))
    (row,) = re.findall(r'<p class="outcome">(.*?)</p>', unescape(str(latest_moves.move_list(match))))
    assert row == " ".join(FACE.summary(shot, match.names))


def test_all_moves_since_the_own_one_are_listed() -> None:
    """A side with more forces left acts several times in a row."""
    own, *_, other = turn_of_four_actions(begun(1)).played
    state = replace(other.after, moment="activation", asked=("WINKIES",), outcome=None)
    match = replace(begun(1), opening=own.before, played=(own, *[replace(other, after=state)] * 6))
    assert str(latest_moves.move_list(match)).count("<li") == 7
    assert unescape(str(latest_moves.latest_move(match))).count("Regular infantry 2 stayed in 5C") == 4


def test_a_new_decision_is_shown_from_its_top() -> None:
    table = Table().until("activation")
    _, effects = update(table.model, m.Pick("MMED1"))
    assert ToTop("slip-body") not in effects, "the same decision"
    table.send(m.Pick("MMED1"), m.Pick("stay"))
    model, effects = update(table.model, m.Add())
    assert model.session is not None and model.session.stage == COMPOSE
    assert ToTop("slip-body") in effects


def test_a_reveal_shows_notation_only_to_those_who_unfold_it() -> None:
    table = Table().ready().ready()
    table.send(m.ShowEveryone())
    assert table.session.stage == REVEAL
    (orders,) = re.findall(r'<div class="all-orders">.*?</details>', table.shown, re.DOTALL)
    above, folded = orders.split('<details class="as-text">')
    assert "Evora" in above and "<code" not in above
    assert folded.count('<code class="notation">D: ') == 2
    printed = table.send(m.Print()).shown.split('class="on-paper"')[1]
    assert '<code class="notation"' in printed, "on paper nothing unfolds"


@pytest.mark.parametrize("is_first", [True, False])
def test_a_printed_command_is_a_sentence_whatever_is_reported(is_first: bool) -> None:
    played = rolled_for_initiative(6, 8)
    chosen = replace(begun(1), opening=played.before, played=(played,))
    match = chosen.hand_in("WINKIES", (Initiative(is_first=is_first),)).reveal()
    table = Table()
    session = replace(table.session.having(match), stage=REVEAL, shown_turn=len(match.played))
    table.model = replace(table.model, session=session)
    given = table.send(m.Print()).shown.split('class="on-paper"')[1].split("<h2")[0]
    assert FACE.command_sentence(match.scenario, "WINKIES", Initiative(is_first=is_first), match.names) in given


@pytest.mark.parametrize("ordered", ["", "AD"])
def test_counters_are_labelled_like_the_text_and_within_their_space(ordered: str) -> None:
    state = begun(1).state
    names = [f"{kind}{number}" for kind in KINDS for number in (1, 2) if kind[0] in "MWX"]
    for space in ("1C", "2L"):
        for at in range(0, len(names), 3):
            forces = (
                *(Force("A", space, (), (each,), "A", is_done=True) for each in names[at : at + 3]),
                Force("D", space, ("Zoraster",), ("MREG1", "MREG4")),
            )  # fmt: skip
            battle = replace(state.battle, forces=forces, waiting={})
            drawn = drawn_in(battle, space, ordered)
            assert not re.search(r">[A-Z]{3}\d<", drawn), "no codes"
            assert ">In1<" in drawn and ">In4<" in drawn, "units of a group are told apart"
            for x, begins, label in labels_drawn(drawn):
                assert x + begins + width_of(label) <= WIDE, label


@pytest.mark.parametrize("language", ["en", "de"])
def test_kinds_in_a_group_begin_with_different_letters(language: str) -> None:
    translations.use(language)
    try:
        for nation in "MQWGX":
            kinds = [kind for kind in KINDS if kind[0] == nation]
            assert len({short_name(f"{kind}1")[:2] for kind in kinds}) == len(kinds) > 3, nation
        battle = replace(
            begun(1).state.battle, forces=(Force("A", "1C", ("Evora",), ("WMRK1", "WREG1", "WREG2")),), waiting={}
        )
        shown = [f"{short_name(unit)[:2]}{unit[-1]}" for unit in ("WMRK1", "WREG1", "WREG2")]
        assert re.findall(r'class="letter numbered"[^>]*>([^<]*)<', drawn_in(battle, "1C", "")) == shown
    finally:
        translations.use(translations.ENGLISH)


def drawn_in(battle: Any, space: str, ordered: str) -> str:
    """Everything in a space, up close."""
    return str(h.g[bands(battle, space, Look({}, {"A": "Winkies", "D": "Munchkins"}, ordered))])


def labels_drawn(drawn: str) -> list[tuple[float, float, str]]:
    """Each label with where its force and its text begin."""
    tree = ElementTree.fromstring(drawn)
    found = []
    for force in tree.iter("g"):
        moved = re.match(r"translate\((\S+) \S+\)$", force.get("transform") or "")
        for inner in force.findall("./g"):
            for text in inner.findall("./text[@class='force-name']"):
                found.append((float(moved[1]) if moved else 0.0, float(text.get("x") or 0), text.text or ""))
    assert found
    return found


def test_units_of_a_kind_side_by_side_share_the_name_of_their_kind() -> None:
    state = begun(1).state
    forces = tuple(Force("A", "2C", (), (f"WREG{number}",), "S") for number in (2, 5))
    drawn = drawn_in(replace(state.battle, forces=forces, waiting={}), "2C", "A")
    assert [label for _, _, label in labels_drawn(drawn)] == ["Spears 2", "5"]


def test_the_list_of_own_pieces_names_them_as_they_are_deployed() -> None:
    shown = Table().send(m.IAm()).shown
    (listed,) = re.findall(r'<section id="own-places".*?</section>', shown, re.DOTALL)
    buttons = [unescape(each) for each in re.findall(r"</span>([^<]+)</button>", listed)]
    assert buttons == [
        "1C: Medium artillery 1",
        "2L: Zerde and Zilk lancers 1",
        "2C: Evora, Spears 1, Spears 2, Spears 3 and National skeletons 1",
    ]


def test_the_list_of_own_pieces_names_them_on_the_map() -> None:
    match = begun(1, CAMPAIGN)
    found = FACE.own_pieces(match, "MUNCHKINS", None)
    assert found["map/Ovengate"] == "Ovengate: Hardsole, Light artillery 1, Landwehr 1 and Regular infantry 4"
    assert set(found) == {"map/Ovengate", "map/Munchton", "map/Bluekeep"}


def test_before_losses_are_chosen_only_their_fight_is_told() -> None:
    match = turn_of_four_actions(begun(1))
    fight = fought(1, 10, 1, 10)
    assert fight.after.moment == "losses"
    for seats in (("MUNCHKINS",), ("WINKIES", "MUNCHKINS")):
        asked = replace(fight, after=replace(fight.after, asked=seats))
        told = unescape(str(latest_moves.latest_move(replace(match, played=(*match.played[:2], asked)))))
        assert "Evora attacked in 3C" in told and "stayed in" not in told
    told = unescape(str(latest_moves.latest_move(replace(match, played=(*match.played[:3], fight)))))
    assert "Spears 2 stayed in 1C" in told and "Regular infantry 1" not in told.split("Evora attacked")[0], "news"


def test_the_list_of_moves_begins_after_the_last_reveal() -> None:
    match = turn_of_four_actions(begun(1))
    for seat in ("WINKIES", "MUNCHKINS"):
        match = match.hand_in(seat, (Say("stay"),))
    match = match.reveal()
    state = replace(match.state, moment="activation", asked=("WINKIES",), battle=replace(match.state.battle, next="A"))
    acting = replace(match, played=(*match.played[:-1], replace(match.played[-1], after=state)))
    listed = command_list.command_list(Session(Here(acting), COMPOSE, "WINKIES"), False)
    assert 'id="moves"' not in listed


def test_what_ready_gives_is_said_in_words() -> None:
    table = Table().until("orders")
    orders = FACE.command_phrase(table.session.match.scenario, table.going.command, NAMES)
    assert say("command-of-button", button=say("ready"), command=orders) in unescape(table.shown)
    assert say("no-orders") not in table.shown


def test_a_question_about_nothing_says_what_happens_then() -> None:
    state = fought(1, 10, 1, 10).after
    (doubt,) = FACE.warnings(state, "MUNCHKINS", ())
    (usual,) = GAME.default_commands(state, "MUNCHKINS")
    assert doubt == say("campaigns-caption-no-command", command=FACE.command_phrase(state.scenario, usual, NAMES))
    assert "Regular infantry 2" in doubt


def test_where_ready_gives_the_only_command_nothing_else_adds_it() -> None:
    table = Table().until("orders")
    assert 'data-do="ready"' in table.shown
    assert 'data-do="add"' not in table.shown and 'data-do="undo"' not in table.shown
    table.send(m.TryDifferently(0))
    assert 'data-do="add"' in table.shown, "a what-if takes commands of several players"


def test_a_chosen_loss_is_crossed_out_before_the_choice_is_complete() -> None:
    state = fought(1, 1, 1, 1, 10, foes=("MREG1", "MREG2", "MREG3")).after
    offered = GAME.offer(state, "MUNCHKINS", (), ("MREG1",))
    assert offered.command is None and offered.begun == Lose(("MREG1",))
    assert battle_scenes.planned(state, "MUNCHKINS", offered.begun, True).chosen == {"MREG1"}


def test_the_heading_says_the_turn_of_a_battle_in_a_campaign() -> None:
    state = begun(1, CAMPAIGN).state
    battle = replace(begun(1).state.battle, at="Harvest Cross", turn=3, muster=False)
    moment = GAME.moment(replace(state, moment="activation", asked=("MUNCHKINS",), battle=battle))
    assert moment_name(moment) == "Turn\u00a01, battle turn\u00a03, activation"
    alone = GAME.moment(replace(begun(1).state, battle=replace(battle, at="")))
    assert moment_name(alone) == "Turn\u00a03, deployment"


def test_headings_have_plain_words_that_the_rules_have_too() -> None:
    for moment, word in (("muster", "type of combat"), ("refuge", "retreat")):
        assert say(f"part-{moment}") == word
        assert say(f"campaigns-table-moment-{moment}").lower() == word


def test_a_hero_leads_a_number_of_units_in_battles_only() -> None:
    """C9.6 limits groups on the battleboard; a stack on the map has no limit of its own, C5.1."""
    assert "leads up to 3 units in a battle" in captions.describe_leader("Sourdough")
    assert "leads up to 4 units in a battle" in captions.describe_leader("Zoraster")
