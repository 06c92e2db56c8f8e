"""Everything that can happen to the page, grouped by feature.

`app/routing.py` says which feature answers each group. A message that an element of the page can send carries the name
that the element has in `data-do`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from rozz.ui.state.links.key_step_values import Opening
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Saved
from rozz.ui.worker.turn_questions import Answered

if TYPE_CHECKING:
    from rozz.ui.state.own_puzzle import OwnPuzzle
    from rozz.ui.worker.puzzle_replies import PuzzleReply
    from rozz.ui.worker.puzzle_search import Found
    from rozz.ui.worker.review_questions import Reviewed
    from rozz.ui.worker.worker_jobs import Answer


@dataclass(frozen=True)
class Message:
    """Something that happens to the page."""

    def __init_subclass__(cls, do: str = "") -> None:
        """Register a message under its name in `data-do`, if it has one."""
        super().__init_subclass__()
        if do:
            assert do not in BY_NAME, do
            BY_NAME[do] = cls


#: The messages by their name in `data-do`. The element's other `data-` values fill the fields.
BY_NAME: dict[str, type[Message]] = {}


class Background(Message):
    """Not done by the player, so notices and screen reader announcements stay as they are."""


class FromOtherTab(Message):
    """Another tab did something with a match."""

    identity: str


class ScreenMessage(Message):
    """Which screen or panel is shown."""


@dataclass(frozen=True)
class GoHome(ScreenMessage, do="home"):
    """Leave the current screen; everything is already saved."""


@dataclass(frozen=True)
class SkipAhead(ScreenMessage, do="skip-ahead"):
    """Jump from the top of the first screen to the button that starts a match: tabbing there takes long."""


@dataclass(frozen=True)
class GoBack(ScreenMessage, do="go-back"):
    """Go back one step, like the browser's Back button: close a panel, or return to the screen underneath."""


@dataclass(frozen=True)
class ShowRules(ScreenMessage, do="rules"):
    """Show the rules of a game (empty means the current game), from their beginning or from a rule."""

    game: str = ""
    rule: str = ""


@dataclass(frozen=True)
class SearchRules(ScreenMessage, do="search-rules"):
    """Search the shown rules for words; without any, start over with an empty search box."""

    text: str = ""


@dataclass(frozen=True)
class NewMatch(ScreenMessage, do="new"):
    """Choose a scenario; `way` says how others play: `link`, `here`, or empty if not yet known."""

    way: str = ""


@dataclass(frozen=True)
class Narrow(ScreenMessage, do="narrow"):
    """Show the scenarios of one game (empty means all) for a number of players (0 means any)."""

    game: str = ""
    players: int = 0


@dataclass(frozen=True)
class ChooseScenario(ScreenMessage, do="scenario"):
    """Show a scenario of a game (empty means the first) and name its seats."""

    name: str
    game: str = ""


@dataclass(frozen=True)
class ShowDesign(ScreenMessage, do="design"):
    """Show everything that the page is made of."""


@dataclass(frozen=True)
class ShowHistory(ScreenMessage, do="history"):
    """Show the list of all turns."""


@dataclass(frozen=True)
class BackToTable(ScreenMessage, do="back"):
    """Return from the history or a what-if to the current state of the match."""


@dataclass(frozen=True)
class OpenDialog(ScreenMessage, do="dialog"):
    """Open a panel over the screen: `menu`, `legend`, `catalogue` or `keys`; closes the one that is open."""

    name: str


@dataclass(frozen=True)
class CloseDialog(ScreenMessage, do="close"):
    """Close the panel."""


@dataclass(frozen=True)
class SetTheme(ScreenMessage, do="theme"):
    """Light, dark, or like the system (empty)."""

    theme: str = ""


@dataclass(frozen=True)
class SetLanguage(ScreenMessage, do="language"):
    """Show the page in a language, by its code."""

    language: str = ""


@dataclass(frozen=True)
class LanguageFetched(ScreenMessage, Background):
    """The texts of a chosen language are here."""

    language: str


@dataclass(frozen=True)
class LanguageRefused(ScreenMessage, Background):
    """The texts of a chosen language could not be fetched, or are damaged, or of another release."""

    language: str
    is_online: bool


@dataclass(frozen=True)
class SwitchLetters(ScreenMessage, do="switch-letters"):
    """Turn shortcuts that type a character on or off."""


@dataclass(frozen=True)
class SwitchTyping(ScreenMessage, do="switch-typing"):
    """Open or fold the text box of the commands."""


@dataclass(frozen=True)
class SwitchSheet(ScreenMessage, do="switch-sheet"):
    """On a small screen, let a long list of purchases take room from the board, or give it back."""


