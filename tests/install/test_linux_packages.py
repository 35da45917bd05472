"""The packages for Linux, of an invented bundle: what no step checks when it makes them."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle import names, paths
from linux import tarball, tree
from linux.deb import build_deb
from linux.dependencies import Dependencies
from linux.rpm import build_rpm

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
LIBRARY = "_internal/PySide6/Qt/lib/libQt6Core.so.6"
THEN = 1_790_000_000  # the date of the bundle
HOME = "usr/lib/straights"


def icons_in(folder: Path) -> Path:
    """Icons, as far as a package looks at them."""
    folder.mkdir()
    for prefix in ("", "document-"):
        for size in tree.SIZES:
            (folder / f"{prefix}{size}.png").write_bytes(f"{prefix}{size}".encode())
    return folder


@pytest.fixture
def invented_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two programs, a library with the rights of a program, and a link to it."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(THEN))
    monkeypatch.setattr(paths, "ICONS", icons_in(tmp_path / "icons"))
    for module_name in ("tarball", "deb", "rpm"):
        monkeypatch.setattr(
            f"linux.{module_name}.dependencies_of", lambda _: Dependencies("2.36", frozenset({"libX11.so.6"}))
        )
    folder = tmp_path / "bundle"
    (folder / LIBRARY).parent.mkdir(parents=True)
    for name in (names.WINDOW, names.CONSOLE, LIBRARY):
        (folder / name).write_bytes(b"\x7fELF" + bytes(500) + name.encode())
        (folder / name).chmod(0o700)
    (folder / "_internal/base_library.zip").write_bytes(bytes(range(256)) * 12)
    (folder / "_internal/libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    return folder


def needs_program(name: str) -> pytest.MarkDecorator:
    """Skip a test where a program is not installed."""
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed")


def said_by(*argv: str | Path) -> str:
    """What a program says; the test fails where that fails."""
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


BUILDERS = [
    pytest.param(tarball.build_tarball, id="tarball"),
    pytest.param(build_deb, id="deb", marks=needs_program("dpkg-deb")),
    pytest.param(build_rpm, id="rpm", marks=needs_program("rpmbuild")),
]


@pytest.mark.parametrize("build", BUILDERS)
def test_the_same_sources_give_the_same_package(
    invented_bundle: Path, tmp_path: Path, build: Callable[[Path, Path], Path]
) -> None:
    """Byte for byte, also when the files were written on another day."""
    first = build(invented_bundle, tmp_path / "first")
    for path in (*invented_bundle.rglob("*"), *(tmp_path / "icons").iterdir()):
        if not path.is_symlink():
            os.utime(path, (1, 1))
    second = build(invented_bundle, tmp_path / "second")

    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


@needs_program("rpmbuild")
def test_the_rpm_says_what_fedora_needs(invented_bundle: Path, tmp_path: Path) -> None:
    """The bundle has no library for others; nothing says who made it; licences are marked as such."""
    rpm = build_rpm(invented_bundle, tmp_path)
    query = ("rpm", "--query", "--package", "--nosignature", rpm)
    provided = {line.split()[0] for line in said_by(*query, "--provides").splitlines()}
    required = [one for one in said_by(*query, "--requires").splitlines() if not one.startswith("rpmlib(")]
    files = said_by(
        *query, "--queryformat", "[%{FILENAMES} %{FILEMODES:perms} %{FILEFLAGS:fflags}\n]"
    ).splitlines()

    assert {"straights", "straights(x86-64)"} == provided
    needed = {"fontconfig", "libX11.so.6()(64bit)", "libc.so.6(GLIBC_2.36)(64bit)", "xkeyboard-config"}
    assert needed == set(required)
    assert ["font(:lang=en)"] == said_by(*query, "--recommends").splitlines()
    assert f"localhost {THEN}" == said_by(*query, "--queryformat", "%{BUILDHOST} %{BUILDTIME}")
    assert {
        f"/{HOME}/{names.WINDOW} -rwxr-xr-x ",
        f"/{HOME}/{LIBRARY} -rw-r--r-- ",
        "/usr/share/licenses/straights/LICENSE -rw-r--r-- l",
    } <= set(files)


def test_the_archive_has_one_folder_and_nobodys_name(invented_bundle: Path, tmp_path: Path) -> None:
    """Of the account that made it there is no trace; its README has a command that can be pasted."""
    made = tarball.build_tarball(invented_bundle, tmp_path)
    with tarfile.open(made) as archive:
        members = archive.getmembers()
        readme = archive.extractfile(f"{tarball.TOP}/README.txt")
        assert readme is not None
        text = readme.read().decode()
    programs = {f"{tarball.TOP}/{name}" for name in (names.WINDOW, names.CONSOLE, "add-to-menu")}

    assert f"straights-{names.VERSION}-linux-x86_64.tar.xz" == made.name
    assert {f"straights-{names.VERSION}"} == {one.name.split("/")[0] for one in members}
    assert {("root", "root", 0, 0, THEN)} == {
        (one.uname, one.gname, one.uid, one.gid, one.mtime) for one in members
    }
    assert programs == {one.name for one in members if one.isfile() and one.mode == 0o755}
    assert "    sudo apt install libx11-6 xkb-data fontconfig-config fonts-dejavu-core\n" in text
    assert "$" not in text
