"""The shown turn as a short animation to share: the pictures of its steps in sequence.

A browser records in real time, so the player waits as long as the animation lasts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rozz.ui.features.match_list.match_list import title
from rozz.ui.features.replay import step_durations
from rozz.ui.i18n.display_names import moment_name
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session
from rozz.ui.views.replay.turn_picture import MAX_LINES, TurnPicture, file_name, turn_picture

#: The length of the animation, and the shortest time of a step, in milliseconds.
ANIMATION_LENGTH, MIN_STAY = 4000, 300


@dataclass(frozen=True)
class TurnAnimation:
    """A turn before it is recorded.

    stays: how many milliseconds each step is shown.
    name: the name of its file without an ending; `said`: what it shows, in words.
    """

    session: Session
    theme: str
    stays: tuple[int, ...]
    name: str
    said: str

    def pictures(self) -> Iterator[TurnPicture]:
        """The picture of each step, all equally high on the same board; each takes a moment to draw."""
        steps = range(len(self.stays))
        return (turn_picture(replace(self.session, step=step), self.theme, MAX_LINES) for step in steps)


def turn_animation(session: Session, theme: str) -> TurnAnimation:
    """The turn that is shown, in a theme: `light` or `dark`."""
    stays = step_durations.stays(session.match, session.shown_turn)
    moment = session.match.played[session.shown_turn - 1].moment
    share = ANIMATION_LENGTH / sum(stays)
    return TurnAnimation(
        session,
        theme,
        tuple(max(MIN_STAY, round(share * stay)) for stay in stays),
        file_name(session),
        say("animation-said", match=title(session), moment=moment_name(moment)),
    )
