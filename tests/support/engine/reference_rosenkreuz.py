"""RosenKreuz a second time, slowly: squares are pairs, a board is a dictionary, every rule is a loop over it.

Written only from the rules; shares nothing with the engine that it is compared with.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rozz.engine.rosenkreuz.model.scenario import Scenario, read_position
from rozz.engine.rosenkreuz.model.sides import SEATS
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.validation import PathValue

Square = tuple[int, int]
Board = dict[Square, str]

FILES = "abcdefgh"
EVERYWHERE = [(file, rank) for rank in range(1, 9) for file in range(1, 9)]
LETTERS = {"ROSE": "Rr", "CROSS": "Cc"}
AROUND = {
    (f, r): [(f + x, r + y) for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)) if 1 <= f + x <= 8 and 1 <= r + y <= 8]
    for f, r in EVERYWHERE
}


def read(text: str) -> Board:
    """Read eight rows, rank 8 first."""
    rows = text.split()
    assert [len(row) for row in rows] == [8] * 8
    return {(f, r): rows[8 - r][f - 1] for f, r in EVERYWHERE if rows[8 - r][f - 1] != "."}


def text_of(board: Board) -> str:
    """The inverse of `read`."""
    return "\n".join("".join(board.get((f, r), ".") for f in range(1, 9)) for r in range(8, 0, -1))


def numbers_of(board: Board) -> tuple[int, ...]:
    """The squares of R, r, C and c, each as a number with a1 as the lowest bit."""
    numbers = dict.fromkeys("RrCc", 0)
    for (file, rank), letter in board.items():
        numbers[letter] += 1 << (8 * (rank - 1) + file - 1)
    return tuple(numbers.values())


def name(square: Square) -> str:
    """The square in notation."""
    return f"{FILES[square[0] - 1]}{square[1]}"


def is_black_square(square: Square) -> bool:
    """a1, which is (1, 1), is black."""
    return (square[0] + square[1]) % 2 == 0


def is_black(letter: str) -> bool:
    """R and C are the black pieces."""
    return letter in "RC"


def groups(board: Board) -> list[list[Square]]:
    """Orthogonally connected pieces of one color."""
    found = []
    for letters in ("RC", "rc"):
        left = {square for square, letter in board.items() if letter in letters}
        while left:
            group = [left.pop()]
            for member in group:
                for near in AROUND[member]:
                    if near in left:
                        left.remove(near)
                        group.append(near)
            found.append(group)
    return found


def falling(board: Board) -> list[Square]:
    """Pieces that fall by major captures: in unbalanced groups, the minority where it touches the majority."""
    fallen = []
    for group in groups(board):
        if len(group) < 3:  # a single piece has one symbol, and a pair with both symbols has one of each
            continue
        symbols = [board[square].upper() for square in group]
        roses, crosses = symbols.count("R"), symbols.count("C")
        if roses and crosses and roses != crosses:
            minority = "R" if roses < crosses else "C"
            for square in group:
                if board[square].upper() == minority and any(
                    near in group and board[near].upper() != minority for near in AROUND[square]
                ):
                    fallen.append(square)
    return fallen


def without(board: Board, squares: list[Square]) -> Board:
    """The board without these pieces."""
    return {square: letter for square, letter in board.items() if square not in squares}


def destinations(board: Board, start: Square, mine: str) -> list[tuple[Square, Square]]:
    """(direction, landing) of every step and jump on the board, whatever is there except the player's own piece."""
    found = []
    for direction in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]:
        landing = (start[0] + direction[0], start[1] + direction[1])
        while board.get(landing, "?") in mine:
            landing = (landing[0] + direction[0], landing[1] + direction[1])
        if 1 <= landing[0] <= 8 and 1 <= landing[1] <= 8:
            found.append((direction, landing))
    return found


def legal(board: Board, seat: str) -> dict[str, Board]:
    """Every legal move of a seat in notation, with the board after it."""
    mine = LETTERS[seat]
    theirs = LETTERS["CROSS" if seat == "ROSE" else "ROSE"]
    if is_decided(board):
        return {}
    forward, last, ranks = (1, 8, range(1, 9)) if seat == "ROSE" else (-1, 1, range(8, 0, -1))
    moves: dict[str, Board] = {}
    for start, letter in board.items():
        if letter not in mine:
            continue
        for direction, landing in destinations(board, start, mine):
            victim = board.get(landing)
            if victim and (
                is_black(victim) == is_black_square(landing) or is_black(letter) != is_black_square(landing)
            ):
                continue
            moved = without(board, [start]) | {landing: letter}
            fallen = falling(moved)
            arrived = without(moved, fallen)
            capturable = [square for square, each in arrived.items() if each in theirs]
            text = f"{name(start)}{'x' if victim else '-'}{name(landing)}"
            if landing[1] == last and landing not in fallen and capturable:
                for taken in capturable:
                    lifted = without(arrived, [landing, taken])
                    for back in homes(lifted, letter, ranks):
                        placed = lifted | {back: letter}
                        moves[f"{text}*{name(taken)}>{name(back)}"] = without(placed, falling(placed))
            elif direction[1] == forward or victim or any(moved[square] in theirs for square in fallen):
                moves[text] = arrived
    return moves


def homes(board: Board, letter: str, ranks: range) -> list[Square]:
    """The empty squares of a piece's color on the first of these ranks that has one."""
    for rank in ranks:
        free = [(f, rank) for f in range(1, 9) if (f, rank) not in board]
        fitting = [square for square in free if is_black_square(square) == is_black(letter)]
        if fitting:
            return fitting
    raise AssertionError("the board is never full")


def is_decided(board: Board) -> bool:
    """Whether a player has lost a color."""
    return any(letter not in board.values() for letter in "RrCc")


def winner(board: Board, seat: str, can_move: bool) -> str:
    """The winner if this seat is to move, or empty."""
    opponent = "CROSS" if seat == "ROSE" else "ROSE"
    for loser, victor in ((seat, opponent), (opponent, seat)):
        if any(letter not in board.values() for letter in LETTERS[loser]):
            return victor
    return "" if can_move else opponent


def placed_at_random(chance: Random) -> Board:
    """A board with up to eight of each letter and no unbalanced group."""
    squares = chance.sample(EVERYWHERE, 64)
    board: Board = {}
    for letter in "RrCc":
        board |= {squares.pop(): letter for _ in range(chance.randint(1, 8))}
    while fallen := falling(board):
        board = without(board, fallen)
    return board


def positions_from_random_placement(number: int, chance: Random) -> Iterator[State]:
    """Positions that were not reached by playing."""
    for _ in range(number):
        seat = chance.choice(SEATS)
        position = read_position(PathValue(text_of(placed_at_random(chance))), seat)
        yield State(Scenario("placed", "", position), 1, position)
