"""Show a turn step by step on the board and in words, with its rules and its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import htpy as h
from markupsafe import Markup

from rozz.engine.match import Match
from rozz.engine.turns import Turn, are_one_turn, turn_of
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.features.lessons.lesson_course import asks, is_step_done, learning
from rozz.ui.features.links import readonly_sharing
from rozz.ui.features.replay import active_board, replay_steps
from rozz.ui.features.replay.replay_actions import MOMENT_SHOWN, goes_on, shows_old_turn
from rozz.ui.features.table import shared_device
from rozz.ui.games import face_of
from rozz.ui.games.face import LikelyPlan, Marks, Measure, ReplayStep
from rozz.ui.games.lesson_plan import ContinueToCommands, Select, SubmitCommands, Watch, Write
from rozz.ui.i18n.display_names import in_sentence, moment_name, part_name, turn_in_sentence
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import capitalized, say
from rozz.ui.i18n.translations import with_commas, with_dots
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import region
from rozz.ui.state.model import Session, Settings
from rozz.ui.state.replay_speeds import SPEEDS
from rozz.ui.state.session_kinds import ByLink, Here, ReadOnly
from rozz.ui.views.learning import lesson_panel
from rozz.ui.views.links import lost_player, remote_status, seat_key
from rozz.ui.views.replay import match_victory, reveal_report
from rozz.ui.views.table import shortcut_line
from rozz.ui.views.widgets import dice_pictures
from rozz.ui.views.widgets.shared_parts import (
    board_tabs,
    computer_sign,
    figures_on_map,
    map_tools,
    pressed_value,
    replay_bar,
    slip_foot,
    task_note,
    trial_heading,
)
from rozz.ui.views.widgets.toolbar import TOOLBAR_ATTRIBUTES, tabindex


def reveal_page(
    session: Session,
    settings: Settings,
    is_playing: bool,
    is_printed: bool = False,
    tier: str = "",
    toast: h.Node = None,
) -> h.Element:
    """A turn, step by step, on the board and in words; `is_printed`: the version for paper."""
    match = session.match
    steps = replay_steps.shown_steps(session)
    face = face_of(match.game.name)
    number = min(session.step, len(steps) - 1)
    step = steps[number]
    # The first step is about the whole board, wherever the player was looking.
    front = active_board.front(session)
    whose = active_board.looked_at(session, f"turn {session.shown_turn}")
    cursor = active_board.on_front(session, session.composer.cursor, session.tile) if front else session.tile
    marks = Marks(
        selected=session.tile, cursor=cursor, lit=step.lit, whose=whose, is_turned=session.is_turned, tier=tier,
        board=front, likely_plans=_guessed_arrows(session) if number == 0 else (),
    )  # fmt: skip
    played = match.played[session.shown_turn - 1]
    then = _session_at_step(session, replay_steps.state_of_step(match, session.shown_turn, number))
    heading = say("revealed", moment=moment_name(played.moment))
    # On a phone the crowded board of many players needs the height; with two it fills the width anyway.
    kinds = {"many-seats": len(match.seats) > 2, "trial": session.is_trial, "decided": step.is_end}
    return h.div(class_=["table-screen", "revealing", *(kind for kind, is_so in kinds.items() if is_so)])[
        replay_bar(then, played.moment),
        h.main(".table")[
            h.div(".map")[
                board_tabs(session, step.lit),
                face.board_at_step(match, step, marks),
                map_tools(active_board.can_turn(session)),
                figures_on_map(then, played.moment),
            ],
            h.aside("#slip.slip", aria_label=heading)[
                lesson_panel.lesson_panel(session),
                region("slip-head", _head(session, settings, heading, steps, number)),
                region("slip-body", _report(session, steps, number, is_printed)),
                slip_foot(toast, region("player", _player(session, steps, number, settings, is_playing))),
            ],
        ],
    ]


def _guessed_arrows(session: Session) -> tuple[LikelyPlan, ...]:
    """What was guessed of the turn, beside what was commanded."""
    if not session.guessed:
        return ()
    from rozz.ui.features.guesses import guess_score

    return guess_score.arrows(session, session.shown_turn)


def _guess_scores(session: Session) -> h.Node:
    """How well the turn was guessed."""
    if not session.guessed:
        return None
    from rozz.ui.views.guesses import guess_report

    return guess_report.score_lines(session, session.shown_turn)


def _head(session: Session, settings: Settings, heading: str, steps: tuple[ReplayStep, ...], number: int) -> h.Element:
    """Which turn and step are shown."""
    is_newest, step = session.shown_turn == len(session.match.played), steps[number]
    title = say("step", number=number + 1, total=len(steps), title=step.title)
    won = match_victory.victory_heading(session) if step.is_end else ""
    return h.div("#slip-head", class_="slip-head victorious" if won else "slip-head")[
        match_victory.winner_chips(session.match) if won else None,
        h.h1("#shown", _heading_attributes(session, is_over=number == len(steps) - 1), tabindex="-1")[
            trial_heading(session, won or heading)
        ],
        task_note(session),
        # In a lesson it is below, since its text replaces the heading.
        _stop_watching_button(session) if goes_on(session) and learning(session) is None else None,
        _spectator_note(session),
        remote_status.skipped_note(session),
        remote_status.turn_to_send_note(session) if is_newest else None,
        h.p(".expects", role="status")[title],
        shortcut_line.shortcut_line(session, settings),
    ]


def _heading_attributes(session: Session, is_over: bool) -> dict[str, str]:
    """Where keyboard users continue: at Play, after the last step at the way on, in a lesson at its step."""
    if learning(session) is not None:
        return lesson_panel.heading_attributes("shown")
    does = "next-turn" if is_over and not goes_on(session) else "play"
    return {"data-onward": f"#player [data-do='{does}']", "data-told": "shown"}


def _spectator_note(session: Session) -> h.Node:
    """A note that nobody here plays in this match, or not anymore."""
    if _nobody_here_plays(session):
        leave = h.button(".link", data_do="home")[say("home")]
        return h.p(".note.looking-on")[say("out-looking-on"), " ", leave]
    is_readonly = isinstance(session.kind, ReadOnly)
    linked = session.linked
    if not is_readonly and (linked is None or linked.seats):
        return None
    return h.p(".note.looking-on")[say("told-looking-on" if is_readonly else "link-looking-on")]


def _nobody_here_plays(session: Session) -> bool:
    """Whether everybody who plays at this device has resigned or lost, while the match goes on."""
    is_newest = session.shown_turn == len(session.match.played)
    return isinstance(session.kind, Here) and is_newest and shared_device.all_here_resigned(session)


def _lost_key_note(session: Session) -> h.Node:
    """What a player without their key can do, above the report, so that they find it at once."""
    linked = session.linked
    if linked is None or linked.seats or linked.ledger.is_over:
        return None
    lost = lost_player.lost_key_help(session, linked)
    return h.section(".lost-key")[h.div(".row")[seat_key.key_file_request(linked)], lost] if lost else None


def _session_at_step(session: Session, state: object) -> Session:
    """The match as it was in the shown step, for the players' figures in the bar."""
    match = session.match
    *before, shown = match.played[: session.shown_turn]
    stood = replace(match, played=(*before, replace(shown, after=state)), pending={})
    return replace(session, kind=Here(stood)) if isinstance(session.kind, ByLink) else session.having(stood)


