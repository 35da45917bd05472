"""What the full form plays besides, with pictures: whole games, a kill, native dialogs, a second window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from bundle import paths
from bundle.names import NAME, SUFFIX
from engine.straights.session import Session
from engine.straights.storage.savegame import loads
from linux.checks.smoke_tests import SEED, saved_game
from windows.checks.game_checks import CARDS_IN_A_ROUND, change_window, places_in_the_hand, take_picture
from windows.checks.installer_fixture import FILE_TYPE, GAME, InstallerFixture, verify
from windows.checks.system import System

_SAVED = f"Zwölf Karten{SUFFIX}"
_TITLE = f"^{NAME}$"
_SOME_CARDS = 12
_FOR_A_GAME = 600  # seconds of the processor
_ITEM = 12  # points: less than the height of a line in Explorer
_LOOKS_BEFORE_THE_NEXT = 60  # a second double click would open a second game
_EDGE = 6  # points from the lower left corner, where the table has nothing to click


def a_double_click_in_a_folder_opens_a_game(fixture: InstallerFixture) -> None:
    """A double click on the only file that a window of Explorer shows opens the game in it."""
    system, screen = fixture.system, fixture.system.screen
    fixture.running_game.unlink(missing_ok=True)
    folder = saved_game(system.drive / "Partien").parent
    with system.for_everybody(SUFFIX, FILE_TYPE), _explorer(fixture, folder) as explorer:
        take_picture(fixture, "explorer", explorer)
        window = _double_clicked(fixture, explorer)
        system.wait_until(lambda: fixture.game()["setup"]["seed"] == SEED, "another game was opened")
        take_picture(fixture, "opened-by-double-click", window)
        activate(fixture, window)
        screen.press("ctrl+q")
        system.wait_until(lambda: not screen.has_window(window), "the game did not close")


@contextmanager
def _explorer(fixture: InstallerFixture, folder: Path) -> Iterator[str]:
    """A window of Explorer that shows a folder; gives its ID. Without a window manager no key closes it."""
    process = fixture.system.start("explorer", fixture.system.path(folder))
    try:
        yield fixture.system.window(folder.name)
    finally:
        process.kill()
        process.communicate()


def _double_clicked(fixture: InstallerFixture, explorer: str) -> str:
    """Double click down the list of files, below the tool bar, until the game opens; returns its window."""
    system, screen = fixture.system, fixture.system.screen
    left, top, width, height = screen.place_of(explorer)
    looks = product(range(top + height * 15 // 100, top + height, _ITEM), range(_LOOKS_BEFORE_THE_NEXT))

    def double_click() -> bool:
        point, look = next(looks)
        if look == 0:
            screen.double_click(left + width * 30 // 100, point)
        return bool(screen.windows(_TITLE))

    system.wait_until(double_click, "no double click opens the game")
    return system.window(_TITLE)


def a_whole_game_is_played_by_mouse(fixture: InstallerFixture) -> None:
    """Clicks play all rounds of a game, to its end."""
    with new_game(fixture) as window:
        hand = places_in_the_hand(fixture, window)
        x, y, width, height = fixture.system.screen.place_of(window)
        # Upright through the button Next round, closer to each other than its edges.
        next_round = [(x + width * 89 // 100, y + height * part // 100) for part in range(70, 86, 3)]

        def click(session: Session) -> None:
            if _is_between_rounds(session):
                fixture.system.screen.click_each(*next_round)
            if session.turn == 0:
                fixture.system.screen.click_each(*hand)

        _act_until(fixture, click, _is_over)
        take_picture(fixture, "a-game-by-mouse", window)


def a_whole_game_is_played_by_keys(fixture: InstallerFixture) -> None:
    """Typed cards and Return play all rounds of a game, to its end."""
    with new_game(fixture) as window:
        _act_until(fixture, lambda session: _press_keys(fixture, session), _is_over)
        take_picture(fixture, "a-game-by-keys", window)


def a_kill_loses_nothing(fixture: InstallerFixture) -> None:
    """After a kill in the game, the next start goes on with it."""
    with new_game(fixture) as window:
        play_some_cards(fixture)
        fixture.system.run("taskkill", "/f", "/im", GAME)
    before = running_session(fixture).actions
    with fixture.window(str(fixture.usual_folder / GAME)) as window:
        play_some_cards(fixture, len(before))
        take_picture(fixture, "after-a-kill", window)
    verify(before, running_session(fixture).actions[: len(before)], "what was played before the kill")


def a_game_is_saved_and_opened(fixture: InstallerFixture) -> None:
    """The native dialogs save a game under a name with a space and an umlaut, and open it."""
    screen = fixture.system.screen
    with new_game(fixture) as window:
        _put_into_clipboard(fixture.system, _SAVED)
        play_some_cards(fixture)
        screen.press("ctrl+s")
        _name_a_file(fixture, "Save game")
        activate(fixture, window)
        fixture.system.wait_until(lambda: bool(_saved(fixture)), "no game was saved")
        actions = loads(_saved(fixture)[0].read_text(encoding="utf-8")).actions
        play_some_cards(fixture, len(actions))
        change_window(fixture, window, "ctrl+o")
        take_picture(fixture, "open-sheet", window)
        screen.press("shift+Tab", "shift+Tab", "Return")
        _name_a_file(fixture, "Open game")
        fixture.system.wait_until(
            lambda: running_session(fixture).actions == actions, "the saved game was not opened"
        )


def a_second_window_has_its_own_game(fixture: InstallerFixture) -> None:
    """A second window opens beside the first, with a game of its own; neither disturbs the other's."""
    screen, kept = fixture.system.screen, fixture.saves / f"running-game-2{SUFFIX}"
    with new_game(fixture) as first:
        play_some_cards(fixture)
        before = running_session(fixture)
        process = fixture.system.start(str(fixture.usual_folder / GAME))
        fixture.system.wait_until(lambda: len(screen.windows(_TITLE)) > 1, "no second window opens")
        (second,) = {*screen.windows(_TITLE)} - {first}
        activate(fixture, second)
        screen.press("Right", "Return")  # a game is saved with its first move
        fixture.system.wait_until(kept.is_file, "the second window saved no game of its own")
        play_some_cards(fixture, file=kept)
        take_picture(fixture, "a-second-window", second)
        screen.press("ctrl+q")
        fixture.system.wait_until(lambda: not screen.has_window(second), "the second window did not close")
        process.communicate()
        verify(before.actions, running_session(fixture).actions, "the game in the first window")
        activate(fixture, first)
        play_some_cards(fixture, len(before.actions))
    verify(False, kept.exists(), "whether the second window's game is still the running one")