@dataclass(frozen=True)
class SwitchReveal(ScreenMessage, do="switch-reveal"):
    """Let revealed turns play by themselves, or wait for the player."""


@dataclass(frozen=True)
class SwitchSound(ScreenMessage, do="switch-sound"):
    """Turn the sound of shown turns on or off."""


@dataclass(frozen=True)
class SetKey(ScreenMessage):
    """Give a shortcut another character; `name` is one of `keyboard.CHARACTERS`."""

    name: str
    character: str


class AddressMessage(Message):
    """Addresses of places in the page."""


@dataclass(frozen=True)
class NotHere(AddressMessage):
    """An address leads to a match that is not on this device."""

    identity: str


@dataclass(frozen=True)
class CopyAddress(AddressMessage, do="copy-address"):
    """Copy the address of what is shown."""


class SetupMessage(Message):
    """Setting up a match."""


@dataclass(frozen=True)
class FillForm(SetupMessage):
    """A field of the new-match form has a new value."""

    name: str
    value: str


@dataclass(frozen=True)
class FillOthers(SetupMessage, do="fill-others"):
    """Set how everybody without a name in the form plays; if nobody has a name, everybody except the first."""

    plays: str


@dataclass(frozen=True)
class BeginMatch(SetupMessage, do="begin"):
    """Start the match with a fresh id; `names` maps colors to names and fields to options, `chance` seeds the dice."""

    fresh: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    chance: str = ""


@dataclass(frozen=True)
class Rematch(SetupMessage, do="rematch"):
    """Play the same scenario with the same people again, under a fresh id; another `side` moves everybody one seat on.

    By link this invites those who played elsewhere.
    """

    fresh: str = ""
    chance: str = ""
    side: str = ""


@dataclass(frozen=True)
class PlayNow(SetupMessage, do="play-now"):
    """Start a match of a game (empty: the first) against the computer right away; level 0 means the last one chosen."""

    game: str = ""
    fresh: str = ""
    chance: str = ""
    level: int = 0


class MatchListMessage(Message):
    """What the player does with saved matches."""


@dataclass(frozen=True)
class OpenMatch(MatchListMessage, do="open"):
    """Continue a saved match."""

    identity: str


@dataclass(frozen=True)
class ShowShelf(MatchListMessage, do="whole-shelf"):
    """Show all saved matches, old ones too."""


@dataclass(frozen=True)
class DeleteMatch(MatchListMessage, do="delete"):
    """Delete a saved match; `RestoreMatch` undoes it."""

    identity: str


@dataclass(frozen=True)
class RestoreMatch(MatchListMessage, do="restore"):
    """Undo the last deletion."""


@dataclass(frozen=True)
class ExportMatch(MatchListMessage, do="export"):
    """Save a match as a file."""

    identity: str


@dataclass(frozen=True)
class DuplicateMatch(MatchListMessage, do="duplicate"):
    """Copy a saved match under a fresh id."""

    identity: str
    fresh: str = ""


@dataclass(frozen=True)
class AskName(MatchListMessage, do="ask-name"):
    """Ask for a new name for a saved match."""

    identity: str


@dataclass(frozen=True)
class RenameMatch(MatchListMessage, do="rename"):
    """Name a saved match; an empty title removes the name."""

    identity: str
    title: str = ""


@dataclass(frozen=True)
class FileTooLarge(MatchListMessage):
    """The chosen file exceeds the size limit and was not read."""


@dataclass(frozen=True)
class ImportMatch(MatchListMessage):
    """Open the text of a file with that name; under a fresh id if another match here has its id."""

    text: str
    fresh: str = ""
    name: str = ""


class SavingMessage(Background):
    """What the browser reports about saving and about itself."""


@dataclass(frozen=True)
class NotSaved(SavingMessage):
    """The browser's store rejected a write: it is `full`, or saving is `forbidden`."""

    kind: str


@dataclass(frozen=True)
class SavedAgain(SavingMessage):
    """A write succeeded after an earlier write had failed."""


@dataclass(frozen=True)
class Kept(SavingMessage):
    """Whether the browser has promised persistent storage."""

    is_promised: bool


@dataclass(frozen=True)
class ShelfRead(SavingMessage):
    """More saved matches have been read after the page started; `order` lists all ids in order."""

    saved: tuple[Saved, ...]
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class PointerUsed(SavingMessage):
    """The player points with something else than before (`Model.pointer`)."""

    pointer: str


@dataclass(frozen=True)
class Reopened(SavingMessage):
    """The match that was left open is open again after the page was loaded."""


@dataclass(frozen=True)
class DayBegun(SavingMessage):
    """The date has changed since the page last looked (`i18n.day_names`)."""

    today: int


