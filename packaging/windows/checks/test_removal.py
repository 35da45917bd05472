"""The uninstaller: it removes all of the game, and nothing else."""

from bundle.names import NAME, SUFFIX
from windows.checks.installers import (
    CLASSES,
    FILE_TYPE,
    GAME,
    OTHER_FOLDER,
    PLAYERS_THINGS,
    PROGRAM_KEY,
    RUNNING,
    Installers,
    differences,
    tree,
)

_THEIRS = "Theirs.Document"


def test_a_running_game_is_not_removed(windows: Installers) -> None:
    """The uninstaller says so by its exit status."""
    folder = windows.system.drive / OTHER_FOLDER
    before = tree(folder)
    with windows.running(folder / GAME):
        status = windows.uninstall(folder)

    assert RUNNING == status
    assert [] == differences(before, tree(folder))
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
    windows.system.delete_key(f"{CLASSES}\\{SUFFIX}")


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
