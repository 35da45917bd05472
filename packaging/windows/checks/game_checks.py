"""The installed game: the console's transcripts, the self-test, a round by mouse, a hosted table."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bundle import build_environment, paths, smoke
from linux.checks.smoke_tests import saved_game
from linux.checks.xvfb import Xvfb
from windows.checks.installer_fixture import CONSOLE, GAME, InstallerCheckFailed, InstallerFixture, verify
from windows.checks.wine import wait_until

_CARDS_IN_A_ROUND = 52
_SECONDS_FOR_THE_SELF_TEST = 300
_HOST, _JOIN = "^Host a table", "^Join a table"


def transcripts_are_the_same(fixture: InstallerFixture) -> None:
    """The console prints every golden transcript, byte for byte."""
    for typed in sorted(smoke.GOLDEN.glob("*.in")):
        _, seed, *options = typed.stem.split(".")
        argv = [seed.removeprefix("seed"), *(f"--{option}" for option in options)]
        done = fixture.wine.output_of(str(fixture.usual_folder / CONSOLE), *argv, typed=typed.read_bytes())
        verify(typed.with_suffix(".out").read_bytes(), done.stdout, typed.name)


def the_self_test_passes(fixture: InstallerFixture) -> None:
    """The self-test passes, with compiled playouts, a hosted table and the search for tables."""
    done = fixture.wine.output_of(
        *(str(fixture.usual_folder / GAME), "--self-test"),
        environment={"QT_QPA_PLATFORM": "offscreen"},
        seconds=_SECONDS_FOR_THE_SELF_TEST,
    )
    said = done.stdout.decode("utf-8", errors="replace").replace("\r", "")
    lacking = [text for text in (smoke.COMPILED, smoke.HOSTED, smoke.NEARBY) if text not in said]
    if done.returncode or lacking:
        raise InstallerCheckFailed(f"the self-test lacks {lacking}, status {done.returncode}:\n{said}")
    print(f"    {said.splitlines()[-1]}", flush=True)


def a_round_is_played_by_mouse(fixture: InstallerFixture) -> None:
    """A click plays a card, as far as one fits, until the round is over."""
    game = saved_game(fixture.wine.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.wine.path(game)) as window:
        x, y, width, height = fixture.wine.screen.place_of(window)
        places = [(x + width * part // 40, y + height - height // 10) for part in range(6, 34)]
        for place in places * _CARDS_IN_A_ROUND:
            fixture.wine.screen.click(*place)
            if _cards_played(fixture) >= _CARDS_IN_A_ROUND:
                break
        print(f"    picture: {_picture(fixture, 'a-round-by-mouse')}", flush=True)
    verify(_CARDS_IN_A_ROUND, _cards_played(fixture), "the number of cards")


def a_hosted_table_is_joined(fixture: InstallerFixture) -> None:
    """A window of this system sits down at a table that the installed game hosts."""
    screen = fixture.wine.screen
    with fixture.window(str(fixture.usual_folder / GAME)):
        fixture.game()
        screen.press("ctrl+shift+h")
        _give_name(screen, screen.window(_HOST), "Anna")
        table = fixture.saves / "hosting" / "table.json"
        wait_until(table.is_file, "no table was opened")
        hosted = json.loads(table.read_text(encoding="utf-8"))
        link = f"http://127.0.0.1:{hosted['port']}/?table={hosted['table']}"
        with _window_of_this_system(fixture, link) as home:
            _give_name(screen, screen.window(_JOIN), "Bert")
            wait_until(lambda: any(home.glob("**/seats/*.json")), "nobody sat down at the table")
            print(f"    picture: {_picture(fixture, 'a-hosted-table')}", flush=True)


def _give_name(screen: Xvfb, dialog: str, name: str) -> None:
    """Type a name into the first field of a dialog, and accept it: again if it was not yet ready for keys."""

    def is_accepted() -> bool:
        screen.press("ctrl+a")
        screen.type(name)
        screen.press("Return")
        return not screen.has_window(dialog)

    wait_until(is_accepted, f"the dialog did not take the name {name}")


@contextmanager
def _window_of_this_system(fixture: InstallerFixture, link: str) -> Iterator[Path]:
    """The game of this checkout, opened with a link; gives its player's home."""
    home = fixture.wine.folder / "guest"
    home.mkdir()
    environment = {**fixture.wine.environment, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    guest = subprocess.Popen(
        [str(build_environment.PYTHON), "-m", "straights_gui", link], cwd=paths.ROOT, env=environment
    )
    try:
        yield home
    finally:
        guest.kill()
        guest.wait()


def _picture(fixture: InstallerFixture, name: str) -> Path:
    picture = fixture.wine.screen.picture(paths.BUILD / "wine-check" / f"{name}.png")
    return picture.relative_to(paths.ROOT)


def _cards_played(fixture: InstallerFixture) -> int:
    return len(fixture.game()["actions"])


GAME_CHECKS = (
    transcripts_are_the_same,
    the_self_test_passes,
    a_round_is_played_by_mouse,
    a_hosted_table_is_joined,
)
