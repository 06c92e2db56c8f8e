"""A virtual screen for browsers and screen readers that need one; and programs that end with their parent."""

from __future__ import annotations

import ctypes
import os
import select
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE_SECONDS = 60
SYSTEM = ctypes.CDLL(None)
ON_DEATH_OF_PARENT = 1  # PR_SET_PDEATHSIG


def ends_with_its_parent() -> None:
    """Called in a process before it becomes another program: it is killed when its parent ends, for whatever reason."""
    SYSTEM.prctl(ON_DEATH_OF_PARENT, signal.SIGKILL)


@contextmanager
def screen(size: str = "1280x900x24") -> Iterator[str]:
    """A private screen with any free number; yields its name. Programs that draw on it end with it."""
    reading_end, writing_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing_end), "-screen", "0", size]
    server = subprocess.Popen(
        command,
        pass_fds=[writing_end],
        preexec_fn=ends_with_its_parent,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing_end)
    try:
        assert select.select([reading_end], [], [], PATIENCE_SECONDS)[0], "Xvfb did not start"
        number = os.read(reading_end, 20).decode().strip()
        assert number, "Xvfb ended by itself"
        yield f":{number}"
    finally:
        os.close(reading_end)
        server.kill()
        server.wait(PATIENCE_SECONDS)
