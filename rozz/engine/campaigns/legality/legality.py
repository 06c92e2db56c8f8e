"""The only gate between commands and play: `judge` a command, list the `legal` commands of a moment.

In moments with a list, a command is legal if the list contains it. The reason for a refusal is found afterward.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.legality import (
    activation_legality,
    combat_legality,
    map_legality,
    order_legality,
    spell_legality,
    withdrawal_legality,
)
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.battle_start import honors_answers, muster_commands
from rozz.engine.campaigns.map.march_legality import activate_fault, activate_list, can_march
from rozz.engine.campaigns.map.recruiting import can_recruit, recruit_fault
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Change,
    Command,
    Commands,
    Coordinate,
    Deploy,
    GiveOrders,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Pass,
    Put,
    Recruit,
    Regroup,
    Resign,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.state import State, battle_of, side_of
from rozz.engine.game import DONE, Verdict

#: Every legal command of a seat in a state.
Lister = Callable[[State, str], Commands]
#: Finds out why a command of one of the moment's kinds is void; None if it is not.
FaultFinder = Callable[[State, str, Any], Verdict | None]


class MomentRules(NamedTuple):
    """What may be commanded in one kind of moment, C21.

    `kinds` are the classes of its commands, and `default` gives the command of a seat that gives none. `listing` is
    missing if there are too many commands to list, C26. `has_choice` says whether there is anything to choose, where
    there is no list or it may be very long.
    """

    kinds: tuple[type, ...]
    fault: FaultFinder
    default: Callable[[State, str], Command]
    listing: Lister | None = None
    has_choice: Callable[[State, str], bool] | None = None


def judge(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """A verdict for each command of a seat: one per moment, and of the moment's kind, C21."""
    return tuple(void("one-command") if at else _judged(state, seat, each) for at, each in enumerate(commands))


def _judged(state: State, seat: str, command: Command) -> Verdict:
    if state.moment == "over":
        return void("over")
    if seat not in state.asked:
        return void("not-asked", seat=seat)
    if isinstance(command, Resign):
        return DONE
    rules = MOMENTS[state.moment]
    if not isinstance(command, rules.kinds):
        return void("other-moment", moment=state.moment)
    return rules.fault(state, seat, command) or DONE


def is_legal(state: State, seat: str, command: Command) -> bool:
    """Whether a command would be accepted."""
    return _judged(state, seat, command).is_done


def legal_or_none(state: State, seat: str, command: Command) -> Command | None:
    """The command if it would be accepted, otherwise None."""
    return command if is_legal(state, seat, command) else None


def legal(state: State, seat: str) -> Commands | None:
    """Every legal command of a seat in canonical form; None if a moment has too many to list, C26."""
    rules = MOMENTS.get(state.moment)
    return rules.listing(state, seat) if rules and rules.listing and seat in state.asked else None


def only_command(state: State, seat: str) -> Command | None:
    """The only command that a seat has, which is then played without asking; None if there is a choice, C21."""
    rules = MOMENTS[state.moment]
    if rules.has_choice is not None:
        return None if rules.has_choice(state, seat) else rules.default(state, seat)
    if state.moment == "activation":
        return activation_legality.only_activation(state)
    assert rules.listing is not None
    listed = rules.listing(state, seat)
    return listed[0] if len(listed) == 1 else None


def default_command(state: State, seat: str) -> Command:
    """The command for a seat that gives none, C21."""
    return MOMENTS[state.moment].default(state, seat)


def _void_unless_listed(reason: str, listing: Lister, **facts: Any) -> FaultFinder:
    """A check for moments with a list: a command is legal if it is in the list."""

    def fault(state: State, seat: str, command: Command) -> Verdict | None:
        return None if command in listing(state, seat) else void(reason, **facts)

    return fault


def _void_unless_listed_place(reason: str, listing: Lister) -> FaultFinder:
    """The same for a leader that is put somewhere."""

    def fault(state: State, seat: str, command: Put) -> Verdict | None:
        return None if command in listing(state, seat) else void(reason, name=command.name)

    return fault


def _initiatives(state: State, seat: str) -> Commands:
    return Initiative(is_first=True), Initiative(is_first=False)


def _approaches(state: State, seat: str) -> Commands:
    return Say("assault"), Say("honors")


def _deploy_fault(state: State, seat: str, command: Deploy) -> Verdict | None:
    return deployment.deploy_fault(state, side_of(state, seat), command)


def _regroup_fault(state: State, seat: str, command: Regroup) -> Verdict | None:
    return deployment.regroup_fault(state, side_of(state, seat), command)


