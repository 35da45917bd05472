"""A table that the installed game hosts: a player from this machine joins, and plays with it to the end."""

import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager

from bundle import paths
from bundle.names import NAME
from linux.checks.xvfb import Xvfb
from straights_gui.model.hosting.hosted_table import KEPT, THIS_MACHINE, HostedTable
from tests.support.server.running import Player, mover
from web.browser_tests import PYTHON
from windows.checks.game_checks import CARDS_IN_A_ROUND, change_window, places_in_the_hand, take_picture
from windows.checks.installer_fixture import (
    GAME,
    SETTINGS_KEY,
    InstallerCheckFailed,
    InstallerFixture,
    verify,
)
from windows.checks.system import FOR_A_COMMAND
from windows.cross_build import frozen_game

_HOSTING = "hosting"
_ONE_ROUND = "--score-limit 0"
# From the field for the name through the other seats, each of which is for a person at first.
_TO_TWO_COMPUTERS = ("Tab", "Tab", "Down", "Tab", "Down")
_TO_ONE_COMPUTER = ("Tab", "Tab", "Tab", "Down")
_SECONDS_TO_START = 10  # a second click would say that the host is not ready
_POINTS_APART = 30  # less than the height of a button
_PHONE = "tests/support/web/at_table.py"
_WINDOW = "tests/support/window/at_table.py"


def a_hosted_game_is_played(fixture: InstallerFixture) -> None:
    """The game hosts a table; a player from outside Wine joins, and a round is played to its end."""
    with _hosted_table(fixture, _TO_TWO_COMPUTERS) as (window, hosted):
        link = hosted.link(_network_address())
        with urllib.request.urlopen(link, timeout=FOR_A_COMMAND) as page:  # noqa: S310  # http
            verify(True, b"<script" in page.read(), "whether the page for guests is sent")
        with closing(Player(link.partition("/?")[0], "Berta")) as guest:
            guest.join(hosted.table)
            guest.send("ready_to_play", is_ready=True)
            with ThreadPoolExecutor(1) as pool:
                _get_ready(fixture, window, pool.submit(guest.wait_for, "table"))
                game = pool.submit(_play_as_guest, guest)
                _play(fixture, window, game.done)
                game.result()
        take_picture(fixture, "hosted-result", window)
    kinds = [event["type"] for event in guest.game.events]
    cards = kinds.count("card_played") + kinds.count("card_discarded")
    verify((CARDS_IN_A_ROUND, "game_ended"), (cards, kinds[-1]), "the number of cards, and the last event")


def a_window_and_a_phone_join(fixture: InstallerFixture) -> None:
    """A window on Linux and a phone's page join a hosted table, and all finish a game with equal scores."""
    with _hosted_table(fixture, _TO_ONE_COMPUTER) as (window, hosted), Xvfb() as screen:
        folder, link = fixture.system.folder, hosted.link(THIS_MACHINE)
        with (
            _guest(str(PYTHON), _PHONE, link, str(folder)) as phone,
            ThreadPoolExecutor(2) as pool,
        ):
            _line(phone, "SEATED")
            with _guest(sys.executable, _WINDOW, link, str(folder), display=screen.display) as other:
                fixture.system.wait_until(
                    (folder / "window-room.png").exists, "the window on Linux did not join"
                )
                _get_ready(fixture, window, pool.submit(_line, phone, "PLAYING"))
                scores = pool.submit(_line, phone, "SCORES")
                _play(fixture, window, scores.done)
                verify(scores.result(), _line(other, "SCORES"), "the scores in the window on Linux")
        take_picture(fixture, "hosted-for-window-and-phone", window)
        for picture in ("window-room", "window-turn", "window-end", "phone-turn", "phone-end"):
            shutil.copy(folder / f"{picture}.png", frozen_game.FOLDER / f"hosted-{picture}.png")


@contextmanager
def _guest(*argv: str, display: str = "") -> Iterator["subprocess.Popen[str]"]:
    """A program of the tests that joins a table; its output is read line by line."""
    environment = {**os.environ, "PYTHONPATH": str(paths.ROOT), "DISPLAY": display}
    with subprocess.Popen(
        argv, cwd=paths.ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _line(guest: "subprocess.Popen[str]", first_word: str) -> str:
    """The next line of a guest that begins so."""
    assert guest.stdout is not None
    for line in guest.stdout:
        if line.startswith(first_word):
            return line
    raise InstallerCheckFailed(f"a guest ended before it said {first_word}")


@contextmanager
def _hosted_table(fixture: InstallerFixture, keys: Sequence[str]) -> Iterator[tuple[str, HostedTable]]:
    """Host a table by keys; gives the window at the host's seat, and the table. Ends with the window."""
    for name, value in {"network-name": "Ada", "variant": _ONE_ROUND}.items():
        fixture.system.set_value(SETTINGS_KEY, name, value)
    system, screen = fixture.system, fixture.system.screen
    with fixture.running(fixture.usual_folder / GAME):
        game = system.window(f"^{NAME}$")
        change_window(fixture, game, "ctrl+shift+h")
        screen.press(*keys)
        take_picture(fixture, "host-sheet", game)
        screen.press("Return")
        window = system.window("^Table ")
        screen.focus(window)
        take_picture(fixture, "waiting-room", window)
        kept = fixture.saves / _HOSTING / KEPT
        hosted = HostedTable(**json.loads(kept.read_text(encoding="utf-8")))
        yield window, hosted
    system.wait_until(lambda: not _is_served(hosted), "the server did not end with the window")
    shutil.rmtree(fixture.saves / _HOSTING)  # the next window would ask whether to go on with the table


def _network_address() -> str:
    """This machine's own address on its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unsent:
        unsent.connect(("192.0.2.1", 9))  # an address for examples
        return str(unsent.getsockname()[0])


def _is_served(hosted: HostedTable) -> bool:
    try:
        socket.create_connection((THIS_MACHINE, hosted.port)).close()
    except ConnectionRefusedError:
        return False
    return True


def _get_ready(fixture: InstallerFixture, window: str, started: "Future[object]") -> None:
    """Click upwards below the middle of the table to the button Ready, with which the game begins."""
    x, y, width, height = fixture.system.screen.place_of(window)
    for point in range(y + height * 66 // 100, y + height // 2, -_POINTS_APART):
        fixture.system.screen.click(x + width * 71 // 100, point)
        if wait([started], _SECONDS_TO_START).done:
            break
    started.result()


def _play(fixture: InstallerFixture, window: str, is_over: Callable[[], bool]) -> None:
    """Click along the host's hand until a guest knows that the game is over."""
    places = itertools.cycle(places_in_the_hand(fixture, window))
    while not is_over():
        fixture.system.screen.click(*next(places))


def _play_as_guest(guest: Player) -> None:
    while (on_turn := mover([guest])) is not None:
        on_turn.act()
        on_turn.settle()


HOSTING = (a_hosted_game_is_played,)
HOSTING_FULLY = (a_window_and_a_phone_join,)
