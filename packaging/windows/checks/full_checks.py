"""What the full form tries besides, with pictures: a whole game, native dialogs, a kill, lines of Windows."""

import itertools
from collections.abc import Callable
from pathlib import Path

from bundle import smoke
from bundle.names import SUFFIX
from engine.straights.session import Session
from engine.straights.storage.savegame import loads
from linux.checks.smoke_tests import saved_game
from windows.checks.game_checks import CARDS_IN_A_ROUND, places_in_the_hand, take_picture
from windows.checks.installer_fixture import CONSOLE, GAME, InstallerFixture, verify

_SAVED = f"Zwölf Karten{SUFFIX}"
_SOME_CARDS = 12
_FOR_A_GAME = 600  # seconds of the processor


def crlf_input_is_read(fixture: InstallerFixture) -> None:
    """The console reads lines as Windows ends them, from a pipe and with -f from a file."""
    game = smoke.GOLDEN / "computers.seed44"
    typed = game.with_name(f"{game.name}.in").read_bytes().replace(b"\n", b"\r\n")
    file = fixture.wine.drive / "my moves.txt"
    file.write_bytes(typed)
    console, expected = str(fixture.usual_folder / CONSOLE), game.with_name(f"{game.name}.out").read_bytes()
    from_pipe = fixture.wine.output_of(console, "44", typed=typed)
    from_file = fixture.wine.output_of(console, "44", "-f", fixture.wine.path(file))

    verify(expected, from_pipe.stdout, "what it prints after input from a pipe")
    verify(expected, from_file.stdout, "what it prints after input from a file")


def a_whole_game_is_played_by_mouse(fixture: InstallerFixture) -> None:
    """Clicks play all rounds of a game, to its end."""
    game = saved_game(fixture.wine.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.wine.path(game)) as window:
        places = itertools.cycle(places_in_the_hand(fixture, window))
        _act_until(fixture, lambda: fixture.wine.screen.click(*next(places)), _is_over)
        take_picture(fixture, "a-game-by-mouse")


def a_round_is_played_by_keys(fixture: InstallerFixture) -> None:
    """The arrow and Return play a round."""
    game = saved_game(fixture.wine.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.wine.path(game)):
        _act_until(
            fixture,
            lambda: fixture.wine.screen.press("Right", "Return"),
            lambda session: len(session.actions) >= CARDS_IN_A_ROUND,
        )
        take_picture(fixture, "a-round-by-keys")


def a_kill_loses_nothing(fixture: InstallerFixture) -> None:
    """After a kill in the game, the next start goes on with it."""
    game = saved_game(fixture.wine.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.wine.path(game)):
        _act_until(fixture, lambda: fixture.wine.screen.press("Right", "Return"), _has_begun)
        fixture.wine.run("taskkill", "/f", "/im", GAME)
    before = _running_game(fixture).actions
    with fixture.window(str(fixture.usual_folder / GAME)):
        take_picture(fixture, "after-a-kill")
        _act_until(
            fixture,
            lambda: fixture.wine.screen.press("Right", "Return"),
            lambda session: len(session.actions) > len(before),
        )
    verify(before, _running_game(fixture).actions[: len(before)], "what was played before the kill")


def a_game_is_saved_and_opened(fixture: InstallerFixture) -> None:
    """The native dialogs save a game under a name with a space and an umlaut, and open it."""
    game = saved_game(fixture.wine.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.wine.path(game)):
        _act_until(fixture, lambda: fixture.wine.screen.press("Right", "Return"), _has_begun)
        _name_a_file(fixture, "ctrl+s", "Save game")
        fixture.wine.wait_until(lambda: bool(_saved(fixture)), "no game was saved")
        actions = loads(_saved(fixture)[0].read_text(encoding="utf-8")).actions
        _act_until(
            fixture,
            lambda: fixture.wine.screen.press("Right", "Return"),
            lambda session: len(session.actions) > len(actions),
        )
        _name_a_file(fixture, "ctrl+o", "Open game")
        fixture.wine.wait_until(
            lambda: _running_game(fixture).actions == actions, "the saved game was not opened"
        )


def _name_a_file(fixture: InstallerFixture, key: str, title: str) -> None:
    screen = fixture.wine.screen
    screen.press(key)
    dialog = fixture.wine.window(f"^{title}")
    screen.press("ctrl+a")
    screen.type(_SAVED)
    take_picture(fixture, title.replace(" ", "-").lower())
    screen.press("Return")
    fixture.wine.wait_until(lambda: not screen.has_window(dialog), f"the dialog {title} did not close")


def _saved(fixture: InstallerFixture) -> list[Path]:
    return list(fixture.wine.folder.rglob(_SAVED))


def _act_until(
    fixture: InstallerFixture, act: Callable[[], None], is_done: Callable[[Session], bool]
) -> None:
    """Repeat what a player does until the saved game is so."""

    def acted() -> bool:
        act()
        return is_done(_running_game(fixture))

    fixture.wine.wait_until(acted, "the game did not go on", _FOR_A_GAME)


def _running_game(fixture: InstallerFixture) -> Session:
    fixture.game()
    return loads(fixture.running_game.read_text(encoding="utf-8"))


def _has_begun(session: Session) -> bool:
    return len(session.actions) >= _SOME_CARDS


def _is_over(session: Session) -> bool:
    return session.is_over


FULL = (
    crlf_input_is_read,
    a_whole_game_is_played_by_mouse,
    a_round_is_played_by_keys,
    a_kill_loses_nothing,
    a_game_is_saved_and_opened,
)
