"""Save something as a file of the device, as the browser does with downloads."""

from __future__ import annotations

from typing import Any

from js import URL, document


def save(blob: Any, name: str) -> None:
    """Save a `Blob` under a name."""
    link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
