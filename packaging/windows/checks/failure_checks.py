"""Installations that fail: each ends with an error, and installs all or nothing."""

import shutil

from bundle.names import NAME
from windows.checks.installer_fixture import (
    FAILED,
    OLDER,
    PROGRAM_KEY,
    UNINSTALLER,
    InstallerFixture,
    tree,
    verify,
    verify_files,
)
from windows.checks.removal_checks import no_trace_is_left
from windows.checks.upgrade_checks import a_players_things_stay

_IN_THE_WAY = "_internal/PySide6/plugins/platforms/qwindows.dll"


def a_broken_installation_is_taken_back(fixture: InstallerFixture) -> None:
    """A file that cannot be written ends the installation with an error, and nothing of it is left."""
    shutil.rmtree(fixture.usual_folder)  # a user's file remains there
    (fixture.usual_folder / _IN_THE_WAY).mkdir(parents=True)  # a folder where a file should be
    verify(FAILED, fixture.install(fixture.newer_setup), "the exit status")

    verify({}, tree(fixture.usual_folder), "what is installed")
    verify([], list(fixture.links.glob(f"{NAME}*.lnk")), "the Start menu")
    no_trace_is_left(fixture)
    shutil.rmtree(fixture.usual_folder)


def an_older_version_that_stays_is_kept(fixture: InstallerFixture) -> None:
    """Where the older version cannot be removed, the upgrade ends with an error and installs nothing."""
    verify(0, fixture.install(fixture.older_setup), "the exit status")
    before = tree(fixture.usual_folder)
    (fixture.usual_folder / UNINSTALLER).write_bytes(b"damaged")
    verify(FAILED, fixture.install(fixture.newer_setup), "the exit status")

    verify_files({**before, UNINSTALLER: b"damaged"}, tree(fixture.usual_folder))
    verify(OLDER, fixture.system.registry()[PROGRAM_KEY]["DisplayVersion"], "the version in the list")


def a_lost_uninstaller_is_no_obstacle(fixture: InstallerFixture) -> None:
    """Where the uninstaller was lost, installing again into the same folder brings it back."""
    (fixture.usual_folder / UNINSTALLER).unlink()
    verify(0, fixture.install(fixture.older_setup), "the exit status")
    verify_files(tree(fixture.older), tree(fixture.usual_folder), [UNINSTALLER])

    fixture.remove(fixture.usual_folder)
    fixture.system.wait_until(
        lambda: not fixture.usual_folder.exists(), "the uninstaller did not remove the folder"
    )
    a_players_things_stay(fixture)


FAILURES = (
    a_broken_installation_is_taken_back,
    an_older_version_that_stays_is_kept,
    a_lost_uninstaller_is_no_obstacle,
)
