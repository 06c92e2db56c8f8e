"""Writing commands: what a tap, a pick, a number or a typed text does to the composer.

Depends on offers, but not on any game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from rozz.engine.game import NEXT, Offer, Pick, Rules, Verdict
from rozz.engine.match import Match
from rozz.engine.said import Said, Text
from rozz.ui.features.composer import text_commands
from rozz.ui.features.opponents import computer_levels
from rozz.ui.games import command_phrase, face_of
from rozz.ui.i18n import translations
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.i18n.translations import listed, with_commas
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Composer, Session
from rozz.ui.state.session_kinds import Here, Learning

#: How many removed commands a notice names.
MOST_NAMED = 3

Command = TypeVar("Command")


def offer(session: Session) -> Offer:
    """How the current command can continue."""
    composer, match = session.composer, session.match
    going = _offer(match.game, match.state, session.seat, given(composer), composer.made)
    if computer_levels.has_one_person(match):
        going = _without_people(match.game.name, match.scenario, going)
    if composer.is_left_open and composer.made == composer.rest:
        going = _without_own_places(match.game.name, match.state, session.seat, going)
    resigning = match.game.resignation_commands(match.scenario, session.seat)
    if not composer.commands or composer.made != composer.rest or composer.commands != resigning:
        return going
    # A resignation stands alone, so no other command may follow.
    return replace(going, expects=say("resigns-next"), is_full=True)


@remembered(most=16)
def _offer(game: Rules, state: object, seat: str, given: tuple[object, ...], made: tuple[str, ...]) -> Offer:
    return game.offer(state, seat, given, made)


@remembered(most=16)
def _without_people(game: str, scenario: object, going: Offer) -> Offer:
    """An offer to a person who plays against computers only: without what is for other people."""
    face = face_of(game)
    return replace(going, picks=tuple(each for each in going.picks if not face.is_only_for_people(scenario, each.key)))


@remembered(most=4)
def _without_own_places(game: str, state: object, seat: str, going: Offer) -> Offer:
    """An offer in which a tap on another place with pieces of the seat selects that place.

    The last command is complete, so the next one may begin anywhere.
    """
    holders = face_of(game).holders(state)
    return replace(going, picks=tuple(each for each in going.picks if seat not in holders.get(each.place, ())))


def place_to_select_instead(session: Session) -> str:
    """The destination of the current command, if the player may have wanted to select it instead; otherwise empty.

    Another command could begin there, with the player's own pieces.
    """
    composer, trail, match = session.composer, offer(session).trail, session.match
    if len(trail) != 2 or composer.rest != trail[:1] or not session.is_sealed:
        return ""
    place = trail[1]
    is_own = session.seat in face_of(match.game.name).holders(match.state).get(place, ())
    return place if is_own and place != trail[0] and _at(_fresh(session), place) else ""


def judged(session: Session, commands: tuple[object, ...] | None = None) -> tuple[Verdict, ...]:
    """The verdict on each command of the list, or of `commands` in its place."""
    these = session.composer.commands if commands is None else commands
    return verdicts(session.match.game, session.match.state, session.seat, these)


@remembered(most=12)
def verdicts(game: Rules, state: object, seat: str, commands: tuple[object, ...]) -> tuple[Verdict, ...]:
    """The verdict on each of a seat's commands, in its own list or in a guess."""
    return game.judge(state, seat, commands)


def is_void(session: Session, command: object) -> bool:
    """Whether a command would be void after the commands in the list that it does not replace."""
    if in_the_way(session, command):
        return False
    match = session.match
    return not _is_done_after(match.game, match.state, session.seat, given(session.composer), command)


def in_the_way(session: Session, command: object) -> tuple[int, ...]:
    """Numbers of the void commands in `given` that alone keep this command from working.

    An offer ignores void commands. In games on areas, conflicting movements are both void, even if one was void
    already.
    """
    match = session.match
    return _in_the_way(match.game, match.state, session.seat, given(session.composer), command)


