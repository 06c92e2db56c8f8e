"""The list as text: read written lines, explain what is wrong with others, and write the list out again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine.errors import BadText
from rozz.engine.game import Rules
from rozz.engine.match import Match
from rozz.engine.quoted_text import (
    file_error_sentence,
    safe_in_quotes,
    with_hidden_as_codes,
    without_hidden_characters,
)
from rozz.ui.i18n.engine_texts import render as written_text
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Composer, Session, Written

#: No turn has more commands; a longer text was not meant to be commands.
MOST_LINES = 200


def typed(session: Session, text: str) -> Composer:
    """Update the list from every readable line; unreadable lines stay in the text, with the first mistake shown.

    Edits that keep the number of lines are one undo step, or there would be one a letter.
    """
    composer = session.composer
    text = text.encode(errors="replace").decode()  # half a surrogate pair can be neither stored nor sent
    written = read(session.match, text, composer.written)
    composer = replace(composer, is_typing=True)
    if written == composer.written:
        return replace(composer, text=text)
    goes_on = composer.text is not None and composer.text.count("\n") == text.count("\n") and composer.before
    before = composer.before if goes_on else composer.undo_history()
    return replace(composer, written=written, before=before, text=text, edited=-1)


def read(match: Match, text: str, before: Written) -> Written:
    """Read a text; a text that was not meant to be commands leaves the commands `before` unchanged.

    Lines of such a text that repeat those commands are dropped.
    """
    lines = _lines_of(text)
    if len(lines) <= MOST_LINES:
        return said_by(match, lines)
    return replace(before, unread=_beside(match, lines, before.commands))


def _lines_of(text: str) -> tuple[str, ...]:
    """The nonempty lines of a text."""
    return tuple(line for line in text.splitlines() if line.strip())


def _beside(match: Match, lines: Sequence[str], commands: Sequence[object]) -> tuple[str, ...]:
    """The lines of a text that is too long, without the lines whose commands are already in the list."""
    known = Counter(map(match.game.write, commands))
    rest = []
    for number, line in enumerate(lines):
        # Do not read all of a text that was not meant to be commands.
        said = said_by(match, (line,)).commands if number < 2 * MOST_LINES else ()
        text = match.game.write(said[0]) if len(said) == 1 else ""
        if known[text]:
            known[text] -= 1
        else:
            rest.append(line)
    return tuple(rest)


def said_by(match: Match, lines: Sequence[str]) -> Written:
    """What lines say, however many they are."""
    read = [_said(match.game, match.scenario, line) for line in lines]
    unread = (line for line, (_, fault) in zip(lines, read, strict=True) if fault)
    return Written(tuple(each for commands, _ in read for each in commands), tuple(unread))


@dataclass(frozen=True)
class Mistake:
    """A mistake in the text: a sentence, its location, and the line with a mark under the place.

    suggestion: a name or a whole line that may be meant; or empty.
    line: the number of its line, from 1; 0: none.
    """

    sentence: str
    where: str = ""
    caret: str = ""
    suggestion: str = ""
    line: int = 0


@dataclass(frozen=True)
class Unread:
    """Why a line cannot be read: the id of a message, and its facts but for the line's number.

    column: where, from 1; or 0.
    word: what is written there; or empty.
    suggestion: a name or a whole line that may be meant; or empty.
    """

    key: str
    facts: Mapping[str, str]
    column: int
    caret: str
    word: str
    suggestion: str

    def mistake(self, number: int) -> Mistake:
        """The mistake in the line with that number."""
        where = say("at-column", column=str(self.column))
        return Mistake(say(self.key, line=number, **self.facts), where, self.caret, self.suggestion, number)


@remembered(most=2 * MOST_LINES)
def _said(game: Rules, scenario: Any, line: str) -> tuple[tuple[Any, ...], Unread | None]:
    """The commands of a line, or what is wrong with it; cached, since a letter changes only one line of many."""
    try:
        return tuple(game.parse(scenario, line)), None
    except BadText as fault:
        caret = _caret(line, fault.column - 1) if fault.column else ""
        key, facts = _worded(line, fault)
        return (), Unread(key, facts, fault.column, caret, fault.word, fault.suggestion)


#: How much of a line is shown on either side of the mark: somebody may have pasted a book.
AROUND = 30


def _caret(line: str, place: int) -> str:
    """The part of a line around a place, with invisible characters as codes, and a mark under the place."""
    begin = max(0, place - AROUND)
    before, after = "…" if begin else "", "…" if len(line) > place + AROUND else ""
    line = line.replace("\t", " ")
    left, right = (with_hidden_as_codes(each) for each in (line[begin:place], line[place : place + AROUND]))
    return f"{before}{left}{right}{after}\n{' ' * (len(left) + len(before))}^"


def _worded(line: str, fault: BadText) -> tuple[str, dict[str, str]]:
    """The message for a mistake and its facts; located by a word, because nobody counts columns."""
    expected, meant = written_text(fault.expected), fault.suggestion or "none"
    if expected and without_hidden_characters(fault.word):
        return "not-understood", {"word": safe_in_quotes(fault.word), "expected": expected, "meant": meant}
    before = without_hidden_characters(line[: fault.column - 1]).split()
    if expected and before:
        return "missing-after", {"word": safe_in_quotes(before[-1]), "expected": expected, "meant": meant}
    return "mistake", {"sentence": file_error_sentence(written_text(fault.reason))}


def is_too_long(match: Match, composer: Composer) -> bool:
    """Whether a text was left unread because it has too many lines, good or bad.

    A line may hold several commands. If the text is gone, unread lines that can be read show it.
    """
    commands, unread = composer.written.commands, composer.written.unread
    if not unread or len(commands) + len(unread) <= MOST_LINES:
        return False
    if composer.text is not None:
        return len(_lines_of(composer.text)) > MOST_LINES
    return len(unread) > MOST_LINES or bool(said_by(match, unread).commands)


def mistakes(session: Session) -> tuple[Mistake, ...]:
    """The mistakes in the composer's text, line by line."""
    written, match = session.composer.written, session.match
    if not written.unread:
        return ()
    if is_too_long(match, session.composer):
        return (Mistake(say("too-many-lines", most=MOST_LINES)),)
    found = []
    for number, line in enumerate(as_text(session).splitlines(), 1):
        _, fault = _said(match.game, match.scenario, line) if line.strip() else ((), None)
        if fault:
            found.append(fault.mistake(number))
    return tuple(found)