@dataclass(frozen=True)
class CopyRefused(SavingMessage):
    """The browser has not copied a text."""


@dataclass(frozen=True)
class Hint(SavingMessage):
    """Something to mention about this browser: one of `Model.hints`."""

    name: str


class StoreMessage(Message):
    """What the browser reports about the store and other tabs, and the player's answers."""


@dataclass(frozen=True)
class NotShown(StoreMessage):
    """No room was left to save a turn that was about to be revealed, so nobody has seen it."""


@dataclass(frozen=True)
class SiteCleared(StoreMessage):
    """All saved data is gone: somebody cleared the site's data."""


@dataclass(frozen=True)
class StoredElsewhere(StoreMessage, FromOtherTab):
    """Another tab has written a match on that day; `text` is its new text, empty if it was deleted."""

    identity: str
    text: str = ""
    played: int = 0


@dataclass(frozen=True)
class Recovered(StoreMessage, FromOtherTab):
    """A later copy of a match was found after the browser was killed; `text` is that copy, `played` its day."""

    identity: str
    text: str
    played: int = 0


@dataclass(frozen=True)
class OpenedElsewhere(StoreMessage, FromOtherTab):
    """Another tab has opened the match that is open here."""

    identity: str


@dataclass(frozen=True)
class HintRead(StoreMessage, do="heard"):
    """The player has read the hint about this browser."""

    name: str


@dataclass(frozen=True)
class UseNewRelease(StoreMessage, do="new-release"):
    """Reload with the new release."""


class ComposerMessage(Message):
    """Commands are written."""


@dataclass(frozen=True)
class TapTile(ComposerMessage, do="tile"):
    """A tile was tapped: a target for the current command, or else the tile whose sheet opens."""

    tile: str


@dataclass(frozen=True)
class Drag(ComposerMessage, Background):
    """Something is dragged from a place: until it is dropped, the board shows where it can go."""

    start: str


@dataclass(frozen=True)
class Drop(ComposerMessage):
    """A drag ended on one of its targets: tap the start, then the end, and add the command."""

    start: str
    end: str


@dataclass(frozen=True)
class StopDrag(ComposerMessage, Background):
    """The drag ended outside all targets, or was cancelled: nothing has changed.

    place: another place where it ended; empty if it was cancelled, or ended on its start or outside the board.
    """

    place: str = ""


@dataclass(frozen=True)
class SelectPlace(ComposerMessage, do="select-place"):
    """Open the sheet of a place. A command that is not in the list yet is dropped."""

    tile: str


@dataclass(frozen=True)
class Pick(ComposerMessage, do="pick"):
    """Choose one of the options for the current command."""

    key: str


@dataclass(frozen=True)
class Dial(ComposerMessage, do="dial"):
    """Set a number within the command: how many, which cargo."""

    key: str
    number: int


@dataclass(frozen=True)
class FillIn(ComposerMessage):
    """Write words within the command."""

    key: str
    text: str


@dataclass(frozen=True)
class Add(ComposerMessage, do="add"):
    """Put the current command into the list."""


@dataclass(frozen=True)
class AddAgain(ComposerMessage, do="add-again"):
    """With open commands: play the command now and again at the seat's next moments, `times` in all."""

    times: int


@dataclass(frozen=True)
class StopAgain(ComposerMessage, do="stop-again"):
    """Stop repeating the command."""


@dataclass(frozen=True)
class Cancel(ComposerMessage, do="cancel"):
    """Drop the current command; of one that the game suggests, only what is selected."""


@dataclass(frozen=True)
class StartOver(ComposerMessage, do="start-over"):
    """Go back to the command that the game suggests."""


@dataclass(frozen=True)
class EditOrder(ComposerMessage, do="edit-order"):
    """Edit a command of the list."""

    number: int


@dataclass(frozen=True)
class DeleteOrder(ComposerMessage, do="delete-order"):
    """Remove a command from the list."""

    number: int


@dataclass(frozen=True)
class RaiseOrder(ComposerMessage, do="raise-order"):
    """Move a command up by one."""

    number: int


@dataclass(frozen=True)
class Undo(ComposerMessage, do="undo"):
    """Undo the last change of the list."""


@dataclass(frozen=True)
class WhyNot(ComposerMessage):
    """A tap on one of the main buttons while it can do nothing: say what is missing. `button`: its `data-do`."""

    button: str


@dataclass(frozen=True)
class Clear(ComposerMessage, do="clear"):
    """Empty the list."""


@dataclass(frozen=True)
class Type(ComposerMessage):
    """The text box has a new text."""

    text: str


@dataclass(frozen=True)
class TakeSuggestion(ComposerMessage, do="take-suggestion"):
    """Put what may be meant into a line of the text box, counted from 1."""

    number: int


