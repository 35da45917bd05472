"""Installer and uninstaller as a person meets them: page by page, in four languages, and with a game open."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bundle.names import NAME
from windows.checks.full_form.playing_checks import activate, new_game, play_some_cards, running_session
from windows.checks.game_checks import take_picture
from windows.checks.installer_fixture import (
    GAME,
    NEWER,
    OLDER,
    PROGRAM_KEY,
    UNINSTALLER,
    InstallerFixture,
    tree,
    verify,
    verify_files,
)
from windows.checks.upgrade_checks import a_players_things_stay

_LANGUAGES = {"de": "1031", "fr": "1036", "es": "3082"}  # as Windows numbers them
_PAGES = ("welcome", "licence", "components", "folder")
# Not the message "verifying installer", which comes before.
_INSTALLER, _UNINSTALLER = f"({NAME}.*Setup|Instal.*{NAME})", "Uninstall"
_ALL_COMPONENTS = ("Down", "space", "Down", "space")


def a_cancelled_installation_leaves_nothing(fixture: InstallerFixture) -> None:
    """The pages appear in each language; who cancels before the installation has installed nothing."""
    fixture.remove(fixture.usual_folder)
    for language, number in _LANGUAGES.items():
        with _pages(fixture, _INSTALLER, str(fixture.older_setup), f"/LANG={number}") as window:
            _turn_pages(fixture, window, language)
            _answer(fixture, _new_window(fixture, window, "Escape"), "Return")
    verify({}, tree(fixture.usual_folder), "what is installed")


def it_is_installed_page_by_page(fixture: InstallerFixture) -> None:
    """A visible installation puts every file and the chosen links in their places, and starts the game."""
    fixture.running_game.unlink(missing_ok=True)
    with _pages(fixture, _INSTALLER, str(fixture.older_setup)) as window:
        _turn_pages(fixture, window, "en", _ALL_COMPONENTS)
        fixture.system.screen.press("Return")
        fixture.system.wait_until(lambda: _version(fixture) == OLDER, "it was not installed")
        _finish(fixture, window, "installer-en-finish")
    with _started_game(fixture, "installed-and-started"):
        fixture.game()

    verify_files(tree(fixture.older), tree(fixture.usual_folder), [UNINSTALLER])
    verify([f"{NAME} Console.lnk", f"{NAME}.lnk", f"{NAME}.lnk"], _links(fixture), "the links")


def a_visible_removal_waits_for_the_game(fixture: InstallerFixture) -> None:
    """While the game is open, the uninstaller says so, and leaves everything when the player cancels."""
    before = tree(fixture.usual_folder)
    with fixture.window(str(fixture.usual_folder / GAME)) as playing:
        with _pages(fixture, _UNINSTALLER, str(fixture.usual_folder / UNINSTALLER)) as window:
            take_picture(fixture, "uninstaller-confirm", window)
            box = _new_window(fixture, window, "Return")
            take_picture(fixture, "uninstaller-refuses", box)
            _answer(fixture, box, "Tab", "Return")
            _close(fixture, window)
        activate(fixture, playing)
    verify_files(before, tree(fixture.usual_folder))


def it_is_removed_page_by_page(fixture: InstallerFixture) -> None:
    """A visible removal takes every file and link, and leaves the player's games and settings."""
    with _pages(fixture, _UNINSTALLER, str(fixture.usual_folder / UNINSTALLER)) as window:
        fixture.system.screen.press("Return")
        fixture.system.wait_until(lambda: not fixture.usual_folder.exists(), "the folder was not removed")
        take_picture(fixture, "uninstaller-end", window)
        _close(fixture, window)
    verify([], _links(fixture), "the links")
    a_players_things_stay(fixture)


def an_upgrade_waits_for_the_game(fixture: InstallerFixture) -> None:
    """An upgrade asks to close the running game; after Retry it is installed, and the game goes on."""
    verify(0, fixture.install(fixture.older_setup), "the exit status")
    with new_game(fixture) as playing:
        play_some_cards(fixture)
        with _pages(fixture, _INSTALLER, str(fixture.newer_setup)) as window:
            _turn_pages(fixture, window, "upgrade")
            box = _new_window(fixture, window, "Return")
            take_picture(fixture, "upgrade-refuses", box)
            activate(fixture, playing)
            _quit(fixture, playing)
            _wait_for_end_of_game(fixture)
            before = running_session(fixture).actions
            _answer(fixture, box, "Return")
            fixture.system.wait_until(lambda: _version(fixture) == NEWER, "the upgrade did not go on")
            _finish(fixture, window, "upgrade-finish")
        with _started_game(fixture, "upgraded-and-started"):
            play_some_cards(fixture, len(before))

    verify(before, running_session(fixture).actions[: len(before)], "what was played before the upgrade")
    verify_files(tree(fixture.newer), tree(fixture.usual_folder), [UNINSTALLER])
    fixture.remove(fixture.usual_folder)
    verify(0, fixture.install(fixture.older_setup), "the exit status")  # what the other checks begin with


