"""The whole state of the page as frozen values. No state lives anywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from rozz.engine.match import Match, SeatAssignment
from rozz.engine.said import Text
from rozz.ui.games import face_of
from rozz.ui.games.face import LikelyPlan
from rozz.ui.state import store_format
from rozz.ui.state.composer_values import NOTHING_WRITTEN
from rozz.ui.state.composer_values import Composer as Composer
from rozz.ui.state.composer_values import Written as Written
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.planning import Guessed, Planning
from rozz.ui.state.session_kinds import ByLink, Guessing, Here, Kind, Learning, Solving, WhatIf
from rozz.ui.state.stages import COMPOSE, HANDOVER, Stage
from rozz.ui.worker.turn_questions import Advice, Answered, TurnSearch

if TYPE_CHECKING:
    from rozz.engine.ai.advice.match_review import Review
    from rozz.ui.simulator.run_state import Simulator
    from rozz.ui.state.own_puzzle import OwnPuzzle
    from rozz.ui.worker.puzzle_replies import Countering
    from rozz.ui.worker.puzzle_search import Found
    from rozz.ui.worker.review_questions import Finding, Reviewed, Reviewing

Screen = Literal[
    "home", "opening", "new", "names", "table", "history", "review", "rules", "puzzles", "simulator", "design",
    "elsewhere", "absent",
]  # fmt: skip

#: The hint that this browser cannot record an animation.
NO_RECORDER = "no-recorder"
#: The panel that asks before commands are handed in.
DOUBTS = "doubts"
#: The panel with a computer player's advice.
HINT = "hint"
#: The panel that asks before a match by link goes on without somebody.
SKIP = "skip"
#: The panel that asks before a seat of a match by link resigns while it waits for others.
RESIGNING = "resigning"
#: The panel where seats change hands.
PLAYERS = "who-plays"
#: The panels in which a seat gets a PIN, another one, or none, and the question whether to reset a forgotten one.
SET_PIN, CHANGE_PIN, REMOVE_PIN, RESET_PIN = "set-pin", "change-pin", "remove-pin", "reset-pin"
PIN_PANELS = (SET_PIN, CHANGE_PIN, REMOVE_PIN, RESET_PIN)
#: The id of the heading that says who gets the device.
PASSED_ON = "passed-on"
#: The ids of the boxes for a PIN: the one that is asked for, a new one, and the same again.
PIN, NEW_PIN, PIN_AGAIN = "pin", "new-pin", "pin-again"


@dataclass(frozen=True)
class Session:
    """An open match: its kind of play, stage, the seat that has the device, and drafts by seat.

    cursors: where each seat's cursor was on the board when it handed in.
    shown_turn, step: the turn and step on the screen.
    title: the name that the player gave the match.
    copied: the name of the match that this is a copy of, until the player names it; or empty.
    tile: the tile whose story in the shown turn is open.
    is_flipped: the player has turned the board.
    turned_to: which of several boards the player brought to the front, and at which moment (`replay.active_board`).
    review: what the review of the finished match found.
    planning: each seat's guesses of the others' commands, and its plans; as secret as drafts.
    guessing: the rival whose commands the seat is guessing now.
    guessed: how well the seats have guessed so far.
    differs_from: the first moment in which today's rules lead to another position than the saved one, until the player
    has been told; 0 if there is none.
    """

    kind: Kind
    stage: Stage = HANDOVER
    seat: str = ""
    composer: Composer = NOTHING_WRITTEN
    drafts: Mapping[str, Composer] = field(default_factory=dict)
    cursors: Mapping[str, str] = field(default_factory=dict)
    shown_turn: int = 0
    step: int = 0
    title: str = ""
    copied: str = ""
    tile: str = ""
    is_flipped: bool = False
    turned_to: tuple[str, str, int] = ("", "", 0)
    review: Review | None = None
    planning: Mapping[str, Planning] = field(default_factory=dict)
    guessing: str = ""
    guessed: tuple[Guessed, ...] = ()
    differs_from: int = 0

    @property
    def match(self) -> Match:
        """The match; in a what-if, its own."""
        return self.kind.match

    @property
    def linked(self) -> Linked | None:
        """What this device knows of a match by link; None for any other."""
        return self.kind.linked if isinstance(self.kind, ByLink) else None

    @property
    def is_turned(self) -> bool:
        """Whether the board is shown from the far side: it starts so for a lone player whose pieces are there."""
        return self.is_flipped != is_seen_from_far(self.kind)

    @property
    def is_sealed(self) -> bool:
        """Whether commands are handed in together, instead of played one by one."""
        moment = self.match.moment
        return moment is None or moment.is_sealed

    @property
    def is_trial(self) -> bool:
        """Whether the session is a what-if."""
        return isinstance(self.kind, WhatIf)

    @property
    def is_guess(self) -> bool:
        """Whether what is written are not commands, but a guess of a rival's."""
        return isinstance(self.kind, Guessing)

    @property
    def reader(self) -> str:
        """Whose pieces are "yours": the seat's that has the device, even while it guesses what another does."""
        return self.kind.author if isinstance(self.kind, Guessing) else self.seat

    @property
    def lone_seat(self) -> str:
        """The seat of the only person at this device, who is "you" in the result; empty for several and for none."""
        people = self.kind.people if isinstance(self.kind, Here | ByLink | Learning) else ()
        return people[0] if len(people) == 1 else ""

    @property
    def is_drawn(self) -> bool:
        """Whether all players agreed to a draw."""
        return isinstance(self.kind, Here) and self.kind.is_drawn

    @property
    def solving(self) -> Solving | None:
        """The puzzle that is being solved; None for any other match."""
        return self.kind if isinstance(self.kind, Solving) else None

    @property
    def all_drafts(self) -> Mapping[str, Composer]:
        """The drafts of all seats, the current one included."""
        return {**self.drafts, self.seat: self.composer} if self.stage == COMPOSE else self.drafts

    @property
    def resigns(self) -> bool:
        """Whether the current commands resign the match, so that nobody needs help with them."""
        commands = self.composer.commands
        return bool(commands) and commands == self.match.game.resignation_commands(self.match.scenario, self.seat)

    def having(self, match: Match) -> Session:
        """The session with a later state of its match; a match by link only advances by links."""
        assert not isinstance(self.kind, ByLink)
        return replace(self, kind=replace(self.kind, match=match))

    def may_be_at(self, stage: Stage) -> bool:
        """Whether a stage may follow the current one."""
        return stage in self.kind.next_stages[self.stage]

    def at(self, stage: Stage) -> Session:
        """The session at another stage, which must be one that may follow. The only way to change the stage."""
        assert self.may_be_at(stage), f"{type(self.kind).__name__}: {self.stage} -> {stage}"
        return replace(self, stage=stage, guessing="")


