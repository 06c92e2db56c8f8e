"""The picture of the simulator: three devices and the links between them, in transit or just gone.

Decorative: the lists beside it say the same in words. Every link is drawn where it rests; the style sheet animates its
way, unless motion is off.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import htpy as h

from rozz.ui.board.geometry import number
from rozz.ui.board.seat_styles import seat_styles, token_body
from rozz.ui.simulator.run_state import Simulator
from rozz.ui.simulator.simulated_devices import Letter, World
from rozz.ui.simulator.simulator_steps import SEATS

Point = tuple[float, float]

WIDTH, HEIGHT = 480.0, 184.0
#: The positions of the devices.
DEVICE_POSITIONS: dict[str, Point] = {seat: (WIDTH * (2 * at + 1) / 6, HEIGHT / 2) for at, seat in enumerate(SEATS)}
#: How far a curve's control point is from the straight line, by the number of devices it spans.
BENDS = {1: 32.0, 2: 66.0}


def scene_drawing(run: Simulator) -> h.Element:
    """The devices, the curves, and the links on them."""
    world = run.world
    chosen = world.letter(run.chosen) or (world.letters[0] if world.letters else None)
    return h.svg(
        "#scene.scene", viewBox=f"0 0 {number(WIDTH)} {number(HEIGHT)}", aria_hidden="true", focusable="false"
    )[
        [h.path(".way", d=_curve_path(one, other)) for one, other in permutations(SEATS, 2)],
        [_device(world, seat) for seat in SEATS],
        [_letter(world, each, spot, each is chosen) for each, spot in _letter_positions(world)],
        [_vanishing_letter(run, moved.kind, moved.letter) for moved in world.moved],
    ]


def _control_point(one: str, other: str) -> Point:
    """The control point of a curve between two seats: one to the right bends up, one to the left bends down."""
    (x1, y1), (x2, y2) = DEVICE_POSITIONS[one], DEVICE_POSITIONS[other]
    far = abs(SEATS.index(one) - SEATS.index(other))
    return (x1 + x2) / 2, (y1 + y2) / 2 + 2 * BENDS[far] * (-1 if x2 > x1 else 1)


def _curve_path(one: str, other: str) -> str:
    (x1, y1), (cx, cy), (x2, y2) = DEVICE_POSITIONS[one], _control_point(one, other), DEVICE_POSITIONS[other]
    return f"M{number(x1)} {number(y1)}Q{number(cx)} {number(cy)} {number(x2)} {number(y2)}"


def _point_on_curve(one: str, other: str, share: float) -> Point:
    """A point at a fraction of a curve."""
    (x1, y1), (cx, cy), (x2, y2) = DEVICE_POSITIONS[one], _control_point(one, other), DEVICE_POSITIONS[other]
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2


def _letter_positions(world: World) -> list[tuple[Letter, Point]]:
    """Where each link is: the links that left first are farthest."""
    found = []
    for one, other in permutations(SEATS, 2):
        on_it = [each for each in world.letters if (each.sender, each.to) == (one, other)]
        far = abs(SEATS.index(one) - SEATS.index(other))
        apart = min(0.17 / far, 0.5 / max(1, len(on_it)))
        first = 0.5 + apart * (len(on_it) - 1) / 2
        found += [(each, _point_on_curve(one, other, first - apart * at)) for at, each in enumerate(on_it)]
    return found


def _device(world: World, seat: str) -> h.Element:
    """A device: a small tablet with the sign of its seat, marked if it is dishonest or holds a proof."""
    x, y = DEVICE_POSITIONS[seat]
    device, style = world.device(seat), seat_styles(SEATS)[seat]
    classes = {"machine": True, style.css: True, "liar": device.is_liar}
    return h.g(class_=classes, transform=f"translate({number(x)} {number(y)})")[
        h.rect(".case", x="-31", y="-39", width="62", height="78", rx="9"),
        h.rect(".glass", x="-25", y="-32", width="50", height="58", rx="4"),
        h.circle(".knob", r="2.6", cy="32.5"),
        h.g(transform="translate(0 -3)")[
            token_body(style.index), h.text(".sign", y="6", text_anchor="middle")[style.letter]
        ],
        h.path(".mark", d="M12-45h30l-4 8 4 8H12z") if device.proof else None,
    ]


def _envelope(seat: str, is_lie: bool) -> h.Fragment:
    """An envelope around the origin, in its sender's color and with its letter."""
    return h.fragment[
        h.rect(".paper", x="-15", y="-10.5", width="30", height="21", rx="2.5"),
        h.path(".flap", d="M-14-9.5 0 2.5 14-9.5"),
        h.path(".lie", d="M-9 14l4-3 4 3 4-3 4 3") if is_lie else None,
        h.circle(".wax", r="6.6", cy="1.5"),
        h.text(".sign", y="5", text_anchor="middle")[seat_styles(SEATS)[seat].letter],
    ]


def _letter(world: World, letter: Letter, spot: Point, is_chosen: bool) -> h.Element:
    style = seat_styles(SEATS)[letter.sender]
    classes = {"envelope": True, style.css: True, "chosen": is_chosen, "fresh": letter.number in world.fresh}
    start = DEVICE_POSITIONS[letter.sender]
    return h.g(
        id=f"letter-{letter.number}", class_=classes, style=f"--x:{number(spot[0])}px;--y:{number(spot[1])}px;"
        f"--dx:{number(start[0] - spot[0])}px;--dy:{number(start[1] - spot[1])}px",
        data_do="letter", data_number=letter.number,
    )[h.g[_envelope(letter.sender, letter.is_lie)]]  # fmt: skip


def _vanishing_letter(run: Simulator, kind: str, letter: Letter) -> h.Element:
    """A link that has just arrived or got lost, and disappears from where it rests."""
    start = _point_on_curve(letter.sender, letter.to, 0.5)
    end: Sequence[float] = DEVICE_POSITIONS[letter.to] if kind == "delivered" else (start[0], start[1] + 60)
    style = seat_styles(SEATS)[letter.sender]
    return h.g(
        id=f"gone-{run.at}", class_=f"envelope gone {kind} {style.css}",
        style=f"--x:{number(end[0])}px;--y:{number(end[1])}px;"
        f"--dx:{number(start[0] - end[0])}px;--dy:{number(start[1] - end[1])}px",
    )[h.g[_envelope(letter.sender, letter.is_lie)]]  # fmt: skip
