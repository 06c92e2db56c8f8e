"""Messages of the link simulator: start a run, take or undo a step, play a run."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features import navigation
from rozz.ui.simulator import run_state, simulator_steps, stories
from rozz.ui.simulator.run_state import Simulator
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Updated, Wait
from rozz.ui.state.model import Model, Screen

SCREEN: Screen = "simulator"
#: Milliseconds that each step of a playing run stays, enough to read a sentence.
PACE = 2400


def update(model: Model, message: m.SimulatorMessage | m.Tick) -> Updated:
    """Handle a message of the simulator."""
    run = model.simulator
    match message:
        case m.ShowSimulator(seed, story, given):
            is_asked = seed >= 0 or bool(story) or bool(given)
            shown = run_state.from_address(seed, story, given) if is_asked or run is None else run
            opened = model if model.screen == SCREEN else _opened(model)
            return replace(opened, simulator=replace(shown, is_playing=False)), ()
        case _ if run is None or model.screen != SCREEN:
            return model, ()
        case m.PlayStory(name) if name in stories.BY_NAME:
            return _playing(replace(model, simulator=run_state.story_run(name)))
        case m.RunSeed(text) if text.strip().isdecimal() and len(text.strip()) < 10:
            return _playing(replace(model, simulator=run_state.at_seed(int(text))))
        case m.Simulate(code) if step := simulator_steps.read(code):
            return _with(model, replace(run, is_playing=False).taken(step)), ()
        case m.ChooseLetter(number):
            return _with(model, replace(run, chosen=number, is_playing=False)), ()
        case m.GoThroughRun("on"):
            return _with(model, replace(run, is_playing=False).advanced()), ()
        case m.GoThroughRun("back"):
            return _with(model, replace(run, is_playing=False).back(run.at - 1)), ()
        case m.GoThroughRun("start"):
            return _with(model, replace(run, is_playing=False).back(0)), ()
        case m.GoThroughRun("play") if run.can_go_on:
            return _playing(_with(model, run.advanced()))
        case m.GoThroughRun("pause"):
            return _with(model, replace(run, is_playing=False)), ()
        case m.Tick(beat) if run.is_playing and beat == model.beat:
            return _playing(_with(model, run.advanced()))
    return model, ()


def _with(model: Model, run: Simulator) -> Model:
    return replace(model, simulator=run)


def _playing(model: Model) -> Updated:
    """Continue the run after a pause, as long as steps are left."""
    run = model.simulator
    assert run is not None
    if not run.can_go_on:
        return _with(model, replace(run, is_playing=False)), ()
    beat = model.beat + 1
    return replace(model, simulator=replace(run, is_playing=True), beat=beat), (Wait(PACE, beat),)


def _opened(model: Model) -> Model:
    """Put the simulator over the screen that was open; if that is the rules, both lie over the screen beneath."""
    if model.screen == "rules":
        return replace(model, screen=SCREEN, is_over_rules=True)
    return replace(navigation.over(model, SCREEN), is_over_rules=False)