@dataclass(frozen=True)
class StoppedTyping(ComposerMessage, Background):
    """The player has paused after typing that many `letters`."""

    letters: int


@dataclass(frozen=True)
class Resign(ComposerMessage, do="resign"):
    """Replace the list by `R:`, which resigns."""


@dataclass(frozen=True)
class Ready(ComposerMessage, do="ready"):
    """Hand in the commands, the current one included; asks first if something looks like a mistake."""


@dataclass(frozen=True)
class HandIn(ComposerMessage, do="hand-in"):
    """Hand in the commands as they are."""


@dataclass(frozen=True)
class Sit(ComposerMessage, do="sit"):
    """In a what-if: command another seat."""

    colour: str


class CursorMessage(Message):
    """The keyboard cursor on the board, while commands are written or a turn is shown."""


@dataclass(frozen=True)
class WalkTo(CursorMessage, do="walk"):
    """Move the keyboard cursor to a tile."""

    tile: str


@dataclass(frozen=True)
class WalkHere(CursorMessage):
    """Move the focus to the board, where the cursor is."""


@dataclass(frozen=True)
class WalkOwn(CursorMessage):
    """Move the cursor to the next or previous place with the player's own pieces."""

    forward: bool = True


@dataclass(frozen=True)
class WalkTargets(CursorMessage):
    """Move the cursor to the next or previous legal target."""

    forward: bool = True


@dataclass(frozen=True)
class NoWay(CursorMessage):
    """An arrow key led off the board."""


@dataclass(frozen=True)
class NotOffered(CursorMessage):
    """A letter matched none of the options."""


@dataclass(frozen=True)
class SayWhere(CursorMessage):
    """Announce whose turn it is, what is left to do and where the cursor is."""


class ReachMessage(Message):
    """What can be reached this turn, over the board."""


@dataclass(frozen=True)
class ShowReach(ReachMessage, do="reach"):
    """Show what rivals can reach (`rivals`), what the player can reach (`own`), or neither; the same again: neither."""

    what: str = ""


@dataclass(frozen=True)
class ReachDue(ReachMessage, Background):
    """It is time to show one more seat: `shown` of them are over the board."""

    shown: int


@dataclass(frozen=True)
class ShowNextReach(ReachMessage, do="next-reach"):
    """Show, or hide, what can be reached next turn as well."""


@dataclass(frozen=True)
class NextReachFound(ReachMessage, Background):
    """What `seat` can reach in the turn after `state` was found: every place with the ways there."""

    state: Any
    seat: str
    found: Mapping[str, Any]


class PlanningMessage(Message):
    """Guesses of the others' commands, and plans of one's own, while commands are written."""


@dataclass(frozen=True)
class ShowGuesses(PlanningMessage, do="guesses"):
    """Show the guesses and their outcome beside the commands, or put them away."""


@dataclass(frozen=True)
class WriteGuess(PlanningMessage, do="guess"):
    """Write what a rival may do; no color: back to one's own commands."""

    colour: str = ""


@dataclass(frozen=True)
class GuessAsBefore(PlanningMessage, do="guess-as-before"):
    """Guess that a rival does the same as last time."""

    colour: str


@dataclass(frozen=True)
class SwitchGuess(PlanningMessage, do="switch-guess"):
    """Show the outcome as if a rival did nothing, or again as guessed."""

    colour: str


@dataclass(frozen=True)
class DropGuess(PlanningMessage, do="drop-guess"):
    """Delete the guess for a rival."""

    colour: str


@dataclass(frozen=True)
class KeepPlan(PlanningMessage, do="keep-plan"):
    """Keep the list of commands as one of the plans to compare."""


@dataclass(frozen=True)
class AdoptPlan(PlanningMessage, do="adopt-plan"):
    """Replace the list of commands by a kept plan, counted from 0."""

    number: int


@dataclass(frozen=True)
class DropPlan(PlanningMessage, do="drop-plan"):
    """Forget a kept plan, counted from 0."""

    number: int


class SeatMessage(Message):
    """Whose turn it is at the device."""


@dataclass(frozen=True)
class IAm(SeatMessage, do="i-am"):
    """The player who got the device confirms; `colour` is the color that the button named when it was drawn.

    pin: the entered PIN, if the seat has one.
    now: the time, in seconds since 1970.
    """

    colour: str = ""
    pin: str = ""
    now: int = 0


@dataclass(frozen=True)
class TakeBack(SeatMessage, do="take-back"):
    """A seat that was ready wants to change its commands."""

    colour: str


@dataclass(frozen=True)
class ShowEveryone(SeatMessage, do="show"):
    """Reveal the turn."""


