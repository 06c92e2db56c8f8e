"""The page of the link simulator: stories, the picture, the carrier, three devices, and the latest event."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.envelopes import Envelope, Keep, Resign, Seal, Show, Skip
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.ui.board.seat_styles import seat_chip, seat_styles
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.simulator_texts import has, names, news_sentence, page_sentence, say
from rozz.ui.icons import sign
from rozz.ui.simulator import simulated_acts, stories
from rozz.ui.simulator.run_state import MOST_SEED, Simulator
from rozz.ui.simulator.simulated_devices import KEYS, Device, Letter, News, World
from rozz.ui.simulator.simulator_steps import BY_CARRIER, LIES, SEATS, SimulatorStep
from rozz.ui.views.simulator.simulator_scene import scene_drawing
from rozz.ui.views.widgets.shared_parts import pressed_value, top_bar

#: What a device offers at once; the rest is behind "More".
MAIN_ACTIONS = ("seal", "show")
MORE_ACTIONS = ("skip", "wait", "resign", "restore", "send", "mark")


def simulator_page(run: Simulator) -> list[h.Node]:
    """The whole page."""
    world = run.world
    return [
        top_bar(say("title"), links=[h.button(".link", data_do="go-back")[say("go-back")]]),
        h.main(".page.simulator")[
            h.header[
                h.h1(tabindex="-1")[say("title")],
                h.p(".quiet")[say("intro")],
                h.p(".note")[say("simulated")],
            ],
            _stories(run),
            h.div(".stage")[
                h.p(".about")[_about(run)],
                scene_drawing(run),
                _carrier(run),
                h.div(".machines")[[_device(world, device) for device in world.devices]],
            ],
            _player(run),
        ],
    ]


# Which run ----------------------------------------------------------------------------------------------------------


def _stories(run: Simulator) -> h.Element:
    return h.section(".stories", aria_labelledby="stories")[
        h.h2("#stories.heard")[say("stories")],
        h.ul(".story-list")[[h.li[_story(run, each.name)] for each in stories.STORIES]],
        h.form(".seed", data_on="run-seed")[
            h.label[
                h.span[say("seed")],
                h.input(
                    name="seed", value=run.seed, inputmode="numeric", maxlength=len(str(MOST_SEED)), autocomplete="off"
                ),
            ],
            h.button(".button.small", type="submit")[say("random-run")],
        ],
    ]


def _story(run: Simulator, name: str) -> h.Element:
    is_current = pressed_value(name == run.story)
    return h.button(".button.small", data_do="story", data_name=name, aria_pressed=is_current)[say(f"story-{name}")]


def _about(run: Simulator) -> str:
    if run.has_story_ended:
        return say("story-over")
    if run.story:
        return say(f"story-{run.story}-about")
    return say("by-hand") if run.is_by_hand else say("random-about", seed=str(run.seed))


def _player(run: Simulator) -> h.Element:
    """The latest event, and the controls of the run."""
    return h.section(".player-of-run", aria_label=say("run"))[
        h.div("#told-of-run", role="status")[
            h.p(".sentence")[event_sentence(run.world.news)],
            h.p(".note")[_page_sentence(run.world.news)] if run.world.news.says else None,
        ],
        h.div(".run-keys")[
            _go_button("start", "first", is_possible=run.at > 0),
            _go_button("back", "back", is_possible=run.at > 0),
            h.span(".count")[say("count", at=run.at)],
            _go_button("on", "next", "step", is_possible=run.can_go_on),
            _go_button("pause", "pause") if run.is_playing else _go_button("play", "play", is_possible=run.can_go_on),
        ],
    ]


def event_sentence(news: News) -> str:
    """The latest event in one or two sentences."""
    kind = news.facts.get("kind")
    key = f"{news.key}-{kind}" if kind and has(f"{news.key}-{kind}") else news.key
    return news_sentence(key, news.facts)


def _page_sentence(news: News) -> str:
    """What the device's own page says about the latest event."""
    return say("page-says", name=news.facts["name"], says=page_sentence(news.says, SEATS))


def _go_button(way: str, icon: str, key: str = "", is_possible: bool = True) -> h.Element:
    is_main = way in ("play", "pause")
    return h.button(
        ".button.primary" if is_main else ".button",
        data_do="run", data_way=way, aria_disabled=None if is_possible else "true",
    )[sign(icon), h.span[say(key or way)]]  # fmt: skip


# The carrier --------------------------------------------------------------------------------------------------------


