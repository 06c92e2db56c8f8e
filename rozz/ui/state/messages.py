"""Everything that can happen to the page, grouped by feature.

`app/routing.py` says which feature answers each group.  A message that an element of the page can send carries the
name that the element writes in `data-do`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from rozz.ui.state.links.key_step_values import Opening
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Saved
from rozz.ui.worker.worker_questions import Answered

if TYPE_CHECKING:
    from rozz.ui.worker.puzzle_replies import PuzzleReply
    from rozz.ui.worker.review_questions import Reviewed as ReviewedSoFar
    from rozz.ui.worker.worker_tasks import Answer


@dataclass(frozen=True)
class Message:
    """Something that happens to the page."""

    def __init_subclass__(cls, do: str = "") -> None:
        """Register a message under its name in `data-do`, if it has one."""
        super().__init_subclass__()
        if do:
            assert do not in BY_NAME, do
            BY_NAME[do] = cls


#: The messages by their name in `data-do`.  The other `data-` values of the element fill the fields.
BY_NAME: dict[str, type[Message]] = {}


class Background(Message):
    """Nobody did this, so notices on the page and words for a screen reader stay as they are."""


class FromOtherTab(Message):
    """Another tab did something with a match."""

    identity: str


class ScreenMessage(Message):
    """Which screen or panel is shown."""


@dataclass(frozen=True)
class GoHome(ScreenMessage, do="home"):
    """Leave whatever is open; it is saved."""


@dataclass(frozen=True)
class SkipAhead(ScreenMessage, do="skip-ahead"):
    """From the top of the first screen to the button that begins a match: by Tab that is a long way."""


@dataclass(frozen=True)
class GoBack(ScreenMessage, do="go-back"):
    """One step back, as by the browser's button: a panel closes, a page leads to the one beneath it."""


@dataclass(frozen=True)
class ShowRules(ScreenMessage, do="rules"):
    """Read the rules of a game (empty: the one in hand)."""

    game: str = ""


@dataclass(frozen=True)
class NewMatch(ScreenMessage, do="new"):
    """Choose a scenario; `way` says how others are to play: `link`, `here`, or empty where that has not been said."""

    way: str = ""


@dataclass(frozen=True)
class Narrow(ScreenMessage, do="narrow"):
    """Show the scenarios of a game (empty: all), for so many players (0: any number)."""

    game: str = ""
    players: int = 0


@dataclass(frozen=True)
class ChooseScenario(ScreenMessage, do="scenario"):
    """Look at a scenario of a game (empty: the first), to name its seats."""

    name: str
    game: str = ""


@dataclass(frozen=True)
class ShowHistory(ScreenMessage, do="history"):
    """The list of all turns."""


@dataclass(frozen=True)
class BackToTable(ScreenMessage, do="back"):
    """From the history, or from a what-if, to where the match stands."""


@dataclass(frozen=True)
class OpenDialog(ScreenMessage, do="dialog"):
    """Open a panel over the screen: `menu`, `legend`, `catalogue` or `keys`; the open one closes."""

    name: str


@dataclass(frozen=True)
class CloseDialog(ScreenMessage, do="close"):
    """Close the panel."""


@dataclass(frozen=True)
class SetTheme(ScreenMessage, do="theme"):
    """Light, dark, or as the system says."""

    theme: str = ""


@dataclass(frozen=True)
class SwitchLetters(ScreenMessage, do="switch-letters"):
    """Have keys that write a character do something, or no longer."""


@dataclass(frozen=True)
class SetKey(ScreenMessage):
    """Have another character do something; `name` is one of `keyboard.CHARACTERS`."""

    name: str
    character: str


class SetupMessage(Message):
    """A match begins."""


@dataclass(frozen=True)
class FillForm(SetupMessage):
    """A field of the form in which a match is begun reads so now."""

    name: str
    value: str


@dataclass(frozen=True)
class FillOthers(SetupMessage, do="fill-others"):
    """Everybody who has no name of their own in that form is played so; where nobody has one, all but the first."""

    plays: str


@dataclass(frozen=True)
class BeginMatch(SetupMessage, do="begin"):
    """Start the match with a fresh id; names by colour, options by their fields; `chance` is what dice are made of."""

    fresh: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    chance: str = ""


