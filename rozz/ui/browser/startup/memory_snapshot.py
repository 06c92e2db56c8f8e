"""A snapshot of Python's memory, kept in the browser's store: what differs from the memory that Python begins with.

It runs in the worker that makes one; `static/snapshot_reader.mjs` reads what is kept here,
`static/interpreter.mjs` puts it back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

#: How many bytes are compared at once: half of the memory is long runs of zeros, and much is as it was.
BLOCK_BYTES = 65536
#: How many blocks are read and checked as one; several are, beside each other.
PART_BLOCKS = 48


async def keep(here: Any, snapshot: Any, fresh: Any, site: str, release: str) -> None:
    """Keep a snapshot as Pyodide has taken it, where the memory is not as before Python ran; last what says where.

    `here` is the worker; a snapshot has a head, whose second word of 4 bytes says its length, and then the memory.
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
            await cache.delete(request)  # of a making that was cut off


def _digest(content: bytes) -> str:
    """What a part is called: as JavaScript writes the bytes of a digest."""
    return ",".join(map(str, hashlib.sha256(content).digest()))


def _changed(memory: Any, fresh: Any) -> Iterator[tuple[int, bytes]]:
    """The blocks that are not as they were, each with its place in bytes; memory that was not there was all zeros."""
    for at in range(0, memory.length, BLOCK_BYTES):
        block = memory.subarray(at, at + BLOCK_BYTES).to_bytes()
        if block != fresh.subarray(at, at + BLOCK_BYTES).to_bytes().ljust(len(block), b"\0"):
            yield at, block.ljust(BLOCK_BYTES, b"\0")


async def _put(here: Any, cache: Any, address: str, content: bytes) -> None:
    bytes_there = here.Uint8Array.new(len(content))
    bytes_there.assign(content)
    await cache.put(address, here.Response.new(bytes_there))
