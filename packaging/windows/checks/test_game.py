"""The installed game: the console's transcripts, the self-test, a round by mouse."""

from collections import Counter
from pathlib import Path

import pytest

from bundle import smoke, trial
from bundle.contents_check import missing_files
from linux.checks.smoke_tests import saved_game
from straights_gui.view.cards.colours import FaceColours
from windows.checks.installers import CARDS_IN_A_ROUND, CONSOLE, GAME, Installers

_FOR_THE_SELF_TEST = 1800  # seconds


def test_no_file_is_missing(windows: Installers) -> None:
    """Everything is installed that the game loads by its name alone."""
    assert [] == missing_files(windows.usual_folder, "win32")


@pytest.mark.parametrize("typed", sorted(trial.GOLDEN.glob("*.in")), ids=lambda path: path.stem)
def test_transcripts_are_the_same(windows: Installers, typed: Path) -> None:
    _, seed, *options = typed.stem.split(".")
    argv = [seed.removeprefix("seed"), *(f"--{option}" for option in options)]
    done = windows.system.output_of(str(windows.usual_folder / CONSOLE), *argv, typed=typed.read_bytes())

    assert typed.with_suffix(".out").read_bytes() == done.stdout


def test_the_self_test_passes(windows: Installers) -> None:
    """With compiled playouts, a hosted table and the search for tables."""
    done = windows.system.output_of(
        str(windows.usual_folder / GAME), "--self-test", seconds=_FOR_THE_SELF_TEST
    )
    said = done.stdout.decode("utf-8", errors="replace").replace("\r", "")
    lacking = [text for text in (smoke.COMPILED, smoke.HOSTED, smoke.NEARBY) if text not in said]

    assert (0, []) == (done.returncode, lacking), said


def test_a_round_is_played_by_mouse(windows: Installers) -> None:
    """A click plays a card, as far as one fits, until the round is over."""
    game = saved_game(windows.system.home)
    with windows.window(str(windows.usual_folder / GAME), windows.system.path(game)) as window:
        pixels = windows.system.screen.pixels
        windows.system.wait_until(lambda: _shows_faces(pixels(window)), "no faces of cards are seen")
        windows.take_picture("a-hand", window)
        for place in windows.places_in_the_hand(window) * CARDS_IN_A_ROUND:
            windows.system.screen.click(*place)
            if _cards_played(windows) >= CARDS_IN_A_ROUND:
                break
        windows.take_picture("a-round-by-mouse", window)
    assert CARDS_IN_A_ROUND == _cards_played(windows)


def _shows_faces(pixels: bytes) -> bool:
    """Whether the lower part of a window shows the paper of cards, and the inks of red and black suits."""
    lowest = pixels[len(pixels) * 4 // 5 :]
    colours = Counter(lowest[place : place + 3] for place in range(0, len(lowest), 3))
    faces = (FaceColours(), FaceColours().dimmed())
    counts = [
        sum(colours[bytes.fromhex(getattr(face, part)[1:])] for face in faces)
        for part in ("paper", "hearts", "spades")
    ]
    return min(counts) > 500


def _cards_played(windows: Installers) -> int:
    return len(windows.game()["actions"])
