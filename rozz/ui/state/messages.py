"""What can happen to the page: a closed list that reads as the list of its features."""

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
class GoHome:
    """Leave whatever is open; it is saved."""


@dataclass(frozen=True)
class SkipAhead:
    """From the top of the first screen to the button that begins a match: by Tab that is a long way."""


@dataclass(frozen=True)
class GoBack:
    """One step back, as by the browser's button: a panel closes, a page leads to the one beneath it."""


@dataclass(frozen=True)
class ShowRules:
    """Read the rules of a game (empty: the one in hand)."""

    game: str = ""


@dataclass(frozen=True)
class NewMatch:
    """Choose a scenario; `way` says how others are to play: `link`, `here`, or empty where that has not been said."""

    way: str = ""


@dataclass(frozen=True)
class Narrow:
    """Show the scenarios of a game (empty: all), for so many players (0: any number)."""

    game: str = ""
    players: int = 0


@dataclass(frozen=True)
class ChooseScenario:
    """Look at a scenario of a game (empty: the first), to name its seats."""

    name: str
    game: str = ""


@dataclass(frozen=True)
class BeginMatch:
    """Start the match with a fresh id; names by colour, options by their fields; `chance` is what dice are made of."""

    fresh: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    chance: str = ""


@dataclass(frozen=True)
class OpenMatch:
    """Go on with a saved match."""

    identity: str


@dataclass(frozen=True)
class ShowShelf:
    """Show every saved match, also those of long ago."""


@dataclass(frozen=True)
class DeleteMatch:
    """Delete a saved match; undone by `RestoreMatch`."""

    identity: str


@dataclass(frozen=True)
class RestoreMatch:
    """Take the last deletion back."""


@dataclass(frozen=True)
class ExportMatch:
    """Save a match as a file."""

    identity: str


@dataclass(frozen=True)
class DuplicateMatch:
    """Keep a saved match once more, under a fresh id."""

    identity: str
    fresh: str = ""


@dataclass(frozen=True)
class AskName:
    """Write another name for a saved match."""

    identity: str


@dataclass(frozen=True)
class RenameMatch:
    """Give a saved match a name; none takes its name away."""

    identity: str
    title: str = ""


@dataclass(frozen=True)
class FileTooLarge:
    """A file was chosen that is larger than anything that is read; so it was not."""


@dataclass(frozen=True)
class ImportMatch:
    """Open the text of a file of that name; under a fresh id where another match has its id here."""

    text: str
    fresh: str = ""
    name: str = ""


@dataclass(frozen=True)
class TapTile:
    """A tile was tapped: a target of what is chosen, or else the tile whose sheet is shown."""

    tile: str


@dataclass(frozen=True)
class WalkTo:
    """The keyboard's cursor goes to a tile."""

    tile: str


@dataclass(frozen=True)
class WalkHere:
    """The keyboard is to be on the board, where its cursor is."""


@dataclass(frozen=True)
class WalkOwn:
    """The keyboard's cursor goes to the next place with pieces of one's own, or the one before."""

    forward: bool = True


@dataclass(frozen=True)
class NoWay:
    """An arrow key led nowhere: the board ends there."""


@dataclass(frozen=True)
class NotOffered:
    """A letter chose nothing: there is no such thing to choose."""


@dataclass(frozen=True)
class SayWhere:
    """Say who is at it, what is left and where the cursor is."""


@dataclass(frozen=True)
class Pick:
    """Go on with a command by something that is offered."""

    key: str


@dataclass(frozen=True)
class Dial:
    """Set a number within the command: how many, which cargo."""

    key: str
    number: int


@dataclass(frozen=True)
class Add:
    """The command that is previewed goes into the list."""


@dataclass(frozen=True)
class AddAgain:
    """Where all look on: the command is played, and again at the seat's next moments, so many times in all."""

    times: int


@dataclass(frozen=True)
class StopAgain:
    """No more of that."""


@dataclass(frozen=True)
class Cancel:
    """Let go of what is chosen."""


@dataclass(frozen=True)
class DeleteOrder:
    """Take a command out of the list."""

    number: int


@dataclass(frozen=True)
class RaiseOrder:
    """Put a command before the one above it."""

    number: int


