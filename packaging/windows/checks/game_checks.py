"""The installed game: the console's transcripts, the self-test, a round by mouse."""

from collections import Counter
from difflib import unified_diff

from bundle import paths, smoke
from bundle.contents import missing_files
from linux.checks.smoke_tests import saved_game
from straights_gui.view.cards.colours import FaceColours
from windows.checks.installer_fixture import CONSOLE, GAME, InstallerCheckFailed, InstallerFixture, verify
from windows.cross_build import frozen_game

CARDS_IN_A_ROUND = 52
_FOR_THE_SELF_TEST = 300  # seconds of the processor


def transcripts_are_the_same(fixture: InstallerFixture) -> None:
    """The console prints every golden transcript, byte for byte."""
    for typed in sorted(smoke.GOLDEN.glob("*.in")):
        _, seed, *options = typed.stem.split(".")
        argv = [seed.removeprefix("seed"), *(f"--{option}" for option in options)]
        done = fixture.system.output_of(str(fixture.usual_folder / CONSOLE), *argv, typed=typed.read_bytes())
        expected, actual = (
            text.decode("latin-1").splitlines(keepends=True)
            for text in (typed.with_suffix(".out").read_bytes(), done.stdout)
        )
        verify([], [*unified_diff(expected, actual)][:9], f"the first difference in {typed.name}")


def the_self_test_passes(fixture: InstallerFixture) -> None:
    """The self-test passes, with compiled playouts, a hosted table and the search for tables."""
    done = fixture.system.output_of(
        str(fixture.usual_folder / GAME), "--self-test", seconds=_FOR_THE_SELF_TEST
    )
    said = done.stdout.decode("utf-8", errors="replace").replace("\r", "")
    lacking = [text for text in (smoke.COMPILED, smoke.HOSTED, smoke.NEARBY) if text not in said]
    if done.returncode or lacking:
        raise InstallerCheckFailed(f"the self-test lacks {lacking}, status {done.returncode}:\n{said}")
    print(f"    {said.splitlines()[-1]}", flush=True)


def no_file_is_missing(fixture: InstallerFixture) -> None:
    """Everything is installed that the game loads by its name alone."""
    verify([], missing_files(fixture.usual_folder, "win32"), "what is missing")


def a_round_is_played_by_mouse(fixture: InstallerFixture) -> None:
    """A click plays a card, as far as one fits, until the round is over."""
    game = saved_game(fixture.system.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.system.path(game)) as window:
        pixels = fixture.system.screen.pixels
        fixture.system.wait_until(lambda: _shows_faces(pixels(window)), "no faces of cards are seen")
        take_picture(fixture, "a-hand", window)
        for place in places_in_the_hand(fixture, window) * CARDS_IN_A_ROUND:
            fixture.system.screen.click(*place)
            if _cards_played(fixture) >= CARDS_IN_A_ROUND:
                break
        take_picture(fixture, "a-round-by-mouse", window)
    verify(CARDS_IN_A_ROUND, _cards_played(fixture), "the number of cards")


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


def places_in_the_hand(fixture: InstallerFixture, window: str) -> list[tuple[int, int]]:
    """Points along the lower edge of the table, close enough to each other to meet every card."""
    x, y, width, height = fixture.system.screen.place_of(window)
    return [(x + width * part // 40, y + height - height // 10) for part in range(6, 34)]


def take_picture(fixture: InstallerFixture, name: str, *windows: str) -> None:
    """Save a screenshot below `build` once these windows are painted and all is still, and print where."""
    picture = fixture.system.screen.picture(frozen_game.FOLDER / f"{name}.png", *windows)
    print(f"    picture: {picture.relative_to(paths.ROOT)}", flush=True)


def change_window(fixture: InstallerFixture, window: str, *keys: str) -> None:
    """Press keys that change what a window shows, such as one that opens or closes a sheet."""
    screen, unused = fixture.system.screen, fixture.system.folder / "still.png"
    screen.picture(unused, window)
    before = screen.pixels(window)
    screen.focus(window)
    screen.press(*keys)
    fixture.system.wait_until(lambda: screen.pixels(window) != before, f"{' '.join(keys)} changes nothing")
    screen.picture(unused, window)


def _cards_played(fixture: InstallerFixture) -> int:
    return len(fixture.game()["actions"])


GAME_CHECKS = (
    no_file_is_missing,
    transcripts_are_the_same,
    the_self_test_passes,
    a_round_is_played_by_mouse,
)
