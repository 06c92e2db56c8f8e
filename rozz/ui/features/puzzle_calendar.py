"""The puzzle of the day: shipped as a calendar, so that everybody has the same without a server."""

from __future__ import annotations

#: A puzzle for each day, in turn; games and difficulties change from day to day.
CALENDAR = (
    "rozz-1-airlift", "ozymandia-1-the-third-city", "rosenkreuz-4-shut-the-door", "simultaneous-risk-1-all-on-one",
    "campaigns-1-the-horse-can-look-after-itself", "rozz-2-two-hammers", "rosenkreuz-1-the-other-rank",
    "ozymandia-2-all-four", "campaigns-2-around-the-guard", "simultaneous-risk-2-three-are-enough",
    "rozz-3-sword-and-shield", "ozymandia-7-ashes", "rosenkreuz-5-a-square-of-the-wrong-colour",
    "campaigns-3-above-the-spears", "rozz-5-fire-on-ones-own", "simultaneous-risk-3-out-of-the-eye",
    "ozymandia-3-the-root", "rosenkreuz-2-over-ones-own", "campaigns-4-goats-love-hills",
    "rozz-4-a-shot-at-the-intruder", "simultaneous-risk-5-the-ring", "ozymandia-4-three-of-four",
    "rosenkreuz-3-not-yet", "campaigns-5-the-confused-archer", "rozz-7-four-tiles", "simultaneous-risk-4-two-may-fall",
    "ozymandia-6-five-against-five", "rosenkreuz-6-one-and-one", "campaigns-7-the-bell-left-behind",
    "rozz-6-the-trap-at-home", "ozymandia-5-one-too-many", "simultaneous-risk-6-from-two-sides",
    "campaigns-8-somebody-has-to-stay", "campaigns-6-together",
)  # fmt: skip


def of_day(day: int) -> str:
    """The puzzle of a day (`i18n.day_names`), by the date of the device; empty while the date is unknown.

    >>> of_day(len(CALENDAR)) == of_day(2 * len(CALENDAR)) == CALENDAR[0]
    True
    >>> of_day(0)
    ''
    """
    return CALENDAR[day % len(CALENDAR)] if day else ""