@remembered(most=4)
def _in_the_way(game: Rules, state: object, seat: str, listed: tuple[object, ...], command: object) -> tuple[int, ...]:
    void = tuple(number for number, each in enumerate(verdicts(game, state, seat, listed)) if not each.is_done)
    if not void or _is_done_after(game, state, seat, listed, command):
        return ()
    for numbers in (*((number,) for number in void), void):
        kept = tuple(each for number, each in enumerate(listed) if number not in numbers)
        if game.judge(state, seat, (*kept, command))[-1].is_done:
            return numbers
    return ()


@remembered(most=4)
def _is_done_after(game: Rules, state: object, seat: str, listed: tuple[object, ...], command: object) -> bool:
    return game.judge(state, seat, (*listed, command))[-1].is_done


def remark(session: Session, commands: tuple[object, ...]) -> str:
    """An effect of these commands that is easily overlooked. For a guess, the sentence names the guessed player."""
    match = session.match
    name = match.names[session.seat] if session.is_guess else ""
    return face_of(match.game.name).remark(match.state, session.seat, commands, name)


def given(composer: Composer) -> tuple[Any, ...]:
    """The list without the command that is being edited."""
    if composer.edited < 0:
        return composer.commands
    return _without(composer.commands, composer.edited)


@remembered(most=4)
def _without(commands: tuple[Command, ...], number: int) -> tuple[Command, ...]:
    return commands[:number] + commands[number + 1 :]


def _having(session: Session, made: tuple[str, ...]) -> Composer:
    """The composer after these picks, without invalid ones; unfinished words return."""
    composer = session.composer
    going = offer(replace(session, composer=replace(composer, made=made)))
    path = _path(going)
    for blank in going.blanks:
        words = composer.unsent.get(path, "")
        if words and not blank.now:
            return _having(session, (*going.made, f"{blank.key}={words}"))
    if going.made == composer.made:
        return composer
    at = replace(composer, made=going.made, is_left_open=False)
    first = next((pick for pick in _fresh(session).picks if going.made[:1] == (pick.key,)), None)
    if first is None or not first.place:
        return at
    # Where choosing a place already begins a command, as in a setup, dropping the command also deselects the place.
    alone = offer(replace(session, composer=replace(at, made=going.made[:1])))
    return replace(at, rest=() if alone.begun is not None else going.made[:1])


def _fresh(session: Session) -> Offer:
    """How a command can start."""
    return offer(replace(session, composer=replace(session.composer, made=(), edited=-1)))


def is_list_full(session: Session) -> bool:
    """Whether no command can be added to the list."""
    going = offer(replace(session, composer=session.composer.without_selection()))
    return going.is_full or all(pick.refusal for pick in going.picks)


def fills_the_moment(session: Session) -> bool:
    """Whether the current command, once added, is the only one that the moment takes."""
    with_it = replace(session, composer=added(session))
    return len(with_it.composer.commands) == 1 and is_list_full(with_it)


def can_add(session: Session) -> bool:
    """Whether Add, by button or key, adds the current command to the list.

    It does not add a suggestion that nobody has changed where Ready gives it: the only command of a sealed moment.
    """
    if offer(session).command is None:
        return False
    has_ready = session.is_sealed and not session.is_guess and not isinstance(session.kind, Learning)
    return bool(session.composer.made) or not has_ready or not fills_the_moment(session)


def is_given_by_ready(session: Session) -> bool:
    """Whether Ready gives the only command of the moment, so that a button to add it would do the same.

    In a what-if commands are added for several players before one button plays them all. A lesson teaches players to
    add commands.
    """
    if not session.is_sealed or session.is_trial or session.is_guess or isinstance(session.kind, Learning):
        return False
    return face_of(session.match.game.name).takes_one_command