@dataclass(frozen=True)
class Rematch(SetupMessage, do="rematch"):
    """The same scenario and people once more, under a fresh id; on another `side` everybody sits one seat on.

    By link that is an invitation for those who played elsewhere.
    """

    fresh: str = ""
    chance: str = ""
    side: str = ""


@dataclass(frozen=True)
class PlayNow(SetupMessage, do="play-now"):
    """Begin a match of a game (empty: the first) against a computer player at once; `level` 0 is the one liked last."""

    game: str = ""
    fresh: str = ""
    chance: str = ""
    level: int = 0


class MatchListMessage(Message):
    """What somebody does with saved matches."""


@dataclass(frozen=True)
class OpenMatch(MatchListMessage, do="open"):
    """Go on with a saved match."""

    identity: str


@dataclass(frozen=True)
class ShowShelf(MatchListMessage, do="whole-shelf"):
    """Show every saved match, also those of long ago."""


@dataclass(frozen=True)
class DeleteMatch(MatchListMessage, do="delete"):
    """Delete a saved match; undone by `RestoreMatch`."""

    identity: str


@dataclass(frozen=True)
class RestoreMatch(MatchListMessage, do="restore"):
    """Take the last deletion back."""


@dataclass(frozen=True)
class ExportMatch(MatchListMessage, do="export"):
    """Save a match as a file."""

    identity: str


@dataclass(frozen=True)
class DuplicateMatch(MatchListMessage, do="duplicate"):
    """Keep a saved match once more, under a fresh id."""

    identity: str
    fresh: str = ""


@dataclass(frozen=True)
class AskName(MatchListMessage, do="ask-name"):
    """Write another name for a saved match."""

    identity: str


@dataclass(frozen=True)
class RenameMatch(MatchListMessage, do="rename"):
    """Give a saved match a name; none takes its name away."""

    identity: str
    title: str = ""


@dataclass(frozen=True)
class FileTooLarge(MatchListMessage):
    """A file was chosen that is larger than anything that is read; so it was not."""


@dataclass(frozen=True)
class ImportMatch(MatchListMessage):
    """Open the text of a file of that name; under a fresh id where another match has its id here."""

    text: str
    fresh: str = ""
    name: str = ""


class SavingMessage(Background):
    """What the browser says of saving and of itself."""


@dataclass(frozen=True)
class NotSaved(SavingMessage):
    """The browser's store took nothing: it is `full`, or saving is `forbidden`."""

    kind: str


@dataclass(frozen=True)
class SavedAgain(SavingMessage):
    """A write went well after one that had failed."""


@dataclass(frozen=True)
class Kept(SavingMessage):
    """Whether the browser has promised not to forget what is saved."""

    is_promised: bool


@dataclass(frozen=True)
class ShelfRead(SavingMessage):
    """Other saved matches have been read; the page did not wait for them.  `order`: the ids of all, in it."""

    saved: tuple[Saved, ...]
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class DayBegun(SavingMessage):
    """It is another day by now than the page knew (`ui.days`)."""

    today: int


@dataclass(frozen=True)
class Hint(SavingMessage):
    """Something to say of this browser: a word of `Model.hints`."""

    name: str


class StoreMessage(Message):
    """What the browser says of the store and of other tabs, and what is answered."""


@dataclass(frozen=True)
class NotShown(StoreMessage):
    """There was no room to save a turn that was about to be revealed: nobody has seen it."""


@dataclass(frozen=True)
class SiteCleared(StoreMessage):
    """All that was saved here is gone from the browser's store: somebody cleared the site's data."""


@dataclass(frozen=True)
class StoredElsewhere(StoreMessage, FromOtherTab):
    """Another tab has written a match, on that day; it reads so now, or is gone where there is no text."""

    identity: str
    text: str = ""
    played: int = 0


@dataclass(frozen=True)
class Recovered(StoreMessage, FromOtherTab):
    """The browser was killed when a match had gone on further than it first seemed; it reads so, since that day."""

    identity: str
    text: str
    played: int = 0


@dataclass(frozen=True)
class OpenedElsewhere(StoreMessage, FromOtherTab):
    """Another tab has opened the match that is open here."""

    identity: str


@dataclass(frozen=True)
class Heard(StoreMessage, do="heard"):
    """What was said of this browser has been read."""

    name: str


@dataclass(frozen=True)
class UseNewRelease(StoreMessage, do="new-release"):
    """Start again with the release that waits."""


