"""A computer player's advice: plans with their shares, the feared reply, a payoff table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import htpy as h

from rozz.ui.features.opponents import computer_levels
from rozz.ui.games import face_of
from rozz.ui.i18n.engine_texts import foretold
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.state.model import Model, Session
from rozz.ui.views.widgets.plan_commands import deeds, in_a_line
from rozz.ui.views.widgets.shared_parts import rule_link
from rozz.ui.worker.turn_questions import Advice, Plan

if TYPE_CHECKING:
    from rozz.engine.ai.advice.hint_reasons import Reason
    from rozz.engine.ai.advice.plan_comparison import Sentence

#: How many lines about a plan are shown; the others are folded away.
MOST_ROWS = 5
#: The rank of a line that is folded away first.
LAST = 9


def hint(model: Model) -> h.Node:
    """The plans, or the progress of thinking."""
    session, advice, best = model.session, model.advice, model.best
    assert session is not None
    strongest = computer_levels.level_name(computer_levels.levels()[-1])
    if advice is None:
        return [
            h.p[say("hint-thinking", name=strongest)],
            h.progress(
                value=str(best.spent if best else 0),
                max=str(best.budget if best else 1),
                aria_label=say("thought-so-far"),
            ),
        ]
    moment = session.match.moment
    is_sealed = moment is None or moment.is_sealed
    return [
        h.p(".note")[say("hint-about" if is_sealed else "hint-about-open", name=strongest)],
        h.p(".note")[
            say("hint-scale" if is_sealed else "hint-scale-open", name=strongest),
            " " + say("hint-lots") if _has_lots(session, advice) else None,
        ],
        h.ol(".plans")[[_plan(session, advice, number) for number in range(len(advice.plans))]],
        _table(session, advice),
    ]


def _has_lots(session: Session, advice: Advice) -> bool:
    """Whether to draw lots: several plans have a share, and the commands are secret."""
    moment = session.match.moment
    is_sealed = moment is None or moment.is_sealed
    return is_sealed and sum(round(100 * plan.share) > 0 for plan in advice.plans) > 1


@dataclass(frozen=True)
class _Row:
    """A line about a plan: a sentence, its rule, and the heading it is under; a lower `rank` is kept first."""

    text: str
    rule: str = ""
    heading: str = ""
    rank: int = 0


def _plan(session: Session, advice: Advice, number: int) -> h.Element:
    plan, has_table = advice.plans[number], len(advice.replies) > 1
    game, commands = session.match.game.name, _read(session, plan.commands)
    brought = face_of(game).brought(session.match, session.seat, commands)
    rows = [_Row(each, rank=min(place, 1) * 2 + 1) for place, each in enumerate(brought)]
    rows += _reason(session, plan.reason, has_table) if plan.reason is not None else ()
    rows += _feared(session, advice) if number == 0 else ()
    kept = sorted(sorted(range(len(rows)), key=lambda each: (rows[each].rank, each))[:MOST_ROWS])
    rest = [each for each in range(len(rows)) if each not in kept]
    return h.li[
        h.h3[say("hint-plan", number=number + 1)],
        h.p(".note")[_worth(session, advice, plan)],
        deeds(session.match, session.seat, commands),
        _rows(game, [rows[each] for each in kept]),
        h.details[h.summary[say("hint-more-reasons")], _rows(game, [rows[each] for each in rest])] if rest else None,
        h.button(".button.small", data_do="use-hint", data_number=number)[say("hint-use-plan", number=number + 1)],
    ]


def _rows(game: str, rows: Sequence[_Row]) -> h.Element | None:
    """Lines as a list; a heading stands at the first of its lines."""
    shown, before = [], ""
    for row in rows:
        heading = h.strong[row.heading] if row.heading and row.heading != before else None
        shown.append(h.li[h.span[heading, " " if heading else None, row.text], " ", rule_link(game, row.rule)])
        before = row.heading
    return h.ul(".report")[shown] if shown else None


def _worth(session: Session, advice: Advice, plan: Plan) -> str:
    """What a plan is worth, and how often to play it; a single plan has no share."""
    share, value = round(100 * plan.share), round(100 * plan.value)
    moment = session.match.moment
    if _has_lots(session, advice):
        return say("hint-share", share=share, value=value) if share else say("hint-worth", value=value)
    is_sealed = moment is None or moment.is_sealed
    return say("hint-best" if share else "hint-worth" if is_sealed else "hint-another", value=value)


def _reason(session: Session, reason: Reason, has_table: bool) -> Iterator[_Row]:
    """The pros and cons of a plan, with what the reports will say that it leads to."""
    names = session.match.names
    places = [
        say(key, places=listed(named))
        for key, named in (("hint-takes", reason.taken), ("hint-keeps", reason.kept), ("hint-leaves", reason.left))
        if named
    ]
    worst = say("hint-worst-reply", number=reason.reply + 1) if has_table else say("hint-worst")
    if places:
        yield _Row(" ".join(places))
    yield from _lines(say("hint-brings"), reason.brings, names)
    if reason.unsaid:
        yield _Row(say("hint-unsaid", number=reason.unsaid), heading=say("hint-brings"), rank=LAST)
    yield from _quietly(session, reason)
    yield from _safety(reason)
    yield from _lines(say("hint-threat" if reason.saved else "hint-otherwise"), reason.otherwise, names)
    if reason.cost:
        yield _Row(say("hint-cost", places=listed(reason.cost)), heading=worst, rank=1)
    yield from _lines(worst, reason.feared, names)
    yield from _lines(say("hint-then"), reason.then, names)
    if reason.then and reason.hanging is not None:
        yield _counts(session, reason)


def _quietly(session: Session, reason: Reason) -> Iterator[_Row]:
    """The pros of a plan that takes, keeps and announces nothing, so that no plan lacks a reason."""
    if reason.brings or reason.taken or reason.kept or reason.then or reason.hanging is not None:
        return
    name = session.match.names[session.seat]
    sentences = [say("hint-more", name=name, number=reason.more)] if reason.more > 0 else []
    sentences += [say("hint-safe")] if reason.is_safe else []
    sentences = sentences or ([] if reason.left else [say("hint-quiet")])
    yield from (_Row(each) for each in sentences)


#: How many places are named; if there are more, it says "any".
PLACES_NAMED = 6


def _safety(reason: Reason) -> Iterator[_Row]:
    """What a single move can no longer take, what an own next move could, and what an opponent's could."""
    named = ("hint-saves", reason.saved), ("hint-threatens", reason.threatened), ("hint-hangs", reason.hanging)
    sentences = [
        # Not "any" if one can still be taken.
        say(f"{key}-any") if len(places) > PLACES_NAMED and (key != "hint-saves" or not reason.hanging)
        else say(key, places=listed(places))
        for key, places in named
        if places
    ]  # fmt: skip
    if reason.hanging == ():
        sentences.append(say("hint-hangs-none"))
    if sentences:
        yield _Row(" ".join(sentences))


