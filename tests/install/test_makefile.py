"""The Makefile's own commands; what they start is tested elsewhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bundle import paths

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="make is for Linux and macOS"),
    pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed"),
]
NOBODY = 65534


def make_clean(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run `make clean` as somebody who is not root."""
    shutil.copyfile(paths.ROOT / "Makefile", folder / "Makefile")
    user = NOBODY if os.geteuid() == 0 else None
    return subprocess.run(
        ["make", "clean"], cwd=folder, user=user, group=user, capture_output=True, text=True, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder in which anybody may write."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    folder.chmod(0o777)
    return folder


def test_clean_names_files_of_another_user_in_a_sentence(checkout: Path) -> None:
    """As after `sudo make check-package`: one line instead of thousands; the rest is removed."""
    kept = checkout / "build" / "packaging"
    kept.mkdir(parents=True)
    for number in range(20):
        (kept / f"{number}").touch()
    kept.chmod(0o555)
    (checkout / "dist").mkdir(mode=0o777)
    done = make_clean(checkout)
    kept.chmod(0o755)

    assert 0 != done.returncode
    assert "make clean: some files belong to another user" in done.stderr
    assert "sudo make clean" in done.stderr
    assert "Permission denied" not in done.stdout + done.stderr
    assert not (checkout / "dist").exists()


def test_clean_has_nothing_to_say_otherwise(checkout: Path) -> None:
    """It removes what was made, and fails not where there is nothing."""
    (checkout / "build").mkdir(mode=0o777)
    first, second = make_clean(checkout), make_clean(checkout)

    assert (0, "") == (first.returncode, first.stderr)
    assert (0, "") == (second.returncode, second.stderr)
    assert not (checkout / "build").exists()


def test_a_lock_without_uv_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """Not with the shell's own error, and before anything is changed."""
    (tmp_path / "sh").symlink_to("/bin/sh")
    make = shutil.which("make") or ""
    environment = {"PATH": str(tmp_path)}
    done = subprocess.run(
        [make, "lock"], cwd=paths.ROOT, env=environment, capture_output=True, text=True, check=False
    )

    assert (2, "make lock needs uv. Type: pipx install uv") == (done.returncode, done.stderr.splitlines()[0])
