"""Rozz: a strategy game of hexes and simultaneous secret commands.

Exports the API for other programs, which `rozz.api` describes. It is imported on first use, so that `import rozz` costs
nothing.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rozz.api import Fault as Fault
    from rozz.api import Match as Match
    from rozz.api import MatchState as MatchState
    from rozz.api import Turn as Turn
    from rozz.api import adjudicate as adjudicate
    from rozz.api import load_match as load_match
    from rozz.api import new_match as new_match
    from rozz.api import save_match as save_match
    from rozz.api import state_of as state_of

__all__ = [
    "Fault", "Match", "MatchState", "Turn",
    "adjudicate", "load_match", "new_match", "save_match", "state_of",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """Import one of the names above on first use."""
    if name not in __all__:
        raise AttributeError(f"module 'rozz' has no attribute {name!r}")
    from rozz import api

    return getattr(api, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
