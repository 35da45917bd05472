"""The uninstaller: it takes everything of ours, and nothing else."""

from bundle.names import APP_ID, NAME, SUFFIX
from windows.bench import (
    CLASSES,
    FILE_TYPE,
    GAME,
    PROGRAM_KEY,
    RUNNING,
    UNINSTALLER,
    Bench,
    CheckFailed,
    expect,
    expect_files,
    tree,
)
from windows.upgrade_checks import OTHER_FOLDER, a_players_things_stay

_THEIRS = "Theirs.Document"


def a_running_game_is_not_removed(bench: Bench) -> None:
    """While the game is open, the uninstaller says so by its exit status and changes nothing."""
    folder = bench.wine.drive / OTHER_FOLDER
    before = tree(folder)
    with bench.running(folder / GAME):
        status = bench.uninstall(folder)

    expect(RUNNING, status, "the exit status")
    expect_files(before, tree(folder))
    expect(True, PROGRAM_KEY in bench.wine.registry(), "whether Windows lists the program")


def removal_leaves_what_is_not_ours(bench: Bench) -> None:
    """Removal takes every file that was installed, and leaves a user's files in the same folder."""
    folder = bench.wine.drive / OTHER_FOLDER
    bench.remove(folder)

    expect({"letter.txt": b"dear"}, tree(folder), "what is in the folder")
    expect(["letter.txt"], [path.name for path in folder.iterdir()], "what is in the folder")
    expect([], list(bench.links.glob("*.lnk")), "the Start menu")


def removal_leaves_no_keys(bench: Bench) -> None:
    """The registry knows nothing of the program any more."""
    no_trace_is_left(bench)


def removal_leaves_a_players_things(bench: Bench) -> None:
    """Saved games and settings outlive the program."""
    a_players_things_stay(bench)


def a_file_type_of_others_stays_theirs(bench: Bench) -> None:
    """A file type that another program has taken stays with it, before and after; ours is offered besides."""
    bench.wine.set_value(f"{CLASSES}\\{SUFFIX}", "", _THEIRS)
    expect(0, bench.install(bench.newer_setup), "the exit status")
    keys = bench.wine.registry()
    expect(_THEIRS, keys[f"{CLASSES}\\{SUFFIX}"]["@"], "whose files they are")
    expect({FILE_TYPE: ""}, keys[f"{CLASSES}\\{SUFFIX}\\OpenWithProgids"], "Open with")

    bench.remove(bench.usual_folder)
    keys = bench.wine.registry()
    expect({"@": _THEIRS}, keys[f"{CLASSES}\\{SUFFIX}"], "whose files they are")
    expect(False, f"{CLASSES}\\{SUFFIX}\\OpenWithProgids" in keys, "whether ours is still offered")
    bench.wine.delete_key(f"{CLASSES}\\{SUFFIX}")


def chosen_links_are_kept_and_removed(bench: Bench) -> None:
    """Links that a user chose are made anew by an upgrade, lead to the game, and go with it."""
    console, desktop = bench.links / f"{NAME} Console.lnk", bench.wine.home / "Desktop" / f"{NAME}.lnk"
    expect(0, bench.install(bench.older_setup), "the exit status")
    for link in (console, desktop):
        link.write_bytes(b"")
    expect(0, bench.install(bench.newer_setup), "the exit status")
    expect("", bench.note_of("start", bench.wine.path(desktop)), "the argument")
    expect(True, b"cmd.exe" in console.read_bytes(), "whether the console's link leads to one")

    bench.remove(bench.usual_folder)
    expect([], [link.name for link in (console, desktop) if link.exists()], "the links that are left")


def no_trace_is_left(bench: Bench) -> None:
    """CheckFailed where a key or a value still names the program or one of its files."""
    ours = (APP_ID, FILE_TYPE, SUFFIX, GAME, UNINSTALLER)
    for key, values in bench.wine.registry().items():
        for text in (key, *values, *values.values()):
            if any(name.casefold() in text.casefold() for name in ours):
                raise CheckFailed(f"{key} still has {text!r}")


REMOVALS = (
    a_running_game_is_not_removed,
    removal_leaves_what_is_not_ours,
    removal_leaves_no_keys,
    removal_leaves_a_players_things,
    a_file_type_of_others_stays_theirs,
    chosen_links_are_kept_and_removed,
)