class ComposerMessage(Message):
    """Commands are written."""


@dataclass(frozen=True)
class TapTile(ComposerMessage, do="tile"):
    """A tile was tapped: a target of what is chosen, or else the tile whose sheet is shown."""

    tile: str


@dataclass(frozen=True)
class Pick(ComposerMessage, do="pick"):
    """Go on with a command by something that is offered."""

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
    """The command that is previewed goes into the list."""


@dataclass(frozen=True)
class AddAgain(ComposerMessage, do="add-again"):
    """Where all look on: the command is played, and again at the seat's next moments, so many times in all."""

    times: int


@dataclass(frozen=True)
class StopAgain(ComposerMessage, do="stop-again"):
    """No more of that."""


@dataclass(frozen=True)
class Cancel(ComposerMessage, do="cancel"):
    """Let go of what is chosen."""


@dataclass(frozen=True)
class EditOrder(ComposerMessage, do="edit-order"):
    """Take a command of the list in hand again, to change it."""

    number: int


@dataclass(frozen=True)
class DeleteOrder(ComposerMessage, do="delete-order"):
    """Take a command out of the list."""

    number: int


@dataclass(frozen=True)
class RaiseOrder(ComposerMessage, do="raise-order"):
    """Put a command before the one above it."""

    number: int


@dataclass(frozen=True)
class Undo(ComposerMessage, do="undo"):
    """Undo the last change of the list."""


@dataclass(frozen=True)
class Clear(ComposerMessage, do="clear"):
    """Empty the list."""


@dataclass(frozen=True)
class Type(ComposerMessage):
    """The text box now reads so."""

    text: str


@dataclass(frozen=True)
class StoppedTyping(ComposerMessage, Background):
    """Nobody has typed for a moment since so many `letters`."""

    letters: int


@dataclass(frozen=True)
class Resign(ComposerMessage, do="resign"):
    """Put `R:` alone into the list."""


@dataclass(frozen=True)
class Ready(ComposerMessage, do="ready"):
    """Hand the commands in, with what is in hand; where something may not be meant, that is asked first."""


@dataclass(frozen=True)
class HandIn(ComposerMessage, do="hand-in"):
    """Hand the commands in as they are."""


@dataclass(frozen=True)
class Sit(ComposerMessage, do="sit"):
    """In a what-if: command another seat."""

    colour: str


class CursorMessage(Message):
    """The keyboard on the board, where commands are written and where a turn is shown."""


@dataclass(frozen=True)
class WalkTo(CursorMessage, do="walk"):
    """The keyboard's cursor goes to a tile."""

    tile: str


@dataclass(frozen=True)
class WalkHere(CursorMessage):
    """The keyboard is to be on the board, where its cursor is."""


@dataclass(frozen=True)
class WalkOwn(CursorMessage):
    """The keyboard's cursor goes to the next place with pieces of one's own, or the one before."""

    forward: bool = True


@dataclass(frozen=True)
class WalkTargets(CursorMessage):
    """The keyboard's cursor goes to the next legal target, or the one before."""

    forward: bool = True


@dataclass(frozen=True)
class NoWay(CursorMessage):
    """An arrow key led nowhere: the board ends there."""


@dataclass(frozen=True)
class NotOffered(CursorMessage):
    """A letter chose nothing: there is no such thing to choose."""


@dataclass(frozen=True)
class SayWhere(CursorMessage):
    """Say who is at it, what is left and where the cursor is."""


class SeatMessage(Message):
    """Whose turn at the page it is."""


@dataclass(frozen=True)
class IAm(SeatMessage, do="i-am"):
    """The one the page was passed to has it; `colour` is who that was when the button was drawn."""

    colour: str = ""


@dataclass(frozen=True)
class TakeBack(SeatMessage, do="take-back"):
    """The seat that was ready wants to change something."""

    colour: str


@dataclass(frozen=True)
class ShowEveryone(SeatMessage, do="show"):
    """Reveal the turn."""


@dataclass(frozen=True)
class NextTurn(SeatMessage, do="next-turn"):
    """Everybody has seen it."""


@dataclass(frozen=True)
class Hide(SeatMessage):
    """The tab was hidden: secrets leave the page."""


class RevealMessage(Message):
    """A turn is shown, step by step."""


@dataclass(frozen=True)
class GoToStep(RevealMessage, do="step"):
    """Look at a step of the revealed turn."""

    number: int


