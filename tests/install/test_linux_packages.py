"""The packages for Linux, of a small invented bundle: valid, and the same whenever they are made."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle import build_environment, names
from linux import nfpm, tarball
from linux.dependencies import Dependencies
from linux.nfpm import build_deb, build_rpm

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
needs_nfpm = pytest.mark.skipif(
    not Path(build_environment.program("nfpm")).is_file(), reason="nfpm comes with packaging/package.py"
)
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
    pytest.param(build_deb, id="deb", marks=needs_nfpm),
    pytest.param(build_rpm, id="rpm", marks=needs_nfpm),
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
    shutil.rmtree(tmp_path / "made")
    second = build(invented_bundle, tmp_path / "second")

    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


@needs_nfpm
@needs_program("dpkg-deb")
def test_the_deb_is_valid(invented_bundle: Path, tmp_path: Path) -> None:
    """The system reads its fields and its files; all belong to root and have their date."""
    deb = build_deb(invented_bundle, tmp_path)
    fields = said_by("dpkg-deb", "--info", deb)
    listed = said_by("dpkg-deb", "--contents", deb)
    said_by("dpkg-deb", "--extract", deb, tmp_path / "out")

    assert b"data.tar.xz" in deb.read_bytes()
    assert f" Version: {names.RELEASE.debian}\n" in fields
    assert " Depends: libc6 (>= 2.36), libx11-6, xkb-data, " in fields
    assert {"root/root"} == {line.split()[1] for line in listed.splitlines()}
    assert {"2026-09-21"} == {line.split()[3] for line in listed.splitlines()}
    assert (invented_bundle / LIBRARY).read_bytes() == (tmp_path / "out" / HOME / LIBRARY).read_bytes()


@needs_nfpm
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


@needs_nfpm
@needs_program("rpm")
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
    assert f"localhost {THEN} {names.RELEASE.debian} zstd" == told


def test_nfpm_is_told_of_no_home_page_that_is_none(
    invented_bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once one is set, both packages tell it."""
    told = []
    monkeypatch.setattr("linux.nfpm.subprocess.run", lambda *_, **__: None)
    for page in ("", "https://example.org/straights"):
        monkeypatch.setenv("STRAIGHTS_HOME_PAGE", page)
        nfpm.nfpm("deb", (), Dependencies("2.36", frozenset()), tmp_path / "a.deb")
        told.append(json.loads((tmp_path / "made/nfpm-deb.json").read_text("utf-8")).get("homepage"))

    assert [None, "https://example.org/straights"] == told
