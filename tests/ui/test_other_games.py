"""Games of other kinds are played on the page to the end by picks alone, and saved and read at any moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rozz import library, shipped_files
from rozz.engine.game import Rules
from rozz.ui import games
from rozz.ui.app.update import update
from rozz.ui.features.guesses.guess_presence import rivals
from rozz.ui.features.match_list import session_codec
from rozz.ui.games.face import Face
from rozz.ui.games.plain_face import PlainFace
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.state.stages import AWAIT, COMPOSE, HANDOVER, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from tests.support.ui.link_devices import Device
from tests.support.ui.random_player import STEPS, Player, next_pick
from tests.support.words import longest_part
from tests.tiny.duel import Duel
from tests.tiny.noughts_and_crosses import SQUARES, NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import RockPaperScissors

TINY: dict[str, tuple[Rules, dict[str, Any], tuple[str, ...]]] = {
    "noughts-and-crosses": (NoughtsAndCrosses(), {"players": ["X", "O"]}, SQUARES),
    "rock-paper-scissors": (RockPaperScissors(), {"players": ["ANN", "BEN"], "wins": 3}, ()),
    "duel": (Duel(), {"players": ["ANN", "BEN"]}, ()),
}


def _mark_at(state: Any, place: str) -> str:
    return str(getattr(state, "marks", {}).get(place, ""))


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry knows the tiny games, each with a plain face and one scenario, `tiny`."""
    written = {name: {"game": name, "name": "Tiny", **rest} for name, (_, rest, _) in TINY.items()}
    for name, (rules, _, places) in TINY.items():
        monkeypatch.setitem(library.GAMES, name, lambda rules=rules: rules)
        face = PlainFace(rules, name.title(), places, _mark_at)
        monkeypatch.setitem(games.FACES, name, lambda face=face: face)
    names, read = shipped_files.names_in, shipped_files.read
    monkeypatch.setattr(shipped_files, "names_in", lambda folder: ("tiny",) if folder in TINY else names(folder))
    monkeypatch.setattr(
        shipped_files, "read", lambda path: written[path.split("/")[0]] if path.endswith("/tiny") else read(path)
    )


@pytest.mark.parametrize("game", TINY)
@pytest.mark.parametrize("seed", range(2))
def test_a_game_can_be_played_through_the_whole_page(game: str, seed: int) -> None:
    player = Player(game, seed)
    session = player.play()
    assert session.match.outcome is not None
    winners = session.match.outcome.winners
    assert (say("won", names=session.match.names[winners[0]]) if winners else say("draw")) in player.shown
    player.send(m.Replay(1), m.GoToStep(9), m.NextTurn(), m.ShowHistory(), m.GoBack())
    player.send(m.GoHome(), m.OpenMatch("one"), m.Rematch("two", "00"))
    assert player.session.match.identity == "two" and not player.session.match.played


@pytest.mark.parametrize(
    ("game", "scenario", "moments"),
    [
        ("rosenkreuz", "rosenkreuz-skirmish", 40),
        ("ozymandia", "five-isles", 4),
        ("simultaneous-risk", "archipelago", 16),
        ("simultaneous-risk", "swift-world", 2),
    ],
)
def test_the_related_games_can_be_played_on_the_page_by_picks(game: str, scenario: str, moments: int) -> None:
    player = Player(game, 5, scenario)
    for _ in range(STEPS):
        if len(player.session.match.played) >= moments or player.session.stage == OVER:
            break
        player.step()
        if player.chance.random() < 0.1:
            player.chance.choice([player.reload, player.look_back, player.what_if, player.go_home])()
    played = player.session.match.played
    assert len(played) >= moments or player.session.match.outcome is not None
    assert all(given.is_done for each in played for verdicts in each.verdicts.values() for given in verdicts)
    player.send(m.ShowHistory(), m.Replay(len(played)), m.GoToStep(0), m.GoToStep(99), m.GoBack(), m.ShowRules())
    assert "rule-text" in player.shown