def _counts(session: Session, reason: Reason) -> _Row:
    """The expected change of the score."""
    names = session.match.names
    if all(before == after for _, before, after in reason.counts):
        return _Row(say("hint-counts-same"), rank=2)
    counts = (say("hint-count", name=names[seat], before=before, after=after) for seat, before, after in reason.counts)
    return _Row(say("hint-counts", counts="; ".join(counts)), rank=2)


def _lines(heading: str, lines: Sequence[Sentence], names: Mapping[str, str]) -> Iterator[_Row]:
    """What reports will say, under a short heading; the first line counts most."""
    said = [(text, line.rule) for line in lines if (text := foretold(line.text, names))]
    yield from (_Row(text, rule, heading, 1 + place) for place, (text, rule) in enumerate(said))


def _feared(session: Session, advice: Advice) -> Iterator[_Row]:
    """The reply that hurts the first plan most: its number in the table, and everybody else's commands in it."""
    if advice.feared < 0:
        return
    against = advice.plans[0].against if advice.plans else ()
    number = against.index(min(against)) if against else advice.feared
    key = "hint-feared-reply" if len(advice.replies) > 1 else "hint-feared"
    yield _Row(say(key, plan=1, number=number + 1, commands=_all_in_a_line(session, advice.replies[number])))


def _all_in_a_line(session: Session, reply: Mapping[str, Sequence[str]]) -> str:
    return "; ".join(in_a_line(session.match, seat, _read(session, texts)) for seat, texts in reply.items())


def _read(session: Session, texts: Sequence[str]) -> list[Any]:
    """Parse the commands of a plan."""
    match = session.match
    return [command for text in texts for command in match.game.parse(match.scenario, text)]


def _table(session: Session, advice: Advice) -> h.Node:
    """The values against each reply, as a small table that screen readers can read."""
    rows = [plan for plan in advice.plans if plan.against]
    if len(advice.replies) < 2 or not rows:
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
    return h.p(".reply")[h.strong[say("hint-reply", number=number + 1)], ": ", _all_in_a_line(session, reply)]
