"""A release: tag, version and changelog agree, its page, its sums, and known faults."""

import shutil
import subprocess
from pathlib import Path

import pytest

from release import changelog
from release.checksums import write_checksums

HISTORY = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-01-31

### Added

- A rule that is
  explained on two lines.

## [1.1.0]

## [1.0.0] - 2025-12-24

- The first.
"""


@pytest.mark.parametrize(
    "name, version, reason",
    [
        ("v1.2.1", "1.2.0", "engine/version.py says 1.2.0, whose tag is v1.2.0"),
        ("1.2.0", "1.2.0", "engine/version.py says 1.2.0, whose tag is v1.2.0"),
        ("v1.2.0.dev1", "1.2.0.dev1", "1.2.0.dev1 is a pre-release"),
        ("v1.2.0rc1", "1.2.0rc1", "1.2.0rc1 is a pre-release"),
        ("v1.3.0", "1.3.0", "CHANGELOG.md has no heading for 1.3.0"),
        ("v1.1.0", "1.1.0", "CHANGELOG.md has no date for 1.1.0"),
        ("v1.1.0", "1.1.0", "CHANGELOG.md does not say what is new in 1.1.0"),
    ],
)
def test_each_disagreement_is_told(name: str, version: str, reason: str) -> None:
    told = changelog.objections(name, version, HISTORY)

    assert 1 == sum(each.startswith(reason) for each in told)


def test_the_page_says_what_is_new_in_this_version_alone() -> None:
    text = changelog.text_of(HISTORY, "1.2.0")

    assert text.startswith("### Added\n\n- A rule that is explained on two lines.\n\n## Which file\n")
    assert "The first." not in text


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed")
def test_sha256sum_accepts_the_sums(tmp_path: Path) -> None:
    """Also after writing them again: the list itself has no line."""
    for name in ("b.deb", "a.tar.xz"):
        (tmp_path / name).write_text(name, encoding="ascii")
    write_checksums(tmp_path)
    sums = write_checksums(tmp_path)
    command = ["sha256sum", "--check", "--strict", sums.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)

    assert "a.tar.xz: OK\nb.deb: OK\n" == done.stdout
