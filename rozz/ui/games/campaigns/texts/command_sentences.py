"""Commands in words: as sentences with their player, and as phrases without one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rozz.engine.campaigns.map.recruiting import WITCH
from rozz.engine.campaigns.model.battleboard import ADVANCE, BACK, OFF
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Hire,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Pass,
    Placed,
    Put,
    Recruit,
    Regroup,
    Resign,
    Say,
    Wait,
)  # fmt: skip
from rozz.ui.games.campaigns.texts import captions
from rozz.ui.games.campaigns.texts.written_names import (
    kind_name,
    spell_name,
    unit_name,
    unit_name_within,
)
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed

#: What a captain does by saying one of these words, C22.
SAID = {
    "assault": "campaigns-moment-assault",
    "honors": "campaigns-moment-offer",
    "accept": "campaigns-moment-accept",
    "decline": "campaigns-moment-decline",
    "fast": "campaigns-moment-fast",
    "board": "campaigns-moment-board",
    "stay": "campaigns-moment-fight-on",
    "retreat": "campaigns-moment-retreat",
}
#: The same for a word with a point; the empty word only names a refuge.
SAID_TO = {
    "accept": "campaigns-moment-accept-to",
    "retreat": "campaigns-moment-retreat-to",
    "": "campaigns-moment-retreat-to",
}
#: The two forms of a command in words: for a list of one player's commands, and with the player's name.
SHORT, FULL = "short", "full"


def command_sentence(seat: str, command: Command, names: Mapping[str, str]) -> str:
    """A command as a sentence with its player."""
    return _command(command, FULL, names.get(seat, seat.title()))


def command_phrase(command: Command) -> str:
    """A command without its player."""
    return _command(command, SHORT, "")


def _command(command: Command, form: str, name: str) -> str:
    match command:
        case Initiative(is_first):
            return say("campaigns-moment-first" if is_first else "campaigns-moment-second", form=form, name=name)
        case Deploy(spaces):
            return say("campaigns-moment-deploy", form=form, name=name, placed=_placed(spaces))
        case Regroup(()):
            return say("campaigns-moment-regroup-none", form=form, name=name)
        case Regroup(spaces):
            return say("campaigns-moment-regroup", form=form, name=name, placed=_placed(spaces))
        case Cast():
            return _cast(command, form, name)
        case GiveOrders():
            return say("campaigns-moment-orders", form=form, name=name, orders=captions.series(_orders(command)))
        case Activate():
            return _activation(command, form, name)
        case Change(force, order):
            return say("campaigns-moment-change", form=form, name=name, force=unit_name_within(force), order=order)
        case Coordinate(force):
            return say("campaigns-moment-coordinate", form=form, name=name, force=unit_name_within(force))
        case Join(force):
            return say("campaigns-moment-join", form=form, name=name, force=unit_name_within(force))
        case Wait():
            return say("campaigns-moment-wait", form=form, name=name)
        case Answer():
            reactions = listed(_reactions(command))
            if not reactions:
                return say("campaigns-moment-react-none", form=form, name=name)
            return say("campaigns-moment-react", form=form, name=name, reactions=reactions)
        case Lose(units):
            return say("campaigns-moment-lose", form=form, name=name, units=_listed(units))
        case Put(leader, place):
            return say("campaigns-moment-place", form=form, name=name, leader=unit_name_within(leader), place=place)
        case Say(word, point, guns):
            if point:
                return say(SAID_TO[word], form=form, name=name, point=point)
            return say(SAID[word], form=form, name=name, guns=max(guns, 0))
        case Pass():
            return say("campaigns-moment-pass", form=form, name=name)
        case Resign():
            return say("campaigns-moment-resign", form=form, name=name)
        case March():
            return _march(command, form, name)
        case Keep(kind):
            return say("campaigns-moment-keep", form=form, name=name, kind=kind_name(kind))
        case Recruit(()):
            return say("campaigns-moment-recruit-none", form=form, name=name)
        case Recruit(hires):
            return say("campaigns-moment-recruit", form=form, name=name, recruits=listed(map(_hire, hires)))


def _listed(names: Iterable[str]) -> str:
    return listed([unit_name_within(each) for each in names])


def _placed(spaces: Placed) -> str:
    """Who stands where."""
    return captions.series(
        say("campaigns-moment-in-space", forces=listed([_group(each) for each in forces]), space=space)
        for space, forces in spaces
    )


def _group(names: Sequence[str]) -> str:
    """A leader with units, a unit with the Bell, or one of them alone."""
    first, *others = (unit_name_within(each) for each in names)
    return say("campaigns-moment-led", leader=first, units=listed(others)) if others else first


def _cast(command: Cast, form: str, name: str) -> str:
    spells = listed([_spell(each) for each in command.castings])
    if not spells:
        return say("campaigns-moment-ring" if command.rings else "campaigns-moment-cast-none", form=form, name=name)
    key = "campaigns-moment-cast-and-ring" if command.rings else "campaigns-moment-cast"
    return say(key, form=form, name=name, spells=spells)


def _spell(casting: Casting) -> str:
    caster, target = unit_name(casting.caster), unit_name_within(casting.target)
    spell = spell_name(casting.spell)
    if casting.space:
        return say("campaigns-moment-spell-to", caster=caster, spell=spell, target=target, space=casting.space)
    return say("campaigns-moment-spell", caster=caster, spell=spell, target=target)


def _orders(command: GiveOrders) -> Iterator[str]:
    """Who advances and who goes back; all others stand."""
    forces = {order: [force for force, each in command.orders if each == order] for order in (ADVANCE, BACK)}
    if advancing := forces[ADVANCE]:
        yield say("campaigns-moment-order-advance", forces=_listed(advancing), number=len(advancing))
    if going := forces[BACK]:
        yield say("campaigns-moment-order-back", forces=_listed(going), number=len(going))
    yield say("campaigns-moment-order-rest" if advancing or going else "campaigns-moment-order-all")
    for flank, unit in command.guards:
        yield say("campaigns-moment-order-guard", flank=flank, unit=unit_name(unit))


def _activation(command: Activate, form: str, name: str) -> str:
    force, target, combat = unit_name_within(command.force), command.target, command.combat or "none"
    if not command.steps:
        return say("campaigns-moment-stay", form=form, name=name, force=force, combat=combat, target=target)
    *by, end = command.steps
    if end == OFF:
        leaves = "campaigns-moment-leave-through" if by else "campaigns-moment-leave"
        return say(leaves, form=form, name=name, force=force, way=listed(by))
    moves = "campaigns-moment-move-through" if by else "campaigns-moment-move"
    return say(moves, form=form, name=name, force=force, way=listed(by), end=end, combat=combat, target=target)


def _reactions(command: Answer) -> Iterator[str]:
    """Who falls back, stays aloft or shoots."""
    for unit, space in command.backs:
        if space == OFF:
            yield say("campaigns-moment-leaves", unit=unit_name(unit))
        else:
            yield say("campaigns-moment-falls-back", unit=unit_name(unit), space=space)
    for unit in command.aloft:
        yield say("campaigns-moment-aloft", unit=unit_name(unit))
    for unit in command.shoots:
        yield say("campaigns-moment-shoots", unit=unit_name(unit))


def _march(command: March, form: str, name: str) -> str:
    """Who goes where, including drop-offs and pick-ups."""
    stack, start, first = _listed(command.stack), command.start, command.first
    if not command.second:
        key = "campaigns-moment-fly" if command.is_flight else "campaigns-moment-march"
        return say(key, form=form, name=name, stack=stack, start=start, end=first)
    stop = {(True, True): "both", (True, False): "drop", (False, True): "take"}.get(
        (bool(command.drop), bool(command.take)), "none"
    )
    return say(
        "campaigns-moment-march-through",
        form=form,
        name=name,
        stack=stack,
        start=start,
        through=first,
        end=command.second,
        stop=stop,
        drop=_listed(command.drop),
        take=_listed(command.take),
    )


def _hire(hire: Hire) -> str:
    method = "witch" if hire.kind == WITCH else hire.method or "random"
    kind = kind_name(hire.kind) if method == "hire" else ""
    return say("campaigns-moment-recruited-by", method=method, hero=unit_name_within(hire.hero), kind=kind)
