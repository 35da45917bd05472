"""What software centres show: each release of the changelog, pictures, words in all languages."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bundle import names, paths
from bundle.names import Release
from linux import metainfo

CHANGELOG = """\
# Changelog

## [Unreleased]

### Added

- A **new** thing, which
  takes two lines.

## [0.2.0] - 2026-10-02

### Fixed

- What was wrong in `it`.

## [0.1.0] - 2026-09-01

- The game.
"""


@pytest.fixture(autouse=True)
def moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources were made after every release, by a publisher, whether this is a checkout of git or not."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "4102444800")
    monkeypatch.setenv("STRAIGHTS_HOME_PAGE", "https://example.org/straights")


@pytest.mark.parametrize("version", ["0.3.0.dev1", "0.2.0"])
def test_software_centres_know_each_release(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A release for each heading, newest first; what was not given out yet is a version for developers."""
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(names, "RELEASE", Release.of(version))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793491200")  # the first of November
    made = metainfo.appstream_releases()
    released = [("0.2.0", "2026-10-02", "stable"), ("0.1.0", "2026-09-01", "stable")]
    coming = [("0.3.0~dev1", "2026-11-01", "development")] if "dev" in version else []

    assert [*coming, *released] == [(one.get("version"), one.get("date"), one.get("type")) for one in made]
    points = [point.text for point in made.iter("li")]
    assert ["Fixed: What was wrong in it.", "Changed: The game."] == points[len(coming) :]
    assert [] == coming or points[0] == "Added: A new thing, which takes two lines."


def test_software_centres_show_pictures_that_exist() -> None:
    """Each is in docs/screenshots, has a caption, and the first one is what a list shows."""
    shown = list(ET.fromstring(metainfo.metainfo()).iter("screenshot"))
    files = [Path(one.findtext("image", "")).name for one in shown]

    assert [] == [name for name in files if not (metainfo.SCREENSHOTS / name).is_file()]
    assert len(files) == len(set(files)) > 2
    assert all(one.findtext("caption") for one in shown)
    assert ["default"] == [one.get("type") for one in shown if one.get("type")] == [shown[0].get("type")]


def test_without_a_publisher_there_are_no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home page that does not exist, and its pictures, would be offered to every player."""
    monkeypatch.delenv("STRAIGHTS_HOME_PAGE")

    assert [] == re.findall(r"https?://\S+", metainfo.metainfo())
