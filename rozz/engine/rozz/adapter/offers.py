"""Commands of Rozz by successive picks: a tile, what to do there, how many and what with, and where to.

`command_plans` finds what can be picked; here it gets keys and words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rozz.engine.game import Blank, Dial, Offer, Pick
from rozz.engine.rozz.adapter import command_plans
from rozz.engine.rozz.adapter.command_plans import Choice, Target
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Message, Move, Purchase, Strike
from rozz.engine.rozz.model.state import State, allowances
from rozz.engine.rozz.text.command_texts import command_phrase
from rozz.engine.rozz.text.notation import LONGEST_MESSAGE_BYTES
from rozz.engine.rozz.text.piece_names import in_notation
from rozz.engine.said import Player, Said, Text, said

#: The keys of values set within a command.
QUANTITY, WORDS = "quantity", "words"
#: Stands between a choice and its target where one pick makes both.
ONWARD = "@"
#: The groups of the sheet, in their order.
GROUPS = ("move", "strike", "purchase", "message")


@dataclass(frozen=True)
class Making:
    """The picks so far: a tile, a choice for it, numbers within it (for cargo, one for each item), words, a target."""

    tile: str = ""
    choice: Choice | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    words: str = ""
    target: Target | None = None

    @property
    def most(self) -> int:
        """The largest quantity: cargo of the same kind does not move by itself."""
        return max(1, self.choice.most - self.cargo.get(self.choice.item, 0)) if self.choice else 0

    @property
    def quantity(self) -> int:
        """The quantity: by default all of a move, one of a purchase."""
        if self.choice is None:
            return 0
        return min(self.numbers.get(QUANTITY, self.most if self.choice.kind == "move" else 1), self.most)

    @property
    def cargo(self) -> dict[str, int]:
        """The number of each item in the cargo."""
        return {item: number for item, number in self.numbers.items() if item != QUANTITY and number}

    @property
    def command(self) -> Command | None:
        """The command of these picks, or None while something is missing."""
        if self.choice is None:
            return None
        if self.choice.kind == "message":
            text = " ".join(self.words.split())
            return Message(self.choice.colour, text) if 0 < _bytes(text) <= LONGEST_MESSAGE_BYTES else None
        return command_of(self.choice, self.quantity, self.cargo, self.target)


def command_of(
    choice: Choice, quantity: int = 1, cargo: Mapping[str, int] | None = None, target: Target | None = None
) -> Command | None:
    """The command for a choice; None while the command needs a target."""
    if choice.kind == "purchase":
        return Purchase(choice.item, quantity, choice.tile, choice.colour)
    if target is None:
        return None
    if choice.kind == "move":
        return Move(choice.item, choice.tile, target.tile, quantity, tuple((cargo or {}).items()))
    piece = target.piece
    colour = piece.owner if piece and piece.owner != NEUTRAL else ""
    return Strike(choice.item, choice.tile, target.tile, piece.item if piece else "", colour)


def offer(state: State, seat: str, given: Sequence[Command], picked: Sequence[str]) -> Offer:
    """How a command continues after these picks."""
    choices: tuple[Choice, ...] = ()
    making = Making()
    for key in picked:
        if making.choice is None and key in state.scenario.board.tiles:
            making = Making(key)
            continue
        if making.choice is None:
            choices = choices or _choices(state, seat, given, making.tile)
        making = _picked(making, choices, key)
    if making.choice is None:
        choices = choices or _choices(state, seat, given, making.tile)
    near = tuple(_neighbor_picks(state, making, choices))
    places = () if making.choice else state.scenario.places
    picks = (*near, *places, *(_choice_pick(state, each) for each in choices), *_targets(making))
    trail = tuple(each for each in (making.tile, making.target.tile if making.target else "") if each)
    dials, blanks = tuple(_dials(making)), _blanks(making)
    made, full = _made(making), "" if making.choice else _full(state, seat, given)
    expects = full or _expects(state, making, choices, bool(near))
    # If there are too many, some must be removed first.
    is_full = bool(full) and _used(given) <= allowances(state)[seat]
    return Offer(expects, picks, dials, blanks, making.command, made, trail, is_full)


def picks_for(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a command; none if it cannot be offered (void, `N:`, `R:`)."""
    tile = command.start if isinstance(command, Move | Strike) else getattr(command, "tile", "")
    is_over = not isinstance(command, Message) and _full(state, seat, given)
    if is_over or (tile and tile not in state.scenario.board.tiles):
        return ()
    for choice in command_plans.at(state, seat, given, tile):
        for making in _candidates(Making(tile, choice), command):
            if making.command == command and _is_offered(making):
                return _made(making)
    return ()


