"""The uninstaller: it removes all of the game, and nothing else."""

from bundle.names import APP_ID, NAME, SUFFIX
from windows.checks.installer_fixture import (
    CLASSES,
    FILE_TYPE,
    GAME,
    PROGRAM_KEY,
    RUNNING,
    UNINSTALLER,
    InstallerCheckFailed,
    InstallerFixture,
    tree,
    verify,
    verify_files,
)
from windows.checks.upgrade_checks import OTHER_FOLDER, a_players_things_stay

_THEIRS = "Theirs.Document"


def a_running_game_is_not_removed(fixture: InstallerFixture) -> None:
    """While the game is open, the uninstaller says so by its exit status and changes nothing."""
    folder = fixture.system.drive / OTHER_FOLDER
    before = tree(folder)
    with fixture.running(folder / GAME):
        status = fixture.uninstall(folder)

    verify(RUNNING, status, "the exit status")
    verify_files(before, tree(folder))
    verify(True, PROGRAM_KEY in fixture.system.registry(), "whether Windows lists the program")


def removal_leaves_what_is_not_ours(fixture: InstallerFixture) -> None:
    """Removal takes every file that was installed, and leaves a user's files in the same folder."""
    folder = fixture.system.drive / OTHER_FOLDER
    fixture.remove(folder)

    verify({"letter.txt": b"dear"}, tree(folder), "what is in the folder")
    verify(["letter.txt"], [path.name for path in folder.iterdir()], "what is in the folder")
    verify([], list(fixture.links.glob(f"{NAME}*.lnk")), "the Start menu")


def removal_leaves_no_keys(fixture: InstallerFixture) -> None:
    """The registry knows nothing of the program any more."""
    no_trace_is_left(fixture)


def removal_leaves_a_players_things(fixture: InstallerFixture) -> None:
    """Saved games and settings outlive the program."""
    a_players_things_stay(fixture)


def a_file_type_of_others_stays_theirs(fixture: InstallerFixture) -> None:
    """A file type that another program has taken stays with it, before and after; ours is offered besides."""
    fixture.system.set_value(f"{CLASSES}\\{SUFFIX}", "", _THEIRS)
    verify(0, fixture.install(fixture.newer_setup), "the exit status")
    keys = fixture.system.registry()
    verify(_THEIRS, keys[f"{CLASSES}\\{SUFFIX}"]["@"], "whose files they are")
    verify({FILE_TYPE: ""}, keys[f"{CLASSES}\\{SUFFIX}\\OpenWithProgids"], "Open with")

    fixture.remove(fixture.usual_folder)
    keys = fixture.system.registry()
    verify({"@": _THEIRS}, keys[f"{CLASSES}\\{SUFFIX}"], "whose files they are")
    verify(False, f"{CLASSES}\\{SUFFIX}\\OpenWithProgids" in keys, "whether ours is still offered")
    fixture.system.delete_key(f"{CLASSES}\\{SUFFIX}")


def chosen_links_are_kept_and_removed(fixture: InstallerFixture) -> None:
    """Links that a user chose are created again by an upgrade, lead to the game, and are removed with it."""
    console, desktop = fixture.links / f"{NAME} Console.lnk", fixture.system.home / "Desktop" / f"{NAME}.lnk"
    verify(0, fixture.install(fixture.older_setup), "the exit status")
    for link in (console, desktop):
        link.write_bytes(b"")
    verify(0, fixture.install(fixture.newer_setup), "the exit status")
    verify(True, GAME.encode("utf-16-le") in desktop.read_bytes(), "whether the desktop's link leads to it")
    verify(True, b"cmd.exe" in console.read_bytes(), "whether the console's link leads to one")

    fixture.remove(fixture.usual_folder)
    verify([], [link.name for link in (console, desktop) if link.exists()], "the links that are left")


def no_trace_is_left(fixture: InstallerFixture) -> None:
    """InstallerCheckFailed if a key or value still names the program or one of its files."""
    ours = (APP_ID, FILE_TYPE, SUFFIX, GAME, UNINSTALLER)
    for key, values in fixture.system.registry().items():
        for text in (key, *values, *values.values()):
            if any(name.casefold() in text.casefold() for name in ours):
                raise InstallerCheckFailed(f"{key} still has {text!r}")


REMOVALS = (
    a_running_game_is_not_removed,
    removal_leaves_what_is_not_ours,
    removal_leaves_no_keys,
    removal_leaves_a_players_things,
    a_file_type_of_others_stays_theirs,
    chosen_links_are_kept_and_removed,
)