def is_seen_from_far(kind: Kind) -> bool:
    """Whether the only player here has their pieces on the far side of the board."""
    people = kind.people if isinstance(kind, Here | ByLink) else ()
    return len(people) == 1 and people[0] == face_of(kind.match.game.name).far_side


@dataclass(frozen=True)
class MatchSummary:
    """What the first screen says about a saved match without reading it, in the language that the page has by then.

    name: the name given to the match, or empty.
    seats: its players.
    lines: its status, as messages; sentences in summaries of older releases.
    unsent: what is waiting to be sent, or empty.
    is_waiting: the match is by link and waits for somebody at this device.
    has_left: everybody who played at this device has resigned, and the others play on.
    picture: SVG, or empty.
    played: the day it was last played (`i18n.day_names`); 0 if unknown.
    copied: the name of the match that this is a copy of, or empty.
    """

    name: str
    lines: tuple[Text, ...]
    is_over: bool = False
    is_by_link: bool = False
    picture: str = ""
    played: int = 0
    unsent: Text = ""
    is_waiting: bool = False
    copied: str = ""
    seats: tuple[SeatAssignment, ...] = ()
    has_left: bool = False


@dataclass(frozen=True)
class Saved:
    """A match in the store, as the list shows it.

    problem: why it cannot be opened.
    is_previous: the last change was damaged, so this is the state before it.
    is_slow: the match took so long to open that it is not opened automatically.
    summary: what the list says about it; with a summary and no session the match has not been read yet.
    played: the day it was last played (`i18n.day_names`); 0 if unknown.
    """

    identity: str
    session: Session | None
    text: str
    problem: str = ""
    is_previous: bool = False
    is_slow: bool = False
    summary: MatchSummary | None = None
    played: int = 0

    @cached_property
    def checksum(self) -> str:
        """A checksum of its text, cached because each save checks all matches of the list."""
        return store_format.checksum(self.text)


@dataclass(frozen=True)
class Settings:
    """The player's settings.

    theme: `light`, `dark` or "" (like the system).
    speed: an index into `replay_speeds.SPEEDS`.
    level: the computer player chosen last.
    has_letters: shortcuts that type a character work.
    keys: the changed shortcuts as (shortcut, character), see `state.keyboard`.
    name: the name given last in a match by link.
    language: the chosen language; empty for the browser's.
    has_sound: a turn that is shown can be heard.
    plays_itself: a revealed turn plays by itself, unless the system asks for less motion.
    text_box_of: the match in which the text box of the commands is open; other matches begin with it folded.
    strengths: points by game, see `own_strength`; games without a finished match are missing.
    judged: the match that the points were last changed by: if its end is taken back, it does not count again.
    """

    theme: str = ""
    speed: int = 1
    level: int = 1
    has_letters: bool = True
    keys: tuple[tuple[str, str], ...] = ()
    name: str = ""
    language: str = ""
    plays_itself: bool = True
    has_sound: bool = False
    text_box_of: str = ""
    strengths: tuple[tuple[str, int], ...] = ()
    judged: str = ""


