"""The version of the computer players: raised whenever any of them would decide otherwise anywhere.

In a match by link every device works out the same commands; one of another version takes them unchecked, and says so.
`tests/engine/ai/test_version.py` says when it has to be raised.
"""

from __future__ import annotations

MINDS = 6
