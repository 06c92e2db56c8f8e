"""Paint the shown turn as a PNG in the page, and share it with another app of the device, or save it as a file.

The page loads only its own style sheet and fonts, which also work offline.
"""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from typing import Any

from js import URL, Blob, File, Image, Object, document, fetch, window
from pyodide.ffi import JsException, create_once_callable, to_js

from rozz.ui.browser.links import file_saving
from rozz.ui.state import messages as m
from rozz.ui.state.model import Session

#: A picture has twice as many pixels as its drawing has units.
SCALE = 2
_SOURCE = re.compile(r"url\(['\"]?(?!data:)\.?/?([^)'\"]+\.woff2)['\"]?\)\s*format\(['\"]woff2['\"]\)(,[^;]*)?")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


async def share(session: Session, theme: str) -> m.Message:
    """Paint, and share or save; returns the message with the result."""
    from rozz.ui.views.replay.turn_picture import turn_picture  # rarely needed

    drawn = turn_picture(session, theme or theme_of_system())
    try:
        painted = await _painted(drawn.svg(await style()), drawn.width, drawn.height)
    except (JsException, OSError):
        return m.PictureLeft("not")
    if not painted:
        return m.PictureLeft("not")  # a canvas that is too large for the device
    return m.PictureLeft(await hand_on(painted, drawn.name, "image/png", drawn.said))


async def hand_on(made: Any, name: str, kind: str, said: str) -> str:
    """Share or save a `Blob` as a file: `shared`, `saved`, or empty if the player cancelled."""
    file = File.new([made], name, options(type=kind))
    offered = options(files=[file], text=said)
    if bool(getattr(window.navigator, "canShare", None)) and window.navigator.canShare(offered):
        try:
            await window.navigator.share(offered)
            return "shared"
        except JsException as fault:
            if str(fault.name) == "AbortError":
                return ""
            # If the tap is too long ago, the browser refuses; then save the file instead.
    file_saving.save(made, name)
    return "saved"


async def style() -> str:
    """The style sheet of a drawing, with the fonts in it."""
    return await _fonts() + _COMMENT.sub("", await _text("static/rozz.css"))


def options(**values: Any) -> Any:
    return to_js(values, dict_converter=Object.fromEntries)


def theme_of_system() -> str:
    return "dark" if window.matchMedia("(prefers-color-scheme: dark)").matches else "light"


async def _text(path: str) -> str:
    return str(await (await fetch(f"./{path}")).text())


async def _fonts() -> str:
    """The style sheet of the fonts with the fonts in it: a picture cannot load files."""
    style = await _text("fonts/fonts.css")
    names = dict.fromkeys(found[1] for found in _SOURCE.finditer(style))
    kept = {name: await _data(f"fonts/{name}") for name in names}
    return _SOURCE.sub(lambda found: f"url(data:font/woff2;base64,{kept[found[1]]}) format('woff2')", style)


async def _data(path: str) -> str:
    got = await (await fetch(f"./{path}")).arrayBuffer()
    return b64encode(got.to_bytes()).decode()


async def decoded(svg: str, width: int, height: int) -> Any:
    """The drawing as an image that a canvas can paint."""
    address = URL.createObjectURL(Blob.new(to_js([svg]), options(type="image/svg+xml")))
    try:
        image = Image.new(width, height)
        image.src = address
        await image.decode()
    finally:
        URL.revokeObjectURL(address)
    return image


async def _painted(svg: str, width: int, height: int) -> Any:
    """The drawing as a PNG."""
    image = await decoded(svg, width, height)
    canvas = document.createElement("canvas")
    canvas.width, canvas.height = width * SCALE, height * SCALE
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
    done = asyncio.get_running_loop().create_future()
    canvas.toBlob(create_once_callable(done.set_result), "image/png")
    return await done