@dataclass(frozen=True)
class EditOrder:
    """Take a command of the list in hand again, to change it."""

    number: int


@dataclass(frozen=True)
class FillIn:
    """Write words within the command."""

    key: str
    text: str


@dataclass(frozen=True)
class WalkTargets:
    """The keyboard's cursor goes to the next legal target, or the one before."""

    forward: bool = True


@dataclass(frozen=True)
class Undo:
    """Undo the last change of the list."""


@dataclass(frozen=True)
class Clear:
    """Empty the list."""


@dataclass(frozen=True)
class Type:
    """The text box now reads so."""

    text: str


@dataclass(frozen=True)
class StoppedTyping:
    """Nobody has typed for a moment since so many `letters`."""

    letters: int


@dataclass(frozen=True)
class Resign:
    """Put `R:` alone into the list."""


@dataclass(frozen=True)
class Ready:
    """Hand the commands in, with what is in hand; where something may not be meant, that is asked first."""


@dataclass(frozen=True)
class HandIn:
    """Hand the commands in as they are."""


@dataclass(frozen=True)
class IAm:
    """The one the page was passed to has it; `colour` is who that was when the button was drawn."""

    colour: str = ""


@dataclass(frozen=True)
class TakeBack:
    """The seat that was ready wants to change something."""

    colour: str


@dataclass(frozen=True)
class Hide:
    """The tab was hidden: secrets leave the page."""


@dataclass(frozen=True)
class ShowEveryone:
    """Reveal the turn."""


@dataclass(frozen=True)
class GoToStep:
    """Look at a step of the revealed turn."""

    number: int


@dataclass(frozen=True)
class PlayOn:
    """Let the turn play by itself from where it is, or from its start when it is at its end."""


@dataclass(frozen=True)
class Pause:
    """Stop playing."""


@dataclass(frozen=True)
class Print:
    """The page is about to be printed; it stays as it is for that until somebody does something."""


@dataclass(frozen=True)
class Neared:
    """The board has come nearer or gone farther: so much of each place can be seen (`Viewport.tier`; empty: all)."""

    tier: str


@dataclass(frozen=True)
class Tick:
    """A step has been shown long enough; one of an earlier `beat` comes too late."""

    beat: int


@dataclass(frozen=True)
class SetSpeed:
    """How fast a turn plays, a place in `model.PACES`."""

    number: int


@dataclass(frozen=True)
class LookAt:
    """Show the story of a tile in the turn that is shown; none closes it."""

    tile: str = ""


@dataclass(frozen=True)
class NextTurn:
    """Everybody has seen it."""


@dataclass(frozen=True)
class Replay:
    """Look at a turn again, counted from 1."""

    turn: int


@dataclass(frozen=True)
class Rematch:
    """The same scenario and people once more, under a fresh id; on another `side` everybody sits one seat on.

    By link that is an invitation for those who played elsewhere.
    """

    fresh: str = ""
    chance: str = ""
    side: str = ""


@dataclass(frozen=True)
class ShowHistory:
    """The list of all turns."""


@dataclass(frozen=True)
class BackToTable:
    """From the history, or from a what-if, to where the match stands."""


@dataclass(frozen=True)
class TryDifferently:
    """Open a what-if that begins before a turn, counted from 1; 0 is the turn being ordered."""

    turn: int = 0


@dataclass(frozen=True)
class TryOn:
    """Have the what-if back that was left last."""


@dataclass(frozen=True)
class Sit:
    """In a what-if: command another seat."""

    colour: str


@dataclass(frozen=True)
class Ask:
    """Ask the table to agree: to take the last turn back, or to a draw."""

    kind: str


@dataclass(frozen=True)
class PutBack:
    """Take it back that something was taken back: the match is as it was."""


@dataclass(frozen=True)
class ChangeSeats:
    """Seats are to be played so, by their colours: `here`, or `computer:LEVEL`."""

    plays: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Agree:
    """A seat agrees, or no longer does."""

    colour: str


@dataclass(frozen=True)
class DoNotAgree:
    """The table plays on as it was."""


@dataclass(frozen=True)
class OpenDialog:
    """Open a panel over the screen: `menu`, `legend`, `catalogue` or `keys`; the open one closes."""

    name: str


@dataclass(frozen=True)
class CloseDialog:
    """Close the panel."""