def _path(going: Offer) -> tuple[str, ...]:
    """The picks that lead to a blank, without the words in it."""
    keys = tuple(f"{blank.key}=" for blank in going.blanks)
    return tuple(pick for pick in going.made if not pick.startswith(keys)) if keys else going.made


def tapped(session: Session, place: str) -> Composer:
    """Tap a place: pick it if marked, add the command on a second tap, select any other; a grayed one does nothing."""
    composer, going = session.composer, offer(session)
    pick = _at(going, place)
    is_next = pick is not None and pick.mark == NEXT
    if going.command is not None and going.trail[-1:] == (place,) and not is_next:
        return added(session)
    at = replace(composer, cursor=place)
    if pick is not None:
        return _having(replace(session, composer=at), (*going.made, pick.key))
    if is_suggested(session):
        return _tapped_elsewhere(replace(session, composer=at), place)
    for kept in range(len(composer.made) - 1, 0, -1):
        earlier = replace(session, composer=replace(at, made=composer.made[:kept]))
        if pick := _at(offer(earlier), place):
            return _having(earlier, (*composer.made[:kept], pick.key))
    begun = _at(_fresh(session), place)
    if begun is None and why_place_is_gray(session, place):
        return at
    at = at.without_selection()
    return _having(replace(session, composer=at), (begun.key,)) if begun else at


def _tapped_elsewhere(session: Session, place: str) -> Composer:
    """Tap a place that is not marked, in a suggested command: the selection moves there, or is dropped.

    The changes made before stay. No earlier one of them leads to the place, though a piece may have stood there.
    """
    bare = replace(session, composer=unselected(session))
    pick = None if place in offer(session).trail else _at(offer(bare), place)
    if pick is not None:
        return _having(bare, (*offer(bare).made, pick.key))
    return session.composer if why_place_is_gray(session, place) else bare.composer


def expects(session: Session) -> str:
    """What to do next, in words.

    Some of these messages have variants: in a guess they name the guessed player, and in an open moment or a what-if
    the button is not called *Ready*.
    """
    wanted, names = offer(session).expects, session.match.names
    if session.is_guess and isinstance(wanted, Said) and translations.has(f"{wanted.key}-theirs"):
        wanted = Said(f"{wanted.key}-theirs", (("name", names[session.seat]), *wanted.facts))
    variant = "open" if not session.is_sealed else "trial" if session.is_trial else ""
    if variant and isinstance(wanted, Said) and translations.has(f"{wanted.key}-{variant}"):
        wanted = Said(f"{wanted.key}-{variant}", wanted.facts)
    return render(wanted, names)


def nothing_to_add(session: Session) -> str:
    """Say that there is nothing to add, and what to do first; with open commands, say that nothing is chosen."""
    if to_choose := what_to_choose_first(session):
        return to_choose
    first = expects(session)
    return say("nothing-to-add-yet", expects=sentence(first)) if first else say("nothing-to-add")


def why_place_is_gray(session: Session, place: str) -> Text:
    """Why a grayed place cannot be picked; empty if no reason is given."""
    picks = (*offer(session).picks, *_fresh(session).picks)
    return next((pick.refusal for pick in picks if pick.place == place and pick.refusal), "")


def why_list_cannot_be_played(session: Session) -> str:
    """With open commands: why the list cannot be played, as a sentence; empty if the list can be played or is empty."""
    match, commands = session.match, session.composer.commands
    if session.is_sealed or not commands:
        return ""
    illegal = match.first_illegal(session.seat, commands)
    if illegal is None:
        return ""
    command, verdict = illegal
    why = sentence(render(match.game.explain(verdict), match.names))
    return say("cannot-play", command=match.game.write(command), why=why, rule=verdict.rule or "none")


def what_to_choose_first(session: Session) -> str:
    """With open commands and nothing chosen, what to choose first; otherwise empty."""
    if session.is_sealed or session.composer.commands:
        return ""
    return say("nothing-chosen", expects=expects(session))


