"""add-to-menu of the archive: into the menu of an account and out again, wherever the folder lies."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bundle import names
from linux import tarball, texts

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="menus of Linux")
ENTRY = f"applications/{names.APP_ID}.desktop"
QUOTED_OR_BARE = re.compile(r'"((?:[^"\\]|\\.)*)"|([^\s"]+)')
FILES = (
    *(f"mime/packages/{names.PACKAGE}.xml", "icons/hicolor/48x48/apps/straights.png"),
    "icons/hicolor/scalable/apps/straights.svg",
)


def unpacked(folder: Path) -> Path:
    """As much of the archive as the script asks for, with names of programs that say how they were called."""
    for name in FILES:
        file = folder / "share" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    entry = folder / "share" / ENTRY
    entry.parent.mkdir(parents=True)
    entry.write_text(texts.desktop_entry(tarball.UNKNOWN_WINDOW), encoding="utf-8")
    shutil.copy(texts.DATA / tarball.MENU_SCRIPT, folder)
    return folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An account that holds a game, and no programs that would renew lists of types and entries."""
    path = tmp_path / "home"
    (path / ".local/share/straights").mkdir(parents=True)
    (path / ".local/share/straights/running-game.straights").write_text("{}", encoding="utf-8")
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("awk", "cat", "cp", "dirname", "find", "mkdir", "rm", "sed", "sh"):
        (programs / name).symlink_to(shutil.which(name) or f"no {name}")
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("HOME", str(path))
    monkeypatch.delenv("XDG_DATA_HOME")
    return path


def call(folder: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    """Call the script, from somewhere else."""
    command = ["sh", str(folder / tarball.MENU_SCRIPT), *argv]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")


def files_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def commands(entry: str) -> list[list[str]]:
    """The words of each command of an entry, as desktops read them: first as a value, then as a command.

    A value writes a backslash as two; in quotes, a backslash makes a letter of what follows, and percent
    signs stand twice.
    """
    found = []
    for value in (line.removeprefix("Exec=") for line in entry.splitlines() if line.startswith("Exec=")):
        words = QUOTED_OR_BARE.findall(value.replace("\\\\", "\\"))
        quoted = [re.sub(r"\\(.)", r"\1", word).replace("%%", "%") for word, _ in words if word]
        found.append([*quoted, *(bare for _, bare in words if bare)])
    return found


def test_it_comes_and_goes_without_a_trace(home: Path, tmp_path: Path) -> None:
    """All files of desktops are in the account afterwards, and not one after --undo; games stay."""
    folder, before = unpacked(tmp_path / "game"), files_below(home)
    came = call(folder)
    assert (0, "") == (came.returncode, came.stderr)
    assert before | {f".local/share/{name}" for name in (*FILES, ENTRY)} == files_below(home)

    went = call(folder, "--undo")
    assert (0, "") == (went.returncode, went.stderr)
    assert before == files_below(home)


def test_it_can_be_called_again_after_moving_the_folder(home: Path, tmp_path: Path) -> None:
    """The entry names the new place, and there is still one."""
    folder = unpacked(tmp_path / "game")
    call(folder)
    moved = folder.rename(tmp_path / "other")
    call(moved)
    entry = (home / ".local/share" / ENTRY).read_text(encoding="utf-8")

    assert [[f"{moved}/straights-gui", "%f"], [f"{moved}/straights-gui"]] == commands(entry)
    assert 1 == len([name for name in files_below(home) if name.endswith(".desktop")])


@pytest.mark.parametrize(
    "name",
    ["two words", "it's", 'a "name"', "$HOME", "100 %", "%f", "a`b`", "a\\b", "ü", "a&b", "@WINDOW@", "a;b"],
)
def test_a_folder_of_any_name_is_quoted_right(home: Path, tmp_path: Path, name: str) -> None:
    """What is special to a shell, to entries or to the script itself is part of a name as any letter is."""
    folder = unpacked(tmp_path / name)
    done = call(folder)
    entry = (home / ".local/share" / ENTRY).read_text(encoding="utf-8")

    assert (0, "") == (done.returncode, done.stderr)
    assert [[f"{folder}/straights-gui", "%f"], [f"{folder}/straights-gui"]] == commands(entry)
