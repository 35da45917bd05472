"""SHA256SUMS, with which users verify their downloads."""

import shutil
import subprocess
from pathlib import Path

import pytest

from bundle.names import ONLY_CHECKED
from bundle.paths import PackagingError
from release.checksums import verify_checksums, write_checksums


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed")
def test_sha256sum_accepts_the_sums(tmp_path: Path) -> None:
    """Also after writing them again: the list itself has no line. A file that differs is named."""
    for name in ("b.deb", "a.tar.xz"):
        (tmp_path / name).write_text(name, encoding="ascii")
    write_checksums(tmp_path)
    sums = write_checksums(tmp_path)
    command = ["sha256sum", "--check", "--strict", sums.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)

    assert "a.tar.xz: OK\nb.deb: OK\n" == done.stdout
    (tmp_path / "b.deb").write_bytes(b"other")
    with pytest.raises(PackagingError, match=r"b\.deb is not what SHA256SUMS says"):
        verify_checksums(sums)


def test_what_was_made_for_a_check_alone_is_refused(tmp_path: Path) -> None:
    """Without the sums the workflow makes no draft of a release."""
    (tmp_path / f"straights-1.0.0-{ONLY_CHECKED}-0-setup.exe").write_bytes(b"")

    with pytest.raises(PackagingError, match="made for a check alone"):
        write_checksums(tmp_path)
