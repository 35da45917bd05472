"""Upgrades, removal and failures: what is refused, replaced, removed, and preserved."""

import shutil

import pytest

from bundle.names import NAME, SUFFIX
from windows.checks.installers import (
    CLASSES,
    CONSOLE,
    FAILED,
    FILE_TYPE,
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
_THEIRS = "Theirs.Document"
_IN_THE_WAY = "_internal/PySide6/plugins/platforms/qwindows.dll"


@pytest.mark.parametrize("program", [GAME, CONSOLE])
def test_a_running_game_is_left_alone(windows: Installers, program: str) -> None:
    """While the window or the console is open, an upgrade says so by its exit status and changes nothing."""
    with windows.running(windows.usual_folder / program):
        status = windows.install(windows.newer_setup)

    assert RUNNING == status
    assert OLDER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]
    assert set() == windows.wrong_files(windows.older, {})


def test_a_full_disk_is_refused(windows: Installers) -> None:
    assert FAILED == windows.install(windows.huge_setup)
    assert set() == windows.wrong_files(windows.older, {})


def test_another_programs_folder_is_refused(windows: Installers) -> None:
    """It is known by its _internal; nothing is changed."""
    theirs = windows.system.drive / "Theirs"
    (theirs / "_internal").mkdir(parents=True)
    (theirs / "_internal/base_library.zip").write_bytes(b"theirs")
    before = tree(theirs)

    assert TAKEN == windows.install(windows.newer_setup, "C:\\Theirs")
    assert set() == differences(before, tree(theirs))
    assert set() == windows.wrong_files(windows.older, {})


def test_an_upgrade_replaces_the_files(windows: Installers) -> None:
    """Those of the older version exactly; a file that a user put there stays."""
    (windows.usual_folder / _OWN_FILE).write_text("mine", encoding="utf-8")
    assert 0 == windows.install(windows.newer_setup)

    assert set() == windows.wrong_files(windows.newer, {_OWN_FILE: b"mine"})
    assert not (windows.usual_folder / "_internal/gone").exists()
    assert NEWER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]
    assert PLAYERS_THINGS == windows.players_things()


def test_an_older_version_is_refused(windows: Installers) -> None:
    """Also where only the stage is older."""
    assert NEWER_IS_THERE == windows.install(windows.older_setup)
    assert NEWER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]
    assert set() == windows.wrong_files(windows.newer, {_OWN_FILE: b"mine"})


def test_it_moves_to_another_folder(windows: Installers) -> None:
    """A user's things may be in it; the former one is empty then."""
    other = windows.system.drive / OTHER_FOLDER
    other.mkdir()
    (other / "letter.txt").write_text("dear", encoding="utf-8")
    assert 0 == windows.install(windows.newer_setup, f"C:\\{OTHER_FOLDER}")

    assert set() == windows.wrong_files(windows.newer, {"letter.txt": b"dear"}, other)
    assert {_OWN_FILE: b"mine"} == tree(windows.usual_folder)


def test_it_is_found_again(windows: Installers) -> None:
    """The next installation goes to that folder by itself."""
    other = windows.system.drive / OTHER_FOLDER
    (other / "_internal/base_library.zip").write_bytes(b"damaged")
    assert 0 == windows.install(windows.newer_setup)

    assert set() == windows.wrong_files(windows.newer, {"letter.txt": b"dear"}, other)
    assert {_OWN_FILE: b"mine"} == tree(windows.usual_folder)


def test_a_running_game_is_not_removed(windows: Installers) -> None:
    """The uninstaller says so by its exit status."""
    folder = windows.system.drive / OTHER_FOLDER
    before = tree(folder)
    with windows.running(folder / GAME):
        status = windows.uninstall(folder)

    assert RUNNING == status
    assert set() == differences(before, tree(folder))
    assert PROGRAM_KEY in windows.system.registry()


def test_removal_leaves_nothing_but_what_is_not_ours(windows: Installers) -> None:
    """It takes every file that was installed, and leaves a user's files in the same folder."""
    folder = windows.system.drive / OTHER_FOLDER
    windows.remove(folder)

    assert {"letter.txt": b"dear"} == tree(folder)
    assert ["letter.txt"] == [path.name for path in folder.iterdir()]
    assert [] == list(windows.links.glob(f"{NAME}*.lnk"))
    assert [] == windows.traces()
    assert PLAYERS_THINGS == windows.players_things()


def test_a_file_type_of_others_stays_theirs(windows: Installers) -> None:
    """Before and after; ours is offered besides."""
    windows.system.set_value(f"{CLASSES}\\{SUFFIX}", "", _THEIRS)
    assert 0 == windows.install(windows.newer_setup)
    keys = windows.system.registry()
    assert _THEIRS == keys[f"{CLASSES}\\{SUFFIX}"]["@"]
    assert {FILE_TYPE: ""} == keys[f"{CLASSES}\\{SUFFIX}\\OpenWithProgids"]

    windows.remove(windows.usual_folder)
    keys = windows.system.registry()
    assert {"@": _THEIRS} == keys[f"{CLASSES}\\{SUFFIX}"]
    assert f"{CLASSES}\\{SUFFIX}\\OpenWithProgids" not in keys
    assert 0 == windows.system.run("reg", "delete", f"HKCU\\{CLASSES}\\{SUFFIX}", "/f")


def test_chosen_links_are_kept_and_removed(windows: Installers) -> None:
    """An upgrade creates them again, and they lead to the game."""
    console, desktop = windows.links / f"{NAME} Console.lnk", windows.system.home / "Desktop" / f"{NAME}.lnk"
    assert 0 == windows.install(windows.older_setup)
    for link in (console, desktop):
        link.write_bytes(b"")
    assert 0 == windows.install(windows.newer_setup)
    assert GAME.encode("utf-16-le") in desktop.read_bytes()
    assert b"cmd.exe" in console.read_bytes()

    windows.remove(windows.usual_folder)
    assert [] == [link.name for link in (console, desktop) if link.exists()]


def test_a_broken_installation_is_taken_back(windows: Installers) -> None:
    """A file cannot be written."""
    shutil.rmtree(windows.usual_folder)  # a user's file remains there
    (windows.usual_folder / _IN_THE_WAY).mkdir(parents=True)  # a folder where a file should be
    assert FAILED == windows.install(windows.newer_setup)

    assert {} == tree(windows.usual_folder)
    assert [] == list(windows.links.glob(f"{NAME}*.lnk"))
    assert [] == windows.traces()
    shutil.rmtree(windows.usual_folder)


def test_an_older_version_that_stays_is_kept(windows: Installers) -> None:
    """Where it cannot be removed, the upgrade ends with an error and installs nothing."""
    assert 0 == windows.install(windows.older_setup)
    before = tree(windows.usual_folder)
    (windows.usual_folder / UNINSTALLER).write_bytes(b"damaged")
    assert FAILED == windows.install(windows.newer_setup)

    assert set() == differences({**before, UNINSTALLER: b"damaged"}, tree(windows.usual_folder))
    assert OLDER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]


def test_a_lost_uninstaller_is_no_obstacle(windows: Installers) -> None:
    """Where the uninstaller was lost, installing again into the same folder brings it back."""
    (windows.usual_folder / UNINSTALLER).unlink()
    assert 0 == windows.install(windows.older_setup)
    assert set() == windows.wrong_files(windows.older, {})

    windows.remove(windows.usual_folder)
    windows.system.wait_until(
        lambda: not windows.usual_folder.exists(), "the uninstaller did not remove the folder"
    )
    assert PLAYERS_THINGS == windows.players_things()
