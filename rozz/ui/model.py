"""The whole state of the page as frozen values.  Nothing of it lives anywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.match import PASSIVE, Match
from rozz.ui.links.linked import Linked

#: What a match is at: a page to pass on, commands being written, all in, a turn being shown, over.
HANDOVER, COMPOSE, ALL_IN, REVEAL, OVER = "handover", "compose", "all-in", "reveal", "over"
#: And by link: players gathering; a link to send, and somebody to wait for.
GATHER, AWAIT = "gathering", "awaiting"
#: What a table can agree on.
TAKE_BACK, DRAW = "take-back", "draw"
#: The panel that asks before commands are handed in.
DOUBTS = "doubts"
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
    and left, by the picks that lead to them.
    """

    written: Written = Written()
    before: tuple[Written, ...] = ()
    made: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    cursor: str = ""
    text: str | None = None
    edited: int = -1
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
    """A match on this device: its stage, the seat whose turn at the page it is, drafts by seat, the step shown.

    `title` is a name given to the match, `tile` the one whose story the shown turn tells, `asking` what the table is
    to agree on (`TAKE_BACK` or `DRAW`) and `agreed` who has; `is_drawn` when all agreed to a draw.
    A `trial` is a what-if: never saved, without secrets; `is_private` when it shows what only one player may know.
    `link` is what a match by link adds; `is_told` one that nobody can play here,
    `is_unfinished` one that is given up because somebody no longer answers;
    `is_turned` when its board is looked at from the other side.
    """

    match: Match
    stage: str = HANDOVER
    seat: str = ""
    composer: Composer = Composer()
    drafts: Mapping[str, Composer] = field(default_factory=dict)
    shown_turn: int = 0
    step: int = 0
    came_from: str = ""
    title: str = ""
    tile: str = ""
    asking: str = ""
    agreed: frozenset[str] = frozenset()
    is_drawn: bool = False
    is_trial: bool = False
    is_private: bool = False
    link: Linked | None = None
    is_told: bool = False
    is_unfinished: bool = False
    is_turned: bool = False

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that somebody plays here."""
        if self.is_told:
            return ()
        if self.link is not None:
            return self.link.seats
        return tuple(place.colour for place in self.match.seats if place.plays != PASSIVE)

    @property
    def all_drafts(self) -> Mapping[str, Composer]:
        """Every seat's draft, also of the one that is commanding."""
        return {**self.drafts, self.seat: self.composer} if self.stage == COMPOSE else self.drafts

    @property
    def has_secrets(self) -> bool:
        """Whether several people share the page, or play by link, so that it must be passed on unseen.

        Where everybody looks on while one chooses there is nothing to hide.
        """
        if self.is_trial or (self.link is None and len(self.people) < 2):
            return False
        moment = self.match.moment
        return self.link is not None or moment is None or moment.is_sealed

    @property
    def is_over(self) -> bool:
        """Whether nobody plays on: won, drawn by the rules, or drawn because all agreed."""
        over = self.link is not None and self.link.ledger.is_over
        return self.is_drawn or self.is_told or self.is_unfinished or over or self.match.outcome is not None


@dataclass(frozen=True)
class Saved:
    """A match in the store, as the shelf shows it; `problem` says why it cannot be opened.

    `is_previous` where the last change was damaged, and this is the state before it; `is_slow` one that took so long to
    open that it is not opened by itself.
    """

    identity: str
    session: Session | None
    text: str
    problem: str = ""
    is_previous: bool = False
    is_slow: bool = False


@dataclass(frozen=True)
class Settings:
    """What a person likes: `theme` is light, dark or "" (as the system says), `speed` a place in `PACES`."""

    theme: str = ""
    speed: int = 1


@dataclass(frozen=True)
class Model:
    """The page: which screen, the match that is open, the shelf, and a passing word.

    `aside` is the match that a what-if was opened from; `dialog` a panel over the screen; `renaming` the match whose
    name is being written.  `unsaved` says why the store takes nothing (`full`, `forbidden`), `is_kept` whether the
    browser promised not to forget, `elsewhere` which match another tab has taken over.  `hints` are what else there is
    to say of this browser: `newer` (a new release waits), `needs-https`, `forgetful` (it forgets sites not installed).
    `address` is the page's own, to which links lead; `refused` why a link or a step with keys came to nothing.
    `is_busy` while keys are at work: messages that need them wait in `later`, for of two steps at once each would know
    only half, and the second would undo what the first has signed.
    `beneath` is the screen that the rules or the history lie over, and lead back to.
    `beat` counts the steps that play by themselves (`is_playing`), so that a late one is known.
    """

    screen: str = "home"
    beneath: str = "home"
    session: Session | None = None
    aside: Session | None = None
    shelf: tuple[Saved, ...] = ()
    scenario_name: str = ""
    scenario_game: str = ""
    toast: str = ""
    deleted: Saved | None = None
    unsaved: str = ""
    is_kept: bool = True
    elsewhere: str = ""
    hints: frozenset[str] = frozenset()
    dialog: str = ""
    renaming: str = ""
    settings: Settings = Settings()
    address: str = ""
    refused: str = ""
    is_busy: bool = False
    later: tuple[Any, ...] = ()
    is_playing: bool = False
    beat: int = 0
