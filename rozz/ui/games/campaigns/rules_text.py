"""The rules for players: a first chapter that holds the place of the whole book."""

from __future__ import annotations

from rozz.ui.games.face import Chapter, Rule, Rulebook

RULEBOOK = Rulebook(
    (
        Chapter(
            "C1",
            "The game in short",
            (Rule("C1", "Two armies meet on a board of fifteen spaces. Both captains give orders in secret. Then they activate one force at a time, move it, and fight.", is_ruling=True),),
        ),
    )
)  # fmt: skip
