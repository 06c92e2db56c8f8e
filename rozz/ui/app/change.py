"""A message on its way through the pipeline of `update`, with the page before and after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rozz.ui.state.effects import Effect
from rozz.ui.state.messages import Message
from rozz.ui.state.model import Model


@dataclass(frozen=True)
class Change:
    """What a message has changed so far.

    `before` is the page as it was when the message came, `start` the same page without notices about the message before
    it, `after` the page as it is now.  `effects` are carried out in their order.
    """

    message: Message
    before: Model
    start: Model
    after: Model
    effects: tuple[Effect, ...] = ()

    def to(self, after: Model, *effects: Effect) -> Change:
        """The change with another page after it, and more effects at the end."""
        return replace(self, after=after, effects=(*self.effects, *effects))

    def first(self, *effects: Effect) -> Change:
        """The change with effects that must be carried out before all others."""
        return replace(self, effects=(*effects, *self.effects))


#: One stage of the pipeline.
Stage = Callable[[Change], Change]