def _carrier(run: Simulator) -> h.Element:
    world = run.world
    chosen = world.letter(run.chosen) or (world.letters[0] if world.letters else None)
    return h.section(".carrier", aria_labelledby="carrier")[
        h.h2("#carrier")[say("carrier")],
        h.ul(".letters")[[h.li[_letter(each, each is chosen)] for each in world.letters]] if chosen else None,
        h.div(".actions")[
            [
                h.button(
                    ".button.small", data_do="simulate", data_code=SimulatorStep(kind, letter=chosen.number).code,
                    aria_label=say("carry-named", action=say(kind), sender=chosen.sender, to=chosen.to),
                )[say(kind)]
                for kind in BY_CARRIER
            ]
        ]
        if chosen
        else h.p(".quiet")[say("nothing-on-the-way")],
    ]  # fmt: skip


def _letter(letter: Letter, is_chosen: bool) -> h.Element:
    number = say("letter-number", number=letter.number, lies="yes" if letter.is_lie else "no")
    return h.button(
        ".letter", data_do="letter", data_number=letter.number, aria_pressed=pressed_value(is_chosen)
    )[
        seat_chip(seat_styles(SEATS)[letter.sender]),
        h.span[say("letter", sender=letter.sender, to=letter.to)],
        h.span(".heard")[f" {number}"],
        h.span(".badge-of-liar", aria_hidden="true")["!"] if letter.is_lie else None,
    ]  # fmt: skip


# Devices ------------------------------------------------------------------------------------------------------------


def _device(world: World, device: Device) -> h.Element:
    seat, turn = device.seat, device.ledger.contents.turn
    style = seat_styles(SEATS)[seat]
    can = list(simulated_acts.possible_for(device))
    return h.article(class_=f"machine-card {style.css}", aria_labelledby=f"device-{seat}")[
        h.div(".machine-head")[
            seat_chip(style),
            h.h2(id=f"device-{seat}")[say("device", name=seat)],
            h.span(".badge-of-liar")[say("dishonest-mark")] if device.is_liar else None,
            h.p(".note")[say_marked("list-labels", labels=say("turn", turn=turn), next=_history(world, device))],
        ],
        h.ul(".known", aria_label=say("known", name=seat, turn=turn))[[_row(device, each) for each in SEATS]],
        h.p(".waits")[_waiting_text(device)],
        _last_turn(device),
        _proof(device),
        h.div(".actions")[[_action(device, each) for each in can if each.kind in MAIN_ACTIONS]],
        h.div(".actions.lies", role="group", aria_label=say("lies"))[
            [_action(device, each) for each in can if each.kind in LIES]
        ]
        if any(each.kind in LIES for each in can)
        else None,
        h.details[
            h.summary[say("more"), h.span(".heard")[f" {names([seat])}"]],
            h.div(".actions")[[_action(device, each) for each in can if each.kind in MORE_ACTIONS]],
        ],
    ]


def _action(device: Device, step: SimulatorStep) -> h.Element:
    key = "unmark" if step.kind == "mark" and device.is_liar else step.kind
    action = say(key, other=step.other)
    return h.button(
        ".button.small.primary" if step.kind in MAIN_ACTIONS else ".button.small",
        data_do="simulate", data_code=step.code, aria_label=say("act-named", name=step.seat, action=action),
    )[action]  # fmt: skip


def _history(world: World, device: Device) -> h.Element:
    """A short checksum of the history known here; at the same turn it must be equal on all devices."""
    contents = device.ledger.contents
    others = [each.ledger.contents for each in world.devices]
    differs = any(each.turn == contents.turn and each.before != contents.before for each in others)
    mark = contents.before.hex()[:4]
    return h.span(class_={"mark-of-history": True, "differs": differs})[
        say("history-differs" if differs else "history", mark=mark)
    ]


def _row(device: Device, seat: str) -> h.Element:
    """What a device knows about a seat this turn."""
    contents = device.ledger.contents
    kind, text = _seat_state(device, seat)
    voters = [voter for voter in SEATS if voter in contents.skips.get(seat, ())]
    keepers = [voter for voter in SEATS if voter in contents.keeps.get(seat, ())]
    return h.li(class_=kind)[
        seat_chip(seat_styles(SEATS)[seat]),
        _seat_prefix(seat),
        _sign_of(kind),
        h.span[text],
        h.span(".vote")[say("would-skip", names=names(voters))] if voters and kind != "skipped" else None,
        h.span(".vote")[say("would-wait", names=names(keepers))] if keepers else None,
    ]


def _seat_prefix(seat: str) -> h.Element:
    """Whose command or state follows, for screen readers: others see it by the chip."""
    return h.span(".heard")[say("of-seat", name=seat), " "]