def _report(session: Session, steps: tuple[ReplayStep, ...], number: int, is_printed: bool) -> h.Element:
    """The sentences of a step, a tile's story, and at the end the turn's result; on paper all steps at once."""
    step, linked = steps[number], session.linked
    is_last = number == len(steps) - 1
    is_taken = number == 0 and linked is not None and not linked.is_recomputed(session.shown_turn)
    # In a lesson, with a skipped player, or with a possibly lost key, there is less room and often no Tab stop in it:
    # keyboard users must be able to scroll it.
    lost = _lost_key_note(session)
    is_tight = learning(session) is not None or remote_status.skipped_note(session) is not None or lost is not None
    reach = {"role": "group", "tabindex": "0", "aria-label": step.title} if is_tight else {}
    return h.div("#slip-body.slip-body", reach)[
        lost,
        h.p(".note")[say("link-not-recomputed")] if is_taken else None,
        h.section(".captions", aria_label=step.title)[
            reveal_report.step_report(session, step, number),
            _guess_scores(session) if is_last or number == 0 else None,
            dice_pictures.dice_list(
                session.match.game.name, replay_steps.dice_in(session.match, session.shown_turn, number)
            ),
            _captured_note(session, number),
            match_victory.best_turn_card(session.match, session.lone_seat) if step.is_end else None,
        ],
        reveal_report.tile_story(session, steps, number) if session.tile else None,
        _printed_turn(session.match, session.shown_turn, steps) if is_printed else None,
        _turn_card(session.match, session.shown_turn, readonly_sharing.can_share(session)) if is_last else None,
    ]


def _captured_note(session: Session, number: int) -> h.Element | None:
    """What is off the board by the shown step."""
    match = session.match
    stood = replay_steps.state_of_step(match, session.shown_turn, number)
    sentence = face_of(match.game.name).captured_text(stood, match.names_at(session.shown_turn))
    return h.p(".note")[sentence] if sentence else None