@dataclass(frozen=True)
class SetTheme:
    """Light, dark, or as the system says."""

    theme: str = ""


@dataclass(frozen=True)
class SwitchLetters:
    """Have keys that write a character do something, or no longer."""


@dataclass(frozen=True)
class SetKey:
    """Have another character do something; `name` is one of `keyboard.CHARACTERS`."""

    name: str
    character: str


@dataclass(frozen=True)
class FillForm:
    """A field of the form in which a match is begun reads so now."""

    name: str
    value: str


@dataclass(frozen=True)
class FillOthers:
    """Everybody who has no name of their own in that form is played so; where nobody has one, all but the first."""

    plays: str


@dataclass(frozen=True)
class CopyReport:
    """The report of a turn as text."""

    turn: int


@dataclass(frozen=True)
class NotSaved:
    """The browser's store took nothing: it is `full`, or saving is `forbidden`."""

    kind: str


@dataclass(frozen=True)
class NotShown:
    """There was no room to save a turn that was about to be revealed: nobody has seen it."""


@dataclass(frozen=True)
class SiteCleared:
    """All that was saved here is gone from the browser's store: somebody cleared the site's data."""


@dataclass(frozen=True)
class SavedAgain:
    """A write went well after one that had failed."""


@dataclass(frozen=True)
class StoredElsewhere:
    """Another tab has written a match, on that day; it reads so now, or is gone where there is no text."""

    identity: str
    text: str = ""
    played: int = 0


@dataclass(frozen=True)
class Recovered:
    """The browser was killed when a match had gone on further than it first seemed; it reads so, since that day."""

    identity: str
    text: str
    played: int = 0


@dataclass(frozen=True)
class OpenedElsewhere:
    """Another tab has opened the match that is open here."""

    identity: str


@dataclass(frozen=True)
class Kept:
    """Whether the browser has promised not to forget what is saved."""

    is_promised: bool


@dataclass(frozen=True)
class ShelfRead:
    """Other saved matches have been read; the page did not wait for them.  `order`: the ids of all, in it."""

    saved: tuple[Saved, ...]
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class DayBegun:
    """It is another day by now than the page knew (`ui.days`)."""

    today: int


@dataclass(frozen=True)
class Hint:
    """Something to say of this browser: a word of `Model.hints`."""

    name: str


@dataclass(frozen=True)
class Heard:
    """What was said of this browser has been read."""

    name: str


@dataclass(frozen=True)
class UseNewRelease:
    """Start again with the release that waits."""


@dataclass(frozen=True)
class OpenLink:
    """A link, or a message with one in it, was followed, or `is_pasted` into the box."""

    text: str
    is_pasted: bool = False


@dataclass(frozen=True)
class LinkOpened:
    """What an opened link leads to."""

    opening: Opening


@dataclass(frozen=True)
class LinkDone:
    """A step with keys was done: what is known of the match now."""

    linked: Linked


@dataclass(frozen=True)
class LinkRefused:
    """A link, or a step with keys, came to nothing, and this is why."""

    sentence: str


@dataclass(frozen=True)
class JoinMatch:
    """Somebody here takes a seat of a match by link."""

    seat: str
    name: str


@dataclass(frozen=True)
class ChangeName:
    """A player of a match by link changes their name before it starts."""

    name: str


@dataclass(frozen=True)
class StartMatch:
    """Whoever made the match begins it; `chosen` are the joiners where a seat has several, by seat in hexadecimal."""

    chosen: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SkipSeat:
    """A seat of this device votes to go on without another; to let it back in where it names the digest of a
    `request`."""

    seat: str
    other: str
    request: str = ""


@dataclass(frozen=True)
class AskSkip:
    """Ask whether a seat of this device votes to go on without another, or for a `request` of it."""

    seat: str
    other: str
    request: str = ""


@dataclass(frozen=True)
class AskReturn:
    """Ask the others to let this device play a seat again whose key is lost."""

    seat: str


@dataclass(frozen=True)
class ResignSeat:
    """A seat of this device resigns while the match by link waits for others."""

    seat: str


@dataclass(frozen=True)
class WithdrawSkip:
    """A vote of this device that has not left is taken back."""

    seat: str


