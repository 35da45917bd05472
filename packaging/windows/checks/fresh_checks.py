"""The first installation: files, registry, and file associations."""

from bundle.names import APP_ID, AUTHORS, NAME, NO_HOME_PAGE, SUFFIX, home_page
from linux.checks.smoke_tests import SEED, saved_game
from windows.checks.installer_fixture import (
    CLASSES,
    FILE_TYPE,
    GAME,
    OLDER,
    PROGRAM_KEY,
    UNINSTALLER,
    InstallerFixture,
    tree,
    verify,
    verify_files,
)


def it_installs_every_file(fixture: InstallerFixture) -> None:
    """A silent installation for one user puts every file in its place."""
    verify(0, fixture.install(fixture.older_setup), "the exit status")
    verify_files(tree(fixture.older), tree(fixture.usual_folder), [UNINSTALLER])


def the_start_menu_starts_it(fixture: InstallerFixture) -> None:
    """The Start menu has one entry, which starts the game; the desktop has none."""
    verify(
        [f"{NAME}.lnk"], sorted(path.name for path in fixture.links.glob(f"{NAME}*.lnk")), "the Start menu"
    )
    verify([], list((fixture.system.home / "Desktop").glob(f"{NAME}*.lnk")), "the desktop")
    with fixture.window("start", fixture.system.path(fixture.links / f"{NAME}.lnk")):
        fixture.game()


def a_double_click_opens_a_game(fixture: InstallerFixture) -> None:
    """A double click on a saved game, with spaces and umlauts in its name, opens it."""
    game = saved_game(fixture.system.home).rename(fixture.system.home / f"Meine schöne Partie{SUFFIX}")

    with fixture.system.for_everybody(SUFFIX, FILE_TYPE), fixture.window("start", fixture.system.path(game)):
        fixture.system.wait_until(
            lambda: fixture.game()["setup"]["seed"] == SEED, "the game of the file was not opened"
        )
    game.unlink()


def windows_lists_the_program(fixture: InstallerFixture) -> None:
    """The list of installed apps knows its name, version, publisher, icon, size, and how to remove it."""
    entry = fixture.system.registry()[PROGRAM_KEY]
    folder = fixture.system.path(fixture.usual_folder)
    size = -(-sum(len(content) for content in tree(fixture.older).values()) // 1024)
    expected = {
        "DisplayName": NAME,
        "DisplayVersion": OLDER,
        "Publisher": AUTHORS,
        "DisplayIcon": f"{folder}\\{GAME},0",
        "InstallLocation": folder,
        "UninstallString": f'"{folder}\\{UNINSTALLER}"',
        "QuietUninstallString": f'"{folder}\\{UNINSTALLER}" /S',
        "EstimatedSize": f"dword:{size:08x}",
        "NoModify": "dword:00000001",
        "NoRepair": "dword:00000001",
        **({"URLInfoAbout": home_page()} if home_page() != NO_HOME_PAGE else {}),
    }
    verify(expected, {name: entry.get(name) for name in expected}, "the entry")
    verify("URLInfoAbout" in expected, "URLInfoAbout" in entry, "whether there is a home page")


def it_is_offered_under_open_with(fixture: InstallerFixture) -> None:
    """Saved games have an icon and a description, and the game is offered under Open with."""
    keys = fixture.system.registry()
    program = f"{fixture.system.path(fixture.usual_folder)}\\{GAME}"
    command = f'"{program}" "%1"'
    capabilities = f"Software\\{APP_ID}\\Capabilities"

    verify(FILE_TYPE, keys[f"{CLASSES}\\{SUFFIX}"]["@"], "the file type")
    verify({FILE_TYPE: ""}, keys[f"{CLASSES}\\{SUFFIX}\\OpenWithProgids"], "Open with")
    verify(True, bool(keys[f"{CLASSES}\\{FILE_TYPE}"]["@"]), "whether there is a description")
    icon = f"{fixture.system.path(fixture.usual_folder)}\\_internal\\document.ico"
    verify(icon, keys[f"{CLASSES}\\{FILE_TYPE}\\DefaultIcon"]["@"], "the icon")
    verify(command, keys[f"{CLASSES}\\{FILE_TYPE}\\shell\\open\\command"]["@"], "the command")
    of_program = f"{CLASSES}\\Applications\\{GAME}"
    verify(command, keys[f"{of_program}\\shell\\open\\command"]["@"], "the program's command")
    verify({SUFFIX: ""}, keys[f"{of_program}\\SupportedTypes"], "the program's types")
    verify(capabilities, keys["Software\\RegisteredApplications"][APP_ID], "the place of the capabilities")
    verify({SUFFIX: FILE_TYPE}, keys[f"{capabilities}\\FileAssociations"], "the capabilities")


FRESH = (
    it_installs_every_file,
    the_start_menu_starts_it,
    a_double_click_opens_a_game,
    windows_lists_the_program,
    it_is_offered_under_open_with,
)
