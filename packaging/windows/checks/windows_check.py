"""Tries the frozen game on the Windows that runs this program, as on the release's build machine.

It was run in Wine's Windows, never on a genuine one.
"""

import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from bundle import paths
from bundle.names import NAME, PACKAGE
from bundle.paths import PackagingError
from windows.checks.full_form.full_checks import FULL
from windows.checks.installer_fixture import PROGRAM_KEY, SETTINGS_KEY
from windows.checks.system import Screen, System, SystemFailed
from windows.checks.this_windows import ThisWindows
from windows.checks.trial import try_game


def check_game(screen: Screen, *, is_full: bool = False) -> None:
    """Try the frozen game, if whoever runs this has no Straights: it is installed, and removed.

    The full form plays whole games besides, and opens every dialog.
    """
    # There, for hard links to the frozen game.
    with tempfile.TemporaryDirectory(dir=paths.BUILD) as name:
        system = ThisWindows(Path(name), screen)
        _refuse_a_players_system(system)
        try:
            try_game(system, paths.BUNDLE, paths.ICONS / "straights.ico", (), FULL if is_full else ())
        finally:
            _remove_player_files(system)


def _refuse_a_players_system(system: System) -> None:
    installed = system.home / "AppData/Local/Programs" / NAME
    has_keys = bool(system.registry().keys() & {PROGRAM_KEY, SETTINGS_KEY})
    if has_keys or any(folder.exists() for folder in (installed, *_player_folders(system))):
        raise PackagingError(
            "check-windows installs and removes the game for the user who runs it, and this one has it, "
            "or its saved games or settings; run it as another user"
        )


def _player_folders(system: System) -> tuple[Path, ...]:
    """The folders with saved games and caches."""
    return tuple(system.home / "AppData" / which / PACKAGE for which in ("Roaming", "Local"))


def _remove_player_files(system: System) -> None:
    for folder in _player_folders(system):
        shutil.rmtree(folder, ignore_errors=True)
    with suppress(SystemFailed):  # there were none yet
        system.delete_key(SETTINGS_KEY)