@dataclass(frozen=True)
class WaitFor:
    """A seat of this device waits for another, whom others would go on without; or does not want to vote now on a
    request, whose digest `other` is."""

    seat: str
    other: str


@dataclass(frozen=True)
class WriteNote:
    """A note of one's own that goes with the next link."""

    text: str


@dataclass(frozen=True)
class TellSent:
    """Whether a link that was copied has been sent: `yes`, or `not-yet`."""

    answer: str


@dataclass(frozen=True)
class SendNow:
    """From the first screen to the link of a match that has not been sent yet."""

    identity: str


@dataclass(frozen=True)
class HeardNotice:
    """What a link brought that must not pass unseen has been read."""


@dataclass(frozen=True)
class DecideHere:
    """Computer players of this version are to decide, though the match was made with another."""


@dataclass(frozen=True)
class ShowLink:
    """The last link of the match again."""


@dataclass(frozen=True)
class ShareLink:
    """Send the link: by an app of the device (`share`), the clipboard (`copy`), or as a `file`."""

    way: str


@dataclass(frozen=True)
class LinkLeft:
    """A link was handed on, of the match `identity` (none: a read-only one): `shared`, `copied`, `instead` of what the
    browser cannot do; or it was not, `unshared` or `not` copied.  With all that was signed up to `mark` (empty: till
    now)."""

    way: str
    identity: str = ""
    mark: str = ""


@dataclass(frozen=True)
class SaveKey:
    """Keep the key of a seat as a file: of the match that is open, or by its id of one that cannot be read."""

    identity: str = ""


@dataclass(frozen=True)
class KeepTold:
    """Keep the match that a read-only link tells."""


@dataclass(frozen=True)
class ShowBoard:
    """Have one of several boards in front; the next one where none is named."""

    board: str = ""


@dataclass(frozen=True)
class TurnBoard:
    """Look at the board from the other side."""


@dataclass(frozen=True)
class ShareTold:
    """Send a read-only link of a match that is over, or of the turn that is being shown."""


@dataclass(frozen=True)
class CloseUnfinished:
    """Somebody no longer answers: the match is over and nobody has won, until a link brings more."""


@dataclass(frozen=True)
class TakeUp:
    """Go on with a match that was closed as unfinished."""


@dataclass(frozen=True)
class GoOnTable:
    """Away from the link, to where the match stands."""


@dataclass(frozen=True)
class PlayNow:
    """Begin a match of a game (empty: the first) against a computer player at once; `level` 0 is the one liked last."""

    game: str = ""
    fresh: str = ""
    chance: str = ""
    level: int = 0


@dataclass(frozen=True)
class Learn:
    """Begin the lesson of a game (empty: the first), or go on with it where it was left; `anew` from its start."""

    game: str = ""
    anew: str = ""


@dataclass(frozen=True)
class NextStep:
    """What a step of the lesson asked is done: on to the next one."""


@dataclass(frozen=True)
class ShowStep:
    """Have what the step asks done, whatever was done instead."""


@dataclass(frozen=True)
class CatchUp:
    """The lesson goes on by itself to a step, and if `is_shown` does that too; `tried` is the step it has come from."""

    upto: int
    is_shown: bool = False
    tried: int = -1


@dataclass(frozen=True)
class Thought:
    """What a computer player has found so far."""

    answer: Answered


@dataclass(frozen=True)
class DoNotWait:
    """Its best so far is good enough."""


@dataclass(frozen=True)
class ThinkerFailed:
    """Thinking broke off, and this is how often it had been begun before."""

    begun: int


@dataclass(frozen=True)
class AskHint:
    """What would a computer player do in my place?"""


@dataclass(frozen=True)
class UseHint:
    """Have the commands of a plan of the hint in the list, instead of those that are there."""

    number: int


@dataclass(frozen=True)
class LetThem:
    """In a what-if: another seat does what is foretold of it; `number` counts the plans that are shown from 0."""

    number: int


@dataclass(frozen=True)
class Foretell:
    """In a what-if: what might the others do?"""


@dataclass(frozen=True)
class Countered:
    """What has been found of the reply in a puzzle."""

    counter: PuzzleReply


@dataclass(frozen=True)
class ShowPuzzles:
    """Choose a puzzle."""


