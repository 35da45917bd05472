"""The packages for Linux, of a small invented bundle: valid, and the same whenever they are made."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle import names, sizes
from linux import tarball
from linux.deb import build_deb
from linux.rpm import build_rpm

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
LIBRARY = "_internal/PySide6/Qt/lib/libQt6Core.so.6"
THEN = 1_790_000_000  # 21 September 2026
HOME = "usr/lib/straights"


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


@needs_program("dpkg-deb")
def test_the_deb_is_valid(invented_bundle: Path, tmp_path: Path) -> None:
    """The system reads its fields and its files; all belong to root and have their date."""
    deb = build_deb(invented_bundle, tmp_path)
    fields = said_by("dpkg-deb", "--info", deb)
    listed = said_by("dpkg-deb", "--contents", deb)
    said_by("dpkg-deb", "--extract", deb, tmp_path / "out")

    description = said_by("dpkg-deb", "--field", deb, "Description").splitlines()

    assert [] == [line for line in description if len(line) > 80]  # lintian's limit
    assert b"data.tar.xz" in deb.read_bytes()
    assert f" Version: {names.RELEASE.debian}\n" in fields
    assert " Depends: libc6 (>= 2.36), libx11-6, xkb-data, " in fields
    assert {"root/root"} == {line.split()[1] for line in listed.splitlines()}
    assert {"2026-09-21"} == {line.split()[3] for line in listed.splitlines()}
    assert (invented_bundle / LIBRARY).read_bytes() == (tmp_path / "out" / HOME / LIBRARY).read_bytes()


@needs_program("lintian")
@needs_program("cc")
def test_lintian_accepts_the_library_of_debians_python(invented_bundle: Path, tmp_path: Path) -> None:
    """It has the messages of expat in it, which lintian takes for a copy; the system's libexpat is used."""
    library = invented_bundle / "_internal/libpython3.11.so.1.0"
    code = 'const char *message = "requested feature requires XML_DTD support in Expat";'
    command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library)]
    subprocess.run(command, input=code, text=True, check=True)
    deb = build_deb(invented_bundle, tmp_path)
    command = ["lintian", "--allow-root", "--fail-on", "none", "--show-overrides"]
    found = said_by(*command, "--tags", "embedded-library", deb)

    assert ["O"] == [line.split(":")[0] for line in found.splitlines() if "embedded-library expat" in line]


@needs_program("rpmbuild")
def test_the_rpm_is_valid(invented_bundle: Path, tmp_path: Path) -> None:
    """All of its digests are right, and it asks for what the bundle needs; nothing says who made it."""
    rpm = build_rpm(invented_bundle, tmp_path)
    query = ("rpm", "--query", "--package", "--nosignature", rpm)

    assert "digests OK" in said_by("rpm", "--checksig", "--nosignature", rpm)
    assert "libX11.so.6()(64bit)" in said_by(*query, "--requires").splitlines()
    assert {f"{HOME}/{LIBRARY}", "usr/bin/straights"} <= {
        line.strip("/") for line in said_by(*query, "--list").splitlines()
    }
    told = said_by(*query, "--queryformat", "%{BUILDHOST} %{BUILDTIME} %{VERSION} %{PAYLOADCOMPRESSOR}")
    assert f"localhost {THEN} {names.RELEASE.debian} xz" == told