def _at(going: Offer, place: str) -> Pick | None:
    return next((pick for pick in going.picks if pick.place == place and not pick.refusal), None)


def picked(session: Session, key: str) -> Composer:
    """Choose an option of the sheet."""
    if any(pick.key == key and pick.refusal for pick in offer(session).picks):
        return session.composer
    return _having(session, (*session.composer.made, key))


def with_number(session: Session, key: str, number: int) -> Composer:
    """Set a number within the command, limited to what is available."""
    if not any(dial.key == key for dial in offer(session).dials):
        return session.composer
    return _having(session, (*session.composer.made, f"{key}={number}"))


def filled(session: Session, key: str, words: str) -> Composer:
    """Write words within the command; they are kept until it is added."""
    going = offer(session)
    if not any(blank.key == key for blank in going.blanks):
        return session.composer
    composer, path = session.composer, _path(going)
    words = words.encode(errors="replace").decode()  # half a surrogate pair can be neither stored nor sent
    unsent = {way: text for way, text in composer.unsent.items() if way != path}
    begun = replace(composer, made=path, unsent={**unsent, path: words} if words else unsent)
    return replace(begun, made=offer(replace(session, composer=replace(begun, made=(*path, f"{key}={words}")))).made)


def added(session: Session) -> Composer:
    """Append the current command to the list, or replace the one that is being edited.

    Void commands that would make it void are dropped.
    """
    composer, going = session.composer, offer(session)
    if going.command is None:
        return composer
    path = _path(going)
    composer = replace(composer, unsent={way: text for way, text in composer.unsent.items() if way != path})
    if not face_of(session.match.game.name).keeps_place_selected:
        composer = replace(composer, rest=())
    dropped = in_the_way(session, going.command)
    listed = given(composer)
    at = composer.edited if 0 <= composer.edited < len(composer.commands) else len(listed)
    kept_before = (each for number, each in enumerate(listed[:at]) if number not in dropped)
    kept_after = (each for number, each in enumerate(listed[at:], at) if number not in dropped)
    return composer.having((*kept_before, going.command, *kept_after))


def removal_notice(before: Session, after: Session) -> str:
    """A notice that adding the current command has removed void ones; empty if it has not."""
    going = offer(before)
    if going.command is None or after.composer.written == before.composer.written:
        return ""
    commands = given(before.composer)
    gone = [commands[number] for number in in_the_way(before, going.command)]
    if not gone:
        return ""
    phrases = [say("quoted-command", command=command_phrase(before.match, each)) for each in gone[:MOST_NAMED]]
    more = len(gone) - len(phrases)
    named = say("commands-and-more", commands=with_commas(phrases), number=more) if more else listed(phrases)
    return say("replaced-void", commands=named)


def edited(session: Session, number: int) -> Composer:
    """Edit a command of the list; a command that picks cannot make (void, `N:`) is edited as text."""
    composer = session.composer
    if not 0 <= number < len(composer.commands):
        return composer
    match = session.match
    rest = _without(composer.commands, number)
    way = match.game.picks_for(match.state, session.seat, rest, composer.commands[number])
    if not way:
        return composer
    fresh = _having(replace(session, composer=replace(composer.without_selection(), edited=number)), way)
    picks = offer(replace(session, composer=fresh)).trail
    return replace(fresh, cursor=picks[0] if picks else composer.cursor)


def taken_up(match: Match, seat: str, draft: Composer) -> Composer:
    """A saved draft, with those picks of its current command that are still possible."""
    at = replace(draft, made=(), rest=(), edited=draft.edited if 0 <= draft.edited < len(draft.commands) else -1)
    if not draft.made or match.moment is None or seat not in match.moment.seats:
        return replace(at, edited=-1)
    session = Session(Here(match), seat=seat, composer=at)
    whole = _having(session, draft.made)
    if not whole.made:
        return replace(at, edited=-1)
    # If the action was picked after the place, the place comes second: the picks alone do not show that.
    is_place = any(pick.place and (pick.key,) == draft.rest for pick in _fresh(session).picks)
    rest = whole.rest or (draft.rest if is_place else ())
    return replace(whole, rest=rest, cursor=rest[0] if rest else "")