@dataclass(frozen=True)
class Wanted:
    """Which scenarios the player wants to see.

    game: only scenarios of this game; empty means all games.
    players: how many players the scenarios are for; 0: any number.
    way: how the others play (`link`, or `here` at this device); empty if not yet known.
    """

    game: str = ""
    players: int = 0
    way: str = ""


@dataclass(frozen=True)
class Again:
    """Commands that seats repeat at their next moments: each its commands and how many times more.

    played: the number of moments already over.
    """

    identity: str
    given: Mapping[str, tuple[tuple[Any, ...], int]]
    played: int


@dataclass(frozen=True)
class Layer:
    """Whose reach the board shows: `rivals`, `own`, or nobody's.

    of: the state of the match that it is about, and the seat that looks.
    shown: how many seats are shown already; each takes a moment to compute.
    asked: how many seats have been requested.
    has_next: whether the player wants to see next turn as well.
    found_next: the seats whose reach next turn is known, each with the ways to each place.
    seeking_next: the seat whose reach next turn is being computed; empty if none is.
    """

    what: str = ""
    of: tuple[Any, str] = (None, "")
    shown: int = 0
    asked: int = 0
    has_next: bool = False
    found_next: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    seeking_next: str = ""

    def is_about(self, session: Session) -> bool:
        """Whether it is about what is on the board now."""
        return self.of[0] is session.match.state and self.of[1] == session.seat

    def seeks(self, state: object, seat: str) -> bool:
        """Whether it waits for what a seat can reach in the turn after a state."""
        return self.of[0] is state and self.seeking_next == seat


