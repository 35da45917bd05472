"""A second window beside the first."""

from pathlib import Path

from bundle.names import NAME, SUFFIX
from engine.straights.session import Session
from engine.straights.storage.savegame import loads
from linux.checks.smoke_tests import saved_game
from windows.checks.installers import GAME, Installers

_TITLE = f"{NAME}$"  # the window that is not active says first whose turn it is
_SOME_CARDS = 12
_FOR_SOME_CARDS = 1200  # seconds
_EDGE = 6  # points from the lower left corner, where the table has nothing to click


def test_a_second_window_has_its_own_game(windows: Installers) -> None:
    """Neither disturbs the other's: Wine tells in another way than Windows that a game is taken."""
    system, screen = windows.system, windows.system.screen
    program, kept = str(windows.usual_folder / GAME), windows.saves / f"running-game-2{SUFFIX}"
    windows.running_game.unlink(missing_ok=True)
    with windows.window(program, system.path(saved_game(system.home))) as first:
        windows.game()
        _play_some_cards(windows, windows.running_game)
        before = _session(windows.running_game).actions
        process = system.start(program)
        system.wait_until(lambda: len(screen.windows(_TITLE)) > 1, "no second window opens")
        (second,) = {*screen.windows(_TITLE)} - {first}
        _activate(windows, second)
        screen.press("Right", "Return")  # a game is saved with its first move
        system.wait_until(kept.is_file, "the second window saved no game of its own")
        _play_some_cards(windows, kept)
        windows.take_picture("a-second-window", second)
        screen.press("ctrl+q")
        system.wait_until(lambda: not screen.has_window(second), "the second window did not close")
        process.communicate()
        assert before == _session(windows.running_game).actions
        _activate(windows, first)
        _play_some_cards(windows, windows.running_game, len(before))
    assert not kept.exists()


def _play_some_cards(windows: Installers, file: Path, before: int = 0) -> None:
    """Type cards in the active window until its game is some longer, and the player is to move."""

    def is_played() -> bool:
        session = _session(file)
        if session.turn != 0:
            return False
        if len(session.actions) >= before + _SOME_CARDS:
            return True
        observation = session.observe(0)
        card = (observation.legal_plays or observation.hand)[0]
        windows.system.screen.press(card.rank.value.lower(), card.suit.value.lower(), "Return")
        return False

    windows.system.wait_until(is_played, "the game did not go on", _FOR_SOME_CARDS)


def _session(file: Path) -> Session:
    """The game in a window, as it is saved after each move."""
    return loads(file.read_text(encoding="utf-8"))


def _activate(windows: Installers, window: str) -> None:
    """Click on the edge of the table, without which Wine takes no focus here: there is no window manager."""
    x, y, _, height = windows.system.screen.place_of(window)
    windows.system.screen.click(x + _EDGE, y + height - _EDGE)
    windows.system.screen.focus(window)