@dataclass(frozen=True)
class PlayOn(RevealMessage, do="play"):
    """Let the turn play by itself from where it is, or from its start when it is at its end."""


@dataclass(frozen=True)
class Pause(RevealMessage, do="pause"):
    """Stop playing."""


@dataclass(frozen=True)
class Print(RevealMessage, Background):
    """The page is about to be printed; it stays as it is for that until somebody does something."""


@dataclass(frozen=True)
class Tick(RevealMessage):
    """A step has been shown long enough; one of an earlier `beat` comes too late."""

    beat: int


@dataclass(frozen=True)
class SetSpeed(RevealMessage, do="speed"):
    """How fast a turn plays, a place in `model.PACES`."""

    number: int


@dataclass(frozen=True)
class LookAt(RevealMessage, do="look"):
    """Show the story of a tile in the turn that is shown; none closes it."""

    tile: str = ""


class ReplayMessage(Message):
    """Looking back, and what-ifs."""


@dataclass(frozen=True)
class Replay(ReplayMessage, do="replay"):
    """Look at a turn again, counted from 1."""

    turn: int


@dataclass(frozen=True)
class TryDifferently(ReplayMessage, do="try"):
    """Open a what-if that begins before a turn, counted from 1; 0 is the turn being ordered."""

    turn: int = 0


@dataclass(frozen=True)
class TryOn(ReplayMessage, do="try-on"):
    """Have the what-if back that was left last."""


@dataclass(frozen=True)
class CopyReport(ReplayMessage, do="copy-report"):
    """The report of a turn as text."""

    turn: int


@dataclass(frozen=True)
class TurnBoard(ReplayMessage, do="turn-board"):
    """Look at the board from the other side."""


@dataclass(frozen=True)
class ShowBoard(ReplayMessage, do="board"):
    """Have one of several boards in front; the next one where none is named."""

    board: str = ""


@dataclass(frozen=True)
class Neared(ReplayMessage, Background):
    """The board has come nearer or gone farther: so much of each place can be seen (`Viewport.tier`; empty: all)."""

    tier: str


class VoteMessage(Message):
    """What the whole table decides."""


@dataclass(frozen=True)
class Ask(VoteMessage, do="ask"):
    """Ask the table to agree: to take the last turn back, or to a draw."""

    kind: str


@dataclass(frozen=True)
class PutBack(VoteMessage, do="put-back"):
    """Take it back that something was taken back: the match is as it was."""


@dataclass(frozen=True)
class ChangeSeats(VoteMessage):
    """Seats are to be played so, by their colours: `here`, or `computer:LEVEL`."""

    plays: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Agree(VoteMessage, do="agree"):
    """A seat agrees, or no longer does."""

    colour: str


@dataclass(frozen=True)
class DoNotAgree(VoteMessage, do="do-not-agree"):
    """The table plays on as it was."""


class ComputerMessage(Message):
    """Computer players, hints and forecasts."""


@dataclass(frozen=True)
class Thought(ComputerMessage, Background):
    """What a computer player has found so far."""

    answer: Answered


@dataclass(frozen=True)
class DoNotWait(ComputerMessage, do="do-not-wait"):
    """Its best so far is good enough."""


@dataclass(frozen=True)
class ThinkerFailed(ComputerMessage, Background):
    """Thinking broke off, and this is how often it had been begun before."""

    begun: int


@dataclass(frozen=True)
class AskHint(ComputerMessage, do="hint"):
    """What would a computer player do in my place?"""


@dataclass(frozen=True)
class UseHint(ComputerMessage, do="use-hint"):
    """Have the commands of a plan of the hint in the list, instead of those that are there."""

    number: int


@dataclass(frozen=True)
class Foretell(ComputerMessage, do="foretell"):
    """In a what-if: what might the others do?"""


@dataclass(frozen=True)
class LetThem(ComputerMessage, do="let-them"):
    """In a what-if: another seat does what is foretold of it; `number` counts the plans that are shown from 0."""

    number: int


class PuzzleMessage(Message):
    """Puzzles."""


@dataclass(frozen=True)
class Countered(PuzzleMessage, Background):
    """What has been found of the reply in a puzzle."""

    counter: PuzzleReply


@dataclass(frozen=True)
class ShowPuzzles(PuzzleMessage, do="puzzles"):
    """Choose a puzzle."""


