"""The game for Windows that check-windows freezes: its packages, when it is made again, its name."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle import build_environment, names, paths
from bundle.lock_files import WINDOWS, requirements
from linux.checks.xvfb import Xvfb
from windows.checks import installers
from windows.checks.wine import Wine
from windows.cross_build import frozen_game, windows_python
from windows.cross_build.frozen_game import NotFrozen
from windows.payload import PROGRAMS

PYTHON, GAME = "python", "game"


@pytest.fixture
def wine(tmp_path: Path) -> Wine:
    """One that is not started."""
    return Wine(tmp_path, Xvfb.__new__(Xvfb), {})


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with some files, from which nothing was made yet."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    root = tmp_path / "checkout"
    for name in (*CHANGE_THE_GAME, *CHANGE_NOTHING, *CHANGE_THE_PYTHON):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("before", encoding="ascii")
    subprocess.run(["git", "init", "--quiet", str(root)], check=True)
    monkeypatch.setattr(paths, "ROOT", root)
    monkeypatch.setattr(frozen_game, "PYTHON", root / "build" / PYTHON)
    monkeypatch.setattr(frozen_game, "BUNDLE", root / "build" / GAME)
    monkeypatch.setattr(build_environment, "LOCK", root / "packaging/requirements-package.txt")
    monkeypatch.setattr(windows_python, "WHEEL_LOCK", root / "packaging/requirements-windows-check.txt")
    monkeypatch.setattr(windows_python, "SOURCES", root / "packaging/windows/cross_build")
    return root


CHANGE_THE_GAME = (
    *("engine/straights/rules.py", "straights_gui/startup.py", "straights_server/cli.py", "setup.py"),
    *("straights_web/page.js", "packaging/straights.spec", "packaging/bundle/trimming.py", "LICENSE"),
)
CHANGE_THE_PYTHON = (
    *("packaging/requirements-package.txt", "packaging/requirements-windows-check.txt"),
    "packaging/windows/cross_build/python.c",
)
CHANGE_NOTHING = ("docs/playing.md", "tests/test_game.py", "packaging/windows/checks/test_game.py")


@pytest.fixture
def made(checkout: Path, wine: Wine, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """A function that freezes the game, and lists what was made for that."""

    def freeze() -> list[str]:
        found: list[str] = []

        def make(folder: Path) -> None:
            folder.mkdir(parents=True)  # fails where something older is left
            found.append(folder.name)

        monkeypatch.setattr(frozen_game, "make_python", lambda: make(frozen_game.PYTHON))
        monkeypatch.setattr(frozen_game, "freeze", lambda _: make(frozen_game.BUNDLE))
        frozen_game.freeze_game(wine)
        return found

    return freeze


def test_windows_gets_its_packages_and_no_others() -> None:
    """Each without its marker, which pip would compare with this system, and with its hashes."""
    found = requirements(build_environment.LOCK, WINDOWS)
    packages = {line.partition("==")[0] for line in found}

    assert {"colorama", "pefile", "pyinstaller", "pyside6-essentials"} <= packages
    assert not {"dmgbuild", "macholib"} & packages
    assert [] == [line for line in found if ";" in line or " --hash=sha256:" not in line]


@pytest.mark.parametrize(
    "name, expected",
    [
        *((name, [GAME]) for name in (*CHANGE_THE_GAME, "engine/straights/new.py")),
        *((name, [PYTHON, GAME]) for name in CHANGE_THE_PYTHON),
        *((name, []) for name in CHANGE_NOTHING),
    ],
)
def test_the_game_is_frozen_again_when_a_source_has_changed(
    checkout: Path, made: Callable[[], list[str]], name: str, expected: list[str]
) -> None:
    """And only then: freezing takes minutes."""
    assert ([PYTHON, GAME], []) == (made(), made())
    (checkout / name).write_text("after", encoding="ascii")

    assert (expected, []) == (made(), made())


def test_what_was_not_made_to_its_end_is_made_again(
    made: Callable[[], list[str]], wine: Wine, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made()
    (checkout / "setup.py").write_text("after", encoding="ascii")

    def break_off(_wine: Wine) -> None:
        frozen_game.BUNDLE.mkdir()
        raise NotFrozen

    monkeypatch.setattr(frozen_game, "freeze", break_off)
    with pytest.raises(NotFrozen):
        frozen_game.freeze_game(wine)

    assert [GAME] == made()


def test_no_installer_of_the_check_can_be_taken_for_one_of_a_release(
    tmp_path: Path, wine: Wine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name says what it is for, and it is not where releases are collected."""
    targets: list[Path] = []
    game = tmp_path / "game"
    game.mkdir()
    for name in PROGRAMS:
        (game / name).touch()
    monkeypatch.setattr(installers, "build_installer", lambda _, target, *__, **___: targets.append(target))
    installers.make_installers(wine, game, tmp_path)

    assert 3 == len(targets)
    assert all(names.ONLY_CHECKED in target.name for target in targets)
    assert not any(target.is_relative_to(paths.DIST) for target in targets)
    assert not frozen_game.FOLDER.is_relative_to(paths.DIST)
