"""A walk through the page's screens without a browser, in any language: their names and models."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozz import library
from rozz.engine import record
from rozz.ui.features.table import seat_pins
from rozz.ui.games import face_of
from rozz.ui.state import messages as m
from rozz.ui.state.effects import StopThinking, Think
from rozz.ui.state.model import Model, Settings
from rozz.ui.state.stages import COMPOSE, HANDOVER, REVEAL
from rozz.ui.views.widgets import pictures
from rozz.ui.worker.worker_jobs import answer_of, answers, question_of
from tests.support.ui.link_devices import Device
from tests.support.ui.next_turn import found_next

Screen = tuple[str, Model]
#: Each game's scenario for two, its seats, and places to tap in order.
TABLES = {
    "rozz": ("headquarters-2", ("RED", "BLUE"), ("Drift", "D2")),
    "rosenkreuz": ("rosenkreuz-skirmish", ("ROSE", "CROSS"), ("e2", "f3")),
    "ozymandia": ("five-isles", ("FIRST", "SECOND"), ()),
    "simultaneous-risk": ("archipelago", ("FIRST", "SECOND"), ()),
    "campaigns": ("battle-on-the-board", ("MUNCHKINS", "WINKIES"), ()),
}
#: Names as players enter them.
PEOPLE = ("Konstantin", "Friederike")


class Visitor(Device):
    """A visitor to the page in one language, whose computer players think as soon as they are asked to."""

    def __init__(self, language: str, name: str = "Konstantin") -> None:
        super().__init__(name)
        self.model = replace(self.model, settings=Settings(language=language))

    def send(self, *messages: m.Message) -> Visitor:
        for message in messages:
            self.effects.clear()
            super().send(message)
        return self

    def work(self) -> Visitor:
        """Run all thinking to the end, and whatever it leads to."""
        while asked := self._asked():
            self.effects.clear()
            for answer in answers(question_of(asked.question.text()), 3):
                self.send(m.answer_message(answer_of(answer.text())))
        return self

    def _asked(self) -> Think | None:
        asked = [each for each in self.effects if isinstance(each, Think | StopThinking)]
        return asked[-1] if asked and isinstance(asked[-1], Think) else None


def every_screen(language: str) -> Iterator[Screen]:
    """Every screen."""
    yield from home(language)
    for game in library.GAMES:
        yield from of_game(language, game)
    yield from shared(language)
    yield from by_link(language)
    yield from advice(language)
    yield from puzzles(language)
    yield from simulator(language)


def sample(language: str) -> Iterator[Screen]:
    """One of each kind of screen, few enough for a test."""
    yield from home(language)
    yield from shared(language)
    yield from by_link(language)
    for game in library.GAMES:
        scenario, seats, _ = TABLES[game]
        page = Visitor(language).send(m.NewMatch(), m.Narrow(game))
        yield f"{game} new", page.model
        yield f"{game} names", page.send(m.ChooseScenario(scenario, game)).model
        page.send(m.BeginMatch("m1", dict(zip(seats, PEOPLE, strict=True)), "00" * 16))
        if page.session.stage == HANDOVER:
            page.send(m.IAm(page.session.seat))
        yield f"{game} table", page.model
        for dialog in ("menu", "legend", "catalogue", "resigning"):
            yield f"{game} {dialog}", page.send(m.OpenDialog(dialog)).model
            page.send(m.CloseDialog())
        yield f"{game} lesson", Visitor(language).send(m.Learn(game)).model
        shown = _war(language, game).send(m.Replay(1))
        yield f"{game} shown", shown.model
        yield f"{game} shown on", shown.send(m.GoToStep(9)).model
        yield f"{game} history", shown.send(m.ShowHistory()).model


def home(language: str) -> Iterator[Screen]:
    """The first screen, new and with saved matches, and what it says about the device."""
    page = Visitor(language)
    yield "home", page.model
    day = replace(page.model, today=20_000, lessons={"rozz": 4, "campaigns": 2})
    yield "home begun", replace(day, solved=frozenset(library.puzzle_names()))
    yield "home menu", page.send(m.OpenDialog("menu")).model
    for game in library.GAMES:
        page.send(m.CloseDialog(), m.PlayNow(game, f"now-{game}", "00" * 16), m.GoHome())
    yield "home saved", page.model
    yield "home renaming", page.send(m.AskName("now-rozz")).model
    yield "home deleted", page.send(m.DeleteMatch("now-rozz")).model
    yield "home duplicated", page.send(m.DuplicateMatch("now-ozymandia", "copy")).model
    hints = frozenset({"newer", "needs-https", "forgetful", "site-cleared"})
    yield "home hints", replace(page.model, hints=hints, is_kept=False, toast="")
    for kind in ("full", "forbidden"):
        yield f"home unsaved {kind}", replace(page.model, unsaved=kind)
    yield "not a match", page.send(m.ImportMatch("{}", "f", "x.json")).model
    yield "a bad link", page.send(m.OpenLink("https://example.org/rozz/#m=abc")).model
    yield "no link", page.send(m.OpenLink("nothing", True)).model
    yield "opening", replace(page.model, screen="opening")
    yield "elsewhere", replace(page.model, screen="elsewhere", elsewhere="now-campaigns")


def of_game(language: str, game: str) -> Iterator[Screen]:
    """A game from its scenario list to its result, with its rules and its lesson."""
    scenario, seats, places = TABLES[game]
    page = Visitor(language)
    yield f"{game} new", page.send(m.NewMatch(), m.Narrow(game)).model
    yield f"{game} names", page.send(m.ChooseScenario(scenario, game)).model
    yield f"{game} names by link", page.send(m.FillForm(f"plays-{seats[1]}", "link")).model
    page.send(m.FillForm(f"plays-{seats[1]}", "here"))
    yield f"{game} begun", page.send(m.BeginMatch("m1", dict(zip(seats, PEOPLE, strict=True)), "00" * 16)).model
    if page.session.stage == HANDOVER:
        page.send(m.IAm(page.session.seat))
    yield f"{game} table", page.model
    for dialog in ("menu", "keys", "legend", "places", "catalogue", "resigning", "who-plays"):
        yield f"{game} {dialog}", page.send(m.OpenDialog(dialog)).model
        page.send(m.CloseDialog())
    yield from _picking(page, game, places)
    yield f"{game} mistakes", page.send(m.SwitchTyping(), m.Type("M: INF @ X9\nwhat is this")).model
    yield f"{game} doubts", page.send(m.Ready()).model
    page.send(m.CloseDialog(), m.Type(""))
    for what in ("rivals", "own"):
        page.send(m.ShowReach(what))
        while page.model.layer.what and page.model.layer.shown < page.model.layer.asked:
            page.send(m.ReachDue(page.model.layer.shown))
        yield f"{game} reach {what}", page.model
        page.send(m.ShowNextReach())
        while page.model.layer.seeking_next:
            page.send(*found_next(page.model))
        yield f"{game} reach {what} next turn", page.model
        page.send(m.ShowNextReach())
    page.send(m.ShowReach(""))
    yield f"{game} what-if", page.send(m.TryDifferently()).model
    yield f"{game} put away", page.send(m.BackToTable()).model
    page.send(m.Ask("draw"))
    yield f"{game} draw?", page.model
    page.send(m.DoNotAgree())
    yield f"{game} rules", page.send(m.ShowRules(game)).model
    yield from replayed(language, game)
    yield from lesson(language, game)


def _picking(page: Visitor, game: str, places: tuple[str, ...]) -> Iterator[Screen]:
    """A command being composed: the first two choices of everything offered, and some places."""
    from rozz.ui.features.composer import command_editing

    for place in places[:1]:
        yield f"{game} sheet", page.send(m.TapTile(place)).model
    for number in range(4):
        offer = command_editing.offer(page.session)
        picks = [each for each in offer.picks if not each.refusal]
        if not picks or page.session.stage != COMPOSE:
            break
        pick = picks[0]
        page.send(m.TapTile(pick.place) if pick.place else m.Pick(pick.key))
        if page.session.stage != COMPOSE:
            return
        yield f"{game} picking {number}", page.model
    page.send(m.Cancel())


def replayed(language: str, game: str) -> Iterator[Screen]:
    """Turns of the war on the rules page, its history, and a result."""
    page = _war(language, game)
    match = page.session.match
    for turn in range(1, min(len(match.played), 4) + 1):
        page.send(m.Replay(turn))
        yield f"{game} turn {turn}", page.model
        for step in range(1, 7):
            before = page.session.step
            if page.send(m.GoToStep(step)).session.step == before:
                break
            yield f"{game} turn {turn} step {step}", page.model
    yield f"{game} shown menu", page.send(m.OpenDialog("menu")).model
    page.send(m.CloseDialog())
    yield f"{game} history", page.send(m.ShowHistory()).model
    page.send(m.BackToTable())
    for _ in range(3):
        if page.session.stage == HANDOVER:
            page.send(m.IAm(page.session.seat))
        if page.session.stage != COMPOSE:
            break
        page.send(m.Resign(), m.HandIn())
    if page.session.stage not in (COMPOSE, REVEAL, HANDOVER):
        yield f"{game} all in", page.model
    if page.session.stage != REVEAL and not page.session.kind.is_over:
        page.send(m.ShowEveryone())
    yield f"{game} last turn", page.model
    if page.session.stage == REVEAL:
        yield f"{game} over", page.send(m.GoToStep(9), m.NextTurn()).model


def _war(language: str, game: str) -> Visitor:
    """The war on the rules page, saved as a match."""
    war = face_of(game).rulebook().playthrough
    assert war is not None
    match = pictures.match_of_playthrough(library.game(game), game, war)
    return Visitor(language).send(m.ImportMatch(record.to_json(match), "war", "war.json"))


def lesson(language: str, game: str) -> Iterator[Screen]:
    """Every step of a game's lesson, and its end."""
    page = Visitor(language).send(m.Learn(game))
    for number in range(40):
        yield f"{game} lesson {number}", page.model
        if page.send(m.ShowStep()).session.kind.is_over:
            break
        page.send(m.NextStep())
        if page.session.kind.is_over:
            break
    yield f"{game} lesson over", page.model