@dataclass(frozen=True)
class OpenPuzzle(PuzzleMessage, do="puzzle"):
    """Begin a shipped puzzle, or begin it again."""

    name: str


@dataclass(frozen=True)
class TryAgain(PuzzleMessage, do="try-again"):
    """Begin the puzzle that is open again."""


@dataclass(frozen=True)
class ShowSolution(PuzzleMessage, do="solution"):
    """Tell how the puzzle is solved."""


@dataclass(frozen=True)
class SharePuzzle(PuzzleMessage, do="share-puzzle"):
    """Give the puzzle to somebody: a shipped one as a link, any other as a file."""


class ReviewMessage(Message):
    """The review of a match that is over."""


@dataclass(frozen=True)
class ShowReview(ReviewMessage, do="review"):
    """Look again at a match that is over: where it turned, and what would have been better."""


@dataclass(frozen=True)
class StopReview(ReviewMessage, do="stop-review"):
    """No more of the review for now."""


@dataclass(frozen=True)
class Reviewed(ReviewMessage, Background):
    """How far the review is; at last the review."""

    answer: ReviewedSoFar


@dataclass(frozen=True)
class TryBetter(ReviewMessage, do="try-better"):
    """Open a what-if at a turning point of the review, counted from 0, with the better plan."""

    number: int


class SimulatorMessage(Message):
    """The link simulator."""


@dataclass(frozen=True)
class ShowSimulator(SimulatorMessage, do="simulator"):
    """Watch the protocol of links: the run of an address (`seed` below 0: the run that was left, or the first)."""

    seed: int = -1
    story: str = ""
    steps: str = ""


@dataclass(frozen=True)
class TellStory(SimulatorMessage, do="story"):
    """In the simulator: a story from its start."""

    name: str


@dataclass(frozen=True)
class RunSeed(SimulatorMessage):
    """In the simulator: the random run of a seed, as it was typed."""

    seed: str


@dataclass(frozen=True)
class Simulate(SimulatorMessage, do="simulate"):
    """In the simulator: one step by hand, as an address writes it."""

    code: str


@dataclass(frozen=True)
class ChooseLetter(SimulatorMessage, do="letter"):
    """In the simulator: the link with this number is in hand."""

    number: int


@dataclass(frozen=True)
class GoThroughRun(SimulatorMessage, do="run"):
    """In the simulator: `on` or `back` by one step, back to the `start`, `play` or `pause`."""

    way: str


class LessonMessage(Message):
    """Lessons."""


@dataclass(frozen=True)
class Learn(LessonMessage, do="learn"):
    """Begin the lesson of a game (empty: the first), or go on with it where it was left; `anew` from its start."""

    game: str = ""
    anew: str = ""


@dataclass(frozen=True)
class NextStep(LessonMessage, do="next-step"):
    """What a step of the lesson asked is done: on to the next one."""


@dataclass(frozen=True)
class ShowStep(LessonMessage, do="show-step"):
    """Have what the step asks done, whatever was done instead."""


@dataclass(frozen=True)
class CatchUp(LessonMessage):
    """The lesson goes on by itself to a step, and if `is_shown` does that too; `tried` is the step it has come from."""

    upto: int
    is_shown: bool = False
    tried: int = -1


class LinkMessage(Message):
    """Matches by link."""


@dataclass(frozen=True)
class OpenLink(LinkMessage):
    """A link, or a message with one in it, was followed, or `is_pasted` into the box."""

    text: str
    is_pasted: bool = False


@dataclass(frozen=True)
class LinkOpened(LinkMessage):
    """What an opened link leads to."""

    opening: Opening


@dataclass(frozen=True)
class LinkDone(LinkMessage):
    """A step with keys was done: what is known of the match now."""

    linked: Linked


@dataclass(frozen=True)
class LinkRefused(LinkMessage):
    """A link, or a step with keys, came to nothing, and this is why."""

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
    """Whoever made the match begins it; `chosen` are the joiners where a seat has several, by seat in hexadecimal."""

    chosen: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SkipSeat(LinkMessage, do="skip"):
    """A seat of this device votes to go on without another; to let it back in where it names the digest of a
    `request`."""

    seat: str
    other: str
    request: str = ""