def _candidates(begun: Making, command: Command) -> Iterator[Making]:
    """Candidates for the picks that make the command."""
    choice = begun.choice
    assert choice is not None
    if choice.refusal:
        return
    match command:
        case Purchase(_, quantity):
            yield replace(begun, numbers={QUANTITY: quantity})
        case Message(_, text):
            yield replace(begun, words=text or "")
        case Move(_, _, _, quantity, cargo):
            for target in choice.targets:
                yield replace(begun, numbers={QUANTITY: quantity, **dict(cargo)}, target=target)
        case Strike():
            for target in choice.targets:
                yield replace(begun, target=target)


def _is_offered(making: Making) -> bool:
    """Whether the numbers are in the offered range, so that no pick is skipped."""
    dials = {dial.key: dial for dial in _dials(making)}
    within = {QUANTITY: (1, making.most), **{key: (dial.least, dial.most) for key, dial in dials.items()}}
    return all(key in within and within[key][0] <= n <= within[key][1] for key, n in making.numbers.items())


def _choices(state: State, seat: str, given: Sequence[Command], tile: str) -> tuple[Choice, ...]:
    found = command_plans.at(state, seat, given, tile)
    if full := _full(state, seat, given):
        found = tuple(each if each.kind == "message" else replace(each, refusal=full) for each in found)
    return tuple(sorted(found, key=lambda choice: GROUPS.index(choice.kind)))


def _full(state: State, seat: str, given: Sequence[Command]) -> Text:
    """Why no more commands can be added: the list is full for this turn, R3.5; else empty."""
    allowance, used = allowances(state)[seat], _used(given)
    if used < allowance:
        return ""
    if not allowance:
        return said("rozz-command-none-allowed")
    if used > allowance:
        return said("rozz-command-too-many", allowance=allowance, used=used)
    return said("rozz-command-all-set", allowance=allowance)


def _used(given: Sequence[Command]) -> int:
    """How many count toward the allowance."""
    return sum(not isinstance(each, Message) for each in given)


def _picked(making: Making, choices: Sequence[Choice], key: str) -> Making:
    """The making with one more pick; invalid picks change nothing."""
    name, is_set, value = key.partition("=")
    if is_set and making.choice is not None:
        return _set(making, name, value)
    start, is_whole, tile = key.partition(ONWARD)
    for choice in choices:
        if key_of(choice) == start and not choice.refusal:
            if is_whole:
                target = next((each for each in choice.targets if each.tile == tile), None)
                return making if target is None else Making(making.tile, choice, target=target)
            # A strike with only one target is aimed at it.
            only = choice.targets[0] if len(choice.targets) == 1 and choice.kind == "strike" else None
            return Making(making.tile, choice, target=only)
    for target in making.choice.targets if making.choice else ():
        if target_key(target) == key:
            return replace(making, target=target)
    return making


def _set(making: Making, name: str, value: str) -> Making:
    if name == WORDS and making.choice and making.choice.kind == "message":
        return replace(making, words=value)
    dial = next((each for each in _dials(making) if each.key == name), None)
    if dial is None or not value.removeprefix("-").isdecimal() or len(value) > 9:
        return making
    number = max(dial.least, min(int(value), dial.most))
    return replace(making, numbers={**making.numbers, name: number})


def key_of(choice: Choice) -> str:
    """The pick of a choice: `move:INF`, `purchase:AID:BLUE`, `message:BLUE`."""
    return ":".join(filter(None, (choice.kind, choice.item, choice.colour)))


def target_key(target: Target) -> str:
    """The pick of a target: `C2`, or `C2 BLUE INF` for one piece in it."""
    return target.tile if target.piece is None else f"{target.tile} {target.piece.owner} {target.piece.item}"


def _made(making: Making) -> tuple[str, ...]:
    made = [making.tile] if making.tile else []
    if making.choice is not None:
        made.append(key_of(making.choice))
        is_set = making.choice.most > 1
        made += [f"{key}={number}" for key, number in making.numbers.items() if key != QUANTITY or is_set]
        if making.words:
            made.append(f"{WORDS}={making.words}")
    if making.target is not None:
        made.append(target_key(making.target))
    return tuple(made)


