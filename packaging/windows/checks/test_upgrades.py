"""Upgrades: what is refused, removed, and preserved."""

import pytest

from windows.checks.installers import (
    CONSOLE,
    FAILED,
    GAME,
    NEWER,
    NEWER_IS_THERE,
    OLDER,
    OTHER_FOLDER,
    PLAYERS_THINGS,
    PROGRAM_KEY,
    RUNNING,
    TAKEN,
    UNINSTALLER,
    Installers,
    differences,
    tree,
)

_OWN_FILE = "_internal/my notes.txt"


@pytest.mark.parametrize("program", [GAME, CONSOLE])
def test_a_running_game_is_left_alone(windows: Installers, program: str) -> None:
    """While the window or the console is open, an upgrade says so by its exit status and changes nothing."""
    with windows.running(windows.usual_folder / program):
        status = windows.install(windows.newer_setup)

    assert RUNNING == status
    assert OLDER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]
    assert [] == differences(tree(windows.older), tree(windows.usual_folder), [UNINSTALLER])


def test_a_full_disk_is_refused(windows: Installers) -> None:
    assert FAILED == windows.install(windows.huge_setup)
    assert [] == differences(tree(windows.older), tree(windows.usual_folder), [UNINSTALLER])


def test_another_programs_folder_is_refused(windows: Installers) -> None:
    """It is known by its _internal; nothing is changed."""
    theirs = windows.system.drive / "Theirs"
    (theirs / "_internal").mkdir(parents=True)
    (theirs / "_internal/base_library.zip").write_bytes(b"theirs")
    before = tree(theirs)

    assert TAKEN == windows.install(windows.newer_setup, "C:\\Theirs")
    assert [] == differences(before, tree(theirs))
    assert [] == differences(tree(windows.older), tree(windows.usual_folder), [UNINSTALLER])


def test_an_upgrade_replaces_the_files(windows: Installers) -> None:
    """Those of the older version exactly; a file that a user put there stays."""
    (windows.usual_folder / _OWN_FILE).write_text("mine", encoding="utf-8")
    assert 0 == windows.install(windows.newer_setup)

    assert [] == differences(
        {**tree(windows.newer), _OWN_FILE: b"mine"}, tree(windows.usual_folder), [UNINSTALLER]
    )
    assert not (windows.usual_folder / "_internal/gone").exists()
    assert NEWER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]
    assert PLAYERS_THINGS == windows.players_things()


def test_an_older_version_is_refused(windows: Installers) -> None:
    """Also where only the stage is older."""
    assert NEWER_IS_THERE == windows.install(windows.older_setup)
    assert NEWER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]
    assert [] == differences(
        {**tree(windows.newer), _OWN_FILE: b"mine"}, tree(windows.usual_folder), [UNINSTALLER]
    )


def test_it_moves_to_another_folder(windows: Installers) -> None:
    """A user's things may be in it; the former one is empty then."""
    other = windows.system.drive / OTHER_FOLDER
    other.mkdir()
    (other / "letter.txt").write_text("dear", encoding="utf-8")
    assert 0 == windows.install(windows.newer_setup, f"C:\\{OTHER_FOLDER}")

    assert [] == differences({**tree(windows.newer), "letter.txt": b"dear"}, tree(other), [UNINSTALLER])
    assert {_OWN_FILE: b"mine"} == tree(windows.usual_folder)


def test_it_is_found_again(windows: Installers) -> None:
    """The next installation goes to that folder by itself."""
    other = windows.system.drive / OTHER_FOLDER
    (other / "_internal/base_library.zip").write_bytes(b"damaged")
    assert 0 == windows.install(windows.newer_setup)

    assert [] == differences({**tree(windows.newer), "letter.txt": b"dear"}, tree(other), [UNINSTALLER])
    assert {_OWN_FILE: b"mine"} == tree(windows.usual_folder)