@dataclass(frozen=True)
class NextTurn(SeatMessage, do="next-turn"):
    """Everybody has seen the turn; go on."""


@dataclass(frozen=True)
class Hide(SeatMessage):
    """The tab was hidden: take secrets off the page."""


class PinMessage(Message):
    """The PIN that protects a seat's commands on a shared device."""


@dataclass(frozen=True)
class SetPin(PinMessage, do="set-pin"):
    """Set a PIN, typed twice, for the seat that is entering commands. If it has one, `current` must match it."""

    pin: str = ""
    again: str = ""
    current: str = ""
    now: int = 0


@dataclass(frozen=True)
class RemovePin(PinMessage, do="remove-pin"):
    """Remove the PIN of the seat that is entering commands."""

    current: str = ""
    now: int = 0


@dataclass(frozen=True)
class ResetPin(PinMessage, do="reset-pin"):
    """A player has forgotten their PIN: it goes, and so does what the seat has written in this moment."""

    colour: str


class RevealMessage(Message):
    """A turn is shown, step by step."""


@dataclass(frozen=True)
class GoToStep(RevealMessage, do="step"):
    """Show a step of the revealed turn."""

    number: int


@dataclass(frozen=True)
class PlayOn(RevealMessage, do="play"):
    """Play the turn from the current step, or from its start if it is at the end."""


@dataclass(frozen=True)
class BeginShow(RevealMessage, Background):
    """A turn that has just been revealed begins to play by itself."""


@dataclass(frozen=True)
class Pause(RevealMessage, do="pause"):
    """Stop playing."""


@dataclass(frozen=True)
class Print(RevealMessage, Background):
    """The page is about to be printed; it keeps the printed view until the player does something."""


@dataclass(frozen=True)
class Tick(RevealMessage):
    """A step has been shown long enough; a tick with an earlier `beat` is late and ignored."""

    beat: int


@dataclass(frozen=True)
class SetSpeed(RevealMessage, do="speed"):
    """How fast a turn plays: an index into `replay_speeds.SPEEDS`."""

    number: int


@dataclass(frozen=True)
class LookAt(RevealMessage, do="look"):
    """Show what happened on a tile in the shown turn; empty closes it."""

    tile: str = ""


class ReplayMessage(Message):
    """Looking back, and what-ifs."""


@dataclass(frozen=True)
class Replay(ReplayMessage, do="replay"):
    """Replay a turn, counted from 1; `is_paused`: it waits, as the address of a turn or Back leads to it."""

    turn: int
    is_paused: bool = False


@dataclass(frozen=True)
class TryDifferently(ReplayMessage, do="try"):
    """Open a what-if that begins before a turn, counted from 1; 0 is the current turn."""

    turn: int = 0


@dataclass(frozen=True)
class TryOn(ReplayMessage, do="try-on"):
    """Return to the what-if that was left last."""


@dataclass(frozen=True)
class CopyReport(ReplayMessage, do="copy-report"):
    """Copy the report of a turn as text."""

    turn: int


@dataclass(frozen=True)
class TurnBoard(ReplayMessage, do="turn-board"):
    """Turn the board around."""


@dataclass(frozen=True)
class ShowBoard(ReplayMessage, do="board"):
    """Bring one of several boards to the front; the next one if none is named."""

    board: str = ""


@dataclass(frozen=True)
class Neared(ReplayMessage, Background):
    """The zoom changed how much of each place is visible (`Viewport.tier`; empty means everything)."""

    tier: str


class PictureMessage(Message):
    """The shown turn as a picture or an animation."""


@dataclass(frozen=True)
class SharePicture(PictureMessage, do="share-picture"):
    """Share the step that is shown as a picture."""


@dataclass(frozen=True)
class PictureLeft(PictureMessage, Background):
    """A picture was `shared` with another app, `saved` as a file, or `not` painted; empty: the player cancelled."""

    way: str


@dataclass(frozen=True)
class ShareAnimation(PictureMessage, do="share-animation"):
    """Share the shown turn as a short animation."""


@dataclass(frozen=True)
class AnimationLeft(PictureMessage, Background):
    """An animation was `shared` with another app, `saved` as a file, or `not` recorded; empty: the player cancelled."""

    way: str


class VoteMessage(Message):
    """What the whole table decides."""


@dataclass(frozen=True)
class Ask(VoteMessage, do="ask"):
    """Ask the table to agree: to take back the last turn, or to a draw."""

    kind: str


@dataclass(frozen=True)
class PutBack(VoteMessage, do="put-back"):
    """Undo a take-back: restore the match as it was before it."""


