"""A screen that nobody sees, for browsers and readers that want one; and programs that end with who started them."""

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
    """Said by a process before it becomes another program: it is ended when who started it ends, however that was."""
    SYSTEM.prctl(ON_DEATH_OF_PARENT, signal.SIGKILL)


@contextmanager
def screen(size: str = "1280x900x24") -> Iterator[str]:
    """A screen of one's own, whichever number is free; gives its name. Whoever draws on it ends with it."""
    told, tells = os.pipe()
    command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", size]
    server = subprocess.Popen(
        command,
        pass_fds=[tells],
        preexec_fn=ends_with_its_parent,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        assert select.select([told], [], [], PATIENCE_SECONDS)[0], "Xvfb did not start"
        number = os.read(told, 20).decode().strip()
        assert number, "Xvfb ended by itself"
        yield f":{number}"
    finally:
        os.close(told)
        server.kill()
        server.wait(PATIENCE_SECONDS)
