"""Installations that break: each ends with an error, and with all or nothing."""

import shutil

from windows.bench import FAILED, OLDER, PROGRAM_KEY, UNINSTALLER, Bench, expect, expect_files, tree
from windows.removal_checks import no_trace_is_left
from windows.upgrade_checks import a_players_things_stay

_IN_THE_WAY = "_internal/PySide6/plugins/platforms/qwindows.dll"


def a_broken_installation_is_taken_back(bench: Bench) -> None:
    """A file that cannot be written ends the installation with an error, and nothing of it is left."""
    shutil.rmtree(bench.usual_folder)  # a user's file is left there
    (bench.usual_folder / _IN_THE_WAY).mkdir(parents=True)  # a folder where a file is to be
    expect(FAILED, bench.install(bench.newer_setup), "the exit status")

    expect({}, tree(bench.usual_folder), "what is installed")
    expect([], list(bench.links.glob("*.lnk")), "the Start menu")
    no_trace_is_left(bench)
    shutil.rmtree(bench.usual_folder)


def an_older_version_that_stays_is_kept(bench: Bench) -> None:
    """Where the older version cannot be removed, the upgrade ends with an error and installs nothing."""
    expect(0, bench.install(bench.older_setup), "the exit status")
    before = tree(bench.usual_folder)
    (bench.usual_folder / UNINSTALLER).write_bytes(b"damaged")
    expect(FAILED, bench.install(bench.newer_setup), "the exit status")

    expect_files({**before, UNINSTALLER: b"damaged"}, tree(bench.usual_folder))
    expect(OLDER, bench.wine.registry()[PROGRAM_KEY]["DisplayVersion"], "the version in the list")


def a_lost_uninstaller_is_no_obstacle(bench: Bench) -> None:
    """Where the uninstaller was lost, installing again into the same folder brings it back."""
    (bench.usual_folder / UNINSTALLER).unlink()
    expect(0, bench.install(bench.older_setup), "the exit status")
    expect_files(tree(bench.older), tree(bench.usual_folder), [UNINSTALLER])

    bench.remove(bench.usual_folder)
    expect(False, bench.usual_folder.exists(), "whether the folder is there")
    a_players_things_stay(bench)


FAILURES = (
    a_broken_installation_is_taken_back,
    an_older_version_that_stays_is_kept,
    a_lost_uninstaller_is_no_obstacle,
)