@needs_program("rpmbuild")
def test_the_rpm_owns_its_files_and_changes_none(invented_bundle: Path, tmp_path: Path) -> None:
    """Modes, owner, date, documents and licences are declared; the library arrives byte for byte."""
    rpm = build_rpm(invented_bundle, tmp_path)
    columns = "%{FILENAMES} %{FILEMODES:perms} %{FILEUSERNAME} %{FILEMTIMES} %{FILEFLAGS:fflags}"
    said = said_by("rpm", "--query", "--package", "--nosignature", "--queryformat", f"[{columns}\n]", rpm)
    files = {line.split(" ")[0]: line.split(" ")[1:] for line in said.splitlines()}
    with rpm.open("rb") as package:
        data = subprocess.run(["rpm2cpio"], stdin=package, check=True, capture_output=True).stdout

    assert {("root", f"{THEN}")} == {(owner, date) for _, owner, date, _ in files.values()}
    assert "-rwxr-xr-x" == files[f"/{HOME}/{names.WINDOW}"][0]
    assert "-rw-r--r--" == files[f"/{HOME}/{LIBRARY}"][0]
    assert "drwxr-xr-x" == files[f"/{HOME}"][0]
    assert "l" == files["/usr/share/licenses/straights/LICENSE"][3]
    assert "d" == files["/usr/share/doc/straights/CHANGELOG.md"][3]
    assert [] == [name for name in files if not name.startswith(("/usr/bin/", f"/{HOME}", "/usr/share/"))]
    assert (invented_bundle / LIBRARY).read_bytes() in data


@needs_program("rpmbuild")
def test_the_rpm_provides_nothing_but_itself(invented_bundle: Path, tmp_path: Path) -> None:
    """What is in the bundle is no library for others, and rpm adds no requirement of its own."""
    rpm = build_rpm(invented_bundle, tmp_path)
    query = ("rpm", "--query", "--package", "--nosignature", rpm)
    provided = {line.split()[0] for line in said_by(*query, "--provides").splitlines()}
    required = [one for one in said_by(*query, "--requires").splitlines() if not one.startswith("rpmlib(")]

    assert {"straights", "straights(x86-64)"} == provided
    needed = {"fontconfig", "libX11.so.6()(64bit)", "libc.so.6(GLIBC_2.36)(64bit)", "xkeyboard-config"}
    assert needed == set(required)
    assert ["font(:lang=en)"] == said_by(*query, "--recommends").splitlines()


@needs_program("dpkg-deb")
def test_the_deb_knows_its_size_and_its_sums(invented_bundle: Path, tmp_path: Path) -> None:
    """By the sums dpkg finds a file that was damaged later."""
    deb = build_deb(invented_bundle, tmp_path)
    said_by("dpkg-deb", "--raw-extract", deb, tmp_path / "out")
    found = said_by("sh", "-c", 'cd "$1" && md5sum --check --strict DEBIAN/md5sums', "sh", tmp_path / "out")
    files = [path for path in (tmp_path / "out/usr").rglob("*") if path.is_file() and not path.is_symlink()]
    size = int(said_by("dpkg-deb", "--field", deb, "Installed-Size"))

    assert len(files) == len(found.splitlines())
    assert sum(path.stat().st_size for path in files) / 1024 <= size


@needs_program("dpkg-deb")
@needs_program("rpmbuild")
def test_no_home_page_is_told_that_is_none(
    invented_bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once one is set, both packages tell it."""
    told = []
    for page in ("", "https://example.org/straights"):
        monkeypatch.setenv("STRAIGHTS_HOME_PAGE", page)
        deb, rpm = build_deb(invented_bundle, tmp_path), build_rpm(invented_bundle, tmp_path)
        query = ("rpm", "--query", "--package", "--nosignature", "--queryformat", "%{URL}", rpm)
        told.append((said_by("dpkg-deb", "--field", deb, "Homepage").strip(), said_by(*query)))

    assert [("", "(none)"), ("https://example.org/straights",) * 2] == told


@pytest.mark.parametrize("name", ["a.tar.xz", "a.deb", "a.rpm"])
def test_a_download_has_at_most_36_megabytes(tmp_path: Path, name: str) -> None:
    """Each kind of package; a larger one stops the build."""
    package = tmp_path / name
    for size in (36_000_000, 36_100_000):
        with package.open("wb") as file:
            file.truncate(size)
        if size == 36_000_000:
            sizes.limit_download(package)
        else:
            with pytest.raises(sizes.TooLarge, match=r"has 36\.1 MB; it may have 36"):
                sizes.limit_download(package)