@dataclass(frozen=True)
class ChangeSeats(VoteMessage):
    """Change how seats are played: color → `here` or `computer:LEVEL`."""

    plays: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Agree(VoteMessage, do="agree"):
    """A seat agrees, or withdraws its agreement.

    pin: the entered PIN, if the seat has one.
    now: the time, in seconds since 1970.
    """

    colour: str
    pin: str = ""
    now: int = 0


@dataclass(frozen=True)
class Vote(VoteMessage, do="vote"):
    """The player who is asked next has the device."""

    colour: str


@dataclass(frozen=True)
class DoNotAgree(VoteMessage, do="do-not-agree"):
    """A seat disagrees; the match goes on unchanged."""


class ComputerMessage(Message):
    """Computer players, hints and forecasts."""


@dataclass(frozen=True)
class Thought(ComputerMessage, Background):
    """A computer player's best answer so far."""

    answer: Answered


@dataclass(frozen=True)
class DoNotWait(ComputerMessage, do="do-not-wait"):
    """Take the computer player's best answer so far."""


@dataclass(frozen=True)
class ThinkerFailed(ComputerMessage, Background):
    """Thinking failed; `begun` is how often it had been started before."""

    begun: int


@dataclass(frozen=True)
class AskHint(ComputerMessage, do="hint"):
    """What would a computer player do in my place?"""


@dataclass(frozen=True)
class ShowPlan(ComputerMessage, do="show-plan"):
    """Show another plan of the hint on the board."""

    number: int


@dataclass(frozen=True)
class UseHint(ComputerMessage, do="use-hint"):
    """Replace the commands in the list by a plan of the hint."""

    number: int


@dataclass(frozen=True)
class Foretell(ComputerMessage, do="foretell"):
    """In a what-if, or beside guesses: what might the others do?"""


@dataclass(frozen=True)
class LetThem(ComputerMessage, do="let-them"):
    """In a what-if, or as a guess: give another seat a forecast plan; `number` counts the shown plans from 0."""

    number: int


class PuzzleMessage(Message):
    """Puzzles."""


@dataclass(frozen=True)
class Countered(PuzzleMessage, Background):
    """The part of the reply in a puzzle that is found already."""

    counter: PuzzleReply


@dataclass(frozen=True)
class ShowPuzzles(PuzzleMessage, do="puzzles"):
    """Choose a puzzle."""


@dataclass(frozen=True)
class OpenDaily(PuzzleMessage, do="daily-puzzle"):
    """Start the puzzle of the day."""


@dataclass(frozen=True)
class OpenPuzzle(PuzzleMessage, do="puzzle"):
    """Start or restart a shipped puzzle."""

    name: str


@dataclass(frozen=True)
class TryAgain(PuzzleMessage, do="try-again"):
    """Restart the current puzzle."""


@dataclass(frozen=True)
class ShowSolution(PuzzleMessage, do="solution"):
    """Show the solution of the puzzle."""


@dataclass(frozen=True)
class SharePuzzle(PuzzleMessage, do="share-puzzle"):
    """Share the puzzle: a shipped one as a link, any other as a file."""


class OwnPuzzleMessage(Message):
    """Puzzles from the player's own matches."""


@dataclass(frozen=True)
class OwnPuzzlesRead(OwnPuzzleMessage, Background):
    """The kept puzzles, and how many cannot be read."""

    kept: tuple[OwnPuzzle, ...]
    unread: int = 0


@dataclass(frozen=True)
class OwnPuzzleNotKept(OwnPuzzleMessage, Background):
    """The browser did not store a puzzle: its store is `full`, or saving is `forbidden`."""

    kind: str
    identity: str


@dataclass(frozen=True)
class OpenOwnPuzzle(OwnPuzzleMessage, do="own-puzzle"):
    """Start a kept puzzle."""

    identity: str


@dataclass(frozen=True)
class OpenSharedPuzzle(OwnPuzzleMessage):
    """Start the puzzle that a link holds."""

    text: str


@dataclass(frozen=True)
class KeepPuzzle(OwnPuzzleMessage, do="keep-puzzle"):
    """Keep the open puzzle, which came by link or as a file."""


@dataclass(frozen=True)
class RemoveOwnPuzzle(OwnPuzzleMessage, do="remove-puzzle"):
    """Remove a kept puzzle."""

    identity: str


@dataclass(frozen=True)
class RestoreOwnPuzzle(OwnPuzzleMessage, do="restore-puzzle"):
    """Put back the puzzle that was just removed."""


@dataclass(frozen=True)
class BackUpPuzzles(OwnPuzzleMessage, do="back-up-puzzles"):
    """Save all kept puzzles as a file."""


class ReviewMessage(Message):
    """The review of a finished match."""


@dataclass(frozen=True)
class ShowReview(ReviewMessage, do="review"):
    """Review a finished match: its turning points and what would have been better."""


