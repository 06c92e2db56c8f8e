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
class PartialCommand:
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
            return Message(self.choice.colour, text) if 0 < _message_length(text) <= LONGEST_MESSAGE_BYTES else None
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
    partial = PartialCommand()
    for key in picked:
        if partial.choice is None and key in state.scenario.board.tiles:
            partial = PartialCommand(key)
            continue
        if partial.choice is None:
            choices = choices or _choices(state, seat, given, partial.tile)
        partial = _with_pick(partial, choices, key)
    if partial.choice is None:
        choices = choices or _choices(state, seat, given, partial.tile)
    near = tuple(_neighbor_picks(state, partial, choices))
    places = () if partial.choice else state.scenario.places
    picks = (*near, *places, *(_choice_pick(state, each) for each in choices), *_targets(partial))
    trail = tuple(each for each in (partial.tile, partial.target.tile if partial.target else "") if each)
    dials, blanks = tuple(_dials(partial)), _blanks(partial)
    made, full = _pick_keys(partial), "" if partial.choice else _full_list_refusal(state, seat, given)
    expects = full or _instruction(state, partial, choices, bool(near))
    # If there are too many, some must be removed first.
    is_full = bool(full) and _allowance_used(given) <= allowances(state)[seat]
    return Offer(expects, picks, dials, blanks, partial.command, made, trail, is_full)


def picks_for(state: State, seat: str, given: Sequence[Command], command: Command) -> tuple[str, ...]:
    """The picks that make a command; none if it cannot be offered (void, `N:`, `R:`)."""
    tile = command.tile if isinstance(command, Purchase) else ""
    if isinstance(command, Move | Strike):
        tile = command.start
    is_over = not isinstance(command, Message) and _full_list_refusal(state, seat, given)
    if is_over or (tile and tile not in state.scenario.board.tiles):
        return ()
    for choice in command_plans.choices_at(state, seat, given, tile):
        for partial in _candidates(PartialCommand(tile, choice), command):
            if partial.command == command and _is_offered(partial):
                return _pick_keys(partial)
    return ()


def _candidates(partial: PartialCommand, command: Command) -> Iterator[PartialCommand]:
    """Candidates for the picks that make the command."""
    choice = partial.choice
    assert choice is not None
    if choice.refusal:
        return
    match command:
        case Purchase(_, quantity):
            yield replace(partial, numbers={QUANTITY: quantity})
        case Message(_, text):
            yield replace(partial, words=text or "")
        case Move(_, _, _, quantity, cargo):
            for target in choice.targets:
                yield replace(partial, numbers={QUANTITY: quantity, **dict(cargo)}, target=target)
        case Strike():
            for target in choice.targets:
                yield replace(partial, target=target)


def _is_offered(partial: PartialCommand) -> bool:
    """Whether the numbers are in the offered range, so that no pick is skipped."""
    dials = {dial.key: dial for dial in _dials(partial)}
    within = {QUANTITY: (1, partial.most), **{key: (dial.least, dial.most) for key, dial in dials.items()}}
    return all(key in within and within[key][0] <= n <= within[key][1] for key, n in partial.numbers.items())


def _choices(state: State, seat: str, given: Sequence[Command], tile: str) -> tuple[Choice, ...]:
    found = command_plans.choices_at(state, seat, given, tile)
    if full := _full_list_refusal(state, seat, given):
        found = tuple(each if each.kind == "message" else replace(each, refusal=full) for each in found)
    return tuple(sorted(found, key=lambda choice: GROUPS.index(choice.kind)))


def _full_list_refusal(state: State, seat: str, given: Sequence[Command]) -> Text:
    """Why no more commands can be added: the list is full for this turn, R3.5; else empty."""
    allowance, used = allowances(state)[seat], _allowance_used(given)
    if used < allowance:
        return ""
    if not allowance:
        return said("rozz-command-none-allowed")
    if used > allowance:
        return said("rozz-command-too-many", allowance=allowance, used=used)
    return said("rozz-command-all-set", allowance=allowance)


def _allowance_used(given: Sequence[Command]) -> int:
    """How many count toward the allowance."""
    return sum(not isinstance(each, Message) for each in given)


def _with_pick(partial: PartialCommand, choices: Sequence[Choice], key: str) -> PartialCommand:
    """The making with one more pick; invalid picks change nothing."""
    name, is_set, value = key.partition("=")
    if is_set and partial.choice is not None:
        return _with_value(partial, name, value)
    start, is_whole, tile = key.partition(ONWARD)
    for choice in choices:
        if key_of(choice) == start and not choice.refusal:
            if is_whole:
                target = next((each for each in choice.targets if each.tile == tile), None)
                return partial if target is None else PartialCommand(partial.tile, choice, target=target)
            # A strike with only one target is aimed at it.
            only = choice.targets[0] if len(choice.targets) == 1 and choice.kind == "strike" else None
            return PartialCommand(partial.tile, choice, target=only)
    for target in partial.choice.targets if partial.choice else ():
        if target_key(target) == key:
            return replace(partial, target=target)
    return partial


