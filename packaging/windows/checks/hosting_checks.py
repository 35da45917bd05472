"""A table that the installed game hosts: players from this machine join, and play with it to the end."""

import itertools
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager

from bundle.names import NAME
from straights_gui.model.hosting.hosted_table import KEPT, HostedTable
from tests.support.server.running import Player, mover
from windows.checks.game_checks import CARDS_IN_A_ROUND, places_in_the_hand, take_picture
from windows.checks.installer_fixture import GAME, SETTINGS_KEY, InstallerFixture, verify

_ONE_ROUND = "--score-limit 0"
_GUESTS = ("Berta", "Carl", "Dora")


def a_hosted_game_is_played(fixture: InstallerFixture) -> None:
    """The game hosts a table; three players from outside Wine join, and a round is played to its end."""
    for name, value in {"network-name": "Ada", "variant": _ONE_ROUND}.items():
        fixture.wine.set_value(SETTINGS_KEY, name, value)
    with fixture.window(str(fixture.usual_folder / GAME)), _hosted_table(fixture) as window:
        guests = _join(_kept_table(fixture))
        with ExitStack() as stack:
            for guest in guests:
                stack.enter_context(closing(guest))
            fixture.wine.screen.press("space")  # on the button Ready
            _play(fixture, window, guests)
        take_picture(fixture, "hosted-result")


@contextmanager
def _hosted_table(fixture: InstallerFixture) -> Iterator[str]:
    """The window at the host's seat, opened by keys and closed by a key at the end; gives its ID."""
    screen = fixture.wine.screen
    screen.press("ctrl+shift+h")
    fixture.wine.window("^Host a table")
    take_picture(fixture, "host-dialog")
    screen.press("Return")
    window = fixture.wine.window(f"^{NAME}: table ")
    invitation = fixture.wine.window("^Your table")
    take_picture(fixture, "hosted-table")
    screen.press("Escape")
    fixture.wine.wait_until(lambda: not screen.has_window(invitation), "the invitation did not close")
    yield window
    screen.press("ctrl+q")
    fixture.wine.wait_until(lambda: not screen.has_window(window), "the window at the table did not close")


def _kept_table(fixture: InstallerFixture) -> HostedTable:
    kept = fixture.saves / "hosting" / KEPT
    return HostedTable(**json.loads(kept.read_text(encoding="utf-8")))


def _join(hosted: HostedTable) -> list[Player]:
    guests = [Player(hosted.link("127.0.0.1").partition("/?")[0], name) for name in _GUESTS]
    for guest in guests:
        guest.join(hosted.table)
        guest.send("ready_to_play", is_ready=True)
    return guests


def _play(fixture: InstallerFixture, window: str, guests: list[Player]) -> None:
    """Click along the host's hand until the guests know that the game is over."""
    places = itertools.cycle(places_in_the_hand(fixture, window))
    with ThreadPoolExecutor(1) as pool:
        game = pool.submit(_play_as_guests, guests)
        while not game.done():
            fixture.wine.screen.click(*next(places))
        game.result()
    kinds = [event["type"] for event in guests[0].game.events]
    cards = kinds.count("card_played") + kinds.count("card_discarded")
    verify((CARDS_IN_A_ROUND, "game_ended"), (cards, kinds[-1]), "the number of cards, and the last event")


def _play_as_guests(guests: list[Player]) -> None:
    for guest in guests:
        guest.wait_for("table")
    while (on_turn := mover(guests)) is not None:
        on_turn.act()
        on_turn.settle()


HOSTING = (a_hosted_game_is_played,)