@dataclass(frozen=True)
class StopReview(ReviewMessage, do="stop-review"):
    """Leave the review for now."""


@dataclass(frozen=True)
class ReviewArrived(ReviewMessage, Background):
    """The review so far, and finally the whole."""

    answer: Reviewed


@dataclass(frozen=True)
class PuzzlesFound(ReviewMessage, Background):
    """How far the search for puzzles in the match is, and finally what it found."""

    answer: Found


@dataclass(frozen=True)
class ShowPoint(ReviewMessage, do="show-point"):
    """Draw the plans of a turning point, counted from 0, on boards."""

    number: int


@dataclass(frozen=True)
class TryBetter(ReviewMessage, do="try-better"):
    """Open a what-if at a turning point of the review, counted from 0, with the better plan."""

    number: int


class SimulatorMessage(Message):
    """The link simulator."""


@dataclass(frozen=True)
class ShowSimulator(SimulatorMessage, do="simulator"):
    """Watch the protocol of links: the run that the address names (`seed` below 0: the run that was left, or the
    first).
    """

    seed: int = -1
    story: str = ""
    steps: str = ""


@dataclass(frozen=True)
class PlayStory(SimulatorMessage, do="story"):
    """In the simulator: play a story from its start."""

    name: str


@dataclass(frozen=True)
class RunSeed(SimulatorMessage):
    """In the simulator: play the random run of a seed, as typed."""

    seed: str


@dataclass(frozen=True)
class Simulate(SimulatorMessage, do="simulate"):
    """In the simulator: one step by hand, in the notation of addresses."""

    code: str


@dataclass(frozen=True)
class ChooseLetter(SimulatorMessage, do="letter"):
    """In the simulator: select the link with this number."""

    number: int


@dataclass(frozen=True)
class GoThroughRun(SimulatorMessage, do="run"):
    """In the simulator: `on` or `back` by one step, back to the `start`, `play` or `pause`."""

    way: str


class LessonMessage(Message):
    """Lessons."""


@dataclass(frozen=True)
class Learn(LessonMessage, do="learn"):
    """Start the lesson of a game (empty means the first), or resume it; `restart` starts it over."""

    game: str = ""
    restart: str = ""


@dataclass(frozen=True)
class NextStep(LessonMessage, do="next-step"):
    """The step's task is done: go to the next step."""


@dataclass(frozen=True)
class ShowStep(LessonMessage, do="show-step"):
    """Do the step's task for the player, whatever they did instead."""


@dataclass(frozen=True)
class FoldStep(LessonMessage, do="fold-step"):
    """Fold or unfold the words of the step."""


@dataclass(frozen=True)
class CatchUp(LessonMessage):
    """Catch the lesson up to a step, and if `is_shown` do that step too.

    tried: the step before the jump.
    is_folded: whether the pupil had folded the words of the step that is shown, as in `Learning`.
    """

    upto: int
    is_shown: bool = False
    tried: int = -1
    is_folded: bool | None = None


class LinkMessage(Message):
    """Matches by link."""


@dataclass(frozen=True)
class OpenLink(LinkMessage):
    """A link, or a message with a link in it, was followed, or `is_pasted` into the box."""

    text: str
    is_pasted: bool = False


@dataclass(frozen=True)
class LinkOpened(LinkMessage):
    """What an opened link leads to."""

    opening: Opening


@dataclass(frozen=True)
class LinkDone(LinkMessage):
    """A step with keys is done: `linked` is the new state of the match."""

    linked: Linked


@dataclass(frozen=True)
class LinkRefused(LinkMessage):
    """A link or a step with keys failed; `sentence` says why."""

    sentence: str


@dataclass(frozen=True)
class JoinMatch(LinkMessage):
    """Somebody here takes a seat of a match by link."""

    seat: str
    name: str


@dataclass(frozen=True)
class ChangeName(LinkMessage):
    """A player of a match by link changes their name before it starts."""

    name: str


@dataclass(frozen=True)
class StartMatch(LinkMessage, do="start-match"):
    """The host starts the match; `chosen` picks among joiners of the same seat: joiner in hexadecimal by seat."""

    chosen: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SkipSeat(LinkMessage, do="skip"):
    """A seat of this device votes to go on without another, or to let it back in: `request` is the digest of its
    request.
    """

    seat: str
    other: str
    request: str = ""


@dataclass(frozen=True)
class DecideHere(LinkMessage, do="decide-here"):
    """Let computer players of this version decide, though the match was made with another."""


@dataclass(frozen=True)
class ShowLink(LinkMessage, do="show-link"):
    """Show the last link of the match again."""