def corrected(session: Session, number: int) -> Composer:
    """The composer after the suggestion for a line, counted from 1, is put into it, as one undo step."""
    match, lines = session.match, as_text(session).splitlines()
    line = lines[number - 1] if 0 < number <= len(lines) else ""
    _, fault = _said(match.game, match.scenario, line) if line.strip() else ((), None)
    if fault is None or not fault.suggestion:
        return session.composer
    lines[number - 1] = _with_suggestion(match, line, fault)
    apart = replace(session, composer=replace(session.composer, text=None))
    return replace(typed(apart, "\n".join(lines)), is_typing=False)


def _with_suggestion(match: Match, line: str, fault: Unread) -> str:
    """A line with the suggestion in place of the unknown word, or of all of it if that is a whole line."""
    begin = max(0, fault.column - 1)
    mended = f"{line[:begin]}{fault.suggestion}{line[_end(line, begin, fault.word) :]}"
    is_whole = said_by(match, (fault.suggestion,)).commands and not said_by(match, (mended,)).commands
    return fault.suggestion if is_whole else mended


def _end(line: str, begin: int, word: str) -> int:
    """Where a word ends that begins there: a fault may have it without capitals, spaces and hyphens."""
    rest, end = "".join(word.casefold().split()), begin
    while rest and end < len(line):
        sign = line[end].casefold()
        if rest.startswith(sign):
            rest = rest[len(sign) :]
        elif not (sign.isspace() or sign == "-"):
            break
        end += 1
    return begin + len((*line[begin:].split(maxsplit=1), "")[0]) if rest else end


def as_text(session: Session) -> str:
    """The list as text, one command a line; unreadable lines come last."""
    return text_of(session.match, session.composer)


def text_of(match: Match, composer: Composer) -> str:
    """The commands in any seat's draft as text, one command a line; unreadable lines come last."""
    if composer.text is not None:
        return composer.text
    return "\n".join((*(match.game.write(each) for each in composer.commands), *composer.written.unread))