def shared(language: str) -> Iterator[Screen]:
    """A match of Rozz on one device: a table of six, votes, a take-back, all commands given."""
    page = Visitor(language).send(m.NewMatch("here"))
    yield "new here", page.model
    yield "new by link", page.send(m.NewMatch("link")).model
    yield "new none", page.send(m.Narrow("rosenkreuz", 6)).model
    yield "names of six", page.send(m.ChooseScenario("headquarters-6", "rozz")).model
    yield "six begun", page.send(m.BeginMatch("six", {}, "00" * 16)).model
    yield "table of six", page.send(m.IAm()).model
    page = _begun(language)
    page.send(m.IAm(), m.Type("M: INF*2 @ Drift > D2\nP: ARMOR > Drift"))
    yield "composed", page.model
    yield "editing", page.send(m.EditOrder(0)).model
    yield "buying", _begun(language).send(m.IAm(), m.TapTile("Drift"), m.SwitchSheet()).model
    yield from guesses(language)
    yield "cleared", page.send(m.Cancel(), m.Clear()).model
    page.send(m.Undo())
    yield "handed in", page.send(m.HandIn()).model
    yield "taken back", page.send(m.TakeBack("RED")).model
    page.send(m.IAm(), m.HandIn(), m.IAm(), m.Type("P: ARMOR > Braxx"), m.HandIn())
    yield "all in", page.model
    yield "revealed", page.send(m.ShowEveryone()).model
    for step in range(5):
        yield f"revealed {step}", page.send(m.GoToStep(step)).model
    yield "story", page.send(m.LookAt("D2")).model
    page.send(m.NextTurn())
    yield "second turn", page.model
    yield "take back?", page.send(m.Ask("take-turn")).model
    yield "untaken", page.send(m.Agree("RED"), m.Agree("BLUE")).model
    yield from pins(language)


