"""What several checks do in a window of the game."""

from windows.checks.installers import Installers
from windows.cross_build import frozen_game

CARDS_IN_A_ROUND = 52


def places_in_the_hand(windows: Installers, window: str) -> list[tuple[int, int]]:
    """Points along the lower edge of the table, close enough to each other to meet every card."""
    x, y, width, height = windows.system.screen.place_of(window)
    return [(x + width * part // 40, y + height - height // 10) for part in range(6, 34)]


def take_picture(windows: Installers, name: str, *shown: str) -> None:
    """Save a screenshot below `build`, once these windows are painted and all is still."""
    windows.system.screen.picture(frozen_game.FOLDER / f"{name}.png", *shown)


def change_window(windows: Installers, window: str, *keys: str) -> None:
    """Press keys that change what a window shows, such as one that opens or closes a sheet."""
    screen, unused = windows.system.screen, windows.system.folder / "still.png"
    screen.picture(unused, window)
    before = screen.pixels(window)
    screen.focus(window)
    screen.press(*keys)
    windows.system.wait_until(lambda: screen.pixels(window) != before, f"{' '.join(keys)} changes nothing")
    screen.picture(unused, window)
