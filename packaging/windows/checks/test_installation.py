"""The installer and the uninstaller: first what is refused, files, registry, and file associations."""

from bundle.names import APP_ID, AUTHORS, NAME, NO_HOME_PAGE, SUFFIX, home_page
from linux.checks.smoke_tests import SEED, saved_game
from windows.checks.installers import (
    CLASSES,
    FILE_TYPE,
    GAME,
    OLD_SYSTEM,
    OLDER,
    PROGRAM_KEY,
    UNINSTALLER,
    Installers,
    tree,
)

_WINE_VERSION = "Software\\Wine"


def test_an_old_windows_is_refused(windows: Installers) -> None:
    """Windows 7, where nothing is changed."""
    windows.system.set_value(_WINE_VERSION, "Version", "win7")
    status = windows.install(windows.older_setup)
    windows.system.set_value(_WINE_VERSION, "Version", "win10")

    assert OLD_SYSTEM == status
    assert {} == tree(windows.usual_folder)


def test_it_installs_every_file(windows: Installers) -> None:
    assert 0 == windows.install(windows.older_setup)
    assert set() == windows.wrong_files(windows.older, {})


def test_the_start_menu_starts_it(windows: Installers) -> None:
    """The Start menu has one entry, which starts the game; the desktop has none."""
    assert [f"{NAME}.lnk"] == [path.name for path in windows.links.glob(f"{NAME}*.lnk")]
    assert [] == list((windows.system.home / "Desktop").glob(f"{NAME}*.lnk"))
    with windows.window("start", windows.system.path(windows.links / f"{NAME}.lnk")):
        windows.game()


def test_a_double_click_opens_a_game(windows: Installers) -> None:
    """Also one with spaces and umlauts in its name."""
    game = saved_game(windows.system.home).rename(windows.system.home / f"Meine schöne Partie{SUFFIX}")

    with windows.system.for_everybody(SUFFIX, FILE_TYPE), windows.window("start", windows.system.path(game)):
        windows.system.wait_until(
            lambda: windows.game()["setup"]["seed"] == SEED, "the game of the file was not opened"
        )
    game.unlink()


def test_windows_lists_the_program(windows: Installers) -> None:
    entry = windows.system.registry()[PROGRAM_KEY]
    folder = windows.system.path(windows.usual_folder)
    size = -(-sum(len(content) for content in tree(windows.older).values()) // 1024)
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
    assert expected == {name: entry.get(name) for name in expected}
    assert ("URLInfoAbout" in expected) is ("URLInfoAbout" in entry)


def test_it_is_offered_under_open_with(windows: Installers) -> None:
    """Saved games have an icon and a description, and the game is offered under Open with."""
    keys = windows.system.registry()
    program = f"{windows.system.path(windows.usual_folder)}\\{GAME}"
    command = f'"{program}" "%1"'
    capabilities = f"Software\\{APP_ID}\\Capabilities"

    assert FILE_TYPE == keys[f"{CLASSES}\\{SUFFIX}"]["@"]
    assert {FILE_TYPE: ""} == keys[f"{CLASSES}\\{SUFFIX}\\OpenWithProgids"]
    assert keys[f"{CLASSES}\\{FILE_TYPE}"]["@"]
    icon = f"{windows.system.path(windows.usual_folder)}\\_internal\\document.ico"
    assert icon == keys[f"{CLASSES}\\{FILE_TYPE}\\DefaultIcon"]["@"]
    assert command == keys[f"{CLASSES}\\{FILE_TYPE}\\shell\\open\\command"]["@"]
    of_program = f"{CLASSES}\\Applications\\{GAME}"
    assert command == keys[f"{of_program}\\shell\\open\\command"]["@"]
    assert {SUFFIX: ""} == keys[f"{of_program}\\SupportedTypes"]
    assert capabilities == keys["Software\\RegisteredApplications"][APP_ID]
    assert {SUFFIX: FILE_TYPE} == keys[f"{capabilities}\\FileAssociations"]