@remembered(most=2)
def _printed_turn(match: Match, shown: int, steps: tuple[ReplayStep, ...]) -> Markup:
    """All commands and events, for printing a turn."""
    thrown = [replay_steps.dice_in(match, shown, number) for number in range(len(steps))]
    parts = [
        [
            h.h2[each.title],
            h.ol[
                [h.li[render(line.plain), " ", h.code[line.rule]] for line in each.lines],
                [h.li[replay_steps.describe_die(die), " ", h.code[die.rule]] for die in of_step],
            ],
        ]
        for each, of_step in zip(steps, thrown, strict=True)
        if each.lines or of_step
    ]
    # Otherwise a purchase or move would appear twice, as a command and as its result.
    is_repeated = any(line.repeats_command for each in steps for line in each.lines)
    commands = reveal_report.commands_report(match, shown, is_repeated, True)
    return Markup(str(h.section(".on-paper")[commands, parts]))


def _player(
    session: Session, steps: tuple[ReplayStep, ...], number: int, settings: Settings, is_playing: bool
) -> h.Element:
    """First, back, play, on, last; the names of the steps; the speed; the way on."""
    last = len(steps) - 1
    play = "pause" if is_playing else "play"
    # One button stands out: Play while there is something to play, then the way on. None of them while a lesson asks to
    # look, or continues by its own button.
    is_taught = learning(session) is not None
    is_wanted = is_taught or number == last
    onward = ".button.primary" if is_wanted and asks(session, Select, Write, ContinueToCommands) else ".button"
    loud_play = "play" if (is_taught or number < last) and asks(session, Watch, SubmitCommands) else None
    return h.div("#player.player")[
        _moments(session),
        _step_bar(steps, number),
        h.div(".player-keys", TOOLBAR_ATTRIBUTES, aria_label=say("playing"))[
            _player_button("first", 0, "first", is_disabled=number == 0),
            _player_button("previous", max(0, number - 1), "back", is_disabled=number == 0),
            h.button(class_=loud_play, tabindex=tabindex(True), data_do=play, aria_label=say(play), title=say(play))[
                sign(play)
            ],
            _player_button("next", min(last, number + 1), "next", is_disabled=number == last),
            _player_button("last", last, "last", is_disabled=number == last),
        ],
        h.div(class_="row spread quieter" if is_step_done(session) else "row spread")[
            _speed_buttons(settings.speed),
            h.button(".button", data_do="next-turn")[_stop_watching_label(session)]
            if goes_on(session) and is_taught
            else _previous_turn_button(session),
            h.button(onward, data_do="replay", data_turn=session.shown_turn + 1)[_neighbor_turn_label(session, 1)]
            if goes_on(session)
            else h.button(onward, data_do="next-turn")[_last_button_label(session, steps)],
        ],
    ]


def _moments(session: Session) -> h.Element | None:
    """The names of the turn's moments, with the shown one marked; None if there is only one."""
    turn = turn_of(session.match.played, session.shown_turn)
    if len(turn.moments) == 1:
        return None
    said = say("moments-of", turn=turn_in_sentence(turn.moment))
    return h.div(".moments-shown", TOOLBAR_ATTRIBUTES, aria_label=said)[
        [
            h.button(
                tabindex=tabindex(number == session.shown_turn),
                id=MOMENT_SHOWN if number == session.shown_turn else None,
                data_do="replay",
                data_turn=number,
                aria_current="step" if number == session.shown_turn else None,
            )[name]
            for number, name in enumerate(_names_of_moments(session.match, turn), turn.first)
        ]
    ]


def _names_of_moments(match: Match, turn: Turn) -> Iterator[str]:
    """The names of a turn's moments; several of one name have numbers and say who acts."""
    often, seen = Counter(played.moment.name for played in turn.moments), Counter[str]()
    names = match.names_at(turn.first)
    for played in turn.moments:
        moment = played.moment
        seen[moment.name] += 1
        name = capitalized(part_name(moment))
        if often[moment.name] > 1:
            name = with_dots((f"{name} {seen[moment.name]}", with_commas(names[seat] for seat in moment.seats)))
        yield name


def _step_bar(steps: tuple[ReplayStep, ...], number: int) -> h.Element:
    """The names of the steps, with the shown one marked."""
    return h.div(".steps", TOOLBAR_ATTRIBUTES, data_at_once=True, aria_label=say("steps"))[
        [
            h.button(
                class_="past" if index < number else None,
                tabindex=tabindex(index == number),
                data_do="step",
                data_number=index,
                aria_current="step" if index == number else None,
                aria_label=each.title,
                title=each.title,
            )[h.span(".step-name")[each.brief or each.title]]
            for index, each in enumerate(steps)
        ]
    ]


