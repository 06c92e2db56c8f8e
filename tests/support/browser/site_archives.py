"""Open an archive of the built site."""

from __future__ import annotations

import gzip
import zipfile
from io import BytesIO


def unpacked(content: bytes) -> dict[str, bytes]:
    """The files of an archive that `archives.packed` made."""
    with zipfile.ZipFile(BytesIO(gzip.decompress(content))) as files:
        return {name: files.read(name) for name in files.namelist()}