@dataclass(frozen=True)
class OpenPuzzle:
    """Begin a shipped puzzle, or begin it again."""

    name: str


@dataclass(frozen=True)
class TryAgain:
    """Begin the puzzle that is open again."""


@dataclass(frozen=True)
class ShowSolution:
    """Tell how the puzzle is solved."""


@dataclass(frozen=True)
class SharePuzzle:
    """Give the puzzle to somebody: a shipped one as a link, any other as a file."""


@dataclass(frozen=True)
class ShowReview:
    """Look again at a match that is over: where it turned, and what would have been better."""


@dataclass(frozen=True)
class StopReview:
    """No more of the review for now."""


@dataclass(frozen=True)
class Reviewed:
    """How far the review is; at last the review."""

    answer: ReviewedSoFar


@dataclass(frozen=True)
class TryBetter:
    """Open a what-if at a turning point of the review, counted from 0, with the better plan."""

    number: int


@dataclass(frozen=True)
class ShowSimulator:
    """Watch the protocol of links: the run of an address (`seed` below 0: the run that was left, or the first)."""

    seed: int = -1
    story: str = ""
    steps: str = ""


@dataclass(frozen=True)
class TellStory:
    """In the simulator: a story from its start."""

    name: str


@dataclass(frozen=True)
class RunSeed:
    """In the simulator: the random run of a seed, as it was typed."""

    seed: str


@dataclass(frozen=True)
class Simulate:
    """In the simulator: one step by hand, as an address writes it."""

    code: str


@dataclass(frozen=True)
class ChooseLetter:
    """In the simulator: the link with this number is in hand."""

    number: int


@dataclass(frozen=True)
class GoThroughRun:
    """In the simulator: `on` or `back` by one step, back to the `start`, `play` or `pause`."""

    way: str


#: Every message by the room that answers it.
OfScreens = (
    GoHome | SkipAhead | GoBack | ShowRules | NewMatch | Narrow | ChooseScenario | ShowHistory | BackToTable
    | OpenDialog | CloseDialog | SetTheme | SwitchLetters | SetKey
)  # fmt: skip
OfBeginning = FillForm | FillOthers | BeginMatch | Rematch | PlayNow
OfShelf = (
    OpenMatch | ShowShelf | DeleteMatch | RestoreMatch | ExportMatch | DuplicateMatch | AskName | RenameMatch
    | FileTooLarge | ImportMatch
)  # fmt: skip
#: What the browser tells of saving and of itself, and nobody has done: it leaves all that is being read as it is.
OfSaving = NotSaved | SavedAgain | Kept | ShelfRead | DayBegun | Hint
#: What the browser tells of the store and of other tabs, and what is said back.
OfStore = NotShown | SiteCleared | StoredElsewhere | Recovered | OpenedElsewhere | Heard | UseNewRelease
OfComposer = (
    TapTile | Pick | Dial | FillIn | Add | AddAgain | StopAgain | Cancel | EditOrder | DeleteOrder | RaiseOrder
    | Undo | Clear | Type | StoppedTyping | Resign | Ready | HandIn | Sit
)  # fmt: skip
#: The keyboard on the board, where commands are written and where a turn is shown.
OfWalking = WalkTo | WalkHere | WalkOwn | WalkTargets | NoWay | NotOffered | SayWhere
OfSeating = IAm | TakeBack | ShowEveryone | NextTurn | Hide
OfShowing = GoToStep | PlayOn | Pause | Print | Tick | SetSpeed | LookAt | TapTile
OfLooking = Replay | TryDifferently | TryOn | CopyReport | TurnBoard | ShowBoard | Neared
OfAgreeing = Ask | PutBack | ChangeSeats | Agree | DoNotAgree
OfOpponents = Thought | DoNotWait | ThinkerFailed | AskHint | UseHint | Foretell | LetThem
#: What nobody has done: it leaves all that is being read and said as it is.
Unbidden = OfSaving | Thought | ThinkerFailed | Countered | Reviewed | StoppedTyping | Print | Neared
#: What another tab has done with a match.
OfOtherTabs = StoredElsewhere | Recovered | OpenedElsewhere
OfPuzzles = Countered | ShowPuzzles | OpenPuzzle | TryAgain | ShowSolution | SharePuzzle
OfReviews = ShowReview | StopReview | Reviewed | TryBetter
OfSimulator = ShowSimulator | TellStory | RunSeed | Simulate | ChooseLetter | GoThroughRun
OfLessons = Learn | NextStep | ShowStep | CatchUp
OfLinks = (
    OpenLink | LinkOpened | LinkDone | LinkRefused | JoinMatch | ChangeName | StartMatch | SkipSeat | DecideHere
    | ShowLink | ShareLink | LinkLeft | SaveKey | GoOnTable | ShareTold | KeepTold | CloseUnfinished | TakeUp
    | AskSkip | AskReturn | WithdrawSkip | WaitFor | WriteNote | TellSent | SendNow | HeardNotice
    | ResignSeat
)  # fmt: skip

