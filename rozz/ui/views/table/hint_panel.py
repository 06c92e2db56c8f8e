"""A computer player's advice: plans with their shares, the feared reply, a payoff table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import htpy as h

from rozz.ui.features.opponents import hint_board
from rozz.ui.games import command_with_full_names, face_of
from rozz.ui.i18n.engine_texts import in_future_tense, render
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.i18n.translations import listed, with_semicolons
from rozz.ui.page_regions import region
from rozz.ui.state.model import Model, Session
from rozz.ui.views.widgets.plan_commands import (
    collapsed_notation,
    commands_in_words,
    commands_line,
    own_line_with_full_names,
)
from rozz.ui.views.widgets.reason_lines import PLACES_NAMED, forecast_lines, saves_and_threatens
from rozz.ui.views.widgets.shared_parts import pressed_value, rule_link, thinking_progress
from rozz.ui.worker.turn_questions import Advice, HintPlan

if TYPE_CHECKING:
    from rozz.engine.ai.advice.hint_reasons import Reason


def hint_panel(model: Model) -> h.Node:
    """The plans, or the progress of thinking."""
    session, advice = model.session, model.advice
    assert session is not None
    if advice is None:
        return [
            h.p[say("hint-thinking")],
            # A region, because every report would rewrite the board too if the rest of the page changed.
            region("hint-thought", thinking_progress("hint-thought", model.best)),
        ]
    about = [_percentage_note(session, advice), say("hint-lots") if _suggests_drawing_lots(session, advice) else ""]
    rule = _first_rule(advice)
    more = [
        h.p(".note")[say("hint-about" if session.is_sealed else "hint-about-open")],
        h.p(".note")[paragraph(*about)] if any(about) else None,
        h.p(".note")[say("hint-rules", rule=rule)] if rule else None,
        h.ol(".plans")[[_plan(model, session, advice, number) for number in range(len(advice.plans))]],
        _payoff_table(session, advice),
    ]
    if not advice.plans:
        return more
    return [
        _best_plan_summary(session, advice, advice.plans[0]),
        h.details(".hint-details")[h.summary[say("hint-details")], more],
    ]


def _percentage_note(session: Session, advice: Advice) -> str:
    """What the plans' percentages mean; empty if there are none."""
    if advice.is_opening:
        return say("hint-opening-about")
    if not advice.has_chances:
        return ""
    return say("hint-scale" if session.is_sealed else "hint-scale-open")


def _best_plan_summary(session: Session, advice: Advice, plan: HintPlan) -> h.Element:
    """The best plan in a few lines: what it is worth, what it does, what it brings, what to watch out for."""
    match = session.match
    commands = hint_board.parsed(match, plan.commands)
    watch_out, left_over = _watch_out(session, advice, plan), _left_over_note(session, commands)
    room = MAX_SUMMARY_LINES - 2 - (watch_out is not None) - (left_over is not None)
    return h.section(".hint-short")[
        h.h3[_worth(session, advice, plan)],
        h.p[own_line_with_full_names(match, commands)],
        left_over,
        _summary_reasons(session, advice, plan, commands, session.is_sealed and watch_out is not None)[:room],
        watch_out,
        h.div(".row")[h.button(".button.primary", data_do="use-hint", data_number=0)[say("hint-use")]],
    ]


#: The most lines in the short hint, including its heading and the commands.
MAX_SUMMARY_LINES = 5


def _summary_reasons(
    session: Session, advice: Advice, plan: HintPlan, commands: Sequence[object], is_only_likely: bool
) -> list[h.Element]:
    """The reasons for the best plan, weightiest first: victory, income, places, what is lost; at last a distance.

    is_only_likely: the others may do something else at the same time, so the result is called likely, once.
    """
    reason, match = plan.reason, session.match
    face = face_of(match.game.name)
    effects = list(map(_note, face.purchase_effects(match, session.seat, commands)[:1]))
    whereabouts = list(map(_note, face.distance_notes(match, session.seat, commands)[:1]))
    if reason is None:
        return effects or whereabouts
    if reason.why:
        return [*effects, _game_reasons(session, reason)]
    places = [_places(session, reason, is_only_likely)]
    pays = reason.wins or bool(_income_notes(session, reason))
    main = in_future_tense(reason.main.text) if reason.main is not None and not pays and not effects else ""
    found = [*places, *effects] if pays else [*effects, _possible_win_note(reason), *places]
    if main and is_only_likely and places == [None]:
        main = say("hint-likely", text=main)
    found += [_note(main) if main else None, _quiet_pros(reason), _safety_notes(reason)]
    strong = [each for each in found if each is not None]
    is_equal = _has_equal_plans(advice) and not _suggests_drawing_lots(session, advice)
    equal = [_note(say("hint-equal"))] if is_equal and not pays and not effects else []
    if strong and (strong != places or reason.taken or reason.kept):
        return [*strong, *equal]
    rest = [*whereabouts, *equal] or [_note(say("hint-quiet" if _is_quiet(reason) else "hint-found"))]
    return strong or rest


