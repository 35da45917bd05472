"""SHA256SUMS: what `sha256sum -c` reads, and what differs is named."""

import hashlib
from pathlib import Path

import pytest

from release.checksums import ChecksumError, verify_checksums, write_checksums


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A folder with two files."""
    (tmp_path / "b.deb").write_bytes(b"bb")
    (tmp_path / "a.tar.xz").write_bytes(b"a")
    return tmp_path


def test_every_file_has_its_line_in_the_order_of_names(packages: Path) -> None:
    """The sum, a space, a star, the name: the form of sha256sum; the list itself has no line."""
    write_checksums(packages)
    sums = write_checksums(packages)
    expected = [
        f"{hashlib.sha256(content).hexdigest()} *{name}"
        for name, content in (("a.tar.xz", b"a"), ("b.deb", b"bb"))
    ]

    assert expected == sums.read_text(encoding="utf-8").splitlines()


def test_a_file_that_changed_is_named(packages: Path) -> None:
    """One byte more, and the sums are refused."""
    sums = write_checksums(packages)
    (packages / "b.deb").write_bytes(b"bbb")

    with pytest.raises(ChecksumError, match=r"b\.deb is not what SHA256SUMS says"):
        verify_checksums(sums)


def test_a_file_that_is_gone_is_named(packages: Path) -> None:
    """A line without its file."""
    sums = write_checksums(packages)
    (packages / "a.tar.xz").unlink()

    with pytest.raises(ChecksumError, match=r"names a\.tar\.xz, which is not in"):
        verify_checksums(sums)


def test_no_packages_are_no_sums(tmp_path: Path) -> None:
    """An empty list would look like a release."""
    with pytest.raises(ChecksumError, match="has no files; build the packages first"):
        write_checksums(tmp_path)