MOMENTS: dict[str, MomentRules] = {
    "deploy": MomentRules(
        kinds=(Deploy,),
        fault=_deploy_fault,
        default=lambda state, seat: deployment.default_deployment(battle_of(state), side_of(state, seat)),
        has_choice=lambda state, seat: True,
    ),
    "groups": MomentRules(
        kinds=(Regroup,),
        fault=_regroup_fault,
        default=lambda state, seat: Regroup(()),
        has_choice=lambda state, seat: deployment.can_regroup(battle_of(state), side_of(state, seat)),
    ),
    "spells": MomentRules(
        kinds=(Cast,),
        fault=spell_legality.cast_fault,
        default=lambda state, seat: Cast(),
        has_choice=spell_legality.can_cast,
    ),
    "orders": MomentRules(
        kinds=(GiveOrders,),
        fault=order_legality.orders_fault,
        default=lambda state, seat: GiveOrders(),
        has_choice=order_legality.can_give_orders,
    ),
    "turn-order": MomentRules(
        kinds=(Initiative,),
        fault=_void_unless_listed("other-moment", _initiatives, moment="turn-order"),
        default=lambda state, seat: Initiative(is_first=True),
        listing=_initiatives,
    ),
    "activation": MomentRules(
        kinds=(Activate, Change, Coordinate, Join, Wait),
        fault=activation_legality.activation_fault,
        default=activation_legality.default_activation,
        listing=activation_legality.activations,
    ),
    "answer": MomentRules(
        kinds=(Answer,),
        fault=combat_legality.answer_fault,
        default=lambda state, seat: Answer(),
        listing=combat_legality.every_answer,
        has_choice=lambda state, seat: bool(combat_legality.answer_ways(state)),
    ),
    "shots": MomentRules(
        kinds=(Answer,),
        fault=combat_legality.shots_fault,
        default=lambda state, seat: Answer(),
        listing=combat_legality.every_shot,
    ),
    "losses": MomentRules(
        kinds=(Lose,),
        fault=combat_legality.losses_fault,
        # The units with the highest ids.
        default=lambda state, seat: combat_legality.every_loss(state, seat)[-1],
        listing=combat_legality.every_loss,
    ),
    "leaders": MomentRules(
        kinds=(Put,),
        fault=_void_unless_listed_place("no-place", withdrawal_legality.every_lone_place),
        default=lambda state, seat: withdrawal_legality.every_lone_place(state, seat)[0],
        listing=withdrawal_legality.every_lone_place,
    ),
    "withdraw": MomentRules(
        kinds=(Say,),
        fault=withdrawal_legality.withdrawal_fault,
        default=lambda state, seat: Say("stay"),
        listing=withdrawal_legality.every_withdrawal,
    ),
    "initiative": MomentRules(
        kinds=(Initiative,),
        fault=_void_unless_listed("other-moment", _initiatives, moment="initiative"),
        default=lambda state, seat: Initiative(is_first=True),
        listing=_initiatives,
    ),
    "activate": MomentRules(
        kinds=(March, Pass),
        fault=activate_fault,
        default=lambda state, seat: Pass(),
        listing=activate_list,
        has_choice=can_march,
    ),
    "attrition": MomentRules(
        kinds=(Lose,),
        fault=_void_unless_listed("no-loss", map_legality.every_attrition),
        default=lambda state, seat: map_legality.every_attrition(state, seat)[-1],
        listing=map_legality.every_attrition,
    ),
    "approach": MomentRules(
        kinds=(Say,),
        fault=_void_unless_listed("other-moment", _approaches, moment="approach"),
        default=lambda state, seat: Say("assault"),
        listing=_approaches,
    ),
    "honors": MomentRules(
        kinds=(Say,),
        fault=map_legality.honors_answer_fault,
        default=lambda state, seat: Say("decline"),
        listing=honors_answers,
    ),
    "muster": MomentRules(
        kinds=(Say,),
        fault=map_legality.muster_fault,
        default=map_legality.default_muster,
        listing=muster_commands,
    ),
    "refuge": MomentRules(
        kinds=(Say,),
        fault=map_legality.refuge_fault,
        default=lambda state, seat: map_legality.every_refuge(state, seat)[0],
        listing=map_legality.every_refuge,
    ),
    "keep": MomentRules(
        kinds=(Keep,),
        fault=_void_unless_listed("no-keep", map_legality.every_kind_to_keep),
        default=lambda state, seat: map_legality.every_kind_to_keep(state, seat)[0],
        listing=map_legality.every_kind_to_keep,
    ),
    "recruit": MomentRules(
        kinds=(Recruit,),
        fault=recruit_fault,
        default=lambda state, seat: Recruit(),
        has_choice=can_recruit,
    ),
    "return": MomentRules(
        kinds=(Put,),
        fault=_void_unless_listed_place("no-return", map_legality.every_return),
        default=lambda state, seat: map_legality.every_return(state, seat)[0],
        listing=map_legality.every_return,
    ),
}
