"""What the packages for Linux put where, and with which rights; the archive keeps to one folder."""

import gzip
import os
import sys
import tarfile
from pathlib import Path

import pytest

from bundle import names
from linux import tarball, tree
from linux.tree import DEBIAN, RPM

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
LIBRARY = "_internal/PySide6/Qt/lib/libQt6Core.so.6"
THEN = 1_790_000_000  # what the bundle is dated with
HOME = "usr/lib/straights"


@pytest.mark.parametrize("layout", [DEBIAN, RPM])
def test_programs_may_be_run_and_libraries_are_data(invented_bundle: Path, layout: tree.Layout) -> None:
    """Rights as Debian wants them, whatever the bundle's are: folders and programs 0755, all else 0644."""
    entries = tree.tree(invented_bundle, layout)
    modes = {one.path: one.mode for one in entries}
    programs = {f"{HOME}/{names.WINDOW}", f"{HOME}/{names.CONSOLE}"}

    assert programs == {one.path for one in entries if one.source and one.mode == 0o755}
    assert {0o644} == {one.mode for one in entries if one.source and one.path not in programs}
    assert {0o755} == {one.mode for one in entries if not one.source and not one.target}
    assert 0o644 == modes[f"{HOME}/{LIBRARY}"]
    assert 0o755 == modes[f"{HOME}/_internal/PySide6"]


@pytest.mark.parametrize("layout, folder", [(DEBIAN, "usr/games"), (RPM, "usr/bin")])
def test_programs_are_where_the_distribution_looks(
    invented_bundle: Path, layout: tree.Layout, folder: str
) -> None:
    """As links that lead to the bundle; the menu names the very same."""
    entries = {one.path: one for one in tree.tree(invented_bundle, layout)}
    for program in (names.WINDOW, names.CONSOLE):
        link = entries[f"{folder}/{program}"]
        assert f"{HOME}/{program}" == os.path.normpath(f"{folder}/{link.target}")
    menu = entries[f"usr/share/applications/{names.APP_ID}.desktop"].content().decode()

    assert f"\nExec=/{folder}/{names.WINDOW} %f\n" in menu


def test_the_files_of_one_layout_do_not_replace_those_of_another(invented_bundle: Path) -> None:
    """The packages are made at the same time."""
    place = f"usr/share/applications/{names.APP_ID}.desktop"
    first, second = (
        {one.path: one for one in tree.tree(invented_bundle, layout)}[place] for layout in (DEBIAN, RPM)
    )

    assert b"\nExec=/usr/games/" in first.content()
    assert b"\nExec=/usr/bin/" in second.content()


def test_the_packages_own_their_folder_and_their_documents(invented_bundle: Path) -> None:
    """What is removed with them; licences and changelog are where each distribution wants them."""
    debian, other = ({one.path for one in tree.tree(invented_bundle, layout)} for layout in (DEBIAN, RPM))

    assert {HOME, "usr/share/doc/straights/copyright", "usr/share/doc/straights/changelog.gz"} <= debian
    assert {HOME, "usr/share/licenses/straights/LICENSE", "usr/share/doc/straights/CHANGELOG.md"} <= other
    assert {f"usr/share/man/man6/{name}.6.gz" for name in (names.WINDOW, names.CONSOLE)} <= debian & other
    assert [] == [place for place in debian | other if place.startswith("/") or ".." in place]


def test_the_archive_has_one_folder_and_nobodys_name(invented_bundle: Path, tmp_path: Path) -> None:
    """It unpacks into one folder; of the account that made it there is no trace."""
    made = tarball.build_tarball(invented_bundle, tmp_path)
    with tarfile.open(made) as archive:
        members = archive.getmembers()
    modes = {one.name: one.mode for one in members}

    assert f"straights-{names.VERSION}-linux-x86_64.tar.xz" == made.name
    assert {f"straights-{names.VERSION}"} == {one.name.split("/")[0] for one in members}
    assert {("root", "root", 0, 0)} == {(one.uname, one.gname, one.uid, one.gid) for one in members}
    assert {THEN} == {one.mtime for one in members}
    assert {0o755} == {
        modes[f"{tarball.TOP}/{name}"] for name in (names.WINDOW, names.CONSOLE, "add-to-menu")
    }
    assert {0o644} == {
        modes[f"{tarball.TOP}/{name}"] for name in (LIBRARY, "LICENSE", "NOTICE", "README.txt")
    }


def test_the_archive_says_what_a_bare_system_lacks(invented_bundle: Path, tmp_path: Path) -> None:
    """Its README has a command that can be pasted, and no place that was not filled."""
    with tarfile.open(tarball.build_tarball(invented_bundle, tmp_path)) as archive:
        file = archive.extractfile(f"{tarball.TOP}/README.txt")
        assert file is not None
        text = file.read().decode()

    assert "    sudo apt install libx11-6 xkb-data fontconfig-config fonts-dejavu-core\n" in text
    assert "glibc 2.36" in text
    assert "$" not in text


def test_no_date_of_today_is_in_what_is_made(invented_bundle: Path) -> None:
    """Manual and changelog have the moment of the sources, and gzip writes none."""
    entries = [one for one in tree.tree(invented_bundle, DEBIAN) if one.path.endswith(".gz")]
    pages = {Path(one.path).name: one.content() for one in entries}

    assert {"straights.6.gz", "straights-gui.6.gz", "changelog.gz"} == set(pages)
    assert {bytes(4)} == {page[4:8] for page in pages.values()}
    assert b'"2026-09-21"' in gzip.decompress(pages["straights.6.gz"])
    assert b"Mon, 21 Sep 2026" in gzip.decompress(pages["changelog.gz"])
