"""The shown turn as a picture to share: a heading, the players, the board of the step, and what happened.

The picture is a complete SVG: the page's style sheet and fonts are put into it before it is painted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from rozz.ui.board import text_boxes
from rozz.ui.board.geometry import Frame
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.board.viewport import NEAR, Viewport
from rozz.ui.features.match_list.match_list import title
from rozz.ui.features.replay import active_board, replay_steps
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks, ReplayStep
from rozz.ui.i18n.display_names import LONGEST_TITLE, file_words, moment_name, scenario_name
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session
from rozz.ui.views.widgets.pictures import FRAME, static_board

#: The picture's width, the room for its board, and the margin, in its own pixels; it is painted twice as large.
WIDTH, BOARD_ROOM, MARGIN = 1000, (944, 860), 28
#: The most lines of what happened, and the size and height of one.
MAX_LINES, LETTER_SIZE, LINE_HEIGHT = 6, 17, 25
#: Added to the page's style: a picture stands still and fills its place.
STILL_STYLE = """*, *::before, *::after { animation: none !important; transition: none !important; }
.heading { font: 600 30px var(--title); fill: var(--ink); } .said { font: 400 17px var(--text); fill: var(--ink); }
.aside { font: 400 17px var(--text); fill: var(--soft); } .sheet { fill: var(--paper); }
.player { font: 600 17px var(--text); fill: var(--ink); }"""
#: The board fills its place: on the page it is laid out by its parent.
FILLS = "position: static; width: 100%; height: 100%"
#: XML forbids them, and names may have them.
NO_CHARACTERS = dict.fromkeys((0xFFFE, 0xFFFF))


@dataclass(frozen=True)
class TurnPicture:
    """A picture before it is painted.

    before, after: its SVG, around the style sheet.
    name: the name of its file; `said`: what it shows, in words.
    """

    before: str
    after: str
    width: int
    height: int
    name: str
    said: str

    def svg(self, style: str) -> str:
        """The whole drawing, with a style sheet."""
        drawn = f"{self.before}<style><![CDATA[{style}\n{STILL_STYLE}]]></style>{self.after}"
        return drawn.translate(NO_CHARACTERS)


def turn_picture(session: Session, theme: str, lines_of_room: int = 0) -> TurnPicture:
    """The shown step, in a theme: `light` or `dark`; with room for at least this many lines."""
    match = session.match
    played = match.played[session.shown_turn - 1]
    steps = replay_steps.shown_steps(session)
    number = min(session.step, len(steps) - 1)
    step = steps[number]
    board, frame, scale, tier = _board(session, step)
    across, tall = round(frame.width * scale), round(frame.height * scale)
    heading = say("picture-heading", moment=moment_name(played.moment), step=step.title)
    lines = _first_lines(replay_steps.sentences(match, session.shown_turn, number))
    top = MARGIN + 84
    beneath = top + tall + 24
    height = beneath + max(len(lines), lines_of_room) * LINE_HEIGHT + MARGIN
    drawing = h.fragment[
        h.rect(".sheet", width=WIDTH, height=height),
        h.text(".heading", x=MARGIN, y=MARGIN + 26)[heading],
        h.text(".aside", x=WIDTH - MARGIN, y=MARGIN + 26, text_anchor="end")[say("title")],
        _players(session),
        h.svg(x=(WIDTH - across) // 2, y=top, width=across, height=tall, overflow="hidden")[
            h.g(".revealing", style=f"--pixel: {1 / scale:.3f}")[board]
        ],
        [
            h.text(".said", x=MARGIN, y=beneath + place * LINE_HEIGHT + LETTER_SIZE)[line]
            for place, line in enumerate(lines)
        ],
    ]  # fmt: skip
    begin = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
        f' data-theme="{theme}" data-tier="{tier}">'
    )
    return TurnPicture(
        begin,
        f"{drawing}</svg>",
        WIDTH,
        height,
        f"{file_name(session)}-step-{number + 1}.png",
        say("picture-said", heading=heading, match=title(session)),
    )


def file_name(session: Session) -> str:
    """The name of a file with the shown turn, without an ending: its scenario, or game, and its moment."""
    match, shown = session.match, session.shown_turn
    moment = match.played[shown - 1].moment
    scenario = file_words(scenario_name(match)[:LONGEST_TITLE]) or match.game.name
    # A turn can have several moments of the same name.
    words = ("rozz", scenario, file_words(moment_name(moment)), str(shown) if moment.within else "")
    return "-".join(filter(None, words))


def _board(session: Session, step: ReplayStep) -> tuple[Markup, Frame, float, str]:
    """The board, its frame, how many pixels a unit of it gets, and how much its places show at that size."""
    tier = NEAR
    while True:
        marks = Marks(lit=step.lit, is_turned=session.is_turned, tier=tier, board=active_board.front(session))
        board = face_of(session.match.game.name).board_at_step(session.match, step, marks)
        found = FRAME.search(str(board))
        assert found is not None
        frame = Frame(*map(float, found[1].split()))
        view = Viewport(frame, float(found[2]), *BOARD_ROOM)
        if tier == view.tier:
            return static_board(board, "picture", "", FILLS), frame, view.scale, tier
        tier = view.tier


def _players(session: Session) -> h.Element:
    """The players with their chips, then the scenario."""
    styles, drawn, x = seat_styles(session.match.colours), [], float(MARGIN)
    for seat, name in session.match.names.items():
        drawn.append(h.svg(x=f"{x:.0f}", y=MARGIN + 44, width=28, height=28)[seat_chip(styles[seat])])
        drawn.append(h.text(".player", x=f"{x + 36:.0f}", y=MARGIN + 64)[name])
        x += 36 + len(name) * text_boxes.TEXT * LETTER_SIZE + 24
    scenario = scenario_name(session.match)
    room = (WIDTH - MARGIN - x) / (text_boxes.TEXT * LETTER_SIZE)
    if room > len(scenario):
        drawn.append(h.text(".aside", x=WIDTH - MARGIN, y=MARGIN + 64, text_anchor="end")[scenario])
    return h.g[drawn]


def _first_lines(sentences: Iterable[str]) -> list[str]:
    """The first few lines of the sentences; an ellipsis marks that more follow."""
    most = int((WIDTH - 2 * MARGIN) / (0.52 * LETTER_SIZE))
    lines: list[str] = []
    for sentence in sentences:
        line = ""
        for word in sentence.split():
            if line and len(line) + 1 + len(word) > most:
                lines.append(line)
                line = word
            else:
                line = f"{line} {word}".strip()
        lines.append(line)
    if len(lines) > MAX_LINES:
        lines = [*lines[: MAX_LINES - 1], f"{lines[MAX_LINES - 1]} …"]
    return lines