@contextmanager
def _pages(fixture: InstallerFixture, title: str, *argv: str) -> Iterator[str]:
    """An installer or uninstaller at its first page; gives its window, which closes in the block."""
    process = fixture.system.start(*argv)
    try:
        window, screen = fixture.system.window(title), fixture.system.screen
        screen.focus(window)
        yield window
        fixture.system.wait_until(lambda: not screen.has_window(window), f"{argv[0]} did not close")
    finally:
        process.kill()


def _turn_pages(fixture: InstallerFixture, window: str, name: str, components: Sequence[str] = ()) -> None:
    """Turn to the last page before the installation, with a picture of each."""
    for page in _PAGES:
        if page == "components":
            fixture.system.screen.press(*components)
        take_picture(fixture, f"installer-{name}-{page}", window)
        if page != _PAGES[-1]:
            _turn_page(fixture, window)


def _turn_page(fixture: InstallerFixture, window: str) -> None:
    screen = fixture.system.screen
    before = screen.pixels(window)
    screen.press("Return")
    fixture.system.wait_until(lambda: screen.pixels(window) != before, "there is no next page")


def _finish(fixture: InstallerFixture, window: str, name: str) -> None:
    """Close the last page, which starts the game."""
    take_picture(fixture, name, window)
    _close(fixture, window)


def _close(fixture: InstallerFixture, window: str) -> None:
    screen = fixture.system.screen

    def is_closed() -> bool:
        screen.focus(window)
        screen.press("Return")
        return not screen.has_window(window)

    fixture.system.wait_until(is_closed, "the last page did not close")


@contextmanager
def _started_game(fixture: InstallerFixture, name: str) -> Iterator[None]:
    """The game that the installer has started, until it is closed, with a picture of its end."""
    window = fixture.system.window(f"^{NAME}$")
    fixture.system.screen.focus(window)
    yield
    take_picture(fixture, name, window)
    _quit(fixture, window)


def _quit(fixture: InstallerFixture, window: str) -> None:
    def is_closed() -> bool:
        fixture.system.screen.press("ctrl+q")  # again where the window was not active yet
        return not fixture.system.screen.has_window(window)

    fixture.system.wait_until(is_closed, "the game did not close")


def _wait_for_end_of_game(fixture: InstallerFixture) -> None:
    """Wait until the game has ended after its window: nobody can write to a running program."""
    system, program = fixture.system, fixture.system.path(fixture.usual_folder / GAME)
    write = (system.python, "-c", "import sys; open(sys.argv[1], 'ab').close()", program)
    system.wait_until(lambda: system.output_of(*write).returncode == 0, "the game did not end")


def _new_window(fixture: InstallerFixture, window: str, key: str) -> str:
    """Press a key in a window, and wait for the message that it opens; returns its ID."""
    screen = fixture.system.screen
    before = {*screen.windows("")}
    screen.focus(window)
    screen.press(key)
    fixture.system.wait_until(lambda: not before.issuperset(screen.windows("")), "no message opens")
    (message,) = {*screen.windows("")} - before
    return message


def _answer(fixture: InstallerFixture, message: str, *keys: str) -> None:
    screen = fixture.system.screen
    screen.focus(message)
    screen.press(*keys)
    fixture.system.wait_until(lambda: not screen.has_window(message), "the message did not close")


def _version(fixture: InstallerFixture) -> str:
    return fixture.system.registry().get(PROGRAM_KEY, {}).get("DisplayVersion", "")


def _links(fixture: InstallerFixture) -> list[str]:
    """The names of the game's links, in the Start menu and on the desktop."""
    folders = (fixture.links, fixture.system.home / "Desktop")
    return sorted(link.name for folder in folders for link in folder.glob("*.lnk"))


VISIBLE = (
    a_cancelled_installation_leaves_nothing,
    it_is_installed_page_by_page,
    a_visible_removal_waits_for_the_game,
    it_is_removed_page_by_page,
    an_upgrade_waits_for_the_game,
)