@dataclass(frozen=True)
class DecideHere(LinkMessage, do="decide-here"):
    """Computer players of this version are to decide, though the match was made with another."""


@dataclass(frozen=True)
class ShowLink(LinkMessage, do="show-link"):
    """The last link of the match again."""


@dataclass(frozen=True)
class ShareLink(LinkMessage, do="share-link"):
    """Send the link: by an app of the device (`share`), the clipboard (`copy`), or as a `file`."""

    way: str


@dataclass(frozen=True)
class LinkLeft(LinkMessage):
    """A link was handed on, of the match `identity` (none: a read-only one): `shared`, `copied`, `instead` of what the
    browser cannot do; or it was not, `unshared` or `not` copied.  With all that was signed up to `mark` (empty: till
    now)."""

    way: str
    identity: str = ""
    mark: str = ""


@dataclass(frozen=True)
class SaveKey(LinkMessage, do="save-key"):
    """Keep the key of a seat as a file: of the match that is open, or by its id of one that cannot be read."""

    identity: str = ""


@dataclass(frozen=True)
class GoOnTable(LinkMessage, do="go-on-table"):
    """Away from the link, to where the match stands."""


@dataclass(frozen=True)
class ShareTold(LinkMessage, do="share-told"):
    """Send a read-only link of a match that is over, or of the turn that is being shown."""


@dataclass(frozen=True)
class KeepTold(LinkMessage, do="keep-told"):
    """Keep the match that a read-only link tells."""


@dataclass(frozen=True)
class CloseUnfinished(LinkMessage, do="close-unfinished"):
    """Somebody no longer answers: the match is over and nobody has won, until a link brings more."""


@dataclass(frozen=True)
class TakeUp(LinkMessage, do="take-up"):
    """Go on with a match that was closed as unfinished."""


@dataclass(frozen=True)
class AskSkip(LinkMessage, do="ask-skip"):
    """Ask whether a seat of this device votes to go on without another, or for a `request` of it."""

    seat: str
    other: str
    request: str = ""


@dataclass(frozen=True)
class AskReturn(LinkMessage, do="ask-return"):
    """Ask the others to let this device play a seat again whose key is lost."""

    seat: str


@dataclass(frozen=True)
class WithdrawSkip(LinkMessage, do="withdraw-skip"):
    """A vote of this device that has not left is taken back."""

    seat: str


@dataclass(frozen=True)
class WaitFor(LinkMessage, do="wait-for"):
    """A seat of this device waits for another, whom others would go on without; or does not want to vote now on a
    request, whose digest `other` is."""

    seat: str
    other: str


@dataclass(frozen=True)
class WriteNote(LinkMessage):
    """A note of one's own that goes with the next link."""

    text: str


@dataclass(frozen=True)
class TellSent(LinkMessage, do="tell-sent"):
    """Whether a link that was copied has been sent: `yes`, or `not-yet`."""

    answer: str


@dataclass(frozen=True)
class SendNow(LinkMessage, do="send-now"):
    """From the first screen to the link of a match that has not been sent yet."""

    identity: str


@dataclass(frozen=True)
class HeardNotice(LinkMessage, do="heard-notice"):
    """What a link brought that must not pass unseen has been read."""


@dataclass(frozen=True)
class ResignSeat(LinkMessage, do="resign-seat"):
    """A seat of this device resigns while the match by link waits for others."""

    seat: str


def kinds_of(group: type[Message]) -> set[type[Message]]:
    """All messages of a group, or all there are for `Message`.  A message is a group of one.

    >>> sorted(kind.__name__ for kind in kinds_of(PuzzleMessage) if not issubclass(kind, Background))
    ['OpenPuzzle', 'SharePuzzle', 'ShowPuzzles', 'ShowSolution', 'TryAgain']
    """
    parts = group.__subclasses__()
    return {kind for part in parts for kind in kinds_of(part)} if parts else {group}


def told(answer: Answer) -> Message:
    """An answer of the worker as the message that brings it."""
    if isinstance(answer, Answered):
        return Thought(answer)
    from rozz.ui.worker.puzzle_replies import PuzzleReply  # not needed before somebody solves or reviews

    return Countered(answer) if isinstance(answer, PuzzleReply) else Reviewed(answer)


def from_values(name: str, values: Mapping[str, str]) -> Message:
    """The message of a `data-do` and its values, numbers read as such; `fresh` is an id that nothing has yet.

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
