"""The whole state of the page as frozen values.  Nothing of it lives anywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rozz.engine.match import Match
from rozz.ui.games import face_of
from rozz.ui.games.face import Foretold
from rozz.ui.state import store_format
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.session_kinds import ByLink, Here, Kind, Solving, WhatIf
from rozz.ui.state.stages import COMPOSE, HANDOVER
from rozz.ui.worker.worker_questions import Advice, Answered, Turn

if TYPE_CHECKING:
    from rozz.engine.ai.advice.match_review import Review
    from rozz.ui.simulator.run_state import Simulator
    from rozz.ui.worker.puzzle_replies import Countering
    from rozz.ui.worker.review_questions import Reviewed, Reviewing

#: The panel that asks before commands are handed in.
DOUBTS = "doubts"
#: The panel that says what a computer player would do.
HINT = "hint"
#: The panel that asks before a match by link goes on without somebody.
SKIP = "skip"
#: The panel that asks before a seat of a match by link resigns while it waits for others.
RESIGNING = "resigning"
#: The panel in which seats change hands.
PLAYERS = "who-plays"
#: Milliseconds that a step stays when the turn plays by itself: slow, usual, quick.
PACES = (3200, 1800, 900)


@dataclass(frozen=True)
class Written:
    """What a seat has written: its commands, and lines of text that could not be read as commands."""

    commands: tuple[Any, ...] = ()
    unread: tuple[str, ...] = ()


@dataclass(frozen=True)
class Composer:
    """Commands being written: what is written, what was before each change, the command in hand and the text as typed.

    `made` are the picks of the command in hand, `rest` those that stay when it is done or let go (the place whose sheet
    is open), `cursor` the place that the keyboard is at.  `text` is None where the text box shows `written` in its
    usual form.  `edited` is the place of the command that is being changed (-1: none), `unsent` words that were begun
    and left, by the picks that lead to them.  `is_typing` from a letter that was typed till nobody types any more.
    """

    written: Written = Written()
    before: tuple[Written, ...] = ()
    made: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    cursor: str = ""
    text: str | None = None
    edited: int = -1
    is_typing: bool = False
    unsent: Mapping[tuple[str, ...], str] = field(default_factory=dict)

    @property
    def commands(self) -> tuple[Any, ...]:
        """The list."""
        return self.written.commands

    def having(self, commands: tuple[Any, ...]) -> Composer:
        """The composer after a change of the list, which can be undone; lines that were not read stay."""
        return self.changed(replace(self.written, commands=commands))

    def changed(self, written: Written) -> Composer:
        """The composer after any change of what is written, which can be undone."""
        return replace(self.let_go(), written=written, before=(*self.before, self.written)[-50:], text=None)

    def undone(self) -> Composer:
        """The composer before the last change."""
        *before, last = self.before
        return replace(self.let_go(), written=last, before=tuple(before), text=None)

    def let_go(self) -> Composer:
        """The composer with nothing in hand but what stays, and nothing edited."""
        return replace(self, made=self.rest, edited=-1)


@dataclass(frozen=True)
class Session:
    """A match that is open: its kind of play, its stage, the seat whose turn at the page it is, drafts by seat.

    `shown_turn` and `step` are what of it is being shown, `tile` the one whose story that tells; `title` is a name
    given to the match; `cursors` is where each seat was on the board when it handed in; `is_flipped` when somebody has
    turned its board; `turned_to` the one of several boards that somebody has turned to, and in which moment that was
    (`table.boards`); `review` what was found of it when it was over.
    """

    kind: Kind
    stage: str = HANDOVER
    seat: str = ""
    composer: Composer = Composer()
    drafts: Mapping[str, Composer] = field(default_factory=dict)
    cursors: Mapping[str, str] = field(default_factory=dict)
    shown_turn: int = 0
    step: int = 0
    title: str = ""
    tile: str = ""
    is_flipped: bool = False
    turned_to: tuple[str, str, int] = ("", "", 0)
    review: Review | None = None

    @property
    def match(self) -> Match:
        """The match; a what-if's own."""
        return self.kind.match

    @property
    def linked(self) -> Linked | None:
        """What is known of a match by link; None for any other."""
        return self.kind.linked if isinstance(self.kind, ByLink) else None

    @property
    def is_turned(self) -> bool:
        """Whether the board is looked at from the far side: who plays alone there begins so, and can turn it back."""
        return self.is_flipped != is_seen_from_far(self.kind)

    @property
    def is_trial(self) -> bool:
        """Whether it is a what-if."""
        return isinstance(self.kind, WhatIf)

    @property
    def is_drawn(self) -> bool:
        """Whether all agreed to a draw."""
        return isinstance(self.kind, Here) and self.kind.is_drawn

    @property
    def solving(self) -> Solving | None:
        """The puzzle that is being solved; None for any other match."""
        return self.kind if isinstance(self.kind, Solving) else None

    @property
    def all_drafts(self) -> Mapping[str, Composer]:
        """Every seat's draft, also of the one that is commanding."""
        return {**self.drafts, self.seat: self.composer} if self.stage == COMPOSE else self.drafts

    @property
    def resigns(self) -> bool:
        """Whether the commands being written give up the match: then nobody needs help with them."""
        commands = self.composer.commands
        return bool(commands) and commands == self.match.game.resignation(self.match.scenario, self.seat)

    def having(self, match: Match) -> Session:
        """The session with its match gone on; one by link goes on by links alone."""
        assert not isinstance(self.kind, ByLink)
        return replace(self, kind=replace(self.kind, match=match))

    def at(self, stage: str) -> Session:
        """The session at another stage, as `stages` has it for its kind: the one door to it."""
        assert stage in self.kind.ways[self.stage], f"{type(self.kind).__name__}: {self.stage} -> {stage}"
        return replace(self, stage=stage)


