"""Upgrades: what is refused, removed, and preserved."""

from windows.checks.installer_fixture import (
    CONSOLE,
    FAILED,
    GAME,
    NEWER,
    NEWER_IS_THERE,
    OLDER,
    PROGRAM_KEY,
    RUNNING,
    SETTINGS_KEY,
    TAKEN,
    UNINSTALLER,
    InstallerFixture,
    tree,
    verify,
    verify_files,
)

OTHER_FOLDER = "My Games"
_OWN_FILE = "_internal/my notes.txt"


def a_running_window_is_left_alone(fixture: InstallerFixture) -> None:
    """While the window is open, an upgrade says so by its exit status and changes nothing."""
    _refuses_while_running(fixture, GAME)


def a_running_console_is_left_alone(fixture: InstallerFixture) -> None:
    """While the console game is open, the same."""
    _refuses_while_running(fixture, CONSOLE)


def a_full_disk_is_refused(fixture: InstallerFixture) -> None:
    """An upgrade that has no room on the disk leaves the installed version as it is."""
    verify(FAILED, fixture.install(fixture.huge_setup), "the exit status")
    verify_files(tree(fixture.older), tree(fixture.usual_folder), [UNINSTALLER])


def another_programs_folder_is_refused(fixture: InstallerFixture) -> None:
    """A folder that has another program's _internal is refused, and nothing is changed."""
    theirs = fixture.system.drive / "Theirs"
    (theirs / "_internal").mkdir(parents=True)
    (theirs / "_internal/base_library.zip").write_bytes(b"theirs")
    before = tree(theirs)

    verify(TAKEN, fixture.install(fixture.newer_setup, "C:\\Theirs"), "the exit status")
    verify_files(before, tree(theirs))
    verify_files(tree(fixture.older), tree(fixture.usual_folder), [UNINSTALLER])


def an_upgrade_replaces_the_files(fixture: InstallerFixture) -> None:
    """An upgrade removes the files of the older version exactly; a file that a user put there stays."""
    (fixture.usual_folder / _OWN_FILE).write_text("mine", encoding="utf-8")
    verify(0, fixture.install(fixture.newer_setup), "the exit status")

    verify_files({**tree(fixture.newer), _OWN_FILE: b"mine"}, tree(fixture.usual_folder), [UNINSTALLER])
    verify(False, (fixture.usual_folder / "_internal/gone").exists(), "whether the old empty folder is there")
    verify(NEWER, fixture.system.registry()[PROGRAM_KEY]["DisplayVersion"], "the version in the list")


def a_players_things_stay(fixture: InstallerFixture) -> None:
    """Saved games and settings are as they were."""
    verify(b"a game\n", tree(fixture.saves).get("mine.straights"), "the saved game")
    verify("en", fixture.system.registry()[SETTINGS_KEY]["language"], "the settings")


def an_older_version_is_refused(fixture: InstallerFixture) -> None:
    """A silent installation of an older version is refused, also where only the stage is older."""
    verify(NEWER_IS_THERE, fixture.install(fixture.older_setup), "the exit status")
    verify(NEWER, fixture.system.registry()[PROGRAM_KEY]["DisplayVersion"], "the version in the list")
    verify_files({**tree(fixture.newer), _OWN_FILE: b"mine"}, tree(fixture.usual_folder), [UNINSTALLER])


def it_moves_to_another_folder(fixture: InstallerFixture) -> None:
    """Another folder can be asked for, with a user's things in it; the former one is empty then."""
    other = fixture.system.drive / OTHER_FOLDER
    other.mkdir()
    (other / "letter.txt").write_text("dear", encoding="utf-8")
    verify(0, fixture.install(fixture.newer_setup, f"C:\\{OTHER_FOLDER}"), "the exit status")

    verify_files({**tree(fixture.newer), "letter.txt": b"dear"}, tree(other), [UNINSTALLER])
    verify({_OWN_FILE: b"mine"}, tree(fixture.usual_folder), "what is in the former folder")


def it_is_found_again(fixture: InstallerFixture) -> None:
    """The next installation goes to that folder by itself."""
    other = fixture.system.drive / OTHER_FOLDER
    (other / "_internal/base_library.zip").write_bytes(b"damaged")
    verify(0, fixture.install(fixture.newer_setup), "the exit status")

    verify_files({**tree(fixture.newer), "letter.txt": b"dear"}, tree(other), [UNINSTALLER])
    verify({_OWN_FILE: b"mine"}, tree(fixture.usual_folder), "what is in the former folder")


def _refuses_while_running(fixture: InstallerFixture, program: str) -> None:
    with fixture.running(fixture.usual_folder / program):
        status = fixture.install(fixture.newer_setup)
    verify(RUNNING, status, "the exit status")
    verify(OLDER, fixture.system.registry()[PROGRAM_KEY]["DisplayVersion"], "the version in the list")
    verify_files(tree(fixture.older), tree(fixture.usual_folder), [UNINSTALLER])


UPGRADES = (
    a_running_window_is_left_alone,
    a_running_console_is_left_alone,
    a_full_disk_is_refused,
    another_programs_folder_is_refused,
    an_upgrade_replaces_the_files,
    a_players_things_stay,
    an_older_version_is_refused,
    it_moves_to_another_folder,
    it_is_found_again,
)
