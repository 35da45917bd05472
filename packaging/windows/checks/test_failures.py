"""Installations that fail: each ends with an error, and installs all or nothing."""

import shutil

from bundle.names import NAME
from windows.checks.installers import (
    FAILED,
    OLDER,
    PLAYERS_THINGS,
    PROGRAM_KEY,
    UNINSTALLER,
    Installers,
    differences,
    tree,
)

_IN_THE_WAY = "_internal/PySide6/plugins/platforms/qwindows.dll"


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

    assert [] == differences({**before, UNINSTALLER: b"damaged"}, tree(windows.usual_folder))
    assert OLDER == windows.system.registry()[PROGRAM_KEY]["DisplayVersion"]


def test_a_lost_uninstaller_is_no_obstacle(windows: Installers) -> None:
    """Where the uninstaller was lost, installing again into the same folder brings it back."""
    (windows.usual_folder / UNINSTALLER).unlink()
    assert 0 == windows.install(windows.older_setup)
    assert [] == differences(tree(windows.older), tree(windows.usual_folder), [UNINSTALLER])

    windows.remove(windows.usual_folder)
    windows.system.wait_until(
        lambda: not windows.usual_folder.exists(), "the uninstaller did not remove the folder"
    )
    assert PLAYERS_THINGS == windows.players_things()