def _with_value(partial: PartialCommand, name: str, value: str) -> PartialCommand:
    if name == WORDS and partial.choice and partial.choice.kind == "message":
        return replace(partial, words=value)
    dial = next((each for each in _dials(partial) if each.key == name), None)
    if dial is None or not value.removeprefix("-").isdecimal() or len(value) > 9:
        return partial
    number = max(dial.least, min(int(value), dial.most))
    return replace(partial, numbers={**partial.numbers, name: number})


def key_of(choice: Choice) -> str:
    """The pick of a choice: `move:INF`, `purchase:AID:BLUE`, `message:BLUE`."""
    return ":".join(filter(None, (choice.kind, choice.item, choice.colour)))


def target_key(target: Target) -> str:
    """The pick of a target: `C2`, or `C2 BLUE INF` for one piece in it."""
    return target.tile if target.piece is None else f"{target.tile} {target.piece.owner} {target.piece.item}"


def _pick_keys(partial: PartialCommand) -> tuple[str, ...]:
    made = [partial.tile] if partial.tile else []
    if partial.choice is not None:
        made.append(key_of(partial.choice))
        is_set = partial.choice.most > 1
        made += [f"{key}={number}" for key, number in partial.numbers.items() if key != QUANTITY or is_set]
        if partial.words:
            made.append(f"{WORDS}={partial.words}")
    if partial.target is not None:
        made.append(target_key(partial.target))
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


def _neighbor_picks(state: State, partial: PartialCommand, choices: Sequence[Choice]) -> Iterator[Pick]:
    """One tap on a neighbor: move all pieces of the sheet's first kind that can go there."""
    if partial.choice is not None or not partial.tile:
        return
    near = state.scenario.board.within(partial.tile, 1)
    seen: set[str] = set()
    for choice in choices:
        for target in choice.targets if choice.kind == "move" and not choice.refusal else ():
            if target.tile in near and target.tile not in seen:
                seen.add(target.tile)
                yield Pick(f"{key_of(choice)}{ONWARD}{target.tile}", target.tile, target.tile, "move", "target")


def _targets(partial: PartialCommand) -> Iterator[Pick]:
    choice = partial.choice
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


def _dials(partial: PartialCommand) -> Iterator[Dial]:
    choice = partial.choice
    if choice is None:
        return
    if choice.most > 1:
        yield Dial(QUANTITY, "", 1, partial.most, partial.quantity, is_all=choice.kind != "purchase")
    for item, most in choice.cargo:
        yield Dial(item, said("rozz-command-carry", item=item), 0, most, partial.numbers.get(item, 0))


def _blanks(partial: PartialCommand) -> tuple[Blank, ...]:
    if partial.choice is None or partial.choice.kind != "message":
        return ()
    colour = partial.choice.colour
    label = said("rozz-command-message-to", name=Player(colour))
    return (Blank(WORDS, label, LONGEST_MESSAGE_BYTES, partial.words, colour),)


def _message_length(text: str) -> int:
    """The length of a message in bytes; above the limit if the message ends in half a surrogate pair."""
    try:
        return len(text.encode())
    except UnicodeEncodeError:
        return LONGEST_MESSAGE_BYTES + 1


def _instruction(state: State, partial: PartialCommand, choices: Sequence[Choice], can_go: bool) -> Said:
    choice, target = partial.choice, partial.target
    if choice is None:
        if not partial.tile:
            return said("rozz-command-tap-tile")
        has_any = any(not each.refusal for each in choices)
        if not has_any:
            return said("rozz-command-no-choice", tile=partial.tile)
        return said("rozz-command-choose-or-move" if can_go else "rozz-command-choose", tile=partial.tile)
    if choice.kind == "message":
        length = _message_length(" ".join(partial.words.split()))
        if length > LONGEST_MESSAGE_BYTES:
            return said("rozz-command-message-too-long", length=length, most=LONGEST_MESSAGE_BYTES)
        return said("rozz-command-write-message", name=Player(choice.colour))
    command = partial.command
    if command is None:
        if choice.kind == "move":
            return said("rozz-command-where-to", pieces=in_notation(choice.item, partial.quantity), start=choice.tile)
        return said("rozz-command-where-at", item=choice.item, start=choice.tile)
    phrase = command_phrase(command, state.scenario.catalog)
    if target is None:
        return said("rozz-command-add", command=phrase)
    return said("rozz-command-add-again", command=phrase, tile=target.tile)
