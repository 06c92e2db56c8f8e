"""What is asked before commands are handed in: what is missing, void or would be left out.  Never of a what-if."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rozz import plans, reasons
from rozz.engine.rozz.commands import Nothing, Resign
from rozz.engine.rozz.draft import Draft
from rozz.ui import compose
from rozz.ui.model import Session
from rozz.ui.texts import say


def doubts(session: Session) -> tuple[str, ...]:
    """A sentence for everything that may not be meant: who hands in nothing, or less than is allowed, is asked.

    `N:` is meant, and so is the list of somebody who can order nothing more.
    """
    return () if session.is_trial else tuple(_doubts(session))


def _doubts(session: Session) -> Iterator[str]:
    composer, state = session.composer, session.match.state
    draft = Draft(state, session.seat, composer.commands)
    kinds = {type(each) for each in composer.commands}
    if Resign in kinds:
        yield say("doubt-resign", name=session.match.names[session.seat])
    if draft.used < draft.allowance and not kinds & {Nothing, Resign} and plans.can_order(state, session.seat):
        yield say("doubt-fewer", used=draft.used, allowance=draft.allowance) if draft.used else say("doubt-none")
    for number, (command, given) in enumerate(zip(composer.commands, draft.verdicts, strict=True), 1):
        if not given.is_done:
            text = session.match.game.write(command)
            yield say("doubt-void", number=number, text=text, status=given.status, why=reasons.explain(given))
    for line in composer.written.unread[:3]:
        yield say("doubt-unread", text=line.strip())
    if len(composer.written.unread) > 3:
        yield say("doubt-unread-more", number=len(composer.written.unread) - 3)
    for colour, text in composer.unsent.items():
        if text.strip():
            yield say("doubt-unsent", name=session.match.names[colour])
    if composer.chosen and compose.previewed(composer) is None:
        yield say("doubt-in-hand", item=composer.chosen.choice.item, tile=composer.chosen.choice.tile)