def _note(text: str) -> h.Element:
    return h.p(".note")[text]


def _left_over_note(session: Session, commands: Sequence[object]) -> h.Element | None:
    """What becomes of what a plan leaves undone."""
    text = face_of(session.match.game.name).left_over_note(session.match, session.seat, commands)
    return _note(text) if text else None


def _possible_win_note(reason: Reason) -> h.Element | None:
    """A note that a plan wins at once against some replies, if it is not what wins against the likeliest."""
    if reason.wins or not reason.chances:
        return None
    return _note(say("hint-chances", number=reason.chances, cases=reason.cases))


def _income_notes(session: Session, reason: Reason) -> tuple[str, ...]:
    """What the taken places earn."""
    return face_of(session.match.game.name).income_notes(session.match.state, reason.taken)


def _first_rule(advice: Advice) -> str:
    """A rule's number that the reasons show as a link; empty if they show none."""
    reasons = [plan.reason for plan in advice.plans if plan.reason is not None]
    shown = (each for r in reasons for each in (*r.why, *r.brings, *r.otherwise, *r.feared, *r.then))
    return next((each.rule for each in shown if each.rule), "")


#: Plans whose values differ by less are about equal.
EQUAL_WORTH_MARGIN = 0.01


def _has_equal_plans(advice: Advice) -> bool:
    """Whether another plan is worth about as much as the best one."""
    if advice.is_opening or len(advice.plans) < 2:
        return False
    return abs(advice.plans[0].value - advice.plans[1].value) < EQUAL_WORTH_MARGIN


def _game_reasons(session: Session, reason: Reason) -> h.Element:
    """The game's own reasons for a plan, with rules."""
    match = session.match
    said = [(render(line.text, match.names), line.rule) for line in reason.why]
    return h.ul(".report.why-plan")[[h.li[h.span[text], " ", rule_link(match.game.name, rule)] for text, rule in said]]


#: How many commands of a feared reply the short hint shows.
MAX_FEARED_COMMANDS = 2


def _watch_out(session: Session, advice: Advice, plan: HintPlan) -> h.Element | None:
    """What hurts the plan most: as many commands as fit, and how many more belong to it.

    None if no reply takes anything.
    """
    match = session.match
    given = [each for each in hint_board.feared_moves(match, advice, plan) if each.commands]
    if not given or _is_harmless(plan):
        return None
    number = sum(len(each.commands) for each in given)
    # Secret commands happen together, so this is not what the result of the plan assumes.
    instead = "-instead" if session.is_sealed else ""
    # The last commands of a list are usually its point: what is bought and moved before serves them.
    if len(given) > 1:
        texts = [commands_line(match, each.seat, each.commands[-1:]) for each in given[:MAX_FEARED_COMMANDS]]
        warning = say(f"hint-watch-out-several{instead}")
    else:
        texts = [command_with_full_names(match, each) for each in given[0].commands[-MAX_FEARED_COMMANDS:]]
        warning = say(f"hint-watch-out{instead}", name=match.names[given[0].seat])
    more = number - len(texts)
    return h.div(".watch-out")[
        h.p[warning],
        h.ul[[h.li[each] for each in texts], h.li[say("hint-watch-out-more", more=more)] if more else None],
    ]


def _suggests_drawing_lots(session: Session, advice: Advice) -> bool:
    """Whether to draw lots: several plans have a share, and the commands are secret."""
    return session.is_sealed and sum(round(100 * plan.share) > 0 for plan in advice.plans) > 1