@dataclass(frozen=True)
class ShareLink(LinkMessage, do="share-link"):
    """Send the link: through an app of the device (`share`), the clipboard (`copy`), or as a `file`."""

    way: str


@dataclass(frozen=True)
class ShowCode(LinkMessage, do="show-code"):
    """Show the link of the open match as a QR code."""


@dataclass(frozen=True)
class LinkLeft(LinkMessage):
    """The result of sharing a link of the match `identity` (empty means a read-only link).

    way: `shared`, `copied`, `instead` (copied because the browser cannot share), `unshared` or `not` (not copied).
    mark: the last thing signed that the link holds; empty means everything so far.
    """

    way: str
    identity: str = ""
    mark: str = ""


@dataclass(frozen=True)
class SaveKey(LinkMessage, do="save-key"):
    """Save a seat's key as a file, for the open match or for the unreadable match `identity`."""

    identity: str = ""


@dataclass(frozen=True)
class GoOnTable(LinkMessage, do="go-on-table"):
    """Leave the link and show the current state of the match."""


@dataclass(frozen=True)
class ShareReadOnly(LinkMessage, do="share-told"):
    """Share a read-only link of a finished match, or of the turn that is shown."""


@dataclass(frozen=True)
class KeepReadOnly(LinkMessage, do="keep-told"):
    """Keep a copy of the match of a read-only link."""


@dataclass(frozen=True)
class CloseUnfinished(LinkMessage, do="close-unfinished"):
    """Close a match in which somebody no longer answers: nobody wins, until a link brings more."""


@dataclass(frozen=True)
class TakeUp(LinkMessage, do="take-up"):
    """Reopen a match that was closed as unfinished."""


@dataclass(frozen=True)
class AskSkip(LinkMessage, do="ask-skip"):
    """Ask whether a seat votes to go on without another, or to accept its `request` to return."""

    seat: str
    other: str
    request: str = ""


@dataclass(frozen=True)
class AskReturn(LinkMessage, do="ask-return"):
    """Ask the others to let this device play a seat again whose key is lost."""

    seat: str


@dataclass(frozen=True)
class WithdrawSkip(LinkMessage, do="withdraw-skip"):
    """Take back a vote of this device that has not been sent."""

    seat: str


@dataclass(frozen=True)
class WaitFor(LinkMessage, do="wait-for"):
    """Wait for a seat that others would skip; or put off the vote on a request, whose digest is `other`."""

    seat: str
    other: str


@dataclass(frozen=True)
class WriteNote(LinkMessage):
    """Add the player's own note to the next link."""

    text: str


@dataclass(frozen=True)
class ConfirmSent(LinkMessage, do="tell-sent"):
    """Whether a copied link has been sent: `yes` or `not-yet`."""

    answer: str


@dataclass(frozen=True)
class SendNow(LinkMessage, do="send-now"):
    """From the first screen, open the unsent link of a match."""

    identity: str


@dataclass(frozen=True)
class NoticeRead(LinkMessage, do="heard-notice"):
    """The player has read the notice that came with a link."""


@dataclass(frozen=True)
class ResignSeat(LinkMessage, do="resign-seat"):
    """A seat of this device resigns while the match by link waits for others."""

    seat: str


def kinds_of(group: type[Message]) -> set[type[Message]]:
    """All messages of a group, or all that exist for `Message`. A single message is a group of one.

    >>> sorted(kind.__name__ for kind in kinds_of(PuzzleMessage) if not issubclass(kind, Background))
    ['OpenDaily', 'OpenPuzzle', 'SharePuzzle', 'ShowPuzzles', 'ShowSolution', 'TryAgain']
    """
    parts = group.__subclasses__()
    return {kind for part in parts for kind in kinds_of(part)} if parts else {group}


def answer_message(answer: Answer) -> Message:
    """The message that delivers an answer of the worker."""
    if isinstance(answer, Answered):
        return Thought(answer)
    # Imported late: only puzzles and reviews need them.
    from rozz.ui.worker.puzzle_replies import PuzzleReply
    from rozz.ui.worker.puzzle_search import Found

    if isinstance(answer, Found):
        return PuzzlesFound(answer)
    return Countered(answer) if isinstance(answer, PuzzleReply) else ReviewArrived(answer)


def from_values(name: str, values: Mapping[str, str]) -> Message:
    """Make the message for a `data-do` and its values: numbers are parsed, `fresh` becomes an unused id.

    >>> from_values("dial", {"key": "SRNUKE", "number": "2"})
    Dial(key='SRNUKE', number=2)
    """
    kind = BY_NAME[name]
    given = {
        each.name: int(values[each.name]) if each.type in ("int", int) else values[each.name]
        for each in fields(kind)
        if each.name in values
    }
    return kind(**given)
