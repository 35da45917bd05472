"""What Flathub builds a Flatpak from: it follows the lock files, and the desktop finds its files."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bundle import names
from linux import flatpak
from linux.lint import lint_desktop_files
from linux.staging import stage

SOURCES: list[dict[str, object]] = [{"type": "file", "url": "https://example.org/a.whl", "sha256": "0" * 64}]


@pytest.fixture
def sdist(tmp_path: Path) -> Path:
    file = tmp_path / f"straights-{names.VERSION}.tar.gz"
    file.write_bytes(b"sources")
    return file


def test_the_base_has_the_qt_of_the_lock_files(sdist: Path) -> None:
    made = flatpak.manifest(SOURCES, sdist)
    locked = re.findall(r"^pyside6-essentials==(.*) \\$", flatpak.LOCKS[0].read_text("utf-8"), re.MULTILINE)

    assert [made["base-version"]] == [version.rpartition(".")[0] for version in locked]
    assert made["base-version"] == made["runtime-version"]


def test_a_flatpak_sees_nothing_of_the_players_files(sdist: Path) -> None:
    made = flatpak.manifest(SOURCES, sdist)

    assert [] == re.findall("--(?:filesystem|persist|device)", json.dumps(made["finish-args"]))


def test_a_publisher_has_the_sources_of_this_version(sdist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STRAIGHTS_HOME_PAGE", "https://example.org/straights")
    made = json.loads(json.dumps(flatpak.manifest(SOURCES, sdist)))
    game = made["modules"][1]["sources"][0]

    assert f"https://example.org/straights/releases/download/v{names.VERSION}/{sdist.name}" == game["url"]
    assert 64 == len(game["sha256"])


@pytest.mark.usefixtures("invented_bundle")  # has icons
def test_the_desktop_finds_the_menu_entry_its_icon_and_the_file_type(tmp_path: Path) -> None:
    """Flatpak shows the desktop only those files whose names begin with the identifier."""
    stage(flatpak.desktop_entries(), tmp_path / "share")
    share = tmp_path / "share"
    entry = (share / f"applications/{names.APP_ID}.desktop").read_text(encoding="utf-8")

    assert f"\nIcon={names.APP_ID}\n" in entry
    assert (share / f"icons/hicolor/scalable/apps/{names.APP_ID}.svg").is_file()
    assert (share / f"mime/packages/{names.APP_ID}.xml").is_file()
    assert f">{names.APP_ID}</icon>" in (share / f"metainfo/{names.APP_ID}.metainfo.xml").read_text("utf-8")
    if all(map(shutil.which, ("desktop-file-validate", "appstreamcli", "xmllint", "update-mime-database"))):
        lint_desktop_files(share, tmp_path)  # unreached: few machines have all of these programs


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="no flatpak-builder")
def test_flatpak_builder_reads_the_manifest(sdist: Path, tmp_path: Path) -> None:
    file = tmp_path / f"{names.APP_ID}.json"
    file.write_text(json.dumps(flatpak.manifest(SOURCES, sdist)), encoding="utf-8")
    said = subprocess.run(
        ["flatpak-builder", "--show-manifest", str(file)],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,  # where it leaves a folder
    )

    assert (names.APP_ID, "") == (json.loads(said.stdout)["id"], said.stderr)
