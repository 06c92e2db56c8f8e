"""Four short voices, made of tones and noise by the browser: a march, a clash, a strike, a victory. No files."""

from __future__ import annotations

from functools import cache
from random import random
from typing import Any

from js import AudioContext, Float32Array
from pyodide.ffi import to_js

#: How loud the loudest voice is.
LOUDNESS = 0.16
#: The tones of each voice: wave, hertz at its beginning and end, start and length in seconds, loudness.
TONES: dict[str, tuple[tuple[str, float, float, float, float, float], ...]] = {
    "march": tuple(("triangle", 150, 70, 0.17 * beat, 0.12, 0.8 if beat % 2 else 1.0) for beat in range(4)),
    "clash": (("square", 880, 620, 0.0, 0.16, 0.25), ("square", 1240, 990, 0.02, 0.22, 0.18)),
    "strike": (("sine", 160, 34, 0.12, 0.7, 1.0),),
    "victory": (
        ("triangle", 392, 392, 0.0, 0.18, 0.7), ("triangle", 523, 523, 0.16, 0.18, 0.7),
        ("triangle", 659, 659, 0.32, 0.18, 0.8), ("triangle", 784, 784, 0.48, 0.7, 1.0),
        ("triangle", 523, 523, 0.48, 0.7, 0.5),
    ),
}  # fmt: skip
#: The noise of a voice: start and length in seconds, loudness.
NOISE = {"clash": (0.0, 0.14, 0.5), "strike": (0.1, 0.5, 0.7)}


@cache
def _player() -> Any:
    return AudioContext.new()


def play(voice: str) -> None:
    """Play a voice; silent as long as the browser does not allow it."""
    player = _player()
    if player.state == "suspended":
        player.resume()
    now = player.currentTime
    for wave, first, last, begin, length, loudness in TONES[voice]:
        tone = player.createOscillator()
        tone.type = wave
        tone.frequency.setValueAtTime(first, now + begin)
        tone.frequency.exponentialRampToValueAtTime(last, now + begin + length)
        _start(tone, now + begin, length, loudness)
    if voice in NOISE:
        begin, length, loudness = NOISE[voice]
        noise = player.createBufferSource()
        samples = Float32Array.new(to_js([2 * random() - 1 for _ in range(4096)]))
        buffer = player.createBuffer(1, samples.length, player.sampleRate)
        buffer.copyToChannel(samples, 0)
        noise.buffer, noise.loop = buffer, True
        _start(noise, now + begin, length, loudness)


def _start(source: Any, begin: float, length: float, loudness: float) -> None:
    """Start a source that fades away."""
    player = _player()
    volume = player.createGain()
    volume.gain.setValueAtTime(LOUDNESS * loudness, begin)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    source.connect(volume)
    volume.connect(player.destination)
    source.start(begin)
    source.stop(begin + length)
