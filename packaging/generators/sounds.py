"""Synthesises the sounds of the window, with the same bytes on every run, so that a test can compare them."""

import io
import math
import random
import wave
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[2] / "straights_gui" / "resources" / "sounds"
RATE: Final = 24_000
_FULL: Final = 32_767
_FADE_IN, _FADE_OUT = 0.001, 0.02
_A4: Final = 440.0
_D4, _D5, _F_SHARP5, _A5, _D6 = (_A4 * 2 ** (step / 12) for step in (-7, 5, 9, 12, 17))
# A struck bar, softened: frequency, loudness and decay rate of each partial, relative to the fundamental.
_PARTIALS: Final = ((1.0, 1.0, 1.0), (2.0, 0.28, 1.8), (3.0, 0.09, 2.6), (4.2, 0.05, 5.0))

Samples = list[float]


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in wave_files().items():
        (FOLDER / name).write_bytes(content)
        print(f"{len(content):7} {name}")


def wave_files() -> dict[str, bytes]:
    """The content of every file by its name, with the relative loudness of the sounds."""
    return {
        "deal.wav": _file(_deal(), 0.22),
        "play.wav": _file(_play(), 0.45),
        "discard.wav": _file(_discard(), 0.34),
        "round-end.wav": _file(_round_end(), 0.32),
        "game-end.wav": _file(_game_end(), 0.4),
        "refusal.wav": _file(_refusal(), 0.3),
    }


def _deal() -> Samples:
    """A riffle: irregular light ticks, which first become faster, then slower."""
    chance = _chance(52)
    ticks, moment = [], 0.0
    for number in range(20):
        strength = (0.55 + 0.45 * math.sin(math.pi * (number + 1) / 21)) * (0.75 + 0.25 * chance.random())
        tick = _noise(0.026, 0.0045, 3_200 + 1_600 * chance.random(), chance)
        ticks.append((moment, _louder(tick, strength)))
        moment += 0.036 - 0.018 * math.sin(math.pi * number / 19) + 0.004 * chance.random()
    return _mix(ticks)


def _play() -> Samples:
    """A card played to the table: the slap of the paper, and a thump of the table."""
    slap = _noise(0.11, 0.014, 2_600, _chance(7))
    return _mix([(0.0, slap), (0.002, _louder(_thump(0.13, 0.024, 220, 110), 0.7))])


def _discard() -> Samples:
    """A card that slides onto a pile: softer and darker than a play, with a short brush before it lands."""
    chance = _chance(13)
    brush = _swelling(_noise(0.05, 0.2, 1_800, chance))
    landing = _noise(0.07, 0.011, 1_300, chance)
    thump = _louder(_thump(0.085, 0.019, 180, 100), 0.7)
    return _mix([(0.0, _louder(brush, 0.55)), (0.045, landing), (0.046, thump)])


def _round_end() -> Samples:
    """Two notes that settle."""
    return _mix([(0.0, _louder(_note(_A4, 0.62, 0.17), 0.8)), (0.16, _note(_D5, 0.64, 0.19))])


def _game_end() -> Samples:
    """An arpeggiated chord that rings out."""
    notes = (_D4, _A4, _D5, _F_SHARP5, _A5, _D6)
    starts = [0.085 * number for number in range(len(notes))]
    loudness = (0.9, 0.75, 0.8, 0.75, 0.8, 0.6)
    return _mix(
        (start, _louder(_note(note, 1.22 - start, 0.26), loud))
        for start, note, loud in zip(starts, notes, loudness, strict=True)
    )


def _refusal() -> Samples:
    """Two low, soft knocks on the table."""
    chance = _chance(2)
    knock = _mix(
        [
            (0.0, _thump(0.11, 0.02, 290, 220)),
            (0.0, _louder(_noise(0.03, 0.006, 900, chance), 0.4)),
        ]
    )
    return _mix([(0.0, knock), (0.1, _louder(knock, 0.8))])


def _chance(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  # noise, no secret


def _noise(seconds: float, decay: float, cutoff: float, chance: random.Random) -> Samples:
    """A burst of noise that decays with a time constant, low-pass filtered twice at the cutoff."""
    share = 1.0 - math.exp(-2.0 * math.pi * cutoff / RATE)
    first = second = 0.0
    burst = []
    for index in range(round(seconds * RATE)):
        first += share * (2.0 * chance.random() - 1.0 - first)
        second += share * (first - second)
        burst.append(second * math.exp(-index / (decay * RATE)))
    return _louder(burst, 1.0 / _peak(burst))


def _thump(seconds: float, decay: float, start: float, end: float) -> Samples:
    """A low tone that glides from one frequency to another and decays."""
    phase = 0.0
    tone = []
    for index in range(round(seconds * RATE)):
        dying = math.exp(-index / (decay * RATE))
        tone.append(math.sin(phase) * dying)
        phase += 2.0 * math.pi * (end + (start - end) * dying) / RATE
    return tone


def _note(frequency: float, seconds: float, decay: float) -> Samples:
    """A struck note with a soft attack of some milliseconds."""
    note = []
    for index in range(round(seconds * RATE)):
        time = index / RATE
        swell = 1.0 - math.exp(-time / 0.004)
        note.append(
            swell
            * sum(
                loud * math.sin(2.0 * math.pi * frequency * ratio * time) * math.exp(-time * faster / decay)
                for ratio, loud, faster in _PARTIALS
            )
        )
    return _faded(note)


def _mix(parts: Iterable[tuple[float, Samples]]) -> Samples:
    """Mix sounds, each from its own start in seconds."""
    mixed: Samples = []
    for start, samples in parts:
        offset = round(start * RATE)
        mixed.extend([0.0] * (offset + len(samples) - len(mixed)))
        for index, sample in enumerate(samples, start=offset):
            mixed[index] += sample
    return mixed


def _louder(samples: Samples, factor: float) -> Samples:
    return [sample * factor for sample in samples]


def _swelling(samples: Samples) -> Samples:
    """Fade in over the whole sound, quadratically."""
    return [sample * (index / len(samples)) ** 2 for index, sample in enumerate(samples)]


def _faded(samples: Samples) -> Samples:
    """Fade a sound in and out at its ends, to avoid clicks."""
    last = len(samples) - 1
    return [
        sample * _ramp(index / (_FADE_IN * RATE)) * _ramp((last - index) / (_FADE_OUT * RATE))
        for index, sample in enumerate(samples)
    ]


def _ramp(progress: float) -> float:
    """Half a cosine wave from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, progress))


def _peak(samples: Samples) -> float:
    return max(abs(sample) for sample in samples)


def _file(samples: Samples, peak: float) -> bytes:
    """A mono 16-bit file whose loudest sample is `peak` of full scale."""
    faded = _faded(samples)
    scale = peak * _FULL / _peak(faded)
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", (round(sample * scale) for sample in faded)).tobytes())
    return content.getvalue()


if __name__ == "__main__":
    main()