def _plan(model: Model, session: Session, advice: Advice, number: int) -> h.Element:
    plan, has_table = advice.plans[number], len(advice.replies) > 1
    share = round(100 * plan.share)
    commands = hint_board.parsed(session.match, plan.commands)
    face, match, seat = face_of(session.match.game.name), session.match, session.seat
    # The summary above already gives the first plan's commands, worth and results.
    purchase_effects = face.purchase_effects(match, seat, commands)[number == 0 :]
    effects = (*purchase_effects, *face.distance_notes(match, seat, commands))
    return h.li[
        h.h3[say("hint-plan" if number else "hint-plan-above", number=number + 1)],
        h.p(".note")[_worth(session, advice, plan)] if number else None,
        h.p(".note")[say("hint-odds", share=share)] if _suggests_drawing_lots(session, advice) and share else None,
        [commands_in_words(match, commands), _left_over_note(session, commands)] if number else None,
        [_note(each) for each in effects],
        _reason(session, plan.reason, has_table, is_in_short=number == 0) if plan.reason is not None else None,
        _feared_reply(session, advice) if number == 0 else None,
        h.div(".row")[
            h.button(
                ".button.small",
                data_do="show-plan",
                data_number=number,
                aria_pressed=pressed_value(number == model.hint_plan),
            )[say("hint-on-board", number=number + 1)]
            if len(advice.plans) > 1
            else None,
            h.button(".button.small", data_do="use-hint", data_number=number)[say("hint-use-plan", number=number + 1)]
            if number
            else None,
            collapsed_notation(session.match, commands),
        ],
    ]


def _worth(session: Session, advice: Advice, plan: HintPlan) -> str:
    """What a plan is worth."""
    if advice.is_opening:
        return say("hint-opening" if plan is advice.plans[0] else "hint-opening-too")
    if not advice.has_chances:
        return say("hint-best-plan" if plan is advice.plans[0] else "hint-other-plan")
    share, value = round(100 * plan.share), round(100 * plan.value)
    if share and _suggests_drawing_lots(session, advice) and plan is not advice.plans[0]:
        return say("hint-good-too", value=value)
    return say("hint-best" if share else "hint-worth" if session.is_sealed else "hint-another", value=value)


def _places(session: Session, reason: Reason, is_only_likely: bool) -> h.Element | None:
    """What a plan takes, what that earns, what it keeps and gives up; what it gives up does not matter if it wins."""
    if reason.wins:
        wins = say("hint-wins")
        return h.p(".note")[f"{wins} {say('hint-takes', places=listed(reason.taken))}" if reason.taken else wins]
    takes = [say("hint-takes", places=listed(reason.taken))] if reason.taken else []
    places = [*takes, *_income_notes(session, reason)]
    places += [
        say(key, places=listed(named))
        for key, named in (("hint-keeps", reason.kept), ("hint-leaves", reason.left))
        if named
    ]
    if not places:
        return None
    text = " ".join(places)
    return _note(say("hint-likely", text=text) if is_only_likely else text)


def _reason(session: Session, reason: Reason, has_table: bool, is_in_short: bool) -> h.Node:
    """The pros and cons of a plan: sentences of the reports it would lead to, with their rules.

    is_in_short: leave out what `_best_plan_summary` already says.
    """
    game = session.match.game.name
    if reason.why:
        return None if is_in_short else _game_reasons(session, reason)
    worst = say("hint-worst-reply", number=reason.reply + 1) if has_table else say("hint-worst")
    cost = say("hint-cost", places=listed(reason.cost)) if reason.cost else ""
    is_only_likely = session.is_sealed and bool(reason.feared or cost)
    return [
        None if is_in_short else [_places(session, reason, is_only_likely), _possible_win_note(reason)],
        forecast_lines(game, say("hint-brings-likely" if is_only_likely else "hint-brings"), reason.brings),
        h.p(".note")[say("hint-unsaid", number=reason.unsaid)] if reason.unsaid else None,
        None if is_in_short else [_quiet_pros(reason), _safety_notes(reason)],
        forecast_lines(game, say("hint-threat" if reason.saved else "hint-otherwise"), reason.otherwise),
        forecast_lines(game, worst, reason.feared, cost) if reason.feared or cost else None,
        forecast_lines(game, say("hint-then"), reason.then),
        _score_change(session, reason) if reason.then and reason.hanging is not None else None,
    ]


def _is_quiet(reason: Reason) -> bool:
    """Whether a plan takes, keeps and announces nothing."""
    return not (reason.brings or reason.taken or reason.kept or reason.then or reason.hanging is not None)