@dataclass(frozen=True)
class Model:
    """The state of the page.

    screen: the screen that is shown.
    beneath: the screen underneath the rules, the simulator or the history, to which they lead back.
    is_over_rules: the simulator was opened from the rules, and leads back to them; what is beneath lies under both.
    rules_of: the game whose rules are shown; empty means the game of the current match or scenario.
    rule: the rule that the rules were opened at.
    search_text: what is typed into the search of the rules.
    session: the open match.
    aside: the match that a what-if was opened from.
    tried_at: the screen where the what-if was opened, and the one beneath it.
    trying: the page with the what-if that was just left, as long as it can be reopened.
    shelf: the saved matches.
    scenario_name, scenario_game: the scenario that is being set up.
    wanted: which scenarios are listed.
    toast: a passing notice.
    dropped: the listed command whose number the notice offers to change, because a drop has just added it; -1: none.
    deleted: the deleted matches that can be restored, latest first, each with its index in the list.
    untaken: the match before the last take-back, as long as that can be undone.
    unsaved: why the store rejects writes: `full` or `forbidden`; empty if the store works.
    is_kept: the browser has promised persistent storage.
    elsewhere: the match that another tab has taken over, or that is not on this device.
    hints: what to mention about this browser: `newer` (a new release is ready), `needs-https`, `forgetful` (it deletes
    data of sites that are not installed), `no-recorder` (it cannot record an animation).
    dialog: the panel over the screen.
    renaming: the match that is being renamed.
    is_shelf_whole: the player wants to see old matches too.
    unread: how many saved matches have not been read yet; the start does not wait for them.
    language: the first of the browser's languages that the page has.
    language_awaited: the language that the player has chosen and the page is fetching.
    language_refused: why it stays in the language that it has.
    pointer: what the player points with, for words such as "tap" and "click": `touch`, `mouse`, or `other` (keys).
    address: the page's own address, to which links lead.
    refused: why a link or a step with keys failed.
    pasted: the text of the box that `refused` is about; it stays there.
    form: the form that `refused` is about: `start` or `join` of a match by link; or the id of a box for a PIN.
    chosen: the joiners chosen in the start form, by seat.
    note: the player's note for the next link.
    code_of: the match whose link is shown as a QR code.
    skipping: while the page asks whether to go on without somebody: the seat, the other seat, and the digest of its
    request to return.
    is_busy: a step with keys is running.
    later: messages that wait for that step: of two steps at once each would know only half, and the second would undo
    what the first has signed.
    is_playing: the shown turn plays by itself.
    is_show: it plays by itself, in its own rhythm, to the end of the turn; only counts while `is_playing`.
    is_printed: the page is being printed.
    is_recording: an animation of a turn is being recorded.
    dragged: the place from which something is dragged on the board; empty if nothing is.
    tier: how much of each place is visible at this zoom (`Viewport.tier`); empty if unknown.
    beat: counts the ticks of a playing turn, so that late ones are recognized.
    part: how many parts of the step are over.
    letters: counts the typed letters.
    said: what a screen reader announces.
    saying: counts announcements, so that the same words are announced again.
    again: commands that seats repeat at their next moments.
    typed: the changed fields of the new-match form.
    thinking: what the worker thinks about: a seat's turn, a reply in a puzzle, or a review.
    best: the computer player's best answer so far.
    hinting, advice: who asked for a hint, and the answer.
    hint_plan: which of its plans is on the board.
    forecast_turn, forecast: who asked what the others might do, and the answer.
    layer: whose reach the board shows.
    is_sheet_high: a long list of purchases takes room from the board on a small screen, until the turn is submitted.
    solved: the solved puzzles.
    review_point: which turning point of a review is on the board.
    is_reviewing, reviewed: whether a finished match is being reviewed, and how far that is.
    is_finding, found: whether puzzles are looked for in a reviewed match, and how far that is.
    own, own_unread: the puzzles from the player's own matches, None until they are read; how many cannot be read.
    own_unkept: the ids of those that the browser has no room for; they last until the page is closed.
    removed: the puzzle that was just removed, as long as it can be put back.
    thumbnails, own_thumbnails: how many shipped and own puzzles have their pictures, which are drawn little by little.
    lessons: how many steps of each game's lesson are done.
    today: the current day (`i18n.day_names`); 0 until the browser reports it.
    simulator: the current run of the link simulator.
    """

    screen: Screen = "home"
    beneath: Screen = "home"
    is_over_rules: bool = False
    rules_of: str = ""
    rule: str = ""
    search_text: str = ""
    session: Session | None = None
    aside: Session | None = None
    tried_at: tuple[Screen, Screen] = ("table", "home")
    trying: Model | None = None
    shelf: tuple[Saved, ...] = ()
    scenario_name: str = ""
    scenario_game: str = ""
    wanted: Wanted = Wanted()
    toast: str = ""
    dropped: int = -1
    deleted: tuple[tuple[int, Saved], ...] = ()
    untaken: Session | None = None
    unsaved: str = ""
    is_kept: bool = True
    elsewhere: str = ""
    hints: frozenset[str] = frozenset()
    dialog: str = ""
    renaming: str = ""
    is_shelf_whole: bool = False
    unread: int = 0
    settings: Settings = Settings()
    language: str = "en"
    language_awaited: str = ""
    language_refused: str = ""
    pointer: str = "mouse"
    address: str = ""
    refused: str = ""
    pasted: str = ""
    form: str = ""
    chosen: Mapping[str, str] = field(default_factory=dict)
    note: str = ""
    code_of: str = ""
    skipping: tuple[str, str, str] = ("", "", "")
    is_busy: bool = False
    later: tuple[Any, ...] = ()
    is_playing: bool = False
    is_show: bool = False
    is_printed: bool = False
    is_recording: bool = False
    dragged: str = ""
    tier: str = ""
    beat: int = 0
    part: int = 0
    letters: int = 0
    said: str = ""
    saying: int = 0
    again: Again | None = None
    typed: Mapping[str, str] = field(default_factory=dict)
    thinking: TurnSearch | Countering | Reviewing | Finding | None = None
    best: Answered | None = None
    hinting: TurnSearch | None = None
    advice: Advice | None = None
    hint_plan: int = 0
    forecast_turn: TurnSearch | None = None
    forecast: tuple[LikelyPlan, ...] | None = None
    layer: Layer = Layer()
    is_sheet_high: bool = False
    solved: frozenset[str] = frozenset()
    review_point: int = 0
    is_reviewing: bool = False
    reviewed: Reviewed | None = None
    is_finding: bool = False
    found: Found | None = None
    own: tuple[OwnPuzzle, ...] | None = None
    own_unread: int = 0
    own_unkept: frozenset[str] = frozenset()
    removed: OwnPuzzle | None = None
    thumbnails: int = 0
    own_thumbnails: int = 0
    lessons: Mapping[str, int] = field(default_factory=dict)
    today: int = 0
    simulator: Simulator | None = None

    @property
    def spoken(self) -> str:
        """The language of the page."""
        return self.settings.language or self.language


def has_text_box(model: Model) -> bool:
    """Whether the player has opened the text box of the commands in this match, or in the match of this what-if."""
    session = model.aside or model.session
    return session is not None and session.match.identity == model.settings.text_box_of


def open_match(model: Model) -> str:
    """The id of the match that is open in this tab; empty if none is, or if it is never saved."""
    session = model.aside or model.session
    return session.match.identity if session and session.kind.can_be_kept else ""