def _choice_pick(state: State, choice: Choice) -> Pick:
    kind = "aid" if choice.colour and choice.kind == "purchase" else choice.kind
    to = {"name": Player(choice.colour)} if choice.colour else {}
    label = said(f"rozz-command-choice-{kind}", item=choice.item, **to)
    note: Text = ""
    if choice.kind == "purchase":
        note = said("money", number=state.scenario.catalog.known[choice.item].cost or 0)
    elif choice.kind == "move" and choice.most > 1:
        note = f"×{choice.most}"
    elif choice.conditional:
        note = said("rozz-command-if-it-arrives")
    return Pick(key_of(choice), label, "", "", choice.kind, note, choice.colour, choice.refusal)


def _neighbor_picks(state: State, making: Making, choices: Sequence[Choice]) -> Iterator[Pick]:
    """One tap on a neighbor: move all pieces of the sheet's first kind that can go there."""
    if making.choice is not None or not making.tile:
        return
    near = state.scenario.board.within(making.tile, 1)
    seen: set[str] = set()
    for choice in choices:
        for target in choice.targets if choice.kind == "move" and not choice.refusal else ():
            if target.tile in near and target.tile not in seen:
                seen.add(target.tile)
                yield Pick(f"{key_of(choice)}{ONWARD}{target.tile}", target.tile, target.tile, "move", "target")


def _targets(making: Making) -> Iterator[Pick]:
    choice = making.choice
    for target in choice.targets if choice else ():
        assert choice is not None
        yield Pick(target_key(target), _target_label(target), target.tile, choice.kind, "target")


def _target_label(target: Target) -> Text:
    piece, tile = target.piece, target.tile
    if piece is None:
        return tile
    if piece.owner == NEUTRAL:
        return said("rozz-command-target", target=piece.item, tile=tile)
    key = "rozz-command-target-arriving" if target.is_expected else "rozz-command-target-owned"
    return said(key, target=piece.item, tile=tile, owner=Player(piece.owner))


def _dials(making: Making) -> Iterator[Dial]:
    choice = making.choice
    if choice is None:
        return
    if choice.most > 1:
        yield Dial(QUANTITY, "", 1, making.most, making.quantity)
    for item, most in choice.cargo:
        yield Dial(item, said("rozz-command-carry", item=item), 0, most, making.numbers.get(item, 0))


def _blanks(making: Making) -> tuple[Blank, ...]:
    if making.choice is None or making.choice.kind != "message":
        return ()
    colour = making.choice.colour
    label = said("rozz-command-message-to", name=Player(colour))
    return (Blank(WORDS, label, LONGEST_MESSAGE_BYTES, making.words, colour),)


def _bytes(text: str) -> int:
    """The length of a message in bytes; above the limit if the message ends in half a surrogate pair."""
    try:
        return len(text.encode())
    except UnicodeEncodeError:
        return LONGEST_MESSAGE_BYTES + 1


def _expects(state: State, making: Making, choices: Sequence[Choice], can_go: bool) -> Said:
    choice, target = making.choice, making.target
    if choice is None:
        if not making.tile:
            return said("rozz-command-tap-tile")
        has_any = any(not each.refusal for each in choices)
        if not has_any:
            return said("rozz-command-no-choice", tile=making.tile)
        return said("rozz-command-choose-or-move" if can_go else "rozz-command-choose", tile=making.tile)
    if choice.kind == "message":
        length = _bytes(" ".join(making.words.split()))
        if length > LONGEST_MESSAGE_BYTES:
            return said("rozz-command-message-too-long", length=length, most=LONGEST_MESSAGE_BYTES)
        return said("rozz-command-write-message", name=Player(choice.colour))
    command = making.command
    if command is None:
        if choice.kind == "move":
            return said("rozz-command-where-to", pieces=in_notation(choice.item, making.quantity), start=choice.tile)
        return said("rozz-command-where-at", item=choice.item, start=choice.tile)
    phrase = command_phrase(command, state.scenario.catalog)
    if target is None:
        return said("rozz-command-add", command=phrase)
    return said("rozz-command-add-again", command=phrase, tile=target.tile)
