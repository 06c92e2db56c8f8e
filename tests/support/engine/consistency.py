"""Whether the report of a turn of Rozz is consistent."""

from __future__ import annotations

from rozz.engine.game import Played


def consistent(turn: Played) -> None:
    """The changes of each phase, made in order, lead from one phase's position to the next."""
    position = {tile: dict(stack) for tile, stack in turn.before.position.items()}
    for phase in turn.phases:
        for event in phase.events:
            for tile, piece, before, after in event.changes:
                stack = position.setdefault(tile, {})
                assert stack.pop(piece, 0) == before, (phase.name, event)
                assert after >= 0
                if after:
                    stack[piece] = after
        position = {tile: stack for tile, stack in position.items() if stack}
        assert position == phase.position, phase.name
    assert turn.phases[-1].position == turn.after.position