def pins(language: str) -> Iterator[Screen]:
    """A seat with a PIN for its commands: setting it, changing it, a wrong one, and a forgotten one."""
    page = _begun(language).send(m.IAm(), m.Type("P: ARMOR > Drift"))
    yield "setting a PIN", page.send(m.OpenDialog("set-pin")).model
    yield "two PINs", page.send(m.SetPin("1234", "4321")).model
    yield "PIN set", page.send(m.SetPin("1234", "1234")).model
    yield "menu with a PIN", page.send(m.OpenDialog("menu")).model
    yield "removing a PIN", page.send(m.OpenDialog("remove-pin")).model
    yield "changing a PIN", page.send(m.OpenDialog("change-pin"), m.SetPin("1234", "1234", "4321")).model
    yield "PIN asked for", page.send(m.Hide()).model
    yield "wrong PIN", page.send(m.IAm(pin="4321")).model
    page.send(*(m.IAm(pin="4321") for _ in range(seat_pins.FREE_TRIES)))
    yield "too many wrong PINs", page.model
    page.send(m.ChangeSeats({"BLUE": "computer:1"}))
    yield "vote with a PIN", page.model
    yield "PIN to agree", page.send(m.Vote("RED")).model
    page.send(m.DoNotAgree())
    yield "PIN forgotten?", page.send(m.OpenDialog("reset-pin")).model
    yield "PIN reset", page.send(m.ResetPin("RED")).model


