"""What a screen reader announces after a message: its result, and what is left to do. Without markup or the browser.

Only what nothing else announces: a new screen is read by its heading, a place by its name, a toast by itself, unless
its place appears together with it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rozz.ui.features import navigation
from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing
from rozz.ui.features.guesses import guess_presence
from rozz.ui.features.replay import active_board, replay_steps
from rozz.ui.features.table import shared_device
from rozz.ui.games import command_phrase, face_of
from rozz.ui.i18n.display_names import in_sentence, moment_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import paragraph, say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import COMPOSE, REVEAL

#: Messages that change the list, with the text to announce if nothing changed.
OF_LIST = {
    m.Add: "", m.Undo: "nothing-to-undo", m.Clear: "", m.DeleteOrder: "", m.UseHint: "", m.TapTile: "", m.Resign: "",
}  # fmt: skip


#: What to announce when the board begins to show what can be reached, or ends.
LAYERS = {"rivals": "threats-on", "own": "threats-own-on", "": "threats-off"}


def with_announcement(before: Model, after: Model, message: m.Message) -> Model:
    """The page with the announcement that follows a message."""
    words = " ".join(
        filter(None, (_board(before, after, message), announcement(before, after, message), _toast(before, after)))
    )
    if isinstance(message, m.Background) and not (words and _is_revealed(before, after)):
        return after
    if not words:
        return replace(after, said="") if after.said else after
    return replace(after, said=words, saying=after.saying + 1)


def _toast(before: Model, after: Model) -> str:
    """A new toast, if its place was not there before or was under a panel: browsers pass on only what changes later."""
    is_new = after.toast != before.toast and navigation.has_slip(after) and not after.dialog
    return after.toast if is_new and (before.dialog or not navigation.has_slip(before)) else ""


def announcement(before: Model, after: Model, message: m.Message) -> str:
    """What to announce after a message; empty if nothing."""
    was, now = before.session, after.session
    if isinstance(message, m.IAm | m.SetPin | m.RemovePin) or (isinstance(message, m.Agree) and after.refused):
        return after.refused  # the same words again, if the same PIN is wrong again
    if isinstance(message, m.ResetPin) and now is not None and now is not was:
        return say("pin-was-reset", name=now.match.names[message.colour])
    if isinstance(message, m.TryDifferently | m.BackToTable) and was is not None and now is not None:
        return _trial(was, now)
    if isinstance(message, m.SetKey | m.SwitchLetters):
        return _keys(before, after, message)
    if now is None or after.screen != "table":
        return ""
    if now.stage == REVEAL and (was is None or _shown(was) != _shown(now)):
        return _show(before, after, now)
    match message:
        case m.NoWay():
            return say("no-way")
        case m.NotOffered() if now.stage == COMPOSE:
            return f"{say('none-there')} {sentence(command_editing.expects(now))}"
        case m.SayWhere():
            return _where(now)
        case m.WalkOwn() | m.WalkTargets() if after is before or was is now:
            return say("none-there")
    if before.layer.what != after.layer.what and isinstance(message, m.ShowReach):
        return say(LAYERS[after.layer.what])
    if isinstance(message, m.ShowNextReach) and before.layer is not after.layer:
        return say("threats-next-on" if after.layer.has_next else "threats-next-off")
    if isinstance(message, m.PlanningMessage) and was is not None and now.stage == COMPOSE:
        return _planned(was, now, message)
    if was is None or now.stage != COMPOSE or was.stage != COMPOSE or was.seat != now.seat or after.toast:
        return ""
    if isinstance(message, m.Dial) and was.composer == now.composer:
        return _bound(now, message)
    if now.composer.made != was.composer.made and (purposes := _purposes(now)) and purposes != _purposes(was):
        return purposes
    if isinstance(message, m.RaiseOrder) and was.composer.commands != now.composer.commands:
        return say("raised", number=message.number + 1, before=message.number)
    return _of_list(was, now, message) if type(message) in OF_LIST else ""


def _board(before: Model, after: Model, message: m.Message) -> str:
    """Which board has come to the front, unless the player tapped its tab, which is read anyway."""
    was, now = before.session, after.session
    if was is None or now is None or {before.screen, after.screen} != {"table"} or was.match.game is not now.match.game:
        return ""
    is_tapped = isinstance(message, m.ShowBoard) and bool(message.board)
    is_other = now.stage in (COMPOSE, REVEAL) and not is_tapped and active_board.front(was) != active_board.front(now)
    return sentence(active_board.title(now)) if is_other else ""


def _is_revealed(before: Model, after: Model) -> bool:
    """Whether a turn that the player waited for is now shown: a computer player was the last to get ready."""
    return shared_device.has_ended_moment(before.session, after.session)


def _shown(session: Session) -> tuple[str, int, int]:
    return session.stage, session.shown_turn, session.step


def _show(before: Model, after: Model, now: Session) -> str:
    """The sentences of a step; of a turn that plays by itself all at its end, since its steps pass too quickly."""
    if after.is_playing and after.is_show:
        return ""
    if not (before.is_playing and before.is_show and before.session is not None):
        return _step(now)
    steps = range(1, len(replay_steps.steps(now.match, now.shown_turn)))
    said = [_step(replace(now, step=number)) for number in steps]
    return paragraph(*said)


def _step(session: Session) -> str:
    """The sentences of a step."""
    match, number = session.match, session.shown_turn
    last = len(replay_steps.steps(match, number)) - 1
    said = map(sentence, replay_steps.sentences(match, number, min(session.step, last)))
    return " ".join((*said, *_scores(session))) if session.step >= last else " ".join(said)


def _scores(session: Session) -> list[str]:
    """How well the turn was guessed."""
    if not session.guessed:
        return []
    from rozz.ui.features.guesses import guess_score  # imported when somebody has guessed

    return [guess_score.in_words(session, each) for each in guess_score.of_turn(session, session.shown_turn)]


def _bound(session: Session, message: m.Dial) -> str:
    """Say that a number cannot be raised or lowered anymore."""
    dial = next((each for each in command_editing.offer(session).dials if each.key == message.key), None)
    if dial is None or dial.least <= message.number <= dial.most:
        return ""
    return say("no-more", most=dial.most) if message.number > dial.most else say("no-less", least=dial.least)


def _purposes(session: Session) -> str:
    """What each kind of piece about to be bought is for."""
    command = command_editing.offer(session).command
    made = [command] if command is not None else []
    return " ".join(face_of(session.match.game.name).purposes(session.match.scenario, made))


def _of_list(was: Session, now: Session, message: m.Message) -> str:
    """What was added to or removed from the list, and what is left to do."""
    gone, come = (Counter(each.composer.commands) for each in (was, now))
    if was.composer.written == now.composer.written:
        if isinstance(message, m.Add):
            return command_editing.nothing_to_add(now)
        key = OF_LIST[type(message)]
        return say(key) if key else ""
    write = now.match.game.write
    sentences = [say("undone")] if isinstance(message, m.Undo) else []
    sentences += [say("taken-out", command=write(each)) for each in gone - come]
    sentences += [say("put-in", command=write(each)) for each in come - gone]
    return " ".join((*sentences, *_faults(now, come - gone), *_now_void(was, now, come - gone), _what_is_left(now)))


def _planned(was: Session, now: Session, message: m.PlanningMessage) -> str:
    """Say that guesses come or go, and what a change of them or of the plans leads to."""
    from rozz.ui.features.guesses import guess_lists, guessed_outcome

    if was.is_guess or now.is_guess or was is now:
        return ""  # the heading of the list says it
    if not guess_presence.is_open(now):
        return say("guesses-off")
    outcome = guessed_outcome.in_a_line(now, guessed_outcome.outcome(now))
    if isinstance(message, m.GuessAsBefore) and (left_out := guess_lists.guess_of(now, message.colour).left_out):
        outcome = f"{guessed_outcome.left_out_line(now.match, message.colour, left_out)} {outcome}"
    return f"{say('guesses-on')} {outcome}" if isinstance(message, m.ShowGuesses) else outcome


def _faults(session: Session, new: Counter[object]) -> list[str]:
    """What is wrong with the commands just added."""
    match = session.match
    return [
        say("command-faulty", status=given.status, why=sentence(render(match.game.explain(given), match.names)))
        for command, given in zip(session.composer.commands, command_editing.judged(session), strict=True)
        if command in new and not given.is_done
    ]


def _now_void(was: Session, now: Session, new: Counter[object]) -> list[str]:
    """The commands that were in the list before and do nothing anymore, with the reasons."""
    match, commands = now.match, now.composer.commands
    before = zip(was.composer.commands, command_editing.judged(was), strict=True)
    valid = {each for each, given in before if given.is_done}
    return [
        say(
            "doubt-void",
            number=number,
            text=command_phrase(match, command),
            why=sentence(render(match.game.explain(given), match.names)),
        )
        for number, (command, given) in enumerate(zip(commands, command_editing.judged(now), strict=True), 1)
        if command in valid and command not in new and not given.is_done
    ]


def _what_is_left(session: Session) -> str:
    """What is left to do."""
    match, commands = session.match, session.composer.commands
    tally = face_of(match.game.name).tally(match.state, session.seat, commands, for_screen_reader=True)
    listed = say("list-of", number=len(commands))
    return sentence(tally) if tally else listed


def _where(session: Session) -> str:
    """Whose turn it is, what is expected, what is left and where the cursor is."""
    match, place = session.match, board_description.here(session)
    face = face_of(match.game.name)
    at = face.heading(match, place, session.reader) if place else ""
    if session.stage != COMPOSE:
        return sentence(at)
    turn = say("player-at", name=match.names[session.seat], moment=in_sentence(match.moment))
    who = say("title-what-if", moment=turn) if session.is_trial else turn
    sentences = (who, command_editing.expects(session), _what_is_left(session), at)
    return " ".join(sentence(each) for each in sentences if each)


def _trial(was: Session, now: Session) -> str:
    """Say that a what-if was entered or left."""
    if now.is_trial and (not was.is_trial or was is not now):
        return say("in-what-if", moment=moment_name(now.match.moment))
    return ""  # a toast announces leaving


def _keys(before: Model, after: Model, message: m.SetKey | m.SwitchLetters) -> str:
    if isinstance(message, m.SwitchLetters):
        return say("letters-on" if after.settings.has_letters else "letters-off")
    return say("key-changed") if before.settings != after.settings else say("key-taken")