def is_seen_from_far(kind: Kind) -> bool:
    """Whether the one who plays here has their pieces at the far side of the board."""
    people = kind.people if isinstance(kind, Here | ByLink) else ()
    return len(people) == 1 and people[0] == face_of(kind.match.game.name).far_side


@dataclass(frozen=True)
class Tale:
    """What the first screen tells of a saved match without reading it: its name, where it stands, what it waits for.

    `unsent` says that something of it waits to be sent, or nothing.  It `is_waiting` where it is by link and waits for
    somebody at this device.  `picture` is SVG, or empty; `played` the day on which it was played last (`ui.days`), 0
    where that was not kept.
    """

    name: str
    lines: tuple[str, ...]
    is_over: bool = False
    is_by_link: bool = False
    picture: str = ""
    played: int = 0
    unsent: str = ""
    is_waiting: bool = False


@dataclass(frozen=True)
class Saved:
    """A match in the store, as the shelf shows it; `problem` says why it cannot be opened.

    `is_previous` where the last change was damaged, and this is the state before it; `is_slow` one that took so long to
    open that it is not opened by itself.  One with a `tale` and no session has not been read, for nobody has asked.
    `played` is the day on which it was played last (`ui.days`); 0 where nobody knows.
    """

    identity: str
    session: Session | None
    text: str
    problem: str = ""
    is_previous: bool = False
    is_slow: bool = False
    tale: Tale | None = None
    played: int = 0

    @cached_property
    def checksum(self) -> str:
        """What tells its text from another, reckoned once: at each rest all that are on the shelf are asked."""
        return store_format.checksum(self.text)


@dataclass(frozen=True)
class Settings:
    """What a person likes: `theme` is light, dark or "" (as the system says), `speed` a place in `PACES`.

    `level` is the computer player that was chosen last, `name` the one that was last given in a match by link.
    `has_letters` whether keys that write a character do anything,
    `keys` those that are others than usual: (what it does, the character), see `ui.keyboard`.
    """

    theme: str = ""
    speed: int = 1
    level: int = 1
    has_letters: bool = True
    keys: tuple[tuple[str, str], ...] = ()
    name: str = ""


@dataclass(frozen=True)
class Wanted:
    """Which scenarios are shown to choose from: of a game (empty: all), for so many players (0: any number).

    `way` is how the others are to play (`link`, or `here` at this device), where somebody has said that there are any.
    """

    game: str = ""
    players: int = 0
    way: str = ""


@dataclass(frozen=True)
class Again:
    """What seats give again at their next moments: each its commands, so many times more; `played` moments are over."""

    identity: str
    given: Mapping[str, tuple[tuple[Any, ...], int]]
    played: int


