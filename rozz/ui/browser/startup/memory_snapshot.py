"""A snapshot of Python's memory in the browser's store: its difference from the initial memory.

Runs in the worker that makes it; `static/snapshot_reader.mjs` reads it, `static/interpreter.mjs` restores it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

#: Bytes per compared block: half of the memory is long runs of zeros, and much is unchanged.
BLOCK_BYTES = 65536
#: Blocks per part; parts are read and checked in parallel.
PART_BLOCKS = 48


async def store_snapshot(here: Any, snapshot: Any, fresh: Any, site: str, release: str) -> None:
    """Store a Pyodide snapshot as the blocks that differ from fresh memory; the index is written last.

    `here` is the worker. A snapshot starts with a header, whose second 4-byte word is its length; the memory follows.
    """
    start = int.from_bytes(snapshot.subarray(4, 8).to_bytes(), "little")
    memory = snapshot.subarray(start)
    cache = await here.caches.open(f"rozz:{here.URL.new(site).pathname}snapshot")
    parts: list[str] = []
    blocks: list[tuple[int, int, int]] = []
    changed = list(_changed(memory, fresh))
    for first in range(0, len(changed), PART_BLOCKS):
        part = changed[first : first + PART_BLOCKS]
        blocks += [(len(parts), at, index * BLOCK_BYTES) for index, (at, _) in enumerate(part)]
        content = b"".join(block for _, block in part)
        parts.append(_digest(content))
        await _put(here, cache, f"{site}?{parts[-1]}", content)
    head = list(snapshot.subarray(0, start).to_bytes())
    index = {"release": release, "size": memory.length, "block": BLOCK_BYTES, "head": head}
    content = json.dumps(index | {"parts": parts, "blocks": blocks}).encode()
    await _put(here, cache, f"{site}?{_digest(content)}", content)
    await _put(here, cache, site, _digest(content).encode())
    for request in await cache.keys():
        if request.url not in (site, *(f"{site}?{each}" for each in (*parts, _digest(content)))):
            await cache.delete(request)  # left by an attempt that was cut off


def _digest(content: bytes) -> str:
    """The name of a part: its digest in JavaScript's notation."""
    return ",".join(map(str, hashlib.sha256(content).digest()))


def _changed(memory: Any, fresh: Any) -> Iterator[tuple[int, bytes]]:
    """The changed blocks, each with its offset in bytes; memory beyond the initial size counts as zeros."""
    for at in range(0, memory.length, BLOCK_BYTES):
        block = memory.subarray(at, at + BLOCK_BYTES).to_bytes()
        if block != fresh.subarray(at, at + BLOCK_BYTES).to_bytes().ljust(len(block), b"\0"):
            yield at, block.ljust(BLOCK_BYTES, b"\0")


async def _put(here: Any, cache: Any, address: str, content: bytes) -> None:
    bytes_there = here.Uint8Array.new(len(content))
    bytes_there.assign(content)
    await cache.put(address, here.Response.new(bytes_there))