@pytest.mark.parametrize("game", ["noughts-and-crosses", "rock-paper-scissors"])
@pytest.mark.parametrize("seed", range(1))
def test_a_game_can_be_played_by_links_alone(game: str, seed: int) -> None:
    chance = Random(seed)
    one, other = library.game(game).seats(library.game(game).read(library.scenario_mapping("tiny", game)))
    ada = Device("ada").send(m.NewMatch(), m.ChooseScenario("tiny", game))
    plays = {f"plays-{one.colour}": "here", f"plays-{other.colour}": "link", one.colour: "Ada"}
    ada.send(m.BeginMatch("fresh", plays))
    ben = Device("ben").send(m.OpenLink(ada.link), m.JoinMatch(other.colour, "Ben"))
    ada.send(m.OpenLink(ben.link), m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    for _ in range(STEPS):
        if ada.session.stage == ben.session.stage == OVER:
            break
        for here, there in ((ada, ben), (ben, ada)):
            while here.session.stage in (COMPOSE, REVEAL):
                is_ready = here.session.stage == COMPOSE and here.session.composer.commands
                going_on = m.NextTurn() if here.session.stage == REVEAL else m.HandIn() if is_ready else None
                here.send(going_on or next_pick(here.session, pages.page(here.model), chance))
                assert not here.model.refused, here.model.refused
            there.send(m.OpenLink(here.link))
            if chance.random() < 0.3:
                again = session_codec.saved("again", session_codec.to_text(here.session)).session
                assert again is not None and again.match == here.session.match
    assert ada.session.stage == ben.session.stage == OVER
    assert ada.session.match.played == ben.session.match.played and ada.session.match.outcome is not None
    reader = Device("carol").send(m.OpenLink(ben.link))
    assert reader.session.match.played == ada.session.match.played and not reader.session.kind.people


def test_by_link_players_are_not_shown_their_own_last_move() -> None:
    ada = Device("ada").send(m.ChooseScenario("tiny", "noughts-and-crosses"))
    ada.send(m.BeginMatch("fresh", {"plays-X": "here", "plays-O": "link", "X": "Ada"}))
    ben = Device("ben").send(m.OpenLink(ada.link), m.JoinMatch("O", "Ben"))
    ada.send(m.OpenLink(ben.link), m.StartMatch(), m.TapTile("b2"), m.TapTile("b2"))
    assert ada.session.stage == AWAIT and say("send-now") in pages.page(ada.model)
    ben.send(m.OpenLink(ada.link))
    assert ben.session.stage == REVEAL, "but the other one sees it"
    ben.send(m.NextTurn())
    assert ben.session.stage == COMPOSE


def test_open_moves_need_no_handover() -> None:
    player = Player("noughts-and-crosses", 1, X="Ada", O="Ben")
    first = say("chooses-now", name="Ada", moment=say("moment-move-inside", number=1))
    assert player.session.stage == COMPOSE and first in player.shown
    player.send(m.TapTile("b2"), m.TapTile("b2"))
    assert player.session.stage == COMPOSE and player.session.seat == "O"
    assert 'aria-label="b2: X"' in player.shown and say("moment-move", number=2) in player.shown
    lit = player.shown.split('id="tile-b2"')[1].split(">")[0]
    assert "lit" in lit, "the move is seen on the board at once"


def test_an_illegal_move_is_refused_with_its_rule_and_costs_no_move() -> None:
    player = Player("noughts-and-crosses", 1)
    player.send(m.TapTile("b2"), m.Add())
    player.model, _ = update(player.model, m.Type("b2"))
    player.model, _ = update(player.model, m.HandIn())
    assert player.model.refused == say("cannot-play", command="b2", why="B2 is taken.", rule="T2")
    assert player.session.seat == "O" and len(player.session.match.played) == 1


def test_the_other_player_begins_if_that_option_is_chosen() -> None:
    player = Player("noughts-and-crosses", 1, **{"option-first": "O"})
    assert player.session.seat == "O"


def test_the_page_is_handed_over_in_sealed_moments_but_not_in_open_ones() -> None:
    player = Player("duel", 3, ANN="Ada", BEN="Ben")
    assert player.session.stage == HANDOVER
    stages = set()
    while player.session.stage != OVER:
        moment = player.session.match.moment
        if moment is not None and not moment.is_sealed and player.session.stage != REVEAL:
            assert player.session.stage == COMPOSE and player.session.seat in moment.seats
            stages.add(moment.name)
        player.step()
    assert stages == {"action", "loss"}


def test_a_moment_without_a_choice_is_played_automatically() -> None:
    for seed in range(20):
        session = Player("duel", seed).play(disturbed=False)
        losses = [played for played in session.match.played if played.moment.name == "loss"]
        forced = [played for played in losses if not played.before.held[played.moment.seats[0]]["shield"]]
        assert all(played.orders[played.moment.seats[0]] == ("heart",) for played in forced)
        if forced:
            return
    raise AssertionError("no loss was without a choice")


def test_a_game_with_open_rolls_is_refused_by_link_with_the_reason() -> None:
    for game, can_be in (("rock-paper-scissors", True), ("duel", False)):
        model = Model(typed={"plays-ANN": "link"})
        for message in (m.NewMatch("link"), m.ChooseScenario("tiny", game)):
            model, _ = update(model, message)
        shown = pages.page(model)
        assert ('value="link"' in shown) == (longest_part("named-by-link") in shown) == can_be
        assert (say("open-dice", game="Duel") in shown) == (not can_be)


def test_a_game_with_open_rolls_creates_no_invitation() -> None:
    ada = Device("ada").send(m.NewMatch(), m.ChooseScenario("tiny", "duel"))
    ada.send(m.BeginMatch("fresh", {"plays-ANN": "here", "plays-BEN": "link", "ANN": "Ada"}))
    assert longest_part("open-dice") in ada.model.refused and ada.model.session is None


def face_members() -> set[str]:
    """The names of all that a face has, from its protocols."""
    protocols = [each for each in Face.__mro__ if getattr(each, "_is_protocol", False)]
    named = {name for each in protocols for name in (*vars(each), *getattr(each, "__annotations__", {}))}
    return {name for name in named if not name.startswith("_")}


@pytest.mark.parametrize("game", sorted(library.GAMES))
def test_the_face_of_every_game_has_every_member(game: str) -> None:
    face = games.face_of(game)
    assert [name for name in sorted(face_members()) if not hasattr(face, name)] == []


def test_guesses_open_in_campaigns() -> None:
    model = Model()
    for message in (m.ChooseScenario("skirmish-at-the-ford", "campaigns"), m.BeginMatch("fresh"), m.IAm()):
        model, _ = update(model, message)
    model, _ = update(model, m.ShowGuesses())
    (rival,) = rivals(model.session)
    assert say("guess-none", name=model.session.match.names[rival]) in pages.page(model)
