"""A scenario and its reader: a name, a few words, the setup, and who begins.

Also reads positions, for cases and saved states; refusals name the path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozz.engine.rosenkreuz.legality.legal_moves import is_decided, legal_moves
from rozz.engine.rosenkreuz.model.position import (
    EMPTY,
    LETTERS,
    MOST_OF_A_KIND,
    Position,
    position_of,
    unbalanced_squares,
)
from rozz.engine.rosenkreuz.model.sides import ROSE, SEATS, SIDES
from rozz.engine.rosenkreuz.model.squares import FILES, RANKS, SQUARES, names_of
from rozz.engine.said import listed, said
from rozz.engine.validation import PathValue

GAME = "rosenkreuz"


@dataclass(frozen=True)
class Scenario:
    """Everything that a match starts from; `written` is the mapping it was read from."""

    name: str
    about: str
    setup: Position
    written: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)


def read_scenario(found: PathValue) -> Scenario:
    """Read a scenario from a mapping; a scenario that is over before the first move is refused."""
    fields = found.fields("game", "name", "about", "setup", "to_move", needed=("game", "name", "setup"))
    fields["game"].choice(GAME)
    setup = read_position(fields["setup"], read_seat(fields["to_move"]) if "to_move" in fields else ROSE)
    if is_decided(setup.boards):
        fields["setup"].fail(said("files-lost-at-start"))
    if not legal_moves(SIDES[setup.to_move], setup.boards):
        fields["setup"].fail(said("files-no-first-move", player=setup.to_move))
    return Scenario(
        name=fields["name"].line(said("files-a-name")),
        about=fields["about"].text(said("files-a-sentence")) if "about" in fields else "",
        setup=setup,
        written=dict(found.value),
    )


def read_seat(found: PathValue) -> str:
    """A seat, in any letter case."""
    written = found.value
    return PathValue(
        written.upper() if isinstance(written, str) else written, found.path, found.error_class
    ).choice(*SEATS)


def read_position(found: PathValue, to_move: str) -> Position:
    """The position from a text of eight lines; refuses unbalanced groups, K7, and too many pieces of a kind, K2."""
    position = read_rows(found, found.text(said("files-eight-rows")).strip().splitlines(), to_move)
    for letter, many in position.sets.items():
        if many.bit_count() > MOST_OF_A_KIND:
            found.fail(said("files-many-of-a-kind", number=many.bit_count(), letter=letter, most=MOST_OF_A_KIND))
    broken = unbalanced_squares(position)
    if broken:
        found.fail(said("files-unbalanced", squares=listed(names_of(broken))))
    return position


def read_rows(found: PathValue, rows: Sequence[str], to_move: str) -> Position:
    """The position from eight rows of letters, without further checks."""
    if len(rows) != len(RANKS):
        found.fail(said("files-number-of-rows", number=len(rows)))
    sets = dict.fromkeys(LETTERS, 0)
    for rank, row in zip(reversed(RANKS), rows, strict=True):
        letters = row.strip()
        if len(letters) != len(FILES):
            found.fail(said("files-length-of-row", rank=rank, number=len(letters)))
        for file, letter in zip(FILES, letters, strict=True):
            if letter in sets:
                sets[letter] |= SQUARES[file + rank]
            elif letter != EMPTY:
                found.fail(said("files-unknown-letter", letter=repr(letter), square=file + rank))
    return position_of(sets, to_move)