def guesses(language: str) -> Iterator[Screen]:
    """What a rival may do: being written, void, next to a plan, explained in the legend."""
    page = _begun(language).send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), m.ShowGuesses())
    yield "no guess", page.model
    yield "guess written", page.send(m.WriteGuess("BLUE"), m.Type("M: INF*3 @ Braxx > B1\nP: GOV*9 > Rozz")).model
    yield "guess", page.send(m.WriteGuess(), m.KeepPlan()).model
    yield "guess legend", page.send(m.OpenDialog("legend")).model
    page.send(m.CloseDialog(), m.HandIn(), m.IAm(), m.Type("M: INF*3 @ Braxx > B1"), m.HandIn(), m.ShowEveryone())
    yield "guess scored", page.model


def _begun(language: str) -> Visitor:
    return Visitor(language).send(
        m.NewMatch(), m.ChooseScenario("headquarters-2", "rozz"),
        m.BeginMatch("m1", dict(zip(("RED", "BLUE"), PEOPLE, strict=True)), "00" * 16),
    )  # fmt: skip


def by_link(language: str) -> Iterator[Screen]:
    """A match of three by link, from the invitation to the second turn; one device is lost."""
    from rozz.ui.features.links import send_status

    def sent(each: Visitor, way: str = "shared") -> Visitor:
        return each.send(m.LinkLeft(way, each.linked.identity, send_status.mark(each.linked)))

    plays = {"RED": "Konstantin", "plays-RED": "here", "plays-BLUE": "link", "plays-GREEN": "link"}
    ada = Visitor(language).send(m.ChooseScenario("headquarters-3", "rozz"), m.BeginMatch("m1", plays, "00" * 16))
    ben, cleo, eve = Visitor(language, "Friederike"), Visitor(language, "Cleo"), Visitor(language, "Eve")
    yield "invitation", ada.model
    yield "invitation copied", sent(ada, "copied").model
    yield "invitation sent", ada.send(m.ConfirmSent("yes")).model
    yield "invited", ben.send(m.OpenLink(ada.link)).model
    yield "joined", ben.send(m.JoinMatch("BLUE", "Friederike")).model
    cleo.send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Cleo"))
    yield "one joined", ada.send(m.OpenLink(ben.link)).model
    yield "contested", ada.send(m.OpenLink(cleo.link)).model
    yield "contested there", cleo.send(m.OpenLink(ada.link)).model
    cleo.send(m.JoinMatch("GREEN", "Cleo"))
    yield "all joined", ada.send(m.OpenLink(cleo.link)).model
    yield "started", ada.send(m.StartMatch()).model
    yield "looks on", eve.send(m.OpenLink(ada.link)).model
    yield "started there", ben.send(m.OpenLink(ada.link)).model
    yield "started there too", cleo.send(m.OpenLink(ada.link)).model
    yield "table by link", ben.send(m.OpenDialog("keys")).model
    ben.send(m.CloseDialog(), m.Type("N:"))
    yield "seal?", ben.send(m.Ready()).model
    yield "sealed", ben.send(m.HandIn()).model
    yield "sealed copied", sent(ben, "copied").model
    yield "sealed sent", ben.send(m.ConfirmSent("yes")).model
    yield "sealed menu", ben.send(m.OpenDialog("menu")).model
    yield "sealed resigning", ben.send(m.CloseDialog(), m.OpenDialog("resigning")).model
    ben.send(m.CloseDialog())
    yield "one sealed", ada.send(m.OpenLink(ben.link), m.GoOnTable()).model
    ada.send(m.Type("N:"), m.HandIn())
    yield "two sealed", sent(ada).model
    yield "skip?", ada.send(m.AskSkip("RED", "GREEN")).model
    ada.send(m.CloseDialog())
    lost = Visitor(language, "new").send(m.OpenLink(ada.link))
    yield "on a new device", lost.model
    yield "asks to return", lost.send(m.AskReturn("GREEN")).model
    yield "asked to return", ada.send(m.OpenLink(lost.link)).model
    if lost.linked.request is not None:
        digest = lost.linked.request.digest.hex()
        yield "return?", ada.send(m.AskSkip("RED", "GREEN", digest)).model
        ada.send(m.CloseDialog())
    cleo.send(m.OpenLink(ada.link), m.GoOnTable(), m.Type("N:"), m.HandIn())
    yield "all sealed", cleo.model
    yield "shown by link", ada.send(m.OpenLink(cleo.link)).model
    yield "shown last step", ada.send(m.GoToStep(9)).model
    yield "second turn by link", ada.send(m.NextTurn()).model
    yield "saved by link", ada.send(m.GoHome()).model
    yield "unfinished", ada.send(m.OpenMatch(ada.model.shelf[0].identity), m.CloseUnfinished()).model


