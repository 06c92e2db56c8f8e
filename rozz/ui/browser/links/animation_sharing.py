"""Record the shown turn as a short animation in the page, and share it with another app, or save it as a file.

The browser's own recorder makes the file from a canvas, without any server. It records in real time, and the page draws
each step while it records the one before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from js import MediaRecorder, document, performance, window
from pyodide.ffi import JsException, create_once_callable

from rozz.ui.browser.links.picture_sharing import decoded, hand_on, options, style, theme_of_system
from rozz.ui.state import messages as m
from rozz.ui.state.model import Session

if TYPE_CHECKING:
    from rozz.ui.views.replay.turn_animation import TurnAnimation
    from rozz.ui.views.replay.turn_picture import TurnPicture

#: Formats in order of preference; the first that the recorder supports is used. Most messengers play H.264.
KINDS = (
    "video/mp4;codecs=avc1.42E028",
    "video/webm;codecs=vp9",
    "video/webm;codecs=vp8",
    "video/webm",
    "video/mp4",
)
#: Bits per second: enough for sharp edges, since a board seldom changes.
RATE = 4_000_000
#: Frames per second. The recorder gets nothing from a still canvas, so the canvas is repainted for each frame.
PACE = 12


async def share(session: Session, theme: str) -> m.Message:
    """Record, and share or save; returns the message with the result."""
    from rozz.ui.views.replay.turn_animation import turn_animation  # rarely needed

    kind = next((kind for kind in KINDS if MediaRecorder.isTypeSupported(kind)), "")
    if not kind:
        return m.AnimationLeft("not")
    made = turn_animation(session, theme or theme_of_system())
    try:
        recorded = await _recorded(made, kind)
    except (JsException, OSError):
        return m.AnimationLeft("not")
    if not recorded.size:
        return m.AnimationLeft("not")
    container = kind.partition(";")[0]
    return m.AnimationLeft(await hand_on(recorded, f"{made.name}.{container.partition('/')[2]}", container, made.said))


async def _recorded(made: TurnAnimation, kind: str) -> Any:
    """All steps as one `Blob`."""
    pictures, sheet = made.pictures(), await style()
    canvas = document.createElement("canvas")
    image = await _next_image(pictures, sheet)
    assert image is not None
    # The recorder wants even numbers.
    canvas.width, canvas.height = image.width // 2 * 2, image.height // 2 * 2
    paper = str(window.getComputedStyle(document.documentElement).getPropertyValue("--paper"))
    recorder = MediaRecorder.new(canvas.captureStream(PACE), options(mimeType=kind, videoBitsPerSecond=RATE))
    done = asyncio.get_running_loop().create_future()
    recorder.ondataavailable = create_once_callable(lambda event: done.set_result(event.data))
    recorder.start()
    try:
        for stay in made.stays:
            end = performance.now() + stay
            _paint(canvas, image, paper)
            following = asyncio.ensure_future(_next_image(pictures, sheet))
            while performance.now() < end:
                await asyncio.sleep(1 / PACE)
                _paint(canvas, image, paper)
            image = await following or image
    finally:
        recorder.stop()
    return await done


async def _next_image(pictures: Iterator[TurnPicture], sheet: str) -> Any:
    """The next picture as an image; None after the last."""
    drawn = next(pictures, None)
    return drawn and await decoded(drawn.svg(sheet), drawn.width, drawn.height)


def _paint(canvas: Any, image: Any, paper: str) -> None:
    """Paint an image as large as fits."""
    context = canvas.getContext("2d")
    context.fillStyle = paper
    context.fillRect(0, 0, canvas.width, canvas.height)
    scale = min(1, canvas.width / image.width, canvas.height / image.height)
    wide = image.width * scale
    context.drawImage(image, (canvas.width - wide) / 2, 0, wide, image.height * scale)
