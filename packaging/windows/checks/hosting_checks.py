"""A table that the installed game hosts: a player from this machine joins, and plays with it to the end."""

import itertools
import json
import shutil
import socket
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing

from bundle.names import NAME
from straights_gui.model.hosting.hosted_table import KEPT, THIS_MACHINE, HostedTable
from tests.support.server.running import Player, mover
from windows.checks.game_checks import CARDS_IN_A_ROUND, places_in_the_hand, take_picture
from windows.checks.installer_fixture import GAME, SETTINGS_KEY, InstallerFixture, verify

_HOSTING = "hosting"
_ONE_ROUND = "--score-limit 0"
_TO_THE_COMPUTERS = (
    "Tab",
    "Tab",
    "Down",
    "Tab",
    "Down",
)  # for the last two seats, from the field for the name
_SECONDS_TO_START = 2
_POINTS_APART = 30  # less than the height of a button


def a_hosted_game_is_played(fixture: InstallerFixture) -> None:
    """The game hosts a table; a player from outside Wine joins, and a round is played to its end."""
    for name, value in {"network-name": "Ada", "variant": _ONE_ROUND}.items():
        fixture.wine.set_value(SETTINGS_KEY, name, value)
    with fixture.running(fixture.usual_folder / GAME):
        window, hosted = _host_a_table(fixture), _kept_table(fixture)
        with closing(Player(hosted.link(THIS_MACHINE).partition("/?")[0], "Berta")) as guest:
            guest.join(hosted.table)
            guest.send("ready_to_play", is_ready=True)
            with ThreadPoolExecutor(1) as pool:
                _get_ready(fixture, window, pool.submit(guest.wait_for, "table"))
                _play(fixture, window, pool.submit(_play_as_guest, guest))
        kinds = [event["type"] for event in guest.game.events]
        take_picture(fixture, "hosted-result")
    cards = kinds.count("card_played") + kinds.count("card_discarded")
    verify((CARDS_IN_A_ROUND, "game_ended"), (cards, kinds[-1]), "the number of cards, and the last event")
    fixture.wine.wait_until(lambda: not _is_served(hosted), "the server did not end with the window")
    shutil.rmtree(fixture.saves / _HOSTING)  # the next window would ask whether to go on with the table


def _host_a_table(fixture: InstallerFixture) -> str:
    """Host a table by keys; returns the ID of the window at the host's seat."""
    wine, screen = fixture.wine, fixture.wine.screen
    screen.press("ctrl+shift+h")
    wine.window("^Host a table")
    screen.press(*_TO_THE_COMPUTERS)
    take_picture(fixture, "host-dialog")
    screen.press("Return")
    window = wine.window(f"^{NAME}: table ")
    invitation = wine.window("^Your table")
    screen.press("Escape")
    wine.wait_until(lambda: not screen.has_window(invitation), "the invitation did not close")
    return window


def _is_served(hosted: HostedTable) -> bool:
    try:
        socket.create_connection((THIS_MACHINE, hosted.port)).close()
    except ConnectionRefusedError:
        return False
    return True


def _kept_table(fixture: InstallerFixture) -> HostedTable:
    kept = fixture.saves / _HOSTING / KEPT
    return HostedTable(**json.loads(kept.read_text(encoding="utf-8")))


def _get_ready(fixture: InstallerFixture, window: str, started: "Future[object]") -> None:
    """Click upwards from the table's lower edge to the button Ready, with which the game begins."""
    x, y, width, height = fixture.wine.screen.place_of(window)
    for point in range(y + height * 3 // 4, y, -_POINTS_APART):
        fixture.wine.screen.click(x + width * 58 // 100, point)
        if wait([started], _SECONDS_TO_START).done:
            break
    started.result()


def _play(fixture: InstallerFixture, window: str, game: "Future[None]") -> None:
    """Click along the host's hand until the guest knows that the game is over."""
    places = itertools.cycle(places_in_the_hand(fixture, window))
    while not game.done():
        fixture.wine.screen.click(*next(places))
    game.result()


def _play_as_guest(guest: Player) -> None:
    while (on_turn := mover([guest])) is not None:
        on_turn.act()
        on_turn.settle()


HOSTING = (a_hosted_game_is_played,)