def advice(language: str) -> Iterator[Screen]:
    """Computer players that think, hints, forecasts, and a review."""
    page = Visitor(language).send(m.PlayNow("rozz", "now", "00" * 16, 1), m.Type("M: INF*2 @ Drift > D2"), m.HandIn())
    yield "thinking", page.model
    page = Visitor(language).send(m.PlayNow("rosenkreuz", "now", "00" * 16, 1))
    yield "hint thinking", page.send(m.AskHint()).model
    yield "hint", page.work().model
    yield "hint used", page.send(m.UseHint(0)).model
    page = Visitor(language).send(m.PlayNow("ozymandia", "now", "00" * 16, 1))
    yield "hint of an area", page.send(m.AskHint()).work().model
    page.send(m.CloseDialog(), m.TryDifferently())
    yield "foretold", page.send(m.Foretell()).work().model
    begin = m.BeginMatch("abc", dict(zip(("RED", "BLUE"), PEOPLE, strict=True)), "00" * 16)
    page = Visitor(language).send(m.ChooseScenario("basic-training", "rozz"), begin)
    for ada, ben in (("M: INF*3 @ Karn > K2", "N:"), ("N:", "N:"), ("N:", "R:")):
        for _ in range(2):
            seat = page.session.seat
            page.send(m.IAm(), m.Type(ada if seat == "RED" else ben), m.HandIn())
        page.send(m.ShowEveryone(), m.NextTurn())
    yield "won", page.model
    yield "reviewing", page.send(m.ShowReview()).model
    yield "reviewed", page.work().model
    yield "turning point", page.send(m.ShowPoint(0)).model


def puzzles(language: str) -> Iterator[Screen]:
    """The list, and a puzzle both solved and unsolved."""
    page = Visitor(language)
    page.model = replace(page.model, today=20_000)
    yield "puzzles", page.send(m.ShowPuzzles()).model
    yield "no puzzle", page.send(m.OpenPuzzle("none")).model
    for name, plans in {
        "rozz-1-airlift": ("M: TRANS+INF*5 @ Drift > Vess", "M: TRANS+INF*6 @ Drift > Vess"),
        "campaigns-2-around-the-guard": ("A: MCAV1 > 3R > 3C", "A: MCAV1 > 3L > 3C"),
    }.items():
        yield f"{name}", page.send(m.ShowPuzzles(), m.OpenPuzzle(name)).model
        for number, plan in enumerate(plans):
            page.send(m.Type(plan), m.HandIn())
            yield f"{name} looks {number}", page.model
            yield f"{name} answered {number}", page.work().model
            yield f"{name} ended {number}", page.send(m.NextTurn()).model
            if not number:
                yield f"{name} solution", page.send(m.ShowSolution()).model
                page.send(m.TryAgain())


def simulator(language: str) -> Iterator[Screen]:
    """Runs of the link simulator."""
    from rozz.ui.simulator import stories

    page = Visitor(language).send(m.ShowSimulator(1))
    yield "simulator", page.model
    for name in (each.name for each in stories.STORIES):
        yield f"story {name}", page.send(m.PlayStory(name)).model
        for _ in range(60):
            before = page.model.simulator
            page.send(m.GoThroughRun("on"))
            if page.model.simulator == before:
                break
        yield f"story {name} over", page.model
