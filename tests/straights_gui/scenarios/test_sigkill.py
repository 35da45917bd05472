"""The machine dies: whenever that happens, the game stands where it stood on the screen."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.straights.storage.savegame import loads
from tests.support.paths import ROOT

CHILD = ROOT / "tests/support/window/killed_program.py"
SETTINGS = "[General]\nspeed={speed}\npauses=at-once\ntour-seen=yes\nlanguage=en\n"
TIMES, SOAKED_TIMES = 6, 200

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")


@dataclass
class Life:
    """What one process said before it was killed: the game that it found, and what it showed last."""

    found: tuple[int, int]
    shown: tuple[int, int]
    is_over: bool
    was_saving: bool


def live(home: Path, chance: random.Random) -> Life:
    """Start the program, let it play, kill it: after so many lines, or in the middle of a save."""
    slow = chance.random() < 0.5
    environment = dict(os.environ, XDG_DATA_HOME=str(home / "data"), XDG_CONFIG_HOME=str(home / "config"))
    environment |= {"QT_QPA_PLATFORM": "offscreen", "STRAIGHTS_SLOW_SAVE": "0.05" if slow else "0"}
    folder = home / "config" / "straights"
    folder.mkdir(parents=True, exist_ok=True)
    speed = chance.choice(("at-once", "fast"))
    (folder / "straights.conf").write_text(SETTINGS.format(speed=speed))
    lines = chance.randrange(2, 40)
    found = shown = (0, 0)
    is_over, word = False, ""
    with subprocess.Popen(
        [sys.executable, str(CHILD)], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        while lines > 0 or (slow and word != "saving"):
            word, *rest = process.stdout.readline().split() or [""]
            assert word, "the program ended by itself"
            lines -= 1
            if word == "found":
                found = shown = (int(rest[0]), int(rest[1]))
            elif word == "shown":
                shown = (int(rest[0]), int(rest[1]))
            is_over = is_over or word == "over"
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:  # what was shown before the signal came
            word, *rest = line.split()
            if word == "shown":
                shown = (int(rest[0]), int(rest[1]))
            is_over = is_over or word == "over"
            slow = word == "saving" and slow
    return Life(found, shown, is_over=is_over, was_saving=slow)


def goes_on(life: Life, found: tuple[int, int]) -> bool:
    """Whether a game is the one that was killed: at the card shown last, or saved and about to be shown."""
    seed, count = found
    if seed == life.shown[0]:
        return count - life.shown[1] in (0, 1)
    return life.is_over and count <= 1


def unreadable(home: Path) -> list[str]:
    bad = []
    games = list(home.rglob("running-game.straights"))
    assert games, "nothing was saved at all"
    for path in (*games, *home.rglob("games/*.straights")):
        try:
            loads(path.read_bytes())
        except ValueError as error:
            bad.append(f"{path}: {error}")
    for path in home.rglob("*.sqlite3"):
        with sqlite3.connect(path) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                bad.append(str(path))
        connection.close()
    return [*bad, *map(str, home.rglob("unreadable*"))]


@pytest.mark.parametrize("times", [TIMES, pytest.param(SOAKED_TIMES, marks=pytest.mark.soak)])
def test_a_killed_program_goes_on_where_it_stood(
    tmp_path: Path, times: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every time; and no file is left that cannot be read, nor half a file after the next start."""
    chance = random.Random(times)
    lives = [live(tmp_path, chance)]
    for number in range(times):
        lives.append(live(tmp_path, chance))
        assert goes_on(lives[-2], lives[-1].found), (number, lives[-2], lives[-1])
        assert [] == unreadable(tmp_path)
        assert len(list(tmp_path.rglob("*.new"))) <= 3  # on the way to the disk, waiting, being written
    saved = sum(life.was_saving for life in lives[:-1])
    with capsys.disabled():
        print(f"\n{times} of {times} games went on, {saved} of them killed inside a save")
