"""A moment or a whole turn in a few sentences, from the events of the report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.state import Battle
from rozz.engine.campaigns.text.report import report
from rozz.engine.game import Event, Played
from rozz.ui.games.campaigns.texts import captions
from rozz.ui.games.campaigns.texts.moment_dice import thrower
from rozz.ui.games.campaigns.texts.moment_steps import no_change_text, report_by_phase
from rozz.ui.games.campaigns.texts.written_names import unit_name_within
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import paragraph, say
from rozz.ui.i18n.translations import listed

#: The maximum number of sentences in a summary.
SUMMARY = 3
#: Events that others imply; the first to be left out of a summary.
PASSED_OVER = ("blown", "left-behind", "moved", "dissipation", "placed", "healed")
#: What a turn is remembered for, besides losses.
DECISIVE = frozenset(("captured", "won", "drawn", "razed", "honors", "resigned"))
#: Events that are added if there is room.
MINOR = frozenset(("retreated", "controls"))
#: What a hit can do, C14.8 and C19.4.
STRUCK = frozenset(("eliminated", "healed", "captured", "silenced"))
#: The events that begin a combat; the sentence about it also gives its dice.
COMBAT_BEGINNINGS = frozenset(("fires", "melee", "charges"))
#: Events that a summary leaves out; those of an attack are summed up instead.
QUIET = frozenset(("activated", "attack", "initiative", "tied", "limbered", "aloft"))


def summary(played: Played, names: Mapping[str, str]) -> list[str]:
    """What a moment did: the action, the dice of each side as one number, the losses."""
    reported = [each for _, said in report_by_phase(played, names) for each in said]
    events = [event for event, _ in reported]
    rows: list[tuple[str, str]] = []
    lost: dict[str, list[str]] = {}
    blows = [event for event in events if event.kind == "attack"]
    for event, line in reported:
        if event.kind == "eliminated":
            whose = str(event.facts.get("seat") or event.facts["side"])
            units = lost.setdefault(whose, [])
            units.append(unit_name_within(str(event.facts["unit"])))
            if len(units) == 1:
                rows.append(("eliminated", whose))
        elif event.kind not in QUIET:
            rows.append((event.kind, render(line.plain)))
        elif blows and event is blows[0]:
            begun = rows.pop() if rows and rows[-1][0] in COMBAT_BEGINNINGS else ("attack", "")
            rows.append((begun[0], paragraph(begun[1], *_exchange(blows, played, names))))
    has_hit = any(each.facts["is_hit"] for each in blows)
    if has_hit and played.after.moment != "losses" and not any(event.kind in STRUCK for event in events):
        rows.append(("unhurt", say("campaigns-moment-no-losses")))
    for kind in PASSED_OVER:
        if len(rows) > SUMMARY:
            rows = [row for row in rows if row[0] != kind]
    battle = played.before.battle or played.after.battle
    found = [
        _losses(battle, text, lost[text], names) if kind == "eliminated" else text for kind, text in rows[:SUMMARY]
    ]
    found = found or [render(line.plain) for line in report(played, names)[:SUMMARY]]
    return found or [no_change_text(played)]


def _exchange(blows: Sequence[Event], played: Played, names: Mapping[str, str]) -> Iterator[str]:
    """The dice of a combat: those of the side that acts, then who fought back and how that went."""
    own = [each for each in blows if not each.facts["is_return"]]
    back = [each for each in blows if each.facts["is_return"]]
    if own:
        yield _hits(own)
    if back:
        key = "campaigns-moment-fired-back" if back[0].facts["attack"] == "fire" else "campaigns-moment-fought-back"
        yield say(key, name=thrower(back[0], played, names))
        yield _hits(back)


def _hits(blows: Sequence[Event]) -> str:
    hits = sum(bool(each.facts["is_hit"]) for each in blows)
    return say("campaigns-moment-attacks", hits=hits, attacks=len(blows))


def _losses(battle: Battle | None, side: str, units: Sequence[str], names: Mapping[str, str]) -> str:
    """All losses of a side of a battle, or of a seat, in one sentence."""
    who = names.get(side) or (captions.side_name(battle, side, names) if battle else "")
    return say("campaigns-moment-lost", name=who, units=listed(units))


def summary_of_turn(moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
    """The results of a turn: whom each player lost, who left the board, and other news."""
    lost: dict[str, list[str]] = {}
    left: dict[str, list[str]] = {}
    attacked: dict[str, list[str]] = {}
    decisive: list[str] = []
    minor: list[str] = []
    for played in moments:
        before = played.before.battle
        for phase, said in report_by_phase(played, names):
            battle = phase.position.battle or before
            before = battle
            for event, line in said:
                if event.kind == "eliminated":
                    lost.setdefault(_seat_of(event, battle), []).append(unit_name_within(str(event.facts["unit"])))
                elif names_off := _off_the_board(event):
                    left.setdefault(_seat_of(event, battle), []).extend(unit_name_within(each) for each in names_off)
                elif event.kind == "battle":
                    attacked.setdefault(str(event.facts["seat"]), []).append(event.tile)
                elif event.kind in DECISIVE:
                    decisive.append(render(line.plain))
                elif event.kind in MINOR:
                    minor.append(render(line.plain))
    losses = [
        say("campaigns-moment-lost", name=names.get(seat, seat.title()), units=listed(units))
        for seat, units in lost.items()
    ]
    exits = [
        say("campaigns-moment-left", name=names.get(seat, seat.title()), units=listed(units))
        for seat, units in left.items()
    ]
    attacks = [
        say("campaigns-moment-attacked", name=names.get(seat, seat.title()), points=listed(list(dict.fromkeys(points))))
        for seat, points in attacked.items()
    ]
    return ([*decisive, *attacks, *losses, *exits, *minor] or [say("campaigns-moment-no-losses")])[:SUMMARY]


def _seat_of(event: Event, battle: Battle | None) -> str:
    """Whose event it is; on a march there are no sides."""
    seat = str(event.facts.get("seat", ""))
    return seat or (battle.captain(str(event.facts["side"])) if battle is not None else "")


def _off_the_board(event: Event) -> Sequence[str]:
    """Who leaves the board, as far as this event names them."""
    facts = event.facts
    match event.kind:
        case "moved" if facts["steps"][-1] == OFF:
            return (str(facts["force"]),)
        case "dodged" if facts["end"] == OFF:
            return (str(facts["unit"]),)
        case "left":
            return tuple(facts["names"])
    return ()