@contextmanager
def new_game(fixture: InstallerFixture) -> Iterator[str]:
    """A window with a new game of one player; gives the window's ID."""
    fixture.running_game.unlink(missing_ok=True)
    game = saved_game(fixture.system.home)
    with fixture.window(str(fixture.usual_folder / GAME), fixture.system.path(game)) as window:
        fixture.game()
        yield window


def play_some_cards(fixture: InstallerFixture, before: int = 0, file: Path | None = None) -> None:
    """Play by keys in the active window until its game is some cards longer, and the player is to move."""
    _act_until(
        fixture,
        lambda session: _press_keys(fixture, session),
        lambda session: len(session.actions) >= before + _SOME_CARDS and session.turn == 0,
        file,
    )


def running_session(fixture: InstallerFixture, file: Path | None = None) -> Session:
    """The game in the window, as it is saved after each move."""
    return loads((file or fixture.running_game).read_text(encoding="utf-8"))


def activate(fixture: InstallerFixture, window: str) -> None:
    """Click on the edge of the table, without which Wine takes no focus here: there is no window manager."""
    x, y, _, height = fixture.system.screen.place_of(window)
    fixture.system.screen.click(x + _EDGE, y + height - _EDGE)
    fixture.system.screen.focus(window)


def _press_keys(fixture: InstallerFixture, session: Session) -> None:
    """Type a card that may be used, and confirm it; Return alone goes on to the next round.

    While a result is shown, the typed card, with which the next round begins, has no effect.
    """
    if session.turn == 0:
        observation = session.observe(0)
        card = (observation.legal_plays or observation.hand)[0]
        fixture.system.screen.press(card.rank.value.lower(), card.suit.value.lower(), "Return")
    elif _is_between_rounds(session):
        fixture.system.screen.press("Return")


def _name_a_file(fixture: InstallerFixture, title: str) -> None:
    screen = fixture.system.screen
    dialog = fixture.system.window(f"^{title}")
    screen.press("ctrl+a", "ctrl+v")
    take_picture(fixture, title.replace(" ", "-").lower(), dialog)
    screen.press("Return")
    fixture.system.wait_until(lambda: not screen.has_window(dialog), f"the dialog {title} did not close")


def _put_into_clipboard(system: System, text: str) -> None:
    """Prepare a text to be pasted: Wine 8 drops a typed umlaut now and then.

    Wine's clipboard is lost where no window is open.
    """
    program = (system.python, "-m", "windows.checks.full_form.into_clipboard", text)
    done = system.output_of(*program, environment={"PYTHONPATH": system.path(paths.PACKAGING)})
    verify(0, done.returncode, "the exit status of the program for the clipboard")


def _saved(fixture: InstallerFixture) -> list[Path]:
    return list(fixture.system.folder.rglob(_SAVED))


def _act_until(
    fixture: InstallerFixture,
    act: Callable[[Session], None],
    is_done: Callable[[Session], bool],
    file: Path | None = None,
) -> None:
    """Repeat what a player does until the saved game is so."""

    def acted() -> bool:
        session = running_session(fixture, file)
        if not is_done(session):
            act(session)
        return is_done(session)

    fixture.system.wait_until(acted, "the game did not go on", _FOR_A_GAME)


def _is_between_rounds(session: Session) -> bool:
    """Whether the window shows, or has just shown, the result of a round."""
    return bool(session.actions) and len(session.actions) % CARDS_IN_A_ROUND == 0


def _is_over(session: Session) -> bool:
    return session.is_over


PLAYING = (
    a_double_click_in_a_folder_opens_a_game,
    a_whole_game_is_played_by_mouse,
    a_whole_game_is_played_by_keys,
    a_kill_loses_nothing,
    a_game_is_saved_and_opened,
    a_second_window_has_its_own_game,
)