Message = (
    OfScreens | OfBeginning | OfShelf | OfSaving | OfStore | OfComposer | OfSeating | OfShowing | OfLooking | OfAgreeing
    | OfLinks | OfOpponents | OfWalking | OfPuzzles | OfReviews | OfLessons | OfSimulator
)  # fmt: skip

#: What `data-do` says, and the message it stands for; its `data-…` values fill the message's fields.
BY_NAME: dict[str, type] = {
    "home": GoHome, "skip-ahead": SkipAhead,
    "rules": ShowRules, "new": NewMatch, "narrow": Narrow, "scenario": ChooseScenario,
    "begin": BeginMatch, "fill-others": FillOthers,
    "open": OpenMatch, "whole-shelf": ShowShelf, "delete": DeleteMatch, "restore": RestoreMatch,
    "export": ExportMatch,
    "duplicate": DuplicateMatch, "ask-name": AskName, "rename": RenameMatch, "tile": TapTile, "pick": Pick,
    "dial": Dial, "add": Add, "add-again": AddAgain, "stop-again": StopAgain, "cancel": Cancel,
    "edit-order": EditOrder, "delete-order": DeleteOrder, "raise-order": RaiseOrder, "undo": Undo, "clear": Clear,
    "resign": Resign, "ready": Ready, "hand-in": HandIn, "i-am": IAm, "take-back": TakeBack, "show": ShowEveryone,
    "step": GoToStep, "play": PlayOn, "pause": Pause, "speed": SetSpeed, "look": LookAt, "next-turn": NextTurn,
    "replay": Replay, "rematch": Rematch, "history": ShowHistory, "back": BackToTable, "go-back": GoBack,
    "try": TryDifferently, "try-on": TryOn, "sit": Sit, "ask": Ask, "put-back": PutBack, "agree": Agree,
    "do-not-agree": DoNotAgree, "dialog": OpenDialog, "close": CloseDialog, "theme": SetTheme,
    "copy-report": CopyReport, "heard": Heard, "new-release": UseNewRelease,
    "ask-skip": AskSkip, "ask-return": AskReturn, "withdraw-skip": WithdrawSkip, "wait-for": WaitFor,
    "tell-sent": TellSent, "send-now": SendNow, "heard-notice": HeardNotice, "resign-seat": ResignSeat,
    "start-match": StartMatch, "skip": SkipSeat, "show-link": ShowLink, "share-link": ShareLink,
    "decide-here": DecideHere,
    "save-key": SaveKey,
    "go-on-table": GoOnTable, "share-told": ShareTold, "keep-told": KeepTold, "close-unfinished": CloseUnfinished,
    "take-up": TakeUp,
    "turn-board": TurnBoard, "board": ShowBoard, "play-now": PlayNow, "do-not-wait": DoNotWait,
    "learn": Learn, "next-step": NextStep, "show-step": ShowStep,
    "walk": WalkTo, "switch-letters": SwitchLetters, "hint": AskHint, "use-hint": UseHint, "foretell": Foretell,
    "let-them": LetThem,
    "puzzles": ShowPuzzles, "puzzle": OpenPuzzle, "try-again": TryAgain, "solution": ShowSolution,
    "share-puzzle": SharePuzzle, "review": ShowReview, "stop-review": StopReview, "try-better": TryBetter,
    "simulator": ShowSimulator, "story": TellStory, "simulate": Simulate, "letter": ChooseLetter, "run": GoThroughRun,
}  # fmt: skip


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
    return kind(**given)  # type: ignore[no-any-return]