def is_suggested(session: Session) -> bool:
    """Whether the game suggests a whole command that picks only change: a deployment, or orders."""
    return session.composer.edited < 0 and _fresh(session).command is not None


def unselected(session: Session) -> Composer:
    """The composer with nothing selected; what has been changed in a suggested command stays."""
    composer = session.composer
    if not is_suggested(session):
        return composer.without_selection()
    going, shorter = offer(session), _without_last_pick(session)
    is_only_selected = bool(going.trail) and going.command in (None, offer(shorter).command)
    kept = shorter if is_only_selected else session
    return kept.composer if is_suggestion_changed(kept) else composer.without_selection()


def _without_last_pick(session: Session) -> Session:
    """The session without the last change of a suggested command; that may be a mere selection."""
    return replace(session, composer=replace(session.composer, made=session.composer.made[:-1], rest=()))


def with_changes_kept(before: Session, after: Session) -> Session:
    """The session after a change of the list, with the suggested command as the player had changed it."""
    made = before.composer.made
    if not made or before.composer.edited >= 0 or not is_suggested(after):
        return after
    return replace(after, composer=_having(after, made))


def can_deselect(session: Session) -> bool:
    """Whether there is something to drop: a selected place or piece, or a command that was begun."""
    composer = session.composer
    if is_suggested(session):
        return bool(offer(session).trail)
    return bool(composer.made) or composer.edited >= 0


def is_suggestion_changed(session: Session) -> bool:
    """Whether picks have changed the suggested command; nothing need be selected now."""
    return is_suggested(session) and offer(session).command != _fresh(session).command


def cancelled(session: Session) -> Composer:
    """Undo the last pick, then the choice of the place; in a suggested command, only the last pick."""
    composer = session.composer
    if is_suggested(session):
        return unselected(_without_last_pick(session) if offer(session).trail else session)
    if composer.made != composer.rest:
        return composer.let_go()
    return composer.without_selection()


def is_begun(session: Session) -> bool:
    """Whether a command is started, beyond tapping a place."""
    return session.composer.made not in ((), session.composer.rest)


def targets(going: Offer) -> dict[str, str]:
    """The places that can be picked, and how they are marked."""
    return {pick.place: pick.mark for pick in going.picks if pick.place and pick.mark and not pick.refusal}


def notes(going: Offer) -> dict[str, str]:
    """What picking a marked place would do, in words, if there is anything to say."""
    marked = targets(going)
    return {pick.place: render(pick.note) for pick in going.picks if pick.note and pick.place in marked}


def deleted(session: Session, number: int) -> Composer:
    """The composer without one command of its list; a text that was too long may now be short enough to read."""
    composer, match = session.composer, session.match
    after = composer.having(_without(composer.commands, number))
    if not text_commands.is_too_long(match, composer) or text_commands.is_too_long(match, after):
        return after
    return replace(after, written=text_commands.read(match, text_commands.text_of(match, after), after.written))


def moved_up(commands: tuple[Command, ...], number: int) -> tuple[Command, ...]:
    """Move a command up by one."""
    if not 0 < number < len(commands):
        return commands
    rows = list(commands)
    rows[number - 1], rows[number] = rows[number], rows[number - 1]
    return tuple(rows)


def unfinished_texts(session: Session) -> tuple[str, ...]:
    """Unfinished words that do not belong to a command: which kind they are."""
    found = []
    for way, words in session.composer.unsent.items():
        if words.strip():
            before = offer(replace(session, composer=replace(session.composer, made=way[:-1], edited=-1)))
            pick = next((each for each in before.picks if each.key == way[-1]), None)
            found.append(render(pick.label, session.match.names) if pick else "")
    return tuple(found)