@dataclass(frozen=True)
class Model:
    """The page: which screen, the match that is open, the shelf, and a passing word.

    `deleted` are the matches that can be had back, the last one first, each with the place that it had on the shelf.
    `untaken` is the match as it was before something of it was taken back, as long as that can be undone.
    `aside` is the match that a what-if was opened from, `tried_at` on which screen and what lay beneath that;
    `trying` the page with a what-if that was just left, as long as it can be had back.
    `dialog` is a panel over the screen; `renaming` the match whose name is being written, `is_shelf_whole` once
    somebody wants to see matches of long ago too; so many more than are on the shelf are `unread`, for a start does not
    wait for them.
    `unsaved` says why the store takes nothing (`full`, `forbidden`), `is_kept` whether the browser promised not to
    forget, `elsewhere` which match another tab has taken over.  `hints` are what else there is to say of this browser:
    `newer` (a new release waits), `needs-https`, `forgetful` (it forgets sites not installed).
    `address` is the page's own, to which links lead; `refused` why a link or a step with keys came to nothing.
    `pasted` is the text of the box that `refused` speaks of: it stays there.  `form` is which other form it speaks of,
    `start` or `join` of a match by link; `chosen` are the joiners that were chosen in the first, by seat.
    `note` is what somebody adds to the message with the next link, `skipping` the seat that would go on without
    another, that other, and the digest of the request by which it would be let back in, while the page asks.
    `is_busy` while keys are at work: messages that need them wait in `later`, for of two steps at once each would know
    only half, and the second would undo what the first has signed.
    `beneath` is the screen that the rules or the history lie over, and lead back to; `rules_of` the game whose rules
    were asked for (empty: that of the match or of the scenario in hand).
    `thinking` is whose computer player thinks, or which reply is looked for in a puzzle, or what a review looks at;
    `best` is what a computer player would do by now,
    `hinting` who has asked for a hint, and `advice` the answer; `opponent_model` and `forecast` the same of what others
    might do.
    `solved` are the puzzles that were.  `is_reviewing` while the match that is over is looked at again, and `reviewed`
    how far that is.
    `beat` counts the beats of what plays by itself (`is_playing`), so that a late one is known; `part` how many of its
    step are over; `letters` the letters that were typed.  `is_printed` while what is shown is put on paper.
    `said` is what a screen reader is to say of the last message; `saying` counts, so that the same words are heard
    again.
    `tier` is how much of a board's places can be seen as near as it is (`Viewport.tier`); empty before that is known.
    `lessons` says of games how many steps of their lesson have been done.
    `again` is what is given once more at each of some seats' next moments.
    `typed` are the fields of the form in which a match is begun, as far as somebody has changed them.
    `today` is what day it is (`ui.days`); 0 before the browser has said it.
    `simulator` is the run of the link simulator, once somebody has opened it.
    """

    screen: str = "home"
    beneath: str = "home"
    rules_of: str = ""
    session: Session | None = None
    aside: Session | None = None
    tried_at: tuple[str, str] = ("table", "home")
    trying: Model | None = None
    shelf: tuple[Saved, ...] = ()
    scenario_name: str = ""
    scenario_game: str = ""
    wanted: Wanted = Wanted()
    toast: str = ""
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
    address: str = ""
    refused: str = ""
    pasted: str = ""
    form: str = ""
    chosen: Mapping[str, str] = field(default_factory=dict)
    note: str = ""
    skipping: tuple[str, str, str] = ("", "", "")
    is_busy: bool = False
    later: tuple[Any, ...] = ()
    is_playing: bool = False
    is_printed: bool = False
    tier: str = ""
    beat: int = 0
    part: int = 0
    letters: int = 0
    said: str = ""
    saying: int = 0
    again: Again | None = None
    typed: Mapping[str, str] = field(default_factory=dict)
    thinking: Turn | Countering | Reviewing | None = None
    best: Answered | None = None
    hinting: Turn | None = None
    advice: Advice | None = None
    foretelling: Turn | None = None
    forecast: tuple[Foretold, ...] | None = None
    solved: frozenset[str] = frozenset()
    is_reviewing: bool = False
    reviewed: Reviewed | None = None
    lessons: Mapping[str, int] = field(default_factory=dict)
    today: int = 0
    simulator: Simulator | None = None


def open_match(model: Model) -> str:
    """The id of the match that is open in this tab; empty if none is, or one that is never saved."""
    session = model.aside or model.session
    return session.match.identity if session and session.kind.can_be_kept else ""
