"""What software centres show: each release of the changelog, pictures, words in all languages."""

import re
import shutil
import subprocess
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bundle import names, paths
from bundle.names import LANGUAGES, Release
from linux import changelog_texts, metainfo, texts

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
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
    made = changelog_texts.appstream_releases()
    released = [("0.2.0", "2026-10-02", "stable"), ("0.1.0", "2026-09-01", "stable")]
    coming = [("0.3.0~dev1", "2026-11-01", "development")] if "dev" in version else []

    assert [*coming, *released] == [(one.get("version"), one.get("date"), one.get("type")) for one in made]
    points = [point.text for point in made.iter("li")]
    assert ["What was wrong in it.", "The game."] == points[len(coming) :]
    assert [] == coming or points[0] == "A new thing, which takes two lines."


def test_the_metadata_of_today_begin_with_this_version() -> None:
    """With a real day, and with all headings of the real changelog behind it."""
    releases = list(ET.fromstring(metainfo.metainfo()).iter("release"))
    days = [date.fromisoformat(one.get("date", "")) for one in releases]
    changelog = (paths.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(\d[^\]]*)\]", changelog, re.MULTILINE)

    assert names.RELEASE.debian == releases[0].get("version")
    assert headings == [one.get("version") for one in releases][-len(headings) :]
    assert sorted(days, reverse=True) == days
    assert names.RELEASE.is_final == (releases[0].get("type") == "stable")


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


def test_the_metadata_name_what_the_entry_names() -> None:
    """Id, entry, type and categories of both belong together; every text is in all languages."""
    told = ET.fromstring(metainfo.metainfo())
    categories = ";".join(one.text or "" for one in told.iter("category"))

    assert names.APP_ID == told.findtext("id")
    assert f"{names.APP_ID}.desktop" == told.findtext("launchable")
    assert names.MIME_TYPE == told.findtext("provides/mediatype")
    assert f"\nCategories={categories};\n" in texts.desktop_entry(names.WINDOW)
    texts_of = [*told.findall("summary"), *told.findall("description/*"), *told.findall("description/ul/li")]
    spoken = [one.get(LANGUAGE, "en") for one in texts_of if one.tag != "ul"]
    assert 1 == len({spoken.count(language) for language in LANGUAGES})


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
@pytest.mark.parametrize("home_page", ["", "https://example.org/straights"])
def test_the_metadata_are_as_appstream_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home_page: str
) -> None:
    """Nothing is fetched: the pictures are there only once the version is published."""
    monkeypatch.setenv("STRAIGHTS_HOME_PAGE", home_page)
    file = tmp_path / metainfo.FILE
    file.write_text(metainfo.metainfo(), encoding="utf-8")
    argv = ["appstreamcli", "validate", "--no-net", str(file)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)

    assert (0, []) == (done.returncode, re.findall(r"^[EW]:.*", done.stdout, re.MULTILINE))
