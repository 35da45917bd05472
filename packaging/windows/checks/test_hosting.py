"""A table that the installed game hosts: a player from this machine joins, and plays with it to the end."""

import itertools
import json
import shutil
import socket
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager

from bundle.names import NAME
from straights_gui.model.hosting.hosted_table import KEPT, THIS_MACHINE, HostedTable
from tests.support.server.running import Player, mover
from windows.checks.installers import CARDS_IN_A_ROUND, GAME, SETTINGS_KEY, Installers
from windows.checks.wine import FOR_A_COMMAND

_HOSTING = "hosting"
_ONE_ROUND = "--score-limit 0"
# From the field for the name through the other seats, each of which is for a person at first.
_TO_TWO_COMPUTERS = ("Tab", "Tab", "Down", "Tab", "Down")
_SECONDS_TO_START = 10  # a second click would say that the host is not ready
_POINTS_APART = 30  # less than the height of a button


def test_a_hosted_game_is_played(windows: Installers) -> None:
    """A player from outside Wine joins, and a round is played to its end."""
    with _hosted_table(windows) as (window, hosted):
        link = hosted.link(_network_address())
        with urllib.request.urlopen(link, timeout=FOR_A_COMMAND) as page:
            assert b"<script" in page.read()
        with closing(Player(link.partition("/?")[0], "Berta")) as guest:
            guest.join(hosted.table)
            guest.send("ready_to_play", is_ready=True)
            with ThreadPoolExecutor(1) as pool:
                _get_ready(windows, window, pool.submit(guest.wait_for, "table"))
                game = pool.submit(_play_as_guest, guest)
                _play(windows, window, game.done)
                game.result()
        windows.take_picture("hosted-result", window)
    kinds = [event["type"] for event in guest.game.events]
    cards = kinds.count("card_played") + kinds.count("card_discarded")
    assert (CARDS_IN_A_ROUND, "game_ended") == (cards, kinds[-1])


@contextmanager
def _hosted_table(windows: Installers) -> Iterator[tuple[str, HostedTable]]:
    """Host a table by keys; gives the window at the host's seat, and the table. Ends with the window."""
    for name, value in {"network-name": "Ada", "variant": _ONE_ROUND}.items():
        windows.system.set_value(SETTINGS_KEY, name, value)
    system, screen = windows.system, windows.system.screen
    with windows.running(windows.usual_folder / GAME):
        game = system.window(f"^{NAME}$")
        _change_window(windows, game, "ctrl+shift+h")
        screen.press(*_TO_TWO_COMPUTERS)
        windows.take_picture("host-sheet", game)
        screen.press("Return")
        window = system.window("^Table ")
        screen.focus(window)
        windows.take_picture("waiting-room", window)
        kept = windows.saves / _HOSTING / KEPT
        hosted = HostedTable(**json.loads(kept.read_text(encoding="utf-8")))
        yield window, hosted
    system.wait_until(lambda: not _is_served(hosted), "the server did not end with the window")
    shutil.rmtree(windows.saves / _HOSTING)  # the next window would ask whether to go on with the table


def _change_window(windows: Installers, window: str, *keys: str) -> None:
    """Press keys that change what a window shows, such as one that opens or closes a sheet."""
    screen, unused = windows.system.screen, windows.system.folder / "still.png"
    screen.picture(unused, window)
    before = screen.pixels(window)
    screen.focus(window)
    screen.press(*keys)
    windows.system.wait_until(lambda: screen.pixels(window) != before, f"{' '.join(keys)} changes nothing")
    screen.picture(unused, window)


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


def _get_ready(windows: Installers, window: str, started: "Future[object]") -> None:
    """Click upwards below the middle of the table to the button Ready, with which the game begins."""
    x, y, width, height = windows.system.screen.place_of(window)
    for point in range(y + height * 66 // 100, y + height // 2, -_POINTS_APART):
        windows.system.screen.click(x + width * 71 // 100, point)
        if wait([started], _SECONDS_TO_START).done:
            break
    started.result()


def _play(windows: Installers, window: str, is_over: Callable[[], bool]) -> None:
    """Click along the host's hand until a guest knows that the game is over."""
    places = itertools.cycle(windows.places_in_the_hand(window))
    while not is_over():
        windows.system.screen.click(*next(places))


def _play_as_guest(guest: Player) -> None:
    while (on_turn := mover([guest])) is not None:
        on_turn.act()
        on_turn.settle()
