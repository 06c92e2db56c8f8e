"""The link simulator: runs that can be repeated, stories that end as announced, and a page that shows both."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rozz.cli.cryptography_keys import Keyring
from rozz.engine.links.signing.ed25519_encodings import is_sound_point, is_sound_signature
from rozz.engine.links.signing.envelopes import Show
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.wire.link_contents import Contents
from rozz.ui.app.update import update
from rozz.ui.features.navigation import path
from rozz.ui.features.page_addresses import address
from rozz.ui.features.simulator_update import PACE
from rozz.ui.i18n import simulator_texts, translations
from rozz.ui.i18n.texts import say
from rozz.ui.simulator import run_state, simulated_acts, simulator_steps, stories
from rozz.ui.simulator.run_state import Simulator
from rozz.ui.simulator.simulator_keys import SimulatedKeys
from rozz.ui.simulator.simulator_steps import LIES, SEATS, SimulatorStep
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Wait
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from rozz.ui.views.simulator.simulator_page import event_sentence
from tests.support.ui.table import Table, words


def run(seed: int, number: int) -> Simulator:
    """A random run after a number of steps."""
    simulated = run_state.at_seed(seed)
    for _ in range(number):
        simulated = simulated.advanced()
    return simulated


def finished(name: str) -> Simulator:
    """A story at its end."""
    simulated = run_state.story_run(name)
    while simulated.can_go_on:
        simulated = simulated.advanced()
    return simulated


def taken(*codes: str, seed: int = 7) -> Simulator:
    """A run with these steps by hand."""
    simulated = run_state.at_seed(seed)
    for code in codes:
        step = simulator_steps.read(code)
        assert step is not None
        simulated = simulated.taken(step)
    return simulated


def contents(simulated: Simulator, seat: str) -> Contents:
    """What a device knows of the match."""
    return simulated.world.device(seat).ledger.contents


def sent(*messages: m.Message, model: Model | None = None) -> tuple[Model, tuple[object, ...]]:
    """The page after messages, and the effects of the last one."""
    model, effects = model or Model(), ()
    for message in messages:
        model, effects = update(model, message)
    return model, effects


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    translations.use(translations.ENGLISH)


# Keys


def test_simulated_keys_have_encodings_that_the_real_code_accepts() -> None:
    keys, secret = SimulatedKeys(), b"s" * 32
    public, signature = run_without_waiting(keys.public_key(secret)), run_without_waiting(keys.sign(secret, b"message"))
    assert is_sound_point(public) and is_sound_signature(signature)
    assert run_without_waiting(keys.verify(public, b"message", signature))
    assert not run_without_waiting(keys.verify(public, b"massage", signature))
    assert not run_without_waiting(keys.verify(run_without_waiting(keys.public_key(b"t" * 32)), b"message", signature))


def test_simulated_boxes_need_their_own_key_and_derived_keys_are_real() -> None:
    keys = SimulatedKeys()
    box = run_without_waiting(keys.encrypt(b"k" * 32, b"a secret of more than thirty-two bytes"))
    assert run_without_waiting(keys.decrypt(b"k" * 32, box)) == b"a secret of more than thirty-two bytes"
    assert run_without_waiting(keys.decrypt(b"l" * 32, box)) is None
    assert run_without_waiting(keys.decrypt(b"k" * 32, bytes([box[0] ^ 1]) + box[1:])) is None
    for label, info in (("sign", b""), ("box", b"z")):
        assert run_without_waiting(keys.derive(b"s" * 32, label, info)) == run_without_waiting(
            Keyring().derive(b"s" * 32, label, info)
        )


# Runs


def test_the_same_seed_gives_the_same_run_and_another_seed_does_not() -> None:
    assert run(3, 40) == run(3, 40)
    assert run(3, 40).steps != run(4, 40).steps


@pytest.mark.parametrize("seed", range(4))
def test_an_address_restores_its_run_and_every_step_has_a_sentence(seed: int) -> None:
    simulated = run(seed, 40)
    for world in simulated.worlds:
        assert re.match(r"^[A-Z].*\.$", event_sentence(world.news)), world.news
        assert not re.search(r"\b(RED|GREEN|BLUE)\b", event_sentence(world.news))
    again = run_state.from_address(seed, "", simulator_steps.written(simulated.steps))
    assert again.worlds == simulated.worlds
    assert (
        again.address
        == simulated.address
        == f"?go=simulator&seed={seed}&steps={simulator_steps.written(simulated.steps)}"
    )
    assert simulated.back(17).address.endswith(f"&steps={simulator_steps.written(simulated.steps[:17])}")


@pytest.mark.parametrize("seed", range(20, 25))
def test_only_devices_that_lied_or_forgot_are_accused(seed: int) -> None:
    simulated = run(seed, 50)
    guilty = {step.seat for step in simulated.steps if step.kind in (*LIES, "restore")}
    accused = {
        pair[0].seat
        for device in simulated.world.devices
        for pair in (*device.ledger.proofs, *((device.proof,) if device.proof else ()))
    }
    assert accused <= guilty


@pytest.mark.parametrize("seed", range(20, 25))
def test_devices_that_do_not_lie_forget_or_skip_share_one_history(seed: int) -> None:
    simulated = run(seed, 50)
    worlds = list(simulated.worlds)
    wild = [at for at, step in enumerate(simulated.steps) if step.kind in (*LIES, "restore", "skip")]
    calm = worlds[wild[0]] if wild else worlds[-1]
    chains = sorted((device.ledger.contents.chain for device in calm.devices), key=len)
    assert all(chains[-1][: len(chain)] == chain for chain in chains)


def test_late_repeated_and_reordered_links_still_end_the_turn() -> None:
    simulated = taken("sr", "sg", "sb", "p1", "n3", "p2")
    while simulated.world.letters:
        last = simulated.world.letters[-1]
        simulated = simulated.taken(SimulatorStep("deliver", letter=last.number))
    assert {device.ledger.contents.turn for device in simulated.world.devices} == {2}
    assert len({device.ledger.contents.before for device in simulated.world.devices}) == 1


def test_impossible_steps_change_only_the_sentence() -> None:
    simulated = taken("sr", "sr")
    assert simulated.world.news.key == "not-now"
    assert simulated.world.devices == taken("sr").world.devices
    assert taken("d9").world.news.key == "no-such-link"
    assert taken("or").world.news.key == "not-now", "only a dishonest device lies"


#: Runs that end in an impossible step, and why it is impossible.
IMPOSSIBLE = {
    "hr": "composing",
    "sr.sr": "sealed",
    "sr.hr": "sealed",
    "mr.sr.sg.sb.d3.d5.sr": "owes-a-reveal",
    "sg.sr.d1.sb.d6.d2.d5.mr.d3.cr.d4.p13.d13.hr": "signed-before",
    "sr.sg.sb.d3.d5.sr": "shown",
    "qr.sr": "resigned",
    "qr.d1.d2.sg.d3.d4.sb.d5.d6.d7.d8.sr": "looking-on",
    "qr.qg.d1.d2.d3.d4.sb.sb": "over",
    "br": "no-backup",
    "or": "honest",
    "mr.or": "no-lie",
    "krb.krg": "no-skip",
    "wrb": "no-wait",
}


@pytest.mark.parametrize("steps", IMPOSSIBLE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_step_that_cannot_be_says_why_and_what_to_do(steps: str, language: str) -> None:
    simulated = run_state.from_address(7, "", steps)
    news, reason = simulated.world.news, IMPOSSIBLE[steps]
    assert (news.key, news.facts["why"]) == ("not-now", reason)
    translations.use(language)
    report, *to_do = event_sentence(news).split(". ")
    assert report and to_do and not re.search(r"\b(RED|GREEN|BLUE)\b", words(shown(simulated)))


def test_players_are_named_in_the_language_but_signed_in_english() -> None:
    model, _ = sent(m.ShowSimulator(7, "", "sr.sr"), m.SetLanguage("de"))
    page = words(page_markup.page(model))
    red, green, blue = (say(f"color-{each.lower()}") for each in SEATS)
    assert say("sim-device", name=red) in page and say("sim-letter", sender=red, to=green) in page
    assert say("sim-waits-sealed", names=translations.listed((blue, green))) in page
    why = say("links-not-now-waits", seat=red, others=translations.listed((blue, green)), state="sealed", kind="seal")
    assert say("sim-page-says", name=red, says=why) in page
    assert not re.search(r"\b(Red|Green|Blue)\b", page)
    assert model.simulator is not None
    assert {each.name for each in contents(model.simulator, "RED").joins} == {"Red", "Green", "Blue"}


@pytest.mark.parametrize("code", ["", "s", "sx", "krr", "kr", "srg", "d0", "dr", "s1", "d12345", "Sr", "x1"])
def test_invalid_step_codes_are_ignored(code: str) -> None:
    assert simulator_steps.read(code) is None
    assert simulator_steps.listed(f"sr.{code}.sg") == simulator_steps.listed("sr")


def test_every_step_can_be_written_and_read() -> None:
    by_device = [
        SimulatorStep(kind, seat, other)
        for kind in simulator_steps.BY_DEVICE
        for seat in SEATS
        for other in (SEATS if kind in simulator_steps.ABOUT_ANOTHER else ("",))
        if seat != other
    ]
    by_carrier = [SimulatorStep(kind, letter=number) for kind in simulator_steps.BY_CARRIER for number in (1, 12, 345)]
    offered = [step for world in run(1, 30).worlds for step in simulated_acts.possible(world)]
    every = [*by_device, *by_carrier, *offered]
    assert all(simulator_steps.read(step.code) == step for step in every)
    assert len({step.code for step in every}) == len(set(every))


# Stories


@pytest.mark.parametrize("story", stories.STORIES, ids=lambda story: story.name)
def test_each_story_ends_as_announced(story: stories.Story) -> None:
    simulated = finished(story.name)
    assert len(simulated.steps) == len(story.lines)
    assert simulated.world.news.key == story.ends
    assert all(world.news.key not in ("not-now", "no-such-link", "refuses") for world in simulated.worlds)
    assert simulated.has_story_ended and simulator_texts.say("story-over") in words(shown(simulated))


def shown(simulated: Simulator) -> str:
    """The page of a run."""
    return page_markup.page(replace(Model(screen="simulator"), simulator=simulated))


def test_in_a_normal_turn_commands_are_shown_only_after_all_have_sealed() -> None:
    for world in finished("normal").worlds:
        answers = world.device("RED").ledger.contents.answers
        if any(isinstance(each, Show) for each in answers.values()):
            assert set(answers) == set(SEATS)


def test_the_next_link_makes_up_for_a_lost_one() -> None:
    simulated = finished("lost")
    assert [step.kind for step in simulated.steps].count("send") == 0
    assert {device.ledger.contents.turn for device in simulated.world.devices} == {2}


def test_a_silent_seat_is_skipped_by_the_others_and_learns_it_late() -> None:
    simulated = finished("silent")
    assert all(contents(simulated, seat).turns[0].skipped == ("GREEN",) for seat in SEATS)


def test_changing_a_revealed_command_is_proven_and_the_first_one_stays() -> None:
    simulated = finished("changed")
    green = simulated.world.device("GREEN")
    assert green.proof is not None and {each.seat for each in green.proof} == {"RED"}
    one, other = green.proof
    assert isinstance(one, Show) and isinstance(other, Show) and one.commands != other.commands
    before = simulated.worlds[-3]
    assert contents(simulated, "GREEN").turns == before.device("GREEN").ledger.contents.turns
    page_shown = words(shown(simulated))
    assert say("sim-proof-commands", name="Red", turn=1) in page_shown
    assert (
        say("sim-proof-show", command=say("sim-buys")) in page_shown
        and say("sim-proof-show", command=say("sim-marches", place="D5")) in page_shown
    )


def test_a_restored_backup_is_noticed_and_the_match_continues() -> None:
    simulated = finished("backup")
    assert all(contents(simulated, seat).turn == 2 for seat in SEATS)
    assert len({contents(simulated, seat).before for seat in SEATS}) == 1
    assert any(world.news.key == "proof" for world in simulated.worlds)
    assert say("sim-proof-commands", name="Red", turn=1) in words(shown(simulated))


def test_each_device_reports_a_proof_once() -> None:
    reported = [world.news for world in finished("backup").worlds if world.news.key in ("proof", "proof-own")]
    names = [news.facts["name"] for news in reported]
    assert sorted(names) == ["BLUE", "GREEN", "RED"]


def test_a_forgotten_seal_that_comes_back_is_opened_by_its_own_key() -> None:
    simulated = finished("found")
    assert (
        "Sealed: "
        in words(shown(simulated)).split(say("sim-device", name="Red"))[1].split(say("sim-device", name="Green"))[0]
    )


# The page


@pytest.mark.parametrize("opened", [(), (m.ShowRules(),)])
def test_back_leads_to_the_screen_that_opened_the_simulator(opened: tuple[m.Message, ...]) -> None:
    before, _ = sent(*opened)
    model, _ = sent(m.ShowSimulator(), model=before)
    assert path(model) == (*path(before), m.ShowSimulator()) and model.screen == "simulator"
    model, _ = sent(m.GoBack(), model=model)
    assert (model.screen, address(model)) == (before.screen, address(before))


def test_back_from_the_simulator_and_rules_leads_to_the_match() -> None:
    table = Table().send(m.ShowRules(), m.ShowSimulator(), m.GoBack(), m.GoBack())
    assert table.model.screen == "table"


def test_the_rules_link_to_the_simulator() -> None:
    model, _ = sent(m.ShowRules())
    assert 'href="?go=simulator"' in page_markup.page(model)


def test_an_address_opens_its_run_and_the_page_describes_the_last_step() -> None:
    model, _ = sent(m.ShowSimulator(7, "lost", "sr.l1"))
    assert address(model) == "?go=simulator&seed=7&story=lost&steps=sr.l1"
    assert say("sim-lost", sender="Red", name="Green") in words(page_markup.page(model))
    model, _ = sent(m.GoThroughRun("on"), model=model)
    assert address(model).endswith("&steps=sr.l1.d2")
    assert page_markup.tab_title(model) == say("title-of", where=say("sim-title"))


def test_steps_can_be_undone_and_redone_and_a_manual_step_replaces_them() -> None:
    model, _ = sent(m.ShowSimulator(5), *[m.GoThroughRun("on")] * 4, m.GoThroughRun("back"), m.GoThroughRun("back"))
    before = model.simulator
    assert before is not None and (before.at, len(before.steps)) == (2, 4)
    again, _ = sent(m.GoThroughRun("on"), m.GoThroughRun("on"), model=model)
    assert again.simulator is not None and again.simulator.worlds == before.worlds
    model, _ = sent(m.Simulate("qb"), model=model)
    assert model.simulator is not None and model.simulator.steps == (*before.steps[:2], SimulatorStep("resign", "BLUE"))
    assert simulator_texts.say("by-hand") in words(page_markup.page(model))


def test_a_run_plays_by_itself_until_it_is_paused_or_over() -> None:
    model, effects = sent(m.ShowSimulator(), m.PlayStory("found"))
    assert effects == (Wait(PACE, model.beat),)
    for _ in stories.BY_NAME["found"].lines:
        late, none = sent(m.Tick(model.beat - 1), model=model)
        assert (late.simulator, none) == (model.simulator, ())
        model, effects = sent(m.Tick(model.beat), model=model)
    assert effects == () and model.simulator is not None
    assert model.simulator.has_story_ended and not model.simulator.is_playing
    model, effects = sent(m.RunSeed(" 12 "), m.Tick(model.beat + 1), m.GoThroughRun("pause"), model=model)
    assert model.simulator is not None and (model.simulator.seed, model.simulator.at) == (12, 1)
    assert sent(m.Tick(model.beat), model=model)[0].simulator == model.simulator


def test_a_run_stops_when_its_page_is_left() -> None:
    model, _ = sent(m.ShowSimulator(), m.PlayStory("normal"), m.GoBack())
    assert sent(m.Tick(model.beat), model=model) == (model, ())
    model, _ = sent(m.ShowSimulator(), model=model)
    assert model.simulator is not None and model.simulator.story == "normal" and not model.simulator.is_playing


@pytest.mark.parametrize("text", ["", "-1", "seven", "1e3", "9" * 12])
def test_invalid_seeds_start_no_run(text: str) -> None:
    model, _ = sent(m.ShowSimulator())
    assert sent(m.RunSeed(text), model=model)[0] == model


def test_a_device_offers_possible_acts_and_lies_only_if_dishonest() -> None:
    simulated = taken("sr", "d1", "d2")
    assert say("sim-twice") not in shown(simulated)
    assert f"Red: {say('sim-twice')}" in shown(simulated.taken(SimulatorStep("mark", "RED")))
    assert f'aria-label="{say("sim-act-named", name="Green", action=say("sim-seal"))}"' in shown(simulated)
    assert f'aria-label="{say("sim-act-named", name="Red", action=say("sim-seal"))}"' not in shown(simulated)


def test_the_next_link_is_selected_until_another_is_chosen() -> None:
    model, _ = sent(m.ShowSimulator(7, "", "sr.sg"))
    assert say("sim-carry-named", action=say("sim-deliver"), sender="Red", to="Green") in page_markup.page(model)
    model, _ = sent(m.ChooseLetter(4), model=model)
    assert say("sim-carry-named", action=say("sim-deliver"), sender="Green", to="Blue") in page_markup.page(model)


def test_simulator_texts_have_no_command_colors_and_all_are_used() -> None:
    page = Path(page_markup.__file__).parents[2]
    files = [*(page / "simulator").glob("*.py"), *(page / "views" / "simulator").glob("*.py")]
    source = "".join(each.read_text() for each in files)
    endings = re.compile(r"-(over|damaged|unsigned|forged)$")
    made = ("story-", "lies-", "learns-", "waits-")
    texts = translations.table(translations.ENGLISH)
    for key in (each.removeprefix(simulator_texts.OWN) for each in texts if each.startswith(simulator_texts.OWN)):
        assert not re.search(r"\b(RED|GREEN|BLUE)\b", json.dumps(texts[simulator_texts.OWN + key]))
        is_said = any(f'"{each}"' in source for each in (key, endings.sub("", key)))
        assert is_said or key.startswith(made) or key in (*simulator_steps.BY_DEVICE, *simulator_steps.BY_CARRIER), key


def test_starting_the_page_does_not_load_the_simulator() -> None:
    script = (
        "import sys\nfrom rozz.ui.browser.startup import snapshot_contents\nsnapshot_contents.fill_caches()\n"
        "print([name for name in sys.modules if 'simulator' in name])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_lie_explains_at_once_how_honest_devices_react() -> None:
    for lie in LIES:
        lied, *follows = simulator_texts.say(f"lies-{lie}", name="RED", turn=1).split(". ")
        assert lied.startswith("Red lies") and follows, lie
