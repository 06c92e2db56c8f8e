"""A move in sentences: a table of templates by kind of event, filled with names and squares."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.game import Event, Line, Names, Phase, Played, Verdict
from rozz.engine.rosenkreuz.legality.refusals import explain
from rozz.engine.rosenkreuz.model.sides import CROSS, ROSE
from rozz.engine.rosenkreuz.text.notation import Command, Resign, write
from rozz.engine.word_lists import listed

SENTENCES = {
    "move": "{seat} moves {colour} from {start} to {tile}",
    "minor": "{seat} moves {colour} from {start} to {tile} and replaces {victim} {taken} there",
    "major": "A {colour} group of {rose} {ROSE} and {cross} {CROSS} is unbalanced: {loser} loses {fallen}",
    "attain": "{seat} attains on {start} and takes {victim} {taken} from {tile}",
    "return": "{seat} {colour} goes back from {start} to {tile}",
    "resigned": "{seat} resigns",
    "void": "{seat}: {command} is void: {reason}",
}

#: The same in plain words; `text` has all the details.
PLAIN = {
    "move": "{seat} moves a {colour} piece from {start} to {tile}",
    "minor": "{seat} moves a {colour} piece from {start} to {tile}, in place of {victim}’s {taken} piece there",
    "major": "{loser} is outnumbered in a {colour} group and loses {fallen_pieces}",
    "attain": "{seat} has reached the last rank on {start} and takes {victim}’s {taken} piece from {tile}",
    "return": "{seat}’s {colour} piece goes back from {start} to {tile}",
    "void": "{seat} was to {deed}; that is void: {reason}",
}
#: Details shown next to the plain words.
COUNTS = {"major": "{colour}: {ROSE} {rose}, {CROSS} {cross}"}

VICTORIES = {
    "bare": "{winner} has won: {loser} has no {colours} piece left",
    "both-bare": "{winner} has won: the same move took the last piece of a colour from both, and {winner} made it",
    "stuck": "{winner} has won: {loser} has no legal move",
    "resigned": "{winner} has won: {loser} has resigned",
}


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a move; `names` (seat → name) are the players'."""
    known = {ROSE: ROSE, CROSS: CROSS, **(names or {})}
    lines = [*_void(played, known)]
    for phase in played.phases:
        lines += [_event_line(phase, event, known) for event in phase.events]
    return tuple(lines)


def _void(played: Played, names: Names) -> Iterator[Line]:
    for seat, verdicts in played.verdicts.items():
        for command, given in zip(played.orders[seat], verdicts, strict=True):
            if not given.is_done:
                reason = explain(_named(given, names))
                text = SENTENCES["void"].format(seat=names[seat], command=write(command), reason=reason)
                plain = PLAIN["void"].format(seat=names[seat], deed=command_phrase(command), reason=reason)
                landing = getattr(command, "landing", "")
                yield Line(text, given.rule, landing, "move", sentence=plain, counts=write(command))


def _named(given: Verdict, names: Names) -> Verdict:
    """The verdict with players' names."""
    facts = {key: names[value] if key == "to_move" else value for key, value in given.facts.items()}
    return Verdict(given.status, given.rule, given.reason, facts)


def _event_line(phase: Phase, event: Event, names: Names) -> Line:
    """One event as a sentence."""
    people = {key: names[event.facts[key]] for key in ("seat", "victim", "loser") if key in event.facts}
    lists = {key: listed(event.facts[key]) for key in ("fallen", "colours") if key in event.facts}
    facts = {**event.facts, "tile": event.tile, ROSE: names[ROSE], CROSS: names[CROSS], **people, **lists}
    if event.kind == "won":
        facts["winner"] = names[event.facts["winners"][0]]
        template = VICTORIES[event.facts["reason"]]
    else:
        template = SENTENCES[event.kind]
    tiles = tuple(dict.fromkeys(tile for tile, *_ in event.changes))
    fallen = event.facts.get("fallen", ())
    facts["fallen_pieces"] = f"{'the piece' if len(fallen) == 1 else 'the pieces'} on {facts.get('fallen', '')}"
    plain, counts = (table.get(event.kind, "").format_map(facts) for table in (PLAIN, COUNTS))
    return Line(template.format_map(facts), event.rule, event.tile, phase.name, event.step, tiles, plain, counts)


def command_phrase(command: Command) -> str:
    """What a command does, verb first.

    >>> from rozz.engine.rosenkreuz.text.notation import parse
    >>> command_phrase(parse("c7-c8*f5>b1"))
    'move from c7 to c8, take what stands on f5 and go back to b1'
    """
    if isinstance(command, Resign):
        return "resign"
    landing = f"{command.landing}, in place of what stands there" if command.is_minor else command.landing
    then = f", take what stands on {command.taken} and go back to {command.back}" if command.taken else ""
    return f"move from {command.start} to {landing}{then}"


def command_sentence(command: Command, seat: str, names: Names) -> str:
    """A command as a sentence.

    >>> from rozz.engine.rosenkreuz.text.notation import parse
    >>> command_sentence(parse("c7-c8"), "CROSS", {"CROSS": "Ben"})
    'Ben moves from c7 to c8'
    """
    phrase = command_phrase(command).replace(", take ", ", takes ").replace(" and go ", " and goes ")
    verb, _, rest = phrase.partition(" ")
    return f"{names.get(seat, seat)} {verb}s {rest}".strip()
