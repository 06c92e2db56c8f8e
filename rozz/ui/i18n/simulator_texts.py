"""All texts of the link simulator, separate from `rozz.ui.i18n.texts` so that the page's start does not load them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.word_lists import listed

TEXTS = {
    "title": "Link simulator",
    "intro": "Three devices play one match by link, and you carry the links. Lose one, delay one, or make a device"
    " lie. See what the others notice.",
    "simulated": "Signatures are simulated here. Everything else is the real code.",
    "back-to-rules": "Back",
    # Stories
    "stories": "Stories",
    "story-normal": "A normal turn",
    "story-normal-about": "Everyone seals first, then everyone shows. So nobody can react to another’s command.",
    "story-lost": "A lost link",
    "story-lost-about": "A link gets lost. The news still arrives, and nobody sends anything twice.",
    "story-silent": "Green goes silent",
    "story-silent-about": "Green does not answer. Red and Blue agree to play the turn without Green.",
    "story-changed": "Red changes its command after the reveal",
    "story-changed-about": "Red reads everyone’s commands, then tries to swap its own.",
    "story-broken": "Red shows something else",
    "story-broken-about": "Red seals one command and shows another.",
    "story-backup": "A restored backup",
    "story-backup-about": "Red is honest, but its device forgets what it sealed. So Red seals something else. The"
    " others notice, and the turn goes on.",
    "story-found": "A seal found again",
    "story-found-about": "Red’s device forgets what it sealed, then finds it in Green’s link.",
    "story-over": "The story ends here. Carry on by hand, or start a random run.",
    # The run
    "run": "The run",
    "seed": "Seed",
    "random-run": "Random run",
    "random-about": "Random run {seed}. The same seed always gives the same run.",
    "by-hand": "You decide what happens next.",
    "start": "Start",
    "back": "Back",
    "step": "Step",
    "play": "Play",
    "pause": "Pause",
    "count": "Step {at}",
    # The carrier
    "carrier": "Links on the way",
    "nothing-on-the-way": "No links on the way.",
    "letter": "{sender} to {to}",
    "letter-number": "link {number}",
    "letter-lie": ", with a lie",
    "deliver": "Deliver",
    "lose": "Lose",
    "double": "Double",
    "delay": "Delay",
    "carry-named": "{deed} the link from {sender} to {to}",
    # Devices
    "device": "{name}’s device",
    "turn": "Turn {turn}",
    "history": "history {mark}",
    "history-differs": "history {mark} differs",
    "known": "What {name} knows of turn {turn}",
    "at-first": "Nothing yet",
    "sealed": "Sealed",
    "sealed-own": "Sealed: {command}",
    "skipped": "Skipped",
    "resigned": "Resigned",
    "left": "Has left",
    "accused": "Signed two different things",
    "would-skip": "{names}: skip",
    "would-wait": "{names}: wait",
    "waits-composing": "Ready to seal a command.",
    "waits-sealed": "Waits for {names} to seal.",
    "waits-owes": "Everyone is locked in. Ready to show its command.",
    "waits-shown": "Waits for {names} to show.",
    "waits-looking": "Waits for {names}.",
    "waits-nobody": "Waits for nobody.",
    "waits-over": "The match is over.",
    "last-turn": "Turn {turn}",
    "gave-nothing": "nothing",
    "was-skipped": "skipped",
    "was-resigned": "resigned",
    "holds": "Hold",
    "marches": "March to {place}",
    "buys": "Buy infantry",
    "no-commands": "No command",
    "seal": "Seal a command",
    "show": "Show the command",
    "more": "More",
    "skip": "Skip {other}",
    "wait": "Wait for {other}",
    "resign": "Resign",
    "restore": "Restore a backup",
    "send": "Send again",
    "mark": "Make dishonest",
    "unmark": "Make honest",
    "dishonest-mark": "Dishonest",
    "other": "Show another command",
    "change": "Change the command",
    "twice": "Seal a second command",
    "lies": "Lies",
    "act-named": "{name}: {deed}",
    # Proofs
    "proof-commands": "{name} signed two different commands for turn {turn}",
    "proof-votes": "{name} signed two votes that contradict each other in turn {turn}",
    "proof-seal": "Seal {mark}",
    "proof-show": "Shown: {command}",
    "proof-resign": "Resigned",
    "proof-skip": "Skip {other}",
    "proof-keep": "Wait for {other}",
    # The latest event
    "begun": "The match has begun. Let a device seal a command, or press Play.",
    "seals": "{name} seals a command. Its link proves that {name} has chosen, but hides the choice.",
    "seals-last": "{name} chooses last. Everyone else has sealed, so {name} shows its command right away.",
    "seals-last-over": "{name} chooses last and shows its command. Turn {turn} is over on this device.",
    "seals-over": "{name} seals a command. Turn {turn} is over on this device.",
    "shows": "{name} shows the command it sealed.",
    "shows-over": "{name} shows the command it sealed. Turn {turn} is over on this device.",
    "votes-skip": "{name} votes to play turn {turn} without {other}. It takes everyone else’s vote.",
    "votes-skip-over": "{name} votes to play turn {turn} without {other}. Turn {turn} is over on this device.",
    "skip-complete": "{name} votes too. Now everyone agrees, and turn {turn} goes on without {other}.",
    "votes-wait": "{name} decides to wait for {other}, so nobody can skip {other} in turn {turn}.",
    "votes-wait-over": "{name} decides to wait for {other}. Turn {turn} is over on this device.",
    "resigns": "{name} resigns. Its link tells the others.",
    "resigns-over": "{name} resigns. Turn {turn} is over on this device.",
    "restores": "{name} restores a backup. The device forgets everything since then.",
    "sends-again": "{name} sends its newest link again. It holds everything {name} knows.",
    "dishonest": "{name} is dishonest now. It can sign things an honest device never would.",
    "honest": "{name} plays honestly again.",
    "lies-twice": "{name} lies: it seals a second command for turn {turn}. Any device that gets both seals keeps them"
    " as proof. The others can skip {name}.",
    "lies-other": "{name} lies: it shows a different command than it sealed. The others compare it with the seal and"
    " keep both as proof.",
    "lies-change": "{name} lies: after its reveal in turn {turn} it shows another command. For the others, the one"
    " they saw first still counts.",
    "lost": "The link from {sender} to {name} is lost. The next link from {sender} brings the same news.",
    "doubled": "The link from {sender} to {name} travels twice now. Opening it twice does no harm.",
    "delayed": "The link from {sender} to {name} is late. Others overtake it. The order doesn’t matter.",
    "no-such-link": "That link is no longer on the way.",
    "not-now": "You can’t do that now.",
    "refuses": "{name} refuses the link from {sender}. It can’t be right.",
    "refuses-damaged": "{name} refuses the link from {sender}. No device writes a link like that.",
    "refuses-unsigned": "{name} refuses the link from {sender}. A signature is missing or wrong.",
    "refuses-forged": "{name} refuses the link from {sender}. It doesn’t match the earlier signatures.",
    "proof": "{name} catches {culprit}: two signatures for turn {proved} contradict each other. {name} keeps both as"
    " proof.",
    "proof-own": "{name} finds two of its own signatures for turn {proved} that contradict each other.",
    "parted": "{name} rejects the link from {sender}. It contradicts what {name} knows.",
    "seen": "{name} already knew all of this. Nothing changes.",
    "went-back": "{name} learns that the others agreed on a skip in turn {replaced}. It takes that turn back.",
    "match-over": "{name} opens the link, and the match is over.",
    "turn-over": "{name} has every command and checks each against its seal. Turn {turn} is over on this device.",
    "turn-over-skipped": "{name} sees that everyone agreed to skip {other}. Turn {turn} is over on this device.",
    "turn-over-without": "{name} comes too late. The others played turn {turn} without it.",
    "reveals": "{name} sees that everyone has sealed, so it shows its own command.",
    "learns-seal": "{name} learns that {others} has sealed a command. {name} can’t read it.",
    "learns-seal-by": "{name} learns from {sender} that {others} has sealed a command.",
    "learns-seal-many": "{name} learns from {sender} that {others} have sealed a command.",
    "learns-show": "{name} reads the command of {others}. It matches the seal.",
    "learns-show-by": "{name} reads the command of {others} in the link from {sender}. It matches the seal.",
    "learns-show-many": "{name} reads the commands of {others} in the link from {sender}. They match the seals.",
    "learns-resigned": "{name} learns that {others} resigns.",
    "learns-resigned-by": "{name} learns from {sender} that {others} resigns.",
    "learns-resigned-many": "{name} learns from {sender} that {others} resign.",
    "learns-skip": "{name} learns that {voter} votes to skip {other}.",
    "learns-wait": "{name} learns that {voter} will wait for {other}, so nobody can skip {other}.",
    "learns-skipped": "{name} learns that turn {turn} goes on without {other}.",
    "finds-own": "{name} finds its own seal in the link from {sender}, and its key opens it again.",
    "learns": "{name} opens the link from {sender} and keeps what is new.",
    "page-says": "{name}’s page says",
}


def say(key: str, **facts: object) -> str:
    """A text with its facts filled in; colors are written as names.

    >>> say("resigns", name="RED")
    'Red resigns. Its link tells the others.'
    """
    return TEXTS[key].format(**{name: _named(fact) for name, fact in facts.items()})


def has(key: str) -> bool:
    """Whether there is such a text."""
    return key in TEXTS


def news_sentence(key: str, facts: Mapping[str, object]) -> str:
    """The sentence for an event."""
    return say(key, **facts)


def names(seats: Iterable[str]) -> str:
    """Seats in a sentence.

    >>> names(["RED", "BLUE"])
    'Red and Blue'
    """
    return listed(seat.title() for seat in seats)


def _named(fact: object) -> object:
    if isinstance(fact, tuple):
        return names(fact)
    return fact.title() if isinstance(fact, str) and fact.isupper() else fact