def _speed_buttons(speed: int) -> h.Element:
    """How fast a turn plays."""
    return h.div(".speeds", TOOLBAR_ATTRIBUTES, aria_label=say("speed"))[
        [
            h.button(
                ".link",
                tabindex=tabindex(each == speed),
                data_do="speed",
                data_number=each,
                aria_pressed=pressed_value(each == speed),
            )[say(f"speed-{each}")]
            for each in range(len(SPEEDS))
        ]
    ]


def _last_button_label(session: Session, steps: tuple[ReplayStep, ...]) -> str:
    """The label of the last button: on with the match, or to its end."""
    if session.kind.is_over:
        if len(steps) == 1 and steps[0].is_end:
            # The result is all that there is to see, as after a resignation.
            return say("go-on")
        is_open = isinstance(session.kind, ReadOnly) and session.match.outcome is None
        return say("told-standing" if is_open else "to-result")
    last, moment = session.match.played[-1].moment, session.match.moment
    return say("next-turn" if last.is_sealed and not are_one_turn(last, moment) else "next-move")


def _stop_watching_button(session: Session) -> h.Element:
    """The button that ends watching, beside the heading."""
    name = _stop_watching_label(session)
    return h.button("#stop-watching.plain", data_do="next-turn", aria_label=name, title=name)[sign("close")]


def _stop_watching_label(session: Session) -> str:
    """The label of the button that ends watching; in a finished puzzle it leads to the result."""
    return say("to-result" if session.solving and session.solving.result else "back-to-match")


def _previous_turn_button(session: Session) -> h.Element | None:
    """A button that shows the turn before an old one; None at the first, and in lessons, whose text needs the room."""
    if learning(session) is not None or session.shown_turn == 1:
        return None
    if not (shows_old_turn(session) or session.kind.is_over):
        return None
    return h.button(".button", data_do="replay", data_turn=session.shown_turn - 1)[_neighbor_turn_label(session, -1)]


def _neighbor_turn_label(session: Session, step: int) -> str:
    """The label for the turn after (`step` 1) or before (-1) the shown one; in the same turn with the moment's name."""
    played, number = session.match.played, session.shown_turn
    shown, other = played[number - 1].moment, played[number - 1 + step].moment
    if are_one_turn(shown, other) and other.name != shown.name:
        return say("same-turn-after" if step > 0 else "same-turn-before", part=part_name(other))
    if not other.is_sealed:
        return say("move-after" if step > 0 else "move-before")
    return say("next-turn" if step > 0 else "previous-turn")


def _player_button(text: str, number: int, icon: str, is_disabled: bool = False) -> h.Element:
    disabled = "true" if is_disabled else None
    return h.button(
        tabindex=tabindex(False),
        data_do="step",
        data_number=number,
        aria_label=say(text),
        title=say(text),
        aria_disabled=disabled,
    )[sign(icon)]


@remembered(most=4)
def _turn_card(match: Match, shown: int, can_share: bool) -> Markup:
    """What every seat has after the turn, gained and lost; can be shared."""
    played = match.played[shown - 1]
    face = face_of(match.game.name)
    before, after = face.figures(played.before), face.figures(played.after)
    styles = seat_styles(match.colours)
    card = h.section(".card.turn-card")[
        h.h2[say("turn-card", moment=in_sentence(played.moment))],
        h.table[
            h.thead[h.tr[h.th[say("player")], [h.th(".amount")[each.label] for each in face.measures]]],
            h.tbody[
                [
                    h.tr[
                        h.td[h.span(".row")[seat_chip(styles[place.colour]), h.bdi[place.shown], computer_sign(place)]],
                        [
                            _amount_change(each, before[place.colour][each.key], after[place.colour][each.key])
                            for each in face.measures
                        ],
                    ]
                    for place in match.seats
                ]
            ],
        ]
        if face.measures
        else None,
        h.div(".row")[
            h.button(".link", data_do="copy-report", data_turn=shown)[sign("copy"), say("copy-report")],
            h.button(".link", data_do="try", data_turn=shown)[sign("undo"), say("try-out")],
            h.button(".link", data_do="share-told")[sign("share"), say("share-told")] if can_share else None,
            h.button(".link", data_do="share-picture")[sign("share"), say("share-picture")],
        ],
    ]
    return Markup(str(card))


def _amount_change(measure: Measure, before: int, after: int) -> h.Element:
    change = after - before
    return h.td(".amount")[
        measure.format_number(after),
        h.span(class_="change gained" if change > 0 else "change lost")[f" {'+' if change > 0 else '−'}{abs(change)}"]
        if change
        else None,
    ]