def _is_safe(reason: Reason) -> bool:
    """Whether the panel says that no reply takes anything."""
    return _is_quiet(reason) and reason.is_safe


def _is_unthreatened(reason: Reason) -> bool:
    """Whether the panel says that nobody can take anything in reply."""
    return reason.hanging == ()


def _is_harmless(plan: HintPlan) -> bool:
    """Whether no reply to a plan does any harm."""
    reason = plan.reason
    return reason is not None and (reason.is_safe or _is_unthreatened(reason))


def _quiet_pros(reason: Reason) -> h.Element | None:
    """The pros of a plan that takes, keeps and announces nothing; None if it has none."""
    if not _is_quiet(reason):
        return None
    sentences = [say("hint-more", number=reason.more)] if reason.more > 0 else []
    sentences += [say("hint-safe")] if _is_safe(reason) else []
    return _note(" ".join(sentences)) if sentences else None


def _safety_notes(reason: Reason) -> h.Element | None:
    """What an opponent's move can no longer take, what the player's next move could take, and what stays at risk."""
    hanging = reason.hanging
    sentences = saves_and_threatens(reason.saved, reason.threatened, not hanging)
    if hanging:
        are_many = len(hanging) > PLACES_NAMED
        sentences.append(say("hint-hangs-any") if are_many else say("hint-hangs", places=listed(hanging)))
    if hanging == ():
        sentences.append(say("hint-hangs-none"))
    return h.p(".note")[" ".join(sentences)] if sentences else None


def _score_change(session: Session, reason: Reason) -> h.Element:
    """The expected change of the score."""
    names = session.match.names
    if all(before == after for _, before, after in reason.counts):
        return h.p(".note")[say("hint-counts-same")]
    counts = (
        say("hint-count" if before != after else "hint-count-same", name=names[seat], before=before, after=after)
        for seat, before, after in reason.counts
    )
    return h.p(".note")[say("hint-counts", counts=with_semicolons(counts))]


def _feared_reply(session: Session, advice: Advice) -> h.Node:
    """The reply that hurts the first plan most: its number in the table, or everybody else's commands in it."""
    number, reason = hint_board.feared_number(advice, advice.plans[0]), advice.plans[0].reason
    if number < 0 or (reason is not None and _is_unthreatened(reason)):
        return None
    if _has_table(advice):
        # Its commands are listed below the table.
        return h.p[say("hint-feared-reply", plan=1, number=number + 1)]
    return [h.p[say("hint-feared", plan=1)], _by_player(session, advice.replies[number])]


def _by_player(session: Session, reply: Mapping[str, Sequence[str]]) -> h.Element:
    """Everybody else's commands, a line for each player."""
    match = session.match
    lines = (commands_line(match, seat, hint_board.parsed(match, texts)) for seat, texts in reply.items())
    return h.ul(".by-player")[[h.li[each] for each in lines]]


def _has_table(advice: Advice) -> bool:
    """Whether plans are compared against several replies."""
    return len(advice.replies) > 1 and any(plan.against for plan in advice.plans)


def _payoff_table(session: Session, advice: Advice) -> h.Node:
    """The values against each reply, as a small table that screen readers can read."""
    if not _has_table(advice) or not advice.has_chances:
        return None
    columns = range(len(advice.replies))
    table = h.table(".payoffs", aria_label=say("hint-table"))[
        h.thead[h.tr[h.td, [h.th(scope="col")[say("hint-reply", number=each + 1)] for each in columns]]],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[say("hint-plan", number=number + 1)],
                    [h.td[round(100 * value)] for value in plan.against],
                ]
                for number, plan in enumerate(advice.plans)
                if plan.against
            ]
        ],
    ]
    # With six players there are more replies than fit on a phone.
    frame = h.div(".payoffs-frame", role="group", tabindex="0", aria_label=say("hint-table"))[table]
    replies = [_reply(session, reply, number) for number, reply in enumerate(advice.replies)]
    return [h.p(".note")[say("hint-table")], frame, replies]


def _reply(session: Session, reply: Mapping[str, Sequence[str]], number: int) -> h.Element:
    """A column of the table: everybody else's commands."""
    return h.div(".reply")[h.strong[say("hint-reply", number=number + 1)], _by_player(session, reply)]