def _seat_state(device: Device, seat: str) -> tuple[str, str]:
    """The state of a seat this turn, and its text."""
    ledger = device.ledger
    if any(pair[0].seat == seat and pair[0].turn == ledger.contents.turn for pair in ledger.proofs):
        return "accused", say("accused")
    answer = ledger.contents.answers.get(seat)
    if seat in ledger.departed_seats:
        return "left", say("left")
    if seat == ledger.skipped_seat:
        return "skipped", say("skipped")
    match answer:
        case Show():
            return "shown", command_text(answer.commands)
        case Resign():
            return "resigned", say("resigned")
        case Seal() if seat == device.seat:
            opened = run_without_waiting(link_steps.reopen(KEYS, ledger, device.secret, seat))
            texts = "\n".join(ledger.contents.game.write(each) for each in opened or ())
            return "sealed", say("sealed-own", command=command_text(texts)) if opened is not None else say("sealed")
        case Seal():
            return "sealed", say("sealed")
    return "nothing", say("at-first")


def command_text(text: str) -> str:
    """A command in plain words; this simulation knows four commands."""
    match text.split():
        case ["M:", *_, place]:
            return say("marches", place=place)
        case ["P:", *_]:
            return say("buys")
        case ["N:"]:
            return say("holds")
    return say("no-commands")


def _sign_of(kind: str) -> h.Element:
    """A closed envelope, an open one, or an empty place."""
    shapes = {
        "sealed": h.fragment[h.rect(x="2", y="5", width="24", height="17", rx="2"), h.path(d="M3 6l11 9 11-9")],
        "shown": h.fragment[h.path(d="M2 11 14 2l12 9v12H2zM2 11l12 8 12-8"), h.path(d="M7 7h14")],
        "skipped": h.fragment[h.path(d="M4 13.5h14M13 8l6 5.5-6 5.5M23 7v13")],
        "resigned": h.fragment[h.path(d="M7 24V4M7 5h14l-4 5 4 5H7")],
        "left": h.fragment[h.path(d="M7 24V4M7 5h14l-4 5 4 5H7")],
        "accused": h.fragment[h.path(d="M14 4v12M14 20v2")],
        "nothing": h.fragment[h.rect(".none", x="2", y="5", width="24", height="17", rx="2")],
    }
    return h.svg(".sign-of", viewBox="0 0 28 27", width="28", height="27", aria_hidden="true")[shapes[kind]]


def _waiting_text(device: Device) -> str:
    status = device.status
    waited = names(status.waiting_for)
    match status.state:
        case "composing":
            return say("waits-composing")
        case "sealed":
            return say("waits-sealed", names=waited)
        case "owes a reveal":
            return say("waits-owes")
        case "shown":
            return say("waits-shown", names=waited) if waited else say("waits-nobody")
        case "over":
            return say("waits-over")
    return say("waits-looking", names=waited) if waited else say("waits-nobody")


def _last_turn(device: Device) -> h.Element | None:
    """The latest finished turn on this device."""
    turns = device.ledger.contents.turns
    if not turns:
        return None
    last, game = turns[-1], device.ledger.contents.game

    def given() -> Iterator[h.Node]:
        for seat in SEATS:
            orders = last.orders.get(seat, ())
            text = command_text("\n".join(game.write(each) for each in orders)) if orders else say("gave-nothing")
            if seat in last.skipped:
                text = say("was-skipped")
            elif seat in last.resigned:
                text = say("was-resigned")
            yield h.li[seat_chip(seat_styles(SEATS)[seat]), _seat_prefix(seat), text]

    return h.div(".last-turn")[h.h3[say("last-turn", turn=len(turns))], h.ul[list(given())]]


def _proof(device: Device) -> h.Element | None:
    """Two contradictory things that one seat signed."""
    if device.proof is None:
        return None
    one = device.proof[0]
    key = "proof-votes" if isinstance(one, Skip | Keep) else "proof-commands"
    return h.div(".proof")[
        h.h3[say(key, name=one.seat, turn=one.turn)], h.ul[[h.li[_statement(each)] for each in device.proof]]
    ]


def _statement(envelope: Envelope) -> str:
    """A signed statement in a few words."""
    match envelope:
        case Show():
            return say("proof-show", command=command_text(envelope.commands))
        case Seal():
            return say("proof-seal", mark=envelope.z.hex()[:4])
        case Resign():
            return say("proof-resign")
    return say("proof-skip" if isinstance(envelope, Skip) else "proof-keep", other=envelope.about)
