"""The version of the computer players: increases when any of them would decide differently anywhere.

In a match by link every device computes the same commands; a device with another version accepts them unchecked, and
says so. `tests/engine/ai/test_version.py` shows when it must increase.
"""

from __future__ import annotations

COMPUTER_VERSION = 15
